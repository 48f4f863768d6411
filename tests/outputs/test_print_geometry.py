"""The geometry of the cards: every unit of every scenario stands once on its side's card, with the right hex."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest

from authoring import TESTS
from oobc.art.typst import Press
from oobc.compile import compile_battle
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, InHex
from oobc.game.scenarios import Scenario
from oobc.layout.paper import PAPERS, PaperName
from oobc.outputs.paper import Printing
from oobc.outputs.print import CARDS, render
from oobc.source.project import Project
from outputs.cards import MM, Area, Leaf, leaves

BATTLES = {"two-lights": TESTS / "project", "espinosa": TESTS.parent}
Cards = dict[str, list[Leaf]]


@pytest.fixture(scope="module", params=BATTLES)
def battle(request: pytest.FixtureRequest) -> Game:
    project = Project(BATTLES[request.param])
    game = compile_battle(project, project.battles()[request.param]).game
    assert game is not None
    return game


@pytest.fixture(scope="module")
def cards(battle: Game) -> Cards:
    return _printed(battle, Printing())


def _printed(game: Game, printing: Printing) -> Cards:
    """The pages of every card, by the name of its file."""
    artifacts = render(game, Press(game.look), replace(printing, parts=frozenset(CARDS)))
    return {each.path.removeprefix("print/").removesuffix(".pdf"): leaves(each.content) for each in artifacts}


def _counters(game: Game) -> list[Piece]:
    """The units but for the cards of decks, which cards do not list."""
    return [piece for piece in game.units() if not piece.is_card]


# ---- Set-up cards: a row for each counter, a column for each scenario ----


def _columns(game: Game, leaf: Leaf) -> list[Area]:
    """The columns of the scenarios, by the letters in their heads."""
    heads = [next(leaf.places_of(scenario.short, 10)) for scenario in game.scenarios.values()]
    return [Area(head.centre - 8.5 * MM, 0, head.centre + 8.5 * MM, leaf.height) for head in heads]


def _rows(game: Game, leaf: Leaf) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The name in each row that can be ticked, and what stands in its columns."""
    columns = _columns(game, leaf) if leaf.ticks else []
    for tick in leaf.ticks:
        name = leaf.written(
            Area(tick.right + 12.5 * MM, tick.middle - 3 * MM, columns[0].left, tick.middle + 8 * MM), 9.5
        )
        across = (tick.middle - 4.6 * MM, tick.middle + 4.6 * MM)
        yield name, tuple(leaf.written(Area(each.left, across[0], each.right, across[1])) for each in columns)


def _place(game: Game, scenario: Scenario, piece: Piece) -> str:
    """The words of a place with a hex, as the card writes them; nothing of others."""
    match scenario.placements[piece.id]:
        case Enters(turn, hex):
            return f"{turn.id} {hex}"
        case InHex(hex):
            return hex
    return ""


def test_every_unit_stands_once_on_the_card_of_its_side_with_its_hexes(battle: Game, cards: Cards) -> None:
    for id, side in battle.box.sides.items():
        found = Counter(name for leaf in cards[f"setup-{id}"] for name, _ in _rows(battle, leaf))
        rows = {name: places for leaf in cards[f"setup-{id}"] for name, places in _rows(battle, leaf)}
        members = [piece for piece in _counters(battle) if piece.side in (side, None)]
        named = Counter(piece.name for piece in members)
        assert {name: found[name] for name in named} == named
        for piece in members:
            for scenario, written in zip(battle.scenarios.values(), rows[piece.name], strict=True):
                assert written.startswith(_place(battle, scenario, piece)), f"{piece.id} in {scenario.id}"


def test_the_list_of_a_scenario_has_every_unit_of_the_sides_once_with_its_hex(battle: Game, cards: Cards) -> None:
    for scenario in battle.scenarios.values():
        expected = Counter(
            (piece.name, placement.hex if isinstance(placement, InHex) else "")
            for piece in _counters(battle)
            for placement in [scenario.placements[piece.id]]
        )
        found = Counter(
            (leaf.written(_beside(tick), 8.5), leaf.written(_beside(tick), 11))
            for leaf in cards[f"scenario-{scenario.id}"]
            for tick in leaf.ticks
        )
        assert found == expected, scenario.id


def _beside(tick: Area) -> Area:
    """The rest of the row of a square to tick, in its column."""
    return Area(tick.right + 10 * MM, tick.middle - 3.4 * MM, tick.left + 58 * MM, tick.middle + 3.4 * MM)


def test_the_stacks_on_the_map_of_a_scenario_lie_as_their_hexes_do(battle: Game, cards: Cards) -> None:
    for scenario in battle.scenarios.values():
        leaf = cards[f"scenario-{scenario.id}"][0]
        text = leaf.written(Area(0, 0, leaf.width, leaf.height))
        assert all(_tag(scenario, hex) in text for hex in scenario.stacks), scenario.id


def _tag(scenario: Scenario, hex: str) -> str:
    count = len(scenario.pieces_in(hex))
    return f"{hex} ×{count}" if count > 1 else hex


# ---- Every page ----


@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_has_the_size_of_the_paper_and_blank_margins(battle: Game, paper: PaperName) -> None:
    for name, pages in _printed(battle, Printing(paper)).items():
        for leaf in pages:
            assert sorted((leaf.width, leaf.height)) == pytest.approx([side * MM for side in PAPERS[paper]], abs=0.1)
            assert leaf.is_blank_round(10 * MM), name


def test_all_is_vector_with_the_fonts_of_the_project_embedded(cards: Cards) -> None:
    for pages in cards.values():
        for leaf in pages:
            for each in leaf.page.get_objects():
                assert each.type != raw.FPDF_PAGEOBJ_IMAGE
                if each.type == raw.FPDF_PAGEOBJ_TEXT:
                    font = raw.FPDFTextObj_GetFont(each.raw)
                    assert raw.FPDFFont_GetIsEmbedded(font) == 1
                    assert _name(font).startswith(("RobotoCondensed", "Barlow"))


def _name(font: raw.FPDF_FONT) -> str:
    """The name of a font without the letters that mark it as a part."""
    buffer = (raw.c_char * 200)()
    raw.FPDFFont_GetBaseFontName(font, buffer, len(buffer))
    return buffer.value.decode().partition("+")[2]


def test_every_card_is_tagged_and_has_a_title_a_language_and_an_outline(battle: Game) -> None:
    for artifact in render(battle, Press(battle.look), Printing(parts=frozenset(CARDS))):
        pdf = pdfium.PdfDocument(artifact.content)
        titles = [entry.get_title() for entry in pdf.get_toc()]
        assert raw.FPDFCatalog_IsTagged(pdf.raw)
        assert pdf.get_metadata_value("Title").startswith(f"{battle.battle.title}: ")
        assert battle.box.title in pdf.get_metadata_value("Subject")
        assert b"/Lang(en)" in artifact.content.replace(b"/Lang (en)", b"/Lang(en)")
        assert titles and len(titles) == len([*pdf.get_toc()])


def test_every_page_has_its_number(cards: Cards) -> None:
    for name, pages in cards.items():
        for number, leaf in enumerate(pages, 1):
            foot = leaf.written(Area(0, 0, leaf.width, 16 * MM))
            assert foot.endswith(f"{number} / {len(pages)}"), name
