"""Sentences of each game's story, said of positions that are built for them: who, how much, and what is kept quiet."""

import functools
import random
import re

import pytest

from catlib import load
from catlib.game import Cast, Step
from catlib.games.cat_cab import phases as cab
from catlib.games.empire import phases as emp
from catlib.games.empire.placing import new_cubes
from catlib.games.empire.voice import mission_of
from catlib.games.meow_daifugo import rules as cards
from catlib.games.taxi_derby import phases as taxi
from catlib.games.taxi_derby.setup import STEPS
from catlib.games.taxi_derby.streets import next_space
from catlib.games.taxi_derby.voice import voice as taxi_voice
from catlib.games.washi_cat import phases as washi
from catlib.play import bot_policy

from .cat_cab import positions as cab_positions
from .empire import positions as emp_positions
from .meow_daifugo.positions import daifugo
from .meow_daifugo.positions import position as hands
from .taxi_derby import positions as taxi_positions
from .washi_cat import positions as washi_positions

NAMES = ("You", "Ann", "Bob", "Cleo", "Dan")


def step(game, state, *actions, seat=None, earlier=None):
    """What some actions do, told at once to whoever sits there: the first person is called you."""
    states = [state]
    for action in actions:
        states.append(game.child(states[-1], action))
    before = [] if earlier is None else [earlier]
    plies = range(len(before), len(before) + len(actions))
    cast = Cast(NAMES[: game.num_players], 0)
    return Step(game.setup, before + states, [0] * len(before) + list(actions), plies, cast, seat)


def told(game, state, *actions, **more):
    """The sentences of it, joined."""
    return ". ".join(filter(None, game.story.tell(step(game, state, *actions, **more))))


def marks(game, state, *actions, **more):
    """What is outlined of it."""
    return game.story.marks(step(game, state, *actions, **more))


# Empire


EMPIRE = emp_positions.empire(3)


def fought(attack, defend, mine="666", theirs="1", **house):
    """A game, the state before the last dice of an attack of seat 0 on seat 1, and those dice as outcomes."""
    game, state = emp_positions.fight(attack, defend, **house)
    state = game.child(state, len(mine)) if state.phase == emp.DICE else state
    state = game.child(state, len(theirs)) if state.phase == emp.DEFEND else state
    for face in mine:
        state = game.child(state, int(face) - 1)
    return game, state, [int(face) - 1 for face in theirs]


def test_empire_tells_the_dice_of_each_side_by_size():
    """Largest first, however they fell; each side's by itself, and who rolled them."""
    game, state = emp_positions.fight(9, 3)
    state = game.child(game.child(state, 3), 2)
    attacker = told(game, state, 1, 4, 2)
    assert "You roll 5 3 2" == attacker[0].upper() + attacker[1:]
    _, state, _ = fought(9, 3, "352", "14")
    said = told(game, state, 0, 3)
    assert said.startswith("Ann rolls 4 1. 5 beats 4. 3 beats 1")
    assert 1 == game.story.roller(game.setup, state)


@pytest.mark.parametrize(("ties", "said"), [("defender", "4 ties 4, so the defender wins"), ("attacker", "4 beats 4")])
def test_empire_tells_whose_equal_dice_are(ties, said):
    """As the house rule has it."""
    game, state, dice = fought(9, 3, "4", "4", ties=ties)
    assert said in told(game, state, *dice)


def test_empire_tells_what_a_roll_cost():
    """Cubes lost and left on each side."""
    game, state, dice = fought(9, 3, "661", "54")
    after = game.child(game.child(state, dice[0]), dice[1])
    assert f"Ann loses 2 cubes in {name(game, state.target)}, {after.cubes[state.target]} left" in told(
        game, state, *dice)
    game, state, dice = fought(9, 3, "221", "54")
    after = game.child(game.child(state, dice[0]), dice[1])
    assert f"you lose 2 cubes in {name(game, state.origin)}, 7 left" in told(game, state, *dice)
    assert 7 == after.cubes[state.origin]


def name(game, hood):
    """What a neighborhood is called."""
    return game.house.map.names()[hood]


def test_empire_tells_a_mission_and_a_card_to_their_owner_alone():
    """Others read that there is one."""
    game = emp_positions.empire(3, objective="missions")
    state = game.initial_state()
    for face in (5, 4, 3):
        state = game.child(state, face)
    own, outcome = state.seat, game.chance_weights(state)[3][0]
    mission = game.house.map.missions[outcome]
    for seat in range(-1, 3):
        said = told(game, state, outcome, seat=seat)
        assert (seat == own) == (mission.name in said)
        assert (seat != own) == ("an Occupation card" in said)
    assert mission_of(game.setup, game.child(state, outcome), own) in told(game, state, outcome)


