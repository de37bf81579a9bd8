"""Whole games in bulk: the same for any number of workers, and every number with its interval."""

from __future__ import annotations

import csv
import io
import math
import re
import signal
import sys
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from multiprocessing import get_context
from typing import ClassVar

import pytest
import tqdm.auto

from catlib import BadSetup, load
from catlib.chance import estimate, rng
from catlib.engine import ProgressBar, workers
from catlib.engine import driver as engine
from catlib.game import seat_bots
from catlib.play import simulate

from .chance import comes_as_often

GAMES = 2500
BOTS = ("hold at 20", "random")


@pytest.fixture
def pig():
    return load("hog", target=30)


@pytest.fixture
def run(pig):
    return simulate(pig, BOTS, GAMES, seed=4, workers=1)


class Now:
    """An executor that plays at once, counts what it was asked, and may be interrupted at a chunk."""

    def __init__(self, interrupted_at=None):
        self.interrupted_at = interrupted_at
        self.futures = []

    def submit(self, function, *arguments):
        future = Interrupted() if len(self.futures) == self.interrupted_at else Future()
        self.futures.append(future)
        if not isinstance(future, Interrupted):
            future.set_result(function(*arguments))
        return future


class Interrupted(Future):
    """A chunk during which somebody presses Ctrl-C."""

    def result(self, timeout=None):
        signal.raise_signal(signal.SIGINT)


class Late(Future):
    """A chunk that ends at the moment somebody presses Ctrl-C."""

    pressed = False

    def result(self, timeout=None):
        if not self.pressed:
            self.pressed = True
            signal.raise_signal(signal.SIGINT)
        return super().result(timeout)


class Waiting(Future):
    """A chunk that nobody begins."""


class Scripted:
    """An executor whose futures are known beforehand; all but those that wait are played at once."""

    def __init__(self, futures):
        self.futures = iter(futures)

    def submit(self, function, *arguments):
        future = next(self.futures)
        if not isinstance(future, Waiting):
            future.set_result(function(*arguments))
        return future


# The same games


@pytest.mark.parametrize("workers", [2, 8, None])
def test_threads_do_not_matter(pig, run, workers):
    """1, 2 and 8 workers give the identical result."""
    assert run == simulate(pig, BOTS, GAMES, seed=4, workers=workers)


def test_executors_do_not_matter(pig, run):
    """A pool of threads, a pool of processes or an executor of one's own changes nothing."""
    with ThreadPoolExecutor(3) as threads:
        assert run == simulate(pig, BOTS, GAMES, seed=4, executor=threads)
    with ProcessPoolExecutor(2, get_context("spawn"), _load_toys, _toys()) as processes:
        assert run == simulate(pig, BOTS, GAMES, seed=4, executor=processes)
    assert run == simulate(pig, BOTS, GAMES, seed=4, executor=Now())


def test_a_worker_that_cannot_load_the_game_says_so():
    """A spawned process knows nothing of games that only its parent was told of; the error names the game."""
    with (
        ProcessPoolExecutor(1, get_context("spawn")) as processes,
        pytest.raises(BadSetup, match=r"executor: a worker cannot load the game 'kuhn': game='kuhn': there is no such"),
    ):
        simulate(load("kuhn"), ["random"] * 2, 10, executor=processes)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_dask_does_not_matter(pig, run):
    """A Dask client, or the executor it gives, changes nothing."""
    from distributed import Client

    with Client(processes=False, n_workers=2, threads_per_worker=1, dashboard_address=None) as client:
        assert run == simulate(pig, BOTS, GAMES, seed=4, executor=client)
        assert run == simulate(pig, BOTS, GAMES, seed=4, executor=client.get_executor())


def test_plain_engine_plays_the_same_games(pig, run, monkeypatch):
    """Without the compiled engine the numbers are the same, only slower."""
    monkeypatch.setattr(engine, "can_compile", lambda game, bots: False)
    assert run == simulate(pig, BOTS, GAMES, seed=4)


def test_bots_that_are_no_rule(pig):
    """A bot that is not a rule is simulated too, by the plain engine."""
    first = simulate(pig, ("coin", "hold at 20"), 120, seed=2)
    assert first == simulate(pig, ("coin", "hold at 20"), 120, seed=2, executor=Now())
    assert first.unfinished == 0


def test_more_games_begin_with_the_same_games(pig, run):
    """Games have seeds of their own, so a longer run begins as the shorter one."""
    longer = simulate(pig, BOTS, GAMES + 700, seed=4)
    for name, column in run.columns.items():
        assert column == longer.column(name)[:GAMES]


def test_seed_matters(pig, run):
    """Another seed gives other games."""
    assert run.steps != simulate(pig, BOTS, GAMES, seed=5).steps


