"""What the engine knows: every component class of VASSAL 3.7.26 and its attributes (format: §5).

The engine ignores an unknown attribute without a word and drops a component with a bad number, so
`components` asks this table first. It lists what the engine itself reports.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

# A package, then its classes. Attributes stand between ";": the name, and after ":" what it takes if that is
# not just text: bool, int, number, colour, key, or the words to choose from. "@map" and "@gate" stand for the
# attributes of a Map and for the four of a button that can be switched off.
_TABLE = """\
VASSAL.build.
  GameModule = name; version; description; ModuleOther1; ModuleOther2; VassalVersion; nextPieceSlotId: int
VASSAL.build.module.
  BasicCommandEncoder =
  ChartWindow = name; description; text; tooltip; icon; hotkey: key
  Chatter =
  ChessClockControl = name; description; icon; buttonText; buttonTooltip; showHotkey: key; nextHotkey: key;
    startOpponentHotkey: key; pauseHotkey: key; showTenths: Always | Auto | Never; showSeconds: Always |
    Auto | Never; showHours: Always | Auto | Never; showDays: Always | Auto | Never; allowReset: bool
  ConnectionWindow =
  DiceButton = name; text; tooltip; icon; hotkey: key; reportFormat; prompt: bool; nDice: int; lockDice:
    bool; nSides: int; lockSides: bool; plus: int; lockPlus: bool; addToTotal: int; lockAdd: bool;
    reportTotal: bool; sortDice: bool; keepDice: bool; keepOption: > | = | < | l | s; keepCount: int; @gate
  DieManager = description; dfltndice: int; dfltnsides: int
  DoActionButton = name; text; tooltip; icon; hotkey: key; doReport: bool; reportFormat; doSound: bool;
    soundClip; doHotkey: bool; hotkeys; doLoop: bool; loopType: counted | while | until; loopCount;
    whileExpression; untilExpression; preLoopKey: key; postLoopKey: key; index: bool; indexProperty;
    indexStart: int; indexStep: int; @gate
  Documentation =
  EventLog =
  ExtensionElement = target
  GlobalKeyCommand = name; buttonText; tooltip; icon; buttonHotkey: key; hotkey: key; singleMap: bool;
    target; filter; deckCount; reportSingle: bool; suppressSounds: bool; reportFormat; parameters;
    condition; propValue; property; names; @gate
  GlobalOptions = description; nonOwnerUnmaskable: Always | Never | Use Preferences Setting; promptString;
    autoReport: Always | Never | Use Preferences Setting; playerIdFormat; chatterHTMLSupport: Always |
    Never; hotKeysOnClosedWindows: Always | Never; inventoryForAll: Always | Never;
    sendToLocationMoveTrails: Always | Never; storeLeadingZeroIntegersAsStrings: bool;
    purgeBlankPropertyPrompts: bool; disablePieceIndexing: bool; minMaxHeap: int
  InternetDiceButton = name; text; tooltip; icon; hotkey: key; reportFormat; prompt: bool; nDice: int;
    lockDice: bool; nSides: int; lockSides: bool; plus: int; lockPlus: bool; addToTotal: int; lockAdd: bool;
    reportTotal: bool; sortDice: bool; keepDice: bool; keepOption: > | = | < | l | s; keepCount: int; @gate
  Inventory = name; text; tooltip; icon; hotkey: key; include; groupBy; nonLeafFormat; foldersOnly: bool;
    leafFormat; sortPieces: bool; sortFormat; sorting: alpha | length | numeric; centerOnPiece: bool;
    forwardKeystroke: bool; showMenu: bool; drawPieces: bool; zoomOn: bool; pieceZoom: number; pieceZoom2:
    number; pieceZoom3: number; sides; launchFunction: functionRefresh | functionHide; refreshHotkey: key;
    @gate
  KeyNamer =
  Map = mapName; description; markMoved: Always | Never | Use Preferences Setting; markUnmovedText;
    markUnmovedTooltip; markUnmovedIcon; markUnmovedHotkey: key; markUnmovedReport; edgeWidth: int;
    edgeHeight: int; backgroundcolor: colour; allowMultiple: bool; color: colour; thickness: int; launch:
    bool; buttonName; tooltip; icon; hotkey: key; showKey: key; hideKey: key; onlyReportChangedLocation:
    bool; moveWithinFormat; moveToFormat; createFormat; changeFormat; moveKey: key
  ModuleExtension = anyModule: bool; version; description; module; moduleVersion; vassalVersion;
    nextPieceSlotId: int; extensionId
  MultiActionButton = description; text; tooltip; icon; hotkey: key; menuItems; @gate
  NotesWindow = buttonText; tooltip; icon; hotkey: key; description; @gate
  PieceWindow = name; description; hidden: bool; text; tooltip; icon; hotkey: key; scale: number;
    defaultWidth: int
  PlayerHand = side; visible: bool; useBoards; @map
  PlayerRoster = description; buttonText; buttonToolTip; buttonIcon; buttonKeyStroke: key
  Plugin =
  PredefinedSetup = name; description; isMenu: bool; useFile: bool; file
  PrivateMap = side; visible: bool; useBoards; @map
  PrototypeDefinition = name; description
  PrototypesContainer =
  RandomTextButton = name; text; tooltip; icon; hotkey: key; reportFormat; prompt: bool; nDice: int;
    lockDice: bool; lockSides: bool; plus: int; lockPlus: bool; addToTotal: int; lockAdd: bool; reportTotal:
    bool; sortDice: bool; keepDice: bool; keepOption: > | = | < | l | s; keepCount: int; faces; numeric:
    bool; @gate
  SpecialDiceButton = name; text; tooltip; icon; hotkey: key; doReport: bool; reportFormat; doSound: bool;
    soundClip; doHotkey: bool; hotkeys; doLoop: bool; loopType: counted | while | until; loopCount;
    whileExpression; untilExpression; preLoopKey: key; postLoopKey: key; index: bool; indexProperty;
    indexStart: int; indexStep: int; description; resultChatter: bool; format; resultWindow: bool;
    windowTitleResultFormat; resultButton: bool; windowX: int; windowY: int; backgroundColor: colour; @gate
  SpecialDie = name; format
  SpecialDieFace = text; value: int; icon
  StartupGlobalKeyCommand = whenToApply: firstLaunchOfSession | everyLaunchOfSession | startOfGameOnly |
    sideChange; hotkeyOrKeyCommand: sendKeyCommand | sendHotkey; globalHotkey: key; name; buttonText;
    tooltip; icon; buttonHotkey: key; hotkey: key; singleMap: bool; target; filter; deckCount; reportSingle:
    bool; suppressSounds: bool; reportFormat; parameters; condition; @gate
  ToolbarMenu = description; text; tooltip; icon; hotkey: key; menuItems; @gate
