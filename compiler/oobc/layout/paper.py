"""The paper that is printed on. Lengths are in mm."""

from typing import Literal

PaperName = Literal["a4", "us-letter"]
"""A paper by the name that typst has for it."""

PAPERS: dict[PaperName, tuple[float, float]] = {"a4": (210.0, 297.0), "us-letter": (215.9, 279.4)}
"""Width and height of each paper, standing upright."""

MARGIN = 10.0
"""What no printer is asked to reach, on every side."""

Backs = Literal["long-edge", "short-edge", "fold"]
"""How a counter gets its back: the paper is turned over on an edge, or folded in the middle and glued."""
