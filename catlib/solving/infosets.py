"""Search where hands are hidden or moves are made at once, by sampled games in which nobody looks.

A node is what one seat sees when it decides: positions that it cannot tell apart are one. There every seat takes each
action in proportion to how much it was missed so far (regret matching), so that it mixes where it has to, as in
matching pennies. Every game begins in a world dealt anew. Half of the worlds are such that the mover cannot tell them
from the real one; the others are dealt anew from every seat's view in turn, and count for what the others believe, or
they would learn the mover's hand from game to game. The average of the strategies played is what is recommended, and
each action is then valued in games of its own against that average.

What this assumes: worlds come as chance makes them, so what earlier choices tell about a hand is not taken into
account (choices of the same moment are: the games begin before all of them); a seat goes by what it sees now; beyond
the tree bots play on. Nobody has proved how far off the values are, so they come without an interval. Where a game is
small enough `catlib.solving.equilibria` answers instead.

Sources: Cowling, Powley and Whitehouse, Information set Monte Carlo tree search (2012); Lanctot, Lisý and Winands,
Monte Carlo tree search in simultaneous move games (2013); Lisý, Lanctot and Bowling, Online Monte Carlo counterfactual
regret minimization (2015), also for the two kinds of worlds; Schmid and others, Variance reduction in Monte Carlo
counterfactual regret minimization (2019).
"""

import functools
import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from catlib.chance import generator, outcome_of, spaced, whole
from catlib.engine import MULTIPLIER, Kernel, Workspace, has_wasm, is_compiled, kernel_of, play_rows
from catlib.game import Game, GameType, before_choices, sharing
from catlib.rules import CHANCE, TERMINAL, rule, written
from catlib.rules.wasm import Layout, Stretch, Whole
from catlib.solving.tree_search import rollout_bots
from catlib.solving.uct import expand, find_node, no_heuristic, settle

WORLDS, FEW_WORLDS = 128, 32  # of each kind; where actions are not valued
EXPLORED = 0.5  # of a seat's choices when it learns, any action; of the other's as well, less and less
LEAST = 3  # simulations for each seat
LONGEST_LINE, PLAYOUT_LIMIT = 1000, 2000
MOST_NODES, EDGES_PER_NODE = 2**14, 32
KEPT = 64  # rules that say what a seat sees
LEAST_OFTEN = 0.3  # what is recommended less often, of the most frequent, is noise
LOW_63 = 0x7FFFFFFFFFFFFFFF
TRAIN, VALUE = range(2)
NODES, CUT, FULL, ROUND = range(4)  # of the tally, as `catlib.solving.uct.expand` has it


@dataclass(frozen=True)
class Choice:
    """An action with how often it is recommended, and its mean payoff to the mover in the games that valued it."""

    action: int
    name: str
    often: float
    value: float


@dataclass(frozen=True)
class Unseen:
    """The result of a search that does not look; its `mark` is "estimate without looking"."""

    player: int
    choices: tuple[Choice, ...]
    simulations: int
    nodes: int
    mark: str = "estimate without looking"
    seconds: float = field(default=0.0, compare=False)

    def pick(self, u: float) -> int:
        """Return the action that a draw from [0, 1) falls on, each as often as it is recommended.

        >>> Unseen(0, (Choice(4, "a", 0.5, 0.0), Choice(7, "b", 0.5, 0.0)), 2, 1).pick(0.6)
        7
        """
        for choice in self.choices:
            u -= choice.often
            if u < 0:
                return choice.action
        return max(self.choices, key=lambda choice: choice.often).action

    def __str__(self) -> str:
        rows = sorted(self.choices, key=lambda choice: -choice.often)
        shown = [f"  {row.name}: {row.value:.3f}, {100 * row.often:.0f}% of the time" for row in rows]
        return "\n".join([f"{self.mark}; {spaced(self.simulations)} simulations, {spaced(self.nodes)} nodes", *shown])


