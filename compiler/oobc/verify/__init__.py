"""A module played in the reader's own VASSAL, and what happens held against the data."""

from oobc.verify.differences import differences
from oobc.verify.vassal import Engine, NoEngineError, engine

__all__ = ["Engine", "NoEngineError", "differences", "engine"]
