"""What stands on every card: whose it is and of what, and the marks that say where a value comes from."""

from dataclasses import dataclass

from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.layout.boards import NOBODYS
from oobc.layout.paper import MARGIN, PaperName
from oobc.model.game import Side
from oobc.model.turns import TurnKind
from oobc.outputs.provenance import kind_of

MARKS = {"reconstructed": "†", "history": "‡"}
"""What stands behind a value that is not printed, the weakest first; a published change counts as print."""

_MEANINGS = {"reconstructed": "reconstructed by us", "history": "from history"}


@dataclass(frozen=True, slots=True)
class Marked:
    """A value, and the mark of its source."""

    text: str
    mark: str = ""


def mark_of(source: str) -> str:
    """The mark of a source."""
    return MARKS.get(kind_of(source), "")


def marked(text: str | int, source: str) -> Marked:
    """A value with the mark of its source."""
    return Marked(str(text), mark_of(source))


@dataclass(frozen=True, slots=True)
class Band:
    """A heading on the colour of whose it is."""

    title: str
    fill: str
    ink: str


def band(of: Side | TurnKind) -> Band:
    """The heading of a side or a kind of turn."""
    return Band(of.title, of.colour, of.ink)


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands on every card and every sheet."""

    paper: PaperName
    margin: float
    """What no printer is asked to reach, in mm."""
    heading: str
    fill: str
    """The colour of what is no side's own."""
    battle: str
    about: str
    """The battle as the line below the heading has it."""
    game: str
    version: str
    rules: str
    legend: tuple[Marked, ...]
    """The marks, with what they mean."""


def frame(game: Game, paper: PaperName, heading: str) -> Frame:
    """The frame of a card with this heading."""
    battle, box = game.battle, game.box
    return Frame(
        paper,
        MARGIN,
        heading,
        NOBODYS[0],
        battle.title,
        f"{battle.title}{f' · {battle.subtitle}' if battle.subtitle is not None else ''} ({battle.case})",
        box.title,
        box.version,
        f"{game.series.about.title}, rules {box.rules_version}",
        tuple(Marked(_MEANINGS[kind], mark) for kind, mark in MARKS.items()),
    )


@dataclass(frozen=True, slots=True)
class ScenarioLine:
    """A scenario with its short name, and what is said of it in one line."""

    short: str
    title: str
    case: str
    said: str


def scenario_lines(game: Game) -> tuple[ScenarioLine, ...]:
    """The scenarios, for a card that speaks of several."""
    return tuple(ScenarioLine(each.short, each.title, each.case, _said(game, each)) for each in game.scenarios.values())


def _said(game: Game, scenario: Scenario) -> str:
    first, last = scenario.turns[0], scenario.turns[-1]
    end = last.label if first.day == last.day else last.id
    player = game.box.sides[scenario.first_player].title
    return f"{first.id} – {end}, {len(scenario.turns)} turns; first player {player}"
