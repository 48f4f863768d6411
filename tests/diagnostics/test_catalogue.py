"""The pages of the catalogue: each example gives its code at its place, and fixed it gives nothing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from obedient import Obedient, Spoil, untouched

from authoring import TESTS, Desk, Golden, marked, unmarked
from oobc.compile import Compiled, compile_battle, locate
from oobc.diagnostics import catalogue
from oobc.diagnostics.catalogue import FOLDER, Page, page_of
from oobc.diagnostics.codes import (
    CANNOT_DRAW,
    DOES_NOTHING,
    ENGINE_COMPLAINS,
    NOT_HIDDEN,
    NOT_KEPT,
    NOT_ON_THE_TABLE,
    NOT_UNDONE,
    UNNUMBERED,
    UNREADABLE,
    WRONG_AT_START,
    WRONG_EFFECT,
    WRONG_HIDING,
    WRONG_PLACE,
    WRONG_TURN,
    all_codes,
)
from oobc.diagnostics.findings import Code, Finding
from oobc.diagnostics.report import Located
from oobc.lock import every_piece_has_its_number, lock_of
from oobc.outputs.module.names import COUNTER
from oobc.place import Place
from oobc.source.project import Project
from oobc.verify import differences
from oobc.verify.vassal import Answer, Opened

ROOT = TESTS.parent
ENCODINGS = {UNREADABLE: "latin-1"}
"""How the failing file is saved, where just that is wrong with it."""

each_code = pytest.mark.parametrize("code", all_codes(), ids=lambda code: code.id)


def put(desk: Desk, page: Page, *, fixed: bool = False, encoding: str = "utf-8") -> Place:
    """Writes the example of a page into the project, and tells the marked place."""
    for wrong, right in zip(page.failing, page.fixed, strict=True):
        file, new = (right.file, right.text) if fixed else (wrong.file, wrong.text)
        if not (desk.root / file).exists():
            desk.write(file, f"{new}\n")
            continue
        text = f"\n{desk.text(file)}"
        lines = f"\n{right.text}\n"
        assert text.count(lines) == 1, f"these lines stand {text.count(lines)} times in {file}:{lines}"
        desk.write(file, text.replace(lines, f"\n{new}\n")[1:])
    (file,) = (wrong.file for wrong in page.failing if "⟦" in wrong.text)
    if fixed:
        return Place(file, 1, 1, 1, 1)
    place = marked(desk.text(file), file)
    desk.write(file, unmarked(desk.text(file)), encoding)
    return place


def found(desk: Desk, code: Code) -> list[Located]:
    """What is found in the project; of what cannot be drawn or has no number, when the module is made."""
    from oobc.art.typst import ArtError
    from oobc.build import module_of
    from oobc.outputs.drawing_errors import drawing_errors

    compiled = desk.compile()
    if code in SPOILT:
        return [*compiled.findings, *played(compiled, SPOILT[code], quick=code not in BY_MOUSE)]
    if code not in (CANNOT_DRAW, UNNUMBERED):
        return list(compiled.findings)
    assert compiled.game is not None
    if code is UNNUMBERED:
        unnumbered = every_piece_has_its_number(lock_of(compiled.game))
        return [*compiled.findings, *locate(unnumbered, compiled.library)]
    cannot_draw: list[Finding] = []
    try:
        module_of(compiled.game)
    except* ArtError as group:
        cannot_draw = drawing_errors(compiled.game, group)
    return [*compiled.findings, *locate(cannot_draw, compiled.library)]


BY_MOUSE = {DOES_NOTHING, NOT_HIDDEN, NOT_KEPT}
"""Codes of what only a person with a mouse finds."""


def played(compiled: Compiled, spoil: Spoil, *, quick: bool) -> tuple[Located, ...]:
    """What is found when the module of the project as it was is played by an engine that answers otherwise."""
    project = Project(TESTS / "project")
    as_it_was = compile_battle(project, project.battles()["two-lights"]).game
    assert as_it_was is not None and compiled.game is not None
    return locate(differences(compiled.game, Obedient(as_it_was, spoil), quick=quick), compiled.library)


def in_setup(counter: str, **changes: object) -> Spoil:
    """A piece is seen otherwise as the last scenario begins."""
    began = []

    def spoil(words: tuple[str, ...], answer: Answer) -> Answer:
        began.extend(words[1:2] if words[0] == "setup" else [])
        if words[0] != "look" or not began[-1].startswith("The Wreckers"):
            return answer
        one = (each.model_copy(update=changes) for each in answer.pieces if each.properties[COUNTER] == counter)
        return answer.model_copy(
            update={"pieces": [*(e for e in answer.pieces if e.properties[COUNTER] != counter), *one]}
        )

    return spoil


def answering(verb: str, piece: str, key: str, **changes: object) -> Spoil:
    """What comes of a key, or of the undo after it, is told otherwise."""
    pressed = []

    def spoil(words: tuple[str, ...], answer: Answer) -> Answer:
        pressed.extend([words[1:]] if words[0] == "press" else [])
        asked = words[0] == verb and pressed and pressed[-1] == (piece, key)
        return answer.model_copy(update=changes) if asked else answer

    return spoil


def in_game(begun: tuple[str, ...], verb: str, change: Callable[[Answer], Answer]) -> Spoil:
    """The first answer of a kind is another one, in a game that was begun with these last words."""
    words_of_game: list[str] = []
    told: list[Answer] = []

    def spoil(words: tuple[str, ...], answer: Answer) -> Answer:
        if words[0] in ("setup", "open"):
            words_of_game[:] = words
        begins = all(each in word for each, word in zip(begun, words_of_game, strict=False))
        if words[0] != verb or told or not begins:
            return answer
        told.append(answer)
        return change(answer)

    return spoil


def listing(line: str) -> Callable[[Answer], Answer]:
    return lambda answer: answer.model_copy(update={"windows": [Opened(title="Pieces", lines=[line])]})


def moved(counter: str, place: str) -> Callable[[Answer], Answer]:
    def change(answer: Answer) -> Answer:
        pieces = [
            each.model_copy(update={"place": place}) if each.properties[COUNTER] == counter else each
            for each in answer.pieces
        ]
        return answer.model_copy(update={"pieces": pieces})

    return change


SPOILT: dict[Code, Spoil] = {
    ENGINE_COMPLAINS: answering("press", "lamp-heron", "70,130", complaints=["Image not found: faces/heron.png"]),
    NOT_ON_THE_TABLE: untouched,
    WRONG_PLACE: untouched,
    WRONG_AT_START: untouched,
    WRONG_HIDING: in_setup("beacon-south", hidden_by="The Revenue"),
    WRONG_TURN: lambda words, answer: (
        answer.model_copy(update={"turn": "Second day Noon"}) if answer.turn == "Second day Dark" else answer
    ),
    WRONG_EFFECT: untouched,
    NOT_UNDONE: answering("undo", "lamp-heron", "70,130", changed=[]),
    DOES_NOTHING: untouched,
    NOT_HIDDEN: in_game(("setup", "", ""), "windows", listing("Gulls [omens]")),
    NOT_KEPT: in_game(("open", ".vlog", ""), "look", moved("lamp-heron", "H-9")),
}
"""Codes of what is played, and the answer that is another in their examples; `untouched`: the data are."""


@each_code
def test_every_code_has_a_page_by_its_name(code: Code) -> None:
    page = page_of(code)
    assert (page.id, page.name) == (code.id, code.name)
    assert page.prose


def test_every_page_has_a_code() -> None:
    assert {page.stem for page in FOLDER.glob("*.md")} == {code.id for code in all_codes()}


@each_code
def test_the_failing_example_gives_its_code_at_its_place_and_the_page_tells_what_is_said(
    desk: Desk, code: Code, golden: Golden
) -> None:
    place = put(desk, page_of(code), encoding=ENCODINGS.get(code, "utf-8"))
    located = found(desk, code)
    assert [(finding.code.id, str(where)) for finding, where, _ in located] == [(code.id, str(place))]
    ((finding, where, _),) = located
    assert where == place
    page = FOLDER / f"{code.id}.md"
    text = with_what_is_said(page.read_text(encoding="utf-8"), finding)
    golden(f"../../{page.relative_to(ROOT).as_posix()}", text)


def with_what_is_said(text: str, finding: Finding) -> str:
    """The text of a page with what is said about its example now."""
    lines = [" ".join(finding.message.split()), *(f"note: {note.text}" for note in finding.notes)]
    lines += [f"hint: {finding.hint}"] if finding.hint else []
    before, start, rest = text.partition("```text said\n")
    return before + start + "\n".join(lines) + "\n```" + rest.partition("```")[2]


@each_code
def test_the_mended_example_gives_nothing(desk: Desk, code: Code) -> None:
    page = page_of(code)
    new = any(not (desk.root / passage.file).exists() for passage in page.fixed)
    put(desk, page, fixed=True)
    if new:  # otherwise they are lines of the project, in which nothing is found
        assert found(desk, code) == []


def test_pages_rest_on_cases_that_there_are() -> None:
    heading = re.compile(r'^(?:#+ |chapter: ")(\d+\.\w+)', re.MULTILINE)
    for code in all_codes():
        if (rests_on := page_of(code).rests_on) is None:
            continue
        series, cases = rests_on
        games = [each.parent for each in (ROOT / "data" / "games").glob("*/game.yaml") if _is_of(each, series)]
        rules = [
            *(ROOT / "data" / "series" / series).rglob("*.md"),
            *(file for box in games for file in box.rglob("*.md")),
        ]
        known = {case for file in rules for case in heading.findall(file.read_text(encoding="utf-8"))}
        assert set(cases) <= known, code.id


def _is_of(game: Path, series: str) -> bool:
    return f"\nseries: {series}\n" in game.read_text(encoding="utf-8")


def test_the_documentation_lists_all_codes(golden: Golden) -> None:
    text = catalogue.index(all_codes())
    assert [code for code in all_codes() if f"/{code.id}.md)" not in text] == []
    golden("../../docs/findings.md", text)


def test_the_place_of_an_example_counts_from_its_own_first_line() -> None:
    for code in all_codes():
        for passage in page_of(code).failing:
            assert passage.plain == unmarked(passage.text)
            assert passage.place == (marked(passage.text, passage.file) if "⟦" in passage.text else None)


@pytest.mark.parametrize(
    "text",
    [
        "# OOB101\n",
        "OOB101 wrong-value\n",
        "# OOB101 wrong-value\n\nProse.\n",
        "# OOB101 wrong-value\n\nProse.\n\n```yaml a.yaml failing\n⟦a⟧\n```\n\n```text said\nno\n```\n",
        "# OOB101 wrong-value\n\n```yaml a failing\na\n```\n\n```text said\nno\n```\n\n```yaml a fixed\nb\n```\n",
    ],
)
def test_a_page_that_is_none_is_a_defect(text: str) -> None:
    with pytest.raises(ValueError, match="OOB101"):
        catalogue.read_page(text)
