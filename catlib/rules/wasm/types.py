"""Types of a rule's values: a number in a range, a truth, a float, a row, a record, or rows of those.

A type knows as much as can be known before a game begins: the range of a number, the address of what never moves and
the numbers of a table. A range of one number is a constant.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from catlib.rules.wasm.layout import LIMITS, Layout

LEAST, MOST = -(2**63), 2**63 - 1
WASM = {"whole": "l", "truth": "i", "float": "d"}


@dataclass(frozen=True, slots=True)
class Type:
    """Anything a name can stand for; `wasm` is its type there, "" for none."""

    @property
    def wasm(self) -> str:
        return ""

    @property
    def constant(self) -> int | None:
        """The only number it can be, if that is known."""
        return None


@dataclass(frozen=True, slots=True)
class Number(Type):
    """A whole number in a range, a truth (a whole number that is 0 or 1), or a float."""

    kind: str  # "whole", "truth" or "float"
    low: int = LEAST
    high: int = MOST

    @property
    def wasm(self) -> str:
        return WASM[self.kind]

    @property
    def constant(self) -> int | None:
        return self.low if self.low == self.high and self.kind != "float" else None

    def __str__(self) -> str:
        return {"whole": "a whole number", "truth": "a truth", "float": "a float"}[self.kind]


@dataclass(frozen=True, slots=True)
class Nothing(Type):
    """The type of a rule that returns no value."""

    def __str__(self) -> str:
        return "nothing"


@dataclass(frozen=True, slots=True)
class Several(Type):
    """The type of a rule that returns several values."""

    items: tuple[Type, ...]

    def __str__(self) -> str:
        return f"{len(self.items)} values"


@dataclass(frozen=True, slots=True)
class Place(Type):
    """Something in memory; `at` is its address if that is known when the module is made."""

    @property
    def wasm(self) -> str:
        return "i"


@dataclass(frozen=True, slots=True)
class Row(Place):
    """A row of numbers of one kind; `length`, and `table`, its numbers from `span`, as far as they are known.

    A row that is `frozen` never changes while the module runs.
    """

    kind: str
    length: int | None = None
    at: int | None = None
    frozen: bool = False
    table: tuple[int, ...] | None = field(default=None, compare=False)
    span: tuple[int, int] | None = field(default=None, compare=False)

    @property
    def item(self) -> Number:
        """Return the type of an element."""
        return FLOAT if self.kind == "f8" else Number("whole", *(self.span or LIMITS[self.kind]))

    def __str__(self) -> str:
        return "a row of floats" if self.kind == "f8" else "a row of whole numbers"


@dataclass(frozen=True, slots=True)
class Reference(Place):
    """A record; one that is `frozen` never changes while the module runs."""

    layout: Layout
    at: int | None = None
    frozen: bool = False

    def __str__(self) -> str:
        return "a record"


@dataclass(frozen=True, slots=True)
class Records(Place):
    """A row of records."""

    record: Reference
    length: int | None = None
    at: int | None = None

    def __str__(self) -> str:
        return "a row of records"


@dataclass(frozen=True, slots=True)
class Matrix(Place):
    """A row of rows, all of one length."""

    row: Row
    at: int | None = None

    def __str__(self) -> str:
        return "a row of rows"


@dataclass(frozen=True, slots=True)
class Bundle(Type):
    """A record of rows, of numbers and of more such records, which are read as `rows.keys` and never replaced.

    It is nothing that a machine has: a function is handed those of its parts that it reads.
    """

    parts: tuple[tuple[str, Type], ...]

    def part(self, path: str) -> Type | None:
        """Return the type of a part, also of a part's part as in `shapes.low`; None if there is none."""
        name, _, rest = path.partition(".")
        found = dict(self.parts).get(name)
        return found.part(rest) if rest and isinstance(found, Bundle) else None if rest else found

    def paths(self, above: str) -> Iterator[str]:
        """Return the paths of all parts that are not records themselves, in order."""
        for name, part in self.parts:
            yield from part.paths(f"{above}.{name}") if isinstance(part, Bundle) else [f"{above}.{name}"]

    def __str__(self) -> str:
        return "a record of rows"


WHOLE = Number("whole")
TRUTH = Number("truth", 0, 1)
FLOAT = Number("float", 0, 0)
NOTHING = Nothing()


def whole(low: int, high: int | None = None) -> Number:
    """A whole number in a range, or any if that is more than 64 bits hold."""
    high = low if high is None else high
    return Number("whole", low, high) if low >= LEAST and high <= MOST else WHOLE


def join(one: Type | None, other: Type | None) -> Type | None:
    """Return the type of both, where None is not known yet; raise TypeError if they have nothing in common."""
    if one is None or other is None or one == other:
        return one if other is None else other
    if isinstance(one, Number) and isinstance(other, Number):
        return _number(one, other)
    if isinstance(one, Several) and isinstance(other, Several) and len(one.items) == len(other.items):
        return Several(tuple(_sure(join(a, b)) for a, b in zip(one.items, other.items, strict=True)))
    if isinstance(one, Row) and isinstance(other, Row) and one.kind == other.kind:
        return Row(one.kind, one.length if one.length == other.length else None, None, one.frozen or other.frozen)
    if isinstance(one, Reference) and isinstance(other, Reference) and one.layout is other.layout:
        return replace(one, at=None, frozen=one.frozen or other.frozen)
    raise TypeError(f"{one} and {other}")


def table_row(at: int, kind: str, numbers: tuple[int, ...]) -> Row:
    """The row of a table that never changes."""
    return Row(kind, len(numbers), at, True, numbers, (min(numbers), max(numbers)))


def is_settled(kind: Type) -> bool:
    """Return whether a value of this type is known when the module is made, so that nothing need be kept of it."""
    if isinstance(kind, Number):
        return kind.constant is not None
    return getattr(kind, "at", None) is not None


def _sure(kind: Type | None) -> Type:
    assert kind is not None
    return kind


def _number(one: Number, other: Number) -> Number:
    if "float" in (one.kind, other.kind):
        return FLOAT
    kind = "truth" if one.kind == other.kind == "truth" else "whole"
    return Number(kind, min(one.low, other.low), max(one.high, other.high))
