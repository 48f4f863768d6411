"""Menus and buttons: what is chosen, and the key that does it."""

from oobc.model.values import Key, Shape, Text


class Command(Shape):
    """An entry of a menu or a button."""

    title: Text
    """What it is called."""
    key: Key
    """The key that does it."""
