"""The rulebook's turn examples and its example of a fare, move by move."""

import pytest

from catlib.games.taxi_derby.phases import BUY, CHASE, DRIVE, NODE, ROLL, TICKET

from .positions import apart, can, distance, drive, neighbours, position, say, tile
from .positions import city as laid

CITIES = ("city", "small_city")  # the largest distance of the small one is 9


@pytest.fixture(params=CITIES)
def game(request):
    """The game in a city of 112 and in one of 60 spaces."""
    return laid(city=request.param)


def test_example_1(game):
    """T1.2: 3 spaces, a stereo for $3, more spaces; the pursuit comes before the second action, which is done."""
    dear = [store for store in range(8) if game.setup.price[store] == 3]
    store, place = next((s, p) for s in dear for p in range(10) if way(game, s, p) in (2, 3))
    where = game.setup.store_node[store]
    goal = game.setup.place_node[place]
    here = apart(game, where, 3)
    patrol = apart(game, goal, 6)
    shelf = [1] * 8 + [0] * 5
    state = position(game, at=here, patrol=patrol, money=4, tokens={"turbo": 1}, up={place: 0}, shelf=shelf)
    state = say(game, drive(game, state, where, 3), "buy stereo for $3")
    assert (1, 1, DRIVE) == (state.money[0], state.token[0], state.phase)
    state = say(game, drive(game, state, goal, distance(game, where, goal)), "pick up")
    assert (3 + distance(game, where, goal), ROLL) == (state.moved, state.phase)
    over = state.moved - 4
    state = say(game, state, "the pursuit die shows 1")
    while state.phase == CHASE:
        state = game.child(state, game.legal_actions(state)[0])
    assert over == distance(game, patrol, state.patrol)
    assert (1, 0, 0) == (state.aboard[0], state.tickets[0], state.up[place])


def way(game, store, place):
    """The spaces from a store to a pick-up."""
    return distance(game, game.setup.store_node[store], game.setup.place_node[place])


def test_example_1_numbers(game):
    """The very numbers: five spaces in all, a 2 on the die, two spaces for the patrol car."""
    goal = game.setup.place_node[0]
    middle = apart(game, goal, 2)
    state = position(game, at=apart(game, middle, 3), patrol=apart(game, goal, 5), aboard=[0], up={0: 1})
    state = drive(game, state, middle)
    state.acted, state.fresh = 1, 0
    state = say(game, drive(game, state, goal), "pick up", "the pursuit die shows 2")
    if state.phase == CHASE:
        assert 2 == state.chase
        state = game.child(state, game.legal_actions(state)[0])
    assert (3, [1, 2]) == (distance(game, state.patrol, goal), state.aboard[:2])


def test_example_2(game):
    """T1.3: after 6 spaces without an action only one is left, and the pursuit of 2 × D4 comes before it."""
    store = game.setup.store_node[0]
    shelf = [1] * 8 + [0] * 5
    state = position(game, at=apart(game, store, 6), patrol=apart(game, store, 9), money=3, shelf=shelf)
    state = say(game, drive(game, state, store), "buy stereo")
    assert (3, ROLL, BUY) == (state.money[0], state.phase, state.final)
    state = say(game, state, "the pursuit die shows 4")
    while state.phase == CHASE:
        assert 8 == state.chase
        state = game.child(state, game.legal_actions(state)[0])
    assert (3 - game.setup.price[0], 1, 1) == (state.money[0], state.seat, distance(game, state.patrol, store))


@pytest.mark.parametrize("steps", range(5))
def test_example_3(game, steps):
    """T1.4: 3 spaces and no action; the patrol car may be moved 0 to 4 spaces."""
    state = position(game, patrol=30)
    state = say(game, drive(game, state, apart(game, state.node[0], 3)), "end")
    target = apart(game, 30, steps)
    assert (target, 1) == ((after := game.child(state, NODE + target)).patrol, after.seat)


def test_example_4(game):
    """T1.5: 5 spaces, a 2, the patrol car does not arrive; the passenger is dropped off and the turn is over."""
    park = game.setup.landmark_node[0]
    state = position(game, at=apart(game, park, 5), patrol=apart(game, park, 3), aboard=[0])
    state = say(game, drive(game, state, park), "drop off", "the pursuit die shows 2")
    while state.phase == CHASE:
        assert 2 == state.chase
        state = game.child(state, game.legal_actions(state)[0])
    assert (2, 0, 1, 1) == (state.money[0], state.aboard[0], state.delivered[0], state.seat)


@pytest.mark.parametrize("face", [1, 2, 3, 4])
@pytest.mark.parametrize("money", [0, 3])
def test_example_5(game, money, face):
    """T1.6: 7 spaces, the patrol car 3 away: any face catches (3 of 6 spaces with a 2); who can pay does the action."""
    park = game.setup.landmark_node[0]
    state = position(game, at=apart(game, park, 7), patrol=apart(game, park, 3), aboard=[0], money=money)
    state = say(game, drive(game, state, park), "drop off", f"the pursuit die shows {face}")
    assert (TICKET, park, 3) == (state.phase, state.patrol, state.moved - 4)
    state = say(game, state, "ticket 3: $3")
    if money:
        state = say(game, state, "drop off")
        assert (2, 1, park) == (state.money[0], state.delivered[0], state.node[0])
    else:
        assert (0, 0, 0, game.setup.station_node) == (
            state.money[0], state.delivered[0], state.aboard[0], state.node[0])


def test_example_6(game):
    """T1.7: a second agent for $1 or more pays $2, a first one $1."""
    park = tile(game, type="agent", pays=1)
    where = game.setup.landmark_node[game.setup.tile_to[park]]
    for before in (0, 1):
        state = position(game, at=apart(game, where, 1), aboard=[park], delivered={"agent": before})
        state = say(game, drive(game, state, where), "drop off")
        assert 1 + before == state.money[0]


def test_turning_back_costs_as_much_as_going_on(game):
    """At a crossing all ways cost one space, the way back too."""
    here = apart(game, 0, 5)
    for there in neighbours(game, here):
        assert 1 == distance(game, here, there) == distance(game, there, here)
    state = drive(game, position(game, at=here), here, 2)
    assert (2, {"end the"}) == (state.moved, can(game, state) & {"end the"})
