"""Every mistake that an author can make, each planted alone in a copy of the test project.

The marks ⟦ ⟧ in the new text say where the finding must point, from and to; an empty old text stands for the whole
file. Where the finding stands elsewhere, `at` says it: a file, and a text in it with the marks.
"""

from dataclasses import dataclass

from authoring import BATTLE, BOX, SERIES
from oobc.diagnostics import codes
from oobc.diagnostics.findings import Code

BATTLE_FILE, MAP, SETUP = (f"{BATTLE}/{name}" for name in ("battle.yaml", "map.yaml", "setup.csv"))
ACCEPTED = f"{BATTLE}/accepted.yaml"
LOCK = f"{BATTLE}/gpids.lock"
ACCEPTED = f"{BATTLE}/accepted.yaml"
FIRST, DARK, WRECKERS = (f"{BATTLE}/scenarios/{name}.yaml" for name in ("first-light", "long-dark", "wreckers"))
RULES = f"{BATTLE}/rules/05-two-lights.md"
GLOSSARY = f"{SERIES}/rules/glossary.md"
SYNONYMS = f"{SERIES}/rules/synonyms.yaml"
CONDITIONS = f"{SERIES}/rules/conditions.yaml"
FORCES = f"{BOX}/forces.csv"
ERRATUM = f"{BOX}/errata/2024-06-01.yaml"
COUNTERS, FORMATIONS = f"{BOX}/counters.csv", f"{BOX}/formations.csv"
GAME, SOURCES = f"{BOX}/game.yaml", f"{BOX}/sources.yaml"
BOARDS, COMBAT, BOARDING = f"{SERIES}/boards.yaml", f"{SERIES}/combat.yaml", f"{SERIES}/tables/boarding.csv"
PIECES, TURNS, PHASES, MARKERS, TABLES, TERRAIN, SHEETS = (
    f"{SERIES}/{name}.yaml" for name in ("pieces", "turns", "phases", "markers", "tables", "terrain", "sheets")
)


CHART = "{hex: A-1, x: 38, y: 36}, {hex: A-12, x: 286, y: 32}, {hex: J-1, x: 30, y: 270}"
"""Where three hexes lie on the photographed chart."""


@dataclass(frozen=True)
class Mistake:
    """A text of a file, what the author wrote instead, and what must be said about it."""

    title: str
    code: Code
    file: str
    old: str
    new: str
    at: tuple[str, str] | None = None
    hint: str | None = None
    encoding: str = "utf-8"
    also: tuple[tuple[str, str, str], ...] = ()
    """Further changes without which the mistake would bring others with it: file, old text, new text."""


THE_TEXT = (
    Mistake(
        "a file by a wrong name",
        codes.STRAY_FILE,
        f"{BATTLE}/hexside.csv",
        "",
        "⟦h⟧exside,terrain\n",
        hint="hexsides.csv",
    ),
    Mistake(
        "a scenario that ends in .yml",
        codes.STRAY_FILE,
        f"{BATTLE}/scenarios/dusk.yml",
        "",
        "⟦t⟧itle: Dusk\n",
        hint="dusk.yaml",
    ),
    Mistake("a table for spreadsheets", codes.STRAY_FILE, f"{BATTLE}/terrain.CSV", "", "⟦h⟧ex\n", hint="terrain.csv"),
    Mistake("latin-1", codes.UNREADABLE, COUNTERS, "Ilse Brand", "Ilse Br⟦ä⟧nd", encoding="latin-1"),
    Mistake("a bracket without its mate", codes.BROKEN_YAML, MAP, "north: 30\nscale:", "north: [30\nscale⟦:⟧"),
    Mistake("wrong indentation", codes.BROKEN_YAML, WRECKERS, "  to: Second", "   to⟦:⟧ Second"),
    Mistake("a tab for blanks", codes.TAB, WRECKERS, "  to: Second", "⟦\t⟧to: Second", hint="blanks"),
    Mistake("a tab behind a value", codes.TAB, WRECKERS, "short: Wrack", "short: Wrack⟦\t⟧# so"),
    Mistake("a key twice", codes.DUPLICATE_KEY, WRECKERS, "short: Wrack", "short: Wrack\n⟦short⟧: Wreck"),
    Mistake(
        "a column twice",
        codes.DUPLICATE_KEY,
        f"{SERIES}/tables/salvage.csv",
        "worth,casks\n1,1\n2,3",
        "worth,casks,⟦casks⟧\n1,1,1\n2,3,3",
    ),
    Mistake("an anchor", codes.FORBIDDEN_YAML, WRECKERS, "short: Wrack", "short: ⟦&⟧a Wrack"),
    Mistake("a tag", codes.FORBIDDEN_YAML, WRECKERS, "short: Wrack", "short: ⟦!⟧!str Wrack"),
    Mistake("a tag of a mapping", codes.FORBIDDEN_YAML, FIRST, "  swell:\n", "  swell: ⟦!⟧!map\n"),
    Mistake("an alias of nothing", codes.FORBIDDEN_YAML, DARK, "short: Dark", "short: ⟦*⟧a"),
    Mistake("a merge key", codes.FORBIDDEN_YAML, FIRST, "    value: 4", "    ⟦<<⟧: {}\n    value: 4"),
    Mistake("two documents", codes.FORBIDDEN_YAML, DARK, "short: Dark", "short: Dark\n⟦-⟧--\na: b"),
    Mistake(
        "a comma without quotes",
        codes.BROKEN_CSV,
        COUNTERS,
        "lamp-heron,Heron,lamplit,Guild,ship,sloop,2,,,,6,3,4,2,,,printed:5.1",
        "⟦lamp-heron,Heron, the old,lamplit,Guild,ship,sloop,2,,,,6,3,4,2,,,printed:5.1⟧",
        hint="double quotes",
    ),
    Mistake(
        "cells with semicolons between them",
        codes.BROKEN_CSV,
        f"{BATTLE}/terrain.csv",
        "",
        "⟦hex;terrain;name;source⟧\nC-3;harbour;Lantern Haven;printed:5.0\n",
        hint="commas",
    ),
    Mistake(
        "a header that is longer than every row",
        codes.BROKEN_CSV,
        f"{SERIES}/tables/salvage.csv",
        "worth,casks",
        "⟦worth,casks,note⟧",
    ),
    Mistake(
        "quotes without an end",
        codes.BROKEN_CSV,
        COUNTERS,
        'card-tallow,Tallow,,,card,,,,"Burn it, for light.",,,,,,1,,printed:4.1',
        '⟦card-tallow,Tallow,,,card,,,,"Burn it, for light.,,,,,,1,,printed:4.1⟧',
    ),
    Mistake("a damaged line of piece ids", codes.BROKEN_LOCK, LOCK, "", "# ids\n1 ship/a\n⟦two ship/b⟧\n"),
    Mistake("piece ids that were cut", codes.BROKEN_LOCK, LOCK, "", "⟦# 3 numbers⟧\n1 ship/a\n2 ship/b\n"),
    Mistake("a piece id twice", codes.BROKEN_LOCK, LOCK, "", "1 ship/a\n⟦1 ship/b⟧\n"),
    Mistake(
        "no front matter", codes.BROKEN_MARKDOWN, f"{SERIES}/rules/04-cards.md", '---\nchapter: "4', '⟦c⟧hapter: "4'
    ),
    Mistake("a heading without a number", codes.BROKEN_MARKDOWN, RULES, "Two beacons,", "⟦## Beacons⟧\n\nTwo beacons,"),
    Mistake("a heading of no level", codes.BROKEN_MARKDOWN, RULES, "Two beacons,", "⟦##5.7 Beacons⟧\n\nTwo beacons,"),
    Mistake(
        "attributes in free words", codes.BROKEN_MARKDOWN, RULES, "## 5.2 The Long Dark", "## 5.2 Dark {⟦see 5.1⟧}"
    ),
    Mistake(
        "an attribute that is no attribute", codes.BROKEN_MARKDOWN, RULES, "5.2 The Long Dark", "5.2 D {⟦level=x⟧}"
    ),
)

