"""What a search that stops early guesses: who is how far ahead, in steps that the cats still have to walk."""

import pytest

from catlib.games.washi_cat.phases import FAR
from catlib.games.washi_cat.rules import evaluate

from .positions import empty, position, washi

HOME = {"red": "c3", "blue": "e2", "carrying": "c3 e2"}  # both two steps from home
ROW_2 = "a2 b2 c2 d2"


def guess(game, state):
    """What each player can expect, as guessed; the position stays as it is."""
    before, out = state.key(), [9.0, 9.0]
    evaluate(game.setup, state, out)
    assert before == state.key()
    return out


@pytest.mark.parametrize(("ahead", "told"), [
    (1, HOME),
    (-1, HOME | {"seat": 1}),
    (5, HOME | {"specials": (2, 0)}),
    (-1, HOME | {"specials": (1, 2)}),
    (0, {"red": "c3", "blue": "e1", "carrying": "c3 e1", "seat": 1}),
    (3, {"red": "c2", "blue": "e1", "carrying": "c2 e1"}),
    (-1, {"red": "c4", "blue": "e3", "carrying": "c4 e3"}),
    (4, {"red": "c1", "blue": "e1", "delivered": "c1", "carrying": "e1"}),
    (-3, {"red": "c2", "blue": "e3", "carrying": "e3", "fish": "c4 d4"}),
    (-3, {"red": "a4", "blue": "e3", "carrying": "e3", "fish": "c4 d4"}),
    (4, {"red": "c2", "blue": "e2", "carrying": "c2", "fish": "e1"}),
    (1, {"red": "c2", "blue": "e3", "fish": "c4 e1"}),
    (2 - FAR + 1, {"red": "c3", "blue": "e2", "blue_line": ROW_2, "carrying": "c3 e2"}),
    (2 - FAR - 3 + 1, {"red": "c3", "blue": "e2", "carrying": "e2", "fish": "c1"})])
def test_a_guess_counts_steps_and_a_little_for_specials_and_the_move(ahead, told):
    """A special is worth two steps, the move one; who has no fish yet goes to the next one and back over all rows."""
    game = washi()
    share = 0.5 + ahead / 2 / (abs(ahead) + 6)
    assert [share, 1 - share] == pytest.approx(guess(game, position(game, **told)))


def test_a_guess_counts_both_cats():
    """Each has its own way; one that has brought its fish home has none."""
    game = washi(empty(4, 7, cats=2))
    blue = {"blue": "g4 f4", "delivered": "g4 f4"}
    for red, ahead in (("b4 d3", 1 - 3 - 2), ("d3 b4", 1 - 2 - 3), ("b2 d2", 1 - 1 - 1)):
        share = 0.5 + ahead / 2 / (6 - ahead)
        assert [share, 1 - share] == pytest.approx(guess(game, position(game, red, **blue, carrying=red)))
