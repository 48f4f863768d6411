"""What the menu of a piece does: actions, the dice rolled for them, and what the chat says of it."""

from collections.abc import Iterator, Mapping

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.actions import Action, Outcome, Roll
from oobc.model.pieces import Face, Kind
from oobc.outputs.module.feature import Feature, gpid
from oobc.outputs.module.features.parts import bringing, bringing_keys
from oobc.outputs.module.names import (
    DELETE,
    FACE_FIRST,
    FACE_NEXT,
    PARENT,
    REVEAL,
    deck_name,
    map_name,
    marker_slot,
    plain,
    pressed,
    put_key,
    state_key,
    value_property,
)
from oobc.outputs.module.places import box_place
from oobc.outputs.module.speech import OPEN_WORDS, ROLL, WORD, property_of, spoken
from oobc.outputs.module.values import rolled, value_now
from oobc.vassal import traits
from oobc.vassal.encoding import commands, named, set_to
from oobc.vassal.trait import Trait


def _menu(game: Game, piece: Piece) -> Iterator[Trait]:
    """All actions of the kind of a piece, and the dice that they roll."""
    known, kind = game.series.pieces.actions, piece.kind
    yield from _restrictions(game, kind)
    for id in kind.actions:
        yield from _action(game, id, known[id], kind)
        yield from _placing(game, piece, id)
    dice = dict.fromkeys(roll.dice for roll in (known[id].roll for id in kind.actions) if roll is not None)
    if dice:
        yield traits.dynamic_property(
            ROLL, 0, commands=commands(*(("", _roll_key(id), set_to(rolled(game, id))) for id in dice))
        )


def _action(game: Game, id: str, action: Action, kind: Kind) -> Iterator[Trait]:
    """An action: one menu entry that rolls, says what happens, ends states, turns the face and sends the piece away."""
    report, send, then = named(f"{id}-report"), named(f"{id}-send"), named(f"{id}-then")
    steps = [REVEAL] if action.reveals and _can_be_hidden(game, kind) else []
    if action.roll is not None:
        steps.append(_roll_key(action.roll.dice))
    if action.joins is None:
        steps.append(report)
    if action.places is not None:
        steps.append(_place_key(id))
    if action.brings is not None:
        steps += bringing_keys(id)
    steps += [state_key(state, 0) for state in action.clears if state in kind.states]
    steps += [put_key(state, level) for state, level in action.puts.items() if state in kind.states]
    turning, passing = _turning(id, kind, action.face) if action.face is not None else ([], [])
    steps += turning
    if action.send_to is not None or action.joins is not None:
        steps.append(send)
    if action.joins is not None:
        steps.append(report)  # it tells where the piece is then
    following = list(_following(game, action.roll, kind, then)) if action.roll is not None else []
    if following:
        steps.append(then)
    if action.removes:
        steps.append(DELETE)
    yield traits.trigger(plain(action.title), menu=action.title, key=pressed(action.key), actions=steps)
    yield traits.report([report], _report(game, action, kind))
    yield from passing
    yield from following
    if action.brings is not None:
        yield from bringing(game, id, action.brings)
    if action.send_to is not None:
        map, zone = box_place(game, action.send_to)
        if action.send_to not in game.series.decks:
            yield traits.send_to("", send, "zone", map=map, zone=zone)
        else:
            yield traits.return_to_deck("", send, "", expression=deck_name(map, zone))
    elif action.joins is not None:
        yield traits.send_to("", send, "counter", counter=f'{{CounterId=="${_JOINED[action.joins]}$"}}')


def _turning(id: str, kind: Kind, face: str) -> tuple[list[str], list[Trait]]:
    """The keys that turn a counter to a face, and what passes over those before it that it has."""
    steps, passing = [FACE_FIRST], []
    for before in kind.faces[: [each.id for each in kind.faces].index(face)]:
        lacks = " || ".join(_without(before))
        step = named(f"{id}-over-{before.id}") if lacks else FACE_NEXT
        steps.append(step)
        passing += [traits.trigger("", watch=[step], actions=[FACE_NEXT], when=f"{{!({lacks})}}")] if lacks else []
    return steps, passing


def _keys(game: Game) -> list[str]:
    """The keys of the piece ids of what places markers: the engine numbers it like a piece."""
    known = game.series.pieces.actions
    places = (
        _placing_key(piece, id) for piece in game.pieces.values() for id in piece.kind.actions if known[id].places
    )
    return list(dict.fromkeys(places))


def _placing_key(piece: Piece, action: str) -> str:
    return f"{piece.kind.id}-{action}"


def _place_key(action: str) -> str:
    return named(f"{action}-place")


