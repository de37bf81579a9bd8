"""Notebooks are stored run, without widget state, beside a text that says the same, in short cells."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

import jupytext
import nbformat
import pytest
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook, new_output

from tools.notebooks import UNDISTURBED

from .browser import labui
from .browser.labui import as_stored

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "notebooks"
NOTEBOOKS = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
TAGS = {"hide-cell", "hide-input", "hide-output", "idea", "nbval-ignore-output", "raises-exception", "read",
        "remove-cell", "solution", "teacher", "unstored", "your-turn"}
LONGEST = 10
LINK = re.compile(r"\]\(([^)#:]+\.ipynb)")
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=[str(path.relative_to(FOLDER)) for path in NOTEBOOKS])


def read(path: Path) -> nbformat.NotebookNode:
    """A notebook as it is stored."""
    return nbformat.read(path, as_version=4)


def code_cells(path: Path) -> list[nbformat.NotebookNode]:
    """The cells that run."""
    return [cell for cell in read(path).cells if cell.cell_type == "code"]


def links(path: Path) -> set[Path]:
    """The notebooks that a notebook's text leads to."""
    text = "\n".join(cell.source for cell in read(path).cells if cell.cell_type == "markdown")
    return {(path.parent / link).resolve() for link in LINK.findall(text)}


def test_the_start_page_leads_to_every_notebook():
    """A reader who opens the start page finds all that there is, there or on the map of the course."""
    start = FOLDER / "start.ipynb"
    assert set(NOTEBOOKS) - {start} == links(start) | (links(FOLDER / "course" / "course.ipynb") - {start})


@each_notebook
def test_links_lead_somewhere(path):
    """A link to a notebook that was renamed would end in an error."""
    assert set() == {link for link in links(path) if not link.exists()}


def test_there_are_notebooks():
    """The tests below have something to look at."""
    assert NOTEBOOKS


def test_every_text_has_its_notebook():
    """A py:percent text whose notebook was never made would never be read."""
    assert [] == [path for path in FOLDER.rglob("*.py") if not path.with_suffix(".ipynb").exists()]


@each_notebook
def test_the_file_is_a_valid_notebook(path):
    """Jupyter opens it without repairing anything."""
    nbformat.validate(read(path))


@each_notebook
def test_no_widget_state_is_stored(path):
    """Neither the megabytes of a live page nor views of widgets that no longer live."""
    assert "widgets" not in read(path).metadata
    data = [output.get("data", {}) for cell in code_cells(path) for output in cell.outputs]
    assert [] == [mimes for mimes in data if WIDGET_VIEW in mimes]


@each_notebook
def test_it_was_run_from_the_top(path):
    """Every code cell was run once, in order, before storing."""
    assert list(range(1, len(code_cells(path)) + 1)) == [cell.execution_count for cell in code_cells(path)]


@each_notebook
def test_no_cell_went_wrong(path):
    """An error stands in an output only where the cell says that it is meant."""
    meant = [cell for cell in code_cells(path) if "raises-exception" in cell.metadata.get("tags", [])]
    wrong = [cell for cell in code_cells(path) if any(output.output_type == "error" for output in cell.outputs)]
    assert meant == wrong


@each_notebook
def test_the_text_beside_it_says_the_same(path):
    """The pair is in step: `python run.py notebooks` writes both."""
    text = path.with_suffix(".py")
    assert text.exists()
    assert jupytext.writes(jupytext.read(path), fmt="py:percent") == text.read_text(encoding="utf-8")


@each_notebook
def test_it_opens_with_the_kernel_that_everyone_has(path):
    """Another kernel's name would stop a reader with a question."""
    assert "python3" == read(path).metadata.kernelspec.name


@each_notebook
def test_cells_are_short(path):
    """What is longer belongs in the library, with a name and a test."""
    lines = [[line for line in cell.source.splitlines() if line.strip()] for cell in code_cells(path)]
    assert [] == [cell for cell in lines if len(cell) > LONGEST]


@each_notebook
def test_tags_are_known(path):
    """A misspelt tag silently does nothing."""
    assert set() == {tag for cell in read(path).cells for tag in cell.metadata.get("tags", [])} - TAGS


@each_notebook
def test_what_is_not_stored_is_not_compared(path):
    """An output that would give an answer away is neither stored nor looked for."""
    tags = [set(cell.metadata.get("tags", [])) for cell in code_cells(path)]
    assert [] == [each for each in tags if "unstored" in each and "nbval-ignore-output" not in each]
    secret = [cell for cell in code_cells(path) if "unstored" in cell.metadata.get("tags", [])]
    assert [] == [cell.source for cell in secret if cell.outputs]


@pytest.fixture(scope="module")
def kernel():
    """A Jupyter kernel that runs one notebook after the other.

    It talks through files: of the ports that a kernel is given, one is now and then taken before it comes to it.
    """
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        for name, value in UNDISTURBED.items():
            patch.setenv(name, value)
        client = NotebookClient(new_notebook(), kernel_name="python3", timeout=300)
        client.create_kernel_manager()
        client.km.connection_file = f"{folder}/kernel.json"
        if os.name != "nt":  # which has no such sockets
            client.km.transport = "ipc"
        with client.setup_kernel():
            yield client


@pytest.mark.slow
@each_notebook
def test_it_gives_what_is_stored(kernel, path):
    """Run from the top, with no name left from another notebook, no cell fails and each shows what is stored."""
    kernel.nb = notebook = read(path)
    notebook.cells.insert(0, new_code_cell(f"%reset -f\n%cd -q {path.parent}"))
    for index, cell in enumerate(notebook.cells):
        kernel.execute_cell(cell, index)
    as_stored(str(path.relative_to(ROOT)), [cell.outputs for cell in notebook.cells[1:] if cell.cell_type == "code"])


def test_an_output_that_is_not_the_stored_one_is_noticed(tmp_path, monkeypatch):
    """One that differs, is missing or goes on; numbers of widgets are not compared, and a tag lets a cell differ."""
    monkeypatch.setattr(labui, "ROOT", tmp_path)
    one, two = (new_output("execute_result", {"text/plain": text, labui.WIDGET_VIEW: {}}) for text in "12")
    said = new_output("stream", name="stdout", text="more")
    cells = [new_code_cell(outputs=[one]), new_code_cell(metadata={"tags": ["nbval-ignore-output"]})]
    nbformat.write(new_notebook(cells=cells), tmp_path / "a.ipynb")
    as_stored("a.ipynb", [[{**one, "data": {"text/plain": "1"}}], [two]])
    for wrong in ([two], [], [one, one], [one, said]):
        with pytest.raises(AssertionError, match=r"a\.ipynb, code cell 1"):
            as_stored("a.ipynb", [wrong, []])


def test_the_start_page_shows_the_boards_before_anything_is_run():
    """A picture of all five boards stands above the first code; it needs nothing that is not in the file."""
    cells = read(FOLDER / "start.ipynb").cells
    opening = next(cell.source for cell in cells)
    [picture] = re.findall(r"!\[.+?\]\((images/.+?)\)", opening)
    drawing = (FOLDER / picture).read_text(encoding="utf-8")
    names = ["Cat Cab Crew", "Empire", "Taxi Derby", "Meow Meow Daifugō", "Washi Cat"]
    assert names == [name for name in names if f">{name}</text>" in drawing]
    assert "var(--" not in drawing
