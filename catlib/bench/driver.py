"""The bench's driver of whole games: draws by name, turns and decisions counted, a mark where a bot went wrong."""

from __future__ import annotations

import functools
from array import array
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from catlib.chance import DECISION, KINDS, draw_of, key_of_game, kind_of, outcome_of
from catlib.engine import Kernel, setup_layout
from catlib.engine import driver as engine
from catlib.game import Game, GameType, sharing
from catlib.rules import CHANCE, TERMINAL, rule
from catlib.rules.wasm import Layout, Room, Rows, Setup, States, Stretch, Trap, Whole

STUCK, LIMIT, OVER, ILLEGAL = -1, 0, 1, 2  # how a game ended; ILLEGAL + seat: that seat's bot named no legal action
LARGER = 330  # nodes up to which a rule is put in where it is called: a module made once plays thousands of games
STEPS, DECISIONS, TURNS, MARGIN, WINNERS = range(5)
COUNTED = ("steps", "decisions", "turns", "margin")
"""What is counted of every game: actions and outcomes; decisions; turns (decisions of one seat in a row are one); by
how much the best payoff beats the next."""


class Played(NamedTuple):
    """Some games in a row, a column of whole numbers each: payoffs by seat, measures, counts, winners as bits, ends.

    `reasons` says by game what a bot or a rule raised.
    """

    paid: tuple[array, ...]
    measured: tuple[array, ...]
    counts: tuple[array, ...]
    winners: array
    ended: array
    reasons: dict[int, str]


@rule
def holds(actions, n, action):
    """Return whether an action is among the first n; what takes most or stops often is the last."""
    i = n - 1 if actions[n - 1] == action else 0
    while i < n and actions[i] != action:
        i += 1
    return i < n


@rule
def margin(paid, shares, seats):
    """By how much the best payoff beats the next; of others than those it wins with, if it wins for a team."""
    best, several, second = paid[0], 0, paid[0]
    for s in range(seats):
        best, second = max(best, paid[s]), min(second, paid[s])
        several += shares[s] > 0
    for s in range(seats):
        if shares[s] == 0 or (several > 1 and shares[s] < 1):
            second = max(second, paid[s])
    return best - second


def make_drive(  # as long as the function in it, which closes over one game's rules
    rules: Any, choose: Callable[..., int], kind: Callable[[Any], int]
) -> Any:
    """The driver as a closure over one game's rules, so that both engines run this very source."""
    start, current_player, apply_action = rules.start, rules.current_player, rules.apply_action
    outcome, legal_actions = outcome_of(rules), rules.legal_actions
    returns, measure, share = rules.returns, rules.measure, sharing(rules)

    def drive_games(  # one loop for every game and bot: what a step does is decided here
        setups,
        states,
        weights,
        actions,
        work,
        shares,
        bots,
        turn_of,
        drawn,
        seed,
        deciding,
        first,
        log,
        limit,
        paid,
        measured,
        counts,
        ended,
    ):
        setup, state = setups[0], states[0]
        for g in range(len(ended)):
            key, own = key_of_game(seed, first + g), key_of_game(deciding, first + g)
            start(setup, state)
            for i in range(len(turn_of)):
                turn_of[i] = 0
            for i in range(KINDS):
                drawn[i] = 0
            step, decisions, turns, seat, end = 0, 0, 0, -1, LIMIT
            player = current_player(setup, state)
            while player != TERMINAL and step < limit:
                if player == CHANCE:
                    k = kind(state)
                    action = outcome(setup, state, weights, draw_of(key, k, seat, turn_of[seat + 1], drawn[k]))
                    if action < 0:
                        end = STUCK
                        break
                    drawn[k] += 1
                else:
                    n = legal_actions(setup, state, actions)
                    if n == 0:
                        end = STUCK
                        break
                    if player != seat:
                        seat = player
                        turn_of[seat + 1] += 1
                        turns += 1
                        for i in range(KINDS):
                            drawn[i] = 0
                    u = draw_of(own, DECISION, seat, turn_of[seat + 1], drawn[DECISION])
                    drawn[DECISION] += 1
                    action = choose(bots[player], setup, state, actions, n, u, work)
                    decisions += 1
                    if not holds(actions, n, action):
                        end = ILLEGAL + player
                        break
                if step < len(log):
                    log[step] = action
                apply_action(setup, state, action)
                step += 1
                player = current_player(setup, state)
            if player == TERMINAL:
                end = OVER
                returns(setup, state, paid[g])
                counts[g][WINNERS] = share(setup, state, paid[g], len(bots), shares)
                counts[g][MARGIN] = margin(paid[g], shares, len(bots))
            measure(setup, state, measured[g])
            counts[g][STEPS] = step
            counts[g][DECISIONS] = decisions
            counts[g][TURNS] = turns
            ended[g] = end

    return drive_games


