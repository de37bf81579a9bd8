"""What a table of Cat Cab Crew shows of a position: the city, the drivers, the dice, and what was asked to be drawn."""

import itertools

import networkx as nx
import pytest
from catwidgets.draw import to_string
from catwidgets.scenes import Badge, View, plain, scenes_of
from catwidgets.scenes.cat_cab import city, desk, draw, spot

from catlib import load
from catlib.games.cat_cab import ending, phases

from ..cat_cab.positions import CITIES, node, play, position, streets
from ..cat_cab.positions import city as game_of


def view(game, state, **rest) -> View:
    """How a table looks at a position."""
    parts = {part for action in game.legal_actions(state) for part in game.parts(state, action)}
    names = [f"driver {s + 1}" for s in range(game.num_players)]
    return View(game, state, rest.pop("names", names), frozenset(parts), **rest)


def drawn(scene) -> str:
    """The layer that moves, as text."""
    return to_string(*scene.moving_elements())


def piece(scene, key: str):
    """The drawing of that name."""
    [found] = [element for element in scene.moving if element.get("data-key") == key]
    return found


def driving(game=None, **facts):
    """A position in which red drives with three spaces left."""
    game = game or game_of()
    return game, position(game, **({"ones": 1, "twos": 1, "cells": [(3, 4), (6, 8)], "passenger": (5, 5)} | facts))


# The city


@pytest.mark.parametrize("aboard", range(4))
def test_the_passenger_is_worth_what_the_rules_pay(aboard):
    """Whoever is aboard already: what its cell says is what landing there adds to the points."""
    game, state = driving(cells=[(3, 4), (6, 8)], passenger=(3, 5), aboard=(aboard,), ones=1, twos=0)
    after = play(game, state, "up 1")
    gain = ending.points(game.setup, after, 0) - ending.points(game.setup, state, 0)
    said = city(view(game, state)).targets[f"cell:{node(game, (3, 5))}"].label
    assert f"end exactly here for {gain} points" in said


def test_every_cell_can_be_clicked_and_says_what_it_is():
    """Coordinates, special cells, passenger and cabs are in the words of a cell."""
    game, state = driving()
    targets = city(view(game, state)).targets
    assert 50 == len(targets)
    said = {place: targets[f"cell:{node(game, place)}"].label for place in ((5, 5), (2, 6), (3, 4))}
    assert "(5, 5), passenger: end exactly here for 5 points" == said[5, 5]
    gain = "a driver who ends here rolls for a cab upgrade, Greedy cat or a speed boost"
    assert f"(2, 6), cat nibbles: {gain}" == said[2, 6]
    assert "Paw patrol: a driver who ends here rolls and loses a die, goes back 2 spaces or loses" in said[3, 4]
    assert said[3, 4].endswith(", driver 1's cab")
    assert "exit gate, closed until a passenger is collected" == targets[f"cell:{game.setup.out}"].label


def test_the_exit_opens():
    """Once a passenger was collected the gate is drawn open and says so."""
    game, state = driving()
    before = to_string(piece(city(view(game, state)), "exit"))
    state.collected = 1
    after = city(view(game, state))
    assert before != to_string(piece(after, "exit"))
    assert "exit gate, open" == after.targets[f"cell:{game.setup.out}"].label


@pytest.mark.parametrize("name", CITIES)
def test_every_city_is_drawn(name):
    """Boards of any size have all their cells, gates outside, and nothing beyond the picture."""
    game = game_of(board=CITIES[name])
    state = game.initial_state()
    scene = city(view(game, state))
    assert game.setup.cells + 2 == len(scene.targets)
    for gate in (game.setup.start, game.setup.out):
        x, y = spot(game.setup, gate)
        assert 18 <= x <= scene.width - 18
        assert 18 <= y <= scene.height - 18
        assert (x, y) not in {spot(game.setup, cell) for cell in range(game.setup.cells)}


def test_cells_that_can_be_entered_are_marked_with_their_worth():
    """What is legal is marked, and a badge says what entering it is worth, aloud too."""
    game, state = driving()
    there = f"cell:{node(game, (4, 4))}"
    scene = city(view(game, state, badges={there: Badge("33%", "worth 33.3%", "best")}))
    assert there in scene.legal_ids()
    assert "can be chosen, worth 33.3%" in scene.spoken()[there]
    assert f'data-key="badge {there}"' in drawn(scene)


def test_cabs_on_one_cell_stand_side_by_side():
    """Three cabs and a passenger on one cell are four drawings at four places."""
    game = game_of(players=3)
    game, state = driving(game, cells=[(3, 4)] * 3, passenger=(3, 4))
    scene = city(view(game, state))
    places = {piece(scene, key).get("transform") for key in ("cab 0", "cab 1", "cab 2", "passenger")}
    assert 4 == len(places)


