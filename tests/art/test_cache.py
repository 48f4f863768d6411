"""Pictures that were drawn before are not drawn again, and nobody can tell."""

from dataclasses import replace
from pathlib import Path

import pytest

from oobc.art import cache
from oobc.art.counters import FaceView, draw_faces
from oobc.art.typst import ArtError, Press

FACE = FaceView("lamp-heron/whole", "marker", "#fbf8f0", "#1c1c1c", {"text": "Heron"})
OTHER = replace(FACE, id="lamp-gull/whole", slots={"text": "Gull"})


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of what the templates are asked to draw."""
    ids: list[str] = []
    compile = Press._compile

    def listen(press, template, pages, *how):  # type: ignore[no-untyped-def]
        ids.extend(page.id for page in pages)
        return compile(press, template, pages, *how)

    monkeypatch.setattr(Press, "_compile", listen)
    return ids


def entries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def test_a_face_is_drawn_once(drawn: list[str]) -> None:
    assert draw_faces(Press(), [FACE], 30) == draw_faces(Press(), [FACE], 30)
    assert drawn == ["lamp-heron/whole"]


def test_only_the_face_that_changed_is_drawn_again(drawn: list[str]) -> None:
    draw_faces(Press(), [FACE, OTHER], 30)
    draw_faces(Press(), [FACE, replace(OTHER, ink="#a02020")], 30)
    assert drawn == ["lamp-heron/whole", "lamp-gull/whole", "lamp-gull/whole"]


def test_faces_that_differ_in_their_ids_alone_share_a_picture(drawn: list[str]) -> None:
    pictures = draw_faces(Press(), [FACE, replace(FACE, id="lamp-gull/whole")], 30)
    assert pictures["lamp-heron/whole"] == pictures["lamp-gull/whole"]
    assert len(drawn) == 1


def test_another_size_is_another_picture() -> None:
    assert draw_faces(Press(), [FACE], 30) != draw_faces(Press(), [FACE], 60)


def test_without_a_folder_the_bytes_are_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = [draw_faces(Press(), [FACE, OTHER], 30), draw_faces(Press(), [OTHER, FACE], 30)]
    monkeypatch.setenv(cache.VARIABLE, "")
    assert with_it == [draw_faces(Press(), [FACE, OTHER], 30)] * 2


def test_a_damaged_entry_is_drawn_again(folder: Path, drawn: list[str]) -> None:
    pictures = draw_faces(Press(), [FACE], 30)
    (entry,) = entries(folder)
    entry.write_bytes(entry.read_bytes()[:-9])
    assert draw_faces(Press(), [FACE], 30) == pictures
    assert drawn == ["lamp-heron/whole"] * 2


def test_where_nothing_can_be_kept_everything_is_drawn(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = folder / "file"
    file.write_text("in the way")
    monkeypatch.setenv(cache.VARIABLE, str(file))
    assert draw_faces(Press(), [FACE], 30)["lamp-heron/whole"].startswith(b"\x89PNG")


def test_nothing_half_written_is_left(folder: Path) -> None:
    draw_faces(Press(), [FACE, OTHER], 30)
    assert [len(entry.name) for entry in entries(folder)] == [64, 64]


def test_what_cannot_be_drawn_is_not_kept(folder: Path) -> None:
    for _ in range(2):
        with pytest.raises(ArtError, match="does not fit: lamp-heron/whole"):
            draw_faces(Press(), [replace(FACE, slots={"text": "W" * 90})], 30)
    assert entries(folder) == []
