"""Every game meets the contract, and the suite that says so notices planted errors."""

import functools
import importlib
import random
import shutil
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import catlib
import catlib.games
from catlib.play import check_game, testing, walk
from catlib.play.testing import check_engines
from catlib.rules.decorator import RULES
from catlib.rules.wasm import Trap
from catlib.solving import perft, uniform_value

from . import playthrough
from .soak.driver import random_game
from .test_soak import BOARDS

TOYS = Path(__file__).parent / "toys"
PUBLISHED = sorted(path.parent.name for path in Path(catlib.games.__file__).parent.glob("*/__init__.py"))
GAMES = [*PUBLISHED, "kuhn", "hog"]


def variants(name):
    """The game for every number of players."""
    few, many = importlib.import_module(f"catlib.games.{name}.setup").PLAYERS
    return [catlib.load(name, players=n) for n in range(few, many + 1)]


# Short games, and those that differ most from the printed ones
HOUSES = {
    "cat_cab": [{"players": 3, "white_dice": 1}, {"players": 2, "white_dice": 1},
        {"players": 2, "turn_limit": 3, "duel": "alternate"}, {"players": 3, "turn_limit": 2, "pickup": "each move"},
        {"players": 1, "turn_limit": 3, "diagonal": True, "may_waive": True, "curses_act": "back only"}],
    "empire": [
        {"players": 2, "turn_limit": 1, "first_player": "seat 1", "starting_cubes": (22, 22, 22, 22, 22)},
        {"players": 3, "turn_limit": 4, "objective": "missions", "forced_exchange": 5, "inherit_cards": True},
        {"players": 2, "turn_limit": 3, "attack_dice": 4, "defend_dice": 3, "sides": 8, "ties": "attacker",
            "neutral_third": True, "free_move": "connected", "placement": "all at once", "cube_supply": 60},
    ],
    "meow_daifugo": [{"players": 2, "ends": "one round"}, {"players": 4, "ends": "one round"}],
    "hog": [{"target": 5}],
    "taxi_derby": [{"players": 2, "end_stacks": 1}],
    "washi_cat": [
        {"board": "small", "drawing": "board", "trapped": "return only", "landing": "blank", "delivered_cats": "rest",
            "turn_limit": 60},
        {"board": "tiny", "drawing": "board", "turn_limit": 0, "specials": 0},
    ],
}


def under_house_rules(name):
    """The game under some other house rules."""
    return [catlib.load(name, **house) for house in HOUSES.get(name, ())]


@pytest.fixture
def some_states(monkeypatch):
    """A third of the states and decisions that are looked at of a game alone: of each game there are several here."""
    monkeypatch.setattr(testing.Walk.sample, "__defaults__", (40,))
    monkeypatch.setattr(testing, "check_bots", functools.partial(testing.check_bots, limit=130))


@pytest.mark.usefixtures("some_states")
@pytest.mark.parametrize("game", [game for name in GAMES for game in variants(name)], ids=repr)
def test_conformance(game):
    """The game keeps every property of the contract, in the plain engine."""
    check_game(game, games=1, seed=game.num_players, engines=False)


@pytest.mark.parametrize("name", GAMES)
def test_engines(name):
    """The compiled engine plays the games of the plain one; other numbers of players in `wasm/test_engines.py`."""
    check_engines(catlib.load(name), games=5)


@pytest.mark.usefixtures("some_states")
@pytest.mark.parametrize("name", BOARDS)
def test_random_house_rules(name):
    """Under any house rules, on any board, both engines keep the contract and play the same games."""
    check_game(random_game(name, random.Random(name), BOARDS[name]), games=1)


@pytest.mark.stored
@pytest.mark.parametrize("name", GAMES)
def test_playthroughs(name):
    """Stored games of each number of players and of changed house rules go as they went."""
    playthrough.check_playthroughs(name, variants(name) + under_house_rules(name))


@pytest.mark.stored
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_is_stored(name):
    """The stored games of a game hold every kind of action that some games more take."""
    playthrough.check_kinds(name, variants(name) + under_house_rules(name))


