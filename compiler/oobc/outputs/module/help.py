"""The rules site in the Help menu: it opens with the page of the scenario that is being played."""

from collections.abc import Iterator, Sequence

from oobc.game.scenarios import Scenario
from oobc.outputs.artifact import Artifact
from oobc.vassal import saves
from oobc.vassal.archive import help_entry
from oobc.vassal.buttons import remembered
from oobc.vassal.components import Component, component

_TITLE = "Rules and scenarios"
_PAGE = "HelpPage"
"""The property that names the page to open."""
_FOLDER = "site/"
_START = "index.html"


def help_files(site: Sequence[Artifact]) -> dict[str, bytes]:
    """The site as the engine unpacks it, by its path in the module; nothing if there is no site."""
    pages = {each.path.removeprefix(_FOLDER): each.content for each in site}
    return dict([help_entry(_TITLE, pages)]) if pages else {}


def help_menu(site: Sequence[Artifact]) -> Iterator[Component]:
    """The line of the Help menu."""
    if site:
        yield component("Documentation", component("BrowserHelpFile", title=_TITLE, startingPage=f"${_PAGE}$"))


def help_properties(site: Sequence[Artifact]) -> Iterator[Component]:
    """The page that opens before a scenario is chosen."""
    if site:
        about = "The page with which the help opens"
        yield remembered(_PAGE, _START, about)


def help_at_start(site: Sequence[Artifact], scenario: Scenario) -> Iterator[str]:
    """The command of a set-up that has the help open at the page of its scenario."""
    for each in site:
        if each.scenario == scenario.id:
            yield saves.global_property(_PAGE, each.path.removeprefix(_FOLDER))