VASSAL.build.module.chessclockcontrol.
  ChessClock = description; side; buttonText; icon; startHotkey: key; stopHotkey: key;
    tickingBackgroundColor: colour; tickingFontColor; tockingFontColor; tooltip
VASSAL.build.module.documentation.
  AboutScreen = title; fileName
  BrowserHelpFile = title; contents; startingPage
  BrowserPDFFile = title; pdfFile
  HelpFile = title; fileName; vassalDoc; image; fileType: archive | resource | file
  Tutorial = name; logfile; launchOnStartup: bool; promptMessage; welcomeMessage
VASSAL.build.module.folder.
  DeckSubFolder = name; desc
  GlobalPropertyFolder = name; desc
  MapSubFolder = name; desc
  ModuleSubFolder = name; desc
  PrototypeFolder = name; desc
VASSAL.build.module.gamepieceimage.
  ColorManager =
  ColorSwatch = name; color: colour
  FontManager =
  FontStyle = name; style
  GamePieceImage = name; bgColor; borderColor; props; version
  GamePieceImageDefinitions =
  GamePieceLayout = name; width: int; height: int; border: Plain | Fancy | 3D | None; layout
  GamePieceLayoutsContainer =
  ImageItem = name; location: Center | Top | Bottom | Right | Left | Top Right | Top Left | Bottom Right |
    Bottom Left; image; source: Specified in individual images | Fixed for this layout; advanced: bool;
    xoffset: int; yoffset: int; rotation: int; antialias: bool
  ImageItemInstance = image
  ShapeItem = name; location: Center | Top | Bottom | Right | Left | Top Right | Top Left | Bottom Right |
    Bottom Left; width: int; height: int; shape: Rectangle | Rounded Rectangle | Oval; bevel: int; advanced:
    bool; xoffset: int; yoffset: int; rotation: int; antialias: bool
  ShapeItemInstance = fgColor; borderColor
  SymbolItem = name; location: Center | Top | Bottom | Right | Left | Top Right | Top Left | Bottom Right |
    Bottom Left; set; width: int; height: int; linewidth: number; advanced: bool; xoffset: int; yoffset:
    int; rotation: int; antialias: bool
  SymbolItemInstance = size; symbol1; symbol2; fgColor; bgColor; sizeColor
  TextBoxItem = name; location: Center | Top | Bottom | Right | Left | Top Right | Top Left | Bottom Right |
    Bottom Left; width: int; height: int; use_html: bool; font; source: Specified in individual images |
    Fixed for this layout; text; advanced: bool; xoffset: int; yoffset: int; rotation: int; antialias: bool
  TextBoxItemInstance = value; fgColor; borderColor
  TextItem = name; location: Center | Top | Bottom | Right | Left | Top Right | Top Left | Bottom Right |
    Bottom Left; font; source: Specified in individual images | Fixed for this layout; text; advanced: bool;
    xoffset: int; yoffset: int; rotation: int; antialias: bool
  TextItemInstance = value; fgColor; bgColor; outlineColor
