"""Every house rule that fills a gap, in each of its values."""

import json
import random

import pytest

from catlib.game import Cast
from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.cards import TYPE_NAMES, UPGRADE_NAMES, read_tickets
from catlib.games.taxi_derby.goals import UNTOUCHED, goals
from catlib.games.taxi_derby.odds import heat_map, plans
from catlib.games.taxi_derby.passengers import fare, has_room
from catlib.games.taxi_derby.prizes import prize, shared_prize, total
from catlib.games.taxi_derby.setup import laid
from catlib.games.taxi_derby.standstill import is_at_standstill
from catlib.games.taxi_derby.turns import finish_turn
from catlib.games.taxi_derby.upgrades import limit, reach, tier_bonus, tokens_of
from catlib.play import Match
from catlib.rules import TERMINAL
from catlib.solving import solve

from .laws import upgrades
from .positions import apart, can, city, distance, drive, neighbours, outcomes, position, say, started, tile
from .test_rules import caught


@pytest.mark.parametrize(("track_end", "number"), [(15, 15), (12, 12), (100, 20)])
def test_gap_1_6_track(track_end, number):
    """The track ends where the house says."""
    game = city(track_end=track_end)
    state = position(game, moved=20)
    finish_turn(game.setup, state)
    assert number == state.best[0]


def test_gap_1_7_three_tie():
    """Three who tie for 7, 5 and 3 get 5 each; two for 7 and 5 get 6."""
    assert [5, 6] == [shared_prize(city().setup, 0, 0, tied) for tied in (3, 2)]


def test_gap_1_8_zero():
    """A driver who delivered nobody of a type gets no prize for it."""
    game = city(3)
    state = started(game)
    state.delivered[0] = 1
    assert [8, 0, 0] == [prize(game.setup, state, 2, s) for s in range(3)]


def test_gap_1_9_tier_3():
    """A third token is worth 3."""
    assert [0, 0, 1, 3] == [tier_bonus(n) for n in range(4)]


@pytest.mark.parametrize(("abilities", "raised"), [(False, 4), (True, 5)])
def test_gap_1_10_abilities(abilities, raised):
    """Two turbos raise the limit if abilities are played with."""
    game = city(abilities=abilities)
    assert raised == limit(game.setup, position(game, tokens={"turbo": 2}), 0)


def test_gap_1_11_second_action_on_the_spot():
    """Two passengers for one landmark: the second needs a space driven between."""
    game = city()
    park = game.setup.landmark_node[0]
    other = tile(game, to="V", type="commuter", needs={"stereo"})
    state = position(game, at=apart(game, park, 2), aboard=[0, other])
    assert "drop off" not in can(game, state)
    state = say(game, drive(game, state, park), "drop off the commuter in place 1")
    assert "drop off" not in can(game, state)


def test_gap_1_12_speeding_without_a_last_action():
    """A turn that only speeds is pursued."""
    game = city()
    state = position(game)
    assert phases.ROLL == say(game, drive(game, state, apart(game, state.node[0], 5)), "end").phase


def parked(game, rivals=(1,), **facts):
    """The driver may move the patrol car, and rivals stand together, three spaces from it, each with a commuter."""
    state = position(game, patrol=50, **facts)
    there = apart(game, 50, 3)
    for s in rivals:
        state.node[s], state.aboard[2 * s] = there, 1 + s
    return say(game, drive(game, state, apart(game, state.node[0], 2)), "end"), there


@pytest.mark.parametrize(("choice", "tickets"), [("tickets nobody", [0, 0, 0]), ("tickets rivals", [0, 1, 1])])
def test_gap_1_13_a_patrol_car_moved_onto_rivals(choice, tickets):
    """Those on whose space it is left go free, or draw a ticket each; the driver's turn ends as usual."""
    game = city(3, free_patrol=choice)
    state, there = parked(game, (1, 2))
    state = game.child(state, phases.NODE + there)
    while state.phase == phases.TICKET:
        state = say(game, state, "ticket 10: visit")
    assert (tickets, there, 1) == (state.tickets[:3], state.patrol, state.seat)
    assert [game.setup.station_node if n else there for n in tickets[1:]] == state.node[1:3]
    assert [2, 3] == [state.aboard[2], state.aboard[4]]


