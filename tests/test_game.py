"""A game from outside: pure, checked, and loaded with sentences for what is wrong."""

from fractions import Fraction

import pytest

import catlib
from catlib import CHANCE, TERMINAL, BadSetup, IllegalAction
from catlib.play.testing import sent

PIG = catlib.load("hog")
HOLD, ROLL = 0, 1


def after(*actions, game=PIG):
    """The state after some actions from the start."""
    state = game.initial_state()
    for action in actions:
        state = game.child(state, action)
    return state


# Loading


def test_load_defaults():
    """Without more than a name, a game has its usual players and house rules."""
    assert (2, 2, "Pig") == (PIG.players, PIG.num_players, PIG.title)
    assert {"game": "hog", "players": 2, "house": {}} == PIG.spec()


@pytest.mark.parametrize("game", [
    lambda: catlib.load("hog", target=50),
    lambda: catlib.load("hog", 2, {"target": 50}),
    lambda: catlib.load("hog", 2, {"target": 70}, target=50),
    lambda: catlib.load("hog", house=catlib.load("hog", target=50).house),
    lambda: catlib.load("hog", target=50, sides=6),
    lambda: catlib.load(*catlib.load("hog", target=50).spec().values())])
def test_ways_to_load(game):
    """House rules as keywords, a mapping, a model or a spec make the same game, and defaults do not count."""
    assert catlib.load("hog", target=50) == game()
    assert hash(catlib.load("hog", target=50)) == hash(game())
    assert "load('hog', players=2, target=50)" == repr(game())
    assert catlib.load("hog", target=51) != game()


@pytest.mark.parametrize(("load", "says"), [
    (lambda: catlib.load("chess"), "^game='chess': there is no such game; there are .*cat_cab"),
    (lambda: catlib.load("../pig"), "there is no such game"),
    (lambda: catlib.load(None), "game=None: there is no such game"),
    (lambda: catlib.load("hog", players=3), "^players=3: Pig is for 2 players$"),
    (lambda: catlib.load("hog", players=2.0), "players=2.0: Pig is for"),
    (lambda: catlib.load("hog", players="2"), "players='2': Pig is for"),
    (lambda: catlib.load("hog", target=0), "^target=0: input should be greater than or equal to 1$"),
    (lambda: catlib.load("hog", target=float("nan")), "^target=nan: input should be a finite number$"),
    (lambda: catlib.load("hog", target=2.5), "^target=2.5: input should be a valid integer"),
    (lambda: catlib.load("hog", target=True), "^target=True: input should be a whole number$"),
    (lambda: catlib.load("hog", targt=50), r"^targt: no such house rule of Pig; did you mean target\?$"),
    (lambda: catlib.load("hog", goal=50), "^goal: no such house rule of Pig; there are target, sides$"),
    (lambda: catlib.load("hog", target=0, sides=1), "^target=0: .*; sides=1: ")])
def test_what_cannot_be_loaded(load, says):
    """A wrong game, player count or house rule is named in a sentence with what is allowed."""
    with pytest.raises(BadSetup, match=says):
        load()
    assert issubclass(BadSetup, ValueError)


def test_house_rules_cannot_be_changed():
    """The house rules of a loaded game stay as they are."""
    with pytest.raises(ValueError, match="frozen"):
        PIG.house.target = 3


def test_a_game_that_is_sent():
    """A game arrives in another process by its spec."""
    game = catlib.load("hog", target=50)
    assert game == sent(game)


def test_a_game_equals_no_other_thing():
    """A game equals a game of the same name, players and house rules, and nothing else."""
    assert PIG != PIG.spec()
    assert PIG != catlib.load("kuhn")
    assert 1 == len({PIG, catlib.load("hog"), catlib.load("hog", target=100)})


# Playing


def test_a_turn_of_pig():
    """Roll, see a 4, roll, see a 1: the turn is lost and the other player is on."""
    assert [0, CHANCE, 0, CHANCE, 1] == [PIG.current_player(after(*[ROLL, 3, ROLL, 0][:n])) for n in range(5)]
    assert 4 == after(ROLL, 3).turn
    assert [0, 0] == after(ROLL, 3, ROLL, 0).score
    assert [4, 0] == after(ROLL, 3, HOLD).score


def test_chance_is_exact():
    """Each face of a fair die has probability 1/6, as a fraction."""
    assert [(i, Fraction(1, 6)) for i in range(6)] == PIG.chance_outcomes(after(ROLL))
    assert [(i, 1) for i in range(6)] == PIG.chance_weights(after(ROLL))


def test_outcomes_of_weight_zero_are_no_outcomes():
    """A card that was dealt cannot be dealt again."""
    kuhn = catlib.load("kuhn")
    assert [(0, Fraction(1, 2)), (2, Fraction(1, 2))] == kuhn.chance_outcomes(after(1, game=kuhn))
    with pytest.raises(IllegalAction, match=r"legal: 0 \(seat 2 gets J\), 2 \(seat 2 gets K\)"):
        kuhn.child(after(1, game=kuhn), 1)


def test_each_kind_of_node():
    """Decisions have actions and no outcomes, chance has outcomes and no actions, the end has neither."""
    game = catlib.load("hog", target=2)
    decision, chance, end = after(), after(ROLL), after(ROLL, 1, HOLD, game=game)
    assert [HOLD, ROLL] == game.legal_actions(decision)
    assert [] == game.chance_outcomes(decision) == game.legal_actions(chance) == game.legal_actions(end)
    assert [] == game.chance_outcomes(end)
    assert [False, True, False] == [game.is_chance_node(s) for s in (decision, chance, end)]
    assert [False, False, True] == [game.is_terminal(s) for s in (decision, chance, end)]
    assert TERMINAL == game.current_player(end)


