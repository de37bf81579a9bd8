"""Widgets where a front end draws anywidgets alone: a page that keeps models as marimo does, trait by trait."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import comm
import ipywidgets as W
import pytest
from catwidgets import DesignLab, Table
from catwidgets.page import Bridge, StillPicture, refill
from comm.base_comm import BaseComm

from catlib import load

HOST = """async ([whole, said]) => {
    const models = new Map();
    const module = (source) => import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    const make = (id, state) => {
        const heard = {}, changed = new Set();
        const say = (kind, content) => window.toPython(JSON.stringify([id, kind, content])).then(window.hear);
        const take = (name, value) => {
            state[name] = value;
            for (const f of [...(heard[`change:${name}`] ?? [])]) f();
        };
        const sent = () => Object.fromEntries([...changed].map((name) => [name, state[name]]));
        return { take, get: (name) => state[name], send: (content) => say("custom", { content }),
            set: (name, value) => { changed.add(name); take(name, value); },
            save_changes: () => say("update", { state: sent(), buffer_paths: [] }),
            on: (name, f) => (heard[name] ??= new Set()).add(f), off: (name, f) => heard[name]?.delete(f) };
    };
    window.hear = (text) => {
        for (const { type, id, state, method } of JSON.parse(text)) {
            const model = models.get(id);
            if (type === "comm_open") models.set(id, make(id, state));
            else if (type === "comm_close") models.delete(id);
            else if (method === "update") for (const each of Object.entries(state)) model.take(...each);
        }
    };
    window.hear(said);
    const getModel = async (ref) => models.get(ref.replace("anywidget:", "")) ?? Promise.reject(new Error(ref));
    const getWidget = async (ref) => ({ render: async ({ el }) => {
        const model = await getModel(ref), style = document.createElement("style");
        style.textContent = model.get("_css");
        el.getRootNode().append(style);
        return (await module(model.get("_esm"))).default.render({ model, el, host });
    } });
    const host = { getModel, getWidget }, el = document.createElement("div");
    document.body.attachShadow({ mode: "open" }).append(el);
    window.end = await (await getWidget(whole)).render({ el });
}"""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What widgets that are made from now on say to their page."""
    told: list[dict[str, Any]] = []

    class Line(BaseComm):
        def publish_msg(self, msg_type: str, data: Any = None, *_: Any, **__: Any) -> None:
            told.append({"type": msg_type, "id": self.comm_id, **(data or {})})

    monkeypatch.setattr(comm, "create_comm", Line)
    return told


@pytest.fixture
def shown(chromium: Any, said: list[dict[str, Any]]) -> Iterator[Callable[[W.Widget], Any]]:
    """A function that shows a widget through the bridge, and returns the page."""
    context = chromium.new_context(reduced_motion="reduce", color_scheme="dark")
    page = context.new_page()
    page.set_default_timeout(20_000)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))

    def fresh() -> str:
        news, said[:] = json.dumps(said), []
        return news

    def receive(message: str) -> str:
        id, method, content = json.loads(message)
        said_here = {"content": {"data": {"method": method, **content}}, "buffers": []}
        comm.get_comm_manager().get_comm(id).handle_msg(said_here)
        return fresh()

    def show(widget: W.Widget) -> Any:
        page.expose_function("toPython", receive)
        page.set_content('<!doctype html><style>html { color-scheme: light dark }</style><body></body>')
        bridge = widget._display_() if isinstance(widget, StillPicture) else Bridge(widget)  # as marimo asks
        page.evaluate(HOST, [f"anywidget:{bridge.model_id}", fresh()])
        return page

    show.tell = lambda: page.evaluate("hear", fresh())  # type: ignore[attr-defined]
    yield show
    context.close()
    assert problems == []


def test_a_table_is_played_and_taken_back(shown):
    """A click, an undo, what *More* opens, in the colours of the page; boards keep their style sheet."""
    table = Table(load("cat_cab", players=2), seats=["human", "greedy"], seed=7)
    page = shown(table)
    page.locator(".cat-options button", has_text="keep all").click()
    page.get_by_text("Click a marked cell to drive there").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(".cat-main > .cat-status", has_text="Click the dice").wait_for()
    assert not page.get_by_role("tab", name="Luck").is_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("tab", name="Luck").click()
    page.get_by_role("tab", name="Luck", selected=True).wait_for()
    assert "Luck" == table.tabs.titles[table.tabs.selected_index]
    assert "false" == page.locator(".cat-bridge").get_attribute("data-jp-theme-light")
    assert "inline-size" == page.locator(".cat-table").evaluate("node => getComputedStyle(node).containerType")


def test_a_lab_draws_its_chart_anew(shown):
    """A slider changes a house rule; the chart's words follow, and say what Python has."""
    lab = DesignLab(load("washi_cat"), games=50)
    page = shown(lab)
    slider = page.get_by_role("slider").first
    before = page.locator(".cat-status").first.inner_text()
    slider.press("Home")
    page.locator(".cat-status").first.filter(has_not_text=before).wait_for()
    assert page.locator(".cat-status").first.inner_text() == lab.win_board.status
    assert slider.input_value() == page.locator("output").first.inner_text()


def test_every_kind_of_field_speaks_and_hears(shown):
    """What is typed, ticked and chosen reaches Python; what Python changes is seen, and what stays keeps the focus."""
    text, area = W.Text("old", description="Name"), W.Textarea(description="Words", continuous_update=False)
    whole = W.BoundedIntText(3, min=1, max=9, description="Whole")
    tick, pick = W.Checkbox(description="Tick"), W.Dropdown(options=[("one", 1), ("two", 2)], description="Pick")
    many = W.ToggleButtons(options=["a", "b"], description="Many")
    fold = W.Accordion([W.Label("inside")], titles=["More rules"], selected_index=None)
    free, on = W.Combobox(options=["red"], description="Free"), W.ToggleButton(description="On")
    box = W.VBox([text, area, whole, tick, pick, many, fold, free, on])
    page = shown(W.VBox([box, W.IntProgress(2, max=4), W.Play()]))
    page.get_by_label("Name").fill("new")
    page.get_by_label("Words").fill("two words")
    page.get_by_label("Whole").fill("7")
    page.get_by_label("Tick").check()
    page.get_by_label("Pick").select_option("two")
    page.get_by_label("Free").fill("red")
    page.get_by_label("Many").select_option("b")
    page.get_by_role("button", name="On").click()
    page.get_by_text("More rules").click()
    page.get_by_text("inside").wait_for()
    fields = [text, area, whole, tick, pick, free, many, on]
    assert ["new", "two words", 7, True, 2, "red", "b", True] == [field.value for field in fields]
    assert 0 == fold.selected_index
    assert page.get_by_text("PlayView cannot be shown here").is_visible()
    page.get_by_label("Name").focus()
    pick.options, text.value = ["three"], "told"
    refill(box, [text, W.Label("fresh"), pick])
    shown.tell()
    page.get_by_text("fresh").wait_for()
    assert "told" == page.locator("input:focus").input_value()
    assert ["three"] == page.get_by_label("Pick").locator("option").all_inner_texts()
    assert not page.get_by_text("inside").count()
