"""A game looked back at: what decisions gave away, and what was luck."""

import math
from dataclasses import replace
from fractions import Fraction

import pytest

from catlib import load
from catlib.game import run_text
from catlib.play import Judge, Judged, Match, Pairing, Review, Worth, reason, review, valuing, worth
from catlib.play import reviews as looking_back
from catlib.play.reviews import brings, decisions, judged
from catlib.play.valuing import WIN, called
from catlib.solving import ActionValue

ALIKE = '''
"Alike: three choose one after the other; whoever has the colour of the first wins."
from catlib.game.authoring import TERMINAL, add, record, rule
PLAYERS, PAYOFFS, ACTIONS = (3, 3), (0, 1), ("red 1", "red 2", "blue")
State = record("State", {"chosen": ("i1", 3), "seat": "i1"}, __name__)
def short_label(setup, state, action):
    return ACTIONS[action].split()[0]
@rule
def current_player(setup, state):
    return TERMINAL if state.seat == 3 else state.seat
@rule
def legal_actions(setup, state, actions):
    actions[0], actions[1], actions[2] = 0, 1, 2
    return 3 if state.seat < 2 else 2
@rule
def apply_action(setup, state, action):
    state.chosen[state.seat] = action // 2
    state.seat += 1
@rule
def returns(setup, state, out):
    for seat in range(3):
        out[seat] = 1 if state.chosen[seat] == state.chosen[0] else 0
add(__name__)
'''


def nim():
    """A short game in which the first player takes what loses."""
    match = Match(load("tictactoe"), ["human", "human"], seed=1)
    for action in (4, 1, 2, 6, 0, 8, 3):
        match.act(action)
    return match


def test_only_real_decisions_are_judged():
    """A seat's plies where more than one thing could be done."""
    match = nim()
    assert [0, 2, 4, 6] == decisions(match, 0)
    assert [1, 3, 5] == decisions(match, 1)


def test_a_missed_win_is_given_away():
    """Whoever could win at once and did not is told the better move."""
    match = Match(load("tictactoe"), ["human", "human"], seed=1)
    for action in (0, 3, 1, 4, 8):
        match.act(action)
    found = judged(match, 4, simulations=2000)
    assert found.better == match.game.short_label(match.states[4], 2)
    assert found.given_away > Fraction(1, 4)


def test_luck_and_decisions_make_up_the_game():
    """From the first chance to the end: what was given away is lost, the rest is luck and the others."""
    made = (
        Judged(0, "a", Fraction(1, 2), "b", Fraction(3, 5), 0.0),
        Judged(3, "c", Fraction(7, 10), "c", Fraction(7, 10), 0.0),
        Judged(5, "d", Fraction(1, 5), "e", Fraction(1, 4), 0.1),
    )
    found = Review(0, "chance to win", True, made, Fraction(1))
    assert [made[0]] == list(found.mistakes)
    assert (Fraction(1, 10), Fraction(1, 5) - Fraction(9, 20) + Fraction(3, 4)) == (found.given_away, found.luck)
    assert Fraction(1) - made[0].best == found.luck - found.given_away
    for n in range(1, 4):  # while the game goes on, what the last decision gave away is not lost yet
        lost = sum(each.given_away for each in made[: n - 1])
        assert made[n - 1].best - made[0].best == Review(0, "chance to win", True, made[:n]).luck - lost


