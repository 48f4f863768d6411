"""Counter sheets read back from the PDF: how many counters there are, where they lie, and what lies behind them."""

from collections import Counter
from dataclasses import replace

import pytest

from authoring import TESTS
from oobc.art.typst import ArtError, Press
from oobc.compile import compile_battle
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.layout.paper import PAPERS, Backs, PaperName
from oobc.model.sheets import CounterSheet, SheetsFile
from oobc.outputs.artifact import Build
from oobc.outputs.manifest import counters_of, manifest
from oobc.outputs.paper import Printing
from oobc.outputs.print import render
from oobc.outputs.print.mix import changes, counter_notes, mix
from oobc.source.project import Project
from sheets_of_paper import NEAR, Box, coloured, fonts, grounds, is_blank_in_the_margin, pages, shapes, size, words

CHIT = (18.0, 18.0)
EVERY_WAY = [Printing(paper, backs=backs) for paper in PAPERS for backs in ("long-edge", "short-edge", "fold")]
every_way = pytest.mark.parametrize("printing", EVERY_WAY, ids=lambda each: f"{each.paper}-{each.backs}")


def printed(game: Game, printing: Printing, part: str = "counters") -> dict[str, bytes]:
    """What is made of a part, by the name of its file."""
    made = render(game, Press(game.look), replace(printing, parts=frozenset({part})))
    return {artifact.path.removeprefix("print/"): artifact.content for artifact in made}


