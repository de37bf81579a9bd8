"""Every house rule in every value: one situation each, in which the values give different answers."""

import copy
import re
from pathlib import Path

import pytest

import catlib
from catlib import BadSetup
from catlib.chance import generator
from catlib.game import Cast
from catlib.games.empire import phases
from catlib.games.empire.dealing import share
from catlib.games.empire.maps import NODES
from catlib.games.empire.sets import award
from catlib.games.empire.setup import HouseRules, missions_of
from catlib.games.empire.voice import ending, goal, mission_of
from catlib.games.empire.winning import fulfilled
from catlib.rules import bit_count

from .positions import PAIR, ROW, cubes, empire, fight, names, number, play, position

SSS = ["Inwood", "East Harlem", "Roosevelt Island"]
RRR = ["Washington Heights", "Upper West Side", "Midtown"]


def begin(game, *holds, **facts):
    """The first player's turn begins."""
    return position(game, holds=holds, stage=phases.BEGIN, **facts)


def offered(game, state):
    """The sets that may be turned in, and whether they may be kept."""
    return [a for a in game.legal_actions(state) if state.phase == phases.EXCHANGE]


def test_every_house_rule_has_a_test_here():
    """No house rule is forgotten: each is named in a test of this file."""
    source = Path(__file__).read_text(encoding="utf-8")
    forgotten = [name for name in HouseRules.model_fields if not re.search(rf"\b{name}=", source)]
    assert [] == forgotten


# Numbers


def test_sides():
    """A die of four sides shows one to four."""
    game, state = fight(2, 1, sides=4)
    assert 4 == len(game.chance_outcomes(state))


