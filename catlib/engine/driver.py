"""One driver for whole games, run as plain Python or as WebAssembly from the same source.

`play` draws from one line of numbers a game. `drive` draws by name (`catlib.chance.streams`), so that variants share
their luck, and marks a game in which a bot or a rule goes wrong.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial, reduce
from operator import iadd
from typing import Any, NamedTuple, Self

from catlib.chance import DECISION, KINDS, draw_of, key_of_game, kind_of, outcome_of
from catlib.engine import kernels
from catlib.engine.kernels import NO_WASM, Kernel, Workspace, is_compiled, kernel_of, play_rows, setup_layout
from catlib.game import Game, GameType, deciding, sharing
from catlib.rules import CHANCE, TERMINAL, rule
from catlib.rules.wasm import INLINE, Layout, Rows, Stretch, Trap, Whole

STEP_LIMIT = 100_000
STUCK, LIMIT, OVER, ILLEGAL = -1, 0, 1, 2  # how a game ended; ILLEGAL + seat: that seat's bot named no legal action
LARGER = 330  # nodes up to which a rule is put in where it is called: a module made once plays thousands of games
STEPS, DECISIONS, TURNS, MARGIN, WINNERS = range(5)
COUNTED = ("steps", "decisions", "turns", "margin")
"""What is counted of every game: actions and outcomes; decisions; turns (decisions of one seat in a row are one); by
how much the best payoff beats the next. `play` counts steps and the margin alone."""


@dataclass(frozen=True)
class Played:
    """Some games in a row, a column of whole numbers each: payoffs by seat, measures, counts, winners as bits, ends.

    `reasons` says by game what a bot or a rule raised; `log` belongs to the last game, and so
    does `state`, which `play` alone keeps.
    """

    paid: tuple[array[int], ...]
    measured: tuple[array[int], ...]
    counts: tuple[array[int], ...]
    winners: array[int]
    ended: array[int]
    reasons: Mapping[int, str] = field(default_factory=dict)
    log: Sequence[int] = ()
    state: Any = None

    @property
    def steps(self) -> array[int]:
        """The number of actions and outcomes, by game."""
        return self.counts[STEPS]

    @property
    def finished(self) -> array[int]:
        """By game, 1 if it came to its end."""
        return array("q", [end == OVER for end in self.ended])

    @property
    def returns(self) -> list[list[int]]:
        """Each seat's payoff, a row a game."""
        return [list(row) for row in zip(*self.paid, strict=True)]

    @property
    def measures(self) -> list[list[int]]:
        """Each measure, a row a game."""
        return [list(row) for row in zip(*self.measured, strict=True)] or [[] for _ in self.ended]


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

    The same seeds give the same games in both engines. A bot that is not a rule (`bots.make`) needs the plain one.
    `compile` picks the engine, None the faster one; raise ValueError if it is True and nothing compiles. `checked`
    makes WebAssembly slower, and stop in a sentence that names the rule where an index or a field is out of bounds.
    """
    able = can_compile(game, bots)
    if compile and not able:
        raise ValueError(_why_plain(game, bots))
    games = _Games.of(game, bots, seeds, range(len(seeds)), False, log, limit, checked=checked)
    return games.compiled() if able and is_compiled(compile) else games.plain()


def drive(
    game: Game,
    bots: Sequence[str],
    seed: int,
    start: int,
    stop: int,
    *,
    compile: bool | None = None,
    limit: int = STEP_LIMIT,
    deciding: int | None = None,
    log: int = 0,
    slips: Sequence[float] = (),
    only: int = -1,
) -> Played:
    """Play games number `start` to `stop` of a seed with a bot for each seat, on whichever engine is here.

    `compile` picks the engine and `limit` the most steps a game; with another seed as `deciding` bots draw by that, and
    dice stay what they are. A seat leaves the share of its decisions that `slips` names to chance, only in one phase
    where `only` names it. A game in which a bot or a rule raises, or a bot names an action that is not legal, ends
    there; the others go on.

    >>> game = load("cat_cab", players=2)
    >>> drive(game, ["greedy"] * 2, 1, 0, 4).winners[2:] == drive(game, ["greedy"] * 2, 1, 2, 4).winners
    True
    """
    seeds = seed, seed if deciding is None else deciding
    games = _Games.of(game, bots, seeds, range(start, stop), True, log, limit, slips=slips, only=only)
    return games.compiled() if can_compile(game, bots) and compile is not False else games.plain()


def log_of(game: Game, bots: Sequence[str], seed: int, number: int, **options: Any) -> list[int]:
    """Return every action and outcome of one game that `drive` plays, in order."""
    [steps] = drive(game, bots, seed, number, number + 1, **options).steps
    return list(drive(game, bots, seed, number, number + 1, log=steps, **options).log)


def can_compile(game: Game, bots: Sequence[str]) -> bool:
    """Return whether something here runs WebAssembly and every bot is written as a rule."""
    return kernels.has_wasm() and {name for name, _ in deciding(game, bots)} <= set(game.type.bots.COMPILED)


def _why_plain(game: Game, bots: Sequence[str]) -> str:
    if not kernels.has_wasm():
        return f"compile=True: {NO_WASM}"
    other = next(name for name, _ in deciding(game, bots) if name not in game.type.bots.COMPILED)
    return f"compile=True: {other!r} is not a bot written as a rule; those are {', '.join(game.type.bots.COMPILED)}"


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


def make_play(rules: Any, choose: Callable[..., int], named: bool, uniform: Callable[..., float]) -> Any:
    """The driver as a closure over one game's rules, so that both engines run this very source.

    Draws that are `named` are numbers by what they are for; then turns are counted, and bots checked, too.
    """
    start, current_player, apply_action = rules.start, rules.current_player, rules.apply_action
    outcome, legal_actions, kind = outcome_of(rules), rules.legal_actions, kind_of(rules.State)
    returns, measure, share = rules.returns, rules.measure, sharing(rules)

    def play_games(rows):  # one loop for every game and bot: what a step does is decided here
        setup, state, actions, bots = rows.setups[0], rows.states[0], rows.actions, rows.bots
        turn_of, drawn, log, limit, ended = rows.turn_of, rows.drawn, rows.log, rows.limit, rows.ended
        for g in range(len(ended)):
            key, own = 0, 0
            if named:
                key, own = key_of_game(rows.seeds[0], rows.first + g), key_of_game(rows.seeds[1], rows.first + g)
                for i in range(len(turn_of)):
                    turn_of[i] = 0
                for i in range(KINDS):
                    drawn[i] = 0
            else:
                uniform(rows.seeds[g], True)
            start(setup, state)
            step, decisions, turns, seat, end = 0, 0, 0, -1, LIMIT
            player = current_player(setup, state)
            while player != TERMINAL and step < limit:
                if player == CHANCE:
                    if named:
                        k = kind(state)
                        u = draw_of(key, k, seat, turn_of[seat + 1], drawn[k])
                        drawn[k] += 1
                    else:
                        u = uniform(0, False)
                    action = outcome(setup, state, rows.weights, u)
                    if action < 0:
                        end = STUCK
                        break
                else:
                    n = legal_actions(setup, state, actions)
                    if n == 0:
                        end = STUCK
                        break
                    if named:
                        if player != seat:
                            seat = player
                            turn_of[seat + 1] += 1
                            turns += 1
                            for i in range(KINDS):
                                drawn[i] = 0
                        u = draw_of(own, DECISION, seat, turn_of[seat + 1], drawn[DECISION])
                        drawn[DECISION] += 1
                        decisions += 1
                    else:
                        u = uniform(0, False)
                    slip = rows.slips[player]
                    if rows.only >= 0 and kind(state) != rows.only:
                        slip = rows.always[player]
                    if u < slip:
                        action = actions[int(u / slip * n)]
                    else:
                        action = choose(bots[player], setup, state, actions, n, (u - slip) / (1 - slip), rows.work)
                    if named and not holds(actions, n, action):
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

    return play_games


class _Games(NamedTuple):
    """Some games that are to be played: their seeds, or the two seeds by which draws are named."""

    game: Game
    bots: Sequence[str]
    slips: Sequence[float]
    always: Sequence[float]
    seeds: Sequence[int]
    numbers: range
    named: bool
    log: int
    limit: int
    checked: bool = False
    only: int = -1

    @classmethod
    def of(cls, game: Game, bots: Sequence[str], *how: Any, slips: Sequence[float] = (), **more: Any) -> Self:
        """Return games in which seats slip, and bots that slip by themselves do so too."""
        names, always = zip(*deciding(game, bots), strict=True)
        both = [own + slip - own * slip for own, slip in zip(always, slips or [0.0] * len(bots), strict=True)]
        return cls(game, names, both, always, *how, **more)

    def plain(self) -> Played:
        """Play in plain Python, game by game, so that what is raised in one where draws are named ends that alone."""
        game, reasons, now = self.game, dict[int, str](), 0
        ids, choose = plain_choosers(game, self.bots)

        def guarded(bot, setup, state, actions, count, u, work):
            try:
                return choose(bot, setup, state, actions, count, u, work)
            except Exception as error:  # whatever a bot raises is the bot's, and the other games go on
                reasons[now] = f"{type(error).__name__}: {error}"
                return -1

        choose_now = guarded if self.named else choose
        kernel = _kernel(game.type, setup_layout(game), game.num_players, choose_now, self.named, False)
        work = self._workspace(kernel, False, ids)
        for g, now in enumerate(self.numbers):
            for name in ("paid", "measured", "counts", "ended", *["seeds"] * (not self.named)):
                setattr(work.rows, name, work[name][g : g + 1])
            try:
                work.run(first=now, limit=self.limit, only=self.only)
                [work["ended"][g]] = work.rows.ended
            except Exception as error:  # a rule's
                if not self.named:
                    raise
                reasons[now], work["ended"][g] = f"{type(error).__name__}: {error}", STUCK
        return self._played(work, reasons)

    def compiled(self) -> Played:
        """Play in WebAssembly."""
        kernel = play_kernel(self.game, self.checked, self.named)
        work = self._workspace(kernel, True, [self.game.type.bots.COMPILED.index(name) for name in self.bots])
        try:
            work.run(first=self.numbers.start, limit=self.limit, only=self.only)
        except Trap:
            if not self.named:
                raise
            kernel.forget()  # what a bot keeps in memory may be half written
            return self._around()
        return self._played(work, {})

    def _around(self) -> Played:
        """Play games of which WebAssembly stopped in one: that one in plain Python, which names what was raised."""
        if len(self.numbers) == 1:
            return self.plain()
        middle = len(self.numbers) // 2
        first, second = (self._replace(numbers=part) for part in (self.numbers[:middle], self.numbers[middle:]))
        return joined(first.compiled(), second.compiled())

    def _workspace(self, kernel: Kernel, compiled: bool, ids: Sequence[int]) -> Workspace:
        lengths = {"log": self.log, "seeds": len(self.seeds)}
        lengths |= dict.fromkeys(("paid", "measured", "counts", "ended"), len(self.numbers))
        work = Workspace(kernel, compiled, lengths, self.game.rules.State(), self.game.setup, kept=True)
        work.put("bots", ids)
        work.put("seeds", self.seeds)
        work.put("slips", self.slips)
        work.put("always", self.always)
        return work

    def _played(self, work: Workspace, reasons: Mapping[int, str]) -> Played:
        *counted, winners = work.columns("counts")
        steps = counted[STEPS][-1] if self.numbers else 0
        columns = work.columns("paid"), work.columns("measured"), tuple(counted)
        log = work.numbers("log")[:steps].tolist()
        state = None if self.named else work.state("states", 0, self.game.rules.State())
        return Played(*columns, winners, work.numbers("ended"), reasons, log, state)


def joined(*parts: Played) -> Played:
    """Return games in a row as one; none of the parts is changed, as others may hold it."""

    def row(columns: Sequence[array]) -> array:
        return reduce(iadd, columns, array("q"))

    def rows(columns: Sequence[tuple[array, ...]]) -> tuple[array, ...]:
        return tuple(map(row, zip(*columns, strict=True)))

    return Played(
        rows([part.paid for part in parts]),
        rows([part.measured for part in parts]),
        rows([part.counts for part in parts]),
        row([part.winners for part in parts]),
        row([part.ended for part in parts]),
        {game: why for part in parts for game, why in part.reasons.items()},
        parts[-1].log,
        parts[-1].state,
    )


def first_of(played: Played, games: int) -> Played:
    """Return the first of some games in a row."""

    def cut(rows: Sequence[array]) -> tuple[array, ...]:
        return tuple(row[:games] for row in rows)

    winners, ended = played.winners[:games], played.ended[:games]
    return Played(cut(played.paid), cut(played.measured), cut(played.counts), winners, ended, played.reasons)


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


def play_kernel(game: Game, checked: bool = False, named: bool = False) -> Kernel:
    """Return the driver of a game's whole games."""
    return kernel_of(game, _kernel, game.type.bots.choose, named, checked)


def translate(game: Game) -> None:
    """Have the rules of a game in WebAssembly before `drive` wants them."""
    _ = play_kernel(game, named=True).module


def _kernel(
    type: GameType, layout: Layout, seats: int, choose: Callable[..., int], named: bool, checked: bool
) -> Kernel:
    rules = type.rules
    arguments = play_rows(type, layout, seats) | {
        "shares": Stretch("f8", seats),
        "turn_of": Stretch("i8", seats + 1),
        "drawn": Stretch("i8", KINDS),
        "seeds": Stretch("i8"),
        "first": Whole(),
        "log": Stretch("i8"),
        "limit": Whole(),
        "slips": Stretch("f8", seats),
        "always": Stretch("f8", seats),
        "only": Whole(),
        "paid": Rows("i8", seats),
        "measured": Rows("i8", len(rules.MEASURES)),
        "counts": Rows("i8", 5),
        "ended": Stretch("i8"),
    }
    inline = LARGER if named else INLINE
    return Kernel(partial(make_play, rules, choose, named), arguments, checked=checked, inline=inline)
