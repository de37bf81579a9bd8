"""Every rule of `catlib/games/empire/concordance.toml`, one test or more a rule, named after its number."""

from collections import Counter
from fractions import Fraction as F

import pytest

from catlib import IllegalAction
from catlib.chance import generator
from catlib.games.empire import phases
from catlib.games.empire.board import cubes_of
from catlib.games.empire.maps import NODES, PESTS
from catlib.games.empire.placing import new_cubes
from catlib.games.empire.sets import award
from catlib.games.empire.winning import fulfilled, links_held
from catlib.rules import bit_count

from .positions import cubes, empire, fight, names, number, play, position


def neighbours(game, name):
    """Where an attack from a neighborhood can go on the map of a game."""
    near, h = game.setup.near, number(game, name)
    return {game.house.map.names()[n] for n in near[game.setup.first[h] : game.setup.first[h + 1]]}


def placed(game, seed=1):
    """The state in which the first turn begins, everything dealt and placed by chance."""
    state, draw = game.initial_state(), generator(seed).random
    while state.stage < phases.EXCHANGING and not game.is_terminal(state):
        legal = game.legal_actions(state)
        action = game.sample(state, draw()) if game.is_chance_node(state) else legal[int(draw() * len(legal))]
        state = game.successor(state, action)
    return state


# Setting up


def test_rule_1_boroughs():
    """Six boroughs, 42 neighborhoods, each in one of them."""
    city = empire().house.map
    assert ["Manhattan", "The Bronx", "Queens", "Brooklyn", "Staten Island", "Jersey"] == [
        b.name for b in city.boroughs
    ]
    assert 42 == len(city.neighborhoods) == sum(len(city.members(b.name)) for b in city.boroughs)


def test_rule_1_neighbours():
    """Land, bridges, the tram and the subway all make neighbours."""
    assert {"Harlem", "East Harlem", "Inwood", "Fordham", "Fort Lee"} == neighbours(empire(), "Washington Heights")
    assert {"Upper East Side", "Long Island City"} == neighbours(empire(), "Roosevelt Island")
    assert {"land", "bridge", "tram", "subway"} == {kind for _, _, kind in empire().house.map.edges()}


