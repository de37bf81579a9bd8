"""The suite where optional packages are not installed: a test that needs one is skipped, and says which."""

import doctest
import importlib.util
import sys
from collections.abc import Generator
from typing import Any

import pytest

from catlib.engine import has_wasm
from catlib.engine.kernels import NO_WASM
from catlib.game import MissingLibrary
from catlib.rules.wasm.hosts import NoWebAssembly

OURS = {"catlib", "catwidgets", "tests", "tools"}
NEEDED = OURS | {"fluent", "lark", "mpmath", "networkx", "pydantic", "pydantic_core", "sympy"}
REASON = "an optional package is not installed"


def reason_of(error: BaseException | None) -> str:
    """Which optional package an error says is missing; nothing for any other error, and where the package is there.

    >>> reason_of(ModuleNotFoundError("No module named 'no_such.part'", name="no_such.part"))
    'an optional package is not installed: no_such'
    >>> reason_of(ModuleNotFoundError("No module named 'catlib.part'", name="catlib.part"))
    ''
    """
    if isinstance(error, doctest.UnexpectedException):
        error = error.exc_info[1]
    if isinstance(error, MissingLibrary):
        return f"{REASON}: {error}"
    if NO_WASM in str(error) and not has_wasm():
        return f"{REASON}: {NO_WASM}"
    top = (getattr(error, "name", None) or "").partition(".")[0]
    mine = top in NEEDED or top in sys.stdlib_module_names
    if not isinstance(error, ModuleNotFoundError) or not top or mine or importlib.util.find_spec(top) is not None:
        return ""
    return f"{REASON}: {top}"


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, Any, Any]:
    """A file whose imports are not all there is left out, and so is a folder."""
    report = yield
    found = report.call.excinfo
    missing = reason_of(_of_an_import(found.value)) if found else ""
    if missing:
        report.outcome, report.longrepr = "skipped", (str(collector.path), 0, f"Skipped: {missing}")
        report.result = []
        files = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
        for name in [name for name, file in files.items() if file == str(collector.path)]:  # half read
            del sys.modules[name]
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, Any, Any]:
    """A fixture that needs what is not there skips its tests."""
    return (yield from _skipping())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """A test that needs what is not there is skipped."""
    return (yield from _skipping())


def _skipping() -> Generator[None, Any, Any]:
    try:
        return (yield)
    except (ImportError, ValueError, NoWebAssembly, doctest.UnexpectedException) as error:
        if missing := reason_of(error):
            pytest.skip(missing)
        raise


def _of_an_import(error: BaseException | None) -> BaseException | None:
    """The error of an import behind those that pytest makes of it."""
    while error is not None and not isinstance(error, ImportError):
        error = error.__cause__
    return error
