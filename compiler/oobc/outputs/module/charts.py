"""Charts: the tables that the rules print, and the scenarios' parameters, as pages that VASSAL's old HTML can show."""

from collections.abc import Iterator, Mapping
from html import escape

from oobc.game import Game, keys
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.names import KEY_IMAGE, plain, pressed
from oobc.outputs.module.setups import briefing
from oobc.vassal.components import Component, component


def chart_pages(game: Game) -> dict[str, tuple[str, bytes]]:
    """By path in the module, the title and the page of every chart."""
    pages: dict[str, tuple[str, bytes]] = {}
    for scenario in game.scenarios.values():
        lines = briefing(game, scenario).split("\n")
        body = "".join(f"<p>{escape(line)}</p>" for line in lines[1:] if line)
        pages[f"charts/scenario-{scenario.id}.html"] = (scenario.title, _page(lines[0], body))
    for table in game.tables.values():
        title = table.about.title
        note = f"<p>{escape(table.about.note)}</p>" if table.about.note else ""
        cases = f"<p>Rules: {escape(', '.join(table.about.rules))}</p>"
        pages[f"charts/table-{table.id}.html"] = (title, _page(title, _table(table.columns, table.rows) + note + cases))
    pages["charts/keys.html"] = ("Keys", _page("Keys", _keys(game)))
    return pages


def chart_window(pages: Mapping[str, tuple[str, bytes]]) -> Component:
    """The window with all charts."""
    charts = [component("HtmlChart", chartName=plain(title), fileName=path) for path, (title, _) in pages.items()]
    key = component("Chart", chartName="Map key", fileName=KEY_IMAGE)
    widget = component("ListWidget", *charts, key, entryName="Charts", width="760", height="560", divider="180")
    tooltip = "Tables, scenarios, keys"
    return component("ChartWindow", widget, name="Charts", text="Charts", tooltip=tooltip, hotkey=pressed(keys.CHARTS))


def _page(title: str, body: str) -> bytes:
    head = f"<html><head><title>{escape(title)}</title></head>"
    style = '<body style="font-family: sans-serif; font-size: 12pt; margin: 8px">'
    return f"{head}{style}<h2>{escape(title)}</h2>{body}</body></html>".encode()


def _table(columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> str:
    head = "".join(f'<th align="left" bgcolor="#e4dcc6">{escape(column)}</th>' for column in columns)
    lines = ("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<table border="1" cellpadding="4" cellspacing="0"><tr>{head}</tr>{"".join(lines)}</table>'


def _keys(game: Game) -> str:
    """Every key of every kind of piece."""
    rows = tuple(_key_rows(game))
    return _table(("Key", "What it does", "Rules", "Pieces"), rows)


def _key_rows(game: Game) -> Iterator[tuple[str, str, str, str]]:
    pieces = game.series.pieces

    def having(part: str, id: str) -> str:
        return ", ".join(kind.title for kind in pieces.kinds.values() if id in getattr(kind, part))

    for id, action in pieces.actions.items():
        yield action.key, action.title, ", ".join(action.rules), having("actions", id)
    for id, state in pieces.states.items():
        for level in state.levels:
            yield level.key or "", level.title, ", ".join(state.rules), having("states", id)
    for id, area in pieces.areas.items():
        yield area.key, area.title, ", ".join(area.rules), having("areas", id)
    for feature in FEATURES:
        yield from feature.chart(game)
    for dice in game.series.about.dice.values():
        if dice.key is not None:
            yield dice.key, dice.title, "", ""
    for board in game.series.boards.values():
        if board.key is not None:
            yield board.key, board.title, ", ".join(board.rules), ""
    yield keys.FLIP, "Flip", "", ""
    yield keys.TRAIL, "Movement trail", "", ""
    yield keys.NEXT_TURN, "Next turn", "", ""
    yield keys.TURN_BEFORE, "Turn before", "", ""
    if game.series.phases:
        yield keys.NEXT_STEP, "Next step of the sequence of play", "", ""
        yield keys.STEP_BACK, "Step back", "", ""
    yield keys.EXACT_GROUND, "Exact hexes and hexsides", "", ""
    yield keys.INVENTORY, "All pieces by side and formation", "", ""
