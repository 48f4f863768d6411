"""The losses of a formation: worked out from where its pieces lie, shown by its marker, told at its level."""

from collections.abc import Iterator, Mapping
from itertools import groupby

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.roles import losses_of, lost_at_start
from oobc.game.scenarios import Scenario
from oobc.layout.start import Start
from oobc.model.pieces import Losses
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.geometry import in_pixels
from oobc.outputs.module.names import (
    MOVED,
    formation_name_property,
    formation_property,
    plain,
    put_key,
    state_key,
    value_property,
)
from oobc.outputs.module.places import box_place
from oobc.outputs.module.speech import spoken
from oobc.vassal import traits
from oobc.vassal.buttons import silent_command
from oobc.vassal.components import Component
from oobc.vassal.encoding import commands, named, set_to, target
from oobc.vassal.trait import Trait

_COUNTED = named("losses-counted")
_SHOWN = "LossesShown"
"""The property that holds what a marker told last."""
_LOSSES, _LEVEL, _WORTH, _OFFICER = "Losses", "LossesLevel", "LossesWorth", "Officer"
_REACHED = f"{_LOSSES}>={_LEVEL} && {_SHOWN}<{_LEVEL}"
_RECOVERED = f"{_LOSSES}<{_LEVEL} && {_SHOWN}>={_LEVEL}"


def _words(game: Game, piece: Piece) -> Iterator[tuple[str, str | int]]:
    """What the marker of its losses knows of a formation."""
    if losses_of(game, piece) is not None and piece.formation is not None:
        yield _LEVEL, piece.formation.breakpoint or 0
        yield _OFFICER, piece.formation.officer or ""


def _kind(game: Game, piece: Piece) -> Iterator[Trait]:
    """What makes a piece that is counted tell its formation's marker that it has moved; and the marker."""
    losses = game.series.pieces.losses
    if losses is not None and losses.value in piece.kind.values:
        markers = target(where="Kind", value=game.series.markers[losses.marker].title)
        own = " && ".join(f'{each}=="${each}$"' for each in _identity(game, losses))
        yield traits.global_key_command("", MOVED, _COUNTED, when=f"{{{own}}}", of=markers, single_report=False)
    if losses is not None and losses_of(game, piece) is not None:
        yield from _marker(game, losses)


def _identity(game: Game, losses: Losses) -> list[str]:
    """The properties by which a piece and a marker know that they are of one formation."""
    level = game.series.markers[losses.marker].per
    return [formation_property(each) for each in game.series.about.formations.down_to(level or "")]


def _marker(game: Game, losses: Losses) -> Iterator[Trait]:
    """What the marker of a formation does: it counts, tells, goes along its track, and marks the officer."""
    report, shown, send, then = (named(f"losses-{what}") for what in ("report", "shown", "send", "then"))
    steps = [report, *([then] if losses.puts else []), shown, *([send] if losses.track else [])]
    yield traits.trigger("", watch=[_COUNTED], actions=steps, when=f"{{{_LOSSES}!={_SHOWN}}}")
    yield traits.report([report], _report(game, losses))
    officer = '{CounterId=="$Officer$"}'
    for number, (state, level) in enumerate(losses.puts.items()):
        for when, key in ((_REACHED, put_key(state, level)), (_RECOVERED, state_key(state, 0))):
            step = named(f"losses-{number}-{key.rpartition(',')[2]}")
            yield traits.trigger("", watch=[then], actions=[step], when=f"{{{when}}}")
            yield traits.global_key_command("", step, key, when=officer, single_report=False)
    if losses.track is not None:
        track = plain(game.series.boards[losses.track].title)
        yield traits.send_to("", send, "zone", map=track, zone=_zone(game, losses.track))
    yield traits.label(
        f'{{{_LOSSES}+"/"+{_LEVEL}}}',
        size=in_pixels(game, 13),
        bold=True,
        bg="#ffffff",
        vertical="b",
        justify=("b", "c"),
    )
    yield traits.dynamic_property(_SHOWN, 0, commands=commands(("", shown, set_to(f"{{{_LOSSES}}}"))))
    if game.box.victory is not None and game.box.victory.formations:
        worth = str(game.box.victory.formations[-1].points)
        for each in reversed(game.box.victory.formations[:-1]):
            worth = f"{_LEVEL}<={each.up_to} ? {each.points} : {worth}"
        yield traits.calculated_property(_WORTH, f"{{{_LOSSES}<{_LEVEL} ? 0 : ({worth})}}")
    own = " && ".join(rf"{each}==\"${each}$\"" for each in _identity(game, losses))
    yield traits.calculated_property(_LOSSES, f"{{{_counted(game, losses, own, '$Side$')}}}")


