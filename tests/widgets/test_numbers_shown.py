"""Numbers that a table and a lab show, told from the states and games they are of."""

import itertools
import random
from types import SimpleNamespace

import pytest
from catwidgets.lab.spread import _bins, _ended, spread
from catwidgets.session import advice
from catwidgets.session.advice import advised, chances

from catlib import load
from catlib.bench.sample import sampled
from catlib.engine.driver import LIMIT, OVER
from catlib.game import Game
from catlib.play import HUMAN, Match

# How games are spread


@pytest.mark.parametrize("seed", range(40))
def test_every_game_has_one_bar(seed):
    """Rare ones below and above as well; bars follow each other, and what is written below is what they count."""
    rng = random.Random(seed)
    values = sorted(round(rng.gauss(rng.choice([5, 60, -20, 900]), rng.choice([1, 9, 200]))) for _ in range(400))
    bins = _bins(values)
    for value in values:
        assert 1 == sum(least <= value <= most for least, most, _ in bins), value
    assert len(bins) == len({words for *_, words in bins}) <= 10
    for (_, most, _), (least, *_) in itertools.pairwise(bins):
        assert most < least


def test_games_that_were_stopped_are_not_spread():
    """They have no length; the others keep their own."""
    run = sampled(load("cat_cab"), games=30)
    lengths = list(run.columns["turns"])
    run.played.ended[3], run.played.ended[8] = LIMIT, LIMIT
    assert [n for g, n in enumerate(lengths) if g not in (3, 8)] == _ended(run, "turns")
    assert all(end == OVER for g, end in enumerate(run.played.ended) if g not in (3, 8))


def test_bars_hold_the_games_they_say():
    """Variants side by side with the same bars, each with the share of its own games."""
    runs = {name: sampled(load("cat_cab", curse_limit=n), games=60) for name, n in (("four", 4), ("two", 2))}
    chart = spread(runs, "turns", "How long", "turns")
    for series, run in zip(chart.series, runs.values(), strict=True):
        assert 1 == pytest.approx(sum(float(point.y) for point in series.points))
        assert run.games == 60


# Who is ahead


def over():
    """A match of noughts and crosses that the first seat has won."""
    match = Match(load("tictactoe"), [HUMAN, HUMAN], seed=1)
    for action in (0, 3, 1, 4, 2):
        match.act(action)
    assert match.is_over
    return match


def test_the_chances_of_a_game_that_is_over_are_what_came(monkeypatch):
    """All or nothing, and an equal share for those who won together."""
    match = over()
    assert [1.0, 0.0] == [share for _, share, _ in chances(match, 0)]
    assert [0.0, 1.0] == [share for _, share, _ in chances(match, 1)]
    assert ["100%", "0%"] == [words for *_, words in chances(match, 0)]
    monkeypatch.setattr(Game, "shares", lambda game, state: [0.5, 0.5])
    assert [0.5, 0.5] == [share for _, share, _ in chances(match, 1)]


def found(value, mark="exact", margin=0.1, goal=advice.WIN):
    """A worth of choices in which the best one is worth that much."""
    best = SimpleNamespace(value=value, action=7)
    sure = mark == "exact"
    return SimpleNamespace(best=best, mark=mark, sure=sure, margins={7: margin}, goal=goal, indifferent=False)


def test_the_chances_of_both_add_up_and_say_how_sure_they_are():
    """An exact one has no tilde; what they hold for stands last; nobody is told anything while another decides."""
    match = Match(load("tictactoe"), [HUMAN, HUMAN], seed=1)
    shares = chances(match, 0, found(0.75))
    assert [0.75, 0.25] == [share for _, share, _ in shares]
    assert ["75%", "25%, if everybody plays perfectly"] == [words for *_, words in shares]
    rough = chances(match, 0, found(0.75, "estimate"))
    assert ["~75%", "~25%, guessed by a tree search"] == [words for *_, words in rough]
    balanced = chances(match, 0, found(0.75, "equilibrium"))
    assert ["~75%", "~25%, at an equilibrium"] == [words for *_, words in balanced]
    assert [] == chances(match, 1, found(0.75))
    assert 1.0 == chances(match, 0, found(1.2))[0][1]


def test_where_a_goal_tells_nothing_apart_the_next_one_that_does_is_shown(monkeypatch):
    """It says so; a goal that tells nothing apart either is passed over, and nothing better leaves the first."""
    game = load("cat_cab", players=2)
    state, draw = game.initial_state(), random.Random(1)
    while game.is_chance_node(state):
        state = game.child(state, game.sample(state, draw.random()))
    names = list(advice.goals(game))
    assert len(names) > 2

    def worths(apart):
        def worth(game, state, goal, **more):
            return SimpleNamespace(goal=goal, indifferent=goal not in apart, sentence=f"by {goal}")

        monkeypatch.setattr(advice, "worth", worth)
        monkeypatch.setattr(advice, "replace", lambda each, sentence: SimpleNamespace(
            goal=each.goal, indifferent=each.indifferent, sentence=sentence))
        return advised(game, state, names[0])

    assert names[0] == worths({names[0]}).goal
    assert names[2] == worths({names[2]}).goal
    assert f"“{names[0]}” is the same for all choices here. by {names[2]}" == worths({names[2]}).sentence
    assert names[0] == worths(set()).goal
