"""The picture of the board on which a combat is worked out."""

from typing import Any

from oobc.layout.combat import HEAD, MARGIN, CombatPicture, Part


def combat_data(picture: CombatPicture) -> dict[str, Any]:
    """The board in the form that `templates/boards/combat.typ` draws."""
    return {
        "title": picture.title,
        "width": picture.width,
        "height": picture.height,
        "scale": picture.scale,
        "margin": MARGIN,
        "head": HEAD,
        "kinds": [_drawn(each) for each in picture.kinds],
        "cells": [_drawn(each) for each in picture.cells],
        "modifiers": [_drawn(each) for each in picture.modifiers],
        "buttons": [_drawn(each) for each in picture.buttons],
    }


def _drawn(part: Part) -> dict[str, Any]:
    return {
        "id": f"combat/{part.id}",
        "title": part.title,
        "note": part.note,
        "x": part.x,
        "y": part.y,
        "w": part.width,
        "h": part.height,
    }
