"""The unit on snakes and ladders: a chain of squares, where it stands after some turns, and one ladder taken away."""

import functools
import random
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import accumulate
from math import dist, sin, sqrt
from typing import Any, NamedTuple

from catlib import load
from catlib.chance import Row, chain_values, components, fixed, own_luck, percent
from catwidgets.draw import Element, Grid, Point, Scene, circle, group, line, pieces, polyline, text, token
from catwidgets.lessons.classics.pictures import dark_bars
from catwidgets.teach import (
    Answer,
    Click,
    Drawn,
    Own,
    Picture,
    Steered,
    Unit,
    by_reader,
    drawing,
    explored,
    maps,
    saying,
    sentences,
    together,
)

say = saying(__name__)
LAST, HALF = 100, Fraction(1, 2)
GRID = Grid(10, 10, cell=36, left=4, top=4, gap=2)


@functools.cache
def jumps() -> dict[int, int]:
    """Return where the snakes and ladders of the board lead, found by moving a piece from each square.

    >>> jumps()[80], jumps()[98]
    (100, 78)
    """
    game, found = load("snakes_and_ladders"), dict[int, int]()
    for there in range(1, LAST):
        state = game.initial_state()
        state.square = there - 1
        landed = int(game.successor(state, 0).square)
        found |= {there: landed} if landed != there else {}
    return found


def land(square: int, roll: int, without: int = 0) -> int:
    """Return where a piece stands after a roll; one that would go beyond the last square stays.

    >>> land(0, 1), land(0, 2), land(99, 3)
    (38, 2, 99)
    """
    there = square + roll if square + roll <= LAST else square
    return there if there == without else jumps().get(there, there)


@functools.cache
def turns(without: int = 0) -> Fraction:
    """Return how many turns a game takes on average, perhaps without the snake or ladder that begins at a square."""
    after = {n: sorted({land(n, roll, without) for roll in range(1, 7)}) for n in range(LAST)} | {LAST: []}

    def row(square: int) -> Row:
        ends = [land(square, roll, without) for roll in range(1, 7)]
        return Row(square, 6, {end: ends.count(end) for end in after[square]})

    return chain_values(components([0], after), after, row, {LAST: Fraction(0)}, cost=lambda square: 1)[0]


def step(chances: Mapping[int, Any]) -> dict[int, Any]:
    """Return how likely each square is a turn later."""
    after: dict[int, Any] = {}
    for square, p in chances.items():
        for roll in range(1, 7):
            there = land(square, roll)
            after[there] = after.get(there, 0) + p / 6
    return after


@functools.cache
def _after(number: int) -> dict[int, Fraction]:
    return step(_after(number - 1)) if number else {0: Fraction(1)}


def over(number: int) -> Fraction:
    """Return the chance that a game has ended after some turns."""
    return _after(number).get(LAST, Fraction(0))


def _first(holds: Callable[[int], bool]) -> int:
    return next(n for n in range(1000) if holds(n))


# The board


def _where(square: int) -> tuple[int, int]:
    """The column and the row of a square: the way goes to the right and to the left in turn."""
    row, column = divmod(square - 1, 10)
    return (column + 1 if row % 2 == 0 else 10 - column), row + 1


def _at(square: int) -> Point:
    return GRID.centre(*_where(square))


def _board(label: str, without: int = 0, under: tuple[Element, ...] = (), below: int = 0) -> Scene:
    scene = Scene(GRID.width + 8, GRID.height + 8 + below, label)
    scene.add_fixed(GRID.drawing())
    edge, names = token("surface"), []
    for n in range(1, LAST + 1):
        x, y = _at(n)
        names.append(text(x - 8, y - 10, str(n), 10, stroke=edge, stroke_width=3, paint_order="stroke"))
    drawn = [_ladder(a, b) if b > a else _snake(a, b) for a, b in jumps().items() if a != without]
    scene.add(*under, group(*drawn, *names, key="jumps"))
    return scene


