"""How findings look on a terminal."""

from authoring import BATTLE, BOX, Desk, Golden
from oobc.diagnostics.codes import TAB, UNUSED_SOURCE, WRONG_VALUE
from oobc.diagnostics.findings import Code, Finding, Note
from oobc.diagnostics.terminal import render
from oobc.place import Place


def show(text: str, columns: tuple[int, int], *, colour: bool = False, code: Code = WRONG_VALUE) -> str:
    """A finding on the first line of a file."""
    place = Place("x.csv", 1, columns[0], 1, columns[1])
    lines = {("x.csv", 1): text}
    finding = Finding(code, "no", place)
    return render([(finding, place, ())], lambda file, number: lines.get((file, number)), colour=colour)


def caret(text: str, columns: tuple[int, int]) -> str:
    return show(text, columns).split("\n")[2]


def test_the_terminal_form(desk: Desk, golden: Golden) -> None:
    desk.change(f"{BATTLE}/scenarios/wreckers.yaml", "short: Wrack", "short: Wrack\nshort: Wreck")
    desk.change(f"{BATTLE}/map.yaml", "kind: gap", "kind: cap")
    desk.change(f"{BATTLE}/map.yaml", "- E-6", "- E-4")
    desk.change(f"{BATTLE}/setup.csv", "wrack-crab,", "wrack-crap,")
    desk.change(f"{BATTLE}/scenarios/first-light.yaml", "printed: 8", "printed: 9")
    desk.change(f"{BATTLE}/rules/05-two-lights.md", "As 5.1, later", "灯 5.11, later")
    desk.change(f"{BOX}/sources.yaml", "history:\n", "history:\n  LOG:\n    title: A log\n")
    compiled = desk.compile()
    golden("findings.txt", render(compiled.findings, compiled.library.line, colour=False))
    golden("findings.colour.txt", render(compiled.findings, compiled.library.line, colour=True))


def test_the_caret_stands_under_the_text() -> None:
    assert caret("hull: twelve", (7, 13)) == "   |       ^^^^^^"


def test_wide_letters_take_two_columns() -> None:
    assert caret("灯台: 鰻", (5, 6)) == "   |       ^^"


def test_combining_letters_take_none() -> None:
    assert caret("e\u0301a: x", (6, 7)) == "   |     ^"


def test_a_tab_before_the_place_is_kept() -> None:
    assert caret("\tx: y", (5, 6)) == "   | \t   ^"


def test_an_empty_place_still_has_a_caret() -> None:
    assert caret("a,,b", (3, 3)) == "   |   ^"
    assert caret("", (1, 1)) == "   | ^"


def test_a_long_line_is_shown_around_the_place() -> None:
    first, excerpt, marks, _ = show("x" * 500 + "HERE" + "x" * 500, (501, 505)).split("\n")
    assert first == "x.csv:1:501: error[OOB101]: no"
    assert len(excerpt) < 180
    assert excerpt[marks.index("^") : marks.rindex("^") + 1] == "HERE"


def test_a_place_over_several_lines_is_marked_to_the_end_of_the_first() -> None:
    place = Place("x", 1, 4, 2, 3)
    text = render(
        [(Finding(TAB, "no", place), place, ())], lambda file, number: "a: >-" if number == 1 else "  b", colour=False
    )
    assert text.split("\n")[2] == "   |    ^^"


def test_a_file_without_text_has_no_excerpt() -> None:
    place = Place("gone.yaml", 1, 1, 1, 2)
    assert render([(Finding(TAB, "no", place), place, ())], lambda file, number: None, colour=False) == (
        "gone.yaml:1:1: error[OOB003]: no\n"
    )


def test_notes_show_their_own_line() -> None:
    here, there = Place("x", 2, 1, 2, 2), Place("x", 1, 1, 1, 2)
    finding = Finding(TAB, "no", here, hint="fix it", notes=(Note("first here", there),))
    text = render([(finding, here, (there,))], lambda file, number: f"line {number}", colour=False)
    assert text.split("\n")[3:] == ["  note: first here (x:1:1)", " 1 | line 1", "   | ^", "  hint: fix it", ""]


def test_colours_only_where_they_are_wanted() -> None:
    assert "\x1b" not in show("a", (1, 2))
    assert "\x1b[31merror[OOB101]\x1b[0m" in show("a", (1, 2), colour=True)
    assert "\x1b[33mwarning[OOB314]\x1b[0m" in show("a", (1, 2), colour=True, code=UNUSED_SOURCE)


