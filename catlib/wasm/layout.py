"""Where the numbers of a record lie in memory, and how they get there and back."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

__all__ = ["LIMITS", "Field", "Layout", "layout_of_setup", "smallest_kind"]

LIMITS = {
    "i1": (-(2**7), 2**7 - 1),
    "i2": (-(2**15), 2**15 - 1),
    "i4": (-(2**31), 2**31 - 1),
    "u4": (0, 2**32 - 1),
    "i8": (-(2**63), 2**63 - 1),
}
SIZES = {"i1": 1, "i2": 2, "i4": 4, "u4": 4, "i8": 8, "f8": 8}
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "u4": "I", "i8": "q", "f8": "d"}


class Field(NamedTuple):
    """One field of a record: its kind, where it begins, and its length, 0 for a single number."""

    kind: str
    at: int
    length: int


@dataclass(frozen=True, eq=False)
class Layout:
    """The fields of a record by name, and the bytes that one record takes."""

    fields: Mapping[str, Field]
    size: int
    format: str

    @classmethod
    def of(cls, fields: Mapping[str, tuple[str, int]]) -> Layout:
        """The layout of fields given by name as kind and length: each at a multiple of its size, as C has it.

        >>> layout = Layout.of({"seat": ("i1", 0), "score": ("i2", 3)})
        >>> layout.fields["score"].at, layout.size
        (2, 8)
        """
        placed, at, letters = {}, 0, "<"
        for name, (kind, length) in fields.items():
            gap = -at % SIZES[kind]
            placed[name] = Field(kind, at + gap, length)
            letters += "x" * gap + f"{max(length, 1)}{LETTERS[kind]}"
            at += gap + SIZES[kind] * max(length, 1)
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
    """The layout of a setup, a named tuple of whole numbers and tables: each as small as its numbers allow."""
    values = {name: v if isinstance(v, tuple) else (v,) for name, v in setup._asdict().items()}
    lengths = {name: len(v) if isinstance(v, tuple) else 0 for name, v in setup._asdict().items()}
    return Layout.of({name: (smallest_kind(v), lengths[name]) for name, v in values.items() if v})
