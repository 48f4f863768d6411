"""The site: every link leads somewhere, every reference is there from both ends, nothing comes from outside."""

import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jinja2 import Environment, meta, nodes
from lxml import etree
from markupsafe import Markup

from authoring import BATTLE, BOX, Desk
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.placements import Enters, InHex, OutOfPlay, Waits
from oobc.game.rules import Case, Mention, Term
from oobc.outputs.site import render
from oobc.outputs.site.ground import hexes_script
from oobc.outputs.site.pictures import compact, maps
from oobc.outputs.site.prose import Glossary, note, plain, prose
from oobc.outputs.site.specimens import specimens
from oobc.resources import templates
from outputs.pages import Element, Page, is_outside, read

Site = dict[str, bytes]


def _site(game: Game) -> Site:
    return {artifact.path.removeprefix("site/"): artifact.content for artifact in render(game, Press(game.look))}


def _pages(site: Site) -> dict[str, Page]:
    return {path: read(path, content) for path, content in site.items() if path.endswith(".html")}


@pytest.fixture(scope="module")
def site(game: Game) -> Site:
    return _site(game)


@pytest.fixture(scope="module")
def pages(site: Site) -> dict[str, Page]:
    return _pages(site)


def _case(pages: dict[str, Page], id: str) -> Element:
    (found,) = [each for page in pages.values() for each in page.root.all("section", id=id, klass="case")]
    return found


def _cases(inside: Element) -> set[str]:
    return {each.words for each in inside.all("a", klass="case-ref")}


# ---- the whole ----


def test_a_template_only_loops_and_prints() -> None:
    folder, environment = templates() / "site", Environment()
    for path in folder.glob("*.j2"):
        tree = environment.parse(path.read_text(encoding="utf-8"))
        macros = {each.name for each in tree.find_all(nodes.Macro)} | {"parts"}
        assert meta.find_undeclared_variables(tree) - macros <= {"frame", "page"}, path.name
        assert {each.name for each in tree.find_all(nodes.Filter)} <= {"length"}, path.name


def test_every_link_leads_to_a_page_and_a_place_on_it(site: Site, pages: dict[str, Page]) -> None:
    astray = [
        f"{page.path}: {each.attributes}"
        for page in pages.values()
        for each, target, anchor in page.links()
        if target not in site or (anchor and anchor not in pages[target].anchors)
    ]
    assert astray == []


def test_nothing_is_loaded_from_outside(site: Site, pages: dict[str, Page]) -> None:
    for page in pages.values():
        for each in page.root.all():
            for name in ("src", "href", "action", "data"):
                if is_outside(each.attributes.get(name, "")):
                    assert each.tag == "a", f"{page.path}: {each.attributes}"
                    assert "external" in each.attributes["rel"]
    for path in ("site.css", "site.js", "search.js", "search-data.js"):
        assert not re.search(r"(url\(|src\s*=\s*|@import\s+)[\"']?(https?:)?//", site[path].decode()), path
    for path in ("site.js", "search.js"):
        assert not re.search(r"\bfetch\(|XMLHttpRequest|\bimport\b|new Worker", site[path].decode()), path


def test_the_fonts_and_pictures_that_style_and_data_name_are_there(site: Site) -> None:
    fonts = re.findall(r"url\(([^)]*)\)", site["site.css"].decode())
    assert fonts
    assert set(fonts) <= set(site)
    for entry in _documents(site):
        assert entry.get("p", "index.html") in site


def test_the_tags_of_every_page_fit_together(pages: dict[str, Page]) -> None:
    assert {path: page.faults for path, page in pages.items() if page.faults} == {}


def test_every_page_has_one_title_one_main_part_and_no_anchor_twice(pages: dict[str, Page]) -> None:
    for path, page in pages.items():
        assert len(page.root.all("h1")) == 1, path
        assert page.root.one("main").attributes["id"] == "main"
        assert page.root.one("html").attributes["lang"]
        assert page.root.one("head").one("title").words
        assert len(set(page.anchors)) == len(page.anchors), path
        assert [each for each in page.anchors if not each or re.search(r"\s", each)] == [], path


