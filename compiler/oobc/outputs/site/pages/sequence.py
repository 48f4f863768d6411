"""The sequence of play with its rules."""

from collections.abc import Iterable, Iterator

from markupsafe import Markup

from oobc.art.views import View
from oobc.model.phases import Step
from oobc.outputs.site import addresses
from oobc.outputs.site.links import Links
from oobc.outputs.site.views import Told
from oobc.outputs.words import done_in


class Stage(View):
    """A step with the cases that say how it goes."""

    anchor: str
    """Empty but where the step stands for the first time."""
    title: str
    does: Markup
    rules: str
    cases: tuple[Told, ...]
    stages: tuple["Stage", ...]


class TurnSequence(View):
    """The sequence of a kind of turn."""

    anchor: str
    kind: Markup
    rules: Markup
    stages: tuple[Stage, ...]


def view(links: Links) -> tuple[TurnSequence, ...]:
    """The sequences of all kinds of turn."""
    told: set[str] = set()
    kinds = links.game.series.turn_kinds
    return tuple(
        TurnSequence(id, links.chip(kinds[id]), links.rules(kinds[id].rules), tuple(_stages(links, steps, told)))
        for id, steps in links.game.series.phases.items()
    )


def _stages(links: Links, steps: Iterable[Step], told: set[str]) -> Iterator[Stage]:
    for step in steps:
        anchor = "" if step.id in told else addresses.step_anchor(step.id)
        told.add(step.id)
        rules, inner = ", ".join(step.rules), tuple(_stages(links, step.steps, told))
        yield Stage(anchor, step.title, links.note(done_in(links.game, step)), rules, links.told(step.rules), inner)