def _placing(game: Game, piece: Piece, id: str) -> Iterator[Trait]:
    """What puts a new marker where a piece stands, if an action does."""
    marker = game.series.pieces.actions[id].places
    if marker is not None:
        slot = marker_slot(game.pieces[marker])
        yield traits.place_marker("", _place_key(id), slot, gpid=gpid(game, _placing_key(piece, id)))


_JOINED = {"officer": "Officer", "parent": PARENT}
"""The properties that name the pieces that another one may join."""


def _puts(game: Game) -> Iterator[Mapping[str, str]]:
    """The states into which actions and what comes of their rolls put a piece."""
    for action in game.series.pieces.actions.values():
        yield from (action.puts, *(outcome.puts for outcome in (action.roll.outcomes if action.roll else ())))


def _words(game: Game, piece: Piece) -> Iterator[tuple[str, str | int]]:
    """Which pieces a piece may join, as far as its menu needs to know."""
    known = game.series.pieces.actions
    others = {"officer": piece.led_by, "parent": piece.parent}
    wanted = dict.fromkeys(joins for joins in (known[id].joins for id in piece.kind.actions) if joins is not None)
    yield from ((_JOINED[joins], others[joins] or "") for joins in wanted)


def _restrictions(game: Game, kind: Kind) -> Iterator[Trait]:
    """What keeps out of the menu of a piece what it cannot do: by the values it lacks, or where it is."""
    hidden: dict[str, list[str]] = {}
    for id in kind.actions:
        action = game.series.pieces.actions[id]
        for why in dict.fromkeys(_lacking(game, action, kind)):
            hidden.setdefault(why, []).append(pressed(action.key))
    for number, (why, strokes) in enumerate(hidden.items(), 1):
        yield traits.restrict_commands(f"Not here {number}", strokes, f"{{{why}}}")


def _lacking(game: Game, action: Action, kind: Kind) -> Iterator[str]:
    """The conditions under which an action cannot be done."""
    if action.needs is not None:
        yield f'{value_property(action.needs)}==""'
    yield from (why for face in kind.faces if face.id == action.face for why in _without(face))
    if action.joins is not None:
        yield f'{_JOINED[action.joins]}==""'
    if action.on_map:
        yield f'CurrentMap!="{map_name(game)}"'
    if action.at:
        places = (box_place(game, box) for box in action.at)
        zones = (zone.replace("$Side$: ", '"+Side+": ') for _, zone in places)
        yield " && ".join(f'CurrentZone!="{zone}"' for zone in zones)


def _without(face: Face) -> Iterator[str]:
    """The conditions under which a counter is without a face that others of its kind have."""
    if face.needs is not None:
        yield f'{value_property(face.needs)}==""'
    if face.unless is not None:
        yield f'{value_property(face.unless)}!=""'


def _can_be_hidden(game: Game, kind: Kind) -> bool:
    """Whether pieces of a kind may be kept from the other side."""
    return kind.back is not None or (kind.hidden and game.series.pieces.hidden is not None)


# ---------------------------------------------------------------- dice


def _roll_key(dice: str) -> str:
    return named(f"roll-{dice}")


def _following(game: Game, roll: Roll, kind: Kind, then: str) -> Iterator[Trait]:
    """What happens after a roll: a trigger for each outcome that puts the piece into a state or sets off an action."""
    for index, outcome in enumerate(roll.outcomes):
        keys = [put_key(state, level) for state, level in outcome.puts.items() if state in kind.states]
        next_action = next((id for id in outcome.does if id in kind.actions), None)
        if next_action is not None:
            keys.append(pressed(game.series.pieces.actions[next_action].key))
        if keys:
            when = " && ".join(_limits(game, roll, kind, index)) or "true"
            yield traits.trigger("", watch=[then], actions=keys, when=f"{{{when}}}")


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


def _report(game: Game, action: Action, kind: Kind) -> str:
    """What the chat says, as a format; of a piece that is hidden from others it holds back its values."""
    roll = action.roll
    secret = _can_be_hidden(game, kind) and not action.reveals
    if roll is None and not (secret and set(WORD.findall(action.report)) - set(OPEN_WORDS)):
        return WORD.sub(lambda match: f"${property_of(match[1])}$", action.report)
    against = _against(game, roll, kind) if roll is not None else ""
    said = spoken(action.report, against, secret)
    return f"{{{said}}}" if roll is None else f'{{{said} + " " + ({_outcome(game, roll, kind, against, secret)})}}'


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


ACTIONS = Feature(menu=_menu, puts=_puts, words=_words, keys=_keys)
