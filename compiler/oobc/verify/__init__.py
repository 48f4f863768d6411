"""A module played in the reader's own VASSAL, and what happens held against the data."""

from oobc.verify.vassal import Engine, NoEngineError, engine
from oobc.verify.verify import verify

__all__ = ["Engine", "NoEngineError", "engine", "verify"]
