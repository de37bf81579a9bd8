"""What pupils type: 40 questions, and for each what is right, what is nearly right, and what is wrong."""

import warnings
from fractions import Fraction

import pytest
from catwidgets.teach import Question
from catwidgets.teach.typed_numbers import read_number
from catwidgets.teach.typed_sums import work_out
from catwidgets.teach.voice import say

# kind and exact answer; right answers; rightly rounded, but too coarse; a wrong last digit; wrong answers
TABLE = """
fraction 7/36 ; 7/36 | 0.1944 | 19.44 % | 19,4 % | 19 % | 7 in 36 | 7 zu 36 | ≈ 0.194 ; 0.2 | 20 % ; 19.5 % | 0.195 ; 7
fraction 5/12 ; 15/36 | 5/12 | 0.417 | 41.7% | 42 % | 15 of 36 | 1 - 7/12 ; 0.4 ; 0.416 | 41.6 % ; 1/2 | 21/36
fraction 1/3 ; 1/3 | 0.333 | 33 % | a third | one third | 33.3% | 0.333... ; 0.3 ; 0.334 | 0.34 | 33.4 % ; 0.335 | 3
fraction 2/3 ; 2/3 | 0.667 | 67 % | two thirds | 66.67 % | 1-1/3 ; 0.7 | 70 % ; 0.66 | 0.666 | 66 % ; 1/3 | 2
fraction 1/6 ; 1/6 | 6/36 | 0.167 | 16.7 % | 17 % | 1 in 6 | one sixth | 1:6 ; 0.2 ; 0.16 | 0.166 ; 1/11 | 6
fraction 1/2 ; half | 1/2 | 0.5 | 50 % | a half | one half | ½ | 18/36 ; ; ; 0.51 | 2 | 49 %
fraction 243/1024 ; (3/4)^5 | 0.75^5 | (3/4)**5 | 0.237 | 24 % | 3^5/4^5 | (3/4)⁵ ; 0.2 ; 0.238 ; 15/4 | 781/1024
fraction 4651/7776 ; 1-(5/6)^5 | 1 − (5/6)^5 | 0.598 | 59.8 % | 60 % | 4651/7776 ; 0.6 ; 59.9 % ; 5/6 | (5/6)^5
fraction 91/216 ; 1-(5/6)^3 | 91/216 | 0.421 | 42 % | 91 in 216 ; 0.4 ; 0.422 ; 1/2 | (5/6)^3
fraction 6/11 ; 6/11 | 0.545 | 55 % | 54.5 % | 54,55 % ; 0.5 ; 0.546 | 0.54 ; 1/2 | 5/11
fraction 2/9 ; 2/9 | 0.222 | 22 % | 22.2% | 2/9 ≈ 0.222 ; 0.2 | 20 % ; 0.223 ; 2/3 | 7/9
fraction 1/5 ; 1/5 | 0.2 | 20 % | .2 | one fifth | 2/10 | 1 out of 5 ; ; ; 1/3 | 0.21
fraction 7/124 ; 7/124 | 0.0565 | 5.65 % | 5.6 % | 0.056 ; 0.06 | 6 % ; 5.7 % | 0.057 ; 1/16 | 0.6
fraction 1445/3888 ; 2890/7776 | 0.3717 | 37.2 % | 37 % | 0.37 ; 0.4 ; 37.1 % | 0.371 ; 28.65 % | 1/4
fraction 1955/2592 ; 0.754 | 75 % | 75.4 % | 125/216 + 91/216*5/12 | 1955/2592 ; 0.8 ; 0.755 ; 125/216 | 3/4
fraction 6610505/10077696 ; 0.656 | 65.6 % | 66 % | 0.66 | 65,60 % ; 0.7 ; 0.655 ; 1/2 | 0.37
fraction 27557/32364 ; 85 % | 0.851 | 85.1 % | 0.8515 | 27557/32364 ; 0.9 ; 0.852 | 0.86 ; 3/2 | 1/2
fraction 21/124 ; 21/124 | 17 % | 0.169 | 3*7/124 | 16.9 % ; 0.2 ; 16 % ; 7/124 | 17 | 0.17 %
fraction 22/35 ; 63 % | 22/35 | 0.629 | 62.9 % | 0.63 ; 0.6 ; 0.62 | 0.628 ; 13/35 | 1/2
fraction 2/7 ; 2/7 | 29 % | 0.286 | 28.6 % | 10/35 ; 0.3 | 30 % ; 0.28 | 0.285 ; 2/9 | 5/7
fraction 1/32 ; 1/32 | 0.03125 | 3.1 % | 1/2^5 | (1/2)^5 | 3.125 % ; 3 % | 0.03 ; 3.2 % ; 1/7776 | 32
fraction 9/16 ; 9/16 | (3/4)^2 | 0.5625 | 56 % | 56.3 % | 1-7/16 ; 0.6 ; 0.57 ; 7/16 | 3/4
number 792 ; 792 | C(12,5) | 12 choose 5 | 792 ways | 12C5 | C(12, 7) | 12!/(5!7!) ; ; ; 791 | 800 | 12
number 7/2 ; $3.50 | 3.5 | 3,50 € | 3½ | 3 1/2 | 7/2 | 3.50 dollars ; 4 ; ; 5 | 2.5 | 3
number 6561 ; 6 561 | 6,561 | 6561 | 6'561 | 3^8 | 6561 hands ; ; ; 656 | 65536 | 6,562
number 329/72 ; 4.57 | 4.569 | 329/72 | 4,57 | about 4.57 spaces ; 5 | 4.6 | 5 steps ; 4.5 | 4.56 ; 6 | 6.5
number 45/4 ; 45/4 | 11.25 | 11 1/4 | 11.3 | 11,25 ; 11 ; ; 15/4 | 12 | 11.4
number 15/4 ; 15/4 | 3.75 | 3¾ | 3,75 ; 4 | 3.8 ; 3.7 ; 45/4 | 3 | 3.9
number 12 ; 12 | twelve | 12 cubes | 12.0 | 6+6 ; ; ; 11 | 5 | 13
number 15 ; 15 | 15 jumps | 15. | 5·3 | C(6,2) ; ; ; 16 | 14 | 20
number 36 ; 36 | C(9,2) | 6^2 | 9*8/2 | 6×6 | 36 pairs ; ; ; 72 | 81
number 84 ; 84 | C(9,3) | 9 choose 3 | 9*8*7/6 | 84 hands ; ; ; 504 | 729
number 1280 ; 1280 | 1 280 | 1,280 | 4^4*5 | 1280 plays ; ; ; 128 | 1024
number 249/32 ; 7.78 | 249/32 | 7.781 | 7,78 ; 8 | 7.8 ; 7.7 ; 9 | 6 | 7.77
number 33/14 ; 2.36 | 33/14 | $2.36 | 2,36 € | 2.357 ; 2 | 2.4 ; 2.35 ; 2.5 | 66
number 205/1296 ; 0.158 | 205/1296 | 0.1582 | (2*2890-2*2275)/7776 ; 0.16 | 0.2 ; 0.159 ; 2 | 8391/7776
number 187/37 ; 5.05 | 187/37 | 5.054 | 5,054 ; 5 | 5.1 ; 5.06 ; 13 | 6.5
number 1548859/839808 ; 1.84 | 1.844 | 1,84 | 1.8443 rolls ; 2 | 1.8 ; 1.85 ; 3 | 1
number 3/4 ; 3/4 | 0.75 | three quarters | ¾ | 0,75 ; 1 | 0.8 ; ; 1/2 | 15/16 | 0.7
number 28 ; 28 | C(8,2) | 8 choose 2 | 28 ways | 4*7 ; ; ; 49 | 27
"""
ROWS = [[part.strip() for part in line.split(";")] for line in TABLE.strip().splitlines()]


