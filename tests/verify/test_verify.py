"""What `oobc verify` finds in the answers of an engine, and what it says where there is none. No Java is needed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from obedient import Obedient, Spoil
from typer.testing import CliRunner

from authoring import TESTS, Desk, game_of
from oobc.cli import app
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.outputs.module.names import COUNTER, FACE, map_name
from oobc.verify import differences
from oobc.verify.hands.secrets import secrets
from oobc.verify.played import Played
from oobc.verify.standing import standing
from oobc.verify.vassal import Answer, Entry, Opened


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
    list(differences(espinosa, engine, quick=True))
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
    list(differences(isles, engine, quick=True))
    assert len({words for words in engine.asked if words[0] == "setup"}) == len(isles.scenarios) * len(
        [*isles.box.sides, "observer"]
    )
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


def found(game: Game, spoil: Spoil, *, quick: bool = True) -> list[Finding]:
    """What is found, each once; by keys alone, or by mouse, too."""
    return list(dict.fromkeys(differences(game, Obedient(game, spoil), quick=quick)))


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


def when(*words: str, **changes: object) -> Spoil:
    """The engine answers otherwise what begins with these words."""

    def spoil(asked: tuple[str, ...], answer: Answer) -> Answer:
        return answer.model_copy(update=changes) if asked[: len(words)] == words else answer

    return spoil


def without_button(text: str) -> Spoil:
    """A button is not there."""

    def spoil(asked: tuple[str, ...], answer: Answer) -> Answer:
        return answer.model_copy(update={"buttons": [each for each in answer.buttons if each.text != text]})

    return spoil


DEAD: dict[str, object] = {"said": [], "state": False, "opened": []}


@pytest.mark.parametrize(
    ("spoil", "code", "said"),
    [
        (when("click", "0", **DEAD), "OOB418", "Ship's log does nothing"),
        (without_button("Wind: Gale"), "OOB418", "no button makes Wind Gale"),
        (without_button("Swell dice"), "OOB418", "no button rolls Swell dice"),
        (without_button("Casks"), "OOB418", "no button opens the window Casks"),
        (when("strike", "116,0", panels=True), "OOB416", "F5 opens Casks and a panel of the engine, and should open"),
        (when("strike", "86,520", panels=True), "OOB416", "Alt+V opens or closes a panel of the engine"),
        (when("strike", "86,520", **DEAD), "OOB418", "Alt+V does nothing in First day Ebb"),
        (when("strike", "66,520", turn="First day Dark"), "OOB415", "as many back lead to 'First day Dark'"),
        (when("choose", "lamp-heron", "Salvo", **DEAD), "OOB418", "Salvo in the menu of Heron does nothing"),
        (when("menu", "lamp-heron", menu=[]), "OOB416", "the menu of Heron has no Salvo"),
        (when("point", **DEAD), "OOB418", "a click on Broadside in Fray does nothing"),
        (when("see", picture="blank"), "OOB416", "Fray shows nothing of the pieces that are marked"),
        (
            when("drag", "cpt-brand", changed=[]),
            "OOB416",
            "Ilse Brand, dragged onto First day Ebb (Ship's log), lies in",
        ),
        (when("windows", windows=[Opened(title="Pieces", lines=["Letter [The Wreckers: Desk]"])]), "OOB419", "Letter"),
    ],
)
def test_what_a_person_would_notice_is_found(isles: Game, spoil: Spoil, code: str, said: str) -> None:
    messages = [each.message for each in found(isles, spoil, quick=False) if each.code.id == code]
    assert any(said in message for message in messages), messages


def other(**changes: object) -> Callable[[str], Spoil]:
    """A hidden piece looks otherwise than the others."""
    return lambda counter: seen_as(counter, **changes)


def asked(verb: str, **changes: object) -> Callable[[str], Spoil]:
    """The engine answers otherwise what is asked of a hidden piece."""

    def spoiler(counter: str) -> Spoil:
        id = ""

        def spoil(words: tuple[str, ...], answer: Answer) -> Answer:
            nonlocal id
            id = next((each.id for each in answer.pieces if each.properties[COUNTER] == counter), id)
            return answer.model_copy(update=changes) if words[:2] == (verb, id) else answer

        return spoil

    return spoiler


@pytest.mark.parametrize(
    ("spoiler", "said"),
    [
        (other(name="Blake (hidden)"), "from the others: it is called Blake (hidden)"),
        (other(size="150x75"), "from the others: it is 150x75 large"),
        (other(stack="of its own"), "French can tell hidden pieces in"),
        (asked("menu", menu=[Entry(path=("Rally",), enabled=True)]), "from the others: it has a menu with Rally"),
        (asked("hover", viewed="strength 6"), "it is told of as strength 6 by the stack viewer"),
    ],
)
def test_what_tells_hidden_pieces_apart_is_found(espinosa: Game, spoiler: Callable[[str], Spoil], said: str) -> None:
    scenario = next(iter(espinosa.scenarios.values()))
    there = (each for each in standing(espinosa, scenario) if each.map == map_name(espinosa))
    hidden = [each for each in there if each.hidden_by == espinosa.box.sides["coalition"].title]
    places = [each.places for each in hidden]
    counter = next(each.piece for each in reversed(hidden) if places.count(each.places) > 1)
    played = Played(espinosa, Obedient(espinosa, spoiler(counter)))
    findings = [*played.begin(scenario, "french"), *secrets(played, scenario, "french")]
    assert {each.code.id for each in findings} <= {"OOB419"}
    assert any(said in each.message for each in findings)


def test_a_piece_is_found_where_its_row_stands(isles: Game, desk: Desk) -> None:
    engine = Obedient(isles)
    desk.change("data/games/lantern-isles/battles/two-lights/setup.csv", "H-10 (lit)", "H-9 (lit)")
    compiled = desk.compile()
    assert compiled.game is not None
    (finding,) = dict.fromkeys(differences(compiled.game, engine, quick=True))
    assert finding.code.id == "OOB412"
    assert str(compiled.library.place(finding.where)).endswith("setup.csv:12:20")


def test_a_piece_must_face_where_its_row_says(isles: Game, desk: Desk) -> None:
    engine = Obedient(isles)
    desk.change(
        "data/games/lantern-isles/battles/two-lights/setup.csv", "lamp-heron,C-3,", "lamp-heron,C-3 (facing 3),"
    )
    compiled = desk.compile()
    assert compiled.game is not None
    first, *_ = differences(compiled.game, engine, quick=True)
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
