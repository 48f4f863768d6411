"""An author's own picture of the printed map, laid under the grid."""

import io

from oobc.diagnostics.codes import BAD_CALIBRATION, UNREADABLE
from oobc.game.map import Scan
from oobc.hexes.affine import affine
from oobc.link.hexes import HexNames
from oobc.link.names import Names
from oobc.model.map import MapFile

_TYPES = {"PNG": "image/png", "JPEG": "image/jpeg"}


def link_scan(sheet: MapFile, content: bytes | None, hexes: HexNames, names: Names) -> Scan | None:
    """The picture and where it lies on the sheet, if it can be laid there."""
    if sheet.image is None or content is None:
        return None
    at, points = sheet.image.origin, sheet.image.points
    try:
        type, width, height = _size(content)
    except ValueError as error:
        names.report(UNREADABLE, f"{sheet.image.file!r} {error}", at.at("file"))
        return None
    good = all(point.hex in hexes.grid.numbers for point in points)
    for point in points:
        if not (0 <= point.x <= width and 0 <= point.y <= height):
            message = f"{point.x:g}, {point.y:g} is off the picture, which is {width} by {height} pixels"
            names.report(BAD_CALIBRATION, message, point.origin)
            good = False
    if not good:
        return None
    cells = [hexes.grid.middle(point.hex, 1.0) for point in points]
    pixels = [(point.x, point.y) for point in points]
    try:
        affine(list(zip(cells, pixels, strict=True)))
        return Scan(content, type, width, height, affine(list(zip(pixels, cells, strict=True))))
    except ValueError as error:
        names.report(BAD_CALIBRATION, str(error), at.at("points"), "take hexes near three corners of the map")
        return None


def _size(content: bytes) -> tuple[str, int, int]:
    """What sort of picture it is, and its width and height in pixels. ValueError if it cannot be shown."""
    from PIL import Image, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(content), formats=tuple(_TYPES)) as picture:
            picture.load()  # to its end: of a file that was cut, the head is whole
            return _TYPES[picture.format or ""], picture.width, picture.height
    except UnidentifiedImageError as error:
        raise ValueError("is no PNG or JPEG") from error
    except Image.DecompressionBombError as error:
        raise ValueError("has more pixels than can be shown") from error
    except Exception as error:  # what Pillow raises for a damaged picture is listed nowhere
        raise ValueError("is a damaged picture, or only a part of one") from error
