"""The search that does not look: the same whatever is hidden, the same in both engines, right where nothing is."""

import pytest

from catlib.chance import generator
from catlib.chance.estimate import critical_value
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo import voice
from catlib.games.meow_daifugo.infoset import infoset_mcts, round_worth
from catlib.games.meow_daifugo.odds.endgame import endgame_of
from catlib.play import walk

from .positions import daifugo, position


def decisions(players, seed, phase=r.PLAY):
    """Some decisions of a random game."""
    game = daifugo(players)
    states = [s for s in walk(game, seed).states if s.phase == phase and len(game.legal_actions(s)) > 1]
    return game, states[:: max(1, len(states) // 4)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", [r.PLAY, r.DUEL])
def test_it_does_not_look(players, phase):
    """A world that the mover cannot tell from this one is searched to the very same result."""
    game, states = decisions(players, players, phase)
    for state in states:
        world = voice.resample(game.setup, state, state.player, generator(1))
        here, there = (infoset_mcts(game, s, simulations=60, seed=4, compile=False) for s in (state, world))
        assert here == there


@pytest.mark.wasm
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_engines_search_alike(players):
    """Plain and compiled find the same visits and values."""
    game, states = decisions(players, 2)
    for state in states[:3]:
        for rollout in ("random", "fewest plays"):
            plain, fast = (
                infoset_mcts(game, state, simulations=80, seed=9, rollout=rollout, compile=c) for c in (False, True)
            )
            assert plain == fast


@pytest.mark.parametrize(("leader", "other", "field"), [
    ("B1 B8", "B5", ""), ("D3 B8", "B4 W4", ""), ("B1 B8", "B5", "W2"), ("W1 W2", "W3", "")])
def test_it_finds_what_is_known(leader, other, field):
    """With the deck empty nothing is hidden between two players, and the most visited option is a best one."""
    game = daifugo(2, ends="one round")
    state = position(game, leader, other, field=field)
    state.played = game.setup.deck & ~state.hand[0] & ~state.hand[1]
    for card in state.field:
        state.played &= ~(1 << card - 1) if card else -1
    found = infoset_mcts(game, state, simulations=1500, compile=False)
    assert 0 == endgame_of(game, state).regret(found.best)
    assert "estimate" == found.mark


def test_visits_add_up():
    """Every simulation is one visit, and every option is listed."""
    game, states = decisions(2, 1)
    found = infoset_mcts(game, states[0], simulations=200, compile=False)
    assert 200 == sum(found.visits.values())
    assert game.legal_actions(states[0]) == list(found.visits)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_intervals_are_the_mover_s_own(players):
    """Read back from the mean and its interval, the squares of what simulations were worth add up to whole numbers."""
    game, states = decisions(players, 1)
    for state in states:
        for option in infoset_mcts(game, state, simulations=150, seed=3, compile=False).options:
            mean, n = option.value, option.visits
            if n > 1:
                squares = (mean.error / critical_value()) ** 2 * n * (n - 1) + mean.value**2 * n
                assert round(squares) == pytest.approx(squares, abs=1e-6)


def test_a_round_alone_is_worth_what_the_rules_pay():
    """Minus its turns, and one more where the hand was not cleared."""
    game = daifugo(1)
    for seed in range(40):
        state = walk(game, seed).states[-1]
        worth = [0]
        round_worth(game.setup, state, worth)
        assert list(game.returns(state)) == worth
    state.cleared = 1 - state.cleared
    round_worth(game.setup, state, worth)
    assert list(game.returns(state)) == worth


def test_refusals():
    """Where nobody decides, without simulations, or with an unknown bot it says so."""
    game, states = decisions(2, 1)
    with pytest.raises(ValueError, match="nobody decides"):
        infoset_mcts(game, game.initial_state())
    with pytest.raises(ValueError, match="simulations=0"):
        infoset_mcts(game, states[0], simulations=0)
    with pytest.raises(ValueError, match="rollout='lion'"):
        infoset_mcts(game, states[0], rollout="lion")
    with pytest.raises(ValueError, match="bot='lion'"):
        game.type.bots.make("lion", game)
