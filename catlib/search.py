"""What to do in any game: every position worked out, or a tree of sampled games, each value with its mark.

`exhaustive` looks at all there is and is *exact*, or a *bound* where it is told to stop at a depth; `mcts` samples
and is an *estimate*. Both take every seat to want as much as it can get for itself (max^n; Luckhardt and Irani,
1986) and to see the whole position, hidden hands included.
"""

from __future__ import annotations

import contextlib
import functools
import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import NormalDist
from typing import Any, NamedTuple

from catlib import engine, rng
from catlib.estimate import Estimate
from catlib.game import Game
from catlib.numerals import spaced
from catlib.rulebook import CHANCE, TERMINAL, rule
from catlib.simulate import cores, seat_bots, whole

__all__ = [
    "ActionStats",
    "CannotSolve",
    "MinimaxSolution",
    "SearchResult",
    "SolvedOption",
    "compile_search",
    "exhaustive",
    "mcts",
    "player",
]

Number = int | Fraction
Payoffs = tuple[Number, ...]
Heuristic = Callable[[Any], Sequence[Number]]


# Every position


class CannotSolve(ValueError):
    """A game that is too large to look at whole, or that can return to a position; the message says what to do."""


@dataclass(frozen=True)
class SolvedOption:
    """One action with what it is worth to each seat, between `low` and `high`, which are equal unless a bound."""

    action: int
    name: str
    low: Payoffs
    high: Payoffs


@dataclass(frozen=True)
class MinimaxSolution:
    """What a position is worth to each seat when all play their best, and what each action there is.

    `mark` is "exact"; "bound" where lines were cut at a depth, so that each value lies from `low` to `high`; or
    "estimate" where a heuristic stood in for what was cut. `nodes` counts the positions that were opened.
    """

    player: int
    low: Payoffs
    high: Payoffs
    options: tuple[SolvedOption, ...]
    mark: str
    nodes: int

    @property
    def values(self) -> Payoffs:
        """Each seat's payoff; raise ValueError if only bounds are known."""
        if self.low != self.high:
            raise ValueError("only bounds are known; read low and high, or look deeper")
        return self.low

    @property
    def best(self) -> int:
        """The first of the actions that promise most to the seat to move."""
        if not self.options:
            raise ValueError("nobody decides here, so no action is best")
        return max(self.options, key=lambda option: option.low[self.player]).action


def exhaustive(
    game: Game,
    state: Any = None,
    *,
    depth: int | None = None,
    heuristic: Heuristic | None = None,
    payoffs: tuple[Number, Number] | None = None,
    nodes: int = 1_000_000,
) -> MinimaxSolution:
    """Look at every way the game can go on from a state, each position once, and value every action.

    A chance node is worth its mean, in fractions. With a `depth` lines are cut after so many actions and outcomes:
    what was cut counts as anything between `payoffs`, the least and the most a seat can be paid (default: the
    game's own `PAYOFFS`), and the result is a bound; or as what `heuristic(state)` says for each seat, and the
    result is an estimate. Where a seat has several best actions the first is taken. Two seats whose payoffs
    always add up to the same, with no chance, are searched by alpha-beta (Knuth and Moore, 1975).
    Raises CannotSolve if more than `nodes` positions would be needed or the game can return to a position.
    """
    state = game.initial_state() if state is None else state
    whole("nodes", nodes)
    if depth is None and game.num_players == 2:
        with contextlib.suppress(_NotZeroSum):
            return _AlphaBeta(game, nodes, payoffs).solution(state)
    if depth is None:
        return _Exhaustive(game, nodes).solution(state)
    return _Exhaustive(game, nodes, whole("depth", depth), _leaf(game, heuristic, payoffs), heuristic).solution(state)


def _leaf(game: Game, heuristic: Heuristic | None, payoffs: tuple[Number, Number] | None) -> Callable[[Any], _Range]:
    """What stands for a line that was cut."""
    if heuristic is not None:
        return lambda state: _Range(*[tuple(heuristic(state))] * 2)
    least_most = payoffs or game.rules.PAYOFFS
    if least_most is None:
        raise ValueError(f"depth: {game.title} declares no PAYOFFS; give payoffs=(least, most) or a heuristic")
    ends = _Range(*((end,) * game.num_players for end in least_most))
    return lambda state: ends


class _NotZeroSum(Exception):
    """The game is none for alpha-beta."""


class _Range(NamedTuple):
    """From what to what each seat's payoff can be."""

    low: Payoffs
    high: Payoffs


