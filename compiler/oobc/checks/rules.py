"""The rules, their glossary and the words of the table."""

from collections.abc import Iterator

from oobc.diagnostics.codes import LONE_SYNONYM, ORPHAN_CASE, WORD_TWICE
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game
from oobc.game.rules import Term, cases_above


def cases_have_the_case_above_them(game: Game) -> Iterator[Finding]:
    """Above 7.62 there is 7.6, and above that the chapter 7.0."""
    for case in game.cases.values():
        above = cases_above(case.id)
        if above and not any(each in game.cases for each in above):
            message = f"there is no case {above[-1]} above {case.id}"
            yield Finding(ORPHAN_CASE, message, case.origin.at("id"))


def words_have_one_meaning(game: Game) -> Iterator[Finding]:
    """No two terms of the glossary have the same title or alias."""
    first: dict[str, tuple[Term, str]] = {}
    for term in game.terms:
        for word, key in ((term.title, "title"), *((alias, "aliases") for alias in term.aliases)):
            if word.casefold() not in first:
                first[word.casefold()] = (term, key)
                continue
            known, place = first[word.casefold()]
            note = Note("first here", known.origin.at(place))
            message = f"{word!r} stands for {known.title!r} already"
            yield Finding(WORD_TWICE, message, term.origin.at(key), notes=(note,))


def synonyms_have_company(game: Game) -> Iterator[Finding]:
    """A list of words that mean the same has two words at least."""
    for each in game.synonyms:
        if len(set(each.words)) < 2:
            yield Finding(LONE_SYNONYM, "a word that means the same as nothing else", each.origin)
