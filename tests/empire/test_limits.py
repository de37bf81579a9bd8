"""Every number of the house rules just below, at and just above what it limits, for the last seat and entry too."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise, permutations, product

import networkx as nx
import pytest

import catlib
from catlib.games.empire import phases
from catlib.games.empire.maps import NODES
from catlib.games.empire.placing import new_cubes
from catlib.games.empire.rules import NUM_ACTIONS
from catlib.games.empire.setup import ATTACK_DICE, KINDS, SEATS, SETS
from catlib.games.empire.winning import fulfilled, leader
from catlib.rules import bit_count

from .positions import empire, fight, names, number, play, position

SQUIRRELS = ["Inwood", "East Harlem", "Roosevelt Island"]
RATS = ["Washington Heights", "Upper West Side", "Midtown"]
GAME = empire(3)
CITY = GAME.house.map
HOODS = CITY.names()
LAST = HOODS[-1]
BESIDE = next(HOODS[n] for n in GAME.setup.near[GAME.setup.first[41] : GAME.setup.first[42]])


def holding(game, seat, held, stage=phases.BEGIN, **facts):
    """As `position`: a seat holds that many cubes by neighborhood, the next one all others, and its turn begins."""
    other = (seat + 1) % game.num_players
    rest = dict.fromkeys((name for name in game.house.map.names() if name not in held), 1)
    holds = [held if s == seat else rest if s == other else {} for s in range(game.num_players)]
    return position(game, seat=seat, holds=holds, stage=stage, **facts)


def ones(names, more=0):
    """One cube on each, more on the first."""
    return dict.fromkeys(names, 1) | {names[0]: 1 + more}


# New cubes


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("per_cube", [1, 2, 3, 4, 5, 7, 10])
def test_new_cubes_are_rounded_down(per_cube, seat):
    """n − 1, n and n + 1 neighborhoods around every multiple, for the first seat and the last."""
    game = empire(3, neighborhoods_per_cube=per_cube, least_cubes=1, bonus_percent=0)
    around = {k * per_cube + more for k in (1, 2, 4) for more in (-1, 0, 1)}
    for held in sorted(around & {*range(1, 42)}):
        state = holding(game, seat, ones(HOODS[-held:]))
        assert max(1, held // per_cube) == state.reserve[seat]
        assert [0, 0] == [state.reserve[s] for s in range(3) if s != seat]


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("least", [1, 2, 3, 4, 5, 20])
def test_a_turn_brings_at_least_so_much(least, seat):
    """Nine to fifteen neighborhoods, of which three bring a cube, around the least."""
    game = empire(3, least_cubes=least, bonus_percent=0)
    for held in (1, 9, 11, 12, 14, 15):
        assert max(least, held // 3) == holding(game, seat, ones(HOODS[:held])).reserve[seat]


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("percent", [0, 1, 33, 49, 50, 51, 99, 100, 101, 250, 500])
def test_every_borough_brings_its_share(percent, seat):
    """Each borough alone, the last too, and all together: rounded down one by one."""
    game = empire(3, bonus_percent=percent)
    worth = {borough.name: borough.bonus * percent // 100 for borough in CITY.boroughs}
    for borough in CITY.boroughs:
        members = list(CITY.members(borough.name))
        base = max(3, len(members) // 3)
        assert base + worth[borough.name] == holding(game, seat, ones(members)).reserve[seat]
        assert max(3, (len(members) - 1) // 3) == holding(game, seat, ones(members[:-1])).reserve[seat]
        assert max(3, (len(members) - 1) // 3) == holding(game, seat, ones(members[1:])).reserve[seat]
    state = position(game, seat=seat)
    state.owner[:42], state.count[:3] = [seat] * 42, [42 * (s == seat) for s in range(3)]
    assert 14 + sum(worth.values()) == new_cubes(game.setup, state, seat)
    assert 3 == new_cubes(game.setup, state, (seat + 1) % 3)


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 5, 100])
def test_the_supply_limits_what_a_turn_brings(left, seat):
    """With that many cubes left in the box a turn brings them at most; others' cubes do not count."""
    game = empire(3, cube_supply=60, bonus_percent=0)
    held = {HOODS[0]: 60 - left} if left < 60 else {HOODS[0]: 1}
    assert min(3, left) == holding(game, seat, held).reserve[seat]


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_the_supply_counts_cubes_that_are_not_placed_yet(left):
    """Cubes in the reserve are out of the box too, when a set brings more."""
    game = empire(3, cube_supply=50)
    state = holding(game, 2, {"Midtown": 40}, stage=phases.EXCHANGING, hand=[[], [], SQUIRRELS])
    state.reserve[2] = 10 - left
    after = game.child(state, game.legal_actions(state)[0])
    assert min(4, left) == after.reserve[2] - state.reserve[2]


