"""The board on which a combat is worked out: odds, column and die, the roll, and the result.

The board is one piece in a window of its own. It counts anew whenever a marked piece changes, from where the pieces
lie and what they are, and keeps what it found, so that both players see the same and undo restores it. What is hidden
from one of them is neither added up nor fought with.
"""

import re
from collections.abc import Iterable, Iterator

from oobc.art.boards import CombatView
from oobc.art.typst import Press
from oobc.game import Game
from oobc.layout.combat import CombatPicture, Part, cited, combat_picture
from oobc.outputs.module.feature import Feature, Fixture
from oobc.outputs.module.features.combat import reach, retreat, sums
from oobc.outputs.module.features.combat.marks import COUNT, fights
from oobc.outputs.module.features.combat.results import APPLIED, APPLY, REFUSED, afterwards, puts, result_key, results
from oobc.outputs.module.features.combat.results import keys as results_keys
from oobc.outputs.module.features.combat.words import amount, column_name, hint, outcome, result_of, told
from oobc.outputs.module.names import CLEARED, COMBAT_BOARD, COUNTER, icon, map_name, plain, pressed, state_key
from oobc.outputs.module.speech import quoted
from oobc.outputs.module.values import rolled
from oobc.vassal import traits
from oobc.vassal.buttons import remembered, silent_command
from oobc.vassal.components import MOUSE_AND_MENU, Component, component
from oobc.vassal.encoding import commands, named, set_to, target
from oobc.vassal.palette import piece_slot
from oobc.vassal.trait import Trait

_GO, _ROLLED, _TOLD, _THEN, _CLEAR = (named(f"combat-{what}") for what in ("go", "rolled", "told", "then", "clear"))
_RESOLVE, _MARKED = (named(f"combat-{what}") for what in ("resolve", "unmark"))


OUTCOME = "CombatOutcome"
"""The module's property with what came of the last combat, in words."""
_ON_BOARD = "Combat board"
"""The prototype of all that lies on it."""


_IMAGE = "combat.png"
_TEXTS, _BUTTONS = "Texts", "Buttons"
"""The layers of what lies on the board: the engine gives a click to the topmost piece, and texts must not catch it."""


def _fixtures(game: Game) -> Iterator[Fixture]:
    """The piece that is clicked and does everything, over a piece for each text that is written on the board.

    It has no picture: the board has it, and it stays behind all texts. The engine takes twice as long to draw a piece
    with every label that it has.
    """
    if not fights(game):
        return
    picture = combat_picture(game)
    still, about = traits.prototype(_ON_BOARD), traits.markers({COUNTER: COMBAT_BOARD, "Layer": _BUTTONS})
    does = (*_switches(game), *_counting(game), *_resolving(game), *_clearing(game))
    right, low = picture.width // 2, picture.height // 2
    whole = traits.nonrect(f"M {-right} {-low} L {right} {-low} L {right} {low} L {-right} {low} Z")
    name, made_of = plain(picture.title), (still, about, *_clicked(game, picture), *does, whole)
    yield Fixture(COMBAT_BOARD, name, made_of, "", name, right, low)
    for number, (part, text) in enumerate(_written(game, picture), 1):
        label = traits.label(f"{{{_read(text, name)}}}", size=picture.letters(part), bold=True)
        key, title = f"{COMBAT_BOARD}-{number}", f"{name}: text {number}"
        yield Fixture(key, title, (label, still, traits.markers({"Layer": _TEXTS})), "", name, *part.middle)


def _clicked(game: Game, picture: CombatPicture) -> Iterator[Trait]:
    switches = [each for each in picture.modifiers if not game.series.combat.modifiers[each.id].when]
    keys = {"resolve": _RESOLVE, "apply": APPLY, "clear": _CLEAR}
    places = [(each, _kind_key(each.id)) for each in picture.kinds]
    places += [(each, _toggle_key(each.id)) for each in switches]
    places += [(each, keys[each.id]) for each in picture.buttons]
    places += [(each, result_key(number)) for number, each in enumerate(picture.results, 1)]
    for part, stroke in places:
        x, y = part.x - picture.width // 2, part.y - picture.height // 2
        about = plain(part.title)
        yield traits.action_button(stroke, x=x, y=y, width=part.width, height=part.height, description=about)


