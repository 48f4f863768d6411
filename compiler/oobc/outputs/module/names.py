"""Names inside the module: of maps, prototypes, images, properties and keys. One way to make each.

They are all that `verify` knows of the module that it judges.
"""

from urllib.parse import quote

from oobc.game import Game, keys
from oobc.game.pieces import Piece
from oobc.game.scenarios import Scenario
from oobc.layout.boards import BoardBox, BoardPicture
from oobc.model.actions import Action
from oobc.model.boards import BoxRef
from oobc.model.pieces import LAYERS, Hidden, State
from oobc.model.tables import TableFile
from oobc.outputs.module import spelling
from oobc.vassal.classes import CLASSES
from oobc.vassal.encoding import key, named
from oobc.vassal.reserved import PROPERTIES
from oobc.vassal.traits import slot_path

in_engine = spelling.in_engine
"""The game with its texts as VASSAL can write them: names are made of this one."""
plain = spelling.plain


def joined(*ids: str | None) -> str:
    """Ids as one name that no others make: in none of them stand two hyphens."""
    return "--".join(id for id in ids if id is not None)


def own_key(*words: str) -> str:
    """A named key made of ids, which no others make; a box may be called anything."""
    return named("/".join(quote(word, safe=" ") for word in words))


def piece_name(piece: Piece) -> str:
    """What a piece is called in the module: as on its counter, since the engine writes the name of a piece safely."""
    return " ".join(piece.name.split())


def map_name(game: Game) -> str:
    """The name of the battle map."""
    return plain(game.battle.title)


def window_name(window: BoardPicture) -> str:
    """The name of the window of a board."""
    return plain(window.title)


def deck_name(map: str, zone: str) -> str:
    """What the engine calls the deck in a zone of a window."""
    return f"{map}: {zone}"


def place_name(game: Game, window: BoardPicture, box: BoardBox) -> str:
    """What the engine calls the place of a piece in a box: the deck that lies in its zone, or the zone."""
    ref = BoxRef(board=window.id, box=box.id)
    return deck_name(window_name(window), box.name) if ref in game.series.decks else box.name


def setup_name(scenario: Scenario) -> str:
    """What the menu of games calls a scenario."""
    return plain(f"{scenario.title} ({scenario.case})")


def side_prototype(piece: Piece) -> str:
    """The prototype of a marker that is different for each side."""
    return f"Marker {joined(piece.kind.id, piece.side.id if piece.side else None)}"


def face_image(piece: Piece, face: str) -> str:
    return f"faces/{joined(piece.id, face)}.png"


def badge_image(state: str, level: str, side: str | None = None) -> str:
    """The badge of a level; on the pieces of a side, if its colours hang on that."""
    return f"badges/{joined(state, level, side)}.png"


def board_image(board: str, owner: str | None = None) -> str:
    return f"boards/{joined(board, owner)}.png"


STEP_BEGINS, STEP_UNDONE, TURN_LEFT, CLEARED = (
    named(what) for what in ("step-begins", "step-undone", "turn-left", "states-cleared")
)
"""The named keys that the sequence of play presses: as a step begins, as one is gone back to, as a turn begins before
the last one was over, and after any of them, when what they take off is off."""
PASSED = "StepsPassed"
"""The property of the module that counts the steps that have passed."""
TURN_CHANGED = named("turn-changed")
"""The named key that the turn tracker presses as the turn changes, forward or back."""


def icon(name: str) -> str:
    """The picture of an icon of `art.icons`."""
    return f"icons/{name}.png"


SIGHT = "Sight"
"""The text of the module that says who sees whom."""
MAP_IMAGE = "map.png"
TRUTH_IMAGE = "map-exact.png"
KEY_IMAGE = "map-key.png"
VEIL_IMAGE = "hidden/veil.png"


MAP_LAYERS = tuple(each for each in LAYERS if each != "leaders")
"""The layers of the battle map, from below: what lies in different ones is in different stacks."""


def map_layer(piece: Piece) -> str:
    """The layer of the battle map in which a piece lies.

    Leaders lie in that of units: in one of their own a hidden one would be known, and an open one would cover the units
    in its hex so that no click reaches them.
    """
    return "units" if piece.kind.layer == "leaders" else piece.kind.layer


COUNTERS, MARKERS, OTHERS, NO_SIDE = "Counters", "Markers", "Others", "No side"
"""What the palette is called, and what the lists are that are of no formation or side."""


def marker_slot(marker: Piece) -> str:
    """The way to the slot of a marker in the palette, for what places it."""
    name = piece_name(marker)
    steps = (("PieceWindow", COUNTERS), ("TabWidget", COUNTERS), ("ListWidget", MARKERS), ("PieceSlot", name))
    return slot_path(*((CLASSES[short].java, each) for short, each in steps))


