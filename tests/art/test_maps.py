"""The map's key, its exact layer, and what is drawn where lines meet."""

import io

from PIL import Image

from authoring import BATTLE, Desk
from oobc.art.ground import map_data
from oobc.art.legend import legend_data, legend_svg
from oobc.art.maps import map_png, truth_svg
from oobc.game import Game

HEXSIDES, MAP, TERRAIN = f"{BATTLE}/hexsides.csv", f"{BATTLE}/map.yaml", f"{BATTLE}/terrain.csv"


HEX = 26


def pixels_of(game: Game) -> Image.Image:
    return Image.open(io.BytesIO(map_png(game, HEX))).convert("RGB")


def titles(game: Game) -> list[str]:
    return [entry["title"] for entry in legend_data(game)["entries"]]


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
    data = legend_data(desk.game())
    assert (data["north"], data["scale"]["text"]) == (30, "a hex is a cable")
    assert data["scale"]["length"] == data["scale"]["hexes"] * data["hex"]


def test_a_path_over_a_reef_is_a_ford_to_the_eye_alone(desk: Desk) -> None:
    game = desk.game()
    before = len(map_data(game, 40)["spans"])
    desk.append(HEXSIDES, "D-5-E-6,reef,,printed:5.0\n")
    more = map_data(desk.game(), 40)["spans"][before:]
    assert [(span["drawing"], span["name"]) for span in more] == [("ford", None)]
    assert len(desk.game().map.sheet.spans) == len(game.map.sheet.spans)


def test_sides_with_alike_titles_have_letters_of_their_own(desk: Desk) -> None:
    game = desk.game()
    assert [game.initial_of(side) for side in game.box.sides] == ["L", "W", "R"]


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


def unlike(one: Image.Image, other: Image.Image, at: tuple[int, int]) -> int:
    """How far two pictures differ at a point, in the colour that differs most."""
    return max(abs(a - b) for a, b in zip(one.getpixel(at), other.getpixel(at), strict=True))  # type: ignore[arg-type]


def test_key_and_exact_layer_are_drawn(desk: Desk) -> None:
    game = desk.game()
    assert legend_svg(game).startswith("<svg")
    width, height = game.map.grid.extent(40)
    assert f'viewBox="0 0 {width} {height}"' in truth_svg(game, 40)
