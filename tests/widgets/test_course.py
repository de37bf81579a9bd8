"""What every unit of the course owes a class: the idea in sight, a turn for readers, exercises, a guide."""

import ast
import functools
import html
import importlib
import itertools
import math
import re
from copy import copy
from pathlib import Path
from typing import Any

import ipywidgets as W
import nbformat
import pytest
from catwidgets.teach import (
    Broken,
    Drawn,
    Exhibit,
    Explorer,
    Own,
    Picture,
    Places,
    Question,
    Task,
    check,
    guide,
    question,
    questions_in,
    register,
    units,
    worksheet,
)
from catwidgets.teach.questions import QUESTIONS, answer_in_words
from catwidgets.teach.unit import unit
from catwidgets.teach.voice import say
from catwidgets.teach.words import answers, words_of

from catlib.games.empire import odds
from tools.prose import ABOUT, on_a_page

COURSE = Path(__file__).parents[2] / "notebooks" / "course"
UNITS = {each.name: each for each in units()}
SEEDS = range(1, 13)

each_unit = pytest.mark.parametrize("name", UNITS)


def path(name: str) -> Path:
    """The stored notebook of a unit."""
    return COURSE / f"{UNITS[name].number:02}_{name.replace(' ', '_')}.ipynb"


def cells(name: str) -> list[Any]:
    """The cells of a unit's notebook."""
    return nbformat.read(path(name), as_version=4).cells


def tagged(name: str, tag: str) -> list[Any]:
    """The cells with a tag."""
    return [cell for cell in cells(name) if tag in cell.metadata.get("tags", [])]


def code(name: str) -> list[Any]:
    """The cells that run, without the imports."""
    return [cell for cell in cells(name) if cell.cell_type == "code"][1:]


def asked(name: str) -> list[Question]:
    """The questions of a unit, with what they were registered in."""
    module = next(m for m in modules() if m.exercises.name == name)
    return [question(each) for each in questions_in(module.__name__)]


def modules() -> list[Any]:
    """The modules with a unit."""
    names = {each.exercises[0].__module__ for each in UNITS.values()}
    return [importlib.import_module(each) for each in sorted(names)]


# The notebook


@each_unit
def test_a_notebook_asks_the_questions_of_its_unit(name: str) -> None:
    """Each of them, and no other."""
    found = re.findall(r'\b(?:guess|exercise|check)\("([^"]+)"', "\n".join(cell.source for cell in code(name)))
    assert {each.name for each in asked(name)} == set(found)


@each_unit
def test_the_idea_is_in_sight(name: str) -> None:
    """One cell of four to ten lines in plain Python is the idea of the unit."""
    [idea] = tagged(name, "idea")
    lines = [line for line in idea.source.splitlines() if line.strip()]
    assert 4 <= len(lines) <= 10
    assert any(isinstance(node, ast.FunctionDef) for node in ast.walk(ast.parse(idea.source)))


@each_unit
def test_the_idea_is_folded_and_the_text_above_says_so(name: str) -> None:
    """Who won't read code goes on in the prose; who will is told how to open it, with a mouse and with keys."""
    above, idea = next(
        (above, cell) for above, cell in itertools.pairwise(cells(name)) if "idea" in cell.metadata.get("tags", [])
    )
    assert idea.metadata.jupyter.source_hidden
    told = " ".join(above.source.split())
    assert "markdown" == above.cell_type
    assert told.endswith(
        "The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and "
        "Enter until the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it."
    )


def computes(source: str) -> bool:
    """Whether a cell works something out: it defines, loops, compares or calculates."""
    working = (ast.FunctionDef, ast.For, ast.While, ast.comprehension, ast.BinOp, ast.Compare, ast.Lambda)
    return any(isinstance(node, working) for node in ast.walk(ast.parse(source)))


@each_unit
def test_three_cells_in_ten_compute(name: str) -> None:
    """The computation is not behind buttons."""
    working = [cell for cell in code(name) if computes(cell.source)]
    assert 3 * len(code(name)) <= 10 * len(working)