class _Frame:
    """A position that is being looked at: its moves with their weights, and the values found so far."""

    __slots__ = ("alpha", "best", "beta", "found", "key", "moves", "player", "state", "steps", "window")
    alpha: Any
    beta: Any
    best: Any
    window: tuple[Any, Any]

    def __init__(self, game: Game, state: Any, key: Any, steps: int):
        self.state, self.key, self.steps = state, key, steps
        self.player = game.current_player(state)
        self.found: list[Any] = []
        if self.player == CHANCE:
            self.moves = game.chance_weights(state)
        else:
            self.moves = [(action, 1) for action in game.legal_actions(state)]


class _Exhaustive:
    """Depth first over all positions, each once; a stack of our own, as games outlast Python's."""

    def __init__(
        self,
        game: Game,
        nodes: int,
        depth: int | None = None,
        leaf: Callable[[Any], _Range] | None = None,
        heuristic: Heuristic | None = None,
    ):
        self.game, self.budget, self.nodes, self.depth, self.leaf = game, nodes, 0, depth, leaf
        self.guess = heuristic is not None
        self.known: dict[Any, _Range] = {}
        self.open: set[Any] = set()
        self.cut = False

    def solution(self, state: Any) -> MinimaxSolution:
        value, frame = self.value(state)
        if frame is None or frame.player < 0:
            return MinimaxSolution(self.game.current_player(state), *value, (), self.mark(value), self.nodes)
        options = tuple(
            SolvedOption(action, self.game.action_to_string(state, action), *found)
            for (action, _), found in zip(frame.moves, frame.found, strict=True)
        )
        return MinimaxSolution(frame.player, *value, options, self.mark(value), self.nodes)

    def mark(self, value: _Range) -> str:
        if not self.cut:
            return "exact"
        return "estimate" if self.guess else "bound"

    def value(self, state: Any) -> tuple[_Range, _Frame | None]:
        found = self.at_once(state, 0)
        if found is not None:
            return found, None
        stack = [self.opened(state, 0)]
        while True:
            frame = stack[-1]
            if len(frame.found) < len(frame.moves):
                child = self.game.successor(frame.state, frame.moves[len(frame.found)][0])
                found = self.at_once(child, frame.steps + 1)
                if found is None:
                    stack.append(self.opened(child, frame.steps + 1))
                else:
                    frame.found.append(found)
                continue
            value = _combined(frame)
            self.known[frame.key] = value
            self.open.discard(frame.key)
            stack.pop()
            if not stack:
                return value, frame
            stack[-1].found.append(value)

    def key(self, state: Any, steps: int) -> Any:
        return state.key() if self.depth is None else (state.key(), steps)

    def at_once(self, state: Any, steps: int) -> _Range | None:
        """The value of a position that need not be opened."""
        known = self.known.get(self.key(state, steps))
        if known is not None:
            return known
        if self.game.is_terminal(state):
            paid = tuple(self.game.returns(state))
            return _Range(paid, paid)
        if self.depth is not None and self.leaf is not None and steps >= self.depth:
            self.cut = True
            return self.leaf(state)
        return None

    def opened(self, state: Any, steps: int) -> _Frame:
        return _Frame(self.game, state, self.enter(self.key(state, steps)), steps)

    def enter(self, key: Any) -> Any:
        """Count a position, and notice one that is open already."""
        self.nodes += 1
        if self.nodes > self.budget:
            raise CannotSolve(
                f"nodes={self.budget}: {self.game.title} has more positions from here; raise nodes, or set a depth"
            )
        if key in self.open:
            raise CannotSolve(
                f"{self.game.title} can return to a position; catlib.exact solves loops, a depth cuts them"
            )
        self.open.add(key)
        return key


def _combined(frame: _Frame) -> _Range:
    """A position's value from its moves' values: the mean at a chance node, the mover's choice elsewhere."""
    if frame.player == CHANCE:
        weights = [weight for _, weight in frame.moves]
        return _Range(*(_mean([found[end] for found in frame.found], weights) for end in (0, 1)))
    return _chosen(frame.found, frame.player)


def _mean(values: Sequence[Payoffs], weights: Sequence[int]) -> Payoffs:
    total = sum(weights)
    sums = [sum(v * w for v, w in zip(column, weights, strict=True)) for column in zip(*values, strict=True)]
    return tuple(Fraction(s, total) for s in sums)


def _chosen(found: Sequence[_Range], player: int) -> _Range:
    """What the mover's choice leads to; where ranges overlap any of them may turn out best."""
    sure = max(value.low[player] for value in found)
    first = next(i for i, value in enumerate(found) if value.low[player] == sure)
    possible = [v for i, v in enumerate(found) if v.high[player] > sure or (i <= first and v.high[player] == sure)]
    low = [min(column) for column in zip(*(value.low for value in possible), strict=True)]
    high = [max(column) for column in zip(*(value.high for value in possible), strict=True)]
    low[player] = sure
    return _Range(tuple(low), tuple(high))


