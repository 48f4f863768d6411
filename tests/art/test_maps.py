"""The map's key, its exact layer, and what is drawn where lines meet."""

import io
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from authoring import BATTLE, TESTS, Desk, game_of
from oobc.art.cutout import cut
from oobc.art.ground import map_view, truth_view
from oobc.art.legend import key_view
from oobc.art.map_views import MapView
from oobc.art.typst import Press
from oobc.game import Game
from oobc.layout.cutout import Window
from oobc.place import Origin

HEXSIDES, MAP, TERRAIN = f"{BATTLE}/hexsides.csv", f"{BATTLE}/map.yaml", f"{BATTLE}/terrain.csv"


HEX = 26


@pytest.fixture(scope="module")
def espinosa() -> Game:
    return game_of(TESTS.parent, "espinosa")


def pixels_of(game: Game) -> Image.Image:
    return Image.open(io.BytesIO(Press(game.look).pixels(map_view(game, HEX)))).convert("RGB")


def titles(game: Game) -> list[str]:
    return [entry.title for entry in key_view(game).entries]


def test_the_key_tells_what_is_on_the_map(desk: Desk) -> None:
    assert titles(desk.game()) == [
        "Shoal",
        "Isle",
        "Harbour",
        "Tide race",
        "Reef",
        "Fairway",
        "Gap",
        "Silted up",
        "Lantern",
        "Offing: The Wreckers",
        "Offing: The Revenue",
        "Buoy",
    ]


def test_the_key_tells_nothing_else(desk: Desk) -> None:
    desk.write(TERRAIN, desk.text(TERRAIN).split("\n")[0] + "\n")
    game = desk.compile().game  # a harbour on no isle is a finding
    assert game is not None
    assert not {"Shoal", "Isle"} & set(titles(game))


def test_the_key_has_the_scale_and_the_north_of_the_sheet(desk: Desk) -> None:
    data = key_view(desk.game())
    assert (data.north, data.scale) == (30, "a hex is a cable")


def test_a_path_over_a_reef_is_a_ford_to_the_eye_alone(desk: Desk) -> None:
    game = desk.game()
    before = len(map_view(game, 40).spans)
    desk.append(HEXSIDES, "D-5-E-6,reef,,printed:5.0\n")
    more = map_view(desk.game(), 40).spans[before:]
    assert [(span.drawing, span.name) for span in more] == [("ford", None)]
    assert len(desk.game().map.sheet.spans) == len(game.map.sheet.spans)


def test_sides_with_alike_titles_have_letters_of_their_own(desk: Desk) -> None:
    game = desk.game()
    assert [game.initial_of(side) for side in game.box.sides.values()] == ["L", "W", "R"]


