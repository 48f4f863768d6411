"""The glossary."""

from markupsafe import Markup

from oobc.art.views import View
from oobc.outputs.site.links import Links

_USUAL = "printed:glossary"
"""Where terms come from that need not say so."""


class Term(View):
    anchor: str
    title: str
    aliases: str
    text: Markup
    source: Markup


def view(links: Links) -> tuple[Term, ...]:
    return tuple(
        Term(
            anchor=each.id,
            title=each.title,
            aliases=", ".join(each.aliases),
            text=links.prose(each),
            source=links.source(each.source) if each.source != _USUAL else Markup(),
        )
        for each in links.game.terms
    )
