"""One driver for whole games, run as plain Python or as WebAssembly from the same source."""

from __future__ import annotations

import functools
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.chance import outcome_of, uniform_stream
from catlib.engine import kernels
from catlib.engine.kernels import NO_WASM, Kernel, is_compiled, setup_layout
from catlib.game import Game, GameType, sharing
from catlib.rules import CHANCE, TERMINAL
from catlib.rules.wasm import Layout, Room, Rows, Setup, States, Stretch, Whole

STEP_LIMIT = 100_000


@dataclass(frozen=True)
class Played:
    """Some whole games, a column of whole numbers for each seat and each measure.

    `paid[seat][game]` are payoffs, `measured[measure][game]` counts, `steps[game]` how many actions and outcomes it
    had, `finished[game]` 1 if it came to an end, `won[game]` who has won, as bits (`catlib.game.winning`). `log` and
    `state` belong to the last game.
    """

    paid: tuple[array[int], ...]
    measured: tuple[array[int], ...]
    steps: array[int]
    finished: array[int]
    won: array[int]
    log: list[int]
    state: Any

    @property
    def returns(self) -> list[list[int]]:
        """Each seat's payoff, a row a game."""
        return [list(row) for row in zip(*self.paid, strict=True)]

    @property
    def measures(self) -> list[list[int]]:
        """Each measure, a row a game."""
        return [list(row) for row in zip(*self.measured, strict=True)] or [[] for _ in self.steps]


def play(
    game: Game,
    bots: Sequence[str],
    seeds: Sequence[int],
    *,
    compile: bool | None = None,
    log: int = 0,
    limit: int = STEP_LIMIT,
    checked: bool = False,
) -> Played:
    """Play one game per seed with a bot for each seat; keep the first `log` actions of the last game.

    The same seeds give the same games in both engines. A bot that is no rule (`bots.make`) needs the plain one.
    `compile` picks the engine, None the faster one; raise ValueError if True is asked for and cannot be had. `checked`
    makes WebAssembly slower, and stop in a sentence that names the rule where an index or a field is out of bounds.
    """
    able = can_compile(game, bots)
    if compile and not able:
        raise ValueError(_why_plain(game, bots))
    fast = able and is_compiled(compile)
    if fast:
        return _play_compiled(game, bots, seeds, log, limit, checked)
    return _play_plain(game, bots, seeds, log, limit)


def can_compile(game: Game, bots: Sequence[str]) -> bool:
    """Whether something here runs WebAssembly and every bot is written as a rule."""
    return kernels.has_wasm() and set(bots) <= set(game.type.bots.COMPILED)


def _why_plain(game: Game, bots: Sequence[str]) -> str:
    if not kernels.has_wasm():
        return f"compile=True: {NO_WASM}"
    other = next(name for name in bots if name not in game.type.bots.COMPILED)
    return f"compile=True: {other!r} is no bot written as a rule; those are {', '.join(game.type.bots.COMPILED)}"


def make_play(rules: Any, choose: Callable[..., int], uniform: Callable[..., float]) -> Any:
    """The driver as a closure over one game's rules, so that both engines run this very source."""
    start, current_player, apply_action = rules.start, rules.current_player, rules.apply_action
    outcome, legal_actions = outcome_of(rules), rules.legal_actions
    returns, measure, share = rules.returns, rules.measure, sharing(rules)

    def play_games(
        setups, states, weights, actions, work, shares, seeds, bots, log, limit, paid, measured, steps, finished, won
    ):
        setup, state = setups[0], states[0]
        for g in range(len(seeds)):
            uniform(seeds[g], True)
            start(setup, state)
            step = 0
            player = current_player(setup, state)
            while player != TERMINAL and step < limit:
                if player == CHANCE:
                    action = outcome(setup, state, weights, uniform(0, False))
                else:
                    n = legal_actions(setup, state, actions)
                    action = choose(bots[player], setup, state, actions, n, uniform(0, False), work)
                if step < len(log):
                    log[step] = action
                apply_action(setup, state, action)
                step += 1
                player = current_player(setup, state)
            steps[g] = step
            finished[g] = player == TERMINAL
            if player == TERMINAL:
                returns(setup, state, paid[g])
                won[g] = share(setup, state, paid[g], len(bots), shares)
            measure(setup, state, measured[g])

    return play_games


