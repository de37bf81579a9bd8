"""Charts: what is exact is drawn exactly, what is not says so, and words say the same as the picture."""

import json
import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from fractions import Fraction
from typing import Any

import pytest
from catwidgets.draw import PALETTE, Chart, curve, outcome_chart, simulated_over_exact, win_rates
from catwidgets.draw.chart import PLOTLY, DataPoint, Series

from catlib.chance import Pmf, die, proportion

TWO_DICE = 2 @ die(6)
SEEN = {2: 11, 3: 19, 4: 30, 5: 47, 6: 70, 7: 84, 8: 71, 9: 60, 10: 42, 11: 41, 12: 25}
HALVES = [(n, Fraction(1, 2) ** n) for n in range(6)]
CHARTS = {
    "numbers": outcome_chart(TWO_DICE, title="Two dice", x_title="total"),
    "words": outcome_chart(Pmf({"nothing": 1, "move 1": 2}), title="An item"),
    "one outcome": outcome_chart(Pmf.point(3), title="Sure"),
    "many outcomes": outcome_chart(10 @ die(8), title="Ten D8"),
    "fractions": outcome_chart(Pmf({Fraction(1, 2): 1, Fraction(-3, 2): 3}), title="Halves"),
    "simulated": simulated_over_exact(TWO_DICE, SEEN, "Five hundred games"),
    "curve": curve(HALVES, "Heads in a row", "flips", percents=True, mark=(3, "three")),
    "two curves": curve({"a": HALVES, "b": [(n, -n) for n in range(6)]}, "Two", "n"),
    "rates": win_rates([proportion(31, 100), proportion(33, 100), proportion(36, 100)]),
    "variants": win_rates({"old": [proportion(60, 90), Fraction(1, 3)], "new": [Fraction(1, 2), Fraction(1, 2)]}),
}


def bars(chart: Chart) -> dict:
    trace = chart.plotly()["data"][0]
    return dict(zip(trace["x"], trace["y"], strict=True))


@pytest.mark.parametrize("name", CHARTS)
def test_plotly_takes_every_chart(name: str) -> None:
    """Plotly's own validators accept the figure, and its data is plain JSON."""
    chart = CHARTS[name]
    assert len(chart.figure.data) >= len(chart.series)
    assert json.loads(json.dumps(chart.plotly())) == chart.plotly()


@pytest.mark.parametrize("name", CHARTS)
def test_every_chart_is_a_picture_too(name: str) -> None:
    """The still picture parses, is the same each time, and holds the sentence; no number in it is lost."""
    written = CHARTS[name].to_svg()
    assert written == CHARTS[name].to_svg()
    assert ET.fromstring(written)[0].text == CHARTS[name].sentence
    assert re.findall(r"nan|inf(?!o)|var\(", written) == []


@pytest.mark.parametrize("name", CHARTS)
def test_nothing_is_drawn_outside(name: str) -> None:
    """Every place that can be pointed at lies within the picture."""
    scene = CHARTS[name].scene(400, 250)
    for target in scene.targets.values():
        x, y = target.shape.centre
        assert 0 <= x <= 400
        assert 0 <= y <= 250


@pytest.mark.parametrize("at", range(6))
@pytest.mark.parametrize("lines", [HALVES, {"cautious": HALVES, "bold": HALVES}])
def test_words_at_a_marked_place_cover_no_others(lines: Any, at: int) -> None:
    """They stand in a line of their own where those over the axis or the legend would be in their way."""
    drawn = ET.fromstring(curve(lines, "Heads", "flips", "chance of heads", mark=(at, "break even")).to_svg(400, 250))
    ends = []
    for each in drawn.findall(".//{*}text"):
        x, y, wide = float(each.get("x", "")), float(each.get("y", "")), 6 * len(each.text or "")
        first = x - wide * {"start": 0, "middle": 0.5, "end": 1}[each.get("text-anchor", "middle")]
        ends.append((first, first + wide, y, each.text))
    marked = next(end for end in ends if end[3] == "break even")
    near = [end for end in ends if end is not marked and abs(end[2] - marked[2]) < 11]
    assert [] == [end for end in near if end[0] < marked[1] and marked[0] < end[1]]


@pytest.mark.parametrize("name", CHARTS)
def test_the_table_has_every_heading(name: str) -> None:
    """Rows are as wide as the head, and a screen reader finds both."""
    chart = CHARTS[name]
    assert {len(chart.headings)} == {len(row) for row in chart.rows}
    assert chart.table_html().count("<th scope=") == len(chart.headings) + len(chart.rows)


