"""Run notebooks and store them: outputs kept, widget state dropped, the py:percent text beside them."""

import json
from collections.abc import Sequence
from pathlib import Path

from tools.environment import call
from tools.project import NOTEBOOKS, START_PAGE, Trouble

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
CELL_METADATA = ["tags", "jupyter"]
UNSTORED = "unstored"  # the tag of a cell whose output would answer a question before it is asked
UNDISTURBED = {
    "TQDM_DISABLE": "1",  # no bar, which appears where a machine is slow
    "CATLIB_GAMES": "",  # no game that somebody keeps is offered, and none is left for the next player
}
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def run_and_store(python: Path, paths: Sequence[str] = ()) -> int:
    """Bring each pair to its newer half, run it, and write both halves; return the exit code."""
    chosen = chosen_notebooks(paths)
    names = list(map(str, chosen))
    halves = [str(path if path.exists() else path.with_suffix(".py")) for path in chosen]
    run(python, "jupytext", "--quiet", "--sync", *halves)
    run(python, "nbconvert", "--to", "notebook", "--execute", "--inplace", "--log-level=WARN",
        "--KernelManager.transport_encryption=auto", *names)
    for path in chosen:
        store(path)
    return call(python, "-m", "jupytext", "--quiet", "--to", "py:percent", *names)


def run(python: Path, tool: str, *arguments: str) -> None:
    """Run a tool, which says itself what was wrong."""
    if call(python, "-m", tool, *arguments, **UNDISTURBED):
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
    notebook = as_stored(json.loads(path.read_text(encoding="utf-8")))
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")


def as_stored(notebook: dict) -> dict:
    """The notebook with its outputs, without widget state, views of dead widgets, times and Python's exact version."""
    language = {key: value for key, value in notebook["metadata"].get("language_info", {}).items() if key != "version"}
    cells = [stored_cell(cell) for cell in notebook["cells"]]
    return {**notebook, "cells": cells, "metadata": {"kernelspec": KERNEL, "language_info": language}}


def stored_cell(cell: dict) -> dict:
    """A cell with the metadata that its text keeps too, and outputs that need no live page and give no answer away."""
    if UNSTORED in cell["metadata"].get("tags", []):
        cell["outputs"] = []
    for output in cell.get("outputs", []):
        output.get("data", {}).pop(WIDGET_VIEW, None)
    return {**cell, "metadata": {key: value for key, value in cell["metadata"].items() if key in CELL_METADATA}}
