"""The map is drawn as it is played: grounds touch where neighborhoods do, clicks are actions, words say all."""

import copy
import math
import random
from itertools import combinations

import networkx as nx
import pytest
from catwidgets import Table
from catwidgets.scenes import NOBODY, View
from catwidgets.scenes import empire as scenes
from catwidgets.scenes.empire import Cell, cells, city_map

import catlib
from catlib.games.empire import phases
from catlib.games.empire.board import cubes_of
from catlib.games.empire.maps import NODES, CityMap
from catlib.games.empire.opening import opened
from catlib.play import Match

from ..empire.positions import ROW, arrow_steps, empire, fight, number, play, position

GAME = empire(3)
CITY = GAME.house.map


def view(game, state, **rest):
    """What a scene is drawn from, every part of a legal action being one that can be touched."""
    legal = frozenset(part for a in game.legal_actions(state) for part in game.parts(state, a))
    names = [f"P{s + 1}" for s in range(game.num_players)]
    return View(game, state, names, **{"legal": legal} | rest)


def shared(a, b, p, q):
    """How long a border two grounds share: the stretch on which both points are equally near."""
    ends = [c for c in a.points if abs(math.dist(c, p) - math.dist(c, q)) < 1e-6]
    ends = [c for c in ends if any(math.dist(c, other) < 1e-6 for other in b.points)]
    return max((math.dist(c, d) for c in ends for d in ends), default=0)


def test_grounds_touch_where_neighborhoods_do():
    """On one piece of land two neighborhoods are neighbours exactly if their grounds share more than a corner."""
    shapes = dict(zip(CITY.names(), cells(CITY), strict=True))
    at = {hood.name: hood.at for hood in CITY.neighborhoods}
    land = {hood.name: scenes.land_under(CITY, hood.at) for hood in CITY.neighborhoods}
    for hood in CITY.neighborhoods:
        same = [name for name in shapes if name != hood.name and land[name] == land[hood.name]]
        touching = {n for n in same if shared(shapes[hood.name], shapes[n], at[hood.name], at[n]) > 16}
        corners = {n for n in same if 0 < shared(shapes[hood.name], shapes[n], at[hood.name], at[n]) <= 16}
        assert touching == {name for name in hood.next_to if name in same}
        assert all(shared(shapes[hood.name], shapes[n], at[hood.name], at[n]) < 9 for n in corners)


def test_every_neighborhood_stands_on_its_borough():
    """Each point lies on land of its own borough, and its ground around it."""
    for hood, cell in zip(CITY.neighborhoods, cells(CITY), strict=True):
        outlines = next(b.outlines for b in CITY.boroughs if b.name == hood.borough)
        assert any(scenes.inside(hood.at, outline) for outline in outlines), hood.name
        assert isinstance(cell, Cell)
        assert scenes.inside(hood.at, cell.points)


def test_spans_lead_from_end_to_end():
    """A bridge is drawn between the two neighborhoods that it joins: it begins and ends nearest to them."""
    at = {hood.name: hood.at for hood in CITY.neighborhoods}
    for link in CITY.links:
        for end, point in zip(link.ends, (link.span[0], link.span[-1]), strict=True):
            assert math.dist(point, at[end]) < 90, f"{link.name} begins far from {end}"


def test_cubes_do_not_hide_each_other():
    """Any two neighborhoods are drawn far enough apart for their cubes."""
    points = [hood.at for hood in CITY.neighborhoods]
    assert min(math.dist(a, b) for a in points for b in points if a != b) > 40


def test_a_map_without_land_is_drawn_too():
    """Without outlines neighborhoods are circles, and lines show who touches whom."""
    city = CityMap(**copy.deepcopy(ROW))
    assert not any(isinstance(cell, Cell) for cell in cells(city))
    game = empire(2, map="row")
    scene, _ = scenes.draw(view(game, position(game, holds=[{"A": 3}, {"B": 1, "C": 1, "D": 1}])))
    assert 2 <= scene.to_svg().count("<line ")


def test_targets_say_who_holds_what():
    """Every neighborhood has a target that says its borough, holder and cubes, and knows its neighbours."""
    state = position(GAME, holds=[{"Midtown": 10}, {"Chelsea": 1}])
    scene = scenes.city(view(GAME, state))
    assert 42 == len(scene.targets)
    midtown = scene.targets[f"hood:{number(GAME, 'Midtown')}"]
    assert "Midtown, Manhattan, P1, 10 cubes" == midtown.label
    assert midtown.legal
    assert f"hood:{number(GAME, 'Long Island City')}" in midtown.neighbours
    assert "Chelsea, Manhattan, P2, 1 cube" == scene.targets[f"hood:{number(GAME, 'Chelsea')}"].label


