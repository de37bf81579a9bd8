"""What every lesson owes a class: hints that fit, answers in any form, a note for teachers, short cells."""

import ast
import functools
import importlib
import inspect
import itertools
import pkgutil
import re
import typing
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import catwidgets
import ipywidgets as W
import pytest
from catwidgets import lessons
from catwidgets.draw import Chart
from catwidgets.teach import Exhibit, Task, lesson_note, question, questions_in, units
from catwidgets.teach.further import lesson_notes
from catwidgets.teach.questions import QUESTIONS

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
NUMBERS = r"\d+(?:,\d{3})+|\d+ ?/ ?\d+|\d+\.\d+%|\d+\.\d+|\d+%|\b\d{2,}\b"
FIELDS = re.compile(r"W\.(Dropdown|Select\w*|\w*Slider|\w*Text|Textarea|Combobox)")
TEACHERS = NOTEBOOKS / "course" / "teacher.py"
TEXTS = {f"{path.parent.name}/{path.stem}": path for path in sorted(NOTEBOOKS.glob("*/lesson_*.py"))}


def lesson(name: str) -> ModuleType:
    """The module with a lesson's questions, as its notebook imports it."""
    game, module = re.findall(r"^from (.*) import (\w+) as lesson$", TEXTS[name].read_text("utf-8"), re.MULTILINE)[0]
    return importlib.import_module(f"{game}.{module}")


def questions(name: str) -> tuple[str, ...]:
    """The names of a lesson's questions."""
    return questions_in(lesson(name).__name__)


units(), lesson_notes()  # whose questions are known from then on
ASKED = [name for name, asked in QUESTIONS.items() if asked.answer.__module__.startswith("catwidgets.lessons.")]

each_lesson = pytest.mark.parametrize("name", TEXTS)
each_question = pytest.mark.parametrize("name", ASKED)


def test_an_unknown_lesson_is_named_with_those_that_there_are() -> None:
    """Two games may have lessons of one name, so the game is said, too."""
    with pytest.raises(ValueError, match=r"lesson 'parking' of 'empire' is unknown; there are: .*washi_cat, parking"):
        lesson_note("empire", "parking")


def test_there_are_lessons() -> None:
    """The tests below have something to look at, in a folder for each game."""
    assert {path.name for path in NOTEBOOKS.iterdir() if (path / "play.py").exists()} == {
        path.parent.name for path in TEXTS.values()
    }


@each_question
def test_every_hint_is_given_for_its_mistake(name: str) -> None:
    """No hint is hidden by another, and none is for the right answer."""
    asked = question(name)
    for wrong, say in (asked.hints or {}).items():
        verdict = asked.judge(str(wrong))
        assert (False, f"Not yet. {say}") == (verdict.right, verdict.sentence)


@each_question
def test_every_answer_is_accepted(name: str) -> None:
    """As the exact number, as a decimal or by the words of the choice, and explained."""
    asked = question(name)
    assert asked.because
    if isinstance(asked, Task):
        return
    answer = asked.answer()
    assert asked.judge(str(answer))
    assert asked.hints
    if isinstance(answer, Fraction):
        assert asked.judge(f"{float(answer):.4f}")
    if asked.kind == "choice":
        assert {*asked.choices} == {answer, *asked.hints}
    assert "?" in asked.text


def nameless_fields() -> Iterator[str]:
    """Every list, slider and line to type in that is made with no word of what it is for."""
    words = {"description", "tooltip", "placeholder", None}  # None: looks that several of them share
    for path in sorted(Path(catwidgets.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not FIELDS.fullmatch(ast.unparse(node.func)):
                continue
            if not words & {keyword.arg for keyword in node.keywords}:
                yield f"{path.stem}:{node.lineno}"


def test_every_field_says_what_it_is_for() -> None:
    """Whoever hears the page knows what to choose, and axe finds nothing, also on pages that it does not visit."""
    assert [] == list(nameless_fields())


def exhibits() -> Iterator[tuple[str, Callable[[], Exhibit]]]:
    """Every picture or chart that a lesson makes when it is asked without arguments."""
    for found in pkgutil.walk_packages(lessons.__path__, f"{lessons.__name__}."):
        module = importlib.import_module(found.name)
        for name, made in vars(module).items():
            if getattr(made, "__module__", "") != module.__name__ or not callable(made):
                continue
            kind = made if isinstance(made, type) else typing.get_type_hints(inspect.unwrap(made)).get("return")
            if isinstance(kind, type) and issubclass(kind, Exhibit | Chart):
                wanted = [p for p in inspect.signature(made).parameters.values() if p.default is p.empty]
                if not wanted:
                    place = f"{found.name.removeprefix('catwidgets.lessons.')}.{name}"
                    yield place, (lambda made=made: Exhibit(made())) if kind is Chart else made


EXHIBITS = dict(exhibits())
PLAYING = {"meow_daifugo.solo.difficulty"}  # many games at each step

each_exhibit = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (name in PLAYING)) for name in EXHIBITS]
)