@pytest.mark.parametrize(("shared", "expected"), [(True, {"pick up", "end the"}), (False, set())])
def test_gap_1_14_stopping_beside_a_taxi(shared, expected):
    """On a space where another taxi stands one may act and end the turn, or only pass."""
    game = city(shared_spaces=shared)
    place = game.setup.place_node[0]
    state = position(game, at=apart(game, place, 2), up={0: 0})
    state.node[1] = place
    there = drive(game, state, place)
    assert expected == can(game, there)
    assert (place in heat_map(game, state)) == shared
    beyond = drive(game, there, neighbours(game, place)[0])
    assert "end the" in can(game, beyond)
    assert "nother taxi stands" in game.words.why_not(game.setup, there, "passenger:0") or shared


@pytest.mark.parametrize(("choice", "phase", "chance"), [("caught", phases.TICKET, 1), ("free", phases.TILE, 0)])
def test_gap_1_14_ending_on_the_patrol_car(choice, phase, chance):
    """A speeding turn that ends on the patrol car's space is caught without a roll, or goes free."""
    game = city(patrol_space=choice)
    state = at_first_pick_up(game)
    assert chance == heat_map(game, drive(game, state, game.setup.place_node[0], 5))[game.setup.place_node[0]]
    assert phase == caught(game).phase
    assert all(turn.chance == chance for turn in plans(game, state) if turn.over and turn.stops[-1][0] == state.patrol)


def at_first_pick_up(game):
    """A taxi three spaces from the first pick-up, where the patrol car stands and a commuter waits."""
    place = game.setup.place_node[0]
    return position(game, at=apart(game, place, 3), patrol=place, up={0: 0})


def test_gap_1_15_who_moves_the_patrol_car():
    """With several shortest paths the driver decides."""
    game = city(3)
    corner = 0
    far = max(range(112), key=lambda n: distance(game, n, corner))
    state = position(game, at=apart(game, corner, 6), patrol=far)
    state = say(game, drive(game, state, corner), "end", "the pursuit die shows 3")
    assert (phases.CHASE, 0) == (state.phase, state.player)
    assert 1 < len(game.legal_actions(state))


@pytest.mark.parametrize("seat", range(3))
def test_measures_of_deliveries(seat):
    """Who delivered how many, how many of each kind there were, and how many of them are the winner's."""
    game = city(3)
    state = started(game)
    for kind in range(5):
        state.delivered[5 * seat + kind] = 1 + kind
        state.delivered[5 * ((seat + 1) % 3) + kind] = 2
    told = game.measures(state)
    assert [15, 10, 0] == [told[f"passengers of seat {(seat + k) % 3 + 1}"] for k in range(3)]
    assert [3, 4, 5, 6, 7] == [told[f"deliveries of {kind}"] for kind in TYPE_NAMES]
    assert [0] * 5 == [told[f"deliveries of {kind} by winners"] for kind in TYPE_NAMES]
    state.money[seat], state.player, state.token[4 * seat : 4 * seat + 4] = 99, TERMINAL, [0, 0, 0, 2]
    told = game.measures(state)
    assert [1, 2, 3, 4, 5] == [told[f"deliveries of {kind} by winners"] for kind in TYPE_NAMES]
    assert [0, 0, 0, 2] == [told[f"tokens of {name} with winners"] for name in UPGRADE_NAMES]
    assert 1 == told["number of winners"]


@pytest.mark.parametrize("seat", range(2))
def test_a_fare_is_worth_a_dollar_a_dollar_where_it_is_paid(seat):
    """To a guess at who wins, who stands at the destination has the fare; who is nearer to it is better off."""
    game, shares = city(2), []
    carried, dollars = tile(game, type="commuter"), 0
    to = game.setup.landmark_node[game.setup.tile_to[carried]]
    for at, aboard in ((to, True), (to, False), (apart(game, to, 3), True), (apart(game, to, 6), True)):
        state, out = started(game), [0.0, 0.0]
        state.node[seat], state.aboard[2 * seat] = at, carried + 1 if aboard else 0
        dollars = fare(game.setup, state, seat, carried)
        state.money[seat] += 0 if aboard else dollars
        game.rules.evaluate(game.setup, state, out)
        shares.append(out[seat])
    assert shares[0] > shares[2] > shares[3]
    assert pytest.approx(shares[0]) == shares[1]


