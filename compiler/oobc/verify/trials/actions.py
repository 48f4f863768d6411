"""Every action of the menu of a piece."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from oobc.game.placements import InBox
from oobc.layout.start import box_in_window
from oobc.model.actions import Action
from oobc.model.boards import BoxRef
from oobc.outputs.module.names import FACE, NO_LEVEL, place_name, pressed, state_property, window_name
from oobc.verify.trials.trial import Hand, Outcome, Spot, Trial


def actions(hand: Hand) -> Iterator[Trial]:
    """Those that the piece can do in the scenario."""
    for id in hand.piece.kind.actions:
        action = hand.game.series.pieces.actions[id]
        if _can(hand, action):
            at = _spot(hand, action.at[0]) if action.at else _beside(hand, action.at_spans)
            yield hand.tries(action.title, pressed(action.key), ("actions", id), *_outcomes(hand, action), at=at)


def _can(hand: Hand, action: Action) -> bool:
    if action.joins is not None and _other(hand, action.joins) is None:
        return False
    piece = hand.piece
    if action.at_spans and _beside(hand, action.at_spans) is None:
        return False
    if action.arms and (piece.arm is None or piece.arm.id not in action.arms):
        return False
    return (action.needs is None or action.needs in piece.values) and (
        action.face is None or action.face in piece.faces_up
    )


def _other(hand: Hand, joins: str) -> str | None:
    """The piece to which an action goes, if it is in play."""
    other = hand.piece.parent if joins == "parent" else hand.piece.led_by
    return other if other in hand.scenario.placements and other != hand.piece.id else None


def _outcomes(hand: Hand, action: Action) -> Iterator[Outcome]:
    """What an action does, with each outcome of its roll."""
    words = {state_property(state): NO_LEVEL for state in action.clears if state in hand.piece.kind.states}
    words |= _put(hand, action.puts)
    if action.face is not None:
        words[FACE] = str(hand.piece.faces_up.index(action.face) + 1)
    place = _spot(hand, action.send_to)[:2] if action.send_to is not None else None
    joins = _other(hand, action.joins) if action.joins is not None else None
    hidden_by = "" if action.reveals else None
    own = Outcome(words, place, joins, hidden_by, _brought(hand, action), action.places, action.removes)
    if action.roll is None:
        yield own
        return
    known = hand.game.series.pieces.actions
    for each in action.roll.outcomes:
        now = replace(own, words={**words, **_put(hand, each.puts)})
        next_id = next((id for id in each.does if id in hand.piece.kind.actions), None)
        after = _outcomes(hand, known[next_id]) if next_id is not None and _can(hand, known[next_id]) else [Outcome()]
        yield from (_both(now, then) for then in after)


def _put(hand: Hand, puts: Mapping[str, str]) -> dict[str, str]:
    """The numbers of the levels into which it is put of those states that it can be in."""
    known = hand.game.series.pieces.states
    can = {state: level for state, level in puts.items() if state in hand.piece.kind.states}
    return {state_property(state): str(known[state].number(level)) for state, level in can.items()}


def _brought(hand: Hand, action: Action) -> tuple[str, ...]:
    """The pieces that an action brings, if they are where it looks for them."""
    brings = action.brings
    if brings is None:
        return ()
    if brings.of == "parent":
        ids = [hand.piece.parent] if hand.piece.parent else []
    else:
        ids = [piece.id for piece in hand.game.pieces.values() if piece.parent == hand.piece.id]
    found = ((id, hand.scenario.placements.get(id)) for id in ids)
    return tuple(id for id, each in found if isinstance(each, InBox) and each.box.ref == brings.from_)


def _beside(hand: Hand, spans: tuple[str, ...]) -> Spot | None:
    """The first free hex beside a span of these kinds, if there is one."""
    free = (each for each in hand.game.map.beside_spans(spans) if each not in hand.scenario.stacks)
    return next((hand.on_map(each) for each in free), None)


def _spot(hand: Hand, box: BoxRef) -> Spot:
    window, found = box_in_window(hand.game, box, hand.side)
    place = place_name(hand.game, window, found)
    return Spot(window_name(window), place, found.x + found.width // 2, found.y + found.height // 2)


def _both(first: Outcome, then: Outcome) -> Outcome:
    """What comes of an action and then of another, which it sets off."""
    return Outcome(
        {**first.words, **then.words},
        then.place or first.place,
        then.joins or first.joins,
        first.hidden_by if then.hidden_by is None else then.hidden_by,
        first.brings + then.brings,
        then.puts_down or first.puts_down,
        first.gone or then.gone,
    )