THE_SHAPE = (
    Mistake(
        "a scheme without a turn",
        codes.WRONG_VALUE,
        f"{SERIES}/turns.yaml",
        "  no-dark:\n    - label: Ebb\n      kind: running\n    - label: Flood\n      kind: running\n",
        "  no-dark: ⟦[]⟧\n",
    ),
    Mistake("a day that there is not", codes.WRONG_VALUE, BATTLE_FILE, '"1799-04-01"', '⟦"1799-02-29"⟧'),
    Mistake("a date as a number", codes.WRONG_VALUE, BATTLE_FILE, '"1799-04-01"', "⟦17990401⟧"),
    Mistake("a roll of no dice", codes.WRONG_VALUE, f"{SERIES}/series.yaml", "count: 2\n", "count: ⟦0⟧\n"),
    Mistake("too many boxes", codes.WRONG_VALUE, f"{SERIES}/boards.yaml", "to: 12", "to: ⟦1200⟧"),
    Mistake("a number in words", codes.WRONG_VALUE, FIRST, "printed: 8", "printed: ⟦eight⟧"),
    Mistake("a list for a text", codes.WRONG_VALUE, DARK, "short: Dark", "short: ⟦[Dark]⟧"),
    Mistake("a text for a list", codes.WRONG_VALUE, GAME, "at:\n      - Dark\n", "at: ⟦Dark⟧\n"),
    Mistake("one of two words", codes.WRONG_VALUE, MAP, "lower: odd", "lower: ⟦old⟧", hint="did you mean 'odd'?"),
    Mistake("a case without quotes", codes.UNQUOTED_NUMBER, WRECKERS, 'case: "5.3"', "case: ⟦5.3⟧", hint="quote it"),
    Mistake("an empty value", codes.WRONG_VALUE, MAP, "title: The Lantern Isles", "⟦title⟧:"),
    Mistake("an id with a capital", codes.WRONG_VALUE, FIRST, "- state: anchored", "- state: ⟦Anchored⟧"),
    Mistake("neither a number nor an id", codes.WRONG_VALUE, PIECES, "radius: 2", "radius: ⟦2 hexes⟧"),
    Mistake("a map without columns", codes.WRONG_VALUE, MAP, "columns: 12", "columns: ⟦0⟧"),
    Mistake("a key that is no id", codes.WRONG_VALUE, SOURCES, "  soundings:", "  ⟦The Chart⟧: old\n  soundings:"),
    Mistake("a strength in words", codes.WRONG_VALUE, COUNTERS, "8,4,3,4,,", "⟦eight⟧,4,3,4,,"),
    Mistake("a parameter in words", codes.WRONG_VALUE, DARK, "value: 7", "value: ⟦high⟧"),
    Mistake("a stripe in words", codes.WRONG_VALUE, FORMATIONS, "cpt-brand,#3a2a10,", "cpt-brand,⟦brown⟧,"),
    Mistake("a source of no kind", codes.WRONG_VALUE, MAP, "printed:5.0\nnorth", "⟦page 3⟧\nnorth"),
    Mistake("a counter without a source", codes.WRONG_VALUE, COUNTERS, "6,1,,,printed:5.1\nbeac", "6,1,,,⟦⟧\nbeac"),
    Mistake(
        "a unit without a source", codes.WRONG_VALUE, SETUP, "cpt-moon,H-9,,H-9,printed:5.1", "cpt-moon,H-9,,H-9,⟦⟧"
    ),
    Mistake("a source that is none", codes.WRONG_VALUE, SETUP, "J-10,out,printed:5.3", "J-10,out,⟦case 5.3⟧"),
    Mistake("an unknown key", codes.UNKNOWN_KEY, MAP, "scale:", "⟦scail⟧:", hint="did you mean 'scale'?"),
    Mistake("an unknown key in a list", codes.UNKNOWN_KEY, MAP, "J-9\n    side", "J-9\n    ⟦sides⟧", hint="'side'?"),
    Mistake("an unknown attribute", codes.UNKNOWN_KEY, RULES, "5.2 The Long Dark", "5.2 Dark {⟦sorce⟧=printed:5.2}"),
    Mistake(
        "an unknown column",
        codes.UNKNOWN_KEY,
        f"{BATTLE}/terrain.csv",
        "name,source\nC-3,harbour,Lantern Haven,",
        "name,⟦depth⟧,source\nC-3,harbour,Lantern Haven,4,",
        also=(
            (f"{BATTLE}/terrain.csv", "Moon Head,", "Moon Head,4,"),
            (f"{BATTLE}/terrain.csv", "H-10,isle,,", "H-10,isle,,,"),
            (f"{BATTLE}/terrain.csv", '"The Teeth, outer",', '"The Teeth, outer",1,'),
        ),
    ),
    Mistake("a value of another kind", codes.UNKNOWN_KEY, COUNTERS, "drink it.,,,", "drink it.,,⟦3⟧,", hint="worth"),
    Mistake("an unknown parameter", codes.UNKNOWN_KEY, DARK, "  swell:", "  ⟦swel⟧:", hint="did you mean 'swell'?"),
    Mistake("a parameter of a fourth side", codes.UNKNOWN_KEY, FIRST, "    crown: 2", "    crown: 2\n    ⟦gulls⟧: 2"),
    Mistake(
        "a source of an unknown column",
        codes.UNKNOWN_KEY,
        COUNTERS,
        "printed:5.1 sail=history:HARBOUR-BOOK",
        "⟦printed:5.1 sial=history:HARBOUR-BOOK⟧",
        hint="did you mean 'sail'?",
    ),
    Mistake(
        "a scenario without its last turn",
        codes.MISSING_KEY,
        WRECKERS,
        "  from: Second day Ebb\n  to: Second day Flood\n",
        "  ⟦from⟧: Second day Ebb\n",
    ),
    Mistake(
        "a span without a kind",
        codes.MISSING_KEY,
        MAP,
        "  - hexside: D-4-D-5\n    kind: gap\n",
        "  - ⟦hexside⟧: D-4-D-5\n",
    ),
    Mistake(
        "a scenario without a first player",
        codes.MISSING_KEY,
        WRECKERS,
        "title: The Wreckers' Morning",
        "⟦title⟧: The Wreckers' Morning",
        also=((WRECKERS, "first-player:\n  side: wrack\n  source: printed:5.3\n", ""),),
    ),
    Mistake("a ship without a hull", codes.MISSING_KEY, COUNTERS, ",lamp-tern,,,1,", ",lamp-tern,,,⟦⟧,"),
    Mistake(
        "a parameter without a source",
        codes.MISSING_KEY,
        FIRST,
        "    value: 4\n    source: printed:5.1",
        "    ⟦value⟧: 4",
    ),
    Mistake(
        "a table without rows",
        codes.MISSING_KEY,
        TABLES,
        "  salvage:",
        "  ⟦sortie⟧:\n    title: Sortie\n    rules: []\n    source: printed:4.1\n  salvage:",
    ),
    Mistake(
        "a row of the set-up without a unit",
        codes.MISSING_KEY,
        SETUP,
        "wrack-crab,",
        "⟦,A-1,,A-1,printed:5.1⟧\nwrack-crab,",
    ),
    Mistake("a set-up without its column of units", codes.MISSING_KEY, SETUP, "unit,first", "⟦piece⟧,first"),
    Mistake(
        "counters without a column",
        codes.MISSING_KEY,
        f"{BATTLE}/hexsides.csv",
        "hexside,terrain,name,source\nD-4-D-5,race,Needle Race,reconstructed:soundings\n"
        "E-4-D-5,race,Needle Race,reconstructed:soundings\nH-9-H-8,reef,,reconstructed:soundings\n",
        "⟦hexside⟧,terrain,source\nD-4-D-5,race,reconstructed:soundings\n",
    ),
)

THE_IDS = (
    Mistake(
        "a counter twice",
        codes.DUPLICATE_ID,
        COUNTERS,
        "beacon-north,N",
        "⟦lamp-gig⟧,Gig,lamplit,Guild,ship,cutter,1,,,,1,,3,,,,printed:5.1\nbeacon-north,N",
    ),
    Mistake(
        "a formation twice",
        codes.DUPLICATE_ID,
        FORMATIONS,
        "Revenue,formation,Revenue",
        "⟦Black⟧,formation,Black gang,wrack,,,,,printed:5.1\nRevenue,formation,Revenue",
    ),
    Mistake("a case twice", codes.DUPLICATE_ID, RULES, "## 5.4 The gig", "## ⟦5.1⟧ Again\n\n## 5.4 The gig"),
    Mistake("a day twice", codes.DUPLICATE_ID, BATTLE_FILE, "Second day\n", "Second day\n  - label: ⟦First day⟧\n"),
    Mistake(
        "two turns of a day by one name",
        codes.DUPLICATE_ID,
        TURNS,
        "    - label: Ebb\n      kind: running\n    - label: Slack",
        "    - label: Ebb\n      kind: running\n    - label: Ebb\n      kind: running\n    - label: Slack",
        at=(BATTLE_FILE, "days:\n  - ⟦label⟧"),
        also=((FIRST, "  printed: 8\n", ""),),
    ),
    Mistake(
        "a group twice",
        codes.DUPLICATE_ID,
        BATTLE_FILE,
        "note: No hex is printed.\n    source: printed:5.2",
        "source: printed:5.2\n  - kind: summoned\n    side: wrack\n    number: ⟦2⟧\n    source: printed:5.2",
    ),
    Mistake(
        "two kinds of group by one name",
        codes.DUPLICATE_ID,
        f"{SERIES}/series.yaml",
        "    many: ships within hail\n",
        "    many: ships within hail\n  shouted:\n    label: ⟦HAIL⟧\n    title: Shouted at\n    many: ships\n",
    ),
    Mistake(
        "a counter with the id of a marker",
        codes.DUPLICATE_ID,
        MARKERS,
        "  tide:",
        "  beacon-north:",
        at=(COUNTERS, "⟦beacon-north⟧,North"),
    ),
    Mistake("a marker with the id of a kind of piece", codes.DUPLICATE_ID, MARKERS, "  tide:", "  ⟦beacon⟧:"),
)

