"""The steps of the sequence of play one after another, as expressions of the module: which is next, whose each is."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from oobc.game import Game
from oobc.model.phases import Step
from oobc.outputs.module.names import SOLITAIRE

STEP, FIRST, BEFORE = "Step", "FirstPlayer", "TurnBefore"
"""The properties of the module: the number of the step, the side that moves first, the place of the turn that was."""
ENDED, RETREATED = 0, -1
"""The numbers of no step: the turn is over, or the one before it comes back."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A step that has none inside it, in the sequence of a kind of turn."""

    kind: str
    step: Step
    above: str
    """The title of the outermost step that it is a part of."""
    player: int | None
    within: frozenset[str]
    """The ids of the step and of all that it is a part of."""
    checks: tuple[str, ...]
    """What is looked at on the turns on which it is played; empty: it is played on all."""


@dataclass(frozen=True, slots=True)
class Sequence:
    """The steps of all kinds of turn of the battle, one sequence after another; the first has number 1."""

    leaves: tuple[Leaf, ...]
    turns: Mapping[str, tuple[str, ...]]
    """The turns of each kind."""
    players: int
    """How many sides there are."""

    def spans(self) -> Iterator[tuple[str, tuple[int, int]]]:
        """The number of the first and of the last step of each kind of turn."""
        for kind in self.turns:
            numbers = [number for number, leaf in enumerate(self.leaves, 1) if leaf.kind == kind]
            if numbers:
                yield kind, (numbers[0], numbers[-1])

    @property
    def first(self) -> str:
        """The first step of the turn that is played, as an expression."""
        return self._by_turn({kind: self._played(range(low, high + 1), str(low)) for kind, (low, high) in self.spans()})

    @property
    def last(self) -> str:
        """The last one."""
        return self._by_turn(
            {kind: self._played(range(high, low - 1, -1), str(high)) for kind, (low, high) in self.spans()}
        )

    @property
    def next(self) -> str:
        """The step after this one; behind the last one of the turn it is `ENDED`."""
        ends = dict(self.spans())
        return self._moved(1, lambda number, kind: self._played(range(number + 1, ends[kind][1] + 1), str(ENDED)))

    def before(self, stays: str) -> str:
        """The step before this one; before the first one of the turn it is `RETREATED`, or remains if `stays` holds."""
        ends = dict(self.spans())
        return self._moved(
            -1,
            lambda number, kind: self._played(
                range(number - 1, ends[kind][0] - 1, -1), f"({stays} ? {number} : {RETREATED})"
            ),
        )

    def _played(self, numbers: Iterable[int], otherwise: str) -> str:
        """The first of these steps that is played on this turn, as an expression."""
        chosen = []
        for number in numbers:
            holds = " && ".join(f'{looked(check)}.contains("|"+Turn+"|")' for check in self.leaves[number - 1].checks)
            if not holds:
                otherwise = str(number)
                break
            chosen.append(f"({holds}) ? {number} : ")
        return f"({''.join(chosen)}{otherwise})" if chosen else otherwise

    def _moved(self, by: int, to: Callable[[int, str], str]) -> str:
        """The step that comes of this one; if that is none of the turn's, the first."""
        chosen = f"{STEP}{by:+d}"
        for number, leaf in enumerate(self.leaves, 1):
            if (there := to(number, leaf.kind)) != str(number + by):
                chosen = f"{STEP}=={number} ? {there} : {chosen}"
        low, high = (self._by_turn({kind: str(span[end]) for kind, span in self.spans()}) for end in (0, 1))
        return f"({STEP}<{low} || {STEP}>{high} ? {self.first} : {chosen})"

    def _by_turn(self, numbers: Mapping[str, str]) -> str:
        """A number that depends on the kind of the turn, as an expression."""
        *others, usual = numbers.items()
        chosen = usual[1]
        for kind, number in others:
            chosen = f'"{listed(self.turns[kind])}".contains("|"+Turn+"|") ? {number} : {chosen}'
        return f"({chosen})"


