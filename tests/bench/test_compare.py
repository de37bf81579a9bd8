"""The bench's one call: the same numbers however they are made, against a slow twin, and clear words where it fails."""

import copy
import operator
import signal
from collections import Counter
from concurrent.futures import BrokenExecutor, CancelledError, Future, ThreadPoolExecutor
from pathlib import Path
from statistics import mean, variance

import numpy
import pytest
from scipy import stats

from catlib import load
from catlib.bench import compare
from catlib.bench.compare import task_of
from catlib.bench.findings import quantile
from catlib.bench.parts import MOST_COMPILED, MOST_PLAIN, Run, cut, play_part
from catlib.bench.tally import Tally
from catlib.chance import difference, paired_difference, proportion
from catlib.engine import has_wasm, in_parts, workers
from catlib.engine.driver import OVER, drive, log_of
from catlib.game import BadSetup
from catlib.play import simulate

PIG = [load("hog", target=30), load("hog", target=25)]
BOTS = ["hold at 20", "random"]
ROOT = Path(__file__).parents[2]


def twin(game, bots, seed, number):
    """One game by hand through the contract: who won, how long it was, what it measured."""
    state, turns, decisions, seat = game.initial_state(), 0, 0, None
    log = log_of(game, bots, seed, number)
    for action in log:
        player = game.current_player(state)
        decisions += player >= 0
        if player >= 0 and player != seat:
            seat, turns = player, turns + 1
        state = game.child(state, action)
    assert game.is_terminal(state)
    paid = game.returns(state)
    winners = sum(1 << s for s, n in enumerate(paid) if n == max(paid) > min(paid))
    return len(log), decisions, turns, max(paid) - sorted(paid)[-2], winners, game.measures(state)


@pytest.mark.parametrize(("name", "bots"), [("hog", BOTS), ("kuhn", ["random"] * 2), ("meow_daifugo", BOTS)])
def test_counts_are_those_of_a_game_played_by_hand(name, bots):
    """Steps, decisions, turns, margins, winners and measures agree with the log, replayed through the contract."""
    game = load(name)
    bots = bots if bots[0] in game.bots else [next(iter(game.bots))] * 2
    played = drive(game, bots, 2, 0, 6)
    for g in range(6):
        *counts, winners, measures = twin(game, bots, 2, g)
        assert counts == [column[g] for column in played.counts]
        assert (winners, list(measures.values())) == (played.winners[g], [column[g] for column in played.measured])


def test_a_comparison_says_what_its_games_say():
    """Win rates, lengths and paired differences are those of the games, one by one."""
    result = compare(PIG, BOTS, games=150, seed=5, workers=1, progress=False)
    a, b = (drive(game, BOTS, 5, 0, 150) for game in PIG)
    won = [[w >> 0 & 1 for w in played.winners] for played in (a, b)]
    assert proportion(sum(won[0]), 150) == result.find("win rate", "seat 1").estimate
    assert mean(a.counts[1]) == pytest.approx(result.find("decisions").estimate.value)
    table = Counter(zip(*won, strict=True))
    expected = paired_difference(table[1, 1], table[0, 1], table[1, 0], table[0, 0])
    assert expected == result.differences[0].estimate
    longer = [y - x for x, y in zip(a.counts[1], b.counts[1], strict=True)]
    decisions = next(f.estimate for f in result.differences if f.measure == "decisions")
    assert (mean(longer), 1.959964 * (variance(longer) / 150) ** 0.5) == pytest.approx(
        (decisions.value, decisions.error)
    )


@pytest.mark.parametrize("common", [True, False])
@pytest.mark.parametrize(("name", "players", "rule", "told"), [
    ("meow_daifugo", 1, {"field_cards": 1}, {"plays"}), ("cat_cab", 2, {"curse_limit": 2}, {"rounds"})])
def test_a_difference_is_the_second_s_finding_less_the_first_s(name, players, rule, told, common):
    """Whatever is told of two variants is told of their difference, under one name, also where a game counts turns."""
    pair = [load(name, players=players), load(name, players=players, **rule)]
    result = compare(pair, games=60, seed=2, workers=1, progress=False, common=common)
    assert told | {"turns", "win rate"} <= {d.measure for d in result.differences}
    assert len(result.differences) == len({(one.measure, one.who) for one in result.differences})
    for one in result.differences:
        first, second = (result.find(one.measure, one.who, name).estimate.value for name in result.names)
        assert second - first == pytest.approx(one.estimate.value)
    assert len(result.findings) == len({(one.variant, one.measure, one.who) for one in result.findings})


