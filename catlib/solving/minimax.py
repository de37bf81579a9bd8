"""Every position of a game worked out: minimax for any number of seats, chance included, alpha-beta where it fits.

What is looked at to the end is *exact*; a search that is told to stop at a depth is a *bound*, or with a heuristic an
*estimate*. Every seat is taken to want as much as it can get for itself (max^n; Luckhardt and Irani, 1986) and to see
the whole position, so a game with hidden hands is refused unless hands are to lie open.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from catlib.chance import whole
from catlib.game import Game, marked_open
from catlib.rules import CHANCE, TERMINAL

Number = int | Fraction
Payoffs = tuple[Number, ...]
Heuristic = Callable[[Any], Sequence[Number]]


class CannotSolve(ValueError):
    """A game that is too large to look at whole, or that can return to a position; the message says what to do.

    >>> from catlib import load
    >>> exhaustive(load("cat_cab", players=2))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    catlib.solving.minimax.CannotSolve: Cat Cab Crew can return to a position; ...
    """


@dataclass(frozen=True)
class ActionBounds:
    """One action with what it is worth to each seat, between `low` and `high`, which are equal unless a bound.

    >>> ActionBounds(0, "take 1", (1, 0), (1, 0)).low == (1, 0)
    True
    """

    action: int
    name: str
    low: Payoffs
    high: Payoffs


@dataclass(frozen=True)
class MinimaxSolution:
    """What a position is worth to each seat when all play their best, and what each action there is.

    `mark` is "exact"; "bound" where lines were cut at a depth, so that each value lies from `low` to `high`; or
    "estimate" where a heuristic stood in for what was cut; with it goes "with open hands" where the game hides some.
    `nodes` counts the positions that were opened.

    >>> option = ActionBounds(4, "take 1", (1, 0), (1, 0))
    >>> MinimaxSolution(0, (1, 0), (1, 0), (option,), "exact", 2).best
    4
    """

    player: int
    low: Payoffs
    high: Payoffs
    options: tuple[ActionBounds, ...]
    mark: str
    nodes: int

    @property
    def values(self) -> Payoffs:
        """Each seat's payoff; raise ValueError if only bounds are known.

        >>> MinimaxSolution(0, (1, 0), (1, 0), (), "exact", 2).values
        (1, 0)
        """
        if self.low != self.high:
            raise ValueError("only bounds are known; read low and high, or look deeper")
        return self.low

    @property
    def best(self) -> int:
        """The first of the actions that promise most to the seat to move.

        >>> options = (ActionBounds(4, "take 1", (0, 1), (0, 1)), ActionBounds(7, "take 2", (1, 0), (1, 0)))
        >>> MinimaxSolution(0, (1, 0), (1, 0), options, "exact", 2).best
        7
        """
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
    open_hands: bool = False,
) -> MinimaxSolution:
    """Look at every way the game can go on from a state, each position once, and value every action.

    A chance node is worth its mean, in fractions. With a `depth` lines are cut after so many actions and outcomes:
    what was cut counts as anything between `payoffs`, the least and the most a seat can be paid (default: the
    game's own `PAYOFFS`), and the result is a bound; or as what `heuristic(state)` says for each seat, and the
    result is an estimate. Where a seat has several best actions the first is taken. Two seats whose payoffs
    always add up to the same, with no chance, are searched by alpha-beta (Knuth and Moore, 1975).
    With `open_hands` a game with hidden hands is looked at as if everybody saw them. Raises CannotSolve if more than
    `nodes` positions would be needed or the game can return to a position, and HiddenHands for hidden hands.

    >>> from catlib import load
    >>> found = exhaustive(load("cat_cab", players=2), depth=2, payoffs=(0, 1))
    >>> found.mark, found.low, found.high == (1, 1)
    ('bound', (Fraction(0, 1), Fraction(0, 1)), True)
    """
    marked_open(game, "", open_hands)
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
            ActionBounds(action, self.game.action_to_string(state, action), *found)
            for (action, _), found in zip(frame.moves, frame.found, strict=True)
        )
        return MinimaxSolution(frame.player, *value, options, self.mark(value), self.nodes)

    def mark(self, value: _Range) -> str:
        found = "exact" if not self.cut else "estimate" if self.guess else "bound"
        return marked_open(self.game, found)

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
                f"{self.game.title} can return to a position; catlib.solve solves loops, a depth cuts them"
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
        options = tuple(ActionBounds(a, n, v, v) for a, n, v in zip(moves, names, found, strict=True))
        best = max(found, key=lambda value: value[player])
        return MinimaxSolution(player, best, best, options, marked_open(self.game, "exact"), self.nodes)

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
