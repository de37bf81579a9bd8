"""Libraries that come with an extra of this package, asked for only when they are used."""

import importlib
from typing import Any


class MissingLibrary(ImportError):
    """A library that is not installed; the message says what it is for and how to get it."""


def library(name: str, use: str, extra: str) -> Any:
    """A module of an extra by its name; raise MissingLibrary in a sentence where it is not installed.

    >>> library("json", "an example", "lab").dumps(1)
    '1'
    >>> library("no_such_library", "an example", "lab")
    Traceback (most recent call last):
    ...
    catlib.game.extras.MissingLibrary: an example needs no_such_library; pip install 'everychance[lab]' brings it
    """
    try:
        return importlib.import_module(name)
    except ImportError:
        needed = f"{use} needs {name.partition('.')[0]}"
        raise MissingLibrary(f"{needed}; pip install 'everychance[{extra}]' brings it") from None
