"""Monte Carlo tree search in any game, each value an *estimate*.

Every seat is taken to want as much as it can get for itself and to see the whole position: of a game with hidden hands
the result says "with open hands". `catlib.solving.infosets` searches without looking.
"""

import contextvars
import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from catlib.chance import Estimate, mean_of_sums, positive, rng, spaced, whole
from catlib.engine import Kernel, Workspace, cores, is_compiled, kernel_of, look_up, play_rows
from catlib.game import OPEN_HANDS, Game, GameType, marked_open, seat_bots
from catlib.rules import CHANCE
from catlib.rules.wasm import Layout, Stretch, Whole
from catlib.solving.uct import ANY, CUT, FULL, NODES, make_search, no_heuristic

SLICE = 250  # simulations from one seed, so that a run stopped by the clock can be repeated by their number
MOST_NODES = 250_000
EDGES_PER_NODE = 32
PLAYOUT_LIMIT = 2000
LONGEST_LINE = 1000


@dataclass(frozen=True)
class ActionStats:
    """One action with how often the search tried it and what that paid.

    `value` is the mean payoff of the seat to move with its interval, `values` each seat's mean payoff. The games
    behind it are not independent (later ones play better), so the interval is a guide, and early play still biases it.

    >>> option = mcts(load("washi_cat"), simulations=40, seed=1).options[0]
    >>> option.value.value == option.values[0]
    True
    """

    action: int
    name: str
    visits: int
    value: Estimate
    values: tuple[float, ...]


@dataclass(frozen=True)
class SearchResult:
    """The result of a search: every action's visits and worth, each an estimate.

    `value` is each seat's mean payoff over all simulations; `mark` says whether hidden hands were looked at; `cut`
    counts the playouts that were stopped before the game ended, for which `cut_worth` says what stood in; `full` says
    that a tree filled up and stopped growing.

    >>> found = mcts(load("washi_cat"), simulations=40, seed=1)
    >>> found.visits[found.best] == max(found.visits.values()), sum(found.visits.values())
    (True, 40)
    >>> found.regret(found.best) >= 0
    True
    >>> found.player, found.simulations, found.mark
    (0, 40, 'estimate')
    """

    player: int
    options: tuple[ActionStats, ...]
    value: tuple[float, ...]
    simulations: int
    nodes: int
    cut: int
    cut_worth: str
    full: bool
    mark: str = "estimate"
    seconds: float = field(default=0.0, compare=False)

    @property
    def best(self) -> int:
        """The action most visited; of equals the one that paid more, then the first."""
        return max(self.options, key=lambda option: (option.visits, option.value.value)).action

    @property
    def visits(self) -> dict[int, int]:
        """Return how often each action was tried."""
        return {option.action: option.visits for option in self.options}

    def regret(self, action: int) -> float:
        """Return how much less an action paid than the one that paid most, in the mover's payoff; raise KeyError."""
        worth = {option.action: option.value.value for option in self.options if option.visits}
        return max(worth.values()) - worth[action]

    def __str__(self) -> str:
        rows = sorted(self.options, key=lambda option: -option.visits)
        found = [f"  {option.name}: {option.value}" for option in rows if option.visits]
        cut = [f"  {spaced(self.cut)} playouts were cut: {self.cut_worth}"] * bool(self.cut)
        hands = f" {OPEN_HANDS}" * (OPEN_HANDS in self.mark)
        size = f"{spaced(self.simulations)} simulations{hands}, {spaced(self.nodes)} positions"
        return "\n".join([size, *found, *cut])


class _Plan(NamedTuple):
    """One search, with nothing in it that differs between its trees."""

    game: Game
    state: Any
    bots: tuple[int, ...]
    seed: int
    exploration: float
    limit: int
    nodes: int
    compiled: bool
    wins: bool
    haste: float


class _Tree:
    """One tree that grows: its rows of numbers, and how to look into it."""

    def __init__(self, plan: _Plan, number: int):
        self.plan = plan
        [self.seed] = rng.seeds(plan.seed, number, number + 1)
        self.slices = self.simulations = 0
        nodes = {"keys": plan.nodes, "slots": 2 * plan.nodes + 1, "passed": plan.nodes, "first_edge": plan.nodes + 1}
        kernel = search_kernel(plan.game, plan.wins, plan.haste)
        self.work = Workspace(kernel, plan.compiled, nodes, plan.state, plan.game.setup)
        self.work.put("bots", plan.bots)
        payoffs = (0, 1) if plan.wins else plan.game.rules.PAYOFFS or (math.inf, -math.inf)
        self.work.put("scale", [*payoffs, 0.0, 0.0])
        self.work.put_state("states", plan.state)

    def grow(self, simulations: int, deadline: float = math.inf) -> None:
        """So many more simulations, or until the clock says stop."""
        goal = self.simulations + simulations
        while self.simulations < goal and (time.perf_counter() < deadline or not self.simulations):
            look_up()
            [seed] = rng.seeds(self.seed, self.slices, self.slices + 1)
            n = min(SLICE, goal - self.simulations)
            self.make_room()
            plan = self.plan
            self.work.run(seed=seed, simulations=n, exploration=plan.exploration, limit=plan.limit)
            self.slices += 1
            self.simulations += n

    def tally(self, which: int) -> int:
        """A count that the kernel keeps: NODES, CUT or FULL."""
        return int(self.work["tally"][which])

    def make_room(self) -> None:
        """Lengthen the rows of edges before they fill up, to at most that many a node."""
        actions, seats = self.plan.game.num_distinct_actions, self.plan.game.num_players
        used, size = int(self.work["first_edge"][self.tally(NODES)]), len(self.work["edge_action"])
        wanted = used + max(actions, SLICE * EDGES_PER_NODE)
        new = min(max(wanted, 2 * size), 2 * actions + EDGES_PER_NODE * self.plan.nodes) - size
        if wanted <= size or new <= 0:
            return
        self.work.lengthen("edge_action", new)
        self.work.lengthen("edge_visits", new)
        self.work.lengthen("edge_total", new * seats)
        self.work["tally"][FULL] = 0


