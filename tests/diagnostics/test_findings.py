"""Findings and the hints that they give."""

import pytest

from oobc.diagnostics.codes import TAB, UNUSED_SOURCE
from oobc.diagnostics.findings import Finding, has_errors, suggest
from oobc.place import Origin


@pytest.mark.parametrize(
    ("written", "meant"),
    [("lamp-herno", "lamp-heron"), ("LAMP-HERON", "lamp-heron"), ("crown", "crown-lion"), ("xyz", None), ("", None)],
)
def test_a_hint_names_what_was_probably_meant(written: str, meant: str | None) -> None:
    known = ["lamp-heron", "lamp-tern", "crown-lion"]
    assert suggest(written, known) == (f"did you mean {meant!r}?" if meant else None)


def test_a_hint_does_not_depend_on_the_order_of_the_names() -> None:
    known = [f"unit-{number}" for number in range(9)]
    assert suggest("unit-x", known) == suggest("unit-x", known[::-1])


def test_a_warning_does_not_stop_a_build() -> None:
    warning, error = Finding(UNUSED_SOURCE, "", Origin("x")), Finding(TAB, "", Origin("x"))
    assert not has_errors([warning])
    assert has_errors([warning, error])
