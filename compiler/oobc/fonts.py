"""The bundled fonts: which characters all of them have, so that every template can set them."""

from oobc.resources import templates

LIST = "fonts/characters.txt"
"""In the templates: the characters, as ranges of their numbers. Its test writes it (`--update-goldens`)."""
_UNSEEN = frozenset("\n\r\ufeff")


def characters() -> frozenset[str]:
    """The characters that every bundled font has a picture for, and the controls that need none."""
    ranges = (line.split("-") for line in (templates() / LIST).read_text(encoding="ascii").split())
    return _UNSEEN.union(chr(code) for first, last in ranges for code in range(int(first, 16), int(last, 16) + 1))
