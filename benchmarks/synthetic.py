"""A game of a given size that nobody plays: the same rows for the same numbers, on the shipped series."""

import csv
import math
import random
import shutil
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

SHIPPED = Path(__file__).resolve().parents[1] / "data"

_GAME = """\
title: Synthetic
series: lonb
rules-version: "7.36"
publisher: nobody
turn-scheme: two-night-turns
sides:
  red:
    title: Red
    colour: "#a3262a"
    ink: "#ffffff"
  blue:
    title: Blue
    colour: "#274b8f"
    ink: "#ffffff"
nations:
  red:
    title: Red
    side: red
    ground: "#a3262a"
    ink: "#ffffff"
    source: reconstructed:made-up
  blue:
    title: Blue
    side: blue
    ground: "#274b8f"
    ink: "#ffffff"
    source: reconstructed:made-up
"""

_BATTLE = """\
title: Synthetic Battle
case: "1.0"
days:
  - label: 1 May
  - label: 2 May
"""

_SCENARIO = """\
title: Scenario {number}
short: S{number}
case: "1.0"
turns:
  from: 1 May 7 AM
  to: 2 May 6 PM
  source: reconstructed:made-up
first-player: {{side: red, source: "reconstructed:made-up"}}
"""

_SYLLABLES = ("bel", "mont", "ro", "sa", "len", "gra", "vi", "dor", "ca", "mar", "tou", "ney", "lab", "pic", "ard")
_INKS = {"#151515": "#ffffff", "#6b4a2f": "#ffffff", "#8fa3b8": "#000000", "#f4ead0": "#000000"}
"""Colours of stripes, no two alike to any eye, with the writing on them."""
_ARMS = (("infantry", 6), ("infantry", 4), ("light-cavalry", 3), ("artillery", 2))


_CORPS = 14
"""So many each side has at most; of many counters they are larger."""
_SMALLEST, _LARGEST = (34, 25), 99
"""Columns and rows of the map; it grows with the counters."""


def write_project(root: Path, *, counters: int = 560, scenarios: int = 4) -> Path:
    """Writes the project into an empty folder and returns it."""
    chance = random.Random(1808)
    growth = math.sqrt(max(1.0, counters / 560))
    columns, rows = (min(_LARGEST, round(size * growth)) for size in _SMALLEST)
    shutil.copytree(SHIPPED / "series" / "lonb", root / "data" / "series" / "lonb")
    box = root / "data" / "games" / "synthetic"
    battle = box / "battles" / "synthetic"
    (battle / "scenarios").mkdir(parents=True)
    # The series' files rest on cases of the study folder too.
    shutil.copytree(SHIPPED / "games" / "invades-spain" / "rules", box / "rules")
    for rules in (SHIPPED / "games" / "invades-spain" / "battles").glob("*/rules"):
        shutil.copytree(rules, box / "battles" / rules.parent.name / "rules")
    (box / "game.yaml").write_text(_GAME, encoding="utf-8")
    (box / "sources.yaml").write_text("reconstructed:\n  made-up: Made up for the benchmark.\n", encoding="utf-8")
    (battle / "battle.yaml").write_text(_BATTLE, encoding="utf-8")
    (battle / "map.yaml").write_text(_map(columns, rows, chance), encoding="utf-8")
    for number in range(1, scenarios + 1):
        path = battle / "scenarios" / f"s{number}.yaml"
        path.write_text(_SCENARIO.format(number=number), encoding="utf-8")
    units = list(_units(counters, chance))
    _table(box / "formations.csv", _formations())
    _table(box / "counters.csv", units)
    _table(battle / "setup.csv", _setup(units, columns, rows, scenarios, chance))
    _table(battle / "terrain.csv", _terrain(columns, rows, chance))
    _table(battle / "hexsides.csv", _river(columns, rows))
    return root


def _table(path: Path, rows: Iterator[dict[str, object]] | list[dict[str, object]]) -> None:
    rows = list(rows)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _formations() -> Iterator[dict[str, object]]:
    for side in ("red", "blue"):
        for number, (first, second) in enumerate(islice(product(_INKS, repeat=2), _CORPS), 1):
            corps = f"{side[0].upper()}{number}"
            yield {
                "id": corps,
                "level": "formation",
                "name": f"{side.title()} Corps {number}",
                "side": side,
                "officer": "",
                "stripe": f"{first} {second}",
                "stripe-ink": _INKS[first],
                "breakpoint": 12,
                "source": "reconstructed:made-up officer=reconstructed:made-up",
            }
            for part in range(1, 5):
                yield {"id": f"{corps}/{part}", "level": "division", "source": "reconstructed:made-up"}


