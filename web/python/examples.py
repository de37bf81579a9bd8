"""Examples of the documentation, run as at Python's prompt."""

from __future__ import annotations

import ast
import contextlib
import importlib
import inspect
import io
import pkgutil
import traceback
from typing import Any

_names: dict[str, dict[str, Any]] = {}


def example(code: str, of: str) -> dict[str, str]:
    """Return what the lines print; they know the names of the module in which `of` is defined, such as catlib.load.

    Lines of one `of` follow each other in one session; an empty one knows no names at first.
    """
    if of not in _names:
        module = of and (inspect.getmodule(pkgutil.resolve_name(of)) or importlib.import_module(of.rpartition(".")[0]))
        _names[of] = dict(vars(module)) if module else {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(io.StringIO()):
        try:
            for node in ast.parse(code).body:
                exec(compile(ast.Interactive([node]), "<example>", "single"), _names[of])
        except Exception as error:
            print(*traceback.format_exception_only(error), sep="", end="")
    return {"printed": printed.getvalue()}