# Sets


@pytest.mark.parametrize("before", range(10))
@pytest.mark.parametrize(("awards", "step"), [((4, 6, 8, 10, 12, 15), 5), ((1, 2, 3, 5, 8, 13), 0), ((9,) * 6, 50)])
def test_every_set_brings_its_award(before, awards, step):
    """The sixth is the last of the table; each later one brings a step more. Any seat's sets count."""
    game = empire(3, set_awards=awards, set_step=step)
    state = holding(game, 2, {"Midtown": 3}, stage=phases.EXCHANGING, hand=[[], [], SQUIRRELS], sets=before)
    wanted = (*awards, *(awards[5] + step * k for k in range(1, 5)))[before]
    after = game.child(state, game.legal_actions(state)[0])
    assert (wanted, before + 1) == (after.reserve[2], after.sets)


@pytest.mark.parametrize("hand", [SQUIRRELS, [*SQUIRRELS, RATS[0]], SQUIRRELS + RATS])
@pytest.mark.parametrize("forced", [0, 1, 3, 4, 5, 6, 7, 10])
def test_cards_that_force_an_exchange(forced, hand):
    """From that many cards on they may not be kept, whatever happened before in the turn; with fewer they may."""
    game = empire(3, forced_exchange=forced)
    must = 0 < forced <= len(hand)
    state = holding(game, 2, {"Midtown": 3}, stage=phases.EXCHANGING, hand=[[], [], hand])
    assert must == (phases.KEEP_CARDS not in game.legal_actions(state))
    for done in ({"taken": 1}, {"turned_in": 1}):
        state = holding(game, 2, {"Midtown": 3}, stage=phases.EXCHANGING, hand=[[], [], hand], **done)
        assert must == (state.phase == phases.EXCHANGE)


def test_sets_hold_up_to_two_wild_cards():
    """Each combination of three cards, by the definition: equal or all different, or with a wild card or more."""
    game = empire(3, wild_cards=3)
    pigeons = [hood.name for hood in CITY.neighborhoods if hood.pest == "pigeon"]
    by_kind = [SQUIRRELS, RATS, pigeons, ["wild1", "wild2", "wild3"]]
    for some in combinations_with_replacement(range(KINDS), 3):
        hand = [by_kind[kind][some[:n].count(kind)] for n, kind in enumerate(some)]
        wild = some.count(3)
        good = wild < 3 and (wild > 0 or len(set(some)) in (1, 3))
        state = holding(game, 2, {"Midtown": 3}, stage=phases.EXCHANGING, hand=[[], [], hand])
        assert good == (state.phase == phases.EXCHANGE), hand
    assert len(SETS) == len(game.setup.set_counts)


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4])
def test_the_last_wild_card_can_be_drawn(n):
    """So many are in the pile, each as likely as any other card, and each helps a set."""
    game = empire(3, wild_cards=n)
    state = holding(game, 2, {"Midtown": 3}, stage=phases.DRAWING, taken=1)
    drawn = dict(game.chance_outcomes(state))
    assert {*range(42), *range(NODES, NODES + n)} == set(drawn)
    assert {Fraction(1, 42 + n)} == set(drawn.values())
    if n:
        after = game.child(state, NODES + n - 1)
        assert 1 << NODES + n - 1 == after.hand[2] & game.setup.kind_cards[3]


