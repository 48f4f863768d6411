"""The icons of the toolbar."""

from oobc.art.typst import Press
from oobc.art.views import Page

ICONS = (
    "boards",
    "tables",
    "view",
    "combat",
    "die",
    "dice",
    "back",
    "on",
    "victory",
    "condition",
    "zoom-in",
    "zoom-out",
    "zoom-pick",
)
"""All that `icons.typ` draws."""


class IconView(Page, template="icons/icons.typ"):
    """One of them."""

    drawing: str


def draw_icons(press: Press) -> dict[str, bytes]:
    """A PNG of 20 × 20 pixels for every icon, by its name."""
    return dict(zip(ICONS, press.each_in_pixels([IconView(name, name) for name in ICONS]), strict=True))
