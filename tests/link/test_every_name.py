"""No name in the data is taken on trust: a wrong one is told at its place, wherever one stands."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import PurePath

import pytest

from authoring import TESTS, Desk
from oobc.link.references import Reference, references
from oobc.load import load
from oobc.model.references import Ref, Words
from oobc.place import Place
from oobc.source.project import Project

pytestmark = pytest.mark.slow

DATA = TESTS / "project"


def all_references() -> Iterator[tuple[Reference, Place]]:
    """Every reference in the test project, and where it stands."""
    project = Project(DATA)
    files, _ = load(project, project.battles()["two-lights"])
    for model in files.models():
        yield from ((each, files.library.place(each.where)) for each in references(model))


BY_NAMESPACE: dict[str, dict[Place, Ref]] = defaultdict(dict)
for found, stands in all_references():
    BY_NAMESPACE[found.ref.namespace][stands] = found.ref


def wrong_name(ref: Ref, number: int) -> str:
    """A name of the right form that nothing has."""
    forms = {"case": "90.{}", "source": "history:nothing-{}", "hex": "Z-{}", "hexside": "Z{}"}
    name = forms.get(ref.what, "nothing-{}").format(number)
    return f"{{{name}}}" if isinstance(ref, Words) else name


def spoil(desk: Desk, places: dict[Place, Ref]) -> dict[Place, str]:
    """Puts wrong names in the place of others; the new places, with what is wrong there."""
    wrong: dict[Place, str] = {}
    shift: dict[tuple[str, int], int] = defaultdict(int)
    for number, (place, ref) in enumerate(sorted(places.items(), key=lambda item: item[0]), 1):
        lines = desk.text(place.file).split("\n")
        moved = shift[place.file, place.line]
        line, start, end = lines[place.line - 1], place.column - 1 + moved, place.end_column - 1 + moved
        quote = line[start] if line[start] in "\"'" and line[start] == line[end - 1] else ""
        name = wrong_name(ref, number)
        lines[place.line - 1] = f"{line[:start]}{quote}{name}{quote}{line[end:]}"
        desk.write(place.file, "\n".join(lines))
        width = len(name) + 2 * len(quote)
        shift[place.file, place.line] += width - (end - start)
        wrong[place._replace(column=start + 1, end_column=start + 1 + width)] = name.strip("{}")
    return wrong


@pytest.mark.parametrize("namespace", sorted(BY_NAMESPACE))
def test_a_wrong_name_is_told_wherever_it_stands(desk: Desk, namespace: str) -> None:
    wrong = spoil(desk, BY_NAMESPACE[namespace])
    told = defaultdict(list)
    for finding, place, _ in desk.compile().findings:
        told[place].append(finding.message)
    assert {place: name for place, name in wrong.items() if not any(name in each for each in told[place])} == {}


# ---- What tables and prose name within a text: the sources of rows, the places of the set-up card, cases

WITHIN = {
    "sources": (r"printed:(?P<name>\d[\d.]*\d)", "90.1", "*.csv"),
    "references": (r"(?:history|reconstructed):(?P<name>[\w-]+)", "nothing", "*.csv"),
    "hexes": (r"\b(?P<name>[A-J]-\d{1,2})\b", "Z-99", "setup.csv"),
    "turns": (r"(?P<name>\w+ day \w+) @", "Third day Ebb", "setup.csv"),
    "boxes": (r"\[\w+/(?P<name>[\w-]+)\]", "nothing", "setup.csv"),
}
TABLES = sorted(path.relative_to(DATA).as_posix() for path in (DATA / "data").rglob("*.csv"))


@pytest.mark.parametrize("what", WITHIN)
def test_a_wrong_name_within_a_cell_is_told_at_the_cell(desk: Desk, what: str) -> None:
    pattern, wrong, files = WITHIN[what]
    spoilt = set()
    for file in (each for each in TABLES if PurePath(each).match(files)):
        lines = desk.text(file).split("\n")
        for number, line in enumerate(lines):
            if (match := re.search(pattern, line)) is not None:
                lines[number] = line[: match.start("name")] + wrong + line[match.end("name") :]
                spoilt.add((file, number + 1))
        desk.write(file, "\n".join(lines))
    found = {(place.file, place.line) for finding, place, _ in desk.compile().findings if wrong in finding.message}
    assert spoilt
    assert spoilt - found == set()
