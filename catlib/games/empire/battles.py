"""Exact battles: one roll, the whole fight, and how many dice are best.

Cubes are counted in one of two ways, and every answer says which: "all" cubes of the attacking neighborhood, the one
that has to stay included, or the "spare" ones that may be lost (Osborne's table counts those). Weights are whole
numbers over one denominator. A roll costs as many cubes as dice are compared, so positions are visited layer by layer
of cubes left, and each layer in which both sides roll all their dice is one convolution.

Sources: Tan, Markov chains and the Risk board game (1997); Osborne, Markov chains for the Risk board game revisited
(2003), which corrects the first.
"""

import functools
import importlib.util
import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from numbers import Real
from typing import Any, Literal, NamedTuple

from catlib.chance import Pmf, percent, whole

Counting = Literal["all", "spare"]
MOST = {True: 500, False: 5000}  # cubes a side that are worked out exactly, and in floats
MOST_DICE, MOST_SIDES = 6, 100


class Dice(NamedTuple):
    """The dice of battles: sides of a die, most dice a side rolls, and who wins ties.

    >>> Dice().sides, Dice(attack=2).defend
    (6, 2)
    """

    sides: int = 6
    attack: int = 3
    defend: int = 2
    ties: str = "defender"


STANDARD = Dice()


class Losses(NamedTuple):
    """Cubes that a roll costs each side."""

    attackers: int
    defenders: int


class Left(NamedTuple):
    """Cubes that are left on each side, the attackers' counted as the question counts them."""

    attackers: int
    defenders: int


# One roll


def roll(attackers: int, defenders: int, dice: Dice = STANDARD) -> Pmf:
    """Return what that many dice against that many cost each side; counts are out of sides ** dice.

    The highest dice are compared, then the second highest and so on, while both sides have one.

    >>> roll(3, 2)
    Pmf({Losses(attackers=0, defenders=2): 2890, Losses(attackers=1, defenders=1): 2611,
    Losses(attackers=2, defenders=0): 2275})
    """
    compared = min(attackers, defenders)
    weights = roll_weights(attackers, defenders, dice)
    return Pmf.from_counts({Losses(compared - won, won): w for won, w in enumerate(weights)})


@functools.cache
def roll_weights(attackers: int, defenders: int, dice: Dice = STANDARD) -> tuple[int, ...]:
    """In how many of the sides ** (attackers + defenders) cases the attacker wins 0, 1, … of the comparisons.

    Faces are dealt from the highest down. A die's rank within its side is then known at once, and so is whether it is
    higher than the other side's die of that rank.
    """
    _check_dice(dice, attackers, defenders)
    compared = min(attackers, defenders)
    ways = {(0, 0, 0): 1}
    for _ in range(dice.sides):
        ways = _one_face(ways, attackers, defenders, dice.ties)
    return tuple(ways.get((attackers, defenders, won), 0) for won in range(compared + 1))


def after_roll(x: int, y: int, dice: Dice, worth: Callable[[int, int], Fraction]) -> Fraction:
    """Return what a roll of x against y dice is worth, given the worth of the cubes that it costs each side."""
    compared = min(x, y)
    total = sum((w * worth(compared - won, won) for won, w in enumerate(roll_weights(x, y, dice))), Fraction(0))
    return total / dice.sides ** (x + y)


def _check_dice(dice: Dice, attackers: int, defenders: int) -> None:
    if not (isinstance(dice.sides, int) and 2 <= dice.sides <= MOST_SIDES):
        raise ValueError(f"sides={dice.sides}: a die has 2 to {MOST_SIDES} sides")
    if dice.ties not in ("defender", "attacker"):
        raise ValueError(f"ties={dice.ties!r}: ties are won by the defender or the attacker")
    numbers = {"attack": dice.attack, "defend": dice.defend, "attackers": attackers, "defenders": defenders}
    for name, n in numbers.items():
        if not (isinstance(n, int) and 1 <= n <= MOST_DICE):
            raise ValueError(f"{name}={n}: a side rolls 1 to {MOST_DICE} dice")


