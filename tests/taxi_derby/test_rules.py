"""Every rule of `catlib/games/taxi_derby/concordance.toml`, each test named after the number of its rule."""

from collections import Counter

import pytest

from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.cards import UPGRADE_NAMES, read_passengers
from catlib.games.taxi_derby.passengers import fare, has_room
from catlib.games.taxi_derby.patrol import ticket_faces
from catlib.games.taxi_derby.prizes import prize, shared_prize
from catlib.games.taxi_derby.setup import laid
from catlib.games.taxi_derby.turns import finish_turn, is_triggered
from catlib.games.taxi_derby.upgrades import limit, price_for, reach, tokens_of

from .positions import (
    apart,
    can,
    city,
    distance,
    drive,
    neighbours,
    outcomes,
    position,
    random_city,
    say,
    started,
    tile,
)

PLAIN_COMMUTER = 0  # to V for $2


def at_pick_up(game, *, away=3, **facts):
    """A taxi so far from the first pick-up, where a commuter who asks for nothing waits."""
    return position(game, at=apart(game, game.setup.place_node[0], away), up={0: PLAIN_COMMUTER}, **facts)


# Components and set-up


def test_rule_1_components():
    """Two to five players, 56 tiles, 44 tokens, 36 tickets, a four-sided die."""
    assert [2, 3, 4, 5] == [city(n).num_players for n in (2, 3, 4, 5)]
    game = city()
    assert (56, 36, 4) == (game.setup.first_tile[4], sum(game.setup.ticket_count), game.setup.die_sides)
    assert [11] * 4 == game.initial_state().bag


def test_rule_2_quarters():
    """Each random city has every quarter once; without turning the 24 ways are alike."""
    found = Counter(random_city(seed)["arrangement"] for seed in range(2400))
    assert 24 == len(found)
    assert all(50 < n < 160 for n in found.values())
    assert {1, 2, 3} <= {turn for seed in range(20) for turn in random_city(seed, turn=True)["turned"]}
    other = city(**random_city(5, turn=True))
    assert laid(other.setup).distance != laid(city().setup).distance


def test_rule_3_spaces():
    """Four quarters of 4 × 4 blocks have 112 road sections; each meets at most six others; none is on the rim."""
    setup = laid(city().setup)
    assert 112 == setup.spaces
    assert 6 == max(len(neighbours(city(), n)) for n in range(setup.spaces))
    assert (2, 16) == (min(setup.x[:112]), max(setup.x[:112]))
    assert (2, 16) == (min(setup.y[:112]), max(setup.y[:112]))


def test_rule_4_homes():
    """Every driver in turn chooses one of two spaces."""
    game = city(5)
    state = game.initial_state()
    for seat in range(5):
        assert seat == game.current_player(state)
        assert list(game.setup.home[2 * seat : 2 * seat + 2]) == [a - phases.NODE for a in game.legal_actions(state)]
        state = game.child(state, game.legal_actions(state)[1])
    assert list(game.setup.home[1::2]) == state.node


def test_rule_5_first_upgrade():
    """One token each from the bag, drawn without putting back."""
    game = city(3)
    state = say(game, game.initial_state(), "start", "start", "start", "turbo", "turbo")
    assert [(0, 11), (1, 9), (2, 11), (3, 11)] == game.chance_weights(state)
    state = say(game, state, "luxury")
    assert [1, 1, 1] == [tokens_of(state, s) for s in range(3)]


@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_rule_6_stores(players, each):
    """T1.9: tokens a store by the number of players; what is left leaves the game."""
    game = city(players)
    state = started(game)
    held = [sum(state.shelf[i] >> 2 * u & 3 for u in range(4)) for i in range(game.setup.stores)]
    assert [each] * 8 == held
    assert [0, 0, 0, 0] == state.bag


def test_rule_7_stacks():
    """T1.8: from the top green three times, yellow three times, red twice, purple."""
    assert [0, 0, 0, 1, 1, 1, 2, 2, 3] == list(city().setup.stack[:9])


