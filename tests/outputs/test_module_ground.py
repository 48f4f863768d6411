"""The tables of the module that tell costs and lines of sight, looked up as its expressions do."""

from fractions import Fraction

import pytest

from authoring import SERIES, TESTS, Desk, game_of
from oobc.game import Game
from oobc.layout.movement import cell_number, reckoned
from oobc.layout.sight import Sights
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.features.movement import MOVEMENT
from oobc.outputs.module.features.stacks import STACKS


@pytest.fixture(scope="module")
def game() -> Game:
    return game_of(TESTS / "project", "two-lights")


@pytest.fixture(scope="module")
def texts(game: Game) -> dict[str, str]:
    return dict(text for feature in FEATURES for text in feature.texts(game))


def looked_up(texts: dict[str, str], table: str, apart: str, source: str, to: str) -> str:
    """The character of a table for one hex seen from another."""
    hexes, offsets = texts["Hexes"], texts[apart]
    width = hexes.index("~", 1) + 1 if hexes.startswith("~") else hexes.index("~")
    size = len(texts[table]) // (len(hexes) // width)
    here, there = hexes.find(f"~{source}~"), hexes.find(f"~{to}~")
    return texts[table][here // width * size + max(0, offsets.find(f"~{there - here}~")) // 9]


@pytest.mark.parametrize("mover", ["sloop", "cutter", "light"])
def test_every_cost_stands_at_its_place(game: Game, texts: dict[str, str], mover: str) -> None:
    table, grid = reckoned(game)[mover], game.map.grid
    words = texts[f"Points {mover}"].split("~")
    for source in ("A-1", "C-3", "E-6", "J-12"):
        for to, cell in grid.numbers.items():
            near = grid.distance(grid.numbers[source], cell) <= table.scale.cells
            price = table.from_to(cell_number(game, grid.numbers[source]), cell_number(game, cell)) if near else None
            told = words[ord(looked_up(texts, f"Ways {mover}", f"Apart {mover}", source, to)) - 0xA1]
            if price is None:
                assert told == "no way that is counted", (source, to)
            else:
                number = told.removeprefix("at least ").removesuffix(" hexes").replace("½", " 1/2").split()
                assert (sum(map(Fraction, number)), not told.startswith("at least")) == price, (source, to, told)


def test_every_line_of_sight_stands_at_its_place(game: Game, texts: dict[str, str]) -> None:
    sights, grid, answers = Sights(game), game.map.grid, texts["Answers"].split("~")
    for source in ("A-1", "G-9", "H-8", "I-10"):
        for to, cell in grid.numbers.items():
            found = answers[ord(looked_up(texts, "Sight", "Apart sight", source, to)) - 0x4E00]
            if grid.distance(grid.numbers[source], cell) > 3:
                assert found == "farther than 3 hexes"
            else:
                way = sights.blocked(source, to)
                assert found == ("in sight" if way is None else f"sight is blocked by {way}"), (source, to)


def test_no_piece_and_no_saved_game_has_a_table(game: Game, texts: dict[str, str]) -> None:
    tables = {text for text in texts.values() if len(text) > 1000}
    traits = [trait.type for feature in FEATURES for each in feature.fixtures(game) for trait in each.traits]
    traits += [trait.type for feature in FEATURES for piece in game.units() for trait in feature.kind(game, piece)]
    assert not any(table in trait for table in tables for trait in traits)


def test_pieces_that_move_have_one_trait_more_and_others_none(game: Game) -> None:
    counts = {piece.id: len([*MOVEMENT.kind(game, piece)]) for piece in game.units()}
    assert (counts["lamp-heron"], counts["cpt-brand"], counts["beacon-north"]) == (1, 0, 0)


def test_brackets_stand_in_few_others_since_each_doubles_what_the_engine_reads(game: Game) -> None:
    said = [
        text for feature in FEATURES for text in (*feature.moved(game), *feature.of_piece(game), *feature.thread(game))
    ]
    assert max(map(depth, said)) <= 6


def depth(expression: str) -> int:
    """How many brackets are open at once, at most, outside its texts."""
    most = now = 0
    within = False
    for index, character in enumerate(expression):
        if character == '"' and expression[index - 1] != "\\":
            within = not within
        elif not within:
            now += (character in "([") - (character in ")]")
            most = max(most, now)
    return most


def test_a_game_without_movement_and_sight_has_none_of_it(desk: Desk) -> None:
    text = desk.text(f"{SERIES}/terrain.yaml")
    start, end = text.index("movement:"), text.index("hexes:")
    kept = [line for line in (text[:start] + text[end:]).splitlines() if "costs:" not in line]
    desk.write(f"{SERIES}/terrain.yaml", "\n".join(kept) + "\n")
    desk.change(f"{SERIES}/pieces.yaml", "    over: light\n", "")
    desk.change(
        f"{SERIES}/combat.yaml",
        '      - sight: true\n        says: "{attackers} without sight of {defenders}"\n        rules: ["1.12"]\n',
        "",
    )
    game = desk.game()
    assert [text for feature in FEATURES for text in feature.texts(game)] == []
    others = [
        each for feature in FEATURES if feature is not STACKS for each in (*feature.moved(game), *feature.thread(game))
    ]
    assert others == []
