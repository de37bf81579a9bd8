"""Mistakes in a game, measured by games played on with the same chance for each choice.

All decisions are looked at roughly first, then those that look dear more closely, and the dearest anew with chance that
had no part in choosing them: what is measured then is neither too high, as the highest of many estimates is, nor a sum
of noise.
"""

import math
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.chance import critical_value
from catlib.game import Game
from catlib.play.judge import Judge
from catlib.play.match import bot_policy
from catlib.play.racing import gained

ROUGH, ALIKE, WIDE, DEEP, FRESH = 3, 8, 64, 300, 1000  # games of each choice after each look
UNSEEN = 10**6  # playouts from this number on have had no part in choosing what is measured anew
BETTER, LEAST = 4, 50  # other actions that are worth a second look; games in which a loss is measured at least
SUSPECTS, FINALISTS = 20, 8  # decisions that are looked at more closely, and measured anew
SECONDS = 4.0  # that all looks together may take, about
SURE = 0.99  # of an interval of a loss: some are looked at in one game, and one in twenty would often be wrong


@dataclass(frozen=True)
class Compared:
    """A decision beside others: the chance to win by what was done, and what another action would have added.

    `better` is None where nothing better was found; `loss` and `margin` (half its interval) then are 0.
    """

    ply: int
    value: float
    spread: float
    better: int | None
    loss: float
    margin: float


class _Choice:
    """One decision: the games played on from what was done, which comes first, and from everything else."""

    def __init__(self, game: Game, state: Any, done: int, ply: int, judge: Judge, usual: int):
        named = {game.short_label(state, action): action for action in reversed(game.legal_actions(state))}
        named[game.short_label(state, done)] = done
        self.is_usual = game.short_label(state, done) == game.short_label(state, usual)
        self.ply, self.actions = ply, [done, *(action for action in named.values() if action != done)]
        self._judge, self._state = judge, state
        self.rows: list[list[float]] = [[] for _ in self.actions]
        self.fresh: list[list[float]] = []

    def play(self, games: int) -> None:
        """Play on until each action has that many games."""
        more = self._shares(len(self.rows[0]), games)
        for row, shares in zip(self.rows, more, strict=True):
            row += shares

    def play_anew(self, games: int) -> None:
        """Play the best other action and what was done with chance that nothing was chosen by."""
        self.keep(1)
        self.fresh = self._shares(UNSEEN, UNSEEN + games)

    def _shares(self, start: int, stop: int) -> list[list[float]]:
        """Return what who decides gets of the win in playouts of those numbers, a row for each action."""
        return self._judge.rows(self._state, self.actions, self.ply, start, stop)

    def merge(self) -> None:
        """Of actions that came to the same in every game only the first is kept."""
        first: dict[tuple[float, ...], int] = {}
        for i, row in enumerate(self.rows):
            first.setdefault(tuple(row), i)
        self._only(list(first.values()))

    def keep(self, count: int) -> None:
        """Work out what was done, and of the others the best."""
        others = sorted(range(1, len(self.actions)), key=lambda i: -sum(self.rows[i]))
        self._only([0, *others[:count]])

    def _only(self, kept: Sequence[int]) -> None:
        self.actions, self.rows = [self.actions[i] for i in kept], [self.rows[i] for i in kept]

    @property
    def suspicion(self) -> float:
        """By how many standard errors another action was better than what was done."""
        found = [gained(self.rows[0], row) for row in self.rows[1:]]
        return max((gain / error for gain, error in found), default=-math.inf)

    def compared(self) -> Compared:
        """Return what is known so far; a loss only if it was measured anew."""
        shares = self.rows[0] + (self.fresh[0] if self.fresh else [])
        n, value = len(shares), statistics.fmean(shares)
        guarded = (sum(shares) + 2) / (n + 4)
        spread = critical_value() * math.sqrt(guarded * (1 - guarded) / n)
        if len(self.fresh) < 2:
            return Compared(self.ply, value, spread, None, 0.0, 0.0)
        loss, error = gained(*self.fresh)
        margin = critical_value(SURE) * error
        found = loss > margin
        return Compared(self.ply, value, spread, self.actions[1] if found else None, max(0.0, loss) * found, margin)


