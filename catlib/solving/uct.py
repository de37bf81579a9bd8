"""Monte Carlo tree search over one game's rules (UCT): one source that runs as plain Python or compiled.

A node is a decision, found by a hash of its state, so that lines that meet share it; chance is not in the tree but
drawn on the way. An edge is an action at a node and holds its visits and each seat's payoffs. A simulation goes down
the tree (`select`), adds the first position that is not in it (`expand`), plays out, and credits the edges on its path
(`settle`, `back_up`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from catlib.chance import outcome_of
from catlib.engine import hash_of
from catlib.game import sharing
from catlib.rules import CHANCE, TERMINAL, log, rule

ANY = -1  # the playout bot that takes any legal action

NODES, CUT, FULL, ROUND = 0, 1, 2, 3  # what a tally counts: nodes, playouts cut, trees that filled up, simulations
LEAST, MOST, SUM, SEEN = 0, 1, 2, 3  # what a scale holds: the range of payoffs, their sum and number


# Down the tree


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
    log_tries = log(tries)
    width = scale[MOST] - scale[LEAST]
    best, best_worth = start, -math.inf
    for edge in range(start, stop):
        n = edge_visits[edge]
        mean = (edge_total[edge * seats + player] / n - scale[LEAST]) / width if width > 0 else 0.5
        worth = mean + exploration * math.sqrt(log_tries / n)
        if worth > best_worth:
            best, best_worth = edge, worth
    return best


@rule
def select(u, player, seats, start, stop, edge_visits, edge_total, scale, exploration):
    """The edge to follow from a node: one that was never tried, else the most promising."""
    edge = untried(u, start, stop, edge_visits)
    if edge < 0:
        edge = most_promising(player, seats, start, stop, edge_visits, edge_total, scale, exploration)
    return edge


@rule
def edge_of(action, start, stop, edge_action):
    """The edge of an action among a node's."""
    for edge in range(start, stop):
        if edge_action[edge] == action:
            return edge
    return start


@rule
def expand(key, slot, action, actions, count, keys, slots, passed, first_edge, edge_action, tally):
    """Add the node of a key with its legal actions; the edge of the action taken there, or −1 if the tree is full."""
    new = tally[NODES]
    start = first_edge[new]
    if new == len(keys) or start + count > len(edge_action):
        tally[FULL] = 1
        return -1
    keys[new], slots[slot], passed[new] = key, new + 1, tally[ROUND]
    for i in range(count):
        edge_action[start + i] = actions[i]
    first_edge[new + 1] = start + count
    tally[NODES] = new + 1
    return edge_of(action, start, start + count, edge_action)


# Back up


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
        scale[LEAST] = min(scale[LEAST], paid[seat])
        scale[MOST] = max(scale[MOST], paid[seat])
        scale[SUM] += paid[seat]
    scale[SEEN] += seats


@rule
def settle(known, seats, paid, payoffs, scale):
    """What each seat is credited with: what it was paid, or where that is not known an equal share."""
    if known:
        widen(seats, paid, scale)
    share = scale[SUM] / scale[SEEN] if scale[SEEN] > 0 else 0.0
    for seat in range(seats):
        payoffs[seat] = paid[seat] if known else share


@rule
def hurry(seats, paid, part):
    """Move payoffs by a part of the way to their mean."""
    mean = 0.0
    for seat in range(seats):
        mean += paid[seat] / seats
    for seat in range(seats):
        paid[seat] += (mean - paid[seat]) * part


# The search


def make_search(  # the driver is one closure, which takes its arrays one by one: compiled code reads them quickest so
    rules: Any,
    choose: Callable[..., int],
    uniform: Callable[..., float],
    evaluate: Callable[..., None] = no_heuristic,
    wins: bool = False,
    haste: float = 0.0,
) -> Any:
    """Monte Carlo tree search as a closure over one game's rules, so that both engines run this very source.

    With `wins` a game counts as who won it, not as what it paid. `haste` is the part of what lies between a payoff and
    the mean of all that every step of a game takes away, so that of equal wins the soonest is liked best.
    """
    current_player, apply_action, returns = rules.current_player, rules.apply_action, rules.returns
    outcome, legal_actions, share = outcome_of(rules), rules.legal_actions, sharing(rules)
    key_of = hash_of(rules.State)
    guessed = evaluate is not no_heuristic

    def search(  # see above
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
            tally[ROUND] += 1
            length, step, in_tree = 0, 0, True
            player = current_player(setup, state)
            while player != TERMINAL and step < limit:
                if player == CHANCE:
                    action = outcome(setup, state, weights, uniform(0, False))
                else:
                    edge, node, key = -1, 0, 0
                    if in_tree:
                        key = key_of(state)
                        node = find_node(key, keys, slots)
                        in_tree = length < len(path) and (node < 0 or passed[node] != tally[ROUND])
                    if in_tree and node >= 0:
                        passed[node] = tally[ROUND]
                        start, stop, u = first_edge[node], first_edge[node + 1], uniform(0, False)
                        edge = select(u, player, seats, start, stop, edge_visits, edge_total, scale, exploration)
                        action = edge_action[edge]
                    else:
                        n, u = legal_actions(setup, state, actions), uniform(0, False)
                        if bots[player] < 0:
                            action = actions[int(u * n)]
                        else:
                            action = choose(bots[player], setup, state, actions, n, u, work)
                        if in_tree:
                            slot = -1 - node
                            edge = expand(
                                key, slot, action, actions, n, keys, slots, passed, first_edge, edge_action, tally
                            )
                        in_tree = False
                    if edge >= 0:
                        path[length] = edge
                        length += 1
                apply_action(setup, state, action)
                step += 1
                player = current_player(setup, state)
            if player == TERMINAL:
                returns(setup, state, paid)
            else:
                tally[CUT] += 1
                evaluate(setup, state, paid)
            if wins and (player == TERMINAL or guessed):
                share(setup, state, paid, seats, payoffs)
                for seat in range(seats):
                    paid[seat] = payoffs[seat]
            if haste > 0 and player == TERMINAL:
                hurry(seats, paid, min(1.0, haste * step))
            settle(player == TERMINAL or guessed, seats, paid, payoffs, scale)
            back_up(length, path, seats, payoffs, edge_visits, edge_total, root_squares)

    return search
