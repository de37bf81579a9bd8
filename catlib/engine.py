"""One driver for whole games, run as plain Python or compiled by Numba from the same source."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import inspect
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from catlib.game import Game
from catlib.rng import pick, uniform_stream
from catlib.rulebook import CHANCE, RULES, TERMINAL

__all__ = ["Played", "can_compile", "compiled", "compiled_setup", "has_numba", "play", "sources_hash"]

STEP_LIMIT = 100_000
_BEGAN = time.time()


@dataclass(frozen=True)
class Played:
    """Some whole games: one row a game of payoffs and measures, its steps, and whether it came to an end.

    `returns` is games × seats, `measures` games × measures; both are NumPy arrays when the games were compiled
    and lists of lists when not. `log` and `state` belong to the last game.
    """

    returns: Any
    measures: Any
    steps: Any
    finished: Any
    log: list[int]
    state: Any


def play(
    game: Game,
    bots: Sequence[str],
    seeds: Sequence[int],
    *,
    compile: bool | None = None,
    log: int = 0,
    limit: int = STEP_LIMIT,
) -> Played:
    """Play one game per seed with a bot for each seat; keep the first `log` actions of the last game.

    The same seeds give the same games in both engines. A bot that is no rule (`bots.make`) needs the plain one.
    `compile` picks the engine, None the faster one; raise ValueError if True is asked for and cannot be had.
    """
    able = can_compile(game, bots)
    if compile and not able:
        raise ValueError(_why_plain(game, bots))
    compile = able if compile is None else compile
    return _play_compiled(game, bots, seeds, log, limit) if compile else _play_plain(game, bots, seeds, log, limit)


def can_compile(game: Game, bots: Sequence[str]) -> bool:
    """Whether Numba is installed and every bot is written as a rule."""
    return has_numba() and set(bots) <= set(game.type.bots.COMPILED)


def has_numba() -> bool:
    """Whether Numba is installed."""
    try:
        return importlib.util.find_spec("numba") is not None
    except ImportError:
        return False


def _why_plain(game: Game, bots: Sequence[str]) -> str:
    if not has_numba():
        return "compile=True: Numba is not installed; pip install 'catlib[fast]' brings it"
    other = next(name for name in bots if name not in game.type.bots.COMPILED)
    return f"compile=True: {other!r} is no bot written as a rule; those are {', '.join(game.type.bots.COMPILED)}"


def make_play(rules: Any, choose: Callable[..., int], uniform: Callable[..., float], pick: Callable[..., int]) -> Any:
    """The driver as a closure over one game's rules, so that both engines run this very source."""
    start, current_player, apply_action = rules.start, rules.current_player, rules.apply_action
    chance_weights, legal_actions = rules.chance_weights, rules.legal_actions
    returns, measure = rules.returns, rules.measure

    def play_games(setups, states, weights, actions, work, seeds, bots, log, limit, paid, measured, steps, finished):
        setup, state = setups[0], states[0]
        for g in range(len(seeds)):
            uniform(seeds[g], True)
            start(setup, state)
            step = 0
            player = current_player(setup, state)
            while player != TERMINAL and step < limit:
                if player == CHANCE:
                    n = chance_weights(setup, state, weights)
                    action = pick(weights, n, uniform(0, False))
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
            measure(setup, state, measured[g])

    return play_games


def _play_plain(game: Game, bots: Sequence[str], seeds: Sequence[int], log: int, limit: int) -> Played:
    n, rules = len(seeds), game.rules
    ids, choose = _plain_choosers(game, bots)
    driver = make_play(rules, choose, uniform_stream(), pick)
    state, entries = rules.State(), [0] * log
    paid = [[0] * game.num_players for _ in range(n)]
    measured = [[0] * len(rules.MEASURES) for _ in range(n)]
    steps, finished = [0] * n, [False] * n
    buffers = [0] * game.max_chance_outcomes, [0] * game.num_distinct_actions, [0] * game.type.bots.WORK
    driver([game.setup], [state], *buffers, seeds, ids, entries, limit, paid, measured, steps, finished)
    return Played(paid, measured, steps, finished, entries[: steps[-1]] if n else [], state)


def _plain_choosers(game: Game, bots: Sequence[str]) -> tuple[list[int], Callable[..., int]]:
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