def test_bars_are_the_chances() -> None:
    """Heights are the probabilities, fractions stand in the hover words, the mean is marked."""
    chart = CHARTS["numbers"]
    assert bars(chart) == {o: float(p) for o, p in TWO_DICE.items()}
    assert "7: 1/6 = 16.7%" in chart.plotly()["data"][0]["hovertext"]
    assert chart.rules == (("x", 7.0, "mean 7"),)
    assert chart.rows[0] == ("2", "1/36", "2.78%")


@pytest.mark.parametrize("chances", [die(6).as_approximate(), {1: 0.5, 2: 0.5}])
def test_what_is_not_exact_says_so(chances: object) -> None:
    """Axis, table and sentence carry the mark."""
    chart = outcome_chart(chances)
    assert "approximate" in chart.y_title
    assert "approximate" in chart.headings[2]
    assert chart.sentence.endswith("Approximate.")


def test_rational_numbers_are_exact() -> None:
    """A plain mapping of fractions is exact."""
    assert outcome_chart({1: Fraction(1, 3), 2: Fraction(2, 3)}).sentence.endswith("Exact.")


@pytest.mark.parametrize(("chances", "peak"), [
    ((2, 1, 1), "most likely 1 with chance 1/2"),
    ((1, 1, 2), "most likely 3 with chance 1/2"),
    ((2, 2, 1), "most likely 1 or 2 with chance 2/5"),
    ((1, 1, 1), "every outcome with chance 1/3")])
def test_the_sentence_names_what_is_most_likely(chances: tuple[int, ...], peak: str) -> None:
    """Wherever it stands, with all that are as likely."""
    chart = outcome_chart({n: Fraction(p, sum(chances)) for n, p in enumerate(chances, 1)})
    assert peak in chart.sentence


def test_simulated_points_have_wilson_intervals() -> None:
    """Each point lies at its share, between the ends of Wilson's interval."""
    points = CHARTS["simulated"].series[1].points
    for point in points:
        seen = proportion(SEEN[point.x], sum(SEEN.values()))
        assert (point.y, point.low, point.high) == (seen.value, seen.low, seen.high)


def test_the_sentence_counts_intervals_that_hold() -> None:
    """How many intervals hold the exact chance is counted, one by one here."""
    games = sum(SEEN.values())
    held = sum(float(p) in proportion(SEEN[o], games) for o, p in TWO_DICE.items())
    assert f"{held} of 11 intervals" in CHARTS["simulated"].sentence
    assert "Bars exact, points estimates." in CHARTS["simulated"].sentence


def test_the_axis_holds_every_point_and_whisker() -> None:
    """And 0, from below as from above."""
    draw = random.Random(3)
    for _ in range(50):
        ends = [sorted(draw.uniform(-2, 3) for _ in range(3)) for _ in range(draw.randint(1, 4))]
        points = tuple(DataPoint(x, y, low=low, high=high) for x, (low, y, high) in enumerate(ends))
        low, high = Chart("", "", "", (Series("", "bars", points),), "", (), ()).plotly()["layout"]["yaxis"]["range"]
        assert low <= min(0, *(each[0] for each in ends)) <= max(0, *(each[2] for each in ends)) <= high


def test_what_cannot_happen_has_a_plain_axis() -> None:
    """Where every chance is 0 the axis goes up to 100%, and not to a number like 5e-08%."""
    chart = Chart("It cannot happen", "", "", (Series("d20", "bars", (DataPoint(0, 0), DataPoint(1, 0))),), "", (), ())
    assert [0, pytest.approx(1.14)] == chart.plotly()["layout"]["yaxis"]["range"]
    assert "e-" not in re.sub("<[^>]+>", " ", chart.to_svg())


def test_an_impossible_outcome_is_named() -> None:
    """A simulation that gives what the exact chances exclude is found out."""
    chart = simulated_over_exact(die(6), {6: 5, 7: 1})
    assert chart.sentence.endswith("Not possible, yet it came: 7.")
    assert bars(chart)[7] == 0


def test_what_was_simulated_is_called_by_its_name() -> None:
    """A simulation need not be one of games."""
    chart = simulated_over_exact(die(2), {1: 48, 2: 52}, "A coin", cases="throws")
    assert chart.sentence.startswith("A coin: 100 throws over the exact chances")
    assert chart.headings[2] == "throws"


