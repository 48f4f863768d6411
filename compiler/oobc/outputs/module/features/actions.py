"""What the menu of a piece does: actions, the dice rolled for them, and what the chat says of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.actions import Action, Brings, Outcome, Roll
from oobc.model.boards import BoxRef
from oobc.model.pieces import Kind
from oobc.outputs.module.feature import Feature, gpid
from oobc.outputs.module.features.parts import bringing, calling
from oobc.outputs.module.names import (
    DELETE,
    FACE_FIRST,
    FACE_NEXT,
    PARENT,
    REVEAL,
    deck_name,
    map_name,
    marker_slot,
    own_key,
    pressed,
    put_key,
    state_key,
    value_property,
)
from oobc.outputs.module.places import as_expression, box_place
from oobc.outputs.module.speech import ROLL, spoken
from oobc.outputs.module.values import rolled, value_now
from oobc.vassal import traits
from oobc.vassal.encoding import commands, named, set_to
from oobc.vassal.trait import Trait

_DOES = "Does"
"""The property that holds the action that a piece does."""


def _menu(game: Game, piece: Piece) -> Iterator[Trait]:
    """All actions of a piece: each step is a trait that watches the keys of all actions that have it.

    What lies further in comes first. The keys pass the dice and the property with the action on their way in, before
    any step.
    """
    kind, actions = piece.kind, _actions(game, piece)
    if not actions:
        return
    yield from _restrictions(game, actions.values())
    yield from _step(DELETE, (each for each in actions.values() if each.removes))
    for action in actions.values():
        yield from _following(game, action, kind, actions)
    joining, others = (
        {id: a for id, a in actions.items() if (a.joins is not None) == joins} for joins in (True, False)
    )
    # Where a piece has gone to join another is told when it is there.
    yield from _report(game, joining, kind)
    yield from _sending(game, actions)
    yield from _stepping(actions.values(), lambda each: _turns(piece, each))
    yield from _stepping(actions.values(), lambda each: _puts_of(each.puts, kind))
    yield from _stepping(actions.values(), lambda each: [state_key(s, 0) for s in each.clears if s in kind.states])
    yield from _bringing(game, actions.values())
    yield from (traits.prototype(_placing(kind, id)) for id, action in actions.items() if action.places is not None)
    yield from _report(game, others, kind)
    if _can_be_hidden(game, kind):
        yield from _step(REVEAL, (each for each in actions.values() if each.reveals))
    rolls = [("", pressed(a.key), set_to(rolled(game, a.roll.dice))) for a in actions.values() if a.roll is not None]
    if rolls:
        yield traits.dynamic_property(ROLL, 0, commands=commands(*rolls))
    entries = ((action.title, pressed(action.key), set_to(id)) for id, action in actions.items())
    yield traits.dynamic_property(_DOES, commands=commands(*entries))


def _actions(game: Game, piece: Piece) -> dict[str, Action]:
    """What a piece can do: what its kind can, but for what needs an arm, value, face or officer that it has not."""
    known = {id: game.series.pieces.actions[id] for id in piece.kind.actions}
    return {
        id: action
        for id, action in known.items()
        if (action.needs is None or action.needs in piece.values)
        and (not action.arms or (piece.arm is not None and piece.arm.id in action.arms))
        and (action.face is None or action.face in piece.faces_up)
        and (action.joins is None or _joined(piece)[action.joins] is not None)
    }


def _lacks(game: Game, piece: Piece) -> Iterator[str]:
    """What a piece cannot do of what its kind can, and the faces that it lacks if an action turns it."""
    can = _actions(game, piece)
    yield from (id for id in piece.kind.actions if id not in can)
    if any(action.face is not None for action in can.values()):
        yield from (face.id for face in piece.kind.faces if face.id not in piece.faces)


def _step(stroke: str, actions: Iterable[Action]) -> Iterator[Trait]:
    """A key that these actions press."""
    if watched := [pressed(action.key) for action in actions]:
        yield traits.trigger("", watch=watched, actions=[stroke])


def _stepping(actions: Iterable[Action], strokes: Callable[[Action], Sequence[str]]) -> Iterator[Trait]:
    """What presses the keys that actions have, once for all that have the same."""
    found: dict[tuple[str, ...], list[str]] = {}
    for action in actions:
        found.setdefault(tuple(strokes(action)), []).append(pressed(action.key))
    yield from (traits.trigger("", watch=keys, actions=steps) for steps, keys in found.items() if steps)


def _puts_of(puts: Mapping[str, str], kind: Kind) -> list[str]:
    return [put_key(state, level) for state, level in puts.items() if state in kind.states]


def _turns(piece: Piece, action: Action) -> list[str]:
    """The keys that turn a counter to the face of an action."""
    return [FACE_FIRST, *[FACE_NEXT] * piece.faces_up.index(action.face)] if action.face is not None else []


def _bringing(game: Game, actions: Iterable[Action]) -> Iterator[Trait]:
    """What calls other pieces."""
    found: dict[tuple[str, BoxRef], tuple[Brings, list[str]]] = {}
    for action in actions:
        if action.brings is not None:
            place = action.brings.of, action.brings.from_
            found.setdefault(place, (action.brings, []))[1].append(pressed(action.key))
    yield from (trait for brings, strokes in found.values() for trait in bringing(game, brings, strokes))
    if found:
        yield calling()


def _sending(game: Game, actions: Mapping[str, Action]) -> Iterator[Trait]:
    """What sends a piece to a box, back into a deck, or to another piece."""
    boxes = {id: each.send_to for id, each in actions.items() if each.send_to is not None}
    zones = {id: box_place(game, box) for id, box in boxes.items() if box not in game.series.decks}
    if zones:
        yield from _step(_SEND, (actions[id] for id in zones))
        map, zone = (_by_action({id: as_expression(place[n]) for id, place in zones.items()}) for n in (0, 1))
        yield traits.send_to("", _SEND, "zone", map=f"{{{map}}}", zone=f"{{{zone}}}")
    for box in dict.fromkeys(box for id, box in boxes.items() if id not in zones):
        back = own_key("back-to", box.board, box.box)
        yield from _step(back, (actions[id] for id in boxes if boxes[id] == box))
        yield traits.return_to_deck("", back, "", expression=deck_name(*box_place(game, box)))
    joining = [each for each in actions.values() if each.joins is not None and each.send_to is None]
    for joins in dict.fromkeys(each.joins for each in joining if each.joins is not None):
        stroke = named(f"join-{joins}")
        yield from _step(stroke, (each for each in joining if each.joins == joins))
        yield traits.send_to("", stroke, "counter", counter=f'{{CounterId=="${_JOINED[joins]}$"}}')


_SEND = named("send")


def _by_action(said: Mapping[str, str]) -> str:
    """That of several expressions which is of the action that a piece does, as an expression."""
    *others, last = said
    chosen = said[last]
    for id in reversed(others):
        if said[id] != chosen:
            chosen = f'{_DOES}=="{id}" ? {said[id]} : {chosen}'
    return chosen


def _keys(game: Game) -> list[str]:
    """The keys of the piece ids of what places markers: the engine numbers it like a piece."""
    known = game.series.pieces.actions
    places = (
        _placing_key(piece, id) for piece in game.pieces.values() for id in piece.kind.actions if known[id].places
    )
    return list(dict.fromkeys(places))


def _placing_key(piece: Piece, action: str) -> str:
    return f"{piece.kind.id}-{action}"


def _placing(kind: Kind, action: str) -> str:
    """The prototype of what puts a marker where a piece stands: the engine numbers it, so that there may be but one."""
    return f"Kind {kind.id}: {action}"


def _prototypes(game: Game) -> Iterator[tuple[str, Iterable[Trait]]]:
    found = {(piece.kind.id, id): piece for piece in game.pieces.values() for id in _actions(game, piece)}
    for (_, id), piece in found.items():
        action = game.series.pieces.actions[id]
        if action.places is not None:
            slot, number = marker_slot(game.pieces[action.places]), gpid(game, _placing_key(piece, id))
            yield _placing(piece.kind, id), [traits.place_marker("", pressed(action.key), slot, gpid=number)]


_JOINED = {"officer": "Officer", "parent": PARENT}
"""The properties that name the pieces that another one may join."""


def _puts(game: Game) -> Iterator[Mapping[str, str]]:
    """The states into which actions and what comes of their rolls put a piece."""
    for action in game.series.pieces.actions.values():
        yield from (action.puts, *(outcome.puts for outcome in (action.roll.outcomes if action.roll else ())))


def _words(game: Game, piece: Piece) -> Iterator[tuple[str, str | int]]:
    """Which pieces a piece may join, as far as its menu needs to know."""
    for joins in dict.fromkeys(each.joins for each in _actions(game, piece).values() if each.joins is not None):
        yield _JOINED[joins], _joined(piece)[joins] or ""


def _joined(piece: Piece) -> dict[str, str | None]:
    return {"officer": piece.led_by, "parent": piece.parent}


def _restrictions(game: Game, actions: Iterable[Action]) -> Iterator[Trait]:
    """What keeps out of the menu of a piece what it cannot do where it is.

    Its key says so, unless the piece is hidden: that would tell what it is; or what it does takes the piece elsewhere:
    the chat is written when it is there.
    """
    hidden: dict[str, list[Action]] = {}
    for action in actions:
        for why in _elsewhere(game, action):
            hidden.setdefault(why, []).append(action)
    for number, (why, restricted) in enumerate(hidden.items(), 1):
        if staying := [pressed(each.key) for each in restricted if _stays(each)]:
            said = 'newPieceName + " at " + location + ": that cannot be done here"'
            yield traits.report(staying, f'{{({why}) && ObscuredToOthers!=true ? {said} : ""}}')
        yield traits.restrict_commands(f"Not here {number}", [pressed(each.key) for each in restricted], f"{{{why}}}")


def _stays(action: Action) -> bool:
    """Whether a piece is where it was when it has done it, whatever is rolled."""
    rolls = action.roll.outcomes if action.roll is not None else ()
    return action.send_to is None and action.joins is None and not action.removes and not any(e.does for e in rolls)


def _elsewhere(game: Game, action: Action) -> Iterator[str]:
    """The conditions under which an action cannot be done."""
    if action.on_map:
        yield f'CurrentMap!="{map_name(game)}"'
    if action.at:
        places = (box_place(game, box) for box in action.at)
        yield " && ".join(f"CurrentZone!={as_expression(zone)}" for _, zone in places)
    if action.at_spans:
        beside = "|".join(game.map.beside_spans(action.at_spans))
        yield f'!"|{beside}|".contains("|"+LocationName+"|")'


def _can_be_hidden(game: Game, kind: Kind) -> bool:
    """Whether pieces of a kind may be kept from the other side."""
    return kind.back is not None or (kind.hidden and game.series.pieces.hidden is not None)


# ---------------------------------------------------------------- dice


def _following(game: Game, action: Action, kind: Kind, can: Mapping[str, Action]) -> Iterator[Trait]:
    """What happens after a roll: a trigger for each outcome that puts the piece into a state or sets off an action."""
    if action.roll is None:
        return
    for index, outcome in enumerate(action.roll.outcomes):
        keys = _puts_of(outcome.puts, kind)
        next_action = next((id for id in outcome.does if id in kind.actions), None)
        if next_action is not None and next_action in can:
            keys.append(pressed(can[next_action].key))
        if keys:
            when = " && ".join(_limits(game, action.roll, kind, index)) or "true"
            yield traits.trigger("", watch=[pressed(action.key)], actions=keys, when=f"{{{when}}}")


def _limits(game: Game, roll: Roll, kind: Kind, index: int) -> Iterator[str]:
    """The conditions under which an outcome is what happens."""
    if index > 0:
        yield f"{ROLL}>{_limit(game, roll, kind, roll.outcomes[index - 1])}"
    if roll.outcomes[index].up_to is not None:
        yield f"{ROLL}<={_limit(game, roll, kind, roll.outcomes[index])}"


def _limit(game: Game, roll: Roll, kind: Kind, outcome: Outcome) -> str:
    if isinstance(outcome.up_to, str):
        return value_property(outcome.up_to) if roll.as_printed else value_now(game, kind, outcome.up_to)
    return str(outcome.up_to)


# ---------------------------------------------------------------- reports


def _report(game: Game, actions: Mapping[str, Action], kind: Kind) -> Iterator[Trait]:
    """What the chat says of these actions."""
    if actions:
        said = _by_action({id: _said(game, action, kind) for id, action in actions.items()})
        yield traits.report([pressed(action.key) for action in actions.values()], f"{{{said}}}")


def _said(game: Game, action: Action, kind: Kind) -> str:
    """What the chat says of an action, as an expression; of a piece hidden from others it holds back its values."""
    roll, secret = action.roll, _can_be_hidden(game, kind) and not action.reveals
    against = _against(game, roll, kind) if roll is not None else ""
    said = spoken(action.report, against, secret)
    return said if roll is None else f'{said} + " " + ({_outcome(game, roll, kind, against, secret)})'


def _against(game: Game, roll: Roll, kind: Kind) -> str:
    """What `{against}` stands for: the first value that the roll is compared with, or else its first limit."""
    by_value = [outcome for outcome in roll.outcomes if isinstance(outcome.up_to, str)]
    return _limit(game, roll, kind, (by_value or roll.outcomes)[0])


def _outcome(game: Game, roll: Roll, kind: Kind, against: str, secret: bool) -> str:
    """What the chat says of the outcome of a roll, as an expression."""
    said = spoken(roll.outcomes[-1].report, against, secret, _total(game, roll, kind, roll.outcomes[-1]))
    for outcome in reversed(roll.outcomes[:-1]):
        limit = _limit(game, roll, kind, outcome)
        this = spoken(outcome.report, against, secret, _total(game, roll, kind, outcome))
        said = f"{ROLL}<={limit} ? {this} : {said}"
    return said


def _total(game: Game, roll: Roll, kind: Kind, outcome: Outcome) -> Mapping[str, str]:
    """What `{total}` stands for in the report of an outcome."""
    if roll.total is None:
        return {}
    return {"total": f"{value_now(game, kind, roll.total)}{outcome.adds:+d}"}


ACTIONS = Feature(menu=_menu, lacks=_lacks, prototypes=_prototypes, puts=_puts, words=_words, keys=_keys)