def test_each_game_is_the_one_its_seed_gives(pig, run):
    """Game i of a run is the game that its own seed plays alone."""
    [seed] = rng.seeds(4, 1234, 1235)
    alone = engine.play(pig, BOTS, [seed], compile=False)
    assert [column[1234] for column in run.returns] == alone.returns[0]
    assert run.steps[1234] == alone.steps[0]


# Stopping


def test_interrupt_keeps_a_prefix(pig, run):
    """Ctrl-C keeps the games done so far, says so, and cancels the chunks that wait."""
    stopped = simulate(pig, BOTS, GAMES, seed=4, executor=Now(interrupted_at=1))
    assert stopped.interrupted
    assert stopped.games == 1000
    assert stopped.steps == run.steps[:1000]
    assert stopped.win_rate(0).games == 1000
    assert "stopped early" in str(stopped)


def test_interrupt_keeps_what_was_done_in_a_row(pig):
    """Chunks that end while Ctrl-C comes are kept too, up to the first that is missing, and the rest cancelled."""
    waiting = Waiting()
    stopped = simulate(pig, BOTS, 5000, seed=4, executor=Scripted([Future(), Late(), Future(), waiting, Future()]))
    assert stopped.interrupted
    assert stopped.games == 3000
    assert stopped.steps == simulate(pig, BOTS, 3000, seed=4).steps
    assert waiting.cancelled()


def test_interrupt_while_the_bar_moves(pig, run, monkeypatch):
    """Ctrl-C between two chunks, in threads, keeps whole chunks and leaves no thread behind."""

    monkeypatch.setattr(ProgressBar, "update", lambda bar, number: signal.raise_signal(signal.SIGINT))
    for number in (1, 2):
        stopped = simulate(pig, BOTS, GAMES, seed=4, workers=number)
        assert stopped.interrupted
        assert stopped.games == 1000
        assert stopped.steps == run.steps[:1000]


def test_interrupt_before_anything_is_done(pig):
    """With nothing to keep, Ctrl-C is passed on."""
    with pytest.raises(KeyboardInterrupt):
        simulate(pig, BOTS, GAMES, executor=Now(interrupted_at=0))


def test_other_errors_are_passed_on(pig):
    """An error in a worker is an error of the run."""

    class Failing(Now):
        def submit(self, function, *arguments):
            future = Future()
            future.set_exception(MemoryError("full"))
            return future

    with pytest.raises(MemoryError, match="full"):
        simulate(pig, BOTS, GAMES, executor=Failing())


# The bar


class Bar:
    """Stands for tqdm's bar and keeps what it was told."""

    made: ClassVar[list[Bar]] = []

    def __init__(self, **options):
        self.options, self.seen, self.closed = options, options["initial"], False
        self.made.append(self)

    def update(self, games):
        self.seen += games

    def close(self):
        self.closed = True


@pytest.fixture
def bars(monkeypatch):
    monkeypatch.setattr(tqdm.auto, "tqdm", Bar)
    monkeypatch.setattr(Bar, "made", [])
    return Bar.made


def test_bar_appears_after_a_second(pig, bars, monkeypatch):
    """A run that outlasts the wait shows one bar, counts on it what is done, and closes it."""
    assert workers.BAR_AFTER == 1
    clock = iter([0.0, 0.4, 0.99, 1.2, 9.0, 9.9])
    monkeypatch.setattr(workers.time, "monotonic", lambda: next(clock))
    simulate(pig, BOTS, 4500, workers=1)
    [bar] = bars
    assert bar.options == {"total": 4500, "initial": 3000, "unit": " games", "desc": "Pig", "disable": False}
    assert bar.seen == 4500
    assert bar.closed


def test_short_runs_leave_no_trace(pig, bars, capsys):
    """A short run makes no bar and writes nothing."""
    simulate(pig, BOTS, 60)
    assert bars == []
    assert capsys.readouterr() == ("", "")


def test_bar_can_be_refused(pig, bars, monkeypatch):
    """With progress=False there is never a bar, however long it takes."""
    monkeypatch.setattr(workers, "BAR_AFTER", 0)
    assert simulate(pig, BOTS, 60, progress=False).games == 60
    assert bars == []
    simulate(pig, BOTS, 60)
    assert len(bars) == 1
    monkeypatch.setenv("TQDM_DISABLE", "1")
    simulate(pig, BOTS, 60)
    assert [False, True] == [bar.options["disable"] for bar in bars]


def test_no_bar_without_tqdm(pig, run, monkeypatch):
    """Without tqdm there is no bar and the same result."""
    monkeypatch.setattr(workers, "BAR_AFTER", 0)
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    assert run == simulate(pig, BOTS, GAMES, seed=4)


# What a simulation says