def _along(tail: int, head: int) -> tuple[float, Callable[[float, float], Point]]:
    """Return how far two squares are apart, and what finds a point at some way along and beside the line."""
    (x, y), (u, v) = _at(tail), _at(head)
    far = dist((x, y), (u, v))
    across, down = (u - x) / far, (v - y) / far
    return far, lambda along, beside: (x + across * along - down * beside, y + down * along + across * beside)


def _ladder(tail: int, head: int) -> Element:
    far, at = _along(tail, head)
    rails = [(at(0, side), at(far, side)) for side in (-6, 6)]
    rungs = [(at(along, -6), at(along, 6)) for along in range(5, int(far), 10)]
    return group(*(line(*one, *other, stroke=token("legal"), stroke_width=2.5) for one, other in rails + rungs))


def _snake(tail: int, head: int) -> Element:
    far, at = _along(tail, head)
    body = [at(step, 5 * sin(step / 9)) for step in range(0, int(far) + 1, 3)]
    look = {"stroke": token("warn"), "stroke_width": 5, "stroke_linecap": "round", "fill": "none"}
    eyes = [circle(*at(-2, side), 1.4, fill=token("surface")) for side in (-2.5, 2.5)]
    return group(polyline(body, **look), circle(*at(0, 0), 6, fill=token("warn")), *eyes)


class Piece(NamedTuple):
    """A piece on its way: its square, its turns, its last roll, and the games before, with all their turns."""

    square: int = 0
    turns: int = 0
    games: int = 0
    before: int = 0
    roll: int = 0
    foot: int = 0  # the square that the roll led to


def _move(at: Piece) -> Piece:
    fresh = Piece(0, 0, at.games + 1, at.before + at.turns) if at.square == LAST else at
    roll = 1 + int(6 * own_luck(1000 * fresh.games + fresh.turns).random())
    foot = min(fresh.square + roll, LAST)
    return fresh._replace(square=land(fresh.square, roll), turns=fresh.turns + 1, roll=roll, foot=foot)


def _whole(at: Piece) -> list[Piece]:
    way = [_move(at)]
    while way[-1].square < LAST:
        way.append(_move(way[-1]))
    return way


def play() -> Steered:
    """A board with a piece that a die moves; each turn of a whole game is seen, unless motion is off or one clicks."""
    buttons: dict[str, tuple[str, Callable[[Piece], Any]]] = {
        say("roll"): (say("roll-tip"), _move), say("whole"): (say("whole-tip"), _whole)}
    walk = Steered(_shown, say("play-task"), Piece(), buttons=buttons)
    walk.board.pace = 0.25
    return walk


def _shown(at: Piece) -> Picture:
    scene = _board(say("board"), below=44)
    state = "" if at.roll else "rolling"
    scene.add(pieces.d6(26, GRID.height + 30, 34, at.roll or 6, seat=1, state=state, key="die"))
    where, via = ((64.0, GRID.height + 30.0), []) if not at.square else (_at(at.square), [_at(at.foot)])
    scene.add(group(circle(0, 0, 11, fill=token("path"), stroke=token("halo")), at=where, via=via, key="piece"))
    ended = at.games + (at.square == LAST)
    said = say("square", square=at.square, turns=at.turns) if at.turns else say("waits")
    mean = fixed(Fraction(at.before + at.turns, ended), 1) if ended else ""
    return Picture(scene, sentences(said, say("so-far", games=ended, mean=mean) if at.square == LAST else ""))


@by_reader(lambda: say("task"), turns=(0, 1, 60))
def flow(step: Own, turns: int) -> Picture:
    """Draw by the reader's function how likely the piece stands on each square, a darker one the likelier."""
    chances: dict[int, Any] = {0: 1}
    for _ in range(turns):
        chances = dict(step.giving(say("squares"), lambda said: isinstance(said, Mapping), chances))
    most = max(chances.values())
    shades = (
        maps.tinted([GRID.shape(*_where(square))], 0.12 + 0.78 * sqrt(p / most), colour="path", key=f"square {square}")
        for square, p in chances.items()
        if square
    )
    scene = _board(say("flow"), under=tuple(shades))
    total, home = sum(chances.values()), Fraction(chances.get(LAST, 0))
    wrong = "" if abs(total - 1) < 1e-9 else say("not-one", total=fixed(total, 3))
    return Picture(scene, sentences(say("over", turns=turns, percent=percent(home, 1)), wrong))