def test_rule_8_face_up():
    """T1.8: two green ones of each stack lie face up and seven are left."""
    game = city()
    state = started(game)
    assert all(0 < t <= 19 for t in state.up)
    assert [2] * 5 == state.depth
    assert 10 == len(set(state.up))


def test_rule_9_tickets():
    """Every ticket that is left is as likely as any other."""
    game = city()
    state = position(game)
    state.phase, state.player = phases.TICKET, -1
    assert list(enumerate(game.setup.ticket_count[: game.setup.kinds])) == game.chance_weights(state)


def test_rule_10_patrol_car():
    """The patrol car starts at the station and needs a space to leave it."""
    game = city()
    state = game.initial_state()
    assert game.setup.station_node == state.patrol
    assert [1] == [distance(game, state.patrol, n) for n in neighbours(game, state.patrol)]


# A turn


def test_rule_11_order():
    """After a turn the next seat begins its own, and after the last the first again."""
    game = city(3)
    state = started(game)
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        state = say(game, state, "end", "leave")
    assert [0, 1, 2, 0] == seats


def test_rule_12_driving():
    """A turn may have many spaces, and an action between them."""
    game = city()
    place = game.setup.place_node[0]
    state = drive(game, at_pick_up(game), place)
    state = drive(game, say(game, state, "pick up"), apart(game, place, 6))
    assert (9, 0) == (state.moved, state.seat)


@pytest.mark.parametrize(("spaces", "phase"), [
    (0, phases.PATROL), (4, phases.PATROL), (5, phases.ROLL), (9, phases.ROLL)])
def test_rule_13_limit(spaces, phase):
    """Up to four spaces the driver moves the patrol car, from five on it pursues."""
    game = city()
    state = position(game)
    state = drive(game, state, apart(game, state.node[0], min(spaces, 4)), spaces)
    assert phase == say(game, state, "end").phase


def test_rule_14_two_actions():
    """An action within the limit leaves another; one beyond it is the last."""
    game = city()
    place = game.setup.place_node[0]
    slow = say(game, drive(game, at_pick_up(game), place, 4), "pick up")
    assert (phases.DRIVE, 1, 0) == (slow.phase, slow.acted, slow.seat)
    fast = say(game, drive(game, at_pick_up(game), place, 5), "pick up")
    assert (phases.ROLL, phases.PICK_UP) == (fast.phase, fast.final)


def test_rule_15_drive_first():
    """On a pick-up nothing can be done before the taxi has moved."""
    game = city()
    place = game.setup.place_node[0]
    state = position(game, at=place, up={0: PLAIN_COMMUTER})
    assert {"end the"} == can(game, state)
    assert {"end the", "pick up"} == can(game, drive(game, state, place, 2))


def test_rule_16_patrol_before_last():
    """The second action waits for the patrol car and then ends the turn."""
    game = city()
    park = game.setup.landmark_node[0]
    near = apart(game, park, 2)
    state = position(game, at=near, aboard=[PLAIN_COMMUTER, PLAIN_COMMUTER + 5], tokens={"stereo": 1})
    state = say(game, drive(game, state, park), "drop off")
    state = say(game, drive(game, state, park, 2), "drop off")
    assert (phases.PATROL, 2) == (state.phase, state.money[0])
    state = say(game, state, "leave")
    assert (5, 1) == (state.money[0], state.seat)


def test_rule_17_pick_up():
    """Only with the upgrades asked for, and at most two aboard."""
    game = city()
    place = game.setup.place_node[0]
    asks = tile(game, needs={"turbo"}, solo=False, limited=False)
    for tokens, aboard, expected in [({}, [], False), ({"turbo": 1}, [], True), ({"turbo": 1}, [1], True)]:
        state = position(game, at=apart(game, place, 1), up={0: asks}, tokens=tokens, aboard=aboard)
        assert expected == ("pick up" in can(game, drive(game, state, place)))
    full = position(game, at=apart(game, place, 1), up={0: asks}, tokens={"turbo": 1}, aboard=[1, 2])
    assert "pick up" not in can(game, drive(game, full, place))


