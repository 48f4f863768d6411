"""The pictures of the site: the map as an SVG, which stays sharp at any size, and the faces of the counters."""

import io
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version

from oobc.art.cache import Cache, digest
from oobc.art.counters import FaceView, draw_faces, faces
from oobc.art.ground import map_view, truth_view
from oobc.art.legend import key_view
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.hexes.grid import hexside_key
from oobc.outputs.site.addresses import face_picture

_PIXELS = 2
"""Pixels of a counter's picture to one of the module's, for screens that have them."""
_COLOURS = 96

# typst's SVG says at length what goes without saying, and sets every letter in two groups and two elements.
_ID = re.compile(r"\b[cg][0-9A-F]{24,}\b")
_DEFAULTS = (
    ' fill-rule="nonzero"',
    ' stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="4"',
    ' y="0"',
    ' x="0"',
    ' xmlns:h5="http://www.w3.org/1999/xhtml"',
)
_DECIMALS = re.compile(r"\d+\.\d{4,}")
_SYMBOL = re.compile(r'<symbol (id="\w+") overflow="visible"><path (d="[^"]*")/></symbol>')
_WORD = re.compile(
    r'<g transform="translate\((\S+) (\S+)\)"><g transform="matrix\(1 0 0 -1 (\S+) (\S+)\)">((?:<use [^>]*/>)+)</g></g>'
)
_FILL = re.compile(r' fill="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG; its size is that of the module's, in which it has several pixels for one."""

    path: str
    content: bytes
    width: int
    height: int


def maps(game: Game) -> dict[str, int]:
    """By scenario, the number of its map: those with the same spans share one."""
    numbers: dict[frozenset[tuple[frozenset[str], str]], int] = {}
    return {id: numbers.setdefault(_span_states(scenario), len(numbers)) for id, scenario in game.scenarios.items()}


def _span_states(scenario: Scenario) -> frozenset[tuple[frozenset[str], str]]:
    return frozenset((hexside_key(each.hexside), each.state) for each in scenario.spans)


def map_picture(press: Press, game: Game, scenario: Scenario | None) -> bytes:
    """The map as a scenario begins, with hexes as high as in the module."""
    return compact(press.vectors(map_view(game, game.box.drawing.hex_height, scenario))).encode()


def exact_picture(press: Press, game: Game) -> bytes:
    """What counts on the map, see-through, of the same size."""
    return compact(press.vectors(truth_view(game, game.box.drawing.hex_height))).encode()


def key_picture(press: Press, game: Game) -> bytes:
    """The key of the map."""
    return compact(press.vectors(key_view(game))).encode()


def compact(svg: str) -> str:
    """An SVG of typst's in half its length, with half as many elements for a browser to build."""
    names: dict[str, str] = {}
    svg = _ID.sub(lambda match: names.setdefault(match[0], f"{match[0][0]}{len(names):x}"), svg)
    for words in _DEFAULTS:
        svg = svg.replace(words, "")
    svg = _DECIMALS.sub(lambda match: _number(float(match[0])), svg.replace("xlink:href", "href"))
    return _WORD.sub(_one_group, _SYMBOL.sub(r"<path \1 \2/>", svg))


def _one_group(match: re.Match[str]) -> str:
    """The letters of a word of one colour in one group."""
    fills = set(_FILL.findall(match[5]))
    if len(fills) != 1:
        return match[0]
    x, y = float(match[1]) + float(match[3]), float(match[2]) + float(match[4])
    letters = _FILL.sub("", match[5])
    return f'<g transform="matrix(1 0 0 -1 {_number(x)} {_number(y)})" fill="{fills.pop()}">{letters}</g>'


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def counter_pictures(press: Press, game: Game) -> Iterator[Picture]:
    """Every face of every piece."""
    data: dict[str, FaceView] = {}
    for piece in game.pieces.values():
        for id, face in zip(piece.faces, faces(game, piece), strict=True):
            data[face_picture(piece.id, id)] = face
    drawn = draw_faces(press, data.values(), game.box.drawing.counter * _PIXELS)
    made_with = digest(b"few colours", version("pillow").encode(), str(_COLOURS).encode()).encode()
    return (_few_colours(press.cache, made_with, path, drawn[face.id]) for path, face in data.items())


def _few_colours(cache: Cache, made_with: bytes, path: str, content: bytes) -> Picture:
    """A counter has few colours: with a palette its picture is a third as long and looks the same."""
    name = digest(made_with, content)
    small = cache.recall(name)
    if small is None:
        small = _with_palette(content)
        cache.keep(name, small)
    width, height = struct.unpack(">II", small[16:24])  # of the header, which opens every PNG
    return Picture(path, small, width // _PIXELS, height // _PIXELS)


def _with_palette(content: bytes) -> bytes:
    from PIL import Image

    small = io.BytesIO()
    picture = Image.open(io.BytesIO(content)).convert("RGB")
    picture.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(small, "PNG")
    return small.getvalue()
