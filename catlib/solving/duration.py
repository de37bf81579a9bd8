"""How long a game takes on average, exactly: also where it can go round in circles."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.chance import chain_values, components
from catlib.game import Game
from catlib.solving.stategraph import Policy, StateGraph, check_policy, policy_actions


def mean_duration(
    game: Game,
    state: Any = None,
    *,
    policy: Policy | str = "uniform",
    until: Callable[[Any], bool] | None = None,
    counts: Callable[[Any], int] | None = None,
) -> Fraction:
    """The expected number of steps until the game is over, or `until` holds; a step is a decision or an outcome.

    Decisions are taken by `policy`, as for `catlib.solving.distribution`; the fewest steps under best play are what a
    `catlib.solving.exact.Goal` with a cost is worth. `counts(state)` says how much the step from a state counts, by
    default 1. Raise EndlessPlay if play may go on for ever.

    >>> from catlib import load
    >>> game = load("cat_cab", players=2)
    >>> rolling = game.initial_state().phase
    >>> mean_duration(game, until=lambda s: s.phase != rolling)  # two dice, again after a tie in 1 of 6
    Fraction(12, 5)
    """
    state = game.initial_state() if state is None else state
    check_policy(policy)
    graph = StateGraph(game, until or (lambda state: False), None, lambda s, _: (0, policy_actions(game, policy, s)))
    states = graph.grow(state)
    steps = [counts(s) if counts and graph.after[node] else 1 for node, s in enumerate(states)]
    ends = {node: Fraction(0) for node, targets in enumerate(graph.after) if not targets}
    return (ends | chain_values(components([0], graph.after), graph.after, graph.row, ends, cost=steps.__getitem__))[0]
