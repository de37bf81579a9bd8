"""The unit on dynamic programming: blanks, curses, and a Markov decision process solved from its end."""

import functools
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from catlib.chance import fixed
from catlib.games.cat_cab import odds
from catwidgets.draw import Chart, Element, Rect, Scene, curve, group, outcome_chart, text, token
from catwidgets.lessons.cat_cab.turns import Turn, best_solver, driver_distribution, habit_words, position, shown
from catwidgets.teach import (
    Answer,
    Broken,
    Explorer,
    Own,
    Picture,
    Task,
    Unit,
    Verdict,
    by_reader,
    compared,
    drawing,
    friendly,
    grid_html,
    saying,
    sentences,
    together,
)

say = saying(__name__)
DICE, LIMIT = 5, 4
FALLS = (-1, 0, 0, 1, 1, 2)


def play_turns(seed: int = 2026, coach: bool = False) -> Turn:
    """Turns with five dice to play; the coach tells what a choice gave away."""
    return Turn(DICE, 0, seed, coach)


# The states and what they are worth


def after(blank: int, curses: int, dice: int) -> Counter[tuple[int, int, int]]:
    """Return what a roll of some blanks that changes anything can bring: net spaces, blanks and curses, with the ways.

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
    """Return what it is worth to roll that many of the blanks, and to go on as well as can be."""
    results = after(blank, curses, dice)
    total = sum((n * (net + best(*state)) for (net, *state), n in results.items()), Fraction(0))
    return total / results.total()


@functools.cache
def best(blank: int, curses: int) -> Fraction:
    """Return what that many blanks are worth to the best driver."""
    choices = range(1, blank + 1) if curses < LIMIT else ()
    return max((worth(blank, curses, dice) for dice in choices), default=Fraction(0))


# The map

BOX, GAP = Rect(36, 54, 76, 50), 4


Options = dict[int, Fraction]


def _table(worth: Callable[..., Any]) -> dict[tuple[int, int], Options]:
    return {(b, c): _options(worth, b, c) for b in range(1, DICE + 1) for c in range(LIMIT)}


def _options(own: Callable[..., Any], blank: int, curses: int) -> Options:
    found = {dice: own(blank, curses, dice) for dice in range(1, blank + 1)}
    if wrong := [value for value in found.values() if not isinstance(value, (int, float, Fraction))]:
        raise Broken(say("no-net", found=repr(wrong[0])))
    return {dice: Fraction(value) for dice, value in found.items()}


@by_reader(
    lambda: say("task"),
    made=_table,
    blanks=(1, 2, DICE),
    curses=(0, 2, LIMIT - 1),
)
def map_of(table: dict[tuple[int, int], Options], blanks: int, curses: int) -> Picture:
    """Return how many dice to roll in every state, by the reader's function."""
    scene = Scene(BOX.x + DICE * (BOX.width + GAP) + 6, BOX.y + LIMIT * (BOX.height + GAP) + 6, say("map"))
    scene.add(*_heads())
    for (b, c), options in table.items():
        scene.add(*_cell(b, c, options, (b, c) == (blanks, curses)))
    rows = [[say("curses", n=c), *(_told(table[b, c]) for b in range(1, DICE + 1))] for c in range(LIMIT)]
    heads = [say("blanks", n=b) for b in range(1, DICE + 1)]
    return Picture(scene, _sentence(table[blanks, curses], blanks, curses), grid_html(say("how-many"), heads, rows))


def _heads() -> Iterator[Element]:
    for b in range(1, DICE + 1):
        x = BOX.x + (b - 0.5) * (BOX.width + GAP)
        words = say("blanks", n=b) if b == 1 else str(b)  # which is said once, as columns are narrow
        yield group(text(x, 40, words, 12, fill=token("muted")), key=f"blank {b}")
    yield group(text(4, 18, say("curses-held"), 12, anchor="start", fill=token("muted")), key="curses")
    for c in range(LIMIT):
        y = BOX.y + (c + 0.5) * (BOX.height + GAP)
        yield group(text(BOX.x - 10, y, str(c), 12, anchor="end", fill=token("muted")), key=f"curse {c}")


def _cell(blank: int, curses: int, options: Options, chosen: bool) -> Iterator[Element]:
    box = Rect(BOX.x + (blank - 1) * (BOX.width + GAP), BOX.y + curses * (BOX.height + GAP), BOX.width, BOX.height, 5)
    x, y = box.centre
    many = min(_best(options)) > 1
    look = {"fill": token("legal"), "fill_opacity": 0.3} if many else {"fill": token("surface")}
    stroke = {"stroke": token("ink"), "stroke_width": 3} if chosen else {"stroke": token("line"), "stroke_width": 1}
    key = f"{blank} {curses}"
    yield group(box.element(**look, **stroke), key=f"cell {key}")
    yield group(text(x, y - 8, say("roll-dice", dice=_told(options)), 14, bold=True), key=f"roll {key}")
    yield group(text(x, y + 12, fixed(max(options.values()), 3), 11, fill=token("muted")), key=f"worth {key}")


def _best(options: Options) -> list[int]:
    most = max(options.values())
    return [dice for dice, value in options.items() if value == most]


