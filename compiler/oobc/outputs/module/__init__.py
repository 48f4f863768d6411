"""The VASSAL module: from a game to a `.vmod` that opens with every scenario set up."""

from oobc.outputs.module.pictures import draw_pictures
from oobc.outputs.module.render import new_piece_ids, render

__all__ = ["draw_pictures", "new_piece_ids", "render"]