def test_gap_1_16_circling():
    """Eight spaces that lead back count eight."""
    game = city()
    state = position(game)
    state = drive(game, state, state.node[0], 8)
    finish_turn(game.setup, state)
    assert 8 == state.best[0]


def test_gap_1_17_station_fine():
    """The visit costs the last action; passengers stay."""
    game = city()
    state = say(game, caught(game), "ticket 10: visit")
    assert game.setup.station_node == state.node[0]
    assert [1, 0] == state.aboard[:2]


def test_gap_1_18_part_payment():
    """A driver who cannot pay the whole fine is impounded and keeps the money."""
    game = city()
    state = caught(game, money=1)
    dear = next(kind for kind, fine in enumerate(game.setup.ticket_fine) if fine > 1)
    after = game.child(state, dear)
    assert (1, game.setup.station_node) == (after.money[0], after.node[0])


def test_gap_1_19_any_upgrade():
    """The driver chooses which token to lose where the card does not say."""
    game = city()
    state = say(game, caught(game, tokens={"stereo": 1, "luxury": 2}), "ticket 9: lose any")
    assert [phases.BUY, phases.BUY + 3] == game.legal_actions(state)
    assert [1, 0, 0, 1] == say(game, state, "give up luxury").token[:4]


def test_gap_1_19_a_lost_upgrade_is_no_hope():
    """What one driver has and may lose, another one cannot come to buy: that is a standstill."""
    game = city(abilities=False)
    state = stuck(game)
    setup = game.setup._replace(tile_needs=(0b11, *game.setup.tile_needs[1:]), tile_limit=(99,) * 80)
    state.up[: 2 * setup.stacks] = [1] * (2 * setup.stacks)
    state.token[0] = state.token[4 + 1] = 1
    state.money[1] = 3
    assert is_at_standstill(setup, state)


def test_gap_1_20_station():
    """The station is beside its road, and no road leads into it."""
    game, drawn = city(), laid(city().setup)
    station, beside = game.setup.station_node, game.setup.near[game.setup.station_node * 6]
    assert 1 == distance(game, station, beside)
    assert not any(station in drawn.neighbour[a * 6 : a * 6 + 6] for a in range(112))


def test_gap_1_21_empty_deck():
    """With no tickets left nobody gets one, and the turn counts on the speeding track."""
    game = city()
    state = caught(game, deck=[0] * 16, moved=9)
    assert (phases.TILE, 0, 0, 14) == (state.phase, state.tickets[0], sum(state.deck), state.best[0])


def test_gap_1_21_no_chance_of_a_ticket():
    """Where no ticket can come the map of chances is empty and it is sure that none comes."""
    game = city()
    state = position(game, patrol=40, deck=[0] * 16)
    state.moved, state.node[0] = 9, 40
    assert 0 == heat_map(game, state, [40])[40]
    options = solve(game, goals(game)[UNTOUCHED], state).options
    assert 1 == options[-1].value


def test_gap_1_22_equal_money():
    """Equal money is a shared victory."""
    game = city()
    state = started(game)
    state.tickets[:2], state.money[:2] = [2, 1], [2, 0]
    assert total(game.setup, state, 0) == total(game.setup, state, 1)
    state.phase, state.player = phases.OVER, -4
    assert [1, 1] == game.returns(state)


def test_gap_1_23_refill():
    """A place is refilled when the turn is over."""
    game = city()
    place = game.setup.place_node[0]
    state = position(game, at=apart(game, place, 1), up={0: 0})
    state = say(game, drive(game, state, place), "pick up")
    assert phases.DRIVE == state.phase
    assert phases.TILE == say(game, drive(game, state, apart(game, place, 1)), "end", "leave").phase


