"""What others hide: a side and an observer see and do the same with all of it, whatever it is."""

from collections import Counter
from collections.abc import Iterator

from oobc.diagnostics.codes import NOT_HIDDEN
from oobc.diagnostics.findings import Finding
from oobc.game.scenarios import Scenario
from oobc.outputs.module.names import COUNTER, map_name
from oobc.place import Origin
from oobc.verify.played import Played, Way, entries
from oobc.verify.vassal import Seen


def secrets(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """Names, pictures, stacks, menus, the stack viewer, what windows list, and drags."""
    who, hidden = played.called(side), [each for each in played.on_map() if each.secret]
    yield from _alike(played, who, "is called {}", {each.id: each.name for each in hidden}, hidden)
    yield from _alike(played, who, "is {} large", {each.id: each.size for each in hidden}, hidden)
    yield from _stacks(played, who, hidden)
    menus = {}
    for each in hidden:
        answer = played.ask("menu", each.id)
        yield from played.complaints(answer)
        menus[each.id] = ", ".join(" > ".join(path) for path in entries(answer.menu)) or "nothing"
    yield from _alike(played, who, "has a menu with {}", menus, hidden)
    views = {}
    for each in {each.stack: each for each in hidden}.values():
        answer = played.ask("hover", each.id)
        yield from played.complaints(answer)
        views[each.id] = (answer.viewed or "nothing").replace(each.place or "", "...")
    yield from _alike(played, who, "is told of as {} by the stack viewer", views, hidden)
    yield from _lists(played, who)
    yield from _drags(played, who, hidden)


def _alike(played: Played, who: str, what: str, seen: dict[str, str], hidden: list[Seen]) -> Iterator[Finding]:
    """What is seen of hidden pieces is the same for all of one side; those that differ from most are told."""
    of = {each.id: each for each in hidden}
    for hider in dict.fromkeys(each.hidden_by for each in hidden):
        theirs = {id: told for id, told in seen.items() if of[id].hidden_by == hider}
        usual = Counter(theirs.values()).most_common(1)
        for id, told in theirs.items():
            if told != usual[0][0]:
                message = (
                    f"{who} can tell {_name(played, of[id])} in {of[id].place} from the others: it {what.format(told)}"
                )
                yield Finding(NOT_HIDDEN, message, _origin(played, of[id]))


def _stacks(played: Played, who: str, hidden: list[Seen]) -> Iterator[Finding]:
    """Those in one place lie in one stack."""
    for place, hider in dict.fromkeys((each.place, each.hidden_by) for each in hidden):
        there = [each for each in hidden if (each.place, each.hidden_by) == (place, hider)]
        if len({each.stack for each in there}) > 1:
            names = ", ".join(_name(played, each) for each in there)
            message = f"{who} can tell hidden pieces in {place} apart, which lie in several stacks: {names}"
            yield Finding(NOT_HIDDEN, message, _origin(played, there[0]))


def _lists(played: Played, who: str) -> Iterator[Finding]:
    """No list in a window says what is hidden, or is in a deck, and where that is."""
    for button in played.ask("buttons").buttons:
        if not button.enabled or button.window:
            continue
        answer = played.click(Way(button))
        if answer.opened:
            lines = [line for window in played.ask("windows").windows for line in window.lines]
            for each in played.pieces.values():
                name, place = _name(played, each), each.place or ""
                if each.stack == "deck":
                    place = place.rsplit(": ", 1)[-1]
                if (each.secret or each.stack == "deck") and any(name in line and place in line for line in lines):
                    message = f"{button.name} tells {who} that {name} is in {place}"
                    yield Finding(NOT_HIDDEN, message, _origin(played, each))
        elif answer.panels:
            played.click(Way(button))
        yield from played.do("tidy")


def _drags(played: Played, who: str, hidden: list[Seen]) -> Iterator[Finding]:
    """One of each stack, dragged to the next hex, stays where it was."""
    grid, height = played.game.map.grid, played.game.box.drawing.hex_height
    for each in {each.stack: each for each in hidden}.values():
        cell = grid.cell(each.place or "")
        if cell is not None:
            x, y = grid.middle(grid.number(grid.neighbours(cell)[0]), height)
            answer = played.ask("drag", each.id, map_name(played.game), str(round(x)), str(round(y)))
            yield from played.complaints(answer)
            now = played.pieces[each.id]
            if (now.map, now.place) != (each.map, each.place):
                message = f"{who} can drag {_name(played, each)}, which is hidden, from {each.place} to {now.place}"
                yield Finding(NOT_HIDDEN, message, _origin(played, each))
            yield from played.do("tidy")


def _name(played: Played, piece: Seen) -> str:
    return played.name(piece.properties.get(COUNTER))


def _origin(played: Played, piece: Seen) -> Origin:
    counter = piece.properties.get(COUNTER)
    known = played.game.pieces
    return known[counter].origin if counter is not None and counter in known else played.game.battle.origin
