"""The race out of the city: questions D11 and D12."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import Literal, NamedTuple

from catlib.chance import Pmf, whole
from catlib.game import Game
from catlib.solving import Solver

from ..goals import check_dice, net_goal, turn
from .rolls import one_roll
from .usual import game_or_default, without_items

Manner = Literal["no re-roll", "best"]


def rush_hour(
    spaces: int,
    turns: int | None = None,
    d6: int = 5,
    d8: int = 0,
    *,
    manner: Manner = "best",
    items: bool = False,
    farthest: int | None = None,
    game: Game | None = None,
) -> Fraction:
    """The chance to cover that many spaces within the turns that rush hour leaves (D11; rule 38).

    Pure distance: every net space counts, whichever way the streets turn; a turn of negative net pushes the cab back,
    at most to `farthest` spaces from its aim (none by default); every turn has the same dice and begins without
    curses. `manner` is "no re-roll", as Crazy cat drives, or "best": each turn is driven for just this chance.

    >>> round(float(rush_hour(6, manner="no re-roll")), 4), round(float(rush_hour(6, turns=2)), 4)
    (0.9401, 0.9379)
    """
    if manner not in ("no re-roll", "best"):
        raise ValueError(f"manner={manner!r}: a rush hour is driven with 'no re-roll' or 'best'")
    game = game_or_default(game) if items else without_items(game_or_default(game))
    left = game.house.rush_turns if turns is None else whole("turns", turns, 0, MOST_TURNS)
    check_dice(game, d6, d8, 0)
    whole("spaces", spaces, 0)
    if farthest is not None:
        whole("farthest", farthest, 0)
    return _Race(game, d6, d8, manner, farthest).chance(spaces, left)


MOST_TURNS = 60  # that are worked out one within the other


class _Race(NamedTuple):
    """The drivers, their dice, and how far back a cab can be pushed."""

    game: Game
    d6: int
    d8: int
    manner: Manner
    farthest: int | None

    def chance(self, spaces: int, turns: int) -> Fraction:
        """The chance to cover that many spaces in that many turns."""
        if spaces <= 0:
            return Fraction(1)
        is_far = self.farthest is None or spaces <= self.farthest  # else the cab is set nearer after a turn
        if not turns or (is_far and spaces > turns * 2 * (self.d6 + self.d8)):
            return Fraction(0)
        return _chance(self, spaces, turns)

    def after(self, spaces: int, turns: int, net: int) -> Fraction:
        """The same after a turn of some net spaces."""
        rest = spaces - net
        return self.chance(rest if self.farthest is None else min(rest, self.farthest), turns - 1)


@functools.lru_cache(maxsize=4096)
def _chance(race: _Race, spaces: int, turns: int) -> Fraction:
    if race.manner == "no re-roll":
        distribution = _distribution(race.game, race.d6, race.d8)
        return sum((p * race.after(spaces, turns, net) for net, p in distribution.items()), Fraction(0))
    goal = net_goal(
        race.game,
        functools.partial(race.after, spaces, turns),
        f"{spaces} in {turns}",
        f"Chance to cover {spaces} spaces in {turns} turns.",
    )
    return Solver(race.game, goal).value(turn(race.game, race.d6, race.d8))


@functools.lru_cache(maxsize=16)
def _distribution(game: Game, d6: int, d8: int) -> Pmf:
    return one_roll(d6, d8, items=True, game=game)


# Stay or leave
