"""What the search of the site knows: one document for each thing that can be looked up."""

import json
from collections.abc import Iterator
from typing import TypedDict

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.rules import Case
from oobc.outputs.site import addresses
from oobc.outputs.site.previews import previews
from oobc.outputs.site.prose import plain
from oobc.outputs.site.sheet import marks

GROUPS = {
    "best": "Best answers",
    "rules": "Rules",
    "glossary": "Glossary",
    "tables": "Tables",
    "leaders": "Leaders",
    "units": "Units",
    "markers": "Markers",
    "places": "Places",
    "scenarios": "Scenarios",
}


ELSEWHERE = 0.8
"""What the rules of other battles weigh."""


class Entry(TypedDict, total=False):
    """A document of the search; the names are short because there are hundreds of them."""

    g: str
    """Group."""
    u: str
    """Address."""
    n: str
    """The number it is known by: of a case, or of its hexes with commas between them."""
    t: str
    """Title."""
    a: str
    """Other names of it, with commas between them."""
    k: tuple[str, ...]
    """What players call it or ask about it."""
    s: str
    """A line that says what it is: of a case, the titles above it."""
    x: str
    """Its text."""
    o: str
    """What it says in other versions of the rules."""
    p: str
    """Its picture."""
    w: float
    """How much it weighs, where that is not 1."""


def search_script(game: Game) -> bytes:
    """A script that hands the documents to the page: scripts may be read from disk, data may not."""
    data = {
        "groups": GROUPS,
        "documents": list(entries(game)),
        "synonyms": [each.words for each in game.synonyms],
        "previews": dict(previews(game)),
    }
    return f"window.oobcSearchData = {json.dumps(data, ensure_ascii=False, separators=(',', ':'))};\n".encode()


def entries(game: Game) -> Iterator[Entry]:
    """Everything that can be looked up, in the order in which equally good finds are listed."""
    yield from _rules(game)
    for term in game.terms:
        yield {
            "g": "glossary",
            "u": addresses.at(addresses.GLOSSARY, term.id),
            "t": term.title,
            "a": ", ".join(term.aliases),
            "x": plain(term.text),
        }
    for table in game.tables.values():
        cells = " · ".join(" ".join(filter(None, row)) for row in (table.columns, *table.rows))
        yield {
            "g": "tables",
            "u": addresses.at(addresses.TABLES, table.id),
            "t": table.about.title,
            "s": ", ".join(table.about.rules),
            "x": f"{table.about.note or ''} {cells}".strip(),
        }
    yield from (_piece(game, piece) for piece in game.pieces.values())
    for mark in marks(game):
        address = addresses.at(addresses.MAP, addresses.hex_anchor(mark.hexes[0]))
        # Many have no name of their own: what they are is then their title already.
        kind = mark.kind if mark.kind != mark.title else ""
        yield {"g": "places", "u": address, "n": ", ".join(mark.hexes), "t": mark.title, "s": kind}
    for scenario in game.scenarios.values():
        turns = f"{scenario.turns[0].id} to {scenario.turns[-1].id}" if scenario.turns else ""
        yield {
            "g": "scenarios",
            "u": addresses.scenario_page(scenario.id),
            "t": scenario.title,
            "a": scenario.short,
            "s": ", ".join(filter(None, [scenario.case, turns])),
            "x": scenario.note or "",
        }


def _rules(game: Game) -> Iterator[Entry]:
    for case in game.cases.values():
        entry: Entry = {
            "g": "rules",
            "u": addresses.case_address(game, case.id),
            "n": case.id,
            "t": case.title,
            "k": game.keywords.get(case.id, ()),
            "s": " › ".join(each.title for each in game.above(case.id)),
            "x": plain(case.text),
        }
        if case.others:
            entry["o"] = " ".join(f"Rules {each.version}: {plain(each.text)}" for each in case.others)
        if _of_another_battle(game, case):
            entry["w"] = ELSEWHERE
        yield entry


def _of_another_battle(game: Game, case: Case) -> bool:
    file = case.origin.file
    return file.startswith(f"{game.box_folder}/battles/") and not file.startswith(f"{game.folder}/")


def _piece(game: Game, piece: Piece) -> Entry:
    nation = piece.nation.title if piece.nation else ""
    arm = piece.arm.title if piece.arm else piece.kind.title
    formation = game.formation_of(piece)
    belongs = formation.name if formation else game.box.sides[piece.side].title if piece.side else ""
    return {
        "g": _group(piece),
        "u": addresses.at(addresses.UNITS, piece.id),
        "t": piece.name,
        "a": " ".join(filter(None, [piece.formation, piece.division])),
        "s": ", ".join(dict.fromkeys(filter(None, [nation, arm, belongs]))),
        "x": " ".join(filter(None, [piece.composition, piece.comment])),
        "p": addresses.face_picture(piece.id, piece.faces[0]),
    }


def _group(piece: Piece) -> str:
    if piece.is_marker:
        return "markers"
    return "leaders" if piece.kind.faces[0].drawing == "leader" else "units"
