"""What each choice is worth, and how lucky dice were: exact where a goal is solved, else an estimate that says so."""

import math
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest

from catlib import load
from catlib.chance import generator, proportion
from catlib.games.cat_cab import phases
from catlib.games.cat_cab.goals import goals as cab_goals
from catlib.play import (
    Match,
    Worth,
    about_chance,
    goals,
    judge_roll,
    outlook,
    reviews,
    turn_distribution,
    valuing,
    worth,
)
from catlib.play.valuing import WIN
from catlib.solving import ActionValue, exact, solve

from .exhaustive import exhaustive


@pytest.fixture
def plain(monkeypatch):
    """Searches of some games are played without compiling, and as long as they take."""
    monkeypatch.setattr("catlib.engine.kernels.has_wasm", lambda: False)
    monkeypatch.setattr("catlib.play.valuing.SECONDS", 600)


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


# The star


def test_what_may_be_best_is_read_first_and_has_no_star():
    """A star is beyond all doubt; a number above it has none only where it is too close to call."""
    close = replace(estimate(), contenders={1: 0, 0: 1})
    assert close.is_close
    assert [1, 0] == [option.action for option in close.ranked]
    assert not any(close.is_star(option) for option in close.options)
    for sure in (estimate(), replace(estimate(), contenders={0: 0})):
        assert not sure.is_close
        assert [0, 1] == [option.action for option in sure.ranked]
        assert [True, False] == [sure.is_star(option) for option in sure.options]
    same = replace(estimate(), mark="exact", options=tuple(o._replace(best=True) for o in estimate().options))
    assert not any(same.is_star(option) for option in same.options)


def test_among_equals_the_simple_choice_is_first():
    """Keeping all dice touches one button, rolling five again touches five; one with a higher number may be best."""
    match = at_dice()
    wide, nothing = match.legal_actions()[-1], Fraction(0)
    values = {wide: Fraction(1, 2), 0: Fraction(2, 5), 1: Fraction(1, 2), 2: Fraction(1, 5)}
    options = tuple(ActionValue(a, str(a), value, max(nothing, Fraction(2, 5) - value), a == 0)
                    for a, value in values.items())
    found = Worth(WIN, "s", "estimate", True, options, margins=dict.fromkeys(values, 0.01))
    weighed = valuing._weighed(match.game, match.state, found)
    assert {0: 0, 1: 1, wide: 2} == dict(weighed.contenders)
    assert 0.1 == pytest.approx(weighed.doubt(options[0]._replace(regret=Fraction(1, 10))))
    assert 0.2 > weighed.doubt(options[-1])


def test_a_doubtful_choice_comes_behind_a_better_one():
    """However simple: what is a turn worse on average is not named first because its interval is wide."""
    match = at_dice()
    wide = match.legal_actions()[-1]
    options = (ActionValue(0, "simple", Fraction(-15), Fraction(1), False),
               ActionValue(wide, "better", Fraction(-14), Fraction(0), True))
    found = Worth("turns", "s", "estimate", False, options, margins={0: 1.1, wide: 0.1}, contenders={0: 0, wide: 0})
    assert {wide: 0, 0: 1} == dict(valuing._weighed(match.game, match.state, found).contenders)


def test_list_and_review_have_one_judge():
    """A review counts nothing as lost that may be best by the list, however far behind it looks."""
    match = at_dice()
    match.act(1)
    ply = match.last_decision if match.last_decision is not None else match.ply - 1
    options = (ActionValue(0, "keep", Fraction(1, 2), Fraction(0), True),
               ActionValue(1, "roll", Fraction(1, 4), Fraction(1, 4), False))
    found = Worth(WIN, "s", "estimate", True, options, margins={0: 0.01, 1: 0.01})
    assert reviews._beside_best(match, ply, found).given_away == Fraction(1, 4)
    assert reviews._beside_best(match, ply, replace(found, contenders={0: 0, 1: 1})).given_away == 0


# Goals


def test_a_game_lists_its_goals_and_the_chance_to_win():
    """Each goal comes with a sentence; a game without exact goals has the chance to win alone."""
    assert [*cab_goals(load("cat_cab")), WIN] == list(goals(load("cat_cab")))
    assert all(sentence.endswith(".") for sentence in goals(load("cat_cab")).values())
    assert [WIN] == list(goals(load("hog")))


def test_an_unknown_goal_is_refused():
    """The sentence names those there are."""
    match = at_dice()
    with pytest.raises(ValueError, match=r"goal='fame': Cat Cab Crew measures by net spaces, .* chance to win"):
        worth(match.game, match.state, "fame")


def test_an_exact_goal_is_what_exact_says():
    """Options, values and regrets are those of `solve`, and so is the distribution after a choice."""
    match = at_dice()
    solution = solve(match.game, cab_goals(match.game)["net spaces"], match.state)
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