@pytest.mark.parametrize(("before", "cubes"), [(0, "4 cubes"), (3, "10 cubes"), (6, "20 cubes")])
def test_empire_tells_what_a_set_brings(before, cubes):
    """The award of the set that is turned in, and not of the next."""
    squirrels = ["Inwood", "East Harlem", "Roosevelt Island"]
    state = emp_positions.position(EMPIRE, 0, [{"Midtown": 3}], stage=emp.EXCHANGING, hand=[squirrels], sets=before)
    said = told(EMPIRE, state, EMPIRE.legal_actions(state)[0])
    assert said.startswith("you turn in ")
    assert said.endswith(f" for {cubes}")


def test_empire_tells_new_cubes_once():
    """With the first placement of a turn; with the next ones only where they go."""
    state = emp_positions.position(EMPIRE, 0, [{"Midtown": 1, "Inwood": 1}], stage=emp.BEGIN)
    place = emp_positions.number(EMPIRE, "Midtown")
    first = told(EMPIRE, state, place, earlier=emp_positions.position(EMPIRE, 2))
    assert first.startswith(f"you get {new_cubes(EMPIRE.setup, state, 0)} new cubes for 2 neighborhoods")
    assert first.endswith("you place cubes: Midtown (+1)")
    again = EMPIRE.child(state, place)
    assert "you place cubes: Midtown (+1)" == told(EMPIRE, again, place, earlier=state)


def test_empire_tells_how_many_cubes_move_freely():
    """Those that moved, whatever was there before."""
    beside = EMPIRE.setup.near[EMPIRE.setup.first[0]]
    state = emp_positions.position(EMPIRE, 0, [{name(EMPIRE, 0): 9, name(EMPIRE, beside): 4}], stage=emp.FREEING)
    said = told(EMPIRE, state, 0, beside, 3)
    assert said == f"you move 3 cubes from {name(EMPIRE, 0)} to {name(EMPIRE, beside)}"


def test_empire_outlines_what_others_took():
    """And not what the reader took; what was lost counts its cubes."""
    game, state, dice = fought(9, 1, "6", "1")
    there = f"hood:{state.target}"
    assert {} == {part: why for part, why in marks(game, state, *dice, seat=0).items() if part == there}
    assert "you took it from Ann" == marks(game, state, *dice, seat=1)[there]
    for reader in range(3):  # a loss to who held it alone
        found = game.story.moments(step(game, state, *dice, seat=reader))
        assert ("capture", reader == 1) == (found[there], found.get("") == "loss")
    game, state, dice = fought(9, 4, "66", "11")
    assert "2 cubes lost" == marks(game, state, *dice, seat=1)[f"hood:{state.target}"]


def test_empire_tells_boroughs_won_and_lost():
    """Each with its own words."""
    city = EMPIRE.house.map
    bronx = list(city.members(city.boroughs[-1].name))
    for holder, said in ((0, "lose the bonus of"), (1, "hold all of")):
        held = [dict.fromkeys(bronx, 1), {}] if holder == 0 else [{}, dict.fromkeys(bronx, 1)]
        full = emp_positions.position(EMPIRE, 1, held)
        less = full.copy()
        less.owner[emp_positions.number(EMPIRE, bronx[0])] = 2
        pair = (full, less) if holder == 0 else (less, full)
        for state in pair:
            state.phase = emp.MOVE_IN
        sentences = list(EMPIRE.story.tell(Step(EMPIRE.setup, list(pair), [0], range(1), Cast(NAMES[:3], 0))))
        assert any(said.replace("hold", "holds" if holder else "hold") in each for each in sentences), sentences


def test_empire_tells_how_a_game_with_a_limit_ended():
    """Who has the most, or that two hold the same; and who holds all, limit or not."""
    game = emp_positions.empire(3, turn_limit=1)
    state = emp_positions.position(game, 0, [{"Midtown": 9}])
    state.round, state.winner, state.phase = 1, 2, emp.OVER
    cast = Cast(NAMES[:3], 0)
    assert "Bob wins: the rounds are over, and Bob has the most" in game.story.ending(game.setup, state, cast)
    state.winner = emp.NOBODY
    assert "Nobody has won: the rounds are over, and two hold the same" == game.story.ending(game.setup, state, cast)
    state.winner, state.count[:] = 0, [42, 0, 0, *state.count[3:]]
    assert "You win: nobody else holds a neighborhood any more" == game.story.ending(game.setup, state, cast)


