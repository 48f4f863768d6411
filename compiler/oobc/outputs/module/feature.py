"""What a feature of the module is: something that a game can do in VASSAL, with all that belongs to it in one place."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.scenarios import Scenario
from oobc.layout.boards import BoardPicture
from oobc.layout.start import Start
from oobc.model.pieces import State
from oobc.vassal.components import Component
from oobc.vassal.pieces import Piece as VassalPiece
from oobc.vassal.pieces import piece as vassal_piece
from oobc.vassal.trait import Trait


@dataclass(frozen=True, slots=True)
class Fixture:
    """A piece that is a part of a window: it is no counter, and lies there in every scenario."""

    key: str
    """Of its piece id."""
    name: str
    traits: tuple[Trait, ...]
    image: str
    map: str
    x: int
    y: int

    def made(self, game: Game) -> VassalPiece:
        """The piece, with its piece id."""
        return vassal_piece(*self.traits, name=self.name, image=self.image, gpid=gpid(game, self.key))


def gpid(game: Game, key: str) -> str:
    """The number that ties a piece, or what places one, to saved games. KeyError: it has none."""
    return str(game.piece_ids[key])


def _nothing(*_: object) -> tuple[()]:
    return ()


def _none(*_: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Feature:
    """Something that a game can do in VASSAL. What it does not have adds nothing, nor does it to a series without it.

    Traits of a piece, outermost first: the states that lie open, `outer`, `single`, `menu`, areas and closed states,
    `kind`, the faces. Those from `menu` to `kind` stand in the prototype that pieces of a kind share.
    """

    outer: Callable[[Game, Piece], Iterable[Trait]] = _nothing
    """What others see of a piece and do to it: what hides it, what calls it."""
    single: Callable[[Game, Piece], Iterable[Trait]] = _nothing
    """What a piece can do that others of its kind cannot."""
    menu: Callable[[Game, Piece], Iterable[Trait]] = _nothing
    """What a kind of piece can do."""
    kind: Callable[[Game, Piece], Iterable[Trait]] = _nothing
    """What a kind of piece works out."""
    state: Callable[[Game, str, State], Iterable[Trait]] = _nothing
    """What more a state does."""
    puts: Callable[[Game], Iterable[Mapping[str, str]]] = _nothing
    """The levels of states into which it puts pieces by itself."""
    state_menu: Callable[[State], Iterable[str]] = _nothing
    """The commands of a state besides its levels."""
    words: Callable[[Game, Piece], Iterable[tuple[str, str | int]]] = _nothing
    """Properties of a piece that never change."""
    lacks: Callable[[Game, Piece], Iterable[str]] = _nothing
    """What a piece has not that others of its kind have; those that lack the same share a prototype."""
    prototype: Callable[[Game, Piece], str | None] = _none
    """One of its `prototypes`, which a piece has instead of that of its kind."""
    prototypes: Callable[[Game], Iterable[tuple[str, Iterable[Trait]]]] = _nothing
    """Prototypes by name, outermost trait first."""
    keys: Callable[[Game], Iterable[str]] = _nothing
    """The keys of the piece ids of what has one and is neither a counter nor a fixture."""
    fixtures: Callable[[Game], Iterable[Fixture]] = _nothing
    """The pieces that its windows have."""
    on_map: Callable[[Game], Iterable[Component]] = _nothing
    """What it adds to the battle map that has no button."""
    piles: Callable[[Game, BoardPicture], Iterable[Component]] = _nothing
    """The decks on a board, without cards."""
    properties: Callable[[Game], Iterable[Component]] = _nothing
    """What the module remembers."""
    texts: Callable[[Game], Iterable[tuple[str, str]]] = _nothing
    """Texts by name that expressions look things up in. There is one of each; no piece and no saved game has them."""
    moved: Callable[[Game], Iterable[str]] = _nothing
    """Expressions that say more of a move on the map: they know `previousLocation`, `location` and `mapName`."""
    thread: Callable[[Game], Iterable[str]] = _nothing
    """Expressions that say more of the thread: they know `FromLocation` and `ToLocation`."""
    warning: Callable[[Game], Iterable[tuple[str, str, str]]] = _nothing
    """What is wrong with pieces that the player has chosen: name, condition, colour of the frame that tells it."""
    windows: Callable[[Game], Iterable[Component]] = _nothing
    """Windows besides the boards."""
    turn_buttons: Callable[[Game], Iterable[Component]] = _nothing
    """Buttons of the sequence of play, which stand before all others."""
    buttons: Callable[[Game], Iterable[Component]] = _nothing
    """Buttons and menus of the toolbar, and what the module does by itself."""
    of_boards: Callable[[Game], Iterable[Component]] = _nothing
    """Buttons that stand in the menu of boards."""
    of_tables: Callable[[Game], Iterable[Component]] = _nothing
    """Buttons that stand in the menu of tables."""
    of_view: Callable[[Game], Iterable[Component]] = _nothing
    """Buttons of the battle map that stand in its menu."""
    chart: Callable[[Game], Iterable[tuple[str, str, str, str]]] = _nothing
    """Rows of the chart of keys: the key, what it does, its cases, the kinds of piece."""
    summary: Callable[[Game], Iterable[str]] = _nothing
    """Expressions that say more of a stack in the stack viewer."""
    of_piece: Callable[[Game], Iterable[str]] = _nothing
    """Expressions that say more of each piece there."""
    pictures: Callable[[Press, Game], Iterable[tuple[str, bytes]]] = _nothing
    """Pictures with their names, each drawn when it is asked for."""
    at_start: Callable[[Game, Scenario, Start], Iterable[tuple[str, str, str]]] = _nothing
    """What holds of a piece as a scenario begins: the kind and name of a trait, and its state."""
    set_up: Callable[[Game, Scenario], Iterable[str]] = _nothing
    """The commands of a set-up that say what the module remembers as it begins."""