def test_each_later_variant_is_compared_with_the_first():
    """Of every seat it is counted in how many games both, one or none of the two let it win."""
    games = [load("cat_cab", **rule) for rule in ({}, {"item_limit": 3}, {"item_limit": 1}, {"curse_limit": 1})]
    result = compare(games, games=60, seed=5, workers=1, progress=False)
    first, *others = [drive(game, result.task.bots[0], 5, 0, 60).winners for game in games]
    for pair, later in zip(result.run.pairs, others, strict=True):
        for seat in range(2):
            found = Counter((a >> seat & 1, b >> seat & 1) for a, b in zip(first, later, strict=True))
            assert (found[1, 1], found[0, 1], found[1, 0], found[0, 0]) == pair.of_seat(seat)
    assert len({pair.of_seat(0) for pair in result.run.pairs}) > 1


def test_a_finding_that_is_not_there_is_told_shortly():
    """By what there is, of whom, or by how to get it."""
    result = compare(PIG, BOTS, games=20, progress=False)
    for asked, words in [
        (("beauty",), "measure='beauty': there are 'win rate', "),
        (("win rate", "seat 9"), "'win rate' of 'seat 9': expected 'seat 1', 'seat 2'"),
        (("drama",), "only games that are looked at closely tell it; ask for some, such as traces=50"),
        (("win rate", "seat 1", "other"), "variant='other': there are target = 30, target = 25"),
    ]:
        with pytest.raises(KeyError, match=words):
            result.find(*asked)


@pytest.mark.parametrize(("options", "words"), [
    ({"variants": 3}, "variants: expected one or more games"),
    ({"variants": None}, "variants: expected one or more games"),
    ({"bots": 5}, "bots=5: expected a list of names, one a seat,"),
    ({"bots": [["random"], "random"]}, "bots=\\['random'\\]: Pig has no such bot"),
    ({"confidence": 95}, "confidence=95: expected a share between 0 and 1"),
    ({"confidence": "0.9"}, "confidence='0.9': expected a share between 0 and 1"),
    ({"executor": 5}, "executor=5: expected a concurrent.futures.Executor or a Dask client"),
    ({"games": 5, "traces": 6}, "traces=6: expected a whole number from 0 to 5"),
    ({"skill": 5}, "games=5: expected a whole number from 40 ")])
def test_a_mistake_is_told_in_one_sentence(options, words):
    """Before anything is played, and naming what would be right."""
    with pytest.raises(ValueError, match=words):
        compare(**{"variants": load("hog"), "games": 20, "progress": False, **options})


def test_variants_may_have_numbers_as_names():
    """They are names as any others."""
    assert ("1", "2") == compare(dict(zip((1, 2), PIG, strict=True)), games=4, progress=False).names


def test_parts_of_any_size_in_any_order_add_up_to_the_same():
    """A run does not depend on how it is cut."""
    _, task = task_of(PIG, BOTS, 3)
    runs = []
    for cuts in ([(0, 40)], [(25, 40), (0, 10), (10, 25)]):
        run = Run.of(task)
        for a, b in cuts:
            run.add(play_part(task, a, b))
        runs.append(run)
    assert runs[0] == runs[1]


def test_a_pool_gets_few_large_parts_and_a_large_pool_enough_of_them(monkeypatch):
    """A part costs a message there; every worker still has several to do. Together they are all games, in order."""
    _, task = task_of(PIG, BOTS, 3)
    monkeypatch.setattr("catlib.bench.parts.COMPILED_PART", 20)
    monkeypatch.setattr("catlib.bench.parts.PLAIN_PART", 20)
    with ThreadPoolExecutor(2) as small, ThreadPoolExecutor(100) as large:
        parts = [cut(task, 100, 1_000_100, pool) for pool in (None, small, large)]
    assert [512, 64, 1600] == [len(ranges) for ranges in parts]
    for ranges in parts:
        assert (100, 1_000_100) == (ranges[0][0], ranges[-1][1])
        assert [stop for _, stop in ranges[:-1]] == [start for start, _ in ranges[1:]]


def test_workers_and_pools_give_the_same_result():
    """One worker, threads or a pool of somebody's own: the same numbers."""
    with ThreadPoolExecutor(3) as pool:
        ways = [{"workers": 1}, {"workers": 2}, {"executor": pool}]
        runs = [compare(PIG, "hold at 20", games=2500, seed=3, progress=False, **way).run for way in ways]
    assert runs[0] == runs[1] == runs[2]