EDITIONS = {
    "the rulebook's": ({}, (56, [11, 11, 11, 11], 36)),
    "the later one's": ({"passengers": "later_passengers", "tickets": "later_tickets", "upgrade_tokens": 47},
        (65, [12, 12, 12, 11], 34)),
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_gap_1_24_editions(edition):
    """The numbers of tiles, upgrades and tickets are the rulebook's, or those told of a later edition."""
    house, (tiles, bag, tickets) = EDITIONS[edition]
    game = city(5, **house)
    assert (tiles, bag) == (game.setup.first_tile[4], game.initial_state().bag)
    assert tickets == sum(game.setup.ticket_count)
    assert game.house.passengers.invented
    state = started(game)
    assert (10, 5 + 24) == (sum(t > 0 for t in state.up), upgrades(state))


def at_a_store(game, **facts):
    """A taxi with an empty seat of each kind in the store has announced to buy stereo and is caught."""
    shop = game.setup.store_node[0]
    state = position(game, at=apart(game, shop, 3), patrol=shop, money=9, tokens={}, **facts)
    state.shelf[0] = 0b01010101
    return say(game, drive(game, state, shop, 5), "buy stereo", "ticket 3: $3")


@pytest.mark.parametrize(("choice", "phase"), [("chosen anew", phases.ANEW), ("stays announced", phases.DRIVE)])
def test_gap_1_25_after_a_settled_ticket(choice, phase):
    """Anything that can be done there is done, or nothing; or what was announced."""
    game = city(after_ticket=choice)
    state = at_a_store(game)
    assert phase == state.phase
    if phase == phases.ANEW:
        assert {f"buy {u}" for u in UPGRADE_NAMES} | {"end the"} == can(game, state)
        assert (0, 0, 9 - 3) == (state.seat, state.player, state.money[0])
        assert 0 == say(game, state, "end the turn").token[1]
        state = say(game, state, "buy turbo")
        assert (1, 1) == (state.token[1], state.seat)
    else:
        assert (1, 1) == (state.token[0], state.seat)


def test_gap_1_25_nothing_to_choose():
    """Who announced nothing, or can do nothing any more, is not asked."""
    game = city()
    place = game.setup.place_node[0]
    state = position(game, at=apart(game, place, 3), patrol=place, money=9, up={0: 0})
    idle = say(game, drive(game, state, place, 5), "end the turn", "ticket 3: $3")
    assert 1 == idle.seat
    visit = say(game, caught(game), "ticket 10: visit")
    assert (game.setup.station_node, 1) == (visit.node[0], visit.seat)
    shop = game.setup.store_node[0]
    state = position(game, at=apart(game, shop, 3), patrol=shop, money=3, tokens={})
    state.shelf[0] = 1
    assert 1 == say(game, drive(game, state, shop, 5), "buy stereo", "ticket 3: $3").seat


def test_gap_1_25_is_told():
    """The log and the table say what is asked and what was done."""
    game = city()
    state = at_a_store(game)
    assert "orange chooses the last action anew" == game.words.question(game.setup, state)
    buy = phases.BUY + 1
    assert ("upgrade:1",) == game.words.parts(game.setup, state, buy)
    assert game.words.action_to_string(game.setup, state, buy).startswith("buy turbo for $")


def test_numbers():
    """A designer's numbers reach the rules: limit, die, reach, capacity, money, fares, fines."""
    house = {"speed_limit": 6, "die_sides": 6, "patrol_reach": 2, "capacity": 1, "start_money": 4}
    game = city(**house, fare_change=2, fine_change=3)
    state = position(game, aboard=[0])
    assert (6, 2, 4, 4) == (limit(game.setup, state, 0), reach(game.setup, state, 0), state.money[0], state.money[1])
    assert (4, False) == (fare(game.setup, state, 0, 0), has_room(game.setup, state, 0, 1))
    state.phase, state.player = phases.ROLL, -1
    assert 6 == len(game.chance_weights(state))
    assert "ticket 1: $4" == game.action_to_string(say(game, caught_far(game)), 0)
    assert [2, 2] == [tokens_of(started(city(start_tokens=2)), s) for s in range(2)]


def caught_far(game):
    state = position(game)
    state.phase, state.player = phases.TICKET, -1
    return state


def test_a_deck_of_ones_own():
    """A deck may have any fines."""
    game = city(tickets={"cards": 3, "tickets": [{"count": 2, "dollars": 7}, {"station": True}]})
    assert [7, -6] == list(game.setup.ticket_fine[:2])
    assert read_tickets("tickets") == city().house.tickets


# Standstill


def stuck(game, **facts):
    """Everybody waits for what nobody has and no store sells."""
    state = position(game, **facts)
    state.shelf[:] = [0] * len(state.shelf)
    state.token[:] = [0] * len(state.token)
    wants = [tile for tile, needs in enumerate(game.setup.tile_needs) if needs]
    state.up[: 2 * game.setup.stacks] = [wants[i] + 1 for i in range(2 * game.setup.stacks)]
    return state


@pytest.mark.parametrize(("choice", "last"), [("ends the game", 2), ("plays on", 0)])
def test_standstill(choice, last):
    """Where nobody can ever serve anybody everybody has one more turn, or the game goes on."""
    game = city(standstill=choice)
    state = stuck(game)
    assert is_at_standstill(game.setup, state)
    finish_turn(game.setup, state)
    assert (last, False) == (state.last, game.is_terminal(state))
    for _ in range(last):
        finish_turn(game.setup, state)
    assert bool(last) == game.is_terminal(state)
    if last:
        said = game.story.ending(game.setup, state, Cast(("Ada", "Bo"), None))
        assert "The game ended because nobody could serve anybody any more" in said


@pytest.mark.parametrize("hope", ["aboard", "second aboard", "token", "store"])
def test_no_standstill_while_there_is_hope(hope):
    """A passenger aboard in either place, the upgrade on a mat, or in a store that can be paid."""
    game = city()
    state = stuck(game)
    needs = game.setup.tile_needs[state.up[0] - 1]
    state.money[1] = 30
    for u in range(4):
        if needs >> u & 1:
            state.token[4 + u] = hope == "token"
            state.shelf[0] |= (hope == "store") << 2 * u
    state.aboard[2:4] = [int(hope == "aboard"), int(hope == "second aboard")]
    assert not is_at_standstill(game.setup, state)


def test_a_standstill_is_for_ever():
    """Played on at random, nobody is ever served any more after a standstill."""
    game = city(standstill="plays on", round_limit=12)
    for seed in range(3):
        state, rng = stuck(game, money=seed * 2), random.Random(seed)
        if not is_at_standstill(game.setup, state):
            continue
        while not game.is_terminal(state):
            possible = outcomes(game, state)
            state = game.successor(state, rng.choice(possible))
            assert not any(state.aboard)
            assert is_at_standstill(game.setup, state)


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_the_limit_of_rounds(limit):
    """The game is scored after that many rounds, when everybody has had as many turns."""
    game = city(3, round_limit=limit, standstill="plays on")
    state, turns = started(game), []
    while not game.is_terminal(state):
        turns.append(state.seat)
        state = say(game, state, "end", "leave")
    assert [0, 1, 2] * limit == turns


@pytest.mark.parametrize("wanted", [False, True])
def test_every_upgrade(wanted):
    """The last tokens drawn are of kinds that have not come, if the house wants each kind in the game."""
    game = city(every_upgrade=wanted, upgrade_tokens=44)
    seen = set()
    for seed in range(60):
        state, rng = game.initial_state(), random.Random(seed)
        while state.phase in (phases.HOME, phases.TOKEN):
            weighted = game.chance_weights(state) or [(a, 1) for a in game.legal_actions(state)]
            first = weighted[0] if rng.random() < 0.9 else rng.choice(weighted)
            state = game.successor(state, first[0])
        kinds = {u for u in range(4) for s in range(2) if state.token[4 * s + u]}
        kinds |= {u for u in range(4) for shelf in state.shelf if shelf >> 2 * u & 3}
        seen.add(len(kinds))
    assert (seen == {4}) == wanted


def test_a_save_keeps_the_reading_it_was_played_with():
    """A save names the rules whose default was another once; one that does not is read as all were played then."""
    match = Match(city(), seed=1)
    fields = json.loads(match.to_json())
    former = {"after_ticket": "stays announced", "abilities": True}
    assert set(former) <= set(fields["house"])
    assert match.game == Match.from_json(match.to_json()).game == Match.from_share(match.share()).game
    fields["house"] = {name: value for name, value in fields["house"].items() if name not in former}
    assert city(**former) == Match.from_json(json.dumps(fields)).game
