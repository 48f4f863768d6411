"""Where the values of a game come from: every value with its source, counted by kind."""

from collections import Counter
from collections.abc import Iterator

from oobc.game import Game

MARKS = {"reconstructed": "†", "history": "‡"}
"""What stands behind a value that is not printed, the weakest first; a published change counts as print."""
KINDS = ("printed", "update", "history", "reconstructed")


def valued(game: Game) -> Iterator[tuple[str, str]]:
    """Every value of a game that has a source: what it belongs to, and the source."""
    for piece in game.units():
        if piece.comment is not None:
            yield "counters", piece.source_of("comment")
        for column in ("name", "nation", "arm", "size", "composition", *piece.values):
            if column in piece.values or getattr(piece, column, None) is not None:
                yield "counters", piece.source_of(column)
        for formation in piece.formations:
            yield "counters", piece.source_of(formation.level)
    for marker in {piece.marker.id: piece for piece in game.markers() if piece.marker is not None}.values():
        yield "markers", marker.source_of("name")
        yield "markers", marker.source_of("count")
    for formation in game.formations.values():
        own = (formation.name if formation.name != formation.id else None, formation.officer, formation.breakpoint)
        for column, value in zip(("name", "officer", "breakpoint"), own, strict=True):
            if value is not None:  # else there is nothing of it but what its counters say
                yield "formations", formation.source_of(column)
    for scenario in game.scenarios.values():
        yield "scenarios", scenario.turns_source
        yield "scenarios", scenario.first_player_source
        for parameter in scenario.parameters.values():
            yield from (("scenarios", parameter.source) for _ in parameter.values)
        for part in (scenario.set_up, scenario.orders, scenario.spans, scenario.states, scenario.awards):
            yield from (("scenarios", each.source) for each in part)
        if scenario.victory is not None:
            yield "scenarios", scenario.victory.source
        for id, placement in scenario.placements.items():
            if not game.pieces[id].is_marker:
                yield "set-up", placement.source
    yield from (("turns", turn.source) for turn in game.turns)
    for group in game.groups:
        yield from (("scenarios", group.source_of("enters")) for _ in group.enters)
        yield from (("scenarios", group.source_of("units")) for _ in group.units)
    yield from (("map", each.source) for each in (*game.map.hexes, *game.map.hexsides))
    sheet = game.map.sheet
    yield "map", sheet.grid.source
    yield from (("map", place.source_of(value)) for place in sheet.places for value in ("name", "hexes"))
    for point in sheet.points:
        yield "map", point.source_of("hex")
        if point.value is not None:
            yield "map", point.source_of("value")
    for features in (sheet.paths, sheet.spans):
        yield from (("map", each.source) for each in features)


def weakest(*sources: str) -> str:
    """Of several sources of what is shown as one, that which is least like print."""
    return next((source for kind in MARKS for source in sources if kind_of(source) == kind), sources[0])


def kind_of(source: str) -> str:
    """`printed`, `update`, `history` or `reconstructed`."""
    return source.partition(":")[0]


def shares(game: Game) -> dict[str, Counter[str]]:
    """How many values of each part come from each kind of source."""
    parts: dict[str, Counter[str]] = {}
    for part, source in valued(game):
        parts.setdefault(part, Counter())[kind_of(source)] += 1
    return parts


def report(game: Game) -> str:
    """The shares as a table, then the sources with how many values each gave."""
    parts = shares(game)
    total: Counter[str] = sum(parts.values(), Counter())
    lines = [f"{'':12}{'values':>8}" + "".join(f"{kind:>16}" for kind in KINDS)]
    for name, counts in [*parts.items(), ("all", total)]:
        number = counts.total()
        cells = "".join(f"{counts[kind]:>8} {counts[kind] / number:>6.1%} " for kind in KINDS)
        lines.append(f"{name:12}{number:>8}{cells}")
    named = Counter(source for _, source in valued(game) if kind_of(source) in ("history", "reconstructed", "update"))
    lines += ["", "values  source"]
    for source, count in named.most_common():
        reference = game.references.get(source)
        erratum = game.errata.get(source.removeprefix("update:"))
        title = reference.title if reference else erratum.title if erratum else ""
        lines.append(f"{count:>6}  {source}  {title}")
    return "\n".join(lines) + "\n"
