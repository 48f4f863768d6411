"""Names that the engine keeps for itself: a module that uses one for its own gets something else, silently.

Read in the sources of the engine, 3.7: what `getProperty` of pieces, maps, players and the module answers by itself.
"""

PROPERTIES = frozenset(
    {
        # BasicPiece
        *("LocationName", "CurrentMap", "CurrentBoard", "CurrentZone", "CurrentX", "CurrentY"),
        *("OldLocationName", "OldMap", "OldBoard", "OldZone", "OldX", "OldY"),
        *("OldMat", "OldMatID", "OldMatPieceName", "OldMatBasicName", "OldMatOffsetX", "OldMatOffsetY"),
        *("BasicName", "PieceName", "LocalizedBasicName", "LocalizedPieceName"),
        *("DeckName", "OldDeckName", "DeckPosition", "ClickedX", "ClickedY", "PieceUID", "StackPos", "StackSize"),
        "UniqueID",
        # Properties
        *("Invisible", "InvisibleToOthers", "InvisibleDisableAutoReportMoves", "Obscured", "ObscuredToOthers"),
        *("ObscuredPreDraw", "bandSelectEventFilter", "selectEventFilter", "moveEventFilter", "Immobile"),
        *("IgnoreGrid", "NoStack", "Selected", "KeyCommands", "Inner", "Outer", "Restricted", "RestrictedMovement"),
        *("Moved", "MaybeMoved", "snapshot", "useUnrotatedShape", "visibleState", "cannotMove", "PieceId"),
        # Mat, MatCargo, Attachment
        *("MatName", "MatID", "MatContents", "MatNumCargo", "CurrentMat", "CurrentMatID", "CurrentMatX", "CurrentMatY"),
        *("CurrentMatOffsetX", "CurrentMatOffsetY", "CurrentMatPieceName", "CurrentMatBasicName"),
        *("CurrentMatLocationName", "CurrentMatZone", "CurrentMatBoard", "CurrentMatMap", "IsCargo"),
        *("AttachName", "AttachList", "AttachCount"),
        # GlobalOptions, GameModule
        *("PlayerName", "PlayerSide", "PlayerId", "playerName", "playerSide", "playerId"),
        *("ModuleName", "ModuleVersion", "ModuleDescription", "VassalVersionCreated", "VassalVersionRunning"),
        *("CurrentLanguage", "CurrentLanguageName", "DrawingMouseover", "DrawingMouseoverIndex", "ModuleGameFileName"),
        *("UiPieceCount", "UiPieceIndex"),
    }
)
"""The properties that the engine answers for itself."""

SIDES = frozenset({"<observer>", "Solitaire", "Referee", "Solo", "Moderator"})
"""What the engine takes for more than a side: who plays it may do everything, or nothing."""
