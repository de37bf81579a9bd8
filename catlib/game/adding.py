"""Adding a game of one file: what its module says, what it is called, and the text by which it is found again."""

import ast
import hashlib
from pathlib import Path
from types import ModuleType
from typing import Any

from catlib.game import catalogue as games
from catlib.game.contract import BadGame
from catlib.game.gametype import GameType, Source
from catlib.game.mistakes import check_house_rules
from catlib.game.onefile import put_together, title_of
from catlib.rules import source_of

NOTEBOOK = "a notebook"


def add_module(module: ModuleType, name: str | None = None) -> GameType:
    """Put the names of a module together as a game and let it be found; raise BadGame in a sentence."""
    file = getattr(module, "__file__", None)
    names = dict(vars(module))
    if file is None and "ipython" in (names.get("__doc__") or "").lower():
        del names["__doc__"]
    known, source = names.get("__known__") or (None, None)
    source = source or _source(module, file, names)
    called = known or name or (Path(_place(file)).stem if file else _from_title(names, source))
    if not called.isidentifier():
        raise BadGame(f"{source.where}: {called!r} is not a name for a game: use letters, digits and underscores")
    game = put_together(called, names, source)
    check_house_rules(game)
    vars(module)["GAME"] = games.add(game)
    return game


def _place(file: str) -> str:
    """The name of a file, of a text that is in none without what `run_text` puts around it.

    >>> _place("my games/pig.py"), _place("<my games/pig.py 0123456789ab>")
    ('my games/pig.py', 'my games/pig.py')
    """
    return file[1:-1].rpartition(" ")[0] if file.startswith("<") else file


def _from_title(names: dict[str, Any], source: Source) -> str:
    if "TITLE" not in names and not names.get("__doc__"):
        raise BadGame(f"{source.where}: a game here has no name yet; write TITLE = 'Pig' above add(__name__)")
    letters = "".join(c if c.isalnum() else " " for c in title_of(names, "").casefold())
    return "_".join(letters.split())


def _source(module: ModuleType, file: str | None, names: dict[str, Any]) -> Source:
    text = names.get("__text__") or (Path(file).read_text(encoding="utf-8") if file else _cells_text(names))
    where = _place(file) if file else NOTEBOOK
    return Source(module.__name__, where, text, _digest(text))


def _digest(text: str) -> str:
    """A fingerprint of what a text says, whatever its comments and blank lines."""
    return hashlib.sha256(ast.dump(ast.parse(text)).encode()).hexdigest()[:12]


def _cells_text(names: dict[str, Any]) -> str:
    """Return the text of the cells with a game's functions: imports, definitions, and constants in capital letters."""
    codes = [value for value in names.values() if getattr(value, "__module__", None) == names["__name__"]]
    cells = dict.fromkeys(source_of(value) for value in codes if hasattr(value, "__code__"))
    kept = [ast.unparse(line) for cell in cells for line in ast.parse(cell).body if _belongs(line)]
    said = "\n".join(kept)
    constants = [
        f"{name} = {value!r}"
        for name, value in names.items()
        if name.isupper() and _is_literal(value) and not _says(said, name)
    ]
    return "\n".join([*constants, said, "add(__name__)\n"])


def _is_literal(value: Any) -> bool:
    """Return whether a value is a number, text, or made of those, so that Python reads what it prints."""
    if not isinstance(value, int | str | tuple | dict):
        return False
    try:
        return bool(ast.literal_eval(repr(value)) == value)
    except (ValueError, SyntaxError):
        return False


def _says(text: str, name: str) -> bool:
    stored = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name))
    return any(node.id == name and isinstance(node.ctx, ast.Store) for node in stored)


def _belongs(line: ast.stmt) -> bool:
    """Return whether a line of a cell is part of a game and not of what is done with it."""
    if isinstance(line, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef):
        return True
    if not isinstance(line, ast.Assign):
        return False
    stored = [node.id for goal in line.targets for node in ast.walk(goal) if isinstance(node, ast.Name)]
    return all(name.isupper() or name == "State" for name in stored)
