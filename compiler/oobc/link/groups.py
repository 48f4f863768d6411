"""The groups that wait until they are called: whose they are, and of which kind."""

from oobc.diagnostics.codes import DUPLICATE_ID
from oobc.game.groups import Group
from oobc.link.names import Names
from oobc.load.files import BattleFiles, BoxFiles, SeriesFiles
from oobc.place import Origin


def link_groups(battle: BattleFiles, box: BoxFiles, series: SeriesFiles, names: Names) -> tuple[Group, ...]:
    """The groups of a battle; one of no known side or kind is left out."""
    sides, kinds = box.about.sides, series.about.groups
    return tuple(
        Group(
            kinds[each.kind],
            sides[each.side],
            each.number,
            each.enters,
            each.units,
            each.note,
            names.row_sources(each.source, ("enters", "units", "note"), each.origin.at("source")),
            each.origin,
        )
        for each in battle.about.groups
        if each.kind in kinds and each.side in sides
    )


def check_groups(battle: BattleFiles, series: SeriesFiles, names: Names) -> None:
    """Tells of two groups of a side with the same number, and of two kinds that are called alike."""
    first: dict[tuple[str, ...], Origin] = {}
    for kind in series.about.groups.values():
        where = kind.origin.at("label")
        if first.setdefault((kind.label,), where) is not where:
            message = f"the label {kind.label!r} is here twice"
            names.report_twice(DUPLICATE_ID, message, where, first[kind.label,])
    for group in battle.about.groups:
        where, id = group.origin.at("number"), (group.kind, group.side, str(group.number))
        if first.setdefault(id, where) is not where:
            message = f"the group {group.number} of {group.side!r} is here twice"
            names.report_twice(DUPLICATE_ID, message, where, first[id])