def fronts_and_backs(content: bytes, printing: Printing) -> tuple[list[Box], list[Box]]:
    """The grounds of the chits on the first sheet of paper, and what is meant to lie behind them, in the same order."""
    first, *more = pages(content)
    found = grounds(first, *CHIT)
    if printing.backs == "fold":
        return found[: len(found) // 2], found[len(found) // 2 :]
    return found, grounds(more[0], *CHIT)


def chits(game: Game) -> list[Piece]:
    return [piece for piece in game.pieces.values() for _ in range(piece.count) if drawing(piece) != "card"]


def drawing(piece: Piece) -> str:
    """The drawing of its front."""
    return piece.face(piece.faces[0]).drawing


def is_written_on(piece: Piece, face: int, said: str) -> bool:
    """Whether the words of a face are among others; all are if it is only drawn."""
    slots = piece.face(piece.faces[face]).slots
    wanted = piece.name if "name" in slots else slots.get("text", "")
    return isinstance(wanted, str) and ("{" in wanted or wanted in said)


def test_every_counter_of_the_mix_is_there_as_often_as_there_are_copies(game: Game) -> None:
    page = pages(printed(game, Printing())["counters-chits.pdf"])[0]
    boxes = grounds(page, *CHIT)
    assert len(boxes) == len(chits(game))
    for piece, box in zip(chits(game), boxes, strict=True):
        assert is_written_on(piece, 0, words(page, box)), piece.id


def test_the_mix_has_every_piece_as_often_as_its_count(game: Game) -> None:
    assert Counter(each.piece.id for each in mix(game)) == {piece.id: piece.count for piece in game.pieces.values()}


@every_way
def test_backs_lie_behind_their_fronts(game: Game, printing: Printing) -> None:
    width, height = PAPERS[printing.paper]
    fronts, backs = fronts_and_backs(printed(game, printing)["counters-chits.pdf"], printing)
    assert len(fronts) == len(backs) > 0
    for front, back in zip(fronts, backs, strict=True):
        (x, y), behind = front.middle, back.middle
        # Turned on its long edge or folded, a page is mirrored from left to right; on its short edge, top to bottom.
        expected = (x, height - y) if printing.backs == "short-edge" else (width - x, y)
        assert behind == pytest.approx(expected, abs=NEAR)


def test_the_back_shows_the_other_face_of_the_same_counter(game: Game) -> None:
    fronts, backs = pages(printed(game, Printing())["counters-chits.pdf"])
    for piece, front, back in zip(chits(game), grounds(fronts, *CHIT), grounds(backs, *CHIT), strict=True):
        if len(piece.faces) == 2:
            assert is_written_on(piece, 0, words(fronts, front))
            assert is_written_on(piece, 1, words(backs, back))
        else:
            assert words(backs, back) == ""


@pytest.mark.parametrize(
    ("backs", "moved"), [("long-edge", (0.5, -1.25)), ("short-edge", (-0.5, 1.25)), ("fold", (0, 0))]
)
def test_a_shift_moves_the_backs_as_one_reads_them(game: Game, backs: Backs, moved: tuple[float, float]) -> None:
    """On a page for the short edge the backs stand on their heads: to their right is to the left of the page."""
    straight, shifted = Printing(backs=backs), Printing(backs=backs, shift=(0.5, -1.25))
    before, after = (fronts_and_backs(printed(game, each)["counters-chits.pdf"], each) for each in (straight, shifted))
    assert before[0] == after[0]
    for one, other in zip(before[1], after[1], strict=True):
        assert (other.left - one.left, other.top - one.top) == pytest.approx(moved, abs=NEAR)


@every_way
def test_nothing_is_drawn_in_the_margin(game: Game, printing: Printing) -> None:
    for part in ("counters", "printer-test"):
        for name, content in printed(game, printing, part).items():
            for page in pages(content):
                assert size(page) == pytest.approx(PAPERS[printing.paper], abs=0.05)
                assert is_blank_in_the_margin(page), name


def test_crop_marks_stay_out_of_the_art(game: Game) -> None:
    page = pages(printed(game, Printing())["counters-chits.pdf"])[0]
    marks = [each for each in shapes(page, filled=False) if sorted(each.size)[1] == pytest.approx(3, abs=0.3)]
    assert len(marks) == 2 * (2 * 6 + 2 * 5)
    assert [mark for mark in marks for ground in grounds(page, *CHIT) if mark.touches(ground)] == []


def test_crop_marks_stand_in_line_with_the_cuts(game: Game) -> None:
    page = pages(printed(game, Printing())["counters-chits.pdf"])[0]
    upright = {
        round(each.middle[0], 1) for each in shapes(page, filled=False) if each.size[1] == pytest.approx(3, abs=0.3)
    }
    cuts = {round(ground.middle[0] + side * 9, 1) for ground in grounds(page, *CHIT) for side in (-1, 1)}
    assert cuts <= upright


def test_without_a_gutter_counters_share_their_cuts_and_only_the_rim_is_drawn_past_them(game: Game) -> None:
    page = pages(printed(game, Printing())["counters-cards.pdf"])[0]
    rum, tallow, *_ = grounds(page, 44, 66)
    assert tallow.middle[0] - rum.middle[0] == pytest.approx(44, abs=NEAR)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_sheet_that_is_asked_for_goes_before_the_others(game: Game, paper: PaperName) -> None:
    made = printed(game, Printing(paper, sheets=("buttons",)))
    assert list(made) == ["counters-buttons.pdf", "counters-cards.pdf", "counters-chits.pdf"]
    afloat = [piece for piece in chits(game) if drawing(piece) in ("leader", "unit")]
    assert len(grounds(pages(made["counters-buttons.pdf"])[0], 12, 12)) == len(afloat)


def test_a_counter_with_three_faces_is_two_counters(game: Game) -> None:
    heron = game.pieces["lamp-heron"]
    burning = heron.kind.faces[0].model_copy(update={"id": "burning"})
    kind = heron.kind.model_copy(update={"faces": (*heron.kind.faces, burning)})
    game = replace(game, pieces=dict(game.pieces) | {heron.id: replace(heron, kind=kind)})
    made = [(each.front.id, each.back and each.back.id) for each in mix(game) if each.piece.id == heron.id]
    assert made == [("lamp-heron/whole", "lamp-heron/crippled"), ("lamp-heron/burning", None)]


def test_counters_of_another_shape_than_their_sheet_cannot_be_drawn(game: Game) -> None:
    square = SheetsFile(counters={"square": CounterSheet(title="Square", width=18)})
    with pytest.RaisesGroup(pytest.RaisesExc(ArtError, match="does not fit: card-rum/"), flatten_subgroups=True):
        printed(replace(game, series=replace(game.series, sheets=square)), Printing())


def test_a_series_without_sheets_has_nothing_to_cut_out(game: Game) -> None:
    bare = replace(game, series=replace(game.series, sheets=SheetsFile()))
    assert [printed(bare, Printing(), part) for part in ("counters", "printer-test", "map")] == [{}, {}, {}]


def test_all_fonts_are_embedded(game: Game) -> None:
    for part in ("counters", "printer-test"):
        for content in printed(game, Printing(), part).values():
            for page in pages(content):
                assert all(
                    name.startswith(("RobotoCondensed", "Barlow")) and embedded for name, embedded in fonts(page)
                )


def test_a_grey_print_has_no_colour(game: Game) -> None:
    for part in ("counters", "printer-test", "map"):
        for name, content in printed(game, Printing(grey=True), part).items():
            assert coloured(content) == set(), name


@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
def test_the_grids_of_the_printer_test_lie_behind_its_circles(game: Game, backs: Backs) -> None:
    front, back = pages(printed(game, Printing(backs=backs), "printer-test")["printer-test.pdf"])
    width, height = size(front)
    circles = [each.middle for each in shapes(front, filled=False) if each.size == pytest.approx((3.2, 3.2), abs=0.1)]
    assert len(circles) == 5
    behind = [(x, height - y) if backs == "short-edge" else (width - x, y) for x, y in circles]
    lines = [each.middle for each in shapes(back, filled=False)]
    for place in behind:
        # The two lines in the middle of a grid cross where the pin comes out.
        assert sum(line == pytest.approx(place, abs=NEAR) for line in lines) == 2


def test_all_counters_of_espinosa_lie_on_its_sheets() -> None:
    project = Project(TESTS.parent)
    game = compile_battle(project, project.battles()["espinosa"]).game
    assert game is not None
    made = printed(game, Printing())
    lying = 0
    for name, side in (("half-inch", (12.7, 12.7)), ("cards", (56, 84))):
        for page in pages(made[f"counters-{name}.pdf"])[::2]:
            drawn = [ground.middle for ground in grounds(page, *side)]
            dies = [each.middle for each in shapes(page, filled=False) if each.size == pytest.approx(side, abs=0.3)]
            assert all(any(ground == pytest.approx(die, abs=NEAR) for ground in drawn) for die in dies)
            lying += len(dies)
    assert lying == sum(piece.count for piece in game.pieces.values())


def test_the_same_game_gives_the_same_bytes(game: Game) -> None:
    assert printed(game, Printing(backs="fold")) == printed(game, Printing(backs="fold"))


# ---- Since an earlier build ----------------------------------------------------------------------------------------


def changed(game: Game, **pieces: Piece | None) -> Game:
    """The game with other pieces, or without some."""
    names = {name.replace("_", "-"): piece for name, piece in pieces.items()}
    return replace(game, pieces={id: piece for id, piece in {**game.pieces, **names}.items() if piece is not None})


def test_since_the_same_build_nothing_has_changed(game: Game) -> None:
    since = Printing(since=counter_notes(game))
    assert printed(game, since) == {}


def test_what_has_changed_since_a_build_is_printed_and_told(game: Game) -> None:
    heron, wreck, eel = (game.pieces[id] for id in ("lamp-heron", "wreck", "wrack-eel"))
    before = changed(
        game,
        lamp_heron=replace(heron, values=dict(heron.values) | {"sail": 5}),
        wreck=replace(wreck, marker=wreck.marker.model_copy(update={"count": 1})),
        wrack_eel=None,
        gull=replace(eel, id="gull", name="Gull"),
    )
    found = changes(game, counter_notes(before))
    assert Counter(each.piece.id for each in found.counters) == {"lamp-heron": 1, "wreck": 3, "wrack-eel": 1}
    assert found.told == {
        "New": ["Eel"],
        "In place of the old ones": ["Heron"],
        "More of them": ["3 × Wreck"],
        "Take out": ["Gull"],
    }


def test_only_the_changed_counters_lie_on_the_sheet_of_changes(game: Game) -> None:
    wreck = game.pieces["wreck"]
    before = changed(game, wreck=replace(wreck, marker=wreck.marker.model_copy(update={"count": 1})))
    made = printed(game, Printing(since=counter_notes(before)))
    fronts, _, told = pages(made["counters-chits.pdf"])
    assert len(grounds(fronts, *CHIT)) == 3
    assert "3 × Wreck" in told.get_textpage().get_text_range()


def test_the_manifest_of_a_build_names_its_counters(game: Game) -> None:
    written = manifest(Build("two-lights", "1", {}, {}, counter_notes(game), frozenset())).to_json()
    assert counters_of(written) == ("two-lights", counter_notes(game))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"schema": "oobc-manifest/2", "battle": "x", "counters": [1]}'])
def test_what_is_no_manifest_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="no manifest"):
        counters_of(text)


def test_a_manifest_from_before_counters_were_noted_is_told() -> None:
    with pytest.raises(ValueError, match="did not note its counters"):
        counters_of('{"schema": "oobc-manifest/1", "battle": "two-lights", "files": []}')
