"""Every exact distribution that a notebook shows, against draws by hand: one chi-square test each.

A draw knows nothing of the library: it is made from random numbers, as somebody with dice and cards would (`draws`).
How often all tests by draws together may reject a right library stands in `chance`; the seeds are fixed, so a run
always ends alike.
"""

import ast
import importlib
import inspect
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from catwidgets.lessons.classics.pictures import chance_by
from catwidgets.lessons.meow_daifugo.reading import first_belief, habits
from scipy.stats import chisquare

from catlib import die
from catlib.games.cat_cab import odds as cab
from catlib.games.taxi_derby import odds as taxi

from .chance import EACH, TESTS
from .draws import CASES, cat_cab, empire, meow_daifugo, own_game, taxi_derby, washi_cat

DRAWN = [cat_cab, empire, meow_daifugo, own_game, taxi_derby, washi_cat]
LEAST = 5  # expected draws of a cell; rarer outcomes are counted together

ROOT = Path(__file__).parents[1]
OTHERWISE = {cab.best_turn: "the mean of best_turn_distribution",
    cab.sabotage_cost: "the difference of two means of best_turn_distribution",
    cab.single_die: "the mean of best_turn_distribution of one die",
    chance_by: "whatever a reader's function says",
    first_belief: "believe, for the lesson's cards",
    habits: "what a reader sets; nothing is drawn",
    taxi.break_even: "a chance from which on speeding pays; nothing is drawn"}


def p_value(exact, drawn):
    """How likely draws of the exact distribution are at least as far from it as these; 0 if one cannot come."""
    if set(drawn) - set(exact.outcomes):
        return 0.0
    total, cells, rare = sum(drawn.values()), [], [0, 0.0]
    for outcome, chance in exact.items():
        expected = float(chance) * total
        if expected < LEAST:
            rare = [rare[0] + drawn[outcome], rare[1] + expected]
        else:
            cells.append((drawn[outcome], expected))
    if rare[1] >= LEAST:
        cells.append(tuple(rare))
    else:
        cells[-1] = (cells[-1][0] + rare[0], cells[-1][1] + rare[1])
    seen, expected = zip(*cells, strict=True)
    return chisquare(seen, expected, sum_check=False).pvalue


@pytest.mark.parametrize("case", CASES, ids=str)
def test_exact_distribution(case):
    """Draws by hand do not differ from the exact distribution by more than chance."""
    rng = random.Random(2026)
    assert EACH < p_value(case.exact(), Counter(case.draw(rng) for _ in range(case.times)))


@pytest.mark.parametrize("weights", [(20, 20, 20, 20, 20, 23), (1, 1, 1, 1, 1, 0), (1, 1, 1, 1, 1, 2)])
def test_a_loaded_die_is_noticed(weights):
    """The check can fail: one face that comes a seventh too often is enough."""
    rng = random.Random(2026)
    drawn = Counter(rng.choices(range(1, 7), weights, k=20_000))
    assert EACH > p_value(die(6), drawn)


def test_the_rate_of_false_alarms_is_shared_among_all():
    """There are no more tests by draws than the rate for the whole suite is shared among, with twenty for coverage."""
    assert len(CASES) + 20 <= TESTS


# what notebooks show


def shown_files() -> Iterator[Path]:
    yield from sorted((ROOT / "notebooks").rglob("*.py"))
    yield from sorted((ROOT / "widgets" / "catwidgets").rglob("*.py"))


def named(path: Path) -> Iterator[Any]:
    """Everything of the project that a file names, and a lesson's own functions."""
    text, known = path.read_text(encoding="utf-8"), dict[str, Any]()
    tree = ast.parse(text)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and re.match(r"catlib|catwidgets\.lessons", node.module or ""):
            module = importlib.import_module(node.module)
            known |= {name.asname or name.name: getattr(module, name.name, None) for name in node.names}
    for name, attribute in set(re.findall(r"\b([a-z]\w*)\b(?:\.(\w+))?", text)) if known else ():
        yield getattr(known.get(name), attribute, None) if attribute else known.get(name)
    if "lessons" in path.parts:
        own = importlib.import_module(".".join(path.relative_to(ROOT / "widgets").with_suffix("").parts))
        functions = (node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_")
        yield from (one for one in (getattr(own, name) for name in functions) if "Pmf" in returned(one))


def returned(function: Any) -> str:
    """What a function gives, as its signature writes it."""
    plain = inspect.unwrap(function)
    found = inspect.signature(plain).return_annotation if inspect.isfunction(plain) else ""
    return found.__name__ if isinstance(found, type) else str(found)


def gives_chances(function: Any) -> bool:
    """Whether a function of the project gives a distribution, or of a game a chance, chances or what has a Pmf."""
    place, found = getattr(function, "__module__", None) or "", ""
    if re.match("catlib|catwidgets", place):
        found = returned(function)
    if not place.startswith(("catlib.games", "catwidgets.lessons")):
        return bool(re.search(r"\bPmf\b", found))
    of_class = vars(getattr(importlib.import_module(place), found, object))
    members = [getattr(one, "fget", getattr(one, "func", one)) for one in of_class.values()]
    fields = str(of_class.get("__annotations__", ""))
    return bool(re.search(r"\b(Pmf|Fraction)\b", found)) or "Pmf" in fields + "".join(map(returned, members))


def test_every_distribution_that_a_notebook_shows_is_drawn():
    """Whoever shows an exact distribution, or a chance of a game, in a notebook or a lesson, writes its draw too."""
    tested = {inspect.unwrap(case.of) for case in CASES}
    seen = {id(one): one for path in shown_files() for one in named(path)}
    shown = {inspect.unwrap(one) for one in seen.values() if gives_chances(one)}
    otherwise = set(map(inspect.unwrap, OTHERWISE))
    assert set() == {f"{one.__module__}.{one.__name__}" for one in shown - tested - otherwise}
    assert set() == otherwise - shown, "these are not shown any more"
    assert len(shown) > 35
