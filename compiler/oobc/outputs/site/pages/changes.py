"""What changed: from print to its updates, and from one version of the rules to the next."""

from collections import Counter

from markupsafe import Markup

from oobc.art.views import View
from oobc.outputs.provenance import valued
from oobc.outputs.site import addresses
from oobc.outputs.site.changes import Changed, Step, amended, between_versions, reasons, values
from oobc.outputs.site.links import Links


class Erratum(View):
    """An update, and all that it says."""

    anchor: str
    title: str
    about: str
    cases: tuple[Changed, ...]
    values: tuple[Markup, ...]
    elsewhere: tuple[Markup, ...]


class Changes(View):
    rules_version: str
    errata: tuple[Erratum, ...]
    steps: tuple[Step, ...]
    contradictions: tuple[Markup, ...]


def view(links: Links) -> Changes:
    given = Counter(source for _, source in valued(links.game))
    errata = []
    for date, each in links.game.errata.items():
        count = given[f"update:{date}"]
        about = f"Published {each.published}" + (f", gives {count} values" if count else "")
        said, other = tuple(values(links, each.changes)), tuple(map(links.note, each.elsewhere))
        errata.append(Erratum(addresses.update_anchor(date), each.title, about, amended(links, date), said, other))
    reasons_ = reasons(links, links.game.accepted)
    return Changes(links.game.box.rules_version, tuple(errata), between_versions(links), reasons_)