@pytest.mark.parametrize(("most", "dice"), [(1, [1]), (2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_attack_dice(most, dice):
    """The attacker rolls at most that many dice; a single choice is not asked for."""
    game, state = fight(9, 1, attack_dice=most)
    assert dice == (game.legal_actions(state) if state.phase == phases.DICE else [state.attacking])


@pytest.mark.parametrize(("most", "dice"), [(1, []), (2, [1, 2]), (3, [1, 2, 3])])
def test_defend_dice(most, dice):
    """The defender rolls at most that many dice."""
    game, state = fight(9, 3, defend_dice=most)
    assert dice == game.legal_actions(game.child(state, 3))


def test_more_dice_are_compared():
    """With three defending dice three pairs are compared."""
    game, state = fight(9, 3, attack_dice=4, defend_dice=3)
    state = play(game, state, "dice 6541 655")
    assert {"A": 6, "B": 3, "C": 1, "D": 1} == cubes(game, state)


@pytest.mark.parametrize(("ties", "left"), [("defender", (4, 3)), ("attacker", (5, 2))])
def test_ties(ties, left):
    """Equal dice cost one side a cube or the other."""
    game, state = fight(5, 3, ties=ties)
    assert left == tuple(play(game, state, "dice 4 4").cubes[:2])


def test_starting_cubes():
    """The cubes to start with, by number of players."""
    for players, each in ((2, 50), (3, 41)):
        game = empire(players, starting_cubes=(50, 41, 30, 25, 20))
        assert each == game.setup.cubes


@pytest.mark.parametrize(("per_cube", "least", "brought"), [(3, 3, 4), (2, 3, 6), (4, 3, 3), (10, 1, 1), (3, 7, 7)])
def test_neighborhoods_per_cube_and_least_cubes(per_cube, least, brought):
    """Twelve neighborhoods bring that many cubes."""
    game = empire(3, neighborhoods_per_cube=per_cube, least_cubes=least, bonus_percent=0)
    assert brought == begin(game, dict.fromkeys(game.house.map.names()[:12], 1)).reserve[0]


@pytest.mark.parametrize("n", [0, 1, 4])
def test_wild_cards(n):
    """So many wild cards are in the pile."""
    game = empire(wild_cards=n)
    assert 42 + n == bit_count(game.initial_state().pile)


def test_turn_limit():
    """After that many rounds the most neighborhoods win, then the most cubes; equals do not."""
    game = empire(2, map="row", turn_limit=1)
    for held, paid in (({"A": 1, "B": 1, "C": 1}, [1, 0]), ({"A": 3, "B": 1}, [1, 0]), ({"A": 1, "B": 1}, [0, 0])):
        state = position(game, seat=1, holds=[held], stage=phases.ENDING)
        assert (True, paid) == (game.is_terminal(state), game.returns(state))
    assert not game.is_terminal(position(game, seat=0, holds=[{"A": 1}], stage=phases.ENDING))
    assert not game.is_terminal(
        position(empire(2, map="row", turn_limit=0), seat=1, holds=[{"A": 1}], stage=phases.ENDING)
    )


def test_a_whole_round_in_which_nobody_can_do_anything_ends_the_game():
    """Then the most neighborhoods win, as nothing would ever change; a cube that may still come goes on."""
    row = [
        {"name": name, "borough": "Both", "pest": "rat", "at": [50 * i + 50, 50], "next_to": [*near]}
        for i, (name, near) in enumerate(zip("ABCDEFG", ["B", "AC", "BD", "CE", "DF", "EG", "F"], strict=True))
    ]
    city = {**PAIR, "size": [400, 100], "neighborhoods": row}
    game = catlib.load("empire", players=2, map=city, cube_supply=50, free_move="none")
    mine = {"A": 46, "B": 1, "C": 1, "D": 1}
    stuck, going = (position(game, holds=[mine, {"G": n}], reserve=1) for n in (48, 47))
    over = play(game, stuck, number(game, "A"))
    assert (True, [1, 0], 1) == (game.is_terminal(over), game.returns(over), over.round)
    assert ending(game.setup, over, Cast(("Ada", "Bo"))).endswith(
        "nobody can do anything any more, and Ada has the most, 4 neighborhoods, 50 cubes"
    )
    assert (phases.PLACE, 1) == ((after := play(game, going, number(game, "A"))).phase, after.player)


# Gaps


def test_map():
    """Another map may be given: a name, a file's path, or its content."""
    assert ["A", "B", "C", "D"] == catlib.load("empire", map=ROW).house.map.names()
    assert 42 == catlib.load("empire", map="default").setup.size


@pytest.mark.parametrize(("percent", "brought"), [(0, 3), (100, 5), (250, 8)])
def test_bonus_percent(percent, brought):
    """Borough bonuses are paid in part or more than once, rounded down."""
    assert brought == begin(empire(2, map="row", bonus_percent=percent), {"A": 1, "B": 1}).reserve[0]


def test_set_awards_and_set_step():
    """What sets bring, one after the other."""
    game = empire(set_awards=(1, 2, 3, 5, 8, 13), set_step=21)
    assert [1, 2, 3, 5, 8, 13, 34, 55] == [award(game.setup, n) for n in range(8)]


def test_the_table_counts_sets_together():
    """The second set of the game brings six cubes, whoever turned in the first."""
    game = empire(2)
    for before, cubes_due in ((0, 4), (1, 6), (2, 8)):
        state = position(game, seat=1, holds=[{"Midtown": 3}, {"Chelsea": 3}], hand=[[], SSS], sets=before,
                         stage=phases.EXCHANGING)
        after = game.child(state, game.legal_actions(state)[0])
        assert (cubes_due, before + 1) == (after.reserve[1] - state.reserve[1], after.sets)


@pytest.mark.parametrize(("first_player", "phase"), [("highest roll", phases.START_ROLL), ("seat 1", phases.DEAL)])
def test_first_player(first_player, phase):
    """The start is rolled for, or the first seat begins."""
    state = empire(first_player=first_player).initial_state()
    assert phase == state.phase
    assert (0, 0, 7 if phase == phases.START_ROLL else 0) == (state.best, state.leaders, state.pending)


def test_first_player_ties_roll_again():
    """Only those who share the highest roll go on rolling."""
    game = empire(3, first_player="highest roll")
    state = play(game, game.initial_state(), 5, 2)
    assert (5, 0b001) == (state.best, state.leaders)
    state = play(game, state, 5)
    assert 0b101 == state.pending
    state = play(game, state, 1, 3)
    assert (phases.DEAL, 2) == (state.phase, state.first)


@pytest.mark.parametrize(("placement", "order"), [("one by one", [0, 1, 0, 1]), ("all at once", [0, 0, 1, 1])])
def test_placement(placement, order):
    """The rest of the cubes is placed in turn or a player after the other."""
    game = empire(2, map="row", first_player="seat 1", placement=placement, starting_cubes=(4, 4, 4, 4, 4))
    state = play(game, game.initial_state(), 1, 1, 2, 2)
    asked = []
    while state.stage == phases.FILLING:
        asked.append(state.player)
        state = game.child(state, game.legal_actions(state)[0])
    assert order == asked


@pytest.mark.parametrize(("placement", "amounts"), [("one by one", {0}), ("all at once", {0, 1, 2})])
def test_placement_of_bricks(placement, amounts):
    """One by one means a single cube, even where many wait; all at once, bricks and all that are left may be put."""
    game = empire(2, map="row", first_player="seat 1", placement=placement, starting_cubes=(14, 14, 14, 14, 14))
    state = play(game, game.initial_state(), 1, 1, 2, 2)
    assert {h + NODES * kind for h in (0, 1) for kind in amounts} == set(game.legal_actions(state))


def test_neutral_third_and_neutral_cubes():
    """Two players may leave a third of the city to nobody, who defends with all dice and never moves."""
    game = empire(2, first_player="seat 1", neutral_third=True, neutral_cubes=5)
    assert [14, 14, 14] == [share(game.setup, game.initial_state(), s) for s in (0, 1, phases.NEUTRAL)]
    state = game.child(game.initial_state(), phases.NEUTRAL)
    assert (phases.NEUTRAL, 5) == (state.owner[0], state.cubes[0])
    assert [14] == [share(empire(3, neutral_third=True).setup, state, 1)]
    state = position(game, holds=[{"Harlem": 5}])
    state.owner[3] = phases.NEUTRAL  # East Harlem
    state.cubes[3] = 4
    state = play(game, state, "attack from Harlem", "attack East Harlem", "roll 3 dice")
    assert (phases.ROLL, 2) == (state.phase, state.defending)


def test_neutral_neighborhoods_need_not_be_beaten():
    """Who wipes out the only rival has won, whatever stays neutral."""
    game = empire(2, map="row", neutral_third=True)
    state = position(game, holds=[{"A": 9}, {"B": 1}])
    state.owner[2] = state.owner[3] = phases.NEUTRAL
    state.count[:] = [1, 1, 0, 0, 0, 0, 2]
    state = play(game, state, "attack from A", "attack B", "dice 666 1")
    assert (True, [1, 0]) == (game.is_terminal(state), game.returns(state))


@pytest.mark.parametrize(("forced", "keeps"), [(0, True), (5, False), (7, True)])
def test_forced_exchange(forced, keeps):
    """From that many cards on a set has to be turned in."""
    game = empire(forced_exchange=forced)
    state = position(game, holds=[{"Midtown": 3}], hand=[SSS + RRR], stage=phases.EXCHANGING)
    assert keeps == (phases.KEEP_CARDS in offered(game, state))


def test_forced_exchange_in_the_middle_of_a_turn():
    """Cards taken from a rival may force an exchange at once; then the attacks go on."""
    game = empire(3, forced_exchange=5, inherit_cards=True)
    state = position(game, holds=[{"Midtown": 9}, {"Chelsea": 1}], hand=[SSS, RRR])
    state = play(game, state, "attack from Midtown", "attack Chelsea", "dice 666 1", 0)
    assert (phases.EXCHANGE, 6) == (state.phase, bit_count(state.hand[0]))
    state = game.child(state, offered(game, state)[0])
    assert phases.PLACE == state.phase
    state = play(game, state, "place all cubes on Midtown")
    assert phases.ATTACK == state.phase


@pytest.mark.parametrize(("inherit", "mine", "aside"), [(False, 0, 3), (True, 3, 0)])
def test_inherit_cards(inherit, mine, aside):
    """The cards of who is wiped out are put aside or taken."""
    game = empire(3, inherit_cards=inherit)
    state = position(game, holds=[{"Midtown": 9}, {"Chelsea": 1}], hand=[[], SSS])
    state = play(game, state, "attack from Midtown", "attack Chelsea", "dice 666 1")
    assert (0, mine, aside) == tuple(map(bit_count, (state.hand[1], state.hand[0], state.aside)))


@pytest.mark.parametrize(("rule", "to"), [("adjacent", ["B"]), ("connected", ["B", "C"]), ("none", None)])
def test_free_move(rule, to):
    """Cubes move next door, through own neighborhoods, or not at all."""
    game = empire(2, map="row", free_move=rule)
    state = position(game, holds=[{"A": 3, "B": 1, "C": 1}, {"D": 2}])
    if to is None:
        assert (phases.PLACE, 1) == (state.phase, state.player)
        return
    state = play(game, state, "free move from A")
    assert [f"free move to {name}" for name in to] == names(game, state)


@pytest.mark.parametrize(("supply", "brought"), [(0, 14), (50, 7), (43, 0)])
def test_cube_supply(supply, brought):
    """No more cubes come than there are."""
    game = empire(3, cube_supply=supply, starting_cubes=(40, 35, 30, 25, 20))
    held = dict.fromkeys(game.house.map.members("Manhattan"), 1) | {"Inwood": 31}
    assert brought == begin(game, held).reserve[0]


@pytest.mark.parametrize(("rule", "phase"), [("reshuffle", phases.DRAW), ("no card", phases.PLACE)])
def test_empty_pile(rule, phase):
    """An empty pile is made anew from the cards turned in, or nobody draws."""
    game = empire(2, map="row", empty_pile=rule)
    state = position(game, holds=[{"A": 1, "B": 1}], taken=1, pile=0, aside=3, stage=phases.DRAWING)
    assert phase == state.phase
    assert (3, 0) == ((state.pile, state.aside) if rule == "reshuffle" else (state.aside, state.pile))


@pytest.mark.parametrize("card", range(4))
def test_a_pile_of_one_card_is_not_empty(card):
    """Whichever card is left is drawn before the pile is made anew."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 1, "B": 1}], taken=1, pile=1 << card, aside=15 - (1 << card),
                     stage=phases.DRAWING)
    assert [(card, 1)] == game.chance_weights(state)


def test_no_card_anywhere():
    """With all cards in hands nobody draws."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 1, "B": 1}], taken=1, pile=0, aside=0, stage=phases.DRAWING)
    assert (1, phases.PLACE) == (state.seat, state.phase)


def test_objective():
    """Occupation cards are dealt in the shorter game only."""
    assert [phases.DEAL, phases.MISSION] == [
        empire(objective=o, first_player="seat 1").initial_state().phase for o in ("everything", "missions")
    ]


@pytest.mark.parametrize("house", [{}, {"neutral_third": True}])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_mission_is_won_by_the_deal(players, house):
    """However evenly the first cubes are placed, each mission wants something that was not dealt."""
    game = empire(players, objective="missions", **house)
    for seed in range(20):
        state, draw = game.initial_state(), generator(seed).random
        while state.phase != phases.PLACE:
            state = game.child(state, game.sample(state, draw()))
        state.cubes[:] = [9] * len(state.cubes)
        for mission in range(game.setup.missions):
            state.mission[:players] = [mission] * players
            assert not any(fulfilled(game.setup, state, seat) for seat in range(players))


def test_two_players_attack_before_a_mission_is_won():
    """The gardener who spreads all cubes evenly has to take four neighborhoods more, as where three play."""
    for players, dealt in ((2, 21), (3, 14)):
        game = empire(players, objective="missions")
        gardener = [m.name for m in missions_of(game.setup)].index("The gardener")
        assert dealt + 4 == missions_of(game.setup)[gardener].neighborhoods == game.setup.mission_size[gardener]
        state = position(game, mission=[gardener, *range(players - 1)])
        assert f"hold {dealt + 4} neighborhoods" in mission_of(game.setup, state, 0)
        assert f"hold {dealt + 4} neighborhoods" in goal(game.setup, state, Cast(("Ann", "Ben", "Cy")), 0)


@pytest.mark.parametrize(("rule", "seats"), [("at once", [1, 0, 0]), ("next turn", [0, 0, 0])])
def test_mission_counts(rule, seats):
    """A fulfilled mission wins at once, or when the player's next turn comes."""
    game = empire(3, objective="missions", mission_counts=rule)
    lady = [m.name for m in game.house.map.missions].index("The lady")
    held = dict.fromkeys(game.house.map.names()[:22], 1) | {"Inwood": 3}
    assert seats == game.returns(position(game, holds=[held], mission=[lady, 0, 1]))
    assert [1, 0, 0] == game.returns(begin(game, held, mission=[lady, 0, 1])) or rule == "at once"


@pytest.mark.parametrize(("rule", "won"), [("at once", [1, 0, 0]), ("next turn", [0, 0, 0])])
def test_a_free_move_can_fulfil_a_mission(rule, won):
    """The gardener needs two cubes on eighteen neighborhoods, and the last ones come by the free move."""
    game = empire(3, objective="missions", mission_counts=rule)
    gardener = [m.name for m in game.house.map.missions].index("The gardener")
    held = dict.fromkeys(game.house.map.names()[:18], 2) | {"Inwood": 3, "Washington Heights": 1}
    state = position(game, holds=[held], mission=[gardener, 0, 1], stage=phases.FREEING)
    state = play(game, state, "free move from Inwood", "free move to Washington Heights", 1)
    assert won == game.returns(state)
    assert (rule == "at once") == game.is_terminal(state)


# Bad input


def changed(where, value):
    """The row with one entry changed or, given None, taken out."""
    city = copy.deepcopy(ROW)
    inner = city
    for step in where[:-1]:
        inner = inner[step]
    if value is None:
        del inner[where[-1]]
    else:
        inner[where[-1]] = value
    return city


BAD = {
    "seven players": ({"players": 7}, "players=7: Empire is for 2 to 6 players"),
    "one player": ({"players": 1}, "players=1: Empire is for 2 to 6 players"),
    "negative cubes": ({"starting_cubes": (40, 35, 30, 25, -1)},
        "starting_cubes=(40, 35, 30, 25, -1): numbers of cubes are 0 to 200"),
    "too few cubes": ({"starting_cubes": (40, 13, 30, 25, 20)},
        "starting_cubes.1=13: 3 players need 14 cubes each at least, one for each of 42 neighborhoods"),
    "a die of one side": ({"sides": 1}, "sides=1: input should be greater than or equal to 2"),
    "too small a supply": ({"cube_supply": 42}, "cube_supply=42: more than 42 cubes are needed, or 0 for no end"),
    "an unknown rule": ({"free_mov": "none"}, "free_mov: no such house rule of Empire; did you mean free_move?"),
    "no missions": ({"map": ROW, "objective": "missions"},
        "objective='missions': the map has 0 missions; 6 are needed"),
    "an unknown map": ({"map": "boston"},
        "map='boston': there is no such map; there are default, or give a .toml file"),
    "a missing file": ({"map": "nowhere.toml"}, "map='nowhere.toml': cannot be read: No such file or directory"),
    "a disconnected map": ({"map": changed(["links"], [])},
        "map.neighborhoods.2='C': it cannot be reached from A; borders and links join all neighborhoods"),
    "a one-sided border": ({"map": changed(["neighborhoods", 0, "next_to"], ["B", "C"])},
        "map.neighborhoods.0.next_to.1='C': it is next to A, but does not say so; both sides tell a border"),
    "a border with itself": ({"map": changed(["neighborhoods", 0, "next_to"], ["A", "B"])},
        "map.neighborhoods.0.next_to.0='A': a neighborhood is next to others of the map only"),
    "a border listed twice": ({"map": changed(["neighborhoods", 0, "next_to"], ["B", "B"])},
        "map.neighborhoods.0.next_to.1='B': this border stands here twice; each side lists it once"),
    "a borough without neighborhoods": (
        {"map": changed(["boroughs"], [*ROW["boroughs"], {"name": "North", "bonus": 1}])},
        "map.boroughs.2='North': this borough has no neighborhood; a borough has at least one"),
    "an unknown borough": ({"map": changed(["neighborhoods", 3, "borough"], "Eest")},
        "map.neighborhoods.3.borough='Eest': no such borough; there are West, East"),
    "a negative bonus": ({"map": changed(["boroughs", 0, "bonus"], -2)},
        "map.boroughs.0.bonus=-2: input should be greater than or equal to 0"),
    "an unknown pest": ({"map": changed(["neighborhoods", 0, "pest"], "cat")},
        "map.neighborhoods.0.pest='cat': input should be 'squirrel', 'rat' or 'pigeon'"),
    "a name used twice": ({"map": changed(["boroughs", 1, "name"], "West")},
        "map.boroughs.1.name='West': this name is taken; every name is used once"),
    "a place used twice": ({"map": changed(["neighborhoods", 1, "at"], [50, 50])},
        "map.neighborhoods.1.at=(50.0, 50.0): another neighborhood is drawn there; points differ"),
    "a place off the drawing": ({"map": changed(["neighborhoods", 1, "at"], [500, 50])},
        "map.neighborhoods.1.at=(500.0, 50.0): this is off the drawing; its size is (400.0, 100.0)"),
    "a link to nowhere": ({"map": changed(["links", 0, "ends"], ["B", "E"])},
        "map.links.0.ends.1='E': no such neighborhood; a link joins two of the map"),
    "a link to itself": ({"map": changed(["links", 0, "ends"], ["B", "B"])},
        "map.links.0.ends=('B', 'B'): a link joins two different neighborhoods"),
    "a link between neighbours": ({"map": changed(["links", 0, "ends"], ["A", "B"])},
        "map.links.0.ends=('A', 'B'): these two are neighbours already; name a way once"),
    "a mission that asks for nothing": ({"map": ROW | {"missions": [{"name": "Idle"}]}},
        "map.missions.0='Idle': this mission asks for nothing; it wants boroughs, neighborhoods or links"),
    "a mission for an unknown borough": ({"map": ROW | {"missions": [{"name": "Lost", "boroughs": ["North"]}]}},
        "map.missions.0.boroughs.0='North': no such borough; there are West, East"),
    "a mission beyond the map": ({"map": ROW | {"missions": [{"name": "Greedy", "neighborhoods": 5}]}},
        "map.missions.0.neighborhoods=5: the map has 4 neighborhoods, so nobody can hold more"),
    "a slip of the pen": ({"map": ROW | {"neighbourhoods": []}},
        "map.neighbourhoods=[]: there is no such entry; there are title, invented, size, "),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input(case):
    """What cannot be played is refused in one sentence that says where, what was wrong and what would be right."""
    rules, sentence = BAD[case]
    with pytest.raises(BadSetup) as refused:
        catlib.load("empire", **rules)
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("players", "house", "fits"), [
    (4, {}, True),
    (5, {}, False),
    (2, {"map": "pair", "neutral_third": True}, True),
    (2, {"neutral_third": True}, True)])
def test_every_player_needs_a_neighborhood(players, house, fits):
    """A map too small for its players is refused; one that leaves each of them a place begins."""
    rules = {"starting_cubes": (5, 5, 5, 5, 5), "map": "row", **house}
    if fits:
        game = empire(players, **rules)
        assert all(share(game.setup, game.initial_state(), seat) for seat in range(players))
    else:
        with pytest.raises(BadSetup, match=r"^players=\d: the map has \d neighborhoods; each player needs one"):
            empire(players, **rules)


def test_a_broken_file(tmp_path):
    """A file that is not TOML is refused with the place where it breaks."""
    file = tmp_path / "broken.toml"
    file.write_text("title = ", encoding="utf-8")
    with pytest.raises(BadSetup, match=r"broken.toml.*is not TOML: Invalid value"):
        catlib.load("empire", map=str(file))


def test_too_many_neighbours():
    """More than twelve neighbours cannot be played."""
    rim = [f"N{i}" for i in range(13)]
    hoods = [{"name": "Hub", "borough": "All", "pest": "rat", "at": [0, 0], "next_to": rim}]
    hoods += [
        {"name": n, "borough": "All", "pest": "rat", "at": [i + 1, 0], "next_to": ["Hub"]} for i, n in enumerate(rim)
    ]
    city = {"boroughs": [{"name": "All", "bonus": 0}], "neighborhoods": hoods}
    with pytest.raises(BadSetup, match=r"map.neighborhoods.0='Hub': it has 13 neighbours; at most 12 can be played"):
        catlib.load("empire", map=city)
