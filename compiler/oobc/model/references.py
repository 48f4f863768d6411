"""What data files name: every kind of reference, as a type of the fields, keys and items that hold one.

A type says what is named, in the words in which a finding calls it. What there is of it, the linker knows.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from oobc.model import values
from oobc.model.values import CaseId, Id, SourceId, Text


@dataclass(frozen=True, slots=True)
class Ref:
    """A text that names something."""

    what: str
    """What a finding calls it: `kind of piece`."""
    of: str = ""
    """What it is a part of, which stands around it: a level is one of its state."""
    between: str | None = None
    """The text has several names, with this between them."""
    always: tuple[str, ...] = ()
    """Names that are known wherever it stands."""

    @property
    def namespace(self) -> str:
        """Among what it is looked up."""
        return f"{self.what} of {self.of}" if self.of else self.what

    def names_in(self, text: str) -> Iterator[str]:
        """The names in a text."""
        if self.between is None:
            yield text
        else:
            yield from filter(None, (each.strip() for each in text.split(self.between)))


@dataclass(frozen=True, slots=True)
class Words(Ref):
    """A text in which words in braces stand for something."""

    def names_in(self, text: str) -> Iterator[str]:
        """The words in braces: `[{command}]` has `command`."""
        for part in text.split("{")[1:]:
            yield part.partition("}")[0]


@dataclass(frozen=True, slots=True)
class Drawn(Ref):
    """A drawing of the templates, or up to three capitals or figures that are drawn as they stand."""

    def names_in(self, text: str) -> Iterator[str]:
        """The text, if it is no letters."""
        if len(text) > 3 or text != text.upper():
            yield text


@dataclass(frozen=True, slots=True)
class Above(Ref):
    """An id that names what it is a part of: `I/1` is in `I`."""

    def names_in(self, text: str) -> Iterator[str]:
        """What stands before the last stroke."""
        yield from filter(None, [text.rpartition("/")[0]])


def words(*always: str, what: str = "word", of: str = "") -> Words:
    """The reference of a report or slot."""
    return Words(what, of, always=always)


Action = Annotated[Id, Ref("action")]
Area = Annotated[Id, Ref("area")]
AreaDrawing = Annotated[Text, Ref("drawing of hexes")]
Arm = Annotated[Id, Ref("arm")]
Board = Annotated[Id, Ref("board")]
Box = Annotated[Text, Ref("box", "board")]
CardKind = Annotated[Id, Ref("kind of card (with a back)")]
Case = Annotated[CaseId, Ref("case")]
CaseList = Annotated[str, Ref("case", between=",")]
Condition = Annotated[Id, Ref("condition")]
ConditionLevel = Annotated[Id, Ref("level", "condition")]
Component = Annotated[Id, Ref("kind of piece or marker")]
Dice = Annotated[Id, Ref("dice")]
Drawing = Annotated[Text, Ref("drawing of a face")]
EdgeDrawing = Annotated[Text, Ref("drawing of hexsides")]
Emblem = Annotated[Text, Drawn("emblem")]
FaceDrawing = Annotated[Text, Ref("drawing")]
FaceSymbol = Annotated[Text, Drawn("symbol", "drawing")]
Force = Annotated[Text, Ref("formation or unit")]
Formation = Annotated[Text, Ref("formation")]
FormationId = Annotated[Text, Above("formation")]
FormationLevel = Annotated[Id, Ref("level of formations")]
FormationOrOther = Annotated[Id, Ref("level of formations", always=("side", "parent"))]
FormationOrSide = Annotated[Id, Ref("level of formations", always=("side",))]
GroupKind = Annotated[Id, Ref("kind of group")]
Hex = Annotated[values.Hex, Ref("hex")]
HexKind = Annotated[Id, Ref("terrain")]
Hexside = Annotated[values.Hexside, Ref("hexside")]
HexsideKind = Annotated[Id, Ref("hexside terrain")]
KeyOfParameter = Annotated[Text, Ref("key", "parameter")]
Kind = Annotated[Id, Ref("kind of piece")]
LastFace = Annotated[Id, Ref("last face")]
Level = Annotated[Id, Ref("level", "state")]
MarkList = Annotated[Text, Ref("mark", between=" ")]
Marker = Annotated[Id, Ref("marker")]
MarkOfAttackers = Annotated[Id, Ref("mark of attackers")]
MarkerOfFormations = Annotated[Id, Ref("marker for each formation")]
MarkerOfNobody = Annotated[Id, Ref("marker that is nobody's")]
MarkerOfSides = Annotated[Id, Ref("marker for each side")]
Modified = Annotated[Id, Ref("value that the state modifies")]
Modifier = Annotated[Id, Ref("modifier")]
Mover = Annotated[Id, Ref("class of mover")]
MoverOrAll = Annotated[Id, Ref("class of mover", always=("all",))]
NameDrawing = Annotated[Text, Ref("drawing of names")]
Nation = Annotated[Id, Ref("nation")]
OrderProperty = Annotated[Id, Ref("property of orders")]
Parameter = Annotated[Id, Ref("parameter")]
PathDrawing = Annotated[Text, Ref("drawing of paths")]
PathKind = Annotated[Id, Ref("kind of path")]
PlaceKind = Annotated[Id, Ref("kind of place")]
PointDrawing = Annotated[Text, Ref("drawing of signs")]
PointKind = Annotated[Id, Ref("kind of point")]
RulesVersion = Annotated[Text, Ref("version of the rules")]
Scenario = Annotated[Id, Ref("scenario")]
Scheme = Annotated[Id, Ref("turn scheme")]
Side = Annotated[Id, Ref("side")]
Sign = Annotated[Text, Drawn("sign")]
Size = Annotated[Text, Ref("size")]
SlipMarker = Annotated[Id, Ref("two-sided marker for each side that starts in a box")]
Slot = Annotated[Id, Ref("slot", "drawing")]
Source = Annotated[SourceId, Ref("source")]
SpanDrawing = Annotated[Text, Ref("drawing of spans")]
SpanKind = Annotated[Id, Ref("kind of span")]
SpanState = Annotated[Id, Ref("state of a span")]
State = Annotated[Id, Ref("state")]
Step = Annotated[Id, Ref("step of the sequence of play")]
Symbol = Annotated[Text, Drawn("symbol")]
Table = Annotated[Id, Ref("table")]
Term = Annotated[Text, Ref("term", "glossary")]
Track = Annotated[Id, Ref("board with numbers")]
Turn = Annotated[Text, Ref("turn")]
TurnCheck = Annotated[Id, Ref("check of turns")]
TurnKind = Annotated[Id, Ref("kind of turn")]
TurnLabel = Annotated[Text, Ref("turn of a day")]
Unit = Annotated[Id, Ref("unit")]
Value = Annotated[Id, Ref("value")]
ValueOfKind = Annotated[Id, Ref("value", "kind")]

Rules = tuple[Case, ...]
Puts = dict[State, Level]
"""States that a piece is put into, by their level."""
InStates = dict[State, tuple[Level, ...]]
"""States, each with some of its levels."""
