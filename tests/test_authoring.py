"""A game of one file: loaded from wherever it is, filled in, and found again by workers, saves and share codes."""

import concurrent.futures
import linecache
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import types
from fractions import Fraction

import pytest

from catlib import load
from catlib.game import BadGame, classics, run_text
from catlib.game import catalogue as games
from catlib.play import BadSave, Match, simulate
from catlib.play.testing import sent
from catlib.solving import distribution

PIG, KUHN = (classics()[name].read_text(encoding="utf-8") for name in ("pig", "kuhn_poker"))


@pytest.fixture
def write(tmp_path):
    """Writes a file with a game and returns its path."""

    def write(text=PIG, name="piglet.py"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


def run_cell(text, number=1):
    """A cell of a notebook: run in `__main__`, its text known to linecache alone."""
    file = f"<cell {number}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    exec(compile(text, file, "exec"), sys.modules["__main__"].__dict__)


def test_pig_is_short():
    """A whole game is 35 lines, empty ones included, and with a bot of its own 43."""
    assert len(PIG.partition("\nBOTS")[0].splitlines()) <= 35
    assert len(PIG.splitlines()) <= 43


def test_a_file_is_a_game(write):
    """It has a title, players, house rules with bounds, names of actions and outcomes, and it is played."""
    game = load(write(), target=20)
    state = game.initial_state()
    assert ("Pig", 2, 20) == (game.title, game.players, game.house.target)
    assert ["hold", "roll"] == [game.action_to_string(state, a) for a in game.legal_actions(state)]
    rolled = game.child(state, 1)
    assert [(i, Fraction(1, 6)) for i in range(6)] == game.chance_outcomes(rolled)
    assert "chance decides, rolling, pot 0, score 0:0" == game.state_to_string(rolled)
    assert ["random", "careful", "search"] == list(game.bots)
    assert 50 == simulate(game, games=50, seed=1, progress=False).games


def test_outcomes_that_nobody_weighs_are_alike(write):
    """A file that only names its outcomes says so to engines; one that weighs them is asked for the weights."""
    game = load(write())
    rolled = game.child(game.initial_state(), 1)
    assert 6 == game.rules.equally_likely(game.setup, rolled)
    assert load(write(KUHN, "kuhn_alike.py")).rules.equally_likely is None


def test_a_file_is_found_by_path_or_name(write):
    """Once loaded, a game has a name; a file that did not change is not run again, one that did is."""
    path = write()
    first = load(str(path))
    assert first.type is load("piglet").type is load(path).type
    write(PIG.replace("Field(100", "Field(50"))
    assert (100, 50) == (first.house.target, load(path).house.target)


def test_a_module_is_a_game():
    """A module that called `add` is loaded itself."""
    module = types.ModuleType("farmyard")
    module.__file__ = str(classics()["pig"])
    sys.modules["farmyard"] = module
    try:
        exec(compile(PIG, module.__file__, "exec"), module.__dict__)
        assert "pig" == load(module).name
    finally:
        del sys.modules["farmyard"]


def installed(folder, value="barn.sty", name="sty"):
    """A package with one game, as an installer leaves it."""
    (folder / "barn").mkdir()
    (folder / "barn" / "__init__.py").write_text("", encoding="utf-8")
    (folder / "barn" / "sty.py").write_text(PIG, encoding="utf-8")
    info = folder / "barn-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: barn\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[catlib.games]\n{name} = {value}\n", encoding="utf-8")


@pytest.fixture
def barn(tmp_path, monkeypatch):
    """Where the test installs packages."""
    monkeypatch.syspath_prepend(tmp_path)
    games._announced.cache_clear()
    yield tmp_path
    games._announced.cache_clear()
    for name in ("barn", "barn.sty"):
        sys.modules.pop(name, None)


def test_an_entry_point_is_a_game(barn):
    """An installed package names its games under `catlib.games`; what comes along is loaded by the same road."""
    installed(barn)
    game = load("sty", target=20)
    assert {"sty", "cat_cab"} <= set(games.names())
    assert ("sty", "barn.sty") == (game.name, game.type.source.module)
    entries = games._entries()  # other packages bring a type of their own for what is installed
    assert {"EntryPoint"} == {type(entries[name]).__name__ for name in ("sty", "cat_cab")}
    assert game == sent(game)
    played = simulate(game, games=40, seed=2, progress=False)
    assert played.returns == simulate(sent(game), games=40, seed=2, progress=False).returns


