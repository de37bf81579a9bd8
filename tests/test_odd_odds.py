"""The games' odds at odd arguments: a number that cannot be is refused in a sentence that says which it is."""

import importlib
import inspect
import pkgutil
from fractions import Fraction

import pytest
import sympy

from catlib import load

GAMES = ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat")
FITTING = {  # what fits where a function has no default, and 2 does not
    "hand": 5, "game": None, "deck": 32, "marked": 2, "unseen": 63, "size": 2, "land": Fraction(1, 2),
    "rival_leaves": Fraction(1, 2),
}  # fmt: skip
MAY_BE_BELOW_0 = {  # numbers for which below 0 is a question like any other
    "reach spaces": "net spaces, which curses push below 0",
    "ticket_chance over": "spaces beyond the speed limit",
    "random_pair_chance over": "as above",
    "break_even gain": "points",
    "break_even cost": "points",
    "break_even otherwise": "points",
    "best_stop neighborhood": "points",
    "best_stop cube": "points",
}
# bots, searches, sets of cards and seeds
NOT_OF_NUMBERS = {"standings", "solve", "rows_drawn", "deal", "fewest_left", "first_turn"}
NEED_A_POSITION = {"state", "states", "graph", "own", "setup", "seeds", "cell", "field", "top", "pick", "prior"}


def odds(game):
    """The public functions of a game's odds by name: those of the package, or of its modules if it names none."""
    package = importlib.import_module(f"catlib.games.{game}.odds")
    inner = pkgutil.iter_modules(getattr(package, "__path__", []))
    modules = [package] if _named(package) else [
        importlib.import_module(f"{package.__name__}.{module.name}") for module in inner]
    return dict(sorted(pair for module in modules for pair in _named(module).items()))


def _named(module):
    """The public functions of a module that are defined in its game's folder, and in it where it is in `odds`."""
    home = module.__name__ if "odds." in module.__name__ else module.__name__.removesuffix(".odds")
    return {name: value for name, value in vars(module).items()
            if name[0] != "_" and inspect.isfunction(value) and value.__module__.startswith(home)}


def functions():
    """Every public function of the odds that takes whole numbers and needs no position."""
    for game in GAMES:
        for name, function in odds(game).items():
            if name not in NOT_OF_NUMBERS:
                taken = inspect.signature(function, eval_str=True).parameters
                if not NEED_A_POSITION & taken.keys():
                    for number in taken.values():
                        if number.annotation in (int, int | None, int | Fraction):
                            yield pytest.param(game, function, number.name, id=f"{name} {number.name}")


CASES = list(functions())


def asked(game, function, **given):
    """The function with these arguments, and fitting ones where it has no default."""
    taken = inspect.signature(function).parameters
    needed = {n: FITTING.get(n, 2) for n, p in taken.items() if p.default is p.empty and n != "game"}
    needed |= {n: [2] for n in needed if "Sequence" in str(taken[n].annotation)}
    if "game" in taken and taken["game"].default is inspect.Parameter.empty:
        needed["game"] = load(game)
    return function(**{**needed, **given})


@pytest.mark.parametrize(("game", "function", "number"), CASES)
def test_a_number_that_cannot_be_is_refused(game, function, number):
    """Below 0 or in halves, in a sentence that names the number or says it as it was given."""
    below = () if f"{function.__name__} {number}" in MAY_BE_BELOW_0 else (-1, -7)
    taken = inspect.signature(function, eval_str=True).parameters[number]
    halves = () if "Fraction" in str(taken.annotation) else (1.5,)
    for wrong in below + halves:
        with pytest.raises(ValueError, match=r"[a-z]") as error:
            asked(game, function, **{number: wrong})
        assert str(wrong) in str(error.value), str(error.value)


def test_most_odds_are_asked():
    """The functions of all games are found, and what may be below 0 is still there."""
    assert len(CASES) > 70
    assert MAY_BE_BELOW_0.keys() <= {case.id for case in CASES}
    assert set(GAMES) == {case.values[0] for case in CASES}


FORMULAS = [
    pytest.param(function, id=f"{game} {name}")
    for game in GAMES
    for name, function in odds(game).items()
    if name.endswith(("_formula", "_form"))
]


@pytest.mark.parametrize("formula", FORMULAS)
def test_a_formula_s_symbols_are_found_by_name(formula):
    """`subs` and `sympy.symbols` know every symbol by its name alone: none has assumptions that hide it."""
    taken = inspect.signature(formula).parameters.values()
    given = formula(**{p.name: 7 for p in taken if p.default is p.empty})
    for expression in given if isinstance(given, tuple) else [given]:
        assert set(expression.free_symbols) == {sympy.Symbol(symbol.name) for symbol in expression.free_symbols}
