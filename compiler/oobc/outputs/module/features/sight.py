"""Who sees whom: the answer of the thread, looked up in a table that is reckoned when the game is built.

It knows the ground alone. What the table says of a line is the number of an answer; there is one text with all answers.
"""

from collections.abc import Iterator

from oobc.game import Game
from oobc.layout.movement import scales
from oobc.layout.sight import Sights
from oobc.outputs.module import ways
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import SIGHT

_APART, _ANSWERS = "Apart sight", "Answers"
_FIRST = 0x4E00
"""The character of the first answer: from here on there are enough in a row, none of them a sign of its own kind."""


def _window(game: Game) -> ways.Window | None:
    sight = game.series.terrain.sight
    if sight is None or game.map.grid.kind != "hex":
        return None
    return ways.Window(True, sight.range + sight.range % 2, 2 * sight.range)


def _texts(game: Game) -> Iterator[tuple[str, str]]:
    """The table, and the text of all answers: too far, in sight, and whatever is in the way somewhere."""
    about = _window(game)
    if about is None:
        return
    grid, sights = game.map.grid, Sights(game)
    names, places = ways.hexes(game)
    answers = {_far(game): 0, _CLEAR: 1}
    records = []
    for place in range(max(places) + 1):
        found: dict[tuple[int, int], int] = {}
        if place in places:
            for apart, in_the_way in sights.around(grid.number(places[place])):
                told = _CLEAR if in_the_way is None else f"sight is blocked by {in_the_way}"
                found[apart] = answers.setdefault(told, len(answers))
        records.append("".join(chr(_FIRST + (found.get(cell, 0) if cell else 0)) for cell in ways.cells_of(about)))
    if not scales(game):
        yield ways.HEXES, names
    yield SIGHT, "".join(records)
    yield _APART, ways.offsets(game, about)
    yield _ANSWERS, "~".join(answers)


_CLEAR = "in sight"


def _far(game: Game) -> str:
    sight = game.series.terrain.sight
    return f"farther than {sight.range} hexes" if sight is not None else ""


def answer(game: Game, source: str, to: str) -> str | None:
    """Whether one hex is seen from another, in words, as an expression of their names; None: the data do not say."""
    about = _window(game)
    if about is None:
        return None
    found = ways.looked_up(game, SIGHT, _APART, about.size, source, to)
    return f'GetString("{_ANSWERS}").split("~")[{found}-{_FIRST}]'


def blocked(game: Game, source: str, to: str) -> str | None:
    """Whether something is in the way from one hex to another, as a condition."""
    about = _window(game)
    if about is None:
        return None
    return f"{ways.looked_up(game, SIGHT, _APART, about.size, source, to)}-{_FIRST}>1"


def _thread(game: Game) -> Iterator[str]:
    """What the thread tells of the hexes between which it is drawn."""
    told = answer(game, "FromLocation", "ToLocation")
    if told is not None:
        sight = game.series.terrain.sight
        cases = f" ({', '.join(sight.rules)})" if sight is not None and sight.rules else ""
        yield f'": " + {told} + "{cases}, by the ground alone"'


SIGHTS = Feature(texts=_texts, thread=_thread)
