"""Exact odds of dice, cards and whole tabletop games, from a terminal.

examples:
  everychance odds "4d6kh3 + 2"
  everychance play cat_cab --players 2 --bots greedy curse_limit=3
  everychance bench cat_cab curse_limit=5
  everychance solve kuhn_poker
  everychance new mygame.py

`everychance` and `python -m catlib` are the same; each command has its own --help.
"""

import argparse
import ast
import difflib
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from catlib.chance import answers, bars, counted, decimal, from_to, in_short, percent
from catlib.game import (
    BadGame,
    Game,
    MissingLibrary,
    beginning,
    bot_words,
    classics,
    describe,
    find,
    library,
    load,
    names,
    seat_bots,
)
from catlib.play import HUMAN, Match, terminal


class Command(NamedTuple):
    """A command and its arguments as `argparse` takes them; its help is the first line of the docstring."""

    run: Callable[[argparse.Namespace], int]
    arguments: dict[str, dict[str, Any]]


def games(options: argparse.Namespace) -> int:
    """list the games; or one game's players, bots and house rules"""
    if not options.game:
        for name in names():
            setup = find(name).setup
            print(f"{name:<18} {setup.TITLE}, {_players(setup)}")
        print("\nclassics, a file each")
        for name, path in classics().items():
            about = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or name
            print(f"{name:<18} {about.partition(chr(10))[0]}")
        return 0
    game = load(options.game)
    print(f"{game.title}, {_players(game.type.setup)}\n\nbots")
    print(*(f"  {name}: {bot_words(game, name)}" for name in game.bots), sep="\n")
    print("\nhouse rules")
    print(*_house_rules(type(game.house)), sep="\n")
    return 0


def _players(setup: Any) -> str:
    few, many = setup.PLAYERS
    return from_to(few, many, "player")


def _house_rules(model: Any) -> Iterator[str]:
    for name, rule in model.model_fields.items():
        default = rule.default if isinstance(rule.default, str) else getattr(rule.default, "title", rule.default)
        yield f"  {name}={in_short(default, 40)}: {describe(model, name) or 'no description'}"


def play(options: argparse.Namespace) -> int:
    """play a game against bots, or each other, in this terminal"""
    game = _game(options)
    bots = seat_bots(game, options.bots)
    seats = [HUMAN if seat < options.persons else bots[seat] for seat in range(game.num_players)]
    terminal(Match(game, seats, options.seed), input)
    return 0


def _game(options: argparse.Namespace) -> Game:
    return load(options.game, options.players, dict(map(_house_rule, options.rules)))


def _house_rule(text: str) -> tuple[str, Any]:
    """A house rule from `name=value`: a number, true, false, or a choice's words.

    >>> _house_rule("curse_limit=3"), _house_rule("ties=all roll")
    (('curse_limit', 3), ('ties', 'all roll'))
    """
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"{text}: a house rule is given as name=value")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def odds(options: argparse.Namespace) -> int:
    """give the exact chances of dice, such as "4d6kh3 + 2" or "2d6 >= 9"

    `docs/dice.md` says how to write them.
    """
    for found in answers(" ".join(options.expression)):
        pmf = found.pmf if not found.cut else found.pmf.as_approximate()
        if options.csv:
            print(pmf.to_csv(), end="")
        elif set(pmf) <= {True, False}:
            chance = pmf.exactly(True)
            print(f"{chance} = {percent(chance)}")
        else:
            print(bars(pmf, shutil.get_terminal_size().columns))
        if found.mean is not None and not options.csv:
            mean = str(found.mean) if found.mean.denominator == 1 else f"{found.mean} {decimal(found.mean)}"
            print(f"mean {mean}, standard deviation ≈ {pmf.std:.3f}")
        if found.readings and not options.csv:
            print(*found.readings, sep="\n")
    return 0


def bench(options: argparse.Namespace) -> int:
    """play whole games and say what they are like; with house rules, what these change

    The game as it comes stands beside the one with your house rules, with the same luck.
    """
    from catlib.bench import compare

    game, changed = load(options.game, options.players), _game(options)
    print(compare([game, changed] if options.rules else game, options.bots, options.games, options.seed))
    return 0


def solve(options: argparse.Namespace) -> int:
    """solve a whole game: its worth when all play best, with a bound

    For a game that can be listed: minutes for Yahtzee, never for chess.
    """
    from catlib.engine import has_wasm
    from catlib.solving import solve

    if not has_wasm():
        print("Only small games are solved soon without WebAssembly: pip install 'everychance[fast]'", file=sys.stderr)
    print(solve(_game(options)))
    return 0


def new(options: argparse.Namespace) -> int:
    """write a file to begin a game of your own with

    It is Pig, which has 35 lines, under your file's name.
    """
    path = Path(options.file)
    if path.suffix != ".py" or not path.stem.isidentifier():
        raise ValueError(f"{path}: a game's file ends in .py, and its name has letters, digits and underscores")
    title = path.stem.replace("_", " ").capitalize()
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(beginning(title))
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    print(f"{path} is written: change its rules, then")
    print(*(f"  everychance {verb} {path}" for verb in ("check", "play", "solve")), sep="\n")
    return 0


