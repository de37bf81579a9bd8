"""Notebooks are stored run, without widget state, beside a text that says the same, in short cells."""

import os
import re
import tempfile
from pathlib import Path

import jupytext
import nbformat
import pytest
from jupytext.config import load_jupytext_config
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


def tags(cell: nbformat.NotebookNode) -> list[str]:
    """The tags of a cell."""
    return cell.metadata.get("tags", [])


def links(path: Path) -> set[Path]:
    """The notebooks that a notebook's text leads to."""
    text = "\n".join(cell.source for cell in read(path).cells if cell.cell_type == "markdown")
    return {(path.parent / link).resolve() for link in LINK.findall(text)}


def test_the_start_page_leads_to_every_notebook():
    """A reader who opens the start page finds all that there is, there or on the map of the course."""
    start = FOLDER / "start.ipynb"
    assert set(NOTEBOOKS) - {start} == links(start) | (links(FOLDER / "course" / "course.ipynb") - {start})


@each_notebook
def test_a_notebook_is_stored_as_a_reader_needs_it(path):
    """Valid, run once from the top, with the kernel that everyone has, in short cells, without links to nowhere.

    No megabytes of a live page are stored, nor views of widgets that no longer live; an error only where the cell says
    that it is meant; and nothing that would give an answer away, which is not looked for either. Tags are known, as a
    misspelt one silently does nothing. The text beside it is in step: `python run.py notebooks` writes both.
    """
    notebook, code = read(path), code_cells(path)
    nbformat.validate(notebook)
    assert "python3" == notebook.metadata.kernelspec.name
    assert set() == {link for link in links(path) if not link.exists()}
    assert list(range(1, len(code) + 1)) == [cell.execution_count for cell in code]
    assert [] == [cell.source for cell in code if sum(map(bool, map(str.strip, cell.source.splitlines()))) > LONGEST]
    assert set() == {tag for cell in notebook.cells for tag in tags(cell)} - TAGS
    assert "widgets" not in notebook.metadata
    assert [] == [output for cell in code for output in cell.outputs if WIDGET_VIEW in output.get("data", {})]
    for cell in code:
        wrong = any(output.output_type == "error" for output in cell.outputs)
        assert wrong == ("raises-exception" in tags(cell)), cell.source
        secret = "unstored" in tags(cell)
        assert not secret or (not cell.outputs and "nbval-ignore-output" in tags(cell)), cell.source
    text = path.with_suffix(".py").read_text(encoding="utf-8")
    assert jupytext.writes(jupytext.read(path), "py:percent", config=load_jupytext_config(str(path))) == text


def test_every_text_has_its_notebook():
    """A py:percent text whose notebook was never made would never be read."""
    assert [] == [path for path in FOLDER.rglob("*.py") if not path.with_suffix(".ipynb").exists()]


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