def test_rule_18_drop_off():
    """At the landmark the bank pays, and only there."""
    game = city()
    park, pier = game.setup.landmark_node[:2]
    state = position(game, at=apart(game, park, 3), aboard=[PLAIN_COMMUTER])
    state = say(game, drive(game, state, park), "drop off")
    assert (2, 0, 1) == (state.money[0], state.aboard[0], state.delivered[0])
    other = position(game, at=apart(game, pier, 3), aboard=[PLAIN_COMMUTER])
    assert {"end the"} == can(game, drive(game, other, pier))


def test_rule_19_buy():
    """T1.10: a token costs the price of its store, is sold once a turn and never with a passenger aboard."""
    game = city()
    store = game.setup.price.index(3)
    where = game.setup.store_node[store]
    near = apart(game, where, 2)
    facts = {"at": near, "shelf": [5] * 8 + [0] * 5, "tokens": {"stereo": 1}}
    state = say(game, drive(game, position(game, money=7, **facts), where), "buy stereo for $3")
    assert (4, 2, 4) == (state.money[0], state.token[0], state.shelf[store])
    assert {"end the"} == can(game, drive(game, state, where, 2))
    assert {"end the"} == can(game, drive(game, position(game, money=2, **facts), where))
    for aboard in ([PLAIN_COMMUTER], [-1, PLAIN_COMMUTER]):  # in either place
        assert {"end the"} == can(game, drive(game, position(game, money=7, aboard=aboard, **facts), where))
    full = position(game, money=7, **(facts | {"tokens": {"stereo": 3}}))
    assert {"end the", "buy turbo"} == can(game, drive(game, full, where))


def test_rule_20_patrol():
    """T1.4: after three spaces and no action the patrol car may go anywhere up to four spaces away."""
    game = city()
    state = position(game, patrol=50)
    state = say(game, drive(game, state, apart(game, state.node[0], 3)), "end")
    reached = {a - phases.NODE for a in game.legal_actions(state)}
    assert {n for n in range(112) if distance(game, 50, n) <= 4} == reached
    for target in reached:
        child = game.child(state, phases.NODE + target)
        assert (target, 1, 0) == (child.patrol, child.seat, child.tickets[1])


@pytest.mark.parametrize(("over", "face"), [(1, 1), (1, 4), (2, 2), (3, 1), (2, 1)])
def test_rule_21_pursuit(over, face):
    """The patrol car goes over × face spaces and stays on a shortest path."""
    game = city()
    start = 0
    target = apart(game, start, 4 + over)
    far = max(range(112), key=lambda n: distance(game, n, target))
    state = say(game, drive(game, position(game, at=start, patrol=far), target), "end")
    state = say(game, state, f"the pursuit die shows {face}")
    options = [game.child(state, a) for a in game.legal_actions(state)] if state.phase == phases.CHASE else [state]
    for after in options:
        assert over * face == distance(game, far, after.patrol)
        assert distance(game, far, target) - over * face == distance(game, after.patrol, target)
        assert (0, 1) == (after.tickets[0], after.seat)


@pytest.mark.parametrize("over", [1, 2, 3, 5])
def test_rule_21_faces(over):
    """As many faces bring the patrol car to a taxi as make it go that far."""
    for away in range(1, 25):
        reaching = sum(over * face >= away for face in range(1, 5))
        assert reaching == ticket_faces(city().setup, away, over)


def test_rule_22_whole_turn():
    """T1.1: two spaces and then seven are nine, five over the limit, with two actions."""
    game = city()
    place = game.setup.place_node[0]
    state = say(game, drive(game, at_pick_up(game, away=2), place), "pick up")
    state = drive(game, state, apart(game, place, 7))
    state.patrol = max(range(112), key=lambda n: distance(game, n, state.node[0]))
    away = distance(game, state.patrol, state.node[0])
    state = say(game, state, "end")
    assert (9, phases.ROLL) == (state.moved, state.phase)
    for face in range(1, 5):
        after = say(game, state, f"the pursuit die shows {face}")
        if 5 * face >= away:
            assert phases.TICKET == after.phase
        else:
            assert 5 * face in (after.chase, distance(game, state.patrol, after.patrol))


