"""Run notebooks and store them: outputs kept, widget state dropped, the py:percent text beside them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from tools.environment import call
from tools.project import NOTEBOOKS, START_PAGE, Trouble

__all__ = ["run_and_store"]

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def run_and_store(python: Path, paths: Sequence[str] = ()) -> int:
    """Bring each pair to its newer half, run it, and write both halves; return the exit code."""
    chosen = chosen_notebooks(paths)
    names = list(map(str, chosen))
    run(python, "jupytext", "--quiet", "--set-formats", "ipynb,py:percent", "--sync", *names)
    run(python, "nbconvert", "--to", "notebook", "--execute", "--inplace", "--log-level=WARN", *names)
    for path in chosen:
        store(path)
    return call(python, "-m", "jupytext", "--quiet", "--to", "py:percent", *names)


def run(python: Path, tool: str, *arguments: str) -> None:
    """Run a tool, which says itself what was wrong."""
    if call(python, "-m", tool, *arguments):
        raise Trouble(f"{tool} stopped at the mistake above: mend it and run this again.")


def chosen_notebooks(paths: Sequence[str]) -> list[Path]:
    """The notebooks meant: those named by either half of their pair, or all."""
    absent = [path for path in paths if not Path(path).exists()]
    if absent:
        raise Trouble(f"There is no file {absent[0]}: name a notebook such as {START_PAGE}, or none for all.")
    if paths:
        return [Path(path).resolve().with_suffix(".ipynb") for path in paths]
    return sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def store(path: Path) -> None:
    """Write an executed notebook back without what only a live page can use."""
    notebook = without_widget_state(json.loads(path.read_text(encoding="utf-8")))
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")


def without_widget_state(notebook: dict) -> dict:
    """The notebook without widget state, views of dead widgets, times and Python's exact version."""
    notebook["metadata"].pop("widgets", None)
    notebook["metadata"].get("language_info", {}).pop("version", None)
    for cell in notebook["cells"]:
        cell["metadata"].pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET_VIEW, None)
    return notebook