def test_a_package_hands_on_the_game_of_its_module(barn):
    """The entry point may name the package whose `__init__` imports GAME from a module beside it."""
    installed(barn, value="barn")
    (barn / "barn" / "__init__.py").write_text("from .sty import GAME\n", encoding="utf-8")
    assert ("sty", "barn.sty") == (load("sty").name, load("sty").type.source.module)


def test_another_process_finds_an_installed_game_again(barn):
    """A saved match is read where the package is installed, and where it is not, a sentence says so."""
    installed(barn)
    match = Match(load("sty", target=20), seed=3)
    match.act(1)
    saved = match.to_json()
    code = "import sys; from catlib.play.match import Match; print(Match.from_json(sys.stdin.read()).plies)"
    there = {**os.environ, "PYTHONPATH": os.pathsep.join([str(barn), *filter(None, sys.path)])}
    ran = subprocess.run([sys.executable, "-c", code], input=saved, text=True, capture_output=True, env=there)
    assert str(match.plies) == ran.stdout.strip(), ran.stderr
    shutil.rmtree(barn / "barn-1.0.dist-info")
    ran = subprocess.run([sys.executable, "-c", code], input=saved, text=True, capture_output=True, env=there)
    assert "game='sty': this game is not part of catlib; load it first, such as load('sty.py')" in ran.stderr


@pytest.mark.parametrize(("value", "name", "said"), [
    ("barn.gone", "sty", "game sty is announced as barn.gone, which cannot be loaded: No module named"),
    ("barn.sty:GAMES", "sty", "game sty is announced as barn.sty:GAMES, which cannot be loaded: module"),
    ("barn.sty", "cat_cab", "there are two games cat_cab: one comes with catlib, one is barn.sty")])
def test_what_is_wrong_with_an_installed_game(barn, value, name, said):
    """A sentence names the game and what was announced."""
    installed(barn, value, name)
    with pytest.raises(BadGame, match=re.escape(said)):
        load(name)


def test_a_notebook_cell_is_a_game(monkeypatch):
    """A cell has no file: the game is called by its TITLE, and workers are sent its text."""
    main = types.ModuleType("__main__")
    monkeypatch.setitem(sys.modules, "__main__", main)
    run_cell('TITLE = "Little Pig"\n' + PIG)
    run_cell("table = 1 / 1\n", 2)
    game = load("little_pig", target=20)
    plain = simulate(game, games=60, seed=2, progress=False)
    games.forget("little_pig")
    again = sent(game)
    assert again.type is not game.type
    assert game == again
    assert plain.returns == simulate(again, games=60, seed=2, progress=False).returns


def test_a_notebook_cell_without_a_name(monkeypatch):
    """A game that nobody named is told how."""
    monkeypatch.setitem(sys.modules, "__main__", types.ModuleType("__main__"))
    with pytest.raises(BadGame, match="a notebook: a game here has no name yet; write TITLE = 'Pig'"):
        run_cell(PIG.split("\n", 1)[1])


def test_a_spawned_worker_finds_the_game(write, monkeypatch):
    """A process that starts from nothing plays the same games, wherever it stands."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    game = load(write(), target=20)
    with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        away = simulate(game, games=100, seed=3, executor=pool, progress=False)
    assert away.returns == simulate(game, games=100, seed=3, progress=False).returns


# Saves


def played(path):
    """A match of some plies."""
    match = Match(load(path), seats=["random", "random"], seed=4)
    for _ in range(12):
        match.step()
    return match


def test_saves_and_share_codes_find_the_game(write):
    """What was loaded once is found by name."""
    match = played(write())
    assert match.states == Match.from_share(match.share()).states
    assert match.states == Match.from_json(match.to_json()).states


def test_a_save_runs_no_file(write):
    """A game that was not loaded is named, with what to do; nobody's share code runs a file."""
    match = played(write())
    games.forget("piglet")
    with pytest.raises(BadSave, match=r"game='piglet': this game is not part of catlib; load it first, .*piglet.py"):
        Match.from_share(match.share())


def test_a_game_that_changed_under_a_save(write):
    """A match goes on by the rules of now with a warning; where they do not allow it, the sentence says why."""
    code = played(write()).share()
    load(write(PIG.replace("Points that win.", "Who has so many wins.")))
    with pytest.warns(UserWarning, match=r"piglet.py was changed since this match was saved"):
        assert 12 == Match.from_share(code).ply
    load(write(PIG.replace('tuple("123456")', 'tuple("12")')))
    with pytest.warns(UserWarning, match=r"was changed"), pytest.raises(BadSave, match=r"piglet.py was changed since"):
        Match.from_share(code)


