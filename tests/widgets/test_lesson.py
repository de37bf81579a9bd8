"""Lessons: answers are read as people write them, mistakes get a hint, and a guess comes before the answer."""

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
import sympy
from catwidgets.draw import outcome_chart
from catwidgets.teach import Question, agree, check, exercise, guess, lesson, register, teacher_note
from catwidgets.teach.questions import QUESTIONS
from catwidgets.teach.typed_numbers import read_number

from catlib.chance import die

from .person import send

SIXTH = Fraction(1, 6)


@pytest.fixture(autouse=True)
def questions() -> Iterator[None]:
    """Some questions, gone after the test."""
    before = dict(QUESTIONS)
    hints = {Fraction(1, 11): "Totals differ."}
    register(Question("seven", "How likely is a total of 7?", seven, hints=hints, because="6 of 36."))
    halfway = {lambda x: x == 3: "Halfway is not 3."}
    register(Question("mean", "What is the mean of a die?", mean, "number", hints=halfway))
    register(Question("best", "Which total is likeliest?", best, "choice", ("6", "7", "8"), {"6": "Nearly."}))
    yield
    QUESTIONS.clear()
    QUESTIONS.update(before)


def seven() -> Fraction:
    return Fraction(6, 36)


def mean() -> Fraction:
    return Fraction(7, 2)


def best() -> str:
    return "7"


# Reading


@pytest.mark.parametrize(("given", "value"), [
    (" 1 / 6 ", SIXTH),
    ("−1/6", -SIXTH),
    ("1⁄6", SIXTH),
    ("⅙", SIXTH),
    ("2.5e-1", Fraction(1, 4)),
    (3, Fraction(3)),
    (0.25, Fraction(1, 4)),
    (SIXTH, SIXTH),
    (Decimal("0.25"), Fraction(1, 4)),
    (sympy.Rational(1, 6), SIXTH),
    (sympy.Integer(2), Fraction(2)),
    (sympy.Float("0.25"), Fraction(1, 4))])
def test_numbers_are_read_as_people_write_them(given: Any, value: Fraction) -> None:
    """With the signs of every keyboard, and numbers of Python and sympy; see test_answers.py for the rest."""
    assert read_number(given).value == value


@pytest.mark.parametrize("given", [
    "", "abc", "1/0", "nan", "inf", "1e999999999", "1.2.3", "1,2,3", "1/2/3", True, None, float("nan"), "%"])
def test_what_is_no_number_is_said_to_be_none(given: Any) -> None:
    """One sentence, never a traceback."""
    with pytest.raises(ValueError, match=r"is not a number|divides by zero"):
        read_number(given)
    assert not check("seven", given)


# Checking


@pytest.mark.parametrize("given",
    ["1/6", "2/12", SIXTH, sympy.Rational(1, 6), 1 / 6, "0.167", "0.1667", "16.7%", "16,67%", "1 in 6", "17%"])
def test_right_answers_in_many_forms(given: Any) -> None:
    """A fraction, or a decimal or percentage of two places or more, rightly rounded."""
    verdict = check("seven", given)
    assert verdict
    assert verdict.sentence.startswith("Right: ")
    assert verdict.sentence.endswith("6 of 36.")


@pytest.mark.parametrize(("given", "sentence"), [
    ("1/11", "Not yet. Totals differ."),
    (1 / 11, "Not yet. Totals differ."),
    ("5/6", "Not yet. That is the chance that it does not happen."),
    ("0.83", "Not yet. That is the chance that it does not happen."),
    ("0.8", "Not yet. The answer is smaller."),  # so few digits may come from another slip
    ("16.7", "Not yet. Is this a percentage? Then write the sign % behind it."),
    (6, "Not yet. That is upside down: one in so many."),
    ("1/5", "Not yet. Those are the odds, wins to losses; the chance is wins to all cases."),
    ("-1/6", "Not yet. A chance lies between 0 and 1."),
    ("1/4", "Not yet. The answer is smaller."),
    ("1/100", "Not yet. The answer is larger."),
    ("0.2", "This may be the answer, rounded: give a fraction, or one more digit."),
    ("0.166", "Nearly: the last digit is not rounded rightly."),
    (0, "Not yet. A chance of 0 means never.")])
