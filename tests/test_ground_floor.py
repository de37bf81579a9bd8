"""Properties of the ground floor that hold in every game: keys, kept answers, regrets, intervals, dealt worlds."""

import math
import random
from dataclasses import replace
from fractions import Fraction
from statistics import NormalDist, mean, stdev

import pytest
from scipy import stats

from catlib import game_names, load
from catlib.chance import estimate
from catlib.engine import driver as engine
from catlib.engine import hash_of, kernels, whole_state
from catlib.game import Goal
from catlib.play import simulate, worth
from catlib.play import valuing as module
from catlib.play.valuing import WIN, exact_goals
from catlib.solving import Solver, exact, forced_win, mcts, solve
from catlib.solving.values import same_state

from .exhaustive import exhaustive

NAMES = sorted({*game_names(), "hog", "kuhn", "heaps", "tictactoe"})
SECRETS = [name for name in NAMES if load(name).words.HIDDEN]
MISSIONS = {"empire": {"objective": "missions"}}  # hidden from the first move on
TICTACTOE = load("tictactoe")
LARGEST = {"i1": 2**7, "i2": 2**15, "i4": 2**31, "i8": 2**62}
Z = NormalDist().inv_cdf(0.975)


def after(game, moves, rng):
    """A state some random moves into a game, where a seat decides; the last such state if the game ends sooner."""
    state = found = game.initial_state()
    while moves > 0 and not game.is_terminal(state):
        if not game.is_chance_node(state):
            found, moves = state, moves - 1
        options = [outcome for outcome, _ in game.chance_weights(state)] or game.legal_actions(state)
        state = game.child(state, rng.choice(options))
    return found


# Keys


def entries(state):
    """Each number of a state: the field, and its place in a row or None."""
    for name, (_, length) in state.FIELDS.items():
        yield from ((name, place) for place in range(length)) if length else ((name, None),)


def with_another(state, name, place, rng):
    """A copy in which one number is another one."""
    changed, limit = state.copy(), LARGEST[state.FIELDS[name][0]]
    row = getattr(changed, name)
    value = row if place is None else row[place]
    other = rng.choice([n for n in (value + 1, value - 1, rng.randrange(-limit, limit)) if -limit <= n < limit])
    if place is None:
        setattr(changed, name, other if other != value else -1 - value)
    else:
        row[place] = other if other != value else -1 - value
    return changed


def packed(pack, words, state):
    """What a way to pack a state writes."""
    key = [0] * words
    pack(None, state, key)
    return tuple(key)


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_a_state_is_in_its_keys(name):
    """One number changed, in any field and at any place of a row, changes the key, the hash and what is packed."""
    rng = random.Random(11)
    for state in (load(name).initial_state(), after(load(name), 25, rng)):
        pack, words = whole_state(type(state))
        key_of = hash_of(type(state))
        assert words == sum(1 for _ in entries(state))
        before = state.key(), key_of(state), packed(pack, words, state)
        for entry in entries(state):
            changed = with_another(state, *entry, rng)
            keys = changed.key(), key_of(changed), packed(pack, words, changed)
            assert [] == [kind for kind, (a, b) in enumerate(zip(before, keys, strict=True)) if a == b], entry
            assert changed != state
            assert not same_state(type(state))(state, changed)
            assert same_state(type(state))(changed, changed.copy())
            assert type(state).from_dict(changed.to_dict()) == changed == changed.copy()


# Kept answers


def turn_goal():
    """What a turn of Pig adds, for any house rules: one goal that several games share."""
    return Goal("turn", "points of a turn", until=lambda s: s.seat == 1 or s.score[0] > 0 or s.turn > 7,
                value=lambda s: s.score[0] or s.turn)


PIGS = [load("hog", target=target, sides=sides) for target, sides in ((5, 2), (5, 3), (6, 3), (6, 4))]