def test_every_picture_says_what_it_is_or_that_it_says_nothing(pages: dict[str, Page]) -> None:
    for page in pages.values():
        assert all("alt" in each.attributes for each in page.root.all("img")), page.path
        assert all(each.attributes.get("aria-label") for each in page.root.all("svg")), page.path
        assert all(each.all("title") for svg in page.root.all("svg") for each in svg.all("a")), page.path


def test_every_page_says_where_its_values_come_from_and_whose_the_game_is(game: Game, pages: dict[str, Page]) -> None:
    for page in pages.values():
        foot = page.root.one("footer", klass="bottom").words
        assert f"Not affiliated with, or endorsed by, {game.box.publisher}" in foot
        assert "are printed in the rules" in foot
        assert "reconstructed (†)" in foot


def test_the_words_of_the_data_are_text_and_never_tags(desk: Desk) -> None:
    evil = "<script>alert(1)</script><img src=x onerror=alert(2)>"
    desk.change(f"{BATTLE}/rules/05-two-lights.md", "The gig is a part of the Tern.", f"The gig {evil} **bold**.")
    desk.change(f"{BATTLE}/rules/05-two-lights.md", "## 5.4 The gig", "## 5.4 The <b>gig</b>")
    desk.change(f"{BATTLE}/battle.yaml", "note: The depths are guessed.", f'note: "{evil} & all"')
    desk.change(f"{BATTLE}/map.yaml", "name: Moon Head", f'name: "{evil}"')
    counters = desk.text(f"{BOX}/counters.csv").replace(",Heron,", ",<b>x</b>,")  # it has to fit the counter
    desk.write(f"{BOX}/counters.csv", counters)
    game = desk.compile().game
    assert game is not None
    site = _site(game)
    pages = _pages(site)
    for page in pages.values():
        assert page.faults == ()
        assert [each.attributes["src"].split("/")[-1] for each in page.root.all("script")] == ["site.js"], page.path
        assert all("onerror" not in each.attributes for each in page.root.all())
        pictures = {each.attributes["src"] for each in page.root.all("img")} - {"map-key.svg"}
        assert all("counters/" in each for each in pictures)
    assert evil in _case(pages, "5.4").one("div", klass="prose").words
    assert _case(pages, "5.4").one("strong").words == "bold"
    assert "<b>x</b>" in pages["units.html"].root.one("article", id="lamp-heron").words
    assert evil in pages["index.html"].root.one("p", klass="callout").words


# ---- rules ----


def test_every_case_has_its_number_and_title_on_the_page_of_its_chapter(game: Game, pages: dict[str, Page]) -> None:
    for case in game.cases.values():
        page = pages[f"rules/{case.chapter.removesuffix('.0')}.html"]
        section = page.root.one("section", id=case.id)
        heading = section.one(f"h{case.level}")
        assert heading.words.startswith(f"{case.id} {case.title}")


def test_references_are_links_to_both_ends_of_a_range(pages: dict[str, Page]) -> None:
    text = _case(pages, "1.3").one("div", klass="prose")
    assert _cases(text) == {"1.0", "1.2"}
    assert "(1.0–1.2)" in text.words
    link = text.all("a", klass="case-ref")[0]
    assert link.attributes["href"] == "../rules/1.html#1.0"
    assert link.attributes["title"] == "Sailing"


def test_a_reference_that_print_gets_wrong_leads_to_the_right_case_and_says_so(pages: dict[str, Page]) -> None:
    text = _case(pages, "1.31").one("div", klass="prose")
    assert _cases(text) == {"1.3"}
    assert text.one("span", klass="misprint").words == "printed 1.39"
    assert "is meant" in text.one("span", klass="misprint").attributes["title"]


