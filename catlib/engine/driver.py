"""One driver for whole games, run as plain Python or as WebAssembly from the same source."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from catlib.chance import outcome_of
from catlib.engine import kernels
from catlib.engine.kernels import NO_WASM, Kernel, Workspace, is_compiled, kernel_of, play_rows, setup_layout
from catlib.game import Game, GameType, sharing
from catlib.rules import CHANCE, TERMINAL
from catlib.rules.wasm import Layout, Rows, Stretch, Whole

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
    fast, n = able and is_compiled(compile), len(seeds)
    ids, choose = plain_choosers(game, bots)
    if choose is game.type.bots.choose:
        kernel = play_kernel(game, checked)
    else:
        kernel = _play_kernel(game.type, setup_layout(game), game.num_players, choose, False)
    lengths = {"log": log} | dict.fromkeys(("seeds", "paid", "measured", "steps", "finished", "won"), n)
    work = Workspace(kernel, fast, lengths, game.rules.State(), game.setup, kept=True)
    work.put("bots", ids)
    work.put("seeds", seeds)
    work.run(limit=limit)
    steps, kept = work.numbers("steps"), work.numbers("log").tolist()
    return Played(
        work.columns("paid"),
        work.columns("measured"),
        steps,
        work.numbers("finished"),
        work.numbers("won"),
        kept[: steps[-1]] if n else [],
        work.state("states", 0, game.rules.State()),
    )


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

    def play_games(rows):
        setup, state, actions = rows.setups[0], rows.states[0], rows.actions
        bots, log, limit = rows.bots, rows.log, rows.limit
        for g in range(len(rows.seeds)):
            uniform(rows.seeds[g], True)
            start(setup, state)
            step = 0
            player = current_player(setup, state)
            while player != TERMINAL and step < limit:
                if player == CHANCE:
                    action = outcome(setup, state, rows.weights, uniform(0, False))
                else:
                    n = legal_actions(setup, state, actions)
                    action = choose(bots[player], setup, state, actions, n, uniform(0, False), rows.work)
                if step < len(log):
                    log[step] = action
                apply_action(setup, state, action)
                step += 1
                player = current_player(setup, state)
            rows.steps[g] = step
            rows.finished[g] = player == TERMINAL
            if player == TERMINAL:
                returns(setup, state, rows.paid[g])
                rows.won[g] = share(setup, state, rows.paid[g], len(bots), rows.shares)
            measure(setup, state, rows.measured[g])

    return play_games


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


def play_kernel(game: Game, checked: bool = False) -> Kernel:
    """Return the driver of a game's whole games."""
    return kernel_of(game, _play_kernel, game.type.bots.choose, checked)


def _play_kernel(type: GameType, layout: Layout, seats: int, choose: Callable[..., int], checked: bool) -> Kernel:
    rules = type.rules
    arguments = play_rows(type, layout, seats) | {
        "shares": Stretch("f8", seats),
        "seeds": Stretch("i8"),
        "log": Stretch("i8"),
        "limit": Whole(),
        "paid": Rows("i8", seats),
        "measured": Rows("i8", len(rules.MEASURES)),
        "steps": Stretch("i8"),
        "finished": Stretch("i1"),
        "won": Stretch("i8"),
    }
    return Kernel(partial(make_play, rules, choose), arguments, checked=checked)