@pytest.mark.wasm
def test_it_agrees_with_a_simulation_of_the_other_stream():
    """Games by named draws are the same game as games by one stream: wins and lengths differ by chance alone."""
    game, bots, n = load("hog"), "hold at 20", 20_000
    bench = compare(game, bots, games=n, seed=1, progress=False).run.tallies[0]
    other = simulate(game, bots, games=n, seed=2, progress=False)
    won = bench.won_by(0), round(other.win_rate(0).value * n)
    assert stats.chi2_contingency([[won[0], n - won[0]], [won[1], n - won[1]]]).pvalue > 0.001
    lengths = list(bench.values["steps"].elements())
    assert stats.ks_2samp(lengths, list(other.steps)).pvalue > 0.001


def test_paired_intervals_are_the_published_ones():
    """Two worked examples in Fagerland, Lydersen and Laake (2017): Bentur (2009) and Cavo (2012)."""
    bentur, cavo = paired_difference(1, 1, 7, 12), paired_difference(59, 6, 16, 80)
    assert (-0.286, -0.507, -0.026) == tuple(round(x, 3) for x in (bentur.value, bentur.low, bentur.high))
    assert (-0.0621, -0.1186, -0.0046) == tuple(round(x, 4) for x in (cavo.value, cavo.low, cavo.high))


def test_quantiles_are_those_of_the_games():
    """The inverted distribution function, as NumPy has it."""
    counts = Counter({3: 5, 4: 10, 9: 3, 20: 2})
    for share in (0.05, 0.25, 0.5, 0.75, 0.8, 0.95, 1.0):
        assert numpy.quantile(list(counts.elements()), share, method="inverted_cdf") == quantile(counts, share)


@pytest.mark.parametrize(("name", "rules"), [("kuhn", {}), ("hog", {"target": 20}), ("tictactoe", {})])
def test_seat_order_is_judged_by_its_interval(name, rules):
    """An equal share of the games that somebody won inside the interval means nothing; outside, it matters."""
    game = load(name, **rules)
    result = compare(game, next(iter(game.bots)), games=3000, seed=1, progress=False)
    winners = result.run.tallies[0].winners
    equal = (winners[1] + winners[2]) / 2 / winners.total()
    for seat in (1, 2):
        one = result.find("win rate", f"seat {seat}")
        assert proportion(winners[seat], 3000) == one.estimate
        assert (equal not in one.estimate) == one.sentence.endswith(": seat order matters.")
        assert (equal in one.estimate) == one.sentence.endswith(": no sign that seat order matters.")
    completion = result.find("completion").estimate
    assert proportion(winners[1] + winners[2], 3000) == completion
    assert (completion.value < 1) == (name == "tictactoe")


def test_without_shared_luck_both_intervals_count():
    """Independent games: Newcombe's interval for rates, and the errors of both means added as squares."""
    result = compare(PIG, BOTS, games=150, seed=5, workers=1, progress=False, common=False)
    a, b = (result.find("win rate", "seat 1", name).estimate for name in result.names)
    assert difference(b, a) == result.differences[0].estimate
    a, b = (result.find("decisions", "", name).estimate for name in result.names)
    apart = next(one.estimate for one in result.differences if one.measure == "decisions")
    assert (b.value - a.value, (a.error**2 + b.error**2) ** 0.5) == pytest.approx((apart.value, apart.error))
    first, second = result.task.seeds
    assert first != second


with pytest.raises(ZeroDivisionError) as divided:  # whose words hang on Python's version
    operator.floordiv(1, 0)
ZERO = f"raised ZeroDivisionError: {divided.value}"
WRONG = {"cheat": "named an action that is not legal", "divides": ZERO, "raises": "raised RuntimeError: no idea"}


@pytest.mark.parametrize(("bot", "said"), WRONG.items())
def test_a_bot_that_goes_wrong_is_named_and_the_other_games_stay(bot, said):
    """Its game is left out with its number and the reason, in compiled code too; all others count."""
    result = compare(load("broken"), ["random", bot], games=60, seed=1, progress=False)
    tally = result.run.tallies[0]
    assert 0 < tally.failed < 60
    assert tally.winners.total() == 60 - tally.failed
    worst = tally.failures[0]
    assert f"game {worst.game} of seed 1 bot '{bot}' in seat 2 {said}" in str(result)


