"""Charts: the tables that the rules print, and the scenarios' parameters, as pages that VASSAL's old HTML can show."""

from collections.abc import Iterator, Mapping
from html import escape

from oobc.game import Game, keys
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.names import KEY_IMAGE, plain, pressed
from oobc.outputs.module.setups import briefing
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import spelling


def chart_pages(game: Game) -> dict[str, tuple[str, bytes]]:
    """By path in the module, the title and the page of every chart."""
    pages: dict[str, tuple[str, bytes]] = {}
    for scenario in game.scenarios.values():
        title, *lines = briefing(game, scenario)
        body = "".join(f"<p>{escape(line)}</p>" for line in lines)
        pages[f"charts/scenario-{scenario.id}.html"] = (scenario.title, _page(title, body))
    for table in game.tables.values():
        title = table.about.title
        note = f"<p>{escape(table.about.note)}</p>" if table.about.note else ""
        cases = f"<p>Rules: {escape(', '.join(table.about.rules))}</p>"
        pages[f"charts/table-{table.id}.html"] = (title, _page(title, _table(table.columns, table.rows) + note + cases))
    return pages


KEYS_PAGE, _KEYS = "charts/keys.html", "Keys"
"""The page of keys: its path in the module, and its title."""


def chart_window(pages: Mapping[str, tuple[str, bytes]]) -> Component:
    """The window with all charts, with room to read them on a small screen: the chart at the left, the list beside."""
    titles = {path: title for path, (title, _) in pages.items()} | {KEYS_PAGE: _KEYS}
    charts = [component("HtmlChart", chartName=plain(title), fileName=path) for path, title in titles.items()]
    key = component("Chart", chartName="Map key", fileName=KEY_IMAGE)
    widget = component("ListWidget", *charts, key, entryName="Charts", width="1280", height="640", divider="930")
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


def keys_page(game: Game, root: Component) -> bytes:
    """The page with every key: of pieces by kind, and of the windows and the toolbar of a module."""
    of_windows = dict(_window_keys(root))
    rows = [row for row in _piece_keys(game) if row[0] and not (row[0] in of_windows and not row[3])]
    pieces = _table(("Key", "What it does", "Rules", "Pieces"), tuple(rows))
    windows = _table(("Key", "What it does"), tuple(of_windows.items()))
    return _page(_KEYS, f"<h3>Windows and toolbar</h3>{windows}<h3>Pieces</h3>{pieces}")


_PRESSED = {
    "nexthotkey": keys.OF_WINDOWS[keys.NEXT_TURN],
    "prevhotkey": keys.OF_WINDOWS[keys.TURN_BEFORE],
    "zoomInKey": "Zoom in",
    "zoomOutKey": "Zoom out",
    "hotkey": "",
    "buttonHotkey": "",
}
"""The attributes of components with a key that presses them, and what it does if their names do not say it."""


def _window_keys(root: Component) -> Iterator[tuple[str, str]]:
    """What each key of a window or of the toolbar does; two that share a key, such as each side's hand, together."""
    found: dict[str, dict[str, None]] = {}
    for each in root.walk():
        for attribute, usual in _PRESSED.items():
            sent = attribute == "hotkey" and "buttonHotkey" in each.attributes
            spelled = "" if sent else spelling(each.get(attribute))
            if spelled:
                titles = (each.get(name) for name in ("tooltip", "buttonName", "description", "name"))
                says = keys.OF_WINDOWS.get(spelled) or usual or next(title for title in titles if title)
                found.setdefault(spelled, {})[says] = None
    return ((spelled, "; ".join(says)) for spelled, says in found.items())


def _piece_keys(game: Game) -> Iterator[tuple[str, str, str, str]]:
    pieces = game.series.pieces

    def having(part: str, id: str) -> str:
        return ", ".join(kind.title for kind in pieces.kinds.values() if id in getattr(kind, part))

    for id, action in pieces.actions.items():
        markers = (marker.title for marker in game.series.markers.values() if id in marker.actions)
        whose = ", ".join(each for each in (having("actions", id), *markers) if each)
        yield action.key, action.title, ", ".join(action.rules), whose
    for id, state in pieces.states.items():
        for level in state.levels:
            yield level.key or "", level.title, ", ".join(state.rules), having("states", id)
        if state.arrow is not None:
            yield state.arrow.key, state.arrow.title, ", ".join(state.rules), having("states", id)
    for id, area in pieces.areas.items():
        yield area.key, area.title, ", ".join(area.rules), having("areas", id)
    for feature in FEATURES:
        yield from feature.chart(game)
    yield keys.FLIP, "Flip", "", "All"
    yield keys.TRAIL, "Movement trail", "", "All"
