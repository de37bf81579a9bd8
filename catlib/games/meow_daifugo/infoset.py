"""What to play without seeing other hands: a search tree over what can be known, in worlds dealt anew each time.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every simulation deals
a world that the mover cannot tell from the real one, and a node is what the table sees with the mover's own hand.
"""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable
from statistics import NormalDist
from typing import Any

from catlib.chance import Estimate, outcome_of
from catlib.engine import Kernel, Workspace, is_compiled, setup_layout
from catlib.game import Game, GameType
from catlib.rules import CHANCE, TERMINAL, log, rule, written
from catlib.rules.wasm import Argument, Layout, Room, Setup, States, Stretch, Whole
from catlib.solving import ActionStats, SearchResult, find_node

from .cards import CARDS
from .rules import OVER, TWIN, State, points_for
from .setup import BEFOREHAND
from .worlds import DRAWS, redeal

LIMIT = 400  # steps of one simulation
LONGEST_LINE = 100
TREE = ("keys", "slots", "first", "edge_action", "edge_next", "visits", "seen")  # rows of whole numbers
# Fields that are hidden, or only counts
NOT_KNOWN = ("hand", "deck", "bottom", "shown", "order", "loose", "plays", "passes", "taken", "laid", "circles")
MULTIPLIER, LOW_63 = 0x2545F4914F6CDD1D, 0x7FFFFFFFFFFFFFFF


def _public_key() -> Callable[[Any, int], int]:
    """A rule that hashes what the table sees, and one hand, to 63 bits; written out field by field."""
    lines = ["def known_key(state, me):", "    h = 1 + state.hand[me]"]
    for name, (_, length) in State.FIELDS.items():
        if name not in NOT_KNOWN:
            loop, value = (f"for i in range({length}): ", f"{name}[i]") if length else ("", name)
            lines.append(f"    {loop}h = ((h ^ state.{value}) * {MULTIPLIER}) & {LOW_63}")
    return rule(written([*lines, "    return h ^ (h >> 32)"], __name__))


known_key = _public_key()


@rule
def round_worth(setup, state, out):
    """What a round was worth: the mean points that the others lost, less one's own, times the others; solo: turns."""
    if setup.seats == 1:
        out[0] = -state.turn - 1 + state.cleared
        return
    lost = 0
    for seat in range(setup.seats):
        lost += points_for(setup, state.penalty[seat])
    for seat in range(setup.seats):
        out[seat] = lost - setup.seats * points_for(setup, state.penalty[seat])


@rule
def known_node(key, keys, slots, first, tally):
    """The number of the node with this key, a new one if need be; below 0 if there is no room for it."""
    node = find_node(key, keys, slots)
    if node < 0 and tally[0] < len(keys):
        node, slot = tally[0], -1 - node
        keys[node], slots[slot], first[node] = key, node + 1, -1
        tally[0] += 1
    return node


@rule
def mark_edges(node, actions, n, first, edge_action, edge_next, mark, stamp, seen, tally):
    """Find a node's edges by action, those with the newest stamp, and count that the legal ones could be taken."""
    tally[2] += 1
    at = first[node]
    while at >= 0:
        mark[edge_action[at]], stamp[edge_action[at]] = at, tally[2]
        at = edge_next[at]
    for i in range(n):
        if stamp[actions[i]] == tally[2]:
            seen[mark[actions[i]]] += 1


@rule
def new_edge(node, action, first, edge_action, edge_next, seen, tally):
    """The number of a node's new edge, or -1 if there is no room for it."""
    if tally[1] == len(edge_action):
        return -1
    edge = tally[1]
    tally[1] += 1
    edge_action[edge], edge_next[edge], first[node] = action, first[node], edge
    seen[edge] = 1
    return edge


@rule
def credit_line(path, length, me, worth, visits, total, squares):
    """Count what a simulation was worth for every edge that it took."""
    seats = len(worth)
    for i in range(length):
        visits[path[i]] += 1
        for seat in range(seats):
            total[path[i] * seats + seat] += worth[seat]
    if length:
        squares[path[0]] += worth[me] * worth[me]


@rule
def untried_action(u, actions, n, stamp, now):
    """A legal action without an edge, each as likely as another, or -1."""
    left = 0
    for i in range(n):
        left += stamp[actions[i]] != now
    skip = int(u * left)
    for i in range(n):
        if stamp[actions[i]] != now:
            if skip == 0:
                return actions[i]
            skip -= 1
    return -1


