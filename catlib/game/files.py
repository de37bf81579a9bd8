"""Games from a file, a module or a notebook: read, run, and found again by another process.

A game of one file is known by its text. Another process, on this machine or elsewhere, makes the same game of it;
a saved match only says which text it was played by, and runs none.
"""

import ast
import hashlib
import importlib
import linecache
import sys
import traceback
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from catlib.game import catalogue as games
from catlib.game.contract import BadGame
from catlib.game.gametype import GameType, Source
from catlib.game.mistakes import near
from catlib.game.slips import slip_of

# what a game of one file imports, and the name that it had in games that somebody saved
AUTHORING, FORMER = "catlib.game.authoring", "catlib.plain"


def read_file(path: str | Path) -> GameType:
    """The game that a file adds; a file that has not changed is not run again.

    Raise BadGame in a sentence that names the file, and the line where it is known: for a file that cannot be read,
    is not Python, stops with an error, or adds no game.
    """
    try:
        file = Path(path).resolve()
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadGame(f"{path}: it cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadGame(f"{path}: it is not text in UTF-8, so it is not a game") from None
    except ValueError as error:  # a NUL in the name
        raise BadGame(f"{path}: it cannot be read: {error}") from None
    _parsed(text, str(path))
    known = sys.modules.get(_module_name(file))
    if known is not None and getattr(known, "__text__", None) == text:
        return games.add(games.of_module(known))
    return _run(text, str(file), _module_name(file))


def run_text(text: str, where: str, known: tuple[str, Source] | None = None) -> GameType:
    """The game that a text adds, as if it stood in a file of that name; its name and source may be `known` already."""
    _parsed(text, where)
    file = f"<{where} {hashlib.sha256(text.encode()).hexdigest()[:12]}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    return _run(text, file, _module_name(Path(where)), known)


def again(source: Source, name: str) -> GameType:
    """The game of that name that a text makes: the one that is here already, or made of the text."""
    if name in games.names() and (known := games.find(name)).source is not None:
        if known.source.digest == source.digest:
            return known
        games.forget(name)
    return run_text(source.text, source.where, (name, source))


def _module_name(file: Path) -> str:
    """One name for one place, which no other module has."""
    return f"catlib_game_{file.stem}_{hashlib.sha256(str(file).encode()).hexdigest()[:8]}"


def _parsed(text: str, where: str) -> ast.Module:
    try:
        return ast.parse(text)
    except SyntaxError as error:
        said = f"{where}:{error.lineno}: this is not Python ({error.msg}), so it is not a game"
        raise BadGame(". ".join(filter(None, [said, slip_of(error.text or "", error.msg)]))) from None
    except ValueError as error:
        raise BadGame(f"{where}: this is not Python ({error}), so it is not a game") from None
    except (RecursionError, MemoryError):
        raise BadGame(f"{where}: this is nested too deeply for Python, so it is not a game") from None


def _run(text: str, file: str, name: str, known: tuple[str, Source] | None = None) -> GameType:
    module = ModuleType(name)
    module.__file__, module.__dict__["__text__"] = file, text
    module.__dict__["__known__"] = known or (None, None)
    before = sys.modules.get(name)
    sys.modules[name] = module
    sys.modules.setdefault(FORMER, importlib.import_module(AUTHORING))
    try:
        exec(compile(text, file, "exec"), module.__dict__)
        return games.of_module(module)
    except BaseException as error:
        if before is None:
            del sys.modules[name]
        else:
            sys.modules[name] = before
        if not isinstance(error, Exception | SystemExit):
            raise
        if isinstance(error, BadGame) and str(error).startswith(file):
            raise
        raise BadGame(f"{_place(error, file)}: {_said(error, vars(module))}") from error


def _said(error: BaseException, own: Mapping[str, Any]) -> str:
    """An error of a file in words; of a name that is not there, which one was probably meant."""
    if isinstance(error, BadGame):
        return str(error)
    if isinstance(error, NameError):
        return f"there is no {error.name}; {near(str(error.name), [name for name in own if name[0] != '_'])}"
    if isinstance(error, MemoryError):
        return "this needs more memory than there is"
    return f"{type(error).__name__}: {error}"


def _place(error: BaseException, file: str) -> str:
    """The last line of a file that an error comes from."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    return f"{file}:{lines[-1]}" if lines else file
