"""Answers of the later units by a second way: counted, searched or swept, without the library's odds."""

import itertools
import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction as F
from functools import cache
from math import comb, factorial, log2, prod
from statistics import NormalDist
from typing import Any

import pytest

from catlib import load
from catlib.play import simulate
from catlib.solving import forced_win

Held = tuple[str, ...]
Place = tuple[int, int]
FACES = range(1, 7)


def numbers_in(words: str) -> list[int]:
    """The whole numbers in the words of an exercise."""
    return [int(n) for n in re.findall(r"\d+", words)]


# Dice


@cache
def rolled(attack: int, defend: int) -> dict[tuple[int, int], F]:
    """What dice cost attacker and defender, over every way that they can fall."""
    found: Counter[tuple[int, int]] = Counter()
    for faces in itertools.product(FACES, repeat=attack + defend):
        pairs = list(zip(sorted(faces[:attack])[::-1], sorted(faces[attack:])[::-1], strict=False))
        won = sum(a > d for a, d in pairs)
        found[len(pairs) - won, won] += 1
    return {lost: F(n, 6 ** (attack + defend)) for lost, n in found.items()}


@cache
def fought(a: int, d: int) -> tuple[F, F, F, F]:
    """The chance to capture, the expected rolls and the expected losses of both sides, all cubes counted."""
    if a < 2 or d == 0:
        return F(d == 0), F(0), F(0), F(0)
    total = [F(0), F(1), F(0), F(0)]
    for (mine, theirs), p in rolled(min(3, a - 1), min(2, d)).items():
        after = fought(a - mine, d - theirs)
        for i, value in enumerate((after[0], after[1], after[2] + mine, after[3] + theirs)):
            total[i] += p * value
    return total[0], total[1], total[2], total[3]


# Roads on squared paper

ROADS = [(x, y) for x in range(2, 17) for y in range(2, 17) if (x + y) % 2]


def ends(road: Place) -> set[Place]:
    """The crossings at both ends of a road."""
    x, y = road
    return {(x - 1, y), (x + 1, y)} if x % 2 == 0 else {(x, y - 1), (x, y + 1)}


def at(name: str) -> Place:
    """A road by its place on squared paper."""
    return ord(name[0]) - ord("a") + 1, int(name[1:])


@cache
def next_to(road: Place) -> list[Place]:
    """The roads that meet a road at a crossing."""
    return [other for other in ROADS if other != road and ends(other) & ends(road)]


# Rows of fish

ROW = {n: tuple(range(n)) for n in range(30)}


@cache
def fits(free: tuple[int, ...], fish: int, gap: int = 2) -> F:
    """The chance that a number of fish more fit on these free columns, fish by fish."""
    if fish == 0:
        return F(1)
    left = [fits(tuple(c for c in free if abs(c - at) > gap), fish - 1, gap) for at in free]
    return sum(left, F(0)) / len(free) if free else F(0)


def ways(columns: int, fish: int = 6) -> int:
    """In how many ways that many fish fit, by listing."""
    rows = itertools.combinations(range(columns), fish)
    return sum(all(b - a > 2 for a, b in itertools.pairwise(row)) for row in rows)


# Walls on paper


def place(name: str) -> Place:
    """A space by its column and row."""
    return "abcdefg".index(name[0]) + 1, int(name[1])


def places(names: str) -> set[Place]:
    """Some spaces by their columns and rows."""
    return {place(name) for name in names.split()}


def gets_home(start: Place, closed: set[Place], rows: int = 6) -> bool:
    """Whether a cat can walk to row 1 over what is not closed."""
    found, new = {start}, [start]
    while new:
        x, y = new.pop()
        if y == 1:
            return True
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 1 <= there[0] <= 7 and 1 <= there[1] <= rows and there not in closed | found:
                found.add(there)
                new.append(there)
    return False


# Both masks

KITTENS = ["W1", "W2", "W3", "B1", "B2", "b2", "D2", "W?", "B?"]


def share_of(marked: int, hand: int, deck: int, wanted: Callable[[int], bool]) -> F:
    """The chance that the marked cards in a hand are as wanted, place by place of the shuffled deck."""
    places = itertools.combinations(range(deck), marked)
    held = Counter(wanted(sum(place < hand for place in chosen)) for chosen in places)
    return F(held[True], held.total())


# The best question

HANDS: list[Held] = list(itertools.combinations(["W1", "W3", "B2", "b2", "D2", "W?", "B?"], 2))
ABLE = {"W3", "W?", "B?"}  # cards that beat a 2


def by_coin(held: Held) -> F:
    """How often a hand passes on a 2 if a coin decides whether it plays."""
    return F(1, 2) if ABLE & {*held} else F(1)


