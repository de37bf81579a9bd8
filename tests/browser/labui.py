"""What a test does in JupyterLab: open and run a notebook, choose a theme, find parts of a table, await a drawing."""

import contextlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat

from tools.notebooks import WIDGET_VIEW

ROOT = Path(__file__).parents[2]

CLOSE = """async (path) => {
  if (!window.jupyterapp) return;
  const { shell, serviceManager } = window.jupyterapp;
  for (const widget of [...shell.widgets('main')].filter((widget) => widget.sessionContext)) {
    const { sessionContext: { session }, context } = widget, id = session?.id;
    session?.dispose();  // first, as the kernel may still tell widgets what it works out
    widget.dispose();
    const ended = id ? serviceManager.sessions.shutdown(id) : null;
    if ([null, context.path].includes(path)) await ended;  // or the notebook would find its old kernel
  }
  document.querySelectorAll('style[id^=catwidgets]').forEach((style) => style.remove());  // else they stay
  window.waits = [];
}"""
OPEN = "async (path) => { await window.jupyterapp.commands.execute('docmanager:open', { path }); }"
IDLE = """() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'
  && [...document.querySelectorAll('.cat-options .mark')].every((mark) => !mark.textContent.startsWith('working'))"""
WORKED_OUT = """() => !document.querySelector('.cat-lab .cat-late')
  && [...document.querySelectorAll('.cat-lab .cat-busy')].every((said) => !said.textContent.trim())"""
ALL_RUN = """() => {
  const widget = window.jupyterapp.shell.currentWidget;
  const code = [...widget.content.model.cells].filter((c) => c.type === 'code' && c.sharedModel.source.trim());
  return code.every((c) => c.executionCount !== null) && widget.sessionContext.session.kernel.status === 'idle';
}"""
ERRORS = """() => [...window.jupyterapp.shell.currentWidget.content.model.cells].filter((c) => c.type === 'code')
  .flatMap((c) => c.sharedModel.getOutputs().filter((o) => o.output_type === 'error')
  .map((o) => o.ename + ': ' + o.evalue))"""
OUTPUTS = """() => [...window.jupyterapp.shell.currentWidget.content.model.cells].filter((c) => c.type === 'code')
  .map((c) => c.sharedModel.getOutputs())"""
NOT_COMPARED = {WIDGET_VIEW, "image/png", "image/jpeg"}  # numbers of models, pictures of dots
CELL_WITH = """(words) => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  const cells = [...notebook.model.cells];
  return cells.findIndex((c) => c.type === 'code' && c.sharedModel.source.includes(words));
}"""
RUN_CELL = """async (index) => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = index;
  notebook.deselectAll();
  await window.jupyterapp.commands.execute('notebook:run-cell');
  await notebook.scrollToItem(index, 'start');
}"""
TO_THE_TOP = "() => window.jupyterapp.shell.currentWidget.content.scrollToItem(0, 'start')"
FRAMES = 6  # without a change, until a page is taken to stand still
STANDS_STILL = """(frames) => {
  const notebook = window.jupyterapp.shell.currentWidget.content, { scrollTop, scrollHeight } = notebook.outerNode;
  const here = `${scrollTop} of ${scrollHeight}`, same = window.stood?.here === here ? window.stood.same + 1 : 0;
  const outputs = [...notebook.node.querySelectorAll('.jp-OutputArea-output')];
  const waits = outputs.some((output) => output.textContent === 'Loading widget...');
  window.stood = { here, same: waits || notebook.widgets.some((cell) => !cell.isAttached) ? 0 : same };
  return window.stood.same >= frames;
}"""
UNFOLD = """() => {
  for (const more of document.querySelectorAll('.cat-more:not(.mod-active)')) more.click();
  return document.querySelectorAll('.cat-table:not(.cat-open)').length === 0;
}"""
FOCUS = "() => document.activeElement?.dataset?.id ?? null"
REVISION = "(selector) => document.querySelector(selector)?.dataset.rev ?? null"
NEWER = "([selector, before]) => (document.querySelector(selector)?.dataset.rev ?? null) !== before"


def open_notebook(page: Any, path: str, theme: str | None = None) -> None:
    """Open a notebook alone, with a new kernel that rests, on a page that is loaded only where it has no JupyterLab."""
    if page.url.startswith(f"{page.lab}/doc/"):
        page.evaluate(CLOSE, path)
        page.evaluate(OPEN, path)
    else:
        page.goto(f"{page.lab}/doc/tree/{path}?reset")
    page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=90_000)
    page.wait_for_function(IDLE, timeout=90_000)
    stands_still(page)
    if theme:
        set_theme(page, theme)