def test_a_cab_out_of_the_city_is_not_in_it():
    """Who has left is on no cell, and the card says which place that was."""
    game, state = driving(place=(1,))
    assert "cab 0" not in drawn(city(view(game, state)))
    assert "left the city first" in desk(view(game, state)).targets["seat:0"].label


def test_a_cab_slides_along_the_path_it_took():
    """The states since the last picture give the corners of the path; those of others leave a trail."""
    game, state = driving(twos=1, ones=1)
    states = [state, play(game, state, "right 2")]
    states.append(play(game, states[-1], "up 1"))
    shown = city(view(game, states[-1], recent=states))
    x, y = spot(game.setup, node(game, (5, 4)))
    assert f"{x:g},{y:g}" == piece(shown, "cab 0").get("data-via")
    assert "trail 0" in drawn(shown)
    assert "trail" not in drawn(city(view(game, state, recent=[state])))


def test_a_cab_that_is_pushed_back_follows_the_streets():
    """Where a drive and a push back are shown as one, the trail turns at a crossing and leads over no house."""
    game, state = driving(cells=[(3, 4), (1, 2)])
    after = position(game, ones=1, cells=[(3, 4), (3, 1)])
    shown = drawn(city(view(game, after, recent=[state, after])))
    points = [spot(game.setup, node(game, cell)) for cell in ((1, 2), (3, 2), (3, 1))]
    assert " ".join(f"{x:g},{y:g}" for x, y in points) in shown


def test_the_mover_leaves_no_trail():
    """Whoever is asked knows where they went."""
    game, state = driving()
    after = play(game, state, "right 2")
    assert "trail" not in drawn(city(view(game, after, recent=[state, after])))


# Overlays


def cells(game, scene, key: str) -> set[int]:
    """The nodes in the middle of which something of a drawing is."""
    at = {spot(game.setup, n): n for n in [*range(game.setup.cells), game.setup.start, game.setup.out]}
    circles = piece(scene, key).iter("circle")
    return {at[float(c.get("cx")), float(c.get("cy"))] for c in circles}


def test_reachable_cells_are_those_the_rules_reach():
    """The dots are on every cell where some order of movements ends, found by playing all of them."""
    game, state = driving()
    ends, waiting = set(), [state]
    while waiting:
        now = waiting.pop()
        if now.phase == phases.MOVE and now.player == 0:
            waiting += [game.successor(now, action) for action in game.legal_actions(now)]
        else:
            ends.add(now.cell[0])
    assert ends == cells(game, city(view(game, state, overlays=frozenset(["reachable"]))), "reachable")


def test_while_dice_lie_open_reachable_counts_them_as_they_are():
    """Before the dice are kept the dots are where they would lead, less what curses cancel in any way."""
    game = game_of()
    state = position(game, "44611", curses=(2,), cells=[(3, 4), (6, 8)], passenger=(5, 5))
    kept = play(game, state, "keep")
    ends = set()
    for action in game.legal_actions(kept):
        after = game.successor(kept, action)
        ends |= cells(game, city(view(game, after, overlays=frozenset(["reachable"]))), "reachable")
    assert phases.CANCEL == kept.phase
    assert ends == cells(game, city(view(game, state, overlays=frozenset(["reachable"]))), "reachable")


@pytest.mark.parametrize("name", ["default", "small", "winding"])
def test_the_shortest_path_is_as_short_as_networkx_says(name):
    """The line has as many steps as the graph's shortest path to the passenger."""
    game = game_of(board=CITIES[name])
    state = position(game, ones=1, twos=0, cells=["start", "start"], passenger=(1, game.setup.rows))
    scene = city(view(game, state, overlays=frozenset(["shortest"])))
    line = next(piece(scene, "shortest").iter("polyline")).get("points").split()
    graph = streets(game)
    assert nx.shortest_path_length(graph, game.setup.start, state.passenger) + 1 == len(line)


def test_paths_back_are_all_steps_of_all_shortest_paths():
    """As many arrows as the graph has edges on shortest paths to the start gate."""
    game, state = driving()
    scene = city(view(game, state, overlays=frozenset(["retreat"])))
    here, entry, graph = state.cell[0], game.setup.entry, streets(game)
    paths = nx.all_shortest_paths(graph, here, entry)
    steps = {pair for path in paths for pair in itertools.pairwise(path)} | {(entry, game.setup.start)}
    assert len(steps) == len(list(piece(scene, "retreat").iter("polygon")))


# Drivers and dice


