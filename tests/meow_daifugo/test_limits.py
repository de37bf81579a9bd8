"""Every number of the house rules just below, at and just above what it limits, for the first seat and the last."""

import pytest

from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import cards_of
from catlib.games.meow_daifugo.setup import SLOTS

from .positions import daifugo, names, play, position

CIRCLES = ("D5 W2", 7)  # cards, and the circles on them


def dealt(game):
    """The state in which the cards are dealt and the field lies, the first of everything having come."""
    state = game.initial_state()
    while state.phase in (r.SHUFFLE, r.DEAL, r.TURN_UP):
        state = game.child(state, game.chance_weights(state)[0][0])
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("field", [0, 1, SLOTS - 1, SLOTS])
def test_so_many_cards_are_dealt_and_turned_up(players, field):
    """Each number of players has a number of cards of its own, which everybody gets, and the field is full."""
    hands = (3, 5, 7, 2)
    state = dealt(daifugo(players, hand_cards=hands, field_cards=field))
    each = hands[players - 1]
    assert [each] * players + [0] * (4 - players) == state.size
    assert [each] * players == [len(cards_of(state.hand[s])) for s in range(players)]
    assert [True] * field + [False] * (SLOTS - field) == [card > 0 for card in state.field]
    assert 32 - players * each - field == state.pile


@pytest.mark.parametrize("losses", [(0, 0, 0), (1, 2, 3), (7, 11, 13)])
@pytest.mark.parametrize("bands", [(0, 0), (0, 1), (5, 5), (5, 6), (5, 10), (3, 20)])
def test_bands_of_circles_cost_their_points(bands, losses):
    """Up to the end of a band its points, one circle more the next band's; no circle costs nothing."""
    setup = daifugo(3, penalty_bands=bands, point_losses=losses).setup
    first, second = bands
    assert 0 == r.points_for(setup, 0)
    for circles in {n for end in bands for n in (end - 1, end, end + 1)} & {*range(1, 40)}:
        band = 0 if circles <= first else 1 if circles <= second else 2
        assert losses[band] == r.points_for(setup, circles), circles


@pytest.mark.parametrize("seat", [1, 3])
@pytest.mark.parametrize("points", [1, 2, 5, 49, 50])
def test_a_match_ends_with_the_last_point(points, seat):
    """One point less than all leaves the match going on; all and one more end it, whoever loses them."""
    game = daifugo(4, points=points, point_losses=(1, 1, 1))
    for before in (points - 2, points - 1, points):
        if before >= 0:
            hands = ["W1", "", "", ""]
            hands[seat] = CIRCLES[0]
            state = position(game, *hands, lost=[before * (s == seat) for s in range(4)])
            after = play(game, state, "white 1")
            assert (before + 1 >= points) == game.is_terminal(after)
            assert [(before + 1) * (s == seat) for s in range(4)] == after.lost
            if game.is_terminal(after):
                assert [-3 if s == seat else 1 for s in range(4)] == game.returns(after)


@pytest.mark.parametrize("have", [1, 2, 3, 4])
@pytest.mark.parametrize("limit", [0, 1, 2, 3, 4, 5, 32])
def test_who_holds_so_many_cards_takes_none(limit, have):
    """One card less than the limit leaves room for one; 0 is not a limit."""
    game = daifugo(2, hand_limit=limit)
    state = position(game, " ".join(["W1", "W2", "W3", "W4"][:have]), "W6", field="W5", top="B8")
    takes = limit == 0 or have < limit
    assert ["pass and take white 5" if takes else "pass"] == names(game, state)


@pytest.mark.parametrize("limit", [0, 1, 2, 6, 39, 40])
def test_a_solo_game_ends_after_so_many_turns(limit):
    """The turn before is not the last; a hand that is emptied in the last turn is cleared all the same."""
    game = daifugo(1, solo_turns=limit)
    for turn in {max(1, limit - 1), max(1, limit), limit + 1}:
        if not limit or turn <= limit:
            going = play(game, position(game, "W4 B6", turn=turn, deck="B2"), "white 4")
            assert (turn == limit) == game.is_terminal(going)
            cleared = play(game, position(game, "W4", turn=turn, deck="B2"), "white 4")
            assert (True, 1) == (game.is_terminal(cleared), cleared.cleared)
