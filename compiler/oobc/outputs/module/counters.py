"""The pieces: a prototype for each kind, one for each side's hidden forces, and the slot of every counter."""

from collections.abc import Iterator, Mapping

from oobc.art.boards import BoardPicture
from oobc.game import Game, Piece
from oobc.model.series import Action, Area, Badge, Kind, State
from oobc.outputs.module.names import (
    VEIL_IMAGE,
    badge_image,
    cited,
    face_image,
    hidden_image,
    plain,
    pressed,
    prototype_name,
    state_key,
    state_property,
    value_property,
)
from oobc.vassal import traits
from oobc.vassal.encoding import commands, constraints, named, seq, set_to
from oobc.vassal.pieces import Piece as VassalPiece
from oobc.vassal.pieces import piece as vassal_piece
from oobc.vassal.pieces import prototype_body
from oobc.vassal.trait import Trait

FACE_LAYER = "Face"
_RESET_FACE, _NEXT_FACE = named("face-first"), named("face-next")


def prototypes(game: Game, boards: Mapping[str, BoardPicture]) -> dict[str, VassalPiece]:
    """All prototypes by name."""
    made: dict[str, VassalPiece] = {}
    if game.series.pieces.hidden is not None:
        for side in game.box.sides:
            made[hidden_prototype(game, side)] = prototype_body(_mask(game, side))
    for id, state in game.series.pieces.states.items():
        made[state_prototype(id)] = prototype_body(*_state(id, state, game.box.drawing.counter))
    for piece in game.pieces.values():
        name = prototype_name(game, piece)
        if name not in made:
            made[name] = prototype_body(*_kind(game, piece, boards))
    return made


def slot_piece(game: Game, piece: Piece, gpid: str, hidden: bool = False) -> VassalPiece:
    """The piece of a palette slot; with `hidden`, as its owner has hidden it from the others.

    Outermost first: open words, the mask, what the kind can do (drawn over the face), the faces, the values.
    """
    side = game.box.sides.get(piece.side or "")
    stack: list[Trait] = [traits.markers({"Side": side.title if side else "", "Layer": piece.shape.layer})]
    if can_hide(game, piece) and piece.side:
        stack.append(traits.prototype(hidden_prototype(game, piece.side)))
    stack += [traits.prototype(prototype_name(game, piece)), _faces(piece), traits.markers(_words(game, piece))]
    return vassal_piece(*stack, name=plain(piece.name), gpid=gpid)


def can_hide(game: Game, piece: Piece) -> bool:
    """Whether the other side may be kept from seeing the piece."""
    return piece.shape.hidden and game.series.pieces.hidden is not None and piece.side is not None


def hidden_prototype(game: Game, side: str) -> str:
    return plain(f"Hidden {game.box.sides[side].title}")


def hidden_name(game: Game, side: str) -> str:
    """What the others read instead of the name of a hidden piece."""
    return plain(f"{game.box.sides[side].title} hidden force")


def state_prototype(state: str) -> str:
    return f"State {state}"


def _words(game: Game, piece: Piece) -> dict[str, str | int]:
    """The properties of a piece that never change: what it is and what stands on it."""
    formation = game.formations.get(piece.formation or "")
    words: dict[str, str | int] = {
        "Kind": piece.shape.title,
        "Formation": piece.formation or "",
        "FormationName": formation.name if formation else "",
        "Division": piece.division or "",
        "CounterId": piece.id,
    }
    values = {value_property(name): value for name, value in piece.values.items()}
    return {**words, **values, "Source": piece.sources[""]}


def _faces(piece: Piece) -> Trait:
    titles = [piece.face(id).title for id in piece.faces]
    return traits.layer(
        FACE_LAYER,
        [face_image(piece, id) for id in piece.faces],
        level_names=["", *(f"+ ({plain(title.lower())})" for title in titles[1:])],
        increase=("Flip", _pressed_flip()) if len(titles) > 1 else ("", ""),
        reset=("", _RESET_FACE),
        loop=True,
    )


def _pressed_flip() -> str:
    return pressed("F")


def _mask(game: Game, side: str) -> Trait:
    hidden = game.series.pieces.hidden
    assert hidden is not None
    return traits.mask(
        hidden_image(side),
        hidden_name(game, side),
        menu=hidden.title,
        key=pressed(hidden.key),
        by="side",
        style=f"G{VEIL_IMAGE}",
    )


def _kind(game: Game, piece: Piece, boards: Mapping[str, BoardPicture]) -> Iterator[Trait]:
    """What every piece of a kind can do, outermost first."""
    kind, pieces = piece.shape, game.series.pieces
    if kind.trail:
        yield traits.trail(menu="Movement trail", key=pressed("Ctrl+T"), line=(40, 40, 40), fill=(255, 255, 255))
    yield from _submenus(game, kind)
    for id in kind.actions:
        yield from _action(game, id, pieces.actions[id], kind, boards)
    for id in kind.areas:
        yield _area(id, pieces.areas[id])
    for id in kind.states:
        yield traits.prototype(state_prototype(id))
    if piece.kind == "marker":
        yield traits.clone()
    yield traits.delete()


