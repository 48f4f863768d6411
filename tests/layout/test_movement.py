"""What movement costs on the map, reckoned by hand: the chart of *Two Lights*, and what the data may say besides."""

from fractions import Fraction

import pytest

from authoring import SERIES, Desk
from oobc.game import Game
from oobc.layout.movement import Price, Reckoned, cell_number, reckoned, scales

TERRAIN = f"{SERIES}/terrain.yaml"


def cost(game: Game, mover: str, source: str, to: str) -> Price | None:
    """What the cheapest way costs a class of mover."""
    table: Reckoned = reckoned(game)[mover]
    cells = game.map.grid.numbers
    return table.from_to(cell_number(game, cells[source]), cell_number(game, cells[to]))


def sure(points: int | str) -> Price:
    return Price(Fraction(points), True)


def at_least(points: int | str) -> Price:
    return Price(Fraction(points), False)


@pytest.mark.parametrize(
    ("mover", "source", "to", "price"),
    [
        ("sloop", "F-3", "F-3", sure(0)),
        ("sloop", "F-3", "F-5", sure(2)),
        ("sloop", "D-8", "E-8", sure(3)),  # a shoal
        ("cutter", "D-8", "E-8", sure(2)),
        ("sloop", "D-8", "F-8", sure(3)),  # round the shoal
        ("sloop", "C-3", "D-4", sure("1/2")),  # along the fairway
        ("sloop", "D-4", "D-5", sure("3/2")),  # and through its gap
        ("cutter", "D-4", "D-5", sure("1/2")),
        ("sloop", "D-4", "E-6", sure(2)),
        ("cutter", "E-4", "D-5", sure("3/2")),  # over no race, by the gap
        ("cutter", "H-8", "H-9", sure(3)),  # over the reef onto the isle
        ("sloop", "H-8", "H-9", sure(3)),  # round the reef
    ],
)
def test_ways_on_the_chart(desk: Desk, mover: str, source: str, to: str, price: Price) -> None:
    assert cost(desk.game(), mover, source, to) == price


def test_what_the_data_do_not_say_costs_at_least_as_much_as_open_ground(desk: Desk) -> None:
    desk.change(TERRAIN, "    costs: {sloop: 3, cutter: 2}\n", "")
    game = desk.game()
    assert cost(game, "sloop", "D-8", "E-8") == at_least(1)
    assert cost(game, "sloop", "D-8", "D-9") == sure(1)


def test_a_span_of_which_nothing_is_said_may_cost_more(desk: Desk) -> None:
    assert cost(desk.game(), "sloop", "D-6", "E-6") == at_least(1)


def test_a_hexside_that_rises_costs_up_and_another_price_down(desk: Desk) -> None:
    desk.change(
        TERRAIN, "costs: {sloop: no, cutter: 1}\n", "rises: true\n    costs: {sloop: 2}\n    downhill: {sloop: 0}\n"
    )
    game = desk.game()
    assert cost(game, "sloop", "H-8", "H-9") == cost(game, "sloop", "I-8", "H-9")  # the reef rises towards H-8
    assert cost(game, "sloop", "H-9", "H-8") == sure(2)  # round it is as cheap


def test_a_mover_that_counts_hexes_pays_the_same_for_all_and_stops_where_it_may_not_go(desk: Desk) -> None:
    game = desk.game()
    assert cost(game, "light", "E-7", "E-8") == sure(1)
    assert cost(game, "light", "H-10", "I-10") == sure(1)
    assert cost(game, "light", "I-9", "H-9") is None
    assert cost(game, "light", "I-11", "H-10") is None


def test_ways_are_counted_as_far_as_the_pieces_of_the_battle_go(desk: Desk) -> None:
    found = {id: (scale.unit, scale.most, scale.cells) for id, scale in scales(desk.game()).items()}
    # Half points; the cutter Eel sails 7, the sloops 4, a beacon shines 2 hexes far.
    assert found == {"cutter": (2, 14, 10), "light": (1, 2, 2), "sloop": (2, 14, 10)}


def test_without_words_on_movement_nothing_is_reckoned(desk: Desk) -> None:
    text = desk.text(TERRAIN)
    start, end = text.index("movement:"), text.index("sight:")
    desk.write(TERRAIN, text[:start] + text[end:])
    desk.change(f"{SERIES}/pieces.yaml", "    over: light\n", "")
    costs = [line for line in desk.text(TERRAIN).splitlines() if "costs:" in line]
    for line in costs:
        desk.write(TERRAIN, desk.text(TERRAIN).replace(f"{line}\n", "", 1))
    assert reckoned(desk.game()) == {}
