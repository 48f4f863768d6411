"""The sequence of play with its rules."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from oobc.model.phases import Step
from oobc.outputs.site import addresses
from oobc.outputs.site.links import Links
from oobc.outputs.site.views import Chip, Told


@dataclass(frozen=True, slots=True)
class Stage:
    """A step with the cases that say how it goes."""

    anchor: str
    """Empty but where the step stands for the first time."""
    title: str
    does: Markup
    rules: str
    """The numbers of the cases."""
    cases: tuple[Told, ...]
    stages: tuple["Stage", ...]


@dataclass(frozen=True, slots=True)
class TurnSequence:
    """The sequence of a kind of turn."""

    anchor: str
    kind: Chip
    rules: Markup
    stages: tuple[Stage, ...]


def view(links: Links) -> tuple[TurnSequence, ...]:
    """The sequences of all kinds of turn."""
    told: set[str] = set()
    kinds = links.game.series.turn_kinds
    return tuple(
        TurnSequence(id, links.chip(kinds[id]), links.cases(kinds[id].rules), tuple(_stages(links, steps, told)))
        for id, steps in links.game.series.phases.items()
    )


def _stages(links: Links, steps: Iterable[Step], told: set[str]) -> Iterator[Stage]:
    for step in steps:
        anchor = "" if step.id in told else addresses.step_anchor(step.id)
        told.add(step.id)
        yield Stage(
            anchor=anchor,
            title=step.title,
            does=links.note(step.does),
            rules=", ".join(step.rules),
            cases=links.told(step.rules),
            stages=tuple(_stages(links, step.steps, told)),
        )
