"""What a piece is by the words of its series: what can hide, enters, shows losses, is written on."""

from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import InBox
from oobc.game.scenarios import Scenario
from oobc.model.pieces import Losses
from oobc.model.scenario import Order
from oobc.model.series import Slip


def can_hide(game: Game, piece: Piece) -> bool:
    """Whether the other side may be kept from seeing the piece."""
    return piece.kind.hidden and game.series.pieces.hidden is not None and piece.side is not None


def enters(game: Game, piece: Piece) -> bool:
    """Whether there is a scenario in which the piece enters later."""
    waits = any(piece.id in scenario.waiting for scenario in game.scenarios.values())
    return game.series.pieces.entering is not None and waits


def losses_of(game: Game, piece: Piece) -> Losses | None:
    """How losses are counted, if this piece is a marker that shows those of its formation."""
    losses = game.series.pieces.losses
    return losses if losses is not None and piece.formation is not None and piece.is_the(losses.marker) else None


def lost_pieces(game: Game, losses: Losses, scenario: Scenario, formation: Formation | None) -> dict[str, InBox]:
    """The pieces that a formation has lost before a scenario begins."""
    return {
        id: each
        for id, each in scenario.placements.items()
        if isinstance(each, InBox) and each.box.ref in losses.boxes and formation in game.pieces[id].formations
    }


def lost_at_start(game: Game, losses: Losses, scenario: Scenario, formation: Formation | None) -> int:
    """What a formation has lost before a scenario begins."""
    lost = lost_pieces(game, losses, scenario, formation)
    return sum(game.pieces[id].values.get(losses.value, 0) for id in lost)


def slip_of(game: Game, piece: Piece) -> Slip | None:
    """What is written on a piece, if it is a slip."""
    orders = game.series.about.orders
    if orders is None or orders.slip is None or piece.side is None:
        return None
    return orders.slip if piece.is_the(orders.slip.marker) else None


def orders_at_start(game: Game, scenario: Scenario, piece: Piece) -> list[Order | None]:
    """What is written on each copy of a piece when a scenario begins; None: nothing.

    A piece is there once, but slips as many as there are, or as the scenario has orders for their side.
    """
    if slip_of(game, piece) is None or piece.side is None:
        return [None]
    side = piece.side.id
    given = [order for order in scenario.orders if order.side == side and (order.force or order.objective)]
    return [*given, *[None] * (piece.count - len(given))]
