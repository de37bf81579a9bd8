"""What every test may use."""

import functools
import gc
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from catlib import games
from catlib.engine import has_wasm
from catlib.game import catalogue

from . import optional

# toy games load by name like the published ones, in tests only
TOYS = str(Path(__file__).parent / "toys")
games.__path__.append(TOYS)

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--js-flags=--liftoff-only"]  # WebAssembly is compiled once, not better and better: a visit is too short for it
ASKED_EVERY = 50  # milliseconds between looks of a test that waits, where every frame would cost a quarter of the time


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long checks by random cases go on."""
    parser.addoption("--cases", type=int, default=1, help="that many times as many random cases (default: 1)")
    parser.addoption("--seed", type=int, help="the one random case that failed, by the seed that the failure names")


def pytest_configure(config: pytest.Config) -> None:
    """Tests that interrupt themselves need a handler, also where a run was started in the background without one.

    What needs a package that is not installed is skipped, also in folders whose own conftest needs it. Hypothesis asks
    who holds its random numbers, and cannot see that where what holds them is frozen, as it is after the collection.
    """
    config.pluginmanager.register(optional, "optional")
    config.addinivalue_line("filterwarnings", "ignore:It looks like `register_random` was passed an object")
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every test that drives a browser is marked so; what needs WebAssembly is left out where nothing runs it.

    What takes minutes is left out unless `-m long` asks for it.
    """
    if "long" not in config.option.markexpr:
        taken = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=taken)
        items[:] = [item for item in items if item not in taken]
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
        if item.get_closest_marker("wasm") and not has_wasm():
            item.add_marker(pytest.mark.skip(reason="wasmtime, an extra of the project, is not installed"))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: to search it for garbage again and again took a quarter of the time.

    What tests make is searched seldom, too, which saves a fifth of what is left.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)


def pytest_sessionfinish() -> None:
    """pytest's own last searches for garbage, of which there are five, look only at what comes after this one."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def forget_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of one file that a test adds are gone after it, so that none takes the name of another test's game."""
    monkeypatch.setattr(catalogue, "_added", dict(catalogue._added))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A headless browser, one for the whole session: Playwright does not start twice."""
    from tools.browsers import installed_browsers

    path = next(installed_browsers(), None)
    if not path:
        pytest.skip("no Chromium found; set CHROMIUM to the path of one")
    from playwright.sync_api import Frame, Page, expect, sync_playwright

    expect.set_options(timeout=30_000)  # as a page's own limit: a busy machine answers a click late
    for kind in (Page, Frame):
        kind.wait_for_function = functools.partialmethod(kind.wait_for_function, polling=ASKED_EVERY)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield browser
        browser.close()