def state_layer(state: str) -> str:
    """The layer that keeps the level of a state: that of `out-of-supply` is `state_out_of_supply`."""
    return "state_" + state.replace("-", "_")


def state_property(state: str) -> str:
    """The property that holds the number of the level of a state, from 1, or `NO_LEVEL`."""
    return f"{state_layer(state)}_Level"


NO_LEVEL = "-1"
"""What this property holds while a piece is not in the state: its layer shows nothing."""


def value_property(value: str) -> str:
    """The property of a value: `command-range` is `CommandRange`; one that is another's has `_` behind it.

    Two values never have the same: a figure after a hyphen keeps that, `at-2` is `At_2`.
    """
    first, *others = value.split("-")
    name = first.capitalize() + "".join(f"_{each}" if each[0].isdigit() else each.capitalize() for each in others)
    name = f"_{name}" if name[0].isdigit() else name
    return f"{name}_" if name in PROPERTIES or name in OWN_PROPERTIES else name


OWN_PROPERTIES = frozenset(
    {
        *("Side", "Layer", "Kind", "Arm", "CounterId", "Source", "Officer", "Parent", "Calls", "Roll", "Returns"),
        *("Asked", "OpenAsked", "Does"),
        *("Losses", "LossesLevel", "LossesWorth", "LossesShown", "EntryHex", "EntryX", "EntryY", "TooMany"),
        *("Turn", "Step", "FirstPlayer", "HelpPage", "Combat", "CombatAttack", "CombatDefence", "CombatHidden"),
        *("CombatOdds", "CombatColumn", "CombatDie", "CombatResult", "CombatWorth", "CombatPrinted"),
        *("CombatClosed", "RetreatsTo", "Began", "Owner"),
    }
)
"""The properties of features, none of which is that of a value."""


def arrow_property(state: str) -> str:
    """The property that holds where the arrow of a state points, from 1 for the upper hexside clockwise to 6."""
    return f"{state_layer(state)}_arrow"


def formation_property(level: str) -> str:
    """The property with what counters print of the formation of a level."""
    return value_property(level)


def formation_name_property(game: Game) -> str:
    """The property with the name of the formation under which a piece is listed."""
    return f"{formation_property(game.series.about.formations.heading)}_name"


def state_key(state: str, level: int) -> str:
    """The named key that puts a piece into a level of a state; level 0 ends it."""
    return own_key("state", state, str(level))


def area_key(area: str) -> str:
    """The named key that shows an area that is counted hex by hex."""
    return named(f"area-{area}")


def put_key(state: str, level: str) -> str:
    """The named key that puts a piece into a level of a state, also when it is in it already."""
    return own_key("put", state, level)


OWNER = "Owner"
"""The property with the side under which a piece is listed, also if it has none."""
DELETE = key(keys.DELETE)
"""The key that deletes a piece."""
COUNTER = "CounterId"
"""The property that names the counter that a piece is."""
PARENT = "Parent"
"""The property that names the piece that another one is a part of."""
COMBAT_BOARD = "board:combat"
"""The counter that is the board on which a combat is worked out: no counter of the data can have this id."""
FACE_LAYER = "Face"
"""The layer of the faces."""
FACE = f"{FACE_LAYER}_Level"
"""The property with the number of the face that is up, from 1."""
FACE_FIRST, FACE_NEXT = named("face-first"), key(keys.FLIP)
"""The keys that turn a piece to its first and to its next face; a layer has but one key for the next one."""
MOVED = named("moved")
"""The key that the engine presses on every piece that has moved."""
IS_HIDDEN, IS_OPEN = "{ObscuredToOthers==true}", "{ObscuredToOthers!=true}"
"""Whether a mask lies on a piece, which only its own side may lift and lay."""
SOLITAIRE = "Solitaire"
"""The side of who plays alone: it sees everything and acts for all; the engine knows the word and keeps it apart."""
NOT_OWN = f'{{PlayerSide!=Side && PlayerSide!="{SOLITAIRE}"}}'
"""Whether who plays is none of the side of a piece."""
REVEAL = named("reveal")
"""The named key that shows a hidden piece to everyone, and does nothing to another."""


def pressed(spelling: str | None) -> str:
    """A key of the data as VASSAL writes it."""
    return key(spelling) if spelling else ""


def cited(title: str, thing: Action | State | Hidden | TableFile) -> str:
    """What the chat says, with the case that it depends on."""
    return f"{title} ({thing.rules[0]})" if thing.rules else title
