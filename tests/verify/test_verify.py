"""What `oobc verify` finds in the answers of an engine, and what it says where there is none. No Java is needed."""

from pathlib import Path

import pytest
from obedient import Obedient, Spoil
from typer.testing import CliRunner

from authoring import TESTS, Desk, game_of
from oobc.cli import app
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.outputs.module.names import COUNTER, FACE
from oobc.verify import differences
from oobc.verify.vassal import Answer


@pytest.fixture(scope="module")
def isles() -> Game:
    return game_of(TESTS / "project", "two-lights")


@pytest.fixture(scope="module")
def espinosa() -> Game:
    return game_of(TESTS.parent, "espinosa")


def test_an_engine_that_does_what_the_data_say_gives_nothing(isles: Game, espinosa: Game) -> None:
    for game in (isles, espinosa):
        assert list(differences(game, Obedient(game))) == []


def test_every_action_and_state_is_tried_with_every_kind_of_piece_that_can(espinosa: Game) -> None:
    engine = Obedient(espinosa)
    list(differences(espinosa, engine))
    tried = {
        (espinosa.pieces[words[1]].kind.id, words[2])
        for words in engine.asked
        if words[0] == "press" and words[1] != "module"
    }
    kinds = {piece.kind.id for piece in espinosa.units()}
    assert {kind for kind, _ in tried} == kinds | {"burnt-bridge"}  # burnt bridges, which are repaired
    can = sum(len(espinosa.series.pieces.kinds[kind].actions) for kind in kinds)
    assert len(tried) >= can


def test_every_scenario_is_seen_by_every_side_and_all_its_turns_are_gone_through(isles: Game) -> None:
    engine = Obedient(isles)
    list(differences(isles, engine))
    assert len({words for words in engine.asked if words[0] == "setup"}) == len(isles.scenarios) * len(isles.box.sides)
    turned = sum(words[:2] == ("press", "module") for words in engine.asked)
    assert turned == sum(len(scenario.turns) - 1 for scenario in isles.scenarios.values())


def seen_as(counter: str, **changes: object) -> Spoil:
    """The engine shows a piece otherwise as the first scenario begins."""

    def spoil(words: tuple[str, ...], answer: Answer) -> Answer:
        pieces = [
            each.model_copy(update=changes) if each.properties[COUNTER] == counter else each for each in answer.pieces
        ]
        return answer.model_copy(update={"pieces": pieces})

    return spoil


def without(counter: str) -> Spoil:
    def spoil(words: tuple[str, ...], answer: Answer) -> Answer:
        return answer.model_copy(update={"pieces": [e for e in answer.pieces if e.properties[COUNTER] != counter]})

    return spoil


def twice(counter: str) -> Spoil:
    def spoil(words: tuple[str, ...], answer: Answer) -> Answer:
        more = [each.model_copy(update={"id": "99"}) for each in answer.pieces if each.properties[COUNTER] == counter]
        return answer.model_copy(update={"pieces": [*answer.pieces, *more]})

    return spoil


def answering(verb: str, piece: str, key: str = "", **changes: object) -> Spoil:
    """The engine answers a question otherwise."""

    def spoil(words: tuple[str, ...], answer: Answer) -> Answer:
        asked = words[0] == verb and (verb == "undo" or (words[1] == piece and words[2].startswith(key)))
        return answer.model_copy(update=changes) if asked else answer

    return spoil


def found(game: Game, spoil: Spoil) -> list[Finding]:
    """What is found, each once."""
    return list(dict.fromkeys(differences(game, Obedient(game, spoil))))