def _written(game: Game, picture: CombatPicture) -> Iterator[tuple[Part, str]]:
    """What stands on the board, as expressions: the kind that is chosen, what holds, what it comes to.

    Each has the number of its piece by its place here.
    """
    for number, mark in enumerate(picture.chosen, 1):
        yield mark, f'{sums.KIND}=={number} ? "\N{BLACK RIGHT-POINTING TRIANGLE}" : ""'
    kinds = list(enumerate(game.series.combat.kinds.values(), 1))
    for box in picture.boxes:
        used = " || ".join(f"{sums.KIND}=={number}" for number, kind in kinds if box.id in kind.modifiers)
        state = f'{sums.holds(game, box.id)} ? "X" : {sums.flag(box.id)}==1 ? "(x)" : ""'
        yield box, f'!({used or "false"}) ? "-" : {state}'
    shown = {
        "Attackers": amount(game, sums.ATTACK),
        "Defenders": amount(game, sums.DEFENCE),
        "Odds": column_name(game, sums.ODDS),
        "Columns": _signed(sums.shift(game)),
        "Column": column_name(game, sums.COLUMN),
        "Die": _signed(sums.die(game)),
    }
    for cell in picture.cells:
        yield cell, shown[cell.id]
    warns = reach.TOLD if reach.asks(game) else '""'
    yield picture.told, f"{sums.HIDDEN}>0 ? {_refusal(game)} : {warns}"
    yield picture.outcome, OUTCOME
    for index, button in enumerate(picture.results):
        names = {n: quoted(plain([*kind.results][index])) for n, kind in kinds if index < len(kind.results)}
        yield button, sums.by_kind(names, '""')


def _read(text: str, window: str) -> str:
    """An expression of the board's own properties as another piece in its window reads it."""
    own = "|".join((sums.ATTACK, sums.DEFENCE, sums.TARGETS, sums.HIDDEN, sums.ODDS, sums.COLUMN))
    return re.sub(rf"\b({own})\b", rf'SumMap("\1", "{window}")', text)


def _signed(number: str) -> str:
    return f'(({number})>0 ? "+" : "") + ({number})'


def _kind_key(kind: str) -> str:
    return named(f"combat-kind-{kind}")


def _toggle_key(modifier: str) -> str:
    return named(f"combat-toggle-{modifier}")


def _set_key(modifier: str, what: str) -> str:
    return named(f"combat-{what}-{modifier}")


def _switches(game: Game) -> Iterator[Trait]:
    """The choice of a kind of combat, and the switches; of a group only one is set."""
    combat = game.series.combat
    chosen = {id: named(f"combat-choose-{id}") for id in combat.kinds}
    for id in combat.kinds:
        yield traits.trigger("", key=_kind_key(id), actions=[chosen[id], APPLIED, COUNT])
    yield traits.set_global_property(
        sums.KIND, commands(*(("", key, set_to(number)) for number, key in enumerate(chosen.values(), 1)))
    )
    for id, modifier in combat.modifiers.items():
        name = sums.flag(id)
        if modifier.when:
            worked = f"{{{sums.seen(game, modifier)}}}"
            yield traits.set_global_property(name, commands(("", _set_key(id, "see"), set_to(worked))))
            continue
        others = [
            other
            for other, each in combat.modifiers.items()
            if other != id and each.group is not None and each.group == modifier.group
        ]
        tell = _set_key(id, "tell")
        steps = [*(_set_key(other, "off") for other in others), _set_key(id, "turn"), tell, COUNT]
        yield traits.trigger("", key=_toggle_key(id), actions=steps)
        on = f'({name}==1 ? ": yes" : ": no")'
        yield traits.report([tell], f'{{"{plain(combat.title)}: {plain(cited(modifier))}" + {on}}}')
        turned = ("", _set_key(id, "turn"), set_to(f"{{{name}==1 ? 0 : 1}}"))
        yield traits.set_global_property(name, commands(turned, ("", _set_key(id, "off"), set_to(0))))


