"""The values of a piece, and what dice give, as expressions."""

from oobc.game import Game
from oobc.model.pieces import Kind
from oobc.outputs.module.names import plain, state_property, value_property


def rolled(game: Game, dice: str) -> str:
    """What a roll of these dice gives, as an expression."""
    about = game.series.about.dice[dice]
    return "{" + "+".join([f"Random({about.sides})"] * about.count) + "}"


def value_shown(game: Game, kind: Kind, value: str) -> str:
    """A value as the face that is up has it and the states change it, as an expression."""
    shown = value_property(value)
    for face in kind.faces:
        if value in face.values:
            shown = f'(Face_Name==" ({plain(face.title.lower())})" ? {value_property(face.values[value])} : {shown})'
    return value_now(game, kind, value, shown)


def value_now(game: Game, kind: Kind, value: str, printed: str | None = None) -> str:
    """A value as the states of a piece change it, as an expression; `printed`: what they change, if not the value.

    States that are not added to one another change it once; one that lowers it only so far comes before the others.
    """
    states = game.series.pieces.states
    changing = [id for id in kind.states if value in states[id].modifies]
    now = printed or value_property(value)
    for id in sorted(changing, key=lambda id: value not in states[id].least):
        state = states[id]
        others = [f"!({state_property(other)}>0)" for other in state.not_added_to if other in changing]
        holds = " && ".join([f"{state_property(id)}>0", *others])
        changed = f"{now}{state.modifies[value]:+d}"
        if value in state.least:
            least = state.least[value]
            holds += f" && {now}>{least}"
            changed = f"({changed}<{least} ? {least} : {changed})"
        now = f"({holds} ? {changed} : {now})"
    return now
