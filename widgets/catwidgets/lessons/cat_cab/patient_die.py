"""The unit on expectation: what one die is worth, rolled once, rolled patiently, and rolled under a limit of curses."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Sequence
from fractions import Fraction

from catlib import load
from catlib.game import Game
from catlib.games.cat_cab import odds
from catwidgets.draw import Chart, curve
from catwidgets.teach import Exhibit, Explorer, Guide, Own, Question, Unit, ask, friendly, task

ROLL, KEEP, ALIKE = "Roll it again", "Keep it", "It makes no difference"
LIMIT = 4
MOST = 12  # rolls on the slider
Worth = Callable[[int], Fraction]


def worth_of(rolls: int) -> Fraction:
    """What a die is worth that may be rolled so often, without a limit of curses.

    >>> [str(worth_of(rolls)) for rolls in range(4)]
    ['0', '1/2', '3/4', '7/8']
    """
    if rolls == 0:
        return Fraction(0)
    later = worth_of(rolls - 1)
    return Fraction(later - 1 + later + later + 1 + 1 + 2, 6)


@friendly
def patience(worth: Worth) -> Explorer:
    """What the reader's function says for more and more rolls."""
    own = Own(worth)
    return Explorer(
        lambda rolls: _patience_chart(own, rolls), "Move the slider. Where does it lead?", rolls=(1, 2, MOST)
    )


def _patience_chart(worth: Own, rolls: int) -> Chart:
    points = [(n, Fraction(worth(n))) for n in range(rolls + 1)]
    title = "Worth of a die that may be rolled so often"
    return curve(points, title, "rolls", "net spaces")


def board() -> Exhibit:
    """The worth of a patient die, for paper."""
    return Exhibit(_patience_chart(Own(worth_of), 8))


def limits(most: int = 6) -> Exhibit:
    """What one die is worth for each limit of curses, beside the 1 that it would be worth without.

    >>> limits(3).board.status
    'From 3/4 = 0.75 at 1 to 63/64 ≈ 0.9844 at 3. Exact.'
    """
    points = [(limit, odds.single_die(0, game=_with_limit(limit))) for limit in range(1, most + 1)]
    return Exhibit(curve(points, "One die, rolled until it moves", "curses allowed", "net spaces"))


@functools.cache
def _with_limit(limit: int) -> Game:
    return load("cat_cab", players=2, item_limit=0, curse_limit=limit)


# Questions


@ask(
    "patient: one roll",
    "One die, rolled once. How many net spaces does it bring on average?",
    kind="number",
    hints={
        "2/3": "That counts the spaces of 4, 5 and 6. A 1 takes one away.",
        "7/2": "That is the mean of the pips. Count spaces.",
        3: "That is the sum over the six faces. Divide by six.",
        "5/6": "A 1 is worth −1, not 0 and not 1.",
    },
    because="(−1 + 0 + 0 + 1 + 1 + 2)/6 = 3/6.",
)
def one_roll() -> Fraction:
    return odds.one_roll(1).mean


@task(
    "patient: mean",
    "The mean of a list of numbers that are equally likely.",
    cases=(([1, 2, 3, 4, 5, 6],), ([-1, 0, 0, 1, 1, 2],), ([7],), ([0, 0, 12],)),
    because="Add them up, and divide by how many there are.",
)
def mean(values: Sequence[int]) -> Fraction:
    return Fraction(sum(values), len(values))


@ask(
    "patient: patience",
    "A blank die is rolled again and again until it moves the cab. What does it bring on average?",
    kind="number",
    hints={
        "1/2": "That is one roll. But whenever it ends blank, you may roll again.",
        "4/3": "That is what the die shows in the end. The 1s on the way cost something, too.",
        "2/3": "In the end the die shows 4, 5 or 6 for sure.",
        "3/2": "The second roll happens only if the first one ended blank.",
        "3/4": "Not only twice: as often as it takes.",
    },
    because="1/2 + 1/4 + 1/8 + … comes as near to 1 as you like.",
    picture=lambda: _patience_chart(Own(worth_of), 8),
)
def patient() -> Fraction:
    import sympy

    formula = odds.single_die_formula()
    named = {symbol.name: symbol for symbol in formula.free_symbols}
    value = sympy.limit(formula.subs(named["c"], 0), named["L"], sympy.oo)
    return Fraction(int(value.p), int(value.q))


@ask(
    "patient: a four",
    "Your die shows a 4. That is one space for sure. Would you roll it again?",
    kind="choice",
    choices=(ROLL, KEEP, ALIKE),
    hints={
        ROLL: "What is keeping worth, and what is rolling worth?",
        KEEP: "What is keeping worth, and what is rolling worth?",
    },
    because="Keeping brings 1. Rolling brings 1 on average, too, if you stay patient. Exactly equal.",
)
def a_four() -> str:
    rolling = patient()
    return ALIKE if rolling == 1 else ROLL if rolling > 1 else KEEP