class Pairing:
    """The decisions at some plies of a game that was played, compared step by step; a bot for each seat plays on.

    >>> game = load("tictactoe")
    >>> states, played = [game.initial_state()], [0, 3, 1, 4, 8]
    >>> for action in played:
    ...     states.append(game.child(states[-1], action))
    >>> pairing = Pairing(game, states, played, [4], ["random", "random"])
    >>> *_, last = pairing.steps()
    >>> [found] = pairing.found()
    >>> last, found.better, found.loss > 0.2
    (1.0, 2, True)
    """

    def __init__(
        self, game: Game, states: Sequence[Any], actions: Sequence[int], plies: Sequence[int], bots: Sequence[str],
        seconds: float = SECONDS,
    ):
        self._deadline, self._seconds = time.perf_counter() + seconds, seconds
        judge, policies = Judge(game, bots), {bot: bot_policy(game, bot) for bot in bots}
        self._choices = []
        for ply in plies:
            usual = policies[bots[game.current_player(states[ply])]](states[ply], 0.5)
            self._choices.append(_Choice(game, states[ply], actions[ply], ply, judge, usual))
        self.games = 0

    def found(self) -> list[Compared]:
        """Return what is known so far of the decisions that were looked at."""
        return [choice.compared() for choice in self._choices if choice.rows[0]]

    def steps(self) -> Iterator[float]:
        """Look at one decision after the other, and more closely; the share of the work that is done after each.

        Each look ends when its time is over: decisions at which the bots would have done something else come first,
        then those that looked dearer.
        """
        some = len(self._choices)
        suspects, finalists = min(some, SUSPECTS), min(some, FINALISTS)
        all_games = some * (ROUGH + WIDE) + suspects * DEEP + (finalists + 2) * FRESH
        done, began = 0, time.perf_counter()

        def is_late(part: float) -> bool:
            return time.perf_counter() > self._deadline - (1 - part) * self._seconds

        for choice in sorted(self._choices, key=lambda choice: choice.is_usual):
            if is_late(0.3):
                choice.keep(0)
            self._play(choice, ROUGH)
            done += ROUGH
            yield done / all_games
        for choice in sorted(self._choices, key=lambda choice: -choice.suspicion):
            if not is_late(0.55):
                self._play(choice, ALIKE)
                choice.merge()
                choice.keep(BETTER)
                self._play(choice, WIDE)
            done += WIDE
            yield done / all_games
        for choice in self._dearest(suspects):
            if not is_late(0.75):
                choice.keep(2)
                self._play(choice, DEEP)
            done += DEEP
            yield done / all_games
        last = [*self._dearest(finalists), *self._choices[:1], *self._choices[-1:]]
        for n, choice in enumerate(last):
            if not choice.fresh and len(choice.rows[0]) > ROUGH:
                left = self._deadline - time.perf_counter()
                each = (time.perf_counter() - began) / max(1, self.games)
                games = int(left / (len(last) - n) / each / min(2, len(choice.actions)))
                choice.play_anew(max(LEAST, min(FRESH, games)))
                self.games += sum(map(len, choice.fresh))
            done += FRESH
            yield done / all_games
        yield 1.0

    def _play(self, choice: _Choice, games: int) -> None:
        self.games += len(choice.actions) * (games - len(choice.rows[0]))
        choice.play(games)

    def _dearest(self, count: int) -> list[_Choice]:
        """The decisions at which another action looks better, by how sure that is."""
        suspected = [choice for choice in self._choices if choice.suspicion > 0]
        return sorted(suspected, key=lambda choice: -choice.suspicion)[:count]