class _AlphaBeta(_Exhaustive):
    """Alpha-beta on the first seat's payoff, for two seats whose payoffs add up to one sum and no chance."""

    sum: Number | None = None

    def __init__(self, game: Game, nodes: int, payoffs: tuple[Number, Number] | None):
        super().__init__(game, nodes)
        self.ends: tuple[Any, Any] = payoffs or game.rules.PAYOFFS or (-math.inf, math.inf)

    def solution(self, state: Any) -> MinimaxSolution:
        player = self.game.current_player(state)
        if player == CHANCE:
            raise _NotZeroSum
        if player == TERMINAL:
            return super().solution(state)
        moves = self.game.legal_actions(state)
        self.enter(state.key())
        found = [self.whole_game(self.game.successor(state, action)) for action in moves]
        names = [self.game.action_to_string(state, action) for action in moves]
        options = tuple(SolvedOption(a, n, v, v) for a, n, v in zip(moves, names, found, strict=True))
        best = max(found, key=lambda value: value[player])
        return MinimaxSolution(player, best, best, options, "exact", self.nodes)

    def whole_game(self, state: Any) -> Payoffs:
        first = self.first_seat(state)
        assert self.sum is not None
        return first, self.sum - first

    def first_seat(self, state: Any) -> Number:
        """The first seat's payoff, by frames that each hold the window they were asked for."""
        value = self.narrowed(state, *self.ends)
        if value is not None:
            return value
        stack = [self.windowed(state, *self.ends)]
        while True:
            frame = stack[-1]
            if frame.moves and frame.alpha < frame.beta:
                child = self.game.successor(frame.state, frame.moves.pop()[0])
                value = self.narrowed(child, frame.alpha, frame.beta)
                if value is None:
                    stack.append(self.windowed(child, frame.alpha, frame.beta))
                    continue
            else:
                self.remember(frame)
                stack.pop()
                value = frame.best
                if not stack:
                    return value
                frame = stack[-1]
            _take(frame, value)

    def narrowed(self, state: Any, alpha: Any, beta: Any) -> Any:
        """The value of a position if it is over or known well enough for this window."""
        known = self.known.get(state.key())
        if known is not None:
            low, high = known
            if low == high or low >= beta or high <= alpha:
                return low if low >= beta or low == high else high
        if not self.game.is_terminal(state):
            return None
        first, second = self.game.returns(state)
        if self.sum is None:
            self.sum = first + second
        if first + second != self.sum:
            raise _NotZeroSum
        if not self.ends[0] <= first <= self.ends[1]:
            raise ValueError(f"payoffs={self.ends}: {self.game.title} pays {first}")
        return first

    def windowed(self, state: Any, alpha: Any, beta: Any) -> _Frame:
        frame = self.opened(state, 0)
        if frame.player == CHANCE:
            raise _NotZeroSum
        frame.moves.reverse()
        frame.window, frame.alpha, frame.beta = (alpha, beta), alpha, beta
        frame.best = -math.inf if frame.player == 0 else math.inf
        return frame

    def remember(self, frame: _Frame) -> None:
        """Keep what is now known of a position: its value, or which side of the window it lies on."""
        self.open.discard(frame.key)
        alpha, beta = frame.window
        low, high = self.known.get(frame.key, (-math.inf, math.inf))
        if frame.best > alpha:
            low = max(low, frame.best)
        if frame.best < beta:
            high = min(high, frame.best)
        self.known[frame.key] = (low, high)  # type: ignore[assignment]


def _take(frame: _Frame, value: Any) -> None:
    """Let a seat prefer a value over its best, and narrow the window to what still matters."""
    if frame.player == 0:
        frame.best = max(frame.best, value)
        frame.alpha = max(frame.alpha, value)
    else:
        frame.best = min(frame.best, value)
        frame.beta = min(frame.beta, value)


# A tree of sampled games

SLICE = 250  # simulations from one seed, so that a run stopped by the clock can be repeated by their number
NODES = 250_000
EDGES_PER_NODE = 32
PLAYOUT_LIMIT = 2000
LONGEST_LINE = 1000
ANY = -1  # the playout bot that takes any legal action

MULTIPLIER = 0x2545F4914F6CDD1D
LOW_63 = 0x7FFFFFFFFFFFFFFF