def test_rule_23_caught():
    """The patrol car stops on the taxi and a ticket is drawn; ending on its space needs no die (gap 1.14)."""
    game = city()
    place = game.setup.place_node[0]
    state = at_pick_up(game, away=3, patrol=apart(game, place, 1))
    state = say(game, drive(game, state, place, 6), "end", "the pursuit die shows 1")
    assert (phases.TICKET, place) == (state.phase, state.patrol)
    same = at_pick_up(game, away=3, patrol=place)
    assert phases.TICKET == say(game, drive(game, same, place, 6), "end").phase


# Tickets


def caught(game, **facts):
    """A taxi that has just been caught on the way to a pick-up, a commuter already aboard, about to draw its ticket."""
    place = game.setup.place_node[0]
    facts = {"aboard": [PLAIN_COMMUTER], "up": {0: PLAIN_COMMUTER + 1}} | facts
    state = position(game, at=apart(game, place, 3), patrol=place, **facts)
    return say(game, drive(game, state, place, 5), "pick up")


def test_rule_24_ticket():
    """The ticket is taken off the deck and counted."""
    game = city()
    state = say(game, caught(game, money=5), "ticket 3: $3")
    assert (1, 7, 2) == (state.tickets[0], state.deck[2], state.money[0])


def test_rule_25_settled():
    """T1.6: who can pay keeps the passengers, does the last action and the turn is over."""
    game = city()
    state = say(game, caught(game, money=3), "ticket 3: $3", "pick up")
    assert (0, [1, 2]) == (state.money[0], state.aboard[:2])
    assert (phases.TILE, game.setup.place_node[0]) == (state.phase, state.node[0])


def test_rule_26_nobody_leaves():
    """A passenger stays whose upgrade is lost or whose ticket limit is passed."""
    game = city()
    asks = tile(game, needs={"stereo"}, solo=False)
    state = say(game, caught(game, aboard=[asks], tokens={"stereo": 1, "turbo": 1}), "ticket 5: lose stereo")
    assert (asks + 1, 0, 1) == (state.aboard[0], state.token[0], state.tickets[0])
    strict = tile(game, limited=True, solo=False)
    state = say(game, caught(game, aboard=[strict], money=9, tickets=9), "ticket 1")
    assert strict + 1 == state.aboard[0]


def test_rule_27_impounded():
    """T1.6: who cannot pay loses the passengers and the last action and stands at the station."""
    game = city()
    state = say(game, caught(game, money=2), "ticket 3: $3")
    assert (2, [0, 0], game.setup.station_node, 1) == (
        state.money[0], state.aboard[:2], state.node[0], state.tickets[0])
    assert PLAIN_COMMUTER + 2 == state.up[0]
    lost = say(game, caught(game, tokens={"luxury": 2}), "ticket 5: lose stereo")
    assert (game.setup.station_node, 2) == (lost.node[0], lost.token[3])


def test_rule_28_last_upgrade():
    """Only the driver's one and only token leaves a choice."""
    game = city()
    state = say(game, caught(game, tokens={"stereo": 1}), "ticket 5: lose stereo")
    assert (phases.LOSE, {"give up", "be impounded"}) == (state.phase, can(game, state))
    kept = say(game, state, "be impounded")
    assert (1, game.setup.station_node, [0, 0]) == (kept.token[0], kept.node[0], kept.aboard[:2])
    lost = say(game, state, "give up", "pick up")
    assert (0, [1, 2]) == (lost.token[0], lost.aboard[:2])
    two = say(game, caught(game, tokens={"stereo": 2}), "ticket 5: lose stereo", "pick up")
    assert (1, phases.TILE) == (two.token[0], two.phase)


# Passengers and upgrades


