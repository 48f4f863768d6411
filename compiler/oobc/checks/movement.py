"""Movement: every piece that can move is of a class of mover."""

from collections.abc import Iterator

from oobc.diagnostics.codes import NO_MOVER
from oobc.diagnostics.findings import Finding
from oobc.game import Game


def pieces_that_move_are_of_a_class(game: Game) -> Iterator[Finding]:
    """A piece that has something to spend moves like one of the classes, in whatever states it is."""
    movement, told = game.series.terrain.movement, set[tuple[str, str | None]]()
    if movement is None:
        return
    always = [mover for mover in movement.movers.values() if not mover.states]
    for piece in game.units():
        arm = piece.arm.id if piece.arm is not None else None
        moves = piece.values.get(movement.value, 0) > 0 and (piece.kind.id, arm) not in told
        if moves and not any(piece.kind.id in each.kinds and (not each.arms or arm in each.arms) for each in always):
            told.add((piece.kind.id, arm))
            what = f"{piece.kind.id!r}" + (f" of arm {arm!r}" if arm is not None else "")
            message = f"pieces of kind {what} can move, but no class of mover fits them: nobody counts what it costs"
            yield Finding(NO_MOVER, message, movement.origin.at("value"))