def test_rule_2_bricks():
    """Cubes are placed one by one, ten at a time, or all together."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 1}, {"B": 1, "C": 1, "D": 1}], reserve=12)
    assert ["place a cube on A", "place all cubes on A", "place ten cubes on A"] == names(game, state)
    state = play(game, state, "place ten cubes on A")
    assert (11, 2) == (state.cubes[0], state.reserve[0])
    assert ["place a cube on A", "place all cubes on A"] == names(game, state)


def test_rule_3_cards():
    """A card for each neighborhood, fourteen of each pest, two wild cards, six Occupation cards."""
    game = empire()
    assert Counter(dict.fromkeys(PESTS, 14)) == Counter(hood.pest for hood in game.house.map.neighborhoods)
    assert [14, 14, 14, 2] == [bit_count(cards) for cards in game.setup.kind_cards]
    assert 44 == bit_count(game.initial_state().pile)
    assert 6 == len(game.house.map.missions)
    assert (3, 2, 6) == (game.setup.attack_dice, game.setup.defend_dice, game.setup.sides)


@pytest.mark.parametrize(("players", "each"), [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20)])
def test_rule_4_starting_cubes(players, each):
    """Everybody has brought all starting cubes out when the first turn begins."""
    game = empire(players)
    state = placed(game)
    on_map = [cubes_of(game.setup, state, s) for s in range(players)]
    assert [each] * players == on_map
    assert state.seat == state.first


@pytest.mark.parametrize(("players", "counts"), [(3, [14, 14, 14]), (4, [11, 11, 10, 10]), (5, [9, 9, 8, 8, 8])])
def test_rule_5_deal(players, counts):
    """All neighborhoods are dealt out, from the first player on, and hold a cube each."""
    game = empire(players, first_player="seat 1")
    state = game.initial_state()
    while state.phase == phases.DEAL:
        state = game.child(state, game.chance_weights(state)[0][0])
    assert counts == state.count[:players]
    assert {1} == set(state.cubes[:42])


def test_rule_5_every_deal_is_alike():
    """A neighborhood goes to each player with the same chance, and the next one to those with fewer more often."""
    game = empire(3, first_player="seat 1")
    state = game.initial_state()
    assert [(s, F(1, 3)) for s in range(3)] == game.chance_outcomes(state)
    assert [(0, F(13, 41)), (1, F(14, 41)), (2, F(14, 41))] == game.chance_outcomes(game.child(state, 0))


# New cubes


def test_rule_6_thirds():
    """Everybody gets the thirds of their own neighborhoods."""
    game = empire(3)
    state = position(game, holds=[dict.fromkeys(game.house.map.members("Queens"), 1)], stage=phases.BEGIN)
    assert 3 + 6 == state.reserve[0]
    assert [3, 3, 11] == [new_cubes(empire(3, bonus_percent=0).setup, state, s) for s in range(3)]


def test_rule_7_bonus():
    """A bonus is paid for a whole borough only."""
    game = empire(2, map="row")
    assert [5, 3] == [
        position(game, holds=[held, {}], stage=phases.BEGIN).reserve[0] for held in ({"A": 1, "B": 1}, {"B": 1, "C": 1})
    ]


def turned_in(game, *hands, sets=0):
    """The state in which the first player may turn in cards."""
    holds = [{"Midtown": 3}, {"Chelsea": 3}]
    return position(game, holds=holds, hand=hands, stage=phases.EXCHANGING, sets=sets)


def test_rule_8_a_set_is_turned_in_for_cubes():
    """The set goes aside, the cubes come to be placed, and the next set is worth more, whoever turns it in."""
    game = empire(3)
    state = turned_in(game, ["Inwood", "Washington Heights", "Harlem", "East Harlem"])
    assert ["turn in a squirrel, a rat and a pigeon for 4 cubes", "turn in no set"] == names(game, state)
    after = play(game, state, "turn in a squirrel, a rat and a pigeon for 4 cubes")
    assert (4, 1, 1) == (after.reserve[0], after.sets, bit_count(after.hand[0]))
    assert (3, phases.PLACE) == (bit_count(after.aside), after.phase)
    assert 6 == award(game.setup, after.sets)


def test_rule_8_cards_may_be_kept():
    """Nobody has to turn in a set."""
    game = empire(3)
    state = play(game, turned_in(game, ["Inwood", "Washington Heights", "Harlem"]), "turn in no set")
    assert (0, 3, phases.ATTACK) == (state.sets, bit_count(state.hand[0]), state.phase)


def test_rule_8_wild_cards():
    """A wild card stands for any pest, so with two other cards there is always a set."""
    game = empire(3)
    state = turned_in(game, ["Inwood", "Washington Heights", "wild1"])
    assert ["turn in a squirrel, a rat and a wild card for 4 cubes", "turn in no set"] == names(game, state)


def test_rule_9_anywhere():
    """New cubes go on any own neighborhood, and on no other."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 1, "C": 1}, {"B": 1, "D": 1}], reserve=1)
    assert ["place a cube on A", "place a cube on C"] == names(game, state)


# Attacks


