"""Estimates hold what they say: options inside their ±, errors, and mistakes that are none, beside exact values."""

from functools import partial

import pytest

from catlib.game import players_on
from catlib.solving import distribution

from .calibration import Followed, Following, Row, accused, games, played_on, positions, share_of_first, shown, unsolved

SHORT = ("tic-tac-toe", "Nim", "Pig to 12", "a duel of dice")


@pytest.fixture
def short(monkeypatch):
    """The games that are soon solved; there is time for all playouts."""
    monkeypatch.setattr("catlib.play.valuing.SECONDS", 60)
    return games(SHORT)


@pytest.mark.wasm
def test_what_is_shown_of_a_small_game_is_its_exact_value(short):
    """All of it is solved, nothing is off by what can be seen, and reviews accuse nobody of what costs nothing."""
    for name, game, solved in short:
        row, sure = shown(game, solved, 12)
        assert (12, row.options) == (sure, row.inside), name
        assert row.lost < 1e-6, name
        told = accused(game, solved, 3)
        assert (0, 3) == (told.false, told.sums), name


@pytest.mark.wasm
def test_what_is_played_on_holds_the_exact_value(short):
    """93 of 100 options lie inside their ±, errors are below a point, accusations are true, marks lose little."""
    total, told, false = Row(), 0, 0
    for name, game, solved in short:
        own, best = played_on(game, solved, 12)
        if name in ("Pig to 12", "a duel of dice"):  # elsewhere the bot takes any legal action
            assert best.lost < 0.01 * best.decisions, name
        total = Row(*(a + b for a, b in zip(total, own, strict=True)))
        with unsolved(game):
            reviews = accused(game, solved, 2)
        told, false = told + reviews.told, false + reviews.false
    assert total.inside >= 0.93 * total.options
    assert total.off < 0.01 * total.options
    assert told > 10
    assert 0 == false


@pytest.mark.wasm
def test_who_follows_the_mark_wins_no_less_than_the_bot(short):
    """In whole games, exactly: after few games a decision as much, and more after more."""
    _, game, _ = short[-1]
    with unsolved(game) as bots:
        bot = share_of_first(Followed(game, bots))
        following = [share_of_first(Following(game, bots, games)) for games in (20, 200, 800)]
    assert [bot, *following] == sorted([bot, *following])
    assert following[-1] > bot + 0.001


def test_the_chain_of_a_bot_is_what_fractions_say(short):
    """The equations, in floats, agree with the exact solver, which follows the same bot in fractions."""
    for name, game, _ in short:
        state = positions(game, 3)[-1]
        followed = Followed(game, players_on(game))
        followed.true_values(state)
        for action in game.legal_actions(state):
            child = game.child(state, action)
            observe = partial(_won_twice, game)
            ends = distribution(game, child, game.is_terminal, followed.weights, observe)
            assert followed.values[child.key()] == pytest.approx(float(ends.mean) / 2, abs=1e-9), name


def _won_twice(game, end):
    """Twice the first seat's share of the win, which is a whole number."""
    return int(2 * game.shares(end)[0])
