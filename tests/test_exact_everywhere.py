"""Whatever says exact, in every game, under random pairs of house rules at their bounds, at random positions.

Each is compared with an enumeration that knows nothing but the rules, in `tests/<game>/everywhere.py`. Every run tries
the same cases and a few that nobody has tried before. A failure names its seed, and
`python run.py test tests/test_exact_everywhere.py --seed 17` repeats it; `--cases 100` tries a hundred times as many.
"""

import importlib
import random
import secrets
from pathlib import Path

import pytest

FRESH = 10  # one case in so many

CHECKS = [
    pytest.param(check, cases, id=f"{path.parent.name}, {name}")
    for path in sorted(Path(__file__).parent.glob("*/everywhere.py"))
    for name, (check, cases) in importlib.import_module(f"tests.{path.parent.name}.everywhere").CHECKS.items()
]


@pytest.mark.parametrize(("check", "cases"), CHECKS)
def test_exact_is_exact(request, check, cases):
    """No house rule and no position makes a value that says exact differ from what the rules say."""
    for seed in seeds_of(request.config, cases):
        try:
            check(random.Random(f"{check.__name__} {seed}"))
        except BaseException as error:
            error.add_note(f"{check.__name__}: repeat it with --seed {seed}")
            raise


def seeds_of(config, cases):
    """The seed that was asked for; else those of every run, and fresh ones."""
    asked, wanted = config.getoption("seed"), cases * config.getoption("cases")
    if asked is not None:
        return [asked]
    return [*range(wanted), *(secrets.randbits(32) for _ in range(-(-wanted // FRESH)))]


def test_every_run_tries_fresh_seeds(pytestconfig):
    """A tenth of the cases is new each time, and the seed of a failure repeats that case alone."""
    if pytestconfig.getoption("seed") is None and pytestconfig.getoption("cases") == 1:
        first, second = seeds_of(pytestconfig, 20), seeds_of(pytestconfig, 20)
        assert [*range(20)] == first[:20] == second[:20]
        assert (22, True) == (len(first), set(first[20:]).isdisjoint(second[20:]))


def test_a_failure_names_its_seed(request):
    """The note stands below the error."""

    def fails(rng):
        raise AssertionError

    with pytest.raises(AssertionError) as error:
        test_exact_is_exact(request, fails, 1)
    assert error.value.__notes__[0].startswith("fails: repeat it with --seed ")


def test_every_published_game_is_checked():
    """No game of the library goes without."""
    checked = {path.parent.name for path in Path(__file__).parent.glob("*/everywhere.py")}
    assert {"cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"} == checked