@pytest.fixture
def unsolved(monkeypatch):
    """Nothing is solved, as if all games were too large for it."""
    monkeypatch.setattr("catlib.play.valuing.settled", lambda game, state: None)


def first_decision(game) -> Match:
    """A match whose person decides first."""
    match = Match(game, ["human"] * game.num_players, seed=1)
    match.advance()
    return match


def test_what_can_be_listed_is_solved():
    """Without chance it is exact, with chance a bound that hides nothing that is shown; another way says the same."""
    game = load("tictactoe")
    state = game.child(game.child(game.initial_state(), 4), 1)
    found = worth(game, state, WIN)
    assert ("exact", {}) == (found.mark, found.margins)
    assert [(1 + paid[0]) / Fraction(2) for paid in exhaustive(game, state).options.values()] == [
        option.value for option in found.options
    ]
    pig = load("pig", target=6)
    goal = exact.Goal("win", "chance to win", lambda s: False, lambda s: pig.returns(s)[0], seat=0)
    proved = solve(pig, goal, pig.initial_state())
    found = worth(pig, pig.initial_state(), WIN)
    assert "bound ± 0.0001%" == found.mark
    assert found.sure
    for option, other in zip(found.options, proved.options, strict=True):
        assert abs(option.value - other.value) < Fraction(1, 10**7)
        assert f"{100 * float(other.value):.1f}%" == found.tell(option)


def test_the_second_seat_wins_what_the_first_does_not():
    """Values are those of whoever decides."""
    game = load("heaps")
    states = [game.initial_state()]
    while len(game.legal_actions(states[-1])) > 1:
        states.append(game.child(states[-1], worth(game, states[-1], WIN).best.action))
    best = [worth(game, state, WIN).best.value for state in states]
    assert {0, 1} == set(best)
    assert all(a + b == 1 for a, b in pairwise(best))


@pytest.mark.usefixtures("unsolved")
def test_a_game_is_played_on_by_its_best_bot():
    """The mark says how many games that took and the sentence who goes on; every action has a value and a margin."""
    match = first_decision(load("hog", target=15))
    found = worth(match.game, match.state, WIN, simulations=300)
    assert "estimate from 300 games" == found.mark
    bots = "Estimated: this is so if all go on like hold at 20 after the choice."
    assert f"{goals(match.game)[WIN]} {bots}" == found.sentence
    assert match.legal_actions() == [option.action for option in found.options] == list(found.margins)
    assert all(max(0, found.best.value - option.value) == option.regret for option in found.options)
    assert found.best.action in found.contenders.keys() <= set(found.margins)
    assert found.distribution(found.best.action) is None


@pytest.mark.usefixtures("unsolved")
def test_games_that_do_not_end_are_told(monkeypatch):
    """They count as ties, and the sentence says so."""
    monkeypatch.setattr("catlib.play.judge.LIMIT", 5)
    match = first_decision(load("hog", target=15))
    found = worth(match.game, match.state, WIN, simulations=100)
    assert found.sentence.endswith("of these games did not end in 20,000 steps; they count as ties.")
    assert Fraction(1, 2) in {option.value for option in found.options}


@pytest.mark.usefixtures("unsolved")
def test_what_only_a_tree_search_guesses_has_no_margin():
    """Where no bot plays well it says so, and claims no interval."""
    found = worth(load("tictactoe"), load("tictactoe").initial_state(), WIN, simulations=300)
    assert ("estimate by a tree search over 300 games", {}) == (found.mark, found.margins)
    assert "how far that is from best play is not known" in found.sentence
    assert found.tell(found.best).startswith("~")
    assert "±" not in found.tell(found.best)


@pytest.fixture
def no_equilibrium(monkeypatch):
    """Every game is too large for an equilibrium."""
    monkeypatch.setattr("catlib.solving.equilibria._by_equilibrium", lambda *_: None)


@pytest.mark.usefixtures("plain", "no_equilibrium")
@pytest.mark.parametrize(("bots", "mark", "says", "has_margins"), [
    (True, "estimate from 400 games", "What you cannot see is dealt anew in each game.", True),
    (False, "estimate from 400 games in 8 worlds with open hands", "with open hands", False)])
def test_nothing_looks_at_hidden_cards(bots, mark, says, has_margins, monkeypatch):
    """Two states that the mover cannot tell apart have the same worth, whether bots play on or trees are searched."""
    game = load("kuhn")
    if not bots:
        monkeypatch.setattr(game.type.bots, "plays_on", lambda game: [], raising=False)
    first, second = (game.child(game.child(game.initial_state(), 1), card) for card in (0, 2))
    found, same = (worth(game, state, WIN, simulations=400, seed=1) for state in (first, second))
    assert found == same
    assert (mark, has_margins) == (found.mark, bool(found.margins))
    assert says in found.sentence


