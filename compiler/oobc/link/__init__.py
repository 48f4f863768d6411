"""From the files of a battle to the linked game: every name is looked up once, and every one that is not is told."""

from oobc.link.game import link

__all__ = ["link"]
