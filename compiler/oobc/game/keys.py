"""The keys of the module that no file of the data gives: in one place, since what data give must stay clear of them."""

from collections.abc import Mapping
from types import MappingProxyType

NEXT_TURN, TURN_BEFORE, TURNS = "Alt+N", "Alt+P", "Alt+T"
"""The keys of the turn tracker."""
NEXT_STEP, STEP_BACK = "Alt+V", "Alt+B"
"""The keys that move the sequence of play on and back."""
EXACT_GROUND, OVERVIEW, THREAD, HIDE_ALL = "Alt+E", "Ctrl+Shift+M", "Alt+M", "Ctrl+Shift+H"
"""The keys of the battle map."""
COUNTERS, INVENTORY, CHARTS = "Alt+K", "Alt+I", "Alt+C"
"""The keys that open windows."""
FLIP, TRAIL, CLONE, DELETE = "F", "Ctrl+T", "Ctrl+C", "Delete"
"""The keys of pieces."""

OF_WINDOWS: Mapping[str, str] = MappingProxyType(
    {
        NEXT_TURN: "Next turn",
        TURN_BEFORE: "Turn before",
        TURNS: "Turn",
        NEXT_STEP: "Next step of the sequence of play",
        STEP_BACK: "Step back",
        EXACT_GROUND: "Exact hexes and hexsides",
        OVERVIEW: "Overview",
        THREAD: "Range and line of sight",
        HIDE_ALL: "Hide pieces",
        COUNTERS: "Counters",
        INVENTORY: "All pieces by side and formation",
        CHARTS: "Charts",
    }
)
"""What each key of the windows and of the toolbar does."""
