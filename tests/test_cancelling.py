"""Work that is called off ends where it asks, in every thread it has, and leaves nothing half done."""

from functools import partial

import pytest

from catlib import load
from catlib.engine import CalledOff, Watch, look_up
from catlib.play import Match
from catlib.solving import Solver, mcts


class Counting(Watch):
    """A watch that calls off at this question."""

    def __init__(self, asked: int):
        super().__init__()
        self.left = asked

    def look(self) -> None:
        self.left -= 1
        if not self.left:
            self.call_off()
        super().look()


def test_nobody_watches_by_default():
    """Without a watch a question changes nothing."""
    assert look_up() is None


@pytest.mark.parametrize("asked", [1, 5, 40])
def test_a_solver_that_was_called_off_solves_later_as_a_new_one(asked, two_dice):
    """What was half solved is forgotten."""
    game, state, goal = two_dice
    solver = Solver(game, goal)
    with pytest.raises(CalledOff):
        Counting(asked).over(solver.solve, state)
    assert Solver(game, goal).solve(state) == solver.solve(state)


@pytest.mark.parametrize("trees", [1, 2])
def test_a_search_ends_in_all_its_threads(trees):
    """The watch of whoever asked goes along to each tree."""
    game, watch = load("washi_cat", board="tiny"), Watch()
    watch.call_off()
    with pytest.raises(CalledOff):
        watch.over(partial(mcts, game, simulations=10**6, trees=trees, workers=trees))


@pytest.fixture
def two_dice():
    """Cat Cab Crew with two dice that have just been rolled, and the spaces of the turn to be solved."""
    match = Match(load("cat_cab", players=1, white_dice=2), seed=24)
    match.advance()
    return match.game, match.state, match.game.goals.goals(match.game)["net spaces"]
