"""Names that a face shows and imports when they are first asked for."""

import importlib
from collections.abc import Callable, Mapping
from typing import Any


def late(face: str, places: Mapping[str, str]) -> Callable[[str], Any]:
    """Return the `__getattr__` of a face, which finds each name in the module inside it that `places` names (PEP 562).

    >>> late("catlib", {"tell": "play"})("tell").__name__
    'tell'
    >>> late("catlib", {"tell": "play"})("sing")
    Traceback (most recent call last):
    ...
    AttributeError: module 'catlib' has no 'sing'
    """

    def find(name: str) -> Any:
        if name not in places:
            raise AttributeError(f"module {face!r} has no {name!r}")
        return getattr(importlib.import_module(f"{face}.{places[name]}"), name)

    return find
