"""What a game of one file is given: bots, words, a dealer, its setup; told by a game that is built for it."""

import sys
from collections import Counter

import pytest

from catlib import load
from catlib.chance import generator
from catlib.game import BadGame, read_file
from catlib.game.flags import flags
from catlib.game.hidden import tells, world_like

RACE = '''
"""Race to three. Whoever comes there first wins: a game for two."""
from catlib.game.authoring import CHANCE, TERMINAL, Field, House, add, record, rule
ACTIONS, OUTCOMES, PAYOFFS = ("stay", "go", "fall"), tuple("12"), (0, 1)
BOTS = {"goer": "Always goes.", "stayer": "Always stays."}
COMPILED = ("goer", "stayer")
State = record("State", {"seat": "i1", "hurt": "i1", "at": ("i1", 2), "secret": "i1"}, __name__)
HIDDEN = ("secret",)
class HouseRules(House):
    length: int = Field(3, ge=1, le=9, description="How far it is.")
def build(players, house):
    return {"length": house.length * 2, "own": 7}
@rule
def current_player(setup, state):
    if state.secret == 0:
        return CHANCE
    return TERMINAL if max(state.at[0], state.at[1]) >= 3 else state.seat
@rule
def apply_action(setup, state, action):
    if state.secret == 0:
        state.secret = action + 1
    else:
        state.at[state.seat] = max(0, state.at[state.seat] + (1 if action == 1 else -1 if action == 2 else 0))
        state.hurt = 1 if action == 2 else 0
        state.seat = 1 - state.seat
@rule
def returns(setup, state, out):
    out[0], out[1] = 1 if state.at[0] >= 3 else 0, 1 if state.at[1] >= 3 else 0
@rule
def evaluate(setup, state, out):
    out[0], out[1] = state.at[0] / 10.0, state.at[1] / 10.0
@rule
def choose(bot, setup, state, actions, count, u, work):
    return 1 if bot == 0 else 0
@rule
def pays_now(state):
    return 1 if state.hurt else 0
def resample(setup, state, player, rng):
    other = state.copy()
    other.secret = rng.choice([1, 2])
    return other
add(__name__)
'''


@pytest.fixture
def race(tmp_path):
    """The race, at the first decision."""
    (tmp_path / "race.py").write_text(RACE, encoding="utf-8")
    game = load(tmp_path / "race.py")
    return game, game.child(game.initial_state(), 0)


def bot(game, name):
    """A bot as a function of a state and a draw."""
    return game.type.bots.make(name, game)


def test_bots_of_the_file_have_their_own_numbers(race):
    """The random bot that is added stands before them, and they choose as the file says."""
    game, state = race
    part, buffer = game.type.bots, [0] * 3
    assert ["random", "goer", "stayer"] == list(part.COMPILED)
    count = game.rules.legal_actions(game.setup, state, buffer)
    assert [1, 0] == [part.choose(number, game.setup, state, buffer, count, 0.0, [0]) for number in (1, 2)]
    assert [0, 1, 2] == [part.choose(0, game.setup, state, buffer, count, u, [0]) for u in (0.0, 0.5, 0.99)]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_bot_takes_what_is_best_for_whoever_moves(race, seat):
    """Of one's own place, whichever seat it is; an end that is won is worth its payoff."""
    game, state = race
    state.seat, state.at[:] = seat, [1, 1]
    assert 1 == bot(game, "greedy")(state, 0.5)
    state.at[seat] = 2
    assert game.is_terminal(game.child(state, 1))
    assert 1 == bot(game, "greedy")(state, 0.5)
    state.at[1 - seat] = 2
    assert 1 == bot(game, "greedy")(state, 0.5)


def test_the_searching_bot_sees_no_more_than_its_seat(race, monkeypatch):
    """It decides alike in worlds that its seat cannot tell apart, by an equilibrium and by a search."""
    game, state = race
    state.at[:] = [2, 2]
    other = state.copy()
    other.secret = 3 - state.secret
    for nodes in (12_000, 1):
        monkeypatch.setattr("catlib.solving.equilibria.NODES", nodes)
        picks = [[bot(game, "search")(world, u / 12) for u in range(12)] for world in (state, other)]
        assert picks[0] == picks[1]
        assert {1} == {*picks[0]}  # it goes on to three


def test_words_of_a_file(race):
    """The title ends with the sentence, a flag is told while it is set, chance deals where outcomes are not numbers."""
    game, state = race
    assert "Race to three" == game.title
    assert 0 == game.observation(state, 1)["secret"] == game.observation(state, 0)["secret"]
    assert 1 == state.secret
    for hurt in (0, 1):
        state.hurt = hurt
        assert bool(hurt) == ("hurt" in game.state_to_string(state))


