"""Best play where hands are hidden: counterfactual regret minimisation (CFR+), and how much it can still be beaten by.

For one seat, and for two whose payoffs always add up to the same. All ways the game can go are listed as a tree; a seat
decides by what it has seen so far and what it did, in order (perfect recall). The average of the strategies played
comes near an equilibrium; what the best answer wins against it is worked out exactly up to rounding, so that the value
of the game surely lies between two bounds. Sources: Zinkevich and others, Regret minimization in games with incomplete
information (2007); Tammelin, Solving large imperfect information games using CFR+ (2014).
"""

from __future__ import annotations

import functools
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from catlib.arguments import whole
from catlib.game import Game
from catlib.kernels import Kernel, Workspace, is_compiled
from catlib.numerals import spaced
from catlib.rulebook import CHANCE, TERMINAL, rule
from catlib.solve import TooLarge
from catlib.wasm.module import Argument, Stretch, Whole
from catlib.winning import together

__all__ = ["Equilibrium", "InformationSet", "cfr", "remembered"]


class InformationSet(NamedTuple):
    """Positions that a seat cannot tell apart: one of them as it sees it, and how often each action is taken.

    `history` is what the seat has seen and done so far, in order, as `remembered` keeps it; `actions` are the numbers
    of those that `strategy` names.
    """

    seat: int
    seen: dict[str, Any]
    strategy: dict[str, float]
    actions: tuple[int, ...]
    history: tuple[Any, ...]