@pytest.mark.wasm
def test_the_list_of_choices_and_the_bar_agree_where_hands_are_hidden():
    """The bot's own choice is worth what the bar says of its seat: the same bot goes on, in worlds dealt anew."""
    game = load("empire", players=2)
    match = Match(game, ["greedy", "greedy"], seed=3)
    while game.is_chance_node(match.state) or match.ply < 400:
        match.step()
    state, seat = match.state, game.current_player(match.state)
    match.step()
    found = worth(game, state, WIN, seed=1)
    *_, bar = outlook(game, state, seat, games=400, seed=2)
    chosen = next(option for option in found.options if option.action == match.actions[-1])
    assert bar[seat].low - found.margins[chosen.action] < chosen.value < bar[seat].high + found.margins[chosen.action]


@pytest.mark.usefixtures("plain", "no_equilibrium")
def test_worlds_count_alike():
    """With a queen against jack or king a bet is worth the mean of both; the best hand is worth a bet for sure."""
    game = load("kuhn")
    king = game.child(game.child(game.initial_state(), 2), 0)
    found = {option.action: option.value for option in worth(game, king, WIN, simulations=1600, seed=1).options}
    assert found[1] >= 1


@pytest.mark.usefixtures("plain", "unsolved")
def test_a_won_game_is_found():
    """Who can win at once sees it: tic-tac-toe with two in a row."""
    game = load("tictactoe")
    state = game.initial_state()
    for cell in (0, 3, 1, 4):
        state = game.child(state, cell)
    assert 2 == worth(game, state, WIN, simulations=400).best.action


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


@pytest.mark.usefixtures("unsolved")
def test_the_same_seed_gives_the_same_estimate():
    """A notebook that is run again shows the same numbers."""
    match = first_decision(load("hog"))
    first, second = (worth(match.game, match.state, WIN, simulations=200, seed=3) for _ in range(2))
    assert first == second


# In words


@pytest.mark.parametrize(("value", "said", "short"), [
    (Fraction(0), "0.0%", "0%"),
    (Fraction(1, 3000), "< 0.1%", "< 1%"),
    (Fraction(1, 3), "33.3%", "33%"),
    (Fraction(2999, 3000), "> 99.9%", "> 99%"),
    (Fraction(1), "100.0%", "100%")])
def test_chances_are_percents(value, said, short):
    """A chance that is neither 0 nor 1 is never rounded to one of them."""
    found = Worth("g", "s", "exact", True, ())
    assert (said, short) == (found.say(value), found.round(value))


def test_counts_are_decimals():
    """What counts spaces is not a percentage."""
    found = Worth("g", "s", "exact", False, ())
    assert ("2.33", "2.3") == (found.say(Fraction(7, 3)), found.round(Fraction(7, 3)))


def test_an_estimate_is_said_with_its_margin():
    """A tilde, no decimals that are noise, and a margin of at least one percent, or a tenth."""
    found = estimate()
    assert ["~50 ± 4%", "~38 ± 1%"] == [found.tell(option) for option in found.options]
    assert ["~50%", "~38%"] == [estimate().round(option.value) for option in found.options]
    assert ["", "12"] == [found.shortfall(option) for option in found.options]
    near = ActionValue(2, "wait", Fraction(249, 500), Fraction(1, 500), False)
    assert "" == found.shortfall(near)
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
    assert turn_distribution(load("hog")) is None


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
    pig = Match(load("hog"), ["hold at 20"] * 2, seed=1)
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
    """Its intervals are Wilson's, which hold near never and always, too."""
    game = load("hog", target=20)
    *_, found = outlook(game, game.initial_state(), 0, games=40)
    known = [proportion(round(40 * each.value), 40) for each in found]
    assert [(each.low, each.high) for each in known] == [(each.low, each.high) for each in found]


@pytest.mark.parametrize(("share", "margin", "words"), [
    (0.05, 0.01, "~5 ± 1%"), (0.95, 0.01, "~95 ± 1%"), (0.3, 0.3, "~30 ± 30%"), (0.7, 0.3, "~70 ± 30%"),
    (0.05, 0.05, "< 10%"), (0.95, 0.05, "> 90%")])
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


def test_an_option_that_never_ends_says_so():
    """It has no number, no bar and no shortfall, and the others keep theirs."""
    ends = ActionValue(0, "out", Fraction(3), Fraction(0), best=True)
    goes_round = ActionValue(1, "round", -math.inf, math.inf, best=False)
    for chance in (True, False):
        found = Worth("g", "s", "exact", chance, (ends, goes_round))
        assert ["never ends"] * 2 + ["", 0.0] == [
            found.tell(goes_round), found.round(goes_round.value), found.shortfall(goes_round), found.share(-math.inf)
        ]
    assert (ends, 1.0) == (found.best, found.share(ends.value))
