"""All states of a game that can follow, merged by what matters of them: a graph with whole numbers for nodes."""

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from numbers import Rational
from typing import Any

from catlib.chance import Row
from catlib.engine import look_up
from catlib.rules import CHANCE, TERMINAL
from catlib.solving.audit import Merged, hash_of_all

State = Any
Policy = Callable[[State], int | Mapping[int, int | Fraction]]
Weighted = Sequence[tuple[int, int]]
Rule = Callable[[State, int], tuple[int, Weighted | None]]  # whose aim decides for a seat; or its weighted actions

STATE_LIMIT = 300_000


class TooManyStates(ValueError):
    """More states can follow than an exact answer is worth; the message says what would narrow them."""


def key_of(game: Any, abstraction: Callable[[State], Hashable] | None) -> Callable[[State], Hashable]:
    """Return what names a state: all of it, or who moves and its abstraction."""
    if abstraction is None:
        return lambda state: state.key()
    mover = game.current_player
    return lambda state: (mover(state), abstraction(state))


class StateGraph:
    """All states that can follow, merged by key and numbered; it grows on demand.

    At a free choice `weights[node]` is None and `after[node]` lists the different states that the options lead to;
    elsewhere the two are parallel. At an end both are empty. `aim[node]` is 1 or -1 at a free choice, else 0;
    `mover[node]` is the seat that decides, or negative; `costs[node]` is what a step from there costs, where `cost`
    says it. At most `limit` states are added at a time.
    """

    def __init__(
        self,
        game: Any,
        until: Callable[[State], bool],
        abstraction: Callable[[State], Hashable] | None,
        rule: Rule,
        *,
        successor: Callable[[State, int], State] | None = None,
        action_classes: Callable[[State, Sequence[int]], Sequence[Hashable] | None] | None = None,
        limit: int = STATE_LIMIT,
        cost: Callable[[State], int | Fraction] | None = None,
    ):
        self.game, self.until, self.rule, self.limit = game, until, rule, limit
        self.cost = cost
        self.costs: list[int | Fraction] = []
        self.key = key_of(game, abstraction)
        self.successor, self.action_classes = successor or game.successor, action_classes
        self.merged = None if abstraction is None else Merged()
        self.stands_for: list[int] = []  # by node: a hash of its state, if an abstraction merges some
        self.moves: dict[int, dict[Hashable, int]] = {}
        self.number: dict[Hashable, int] = {}
        self.after: list[tuple[int, ...]] = []
        self.weights: list[tuple[int, ...] | None] = []
        self.aim: list[int] = []
        self.mover: list[int] = []

    def grow(self, root: State) -> list[State]:
        """Add a new state and all that can follow; one representative of each new node, in order of number.

        Raise TooManyStates beyond the limit.
        """
        states, number, key, successor, merged = [root], self.number, self.key, self.successor, self.merged
        number[key(root)] = len(number)
        for state in states:
            look_up()
            player, aim, steps = self.steps(state)
            names = self.names(state, [action for action, _ in steps]) if aim else None
            if names:
                once = dict(zip(reversed(names), reversed(steps), strict=True))
                steps = [once[name] for name in dict.fromkeys(names)]
            found = []
            for action, _ in steps:
                child = successor(state, action)
                name = key(child)
                target = number.get(name)
                if target is None:
                    target = number[name] = len(number)
                    states.append(child)
                elif merged is not None:
                    merged.add(child, target)
                found.append(target)
            if merged is not None:
                merged.steps += len(steps)
                self.stands_for.append(hash_of_all(state))
            self.mover.append(player)
            if self.cost is not None:
                self.costs.append(self.cost(state) if steps else 0)
            self._append(aim, steps, found)
            _check_size(len(states), self.limit)
            if names:
                self.moves[len(self.aim) - 1] = dict(zip(dict.fromkeys(names), found, strict=True))
        return states

    def _append(self, aim: int, steps: Weighted, found: Sequence[int]) -> None:
        targets: dict[int, int] = {}
        for (_, weight), target in zip(steps, found, strict=True):
            targets[target] = targets.get(target, 0) + weight
        self.after.append(tuple(targets))
        self.weights.append(None if aim else tuple(targets.values()))
        self.aim.append(aim)

    def names(self, state: State, actions: Sequence[int]) -> Sequence[Hashable] | None:
        """Names of the actions at a free choice, equal for those that are alike; None if nobody says."""
        return self.action_classes(state, actions) if self.action_classes else None

    def steps(self, state: State) -> tuple[int, int, Weighted]:
        """Return who moves, whose aim it is that decides here, and the actions with their weights."""
        player = int(self.game.current_player(state))
        if player == TERMINAL or self.until(state):
            return TERMINAL, 0, ()
        if player == CHANCE:
            return CHANCE, 0, self.game.chance_weights(state)
        aim, weighted = self.rule(state, player)
        if weighted is None:
            weighted = [(action, 1) for action in self.game.legal_actions(state)]
        return player, aim, weighted

    def first_mover(self, node: int) -> int:
        """Return who decides first along the first outcomes after a node; seat 0 if nobody will."""
        seen, waiting = {node}, [node]
        while waiting:
            node = waiting.pop()
            if self.mover[node] >= 0:
                return self.mover[node]
            new = [target for target in reversed(self.after[node]) if target not in seen]
            seen.update(new)
            waiting.extend(new)
        return 0

    def forget_from(self, node: int) -> None:
        """Drop the nodes from this number on."""
        self.number = {key: n for key, n in self.number.items() if n < node}
        self.moves = {n: moves for n, moves in self.moves.items() if n < node}
        for row in (self.after, self.weights, self.aim, self.mover, self.stands_for, self.costs):
            del row[node:]
        if self.merged is not None:
            self.merged.forget()

    def row(self, node: int) -> Row:
        """Return what follows a node that is not a free choice."""
        weights = self.weights[node] or ()
        return Row(node, sum(weights), dict(zip(self.after[node], weights, strict=True)))


