"""Winners: one reading of what a game pays, for every engine, each seat for itself or team by team.

The best paid win. A game whose TEAMS are empty has seats that play for themselves: those paid most have won, nobody
where all are paid alike, and a seat alone wins by being paid more than nothing. Of TEAMS a team wins or loses as one:
the team of the best paid seat has won, nobody where each team has such a seat, and a team that is alone, as where all
play together, wins by being paid more than nothing. A game with a loser only has two teams at its end: the loser, and
all others. Degrees of a win are payoffs: more is better.

The words are those of the field: payoffs that are alike for all are OpenSpiel's `IDENTICAL` utility, and a number of
the team for each player is TAG's `getTeam` (R. D. Gaina and others, TAG: a tabletop games framework, 2020).
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from catlib.rules import rule

TEAM = 32  # the bit of the first team; the lower ones are those of seats
TOGETHER, LOST, SHARED, DRAWN, UNFINISHED = "won together", "not won", "shared", "won by nobody", "not finished"

Sharing = Callable[[Any, Any, Any, int, Any], int]


@rule
def share_alone(setup, state, paid, seats, shares):
    """Seats for themselves: write each seat's share of the win, and return who has won, as bits.

    Several who are paid most share the win, as do all in a draw, which nobody has won.
    """
    best, least, equal, winners = paid[0], paid[0], 0, 0
    for s in range(1, seats):
        best, least = max(best, paid[s]), min(least, paid[s])
    for s in range(seats):
        equal += paid[s] == best
    part = 1.0 / equal
    for s in range(seats):
        shares[s] = part if paid[s] == best else 0.0
        if paid[s] == best and best > least:
            winners |= 1 << s
    if seats == 1:
        winners = 1 if best > 0 else 0
        shares[0] = 1.0 if best > 0 else 0.0
    return winners


@rule
def on_one_team(setup, state, seat):
    """All play together."""
    return 0


@functools.lru_cache(maxsize=64)
def _by_team(team: Callable[..., int], teams: int) -> Sharing:
    @rule
    def standing(setup, state, paid, seats, best, t):
        """2 for a team with a best paid seat, 1 for another, 0 for one that nobody is on."""
        found = 0
        for s in range(seats):
            if team(setup, state, s) == t:
                found = max(found, 2 if paid[s] == best else 1)
        return found

    @rule
    def share_in_teams(setup, state, paid, seats, shares):
        """Teams: write each seat's share of the win, whole for each of a team; return who has won, as bits."""
        best, sides, equal, winners = paid[0], 0, 0, 0
        for s in range(1, seats):
            best = max(best, paid[s])
        for t in range(teams):
            found = standing(setup, state, paid, seats, best, t)
            sides += found > 0
            equal += found == 2
        lost = sides == 1 and best <= 0
        for s in range(seats):
            t = team(setup, state, s)
            wins = standing(setup, state, paid, seats, best, t) == 2 and not lost
            shares[s] = 1.0 / equal if wins else 0.0
            if wins and (equal < sides or sides == 1):
                winners |= 1 << s
                winners |= 1 << TEAM + t
        return winners

    return share_in_teams


def sharing(rules: Any) -> Sharing:
    """Return the rule `share(setup, state, paid, seats, shares)` by which a game is won.

    It writes each seat's share of the win to a row of floats, and returns who has won, as bits: seats from bit 0 on,
    teams from bit TEAM on; 0 for a draw, and where all have lost together.

    >>> share, shares = sharing(load("cat_cab").rules), [0.0] * 3
    >>> share(None, None, [3, 5, 5], 3, shares), shares
    (6, [0.0, 0.5, 0.5])
    >>> share(None, None, [2, 2, 2], 3, shares), shares[0] == 1 / 3
    (0, True)
    """
    return _by_team(rules.team or on_one_team, len(rules.TEAMS)) if rules.TEAMS else share_alone


def together(rules: Any) -> bool:
    """Return whether all seats win or lose together, whatever happens."""
    return len(rules.TEAMS) == 1


def unlike(rules: Any, paid: Sequence[int], shares: Sequence[float]) -> str:
    """Return what is wrong where payoffs do not say what TEAMS say, in a sentence; empty where nothing is."""
    if together(rules) and min(paid) < max(paid):
        who = f"TEAMS names one team, {rules.TEAMS[0]}, which is paid alike"
        return f"seat {paid.index(max(paid))} is paid {max(paid)} and seat {paid.index(min(paid))} {min(paid)}; {who}"
    winning, losing = ([p for p, s in zip(paid, shares, strict=True) if (s > 0) == won] for won in (True, False))
    if winning and losing and min(winning) < max(losing):
        first, other = paid.index(max(losing)), paid.index(min(winning))
        wins = f"seat {other} is paid {min(winning)} and wins with its team"
        return f"seat {first} is paid {max(losing)} and loses; {wins}"
    return ""


def seats_of(won: int) -> list[int]:
    """Return the seats among the bits of who has won.

    >>> seats_of(0b101 | 1 << TEAM)
    [0, 2]
    """
    return [seat for seat in range(TEAM) if won >> seat & 1]


def share_of(won: int) -> float:
    """Return the share of the win of each who has won: of several seats for themselves a part, of a team the whole.

    >>> share_of(0b11), share_of(0b11 | 1 << TEAM), share_of(0)
    (0.5, 1.0, 0.0)
    """
    return 1 / (won >> TEAM or won).bit_count() if won else 0.0


def is_shared(won: int) -> bool:
    """Return whether several have won who do not play together.

    >>> is_shared(0b11), is_shared(0b11 | 1 << TEAM), is_shared(0b01)
    (True, False, False)
    """
    return (won >> TEAM or won).bit_count() > 1


def endings(rules: Any, seats: int, won: Mapping[int, int], unfinished: int) -> dict[str, int]:
    """Return how many games ended in which way, each game in one: the counts add up to all games.

    `won` counts games by who has won, as bits; among those that nobody won are the `unfinished`. A seat or a team has
    those games here that it won alone; what several share, what nobody won and what did not finish stands beside them.

    >>> endings(load("cat_cab").rules, 3, {0b001: 5, 0b110: 2, 0: 4}, 1)
    {'seat 1': 5, 'seat 2': 0, 'seat 3': 0, 'shared': 2, 'won by nobody': 3, 'not finished': 1}
    """
    nobody = {LOST if together(rules) or seats == 1 else DRAWN: won.get(0, 0) - unfinished, UNFINISHED: unfinished}
    if together(rules):
        return {TOGETHER: sum(n for bits, n in won.items() if bits)} | nobody
    names = rules.TEAMS or [f"seat {seat + 1}" for seat in range(seats)]
    alone = dict.fromkeys(names, 0)
    for bits, n in won.items():
        if bits and not is_shared(bits):
            alone[names[(bits >> TEAM or bits).bit_length() - 1]] += n
    return alone | {SHARED: sum(n for bits, n in won.items() if is_shared(bits))} | nobody


def winners(rules: Any, setup: Any, state: Any) -> list[int]:
    """Return the seats that have won a game that is over; none in a draw, or where all have lost together.

    >>> game = load("tictactoe")
    >>> state = game.initial_state()
    >>> for action in (0, 3, 1, 4, 2):
    ...     state = game.child(state, action)
    >>> winners(game.rules, game.setup, state)
    [0]
    """
    paid, shares = [0] * setup.seats, [0.0] * setup.seats
    rules.returns(setup, state, paid)
    return seats_of(sharing(rules)(setup, state, paid, setup.seats, shares))
