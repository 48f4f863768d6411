"""A plan: what is made, of what, and in which order. Nothing here knows what a game is.

The key of a node is a digest of everything that goes into it, known before anything is made: nodes of one key make the
same. Nodes of which neither goes into the other may be made in any order.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Generic, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True, eq=False)
class Node(Generic[T_co]):
    """Something that is made, once."""

    name: str
    make: Callable[["Made"], T_co]
    """Makes it of what goes into it, which it finds there, and of nothing else."""
    of: tuple["Node[Any]", ...] = ()
    """What goes into it."""
    told: tuple[str, ...] = ()
    """What it is told besides, in words: options, digests of files."""

    @property
    def key(self) -> str:
        """A digest of everything that goes into it."""
        digest = sha256()
        for part in (self.name, *self.told, *(each.key for each in self.of)):
            text = part.encode()
            digest.update(len(text).to_bytes(8, "big") + text)
        return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class Made:
    """What has been made, by its node."""

    results: Mapping[Node[Any], Any] = field(default_factory=dict)

    def __contains__(self, node: Node[Any]) -> bool:
        return node in self.results

    def __getitem__(self, node: Node[T]) -> T:
        result: T = self.results[node]
        return result

    def __or__(self, other: "Made") -> "Made":
        return Made({**self.results, **other.results})


NOTHING = Made()
Step = Callable[[str], AbstractContextManager[None]]
"""What goes on while something is made, by its name."""


def _in_silence(_: str) -> AbstractContextManager[None]:
    return nullcontext()


def in_order(wanted: Iterable[Node[Any]], made: Made = NOTHING) -> tuple[Node[Any], ...]:
    """What is yet to be made for what is wanted: each node once, and after what goes into it."""
    nodes: dict[Node[Any], None] = {}
    for node in wanted:
        if node not in made:
            nodes |= dict.fromkeys((*in_order(node.of, made), node))
    return tuple(nodes)


def run(
    wanted: Iterable[Node[Any]],
    made: Made = NOTHING,
    *,
    expecting: tuple[type[Exception], ...] = (),
    step: Step = _in_silence,
) -> tuple[Made, ExceptionGroup[Exception] | None]:
    """Makes what is wanted, and gathers the expected errors of all nodes.

    What raises one is not there afterwards, nor is what it would go into; everything else is.
    """
    results, errors = dict(made.results), []
    for node in in_order(wanted, made):
        if all(each in results for each in node.of):
            try:
                with step(node.name):
                    results[node] = node.make(Made({each: results[each] for each in node.of}))
            except* expecting as group:
                errors.append(group)
    return Made(results), ExceptionGroup("not everything could be made", errors) if errors else None


def explain(wanted: Iterable[Node[Any]], made: Made = NOTHING, before: Container[str] = ()) -> Iterator[str]:
    """Every node: the start of its key, what goes into it, and why it is made or, if it is `made`, that it is kept.

    `before`: the names of what was made before, of the same or of something else.
    """
    wanted = tuple(wanted)
    to_make = in_order(wanted, made)
    for node in in_order(wanted):
        parts = [*(each.name for each in node.of), *(_SPELT_OUT.sub(r"\1", each) for each in node.told)]
        into = [each.name for each in to_make if node in each.of]
        reasons = ["asked for"] * (node in wanted) + [f"goes into {_few(into)}"] * bool(into)
        reasons += ["made of something else before"] * (node.name in before)
        state = "kept" if node in made else "; ".join(reasons) if node in to_make else "not needed"
        yield f"{node.name:18} {node.key[:8]}  {state}\n{'':28} of {_few(parts)}"


_SPELT_OUT = re.compile(r"\b([0-9a-f]{8})[0-9a-f]{56}\b")
"""A digest; its beginning says enough."""


def _few(names: list[str]) -> str:
    return ", ".join(names[:4]) + (f" and {len(names) - 4} more" if len(names) > 4 else "")