def test_a_photographed_chart_lies_under_the_grid(desk: Desk) -> None:
    """The photograph is turned by two degrees and shows the table beyond the chart."""
    drawn = pixels_of(desk.game())
    points = "{hex: A-1, x: 38.1, y: 36.5}, {hex: A-12, x: 286.1, y: 32.2}, {hex: J-1, x: 29.9, y: 270.4}"
    desk.change(MAP, "north: 30", f"north: 30\nimage: {{file: chart.png, points: [{points}]}}")
    shown = pixels_of(desk.game())
    assert shown.size == drawn.size
    # Every hex has the colour there that we draw it in: the shoal and the isle have others than the sea.
    grid = desk.game().map.grid
    for hex in ("B-4", "E-8", "H-9", "J-12"):
        x, y = (round(each) for each in grid.centre(grid.numbers[hex], HEX))
        at = (x, y + HEX // 4)
        assert unlike(shown, drawn, at) < 40, hex
    assert f"{BATTLE}/chart.png" in desk.game().files


SPOILT: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "half of it": (lambda content: content[: len(content) // 2], "is a damaged picture, or only a part of one"),
    "its head": (lambda content: content[:60], "is a damaged picture, or only a part of one"),
    "all but its end": (lambda content: content[:-1000], "is a damaged picture, or only a part of one"),
    "nothing": (lambda _: b"", "is no PNG or JPEG"),
    "a text": (lambda _: b"a chart", "is no PNG or JPEG"),
}


@pytest.mark.parametrize("spoil", SPOILT)
@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_picture_that_is_not_whole_is_told_where_the_map_names_it(desk: Desk, kind: str, spoil: str) -> None:
    damaged, said = SPOILT[spoil]
    chart = io.BytesIO()
    Image.open(desk.root / BATTLE / "chart.png").convert("RGB").save(chart, kind)
    (desk.root / BATTLE / "chart.png").write_bytes(damaged(chart.getvalue()))
    points = "{hex: A-1, x: 38.1, y: 36.5}, {hex: A-12, x: 286.1, y: 32.2}, {hex: J-1, x: 29.9, y: 270.4}"
    desk.change(MAP, "north: 30", f"north: 30\nimage: {{file: chart.png, points: [{points}]}}")
    (found,) = [each for each, _, _ in desk.compile().findings if each.code.name == "unreadable"]
    assert found.message == f"'chart.png' {said}"
    assert found.where == Origin(MAP, ("image", "file"))


def unlike(one: Image.Image, other: Image.Image, at: tuple[int, int]) -> int:
    """How far two pictures differ at a point, in the colour that differs most."""
    return max(abs(a - b) for a, b in zip(one.getpixel(at), other.getpixel(at), strict=True))  # type: ignore[arg-type]


def test_key_and_exact_layer_are_drawn(desk: Desk) -> None:
    game = desk.game()
    assert Press(game.look).vectors(key_view(game)).startswith("<svg")
    width, height = game.map.grid.extent(40)
    assert f'viewBox="0 0 {width} {height}"' in Press(game.look).vectors(truth_view(game, 40))


def test_names_leave_the_number_of_every_hex_free(espinosa: Game) -> None:
    size = 40
    data = map_view(espinosa, size)
    nameless = replace(data, names=(), spans=tuple(replace(span, name=None) for span in data.spans))
    named, bare = (drawn(each) for each in (data, nameless))
    differ = ImageChops.difference(named, bare).convert("L").point(lambda level: 255 * (level > 24))
    covered = []
    for cell in data.cells:
        x, y = cell.x, cell.y - 0.36 * size
        box = (round(x - 0.12 * size), round(y - 0.045 * size), round(x + 0.12 * size), round(y + 0.045 * size))
        if differ.crop(box).getbbox():
            covered.append(cell.id)
    assert covered == []


def test_water_touches_every_hexside_that_it_follows(espinosa: Game) -> None:
    data = map_view(espinosa, 40)
    water = drawn(replace(data, areas=(), paths=(), spans=(), points=(), names=(), numbers=False))
    sides = [pair for edge in data.edges if edge.drawing == "river" for line in edge.lines for pair in pairwise(line)]
    assert sides
    for (ax, ay), (bx, by) in sides:
        along = (part / 20 for part in range(5, 16))
        points = ((round(ax + (bx - ax) * part), round(ay + (by - ay) * part)) for part in along)
        assert any(is_blue(water, point) for point in points), ((ax, ay), (bx, by))


def test_a_river_that_comes_to_the_border_runs_off_the_sheet(espinosa: Game) -> None:
    """The Trueba enters at the right of the sheet, along the upper side of 6107."""
    drawn_map = drawn(map_view(espinosa, 40))
    _, y = espinosa.map.grid.centre(espinosa.map.grid.numbers["6107"], 40)
    assert is_blue(drawn_map, (drawn_map.width - 1, round(y - 20)))


def drawn(data: MapView) -> Image.Image:
    return Image.open(io.BytesIO(Press().pixels(data))).convert("RGB")


def is_blue(picture: Image.Image, at: tuple[int, int]) -> bool:
    red, _, blue = picture.getpixel(at)  # type: ignore[misc]
    return bool(blue - red > 25)


def test_a_part_of_the_map_looks_like_that_part_of_the_whole(espinosa: Game) -> None:
    size = 40
    data = replace(map_view(espinosa, size), names=())
    part = Window(30 * size, 12 * size, 45 * size, 24 * size)
    whole = drawn(data).crop((30 * size, 12 * size, 45 * size, 24 * size))
    differ = ImageChops.difference(whole, drawn(cut(data, part))).convert("L").point(lambda level: 255 * (level > 60))
    inside = differ.crop((size, size, differ.width - size, differ.height - size))
    assert inside.histogram()[255] < 0.002 * inside.width * inside.height