@dataclass(frozen=True)
class ActionStats:
    """One action with how often the search tried it and what that paid.

    `value` is the mean payoff of the seat to move with its interval, `values` each seat's mean payoff. The games
    behind it are not independent (later ones play better), so the interval is a guide, and early play still biases it.
    """

    action: int
    name: str
    visits: int
    value: Estimate
    values: tuple[float, ...]


@dataclass(frozen=True)
class SearchResult:
    """What a search found at a position: every action's visits and worth, each an estimate.

    `value` is each seat's mean payoff over all simulations; `line` is the most visited run of decisions, up to the
    first chance; `cut` counts the playouts that were stopped before the game ended, for which `cut_worth` says
    what stood in; `full` says that a tree filled up and stopped growing.
    """

    player: int
    options: tuple[ActionStats, ...]
    value: tuple[float, ...]
    line: tuple[int, ...]
    simulations: int
    nodes: int
    cut: int
    cut_worth: str
    full: bool
    mark: str = "estimate"
    seconds: float = field(default=0.0, compare=False)

    @property
    def best(self) -> int:
        """The action most visited; of equals the one that paid more, then the first."""
        return max(self.options, key=lambda option: (option.visits, option.value.value)).action

    @property
    def visits(self) -> dict[int, int]:
        """How often each action was tried."""
        return {option.action: option.visits for option in self.options}

    def regret(self, action: int) -> float:
        """How much less an action paid than the one that paid most, in the mover's payoff; raise KeyError."""
        worth = {option.action: option.value.value for option in self.options if option.visits}
        return max(worth.values()) - worth[action]

    def __str__(self) -> str:
        rows = sorted(self.options, key=lambda option: -option.visits)
        found = [f"  {option.name}: {option.value}" for option in rows if option.visits]
        cut = [f"  {spaced(self.cut)} playouts were cut: {self.cut_worth}"] * bool(self.cut)
        return "\n".join([f"{spaced(self.simulations)} simulations, {spaced(self.nodes)} positions", *found, *cut])


@rule
def no_heuristic(setup, state, out):
    """Stands in for `evaluate` where a game has none."""


@rule
def find_node(key, keys, slots):
    """The number of the node with this key, or the free slot for it as −1 − slot."""
    size = len(slots)
    slot = key % size
    while slots[slot] > 0 and keys[slots[slot] - 1] != key:
        slot = slot + 1 if slot + 1 < size else 0
    return slots[slot] - 1 if slots[slot] > 0 else -1 - slot


@rule
def untried(u, start, stop, edge_visits):
    """An edge that was never tried, each as likely as another; −1 if all were."""
    left = 0
    for edge in range(start, stop):
        if edge_visits[edge] == 0:
            left += 1
    if left == 0:
        return -1
    skip = int(u * left)
    for edge in range(start, stop):
        if edge_visits[edge] == 0:
            if skip == 0:
                return edge
            skip -= 1
    return -1


@rule
def most_promising(player, seats, start, stop, edge_visits, edge_total, scale, exploration):
    """UCB1 on payoffs scaled to 0 to 1; Auer, Cesa-Bianchi and Fischer (2002), Kocsis and Szepesvári (2006)."""
    tries = 0
    for edge in range(start, stop):
        tries += edge_visits[edge]
    log_tries = math.log(tries)
    width = scale[1] - scale[0]
    best, best_worth = start, -math.inf
    for edge in range(start, stop):
        n = edge_visits[edge]
        mean = (edge_total[edge * seats + player] / n - scale[0]) / width if width > 0 else 0.5
        worth = mean + exploration * math.sqrt(log_tries / n)
        if worth > best_worth:
            best, best_worth = edge, worth
    return best


@rule
def edge_of(action, start, stop, edge_action):
    """The edge of an action among a node's."""
    for edge in range(start, stop):
        if edge_action[edge] == action:
            return edge
    return start


@rule
def back_up(length, path, seats, payoffs, edge_visits, edge_total, root_squares):
    """Credit every edge on the way with what the game paid; the first is the root's."""
    for i in range(length):
        edge = path[i]
        edge_visits[edge] += 1
        for seat in range(seats):
            edge_total[edge * seats + seat] += payoffs[seat]
    for seat in range(seats):
        root_squares[path[0] * seats + seat] += payoffs[seat] * payoffs[seat]


@rule
def widen(seats, paid, scale):
    """Learn from a game's payoffs what payoffs there are: least, most, their sum and number."""
    for seat in range(seats):
        scale[0] = min(scale[0], paid[seat])
        scale[1] = max(scale[1], paid[seat])
        scale[2] += paid[seat]
    scale[3] += seats