def test_win_rate_counts_wins(run):
    """The win rate of a seat is the share of games that paid it more than the other."""
    won = sum(a > b for a, b in zip(*run.returns, strict=True))
    assert won / GAMES == run.win_rate(0).value
    assert run.win_rates() == (run.win_rate(0), run.win_rate(1))
    assert 1 - run.win_rate(0).value == pytest.approx(run.win_rate(1).value)


def test_unfinished_games_are_won_by_nobody(pig):
    """Games stopped by the limit are counted, and won by nobody."""
    run = simulate(pig, BOTS, 100, limit=5)
    assert run.unfinished == 100
    assert run.win_rate(0).value == run.win_rate(1).value == 0
    assert "100 did not finish" in str(run)


def test_counts_and_pmf(run):
    """Counts and distribution of a measure are those of its column, and the distribution is marked approximate."""
    column = run.measures["points of seat 1"]
    assert Counter(column) == run.counts("points of seat 1")
    assert not run.pmf("points of seat 1").exact
    assert Fraction(sum(column), GAMES) == run.pmf("points of seat 1").mean
    assert Fraction(sum(run.steps), GAMES) == run.pmf("steps").mean


def test_mean_of_a_measure(run):
    """The mean's interval is as wide as the textbook's standard error makes it."""
    column = run.measures["points of seat 2"]
    average = sum(column) / GAMES
    error = math.sqrt(sum((x - average) ** 2 for x in column) / (GAMES - 1) / GAMES)
    seen = run.mean("points of seat 2")
    assert average == pytest.approx(seen.value)
    assert average - 1.959964 * error == pytest.approx(seen.low)
    assert average + 1.959964 * error == pytest.approx(seen.high)


def test_compare(pig, run):
    """Two simulations are compared by Newcombe's interval; one against itself differs by nothing."""
    other = simulate(pig, "hold at 20", GAMES, seed=9)
    assert run.compare(other, 0).low > 0
    assert 0.0 in run.compare(run, 0)
    assert run.compare(run, 0).value == 0


def test_interval_covers_as_often_as_it_says(pig):
    """Of 600 intervals of 90% about 540 hold the rate of a very long run."""
    truth = simulate(pig, "hold at 20", 200_000, seed=99, progress=False).win_rate(0).value
    rates = [simulate(pig, "hold at 20", 100, seed=s, workers=1).win_rate(0, 0.9) for s in range(600)]
    assert comes_as_often(sum(truth in rate for rate in rates), 600, 0.9)


def test_known_chance():
    """The first to roll no 1 wins a race to 2 points, so who starts wins 5/6 · 1/(1 − 1/36) = 6/7 of them."""
    assert Fraction(6, 7) in simulate(load("hog", target=2), "hold at 20", 20_000, seed=3).win_rate(0, 0.999)


def test_csv(run, tmp_path):
    """The CSV holds a line a game with its seed and every column, in a file or a stream alike."""
    run.to_csv(tmp_path / "games.csv")
    text = (tmp_path / "games.csv").read_bytes().decode()
    stream = io.StringIO()
    run.to_csv(stream)
    assert text == stream.getvalue()
    rows = list(csv.DictReader(io.StringIO(text)))
    assert list(rows[0]) == ["game", "seed", *run.columns]
    assert [str(s) for s in rng.seeds(4, 0, GAMES)] == [row["seed"] for row in rows]
    assert list(run.steps) == [int(row["steps"]) for row in rows]


def test_repr_is_short(run):
    """A simulation of thousands of games shows in a line, and as a table of seats."""
    assert repr(run) == (
        "<2500 simulated games of load('hog', players=2, target=30), bots ('hold at 20', 'random'), seed 4>"
    )
    title, first, second = str(run).splitlines()
    assert title == "Pig, 2,500 games"
    assert f"  seat 1, hold at 20: won {run.win_rate(0)}" == first
    assert f"  seat 2, random: won {run.win_rate(1)}" == second


def test_what_a_simulation_is_of(pig, run):
    """A simulation knows its game's spec, its bots and its seed."""
    assert pig.spec() == run.spec
    assert (run.bots, run.seed, run.interrupted) == (BOTS, 4, False)


# Who plays


def test_bots_by_seat(pig, monkeypatch):
    """One name, a name a seat, or names by seat number; else what the game's bots name, else the first."""
    assert seat_bots(pig) == ("random", "random")
    assert seat_bots(pig, "coin") == ("coin", "coin")
    assert seat_bots(pig, ["coin", "random"]) == ("coin", "random")
    assert seat_bots(pig, {1: "coin"}) == ("random", "coin")
    monkeypatch.setattr(pig.type.bots, "default_bots", lambda game: ["hold at 20"] * 2)
    assert seat_bots(pig, {1: "coin"}) == ("hold at 20", "coin")
    monkeypatch.setattr(pig.type.bots, "default_bots", lambda game: ["coin", "hold at 20"])
    assert seat_bots(pig) == ("coin", "hold at 20")


