"""Deals, endgames and the solo game in exact numbers, beside numbers counted by hand; twins are in `everywhere`."""

import functools
import itertools
from fractions import Fraction as F
from math import comb

import pytest

from catlib.chance import generator
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import CARDS, hand
from catlib.games.meow_daifugo.goals import ROUND, appraise
from catlib.games.meow_daifugo.odds import deals, solo
from catlib.games.meow_daifugo.odds.endgame import endgame, endgame_of
from catlib.games.meow_daifugo.odds.solo import clearance, clearance_of, deal, fewest_left
from catlib.games.meow_daifugo.plays import (
    NO_BLACKS,
    laid,
    list_plays,
    play_table,
)
from catlib.play import Match

from .positions import daifugo, position

# Deals


def test_d1_wilds_and_doppelgangers():
    """Both "?" in eight cards: 7/124; the chances that somebody exchanges; at least one of a sort."""
    assert F(7, 124) == deals.both_wilds() == deals.count_distribution(2, 8)[2]
    assert [F(7, 62), F(21, 124), F(21, 124)] == [deals.somebody_exchanges(n) for n in (2, 3, 4)]
    for marked in (2, 6):
        assert 1 - deals.count_distribution(marked, 8)[0] == deals.holding_chance(marked, 8)


def test_d2_more_cards_than_that():
    """Twenty-two cards always hold a sequence, nine always equal numbers."""
    assert (1, 0) == (deals.sequence_chance(32), deals.no_equal_numbers(9))


@pytest.mark.parametrize("size", range(1, 4))
def test_d3_penalties(size):
    """The mean of a hand of a size is 83 k / 32."""
    form = deals.penalty_mean_form()
    assert (
        F(83 * size, 32) == deals.penalty_distribution(size).mean == form.subs(dict.fromkeys(form.free_symbols, size))
    )


def test_d3_all_cards():
    """The whole deck has 83 circles."""
    assert 1 == deals.penalty_distribution(32)[83]


def test_d4_one_turn():
    """The hands of eight cards that are one play, found from the table of plays: 1289."""
    hands = set()
    for row in play_table():
        if row.cards == 8:
            some = [c for c in range(8) if row.need >> 8 + c & 1]
            for sets in itertools.product((8, 16), repeat=len(some)):
                blacks = sum(1 << first + c for first, c in zip(sets, some, strict=True))
                hands.add(row.need & NO_BLACKS | blacks)
    assert (len(hands), comb(32, 8)) == deals.one_turn_clears()
    assert all(clearance(daifugo(1), h, 0, [], most=1).turns == 1 for h in list(hands)[::40])


def test_odds_of_a_game_are_of_that_game_alone(monkeypatch):
    """Its deck and its house rules answer: nothing is looked up in the rulebook."""
    monkeypatch.setattr(deals, "_rulebook", None)
    for ask in (deals.both_wilds, deals.no_equal_numbers, deals.sequence_chance, deals.penalty_distribution,
        deals.points_distribution, deals.somebody_exchanges):
        assert ask(3, daifugo(1, deck="kittens", penalty_bands=(3, 4))) is not None


def test_bad_questions():
    """A hand that cannot be is refused in a sentence."""
    for ask in (lambda: deals.sequence_chance(33), lambda: deals.count_distribution(40, 8),
        lambda: deals.somebody_exchanges(1)):
        with pytest.raises(ValueError, match=r"=\d+"):
            ask()


# Endgames


@pytest.mark.parametrize(("leader", "other", "field", "wins", "leads"), [
    ("B1 B8", "B5", "", True, {"black 8"}),
    ("B1 B2", "B3", "", False, set()),
    ("D3 B8", "B4 W4", "", True, {"doppelganger 3", "black 8"}),
    ("D2 W2 B7", "W8 B8", "", True, {"three 2s (white and a doppelganger as two)"}),
    ("B1 B5", "B3 B8", "W6", False, set()),
    ("B1 B8", "B5", "W2", True, {"black 8"})])
def test_d6_solved_endgames(leader, other, field, wins, leads):
    """The solved endgames of the rulebook's reading: who wins, and with which leads."""
    solved = endgame(daifugo(), hand(leader), hand(other), hand(field))
    assert (wins, leads) == (solved.wins, set(solved.winning))
    assert "exact" == solved.mark


def test_an_endgame_is_won_where_no_points_are_lost():
    """Whoever empties the hand first wins, also where that costs the other nothing, or only some hands cost points."""
    for losses in ((0, 0, 0), (0, 2, 3), (1, 2, 3)):
        game = daifugo(2, point_losses=losses)
        for leader, other, wins in (("B1 B8", "B5", True), ("B1 B2", "B3", False)):
            solved = endgame(game, hand(leader), hand(other))
            assert wins == solved.wins == bool(solved.winning)
            assert (solved.value > 0) == (wins and losses[0] > 0)
            assert {option.name for option in solved.options if option.wins} == set(solved.winning)


def test_an_endgame_lists_every_choice_of_cards():
    """Each by the name that the table gives it, wherever cards lie on the field; of two equal black ones either."""
    game = daifugo(2)
    for top, field in (("", [0, 0, 0]), ("W1", [0, 8, 5])):
        state = position(game, "B4 B4 W2", "W6 W3", top=top)
        state.field[:3] = field
        solved = endgame_of(game, state)
        named = {action: game.action_to_string(state, action) for action in game.legal_actions(state)}
        assert named == {option.action: option.name for option in solved.options}
    state = position(game, "B4 B4 W1", "W5 W3")
    solved = endgame_of(game, state)
    value = {option.name: option.value for option in solved.options}
    assert value["black 4"] >= value["black 4 (1 circle)"]


