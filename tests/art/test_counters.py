"""What stands on counters: marks of quality, and whose hidden forces they are."""

from dataclasses import replace

from authoring import BOX, Desk
from oobc.art.counters import FlagView, faces, hidden_face
from oobc.game import Game

COUNTERS, GAME = f"{BOX}/counters.csv", f"{BOX}/game.yaml"


def marks(game: Game) -> dict[str, tuple[str, ...]]:
    pieces = (game.pieces[id] for id in ("crown-lion", "crown-otter"))
    return {face.id: face.marks for piece in pieces for face in faces(game, piece)}


def test_a_mark_that_rests_on_a_value_is_on_every_counter_with_it(desk: Desk) -> None:
    """A ship with no more than three hexes of sail is a heavy sailer."""
    assert marks(desk.game()) == {"crown-lion/whole": ("H",), "crown-lion/crippled": ("H",), "crown-otter/whole": ()}


def test_a_mark_may_be_named_by_a_counter(desk: Desk) -> None:
    lines = desk.text(COUNTERS).splitlines()
    named = [
        lines[0].replace("parent,", "marks,parent,"),
        *(",".join(_with_mark(line.split(","))) for line in lines[1:]),
    ]
    desk.write(COUNTERS, "\n".join(named) + "\n")
    assert marks(desk.game())["crown-otter/whole"] == ("H",)


def _with_mark(cells: list[str]) -> list[str]:
    return [*cells[:7], "heavy" if cells[0] == "crown-otter" else "", *cells[7:]]


def test_hidden_forces_show_the_flag_of_most_of_their_units(desk: Desk) -> None:
    game = desk.game()
    assert hidden_face(game, game.box.sides["crown"]).flag == FlagView("cross", ("#ffffff", "#c62828"))
    guild = hidden_face(game, game.box.sides["guild"])
    assert (guild.flag, guild.emblem) == (None, "fire")


def test_a_badge_takes_its_colours_from_the_side_of_the_piece_or_from_the_only_other_side(desk: Desk) -> None:
    game = desk.game()
    own = game.series.pieces.states["fray"].levels[0].badge
    enemy = own.model_copy(update={"of": "enemy"})
    crown = game.box.sides["crown"]
    assert game.badge_of(own, crown).fill == crown.colour
    assert game.badge_of(enemy, crown) == enemy  # of three sides none is the only other
    two = replace(
        game, box=game.box.model_copy(update={"sides": {id: game.box.sides[id] for id in ("guild", "crown")}})
    )
    assert two.badge_of(enemy, crown).fill == game.box.sides["guild"].colour
    assert two.badge_of(enemy, None) == enemy