@pytest.mark.usefixtures("few_rounds")
@each_exhibit
def test_an_exhibit_leaves_the_same_picture_each_time_and_works(name: str) -> None:
    """Text and picture for a page where nothing is alive are the same from run to run, and say in words what there is.

    At each of its words, or at both of its ends, a control draws a picture that says something. Each place and button
    has words, and a click or a press draws a picture that says something, or says in a sentence why not.
    """
    exhibit, other = EXHIBITS[name](), EXHIBITS[name]()
    one, two = exhibit._repr_mimebundle_()[0], other._repr_mimebundle_()[0]
    for kind in ("text/plain", "image/svg+xml"):
        assert one[kind] == two[kind]
    assert "var(" not in one["image/svg+xml"]
    assert len(one["text/plain"]) > 20
    assert "application/vnd.jupyter.widget-view+json" in one
    for control, widget in getattr(other, "controls", {}).items():
        for value in getattr(widget, "options", ()) or [widget.min, widget.max]:
            other.set(control, value)
            assert other.board.status.endswith(".")
            assert not other.board.error
    assert other.to_svg().startswith("<svg ")
    buttons = [each for each in exhibit._row.children if isinstance(each, W.Button)]
    assert all(target.label for target in exhibit.board.scene.targets.values())
    assert all(button.description and button.tooltip for button in buttons)
    acts = [functools.partial(exhibit.board.click, id) for id in [*exhibit.board.scene.targets][:40:9]]
    acts += [button.click for button in buttons]
    for act in [*acts, *reversed(acts)]:
        act()
        assert exhibit.board.status.endswith(".")
        assert not exhibit.board.error or exhibit.board.error.endswith(".")
        assert not exhibit.board.details


@each_lesson
def test_a_notebook_asks_the_questions_of_its_lesson(name: str) -> None:
    """Each of them, and no other."""
    asked = re.findall(r'^(?:guess|exercise|check)\("([^"]+)"', TEXTS[name].read_text(encoding="utf-8"), re.MULTILINE)
    assert set(questions(name)) == set(asked)


@each_lesson
def test_a_teachers_note_has_all_answers(name: str) -> None:
    """It stands on the teachers' page, and not in the lesson; whoever teaches needs no pencil."""
    game, title = lesson(name).__name__.split(".")[-2:]
    note = lesson_note(game, title.replace("_", " "))
    assert f'lesson_note("{game}", "{title.replace("_", " ")}")' in TEACHERS.read_text(encoding="utf-8")
    assert len(questions(name)) == len(note.answers)
    assert all(told.answer and told.wrong for told in note.answers)


def cells(name: str) -> list[tuple[str, str]]:
    """The cells of a lesson's text, each with its kind."""
    found = re.split(r"^# %%(.*)\n", TEXTS[name].read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    kinds = ["prose" if "[markdown]" in head else "code" for head in found[::2]]
    return list(zip(kinds, (body.strip() for body in found[1::2]), strict=True))


def numbers_told(name: str, also_asked: bool = True) -> set[str]:
    """The numbers of two digits or more, fractions and decimals in the words of a lesson, its answers and hints."""
    words = [body for kind, body in cells(name) if kind == "prose"]
    for asked in map(question, questions(name)):
        words += [asked.text * also_asked, asked.because, *(asked.hints or {}).values()]
    return {number for text in words for number in re.findall(NUMBERS, text)}


@each_lesson
def test_a_lesson_is_told_in_short_cells(name: str) -> None:
    """After the imports no cell has more than five lines of code, and never more than two follow without a word."""
    told = cells(name)
    code = [[line for line in body.splitlines() if line] for kind, body in told if kind == "code"]
    assert [] == [body for body in code[1:] if len(body) > 5]
    runs = [len(list(run)) for kind, run in itertools.groupby(kind for kind, _ in told) if kind == "code"]
    assert max(runs) <= 2
    prose = " ".join(body for kind, body in told if kind == "prose")
    assert [] == [part for part in ("**You will find out**", "## What we saw", "## Checks") if part not in prose]
    assert "!" not in prose