@pytest.mark.parametrize(
    ("spoil", "code", "said"),
    [
        (answering("press", "module", complaints=["no image"]), "OOB410", "VASSAL says: no image"),
        (without("beacon-south"), "OOB411", "South Light is not on the table in First Light"),
        (twice("beacon-south"), "OOB411", "South Light lies in H-10 in First Light, and no set-up puts it there"),
        (seen_as("beacon-south", place="H-9"), "OOB412", "in First Light, South Light stands in H-9"),
        (
            seen_as("crown-lion", map="Two Lights"),
            "OOB412",
            "in First Light, Lion stands in First day Flood (Two Lights)",
        ),
        (
            seen_as("crown-lion", properties={COUNTER: "crown-lion", FACE: "2"}),
            "OOB413",
            "Lion has Face_Level 2, not 1",
        ),
        (seen_as("crown-lion", hidden_by="The Revenue"), "OOB414", "Lion is hidden by The Revenue, not by nobody"),
        (seen_as("crown-lion", secret=True), "OOB414", "The Lamp Guild cannot see what stands there"),
        (answering("press", "module", turn="Noon"), "OOB415", "turn 2 of First Light is 'Noon' on the tracker"),
        (answering("press", "lamp-heron", "83", said=[]), "OOB416", "Salvo of Heron: the chat tells nothing of it"),
        (answering("press", "lamp-tern", "76,130", changed=[]), "OOB416", "Tern's gig does not come to it"),
        (answering("press", "lamp-heron", "70,130", changed=[]), "OOB416", "Cripple of Heron: Face_Level is 1, not 2"),
        (
            answering("press", "lamp-heron", "75", changed=[]),
            "OOB416",
            "Sink of Heron: state_anchored_Level is 1, not -1",
        ),
        (answering("press", "lamp-heron", "72", changed=[]), "OOB416", "Under fog of Heron: it is hidden by nobody"),
        (answering("press", "crown-lion", "73", changed=[]), "OOB416", "Sail in of Lion: it is in First day Flood"),
        (
            answering("press", "lamp-heron", "68,130", changed=[]),
            "OOB416",
            "Heron: state_anchored_arrow is None, not 2",
        ),
        (answering("undo", "", changed=[]), "OOB417", "at anchor of Heron is not taken back wholly: lamp-heron"),
    ],
)
def test_a_spoilt_answer_is_found(isles: Game, spoil: Spoil, code: str, said: str) -> None:
    first = found(isles, spoil)[0]
    assert first.code.id == code
    assert said in first.message


def test_a_piece_is_found_where_its_row_stands(isles: Game, desk: Desk) -> None:
    engine = Obedient(isles)
    desk.change("data/games/lantern-isles/battles/two-lights/setup.csv", "H-10 (lit)", "H-9 (lit)")
    compiled = desk.compile()
    assert compiled.game is not None
    (finding,) = dict.fromkeys(differences(compiled.game, engine))
    assert finding.code.id == "OOB412"
    assert str(compiled.library.place(finding.where)).endswith("setup.csv:12:20")


def test_a_piece_must_face_where_its_row_says(isles: Game, desk: Desk) -> None:
    engine = Obedient(isles)
    desk.change(
        "data/games/lantern-isles/battles/two-lights/setup.csv", "lamp-heron,C-3,", "lamp-heron,C-3 (facing 3),"
    )
    compiled = desk.compile()
    assert compiled.game is not None
    first, *_ = differences(compiled.game, engine)
    assert first.message == "in First Light, Heron has state_anchored_arrow None, not 3"


def asked_of(desk: Desk, vassal: Path, monkeypatch: pytest.MonkeyPatch, **environment: str) -> tuple[int, str]:
    """Exit code and message of the command line."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    done = CliRunner().invoke(app, ["verify", "two-lights", "--vassal", str(vassal), "--project", str(desk.root)])
    return done.exit_code, done.stderr


@pytest.fixture
def vassal(tmp_path: Path) -> Path:
    """A folder that looks as if VASSAL were installed there."""
    (tmp_path / "vassal" / "lib").mkdir(parents=True)
    (tmp_path / "vassal" / "lib" / "Vengine.jar").touch()
    return tmp_path / "vassal"


def java(folder: Path, does: str) -> Path:
    """A folder with a Java that does what a line of the shell says."""
    (folder / "bin").mkdir(parents=True)
    script = folder / "bin" / "java"
    script.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    script.chmod(0o755)
    return folder


def test_where_vassal_is_missing_it_says_so(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = java(tmp_path / "jdk", "echo jdk.compiler@21")
    code, said = asked_of(desk, tmp_path / "nothing", monkeypatch, JAVA_HOME=str(home))
    assert code == 2
    assert "there is no VASSAL in" in said


def test_where_java_is_missing_it_says_so(
    desk: Desk, vassal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, said = asked_of(desk, vassal, monkeypatch, JAVA_HOME=str(tmp_path / "nothing"))
    assert code == 2
    assert "there is no Java on JAVA_HOME" in said


def test_a_java_without_a_compiler_will_not_do(
    desk: Desk, vassal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = java(tmp_path / "jre", "echo java.base@21")
    code, said = asked_of(desk, vassal, monkeypatch, JAVA_HOME=str(home))
    assert code == 2
    assert "verify needs a JDK" in said


def test_an_engine_that_dies_is_quoted(
    desk: Desk, vassal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    does = "[ $1 = --list-modules ] && echo jdk.compiler@21 || echo 'no such class' >&2"
    home = java(tmp_path / "jdk", does)
    code, said = asked_of(desk, vassal, monkeypatch, JAVA_HOME=str(home), DISPLAY=":0")
    assert code == 2
    assert "no such class" in said
