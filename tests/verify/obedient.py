"""An engine that does what the data say, for tests without VASSAL: where an answer is spoilt, it must be found."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from math import dist

from oobc.game import Game, keys
from oobc.game.scenarios import Scenario
from oobc.layout.boards import BoardPicture, windows
from oobc.layout.combat import combat_picture
from oobc.model.boards import BoxRef
from oobc.outputs.module.names import COUNTER, map_name, place_name, plain, pressed, setup_name, window_name
from oobc.verify.standing import standing
from oobc.verify.trials import Outcome, Trial, trials
from oobc.verify.vassal import Answer, Button, Entry, Seen

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
    marked: bool = False
    """Pieces are marked for a combat."""
    table: dict[str, Seen] = field(default_factory=dict)
    undo: list[dict[str, Seen]] = field(default_factory=list)

    def ask(self, *words: str) -> Answer:
        self.asked.append(words)
        answer = self.answer(*words).model_copy(update={"turn": self.label()})
        return self.spoil(words, answer)

    def label(self) -> str | None:
        return self.scenario.turns[self.turn].id if "scenario" in self.__dict__ and self.scenario.turns else None

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
            case "drag":
                return self.drag(words[0], words[1], int(words[2]), int(words[3]))
            case "tidy":
                return self.tidy()
            case "mark":
                self.undo = []
                return Answer()
            case "point":
                clears = next((each for each in combat_picture(self.game).buttons if each.id == "clear"), None)
                self.marked &= clears is None or words[1:3] != tuple(map(str, clears.middle))
                return Answer(state=True)
            case "see":
                return Answer(picture="marks" if self.marked else "none")
            case "hover":
                return Answer(viewed=self.of(words[0]).place)
            case "buttons":
                texts = dict(enumerate(self.clicks()))
                return Answer(
                    buttons=[Button(number=n, window="", text=t, tip="", enabled=True) for n, t in texts.items()]
                )
            case "click":
                return list(self.clicks().values())[int(words[0])]
            case "menu":
                titles = [trial.title for trial in self.trials if trial.piece == words[0]]
                return Answer(menu=[Entry(path=(each,), enabled=True) for each in titles])
            case "choose":
                return Answer(said=["* chosen"])
            case "strike":
                return self.strike(words[0])
            case "undo":
                before, self.table = self.table, self.undo.pop()
                back = [each for id, each in self.table.items() if each != before.get(id)]
                return Answer(changed=back, gone=[each for id, each in before.items() if id not in self.table])
            case _:
                return Answer()

    @cached_property
    def windows(self) -> list[BoardPicture]:
        return list(windows(self.game))

    @cached_property
    def decks(self) -> set[str]:
        """What the engine calls the places of decks."""
        refs = self.game.series.decks
        boxes = ((window, box) for window in self.windows for box in window.boxes)
        return {place_name(self.game, *each) for each in boxes if BoxRef(board=each[0].id, box=each[1].id) in refs}

    def begin(self, name: str, title: str) -> None:
        self.scenario = next(each for each in self.game.scenarios.values() if setup_name(each) == name)
        self.side = next((id for id, side in self.game.box.sides.items() if side.title == title), "")
        self.turn, self.undo, self.marked = 0, [], False
        self.trials = list(trials(self.game, self.scenario, self.side)) if self.side else []
        self.table = {}
        for number, each in enumerate(standing(self.game, self.scenario)):
            words: dict[str, str | None] = {**each.words, COUNTER: each.piece}
            on_map = each.map == map_name(self.game) and each.places[0] in self.game.map.grid.numbers
            height = self.game.box.drawing.hex_height
            x, y = map(round, self.game.map.grid.middle(each.places[0], height)) if on_map else (0, 0)
            secret = each.hidden_by not in (None, title)
            self.table[str(number)] = Seen(
                id=str(number),
                name="hidden force" if secret else each.piece,
                gpid="0",
                map=each.map,
                place=each.places[0],
                x=x,
                y=y,
                size="75x75",
                stack="deck" if each.places[0] in self.decks else each.places[0],
                secret=secret,
                hidden_by=each.hidden_by,
                properties=words,
            )

    def outcome(self, piece: str, key: str) -> Outcome:
        """The last of those that may come of a key: a roll fails. Of what is no trial nothing is asked."""
        found = (trial.outcomes[-1] for trial in self.trials if (trial.piece, trial.key) == (piece, key))
        return next(found, Outcome())

    def of(self, piece: str) -> Seen:
        """A piece by its counter or its id."""
        return next(each for each in self.table.values() if piece in (each.properties[COUNTER], each.id))

    # ---------------------------------------------------------------- by mouse

    def clicks(self) -> dict[str, Answer]:
        """What comes of a click on each button, by what stands on it."""
        about = self.game.series.about
        opened = [window_name(each) for each in self.windows if each.owner in (None, self.side)]
        opened.append(plain(self.game.series.combat.title))
        says = {
            f"{condition.title}: {level.title}"
            for condition in about.conditions.values()
            for level in condition.levels.values()
        } | {dice.title for dice in about.dice.values()}
        return {
            **{title: Answer(opened=[f"game - {title}"]) for title in opened},
            **{said: Answer(said=[f"* {said}."]) for said in sorted(says)},
        }

    def strike(self, stroke: str) -> Answer:
        step = {pressed(keys.NEXT_STEP): 1, pressed(keys.STEP_BACK): -1}.get(stroke)
        if step is None:
            combat = self.game.series.combat
            opens = {pressed(self.game.series.boards[each.id].key): each for each in self.windows}
            if combat.window is not None and stroke == pressed(combat.window.key):
                return Answer(opened=[plain(combat.title)])
            titles = [window_name(each) for each in self.windows if each.id == opens[stroke].id]
            return Answer(opened=[next(each for each in titles if each in self.clicks())])
        self.turn += step
        return Answer(said=["* a step"], state=True)

    def drag(self, piece: str, map: str, x: int, y: int) -> Answer:
        """What is hidden from who drags it stays where it is."""
        was = self.of(piece)
        if was.secret:
            return Answer()
        if map == map_name(self.game):
            height, grid = self.game.box.drawing.hex_height, self.game.map.grid
            near = min(grid.numbers, key=lambda each: dist(grid.middle(each, height), (x, y)))
            return self.change(piece, Outcome(place=(map, near)))
        window = next(each for each in self.windows if window_name(each) == map)
        box = next(
            each for each in window.boxes if each.x <= x < each.x + each.width and each.y <= y < each.y + each.height
        )
        actions = self.game.series.pieces.actions.values()
        reveals = BoxRef(board=window.id, box=box.id) in {each.send_to for each in actions if each.reveals}
        place = (map, place_name(self.game, window, box))
        return self.change(piece, Outcome(place=place, hidden_by="" if reveals else None))

    def tidy(self) -> Answer:
        """Takes back all since the mark."""
        before, self.table = self.table, (self.undo or [self.table])[0]
        self.undo = []
        back = [each for id, each in self.table.items() if each != before.get(id)]
        return Answer(changed=back, gone=[each for id, each in before.items() if id not in self.table])

    # ---------------------------------------------------------------- the pieces

    def change(self, piece: str, outcome: Outcome) -> Answer:
        self.undo.append(dict(self.table))
        by_counter = {each.properties[COUNTER]: each for each in self.table.values()}
        was = self.of(piece)
        self.marked |= any(each.startswith("state_") for each in outcome.words) or not outcome.words
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
