"""The module: what is in it, where the pieces of its set-ups stand, what never changes."""

import re
from dataclasses import replace
from io import BytesIO
from zipfile import ZipFile

import pytest
from PIL import Image

from authoring import Golden
from module_text import module_text
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.placements import InHex
from oobc.hexes.grid import Axis, Grid
from oobc.model.victory import VictoryResult
from oobc.outputs.artifact import Artifact
from oobc.outputs.module import draw_pictures, new_piece_ids, render
from oobc.outputs.module.features.victory import VICTORY
from oobc.outputs.module.geometry import engine_grid
from oobc.outputs.module.names import KEY_IMAGE
from oobc.vassal import grid as engine
from oobc.vassal import palette, saves
from oobc.vassal.archive import Module, read_module
from oobc.vassal.components import Component, faults
from oobc.vassal.encoding import key, spelling, unseq
from oobc.vassal.ids import faults as id_faults


@pytest.fixture(scope="module")
def content(game: Game) -> bytes:
    (artifact,) = render(game, draw_pictures(game, Press(game.look)))
    assert artifact.path == "two-lights.vmod"
    return artifact.content


@pytest.fixture(scope="module")
def module(content: bytes) -> Module:
    return read_module(content)


def test_the_module_reads_as_it_did(content: bytes, golden: Golden) -> None:
    golden("two-lights.module.txt", module_text(content))


def test_the_same_game_gives_the_same_bytes(game: Game, content: bytes) -> None:
    assert next(iter(render(game, draw_pictures(game, Press(game.look))))).content == content


def test_the_engine_would_ignore_or_lose_nothing(module: Module) -> None:
    assert list(faults(module.root)) == []
    assert list(id_faults(module.root)) == []


def test_every_piece_has_a_slot_in_the_palette(game: Game, module: Module) -> None:
    (window,) = module.root.walk("PieceWindow")
    names = [slot.name for slot in palette.slots(window)]
    assert sorted(names) == sorted(piece.name for piece in game.pieces.values())


def test_a_piece_is_called_as_its_counter_says(game: Game) -> None:
    battalion = replace(game.pieces["lamp-heron"], name="1/14e Ligne, II; 3|4")
    changed = replace(game, pieces={**game.pieces, "lamp-heron": battalion})
    (artifact,) = render(changed, draw_pictures(changed, Press(changed.look)))
    names = [slot.piece.name for slot in palette.slots(read_module(artifact.content).root)]
    assert "1/14e Ligne, II; 3|4" in names


def test_every_image_that_is_named_is_there_and_no_other(module: Module) -> None:
    text = "".join(slot.piece.type for slot in palette.slots(module.root))
    text += "".join(piece.type for piece in palette.prototypes(module.root).values())
    text += " ".join(value for part in module.root.walk() for value in part.attributes.values())
    assert [image for image in module.images if image not in text] == []


def test_no_key_is_one_of_the_engines_own(module: Module) -> None:
    engines = {key("Alt+S"), key("Alt+W")}
    texts = [value for part in module.root.walk() for value in part.attributes.values()]
    assert [text for text in texts if text in engines] == []


def test_no_menu_is_called_like_one_of_its_entries(game: Game, module: Module) -> None:
    # The engine takes a button into the menu by its text: a menu of the same text would swallow itself.
    for condition in game.series.about.conditions.values():
        shown = {f"{condition.title}: {level.title}" for level in condition.levels.values()}
        (menu,) = (each for each in module.root.walk("ToolbarMenu") if each.get("description") == condition.title)
        assert not shown & set(menu.get("menuItems").split(","))


def _on_map(game: Game, module: Module, scenario: str) -> dict[str, set[tuple[int, int]]]:
    """By piece name, the pixels where pieces of that name stand on the battle map."""
    save = saves.read(module.entry(f"setups/{scenario}.vsav"))
    found: dict[str, set[tuple[int, int]]] = {}
    for each in save.pieces:
        name, x, y = each.piece.place
        if name == game.battle.title:
            found.setdefault(each.piece.name, set()).add((x, y))
    return found


def test_every_piece_stands_in_the_hex_that_the_data_says(game: Game, module: Module) -> None:
    _stand_in_their_hexes(game, module)


