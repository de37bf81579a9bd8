"""How long a game takes on average, exactly: also where it can go round in circles."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.chains import CONSTANT, EndlessPlay, Row, components, eliminate_loops, has_loop, over_one_denominator
from catlib.game import Game
from catlib.stategraph import Policy, StateGraph, policy_actions

__all__ = ["mean_duration"]


def mean_duration(
    game: Game,
    state: Any = None,
    *,
    policy: Policy | str = "uniform",
    until: Callable[[Any], bool] | None = None,
    counts: Callable[[Any], int] | None = None,
) -> Fraction:
    """The expected number of steps until the game is over, or `until` holds; a step is a decision or an outcome.

    Decisions are taken by `policy`, as for `catlib.exact.distribution`. `counts(state)` says how much the step from a
    state counts, by default 1. Raise EndlessPlay if play may go on for ever.

    >>> from catlib import load
    >>> game = load("cat_cab", players=2)
    >>> rolling = game.initial_state().phase
    >>> mean_duration(game, until=lambda s: s.phase != rolling)  # two dice, again after a tie in 1 of 6
    Fraction(12, 5)
    """
    state = game.initial_state() if state is None else state
    graph = StateGraph(game, until or (lambda state: False), None, lambda s, _: (0, policy_actions(game, policy, s)))
    states = graph.grow(state)
    steps = [counts(s) if counts else 1 for s in states]
    value: dict[int, Fraction] = {}
    for part in components([0], graph.after):
        if not graph.after[part[0]]:
            value[part[0]] = Fraction(0)
        else:
            value |= _part_values([graph.row(node) for node in part], steps, value, has_loop(part, graph.after))
    return value[0]


def _part_values(rows: list[Row], steps: list[int], value: dict[int, Fraction], loop: bool) -> dict[int, Fraction]:
    """The expected steps from the nodes of a component, when those that follow it are known."""
    known = {
        row.node: row.total * steps[row.node] + sum(w * value[to] for to, w in row.weights.items() if to in value)
        for row in rows
    }
    if not loop:
        return {row.node: Fraction(known[row.node]) / row.total for row in rows}
    if all(to not in value for row in rows for to in row.weights):
        raise EndlessPlay("play can go round for ever and nothing leads out")
    numbers, common = over_one_denominator({node: Fraction(number) for node, number in known.items()})
    inside = []
    for row in rows:
        weights = {to: w for to, w in row.weights.items() if to not in value}
        inside.append(Row(row.node, row.total, weights | {CONSTANT: numbers[row.node]}))
    found = {CONSTANT: Fraction(1, common)}
    for row in reversed(eliminate_loops(inside)):
        found[row.node] = sum((w * found[to] for to, w in row.weights.items()), Fraction(0)) / row.total
    del found[CONSTANT]
    return found