def test_d6_refusals():
    """A card in two places, an empty hand, a deck that is not empty."""
    game = daifugo()
    with pytest.raises(ValueError, match="two places"):
        endgame(game, hand("W1"), hand("W1"))
    with pytest.raises(ValueError, match="empty"):
        endgame(game, 0, hand("W1"))
    with pytest.raises(ValueError, match="deck empty"):
        endgame_of(game, position(game, "W1", "W2", deck="W3"))


# The solo game


def test_d5_identity():
    """Clearing on turn T takes T plays and T - 1 draws, so 7 + T cards are played from eight."""
    rng, game = generator(3), daifugo(1)
    cards = rng.sample(range(CARDS), CARDS)
    found = clearance(game, sum(1 << c for c in cards[:8]), sum(1 << c for c in cards[8:11]), cards[11:])
    assert 2 * found.turns - 1 == len(found.line)


@pytest.mark.parametrize("seed", range(6))
def test_d5_bound_on_plays(seed):
    """The bound that prunes is never above the fewest plays that shed a hand."""
    rng = generator(seed)

    @functools.cache
    def fewest(held):
        if not held:
            return 0
        buffer = [0] * r.NUM_ACTIONS
        n = list_plays(daifugo().setup, held, -1, buffer, 0)
        return 1 + min(fewest(held & ~laid(held, play_table()[play].need)) for play in buffer[:n])

    for _ in range(30):
        held = sum(1 << c for c in rng.sample(range(CARDS), 6))
        assert fewest_left(held, 0) <= fewest(held)


def test_d5_challenge():
    """With the deck shuffled beforehand a seed gives everybody the same deck, and no game beats its optimum."""
    game, best, orders = daifugo(1, shuffle="beforehand"), set(), set()
    for bot in ("random", "lowest first", "fewest plays"):
        match = Match(game, seats=[bot], seed=11)
        while match.state.phase != r.PLAY:
            match.roll()
        best.add(clearance_of(game, match.state).turns)
        assert deal(game, 11) == match.state
        orders.add(tuple(match.state.order))
        while not match.is_over:
            match.step()
        assert min(best) <= -game.returns(match.state)[0]
    assert (1, 1) == (len(best), len(orders))


def test_d5_refusal():
    """A deal that takes longer says so."""
    with pytest.raises(ValueError, match="most=1"):
        clearance(daifugo(1), hand("W1 B8"), 0, [3, 4], most=1)


def test_d6_which_play():
    """An open endgame is solved, anything else is searched, and each says so."""
    game = daifugo(2)
    state = position(game, "D2 W2 B7", "W8 B8")
    worth, margins, mark = appraise(game, state, ROUND)
    best = max(worth, key=worth.__getitem__)
    assert "three 2s (white and a doppelganger as two)" == game.action_to_string(state, best)
    assert ({}, "exact", endgame_of(game, state).value) == (margins, mark, worth[best])
    state = position(game, "D2 W2 B7", "W8 B8", deck="W1 W3", played=hand("W4 W5"))
    assert appraise(game, state, ROUND, simulations=100)[2].startswith("estimate")
    with pytest.raises(ValueError, match="nobody decides"):
        appraise(game, game.initial_state(), ROUND)


# The challenge of the day


def test_a_word_is_the_same_seed_everywhere():
    """Spelling does not matter, words do; the seed of a word is pinned, so that two machines deal alike."""
    assert 1 == len({solo.seed_of(word) for word in ("Fish Friday", "fish friday", "  FISH   friday ", "ﬁsh friday")})
    assert 300 == len({solo.seed_of(str(day)) for day in range(300)})
    assert SEED_OF_CATS == solo.seed_of("cats")
    for nothing in ("", "   "):
        with pytest.raises(ValueError, match="expected a date or a word"):
            solo.seed_of(nothing)


SEED_OF_CATS = 3_644_219_531


def test_nobody_beats_who_knows_the_deck():
    """On every deal each bot takes at least the bound; a bot that is a rule takes the same turns again."""
    game = daifugo(1, shuffle="beforehand")
    for seed in range(12):
        first, *others = found = solo.standings(game, seed, ["fewest plays", "lowest first", "random"])
        assert ("deck known", "bound") == (first.who, first.mark)
        assert all(first.turns <= other.turns for other in others)
        assert ["exact", "exact", "estimate"] == [other.mark for other in others]
        assert [None, None, 20] == [other.mean and other.mean.games for other in others]
        assert found == solo.standings(game, seed, ["fewest plays", "lowest first", "random"])


def test_what_is_still_possible_never_gets_better():
    """A turn cannot bring back what the turn before gave away; the last says how many were taken."""
    game = daifugo(1, shuffle="beforehand")
    for seed in range(6):
        match = Match(game, ["fewest plays"], seed=seed)
        match.advance()
        rows = solo.still_possible(game, match.states)
        values = [value for _, value in rows if value is not None]
        assert sorted(values) == values
        assert list(range(1, len(rows) + 1)) == [turn for turn, _ in rows]
        assert match.state.turn == values[-1]
        assert solo.clearance_of(game, solo.deal(game, seed)).turns == values[0]


def test_shares_cleared_rise_and_stay_below_the_bound():
    """The share that is cleared by a turn only rises, and is highest for who knows the deck."""
    shares = solo.cleared_within(daifugo(1, shuffle="beforehand"), range(15), ["fewest plays"], most=9)
    bound, bot = ([share.value for share in shares[who]] for who in ("deck known", "fewest plays"))
    assert sorted(bound) == bound
    assert all(low <= high for low, high in zip(bot, bound, strict=True))
    assert 1 == bound[-1]