VASSAL.build.module.map.
  BoardPicker = slotHeight: int; slotWidth: int; slotScale: number; title; addColumnText; addRowText;
    boardPrompt; maxColumns: int
  CounterDetailViewer = version; description; delay: int; hotkey: key; bgColor: colour; fgColor: colour;
    borderColor: colour; minDisplayPieces: 0 | 1 | 2; zoomlevel: number; centerAll: bool; borderThickness:
    int; borderInnerThickness: int; showgraph: bool; centerPiecesVertically: bool; graphicsZoom: number;
    showgraphsingle: bool; borderWidth: int; verticalOffset: int; showtext: bool; enableHTML: bool;
    centerText: bool; stretchWidthSummary: bool; stretchWidthPieces: bool; combineCounterSummary: bool;
    onlyShowFirstSummary: bool; extraTextPadding: int; verticalTopText: int; verticalBottomText: int;
    showtextsingle: bool; fontSize: int; summaryReportFormat; counterReportFormat; emptyHexReportForma;
    display: from top-most layer only | from all layers | from listed layers only | from layers other than
    those listed; layerList; propertyFilter; showTerrainBeneath: never | ifOne | always; showTerrainSnappy:
    bool; showTerrainWidth: int; showTerrainHeight: int; showTerrainZoom: number; showTerrainText;
    showOnlyTopOfStack: bool; showNoStack: bool; showMoveSelectde: bool; showNonMovable: bool;
    unrotatePieces: bool; showDeck: bool; showDeckMasked: bool; showDeckDepth: int; showOverlap: bool;
    stopAfterShowing: bool
  DeckGlobalKeyCommand = name; hotkey: key; target; filter; deckCount; reportFormat; reportSingle: bool;
    suppressSounds: bool; parameters
  DrawPile = name; description; owningBoard; x: int; y: int; width: int; height: int; allowMultiple: bool;
    drawMultipleMessage; allowSelect: bool; drawSpecificMessage; selectDisplayProperty; selectSortProperty;
    faceDown: Always | Never | Via right-click Menu | MenuDefaultUp; faceFlipHotkey: key; faceUpMessage;
    faceUpHotkey: key; faceUpReportFormat; faceDownMessage; faceDownHotkey: key; faceDownFormat; drawFaceUp:
    bool; shuffle: Always | Never | Via right-click Menu; shuffleCommand; shuffleFormat; shuffleHotkey: key;
    reversible: bool; reverseCommand; reverseFormat; reverseHotkey: key; draw: bool; color: colour;
    hotkeyOnEmpty: bool; emptyHotkey: key; reshufflable: bool; reshuffleCommand; reshuffleMessage;
    reshuffleHotkey: key; reshuffleTarget; canSave: bool; saveMessage; saveHotkey: key; saveReportFormat;
    loadMessage; loadHotkey: key; loadReportFormat; maxStack: int; expressionCounting: bool;
    countExpressions; restrictOption: bool; restrictExpression; deckRestrictAccess: bool; deckOwners
  Flare = flareName; description; flareKey: keyAlt | keyCtrl | keyAltShift | keyCtrlShift | keyCtrlAlt |
    keyCtrlAltShift; circleSize: int; circleColor: colour; circleScale: bool; flarePulses: int;
    flarePulsesPerSec: int; reportFormat
  ForwardToChatter =
  ForwardToKeyBuffer =
  GlobalMap = tooltip; buttonText; icon; hotkey: key; scale: number; color: colour
  HandMetrics = disabled: bool; exSepX: int; exSepY: int; unexSepX: int; unexSepY: int; color: colour; top:
    key; bottom: key; up: key; down: key
  HidePiecesButton = buttonText; tooltip; hotkey: key; showingIcon; hiddenIcon
  HighlightLastMoved = enabled: bool; color: colour; thickness: int
  ImageSaver = buttonText; tooltip; icon; hotkey: key; @gate
  KeyBufferer =
  LOS_Thread = threadName; label; tooltip; iconName; hotkey: key; report; persistence: Ctrl-Click & Drag |
    Never | Always; persistentIconName; global: When Persisting | Never | Always; snapStart: bool; snapEnd:
    bool; drawRange: bool; scale: int; round: Up | Down | Nearest whole number; hideCounters: bool;
    hideOpacity: int; losThickness: int; threadColor: colour; rangeFg: colour; rangeBg: colour; @gate
  LayerControl = text; tooltip; icon; hotkey: key; description; command: Rotate Layer Order Up | Rotate
    Layer Order Down | Make Layer Active | Make Layer Inactive | Switch Layer between Active and Inactive |
    Reset All Layers; skip: bool; layers; @gate
  LayeredPieceCollection = description; property; layerOrder
  MapCenterer =
  MapShader = name; alwaysOn: bool; startsOn: bool; buttonText; tooltip; icon; addToMapToolbar: bool;
    hotkey: key; boards: Yes | No, exclude Boards in list | No, only shade Boards in List; boardList; type:
    Foreground | Background; drawOver: bool; pattern: 25% | 50% | 75% | 100% (Solid) | Custom Image; color:
    colour; image; scaleImage: bool; opacity: int; border: bool; borderColor: colour; borderWidth: int;
    borderOpacity: int
  MassKeyCommand = name; buttonText; tooltip; icon; buttonHotkey: key; hotkey: key; singleMap: bool; target;
    filter; deckCount; reportSingle: bool; suppressSounds: bool; reportFormat; parameters; condition;
    propValue; property; names; @gate
  MenuDisplayer =
  MoveCameraButton = text; tooltip; icon; hotkey: key; moveCameraMode: G | L | Z | R | A | C | N; boardName;
    zoneName; regionName; gridLocation; xPos; yPos; xOffset; yOffset; propertyFilter; zoom; @gate
  PieceMover = icon
  PieceRecenterer = text; tooltip; icon; hotkey: key; @gate
  Scroller = prompt
  SelectionHighlighter = name; match; useImage: bool; color: colour; thickness: int; image; xoffset: int;
    yoffset: int
  SelectionHighlighters =
  SetupStack = name; owningBoard; useGridLocation: bool; location; x: int; y: int
  StackExpander =
  StackMetrics = disabled: bool; exSepX: int; exSepY: int; unexSepX: int; unexSepY: int; color: colour; top:
    key; bottom: key; up: key; down: key
  TextSaver = buttonText; tooltip; icon; hotkey: key; @gate
  Zoomer = zoomStart; zoomLevels; inTooltip; inButtonText; inIconName; zoomInKey: key; pickTooltip;
    pickButtonText; pickIconName; zoomPickKey: key; outTooltip; outButtonText; outIconName; zoomOutKey: key
