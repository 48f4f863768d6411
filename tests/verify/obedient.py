"""An engine that does what the data say, for tests without VASSAL: where an answer is spoilt, it must be found."""

from collections.abc import Callable
from dataclasses import dataclass, field

from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.outputs.module.names import COUNTER, setup_name
from oobc.verify.standing import standing
from oobc.verify.trials import Outcome, Trial, trials
from oobc.verify.vassal import Answer, Seen

Spoil = Callable[[tuple[str, ...], Answer], Answer]


def untouched(words: tuple[str, ...], answer: Answer) -> Answer:
    return answer


@dataclass
class Obedient:
    """Plays a game; `spoil` may change its answers."""

    game: Game
    spoil: Spoil = untouched
    opened: Answer = field(default_factory=lambda: Answer(engine="3.7.26", seconds=1))
    asked: list[tuple[str, ...]] = field(default_factory=list)
    scenario: Scenario = field(init=False)
    side: str = field(init=False)
    trials: list[Trial] = field(init=False)
    turn: int = 0
    table: dict[str, Seen] = field(default_factory=dict)
    undo: list[dict[str, Seen]] = field(default_factory=list)

    def ask(self, *words: str) -> Answer:
        self.asked.append(words)
        answer = self.answer(*words).model_copy(update={"turn": self.label()})
        return self.spoil(words, answer)

    def label(self) -> str | None:
        return self.scenario.turns[self.turn].id if "scenario" in self.__dict__ else None

    def answer(self, verb: str, *words: str) -> Answer:
        match verb:
            case "setup":
                self.begin(*words)
                return Answer(seconds=1, side=words[1])
            case "look":
                return Answer(pieces=list(self.table.values()))
            case "press" if words[0] == "module":
                self.turn += 1
                return Answer(said=["* Turn"])
            case "press":
                return self.change(words[0], self.outcome(*words))
            case "place":
                place = next(trial.at.place for trial in self.trials if trial.at and str(trial.at.x) == words[2])
                return self.change(words[0], Outcome(place=(words[1], place)))
            case "undo":
                before, self.table = self.table, self.undo.pop()
                back = [each for id, each in self.table.items() if each != before.get(id)]
                return Answer(changed=back, gone=[each for id, each in before.items() if id not in self.table])
            case _:
                return Answer()

    def begin(self, name: str, title: str) -> None:
        self.scenario = next(each for each in self.game.scenarios.values() if setup_name(each) == name)
        self.side = next(id for id, side in self.game.box.sides.items() if side.title == title)
        self.turn, self.undo = 0, []
        self.trials = list(trials(self.game, self.scenario, self.side))
        self.table = {}
        for number, each in enumerate(standing(self.game, self.scenario)):
            words: dict[str, str | None] = {**each.words, COUNTER: each.piece}
            secret = each.hidden_by not in (None, title)
            self.table[str(number)] = Seen(
                id=str(number),
                name=each.piece,
                gpid="0",
                map=each.map,
                place=each.places[0],
                x=0,
                y=0,
                secret=secret,
                hidden_by=each.hidden_by,
                properties=words,
            )

    def outcome(self, piece: str, key: str) -> Outcome:
        """The last of those that may come of a key: a roll fails."""
        return next(trial.outcomes[-1] for trial in self.trials if (trial.piece, trial.key) == (piece, key))

    def change(self, piece: str, outcome: Outcome) -> Answer:
        self.undo.append(dict(self.table))
        by_counter = {each.properties[COUNTER]: each for each in self.table.values()}
        was = by_counter[piece]
        place = outcome.place or (was.map, was.place)
        if outcome.joins is not None:
            place = by_counter[outcome.joins].map, by_counter[outcome.joins].place
        hidden_by = was.hidden_by if outcome.hidden_by is None else outcome.hidden_by or None
        update = {"map": place[0], "place": place[1], "hidden_by": hidden_by}
        now = was.model_copy(update={**update, "properties": {**was.properties, **outcome.words}})
        self.table[was.id] = now
        changed = [now]
        for other in outcome.brings:
            came = by_counter[other].model_copy(update={"map": was.map, "place": was.place})
            self.table[came.id] = came
            changed.append(came)
        if outcome.puts_down is not None:
            number = f"new {len(self.undo)}"
            new = was.model_copy(update={"id": number, "properties": {COUNTER: outcome.puts_down}})
            self.table[number] = new
            changed.append(new)
        if outcome.gone:
            return Answer(changed=changed[1:], gone=[self.table.pop(was.id)], said=["* said"])
        return Answer(changed=changed, said=["* said"])
