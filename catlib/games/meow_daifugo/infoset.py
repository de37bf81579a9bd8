"""Search without seeing other hands: a tree over what can be known, in worlds dealt anew each time.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every simulation deals
a world that the mover cannot tell from the real one, and a node is what the table sees with the mover's own hand.
"""

import math
import time
from collections.abc import Callable
from typing import Any

from catlib.chance import mean_of_sums, outcome_of, whole
from catlib.engine import Kernel, Workspace, is_compiled, kernel_of, mixing, play_rows
from catlib.game import Game, GameType
from catlib.rules import CHANCE, TERMINAL, log, rule, written
from catlib.rules.wasm import Layout, Stretch, Whole
from catlib.solving import ActionStats, SearchResult, find_node

from .cards import CARDS
from .rules import OVER, TWIN, State, points_for
from .setup import choice
from .worlds import DRAWS, redeal

LIMIT = 400  # steps of one simulation
LONGEST_LINE = 100
TREE = ("keys", "slots", "first", "edge_action", "edge_next", "visits", "seen")  # rows of whole numbers
# Fields that are hidden, or only counts
NOT_KNOWN = ("hand", "deck", "bottom", "shown", "order", "loose", "plays", "passes", "taken", "laid", "circles")
# Hashes what the table sees, and one hand, to 63 bits
KNOWN_KEY = ["def known_key(state, me):", "    h = 1 + state.hand[me]", *mixing(State.FIELDS, NOT_KNOWN)]
known_key = rule(written(KNOWN_KEY, __name__))


@rule
def round_worth(setup, state, out):
    """Value a round: the mean points that the others lost, less one's own, times the others; solo: turns."""
    if setup.seats == 1:
        out[0] = -state.turn - 1 + state.cleared
        return
    lost = 0
    for seat in range(setup.seats):
        lost += points_for(setup, state.penalty[seat])
    for seat in range(setup.seats):
        out[seat] = lost - setup.seats * points_for(setup, state.penalty[seat])


@rule
def known_node(rows, key):
    """The number of the node with this key, a new one if need be; below 0 if there is no room for it."""
    node = find_node(rows, key)
    if node < 0 and rows.tally[0] < len(rows.keys):
        node, slot = rows.tally[0], -1 - node
        rows.keys[node], rows.slots[slot], rows.first[node] = key, node + 1, -1
        rows.tally[0] += 1
    return node


@rule
def mark_edges(rows, node, n):
    """Find a node's edges by action, those with the newest stamp, and count that the legal ones could be taken."""
    mark, stamp, tally = rows.mark, rows.stamp, rows.tally
    tally[2] += 1
    at = rows.first[node]
    while at >= 0:
        action = rows.edge_action[at]
        mark[action], stamp[action] = at, tally[2]
        at = rows.edge_next[at]
    for i in range(n):
        action = rows.actions[i]
        if stamp[action] == tally[2]:
            rows.seen[mark[action]] += 1


@rule
def new_edge(rows, node, action):
    """The number of a node's new edge, or -1 if there is no room for it."""
    edge = rows.tally[1]
    if edge == len(rows.edge_action):
        return -1
    rows.tally[1] += 1
    rows.edge_action[edge], rows.edge_next[edge], rows.first[node] = action, rows.first[node], edge
    rows.seen[edge] = 1
    return edge


@rule
def credit_line(rows, length, me):
    """Add the worth of a simulation to every edge that it took."""
    path, worth = rows.path, rows.worth
    seats = len(worth)
    for i in range(length):
        rows.visits[path[i]] += 1
        for seat in range(seats):
            rows.total[path[i] * seats + seat] += worth[seat]
    if length:
        rows.squares[path[0]] += worth[me] * worth[me]


@rule
def untried_action(rows, u, n):
    """A legal action without an edge, each as likely as another, or -1."""
    actions, stamp, now = rows.actions, rows.stamp, rows.tally[2]
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
def best_edge(rows, player, n, least):
    """UCB1 with the number of times an edge could have been taken in place of the node's visits; before that an edge
    with fewer visits than `least`."""
    seats, best, best_worth = len(rows.worth), -1, -math.inf
    for i in range(n):
        edge = rows.mark[rows.actions[i]]
        tries = rows.visits[edge]
        if tries < least:
            return edge
        worth = rows.total[edge * seats + player] / tries + rows.factor * math.sqrt(log(rows.seen[edge]) / tries)
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

    def search(rows):
        setup, states, actions, draws, worth = rows.setups[0], rows.states, rows.actions, rows.draws, rows.worth
        seats, me, this_round = len(worth), current_player(setup, states[0]), states[0].round
        uniform(rows.seed, True)
        for _ in range(rows.simulations):
            states[1] = states[0]
            state = states[1]
            dealt = seats == 1 and setup.shuffle != choice.BEFOREHAND
            while not dealt:
                for i in range(DRAWS):
                    draws[i] = uniform(0, False)
                dealt = redeal(setup, state, me, rows.loose, draws)
            length, step, in_tree, player = 0, 0, True, me
            while player != TERMINAL and state.round == this_round and step < LIMIT:
                if player == CHANCE:
                    action = outcome(setup, state, rows.weights, uniform(0, False))
                else:
                    n = legal_actions(setup, state, actions)
                    while seats == 1 and actions[n - 1] >= TWIN:
                        n -= 1  # alone, nobody sees or counts circles
                    edge, action = -1, -1
                    if in_tree and length < len(rows.path):
                        node = known_node(rows, known_key(state, me))
                        in_tree = node >= 0
                        if in_tree:
                            mark_edges(rows, node, n)
                            action = untried_action(rows, uniform(0, False), n)
                            if action < 0:
                                edge = best_edge(rows, player, n, 0 if length else rows.least)
                                action = rows.edge_action[edge]
                            else:
                                in_tree = False
                                edge = new_edge(rows, node, action)
                    if edge >= 0:
                        rows.path[length] = edge
                        length += 1
                    if action < 0:
                        u = uniform(0, False)
                        if rows.bots[player] < 0:
                            action = actions[int(u * n)]
                        else:
                            action = choose(rows.bots[player], setup, state, actions, n, u, rows.work)
                apply_action(setup, state, action)
                step += 1
                player = current_player(setup, state)
            for seat in range(seats):
                worth[seat] = 0
            if player == TERMINAL or state.round != this_round:
                round_worth(setup, state, worth)
            else:
                rows.tally[3] += 1
            credit_line(rows, length, me)

    return search