@each_unit
def test_two_turns_with_a_folded_solution(name: str) -> None:
    """Every cell that a reader finishes is checked, and behind it its solution is folded away.

    Where nobody has to write Python, questions with hints stand in their place.
    """
    turns = [i for i, cell in enumerate(cells(name)) if "your-turn" in cell.metadata.get("tags", [])]
    assert 2 <= len(turns) + sum(cell.source.startswith("exercise(") for cell in code(name))
    for i in turns:
        source, solution = cells(name)[i].source, cells(name)[i + 1]
        assert "..." in source
        assert 'check("' in source
        assert "solution" in solution.metadata.get("tags", [])
        assert solution.source.startswith("<details><summary>Solution</summary>")


def last_value(source: str, here: dict[str, Any]) -> Any:
    """What the last line of a cell shows, after the lines before it."""
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "cell", "exec"), here)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), here) if last else None


@functools.cache
def worked(name: str) -> tuple[list[Any], list[Any]]:
    """What the cells of a unit show, run in order with its solutions, and the verdict on each solution."""
    here: dict[str, Any] = {}
    shown, verdicts = [], []
    for cell in cells(name):
        if cell.cell_type == "code":
            shown.append(last_value(cell.source, here))
        elif "solution" in cell.metadata.get("tags", []):
            [body] = re.findall(r"```python\n(.*?)```", cell.source, re.DOTALL)
            verdicts.append(last_value(body, here))
    return shown, verdicts


@each_unit
def test_the_solutions_are_right(name: str) -> None:
    """Run in order after the notebook's own definitions, each is accepted."""
    assert [] == [verdict.sentence for verdict in worked(name)[1] if not verdict]


@each_unit
def test_sliders_rewrite_the_sentence_below_the_picture(name: str) -> None:
    """Each of them, from one end to the other."""
    explorers = [each for each in worked(name)[0] if isinstance(each, Explorer)]
    sliders = [(each, slider) for each in explorers for slider in each.controls]
    assert [] == [(each.board.label, slider) for each, slider in sliders if silent(each, slider)]


def silent(explorer: Explorer, name: str) -> bool:
    """Whether the sentence stays the same while a slider is moved; a list of words is not asked."""
    slider = explorer.controls[name]
    if not isinstance(slider, W.IntSlider):
        return False
    first, said = slider.value, set()
    for value in (slider.min, first, slider.max):
        explorer.set(name, value)
        said.add(explorer.board.status)
    explorer.set(name, first)
    return len(said) == 1


@each_unit
def test_a_picture_takes_the_idea(name: str) -> None:
    """What readers change in the idea, they see."""
    [idea] = tagged(name, "idea")
    ideas = {node.name for node in ast.parse(idea.source).body if isinstance(node, ast.FunctionDef)}
    calls = [node for cell in code(name) for node in ast.walk(ast.parse(cell.source)) if isinstance(node, ast.Call)]
    given = [arg for call in calls if ast.unparse(call.func).startswith("unit.") for arg in call.args]
    taken = {arg.id for arg in given if isinstance(arg, ast.Name)}
    assert ideas & taken


NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "twelve": 12, "twenty": 20, "thirty": 30, "forty": 40}
NAMES = {"seven: the starter": {7}, "liars: two": {4}, "craps: first seven": {2, 7}, "sums: strange": {2, 6},
    "either: even or high": {1, 7, 8, 16}}  # faces, totals and cards that a question names


def numbers_of(words: str) -> set[int]:
    """The whole numbers in a text, in digits or as words."""
    return {*map(int, re.findall(r"\d+", words))} | {NUMBERS[word] for word in re.findall(r"[a-z]+", words.lower())
        if word in NUMBERS}


@each_unit
def test_a_picture_of_an_answer_has_the_numbers_of_its_question(name: str) -> None:
    """Forty dice are asked for, and forty are drawn."""
    for asked in filter(lambda each: each.picture, map(question, questions_in(UNITS[name].module))):
        shown = asked.picture()
        drawn = shown if isinstance(shown, Picture) else Picture.of(shown)
        told = numbers_of(f"{drawn.scene.label} {drawn.sentence}")
        assert NAMES.get(asked.name, set()) == numbers_of(asked.text) - told


