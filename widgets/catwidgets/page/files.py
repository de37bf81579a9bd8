"""News of files that widgets write: a page without a disk hands them to the reader.

>>> import pathlib, tempfile
>>> told = []
>>> on_written(told.append)
>>> written(pathlib.Path("match.json"))
>>> on_written(told.append, remove=True)
>>> [path.name for path in told]
['match.json']
"""

from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import Any

_told: list[Callable[[Path], Any]] = []


def on_written(tell: Callable[[Path], Any], remove: bool = False) -> None:
    """Call back with the path of every file that a widget writes from now on."""
    if remove:
        _told.remove(tell)
    else:
        _told.append(tell)


def written(path: Path) -> None:
    """Say that a file was written."""
    for tell in list(_told):
        tell(path)


def free_path(path: Path) -> Path:
    """Return the path itself, or, where a file is there already, the first with a number that is free."""
    others = (path.with_stem(f"{path.stem}-{n}") for n in count(2))
    return next(place for place in chain([path], others) if not place.exists())
