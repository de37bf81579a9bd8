"""One rulebook, two engines, and code that never outlives its source."""

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import catlib
from catlib import load
from catlib.chance import rng
from catlib.engine import Kernel, Workspace, play
from catlib.engine import driver as engine
from catlib.play import simulate
from catlib.solving import mcts

TOYS = Path(__file__).parent / "toys"
REPLAYED = 300


@pytest.fixture
def pig():
    return load("hog", target=40)


def pair(game, bots, seeds, **options):
    """The same games by the compiled and by the plain engine."""
    return [play(game, bots, seeds, compile=compiled, **options) for compiled in (True, False)]


# The same games


@pytest.mark.parametrize("bots", [["random", "random"], ["hold at 20", "random"], ["hold at 20", "hold at 20"]])
def test_engines_agree_on_every_game(pig, bots):
    """For the same seed both engines play the same actions to the same final state and measures."""
    for seed in rng.seeds(7, 0, REPLAYED):
        fast, plain = pair(pig, bots, [seed], log=10_000)
        assert plain.log == fast.log
        assert plain.state == fast.state
        assert plain.measures == fast.measures


def test_engines_agree_on_many_games_at_once(pig):
    """A run of games is the games one by one: nothing leaks from one into the next."""
    seeds = rng.seeds(1, 0, REPLAYED)
    fast, plain = pair(pig, ["hold at 20", "random"], seeds)
    for column in ("returns", "measures", "steps", "finished"):
        assert getattr(plain, column) == getattr(fast, column)
    alone = [play(pig, ["hold at 20", "random"], [seed], compile=True) for seed in seeds]
    assert [one.measures[0] for one in alone] == plain.measures


def test_log_replays_through_the_pure_game(pig):
    """The actions that an engine logs lead the pure game to the engine's own final state."""
    played = play(pig, ["hold at 20", "random"], [5], compile=True, log=10_000)
    state = pig.initial_state()
    for action in played.log:
        state = pig.child(state, action)
    assert pig.is_terminal(state)
    assert state == played.state
    assert pig.returns(state) == played.returns[0]


def test_limit_stops_both_engines_alike(pig):
    """A game that reaches the limit is unfinished, pays nothing and is still measured."""
    fast, plain = pair(pig, ["random", "random"], [1, 2, 3], limit=7)
    assert list(plain.steps) == list(fast.steps) == [7, 7, 7]
    assert list(plain.finished) == list(fast.finished) == [0] * 3
    assert plain.returns == fast.returns == [[0, 0]] * 3


def test_no_seeds_no_games(pig):
    """An empty list of seeds plays nothing and does not fail."""
    fast, plain = pair(pig, ["random", "random"], [])
    assert list(plain.steps) == list(fast.steps) == []
    assert plain.log == fast.log == []


def test_bots_that_are_no_rule_play_plain(pig):
    """A bot that is not a rule is played by the plain engine, beside one that is."""
    assert not engine.can_compile(pig, ["coin", "random"])
    played = play(pig, ["coin", "hold at 20"], rng.seeds(0, 0, 20))
    assert [1] * 20 == list(played.finished)


def test_reloaded_rules_are_translated_again(pig, monkeypatch):
    """Rules that were reloaded in a running session count as new ones."""
    before = engine.play_kernel(pig)
    assert engine.play_kernel(pig) is before
    monkeypatch.setattr(pig.rules, "apply_action", lambda setup, state, action: None)
    assert engine.play_kernel(pig) is not before


# Never stale

PLAY_PIG = """
import sys
from pathlib import Path
import catlib
assert Path(catlib.__file__).is_relative_to(Path.cwd()), catlib.__file__
from catlib.engine import play
game = catlib.load("hog")
EDIT
print(sum(play(game, ["hold at 20"] * 2, range(200), compile=True).steps))
"""


@pytest.fixture
def copy(tmp_path):
    """A copy of the library, with pig among its games and a cache of its own, to be changed at will."""
    skip = shutil.ignore_patterns("__pycache__", *catlib.game_names())
    shutil.copytree(Path(catlib.__file__).parent, tmp_path / "catlib", ignore=skip)
    shutil.copytree(TOYS / "hog", tmp_path / "catlib" / "games" / "hog", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def run(folder, script):
    """What a Python script prints that is run in a folder."""
    env = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def change(folder, old, new, file="bots.py"):
    path = folder / "catlib" / "games" / "hog" / file
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))


def steps_of(target="100", threshold="20"):
    """How many steps the 200 games take in the plain engine with other rules, worked out here."""
    game = load("hog", target=int(target))

    def holds(bot, setup, state, actions, count, u, work):
        done = state.score[state.seat] + state.turn >= setup.target
        return 0 if state.turn >= int(threshold) or done else 1

    kernel = Kernel(functools.partial(engine.make_play, game.rules, holds, False), engine.play_kernel(game).arguments)
    lengths = dict.fromkeys(("seeds", "paid", "measured", "counts", "ended"), 200)
    work = Workspace(kernel, False, lengths, game.rules.State(), game.setup)
    work.put("seeds", range(200))
    work.run(first=0, limit=10**6, only=-1)
    return str(sum(steps for steps, *_ in work["counts"]))