def rows(column: int) -> list[tuple[str, str]]:
    """The cells of a column, each with its question."""
    return [(row[0], given.strip()) for row in ROWS for given in row[column].split("|") if given.strip()]


def judged(asked: str, given: str) -> str:
    """What the checker says."""
    kind, exact = asked.split()
    return Question("q", "?", lambda: Fraction(exact), kind).judge(given).sentence


def test_the_table_is_long_enough() -> None:
    """Forty questions, and at least two hundred answers to them."""
    assert len(ROWS) == len({row[0] for row in ROWS}) == 40
    assert 200 <= sum(len(rows(column)) for column in range(1, 5))


@pytest.mark.parametrize(("asked", "given"), rows(1))
def test_what_is_right_is_accepted(asked: str, given: str) -> None:
    """In every form in which a right answer is written."""
    assert judged(asked, given).startswith("Right: ")


@pytest.mark.parametrize(("asked", "given"), rows(2))
def test_nobody_argues_with_right_rounding(asked: str, given: str) -> None:
    """What is rightly rounded but coarse is nearly right, never more or less."""
    assert judged(asked, given) == say("more-digits")


@pytest.mark.parametrize(("asked", "given"), rows(3))
def test_wrong_rounding_is_refused(asked: str, given: str) -> None:
    """0.334 is not 1/3, rounded to three places."""
    assert judged(asked, given) == say("last-digit")


