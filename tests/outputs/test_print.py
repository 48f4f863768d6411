"""The cards: which there are, what they say and how they mark it; the same bytes every time."""

from dataclasses import replace

import pypdfium2 as pdfium
import pytest

from authoring import Golden
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.placements import OutOfPlay
from oobc.game.scenarios import Scenario
from oobc.layout.cutout import together
from oobc.model.victory import LossesWorth, VictoryResult
from oobc.outputs.paper import Printing
from oobc.outputs.print import CARDS, render
from oobc.outputs.print.forces_card import forces_card
from oobc.outputs.print.scenario_cards import scenario_cards
from oobc.outputs.print.scenarios_card import scenarios_card
from oobc.outputs.print.setup_cards import setup_cards
from oobc.outputs.print.turn_cards import turn_cards
from oobc.outputs.print.victory_card import victory_card
from oobc.outputs.words import order, plain
from sheets_of_paper import coloured

MM = 72 / 25.4


@pytest.fixture(scope="module")
def cards(game: Game) -> dict[str, bytes]:
    return _printed(game)


def _printed(game: Game, printing: Printing | None = None) -> dict[str, bytes]:
    """The cards by the path of their file."""
    printing = printing or Printing()
    made = render(game, Press(game.look), replace(printing, parts=printing.parts or frozenset(CARDS)))
    return {artifact.path: artifact.content for artifact in made}


def _pages(content: bytes) -> list[str]:
    """The text of every page, a line each as it is drawn."""
    pdf = pdfium.PdfDocument(content)
    return [page.get_textpage().get_text_range().replace("\r\n", "\n") for page in pdf]


def test_there_is_a_card_for_each_thing_that_players_look_up_or_lay_counters_on(cards: dict[str, bytes]) -> None:
    assert [path.removeprefix("print/").removesuffix(".pdf") for path in cards] == [
        "setup-guild",
        "setup-wrack",
        "setup-crown",
        "scenario-first-light",
        "scenario-long-dark",
        "scenario-wreckers",
        "turn-record-first-day",
        "turn-record-second-day",
        "board-roads",
        "board-deep",
        "board-chest",
        "board-casks",
        "condition-wind",
        "tables",
        "sequence",
        "victory",
        "scenarios",
        "forces",
    ]


def test_reinforcements_stand_in_the_space_of_their_turn(game: Game) -> None:
    spaces = {turn.band.title: turn.entries for turn in dict(turn_cards(game, "a4"))["turn-record-first-day"].turns}
    assert [(each.hex.text, each.only, [piece.name for piece in each.pieces]) for each in spaces["Flood"]] == [
        ("J-9", (), ["Lion"])
    ]
    assert spaces["Ebb"] == ()


def test_the_worksheet_says_what_the_game_compares(game: Game) -> None:
    levels = [{"title": "Lit", "up-to": "1"}, {"title": "Dark"}]
    compared = {"compares": "difference", "of": ["wrack"], "to": ["guild", "crown"], "levels": levels}
    assert game.box.victory is not None
    victory = game.box.victory.model_copy(
        update={
            "result": VictoryResult.model_validate(compared),
            "losses": LossesWorth.model_validate({"every": "3"}),
        }
    )
    box = game.box.model_copy(update={"victory": victory})
    ((_, card),) = victory_card(replace(game, box=box), "a4")
    assert card.result is not None and card.losses is not None
    assert card.result.how == "Take the total of The Lamp Guild and The Revenue from that of The Wreckers."
    assert (card.result.called, card.result.levels) == ("Difference", (("Lit", "1 or less"), ("Dark", "over 1")))
    assert (card.losses.each, card.losses.counted) == ("For each 3 that the others lost", "Lost by others")


def test_an_order_is_told_in_the_words_of_its_series(game: Game) -> None:
    (given,) = game.scenarios["wreckers"].orders
    said = "under oath for Eel to E-6, given on Second day Slack, sealed, with 2 casks of oil"
    assert plain(order(game, given)) == f"The Wreckers: Sailing orders, {said}"


