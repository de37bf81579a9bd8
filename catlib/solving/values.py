"""The common core of solving whole games: solutions, and rules that order and bound positions.

Positions are numbered; a record of rows says what follows them: edges `first[n]` to `first[n + 1]`. Loops are found by
Tarjan's search (1972) and worked out one after the other from the end of the game back, each by value iteration from
below and from above (Haddad and Monmege, Interval iteration, 2018).
"""

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from catlib.chance import EndlessPlay, local, spaced
from catlib.game import OPEN_HANDS, say
from catlib.rules import CHANCE, TERMINAL, rule, written

MOST_BYTES = 3_600_000_000  # of the 4 GiB that WebAssembly has
KNOWN, OPENED, EDGES, LEAST, MOST, SUM, ENDS, CHANCES, LOOPS, LARGEST = range(10)  # what the tally of a search holds
ORDERING = ("index", "link", "waiting", "path", "following", "sequence", "ends")  # rows that `order` needs
FULL, UNEVEN = 1, 2  # why a search stopped
ROUNDING = 2.0**-52
EVERYBODY = "everybody"
UNEVEN_WORDS = "{}: payoffs do not always add up to the same, so what one wins is not lost; give lead=True"


class TooLarge(ValueError):
    """A game with more positions than may be listed; the message says how many were found and what to do."""