def test_a_number_in_backticks_is_no_reference(pages: dict[str, Page]) -> None:
    text = _case(pages, "1.21").one("div", klass="prose")
    assert text.one("code").words == "1.49"
    assert _cases(text) == {"1.21"}


def test_who_refers_to_a_case_is_named_there_and_nobody_else(game: Game, pages: dict[str, Page]) -> None:
    refers: dict[str, set[str]] = {id: set() for id in game.cases}
    for case in game.cases.values():
        for target in _cases(_case(pages, case.id).one("div", klass="prose")) - {case.id}:
            refers[target].add(case.id)
    for section in pages["glossary.html"].root.all("section", klass="term"):
        for target in _cases(section.one("div", klass="prose")):
            refers[target].add(section.one("h2").words)
    for id, expected in refers.items():
        back = _case(pages, id).all("p", klass="back")
        assert {each.words for each in back[0].all("a")} == expected if back else not expected, id
    assert any(refers.values())


def test_an_amended_case_shows_which_update_changed_it(game: Game, pages: dict[str, Page]) -> None:
    tag = _case(pages, "5.3").one("a", klass="tag")
    assert tag.words == "updated 2024-06-01"
    assert tag.attributes["title"] == "Lantern Isles, changes of 1 June 2024"
    assert _case(pages, "5.2").all("a", klass="tag") == []
    assert _case(pages, "5.2").one("p", klass="source").words == "printed"
    assert _case(pages, "5.4").one("p", klass="source").words == "history HARBOUR-BOOK‡"


def test_a_site_as_printed_knows_no_updates(desk: Desk) -> None:
    game = desk.compile(as_printed=True).game
    assert game is not None
    pages = _pages(_site(game))
    assert _case(pages, "5.3").all("a", klass="tag") == []
    assert "The Wreckers begin." in _case(pages, "5.3").words
    assert all("id" not in each.attributes for each in pages["changes.html"].root.all("section", klass="erratum"))


def test_tables_and_their_cases_lead_to_each_other(game: Game, pages: dict[str, Page]) -> None:
    for table in game.tables.values():
        section = pages["tables.html"].root.one("section", id=table.id)
        assert set(table.about.rules) <= _cases(section)
        assert [each.words for each in section.one("thead").all("th")] == list(table.columns)
        assert len(section.one("tbody").all("tr")) == len(table.rows)
        for case in table.about.rules:
            addresses = [each.attributes["href"] for each in _case(pages, case).all("a")]
            assert f"../tables.html#{table.id}" in addresses


def test_terms_show_their_other_words(game: Game, pages: dict[str, Page]) -> None:
    for term in game.terms:
        section = pages["glossary.html"].root.one("section", id=term.id)
        assert section.one("h2").words == term.title
        assert all(alias in section.words for alias in term.aliases)


def test_the_contents_list_the_chapters_of_battle_and_series(pages: dict[str, Page]) -> None:
    books = pages["index.html"].root.all("section", klass="book")
    assert [book.one("h3").words for book in books] == ["Two Lights", "Tide and Lantern"]
    chapters = [each.words for book in books for each in book.all("a", klass="chapter")]
    assert chapters == ["5 Two Lights", "1 Sailing", "2 Tides", "3 Lanterns", "4 Salvage cards"]


# ---- scenarios, units, map ----


def test_a_scenario_shows_every_piece_with_its_place(game: Game, pages: dict[str, Page]) -> None:
    for scenario in game.scenarios.values():
        page = pages[f"scenarios/{scenario.id}.html"]
        rows = {
            row.one("th").one("a").attributes["href"].partition("#")[2]: row
            for table in page.root.all("table", klass="force")
            for row in table.one("tbody").all("tr")
        }
        sided = {piece.id for piece in game.units() if piece.side and piece.id in scenario.placements}
        assert set(rows) == sided
        for id, row in rows.items():
            placement, begins = scenario.placements[id], row.one("td", klass="begins").words.rstrip("†")
            match placement:
                case InHex(hex):
                    assert begins == hex
                case Enters(turn, hex):
                    assert begins == f"{turn.id} at {hex}"
                case Waits(group):
                    assert begins == group.title + (f" at {', '.join(group.enters)}" if group.enters else "")
                case OutOfPlay():
                    assert begins == "Out of play"


