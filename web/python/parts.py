"""Parts of the library's dependencies that are fetched only when something imports them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from typing import Any


class Later:
    """Finds modules that are in an archive of their own, by fetching it first.

    `fetch(archive)` puts the archive where Python can read it and returns its path; `archives` says which archive
    holds the modules of a package that are not there yet.
    """

    def __init__(self, fetch: Callable[[str], str], archives: dict[str, str]):
        self._fetch, self._archives, self._there = fetch, archives, {}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: Any = None) -> ModuleSpec | None:
        package, *inside = name.split(".")
        archive = self._archives.get(package)
        if archive is None:
            return None
        if archive not in self._there:
            self._there[archive] = self._here(archive)
            sys.path.append(self._there[archive])
            importlib.invalidate_caches()
        folder = "/".join([self._there[archive], package, *inside[:-1]]) if inside else self._there[archive]
        return PathFinder.find_spec(name, [folder])

    def _here(self, archive: str) -> str:
        try:
            return self._fetch(archive)
        except Exception as error:
            from catlib.game import say

            raise ConnectionError(say("not-fetched", what=archive)) from error
