"""The rules-lookup site: plain pages that also work opened from disk."""

from oobc.outputs.site.render import render

__all__ = ["render"]