def _stand_in_their_hexes(game: Game, module: Module) -> None:
    grid = engine_grid(game.map.grid, game.box.drawing.hex_height)
    for scenario in game.scenarios.values():
        found = _on_map(game, module, scenario.id)
        for id, placement in scenario.placements.items():
            if isinstance(placement, InHex):
                pixel = grid.pixel(game.map.grid.numbers[placement.hex])
                assert pixel in found[game.pieces[id].name], f"{id} in {scenario.id}"


@pytest.mark.parametrize("lower", ["even", "odd"])
@pytest.mark.parametrize("order", ["column-row", "row-column"])
@pytest.mark.parametrize("kind", ["hex", "square"])
def test_the_engine_calls_every_cell_by_its_printed_number(kind: str, order: str, lower: str) -> None:
    letters = Axis("letters")
    ours = Grid(kind, 9, 7, lower, row_axis=letters, order=order, separator="-")  # type: ignore[arg-type]
    theirs = engine_grid(ours, 96)
    for number, cell in ours.numbers.items():
        column, row = engine.at(theirs.grid, *theirs.pixel(cell))
        assert engine.name(theirs.grid, theirs.numbering, column, row) == number


@pytest.mark.parametrize("lower", ["even", "odd"])
@pytest.mark.parametrize("kind", ["hex", "square"])
def test_the_engine_puts_pieces_on_the_middle_of_the_drawn_cell(kind: str, lower: str) -> None:
    ours = Grid(kind, 61, 33, lower)  # type: ignore[arg-type]
    theirs = engine_grid(ours, 96)
    for cell in ours.cells():
        x, y = ours.centre(cell, 96)
        px, py = theirs.pixel(cell)
        assert abs(px - x) <= 1.5 and abs(py - y) <= 1.5


def test_a_counter_keeps_its_number_when_others_come_and_go(game: Game) -> None:
    lock = new_piece_ids(game)
    some = dict(list(game.pieces.items())[3:])
    later = new_piece_ids(replace(game, pieces=some, piece_ids=lock))
    assert later == lock


def test_a_new_counter_gets_a_number_that_no_other_ever_had(game: Game) -> None:
    first, *others = game.pieces
    lock = new_piece_ids(replace(game, pieces={id: game.pieces[id] for id in others}, piece_ids={"gone": 90}))
    assert new_piece_ids(replace(game, piece_ids=lock))[first] > max(lock.values())


def test_the_site_is_the_help_and_opens_at_the_scenario(game: Game) -> None:
    pages = {"site/index.html": None, "site/scenarios/first-light.html": "first-light"}
    site = [Artifact(path, b"<p>", scenario) for path, scenario in pages.items()]
    (artifact,) = render(game, draw_pictures(game, Press(game.look)), site)
    module = read_module(artifact.content)
    (line,) = (part for part in module.root.walk() if part.name == "BrowserHelpFile")
    assert line.get("startingPage") == "$HelpPage$"
    started = saves.read(module.entry("setups/first-light.vsav")).others
    assert saves.global_property("HelpPage", "scenarios/first-light.html") in started
    with ZipFile(BytesIO(module.entry(f"help/{line.get('title').replace(' ', '_')}"))) as unpacked:
        assert unpacked.namelist() == ["scenarios/", "index.html", "scenarios/first-light.html"]


_BY_THE_ENGINE = 3
"""Buttons that the engine puts before all others: undo, step through a log, the server."""


def test_the_toolbar_has_at_most_fourteen_entries(module: Module) -> None:
    shown = [each for each in (*module.root.children, *_map_of(module).children) if _is_shown(module, each)]
    assert shown
    assert _BY_THE_ENGINE + len(shown) <= 14, [each.name for each in shown]


def test_step_back_stands_beside_step_on(module: Module) -> None:
    icons = [each.get("icon") for each in module.root.children if _is_shown(module, each)]
    assert icons[icons.index("icons/back.png") + 1] == "icons/on.png"


def test_what_a_menu_lists_is_a_button_of_its_toolbar(module: Module) -> None:
    for toolbar in (module.root, _map_of(module)):
        texts = {text for each in toolbar.walk() for text in _texts(each)}
        for menu in (each for each in toolbar.children if each.name == "ToolbarMenu"):
            assert set(unseq(",", menu.get("menuItems"))) <= texts, menu.get("description")


def test_every_icon_is_a_picture_of_the_module(module: Module) -> None:
    icons = {value for each in module.root.walk() for value in each.attributes.values() if value.startswith("icons/")}
    assert icons
    assert icons <= set(module.images)