@rule
def best_edge(setup, player, actions, n, mark, visits, seen, total, factor):
    """UCB1 with the number of times an edge could have been taken in place of the node's visits."""
    best, best_worth = -1, -math.inf
    for i in range(n):
        edge = mark[actions[i]]
        tries = visits[edge]
        worth = total[edge * setup.seats + player] / tries + factor * math.sqrt(log(seen[edge]) / tries)
        if worth > best_worth:
            best, best_worth = edge, worth
    return best


def make_infoset(  # as long as the loop in it
    rules: Any, choose: Callable[..., int], uniform: Callable[..., float]
) -> Any:
    """The search as a closure over the rules, so that both engines run this very source.

    Nodes hold a chain of edges, one for each action that was ever legal there; edges count how often they were taken
    and how often they could have been.
    """
    current_player, apply_action = rules.current_player, rules.apply_action
    outcome, legal_actions = outcome_of(rules), rules.legal_actions

    def search(  # one loop over rows of numbers
        setups,
        states,
        weights,
        actions,
        work,
        loose,
        draws,
        worth,
        bots,
        keys,
        slots,
        first,
        edge_action,
        edge_next,
        visits,
        seen,
        total,
        squares,
        mark,
        stamp,
        path,
        tally,
        seed,
        simulations,
        factor,
    ):
        setup, seats = setups[0], len(worth)
        me, this_round = current_player(setup, states[0]), states[0].round
        uniform(seed, True)
        for _ in range(simulations):
            states[1] = states[0]
            state = states[1]
            dealt = seats == 1 and setup.shuffle != BEFOREHAND
            while not dealt:
                for i in range(DRAWS):
                    draws[i] = uniform(0, False)
                dealt = redeal(setup, state, me, loose, draws)
            length, step, in_tree, player = 0, 0, True, me
            while player != TERMINAL and state.round == this_round and step < LIMIT:
                if player == CHANCE:
                    action = outcome(setup, state, weights, uniform(0, False))
                else:
                    n = legal_actions(setup, state, actions)
                    while seats == 1 and actions[n - 1] >= TWIN:
                        n -= 1  # alone, nobody sees or counts circles
                    edge, action = -1, -1
                    if in_tree and length < len(path):
                        node = known_node(known_key(state, me), keys, slots, first, tally)
                        in_tree = node >= 0
                        if in_tree:
                            mark_edges(node, actions, n, first, edge_action, edge_next, mark, stamp, seen, tally)
                            action = untried_action(uniform(0, False), actions, n, stamp, tally[2])
                            if action < 0:
                                edge = best_edge(setup, player, actions, n, mark, visits, seen, total, factor)
                                action = edge_action[edge]
                            else:
                                in_tree = False
                                edge = new_edge(node, action, first, edge_action, edge_next, seen, tally)
                    if edge >= 0:
                        path[length] = edge
                        length += 1
                    if action < 0:
                        u = uniform(0, False)
                        if bots[player] < 0:
                            action = actions[int(u * n)]
                        else:
                            action = choose(bots[player], setup, state, actions, n, u, work)
                apply_action(setup, state, action)
                step += 1
                player = current_player(setup, state)
            for seat in range(seats):
                worth[seat] = 0
            if player == TERMINAL or state.round != this_round:
                round_worth(setup, state, worth)
            else:
                tally[3] += 1
            credit_line(path, length, me, worth, visits, total, squares)

    return search


def infoset_mcts(
    game: Game,
    state: Any,
    *,
    simulations: int = 2000,
    seed: int = 0,
    rollout: str = "fewest plays",
    exploration: float = 0.7,
    compile: bool | None = None,
) -> SearchResult:
    """Value every option of the mover without looking at what the mover cannot see.

    It plays `simulations` rounds to their end, each in a world of its own, by the tree and then by the `rollout` bot.
    Values are what the round is worth: points that each of the others loses more, summed; solo, minus the turns.
    `exploration` is a share of the most points that a round costs. The same seed gives the same result, compiled or
    plain. Raises ValueError where nobody decides and for what cannot be.
    """
    began = time.perf_counter()
    player = game.current_player(state)
    if player < 0 or state.phase == OVER:
        raise ValueError("nobody decides here, so there is nothing to search")
    if type(simulations) is not int or not 1 <= simulations <= 10**8:
        raise ValueError(f"simulations={simulations!r}: a whole number from 1 on is wanted")
    if rollout not in game.type.bots.COMPILED:
        raise ValueError(f"rollout={rollout!r}: there are {', '.join(game.type.bots.COMPILED)}")
    compiled = is_compiled(compile)
    tree = _grown(game, state, simulations, seed, game.type.bots.COMPILED.index(rollout), exploration, compiled)
    return _result(game, state, player, simulations, tree, time.perf_counter() - began)