def make_search(
    rules: Any,
    choose: Callable[..., int],
    uniform: Callable[..., float],
    pick: Callable[..., int],
    evaluate: Callable[..., None] = no_heuristic,
) -> Any:
    """Monte Carlo tree search as a closure over one game's rules, so that both engines run this very source.

    A node is a decision, found by a hash of its state, so that lines that meet share it; chance is not in the
    tree but drawn on the way. An edge is an action at a node and holds the visits and each seat's payoffs.
    """
    current_player, apply_action, returns = rules.current_player, rules.apply_action, rules.returns
    chance_weights, legal_actions = rules.chance_weights, rules.legal_actions
    key_of = hash_of(rules.State)
    guessed = evaluate is not no_heuristic

    def search(
        setups,
        states,
        weights,
        actions,
        work,
        paid,
        payoffs,
        bots,
        keys,
        slots,
        passed,
        first_edge,
        edge_action,
        edge_visits,
        edge_total,
        root_squares,
        path,
        scale,
        tally,
        seed,
        simulations,
        exploration,
        limit,
    ):
        setup, seats = setups[0], len(paid)
        uniform(seed, True)
        for _ in range(simulations):
            states[1] = states[0]
            state = states[1]
            tally[3] += 1
            length, step, in_tree = 0, 0, True
            player = current_player(setup, state)
            while player != TERMINAL and step < limit:
                if player == CHANCE:
                    n = chance_weights(setup, state, weights)
                    action = pick(weights, n, uniform(0, False))
                else:
                    edge, node = -1, 0
                    if in_tree:
                        key = key_of(state)
                        node = find_node(key, keys, slots)
                        in_tree = length < len(path) and (node < 0 or passed[node] != tally[3])
                    if in_tree and node >= 0:
                        passed[node] = tally[3]
                        start, stop = first_edge[node], first_edge[node + 1]
                        edge = untried(uniform(0, False), start, stop, edge_visits)
                        if edge < 0:
                            edge = most_promising(
                                player, seats, start, stop, edge_visits, edge_total, scale, exploration
                            )
                    if edge >= 0:
                        action = edge_action[edge]
                    else:
                        n = legal_actions(setup, state, actions)
                        u = uniform(0, False)
                        if bots[player] < 0:
                            action = actions[int(u * n)]
                        else:
                            action = choose(bots[player], setup, state, actions, n, u, work)
                        if in_tree and node < 0:
                            new = tally[0]
                            start = first_edge[new]
                            if new < len(keys) and start + n <= len(edge_action):
                                keys[new], slots[-1 - node], passed[new] = key, new + 1, tally[3]
                                for i in range(n):
                                    edge_action[start + i] = actions[i]
                                first_edge[new + 1] = start + n
                                tally[0] = new + 1
                                edge = edge_of(action, start, start + n, edge_action)
                            else:
                                tally[2] = 1
                        in_tree = False
                    if edge >= 0:
                        path[length] = edge
                        length += 1
                apply_action(setup, state, action)
                step += 1
                player = current_player(setup, state)
            known = player == TERMINAL or guessed
            if player == TERMINAL:
                returns(setup, state, paid)
            else:
                tally[1] += 1
                evaluate(setup, state, paid)
            if known:
                widen(seats, paid, scale)
            share = scale[2] / scale[3] if scale[3] > 0 else 0.0
            for seat in range(seats):
                payoffs[seat] = paid[seat] if known else share
            back_up(length, path, seats, payoffs, edge_visits, edge_total, root_squares)

    return search


@functools.cache
def hash_of(state_class: Any) -> Callable[[Any], int]:
    """A rule that hashes a state to 63 bits, the same in both engines, written out field by field."""
    lines = ["def key_of(state):", "    h = 1"]
    for name, (_, length) in state_class.FIELDS.items():
        loop, value = (f"for i in range({length}): ", f"{name}[i]") if length else ("", name)
        lines.append(f"    {loop}h = ((h ^ state.{value}) * {MULTIPLIER}) & {LOW_63}")
    space: dict[str, Any] = {"__name__": state_class.__module__}
    exec("\n".join([*lines, "    return h ^ (h >> 32)"]), space)
    return rule(space["key_of"])


class _Cells(list):
    """A list that copies what is stored in it, as an array of records does."""

    def __setitem__(self, index, value):
        super().__setitem__(index, value.copy())


@functools.cache
def _kernel_maker(evaluate: Callable[..., None]) -> Callable[..., Any]:
    return functools.partial(make_search, evaluate=evaluate)


class _Plan(NamedTuple):
    """One search, with nothing in it that differs between its trees."""

    game: Game
    state: Any
    bots: tuple[int, ...]
    seed: int
    exploration: float
    limit: int
    nodes: int
    compiled: bool
    payoffs: tuple[float, float] | None