def _counted(game: Game, losses: Losses, which: str, side: str) -> str:
    """What lies in the boxes, added up, as an expression: of the pieces for which `which` holds."""
    sums = []
    for _, boxes in groupby(losses.boxes, key=lambda box: box.board):
        places = [(map, zone.replace("$Side$", side)) for map, zone in (box_place(game, box) for box in boxes)]
        zones = " || ".join(rf"CurrentZone==\"{zone}\"" for _, zone in places)
        sums.append(f'SumMap("{value_property(losses.value)}", "{places[0][0]}", "{{{which} && ({zones})}}")')
    return " + ".join(sums)


def lost_by(game: Game, losses: Losses, side: str) -> str:
    """What a side has lost, as an expression that the module can work out."""
    title = game.box.sides[side].title
    return "(" + _counted(game, losses, rf"Side==\"{title}\"", title) + ")"


def reached_worth(game: Game, losses: Losses, side: str) -> str:
    """What the formations of a side earn the others that have reached their level, as an expression."""
    title = game.box.sides[side].title
    start = game.series.markers[losses.marker].start
    board = losses.track or (start.board if start else None)
    if board is None:
        return "0"
    return rf'SumMap("{_WORTH}", "{plain(game.series.boards[board].title)}", "{{Side==\"{title}\"}}")'


def _zone(game: Game, track: str) -> str:
    """The box of the track with the number of the losses, or its last one."""
    board = game.series.boards[track]
    last = board.boxes_of.to if board.boxes_of else 0
    number = f"({_LOSSES}>{last} ? {last} : {_LOSSES})"
    return f'{{Side + ": " + {number}}}' if board.per == "side" else f'{{"" + {number}}}'


def _puts(game: Game) -> Iterator[Mapping[str, str]]:
    """The states of an officer whose formation has reached its level."""
    if game.series.pieces.losses is not None:
        yield game.series.pieces.losses.puts


def _report(game: Game, losses: Losses) -> str:
    whose = game.series.markers[losses.marker].per or ""
    words = {"losses": _LOSSES, "level": _LEVEL, whose: formation_name_property(game)}
    plainly = spoken(losses.report, words=words)
    reached = spoken(" " + losses.reached, words=words)
    recovered = spoken(" " + losses.recovered, words=words) if losses.recovered else '""'
    return f'{{{plainly} + ({_REACHED} ? {reached} : {_RECOVERED} ? {recovered} : "")}}'


def _buttons(game: Game) -> Iterator[Component]:
    """A button that has all markers count anew, after pieces were put away by hand."""
    losses = game.series.pieces.losses
    if losses is not None:
        title = game.series.markers[losses.marker].title
        yield silent_command(
            f"Count {plain(losses.title)}", on=MOVED, sent=_COUNTED, of=target("MODULE", where="Kind", value=title)
        )


def _at_start(game: Game, scenario: Scenario, start: Start) -> Iterator[tuple[str, str, str]]:
    """The marker of a formation has told what is lost before a scenario begins."""
    losses = losses_of(game, start.piece)
    if losses is not None and (lost := lost_at_start(game, losses, scenario, start.piece.formation)):
        yield "PROP", _SHOWN, str(lost)


LOSSES = Feature(kind=_kind, puts=_puts, words=_words, buttons=_buttons, at_start=_at_start)
