"""The library from a terminal: what there is, a match played by lines of text, and one sentence for every mistake."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

import catlib.__main__ as program
from catlib import game_names, load
from catlib.game import classics
from catlib.play import Match, terminal
from catlib.play.console import seen_by

WISHES = ("worth", "share", "undo", "nonsense", "0", "9999")


def played(match, answer):
    """All lines that a match shows while `answer` says what is typed."""
    lines = []
    terminal(match, answer, lines.append)
    return lines


def chooser(match, rng, most=400):
    """Somebody who chooses at random among the numbers on the screen, and quits after a while."""
    said = iter(range(most))

    def answer(asked):
        if next(said, None) is None:
            return "quit"
        return str(rng.randrange(1, 1 + len(match.legal_actions())))

    return answer


def test_every_command_is_explained(capsys):
    """Without a command the help says what there is."""
    with pytest.raises(SystemExit):
        program.main([])
    shown = capsys.readouterr().out
    assert [] == [name for name in program.COMMANDS if f"    {name}" not in shown]
    assert [] == [name for name, command in program.COMMANDS.items() if not command.run.__doc__]


def test_games_are_listed(capsys):
    """Every game with its title and players, and one of them with all its house rules."""
    assert 0 == program.main(["games"])
    own, few = capsys.readouterr().out.split("\nclassics, a file each\n")
    assert game_names() == [line.split()[0] for line in own.splitlines()]
    assert [*classics()] == [line.split()[0] for line in few.splitlines()]
    assert 0 == program.main(["games", "hog"])
    assert "target=" in capsys.readouterr().out


def test_defaults_are_short(capsys):
    """No line of a game's house rules is a page, though a board is a default."""
    for name in game_names():
        assert 0 == program.main(["games", name])
        assert max(map(len, capsys.readouterr().out.splitlines())) < 240


def test_odds_are_drawn(capsys, monkeypatch):
    """As wide as the terminal, and with the exact fraction."""
    monkeypatch.setenv("COLUMNS", "60")
    assert 0 == program.main(["odds", "2d6"])
    lines = capsys.readouterr().out.splitlines()
    assert "      7       1/6   16.67%  " + "█" * 32 == lines[7]
    assert 60 >= max(map(len, lines[:-1]))
    assert 0 == program.main(["odds", "100d6"])
    assert 32 >= len(capsys.readouterr().out.splitlines())


def test_a_house_rule_is_compared(capsys):
    """With house rules there are two variants and their differences; without, the game alone."""
    assert 0 == program.main(["bench", "hog", "target=20", "--games", "50"])
    assert "Differences:" in capsys.readouterr().out
    assert 0 == program.main(["bench", "hog", "--games", "50", "--bots", "random"])
    assert "Differences:" not in capsys.readouterr().out


def test_what_makes_solving_quick_is_said(monkeypatch, capsys):
    """Without WebAssembly a game of some thousand positions takes minutes, and the reader hears why."""
    for there in (False, True):
        monkeypatch.setattr("catlib.engine.has_wasm", lambda there=there: there)
        program.main(["solve", "nim", "first=1", "second=1", "third=0"])
        assert ("pip install 'everychance[fast]'" in capsys.readouterr().err) != there


def test_a_game_is_solved(capsys):
    """With its mark and how much was looked at."""
    assert 0 == program.main(["solve", "nim", "first=1", "second=1", "third=0"])
    assert "-1.000000 to the first seat, exact; " in capsys.readouterr().out


def test_a_new_game_is_a_file_that_plays(capsys, tmp_path, monkeypatch):
    """It is checked at once, and what is there is not written over."""
    file = str(tmp_path / "my_dice.py")
    lines = (["new", file], ["check", file, "--seconds", "0"], ["new", file])
    assert [0, 0, 1] == [program.main(line) for line in lines]
    assert "My dice, which is still Pig: no mistake" in capsys.readouterr().out
    assert 1 == program.main(["new", "my dice.py"])


def test_a_shell_completes(capsys):
    """Commands and games, by a script for the shell."""
    pytest.importorskip("shtab")
    assert 0 == program.main(["completion", "bash"])
    script = capsys.readouterr().out
    assert [] == [word for word in [*program.COMMANDS, "cat_cab", "yahtzee", "--players"] if word not in script]


def test_how_many_play_is_told_in_words(capsys):
    """A game for one is for 1 player, in the list of its rules and where more are asked for."""
    game = str(Path(__file__).parents[1] / "catlib" / "games" / "classics" / "craps.py")
    assert 0 == program.main(["games", game])
    assert "Craps, the pass line, 1 player" == capsys.readouterr().out.splitlines()[0]
    assert 1 == program.main(["play", game, "--players", "2"])
    assert "players=2: Craps, the pass line is for 1 player" in capsys.readouterr().out


