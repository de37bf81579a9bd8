"""Five tabletop games in which every chance is exact, from a terminal.

examples:
  python -m catlib games cat_cab
  python -m catlib play cat_cab --players 2 --bots greedy --seed 7 curse_limit=3
  python -m catlib check mygame.py
  python -m catlib odds "4d6kh3 + 2"
  python -m catlib odds "2d6 >= 9"
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from catlib.chance import answers, counted, decimal, from_to, percent
from catlib.game import BadGame, describe, find, load, names, seat_bots
from catlib.play import HUMAN, Match, terminal


class Command(NamedTuple):
    """A command and its arguments as `argparse` takes them; its help is the first line of the docstring."""

    run: Callable[[argparse.Namespace], int]
    arguments: dict[str, dict[str, Any]]


def games(options: argparse.Namespace) -> int:
    """the games there are; or one game's players, bots and house rules"""
    if not options.game:
        for name in names():
            setup = find(name).setup
            print(f"{name:<14} {setup.TITLE}, {_players(setup)}")
        return 0
    game = load(options.game)
    print(f"{game.title}, {_players(game.type.setup)}\n\nbots")
    print(*(f"  {name}: {text}" for name, text in game.bots.items()), sep="\n")
    print("\nhouse rules")
    print(*_house_rules(type(game.house)), sep="\n")
    return 0


def _players(setup: Any) -> str:
    few, many = setup.PLAYERS
    return from_to(few, many, "player")


def _house_rules(model: Any) -> Iterator[str]:
    for name, rule in model.model_fields.items():
        yield f"  {name}={rule.default!r}: {describe(model, name) or 'no description'}"


def play(options: argparse.Namespace) -> int:
    """play a game against bots, or each other, in this terminal"""
    game = load(options.game, options.players, dict(map(_house_rule, options.rules)))
    bots = seat_bots(game, options.bots)
    seats = [HUMAN if seat < options.persons else bots[seat] for seat in range(game.num_players)]
    terminal(Match(game, seats, options.seed), input)
    return 0


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
    """the exact chances of dice, such as "4d6kh3 + 2" or "2d6 >= 9"

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
            print(pmf)
        if found.mean is not None and not options.csv:
            print(f"mean {found.mean} {decimal(found.mean)}, standard deviation ≈ {pmf.std:.3f}")
        if found.readings and not options.csv:
            print(*found.readings, sep="\n")
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
    print(f"{game.title}: no mistake was found in {counted(options.games, 'game')} and what they ask of the rules")
    print(f"{played} of {of} variants were played: all numbers of players, and house rules at their bounds.")
    return 0


COMMANDS = {
    "games": Command(games, {"game": {"nargs": "?", "help": "say more of this one"}}),
    "play": Command(
        play,
        {
            "game": {"help": "its name, as `games` lists it, or the path of a .py file"},
            "rules": {"nargs": "*", "metavar": "rule=value", "help": "house rules that differ from the game's own"},
            "--players": {"type": int, "help": "how many play; else as many as the game likes best"},
            "--persons": {"type": int, "default": 1, "help": "how many of them are persons (1); bots are the others"},
            "--bots": {"help": "which bot sits in the other seats"},
            "--seed": {"type": int, "help": "a whole number; the same one brings the same dice"},
        },
    ),
    "check": Command(
        check,
        {
            "game": {"help": "its name, or the path of its file"},
            "--players": {"type": int, "help": "how many play"},
            "--games": {"type": int, "default": 4, "help": "how many games are looked at (4)"},
            "--seconds": {"type": float, "default": 20.0, "help": "how long variants are played (20)"},
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
}


def parser() -> argparse.ArgumentParser:
    """The command line and its help.

    >>> parser().parse_args(["play", "cat_cab", "--seed", "7"]).seed
    7
    """
    top = argparse.ArgumentParser(
        prog="python -m catlib",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(dest="command", metavar="command", required=True)
    for name, command in COMMANDS.items():
        about = (command.run.__doc__ or "").splitlines()[0]
        one = commands.add_parser(name, help=about, description=about)
        for argument, how in command.arguments.items():
            one.add_argument(argument, **how)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command line; return its exit code: 0, or 1 after a sentence that says what was wrong.

    >>> main(["games", "chess"])  # doctest: +ELLIPSIS
    game='chess': there is no such game; there are ...
    1
    """
    given = sys.argv[1:] if arguments is None else arguments
    options = parser().parse_args(given or ["--help"])
    try:
        return COMMANDS[options.command].run(options)
    except (ValueError, BadGame) as error:
        print(error)
    except BrokenPipeError:  # whoever read the lines wants no more of them
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


if __name__ == "__main__":
    sys.exit(main())