def _counting(game: Game) -> Iterator[Trait]:
    """What the board works out, step by step, each seeing the one before."""
    seen = [_set_key(id, "see") for id, each in game.series.combat.modifiers.items() if each.when]
    worked = {
        sums.ATTACK: sums.total(game, "attackers"),
        sums.DEFENCE: sums.total(game, "defenders"),
        sums.TARGETS: sums.targets(game),
        sums.HIDDEN: sums.hidden(game),
        sums.ODDS: sums.odds(game),
        sums.COLUMN: sums.shifted(game),
    }
    keys = {name: named(f"count-{name}") for name in worked}
    yield traits.trigger("", key=COUNT, actions=[*seen, *keys.values()])
    yield from reach.tells(game, COUNT)
    for name, expression in worked.items():
        changed = commands(("", keys[name], set_to(f"{{{expression}}}")))
        yield traits.dynamic_property(name, 0, commands=changed)


def _resolving(game: Game) -> Iterator[Trait]:
    """The die, the result, what the chat says, and what becomes of the pieces."""
    combat = game.series.combat
    ready = f"{sums.HIDDEN}==0 && {sums.ATTACK}>0 && {sums.TARGETS}>0"
    yield traits.trigger("", key=_RESOLVE, actions=[COUNT, _GO])
    yield traits.trigger("", watch=[_GO], actions=[_ROLLED, named("combat-result"), _TOLD, _THEN], when=f"{{{ready}}}")
    yield traits.trigger("", watch=[_GO], actions=[REFUSED], when=f"{{!({ready})}}")
    nobody = f'"{plain(combat.title)}: no attackers are marked that count."'
    alone = f'"{plain(combat.title)}: no defenders are marked."'
    why = f"{sums.HIDDEN}>0 ? {_refusal(game)} : {sums.ATTACK}>0 ? {alone} : {nobody}"
    yield traits.report([REFUSED], f"{{{why}}}")
    numbered = list(enumerate(combat.kinds.values(), 1))
    dice = {number: rolled(game, kind.dice)[1:-1] for number, kind in numbered if kind.dice}
    yield traits.report([_TOLD], f"{{{sums.by_kind({number: told(game, kind) for number, kind in numbered})}}}")
    # What the window keeps of it.
    kept = sums.by_kind({number: f"{outcome(game, kind)} + {hint(game, kind)}" for number, kind in numbered}, '""')
    changed = commands(("", _TOLD, set_to(f"{{{kept}}}")), ("", APPLIED, set_to('{""}')))
    yield traits.set_global_property(OUTCOME, changed)
    rolls = commands(("", _ROLLED, set_to(f"{{{sums.by_kind(dice)}}}")))
    yield traits.dynamic_property(sums.DIE, 0, commands=rolls)
    found = sums.by_kind({n: result_of(game, kind) for n, kind in numbered}, '""')
    looks_up = commands(("", named("combat-result"), set_to(f"{{{found}}}")), ("", APPLIED, set_to('{""}')))
    yield traits.dynamic_property(sums.RESULT, "", commands=looks_up)
    yield from afterwards(game, _THEN)
    yield from results(game)


def _refusal(game: Game) -> str:
    """What is said while hidden pieces are marked, as an expression."""
    cases = ", ".join(game.series.combat.revealed)
    case = f" ({cases})" if cases else ""
    return f'"Hidden pieces take part: " + {sums.HIDDEN} + ". Reveal them first{case}."'


