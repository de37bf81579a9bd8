"""The bench's driver of whole games: draws by name, turns and decisions counted, a mark where a bot went wrong."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from catlib.chance import DECISION, KINDS, draw_of, key_of_game, kind_of, outcome_of
from catlib.engine import Kernel, Workspace, kernel_of, play_rows, setup_layout
from catlib.engine import driver as engine
from catlib.game import Game, GameType, sharing
from catlib.rules import CHANCE, TERMINAL, rule
from catlib.rules.wasm import Layout, Rows, Stretch, Trap, Whole

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

    def drive_games(rows):  # one loop for every game and bot: what a step does is decided here
        setup, state, actions, bots = rows.setups[0], rows.states[0], rows.actions, rows.bots
        turn_of, drawn, log, limit, ended = rows.turn_of, rows.drawn, rows.log, rows.limit, rows.ended
        for g in range(len(ended)):
            key, own = key_of_game(rows.seed, rows.first + g), key_of_game(rows.deciding, rows.first + g)
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
                    action = outcome(setup, state, rows.weights, draw_of(key, k, seat, turn_of[seat + 1], drawn[k]))
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
                    action = choose(bots[player], setup, state, actions, n, u, rows.work)
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
                returns(setup, state, rows.paid[g])
                rows.counts[g][WINNERS] = share(setup, state, rows.paid[g], len(bots), rows.shares)
                rows.counts[g][MARGIN] = margin(rows.paid[g], rows.shares, len(bots))
            measure(setup, state, rows.measured[g])
            rows.counts[g][STEPS] = step
            rows.counts[g][DECISIONS] = decisions
            rows.counts[g][TURNS] = turns
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
    played, _ = _run(_Games(game, bots, seed, start, stop), **options)
    return played


def log_of(game: Game, bots: Sequence[str], seed: int, number: int, **options: Any) -> list[int]:
    """Every action and outcome of one game, in order."""
    limit = options.get("limit", engine.STEP_LIMIT)
    [steps] = drive(game, bots, seed, number, number + 1, **options).counts[STEPS]
    _, log = _run(_Games(game, bots, seed, number, number + 1, min(steps, limit)), **options)
    return log


class _Games(NamedTuple):
    """Some games in a row, and how many actions of the last are kept."""

    game: Game
    bots: Sequence[str]
    seed: int
    start: int
    stop: int
    log: int = 0
    limit: int = engine.STEP_LIMIT
    deciding: int | None = None

    def workspace(self, kernel: Kernel, compiled: bool) -> Workspace:
        lengths = {"log": self.log} | dict.fromkeys(("paid", "measured", "counts", "ended"), self.stop - self.start)
        return Workspace(kernel, compiled, lengths, self.game.rules.State(), self.game.setup, kept=True)

    def drive(self, work: Workspace, first: int) -> None:
        deciding = self.seed if self.deciding is None else self.deciding
        work.run(seed=self.seed, deciding=deciding, first=first, limit=self.limit)


def _run(games: _Games, compile: bool | None = None, **options: Any) -> tuple[Played, list[int]]:
    fast = engine.can_compile(games.game, games.bots) and compile is not False
    return (_run_compiled if fast else _run_plain)(games._replace(**options))


def _run_plain(games: _Games) -> tuple[Played, list[int]]:
    """Play games one by one, so that what a bot or a rule raises ends its own game alone."""
    game, reasons, now = games.game, dict[int, str](), games.start
    ids, choose = engine.plain_choosers(game, games.bots)

    def guarded(bot, setup, state, actions, count, u, work):
        try:
            return choose(bot, setup, state, actions, count, u, work)
        except Exception as error:  # whatever a bot raises is the bot's, and the other games go on
            reasons[now] = f"{type(error).__name__}: {error}"
            return -1

    work = games.workspace(_kernel(game.type, setup_layout(game), game.num_players, guarded), compiled=False)
    work.put("bots", ids)
    for g, now in enumerate(range(games.start, games.stop)):
        for name in ("paid", "measured", "counts", "ended"):
            setattr(work.rows, name, work[name][g : g + 1])
        try:
            games.drive(work, now)
            [work["ended"][g]] = work.rows.ended
        except Exception as error:  # a rule's
            reasons[now], work["ended"][g] = f"{type(error).__name__}: {error}", STUCK
    return _played(work, reasons), work["log"]


def _run_compiled(games: _Games) -> tuple[Played, list[int]]:
    kernel = _kernel_of(games.game)
    work = games.workspace(kernel, compiled=True)
    work.put("bots", [games.game.type.bots.COMPILED.index(name) for name in games.bots])
    try:
        games.drive(work, games.start)
    except Trap:
        kernel.forget()  # what a bot keeps in memory may be half written
        return _run_around(games)
    return _played(work, {}), work["log"].tolist()


def _played(work: Workspace, reasons: dict[int, str]) -> Played:
    *counted, winners = work.columns("counts")
    columns = work.columns("paid"), work.columns("measured"), tuple(counted)
    return Played(*columns, winners, work.numbers("ended"), reasons)


def _run_around(games: _Games) -> tuple[Played, list[int]]:
    """Games of which WebAssembly stopped in one: that one in plain Python, which names what was raised."""
    if games.stop - games.start == 1:
        return _run_plain(games)
    middle = (games.start + games.stop) // 2
    first, _ = _run_compiled(games._replace(stop=middle, log=0))
    second, entries = _run_compiled(games._replace(start=middle))
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
    return kernel_of(game, _kernel, game.type.bots.choose)


def _kernel(type: GameType, layout: Layout, seats: int, choose: Callable[..., int]) -> Kernel:
    rules = type.rules
    arguments = play_rows(type, layout, seats) | {
        "shares": Stretch("f8", seats),
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
