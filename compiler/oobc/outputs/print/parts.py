"""What all cards share: how a value shows where it comes from, a counter with its description, the frame."""

from collections.abc import Iterable
from typing import Any

from oobc.art.counters import faces
from oobc.game import Game, Piece, Scenario
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


def frame(game: Game, heading: str) -> Data:
    """What stands on every card: whose it is, and of what."""
    return {
        "look": game.box.look,
        "heading": heading,
        "battle": game.battle.title,
        "subtitle": game.battle.subtitle,
        "case": game.battle.case,
        "game": game.box.title,
        "version": game.box.version,
        "rules": f"{game.series.about.title}, rules {game.box.rules_version}",
        "note": game.battle.note,
        "legend": legend(),
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


def picture(game: Game, piece: Piece) -> Data:
    """A counter, its first face up, and what a reader who cannot see it must know."""
    return {"face": faces(game, piece)[0], "alt": ", ".join(_words(game, piece)), "name": piece.name}


def _words(game: Game, piece: Piece) -> Iterable[str]:
    yield piece.name
    nation = game.box.nations.get(piece.nation or "")
    if nation is not None:
        yield nation.title
    yield from (part["text"] for part in branch(game, piece))
    for name, value in piece.values.items():
        yield f"{piece.shape.values[name].title} {value}"


def branch(game: Game, piece: Piece) -> list[Data]:
    """Arm and size, or the kind of a piece that has neither."""
    parts = []
    arm = game.series.about.arms.get(piece.arm or "")
    if arm is not None:
        parts.append(marked(arm.title, piece.source_of("arm")))
    size = game.series.about.sizes.get(piece.size or "")
    if size is not None:
        parts.append(marked(size.title, piece.source_of("size")))
    return parts or [marked(piece.shape.title, piece.source_of("kind"))]