def shows_d2(held: Held) -> F:
    """How often a hand answers a 1 with the doppelganger 2: one of its 2s, whichever."""
    return F("D2" in held, len({"B2", "b2", "D2"} & {*held}) or 1)


def weighed(weight: Callable[[Held], F], asked: Callable[[Held], bool]) -> F:
    """The share of some hands among all, each with its weight."""
    return sum((weight(held) for held in HANDS if asked(held)), F(0)) / sum(map(weight, HANDS), F(0))


def entropy(question: Callable[[Held], Any]) -> float:
    """What a question tells, as what was missing before less what is missing after it on average."""
    groups = Counter(map(question, HANDS))
    return log2(len(HANDS)) - sum(n * log2(n) for n in groups.values()) / len(HANDS)


def played_on(lead: int) -> Callable[[Held], str]:
    """Kuro's answer: the first of the cards above the lead, from low to high, masks last."""
    order = ["B2", "b2", "D2", "W3", "W?", "B?"] if lead == 1 else ["W3", "W?", "B?"]
    return lambda held: next((card for card in order if card in held), "pass")


def fewest_questions(cases: int) -> int:
    """So many halvings until one case is left."""
    return 0 if cases == 1 else 1 + fewest_questions((cases + 1) // 2)


# The perfect driver


def by_value_iteration(dice: int, limit: int = 4) -> list[float]:
    """The best mean of net spaces from that many dice about to be rolled, for 0 to `limit` curses, by repeated sweeps.

    A state is (blanks, curses), its value what is still to come; dice that move stay, and that many blanks are rolled.
    """
    spread = {k: list(falls(k)) for k in range(1, dice + 1)}
    value = {(b, c): 0.0 for b in range(dice + 1) for c in range(limit + 1)}

    def rolled(k: int, b: int, c: int) -> float:
        drawn = ((p, min(limit, c + ones), blank, spaces) for p, ones, blank, spaces in spread[k])
        return sum(p * (spaces - (now - c) + value[b - k + blank, now]) for p, now, blank, spaces in drawn)

    for _ in range(60):
        for b, c in itertools.product(range(1, dice + 1), range(limit)):
            value[b, c] = max(0, *(rolled(k, b, c) for k in range(1, b + 1)))
    return [rolled(dice, dice, c) - c for c in range(limit + 1)]


def falls(k: int) -> Any:
    """Chances of k dice to show that many 1s, that many blanks (1s among them) and that many spaces."""
    for ones, empty, one in itertools.product(range(k + 1), repeat=3):
        two = k - ones - empty - one
        if two >= 0:
            ways = factorial(k) / (factorial(ones) * factorial(empty) * factorial(one) * factorial(two))
            yield ways * 2**empty * 2**one / 6**k, ones, ones + empty, one + 2 * two


@cache
def best() -> list[float]:
    """The best mean of five dice, by curses."""
    return by_value_iteration(5)


def two_blanks(curses: int, both: bool) -> F:
    """Two blanks rolled together, or one after the other, with two or three curses; waiting for a roll that matters."""
    one = F(3, 4) if curses == 3 else F(15, 16)  # a single blank: so it was in the unit on patience
    cursed = F(0) if curses == 3 else two_blanks(3, True)
    if not both:
        return F(-1 + cursed, 4) + F(1 + 1 + 2, 4) + F(3, 4) * one
    total, matter = F(0), 0
    for roll in itertools.product([-1, 0, 0, 1, 1, 2], repeat=2):
        ones, moved = min(roll.count(-1), 4 - curses), [n for n in roll if n > 0]
        if any(roll):
            matter += 1
            left = {0: one, 1: F(3, 4) if curses == 2 else F(0), 2: F(0)}[ones] if len(moved) == 1 else F(0)
            total += sum(moved) - ones + (cursed if ones == 1 and not moved else left)
    return total / matter


# Does starting help?

NORMAL = NormalDist()


def first_of_each_game(games: int = 5000) -> float:
    """How often the driver who began won, in games played by another driver of whole games, with other luck."""
    game = load("cat_cab", players=2)
    return simulate(game, games=games, seed=77).counts(game.rules.WINNER_BY)[1] / games


# Solved


@cache
def small(specials: int) -> Any:
    """The backyard, set up anew."""
    return load("washi_cat", board=BACKYARD, drawing="board", turn_limit=0, specials=specials)


BACKYARD = {"rows": 4, "columns": 3, "cats": 1, "fish": 2, "spacing": 0} | {
    "drawn_fish": [["a1", "a4"], ["c4", "c1"]],
    "drawn_cats": [["b1"], ["b4"]],
}


def won_positions(game: Any) -> dict[Any, tuple[int, int]]:
    """Who wins each position that can come up, and in how many turns, filled from the ends (retrograde analysis)."""
    start = game.initial_state()
    after, waiting = {start: []}, [start]
    while waiting:
        here = waiting.pop()
        if not game.is_terminal(here):
            after[here] = [game.successor(here, move) for move in game.legal_actions(here)]
            new = [child for child in after[here] if child not in after]
            after.update((child, []) for child in new)
            waiting += new
    found = {p: (game.returns(p).index(1), 0) for p in after if game.is_terminal(p) and 1 in game.returns(p)}
    turns, more = 0, True
    while more:
        turns += 1
        more = {}
        for here, children in after.items():
            if here in found or not children:
                continue
            mover, known = game.current_player(here), [found[c][0] for c in children if c in found]
            if mover in known or len(known) == len(children):
                more[here] = (mover if mover in known else 1 - mover, turns)
        found |= more
    return found


def outcome(specials: int) -> tuple[int, int] | None:
    """Who wins the backyard from its beginning, and in how many turns; None for nobody."""
    return won_positions(small(specials)).get(small(specials).initial_state())


@cache
def courtyard() -> Any:
    """Who wins the smallest board, by a proof."""
    return forced_win(load("washi_cat", board="tiny", drawing="board", turn_limit=0, specials=0), positions=100_000)


@cache
def answers() -> dict[str, Any]:
    """Answers of the later units."""
    return {
        "masks: two of nine": len(list(itertools.combinations(KITTENS, 2))),
        "masks: three of nine": sum(comb(n, 2) for n in range(9)),
        "masks: how many": "About ten million" if len(str(factorial(32) // factorial(8) // factorial(24))) == 8 else "",
        "masks: together": "A little less than 1/16" if share_of(2, 8, 32, lambda n: n == 2) < F(1, 16) else "",
        "masks: both": share_of(2, 8, 32, lambda n: n == 2),
        "masks: at least one": share_of(2, 8, 32, lambda n: n > 0),
        "masks: a doppelganger": 1 - prod(F(26 - dealt, 32 - dealt) for dealt in range(8)),
        "best: yes or no": fewest_questions(21),
        "best: two questions": "Both tell exactly the same"
        if sorted(Counter("D2" in held for held in HANDS).values())
        == sorted(Counter(played_on(2)(held) == "pass" for held in HANDS).values())
        else "",
        "best: surprise": 3,
        "best: most": pytest.approx(entropy(lambda held: HANDS.index(held) % 2)),
        "best: masks": pytest.approx(entropy(lambda held: sum("?" in card for card in held))),
        "best: lead": "Your black 1" if entropy(played_on(1)) > entropy(played_on(2)) else "",
        "driver: two curses": "One at a time" if two_blanks(2, False) > two_blanks(2, True) else "",
        "driver: three curses": "Both at once" if two_blanks(3, True) > two_blanks(3, False) else "",
        "driver: whole turn": pytest.approx(best()[0], abs=1e-9),
        "driver: why less": "The five dice share four curses",
        "driver: room": min(480, F(min(400, F(400 + 600, 2)) + min(600, F(400 + 600, 2)), 2)),
        "driver: sabotage": pytest.approx(best()[0] - best()[1], abs=1e-9),
        "starting: ten games": F(
            sum(max(sum(g), 10 - sum(g)) >= 7 for g in itertools.product((0, 1), repeat=10)), 2**10
        ),
        "starting: half as wide": round((NORMAL.stdev / (NORMAL.stdev / 2)) ** 2),
        "starting: ten thousand": pytest.approx(100 * (NORMAL.inv_cdf(0.975) * 50) / 10_000, abs=1e-9),
        "starting: meaning": "Of 100 such intervals, about 95 hold the true chance",
        "starting: p-value says": "A fair game would be that far from half, or farther, in 1 of 100 cases",
        "starting: half a point": next(n * n for n in range(1, 1000) if F(196, 100) * F(1, 2) / n <= F(5, 1000)),
        "starting: cab": "Starting helps" if first_of_each_game() > 0.5 + 1.96 * 0.5 / 5000**0.5 else "",
        "solved: row": next(n for n in (1, 2, 3) if all((10 - n - m) % 4 for m in (1, 2, 3))),
        "solved: mower": "A part of the lawn from which no wind pushes it out, "
        "and a move that stays in it from each place",
        "solved: who": "The one who begins" if courtyard().winner == 0 else "",
        "solved: turns": courtyard().plies,
        "solved: any or all": "Red wins after every move of Blue",
        "solved: backyard": (outcome(0) or (1, 0))[1],
        "solved: one special": "" if outcome(1) else "Nobody can force it",
        "solved: what proves it": "A set of positions that one can always stay in, and never lose",
        "starting: twenty tests": 1 - prod([F(19, 20)] * 20),
    }
