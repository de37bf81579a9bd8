"""The unit on craps: waiting for a total is geometric, and a small edge ruins who plays on."""

import functools
from fractions import Fraction
from typing import Any, NamedTuple

from catlib import load
from catlib.chance import Row, chain_values, components, die, own_luck, percent
from catlib.solving import distribution
from catwidgets.draw import Scene, curve, group, pieces, text
from catwidgets.lessons.classics.pictures import chance_by, dark_bars
from catwidgets.teach import Answer, Own, Picture, Steered, Unit, by_reader, compared, drawing, explored, saying

say = saying(__name__)
HALF, WIDTH, MANY = Fraction(1, 2), 420, 100
TWO = 2 @ die(6)
SEVEN = TWO.exactly(7)


@functools.cache
def _craps() -> Any:
    return load("craps")


@functools.cache
def pass_line() -> Fraction:
    """Return the chance to win a game."""
    came = distribution(_craps(), _craps().initial_state(), lambda state: False, observe=lambda state: state.won)
    return came.exactly(1)


@functools.cache
def at_once() -> Fraction:
    """Return the chance to win with the first roll."""
    game = _craps()
    came = distribution(game, game.initial_state(), lambda s: s.point > 0, observe=lambda s: s.won)
    return came.exactly(1)


def before(total: int, other: int = 7) -> Fraction:
    """Return the chance that one total of two dice comes before another one.

    >>> before(4)
    Fraction(1, 3)
    """
    hit, miss = TWO.exactly(total), TWO.exactly(other)
    return hit / (hit + miss)


def _by_point() -> Fraction:
    return sum((TWO.exactly(point) * before(point) for point in (4, 5, 6, 8, 9, 10)), Fraction(0))


def reach(coins: int, goal: int, win: Fraction) -> Fraction:
    """Return the chance to reach a goal from some coins, one coin a game, before all are lost."""
    after = {n: (n - 1, n + 1) if 0 < n < goal else () for n in range(goal + 1)}
    up, down = win.numerator, win.denominator - win.numerator
    ends = {0: Fraction(0), goal: Fraction(1)}
    found = chain_values(components([coins], after), after, lambda n: Row(n, up + down, {n - 1: down, n + 1: up}), ends)
    return (ends | found)[coins]


# A table to play at


class Shot(NamedTuple):
    """A game in progress: its state, the totals so far, games and wins before it, and all rolls ever."""

    state: Any = None
    totals: tuple[int, ...] = ()
    games: int = 0
    won: int = 0
    rolls: int = 0

    def over(self) -> bool:
        """Return whether the game is decided."""
        return self.state is not None and self.state.won != 0


def _roll(at: Shot) -> Shot:
    """Roll both dice by the rules of the game; after its end a new one begins."""
    fresh = at.state is None or at.over()
    rng, state = own_luck(70 + at.rolls), _craps().initial_state() if fresh else at.state
    for _ in range(2):
        state = _craps().successor(state, int(6 * rng.random()))
    totals = (*(() if fresh else at.totals), int(sum(state.die)))
    return Shot(state, totals, at.games + (state.won != 0), at.won + (state.won > 0), at.rolls + 1)


def _many(at: Shot) -> Shot:
    goal = at.games + MANY
    while at.games < goal:
        at = _roll(at)
    return at


def play() -> Steered:
    """A table at which one rolls, or lets a hundred games be played."""
    buttons = {say("roll"): (say("roll-tip"), _roll), say("many", n=MANY): (say("many-tip"), _many)}
    return Steered(_table, say("play-task"), Shot(), buttons=buttons)


def _table(at: Shot) -> Picture:
    scene = Scene(WIDTH, 150, say("table"))
    faces = at.state.die if at.state is not None else (1, 6)
    for i, face in enumerate(faces):
        unseen = "" if at.state is not None else "rolling"
        scene.add(pieces.d6(60 + 80 * i, 50, 56, int(face), seat=i, state=unseen, key=f"die {i}"))
    totals = " ".join(map(str, at.totals[-9:]))
    scene.add(group(text(210, 34, totals or "–", 22, anchor="start", bold=True), key="totals"))
    if at.state is None:
        return Picture(scene, say("no-game"))
    point = int(at.state.point)
    ended = "win" if at.state.won > 0 else "lose" if at.state.won else "open"
    scene.add(group(text(210, 66, say("ending", ended=ended, point=point), 16, anchor="start"), key="ending"))
    score = say("score", games=at.games, won=at.won)
    scene.add(group(text(20, 122, score, 15, anchor="start"), key="score"))
    return Picture(scene, say("rolled", totals=totals, ended=ended, point=point, score=score))


