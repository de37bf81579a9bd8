"""Pools of equal dice: which of them are kept, how many show what, and how many are different.

>>> from catlib.chance import die
>>> keep_highest(die(6), 4, 3).mean
Fraction(15869, 1296)
"""

import functools
import math
import operator
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import compress
from numbers import Integral
from typing import Any

from catlib.chance.arguments import Choice, chooser, number_of_dice
from catlib.chance.convolution import common_step, unpack, width_of
from catlib.chance.outcomes import Handful, place_by_place
from catlib.chance.pmf import MOST_OUTCOMES, Pmf, check_size, from_grid, gather, of_ordered
from catlib.chance.rationals import rational


def pool(die: Pmf, n: int, keep: int | None = None) -> Pmf:
    """`n` dice as a tuple, the greatest first; only the `keep` greatest of them where that is given.

    There are many outcomes (10d6: 3003): ask `keep_highest`, `count_of` or `distinct` where they answer.

    >>> pool(die(2), 2)
    Pmf({(1, 1): 1, (2, 1): 2, (2, 2): 1})
    """
    die.require_order()
    n, keep = number_of_dice(n), _number_kept(n, n if keep is None else keep)
    check_size(f"{n} dice in order", math.comb(len(die) + keep - 1, keep), MOST_OUTCOMES, "rolls")
    return gather(((Handful(roll), ways) for roll, ways in _rolls(die, n, keep)), die.exact)


def _rolls(die: Pmf, n: int, keep: int) -> Iterator[tuple[tuple[Any, ...], int]]:
    """The `keep` greatest of `n` dice, and in how many ways they come."""
    unfinished: dict[tuple[Any, ...], int] = {(): 1}
    lower = die.denominator
    if keep == 0:
        yield (), lower**n
        return
    for face, count in zip(reversed(die.outcomes), reversed(die.counts), strict=True):
        lower -= count
        partial, unfinished = unfinished, {}
        for roll, ways in partial.items():
            left, needed = n - len(roll), keep - len(roll)
            short = [math.comb(left, c) * count**c for c in range(needed)]
            fewer = sum(s * lower ** (left - c) for c, s in enumerate(short))
            yield roll + (face,) * needed, ways * ((count + lower) ** left - fewer)
            unfinished.update((roll + (face,) * c, ways * s) for c, s in enumerate(short))


def keep_highest(die: Pmf, n: int, k: int = 1) -> Pmf:
    """The sum of the `k` greatest of `n` dice; the greatest alone, k = 1, needs an order but no arithmetic.

    With U the generating function of the faces above t and T the weight of the faces up to t, the dice
    clipped from below to t, on fewer than k of them above t, sum to Σ C(n, m) Uᵐ Tⁿ⁻ᵐ xᵗ⁽ᵏ⁻ᵐ⁾ (m < k);
    the k-th greatest is t on that event less the same event for "at least t".

    >>> keep_highest(die(6), 4, 3).at_least(18)
    Fraction(7, 432)
    """
    die.require_order()
    n, k = number_of_dice(n), _number_kept(n, k)
    if k == 1:
        upto = [total**n for total in die.cumulative]
        return of_ordered(die.outcomes, tuple(map(operator.sub, upto, [0, *upto])), die.exact)
    _refuse_words(die, k)
    if k == n:
        return n @ die
    step = common_step(die.outcomes)
    if step is None or k == 0:
        added = place_by_place(operator.add)
        return pool(die, n, k).map(lambda roll: functools.reduce(added, roll)) if k else 0 @ die
    return _kept_sum(die, n, k, step)


