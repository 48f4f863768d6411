"""Strings inside strings (format: §3)."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobc.vassal import encoding
from oobc.vassal.encoding import key, named, seq, unseq

DELIMITERS = st.sampled_from(";,|\t/:~\x1b")
ITEMS = st.lists(st.text("ab;,|\t/:~'\\ é", max_size=6), min_size=1, max_size=5)


def can_be_written(item: str) -> bool:
    return not item.endswith("\\") or item.startswith("\\")


def test_the_examples_in_the_docstrings_hold():
    assert doctest.testmod(encoding).failed == 0


# ---------------------------------------------------------------- sequences (§3.1)


@pytest.mark.parametrize(
    ("delimiter", "items", "written"),
    [
        (",", ["Move", "Fire, close", "Rally"], r"Move,Fire\, close,Rally"),
        (";", ["a", "", None, "b"], "a;;;b"),
        (";", [True, False, 3, -1, 1.0], "true;false;3;-1;1.0"),
        (",", ["\\n"], r"'\n'"),
        (",", ["'quoted'"], "''quoted''"),
        (",", ["it's"], "it's"),
        (",", [r"back\slash"], r"back\slash"),
        (",", [""], ""),
        (",", [], ""),
    ],
)
def test_a_sequence_is_written_as_the_engine_writes_it(delimiter, items, written):
    assert seq(delimiter, *items) == written


def test_an_inner_delimiter_gains_a_backslash_at_each_level():
    assert seq(",", seq(",", seq(",", "a", "b"), "c"), "d") == r"a\\,b\,c,d"


@given(DELIMITERS, ITEMS.filter(lambda items: all(map(can_be_written, items))))
def test_what_is_joined_can_be_split(delimiter, items):
    assert unseq(delimiter, seq(delimiter, *items)) == items


@given(DELIMITERS, DELIMITERS, ITEMS.filter(lambda items: all(map(can_be_written, items))))
def test_sequences_nest(outer, inner, items):
    nested = seq(outer, "first", seq(inner, *items), "last")
    assert unseq(inner, unseq(outer, nested)[1]) == items


def test_text_that_ends_in_a_backslash_is_refused():
    with pytest.raises(ValueError, match="ends in a backslash: 'a"):
        seq(";", "a\\", "b")


def test_an_empty_list_is_empty_but_an_empty_sequence_has_one_item():
    assert encoding.unlist("") == []
    assert unseq(",", "") == [""]


@given(DELIMITERS, ITEMS.filter(lambda items: all(map(can_be_written, items))))
def test_cut_gives_the_first_two_items(delimiter, items):
    first, second = encoding.cut(delimiter, seq(delimiter, *items))
    assert first == items[0]
    assert second == (items[1] if len(items) > 1 else None)


@pytest.mark.parametrize("bad", ["", "a;b", "a,b", "a\tb", "a|b", "a\\"])
def test_names_hold_no_delimiters(bad):
    assert encoding.name("Old Guard: 1/3 'é'") == "Old Guard: 1/3 'é'"
    with pytest.raises(ValueError, match="cannot"):
        encoding.name(bad, "property name")


# ---------------------------------------------------------------- keys (§3.2)


@pytest.mark.parametrize(
    ("spelling", "written"),
    [
        ("Ctrl+M", "77,130"),
        ("ctrl+m", "77,130"),
        ("F", "70,0"),
        ("Shift+F1", "112,65"),
        ("Alt+Left", "37,520"),
        ("Meta+Down", "40,260"),
        ("Ctrl+Shift+7", "55,195"),
        ("Delete", "127,0"),
        ("Space", "32,0"),
        ("Enter", "10,0"),
        ("", ""),
    ],
)
def test_a_key_is_a_code_and_modifiers(spelling, written):
    assert key(spelling) == written


def test_a_named_key_is_its_name():
    assert named("gotoUar") == "57344,0,gotoUar"


def test_a_bare_name_is_no_key_but_the_message_says_what_to_write():
    with pytest.raises(ValueError, match=r"named\('gotoUar'\)"):
        key("gotoUar")
    with pytest.raises(ValueError, match="no such modifier: 'Strg'"):
        key("Strg+M")
    assert not encoding.is_key("gotoUar")


@pytest.mark.parametrize("bad", ["", "go,there", "go\\"])
def test_a_named_key_needs_a_name_without_delimiters(bad):
    with pytest.raises(ValueError, match="name of a key"):
        named(bad)


def test_a_list_of_keys_escapes_their_commas():
    assert encoding.keys([key("Ctrl+F"), named("go")]) == r"70\,130,57344\,0\,go"


# ---------------------------------------------------------------- other codes (§3.2)


@pytest.mark.parametrize(
    ("value", "written"),
    [((255, 0, 0), "255,0,0"), ("#ff000080", "255,0,0,128"), ("1,2,3", "1,2,3"), (None, ""), ("", "")],
)
def test_a_colour_is_numbers(value, written):
    assert encoding.colour(value) == written


@pytest.mark.parametrize("bad", ["red", "#f00", (1, 2), (256, 0, 0), "1,2,999"])
def test_words_and_wrong_numbers_are_no_colours(bad):
    with pytest.raises(ValueError, match="not a colour"):
        encoding.colour(bad)


def test_changers():
    assert encoding.set_to("{N*2+M}") == "P,{N*2+M}"
    assert encoding.add(-4) == "I,-4"
    assert encoding.ask("How many?") == "R,How many?"
    assert encoding.choose("Which?", ["a", "b", "c"]) == r"E,Which?,a\,b\,c"


def test_a_command_list_is_a_sequence_of_sequences():
    assert encoding.commands(("+1", key("Ctrl+A"), encoding.add(1))) == r"+1:65\,130:I\,1"


def test_constraints():
    assert encoding.constraints(0, 100) == "true,0,100,false"
    assert encoding.constraints() == "false,0,100,false"
    with pytest.raises(ValueError, match="minimum"):
        encoding.constraints(3)


def test_the_target_everything():
    assert encoding.target() == "COUNTER|false|MAP|||||0|0||false|||EQUALS||"


def test_a_target_by_place_and_property():
    assert (
        encoding.target("MAP", "ZONE", zone="Box", where="Side", value="Red")
        == "MAP|true|ZONE|||Box||0|0||true|Side|Red|EQUALS||"
    )


def test_access():
    assert encoding.access("side") == "side:"
    assert encoding.access("player") == "player:"
    assert encoding.access(["Red", "Blue"]) == "sides:Red:Blue"
    with pytest.raises(ValueError, match="access is"):
        encoding.access("Red")