# Pictures


@by_reader(lambda: say("wait-task"), ways_of_36=(1, 6, 18), rolls=(1, 6, 24))
def waiting(first_at: Own, ways_of_36: int, rolls: int) -> Picture:
    """Draw by the reader's function when a total comes for the first time; the rolls so far are dark."""
    chances = {k: chance_by(first_at, k, Fraction(ways_of_36, 36)) for k in range(1, 25)}
    most = max(chances, key=lambda k: chances[k])
    within = percent(sum((chances[k] for k in range(1, rolls + 1)), Fraction(0)), 1)
    said = say("within", ways=ways_of_36, rolls=rolls, percent=within, most=most)
    return dark_bars(say("waiting"), say("a-roll"), chances, lambda k: k <= rolls, said)


@explored(lambda: say("ruin-task"), coins=(1, 100, 100))
def ruin(coins: int) -> Picture:
    """Draw how likely one takes the other's purse, at craps and with a fair coin."""
    step = max(1, coins // 10)
    sizes = sorted({1, coins, *range(step, coins, step)})
    points = [(n, reach(n, 2 * n, pass_line())) for n in sizes]
    lines = {say("craps"): points, say("fair"): [(1, HALF), (max(coins, 2), HALF)]}
    chart = curve(lines, say("ruin"), say("coins"), say("chance"), percents=True)
    return Picture.of(chart, say("take-all", coins=coins, percent=percent(points[-1][1], 1)))


def _first(roll: int, chance: Fraction) -> Fraction:
    return (1 - chance) ** (roll - 1) * chance


def _purse(coins: int) -> str:
    """Return the choice that is nearest to the chance with equal purses."""
    chance = reach(coins, 2 * coins, pass_line())
    return min(("49", "43", "25", "6"), key=lambda choice: abs(chance - Fraction(int(choice), 100)))


exercises = Unit(
    __name__,
    {
        "craps: fair": lambda: compared(pass_line(), HALF, "house", "fair", "player"),
        "craps: at once": at_once,
        "craps: first seven": Answer(
            lambda: {1: "first", 6: "sixth"}[max(range(1, 20), key=lambda k: _first(k, SEVEN))],
            picture=lambda: waiting.drawn(Own(_first), 6, 6),
        ),
        "craps: wait": lambda: int(1 / SEVEN),
        "craps: four": Answer(lambda: before(4), wrong={"next roll": TWO.exactly(4)}),
        "craps: pass line": Answer(pass_line, wrong={"points alone": _by_point(), "at once": SEVEN + TWO.exactly(11)}),
        "craps: ten coins": lambda: _purse(10),
        "craps: hundred coins": lambda: _purse(100),
        "craps: reach": Answer(
            reach,
            cases=((1, 2, HALF / 2), (2, 5, Fraction(2, 5)), (10, 20, Fraction(49, 100)), (3, 4, HALF + HALF / 2)),
        ),
    },
    exercises=(
        drawing(lambda total: TWO.exactly(total), total=(3, 4, 5, 6, 8, 9, 10)),
        drawing(
            lambda ways: 36 / ways, total=(2, 3, 4, 5, 6, 8, 9, 10, 11), ways=lambda total: TWO.exactly(total) * 36
        ),
        drawing(lambda k: _first(k, SEVEN), k=range(2, 7), less=lambda k: k - 1),
        drawing(
            lambda one, other: before(one, other), pair=[(5, 7), (6, 7), (10, 7), (6, 5), (8, 4), (9, 8), (4, 6)],
            one=lambda pair: pair[0], other=lambda pair: pair[1],
            a=lambda one: TWO.exactly(one) * 36, b=lambda other: TWO.exactly(other) * 36,
        ),
        drawing(
            lambda n, k: (1 - Fraction(1, n)) ** k,
            n=range(3, 9),
            k=range(2, 6),
            next=lambda k: k + 1,
            rest=lambda n: n - 1,
        ),
    ),
    board=lambda: waiting.drawn(Own(_first), 6, 6),
)