# The fingerprints themselves


def test_perft_of_kuhn():
    """Kuhn's poker has 4 chance, 24 decision and 30 terminal nodes: 6 deals of 4 decisions and 5 ends."""
    counts = [tuple(perft(catlib.load("kuhn"), depth).values()) for depth in range(7)]
    assert [(0, 1, 0), (0, 3, 0), (6, 0, 0), (12, 0, 0), (6, 0, 18), (0, 0, 12), (0, 0, 0)] == counts
    assert (24, 4, 30) == tuple(map(sum, zip(*counts, strict=True)))


def test_uniform_value_of_kuhn():
    """Random play is worth 1/8 to the first player: a fold by seat 2 pays 1, a fold by seat 1 costs 1 half as often.

    Showdowns are even by symmetry; seat 2 folds with probability 1/4 and seat 1 with 1/8.
    """
    assert [Fraction(1, 8), Fraction(-1, 8)] == uniform_value(catlib.load("kuhn"))


def test_walks_repeat():
    """A walk depends on its seed alone."""
    game = catlib.load("hog")
    assert walk(game, 3) == walk(game, 3)
    assert walk(game, 3) != walk(game, 5)


def test_playthrough_is_stored_and_compared(tmp_path, monkeypatch):
    """The switch stores a playthrough; without it a missing file or another line is an error that says where."""
    games = [catlib.load("hog", target=20), catlib.load("hog", target=30)]
    with pytest.raises(AssertionError, match="hog has no stored playthrough"):
        playthrough.check_playthroughs("hog", games, tmp_path)
    monkeypatch.setenv(playthrough.UPDATE, "1")
    playthrough.check_playthroughs("hog", games, tmp_path)
    monkeypatch.delenv(playthrough.UPDATE)
    playthrough.check_playthroughs("hog", games, tmp_path)
    file = tmp_path / "hog.txt"
    file.write_text(file.read_text().replace("# over True", "# over False"))
    with pytest.raises(AssertionError, match=r"hog.txt:\d+ was '# over False, .*, is '# over True, "):
        playthrough.check_playthroughs("hog", games, tmp_path)


# Planted errors

PLANTED = "catlib.games.planted_"