@dataclass(frozen=True)
class OptionBounds:
    """An action with what it is worth to the first seat, from `low` to `high`; as `catlib.solving.ActionValue` has it.

    `value` is the middle of the bounds, `regret` how much worse that is for whoever moves than the best one, and `best`
    says that no other action is surely better.
    """

    action: int
    label: str
    low: float
    high: float
    regret: float
    best: bool

    @property
    def value(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2


def rated(rows: Iterable[tuple[int, str, float, float]], large: bool) -> tuple[OptionBounds, ...]:
    """Options of their actions, labels and bounds, for a seat that wants them large or small.

    >>> [(option.label, option.regret, option.best) for option in rated([(0, "stop", 0, 2), (1, "go on", 1, 2)], True)]
    [('stop', 0.5, True), ('go on', 0.0, True)]
    """
    given, aim = list(rows), 1 if large else -1
    sure = max((min(aim * low, aim * high) for *_, low, high in given), default=0)
    best = max((aim * (low + high) / 2 for *_, low, high in given), default=0)
    return tuple(
        OptionBounds(action, label, low, high, best - aim * (low + high) / 2, max(aim * low, aim * high) >= sure)
        for action, label, low, high in given
    )


@dataclass(frozen=True)
class Solution:
    """The worth of a position to the first seat when all play their best: between `low` and `high`, surely.

    Where all win or lose together it is what each of them is paid, and `whose` says so.
    `mark` is "exact" where both are one, which needs a game without chance; otherwise "bound ±" with half the gap;
    with it goes "with open hands" where the game hides some.
    `states` counts the positions, `loops` those groups of them among which play can go round, `largest_loop` the
    positions of the largest.
    """

    player: int
    low: float
    high: float
    options: tuple[OptionBounds, ...]
    states: int
    edges: int
    loops: int
    largest_loop: int
    mark: str
    seconds: float = field(default=0.0, compare=False)
    whose: str = "the first seat"
    _solved: Any = field(default=None, repr=False, compare=False)

    @property
    def value(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2

    @property
    def best(self) -> int:
        """The first of the actions that promise most to the seat to move."""
        if not self.options:
            raise ValueError("nobody decides here, so no action is best")
        if self.player == 0 or self.whose == EVERYBODY:
            return max(self.options, key=lambda option: option.low).action
        return min(self.options, key=lambda option: option.high).action

    def at(self, state: Any) -> "Solution":
        """Return what another position is worth; raise KeyError for one that cannot be reached."""
        solution: Solution = self._solved.solution(state)
        return solution

    def __str__(self) -> str:
        mark, together = self.mark, self.whose == EVERYBODY
        gap = mark.removesuffix(f" {OPEN_HANDS}").partition(" ± ")[2] or False
        given: dict[str, Any] = {"together": together, "gap": gap, "hidden": OPEN_HANDS in mark}
        return say("solved", value=local(f"{self.value:.6f}"), n=spaced(self.states), **given)


def refuse_endless(game: Any, tally: Any) -> None:
    """Raise EndlessPlay where no end of the game was found, so that nothing bounds what it is worth."""
    if tally[ENDS] == 0:
        raise EndlessPlay(f"{game.title}: play goes round for ever, as no end of the game can be reached from here")


# The rules by which both engines work


@rule
def enter_end(out, seats, tally):
    """Take in what an end of the game pays; whether it adds up as the others do."""
    total = out[0] + out[seats - 1]
    if tally[ENDS] == 0:
        tally[LEAST], tally[MOST], tally[SUM] = out[0], out[0], total
    tally[LEAST], tally[MOST] = min(tally[LEAST], out[0]), max(tally[MOST], out[0])
    tally[ENDS] += 1
    return seats == 1 or total == tally[SUM]


@functools.cache
def lead_of(returns: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that pays the first of two seats what it is ahead of the other, and the other the opposite."""

    def lead(setup, state, out):
        returns(setup, state, out)
        out[0] -= out[1]
        out[1] = -out[0]

    return lead


@rule
def order(rows):
    """Put all loops in a row, each after those that it leads to; Tarjan's search, with stacks of its own."""
    first, target, index, link, waiting = rows.first, rows.target, rows.index, rows.link, rows.waiting
    path, following, sequence = rows.path, rows.following, rows.sequence
    met, stack, done, parts, depth, enter = 0, 0, 0, 0, -1, 0
    while depth >= 0 or enter >= 0:
        if enter >= 0:
            met, depth = met + 1, depth + 1
            index[enter], link[enter], waiting[stack] = met, met, enter
            path[depth], following[depth] = enter, first[enter]
            stack, enter = stack + 1, -1
        node, edge = path[depth], following[depth]
        if edge < first[node + 1]:
            child = target[edge]
            if index[child] == 0:
                enter = child
            else:
                if index[child] > 0:
                    link[node] = min(link[node], link[child])
                following[depth] = edge + 1
        else:
            if link[node] == index[node]:
                member = -1
                while member != node:
                    stack -= 1
                    member = waiting[stack]
                    index[member], sequence[done] = -1, member
                    done += 1
                rows.ends[parts] = done
                parts += 1
            depth -= 1
    return parts


@rule
def settle(rows, begin, stop, tally, gap, slack):
    """Bounds for some positions that lead to each other, or for a single one; whether play can go round there."""
    for i in range(begin, stop):
        rows.low[rows.sequence[i]], rows.high[rows.sequence[i]] = tally[LEAST], tally[MOST]
    loops = stop - begin > 1 or comes_back(rows, rows.sequence[begin])
    moved = improve(rows, begin, stop, slack)
    while loops and moved > gap:
        moved = improve(rows, begin, stop, slack)
    return loops


@rule
def comes_back(rows, node):
    """Return whether a position can follow itself."""
    for edge in range(rows.first[node], rows.first[node + 1]):  # noqa: SIM110 - compiled code knows no any()
        if rows.target[edge] == node:
            return True
    return False


@rule
def improve(rows, begin, stop, slack):
    """Draw the bounds of some positions closer by what follows them; by how much the most."""
    player, first, target, weight, low, high = rows.player, rows.first, rows.target, rows.weight, rows.low, rows.high
    moved = 0.0
    for i in range(begin, stop):
        node = rows.sequence[i]
        edge, end, who = first[node], first[node + 1], player[node]
        if who == TERMINAL:
            below, above = rows.paid[node], rows.paid[node]
        elif who == CHANCE:
            below, above, total = 0.0, 0.0, 0
            for e in range(edge, end):
                below += weight[e] * low[target[e]]
                above += weight[e] * high[target[e]]
                total += weight[e]
            error = (end - edge + 3) * slack
            below, above = below / total - error, above / total + error
        else:
            below, above = low[target[edge]], high[target[edge]]
            for e in range(edge + 1, end):
                if who == 0:
                    below, above = max(below, low[target[e]]), max(above, high[target[e]])
                else:
                    below, above = min(below, low[target[e]]), min(above, high[target[e]])
        moved = max(moved, max(below - low[node], high[node] - above))
        low[node], high[node] = max(low[node], below), min(high[node], above)
    return moved


@functools.cache
def same_state(state_class: Any) -> Callable[[Any, Any], bool]:
    """A rule that says whether two states are equal, written out field by field."""
    lines = ["def same_state(one, other):"]
    for name, (_, length) in state_class.FIELDS.items():
        if length:
            lines += [f"    for i in range({length}):", f"        if one.{name}[i] != other.{name}[i]: return False"]
        else:
            lines.append(f"    if one.{name} != other.{name}: return False")
    return rule(written([*lines, "    return True"], state_class.__module__))
