"""What data name of the templates is in their manifest, or in that of the look."""

import pytest

from authoring import BOX, SERIES, Desk
from oobc.diagnostics.codes import UNKNOWN_NAME, WRONG_VALUE
from oobc.diagnostics.findings import Finding
from oobc.place import Place

MANIFEST = "data/looks/chart-room/drawings.yaml"


def told(desk: Desk) -> list[tuple[Finding, Place]]:
    """What is found, and where."""
    return [(finding, place) for finding, place, _ in desk.compile().findings if finding.accepted is None]


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong", "what"),
    [
        ("series/tide/pieces", "drawing: leader", "drawing: leeder", "leeder", "drawing"),
        (
            "series/tide/pieces",
            '          text: "{composition}"\n          number',
            "          words: a\n          number",
            "words",
            "slot",
        ),
        ("series/tide/terrain", "drawing: marsh", "drawing: mrash", "mrash", "drawing of hexes"),
        ("series/tide/terrain", "drawing: river", "drawing: rivr", "rivr", "drawing of hexsides"),
        ("series/tide/terrain", "drawing: road", "drawing: roda", "roda", "drawing of paths"),
        ("series/tide/terrain", "    drawing: height", "    drawing: hieght", "hieght", "drawing of names"),
        ("series/tide/terrain", "drawing: supply", "drawing: bouy", "bouy", "drawing of signs"),
        ("series/tide/terrain", "drawing: damaged-bridge", "drawing: silt", "silt", "drawing of spans"),
        ("series/tide/series", "symbol: sloop", "symbol: slop", "slop", "symbol"),
        ("series/tide/series", "sign: H", "sign: heavy", "heavy", "sign"),
        ("games/lantern-isles/game", "emblem: fire", "emblem: fir", "fir", "emblem"),
    ],
)
def test_what_no_template_draws_is_told_where_the_data_ask_for_it(
    desk: Desk, file: str, old: str, new: str, wrong: str, what: str
) -> None:
    desk.change(f"data/{file}.yaml", old, new)
    ((finding, place),) = told(desk)
    assert (finding.code, finding.message, desk.under(place)) == (UNKNOWN_NAME, f"there is no {what} {wrong!r}", wrong)
    assert finding.hint


def test_letters_are_drawn_as_they_stand(desk: Desk) -> None:
    desk.change(f"{SERIES}/series.yaml", "symbol: sloop", "symbol: SLP")
    assert told(desk) == []


def test_a_drawing_without_a_symbol_takes_none(desk: Desk) -> None:
    desk.change(f"{SERIES}/pieces.yaml", "drawing: leader\n", "drawing: leader\n        symbol: fire\n")
    ((finding, place),) = told(desk)
    assert (finding.message, desk.under(place)) == ("there is no symbol 'fire'", "fire")


def test_a_slot_has_a_list_or_a_text_as_it_takes_one(desk: Desk) -> None:
    desk.change(f"{SERIES}/pieces.yaml", 'text: "{name}"\n    areas', 'text: ["{name}"]\n    areas')
    ((finding, place),) = told(desk)
    assert (finding.code, finding.message) == (WRONG_VALUE, "the slot 'text' of the drawing 'marker' takes a text")
    assert "{name}" in desk.under(place)


def test_what_a_look_draws_is_named_in_its_manifest(desk: Desk) -> None:
    desk.write(MANIFEST, "symbols: [cutter]\n")
    assert [(each.code, desk.under(place)) for each, place in told(desk)] == [(UNKNOWN_NAME, "sloop")]


def test_without_the_manifest_of_its_look_nobody_knows_what_is_drawn(desk: Desk) -> None:
    desk.write(MANIFEST, "symbols: sloop\n")
    assert [each.code for each, place in told(desk)] == [WRONG_VALUE]
    desk.change(f"{BOX}/game.yaml", "look: chart-room", "look: chart-rom")
    assert [desk.under(place) for _, place in told(desk)] == ["chart-rom"]