def test_the_map_has_the_counters_in_their_hexes(game: Game, pages: dict[str, Page]) -> None:
    for scenario in game.scenarios.values():
        drawing = pages[f"scenarios/{scenario.id}.html"].root.one("svg")
        for stack in drawing.all("g", klass="stack"):
            hex = stack.attributes["id"].removeprefix("hex-")
            shown = {each.attributes["href"].partition("#")[2] for each in stack.all("a")}
            assert shown == set(scenario.pieces_in(hex))
            x, y = game.map.grid.centre(game.map.grid.numbers[hex], game.box.drawing.hex_height)
            boxes = [{name: float(value) for name, value in each.attributes.items()} for each in stack.all("rect")]
            middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
            assert sum(each for each, _ in middles) / len(middles) == pytest.approx(x, abs=1)
            assert sum(each for _, each in middles) / len(middles) == pytest.approx(y, abs=1)
        assert len(drawing.all("g", klass="stack")) == len(
            {each.hex for each in scenario.placements.values() if isinstance(each, InHex)}
        )


def _hexes(site: Site) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(site["hexes.js"].decode().removeprefix("window.oobcHexes = ").rstrip(";\n"))
    return found


def test_the_map_knows_what_is_in_every_hex(game: Game, site: Site) -> None:
    data = _hexes(site)
    told = {number: (name, ground) for number, _, _, name, ground in data["hexes"]}
    assert list(told) == list(game.map.grid.numbers)
    assert told["C-3"] == ("Lantern Haven", "Harbour · Lantern 3 · Fairway The Sound")
    assert told["D-5"] == (
        "",
        "Buoy · Fairway The Sound · Tide race Needle Race to D-4, E-4 · Gap The Needle to D-4",
    )
    assert told["J-12"] == ("", "")
    assert data["spans"]["long-dark"] == {"D-4": "Gap to D-5 silted up", "D-5": "Gap to D-4 silted up"}


def test_a_slope_says_from_either_hex_which_way_it_rises(game: Game) -> None:
    kinds = {id: kind.model_copy(update={"rises": True}) for id, kind in game.series.terrain.hexsides.items()}
    terrain = game.series.terrain.model_copy(update={"hexsides": kinds})
    rising = replace(game, series=replace(game.series, terrain=terrain))
    told = {number: ground for number, _, _, _, ground in _hexes({"hexes.js": hexes_script(rising)})["hexes"]}
    assert "Reef up to H-8" in told["H-9"]
    assert told["H-8"] == "Reef down to H-9"


def test_scenarios_with_other_spans_have_a_map_of_their_own(game: Game, site: Site, pages: dict[str, Page]) -> None:
    assert maps(game) == {"first-light": 0, "long-dark": 1, "wreckers": 0}
    assert site["map.svg"] != site["map-1.svg"]
    drawing = pages["scenarios/long-dark.html"].root.one("svg")
    assert drawing.all("image")[0].attributes["href"] == "../map-1.svg"


def test_values_that_are_not_printed_and_only_they_have_a_dagger(game: Game, pages: dict[str, Page]) -> None:
    marks = {"reconstructed": "†", "history": "‡", "printed": ""}
    for piece in game.units():
        values = pages["units.html"].root.one("article", id=piece.id).all("dl", klass="values")
        marked = [each.words.lstrip("0123456789") for each in (values[0].all("dd") if values else [])]
        carried = [name for name in piece.kind.values if name in piece.values]
        assert marked == [marks[piece.source_of(name).partition(":")[0]] for name in carried], piece.id