def _one_face(
    ways: Mapping[tuple[int, int, int], int], attackers: int, defenders: int, ties: str
) -> dict[tuple[int, int, int], int]:
    """All ways to give the next lower face to some dice of either side."""
    after: dict[tuple[int, int, int], int] = {}
    compared = min(attackers, defenders)
    for (i, j, won), n in ways.items():
        for x in range(attackers - i + 1):
            for y in range(defenders - j + 1):
                unbeaten = j + y if ties == "defender" else j  # ranks from here on the defender has not reached
                gained = max(0, min(i + x, compared) - max(i, unbeaten))
                key = i + x, j + y, won + gained
                after[key] = after.get(key, 0) + n * math.comb(attackers - i, x) * math.comb(defenders - j, y)
    return after


# The kinds of rolls in a battle


class _Roll(NamedTuple):
    """A roll with that many comparisons; `weights[k]` is of the attacker losing k cubes, whole or a probability."""

    compared: int
    weights: tuple[Any, ...]


class Fight:
    """All rolls of battles with some dice, over whole numbers or in floats.

    Whole numbers of a layer that is `k` cubes below another are over `scale` ** k more.
    """

    def __init__(self, dice: Dice, exact: bool):
        self.dice, self.exact = dice, exact
        pairs = [(a, d) for a in range(1, dice.attack + 1) for d in range(1, dice.defend + 1)]
        self.scale = dice.sides ** max(math.ceil((a + d) / min(a, d)) for a, d in pairs) if exact else 1
        self.rolls = {pair: self._roll(*pair) for pair in pairs}
        self.most = self.rolls[dice.attack, dice.defend]

    def _roll(self, attackers: int, defenders: int) -> _Roll:
        compared, total = min(attackers, defenders), self.dice.sides ** (attackers + defenders)
        factor = self.scale**compared // total if self.exact else 1 / total
        weights = roll_weights(attackers, defenders, self.dice)
        return _Roll(compared, tuple(w * factor for w in reversed(weights)))

    def at(self, attackers: int, defenders: int) -> _Roll:
        """The roll of the most dice that a number of cubes allows; one attacker stays behind."""
        return self.rolls[min(self.dice.attack, attackers - 1), min(self.dice.defend, defenders)]


@functools.lru_cache(maxsize=64)
def fight_with(dice: Dice, exact: bool) -> Fight:
    return Fight(dice, exact)


Layers = dict[int, dict[int, Any]]  # cubes left on both sides: those of the attacker: weight
Ends = dict[tuple[int, int], Any]


def _full_rolls(attackers: int, defenders: int, floor: int, fight: Fight) -> Layers:
    """Roll all dice until a side has too few cubes for that; where that leads, layer by layer."""
    layers: Layers = {}
    dice, (compared, weights) = fight.dice, fight.most
    fewest = max(dice.attack, floor) + 1
    convolve = _convolution(fight, min(attackers, defenders))
    number = int if fight.exact else float  # none of NumPy's, which are slow one by one
    left, low, row = attackers + defenders, attackers, [fight.scale**0]
    if attackers < fewest or defenders < dice.defend:
        return {left: {attackers: row[0]}}
    while len(row):
        row, low, left = convolve(row, weights[::-1]), low - compared, left - compared
        first, last = max(low, fewest), min(low + len(row) - 1, left - dice.defend)
        outside = [*range(low, min(first, low + len(row))), *range(max(last + 1, first), low + len(row))]
        if outside:
            layers[left] = {a: number(row[a - low]) for a in outside}
        row, low = row[first - low : max(last + 1 - low, 0)], first
    return layers


def _convolution(fight: Fight, size: int) -> Callable[[Any, Sequence[Any]], Any]:
    if fight.exact or size < 60 or importlib.util.find_spec("numpy") is None:
        return _convolve
    import numpy as np

    return np.convolve