def _kept_sum(die: Pmf, n: int, k: int, step: Any) -> Pmf:
    """The same on a grid: `powers` has U⁰ to Uᵏ⁻¹ counted from the face above, and gains a face by Pascal's rule."""
    width, above, lower = width_of(die.denominator**n), die.outcomes[-1], die.denominator
    choices, powers, packed = _choices(n)[:k], [1] + [0] * (k - 1), lower**n
    for face, count in zip(reversed(die.outcomes), reversed(die.counts), strict=True):
        gap = 8 * width * int((above - face) // step)
        ways = [choice * lower ** (n - m) * powers[m] for m, choice in enumerate(choices)]
        packed = (packed - sum(ways) << gap * k) + sum([way << gap * m for m, way in enumerate(ways)])
        powers = [power << gap * m for m, power in enumerate(powers)]
        for least in range(1, k):
            for m in range(k - 1, least - 1, -1):
                powers[m] += count * powers[m - 1]
        above, lower = face, lower - count
    cells = k * int((die.outcomes[-1] - above) // step) + 1
    return from_grid(k * above, step, unpack(packed, cells, width), die.exact)


def keep_lowest(die: Pmf, n: int, k: int = 1) -> Pmf:
    """The sum of the `k` smallest of `n` dice; the smallest alone, k = 1, needs an order but no arithmetic.

    >>> keep_lowest(die(20), 2, 1).mean
    Fraction(287, 40)
    """
    die.require_order()
    n, k = number_of_dice(n), _number_kept(n, k)
    if k == 1:
        above = [(die.denominator - total) ** n for total in (0, *die.cumulative)]
        return of_ordered(die.outcomes, tuple(map(operator.sub, above, above[1:])), die.exact)
    _refuse_words(die, k)
    return -keep_highest(-die, n, k)


def keep_middle(die: Pmf, n: int, k: int) -> Pmf:
    """The sum of the `k` dice in the middle of `n`, as many above them as below; raise ValueError where none is.

    Face by face, the smallest first: of `count` dice with a face, those count whose places lie in the middle.

    >>> keep_middle(die(6), 3, 1).exactly(3)
    Fraction(13, 54)
    """
    die.require_order()
    n, k = number_of_dice(n), _number_kept(n, k)
    below, odd = divmod(n - k, 2)
    if odd:
        raise ValueError(f"k={k}: of {n} dice as many have to be above the middle as below")
    step = common_step(die.outcomes)
    if step is None or k == 0:
        added = place_by_place(operator.add)
        return pool(die, n).map(lambda roll: functools.reduce(added, roll[below : below + k])) if k else 0 @ die
    width, start = width_of(die.denominator**n), die.outcomes[0]
    sums = [1] + [0] * n
    for face, weight in die._pairs():
        shift, before = 8 * width * int((face - start) // step), sums
        powers, sums = [weight**count for count in range(n + 1)], [0] * (n + 1)
        for used, ways in enumerate(before):
            for count in range(n - used + 1) if ways else ():
                kept = max(0, min(used + count, below + k) - max(used, below))
                sums[used + count] += ways * math.comb(n - used, count) * powers[count] << shift * kept
    cells = k * int((die.outcomes[-1] - start) // step) + 1
    return from_grid(k * start, step, unpack(sums[n], cells, width), die.exact)


def spread(die: Pmf, n: int) -> Pmf:
    """The difference between the greatest and the smallest of `n` dice, at least one.

    Of all dice that lie between two faces, those are left out that reach one of them in vain.

    >>> spread(die(6), 2).exactly(0)
    Fraction(1, 6)
    """
    die.require_order()
    n, faces = number_of_dice(n), die.outcomes
    if n == 0:
        raise ValueError("n=0: no dice have neither a greatest nor a smallest")
    total = [0, *die.cumulative]

    def within(low: int, high: int) -> int:
        return (total[high + 1] - total[low]) ** n if low <= high else 0

    def reached(low: int, high: int) -> int:
        return within(low, high) - within(low + 1, high) - within(low, high - 1) + within(low + 1, high - 1)

    pairs = ((low, high) for low in range(len(faces)) for high in range(low, len(faces)))
    found = ((faces[high] - faces[low], reached(low, high)) for low, high in pairs)
    return gather(((width, ways) for width, ways in found if ways), die.exact)


def _refuse_words(die: Pmf, k: int) -> None:
    if k and any(isinstance(outcome, str) for outcome in die.outcomes):
        raise TypeError(f"k={k}: words such as {die.outcomes[0]!r} have no sum; pool(die, n, {k}) keeps them apart")


def highest(*dice: Pmf) -> Pmf:
    """The greatest of independent draws, one from each of these distributions; outcomes need an order, no arithmetic.

    Of equal dice, `keep_highest(die, n)` is the greatest. Raise TypeError for a number, which might mean either a
    number of dice or a least outcome.

    >>> highest(die(6), die(8)).mean
    Fraction(251, 48)
    """
    outcomes, totals = _side_by_side("highest", dice)
    upto = [math.prod(row) for row in zip(*totals, strict=True)]
    return gather(zip(outcomes, map(operator.sub, upto, [0, *upto]), strict=False), all(die.exact for die in dice))


def lowest(*dice: Pmf) -> Pmf:
    """The smallest of independent draws, one from each of these distributions; outcomes need an order, no arithmetic.

    >>> lowest(die(6), die(8)).mean
    Fraction(133, 48)
    """
    outcomes, totals = _side_by_side("lowest", dice)
    beyond = [[die.denominator - total for total in (0, *row)] for die, row in zip(dice, totals, strict=True)]
    above = [math.prod(row) for row in zip(*beyond, strict=True)]
    return gather(zip(outcomes, map(operator.sub, above, above[1:]), strict=True), all(die.exact for die in dice))


def _side_by_side(name: str, dice: Sequence[Pmf]) -> tuple[list[Any], list[list[int]]]:
    """All outcomes in order, and the weight up to each of them, a row a distribution."""
    if not dice:
        raise ValueError(f"{name}(): no dice have neither a highest nor a lowest one")
    for given in dice:
        if not isinstance(given, Pmf):
            raise TypeError(
                f"{name}(…, {given!r}): expected distributions; keep_{name}(die, {given!r}) is the {name} of that many "
                f"equal dice, {name}(die, Pmf.point({given!r})) has that outcome as one of the draws"
            )
        given.require_order()
    outcomes = sorted({outcome for die in dice for outcome in die.outcomes})
    return outcomes, [[[0, *die.cumulative][bisect_right(die.outcomes, x)] for x in outcomes] for die in dice]


def count_of(die: Pmf, n: int, which: Choice) -> Pmf:
    """Return how many of `n` dice show a face that a predicate or a collection chooses.

    >>> count_of(die(6), 5, {1}).at_least(1)
    Fraction(4651, 7776)
    """
    chosen = chooser(which, die._asked)
    hit, n = sum(compress(die.counts, map(chosen, die.outcomes))), number_of_dice(n)
    miss = die.denominator - hit
    return from_grid(0, 1, [ways * hit**m * miss ** (n - m) for m, ways in enumerate(_choices(n))], die.exact)


def multinomial(die: Pmf, n: int) -> Pmf:
    """Return how often each face shows on `n` dice, as tuples in the order of `die.outcomes`.

    >>> multinomial(die(2), 2)
    Pmf({(0, 2): 1, (1, 1): 2, (2, 0): 1})
    """
    return by_faces(die, n, lambda counts, face, count: (*counts, count), ())


def largest_count(die: Pmf, n: int) -> Pmf:
    """Return how many of `n` dice are alike: how often the face shows that shows most often.

    >>> largest_count(die(6), 5).at_least(3)
    Fraction(23, 108)
    """
    n = number_of_dice(n)
    groups = [_alike(faces, weight, n) for weight, faces in Counter(die.counts).items()]
    upto = [functools.reduce(_merge, [_alike_at_most(rows, most) for rows in groups])[n] for most in range(n + 1)]
    return gather(enumerate(map(operator.sub, upto, [0, *upto])), die.exact)


def _alike(faces: int, weight: int, n: int) -> list[list[int]]:
    """Factors of the recurrence below for as many faces of one weight: a row a die, a column a number of dice alike."""
    rows = ((_choices(k), [*_choices(k)[1:], 0]) for k in range(n))
    return [[weight**c * (faces * a - b) for c, (a, b) in enumerate(zip(*row, strict=True), 1)] for row in rows]


def _alike_at_most(factors: Sequence[Sequence[int]], most: int) -> list[int]:
    """For 0 to n dice: the ways in which no face shows more than `most` times, by P·(Pᶠ)′ = f·P′·Pᶠ."""
    ways = [1]
    for row in factors:
        ways.append(sum(map(operator.mul, row[:most], reversed(ways[-most:]))))
    return ways


def largest_straight(die: Pmf, n: int) -> Pmf:
    """The length of the longest run of faces, each 1 more than the one before, that `n` dice show.

    >>> largest_straight(die(6), 5).exactly(5)
    Fraction(5, 162)
    """
    faces = die.outcomes
    if len({*die.counts}) == 1 and common_step(faces) == 1 and len(faces) == faces[-1] - faces[0] + 1:
        return _straight_of_equals(len(die), die.counts[0], number_of_dice(n), die.exact)

    def step(state: tuple[Any, int, int], face: Any, count: int) -> tuple[Any, int, int]:
        last, run, longest = state
        if not count:
            return last, run, longest
        run = run + 1 if last is not None and face - last == 1 else 1
        return face, run, max(longest, run)

    apart = sorted(die._pairs(), key=lambda pair: (rational(pair[0]) % 1, pair[0]))  # halves follow halves
    return _by_faces(die, n, apart, step, (None, 0, 0), lambda state: state[2])


def _straight_of_equals(faces: int, weight: int, n: int, exact: bool) -> Pmf:
    """The same for equal faces in a row: n dice map onto d of them, which leave no run longer than asked."""
    comb, most = math.comb, min(n, faces)
    onto = [weight**n * sum((-1) ** j * comb(d, j) * (d - j) ** n for j in range(d + 1)) for d in range(most + 1)]

    def chosen(d: int, longest: int) -> int:
        gaps = faces - d
        parts = range(min(gaps + 1, (faces - gaps) // (longest + 1)) + 1)
        return sum((-1) ** j * comb(gaps + 1, j) * comb(faces - j * (longest + 1), gaps) for j in parts)

    upto = [sum(onto[d] * chosen(d, longest) for d in range(most + 1)) for longest in range(most + 1)]
    return gather(enumerate(map(operator.sub, upto, [0, *upto])), exact)


def longest_run(p: Fraction, n: int) -> Pmf:
    """The most of `n` dice one after another that all show what one of them shows with chance `p`.

    >>> longest_run(Fraction(1, 2), 3).exactly(2)
    Fraction(1, 4)
    """
    hits, cases = p.as_integer_ratio()

    def without(k: int) -> int:
        """Return in how many ways no k of them in a row are hits."""
        ways = [cases**i for i in range(k)]
        for i in range(k, n + 1):
            ended = (cases - hits) * ways[i - k - 1] if i > k else 1
            ways.append(cases * ways[-1] - hits**k * ended)
        return ways[n]

    upto = [without(k + 1) for k in range(n + 1)]
    return gather(enumerate(map(operator.sub, upto, [0, *upto])), True)


def grouped(seen: tuple[int, ...], _: Any, count: int) -> tuple[int, ...]:
    """Add the number of dice, or cards, that are alike to those of the faces before, the largest first.

    >>> grouped((3, 1), "hearts", 2)
    (3, 2, 1)
    """
    return tuple(sorted((*seen, count), reverse=True)) if count else seen


def in_digits(numbers: Iterable[int]) -> int:
    """Write some numbers side by side.

    >>> in_digits([3, 2])
    32
    """
    return int("".join(map(str, numbers)) or 0)


def groups(die: Pmf, n: int) -> Pmf:
    """Return how many of `n` dice are alike, face by face and the largest group first: 32 is a full house.

    >>> groups(die(6), 5).exactly(32)
    Fraction(25, 648)
    """
    return by_faces(die, n, grouped, (), in_digits)


def by_faces(
    die: Pmf, n: int, step: Callable[[Any, Any, int], Any], start: Any = None, end: Callable[[Any], Any] | None = None
) -> Pmf:
    """Any question about which faces `n` equal dice show, answered face by face and not roll by roll.

    From `start` on, `step(state, face, count)` says for each face, the smallest first and also where its count is 0,
    what matters of the dice so far; `end(state)` is the answer, by default the state. The work grows with the number
    of different states: 20 dice have 53,130 rolls, but the length of the longest straight is one of 7 numbers.

    How many different faces show at least twice:

    >>> by_faces(die(6), 3, lambda pairs, face, count: pairs + (count >= 2), 0)
    Pmf({0: 120, 1: 96})
    """
    return _by_faces(die, n, list(die._pairs()), step, start, end)


def _by_faces(
    die: Pmf,
    n: int,
    faces: Sequence[tuple[Any, int]],
    step: Callable[[Any, Any, int], Any],
    start: Any,
    end: Callable[[Any], Any] | None,
) -> Pmf:
    """The same with the faces in any order."""
    powers = {weight: [weight**count for count in range(number_of_dice(n) + 1)] for weight in {*die.counts}}
    found = face_by_face(faces, n, lambda left, weight, c: math.comb(left, c) * powers[weight][c], step, start)
    return gather(((end(state) if end else state, ways) for state, ways in found), die.exact)


def face_by_face(
    faces: Sequence[tuple[Any, int]],
    n: int,
    choices: Callable[[int, int, int], int],
    step: Callable[[Any, Any, int], Any],
    start: Any,
) -> Iterator[tuple[Any, int]]:
    """All states that `step` can reach from `start` with `n` things in all, and in how many ways.

    `faces` has each face with its weight; `choices(left, weight, count)` says in how many ways `count` of the `left`
    things can be this one.

    Two of three letters, of which two are alike:

    >>> alike = lambda most, letter, count: max(most, count)
    >>> dict(face_by_face([("a", 2), ("b", 1)], 2, lambda left, copies, count: math.comb(copies, count), alike, 0))
    {1: 2, 2: 1}
    """
    rows = {(n, start): 1}
    for place, (face, weight) in enumerate(faces, 1 - len(faces)):
        before, rows = rows, {}
        for (left, state), ways in before.items():
            for count in range(left + 1) if place else (left,):
                if more := choices(left, weight, count):
                    key = left - count, step(state, face, count)
                    rows[key] = rows.get(key, 0) + ways * more
            check_size("what matters of the faces so far", len(rows), MOST_OUTCOMES, "cases")
    return ((state, ways) for (_, state), ways in rows.items())


def distinct(die: Pmf, n: int) -> Pmf:
    """Return how many different faces `n` dice show.

    Faces of equal weight are taken together: g of them show d different ones on c dice in C(g, d) times
    the number of ways to map c dice onto d faces.

    >>> distinct(die(6), 5).exactly(5)
    Fraction(5, 54)
    """
    n = number_of_dice(n)
    width = width_of(die.denominator**n)
    groups = [_onto(n, faces, weight, 8 * width) for weight, faces in Counter(die.counts).items()]
    packed = functools.reduce(_merge, groups)[n]
    return from_grid(0, 1, unpack(packed, min(n, len(die)) + 1, width), die.exact)


def _onto(n: int, faces: int, weight: int, bits: int) -> list[int]:
    """For 0 to `n` dice: the ways to show d of these equal faces, packed by d."""
    most = min(n, faces)
    choices = [math.comb(faces, d) << d * bits for d in range(most + 1)]
    onto, rows = [1] + [0] * most, []
    for dice in range(n + 1):
        rows.append(sum(map(operator.mul, choices, onto)) * weight**dice)
        onto = [0, *(d * (onto[d] + onto[d - 1]) for d in range(1, most + 1))]
    return rows


def _merge(left: list[int], right: list[int]) -> list[int]:
    """Split each number of dice between two groups of faces, in every way."""
    mul = operator.mul
    return [sum(map(mul, map(mul, _choices(n), right), left[n::-1])) for n in range(len(left))]


@functools.lru_cache(maxsize=512)
def _choices(n: int) -> list[int]:
    """In how many ways 0 to n of n things are chosen."""
    return [math.comb(n, c) for c in range(n + 1)]


def _number_kept(n: int, k: Any) -> int:
    if not isinstance(k, Integral) or not 0 <= int(k) <= n:
        raise ValueError(f"k={k!r}: of {n} dice, 0 to {n} can be kept")
    return int(k)
