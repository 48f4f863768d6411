"""An author sees all mistakes of a run at once, in the order of the files, and each of them once."""

import random

import pytest

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.place import Place

SIX = (
    (f"{BATTLE}/scenarios/wreckers.yaml", "short: Wrack", "short: Wrack\nshort: Wreck", "OOB004"),
    (f"{BOX}/counters.csv", "lamp-gig,Tern's gig,", "lamp-gig,Tern's gig, the small one,", "OOB006"),
    (f"{BATTLE}/map.yaml", "scale:", "scail:", "OOB102"),
    (f"{BATTLE}/scenarios/long-dark.yaml", "value: 7", "value: high", "OOB101"),
    (f"{SERIES}/rules/02-tides.md", "(3.1)", "(3.11)", "OOB205"),
    (f"{BATTLE}/setup.csv", "wrack-eel,HAIL 1,HAIL 2,G-8", "wrack-eel,HAIL 1,HAIL 2,G-88", "OOB204"),
    (f"{BATTLE}/scenarios/first-light.yaml", "printed: 8", "printed: 9", "OOB304"),
    (f"{BATTLE}/map.yaml", "hex: A-4", "hex: B-4", "OOB307"),
)


def plant(desk: Desk) -> None:
    for file, old, new, _ in SIX:
        desk.change(file, old, new)


def test_mistakes_of_every_stage_in_many_files_come_out_together_and_nothing_else(desk: Desk) -> None:
    plant(desk)
    assert sorted(code for code, _ in desk.found()) == sorted(code for *_, code in SIX)
    assert {(place.file, code) for code, place in desk.found()} == {(file, code) for file, _, _, code in SIX}


def test_they_are_sorted_by_file_and_line(desk: Desk) -> None:
    plant(desk)
    places = [place for _, place in desk.found()]
    assert places == sorted(places)


def test_a_file_that_is_not_yaml_does_not_hide_what_is_wrong_in_others(desk: Desk) -> None:
    desk.change(f"{BATTLE}/scenarios/wreckers.yaml", "turns:", "turns: [")
    desk.change(f"{BATTLE}/setup.csv", "cpt-moon,H-9", "cpt-moon,H-99")
    desk.change(f"{BOX}/formations.csv", "cpt-brand", "cpt-brandt")
    assert [code for code, _ in desk.found()] == ["OOB002", "OOB204", "OOB202"]


def test_items_behind_one_that_was_left_out_keep_their_places(desk: Desk) -> None:
    map_file = f"{BATTLE}/map.yaml"
    desk.change(map_file, "  - kind: lantern\n    hex: C-3\n    value: 3", "  - kind: lantern\n    value: 3")
    desk.change(map_file, "hex: H-9\n", "hex: H-99\n")
    desk.change(map_file, "hex: J-9\n", "hex: J-99\n")
    found = desk.found()
    assert [code for code, _ in found] == ["OOB103", "OOB204", "OOB204"]
    assert [desk.under(place) for _, place in found[1:]] == ["H-99", "J-99"]


def test_sections_behind_one_that_was_left_out_keep_their_places(desk: Desk) -> None:
    rules = f"{SERIES}/rules/01-sailing.md"
    desk.change(rules, "## 1.2 Anchoring", "## 1.2")
    desk.change(rules, "(1.0-1.2)", "(1.0-1.99)")
    found = desk.found()
    assert [code for code, _ in found] == ["OOB101", "OOB205"]
    assert [desk.under(place) for _, place in found] == ["1.2", "1.99"]


def test_what_hangs_on_a_broken_row_is_not_missed(desk: Desk) -> None:
    desk.change(f"{BOX}/counters.csv", "cpt-brand,Ilse Brand,", "cpt-brand,Ilse Brand, the Elder,")
    assert [code for code, _ in desk.found()] == ["OOB006"]