def _submenus(game: Game, kind: Kind) -> Iterator[Trait]:
    states = [game.series.pieces.states[id] for id in kind.states]
    if states:
        yield traits.submenu("States", [level.title for state in states for level in state.levels])
    if kind.areas:
        yield traits.submenu("Show", [game.series.pieces.areas[id].title for id in kind.areas])


def _state(id: str, state: State, size: int) -> Iterator[Trait]:
    """A state: a number for its level, a badge that follows it, a key for each level, and what the chat says.

    The key of a level that holds already ends it.
    """
    name = state_property(id)
    entries = [("", state_key(id, 0), set_to(0))]
    for number, level in enumerate(state.levels, 1):
        toggled = f"{{{name}=={number} ? 0 : {number}}}"
        entries.append((level.title, pressed(level.key) or state_key(id, number), set_to(toggled)))
    x, y = _corner(state.levels[0].badge, size)
    yield traits.layer(
        f"Badge {id}",
        ["", *(badge_image(id, level.id) for level in state.levels)],
        follow=name,
        first_value=0,
        level_names=["", *(f"+ ({plain(level.title.lower())})" for level in state.levels)],
        x=x,
        y=y,
    )
    keys = [stroke for _, stroke, _ in entries[1:]]
    yield traits.report(keys, f"$newPieceName$: {cited(state.title, state)}")
    yield traits.dynamic_property(name, 0, commands=commands(*entries), bounds=constraints(0, len(state.levels)))


_CORNERS = {
    "top-left": (-1, -1),
    "top": (0, -1),
    "top-right": (1, -1),
    "centre": (0, 0),
    "bottom-left": (-1, 1),
    "bottom": (0, 1),
    "bottom-right": (1, 1),
}


def badge_size(counter: int) -> int:
    """The side of a badge on a counter, in pixels."""
    return round(counter * 0.36)


def _corner(badge: Badge, counter: int) -> tuple[int, int]:
    """Where the middle of a badge lies from the middle of its counter, in pixels."""
    across, down = _CORNERS[badge.corner]
    reach = (counter - badge_size(counter)) // 2
    return across * reach, down * reach


def _area(id: str, area: Area) -> Trait:
    radius = area.radius if isinstance(area.radius, int) else value_property(area.radius)
    return traits.area_of_effect(
        f"Area {id}",
        radius=radius,
        fill=area.colour,
        opacity=area.opacity,
        menu=area.title,
        key=pressed(area.key),
    )


def _action(game: Game, id: str, action: Action, kind: Kind, boards: Mapping[str, BoardPicture]) -> Iterator[Trait]:
    """An action: one menu entry that says what happens, ends states, turns the face and sends the piece away."""
    report, send = named(f"{id}-report"), named(f"{id}-send")
    steps = [report]
    steps += [state_key(state, 0) for state in action.clears if state in kind.states]
    if action.face is not None:
        steps.append(_RESET_FACE)
        steps += [_NEXT_FACE] * [face.id for face in kind.faces].index(action.face)
    if action.send_to is not None:
        steps.append(send)
    needs = f'{{{value_property(action.needs)}!=""}}' if action.needs else ""
    yield traits.trigger(plain(action.title), menu=action.title, key=pressed(action.key), actions=steps, when=needs)
    yield traits.report([report], _report(action))
    if action.send_to is not None:
        board = boards[action.send_to.board]
        shape = game.series.boards[action.send_to.board]
        owner = "$Side$: " if shape.per == "side" else ""
        title = next(box.title for box in shape.boxes if box.id == action.send_to.box)
        yield traits.send_to("", send, "zone", map=plain(board.title), zone=f"{owner}{title}")


def _report(action: Action) -> str:
    text = action.report.replace("{piece}", "$newPieceName$").replace("{place}", "$location$")
    for word in {part.partition("}")[0] for part in text.split("{")[1:]}:
        text = text.replace(f"{{{word}}}", f"${value_property(word)}$")
    return text


def standing(
    game: Game, expanded: VassalPiece, piece: Piece, states: Mapping[str, str], face: str | None
) -> VassalPiece:
    """A piece, its prototypes put in, as a scenario begins: its states, the face that is up, hidden by its side."""
    for state, level in states.items():
        levels = [each.id for each in game.series.pieces.states[state].levels]
        expanded = expanded.standing("PROP", state_property(state), str(levels.index(level) + 1))
    if face is not None:
        expanded = expanded.standing("emb2", FACE_LAYER, str(piece.faces.index(face) + 1))
    hidden = game.series.pieces.hidden
    if hidden is not None and hidden.at_start and can_hide(game, piece):
        owner = game.box.sides[piece.side or ""].title
        expanded = expanded.standing("obs", hidden_name(game, piece.side or ""), seq(";", owner, ""))
    return expanded