def _convolve(row: Sequence[Any], kernel: Sequence[Any]) -> list[Any]:
    """The sums of products of a row with a kernel that slides over it.

    >>> _convolve([1, 2], [1, 10, 100])
    [1, 12, 120, 200]
    """
    pad = [0] * (len(kernel) - 1)
    padded = [*pad, *row, *pad]
    shifts = [padded[i:] for i in range(len(kernel))]
    if len(kernel) == 3:
        z, y, x = kernel
        return [x * a + y * b + z * c for a, b, c in zip(*shifts, strict=False)]
    return [sum(k * s for k, s in zip(reversed(kernel), some, strict=True)) for some in zip(*shifts, strict=False)]


def play_out(layers: Layers, ended: Callable[[int, int], bool], fight: Fight) -> Ends:
    """Roll on from some positions, those with most cubes first, until each has come to an end.

    Whole numbers are over scale ** (the most cubes of a position).
    """
    ends: Ends = {}
    scale, at = fight.scale, fight.at
    for left in range(max(layers), 0, -1):
        for attackers, weight in layers.pop(left, {}).items():
            defenders = left - attackers
            if ended(attackers, defenders):
                ends[attackers, defenders] = weight * scale**left if fight.exact else weight
                continue
            compared, weights = at(attackers, defenders)
            below = layers.setdefault(left - compared, {})
            for lost, w in enumerate(weights):
                below[attackers - lost] = below.get(attackers - lost, 0) + w * weight
    return ends


# Whole battles


@dataclass(frozen=True)
class Battle:
    """A battle and the joint distribution of what is left of both sides when it is over.

    `counting` says how attackers are counted everywhere in it; `distribution` gives `Left(attackers, defenders)`. The
    defenders are gone where the neighborhood is captured.
    """

    attackers: int
    defenders: int
    counting: Counting
    distribution: Pmf

    @property
    def capture(self) -> Fraction:
        """The chance that no defender is left."""
        return self.distribution.probability(lambda left: left.defenders == 0)

    @functools.cached_property
    def attackers_left(self) -> Pmf:
        """Return how many attackers are left, captured or not."""
        return self.distribution.map(lambda left: left.attackers)

    @functools.cached_property
    def defenders_left(self) -> Pmf:
        """Return how many defenders are left."""
        return self.distribution.map(lambda left: left.defenders)

    @property
    def attackers_lost(self) -> Fraction:
        """The cubes that the attacker can expect to lose."""
        return self.attackers - self.attackers_left.mean

    @property
    def defenders_lost(self) -> Fraction:
        """The cubes that the defender can expect to lose."""
        return self.defenders - self.defenders_left.mean

    def __str__(self) -> str:
        return (
            f"{self.attackers} against {self.defenders}: captured with {percent(self.capture)}, expected losses "
            f"{float(self.attackers_lost):.4f} and {float(self.defenders_lost):.4f} ({CONVENTIONS[self.counting]})"
        )


CONVENTIONS: dict[str, str] = {
    "all": "attackers counted with the one that has to stay",
    "spare": "attackers counted without the one that has to stay",
}


