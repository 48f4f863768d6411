"""The reader's own VASSAL: finding it, starting it with our driver, asking it.

Nothing of VASSAL comes with oobc. The driver is Java sources, which a JDK compiles beside the jars that the reader has
installed, into a folder that goes away again.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Protocol

from pydantic import BaseModel, ConfigDict

DRIVER = Path(__file__).with_name("driver")
"""The folder of the sources."""
_ENGINE = "Vengine.jar"
_JARS = ("lib", ".", "Contents/Resources/Java", "VASSAL.app/Contents/Resources/Java")
"""Where an installed VASSAL keeps its jars: Linux and Windows, the folder itself, macOS."""


class NoEngineError(Exception):
    """VASSAL or Java is missing, or does not answer. The message says what to do."""


class _Told(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Seen(_Told):
    """A piece as the engine has it."""

    id: str
    name: str
    """What the side that plays reads."""
    gpid: str
    map: str | None
    place: str | None
    """The hex or box, as the map calls it."""
    x: int
    y: int
    size: str
    """Of its picture, as the side that plays sees it: `75x75`."""
    stack: str | None
    """The stack that it lies in; `deck`: one of the decks."""
    secret: bool
    """Hidden from the side that plays."""
    hidden_by: str | None
    """The side that hides it."""
    properties: dict[str, str | None]
    """Those that are watched, of the piece below its mask."""

    @property
    def as_put(self) -> "Seen":
        """All but the size and the stack: the engine gives what comes back by an undo a stack of its own."""
        return self.model_copy(update={"size": "", "stack": None})

    @property
    def where(self) -> str:
        """Its place in words."""
        return f"{self.place} ({self.map})"


class Entry(_Told):
    """An entry of a menu."""

    path: tuple[str, ...]
    """Its text, after those of the menus that it stands in."""
    enabled: bool


class Button(_Told):
    """A button on the screen."""

    number: int
    window: str
    """The title of its window; empty: the engine's own."""
    text: str
    tip: str
    enabled: bool

    @property
    def name(self) -> str:
        """What a player calls it."""
        return self.text or self.tip or f"button {self.number}"


class Opened(_Told):
    """A window on the screen."""

    title: str
    lines: list[str]
    """Those of its lists, tables and trees."""


class Answer(_Told):
    """What the engine tells of one thing that it was asked to do (`driver/Driver.java`)."""

    engine: str = ""
    seconds: float | None = None
    """How long opening the module or beginning a game took, its pictures with it."""
    side: str | None = None
    turn: str | None = None
    pieces: list[Seen] = []
    changed: list[Seen] = []
    """The pieces that are new, or otherwise than before."""
    gone: list[Seen] = []
    said: list[str] = []
    """New lines of the chat."""
    complaints: list[str] = []
    """Warnings and errors since the last answer."""
    dialogs: list[str] = []
    """The titles of dialogs that came up and were closed."""
    buttons: list[Button] = []
    windows: list[Opened] = []
    menu: list[Entry] = []
    """The entries of the menu that opened."""
    state: bool = False
    """Something was done that a log keeps: more than a look."""
    looks: bool = False
    """The screen looks otherwise, beside the button that was clicked."""
    opened: list[str] = []
    """The titles of windows that opened."""
    closed: list[str] = []
    panels: bool = False
    """Something in the engine's own window opened or closed."""
    viewed: str | None = None
    """What the stack viewer writes."""
    picture: str = ""
    """A digest of what was to be seen."""


class Engine(Protocol):
    """Something that plays a module as it is told."""

    opened: Answer

    def ask(self, *words: str) -> Answer:
        """Does one thing and tells what came of it."""


@contextmanager
def engine(folder: Path, module: Path) -> Iterator[Engine]:
    """The VASSAL in a folder, with a module open in it."""
    java, jars = find_java(), [str(jar) for jar in find_jars(folder)]
    if sys.platform.startswith("linux") and "DISPLAY" not in os.environ:
        raise NoEngineError(
            "VASSAL needs a screen and DISPLAY names none; a virtual one will do: xvfb-run oobc verify ..."
        )
    with (
        tempfile.TemporaryDirectory() as classes,
        tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log,
    ):
        _compile(java, jars, classes)
        path = os.pathsep.join((classes, *jars))
        with subprocess.Popen(
            [java, "-Dfile.encoding=UTF-8", "-cp", path, "Driver", str(module.resolve())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            encoding="utf-8",
        ) as process:
            try:
                yield _Running(process, log)
            finally:
                process.kill()


def _compile(java: str, jars: list[str], into: str) -> None:
    """The classes of the driver. A JDK has its compiler as a module: no other program need be found."""
    sources = [str(each) for each in sorted(DRIVER.glob("*.java"))]
    options = ["-proc:none", "-nowarn", "-encoding", "UTF-8", "-cp", os.pathsep.join(jars), "-d", into]
    done = subprocess.run(
        [java, "-m", "jdk.compiler/com.sun.tools.javac.Main", *options, *sources],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise NoEngineError(f"the driver does not fit this VASSAL or Java:\n{done.stdout}{done.stderr}")


class _Running:
    def __init__(self, process: "subprocess.Popen[str]", log: IO[str]) -> None:
        self._process, self._log = process, log
        self.opened = self._answer()

    def ask(self, *words: str) -> Answer:
        assert self._process.stdin is not None
        self._process.stdin.write("\t".join(words) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> Answer:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if line:
            return Answer.model_validate_json(line)
        self._log.seek(0)
        last = "\n".join(self._log.read().splitlines()[-15:])
        raise NoEngineError(f"VASSAL ended without an answer; the last that it said:\n{last}")


def find_jars(folder: Path) -> list[Path]:
    """The jars of an installed VASSAL."""
    for each in _JARS:
        if (folder / each / _ENGINE).exists():
            return sorted((folder / each).glob("*.jar"))
    raise NoEngineError(
        f"there is no VASSAL in {folder}: no lib/{_ENGINE}; --vassal names the folder where it is installed"
    )


def find_java() -> str:
    """The Java of `JAVA_HOME`, or else of the path. It must be a JDK: the driver is a source."""
    home = os.environ.get("JAVA_HOME")
    java = shutil.which("java", path=str(Path(home) / "bin")) if home else shutil.which("java")
    if java is None:
        where = f"JAVA_HOME ({home})" if home else "the path"
        raise NoEngineError(f"there is no Java on {where}; verify needs a JDK, version 17 or newer")
    listed = subprocess.run([java, "--list-modules"], capture_output=True, encoding="utf-8", check=False)
    if "jdk.compiler@" not in listed.stdout:
        raise NoEngineError(
            f"{java} cannot run Java sources; verify needs a JDK, version 17 or newer, where VASSAL itself is content "
            "with a JRE: install one, or let JAVA_HOME name it"
        )
    return java
