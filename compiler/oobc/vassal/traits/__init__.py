"""The traits a piece is made of, one function each (format: §7, §8).

Every function takes what a person would say, fills in the engine's defaults, writes every field, and gives a
`Trait`. Menu texts come before keys; an empty menu text keeps a command out of the menu, an empty key takes
its key away. Keys are written ones (`key("Ctrl+M")`, `named("eliminate")`); expressions stand in braces,
`{Side=="Red"}`; where a text is called a format, `$Property$` is replaced.

How traits stand together (format: §8), outermost first: restrictions outside what they restrict; movement
trail outside rotation; a mask outside everything secret; what is further out is drawn later.

`basic` is what a piece is, `looks` what it looks like, `moving` and `hidden` what their names say, `commands` what its
menu does, `properties` what it knows.
"""

from .basic import basic_name, basic_piece, comment, marker, markers, prototype, prototype_end
from .commands import (
    action_button,
    clone,
    delete,
    deselect,
    global_hotkey,
    global_key_command,
    multi_location,
    place_marker,
    play_sound,
    replace,
    report,
    separator,
    slot_path,
    submenu,
    trigger,
)
from .hidden import invisible, mask, restrict_commands, restricted_access
from .looks import area_of_effect, border, label, layer, nonrect, rotate, rotate_freely
from .moving import immobile, mark_moved, mat, mat_cargo, move_fixed, pivot, return_to_deck, send_to, trail
from .properties import (
    attachment,
    calculated_property,
    dynamic_property,
    message,
    property_sheet,
    set_global_property,
    set_piece_property,
    table,
)
from .writing import NO_COMMAND, Access, Command

__all__ = [
    "NO_COMMAND",
    "Access",
    "Command",
    "action_button",
    "area_of_effect",
    "attachment",
    "basic_name",
    "basic_piece",
    "border",
    "calculated_property",
    "clone",
    "comment",
    "delete",
    "deselect",
    "dynamic_property",
    "global_hotkey",
    "global_key_command",
    "immobile",
    "invisible",
    "label",
    "layer",
    "mark_moved",
    "marker",
    "markers",
    "mask",
    "mat",
    "mat_cargo",
    "message",
    "move_fixed",
    "multi_location",
    "nonrect",
    "pivot",
    "place_marker",
    "play_sound",
    "property_sheet",
    "prototype",
    "prototype_end",
    "replace",
    "report",
    "restrict_commands",
    "restricted_access",
    "return_to_deck",
    "rotate",
    "rotate_freely",
    "send_to",
    "separator",
    "set_global_property",
    "set_piece_property",
    "slot_path",
    "submenu",
    "table",
    "trail",
    "trigger",
]
