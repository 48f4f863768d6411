"""Links to cases, pieces, hexes and sources, as a page writes them."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from markupsafe import Markup, escape

from oobc.game import Game
from oobc.game.groups import Group
from oobc.game.pieces import Piece
from oobc.game.placements import Placement
from oobc.game.rules import Case, Mention, Reading, Term
from oobc.game.scenarios import Scenario
from oobc.model.game import Side
from oobc.model.pieces import Level
from oobc.model.turns import TurnKind
from oobc.outputs.provenance import MARKS, kind_of
from oobc.outputs.site import addresses, prose
from oobc.outputs.site.pictures import Picture
from oobc.outputs.site.views import Figure, Numbered, Told
from oobc.outputs.words import Hex, Name, OnTurn, Part, Sentence, names_in, place
from oobc.source.markdown import shown


class _Ruled(Protocol):
    """What has a title and is defined by cases."""

    @property
    def title(self) -> str: ...
    @property
    def rules(self) -> tuple[str, ...]: ...


def listed(all: Iterable[Markup | str]) -> Markup:
    """Texts with commas between them."""
    return Markup(", ").join(all)


def chip(words: str, fill: str, ink: str) -> Markup:
    """A word on a ground of its own."""
    return Markup('<span class="chip" style="--fill: {}; --ink: {}">{}</span>').format(fill, ink, words)


@dataclass(frozen=True, slots=True)
class Links:
    """Everything that a page can refer to, dressed for a text."""

    game: Game
    root: str = ""
    """From the page to the folder of the site: nothing, or `../`."""
    spots: Mapping[str, str] = field(default_factory=dict)
    """The hexes and hexsides that the map page shows, each with its anchor there."""
    pages: Collection[str] = ()
    """Those that every page leads to."""
    faces: Mapping[str, Picture] = field(default_factory=dict)
    """The pictures of the counters, by path."""

    def to(self, address: str) -> str:
        return self.root + address

    def link(self, address: str, words: str, title: str = "", kind: str = "") -> Markup:
        classes = f' class="{kind}"' if kind else ""
        about = f' title="{escape(title)}"' if title else ""
        return Markup(f'<a{classes} href="{escape(self.to(address))}"{about}>{escape(words)}</a>')

    def case(self, id: str, words: str = "") -> Markup:
        """A link to a case; what is no case of this game stays text."""
        if id not in self.game.cases:
            return escape(words or id)
        address = addresses.case_address(self.game, id)
        return self.link(address, words or id, self.game.cases[id].title, "case-ref")

    def cases(self, ids: Iterable[str]) -> Markup:
        return listed(map(self.case, ids))

    def titled(self, id: str) -> Markup:
        """A link to a case, and its title."""
        case = self.game.cases.get(id)
        return Markup("{} {}").format(self.case(id), case.title if case else "")

    def rules(self, ids: Iterable[str]) -> Markup:
        """The cases that define something, beside its title."""
        cases = self.cases(ids)
        return Markup('<span class="rules">{}</span>').format(cases) if cases else cases

    def ruled(self, of: _Ruled) -> Markup:
        """The title of something, and the cases that define it."""
        return Markup("{} {}").format(of.title, self.rules(of.rules))

    def numbered(self, case: Case) -> Numbered:
        """A case in a list of contents."""
        return Numbered(self.to(addresses.case_address(self.game, case.id)), case.id, case.title, case.level)

    def told(self, ids: Iterable[str]) -> tuple[Told, ...]:
        """Cases as pages show them that are not theirs; what is no case of this game is left out."""
        cases = (self.game.cases[id] for id in ids if id in self.game.cases)
        return tuple(
            Told(each.id, each.title, self.titled(each.id), self.prose(each) if each.text else Markup())
            for each in cases
        )

    def referrer(self, id: str) -> Markup:
        """A link to a case or term that refers to something."""
        if id in self.game.cases:
            return self.case(id)
        term = next(term for term in self.game.terms if term.id == id)
        return self.term(term, term.title)

    def term(self, term: Term, words: str) -> Markup:
        """A link to a word of the glossary."""
        return self.link(addresses.at(addresses.GLOSSARY, term.id), words, kind="term-ref")

    def piece(self, piece: Piece) -> Markup:
        return self.link(addresses.at(addresses.UNITS, piece.id), piece.name)

    def scenario(self, scenario: Scenario) -> Markup:
        return self.link(addresses.scenario_page(scenario.id), scenario.title)

    def hex(self, number: str, scenario: Scenario | None = None) -> Markup:
        """A hex: on the map of the scenario if pieces stand in it, else on the map if something is marked there."""
        if scenario is not None and any(scenario.pieces_in(number)):
            page = addresses.scenario_page(scenario.id)
        elif number in self.spots:
            page = addresses.MAP
        else:
            return Markup(f'<span class="hex">{escape(number)}</span>')
        return self.link(
            addresses.at(page, addresses.hex_anchor(number)), number, self.game.map.names_in(number), "hex"
        )

    def places(self, hexes: Iterable[str], scenario: Scenario) -> Markup:
        """Hexes with the names of their places."""
        named = ((self.hex(hex, scenario), listed(map(self.name, names_in(self.game, hex)))) for hex in hexes)
        return listed(Markup(" ").join(filter(None, each)) for each in named)

    def name(self, name: Name) -> Markup:
        """The name of a place or formation, with the mark of its source."""
        return escape(name.text) + self.dagger(name.source)

    def source(self, source: str) -> Markup:
        """Where a value comes from, in words."""
        kind, name = kind_of(source), source.partition(":")[2]
        match kind:
            case "printed":
                return Markup("printed ") + self.case(name)
            case "update":
                return Markup("update ") + self._about(source, name)
        return escape(f"{kind} ") + self._about(source, name) + self.dagger(source)

    def _about(self, source: str, words: str) -> Markup:
        reference, erratum = self.game.references.get(source), self.game.errata.get(words)
        if kind_of(source) == "update" and erratum is not None:
            return self.link(addresses.at(addresses.CHANGES, addresses.update_anchor(words)), words, erratum.title)
        return self.link(addresses.at(addresses.SOURCES, source), words) if reference else escape(words)

    def dagger(self, source: str) -> Markup:
        """The mark of a value that is not printed; nothing for all others. What it stands for is on its page."""
        mark = MARKS.get(kind_of(source))
        if mark is None:
            return Markup()
        address = escape(self.to(addresses.at(addresses.SOURCES, source)))
        title = escape(source.replace(":", ": ", 1))
        return Markup(f'<a class="dagger" href="{address}" title="{title}">{mark}</a>')

    def chip(self, of: Side | TurnKind) -> Markup:
        """A side or a kind of turn in its colours."""
        return chip(of.title, of.colour, of.ink)

    def side(self, id: str) -> Markup:
        return self.chip(self.game.box.sides[id])

    def face(self, piece: Piece, id: str | None = None, size: int = 64) -> Markup:
        """The picture of a face, so many pixels wide: the first one, if no other is meant."""
        picture = self.faces[addresses.face_picture(piece.id, id or piece.faces[0])]
        height = round(size * picture.height / picture.width)
        return Markup('<img class="counter" src="{}" width="{}" height="{}" alt="" loading="lazy">').format(
            self.to(picture.path), size, height
        )

    def turn(self, turn: str, scenario: Scenario) -> Markup:
        """A turn, on the record of the scenario if that has it."""
        if turn not in {each.id for each in scenario.turns}:
            return escape(turn)
        return self.link(addresses.at(addresses.scenario_page(scenario.id), addresses.turn_anchor(turn)), turn)

    def place(self, placement: Placement, scenario: Scenario) -> Markup:
        """Where a piece begins."""
        return self.sentence(place(placement), scenario) + self.dagger(placement.source)

    def sentence(self, sentence: Sentence, scenario: Scenario) -> Markup:
        """What all outputs say in the same words."""
        return Markup().join(self._part(each, scenario) for each in sentence)

    def _part(self, part: Part, scenario: Scenario) -> Markup:
        match part:
            case Hex(number):
                return self.hex(number, scenario)
            case OnTurn(id):
                return self.turn(id, scenario)
            case Name():
                return self.name(part)
            case Piece():
                return self.piece(part) + self.dagger(part.source_of("name"))
            case Group():
                address = addresses.at(addresses.scenario_page(scenario.id), addresses.group_anchor(part))
                return self.link(address, part.title)
            case Side():
                return self.chip(part) + " "
            case Level():
                return Markup("<strong>{}</strong>: ").format(part.title)
        return escape(part)

    def figure(self, title: str, caption: str, picture: str, scenario: str = "") -> Figure:
        """The map, with one of its pictures."""
        width, height = self.game.map.grid.extent(self.game.box.drawing.hex_height)
        exact = self.to(addresses.MAP_EXACT)
        return Figure(title, caption, self.to(picture), exact, width, height, scenario)

    def value(self, piece: Piece, name: str) -> Markup:
        """A value of a piece, if it has that."""
        if name not in piece.values:
            return Markup()
        return Markup("{}{}").format(piece.values[name], self.dagger(piece.source_of(name)))

    def mark(self, source: str) -> Markup:
        """Where a sentence comes from, behind it."""
        return Markup('<span class="source">({})</span>').format(self.source(source))

    def note(self, text: str | None, here: bool = False) -> Markup:
        """A sentence with links to the cases that it names; to the hexes too, if it is of this battle."""
        return prose.note(text or "", self.game.cases, self.case, self.hex, self.spots if here else ())

    def printed(self, case: Case) -> Markup:
        """What a case that an update changed says in print."""
        text = shown(self.game.printed[case.id])
        mentions = tuple(
            Mention(found[0], found[0], *found.span())
            for found in prose.NUMBER.finditer(text)
            if found[0] in self.game.cases
        )
        return self.prose(replace(case, text=text, mentions=mentions))

    def prose(self, each: Case | Reading | Term) -> Markup:
        """The text of a case or term; where it is of the battle, the hexes that it names are links too."""
        here = each.origin.file.startswith(f"{self.game.folder}/")
        hexes = self.spots if here else ()
        glossary = prose.Glossary(self.game.terms, self.term) if self.game.terms else None
        return prose.prose(each, self.case, self.hex, hexes, glossary)
