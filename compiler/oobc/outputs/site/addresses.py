"""Where everything is on the site: the page, the anchor and the address of each thing, and of its picture."""

from urllib.parse import quote

from oobc.game import Game
from oobc.game.groups import Group

INDEX, NOW, GLOSSARY, TABLES, SEQUENCE, UNITS, MAP, CHANGES, SOURCES = (
    f"{name}.html" for name in ("index", "now", "glossary", "tables", "sequence", "units", "map", "changes", "sources")
)


def chapter_page(chapter: str) -> str:
    """`28.0` is on `rules/28.html`."""
    return f"rules/{chapter.removesuffix('.0')}.html"


def scenario_page(scenario: str) -> str:
    return f"scenarios/{scenario}.html"


def case_address(game: Game, case: str) -> str:
    return at(chapter_page(game.cases[case].chapter), case)


def hex_anchor(number: str) -> str:
    """The anchor of a hex or hexside on the pages that have the map."""
    return anchor_of("hex", number)


def turn_anchor(turn: str) -> str:
    """The anchor of a turn on a scenario's page."""
    return anchor_of("turn", turn)


def step_anchor(step: str) -> str:
    """The anchor of a step of the sequence of play, where it stands first."""
    return anchor_of("step", step)


def update_anchor(date: str) -> str:
    """The anchor of an erratum on the page of what changed."""
    return f"update:{date}"


def group_anchor(group: Group) -> str:
    """The anchor of a group that waits on a scenario's page."""
    return anchor_of(group.kind.id, group.side.id, str(group.number))


def anchor_of(*words: str) -> str:
    """Words as one anchor, which may have no blank."""
    return "_".join("-".join(words).split())


def at(page: str, anchor: str) -> str:
    """The address of something on a page, from the folder of the site."""
    return f"{page}#{quote(anchor, safe=':')}"


def map_picture(state: int) -> str:
    """The picture of the map; scenarios that begin with other spans have another."""
    return f"map-{state}.svg" if state else "map.svg"


MAP_EXACT = "map-exact.svg"
"""The picture of what counts on the map."""
MAP_KEY = "map-key.svg"
"""The key of the map."""


def face_picture(piece: str, face: str) -> str:
    return f"counters/{piece}--{face}.png"
