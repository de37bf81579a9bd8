"""Every position of a game worked out by the definition: an independent twin of the solvers, chance included."""

from fractions import Fraction
from typing import NamedTuple

from catlib.solving import perft


class Worked(NamedTuple):
    """Each seat's payoff when every seat wants most for itself and sees everything, and what each action leads to."""

    values: tuple
    options: dict[int, tuple]
    best: int | None


def exhaustive(game, state=None):
    """Work out a position of a game that never returns to one."""
    state, known = game.initial_state() if state is None else state, {}

    def values(here):
        if (key := here.key()) not in known:
            known[key] = worked(here).values
        return known[key]

    def worked(here):
        if game.is_terminal(here):
            return Worked(tuple(game.returns(here)), {}, None)
        after = {action: values(game.successor(here, action)) for action in moves(here)}
        mover = game.current_player(here)
        if mover < 0:
            chances = game.chance_outcomes(here)
            means = [sum(chance * after[a][seat] for a, chance in chances) for seat in range(game.num_players)]
            return Worked(tuple(Fraction(mean) for mean in means), {}, None)
        best = max(after, key=lambda action: after[action][mover])
        return Worked(after[best], after, best)

    def moves(here):
        return game.legal_actions(here) or [outcome for outcome, _ in game.chance_outcomes(here)]

    return worked(state)


def levels(game, depth):
    """Return the chance nodes, decisions and ends at each depth from 0 on."""
    counted = [perft(game, each) for each in range(depth + 1)]
    return [(counts["chance"], counts["decision"], counts["terminal"]) for counts in counted]
