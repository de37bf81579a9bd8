"""Declare a state's fields once; the plain class and the layout in memory both follow from it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from catlib.rules.decorator import rule, written

_LIMITS = {"i1": 2**7, "i2": 2**15, "i4": 2**31, "i8": 2**63}
MOST_NUMBERS = 1_000_000  # in one row


class Record:
    """A bundle of named whole numbers and fixed-length lists of them, compared by value.

    It is not a general container: rules write to it in place, everybody else treats it as a value.
    """

    __slots__ = ()
    FIELDS: ClassVar[dict[str, tuple[str, int]]]

    def key(self) -> tuple[Any, ...]:
        """Everything in the record, as nested tuples."""
        return tuple(tuple(v) if isinstance(v, list) else v for v in self._values())

    def to_dict(self) -> dict[str, Any]:
        """The fields by name, lists copied."""
        return {n: list(v) if isinstance(v, list) else v for n, v in zip(self.FIELDS, self._values(), strict=True)}

    def numbers(self) -> list[int]:
        """All numbers of the record in one row."""
        return [n for v in self._values() for n in (v if isinstance(v, list) else [v])]

    @classmethod
    def from_dict(cls, fields: Mapping[str, Any]) -> Any:
        """The record with these fields; raise ValueError naming a field that is missing, unknown or too large."""
        if wrong := set(fields) ^ set(cls.FIELDS):
            raise ValueError(f"fields of {cls.__name__}: {', '.join(sorted(wrong))} missing or unknown")
        new = cls()
        for name, (_, length) in cls.FIELDS.items():
            setattr(new, name, list(fields[name]) if length else fields[name])
        new.check_fits()
        return new

    def fits(self) -> bool:
        """Return whether each number is in the range of its declared type."""
        raise TypeError("declare records with record()")

    def check_fits(self) -> None:
        """Raise ValueError if a field holds what its declared type and length cannot."""
        for (name, (kind, length)), value in zip(self.FIELDS.items(), self._values(), strict=True):
            numbers = value if length else [value]
            limit = _LIMITS[kind]
            if len(numbers) != max(length, 1):
                raise ValueError(f"{name}: {len(numbers)} values, {length} wanted")
            for n in numbers:
                if type(n) is not int or not -limit <= n < limit:
                    raise ValueError(f"{name}: {n!r} is not a whole number from {-limit} to {limit - 1}{_wider(kind)}")

    def _values(self) -> Iterator[Any]:
        return (getattr(self, name) for name in self.FIELDS)

    def copy(self) -> Any:
        """An independent record of equal value."""
        raise TypeError("declare records with record()")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        shown = ", ".join(f"{n}={v}" for n, v in self.to_dict().items() if (any(v) if isinstance(v, list) else v))
        return f"{type(self).__name__}({shown})"


def _wider(kind: str) -> str:
    """The cure for a field that is too narrow, as the end of a sentence."""
    kinds = list(_LIMITS)
    wider = kinds[kinds.index(kind) + 1 :]
    return f", which {kind} holds; declare it as {wider[0]} or limit it" if wider else ""


def record(name: str, fields: Mapping[str, str | tuple[str, int]], module: str | None = None) -> type[Any]:
    """A new Record class from field names to a whole number's type (i1, i2, i4, i8: its bytes), or to (type, length).

    >>> State = record("State", {"seat": "i1", "score": ("i2", 2)})
    >>> state = State()
    >>> state.score[1] = 40
    >>> state.copy() == state, state.key()
    (True, (0, (0, 40)))
    >>> state
    State(score=[0, 40])
    """
    parsed = {n: (f, 0) if isinstance(f, str) else f for n, f in fields.items()}
    if bad := [n for n, (kind, _) in parsed.items() if kind not in _LIMITS]:
        raise ValueError(f"{name}.{bad[0]}: a field is one of {', '.join(_LIMITS)}")
    if bad := [n for n, field in parsed.items() if isinstance(fields[n], tuple) and not 0 <= field[1] <= MOST_NUMBERS]:
        raise ValueError(f"{name}.{bad[0]}: a row has up to {MOST_NUMBERS:,} numbers, not {parsed[bad[0]][1]:,}")
    methods = _written_out(parsed)
    space = {"__slots__": tuple(parsed), "FIELDS": parsed, "__module__": module or __name__, **methods}
    return type(name, (Record,), space)


def zeroing(state_class: Any) -> Callable[..., Any]:
    """Return the rule that sets every number of a record to 0.

    >>> State = record("State", {"seat": "i1", "score": ("i2", 2)})
    >>> state = State.from_dict({"seat": 1, "score": [0, 40]})
    >>> zeroing(State)(state)
    >>> state
    State()
    """
    lines = [
        f"    for i in range({length}): state.{name}[i] = 0" if length else f"    state.{name} = 0"
        for name, (_, length) in state_class.FIELDS.items()
    ]
    return rule(written(["def zero(state):", *lines], state_class.__module__))


def _written_out(fields: Mapping[str, tuple[str, int]]) -> dict[str, Any]:
    """`__init__`, `copy` and `key` as straight-line code, as dataclasses does it: three times quicker than loops."""
    init = [f"self.{n} = {f'[0] * {length}' if length else '0'}" for n, (_, length) in fields.items()]
    copy = [f"new.{n} = self.{n}{'[:]' if length else ''}" for n, (_, length) in fields.items()]
    key = ", ".join(f"tuple(self.{n})" if length else f"self.{n}" for n, (_, length) in fields.items())
    named = ", ".join(f"{n!r}: self.{n}{'[:]' if length else ''}" for n, (_, length) in fields.items())
    flat = ", ".join(f"*self.{n}" if length else f"self.{n}" for n, (_, length) in fields.items())
    within = " and ".join(_within(n, _LIMITS[kind], length) for n, (kind, length) in fields.items()) or "True"
    source = "\n".join(
        ["def __init__(self):", *(f"    {line}" for line in init)]
        + ["def copy(self):", "    new = new_object(type(self))", *(f"    {line}" for line in copy), "    return new"]
        + ["def key(self):", f"    return ({key},)"]
        + ["def to_dict(self):", f"    return {{{named}}}"]
        + ["def numbers(self):", f"    return [{flat}]"]
        + ["def fits(self):", f"    return {within}"]
    )
    space: dict[str, Any] = {"new_object": object.__new__}
    exec(source, space)
    return {name: space[name] for name in ("__init__", "copy", "key", "to_dict", "numbers", "fits")}


def _within(name: str, limit: int, length: int) -> str:
    """The condition under which a field holds what it can, as text."""
    if length:
        return f"{-limit} <= min(self.{name}) and max(self.{name}) < {limit}"
    return f"{-limit} <= self.{name} < {limit}"
