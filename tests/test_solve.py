"""Whole games solved: bounds that hold, loops, both engines, an exact twin, and what cannot be solved."""

import re
from fractions import Fraction

import pytest

from catlib import load
from catlib.chance import EndlessPlay
from catlib.game import Goal
from catlib.solving import ExactSolution, Solution, TooLarge, TooManyStates, solve
from catlib.solving.cfr import Equilibrium

from .exhaustive import exhaustive

PAID = Goal("paid", "what is paid", until=lambda state: False, value=lambda state: 0)


def pig(target):
    """A short Pig."""
    return load("pig", target=target)


@pytest.mark.parametrize("target", [2, 3, 5, 8])
def test_the_bounds_hold_the_exact_value(target):
    """The exact solver, which proves its fractions, lies between the bounds at every option."""
    game = pig(target)
    goal = Goal("win", "chance to win", lambda state: False, lambda state: game.returns(state)[0], seat=0)
    exact = solve(game, goal, game.initial_state())
    found = solve(game)
    assert Fraction(found.low) <= exact.value <= Fraction(found.high)
    for option, proved in zip(found.options, exact.options, strict=True):
        assert Fraction(option.low) <= proved.value <= Fraction(option.high)
    assert found.high - found.low < 1e-9
    assert found.mark.startswith("bound ± ")
    assert found.best == exact.best


@pytest.mark.wasm
@pytest.mark.parametrize("make", [lambda: pig(12), lambda: load("tictactoe")], ids=["pig", "tictactoe"])
def test_both_engines_solve_alike(make):
    """Every number is the same in plain Python and in WebAssembly."""
    game = make()
    assert solve(game, compile=False) == solve(game, compile=True)


def test_a_game_without_chance_is_exact():
    """Its payoffs are whole numbers, and so is its value; a search of everything agrees."""
    game = load("nim", first=2, second=3, third=1)
    found = solve(game)
    assert ("exact", exhaustive(game).values[0]) == (found.mark, found.value)


def test_other_positions_are_kept():
    """Whatever can be reached has its value; what cannot is refused in a sentence."""
    game = pig(8)
    found = solve(game)
    after = game.child(game.initial_state(), 1)
    assert found.options[1].low == found.at(after).low
    assert () == found.at(after).options
    with pytest.raises(ValueError, match="nobody decides here"):
        _ = found.at(after).best
    strange = game.initial_state()
    strange.score[0] = -3
    with pytest.raises(KeyError, match="Pig does not come to"):
        found.at(strange)


def test_loops_are_counted():
    """Pig to 3 goes round at 0:0, 0:2, 2:0 and 2:2; tic-tac-toe never does."""
    short, other = solve(pig(3)), solve(load("tictactoe"))
    assert (4, 12) == (short.loops, short.largest_loop)
    assert (0, 0) == (other.loops, other.largest_loop)


WAIT = '''
"""Wait: each may take the point of the game or leave it; who takes it loses."""
from catlib.game.authoring import TERMINAL, add, record, rule
ACTIONS, PAYOFFS = ("leave", "take"), (-1, 1)
State = record("State", {"seat": "i1", "over": "i1"}, __name__)
@rule
def current_player(setup, state):
    return TERMINAL if state.over else state.seat
@rule
def apply_action(setup, state, action):
    state.over, state.seat = action, 1 - state.seat
@rule
def returns(setup, state, out):
    out[state.seat], out[1 - state.seat] = 1, -1
add(__name__)
'''


def test_where_both_wait_for_ever_the_bounds_stay_apart(tmp_path, forget_games):
    """Nobody knows what endless play is worth, so nothing is claimed."""
    (tmp_path / "wait.py").write_text(WAIT, encoding="utf-8")
    found = solve(load(tmp_path / "wait.py"))
    assert (-1.0, 1.0, "bound ± 1e+00") == (found.low, found.high, found.mark)


def test_what_is_too_large_is_said_before_it_starts():
    """The limit of positions is named, and what to do."""
    with pytest.raises(TooLarge, match="states=100: Pig has more positions than that from here; give more, or a small"):
        solve(pig(50), states=100)
    with pytest.raises(ValueError, match="Cat Cab Crew: 3 seats play; a game for one or two can be solved"):
        solve(load("cat_cab", players=3))


def test_payoffs_have_to_add_up(tmp_path, forget_games):
    """What one wins is what the other loses, or one value says nothing of the other."""
    text = WAIT.replace("= 1, -1", "= 1, 0 if state.seat else 1").replace('"leave", "take"', '"right", "left"')
    text = text.replace("state.over, state.seat = action", "state.over, state.seat = 1, action")
    (tmp_path / "uneven.py").write_text(text.replace(", 1 - state.seat\n@", "\n@"), encoding="utf-8")
    with pytest.raises(ValueError, match="payoffs do not always add up to the same"):
        solve(load(tmp_path / "uneven.py"))


