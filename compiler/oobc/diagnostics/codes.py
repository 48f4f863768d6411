"""Every code a finding can have; the constant is its name. The number never changes its meaning; a code that is retired
is not used again.

0xx the text of a file, 1xx the shape of its values, 2xx names that must exist, 3xx what must hold between files,
4xx what the outputs cannot show.
"""

from oobc.diagnostics.findings import Code, Severity

_ERROR, _WARNING, _NOTE = Severity.ERROR, Severity.WARNING, Severity.NOTE

UNREADABLE = Code("OOB001", "unreadable", _ERROR, "A file is missing, or is not UTF-8 text.")
BROKEN_YAML = Code("OOB002", "broken-yaml", _ERROR, "A file is not YAML.")
TAB = Code("OOB003", "tab", _ERROR, "A tab stands where only blanks may stand.")
DUPLICATE_KEY = Code("OOB004", "duplicate-key", _ERROR, "A mapping has the same key twice.")
FORBIDDEN_YAML = Code("OOB005", "forbidden-yaml", _ERROR, "An alias, anchor, tag, merge key or second document.")
BROKEN_CSV = Code("OOB006", "broken-csv", _ERROR, "A row does not fit its table, or its quotes do not match.")
BROKEN_MARKDOWN = Code("OOB007", "broken-markdown", _ERROR, "A rules file has no front matter or a wrong heading.")
BROKEN_LOCK = Code("OOB008", "broken-lock", _ERROR, "The piece ids are damaged or cut, or a number is there twice.")
SPREADSHEET = Code("OOB010", "spreadsheet", _WARNING, "What a spreadsheet left in the place of a text.")
STRAY_FILE = Code("OOB009", "stray-file", _WARNING, "A file or folder that nothing reads.")

WRONG_VALUE = Code("OOB101", "wrong-value", _ERROR, "A value is not of the kind that belongs there.")
UNKNOWN_KEY = Code("OOB102", "unknown-key", _ERROR, "A key or column that nothing reads.")
MISSING_KEY = Code("OOB103", "missing-key", _ERROR, "A key or column that must be there is not.")
DUPLICATE_ID = Code("OOB104", "duplicate-id", _ERROR, "Two things have the same id.")
STALE_ERRATUM = Code("OOB105", "stale-erratum", _ERROR, "An erratum finds something else than it says it changes.")
NOT_ACCEPTABLE = Code("OOB106", "not-acceptable", _ERROR, "A finding is accepted that can be fixed.")
STALE_ACCEPTANCE = Code("OOB107", "stale-acceptance", _ERROR, "A finding is accepted that is not found any more.")
UNQUOTED_NUMBER = Code("OOB108", "unquoted-number", _NOTE, "A hex or case that other programs read as a number.")

UNKNOWN_NAME = Code("OOB201", "unknown-name", _ERROR, "A name that nothing in the data has.")
UNKNOWN_UNIT = Code("OOB202", "unknown-unit", _ERROR, "A unit that no counter row has.")
UNKNOWN_FORMATION = Code("OOB203", "unknown-formation", _ERROR, "A formation that the game does not have.")
UNKNOWN_HEX = Code("OOB204", "unknown-hex", _ERROR, "A hex number that this map cannot have, or off its edge.")
UNKNOWN_CASE = Code("OOB205", "unknown-case", _ERROR, "A reference to a rule that is not in the rules.")
UNKNOWN_SCENARIO = Code("OOB206", "unknown-scenario", _ERROR, "A scenario that the battle does not have.")
UNKNOWN_TURN = Code("OOB207", "unknown-turn", _ERROR, "A turn that the turn scheme does not make.")
UNKNOWN_SOURCE = Code("OOB208", "unknown-source", _ERROR, "A source of a value that is not listed.")
UNKNOWN_BOX = Code("OOB209", "unknown-box", _ERROR, "A box that no board has.")
BAD_PLACEMENT = Code("OOB210", "bad-placement", _ERROR, "A place in a set-up that cannot be read.")

