"""The unit on dynamic programming: blanks, curses, and a Markov decision process solved from its end."""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from catlib.chance import counted
from catlib.games.cat_cab import odds
from catwidgets.draw import Chart, Element, Rect, Scene, curve, group, outcome_chart, text, token
from catwidgets.lessons.cat_cab.turns import HABITS, Turn, best_solver, driver_distribution, position, shown
from catwidgets.teach import (
    Broken,
    Exhibit,
    Explorer,
    Guide,
    Own,
    Picture,
    Question,
    Task,
    Unit,
    Verdict,
    ask,
    friendly,
    grid_html,
    task,
)

DICE, LIMIT = 5, 4
NO_MATTER = "It makes no difference"
ONE, BOTH = "One at a time", "Both at once"
SHARED = "The five dice share four curses"
FALLS = (-1, 0, 0, 1, 1, 2)
Worth = Callable[[int, int, int], Any]


def play_turns(seed: int = 2026, coach: bool = False) -> Turn:
    """Turns with five dice to play; the coach tells what a choice gave away."""
    return Turn(DICE, 0, seed, coach)


# The states and what they are worth


def after(blank: int, curses: int, dice: int) -> Counter[tuple[int, int, int]]:
    """What a roll of some blanks can bring if it changes anything: net spaces, blanks and curses, and in how many ways.

    >>> after(1, 3, 1)
    Counter({(1, 0, 3): 2, (-1, 1, 4): 1, (2, 0, 3): 1})
    """
    found = Counter[tuple[int, int, int]]()
    for fall in product(FALLS, repeat=dice):
        hit = min(fall.count(-1), LIMIT - curses)
        moved = [spaces for spaces in fall if spaces > 0]
        if any(fall):
            found[sum(moved) - hit, blank - len(moved), curses + hit] += 1
    return found


@functools.cache
def worth(blank: int, curses: int, dice: int) -> Fraction:
    """What it is worth to roll so many of the blanks, and to go on as well as can be.

    >>> worth(2, 3, 1), worth(2, 3, 2)
    (Fraction(21, 16), Fraction(23, 16))
    """
    results = after(blank, curses, dice)
    total = sum((n * (net + best(*state)) for (net, *state), n in results.items()), Fraction(0))
    return total / results.total()


@functools.cache
def best(blank: int, curses: int) -> Fraction:
    """What so many blanks are worth to the best driver.

    >>> best(1, 3)
    Fraction(3, 4)
    """
    choices = range(1, blank + 1) if curses < LIMIT else ()
    return max((worth(blank, curses, dice) for dice in choices), default=Fraction(0))


# The map

BOX, GAP = Rect(86, 44, 68, 50), 4


@friendly
def map_of(worth: Worth) -> Explorer:
    """How many dice to roll in every state, by the reader's function."""
    own = Own(worth)
    table = {(b, c): _options(own, b, c) for b in range(1, DICE + 1) for c in range(LIMIT)}
    task = "Choose a state. How many blanks does the best driver roll?"
    return Explorer(functools.partial(_map, table), task, blanks=(1, 2, DICE), curses=(0, 2, LIMIT - 1))


Options = dict[int, Fraction]


def _options(own: Callable[..., Any], blank: int, curses: int) -> Options:
    found = {dice: own(blank, curses, dice) for dice in range(1, blank + 1)}
    if wrong := [value for value in found.values() if not isinstance(value, (int, float, Fraction))]:
        raise Broken(f"your function should give a number of net spaces, and it gives {wrong[0]!r}")
    return {dice: Fraction(value) for dice, value in found.items()}


def _map(table: dict[tuple[int, int], Options], blanks: int, curses: int) -> Picture:
    scene = Scene(BOX.x + DICE * (BOX.width + GAP) + 6, BOX.y + LIMIT * (BOX.height + GAP) + 6, "The best driver’s map")
    scene.add(*_heads())
    for (b, c), options in table.items():
        scene.add(*_cell(b, c, options, (b, c) == (blanks, curses)))
    rows = [[counted(c, "curse"), *(_told(table[b, c]) for b in range(1, DICE + 1))] for c in range(LIMIT)]
    heads = [counted(b, "blank") for b in range(1, DICE + 1)]
    return Picture(scene, _sentence(table[blanks, curses], blanks, curses), grid_html("How many to roll", heads, rows))