@pytest.mark.wasm
@pytest.mark.parametrize(("bot", "fails"), [("divides", 0), ("random", 1)])
def test_where_compiled_code_stops_a_game_the_others_are_what_they_were(bot, fails):
    """Both engines agree on every number and reason, whichever game stops, and whether a bot or a rule is at fault."""
    game = load("broken", fails=fails)
    fast, slow = (drive(game, ["random", bot], 1, 5, 65, compile=compiled) for compiled in (True, False))
    wrong = [g for g, end in enumerate(slow.ended) if end != OVER]
    assert [*range(5, 65)] != wrong != []
    assert [5 + g for g in wrong] == sorted(slow.reasons)
    assert (slow.ended, slow.reasons) == (fast.ended, fast.reasons)
    good = [g for g in range(60) if g not in wrong]
    mine, other = ((*one.paid, *one.counts, one.winners) for one in (fast, slow))
    for i in range(len(other)):
        assert [other[i][g] for g in good] == [mine[i][g] for g in good]


def test_a_rule_that_fails_is_told_and_the_other_games_stay():
    """The game is named with what was raised, and is nobody's fault who plays."""
    result = compare(load("broken", fails=1), "random", games=60, seed=1, progress=False)
    tally = result.run.tallies[0]
    assert 0 < tally.failed < 60
    assert f"first in game {tally.failures[0].game} of seed 1 a rule {ZERO}" in str(result)


def test_a_game_in_which_nobody_can_move_any_more_is_told():
    """A dead end on the way is a failure of that game alone."""
    tally = compare(load("broken", last=1), "random", games=50, seed=1, progress=False).run.tallies[0]
    assert 0 < tally.failed < 50
    assert "no action is legal there" == tally.failures[0].reason


def test_a_variant_that_cannot_be_played_is_refused():
    """Nothing is played where one variant has no first move, or variants are of different games."""
    with pytest.raises(BadSetup, match="variant 'stuck = 1': nobody can do anything at the start"):
        compare([load("broken"), load("broken", stuck=1)])
    with pytest.raises(ValueError, match="are different games"):
        compare([load("broken"), load("hog")])
    with pytest.raises(ValueError, match="2 games, of which 1 are like another"):
        compare([load("hog"), load("hog")])
    with pytest.raises(ValueError, match="expected one or more games"):
        compare([])


def test_games_without_an_end_are_counted():
    """A limit of steps stops a game; it is won by nobody and said to be unfinished."""
    result = compare(load("hog"), "hold at 20", games=30, limit=10, progress=False)
    assert (30, 0) == (result.run.tallies[0].unfinished, result.run.tallies[0].won_by(0))
    assert "30 games did not end" in str(result)


def test_a_long_run_has_more_parts_and_not_larger_ones():
    """What is held of every game of a part stays small, whether compiled or not, on threads or for a pool."""
    pool = ThreadPoolExecutor(2)
    for bots, most in (("random", MOST_COMPILED if has_wasm() else MOST_PLAIN), ("raises", MOST_PLAIN)):
        _, task = task_of(load("broken"), bots)
        for executor in (None, pool):
            parts = cut(task, 0, 2 * 10**7, executor)
            assert (0, 2 * 10**7) == (parts[0][0], parts[-1][1])
            assert {most} == {stop - start for start, stop in parts}
    pool.shutdown()


class Interrupting:
    """A pool in which somebody presses Ctrl-C, or which is gone, after some parts."""

    def __init__(self, error, parts):
        self.error, self.left = error, parts

    def submit(self, work, *part):
        pool = self

        class Future:
            def result(self):
                if not pool.left:
                    raise pool.error
                pool.left -= 1
                return work(*part)

            def done(self):
                return False

            def cancel(self):
                return True

        return Future()


@pytest.mark.parametrize("error", [KeyboardInterrupt(), OSError("gone")], ids=["Ctrl-C", "cluster gone"])
def test_what_is_done_is_kept(error):
    """Ctrl-C or a lost cluster ends a run with the games done so far."""
    bots = ["raises", "random"]
    result = compare(load("broken"), bots, games=200, seed=1, executor=Interrupting(error, 3), progress=False)
    assert 60 == result.games
    assert "Ended early" in str(result)
    with pytest.raises(type(error)):
        compare(load("broken"), bots, games=200, seed=1, executor=Interrupting(error, 0), progress=False)


