"""Stacks at the start of play. Each test says what the rules of a series allow, and what stands in a hex."""

import pytest

from authoring import BATTLE, BOX, SERIES, Desk

SETUP, COUNTERS, RULES = f"{BATTLE}/setup.csv", f"{BOX}/counters.csv", f"{SERIES}/series.yaml"


@pytest.fixture
def stack(desk: Desk) -> Desk:
    """Four ships of the Guild and a captain; the ships are together in C-3, of which three may stack."""
    desk.change(COUNTERS, "lamp-gig,Tern's gig,lamplit,Guild,ship,cutter,1,lamp-tern,,,1,,3,,,,printed:5.1\n", "")
    desk.change(COUNTERS, "6,1,,1,printed:5.1 sail", "6,1,,,printed:5.1 sail")
    desk.change(SETUP, "lamp-gig,[deep/laid-up],,out,printed:5.1\n", "")
    desk.change(SETUP, "lamp-tern,D-4,C-3 (whole),", "lamp-tern,C-3,,")
    return desk


def allow(desk: Desk, *allowances: str) -> None:
    """What may stack, in place of what Tide and Lantern lets stack."""
    text = desk.text(RULES)
    before, _, rest = text.partition("  allowed:\n")
    after = rest[rest.index("  rules:\n") :]
    allowed = "".join(f"    - {each}\n" for each in allowances)
    desk.write(RULES, f"{before}  allowed:\n{allowed}{after}")


TWO = "2 pieces stand in C-3, more than may stack (1.4): lamp-heron, lamp-tern"


@pytest.mark.parametrize(
    "allowance",
    [
        "{units: 2}",
        "{units: 3}",
        "{units: 2, same: formation}",
        "{units: 2, same: division}",
        "{units: 2, with: [captain]}",
        "{units: 2, with: [card, captain]}",
        "{units: 2, of-which: {cutter: 1, sloop: 1}}",
        "{units: 2, same: formation, with: [captain], of-which: {hulk: 0}}",
    ],
)
def test_two_ships_may_share_a_hex(stack: Desk, allowance: str) -> None:
    allow(stack, "{units: 1}", allowance)
    assert stack.messages("OOB317") == []


@pytest.mark.parametrize(
    "allowance",
    [
        "{units: 1}",
        "{units: 2, same: division, within: formation}",
        "{units: 2, with: [card]}",
        "{units: 2, of-which: {cutter: 0}}",
        "{units: 1, with: [captain]}",
    ],
)
def test_two_ships_may_not(stack: Desk, allowance: str) -> None:
    allow(stack, "{units: 1}", allowance)
    assert stack.messages("OOB317") == [TWO]


def test_only_ships_of_one_division_of_a_squadron_have_it_in_common(stack: Desk) -> None:
    allow(stack, "{units: 1}", "{units: 2, same: division, within: formation}")
    stack.append(f"{BOX}/formations.csv", "Guild/1,division,,,,,,,printed:5.1\n")
    stack.change(COUNTERS, "Heron,lamplit,Guild,", "Heron,lamplit,Guild/1,")
    assert stack.messages("OOB317") == [TWO]
    stack.change(COUNTERS, "Tern,lamplit,Guild,", "Tern,lamplit,Guild/1,")
    assert stack.messages("OOB317") == []


def test_what_is_alone_shares_a_hex_with_nothing_that_counts(stack: Desk) -> None:
    stack.change(RULES, "  allowed:\n", "  alone:\n    - beacon\n  allowed:\n")
    assert stack.messages("OOB317") == []  # a beacon of nobody is in no side's stack
    stack.change(COUNTERS, "North Light,,", "North Light,lamplit,")
    assert stack.messages("OOB317") == [
        "2 pieces stand in C-3, with 'beacon-north', which may stack with nothing (1.4): lamp-heron, lamp-tern",
    ]


def test_the_other_side_is_not_in_the_stack(stack: Desk) -> None:
    allow(stack, "{units: 2, same: formation}")
    stack.change(SETUP, "wrack-crab,H-9,", "wrack-crab,C-3,")
    stack.change(SETUP, "cpt-moon,H-9,,", "cpt-moon,C-3,H-9,")
    assert stack.messages("OOB317") == []


def test_each_side_has_a_stack_of_its_own(stack: Desk) -> None:
    allow(stack, "{units: 1}")
    stack.change(SETUP, "wrack-eel,HAIL 1,HAIL 2,G-8", "wrack-eel,HAIL 1,HAIL 2,H-9")
    assert stack.messages("OOB317") == [TWO, "2 pieces stand in H-9, more than may stack (1.4): wrack-crab, wrack-eel"]


def test_a_stack_that_is_inherited_is_told_once(stack: Desk) -> None:
    allow(stack, "{units: 1}")
    assert stack.compile().game is not None
    assert len(stack.found()) == 1


def test_it_is_only_a_note(stack: Desk) -> None:
    allow(stack, "{units: 1}")
    compiled = stack.compile()
    assert compiled.passes(strict=True)
    assert [finding.severity.name for finding, _, _ in compiled.findings] == ["NOTE"]


def test_a_series_without_limits_has_none(stack: Desk) -> None:
    text = stack.text(RULES)
    before, _, rest = text.partition("stacking:\n")
    stack.write(RULES, before + rest[rest.index("formations:\n") :])
    stack.change(SETUP, "lamp-heron,C-3,,E-6", "lamp-heron,C-3,,C-3")
    stack.change(SETUP, "cpt-brand,C-3,,E-6", "cpt-brand,C-3,,C-3")
    assert stack.found() == []