def test_what_hangs_on_a_kind_of_piece_that_is_wrong_is_not_missed(desk: Desk) -> None:
    desk.change(f"{SERIES}/pieces.yaml", "  captain:\n    title: Captain\n", "  captain:\n")
    assert [code for code, _ in desk.found()] == ["OOB103"]


def test_what_hangs_on_a_file_that_cannot_be_read_is_not_missed(desk: Desk) -> None:
    for file in ("formations.csv", "battles/two-lights/setup.csv", "battles/two-lights/rules/05-two-lights.md"):
        desk.write(f"{BOX}/{file}", "L\xf6we", encoding="latin-1")
    assert {code for code, _ in desk.found()} == {"OOB001"}


def test_what_hangs_on_a_missing_file_is_not_missed(desk: Desk) -> None:
    for file in ("counters.csv", "battles/two-lights/setup.csv"):
        (desk.root / BOX / file).unlink()
    assert desk.found() == [
        ("OOB001", Place(f"{BATTLE}/setup.csv", 1, 1, 1, 2)),
        ("OOB001", Place(f"{BOX}/counters.csv", 1, 1, 1, 2)),
    ]


@pytest.mark.parametrize(
    ("file", "key"),
    [
        (f"{BATTLE}/battle.yaml", "number: 1"),
        (f"{BATTLE}/map.yaml", "georeference:"),
        (f"{BATTLE}/scenarios/long-dark.yaml", "inherits: first-light"),
        (f"{BATTLE}/scenarios/long-dark.yaml", "state: silted"),
        (f"{BATTLE}/scenarios/wreckers.yaml", "crown: 0"),
        (f"{BOX}/errata/2024-06-01.yaml", "column: guns"),
        (f"{BOX}/sources.yaml", "history:"),
        (f"{SERIES}/boards.yaml", "boxes:"),
        (f"{SERIES}/combat.yaml", "columns: ["),
        (f"{SERIES}/pieces.yaml", "title: Guns"),
        (f"{SERIES}/tables.yaml", "tables:"),
        (f"{SERIES}/terrain.yaml", "role: victory"),
        (f"{SERIES}/turns.yaml", "kind: slack"),
    ],
)
def test_what_hangs_on_a_misspelt_key_is_not_missed(desk: Desk, file: str, key: str) -> None:
    desk.write(file, desk.text(file).replace(key, key.replace(":", "s:"), 1))
    assert [(code, place.file) for code, place in desk.found()] == [("OOB102", file)]


def test_a_day_that_is_wrong_does_not_put_all_turns_in_doubt(desk: Desk) -> None:
    desk.change(f"{BATTLE}/battle.yaml", "  - label: Second day\n", "  - lable: Second day\n")
    assert {code for code, _ in desk.found()} == {"OOB102"}


def test_a_missing_main_file_is_told(desk: Desk) -> None:
    (desk.root / BATTLE / "map.yaml").unlink()
    assert desk.found() == [("OOB001", Place(f"{BATTLE}/map.yaml", 1, 1, 1, 2))]


def test_no_mangled_line_of_any_file_is_a_defect_of_ours(desk: Desk) -> None:
    """Every data file, cut or shuffled at places of chance: there may be findings, there is never an exception."""
    chance = random.Random(1799)
    text = (path for path in (desk.root / "data").rglob("*") if path.is_file() and path.suffix != ".png")
    files = sorted(path.relative_to(desk.root).as_posix() for path in text)
    for file in files:
        text = desk.text(file)
        for _ in range(6):
            lines = text.split("\n")
            at = chance.randrange(len(lines))
            match chance.randrange(4):
                case 0:
                    del lines[at]
                case 1:
                    lines[at] = lines[at].replace(":", "", 1).replace(",", "", 1)
                case 2:
                    lines.insert(at, lines[chance.randrange(len(lines))])
                case _:
                    lines[at] = lines[at][: len(lines[at]) // 2]
            desk.write(file, "\n".join(lines))
            desk.found()
        desk.write(file, text)