def test_typical_mistakes_get_their_hint(given: Any, sentence: str) -> None:
    """What was foreseen for this question comes first, then what often goes wrong with a chance."""
    verdict = check("seven", given)
    assert not verdict
    assert repr(verdict) == sentence


def test_a_hint_can_be_a_function() -> None:
    """A mistake may be recognised by a function instead of a value."""
    assert check("mean", 3).sentence == "Not yet. Halfway is not 3."
    assert check("mean", 4).sentence == "This may be the answer, rounded: give a fraction, or one more digit."
    assert check("mean", 5).sentence == "Not yet. The answer is smaller."
    assert check("mean", 3.5).sentence == "Right: 3.5 is 7/2."


def test_one_is_not_nearly_two_thirds() -> None:
    """Rounded it would be, but a guess that is half as large again is not nearly right."""
    part = Question("part", "How much?", lambda: Fraction(2, 3), "number")
    assert ("The answer is smaller.", "Nearly.") == (part.explain("1"), part.explain("0.7"))


def test_choices() -> None:
    """A choice is compared without regard to case and spaces; a foreign one is refused."""
    assert check("best", 7)
    assert check("best", " 6").sentence == "Not yet. Nearly."
    assert check("best", "8").sentence == "Not yet."
    assert "6, 7, 8" in check("best", "nine").sentence


def test_a_tolerance_allows_coarser_decimals() -> None:
    """With a tolerance a decimal may be off by that much, a fraction may not."""
    asked = Question("pi", "How long?", lambda: Fraction(22, 7), kind="number", tolerance=Fraction(1, 10))
    assert asked.judge("3.1")
    assert not asked.judge("3.0")
    assert not asked.judge("3")
    assert not asked.judge(Fraction(31, 10))


@pytest.mark.parametrize("exact", [Fraction(0), Fraction(1)])
def test_sure_and_impossible(exact: Fraction) -> None:
    """The ends of the scale need no division."""
    asked = Question("sure", "Is it?", lambda: exact)
    assert asked.judge(str(exact))
    assert asked.judge(f"{100 * exact}%")
    assert not asked.judge("1/2")
    assert not asked.judge(1 - exact)


def test_unknown_questions_are_named() -> None:
    """A misspelt name is answered with the near ones."""
    with pytest.raises(ValueError, match="'sevn' is unknown; did you mean seven"):
        check("sevn", 1)


def test_a_name_has_one_question() -> None:
    """A second module's question of one name is refused, the same module's again is not."""
    register(Question("seven", "Again?", seven))
    with pytest.raises(ValueError, match=r"'seven' is already asked in .*test_lesson"):
        register(Question("seven", "Other?", die))


@pytest.mark.parametrize("wrong", [{"kind": "essay"}, {"kind": "choice"}, {"kind": "number", "choices": ("a",)}])
def test_questions_must_fit_together(wrong: dict) -> None:
    """A kind that is unknown or without what it needs is an error that names the question."""
    with pytest.raises(ValueError, match="question 'q'"):
        Question("q", "?", seven, **wrong)


def test_a_verdict_is_safe_html() -> None:
    """What was typed is shown as text."""
    html = check("seven", "<img src=x onerror=alert(1)>")._repr_html_()
    assert "<img" not in html
    assert "&lt;img" in html


# Guessing