THE_ERRATA = (
    Mistake("something else stands there", codes.STALE_ERRATUM, ERRATUM, 'was: "4"', 'was: ⟦"5"⟧'),
    Mistake("it stands there already", codes.STALE_ERRATUM, ERRATUM, 'becomes: "3"', 'becomes: ⟦"4"⟧'),
    Mistake(
        "no such file", codes.STALE_ERRATUM, ERRATUM, "file: counters.csv", "file: ⟦counter.csv⟧", hint="counters.csv"
    ),
    Mistake("no such row", codes.STALE_ERRATUM, ERRATUM, "crown-lion", "⟦crown-lyon⟧", hint="'crown-lion'"),
    Mistake("no such column", codes.STALE_ERRATUM, ERRATUM, "column: guns", "column: ⟦gun⟧", hint="'guns'"),
    Mistake("no such case", codes.STALE_ERRATUM, ERRATUM, 'case: "5.3"', 'case: ⟦"5.33"⟧', hint="'5.3'"),
    Mistake("no such item of a list", codes.STALE_ERRATUM, ERRATUM, '- "0"', '- ⟦"1"⟧'),
    Mistake(
        "inside a text",
        codes.STALE_ERRATUM,
        ERRATUM,
        "- objective\n    was: D-6\n",
        "- objective\n      - ⟦column⟧\n    was: D-6\n",
    ),
    Mistake(
        "a change of nothing",
        codes.MISSING_KEY,
        ERRATUM,
        "- file: counters.csv\n    row: crown-lion\n",
        "- ⟦file⟧: counters.csv\n",
    ),
    Mistake("a list for a cell", codes.WRONG_VALUE, ERRATUM, 'becomes: "3"', 'becomes:\n      - ⟦"3"⟧'),
    Mistake(
        "an erratum without a title",
        codes.MISSING_KEY,
        ERRATUM,
        "title: Lantern Isles, changes of 1 June 2024\npublished",
        "⟦published⟧",
    ),
)


def _acceptance(title: str, code: Code, item: str, hint: str | None = None) -> Mistake:
    """A mistake in an acceptance; its keys stand in one line here."""
    lines = "\n    ".join(item.split("; "))
    return Mistake(title, code, ACCEPTED, "", f"accepted:\n  - {lines}\n", hint=hint)


THE_ACCEPTANCES = (
    _acceptance(
        "what can be fixed",
        codes.NOT_ACCEPTABLE,
        "code: ⟦OOB204⟧; file: setup.csv; row: lamp-heron; reason: so",
        hint="fix it",
    ),
    _acceptance(
        "what is found no more",
        codes.STALE_ACCEPTANCE,
        "⟦code⟧: OOB304; file: scenarios/first-light.yaml; path: [turns, printed]; reason: so",
        hint="take it out",
    ),
    _acceptance(
        "in no such file",
        codes.STALE_ACCEPTANCE,
        "code: OOB304; file: ⟦scenarios/first-lite.yaml⟧; path: [turns]; reason: so",
        hint="'scenarios/first-light.yaml'",
    ),
    _acceptance(
        "in no such row",
        codes.STALE_ACCEPTANCE,
        "code: OOB304; file: setup.csv; row: ⟦lamp-herring⟧; reason: so",
        hint="'lamp-heron'",
    ),
    _acceptance(
        "in no such column",
        codes.STALE_ACCEPTANCE,
        "code: OOB304; file: setup.csv; row: lamp-heron; column: ⟦first-lite⟧; reason: so",
        hint="'first-light'",
    ),
    _acceptance(
        "in no such case",
        codes.STALE_ACCEPTANCE,
        'code: OOB304; file: rules/05-two-lights.md; case: ⟦"5.33"⟧; reason: so',
        hint="'5.3'",
    ),
    _acceptance("nowhere", codes.MISSING_KEY, "⟦code⟧: OOB304; file: setup.csv; reason: so"),
    _acceptance("without a reason", codes.MISSING_KEY, "⟦code⟧: OOB304; file: setup.csv; row: lamp-heron"),
    _acceptance(
        "no such code",
        codes.UNKNOWN_NAME,
        "code: ⟦turn-count⟧; file: setup.csv; row: lamp-heron; reason: so",
        hint="write OOB304",
    ),
)

