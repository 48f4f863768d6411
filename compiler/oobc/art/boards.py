"""The pictures of the boards beside the map."""

from typing import Any

from oobc.layout.boards import HEAD, MARGIN, BoardPicture


def board_data(picture: BoardPicture) -> dict[str, Any]:
    """A board in the form that `templates/boards/board.typ` draws."""
    return {
        "width": picture.width,
        "height": picture.height,
        "scale": picture.scale,
        "head": HEAD,
        "margin": MARGIN,
        "sheets": [
            {"id": f"{picture.id}/", "title": each.title, "x": each.x, "y": each.y, "w": each.width, "h": each.height}
            | {"fill": each.fill, "ink": each.ink}
            for each in picture.sheets
        ],
        "boxes": [
            {
                "id": f"{picture.id}/{each.id}",
                "title": each.title,
                "note": each.note,
                "x": each.x,
                "y": each.y,
                "w": each.width,
                "h": each.height,
            }
            | {"fill": each.fill, "ink": each.ink}
            for each in picture.boxes
        ],
    }
