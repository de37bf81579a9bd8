"""Where several readings of the rulebook's gaps meet that two tellings side by side rarely come to; old saves."""

import json

import pytest

from catlib.games.cat_cab import phases
from catlib.play import Match

from .positions import BUSY, city, moves, play, position, where

LATER = {"curses_land": "after landing"}


@pytest.mark.parametrize(("leave_by", "spaces", "gets_out"), [
    ("overshoot", 1, False),
    ("overshoot", 2, True),
    ("overshoot", 3, True),
    ("exact", 1, False),
    ("exact", 2, True),
    ("exact", 3, False)])
def test_a_boost_out_of_the_city(leave_by, spaces, gets_out):
    """Two spaces lead out; a third is left over, which one house allows and the other does not."""
    game = city(2, board=BUSY, leave_by=leave_by)
    state = play(game, position(game, ones=1, cells=[(3, 2), (1, 4)], collected=1), "up 1", 5, spaces)
    assert gets_out == (state.phase == phases.BOOST and "out" == where(game, play(game, state, "up"))[0])


@pytest.mark.parametrize(("leave_by", "spaces_out"), [("overshoot", {1, 2, 3, 4, 5, 6}), ("exact", {1})])
def test_a_boost_from_beside_the_exit(leave_by, spaces_out):
    """From nibbles inside the exit every boost leads out, and where leaving is exact one of a single space."""
    gates = [{"cell": (1, 1), "side": "left"}, {"cell": (3, 3), "side": "right"}]
    board = {"columns": 3, "rows": 3, "nibbles": [(3, 3)], "gates": gates}
    game = city(board=board, leave_by=leave_by)
    state = play(game, position(game, ones=1, cells=[(3, 2), (1, 1)], collected=1), "up 1", 5)
    boosts = {spaces: play(game, state, spaces) for spaces in range(1, 7)}
    ends = {n: moves(game, after) for n, after in boosts.items() if after.phase == phases.BOOST}
    assert spaces_out == {spaces for spaces in ends if "out" in ends[spaces]}


def test_a_save_keeps_the_reading_it_was_played_with():
    """A save names where left-over curses push; one from before it did so is read as all were played then."""
    match = Match(city(2), seed=1)
    fields = json.loads(match.to_json())
    assert {"curses_land": "before landing"} == fields["house"]
    assert match.game == Match.from_json(match.to_json()).game == Match.from_share(match.share()).game
    assert "before landing" == match.game.house.curses_land
    old = Match.from_json(json.dumps(fields | {"house": {}}))
    assert city(2, **LATER) == old.game == Match.from_share(old.share()).game