def test_a_guess_comes_before_the_answer() -> None:
    """The answer is computed and shown only after the guess, and both stay."""
    asked = guess("seven")
    assert (asked.guess, asked.answer, asked.verdict) == ("", "", "")
    assert "1/6" not in repr(asked)
    send(asked, type="guess", guess=" 1/11 ")
    assert (asked.guess, asked.answer, asked.verdict) == ("1/11", "1/6 = 16.7%", "Totals differ. 6 of 36.")


def test_what_a_hint_asks_is_not_asked_beside_the_answer() -> None:
    """The reason follows what a hint says; a question of its own would come too late."""
    hints = {5: "That is near. What comes next?", 6: "What comes next?"}
    asked = Question("next", "After 6?", lambda: 7, kind="number", hints=hints, because="7 follows 6.")
    assert ["That is near. 7 follows 6.", "7 follows 6."] == [asked.explain(given) for given in ("5", "6")]


@pytest.mark.parametrize(("ways", "said"), [
    ((Fraction(1, 4), Fraction(1, 2) ** 2), "Both ways give the same."),
    (([1], [1], [1]), "All 3 ways give the same."), ((1, 2), "These differ: 1, 2."),
])
def test_ways_agree_in_words(ways: tuple, said: str) -> None:
    """Several ways to work something out are compared in a sentence."""
    assert (said, not said.startswith("These")) == (repr(agree(*ways)), bool(agree(*ways)))


def test_a_guess_is_explained_whatever_it_was() -> None:
    """Why the answer is what it is stands beside every guess, right or wrong."""
    told = {"1/6": "Right: 1/6. 6 of 36.", "1/4": "The answer is smaller. 6 of 36.", "0.2": "Nearly. 6 of 36."}
    for given, said in told.items():
        asked = guess("seven")
        asked.submit(given)
        assert asked.verdict == said


def test_the_answer_is_not_in_the_browser_beforehand() -> None:
    """Nothing that is sent before the guess holds the answer."""
    state = {k: v for k, v in guess("best").get_state().items() if k not in ("_esm", "_css")}
    assert "answer" in state
    assert state["answer"] == state["verdict"] == state["picture"] == ""


def test_a_second_guess_changes_nothing() -> None:
    """The first guess is kept."""
    asked = guess("seven")
    asked.submit("1/4")
    asked.submit("1/6")
    assert asked.guess == "1/4"


def test_a_whole_number_is_asked_for() -> None:
    """A guess of 0.3 columns is none; an exercise says so, unless it knows the mistake."""
    hints = {Fraction(1, 2): "Half of one."}
    register(Question("columns", "How many columns are there?", lambda: 7, "whole", hints=hints))
    asked = guess("columns")
    asked.submit("0.3")
    assert ("", "The answer is a whole number.") == (asked.guess, asked.problem)
    asked.submit("7.0")
    assert ("7.0", "7") == (asked.guess, asked.answer)
    said = [check("columns", given).sentence for given in ("0.3", "1/2", "8")]
    assert ["The answer is a whole number.", "Half of one.", "The answer is smaller."] == [each[9:] for each in said]


@pytest.mark.parametrize("given", ["", "  ", "perhaps", "150%", "-1/6", "16.7"])
def test_what_is_no_guess_is_sent_back(given: str) -> None:
    """An empty or unreadable guess, or one that is not a chance, gets a sentence and shows no answer."""
    asked = guess("seven")
    asked.submit(given)
    assert asked.problem
    assert (asked.guess, asked.answer) == ("", "")


def test_an_answer_can_have_a_chart() -> None:
    """A chart is drawn with the theme's colours."""
    register(Question("totals", "Which?", best, "choice", ("6", "7"), picture=lambda: outcome_chart(2 @ die(6))))
    asked = guess("totals")
    asked.submit("7")
    assert asked.picture.startswith("<svg")
    assert "var(--cat-ink)" in asked.picture