def completion(options: argparse.Namespace) -> int:
    """print a script that completes these commands in your shell

    For bash: everychance completion bash > ~/.local/share/bash-completion/completions/everychance
    """
    print(library("shtab", "completion", "shell").complete(parser([*names(), *classics()]), options.shell))
    return 0


def carry_on(options: argparse.Namespace) -> int:
    """go on with a match that somebody shared"""
    terminal(Match.from_share(options.code), input)
    return 0


def check(options: argparse.Namespace) -> int:
    """look for mistakes in a game, such as one of your own in a file"""
    from catlib.play import check_game, check_variants

    game = load(options.game, options.players)
    try:
        check_game(game, options.games)
        played, of = check_variants(game, options.seconds)
    except AssertionError as error:
        print(f"{game.title}: {error or 'a property of the contract is missing'}")
        return 1
    print(f"{game.title}: no mistakes found in {counted(options.games, 'test game')}")
    print(f"{played} of {of} variants were played: all numbers of players, and house rules at their bounds.")
    return 0


RULES = {"nargs": "*", "metavar": "rule=value", "help": "house rules that differ from the game's own"}
GAME = {"help": "its name, as `games` lists it, or the path of a .py file"}
PLAYERS = {"type": int, "metavar": "N", "help": "how many play; else as many as the game likes best"}

COMMANDS = {
    "games": Command(games, {"game": {"nargs": "?", "help": "say more of this one"}}),
    "play": Command(
        play,
        {
            "game": GAME,
            "rules": RULES,
            "--players": PLAYERS,
            "--persons": {"type": int, "default": 1, "metavar": "N", "help": "how many are persons (1), and not bots"},
            "--bots": {"metavar": "BOT", "help": "which bot sits in the other seats"},
            "--seed": {"type": int, "metavar": "N", "help": "a whole number; the same one brings the same dice"},
        },
    ),
    "bench": Command(
        bench,
        {
            "game": GAME,
            "rules": RULES,
            "--players": PLAYERS,
            "--bots": {"metavar": "BOT", "help": "which bot sits in all seats"},
            "--games": {"type": int, "default": 2000, "metavar": "N", "help": "how many of each are played (2000)"},
            "--seed": {"type": int, "default": 0, "metavar": "N", "help": "the same one brings the same numbers (0)"},
        },
    ),
    "solve": Command(solve, {"game": GAME, "rules": RULES, "--players": PLAYERS}),
    "new": Command(new, {"file": {"help": "where, such as mygame.py"}}),
    "check": Command(
        check,
        {
            "game": GAME,
            "--players": PLAYERS,
            "--games": {"type": int, "default": 4, "metavar": "N", "help": "how many games are looked at (4)"},
            "--seconds": {"type": float, "default": 20.0, "metavar": "S", "help": "how long variants are played (20)"},
        },
    ),
    "odds": Command(
        odds,
        {
            "expression": {"nargs": "+", "help": "dice such as 4d6kh3, count(5d10 >= 8) or d6!"},
            "--csv": {"action": "store_true", "help": "write a table for other programs"},
        },
    ),
    "resume": Command(carry_on, {"code": {"help": "the line of text that `share` gave"}}),
    "completion": Command(completion, {"shell": {"choices": ("bash", "zsh", "tcsh"), "help": "which shell"}}),
}


def parser(games: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """The command line and its help; with `games`, no others are known, as where a shell completes their names.

    >>> parser().parse_args(["play", "cat_cab", "--seed", "7"]).seed
    7
    """
    top = argparse.ArgumentParser(
        prog="everychance",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    commands = top.add_subparsers(dest="command", metavar="command", required=True)
    for name, command in COMMANDS.items():
        about, _, more = (command.run.__doc__ or "").partition("\n")
        one = commands.add_parser(name, help=about, description=about, epilog=" ".join(more.split()))
        for argument, how in command.arguments.items():
            one.add_argument(argument, **how | ({"choices": games} if argument == "game" else {}))
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command line; return its exit code: 0, or 1 after a sentence that says what was wrong.

    >>> main(["games", "chess"])  # doctest: +ELLIPSIS
    game='chess': there is no such game; there are ...
    1
    """
    given = sys.argv[1:] if arguments is None else arguments
    try:
        if given and given[0] not in COMMANDS and not given[0].startswith("-"):
            raise ValueError(f"{given[0]}: there is no such command; {_instead(given[0], COMMANDS)}")
        options, rest = parser().parse_known_args(given or ["--help"])
        if rest:
            takes = [name for name in COMMANDS[options.command].arguments if name.startswith("-")]
            raise ValueError(f"{rest[0]}: {options.command} does not take it; {_instead(rest[0], [*takes, '--help'])}")
        return COMMANDS[options.command].run(options)
    except (ValueError, BadGame, MissingLibrary) as error:
        print(error)
    except BrokenPipeError:  # whoever read the lines wants no more of them
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _instead(given: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(given, known, 1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"


if __name__ == "__main__":
    sys.exit(main())
