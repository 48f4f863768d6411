"""What stands on the faces of counters."""

from collections.abc import Iterator

from oobc.diagnostics.codes import WRONG_VALUE
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.model.pieces import Face
from oobc.place import Origin

_HINTS = {"list": "a list of one is the text in brackets", "text": "a text may have several words in braces"}


def slots_have_what_they_take(game: Game) -> Iterator[Finding]:
    """A slot for a list of texts has a list, one for a text has a text."""
    for face, at in _faces(game):
        takes = game.drawings.faces[face.drawing].slots if face.drawing in game.drawings.faces else {}
        for slot in face.slots.keys() & takes.keys():
            if isinstance(face.slots[slot], str) != (takes[slot] == "text"):
                message = f"the slot {slot!r} of the drawing {face.drawing!r} takes a {takes[slot]}"
                yield Finding(WRONG_VALUE, message, at.at("slots", slot), _HINTS[takes[slot]])


def _faces(game: Game) -> Iterator[tuple[Face, Origin]]:
    series = game.series.folder
    of = [(each.faces, series.file("pieces.yaml", "kinds", id)) for id, each in game.series.pieces.kinds.items()]
    of += [(each.faces, series.file("markers.yaml", "markers", id)) for id, each in game.series.markers.items()]
    for faces, at in of:
        yield from ((face, at.at("faces", index)) for index, face in enumerate(faces))
