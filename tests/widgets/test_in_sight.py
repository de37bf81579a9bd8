"""No notebook gives an answer away before its guess: not in its text, its code or what is stored of its outputs."""

from pathlib import Path

import nbformat
import pytest
from catwidgets.teach import Question, question, register, units
from catwidgets.teach.further import lesson_notes
from catwidgets.teach.questions import QUESTIONS
from nbformat.v4 import new_code_cell, new_output

from .sight import asked_in, given_away, visible

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
READ = {
    str(path.relative_to(NOTEBOOKS)): nbformat.read(path, as_version=4).cells for path in NOTEBOOKS.rglob("*.ipynb")
}
UNITS_AND_LESSONS = len(units()) + len(lesson_notes())  # finding them makes their questions known
ASKING = [name for name, cells in READ.items() if asked_in(cells) and ".ipynb_checkpoints" not in name]


def test_every_unit_and_lesson_asks() -> None:
    """The test below reads each of them."""
    assert UNITS_AND_LESSONS == len(ASKING)


@pytest.mark.parametrize("name", sorted(ASKING))
def test_no_answer_is_in_sight_of_its_guess(name: str) -> None:
    """Neither in a stored output, nor above it, nor in the two cells behind it; folded solutions may tell."""
    cells = READ[name]
    told = {each: given_away(question(each), cells, at) for each, at in asked_in(cells).items()}
    assert {} == {each: found for each, found in told.items() if found}


@pytest.mark.parametrize("name", sorted(ASKING))
def test_there_is_no_need_to_clear_outputs(name: str) -> None:
    """Nothing is stored that a reader should not see, so nobody has to begin in a menu."""
    assert [] == [cell.source for cell in READ[name] if "Clear Outputs" in cell.source]


def test_the_eye_for_answers_sees_them() -> None:
    """An answer is found as a number of its own, and not inside of another one."""
    assert [True, True, False, False] == [visible("5/12", text) for text in ("is 5/12.", "(5/12)", "15/12", "5/120")]


def cell(source: str, told: str = "", tags: tuple[str, ...] = ()) -> nbformat.NotebookNode:
    """A cell of a notebook with a text that it has printed."""
    printed = [new_output("stream", text=told)]
    return new_code_cell(source, outputs=printed, metadata={"tags": list(tags)})


@pytest.mark.parametrize(("above", "below", "found"), [
    (cell("1 + 1"), cell("print(7)"), []),
    (cell("shown = 792"), cell(""), ["792"]),
    (cell("C(12, 5)", "792\n"), cell(""), ["792"]),
    (cell(""), cell("# It is 792."), ["792"]),
    (cell(""), cell("# It is 792.", tags=("solution",)), []),
    (cell("", "Choose 5 of 12."), cell(""), ["Choose 5 of 12."])])
def test_what_gives_an_answer_away(
    above: nbformat.NotebookNode, below: nbformat.NotebookNode, found: list[str]
) -> None:
    """A number above, in an output or close behind, and an explanation that is told too early."""
    before = dict(QUESTIONS)
    register(Question("ways", "How many ways?", lambda: 792, kind="number", because="Choose 5 of 12."))
    try:
        assert found == given_away(question("ways"), [above, cell('guess("ways")'), below], 1)
    finally:
        QUESTIONS.clear()
        QUESTIONS.update(before)
