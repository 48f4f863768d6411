"""A look is a folder of templates that lies over ours."""

from dataclasses import replace

import pytest

from authoring import BOX, Desk
from oobc.art.counters import FaceView, draw_faces, faces
from oobc.art.ground import map_view
from oobc.art.typst import ArtError, Press
from oobc.game import Game
from oobc.outputs.drawing_errors import drawing_errors
from oobc.place import Origin

LOOK = "data/looks/chart-room"


def test_the_chart_room_draws_ships_and_the_sea(desk: Desk) -> None:
    game = desk.game()
    assert {"counters/own-symbols.typ", "counters/style.typ", "maps/colours.typ"} == set(game.look)
    heron = faces(game, game.pieces["lamp-heron"])
    plain = [replace(face, symbol="generic") for face in heron]
    assert draw_faces(Press(game.look), heron, 60) != draw_faces(Press(game.look), plain, 60)
    assert draw_faces(Press(game.look), plain, 60) != draw_faces(Press(), plain, 60)


def test_what_a_look_leaves_alone_is_drawn_as_ours(desk: Desk) -> None:
    game = desk.game()
    plain = game_of_without_look(desk)
    assert plain.look == {}
    assert Press(game.look).pixels(map_view(game, 20)) != Press(plain.look).pixels(map_view(plain, 20))
    (desk.root / LOOK / "maps/colours.typ").unlink()
    desk.change(f"{BOX}/game.yaml", "turn-scheme: four-tides\n", "turn-scheme: four-tides\nlook: chart-room\n")
    game = desk.game()
    assert Press(game.look).pixels(map_view(game, 20)) == Press(plain.look).pixels(map_view(plain, 20))


def test_pixels_and_vectors_of_one_look_follow_one_another(desk: Desk) -> None:
    game = desk.game()
    press = Press(game.look)
    assert press.pixels(map_view(game, 23)).startswith(b"\x89PNG")
    assert press.vectors(map_view(game, 23)).startswith("<svg")
    assert press.pixels(map_view(game, 23), scale=2).startswith(b"\x89PNG")


def game_of_without_look(desk: Desk) -> Game:
    desk.change(f"{BOX}/game.yaml", "look: chart-room\n", "")
    game = desk.compile().game  # its ships are findings
    assert game is not None
    return game


def test_a_look_may_bring_a_drawing(desk: Desk) -> None:
    desk.write(
        f"{LOOK}/counters/own-drawings.typ",
        """#import "parts.typ": inner, margin
#let own-drawings = (buoy: (u, face, tint) => if face.slots.lit == none { circle(radius: 30 * u, fill: tint.ink) })
""",
    )
    desk.append(f"{LOOK}/drawings.yaml", "faces: {buoy: {slots: {lit: text}}}\n")
    game = desk.game()
    buoy = FaceView("buoy/front", "buoy", "#ffffff", "#c62828", game.drawings.faces["buoy"].empty)
    with pytest.raises(ArtError, match="buoy"):
        draw_faces(Press(), [buoy], 30)
    pictures = [draw_faces(Press(game.look), [replace(buoy, slots={"lit": lit})], 30) for lit in (None, "F")]
    assert pictures[0] != pictures[1]


def test_a_mistake_in_a_look_is_told_where_the_game_names_it(desk: Desk) -> None:
    desk.write(f"{LOOK}/counters/style.typ", '#let typeface = "Barlow"\n')
    game = desk.game()
    with pytest.raises(ArtError) as told:
        draw_faces(Press(game.look), faces(game, game.pieces["lamp-heron"]), 60)
    (finding,) = drawing_errors(game, told.value)
    assert (finding.where, "style" in finding.message) == (Origin(f"{BOX}/game.yaml", ("look",)), True)
