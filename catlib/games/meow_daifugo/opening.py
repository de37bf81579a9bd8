"""A newcomer's first deal: the duel is over, and a plain lead is to be made."""

from collections.abc import Sequence

from catlib.game import Game
from catlib.play import HUMAN, Match, bot_policy

from .cards import WILD
from .rules import PLAY, play_of

FEW = 2  # cards of a plain lead


def opened(game: Game, seats: Sequence[str | None] | None = None, seed: int | None = None) -> Match:
    """Return a match in which the first seat, by default a person's, leads; bots have shown their lowest cards.

    It is dealt by the next seed that has it plain: nobody was dealt both "?", no "?" is in the hand that leads, and
    what the strongest rule would lead there is one card or two.

    >>> opened(load("meow_daifugo"), seed=24).state.phase == PLAY
    True
    """
    bot = game.type.bots.COMPILED[-1]
    lead, seats = bot_policy(game, bot), seats or [HUMAN, *[bot] * (game.num_players - 1)]
    while True:
        match = Match(game, [bot] * game.num_players, seed)
        while match.state.phase != PLAY:
            match.step()
        state = match.state
        few = game.setup.cards[play_of(game.setup, lead(state, 0.5))] <= FEW
        if (state.player, state.exchange < 0, state.hand[0] >> WILD, few) == (0, True, 0, True):
            break
        seed = None if seed is None else (seed + 1) % 2**32
    for seat, who in enumerate(seats):
        match.sit(seat, who)
    return match