# Taxi Derby


def driving(game, moved, at=None, **facts):
    """A turn of seat 0 in which that many spaces are driven."""
    state = taxi_positions.position(game, at=at, **facts)
    state.moved = state.fresh = moved
    return state


def test_taxi_derby_tells_the_passenger_who_has_come():
    """In whichever place, beside others who wait: where that one wants to go, and from where."""
    game, rng, seen = taxi_positions.city(3), random.Random(4), set()
    policy, state = bot_policy(game, "law-abiding"), game.initial_state()
    for _ in range(600):
        chance = game.is_chance_node(state)
        action = game.sample(state, rng.random()) if chance else policy(state, rng.random())
        if state.phase == taxi.TILE and game.story.turn_of(game.setup, state) >= 0:
            place = next(i for i, tile in enumerate(game.child(state, action).up) if tile and not state.up[i])
            kind, to = re.search(r": (\w+) to (\w)", game.action_to_string(state, action)).groups()
            assert re.search(rf"{kind}.* {to}\b", told(game, state, action))
            seen.add(place)
        state = game.successor(state, action)
    assert len(seen) > 2


@pytest.mark.parametrize(("moved", "said"), [
    (2, "You can drive 2 more spaces without speeding"), (3, "You can drive 1 more space without speeding"),
    (4, "You are at the speed limit"), (5, "You are 1 over the speed limit: the patrol car will")])
def test_taxi_derby_says_how_far_the_limit_is(moved, said):
    """Below it, at it, above it."""
    game = taxi_positions.city()
    assert said in game.story.ask(game.setup, driving(game, moved), Cast(NAMES[:2], 0))


@pytest.mark.parametrize("away", range(1, 8))
def test_taxi_derby_says_whether_a_way_fits_into_the_limit(away):
    """From so many spaces away whoever waits is reached without speeding in the four of a turn, or not."""
    game = taxi_positions.city()
    setup, there, rider = game.setup, game.setup.place_node[0], taxi_positions.tile(game, needs=set())
    here = next(n for n in range(setup.spaces) if taxi_positions.distance(game, n, there) == away)
    state = taxi_positions.position(game, here, up=dict.fromkeys(range(10)) | {0: rider}, money=0)
    ends = [next_space(setup, state, here, action) for action in range(STEPS)]
    nearer = [i for i, node in enumerate(ends) if node >= 0 and taxi_positions.distance(game, node, there) < away]
    assert {away > 4} == {taxi_voice.at(setup, state, action).value("beyond") for action in nearer}


@pytest.mark.parametrize(("before", "over"), [(0, 0), (3, 0), (4, 1), (6, 3)])
def test_taxi_derby_tells_how_far_over_the_limit_a_drive_goes(before, over):
    """All spaces of the turn count, those before as well."""
    game = taxi_positions.city()
    state = driving(game, before)
    said = told(game, state, game.legal_actions(state)[0])
    assert said.startswith("you drive 1 space to ")
    assert (f"That is {over} over the speed limit" in said) == (over > 0)
    assert over > 0 or "speed limit" not in said


@pytest.mark.parametrize(("tokens", "more"), [(1, 0), (2, 1), (3, 3)])
def test_taxi_derby_tells_what_upgrades_bring_to_a_fare(tokens, more):
    """Only those that the passenger wants."""
    game = taxi_positions.city()
    rider = next(i for i in range(game.setup.first_tile[4]) if game.setup.tile_needs[i] == 0b1
                 and not game.setup.tile_times[i])
    state = driving(game, 1, at=game.setup.landmark_node[game.setup.tile_to[rider]], aboard=[0],
                    tokens={"stereo": 0})
    state.aboard[:2] = [rider + 1, 0]
    state.token[:4] = [tokens, 3, 3, 3]
    state.fresh = 1
    dollars = game.setup.tile_pays[rider] + more
    said = told(game, state, taxi.DROP_OFF)
    assert said.endswith(f"+${dollars}, ${more} of it for upgrades" if more else f"+${dollars}")