def test_a_comment_says_where_it_comes_from(pages: dict[str, Page]) -> None:
    crab = pages["units.html"].root.one("article", id="wrack-crab")
    assert "Leaks. (reconstructed soundings†)" in crab.words


def test_a_name_that_is_not_printed_is_marked_in_a_sentence_that_is(pages: dict[str, Page]) -> None:
    assert "to H-9 Moon Head†." in pages["scenarios/first-light.html"].root.words


def test_units_show_each_face_and_each_place(game: Game, pages: dict[str, Page]) -> None:
    for piece in game.pieces.values():
        article = pages["units.html"].root.one("article", id=piece.id)
        assert len(article.one("div", klass="faces").all("img")) == len(piece.faces)
        if not piece.is_marker:
            places = article.all("dl", klass="where")
            named = [each.words for each in places[0].all("dt")] if places else []
            assert named == [each.title for each in game.scenarios.values() if piece.id in each.placements]


def test_a_specimen_of_each_kind_tells_what_stands_on_it(game: Game, pages: dict[str, Page]) -> None:
    found = specimens(game)
    assert {piece.kind.id for piece, _ in found} == {piece.kind.id for piece in game.units()}
    for piece, signs in found:
        section = pages["units.html"].root.one("section", id="reading")
        for shown, meaning in signs:
            assert f"{shown}{meaning}".replace(" ", "") in section.words.replace(" ", "")
        meanings = " ".join(meaning for shown, meaning in signs if shown != "back")
        slots = str(piece.face(piece.faces[0]).slots)
        for name, value in piece.kind.values.items():
            assert (value.title in meanings) == (f"{{{name}}}" in slots and name in piece.values)


def test_units_tell_their_signs_of_quality(game: Game, pages: dict[str, Page]) -> None:
    for piece in game.pieces.values():
        words = pages["units.html"].root.one("article", id=piece.id).all("p", klass="muted")[0].words
        assert ("Heavy sailer" in words) == ("heavy" in game.marks_of(piece, piece.faces[0])), piece.id


def test_every_state_shows_its_badge(game: Game, pages: dict[str, Page]) -> None:
    words = pages["units.html"].root.one("section", id="reading").words
    for piece in game.pieces.values():
        for state in piece.kind.states:
            for level in game.series.pieces.states[state].levels:
                assert f"{level.badge.text} {level.title}" in words


def test_turns_have_their_kind_and_checks(game: Game, pages: dict[str, Page]) -> None:
    for scenario in game.scenarios.values():
        shown = pages[f"scenarios/{scenario.id}.html"].root.one("ol", klass="turns").children
        turns = [each for each in shown if isinstance(each, Element)]
        assert len(turns) == len(scenario.turns)
        for turn, item in zip(scenario.turns, turns, strict=True):
            kind = game.series.turn_kinds[turn.kind]
            assert item.attributes["style"] == f"--fill: {kind.colour}; --ink: {kind.ink}"
            for words in (turn.label, turn.day, kind.title, *(game.series.checks[each].title for each in turn.checks)):
                assert words in item.words
            entering = [each for each in scenario.placements.values() if isinstance(each, Enters)]
            assert len(item.all("img")) == [each.turn.id for each in entering].count(turn.id)


def test_a_game_without_terms_tables_and_scenarios_has_a_site_too(game: Game) -> None:
    bare = replace(game, terms=(), tables={}, scenarios={}, groups=())
    site = _site(bare)
    pages = _pages(site)
    assert "glossary.html" not in site
    for page in pages.values():
        assert page.faults == ()
        assert [target for _, target, _ in page.links() if target not in site] == []


# ---- prose ----


def _told(text: str, *mentions: Mention, hexes: tuple[str, ...] = ()) -> str:
    case = Case("1.1", "", "1.0", 2, text, "printed:1.1", mentions)
    return str(prose(case, lambda id: _tag("c", id), lambda hex: _tag("h", hex), hexes)).strip()


def _tag(tag: str, words: str) -> Markup:
    return Markup(f"<{tag}>{words}</{tag}>")


