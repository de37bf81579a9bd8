"""Loops without an end and errors in a game of one file: each ends in one sentence with file and line, in seconds."""

import inspect
import itertools
import os
import time
from pathlib import Path

import pytest

import catlib.game.contract as contract
from catlib import load
from catlib.game import BadGame, budget
from catlib.game.mistakes import FUNCTIONS, WANTED
from catlib.play import check_game

from .test_mistakes import PIG

PARTS = (contract.Rules, contract.Setup, contract.Words, contract.Bots, contract.Goals, contract.Manual)
BOTS = 'BOTS, COMPILED = {"own": "Does as it likes.", "made": "Is made."}, ("own",)\n'
number = itertools.count()
BODIES = {"loop": "    while True:\n        pass\n", "error": "    return {}[7]\n",
    "error of a rule": "    return state.score[99]\n"}


def planted(folder, name, body):
    """Pig with one function more, or another in its place, which never ends or raises; and its line."""
    wanted = WANTED.get(name)
    if wanted is None:
        [part] = [part for part in PARTS if name in vars(part)]
        wanted = tuple(p for p in inspect.signature(getattr(part, name)).parameters if p != "self")
    head = f"{'@rule' if name in WANTED else ''}\ndef {name}({', '.join(wanted)}):\n"
    text = PIG.replace(f"def {name}(", f"def former_{name}(")
    teams = 'TEAMS = ("a", "b")\n' if name == "team" else ""
    more = teams + ("" if name == "make" else MAKE) + head + body
    text = text.replace("add(__name__)", f"{BOTS}{more}\n\nadd(__name__)")
    path = folder / f"slip_{next(number)}.py"
    path.write_text(text, encoding="utf-8")
    return path, text.splitlines().index(body.splitlines()[0], text[: text.index(head)].count("\n")) + 1


MAKE = """def make(name, game):
    return lambda state, u: game.legal_actions(state)[int(2 * u)]
"""
ASKED = {
    "game": lambda game, state: game,
    "state": lambda game, state: state,
    "setup": lambda game, state: game.setup,
    "players": lambda game, state: 2,
    "house": lambda game, state: game.house,
    "names": lambda game, state: ["a", "b"],
    "goal": lambda game, state: "chance to win",
    "part": lambda game, state: "button:hold",
    "parts": lambda game, state: (),
    "name": lambda game, state: "made",
    "rng": lambda game, state: None,
}


def asked(path, name):
    """Whatever comes of asking a game for what a function of the contract says, when it is loaded or later."""
    game = load(path, target=10)
    state = game.initial_state()
    part = next(part for part in PARTS if name in vars(part))
    asked = [each for each in inspect.signature(getattr(part, name)).parameters if each != "self"]
    given = [ASKED[each](game, state) if each in ASKED else 0 for each in asked]
    return getattr(getattr(game.type, part.__name__.lower()), name)(*given)


@pytest.mark.parametrize("kind", ["loop", "error"])
@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_a_slip_in_any_function_is_told(tmp_path, name, kind):
    """Whatever function of the contract it stands in: it is told in two seconds, with its line."""
    body = BODIES["error of a rule" if kind == "error" and name in WANTED else kind]
    path, line = planted(tmp_path, name, body)
    start = time.process_time()
    with pytest.raises(BadGame) as told:
        asked(path, name)
    said = str(told.value)
    assert time.process_time() - start < 2
    assert "\n" not in said
    assert any(f"{path.name}:{each}, in {name}: " in said for each in (line, line + 1)), said
    assert ("does not come to an end; 200000 lines ran" in said) == (kind == "loop")


def test_only_the_library_itself_has_no_limit():
    """A folder beside it may have a name that begins in the same way."""
    own = budget.__file__.startswith(budget.LIBRARY)
    beside = f"{Path(contract.__file__).parents[1]}_games{os.sep}own.py".startswith(budget.LIBRARY)
    assert (True, False) == (own, beside)


@pytest.mark.parametrize("name", ["short_label", "parts", "question", "seat_name", "goals", "build", "log_text"])
def test_a_check_tells_a_slip(tmp_path, name):
    """What is asked of a game only while it is played is met by its check."""
    path, line = planted(tmp_path, name, BODIES["loop"])
    with pytest.raises(BadGame, match=rf"{path.name}:({line}|{line + 1}), in {name}: this does not come to an end"):
        check_game(load(path), games=1, engines=False)