class _Tree:
    """One tree that grows: its arrays, and how to look into it."""

    def __init__(self, plan: _Plan, number: int):
        self.plan = plan
        [self.seed] = rng.seeds(plan.seed, number, number + 1)
        self.slices = self.simulations = 0
        game, seats = plan.game, plan.game.num_players
        whole_numbers, floats = _allocators(plan.compiled)
        low, high = plan.payoffs or (math.inf, -math.inf)
        self.keys, self.slots = whole_numbers(plan.nodes), whole_numbers(2 * plan.nodes + 1)
        self.passed = whole_numbers(plan.nodes)
        self.first_edge, self.edge_action = whole_numbers(plan.nodes + 1), whole_numbers(0)
        self.edge_visits, self.edge_total = whole_numbers(0), floats(0)
        self.root_squares = floats(game.num_distinct_actions * seats)
        self.path, self.scale, self.tally = whole_numbers(LONGEST_LINE), floats(4), whole_numbers(4)
        self.scale[0], self.scale[1] = low, high
        sizes = game.max_chance_outcomes, game.num_distinct_actions, game.type.bots.WORK
        self.buffers = [*(whole_numbers(size) for size in sizes), floats(seats), floats(seats)]
        self.bots = whole_numbers(seats)
        for seat in range(seats):
            self.bots[seat] = plan.bots[seat]
        self.kernel, self.setups, self.states = _engine_of(plan)

    def grow(self, simulations: int, deadline: float = math.inf) -> None:
        """So many more simulations, or until the clock says stop."""
        goal = self.simulations + simulations
        while self.simulations < goal and (time.perf_counter() < deadline or not self.simulations):
            [seed] = rng.seeds(self.seed, self.slices, self.slices + 1)
            n = min(SLICE, goal - self.simulations)
            self.make_room()
            self.simulate(seed, n)
            self.slices += 1
            self.simulations += n

    def simulate(self, seed: int, simulations: int) -> None:
        """Let the kernel play; with no simulations it is only compiled."""
        self.kernel(
            self.setups,
            self.states,
            *self.buffers,
            self.bots,
            self.keys,
            self.slots,
            self.passed,
            self.first_edge,
            self.edge_action,
            self.edge_visits,
            self.edge_total,
            self.root_squares,
            self.path,
            self.scale,
            self.tally,
            seed,
            simulations,
            self.plan.exploration,
            self.plan.limit,
        )

    def make_room(self) -> None:
        """Lengthen the rows of edges before they fill up, to at most so many a node."""
        actions, seats = self.plan.game.num_distinct_actions, self.plan.game.num_players
        used, size = int(self.first_edge[self.tally[0]]), len(self.edge_action)
        wanted = used + max(actions, SLICE * EDGES_PER_NODE)
        new = min(max(wanted, 2 * size), 2 * actions + EDGES_PER_NODE * self.plan.nodes) - size
        if wanted <= size or new <= 0:
            return
        whole_numbers, floats = _allocators(self.plan.compiled)
        self.edge_action = _longer(self.edge_action, whole_numbers(new))
        self.edge_visits = _longer(self.edge_visits, whole_numbers(new))
        self.edge_total = _longer(self.edge_total, floats(new * seats))
        self.tally[2] = 0

    def edges(self, state: Any) -> dict[int, int]:
        """How often each action was tried at a state, empty for one that is not in the tree."""
        node = find_node(hash_of(self.plan.game.rules.State)(state), self.keys, self.slots)
        if node < 0:
            return {}
        edges = range(self.first_edge[node], self.first_edge[node + 1])
        return {int(self.edge_action[edge]): int(self.edge_visits[edge]) for edge in edges}


def _allocators(compiled: bool) -> tuple[Callable[[int], Any], Callable[[int], Any]]:
    """What makes a row of whole numbers, and one of floats, all zero."""
    if not compiled:
        return lambda n: [0] * n, lambda n: [0.0] * n
    import numpy as np

    return lambda n: np.zeros(n, np.int64), lambda n: np.zeros(n, np.float64)


def _longer(row: Any, more: Any) -> Any:
    if isinstance(row, list):
        return row + more
    import numpy as np

    return np.concatenate([row, more])