def test_comments_are_no_change(write):
    """A file with another comment is the same game."""
    code = played(write()).share()
    load(write(PIG + "\n# a fine game\n"))
    assert 12 == Match.from_share(code).ply


# No game, or two


def test_what_is_no_game(write, tmp_path):
    """A file that cannot be a game is told in a sentence with file and line."""
    with pytest.raises(BadGame, match=r"nothing.py: it cannot be read: No such file"):
        load(tmp_path / "nothing.py")
    with pytest.raises(BadGame, match=r"half.py:2: this is not Python .*, so it is not a game"):
        load(write("a = 1\ndef\n", "half.py"))
    with pytest.raises(BadGame, match=r"sums.py: no game is added; the last line of a game is add\(__name__\)"):
        load(write("a = 1 + 1\n", "sums.py"))
    with pytest.raises(BadGame, match=r"broken.py:2: ZeroDivisionError: division by zero"):
        load(write("a = 1\na / 0\n", "broken.py"))
    with pytest.raises(BadGame, match="sys: no game is added"):
        load(sys)


def test_two_games_of_one_name(write, tmp_path):
    """The second is refused and the first stays."""
    first = load(write())
    other = tmp_path / "other"
    other.mkdir()
    (other / "piglet.py").write_text(PIG, encoding="utf-8")
    with pytest.raises(BadGame, match=r"there is a game piglet already, from .*piglet.py; rename one of them"):
        load(other / "piglet.py")
    with pytest.raises(BadGame, match=r"there is a game cat_cab already, which comes along; give this another name"):
        load(write(PIG, "cat_cab.py"))
    assert first.type is load("piglet").type


# What is filled in

def test_hidden_hands_are_kept(write):
    """A seat sees its own places of a hidden field; worlds that look alike are drawn from all that can be."""
    import random

    game = load(write(KUHN, "kuhn_again.py"))
    state = game.child(game.child(game.initial_state(), 0), 2)
    assert [[1, 0], [0, 3], [0, 0]] == [game.observation(state, seat)["card"] for seat in (0, 1, -1)]
    draw = random.Random(1)
    worlds = [tuple(game.words.resample(game.setup, state, 0, draw).card) for _ in range(200)]
    assert {(1, 2), (1, 3)} == set(worlds)
    assert 70 < worlds.count((1, 2)) < 130


def test_the_log_keeps_what_is_hidden(write):
    """A seat reads in the log what it can see anyway."""
    game = load(write(KUHN, "kuhn_again.py"))
    first = game.initial_state()
    texts = [game.words.log_text(game.setup, first, 0, seat, None) for seat in (None, 0, 1, -1)]
    assert ["jack", "jack", "", ""] == texts


def test_own_bots_come_after_the_random_one(write):
    """A file's own bots are written as rules and are numbered from 0."""
    bots = """
BOTS = {"hold at 20": "Holds with 20 or when that wins."}


@rule
def choose(bot, setup, state, actions, count, u, work):
    return 0 if state.pot >= 20 or state.score[state.seat] + state.pot >= setup.target else 1


@rule
def evaluate(setup, state, out):
    out[0] = state.score[0] / setup.target
    out[1] = state.score[1] / setup.target


add(__name__)
"""
    game = load(write(PIG.replace("\nadd(__name__)\n", bots), "trained.py"))
    assert ["random", "hold at 20", "greedy", "search"] == list(game.bots)
    assert ("random", "hold at 20") == game.type.bots.COMPILED
    assert simulate(game, ["random", "hold at 20"], 200, 1, progress=False).win_rate(1).value > 0.9
    match = Match(game, seats=["greedy", "search"], seed=1)
    assert match.step().text in ("hold", "roll")


def test_pig_goes_on_exactly(write):
    """The exact rooms take a game of one file as any other: a turn that holds at 20 is worth 8.14 points.

    Source: Neller and Presser, Optimal Play of the Dice Game Pig (2004), section 2.
    """
    game = load(write())
    policy = lambda state: 0 if state.pot >= 20 else 1  # noqa: E731
    gained = distribution(game, game.initial_state(), lambda s: s.seat == 1, policy, observe=lambda s: s.score[0])
    assert "8.14" == f"{float(gained.mean):.2f}"


def test_a_saved_game_may_import_by_the_former_name():
    """Games that were saved when authors imported from `catlib.plain` still run."""
    former = PIG.replace("catlib.game.authoring", "catlib.plain")
    assert former != PIG
    assert "Pig" == run_text(former, "former_pig.py").setup.TITLE