@pytest.mark.parametrize("wild", ["wild1", "wild4"])
def test_a_set_with_a_wild_card_on_the_largest_map(wild):
    """A wild card is not a neighborhood's, also where its number comes right after the last one."""
    hoods = [{"name": f"N{n}", "borough": "All", "pest": ("rat", "pigeon", "squirrel")[n % 3], "at": [50 * n, 50],
              "next_to": [f"N{m}" for m in (n - 1, n + 1) if 1 <= m <= NODES]} for n in range(1, NODES + 1)]
    city = {"title": "A long row", "size": [50 * NODES + 50, 100], "boroughs": [{"name": "All", "bonus": 1}],
            "neighborhoods": hoods}
    game = catlib.load("empire", players=2, map=city, wild_cards=4)
    last = f"N{NODES}"
    state = position(game, holds=[{last: 1}], stage=phases.EXCHANGING, hand=[[last, f"N{NODES - 1}", wild]])
    after = game.child(state, game.legal_actions(state)[0])
    assert (phases.PLACE, 0, 4) == (after.phase, after.hand[0], after.reserve[0] - state.reserve[0])


# Placing and moving


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("left", [1, 2, 9, 10, 11, 12, 20, 21])
def test_cubes_are_placed_singly_by_the_brick_or_all(left, seat):
    """All from two on, a brick of ten where more than ten are left; each does what it says, on the last place too."""
    state = holding(GAME, seat, {HOODS[3]: 1, LAST: 1}, stage=phases.PLACING, reserve=left)
    steps = {0: 1} | ({2: left} if left > 1 else {}) | ({1: 10} if left > 10 else {})
    places = {h + NODES * kind for h in (3, 41) for kind in steps}
    assert places == set(GAME.legal_actions(state))
    assert max(places) < NUM_ACTIONS
    for kind, n in steps.items():
        after = GAME.child(state, 41 + NODES * kind)
        assert (1 + n, left - n) == (after.cubes[41], after.reserve[seat])


@pytest.mark.parametrize("most", [1, 2, 99, 100, 101, 102, 150])
def test_how_many_cubes_may_move(most):
    """Up to a lot of a hundred, then the rest at once; one stays behind, and a full lot may be followed by another."""
    state = holding(GAME, 2, {LAST: most + 1, BESIDE: 1}, stage=phases.FREEING)
    state = play(GAME, state, f"free move from {LAST}", f"free move to {BESIDE}")
    numbers = [*range(1, min(most, 100) + 1), *([phases.REST] if most > 100 else [])]
    assert numbers == GAME.legal_actions(state)
    for action in {1, min(most, 100), numbers[-1]}:
        moved = most if action == phases.REST else action
        after = GAME.child(state, action)
        assert (most + 1 - moved, 1 + moved) == (after.cubes[41], after.cubes[number(GAME, BESIDE)])
        assert (after.phase == phases.FREE_COUNT) == (action == 100 < most)
        if after.phase == phases.FREE_COUNT:
            assert 0 == GAME.legal_actions(after)[0]


@pytest.mark.parametrize("seed", range(6))
def test_a_connected_free_move_goes_as_far_as_own_neighborhoods_reach(seed):
    """Every neighborhood that a walk through own ones comes to, and no other."""
    game, rng = empire(3, free_move="connected"), random.Random(seed)
    held = rng.sample(HOODS, 28)
    state = holding(game, 2, dict.fromkeys(held, 2), stage=phases.FREEING)
    own = game.house.map.graph().subgraph(held)
    for origin in held:
        reached = nx.node_connected_component(own, origin) - {origin}
        if reached:
            after = play(game, state, f"free move from {origin}")
            assert {number(game, name) for name in reached} == set(game.legal_actions(after))