def test_the_best_moment_is_a_rise_of_the_curve_that_is_sure():
    """After a decision that was not a mistake the curve rose most, beyond what both its ends are sure of.

    Games that were lost three times, then won three times beside many of about 3/4 do not rise from 0 to 1.
    """
    made = (
        Judged(0, "a", Fraction(1, 10), "b", Fraction(4, 5), 0.03),
        Judged(3, "c", Fraction(1, 10), "f", Fraction(1, 5), 0.0),
        Judged(5, "d", Fraction(7, 10), "d", Fraction(7, 10), 0.0),
        Judged(7, "e", Fraction(3, 5), "e", Fraction(3, 5), 0.0),
    )
    found = Review(0, "chance to win", True, made, Fraction(1))
    assert (made[3], Fraction(3, 5), Fraction(1)) == found.best_moment
    assert [0.8, 0.2, 0.7, 0.6, 1] == [float(value) for value, _ in found.curve]
    values = [(0, 0.51), (1, 0.51), *[(Fraction(3, 4), 0.12)] * 4]
    guessed = tuple(Judged(n, "a", Fraction(v), "a", Fraction(v), 0.0, spread) for n, (v, spread) in enumerate(values))
    found = Review(0, "chance to win", True, guessed)
    assert found.best_moment is None
    assert abs(found.luck) < found.luck_margin < 0.2
    assert all(0.6 < value < 0.8 for value, _ in found.curve)


def test_luck_is_what_the_curve_shows():
    """A curve that falls from 3/4 to 1/4 without a mistake was hurt by luck and the others, surely."""
    values = [Fraction(15 - n, 20) for n in range(11)]
    made = tuple(Judged(n, "a", v, "a", v, 0.0, 0.3) for n, v in enumerate(values))
    found = Review(0, "chance to win", True, made)
    assert found.luck == found.curve[-1][0] - found.curve[0][0] < -Fraction(1, 4)
    assert found.luck_margin < 0.25


def test_a_better_choice_is_better_for_a_reason():
    """What the decision is about says why, if it tells both apart; nothing does where both are alike."""
    match = Match(load("cat_cab", players=2), seats=["human", "greedy"], seed=7)
    match.advance()
    found = worth(match.game, match.state, "net spaces")
    last, say = found.ranked[-1], match.game.short_label
    lost = Judged(match.ply, say(match.state, last.action), Fraction(0), say(match.state, found.best.action),
                  Fraction(1), 0.0)
    assert "You reach the passenger this turn with a chance of 64%; what was played, 1%." == reason(match, lost)
    assert reason(match, replace(lost, better=lost.label)) == ""


def test_a_sum_of_estimates_says_how_far_it_may_be_off():
    """Losses within their margins are in neither sum; margins add up like standard errors, luck's with both ends."""
    made = (
        Judged(0, "a", Fraction(1, 2), "b", Fraction(4, 5), 0.03, 0.12),
        Judged(3, "c", Fraction(1, 2), "d", Fraction(3, 4), 0.04, 0.2),
        Judged(5, "e", Fraction(1, 2), "f", Fraction(3, 5), 0.2, 0.84),
    )
    assert pytest.approx(0.05) == Review(0, "chance to win", True, made, Fraction(1)).margin
    guessed = Review(0, "chance to win", True, made)
    first, last = guessed.curve[0][1], guessed.curve[-1][1]
    assert first < 0.12, "neighbors make it surer"
    assert pytest.approx(math.hypot(0.05, first)) == Review(0, "chance to win", True, made, Fraction(1)).luck_margin
    assert pytest.approx(math.hypot(0.05, first, last)) == guessed.luck_margin


def test_the_dearest_mistake_comes_first():
    """What gave nothing away is none; the others stand by what they gave away, those of one size as they came."""
    worths = [(0, 1), (1, 1), (0, 3), (1, 2), (2, 2)]
    made = tuple(Judged(n, "a", Fraction(value), "b", Fraction(best), 0.0) for n, (value, best) in enumerate(worths))
    assert [2, 0, 3] == [each.ply for each in Review(0, "points", False, made).mistakes]


def test_a_review_tells_how_far_it_is():
    """Progress counts the decisions, and the end is worth 1 to who has won."""
    match, told = nim(), []
    found = review(match, 0, simulations=200, progress=lambda done, all: told.append((done, all)))
    assert [(n, 4) for n in range(5)] == told
    assert len(found.decisions) == 4
    assert found.ended in (None, 0, 1)


