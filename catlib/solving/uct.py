"""Monte Carlo tree search over one game's rules (UCT): one source that runs as plain Python or compiled.

A node is a decision, found by a hash of its state, so that lines that meet share it; chance is not in the tree but
drawn on the way. An edge is an action at a node and holds its visits and each seat's payoffs. A simulation goes down
the tree (`select`), adds the first position that is not in it (`expand`), plays out, and credits the edges on its path
(`settle`, `back_up`).
"""

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
def find_node(rows, key):
    """Return the number of the node with this key, or the free slot for it as −1 − slot."""
    keys, slots = rows.keys, rows.slots
    size = len(slots)
    slot = key % size
    while slots[slot] > 0 and keys[slots[slot] - 1] != key:
        slot = slot + 1 if slot + 1 < size else 0
    return slots[slot] - 1 if slots[slot] > 0 else -1 - slot


@rule
def untried(rows, u, start, stop):
    """Return an edge that was never tried, each as likely as another; −1 if all were."""
    visits, left = rows.edge_visits, 0
    for edge in range(start, stop):
        if visits[edge] == 0:
            left += 1
    if left == 0:
        return -1
    skip = int(u * left)
    for edge in range(start, stop):
        if visits[edge] == 0:
            if skip == 0:
                return edge
            skip -= 1
    return -1


@rule
def most_promising(rows, player, start, stop):
    """UCB1 on payoffs scaled to 0 to 1; Auer, Cesa-Bianchi and Fischer (2002), Kocsis and Szepesvári (2006)."""
    visits, total, seats, scale = rows.edge_visits, rows.edge_total, len(rows.paid), rows.scale
    tries = 0
    for edge in range(start, stop):
        tries += visits[edge]
    log_tries = log(tries)
    width = scale[MOST] - scale[LEAST]
    best, best_worth = start, -math.inf
    for edge in range(start, stop):
        n = visits[edge]
        mean = (total[edge * seats + player] / n - scale[LEAST]) / width if width > 0 else 0.5
        worth = mean + rows.exploration * math.sqrt(log_tries / n)
        if worth > best_worth:
            best, best_worth = edge, worth
    return best


@rule
def select(rows, u, player, start, stop):
    """Return the edge to follow from a node: one that was never tried, else the most promising."""
    edge = untried(rows, u, start, stop)
    if edge < 0:
        edge = most_promising(rows, player, start, stop)
    return edge


@rule
def edge_of(rows, action, start, stop):
    """Return the edge of an action among a node's."""
    actions = rows.edge_action
    for edge in range(start, stop):
        if actions[edge] == action:
            return edge
    return start


@rule
def expand(rows, key, slot, action, count):
    """Add the node of a key with its legal actions; the edge of the action taken there, or −1 if the tree is full."""
    new = rows.tally[NODES]
    start = rows.first_edge[new]
    if new == len(rows.keys) or start + count > len(rows.edge_action):
        rows.tally[FULL] = 1
        return -1
    rows.keys[new], rows.slots[slot], rows.passed[new] = key, new + 1, rows.tally[ROUND]
    for i in range(count):
        rows.edge_action[start + i] = rows.actions[i]
    rows.first_edge[new + 1] = start + count
    rows.tally[NODES] = new + 1
    return edge_of(rows, action, start, start + count)


# Back up


@rule
def back_up(rows, length):
    """Credit every edge on the way with what the game paid; the first is the root's."""
    path, payoffs, seats = rows.path, rows.payoffs, len(rows.payoffs)
    for i in range(length):
        edge = path[i]
        rows.edge_visits[edge] += 1
        for seat in range(seats):
            rows.edge_total[edge * seats + seat] += payoffs[seat]
    for seat in range(seats):
        rows.root_squares[path[0] * seats + seat] += payoffs[seat] * payoffs[seat]


@rule
def widen(paid, scale):
    """Learn from a game's payoffs what payoffs there are: least, most, their sum and number."""
    for seat in range(len(paid)):
        scale[LEAST] = min(scale[LEAST], paid[seat])
        scale[MOST] = max(scale[MOST], paid[seat])
        scale[SUM] += paid[seat]
    scale[SEEN] += len(paid)


@rule
def settle(rows, known):
    """Credit each seat with what it was paid, or where that is not known with an equal share."""
    paid, scale = rows.paid, rows.scale
    if known:
        widen(paid, scale)
    share = scale[SUM] / scale[SEEN] if scale[SEEN] > 0 else 0.0
    for seat in range(len(paid)):
        rows.payoffs[seat] = paid[seat] if known else share


@rule
def hurry(paid, part):
    """Move payoffs by a part of the way to their mean."""
    seats, mean = len(paid), 0.0
    for seat in range(seats):
        mean += paid[seat] / seats
    for seat in range(seats):
        paid[seat] += (mean - paid[seat]) * part


# The search


def make_search(  # as long as the function in it, which closes over one game's rules
    rules: Any,
    choose: Callable[..., int],
    uniform: Callable[..., float],
    evaluate: Callable[..., None] = no_heuristic,
    wins: bool = False,
    haste: float = 0.0,
) -> Any:
    """Return Monte Carlo tree search as a closure over one game's rules, so that both engines run this very source.

    With `wins` a game counts as who won it, not as what it paid. `haste` is the part of what lies between a payoff and
    the mean of all that every step of a game takes away, so that of equal wins the soonest is liked best.
    """
    current_player, apply_action, returns = rules.current_player, rules.apply_action, rules.returns
    outcome, legal_actions, share = outcome_of(rules), rules.legal_actions, sharing(rules)
    key_of = hash_of(rules.State)
    guessed = evaluate is not no_heuristic

    def search(rows):
        setup, states, actions, paid, tally = rows.setups[0], rows.states, rows.actions, rows.paid, rows.tally
        passed, first_edge, limit = rows.passed, rows.first_edge, rows.limit
        uniform(rows.seed, True)
        for _ in range(rows.simulations):
            states[1] = states[0]
            state = states[1]
            tally[ROUND] += 1
            length, step, in_tree = 0, 0, True
            player = current_player(setup, state)
            while player != TERMINAL and step < limit:
                if player == CHANCE:
                    action = outcome(setup, state, rows.weights, uniform(0, False))
                else:
                    edge, node, key = -1, 0, 0
                    if in_tree:
                        key = key_of(state)
                        node = find_node(rows, key)
                        in_tree = length < len(rows.path) and (node < 0 or passed[node] != tally[ROUND])
                    if in_tree and node >= 0:
                        passed[node] = tally[ROUND]
                        start, stop, u = first_edge[node], first_edge[node + 1], uniform(0, False)
                        edge = select(rows, u, player, start, stop)
                        action = rows.edge_action[edge]
                    else:
                        n, u = legal_actions(setup, state, actions), uniform(0, False)
                        if rows.bots[player] < 0:
                            action = actions[int(u * n)]
                        else:
                            action = choose(rows.bots[player], setup, state, actions, n, u, rows.work)
                        if in_tree:
                            edge = expand(rows, key, -1 - node, action, n)
                        in_tree = False
                    if edge >= 0:
                        rows.path[length] = edge
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
                share(setup, state, paid, len(paid), rows.payoffs)
                for seat in range(len(paid)):
                    paid[seat] = rows.payoffs[seat]
            if haste > 0 and player == TERMINAL:
                hurry(paid, min(1.0, haste * step))
            settle(rows, player == TERMINAL or guessed)
            back_up(rows, length)

    return search