@dataclass(frozen=True)
class Equilibrium:
    """Two strategies near an equilibrium.

    The game is worth from `low` to `high` to the first seat: what its own strategy surely wins, and what the best
    answer wins against the other's. `exploitability` is half the gap, what a seat could gain on average by knowing.
    """

    low: float
    high: float
    information_sets: tuple[InformationSet, ...]
    iterations: int
    nodes: int
    seconds: float = field(default=0.0, compare=False)

    @property
    def value(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2

    @property
    def exploitability(self) -> float:
        """Half of what the two best answers win together."""
        return (self.high - self.low) / 2

    def strategy(self, seat: int, **seen: Any) -> dict[str, float]:
        """How often a seat takes each action where it sees these fields so; raise KeyError where it never does."""
        for found in self.information_sets:
            if found.seat == seat and all(found.seen[name] == value for name, value in seen.items()):
                return found.strategy
        raise KeyError(f"seat {seat} decides nowhere where it sees {seen}")

    def __str__(self) -> str:
        found = f"{spaced(len(self.information_sets))} information sets"
        return f"{self.value:.6f} to the first seat, bound ± {self.exploitability:.0e}; {found}"


def cfr(
    game: Game, iterations: int = 1000, state: Any = None, *, nodes: int = 2_000_000, compile: bool | None = None
) -> Equilibrium:
    """Play a game against itself so many times, each time by what was regretted before, and measure the average.

    Raise TooLarge before it starts if the tree of the game has more `nodes`, and ValueError for a game that is not for
    one seat, or for two with payoffs of one sum.
    """
    began = time.perf_counter()
    if game.num_players > 2:
        raise ValueError(f"{game.title}: {game.num_players} seats play; this is for one or two")
    if together(game.rules):
        raise ValueError(f"{game.title}: all win or lose together; an equilibrium is between seats that do not")
    rounds = whole("iterations", iterations)
    tree = _Tree(game, game.initial_state() if state is None else state, whole("nodes", nodes))
    work = tree.workspace(is_compiled(compile))
    work.run(rounds=rounds)
    average = [float(x) for x in _numbers(work["average"])]
    strategy = tree.normalised(average)
    low, high = tree.sum - tree.best_answer(1, strategy), tree.best_answer(0, strategy)
    sets = tuple(tree.described(strategy))
    return Equilibrium(low, high, sets, rounds, len(tree.player), time.perf_counter() - began)


def _numbers(row: Any) -> Any:
    return row if isinstance(row, list) else row.numbers()


class _Tree:
    """All ways a game can go, parents before children; edges and the places of information sets in arrays."""

    def __init__(self, game: Game, state: Any, most: int):
        self.game = game
        self.player: list[int] = []
        self.first: list[int] = []  # edge
        self.child: list[int] = []
        self.chance: list[float] = []
        self.info: list[int] = []  # first place in the rows of an information set, by node
        self.paid: list[float] = []
        self.start: dict[Any, int] = {}
        self.sets: list[tuple[int, int, Any, list[int], Any]] = []  # seat, first place, a state, actions, history
        self.places, self.sum = 0, 0
        self._grow(state, most)

    def _grow(self, state: Any, most: int) -> None:
        """Level by level, so that children come after their parents."""
        level: list[Any] = [(state, ((), ()))]
        seats, ends = range(self.game.num_players), set()
        while level:
            below = []
            for node, known in level:
                player = self.game.current_player(node)
                known = tuple(remembered(self.game, node, seat, known[seat]) for seat in seats)
                self._open(node, player, known)
                if player == TERMINAL:
                    ends.add(sum(self.game.returns(node)) if len(seats) == 2 else 0)
                for action, weight in self._moves(node, player):
                    self.chance.append(weight)
                    told = [(*known[seat], action) if seat == player else known[seat] for seat in seats]
                    below.append((self.game.successor(node, action), tuple(told)))
            if len(self.player) + len(below) > most:
                raise TooLarge(
                    f"nodes={most}: {self.game.title} can go on in more ways than that; give more, or a smaller variant"
                )
            first = len(self.player)
            self.child += range(first, first + len(below))
            level = below
        self.first.append(len(self.child))
        if len(ends) > 1:
            raise ValueError(f"{self.game.title}: payoffs do not always add up to the same")
        self.sum = ends.pop()

    def _moves(self, node: Any, player: int) -> list[tuple[int, float]]:
        if player == CHANCE:
            return [(outcome, float(chance)) for outcome, chance in self.game.chance_outcomes(node)]
        return [(action, 1.0) for action in self.game.legal_actions(node)]

    def _open(self, node: Any, player: int, known: Any) -> None:
        self.first.append(len(self.chance))
        self.player.append(player)
        self.paid.append(float(self.game.returns(node)[0]) if player == TERMINAL else 0.0)
        self.info.append(-1)
        if player >= 0:
            key = player, known[player]
            if key not in self.start:
                actions = self.game.legal_actions(node)
                self.start[key] = self.places
                self.sets.append((player, self.places, node, actions, known[player]))
                self.places += len(actions)
            self.info[-1] = self.start[key]

    def workspace(self, compiled: bool) -> Workspace:
        """The rows on which the kernel works."""
        n, edges = len(self.player), len(self.child)
        starts = [start for _, start, *_ in self.sets]
        rows: dict[str, Sequence[Any]] = {"player": self.player, "first": self.first, "child": self.child}
        rows |= {"chance": self.chance, "info": self.info, "paid": self.paid, "sets": [*starts, self.places]}
        lengths = {"player": n, "first": n + 1, "child": edges, "chance": edges, "info": n, "paid": n}
        lengths |= {"sets": len(starts) + 1, "mine": n, "others": n, "worth": n}
        lengths |= dict.fromkeys(("regret", "strategy", "average", "gain"), self.places)
        work = Workspace(_kernel(), compiled, lengths)
        for name, row in rows.items():
            work.put(name, row)
        return work

    def normalised(self, average: Sequence[float]) -> list[float]:
        """Each information set's row as chances that add up to 1."""
        found = list(average)
        for _, start, _, actions, _ in self.sets:
            row = average[start : start + len(actions)]
            total = sum(row)
            found[start : start + len(actions)] = [x / total if total else 1 / len(row) for x in row]
        return found

    def best_answer(self, seat: int, strategy: Sequence[float]) -> float:
        """What the best answer of a seat wins against the other's strategy."""
        reach, members = self._reached(seat, strategy)
        sign = 1.0 if seat == 0 else -1.0
        worth = [sign * paid + (0.0 if seat == 0 else self.sum) for paid in self.paid]
        chosen: dict[int, int] = {}
        # an information set is decided when all that follows its nodes is known: the deepest first
        last = {info: nodes[-1] for info, nodes in members.items()}
        waiting = sorted(members, key=lambda info: -last[info])
        known: dict[int, float] = {}

        def value(node: int) -> float:
            """Weighted by how chance and the other seat lead there."""
            if node in known:
                return known[node]
            player = self.player[node]
            edges = range(self.first[node], self.first[node + 1])
            if player == TERMINAL:
                found = reach[node] * worth[node]
            elif player == seat:
                found = value(self.child[edges[choice(self.info[node])]])
            else:
                found = sum(value(self.child[edge]) for edge in edges)
            known[node] = found
            return found

        def choice(info: int) -> int:
            if info not in chosen:
                nodes = members[info]
                count = self.first[nodes[0] + 1] - self.first[nodes[0]]
                totals = [sum(value(self.child[self.first[node] + k]) for node in nodes) for k in range(count)]
                chosen[info] = totals.index(max(totals))
            return chosen[info]

        for info in waiting:
            choice(info)
        return value(0)

    def _reached(self, seat: int, strategy: Sequence[float]) -> tuple[list[float], dict[int, list[int]]]:
        """By node how chance and the other seat lead there, and the nodes of each information set of a seat."""
        reach = [1.0] + [0.0] * (len(self.player) - 1)
        members: dict[int, list[int]] = {}
        for node, player in enumerate(self.player):
            if player == seat:
                members.setdefault(self.info[node], []).append(node)
            for k, edge in enumerate(range(self.first[node], self.first[node + 1])):
                part = 1.0 if player == seat else self.chance[edge]
                part = strategy[self.info[node] + k] if player == 1 - seat else part
                reach[self.child[edge]] = reach[node] * part
        return reach, members

    def described(self, strategy: Sequence[float]) -> Iterator[InformationSet]:
        for seat, start, state, actions, known in self.sets:
            names = [self.game.action_to_string(state, action) for action in actions]
            shown = dict(zip(names, strategy[start : start + len(actions)], strict=True))
            yield InformationSet(seat, self.game.observation(state, seat), shown, tuple(actions), known)


def remembered(game: Game, state: Any, seat: int, known: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a seat has seen and done in order, with what it sees now if that is new."""
    now = repr(game.observation(state, seat)), game.current_player(state) == seat
    last = next((entry for entry in reversed(known) if isinstance(entry, tuple)), None)
    return known if now == last else (*known, now)


# The kernel


def make_cfr(uniform: Any) -> Any:
    """The iterations as a closure, for both engines."""

    def iterate(
        player, first, child, chance, info, paid, sets, mine, others, worth, regret, strategy, average, gain, rounds
    ):  # fmt: skip
        for round in range(rounds):
            for seat in range(2):
                match_regrets(sets, regret, strategy)
                reach(player, first, child, chance, info, mine, others, strategy, seat)
                for i in range(len(gain)):
                    gain[i] = 0.0
                back_up(player, first, child, chance, info, paid, others, worth, strategy, gain, seat)
                for i in range(len(gain)):
                    regret[i] = max(0.0, regret[i] + gain[i])
                add_up(player, first, info, mine, strategy, average, seat, round + 1)
        return 0

    return iterate


@rule
def match_regrets(sets, regret, strategy):
    """Each action in proportion to how much it was missed; all alike where none was."""
    for i in range(len(sets) - 1):
        start, stop = sets[i], sets[i + 1]
        total = 0.0
        for place in range(start, stop):
            total += regret[place]
        for place in range(start, stop):
            strategy[place] = regret[place] / total if total > 0 else 1.0 / (stop - start)


@rule
def reach(player, first, child, chance, info, mine, others, strategy, seat):
    """How likely a node is by a seat's own choices, and by all else."""
    mine[0], others[0] = 1.0, 1.0
    for node in range(len(player)):
        for edge in range(first[node], first[node + 1]):
            to = child[edge]
            mine[to], others[to] = mine[node], others[node]
            if player[node] == seat:
                mine[to] *= strategy[info[node] + edge - first[node]]
            elif player[node] == CHANCE:
                others[to] *= chance[edge]
            else:
                others[to] *= strategy[info[node] + edge - first[node]]


@rule
def back_up(player, first, child, chance, info, paid, others, worth, strategy, gain, seat):
    """What each node is worth to a seat, and what it would have gained by each action alone."""
    for back in range(len(player)):
        node = len(player) - 1 - back
        if player[node] == TERMINAL:
            worth[node] = paid[node] if seat == 0 else -paid[node]
        else:
            total, start = 0.0, first[node]
            for edge in range(start, first[node + 1]):
                part = chance[edge] if player[node] == CHANCE else strategy[info[node] + edge - start]
                total += part * worth[child[edge]]
            worth[node] = total
            if player[node] == seat:
                for edge in range(start, first[node + 1]):
                    gain[info[node] + edge - start] += others[node] * (worth[child[edge]] - total)


@rule
def add_up(player, first, info, mine, strategy, average, seat, weight):
    """Later rounds count more: round n with weight n."""
    for node in range(len(player)):
        if player[node] == seat:
            for k in range(first[node + 1] - first[node]):
                average[info[node] + k] += weight * mine[node] * strategy[info[node] + k]


@functools.cache
def _kernel() -> Kernel:
    whole_numbers = ("player", "first", "child", "info", "sets")
    given = ("player", "first", "child", "chance", "info", "paid", "sets")
    names = (*given, "mine", "others", "worth", "regret", "strategy", "average", "gain")
    arguments: dict[str, Argument] = {name: Stretch("i4" if name in whole_numbers else "f8") for name in names}
    return Kernel(make_cfr, arguments | {"rounds": Whole()})