def _play_compiled(game: Game, bots: Sequence[str], seeds: Sequence[int], log: int, limit: int) -> Played:
    import numpy as np

    n, part = len(seeds), game.type.bots
    ids = np.array([part.COMPILED.index(name) for name in bots], np.int64)
    states = np.zeros(1, game.rules.State.dtype())
    paid = np.zeros((n, game.num_players), np.int64)
    measured = np.zeros((n, len(game.rules.MEASURES)), np.int64)
    steps, finished = np.zeros(n, np.int64), np.zeros(n, np.bool_)
    entries = np.zeros(log, np.int64)
    buffers = [np.zeros(k, np.int64) for k in (game.max_chance_outcomes, game.num_distinct_actions, part.WORK)]
    driver = compiled(game, make_play, part.choose)
    numbers = np.array(seeds, np.int64)
    driver(compiled_setup(game.setup), states, *buffers, numbers, ids, entries, limit, paid, measured, steps, finished)
    kept = entries[: steps[-1]].tolist() if n else []
    return Played(paid, measured, steps, finished, kept, game.rules.State.from_element(states[0]))


# Numba


def compiled(game: Game, make_kernel: Callable[..., Any], choose: Callable[..., int]) -> Any:
    """The kernel that `make_kernel` closes over a game's rules, compiled and cached; it releases the GIL."""
    rules: Any = game.rules
    return _compiled(rules, make_kernel, choose, rules.apply_action)


_one_at_a_time = threading.Lock()


@functools.cache
def _compiled(rules: Any, make_kernel: Callable[..., Any], choose: Callable[..., int], loaded: Any) -> Any:
    """`loaded` is a function of the rules, so that rules which were reloaded are compiled again."""
    from numba import njit

    with _one_at_a_time:
        kernel = make_kernel(rules, choose, _uniform, pick)
        _register_rules()
        with _cache_folder(rules) as cached:
            return njit(cache=cached, nogil=True, error_model="numpy")(kernel)


def _uniform(seed, reseed):
    """The name under which kernels reach NumPy's stream, twin of `rng.uniform_stream`; a name keeps caches valid."""
    raise TypeError("only compiled code can call this")


def _uniform_of_numpy() -> Callable[[int, bool], float]:
    import numpy as np

    def uniform(seed, reseed):
        if reseed:
            np.random.seed(seed)
            return 0.0
        return np.random.random()

    return uniform


_registered: set[Any] = set()


def _register_rules() -> None:
    from numba.extending import overload, register_jitable

    if not _registered:
        twin = _uniform_of_numpy()
        overload(_uniform)(lambda seed, reseed: twin)
    for function in RULES:
        if function not in _registered:
            _registered.add(function)
            register_jitable(function)


@functools.lru_cache(maxsize=256)
def compiled_setup(setup: Any) -> Any:
    """A setup as a NumPy array of one record, which compiled rules read like the named tuple.

    A record is handed on as one pointer; a named tuple of arrays would be copied at every call (20 times slower).
    """
    import numpy as np

    sizes = [(n, np.int64, (len(v),)) if isinstance(v, tuple) else (n, np.int64) for n, v in setup._asdict().items()]
    array = np.zeros(1, np.dtype(sizes))
    for name, value in setup._asdict().items():
        array[name][0] = value
    return array


@contextlib.contextmanager
def _cache_folder(rules: Any) -> Iterator[bool]:
    """Let Numba keep its machine code in a folder named after the sources, so that no old code can come back.

    Yields False where no such folder can be written (Numba's own places would hold on to old code, so use none)
    and where a source was changed since it was read (its hash would then name code that it is not).
    """
    import numba

    config: Any = numba.config
    before = config.CACHE_DIR
    folder = cache_root() / sources_hash(rules)
    usable = _unchanged(rules) and _can_write(folder)
    config.CACHE_DIR = str(folder) if usable else before
    _drop_old_caches()
    try:
        yield usable
    finally:
        config.CACHE_DIR = before


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def cache_root() -> Path:
    """Where machine code is kept: the environment variable CATLIB_CACHE, else a folder in the user's cache."""
    if chosen := os.environ.get("CATLIB_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(base) / "catlib"


@functools.cache
def sources_hash(rules: Any) -> str:
    """A hash of every source that compiled code of a game can come from: its package and the ground floor."""
    digest = hashlib.sha256()
    for path in _sources(rules):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _sources(rules: Any) -> list[Path]:
    game = Path(inspect.getfile(rules.apply_action)).parent
    return [*sorted(game.glob("*.py")), *sorted(Path(__file__).parent.glob("*.py"))]


def _unchanged(rules: Any) -> bool:
    return all(path.stat().st_mtime <= _BEGAN for path in _sources(rules))


def _drop_old_caches(days: int = 30) -> None:
    with contextlib.suppress(OSError):
        for folder in cache_root().iterdir():
            if folder.stat().st_mtime < time.time() - days * 86_400:
                shutil.rmtree(folder, ignore_errors=True)
