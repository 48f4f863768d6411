"""What leads back to itself: an action that sets itself off, a unit that is a part of itself."""

from collections.abc import Iterator, Mapping

from oobc.diagnostics.codes import CIRCLE
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.model.pieces import Kind
from oobc.place import Origin


def actions_come_to_an_end(game: Game) -> Iterator[Finding]:
    """No action of a kind of piece is set off by what comes of its own rolls, neither at once nor through others."""
    told: set[frozenset[str]] = set()
    kinds = {id(piece.kind): piece.kind for piece in game.pieces.values()}
    for kind in (*game.series.pieces.kinds.values(), *kinds.values()):
        following = _following(game, kind)
        for start, nexts in following.items():
            for next_action, where in nexts.items():
                way = _way(next_action, start, following)
                if way is not None and (circle := frozenset((start, *way))) not in told:
                    told.add(circle)
                    through = f" through {', '.join(map(repr, way))}" if way else ""
                    yield Finding(CIRCLE, f"the action {start!r} sets itself off{through}", where)


def _following(game: Game, kind: Kind) -> dict[str, dict[str, Origin]]:
    """By action of a kind, those that its rolls set off, and where that is said."""
    found: dict[str, dict[str, Origin]] = {}
    known = game.series.pieces.actions
    for name, action in ((name, known[name]) for name in kind.actions if name in known):
        for outcome in action.roll.outcomes if action.roll is not None else ():
            index = next((index for index, each in enumerate(outcome.does) if each in kind.actions), None)
            if index is not None:
                found.setdefault(name, {}).setdefault(outcome.does[index], outcome.origin.at("does", index))
    return found


def _way(from_: str, to: str, following: Mapping[str, Mapping[str, Origin]]) -> list[str] | None:
    """The actions from one to another, without the last; None if none leads there."""
    ways: dict[str, list[str]] = {from_: []}
    waiting = [from_]
    for each in waiting:
        if each == to:
            return ways[each]
        for further in following.get(each, ()):
            if further not in ways:
                ways[further] = [*ways[each], each]
                waiting.append(further)
    return None


def units_are_no_part_of_themselves(game: Game) -> Iterator[Finding]:
    """Whoever goes from a unit to the one that it is a part of, and on, comes to an end."""
    for piece in game.units():
        above, seen = piece.parent, {piece.id}
        while above is not None and above in game.pieces and above not in seen:
            seen.add(above)
            above = game.pieces[above].parent
        if above == piece.id:
            message = f"the unit {piece.id!r} is a part of itself"
            yield Finding(CIRCLE, message, piece.origin.at("parent"))


def nothing_depends_on_itself(game: Game) -> Iterator[Finding]:
    """No state is left out while it holds itself, no modifier, and no class of mover moves as itself."""
    movers = game.series.terrain.movement.movers if game.series.terrain.movement is not None else {}
    for id, mover in movers.items():
        as_, seen = mover.as_, {id}
        while as_ in movers and as_ not in seen:
            seen.add(as_)
            as_ = movers[as_].as_
        if as_ == id:
            yield Finding(CIRCLE, f"the class of mover {id!r} moves as itself", mover.origin.at("as"))
    for id, state in game.series.pieces.states.items():
        if id in state.not_added_to:
            where = state.origin.at("not-added-to", state.not_added_to.index(id))
            yield Finding(CIRCLE, f"the state {id!r} changes nothing while it holds itself", where)
    for id, modifier in game.series.combat.modifiers.items():
        if id in modifier.unless:
            where = modifier.origin.at("unless", modifier.unless.index(id))
            yield Finding(CIRCLE, f"the modifier {id!r} holds unless it holds itself", where)
