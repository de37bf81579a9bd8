"""Callbacks that raise make their test fail; a page without Jupyter to try the board's JavaScript in."""

from __future__ import annotations

import functools
import json
import traceback
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from catwidgets.draw import Board
    from ipywidgets.widgets.widget import CallbackDispatcher, Widget


@pytest.fixture(autouse=True)
def loud_callbacks(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let no callback fail in silence: ipywidgets logs what a callback raises, a board shows it.

    A test of what a board shows asks for `shown_errors`. Where these packages are not installed, tests are skipped;
    this file itself has to be read without them, as pytest reads it first where the folder is named.
    """
    from catwidgets.draw import Board
    from ipywidgets.widgets.widget import CallbackDispatcher

    monkeypatch.setattr(CallbackDispatcher, "__call__", _call_all)
    if "shown_errors" not in request.fixturenames:
        monkeypatch.setattr(Board, "show_error", _raising(Board.show_error))


@pytest.fixture(autouse=True)
def short_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of what is shown let a search play its first 250 games and not for as long as a reader waits."""
    for seconds in ("catlib.play.valuing.SECONDS", "catwidgets.session.advice.SOON"):
        monkeypatch.setattr(seconds, 1e-6)


@pytest.fixture
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beliefs are tried out in few rounds, where a test is about words and pictures alone."""
    from catwidgets.lessons.meow_daifugo import reading

    monkeypatch.setattr(reading.calibration, "__defaults__", (20, 1))


left_open: list[Widget] = []  # kept, or they would be closed at any moment of a later test


@pytest.fixture(autouse=True)
def forget_widgets() -> Iterator[None]:
    """No test meets the widgets that others left open: to look through them all took longer with every test."""
    from ipywidgets.widgets import widget as registry

    before = set(registry._instances)
    yield
    left_open.extend(registry._instances.pop(name) for name in registry._instances.keys() - before)


@pytest.fixture
def shown_errors() -> None:
    """Unexpected errors are only shown on the board, as a reader meets them."""


def _call_all(self: CallbackDispatcher, *args: Any, **kwargs: Any) -> Any:
    results = [callback(*args, **kwargs) for callback in self.callbacks]
    return next((r for r in reversed(results) if r is not None), None)


def _raising(show_error: Callable[[Board, BaseException], None]) -> Callable[[Board, BaseException], None]:
    @functools.wraps(show_error)
    def shown_and_raised(self: Board, error: BaseException) -> None:
        show_error(self, error)
        if not _is_ours(error):
            raise error

    return shown_and_raised


def _is_ours(error: BaseException) -> bool:
    """Whether it is a sentence to the reader, and not Python's own words about a value."""
    raised = traceback.extract_tb(error.__traceback__)[-1:]
    return isinstance(error, ValueError) and all(frame.line.startswith("raise ") for frame in raised)


# A page with one widget in it

HOST = """async ([source, css, state]) => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
    const listeners = {};
    window.model = {
        get: (name) => state[name],
        on: (name, f) => (listeners[name] ??= new Set()).add(f),
        off: (name, f) => listeners[name]?.delete(f),
        set: (name, value) => { state[name] = value; },
        save_changes: () => {},
        send: async (message) => window.update(await window.toPython(JSON.stringify(message))),
    };
    window.update = (text) => {
        const told = JSON.parse(text);
        const changed = Object.keys(told).filter((n) => JSON.stringify(state[n]) !== JSON.stringify(told[n]));
        for (const n of changed) state[n] = told[n];
        for (const n of changed) [...(listeners[`change:${n}`] ?? [])].forEach((f) => f());
        window.answered = (window.answered ?? 0) + 1;
    };
    window.listening = () => Object.values(listeners).reduce((sum, each) => sum + each.size, 0);
    window.taken = [];
    document.addEventListener("keydown", (event) => window.taken.push(event.key));
    const widget = (await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })))).default;
    window.mount = () => {
        const el = document.createElement("div");
        document.body.append(el);
        const dispose = widget.render({ model: window.model, el });
        return { el, dispose };
    };
    window.first = window.mount();
}"""


@pytest.fixture
def mounted(chromium: Any) -> Iterator[Callable[[Any], Any]]:
    """A function that mounts a widget in an empty page, its messages wired to the Python side."""
    context = chromium.new_context(reduced_motion="reduce", viewport={"width": 500, "height": 500})
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))

    def mount(widget: Any) -> Any:
        def receive(message: str) -> str:
            widget._handle_custom_msg(json.loads(message), [])
            return json.dumps(_state(widget))

        page.expose_function("toPython", receive)
        page.set_content("<!doctype html><body></body>")
        page.evaluate(HOST, [widget._esm, widget._css, _state(widget)])
        return page

    yield mount
    context.close()
    assert problems == []


def _state(widget: Any) -> dict[str, Any]:
    return {name: value for name, value in widget.get_state().items() if not name.startswith("_") and name != "layout"}