def test_taxi_derby_tells_the_passenger_who_gets_off():
    """In either place of the taxi."""
    game = taxi_positions.city()
    riders = [i for i in range(game.setup.first_tile[4]) if not game.setup.tile_solo[i]]
    for place in (0, 1):
        for pair in zip(riders, riders[7:], strict=False):
            rider = pair[place]
            if game.setup.tile_needs[rider] or game.setup.tile_type[pair[0]] == game.setup.tile_type[pair[1]]:
                continue
            state = driving(game, 1, at=game.setup.landmark_node[game.setup.tile_to[rider]])
            state.aboard[:2] = [each + 1 for each in pair]
            kinds = ("commuter", "criminal", "professional", "celebrity", "agent")
            assert f"off the {kinds[game.setup.tile_type[rider]]} at " in told(game, state, taxi.DROP_OFF + place)


def test_taxi_derby_tells_the_pursuit_die_as_it_shows():
    """And how far that lets the patrol car come."""
    game = taxi_positions.city()
    state = driving(game, 6)
    state.phase, state.player = taxi.ROLL, -1
    assert told(game, state, 2).startswith(
        "The pursuit die shows 3, times 2 over the speed limit: the patrol car has 6 spaces to come after you")


def test_taxi_derby_tells_a_last_action_before_it_is_done():
    """What is done at once is told as done; what waits for the patrol car is about to happen."""
    game = taxi_positions.city()
    node = game.setup.place_node[0]
    for moved, said in ((2, "you pick up the "), (6, "you are about to pick up the ")):
        state = driving(game, moved, at=node, up={0: 0})
        assert said in told(game, state, taxi.PICK_UP)


def test_taxi_derby_says_why_a_taxi_is_towed():
    """By the ticket that says so, or as a fine cannot be paid."""
    game = taxi_positions.city(fine_change=5)
    for fine, why in ((taxi_fine(game, station=True), ""), (taxi_fine(game, station=False), "you cannot settle it: ")):
        state = taxi_positions.position(game, money=0, at=50, patrol=50, moved=6)
        state.phase, state.player, state.ticketed = taxi.TICKET, -1, 0
        assert f"{why}your taxi is towed to the police station" in told(game, state, fine)
        assert bool(why) == ("cannot settle" in told(game, state, fine))


def test_taxi_derby_says_why_a_ticket_comes_without_a_die():
    """A driver who ends a speeding turn on the patrol car's space has stopped on it."""
    game = taxi_positions.city()
    states = [driving(game, 6, at=50, patrol=50)]
    states.append(game.child(states[0], taxi.END))
    assert taxi.TICKET == states[1].phase
    states.append(game.child(states[1], taxi_fine(game, station=True)))
    actions = [taxi.END, taxi_fine(game, station=True)]
    said = game.story.tell(Step(game.setup, states, actions, range(1, 2), Cast(NAMES[:2], 0), 0))
    assert ["you stop on the patrol car's own space", "you get a ticket: to the police station"] == [*said][:2]


def test_taxi_derby_lets_all_share_a_victory():
    """Equal money is paid to all, and the end says so."""
    game = taxi_positions.city()
    state = taxi_positions.started(game)
    state.tickets[:2], state.money[:2], state.phase, state.player = [2, 1], [2, 0], taxi.OVER, -4
    assert [1, 1] == game.returns(state)
    said = game.story.ending(game.setup, state, Cast(NAMES[:2], 0))
    assert said.startswith("All have the same and share the victory.")


def taxi_fine(game, station):
    """A ticket that sends to the station, or one that costs money."""
    fines = game.setup.ticket_fine
    return next(i for i, fine in enumerate(fines) if (fine == -6 if station else fine > 0))


def test_taxi_derby_tells_a_delivery_apart_from_a_loss():
    """Whoever is brought is delivered, and lost by nobody."""
    game = taxi_positions.city()
    rider = taxi_positions.tile(game, needs=set(), times=False)
    state = driving(game, 6, at=game.setup.landmark_node[game.setup.tile_to[rider]], aboard=[rider], patrol=0)
    state, said = game.child(state, taxi.DROP_OFF), ""
    assert taxi.ROLL == state.phase
    while not sum(state.delivered):
        action = taxi_positions.outcomes(game, state)[0]
        state, said = game.child(state, action), told(game, state, action)
    assert "you deliver the passenger: +$" in said
    assert "lose" not in said


def test_taxi_derby_says_who_would_have_won_without_prizes():
    """Whoever has most dollars of those who did not win."""
    game = taxi_positions.city(3)
    state = taxi_positions.started(game)
    state.money[:3], state.phase, state.player = [9, 10, 0], taxi.OVER, -4
    state.token[:12] = [3] * 4 + [0] * 8
    state.tickets[:3] = [0, 9, 5]
    said = game.story.ending(game.setup, state, Cast(NAMES[:3], 0))
    assert said.startswith("You win $")
    assert "; without prizes Ann has more" in said


