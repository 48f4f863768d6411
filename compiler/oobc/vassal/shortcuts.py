"""The keys that the engine itself obeys in every module: a button or command on one of them does both (format: §5)."""

from collections.abc import Mapping
from types import MappingProxyType

SHORTCUTS: Mapping[str, str] = MappingProxyType(
    {
        "Alt+S": "Server controls",  # ChatServerControls
        "Alt+W": "Begin log file",  # BasicLogger
        "Alt+Shift+W": "End log file",
        "Ctrl+Space": "Stack viewer",  # CounterDetailViewer, of every map
    }
)
"""What the engine calls each, by the key as `encoding.key` takes it. A player can change them, a module cannot."""