def _heads() -> Iterator[Element]:
    for b in range(1, DICE + 1):
        x = BOX.x + (b - 0.5) * (BOX.width + GAP)
        yield group(text(x, 28, counted(b, "blank"), 12, fill=token("muted")), key=f"blank {b}")
    for c in range(LIMIT):
        y = BOX.y + (c + 0.5) * (BOX.height + GAP)
        yield group(text(BOX.x - 10, y, counted(c, "curse"), 12, anchor="end", fill=token("muted")), key=f"curse {c}")


def _cell(blank: int, curses: int, options: Options, chosen: bool) -> Iterator[Element]:
    box = Rect(BOX.x + (blank - 1) * (BOX.width + GAP), BOX.y + curses * (BOX.height + GAP), BOX.width, BOX.height, 5)
    x, y = box.centre
    many = min(_best(options)) > 1
    look = {"fill": token("legal"), "fill_opacity": 0.3} if many else {"fill": token("surface")}
    stroke = {"stroke": token("ink"), "stroke_width": 3} if chosen else {"stroke": token("line"), "stroke_width": 1}
    key = f"{blank} {curses}"
    yield group(box.element(**look, **stroke), key=f"cell {key}")
    yield group(text(x, y - 8, f"roll {_told(options)}", 14, bold=True), key=f"roll {key}")
    yield group(text(x, y + 12, f"{float(max(options.values())):.3f}", 11, fill=token("muted")), key=f"worth {key}")


def _best(options: Options) -> list[int]:
    most = max(options.values())
    return [dice for dice, value in options.items() if value == most]


def _told(options: Options) -> str:
    """The best numbers of dice: one, or the first to the last of those that are worth the same."""
    found = _best(options)
    return str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"


def _sentence(options: Options, blanks: int, curses: int) -> str:
    each = ", ".join(f"roll {dice}: {shown(value)}" for dice, value in options.items())
    return f"{counted(blanks, 'blank')} and {counted(curses, 'curse')}. {each}. Best: {_told(options)}."


def board() -> Exhibit:
    """The best driver's map, for paper."""
    table = {(b, c): _options(worth, b, c) for b in range(1, DICE + 1) for c in range(LIMIT)}
    return Exhibit(_map(table, 2, LIMIT - 1))


# Drivers and curses


def your_driver() -> Explorer:
    """A driver made of four habits, one for each number of curses, and how far that driver gets."""
    habits = {f"with_{counted(c, 'curse').replace(' ', '_')}": HABITS for c in range(LIMIT)}
    task = "Choose what your driver does with blank dice, for each number of curses."
    return Explorer(lambda **chosen: _driver_chart(list(chosen.values())), task, **habits)


def _driver_chart(habits: list[str]) -> Chart:
    return outcome_chart(driver_distribution(habits), title="Your driver", x_title="net spaces")


def curse_prices() -> Exhibit:
    """What curses at the start of a turn cost, beside one space for each.

    >>> curse_prices().board.status[:20]
    'Cost from 0 at 0 to '
    """
    counts = range(LIMIT + 1)
    costs = [(c, odds.sabotage_cost(c)) for c in counts]
    lines = {"cost": costs, "one each": [(c, Fraction(c)) for c in counts]}
    return Exhibit(curve(lines, "What curses at the start cost", "curses", "net spaces"))


# Questions


def _two_blanks(curses: int) -> str:
    """How two blanks beside 4, 5 and 6 are rolled best, by the game itself."""
    value = {option.action: option.value for option in best_solver().solve(position("22456", curses)).options}
    return NO_MATTER if value[1] == value[3] else ONE if value[1] > value[3] else BOTH


@ask(
    "driver: two curses",
    "You hold 2 curses, and two dice are blank. How do you roll them?",
    kind="choice",
    choices=(ONE, BOTH, NO_MATTER),
    hints={
        BOTH: "Two 1s at once would leave both dice blank for good. One by one you can think again after the first.",
        NO_MATTER: "Think of two 1s. What would you have done after the first?",
    },
    because="After a 1 on the first die you can still decide what to do. It is a little better: 1.81 against 1.80.",
)
def two_curses() -> str:
    return _two_blanks(2)