THE_NAMES = (
    Mistake("a nation", codes.UNKNOWN_NAME, COUNTERS, "Heron,lamplit", "Heron,⟦lamplid⟧", hint="'lamplit'"),
    Mistake("a kind of piece", codes.UNKNOWN_NAME, COUNTERS, "Black,ship,cutter", "Black,⟦shp⟧,cutter", hint="'ship'"),
    Mistake(
        "an arm", codes.UNKNOWN_NAME, COUNTERS, "Heron,lamplit,Guild,ship,sloop", "Heron,lamplit,Guild,ship,⟦sloup⟧"
    ),
    Mistake("a size", codes.UNKNOWN_NAME, COUNTERS, "sloop,2,,,,8", "sloop,⟦3⟧,,,,8"),
    Mistake("terrain", codes.UNKNOWN_NAME, f"{BATTLE}/terrain.csv", "E-8,shoal", "E-8,⟦shaol⟧", hint="'shoal'"),
    Mistake("terrain of a hexside", codes.UNKNOWN_NAME, f"{BATTLE}/hexsides.csv", "reef", "⟦beef⟧", hint="'reef'"),
    Mistake("a kind of place", codes.UNKNOWN_NAME, MAP, "kind: haven", "kind: ⟦heaven⟧", hint="'haven'"),
    Mistake("a kind of path", codes.UNKNOWN_NAME, MAP, "kind: fairway", "kind: ⟦fareway⟧", hint="'fairway'"),
    Mistake("a kind of span", codes.UNKNOWN_NAME, MAP, "kind: gap", "kind: ⟦cap⟧", hint="'gap'"),
    Mistake(
        "a kind of point", codes.UNKNOWN_NAME, MAP, "kind: lantern\n    hex: C-3", "kind: ⟦lanterne⟧\n    hex: C-3"
    ),
    Mistake(
        "a side of a point", codes.UNKNOWN_NAME, MAP, "J-9\n    side: crown", "J-9\n    side: ⟦crow⟧", hint="'crown'"
    ),
    Mistake("a side of a group", codes.UNKNOWN_NAME, BATTLE_FILE, "side: crown", "side: ⟦crow⟧", hint="'crown'"),
    Mistake("a side of a nation", codes.UNKNOWN_NAME, GAME, "side: guild", "side: ⟦guilt⟧", hint="'guild'"),
    Mistake("a side of a formation", codes.UNKNOWN_NAME, FORMATIONS, "cutters,crown", "cutters,⟦crow⟧", hint="'crown'"),
    Mistake("a side of an order", codes.UNKNOWN_NAME, WRECKERS, "- side: wrack", "- side: ⟦wreck⟧", hint="'wrack'"),
    Mistake("a side of an award", codes.UNKNOWN_NAME, FIRST, "side: crown", "side: ⟦crow⟧", hint="'crown'"),
    Mistake(
        "a first player",
        codes.UNKNOWN_NAME,
        WRECKERS,
        "  side: wrack\n  source: printed:5.3\n",
        "  side: ⟦wreck⟧\n  source: printed:5.3\n",
        hint="'wrack'",
    ),
    Mistake("a series", codes.UNKNOWN_NAME, GAME, "series: tide", "series: ⟦tied⟧", hint="'tide'"),
    Mistake("a version of the rules", codes.UNKNOWN_NAME, GAME, 'rules-version: "2.1"', 'rules-version: ⟦"2.2"⟧'),
    Mistake("a turn scheme", codes.UNKNOWN_NAME, GAME, "four-tides", "⟦four-tide⟧", hint="'four-tides'"),
    Mistake(
        "a kind of turn in a scheme", codes.UNKNOWN_NAME, TURNS, "Slack\n      kind: slack", "Slack\n      kind: ⟦slak⟧"
    ),
    Mistake("a kind of turn with a sequence", codes.UNKNOWN_NAME, PHASES, "  slack:", "  ⟦slak⟧:", hint="'slack'"),
    Mistake("a kind of turn with a check", codes.UNKNOWN_NAME, TURNS, "      - slack\n", "      - ⟦slak⟧\n"),
    Mistake("a turn of day with a check", codes.UNKNOWN_NAME, TURNS, "      - Slack\n", "      - ⟦Slak⟧\n"),
    Mistake("a turn of day with a check of the game", codes.UNKNOWN_NAME, GAME, "- Dark", "- ⟦Dusk⟧"),
    Mistake(
        "a state at start", codes.UNKNOWN_NAME, FIRST, "- state: anchored", "- state: ⟦ancored⟧", hint="'anchored'"
    ),
    Mistake("a level of a state", codes.UNKNOWN_NAME, FIRST, "level: anchored", "level: ⟦ancored⟧", hint="'anchored'"),
    Mistake(
        "a state of a kind",
        codes.UNKNOWN_NAME,
        PIECES,
        "    states:\n      - anchored",
        "    states:\n      - ⟦ancored⟧",
    ),
    Mistake("a step that clears a state", codes.UNKNOWN_NAME, PIECES, "cleared-by: weigh", "cleared-by: ⟦way⟧"),
    Mistake(
        "a value that a state modifies",
        codes.UNKNOWN_NAME,
        PIECES,
        "sail: -9\n    ar",
        "⟦sial⟧: -9\n    ar",
        hint="'sail'",
    ),
    Mistake("a value as a radius", codes.UNKNOWN_NAME, PIECES, "radius: guns", "radius: ⟦gun⟧", hint="'guns'"),
    Mistake(
        "a face that an action turns up",
        codes.UNKNOWN_NAME,
        PIECES,
        "face: lit",
        "face: let",
        at=(PIECES, "- light\n    actions:\n      - ⟦kindle⟧"),
        hint="'lit'",
    ),
    Mistake(
        "a value that an action needs",
        codes.UNKNOWN_NAME,
        PIECES,
        "needs: boats",
        "needs: ⟦boat⟧",
        hint="'boats'",
    ),
    Mistake(
        "a state that an action clears",
        codes.UNKNOWN_NAME,
        PIECES,
        "clears:\n      - anchored\n",
        "clears:\n      - ⟦ancored⟧\n",
    ),
    Mistake(
        "a value that a face needs",
        codes.UNKNOWN_NAME,
        PIECES,
        "needs: crippled\n        v",
        "needs: ⟦criple⟧\n        v",
    ),
    Mistake(
        "a value that a face replaces", codes.UNKNOWN_NAME, PIECES, "hull: crippled", "⟦hul⟧: crippled", hint="'hull'"
    ),
    Mistake("a value that a face shows", codes.UNKNOWN_NAME, PIECES, "hull: crippled", "hull: ⟦cripple⟧"),
    Mistake("a word of a report", codes.UNKNOWN_NAME, PIECES, '"{piece} burns"', '⟦"{peice} burns"⟧', hint="'piece'"),
    Mistake("a word of a slot", codes.UNKNOWN_NAME, PIECES, "title: Salvage", 'title: ⟦"{nme}"⟧', hint="'name'"),
    Mistake("a span", codes.UNKNOWN_NAME, DARK, "hexside: D-5-D-4", "hexside: ⟦D-5-D-6⟧"),
    Mistake("a state of a span", codes.UNKNOWN_NAME, DARK, "state: silted", "state: ⟦salted⟧", hint="'silted'"),
    Mistake(
        "rows of no table",
        codes.UNKNOWN_NAME,
        f"{SERIES}/tables/ground.csv",
        "",
        "⟦a⟧,b\n1,2\n",
    ),
    Mistake(
        "a marker of a state of a span",
        codes.UNKNOWN_NAME,
        TERRAIN,
        "title: Silted up",
        "title: Silted up\n    marker: ⟦wrek⟧",
        hint="'wreck'",
    ),
    Mistake("a group that is not listed", codes.UNKNOWN_NAME, SETUP, "HAIL 1,HAIL 2", "HAIL 1,⟦HAIL 3⟧"),
    Mistake("a unit in the set-up", codes.UNKNOWN_UNIT, SETUP, "lamp-heron", "⟦lamp-herring⟧", hint="'lamp-heron'"),
    Mistake("an officer", codes.UNKNOWN_UNIT, FORMATIONS, "cpt-moon", "⟦cpt-mon⟧", hint="'cpt-moon'"),
    Mistake("a parent", codes.UNKNOWN_UNIT, COUNTERS, "1,lamp-tern,", "1,⟦lamp-turn⟧,", hint="'lamp-tern'"),
    Mistake("a unit of a state", codes.UNKNOWN_UNIT, FIRST, "- lamp-tern", "- ⟦lamp-turn⟧", hint="'lamp-tern'"),
    Mistake(
        "a formation", codes.UNKNOWN_FORMATION, COUNTERS, "Heron,lamplit,Guild", "Heron,lamplit,⟦Gild⟧", hint="'Guild'"
    ),
    Mistake(
        "a force of an order", codes.UNKNOWN_FORMATION, WRECKERS, "- wrack-eel", "- ⟦wrack-eal⟧", hint="'wrack-eel'"
    ),
    Mistake("a formation of a state", codes.UNKNOWN_FORMATION, FIRST, "- Guild\n    except", "- ⟦Gild⟧\n    except"),
    Mistake("a hex off the map", codes.UNKNOWN_HEX, SETUP, "D-4,C-3 (", "⟦D-13⟧,C-3 (", hint="from A-1 to J-12"),
    Mistake("no hex at all", codes.UNKNOWN_HEX, SETUP, "cpt-moon,H-9", "cpt-moon,⟦H9⟧", hint="such as A-1"),
    Mistake("a hex of terrain", codes.UNKNOWN_HEX, f"{BATTLE}/terrain.csv", "E-8,shoal", "⟦K-8⟧,shoal"),
    Mistake("a hex of a hexside", codes.UNKNOWN_HEX, f"{BATTLE}/hexsides.csv", "H-9-H-8", "⟦H-13-H-8⟧"),
    Mistake("a hexside of one hex", codes.UNKNOWN_HEX, f"{BATTLE}/hexsides.csv", "H-9-H-8", "⟦H-9⟧", hint="A-1-"),
    Mistake("a hex of entry", codes.UNKNOWN_HEX, SETUP, "First day Flood @ J-9", "⟦First day Flood @ J-19⟧"),
    Mistake(
        "a hex that does not count",
        codes.UNKNOWN_HEX,
        FIRST,
        'rules:\n    - "5.1"',
        'hexes-not-counted:\n    - ⟦H-99⟧\n  rules:\n    - "5.1"',
    ),
    Mistake("an objective", codes.UNKNOWN_HEX, FIRST, "objective: H-9", "objective: ⟦H-99⟧"),
    Mistake("a case in the prose", codes.UNKNOWN_CASE, RULES, "As 5.1, later", "As ⟦5.11⟧, later", hint="'5.1'"),
    Mistake(
        "a case of a source",
        codes.UNKNOWN_CASE,
        WRECKERS,
        "to: Second day Flood\n  source: printed:5.3",
        "to: Second day Flood\n  source: ⟦printed:5.33⟧",
    ),
    Mistake("a case of a series", codes.UNKNOWN_CASE, PHASES, '- "3.2"', '- ⟦"3.3"⟧'),
    Mistake("a case of the glossary", codes.UNKNOWN_CASE, f"{SERIES}/rules/glossary.md", "(1.1)", "(⟦1.9⟧)"),
    Mistake("a glossary", codes.UNKNOWN_CASE, f"{SERIES}/rules/glossary.md", '"printed:g', '⟦"printed:glossery"⟧ # g'),
    Mistake("a case of a scenario", codes.UNKNOWN_CASE, DARK, 'case: "5.2"', 'case: ⟦"5.22"⟧', hint="'5.2'"),
    Mistake(
        "a case of the whole battle",
        codes.UNKNOWN_CASE,
        BATTLE_FILE,
        "\nnote:",
        '\nspecial:\n  - ⟦"5.5"⟧\n\nnote:',
        hint="'5.",
    ),
    Mistake("a correction of print", codes.UNKNOWN_CASE, f"{SERIES}/rules/01-sailing.md", "-> 1.3}", "-> ⟦1.38⟧}"),
    Mistake("no fault of print", codes.UNKNOWN_CASE, f"{SERIES}/rules/01-sailing.md", "bad 1.39", "bad ⟦1.3⟧"),
    Mistake("a scenario to inherit", codes.UNKNOWN_SCENARIO, DARK, "first-light", "⟦first-lite⟧", hint="'first-light'"),
    Mistake(
        "a scenario of the set-up",
        codes.UNKNOWN_SCENARIO,
        SETUP,
        "t,first-light,",
        "t,⟦first-lite⟧,",
        hint="'first-light'",
    ),
    Mistake(
        "a last turn", codes.UNKNOWN_TURN, DARK, "to: First day Dark", "to: ⟦Frist day Dark⟧", hint="'First day Dark'"
    ),
    Mistake("a last turn before the first", codes.UNKNOWN_TURN, DARK, "to: First day Dark", "to: ⟦First day Ebb⟧"),
    Mistake("a turn of entry", codes.UNKNOWN_TURN, SETUP, "First day Flood @ J-9", "⟦First day Flod @ J-9⟧"),
    Mistake("a turn of an award", codes.UNKNOWN_TURN, FIRST, "until: Second day Slack", "until: ⟦Second day Slak⟧"),
    Mistake("a turn of an order", codes.UNKNOWN_TURN, WRECKERS, "turn: Second day Slack", "turn: ⟦Second day Slak⟧"),
    Mistake(
        "a turn of an erratum",
        codes.UNKNOWN_TURN,
        ERRATUM,
        "- Second day Flood",
        "- ⟦Second day Flod⟧",
        hint="'Second day Flood'",
    ),
    Mistake("a book", codes.UNKNOWN_SOURCE, RULES, "history:HARBOUR-BOOK", "⟦history:HARBOR-BOOK⟧", hint="HARBOUR"),
    Mistake("an update", codes.UNKNOWN_SOURCE, ERRATUM, "update:2024-06-01", "⟦update:2024-06-10⟧", hint="2024-06-01"),
    Mistake("a box", codes.UNKNOWN_BOX, SETUP, "[deep/laid-up]", "⟦[deep/laid-off]⟧", hint="'laid-up'"),
    Mistake("a board", codes.UNKNOWN_BOX, SETUP, "[deep/laid-up]", "⟦[deeps/laid-up]⟧", hint="'deep'"),
    Mistake("a box of an action", codes.UNKNOWN_BOX, PIECES, "box: sunk\n    c", "box: ⟦sank⟧\n    c", hint="'sunk'"),
    Mistake("a box of a marker", codes.UNKNOWN_BOX, MARKERS, 'box: "6"', 'box: ⟦"13"⟧'),
    Mistake("a board of a marker", codes.UNKNOWN_BOX, MARKERS, "board: log", "board: ⟦lag⟧", hint="'log'"),
    Mistake(
        "a board of a marker of the turn",
        codes.UNKNOWN_BOX,
        MARKERS,
        'box: "6"\n',
        'box: "6"\n    follows-turn: ⟦true⟧\n',
    ),
    Mistake("a place in free words", codes.BAD_PLACEMENT, SETUP, "lamp-tern,D-4", "lamp-tern,⟦near D-4⟧", hint="A-1"),
)

