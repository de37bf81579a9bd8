"""Files that nobody writes in earnest are refused in a sentence of ours, and leave nothing behind."""

import sys

import pytest

from catlib import BadSetup, load
from catlib.game.game import BadGame

BOARDS = [("cat_cab", "board"), ("empire", "map"), ("meow_daifugo", "deck"), ("taxi_derby", "city"),
          ("taxi_derby", "passengers"), ("taxi_derby", "tickets"), ("washi_cat", "board")]
ODD = {"a list in a list in a list": "a = " + "[" * 2000 + "]" * 2000, "a list that never ends": "a = " + "[" * 2000,
    "a table in a table": "a = " + "{a = " * 2000, "a name of many parts": "a" + ".a" * 3000 + " = 1",
    "a number of many digits": "a = " + "9" * 5000, "another way to write one": "a = 0x" + "f" * 50_000}
PROGRAMS = {"signs in a row": "x = " + "-" * 200_000 + "1", "a sum that is too long": "x = 1" + "+1" * 100_000,
    "one that ends itself": "import sys; sys.exit('bye')", "a call in a call": "def again(): again()\nagain()",
    "a number of many digits": "x = " + "9" * 5000}


@pytest.mark.parametrize(("game", "field"), BOARDS)
@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_an_odd_board_is_refused(tmp_path, game, field, text):
    """However deep or large, it is a house rule that cannot be played, in a sentence of some hundred letters."""
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match=rf"^{field}") as refused:
        load(game, **{field: str(path)})
    assert len(str(refused.value)) < 500 + len(str(path))


@pytest.mark.parametrize("value", [10**5000, {"a": 1 << 20_000}, "x" * 10_000, "a\0.toml", [[]] * 1000],
                         ids=["a number", "a table", "a text", "a path", "a list"])
@pytest.mark.parametrize(("game", "field"), [*BOARDS, ("cat_cab", "players")])
def test_an_odd_value_is_refused(game, field, value):
    """It is shown in short, or by its kind where Python does not write it."""
    with pytest.raises(BadSetup, match=rf"^{field}") as refused:
        load(game, **{field: value})
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_an_odd_program_is_no_game(tmp_path, text):
    """A file that Python cannot read, or that ends the program, is not a game, and neither ends ours."""
    path = tmp_path / "odd.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadGame, match=r"odd\.py"):
        load(path)


def test_a_file_that_no_system_can_have_is_told():
    """A name with a NUL is the name of no file."""
    with pytest.raises(BadGame, match=r"it cannot be read: .*embedded null"):
        load("a\0.py")


def test_a_file_that_was_stopped_is_read_again(tmp_path):
    """After Ctrl-C half a module is not taken for the game of that file."""
    path = tmp_path / "stopped.py"
    path.write_text(
        "import pathlib\n"
        "go = pathlib.Path(__file__).with_name('go')\n"
        "if not go.exists():\n    raise KeyboardInterrupt\n"
        "from catlib.game.authoring import TERMINAL, add, record, rule\n"
        "ACTIONS, PAYOFFS = ('win',), (0, 1)\n"
        "State = record('State', {'won': 'i1'}, __name__)\n"
        "@rule\ndef current_player(setup, state):\n    return TERMINAL if state.won else 0\n"
        "@rule\ndef apply_action(setup, state, action):\n    state.won = 1\n"
        "@rule\ndef returns(setup, state, out):\n    out[0], out[1] = 1, 0\n"
        "add(__name__)\n", encoding="utf-8")
    with pytest.raises(KeyboardInterrupt):
        load(path)
    assert not [name for name in sys.modules if name.startswith("catlib_game_stopped")]
    (tmp_path / "go").touch()
    assert "stopped" == load(path).name