def _told(options: Options) -> str:
    """The best numbers of dice: one, or the first to the last of those that are worth the same."""
    found = _best(options)
    return str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"


def _sentence(options: Options, blanks: int, curses: int) -> str:
    each = [say("worth", dice=dice, worth=shown(value)) for dice, value in options.items()]
    return say("in-state", state=_state(blanks, curses), each=together(each, "comma"), best=_told(options))


def _state(blanks: int, curses: int) -> str:
    return say("state", blanks=say("blanks", n=blanks), curses=say("curses", n=curses))


# Drivers and curses


def your_driver() -> Explorer:
    """A driver made of four habits, one for each number of curses, and how far that driver gets."""
    habits = {f"with_{c}": lambda: [*habit_words()] for c in range(LIMIT)}
    return Explorer(_driver_chart, say("driver-task"), __name__, **habits)


def _driver_chart(**habits: str) -> Chart:
    chosen = [habit_words()[habit] for habit in habits.values()]
    return outcome_chart(driver_distribution(chosen), title=say("your-driver"), x_title=say("net-spaces"))


def curse_prices() -> Chart:
    """Return what curses at the start of a turn cost, beside one space for each."""
    counts = range(LIMIT + 1)
    costs = [(c, odds.sabotage_cost(c)) for c in counts]
    lines = {say("cost"): costs, say("one-each"): [(c, Fraction(c)) for c in counts]}
    return curve(lines, say("prices"), say("curses-held"), say("net-spaces"))


# Questions


def _two_blanks(curses: int) -> str:
    """Return how two blanks beside 4, 5 and 6 are rolled best, by the game itself."""
    value = {option.action: option.value for option in best_solver().solve(position("22456", curses)).options}
    return compared(value[1], value[3], "both", "no_matter", "one")


class Drives(Task):
    """A policy: how many of the blanks to roll in each state; every choice that is best will do."""

    @friendly
    def judge(self, given: Any) -> Verdict:
        """Compare what each choice is worth with the best there is."""
        own = Own(given)
        for blank, curses in self.cases:
            dice = own(blank, curses)
            state = _state(blank, curses)
            if isinstance(dice, bool) or dice not in range(1, blank + 1):
                return Verdict(False, say("not-dice", state=state, found=repr(dice), most=blank))
            if lost := best(blank, curses) - worth(blank, curses, int(dice)):
                return Verdict(False, say("gives-away", state=state, dice=int(dice), lost=shown(lost)))
        return Verdict(True, sentences(say("best-in-all", n=len(self.cases)), self.because))


def policy(blank: int, curses: int) -> int:
    return blank if curses == LIMIT - 1 else 1


# Exercises


def _room(low: int, high: int, later: Fraction | None = None) -> Fraction:
    """Return what a room costs that is cheap or dear, if one pays what comes later where that is less."""
    return (low + (Fraction(high) if later is None else min(Fraction(high), later))) / 2


def rolled(sides: int, rolls: int) -> Fraction:
    """Return what a die is worth that may be rolled so often, if the last roll counts and one stops at best."""
    if rolls == 1:
        return Fraction(sides + 1, 2)
    later = rolled(sides, rolls - 1)
    return sum((max(Fraction(face), later) for face in range(1, sides + 1)), Fraction(0)) / sides


exercises = Unit(
    __name__,
    {
        "driver: three curses": lambda: _two_blanks(3),
        "driver: two curses": lambda: _two_blanks(2),
        "driver: policy": Answer(
            policy, cases=tuple((b, c) for b in range(1, DICE + 1) for c in range(LIMIT)), kind=Drives
        ),
        "driver: whole turn": lambda: odds.best_turn(DICE),
        "driver: why less": lambda: "shared" if odds.best_turn(DICE) < DICE * odds.single_die() else "",
        "driver: sabotage": Answer(lambda: odds.sabotage_cost(1), picture=curse_prices),
        "driver: room": lambda: min(Fraction(480), _room(400, 600, _room(400, 600))),
    },
    exercises=(
        drawing(lambda sides: rolled(sides, 2), sides=range(5, 31)),
        drawing(
            lambda mean, face: mean - face, sides=range(6, 21), mean=lambda sides: Fraction(sides + 1, 2),
            face=lambda sides: [each for each in range(1, sides + 1) if 2 * each != sides + 1],
        ),
        drawing(
            lambda sides, lose: Fraction(sum(range(lose + 1, sides + 1)), lose),
            sides=range(6, 21), lose=(1, 2), first=lambda lose: lose + 1,
        ),
        drawing(
            lambda low, high, now: min(Fraction(low + high, 2), now), low=range(300, 500, 20),
            high=range(520, 800, 20), off=(-30, -10, 10, 30), now=lambda low, high, off: (low + high) // 2 + off,
        ),
        drawing(
            rolled,
            sides=range(4, 13),
            rolls=(3, 4),
            worths=lambda sides, rolls: together([shown(rolled(sides, n)) for n in range(1, rolls + 1)], "comma"),
        ),
    ),
    board=lambda: map_of.drawn(_table(worth), 2, LIMIT - 1),
)