@ask(
    "driver: three curses",
    "Now you hold 3 curses, and two dice are blank. The next curse ends your turn. How do you roll them?",
    kind="choice",
    choices=(ONE, BOTH, NO_MATTER),
    hints={
        ONE: "If the first one shows a 1, the other stays blank for good.",
        NO_MATTER: "If the first one shows a 1, the other cannot be rolled any more.",
    },
    because="The next 1 ends the rolling, so both dice should be in the air. And a second 1 then costs nothing.",
)
def three_curses() -> str:
    return _two_blanks(3)


class Drives(Task):
    """A policy: how many of the blanks to roll in each state; every choice that is best will do."""

    def judge(self, given: Any) -> Verdict:
        """Compare what each choice is worth with the best there is."""
        own = Own(given)
        for blank, curses in self.cases:
            try:
                dice = own(blank, curses)
            except Broken as error:
                return Verdict(False, f"Not yet: {error}.")
            state = f"{counted(blank, 'blank')} and {counted(curses, 'curse')}"
            if isinstance(dice, bool) or dice not in range(1, blank + 1):
                return Verdict(False, f"Not yet. With {state} it says {dice!r}: give a number from 1 to {blank}.")
            if lost := best(blank, curses) - worth(blank, curses, int(dice)):
                return Verdict(False, f"Not yet. With {state} rolling {dice} gives away {shown(lost)} net spaces.")
        return Verdict(True, f"Right: it is best in all {len(self.cases)} states. {self.because}")


@task(
    "driver: policy",
    "How many blanks to roll, for every number of blanks and curses.",
    cases=tuple((b, c) for b in range(1, DICE + 1) for c in range(LIMIT)),
    because="One sentence is enough: one die at a time, but with three curses all at once.",
    kind=Drives,
)
def policy(blank: int, curses: int) -> int:
    return blank if curses == LIMIT - 1 else 1


@ask(
    "driver: whole turn",
    "Five dice, no curse yet. Crazy cat rolls once, keeps what comes, and gets 2.5 net spaces on average. "
    "How many does the best driver get?",
    kind="number",
    hints={
        5: "So much if curses had no limit. The limit takes a little.",
        10: "That is the most that five dice can bring, and it takes a lot of luck.",
        "1275/256": "Five drivers with one die each would get that together. Here five dice share four curses.",
    },
    tolerance=Fraction(1, 100),
    because="The whole turn, worked out from its end. It is nearly twice as much, with the same dice.",
)
def whole_turn() -> Fraction:
    return odds.best_turn(DICE)


@ask(
    "driver: why less",
    "Five drivers with one die each bring 4.98 together. One driver with five dice brings 4.82. Why less?",
    kind="choice",
    choices=("Dice thrown together show more 1s", SHARED, "Even the best driver makes mistakes"),
    hints={
        "Dice thrown together show more 1s": "Dice are independent: each shows a 1 in one roll of six.",
        "Even the best driver makes mistakes": "The best driver makes none. But dice may still fall badly.",
    },
    because="Five drivers may draw four curses each, twenty in all. One driver may draw four.",
)
def why_less() -> str:
    return SHARED if odds.best_turn(DICE) < DICE * odds.single_die() else ""


@ask(
    "driver: sabotage",
    "Somebody puts one curse before you. How many net spaces does it cost you on average, if you drive best?",
    kind="number",
    hints={
        1: "The curse takes 1 space. But it also leaves you three curses to draw instead of four.",
        0: "A curse takes a space at the end of the turn, whatever you roll.",
        2: "That is too much: it takes 1 space, and some of your freedom.",
        "0.271": "That is what you lose beyond the space that the curse itself takes.",
    },
    tolerance=Fraction(1, 100),
    because="1 for the curse itself, and the rest for rolls that you can no longer dare.",
)
def sabotage() -> Fraction:
    return odds.sabotage_cost(1)


# Exercises