def test_rule_29_alone():
    """Who rides alone gets into an empty taxi only, and nobody joins."""
    game = city()
    place = game.setup.place_node[0]
    alone = tile(game, solo=True, needs=set())
    for aboard, up, expected in [([], alone, True), ([1], alone, False), ([alone], 1, False), ([2], 1, True)]:
        state = position(game, at=apart(game, place, 1), up={0: up}, aboard=aboard)
        assert expected == ("pick up" in can(game, drive(game, state, place)))


@pytest.mark.parametrize(("tickets", "expected"), [(0, True), (3, True), (4, False)])
def test_rule_30_ticket_limit(tickets, expected):
    """At most the shown number of tickets."""
    game = city()
    place = game.setup.place_node[0]
    limited = next(i for i in range(56) if game.setup.tile_limit[i] == 3 and not game.setup.tile_needs[i])
    state = position(game, at=apart(game, place, 1), up={0: limited}, tickets=tickets)
    assert expected == ("pick up" in can(game, drive(game, state, place)))


@pytest.mark.parametrize(("before", "dollars"), [(0, 1), (1, 2), (3, 4)])
def test_rule_31_multiplier(before, dollars):
    """T1.7, example 6: an agent for $1 pays one dollar more for each agent before."""
    game = city()
    agent = tile(game, type="agent", times=True, pays=1)
    state = position(game, aboard=[agent], delivered={"agent": before, "criminal": 5})
    assert dollars == fare(game.setup, state, 0, agent)


@pytest.mark.parametrize(("tokens", "more"), [(0, 0), (1, 0), (2, 1), (3, 3)])
def test_rule_32_tiers(tokens, more):
    """Fares that ask for an upgrade rise with its second and third token; the second may bring its ability."""
    game = city(abilities=True)
    asks = tile(game, needs={"turbo"}, times=False)
    state = position(game, tokens={"turbo": tokens})
    assert game.setup.tile_pays[asks] + more == fare(game.setup, state, 0, asks)
    assert 4 + (tokens >= 2) == limit(game.setup, state, 0)


@pytest.mark.parametrize("upgrade", UPGRADE_NAMES)
def test_rule_32_every_upgrade(upgrade):
    """Each of the four upgrades, the last one too, adds three dollars to a fare that asks for it with a third token."""
    game = city()
    asks = tile(game, needs={upgrade}, times=False)
    assert game.setup.tile_pays[asks] + 3 == fare(game.setup, position(game, tokens={upgrade: 3}), 0, asks)


def test_rule_32_abilities():
    """Every ability that a data file can name does what it says."""
    named = ("stereo", "turbo", "wi-fi", "luxury")
    tiles = read_passengers("passengers").model_dump()
    for ability, check in [
        ("speed limit +1", lambda g, s: limit(g.setup, s, 0) == 5),
        ("patrol reach +2", lambda g, s: reach(g.setup, s, 0) == 6),
        ("stores -1", lambda g, s: [price_for(g.setup, s, 0, i) for i in range(g.setup.stores)] == [
            dollars - 1 for dollars in g.setup.price[: g.setup.stores]]),
        ("solo passengers share", lambda g, s: has_room(g.setup, s, 0, tile(g, solo=True))),
    ]:
        game = city(passengers=tiles | {"abilities": dict.fromkeys(named, ability)}, abilities=True)
        assert check(game, position(game, tokens={"luxury": 2}, aboard=[0]))
        assert not check(game, position(game, tokens={"luxury": 1}, aboard=[0]))
    game = city(passengers=tiles | {"abilities": dict.fromkeys(named, "fines -1")}, abilities=True)
    state = say(game, caught(game, money=2, tokens={"luxury": 2}), "ticket 3: $3", "pick up")
    assert (0, [1, 2]) == (state.money[0], state.aboard[:2])


def test_rule_33_refill():
    """The vacated place is empty for the rest of the turn and refilled after it."""
    game = city()
    place = game.setup.place_node[0]
    state = say(game, drive(game, at_pick_up(game), place), "pick up")
    assert (0, 2) == (state.up[0], state.depth[0])
    state = say(game, state, "end", "leave")
    assert phases.TILE == state.phase
    state = say(game, state, game.action_to_string(state, outcomes(game, state)[0]))
    assert (3, 1, True) == (state.depth[0], state.seat, state.up[0] > 0)


