"""gpids: never reused, never renumbered (format: §9)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobc.vassal import ids, traits
from oobc.vassal.components import component, game_module
from oobc.vassal.pieces import piece, prototype_body

names = st.lists(st.text("abc /é", min_size=1).map(str.strip).filter(bool), unique=True)


def test_numbers_are_given_in_order():
    given, lock = ids.assign(["guard", "rifle"], {})
    assert given == {"guard": "1", "rifle": "2"}
    assert lock == {"guard": 1, "rifle": 2}


def test_a_number_once_given_is_kept_and_never_given_again():
    _, lock = ids.assign(["guard", "rifle"], {})
    _, lock = ids.assign(["guard"], lock)
    given, lock = ids.assign(["artillery", "guard"], lock)
    assert given == {"artillery": "3", "guard": "1"}
    assert ids.next_piece_slot_id(lock) == 4


def test_two_slots_with_one_key_are_refused():
    with pytest.raises(ValueError, match="two slots have the key 'rifle'"):
        ids.assign(["rifle", "rifle"], {})


@given(names, names)
def test_no_two_keys_share_a_number(first, second):
    one, lock = ids.assign(first, {})
    two, lock = ids.assign(second, lock)
    assert len(set(lock.values())) == len(lock) == len({*first, *second})
    assert all(two[key] == one[key] for key in two.keys() & one.keys())


def slot(name, gpid, *own_traits):
    return component("PieceSlot", piece(*own_traits, name=name).definition(), entryName=name, gpid=gpid)


def test_what_is_wrong_with_the_numbers_of_a_module():
    camp = traits.place_marker("Camp", "", "+/null/x", gpid="2")
    root = game_module(
        component(
            "PieceWindow",
            component(
                "ListWidget",
                slot("A", "1"),
                slot("B", "1"),
                slot("C", ""),
                slot("D", "2", camp),
                slot("E", "9"),
            ),
        ),
        component(
            "PrototypesContainer",
            component("PrototypeDefinition", prototype_body(camp).definition(), name="p"),
        ),
        name="n",
        version="1",
        next_piece_slot_id=5,
    )
    assert list(ids.faults(root)) == [
        "slot 'A' and slot 'B' share gpid 1",
        "slot 'C' has no gpid",
        "slot 'D' and 'Camp' of slot 'D' share gpid 2",
        "slot 'E' has gpid 9, but nextPieceSlotId is 5",
        "slot 'D' and 'Camp' of prototype 'p' share gpid 2",
    ]