def drive(game: Game, bots: Sequence[str], seed: int, start: int, stop: int, **options: Any) -> Played:
    """Games number `start` to `stop` of a seed with a bot for each seat, on whichever engine is here.

    `compile` picks the engine and `limit` the most steps a game; with another seed as `deciding` bots draw by that, and
    dice stay what they are. A game in which a bot or a rule raises, or a bot names an action that is not legal, ends
    there; the others go on.

    >>> from catlib import load
    >>> game = load("cat_cab", players=2)
    >>> drive(game, ["greedy"] * 2, 1, 0, 4).winners[2:] == drive(game, ["greedy"] * 2, 1, 2, 4).winners
    True
    """
    played, _ = _run(game, bots, seed, start, stop, 0, **options)
    return played


def log_of(game: Game, bots: Sequence[str], seed: int, number: int, **options: Any) -> list[int]:
    """Every action and outcome of one game, in order."""
    limit = options.get("limit", engine.STEP_LIMIT)
    [steps] = drive(game, bots, seed, number, number + 1, **options).counts[STEPS]
    _, log = _run(game, bots, seed, number, number + 1, min(steps, limit), **options)
    return log


def _run(
    game: Game,
    bots: Sequence[str],
    seed: int,
    start: int,
    stop: int,
    log: int,
    compile: bool | None = None,
    limit: int = engine.STEP_LIMIT,
    deciding: int | None = None,
) -> tuple[Played, list[int]]:
    fast = engine.can_compile(game, bots) and compile is not False
    run = _run_compiled if fast else _run_plain
    return run(game, bots, (seed, seed if deciding is None else deciding), start, stop, log, limit)


def _run_plain(
    game: Game, bots: Sequence[str], seeds: tuple[int, int], start: int, stop: int, log: int, limit: int
) -> Any:
    rules, n, reasons = game.rules, stop - start, {}
    ids, choose = engine.plain_choosers(game, bots)
    now = start

    def guarded(bot, setup, state, actions, count, u, work):
        try:
            return choose(bot, setup, state, actions, count, u, work)
        except Exception as error:  # whatever a bot raises is the bot's, and the other games go on
            reasons[now] = f"{type(error).__name__}: {error}"
            return -1

    driver = make_drive(rules, guarded, kind_of(rules.State))
    state, entries = rules.State(), [0] * log
    paid = [[0] * game.num_players for _ in range(n)]
    measured = [[0] * len(rules.MEASURES) for _ in range(n)]
    counts = [[0] * 5 for _ in range(n)]
    ended = array("q")
    one = [0]
    room = [0] * game.max_chance_outcomes, [0] * game.num_distinct_actions, [0] * game.type.bots.WORK
    shares = [0.0] * game.num_players
    notes = [0] * (game.num_players + 1), [0] * KINDS
    for g in range(n):
        now = start + g
        rows = paid[g : g + 1], measured[g : g + 1], counts[g : g + 1], one
        try:
            driver([game.setup], [state], *room, shares, ids, *notes, *seeds, now, entries, limit, *rows)
        except Exception as error:  # a rule's
            reasons[now], one[0] = f"{type(error).__name__}: {error}", STUCK
        ended.append(one[0])
    flat = [array("q", column) for column in zip(*counts, strict=True)] or [array("q")] * 5
    return Played(
        tuple(array("q", [row[s] for row in paid]) for s in range(game.num_players)),
        tuple(array("q", [row[i] for row in measured]) for i in range(len(rules.MEASURES))),
        tuple(flat[: len(COUNTED)]),
        flat[WINNERS],
        ended,
        reasons,
    ), entries


