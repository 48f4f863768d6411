"""The lock file of piece ids: one number a line, and never two for one key."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobc.source.lock import parse_lock, write_lock

keys = st.lists(st.text("abc /é", min_size=1).map(str.strip).filter(bool), unique=True, min_size=1)


@given(keys)
def test_the_lock_reads_back(names: list[str]) -> None:
    numbers = {name: number for number, name in enumerate(names, 1)}
    document, findings = parse_lock(write_lock(numbers), "gpids.lock")
    assert document is not None
    assert (document.values, findings) == (numbers, [])


LOCK = write_lock({"guard": 1, "rifle": 2, "lamp heron": 3})


@given(st.integers(0, len(LOCK) - 1))
def test_wherever_a_lock_is_cut_it_is_told(end: int) -> None:
    _, findings = parse_lock(LOCK[:end], "gpids.lock")
    assert findings


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no number in the file"),
        ("# 2 numbers and", "the file says that it has 2 numbers, and has 0"),
        ("# 3 numbers\n1 guard\n2 rifle\n", "the file says that it has 3 numbers, and has 2"),
        ("# 2 numbers\n1 guard\n2 rif", "the file ends within a line"),
        (f"{'9' * 5000} guard\n", "not a number and a key"),
        ("0 guard\n", "not a number and a key"),
        ("١ guard\n", "not a number and a key"),
        ("1 \n", "not a number and a key"),
    ],
)
def test_a_lock_that_is_none_or_was_cut_is_told(text: str, message: str) -> None:
    _, (finding,) = parse_lock(text, "gpids.lock")
    assert finding.message == message


def test_a_lock_from_before_it_said_how_many_it_has_is_read() -> None:
    document, findings = parse_lock("# number key; made by oobc.\n1 guard\n2 rifle", "gpids.lock")
    assert document is not None
    assert (document.values, findings) == ({"guard": 1, "rifle": 2}, [])


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
