"""What labs, benches and tables show of wins together, draws and shared wins."""

import re
from pathlib import Path

from catwidgets import Bench, DesignLab
from catwidgets.lab.beside import rows, win_chart
from catwidgets.lab.inquiries import _measures
from catwidgets.session.advice import chances
from catwidgets.session.narrator import Narrator

from catlib import load
from catlib.bench.sample import side_by_side
from catlib.play import Match

TEAMS = Path(__file__).parents[1] / "teams"


def together(players=3):
    """The game that all win or lose together."""
    return load(str(TEAMS / "island.py"), players=players)


def over(game, seats, action):
    """A match at its end, in which the person always does the same."""
    match = Match(game, seats, seed=2)
    while match.advance() is not None and not match.is_over:
        match.act(action)
    return match


def shown(html):
    """What is read of a table."""
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html))


def test_a_bench_has_one_rate_where_all_win_together():
    """One bar and one row, and nothing of seats."""
    bench = Bench([together(2), together(3)], games=200)
    assert "everybody wins" in shown(bench._beside.value)
    assert "seat" not in shown(bench._beside.value)
    assert "everybody" in bench.to_svg()
    assert "all win together" in bench.to_text()


def test_a_bench_tells_draws_and_teams():
    """A row for games that somebody wins, its rest under the title; a row for each team."""
    bench = Bench(load("tictactoe"), games=300)
    found = bench.result.find("completion").estimate
    assert "somebody wins" in shown(bench._beside.value)
    assert f"wins (estimate); {100 * (1 - found.value):.1f}% drawn" in bench.to_svg()
    five = Bench(load(str(TEAMS / "two_of_five.py")), "loyal", games=200)
    assert "wins of the two" in shown(five._beside.value)
    assert "somebody wins" not in shown(five._beside.value)  # as every game has a winner
    assert "seat" not in shown(five._beside.value)


def compared(lab):
    """What a lab compares two variants by."""
    return {row.what for row in rows(side_by_side({"A": lab.now.run, "B": lab.now.run}))}


def test_a_lab_tells_draws_and_wins_together():
    """The bars with what they leave out, and in the comparison of A and B a row for each."""
    lab = DesignLab(load(str(TEAMS / "highest.py"), players=3), games=300)
    assert re.search(r"wins \(estimate\); \d+\.\d% shared, \d+\.\d% drawn", lab.win_board.to_svg())
    assert {"seat 1 wins", "several share the win", "somebody wins"} <= compared(lab)
    lab = DesignLab(together(), games=100)
    assert ("everybody",) == win_chart(side_by_side({"": lab.now.run})).ticks
    assert {"everybody wins"} == {what for what in compared(lab) if "wins" in what}
    five = DesignLab(load(str(TEAMS / "two_of_five.py")), "loyal", games=200)
    assert {"wins of the two", "wins of the three"} == {what for what in compared(five) if "win" in what}
    [bars] = win_chart(side_by_side({"": five.now.run})).series
    assert 1.0 == round(sum(point.y for point in bars.points), 9)
    assert ("win rate", ("win rate", "")) in _measures(lab.now.game)


def test_a_table_says_that_all_have_won_or_lost():
    """Its end names the team, ranks nobody, and its bar is that of all."""
    match = over(together(), ["human", "digger", "digger"], 1)
    won = match.game.winners(match.state) != []
    said = Narrator(match, 0)
    assert f"The crew {'won' if won else 'lost'} together." == said.ending()
    assert [] == said.ranking()
    assert "<ol>" not in said.to_html()
    assert [("won together", float(won)), ("lost", 1.0 - won)] == [(who, share) for who, share, _ in chances(match, 0)]


def test_a_table_ranks_a_winning_team_first():
    """A partner who is paid less has won, and comes before all who have lost; whoever is paid least comes last."""
    match = over(load(str(TEAMS / "two_of_five.py")), ["human", *["loyal"] * 4], 0)
    won, paid, told = match.game.winners(match.state), match.game.returns(match.state), Narrator(match, 0)
    ranked = [told.names.index(line.partition(":")[0]) for line in told.ranking()]
    assert sorted(ranked, key=lambda seat: (seat not in won, -paid[seat])) == ranked
    assert [("your team", float(0 in won)), ("others", float(0 not in won))] == [each[:2] for each in chances(match, 0)]
