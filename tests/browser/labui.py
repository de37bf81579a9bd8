"""What a test does with JupyterLab: open a notebook, run it, choose a theme, look."""

from __future__ import annotations

from typing import Any

IDLE = "() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
ALL_RUN = """() => {
  const widget = window.jupyterapp.shell.currentWidget;
  const code = [...widget.content.model.cells].filter((c) => c.type === 'code' && c.sharedModel.source.trim());
  return code.every((c) => c.executionCount !== null) && widget.sessionContext.session.kernel.status === 'idle';
}"""
ERRORS = """() => [...window.jupyterapp.shell.currentWidget.content.model.cells].filter((c) => c.type === 'code')
  .flatMap((c) => c.sharedModel.getOutputs().filter((o) => o.output_type === 'error')
  .map((o) => o.ename + ': ' + o.evalue))"""
TO_CELL = "(i) => window.jupyterapp.shell.currentWidget.content.scrollToItem(i, 'start')"


def run_notebook(page: Any, path: str, theme: str | None = None) -> None:
    """Open a notebook alone on the page, run all cells and wait until the kernel rests; no cell may fail."""
    page.goto(f"{page.lab}/doc/tree/{path}?reset")
    page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=90_000)
    page.wait_for_function(IDLE, timeout=90_000)
    if theme:
        set_theme(page, theme)
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:clear-all-cell-outputs')")
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
    page.wait_for_function(ALL_RUN, timeout=180_000)
    failed = page.evaluate(ERRORS)
    assert failed == []


def set_theme(page: Any, theme: str) -> None:
    """Choose "light" or "dark"."""
    name = f"JupyterLab {theme.capitalize()}"
    page.evaluate("(theme) => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", name)
    wanted = "true" if theme == "light" else "false"
    page.wait_for_selector(f'body[data-jp-theme-light="{wanted}"]', state="attached")


def scroll_to_cell(page: Any, index: int) -> None:
    """Bring a cell into view; a windowed notebook draws it only then."""
    page.evaluate(TO_CELL, index)
