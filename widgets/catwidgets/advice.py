"""What a table advises: a goal that tells choices apart, the best one drawn on the board, and who is ahead.

>>> from catlib import load
>>> from catlib.match import Match
>>> match = Match(load("taxi_derby", players=2), ["human", "law-abiding"], seed=5)
>>> entries = match.advance()
>>> [who for who, share, words in chances(match, 0, simulations=100)]
['You', 'Careful Carla']
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from catlib.contract import WIN, winners
from catlib.game import Game
from catlib.match import Match
from catlib.story import cast_of
from catlib.worth import Worth, goals, worth

__all__ = ["Later", "advised", "chances"]

SIMULATIONS = 600  # of a search for the bar: it is good to a few percent
AFTER = 0.15  # seconds without another click after which the bar is worked out

Chances = list[tuple[str, float, str]]


def advised(game: Game, state: Any, goal: str) -> Worth | None:
    """The worth of choices by a goal, or where that tells none apart, by the next goal of the game that does."""
    found = worth(game, state, goal)
    if found is not None and not found.indifferent:
        return found
    if len({game.short_label(state, action) for action in game.legal_actions(state)}) < 2:
        return found
    names = list(goals(game))
    for other in [*names[names.index(goal) + 1 :], *names[: names.index(goal)]]:
        better = worth(game, state, other)
        if better is not None and not better.indifferent:
            said = "is the same for all choices here" if found else "says nothing about these choices"
            return replace(better, sentence=f"“{goal}” {said}. {better.sentence}")
    return found


def chances(match: Match, seat: int, found: Worth | None = None, simulations: int = SIMULATIONS) -> Chances:
    """How probably a seat wins, and the others: (name, share, words) each; nothing where nobody can say.

    `found` is the worth of its choices, if it is known already.
    """
    game, cast = match.game, cast_of(match)
    others = [cast.names[s] for s in range(game.num_players) if s != seat]
    if not others or WIN not in game.goals.searched(game):
        return []
    if match.is_over:
        won = winners(game.returns(match.state))
        share, about = (1 / len(won) if seat in won else 0.0), ""
    elif match.player != seat:
        return []
    else:
        if found is None or found.goal != WIN:
            found = worth(game, match.state, WIN, simulations=simulations, seed=match.ply)
        if found is None:
            return []
        share, about = min(1.0, max(0.0, float(found.best.value))), "" if found.mark == "exact" else "~"
    whose = others[0] if len(others) == 1 else "the others"
    named = ((cast.names[seat], share), (whose, 1 - share))
    return [(who, each, f"{about}{100 * each:.0f} %") for who, each in named]


class Later:
    """Work that waits until a person has looked for a moment; another click puts it off.

    Without an event loop, as in a plain program, nothing is done unless somebody asks.
    """

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def do(self, work: Callable[[], Any]) -> None:
        """Do this a little later, and nothing that was waiting."""
        self.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._timer = loop.call_later(AFTER, work)

    def cancel(self) -> None:
        """Do nothing of what was waiting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