def battle(
    attackers: int,
    defenders: int,
    *,
    counting: Counting = "all",
    stop: int | Callable[[int, int], bool] | None = None,
    dice: Dice = STANDARD,
    exact: bool = True,
) -> Battle:
    """The joint distribution of how a battle ends in which both sides roll all the dice they can.

    The attacker goes on until the defenders are gone, no die can be rolled, no more than `stop` attackers are left, or
    `stop(attackers, defenders)` says so; a roll that costs two can lead past `stop`. Counts are exact, of any size up
    to 500 a side; `exact=False` works in floats, up to 5000.
    Raise ValueError for counts that cannot be.

    >>> print(battle(4, 2))
    4 against 2: captured with 65.60%, expected losses 1.4064 and 1.4379
    (attackers counted with the one that has to stay)
    >>> battle(3, 2, counting="spare").capture == battle(4, 2).capture == Fraction(6610505, 10077696)
    True
    >>> battle(10, 5, stop=4).distribution.probability(lambda left: 0 < left.attackers < 3)
    Fraction(0, 1)
    """
    stays = stays_behind(counting)
    check_cubes(attackers, defenders, exact)
    fight = fight_with(dice, exact)
    first = attackers + stays
    layers: Layers = {first + defenders: {first: 1}}
    if not callable(stop):
        layers = _full_rolls(first, defenders, floor_of(stop, stays), fight)
    ends = play_out(layers, ends_where(stop, stays), fight)
    distribution = {Left(a - stays, d): weight for (a, d), weight in ends.items()}
    return Battle(attackers, defenders, counting, distribution_of(distribution, exact))


def ends_where(stop: int | Callable[[int, int], bool] | None, stays: int) -> Callable[[int, int], bool]:
    """Return what says, of all cubes, whether a battle is over: too few are left, or `stop` says so."""
    if callable(stop):
        return lambda a, d: a == 1 or d == 0 or stop(a - stays, d)
    floor = floor_of(stop, stays)
    return lambda a, d: a <= floor or d == 0


def floor_of(stop: int | None, stays: int) -> int:
    """The cubes, all counted, with which the attacker goes on no more."""
    if stop is not None and type(stop) is not int:
        raise ValueError(f"stop={stop!r}: expected a number of cubes, or a function that says when to stop")
    return 1 if stop is None else max(1, stop + stays)