@pytest.mark.parametrize(("name", "players", "seats"), [
    ("cat_cab", 1, ["greedy", "greedy"]), ("washi_cat", 2, ["racer", "racer"])])
def test_games_can_be_reviewed(name, players, seats):
    """Decisions of every kind are judged, each with a better one if something was given away."""
    match = Match(load(name, players=players), seats, seed=5)
    while match.ply < 40:
        match.step()
    found = review(match, 0, simulations=40)
    assert found.decisions
    assert all(each.best >= each.value for each in found.decisions)


# A game whose actions have names alike, and whose winners may be several


@pytest.fixture
def alike(forget_games):
    """The first and the last take red, and the second blue."""
    run_text(ALIKE, "alike.py")
    match = Match(load("alike"), ["human"] * 3, seed=1)
    for action in (1, 2, 0):
        match.act(action)
    return match


def test_actions_of_one_name_are_one_choice(alike):
    """Who may only choose among things that are called the same decides nothing, and did what has that name."""
    assert [[0], [1], []] == [decisions(alike, seat) for seat in range(3)]
    compared = Pairing(alike.game, alike.states, alike.actions, [0], ["random"] * 3)
    assert [[1, 2]] == [choice.actions for choice in compared._choices]


def test_the_end_is_shared_by_those_who_win_together(alike):
    """It is worth a half to each of two winners, nothing to who lost, and unknown before the end."""
    assert [Fraction(1, 2), 0, Fraction(1, 2)] == [review(alike, seat, simulations=20).ended for seat in range(3)]
    alike.replay(2)
    assert review(alike, 0, simulations=20).ended is None


def given(monkeypatch, *decided):
    """The review of a game in which the seat decided so often: what it did and what was best are worth that."""
    match, answers = nim(), iter(decided)

    def worth(game, state, goal, **how):
        (done, best), margins = next(answers)
        actions = game.legal_actions(state)
        taken = match.actions[match.states.index(state)]
        other = next(action for action in actions if action != taken)
        options = (ActionValue(taken, "a", Fraction(done), Fraction(0), False),
                   ActionValue(other, "b", Fraction(best), Fraction(0), True))
        mark = "estimate" if margins else "exact"
        return Worth("g", "s", mark, True, options, margins=dict(zip((taken, other), margins, strict=False)))

    monkeypatch.setattr(looking_back, "worth", worth)
    match.replay(2 * len(decided))
    return review(match, 0)


def test_margins_of_a_decision(monkeypatch):
    """A loss is as sure as both of its ends, and one by a tree search has a margin of its own; luck is counted from the
    best, so the spread is that."""
    [made] = given(monkeypatch, (("1/4", "1/2"), (0.03, 0.04))).decisions
    assert (pytest.approx(0.07), 0.04) == (made.margin, made.spread)
    [made] = given(monkeypatch, (("1/4", "1/2"), ())).decisions
    assert (0, 0) == (made.margin, made.spread)
    options = worth(load("tictactoe"), load("tictactoe").initial_state(), WIN, simulations=50, solving=False)
    monkeypatch.setattr(looking_back, "worth", lambda *given, **how: options)
    match = nim()
    assert pytest.approx(valuing.DOUBT) == judged(match, 0).margin


def test_a_review_is_exact_where_all_of_it_is(monkeypatch):
    """One decision that was searched makes it inexact; what is worth more than 1 anywhere is not a chance."""
    exact, searched, points = ((0, 1), ()), ((0, 1), (0.1, 0.1)), ((0, 2), ())
    for decided, inexact, chance in (
        ((exact, exact), False, True), ((exact, searched), True, True), ((searched, exact), True, True),
        ((exact, points), False, False), ((points, exact), False, False),
    ):
        found = given(monkeypatch, *decided)
        assert (inexact, chance) == (bool(found.inexact), found.chance)