def _run_compiled(
    game: Game, bots: Sequence[str], seeds: tuple[int, int], start: int, stop: int, log: int, limit: int
) -> Any:
    kernel, n = _kernel_of(game), stop - start
    store, state = kernel.store(), game.rules.State()
    store.put(kernel.arguments["bots"], [game.type.bots.COMPILED.index(name) for name in bots])
    store.put_setup(kernel.arguments["setups"], game.setup)
    store.put_state(kernel.arguments["states"], 0, state)
    entries = store.row("i8", log)
    paid, measured = store.rows("i8", n, game.num_players), store.rows("i8", n, len(game.rules.MEASURES))
    counts, ended = store.rows("i8", n, 5), store.row("i8", n)
    try:
        store.run(*seeds, start, entries, limit, paid, measured, counts, ended)
    except Trap:
        kernel.forget()  # what a bot keeps in memory may be half written
        return _run_around(game, bots, seeds, start, stop, log, limit)
    *counted, winners = counts.columns()
    return Played(paid.columns(), measured.columns(), tuple(counted), winners, ended.numbers(), {}), entries.tolist()


def _run_around(
    game: Game, bots: Sequence[str], seeds: tuple[int, int], start: int, stop: int, log: int, limit: int
) -> Any:
    """Games of which WebAssembly stopped in one: that one in plain Python, which names what was raised."""
    if stop - start == 1:
        return _run_plain(game, bots, seeds, start, stop, log, limit)
    middle = (start + stop) // 2
    first, _ = _run_compiled(game, bots, seeds, start, middle, 0, limit)
    second, entries = _run_compiled(game, bots, seeds, middle, stop, log, limit)
    return joined(first, second), entries


def joined(first: Played, second: Played) -> Played:
    """Games in a row, as one; neither is changed, as others may hold it."""

    def rows(one: Sequence[array], other: Sequence[array]) -> tuple[array, ...]:
        return tuple(a + b for a, b in zip(one, other, strict=True))

    return Played(
        rows(first.paid, second.paid),
        rows(first.measured, second.measured),
        rows(first.counts, second.counts),
        first.winners + second.winners,
        first.ended + second.ended,
        {**first.reasons, **second.reasons},
    )


def first_of(played: Played, games: int) -> Played:
    """Return the first of some games in a row."""

    def cut(rows: Sequence[array]) -> tuple[array, ...]:
        return tuple(row[:games] for row in rows)

    winners, ended = played.winners[:games], played.ended[:games]
    return Played(cut(played.paid), cut(played.measured), cut(played.counts), winners, ended, played.reasons)


def translate(game: Game) -> None:
    """Have the rules of a game in WebAssembly before they are wanted."""
    _ = _kernel_of(game).module


def _kernel_of(game: Game) -> Kernel:
    rules: Any = game.rules
    return _kernel(game.type, setup_layout(game), game.num_players, rules.apply_action, game.type.bots.choose)


@functools.lru_cache(maxsize=64)
def _kernel(type: GameType, setup: Layout, seats: int, loaded: Any, choose: Callable[..., int]) -> Kernel:
    """`loaded` is a function of the rules, so that rules which were reloaded are translated again."""
    rules, bots = type.rules, type.bots
    arguments: dict[str, Any] = {
        "setups": Setup(setup),
        "states": States(rules.State.FIELDS),
        "weights": Stretch("i8", rules.MAX_CHANCE),
        "actions": Stretch("i8", rules.NUM_ACTIONS),
        "work": Room("i8", max(1, bots.WORK)),
        "shares": Stretch("f8", seats),
        "bots": Stretch("i8", seats),
        "turn_of": Stretch("i8", seats + 1),
        "drawn": Stretch("i8", KINDS),
        "seed": Whole(),
        "deciding": Whole(),
        "first": Whole(),
        "log": Stretch("i8"),
        "limit": Whole(),
        "paid": Rows("i8", seats),
        "measured": Rows("i8", len(rules.MEASURES)),
        "counts": Rows("i8", 5),
        "ended": Stretch("i8"),
    }
    return Kernel(lambda uniform: make_drive(rules, choose, kind_of(rules.State)), arguments, inline=LARGER)