def test_hexes_of_the_battle_are_links_hexsides_as_a_whole() -> None:
    told = _told("From 4319-4419 to 4419, not 14419 or 44190.", hexes=("4419", "4319-4419"))
    assert told == "<p>From <h>4319-4419</h> to <h>4419</h>, not 14419 or 44190.</p>"


def test_a_mention_that_nobody_can_place_keeps_its_number() -> None:
    told = _told("See {bad 9.9}.", Mention(None, "9.9", 4, 13, wrong=True))
    assert ">9.9</span>" in told
    assert "which one is meant is not known" in told


def test_a_lone_number_is_no_list() -> None:
    assert _told("2.") == "<p>2.</p>"
    assert _told("1. one\n2. two").startswith("<ol>")


def test_a_paragraph_that_opens_with_a_bold_word_and_a_colon_is_a_remark() -> None:
    assert _told("**Note:** so.").startswith('<p class="remark">')
    assert _told("**Note** so.").startswith("<p><strong>")


@pytest.mark.parametrize(
    "text", ["a \ue0000\ue001 b", "[x](javascript:alert(1))", "![x](http://a/b.png)", "<!-- x -->"]
)
def test_what_the_format_does_not_have_stays_text(text: str) -> None:
    told = _told(text)
    assert "<a" not in told
    assert "<img" not in told
    assert "<!--" not in told


def test_notes_link_cases_that_there_are() -> None:
    linked = note("See 1.1 & 1.9, v1.1.", {"1.1"}, lambda id: _tag("c", id), lambda hex: _tag("h", hex))
    assert linked == "See <c>1.1</c> &amp; 1.9, v1.1."


def test_the_search_reads_words_without_signs() -> None:
    assert (
        plain("**A:** the `1.49`\n\n- one\n- 2\n\n| a | b |\n| --- | --- |\n| 1-5 | x |")
        == "A: the 1.49 one 2 a b 1-5 x"
    )
    assert plain("{bad 2.1 -> 2.2} and {bad 9.9}") == "2.2 and 9.9"


def _term(text: str, *terms: Term) -> str:
    case = Case("1.1", "", "1.0", 2, text, "printed:1.1", ())
    glossary = Glossary(terms, lambda term, words: _tag("t", f"{term.id}:{words}"))
    return str(prose(case, lambda id: _tag("c", id), lambda hex: _tag("h", hex), (), glossary)).strip()


def test_a_word_of_the_glossary_is_a_link_the_first_time() -> None:
    zone = Term("zone", "Zone of Control", ("ZOC", "Zones of Control"), "", "printed:1.0", ())
    column = Term("column", "Column", (), "", "printed:1.0", ())
    assert _term("A zone of control, a ZOC.", zone) == "<p>A <t>zone:zone of control</t>, a ZOC.</p>"
    assert _term("No zoc, EZOC or `ZOC`.", zone) == "<p>No zoc, EZOC or <code>ZOC</code>.</p>"
    assert _term("A column, a Column.", zone, column) == "<p>A column, a <t>column:Column</t>.</p>"


def test_a_list_below_a_bold_word_alone_belongs_to_it() -> None:
    assert _told("**Examples:**\n\n- one").startswith('<p class="remark opens">')


# ---- search ----


def _documents(site: Site) -> list[dict[str, str]]:
    text = site["search-data.js"].decode()
    found: list[dict[str, str]] = json.loads(text.removeprefix("window.oobcSearchData = ").rstrip(";\n"))["documents"]
    return found


