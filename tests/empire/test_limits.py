"""What two tellings side by side rarely come to: limits of cards, bricks, lots and links, and what a state keeps."""

from itertools import combinations_with_replacement, permutations, product

import pytest

import catlib
from catlib.games.empire import phases
from catlib.games.empire.maps import NODES
from catlib.games.empire.rules import NUM_ACTIONS
from catlib.games.empire.setup import ATTACK_DICE, KINDS, SETS
from catlib.games.empire.winning import fulfilled
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


# Sets


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


# Battles


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


def stepped(game, state):
    """The state once somebody is asked."""
    from catlib.games.empire.rules import next_stage

    state = state.copy()
    while state.phase == phases.NEXT:
        next_stage(game.setup, state)
    return state


# Occupation cards


def mission(name):
    return [m.name for m in CITY.missions].index(name)


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
