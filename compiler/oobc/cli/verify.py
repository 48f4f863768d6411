"""`oobc verify`: the module played in the reader's own VASSAL, held against the data."""

from pathlib import Path
from typing import Annotated

import typer

from oobc.cli.console import (
    FINDINGS,
    GOOD,
    AsPrintedOption,
    BattleArgument,
    ProjectOption,
    open_project,
    pick_battles,
    report,
    step,
    wrong_use,
)
from oobc.cli.reporting import Form, FormatOption, OutputOption, Reporter, StrictOption, count_findings


def verify(
    battle: BattleArgument,
    vassal: Annotated[Path, typer.Option("--vassal", metavar="FOLDER", help="Where VASSAL is installed.")],
    quick: Annotated[bool, typer.Option("--quick", help="Only set-ups and keys, nothing by mouse.")] = False,
    project: ProjectOption = None,
    as_printed: AsPrintedOption = False,
    strict: StrictOption = False,
    form: FormatOption = Form.TERMINAL,
    output: OutputOption = None,
) -> None:
    """Play the module in your own VASSAL and print where it differs from the data. Needs a JDK."""
    import tempfile

    from oobc.art.typst import ArtError
    from oobc.build import outputs_of
    from oobc.compile import compile_battle, locate
    from oobc.diagnostics.findings import has_errors
    from oobc.outputs.drawing_errors import drawing_errors
    from oobc.plan import run
    from oobc.verify import NoEngineError, differences, engine

    found = open_project(project)
    compiled = compile_battle(found, pick_battles(found, [battle])[battle], as_printed=as_printed)
    reporter = Reporter(form, output, strict)
    if not compiled.passes(strict=strict):
        reporter.report(battle, compiled.findings, compiled.library)
        reporter.finish()
        report(f"{battle}: {count_findings(compiled)}; there is no module to verify")
        raise typer.Exit(FINDINGS)
    game = compiled.linked
    module = outputs_of(game)["module"]
    made, errors = run([module], expecting=(ArtError,), step=lambda name: step(f"making {name}"))
    if errors is not None:
        findings, told = drawing_errors(game, errors), "there is no module to verify"
    else:
        with tempfile.TemporaryDirectory() as folder:
            (file,) = made[module]
            path = Path(folder) / file.path
            path.write_bytes(file.content)
            try:
                with step("playing it"), engine(vassal, path) as running:
                    findings = list(differences(game, running, quick=quick))
                    told = f"{len(findings) or 'no'} differences in VASSAL {running.opened.engine}"
            except NoEngineError as error:
                raise wrong_use(str(error)) from error
    reporter.report(battle, locate(findings, compiled.library), compiled.library)
    reporter.finish()
    report(f"{battle}: {told}")
    raise typer.Exit(FINDINGS if has_errors(findings, strict=strict) else GOOD)