@pytest.mark.wasm
def test_a_changed_rule_plays_as_changed(copy):
    """A changed bot, a changed house rule and a changed rule of a helper module run as changed at once."""
    script = PLAY_PIG.replace("EDIT", "")
    assert steps_of() == run(copy, script)
    change(copy, "state.turn >= 20", "state.turn >= 25")
    assert steps_of(threshold="25") == run(copy, script)
    change(copy, "100, ge=1", "150, ge=1", "setup.py")
    assert steps_of("150", "25") == run(copy, script)


@pytest.mark.wasm
def test_a_rule_from_another_file_is_never_stale(copy):
    """A rule that is imported from outside the game's folder counts as much as one of its own."""
    (copy / "thresholds.py").write_text("from catlib.rules import rule\n\n\n@rule\ndef least():\n    return 20\n")
    change(copy, "state.turn >= 20", "state.turn >= least()")
    change(copy, "from catlib.rules import rule", "from catlib.rules import rule\nfrom thresholds import least")
    script = PLAY_PIG.replace("EDIT", "")
    assert steps_of() == run(copy, script)
    (copy / "thresholds.py").write_text("from catlib.rules import rule\n\n\n@rule\ndef least():\n    return 25\n")
    assert steps_of(threshold="25") == run(copy, script)


def test_a_searched_rule_is_never_stale(copy):
    """The search, too, plays the rules as they are now."""
    script = """
import catlib
from catlib.solving import mcts
found = mcts(catlib.load("hog", target=30), simulations=500, seed=1, rollout="hold at 20")
print(found.visits)
"""
    before = run(copy, script)
    assert before == run(copy, script)
    change(copy, "state.turn += action + 1", "state.turn += 1", "rules.py")
    assert before != run(copy, script)


@pytest.mark.wasm
def test_a_source_changed_in_a_running_session(copy):
    """A session plays the rules as it read them, whatever becomes of their file."""
    edit = "path = Path('catlib/games/hog/bots.py'); path.write_text(path.read_text().replace('>= 20', '>= 25'))"
    assert steps_of() == run(copy, PLAY_PIG.replace("EDIT", edit))
    assert steps_of(threshold="25") == run(copy, PLAY_PIG.replace("EDIT", ""))


# Without WebAssembly

BLOCKED = """
import sys
from importlib.abc import MetaPathFinder

class Blocker(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"wasmtime", "numpy"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocker())
"""

WITHOUT = (
    BLOCKED
    + """
import catlib
from catlib.engine import play
from catlib.solving import mcts
from catlib.solving import solve
from catlib.play import simulate

game = catlib.load("hog", target=30)
print(sum(play(game, ["hold at 20"] * 2, range(50)).steps))
print(list(simulate(game, "hold at 20", 60, seed=3, workers=2).steps))
state = game.child(game.initial_state(), 1)
print(game.child(state, 5), game.legal_actions(game.child(state, 5)))
print(mcts(game, game.initial_state(), simulations=50, seed=1).visits)
"""
)


def test_everything_but_speed_without_wasm(copy):
    """Without wasmtime and NumPy games load, are played, simulated and searched, to the same numbers."""
    steps, simulated, state, visits = run(copy, WITHOUT).splitlines()
    game = load("hog", target=30)
    assert str(sum(play(game, ["hold at 20"] * 2, range(50), compile=True).steps)) == steps
    assert str(list(simulate(game, "hold at 20", 60, seed=3).steps)) == simulated
    assert state == "State(turn=6) [0, 1]"
    assert str(mcts(game, game.initial_state(), simulations=50, seed=1).visits) == visits


def test_asking_for_what_cannot_be_compiled(copy):
    """Asking for compiled play without wasmtime says in a sentence what is missing."""
    script = (
        BLOCKED
        + """
import catlib
from catlib.engine import play
try:
    play(catlib.load("hog"), ["random"] * 2, [0], compile=True)
except ValueError as error:
    print(error)
"""
    )
    sentence = "compile=True: nothing here runs WebAssembly; pip install 'everychance[fast]' brings wasmtime"
    assert sentence == run(copy, script)


@pytest.mark.wasm
def test_asking_for_a_bot_that_cannot_be_compiled():
    """A bot that is not a rule is named, with those that are."""
    with pytest.raises(ValueError, match="'coin' is not a bot written as a rule; those are random, hold at 20"):
        play(load("hog"), ["coin", "random"], [0], compile=True)
