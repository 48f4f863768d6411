"""The bundled fonts: which characters all of them have, so that every template can set them."""

import struct
from functools import cache

from oobc.resources import templates


@cache
def characters() -> frozenset[str]:
    """The characters that every bundled font has a picture for, and the controls that need none."""
    fonts = [_covered(path.read_bytes()) for path in sorted((templates() / "fonts").glob("*.ttf"))]
    return frozenset(map(chr, frozenset.intersection(*fonts))) | _UNSEEN


_UNSEEN = frozenset("\n\r\ufeff")
_BY_UNICODE = ((3, 1), (0, 3), (0, 4), (3, 10))
"""Platform and encoding of the tables of characters that count as Unicode does."""


def _covered(font: bytes) -> frozenset[int]:
    """The code points of a TrueType font's table of characters, of its format 4 (the one that all our fonts have)."""
    start = _table(font, b"cmap")
    (count,) = struct.unpack_from(">H", font, start + 2)
    for platform, encoding, offset in struct.iter_unpack(">HHI", font[start + 4 : start + 4 + 8 * count]):
        if (platform, encoding) in _BY_UNICODE and struct.unpack_from(">H", font, start + offset) == (4,):
            return _segments(font, start + offset)
    raise ValueError("a bundled font has no table of characters of format 4")


def _table(font: bytes, tag: bytes) -> int:
    """Where a table of a font begins."""
    (count,) = struct.unpack_from(">H", font, 4)
    for name, _, offset, _ in struct.iter_unpack(">4sIII", font[12 : 12 + 16 * count]):
        if name == tag:
            return int(offset)
    raise ValueError(f"a bundled font has no table {tag!r}")


def _segments(font: bytes, at: int) -> frozenset[int]:
    """The code points of a format 4 table that lead to a picture. (OpenType specification, "cmap".)"""
    (twice,) = struct.unpack_from(">H", font, at + 6)
    count = twice // 2
    row = f">{count}H"
    ends = struct.unpack_from(row, font, at + 14)
    starts = struct.unpack_from(row, font, at + 16 + twice)
    deltas = struct.unpack_from(row, font, at + 16 + 2 * twice)
    ranges = at + 16 + 3 * twice
    offsets = struct.unpack_from(row, font, ranges)
    found = set()
    for index in range(count):
        for code in range(starts[index], ends[index] + 1):
            glyph = code
            if offsets[index]:
                place = ranges + 2 * index + offsets[index] + 2 * (code - starts[index])
                (glyph,) = struct.unpack_from(">H", font, place) if place + 2 <= len(font) else (0,)
            if glyph and (glyph + deltas[index]) % 0x10000:
                found.add(code)
    return frozenset(found)