def search_unseen(
    game: Game,
    state: Any = None,
    *,
    simulations: int = 20_000,
    seed: int = 0,
    rollout: str | Sequence[str] | None = None,
    wins: bool = False,
    values: bool = True,
    compile: bool | None = None,
) -> Unseen:
    """Value every action at a decision as the mover knows it, and say how often to take each.

    Two of three `simulations` make the strategies, the others value the actions; without `values` all of them make
    strategies. `rollout` and `wins` are those of `catlib.solving.mcts`. The same seed gives the same result, compiled
    or plain; games whose own `observation` is not a rule are searched in plain Python. Raise ValueError where nobody
    decides.

    >>> found = search_unseen(load("washi_cat"), simulations=30, seed=1, compile=False)
    >>> found.mark, round(sum(choice.often for choice in found.choices), 6)
    ('estimate without looking', 1.0)
    """
    began = time.perf_counter()
    state = game.initial_state() if state is None else state
    player = game.current_player(state)
    if player < 0:
        what = "chance decides here" if player == CHANCE else "the game is over"
        raise ValueError(f"state: {what}; a search needs a position where a seat decides")
    games = whole("simulations", simulations, LEAST * game.num_players)
    seed = whole("seed", seed, 0, 2**32 - 1)
    compiled = is_compiled(compile) and _by_places(game)
    many = WORLDS if values else FEW_WORLDS
    worlds, weights = _worlds(game, before_choices(game, state), player, many, seed)
    training = games - games // 3 * values
    work = _workspace(game, state, worlds, training, compiled, wins)
    work.put("weight", weights)
    work.put("bots", rollout_bots(game, rollout))
    work.put("scale", [*(_ends(game, wins)), 0.0, 0.0])
    work.run(seed=seed, task=TRAIN, me=player, simulations=training)
    work.run(seed=seed ^ 0x5EED, task=VALUE, me=player, simulations=games - training)
    choices = tuple(_choices(game, state, player, work))
    return Unseen(player, choices, games, int(work["tally"][NODES]), seconds=time.perf_counter() - began)


def _ends(game: Game, wins: bool) -> tuple[float, float]:
    return (0.0, 1.0) if wins else tuple(map(float, game.rules.PAYOFFS or (0.0, 0.0)))  # type: ignore[return-value]


def searches_quickly(game: Game) -> bool:
    """Return whether the search is compiled: something runs WebAssembly, and what seats see can be made a rule.

    >>> searches_quickly(load("empire"))
    False
    """
    return has_wasm() and _by_places(game)


def _worlds(game: Game, state: Any, player: int, many: int, seed: int) -> tuple[list[Any], list[float]]:
    """Worlds of both kinds, first those that the mover cannot tell apart, and what each counts for beliefs.

    A world that both kinds have in them comes too often by as much as it is likelier there: it counts less.
    """
    if not game.words.HIDDEN:
        return [state.copy()], [1.0]
    draw, view = generator(seed), _view(game, state, player)
    mine = [game.words.resample(game.setup, state, player, draw) for _ in range(many)]
    world, others = state, []
    for _ in range(many):
        for seat in range(game.num_players):
            world = game.words.resample(game.setup, world, seat, draw)
        others.append(world)
    alike = [_view(game, world, player) == view for world in others]
    share = (sum(alike) + 1) / (len(alike) + 1)
    common = 1 / (1 + 1 / share)
    return [*mine, *others], [common] * len(mine) + [common if same else 1.0 for same in alike]


def _view(game: Game, state: Any, player: int) -> str:
    return repr(game.observation(state, player))


def _choices(game: Game, state: Any, player: int, work: Workspace) -> Iterator[Choice]:
    node = find_node(work.rows, _seen_key(game)(state, player))
    edges = range(int(work["first_edge"][node]), int(work["first_edge"][node + 1]))
    often = [float(work["average"][edge]) for edge in edges]
    total = sum(often)
    often = [n / total if total else 1 / len(often) for n in often]
    kept = [n if n >= LEAST_OFTEN * max(often) else 0.0 for n in often]
    for edge, n in zip(edges, kept, strict=True):
        action, tried = int(work["edge_action"][edge]), int(work["tried"][edge])
        value = float(work["worth"][edge]) / max(1, tried)
        yield Choice(action, game.action_to_string(state, action), n / sum(kept), value)


# What a seat sees, as a rule


def _by_places(game: Game) -> bool:
    """Return whether what a seat sees follows from where numbers stand, as in a file that does not say it itself."""
    return not game.words.HIDDEN or bool(getattr(game.words.observation, "by_places", False))


def _seen_key(game: Game) -> Callable[[Any, int], int]:
    """A rule that hashes what a seat sees to 63 bits; a plain function where observations are not a rule."""
    if not _by_places(game):
        return functools.partial(_observed_key, game)
    key = game.type, game.num_players
    if key not in _seen_keys:
        if len(_seen_keys) == KEPT:
            del _seen_keys[next(iter(_seen_keys))]
        _seen_keys[key] = _written_key(game)
    return _seen_keys[key]


_seen_keys: dict[tuple[GameType, int], Callable[[Any, int], int]] = {}


def _written_key(game: Game) -> Callable[[Any, int], int]:
    """Written out field by field; it depends on the seats, and on no house rule."""
    lines = ["def seen_key(state, seat):", "    h = 1 + seat"]
    for name, (_, length) in game.rules.State.FIELDS.items():
        if name not in game.words.HIDDEN:
            lines += _mixed("    ", name, [range(length)] if length else [])
        elif length:
            lines += _own_places(game, name, length)
    return rule(written([*lines, "    return h ^ (h >> 32)"], __name__))


