"""What changed: from print to its updates, and from one version of the rules to the next."""

from collections import Counter
from dataclasses import dataclass

from markupsafe import Markup

from oobc.model.errata import ErratumFile
from oobc.outputs.provenance import valued
from oobc.outputs.site import addresses
from oobc.outputs.site.changes import Step, amended, between_versions, reasons, values
from oobc.outputs.site.links import Links
from oobc.outputs.site.views import Changed


@dataclass(frozen=True, slots=True)
class Erratum:
    """An update, and all that it says."""

    anchor: str
    title: str
    about: str
    cases: tuple[Changed, ...]
    values: tuple[Markup, ...]
    elsewhere: tuple[Markup, ...]


@dataclass(frozen=True, slots=True)
class Changes:
    """The page."""

    rules_version: str
    errata: tuple[Erratum, ...]
    steps: tuple[Step, ...]
    contradictions: tuple[Markup, ...]


def view(links: Links) -> Changes:
    """The page."""
    game = links.game
    given = Counter(source for _, source in valued(game))
    return Changes(
        rules_version=game.box.rules_version,
        errata=tuple(_erratum(links, date, each, given[f"update:{date}"]) for date, each in game.errata.items()),
        steps=tuple(between_versions(links)),
        contradictions=reasons(links, game.accepted),
    )


def _erratum(links: Links, date: str, erratum: ErratumFile, given: int) -> Erratum:
    published = f"Published {erratum.published}"
    return Erratum(
        anchor=addresses.update_anchor(date),
        title=erratum.title,
        about=f"{published}, gives {given} values" if given else published,
        cases=amended(links, date),
        values=tuple(values(links, erratum.changes)),
        elsewhere=tuple(map(links.note, erratum.elsewhere)),
    )
