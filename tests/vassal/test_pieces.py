"""A piece and its one string (format: §6, §10)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobc.vassal import pieces, traits
from oobc.vassal.encoding import key, seq
from oobc.vassal.trait import Trait

RIFLE = pieces.piece(
    traits.layer("Step", ["red.png", "red-flip.png"], level_names=["", "+ (r)"], increase=("Flip", key("Ctrl+F"))),
    name="1 Rifle",
    gpid="7",
)

PARTS = st.lists(st.text("ab\t/'\\;", max_size=5).filter(lambda part: not part.endswith("\\")), min_size=1, max_size=7)


def fold_by_the_book(parts):
    """As the format sheet has it."""
    folded = parts[-1]
    for part in reversed(parts[:-1]):
        folded = seq("\t", part, folded)
    return folded


def test_the_example_of_the_format_sheet():
    assert RIFLE.definition() == (
        "+/null/emb2;;128;A;Flip;128;;;128;;;;1;false;0;0;red.png,red-flip.png;,+ (r);true;Step;;;false;"
        ";1;1;true;;70,130;;;1.0;;true\tpiece;;;;1 Rifle/1\tnull;0;0;7;0"
    )


def test_each_tab_has_one_backslash_more_than_the_one_before():
    assert pieces.fold(["a", "b", "c", "d"]) == "a\tb\\\tc\\\\\td"


@given(PARTS)
def test_folding_is_nested_sequences(parts):
    assert pieces.fold(parts) == fold_by_the_book(parts)


@given(PARTS)
def test_what_is_folded_can_be_unfolded(parts):
    assert pieces.unfold(pieces.fold(parts), len(parts)) == parts


def test_a_part_that_ends_in_a_backslash_is_refused():
    with pytest.raises(ValueError, match="ends in a backslash"):
        pieces.fold(["a\\", "b"])


@given(PARTS, st.text("ab/\t;", max_size=6))
def test_a_definition_can_be_read_back(states, name):
    piece = pieces.Piece(
        (
            *(Trait("cmt;" + seq(";", state), state) for state in states),
            traits.basic_piece(name, image="sub/x.png"),
        )
    )
    assert pieces.read(piece.definition("12")) == ("12", piece)


@pytest.mark.parametrize(
    ("text", "message"),
    [("begin_save", "not a piece definition"), ("+/null/a\tpiece;;;;x/1", "2 traits, but 1 states")],
)
def test_what_is_no_piece_is_refused(text, message):
    with pytest.raises(ValueError, match=message):
        pieces.read(text)


def test_a_piece_knows_its_name_image_number_and_place():
    piece = pieces.piece(name="1 Rifle", image="red.png", gpid="7")
    assert (piece.name, piece.image, piece.gpid, piece.place) == ("1 Rifle", "red.png", "7", (None, 0, 0))
    moved = piece.at("Main Map", 148, 102)
    assert moved.place == ("Main Map", 148, 102)
    assert moved.gpid == "7"
    assert moved.type == piece.type


def test_a_trait_can_stand_otherwise():
    reduced = RIFLE.in_state("emb2", "Step", "2")
    assert reduced.state == "2\tnull;0;0;7;0"
    assert reduced.type == RIFLE.type
    with pytest.raises(KeyError, match="no trait 'emb2' named 'Morale'"):
        RIFLE.in_state("emb2", "Morale", "2")


# ---------------------------------------------------------------- prototypes (§6, §10)

STEP = traits.layer("Step", ["a.png", "b.png"])
ZONE = traits.area_of_effect("zoc")
PROTOTYPES = {
    "unit": pieces.prototype_body(STEP, traits.prototype("zone")),
    "zone": pieces.prototype_body(ZONE),
    "round": pieces.prototype_body(traits.prototype("round")),
    "empty": pieces.prototype_body(),
}
EXPAND = pieces.expander(PROTOTYPES)


def test_a_prototype_stands_for_its_traits_at_its_place():
    side = traits.marker(Side="Red")
    expanded = EXPAND(pieces.piece(side, traits.prototype("unit"), traits.delete(), name="x"))
    assert expanded.traits == (side, STEP, ZONE, traits.delete(), traits.basic_piece("x"))


def test_an_empty_prototype_leaves_nothing():
    assert EXPAND(pieces.piece(traits.prototype("empty"), name="x")).traits == (traits.basic_piece("x"),)


def test_comments_stay_in_the_palette():
    assert EXPAND(pieces.piece(traits.comment("note"), STEP, name="x")).traits[0] == STEP


@pytest.mark.parametrize(
    ("use", "message"),
    [
        (traits.prototype("none"), "there is no prototype 'none'"),
        (traits.prototype("round"), "uses itself: round > round"),
        (Trait("prototype;unit;a=b"), "with parameters"),
    ],
)
def test_prototypes_that_cannot_be_put_in(use, message):
    with pytest.raises(ValueError, match=message):
        EXPAND(pieces.piece(use, name="x"))


def test_the_body_of_a_prototype_ends_in_an_empty_basic_piece():
    assert pieces.prototype_body(traits.delete()).definition() == "+/null/delete;Delete;127,0;\tpiece;;;;/\tnull;0;0;;0"
