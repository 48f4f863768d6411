"""A plan: order, keys, errors, and what it tells of itself."""

import pytest

from oobc.plan import Made, Node, explain, in_order, run

flour = Node("flour", lambda _: "flour", told=("1 kg",))
dough = Node("dough", lambda made: f"dough of {made[flour]}", (flour,))
bread = Node("bread", lambda made: f"bread of {made[dough]}", (dough,))
rolls = Node("rolls", lambda made: f"rolls of {made[dough]}", (dough,))


class BurntError(Exception):
    """What a node may raise."""


def burn(_: Made) -> str:
    raise BurntError


def names(*wanted: Node[str]) -> list[str]:
    return [each.name for each in in_order(wanted)]


def test_a_node_comes_after_what_goes_into_it_and_once() -> None:
    assert names(bread, rolls) == ["flour", "dough", "bread", "rolls"]


def test_what_is_not_wanted_is_not_made() -> None:
    made, _ = run([bread])
    assert rolls not in made
    assert made[bread] == "bread of dough of flour"


def test_what_is_there_already_is_not_made_again_nor_what_only_it_needs() -> None:
    there = Made({dough: "dough from the shop"})
    made, _ = run([bread], there)
    assert (made[bread], flour in made) == ("bread of dough from the shop", False)


def test_errors_of_all_nodes_are_gathered_and_everything_else_is_made() -> None:
    burnt, charred = Node("burnt", burn), Node("charred", burn)
    toast = Node("toast", lambda made: made[burnt], (burnt,))
    made, errors = run([toast, charred, bread], expecting=(BurntError,))
    assert errors is not None
    assert len(errors.exceptions) == 2
    assert [each.name for each in made.results] == ["flour", "dough", "bread"]


def test_other_errors_are_no_business_of_a_plan() -> None:
    with pytest.raises(BurntError):
        run([Node("burnt", burn)])


def test_a_node_finds_nothing_but_what_goes_into_it() -> None:
    with pytest.raises(KeyError):
        run([bread, Node("thief", lambda made: made[bread])])


def test_a_key_is_of_all_that_goes_into_a_node_however_far_away() -> None:
    less = Node("flour", lambda _: "flour", told=("500 g",))
    other = Node("bread", bread.make, (Node("dough", dough.make, (less,)),))
    same = Node("bread", bread.make, (Node("dough", dough.make, (flour,)),))
    assert other.key != bread.key == same.key


def test_where_one_part_of_a_key_ends_counts() -> None:
    assert Node("a", burn, told=("bc", "d")).key != Node("a", burn, told=("b", "cd")).key


def test_a_plan_tells_what_it_makes_of_what_and_why() -> None:
    assert [line.split("  ", 1)[1].split() for line in explain([bread])] == [
        [*text.split()]
        for text in (
            f"{flour.key[:8]} goes into dough of 1 kg",
            f"{dough.key[:8]} goes into bread of flour",
            f"{bread.key[:8]} asked for of dough",
        )
    ]


def test_a_plan_tells_what_is_kept_and_what_is_not_needed_then() -> None:
    told = dict(line.split("\n")[0].split(maxsplit=1) for line in explain([bread], Made({dough: "dough"})))
    assert [each.split("  ")[1] for each in told.values()] == ["not needed", "kept", "asked for"]


def test_a_plan_tells_what_was_made_of_something_else_before() -> None:
    told = [line.split("\n")[0].split("  ")[-1] for line in explain([bread], before={"bread"})]
    assert told == ["goes into dough", "goes into bread", "asked for; made of something else before"]