def test_a_solution_in_a_line():
    """The value, how sure it is, and how many positions there are."""
    assert "0.000000 to the first seat, exact; 5,478 positions" == str(solve(load("tictactoe")))


def test_a_position_is_solved_from_where_it_is():
    """Who lets a corner be answered at an edge has won; only what comes later is listed."""
    game = load("tictactoe")
    state = game.child(game.child(game.initial_state(), 0), 1)
    found = solve(game, state=state)
    assert 1.0 == found.value
    assert found.states < 5478


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.wasm)])
def test_where_no_end_can_be_reached_there_is_no_value(tmp_path, forget_games, compiled):
    """Nothing is paid, and nothing bounds what might be."""
    text = WAIT.replace("state.over, state.seat = action", "state.over, state.seat = 0")
    (tmp_path / "round.py").write_text(text, encoding="utf-8")
    with pytest.raises(EndlessPlay, match="play goes round for ever, as no end of the game can be reached from here"):
        solve(load(tmp_path / "round.py"), compile=compiled)


@pytest.mark.parametrize("target", [3, 5])
def test_both_solvers_answer_in_the_same_words(target):
    """Value, label, regret, best and mark of a whole game solved by bounds are those of the goal solved exactly."""
    game = pig(target)
    goal = Goal("win", "chance to win", lambda state: False, lambda state: game.returns(state)[0], seat=0)
    for state in (game.initial_state(), game.child(game.child(game.initial_state(), 1), 0)):
        exact, found = solve(game, goal, state), solve(game, state=state)
        names = [[(option.action, option.label, option.best) for option in each.options] for each in (exact, found)]
        assert names[0] == names[1]
        for mine, theirs in ((found, exact), *zip(found.options, exact.options, strict=True)):
            assert float(theirs.value) == pytest.approx(mine.value, abs=1e-9)
        assert [float(o.regret) for o in exact.options] == pytest.approx([o.regret for o in found.options], abs=1e-9)
        assert ("exact", "bound") == (exact.mark, found.mark.split()[0])
        assert f"{exact.value} (chance to win), exact; {exact.proof}" == str(exact)


def test_of_a_seat_that_wants_little_the_least_is_best():
    """Regret is the mover's, in a game of two seats."""
    game = load("tictactoe")
    state = game.child(game.initial_state(), 0)
    found = solve(game, state=state)
    assert ([4], 4) == ([option.action for option in found.options if option.best], found.best)
    assert {option.action: option.value - found.value for option in found.options} == {
        option.action: option.regret for option in found.options
    }


# The door, for every kind of game


@pytest.mark.parametrize(("name", "house", "answer"), [
    ("tictactoe", {}, Solution),  # all lies open
    ("pig", {"target": 3}, Solution),  # chance and loops
    ("kuhn_poker", {}, Equilibrium),  # hidden hands
    ("goofspiel", {"cards": 3}, Equilibrium),  # moves made at once
])
def test_one_door_answers_what_a_game_can_answer(name, house, answer):
    """An equilibrium where something is hidden, bounds where all lies open, an exact value where there is a goal."""
    game = load(name, **house)
    assert answer is type(solve(game))
    goal = Goal("paid", "what seat 1 is paid", PAID.until, lambda state: game.returns(state)[0], open_hands=True)
    assert ExactSolution is type(solve(game, goal))
    opened = solve(game, open_hands=True)
    assert Solution is type(opened)
    assert ("open hands" in opened.mark) == (answer is Equilibrium)


@pytest.mark.parametrize(("name", "house", "asked", "error", "sentence"), [
    ("cat_cab", {"players": 3}, {}, ValueError, "3 seats play; a game for one or two can be solved, and a goal in"),
    ("meow_daifugo", {"players": 3}, {}, ValueError, "3 seats play; this is for one or two"),
    ("meow_daifugo", {"players": 2}, {"nodes": 100}, TooLarge, "nodes=100: Meow Meow Daifugō can go on in more"),
    ("washi_cat", {}, {"states": 100}, TooLarge, "states=100: Washi Cat has more positions than that"),
    ("washi_cat", {}, {"goal": "win"}, ValueError, "goal='win': expected a catlib.Goal; a position is"),
    ("washi_cat", {}, {"nodes": 9}, TypeError, "nodes: solve of a whole game has no such option; there are"),
    ("meow_daifugo", {"players": 2}, {"states": 9}, TypeError, "states: solve of hidden hands has no such option"),
    ("cat_cab", {"players": 2}, {"goal": PAID, "lead": True}, TypeError, "lead: solve with a goal has no such"),
    ("cat_cab", {"players": 2}, {"goal": PAID, "limit": 9}, TooManyStates, "more than 9 states can follow")])
def test_what_has_no_answer_is_refused_in_a_sentence(name, house, asked, error, sentence):
    """Size, seats, and options of another question."""
    with pytest.raises(error, match=re.escape(sentence)):
        solve(load(name, **house), **asked)