def search_kernel(game: Game, wins: bool = False, haste: float = 0.0) -> Kernel:
    """Return the kernel of a game's tree search, for payoffs or for wins.

    >>> search_kernel(load("washi_cat")) is search_kernel(load("washi_cat"))
    True
    """
    return kernel_of(game, _search_kernel, wins, haste)


def _search_kernel(type: GameType, layout: Layout, seats: int, wins: bool, haste: float) -> Kernel:
    rules = type.rules
    tree = ("keys", "slots", "passed", "first_edge", "edge_action", "edge_visits")
    arguments = play_rows(type, layout, seats, states=2) | {
        "paid": Stretch("f8", seats),
        "payoffs": Stretch("f8", seats),
        **{name: Stretch("i8") for name in tree},
        "edge_total": Stretch("f8"),
        "root_squares": Stretch("f8", rules.NUM_ACTIONS * seats),
        "path": Stretch("i8", LONGEST_LINE),
        "scale": Stretch("f8", 4),
        "tally": Stretch("i8", 4),
        "seed": Whole(),
        "simulations": Whole(),
        "exploration": Whole("d"),
        "limit": Whole(),
    }
    guess = rules.evaluate or no_heuristic
    return Kernel(lambda uniform: make_search(rules, type.bots.choose, uniform, guess, wins, haste), arguments)


