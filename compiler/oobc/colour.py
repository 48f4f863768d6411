"""Colours as eyes see them: contrast, difference, and what the colour-blind see. Colours are written `#27509b`."""

import math
from collections.abc import Mapping

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

VISIONS: Mapping[str, Matrix] = {
    "normal vision": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each kind of vision makes of linear red, green and blue.

Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
Transactions on Visualization and Computer Graphics 15 (2009), at severity 1.0.
"""

_TO_CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_OKLAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
"""Björn Ottosson, "A perceptual color space for image processing" (2020)."""


def contrast(one: str, other: str) -> float:
    """How far a writing stands out from its ground, from 1 to 21, as WCAG 2 counts it."""
    dark, light = sorted(_luminance(each) for each in (one, other))
    return (light + 0.05) / (dark + 0.05)


def difference(one: str, other: str, vision: str = "normal vision") -> float:
    """How unlike two colours look to a kind of vision: the distance in OKLab, of which black and white are 1 apart."""
    return math.dist(_seen(one, vision), _seen(other, vision))


def _luminance(colour: str) -> float:
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _seen(colour: str, vision: str) -> Triple:
    light = _times(VISIONS[vision], _linear(colour))
    # What a screen cannot show, such as less than no red, is cut off.
    cones = _times(_TO_CONES, tuple(min(1.0, max(0.0, each)) for each in light))
    return _times(_TO_OKLAB, tuple(each ** (1 / 3) for each in cones))


def _linear(colour: str) -> Triple:
    """Red, green and blue as amounts of light, from 0 to 1."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return red, green, blue


def _times(matrix: Matrix, of: tuple[float, ...]) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, of, strict=True)) for row in matrix)
    return first, second, third
