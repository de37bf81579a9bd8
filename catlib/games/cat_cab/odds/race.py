"""The race out of the city: questions D11 and D12."""

import functools
from fractions import Fraction
from typing import Literal, NamedTuple

from catlib.chance import Pmf, whole
from catlib.game import Game
from catlib.solving import Solver

from ..ending import worth_aboard
from ..goals import check_dice, net_goal, turn
from .rolls import one_roll
from .usual import usual, world

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
    game = world(game, items)
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


class Stay(NamedTuple):
    """The worth in points of leaving now and of staying for one more passenger, and which is better.

    `threshold` is the rival's chance to leave in a turn from which on leaving now is better (None: staying is better
    for every chance).
    """

    leave: Fraction
    stay: Fraction
    better: str
    threshold: Fraction | None


def stay_or_leave(land: Fraction, rival_leaves: Fraction, *, margin: bool = False, game: Game | None = None) -> Stay:
    """Return whether one more passenger is worth the risk of losing the first place, in a small model (D12; rules 34 to
    38).

    A model, no count of the game: you stand at the open exit and one rival is in the city. Leaving now is sure and is
    worth the first place. Who stays hunts for one passenger: each own turn lands on it with chance `land`, and the
    turn after that leads out. The rival leaves in each of its turns with chance `rival_leaves`; then rush hour leaves
    the turns that the house says, and the hunt goes on as long as one turn remains to get out. Turns are independent,
    no passenger is lost, and there is always one to hunt. Points are your own, or your lead over the rival's places
    with `margin`.

    >>> choice = stay_or_leave(Fraction(1, 2), Fraction(1, 3))
    >>> choice.leave, choice.stay, choice.better
    (Fraction(10, 1), Fraction(795, 64), 'stay')
    """
    for name, chance in (("land", land), ("rival_leaves", rival_leaves)):
        if not 0 <= chance <= 1:
            raise ValueError(f"{name}={chance}: a chance is 0 to 1")
    setup = (game or usual()).setup
    first, second = setup.place_points[:2]
    p, q, worth, rush = Fraction(land), Fraction(rival_leaves), worth_aboard(setup, 1), setup.rush_turns
    lead, behind = (first - second, second - first) if margin else (first, second)
    leave, loss = Fraction(lead), lead - behind
    hunt = (1 - p) * (1 - (1 - p) ** (rush - 1))  # fails now, succeeds in rush hour and leaves a turn to get out
    if p + q == 0:
        return Stay(leave, Fraction(lead), "either", None)
    gain = (worth * (p + q * hunt) - q * loss) / (p + q - p * q)
    better = "stay" if gain > 0 else "leave" if gain < 0 else "either"
    return Stay(leave, leave + gain, better, _threshold(p, worth, loss, hunt))


def _threshold(p: Fraction, worth: int, loss: int, hunt: Fraction) -> Fraction | None:
    risk = loss - worth * hunt
    found = Fraction(worth * p) / risk if risk > 0 else None
    return found if found is not None and found <= 1 else None
