"""What `phases.yaml` says: the sequence of play."""

from oobc.model import references as ref
from oobc.model.values import Count, Id, Shape, Text


class Step(Shape):
    """A phase, segment or step of the sequence of play."""

    id: Id
    """What `cleared-by` of a state calls it; the same step has the same id wherever it stands."""
    title: Text
    """What the rules call it."""
    does: Text | None = None
    """What is done in it, in a sentence."""
    player: Count | None = None
    """Whose turn it is, with all the steps inside it: 1 is that of the side that moves first in the scenario, the
    others follow in the order of the game's `sides`, round to it."""
    check: ref.TurnCheck | None = None
    """It is played only on turns on which this is looked at; on all others it is passed over."""
    rules: ref.Rules = ()
    """The cases that say how."""
    steps: tuple["Step", ...] = ()
    """The steps inside it, in their order."""


class PhasesFile(Shape):
    """`phases.yaml`: the sequence of play of each kind of turn."""

    turns: dict[ref.TurnKind, tuple[Step, ...]] = {}
    """The steps of a turn in their order, by kind of turn."""
