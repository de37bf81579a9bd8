"""Audit abstractions: states of one name must be followed by states of the same names."""

import math
import random
from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from catlib.rules import CHANCE

State = Any

KEPT = 500  # merged states that are remembered, each as likely as another
STEPS = 5000  # actions and outcomes that are tried out, unless a graph is so small that all cost less
FULL_LOOK = 64  # actions at a decision up to which those that are said to be alike are tried out one by one


class BadAbstraction(ValueError):
    """An abstraction that gives one name to states which differ in what matters; the message says which and how."""


class Audit(NamedTuple):
    """The number of merged states compared with the one that stands for them, and whether those were all."""

    compared: int = 0
    all: bool = True

    def __str__(self) -> str:
        if not self.compared:
            return "no two states were merged"
        which = f"all {self.compared}" if self.all else f"a sample of {self.compared}"
        return f"what follows is the same after {which} merged states and those that stand for them"


class Merged:
    """States that came to the name of another one: all of them, or a sample once there are too many."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.steps = 0
        self.found: list[tuple[State, int]] = []
        self.count = 0
        self._random = random.Random(0).random

    def add(self, state: State, node: int) -> None:
        """A state that came to a node that was there."""
        self.count += 1
        if len(self.found) < KEPT:
            self.found.append((state, node))
        elif (place := int(self._random() * self.count)) < KEPT:
            self.found[place] = state, node


def hash_of_all(state: State) -> int:
    """A hash of all of a state; a goal that follows a world of its own may have states without a key."""
    return hash(state.key() if hasattr(state, "key") else state)


def audit(graph: Any, end: Callable[[State], Hashable], end_of: Callable[[int], Hashable], what: str) -> Audit:
    """Compare the states that a graph merged since it was last asked with those that stand for them, and look on.

    `end(state)` is what counts where looking ahead stops, `end_of(node)` the same of a node. Raise BadAbstraction, in
    which `what` names the abstraction's owner.
    """
    left = min(STEPS, 4 * graph.merged.steps + 1000)
    complete, waiting = graph.merged.count <= KEPT, deque(graph.merged.found)
    graph.merged.forget()
    seen, compared = set[int](), 0
    while waiting and left > 0:
        state, node = waiting.popleft()
        key = hash_of_all(state)
        if key in seen or key == graph.stands_for[node]:
            continue
        seen.add(key)
        one = _Comparison(graph, state, node, end, end_of)
        if why := one.difference():
            told = _told(graph.game, state)
            raise BadAbstraction(f"{what}: abstraction lumps {told} with a state that differs: {why}")
        waiting.extend(pair for pair in zip(one.children, one.targets, strict=True) if pair[1] >= 0)
        left, compared = left - len(one.children) - 1, compared + 1
    return Audit(compared, complete and not waiting)


class _Comparison:
    """A state beside the node that it was merged into; ends are alike if the same counts there."""

    def __init__(
        self, graph: Any, state: State, node: int, end: Callable[[State], Hashable], end_of: Callable[[int], Hashable]
    ):
        self.graph, self.state, self.node, self.end, self.end_of = graph, state, node, end, end_of
        self.player, self.aim, steps = graph.steps(state)
        self.names, self.tried = _to_try(graph, state, self.aim, steps)
        self.children = [graph.successor(state, action) for action, _ in self.tried]
        self.targets = [graph.number.get(graph.key(child), -1) for child in self.children]

    def difference(self) -> str:
        """In what the state differs from its node; empty: in nothing that matters."""
        graph, node = self.graph, self.node
        other = graph.mover[node], graph.aim[node], not graph.after[node]
        if (self.player, self.aim, not self.tried) != other:
            return "another seat moves there, or only one of them ends"
        if not self.tried:
            return "" if self.end(self.state) == self.end_of(node) else "they end with other values"
        if graph.cost is not None and graph.cost(self.state) != graph.costs[node]:
            return "a step from there has another cost"
        mine = [self.kind(child, target) for child, target in zip(self.children, self.targets, strict=True)]
        theirs = [self.kind_of(target) for target in graph.after[node]]
        if set(mine) != set(theirs):
            return "after it other states can follow"
        return self.choice(mine) if self.aim else self.chance(mine, theirs)

    def kind(self, child: State, target: int) -> Hashable:
        """Return where a step leads."""
        if target >= 0:
            return self.kind_of(target)
        return ("unknown",) if self.graph.steps(child)[2] else ("end", self.end(child))

    def kind_of(self, target: int) -> Hashable:
        return target if self.graph.after[target] else ("end", self.end_of(target))

    def choice(self, mine: list[Hashable]) -> str:
        moves = self.graph.moves.get(self.node)
        if not (self.names and moves):
            return ""
        alike = all(name in moves and self.kind_of(moves[name]) == k for name, k in zip(self.names, mine, strict=True))
        return "" if alike else "actions of one class lead elsewhere"

    def chance(self, mine: list[Hashable], theirs: list[Hashable]) -> str:
        weights = self.graph.row(self.node).weights
        there = [(kind, weights[target]) for kind, target in zip(theirs, self.graph.after[self.node], strict=True)]
        here = [(kind, weight) for kind, (_, weight) in zip(mine, self.tried, strict=True)]
        if _shares(here) == _shares(there):
            return ""
        return "dice fall with other odds" if self.player == CHANCE else "a policy does something else"


def _to_try(graph: Any, state: State, aim: int, steps: Any) -> tuple[Any, Any]:
    """The names of the actions at a free choice, and the steps to try: one of each name where there are many."""
    names = graph.names(state, [action for action, _ in steps]) if aim else None
    if not names or len(steps) <= FULL_LOOK:
        return names, steps
    once = dict(zip(names, steps, strict=True))
    return list(once), list(once.values())


def _shares(weighted: list[tuple[Hashable, int]]) -> dict[Hashable, int]:
    """Weights by kind, in lowest terms."""
    sums: dict[Hashable, int] = {}
    for kind, weight in weighted:
        sums[kind] = sums.get(kind, 0) + weight
    common = math.gcd(*sums.values())
    return {kind: weight // common for kind, weight in sums.items()}


def _told(game: Any, state: State) -> str:
    """A state in words; where a goal follows a world of its own, as it is."""
    return str(game.state_to_string(state)) if isinstance(state, game.rules.State) else repr(state)
