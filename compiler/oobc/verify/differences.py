"""The questions to the engine, and what is found when its answers are not what the data say."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from oobc.diagnostics.codes import (
    ENGINE_COMPLAINS,
    NOT_ON_THE_TABLE,
    NOT_UNDONE,
    WRONG_AT_START,
    WRONG_EFFECT,
    WRONG_HIDING,
    WRONG_PLACE,
    WRONG_TURN,
)
from oobc.diagnostics.findings import Finding
from oobc.game import Game, keys
from oobc.game.scenarios import Scenario
from oobc.outputs.module.names import COMBAT_BOARD, COUNTER, in_engine, pressed, setup_name
from oobc.verify.standing import Standing, standing
from oobc.verify.trials import Outcome, Trial, trials
from oobc.verify.vassal import Answer, Engine, Seen


def differences(game: Game, engine: Engine) -> Iterator[Finding]:
    """Everything in which the module, as the engine plays it, differs from the data.

    Every scenario is begun as each side and every piece looked at; each state and action is tried once on one piece of
    each kind, and undone; the turns are gone through.
    """
    game = in_engine(game)
    played = _Played(game, engine)
    yield from played.complaints(engine.opened)
    yield from played.complaints(engine.ask("watch", COUNTER, *_watched(game)))
    tried: set[tuple[str, str]] = set()
    for scenario in game.scenarios.values():
        for side in game.box.sides:
            yield from played.begin(scenario, side)
            yield from played.compare(scenario, side)
            for trial in trials(game, scenario, side):
                if trial.id not in tried:
                    tried.add(trial.id)
                    yield from played.attempt(trial)
        yield from played.turns(scenario)


def _watched(game: Game) -> dict[str, None]:
    """The properties that something is expected of."""
    words: dict[str, None] = {}
    for scenario in game.scenarios.values():
        words |= dict.fromkeys(word for each in standing(game, scenario) for word in each.words)
        tried = (trial for side in game.box.sides for trial in trials(game, scenario, side))
        words |= dict.fromkeys(word for trial in tried for each in trial.outcomes for word in each.words)
    return words


@dataclass(slots=True)
class _Played:
    """The game as it stands in the engine."""

    game: Game
    engine: Engine
    pieces: dict[str, Seen] = field(default_factory=dict)
    turn: str | None = None

    def complaints(self, answer: Answer) -> Iterator[Finding]:
        for each in answer.complaints:
            yield Finding(ENGINE_COMPLAINS, f"VASSAL says: {each}", self.game.battle.origin)

    def begin(self, scenario: Scenario, side: str) -> Iterator[Finding]:
        answer = self.engine.ask("setup", setup_name(scenario), self.game.box.sides[side].title)
        yield from self.complaints(answer)
        self.turn = answer.turn
        yield from self.look()

    def look(self) -> Iterator[Finding]:
        answer = self.engine.ask("look")
        yield from self.complaints(answer)
        self.pieces = {each.id: each for each in answer.pieces}

    def do(self, *words: str) -> Answer:
        """Something that changes the game."""
        answer = self.engine.ask(*words)
        for each in answer.changed:
            self.pieces[each.id] = each
        for each in answer.gone:
            self.pieces.pop(each.id, None)
        self.turn = answer.turn
        return answer

    # ---------------------------------------------------------------- the start

    def compare(self, scenario: Scenario, side: str) -> Iterator[Finding]:
        """Every piece of the set-up with the data."""
        seen: dict[str, list[Seen]] = {}
        for each in self.pieces.values():
            counter = each.properties.get(COUNTER)
            if counter is not None and counter != COMBAT_BOARD:  # no set-up places what is a part of a window
                seen.setdefault(counter, []).append(each)
        for wanted in standing(self.game, scenario):
            there = seen.get(wanted.piece, [])
            found = next((each for each in there if _lies(each, wanted.map, wanted.places)), next(iter(there), None))
            if found is None:
                message = f"{self._name(wanted.piece)} is not on the table in {scenario.title}"
                yield Finding(NOT_ON_THE_TABLE, message, wanted.origin)
            else:
                there.remove(found)
                yield from self._compare(found, wanted, scenario, side)
        for counter, rest in seen.items():
            for each in rest:
                placement = scenario.placements.get(counter)
                where = placement.origin if placement is not None else scenario.origin
                message = f"{self._name(counter)} lies in {each.place} in {scenario.title}, and no set-up puts it there"
                yield Finding(NOT_ON_THE_TABLE, message, where)

    def _compare(self, found: Seen, wanted: Standing, scenario: Scenario, side: str) -> Iterator[Finding]:
        who = f"in {scenario.title}, {self._name(wanted.piece)}"
        if not _lies(found, wanted.map, wanted.places):
            message = f"{who} stands in {_where(found)}, not in {_place(wanted.map, ' or '.join(wanted.places))}"
            yield Finding(WRONG_PLACE, message, wanted.origin)
        for word, value in wanted.words.items():
            if found.properties.get(word) != value:
                message = f"{who} has {word} {found.properties.get(word)}, not {value}"
                yield Finding(WRONG_AT_START, message, wanted.origin)
        if found.hidden_by != wanted.hidden_by:
            message = f"{who} is hidden by {found.hidden_by or 'nobody'}, not by {wanted.hidden_by or 'nobody'}"
            yield Finding(WRONG_HIDING, message, wanted.origin)
        elif found.secret != (wanted.hidden_by not in (None, self.game.box.sides[side].title)):
            sees = "cannot see" if found.secret else "can see"
            yield Finding(
                WRONG_HIDING, f"{self.game.box.sides[side].title} {sees} what stands there: {who}", wanted.origin
            )

    def turns(self, scenario: Scenario) -> Iterator[Finding]:
        """Every turn of the scenario, by the tracker's key."""
        for number, turn in enumerate(scenario.turns):
            if number > 0:
                yield from self.complaints(self.do("press", "module", pressed(keys.NEXT_TURN)))
            if self.turn != turn.id:
                message = f"turn {number + 1} of {scenario.title} is {self.turn!r} on the tracker, not {turn.id!r}"
                yield Finding(WRONG_TURN, message, scenario.origin)
                return

    # ---------------------------------------------------------------- the keys

    def attempt(self, trial: Trial) -> Iterator[Finding]:
        """Presses a key, looks at what came of it, and takes it back."""
        if trial.at is not None:
            yield from self.complaints(self.do("place", trial.piece, trial.at.map, str(trial.at.x), str(trial.at.y)))
        if trial.first is not None:
            yield from self.complaints(self.do("press", trial.piece, trial.first))
        before = dict(self.pieces)
        answer = self.do("press", trial.piece, trial.key)
        yield from self.complaints(answer)
        wrong = [self._differs(before, trial.piece, outcome) for outcome in trial.outcomes]
        what = f"{trial.title} of {self._name(trial.piece)}"
        if all(wrong):
            told = "; or ".join(dict.fromkeys(each for each in wrong if each))
            yield Finding(WRONG_EFFECT, f"{what}: {told}", trial.origin)
        if trial.speaks and not answer.said:
            yield Finding(WRONG_EFFECT, f"{what}: the chat tells nothing of it", trial.origin)
        yield from self.complaints(self.do("undo"))
        left = [each for id, each in self.pieces.items() if before.get(id) != each]
        if left or before.keys() - self.pieces.keys():
            names = ", ".join(each.name for each in left) or "a piece that is gone"
            yield Finding(NOT_UNDONE, f"{what} is not taken back wholly: {names}", trial.origin)
            yield from self.look()
        for _ in (each for each in (trial.at, trial.first) if each is not None):
            yield from self.complaints(self.do("undo"))

    def _differs(self, was: Mapping[str, Seen], piece: str, wanted: Outcome) -> str | None:
        """In words, how the table is not as it should be after a key; None if it is."""
        counts = {piece: -1 if wanted.gone else 0} | ({wanted.puts_down: 1} if wanted.puts_down else {})
        for counter, more in counts.items():
            there = _count(self.pieces, counter)
            if there != _count(was, counter) + more:
                return f"there are {there} of {self._name(counter)}, not {_count(was, counter) + more}"
        before, now = self._of(was, piece), self._of(self.pieces, piece)
        if wanted.gone:
            return None
        if before is None or now is None:
            return "the piece is gone"
        for brought in wanted.brings:
            came = self._of(self.pieces, brought)
            if came is None or (came.map, came.place) != (before.map, before.place):
                return f"{self._name(brought)} does not come to it"
        for word, value in wanted.words.items():
            if now.properties.get(word) != value:
                return f"{word} is {now.properties.get(word)}, not {value}"
        place = wanted.place or (before.map, before.place)
        if wanted.joins is not None and (other := self._of(self.pieces, wanted.joins)) is not None:
            place = other.map, other.place
        if (now.map, now.place) != place:
            return f"it is in {_where(now)}, not in {_place(*place)}"
        hider = before.hidden_by if wanted.hidden_by is None else wanted.hidden_by or None
        if now.hidden_by != hider:
            return f"it is hidden by {now.hidden_by or 'nobody'}, not by {hider or 'nobody'}"
        return None

    def _of(self, pieces: Mapping[str, Seen], counter: str) -> Seen | None:
        return next((each for each in pieces.values() if each.properties.get(COUNTER) == counter), None)

    def _name(self, counter: str) -> str:
        return self.game.pieces[counter].name if counter in self.game.pieces else counter


def _count(pieces: Mapping[str, Seen], counter: str) -> int:
    return sum(each.properties.get(COUNTER) == counter for each in pieces.values())


def _lies(seen: Seen, board: str, places: tuple[str, ...]) -> bool:
    return seen.map == board and seen.place in places


def _where(seen: Seen) -> str:
    return _place(seen.map, seen.place)


def _place(board: str | None, place: str | None) -> str:
    return f"{place} ({board})"
