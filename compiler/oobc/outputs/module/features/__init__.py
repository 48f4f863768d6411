"""What a game can do in VASSAL: every feature of the module, each with all that belongs to it, in one list.

Where several add to the same place, they add in this order.
"""

from oobc.outputs.module.features.actions import ACTIONS
from oobc.outputs.module.features.clearing import CLEARING
from oobc.outputs.module.features.combat.board import BOARD
from oobc.outputs.module.features.combat.marks import MARKS
from oobc.outputs.module.features.conditions import CONDITIONS
from oobc.outputs.module.features.decks import DECKS
from oobc.outputs.module.features.entering import ENTERING
from oobc.outputs.module.features.facing import FACING
from oobc.outputs.module.features.hiding import HIDING
from oobc.outputs.module.features.losses import LOSSES
from oobc.outputs.module.features.movement import MOVEMENT
from oobc.outputs.module.features.opening import OPENING
from oobc.outputs.module.features.overlay import OVERLAY
from oobc.outputs.module.features.parts import PARTS
from oobc.outputs.module.features.phases import PHASES
from oobc.outputs.module.features.rollers import ROLLERS
from oobc.outputs.module.features.sight import SIGHTS
from oobc.outputs.module.features.slips import SLIPS
from oobc.outputs.module.features.stacks import STACKS
from oobc.outputs.module.features.turn_marker import TURN_MARKER
from oobc.outputs.module.features.victory import VICTORY

FEATURES = (
    ACTIONS,
    FACING,
    STACKS,
    VICTORY,
    PHASES,
    ROLLERS,
    ENTERING,  # outside the mask: who is due is told to all
    HIDING,
    MARKS,
    LOSSES,
    DECKS,
    TURN_MARKER,
    SLIPS,
    BOARD,
    PARTS,
    CONDITIONS,
    CLEARING,
    MOVEMENT,
    OVERLAY,
    SIGHTS,
    OPENING,
)