def test_taxi_derby_counts_prizes_from_the_first_that_differs():
    """At first all share every prize and nobody asks; later a sum stays, also where it is the same for all."""
    game = taxi_positions.city()
    state = taxi_positions.started(game)
    goal = functools.partial(game.story.goal, game.setup, state, Cast(NAMES[:2], 0), 0)
    assert "Most money wins. You $0, Ann $0." == goal()
    state.round = 1
    so_far = r"Money \+ prizes so far: you \$0 \+ \$(\d+), Ann \$0 \+ \$\1\."
    assert re.fullmatch(rf"Most money wins\. {so_far}", goal())


def test_taxi_derby_counts_the_stacks_that_are_used_up():
    """Just those, one tile short not."""
    game = taxi_positions.city()
    state, size = taxi_positions.started(game), game.setup.stack_size
    state.depth[:5] = [size, size - 1, size, 0, size]
    assert "(3 so far)" in game.story.goal(game.setup, state, Cast(NAMES[:2], 0), 0)


# Cat Cab Crew


@pytest.mark.parametrize(("dice", "limit", "brings"), [
    ("33345", 2, "2 spaces and 2 item rolls"), ("33334", 1, "1 space and 1 item roll"),
    ("45678", 2, "2 spaces and 3 × 2 spaces straight on"), ("22", 2, "2 curses for somebody else"),
    ("3", 0, "nothing"), ("55", 2, "2 spaces")])
def test_cat_cab_tells_what_kept_dice_bring(dice, limit, brings):
    """Fours and fives one space, more two spaces, threes items up to the limit, twos curses."""
    game = cab_positions.city(2, item_limit=limit)
    state = cab_positions.position(game, "", cells=[(3, 4), (1, 8)])
    state.die[: len(dice)] = [int(face) for face in dice]
    told_ = told(game, state, 0)
    assert told_.startswith(f"you keep {' '.join(dice)}: {brings}")
    assert told_[len(f"you keep {' '.join(dice)}: {brings}") :][:1] in ("", ".")


@pytest.mark.parametrize(("had", "said"), [(0, "your first"), (1, "your second"), (2, "your third")])
def test_cat_cab_counts_curses_on(had, said):
    """From those that the driver has already."""
    game = cab_positions.city(2, curse_limit=12)
    state = cab_positions.turn(game, cells=[(3, 4), (1, 8)])
    state.curses[0] = had
    assert f"A 1 is a curse: {said}" in told(game, state, 0)
    assert f"Each 1 is a curse: {said} and " in told(game, state, 0, 0)


def test_cat_cab_says_how_many_curses_end_the_rolls():
    """Those that are left up to the limit."""
    game = cab_positions.city(2)
    for curses, said in ((0, "4 more curses end your rolls"), (3, "1 more curse ends your rolls")):
        state = cab_positions.position(game, "456", cells=[(3, 4), (1, 8)], curses=(curses, 0))
        assert said in game.story.ask(game.setup, state, Cast(NAMES[:2], 0))


@pytest.mark.parametrize(("holders", "said"), [
    ((0, 1), "you win the red D6, one more die to roll"), ((1, 0), "you lose the red D6"),
    ((2, 1), "you take the red D6 from Ann"), ((1, 2), "Ann takes the red D6 from you")])
def test_cat_cab_tells_where_a_coloured_die_goes(holders, said):
    """Won, lost, and from whom to whom."""
    game = cab_positions.city(2)
    pair = [cab_positions.position(game, "456", cells=[(3, 4), (1, 8)]) for _ in range(2)]
    for state, holder in zip(pair, holders, strict=True):
        state.holder[0], state.phase = holder, cab.LOSE
    sentences = list(game.story.tell(Step(game.setup, pair, [0], range(1), Cast(NAMES[:2], 0))))
    assert said in sentences


def test_cat_cab_tells_what_each_place_brings():
    """The first, the second and the third have points of their own."""
    game = cab_positions.city(3)
    for place, points in enumerate(game.house.place_points, 1):
        pair = [cab_positions.position(game, "", ones=1, cells=[(3, 4), (1, 8), (2, 8)]) for _ in range(2)]
        pair[1].place[1] = place
        sentences = list(game.story.tell(Step(game.setup, pair, [0], range(1), Cast(NAMES[:3], 0))))
        assert f"Ann leaves the city {('first', 'second', 'third')[place - 1]}: +{points} points" in sentences


