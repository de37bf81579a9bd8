"""One game looked at closely: who led at every turn, and what the choices at some decisions were worth."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from catlib.chance import draw_of, key_of_game, mixed, short_percent
from catlib.engine import driver as engine
from catlib.engine import log_of
from catlib.game import Game, together
from catlib.play import Judge

DECISIONS, CHOICES = 6, 16  # judged in a game, and of each decision; of more, these are drawn by lot
TURNS = 40  # judged in a game; of more, these are spread evenly


@dataclass(frozen=True)
class Judged:
    """A decision: what could be chosen, which choice was best, and by how much, judged anew.

    `worths` are the seat's chances to win after each choice, by all playouts. The best choice and the next are found
    with one half of the playouts; `gap` is the mean of their difference in the other half, with its standard error, so
    that it is not flattered by having been picked.
    """

    step: int
    seat: int
    labels: tuple[str, ...]
    chosen: int
    best: int
    gap: float
    error: float
    worths: tuple[float, ...] = ()

    @property
    def sentence(self) -> str:
        """The choice that was taken, and the worth of each, the best first."""
        order = sorted(range(len(self.worths)), key=lambda i: -self.worths[i])
        worths = ", ".join(f"{self.labels[i]} {short_percent(self.worths[i])}" for i in order)
        return f"step {self.step}, seat {self.seat + 1} chooses {self.labels[self.chosen]}; chance to win: {worths}."

    def __str__(self) -> str:
        return self.sentence


@dataclass(frozen=True)
class Trace:
    """A game: each seat's chance at the start of every turn (at most 40, spread evenly), its decisions, and who won.

    A seat alone wins if it is paid. `ended` is False where the game was stopped, or a bot went wrong.
    """

    number: int
    log: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    decisions: tuple[Judged, ...]
    winners: tuple[int, ...]
    playouts: int
    ended: bool = True


def trace(
    game: Game,
    bots: Sequence[str],
    seed: int,
    number: int,
    judge: Judge,
    decisions: int = DECISIONS,
    limit: int = engine.STEP_LIMIT,
    turns: int = TURNS,
) -> Trace:
    """Play one game of a run again and judge it on the way; where it came to no end, nobody has won it.

    >>> game = load("cat_cab")
    >>> one = trace(game, ["greedy"] * 2, 1, 0, Judge(game, playouts=4), decisions=1)
    >>> len(one.decisions), one.chances[0] != one.chances[-1]
    (1, True)
    """
    log = log_of(game, bots, seed, number, limit=limit)
    states = _states(game, log)
    key = mixed(key_of_game(seed, number), 1)
    choices = [i for i, state in enumerate(states[:-1]) if len(game.legal_actions(state)) > 1]
    drawn = sorted(choices, key=lambda i: draw_of(key, 0, 0, 0, i))[:decisions]
    one = slice(1 if together(game.rules) else None)  # all who play together have the same chance, and win as one
    chances = [tuple(judge.chances(states[i], mixed(key, i))[one]) for i in _turns(game, states, turns)]
    ended = game.is_terminal(states[-1])
    won = tuple(game.winners(states[-1])[one])
    judged = tuple(_judged(game, judge, states[i], i, log[i], mixed(key, i)) for i in sorted(drawn))
    return Trace(number, tuple(log), tuple(chances), judged, won, judge.playouts, ended)


def _states(game: Game, log: Sequence[int]) -> list[Any]:
    states = [game.initial_state()]
    for action in log:
        states.append(game.successor(states[-1], action))
    return states


def _turns(game: Game, states: Sequence[Any], most: int) -> list[int]:
    """Return where turns begin: a seat decides that did not decide last; where nobody ever decides, every step."""
    found, last = [], None
    for i, state in enumerate(states):
        player = game.current_player(state)
        if player >= 0 and player != last:
            found.append(i)
            last = player
    found = found or list(range(len(states[:-1])))
    step = max(1.0, (len(found) - 1) / (most - 1))
    return [found[round(n * step)] for n in range(min(len(found), most))]


def _judged(game: Game, judge: Judge, state: Any, step: int, taken: int, key: int) -> Judged:
    seat = game.current_player(state)
    actions = sorted(game.legal_actions(state), key=lambda a: (a != taken, draw_of(key, 1, 0, 0, a)))[:CHOICES]
    labels = tuple(game.short_label(state, action) for action in actions)
    rows = [[share[seat] for share in shares] for shares in judge.shares(state, actions, key)]
    half = judge.playouts // 2
    means = [sum(row[:half]) for row in rows]
    best = max(range(len(actions)), key=lambda i: means[i])
    # actions that a reader need not tell apart are one choice
    others = [i for i in range(len(actions)) if labels[i] != labels[best]] or [best]
    next_best = max(others, key=lambda i: means[i])
    apart = [a - b for a, b in zip(rows[best][half:], rows[next_best][half:], strict=True)]
    gap = sum(apart) / len(apart)
    spread = sum((x - gap) ** 2 for x in apart) / max(1, len(apart) - 1)
    worths = tuple(sum(row) / len(row) for row in rows)
    return Judged(step, seat, labels, 0, best, gap, math.sqrt(spread / len(apart)), worths)


def trace_one(game: Game, bots: Sequence[str], seed: int, number: int, playouts: int, limit: int) -> Trace:
    """`trace` with a judge made where the work is done."""
    return trace(game, bots, seed, number, Judge(game, bots, playouts), limit=limit)
