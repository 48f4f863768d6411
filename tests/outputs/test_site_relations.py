"""What the site says of a case besides its text, and the pages for play: from the data, from both ends."""

import re
from dataclasses import replace

import pytest

from authoring import BATTLE, SERIES, Desk
from oobc.art.typst import Press
from oobc.game import Accepted, Game
from oobc.game.placements import Enters
from oobc.game.rules import Mention, is_exception
from oobc.outputs.site import render
from oobc.outputs.site.changes import updates
from oobc.outputs.site.difference import difference
from oobc.outputs.site.links import Links
from oobc.outputs.site.pages import changes, now, sequence
from oobc.outputs.site.pictures import counter_pictures
from oobc.outputs.site.relations import contradicted, exceptions, resting, specials
from outputs.pages import Element, Page, read


def _pages(game: Game) -> dict[str, Page]:
    found = {artifact.path.removeprefix("site/"): artifact.content for artifact in render(game, Press(game.look))}
    return {path: read(path, content) for path, content in found.items() if path.endswith(".html")}


@pytest.fixture(scope="module")
def pages(game: Game) -> dict[str, Page]:
    return _pages(game)


def _footer(pages: dict[str, Page], id: str) -> Element:
    (case,) = [each for page in pages.values() for each in page.root.all("section", id=id, klass="case")]
    return case.one("footer", klass="meta")


# ---- exceptions ----


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("**Exception:** Road March (3.3).", "3.3"),
        ("Units stop (**exception:** Vedettes, 3.3);", "3.3"),
        ("No unit moves there, except as in 3.3.", "3.3"),
        ("**Exceptions:**\n\n- by night (3.3)\n- in a storm (4.4)", "4.4"),
    ],
)
def test_a_case_that_is_named_as_an_exception_is_one(text: str, number: str) -> None:
    start = text.index(number)
    assert is_exception(text, Mention(number, number, start, start + len(number)))


@pytest.mark.parametrize("text", ["See 3.3.", "All move, except guns. See 3.3.", "**Exception:** guns.\n\nSee 3.3."])
def test_a_case_that_is_named_elsewhere_is_none(text: str) -> None:
    start = text.index("3.3")
    assert not is_exception(text, Mention("3.3", "3.3", start, start + 3))


def test_a_case_that_calls_itself_an_exception_to_another_is_one(desk: Desk) -> None:
    desk.change(f"{SERIES}/rules/01-sailing.md", "does not drift (2.1)", "does not drift (exception to 2.3)")
    game = desk.compile().game
    assert game is not None
    assert exceptions(game) == {"2.3": ["1.2"]}


def test_a_case_shows_its_exceptions_and_they_show_it(desk: Desk) -> None:
    desk.change(f"{SERIES}/rules/01-sailing.md", "does not drift (2.1)", "does not drift (**exception:** 2.3)")
    game = desk.compile().game
    assert game is not None
    assert exceptions(game) == {"1.2": ["2.3"]}
    pages = _pages(game)
    assert "Exceptions: 2.3" in _footer(pages, "1.2").words
    assert "Exception to 1.2" in _footer(pages, "2.3").words


# ---- what rests on a case ----


def test_a_case_names_what_of_the_game_rests_on_it(game: Game, pages: dict[str, Page]) -> None:
    found = {each.kind: [title for title, _ in each.things] for each in resting(game)["2.1"]}
    assert found["Sequence of play"] == ["Drift"]
    footer = _footer(pages, "2.1")
    for kind, titles in found.items():
        assert f"{kind}: {', '.join(titles)}" in footer.words
    assert any(each.attributes["href"] == "../sequence.html#step-drift" for each in footer.all("a"))


def test_everything_that_names_a_case_is_named_there(game: Game) -> None:
    rests = resting(game)
    kinds = {each.kind for found in rests.values() for each in found}
    assert {"Markers", "States", "Actions", "Areas", "Checks", "Conditions", "Terrain", "Counters"} <= kinds
    for state in game.series.pieces.states.values():
        for case in state.rules:
            assert state.title in [title for each in rests[case] if each.kind == "States" for title, _ in each.things]


def test_special_rules_show_themselves_at_the_cases_that_they_change(game: Game, pages: dict[str, Page]) -> None:
    (special,) = specials(game)["1.22"]
    assert ([each.id for each in special.cases], [each.id for each in special.scenarios]) == (["5.3"], ["wreckers"])
    (case,) = [each for page in pages.values() for each in page.root.all("section", id="1.22", klass="case")]
    assert [each.words for each in case.all("p", klass="remark")] == [
        "In The Wreckers' Morning: 5.3 The Wreckers' Morning"
    ]
    assert "Changes 1.22" in _footer(pages, "5.3").words


def test_a_special_rule_that_only_names_a_case_does_not_change_it(desk: Desk) -> None:
    desk.change(f"{BATTLE}/rules/05-two-lights.md", "The gig is a part of the Tern.", "The gig may board (1.32).")
    game = desk.compile().game
    assert game is not None
    assert list(specials(game)) == ["1.22"]


def test_a_contradiction_of_print_stands_at_the_cases_that_it_names(game: Game) -> None:
    told = replace(game, accepted=(_contradiction(game, "first-light"),))
    pages = _pages(told)
    assert set(contradicted(told)) == {"5.1", "1.3"}
    for case in ("5.1", "1.3"):
        assert "Print contradicts itself: The card has 8, as 1.3 says." in _footer(pages, case).words
    assert "The card has 8, as 1.3 says." in pages["changes.html"].root.one("main").words
    assert "1 contradiction of print" in [each.words for each in pages["index.html"].root.all("a")]