def test_a_kept_solver_serves_no_other_game():
    """With one goal and house rules in turns, every answer is that of a solver made for that game alone."""
    goal = turn_goal()
    alone = [Solver(game, goal).value(game.initial_state()) for game in PIGS]
    assert len(set(alone)) == 3
    exact._recent.clear()
    for _ in range(2):
        assert alone == [solve(game, goal, game.initial_state()).value for game in PIGS]
    assert len(PIGS) == len(exact._recent)


def test_a_kept_solver_serves_no_other_goal():
    """Goals that differ in one part alone are solved apart."""
    game, state = PIGS[-1], PIGS[-1].initial_state()
    goal = turn_goal()
    others = [replace(goal, value=lambda s: -s.score[0]), replace(goal, seat=1), replace(goal, others="uniform"),
              replace(goal, until=lambda s: s.score[0] > 0 or s.seat == 1 or s.turn > 3)]
    exact._recent.clear()
    for each in (goal, *others, goal):
        assert Solver(game, each).solve(state) == solve(game, each, state)


def test_a_kept_distribution_of_a_roll_serves_no_other_goal():
    """The same roll, asked about for two goals in turns, is worth to each what a solver of that goal makes of it."""
    game = PIGS[-1]
    rolling = next(s for s in (game.child(game.initial_state(), a) for a in game.legal_actions(game.initial_state()))
                   if game.is_chance_node(s))
    goals = [turn_goal(), replace(turn_goal(), value=lambda s: 3 * s.score[0] + 1)]
    means = [module._distribution_of_roll(game, goal, rolling).mean for goal in 2 * goals]
    assert 2 * [Solver(game, goal).value(rolling) for goal in goals] == means
    assert 2 == len({*means})


HOUSES = {
    "cat_cab": [{"curse_limit": 4}, {"curse_limit": 2}, {"white_dice": 3}],
    "taxi_derby": [{}, {"die_sides": 6}, {"fine_change": 3}],
}


@pytest.mark.parametrize("name", HOUSES)
def test_a_goal_kept_for_one_house_serves_no_other(name):
    """A game's own goals, asked in turns under several house rules, say what new ones say."""
    cases = []
    for house in HOUSES[name]:
        game, rng = load(name, **house), random.Random(4)
        for _ in range(60):
            state = after(game, rng.randrange(1, 30), rng)
            goal = next((goal for goal in exact_goals(game) if worth_of(game, state, goal)), None)
            if goal:
                cases.append((game, state, goal))
                break
    assert len(cases) > 1
    kept = [worth_of(game, state, goal) for game, state, goal in cases]
    exact_goals.cache_clear()
    exact._recent.clear()
    for (game, state, goal), options in zip(cases, kept, strict=True):
        fresh = Solver(game, game.goals.goals(game)[goal]).solve(state).options
        assert options == fresh == worth_of(game, state, goal)


def worth_of(game, state, goal):
    """The options of a goal that is solved here; None where it has no say."""
    found = worth(game, state, goal)
    return found.options if found and found.solution else None


def nims():
    return [load("heaps", heaps=(4, 3), most=most) for most in (1, 2, 3)]


def test_kernels_that_are_kept_serve_no_other_house():
    """Forced wins, tree searches and whole games of several houses in turns are those of each alone."""
    questions = [lambda game: (forced_win(game).winner, forced_win(game).plies),
        lambda game: mcts(game, simulations=60, seed=3),
        lambda game: simulate(game, games=40, seed=2, workers=1).columns,
        lambda game: engine.play(game, ["random", "random"], [5, 6]).steps]
    for ask in questions:
        apart = []
        for game in nims():
            kernels._made.cache_clear()
            apart.append(ask(game))
        assert any(apart[0] != other for other in apart[1:])
        assert apart == [ask(game) for game in nims()]


# Regrets


