"""Numbers of a run as they are kept, written and told: nothing is lost, doubled or cut short on the way."""

import re
from html import unescape

import pytest

from catlib import load
from catlib.bench import checkpoints, compare
from catlib.bench.checkpoints import Checkpoints, CheckpointWarning, read, write
from catlib.bench.compare import task_of
from catlib.bench.drama import traced_findings
from catlib.bench.parts import Part, Run, play_part
from catlib.bench.report import page_of
from catlib.bench.tally import Failure
from catlib.bench.trace import Trace


@pytest.fixture
def task():
    """Two variants of a short game."""
    return task_of([load("cat_cab"), load("cat_cab", item_limit=1)], None, 3)[1]


def test_a_part_is_the_same_after_it_was_written(task, tmp_path):
    """Games that failed or did not end, where each value was found first, and what went wrong, too."""
    part = play_part(task, 0, 20)
    for n, tally in enumerate(part.tallies):
        tally.failed, tally.unfinished = 2 + n, 5 + n
        tally.failures = [Failure(3, 1, "it stopped"), Failure(4 + n, 0, "again")]
    write(tmp_path / "a.json", {"seeds": [3, 3]}, part)
    assert ({"seeds": [3, 3]}, part) == read(tmp_path / "a.json")


def test_what_could_not_be_written_is_counted_once(task, tmp_path, monkeypatch):
    """At the end of a run whose disk is full; and once, too, where it could."""
    parts = [play_part(task, 0, 10), play_part(task, 10, 20)]
    wanted = Run.of(task)
    for part in parts:
        wanted.add(part)
    for full in (False, True):
        run = Run.of(task)
        kept = Checkpoints(tmp_path / str(full), task, run, every=1000)
        for part in parts:
            kept.add(Part(part.start, part.stop, part.tallies, part.pairs))
        if full:
            def refuse(*_):
                raise OSError("no room")

            monkeypatch.setattr(checkpoints, "write", refuse)
            with pytest.warns(CheckpointWarning, match="no room"):
                kept.close()
        else:
            kept.close()
        assert wanted == run


def test_the_page_tells_each_number_with_both_ends_of_its_interval():
    """And marks as changed what is surely another number, nothing else."""
    result = compare([load("cat_cab"), load("cat_cab", item_limit=1)], games=40, progress=False)
    page = page_of(result)
    rows = re.findall(r"<td class=number>([^<]*)</td><td class=number>([^<]*) to ([^<]*)</td>", page)
    assert len(result.findings) == len(rows)
    numbers = [tuple(float(x.replace("−", "-").replace(",", "").replace("%", "")) for x in row) for row in rows]
    for one, told in zip([f for name in result.names for f in result.findings if f.variant == name], numbers,
                         strict=True):
        scale, estimate = 100 if one.estimate.unit else 1, one.estimate
        assert [scale * x for x in (estimate.value, estimate.low, estimate.high)] == pytest.approx(told, abs=0.006)
    changed = {unescape(text) for text in re.findall(r"<li class=changed>(.*?)</li>", page)}
    assert {one.sentence for one in result.differences if 0 not in one.estimate} == changed
    assert len(changed) < len(result.differences)


def test_only_a_winner_who_won_alone_can_come_back():
    """Of three games, one of which two have won, a comeback is one of two."""
    behind, ahead = ((0.5, 0.5), (0.1, 0.9)), ((0.5, 0.5), (0.9, 0.1))
    traces = [Trace(n, (), chances, (), winners, 64)
              for n, (chances, winners) in enumerate([(behind, (0,)), (ahead, (0,)), (behind, (0, 1))])]
    found = {one.measure: one.estimate for one in traced_findings("v", traces, 0.95)}
    assert (0.5, 2) == (found["comebacks"].value, found["comebacks"].games)
    assert 2 == found["drama"].games
