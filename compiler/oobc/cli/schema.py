"""`oobc schema`: JSON Schemas of the data files, for editors and other programs."""

from typing import Annotated

import typer

from oobc.cli.console import ProjectOption, open_project, report, writing, wrong_use


def schema(
    name: Annotated[str | None, typer.Argument(help="Which schema to print; without it, they are listed.")] = None,
    write: Annotated[bool, typer.Option("--write", help="Write all of them into data/schema/ of the project.")] = False,
    project: ProjectOption = None,
) -> None:
    """List, print or write the JSON Schemas of the data files."""
    from oobc.schemas import FOLDER, SCHEMAS
    from oobc.source.text import write_whole

    schemas = {each.name: each for each in SCHEMAS}
    if write:
        if name is not None:
            raise wrong_use("--write writes all schemas; name none")
        folder = open_project(project).data / FOLDER
        with writing(folder):
            folder.mkdir(exist_ok=True)
            for each in SCHEMAS:
                write_whole(folder / f"{each.name}.json", each.text.encode())
        report(f"{folder}: {len(SCHEMAS)} schemas")
    elif name is None:
        for each in SCHEMAS:
            typer.echo(f"{each.name:15}{each.of}")
    elif name in schemas:
        typer.echo(schemas[name].text, nl=False)
    else:
        from oobc.diagnostics.findings import suggest

        raise wrong_use(f"there is no schema {name!r}; {suggest(name, schemas) or 'oobc schema lists them'}")
