"""What becomes of a value that is sent to another process."""

from __future__ import annotations

from typing import Any


def sent(value: Any) -> Any:
    """The value as a worker elsewhere makes it, of what `__reduce_ex__` tells about it."""
    make, arguments, *rest = value.__reduce_ex__(4)
    made = make(*arguments)
    for name, field in (rest[0][1] if rest and rest[0] else {}).items():
        setattr(made, name, field)
    return made