@pytest.mark.parametrize(("summed", "unit", "sum"), [("hull", "Hull", "11"), ("sail", "hexes", "9"), (None, None, "0")])
def test_cards_add_up_the_value_that_the_series_names(
    game: Game, summed: str | None, unit: str | None, sum: str
) -> None:
    series = replace(game.series, pieces=game.series.pieces.model_copy(update={"summed": summed}))
    ((_, card),) = forces_card(replace(game, series=series), "a4")
    crown = card.sides[-1]
    assert (card.frame.unit, crown.total.strength.text, len(crown.formations[0].arms)) == (
        unit,
        sum,
        2 if summed else 0,
    )


def test_what_only_one_scenario_checks_names_that_scenario(game: Game) -> None:
    flood = next(
        turn for turn in dict(turn_cards(game, "a4"))["turn-record-first-day"].turns if turn.band.title == "Flood"
    )
    assert flood.checks == ((("Light",), (("B", "Becalmed"),)),)


def test_reconstructed_values_and_those_from_history_carry_their_marks(cards: dict[str, bytes]) -> None:
    wrack, guild = _pages(cards["print/setup-wrack.pdf"])[0], _pages(cards["print/setup-guild.pdf"])[0]
    assert "2† 1† 7†" in wrack
    assert "Leaks.†" in wrack
    assert "Mutinous at 4†" in wrack
    assert "6‡" in guild


def test_the_foot_explains_the_marks_of_its_page_and_no_others(cards: dict[str, bytes]) -> None:
    def foot(card: str) -> str:
        return _pages(cards[f"print/{card}.pdf"])[0].rstrip().split("\n")[-1]

    plain = "no mark: printed, or a published change Lantern Isles 1.2 1 / 1"
    assert foot("setup-wrack") == f"† reconstructed by us {plain}"
    assert foot("setup-guild") == f"‡ from history {plain}"
    assert foot("sequence").startswith("Lantern Isles 1.2 1 / ")


def test_totals_are_those_of_the_side(cards: dict[str, bytes]) -> None:
    assert "The Lamp Guild in all: 4 counters 10" in _pages(cards["print/setup-guild.pdf"])[0]


GOLDEN_CARDS = [
    "setup-wrack",
    "scenario-first-light",
    "turn-record-first-day",
    "board-casks",
    "tables",
    "sequence",
    "victory",
    "scenarios",
    "forces",
]


@pytest.mark.parametrize("card", GOLDEN_CARDS)
def test_the_cards_read_as_they_did(card: str, cards: dict[str, bytes], golden: Golden) -> None:
    golden(f"two-lights.{card}.txt", "\n\f\n".join(_pages(cards[f"print/{card}.pdf"])) + "\n")


def test_the_same_game_gives_the_same_bytes(game: Game, cards: dict[str, bytes]) -> None:
    assert _printed(game) == cards


def test_a_part_can_be_printed_by_itself(game: Game, cards: dict[str, bytes]) -> None:
    by_part = [_printed(game, Printing(parts=frozenset({part}))) for part in CARDS]
    assert list(by_part[CARDS.index("turns")]) == [
        "print/turn-record-first-day.pdf",
        "print/turn-record-second-day.pdf",
    ]
    assert {path: content for part in by_part for path, content in part.items()} == cards


def test_in_a_grey_print_nothing_has_a_colour(game: Game, cards: dict[str, bytes]) -> None:
    grey = _printed(game, Printing(grey=True))
    assert {path: coloured(content) for path, content in grey.items() if coloured(content)} == {}
    assert all(coloured(content) for content in cards.values())


def test_every_counter_picture_is_described(game: Game) -> None:
    groups = dict(setup_cards(game, "a4"))["setup-guild"].formations
    pictures = [row.picture for group in groups for _, rows in group.parts for row in rows]
    described = {picture.name: picture.alt for picture in pictures}
    assert described["Heron"] == "Heron, Lamp Guild, Sloop, two masts, Hull 6, Hull when crippled 3, Sail 4, Guns 2"