def test_cat_cab_adds_up_both_dice_of_a_duel():
    """One that stays counts with what it showed."""
    game = cab_positions.city(2)
    state = cab_positions.position(game, "", ones=1, cells=[(3, 4), (1, 8)])
    state.phase, state.player, state.duel, state.duel_rounds = cab.DUEL_ROLL, -1, 0b11, 1
    state.duel_die[:2], state.duel_pending = [4, 2], 0b10
    assert told(game, state, 2).startswith("you roll 4 + 3 = 7 in the duel. you win the duel with a 7. ")
    assert "you roll 4 + 2 = 6 in the duel" == told(game, state, 1)


def test_cat_cab_says_who_has_won_a_duel_when_all_dice_lie():
    """A first 7 wins nothing yet; two of them roll again, and a lone one wins whoever rolled last."""
    game = cab_positions.city(2)
    state = cab_positions.position(game, "", ones=1, cells=[(3, 4), (3, 4)])
    state.phase, state.player, state.duel, state.duel_rounds = cab.DUEL_ROLL, -1, 0b11, 1
    state.duel_die[:4], state.duel_pending = [4, 0, 5, 0], 0b1010
    assert "you roll 4 + 3 = 7 in the duel" == told(game, state, 2)
    rival = game.child(state, 2)
    both = "Ann rolls 5 + 2 = 7 in the duel. you and Ann have a 7 each, so the dice roll again"
    assert both == told(game, rival, 1)
    assert "Ann rolls 5 + 1 = 6 in the duel. you win the duel with a 7" == told(game, rival, 0)


@pytest.mark.parametrize(("spaces", "says"), [
    (1, "cat. It gets in"), (3, "cat, the long way round: you must drive all 3 spaces.")])
def test_cat_cab_says_why_a_drive_is_longer_than_the_way(spaces, says):
    """A cat one space away is reached with three spaces only by a detour."""
    game = cab_positions.city(2)
    state = cab_positions.position(game, ones=spaces, cells=[(3, 4), (1, 8)], passenger=(3, 5))
    told = [game.story.guide(game.setup, state, a, Cast(NAMES[:2], 0)) for a in game.legal_actions(state)]
    assert says in " ".join(told)


@pytest.mark.parametrize(("dice", "curses", "says"), [
    ("46", 1, "1 curse takes 1 space away. Left: 2 spaces straight on"),
    ("66", 3, "2 curses take 2 spaces away. Left: 2 spaces straight on"),
    ("6", 1, "1 curse cannot take half of a move of 2 spaces"),
    ("224", 2, "1 curse takes 1 space away, and nothing is left to drive"),
    ("2", 1, "")])
def test_cat_cab_says_what_curses_take(dice, curses, says):
    """As many spaces as they really take; a six is never halved, and what is left of them pushes."""
    game = cab_positions.city(2)
    state = cab_positions.position(game, dice, cells=[(3, 4), (1, 8)], curses=(curses,))
    found = [said for said in game.story.tell(step(game, state, 0)) if "curse" in said and "push" not in said]
    assert [says] * bool(says) == [said for said in found if "somebody else" not in said and "sabotage" not in said]


def test_cat_cab_says_where_nothing_came_of_it():
    """A boost that fits nowhere, Greedy cat without a die, the Paw patrol with nothing to take, a charm for nobody."""
    game = cab_positions.city(2)
    nibbles = cab_positions.landed(game, (2, 6), cells=[(2, 5), (1, 8)])
    assert "Cat nibbles: a 3 brings Greedy cat, and there is no die to take" in told(game, nibbles, 2)
    boost = game.child(nibbles, 4)
    assert "A 6 is rolled for the speed boost, which fits nowhere: the cab stays" in told(game, boost, 5)
    assert "A 5 is rolled for the speed boost" == told(game, boost, 4)
    patrol = cab_positions.landed(game, (3, 4), cells=[(3, 3), (1, 8)])
    for face, said in ((1, "bad luck, and nothing to lose"), (5, "an unhappy customer, and nothing to lose")):
        assert f"Paw patrol: a {face} is {said}" in told(game, patrol, face - 1)
    patrol.aboard[0], patrol.holder[0] = 1, 1
    for face, said in ((1, "a coloured die is lost"), (5, "a passenger is lost")):
        assert said in told(game, patrol, face - 1)
    charm = cab_positions.position(game, "3", cells=[(3, 4), (1, 8)])
    assert "Item roll 4: a lucky charm, with no passenger to move" in told(game, game.child(charm, 0), 3)


