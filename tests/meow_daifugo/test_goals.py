"""What choices are worth: exact once nothing is hidden, else an estimate; and the distribution of a hand."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from catlib.games.meow_daifugo import goals
from catlib.games.meow_daifugo.bots import fewest
from catlib.games.meow_daifugo.cards import hand
from catlib.games.meow_daifugo.odds.endgame import endgame_of
from catlib.play import Match, bot_policy, worth
from catlib.play import goals as all_goals
from catlib.play.valuing import exact_goals

from .positions import daifugo, position


@pytest.fixture
def few(monkeypatch):
    """Few simulations, uncompiled."""
    monkeypatch.setattr("catlib.engine.kernels.has_wasm", lambda: False)
    monkeypatch.setattr(goals, "has_wasm", lambda: False)


def test_what_choices_are_measured_by():
    """A round by points, a solo game by plays; nothing is exact before the deck is empty, and no card is luck."""
    assert [goals.ROUND] == list(all_goals(daifugo(3)))
    assert [goals.PLAYS] == list(all_goals(daifugo(1)))
    assert {} == exact_goals(daifugo(2))
    assert daifugo(2).goals.luck_goal(daifugo(2), daifugo(2).initial_state()) is None


def test_plays_left_of_a_solo_game_are_counted_over_every_card():
    """A play of enough cards takes the best card of the field or the mean of the deck; a shorter one takes the mean."""
    game = daifugo(1)
    state = position(game, "W5 W6 B1.1 D1", field="W7 B8.1", deck="W1 W2 W8 B3.1", turn=2)
    unseen = [card for card in range(32) if game.setup.deck >> card & 1]
    unseen = [card for card in unseen if not (hand("W5 W6 B1.1 D1 W7 B8.1") >> card & 1)]
    mean = Fraction(sum(fewest(game.setup, hand("W5 W6 B1.1") | 1 << card) for card in unseen), len(unseen))
    found = worth(game, state, goals.PLAYS)
    told = {game.short_label(state, each.action): each for each in found.options}
    pair, single = told["two 1s (black and a doppelganger)"], told["doppelganger 1"]
    assert ("exact", -1, -mean) == (found.mark, pair.value, single.value)
    assert (pair, "1.00") == (found.best, found.tell(pair))


def test_who_follows_plays_left_clears_sooner():
    """The advice of a solo game beats the strongest bot that is a rule."""
    game = daifugo(1, shuffle="beforehand")
    turns = {}
    for bot in (bot_policy(game, "fewest plays"), lambda state, u: worth(game, state, goals.PLAYS).best.action):
        for seed in range(8):
            match = Match(game, ["human"], seed)
            match.advance()
            while not match.is_over:
                match.act(bot(match.state, 0.5))
                match.advance()
            turns[bot] = turns.get(bot, 0) + match.state.turn
    usual, counted = turns.values()
    assert counted < usual - 8, (counted, usual)


def test_an_open_endgame_is_exact():
    """With the deck empty two players see everything: the worth is the solver's, without a margin or a tilde."""
    game = daifugo(2)
    state = position(game, "D3 B8", "B4 W4")
    found = worth(game, state, goals.ROUND)
    assert "exact" == found.mark
    assert {} == found.margins
    solved = {option.action: Fraction(option.value) for option in endgame_of(game, state).options}
    assert solved == {option.action: option.value for option in found.options}
    assert not found.say(found.best.value).startswith("~")


@pytest.mark.usefixtures("few")
def test_hidden_hands_are_an_estimate():
    """Every option that was tried twice has a value with a tilde and a margin; the best has no regret."""
    game = daifugo(2)
    state = position(game, "W4 B5 W6", "W1 D2", deck="B1 B2 B3")
    found = worth(game, state, goals.ROUND)
    assert "estimate from 500 games" == found.mark
    assert {option.action for option in found.options} == set(found.margins) <= set(game.legal_actions(state))
    assert "~" in found.tell(found.best)
    assert all(found.best.value - option.value == option.regret >= 0 for option in found.options)


@pytest.mark.parametrize("house", [{}, {"deck": "kittens", "hand_cards": (2, 2, 2, 2)}, {"penalty_bands": (3, 4)}])
def test_the_distribution_of_three_cards(house):
    """The points that three random cards cost, against every hand of three."""
    game = daifugo(2, **house)
    cards = [card for card in range(32) if game.setup.deck >> card & 1]
    first, second = game.house.penalty_bands
    counted: Counter = Counter()
    for held in combinations(cards, 3):
        circles = sum(game.setup.circles[card] for card in held)
        counted[(circles > 0) + (circles > first) + (circles > second)] += 1
    total = sum(counted.values())
    distribution = goals.turn_distribution(game)
    assert {points: Fraction(n, total) for points, n in counted.items()} == {
        points: distribution[points] for points in counted
    }
    assert ("The 3 cards left in a hand", "points they cost") == game.goals.DISTRIBUTION
