"""What is said beside a name that does not exist: the one that was meant, or where it would have to be."""

from authoring import BATTLE, BOX, SERIES, Desk

WRECKERS = f"{BATTLE}/scenarios/wreckers.yaml"


def test_a_turn_without_its_day_is_the_turn_of_that_day(desk: Desk) -> None:
    desk.change(WRECKERS, "  from: Second day Ebb", "  from: Ebb")
    assert desk.finding().hint == "did you mean 'First day Ebb'?"


def test_a_few_names_are_listed_if_none_is_near(desk: Desk) -> None:
    desk.change(f"{BOX}/counters.csv", "lamp-heron,Heron,lamplit", "lamp-heron,Heron,xyz")
    assert desk.finding().hint == "known here: lamplit, islanders, revenue"


def test_a_source_is_like_others_of_its_own_sort_only(desk: Desk) -> None:
    desk.change(f"{BATTLE}/hexsides.csv", "reef,,reconstructed:soundings", "reef,,history:soundings")
    assert desk.finding().hint == "sources.yaml says under 'history' what it stands for"


def test_a_source_that_is_misspelt(desk: Desk) -> None:
    desk.change(f"{BATTLE}/hexsides.csv", "reef,,reconstructed:soundings", "reef,,reconstructed:sounding")
    assert desk.finding().hint == "did you mean 'reconstructed:soundings'?"


def test_a_case_is_like_others_of_its_chapter_only(desk: Desk) -> None:
    desk.change(f"{SERIES}/rules/04-cards.md", "A card is spent at a wreck.", "A card is spent at a wreck (4.3, 9.1).")
    hints = [finding.hint for finding, _, _ in desk.compile().findings]
    assert hints == ["did you mean '4.2'?", None]


def test_without_any_rules_a_case_says_where_they_stand(desk: Desk) -> None:
    for file in sorted(path for path in desk.root.rglob("*.md") if path.name != "glossary.md"):
        file.unlink()
    hints = {finding.hint for finding, _, _ in desk.compile().findings if finding.code.id == "OOB205"}
    assert hints == {"there are no rules yet: rules/*.md of the series, the game box and the battle have them"}