def _units(count: int, chance: random.Random) -> Iterator[dict[str, object]]:
    corps = max(20, math.ceil(count / 2 / _CORPS))
    part = math.ceil(corps / 4)
    for number in range(count):
        side = "red" if number < count // 2 else "blue"
        within = number % (count // 2)
        arm, strength = _ARMS[within % 4]
        yield {
            "id": f"u{number}",
            "name": "".join(chance.sample(_SYLLABLES, 3)).title(),
            "nation": side,
            "formation": f"{side[0].upper()}{within // corps + 1}/{within % corps // part + 1}",
            "kind": "combat-unit",
            "arm": arm,
            "size": "X",
            "strength": strength,
            "reduced": strength // 2,
            "initiative": chance.randint(2, 5),
            "movement": 6 if "cavalry" in arm else 4,
            "vedettes": "",
            "command": "",
            "command-range": "",
            "parent": "",
            "composition": "three battalions",
            "comment": "",
            "source": "reconstructed:made-up",
        }


def _setup(
    units: list[dict[str, object]], columns: int, rows: int, scenarios: int, chance: random.Random
) -> Iterator[dict[str, object]]:
    hexes = [f"{column:02d}{row:02d}" for column in range(1, columns + 1) for row in range(1, rows + 1)]
    # Hexes are dealt, not drawn: no stack is higher than another by more than one.
    decks = {f"s{number}": _dealt(hexes, len(units), chance) for number in range(1, scenarios + 1)}
    for index, unit in enumerate(units):
        cells = {scenario: dealt[index] for scenario, dealt in decks.items()}
        yield {"unit": unit["id"], **cells, "source": "reconstructed:made-up"}


def _dealt(hexes: list[str], count: int, chance: random.Random) -> list[str]:
    dealt: list[str] = []
    while len(dealt) < count:
        dealt += chance.sample(hexes, len(hexes))
    return dealt[:count]


def _terrain(columns: int, rows: int, chance: random.Random) -> Iterator[dict[str, object]]:
    for column in range(1, columns + 1):
        for row in range(1, rows + 1):
            if chance.random() < 0.2:
                terrain = chance.choice(("woods", "marsh", "hilltop"))
                where = {"hex": f"{column:02d}{row:02d}", "terrain": terrain, "name": ""}
                yield {**where, "source": "reconstructed:made-up"}


def _river(columns: int, rows: int) -> Iterator[dict[str, object]]:
    middle = rows // 2
    for column in range(1, columns + 1):
        side = f"{column:02d}{middle:02d}-{column:02d}{middle + 1:02d}"
        yield {"hexside": side, "terrain": "river", "name": "Long River", "source": "reconstructed:made-up"}
        if column < columns:
            # From the lower corner of one column to the upper corner of the next.
            row = middle + 1 if column % 2 else middle
            other = middle if column % 2 else middle + 1
            side = f"{column:02d}{row:02d}-{column + 1:02d}{other:02d}"
            yield {"hexside": side, "terrain": "river", "name": "Long River", "source": "reconstructed:made-up"}


def _map(columns: int, rows: int, chance: random.Random) -> str:
    source = "    source: reconstructed:made-up\n"
    text = f"title: Synthetic\ngrid:\n  kind: hex\n  columns: {columns}\n  rows: {rows}\n"
    text += "  source: reconstructed:made-up\nscale: {metres: 480}\nsource: reconstructed:made-up\nplaces:\n"
    for number in range(30):
        hex_number = f"{chance.randint(1, columns):02d}{chance.randint(1, rows):02d}"
        name = "".join(chance.sample(_SYLLABLES, 2)).title()
        text += f'  - name: {name} {number}\n    kind: village\n    hexes:\n      - "{hex_number}"\n{source}'
    text += "paths:\n"
    for row in (3, rows - 3):
        hexes = "".join(f'      - "{column:02d}{row:02d}"\n' for column in range(1, columns + 1))
        text += f"  - kind: road\n    hexes:\n{hexes}{source}"
    return text
