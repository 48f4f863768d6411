"""The pieces: the prototypes that they share, the slot of every counter, and how it is as a scenario begins."""

from collections.abc import Iterator

from oobc.game import Game, keys
from oobc.game.pieces import Piece
from oobc.game.roles import can_hide, slip_of
from oobc.game.scenarios import Scenario
from oobc.layout.start import Start
from oobc.model.pieces import Area, Kind, State
from oobc.outputs.module.feature import gpid
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.geometry import in_pixels
from oobc.outputs.module.names import (
    COUNTER,
    DELETE,
    FACE_FIRST,
    FACE_LAYER,
    FACE_NEXT,
    IS_HIDDEN,
    MARKERS,
    NO_SIDE,
    NOT_OWN,
    OTHERS,
    OWNER,
    area_key,
    face_image,
    formation_name_property,
    formation_property,
    joined,
    map_layer,
    piece_name,
    plain,
    pressed,
    state_key,
    value_property,
)
from oobc.outputs.module.states import state_at_start, state_traits
from oobc.vassal import traits
from oobc.vassal.pieces import Piece as VassalPiece
from oobc.vassal.pieces import piece as vassal_piece
from oobc.vassal.pieces import prototype_body
from oobc.vassal.trait import Trait


def prototypes(game: Game) -> dict[str, VassalPiece]:
    """All prototypes by name."""
    made = {name: prototype_body(*body) for each in FEATURES for name, body in each.prototypes(game)}
    for piece in game.pieces.values():
        if (name := _prototype(game, piece)) not in made:
            made[name] = prototype_body(*_kind(game, piece))
        if (shown := _shown_open(game, piece)) and (name := _open_prototype(game, piece)) not in made:
            made[name] = prototype_body(*state_traits(game, piece, shown, "OpenAsked"))
    return made


def slot_piece(game: Game, piece: Piece) -> VassalPiece:
    """The piece of a palette slot, outermost first: open states, what hides it, what it does, its faces, its words."""
    side = piece.side
    stack: list[Trait] = [traits.markers({"Side": side.title if side else "", "Layer": map_layer(piece)})]
    stack += _open_states(game, piece)
    stack += (trait for feature in FEATURES for trait in feature.outer(game, piece))
    stack += _open_menus(game, piece.kind)
    stack += (trait for feature in FEATURES for trait in feature.single(game, piece))
    stack += [traits.prototype(_prototype(game, piece)), _faces(game, piece), traits.markers(_words(game, piece))]
    return vassal_piece(*stack, name=piece_name(piece), gpid=gpid(game, piece.id))


def _open_states(game: Game, piece: Piece) -> Iterator[Trait]:
    """The states that lie on top of a hidden piece.

    All that can be hidden has them, or the menu of a hidden piece would tell what kind it is of; one of a kind that
    cannot be in the state is put into it only by those who do not know.
    """
    shown = _shown_open(game, piece)
    for id, state in shown.items():
        if id not in piece.kind.states:
            strokes = [pressed(level.key) or state_key(id, number) for number, level in enumerate(state.levels, 1)]
            unknown = f"{IS_HIDDEN[1:-1]} && {NOT_OWN[1:-1]}"
            yield traits.restrict_commands(f"{state.title} of what is hidden", strokes, f"{{!({unknown})}}")
    if shown:
        yield traits.prototype(_open_prototype(game, piece))


def _shown_open(game: Game, piece: Piece) -> dict[str, State]:
    states = game.series.pieces.states
    hides = can_hide(game, piece)
    return {id: state for id, state in states.items() if state.open and (hides or id in piece.kind.states)}


def _open_prototype(game: Game, piece: Piece) -> str:
    """The prototype of these states."""
    shown = _shown_open(game, piece)
    return _of_side(game, piece, f"Open states: {' '.join(shown)}", *shown)


def _open_menus(game: Game, kind: Kind) -> Iterator[Trait]:
    """The menus of these states, inside the mask: the engine shows a menu even where it has nothing in it."""
    for id in kind.states:
        state = game.series.pieces.states[id]
        if state.open:
            yield traits.submenu(state.title, [level.title for level in state.levels])


def _prototype(game: Game, piece: Piece) -> str:
    """The prototype of a piece: that of its kind; markers share one, but those that do something have their own."""
    for feature in FEATURES:
        if (name := feature.prototype(game, piece)) is not None:
            return name
    if piece.is_marker and not any((*each.menu(game, piece), *each.kind(game, piece)) for each in FEATURES):
        return "Marker"
    lacks = " ".join(each for feature in FEATURES for each in feature.lacks(game, piece))
    title = joined(f"Kind {piece.kind.id}", piece.arm.id if piece.arm is not None else None)
    title += f" without {lacks}" if lacks else ""
    return _of_side(game, piece, title, *_closed(game, piece))