@each_unit
def test_it_is_told_in_short_cells(name: str) -> None:
    """With its parts, plainly, and not in one breath."""
    prose = "\n".join(cell.source for cell in cells(name) if cell.cell_type == "markdown")
    parts = ("**You will find out**", "Exercises", "## What we saw", "**To think about.**", "(course.ipynb)")
    assert [] == [part for part in parts if part not in prose]
    assert "!" not in re.sub(r"```.*?```", "", prose, flags=re.DOTALL)
    assert [] == [cell.source for cell in code(name) if len(cell.source.splitlines()) > 14]


@each_unit
def test_few_words_between_two_acts(name: str) -> None:
    """Prose until somebody plays, guesses or writes, in a page's words; what a page folds away is not counted."""
    shown, counts = iter(worked(name)[0]), [0]
    for cell in cells(name):
        if cell.cell_type == "markdown":
            counts[-1] += words_seen(cell.source)
        elif is_act(next(shown) if cell.cell_type == "code" else None, cell.source):
            counts.append(0)
    assert max(counts[:-1]) <= 60


def is_act(shown: Any, source: str) -> bool:
    """Whether a cell needs its reader: a question, a turn, or what can be moved or clicked."""
    asks = re.search(r"\b(guess|exercises?|check)\(", source)
    return bool(asks) or (isinstance(shown, W.Widget) and type(shown) is not Exhibit)


def words_seen(text: str) -> int:
    """How many words of a cell stand open on a page."""
    text = on_a_page(text).split(ABOUT)[0]
    for unseen in (r"<details>.*?</details>", r"```.*?```", r"(?<=\])\([^)]*\)"):
        text = re.sub(unseen, "", text, flags=re.DOTALL)
    return len(re.findall(r"[^\W_][\w'’.·×/-]*", text))


# Questions and exercises


@each_unit
def test_exercises_follow_their_seed(name: str) -> None:
    """Five at three levels; the same for the same seed, different for neighbours, and right answers taken."""
    drawn = {seed: unit(name).questions(seed) for seed in SEEDS}
    told = [each.level for each in drawn[1]]
    assert told == ["Warm-up", "Warm-up", "Main", "Main", "Challenge"]
    assert {len(told)} == {len(each) for each in drawn.values()}
    assert [each.text for each in drawn[1]] == [each.text for each in unit(name).questions(1)]
    for one, other in itertools.pairwise(SEEDS):
        assert [each.text for each in drawn[one]] != [each.text for each in drawn[other]]
    for each in (asked for sheet in drawn.values() for asked in sheet):
        assert each.judge(str(each.answer()))
        assert each.because


def test_words_and_answers_belong_together() -> None:
    """A question without an answer is named, and so is an answer that nobody asks for."""
    given = dict.fromkeys(["ties: fair", "ties: unfair"], lambda: "fair")
    with pytest.raises(ValueError, match=r"ties: a question without an answer.*: ties: how many.*ties: unfair"):
        answers("catwidgets.lessons.empire.ties", given)


def test_a_question_is_made_of_words_and_an_answer() -> None:
    """Keys stand for choices, and names for wrong numbers that are computed."""
    words = {"text": "Even?", "choices": {"yes": "It is", "no": "It is not"}, "hints": {"no": "Halve it."}}
    asked = Drawn(lambda: "yes").asked("even", words)
    assert ("It is", ("It is", "It is not"), {"It is not": "Halve it."}) == (asked.answer(), asked.choices, asked.hints)
    with pytest.raises(KeyError, match="perhaps"):
        Drawn(lambda: "perhaps").asked("even", words).answer()
    assert question("battle: march").judge(str(odds.campaign(10, [2, 1]).chance)).sentence == (
        f"Not yet. {words_of('catwidgets.lessons.empire.markov')['battle: march']['hints']['first two']}"
    )


