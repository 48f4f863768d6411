"""What data files name: every kind of reference, as a type of the fields, keys and items that hold one.

A type says what is named, in the words in which a finding calls it. What there is of it, the linker knows.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from oobc.model.values import CaseId, Hex, Hexside, Id, SourceId, Text


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


def words(*always: str, what: str = "word", of: str = "") -> Words:
    """The reference of a report or slot."""
    return Words(what, of, always=always)


ActionRef = Annotated[Id, Ref("action")]
AreaRef = Annotated[Id, Ref("area")]
AreaDrawingRef = Annotated[Text, Ref("drawing of hexes")]
ArmRef = Annotated[Id, Ref("arm")]
BoardRef = Annotated[Id, Ref("board")]
BoxIdRef = Annotated[Text, Ref("box", "board")]
CardKindRef = Annotated[Id, Ref("kind of card (with a back)")]
CaseRef = Annotated[CaseId, Ref("case")]
CasesRef = Annotated[str, Ref("case", between=",")]
ComponentRef = Annotated[Id, Ref("kind of piece or marker")]
DiceRef = Annotated[Id, Ref("dice")]
DrawingRef = Annotated[Text, Ref("drawing of a face")]
EdgeDrawingRef = Annotated[Text, Ref("drawing of hexsides")]
EmblemRef = Annotated[Text, Drawn("emblem")]
FaceDrawingRef = Annotated[Text, Ref("drawing")]
FaceSymbolRef = Annotated[Text, Drawn("symbol", "drawing")]
ForceRef = Annotated[Text, Ref("formation or unit")]
FormationRef = Annotated[Text, Ref("formation")]
HexKindRef = Annotated[Id, Ref("terrain")]
HexRef = Annotated[Hex, Ref("hex")]
HexsideKindRef = Annotated[Id, Ref("hexside terrain")]
HexsideRef = Annotated[Hexside, Ref("hexside")]
KindRef = Annotated[Id, Ref("kind of piece")]
KindValueRef = Annotated[Id, Ref("value", "kind")]
LastFaceRef = Annotated[Id, Ref("last face")]
LevelRef = Annotated[Id, Ref("level", "state")]
MarkRefs = Annotated[Text, Ref("mark", between=" ")]
MarkerRef = Annotated[Id, Ref("marker")]
MarkerOfFormationsRef = Annotated[Id, Ref("marker for each formation")]
MarkerOfNobodyRef = Annotated[Id, Ref("marker that is nobody's")]
MarkerOfSidesRef = Annotated[Id, Ref("marker for each side")]
ModifiedRef = Annotated[Id, Ref("value that the state modifies")]
ModifierRef = Annotated[Id, Ref("modifier")]
NameDrawingRef = Annotated[Text, Ref("drawing of names")]
NationRef = Annotated[Id, Ref("nation")]
ParameterRef = Annotated[Id, Ref("parameter")]
ParameterKeyRef = Annotated[Text, Ref("key", "parameter")]
PathDrawingRef = Annotated[Text, Ref("drawing of paths")]
PathKindRef = Annotated[Id, Ref("kind of path")]
PlaceKindRef = Annotated[Id, Ref("kind of place")]
PointDrawingRef = Annotated[Text, Ref("drawing of signs")]
PointKindRef = Annotated[Id, Ref("kind of point")]
RulesVersionRef = Annotated[Text, Ref("version of the rules")]
ScenarioRef = Annotated[Id, Ref("scenario")]
SchemeRef = Annotated[Id, Ref("turn scheme")]
SideRef = Annotated[Id, Ref("side")]
SignRef = Annotated[Text, Drawn("sign")]
SizeRef = Annotated[Text, Ref("size")]
SlipMarkerRef = Annotated[Id, Ref("two-sided marker for each side that starts in a box")]
SlotRef = Annotated[Id, Ref("slot", "drawing")]
SourceRef = Annotated[SourceId, Ref("source")]
SpanDrawingRef = Annotated[Text, Ref("drawing of spans")]
SpanKindRef = Annotated[Id, Ref("kind of span")]
SpanStateRef = Annotated[Id, Ref("state of a span")]
StateRef = Annotated[Id, Ref("state")]
StepRef = Annotated[Id, Ref("step of the sequence of play")]
SymbolRef = Annotated[Text, Drawn("symbol")]
TableRef = Annotated[Id, Ref("table")]
TrackRef = Annotated[Id, Ref("board with numbers")]
TurnRef = Annotated[Text, Ref("turn")]
TurnKindRef = Annotated[Id, Ref("kind of turn")]
TurnLabelRef = Annotated[Text, Ref("turn of a day")]
UnitRef = Annotated[Id, Ref("unit")]
ValueRef = Annotated[Id, Ref("value")]

Rules = tuple[CaseRef, ...]
Puts = dict[StateRef, LevelRef]
"""States that a piece is put into, by their level."""
InStates = dict[StateRef, tuple[LevelRef, ...]]
"""States, each with some of its levels."""