def _mixed(indent: str, name: str, runs: Sequence[range]) -> list[str]:
    """Lines that take places of a field into the hash; a field without places is a single number."""
    if not runs:
        return [f"{indent}h = ((h ^ state.{name}) * {MULTIPLIER}) & {LOW_63}"]
    return [
        f"{indent}for i in range({run.start}, {run.stop}): h = ((h ^ state.{name}[i]) * {MULTIPLIER}) & {LOW_63}"
        for run in runs
    ]


def _own_places(game: Game, name: str, length: int) -> list[str]:
    """Return what each seat sees of a hidden field; choices made at once lie open when all have chosen."""
    seats, lines = range(game.num_players), list[str]()
    for seat in seats:
        seen = [place for place in range(length) if _sees(game, name, length, place, seat)]
        lines += [f"    if seat == {seat}:", *_mixed("        ", name, [range(p, p + 1) for p in seen] or [range(0)])]
    if name == game.words.AT_ONCE:
        chosen = " and ".join(f"state.{name}[{seat}] != 0" for seat in seats)
        lines += [f"    if {chosen}:", *_mixed("        ", name, [range(length)])]
    return lines


def _sees(game: Game, name: str, length: int, place: int, seat: int) -> bool:
    """Return whether a seat sees a place of a hidden field."""
    marked = game.rules.State()
    setattr(marked, name, [int(i == place) for i in range(length)])
    return bool(game.words.observation(game.setup, marked, seat)[name][place])


def _observed_key(game: Game, state: Any, seat: int) -> int:
    text = f"{seat} {game.observation(state, seat)}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") & LOW_63


# The kernel


@rule
def in_proportion(row, sigma, start, stop):
    """Each action as its number in a row has it, how much it was missed or was played; all alike where none has any."""
    total = 0.0
    for edge in range(start, stop):
        total += max(0.0, row[edge])
    for edge in range(start, stop):
        sigma[edge - start] = max(0.0, row[edge]) / total if total > 0 else 1.0 / (stop - start)


@rule
def drawn(rows, u, start, stop, explored):
    """The edge that a draw falls on, where a part of all draws takes any edge."""
    count, sigma = stop - start, rows.sigma
    for edge in range(start, stop - 1):
        u -= (1.0 - explored) * sigma[edge - start] + explored / count
        if u < 0:
            return edge
    return stop - 1


@rule
def credit(rows, edge, start, stop, value, weight):
    """Learn from a game what was missed at a node; what the node is worth by it, with less noise than the game.

    An action that was not taken is worth its mean so far, or the mean of all; one that was is corrected by the game.
    """
    sigma, regret, guess, tried = rows.sigma, rows.regret, rows.guess, rows.tried
    count, total = 0, 0.0
    for other in range(start, stop):
        count += tried[other]
        total += guess[other] * tried[other]
    common = total / count if count > 0 else value
    chance = (1.0 - EXPLORED) * sigma[edge - start] + EXPLORED / (stop - start)
    known = guess[edge] if tried[edge] > 0 else common
    taken = known + (value - known) / chance
    mean = 0.0
    for other in range(start, stop):
        if other == edge:
            mean += sigma[other - start] * taken
        else:
            mean += sigma[other - start] * (guess[other] if tried[other] > 0 else common)
    for other in range(start, stop):
        if other == edge:
            regret[other] += weight * (taken - mean)
        else:
            regret[other] += weight * ((guess[other] if tried[other] > 0 else common) - mean)
    tried[edge] += 1
    guess[edge] += (value - guess[edge]) / tried[edge]
    return mean