def test_rule_10_origin_and_target():
    """An attack goes from two cubes or more to a rival next door."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 5, "B": 2}, {"C": 1, "D": 9}])
    assert ["attack from B", "no more attacks"] == names(game, state)
    assert ["attack C"] == names(game, play(game, state, "attack from B"))


def test_rule_11_nothing_is_empty():
    """A neighborhood that was taken holds cubes, and so does the one they came from."""
    game, state = fight(4, 1)
    state = play(game, state, "dice 666 1")
    assert {"A": 1, "B": 3, "C": 1, "D": 1} == cubes(game, state)


def test_rule_12_dice():
    """The attacker rolls up to three dice, one fewer than cubes at most; the defender one or two."""
    game, state = fight(3, 2)
    assert ["roll 1 die", "roll 2 dice"] == names(game, state)
    state = play(game, state, "roll 2 dice")
    assert (1, ["defend with 1 die", "defend with 2 dice"]) == (state.player, names(game, state))
    state = play(game, state, "defend with 2 dice")
    assert [(face, F(1, 6)) for face in range(6)] == game.chance_outcomes(state)


def test_rule_12_no_choice_is_not_asked():
    """Two cubes attack with one die, and a single cube defends with one."""
    _, state = fight(2, 1)
    assert (1, 1, phases.ROLL) == (state.attacking, state.defending, state.phase)


@pytest.mark.parametrize(("roll", "attacker", "defender"), [
    ("321 21", 0, 2),
    ("333 33", 2, 0),
    ("63 64", 2, 0),
    ("63 52", 0, 2),
    ("5 54", 1, 0),
    ("3 12", 0, 1),
    ("16 6", 1, 0)])
def test_rule_13_comparison(roll, attacker, defender):
    """Highest against highest, second against second, ties for the defender, in any order of rolling."""
    game, state = fight(9, 3)
    left = cubes(game, play(game, state, f"dice {roll}"))
    assert (9 - attacker, 3 - defender) == (left["A"], left["B"])


def test_rule_14_stop_at_will():
    """The first roll has to be made; after it the attack may be called off."""
    game, state = fight(5, 3)
    assert "call the attack off" not in names(game, state)
    state = play(game, state, "dice 111 66")
    assert "call the attack off" in names(game, state)
    state = play(game, state, "call the attack off")
    assert (phases.ATTACK, -1) == (state.phase, state.origin)


def test_rule_14_out_of_cubes():
    """An attacker with one cube left has to stop."""
    game, state = fight(3, 2)
    state = play(game, state, "dice 11 66")
    assert (1, phases.NOBODY) == (state.cubes[0], state.origin)
    assert state.stage != phases.ATTACKING


def test_rule_14_move_in():
    """At least the dice of the winning roll move in, at most all cubes but one."""
    game, state = fight(6, 1)
    state = play(game, state, "dice 66 1")
    offered = [f"move in {n} cubes" for n in (2, 3, 4, 5)]
    assert offered == names(game, state)
    assert {"A": 2, "B": 4, "C": 1, "D": 1} == cubes(game, play(game, state, 2))


def test_rule_14_large_armies_move_in_lots():
    """Any number can move, even where one movement names a hundred at most."""
    game, state = fight(251, 1)
    state = play(game, state, "dice 666 1")
    assert "move in 250 cubes" == names(game, state)[-1]
    assert 250 == play(game, state, phases.REST).cubes[1]
    state = play(game, state, 100, 100)
    assert (203, phases.MOVE_IN) == (state.cubes[1], state.phase)
    assert {203 + n for n in range(48)} == {play(game, state, n).cubes[1] for n in game.legal_actions(state)}


def test_rule_14_attack_again():
    """Attacks may go on from the neighborhood just taken and from any other."""
    game, state = fight(9, 1)
    state = play(game, state, "dice 666 1", 2)
    assert ["attack from B", "no more attacks"] == names(game, state)


# The end of a turn


def test_rule_15_free_move():
    """Cubes of one neighborhood move to one own neighbour, and one stays."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 4, "B": 1}, {"C": 9, "D": 9}])
    assert ["free move from A", "no free move"] == names(game, state)
    state = play(game, state, "free move from A", "free move to B")
    assert ["move 1 cube to B", "move 2 cubes to B", "move 3 cubes to B"] == names(game, state)
    state = play(game, state, "move 2 cubes to B")
    assert ([2, 3, 9, 9], 1) == (state.cubes[:4], state.seat)


def test_rule_15_large_free_moves():
    """A hundred cubes can move, or more, up to all but one."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 150, "B": 1}, {"C": 9, "D": 9}])
    state = play(game, state, "free move from A", "free move to B", 100)
    assert (list(range(50)), phases.FREE_COUNT) == (game.legal_actions(state), state.phase)
    assert [50, 101] == play(game, state, 0).cubes[:2]


def test_rule_15_card():
    """Who occupied something new draws one card, each in the pile alike; who did not draws none."""
    game, state = fight(9, 1)
    state = play(game, state, "dice 666 1", 0, "no more attacks", "no free move")
    assert [F(1, 6)] * 6 == [p for _, p in game.chance_outcomes(state)]
    assert [0, 1, 2, 3, NODES, NODES + 1] == [card for card, _ in game.chance_outcomes(state)]
    game, state = fight(9, 3)
    state = play(game, state, "dice 111 66", 0, "no more attacks")
    assert (1, 0) == (state.seat, bit_count(state.hand[0]))


def test_rule_15_the_next_player():
    """The turn goes to the next player who still holds something, and rounds are counted at the first player's turn."""
    game = empire(3)
    state = position(game, seat=1, holds=[{"Midtown": 1}, {"Chelsea": 3, "Gramercy": 1}], stage=phases.ENDING)
    assert (2, 0) == (state.seat, state.round)
    state = position(game, seat=2, holds=[{"Midtown": 1}, {"Chelsea": 3}], stage=phases.ENDING)
    assert (0, 1) == (state.seat, state.round)
    state = position(game, seat=0, holds=[{"Midtown": 2}], stage=phases.ENDING)
    assert 2 == state.seat


