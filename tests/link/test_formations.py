"""The hierarchy of a game, with as many levels as its series has. The Guild is a fleet here, of squadrons and lines."""

import json

import pytest

from authoring import BOX, SERIES, Desk
from oobc.art.counters import faces
from oobc.outputs.document import document
from oobc.outputs.print.setup_cards import setup_cards

COUNTERS, FORMATIONS, RULES = f"{BOX}/counters.csv", f"{BOX}/formations.csv", f"{SERIES}/series.yaml"
PARTS = """\
Guild/North,squadron,North squadron,,cpt-brand,#d8ecff,#000000,,printed:5.1
Guild/North/1,line,,,,,,,printed:5.1
"""


@pytest.fixture
def fleet(desk: Desk) -> Desk:
    """Fleet, squadron and line; the Heron is in the first line of the northern squadron, the Tern in none."""
    levels = "    fleet: {title: Fleet}\n    squadron: {title: Squadron}\n    line: {title: Line}\n"
    desk.change(RULES, "    formation:\n      title: Squadron\n    division:\n      title: Division\n", levels)
    for file in (RULES, f"{SERIES}/pieces.yaml", f"{SERIES}/markers.yaml"):
        text = desk.text(file).replace("same: formation", "same: fleet").replace("of: formation", "of: fleet")
        desk.write(file, text.replace("per: formation", "per: fleet").replace("{formation}", "{fleet}"))
    desk.write(FORMATIONS, desk.text(FORMATIONS).replace(",formation,", ",fleet,") + PARTS)
    desk.change(COUNTERS, "Heron,lamplit,Guild,", "Heron,lamplit,Guild/North/1,")
    desk.change(COUNTERS, "Ilse Brand,lamplit,Guild,", "Ilse Brand,lamplit,Guild/North,")
    return desk


def listed_by(desk: Desk, level: str) -> None:
    desk.change(RULES, "  kinds:\n    - ship\n  needs", f"  listed-by: {level}\n  kinds:\n    - ship\n  needs")


def test_a_piece_belongs_to_all_that_its_formation_is_a_part_of(fleet: Desk) -> None:
    heron = fleet.game().pieces["lamp-heron"]
    assert [each.id for each in heron.formations] == ["Guild", "Guild/North", "Guild/North/1"]
    assert {each.side.id for each in heron.formations} == {"guild"}


def test_pieces_are_listed_under_the_highest_level(fleet: Desk) -> None:
    game = fleet.game()
    assert [game.pieces[id].formation.id for id in ("lamp-heron", "lamp-tern")] == ["Guild", "Guild"]
    assert game.pieces["lamp-heron"].within == ("Guild", "North", "1")


def test_or_under_the_one_that_the_series_names(fleet: Desk) -> None:
    listed_by(fleet, "squadron")
    game = fleet.game()
    assert [game.pieces[id].formation.id for id in ("lamp-heron", "lamp-tern")] == ["Guild/North", "Guild"]
    assert game.pieces["lamp-heron"].within == ("North", "1")
    card = dict(setup_cards(game, "a4"))["setup-guild"]
    headings = [(group.head.title.text, [part for part, _ in group.parts]) for group in card.formations]
    assert headings == [("North squadron", [None, "1"]), ("Guild squadron", [None])]


def test_the_lowest_that_has_an_officer_or_a_stripe_gives_it(fleet: Desk) -> None:
    game = fleet.game()
    assert game.pieces["lamp-heron"].led_by == "cpt-brand"
    assert faces(game, game.pieces["lamp-heron"])[0].stripe == ("#d8ecff",)
    assert faces(game, game.pieces["lamp-tern"])[0].stripe == ("#3a2a10",)


def test_levels_are_words_on_counters(fleet: Desk) -> None:
    text = fleet.text(f"{SERIES}/pieces.yaml").replace('name: "{name}"', 'name: "{squadron}/{line}|{fleet}"')
    fleet.write(f"{SERIES}/pieces.yaml", text)
    game = fleet.game()
    assert [faces(game, game.pieces[id])[0].slots["name"] for id in ("lamp-heron", "lamp-tern")] == ["North/1", "Guild"]


def test_a_stack_is_of_one_formation_of_a_level_or_of_the_one_above_that_has_none(fleet: Desk) -> None:
    fleet.change(f"{BOX}/battles/two-lights/setup.csv", "lamp-tern,D-4,C-3 (whole),", "lamp-tern,C-3,,")
    fleet.change(RULES, "    - units: 2\n      same: fleet\n", "    - units: 2\n      same: squadron\n")
    fleet.change(RULES, "    - units: 3\n", "    - units: 1\n")
    assert fleet.messages("OOB317") == ["2 pieces stand in C-3, more than may stack (1.4): lamp-heron, lamp-tern"]
    fleet.change(COUNTERS, "Tern,lamplit,Guild,", "Tern,lamplit,Guild/North,")
    assert fleet.messages("OOB317") == []


def test_losses_count_for_the_level_of_their_marker(fleet: Desk) -> None:
    fleet.change(f"{SERIES}/markers.yaml", "per: fleet", "per: squadron")
    fleet.change(f"{SERIES}/pieces.yaml", "{fleet}", "{squadron}")
    fleet.change(FORMATIONS, "#d8ecff,#000000,,", "#7a1f1f,#ffffff,5,")
    markers = {piece.id for piece in fleet.game().markers() if piece.formation is not None}
    assert markers == {"mutiny-guild-north"}


def test_the_document_has_the_tree(fleet: Desk) -> None:
    found = json.loads(document(fleet.game()))
    guild = [each for each in found["formations"] if each["side"] == "guild"]
    assert [(each["id"], each["level"], each["part_of"]) for each in guild] == [
        ("Guild", "fleet", None),
        ("Guild/North", "squadron", "Guild"),
        ("Guild/North/1", "line", "Guild/North"),
    ]
    assert next(each["formation"] for each in found["pieces"] if each["id"] == "lamp-heron") == "Guild/North/1"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Guild/North,squadron", "Guild/North,fleet", "'Guild' is a fleet, of which a fleet is no part"),
        ("Revenue,fleet", "Revenue,line", "a line is a part of something, only a fleet is not"),
        ("Revenue cutters,crown", "Revenue cutters,", "'Revenue' needs its side"),
        ("Guild/North,squadron", "Guild/North,squad", "there is no level of formations 'squad'"),
        ("Guild/North/1,line", "Guild/Nord/1,line", "there is no formation 'Guild/Nord'"),
        ("North squadron,,", "North squadron,wrack,", "'Guild/North' is of the side 'wrack', 'Guild' of 'guild'"),
    ],
)
def test_what_is_no_tree_is_found(fleet: Desk, old: str, new: str, message: str) -> None:
    fleet.change(FORMATIONS, old, new)
    assert message in fleet.messages()


def test_a_series_may_have_one_level(desk: Desk) -> None:
    desk.change(RULES, "    division:\n      title: Division\n", "")
    assert desk.game().pieces["lamp-heron"].within == ("Guild",)
