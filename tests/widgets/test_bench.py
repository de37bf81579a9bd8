"""The bench on the screen: what differs first, a bar, a stop that keeps what is played, and export."""

import csv
import re
import threading

import pytest
from catwidgets import Bench
from catwidgets.lab.balance import Balance
from catwidgets.lab.bench import table_html
from catwidgets.lab.questions import Questions
from catwidgets.page import background

from catlib import language, load
from catlib.bench import Answer, compare
from catlib.bench.asked import changed
from catlib.bench.parts import play_part
from catlib.game import rule_words

from .person import control, words

start = background.start
PIG = {"printed": load("hog", target=30), "<short>": load("hog", target=20)}


def bench(games: int = 30, **options) -> Bench:
    """Two variants of Pig."""
    return Bench(PIG, "hold at 20", games, 3, **options)


def waiting(hold: threading.Event, steps):
    """Steps that begin when they may."""
    hold.wait(20)
    yield from steps


def test_it_says_what_a_comparison_says():
    """The same games, and their differences in the first widget of all."""
    at, twin = bench(), compare(PIG, "hold at 20", 30, 3, progress=False)
    assert twin.run == at.run
    assert twin.differences == at.result.differences
    assert at._beside is at.children[0]
    [row] = re.findall("<tr><th[^>]*>seat 1 wins</th>.*?</tr>", at._beside.value)
    assert "&lt;short&gt;: the difference" in at._beside.value
    assert "<short>" not in at._beside.value
    told = "bold" in row
    assert told == (0 not in twin.differences[0].estimate)


def test_more_games_are_played_on_request_and_a_stop_keeps_what_is_done(monkeypatch):
    """As many games again are one run of twice as many; a stop leaves whole parts and says how many."""
    monkeypatch.setattr("catlib.bench.parts.COMPILED_PART", 10)
    at = bench()
    for wanted in (60, 120):
        control(at, "Play as many again").click()
        at.wait()
        assert compare(PIG, "hold at 20", wanted, 3, progress=False).run == at.run
        assert ("", f"{wanted} games of each variant.") == (at.bar.value, at.board.status)
    show, bars = at._show, []
    monkeypatch.setattr(at, "_show", lambda said: (bars.append(at.bar.value), show(said), at.stop()))
    at.play_more()
    at.wait()
    assert "<progress max=240 value=140 aria-label='140 of 240 games are played …'>" in bars[0]
    assert ("", 140) == (at.bar.value, at.result.games)
    assert "Stopped: 140 of 240 games of each variant are played, and they are kept." == at.board.status
    assert compare(PIG, "hold at 20", 140, 3, progress=False).run == at.run


def test_buttons_that_can_do_nothing_say_so(monkeypatch):
    """Stop without games, and more games while some are played, are sentences, which go with the next good click."""
    at, hold = bench(), threading.Event()
    control(at, "Stop").click()
    assert "No games are being played." == at.board.error
    monkeypatch.setattr("catwidgets.lab.bench.play_part", lambda *given: hold.wait(20) and play_part(*given))
    control(at, "Play as many again").click()
    control(at, "Play as many again").click()
    assert "Games are being played already; wait for them, or press Stop first." == at.board.error
    hold.set()
    at.wait()
    assert ("", 60) == (at.board.error, at.result.games)


def test_what_is_known_does_not_change_while_more_is_played():
    """A result that somebody holds is of the games of its time."""
    at = bench()
    before = at.result
    at.play_more()
    at.wait()
    assert (30, 60) == (before.games, at.result.games)


def test_first_games_that_take_long_go_on_behind_what_there_is(monkeypatch):
    """In a notebook the cell ends after a while, and in a browser at once; the games are the same in the end."""
    monkeypatch.setattr("catlib.bench.parts.COMPILED_PART", 10)
    monkeypatch.setattr("catwidgets.lab.bench.PATIENCE", 0.0)
    monkeypatch.setattr(background, "in_kernel", lambda: True)
    hold, shown = threading.Event(), []
    monkeypatch.setattr(background, "start", lambda steps: shown.append(hold) or start(waiting(hold, steps)))
    at = bench()
    assert (10, "10 of 30 games of each variant are played …") == (at.result.games, at.board.status)
    hold.set()
    at.wait()
    assert compare(PIG, "hold at 20", 30, 3, progress=False).run == at.run


def test_an_interrupted_kernel_keeps_the_first_games(monkeypatch):
    """Whoever interrupts a long first run has the games that were played; before the first part there is nothing."""
    monkeypatch.setattr("catlib.bench.parts.COMPILED_PART", 10)
    for parts in (2, 0):
        left = iter([True] * parts)

        def interrupted(*given, left=left):
            if not next(left, False):
                raise KeyboardInterrupt
            return play_part(*given)

        monkeypatch.setattr("catwidgets.lab.bench.play_part", interrupted)
        if parts:
            at = bench()
            assert (20, 20) == (at.result.games, compare(PIG, games=20, progress=False).games)
            assert "Stopped: 20 of 30 games of each variant are played, and they are kept." == at.board.status
        else:
            with pytest.raises(KeyboardInterrupt):
                bench()


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
    at.path.value = str(tmp_path / "a.txt")
    control(at, "Export").click()
    assert f"“{at.path.value}”: give a name that ends in .html, .csv or .parquet." == at.board.error
    at.path.value = str(path)
    control(at, "Export").click()
    assert "" == at.board.error


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
    three = {"a": load("hog", target=30), "b": load("hog", target=25), "c": load("hog", target=20)}
    drawn = Bench(three, "hold at 20", 20, 1).board.scene.to_svg()
    rising = []
    for d in re.findall('<path d="(M[^"]*)"[^>]*stroke-opacity', drawn):
        ends = (map(float, segment) for segment in re.findall(r"M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)", d))
        [slant] = {(y - to_y) * (to_x - x) > 0 for x, y, to_x, to_y in ends if x != to_x}
        rising.append(slant)
    assert [True] * 3 + [False] * 3 == sorted(rising, reverse=True)  # two bars and the legend of each


