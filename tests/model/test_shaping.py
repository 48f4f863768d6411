"""From plain values to models: what is wrong is told once and left out, and the rest is kept."""

from typing import Any

import pytest

from oobc.model.battle import BattleFile, Day
from oobc.model.map import MapFile
from oobc.model.pieces import PiecesFile
from oobc.model.scenario import ScenarioFile
from oobc.model.shaping import Shaped, keys_of, shape
from oobc.model.turns import TurnsFile
from oobc.place import Origin

FACE = {"id": "full", "title": "full", "drawing": "unit"}


def battle(**more: Any) -> Shaped[BattleFile]:
    values = {"title": "Two Lights", "case": "5.0", "days": [{"label": "First day"}], **more}
    return shape(values, BattleFile, Origin("battle.yaml"))


def pieces(**more: Any) -> Shaped[PiecesFile]:
    return shape({"kinds": {"ship": {"title": "Ship", "faces": [FACE], **more}}}, PiecesFile, Origin("pieces.yaml"))


def told(shaped: Shaped[Any]) -> list[tuple[str, str, tuple[str | int, ...]]]:
    origins = [(each, each.where) for each in shaped.findings]
    return [(each.code.id, each.message, where.path) for each, where in origins if isinstance(where, Origin)]


def test_good_values_give_a_model_and_nothing_else() -> None:
    shaped = battle()
    assert shaped.value is not None
    assert shaped.value.days[0].label == "First day"
    assert (shaped.findings, shaped.lost, shaped.value.origin) == ([], frozenset(), Origin("battle.yaml"))


def test_keys_are_written_with_hyphens() -> None:
    assert {"first-player", "turns"} <= set(keys_of(ScenarioFile))
    assert told(battle(turn_kinds={})) == [("OOB102", "nothing reads the key 'turn_kinds'", ("turn_kinds",))]


def test_an_unknown_key_is_left_out_and_the_rest_kept() -> None:
    shaped = battle(tittle="x", note="n")
    assert shaped.value is not None
    assert shaped.value.note == "n"
    assert [finding.hint for finding in shaped.findings] == ["did you mean 'title'?"]


def test_without_a_near_key_the_known_ones_are_named() -> None:
    (finding,) = shape({"label": "x", "zzzz": "y"}, Day, Origin("x")).findings
    assert finding.hint == "known here: date, label"


def test_all_faults_come_at_once() -> None:
    shaped = battle(
        case="five", note=["x"], groups=[{"kind": "hail", "side": "Crown", "number": "1", "source": "printed:5.0"}]
    )
    assert [path for _, _, path in told(shaped)] == [("case",), ("groups", 0, "side"), ("note",)]


def test_a_key_that_must_be_there_takes_what_encloses_it_along() -> None:
    shaped = pieces(values={"hull": {}, "sail": {"title": "Sail"}})
    assert shaped.value is not None
    assert list(shaped.value.kinds["ship"].values) == ["sail"]
    assert told(shaped) == [("OOB103", "the key 'title' is missing", ("kinds", "ship", "values", "hull"))]
    assert shaped.lost == {"hull"}


def test_without_a_part_that_must_be_there_is_no_model() -> None:
    shaped = shape({}, BattleFile, Origin("x"))
    assert shaped.value is None
    assert [code for code, _, _ in told(shaped)] == ["OOB103", "OOB103"]


def test_a_missing_key_that_is_only_misspelt_is_told_once() -> None:
    shaped = battle(days=[{"lable": "First day"}])
    assert told(shaped) == [("OOB102", "nothing reads the key 'lable'", ("days", 0, "lable"))]


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ("just words", "a mapping, not 'just words'"),
        ([], "a mapping, not a list"),
    ],
)
def test_a_file_that_is_no_mapping(values: object, message: str) -> None:
    assert told(shape(values, BattleFile, Origin("x"))) == [("OOB101", message, ())]


def test_words_for_wrong_values() -> None:
    shaped = battle(
        note={},
        title="",
        days="Monday",
        groups=[{"kind": "hail", "side": "a", "number": "one", "source": "printed:5.0"}],
    )
    assert [message for _, message, _ in told(shaped)] == [
        "a text that is not empty, not ''",
        "a list, not 'Monday'",
        "a whole number up to 9999, not 'one'",
        "a text, not a mapping",
    ]


