"""How many pieces share a hex when a scenario begins."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from oobc.diagnostics.codes import OVERSTACKED
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import InHex
from oobc.model.series import Allowance, Formations, Stacking


class _Placed(NamedTuple):
    piece: Piece
    placement: InHex


def stacks_are_within_the_limits(game: Game) -> Iterator[Finding]:
    """No hex holds more pieces of a side than may stack; a set-up card may, and says so."""
    stacking = game.series.about.stacking
    if stacking is None:
        return
    freely = max((each.units for each in stacking.allowed if each == Allowance(units=each.units)), default=0)
    special = {*stacking.alone, *(kind for apart in stacking.apart for kind in apart.kinds)}
    marked = {piece.id for piece in game.units() if piece.kind.id in special}
    for scenario in game.scenarios.values():
        for pieces in scenario.stacks.values():
            # Most hexes hold no more than may stack anywhere.
            if len(pieces) > freely or (len(pieces) > 1 and not marked.isdisjoint(pieces)):
                for stack in _stacks(game, pieces):
                    finding = _judged(stack, stacking, game.series.about.formations)
                    if finding is not None:
                        yield finding


def _stacks(game: Game, pieces: Mapping[str, InHex]) -> Iterator[list[_Placed]]:
    """The pieces in a hex by side."""
    placed = [_Placed(game.pieces[id], placement) for id, placement in pieces.items()]
    for side in dict.fromkeys(each.piece.side for each in placed):
        yield [each for each in placed if each.piece.side == side]


def _judged(stack: list[_Placed], stacking: Stacking, levels: Formations) -> Finding | None:
    """What is wrong with a stack, told of the last piece that should not be there."""
    counted = [each for each in stack if each.piece.kind.id not in stacking.free]
    single = next((each for each in counted if each.piece.kind.id in stacking.alone), None)
    if single is not None:
        others = [each for each in counted if each is not single]
        what = f"with {single.piece.id!r}, which may stack with nothing"
        return _finding(others, what, stacking) if others else None
    for apart in stacking.apart:
        of_them = [each for each in counted if each.piece.kind.id in apart.kinds]
        if len(of_them) > apart.units:
            return _finding(of_them, f"but no more than {apart.units} of {' and '.join(apart.kinds)}", stacking)
        counted = [each for each in counted if each.piece.kind.id not in apart.kinds]
    pieces = [each.piece for each in counted]
    kinds = {each.piece.kind.id for each in stack}
    if not counted or any(_allows(each, pieces, kinds, levels) for each in stacking.allowed):
        return None
    return _finding(
        counted, "more than may stack", stacking, "; ".join(_said(each, levels) for each in stacking.allowed)
    )


def _finding(of: list[_Placed], why: str, stacking: Stacking, hint: str | None = None) -> Finding:
    last = of[-1].placement
    stand = "piece stands" if len(of) == 1 else "pieces stand"
    cases = f" ({', '.join(stacking.rules)})" if stacking.rules else ""
    named = ", ".join(each.piece.id for each in of[:6]) + (" …" if len(of) > 6 else "")
    return Finding(OVERSTACKED, f"{len(of)} {stand} in {last.hex}, {why}{cases}: {named}", last.origin, hint)


def _allows(allowance: Allowance, pieces: list[Piece], kinds: set[str], levels: Formations) -> bool:
    """Whether an allowance lets these pieces share a hex in which pieces of these kinds are."""
    if len(pieces) > allowance.units or (allowance.with_ and kinds.isdisjoint(allowance.with_)):
        return False
    if allowance.same is not None:
        of = {piece.down_to(levels.down_to(allowance.same)) for piece in pieces}
        if len(of) > 1 or None in of:
            return False
    if allowance.within is not None and any(_is_of_none_below(piece, levels, allowance.within) for piece in pieces):
        return False
    arms = [piece.arm and piece.arm.id for piece in pieces]
    return all(arms.count(arm) <= limit for arm, limit in allowance.of_which.items())


def _is_of_none_below(piece: Piece, levels: Formations, level: str) -> bool:
    return all(each.level in levels.down_to(level) for each in piece.formations)


def _said(allowance: Allowance, levels: Formations) -> str:
    """An allowance in words: `3 of one division`."""
    said = f"{allowance.units} may"
    if allowance.same is not None:
        said += f" if of one {levels.levels[allowance.same].title.lower()}"
    if allowance.with_:
        said += f" with {' or '.join(allowance.with_)}"
    if allowance.of_which:
        said += f", {' and '.join(f'{limit} {arm}' for arm, limit in allowance.of_which.items())} at most"
    return said