@pytest.mark.parametrize(("line", "meant"), [
    ("@rule\ndef legal_action(setup, state, actions):\n    return 0", "legal_actions"),
    ("@rule\ndef measur(setup, state, out):\n    pass", "measure"),
    ("@rule\ndef choos(bot, setup, state, actions, count, u, work):\n    return 0", "choose"),
    ("def evaluation(setup, state, out):\n    pass", "evaluate"),
    ("def State_to_string(setup, state):\n    return ''", "state_to_string"),
    ("LOOK = {}", "LOOKS"), ("looks = {}", "LOOKS"), ("PLAYER = 3", "PLAYERS"), ("MESURES = ('a',)", "MEASURES"),
])  # fmt: skip
def test_a_misspelt_name_is_told(tmp_path, line, meant):
    """A name that nothing uses and that is nearly one of the contract's, with the line and what is probably meant."""
    path = tmp_path / "misspelt.py"
    path.write_text(PIG.replace("add(__name__)", f"{line}\n\n\nadd(__name__)"), encoding="utf-8")
    name = line.removeprefix("@rule\n").removeprefix("def ").split("(")[0].split(" ")[0]
    with pytest.raises(BadGame, match=rf"misspelt.py:\d+: nothing uses {name}; did you mean {meant}\?"):
        load(path)


@pytest.mark.parametrize("line", [
    "@rule\ndef legal_action(state):\n    return 1\nUSES = legal_action",  # used
    "def former_returns(setup, state, out):\n    pass",  # the right name is there
    "def roll_twice():\n    pass",  # like nothing
    "import math as goal",
])  # fmt: skip
def test_other_names_are_left_alone(tmp_path, line):
    """A helper that is used, an earlier version of a rule, a name of its own."""
    path = tmp_path / "own_names.py"
    path.write_text(PIG.replace("add(__name__)", f"{line}\n\n\nadd(__name__)"), encoding="utf-8")
    load(path)


@pytest.mark.parametrize(("old", "new", "said"), [
    ("add(__name__)", "ACTIONS = 10**9\nadd(__name__)", "ACTIONS = 1000000000; expected 1 to 20,000"),
    ("add(__name__)", "ACTIONS = range(10**6)\nadd(__name__)", "ACTIONS = 1,000,000 names; expected 1 to 20,000"),
    ("add(__name__)", "ACTIONS = None\nadd(__name__)", "there is no ACTIONS"),
    ("add(__name__)", "ACTIONS = 2.0\nadd(__name__)", "ACTIONS = 2.0; expected 1 to 20,000"),
    ("add(__name__)", "OUTCOMES = 10**9\nadd(__name__)", "OUTCOMES = 1000000000; expected 0 to 1,000,000"),
    ("add(__name__)", "PLAYERS = 10**9\nadd(__name__)", r"PLAYERS = 1000000000; expected a number from 1 to 100"),
    ("add(__name__)", "PLAYERS = (4, 2)\nadd(__name__)", r"PLAYERS = \(4, 2\); expected a number from 1 to 100"),
    ("add(__name__)", "PLAYERS = 'two'\nadd(__name__)", r"PLAYERS = 'two'; expected a number from 1 to 100"),
    ("add(__name__)", "WORK = 10**10\nadd(__name__)", r"WORK = 10000000000; expected 1 to 10,000,000"),
    ('"pot": "i2"', '"pot": "i2", "row": ("i1", 10**10)', "State.row: a row has up to 1,000,000 numbers"),
    ("add(__name__)", "parts = 3\nadd(__name__)", r"parts is 3; expected the function parts\(setup, state, action\)"),
    ("add(__name__)", "def question(setup):\n    pass\n\n\nadd(__name__)",
     r"large.py:\d+: question\(setup\); it is question\(setup, state, names\)"),
])  # fmt: skip
def test_what_is_too_large_or_of_another_kind_is_refused_at_once(tmp_path, old, new, said):
    """Before anything is made of it, in a sentence with the bound."""
    assert old in PIG
    path = tmp_path / "large.py"
    path.write_text(PIG.replace(old, new), encoding="utf-8")
    start = time.process_time()
    with pytest.raises(BadGame, match=said):
        load(path)
    assert time.process_time() - start < 1
