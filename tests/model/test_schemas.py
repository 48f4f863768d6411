"""The JSON Schemas: fresh, right for every data file, documented to the last field, and strict where they can be."""

import functools
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import yaml
from jsonschema import Draft7Validator
from mistakes import MISTAKES, Mistake
from pydantic import BaseModel
from typer.testing import CliRunner

from authoring import TESTS, Desk, unmarked
from oobc.cli import app
from oobc.compile import compile_battle
from oobc.diagnostics import codes
from oobc.model.json_schema import DIALECT, schema_of
from oobc.model.rules import RulesFile
from oobc.model.terrain import TerrainFile
from oobc.outputs.document import document
from oobc.schemas import FOLDER, SCHEMAS, Schema
from oobc.source.csv import parse_csv
from oobc.source.project import Project

pytestmark = pytest.mark.slow

ROOT = TESTS.parent
SHIPPED = ROOT / "data"
DATA = (SHIPPED, TESTS / "project" / "data")
YAML_FILES = sorted(file for data in DATA for file in data.rglob("*.yaml"))
TABLES = sorted(file for data in DATA for file in data.rglob("*.csv") if file.parent.name != "tables")


# ---- What an editor sees: YAML read by its core schema, in which a plain 12 is a number and a plain true is no text


_CORE: tuple[tuple[re.Pattern[str], Any], ...] = (
    (re.compile(r"|~|null|Null|NULL"), lambda _: None),
    (re.compile(r"true|True|TRUE"), lambda _: True),
    (re.compile(r"false|False|FALSE"), lambda _: False),
    (re.compile(r"[-+]?[0-9]+"), int),
    (re.compile(r"0o[0-7]+"), lambda text: int(text[2:], 8)),
    (re.compile(r"0x[0-9a-fA-F]+"), lambda text: int(text[2:], 16)),
    (re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?"), float),
)


def core(text: str) -> Any:
    """The values of a YAML text as the core schema of YAML 1.2 has them."""
    return _value(yaml.compose(text, Loader=yaml.BaseLoader))


def _value(node: yaml.Node | None) -> Any:
    if isinstance(node, yaml.MappingNode):
        return {key.value: _value(value) for key, value in node.value}
    if isinstance(node, yaml.SequenceNode):
        return [_value(item) for item in node.value]
    assert isinstance(node, yaml.ScalarNode)
    if node.style is None:
        for form, read in _CORE:
            if form.fullmatch(node.value):
                return read(node.value)
    return node.value


@pytest.mark.parametrize(
    ("written", "seen"),
    [("0417", 417), ('"0417"', "0417"), ("28.10", 28.1), ("no", "no"), ("true", True), ("", None), ("12:00", "12:00")],
)
def test_the_core_schema_of_yaml(written: str, seen: object) -> None:
    """It is what makes quotes round hexes and cases worth their while."""
    assert core(f"x: {written}") == {"x": seen}


# ---- Helpers


@functools.cache
def validator(name: str) -> Draft7Validator:
    """The validator of a schema as it is shipped."""
    return Draft7Validator(json.loads((SHIPPED / FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def schema_at(file: Path) -> Schema:
    """The schema that a data file should have."""
    data = next(each for each in (*DATA, *file.parents) if each.name == "data" and file.is_relative_to(each))
    name = PurePosixPath(file.relative_to(data).as_posix())
    schema = next((each for each in SCHEMAS if name.match(each.of)), None)
    assert schema is not None, f"no schema is for {file}"
    return schema


def complaints(file: str, text: str) -> list[str]:
    """What the schema of a data file says against a text."""
    check = validator(schema_at(ROOT / file).name)
    if not file.endswith(".csv"):
        return [each.message for each in check.iter_errors(core(text))]
    table, findings = parse_csv(text, file)
    assert table is not None and not findings
    return [each.message for row in table.values for each in check.iter_errors(row)]


def named(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


# ---- The schemas themselves


def test_the_shipped_schemas_are_fresh() -> None:
    shipped = {file.name: file.read_text(encoding="utf-8") for file in (SHIPPED / FOLDER).iterdir()}
    made = {f"{schema.name}.json": schema.text for schema in SCHEMAS}
    stale = sorted(name for name in made | shipped if made.get(name) != shipped.get(name))
    assert stale == [], "a model has changed: oobc schema --write"


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda each: each.name)
def test_a_schema_has_a_head_and_is_one(schema: Schema) -> None:
    made = json.loads(schema.text)
    Draft7Validator.check_schema(made)
    assert list(made)[:4] == ["$schema", "$id", "title", "description"]
    assert (made["$schema"], made["$id"]) == (DIALECT, f"urn:oobc:{schema.name}")


def objects(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The models in a schema."""
    yield schema["title"], schema
    yield from schema.get("definitions", {}).items()


MODELS = (*((each.name, each.model) for each in SCHEMAS), ("rules", RulesFile))


@pytest.mark.parametrize("schema", [schema_of(model, name) for name, model in MODELS], ids=lambda each: each["$id"])
def test_every_model_and_every_field_says_what_it_is(schema: dict[str, Any]) -> None:
    mute = [name for name, each in objects(schema) if not each["description"]]
    mute += [
        f"{name}.{key}"
        for name, each in objects(schema)
        for key, value in each["properties"].items()
        if not value.get("description")
    ]
    assert mute == []


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda each: each.name)
def test_a_mapping_has_no_other_keys_than_its_model(schema: Schema) -> None:
    made = json.loads(schema.text)
    loose = [name for name, each in objects(made) if each["additionalProperties"] is not False]
    further = getattr(schema.model, "further", None)
    assert loose == ([] if further is None else [made["title"]])


@pytest.mark.parametrize(("name", "model"), MODELS)
def test_no_model_names_one_that_comes_later(name: str, model: type[BaseModel]) -> None:
    """Pydantic would fill in the type, but not the key that data files write and findings suggest."""
    unknown = [
        f"{each.__name__}.{field}"
        for each in models(model)
        for field, about in each.model_fields.items()
        if "ForwardRef" in repr(about.annotation)
    ]
    assert unknown == []


def models(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """The models in a module, among them those that a model is made of."""
    members = vars(sys.modules[model.__module__]).values()
    return (each for each in members if isinstance(each, type) and issubclass(each, BaseModel))


def test_a_field_that_is_inherited_keeps_its_description() -> None:
    made = schema_of(TerrainFile, "terrain")["definitions"]["HexsideKind"]["properties"]
    assert made["title"]["description"] == "What people call it."
    assert made["rises"]["description"] == "It rises towards the second of its two hexes."


# ---- The data


@pytest.mark.parametrize("file", YAML_FILES, ids=named)
def test_a_file_names_its_schema_in_its_first_line(file: Path) -> None:
    target = SHIPPED / FOLDER / f"{schema_at(file).name}.json"
    way = Path(os.path.relpath(target, file.parent)).as_posix()
    assert file.read_text(encoding="utf-8").split("\n", 1)[0] == f"# yaml-language-server: $schema={way}"


@pytest.mark.parametrize("file", [*YAML_FILES, *TABLES], ids=named)
def test_the_schemas_accept_the_data(file: Path) -> None:
    assert complaints(named(file), file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(("root", "battle"), [(ROOT, "espinosa"), (TESTS / "project", "two-lights")])
def test_the_schema_of_a_linked_game_accepts_it(root: Path, battle: str) -> None:
    project = Project(root)
    game = compile_battle(project, project.battles()[battle]).game
    assert game is not None
    assert [each.message for each in validator("game-document").iter_errors(json.loads(document(game)))] == []


# ---- What authors do wrong

SHAPES = (codes.WRONG_VALUE, codes.UNKNOWN_KEY, codes.MISSING_KEY)
OF_SHAPE = [each for each in MISTAKES if each.code in SHAPES and not each.file.endswith(".md")]
BEYOND = {
    "a value of another kind": "which values a counter has is said by its kind",
    "an unknown parameter": "the parameters are listed by the series",
    "a parameter of a fourth side": "the sides are listed by the game",
    "a number for a flag of an order": "what an order has is said by the series",
    "a flag for a number of an order": "what an order has is said by the series",
    "a parameter without a source": "the keys of a parameter are the sides",
    "a scenario without a first player": "it might inherit one",
    "a ship without a hull": "which values a counter needs is said by its kind",
    "a place nowhere": "a place has hexes or coordinates",
    "a table without rows": "the rows stand in another file",
    "a source of an unknown column": "the name of a column may be any",
    "a change of nothing": "a change is addressed in one of three ways",
    "nowhere": "and so is an acceptance",
    "a day that there is not": "it has the form of one",
    "too many boxes": "how many there are depends on the first and the last",
    "a list for a cell": "of a YAML file it might be right",
}
"""Mistakes that no schema can see, each with the reason."""


@pytest.mark.parametrize("mistake", OF_SHAPE, ids=lambda each: each.title.replace(" ", "-"))
def test_a_schema_rejects_what_it_can(desk: Desk, mistake: Mistake) -> None:
    for file, old, new in mistake.also:
        desk.change(file, old, new)
    desk.change(mistake.file, mistake.old, mistake.new)
    said = complaints(mistake.file, unmarked(desk.text(mistake.file)))
    if mistake.title in BEYOND:
        assert said == [], "take it from the list of what schemas cannot see"
    else:
        assert said != []


def test_what_no_schema_can_see_is_still_a_mistake() -> None:
    assert set(BEYOND) <= {each.title for each in OF_SHAPE}


@pytest.mark.parametrize(
    ("field", "written", "good"),
    [
        ("grid.columns", "61", True),
        ("grid.columns", '"61"', True),
        ("grid.columns", "1000", False),
        ("grid.columns", '"0"', False),
        ("grid.columns", "6.5", False),
        ("grid.columns", "true", False),
        ("north", "22.5", True),
        ("north", "up", False),
        ("scale.text", "480", True),
        ("scale.text", "[480]", False),
        ("scale.metres", "480", True),
        ("scale.metres", "0", False),
        ("places.hex", '"0417"', True),
        ("places.hex", "0417", False),
        ("spans.hexside", "4319-4419", True),
        ("spans.hexside", "4319", False),
        ("source", "printed:28.0", True),
        ("source", "28.0", False),
    ],
)
def test_values_as_an_editor_reads_them(field: str, written: str, good: bool) -> None:
    fields = {
        "grid.columns": "61",
        "north": "0",
        "scale.metres": "480",
        "scale.text": "small",
        "places.hex": '"0101"',
        "spans.hexside": "0101-0102",
        "source": "printed:28.0",
    } | {field: written}
    text = (
        f"title: x\nsource: {fields['source']}\nnorth: {fields['north']}\n"
        f"scale: {{metres: {fields['scale.metres']}, text: {fields['scale.text']}}}\n"
        f"grid: {{kind: hex, rows: 1, columns: {fields['grid.columns']}, source: printed:28.0}}\n"
        f"places:\n  - {{name: x, kind: town, hexes: [{fields['places.hex']}], source: printed:28.0}}\n"
        f"spans:\n  - {{hexside: {fields['spans.hexside']}, kind: ford, source: printed:28.0}}\n"
    )
    assert (complaints("data/games/x/battles/y/map.yaml", text) == []) is good


@pytest.mark.parametrize(
    ("cell", "good"),
    [
        ("4715", True),
        ("4715 (reduced)", True),
        ("10 Nov 3 PM @ 5033", True),
        ("10 Nov 3 PM @ 5033 (reduced)", True),
        ("HAIL 1", True),
        ("[reserve/vedettes]", True),
        ("out", True),
        ("", True),
        ("near 4715", False),
        ("HAIL", True),  # might be a hex
        ("[reserve]", True),
        ("[the reserve]", False),
        ("@ 5033", False),
    ],
)
def test_cells_of_the_setup_card(cell: str, good: bool) -> None:
    text = f"unit,dob,source\nvictor,{cell},printed:28.2\n"
    assert (complaints("data/games/x/battles/y/setup.csv", text) == []) is good


# ---- The command


def run(*arguments: str | Path) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["schema", *map(str, arguments)])
    return done.exit_code, done.output


def test_the_command_lists_the_schemas() -> None:
    code, shown = run()
    assert code == 0
    assert [line.split()[0] for line in shown.splitlines()] == [each.name for each in SCHEMAS]
    assert "scenario       games/*/battles/*/scenarios/*.yaml\n" in shown


def test_the_command_prints_one_schema() -> None:
    code, shown = run("counters")
    assert (code, json.loads(shown)["$id"]) == (0, "urn:oobc:counters")


def test_a_schema_that_is_not_there_is_exit_code_2_with_a_suggestion() -> None:
    assert run("scenarios") == (2, "oobc: there is no schema 'scenarios'; did you mean 'scenario'?\n")
    assert run("zzz") == (2, "oobc: there is no schema 'zzz'; oobc schema lists them\n")
    assert run("map", "--write")[0] == 2


def test_the_command_writes_all_schemas_into_the_project(desk: Desk) -> None:
    assert run("--write", "--project", desk.root) == (0, "")
    written = {file.name: file.read_bytes() for file in (desk.root / "data" / FOLDER).iterdir()}
    assert written == {file.name: file.read_bytes() for file in (SHIPPED / FOLDER).iterdir()}
    assert desk.found() == []