def _engine_of(plan: _Plan) -> tuple[Any, Any, Any]:
    """The kernel, with the setup and the two states as it wants them."""
    game, choose = plan.game, plan.game.type.bots.choose
    evaluate = game.rules.evaluate or no_heuristic
    if not plan.compiled:
        kernel = make_search(game.rules, choose, rng.uniform_stream(), rng.pick, evaluate)
        return kernel, [game.setup], _Cells([plan.state, plan.state.copy()])
    import numpy as np

    states = np.zeros(2, game.rules.State.dtype())
    states[0] = plan.state.to_array()[0]
    return engine.compiled(game, _kernel_maker(evaluate), choose), engine.compiled_setup(game.setup), states


def mcts(
    game: Game,
    state: Any = None,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    rollout: str | Sequence[str] | None = None,
    exploration: float = 1.0,
    limit: int = PLAYOUT_LIMIT,
    trees: int = 1,
    workers: int | None = None,
    nodes: int | None = None,
    payoffs: tuple[float, float] | None = None,
    confidence: float = 0.95,
    compile: bool | None = None,
) -> SearchResult:
    """Value every action at a decision by Monte Carlo tree search (UCT), and say how sure that is.

    It plays `simulations` games from here (default: 10 000, or as many as fit into `seconds`): by the tree as far
    as it reaches, then by the `rollout` bot, one name or a name a seat, each "random" or written as a rule
    (default: the game's default bots where they are). A game that takes `limit` more steps is cut, and worth what
    the game's `evaluate(setup, state, out)` in its rules or bots says (a rule that fills in payoffs, or fractions of
    them), else an equal share for each seat. Payoffs are scaled by the least and most of `payoffs`, of the game's own
    `PAYOFFS`, or of those seen. `trees` grow side by side from seeds of their own, on as many threads as
    `workers`, and are added up. A tree holds at most `nodes` positions, then it grows no more. The same seed and
    number of simulations give the same result for any number of workers, compiled or plain. Raises ValueError in
    a sentence for what cannot be.

    >>> from catlib import load
    >>> from catlib.rng import generator
    >>> game = load("cat_cab", players=2)
    >>> state, draw = game.initial_state(), generator(0).random
    >>> while game.is_chance_node(state):
    ...     state = game.child(state, game.sample(state, draw()))
    >>> mcts(game, state, simulations=50, seed=1) == mcts(game, state, simulations=50, seed=1)
    True
    """
    began = time.perf_counter()
    if simulations is None and seconds is None:
        simulations = 10_000
    seconds = math.inf if seconds is None else _positive("seconds", seconds)
    many = 10**9 if simulations is None else whole("simulations", simulations)
    trees = min(whole("trees", trees, 1, 1024), many)
    shares = [many // trees + (i < many % trees) for i in range(trees)]
    state = _decision(game, state)
    compiled = engine.has_numba() if compile is None else compile
    plan = _Plan(
        game,
        state,
        _rollout(game, rollout),
        whole("seed", seed, 0, 2**32 - 1),
        _positive("exploration", exploration),
        whole("limit", limit),
        min(shares[0], NODES if nodes is None else whole("nodes", nodes)),
        compiled,
        _scale(game, payoffs),
    )
    threads = min(trees, cores() if workers is None else whole("workers", workers, 1, 1024)) if compiled else 1
    grown = _grown(plan, shares, threads, seconds)
    return _result(plan, grown, confidence, time.perf_counter() - began)


def compile_search(game: Game) -> None:
    """Let a game's search be compiled, or found in the cache, before anybody waits for it."""
    seats = game.num_players
    plan = _Plan(game, game.initial_state(), (ANY,) * seats, 0, 1.0, 1, 1, True, _scale(game, None))
    _Tree(plan, 0).simulate(0, 0)


def _grown(plan: _Plan, shares: Sequence[int], threads: int, seconds: float) -> list[_Tree]:
    grown = [_Tree(plan, number) for number in range(len(shares))]
    grown[0].simulate(0, 0)
    turn = seconds / math.ceil(len(shares) / threads)
    if threads == 1:
        for tree, share in zip(grown, shares, strict=True):
            tree.grow(share, time.perf_counter() + turn)
        return grown
    with ThreadPoolExecutor(threads, "catlib") as pool:
        list(pool.map(lambda tree, share: tree.grow(share, time.perf_counter() + turn), grown, shares))
    return grown


def _decision(game: Game, state: Any) -> Any:
    state = game.initial_state() if state is None else state
    player = game.current_player(state)
    if player < 0:
        what = "chance decides here" if player == CHANCE else "the game is over"
        raise ValueError(f"state: {what}; a search needs a position where a seat decides")
    return state


def _rollout(game: Game, rollout: str | Sequence[str] | None) -> tuple[int, ...]:
    """The number of each seat's playout bot."""
    if rollout is None:
        rollout = [name if name in game.type.bots.COMPILED else "random" for name in seat_bots(game)]
    names = [rollout] * game.num_players if isinstance(rollout, str) else list(rollout)
    if len(names) != game.num_players:
        raise ValueError(f"rollout: {len(names)} names; {game.title} has {game.num_players} seats here")
    known = game.type.bots.COMPILED
    if wrong := [name for name in names if name != "random" and name not in known]:
        rules = ", ".join(dict.fromkeys(("random", *known)))
        raise ValueError(f"rollout={wrong[0]!r}: playouts need a bot written as a rule; those are {rules}")
    return tuple(ANY if name == "random" else known.index(name) for name in names)


def _scale(game: Game, payoffs: tuple[float, float] | None) -> tuple[float, float] | None:
    payoffs = payoffs or game.rules.PAYOFFS
    if payoffs is not None and not payoffs[0] < payoffs[1]:
        raise ValueError(f"payoffs={payoffs!r}: the least that a seat can be paid, then the most")
    return payoffs


def _positive(name: str, number: Any) -> float:
    if isinstance(number, bool) or not isinstance(number, int | float) or not 0 < number < math.inf:
        raise ValueError(f"{name}={number!r}: a number above 0 is wanted")
    return float(number)


def _result(plan: _Plan, trees: Sequence[_Tree], confidence: float, seconds: float) -> SearchResult:
    game, state, seats = plan.game, plan.state, plan.game.num_players
    player = game.current_player(state)
    rows = list(_root_edges(trees, seats))
    options = tuple(
        ActionStats(
            action, game.action_to_string(state, action), visits, value, tuple(s / max(1, visits) for s in sums)
        )
        for action, visits, sums, squares in rows
        for value in [_estimate(visits, sums[player], squares[player], confidence)]
    )
    tried = sum(visits for _, visits, _, _ in rows)
    value = tuple(sum(sums[seat] for _, _, sums, _ in rows) / tried for seat in range(seats))
    cut_worth = "worth what the game's heuristic says" if game.rules.evaluate else "worth an equal share for every seat"
    return SearchResult(
        player=player,
        options=options,
        value=value,
        line=tuple(_line(game, state, trees)),
        simulations=sum(tree.simulations for tree in trees),
        nodes=sum(int(tree.tally[0]) for tree in trees),
        cut=sum(int(tree.tally[1]) for tree in trees),
        cut_worth=cut_worth,
        full=any(tree.tally[2] for tree in trees),
        seconds=seconds,
    )


def _root_edges(trees: Sequence[_Tree], seats: int) -> Iterator[tuple[int, int, list[float], list[float]]]:
    """Each action at the root with its visits, payoffs and their squares over all trees."""
    for edge in range(trees[0].first_edge[1]):
        at = [edge * seats + seat for seat in range(seats)]
        visits = sum(int(tree.edge_visits[edge]) for tree in trees)
        sums = [sum(float(tree.edge_total[i]) for tree in trees) for i in at]
        squares = [sum(float(tree.root_squares[i]) for tree in trees) for i in at]
        yield int(trees[0].edge_action[edge]), visits, sums, squares


def _estimate(visits: int, total: float, squares: float, confidence: float) -> Estimate:
    if visits == 0:
        return Estimate(0.0, -math.inf, math.inf, 0, confidence)
    mean = total / visits
    variance = max(0.0, squares - total * mean) / max(1, visits - 1)
    half = NormalDist().inv_cdf((1 + confidence) / 2) * math.sqrt(variance / visits) if visits > 1 else math.inf
    return Estimate(mean, mean - half, mean + half, visits, confidence)


def _line(game: Game, state: Any, trees: Sequence[_Tree]) -> Iterator[int]:
    """The most visited decisions from a state on, until chance comes or the trees end."""
    seen = set()
    while game.current_player(state) >= 0 and state not in seen:
        seen.add(state)
        visits: dict[int, int] = {}
        for tree in trees:
            for action, n in tree.edges(state).items():
                visits[action] = visits.get(action, 0) + n
        if not any(visits.values()):
            return
        action = max(visits, key=lambda a: visits[a])
        yield action
        state = game.successor(state, action)


def player(game: Game, **options: Any) -> Callable[[Any, float], int]:
    """A bot that searches at every decision: a function of a state and a draw u from [0, 1) to an action.

    `options` are those of `mcts`; the draw is the seed. A game's `bots.make` may return one.
    """
    if "seed" in options:
        raise ValueError("seed: a searching bot takes its seed from the draw it is given")

    def choose(state: Any, u: float) -> int:
        legal = game.legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        return mcts(game, state, seed=int(u * 2**32), **options).best

    return choose
