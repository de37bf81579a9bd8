"""Mistakes in a game of one file are met with a sentence: where it is, what is wrong, what would be right."""

from pathlib import Path

import pytest

import catlib.__main__ as program
from catlib import load
from catlib.game import BadGame
from catlib.play import check_game

PIG = (Path(__file__).parents[1] / "catlib" / "games" / "classics" / "pig.py").read_text(encoding="utf-8")
PIG = PIG.partition("\nBOTS")[0] + "\nadd(__name__)\n"

MISTAKES = {
    "a rule is missing": ("def returns(", "def return(s(", r"pig_\d+.py:31: this is not Python"),
    "a colon is missing": ("def returns(setup, state, out):", "def returns(setup, state, out)",
        r":31: this is not Python \(expected ':'\), so it is not a game. Such a line ends with a colon."),
    "nothing is like it": ("add(__name__)", "setup", r"pig_\d+.py:35: there is no setup; (?!did you mean)"),
    "a name is not there": ("add(__name__)", "aad(__name__)", r"pig_\d+.py:35: there is no aad; did you mean add\?"),
    "a rule is misspelt": ("def returns(", "def retruns(", r"no returns; did you mean retruns \(line 31\)\?"),
    "a rule is not there": ("def apply_action", "def play", r"there is no apply_action; write @rule def apply_action"),
    "actions are misspelt": ("ACTIONS, OUT", "ACTION, OUT", r"there is no ACTIONS; did you mean ACTION \(line 5\)\?"),
    "no actions": ("ACTIONS, OUTCOMES, PAYOFFS", "MOVES, OUTCOMES, PAYOFFS", "there is no ACTIONS; write ACTIONS ="),
    "no outcomes": ("ACTIONS, OUTCOMES, PAYOFFS", "ACTIONS, FACES, PAYOFFS",
        r"pig_\d+.py:13, in current_player: it says CHANCE, but there is no OUTCOMES in the file"),
    "a field is misspelt": ("state.pot + action", "state.pott + action", r":22, in apply_action: .*did you mean pot\?"),
    "a house rule is misspelt": ("setup.target", "setup.traget", r":22, in apply_action: .*did you mean target\?"),
    "a name is misspelt": ("TERMINAL if over", "TERMINAL if oven", r":16, in .*there is no oven; did you mean over\?"),
    "a helper is misspelt": ("max(state", "maxx(state", r":15, in current_player: there is no maxx; did you mean max"),
    "a rule is not marked": ("@rule\ndef returns", "\ndef returns", r":31: returns has no @rule above it"),
    "a helper is not marked": ("def current_player(setup, state):\n    over = max(",
        "def current_player(setup, state):\n    over = most(",
        r":19, in current_player: most has no @rule above it \(line 13\)"),
    "a rule takes too much": ("def returns(setup, state, out)", "def returns(state, out)", r"returns\(state, out\);"),
    "a house rule has no bounds": ("ge=2, le=1000, ", "",
        r":9: house rule target=100: it has no lower bound; write target: int = Field"),
    "a house rule has no default": ("Field(100, ", "Field(", r":9: house rule target: it has no default"),
    "a house rule has no description": (', description="Points that win."', "", r"target: it has no description"),
    "a field is not a field": ('"rolling": "i1"', '"rolling": "int"', r":6: ValueError: State.rolling: a field is"),
    "a payoff is a half": ("= 0, 1  #", "= 0.5, 0.5  #", r":30, in returns: seat 0 is paid 0.5; .* count in halves"),
    "a payoff is too much": ("= 0, 1  #", "= 0, 2  #", r"seat \d is paid 2; PAYOFFS says 0 to 1"),
    "a seat is not paid": ("out[state.seat], out[1 - state.seat] = 0, 1", "out[0] = 1", r"seat 1 is not paid;"),
    "a field is too small": ("min(state.pot + action + 1, setup.target - state.score[state.seat]), 0",
        "32_000 + 999 * action, 0",
        r"after action \d: field pot: \d+ is not a whole number .*, which i2 holds; declare it as i4 or limit it"),
    "bounds are turned round": ("(0, 1)\nState", "(1, 0)\nState", r"PAYOFFS is \(1, 0\); it is the least"),
    "a rule loops for ever": (
        "state.pot, state.rolling = min(state.pot + action + 1, setup.target - state.score[state.seat]), 0",
        "while action > 0:\n            state.pot = 1",
        r"pig_\d+.py:\d+, in apply_action: this does not come to an end; 200000 lines ran"),
    "a rule fails": ("state.score[state.seat] +=", "state.score[2 + state.seat] +=", r":26, in .*IndexError: list"),
    "a rule is outside of the dialect": ("over = max(", "over = [0][0] + max(", r":15, in current_player: rules have"),
}
LEGAL = """
@rule
def legal_actions(setup, state, actions):
    actions[0], actions[1] = {}, {}
    return {}


add(__name__)
"""
ALIKE = """
@rule
def chance_weights(setup, state, weights):
    for i in range(6):
        weights[i] = {}
    return 6


@rule
def equally_likely(setup, state):
    return {}


add(__name__)
"""
CHANCE = """
@rule
def chance_weights(setup, state, weights):
    for i in range(6):
        weights[i] = {}
    return {}


add(__name__)
"""
ADDED = {
    "actions are not in order": (LEGAL.format(1, 0, 2), r":35, in legal_actions: \[1, 0\]; .* in ascending order"),
    "an action is there twice": (LEGAL.format(1, 1, 2), r"\[1, 1\]; legal actions are written in ascending order"),
    "an action is unknown": (LEGAL.format(0, 2, 2), r"action 2; actions are 0 to 1, and each place up to 2 is written"),
    "no action is legal": (LEGAL.format(0, 1, 0), r"it returns 0; it is how many actions are legal, 1 to 2"),
    "a weight is a fraction": (CHANCE.format("1 / 6", 6), r"weights are whole numbers from 0 on"),
    "nothing can happen": (CHANCE.format("0", 6), r"every weight is 0, so nothing can happen"),
    "too many outcomes": (CHANCE.format("1", 7), r"it returns 7; it is how many outcomes there are, 1 to 6"),
    "other outcomes are alike": (ALIKE.format("1", 5), r"it returns 5, and chance_weights writes .1, 1, 1, 1, 1, 1"),
    "outcomes are not alike": (ALIKE.format("1 + i", 6), r"how many outcomes there are if each weighs 1, else 0"),
    "a secret without a field": ('HIDDEN = ("hand",)\nadd(__name__)\n',
                                 r"HIDDEN names hand, no field of State; there are"),
    "a look names no house rule": (
        'from catlib.game.authoring import Track\nLOOKS = {"score": Track("traget")}\nadd(__name__)\n',
        r"pig_2.py: LOOKS of score: Track names traget, no house rule"),
    "a look is too large": ('from catlib.game.authoring import Grid\nLOOKS = {"score": Grid(2, 2)}\nadd(__name__)\n',
        r"LOOKS of score: Grid\(2, 2\) has 4 cells, and the field has 2 numbers"),
    "a look is a word": ('LOOKS = {"score": "track"}\nadd(__name__)\n',
        r"LOOKS of score: 'track' is not a look; catlib.game.authoring has"),
    "two names are one": ('ACTIONS = ("roll", "Roll")\nadd(__name__)\n', r"'Roll' is the name of actions 0 and 1"),
    "too many actions": ("ACTIONS = 30_000\nadd(__name__)\n", r"pig_2.py: ACTIONS = 30000; expected 1 to 20,000"),
}


