"""The games there are: one package each in `catlib/games`, those that other packages bring, and those that were added.

A package there puts its parts together in its `__init__` as `GAME`: rules, setup, words, bots, goals, odds and
data. An installed package names its games in the entry points `catlib.games`, by a module or a `GameType` in it; both
are loaded by the same road. A file, a module or a notebook cell adds its game by `catlib.game.authoring.add`; such
files come along in `catlib/games/classics`.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
import types
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catlib.game.contract import BadGame
from catlib.game.gametype import GameType

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


GROUP = "catlib.games"  # of entry points
CLASSICS = Path(__file__).parents[1] / "games" / "classics"
_added: dict[str, GameType] = {}


def names() -> list[str]:
    """The games that can be loaded by name, in alphabetical order; `classics` can be, too."""
    return sorted({*_entries(), *_added})


def classics() -> dict[str, Path]:
    """The games of one file that come along, by name; a game that somebody adds under the same name goes before.

    >>> "yahtzee" in classics(), "yahtzee" in names()
    (True, False)
    """
    return {path.stem: path for path in sorted(CLASSICS.glob("*.py"))}


def beginning(title: str) -> str:
    """Return the text of a game of one file to begin one's own with: Pig under that title.

    >>> beginning("My game").strip('"').partition(": ")[0]
    'My game, which is still Pig'
    """
    return classics()["pig"].read_text(encoding="utf-8").replace("Pig:", f"{title}, which is still Pig:", 1)


def knows(name: object) -> bool:
    """Return whether a game has that name; to list them all takes longer.

    >>> knows("cat_cab"), knows("chess")
    (True, False)
    """
    return isinstance(name, str) and (name in _added or name in _announced() or _comes_along(name))


def find(name: str) -> GameType:
    """The game of that name, before anybody agreed on players and house rules; raise KeyError if there is none.

    >>> find("cat_cab").setup.PLAYERS
    (1, 3)
    """
    if name in _added:
        return _added[name]
    comes_along = _comes_along(name)
    if comes_along and name in _announced():
        theirs = _announced()[name].value
        raise BadGame(f"there are two games {name}: one comes with catlib, one is {theirs}; uninstall or rename that")
    entry = _own(name) if comes_along else _announced()[name]
    try:
        found = entry.load()
    except Exception as error:  # whatever a package of others stops with
        raise BadGame(f"game {name} is announced as {entry.value}, which cannot be loaded: {error}") from error
    return of_module(found)


def of_module(module: types.ModuleType | GameType) -> GameType:
    """The game that a module holds as `GAME`; raise BadGame in a sentence if there is none."""
    found: Any = module if isinstance(module, GameType) else getattr(module, "GAME", None)
    if isinstance(found, GameType):
        return found
    where = getattr(module, "__file__", None) or getattr(module, "__name__", "")
    raise BadGame(f"{where}: no game is added; the last line of a game is add(__name__), from catlib.game.authoring")


def add(game: GameType) -> GameType:
    """Let a game be found by its name; raise BadGame if another game has it.

    A game that is added anew from where it came from takes its own place.
    """
    before = _added.get(game.name)
    if _comes_along(game.name) or (game.name in _announced() and not _is_announced(game)):
        raise BadGame(f"{_where(game)}: there is a game {game.name} already, which comes along; give this another name")
    known = before is not None and before.source != game.source and _where(before) != _where(game)
    if before is not None and known and Path(_where(before)).parent != CLASSICS:
        raise BadGame(f"{_where(game)}: there is a game {game.name} already, from {_where(before)}; rename one of them")
    _added[game.name] = game
    return game


def forget(name: str) -> None:
    """Let a game that was added be found no more; what was loaded of it can still be played."""
    _added.pop(name, None)


def _where(game: GameType) -> str:
    return game.source.where if game.source else game.name


def _is_announced(game: GameType) -> bool:
    """Return whether a game that is being added is the one that its package announces, in whichever of its modules."""
    package = _announced()[game.name].module.partition(".")[0]
    return game.source is not None and game.source.module.partition(".")[0] == package


def _entries() -> dict[str, EntryPoint]:
    packages = [module.name for module in pkgutil.iter_modules(_folder()) if module.ispkg]
    return dict(_announced()) | {name: _own(name) for name in packages}


def _folder() -> list[str]:
    """Return the folders of the games that come along."""
    return list(importlib.import_module(GROUP).__path__)


def _own(name: str) -> EntryPoint:
    """A game that comes along, as if its package were installed alone."""
    from importlib.metadata import EntryPoint

    return EntryPoint(name, f"{GROUP}.{name}", GROUP)


def _comes_along(name: str) -> bool:
    """Return whether a package in `catlib/games` has that name."""
    found = PathFinder.find_spec(f"{GROUP}.{name}", _folder()) if name.isidentifier() else None
    return found is not None and found.loader is not None and found.submodule_search_locations is not None


@functools.cache
def _announced() -> dict[str, EntryPoint]:
    """The games of installed packages by name; reading what is installed takes a while, so it is done once."""
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if (other := found.setdefault(entry.name, entry)).value != entry.value:
            raise BadGame(f"there are two games {entry.name}: {other.value} and {entry.value}; uninstall one of them")
    return found