def tictactoe_goal(seat):
    """The first seat's payoff, wanted by one seat and not by the other."""
    return Goal("first", "what the first seat is paid", until=lambda s: False,
                value=lambda s: TICTACTOE.returns(s)[0], seat=seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_regret_is_what_an_option_falls_short_for_whoever_moves(seat):
    """It is never negative, 0 for the best options and for no other, also where a seat makes the value small."""
    game, rng, solver = TICTACTOE, random.Random(6), Solver(TICTACTOE, tictactoe_goal(seat))
    small = 0
    for moves in [*range(2, 9)] * 2:
        state = after(game, moves, rng)
        found = solver.solve(state)
        mover = game.current_player(state)
        wants_more = found.seat == mover
        values = [option.value for option in found.options]
        best = max(values) if wants_more else min(values)
        assert [abs(best - value) for value in values] == [option.regret for option in found.options]
        assert [value == best for value in values] == [option.best for option in found.options]
        assert [option.regret == 0 for option in found.options] == [option.best for option in found.options]
        assert best == found.value == next(o.value for o in found.options if o.action == found.best)
        small += not wants_more and len(set(values)) > 1
    assert (seat is not None) == (small > 0)


def test_whoever_minimises_takes_what_exhaustive_search_takes():
    """Values of all options are the payoffs of a search that knows nothing of goals."""
    game, rng, solver = TICTACTOE, random.Random(9), Solver(TICTACTOE, tictactoe_goal(0))
    for moves in range(3, 9):
        state = after(game, moves, rng)
        twin = {action: paid[0] for action, paid in exhaustive(game, state).options.items()}
        assert twin == {option.action: option.value for option in solver.solve(state).options}


@pytest.mark.parametrize("moves", [1, 2, 3, 4])
def test_the_regret_of_a_search_is_the_mover_s(moves):
    """Against the mean payoffs of the seat to move, whichever it is: never negative, 0 for what paid most."""
    game = TICTACTOE
    state = after(game, moves, random.Random(moves))
    for simulations in (12, 16, 30, 400):  # after a few games another action than the one tried most has paid most
        found = mcts(game, state, simulations=simulations, seed=1)
        paid = {option.action: option.values[found.player] for option in found.options if option.visits}
        assert game.current_player(state) == found.player
        assert {a: max(paid.values()) - p for a, p in paid.items()} == pytest.approx({a: found.regret(a) for a in paid})
        assert 0 == min(map(found.regret, paid))


# Intervals


def half_of(values):
    """Half the normal interval of a mean, by the textbook."""
    return Z * stdev(values) / math.sqrt(len(values))


def test_a_hidden_game_is_worth_the_mean_of_its_worlds(monkeypatch):
    """Every option's value is the mean over the worlds in which it was tried; how far off that is nobody knows."""
    monkeypatch.setattr("catlib.solving.equilibria._by_equilibrium", lambda *_: None)
    game = load("kuhn")
    monkeypatch.setattr(game.type.bots, "plays_on", lambda game: [], raising=False)
    state = after(game, 1, random.Random(1))
    by_world, searched = iter([(0.1 * n, 0.05 * n * n) for n in range(module.WORLDS)]), []

    def one_world(game, world, goal, simulations, seconds, seed):
        searched.append(world)
        first, second = next(by_world)
        return simulations, {0: (Fraction(first), 0.1), 1: (Fraction(second), 0.1)}

    monkeypatch.setattr(module, "_one_world", one_world)
    found = worth(game, state, WIN)
    for action, values in ((0, [0.1 * n for n in range(8)]), (1, [0.05 * n * n for n in range(8)])):
        [option] = [option for option in found.options if option.action == action]
        assert mean(values) == pytest.approx(float(option.value), abs=1e-5)
    assert {} == found.margins
    dealt = module._worlds(game, state, 0)
    assert dealt == searched
    assert 1 < len({world.key() for world in searched})


@pytest.mark.parametrize(("proved", "best"), [
    ({0: (1, 7), 1: (1, 3), 2: (0, 1)}, [1]),
    ({0: (0, 2), 1: (0, 8), 2: (0, 8)}, [1, 2])])
def test_of_equal_wins_the_soonest_is_best_and_of_equal_losses_the_latest(monkeypatch, proved, best):
    """Moves that lead to the same end are told apart by how many moves away it is."""
    found = {action: (Fraction(wins), plies) for action, (wins, plies) in proved.items()}
    monkeypatch.setattr(TICTACTOE.goals, "proved", lambda game, state: found)
    options = worth(TICTACTOE, TICTACTOE.initial_state(), WIN).options
    assert best == [option.action for option in options if option.best]


def test_actions_of_one_name_are_pooled_by_their_games():
    """The mean is weighted by visits; errors of independent means add up as squares."""
    seen = [(30, 0.4, 0.1), (10, 0.8, 0.3), (60, 0.5, 0.02)]
    alike = [type("Stats", (), {"visits": n, "value": estimate.Estimate(v, v - h, v + h, n)}) for n, v, h in seen]
    found, half = module._pooled(alike)
    assert sum(n * v for n, v, _ in seen) / 100 == pytest.approx(float(found))
    assert math.sqrt(sum((n * h) ** 2 for n, _, h in seen)) / 100 == pytest.approx(half)


@pytest.mark.parametrize("confidence", [0.5, 0.9, 0.95, 0.99])
@pytest.mark.parametrize("freedom", [1, 2, 3, 7, 8, 31])
def test_student_s_value_is_that_of_scipy(freedom, confidence):
    """Means of few values have Student's interval, of two values as of many."""
    expected = stats.t.ppf((1 + confidence) / 2, freedom)
    assert expected == pytest.approx(estimate.student_value(freedom, confidence))


@pytest.mark.parametrize("confidence", [0.5, 0.9, 0.95, 0.99])
def test_intervals_of_means_are_the_textbook_s(confidence):
    """Mean ± z s / √n, from counts, from sums, and at the root of a search."""
    values, z = [1, 1, 4, 7, 7, 7, 12], NormalDist().inv_cdf((1 + confidence) / 2)
    half = z * stdev(values) / math.sqrt(len(values))
    counts = {value: values.count(value) for value in values}
    squares = sum(value * value for value in values)
    for found in (estimate.mean(counts, confidence), estimate.mean_of_sums(7, sum(values), squares, confidence)):
        assert (mean(values), mean(values) - half, mean(values) + half) == pytest.approx(
            (found.value, found.low, found.high))
        assert half == pytest.approx(found.error)


def test_intervals_of_a_search_follow_its_payoffs():
    """Wins and losses of each option, counted by hand from their mean, give the interval that is shown."""
    game = load("heaps", heaps=(3, 2))
    for option in mcts(game, simulations=300, seed=1).options:
        n, won = option.visits, round(option.visits * option.value.value)
        values = [1] * won + [0] * (n - won)
        assert half_of(values) == pytest.approx(option.value.high - option.value.value)


# Worlds


@pytest.mark.parametrize("name", SECRETS)
def test_worlds_are_dealt_as_the_mover_sees_them(name):
    """Whoever is to move sees the same in every world, and what others hold is dealt anew."""
    rng, dealt, movers = random.Random(3), 0, set()
    for moves in range(1, 40, 3):
        game = load(name, players=load(name).type.setup.PLAYERS[1], **MISSIONS.get(name, {}))
        state = after(game, moves, rng)
        mover = game.current_player(state)
        movers.add(mover)
        worlds = module._worlds(game, state, seed=moves)
        assert module.WORLDS == len(worlds)
        for world in worlds:
            assert game.observation(state, mover) == game.observation(world, mover)
            assert mover == game.current_player(world)
            assert game.legal_actions(state) == game.legal_actions(world)
            dealt += world != state
    assert dealt
    assert len(movers) > 1
