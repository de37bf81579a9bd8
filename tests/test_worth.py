"""What each choice is worth, and how lucky dice were: exact where a goal is solved, else an estimate that says so."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from catlib import exact, load
from catlib.contract import SHARED_SENTENCE, WIN_SENTENCE
from catlib.estimate import mean_of_sums
from catlib.exact import ActionValue
from catlib.games.cat_cab import phases
from catlib.games.cat_cab.goals import goals as cab_goals
from catlib.match import Match
from catlib.mcts import mcts
from catlib.rng import generator
from catlib.worth import TREES, WIN, Worth, about_chance, drawn_in, goals, judge_roll, outlook, turn_distribution, worth


@pytest.fixture
def plain(monkeypatch):
    """Searches of some games are played without compiling, and as long as they take."""
    monkeypatch.setattr("catlib.kernels.has_wasm", lambda: False)
    monkeypatch.setattr("catlib.worth.SECONDS", 600)


def at_dice() -> Match:
    """A match whose first driver looks at the dice."""
    match = Match(load("cat_cab"), seed=7)
    while match.state.phase != phases.KEEP:
        match.step()
    return match


def estimate(chance: bool = True) -> Worth:
    """Two options of an estimate."""
    options = (
        ActionValue(0, "keep", Fraction(1, 2), Fraction(0), True),
        ActionValue(1, "roll", Fraction(3, 8), Fraction(1, 8), False),
    )
    return Worth("g", "s", "estimate from 100 games", chance, options, margins={0: 0.034, 1: 0.002})


# Goals


def test_a_game_lists_its_goals_and_the_chance_to_win():
    """Each goal comes with a sentence; a game without exact goals has the chance to win alone."""
    assert [*cab_goals(load("cat_cab")), WIN] == list(goals(load("cat_cab")))
    assert all(sentence.endswith(".") for sentence in goals(load("cat_cab")).values())
    assert [WIN] == list(goals(load("pig")))


def test_an_unknown_goal_is_refused():
    """The sentence names those there are."""
    match = at_dice()
    with pytest.raises(ValueError, match=r"goal='fame': Cat Cab Crew measures by net spaces, .* chance to win"):
        worth(match.game, match.state, "fame")


def test_an_exact_goal_is_what_exact_says():
    """Options, values and regrets are those of `exact.solve`, and so is the distribution after a choice."""
    match = at_dice()
    solution = exact.solve(match.game, match.state, cab_goals(match.game)["net spaces"])
    found = worth(match.game, match.state, "net spaces")
    assert "exact" == found.mark
    assert solution.options == found.options
    assert max(option.value for option in found.options) == found.best.value
    assert found.best.value == found.distribution(found.best.action).mean
    assert not found.chance


def test_a_goal_without_a_say_is_none():
    """While the exit is closed nothing can be said about leaving."""
    match = at_dice()
    assert worth(match.game, match.state, "leave the city") is None


# The chance to win


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("game", [load("pig", target=15), load("tictactoe"), load("nim")])
def test_the_chance_to_win_is_an_estimate_with_a_margin(game):
    """Every legal action has a value, a regret and a margin; the mark says how many games that took."""
    match = Match(game, seed=1)
    while match.player < 0:
        match.step()
    found = worth(game, match.state, WIN, simulations=300)
    assert "estimate from 300 games" == found.mark
    assert match.legal_actions() == [option.action for option in found.options] == list(found.margins)
    assert all(found.best.value - option.value == option.regret >= 0 for option in found.options)
    assert found.distribution(found.best.action) is None


@pytest.mark.usefixtures("plain")
def test_a_search_does_not_look_at_hidden_cards():
    """Two states that the mover cannot tell apart have the same worth, and the mark says that worlds were searched."""
    game = load("kuhn")
    first, second = (game.child(game.child(game.initial_state(), 1), card) for card in (0, 2))
    found, same = (worth(game, state, WIN, simulations=400, seed=1) for state in (first, second))
    assert found == same
    assert "estimate from 400 games in 8 worlds" == found.mark


@pytest.mark.usefixtures("plain")
def test_worlds_count_alike():
    """With a queen against jack or king a bet is worth the mean of both; the best hand is worth a bet for sure."""
    game = load("kuhn")
    king = game.child(game.child(game.initial_state(), 2), 0)
    found = {option.action: option.value for option in worth(game, king, WIN, simulations=1600, seed=1).options}
    assert found[1] >= 1


@pytest.mark.usefixtures("plain")
def test_a_won_game_is_found():
    """Who can win at once sees it: tic-tac-toe with two in a row."""
    game = load("tictactoe")
    state = game.initial_state()
    for cell in (0, 3, 1, 4):
        state = game.child(state, cell)
    assert 2 == worth(game, state, WIN, simulations=400).best.action


def values_of(paid, chances):
    """What chances of a search are told as."""
    near = [float(Fraction(chance).limit_denominator(10**6)) for chance in chances]
    tried = {option.action: (option.visits, chance) for option, chance in zip(paid.options, near, strict=True)}
    return [value for value, _ in drawn_in(tried).values()]


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("name", ["pig", "tictactoe"])
def test_the_chance_to_win_counts_wins_not_payoffs(name):
    """Where a win pays 1 and a loss costs 1, a payoff of 0.86 is a chance of 93 %; a tie is an equal share."""
    match = Match(load(name), seed=1)
    while match.player < 0:
        match.step()
    found = worth(match.game, match.state, WIN, simulations=300, seed=1)
    paid = mcts(match.game, match.state, simulations=300, seed=1, trees=TREES, payoffs=(-1, 1))
    chances = [(1 + option.value.value) / 2 for option in paid.options]
    assert values_of(paid, chances) == [option.value for option in found.options]
    assert found.chance
    assert SHARED_SENTENCE == found.sentence


@pytest.mark.usefixtures("plain")
def test_payoffs_of_0_and_1_are_chances_as_they_are():
    """A game that declares them is searched for what it pays."""
    game = load("nim")
    found = worth(game, game.initial_state(), WIN, simulations=300, seed=1)
    paid = mcts(game, simulations=300, seed=1, trees=TREES)
    chances = [option.value.value for option in paid.options]
    assert values_of(paid, chances) == [option.value for option in found.options]
    assert WIN_SENTENCE == found.sentence


@pytest.mark.usefixtures("plain")
def test_actions_of_one_name_share_their_games():
    """Dice that show the same are one choice to a reader, so they have one value and a smaller margin."""
    match = at_dice()
    game, state = match.game, match.state.copy()
    state.die = [4, 4, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    found = worth(game, state, WIN, simulations=60)
    by_name = {}
    for option in found.options:
        by_name.setdefault(game.short_label(state, option.action), set()).add(
            (option.value, found.margins[option.action])
        )
    assert 8 == len(by_name)
    assert all(1 == len(values) for values in by_name.values())


@pytest.mark.usefixtures("plain")
def test_the_same_seed_gives_the_same_estimate():
    """A notebook that is run again shows the same numbers."""
    match = Match(load("pig"), seed=1)
    while match.player < 0:
        match.step()
    first, second = (worth(match.game, match.state, WIN, simulations=200, seed=3) for _ in range(2))
    assert first == second


# In words


@pytest.mark.parametrize(
    ("value", "said", "short"),
    [
        (Fraction(0), "0.0 %", "0 %"),
        (Fraction(1, 3000), "< 0.1 %", "< 1 %"),
        (Fraction(1, 3), "33.3 %", "33 %"),
        (Fraction(2999, 3000), "> 99.9 %", "> 99 %"),
        (Fraction(1), "100.0 %", "100 %"),
    ],
)
def test_chances_are_percents(value, said, short):
    """A chance that is neither 0 nor 1 is never rounded to one of them."""
    found = Worth("g", "s", "exact", True, ())
    assert (said, short) == (found.say(value), found.round(value))


def test_counts_are_decimals():
    """What counts spaces is no percentage."""
    found = Worth("g", "s", "exact", False, ())
    assert ("2.33", "2.3") == (found.say(Fraction(7, 3)), found.round(Fraction(7, 3)))


def test_an_estimate_is_said_with_its_margin():
    """A tilde, no decimals that are noise, and a margin of at least one percent, or a tenth."""
    found = estimate()
    assert ["~50 ± 3 %", "~38 ± 1 %"] == [found.tell(option) for option in found.options]
    assert ["~50 %", "~38 %"] == [estimate().round(option.value) for option in found.options]
    assert ["", "12.5"] == [found.shortfall(option) for option in found.options]
    assert "~0.5 ± 0.1" == estimate(chance=False).tell(found.options[0])


def test_bars_are_as_long_as_values():
    """A chance is its own length; the most is a full bar, and all bars begin at 0."""
    assert 0.375 == estimate().share(Fraction(3, 8))
    assert [1.0, 0.75] == [estimate(chance=False).share(option.value) for option in estimate().options]


def test_a_choice_among_equals_is_noticed():
    """Only where there is a choice at all."""
    same = tuple(ActionValue(a, "x", Fraction(1), Fraction(0), True) for a in range(3))
    assert Worth("g", "s", "exact", False, same).indifferent
    assert not Worth("g", "s", "exact", False, same[:1]).indifferent
    assert not estimate().indifferent


# A turn and its luck


def test_the_distribution_of_a_turn_is_the_game_s_own():
    """A design lab redraws it; a game without one has none."""
    assert Fraction(255, 256) == turn_distribution(load("cat_cab", white_dice=1, item_limit=0)).mean
    assert turn_distribution(load("pig")) is None


def test_luck_compares_with_all_rolls_that_could_have_come():
    """The expected worth of a roll is the mean over its outcomes, and its tail is exact."""
    match = at_dice()
    first = next(ply for ply, state in enumerate(match.states) if state.phase == phases.ROLLING)
    roll = judge_roll(match.game, match.states, match.actions, first)
    assert range(first, match.ply) == roll.plies
    assert roll.tail.exact
    solver = exact.Solver(match.game, cab_goals(match.game)["net spaces"])
    assert solver.value(match.states[first]) == roll.expected.mean
    assert solver.value(match.state) == roll.came


def test_a_roll_is_judged_once_its_dice_lie():
    """While dice roll nothing is said, nor where the game has no yardstick."""
    match = at_dice()
    first = next(ply for ply, state in enumerate(match.states) if state.phase == phases.ROLLING)
    assert judge_roll(match.game, match.states, match.actions[: first + 2], first) is None
    assert judge_roll(match.game, match.states, match.actions, 0) is None
    pig = Match(load("pig"), ["hold at 20"] * 2, seed=1)
    pig.step(), pig.step()
    assert judge_roll(pig.game, pig.states, pig.actions, 0) is None


# Who wins, by playing on


def at_cards(players: int = 2, seed: int = 7) -> Match:
    """A match of Meow Daifugō at the first decision of its person."""
    match = Match(load("meow_daifugo", players=players), ["human", *["lowest first"] * (players - 1)], seed=seed)
    match.advance()
    return match


def test_everybody_has_a_chance_and_somebody_wins():
    """Each seat has a share with its interval; shares add up to one win after every game."""
    match = at_cards(3)
    for n, found in enumerate(outlook(match.game, match.state, 0, games=12), 1):
        assert [n] * 3 == [each.games for each in found]
        assert 1 == pytest.approx(sum(each.value for each in found))
        assert all(0 <= each.low <= each.value <= each.high <= 1 for each in found)


def test_an_outlook_is_as_sure_as_its_games_are_many():
    """Where nobody shares a win, its intervals are those of a mean of wins, whose squares are wins, too."""
    game = load("pig", target=20)
    *_, found = outlook(game, game.initial_state(), 0, games=40)
    known = [mean_of_sums(40, won, won) for won in (round(40 * each.value) for each in found)]
    assert [(each.low, each.high) for each in known] == [(each.low, each.high) for each in found]


@pytest.mark.parametrize(("share", "margin", "words"), [
    (0.05, 0.01, "~5 ± 1 %"), (0.95, 0.01, "~95 ± 1 %"), (0.3, 0.3, "~30 ± 30 %"), (0.7, 0.3, "~70 ± 30 %"),
    (0.05, 0.05, "< 10 %"), (0.95, 0.05, "> 90 %")])
def test_a_chance_is_told_by_its_bound_only_near_never_and_always(share, margin, words):
    """It has to lie near an end, and its interval has to reach that end."""
    assert words == about_chance(share, margin)


def test_the_outlook_knows_no_hidden_hand():
    """Of two deals that a seat cannot tell apart it says the same."""
    match = at_cards()
    game, state = match.game, match.state
    other = game.words.resample(game.setup, state, 0, generator(99))
    assert list(state.hand) != list(other.hand)
    assert list(outlook(game, state, 0, games=8)) == list(outlook(game, other, 0, games=8))


def test_the_outlook_holds_a_known_chance():
    """Two random players of tic-tac-toe: the share that all ways of playing on say exactly lies within the interval."""
    game = load("tictactoe")
    state = game.initial_state()
    for action in (0, 3, 1, 4):
        state = game.child(state, action)
    *_, (first, second) = outlook(game, state, 0, games=300)
    wins = Fraction(0)
    for a in game.legal_actions(state):
        wins += Fraction(1, 5) * _by_chance(game, game.child(state, a))
    assert float(wins) in first
    assert 1 == pytest.approx(first.value + second.value)


def _by_chance(game, state) -> Fraction:
    """The first seat's share of the win if all moves are made at random; a draw is half a win."""
    if game.is_terminal(state):
        return Fraction(1 + int(game.returns(state)[0]), 2)
    legal = game.legal_actions(state)
    return sum((_by_chance(game, game.child(state, a)) for a in legal), Fraction(0)) / len(legal)


def test_the_luckiest_of_many_choices_is_not_taken_for_the_best():
    """Of sixty equal choices with eight games each the highest stays near the mean; two that differ much stay apart."""
    draw = random.Random(1)
    equal = {n: (8, sum(draw.random() < 0.5 for _ in range(8)) / 8) for n in range(60)}
    assert 1.0 in {share for _, share in equal.values()}
    found = drawn_in(equal)
    assert all(0.3 < value < 0.7 and abs(value - 0.5) < margin for value, margin in found.values())
    apart = drawn_in({"good": (500, 0.8), "bad": (60, 0.4)})
    assert [80, 42] == [round(100 * value) for value, _ in apart.values()]


def test_nobody_is_sure_to_win_in_a_first_turn():
    """What a short search makes of the first choices of a game for two is far from certain, for every choice."""
    match = Match(load("taxi_derby", players=2), ["human", "law-abiding"], seed=5)
    match.advance()
    found = worth(match.game, match.state, "chance to win", simulations=60)
    assert all(0.25 < option.value < 0.75 for option in found.options)
    assert all(found.margins[option.action] > 0.02 for option in found.options)
