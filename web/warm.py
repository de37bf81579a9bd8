"""Runs inside Pyodide when the site is built: a snapshot keeps what the first steps of a page leave.

Left are modules, games that were loaded, and what functions remember; tables are closed again. What is JavaScript's
cannot be kept: rules are translated to WebAssembly here, and do not run; where something of it is left, the snapshot
is not made.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import sys
import zipimport

sys.path.insert(1, "/early.zip")

import ipywidgets
import kernel
import parts  # noqa: F401
import ready  # noqa: F401
import visit  # noqa: F401
from catwidgets import DesignLab, Table, check, exercise, guess, outcome_chart  # noqa: F401
from catwidgets.lab import odds
from catwidgets.page import Later
from catwidgets.session import Session

from catlib import load
from catlib.game import names
from catlib.play import SOON, Match, aim, worth
from catlib.rules.wasm import NoWebAssembly, dialect, module

PLAYED = {"cat_cab": {"players": 1}, "washi_cat": {"board": "small", "drawing": "board"}}  # first on their pages


def warm() -> None:
    """Load every game and set up its table; then put everything away."""
    kernel.start(lambda *_: None)
    Later.do, later = lambda *_, **__: True, Later.do  # both would run the rules as WebAssembly
    Session.show_how, show_how = lambda *_: None, Session.show_how
    for name in names():
        kernel.bundle_of(Table(load(name), seed=1))
        translate(Table(load(name, **PLAYED.get(name, {})), seed=1).match)
    translate(Table(load("meow_daifugo", players=1, shuffle="beforehand"), seed=1).match)  # the deal of the day
    Later.do, Session.show_how = later, show_how
    odds("d6")  # reads the grammar
    ipywidgets.Widget.close_all()


def translate(match: Match) -> None:
    """Translate what finds out the first worth of choices, which takes a browser a second or two."""

    def refuse(_: bytes) -> None:
        raise NoWebAssembly

    compiled, module.compiled_module = module.compiled_module, refuse
    with contextlib.suppress(NoWebAssembly):
        worth(match.game, match.state, aim(match.game), seconds=SOON)
    module.compiled_module = compiled
    for remembered in (dialect._functions, dialect._parsed, dialect._named, dialect._noted):  # large syntax trees
        remembered.cache_clear()
    gc.collect()


def put_away() -> None:
    """Forget the archive, which a page does not have."""
    sys.path.remove("/early.zip")
    for place in [place for place in sys.path_importer_cache if place.startswith("/early.zip")]:
        del sys.path_importer_cache[place]
    zipimport._zip_directory_cache.pop("/early.zip", None)
    importlib.invalidate_caches()  # importlib.metadata holds archives open, whose descriptors a page does not have
    gc.collect()


warm()
put_away()