@pytest.mark.parametrize(("options", "sentence"), [
    ({"bots": "clever"}, "bots='clever': Pig has no such bot; there are random, hold at 20, coin"),
    ({"bots": [None, "random"]}, "bots=None: Pig has no such bot; there are random, hold at 20, coin"),
    ({"bots": ["random"]}, "bots: 1 names; Pig has 2 seats here, one name each or one for all"),
    ({"bots": {2: "random"}}, "bots: seat 2 is not there; Pig has seats 0 to 1 here"),
    ({"games": 0}, "games=0: expected a whole number from 1 to 1000000000"),
    ({"games": math.nan}, "games=nan: expected a whole number from 1 to 1000000000"),
    ({"games": 2.5}, "games=2.5: expected a whole number from 1 to 1000000000"),
    ({"games": True}, "games=True: expected a whole number from 1 to 1000000000"),
    ({"seed": -1}, "seed=-1: expected a whole number from 0 to 4294967295"),
    ({"seed": 2**32}, "seed=4294967296: expected a whole number from 0 to 4294967295"),
    ({"workers": 0}, "workers=0: expected a whole number from 1 to 1024"),
    ({"workers": math.nan}, "workers=nan: expected a whole number from 1 to 1024"),
    ({"limit": 0}, "limit=0: expected a whole number from 1 to 1000000000")])
def test_bad_input(pig, options, sentence):
    """What cannot be simulated is refused in one sentence that says what can."""
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        simulate(pig, **options)


def test_bad_questions(run):
    """A seat, a measure or a confidence that is not there is named with those that are."""
    with pytest.raises(ValueError, match="seat=2: the seats are 0 to 1"):
        run.win_rate(2)
    with pytest.raises(ValueError, match=r"measure='luck': Pig has no such measure; there are payoff of seat 1,"):
        run.mean("luck")
    with pytest.raises(ValueError, match="confidence=95: expected a share between 0 and 1"):
        run.win_rate(0, confidence=95)


# Estimates


@pytest.mark.parametrize(("successes", "n", "low", "high"), [
    (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)])
def test_wilson_published(successes, n, low, high):
    """Wilson's interval for the four cases of Newcombe, Two-sided confidence intervals (1998), table I, method 3."""
    seen = estimate.proportion(successes, n)
    assert (low, high) == (round(seen.low, 4), round(seen.high, 4))


@pytest.mark.parametrize(("successes", "n"), [(0, 7), (3, 7), (7, 7), (3120, 10_000)])
def test_wilson_ends_are_just_not_rejected(successes, n):
    """At each end of the interval the score test is just undecided: that is what the interval is."""
    seen = estimate.proportion(successes, n)
    for end in (seen.low, seen.high):
        if 0 < end < 1:
            assert abs(successes / n - end) / math.sqrt(end * (1 - end) / n) == pytest.approx(1.959964, abs=1e-5)


@pytest.mark.parametrize(("first", "second", "low", "high"), [
    ((56, 70), (48, 80), 0.0524, 0.3339), ((9, 10), (3, 10), 0.1705, 0.8090), ((10, 10), (0, 20), 0.6791, 1)])
def test_newcombe_published(first, second, low, high):
    """The interval for a difference in cases a, b and g of Newcombe (1998), table II, method 10."""
    seen = estimate.difference(estimate.proportion(*first), estimate.proportion(*second))
    assert (low, high) == (round(seen.low, 4), round(seen.high, 4))


def test_estimate_in_words():
    """An estimate says its interval, its mark and its games, to the places that mean something."""
    assert str(estimate.proportion(3120, 10_000)) == "31.2% (30.3–32.1%, estimate from 10,000 games)"
    assert str(estimate.proportion(500_000, 10**6)) == "50.00% (49.90–50.10%, estimate from 1,000,000 games)"
    assert str(estimate.mean({-2: 50, 0: 50})) == "−1.0 (−1.2–−0.8, estimate from 100 games)"
    one = estimate.mean({3: 1})
    assert (one.low, one.high) == (-math.inf, math.inf)
    assert float(one) == 3
    assert "3.0" in str(one)


def test_estimates_that_cannot_be():
    """Nothing is estimated from no games, and two confidences do not mix."""
    with pytest.raises(ValueError, match="at least one game"):
        estimate.proportion(0, 0)
    with pytest.raises(ValueError, match="at least one"):
        estimate.mean({})
    with pytest.raises(ValueError, match="one confidence"):
        estimate.difference(estimate.proportion(1, 2), estimate.proportion(1, 2, 0.9))


def _toys():
    import catlib.games

    return (list(catlib.games.__path__),)


def _load_toys(paths):
    import catlib.games

    catlib.games.__path__ = paths