VASSAL.build.module.map.boardPicker.
  Board = name; image; reversible: bool; width: int; height: int; color: colour
VASSAL.build.module.map.boardPicker.board.
  HexGrid = sideways: bool; x0: int; y0: int; dy: number; dx: number; snapTo: bool; edgesLegal: bool;
    cornersLegal: bool; visible: bool; dotsVisible: bool; color: colour
  Region = name; originx: int; originy: int
  RegionGrid = snapto: bool; visible: bool; fontsize: int
  SquareGrid = x0: int; y0: int; dx: number; dy: number; range: Metric | Manhattan; snapTo: bool;
    edgesLegal: bool; cornersLegal: bool; visible: bool; dotsVisible: bool; color: colour
  ZonedGrid =
VASSAL.build.module.map.boardPicker.board.mapgrid.
  HexGridNumbering = first: H | V; sep; hType: N | A; hLeading: int; hOff: int; hDescend: bool; vType: N |
    A; vLeading: int; vOff: int; vDescend: bool; locationFormat; visible: bool; fontSize: int; color:
    colour; rotateText: 0 | 90 | 180 | 270; hDrawOff: int; vDrawOff: int; stagger: bool
  SquareGridNumbering = first: H | V; sep; hType: N | A; hLeading: int; hOff: int; hDescend: bool; vType: N
    | A; vLeading: int; vOff: int; vDescend: bool; locationFormat; visible: bool; fontSize: int; color:
    colour; rotateText: 0 | 90 | 180 | 270; hDrawOff: int; vDrawOff: int
  Zone = name; locationFormat; path; useParentGrid: bool; useHighlight: bool; highlightProperty
  ZoneHighlight = name; color: colour; coverage: Entire Zone | Zone Border; width: int; style: Plain |
    Striped | Crosshatched | Tiled Image; image; opacity: int
  ZonedGridHighlighter =
