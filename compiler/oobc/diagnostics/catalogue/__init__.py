"""The catalogue of findings: a page for each code, in Markdown beside this file.

A page has a heading, prose for an author, the cases of the rules it depends on, and an example: what is wrong, with the
marks ⟦ ⟧ where oobc points; what is said about it; the same fixed. The tests plant each example in their project, so
that no page can say what is not so.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from oobc.diagnostics.findings import Code
from oobc.place import Place

FOLDER = Path(__file__).resolve().parent

_HEADING = re.compile(r"# (\S+) (\S+)")
_BLOCK = re.compile(r"^```(?P<head>.*)\n(?P<text>(?:(?!```).*\n)*)```\n", re.MULTILINE)
_MARKED = re.compile("⟦(.*?)⟧", re.DOTALL)
_DEPENDS = re.compile(r"^Depends on (\S+) (.+)\.$")


@dataclass(frozen=True, slots=True)
class Passage:
    """Some lines of a file, or all of a file that is not there otherwise."""

    file: str
    text: str
    """With the marks, if it has them."""

    @property
    def plain(self) -> str:
        """The text without marks."""
        return _MARKED.sub(r"\1", self.text)

    @property
    def place(self) -> Place | None:
        """The place between the marks, counted from the first of these lines."""
        match = _MARKED.search(self.text)
        if match is None:
            return None
        before = self.text[: match.start()].split("\n")
        within = match[1].split("\n")
        column = len(before[-1]) + 1
        end_column = len(within[-1]) + (column if len(within) == 1 else 1)
        return Place(self.file, len(before), column, len(before) + len(within) - 1, end_column)


@dataclass(frozen=True, slots=True)
class Said:
    """What oobc says about an example."""

    message: str
    notes: tuple[str, ...] = ()
    hint: str | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """What there is to know about a code."""

    id: str
    name: str
    prose: tuple[str, ...]
    """Paragraphs, each on one line."""
    rests_on: tuple[str, tuple[str, ...]] | None
    """A series and cases of its rules, or of the rules of its games."""
    failing: tuple[Passage, ...]
    """One of them has the marks."""
    said: Said
    fixed: tuple[Passage, ...]
    """The same files in the same order."""


def page_of(code: Code) -> Page:
    """The page of a code. Every code has one."""
    return read_page((FOLDER / f"{code.id}.md").read_text(encoding="utf-8"))


def index(codes: Iterable[Code]) -> str:
    """The page of the documentation that lists all codes."""
    lines = [_INTRODUCTION]
    for group, title in _GROUPS.items():
        lines += ["", f"## {title}", "", "| code | name | severity | what it says |", "| --- | --- | --- | --- |"]
        for code in codes:
            if code.id.startswith(f"OOB{group}"):
                link = f"[{code.id}](../compiler/oobc/diagnostics/catalogue/{code.id}.md)"
                severity = f"{code.severity}, acceptable" if code.acceptable else str(code.severity)
                lines.append(f"| {link} | {code.name} | {severity} | {code.summary} |")
    return "\n".join(lines) + "\n"


_INTRODUCTION = """\
# Every finding

What `oobc validate`, `oobc build` and `oobc verify` can find. Each code links to its page, which `oobc explain` shows
too: what it means, how to fix it, which rules it depends on, an example. Errors make a run fail, warnings with
`--strict`, notes never. Print itself can contradict what is *acceptable*: it may be
[accepted with a reason](data.md#contradictions-of-print).

Made from `compiler/oobc/diagnostics/`, and made anew by `python run.py test --update-goldens`."""

_GROUPS = {
    "0": "The text of a file",
    "1": "The shape of its values",
    "2": "Names that must exist",
    "3": "What must hold between files",
    "4": "What the outputs cannot show",
}


def read_page(text: str) -> Page:
    """A page from its text. One that cannot be read is an internal error: ValueError."""
    heading, _, rest = text.partition("\n")
    named = _HEADING.fullmatch(heading)
    blocks = [(match["head"].split(), match["text"].removesuffix("\n")) for match in _BLOCK.finditer(rest)]
    failing, said, fixed = (tuple(each for each in blocks if each[0][-1] == role) for role in _ROLES)
    if named is None or len(said) != 1 or len(failing) + 1 + len(fixed) != len(blocks):
        raise ValueError(f"{heading}: a heading, and blocks that are failing, said or fixed")
    wrong, right = (tuple(Passage(head[1], lines) for head, lines in each) for each in (failing, fixed))
    if len(wrong) != len(right) or sum("⟦" in each.text for each in wrong) != 1:
        raise ValueError(f"{heading}: as many fixed as failing, and one place is marked")
    prose = [" ".join(each.split()) for each in rest[: rest.index("```")].split("\n\n") if each.strip()]
    rests = _DEPENDS.fullmatch(prose[-1])
    return Page(
        id=named[1],
        name=named[2],
        prose=tuple(prose[:-1] if rests else prose),
        rests_on=(rests[1], tuple(rests[2].split(", "))) if rests else None,
        failing=wrong,
        said=_said(said[0][1]),
        fixed=right,
    )


_ROLES = ("failing", "said", "fixed")


def _said(text: str) -> Said:
    message, *more = text.split("\n")
    notes = tuple(line.removeprefix("note: ") for line in more if line.startswith("note: "))
    hints = [line.removeprefix("hint: ") for line in more if line.startswith("hint: ")]
    return Said(message, notes, hints[0] if hints else None)
