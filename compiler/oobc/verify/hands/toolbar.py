"""Every button of the toolbar, and every entry of its menus."""

from collections.abc import Iterator

from oobc.diagnostics.codes import DOES_NOTHING
from oobc.diagnostics.findings import Finding
from oobc.game.scenarios import Scenario
from oobc.layout.boards import windows
from oobc.outputs.module.names import map_name, window_name
from oobc.verify.played import Played, Way, entries, noticed
from oobc.verify.vassal import Answer


def toolbar(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """Each does something, and they lead to all that the data have."""
    yield from _something_to_do(played, scenario, side)
    said: list[str] = []
    pulled = _pulled(played)
    for button in played.ask("buttons").buttons:
        if button.enabled and not button.window:
            for way, answer in _clicked(played, Way(button)):
                if noticed(answer) or _pulled(played) == pulled:  # or it is a tool for the map
                    yield from played.dead(answer, way.name, played.game.battle.origin)
                else:
                    yield from played.complaints(played.click(way))
                said += answer.said
                played.ways |= {_window(title): way for title in answer.opened}
    yield from _missing(played, side, said)


def _something_to_do(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """A piece has moved and gone back: there are trails to clear."""
    game, grid = played.game, played.game.map.grid
    for id in played.of_side(scenario, side):
        piece = played.piece(id)
        cell = grid.cell(piece.place) if piece is not None and piece.place is not None else None
        if piece is not None and cell is not None and game.pieces[id].kind.trail:
            there = grid.middle(grid.number(grid.neighbours(cell)[0]), game.box.drawing.hex_height)
            for x, y in (there, (piece.x, piece.y)):
                yield from played.complaints(played.ask("drag", id, map_name(game), str(round(x)), str(round(y))))
            yield from played.do("mark")
            return


def _clicked(played: Played, way: Way) -> Iterator[tuple[Way, Answer]]:
    """What comes of a click, or of a click on each entry of the menu that it opens."""
    answer = played.click(way)
    if answer.menu:
        yield from _chosen(played, way, answer)
        return
    yield way, answer
    if not (answer.state or answer.opened or answer.dialogs) and (answer.panels or answer.looks):
        yield way, played.click(way)  # what shows something hides it again
    played.ask("tidy")


def _chosen(played: Played, way: Way, answer: Answer) -> Iterator[tuple[Way, Answer]]:
    """Every entry of a menu; what holds already is chosen once more after another."""
    ways = [Way(way.button, entry) for entry in entries(answer.menu)]
    came = {}
    for inner in ways:
        came[inner] = played.click(inner)
        played.ask("tidy")
    others = [inner for inner in ways if noticed(came[inner])]
    for inner in ways:
        if not noticed(came[inner]) and others:
            played.click(others[-1])
            came[inner] = played.click(inner)
            played.ask("tidy")
        yield inner, came[inner]


def _pulled(played: Played) -> str:
    """What is to be seen while the mouse is pulled over the middle of the map."""
    width, height = played.game.map.grid.extent(played.game.box.drawing.hex_height)
    way = (width // 2, height // 2, width // 2 + width // 10, height // 2 + height // 10)
    return played.ask("pull", map_name(played.game), *map(str, way)).picture


def _window(title: str) -> str:
    """The name of a window, before which the engine writes that of the saved game."""
    return title.rsplit(" - ", 1)[-1]


def _missing(played: Played, side: str, said: list[str]) -> Iterator[Finding]:
    """What the data have and no click led to."""
    game = played.game
    for window in windows(game):
        name = window_name(window)
        if window.owner in (None, side) and name not in played.ways:
            yield Finding(DOES_NOTHING, f"no button opens the window {name}", game.series.boards[window.id].origin)
    for condition in game.series.about.conditions.values():
        for level in condition.levels.values():
            if not any(f"{condition.title}: {level.title}" in line for line in said):
                yield Finding(DOES_NOTHING, f"no button makes {condition.title} {level.title}", condition.origin)
    for dice in game.series.about.dice.values():
        if not any(dice.title in line for line in said):
            yield Finding(DOES_NOTHING, f"no button rolls {dice.title}", game.battle.origin)
