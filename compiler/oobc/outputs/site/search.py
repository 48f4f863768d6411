"""What the search of the site knows: one document for each thing that can be looked up."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.rules import Case
from oobc.outputs.site import addresses
from oobc.outputs.site.previews import previews
from oobc.outputs.site.prose import plain
from oobc.outputs.site.sheet import marks
from oobc.outputs.site.views import Document, script
from oobc.outputs.words import played

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


@dataclass(frozen=True, slots=True)
class Known:
    """All that the search knows."""

    groups: Mapping[str, str]
    documents: list[Document]
    synonyms: list[tuple[str, ...]]
    previews: Mapping[str, Document]
    """By address, what cards say of what the search does not list, and what they say besides."""


def search_script(game: Game) -> bytes:
    """A script that hands the documents to the page."""
    synonyms = [each.words for each in game.synonyms]
    return script("oobcSearchData", Known(GROUPS, list(entries(game)), synonyms, dict(previews(game))))


def entries(game: Game) -> Iterator[Document]:
    """Everything that can be looked up, in the order in which equally good finds are listed."""
    yield from (_case(game, case) for case in game.cases.values())
    for term in game.terms:
        address = addresses.at(addresses.GLOSSARY, term.id)
        yield Document(g="glossary", u=address, t=term.title, a=", ".join(term.aliases), x=plain(term.text))
    for id, table in game.tables.items():
        cells = " · ".join(" ".join(filter(None, row)) for row in (table.columns, *table.rows))
        address, rules = addresses.at(addresses.TABLES, id), ", ".join(table.about.rules)
        text = f"{table.about.note or ''} {cells}".strip()
        yield Document(g="tables", u=address, t=table.about.title, s=rules, x=text)
    yield from (_piece(game, piece) for piece in game.pieces.values())
    for mark in marks(game):
        address = addresses.at(addresses.MAP, addresses.hex_anchor(mark.hexes[0]))
        # Many have no name of their own: what they are is then their title already.
        kind = mark.kind if mark.kind != mark.title else ""
        yield Document(g="places", u=address, n=", ".join(mark.hexes), t=mark.title, s=kind)
    for id, scenario in game.scenarios.items():
        address, title = addresses.scenario_page(id), scenario.title
        said = ", ".join([scenario.case, *([played(scenario)] if scenario.turns else [])])
        yield Document(g="scenarios", u=address, t=title, a=scenario.short, s=said, x=scenario.note or "")


def _case(game: Game, case: Case) -> Document:
    return Document(
        g="rules",
        u=addresses.case_address(game, case.id),
        n=case.id,
        t=case.title,
        k=game.keywords.get(case.id, ()),
        s=" › ".join(each.title for each in game.above(case.id)),
        x=plain(case.text),
        o=" ".join(f"Rules {each.version}: {plain(each.text)}" for each in case.others) or None,
        w=ELSEWHERE if _of_another_battle(game, case) else None,
    )


def _of_another_battle(game: Game, case: Case) -> bool:
    file = case.origin.file
    return file.startswith(f"{game.box_folder}/battles/") and not file.startswith(f"{game.folder}/")


def _piece(game: Game, piece: Piece) -> Document:
    nation = piece.nation.title if piece.nation else ""
    arm = piece.arm.title if piece.arm else piece.kind.title
    belongs = piece.formation.name if piece.formation else piece.side.title if piece.side else ""
    return Document(
        g=_group(piece),
        u=addresses.at(addresses.UNITS, piece.id),
        t=piece.name,
        a=" ".join(piece.within),
        s=", ".join(dict.fromkeys(filter(None, [nation, arm, belongs]))),
        x=" ".join(filter(None, [piece.composition, piece.comment])),
        p=addresses.face_picture(piece.id, piece.faces[0]),
    )


def _group(piece: Piece) -> str:
    if piece.is_marker:
        return "markers"
    return "leaders" if piece.kind.leads else "units"
