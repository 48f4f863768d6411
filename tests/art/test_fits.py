"""Whatever the data write on a counter is on it whole, or the counter is told: nothing is cut."""

import io
import random
from typing import Any

import pytest
from PIL import Image

from oobc.art.counters import FaceView, draw_faces
from oobc.art.typst import Press, single_errors
from oobc.load import our_drawings

GROUND = "#2a4d8f"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÁÉÑáéíñüß.-'&/"
SIZE = 150
EDGE = 2
"""Pixels at the edge of a counter where nothing may be written."""


def words(chance: random.Random, most: int) -> str:
    lengths = [chance.choice((1, 2, 3, 5, 8, 13)) for _ in range(chance.randint(1, most))]
    return " ".join("".join(chance.choices(LETTERS, k=length)) for length in lengths)


def faces(chance: random.Random, count: int) -> list[FaceView]:
    """Counters with writing as long as chance has it."""
    return [face(chance, number) for number in range(count)]


def face(chance: random.Random, number: int) -> FaceView:
    drawing = chance.choice(("unit", "leader", "train", "flag", "marker", "card"))
    numbers = [str(chance.choice((1, 12, 123, 99999))) for _ in range(chance.randint(0, 3))]
    slots: dict[str, Any] = {"name": words(chance, 4), "designation": words(chance, 2), "numbers": numbers}
    if drawing == "leader":
        slots["rating"] = f"[{chance.randint(1, 999)}]"
    if drawing == "marker":
        slots = {"text": words(chance, 4)}
    if drawing == "card":
        slots = {"title": words(chance, 3), "number": str(chance.randint(1, 999)), "text": words(chance, 60)}
    return FaceView(
        f"u{number}/front",
        drawing,
        GROUND,
        "#ffffff",
        our_drawings().faces[drawing].empty | slots,
        symbol={"unit": "infantry", "train": "wagon"}.get(drawing),
        size=chance.choice((None, "X", "[XX]")),
    )


@pytest.mark.parametrize("seed", [1808, 1809])
def test_a_text_is_on_its_counter_whole_or_the_counter_is_told(seed: int) -> None:
    every = faces(random.Random(seed), 60)
    told = refused(every)
    assert 0 < len(told) < len(every)
    assert set(told) < {each.id for each in every}
    for id, picture in draw_faces(Press(), [each for each in every if each.id not in told], SIZE).items():
        assert edge_colours(picture) == {GROUND}, id


def refused(every: list[FaceView]) -> list[str | None]:
    """Which of the counters cannot be drawn."""
    with pytest.raises(ExceptionGroup) as errors:
        draw_faces(Press(), every, SIZE)
    return [error.subject for error in single_errors(errors.value)]


def edge_colours(png: bytes) -> set[str]:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    width, height = picture.size
    inner = (EDGE, EDGE, width - EDGE, height - EDGE)
    picture.paste(GROUND, inner)
    return {"#{:02x}{:02x}{:02x}".format(*colour) for _, colour in picture.getcolors() or []}  # type: ignore[misc]