def _clearing(game: Game) -> Iterator[Trait]:
    """What ends a combat: no marks, no switches but those that stay."""
    combat = game.series.combat
    off = [_set_key(id, "off") for id, each in combat.modifiers.items() if not each.when and not each.stays]
    cleared = named("combat-cleared")
    yield traits.trigger("", key=_CLEAR, actions=[_MARKED, *off, APPLIED, COUNT, cleared])
    title = combat.clear.title if combat.clear else combat.title
    yield traits.report([cleared], plain(title))
    here = target("COUNTER", "MAP", map=map_name(game))
    which = f"{{{sums.marked(game)}}}"
    stroke = state_key(combat.state or "", 0)
    yield traits.global_key_command("", _MARKED, stroke, when=which, of=here, single_report=False)


# ---------------------------------------------------------------- round it


def _prototypes(game: Game) -> Iterator[tuple[str, Iterable[Trait]]]:
    """What all that lies on the board has in common, by name."""
    if fights(game):
        yield _ON_BOARD, [traits.immobile(select="never", move="never")]


def _pictures(press: Press, game: Game) -> Iterator[tuple[str, bytes]]:
    if fights(game):
        yield _IMAGE, press.pixels(CombatView(combat_picture(game)))


def _properties(game: Game) -> Iterator[Component]:
    """The kind of combat that is chosen, and which modifiers are set."""
    if fights(game):
        title = plain(game.series.combat.title)
        yield _property(sums.KIND, 1, title)
        for id, modifier in game.series.combat.modifiers.items():
            yield _property(sums.flag(id), 0, f"{title}: {plain(modifier.title)}")
        texts = (OUTCOME, *((reach.PLACES, reach.DEFENDERS, reach.TOLD) if reach.asks(game) else ()))
        yield from (remembered(name, "", title) for name in texts)
        if game.series.combat.retreat is not None:
            yield remembered(retreat.CLOSED, retreat.closed(game), title)


def _property(name: str, value: int, description: str) -> Component:
    return remembered(name, str(value), description, numeric=True, min="0", max="99")


def _windows(game: Game) -> Iterator[Component]:
    """The window with the board, and what presses its buttons from the keyboard."""
    if not fights(game):
        return
    combat, picture = game.series.combat, combat_picture(game)
    name = plain(picture.title)
    pieces = [
        component(
            "SetupStack",
            piece_slot(each.made(game), each.name, picture.width, picture.height),
            name=each.name,
            owningBoard=each.map,
            useGridLocation=False,
            x=each.x,
            y=each.y,
        )
        for each in _fixtures(game)
    ]
    board = component("Board", name=name, image=_IMAGE, width=picture.width, height=picture.height)
    layers = component("LayeredPieceCollection", property="Layer", layerOrder=(_TEXTS, _BUTTONS))
    yield component(
        "Map",
        component("BoardPicker", board, title="Choose boards", slotScale="0.2", slotWidth="350", slotHeight="125"),
        component("StackMetrics", disabled=True),
        *MOUSE_AND_MENU,
        layers,
        *pieces,
        mapName=name,
        launch=True,
        buttonName=plain(combat.window.title) if combat.window else name,
        tooltip=name,
        icon=icon("combat"),
        hotkey=pressed(combat.window.key) if combat.window else "",
        markMoved="Never",
        backgroundcolor="233,228,214",
    )
    obeys = target("MODULE", where=COUNTER, value=COMBAT_BOARD)
    stale = f"{{{sums.stale(game)}}}"
    yield silent_command(f"{name} after a step", on=CLEARED, sent=COUNT, of=obeys, when=stale)
    for command, stroke in ((combat.resolve, _RESOLVE), (combat.apply, APPLY), (combat.clear, _CLEAR)):
        if command is not None:
            yield silent_command(plain(command.title), on=pressed(command.key), sent=stroke, of=obeys)
    for key in results_keys(game):
        yield silent_command(f"{name}: {key}", on=key, sent=key, of=obeys)


BOARD = Feature(
    puts=puts, prototypes=_prototypes, fixtures=_fixtures, properties=_properties, windows=_windows, pictures=_pictures
)