def _of_side(game: Game, piece: Piece, title: str, *states: str) -> str:
    """The name of a prototype with these states: where a badge depends on the side, every side has its own."""
    badges = (level.badge for state in states for level in game.series.pieces.states[state].levels)
    sided = piece.side is not None and any(badge.of is not None for badge in badges)
    return joined(title, _side(piece) if sided else None)


def _side(piece: Piece) -> str | None:
    return piece.side.id if piece.side is not None else None


def _closed(game: Game, piece: Piece) -> dict[str, State]:
    """The states that a mask hides."""
    known = {id: game.series.pieces.states[id] for id in piece.kind.states}
    return {id: state for id, state in known.items() if not state.open}


def _words(game: Game, piece: Piece) -> dict[str, str | int]:
    """The properties of a piece that never change: what it is and what stands on it."""
    words: dict[str, str | int] = {
        "Kind": piece.kind.title,
        **_formations(game, piece),
        "Arm": piece.arm.id if piece.arm else "",
        COUNTER: piece.id,
        OWNER: piece.side.title if piece.side is not None else NO_SIDE,
    }
    words.update(word for feature in FEATURES for word in feature.words(game, piece))
    values = {value_property(name): value for name, value in piece.values.items()}
    return {**words, **values, "Source": piece.sources[""]}


def _formations(game: Game, piece: Piece) -> dict[str, str | int]:
    """What it belongs to, by level, and the name of the formation under which it is listed."""
    others = MARKERS if piece.is_marker else OTHERS
    levels, printed = game.series.about.formations, {each.level: each.short for each in piece.formations}
    words: dict[str, str | int] = {}
    for level in levels.levels:
        words[formation_property(level)] = printed.get(level, "")
        if level == levels.heading:
            words[formation_name_property(game)] = piece.formation.name if piece.formation is not None else others
    return words


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


def _kind(game: Game, piece: Piece) -> Iterator[Trait]:
    """What every piece of a kind can do, outermost first."""
    kind, pieces = piece.kind, game.series.pieces
    if kind.trail:
        yield _trail(game)
    yield from _submenus(game, kind)
    for feature in FEATURES:
        yield from feature.menu(game, piece)
    for id in kind.areas:
        yield _area(id, pieces.areas[id])
    yield from state_traits(game, piece, _closed(game, piece))
    if piece.is_marker and piece.formation is None:
        yield traits.clone(key=pressed(keys.CLONE))
    for feature in FEATURES:
        yield from feature.kind(game, piece)
    yield traits.delete(key=DELETE)


def _trail(game: Game) -> Trait:
    """The way that a piece came."""
    radius, edge_point, edge_display = (in_pixels(game, length) for length in (10, 20, 30))
    return traits.trail(
        menu="Movement trail",
        key=pressed(keys.TRAIL),
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
        levels = [level.title for state in states for level in state.levels]
        others = [title for state in states for feature in FEATURES for title in feature.state_menu(state)]
        yield traits.submenu("States", [*levels, *others])
    if kind.areas:
        yield traits.submenu("Show", [game.series.pieces.areas[id].title for id in kind.areas])


def _area(id: str, area: Area) -> Trait:
    """What shows an area: a circle, or what counts it hex by hex."""
    if area.over is not None:
        return traits.global_hotkey(area.title, pressed(area.key), area_key(id))
    radius = area.radius if isinstance(area.radius, int) else value_property(area.radius)
    return traits.area_of_effect(
        f"Area {id}", radius=radius, fill=area.colour, opacity=area.opacity, menu=area.title, key=pressed(area.key)
    )


def piece_at_start(game: Game, expanded: VassalPiece, scenario: Scenario, start: Start) -> VassalPiece:
    """A piece, its prototypes put in, as a scenario begins: its states, its face, and what features say of it."""
    piece, placement = start.piece, start.placement
    if placement is None:
        return expanded
    for state, level in game.states_at_start(scenario, piece).items():
        number = game.series.pieces.states[state].number(level.id)
        expanded = expanded.in_state(*state_at_start(state, game.series.pieces.states[state], number))
    if (face := placement.condition.face) is not None:
        expanded = expanded.in_state("emb2", FACE_LAYER, str(piece.faces_up.index(face) + 1))
    for feature in FEATURES:
        for kind, name, state in feature.at_start(game, scenario, start):
            expanded = expanded.in_state(kind, name, state)
    return expanded
