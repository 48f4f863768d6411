"""The pieces: a prototype for each kind, one for each side's hidden forces, and the slot of every counter."""

from collections.abc import Iterator, Mapping

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.roles import can_hide, enters, losses_of, slip_of
from oobc.model.commands import Command
from oobc.model.pieces import Area, Badge, Kind, Level, State
from oobc.outputs.module.actions import DELETE, actions, joined
from oobc.outputs.module.combat import combat_prototypes
from oobc.outputs.module.combat_marks import fighting, telling
from oobc.outputs.module.decks import card_cover, drawing
from oobc.outputs.module.entering import PROTOTYPE, entering_prototypes
from oobc.outputs.module.geometry import in_pixels
from oobc.outputs.module.hiding import hidden_name, hidden_prototype, hidden_prototypes
from oobc.outputs.module.losses import counting, level_marker, level_words
from oobc.outputs.module.names import (
    COUNTER,
    FACE_FIRST,
    FACE_LAYER,
    FACE_NEXT,
    arrow_image,
    badge_image,
    cited,
    face_image,
    map_name,
    piece_name,
    plain,
    pressed,
    prototype_name,
    put_key,
    side_prototype,
    state_key,
    state_property,
    value_property,
)
from oobc.outputs.module.parts import PARENT, coming, part_prototypes
from oobc.outputs.module.slips import slip_prototypes
from oobc.outputs.module.stacks import stack_words
from oobc.outputs.module.turn_marker import following_turn, follows_turn
from oobc.outputs.module.victory import control_marker, controls
from oobc.vassal import traits
from oobc.vassal.encoding import commands, constraints, named, seq, set_to
from oobc.vassal.pieces import Piece as VassalPiece
from oobc.vassal.pieces import piece as vassal_piece
from oobc.vassal.pieces import prototype_body
from oobc.vassal.trait import Trait


def prototypes(game: Game, gpids: Mapping[str, str]) -> dict[str, VassalPiece]:
    """All prototypes by name."""
    made = hidden_prototypes(game) | entering_prototypes(game) | slip_prototypes(game) | combat_prototypes(game)
    made |= part_prototypes(game)
    for id, state in game.series.pieces.states.items():
        made[state_prototype(id)] = prototype_body(*_state(game, id, state))
    for piece in game.pieces.values():
        name = _prototype(game, piece)
        if name not in made:
            made[name] = prototype_body(*_kind(game, piece, gpids))
    return made


def slot_piece(game: Game, piece: Piece, gpid: str, hidden: bool = False) -> VassalPiece:
    """The piece of a palette slot; with `hidden`, as its owner has hidden it from the others.

    Outermost first: open words, the mask, what the kind can do (drawn over the face), the faces, the values.
    """
    side = piece.side
    stack: list[Trait] = [traits.markers({"Side": side.title if side else "", "Layer": piece.kind.layer})]
    stack += [*_open_states(game, piece.kind), *card_cover(game, piece)]
    if can_hide(game, piece) and side:
        stack.append(traits.prototype(hidden_prototype(side)))
    stack += coming(game, piece)
    if enters(game, piece):
        stack.append(traits.prototype(PROTOTYPE))
    stack += [traits.prototype(_prototype(game, piece)), _faces(game, piece), traits.markers(_words(game, piece))]
    return vassal_piece(*stack, name=piece_name(piece), gpid=gpid)


def _open_states(game: Game, kind: Kind) -> Iterator[Trait]:
    """The states that lie on top of a hidden piece, each with a menu of its own."""
    for id in kind.states:
        state = game.series.pieces.states[id]
        if state.open:
            yield traits.submenu(state.title, [level.title for level in state.levels])
            yield traits.prototype(state_prototype(id))


def _prototype(game: Game, piece: Piece) -> str:
    """The prototype of a piece: that of its kind, but markers that do something have one of their own."""
    if slip_of(game, piece) is not None:
        return side_prototype(piece)
    if losses_of(game, piece) is not None or follows_turn(game, piece) or (piece.is_marker and piece.kind.actions):
        return plain(piece.kind.title)
    return side_prototype(piece) if controls(game, piece) else prototype_name(game, piece)


def state_prototype(state: str) -> str:
    return f"State {state}"


