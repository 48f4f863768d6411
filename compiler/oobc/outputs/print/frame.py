"""What stands on every card: whose it is and of what, and the marks that say where a value comes from."""

from collections.abc import Iterator
from dataclasses import replace

from oobc.art.views import View
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.layout.boards import NOBODYS, Band
from oobc.layout.paper import MARGIN, PaperName
from oobc.model.game import Side
from oobc.outputs import provenance
from oobc.outputs.provenance import kind_of
from oobc.outputs.words import Name, Part, Sentence, counted, played, said

_MEANT = {"reconstructed": "reconstructed by us", "history": "from history"}
MARKS = {kind: (mark, _MEANT[kind]) for kind, mark in provenance.MARKS.items()}
"""What stands behind a value that is not printed, and what that means, the weakest first."""


class Marked(View):
    """A value, and the mark of its source."""

    text: str
    mark: str = ""


def marked(text: str | int, source: str) -> Marked:
    """A value with the mark of its source."""
    mark, _ = MARKS.get(kind_of(source), ("", ""))
    return Marked(str(text), mark)


Line = tuple[Marked, ...]
"""A sentence in parts: names whose source is weaker than that of the sentence have marks of their own."""


def line(sentence: Sentence, source: str) -> Line:
    """A sentence with the mark of its source behind it, and those of the names in it that come from elsewhere."""
    own = marked("", source).mark
    parts = [Marked("")]
    for part in sentence:
        mark = marked("", source_of_name(part) or source).mark
        parts[-1] = replace(parts[-1], text=parts[-1].text + said(part), mark=mark if mark != own else "")
        if parts[-1].mark:
            parts.append(Marked(""))
    last = replace(parts.pop(), mark=own)
    return (*parts, last) if last.text or own else tuple(parts)


def source_of_name(part: Part) -> str | None:
    """Where a name in a sentence comes from; None of words and numbers, which are the sentence's."""
    match part:
        case Name(source=source):
            return source
        case Piece():
            return part.source_of("name")
    return None


def band(side: Side) -> Band:
    """The heading of what belongs to a side."""
    return Band(side.title, side.colour, side.ink)


class Frame(View):
    """What stands on every card and every sheet."""

    paper: PaperName
    heading: str
    battle: str
    about: str
    """The battle as the line below the heading has it."""
    game: str
    version: str
    rules: str
    broken: str
    """What the series calls a formation at its level of losses."""
    unit: str | None
    """What the strength of pieces is counted in."""
    scenarios: tuple["ScenarioLine", ...]
    margin: float = MARGIN
    fill: str = NOBODYS[0]
    legend: tuple[tuple[str, str], ...] = tuple(MARKS.values())


class ScenarioLine(View):
    """A scenario with its short name, and what is said of it in one line."""

    short: str
    title: str
    case: str
    said: str


def frame(game: Game, paper: PaperName, heading: str) -> Frame:
    """The frame of a card with this heading."""
    battle, box, series = game.battle, game.box, game.series.about
    about = f"{battle.title}{f' · {battle.subtitle}' if battle.subtitle is not None else ''} ({battle.case})"
    rules, broken = f"{series.title}, rules {box.rules_version}", series.formations.breakpoint.broken
    pieces = game.series.pieces
    values = (each for kind in pieces.kinds.values() for id, each in kind.values.items() if id == pieces.summed)
    strength = next(values, None)
    unit = strength.unit or strength.title if strength else None
    scenarios = tuple(_scenarios(game))
    return Frame(paper, heading, battle.title, about, box.title, box.version, rules, broken, unit, scenarios)


def _scenarios(game: Game) -> Iterator[ScenarioLine]:
    for each in game.scenarios.values():
        turns, player = counted(len(each.turns), "turn"), game.box.sides[each.first_player]
        said = f"{played(each)}, {turns}; first player {player.title}"
        yield ScenarioLine(each.short, each.title, each.case, said)