def test_exercises_of_a_sheet_draw_numbers_of_their_own() -> None:
    """Two exercises that draw alike have other numbers, and so have two units; a seed is not a truth."""

    def drawn(rng):
        number = rng.random()
        return Drawn(lambda: number, n=1, pairs=1, mine=1, theirs=1, good=1)

    units = [copy(unit("ties")) for _ in range(2)]
    for made, made.name in zip(units, ("ties", "jam"), strict=True):
        made.exercises = (drawn,) * 5
    assert 10 == len({each.answer() for made in units for each in made.questions(1)})
    with pytest.raises(ValueError, match="seed=True: take a whole number"):
        units[0](True)


@each_unit
def test_a_guide_has_what_a_teacher_needs(name: str) -> None:
    """A plan that fills the time, sentences, questions, all answers, a picture."""
    made = UNITS[name]
    page = guide(name)._repr_html_()
    for part in ("Plan", "Say", "Ask", "Support", "Extension", "Exit ticket", "Answers", "Open questions", "<svg"):
        assert part in page
    thinking = next(cell.source for cell in cells(name) if "**To think about.**" in cell.source)
    assert [] == [each for each in made.guide.open_answers if " ".join(each.split()) not in " ".join(thinking.split())]
    assert made.guide.open_answers
    drawn = [html.escape(f"{each.text} {answer_in_words(each.answer(), each.kind)}") for each in made.questions(1)]
    assert drawn == [each for each in drawn if each in page.partition("Exercises for number 1")[2]]


def test_a_worksheet_carries_its_seed_and_its_answers(tmp_path: Path) -> None:
    """On paper the answers stand on a page of their own, after all the sheets."""
    page = worksheet("ties", 3, 4).save(tmp_path / "ties.html").read_text(encoding="utf-8")
    sheets, answers = page.split("Answers, number 3")
    assert (True, True) == tuple(f"Worksheet, number {seed}" in sheets for seed in (3, 4))
    assert "Answers, number 4" in answers
    first = unit("ties").questions(3)[0]
    assert str(first.answer()) not in sheets.split("Worksheet, number 4")[0]
    assert str(first.answer()) in answers
    ticket, told = unit("ties").guide.ticket
    assert (2, 0, 1) == (sheets.count(html.escape(ticket)), sheets.count(html.escape(told)),
        answers.count(html.escape(told)))


@each_unit
def test_a_worksheet_asks_for_nothing_that_is_not_on_it(name: str) -> None:
    """Where an exercise names places of a map, the map is printed; no picture gives an answer away."""
    page = worksheet(name, 1).page()
    assert ("<svg" in page) == (name in {"jam", "walls", "either or", "bluff", "sums", "same luck"})
    assert 1 + len(UNITS[name].exercises) == page.count('class="room"')


def test_the_map_has_every_unit() -> None:
    """Its number, title and question, in order."""
    text = "\n".join(cell.source for cell in nbformat.read(COURSE / "course.ipynb", as_version=4).cells)
    rows = [f"| {each.number} | [{each.title}]({path(each.name).name}) | {each.age} |" for each in units()]
    assert [] == [row for row in rows if row not in text]
    assert list(range(1, 1 + len(rows))) == [each.number for each in units()]


@pytest.mark.parametrize("page", ["index.md", "paper/paper.md"])
def test_the_documentation_counts_the_units(page: str) -> None:
    """In figures, and as many as there are."""
    found = re.findall(r"(\d+)\s+(?:lesson )?units", (COURSE.parents[1] / "docs" / page).read_text(encoding="utf-8"))
    assert [str(len(units()))] == found


@each_unit
def test_every_exercise_answers_likely_mistakes(name: str) -> None:
    """What a hint foresees is answered with it, whatever the numbers, unless it happens to be right.

    Each slip gives an answer of its own: whoever made another one is not told of this one.
    """
    slips = [len(words["hints"]) for key, words in words_of(UNITS[name].module).items() if ": exercise " in key]
    for questions in map(UNITS[name].questions, SEEDS):
        assert slips == [len(each.hints or {}) for each in questions]
        for asked, wrong, hint in ((each, *told) for each in questions for told in (each.hints or {}).items()):
            verdict = asked.judge(wrong)
            assert verdict or verdict.sentence == f"Not yet. {hint}"