# The end


@pytest.mark.parametrize(("depth", "empty", "expected"), [
    ([9, 9, 9, 8, 8], 0, False),
    ([9, 9, 9, 9, 2], 0, True),
    ([9, 9, 2, 2, 2], 4, True),
    ([9, 9, 2, 2, 2], 3, False),
    ([9, 2, 2, 2, 2], 2, False)])
def test_rule_34_trigger(depth, empty, expected):
    """Four depleted stacks, or two of them with nobody left face up."""
    game = city()
    state = position(game, depth=depth, up={i: None if i < empty else i for i in range(10)})
    assert expected == is_triggered(game.setup, state)


def test_rule_35_last_round():
    """Each of three drivers has one more turn, who triggered it the last."""
    game = city(3)
    state = position(game, depth=[9, 9, 9, 9, 2])
    state = say(game, state, "end", "leave")
    seats = []
    while not game.is_terminal(state):
        seats.append(state.seat)
        state = say(game, state, "end", "leave")
    assert [1, 2, 0] == seats


def test_rule_36_prizes():
    """Eight things are compared; the firsts together are 52, everything 106."""
    prizes = city().setup.prize
    assert (8, 52, 106) == (len(prizes) // 3, sum(prizes[::3]), sum(prizes))
    game = city(3)
    state = started(game)
    state.token[:12] = [1, 1, 1, 0, 2, 0, 0, 0, 1, 0, 0, 0]
    state.tickets[:3] = [3, 0, 1]
    state.delivered[:15] = [2, 0, 0, 0, 1, 1, 0, 0, 0, 2, 0, 3, 0, 0, 0]
    state.best[:3] = [0, 9, 7]
    prizes = [[prize(game.setup, state, thing, s) for s in range(3)] for thing in range(8)]
    assert [[7, 5, 3], [3, 7, 5], [8, 6, 0], [0, 0, 6], [0, 0, 0], [0, 0, 0], [4, 6, 0], [0, 10, 6]] == prizes


@pytest.mark.parametrize(("spaces", "number"), [(6, 0), (7, 7), (15, 15), (17, 15)])
def test_rule_37_speeding_track(spaces, number):
    """T1.13: six spaces count nothing, seven or more what they are, up to the end of the track."""
    game = city()
    corner = 0
    far = max(range(112), key=lambda n: distance(game, corner, n))
    state = position(game, at=corner, patrol=far)
    near = drive(game, state, neighbours(game, corner)[0], spaces)
    near.phase, near.caught = phases.DRIVE, 0
    finish_turn(game.setup, near)
    assert number == near.best[0]
    again = drive(game, state, neighbours(game, corner)[0], spaces)
    again.caught = 1
    finish_turn(game.setup, again)
    assert 0 == again.best[0]


@pytest.mark.parametrize(("thing", "first", "second", "third"), [
    (0, 6, 4, 2), (2, 7, 5, 2), (3, 5, 3, 1), (4, 3, 2, 1), (7, 8, 5, 2)])
def test_rule_38_ties(thing, first, second, third):
    """T1.11 and T1.12: two who tie share two prizes, rounded up; more than two tied for third get nothing."""
    setup = city(5).setup
    assert [first, second, third] == [shared_prize(setup, thing, better, 2) for better in range(3)]
    assert [0, 0] == [shared_prize(setup, thing, 2, tied) for tied in (3, 4)]
    assert setup.prize[3 * thing + 2] == shared_prize(setup, thing, 2, 1)
    assert 0 == shared_prize(setup, thing, 3, 1)


def test_rule_39_winner():
    """Most money wins."""
    game = city(3)
    state = started(game)
    state.money[:3] = [30, 99, 40]
    state.phase, state.player = phases.OVER, -4
    assert [0, 1, 0] == game.returns(state)
