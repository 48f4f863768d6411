"""Counters, formations and the markers of the series."""

from authoring import BOX, SERIES, Desk
from oobc.art.counters import faces
from oobc.game import Game


def test_a_counter_carries_the_values_of_its_kind(isles: Game) -> None:
    heron = isles.pieces["lamp-heron"]
    assert heron.values == {"hull": 6, "crippled": 3, "sail": 4, "guns": 2}
    assert (heron.side.id, heron.formation.id, heron.arm.id, heron.size.id) == ("guild", "Guild", "sloop", "2")


def test_a_captain_carries_none(isles: Game) -> None:
    assert isles.pieces["cpt-moon"].values == {}


def test_a_counter_has_the_faces_that_its_values_allow(isles: Game) -> None:
    assert isles.pieces["lamp-heron"].faces == ("whole", "crippled")
    assert isles.pieces["lamp-tern"].faces == ("whole",)
    assert isles.pieces["beacon-north"].faces == ("cold", "lit")


def test_a_face_shows_one_value_in_the_place_of_another(isles: Game) -> None:
    heron = isles.pieces["lamp-heron"]
    assert heron.values_of("whole")["hull"] == 6
    assert heron.values_of("crippled")["hull"] == 3


def test_a_value_has_its_own_source_or_that_of_the_row(isles: Game) -> None:
    tern = isles.pieces["lamp-tern"]
    assert (tern.source_of("sail"), tern.source_of("hull")) == ("history:HARBOUR-BOOK", "printed:5.1")


def test_a_counter_may_be_of_no_nation_and_no_side(isles: Game) -> None:
    rum = isles.pieces["card-rum"]
    assert (rum.nation, rum.side, rum.formation) == (None, None, None)


def test_a_formation_has_up_to_three_colours(isles: Game) -> None:
    assert isles.formations["Black"].stripe == ("#000000", "#c62828")
    assert isles.formations["Revenue"].stripe == ()


def test_markers_are_made_once_for_each_side_or_formation(isles: Game) -> None:
    markers = {
        piece.id: (piece.side and piece.side.id, piece.formation and piece.formation.id) for piece in isles.markers()
    }
    assert markers == {
        "tide": (None, None),
        "casks-guild": ("guild", None),
        "casks-wrack": ("wrack", None),
        "casks-crown": ("crown", None),
        "mutiny-guild": ("guild", "Guild"),
        "mutiny-black": ("wrack", "Black"),
        "wreck": (None, None),
        **{f"letter-{side}": (side, None) for side in ("guild", "wrack", "crown")},
    }
    assert isles.pieces["wreck"].count == 4


def test_only_what_the_battle_uses_is_in_the_game(desk: Desk) -> None:
    desk.append(f"{BOX}/formations.csv", "Gulls,formation,Gulls,wrack,,,,,printed:5.1\n")
    desk.append(f"{BOX}/counters.csv", "gull,Gull,islanders,Gulls,captain,,,,,,,,,,,,printed:5.1\n")
    desk.write(f"{BOX}/battles/other/setup.csv", "unit,day,source\ngull,A-1,printed:5.1\n")
    game = desk.game()
    assert "Gulls" not in game.formations
    assert "gull" not in game.pieces


def test_a_value_may_have_a_number_in_its_name(desk: Desk) -> None:
    desk.change(f"{SERIES}/pieces.yaml", "      worth:\n", "      worth-2:\n")
    desk.change(f"{SERIES}/pieces.yaml", '"{worth}"', '"{worth-2}"')
    desk.change(f"{BOX}/counters.csv", "guns,worth,boats", "guns,worth-2,boats")
    game = desk.compile().game
    assert game is not None
    assert [face.slots.get("number") for face in faces(game, game.pieces["card-rum"])] == ["2", None]


def test_boards_markers_steps_and_tables_need_not_be_there(desk: Desk) -> None:
    for name in ("boards", "markers", "phases", "tables"):
        (desk.root / SERIES / f"{name}.yaml").unlink()
    missing = [finding for finding, _, _ in desk.compile().findings if finding.code.id == "OOB001"]
    assert missing == []


def test_a_marker_of_formations_that_counts_no_losses_is_there_for_every_formation(desk: Desk) -> None:
    faces = 'faces: [{id: front, title: up, drawing: marker, ground: "#ffffff", ink: "#000000", slots: {text: P}}]'
    pennant = f"  pennant:\n    title: Pennant\n    per: formation\n    {faces}\n    source: printed:1.31\n"
    desk.change(f"{SERIES}/markers.yaml", "  mutiny:\n", f"{pennant}  mutiny:\n")
    game = desk.compile().game
    assert game is not None
    assert {"pennant-guild", "pennant-black", "pennant-revenue"} <= set(game.pieces)


def test_how_many_there_are_of_a_marker_may_come_from_elsewhere_than_the_marker(desk: Desk) -> None:
    desk.change(f"{SERIES}/markers.yaml", "printed:4.1", "printed:4.1 count=reconstructed:soundings")
    wreck = desk.game().pieces["wreck"]
    assert (wreck.source_of("name"), wreck.source_of("count")) == ("printed:4.1", "reconstructed:soundings")
