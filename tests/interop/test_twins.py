"""Games of the gallery beside OpenSpiel's own: the same games are played, and they are worth the same."""

import random
import sys
from types import SimpleNamespace

import pytest

from catlib import load
from catlib.interop import Step
from catlib.solving import cfr, solve

from .openspiel import on_openspiel

HOLD = 0  # in Pig

pytestmark = on_openspiel


def spiel(name):
    """A game of OpenSpiel."""
    import pyspiel

    return pyspiel.load_game(name)


def same(action):
    """An action with one number in both."""
    return action


TWINS = {  # ours, OpenSpiel's, the number that an action has there, what a payoff is there
    "kuhn": (lambda: load("kuhn_poker"), "kuhn_poker", same, float),
    "leduc": (lambda: load("leduc_poker"), "leduc_poker(suit_isomorphism=True)", same, float),
    "tic-tac-toe": (lambda: load("tictactoe"), "tic_tac_toe", same, float),
    "connect four": (lambda: load("connect_four"), "connect_four", same, float),
    "nim": (lambda: load("nim", first=3, second=4, third=5), "nim(is_misere=False,pile_sizes=3;4;5)",
        lambda action: action % 15 * 3 + action // 15, float),
    "pig": (lambda: load("pig", target=20), "pig(winscore=20,horizon=100000)", lambda action: 1 - action,
        lambda won: 2.0 * won - 1),
}


def choices(game, state, number):
    """What can happen by its number there, with its chance or 0, beside our own number."""
    if game.is_chance_node(state):
        return {outcome: (outcome, float(chance)) for outcome, chance in game.chance_outcomes(state)}
    won = game.name == "pig" and state.score[state.seat] + state.pot == game.setup.target  # there one has to hold then
    return {number(action): (action, 0.0) for action in game.legal_actions(state) if not won or action == HOLD}


def there(state):
    """The same of a state of OpenSpiel."""
    if state.is_chance_node():
        return dict(state.chance_outcomes())
    return dict.fromkeys(state.legal_actions(), 0.0)


@pytest.mark.parametrize("name", TWINS)
def test_openspiels_own_game_goes_as_ours(name):
    """At every step of many games the same can happen with the same chance to the same seat, and ends pay the same."""
    make, other, number, paid = TWINS[name]
    game, theirs, draw = make(), spiel(other), random.Random(2)
    for _ in range(60):
        state, twin = game.initial_state(), theirs.new_initial_state()
        while not game.is_terminal(state):
            both = choices(game, state, number)
            assert {action: chance for action, (_, chance) in both.items()} == pytest.approx(there(twin))
            assert game.is_chance_node(state) or game.current_player(state) == twin.current_player()
            action = draw.choice(sorted(both))
            state = game.child(state, both[action][0])
            twin.apply_action(action)
        assert twin.is_terminal()
        assert [paid(won) for won in game.returns(state)] == twin.returns()


def both_trees(game, theirs, number):
    """Every history of both: a step of ours, a state of OpenSpiel's."""
    waiting = [(Step(game, game.initial_state()), theirs.new_initial_state())]
    while waiting:
        step, twin = waiting.pop()
        yield step, twin
        found = choices(game, step.state, number) if not twin.is_terminal() else {}
        assert sorted(found) == sorted(there(twin))
        waiting += [(step.child(action), twin.child(other)) for other, (action, _) in found.items()]


@pytest.mark.wasm
@pytest.mark.parametrize(("name", "rounds", "sets"), [("kuhn", 200, 12), ("leduc", 300, 288)])
def test_our_strategy_is_as_exploitable_in_openspiels_own_game(name, rounds, sets):
    """All histories of both trees are gone through; OpenSpiel's best answer there wins what ours wins here."""
    import pyspiel

    make, other, number, _ = TWINS[name]
    game, theirs = make(), spiel(other)
    found = cfr(game, rounds)
    known = {(one.seat, one.history): one for one in found.information_sets}
    rows = {}
    for step, twin in both_trees(game, theirs, number):
        if step.player >= 0:
            one = known[step.player, step.known(step.player)]
            chances = zip(map(number, one.actions), one.strategy.values(), strict=True)
            rows[twin.information_state_string()] = sorted(chances)
    assert sets == len(rows)
    policy = pyspiel.TabularPolicy(rows)
    assert found.exploitability == pytest.approx(pyspiel.exploitability(theirs, policy), abs=1e-9)
    worth = pyspiel.expected_returns(theirs.new_initial_state(), policy, -1, False)[0]
    assert found.low - 1e-9 <= worth <= found.high + 1e-9


@pytest.mark.parametrize(("ours", "other", "loops", "won"), [
    (lambda: load("pig", target=6), "pig(winscore=6,horizon=100000)", True, lambda value: 2 * value - 1),
    (lambda: load("nim", first=1, second=2, third=3), "nim(is_misere=False,pile_sizes=1;2;3)", False, float),
    (lambda: load("nim", first=1, second=2, third=2), "nim(is_misere=False,pile_sizes=1;2;2)", False, float),
], ids=["pig", "nim that is lost", "nim that is won"])
def test_openspiel_finds_its_own_game_worth_what_ours_is(ours, other, loops, won, monkeypatch):
    """Its value iteration on its game lies where ours proves the value of our game to lie."""
    monkeypatch.setitem(sys.modules, "cvxpy", SimpleNamespace(ECOS=""))  # asked for, used for simultaneous moves alone
    from open_spiel.python.algorithms import value_iteration

    theirs, found = spiel(other), solve(ours())
    values = value_iteration.value_iteration(theirs, -1, 1e-10, cyclic_game=loops)
    assert won(found.value) == pytest.approx(values[str(theirs.new_initial_state())], abs=1e-7)
