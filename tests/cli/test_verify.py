"""`oobc verify`, before there is anything to play."""

from typer.testing import CliRunner

from authoring import BATTLE, BOX, Desk
from oobc.cli import app


def verify(desk: Desk) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["verify", "two-lights", "--project", str(desk.root), "--vassal", str(desk.root)])
    return done.exit_code, done.stdout


def test_data_with_errors_are_told_and_not_played(desk: Desk) -> None:
    desk.change(f"{BATTLE}/setup.csv", "lamp-heron,C-3", "lamp-heron,C-33")
    code, told = verify(desk)
    assert (code, "OOB204" in told) == (1, True)


def test_what_cannot_be_drawn_is_told_and_not_played(desk: Desk) -> None:
    desk.change(f"{BOX}/counters.csv", "lamp-heron,Heron", f"lamp-heron,{'Heron ' * 30}")
    code, told = verify(desk)
    assert (code, "OOB401" in told) == (1, True)