def infoset_mcts(
    game: Game,
    state: Any,
    *,
    simulations: int = 2000,
    seed: int = 0,
    rollout: str = "fewest plays",
    exploration: float = 0.7,
    least: int = 0,
    compile: bool | None = None,
) -> SearchResult:
    """Value every option of the mover without looking at what the mover cannot see.

    It plays `simulations` rounds to their end, each in a world of its own, by the tree and then by the `rollout` bot.
    Values are what the round is worth: points that each of the others loses more, summed; solo, minus the turns.
    `exploration` is a share of the most points that a round costs; each option gets `least` visits. The same seed gives
    the same result, compiled or plain. Raises ValueError where nobody decides and for what cannot be.
    """
    began = time.perf_counter()
    player = game.current_player(state)
    if player < 0 or state.phase == OVER:
        raise ValueError("nobody decides here, so there is nothing to search")
    whole("simulations", simulations, 1, 10**8)
    if rollout not in game.type.bots.COMPILED:
        raise ValueError(f"rollout={rollout!r}: there are {', '.join(game.type.bots.COMPILED)}")
    compiled = is_compiled(compile)
    bot = game.type.bots.COMPILED.index(rollout)
    tree = _grown(game, state, simulations, seed, bot, exploration, least, compiled)
    return _result(game, state, player, simulations, tree, time.perf_counter() - began)


def _grown(
    game: Game, state: Any, simulations: int, seed: int, bot: int, exploration: float, least: int, compiled: bool
) -> Workspace:
    """Grow the tree: each simulation adds a node and an edge, at most a step deeper."""
    seats, most = game.num_players, min(simulations + 2, 2**20)
    lengths = dict.fromkeys(TREE, most) | {"slots": 2 * most + 1, "total": most * seats, "squares": most}
    work = Workspace(kernel_of(game, _infoset_kernel), compiled, lengths, state, game.setup)
    work.put("bots", [bot] * seats)
    work.put_state("states", state)
    factor = float(exploration) * max(1, *game.setup.point_losses) * max(1, seats - 1)
    work.run(seed=seed, simulations=simulations, least=least, factor=factor)
    return work


def _infoset_kernel(type: GameType, layout: Layout, seats: int) -> Kernel:
    rules, actions = type.rules, type.rules.NUM_ACTIONS
    arguments = play_rows(type, layout, seats, states=2) | {
        "loose": Stretch("i8", CARDS),
        "draws": Stretch("f8", DRAWS),
        "worth": Stretch("i8", seats),
        **{name: Stretch("i8") for name in TREE},
        "total": Stretch("f8"),
        "squares": Stretch("f8"),
        "mark": Stretch("i8", actions),
        "stamp": Stretch("i8", actions),
        "path": Stretch("i8", LONGEST_LINE),
        "tally": Stretch("i8", 4),
        "seed": Whole(),
        "simulations": Whole(),
        "least": Whole(),
        "factor": Whole("d"),
    }
    return Kernel(lambda uniform: make_infoset(rules, type.bots.choose, uniform), arguments)


def _result(game: Game, state: Any, player: int, simulations: int, tree: Workspace, seconds: float) -> SearchResult:
    seats, found, edge = game.num_players, {}, int(tree["first"][0])
    while edge >= 0:
        found[int(tree["edge_action"][edge])] = edge
        edge = int(tree["edge_next"][edge])
    options = tuple(_option(game, state, player, tree, a, found.get(a)) for a in game.legal_actions(state))
    value = tuple(sum(o.values[s] * o.visits for o in options) / simulations for s in range(seats))
    cut = int(tree["tally"][3])
    nodes = int(tree["tally"][0])
    return SearchResult(player, options, value, simulations, nodes, cut, "worth nothing", False, seconds=seconds)


def _option(game: Game, state: Any, player: int, tree: Workspace, action: int, edge: int | None) -> ActionStats:
    """One option with its visits and mean, and the interval of that mean."""
    seats, visits, squares = game.num_players, 0, 0.0
    sums = [0.0] * seats
    if edge is not None:
        visits, squares = int(tree["visits"][edge]), float(tree["squares"][edge])
        sums = [float(tree["total"][edge * seats + s]) for s in range(seats)]
    mean, values = mean_of_sums(visits, sums[player], squares), tuple(total / max(1, visits) for total in sums)
    return ActionStats(action, game.action_to_string(state, action), visits, mean, values)