def test_outcomes_of_which_one_is_a_word_are_no_dice(tmp_path):
    """Dice have numbers alone."""
    for outcomes, dice in (('tuple("12")', True), ('("1", "two")', False)):
        file = tmp_path / f"race_{dice}.py"
        file.write_text(RACE.replace('tuple("12")', outcomes), encoding="utf-8")
        assert dice == (load(file).words.DEALER == "Dice")


def test_what_a_file_builds_goes_before_its_house_rules(race):
    """The rules ask the setup; whoever agrees on a house rule reads the house."""
    game, _ = race
    assert (2, 6, 7, 3) == (game.setup.seats, game.setup.length, game.setup.own, game.house.length)


# What is wrong in a file


@pytest.mark.parametrize(("old", "new", "said"), [
    ("ge=1, le=9", "ge=1", "it has no upper bound"), ("ge=1, le=9", "le=9", "it has no lower bound"),
    ("@rule\ndef returns", "@rule\ndef chance_weights(setup, state, weights):\n    weights[0], weights[1] = 2, -1\n"
     "    return 2\n@rule\ndef returns", "weight -1; weights are whole numbers from 0 on"),
    ("1 if state.at[1] >= 3 else 0", "2 if state.at[1] >= 3 else 0", "seat 1 is paid 2; PAYOFFS says 0 to 1")])
def test_mistakes_are_named_wherever_they_are(tmp_path, old, new, said):
    """One bound is too few, a weight may not be below 0, and one game on trial may not meet a mistake that three do."""
    assert old in RACE
    (tmp_path / "wrong.py").write_text(RACE.replace(old, new), encoding="utf-8")
    with pytest.raises(BadGame, match=said):
        load(tmp_path / "wrong.py")


def test_an_error_names_the_line_that_raised_it(tmp_path):
    """The last one in the file, not the one that called it; and the module of before stays as it was."""
    file = tmp_path / "race.py"
    file.write_text(RACE, encoding="utf-8")
    read_file(file)
    modules = {name: sys.modules[name] for name in sys.modules if name.startswith("catlib_game_race")}
    broken = RACE.replace("add(__name__)", "def fail():\n    raise KeyError('x')\nfail()\nadd(__name__)")
    file.write_text(broken, encoding="utf-8")
    line = broken.splitlines().index("    raise KeyError('x')") + 1
    with pytest.raises(BadGame, match=rf"race\.py:{line}: KeyError: 'x'"):
        read_file(file)
    assert modules == {name: sys.modules[name] for name in modules}


@pytest.mark.parametrize(("line", "is_flag"), [
    ("state.x = 1", True), ("state.x += 1", False), ("state.x = 2", False), ("state.x = a == 1", True)])
def test_what_is_counted_is_no_flag(line, is_flag):
    """A flag is set to 0 or 1 and asked for, nothing else."""
    text = f"def f(state, a):\n    if state.x:\n        state.x = 0\n    {line}\n"
    assert (["x"] if is_flag else []) == flags(text, ["x"])


# Worlds


HANDS = '''
"""Hands: two cards of three kinds, one each, some likelier; whoever has more wins."""
from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule
ACTIONS, OUTCOMES, PAYOFFS, HIDDEN = ("look",), tuple("1234"), (0, 1), ("card",)
State = record("State", {"card": ("i1", 2), "drawn": "i1", "over": "i1"}, __name__)
@rule
def current_player(setup, state):
    return TERMINAL if state.over else CHANCE if state.drawn < 2 else 1
@rule
def chance_weights(setup, state, weights):
    weights[0], weights[1], weights[2], weights[3] = 1, 2, 1, 0
    return 4
@rule
def apply_action(setup, state, action):
    if state.drawn < 2:
        state.card[state.drawn] = 1 + action // 2
        state.drawn += 1
    else:
        state.over = 1
@rule
def returns(setup, state, out):
    out[0], out[1] = 1 if state.card[0] > state.card[1] else 0, 1 if state.card[1] > state.card[0] else 0
add(__name__)
'''


def test_worlds_come_as_often_as_chance_makes_them(tmp_path):
    """A hand that comes in two ways counts twice; worlds are those of the seat that looks, whoever moves."""
    (tmp_path / "hands.py").write_text(HANDS, encoding="utf-8")
    game = load(tmp_path / "hands.py")
    state = game.child(game.child(game.initial_state(), 0), 2)
    assert [1, 2] == state.card
    seen, rng = game.type.words.observation, generator(1)
    for seat, own in ((0, 1), (1, 2)):
        dealt = Counter()
        for _ in range(400):
            world = world_like(game.rules, seen, game.setup, state, seat, rng)
            assert own == world.card[seat]
            dealt[world.card[1 - seat]] += 1
        assert 0.65 < dealt[1] / 400 < 0.85
    start = game.initial_state()
    assert tells(game.rules, seen, game.setup, start, 2, 0)
    assert not tells(game.rules, seen, game.setup, start, 0, 0)
