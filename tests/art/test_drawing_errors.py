"""What cannot be drawn is told all at once, each with the counter that it is about."""

from dataclasses import replace

import pytest

from authoring import BOX, SERIES, Desk
from oobc.art.counters import FaceView, draw_faces
from oobc.art.typst import ArtError, Press, collect_errors, single_errors
from oobc.art.views import Page
from oobc.build import module_of
from oobc.compile import locate
from oobc.outputs.drawing_errors import drawing_errors

FACE = FaceView("", "marker", "#fbf8f0", "#1c1c1c", {})


class Nothing(Page, template="maps/sheet.typ"):
    """A map that has nothing of one."""


def test_every_face_that_does_not_fit_is_told() -> None:
    texts = {"a": "Heron", "b": "W" * 90, "c": "Gull", "d": "M" * 90, "e": "Tern"}
    with pytest.raises(ExceptionGroup) as told:
        draw_faces(Press(), [replace(FACE, id=f"{id}/front", slots={"text": text}) for id, text in texts.items()], 30)
    assert [error.subject for error in single_errors(told.value)] == ["b/front", "d/front"]


def test_what_a_template_does_not_understand_is_told_once() -> None:
    with pytest.raises(ArtError) as told:
        Press().each_in_pixels([Nothing(id) for id in ("a", "b")])
    assert told.value.subject is None


def test_other_errors_are_no_business_of_an_attempt() -> None:
    with pytest.raises(KeyError), collect_errors() as attempt, attempt():
        raise KeyError


def test_names_badges_and_signs_of_a_build_are_told_together(desk: Desk) -> None:
    desk.change(f"{BOX}/counters.csv", "lamp-heron,Heron", f"lamp-heron,{'Heron ' * 30}")
    desk.change(f"{BOX}/counters.csv", "wrack-crab,Crab", f"wrack-crab,{'Crab ' * 30}")
    desk.change(f"{SERIES}/pieces.yaml", "text: A\n", "text: Anchor\n")
    game = desk.compile().game
    assert game is not None
    with pytest.raises(ExceptionGroup) as told:
        module_of(game)
    places = {(each.where.file, each.where.path[:1]) for each in drawing_errors(game, told.value)}  # type: ignore[union-attr]
    assert places == {
        (f"{BOX}/counters.csv", (1,)),
        (f"{BOX}/counters.csv", (5,)),
        (f"{SERIES}/pieces.yaml", ("states",)),
    }


def test_what_is_no_counter_is_told_where_it_is_written(desk: Desk) -> None:
    desk.change(f"{SERIES}/pieces.yaml", "text: A\n", "text: Anchor\n")
    desk.change(f"{SERIES}/boards.yaml", "title: Laid up", f"title: Laid {'up and ' * 60}down")
    desk.change(f"{SERIES}/combat.yaml", "title: Boarding", f"title: Boarding {'and boarding ' * 20}")
    compiled = desk.compile()
    assert compiled.game is not None
    with pytest.raises(ExceptionGroup) as told:
        module_of(compiled.game)
    findings = drawing_errors(compiled.game, told.value)
    places = [place for _, place, _ in locate(findings, compiled.library)]
    assert {(place.file, desk.under(place)) for place in places} == {
        (f"{SERIES}/pieces.yaml", "Anchor"),
        (f"{SERIES}/boards.yaml", "id"),
        (f"{SERIES}/combat.yaml", "title"),
    }