NOT_NEIGHBOURS = Code("OOB301", "not-neighbours", _ERROR, "A hexside or path joins hexes that do not touch.")
TWICE_IN_SETUP = Code("OOB302", "twice-in-setup", _ERROR, "A unit has two rows in one set-up.")
TURN_OUTSIDE_SCENARIO = Code("OOB303", "turn-outside-scenario", _ERROR, "A turn before or after the scenario.")
TURN_COUNT = Code(
    "OOB304", "turn-count", _ERROR, "A stated number of turns that the turn scheme contradicts.", acceptable=True
)
UNUSED_UNIT = Code("OOB305", "unused-unit", _ERROR, "A unit that no scenario uses.")
NOT_PLACED = Code("OOB306", "not-placed", _ERROR, "A unit whose place in a scenario is not stated.")
NOT_ON_EDGE = Code("OOB307", "not-on-edge", _ERROR, "An entry or exit hex that is not on the edge of the map.")
GAP_IN_GROUPS = Code("OOB308", "gap-in-groups", _ERROR, "Groups that wait and are not numbered 1, 2, 3.")
EMPTY_GROUP = Code("OOB309", "empty-group", _ERROR, "A group that waits without a unit.")
DEAD_INHERITANCE = Code("OOB310", "dead-inheritance", _ERROR, "A scenario inherits from itself in a circle.")
WRONG_SIDE = Code("OOB311", "wrong-side", _ERROR, "A unit stands in a group or a formation of the other side.")
UNBRIDGED_CROSSING = Code("OOB312", "unbridged-crossing", _WARNING, "A road crosses water where no span stands.")
TWICE_ON_MAP = Code("OOB313", "twice-on-map", _ERROR, "A hex, hexside or span is described twice.")
UNUSED_SOURCE = Code("OOB314", "unused-source", _WARNING, "A listed source that no value names.")
OFFICER_OF_ANOTHER_FORMATION = Code(
    "OOB315", "officer-of-another-formation", _ERROR, "The officer of a formation belongs elsewhere."
)
MISSING_FACE = Code("OOB316", "missing-face", _ERROR, "A piece is set up on a face that it does not have.")
OVERSTACKED = Code("OOB317", "overstacked", _NOTE, "A set-up has more pieces in a hex than may stack.", acceptable=True)
TOO_FAR_AT_START = Code(
    "OOB318", "too-far-at-start", _WARNING, "A piece begins farther off than it may from its own.", acceptable=True
)
PART_COUNT = Code(
    "OOB319", "part-count", _ERROR, "A counter states another number of parts than there are.", acceptable=True
)
INCOMPLETE_FORMATION = Code(
    "OOB320", "incomplete-formation", _WARNING, "A formation lacks what it must have by its size.", acceptable=True
)
WRONG_GROUND = Code("OOB321", "wrong-ground", _ERROR, "A place stands in a hex whose terrain does not go with it.")
NOT_A_VICTORY_HEX = Code(
    "OOB322", "not-a-victory-hex", _ERROR, "A scenario counts a hex that earns nothing on the map.", acceptable=True
)
OFF_THE_ROAD = Code(
    "OOB323", "off-the-road", _WARNING, "A sign that needs a road or trail has none in its hex.", acceptable=True
)
NOT_AN_OBJECTIVE = Code(
    "OOB324", "not-an-objective", _WARNING, "An order leads where orders of the series cannot lead.", acceptable=True
)
SAME_AS_INHERITED = Code("OOB325", "same-as-inherited", _NOTE, "A scenario repeats what it inherits anyway.")
ORPHAN_CASE = Code(
    "OOB326", "orphan-case", _WARNING, "A case of the rules whose own case is not in the rules.", acceptable=True
)
WORD_TWICE = Code("OOB327", "word-twice", _WARNING, "Two terms of the glossary go by the same word.")
STATED_COUNT = Code(
    "OOB328", "stated-count", _ERROR, "A stated number of counters that the rows contradict.", acceptable=True
)
PRINTED_FORCES = Code(
    "OOB329", "printed-forces", _ERROR, "The printed table of forces, contradicted by the set-ups.", acceptable=True
)
NO_ENTRY_SIGN = Code(
    "OOB330", "no-entry-sign", _WARNING, "A hex of entry in which the map prints no entry.", acceptable=True
)
PRINTED_GROUP = Code(
    "OOB331", "printed-group", _ERROR, "The rules list other units for a group than the set-up.", acceptable=True
)
COMMENT_WITHOUT_SOURCE = Code(
    "OOB332", "comment-without-source", _ERROR, "A comment on a counter that does not say where it comes from."
)
SET_UP_ELSEWHERE = Code(
    "OOB333",
    "set-up-elsewhere",
    _ERROR,
    "A piece that the rules set up as in another scenario stands elsewhere.",
    acceptable=True,
)
BAD_COLUMNS = Code("OOB340", "bad-columns", _ERROR, "Columns of a combat that cannot be compared with its totals.")
BAD_ROLLS = Code("OOB343", "bad-rolls", _ERROR, "Rows of a table that skip or repeat a result of its dice.")
NOT_OF_THE_DECK = Code("OOB341", "not-of-the-deck", _ERROR, "A piece in a deck that is made of other cards.")
OFF_THE_TRACK = Code("OOB342", "off-the-track", _ERROR, "More losses at start than their track has boxes for.")
NO_MOVER = Code("OOB344", "no-mover", _WARNING, "Pieces that move like no class of mover.", acceptable=True)
LOW_CONTRAST = Code(
    "OOB350", "low-contrast", _WARNING, "Writing that does not stand out from its ground.", acceptable=True
)
LOOK_ALIKE = Code(
    "OOB351", "look-alike", _WARNING, "Two formations or sides that some eyes cannot tell apart.", acceptable=True
)
OFF_THE_SHEET = Code("OOB352", "off-the-sheet", _ERROR, "The coordinates of a place lie outside the map.")
UNCERTAIN_HEX = Code(
    "OOB353", "uncertain-hex", _WARNING, "Coordinates that may mean the next hex as well.", acceptable=True
)
BAD_GEOREFERENCE = Code("OOB354", "bad-georeference", _ERROR, "Known places that do not lay the sheet on the earth.")
FAR_FROM_COORDINATES = Code(
    "OOB355", "far-from-coordinates", _WARNING, "The hex of a place and its coordinates disagree.", acceptable=True
)
NORTH_ELSEWHERE = Code(
    "OOB356", "north-elsewhere", _WARNING, "The sheet says another north than its georeference.", acceptable=True
)
BAD_CALIBRATION = Code("OOB357", "bad-calibration", _ERROR, "Points that do not lay a picture of the map on its grid.")
LONE_READING = Code("OOB360", "lone-reading", _WARNING, "A case of a later version of the rules, with none before it.")
LONE_SYNONYM = Code("OOB361", "lone-synonym", _WARNING, "A list of synonyms with only one word in it.")
EFFECT_NOT_LISTED = Code(
    "OOB370", "effect-not-listed", _WARNING, "A case that names a condition, and no effect that comes from it."
)
EFFECT_NOT_IN_CASE = Code(
    "OOB371", "effect-not-in-case", _WARNING, "An effect of a condition from a case that does not name it."
)
SCALE_ELSEWHERE = Code(
    "OOB362", "scale-elsewhere", _WARNING, "The sheet says another scale than its georeference.", acceptable=True
)
MAP_TOO_LARGE = Code("OOB363", "map-too-large", _ERROR, "A map of more pixels than VASSAL can show.")
SPELLED_TWICE = Code("OOB364", "spelled-twice", _NOTE, "Two formations of nearly the same name.", acceptable=True)
SAME_TITLE = Code("OOB365", "same-title", _ERROR, "Two things of one sort with the same title.")
SAME_KEY = Code("OOB366", "same-key", _ERROR, "Two things on one key.")
CIRCLE = Code("OOB367", "circle", _ERROR, "Something that leads back to itself.")
NO_SHEET = Code("OOB380", "no-sheet", _WARNING, "Counter sheets of which none holds whatever the others do not.")
TOO_LARGE = Code("OOB363", "map-too-large", _ERROR, "A map of more pixels than VASSAL can show.")
SPELLED_TWICE = Code("OOB364", "spelled-twice", _NOTE, "Two formations of nearly the same name.", acceptable=True)
SAME_TITLE = Code("OOB365", "same-title", _ERROR, "Two things of one sort with the same title.")
SAME_KEY = Code("OOB366", "same-key", _ERROR, "Two things on one key.")
CIRCLE = Code("OOB367", "circle", _ERROR, "Something that leads back to itself.")
NO_SHEET = Code("OOB380", "no-sheet", _WARNING, "Counter sheets of which none holds whatever the others do not.")
SMALL_BOX = Code("OOB383", "small-box", _ERROR, "A box of a board that is smaller than the cards in it.")
CROWDED_BOX = Code("OOB384", "crowded-box", _WARNING, "A box of a board without room for what begins in it.")
TOO_LARGE = Code("OOB381", "too-large", _ERROR, "What is to be cut out is larger than a page.")

