"""CPU seconds of drawing alone, nothing kept: the faces of a synthetic game and its map. See README.md."""

import os
import tempfile
import time
from pathlib import Path

from synthetic import write_project

from oobc.art.cache import VARIABLE
from oobc.art.counters import draw_faces, faces
from oobc.art.ground import map_view
from oobc.art.typst import Press
from oobc.compile import compile_battle
from oobc.source.project import Project


def main() -> None:
    os.environ[VARIABLE] = ""
    with tempfile.TemporaryDirectory() as folder:
        project = Project(write_project(Path(folder), counters=560))
        game = compile_battle(project, project.battles()["synthetic"]).game
        assert game is not None
        data = [face for piece in game.units() for face in faces(game, piece)]
        press = Press(game.look)
        start = time.process_time()
        draw_faces(press, data, 150)
        drawn = time.process_time()
        press.pixels(map_view(game, 100))
        print(f"{len(data)} faces at 150 px: {drawn - start:.2f} s")
        grid = game.map.grid
        print(f"a map of {grid.columns} × {grid.rows} hexes at 100 px: {time.process_time() - drawn:.2f} s")


if __name__ == "__main__":
    main()
