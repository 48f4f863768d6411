"""Names inside the module: each is made in one place, and no two things have the same."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from authoring import TESTS, game_of
from oobc.game import Game
from oobc.outputs.module import counters, new_piece_ids
from oobc.outputs.module.names import OWN_PROPERTIES, joined, own_key, value_property
from oobc.vassal.pieces import expander
from oobc.vassal.reserved import PROPERTIES

ALIKE = ("a-b", "ab", "a-b-c", "ab-c", "a-bc", "a-1", "a1", "a-1b", "1a", "at-2", "at2", "current-map", "side", "con")


@cache
def games() -> tuple[Game, Game]:
    return game_of(TESTS / "project", "two-lights"), game_of(TESTS.parent, "espinosa")


def properties(game: Game) -> dict[str, list[str]]:
    """By piece, the names of all properties that its traits make."""
    from dataclasses import replace

    game = replace(game, piece_ids=new_piece_ids(game))
    expand = expander(counters.prototypes(game))
    found: dict[str, list[str]] = {}
    for id, piece in game.pieces.items():
        for trait in expand(counters.slot_piece(game, piece)).traits:
            match trait.kind:
                case "mark":
                    found.setdefault(id, []).extend(trait.fields)
                case "PROP" | "calcProp":
                    found.setdefault(id, []).append(trait.name)
    return found


def test_no_two_values_make_one_property() -> None:
    made = Counter(map(value_property, ALIKE))
    assert [name for name, count in made.items() if count > 1] == []


@pytest.mark.parametrize(("value", "name"), [("command-range", "CommandRange"), ("current-map", "CurrentMap_")])
def test_a_value_never_has_a_property_of_the_engine(value: str, name: str) -> None:
    assert value_property(value) == name
    assert value_property(value) not in PROPERTIES


@pytest.mark.parametrize("battle", [0, 1])
def test_a_piece_has_every_property_once_and_none_of_the_engine(battle: int) -> None:
    for piece, names in properties(games()[battle]).items():
        assert [name for name, count in Counter(names).items() if count > 1] == [], piece
        assert PROPERTIES.isdisjoint(names), piece


@pytest.mark.parametrize("battle", [0, 1])
def test_the_properties_of_features_are_known(battle: int) -> None:
    game = games()[battle]
    values = {value_property(value) for kind in game.series.pieces.kinds.values() for value in kind.values}
    levels = {value_property(level) for level in game.series.about.formations.levels}
    names = {name for names in properties(game).values() for name in names} - values - levels
    assert {name for name in names if "_" not in name} <= OWN_PROPERTIES


def test_joined_ids_tell_where_one_ends() -> None:
    ids = ("a", "a-b", "b", "b-c", "c")
    names = [joined(*pair) for pair in combinations(ids, 2)]
    assert len(names) == len(set(names))


def test_a_key_may_be_made_of_whatever_a_box_is_called() -> None:
    assert own_key("draw", "chest", "Omens, drawn") != own_key("draw", "chest", "Omens  drawn")