CANNOT_DRAW = Code("OOB401", "cannot-draw", _ERROR, "A template cannot draw this: a text does not fit.")
UNNUMBERED = Code("OOB402", "unnumbered", _ERROR, "A piece that has no number in the lock file.")

ENGINE_COMPLAINS = Code("OOB410", "engine-complains", _ERROR, "VASSAL warns of something in the module.")
NOT_ON_THE_TABLE = Code("OOB411", "not-on-the-table", _ERROR, "VASSAL lacks a piece of a set-up, or has one more.")
WRONG_PLACE = Code("OOB412", "wrong-place", _ERROR, "A piece stands elsewhere in VASSAL than the set-up says.")
WRONG_AT_START = Code(
    "OOB413", "wrong-at-start", _ERROR, "A piece begins in VASSAL on another face or in other states."
)
WRONG_HIDING = Code("OOB414", "wrong-hiding", _ERROR, "A piece is hidden in VASSAL from others than the data say.")
WRONG_TURN = Code("OOB415", "wrong-turn", _ERROR, "The turn tracker of VASSAL has another turn than the scenario.")
WRONG_EFFECT = Code("OOB416", "wrong-effect", _ERROR, "A key does something else in VASSAL than the data say.")
NOT_UNDONE = Code("OOB417", "not-undone", _ERROR, "VASSAL's undo does not take back all that a key does.")
DOES_NOTHING = Code("OOB418", "does-nothing", _ERROR, "What a player clicks in VASSAL does nothing, or is not there.")
NOT_HIDDEN = Code("OOB419", "not-hidden", _ERROR, "Others see or move in VASSAL what is hidden from them.")
NOT_IN_THE_FONTS = Code("OOB420", "not-in-the-fonts", _ERROR, "A character that the bundled fonts have no picture of.")
NOT_KEPT = Code("OOB421", "not-kept", _ERROR, "A saved game or a log does not open in VASSAL as it was.")
NOWHERE_TO_WAIT = Code(
    "OOB450", "nowhere-to-wait", _WARNING, "A piece that is to enter, and no board on which it waits."
)


def all_codes() -> tuple[Code, ...]:
    """Every code, in the order of its number."""
    return tuple(sorted((each for each in globals().values() if isinstance(each, Code)), key=lambda code: code.id))