def test_the_map_says_how_long_units_take() -> None:
    """A lesson each, but for those that it names."""
    text = " ".join((COURSE / "course.py").read_text(encoding="utf-8").replace("\n# ", " ").split())
    assert "a lesson of 35 to 45 minutes; 17 takes an hour." in text
    longer = {each.number: each.minutes for each in units() if not 35 <= each.minutes <= 45}
    assert {17: 60} == longer


@each_unit
def test_no_field_shows_the_answer_as_its_example(name: str) -> None:
    """What a field says may be written in it is right nowhere in the course."""
    examples = [say(f"how-{kind}").partition("such as ")[2] for kind in ("fraction", "points")]
    shown = [part for words in examples for part in re.split(", | or ", words)]
    assert 4 == len(shown)
    every = [*asked(name), *(each for seed in SEEDS for each in unit(name).questions(seed))]
    assert [] == [each.name for each in every if each.kind in ("fraction", "points") for s in shown if each.judge(s)]


# A reader's own function


@pytest.fixture
def doubled() -> Any:
    """A task, gone after the test."""
    before = dict(QUESTIONS)
    register(Task("double", "Double it.", lambda n: 2 * n, because="Twice.", cases=((1,), (4,))))
    yield
    QUESTIONS.clear()
    QUESTIONS.update(before)


@pytest.mark.parametrize(("function", "said"), [
    (lambda n: n + n, "Right: your function agrees in all 2 cases. Twice."),
    (lambda n: n + 1, "Not yet. For (4) it should be 8, and yours says 5."),
    (lambda n: math.nextafter(2 * n, 9), "Right: your function agrees in all 2 cases. Twice."),
    (lambda n: 2 * n + 1e-6, "Not yet. For (1) it should be 2, and yours says 2.000001."),
    (lambda n: None, "Not yet: your function gives nothing at (1): end it with `return`."),
    (lambda n: ..., "Your turn: write something in place of the three dots in your function."),
    (lambda n: n / 0, "Not yet: your function stops at (1): ZeroDivisionError, division by zero."),
    (7, "Not yet: this needs a function, and 7 is none.")])
def test_a_function_is_checked_case_by_case(doubled: Any, function: Any, said: str) -> None:
    """The first case that differs is named, and a broken function gets a sentence."""
    assert said == check("double", function).sentence


def test_a_function_that_empties_what_it_is_given_is_judged_by_what_it_gives(doubled: Any) -> None:
    """It gets a copy; the true one is asked with all that was there."""
    register(Task("last", "The last of a list.", lambda given: given[-1], cases=(([3, 5],),)))
    assert "Right: your function agrees in all 1 cases." == check("last", lambda given: given.pop()).sentence


def test_a_search_may_ask_for_each_place_a_thousand_times() -> None:
    """Once more, and it is stopped as one that never ends."""
    town = Places({"a": ["b"], "b": ["a"]})
    for _ in range(1000):
        assert (["b"], ["a"]) == (town["a"], town["b"])
    with pytest.raises(RuntimeError, match="the search never ends"):
        town["a"]


def test_three_dots_are_no_answer(doubled: Any) -> None:
    """A cell that nobody has touched asks for an answer, and is not wrong."""
    assert check("double", ...).sentence.startswith("Your turn: ")


def test_a_lambda_is_called_by_a_readers_name() -> None:
    """Nobody has to know what a lambda is."""
    assert (Own(lambda: 1).name, Own(len).name) == ("your function", "len")


def test_sets_are_told_in_order() -> None:
    """The same sentence in every session, and nothing in it that goes on and on."""
    with pytest.raises(Broken) as told:
        Own(lambda places: places[0])(set("cab"))
    assert "stops at ({'a', 'b', 'c'})" in str(told.value)
    with pytest.raises(Broken) as told:
        Own(lambda places: places["x"])(dict.fromkeys(range(99)))
    assert len(str(told.value)) < 300
