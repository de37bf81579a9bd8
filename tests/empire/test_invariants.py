"""What no game of Empire ever breaks, looked for in every roll and in whole games."""

from itertools import product

import pytest

from catlib.games.empire import phases
from catlib.games.empire.setup import SEATS
from catlib.play import walk

from .positions import empire, fight, position, roll
from .test_fingerprints import CUSTOMS, DESIGN

HOUSES = {"three": empire(3), "six": empire(6), "customs": empire(3, **CUSTOMS), "design": empire(2, **DESIGN),
    "everything": empire(4, **CUSTOMS | DESIGN)}


@pytest.mark.parametrize(("attack", "defend"), list(product((1, 2, 3), (1, 2))))
def test_a_capturing_roll_costs_the_attacker_nothing(attack, defend):
    """Whenever the last defender falls, the attacker has as many cubes as before, so the duty to move in can be met."""
    game, before = fight(attack + 1, defend)
    for faces in product("123456", repeat=attack + defend):
        after = roll(game, before, "".join(faces[:attack]), "".join(faces[attack:]))
        if after.owner[1] == before.seat:
            assert attack + 1 == after.cubes[0] + after.cubes[1]
            assert after.cubes[1] >= attack


@pytest.mark.parametrize("ties", ["defender", "attacker"])
def test_a_capturing_roll_costs_nothing_with_more_dice(ties):
    """The same with coins for dice, up to four against three, by either rule for ties, whoever chooses how many."""
    captured = 0
    for attack, defend, cubes in product((1, 2, 3, 4), (1, 2, 3), (1, 2, 3)):
        if defend > cubes:
            continue
        game, before = fight(attack + 1, cubes, attack_dice=4, defend_dice=3, sides=2, ties=ties)
        for faces in product("12", repeat=attack + defend):
            after = roll(game, before, "".join(faces[:attack]), "".join(faces[attack:]))
            if after.owner[1] == before.seat:
                captured += 1
                assert attack + 1 == after.cubes[0] + after.cubes[1]
                assert after.cubes[1] >= attack
    assert captured > 40


@pytest.fixture(scope="module", params=HOUSES, ids=str)
def game_and_walk(request):
    """A game under some house rules, and a whole walk through it."""
    return HOUSES[request.param], walk(HOUSES[request.param], 3)


def test_what_is_over_leaves_nothing_behind(game_and_walk):
    """What was rolled or aimed at is gone from the position once it is done, so that equal positions are one."""
    _, path = game_and_walk
    aiming = {phases.TARGET, phases.DICE, phases.DEFEND, phases.ROLL, phases.MOVE_IN, phases.FREE_TO, phases.FREE_COUNT}
    for state in path.states:
        if state.phase not in aiming:
            assert (-1, -1, 0) == (state.origin, state.target, state.begun)
        if state.phase not in (phases.DICE, phases.DEFEND, phases.ROLL, phases.FREE_COUNT):
            assert 0 == state.begun
        if state.phase not in (phases.DEFEND, phases.ROLL):
            assert (0, 0, 0) == (state.attacking, state.defending, state.rolled)
        assert state.rolled == sum(face > 0 for face in state.die)
        if state.phase != phases.START_ROLL:
            assert (0, 0, 0) == (state.best, state.leaders, state.pending)
        if state.phase != phases.DEAL:
            assert 0 == state.dealt
        if state.phase == phases.ATTACK:
            assert not any(state.reserve)
        if state.stage in (phases.SETTING_UP, phases.FILLING):
            assert (0, 0, 0) == (state.taken, state.turned_in, state.sets)


def test_what_is_measured(game_and_walk):
    """A game counts each seat's neighborhoods and cubes, rounds that are over, and sets turned in."""
    game, path = game_and_walk
    for state in path.states:
        lands = list(zip(state.owner, state.cubes, strict=True))
        expected = {f"neighborhoods of seat {s + 1}": sum(owner == s for owner, _ in lands) for s in range(SEATS)}
        expected |= {f"cubes of seat {s + 1}": sum(n for owner, n in lands if owner == s) for s in range(SEATS)}
        measured = game.measures(state)
        assert (measured.pop("start of the winner") == 0) == (state.winner < 0)
        assert expected | {"rounds": state.round, "sets": state.sets} == measured


@pytest.mark.parametrize(("first", "winner", "start"), [(0, 0, 1), (0, 2, 3), (1, 1, 1), (1, 0, 3), (2, 1, 3)])
def test_winners_are_told_apart_by_when_they_began(first, winner, start):
    """Who began is the first, whatever the seat."""
    game = empire(3)
    state = game.initial_state()
    state.first, state.winner = first, winner
    assert start == game.measures(state)["start of the winner"]


def test_a_guess_at_the_winner():
    """For searches that stop early: squares of cubes, neighborhoods, three times what a turn brings and the cards."""
    game, guess = empire(3, map="row"), [0.0] * 3
    state = position(game, holds=[{"A": 5, "B": 1}, {"C": 2}], hand=[["A"], ["B", "D"]])
    game.rules.evaluate(game.setup, state, guess)
    shares = [(6 + 2 + 3 * 5 + 3) ** 2, (2 + 1 + 3 * 3 + 6) ** 2, (1 + 1 + 3 * 3) ** 2]
    assert [share / sum(shares) for share in shares] == pytest.approx(guess)
    game.rules.evaluate(game.setup, position(game, holds=[{"A": 1, "B": 1, "C": 2, "D": 1}]), guess)
    assert [1, 0, 0] == guess
    game.rules.evaluate(game.setup, game.initial_state(), guess)
    assert [1 / 3] * 3 == guess


def test_whole_games_come_to_an_end():
    """The one who won holds everything that is not neutral."""
    from catlib.engine import driver as engine

    game = empire(3)
    played = engine.play(game, ["greedy"] * 3, range(40))
    assert all(played.finished)
    assert [1] * 40 == [sum(row) for row in played.returns]
    for paid, measured in zip(played.returns, played.measures, strict=True):
        assert 42 == measured[list(paid).index(1)]
