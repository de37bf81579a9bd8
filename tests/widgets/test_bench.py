"""The bench on the screen: what differs first, a bar, a stop that keeps what is played, and export."""

from __future__ import annotations

import csv
import re

import pytest
from catwidgets import Bench

from catlib import load
from catlib.bench import compare

from .person import control, words

PIG = {"printed": load("pig", target=30), "<short>": load("pig", target=20)}


def bench(games: int = 30, **options) -> Bench:
    """Two variants of Pig."""
    return Bench(PIG, "hold at 20", games, 3, **options)


def test_it_says_what_a_comparison_says():
    """The same games, and their differences in the first widget of all."""
    at, twin = bench(), compare(PIG, "hold at 20", 30, 3, progress=False)
    assert twin.run == at.run
    assert twin.differences == at.result.differences
    assert at._beside is at.children[0]
    [row] = re.findall("<tr><th[^>]*>seat 1 wins</th>.*?</tr>", at._beside.value)
    assert "&lt;short&gt;, beside it" in at._beside.value
    assert "<short>" not in at._beside.value
    told = "bold" in row
    assert told == (0 not in twin.differences[0].estimate)


def test_more_games_are_played_on_request_and_a_stop_keeps_what_is_done(monkeypatch):
    """Twice the games are one run of twice as many; a stop leaves whole parts."""
    monkeypatch.setattr("catlib.bench.parts.COMPILED_PART", 10)
    at = bench()
    control(at, "Play as many again").click()
    at.wait()
    assert compare(PIG, "hold at 20", 60, 3, progress=False).run == at.run
    assert (30, 30) == (at.bar.max, at.bar.value)
    show = at._show
    monkeypatch.setattr(at, "_show", lambda: (show(), at.stop()))
    at.play_more()
    at.wait()
    assert 60 < at.result.games < 90
    assert compare(PIG, "hold at 20", at.result.games, 3, progress=False).run == at.run


@pytest.mark.parametrize("ending", ["csv", "html"])
def test_results_are_written(tmp_path, ending):
    """A table or a page; trouble is a sentence on the board."""
    at, path = bench(), tmp_path / f"a.{ending}"
    at.path.value = str(path)
    control(at, "Export").click()
    assert f"Written to {path}." == at.board.status
    text = path.read_text(encoding="utf-8")
    if ending == "csv":
        rows = list(csv.DictReader(text.splitlines()))
        assert len(at.result.findings) + len(at.result.differences) == len(rows)
    at.path.value = str(tmp_path / "no" / f"a.{ending}")
    control(at, "Export").click()
    assert "; nothing was written there." in at.board.error


def test_games_that_go_wrong_are_told_above_all():
    """Seed, game, bot and seat stand in bold before the table."""
    at = Bench([load("broken"), load("broken", last=500)], ["random", "cheat"], 60, 1)
    assert at._beside.value.index("bot &#x27;cheat&#x27; in seat 2") < at._beside.value.index("<table")


def test_paper_gets_the_table_and_the_sentences():
    """A stored notebook shows what differs without a kernel."""
    at = bench()
    bundle = at._repr_mimebundle_()[0]
    assert at.result.differences[0].sentence in bundle["text/plain"]
    assert "seat 1 wins" in bundle["text/html"]
    assert "seat 1 wins" in words(at)


def test_three_variants_are_hatched_each_in_its_way():
    """Bars of one colour are told apart by their lines: none, rising, falling."""
    three = {"a": load("pig", target=30), "b": load("pig", target=25), "c": load("pig", target=20)}
    drawn = Bench(three, "hold at 20", 20, 1).board.scene.to_svg()
    rising = []
    for d in re.findall('<path d="(M[^"]*)"[^>]*stroke-opacity', drawn):
        ends = (map(float, segment) for segment in re.findall(r"M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)", d))
        [slant] = {(y - to_y) * (to_x - x) > 0 for x, y, to_x, to_y in ends if x != to_x}
        rising.append(slant)
    assert [True] * 3 + [False] * 3 == sorted(rising, reverse=True)  # two bars and the legend of each