@ask(
    "patient: dear curse",
    "Let a curse cost two spaces instead of one. What is a patient die worth then?",
    kind="number",
    hints={
        1: "That is with a curse that costs one space.",
        0: "A blank die may be rolled again, so it is worth more than nothing.",
        "1/3": "That is one roll. But you may roll again.",
        "1/2": "That would be one roll with the usual curse.",
    },
    because="V = (V − 2 + V + V + 1 + 1 + 2)/6. So 6V = 3V + 2, and 3V = 2.",
)
def dear_curse() -> Fraction:
    import sympy

    v = sympy.Symbol("v")
    [found] = sympy.solve(sympy.Eq(6 * v, v - 2 + v + v + 1 + 1 + 2), v)
    return Fraction(int(found.p), int(found.q))


@ask(
    "patient: last chance",
    "You hold 3 curses, and your die is blank. With the fourth curse you must stop. "
    "What does the die bring on average?",
    kind="number",
    hints={
        "1/2": "One roll brings 1/2, but after a 2 or a 3 you may roll again.",
        1: "So much without a limit. Here a 1 ends the rolling for good.",
        "15/16": "That is with 2 curses.",
        "2/3": "The fourth curse still costs a space.",
    },
    because="V = (0 − 1 + V + V + 1 + 1 + 2)/6. So 6V = 2V + 3.",
)
def last_chance() -> Fraction:
    return odds.single_die(LIMIT - 1)


# Exercises


def _faces(rng: random.Random) -> list[int]:
    return sorted(rng.choices(range(1, 10), k=3))


def _once(rng: random.Random) -> Question:
    a, b, c = _faces(rng)
    cost = rng.randint(1, 5)
    return Question(
        "patient: exercise 1",
        f"A die has two blank faces. The others bring {a}, {b} and {c} spaces, and one takes {cost} away. "
        "What does one roll bring on average?",
        lambda: Fraction(a + b + c - cost, 6),
        kind="number",
        because=f"({a} + {b} + {c} − {cost})/6.",
    )


def _patient(rng: random.Random) -> Question:
    a, b, c = _faces(rng)
    return Question(
        "patient: exercise 2",
        f"A die has three blank faces. The others bring {a}, {b} and {c} spaces. A blank die is rolled again until it "
        "moves. What does it bring on average?",
        lambda: Fraction(a + b + c, 3),
        kind="number",
        because="In the end one of the three faces comes, each equally often.",
    )


def _dear(rng: random.Random) -> Question:
    a, b, c = _faces(rng)
    cost = rng.randint(1, a + b)

    def answer() -> Fraction:
        import sympy

        v = sympy.Symbol("v")
        [found] = sympy.solve(sympy.Eq(6 * v, 3 * v - cost + a + b + c), v)
        return Fraction(int(found.p), int(found.q))

    return Question(
        "patient: exercise 3",
        f"A die has two blank faces and one that takes {cost} away and is blank, too. The others bring {a}, {b} "
        f"and {c} spaces. A blank die is rolled again until it moves. What does it bring on average?",
        answer,
        kind="number",
        because=f"6V = 3V − {cost} + {a} + {b} + {c}.",
    )


UNIT = Unit(
    number=5,
    name="patient die",
    title="The patient die",
    age=13,
    minutes=45,
    concept="expectation",
    game="Cat Cab Crew",
    hook="Your die shows a 4. Would you roll it again?",
    exercises=(_once, _patient, _dear),
    board=board,
    guide=Guide(
        plan=[
            (5, "Pairs roll one die ten times and add up their net spaces. Collect the averages of the class."),
            (10, "First guess, then the mean of one roll. Your turn 1: a function for every mean."),
            (10, "The patient die: guess, then the idea cell and the picture."),
            (5, "The equation on the board: V on both sides."),
            (10, "A 4, a costly curse (your turn 2), and the limit."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "No single roll brings half a space. The average of very many rolls does.",
            "A blank die is a new beginning: what it is worth has not changed.",
        ],
        ask=[
            "Why may V stand on both sides of the equation?",
            "What does a 2 change? What does a 1 change?",
            "Who would rather keep the 4, although both are worth the same?",
        ],
        support="Let pupils act it out with counters: a 1 gives one back, a 6 brings two.",
        extension="Give the die eight faces of your own, so that a patient die is worth exactly 2.",
        ticket=("A die brings 0, 0, 0, 3, 3 and 3, and a blank die is rolled again. What is it worth?", "3"),
        open_answers={
            "Would you rather keep the 4, although both are worth the same?": "The mean does not decide it. Who "
            "needs one space for sure keeps it, who needs two rolls again.",
            "With a limit of four curses, is rolling a 4 again still fair?": "No. The die is then worth 255/256, a "
            "little less than the 1 of the 4.",
        },
    ),
)

exercises = UNIT.sheet
