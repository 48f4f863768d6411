"""What hexes of the map are worth, for every output that counts victory points."""

from oobc.game import Game


def worth(game: Game) -> dict[tuple[str, str], int]:
    """What the control of a hex earns, by side and hex.

    A sign with a number earns it for the side that it belongs to, or for all; a sign without one earns what the game
    says of its kind, for all but the side that it belongs to.
    """
    victory = game.box.victory
    earned: dict[tuple[str, str], int] = {}
    if victory is None or victory.control is None:
        return earned
    for point in game.map.sheet.points:
        role = game.series.terrain.points[point.kind].role
        for side in game.box.sides:
            own = point.side in (None, side)
            if role == "victory" and point.value is not None and own:
                points = point.value
            elif point.kind in victory.signs and (point.side is None or not own):
                points = victory.signs[point.kind]
            else:
                continue
            earned[side, point.hex] = earned.get((side, point.hex), 0) + points
    return earned