THE_WHOLE = (
    Mistake(
        "a hexside of two that do not touch", codes.NOT_NEIGHBOURS, f"{BATTLE}/hexsides.csv", "H-9-H-8", "⟦H-9-H-7⟧"
    ),
    Mistake("a path that jumps", codes.NOT_NEIGHBOURS, MAP, "- E-6", "- ⟦F-6⟧"),
    Mistake(
        "a unit twice",
        codes.TWICE_IN_SETUP,
        SETUP,
        "wrack-crab,",
        "⟦cpt-moon⟧,H-9,,H-9,printed:5.1\nwrack-crab,",
    ),
    Mistake(
        "an entry before the scenario",
        codes.TURN_OUTSIDE_SCENARIO,
        SETUP,
        "Second day Ebb @ J-9",
        "⟦First day Ebb @ J-9⟧",
        hint="Second day Ebb",
    ),
    Mistake("a stated number of turns", codes.TURN_COUNT, FIRST, "printed: 8", "printed: ⟦9⟧"),
    Mistake(
        "a counter that nobody sets up",
        codes.UNUSED_UNIT,
        COUNTERS,
        "beacon-north,N",
        "⟦lamp-skiff⟧,Skiff,lamplit,Guild,ship,cutter,1,,,,1,,3,,,,printed:5.1\nbeacon-north,N",
    ),
    Mistake("a unit without a place", codes.NOT_PLACED, SETUP, "cpt-moon,H-9,", "cpt-moon,⟦⟧,"),
    Mistake("an entry sign inland", codes.NOT_ON_EDGE, MAP, "hex: A-8", "hex: ⟦B-8⟧"),
    Mistake("an entry inland", codes.NOT_ON_EDGE, SETUP, "First day Flood @ J-9", "⟦First day Flood @ H-8⟧"),
    Mistake("a group inland", codes.NOT_ON_EDGE, BATTLE_FILE, "- J-10", "- ⟦H-8⟧"),
    Mistake(
        "a group without a board",
        codes.NOWHERE_TO_WAIT,
        SETUP,
        "wrack-eel,HAIL 1,",
        "wrack-eel,⟦HAIL 1⟧,",
        also=((f"{SERIES}/boards.yaml", "      - group\n", "      - out\n"),),
    ),
    Mistake(
        "groups 1 and 3",
        codes.GAP_IN_GROUPS,
        BATTLE_FILE,
        "number: 2",
        "number: ⟦3⟧",
        also=((SETUP, "HAIL 2", "HAIL 3"),),
    ),
    Mistake(
        "a group of nobody",
        codes.EMPTY_GROUP,
        BATTLE_FILE,
        "\nnote:",
        "  - ⟦kind⟧: summoned\n    side: guild\n    number: 1\n    source: printed:5.1\n\nnote:",
        hint="HAIL 1",
    ),
    Mistake("a scenario that is its own parent", codes.DEAD_INHERITANCE, DARK, "first-light", "⟦long-dark⟧"),
    Mistake(
        "scenarios that inherit in a circle",
        codes.DEAD_INHERITANCE,
        FIRST,
        'case: "5.1"',
        'case: "5.1"\ninherits: long-dark',
        at=(DARK, "inherits: ⟦first-light⟧"),
    ),
    Mistake("a unit in a formation of others", codes.WRONG_SIDE, COUNTERS, "gig,lamplit,Guild", "gig,lamplit,⟦Black⟧"),
    Mistake(
        "a unit in a group of others", codes.WRONG_SIDE, SETUP, "lamp-tern,D-4", "lamp-tern,⟦HAIL 1⟧", hint="'wrack'"
    ),
    Mistake("a fairway through a race", codes.UNBRIDGED_CROSSING, MAP, "- E-6", "- ⟦E-4⟧"),
    Mistake("a hex twice", codes.TWICE_ON_MAP, f"{BATTLE}/terrain.csv", "E-8,", "⟦H-9⟧,shoal,,printed:5.0\nE-8,"),
    Mistake(
        "a hexside twice, the other way round",
        codes.TWICE_ON_MAP,
        f"{BATTLE}/hexsides.csv",
        "H-9-H-8,",
        "⟦D-5-D-4⟧,race,,printed:5.0\nH-9-H-8,",
    ),
    Mistake(
        "a span twice",
        codes.TWICE_ON_MAP,
        MAP,
        "\npoints:",
        "  - hexside: ⟦D-5-D-4⟧\n    kind: gap\n    source: printed:5.0\n\npoints:",
    ),
    Mistake(
        "a book that nobody opens", codes.UNUSED_SOURCE, SOURCES, "history:\n", "history:\n  ⟦LOG⟧:\n    title: A log\n"
    ),
    Mistake(
        "an officer of another formation", codes.OFFICER_OF_ANOTHER_FORMATION, FORMATIONS, "cpt-moon", "⟦cpt-brand⟧"
    ),
    Mistake("a ship as an officer", codes.OFFICER_OF_ANOTHER_FORMATION, FORMATIONS, "cpt-moon", "⟦wrack-crab⟧"),
    Mistake(
        "a face that it does not have",
        codes.MISSING_FACE,
        SETUP,
        "C-3 (whole)",
        "⟦C-3 (crippled)⟧",
        hint="it has whole",
    ),
)