def test_ctrl_c_never_leaves_a_part_half_counted(monkeypatch):
    """Pressed in the middle of adding up, it ends the run after that."""
    add, pressed = Tally.add, []

    def pressing(tally, other):
        if tally.games == 40 and not pressed:
            pressed.append(True)
            signal.raise_signal(signal.SIGINT)
        add(tally, other)

    options = {"games": 200, "seed": 1, "progress": False, "workers": 1}
    with monkeypatch.context() as patch:
        patch.setattr(Tally, "add", pressing)
        patch.setattr("catlib.bench.parts.COMPILED_PART", 20)
        early = compare(PIG, BOTS, **options)
    assert (60, "stopped by hand") == (early.games, early.run.stopped)
    whole = compare(PIG, BOTS, **options | {"games": 60}).run
    assert (whole.tallies, whole.pairs) == (early.run.tallies, early.run.pairs)


class Growing:
    """A Dask client whose workers come one by one, each time it is asked, as jobs of a queue do."""

    status = "running"

    def __init__(self):
        self.workers, self.hand, self.most = 0, [], 0

    def get_executor(self, pure):
        return self

    def ncores(self):
        self.workers += 1
        return dict.fromkeys(range(self.workers - 1), 1)

    def submit(self, work, *part):
        future = Future()
        future.set_result(work(*part))
        self.hand.append(future)
        self.most = max(self.most, len(self.hand))
        return future


def test_workers_that_come_later_get_work_too(monkeypatch):
    """A run that begins before a cluster has workers hands out more as they come."""
    monkeypatch.setattr("catlib.engine.workers.ASK", 0.0)
    executor = Growing()
    stream = in_parts(pow, [(2, n) for n in range(64)], None, executor, True)
    for n in range(64):
        assert 2**n == next(stream)
        executor.hand.pop(0)
        if n == 0:
            assert 4 == executor.most
    assert executor.most > 12


def test_a_game_that_comes_with_every_part_is_loaded_once():
    """Another process makes it of its name and house rules for the first part, and has it for the others."""
    for game in (load("cat_cab", curse_limit=4), load(ROOT / "catlib" / "games" / "classics" / "pig.py", target=41)):
        first, second = copy.copy(game), copy.copy(game)  # by what goes to another process
        assert game == first
        assert first is second


class KilledWorker(Exception):
    """What Dask raises for a part that ended several workers."""


@pytest.mark.parametrize(("error", "said"), [
    (KilledWorker("play_part-1"), "ended several workers in a row"), (CancelledError(), "scheduler is lost")])
def test_a_cluster_that_gives_up_a_part_keeps_the_others(error, said):
    """Parts done so far are counted and a sentence says why it ended; before the first, that is the error."""

    class Client(Growing):
        def submit(self, work, *part):
            future = Future()
            future.set_exception(error) if part[1] >= start else future.set_result(work(*part))
            return future

    bots = ["raises", "random"]
    options = {"games": 200, "seed": 1, "progress": False}
    start = 60
    result = compare(load("broken"), bots, executor=Client(), **options)
    assert 60 == result.games
    assert said in str(result).splitlines()[1]
    start = 0
    with pytest.raises(BrokenExecutor, match=said):
        compare(load("broken"), bots, executor=Client(), **options)
    gone = Client()
    gone.status = "closed"
    with pytest.raises(BrokenExecutor, match="executor: the cluster is closed"):
        compare(load("broken"), bots, executor=gone, **options)


class Closing:
    """A Dask client whose cluster closes after some parts: a later one is refused, or taken and never answered."""

    def __init__(self, parts, refuses):
        self.left, self.refuses, self.status = parts, refuses, "running"

    def get_executor(self, pure):
        return self

    def ncores(self):
        return {"here": 1}

    def submit(self, work, *part):
        future = Future()
        if self.left:
            future.set_result(work(*part))
            self.left -= 1
            return future
        self.status = "closed"
        if self.refuses:
            raise ArithmeticError("some error of its own")
        return future


@pytest.mark.parametrize("refuses", [True, False])
def test_a_part_that_nobody_will_play_is_not_waited_for(refuses, monkeypatch):
    """A cluster that closes while a part is handed to it ends the run with a sentence; nobody waits for ever."""
    monkeypatch.setattr(workers, "LISTEN", 0.01)
    bots = ["raises", "random"]
    result = compare(load("broken"), bots, games=200, seed=1, executor=Closing(5, refuses), progress=False)
    assert 0 < result.games <= 100
    assert "the workers went away: the cluster is closed" in str(result)