def test_empty_map():
    """Before the deal nobody holds anything."""
    scene = scenes.city(view(GAME, GAME.initial_state()))
    assert "Inwood, Manhattan, not dealt yet" == scene.targets["hood:0"].label


def test_arrow_keys_lead_everywhere():
    """From any neighborhood the arrow keys, as the board understands them, lead to every other."""
    steps = arrow_steps(CITY)
    assert set(range(42)) == set(steps)
    assert nx.is_strongly_connected(steps)


def test_the_fixed_layer_is_drawn_once():
    """Positions of one map share their ground."""
    state = position(GAME, holds=[{"Midtown": 10}])
    assert scenes.city(view(GAME, state)).fixed is scenes.city(view(GAME, GAME.initial_state())).fixed


def test_reach_shows_the_exact_chances():
    """The overlay writes the best chance on each rival neighborhood, rounded but never to certain."""
    game = empire(2, map="row")
    state = position(game, holds=[{"B": 4}, {"A": 2, "C": 1, "D": 1}])
    svg = scenes.city(view(game, state, overlays=frozenset({"reach"}))).to_svg()
    assert "66%" in svg
    assert ["0%", "<1%", "50%", ">99%", "100%"] == [scenes.short_percent(p) for p in (0, 0.001, 0.5, 0.999, 1)]


def test_desk_shows_the_last_roll():
    """The dice that fell since the last look lie in order; the battle's chance is told."""
    game, state = fight(6, 4)
    states, actions_since = [game.child(game.child(state, 3), 2)], []
    for face in (2, 6, 5, 5, 1):
        actions_since.append(face - 1)
        states.append(game.child(states[-1], face - 1))
    desk = scenes.desk(view(game, states[-1], recent=states, actions_since=actions_since))
    dice = [target.label for target in desk.targets.values() if target.id.startswith("die:")]
    assert [f"red die shows {n}" for n in (6, 5, 2)] + [f"blue die shows {n}" for n in (5, 1)] == dice
    assert "% to capture" in desk.to_svg()
    peace = scenes.desk(view(game, position(game, holds=[{"A": 2}])))
    assert desk.height - peace.height > scenes.BATTLE, "without a battle its place is free"


@pytest.mark.parametrize(("most", "defend"), [(3, 2), (4, 3)])
def test_dice_stand_clear_of_names(most, defend):
    """Each die has a place of its own, on the panel and right of the longest name that the map has."""
    game, state = fight(9, 4, attack_dice=most, defend_dice=defend)
    desk = scenes.desk(view(game, play(game, state, most, defend)))
    dice = [target.shape for target in desk.targets.values() if target.id.startswith("die:")]
    assert most + defend == len(dice)
    assert max(die.x + die.width for die in dice) <= scenes.WIDTH
    bold = 7.6  # how wide a letter is, at most, as seen in Chromium
    for a, b in combinations(dice, 2):
        assert a.y != b.y or abs(a.x - b.x) > 32
    if most == 3:
        assert min(die.x for die in dice) > 10 + bold * max(map(len, CITY.names()))


def test_desk_shows_cards_to_whom_they_belong():
    """The hand of the one who decides is shown; with nobody deciding, nobody's."""
    game = empire(2)
    state = position(game, holds=[{"Midtown": 3}], hand=[["Inwood", "wild1"], ["Harlem"]])
    desk = scenes.desk(view(game, state))
    assert {"card:0", f"card:{NODES}"} == {i for i in desk.targets if i.startswith("card:")}
    hidden = scenes.desk(view(game, state, legal=frozenset()))
    assert not [i for i in hidden.targets if i.startswith("card:")]


# At a table


def table(game, state):
    """A table in the middle of a game, both seats played by persons."""
    found = Table(game, seats=["human"] * game.num_players, seed=1)
    found.match._states[-1:] = [state]
    found.refresh()
    return found


@pytest.fixture
def placing():
    game = empire(2, map="row")
    return table(game, position(game, holds=[{"A": 1, "B": 1}, {"C": 1, "D": 1}], reserve=13))


def test_a_click_places_a_cube(placing):
    """One click on an own neighborhood places one cube, another on a rival's is explained."""
    placing.click("hood:0")
    assert [2, 1] == placing.match.state.cubes[:2]
    with pytest.raises(catlib.IllegalAction, match="C is blue; choose one of your own"):
        placing.click("hood:2")


