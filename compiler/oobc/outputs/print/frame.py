"""What stands on every card: whose it is and of what, and the marks that say where a value comes from."""

from typing import Any

from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.outputs.provenance import kind_of

Data = dict[str, Any]
"""Plain values for a template."""

MARKS = {"reconstructed": "†", "history": "‡"}
"""What stands behind a value that is not printed, the weakest first; a published change counts as print."""

_MEANINGS = {"reconstructed": "reconstructed by us", "history": "from history"}


def marked(text: str | int, source: str) -> Data:
    """A value and the mark of its source."""
    return {"text": str(text), "mark": MARKS.get(kind_of(source), "")}


def legend() -> list[Data]:
    """The marks and what they mean."""
    return [{"mark": mark, "meaning": _MEANINGS[kind]} for kind, mark in MARKS.items()]


def imprint(game: Game) -> Data:
    """Of which battle, box and version something is that is printed."""
    return {"battle": game.battle.title, "game": game.box.title, "version": game.box.version}


def frame(game: Game, heading: str) -> Data:
    """What stands on every card: whose it is, and of what."""
    return imprint(game) | {
        "heading": heading,
        "subtitle": game.battle.subtitle,
        "case": game.battle.case,
        "rules": f"{game.series.about.title}, rules {game.box.rules_version}",
        "note": game.battle.note,
        "legend": legend(),
        "broken": game.series.about.formations.breakpoint.broken,
        "scenarios": [_scenario(game, each) for each in game.scenarios.values()],
    }


def _scenario(game: Game, scenario: Scenario) -> Data:
    first, last = scenario.turns[0], scenario.turns[-1]
    end = last.label if first.day == last.day else last.id
    return {
        "short": scenario.short,
        "title": scenario.title,
        "case": scenario.case,
        "span": f"{first.id} – {end}",
        "turns": len(scenario.turns),
        "first": game.box.sides[scenario.first_player].title,
    }
