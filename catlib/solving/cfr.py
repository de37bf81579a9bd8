"""Best play where hands are hidden: counterfactual regret minimisation (CFR+), and how much it can still be beaten by.

For one seat, and for two whose payoffs always add up to the same. All ways the game can go are listed as a tree; a seat
decides by what it has seen so far and what it did, in order (perfect recall). The average of the strategies played
comes near an equilibrium; what the best answer wins against it is worked out exactly up to rounding, so that the value
of the game surely lies between two bounds. Sources: Zinkevich and others, Regret minimization in games with incomplete
information (2007); Tammelin, Solving large imperfect information games using CFR+ (2014).
"""

import functools
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from catlib.chance import spaced, whole
from catlib.engine import Kernel, Workspace, is_compiled, look_up
from catlib.game import Game, together
from catlib.rules import CHANCE, TERMINAL, rule
from catlib.rules.wasm import Stretch, Whole
from catlib.solving.whole_game import TooLarge


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
    _answers: Any = field(default=None, repr=False, compare=False)

    @property
    def value(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2

    @property
    def exploitability(self) -> float:
        """Half of what the two best answers win together."""
        return (self.high - self.low) / 2

    def strategy(self, seat: int, **seen: Any) -> dict[str, float]:
        """Return how often a seat takes each action where it sees these fields so; raise KeyError if it never does."""
        for found in self.information_sets:
            if found.seat == seat and all(found.seen[name] == value for name, value in seen.items()):
                return found.strategy
        raise KeyError(f"seat {seat} decides nowhere where it sees {seen}")

    def choices(self, state: Any) -> dict[int, tuple[float, float]]:
        """By action of whoever decides at a state: how often it is taken, and what it pays that seat.

        That is what the seat can win by it on average if the other keeps to its strategy, by all it knows of the state
        from what it sees, the other's choices so far included. Raise KeyError where the game does not come to it.
        """
        found: dict[int, tuple[float, float]] = self._answers.choices(state)
        return found

    def __str__(self) -> str:
        found = f"{spaced(len(self.information_sets))} information sets"
        return f"{self.value:.6f} to the first seat, bound ± {self.exploitability:.0e}; {found}"


def cfr(
    game: Game,
    iterations: int = 1000,
    state: Any = None,
    *,
    nodes: int = 2_000_000,
    wins: bool = False,
    tremble: float = 0.0,
    compile: bool | None = None,
) -> Equilibrium:
    """Play a game against itself that many times, each time by what was regretted before, and measure the average.

    With `wins` a game counts as each seat's share of the win (`catlib.game.winning`), whatever it pays.
    With a `tremble` every seat takes any action in round n with at least min(1/2, tremble / n), so that it learns to
    answer choices that are never good as well; the bounds lie a little farther apart then.

    Raise TooLarge before it starts if the tree of the game has more `nodes`, and ValueError for a game that is not for
    one seat, or for two with payoffs of one sum.
    """
    began = time.perf_counter()
    if game.num_players > 2:
        raise ValueError(f"{game.title}: {game.num_players} seats play; this is for one or two")
    if together(game.rules):
        raise ValueError(f"{game.title}: all win or lose together; an equilibrium is between seats that do not")
    rounds = whole("iterations", iterations)
    tree = _Tree(game, game.initial_state() if state is None else state, whole("nodes", nodes), wins)
    work = tree.workspace(is_compiled(compile))
    work.run(rounds=rounds, tremble=float(tremble))
    average = [float(x) for x in _numbers(work["average"])]
    strategy = tree.normalised(average)
    answers = _Answers(tree, strategy)
    low, high = tree.sum - answers.best[1].value, answers.best[0].value
    sets = tuple(tree.described(strategy))
    return Equilibrium(low, high, sets, rounds, len(tree.player), time.perf_counter() - began, answers)


def _numbers(row: Any) -> Any:
    return row if isinstance(row, list) else row.numbers()


class _Tree:
    """All ways a game can go, parents before children; edges and the places of information sets in arrays."""

    def __init__(self, game: Game, state: Any, most: int, wins: bool = False):
        self.game = game
        self.pay: Callable[[Any], Sequence[float]] = game.shares if wins else game.returns
        self.player: list[int] = []
        self.first: list[int] = []  # edge
        self.child: list[int] = []
        self.chance: list[float] = []
        self.info: list[int] = []  # first place in the rows of an information set, by node
        self.paid: list[float] = []
        self.start: dict[Any, int] = {}
        self.sets: list[tuple[int, int, Any, list[int], Any]] = []  # seat, first place, a state, actions, history
        self.places, self.sum = 0, 0.0
        self._grow(state, most)

    def _grow(self, state: Any, most: int) -> None:
        """Level by level, so that children come after their parents."""
        level: list[Any] = [(state, ((), ()))]
        seats, ends = range(self.game.num_players), set[float]()
        while level:
            below = []
            for node, known in level:
                look_up()
                player = self.game.current_player(node)
                known = tuple(remembered(self.game, node, seat, known[seat]) for seat in seats)
                self._open(node, player, known)
                if player == TERMINAL:
                    ends.add(sum(self.pay(node)) if len(seats) == 2 else 0)
                for action, weight in self._moves(node, player):
                    self.chance.append(weight)
                    told = [(*known[seat], action) if seat == player else known[seat] for seat in seats]
                    below.append((self.game.successor(node, action), tuple(told)))
            if len(self.player) + len(below) > most:
                raise TooLarge(
                    f"nodes={most}: {self.game.title} can go on in more ways than that; give more, a smaller variant,"
                    " or estimate by catlib.solving.search_unseen"
                )
            first = len(self.player)
            self.child += range(first, first + len(below))
            level = below
        self.first.append(len(self.child))
        if len(ends) > 1 and max(ends) - min(ends) > 1e-9:
            raise ValueError(f"{self.game.title}: payoffs do not always add up to the same")
        self.sum = ends.pop()

    def _moves(self, node: Any, player: int) -> list[tuple[int, float]]:
        if player == CHANCE:
            return [(outcome, float(chance)) for outcome, chance in self.game.chance_outcomes(node)]
        return [(action, 1.0) for action in self.game.legal_actions(node)]

    def _open(self, node: Any, player: int, known: Any) -> None:
        self.first.append(len(self.chance))
        self.player.append(player)
        self.paid.append(float(self.pay(node)[0]) if player == TERMINAL else 0.0)
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

    def reached(self, seat: int, strategy: Sequence[float]) -> tuple[list[float], dict[int, list[int]]]:
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


class _BestAnswer:
    """A seat's best answer to the other's strategy: node by node, weighted by how the others lead there."""

    def __init__(self, tree: _Tree, seat: int, strategy: Sequence[float]):
        self.tree, self.seat = tree, seat
        self.reach, self.members = tree.reached(seat, strategy)
        self._known: dict[int, float] = {}
        self._totals: dict[int, list[float]] = {}
        # an information set is decided when all that follows its nodes is known: the deepest first
        for info in sorted(self.members, key=lambda info: -self.members[info][-1]):
            self.totals(info)
        self.value = self._value(0)

    def totals(self, info: int) -> list[float]:
        """Return what each action of an information set wins, weighted in the same way."""
        if info not in self._totals:
            nodes, first = self.members[info], self.tree.first
            count = first[nodes[0] + 1] - first[nodes[0]]
            child = self.tree.child
            self._totals[info] = [sum(self._value(child[first[n] + k]) for n in nodes) for k in range(count)]
        return self._totals[info]

    def _value(self, node: int) -> float:
        if node in self._known:
            return self._known[node]
        tree, player = self.tree, self.tree.player[node]
        edges = range(tree.first[node], tree.first[node + 1])
        if player == TERMINAL:
            paid = tree.paid[node]
            found = self.reach[node] * (paid if self.seat == 0 else tree.sum - paid)
        elif player == self.seat:
            totals = self.totals(tree.info[node])
            found = self._value(tree.child[edges[totals.index(max(totals))]])
        else:
            found = sum(self._value(tree.child[edge]) for edge in edges)
        self._known[node] = found
        return found


class _Answers:
    """Both best answers to a pair of strategies, and what they say of each choice."""

    def __init__(self, tree: _Tree, strategy: Sequence[float]):
        self.tree, self.strategy = tree, strategy
        self.best = [_BestAnswer(tree, seat, strategy) for seat in (0, 1)]
        self._sets: dict[tuple[int, Any], list[int]] = {}
        for seat, start, _, _, history in tree.sets:
            self._sets.setdefault((seat, history[-1]), []).append(start)

    def choices(self, state: Any) -> dict[int, tuple[float, float]]:
        """By action: how often it is taken and what it pays, over all that a seat may have lived through before."""
        seat = self.tree.game.current_player(state)
        seen = remembered(self.tree.game, state, seat, ())[-1]
        answer, sets = self.best[seat], self._sets[seat, seen]
        weights = [sum(answer.reach[node] for node in answer.members[start]) for start in sets]
        total = sum(weights) or 1.0
        return {
            action: (
                sum(w * self.strategy[start + k] for w, start in zip(weights, sets, strict=True)) / total,
                sum(answer.totals(start)[k] for start in sets) / total,
            )
            for k, action in enumerate(self.tree.game.legal_actions(state))
        }


def remembered(game: Game, state: Any, seat: int, known: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return what a seat has seen and done in order, with what it sees now if that is new."""
    now = repr(game.observation(state, seat)), game.current_player(state) == seat
    last = next((entry for entry in reversed(known) if isinstance(entry, tuple)), None)
    return known if now == last else (*known, now)


# The kernel


def make_cfr(uniform: Any) -> Any:
    """The iterations as a closure, for both engines."""

    def iterate(rows):
        regret, gain = rows.regret, rows.gain
        for round in range(rows.rounds):
            for seat in range(2):
                match_regrets(rows, min(0.5, rows.tremble / (round + 1)))
                reach(rows, seat)
                for i in range(len(gain)):
                    gain[i] = 0.0
                back_up(rows, seat)
                for i in range(len(gain)):
                    regret[i] = max(0.0, regret[i] + gain[i])
                add_up(rows, seat, round + 1)
        return 0

    return iterate


@rule
def match_regrets(rows, slips):
    """Each action in proportion to how much it was missed, all alike where none was; of all, a part takes any."""
    sets, regret, strategy = rows.sets, rows.regret, rows.strategy
    for i in range(len(sets) - 1):
        start, stop = sets[i], sets[i + 1]
        total = 0.0
        for place in range(start, stop):
            total += regret[place]
        for place in range(start, stop):
            wanted = regret[place] / total if total > 0 else 1.0 / (stop - start)
            strategy[place] = (1.0 - slips) * wanted + slips / (stop - start)


@rule
def reach(rows, seat):
    """Work out how likely a node is by a seat's own choices, and by all else."""
    player, first, info, mine, others = rows.player, rows.first, rows.info, rows.mine, rows.others
    strategy = rows.strategy
    mine[0], others[0] = 1.0, 1.0
    for node in range(len(player)):
        for edge in range(first[node], first[node + 1]):
            to = rows.child[edge]
            mine[to], others[to] = mine[node], others[node]
            if player[node] == seat:
                mine[to] *= strategy[info[node] + edge - first[node]]
            elif player[node] == CHANCE:
                others[to] *= rows.chance[edge]
            else:
                others[to] *= strategy[info[node] + edge - first[node]]


@rule
def back_up(rows, seat):
    """Work out what each node is worth to a seat, and what it would have gained by each action alone."""
    player, first, child, info, worth = rows.player, rows.first, rows.child, rows.info, rows.worth
    for back in range(len(player)):
        node = len(player) - 1 - back
        if player[node] == TERMINAL:
            worth[node] = rows.paid[node] if seat == 0 else -rows.paid[node]
        else:
            total, start = 0.0, first[node]
            for edge in range(start, first[node + 1]):
                part = rows.chance[edge] if player[node] == CHANCE else rows.strategy[info[node] + edge - start]
                total += part * worth[child[edge]]
            worth[node] = total
            if player[node] == seat:
                for edge in range(start, first[node + 1]):
                    rows.gain[info[node] + edge - start] += rows.others[node] * (worth[child[edge]] - total)


@rule
def add_up(rows, seat, weight):
    """Later rounds count more: round n with weight n."""
    for node in range(len(rows.player)):
        if rows.player[node] == seat:
            for k in range(rows.first[node + 1] - rows.first[node]):
                place = rows.info[node] + k
                rows.average[place] += weight * rows.mine[node] * rows.strategy[place]


@functools.cache
def _kernel() -> Kernel:
    whole_numbers = ("player", "first", "child", "info", "sets")
    floats = ("chance", "paid", "mine", "others", "worth", "regret", "strategy", "average", "gain")
    arguments: dict[str, Any] = {name: Stretch("i4") for name in whole_numbers}
    arguments |= {name: Stretch("f8") for name in floats} | {"rounds": Whole(), "tremble": Whole("d")}
    return Kernel(make_cfr, arguments)