def test_an_amount_is_chosen_before_the_place(placing):
    """Ten or all cubes go with the click that follows; then single cubes again."""
    placing.click("amount:ten")
    assert {"amount:ten"} == placing.selection.parts
    assert placing.board.status.endswith("Now click the neighborhood that gets them.")
    placing.click("hood:1")
    assert ([1, 11], 3) == (placing.match.state.cubes[:2], placing.match.state.reserve[0])
    placing.click("hood:0")
    placing.click("amount:all")
    placing.click("hood:0")
    assert ([4, 11], 0) == (placing.match.state.cubes[:2], placing.match.state.reserve[0])


def test_clicks_attack():
    """Origin, target, dice: clicks on the map and a choice in the list."""
    game = empire(2, map="row")
    found = table(game, position(game, holds=[{"A": 5}, {"B": 2, "C": 1, "D": 1}]))
    found.click("hood:0")
    found.click("hood:1")
    found.click("do:3")
    assert (phases.DEFEND, 1) == (found.match.state.phase, found.match.state.player)


def test_cards_are_clicked_together():
    """Three cards that are a set are turned in together."""
    game = empire(3)
    hand = ["Inwood", "Washington Heights", "Harlem"]
    found = table(game, position(game, holds=[{"Midtown": 3}], hand=[hand], stage=phases.EXCHANGING))
    for card in (0, 1):
        found.click(f"card:{card}")
    assert "Three equal pests make a set, or one of each, or any with a wild card; " in found.board.status
    found.click("card:2")
    assert found.options.hint.startswith("Press R")
    found.click("do:selected")
    assert (1, 4) == (found.match.state.sets, found.match.state.reserve[0])


def test_the_map_alone():
    """It has the names of the boroughs."""
    svg = city_map(GAME).to_svg()
    assert "Brooklyn" in svg or "BROOKLYN" in svg


def test_the_log_keeps_secrets():
    """What is drawn or dealt face down is told to nobody in the log."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 1, "B": 1}], taken=1, stage=phases.DRAWING)
    assert ["a card for red"] * 6 == [
        game.words.short_label(game.setup, state, a) for a, _ in game.chance_weights(state)
    ]
    assert "red draws C (pigeon)" == game.action_to_string(state, 2)
    mine, theirs = (game.words.log_text(game.setup, state, 2, seat) for seat in (0, 1))
    assert ("red draws C (pigeon)", "a card for red") == (mine, theirs)
    dealt = empire(3, objective="missions", first_player="seat 1").initial_state()
    assert "an Occupation card for red" == GAME.words.short_label(GAME.setup, dealt, 0)


def test_the_deal_takes_no_more_than_a_line():
    """The log says who rolled what for the start and that all neighborhoods are dealt, not each of them."""
    found = Table(empire(3), seats=["human"] * 3, seed=1)
    assert "The neighborhoods are dealt: Player 1 14, Player 2 14 and Player 3 14. Player " in found.board.status
    assert "Inwood" not in found.log_panel.view.value


def test_facts_of_a_player_fit_the_card():
    """Whoever holds many boroughs is told their number."""
    game = empire(2)
    state = position(game, holds=[dict.fromkeys(CITY.members("Queens"), 1)])
    facts = [scenes.seat_facts(view(game, state), s) for s in (0, 1)]
    assert ["8 neighborhoods, Queens", "34 neighborhoods, 5 boroughs"] == facts


def test_play_is_told():
    """A whole human turn is told in the log without an error."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 5}, {"B": 1, "C": 1, "D": 1}])
    state = play(game, state, "attack from A", "attack B", "dice 666 1", 0)
    assert "round 1, red chooses where to attack from" in game.state_to_string(state)


def test_a_seat_sees_no_other_hand():
    """Two positions that differ only in hidden cards are drawn alike for the seat, and for nobody's eyes."""
    match = Match(empire(3, objective="missions", turn_limit=4), ["greedy"] * 3, seed=5)
    match.advance()
    game, rng, different = match.game, random.Random(1), 0
    for state in match.states[::40]:
        for seat in (0, 1, 2, NOBODY):
            world = game.words.resample(game.setup, state, max(seat, 0), rng)
            different += world != state
            drawn = [
                [s.to_svg() for s in scenes.draw(view(game, s, legal=frozenset(), seat=seat))] for s in (state, world)
            ]
            assert drawn[0] == drawn[1]
    assert different > 20