def test_rule_16_everything():
    """Who wipes the last rival out has won at once."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 1, "B": 1, "C": 9}, {"D": 1}])
    state = play(game, state, "attack from C", "attack D", "dice 666 1")
    assert (True, [1, 0]) == (game.is_terminal(state), game.returns(state))


def test_rule_16_missions():
    """With Occupation cards each player is dealt one, and whoever fulfils it wins."""
    game = empire(3, objective="missions", first_player="seat 1")
    state = game.initial_state()
    while state.phase != phases.DEAL:
        state = game.child(state, game.chance_weights(state)[0][0])
    assert 3 == len(set(state.mission[:3]) - {phases.NOBODY})
    city = game.house.map
    banker = [m.name for m in city.missions].index("The banker")
    held = dict.fromkeys(city.members("Manhattan"), 3)
    state = position(game, holds=[held | {"Inwood": 1}, {"Riverdale": 3}], mission=[banker, 0, 1])
    assert [1, 0, 0] == game.returns(state)


@pytest.mark.parametrize(("players", "name", "held", "done"), [
    (3, "The gardener", 18, False),
    (3, "The gardener", 19, True),
    (3, "The lady", 21, False),
    (3, "The lady", 22, True),
    (2, "The gardener", 25, False),
    (2, "The gardener", 26, True),
    (2, "The lady", 28, False),
    (2, "The lady", 29, True)])
def test_rule_16_missions_that_count(players, name, held, done):
    """Neighborhoods with enough cubes count for a mission, more where two play; here one holds a single cube."""
    game = empire(players, objective="missions")
    mission = [m.name for m in game.house.map.missions].index(name)
    holds = dict.fromkeys(game.house.map.names()[:held], 2) | {"Inwood": 1}
    state = position(game, holds=[holds], mission=[mission, 0, 1], stage=phases.FREEING)
    assert done == fulfilled(game.setup, state, 0)


def test_rule_16_links():
    """The cabbie needs both ends of ten links, of fourteen where two play."""
    game, two = (empire(players, objective="missions") for players in (3, 2))
    cabbie = [m.name for m in game.house.map.missions].index("The cabbie")
    links = game.house.map.links
    for table, least in ((game, 10), (two, 14)):
        counts = set()
        for n in range(8, 16):
            holds = dict.fromkeys([end for link in links[:n] for end in link.ends], 1)
            state = position(table, holds=[holds], mission=[cabbie, 0, 1], stage=phases.FREEING)
            counts.add(links_held(table.setup, state, 0))
            assert fulfilled(table.setup, state, 0) == (links_held(table.setup, state, 0) >= least)
        assert {least, least + 1} & counts
        assert min(counts) < least


# Refusals


def test_an_attack_without_spare_cubes_is_refused():
    """A neighborhood with one cube cannot attack; the sentence says what can be done, and nothing changes."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 5, "B": 1, "C": 3}, {"D": 5}])
    before = state.copy()
    with pytest.raises(IllegalAction, match=r"action 1 is not legal here; legal: 2 \(attack from C\), 56 \(no more"):
        game.child(state, number(game, "B"))
    assert before == state


def test_more_dice_than_spare_cubes_are_refused():
    """Three dice need four cubes."""
    game, state = fight(3, 2)
    with pytest.raises(IllegalAction, match=r"action 3 is not legal here; legal: 1 \(roll 1 die\), 2 \(roll 2 dice\)"):
        game.child(state, 3)