def test_what_was_changed_stands_under_each_name():
    """Every variant but the first says which rule is another one, from what to what."""
    [heads] = re.findall("<tr>(<td></td>.*?)</tr>", table_html(bench().result))
    assert ["target: 30 → 20"] == re.findall("<div[^>]*>([^<]*)</div>", heads)


def test_one_game_alone_has_its_numbers():
    """Without a variant beside it there are no differences, but what the game is like, and no word on shared luck."""
    at = Bench(load("hog", target=20), "hold at 20", 20, 1)
    said = words(at)
    for what in ("seat 1 wins", "turns a game", "± is a 95% interval, from 20 games."):
        assert what in said
    assert "same luck" not in said


def test_a_variant_for_more_players_stands_beside():
    """The chart has a bar for every place that there is in any of them."""
    at = Bench({"two": load("cat_cab", players=2), "three": load("cat_cab", players=3)}, games=20)
    assert "players: 2 → 3" in words(at)
    assert "start 3" in at.board.scene.to_svg()


def test_who_plays_alone_beats_nobody():
    """A game for one has no chart of who wins and no such row; its length is told."""
    at = Bench(load("meow_daifugo", players=1), games=20)
    assert " wins" not in words(at)
    assert "turns a game, as the game counts" in words(at)
    assert ("20 games of each variant.", 1) == (at.board.status, at.board.scene.height)


@pytest.mark.parametrize(("name", "seconds", "about"), [
    ("taxi_derby", 0, "You drive a taxi. Pick up passengers"), ("hog", 60, "")])
def test_a_report_for_a_publisher_says_what_the_game_is_and_how_sure_it_is(name, seconds, about):
    """The game in words, its questions answered, two pictures, how sure; with no time for house rules, too."""
    report = Balance(load(name), games=60, looked_at=1, seconds=seconds).report()
    assert f"<p>{about}" in report
    headings = re.findall("<h2>(.*?)</h2>", report)
    assert ["Does it pay to go first?", "How do games end?", "How long is a game?"] == headings[:3]
    assert (2, "How sure is this?") == (report.count("<svg"), headings[-1])
    assert "**" not in report


def test_a_question_says_how_far_it_is_and_another_can_be_asked_after_a_stop():
    """Meanwhile there is a bar with a sentence and no half answer; Stop is there as long as it stops something."""
    at = Questions(lambda: (load("cat_cab"), None), games=20, first=["curse_limit", "item_limit"])
    at._show_question("both")
    steps = at._steps(at._request)
    next(steps), next(steps)
    assert re.search(r"<progress max=\d+ value=\d+ .*Bots are playing: \d+ of \d+ parts done", at.progress.value)
    assert ("", "none", False) == (at.board.status, at.stop_button.layout.display, "left" in at.progress.value)
    for _ in range(10):  # the rules as they are and one change, by two numbers each, and what they tell
        next(steps)
    at._open.add(at._request)
    at._show_stop()
    at.stop()
    assert re.match(r"So far, \d+ of \d+ changes of the rules tried\. Of \d+ sets of rules", at.board.status)
    assert ("Stopped." in at.progress.value, at.stop_button.layout.display) == (True, "none")
    at.choose("fair")
    at.wait()
    assert "The first player won" in at.board.status
    at._open.add(at._request)  # a stop that comes as the last step ends
    at.stop()
    assert "Stopped" not in at.progress.value


@pytest.mark.parametrize("code", ["en", "de", "fr", "ja"])
def test_the_rules_of_an_answer_are_explained_in_each_language(code):
    """However the language writes a rule with its value; a rule whose name ends another's is not explained for it."""
    with language(code):
        game = load("taxi_derby")
        at, told = Questions(lambda: (game, None), games=20), changed(game, {"capacity": 2})
        [name] = re.findall("<b>(.*?)</b>", at._rules_of(Answer("", f"“{told}”")))
        assert name.casefold() == f"{rule_words(type(game.house), 'capacity')}.".casefold()
    assert "" == at._rules_of(Answer("", "Yes: 3."))


def test_before_games_are_played_it_says_how_many_and_who_plays():
    """The button says how many games it plays: twice as many to ask the same again."""
    at = Questions(lambda: (load("cat_cab"), None), games=20, first=["curse_limit"])
    at._show_question("skill")
    assert "20 games each time, played by bots: Zippy (child), Patches (beginner)" in at.progress.value
    assert "Play 20 games" == at.button.description
    for games in (20, 40):
        at.start()
        at.wait()
        assert (f"{games} games each time", f"Play {2 * games} games") == (at.answer.how[:18], at.button.description)
    at.fields["any rule"][0].value = "curse_limit"
    assert "Play 20 games" == at.button.description
    at.fields["rule"][0].value = "curse_limit"
    at.choose("target")
    at.wait()
    assert ("curse limit: 1", "Play 40 games") == (at.answer.rows_of[0], at.button.description)
    at.forget()
    assert ("Play 20 games", "none") == (at.button.description, at._place.layout.display)