def test_bounds_are_told_in_words() -> None:
    grid = {"kind": "hex", "columns": "0", "rows": "1000", "source": "printed:5.0"}
    shaped = shape({"title": "x", "source": "printed:5.0", "grid": grid}, MapFile, Origin("x"))
    assert [message for _, message, _ in told(shaped)] == ["at least 1, not '0'", "at most 999, not '1000'"]


def test_what_could_be_two_things_and_is_neither_is_told_once() -> None:
    area = {"title": "Light", "radius": "2 hexes", "key": "Ctrl+L", "colour": "#f6d860"}
    values = {"kinds": {}, "areas": {"light": area}}
    assert told(shape(values, PiecesFile, Origin("x"))) == [
        (
            "OOB101",
            "a whole number up to 9999 or an id of small letters, digits and hyphens, not '2 hexes'",
            ("areas", "light", "radius"),
        )
    ]


def test_a_radius_is_a_number_or_the_name_of_a_value() -> None:
    area = {"title": "Light", "key": "Ctrl+L", "colour": "#f6d860"}
    values = {"kinds": {}, "areas": {"a": {**area, "radius": "2"}, "b": {**area, "radius": "guns"}}}
    shaped = shape(values, PiecesFile, Origin("x"))
    assert shaped.value is not None
    assert [each.radius for each in shaped.value.areas.values()] == [2, "guns"]


def test_very_many_wrong_items_of_a_list_are_one_finding() -> None:
    (finding,) = battle(days=["x"] * 5000).findings
    assert (finding.message, finding.where.path) == ("a mapping, not 'x'; 4,999 more are like it", ("days", 0))


def test_a_wrong_key_points_at_the_key() -> None:
    (finding,) = shape(
        {"kinds": {}, "source": "printed:2.1", "schemes": {"Four Tides": [{"label": "Ebb", "kind": "running"}]}},
        TurnsFile,
        Origin("x"),
    ).findings
    assert finding.where == Origin("x", ("schemes", "Four Tides"), key=True)


def test_a_wrong_grid_is_no_grid() -> None:
    """With a default in the place of the wrong word every hex would lie elsewhere."""
    grid = {"kind": "hex", "columns": "2", "rows": "2", "lower": "old", "source": "printed:5.0"}
    shaped = shape({"title": "x", "source": "printed:5.0", "grid": grid}, MapFile, Origin("x"))
    assert shaped.value is None
    assert [code for code, _, _ in told(shaped)] == ["OOB101"]


def test_items_that_were_left_out_are_counted_past() -> None:
    days = [{"label": name} if name else {} for name in ("a", "", "b", "", "", "c")]
    shaped = battle(days=days)
    assert shaped.value is not None
    assert [day.label for day in shaped.value.days] == ["a", "b", "c"]
    assert [day.origin.path for day in shaped.value.days] == [("days", 0), ("days", 2), ("days", 5)]
    assert [shaped.value.origin.at("days", index).path[1] for index in range(3)] == [0, 2, 5]


def test_items_of_items_that_were_left_out_are_counted_past() -> None:
    origin = Origin("x", gaps=(("a", 1), ("a", 2, "b", 0)))
    assert origin.at("a", 0, "b", 0).path == ("a", 0, "b", 0)
    assert origin.at("a", 1, "b", 0).path == ("a", 2, "b", 1)
    assert origin.at("a", 1).at("b", 0).path == ("a", 2, "b", 1)
    assert origin.at("a", 2, "b", 0).path == ("a", 3, "b", 0)
    assert origin.at("a").path == ("a",)


def test_a_shape_knows_where_it_is_written_and_its_copy_too() -> None:
    ship = pieces().value
    assert ship is not None
    face = ship.kinds["ship"].faces[0]
    assert face.origin == Origin("pieces.yaml", ("kinds", "ship", "faces", 0))
    assert face.model_copy(update={"title": "x"}).origin == face.origin


def test_the_values_that_were_given_are_not_changed() -> None:
    values = {"title": "x", "case": "5.0", "days": [{"label": "a"}, {}]}
    shape(values, BattleFile, Origin("x"))
    assert values == {"title": "x", "case": "5.0", "days": [{"label": "a"}, {}]}