VASSAL.build.module.map.deck.
  DeckSendKeyCommand = description; menuText; hotkey: key; reportFormat; variableDeck: bool; targetDeck;
    deckExpression; sendMatching: bool; matchExpression; limitTotal: bool; limitExpression; stop: bool;
    stopExpression; stopAlso: bool; applyOnMove: bool
  DeckSortKeyCommand = description; menuText; hotkey: key; reportFormat; sortParameters
VASSAL.build.module.properties.
  BooleanScenarioProperty = name; initialValue: bool; description; hotkey: key; switch: bool
  ChangePropertyButton = desc; text; tooltip; icon; hotkey: key; reportFormat; propChanger; @gate
  GlobalProperties =
  GlobalProperty = name; initialValue; description; isNumeric: bool; min; max; wrap: bool
  GlobalTranslatableMessage = name; initialValue; description
  GlobalTranslatableMessages =
  ListScenarioProperty = name; initialValue; description; hotkey: key; switch: bool; options
  NumberScenarioProperty = name; initialValue: int; description; hotkey: key; switch: bool
  ScenarioPropertiesOptionTab = name; description; report; heading; leftAlign
  StringScenarioProperty = name; initialValue; description; hotkey: key; switch: bool
  ZoneProperty = name; initialValue; description; isNumeric: bool; min; max; wrap: bool
