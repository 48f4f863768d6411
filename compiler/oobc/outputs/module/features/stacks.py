"""What a stack shows: what its pieces are worth as they stand, and whether there are more than may stack."""

from collections.abc import Iterable, Iterator

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.series import Allowance, Stacking
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import formation_property, map_name, value_property
from oobc.outputs.module.values import value_shown
from oobc.vassal import traits
from oobc.vassal.trait import Trait

_TOO_MANY = "TooMany"
"""1 on every piece that may not stand where it stands."""


def _kind(game: Game, piece: Piece) -> Iterator[Trait]:
    """What a kind of piece tells of itself to the stack viewer."""
    kind = piece.kind
    value = game.series.pieces.summed
    if value is not None and value in kind.values:
        yield traits.calculated_property(_shown(value), f"{{{value_shown(game, kind, value)}}}")
    stacking = game.series.about.stacking
    if stacking is not None and kind.id in _counted(game, stacking):
        on_map, too_many = f'CurrentMap=="{map_name(game)}"', _too_many(game, stacking, kind.id)
        yield traits.calculated_property(_TOO_MANY, f"{{{on_map} && ({too_many}) ? 1 : 0}}")


def _summary(game: Game) -> Iterator[str]:
    """What stands over the stacks of a place: the strength of all its pieces, and whether they are too many.

    Of hidden ones it says nothing to others, no 0 either.
    """
    # Masked pieces keep nothing from expressions: what a player may not see must not be added up for him.
    seen, here = r'"{Obscured!=true}"', "LocationName, CurrentMap"
    value, stacking = game.series.pieces.summed, game.series.about.stacking
    if value is not None:
        total = f'SumLocation("{_shown(value)}", {here}, {seen})'
        yield f'({total}>0 ? "   {value} " + {total} : "")'
    if stacking is not None:
        yield f'(SumLocation("{_TOO_MANY}", {here}, {seen})>0 ? "   more than may stack{_cases(stacking)}" : "")'


def _moved(game: Game) -> Iterator[str]:
    """What the chat says of a drop that makes a stack too high; nothing where something hidden lies, which all read."""
    stacking = game.series.about.stacking
    if stacking is not None:
        here = "location, mapName"
        high = f'SumLocation("{_TOO_MANY}", {here}, "{{ObscuredToOthers!=true}}")>0'
        open_to_all = f'CountLocation({here}, "{{ObscuredToOthers==true}}")==0'
        yield f'({open_to_all} && {high} ? ": more than may stack{_cases(stacking)}" : "")'


def _warning(game: Game) -> Iterator[tuple[str, str, str]]:
    """The same of pieces that are hidden from others, told to their own side alone."""
    if game.series.about.stacking is not None:
        yield "More than may stack", f"{_TOO_MANY}==1 && Obscured!=true", "255,120,0"


def _cases(stacking: Stacking) -> str:
    return f" ({', '.join(stacking.rules)})" if stacking.rules else ""


def _shown(value: str) -> str:
    return f"{value_property(value)}_shown"


def _counted(game: Game, stacking: Stacking) -> list[str]:
    """The kinds of piece that count for stacking."""
    return [id for id, kind in game.series.pieces.kinds.items() if id not in stacking.free and kind.back is None]


def _too_many(game: Game, stacking: Stacking, id: str) -> str:
    """Whether a piece of this kind may not stand where it stands, as an expression that it works out itself."""
    counted = _counted(game, stacking)
    if id in stacking.alone:
        return f"{_count(_of_kinds(game, counted))}>1"
    for apart in stacking.apart:
        if id in apart.kinds:
            return f"{_count(_of_kinds(game, apart.kinds))}>{apart.units}"
    single = {*stacking.alone, *(kind for apart in stacking.apart for kind in apart.kinds)}
    together = _of_kinds(game, [each for each in counted if each not in single])
    return " && ".join(f"!({_allows(game, allowance, together)})" for allowance in stacking.allowed)


def _allows(game: Game, allowance: Allowance, together: str) -> str:
    """Whether an allowance lets the pieces for which `together` holds share a hex, seen from one of them."""
    parts, levels = [f"{_count(together)}<={allowance.units}"], game.series.about.formations
    if allowance.with_:
        parts.append(f"{_count(_of_kinds(game, allowance.with_))}>0")
    if allowance.same is not None:
        same = [formation_property(level) for level in levels.down_to(allowance.same)]
        others = " || ".join(rf"{each}!=\"${each}$\"" for each in same)
        parts += [f'{same[0]}!=""', f"{_count(f'({together}) && ({others})')}==0"]
    if allowance.within is not None:
        lower = [level for level in levels.levels if level not in levels.down_to(allowance.within)]
        none = " && ".join(rf"{formation_property(level)}==\"\"" for level in lower)
        parts.append(f"{_count(f'({together}) && {none}')}==0")
    for arm, limit in allowance.of_which.items():
        is_arm = rf"Arm==\"{arm}\""
        parts.append(f"{_count(f'({together}) && {is_arm}')}<={limit}")
    return " && ".join(parts)


def _of_kinds(game: Game, kinds: Iterable[str]) -> str:
    titles = (game.series.pieces.kinds[id].title for id in kinds)
    return " || ".join(rf"Kind==\"{title}\"" for title in titles)


def _count(which: str) -> str:
    """How many pieces there are in its place for which an expression holds: each layer has a stack of its own."""
    return f'CountLocation(LocationName, CurrentMap, "{{{which}}}")'


STACKS = Feature(kind=_kind, summary=_summary, moved=_moved, warning=_warning)