def test_a_card_says_all_about_its_driver():
    """Points, passengers, won dice, curses and place are read aloud; a given name is followed by the colour."""
    game, state = driving(won={0: 0, 3: 0}, curses=(2, 0), aboard=(1, 0))
    label = desk(view(game, state, names=["Ann", "blue"])).targets["seat:0"].label
    assert "Ann (red), 5 points, 1 passenger, red D6 and red D8, 2 curses, at (3, 4)" == label


def test_each_card_shows_what_its_own_driver_has():
    """Cubes, dice and passengers of every driver, whoever's turn it is: as many pieces as things are held."""
    game = game_of(3)
    state = position(game, curses=(3, 0, 1), aboard=(0, 2, 1), won={4: 0})
    for seat in range(3):
        state.seat = state.player = seat
        drawn_ = [len(list(piece(desk(view(game, state)), f"things {s}"))) for s in range(3)]
        held = [state.aboard[s] + state.curses[s] + list(state.holder).count(s + 1) for s in range(3)]
        assert held == drawn_


def test_dice_say_what_they_show_and_do():
    """Each die of the turn has its face and effect; while they are chosen from, they can be clicked."""
    game = game_of()
    state = position(game, "13456", cells=["start", "start"])
    targets = desk(view(game, state)).targets
    assert "the first die from the left shows 1, curse" == targets["die:0"].label
    assert all(targets[f"die:{slot}"].legal for slot in range(5))
    moving = desk(view(*driving(), names=["a", "b"]))
    assert not any(target.legal for id, target in moving.targets.items() if id.startswith("die:"))


NTH = [f"{nth} die from the left" for nth in ("first", "second", "third", "fourth", "fifth")]
DOES = {1: "curse", 2: "sabotage", 3: "item", 4: "move 1", 5: "move 1", 6: "move 2", 7: "move 2", 8: "move 2"}


@pytest.mark.parametrize("face", DOES)
def test_every_face_of_every_die_is_read_as_it_is(face):
    """White dice and won ones, the last of each too, with the face's number and what it does, choosing and fixed."""
    game = game_of()
    state = position(game, "13456", cells=["start", "start"], won=dict.fromkeys(range(6), 0))
    dice = range(5) if face <= 6 else [9, 10, 11]
    for choosing in (True, False):
        for slot in dice:
            state.die[slot] = face
        if not choosing:
            phases.ask(state, phases.MOVE, 0)
        targets = desk(view(game, state)).targets
        names = NTH if face <= 6 else [f"{each} D8" for each in ("red", "blue", "green")]
        said = [f"the {name} shows {face}, {DOES[face]}" + ("" if choosing else ", fixed") for name in names]
        assert said == [targets[f"die:{slot}"].label for slot in dice]


def test_dice_to_take_or_give_up_are_offered_once():
    """A coloured die of this very turn that must be given up is one die on the tray."""
    game = game_of()
    state = position(game, "44", cells=[(4, 5), "start"], won={0: 0, 3: 0})
    state.die[6], state.die[9] = 5, 7
    state.moved = phases.LANDED
    phases.ask(state, phases.LOSE, 0)
    scene = desk(view(game, state))
    assert ["give up the red D6", "give up the red D8"] == [scene.targets[f"die:{i}"].label for i in (6, 9)]
    assert {"die:6", "die:9"} == set(scene.legal_ids())


def test_duel_dice_have_a_tray_of_their_own():
    """Two dice a duellist, those of whoever decides can be chosen."""
    game, state = driving(cells=[(3, 4), (3, 5)], ones=1, twos=0, sabotage=0)
    state = play(game, state, "up 1")
    assert phases.DUEL_ROLL == state.phase
    labels = {id: target.label for id, target in desk(view(game, state)).targets.items() if id.startswith("duel:")}
    assert 4 == len(labels)
    while state.phase == phases.DUEL_ROLL:
        state = play(game, state, 1)
    targets = desk(view(game, state)).targets
    assert "driver 1's duel die shows 1" == targets["duel:0"].label
    assert {"duel:0", "duel:1"} == {id for id, target in targets.items() if id.startswith("duel:") and target.legal}


def test_long_names_are_cut_in_the_picture_and_whole_aloud():
    """A name of forty letters does not run over the points."""
    game, state = driving()
    name = "A" * 40
    scene = desk(view(game, state, names=[name, "B"]))
    assert name not in drawn(scene)
    assert name in scene.targets["seat:0"].label


def test_what_stays_is_drawn_once():
    """All pictures of one city share the very same fixed layer, so it is sent once."""
    game, state = driving()
    assert city(view(game, state)).fixed is city(view(game, play(game, state, "right 2"))).fixed


def test_a_game_without_pictures_gets_words():
    """A scene of words stands in where a game has none."""
    assert draw is scenes_of(load("cat_cab")).draw
    assert plain.draw is scenes_of(load("hog")).draw
