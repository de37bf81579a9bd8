"""A limit on what a file's own functions may take, and their errors as a sentence with the line and the function."""

import functools
import inspect
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from catlib.game.contract import BadGame

LINES = 200_000  # of the file's own that one question may take
LIBRARY = f"{Path(__file__).parents[1]}{os.sep}"  # what the paths of its files begin with


class Budget:
    """A number of lines of Python outside the library and no more; raise BadGame for the next.

    Where a debugger counts lines itself, there is no limit; inside another budget, that one counts.
    """

    def __init__(self, lines: int = LINES) -> None:
        self.lines = self.left = lines

    def __enter__(self) -> None:
        self.before = sys.gettrace()
        if self.before is None:
            sys.settrace(self.count)

    def __exit__(self, *raised: object) -> None:
        sys.settrace(self.before)

    def count(self, frame: Any, event: str, argument: Any) -> Any:
        """Called by Python before every function, and every line of those that are not the library's."""
        if frame.f_code.co_filename.startswith(LIBRARY):
            return None
        self.left -= 1
        if self.left < 0:
            place = f"{frame.f_code.co_filename}:{frame.f_lineno}, in {frame.f_code.co_name}"
            raise BadGame(f"{place}: this does not come to an end; {self.lines} lines ran")
        return self.count


def limited(function: Callable[..., Any], part: Any, name: str) -> Callable[..., Any]:
    """Return a function of a file that is stopped if it does not come to an end, and whose errors name their line.

    `part` is the part of the contract that says what the function `name` is for.
    """
    asked = _purpose(part, name)

    @functools.wraps(function)
    def run(*args: Any, **more: Any) -> Any:
        try:
            with Budget():
                return function(*args, **more)
        except Exception as error:
            raise explained(error, function, asked) from error

    return run


def explained(error: Exception, function: Callable[..., Any], *more: str) -> Exception:
    """Return an error of a file's function as a BadGame: the last line of that file, the error, and what else is said.

    A sentence of the library stays as it is.
    """
    if isinstance(error, BadGame) or type(error).__name__ == "BadSetup":
        return error
    code = function.__code__
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == code.co_filename]
    line, name = (own[-1].lineno, own[-1].name) if own else (code.co_firstlineno, code.co_name)
    return BadGame("; ".join([f"{code.co_filename}:{line}, in {name}: {type(error).__name__}: {error}", *more]))


def _purpose(part: Any, name: str) -> str:
    """Describe from the contract how a function is called and what it answers."""
    wanted = getattr(part, name)
    parameters = [given for given in inspect.signature(wanted).parameters if given != "self"]
    sentence = (inspect.getdoc(wanted) or "").split("\n\n")[0].replace("\n", " ").split(". ")[0].rstrip(".")
    return f"{name}({', '.join(parameters)}) is: {sentence[:1].lower()}{sentence[1:]}"