@pytest.mark.parametrize("rest", [0, 1, 99, 100, 101, 102])
def test_how_many_cubes_may_follow_a_capture(rest):
    """As many as dice were rolled are in already; none need follow, one stays behind, a full lot may be followed."""
    game, state = fight(rest + 4, 1)
    after = play(game, state, "dice 666 1")
    if rest == 0:
        assert phases.MOVE_IN != after.phase
    else:
        numbers = [*range(min(rest, 100) + 1), *([phases.REST] if rest > 100 else [])]
        assert numbers == game.legal_actions(after)
        for action in {0, 1, min(rest, 100), numbers[-1]}:
            moved = rest if action == phases.REST else action
            later = game.child(after, action)
            assert (rest + 1 - moved, 3 + moved) == (later.cubes[0], later.cubes[1])
            assert (later.phase == phases.MOVE_IN) == (action == 100 < rest)


# Battles


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 20])
def test_all_faces_are_alike(sides):
    """In a battle, and in the roll for the start."""
    game, state = fight(2, 1, sides=sides)
    fair = [(face, Fraction(1, sides)) for face in range(sides)]
    assert fair == game.chance_outcomes(state) == game.chance_outcomes(game.initial_state())


@pytest.mark.parametrize(("most", "have"), list(product([1, 2, 3, 4], [2, 3, 4, 5, 6])))
def test_the_attacker_keeps_a_cube_back(most, have):
    """One die fewer than cubes, and never more than the most."""
    game, state = fight(have, 2, attack_dice=most)
    wanted = min(most, have - 1)
    if most == 1 or have == 2:
        assert 1 == state.attacking
    else:
        assert [*range(1, wanted + 1)] == game.legal_actions(state)


@pytest.mark.parametrize(("most", "have"), list(product([1, 2, 3], [1, 2, 3, 4])))
def test_the_defender_rolls_no_more_dice_than_cubes(most, have):
    """Up to the most; where there is no choice, nobody is asked."""
    game, state = fight(9, have, defend_dice=most)
    state = game.child(state, 2)
    wanted = min(most, have)
    if wanted > 1:
        assert [*range(1, wanted + 1)] == game.legal_actions(state)
    else:
        assert (phases.ROLL, wanted) == (state.phase, state.defending)


@pytest.mark.parametrize("faces", sorted(permutations((1, 3, 6))))
def test_dice_lie_as_they_were_rolled(faces):
    """Each side's faces lie together, the highest first, until the last die has been rolled."""
    game, state = fight(4, 3)
    state = game.child(game.child(state, 3), 2)  # dice of the attacker, of the defender
    for face in (*faces, 5):
        assert phases.ROLL == state.phase
        state = game.child(state, face - 1)
    assert [6, 3, 1] == state.die[:3]
    assert [5, 0] == state.die[ATTACK_DICE : ATTACK_DICE + 2]


@pytest.mark.parametrize("ties", ["defender", "attacker"])
@pytest.mark.parametrize(("attack", "defend"), [(4, 3), (3, 2), (1, 3), (4, 1), (2, 2)])
def test_every_comparison_counts(ties, attack, defend):
    """Highest with highest, down to the last pair: forty rolls, against sorted lists."""
    game, start = fight(9, 9, attack_dice=4, defend_dice=3, ties=ties)
    rng = random.Random(attack * 10 + defend)
    for _ in range(40):
        mine, theirs = ([rng.randrange(1, 7) for _ in range(n)] for n in (attack, defend))
        state = play(game, start, f"dice {''.join(map(str, mine))} {''.join(map(str, theirs))}")
        pairs = list(zip(sorted(mine)[::-1], sorted(theirs)[::-1], strict=False))
        won = sum(a > d or (a == d and ties == "attacker") for a, d in pairs)
        assert (9 - len(pairs) + won, 9 - won) == (state.cubes[0], state.cubes[1])