def _grown(
    game: Game, state: Any, simulations: int, seed: int, bot: int, exploration: float, compiled: bool
) -> Workspace:
    """The tree after so many simulations, each of which adds a node and an edge at most a step deeper."""
    seats, most = game.num_players, min(simulations + 2, 2**20)
    lengths = dict.fromkeys(TREE, most) | {"slots": 2 * most + 1, "total": most * seats, "squares": most}
    work = Workspace(infoset_kernel(game), compiled, lengths, state, game.setup)
    work.put("bots", [bot] * seats)
    work.put_state("states", state)
    factor = float(exploration) * max(1, *game.setup.point_losses) * max(1, seats - 1)
    work.run(seed=seed, simulations=simulations, factor=factor)
    return work


def infoset_kernel(game: Game) -> Kernel:
    """The kernel of the search in hidden worlds, translated once for all house rules whose setups lie alike."""
    return _infoset_kernel(game.type, setup_layout(game), game.num_players)


@functools.lru_cache(maxsize=16)
def _infoset_kernel(type: GameType, setup: Layout, seats: int) -> Kernel:
    rules, bots, actions = type.rules, type.bots, type.rules.NUM_ACTIONS
    arguments: dict[str, Argument] = {
        "setups": Setup(setup),
        "states": States(rules.State.FIELDS, 2),
        "weights": Stretch("i8", CARDS),
        "actions": Stretch("i8", actions),
        "work": Room("i8", bots.WORK),
        "loose": Stretch("i8", CARDS),
        "draws": Stretch("f8", DRAWS),
        "worth": Stretch("i8", seats),
        "bots": Stretch("i8", seats),
        **{name: Stretch("i8") for name in TREE},
        "total": Stretch("f8"),
        "squares": Stretch("f8"),
        "mark": Stretch("i8", actions),
        "stamp": Stretch("i8", actions),
        "path": Stretch("i8", LONGEST_LINE),
        "tally": Stretch("i8", 4),
        "seed": Whole(),
        "simulations": Whole(),
        "factor": Whole("d"),
    }
    return Kernel(lambda uniform: make_infoset(rules, bots.choose, uniform), arguments)


def _result(game: Game, state: Any, player: int, simulations: int, tree: Workspace, seconds: float) -> SearchResult:
    seats, found, edge = game.num_players, {}, int(tree["first"][0])
    while edge >= 0:
        found[int(tree["edge_action"][edge])] = edge
        edge = int(tree["edge_next"][edge])
    options = tuple(_option(game, state, player, tree, a, found.get(a)) for a in game.legal_actions(state))
    value = tuple(sum(o.values[s] * o.visits for o in options) / simulations for s in range(seats))
    best = max(options, key=lambda option: (option.visits, option.value.value))
    cut = int(tree["tally"][3])
    nodes = int(tree["tally"][0])
    return SearchResult(
        player, options, value, (best.action,), simulations, nodes, cut, "worth nothing", False, seconds=seconds
    )


def _option(game: Game, state: Any, player: int, tree: Workspace, action: int, edge: int | None) -> ActionStats:
    """One option with its visits and mean, and the interval of that mean."""
    name, seats = game.action_to_string(state, action), game.num_players
    if edge is None:
        return ActionStats(action, name, 0, Estimate(0.0, -math.inf, math.inf, 0), (0.0,) * seats)
    visits = int(tree["visits"][edge])
    values = tuple(float(tree["total"][edge * seats + s]) / visits for s in range(seats))
    variance = max(0.0, float(tree["squares"][edge]) / visits - values[player] ** 2)
    half = NormalDist().inv_cdf(0.975) * math.sqrt(variance / visits) if visits > 1 else math.inf
    mean = values[player]
    return ActionStats(action, name, visits, Estimate(mean, mean - half, mean + half, visits), values)
