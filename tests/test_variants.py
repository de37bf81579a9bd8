"""The check plays all numbers of players and all house rules at their bounds, and finds what only shows there."""

import time

import pytest

import catlib.__main__ as program
from catlib import load
from catlib.game import classics
from catlib.play import check_variants
from catlib.play.variants import variants

from .test_secrets import HANDS

FIVE = ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat")
ROUNDS = '''
"""Rounds: everybody takes a point each round; whoever has the most at the end wins."""
from catlib.game.authoring import CHANCE, TERMINAL, Field, House, add, record, rule
ACTIONS, PAYOFFS, PLAYERS = ("take", "leave"), (0, 1), (2, 4)
State = record("State", {"seat": "i1", "round": "i1", "points": ("i1", 4), "kinds": ("i1", 9)}, __name__)
class HouseRules(House):
    rounds: int = Field(3, ge=1, le=100, description="How many rounds are played.")
    kinds: int = Field(1, ge=1, le=9, description="How many kinds of points there are.")
@rule
def current_player(setup, state):
    return TERMINAL if state.round >= setup.rounds else state.seat
@rule
def apply_action(setup, state, action):
    state.points[state.seat] += action
    state.kinds[setup.kinds - 1] += 1 if state.round < 9 else 0
    state.seat = (state.seat + 1) % setup.seats
    state.round += state.seat == 0
@rule
def returns(setup, state, out):
    for seat in range(setup.seats):
        out[seat] = 1 if state.points[seat] > 2 else 0
add(__name__)
'''
SHORT = {
    "a field that is too short for four": ('"points": ("i1", 4)', '"points": ("i1", 3)',
        r"players=4\): .*rounds.py:14, in apply_action"),
    "a rule that is too long for its field": ("le=100", "le=300", r"rounds=300, kinds=9\): .*field round: 128 is"),
    "a row that is too short for a rule": ('"kinds": ("i1", 9)', '"kinds": ("i1", 8)',
        r"kinds=9\): .*rounds.py:15, in apply_action"),
}


def write(folder, text):
    """A file with the game."""
    (folder / "rounds.py").write_text(text, encoding="utf-8")
    return load(folder / "rounds.py")


def test_variants_are_all_tables_and_all_bounds(tmp_path):
    """Two, three and four players; all rules at once at either bound; each alone, with the most and the fewest."""
    tried = {(each.players, each.house.rounds, each.house.kinds) for each in variants(write(tmp_path, ROUNDS))}
    assert {(n, 3, 1) for n in (2, 3, 4)} | {(n, 1, 1) for n in (2, 3, 4)} | {(n, 100, 9) for n in (2, 3, 4)} <= tried
    assert {(n, rounds, 1) for n in (2, 4) for rounds in (1, 100)} | {(2, 3, 9), (4, 3, 9)} <= tried
    assert (13, 13) == check_variants(write(tmp_path, ROUNDS))


@pytest.mark.parametrize("slip", SHORT)
def test_what_only_shows_at_a_bound(tmp_path, slip):
    """The table or the rule at which it shows, the file and the line."""
    old, new, said = SHORT[slip]
    assert old in ROUNDS
    game = write(tmp_path, ROUNDS.replace(old, new))
    with pytest.raises(AssertionError, match=said):
        check_variants(game)


LEAKS = {"a status line": "def question(setup, state, names):\n    return f'is it {state.card[0]}?'",
    "a heading of the log": "def log_text(setup, state, action, seat, names):\n    return f'card {state.card[0]}'",
    "a name of an action": "def action_to_string(setup, state, action):\n    return f'{state.card[1]}, {action}'",
    "a short label": "def short_label(setup, state, action):\n    return f'{state.card[1]}, {action}'",
    "what is touched": "def parts(setup, state, action):\n    return (f'card:{state.card[1]}:{action}',)",
    "a reason": "def why_not(setup, state, part, names):\n    return f'Since it is {state.card[1]}.'",
    "what is known": "def information_state(setup, state, player):\n    return state.key()"}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(tmp_path, leak):
    """In worlds that a seat cannot tell apart, whatever it sees and reads is alike; with three players of four, too."""
    path = tmp_path / "leaking.py"
    path.write_text(HANDS.replace("add(__name__)", f"{LEAKS[leak]}\nadd(__name__)"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"leaking', players=\d\): .* tells seat \d a secret"):
        check_variants(load(path, 3))


def test_hands_are_kept_at_every_table(tmp_path):
    """Without one of these nothing is found."""
    path = tmp_path / "keeping.py"
    path.write_text(HANDS, encoding="utf-8")
    assert (3, 3) == check_variants(load(path))


@pytest.mark.parametrize("name", classics())
def test_examples_at_their_bounds(name):
    """All variants of all examples."""
    played, of = check_variants(load(name))
    assert played == of


@pytest.mark.slow
@pytest.mark.parametrize("name", FIVE)
def test_the_five_games_at_their_bounds(name):
    """Of the five games as many variants as a few seconds allow, all numbers of players among them."""
    few, many = load(name).type.setup.PLAYERS
    assert check_variants(load(name), seconds=2)[0] > many - few


def test_a_check_is_bounded(tmp_path):
    """All tables are played however short the time is, and the terminal says how far it came."""
    begun = time.monotonic()
    assert 3 <= check_variants(write(tmp_path, ROUNDS), seconds=0)[0] < 13
    assert time.monotonic() - begun < 3


def test_the_terminal_says_what_was_played(tmp_path, capsys):
    """And with what it ends."""
    write(tmp_path, ROUNDS)
    assert 0 == program.main(["check", str(tmp_path / "rounds.py"), "--games", "1"])
    assert "13 of 13 variants were played: all numbers of players, and house rules at" in capsys.readouterr().out
    write(tmp_path, ROUNDS.replace("le=100", "le=300"))
    assert 1 == program.main(["check", str(tmp_path / "rounds.py"), "--games", "1"])
    assert "rounds=300" in capsys.readouterr().out