def write(folder, text, number):
    """A file of a name that no other test uses."""
    path = folder / f"pig_{number}.py"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_pig(tmp_path, mistake):
    """Each is told when the game is loaded, with the file, mostly the line, and what would be right."""
    old, new, says = MISTAKES[mistake]
    assert old in PIG
    text = PIG.replace(old, new)
    if "most(" in new:
        text = text.replace("@rule\n", "def most(a, b):\n    return max(a, b)\n\n\n@rule\n", 1)
    with pytest.raises(BadGame, match=says):
        load(write(tmp_path, text, 1))


@pytest.mark.parametrize("mistake", ADDED)
def test_a_mistake_in_what_is_added(tmp_path, mistake):
    """So are mistakes in what a game may leave out."""
    text, says = ADDED[mistake]
    with pytest.raises(BadGame, match=says):
        load(write(tmp_path, PIG.replace("\nadd(__name__)\n", text), 2))


def test_nothing_is_lost(tmp_path):
    """After a mistake the game as it was can still be played, and mended it is loaded."""
    path = write(tmp_path, PIG, 3)
    before = load(path)
    write(tmp_path, PIG.replace("state.pot + action", "state.pott + action"), 3)
    with pytest.raises(BadGame):
        load(path)
    assert [0, 1] == before.legal_actions(before.initial_state())
    assert [0, 1] == load(write(tmp_path, PIG, 3)).legal_actions(before.initial_state())


def test_a_game_of_one_file_is_checked_as_any_other():
    """Pig has every property that the five games have."""
    check_game(load(Path(__file__).parents[1] / "catlib" / "games" / "classics" / "pig.py"), games=2)


def test_a_file_is_checked_from_a_terminal(tmp_path, capsys):
    """`check` finds no mistake in Pig, and what only shows in longer games otherwise."""
    assert 0 == program.main(["check", str(write(tmp_path, PIG, 4)), "--games", "1"])
    assert "Pig: no mistakes found in 1 test game" in capsys.readouterr().out
    broken = PIG.replace("    over = max", "    state.pot += 0 if state.score[0] < 60 else 1\n    over = max")
    assert 1 == program.main(["check", str(write(tmp_path, broken, 5))])
    assert "refusing -1 changed the state" in capsys.readouterr().out
    assert 1 == program.main(["check", str(tmp_path / "none.py")])
    assert "none.py: it cannot be read" in capsys.readouterr().out
