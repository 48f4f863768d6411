"""What stands on the faces of counters."""

from collections.abc import Iterator

from oobc.diagnostics.codes import WRONG_VALUE
from oobc.diagnostics.findings import Finding
from oobc.game import Game

_HINTS = {"list": "a list of one is the text in brackets", "text": "a text may have several words in braces"}


def slots_have_what_they_take(game: Game) -> Iterator[Finding]:
    """A slot for a list of texts has a list, one for a text has a text."""
    faces = [face for kind in game.series.pieces.kinds.values() for face in kind.faces]
    for face in (*faces, *(face for marker in game.series.markers.values() for face in marker.faces)):
        takes = game.drawings.faces[face.drawing].slots if face.drawing in game.drawings.faces else {}
        for slot, text in face.slots.items():
            if slot in takes and isinstance(text, str) != (takes[slot] == "text"):
                message = f"the slot {slot!r} of the drawing {face.drawing!r} takes a {takes[slot]}"
                yield Finding(WRONG_VALUE, message, face.origin.at("slots", slot), _HINTS[takes[slot]])