def first_decider(
    game: Any,
    state: State,
    until: Callable[[State], bool],
    abstraction: Callable[[State], Hashable] | None,
    successor: Callable[[State, int], State] | None,
    limit: int,
) -> int:
    """Return who decides first along the first outcomes after a state; seat 0 if nobody will."""
    key, step = key_of(game, abstraction), successor or game.successor
    seen, waiting = set(), [state]
    while waiting:
        state = waiting.pop()
        player = int(game.current_player(state))
        if player == TERMINAL or until(state) or key(state) in seen:
            continue
        if player >= 0:
            return player
        seen.add(key(state))
        _check_size(len(seen), limit)
        waiting.extend(step(state, outcome) for outcome, _ in reversed(game.chance_weights(state)))
    return 0


def _check_size(states: int, limit: int) -> None:
    if states > limit:
        raise TooManyStates(
            f"more than {limit} states can follow: stop earlier (until), say what matters (abstraction) or allow more"
            " (limit)"
        )


def check_policy(policy: Any) -> None:
    """Raise ValueError for a policy that is neither "uniform" nor a function.

    >>> check_policy("best")
    Traceback (most recent call last):
    ...
    ValueError: policy='best': expected "uniform", or a function from a state to an action or to weights of actions
    """
    if policy != "uniform" and not callable(policy):
        raise ValueError(
            f'policy={policy!r}: expected "uniform", or a function from a state to an action or to weights of actions'
        )


def policy_actions(game: Any, policy: Policy | str, state: State) -> Weighted:
    """The legal actions that a policy chooses, with whole-number weights."""
    if isinstance(policy, str):
        return [(action, 1) for action in game.legal_actions(state)]
    chosen = policy(state)
    weights = dict(chosen) if isinstance(chosen, Mapping) else {chosen: 1}
    if wrong := [w for w in weights.values() if not isinstance(w, Rational) or w < 0]:
        raise TypeError(f"weight {wrong[0]!r} of a policy: a weight is a whole number or Fraction, 0 or more")
    scale = math.lcm(*(w.denominator for w in weights.values()))
    kept = [(action, int(w * scale)) for action, w in weights.items() if w]
    if not kept:
        raise ValueError(f"the policy chooses nothing at {game.state_to_string(state)}")
    for action, _ in kept:
        game.check(state, action)
    return kept