THE_NUMBERS = (
    Mistake(
        "a number of turns that another case contradicts", codes.TURN_COUNT, DARK, '"5.0": 3', '"5.0": ⟦4⟧', hint=""
    ),
    Mistake("three ships of a squadron", codes.OVERSTACKED, SETUP, "lamp-gig,[deep/laid-up],,", "lamp-gig,D-5,⟦C-3⟧,"),
    Mistake(
        "two ships of two squadrons",
        codes.OVERSTACKED,
        SETUP,
        "lamp-gig,[deep/laid-up]",
        "lamp-gig,⟦D-4⟧",
        hint="1 may; 2 may if of one squadron; 3 may with captain, 1 cutter at most",
        also=(
            (COUNTERS, "gig,lamplit,Guild", "gig,lamplit,"),
            (FORMATIONS, "Guild,formation,Guild squadron", "Guild,formation,Guild squadron"),
        ),
    ),
    Mistake(
        "two beacons in a hex",
        codes.OVERSTACKED,
        SETUP,
        "beacon-south,H-10,,H-10 (lit)",
        "beacon-south,⟦C-3⟧,H-10,H-10",
    ),
    Mistake("a captain away from his ships", codes.TOO_FAR_AT_START, SETUP, "cpt-moon,H-9,,H-9", "cpt-moon,H-9,,⟦H-8⟧"),
    Mistake("a captain without a ship", codes.TOO_FAR_AT_START, SETUP, "cpt-brand,C-3,,E-6", "cpt-brand,C-3,⟦D-4⟧,E-6"),
    Mistake(
        "a gig away from its ship", codes.TOO_FAR_AT_START, SETUP, "gig,[deep/laid-up],,", "gig,[deep/laid-up],⟦E-6⟧,"
    ),
    Mistake("a ship with more boats than counters", codes.PART_COUNT, COUNTERS, "6,1,,1,", "6,1,,⟦2⟧,"),
    Mistake("a ship with a boat that it does not state", codes.PART_COUNT, COUNTERS, "6,1,,1,", "6,1,,⟦⟧,"),
    Mistake(
        "a ship that is not where the rules have it",
        codes.SET_UP_ELSEWHERE,
        SETUP,
        "lamp-tern,D-4,C-3 (whole),",
        "lamp-tern,D-4,⟦C-3 (whole)⟧,",
        also=((DARK, "\nspans", "\nset-up: [{side: guild, as-in: first-light, source: 'printed:5.2'}]\nspans"),),
    ),
    Mistake(
        "a comment that comes from nowhere",
        codes.COMMENT_WITHOUT_SOURCE,
        COUNTERS,
        "Sell it or drink it.,,",
        "Sell it or drink it.,⟦Sticky⟧,",
    ),
    Mistake(
        "a squadron of three without a captain", codes.INCOMPLETE_FORMATION, FORMATIONS, "guild,cpt-brand", "guild,⟦⟧"
    ),
    Mistake("a squadron of three without a level", codes.INCOMPLETE_FORMATION, FORMATIONS, "ffffff,6", "ffffff,⟦⟧"),
    Mistake("a headland in the sea", codes.WRONG_GROUND, MAP, "      - H-10\n", "      - ⟦G-8⟧\n"),
    Mistake(
        "a haven on an isle",
        codes.WRONG_GROUND,
        MAP,
        "hexes:\n      - C-3\n    source",
        "hexes:\n      - ⟦H-9⟧\n    source",
    ),
    Mistake(
        "an award for nothing", codes.NOT_A_VICTORY_HEX, FIRST, "      - H-9\n", "      - ⟦G-8⟧\n", hint="C-3, H-9"
    ),
    Mistake(
        "a hex that would not have counted",
        codes.NOT_A_VICTORY_HEX,
        FIRST,
        '    - "5.1"\n  source',
        '    - "5.1"\n  hexes-not-counted:\n    - ⟦H-8⟧\n  source',
    ),
    Mistake("a buoy off the fairway", codes.OFF_THE_ROAD, MAP, "hex: D-5", "hex: ⟦D-7⟧"),
    Mistake("an order to the open sea", codes.NOT_AN_OBJECTIVE, FIRST, "objective: H-9", "objective: ⟦G-8⟧"),
    Mistake(
        "a parameter that is inherited anyway",
        codes.SAME_AS_INHERITED,
        DARK,
        "  swell:\n    value: 7\n    source: printed:5.2",
        "  ⟦swell⟧:\n    value: 4\n    source: printed:5.1",
    ),
    Mistake(
        "a first player who is inherited anyway",
        codes.SAME_AS_INHERITED,
        DARK,
        "\nparameters",
        "⟦first-player⟧: {side: guild, source: 'printed:5.1'}\n\nparameters",
    ),
    Mistake("a unit where it is anyway", codes.SAME_AS_INHERITED, SETUP, "cpt-moon,H-9,", "cpt-moon,H-9,⟦H-9⟧"),
    Mistake(
        "a case of a later version alone", codes.LONE_READING, RULES, "## 5.2 ", "## 5.11 X {version=⟦2.1⟧}\n\n## 5.2 "
    ),
    Mistake(
        "a case of a version that is none", codes.UNKNOWN_NAME, RULES, "## 5.2 ", "## 5.1 X {version=⟦3⟧}\n\n## 5.2 "
    ),
    Mistake(
        "no sheet for the rest",
        codes.NO_SHEET,
        SHEETS,
        "title: Chits\n",
        "title: Chits\n    drawings: [unit]\n",
        at=(SHEETS, "⟦counters⟧:"),
    ),
    Mistake(
        "a counter sheet for nothing that there is",
        codes.UNKNOWN_NAME,
        SHEETS,
        "drawings: [card]",
        "drawings: [card, ⟦cart⟧]",
        hint="did you mean 'card'?",
    ),
    Mistake("a card larger than a page", codes.TOO_LARGE, SHEETS, "height: 66", "height: ⟦660⟧"),
    Mistake("pages that are all overlap", codes.TOO_LARGE, SHEETS, "overlap: 15", "overlap: ⟦150⟧"),
    Mistake("hexes larger on the ground", codes.SCALE_ELSEWHERE, MAP, "{metres: 185,", "{metres: ⟦195⟧,"),
    Mistake(
        "a map larger than VASSAL opens",
        codes.MAP_TOO_LARGE,
        GAME,
        "look: chart-room\n",
        "look: chart-room\ndrawing: {hex-height: ⟦1600⟧}\n",
    ),
    Mistake("a counter without width", codes.WRONG_VALUE, SHEETS, "width: 18", "width: ⟦0⟧"),
    Mistake("a gutter below nothing", codes.WRONG_VALUE, SHEETS, "gutter: 4", "gutter: ⟦-4⟧"),
    Mistake(
        "a case that names a gale",
        codes.EFFECT_NOT_LISTED,
        f"{SERIES}/rules/02-tides.md",
        "## 2.1 The four tides\n\nA day",
        "## ⟦2.1⟧ The four tides\n\nBut in gales a day",
    ),
    Mistake(
        "a case that names a gale by another word",
        codes.EFFECT_NOT_LISTED,
        f"{SERIES}/rules/02-tides.md",
        "## 2.1 The four tides\n\nA day",
        "## ⟦2.1⟧ The four tides\n\nBut in Foul weather a day",
    ),
    Mistake("an effect of no case", codes.EFFECT_NOT_IN_CASE, CONDITIONS, '["3.1"]', '["3.1", ⟦"2.1"⟧]'),
    Mistake(
        "an effect of no word",
        codes.EFFECT_NOT_IN_CASE,
        CONDITIONS,
        'rules: ["3.1"]',
        'rules: ["3.1"]\n    terms: [⟦Cask⟧]',
    ),
    Mistake("a level that the wind has not", codes.UNKNOWN_NAME, CONDITIONS, "[gale]", "[⟦gael⟧]", hint="'gale'"),
    Mistake("a condition that there is not", codes.UNKNOWN_NAME, CONDITIONS, "of: wind", "of: ⟦wid⟧", hint="'wind'"),
    Mistake(
        "a term that there is not",
        codes.UNKNOWN_NAME,
        CONDITIONS,
        'rules: ["3.1"]',
        'rules: ["3.1"]\n    terms: [⟦Lugsail⟧]',
    ),
    Mistake("a list of one synonym", codes.LONE_SYNONYM, SYNONYMS, "- [drop the hook, anchoring]", "- ⟦[x, x]⟧"),
    Mistake("words for a case that is not there", codes.UNKNOWN_CASE, SYNONYMS, '"1.22":', '⟦"1.39"⟧:'),
    Mistake(
        "a rule that changes none that there is", codes.UNKNOWN_CASE, RULES, 'changes="1.22"', 'changes="⟦1.22, 1.39⟧"'
    ),
    Mistake("a case without the case above it", codes.ORPHAN_CASE, RULES, "## 5.2 ", "## ⟦5.51⟧ X\n\n## 5.2 "),
    Mistake(
        "a word of the glossary twice", codes.WORD_TWICE, GLOSSARY, "## Offing", '## Offing {aliases="⟦Casks, roads⟧"}'
    ),
    Mistake("a number for a flag of an order", codes.WRONG_VALUE, WRECKERS, "sworn: true", "sworn: ⟦2⟧"),
    Mistake(
        "a flag for a number of an order", codes.WRONG_VALUE, WRECKERS, "      casks: 2\n", "      casks: ⟦true⟧\n"
    ),
    Mistake("a stated number of counters", codes.STATED_COUNT, GAME, "count: 2", "count: ⟦3⟧"),
    Mistake("a stated number of markers", codes.STATED_COUNT, GAME, "count: 3", "count: ⟦4⟧"),
    Mistake("a squadron that is there after all", codes.PRINTED_FORCES, FORCES, "Revenue,some", "Revenue,⟦ashore⟧"),
    Mistake(
        "a squadron without a row",
        codes.PRINTED_FORCES,
        FORCES,
        "Black,at sea,printed:5.1\n",
        "",
        at=(FORMATIONS, "⟦Black⟧,"),
    ),
    Mistake(
        "an entry where no sign is",
        codes.NO_ENTRY_SIGN,
        SETUP,
        "crown-otter,HAIL 1",
        "crown-otter,⟦First day Flood @ J-7⟧",
    ),
    Mistake("an entry of others", codes.NO_ENTRY_SIGN, BATTLE_FILE, "- A-4", "- ⟦J-9⟧", hint="'crown'"),
    Mistake(
        "a unit that print does not list",
        codes.PRINTED_GROUP,
        BATTLE_FILE,
        "- wrack-eel",
        "- wrack-eel\n      - ⟦wrack-crab⟧",
    ),
    Mistake(
        "a column that is no ratio",
        codes.BAD_COLUMNS,
        f"{SERIES}/tables/boarding.csv",
        "1:1,1.5:1",
        "even,1.5:1",
        at=(COMBAT, "table: ⟦boarding⟧"),
    ),
    Mistake(
        "a ship in a deck",
        codes.NOT_OF_THE_DECK,
        SETUP,
        "lamp-gig,[deep/laid-up],",
        "lamp-gig,⟦[chest/omens]⟧,",
    ),
    Mistake(
        "more losses than the track has boxes for",
        codes.OFF_THE_TRACK,
        SETUP,
        "[deep/laid-up]",
        "⟦[deep/laid-up]⟧",
        also=((COUNTERS, "lamp-tern,,,1,", "lamp-tern,,,13,"),),
    ),
    Mistake(
        "a box smaller than its cards",
        codes.SMALL_BOX,
        BOARDS,
        "box-height: 260",
        "box-height: 200",
        at=(BOARDS, "      - ⟦id⟧: omens"),
        hint="box-height: 225",
    ),
    Mistake(
        "more pieces than a box has room for",
        codes.CROWDED_BOX,
        BOARDS,
        "    box-width: 320\n    box-height: 190\n    boxes:\n      - id: desk",
        "    box-width: 300\n    box-height: 190\n    boxes:\n      - ⟦id⟧: desk",
    ),
    Mistake("columns that do not rise", codes.BAD_COLUMNS, COMBAT, '["1", "3-4", "5+"]', '⟦["1", "5+", "3-4"]⟧'),
    Mistake("an outcome from a column that is not there", codes.BAD_COLUMNS, COMBAT, 'from: "3-4"', 'from: ⟦"3"⟧'),
    Mistake("a factor that is none", codes.WRONG_VALUE, COMBAT, "by: 2/3", "by: ⟦2:3⟧", hint=None),
    Mistake("a mark that no piece has", codes.UNKNOWN_NAME, COMBAT, "attackers: [boards]", "attackers: [⟦board⟧]"),
    Mistake(
        "an arm that the series lacks",
        codes.UNKNOWN_NAME,
        COMBAT,
        "arms: [sloop]\n        at",
        "arms: [⟦slop⟧]\n        at",
    ),
    Mistake(
        "a look that nobody drew",
        codes.UNKNOWN_NAME,
        GAME,
        "look: chart-room",
        "look: ⟦chart-rom⟧",
        hint="'chart-room'",
    ),
    Mistake(
        "a place in the south",
        codes.OFF_THE_SHEET,
        MAP,
        "at: {lat: 49.8990, lon: -6.2793}",
        "at: ⟦{lat: -49.8990, lon: -6.2793}⟧",
    ),
    Mistake(
        "an anchor that is far out",
        codes.UNCERTAIN_HEX,
        MAP,
        "at: {lat: 49.8990, lon: -6.2793}",
        "at: ⟦{lat: 49.8990, lon: -6.2793}⟧",
        also=((MAP, "lat: 49.8861", "lat: 49.8821"),),
    ),
    Mistake(
        "coordinates of another headland",
        codes.FAR_FROM_COORDINATES,
        MAP,
        "      - H-10\n",
        "      - H-10\n    at: ⟦{lat: 49.8976, lon: -6.2909}⟧\n",
    ),
    Mistake("north to the left", codes.NORTH_ELSEWHERE, MAP, "north: 30", "north: ⟦270⟧"),
    Mistake(
        "anchors in one hex",
        codes.BAD_GEOREFERENCE,
        MAP,
        """
    - {hex: C-3, lat: 49.8976, lon: -6.2909, source: history:HARBOUR-BOOK}
    - {hex: B-11, lat: 49.9048, lon: -6.2767, source: history:HARBOUR-BOOK}
    - {hex: J-1, lat: 49.8861, lon: -6.2858, source: history:HARBOUR-BOOK}""",
        " ⟦[" + ", ".join(["{hex: C-3, lat: 49.8976, lon: -6.2909, source: history:HARBOUR-BOOK}"] * 3) + "]⟧",
    ),
    Mistake(
        "a chart that is not there",
        codes.UNREADABLE,
        MAP,
        "scale:",
        f"image: {{file: ⟦charts.png⟧, points: [{CHART}]}}\nscale:",
        hint="the folder of the battle",
    ),
    Mistake(
        "a chart that is a text",
        codes.UNREADABLE,
        MAP,
        "scale:",
        f"image: {{file: ⟦setup.csv⟧, points: [{CHART}]}}\nscale:",
    ),
    Mistake(
        "points on a line",
        codes.BAD_CALIBRATION,
        MAP,
        "scale:",
        f"image: {{file: chart.png, points: ⟦[{CHART.replace('J-1, x: 30, y: 270', 'A-7, x: 160, y: 34')}]⟧}}\nscale:",
        hint="three corners",
    ),
    Mistake(
        "two points for a chart",
        codes.WRONG_VALUE,
        MAP,
        "scale:",
        "image: {file: chart.png, points: ⟦[{hex: A-1, x: 38, y: 36}, {hex: J-12, x: 277, y: 266}]⟧}\nscale:",
    ),
    Mistake(
        "a place nowhere",
        codes.MISSING_KEY,
        MAP,
        "    at: {lat: 49.8990, lon: -6.2793}\n",
        "⟦⟧",
        at=(MAP, "- ⟦name⟧: Sunken Bell"),
    ),
    Mistake("a latitude of 149", codes.WRONG_VALUE, MAP, "lat: 49.8990", "lat: ⟦149.8990⟧"),
    Mistake("a modifier that there is not", codes.UNKNOWN_NAME, COMBAT, "unless: [fog]", "unless: [⟦frog⟧]"),
    Mistake(
        "a badge that cannot be read",
        codes.LOW_CONTRAST,
        PIECES,
        'fill: "#102a3a"\n          ink: "#ffffff"',
        'fill: "#102a3a"\n          ink: ⟦"#4a6a7a"⟧',
    ),
    Mistake(
        "a marker that cannot be read",
        codes.LOW_CONTRAST,
        MARKERS,
        'ground: "#f3ead2"\n        ink: "#3a2a10"',
        'ground: "#f3ead2"\n        ink: ⟦"#c0a060"⟧',
    ),
    Mistake(
        "sides that the colour-blind cannot tell apart",
        codes.LOOK_ALIKE,
        GAME,
        'The Revenue\n    colour: "#1f3f86"',
        'The Revenue\n    colour: ⟦"#2a4a2a"⟧',
    ),
    Mistake("a sign by an escape", codes.NOT_IN_THE_FONTS, MAP, "scale:", 'note: ⟦"Wind \\u98a8"⟧\nscale:'),
    Mistake("a bell", codes.NOT_IN_THE_FONTS, GAME, "title: Lantern Isles", 'title: ⟦"Lantern \\u0007"⟧'),
    Mistake("a NUL", codes.NOT_IN_THE_FONTS, SOURCES, "Depths are", '⟦"\\0 Depths"⟧ #'),
    Mistake(
        "a first line for a spreadsheet",
        codes.BROKEN_CSV,
        BOARDING,
        "wind,",
        "⟦sep=,⟧\nwind,",
        hint="take the line out",
    ),
    Mistake("a date for a name", codes.SPREADSHEET, COUNTERS, "crown-otter,Otter", "crown-otter,⟦6-Feb⟧"),
    Mistake("an error for a name", codes.SPREADSHEET, COUNTERS, "lamp-heron,Heron", "lamp-heron,⟦#NAME?⟧"),
    Mistake("a narrow column", codes.SPREADSHEET, COUNTERS, '"Burn it, for light."', "⟦#########⟧"),
    Mistake("a truth for a name", codes.SPREADSHEET, COUNTERS, "lamp-heron,Heron", "lamp-heron,⟦TRUE⟧"),
    Mistake("a roll without a row", codes.BAD_ROLLS, BOARDING, "5-8,", "⟦6-8⟧,"),
    Mistake("a roll of two rows", codes.BAD_ROLLS, BOARDING, "5-8,", "⟦4-8⟧,"),
    Mistake("no row for the last roll", codes.BAD_ROLLS, BOARDING, "5-8,", "⟦5-7⟧,"),
    Mistake("no row for the first roll", codes.BAD_ROLLS, BOARDING, "1,D,D,,\n2-4,", "⟦2-4⟧,"),
    Mistake("a roll that the dice do not have", codes.BAD_ROLLS, BOARDING, "5-8,", "⟦5-9⟧,"),
    Mistake("rolls the wrong way round", codes.BAD_ROLLS, BOARDING, "5-8,", "⟦8-5⟧,"),
    Mistake("two sides of one title", codes.SAME_TITLE, GAME, "title: The Revenue", "title: ⟦the wreckers⟧"),
    Mistake(
        "two boards of nearly one title",
        codes.SAME_TITLE,
        f"{SERIES}/boards.yaml",
        "title: Sea chest",
        "title: ⟦The/deep⟧",
    ),
    Mistake(
        "a formation spelled in two ways",
        codes.SPELLED_TWICE,
        FORMATIONS,
        "Revenue,formation,Revenue cutters,crown,,,,,printed:5.1\n",
        "Revenue,formation,Revenue cutters,crown,,,,,printed:5.1\n"
        "Guild/First,division,First,,,,,,printed:5.1\n⟦Guild/first⟧,division,First,,,,,,printed:5.1\n",
        also=(
            (COUNTERS, "lamp-heron,Heron,lamplit,Guild,", "lamp-heron,Heron,lamplit,Guild/First,"),
            (COUNTERS, "lamp-tern,Tern,lamplit,Guild,", "lamp-tern,Tern,lamplit,Guild/first,"),
        ),
    ),
    Mistake(
        "two actions on one key",
        codes.SAME_KEY,
        PIECES,
        "key: Ctrl+F\n    face: crippled",
        "key: ⟦Ctrl+K⟧\n    face: crippled",
    ),
    Mistake("an action that sets itself off", codes.CIRCLE, PIECES, "- cripple\n            - sink", "- ⟦kedge⟧"),
    Mistake(
        "an action that sets itself off through another",
        codes.CIRCLE,
        PIECES,
        "            - clear-away\n",
        "            - ⟦clear-away⟧\n",
        also=(
            (
                PIECES,
                "    removes: true\n",
                "    roll:\n      dice: wind\n      outcomes:\n        - report: Again.\n          does: [break-up]\n",
            ),
        ),
    ),
    Mistake(
        "a unit that is a part of itself",
        codes.CIRCLE,
        COUNTERS,
        "cutter,1,lamp-tern,",
        "cutter,1,⟦lamp-gig⟧,",
        also=(
            (COUNTERS, "6,1,,1,printed:5.1 sail", "6,1,,,printed:5.1 sail"),
            (COUNTERS, ",,,1,,3,,,,printed", ",,,1,,3,,,1,printed"),
        ),
    ),
    Mistake(
        "a state that hides itself", codes.CIRCLE, PIECES, "      - anchored\n    least", "      - ⟦aground⟧\n    least"
    ),
    Mistake(
        "a class of mover that moves as itself",
        codes.CIRCLE,
        TERRAIN,
        "      arms: [cutter]\n      as: sloop\n",
        "      arms: [cutter]\n      as: ⟦cutter⟧\n",
    ),
    Mistake(
        "pieces that no class of mover fits",
        codes.NO_MOVER,
        TERRAIN,
        "      kinds: [ship]\n  value: sail",
        "      kinds: [captain]\n  value: ⟦sail⟧",
    ),
    Mistake("a class of mover that there is not", codes.UNKNOWN_NAME, TERRAIN, "as: sloop", "as: ⟦sloops⟧"),
    Mistake(
        "a cost for a mover that there is not",
        codes.UNKNOWN_NAME,
        TERRAIN,
        "costs: {sloop: 1/2}",
        "costs: {⟦slope⟧: 1/2}",
    ),
    Mistake("a cost that is no number", codes.WRONG_VALUE, TERRAIN, "costs: {sloop: 1/2}", "costs: {sloop: ⟦half⟧}"),
    Mistake("a modifier that hides itself", codes.CIRCLE, COMBAT, "unless: [fog]", "unless: [⟦weather-gage⟧]"),
    Mistake("an outcome that no die has", codes.BAD_ROLLS, PIECES, "up-to: 1\n", "up-to: ⟦12⟧\n"),
    Mistake("an outcome that comes never", codes.BAD_ROLLS, PIECES, "up-to: 1\n", "up-to: ⟦0⟧\n"),
    Mistake("an outcome that leaves nothing", codes.BAD_ROLLS, PIECES, "up-to: 1\n", "up-to: ⟦8⟧\n"),
    Mistake("a die on a key of the module", codes.SAME_KEY, f"{SERIES}/series.yaml", "key: Ctrl+W", "key: ⟦Alt+B⟧"),
    Mistake("a board on a key of VASSAL", codes.SAME_KEY, f"{SERIES}/boards.yaml", "key: F5", "key: ⟦Alt+W⟧"),
    Mistake("an action on the key of a board", codes.SAME_KEY, PIECES, "key: Ctrl+N", "key: ⟦F5⟧"),
    Mistake("an action on the key that hides", codes.SAME_KEY, PIECES, "key: Ctrl+H", "key: ⟦Ctrl+N⟧"),
    Mistake("an action on the key that enters", codes.SAME_KEY, PIECES, "key: Ctrl+I", "key: ⟦Ctrl+N⟧"),
    Mistake(
        "an arrow on the key of its state",
        codes.SAME_KEY,
        PIECES,
        "anchor\n      key: Ctrl+D",
        "anchor\n      key: ⟦Ctrl+A⟧",
    ),
    Mistake("a marker on the key that turns it", codes.SAME_KEY, f"{SERIES}/series.yaml", "key: Ctrl+S", "key: ⟦F⟧"),
    Mistake("a side that VASSAL takes for all", codes.SAME_TITLE, GAME, "title: The Revenue", "title: ⟦Solo⟧"),
    Mistake(
        "two scenarios of one title", codes.SAME_TITLE, WRECKERS, "title: The Wreckers' Morning", "title: ⟦First Light⟧"
    ),
    Mistake("two entries of a menu", codes.SAME_TITLE, PIECES, "title: Cripple", "title: ⟦Sink⟧"),
    Mistake("a marker called as a kind", codes.SAME_TITLE, MARKERS, "title: Wreck", "title: ⟦Ship⟧"),
    Mistake(
        "two rolls of one title", codes.SAME_TITLE, f"{SERIES}/series.yaml", "title: Swell dice", "title: ⟦Wind die⟧"
    ),
    Mistake("two levels of a condition", codes.SAME_TITLE, f"{SERIES}/series.yaml", "title: Gale", "title: ⟦Breeze⟧"),
    Mistake("two awards of one title", codes.SAME_TITLE, GAME, "title: a light gone out", "title: ⟦a wreck salvaged⟧"),
    Mistake(
        "the window of combats as a board",
        codes.SAME_TITLE,
        f"{SERIES}/boards.yaml",
        "title: The deep",
        "title: Fray",
        at=(COMBAT, "title: ⟦Fray⟧\nwindow"),
    ),
    Mistake("two steps of one id", codes.DUPLICATE_ID, PHASES, "id: sailing", "id: ⟦drift⟧"),
    Mistake(
        "a box twice",
        codes.DUPLICATE_ID,
        f"{SERIES}/boards.yaml",
        "      - id: laid-up\n",
        "      - id: laid-up\n        title: Careened\n      - id: ⟦laid-up⟧\n",
    ),
    Mistake(
        "a value with a word of reports",
        codes.DUPLICATE_ID,
        PIECES,
        "      worth:\n",
        "      ⟦piece⟧:\n",
        also=((PIECES, "{worth}", "{piece}"), (COUNTERS, "guns,worth", "guns,piece")),
    ),
    Mistake(
        "a part of a formation spelled twice",
        codes.SPELLED_TWICE,
        FORMATIONS,
        "Black,formation",
        "Guild/1,division,First watch,,,,,,printed:5.1\n"
        "Guild/2,division,⟦first watch⟧,,,,,,printed:5.1\nBlack,formation",
        also=(
            (COUNTERS, "Guild,ship,sloop", "Guild/1,ship,sloop"),
            (COUNTERS, "Tern,lamplit,Guild,", "Tern,lamplit,Guild/2,"),
        ),
    ),
    Mistake(
        "a chapter without its number",
        codes.BROKEN_MARKDOWN,
        f"{SERIES}/rules/04-cards.md",
        'chapter: "4.0"\n',
        "",
        at=(f"{SERIES}/rules/04-cards.md", "---\n⟦t⟧itle"),
    ),
    Mistake(
        "a heading with a comma", codes.BROKEN_MARKDOWN, f"{SERIES}/rules/04-cards.md", "## 4.2 Omens", "⟦## 4,2 Omens⟧"
    ),
    Mistake("a soft hyphen alone", codes.WRONG_VALUE, GAME, "title: Lantern Isles", "title: ⟦\u00ad⟧"),
    Mistake("a title of blanks", codes.WRONG_VALUE, GAME, "title: Lantern Isles", 'title: ⟦"  "⟧'),
    Mistake("a title of no-break spaces", codes.WRONG_VALUE, GAME, "title: Lantern Isles", "title: ⟦\u00a0⟧"),
    Mistake("a backslash at the end", codes.WRONG_VALUE, GAME, "title: Lantern Isles", "title: ⟦Lantern\\⟧"),
    Mistake("a sign of another script", codes.NOT_IN_THE_FONTS, MAP, "scale:", "note: ⟦Wind 風⟧\nscale:"),
    Mistake(
        "a picture in the rules", codes.NOT_IN_THE_FONTS, f"{SERIES}/rules/04-cards.md", "at a wreck", "at a ⟦☠⟧ wreck"
    ),
    Mistake(
        "a state after the combat",
        codes.UNKNOWN_NAME,
        COMBAT,
        "{fray: sheers-off}\n        rules",
        "{fray: ⟦sheer⟧}\n        rules",
    ),
)

MISTAKES = (*THE_TEXT, *THE_SHAPE, *THE_IDS, *THE_ERRATA, *THE_ACCEPTANCES, *THE_NAMES, *THE_WHOLE, *THE_NUMBERS)