def _words(game: Game, piece: Piece) -> dict[str, str | int]:
    """The properties of a piece that never change: what it is and what stands on it."""
    formation = piece.formation
    words: dict[str, str | int] = {
        "Kind": piece.kind.title,
        "Formation": formation.id if formation else "",
        "FormationName": formation.name if formation else "",
        "Division": piece.division or "",
        "Arm": piece.arm.id if piece.arm else "",
        COUNTER: piece.id,
    }
    words |= joined(game, piece)
    if piece.parent is not None:
        words[PARENT] = piece.parent
    if formation is not None and losses_of(game, piece) is not None:
        words |= level_words(formation)
    values = {value_property(name): value for name, value in piece.values.items()}
    return {**words, **values, "Source": piece.sources[""]}


def _faces(game: Game, piece: Piece) -> Trait:
    """The faces; the back of a slip or a card is its mask."""
    shown = piece.faces_up if slip_of(game, piece) is None else piece.faces[:1]
    titles = [piece.face(id).title for id in shown]
    return traits.layer(
        FACE_LAYER,
        [face_image(piece, id) for id in shown],
        level_names=["", *(f"+ ({plain(title.lower())})" for title in titles[1:])],
        increase=("Flip", FACE_NEXT) if len(titles) > 1 else ("", ""),
        reset=("", FACE_FIRST),
        loop=True,
    )


def _kind(game: Game, piece: Piece, gpids: Mapping[str, str]) -> Iterator[Trait]:
    """What every piece of a kind can do, outermost first."""
    kind, pieces = piece.kind, game.series.pieces
    if kind.trail:
        yield _trail(game)
    yield from _submenus(game, kind)
    yield from actions(game, piece, gpids)
    yield from drawing(game, piece.kind.id)
    for id in kind.areas:
        yield _area(id, pieces.areas[id])
    for id in kind.states:
        if not pieces.states[id].open:
            yield traits.prototype(state_prototype(id))
    yield from stack_words(game, piece.kind.id, kind)
    yield from fighting(game, kind)
    yield from counting(game, kind)
    losses = losses_of(game, piece)
    if losses is not None:
        yield from level_marker(game, losses)
    elif piece.is_marker:
        yield traits.clone()
    if piece.side is not None and controls(game, piece):
        yield control_marker(piece.side.id)
    if follows_turn(game, piece):
        yield following_turn(game, piece)
    yield traits.delete(key=DELETE)


def _trail(game: Game) -> Trait:
    """The way that a piece came."""
    radius, edge_point, edge_display = (in_pixels(game, length) for length in (10, 20, 30))
    return traits.trail(
        menu="Movement trail",
        key=pressed("Ctrl+T"),
        line=(40, 40, 40),
        fill=(255, 255, 255),
        radius=radius,
        edge_point=edge_point,
        edge_display=edge_display,
        width=game.box.drawing.scale,
    )


def _submenus(game: Game, kind: Kind) -> Iterator[Trait]:
    """What gathers the menu: the actions by their submenus, then states and areas."""
    grouped: dict[str, list[str]] = {}
    for action in (game.series.pieces.actions[id] for id in kind.actions):
        if action.menu is not None:
            grouped.setdefault(action.menu, []).append(action.title)
    yield from (traits.submenu(menu, titles) for menu, titles in grouped.items())
    states = [each for each in (game.series.pieces.states[id] for id in kind.states) if not each.open]
    if states:
        arrows = [state.arrow.title for state in states if state.arrow is not None]
        yield traits.submenu("States", [*(level.title for state in states for level in state.levels), *arrows])
    if kind.areas:
        yield traits.submenu("Show", [game.series.pieces.areas[id].title for id in kind.areas])


def _state(game: Game, id: str, state: State) -> Iterator[Trait]:
    """A state: a number for its level, a badge that follows it, a key for each level, and what the chat says.

    The key of a level that holds already ends it. The keys do not stand in the trait that holds the number: refreshing
    a saved game keeps what a trait holds only if that trait is the same to the letter, and a newer version may have
    more levels.
    """
    name, asked, take = state_property(id), f"{state_property(id)}_asked", named(f"{id}-take")
    entries = [("", state_key(id, 0), set_to(0))]
    for number, level in enumerate(state.levels, 1):
        toggled = f"{{{name}=={number} ? 0 : {number}}}"
        entries.append((level.title, pressed(level.key) or state_key(id, number), set_to(toggled)))
    put = {puts.get(id) for puts in _all_puts(game)}
    for number, level in enumerate(state.levels, 1):
        if level.id in put:
            entries.append(("", put_key(id, level.id), set_to(number)))
    yield from _badge(game, id, state)
    if state.arrow is not None:
        yield from _arrow(id, state, state.arrow)
    yield from telling(game, id)
    keys = [stroke for menu, stroke, _ in entries if menu]
    if state.on_map:
        yield traits.restrict_commands(f"{state.title} on the map", keys, f'{{CurrentMap!="{map_name(game)}"}}')
    yield traits.report(keys, f"$newPieceName$: {cited(state.title, state)}")
    yield traits.dynamic_property(asked, 0, commands=commands(*entries), bounds=constraints())
    yield traits.trigger("", watch=[stroke for _, stroke, _ in entries], actions=[take])
    taken = commands(("", take, set_to(f"{{{asked}}}")))
    yield traits.dynamic_property(name, 0, commands=taken, bounds=constraints())


