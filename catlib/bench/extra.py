"""The libraries of the extra `bench`, asked for only when they are used."""

from __future__ import annotations

from typing import Any

from catlib.game import library as of_extra


def library(name: str, use: str) -> Any:
    """A module of the extra by its name; raise MissingLibrary in a sentence where it is not installed.

    >>> library("no_such_library", "an example")
    Traceback (most recent call last):
    ...
    catlib.game.extras.MissingLibrary: an example needs no_such_library; pip install 'catlib[bench]' brings it
    """
    return of_extra(name, use, "bench")