def test_everything_can_be_looked_up_and_is_there(game: Game, site: Site, pages: dict[str, Page]) -> None:
    found = _documents(site)
    for entry in found:
        page, _, anchor = entry["u"].partition("#")
        assert not anchor or anchor in pages[page].anchors
    assert [each["n"] for each in found if each["g"] == "rules"] == list(game.cases)
    assert len([each for each in found if each["g"] in ("leaders", "units", "markers")]) == len(game.pieces)
    assert [each["t"] for each in found if each["g"] == "leaders"] == ["Ilse Brand", "Moon Kit"]
    assert {each["t"] for each in found if each["g"] == "glossary"} == {term.title for term in game.terms}
    assert {place.name for place in game.map.sheet.places} <= {each["t"] for each in found if each["g"] == "places"}
    assert {each["t"] for each in found if each["g"] == "scenarios"} == {each.title for each in game.scenarios.values()}


def test_the_search_reads_what_other_versions_of_the_rules_say(site: Site) -> None:
    other = {each["n"]: each["o"] for each in _documents(site) if "o" in each}
    assert other == {"2.3": "Rules 2.0: Fog comes with slack water only."}


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here to run the search in")
def test_the_search_works_without_a_page(site: Site, tmp_path: Path) -> None:
    for name in ("search.js", "search-data.js"):
        (tmp_path / name).write_bytes(site[name])
    (tmp_path / "ask.js").write_text(
        "global.window = {}; require('./search-data.js');"
        "const search = require('./search.js')(window.oobcSearchData);"
        "const best = (query) => { const [group] = search(query); const first = group && group.hits[0].document;"
        " return group ? [first.g, first.n || first.t] : null };"
        "console.log(JSON.stringify(process.argv.slice(2).map(best)))"
    )

    def ask(*queries: str) -> list[list[str] | None]:
        done = subprocess.run(["node", "ask.js", *queries], cwd=tmp_path, capture_output=True, text=True, check=True)
        answers: list[list[str] | None] = json.loads(done.stdout)
        return answers

    assert ask("1.21", "1.2", "2", "C-3", "c-3") == [
        ["rules", "1.21"],
        ["rules", "1.2"],
        ["rules", "2.0"],
        ["places", "C-3"],
        ["places", "C-3"],
    ]
    assert ask("mutny", "ANCHORING", "barrel", "otter", "wreckers", "grounding", "xyzzy", " ") == [
        ["rules", "1.31"],
        ["rules", "1.2"],
        ["glossary", "Cask"],
        ["units", "Otter"],
        ["rules", "5.3"],
        ["tables", "Grounding"],
        None,
        None,
    ]
    # Numbers as they come to the hand; words of the table; parts of a question; endings; what is still being typed.
    assert ask(
        "121", "rule 1.21?", "1,21", "how do I drop the hook", "whirlpools", "can my squadron refuse orders", "anch"
    ) == [
        ["rules", "1.21"],
        ["rules", "1.21"],
        ["rules", "1.21"],
        ["rules", "1.2"],
        ["rules", "1.22"],
        ["rules", "1.31"],
        ["rules", "1.2"],
    ]
    # Verbs that change within.
    assert ask("how we fought", "is a card spent") == [["rules", "1.3"], ["rules", "4.1"]]


# ---- pictures ----


def test_the_map_is_written_short(site: Site) -> None:
    letter = "gABCDEF0123456789ABCDEF0123456789"
    use = f'<use xlink:href="#{letter}" x="0" y="0" fill="#123456" fill-rule="nonzero"/>'
    word = f'<g transform="translate(1.00004 2)"><g transform="matrix(1 0 0 -1 3 4)">{use}</g></g>'
    symbol = f'<symbol id="{letter}" overflow="visible"><path d="M 0 0"/></symbol>'
    assert compact(word + symbol) == (
        '<g transform="matrix(1 0 0 -1 4 6)" fill="#123456"><use href="#g0"/></g><path id="g0" d="M 0 0"/>'
    )


def test_every_letter_of_the_map_is_there(site: Site) -> None:
    drawing = etree.fromstring(site["map.svg"])
    ids = {each.get("id") for each in drawing.iter() if each.get("id")}
    uses = [each.get("href", "") for each in drawing.iter("{http://www.w3.org/2000/svg}use")]
    assert uses
    assert {each.removeprefix("#") for each in uses} <= ids