def _play_plain(game: Game, bots: Sequence[str], seeds: Sequence[int], log: int, limit: int) -> Played:
    n, rules = len(seeds), game.rules
    ids, choose = plain_choosers(game, bots)
    driver = make_play(rules, choose, uniform_stream())
    state, entries = rules.State(), [0] * log
    paid = [[0] * game.num_players for _ in range(n)]
    measured = [[0] * len(rules.MEASURES) for _ in range(n)]
    steps, finished, won = [0] * n, [False] * n, [0] * n
    buffers = [0] * game.max_chance_outcomes, [0] * game.num_distinct_actions, [0] * game.type.bots.WORK
    shares = [0.0] * game.num_players
    driver([game.setup], [state], *buffers, shares, seeds, ids, entries, limit, paid, measured, steps, finished, won)
    kept = entries[: steps[-1]] if n else []
    over = array("q", map(int, finished))
    columns = _columns(paid, game.num_players), _columns(measured, len(rules.MEASURES))
    return Played(*columns, array("q", steps), over, array("q", won), kept, state)


def _columns(rows: Sequence[Sequence[int]], width: int) -> tuple[array[int], ...]:
    return tuple(array("q", [row[i] for row in rows]) for i in range(width))


def plain_choosers(game: Game, bots: Sequence[str]) -> tuple[list[int], Callable[..., int]]:
    """Bot numbers by seat, and a chooser that knows the rule-written bots and the others alike."""
    part = game.type.bots
    if all(name in part.COMPILED for name in bots):
        return [part.COMPILED.index(name) for name in bots], part.choose
    others = {i: part.make(name, game) for i, name in enumerate(bots) if name not in part.COMPILED}
    ids = [-1 - i if i in others else part.COMPILED.index(name) for i, name in enumerate(bots)]

    def choose(bot, setup, state, actions, count, u, work):
        if bot < 0:
            return others[-1 - bot](state, u)
        return part.choose(bot, setup, state, actions, count, u, work)

    return ids, choose


def _play_compiled(
    game: Game, bots: Sequence[str], seeds: Sequence[int], log: int, limit: int, checked: bool
) -> Played:
    kernel, n = play_kernel(game, checked), len(seeds)
    store, state = kernel.store(), game.rules.State()
    store.put(kernel.arguments["bots"], [game.type.bots.COMPILED.index(name) for name in bots])
    store.put_setup(kernel.arguments["setups"], game.setup)
    store.put_state(kernel.arguments["states"], 0, state)
    given, entries = store.row("i8", seeds), store.row("i8", log)
    paid, measured = store.rows("i8", n, game.num_players), store.rows("i8", n, len(game.rules.MEASURES))
    steps, finished, won = store.row("i8", n), store.row("i1", n), store.row("i8", n)
    store.run(given, entries, limit, paid, measured, steps, finished, won)
    return Played(
        paid.columns(),
        measured.columns(),
        steps.numbers(),
        array("q", finished.numbers()),
        won.numbers(),
        entries.numbers(0, steps[-1]).tolist() if n else [],
        store.get_state(kernel.arguments["states"], 0, state),
    )


def play_kernel(game: Game, checked: bool = False) -> Kernel:
    """The driver of a game's whole games, translated once for all house rules whose setups lie alike in memory."""
    rules: Any = game.rules
    return _play_kernel(
        game.type, setup_layout(game), game.num_players, checked, rules.apply_action, game.type.bots.choose
    )


@functools.lru_cache(maxsize=64)
def _play_kernel(
    type: GameType, setup: Layout, seats: int, checked: bool, loaded: Any, choose: Callable[..., int]
) -> Kernel:
    """`loaded` is a function of the rules, so that rules which were reloaded are translated again."""
    rules, bots = type.rules, type.bots
    arguments: dict[str, Any] = {
        "setups": Setup(setup),
        "states": States(rules.State.FIELDS),
        "weights": Stretch("i8", rules.MAX_CHANCE),
        "actions": Stretch("i8", rules.NUM_ACTIONS),
        "work": Room("i8", max(1, bots.WORK)),
        "shares": Stretch("f8", seats),
        "seeds": Stretch("i8"),
        "bots": Stretch("i8", seats),
        "log": Stretch("i8"),
        "limit": Whole(),
        "paid": Rows("i8", seats),
        "measured": Rows("i8", len(rules.MEASURES)),
        "steps": Stretch("i8"),
        "finished": Stretch("i1"),
        "won": Stretch("i8"),
    }
    return Kernel(lambda uniform: make_play(rules, choose, uniform), arguments, checked=checked)