def _badge(game: Game, id: str, state: State) -> Iterator[Trait]:
    """The badge that follows a state; where its colours hang on the side of the piece, one for each side and level."""
    x, y = _corner(state.levels[0].badge, game.box.drawing.counter)
    name, shown = state_property(id), f"{state_property(id)}_badge"
    sided = any(level.badge.of is not None for level in state.levels)
    sides = [None, *(game.box.sides if sided else ())]
    images = [
        badge_image(id, level.id, side if level.badge.of is not None else None)
        for side in sides
        for level in state.levels
    ]
    names = [f"+ ({plain(level.title.lower())})" for level in state.levels] * len(sides)
    yield traits.layer(
        f"Badge {id}",
        ["", *images],
        follow=shown if sided else name,
        first_value=0,
        level_names=["", *names],
        x=x,
        y=y,
    )
    if sided:
        whose = "0"
        for number, side in enumerate(game.box.sides.values(), 1):
            whose = f'Side=="{side.title}" ? {number} : {whose}'
        yield traits.calculated_property(shown, f"{{{name}>0 ? {name}+{len(state.levels)}*({whose}) : 0}}")


def _arrow(id: str, state: State, arrow: Command) -> Iterator[Trait]:
    """The arrow of a state: seen while it holds, turned by a key."""
    name, seen, stroke = f"{state_property(id)}_arrow", f"{state_property(id)}_points", pressed(arrow.key)
    yield traits.restrict_commands(f"{state.title} arrow", [stroke], f"{{{state_property(id)}==0}}")
    yield traits.layer(
        f"Arrow {id}", ["", *(arrow_image(id, side) for side in range(1, 7))], follow=seen, first_value=0
    )
    yield traits.report([stroke], f"$newPieceName$: {cited(arrow.title, state)}")
    yield traits.calculated_property(seen, f"{{{state_property(id)}>0 ? {name} : 0}}")
    turned = commands((arrow.title, stroke, set_to(f"{{{name}%6+1}}")))
    yield traits.dynamic_property(name, 1, commands=turned, bounds=constraints())


def _all_puts(game: Game) -> Iterator[Mapping[str, str]]:
    """What puts pieces into states by itself."""
    pieces = game.series.pieces
    for action in pieces.actions.values():
        yield action.puts
        if action.roll is not None:
            yield from (outcome.puts for outcome in action.roll.outcomes)
    if pieces.losses is not None:
        yield pieces.losses.puts
    for kind in game.series.combat.kinds.values():
        for each in (*kind.afterwards, *(after for column in kind.by_column for after in column.afterwards)):
            yield each.puts


_CORNERS = {
    "top-left": (-1, -1),
    "top": (0, -1),
    "top-right": (1, -1),
    "left": (-1, 0),
    "centre": (0, 0),
    "right": (1, 0),
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


def piece_at_start(
    game: Game, expanded: VassalPiece, piece: Piece, states: Mapping[str, Level], face: str | None
) -> VassalPiece:
    """A piece, its prototypes put in, as a scenario begins: its states, the face that is up, hidden by its side."""
    for state, level in states.items():
        number = game.series.pieces.states[state].number(level.id)
        expanded = expanded.in_state("PROP", state_property(state), str(number))
    if face is not None:
        expanded = expanded.in_state("emb2", FACE_LAYER, str(piece.faces_up.index(face) + 1))
    hidden = game.series.pieces.hidden
    if hidden is not None and hidden.at_start and piece.side is not None and can_hide(game, piece):
        expanded = expanded.in_state("obs", hidden_name(piece.side), seq(";", piece.side.title, ""))
    return expanded