@pytest.mark.parametrize(("line", "sentence"), [
    ("oddz 2d6", "oddz: there is no such command; did you mean odds?"),
    ("xyzzy", "xyzzy: there is no such command; there are games, play, "),
    ("games cat_cap", "game='cat_cap': there is no such game; there are "),
    ("games chess", "game='chess': there is no such game"),
    ("play chess", "game='chess': there is no such game"),
    ("play pig --players 7", "players=7: "),
    ("play pig target", "target: a house rule is given as name=value"),
    ("play pig target=many", "target='many': "),
    ("play pig --bots nobody", "bots='nobody': "),
    ("resume catlib1.xyz", "share code: it is damaged"),
])
def test_a_mistake_gets_a_sentence(line, sentence, capsys):
    """A wrong word is named with what would be right, and the exit code says so."""
    assert 1 == program.main(line.split())
    assert capsys.readouterr().out.startswith(sentence)


def test_a_house_rule_comes_from_the_command_line(monkeypatch, capsys):
    """A number, a bot and a seed reach the match; two lines of input play it."""
    said = iter(["1", "share", "quit"])
    monkeypatch.setattr("builtins.input", lambda asked: next(said))
    assert 0 == program.main(["play", "hog", "target=500", "--bots", "random", "--seed", "5"])
    code = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("catlib1."))
    match = Match.from_share(code)
    assert (500, 5, ("human", "random")) == (match.game.house.target, match.seed, match.seats)
    said = iter(["quit"])
    assert 0 == program.main(["resume", code])
    assert "Stopped." == capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("name", game_names())
def test_every_game_can_be_played_by_numbers(name):
    """A person who types numbers plays by the rules; other words change nothing."""
    game = load(name)
    match = Match(game, ["human"] + ["random"] * (game.num_players - 1), seed=3)
    assert played(match, chooser(match, random.Random(1), 20))
    before, wishes = match.actions, iter([*WISHES[3:], "quit"])
    if not match.is_over:
        lines = played(match, lambda asked: next(wishes))
        assert before == match.actions
        assert 3 == sum("is not a choice" in line for line in lines)


def test_undo_takes_the_last_choice_back():
    """After one choice and undo the match stands where it stood."""
    match = Match(load("hog"), ["human", "random"], seed=2)
    match.advance()
    before, answers = match.state, iter(["1", "undo", "undo", "quit"])
    lines = played(match, lambda asked: next(answers))
    assert before == match.state
    assert ["Taken back.", "Nothing can be taken back."] == [line for line in lines if "aken back" in line]


def test_worth_is_shown_for_every_choice():
    """A star marks the best choice, and the line above says what is measured."""
    match = Match(load("cat_cab", players=2), ["human", "greedy"], seed=7)
    answers = iter(["worth", "quit"])
    lines = played(match, lambda asked: next(answers))
    [place] = [n for n, line in enumerate(lines) if line.endswith("(exact)")]
    assert any(line.startswith("*") for line in lines[place:])


@pytest.mark.parametrize("name", ["kuhn", "meow_daifugo"])
def test_what_is_hidden_stays_hidden(name):
    """Matches that differ only in hidden cards show a seat the same lines of position and log."""
    game, rng = load(name, players=2), random.Random(8)
    match = Match(game, ["human", "human"], seed=4)
    match.advance()
    seat = match.player
    other = game.words.resample(game.setup, match.state, seat, rng)
    twin = Match(game, ["human", "human"], seed=4)
    twin.advance()
    twin._states[twin.ply] = other
    assert game.state_to_string(seen_by(match, seat)) == game.state_to_string(seen_by(twin, seat))
    answers = iter(["", "quit"])
    lines = played(match, lambda asked: next(answers))
    answers = iter(["", "quit"])
    assert lines == played(twin, lambda asked: next(answers))


def test_the_end_of_input_stops():
    """Neither Ctrl-D nor Ctrl-C is a mistake."""
    for stop in (EOFError, KeyboardInterrupt):
        def answer(asked, stop=stop):
            raise stop

        assert "Stopped." == played(Match(load("hog"), ["human", "random"], seed=1), answer)[-1]


def test_it_runs_as_a_module():
    """`python -m catlib` is there."""
    run = subprocess.run([sys.executable, "-m", "catlib", "games"], capture_output=True, text=True, check=True)
    assert "cat_cab" in run.stdout