VASSAL.build.module.turn.
  CounterTurnLevel = name; property; turnFormat; start: int; incr: int; loop: bool; loopLimit: int
  ListTurnLevel = name; property; turnFormat; list; configList: bool; configFirst: bool; prompt
  TurnGlobalHotkey = name; hotkey: key; match; reportFormat
  TurnTracker = name; description; buttonText; icon; hotkey: key; nexthotkey: key; prevhotkey: key;
    turnFormat; reportFormat; tooltip; lengthStyle: Variable | Fixed | Maximum; length: int; plusButtonSize:
    int; turnButtonHeight: int; fwdOnly: bool
VASSAL.build.widget.
  BoxWidget = entryName; width: int; height: int
  CardSlot = entryName; gpid; width: int; height: int
  Chart = chartName; description; fileName
  HtmlChart = chartName; description; fileName
  ListWidget = entryName; description; scale: number; width: int; height: int; divider: int
  MapWidget = entryName; description
  PanelWidget = entryName; description; fixed: bool; nColumns: int; vert: bool; scale: number
  PieceSlot = entryName; gpid; width: int; height: int
  TabWidget = entryName; description
  WidgetMap = @map
VASSAL.i18n.
  Language =
  Translation = locale
VASSAL.preferences.
  BooleanPreference = note; tab; desc; name; default: bool
  DoublePreference = note; tab; desc; name; default: number
  EnumPreference = note; tab; desc; name; default; list
  IntegerPreference = note; tab; desc; name; default: int
  StringPreference = note; tab; desc; name; default
  TextPreference = note; tab; desc; name; default
VASSAL.script.
  ActionScript = name; desc; script
  BshPlugin =
  GeneralScript = name; desc; script
  ScriptContainer =
"""

_GATE = "canDisable: bool; propertyGate; hideWhenDisabled: bool; disabledIcon"

_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?")
_INT = re.compile(r"[+-]?\d+")
_COLOUR = re.compile(r"(\d{1,3},\d{1,3},\d{1,3}(,\d{1,3})?)?")
_KEY = re.compile(r"(\d+,\d+(,[^,]+)?)?")
_KINDS = {
    "bool": (re.compile("true|false"), "true or false"),
    "int": (_INT, "a whole number"),
    "number": (_NUMBER, "a number"),
    "colour": (_COLOUR, "a colour such as 255,0,0"),
    "key": (_KEY, "a written key such as 77,130"),
}


@dataclass(frozen=True, slots=True)
class ComponentClass:
    """One component class: its full Java name, and what each of its attributes takes ("" is any text)."""

    java: str
    attributes: Mapping[str, str]


def fault(kind: str, value: str) -> str:
    """What is wrong with `value` for an attribute of this `kind`, to end a sentence; "" when nothing is."""
    if not kind:
        return ""
    if kind in _KINDS:
        pattern, wanted = _KINDS[kind]
        return "" if pattern.fullmatch(value) else f"must be {wanted}"
    choices = kind.split(" | ")
    return "" if value in choices else "must be one of: " + ", ".join(choices)


def _classes() -> Iterator[tuple[str, ComponentClass]]:
    package = ""
    shared = {"@gate": _GATE}
    for entry in re.sub(r"\n    +", " ", _TABLE).splitlines():
        if not entry.startswith(" "):
            package = entry
            continue
        short, _, listed = (part.strip() for part in entry.partition(" ="))
        if short == "Map":
            shared["@map"] = listed
        for reference, attributes in shared.items():
            listed = listed.replace(reference, attributes)
        pairs = (attribute.partition(": ") for attribute in listed.split("; ") if attribute)
        yield (
            short,
            ComponentClass(package + short, MappingProxyType({name: kind for name, _, kind in pairs})),
        )


CLASSES: Mapping[str, ComponentClass] = MappingProxyType(dict(_classes()))
"""Short name, such as `HexGrid`, to class."""

SHORT_NAMES: Mapping[str, str] = MappingProxyType({known.java: short for short, known in CLASSES.items()})
"""Full Java name to short name."""