def test_a_contradiction_is_told_by_the_scenarios_that_meet_it(game: Game) -> None:
    pages = _pages(replace(game, accepted=(_contradiction(game, "wreckers"),)))
    told = {id for id in game.scenarios if "Print contradicts itself" in pages[f"scenarios/{id}.html"].root.words}
    assert told == {"wreckers"}


def _contradiction(game: Game, scenario: str) -> Accepted:
    where = game.scenarios[scenario].origin
    return Accepted("OOB304", "5.1 says 9 turns", "turns of light.yaml", "The card has 8, as 1.3 says.", where)


# ---- what changed ----


def test_a_difference_tells_word_by_word() -> None:
    told = difference("One **die** is rolled.", "Two dice are rolled.")
    assert told == "<del>One die is</del> <ins>Two dice are</ins> rolled."


def test_a_difference_has_a_line_for_each_paragraph_item_and_row() -> None:
    table = "| Die | Wind |\n| --- | --- |\n| 1 | E |"
    told = difference("Roll:\n\n- for wind\n- for tide", "Roll:\n\n- for wind")
    assert told == "Roll: \n for wind <del>\n for tide</del>"
    assert difference(table, table) == "Die · Wind \n 1 · E"


def test_a_scenario_tells_what_an_update_changed_of_it(game: Game, pages: dict[str, Page]) -> None:
    def told(scenario: str) -> str:
        found = updates(Links(game), game.scenarios[scenario])
        return "; ".join(each.unescape() for *_, values in found for each in values)

    assert "The Wreckers' Morning, orders, 1, objective: D-6 becomes E-6" in told("wreckers")
    assert "orders" not in told("first-light")
    assert "turn kinds, Second day Flood: kind Slack" in told("wreckers")
    page = pages["scenarios/wreckers.html"].root
    assert "Otter, The Wreckers' Morning: out becomes HAIL 1" in page.words
    assert "Rules 5.3 The Wreckers' Morning" in page.words


def test_an_updated_case_shows_what_is_printed_and_what_changed(game: Game, pages: dict[str, Page]) -> None:
    assert game.printed == {"5.3": "The Wreckers begin."}
    case = pages["rules/5.html"].root.one("section", id="5.3")
    assert "As printed The Wreckers begin." in case.words
    erratum = pages["changes.html"].root.one("section", id="update:2024-06-01")
    assert [each.words for each in erratum.all("ins")] == ["The otter waits in the outer roads (1.1)."]
    assert erratum.all("del") == []
    assert "Otter, The Wreckers' Morning: out becomes HAIL 1" in erratum.words


def test_what_a_later_version_reads_differently_is_told(game: Game) -> None:
    (step,) = changes.view(Links(game)).steps
    _, title, cases = step
    assert title == "Rules 2.0 and 2.1"
    assert [case.striptags() for case, _ in cases] == ["2.3 Fog"]


def test_a_site_of_which_nothing_changed_has_no_such_page(game: Game) -> None:
    cases = {id: replace(each, others=()) for id, each in game.cases.items()}
    pages = _pages(replace(game, errata={}, accepted=(), cases=cases))
    assert "changes.html" not in pages
    assert not any(target == "changes.html" for page in pages.values() for _, target, _ in page.links())


# ---- the sequence of play, and what applies now ----


def test_every_step_has_the_cases_that_it_names(game: Game, pages: dict[str, Page]) -> None:
    page = pages["sequence.html"].root
    for step in game.steps():
        item = page.one("li", id=f"step-{step.id}")
        assert step.title in item.words
        for case in step.rules:
            assert f"{case} {game.cases[case].title}" in item.one("details").words if not step.steps else item.words
    (running,) = (each for each in sequence.view(Links(game)) if each.anchor == "running")
    assert [each.anchor for each in running.stages] == ["step-drift", "step-sailing"]


def test_every_turn_of_every_scenario_says_what_is_due(game: Game, pages: dict[str, Page]) -> None:
    page = pages["now.html"].root
    shown = page.all("section", klass="moment")
    assert len(shown) == sum(len(each.turns) for each in game.scenarios.values())
    turns = [(scenario, turn) for scenario in game.scenarios.values() for turn in scenario.turns]
    for (scenario, turn), section in zip(turns, shown, strict=True):
        assert section.attributes["id"] == f"{scenario.id}-{turn.id}".replace(" ", "_")
        assert game.series.turn_kinds[turn.kind].title in section.words
        for check in turn.checks:
            assert game.series.checks[check].title in section.words
        entering = {
            id
            for id, each in scenario.placements.items()
            if isinstance(each, Enters) and each.turn.id == turn.id and not game.pieces[id].is_marker
        }
        named = {each.attributes["href"].partition("#")[2] for each in section.all("a")}
        ordered = {id for order in scenario.orders if order.turn == turn.id for id in order.force}
        assert {id for id in named if id in game.pieces} == entering | (ordered & game.pieces.keys())
        for award in scenario.awards:
            assert (f"held at the end of {award.until}" in section.words) == (award.until == turn.id)


def test_turns_lead_to_the_turn_before_and_the_next(game: Game) -> None:
    faces = {each.path: each for each in counter_pictures(Press(game.look), game)}
    for scenario in game.scenarios.values():
        own = [each for each in now.view(Links(game, faces=faces)).moments if each.scenario == scenario.id]
        assert [each.before for each in own] == ["", *(each.anchor for each in own[:-1])]
        assert [each.after for each in own] == [*(each.anchor for each in own[1:]), ""]


def test_the_anchors_of_the_site_have_no_blank(pages: dict[str, Page]) -> None:
    assert not any(re.search(r"\s", anchor) for page in pages.values() for anchor in page.anchors)
