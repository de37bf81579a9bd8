"""Positions that look the same from both sides are judged the same from both, within what an estimate may be off."""

import pytest

from catlib import load
from catlib.play import Match, outlook, worth
from catlib.play.valuing import WIN

CHOICES = {  # by game and house rules: choices of the first decision that mirror each other
    "tictactoe": ({}, [(0, 2, 6, 8), (1, 3, 5, 7)]),
    "nim": (dict.fromkeys(["first", "second", "third"], 3), [(n, 15 + n, 30 + n) for n in range(3)]),
    "connect_four": ({}, [(0, 6), (1, 5), (2, 4)]),
    "washi_cat": ({"board": "tiny", "drawing": "board"}, [("cat to b1", "cat to d1")]),
}
SEATS = {"cat_cab": 2, "cat_cab of three": 3, "empire": 3, "meow_daifugo": 3}  # a Taxi driver who begins is ahead
GAMES, ERRORS = 200, 2.0  # played on; half intervals by which a seed may be off


@pytest.mark.parametrize("name", CHOICES)
def test_mirrored_choices_are_worth_the_same(name):
    """Exactly where it is solved; of an estimate the difference is smaller than its doubt."""
    house, mirrored = CHOICES[name]
    match = Match(load(name, **house), seed=1)
    match.advance()
    found = worth(match.game, match.state, WIN, simulations=4000, seed=1)
    options = {option.action: option for option in found.options}
    options |= {match.game.short_label(match.state, option.action): option for option in found.options}
    for first, *others in mirrored:
        for other in others:
            a, b = options[first], options[other]
            assert abs(a.value - b.value) <= (0 if found.sure else max(found.doubt(a), found.doubt(b))), (first, other)


@pytest.mark.parametrize("name", SEATS)
def test_seats_that_begin_alike_win_alike(name):
    """Before chance has said who begins, each seat's share of the win is as large as any other's."""
    game = load(name.partition(" ")[0], players=SEATS[name])
    *_, found = outlook(game, game.initial_state(), 0, GAMES, seed=1)
    for each in found:
        assert abs(each.value - 1 / len(found)) <= ERRORS * each.error