def wide(message: str, width: int | None, text: str = "a", columns: tuple[int, int] = (1, 2)) -> list[str]:
    """The lines of a finding on a terminal of some width."""
    place = Place("x", 1, columns[0], 1, columns[1])
    finding = Finding(WRONG_VALUE, message, place, hint="fix it")
    return render([(finding, place, ())], lambda file, number: text, colour=False, width=width).split("\n")


def test_a_long_message_is_wrapped_at_words_on_a_terminal() -> None:
    assert wide("one two three four five six seven", 40)[:2] == [
        "x:1:1: error[OOB101]: one two three four",
        "    five six seven",
    ]


def test_wide_letters_of_a_message_take_two_columns() -> None:
    assert wide("灯台灯台灯台灯台灯 鰻", 40)[:2] == ["x:1:1: error[OOB101]: 灯台灯台灯台灯台灯", "    鰻"]


def test_colours_take_no_columns() -> None:
    place = Place("x", 1, 1, 1, 2)
    finding = Finding(WRONG_VALUE, "one two three four five six seven", place)
    text = render([(finding, place, ())], lambda file, number: None, colour=True, width=40)
    assert text.split("\n")[1] == "    five six seven"


def test_a_message_stays_one_line_in_a_pipe() -> None:
    assert wide("word " * 100, None)[0].count("word") == 100


def test_a_long_word_is_not_broken() -> None:
    assert wide(f"no {'x' * 60} here", 40)[1:3] == [f"    {'x' * 60}", "    here"]


def test_a_hint_is_wrapped_too() -> None:
    place = Place("x", 1, 1, 1, 2)
    finding = Finding(WRONG_VALUE, "no", place, hint="one two three four five six seven eight nine")
    text = render([(finding, place, ())], lambda file, number: None, colour=False, width=40)
    assert text.split("\n")[1:3] == ["  hint: one two three four five six", "    seven eight nine"]


def test_a_line_that_fits_is_whole() -> None:
    assert wide("no", 40, "x" * 35)[1] == f" 1 | {'x' * 35}"


def test_marks_stand_where_a_line_is_cut() -> None:
    text = "a" * 50 + "HERE" + "z" * 50
    assert wide("no", 40, text, (51, 55))[1:3] == [
        f" 1 | …{'a' * 14}HERE{'z' * 15}…",
        f"   |  {' ' * 14}^^^^",
    ]
    assert wide("no", 40, text, (1, 3))[1:3] == [f" 1 | {'a' * 33}…", "   | ^^"]
    assert wide("no", 40, text, (103, 105))[1:3] == [f" 1 | …{'z' * 33}", f"   | {' ' * 32}^^"]


def test_a_cut_line_is_never_wider_than_the_terminal() -> None:
    for column in range(1, 60):
        excerpt = wide("no", 40, "灯a" * 30, (column, column + 1))[1]
        assert sum(2 if each == "灯" else 1 for each in excerpt) <= 40


def test_a_place_wider_than_the_terminal_is_marked_as_far_as_it_is_shown() -> None:
    excerpt, marks = wide("no", 40, "x" * 99, (10, 90))[1:3]
    assert excerpt.index("x") <= marks.index("^")
    assert len(marks) <= len(excerpt) <= 40


def test_no_terminal_is_too_narrow() -> None:
    assert wide("no", 3, "abc", (2, 3)) == wide("no", 40, "abc", (2, 3))


def test_what_would_command_the_terminal_is_not_sent_to_it() -> None:
    lines = wide("a \x1b[2J bell\x07", 80, "x\x1b]0;title\x07\u202ey", (1, 2))
    assert "a \ufffd[2J bell\ufffd" in lines[0]
    assert lines[1] == " 1 | x\ufffd]0;title\ufffd\ufffdy"


def test_an_accepted_finding_shows_its_reason() -> None:
    place = Place("x", 1, 1, 1, 2)
    finding = Finding(WRONG_VALUE, "no", place, accepted="5.1 prints it")
    text = render([(finding, place, ())], lambda file, number: "a", colour=False)
    assert text == "x:1:1: accepted[OOB101]: no\n 1 | a\n   | ^\n  reason: 5.1 prints it\n"
