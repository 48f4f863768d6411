"""No text that anybody can write makes a reader fail: it is read, or there are findings inside the file."""

from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from oobc.diagnostics.findings import Finding
from oobc.model.battle import BattleFile
from oobc.model.boards import BoardsFile
from oobc.model.errata import ErratumFile
from oobc.model.game import GameFile
from oobc.model.map import MapFile
from oobc.model.pieces import PiecesFile
from oobc.model.rules import RulesFile
from oobc.model.scenario import ScenarioFile
from oobc.model.shaping import shape
from oobc.model.turns import TurnsFile
from oobc.model.values import Shape
from oobc.place import Origin, Path, Place
from oobc.source.csv import parse_csv
from oobc.source.document import Document, Library
from oobc.source.errata import Change, amend
from oobc.source.lock import parse_lock
from oobc.source.markdown import parse_markdown
from oobc.source.yaml import parse_yaml

pytestmark = pytest.mark.slow

Parser = Callable[[str, str], tuple[Document | None, list[Finding]]]
PARSERS = (parse_yaml, parse_csv, parse_markdown, parse_lock)
MODELS = (BattleFile, MapFile, ScenarioFile, GameFile, ErratumFile, RulesFile, BoardsFile, PiecesFile, TurnsFile)

texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r")) | st.text(
    '#-:,"\n ab{}[]&*!|>\t.17='
)
names = st.sampled_from([*{field.alias or name for model in MODELS for name, field in model.model_fields.items()}])
values = st.recursive(
    st.none() | st.text(max_size=5) | names,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names | st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


def assert_inside(where: Origin | Place, text: str) -> None:
    assert isinstance(where, Place)
    lines = text.split("\n")
    assert 1 <= where.line <= len(lines)
    assert 1 <= where.column <= len(lines[where.line - 1]) + 1
    assert (where.line, where.column) <= (where.end_line, where.end_column)


def paths(value: object, path: Path = ()) -> list[Path]:
    found = [path]
    if isinstance(value, dict):
        found += [each for key, inner in value.items() for each in paths(inner, (*path, key))]
    if isinstance(value, list):
        found += [each for index, inner in enumerate(value) for each in paths(inner, (*path, index))]
    return found


@pytest.mark.parametrize("parse", PARSERS, ids=lambda parse: parse.__name__)
@given(texts)
@example("---\nchapter: 7\n---\n## 7.1 a {title=b}\n")
@example("&a [*a]")
@example("?")
@example("---\n\n---\n#")
@example('"')
@example("² a")
def test_any_text_is_read_or_has_findings_inside_it(parse: Parser, text: str) -> None:
    document, findings = parse(text, "x")
    assert document is not None or findings
    for finding in findings:
        assert_inside(finding.where, text)
    if document is not None:
        for path in paths(document.values):
            for key in (False, True):
                assert_inside(document.places(path, key), text)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
@given(values)
@example({"sections": [{"id": "7.0", "title": None}]})
@example({"changes": [{"file": "a", "path": []}]})
@example({"title": "Tides", "source": "printed:7.0"})
def test_any_values_take_a_shape_or_have_findings(model: type[Shape], values: object) -> None:
    shaped = shape(values, model, Origin("x"))
    assert shaped.value is not None or shaped.findings
    if shaped.value is not None and not shaped.findings:
        assert shaped.lost == frozenset()
        assert shaped.value.origin.gaps == ()


printed = st.recursive(
    st.none() | st.sampled_from("ab01"),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from("ab01"), inner, max_size=2),
)
steps = st.lists(st.sampled_from(["a", "b", "0", "1", "7", "sections"]), max_size=3)


@given(
    printed=st.dictionaries(st.sampled_from("ab01"), printed, max_size=2),
    path=st.none() | steps.map(tuple),
    was=values,
    becomes=values,
)
def test_any_erratum_is_laid_over_or_has_a_finding(
    printed: object, path: tuple[str, ...] | None, was: object, becomes: object
) -> None:
    document = Document("x", "", printed, lambda path, key: Place("x", 1, 1, 1, 2))
    change = Change("x", path, None, None, None, was, becomes, Origin("erratum", ("changes", 0)))
    amended, findings = amend({"x": document}, [change])
    assert len(findings) + (amended["x"] is not document) == 1
    Library(amended).place(Origin("x", ("a", 0, "b")))