def rolled(sides: int, rolls: int) -> Fraction:
    """What a die is worth that may be rolled so often, if the last roll counts and one stops as well as can be.

    >>> rolled(6, 1), rolled(6, 2), rolled(6, 3)
    (Fraction(7, 2), Fraction(17, 4), Fraction(14, 3))
    """
    if rolls == 1:
        return Fraction(sides + 1, 2)
    later = rolled(sides, rolls - 1)
    return sum((max(Fraction(face), later) for face in range(1, sides + 1)), Fraction(0)) / sides


def _twice(rng: random.Random) -> Question:
    sides = rng.randint(5, 30)
    return Question(
        "driver: exercise 1",
        f"A die has the numbers 1 to {sides}. You roll it, and may roll it once more. The last roll counts. How much "
        "do you get on average, if you choose best?",
        lambda: rolled(sides, 2),
        kind="number",
        because="Roll again whatever is less than the mean of one roll.",
    )


def _pot(rng: random.Random) -> Question:
    sides = rng.randint(6, 20)
    lose = rng.randint(1, 2)
    loses = "A 1 takes" if lose == 1 else "A 1 or a 2 takes"
    first = lose + 1
    return Question(
        "driver: exercise 2",
        f"You roll a die with the numbers 1 to {sides} as often as you like, and add up. {loses} everything and ends "
        "the rolling. How many points must you have, so that one more roll is worth exactly as much as stopping?",
        lambda: Fraction(sum(range(first, sides + 1)), lose),
        kind="number",
        because=f"You lose t in {lose} of {sides} cases, and win {first} to {sides} in the others: t · {lose} = "
        f"{first} + … + {sides}.",
    )


def _often(rng: random.Random) -> Question:
    sides, rolls = rng.randint(4, 12), rng.randint(3, 4)
    return Question(
        "driver: exercise 3",
        f"A die has the numbers 1 to {sides}. You may roll it up to {rolls} times and stop when you like. The last "
        "roll counts. How much do you get on average, if you choose best?",
        lambda: rolled(sides, rolls),
        kind="number",
        because=f"From the end: {', '.join(shown(rolled(sides, n)) for n in range(1, rolls + 1))}.",
    )


UNIT = Unit(
    number=14,
    name="perfect driver",
    title="The perfect driver",
    age=16,
    minutes=90,
    concept="dynamic programming, a Markov decision process",
    game="Cat Cab Crew",
    hook="Two blank dice, three curses. Roll one of them, or both?",
    exercises=(_twice, _pot, _often),
    board=board,
    guide=Guide(
        plan=[
            (10, "Pairs play five turns with five real dice, then on the screen. Collect the averages."),
            (10, "Two guesses: two blanks with two curses, and with three. Collect reasons."),
            (15, "States and what a roll can bring. Draw the states with two blanks on the board, with arrows."),
            (15, "The idea cell: best asks worth, and worth asks best. Then the map."),
            (10, "Your turn 1: the policy as a function. Who finds a shorter one?"),
            (
                15,
                "Drivers made of habits: groups compete. Then the whole turn: why is it less than five dice alone?",
            ),
            (10, "Your turn 2: what a sabotage costs. The chart shows the other curses."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "Begin at the end: who knows what every later state is worth can choose now.",
            "A roll that changes nothing costs nothing. So count only those that change something.",
        ],
        ask=[
            "What do we have to know of a turn in order to go on? What may we forget?",
            "Why does the function not call itself for ever?",
            "With two curses rolling one by one is better. What can you still decide then that you can't with both?",
        ],
        support="Play the state two blanks, three curses with counters: half the class rolls one, the other half both.",
        extension="A fourth rule: let a curse cost two spaces. Which states of the map change?",
        ticket=(
            "A coin brings 3 spaces, or it ends your turn and takes 1. You hold it in your hand. What is it worth to "
            "throw, and do you throw?",
            "(3 − 1)/2 = 1, and that is more than 0: throw",
        ),
        open_answers={
            "What would the map look like if the passenger waited exactly ten spaces away?": "Only 6s would count, so "
            "4s and 5s become blanks, too. The best choice depends on what you want: the go-on page shows it.",
            "Is there a state in which the best driver stops although a blank is left?": "Only with four curses. One "
            "blank with three curses is still worth 3/4.",
        },
    ),
)

exercises = UNIT.sheet
