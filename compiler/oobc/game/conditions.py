"""What cases say of conditions, such as the weather."""

from dataclasses import dataclass, field

from oobc.place import NOWHERE, Origin


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that some levels of a condition do."""

    condition: str
    levels: tuple[str, ...]
    says: str | None
    """None: the cases only name them."""
    cases: tuple[str, ...]
    terms: tuple[str, ...]
    """Titles of the glossary."""
    origin: Origin = field(default=NOWHERE, compare=False)

    @property
    def cited(self) -> tuple[str, ...]:
        """The cases and terms that say so, in words."""
        return (*self.cases, *self.terms)
