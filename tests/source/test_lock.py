"""The lock file of piece ids: one number a line, and never two for one key."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobc.source.lock import parse_lock, write_lock

keys = st.lists(st.text("abc /é", min_size=1).map(str.strip).filter(bool), unique=True)


@given(keys)
def test_the_lock_reads_back(names: list[str]) -> None:
    numbers = {name: number for number, name in enumerate(names, 1)}
    document, findings = parse_lock(write_lock(numbers), "gpids.lock")
    assert document is not None
    assert (document.values, findings) == (numbers, [])


def test_the_lock_is_one_line_a_number() -> None:
    text = write_lock({"rifle": 2, "guard": 1})
    assert text.splitlines()[1:] == ["1 guard", "2 rifle"]
    assert text.startswith("# ")


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("1 guard\n1 rifle\n", 2, "the number is here twice"),
        ("1 guard\n2 guard\n", 2, "the key is here twice"),
        ("<<<<<<< HEAD\n", 1, "not a number and a key"),
    ],
)
def test_a_badly_merged_lock_is_told(text: str, line: int, message: str) -> None:
    _, (finding,) = parse_lock(text, "gpids.lock")
    assert (str(finding.where), finding.message) == (f"gpids.lock:{line}:1", message)
