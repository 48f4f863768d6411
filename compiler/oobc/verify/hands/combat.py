"""The board of combats: its tabs, boxes and buttons are clicked where they are drawn."""

from collections.abc import Iterator

from oobc.diagnostics.codes import DOES_NOTHING, WRONG_EFFECT
from oobc.diagnostics.findings import Finding
from oobc.game.scenarios import Scenario
from oobc.layout.combat import CombatPicture, Part, combat_picture
from oobc.outputs.module.names import plain, pressed, state_key
from oobc.place import Origin
from oobc.verify.played import Played, told
from oobc.verify.vassal import Answer


def combat(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """A combat of two pieces: marked by keys, worked out by clicks, and cleared."""
    about, window = played.game.series.combat, plain(played.game.series.combat.title)
    if not about.kinds or about.window is None:
        return
    if window not in played.ways:
        yield Finding(DOES_NOTHING, f"no button opens the window {window}", about.origin)
        return
    yield from played.opens(window)
    picture = combat_picture(played.game)
    begun = _looks(played, window, picture)
    yield from _marks(played, scenario, side)
    if _looks(played, window, picture) == begun:
        yield Finding(WRONG_EFFECT, f"{window} shows nothing of the pieces that are marked", about.origin)
    for tab in (*picture.kinds[1:], picture.kinds[0]):
        if len(picture.kinds) > 1:
            yield from _clicks(played, window, tab, about.origin)
        asked = [id for id in about.kinds[tab.id].modifiers if not about.modifiers[id].when]  # pieces show the others
        boxes = [each for each in picture.modifiers if each.id in asked]
        for box in (each for each in boxes for _ in range(2)):  # on, and off again
            yield from _clicks(played, window, box, about.origin)
    for button in picture.buttons:
        yield from _clicks(played, window, button, about.origin)
    left = [part for part, now in _looks(played, window, picture).items() if now != begun[part]]
    if about.clear is not None and left:
        message = f"after {about.clear.title}, {window} looks otherwise than before the first mark: {', '.join(left)}"
        yield Finding(WRONG_EFFECT, message, about.origin)


def _marks(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """One of the side attacks one of another side."""
    about = played.game.series.combat
    state = played.game.series.pieces.states.get(about.state or "")
    others = [id for other in played.game.box.sides if other != side for id in played.of_side(scenario, other)]
    for ids, levels in ((played.of_side(scenario, side), about.attackers), (others, about.defenders)):
        can = [id for id in ids if about.state in played.game.pieces[id].kind.states]
        if state is not None and about.state is not None and can and levels:
            number = state.number(levels[0])
            key = pressed(state.levels[number - 1].key) or state_key(about.state, number)
            yield from played.do("press", can[0], key)


def _clicks(played: Played, window: str, part: Part, origin: Origin) -> Iterator[Finding]:
    """A click on a part of the board changes the combat, or is answered in the chat."""
    x, y = part.middle
    answer: Answer = played.ask("point", window, str(x), str(y), "1")
    yield from played.complaints(answer, dialogs=True)
    if not (answer.complaints or told(answer)):
        yield Finding(DOES_NOTHING, f"a click on {part.title} in {window} does nothing", origin)


def _looks(played: Played, window: str, picture: CombatPicture) -> dict[str, str]:
    """How everything looks that the board writes, by the titles of its parts."""
    looks = {}
    for part in (*picture.chosen, *picture.cells, *picture.boxes):
        area = map(str, (part.x, part.y, part.width, part.height))
        looks[part.title] = played.ask("see", window, *area).picture
    return looks