def distribution_of(weights: Mapping[Any, Any], exact: bool) -> Pmf:
    if not exact:
        return Pmf(weights)
    common = math.gcd(*weights.values())
    return Pmf.from_counts({end: weight // common for end, weight in weights.items()})


def stays_behind(counting: str) -> int:
    """Return how many attackers a count leaves out."""
    if counting not in CONVENTIONS:
        raise ValueError(f"counting={counting!r}: attackers are counted as 'all' or as 'spare'")
    return int(counting == "spare")


def check_cubes(attackers: int, defenders: int, exact: bool) -> None:
    for name, n in (("attackers", attackers), ("defenders", defenders)):
        if type(n) is not int or n < (name == "defenders"):
            few = "1 or more" if name == "defenders" else "0 or more"
            raise ValueError(f"{name}={n!r}: expected a whole number of cubes, {few}")
        if n > MOST[exact]:
            other = "; ask for exact=False" if exact else ""
            raise ValueError(f"{name}={n}: up to {MOST[exact]} cubes a side are worked out here{other}")


# All battles up to a size


def capture_table(
    attackers: int, defenders: int, *, counting: Counting = "all", dice: Dice = STANDARD, exact: bool = True
) -> list[list[Any]]:
    """The chance to capture for 0 to that many attackers (rows) and defenders (columns), fighting to the end.

    >>> capture_table(4, 2)[4][2]
    Fraction(6610505, 10077696)
    """
    stays = stays_behind(counting)
    check_cubes(attackers, defenders, exact)
    fight = fight_with(dice, exact)
    rows = list(itertools.islice(_capture_rows(defenders, fight), attackers + 1 + stays))[stays:]
    if not exact:
        return rows
    return [[Fraction(n, fight.scale ** (a + stays + d)) for d, n in enumerate(row)] for a, row in enumerate(rows)]


def _capture_rows(defenders: int, fight: Fight) -> Iterator[list[Any]]:
    """The chance to capture by defenders for 0, 1, 2, … attackers; whole numbers are over scale ** (all cubes)."""
    exact, scale = fight.exact, fight.scale
    rows: list[list[Any]] = []
    for attackers in itertools.count():
        row = [scale**attackers if exact else 1.0, *[0] * defenders]
        rows.append(row)
        for d in range(1, defenders + 1 if attackers > 1 else 0):
            compared, weights = fight.at(attackers, d)
            row[d] = sum(w * rows[attackers - lost][d - compared + lost] for lost, w in enumerate(weights))
        yield row


def capture_chance(attackers: int, defenders: int, *, counting: Counting = "all", dice: Dice = STANDARD) -> Fraction:
    """The chance to capture by fighting to the end.

    >>> capture_chance(2, 1)
    Fraction(5, 12)
    """
    return battle(attackers, defenders, counting=counting, dice=dice).capture


def smallest_force(
    defenders: int, chance: Fraction | float, *, counting: Counting = "all", dice: Dice = STANDARD, exact: bool = True
) -> int:
    """The fewest attackers who capture with more than some chance.

    >>> [smallest_force(10, Fraction(n, 100)) for n in (50, 75, 90)]
    [11, 14, 17]
    """
    stays = stays_behind(counting)
    check_cubes(1, defenders, exact)
    if not (isinstance(chance, Real) and 0 <= chance < 1):
        raise ValueError(f"chance={chance!r}: expected a chance from 0 up to, but without, 1")
    fight = fight_with(dice, exact)
    for attackers, row in enumerate(_capture_rows(defenders, fight)):
        reached = Fraction(row[-1], fight.scale ** (attackers + defenders)) if exact else row[-1]
        if reached > chance:
            return attackers - stays
        if attackers > MOST[exact]:
            raise ValueError(f"chance={chance}: {MOST[exact]} attackers are not enough")
    raise AssertionError("rows never end")


def favourite_from(*, counting: Counting = "all", dice: Dice = STANDARD, most: int = 100) -> int | None:
    """The equal count from which on the attacker is the favourite, looking at up to `most` a side; None if none.

    >>> favourite_from(), favourite_from(counting="spare")
    (12, 5)
    """
    whole("most", most)
    table = capture_table(most, most, counting=counting, dice=dice, exact=most <= 100)
    behind = [n for n in range(1, most + 1) if 2 * table[n][n] <= 1]
    return None if behind and behind[-1] == most else max(behind, default=0) + 1


# How many dice


class Choice(NamedTuple):
    """The best dice for both sides at one point of a battle.

    `value` is the chance to capture with best play; `attack` and `defend` are the numbers of dice that are best there,
    all of them, and `saddle` says whether it makes no difference who has to say first.
    """

    value: Fraction
    attack: tuple[int, ...]
    defend: tuple[int, ...]
    saddle: bool


def best_dice(attackers: int, defenders: int, *, counting: Counting = "all", dice: Dice = STANDARD) -> Choice:
    """Return how many dice are best when both sides choose anew for each roll, the attacker first, to the very end.

    >>> best_dice(4, 2)
    Choice(value=Fraction(6610505, 10077696), attack=(3,), defend=(2,), saddle=True)
    """
    stays = stays_behind(counting)
    check_cubes(attackers, defenders, True)
    if attackers + stays < 2:
        raise ValueError(f"attackers={attackers}: no cube is to spare, so no die can be rolled")
    return _choices(attackers + stays, defenders, dice)[attackers + stays, defenders]


def fewer_dice_pay(attackers: int, defenders: int, *, dice: Dice = STANDARD) -> list[tuple[int, int, str]]:
    """The positions up to that many cubes, all counted, in which a side does strictly better with fewer dice.

    Each with the side: "attacker" or "defender"; none means that the most dice are always as good as any.

    >>> fewer_dice_pay(12, 12), fewer_dice_pay(6, 6, dice=Dice(sides=4, defend=3, ties="attacker"))
    ([], [])
    """
    check_cubes(attackers, defenders, True)
    found = []
    for (a, d), choice in _choices(attackers, defenders, dice).items():
        if min(dice.attack, a - 1) not in choice.attack:
            found.append((a, d, "attacker"))
        if min(dice.defend, d) not in choice.defend:
            found.append((a, d, "defender"))
    return found


def _choices(attackers: int, defenders: int, dice: Dice) -> dict[tuple[int, int], Choice]:
    """The game of choosing dice, solved from the smallest battles up."""
    value: dict[tuple[int, int], Fraction] = {}
    solved: dict[tuple[int, int], Choice] = {}
    for a in range(attackers + 1):
        value[a, 0] = Fraction(1)
        for d in range(1, defenders + 1):
            if a < 2:
                value[a, d] = Fraction(0)
                continue
            solved[a, d] = _choice(a, d, dice, value)
            value[a, d] = solved[a, d].value
    return solved


def _choice(a: int, d: int, dice: Dice, value: Mapping[tuple[int, int], Fraction]) -> Choice:
    attack, defend = range(1, min(dice.attack, a - 1) + 1), range(1, min(dice.defend, d) + 1)
    after = {(x, y): after_roll(x, y, dice, lambda lost, won: value[a - lost, d - won]) for x in attack for y in defend}
    held = {x: min(after[x, y] for y in defend) for x in attack}
    best = max(held.values())
    given = {y: max(after[x, y] for x in attack) for y in defend}
    good = tuple(x for x in attack if held[x] == best)
    answers = tuple(y for y in defend if after[good[-1], y] == best)
    return Choice(best, good, answers, best == min(given.values()))


# A battle as a Markov chain


class Chain(NamedTuple):
    """A battle as an absorbing Markov chain, in sympy's matrices.

    `transient` and `absorbing` list positions (attackers, defenders), all cubes counted. From transient to transient
    lead the chances `q`, to absorbing ones `r`; `fundamental` is (1 - q)⁻¹, how often each position is visited;
    `absorbed` is fundamental · r, how the battle ends; `rolls` is the expected number of rolls from each position.
    """

    transient: tuple[Left, ...]
    absorbing: tuple[Left, ...]
    q: Any
    r: Any
    fundamental: Any
    absorbed: Any
    rolls: Any


def chain(attackers: int, defenders: int, dice: Dice = STANDARD) -> Chain:
    """A battle to the end as an absorbing Markov chain, for up to 8 cubes a side; all cubes counted.

    >>> battle_chain = chain(4, 2)
    >>> battle_chain.transient[0]
    Left(attackers=4, defenders=2)
    >>> captured = [i for i, left in enumerate(battle_chain.absorbing) if left.defenders == 0]
    >>> sum(battle_chain.absorbed[0, i] for i in captured)
    6610505/10077696
    """
    import sympy

    for name, n, few in (("attackers", attackers, 2), ("defenders", defenders, 1)):
        if n not in range(few, 9):
            raise ValueError(f"{name}={n}: a chain is written out for {few} to 8 cubes")
    points = [Left(a, d) for a in range(attackers, 0, -1) for d in range(defenders, -1, -1)]
    transient = tuple(p for p in points if p.attackers > 1 and p.defenders)
    absorbing = tuple(p for p in points if p not in transient and not (p.attackers == 1 and p.defenders == 0))
    q = sympy.zeros(len(transient), len(transient))
    r = sympy.zeros(len(transient), len(absorbing))
    for i, (a, d) in enumerate(transient):
        x, y = min(dice.attack, a - 1), min(dice.defend, d)
        for won, w in enumerate(roll_weights(x, y, dice)):
            after = Left(a - min(x, y) + won, d - won)
            p = sympy.Rational(w, dice.sides ** (x + y))
            if after in transient:
                q[i, transient.index(after)] += p
            else:
                r[i, absorbing.index(after)] += p
    one = sympy.eye(len(transient))
    fundamental = (one - q).upper_triangular_solve(one)
    rolls = fundamental * sympy.ones(len(transient), 1)
    return Chain(transient, absorbing, q, r, fundamental, fundamental * r, rolls)
