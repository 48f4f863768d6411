"""Decks of cards: the piles, what draws from them and shuffles cards back, and the backs that the others see."""

from collections.abc import Iterator

from oobc.art.counters import draw_veil
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.layout.boards import BoardPicture, windows_of
from oobc.layout.start import CARD
from oobc.model.boards import BoxRef
from oobc.model.commands import Command
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.features.sequence import acting
from oobc.outputs.module.geometry import in_pixels
from oobc.outputs.module.names import (
    IS_HIDDEN,
    NOT_OWN,
    REVEAL,
    SOLITAIRE,
    deck_name,
    face_image,
    own_key,
    place_name,
    plain,
    pressed,
    window_name,
)
from oobc.outputs.module.places import box_place
from oobc.outputs.module.speech import spoken
from oobc.vassal import traits
from oobc.vassal.buttons import command_button
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import named, target
from oobc.vassal.trait import Trait

_PLAYER = {"side": "PlayerSide"}
"""Who draws: a card may be another's, or nobody's."""
_COVER = named("card-cover")
_VEIL = "hidden/card.png"
_EDGE = 12
"""Pixels between the edge of a hand and its first card, where counters have the usual size."""
_SHOWN = 6
"""How many cards of a pile are drawn, one over another."""


def _outer(game: Game, piece: Piece) -> Iterator[Trait]:
    """What hides a card from all but its owner; the engine lays it on whatever is drawn from a deck.

    A card of one side is its alone: the others can do nothing with it.
    """
    back = piece.kind.back
    if back is None:
        return
    side = piece.side
    if side is not None:
        actions = (game.series.pieces.actions[id] for id in piece.kind.actions)
        keys = [pressed(action.key) for action in actions]
        yield traits.restrict_commands("Own", [*keys, _COVER, REVEAL], NOT_OWN)
    yield traits.trigger("", key=REVEAL, actions=[_COVER], when=IS_HIDDEN)
    name = plain(f"{side.title}: {piece.kind.title}") if side is not None else plain(piece.kind.title)
    by = [side.title, SOLITAIRE] if side is not None else "side"
    yield traits.mask(face_image(piece, back), name, key=_COVER, by=by, style=f"G{_VEIL}")


def _menu(game: Game, piece: Piece) -> Iterator[Trait]:
    """What a card does when it is drawn from its deck, or put back into it."""
    for box, deck in game.series.decks.items():
        if piece.kind.id not in deck.kinds:
            continue
        yield _drawn(game, _draw_key(box), deck.draw.to)
        yield traits.report([_draw_key(box)], f"{{{spoken(deck.draw.report, words=_PLAYER)}}}")
        if deck.reshuffle is not None:
            back = own_key("return", box.board, box.box)
            yield traits.trigger("", key=_reshuffle_key(box), actions=[back])
            yield traits.report([_reshuffle_key(box)], f"{{{spoken(deck.reshuffle.report, words=_PLAYER)}}}")
            yield traits.return_to_deck("", back, "", expression=deck_name(*box_place(game, box)))


def _drawn(game: Game, stroke: str, to: BoxRef) -> Trait:
    """Where a card goes that is drawn: into the middle of its box, or to the left of a hand, which grows rightwards."""
    map, zone = box_place(game, to)
    if not game.series.boards[to.board].hand:
        return traits.send_to("", stroke, "zone", map=map, zone=zone)
    window = next(windows_of(game, to.board))  # every side has the same
    place = window.box(to.box, window.owner)
    left = place.x + in_pixels(game, _EDGE) + game.box.drawing.card // 2
    return traits.send_to("", stroke, "xy", map=map, x=left, y=place.y + place.height // 2)


def _pictures(press: Press, game: Game) -> Iterator[tuple[str, bytes]]:
    """What lies over a card for its owner."""
    if any(piece.is_card for piece in game.pieces.values()):
        yield _VEIL, draw_veil(press, game.box.drawing.card, card=True)


def _piles(game: Game, picture: BoardPicture) -> Iterator[Component]:
    """The decks on a board, each in the middle of its box, without cards: the set-ups have them."""
    card = game.box.drawing.card
    for box, deck in game.series.decks.items():
        for place in picture.boxes:
            if (picture.id, place.id) == (box.board, box.box):
                owners = (game.box.sides[place.owner].title, SOLITAIRE) if place.owner else ()
                yield component(
                    "DrawPile",
                    name=place_name(game, picture, place),
                    owningBoard=window_name(picture),
                    x=place.x + place.width // 2,
                    y=place.y + place.height // 2,
                    width=card,
                    height=round(card * CARD),
                    allowMultiple=False,
                    allowSelect=False,
                    faceDown="Always",
                    drawFaceUp=not game.series.boards[deck.draw.to.board].private,
                    shuffle="Always",
                    reversible=False,
                    maxStack=_SHOWN,
                    deckRestrictAccess=bool(owners),
                    deckOwners=owners,
                )


def _of_boards(game: Game) -> Iterator[Component]:
    """The buttons that draw and put back; each player's work on his own deck."""
    own = f'"+{acting(game)}+"'
    for box, deck in game.series.decks.items():
        name = deck_name(*box_place(game, box)).replace("$Side$", own)
        yield _button(deck.draw, _draw_key(box), f'DeckName=="{name}"', cards=1)
        if deck.reshuffle is not None:
            zones = [box_place(game, each)[1] for each in deck.reshuffle.from_]
            lies = " || ".join(f'CurrentZone=="{zone}"' for zone in zones).replace("$Side$", own)
            yield _button(deck.reshuffle, _reshuffle_key(box), lies)


def _button(command: Command, sent: str, when: str, *, cards: int = 0) -> Component:
    """A button that sends a key to the cards for which an expression holds; `cards`: so many of each deck."""
    on, of = pressed(command.key), target("MODULE")
    return command_button(plain(command.title), on=on, sent=sent, of=of, when=f"{{{when}}}", decks=cards)


def _draw_key(box: BoxRef) -> str:
    return own_key("draw", box.board, box.box)


def _reshuffle_key(box: BoxRef) -> str:
    return own_key("reshuffle", box.board, box.box)


DECKS = Feature(outer=_outer, menu=_menu, piles=_piles, of_boards=_of_boards, pictures=_pictures)