def test_cat_cab_ends_by_a_duel_only_where_there_was_one():
    """Losers with equal points are not a tie for the victory."""
    game = cab_positions.city(3)
    facts = {"cells": ["out"] * 3, "place": (1, 2, 3), "left": 3, "aboard": (1, 0, 0), "player": -4, "phase": cab.OVER}
    state = cab_positions.position(cab_positions.city(3, place_points=(10, 5, 5)), "", **facts)
    game = cab_positions.city(3, place_points=(10, 5, 5))
    cast = Cast(NAMES[:3], 0)
    assert "duel" not in game.story.ending(game.setup, state, cast)
    state.winner = 0
    assert game.story.ending(game.setup, state, cast).endswith("a duel settled the tie")


def test_cat_cab_tells_a_first_roll_as_a_first_roll():
    """Whoever kept their dice in the turn before does not roll those again."""
    game = cab_positions.city(1)
    kept = cab_positions.position(game, "45", cells=[(3, 4), (1, 8)])
    state = cab_positions.turn(game, 0, cells=[(3, 4), (1, 8)])
    state.turns[0] = kept.turns[0] + 1
    assert " again " not in told(game, state, *[3] * state.pending.bit_count(), earlier=kept)


def test_cat_cab_tells_nibbles_by_their_bands():
    """Faces 1 and 2, 3 and 4, 5 and 6."""
    game = cab_positions.city(2)
    words = [band for band in ("a cab upgrade", "Greedy cat", "a speed boost") for _ in range(2)]
    state = cab_positions.landed(game, (2, 6), cells=[(2, 5), (1, 8)])
    assert cab.NIBBLE_ROLL == state.phase
    for face, brings in enumerate(words):
        assert f"Cat nibbles: a {face + 1} brings {brings}" in told(game, state, face)


def test_cat_cab_tells_sabotage_of_others_alone():
    """Somebody else's curses, not those that the driver brings on."""
    game = cab_positions.city(3)
    pair = [cab_positions.position(game, "", ones=1, cells=[(3, 4), (1, 8), (2, 8)]) for _ in range(2)]
    pair[1].curses[:] = [3, 2, 0]
    sentences = list(game.story.tell(Step(game.setup, pair, [0], range(1), Cast(NAMES[:3], 0))))
    assert ["you sabotage Ann: 2 curses"] == [each for each in sentences if "sabotage" in each]


def test_cat_cab_tells_passengers_gained_and_lost():
    """With their points, and who."""
    game = cab_positions.city(2)
    for before, after, said in ((1, 2, "you collect the passenger: +5 points"),
                                (2, 1, "you lose a passenger: −5 points")):
        pair = [cab_positions.position(game, "", ones=1, cells=[(3, 4), (1, 8)]) for _ in range(2)]
        pair[0].aboard[0], pair[1].aboard[0] = before, after
        pair[0].collected = pair[1].collected = 1
        assert said in list(game.story.tell(Step(game.setup, pair, [0], range(1), Cast(NAMES[:2], 0))))


# Meow Meow Daifugo


def act(game, state, text):
    """The number of an action by its name."""
    return game.string_to_action(state, text)


def test_daifugo_tells_hands_to_their_owners():
    """The deal names the cards of whoever reads, and of nobody else."""
    game = daifugo(3)
    state = game.initial_state()
    while state.phase == cards.SHUFFLE:
        state = game.child(state, game.chance_weights(state)[0][0])
    actions, at, rng = [], state, random.Random(1)
    while at.phase == cards.DEAL:
        actions.append(rng.choice([outcome for outcome, _ in game.chance_weights(at)]))
        at = game.child(at, actions[-1])
    for seat in range(-1, 3):
        said = told(game, state, *actions, seat=seat)
        assert [seat == s for s in range(3)] == [f"{who} ha" in said for who in ("you", "Ann", "Bob")]


def test_daifugo_tells_who_leads_next():
    """Whoever played last, not who passed."""
    game = daifugo(2)
    state = hands(game, "W1 W2", "W3 W4 W6", top="B8")
    state.last = 1
    assert "Nobody beats the last play: Ann leads next" in told(game, state, act(game, state, "pass"))


def test_daifugo_tells_what_a_round_costs_each():
    """The circles of each loser's own cards, by the scale of the rules in play, and nothing of the winner."""
    for house, costs in ({}, "6 to 10 cost 2 points"), ({"penalty_bands": (3, 6)}, "7 or more cost 3 points"):
        game = daifugo(3, **house)
        state = hands(game, "W1", "D5 W2", "W3")
        said = told(game, state, act(game, state, "white 1"))
        assert f"you win the round with an empty hand. Ann has 7 circles left: {costs}" in said
        assert "you have" not in said


