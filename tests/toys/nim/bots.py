from __future__ import annotations

from catlib.rulebook import rule

from .rules import HEAPS

BOTS = {
    "random": "Any legal action, all alike.",
    "first": "The first legal action.",
    "searching": "Searches, for the plain engine.",
}
COMPILED = ("random", "first")
WORK = 1


@rule
def choose(bot, setup, state, actions, count, u, work):
    return actions[int(u * count) if bot == 0 else 0]


@rule
def evaluate(setup, state, out):
    """Bouton's theorem for two: who moves wins unless the heaps' sizes cancel in binary."""
    nimber = 0
    for i in range(HEAPS):
        nimber ^= state.heap[i]
    for seat in range(setup.seats):
        out[seat] = 1 if (seat == state.seat) == (nimber != 0) else 0


def make(name, game):
    from catlib.mcts import player

    return player(game, simulations=300, rollout="random")