def test_cards_are_no_real_dice():
    """Who rolls real dice is asked for faces, while cards come from their hidden pile by themselves."""
    game = empire(2)
    state = position(
        game, holds=[{"Midtown": 3}, {"Harlem": 2}], phase=phases.DRAW, player=-1, stage=phases.DRAWING, seat=1
    )
    match = Match(game, ["human", "human"], seed=1)
    match._states, match._players = [state], [state.player]
    at = Table(match, real_dice=True)
    assert match.ply > 0
    assert "What does the die show?" != at.options.heading


def test_names_stand_above_arrows():
    """No arrow, ring or outline strikes a name: names are drawn once more above an attack, and below cubes."""
    game = empire(2)
    state = position(game, holds=[{"Washington Heights": 3}, {"Inwood": 5}])
    state.origin, state.target = number(game, "Washington Heights"), number(game, "Inwood")
    keys = [element.get("data-key") for element in scenes.city(view(game, state)).moving]
    assert keys.index("attack") < keys.index("names") < min(keys.index(key) for key in keys if key.startswith("stack"))


def test_one_player_who_places_cubes_is_one():
    """Where only the last player still places cubes before the turn of the first, the sentence is about one."""
    found = Table(catlib.load("empire", players=3), seed=11)
    assert " Captain 2 places cubes. " in found.board.status


# What one click does at once


def test_a_rival_neighborhood_is_attacked_by_one_click():
    """The attack comes from the strongest place beside it; what nobody can attack is refused with the reason."""
    table = Table(empire(3), seed=7)
    while table.match.state.phase in (phases.PLACE, phases.DEFEND):
        table.click("do:repeat")
    state = table.match.state
    assert phases.ATTACK == state.phase
    game, mine = table.match.game, table.match.player
    reached = {h: scenes.route(game, state, f"hood:{h}") for h in range(42) if state.owner[h] != mine}
    target, (start, aim) = next((h, way) for h, way in reached.items() if way)
    strongest = max(state.cubes[h] for h in range(42) if state.owner[h] == mine and aim in neighbours_of(h))
    assert (target, strongest) == (aim, state.cubes[start])
    table.click(f"hood:{target}")
    state = table.match.state
    assert (phases.DICE, start, target) == (state.phase, state.origin, state.target)


def neighbours_of(hood):
    """The numbers of the neighborhoods beside one."""
    names = CITY.names()
    beside = {end for a, b, _ in CITY.edges() for end in (a, b) if names[hood] in (a, b)}
    return {names.index(name) for name in beside} - {hood}


def test_a_battle_is_fought_to_its_end_by_one_click():
    """All dice are rolled each time until the place is taken or one cube is left, and every roll stands in the log."""
    game, state = fight(9, 2)
    words, choose = scenes.repeat(game, state)
    assert "fight on with all dice until it is decided" == words
    assert "roll 3 dice" == game.short_label(state, choose(state))
    table = Table(Match(game, ["human", "greedy"], seed=4))
    while scenes.repeat(game, table.match.state) is None or table.match.state.phase != phases.DICE:
        attack = next((a for a in table.match.legal_actions() if a < NODES), table.match.legal_actions()[0])
        table.click("do:repeat" if table.match.state.phase == phases.PLACE else f"do:{attack}")
    rolls = table.match.ply
    table.click("do:repeat")
    assert phases.DICE != table.match.state.phase
    assert table.match.ply > rolls


def test_what_goes_on_by_itself_ends_with_what_it_was_offered_for():
    """Cubes of the set-up are not those of the first turn; another attack, or another's turn, is asked for anew."""
    game, state = empire(3), Table(empire(3), seed=7).match.state
    words, choose = scenes.repeat(game, state)
    assert words.startswith("place all 21 cubes where a Captain would")
    later = state.copy()
    later.stage = phases.PLACING
    assert (True, None) == (choose(state) in game.legal_actions(state), choose(later))
    assert scenes.repeat(game, Match(empire(3), seed=7).state) is None
    assert words == Table(empire(3), seed=7).options.choices[0]["label"]


def test_another_game_begins_as_the_first_did():
    """Where the first game began with all cubes placed, the next does, with the same people; else nobody places any."""
    game = catlib.load("empire", players=3)
    table = Table(opened(game, seed=3, names=["Zoe", None, None]))
    table.new_game(seed=5)
    assert (True, "Zoe") == (at_least(table) > 30, table.match.names[0])
    assert ("human", "greedy", "greedy") == tuple(table.match.seats)
    table = Table(Match(game, ["human", "greedy", "greedy"], seed=3))
    table.new_game(seed=5)
    assert at_least(table) < 30


def at_least(table):
    """The fewest cubes that a player has on the map."""
    return min(cubes_of(table.match.game.setup, table.match.state, seat) for seat in range(3))