def test_the_chart_of_keys_has_every_key_of_the_windows(module: Module) -> None:
    page = module.entry("charts/keys.html").decode()
    pressing = ("nexthotkey", "prevhotkey", "zoomInKey", "zoomOutKey", "buttonHotkey")
    strokes = {each.get(name) for each in module.root.walk() for name in pressing}
    strokes |= {each.get("hotkey") for each in module.root.walk() if "buttonHotkey" not in each.attributes}
    spelled = {spelling(stroke) for stroke in strokes} - {""}
    assert spelled
    assert [each for each in spelled if f"<td>{each}</td>" not in page] == []


def _map_of(module: Module) -> Component:
    """The map in the main window, whose buttons stand in the toolbar of that."""
    return next(each for each in module.root.walk("Map") if each.get("launch") == "false")


def _texts(each: Component) -> list[str]:
    names = ("text", "buttonText", "buttonName", "label", "markUnmovedText", "inButtonText", "outButtonText")
    return [text for name in names if (text := each.get(name))]


def _is_shown(module: Module, each: Component) -> bool:
    """Whether a component has a button in the toolbar that no menu gathers."""
    gathered = {item for menu in module.root.walk("ToolbarMenu") for item in unseq(",", menu.get("menuItems"))}
    if each.name == "TurnTracker":
        return True
    icons = [value for name, value in each.attributes.items() if "icon" in name.lower() and value]
    return bool(_texts(each) or icons) and not gathered.intersection(_texts(each))


@pytest.fixture(scope="module")
def twice(game: Game) -> Module:
    """The module of the game, drawn twice as large."""
    large = game.drawn(2)
    return read_module(next(iter(render(large, draw_pictures(large, Press(large.look))))).content)


def test_every_picture_of_a_larger_module_is_larger(module: Module, twice: Module) -> None:
    on_the_table = [name for name in module.images if name != KEY_IMAGE and not name.startswith("icons/")]
    assert on_the_table
    for name in on_the_table:
        (width, height), larger = _size(module, name), _size(twice, name)
        assert larger == pytest.approx((2 * width, 2 * height), abs=2), name


def test_the_boxes_of_a_larger_module_lie_where_they_are_drawn(module: Module, twice: Module) -> None:
    pairs = list(zip(module.root.walk("Zone", "Board"), twice.root.walk("Zone", "Board"), strict=True))
    assert pairs
    for one, two in pairs:
        assert _numbers(two) == pytest.approx([2 * number for number in _numbers(one)], abs=2), one.get("name")


def test_every_piece_of_a_larger_module_stands_in_its_hex(game: Game, twice: Module) -> None:
    _stand_in_their_hexes(game.drawn(2), twice)


def _size(module: Module, image: str) -> tuple[int, int]:
    with Image.open(BytesIO(module.entry(f"images/{image}"))) as picture:
        return picture.size


def _numbers(part: Component) -> list[int]:
    return [int(number) for name in ("path", "width", "height") for number in re.findall(r"\d+", part.get(name))]


@pytest.mark.parametrize(
    ("compares", "least", "level"),
    [
        ("difference", None, '("W"-("G" + "C"))*1000<=1500 ? "Lit" : "Dark"'),
        ("ratio", 2, '("W"<2 ? 2 : "W")*1000<=(("G" + "C")<2 ? 2 : ("G" + "C"))*1500 ? "Lit" : "Dark"'),
    ],
)
def test_the_level_of_victory_is_of_what_the_game_compares(
    game: Game, compares: str, least: int | None, level: str
) -> None:
    levels = [{"title": "Lit", "up-to": "1.5"}, {"title": "Dark"}]
    result = VictoryResult.model_validate(
        {"compares": compares, "of": ["wrack"], "to": ["guild", "crown"], "levels": levels}
    ).model_copy(update={"least": least})
    assert game.box.victory is not None
    victory = game.box.victory.model_copy(update={"result": result})
    *_, menu = VICTORY.buttons(replace(game, box=game.box.model_copy(update={"victory": victory})))
    totals, _, said = menu.get("text").partition(' + ": " + ')
    for title, short in (("The Lamp Guild", "G"), ("The Wreckers", "W"), ("The Revenue", "C")):
        own = totals.partition(f'"{title} " + ')[2].partition(' + ", " + ')[0].removesuffix("}")
        said = said.replace(own, f'"{short}"')
    assert said == f"({level})}}"