def test_a_broken_answer_is_shown() -> None:
    """A mistake in the lesson's own function is not swallowed."""
    register(Question("broken", "?", lambda: 1 // 0, "number"))
    asked = guess("broken")
    asked.submit("3")
    assert asked.problem.startswith("Something went wrong: ZeroDivisionError")
    assert asked.guess == ""


def test_a_guess_leaves_the_same_traces_each_time() -> None:
    """What a notebook keeps of it depends on the question alone, and is text."""
    register(Question("x", "Is <b>this</b> so?", lambda: 3, "number"))
    one, other = (guess("x")._repr_mimebundle_()[0] for _ in range(2))
    for kind in ("text/plain", "text/html"):
        assert one[kind] == other[kind]
    assert one["text/plain"] == "Guess first: Is <b>this</b> so?"
    assert "<b>" not in one["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in one


# Exercises


def test_an_exercise_is_checked_until_it_is_right() -> None:
    """Every wrong answer gets its hint, the right one ends it, and what comes later changes nothing."""
    task = exercise("seven")
    task.submit("1/11")
    assert (task.right, task.verdict, task.answer) == (False, "Not yet. Totals differ.", "")
    send(task, type="guess", guess="1/6")
    assert (task.right, task.verdict, task.answer) == (True, "Right: 1/6. 6 of 36.", "1/6 = 16.7%")
    task.submit("1/4")
    assert (task.guess, task.tries) == ("1/6", 2)


def test_a_solution_is_offered_after_three_wrong_answers_and_not_before() -> None:
    """Nobody is left alone with a question, and nobody is told too soon."""
    task = exercise("mean")
    for given in ("1", "nothing", "2", "", "3"):
        send(task, type="solve")
        assert (task.offer, task.answer) == (False, "")
        task.submit(given)
    assert (task.tries, task.offer, task.answer) == (3, True, "")
    send(task, type="solve")
    assert (task.right, task.offer, task.answer) == (False, False, "7/2 = 3.5")


@pytest.mark.parametrize(("name", "given"), [("seven", ""), ("seven", "perhaps"), ("best", "")])
def test_what_is_no_answer_is_no_try(name: str, given: str) -> None:
    """An empty or unreadable answer gets a sentence and is not counted."""
    task = exercise(name)
    task.submit(given)
    assert task.problem
    assert (task.tries, task.guess) == (0, "")


def test_an_exercise_says_what_was_asked_and_answered() -> None:
    """Where no widget lives, the question stands as text."""
    task = exercise("best")
    assert repr(task) == "Exercise: Which total is likeliest?"
    task.submit("6")
    assert repr(task) == "Exercise: Which total is likeliest? 6: Not yet. Nearly."


def test_a_long_fraction_is_told_as_a_decimal() -> None:
    """What is read at a glance, and not twenty digits."""
    register(Question("long", "How many?", lambda: Fraction(22351268989, 4638965760), "number"))
    asked = guess("long")
    asked.submit("5")
    assert asked.answer == "≈ 4.818"


# Notes


def test_a_note_fills_in_answers_and_mistakes() -> None:
    """Named questions bring their text, answer and foreseen mistakes; all of it is folded away."""
    note = teacher_note("12–14", 40, ["chance", "sample space"], ["seven", "mean"])
    html = note._repr_html_()
    assert html.startswith("<details><summary>For teachers: age 12–14, 40 minutes")
    assert "open" not in html.split(">")[0]
    for part in ("How likely is a total of 7?", "1/6 = 16.7%", "6 of 36.", "3.5", "Totals differ.", "sample space"):
        assert part in html
        assert part in repr(note)


def test_a_note_has_tips_for_the_classroom() -> None:
    """How to use the lesson stands between the words and the answers."""
    note = teacher_note("12", 5, ["chance"], {"How?": "So."}, ["Let pairs guess first."])
    assert repr(note).splitlines()[1:] == ["Words: chance", "In class: Let pairs guess first.", "Answers: How? So."]


def test_a_note_is_text() -> None:
    """Words in a note are not HTML."""
    assert "<script" not in teacher_note("<script>", 5, ["<script>"], {"<script>": "<script>"})._repr_html_()


# In a browser, without Jupyter


@pytest.mark.browser
def test_guess_by_keyboard(mounted: Any) -> None:
    """Label, field and button are one form: type, press Enter, and the answer is read aloud as text."""
    asked = guess("seven")
    page = mounted(asked)
    field = page.get_by_label("How likely is a total of 7?")
    field.focus()
    page.keyboard.type("<i>no</i>")
    page.keyboard.press("Enter")
    page.get_by_text("“<i>no</i>” is not a number").wait_for()
    field.fill("1/4")
    page.keyboard.press("Enter")
    page.get_by_text("1/6 = 16.7%").wait_for()
    assert "1/4" in page.get_by_role("status").inner_text()
    assert asked.guess == "1/4"
    assert page.evaluate("window.taken.filter((key) => key.length === 1)") == []


@pytest.mark.browser
def test_choose_by_keyboard(mounted: Any) -> None:
    """Choices are one group of radio buttons with the question as its name."""
    asked = guess("best")
    page = mounted(asked)
    assert page.get_by_role("group", name="Which total is likeliest?").count() == 1
    page.get_by_role("radio", name="6").focus()
    for key in ("ArrowDown", "Tab", "Enter"):
        page.keyboard.press(key)
    page.get_by_text("Your guess").wait_for()
    assert (asked.guess, asked.answer) == ("7", "7")


@pytest.mark.browser
def test_an_exercise_by_keyboard(mounted: Any) -> None:
    """The field stays until the answer is right; then what was told has the focus, not the page behind it."""
    task = exercise("seven")
    page = mounted(task)
    field = page.get_by_label("How likely is a total of 7?")
    for given in ("1/11", "1/12", "5/6"):
        field.fill(given)
        page.keyboard.press("Enter")
        page.get_by_role("status").filter(has_text=f"{given} Not yet.").wait_for()
    page.get_by_role("button", name="Show the answer").wait_for()
    field.fill("1/6")
    page.keyboard.press("Enter")
    page.get_by_text("Right: 1/6. 6 of 36.").wait_for()
    assert page.evaluate("document.activeElement.className") == "cat-told"
    assert not field.is_visible()
    assert task.right


@pytest.mark.browser
def test_a_solution_is_shown_on_request(mounted: Any) -> None:
    """After three wrong answers a button shows the answer beside the last one given."""
    page = mounted(exercise("seven"))
    for given in ("1/11", "1/12", "1/13"):
        page.get_by_label("How likely is a total of 7?").fill(given)
        page.keyboard.press("Enter")
        page.get_by_role("status").filter(has_text=f"{given} Not yet.").wait_for()
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_text("1/6 = 16.7%").wait_for()
    assert "1/13" in page.get_by_role("status").inner_text()


@pytest.mark.parametrize("given", ["Both win", "both win", "BOTH  WIN", " both win "])
def test_letters_of_a_choice_may_be_large_or_small(given: str) -> None:
    """And spaces between them as many as one likes; its own hint is that of a wrong one."""
    asked = Question("either", "Who wins?", lambda: "Both win", "choice", ("Both win", "Nobody", "One"),
                     hints={"one": "Look at the other.", "NOBODY": "Somebody does."})
    assert asked.judge(given).right
    assert ["Not yet. Somebody does.", "Not yet. Look at the other."] == [
        asked.judge(wrong).sentence for wrong in ("nobody", "ONE")]


def test_teachers_read_the_mistakes_that_have_a_number() -> None:
    """What only a function can recognise has no words of its own."""
    hints = {Fraction(1, 3): "Three.", (lambda value: value > 9): "Large."}
    key = lesson.answer_key(Question("some", "How much?", lambda: 2, "number", hints=hints))
    assert (("1/3", "Three."),) == key.wrong
