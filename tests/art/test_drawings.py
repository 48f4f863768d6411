"""What the manifest of drawings says, the templates draw, and nothing else."""

import json
from dataclasses import replace
from typing import get_args

import pytest
import typst

from oobc.art.counters import BadgeView, FaceView, FlagView, Slots, draw_badges
from oobc.art.typst import Press
from oobc.load import our_drawings
from oobc.model.game import FlagShape
from oobc.model.pieces import Badge
from oobc.resources import templates

OURS = our_drawings()
KNOWN = {
    "faces": ("counters/counter.typ", "drawings"),
    "symbols": ("counters/symbols.typ", "unit-symbols"),
    "pictograms": ("counters/pictograms.typ", "pictograms"),
    "signs": ("counters/symbols.typ", "marks"),
    "areas": ("maps/ground.typ", "drawings"),
    "edges": ("maps/lines.typ", "edge-drawings"),
    "paths": ("maps/lines.typ", "path-drawings"),
    "spans": ("maps/signs.typ", "crossings"),
    "points": ("maps/signs.typ", "point-drawings"),
    "names": ("maps/names.typ", "styles"),
}
"""Where the templates have the drawings of each list of the manifest."""


def known(template: str, name: str) -> set[str]:
    """The names of the drawings that a template has under a name."""
    names = f"if type({name}) == array {{ {name} }} else {{ {name}.keys() }}"
    listing = f'#import "/{template}": {name}\n#metadata({names}) <all>'
    compiler = typst.Compiler(listing.encode(), root=str(templates()), sys_inputs={"data": "[]"})
    return set(json.loads(compiler.query("<all>", field="value", one=True)))


def face(drawing: str, slots: Slots) -> FaceView:
    return FaceView("", drawing, "#fbf8f0", "#1c1c1c", slots)


def pictures(faces: list[FaceView]) -> set[bytes]:
    """How the faces look, those that look alike once."""
    return set(Press().each_in_pixels(faces))


@pytest.mark.parametrize("listed", KNOWN)
def test_the_manifest_lists_what_the_templates_have(listed: str) -> None:
    assert set(getattr(OURS, listed)) == known(*KNOWN[listed])


def test_no_list_of_the_manifest_is_left_out_here() -> None:
    assert set(KNOWN) == set(type(OURS).model_fields)


def test_flags_and_badges_have_the_shapes_that_the_data_may_name() -> None:
    layouts, shapes = (model.model_fields[name].annotation for model, name in ((FlagShape, "layout"), (Badge, "shape")))
    assert known("counters/flags.typ", "layouts") == set(get_args(layouts))
    assert known("counters/badges.typ", "shapes") == set(get_args(shapes))


@pytest.mark.parametrize("drawing", OURS.faces)
def test_a_drawing_shows_each_of_its_symbols_and_slots(drawing: str) -> None:
    about = OURS.faces[drawing]
    bare = face(drawing, about.empty)
    shown = [replace(bare, symbol=symbol) for symbol in (getattr(OURS, about.symbol) if about.symbol else ())]
    for slot, takes in about.slots.items():
        # The name of a card is on its back alone, its number on the other side, which has a text.
        more = {"text": "B"} if slot == "number" else {}
        shown.append(replace(bare, slots={**about.empty, **more, slot: ("7", "8") if takes == "list" else "7"}))
    assert len(pictures([bare, *shown])) == 1 + len(shown)


def test_signs_flags_and_badges_are_drawn() -> None:
    unit = OURS.faces["unit"].empty
    layouts = [FlagView(layout, ("#ffffff", "#c62828", "#1c1c1c")) for layout in known("counters/flags.typ", "layouts")]
    faces = [replace(face("unit", unit), marks=(sign,)) for sign in OURS.signs]
    faces += [replace(face("flag", {"name": None}), flag=each) for each in layouts]
    assert len(pictures(faces)) == len(faces)
    shapes = known("counters/badges.typ", "shapes")
    badges = [BadgeView(shape, "A", shape, "#fbf8f0", "#1c1c1c") for shape in shapes]
    assert len(set(draw_badges(Press(), badges, 40).values())) == len(badges)