def test_hidden_hands_are_not_compared_with_open_cards():
    """Bots play on for the chance to win alone; what a seat cannot see is dealt anew, the same for all choices."""
    game = load("taxi_derby")
    assert looking_back._plays_on(game, WIN)
    assert not looking_back._plays_on(game, "money")
    assert not looking_back._plays_on(load("washi_cat"), WIN)
    kuhn = load("kuhn")
    first, second = (kuhn.child(kuhn.child(kuhn.initial_state(), 1), card) for card in (0, 2))
    judge = Judge(kuhn, ["honest"] * 2, compile=False)
    rows, same = (judge.rows(state, kuhn.legal_actions(state), 5, 0, 40) for state in (first, second))
    assert rows == same
    assert len(set(rows[0])) > 1


def test_a_choice_called_best_is_no_mistake():
    """What list or hint gave a star, or called too close to tell, is not given away, whatever is measured later."""
    match = nim()
    lost = {each.ply: each.label for each in review(match, 0).mistakes}
    [ply, label] = next(iter(lost.items()))
    *_, (_, _, found) = looking_back.review_in_steps(match, 0, told={ply: {label}})
    assert set(lost) - {ply} == {each.ply for each in found().mistakes}


@pytest.mark.parametrize(("rough", "after", "listed"), [(0.35, 0.5, []), (0.05, 0.3, [4])])
def test_a_loss_agrees_with_the_curve(rough, after, listed):
    """One rough estimate above a level curve shows no mistake of 44 ± 35 points; where the curve falls, it is one."""
    level, half = [*[Fraction(1, 2)] * 4, Fraction(74, 100), *[Fraction(after)] * 4], rough / math.sqrt(2)
    made = [Judged(n, "a", best - Fraction(44, 100) * (n == 4), "b", best, rough, half) for n, best in enumerate(level)]
    found = looking_back._agreeing(lambda: Review(0, WIN, True, tuple(made)), {}, ())
    assert listed == [each.ply for each in found.mistakes]
    assert [4] == [each.ply for each in made if each.given_away]


def test_the_steps_of_one_move_are_one_decision():
    """Spaces driven in a row count once, and of their losses the dearest."""
    match = Match(load("taxi_derby", players=2), ["human", "law-abiding"], seed=3)
    match.advance()
    for _ in range(4):  # where to start, and three spaces
        match.act(match.legal_actions()[0])
        match.advance()
    match.end([1])
    found = review(match, 0, simulations=20)
    assert (4, 2, None) == (len(found.decisions), found.count, found.ended)  # to resign says nothing of luck
    lost = [replace(each, best=each.value + Fraction(n, 10), margin=0.0) for n, each in enumerate(found.decisions)]
    assert (lost[3],) == replace(found, decisions=tuple(lost)).mistakes


def test_a_review_can_be_made_by_players_of_a_strength():
    """What counts is the chance to win if all play on like that, whatever a game is reviewed by else."""
    game = load("meow_daifugo", players=2)
    match = Match(game, ["human", "beginner"], seed=3)
    for _ in range(3):
        match.advance()
        match.act(match.legal_actions()[0])
    told = {strength: review(match, 0, strength=strength) for strength in ("beginner", "fewest plays")}
    assert {WIN} == {found.goal for found in told.values()} != {review(match, 0, simulations=20).goal}
    assert all(called(game, [strength]) in found.inexact for strength, found in told.items())
    with pytest.raises(ValueError, match="strength='searcher': Meow Meow Daifugō has highest first, beginner"):
        review(match, 0, strength="searcher")


def test_an_estimate_is_told_as_a_list_has_it():
    """A whole number keeps its tenth, so that sentence and list show one figure."""
    option = ActionValue(0, "", Fraction(2), Fraction(0), True)
    said = [brings(load("meow_daifugo"), Worth("points of the round", "", mark, False, (option,)), option, None)
            for mark in ("estimate", "exact")]
    assert all(f" {amount} points" in each for amount, each in zip(("~2.0", "2"), said, strict=True)), said
