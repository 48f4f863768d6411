"""Decks in saved games: a pile of cards as the build file describes it (format: §10 "Deck type")."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from .components import Component
from .encoding import Scalar, seq, text_of
from .pieces import Piece
from .saves import add_piece

_COMMANDS = ""
"""Stands in for the deck's own key commands, which are no attribute but components below it."""

_FIELDS: Mapping[str, Scalar] = MappingProxyType(
    {
        "draw": True,
        "color": "0,0,0",
        "width": 40,
        "height": 40,
        "faceDown": "Always",
        "shuffle": "Always",
        "allowMultiple": True,
        "allowSelect": True,
        "reversible": True,
        "reshuffleCommand": "",
        "reshuffleTarget": "",
        "reshuffleMessage": "",
        "name": "",
        "shuffleFormat": "",
        "reverseFormat": "",
        "faceDownFormat": "",
        "drawFaceUp": False,
        "canSave": False,
        "shuffleHotkey": "",
        "reshuffleHotkey": "",
        "maxStack": 10,
        "countExpressions": "",
        "expressionCounting": False,
        _COMMANDS: "",
        "hotkeyOnEmpty": False,
        "emptyHotkey": "",
        "selectDisplayProperty": "$BasicName$",
        "selectSortProperty": "",
        "restrictOption": False,
        "restrictExpression": "",
        "shuffleCommand": "Shuffle",
        "reverseCommand": "Reverse",
        "reverseHotkey": "",
        "drawMultipleMessage": "Draw multiple cards",
        "drawSpecificMessage": "Draw specific cards",
        "faceUpMessage": "Face up",
        "faceDownMessage": "Face down",
        "faceUpHotkey": "",
        "faceUpReportFormat": "",
        "faceFlipHotkey": "",
        "faceDownHotkey": "",
        "saveMessage": "Save Deck",
        "saveHotkey": "",
        "saveReportFormat": "Deck Saved",
        "loadMessage": "Load Deck",
        "loadHotkey": "",
        "loadReportFormat": "Deck Loaded",
        "deckRestrictAccess": False,
        "deckOwners": "",
    }
)
"""The fields of a deck's type in their order, by the attributes of a DrawPile, with the engine's defaults."""


def deck(
    pile: Component, map: str, cards: Iterable[Piece], ids: Iterator[int], *, face_down: bool = True
) -> Iterator[str]:
    """The commands that lay the deck of a DrawPile on its map: its cards first, the top one last.

    A saved game says again what the build file says of a deck. `map`: the one whose board the pile is on, in its upper
    left corner. `face_down`: how the deck lies. Simpler: leave SETUP_STACK out and let the module fill its decks.

    ValueError: a deck with key commands of its own, or a card that still has prototypes.
    """
    if pile.children:
        raise ValueError(f"the deck {pile.get('name')!r} has key commands of its own, which are not written")
    x, y = int(pile.get("x", "0")), int(pile.get("y", "0"))
    numbers = []
    for card in cards:
        numbers.append(str(next(ids)))
        yield add_piece(card.at(map, x, y), numbers[-1])
    fields = [pile.get(attribute, text_of(default)) for attribute, default in _FIELDS.items()]
    state = seq(";", map, x, y, face_down, seq(",", *numbers))
    yield "+/" + seq("/", next(ids), "deck;" + seq(";", *fields), state)