def close_notebooks(page: Any) -> None:
    """Close all notebooks on a page and end their kernels, which another page would share."""
    page.evaluate(CLOSE, None)


def run_notebook(page: Any, path: str, theme: str | None = None, clean: bool = False) -> None:
    """Open a notebook, run all cells and wait until the kernel rests and all is drawn.

    Tables show all that is behind *More*, unless they are to be as `clean` as a reader first sees them.

    No cell fails, all give what is stored, nothing complains and nothing calls outside: so it is noted among those
    that ran.
    """
    open_notebook(page, path, theme)
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:clear-all-cell-outputs')")
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
    page.wait_for_function(ALL_RUN, timeout=180_000)
    failed = page.evaluate(ERRORS)
    assert failed == []
    as_stored(path, page.evaluate(OUTPUTS))
    if not clean:
        unfold(page)
    page.evaluate(TO_THE_TOP)  # instead of JupyterLab's own way to the last cell, which may come late
    stands_still(page)
    assert ([], []) == (page.complaints, page.outside), f"{page.complaints} {page.outside}"
    page.ran.add(path)


def unfold(page: Any) -> None:
    """Press *More* at every table, and wait until all of it is shown."""
    page.wait_for_function(UNFOLD)


def as_stored(path: str, outputs: list[list[Any]]) -> None:
    """See that every code cell gives the output that is stored in the notebook, unless its tag lets that differ."""
    cells = [cell for cell in nbformat.read(ROOT / path, as_version=4).cells if cell.cell_type == "code"]
    for number, (cell, found) in enumerate(zip(cells, outputs, strict=True), 1):
        if "nbval-ignore-output" not in cell.metadata.get("tags", []):
            assert by_kind(cell.outputs) == by_kind(found), f"{path}, code cell {number}"


def by_kind(outputs: list[Any]) -> dict[str, list[Any]]:
    """What a cell shows of each kind, in order, and all that it prints."""
    found: dict[str, list[Any]] = defaultdict(list)
    for output in outputs:
        if output["output_type"] == "stream":
            found[output["name"]] = ["".join([*found[output["name"]], *output["text"]])]
        for kind, content in output.get("data", {}).items():
            if kind not in NOT_COMPARED:
                found[kind].append("".join(content) if isinstance(content, list) else content)
    return found


def stands_still(page: Any) -> None:
    """Wait until every cell and output has its place: a click on what still moves goes elsewhere or is lost."""
    page.evaluate("() => { window.stood = undefined; }")
    page.wait_for_function(STANDS_STILL, arg=FRAMES, polling="raf", timeout=90_000)


def run_cell_with(page: Any, words: str) -> None:
    """Run again the first code cell that holds these words, and bring it to the top of the page."""
    page.evaluate(RUN_CELL, page.evaluate(CELL_WITH, words))
    page.wait_for_function(IDLE)
    unfold(page)
    stands_still(page)


def worked_out(page: Any) -> None:
    """Wait until a lab has told all it works out for its rules, so that nothing in it is written anew."""
    page.wait_for_function(WORKED_OUT, timeout=120_000)


def set_theme(page: Any, theme: str) -> None:
    """Choose "light" or "dark"."""
    name = f"JupyterLab {theme.capitalize()}"
    page.evaluate("(theme) => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", name)
    wanted = "true" if theme == "light" else "false"
    page.wait_for_selector(f'body[data-jp-theme-light="{wanted}"]', state="attached")
    page.wait_for_selector("#jupyterlab-splash", state="detached")
    page.wait_for_function(IDLE)


@contextlib.contextmanager
def redrawn(page: Any, selector: str = ".cat-table .cat-svg") -> Iterator[None]:
    """Do something, then wait until the first board is drawn anew and the kernel rests."""
    before = page.evaluate(REVISION, selector)
    yield
    page.wait_for_function(NEWER, arg=[selector, before])
    page.wait_for_function(IDLE)


def of(page: Any, selector: str) -> Any:
    """Something in the first table of the page."""
    return page.locator(".cat-table").first.locator(selector)


def place(page: Any, part: str) -> Any:
    """A place on one of its boards."""
    return of(page, f'.cat-hit[data-id="{part}"]')


def status(page: Any) -> Any:
    """The sentence under its board."""
    return of(page, ".cat-main .cat-status")
