"""Results taken along: frames, CSV, Parquet, figures and one page that needs nothing else."""

import errno
import html
import re
import sys

import pandas
import pytest

from catlib import bench, load
from catlib.bench import compare
from catlib.bench import result as results
from catlib.game import MissingLibrary


@pytest.fixture(scope="module")
def result():
    variants = {"<printed>": load("hog", target=30), "short & quick": load("hog", target=20)}
    return compare(variants, "hold at 20", games=300, seed=2, traces=2, playouts=8, progress=False)


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_a_table_comes_back_as_it_was_written(result, ending, tmp_path):
    """Every finding is a row with its interval, in both kinds of file."""
    path = tmp_path / f"bench.{ending}"
    result.save(path)
    read = pandas.read_csv(path, keep_default_na=False) if ending == "csv" else pandas.read_parquet(path)
    assert len(result.findings) + len(result.differences) == len(read)
    first = result.find("win rate", "seat 1").estimate
    assert (first.value, first.low, first.high) == pytest.approx(tuple(read.loc[0, ["value", "low", "high"]]))
    beside = [(one.variant, "") for one in result.findings] + [(one.variant, "<printed>") for one in result.differences]
    assert beside == list(zip(read["variant"], read["beside"], strict=True))
    assert [path] == list(tmp_path.iterdir())


def test_counts_are_those_of_the_run(result):
    """A column's values are counted for each variant; an unknown column is named with those there are."""
    counts = result.counts("turns")
    for name, tally in zip(result.names, result.run.tallies, strict=True):
        assert dict(tally.values["turns"]) == {v: n for v, n in counts[name].items() if n}
    with pytest.raises(ValueError, match="column='luck': there are steps, decisions, turns"):
        result.counts("luck")


def test_the_page_needs_nothing_else(result, tmp_path):
    """All findings are in it, names are text and not tags, and nothing is fetched from elsewhere."""
    page = result.report(tmp_path / "bench.html").read_text(encoding="utf-8")
    assert "&lt;printed&gt;" in page
    assert "<printed>" not in re.sub(r"<script.*?</script>", "", page, flags=re.S)
    assert not re.search(r"<(script|link|img)[^>]*\s(src|href)=", page)
    assert 1 == page.count("plotly.js v")
    assert all(one.sentence.split("“")[0][:20] in page for one in result.findings if "“" not in one.sentence)


def test_the_page_says_what_went_wrong(tmp_path):
    """A publisher reads of games that do not count, and that a run was stopped."""
    result = compare(load("broken"), ["random", "cheat"], games=60, seed=1, progress=False)
    result.run.stopped = "stopped by hand"
    page = result.report(tmp_path / "bench.html").read_text(encoding="utf-8")
    assert "<p class=changed>Ended early: stopped by hand.</p>" in page
    [_, trouble] = result.troubles()
    assert f"<p class=changed>{html.escape(trouble)}</p>" in page


PIG = load("hog", target=20)
BOTS = ["random", "hold at 20"]
ANSWERS = {
    "compare": lambda: compare([PIG, load("hog", target=10)], "hold at 20", games=40, progress=False),
    "ladder": lambda: compare([PIG, load("hog", target=10)], "hold at 20", games=40, skill="ladder", progress=False),
    "sweep": lambda: bench.sweep(PIG, "target", [10, 20], games=40),
    "sweep_several": lambda: bench.sweep_several(PIG, {"target": [10, 20], "sides": [4, 6]}, games=40, points=2),
    "sobol": lambda: bench.sobol(PIG, {"target": [10, 20], "sides": [4, 6]}, games=40, points=4),
    "tornado": lambda: bench.tornado(PIG, {"target": [10], "sides": [4]}, games=40),
    "tournament": lambda: bench.tournament(PIG, BOTS, games=10),
    "equal_seats": lambda: bench.equal_seats(PIG, "target", [10, 20], at_most=40),
    "luck_and_skill": lambda: bench.luck_and_skill(PIG, BOTS, games=40),
    "until_narrow": lambda: bench.until_narrow(PIG, width=0.5),
    "switches": lambda: bench.switches(load("cat_cab"), games=20, among=["leave_by"])[0],
}


@pytest.mark.parametrize("name", ANSWERS)
def test_every_answer_is_a_sentence_a_table_a_figure_and_a_page(name, tmp_path):
    """Whatever is asked: each number has its row with both ends of its interval, its point, and its words."""
    found = ANSWERS[name]()
    assert found.sentence in str(found)
    rows, frame = [*found.findings, *found.differences], found.frame()
    assert [one.estimate.value for one in rows] == frame["value"].tolist()
    assert [one.estimate.high for one in rows] == frame["high"].tolist()
    assert len(found.figure().data) > 0
    page = found.report(tmp_path / "page.html").read_text(encoding="utf-8")
    assert all(html.escape(words) in page for words in (found.title, found.sentence, *(one.sentence for one in rows)))


def test_figures_show_every_interval(result):
    """Points and their error bars are the findings'."""
    bars = result.figures()["Who wins"].data[0]
    rate = result.find("win rate", "seat 1").estimate
    assert (100 * rate.value, 100 * (rate.high - rate.value)) == pytest.approx((bars.x[0], bars.error_x.array[0]))


def test_a_variant_looks_the_same_in_every_figure(result):
    """The colour and the mark of its name, also where the first variant is not drawn."""
    looks = [{one.name: (one.marker.color, one.marker.symbol) for one in figure.data} for figure in drawn(result)]
    assert len(result.names) - 1 == len(looks[1])
    assert looks[1].items() <= looks[0].items()


def drawn(result):
    """The figures with a mark a variant."""
    figures = result.figures()
    return figures["Who wins"], figures["What differs"]


def test_a_full_disk_leaves_what_was_there(result, tmp_path, monkeypatch):
    """Half a file never takes the place of a whole one."""
    path = tmp_path / "bench.csv"
    result.save(path)
    before = path.read_bytes()

    def full(rows, target):
        target.write_text("half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(results, "_write_csv", full)
    with pytest.raises(OSError, match="No space left on device; nothing was written there"):
        result.save(path)
    assert (before, [path]) == (path.read_bytes(), list(tmp_path.iterdir()))


def test_a_missing_library_is_named(monkeypatch):
    """One sentence says what needs it and how to get it."""
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(MissingLibrary, match=r"a table needs pandas; pip install 'everychance\[bench\]' brings it"):
        results.library("pandas", "a table")


@pytest.mark.parametrize(("call", "path"), [("save", "bench.xls"), ("report", "bench.pdf")])
def test_an_unknown_kind_of_file_is_refused(result, call, path):
    """The message says which endings there are."""
    with pytest.raises(ValueError, match="give a name that ends in"):
        getattr(result, call)(path)
