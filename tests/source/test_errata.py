"""Errata: published changes lie over the printed data, and a mistake in one is shown in the erratum."""

from authoring import BATTLE, BOX, Desk, marked

ERRATUM = f"{BOX}/errata/2024-06-01.yaml"


def test_an_erratum_changes_a_value_of_yaml(desk: Desk) -> None:
    assert desk.game().scenarios["wreckers"].orders[0].objective == "E-6"


def test_an_erratum_adds_to_yaml_what_was_not_there(desk: Desk) -> None:
    kinds = {turn.id: (turn.kind, turn.source) for turn in desk.game().turns}
    assert kinds["Second day Flood"] == ("slack", "update:2024-06-01")
    assert kinds["First day Flood"] == ("running", "printed:2.1")


def test_an_erratum_changes_a_cell(desk: Desk) -> None:
    amended = desk.game()
    assert amended.pieces["crown-lion"].values["guns"] == 3
    assert amended.scenarios["wreckers"].placements["crown-otter"].kind == "group"


def test_an_erratum_changes_a_case(desk: Desk) -> None:
    amended = desk.game()
    assert amended.cases["5.3"].text == "The Wreckers begin. The otter waits in the outer roads (1.1)."
    assert [mention.case for mention in amended.cases["5.3"].mentions] == ["1.1"]
    assert amended.amended == {"5.3": "2024-06-01"}


def test_as_printed_leaves_all_of_it_out(desk: Desk) -> None:
    printed = desk.game(as_printed=True)
    assert printed.scenarios["wreckers"].orders[0].objective == "D-6"
    assert {turn.kind for turn in printed.turns if turn.label == "Flood"} == {"running"}
    assert printed.pieces["crown-lion"].values["guns"] == 4
    assert printed.scenarios["wreckers"].placements["crown-otter"].kind == "out"
    assert printed.cases["5.3"].text == "The Wreckers begin."
    assert printed.amended == {}


def test_as_printed_an_update_is_still_a_source(desk: Desk) -> None:
    desk.change(f"{BATTLE}/rules/05-two-lights.md", "{source=history:HARBOUR-BOOK}", "{source=update:2024-06-01}")
    assert desk.game(as_printed=True).cases["5.4"].source == "update:2024-06-01"


def test_an_erratum_takes_a_value_out(desk: Desk) -> None:
    desk.change(ERRATUM, 'was: "4"\n    becomes: "3"', 'was: "4"\n    becomes:')
    assert "guns" not in desk.game().pieces["crown-lion"].values


def test_errata_are_laid_over_in_the_order_of_their_dates(desk: Desk) -> None:
    later = desk.text(ERRATUM).partition("changes:\n")[0] + (
        "changes:\n  - file: counters.csv\n    row: crown-lion\n    column: guns\n    was: '3'\n    becomes: '2'\n"
    )
    desk.write(f"{BOX}/errata/2024-09-01.yaml", later)
    assert desk.game().pieces["crown-lion"].values["guns"] == 2


def spoil(desk: Desk, old: str, new: str) -> None:
    """Spoils the erratum; the one finding must stand where the marks are."""
    desk.change(ERRATUM, old, new)
    place = marked(desk.text(ERRATUM), ERRATUM)
    desk.write(ERRATUM, desk.text(ERRATUM).replace("⟦", "").replace("⟧", ""))
    assert [where for _, where in desk.found()] == [place]


def test_a_finding_in_an_amended_value_points_into_the_erratum(desk: Desk) -> None:
    spoil(desk, "becomes: E-6", "becomes: ⟦E-66⟧")


def test_a_finding_in_an_amended_cell_points_into_the_erratum(desk: Desk) -> None:
    spoil(desk, 'becomes: "3"', "becomes: ⟦three⟧")


def test_a_finding_in_an_amended_set_up_points_into_the_erratum(desk: Desk) -> None:
    spoil(desk, "becomes: HAIL 1", "becomes: ⟦HAIL 7⟧")


def test_a_finding_in_an_amended_case_points_into_the_erratum(desk: Desk) -> None:
    desk.change(ERRATUM, "(1.1)", "(1.99)")
    ((code, place),) = desk.found()
    assert (code, place.file) == ("OOB205", ERRATUM)
    assert desk.under(place).startswith("|")


def test_a_finding_inside_an_added_mapping_points_to_its_line(desk: Desk) -> None:
    spoil(desk, "kind: slack", "kind: ⟦slak⟧")


def test_an_unknown_key_inside_an_added_mapping_points_to_its_line(desk: Desk) -> None:
    spoil(desk, "      kind: slack", "      kind: slack\n      ⟦colour⟧: red")


def test_two_changes_of_one_mapping_that_was_not_there(desk: Desk) -> None:
    desk.change(
        ERRATUM,
        "      - Second day Flood\n    becomes:\n      kind: slack\n      source: update:2024-06-01\n",
        "      - Second day Flod\n      - kind\n    becomes: slack\n"
        "  - file: battles/two-lights/battle.yaml\n    path:\n      - turn-kinds\n      - Second day Flod\n"
        "      - source\n    becomes: update:2024-06-01\n",
    )
    ((code, place),) = desk.found()
    assert (code, place.file, place.line) == ("OOB207", ERRATUM, 10)
    assert desk.under(place) == "Second day Flod"


def test_a_change_to_another_battle_of_the_box_is_not_stale(desk: Desk) -> None:
    desk.write(f"{BOX}/battles/other/setup.csv", "unit,day,source\ncpt-moon,A-1,printed:5.1\n")
    change = "  - file: battles/other/setup.csv\n    row: cpt-moon\n    column: day\n    was: A-1\n    becomes: A-2\n"
    desk.change(ERRATUM, "elsewhere:", f"{change}elsewhere:")
    assert desk.found() == []


def test_a_path_out_of_the_project_is_no_file(desk: Desk) -> None:
    for path in ("/etc/passwd", "../../../../../../etc/passwd"):
        desk.change(ERRATUM, "elsewhere:", f"  - file: {path}\n    case: '5.3'\n    becomes: x\nelsewhere:")
    assert [code for code, _ in desk.found()] == ["OOB105", "OOB105"]