def mcts(  # each of its options is explained
    game: Game,
    state: Any = None,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    rollout: str | Sequence[str] | None = None,
    exploration: float = 1.0,
    limit: int = PLAYOUT_LIMIT,
    trees: int = 1,
    workers: int | None = None,
    nodes: int | None = None,
    wins: bool = False,
    haste: float = 0.0,
    confidence: float = 0.95,
    compile: bool | None = None,
) -> SearchResult:
    """Value every action at a decision by Monte Carlo tree search (UCT), and say how sure that is.

    It plays `simulations` games from here (default: 10,000, or as many as fit into `seconds`): by the tree as far
    as it reaches, then by the `rollout` bot, one name or a name a seat, each "random" or written as a rule
    (default: the game's default bots where they are). A game that takes `limit` more steps is cut, and worth what
    the game's `evaluate(setup, state, out)` in its rules or bots says (a rule that fills in payoffs, or fractions of
    them), else an equal share for each seat. Payoffs are scaled by the least and most of the game's
    `PAYOFFS`, or of those seen. With `wins` a game counts as each seat's share of the win
    (`catlib.game.winning`), whatever it pays. Every step of a game takes the part `haste` of a win away, so that of
    equal wins the soonest is liked best. `trees` grow side by side from seeds of their own, on as many threads as
    `workers`, and are added up. A tree holds at most `nodes` positions, then it grows no more. The same seed and number
    of simulations give the same result for any number of workers, compiled or plain. Raises ValueError in a sentence
    for what cannot be.

    >>> from catlib.chance import generator
    >>> game = load("cat_cab", players=2)
    >>> state, draw = game.initial_state(), generator(0).random
    >>> while game.is_chance_node(state):
    ...     state = game.child(state, game.sample(state, draw()))
    >>> mcts(game, state, simulations=50, seed=1) == mcts(game, state, simulations=50, seed=1)
    True
    """
    began = time.perf_counter()
    if simulations is None and seconds is None:
        simulations = 10_000
    seconds = math.inf if seconds is None else positive("seconds", seconds)
    many = 10**9 if simulations is None else whole("simulations", simulations)
    trees = min(whole("trees", trees, 1, 1024), many)
    shares = [many // trees + (i < many % trees) for i in range(trees)]
    state = _decision(game, state)
    compiled = is_compiled(compile)
    plan = _Plan(
        game,
        state,
        rollout_bots(game, rollout),
        whole("seed", seed, 0, 2**32 - 1),
        positive("exploration", exploration),
        whole("limit", limit),
        min(shares[0], MOST_NODES if nodes is None else whole("nodes", nodes)),
        compiled,
        wins,
        float(haste),
    )
    workers = cores() if workers is None else whole("workers", workers, 1, 1024)
    threads = min(trees, workers) if compiled else 1
    grown = _grown(plan, shares, threads, seconds)
    return _result(plan, grown, confidence, time.perf_counter() - began)


def _grown(plan: _Plan, shares: Sequence[int], threads: int, seconds: float) -> list[_Tree]:
    grown = [_Tree(plan, number) for number in range(len(shares))]
    turn = seconds / math.ceil(len(shares) / threads)
    if threads == 1:
        for tree, share in zip(grown, shares, strict=True):
            tree.grow(share, time.perf_counter() + turn)
        return grown
    watched = [contextvars.copy_context().run for _ in grown]  # a context is entered by one thread at a time
    with ThreadPoolExecutor(threads, "catlib") as pool:
        list(pool.map(lambda run, tree, n: run(tree.grow, n, time.perf_counter() + turn), watched, grown, shares))
    return grown


def _decision(game: Game, state: Any) -> Any:
    state = game.initial_state() if state is None else state
    player = game.current_player(state)
    if player < 0:
        what = "chance decides here" if player == CHANCE else "the game is over"
        raise ValueError(f"state: {what}; a search needs a position where a seat decides")
    return state


def rollout_bots(game: Game, rollout: str | Sequence[str] | None) -> tuple[int, ...]:
    """Return the number of each seat's playout bot: one name or a name a seat; raise ValueError for no such rule.

    >>> rollout_bots(load("washi_cat"), "random")
    (-1, -1)
    """
    if rollout is None:
        rollout = [name if name in game.type.bots.COMPILED else "random" for name in seat_bots(game)]
    names = [rollout] * game.num_players if isinstance(rollout, str) else list(rollout)
    if len(names) != game.num_players:
        raise ValueError(f"rollout: {len(names)} names; {game.title} has {game.num_players} seats here")
    known = game.type.bots.COMPILED
    if wrong := [name for name in names if name != "random" and name not in known]:
        rules = ", ".join(dict.fromkeys(("random", *known)))
        raise ValueError(f"rollout={wrong[0]!r}: playouts need a bot written as a rule; those are {rules}")
    return tuple(ANY if name == "random" else known.index(name) for name in names)


def _result(plan: _Plan, trees: Sequence[_Tree], confidence: float, seconds: float) -> SearchResult:
    game, state, seats = plan.game, plan.state, plan.game.num_players
    player = game.current_player(state)
    rows = list(_root_edges(trees, seats))
    options = tuple(
        ActionStats(
            action, game.action_to_string(state, action), visits, value, tuple(s / max(1, visits) for s in sums)
        )
        for action, visits, sums, squares in rows
        for value in [mean_of_sums(visits, sums[player], squares[player], confidence)]
    )
    tried = sum(visits for _, visits, _, _ in rows)
    value = tuple(sum(sums[seat] for _, _, sums, _ in rows) / tried for seat in range(seats))
    cut_worth = "worth what the game's heuristic says" if game.rules.evaluate else "worth an equal share for every seat"
    return SearchResult(
        player=player,
        options=options,
        value=value,
        simulations=sum(tree.simulations for tree in trees),
        nodes=sum(tree.tally(NODES) for tree in trees),
        cut=sum(tree.tally(CUT) for tree in trees),
        cut_worth=cut_worth,
        full=any(tree.tally(FULL) for tree in trees),
        mark=marked_open(game, "estimate"),
        seconds=seconds,
    )


def _root_edges(trees: Sequence[_Tree], seats: int) -> Iterator[tuple[int, int, list[float], list[float]]]:
    """Each action at the root with its visits, payoffs and their squares over all trees."""
    for edge in range(trees[0].work["first_edge"][1]):
        at = [edge * seats + seat for seat in range(seats)]
        visits = sum(int(tree.work["edge_visits"][edge]) for tree in trees)
        sums = [sum(float(tree.work["edge_total"][i]) for tree in trees) for i in at]
        squares = [sum(float(tree.work["root_squares"][i]) for tree in trees) for i in at]
        yield int(trees[0].work["edge_action"][edge]), visits, sums, squares


def player(game: Game, **options: Any) -> Callable[[Any, float], int]:
    """A bot that searches at every decision: a function of a state and a draw u from [0, 1) to an action.

    `options` are those of `mcts`; the draw is the seed. A game's `bots.make` may return one.

    >>> game = load("washi_cat")
    >>> player(game, simulations=40)(game.initial_state(), 0.5) in game.legal_actions(game.initial_state())
    True
    """
    if "seed" in options:
        raise ValueError("seed: a searching bot takes its seed from the draw it is given")

    def choose(state: Any, u: float) -> int:
        legal = game.legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        return mcts(game, state, seed=int(u * 2**32), **options).best

    return choose
