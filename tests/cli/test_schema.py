"""`oobc schema`, where the disk does not let it write."""

from typer.testing import CliRunner

from authoring import Desk
from oobc.cli import app


def test_schemas_that_cannot_be_written_are_wrong_use(desk: Desk) -> None:
    desk.write("data/schema", "no folder")
    done = CliRunner().invoke(app, ["schema", "--write", "--project", str(desk.root)])
    assert (done.exit_code, done.stderr) == (2, f"oobc: cannot write {desk.root}/data/schema: File exists\n")