def test_daifugo_tells_the_cards_of_a_duel_once_all_are_shown():
    """Before that, the reader's own alone."""
    game = daifugo(3)
    state = game.initial_state()
    while game.is_chance_node(state):
        state = game.child(state, game.chance_weights(state)[0][0])
    assert cards.DUEL == state.phase
    for shown in range(3):
        action = game.legal_actions(state)[0]
        said = told(game, state, action, seat=-1)
        assert (shown == 2) == ("The lowest starts" in said), said
        assert [shown == 2] * 2 == ["to show" not in said, "; " in said]
        assert (3 if shown == 2 else 0) == sum(f"{who} show" in said for who in ("you", "Ann", "Bob"))
        state = game.child(state, action)


def test_daifugo_says_who_wins_a_match_between_two():
    """The other one than who lost all points."""
    game = daifugo(2)
    state = hands(game, "W1", "D5 W2", lost=[0, 4, 0, 0])
    over = game.child(state, act(game, state, "white 1"))
    said = game.story.ending(game.setup, over, Cast(NAMES[:2], 0))
    assert said.startswith("You win the match: Ann has lost ")


# Washi Cat


@pytest.mark.parametrize(("seat", "cat", "fish"), [(0, "c3", "c4"), (1, "c2", "c1")])
def test_washi_cat_tells_fish_taken_on_either_side(seat, cat, fish):
    """Taken on the far side, by either seat, and not brought home yet."""
    game = washi_positions.washi()
    where = {("red", "blue")[seat]: cat}
    state = washi_positions.position(game, **where, fish=f"{fish} a{5 - int(fish[1])}", seat=seat)
    said = told(game, state, act(game, state, next(n for n in washi_positions.names(game, state) if fish in n)))
    assert "It takes a fish; now it has to get home to " in said
    assert "brings its fish home" not in said


def test_washi_cat_asks_for_the_way_home():
    """Where both rows may be home, each cat is told which one is its own."""
    game = washi_positions.washi(washi_positions.empty(cats=2), cats_start="one on each side")
    state = washi_positions.position(game, "a1 b4", "e4 d1", carrying="a1 b4")
    asked = game.story.ask(game.setup, state, Cast(NAMES[:2], 0))
    rows = [washi.home_row(game.setup, cat) + 1 for cat in (0, 1)]
    assert rows[0] != rows[1]
    assert "; ".join(f"Cat {n + 1} brings its fish home to row {row}" for n, row in enumerate(rows)) in asked


def test_washi_cat_tells_sewers_once():
    """Those that this move blocked."""
    game = load("washi_cat", board="small", drawing="random", specials=1)
    state = game.initial_state()
    while state.phase != washi.TURN:
        state = game.child(state, taxi_positions.outcomes(game, state)[0])
    action = game.legal_actions(state)[0]
    after = game.child(state, action)
    sewers = "A pair of "
    for before, then, times in ((0b01, 0b01, 0), (0b01, 0b11, 1), (0b00, 0b11, 2), (0b00, 0b00, 0)):
        state.dead, after.dead = before, then
        pair = Step(game.setup, [state, after], [action], range(1), Cast(NAMES[:2], 0))
        assert times == sum(sewers in each for each in game.story.tell(pair))


def test_washi_cat_counts_the_fish_of_its_own_seat():
    """In the goal and in the standings."""
    game = washi_positions.washi(washi_positions.empty(cats=2))
    state = washi_positions.position(game, "a1 b1", "e4 d4", delivered="a1")
    assert "you 1 of 2, Ann 0 of 2" in game.story.goal(game.setup, state, Cast(NAMES[:2], 0), 0).replace("You", "you")
    assert "1 of 2 fish home" in game.story.standing(game.setup, state, 0)
    assert "0 of 2 fish home" in game.story.standing(game.setup, state, 1)


def test_washi_cat_says_why_somebody_won():
    """By fish, or by a trap."""
    game, cast = washi_positions.washi(), Cast(NAMES[:2], 0)
    state = washi_positions.position(game, delivered="a1")
    state.winner = 0
    for ended, why in ((washi.BY_DELIVERY, "the cat has brought a fish home"), (washi.BY_TRAP, "Ann is trapped")):
        state.ended = ended
        assert f"You win with 1 to 0 fish: {why}" == game.story.ending(game.setup, state, cast)