@functools.cache
def _ended() -> list[float]:
    """Return the chances that a game is over after 0 to 150 turns."""
    return [chances.get(LAST, 0.0) for chances in accumulate(range(150), lambda at, _: step(at), initial={0: 1.0})]


@explored(turns=(1, 10, 150))
def lengths(turns: int) -> Picture:
    """Draw how likely a game takes each number of turns, those that are over by now dark."""
    chances = {n: Fraction(_ended()[n] - _ended()[n - 1]) for n in range(1, 151)}
    said = say("over", turns=turns, percent=percent(Fraction(_ended()[turns]), 1))
    return dark_bars(say("lengths"), say("turns"), chances, lambda n: n <= turns, said)


@explored(lambda: say("without-task"), taken=Click(int, 0))
def without(taken: int) -> Picture:
    """Draw the board without one snake or ladder, and say how long a game is then."""
    scene = _board(say("without"), taken)
    for tail, head in jumps().items():
        column, row = _where(tail)
        said = say("jump", up=head > tail, tail=tail, head=head, taken=tail == taken)
        scene.target(str(tail), GRID.shape(column, row), said, row=10 - row, col=column, legal=True, mark="ring")
    if not taken:
        return Picture(scene, say("with-all", mean=fixed(turns(), 2)))
    named = {"up": jumps()[taken] > taken, "tail": taken, "head": jumps()[taken], "less": fixed(turns(taken), 2)}
    return Picture(scene, say("with-less", mean=fixed(turns(), 2), **named))


# Questions


def long_run(away: Fraction, back: Fraction) -> Fraction:
    """Return the share of time in the first of two states, left with one chance and come back to with another.

    >>> long_run(Fraction(1, 5), Fraction(2, 5))
    Fraction(2, 3)
    """
    return back / (away + back)


# Exercises


def _hit(rng: random.Random) -> Drawn:
    square, k = rng.randint(41, 80), rng.randint(2, 4)
    places = sorted(rng.sample(range(square + 1, square + 7), k))
    return Drawn(lambda: Fraction(k, 6), square=square, places=together(places, "comma"), k=k)


def _trap(rng: random.Random) -> Drawn:
    faces = sorted(rng.sample(range(1, 7), rng.randint(2, 4)))
    return Drawn(lambda: Fraction(6, len(faces)), faces=together(faces, "comma"), k=len(faces))


def _frog(rng: random.Random) -> Drawn:
    a, b = rng.sample([2, 4, 5, 6], 2)
    return Drawn(lambda: (1 - Fraction(1, a)) ** 2 + Fraction(1, a * b), a=a, b=b)


def _weather(rng: random.Random) -> Drawn:
    a, b = rng.sample([2, 4, 5, 6, 8], 2)
    return Drawn(lambda: long_run(Fraction(1, a), Fraction(1, b)), a=a, b=b)


exercises = Unit(
    __name__,
    {
        "snakes: average": lambda: min(("20", "39", "60", "100"), key=lambda choice: abs(turns() - int(choice))),
        "snakes: fewest": lambda: _first(lambda n: over(n) > 0),
        "snakes: over": Answer(over, cases=((0,), (6,), (7,), (10,), (39,))),
        "snakes: half": lambda: _first(lambda n: over(n) >= HALF),
        "snakes: without": lambda: max(("28", "80", "1", "51"), key=lambda tail: turns(int(tail))),
        "snakes: odd": lambda: max(("56", "98", "87", "47"), key=lambda tail: turns(int(tail))),
        "snakes: weather": lambda: long_run(Fraction(1, 5), Fraction(2, 5)),
    },
    exercises=(
        _hit,
        _trap,
        drawing(
            lambda ways: Fraction(ways, 36), square=range(41, 81), far=range(3, 7),
            there=lambda square, far: square + far, ways=lambda far: far - 1,
        ),
        _frog,
        _weather,
    ),
    board=lambda: without.drawn(0),
)