def sequence(game: Game) -> Sequence:
    """The sequence of play of a battle; it has no leaves if the series has none."""
    turns: dict[str, tuple[str, ...]] = {}
    for turn in game.turns:
        turns[turn.kind] = (*turns.get(turn.kind, ()), turn.id)
    found = (leaf for kind in turns for step in game.series.phases.get(kind, ()) for leaf in _inside(kind, step))
    return Sequence(tuple(found), turns, len(game.box.sides))


def _inside(kind: str, step: Step, above: tuple[Step, ...] = ()) -> Iterator[Leaf]:
    path = (*above, step)
    if step.steps:
        for inner in step.steps:
            yield from _inside(kind, inner, path)
    else:
        player = next((each.player for each in reversed(path) if each.player is not None), None)
        checks = tuple(each.check for each in path if each.check is not None)
        yield Leaf(kind, step, path[0].title, player, frozenset(each.id for each in path), checks)


def looked(check: str) -> str:
    """The property of the module that lists the turns on which something is looked at."""
    return "Looked_" + check.replace("-", "_")


def listed(items: Iterable[object]) -> str:
    """A list in which an expression can find an item."""
    return "|" + "".join(f"{each}|" for each in items)


def place(game: Game) -> str:
    """A number that is the larger the later the turn, as an expression; the first turn has 0."""
    return f'"{listed(turn.id for turn in game.turns)}".indexOf("|"+Turn+"|")'


def left_early(game: Game) -> str:
    """Whether a new turn begins before the last one was over, as an expression."""
    return f"{STEP}>0 && {place(game)}>{BEFORE}"


def side_of(game: Game, player: int, first: str) -> str:
    """The side that plays as this one in order, as an expression of the side that plays first."""
    if player == 1:
        return first
    titles = [side.title for side in game.box.sides.values()]
    *others, last = (titles[(number + player - 1) % len(titles)] for number in range(len(titles)))
    chosen = "".join(f'{first}=="{title}" ? "{side}" : ' for title, side in zip(titles, others, strict=False))
    return f'({chosen}"{last}")'


def acting(game: Game) -> str:
    """The side that a button works for, as an expression: of who presses it, or whose step it is if he plays alone."""
    steps = sequence(game).leaves
    if not steps or len(game.box.sides) < 2:
        return '"$PlayerSide$"'
    whose = chosen(game, (f"@{min(leaf.player or 1, len(game.box.sides))}" for leaf in steps), f"${STEP}$")
    return f'("$PlayerSide$"=="{SOLITAIRE}" ? {whose} : "$PlayerSide$")'


def chosen(game: Game, texts: Iterable[str], step: str) -> str:
    """The text of a step, as an expression; `@1`, `@2` in it are the sides in the order in which they play."""
    joined = "~".join(["", *(text.replace("~", "-").replace('"', "'").replace("\\", "/") for text in texts)])
    players = range(1, len(game.box.sides) + 1) if len(game.box.sides) > 1 else ()
    sides = "".join(
        f'.replace("@{player}", {side_of(game, player, FIRST)})' for player in players if f"@{player}" in joined
    )
    return f'"{joined}".split("~", -1)[{step}]{sides}'


def title(game: Game, leaf: Leaf) -> str:
    """Whose step it is, and its name."""
    whose = leaf.above
    if leaf.player is not None and leaf.player <= len(game.box.sides) and len(game.box.sides) > 1:
        whose = f"@{leaf.player}"
    return leaf.step.title if whose == leaf.step.title else f"{whose}: {leaf.step.title}"


def told(game: Game, leaf: Leaf) -> str:
    """What the chat says as a step begins: its name, its case, what is done, and what is taken off."""
    states = game.series.pieces.states.values()
    ended = ", ".join(state.title for state in states if state.cleared_by in leaf.within)
    cases = f" ({', '.join(leaf.step.rules)})" if leaf.step.rules else ""
    looks = [f"{game.series.checks[check].title} turn." for check in leaf.checks]
    does = " ".join([*looks, *([leaf.step.does] if leaf.step.does else [])])
    taken_off = f" [Markers taken off: {ended}.]" if ended else ""
    return f"{title(game, leaf)}{cases}{f': {does}' if does else ''}{taken_off}"