def _with_ships(game: Game, count: int) -> Game:
    """The game with more ships of the Guild, which no scenario places."""
    heron = game.pieces["lamp-heron"]
    more = {f"heron-{n}": replace(heron, id=f"heron-{n}", name=f"Heron {n}") for n in range(count)}
    return replace(game, pieces=dict(game.pieces) | more)


def test_heads_stand_on_every_page(game: Game) -> None:
    pages = _pages(Press(game.look).document(dict(setup_cards(_with_ships(game, 60), "a4"))["setup-guild"]))
    assert len(pages) == 4
    assert all("Counter Kind" in page for page in pages)
    assert [("Guild squadron" in page, "continued" in page) for page in pages[:3]] == [
        (True, False),
        (True, True),
        (True, True),
    ]
    assert [page.rstrip().split("\n")[-1][-5:] for page in pages] == [f"{n} / 4" for n in range(1, 5)]


def test_a_card_with_many_scenarios_lies_on_its_side(game: Game) -> None:
    many: dict[str, Scenario] = {}
    for id, scenario in game.scenarios.items():
        many |= {id: scenario, f"{id}-again": replace(scenario, short=f"{scenario.short} 2")}
    card = Press(game.look).document(dict(setup_cards(replace(game, scenarios=many), "a4"))["setup-guild"])
    width, height = pdfium.PdfDocument(card)[0].get_size()
    assert width > height


def test_cards_that_are_out_of_play_in_a_scenario_stand_in_the_comparison(game: Game) -> None:
    first = game.scenarios["first-light"]
    out = OutOfPlay(source=first.placements["omen-lull"].source)
    less = replace(first, placements=dict(first.placements) | {"omen-lull": out})
    changed = replace(game, scenarios=dict(game.scenarios) | {"first-light": less})
    rows = dict(scenarios_card(changed, "a4"))["scenarios"].rows
    (facts,) = (row for row in rows if row[0].title == "Cards taken out")
    assert [[part.text for line in fact.lines for part in line] for fact in facts] == [["Lull"], [], []]


def test_what_earns_points_in_no_scenario_is_not_on_the_worksheet(game: Game) -> None:
    assert game.box.victory is not None
    first = game.scenarios["first-light"]
    idle = first.victory and first.victory.model_copy(update={"hexes_not_counted": ("C-3",)})
    one = {"first-light": replace(first, victory=idle)}
    worksheet = dict(victory_card(replace(game, scenarios=dict(game.scenarios) | one), "a4"))["victory"]
    assert {each.hex.text: each.idle for each in worksheet.hexes} == {"C-3": ("Light",), "H-9": ()}
    worksheet = dict(victory_card(replace(game, scenarios=one), "a4"))["victory"]
    assert [each.hex.text for each in worksheet.hexes] == ["H-9"]


@pytest.mark.parametrize("without", ["hexes", "losses", "formations", "scenario_awards", "awards"])
def test_the_worksheet_leaves_out_what_earns_nothing(game: Game, without: str) -> None:
    worksheet = dict(victory_card(game, "a4"))["victory"]
    assert Press(game.look).document(replace(worksheet, **{without: None if without == "losses" else ()}))


def test_a_correction_is_no_award_of_the_worksheet(game: Game) -> None:
    victory = game.box.victory
    assert victory is not None
    wreck, gone = victory.awards
    corrected = victory.model_copy(update={"awards": (wreck, gone.model_copy(update={"corrects": True}))})
    changed = replace(game, box=game.box.model_copy(update={"victory": corrected}))
    awards = dict(victory_card(changed, "a4"))["victory"].awards
    assert [title for title, _, _ in awards] == ["a wreck salvaged"]


def test_groups_that_come_to_lie_on_the_first_part_of_the_map_are_shown_there(game: Game) -> None:
    cells = game.map.grid
    assert together(cells, ["A-1", "C-3", "J-12"]) == [["A-1", "C-3"], ["J-12"]]
    first = dict(scenario_cards(game, "a4"))["scenario-first-light"]
    assert [[stack.hex for stack in stacks] for _, stacks in first.panels] == [["C-3", "D-4", "H-10", "H-9"]]
