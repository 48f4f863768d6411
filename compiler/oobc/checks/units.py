"""Counters and formations."""

from collections.abc import Iterator

from oobc.diagnostics.codes import (
    COMMENT_WITHOUT_SOURCE,
    INCOMPLETE_FORMATION,
    OFFICER_OF_ANOTHER_FORMATION,
    PART_COUNT,
    UNUSED_UNIT,
    WRONG_SIDE,
)
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game


def every_counter_is_used(game: Game) -> Iterator[Finding]:
    """Every counter of the box is in the set-up of one of its battles."""
    for piece in game.unused:
        hint = "add a row to setup.csv ('out' if it is out of play), or take the counter out"
        yield Finding(UNUSED_UNIT, f"no scenario uses {piece.id!r}", piece.origin.at("id"), hint)


def units_serve_their_own_side(game: Game) -> Iterator[Finding]:
    """A unit is of the same side as its formation, and a formation as the one that it is a part of."""
    for formation in game.formations.values():
        above = formation.above
        if above is not None and above.side != formation.side:
            message = f"{formation.id!r} is of the side {formation.side.id!r}, {above.id!r} of {above.side.id!r}"
            notes = (Note("what it is a part of", above.origin.at("side")),)
            yield Finding(WRONG_SIDE, message, formation.origin.at("side"), "leave it empty", notes=notes)
    for piece in game.units():
        own, side = piece.formation, piece.side
        if own is not None and side is not None and own.side != side:
            message = f"{piece.id!r} is of the side {side.id!r}, its formation of {own.side.id!r}"
            note = Note("the formation", own.origin.at("side"))
            yield Finding(WRONG_SIDE, message, piece.origin.at("formation"), notes=(note,))


def officers_lead_their_own(game: Game) -> Iterator[Finding]:
    """The officer of a formation belongs to it, and is a kind of piece that can lead one."""
    for formation in game.formations.values():
        officer = game.officer_of(formation)
        if officer is None:
            continue
        where = formation.origin.at("officer")
        if formation not in officer.formations:
            own = officer.formation and officer.formation.id
            yield Finding(OFFICER_OF_ANOTHER_FORMATION, f"{officer.id!r} belongs to formation {own!r}", where)
        elif not officer.kind.officer:
            yield Finding(
                OFFICER_OF_ANOTHER_FORMATION, f"a {officer.kind.title.lower()} cannot lead a formation", where
            )


def counters_have_the_parts_that_they_state(game: Game) -> Iterator[Finding]:
    """A value that counts the parts of a counter, such as its vedettes, is how many counters there are of them."""
    for piece in game.units():
        for name, value in piece.kind.values.items():
            stated, made = piece.values.get(name, 0), game.parts.get(piece.id, 0)
            if value.counts_parts and stated != made:
                message = f"{piece.id!r} has {stated} {value.title.lower()}, but {made} counters are a part of it"
                hint = "name it as their 'parent', or fix the number"
                yield Finding(PART_COUNT, message, piece.origin.at(name), hint)


def comments_say_where_they_come_from(game: Game) -> Iterator[Finding]:
    """A comment has a source of its own: that of the row is about the values of the counter."""
    for piece in (*game.units(), *game.unused):
        if piece.comment is not None and "comment" not in piece.sources:
            message = f"the comment on {piece.id!r} has no source of its own"
            hint = "add comment=<source> to the cell 'source'"
            yield Finding(COMMENT_WITHOUT_SOURCE, message, piece.origin.at("comment"), hint)


def formations_have_what_their_size_asks_for(game: Game) -> Iterator[Finding]:
    """A formation of some size has an officer, a breakpoint and colours, as its series says."""
    wanted = game.series.about.formations
    sizes = dict.fromkeys(game.formations, 0)
    for piece in game.in_play():
        if piece.formation is not None and piece.kind.id in wanted.kinds:
            sizes[piece.formation.id] += 1
    cases = f" ({', '.join(wanted.rules)})" if wanted.rules else ""
    for formation in (each for each in game.formations.values() if each.level == wanted.heading):
        has = {
            "officer": formation.officer is not None,
            "breakpoint": formation.breakpoint is not None,
            "stripe": bool(formation.stripe),
        }
        for name, size in wanted.needs.items():
            if not has[name] and sizes[formation.id] >= size and name not in formation.sources:
                message = f"{formation.id!r} has {sizes[formation.id]} units and no {name}{cases}"
                hint = f"if print says that it has none, add {name}=printed:<case> to its sources"
                yield Finding(INCOMPLETE_FORMATION, message, formation.origin.at(name), hint)
