"""Saved games (format: §10)."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobc.vassal import archive, decks, saves, traits
from oobc.vassal.classes import CLASSES
from oobc.vassal.components import component
from oobc.vassal.encoding import seq
from oobc.vassal.pieces import piece

META = archive.Metadata("Module", "1.0", "About it", saved=1_700_000_000_000)
RIFLE = piece(traits.layer("Step", ["a.png", "b.png"]), name="Rifle", gpid="1")
GUARD = piece(traits.marker(Side="Red"), name="Guard", gpid="2")
CHITS = component("DrawPile", name="Chits", x=40, y=50)
ROAD = piece(traits.immobile(), name="Road block", gpid="3")


def placed(*placements):
    return list(saves.placed(saves.Placement(*placement) for placement in placements))


# ---------------------------------------------------------------- pieces and stacks


def test_pieces_at_one_place_make_one_stack_after_them_bottom_first():
    commands = placed((RIFLE, "Main Map", 148, 102), (GUARD, "Main Map", 202, 319), (ROAD, "Main Map", 148, 102))
    assert commands == [
        RIFLE.at("Main Map", 148, 102).definition("1"),
        ROAD.at("Main Map", 148, 102).definition("2"),
        "+/3/stack/Main Map;148;102;1;@@-1",
        GUARD.at("Main Map", 202, 319).definition("4"),
        "+/5/stack/Main Map;202;319;4;@@-1",
    ]


def test_two_in_one_hex():
    commands = placed((RIFLE, "Main Map", 148, 102), (GUARD, "Main Map", 148, 102))
    assert commands[-1] == "+/3/stack/Main Map;148;102;1;2;@@-1"


def test_numbers_go_on_through_all_calls_of_one_save():
    numbers = itertools.count(1)
    first = list(saves.placed([saves.Placement(RIFLE, "Main Map", 0, 0)], numbers))
    second = list(saves.placed([saves.Placement(GUARD, "Main Map", 9, 9)], numbers))
    assert [command.split("/")[1] for command in first + second] == ["1", "2", "3", "4"]


def test_the_state_of_a_placed_piece_says_where_it_is():
    (rifle, _stack) = placed((RIFLE.in_state("emb2", "Step", "2"), "Main Map", 148, 102))
    assert rifle.endswith("/2\tMain Map;148;102;1;0")


def test_prototypes_are_refused():
    with pytest.raises(ValueError, match="still has 'prototype;unit'"):
        placed((piece(traits.prototype("unit"), name="x"), "Main Map", 0, 0))


@pytest.mark.parametrize(
    ("trait", "stacks"),
    [(traits.immobile(), False), (traits.immobile(stack=True), True), (traits.marker(Word="immob;x"), True)],
)
def test_a_piece_that_does_not_stack(trait, stacks):
    assert saves.stacks(piece(trait, name="x")) is stacks


def test_a_deck_follows_its_cards_and_its_type_is_the_proven_one():
    first, second, deck = decks.deck(CHITS, "Main Map", [RIFLE, GUARD], itertools.count(1))
    assert [first, second] == [
        RIFLE.at("Main Map", 40, 50).definition("1"),
        GUARD.at("Main Map", 40, 50).definition("2"),
    ]
    assert deck == (
        "+/3/deck;true;0,0,0;40;40;Always;Always;true;true;true;;;;Chits;;;;false;false;;;10;;false;;false;;"
        "$BasicName$;;false;;Shuffle;Reverse;;Draw multiple cards;Draw specific cards;Face up;Face down;;;;;"
        "Save Deck;;Deck Saved;Load Deck;;Deck Loaded;false;/Main Map;40;50;true;1,2"
    )


def test_a_deck_says_what_its_pile_says():
    chits = component("DrawPile", name="Chits", width=60, drawFaceUp=True, deckRestrictAccess=True, deckOwners=("Red",))
    (deck,) = decks.deck(chits, "Main Map", [], itertools.count(1))
    assert deck.startswith("+/1/deck;true;0,0,0;60;40;Always;Always;true;true;true;;;;Chits;;;;true;")
    assert deck.endswith(";true;Red/Main Map;0;0;true;")


def test_every_field_of_a_deck_but_its_commands_is_an_attribute_of_its_pile():
    assert decks._FIELDS.keys() - CLASSES["DrawPile"].attributes.keys() == {""}


def test_a_deck_with_commands_of_its_own_is_refused():
    chits = component("DrawPile", component("DeckSendKeyCommand", menuText="Away"), name="Chits")
    with pytest.raises(ValueError, match="'Chits' has key commands of its own"):
        list(decks.deck(chits, "Main Map", [], itertools.count(1)))


# ---------------------------------------------------------------- the other commands


def test_the_other_commands():
    assert saves.SETUP_STACK == "SETUP_STACK\t"
    assert saves.boards("Main Map", saves.BoardPlace("Board")) == "Main MapBoardPicker\tBoard\t0\t0"
    assert (
        saves.boards("M", saves.BoardPlace("A"), saves.BoardPlace("B", 0, 1, reversed=True))
        == "MBoardPicker\tA\t0\t0\tB/rev\t0\t1"
    )
    assert saves.global_property("VP", 3) == "GlobalProperty\t;VP;3;Module"
    assert saves.map_property("Main Map", "Weather", "mud") == "GlobalProperty\t;Weather;mud;Main Map"
    assert saves.zone_property("Map", "Board", "Zone", "zp", 1) == "GlobalProperty\t;zp\tZone\tBoard\tMap;1;"
    assert saves.notes("two\nlines") == "NOTES\ttwo|lines"


def test_the_turn_tracker_of_the_format_sheet():
    assert saves.turn_tracker(saves.counter_turn(1)) == "TURNTurnTracker0\t0|1;0;false;-1"


def test_a_counter_inside_a_list():
    inner = saves.counter_turn(2, loop=True, limit=3)
    assert saves.turn_tracker(saves.list_turn(1, 3, inner)) == (
        "TURNTurnTracker0\t0|1;0;0;true,true,true;2\\;0\\;true\\;3"
    )
    with pytest.raises(ValueError, match="no entry 3"):
        saves.list_turn(3, 3)


# ---------------------------------------------------------------- the file


def test_obfuscated_text_is_the_key_and_every_byte_against_it():
    assert saves.deobfuscate(b"!VCSK5a1b18") == "AB"


@given(st.text(), st.integers(0, 255))
def test_what_the_engine_obfuscates_can_be_read(text, key):
    digits = bytes(byte ^ key for byte in text.encode()).hex()
    assert saves.deobfuscate(f"!VCSK{key:02x}{digits}".encode()) == text


def test_plain_text_is_read_too():
    assert saves.deobfuscate("begin_save é".encode()) == "begin_save é"


def test_a_save_has_three_entries_and_reads_back():
    commands = [
        *placed((RIFLE, "Main Map", 148, 102), (GUARD, "Main Map", 148, 102), (ROAD, "Main Map", 5, 5)),
        saves.SETUP_STACK,
        saves.boards("Main Map", saves.BoardPlace("Board")),
    ]
    data = saves.write(commands, META, description="Day of Battle")
    entries = archive.unzipped(data)
    assert sorted(entries) == ["moduledata", "savedGame", "savedata"]
    assert entries["savedGame"].startswith(b"begin_save"), "plain: the engine takes it, and it packs better"
    save = saves.read(data)
    assert [(found.id, found.piece.name, found.piece.place) for found in save.pieces] == [
        ("1", "Rifle", ("Main Map", 148, 102)),
        ("2", "Guard", ("Main Map", 148, 102)),
        ("4", "Road block", ("Main Map", 5, 5)),
    ]
    assert save.stacks == (saves.SavedStack("3", "Main Map", 148, 102, ("1", "2")),)
    assert save.others == ("begin_save", "SETUP_STACK\t", "Main MapBoardPicker\tBoard\t0\t0", "end_save")
    assert save.module == META
    assert save.metadata == archive.Metadata("", "1.0", "Day of Battle", saved=META.saved)


def test_a_deck_reads_back():
    data = saves.write(decks.deck(CHITS, "Main Map", [RIFLE, GUARD], itertools.count(1)), META)
    (deck,) = saves.read(data).decks
    assert (deck.map, deck.x, deck.y, deck.piece_ids) == ("Main Map", 40, 50, ("1", "2"))


def test_nested_sequences_of_the_engine_are_flattened():
    inner = seq(saves.ESCAPE, "b", "c")
    assert list(saves.flattened(seq(saves.ESCAPE, "a", inner, "d"))) == ["a", "b", "c", "d"]


def test_the_same_save_is_the_same_bytes():
    assert saves.write(placed((RIFLE, "M", 1, 1)), META) == saves.write(placed((RIFLE, "M", 1, 1)), META)


def test_what_is_no_save_is_refused():
    with pytest.raises(ValueError, match="not a ZIP"):
        saves.read(b"begin_save")
    with pytest.raises(ValueError, match="no savedGame"):
        saves.read(archive.zipped({"x": b""}))
