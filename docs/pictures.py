"""Draws the pictures of docs/art.md and the counters of the README anew: `python docs/pictures.py`."""

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PIL import Image

from oobc.art.counters import FaceView, draw_faces, faces, hidden_face
from oobc.art.ground import map_view, truth_view
from oobc.art.legend import key_view
from oobc.art.typst import Look, Press
from oobc.compile import compile_battle
from oobc.game import Game
from oobc.source.project import Project

HERE = Path(__file__).resolve().parent
TABLE = "#8b8577"
"""The colour between counters."""


def game_of(project: Path, battle: str) -> Game:
    found = Project(project)
    game = compile_battle(found, found.battles()[battle]).game
    assert game is not None, battle
    return game


def all_faces(game: Game) -> list[FaceView]:
    """Every face of every counter but cards, and the backs of hidden forces."""
    fronts = [face for piece in game.pieces.values() for face in faces(game, piece) if face.drawing != "card"]
    return fronts + [hidden_face(game, side) for side in game.box.sides.values()]


def sheet(data: Sequence[FaceView], look: Look, *, side: int, columns: int, gap: int = 8) -> Image.Image:
    """Faces in rows."""
    drawn = draw_faces(Press(look), data, side)
    rows = -(-len(data) // columns)
    whole = Image.new("RGB", (columns * (side + gap) + gap, rows * (side + gap) + gap), TABLE)
    for number, face in enumerate(data):
        row, column = divmod(number, columns)
        whole.paste(opened(drawn[face.id]), (gap + column * (side + gap), gap + row * (side + gap)))
    return whole


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGBA")


def save(picture: Image.Image, name: str) -> None:
    small = picture.convert("RGB").quantize(128, dither=Image.Dither.NONE)
    small.save(HERE / "img" / f"{name}.png", optimize=True)


def main() -> None:
    espinosa = game_of(HERE.parent, "espinosa")
    press, data = Press(espinosa.look), all_faces(espinosa)
    save(sheet(data, espinosa.look, side=75, columns=16), "counters-all")
    save(sheet([*data[:-2:4][:34], *data[-2:]], espinosa.look, side=75, columns=12), "counters")
    save(opened(press.pixels(map_view(espinosa, 28))), "map")
    save(opened(press.pixels(key_view(espinosa))), "map-key")
    exact = opened(press.pixels(map_view(espinosa, 60)))
    exact.alpha_composite(opened(press.pixels(truth_view(espinosa, 60))))
    middle = espinosa.map.grid.centre(espinosa.map.grid.numbers["4917"], 60)
    left, top = round(middle[0]) - 500, round(middle[1]) - 260
    save(exact.crop((left, top, left + 1000, top + 520)), "map-exact")
    isles = game_of(HERE.parent / "tests" / "project", "two-lights")
    ships = [face for face in all_faces(isles) if face.drawing == "unit"][:10]
    backs = [hidden_face(isles, side) for side in isles.box.sides.values()]
    # Our templates have no ships: letters stand for them.
    plain = [replace(face, symbol=face.symbol and face.symbol[:3].upper()) for face in ships[:9]]
    both = [
        sheet([*faces, *backs], look, side=75, columns=12) for faces, look in ((plain, {}), (ships[:9], isles.look))
    ]
    pair = Image.new("RGB", (both[0].width, both[0].height * 2 - 8), TABLE)
    for number, each in enumerate(both):
        pair.paste(each, (0, number * (each.height - 8)))
    save(pair, "looks")


if __name__ == "__main__":
    main()