def test_returns_and_measures():
    """Nobody is paid before the end; measures can be asked at any time."""
    game = catlib.load("hog", target=2)
    assert [0, 0] == game.returns(after(ROLL, 1, game=game))
    assert [1, -1] == game.returns(after(ROLL, 1, HOLD, game=game))
    assert {"points of seat 1": 2, "points of seat 2": 0} == game.measures(after(ROLL, 1, HOLD, game=game))


@pytest.mark.parametrize(("actions", "wrong", "says"), [
    ((), 2, r"action 2 is not legal here; legal: 0 \(hold\), 1 \(roll\)"),
    ((), -1, r"action -1 is not legal here"),
    ((), "roll", "action 'roll': actions are whole numbers"),
    ((), True, "action True: actions are whole numbers"),
    ((ROLL,), 6, r"action 6 is not legal here; legal: 0 \(rolled 1\), .*5 \(rolled 6\)"),
    ((ROLL, 5, HOLD), 5, r"legal: 0 \(hold\)")])
def test_illegal_actions(actions, wrong, says):
    """An illegal action raises a sentence that lists what is legal, and the state is as it was."""
    state = after(*actions)
    before = state.key()
    with pytest.raises(IllegalAction, match=says):
        PIG.child(state, wrong)
    assert before == state.key()


def test_many_legal_outcomes_are_not_all_listed():
    """With more than eight possibilities the sentence counts the rest."""
    game = catlib.load("hog", sides=20)
    with pytest.raises(IllegalAction, match=r"7 \(rolled 8\) and 12 more$"):
        game.child(after(ROLL, game=game), 20)


def test_after_the_end():
    """After the end no action is legal, and the sentence says that the game is over."""
    game = catlib.load("hog", target=2)
    with pytest.raises(IllegalAction, match="Pig is over: no action is legal any more"):
        game.child(after(ROLL, 1, HOLD, game=game), ROLL)
    with pytest.raises(IllegalAction, match="'roll' is not possible here; Pig is over: no action is legal any more"):
        game.string_to_action(after(ROLL, 1, HOLD, game=game), "roll")


def test_successor_is_child_without_the_check():
    """For legal actions both give the same new state."""
    state = after(ROLL)
    assert PIG.child(state, 3) == PIG.successor(state, 3)
    assert state == after(ROLL)


@pytest.mark.parametrize(("u", "outcome"), [(0.0, 0), (0.166, 0), (0.167, 1), (0.5, 3), (0.999, 5)])
def test_sample(u, outcome):
    """A draw falls on the outcomes in order, each as wide as its probability."""
    assert outcome == PIG.sample(after(ROLL), u)


# Words


def test_names_of_actions():
    """An action is found by its name, whatever the spaces and capitals."""
    assert ["hold", "roll"] == [PIG.action_to_string(after(), a) for a in (HOLD, ROLL)]
    assert ROLL == PIG.string_to_action(after(), "  Roll ")
    assert 3 == PIG.string_to_action(after(ROLL), "rolled  4")
    with pytest.raises(IllegalAction, match=r"'fold' is not possible here; legal: 0 \(hold\), 1 \(roll\)"):
        PIG.string_to_action(after(), "fold")


def test_positions_in_words():
    """A position is a line of text, and an action knows the pieces it touches."""
    assert "0:0, seat 1 has 4 this turn" == PIG.state_to_string(after(ROLL, 3))
    assert ("button:roll",) == PIG.parts(after(), ROLL)


def test_observation():
    """With no secrets a seat sees everything; in Kuhn's poker only its own card."""
    assert after(ROLL).to_dict() == PIG.observation(after(ROLL), 1)
    kuhn = catlib.load("kuhn")
    state = after(0, 2, game=kuhn)
    assert [[1, 0], [0, 3]] == [kuhn.observation(state, seat)["card"] for seat in (0, 1)]


def test_bots():
    """A game tells its bots by name and in a sentence, and what is told cannot change it."""
    PIG.bots.clear()
    assert {"random", "hold at 20", "coin"} == set(PIG.bots)


def test_games_do_not_share_buffers():
    """Lists that a game returned stay as they are when it is asked again."""
    legal = PIG.legal_actions(after())
    legal.append(9)
    assert [HOLD, ROLL] == PIG.legal_actions(after())


def test_every_published_game_loads():
    """A game is found by one word."""
    for name in catlib.game_names():
        assert name == catlib.load(name).name


@pytest.mark.parametrize(("paid", "sentence"), [
    (0.5, "Nim: seat 1 is paid 0.5; payoffs are whole numbers"),
    (2, "Nim: seat 1 is paid 2; PAYOFFS says 0 to 1"),
    (-1, "Nim: seat 1 is paid -1; PAYOFFS says 0 to 1")])
def test_a_payoff_that_cannot_be_is_refused(monkeypatch, paid, sentence):
    """A payoff is a whole number within what the rules declare; anything else is an error in the game."""
    nim = catlib.load("heaps")
    state = nim.initial_state()
    while not nim.is_terminal(state):
        state = nim.child(state, nim.legal_actions(state)[-1])
    monkeypatch.setattr(nim.rules, "returns", lambda setup, state, out: out.__setitem__(0, paid))
    with pytest.raises(catlib.game.game.BadGame, match=sentence):
        nim.returns(state)