@pytest.fixture
def plant(tmp_path, monkeypatch):
    """A function that loads a toy game with one piece of its source replaced."""
    monkeypatch.setattr(catlib.games, "__path__", [*catlib.games.__path__, str(tmp_path)])

    def planted(toy, file, old, new):
        name = f"planted_{toy}"
        shutil.copytree(TOYS / toy, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        path = tmp_path / name / file
        source = path.read_text(encoding="utf-8")
        assert 1 == source.count(old), f"{old!r} is to be replaced once"
        path.write_text(source.replace(old, new), encoding="utf-8")
        importlib.invalidate_caches()
        return catlib.load(name)

    yield planted
    RULES[:] = [function for function in RULES if not function.__module__.startswith(PLANTED)]
    for module in [name for name in sys.modules if name.startswith(PLANTED)]:
        del sys.modules[module]


@pytest.mark.parametrize("toy", ["kuhn", "hog"])
def test_nothing_planted(plant, toy):
    """A copy without an error passes: what is caught below is the error and not the copying."""
    check_game(plant(toy, "setup.py", "DEFAULT_PLAYERS = (2, 2), 2", "DEFAULT_PLAYERS = (2, 2), 1 + 1"), engines=False)


BROKEN = {
    "start forgets a field": ("kuhn", "rules.py", "state.card[seat], state.paid[seat] = 0, 1", "state.paid[seat] = 1",
        "start leaves card"),
    "a question changes the state": ("kuhn", "rules.py", "    out[0] = state.paid",
        "    state.moves = 0\n    out[0] = state.paid", "changed the state it was given"),
    "payoffs change the state": ("kuhn", "rules.py", "    out[winner] =",
        "    state.paid[winner] += 1\n    out[winner] =", "changed the state it was given"),
    "a child depends on what was asked before": ("hog", "rules.py", "state.turn += action + 1",
        "state.turn += 1 + (pass_turn.__dict__.setdefault('calls', []).append(0) or len(pass_turn.calls) % 2)",
        "has two answers"),
    "an action is listed twice": ("hog", "rules.py", "actions[0], actions[1] = HOLD, ROLL",
        "actions[0], actions[1] = ROLL, ROLL", "an action is listed twice"),
    "an action is out of bounds": ("hog", "rules.py", "actions[0], actions[1] = HOLD, ROLL",
        "actions[0], actions[1] = ROLL, 2", "out of bounds"),
    "an action is not written": ("hog", "rules.py", "actions[0], actions[1] = HOLD, ROLL", "actions[1] = ROLL",
        "old buffers matter"),
    "no action is legal": ("kuhn", "rules.py", "    return 2\n", "    return 0\n", "action 0 is not legal here"),
    "a weight is negative": ("kuhn", "rules.py", "== card + 1 else 1", "== card + 1 else 1 - 2 * (card == 0)",
        "weights .-1, 1, 1"),
    "a weight is a fraction": ("hog", "rules.py", "weights[i] = 1", "weights[i] = 0.5", "weights .0.5, "),
    "outcomes that are said to be alike are not all": (
        "hog", "rules.py", "def equally_likely(setup, state):\n    return setup.sides",
        "def equally_likely(setup, state):\n    return setup.sides - 1",
        "equally_likely says 5, the weights .1, 1, 1, 1, 1, 1"),
    "a weight is not written": ("hog", "rules.py", "range(setup.sides):\n        weights",
        "range(setup.sides - 1):\n        weights", "weights .1, 1, 1, 1, 1, -77"),
    "a seat is not there": ("kuhn", "rules.py", "else state.moves % 2\n", "else state.moves % 3\n",
        "current player 2|index out of range"),
    "a score does not fit": ("hog", "rules.py", "] += state.turn", "] += 10_000 * state.turn",
        "score: .* is not a whole number from -32768 to 32767"),
    "a measure is not written": ("hog", "rules.py", "out[seat] = state.score[seat]", "out[seat] += state.score[seat]",
        "what was in the buffer"),
    "a measure is below 0": ("hog", "rules.py", "out[seat] = state.score[seat]", "out[seat] = state.score[seat] - 1",
        "are whole numbers that are 0 or more"),
    "two actions have one name": ("kuhn", "words.py", '("pass", "bet")', '("pass", "Pass")',
        "'Pass' is the name of two actions"),
    "an action touches nothing": ("hog", "words.py", 'return (f"button:{action_to_string(setup, state, action)}",)',
        "return ()", "'hold' touches nothing"),
    "a position has two lines": ("hog", "words.py", ", seat {", "\\nseat {", "no line of text"),
    "a hand leaks": ("kuhn", "words.py", "c if seat == player else 0", "c if seat >= player else 0",
        "the observation tells seat 0 a secret"),
    "legal actions leak": ("kuhn", "rules.py", "    return 2\n", "    return 1 if state.card[1] == 1 else 2\n",
        "the list of legal actions tells seat 0 a secret"),
    "another world has other bets": ("kuhn", "words.py", "    return world", "    world.paid[0] = 9\n    return world",
        "changed {'paid'}, which is not hidden"),
    "another world is always this one": ("kuhn", "words.py", "    if state.card[other]:", "    if False:",
        "resample does nothing"),
    "the log names a card": ("kuhn", "words.py", "def parts(",
        "def log_text(setup, state, action, *who):\n    return action_to_string(setup, state, action)\n\n\ndef parts(",
        "the log tells seat 1 a secret"),
    "what can happen tells a card": ("kuhn", "words.py", "def parts(",
        "def rolls_openly(setup, state):\n    return True\n\n\ndef parts(", "what can happen tells seat 1 a secret"),
    "the status line names a card": ("kuhn", "words.py", "def parts(",
        "def question(setup, state, names):\n    return f'what now, {state.card[0]}?'\n\n\ndef parts(",
        "the status line tells seat 1 a secret"),
    "a secret is not declared": ("kuhn", "words.py", 'HIDDEN = ("card",)', "HIDDEN = ()", "seat 1 does not see it all"),
    "a bot breaks the rules": ("kuhn", "bots.py", "return BET if", "return 2 if", "action 2 is not legal here"),
    "a bot touches the state": ("kuhn", "bots.py", "    return BET if", "    state.card[0] = 3\n    return BET if",
        "honest changed the state"),
    "a game has no end": ("hog", "rules.py", "state.phase = OVER", "pass_turn(state)", "does not end"),
    "house rules can change": ("hog", "setup.py", "frozen=True", "frozen=False", "house rules are frozen"),
    "house rules may be misspelt": ("hog", "setup.py", 'extra="forbid"', 'extra="ignore"',
        "an unknown house rule is refused"),
    "a house rule has no word": ("hog", "setup.py", ', description="Faces of the die."', "",
        "sides: a house rule has a description"),
    "a setup holds text": ("hog", "setup.py", "return Setup(players, house.target",
        "return Setup(players, str(house.target)", "setup.target: whole numbers"),
}


@pytest.mark.parametrize("error", BROKEN)
def test_the_suite_catches(plant, error):
    """The conformance suite fails, and for the right reason, when this error is planted."""
    *source, says = BROKEN[error]
    with pytest.raises((Exception, pytest.fail.Exception), match=says):
        check_game(plant(*source), engines=False)


MISTAKEN = {
    "a face never falls": ("rules.py", "== card + 1 else 1", "== card + 1 else int(card < 2)", "perft playthrough"),
    "a face falls too often": ("rules.py", "== card + 1 else 1", "== card + 1 else 1 + (card == 2)",
        "value playthrough"),
    "a legal action is missing": ("rules.py", "    return 2\n", "    return 2 - (state.moves == 2)\n",
        "perft value playthrough"),
    "the wrong player decides": ("rules.py", "else state.moves % 2\n", "else 1 - state.moves % 2\n", "playthrough"),
    "the wrong hand wins": ("rules.py", "> state.card[0]", "< state.card[0]", "playthrough"),
    "the loser pays nothing": ("rules.py", "out[1 - winner] = -", "out[1 - winner] = 0 * ", "value playthrough"),
    "a called bet goes on": ("rules.py", "state.moves >= 2", "state.moves >= 3", "perft value playthrough"),
    "a bet is worth two": ("rules.py", "+= 1\n    elif", "+= 2\n    elif", "playthrough"),
}


def fingerprints(game, deals):
    """What is pinned of a game: node counts, the value of random play, and the given playthroughs."""
    texts = [playthrough.playthrough(game, actions).split("\n", 1)[1] for actions in deals]
    return {"perft": [perft(game, depth) for depth in range(7)], "value": uniform_value(game), "playthrough": texts}


@pytest.mark.parametrize("mistake", MISTAKEN)
def test_a_proper_game_with_wrong_rules(plant, mistake):
    """A mistake that still makes a proper game passes the suite, and a pinned fingerprint catches it."""
    file, old, new, caught_by = MISTAKEN[mistake]
    right, wrong = catlib.load("kuhn"), plant("kuhn", file, old, new)
    check_game(wrong, engines=False)
    deals = [walk(right, seed).actions for seed in range(4)]
    before, after = fingerprints(right, deals), fingerprints(wrong, deals)
    assert caught_by.split() == [name for name in before if before[name] != after[name]]


@pytest.mark.wasm
def test_a_rule_that_only_python_can_follow(plant):
    """A number too large for its field wraps in WebAssembly; the checked module names the rule."""
    plant("hog", "rules.py", '("i2", 2)', '("i1", 2)')
    with pytest.raises(Trap, match="in apply_action: a number outside -128 to 127"):
        check_engines(catlib.load("planted_hog", target=200), games=5)
