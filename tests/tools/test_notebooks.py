"""A notebook is stored with its outputs and without what only a live page can use."""

import json
import shutil
import sys

import pytest

from tools.notebooks import KERNEL, WIDGET_VIEW, as_stored, chosen_notebooks, run_and_store
from tools.project import NOTEBOOKS, Trouble

TEXT = '''# %% [markdown]
# # A slider

# %%
import ipywidgets
ipywidgets.IntSlider(3)

# %% tags=["solution"]
1 + 1
'''


def test_outputs_stay_and_widgets_go():
    """The picture and the text of a cell stay; state, views and times of a live page go."""
    cell = {"cell_type": "code", "metadata": {"tags": ["solution"], "execution": {"shell.execute_reply": "now"}},
            "outputs": [{"data": {"image/svg+xml": "<svg/>", "text/plain": "a board", WIDGET_VIEW: {"model_id": "1"}}}]}
    notebook = {"cells": [cell], "nbformat": 4,
                "metadata": {"widgets": {"state": {}}, "language_info": {"name": "python", "version": "3.11.7"}}}
    stored = as_stored(notebook)
    assert {"kernelspec": KERNEL, "language_info": {"name": "python"}} == stored["metadata"]
    assert {"tags": ["solution"]} == stored["cells"][0]["metadata"]
    assert {"image/svg+xml": "<svg/>", "text/plain": "a board"} == stored["cells"][0]["outputs"][0]["data"]


@pytest.fixture
def folder(tmp_path):
    """A folder whose notebooks are stored as ours."""
    pytest.importorskip("jupytext")
    shutil.copy(NOTEBOOKS / "jupytext.toml", tmp_path)
    return tmp_path


@pytest.mark.slow
def test_a_text_becomes_a_pair_and_storing_again_changes_nothing(folder):
    """A py:percent text alone is enough to begin with, and a second run gives the same bytes."""
    text, notebook = folder / "a.py", folder / "a.ipynb"
    text.write_text(TEXT)
    assert 0 == run_and_store(sys.executable, [str(text)])
    first = notebook.read_bytes(), text.read_bytes()
    assert 0 == run_and_store(sys.executable, [str(notebook)])
    assert first == (notebook.read_bytes(), text.read_bytes())
    code = [cell for cell in json.loads(first[0])["cells"] if cell["cell_type"] == "code"]
    assert [["IntSlider(value=3)"], ["2"]] == [cell["outputs"][0]["data"]["text/plain"] for cell in code]
    assert ["solution"] == code[1]["metadata"]["tags"]


def test_a_mistake_in_a_notebook_is_told(folder, capfd):
    """A cell that raises stops the run with its traceback."""
    (folder / "bad.py").write_text("# %%\n1 / 0\n")
    with pytest.raises(Trouble, match="nbconvert stopped at the mistake above"):
        run_and_store(sys.executable, [str(folder / "bad.py")])
    assert "ZeroDivisionError" in capfd.readouterr().err


def test_all_notebooks_are_meant_where_none_is_named():
    """Checkpoints are nobody's notebooks."""
    assert NOTEBOOKS in chosen_notebooks([])[0].parents
    assert not [path for path in chosen_notebooks([]) if "checkpoint" in str(path)]


def test_a_notebook_that_is_not_there_is_told():
    """The sentence names the file and what a name looks like."""
    with pytest.raises(Trouble, match=r"There is no file nowhere\.ipynb: name a notebook such as"):
        chosen_notebooks(["nowhere.ipynb"])
