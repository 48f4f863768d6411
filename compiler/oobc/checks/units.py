"""Counters and formations."""

from collections.abc import Iterator

from oobc.diagnostics.codes import NO_OFFICER, UNUSED_UNIT, WRONG_SIDE
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game


def every_counter_is_used(game: Game) -> Iterator[Finding]:
    """Every counter of the box is in the set-up of one of its battles."""
    for piece in game.unused:
        hint = "add a row to setup.csv ('out' if it is out of play), or take the counter out"
        yield Finding(UNUSED_UNIT, f"no scenario uses {piece.id!r}", piece.origin.at("id"), hint)


def units_serve_their_own_side(game: Game) -> Iterator[Finding]:
    """A unit is of the same side as its formation."""
    for piece in game.units():
        formation = game.formations.get(piece.formation or "")
        if formation is not None and piece.side is not None and formation.side != piece.side:
            message = f"{piece.id!r} is of the side {piece.side!r}, its formation of {formation.side!r}"
            note = Note("the formation", formation.origin.at("side"))
            yield Finding(WRONG_SIDE, message, piece.origin.at("formation"), notes=(note,))


def officers_lead_their_own(game: Game) -> Iterator[Finding]:
    """The officer of a formation belongs to it, and is a kind of piece that can lead one."""
    for formation in game.formations.values():
        officer = game.pieces.get(formation.officer or "")
        if officer is None:
            continue
        where = formation.origin.at("officer")
        if officer.formation != formation.id:
            yield Finding(NO_OFFICER, f"{officer.id!r} belongs to formation {officer.formation!r}", where)
        elif not officer.shape.officer:
            yield Finding(NO_OFFICER, f"a {officer.shape.title.lower()} cannot lead a formation", where)
