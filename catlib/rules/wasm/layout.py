"""The place of a record's numbers in memory, and their way there and back."""

import struct
import threading
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

EMPTY = -1  # the length of a row without numbers, as 0 stands for a single one

LIMITS = {
    "i1": (-(2**7), 2**7 - 1),
    "i2": (-(2**15), 2**15 - 1),
    "i4": (-(2**31), 2**31 - 1),
    "u4": (0, 2**32 - 1),
    "i8": (-(2**63), 2**63 - 1),
}
SIZES = {"i1": 1, "i2": 2, "i4": 4, "u4": 4, "i8": 8, "f8": 8}
LANES, MOST_PLACES = 16, 62  # bytes that are looked at together; places in a row that bits can name
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "u4": "I", "i8": "q", "f8": "d"}


class Field(NamedTuple):
    """One field of a record: its kind, where it begins, its length, 0 for a single number, and what it can hold."""

    kind: str
    at: int
    length: int
    span: tuple[int, int] | None = None


@dataclass(frozen=True, eq=False)
class Layout:
    """The fields of a record by name, and the bytes that one record takes."""

    fields: Mapping[str, Field]
    size: int
    format: str

    @classmethod
    def of(cls, fields: Mapping[str, tuple[str, int]], natural: Collection[str] = ()) -> "Layout":
        """The layout of fields given by name as kind and length: each at a multiple of its size, as C has it.

        The fields that are `natural` never hold a number below 0.

        >>> layout = Layout.of({"seat": ("i1", 0), "score": ("i2", 3)})
        >>> layout.fields["score"].at, layout.size
        (2, 8)
        """
        placed, at, letters = {}, 0, "<"
        for name, (kind, length) in fields.items():
            gap = -at % SIZES[kind]
            count = 0 if length == EMPTY else max(length, 1)
            placed[name] = Field(kind, at + gap, length, (0, LIMITS[kind][1]) if name in natural else None)
            letters += "x" * gap + f"{count}{LETTERS[kind]}"
            at += gap + SIZES[kind] * count
        return cls(placed, at + -at % 8, letters + "x" * (-at % 8))

    def pack(self, record: Any) -> bytes:
        """The bytes of a record; raise struct.error if a number does not fit its field."""
        numbers: list[int] = []
        for name, field in self.fields.items():
            value = getattr(record, name)
            if field.length:
                numbers.extend(value)
            else:
                numbers.append(value)
        return struct.pack(self.format, *numbers)

    def unpack_into(self, record: Any, data: bytes) -> Any:
        """The record with its fields read from bytes."""
        numbers, at = struct.unpack(self.format, data), 0
        for name, field in self.fields.items():
            setattr(record, name, list(numbers[at : at + field.length]) if field.length else numbers[at])
            at += field.length or 1
        return record


def smallest_kind(numbers: tuple[int, ...]) -> str:
    """The smallest kind that holds all of some numbers.

    >>> smallest_kind((-1, 207)), smallest_kind(())
    ('i2', 'i1')
    """
    for kind in ("i1", "i2", "i4"):
        if not numbers or LIMITS[kind][0] <= min(numbers) <= max(numbers) <= LIMITS[kind][1]:
            return kind
    return "i8"


def layout_of_setup(setup: Any) -> Layout:
    """The layout that holds a setup, a named tuple of whole numbers and tables, and those of its kind before it.

    Tables are as small as their numbers allow, so setups whose tables are of the same lengths share a layout: it grows
    when a number comes that it has no room for.

    >>> from typing import NamedTuple
    >>> class Agreed(NamedTuple):
    ...     limit: int
    ...     prices: tuple[int, ...]
    >>> first = layout_of_setup(Agreed(9, (1, 2)))
    >>> layout_of_setup(Agreed(200, (3, 100))) is first, layout_of_setup(Agreed(9, (1, 500))) is first
    (True, False)
    """
    given = setup._asdict()
    lengths = {name: len(v) or EMPTY if isinstance(v, tuple) else 0 for name, v in given.items()}
    key = type(setup), tuple(lengths.values())
    with _growing:
        known = _layouts.get(key)
        kinds = {name: _room(value, known.fields[name] if known else None) for name, value in given.items()}
        natural = [name for name, (_, sign) in kinds.items() if not sign]
        found = Layout.of({name: (kind, lengths[name]) for name, (kind, _) in kinds.items()}, natural)
        if known is None or known.fields != found.fields:
            known = _layouts[key] = found
    return known


_layouts: dict[tuple[type, tuple[int, ...]], Layout] = {}
_growing = threading.Lock()


def _room(value: Any, field: Field | None) -> tuple[str, bool]:
    """The kind of field that holds a number or a table and what the field held before, and whether any is below 0."""
    numbers = value if isinstance(value, tuple) else (int(value), -LIMITS["i1"][0])
    kind, sign = smallest_kind(numbers), min(numbers, default=0) < 0
    if field is None:
        return kind, sign
    return max(kind, field.kind, key=SIZES.__getitem__), sign or field.span is None
