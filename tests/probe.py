"""The real VASSAL engine, asked what it makes of a module and of keys that are pressed in it.

The engine is no part of the project. Set `OOBC_PROBE` to a command that opens a module in it,

    <command> MODULE.vmod RESULT.json [--side SIDE] [--setup SET-UP] [--act FILE]

and writes what it saw: `problems`, `notes`, `lint`, and for each of `setups` its `name`, `trackers`, `pieces` with
`basic_name`, `map` and `location`, and `acts`. FILE has a line for each key to press: set-up, piece or `module`, and
key, with tabs between them; an act has what was `said` in the chat, what `changed`, and for the key `?` the `menu`.
"""

import json
import os
import shlex
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from oobc.build import module_of
from oobc.game import Game
from oobc.vassal.encoding import key

PROBE = os.environ.get("OOBC_PROBE", "")
needs_engine = pytest.mark.skipif(not PROBE, reason="needs the real VASSAL engine: OOBC_PROBE names no command")


@dataclass(frozen=True)
class Act:
    """A key that was pressed, and what came of it."""

    said: list[str]
    changed: list[str]
    menu: list[str]


def opened(game: Game, folder: Path, *options: str) -> dict[str, Any]:
    """What the engine saw in the module of a game."""
    return read(module_of(game), folder, *options)


def read(content: bytes, folder: Path, *options: str) -> dict[str, Any]:
    """What the engine saw in a module."""
    module, result = folder / "game.vmod", folder / "result.json"
    module.write_bytes(content)
    command = [*shlex.split(PROBE), str(module), str(result), *options]
    subprocess.run(command, check=False, capture_output=True, timeout=300)
    seen: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    return seen


def played(game: Game, folder: Path, side: str, scenario: str, keys: Iterable[tuple[str, str]]) -> list[Act]:
    """What came of pressing keys one after another: the piece by its name, or `module`; a key, `?` or a named key.

    `side`: its id, or `observer`. The engine must have nothing to complain of.
    """
    about = game.scenarios[scenario]
    setup = f"{about.title} ({about.case})"
    player = game.box.sides[side].title if side in game.box.sides else side
    acts = folder / "acts.tsv"
    lines = [f"{setup}\t{piece}\t{_stroke(stroke)}\n" for piece, stroke in keys]
    acts.write_text("".join(lines), encoding="utf-8")
    seen = opened(game, folder, "--side", player, "--setup", setup, "--act", str(acts))
    assert (seen["problems"], seen["notes"], seen["lint"]) == ([], [], [])
    return [
        Act((each.get("said") or "").split("\n"), each.get("changed") or [], each.get("menu") or [])
        for each in seen["setups"][0]["acts"]
    ]


def _stroke(spelling: str) -> str:
    return spelling if spelling == "?" or "-" in spelling or "/" in spelling else key(spelling)