# Set-up and end


@pytest.mark.parametrize("players", range(2, SEATS + 1))
def test_starting_cubes_by_players(players):
    """The entry of the table that belongs to this number of players, the last too; each has as many after the deal."""
    game = empire(players, starting_cubes=(40, 36, 33, 27, 21), first_player="seat 1")
    state, rng = game.initial_state(), random.Random(players)
    while state.phase == phases.DEAL:
        state = game.child(state, rng.choice([s for s, _ in game.chance_outcomes(state)]))
    each = (40, 36, 33, 27, 21)[players - 2]
    assert [each] * players == [state.reserve[s] + state.count[s] for s in range(players)]
    assert [42 // players + (s < 42 % players) for s in range(players)] == list(state.count[:players])


@pytest.mark.parametrize("n", [1, 2, 3, 20])
def test_neutral_neighborhoods_hold_so_many_cubes(n):
    """Each of them, the last as well."""
    game = empire(2, first_player="seat 1", neutral_third=True, neutral_cubes=n)
    state = game.initial_state()
    while state.dealt < 41:
        state = game.child(state, game.chance_outcomes(state)[0][0])
    last = game.child(state, phases.NEUTRAL)
    assert {n} == {c for owner, c in zip(last.owner[:42], last.cubes[:42], strict=True) if owner == phases.NEUTRAL}


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("out", [None, 0, 1, 2])
@pytest.mark.parametrize("limit", [0, 1, 2, 3])
def test_a_round_ends_where_the_first_seat_would_move(first, out, limit):
    """Also when that seat, or any other, is out: turn by turn against a list of the seats that are left."""
    game = empire(3, turn_limit=limit)
    alive = [seat for seat in range(3) if seat != out]
    order = [(first + k) % 3 for k in range(3)]
    turns = [(seat, rounds) for rounds in range(4) for seat in order if seat in alive]
    for (seat, rounds), (after, later) in pairwise(turns):
        state = position(game, seat=seat, reserve=1)
        state.first, state.round, state.stage, state.phase = first, rounds, phases.ENDING, phases.NEXT
        for h in range(42):
            state.owner[h] = alive[h % 2 if len(alive) == 2 else h % 3]
        state.count[:] = [list(state.owner[:42]).count(s) for s in range(SEATS + 1)]
        state = stepped(game, state)
        over = limit > 0 and later >= limit
        assert over == game.is_terminal(state)
        assert over or (after, later) == (state.seat, state.round)


def stepped(game, state):
    """The state once somebody is asked."""
    from catlib.games.empire.rules import next_stage

    state = state.copy()
    while state.phase == phases.NEXT:
        next_stage(game.setup, state)
    return state


@pytest.mark.parametrize(("mine", "others", "best"), [
    ((3, 10), (2, 50), 0), ((2, 50), (3, 10), 1), ((2, 10), (2, 11), 1), ((2, 11), (2, 10), 0), ((2, 10), (2, 10), -1)])
def test_most_neighborhoods_then_most_cubes_lead(mine, others, best):
    """Cubes count only between equals, and equals in both lead together, which is nobody."""
    game = empire(3)
    state = position(game)
    state.owner[:42], state.cubes[:42] = [2] * 42, [0] * 42
    at = iter(range(42))
    for seat, (held, total) in enumerate((mine, others)):
        places = [next(at) for _ in range(held)]
        for h in places:
            state.owner[h], state.cubes[h] = seat, 1
        state.cubes[places[-1]] += total - held
    state.owner[5:42], state.count[:3] = [phases.NEUTRAL] * 37, [mine[0], others[0], 0]
    assert best == leader(game.setup, state)


# Occupation cards


def mission(name):
    return [m.name for m in CITY.missions].index(name)


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("m", CITY.missions, ids=lambda m: m.name)
def test_a_mission_is_fulfilled_just_when_its_last_part_is(m, seat):
    """All that it asks for wins, and one neighborhood, cube or link less does not; whose card it is matters."""
    game = empire(3, objective="missions")
    number_of = mission(m.name)
    held = [HOODS.index(name) for borough in m.boroughs for name in CITY.members(borough)]
    held += [h for h in range(42)[::-1] if h not in held][: max(0, m.neighborhoods - len(held))]
    if m.links:
        ends = [(HOODS.index(a), HOODS.index(b)) for a, b in (link.ends for link in CITY.links)]
        held = sorted({end for pair in ends[-m.links :] for end in pair})
    state = position(game, mission=[number_of] * 3)
    other = (seat + 1) % 3
    for h in range(42):
        state.owner[h], state.cubes[h] = (seat, max(1, m.cubes)) if h in held else (other, 5)
    assert fulfilled(game.setup, state, seat)
    assert not fulfilled(game.setup, state, (seat + 2) % 3)
    for h in held:
        less = state.copy()
        less.owner[h] = other
        assert not fulfilled(game.setup, less, seat) or bool(m.links)
        if m.cubes > 1:
            fewer = state.copy()
            fewer.cubes[h] = m.cubes - 1
            assert not fulfilled(game.setup, fewer, seat)


def test_links_are_counted_by_both_ends():
    """Ten of them win for the cabbie, counted from the last of the map."""
    game = empire(3, objective="missions")
    ends = [(HOODS.index(a), HOODS.index(b)) for a, b in (link.ends for link in CITY.links)]
    state = position(game, mission=[mission("The cabbie")] * 3)
    seen = set()
    for n in range(1, len(ends) + 1):
        held = {end for pair in ends[-n:] for end in pair}
        both = sum(a in held and b in held for a, b in ends)
        for h in range(42):
            state.owner[h] = 1 if h in held else 0
        assert (both >= 10) == fulfilled(game.setup, state, 1)
        seen.add(both)
    assert {9, 10, 11} & seen


# What has happened before


def test_no_set_is_turned_in_after_a_capture():
    """Between attacks there is an exchange only where it is forced."""
    for forced in (0, 3, 4):
        game = empire(3, forced_exchange=forced)
        state = holding(game, 2, {"Midtown": 9}, stage=phases.ATTACKING, hand=[[], [], SQUIRRELS])
        target = next(name for name in names(game, play(game, state, "attack from Midtown")) if "Chelsea" in name)
        state = play(game, state, "attack from Midtown", target, "dice 666 1", 0)
        assert (forced == 3) == (state.phase == phases.EXCHANGE)


@pytest.mark.parametrize("taken", [0, 1])
def test_a_card_comes_only_after_a_capture(taken):
    """Once a turn, after the free move, however it ends."""
    game = GAME
    state = holding(game, 2, {LAST: 3, BESIDE: 1}, taken=taken, stage=phases.FREEING)
    drawn = 0
    while state.seat == 2:
        drawn += game.is_chance_node(state)
        state = game.child(state, 0 if game.is_chance_node(state) else phases.STOP)
    assert taken == drawn == bit_count(state.hand[2])


def test_what_a_turn_began_with_is_forgotten_when_the_next_begins():
    """Captures and sets of a turn do not count in the next player's."""
    state = holding(GAME, 1, {"Midtown": 3}, taken=1, turned_in=1, stage=phases.ENDING, hand=[[], [], SQUIRRELS])
    assert (2, 0, 0, phases.EXCHANGE) == (state.seat, state.taken, state.turned_in, state.phase)


def test_what_the_last_turn_took_is_forgotten_at_the_limit():
    """A game that ends with its last round ends between two turns."""
    game = empire(3, turn_limit=1)
    state = holding(game, 2, {"Midtown": 3}, taken=1, stage=phases.ENDING)
    assert (1, 0, phases.OVER) == (state.round, state.taken, state.phase)