def test_no_games_is_an_error() -> None:
    """A simulation without games says what to do."""
    with pytest.raises(ValueError, match="at least one game"):
        simulated_over_exact(die(6), {})


def test_win_rates_have_their_seats_colours() -> None:
    """Seats keep their colours, two variants differ by a hatch, whiskers are the intervals."""
    first, second = CHARTS["variants"].plotly()["data"][:2]
    assert first["marker"]["color"] == second["marker"]["color"]
    assert (first["marker"]["pattern"]["shape"], second["marker"]["pattern"]["shape"]) == ("", "/")
    rate = proportion(31, 100)
    assert CHARTS["rates"].plotly()["data"][0]["error_y"]["array"][0] == pytest.approx(rate.high - rate.value)
    assert "Estimates from 100 games" in CHARTS["rates"].sentence


def test_a_seat_called_by_a_colour_has_it() -> None:
    """A game that numbers its colours in another order gets bars in the colours that are written below them."""
    chart = win_rates([Fraction(1, 2), Fraction(1, 2)], names=["green", "red"])
    assert [PALETTE["green"], PALETTE["red"]] == [point.colour for point in chart.series[0].points]


def test_exact_win_rates_say_exact() -> None:
    """Fractions are not estimates."""
    chart = win_rates([Fraction(2, 3), Fraction(1, 3)], names=["Ann", "Bob"])
    assert chart.sentence == "Who wins: Ann 2/3 = 66.7%, Bob 1/3 = 33.3%. Exact."
    assert chart.y_title == "wins"


def test_names_are_words_not_tags() -> None:
    """A name that looks like HTML is shown as it is, in plotly, in the table and in the picture."""
    evil = "<b>Ann</b><script>x</script>"
    chart = win_rates([proportion(1, 2), proportion(1, 2)], names=[evil, "Bob"], title=evil)
    for written in (json.dumps(chart.plotly()), chart.words_html(), chart.to_svg()):
        assert "<script" not in written
        assert "<b>Ann" not in written


def test_a_notebook_gets_three_forms() -> None:
    """JupyterLab finds plotly, GitHub and paper the picture, a terminal the sentence; all stay the same."""
    data = CHARTS["numbers"]._repr_mimebundle_()
    assert list(data) == [PLOTLY, "image/svg+xml", "text/plain"]
    assert data == CHARTS["numbers"]._repr_mimebundle_()
    assert len(json.dumps(data[PLOTLY])) < 5000


def test_plotly_is_not_needed_to_draw() -> None:
    """Neither the import nor the drawing loads plotly; only `figure` does."""
    code = (
        "import sys; from catlib.chance.pmf import die; from catwidgets.draw.plots import outcome_chart;"
        "outcome_chart(die(6))._repr_mimebundle_(); print('plotly' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"


def test_show_displays_the_chart_and_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the chart come the sentence and the table."""
    import IPython.display

    shown: list = []
    monkeypatch.setattr(IPython.display, "display", shown.append)
    CHARTS["words"].show()
    assert shown[0] is CHARTS["words"]
    assert CHARTS["words"].table_html() in shown[1].data


def places(chart: Chart, words: list[str]) -> list[tuple[float, float]]:
    """The places of words in a picture as wide as an exhibit's."""
    found = ET.fromstring(chart.to_svg(480, 280)).iter("{http://www.w3.org/2000/svg}text")
    at = {each.text: (float(each.get("x", 0)), float(each.get("y", 0))) for each in found}
    return [at[each] for each in words]


def test_a_phone_has_room_for_names_and_numbers() -> None:
    """Numbers below the axis do not touch, long names of lines go below the words above the axis; a minus is real."""
    named = {name: [(n, n) for n in range(-4, 19)] for name in ("sequence", "doppelganger", "equal numbers")}
    chart = curve(named, "Hands", "cards", "chance of a hand")
    numbers = [each for each in re.findall(r">([^<>]+)<", chart.to_svg(480, 280)) if re.fullmatch(r"−?\d+", each)]
    assert ["−4", "−2"] == [each for each in numbers if each in ("−4", "−3", "−2")][-2:]
    (_, above), *lines = places(chart, ["chance of a hand", *named])
    assert all(y > above for _, y in lines)
    assert "from −6 to 4, mean −1" in outcome_chart(2 @ die(6) - 8).sentence