def make_unseen(  # as long as the loops in it
    rules: Any,
    choose: Callable[..., int],
    uniform: Callable[..., float],
    seen_key: Callable[[Any, int], int],
    evaluate: Callable[..., None],
    wins: bool,
) -> Any:
    """The search as a closure over one game's rules, so that both engines run this very source."""
    current_player, apply_action, returns = rules.current_player, rules.apply_action, rules.returns
    outcome, legal_actions, share = outcome_of(rules), rules.legal_actions, sharing(rules)
    guessed = evaluate is not no_heuristic

    def search(rows):
        setup, states, actions, paid, tally = rows.setups[0], rows.states, rows.actions, rows.paid, rows.tally
        first_edge, path, path_node, path_player = rows.first_edge, rows.path, rows.path_node, rows.path_player
        average, sigma, weight, bots, payoffs = rows.average, rows.sigma, rows.weight, rows.bots, rows.payoffs
        seats, worlds, task, simulations = len(paid), len(weight), rows.task, rows.simulations
        uniform(rows.seed, True)
        for number in range(simulations):
            # the mover's own worlds come first; to value its actions only those will do
            world = int(uniform(0, False) * (worlds if task == TRAIN else (worlds + 1) // 2))
            if task == TRAIN and number < seats:
                world = 0  # each of these games adds a node, so that the mover's is among them
            states[worlds] = states[world]
            state = states[worlds]
            turn = number % seats  # whose strategy learns
            tally[ROUND] += 1
            length, step, in_tree, asked = 0, 0, True, -1
            left = 1.0 - number / simulations
            slips = EXPLORED * left * left  # of those who do not learn, so that all see what is never good as well
            player = current_player(setup, state)
            while player != TERMINAL and step < PLAYOUT_LIMIT:
                if player == CHANCE:
                    action = outcome(setup, state, rows.weights, uniform(0, False))
                else:
                    action = -1
                    if in_tree and length < len(path):
                        key = seen_key(state, player)
                        node = find_node(rows, key)
                        if node < 0 and task == TRAIN:
                            n = legal_actions(setup, state, actions)
                            new = tally[NODES]
                            expand(rows, key, -1 - node, actions[0], n)
                            in_tree = False
                            node = new if tally[NODES] > new else -1
                        if node < 0:
                            in_tree = False
                        else:
                            start, stop = first_edge[node], first_edge[node + 1]
                            if task == TRAIN:
                                in_proportion(rows.regret, sigma, start, stop)
                            else:
                                in_proportion(average, sigma, start, stop)
                            explored = 0.0
                            if task == TRAIN:
                                explored = EXPLORED if player == turn else slips
                            edge = drawn(rows, uniform(0, False), start, stop, explored)
                            if task == VALUE and player == rows.me and asked < 0:
                                edge = start + number % (stop - start)
                                asked = edge
                            action = rows.edge_action[edge]
                            path[length], path_node[length], path_player[length] = edge, node, player
                            length += 1
                    else:
                        in_tree = False
                    if action < 0:
                        n, u = legal_actions(setup, state, actions), uniform(0, False)
                        if bots[player] < 0:
                            action = actions[int(u * n)]
                        else:
                            action = choose(bots[player], setup, state, actions, n, u, rows.work)
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
            settle(rows, player == TERMINAL or guessed)
            if task == VALUE:
                if asked >= 0:
                    rows.worth[asked] += payoffs[rows.me]
                    rows.tried[asked] += 1
            else:
                value = payoffs[turn]
                for back in range(length):
                    at = length - 1 - back
                    edge, node = path[at], path_node[at]
                    start, stop = first_edge[node], first_edge[node + 1]
                    in_proportion(rows.regret, sigma, start, stop)
                    for other in range(start, stop):
                        average[other] += weight[world] * (number + 1) * sigma[other - start]
                    if path_player[at] == turn:
                        value = credit(rows, edge, start, stop, value, weight[world])
        if task == TRAIN:
            for edge in range(len(rows.tried)):
                rows.tried[edge] = 0
        return 0

    return search


def _workspace(game: Game, state: Any, worlds: Sequence[Any], games: int, compiled: bool, wins: bool) -> Workspace:
    nodes = min(games + 1, MOST_NODES)
    edges = 2 * game.num_distinct_actions + EDGES_PER_NODE * nodes
    rows = dict.fromkeys(("edge_action", "regret", "average", "guess", "tried", "worth"), edges)
    lengths = {"states": len(worlds) + 1, "weight": len(worlds), "keys": nodes, "slots": 2 * nodes + 1, **rows}
    lengths |= {"passed": nodes, "first_edge": nodes + 1}
    rules: Any = game.rules
    kernel = kernel_of(game, _kernel, rules.evaluate or no_heuristic, _seen_key(game), wins)
    work = Workspace(kernel, compiled, lengths, state, game.setup)
    for number, world in enumerate(worlds):
        work["states"][number] = world
    return work


def _kernel(type: GameType, layout: Layout, seats: int, guess: Any, seen: Any, wins: bool) -> Kernel:
    rules, choose = type.rules, type.bots.choose
    arguments = play_rows(type, layout, seats, states=None) | {
        "paid": Stretch("f8", seats),
        "payoffs": Stretch("f8", seats),
        **{name: Stretch("i8") for name in ("keys", "slots", "passed", "first_edge", "edge_action", "tried")},
        **{name: Stretch("f8") for name in ("weight", "regret", "average", "guess", "worth")},
        "sigma": Stretch("f8", rules.NUM_ACTIONS),
        **{name: Stretch("i8", LONGEST_LINE) for name in ("path", "path_node", "path_player")},
        "scale": Stretch("f8", 4),
        "tally": Stretch("i8", 4),
        **{name: Whole() for name in ("seed", "task", "me", "simulations")},
    }
    return Kernel(lambda uniform: make_unseen(rules, choose, uniform, seen, guess, wins), arguments)