@pytest.mark.parametrize(("asked", "given"), rows(4))
def test_what_is_wrong_is_refused(asked: str, given: str) -> None:
    """With a hint, or with the direction."""
    assert judged(asked, given).startswith("Not yet. ")


@pytest.mark.parametrize(("given", "value"), [
    ("1 1/2", "3/2"), ("-1 1/2", "-3/2"), ("+2 3/4", "11/4"), ("−2 ¾", "-11/4"), ("-1/2", "-1/2")])
def test_the_sign_of_a_mixed_number_is_that_of_the_whole(given: str, value: str) -> None:
    """Minus one and a half is as far below zero as one and a half is above."""
    assert Fraction(value) == read_number(given).value


def test_a_value_that_is_not_exact_is_shown_as_none() -> None:
    """No fraction is made of a float."""
    asked = Question("density", "?", lambda: 0.274550, "number", tolerance=Fraction(1, 300))
    assert asked.judge("0.275").sentence == "Right: 0.275 is 0.2746, rounded."
    assert not asked.judge("1/4")


@pytest.mark.parametrize("given", [
    "__import__('os')", "9**9**9", "lambda: 1", "(1, 2)", "C(5)", "5!!", "x", "1//2", "2^0.5", "C(9999, 2)"])
def test_nothing_that_is_typed_is_run(given: str) -> None:
    """Names, calls and towers of powers end in a sentence."""
    with pytest.raises(ValueError, match=r"is not a number|too large|whole numbers"):
        read_number(given)


@pytest.mark.parametrize(("written", "value"), [
    ("2 + 3*4", 14), ("2(3+4)", 14), ("12!/(5!·7!)", 792), ("-2^2", -4), ("6 ÷ 4", Fraction(3, 2))])
def test_sums_are_worked_out_exactly(written: str, value: Fraction) -> None:
    """Powers before products before sums, as at school."""
    assert work_out(written) == value


@pytest.mark.parametrize("written", ["3in 4", "1or 2", "12else"])
def test_words_behind_numbers_bring_no_warning_of_python(written: str) -> None:
    """What Python's parser thinks of a typed answer is nobody's business."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert work_out(written) is None
    assert [] == told


def test_a_sum_that_divides_by_zero_says_so() -> None:
    """One sentence, never a traceback."""
    with pytest.raises(ValueError, match="divides by zero"):
        work_out("1/(2-2)")


@pytest.mark.parametrize("given", ["%" * 4000, "1" + "%" * 4000, "1" * 5000, "1" * 5000 + "/3", "x" * 100_000, 10**5000,
                                   Fraction(10**5000, 3), Fraction(1, 10**5000), "½" * 1000, "1e400"],
                         ids=lambda given: type(given).__name__)
def test_no_answer_is_too_odd_for_a_short_sentence(given):
    """However long it is, it is refused in words of ours, and not written out in them."""
    said = Question("odd", "?", lambda: Fraction(1, 6)).judge(given).sentence
    assert "write 7/40, 0.175 or 17.5%" in said
    assert len(said) < 150


def test_a_long_exact_answer_is_right():
    """As a number and as text."""
    exact = Fraction(3**1000, 7**1200)
    asked = Question("long", "?", lambda: exact)
    assert all(map(asked.judge, (exact, str(exact))))
