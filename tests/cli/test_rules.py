"""`oobc rules import` and `oobc build --with-book`: the book's words beside ours, and nowhere else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from authoring import Desk

BOOK = """1.0 Sailing

A barrel of <b>words</b> that only the book has. ★ = in play.

(1.21) Aground: Push (1.2).

A. Kedge: Pull.
"""


def oobc(desk: Desk, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "oobc", *arguments]
    return subprocess.run(command, cwd=desk.root, env=os.environ, capture_output=True, encoding="utf-8", check=False)


def page(desk: Desk, path: str) -> str:
    return (desk.root / "build" / "two-lights" / "site" / path).read_text(encoding="utf-8")


@pytest.fixture
def owned(desk: Desk) -> Desk:
    desk.write("book.txt", BOOK)
    assert oobc(desk, "rules", "import", "book.txt").returncode == 0
    return desk


def test_an_imported_book_stands_beside_our_words(owned: Desk) -> None:
    assert oobc(owned, "build", "two-lights", "--with-book").returncode == 0
    told = page(owned, "rules/1.html")
    assert "A barrel of &lt;b&gt;words&lt;/b&gt; that only the book has. ★ = in play." in told
    assert 'Push (<a class="case-ref" href="../rules/1.html#1.2"' in told
    assert {path.name for path in (owned.root / "build" / "two-lights").iterdir()} == {"site", "manifest.json"}


def test_what_only_the_book_counts_stands_with_the_case_above_it(owned: Desk) -> None:
    assert oobc(owned, "build", "two-lights", "--with-book").returncode == 0
    case = page(owned, "rules/1.html").partition('id="1.21"')[2].partition("</section>")[0]
    assert "A. Kedge: Pull." in case


def test_without_being_asked_nothing_of_it_is_shown(owned: Desk) -> None:
    assert oobc(owned, "build", "two-lights", "--only", "site").returncode == 0
    written = [path for path in (owned.root / "build").rglob("*") if path.is_file()]
    assert written
    assert not any(b"only the book has" in path.read_bytes() for path in written)


@pytest.mark.parametrize("output", ["module", "print"])
def test_what_is_handed_on_never_holds_it(owned: Desk, output: str) -> None:
    done = oobc(owned, "build", "two-lights", "--with-book", "--only", output)
    assert done.returncode == 2
    assert "--with-book makes the site alone" in done.stderr
    assert not (owned.root / "build").exists()


def test_a_book_of_a_game_that_is_not_there_is_kept_and_told(desk: Desk) -> None:
    desk.write("book.txt", BOOK)
    done = oobc(desk, "rules", "import", "book.txt", "--game", "herring-war")
    assert done.returncode == 0
    assert "herring-war.yaml: 3 cases, 0 sections" in done.stdout
    assert "There is no game 'herring-war'" in done.stdout
    assert (desk.root / "data/private/herring-war.yaml").is_file()


@pytest.mark.parametrize(
    ("content", "arguments", "message"),
    [
        ("No numbers.\n", [], "has no numbered case"),
        (BOOK, ["--game", "../up"], "is no name of a game box"),
        (None, [], "there is no file"),
    ],
)
def test_what_cannot_be_imported_is_wrong_use(
    desk: Desk, content: str | None, arguments: list[str], message: str
) -> None:
    if content is not None:
        desk.write("book.txt", content)
    done = oobc(desk, "rules", "import", "book.txt", *arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert not (Path(desk.root) / "data" / "private").exists()


def test_a_book_that_its_owner_broke_is_a_finding(owned: Desk) -> None:
    owned.change("data/private/lantern-isles.yaml", "title: Aground", "titel: Aground")
    done = oobc(owned, "build", "two-lights", "--with-book")
    assert done.returncode == 1
    assert "data/private/lantern-isles.yaml" in done.stdout
