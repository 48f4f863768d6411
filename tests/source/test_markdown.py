"""Rules: front matter, cases with numbers, and the terms of a glossary."""

import pytest

from authoring import marked, unmarked
from oobc.diagnostics.findings import Finding
from oobc.source.document import Document
from oobc.source.markdown import parse_markdown

CHAPTER = """---
chapter: "7.0"
title: Movement
source: "printed:7.0"
---

Under the chapter.

## 7.6 Bridges {source=update:2022-02-23}

Prose of 7.6.

### 7.61A Trestles

Prose.
"""
GLOSSARY = (
    '---\ntitle: Glossary\nsource: "printed:glossary"\n---\n## Zone of Control {aliases="ZOC, ZOCs"}\n\nSix hexes.\n'
)


def read(text: str) -> Document:
    document, findings = parse_markdown(text, "x.md")
    assert findings == []
    assert document is not None
    return document


def findings_in(text: str) -> list[Finding]:
    return parse_markdown(text, "x.md")[1]


def test_the_chapter_is_its_own_first_case() -> None:
    first, *_ = read(CHAPTER).values["sections"]
    assert first == {"id": "7.0", "title": "Movement", "level": "1", "text": "\nUnder the chapter.\n"}


def test_cases_have_numbers_titles_levels_and_attributes() -> None:
    _, second, third = read(CHAPTER).values["sections"]
    assert second == {
        "id": "7.6",
        "title": "Bridges",
        "level": "2",
        "source": "update:2022-02-23",
        "text": "\nProse of 7.6.\n",
    }
    assert (third["id"], third["title"], third["level"]) == ("7.61A", "Trestles", "3")


def test_a_glossary_has_terms_without_numbers() -> None:
    (term,) = read(GLOSSARY).values["sections"]
    assert (term["id"], term["title"], term["aliases"]) == (None, "Zone of Control", "ZOC, ZOCs")


@pytest.mark.parametrize(
    ("old", "new", "path", "key"),
    [
        ("Prose of 7.6.", "Prose of ⟦7.6⟧.", ("sections", 1, "text", 10, 3), False),
        ("## 7.6 B", "## ⟦7.6⟧ B", ("sections", 1, "id"), False),
        ("7.6 Bridges", "7.6 ⟦Bridges⟧", ("sections", 1, "title"), False),
        ("update:2022-02-23", "⟦update:2022-02-23⟧", ("sections", 1, "source"), False),
        ("{source=", "{⟦source⟧=", ("sections", 1, "source"), True),
        ('"7.0"\ntitle', '⟦"7.0"⟧\ntitle', ("sections", 0, "id"), False),
        ("title: Movement", "title: ⟦Movement⟧", ("sections", 0, "title"), False),
        ("source: ", "⟦source⟧: ", ("source",), True),
        ("### 7.61A Trestles", "⟦### 7.61A Trestles⟧", ("sections", 2), False),
    ],
)
def test_a_value_is_found_again(old: str, new: str, path: tuple[str | int, ...], key: bool) -> None:
    text = CHAPTER.replace(old, new)
    assert read(unmarked(text)).places(path, key) == marked(text, "x.md")


@pytest.mark.parametrize("attributes", ["{see 7.1}", "{id=7.9}", "{level=4}", "{text=x}", "{source=a b}", "{=}"])
def test_attributes_are_names_with_values(attributes: str) -> None:
    (finding,) = findings_in(CHAPTER.replace("{source=update:2022-02-23}", attributes))
    assert (finding.code.name, finding.hint) == ("broken-markdown", "write name=value")


@pytest.mark.parametrize("heading", ["# 7.6 Bridges", "##7.6 Bridges", "##### 7.6 Bridges"])
def test_a_line_that_looks_like_a_heading_and_is_none(heading: str) -> None:
    (finding,) = findings_in(CHAPTER.replace("## 7.6 Bridges {source=update:2022-02-23}", heading))
    assert (finding.code.name, str(finding.where)) == ("broken-markdown", "x.md:9:1")


def test_no_text_of_a_glossary_is_lost() -> None:
    (finding,) = findings_in(GLOSSARY.replace("## Zone", "\nMark these words,\nall of them.\n\n## Zone"))
    assert (finding.code.name, str(finding.where)) == ("broken-markdown", "x.md:6:1")


@pytest.mark.parametrize("front", ["", "---\nchapter: 1\n", "---\n- a\n- b\n---\n", "---\njust words\n---\n"])
def test_a_file_of_rules_begins_with_front_matter(front: str) -> None:
    document, findings = parse_markdown(front + "## 7.6 Bridges\n", "x.md")
    assert document is None
    assert [each.code.name for each in findings] == ["broken-markdown"]


def test_faults_of_the_front_matter_have_their_line_in_the_file() -> None:
    (finding,) = findings_in("---\ntitle: [a\n---\n")
    assert (finding.code.name, str(finding.where)) == ("broken-yaml", "x.md:2:8")
