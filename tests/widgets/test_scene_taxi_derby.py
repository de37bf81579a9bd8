"""What a table of Taxi Derby shows of a position: the city, the drivers, who waits, the chance of a ticket."""

import re
from dataclasses import replace
from itertools import combinations, pairwise, product

import networkx as nx
import pytest
from catwidgets.draw import to_string
from catwidgets.scenes import Badge, View
from catwidgets.scenes.taxi_derby import OVERLAYS, _wishes, _with_icon, city, desk, draw, ends, plan, route, spot
from catwidgets.table import Table

from catlib import load
from catlib.games.taxi_derby.city import streets
from catlib.games.taxi_derby.odds import first_turn, heat_map
from catlib.games.taxi_derby.phases import DRIVE, END
from catlib.games.taxi_derby.prizes import total
from catlib.games.taxi_derby.setup import NODES, STEPS, laid
from catlib.games.taxi_derby.upgrades import limit
from catlib.games.taxi_derby.voice import node_name, voice
from catlib.play import Match, bot_policy, cast_of

from ..taxi_derby.positions import TINY, apart, distance, position
from ..taxi_derby.positions import city as game_of


def view(game, state, **rest) -> View:
    """How a table looks at a position."""
    parts = {part for action in game.legal_actions(state) for part in game.parts(state, action)}
    return View(game, state, [f"driver {s + 1}" for s in range(game.num_players)], frozenset(parts), **rest)


def test_homes_are_those_of_the_drivers():
    """Two drivers have four homes on the board; colours that nobody plays are not there."""
    for players in (2, 5):
        setup = laid(game_of(players).setup)
        marked = [node for node in setup.home if node in _with_icon(setup)]
        assert 2 * players == len(marked)


def test_long_wishes_stay_on_their_card():
    """What a passenger asks for is drawn narrower from as many letters on as have room."""
    game, state = first_turn()
    at = voice.at(game.setup)
    long = max(range(len(game.setup.tile_to)), key=lambda tile: len(at.listed(_wishes(at, tile, True))))
    state.up[0] = long + 1
    told = "".join(map(to_string, desk(view(game, state)).moving_elements()))
    assert re.search(r'textLength="152"[^>]*>at [^<]* each time<', told)


def test_spaces_say_what_they_are():
    """Pick-ups, stores, drop-offs, taxis and the patrol car are in the words of a space."""
    game, state = first_turn()
    targets = city(view(game, state)).targets
    setup = game.setup
    assert 113 == len(targets)
    assert "pick-up, " in targets[f"space:{setup.place_node[0]}"].label
    assert "store, 1 " in targets[f"space:{setup.store_node[0]}"].label
    assert "drop-off V" in targets[f"space:{setup.landmark_node[0]}"].label
    assert "driver 1's taxi" in targets[f"space:{state.node[0]}"].label
    assert "police station, patrol car" == targets[f"space:{setup.station_node}"].label


@pytest.mark.parametrize("house", [{}, TINY])
def test_no_two_spaces_lie_on_each_other(house):
    """In cities of several sizes spaces are apart and inside the picture."""
    game = game_of(2, **house)
    drawn = laid(game.setup)
    spots = [spot(drawn, node) for node in range(drawn.spaces)]
    assert all(0 < x < 480 and 0 < y < 480 for x, y in [*spots, spot(drawn, drawn.station_node)])
    assert all(abs(a - c) + abs(b - d) > 20 for (a, b), (c, d) in combinations(spots, 2))


def arrow_steps(scene):
    """Where each arrow key leads from each space, by rows and columns as the board's script has it."""
    targets = {id: target for id, target in scene.targets.items() if target.group == "board"}
    steps = nx.DiGraph()
    for (id, here), (dx, dy) in product(targets.items(), ((0, -1), (0, 1), (-1, 0), (1, 0))):
        ahead = []
        for there, target in targets.items():
            x, y = target.col - here.col, target.row - here.row
            along, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if along > 0 and aside < along:
                ahead.append((aside > 0, along + 2 * aside, there))
        steps.add_edges_from((id, there) for _, _, there in sorted(ahead, key=lambda found: found[:2])[:1])
    return steps


@pytest.mark.parametrize("house", [{}, {"city": "small_city"}, {"city": "large_city"}, TINY])
def test_arrow_keys_lead_everywhere(house):
    """From every space arrows lead to every other, the police station included, in a table and in a lesson."""
    game, state = first_turn(game_of(2, **house))
    shown = city(view(game, state))
    steps = arrow_steps(shown)
    assert len(shown.targets) == len(steps) >= game.setup.spaces
    assert nx.is_strongly_connected(steps)
    assert nx.is_strongly_connected(arrow_steps(plan(game, "A lesson")))


def test_the_heat_map_is_drawn():
    """Each space has its chance of a ticket in its words while somebody drives, and none at other times."""
    game, state = first_turn()
    shown = view(game, state, overlays=frozenset(OVERLAYS))
    for node, chance in heat_map(game, state).items():
        assert city(shown).targets[f"space:{node}"].label.endswith(f"ticket {100 * float(chance):.0f}%")
        if node > 20:
            break
    assert "ticket 5" in to_string(*city(shown).moving_elements())
    ended = view(game, game.child(state, END), overlays=frozenset(OVERLAYS))
    assert "ticket 5" not in to_string(*city(ended).moving_elements())


def test_the_paths_of_the_patrol_car_are_drawn():
    """Every arrow is a step of a shortest path to the taxi, and all such steps are there, by networkx."""
    game, state = first_turn()
    state.patrol, state.node[0] = 20, 90
    graph = streets(game.house.city).graph
    steps = {pair for path in nx.all_shortest_paths(graph, 20, 90) for pair in pairwise(path)}
    shown = city(view(game, state, overlays=frozenset(["pursuit"])))
    [drawn] = [element for element in shown.moving if element.get("data-key") == "pursuit"]
    assert len(steps) == len(list(drawn)) > 10
    away = view(game, game.initial_state(), overlays=frozenset(["pursuit"]))
    assert to_string(*city(away).moving_elements())


@pytest.mark.parametrize(("house", "tokens", "steps"), [
    ({}, {}, 4), ({"patrol_reach": 2}, {}, 2), ({"abilities": True}, {"wi-fi": 2}, 6)])
def test_the_reach_of_the_patrol_car_is_drawn(house, tokens, steps):
    """All spaces where the driver may leave it, with their steps, and no other; an ability reaches farther."""
    game = game_of(2, **house)
    state = position(game, patrol=60, tokens=tokens)
    targets = city(view(game, state, overlays=frozenset(["reach"]))).targets
    near = {f"space:{n}" for n in range(112) if distance(game, 60, n) <= steps}
    assert near == {id for id, target in targets.items() if "for the patrol car" in target.label}
    assert targets[f"space:{apart(game, 60, 2)}"].label.endswith(", 2 spaces for the patrol car")


def test_a_click_beyond_the_speed_limit_says_what_it_costs():
    """Who clicks there is told first how many faces bring a ticket, as the heat map says; again drives all the way."""
    game, state = first_turn()
    heat, sides = heat_map(game, state), game.setup.die_sides
    for node in range(0, 112, 5):
        if (over := distance(game, state.node[0], node) - limit(game.setup, state, 0)) > 0:
            words = game.words.why_not(game.setup, state, f"space:{node}")
            faces = heat[node] * sides
            costs = {0: "cannot reach you", sides: "sure to catch you"}.get(faces, f"on {faces} of the {sides} faces")
            assert f"{over} over the speed limit" in words
            assert costs in words
    at = Table(game_of(2), seats=[None, "law-abiding"], seed=3)
    at.board.click(f"space:{at.match.game.setup.home[0]}")
    ply, s = at.match.ply, at.match.state
    near, far = (next(n for n in range(112) if distance(at.match.game, s.node[0], n) == d) for d in (4, 6))
    at.board.click(f"space:{far}")
    assert "2 over the speed limit" in at.board.error
    assert at.board.error.endswith("Click it again to go.")  # and nothing else to do
    assert at.match.ply == ply
    at.board.click(f"space:{far}")
    assert (far, "") == (at.match.state.node[0], at.board.error)
    at.undo()
    assert ply == at.match.ply, "a drive of one touch is taken back as one"
    at.redo()
    assert far == at.match.state.node[0]
    at.undo()
    at.board.click(f"space:{near}")
    assert (near, "") == (at.match.state.node[0], at.board.error)


@pytest.mark.parametrize(("moved", "says"), [(4, "at the speed limit"), (5, "1 over"), (3, "nothing more to earn")])
def test_the_guide_says_why_a_turn_ends(moved, says):
    """The reason for the end of a turn is the speed limit, the chase, or that nothing more pays."""
    game, state = first_turn()
    state.moved = moved
    assert says in game.story.guide(game.setup, state, END, cast_of(Match(game)))


def test_the_guide_says_what_a_drive_is_for():
    """With nobody to bring it names who waits or what is sold where it pays to drive."""
    game = load("taxi_derby", players=2)
    match, driver = Match(game, ["law-abiding"] * 2, seed=3), bot_policy(game, "law-abiding")
    named = set()
    while len(match.actions) < 300:
        state = match.state
        if match.player >= 0 and state.phase == DRIVE and (action := driver(state, 0.5)) < STEPS:
            said = game.story.guide(game.setup, state, action, cast_of(match))
            assert "to a passenger, or to a store" not in said
            found = re.search(r" at (\w+) (pays|sells)", said)
            named |= {found[2]} if found else set()
            if found and found[2] == "pays":
                [place] = [p for p in range(10) if node_name(game.setup, game.setup.place_node[p], state) == found[1]]
                assert state.up[place]
        match.step()
    assert {"pays", "sells"} == named


@pytest.mark.parametrize(("moved", "beyond"), [(0, False), (3, True), (4, True)])
def test_the_guide_says_that_the_speed_limit_ends_a_drive_early(moved, beyond):
    """What is two spaces off is too far where fewer are left to the limit in this turn, and only there."""
    game = game_of()
    state = position(game, at=5)
    state.seat = state.player = 0
    state.aboard[:2], state.moved = [3, 0], moved
    far, goal = laid(game.setup, state).distance, laid(game.setup, state).landmark_node[game.setup.tile_to[2]]
    state.node[0] = next(n for n in range(112) if far[n * NODES + goal] == 2)
    steps = [action for action in game.legal_actions(state) if action < STEPS]
    [action] = [action for action in steps if far[game.child(state, action).node[0] * NODES + goal] == 1]
    said = game.story.guide(game.setup, state, action, cast_of(Match(game)))
    assert ("farther than the speed limit allows this turn, so drive" in said) == beyond
    assert "wants to go to" in said


def test_a_click_leads_to_every_space():
    """The route to a space is as long as the way there, however the quarters lie, and ends on it."""
    for seed in (1, 2):
        game, state = first_turn(seed=seed)
        for node in (n for n in range(112) if n != state.node[0]):
            way, end = route(game, state, f"space:{node}"), state
            for step in way:
                end = game.successor(end, step)
            assert (node, laid(game.setup, state).distance[state.node[0] * NODES + node]) == (end.node[0], len(way))


def test_errands_are_offered_on_the_board_and_in_the_list():
    """Passengers, a fare and a store within the limit can be touched; toward others the taxi stops at the limit."""
    at = Table(game_of(2), seats=[None, "law-abiding"], seed=3)
    at.board.click(f"space:{at.match.game.setup.home[0]}")
    rows = {row["id"]: row["label"] for row in at.options.choices if not row["id"].startswith("do:")}
    assert at.session.ends == rows
    assert {part for part in rows if part.startswith("space:")} <= set(at.board.legal)
    far = next(part for part in rows if part.startswith("toward:"))
    assert re.fullmatch(r"toward \w\d+: \w+ to [V-Z], \$\d, \d+ away", rows[far])
    at.hint()
    assert rows.items() <= {row["id"]: row["label"].removeprefix("★ ") for row in at.options.choices}.items()
    at.options.choose(far)
    assert 4 == at.match.state.moved
    assert {} == at.session.ends
    state = at.match.state
    state.aboard[0], state.moved = 1, 0
    [fare_row, *_] = ends(at.match.game, state).values()
    assert re.fullmatch(r"(toward )?\w\d+: pin [V-Z], \+\$\d, \d+ away", fare_row)


def test_whoever_can_act_acts_first():
    """To drop off and to pick up come before all ways, and to end the turn is the last."""
    match, game = Match(game_of(2), ["expected money", "law-abiding"], seed=3), game_of(2)

    def acts() -> bool:
        labels = [game.short_label(match.state, action) for action in match.legal_actions()]
        return match.player == 0 and any(re.match("pick up|drop off", label) for label in labels)

    while not (acts() and ends(game, match.state)):
        match.step()
    match.sit(0, "human")
    labels = [row["label"] for row in Table(match).options.choices if row["id"] != "do:all"]
    assert re.match("pick up|drop off", labels[0]), labels
    assert labels[-1] == "end the turn"


@pytest.mark.parametrize("aboard", [0, 3])
def test_the_guide_names_whom_a_step_brings_nearer(aboard):
    """A step away from where the passenger wants to go is not said to lead there."""
    game = game_of()
    state = position(game, at=5)
    state.seat, state.player = 0, 0
    state.aboard[:4] = [aboard, 0, 0, 0]
    setup, cast = laid(game.setup, state), cast_of(Match(game))
    steps = [action for action in game.legal_actions(state) if action < 4]
    assert steps
    for action in steps:
        there, goal = game.child(state, action).node[0], setup.landmark_node[setup.tile_to[max(0, aboard - 1)]]
        nearer = setup.distance[there * NODES + goal] < setup.distance[5 * NODES + goal]
        said = game.story.guide(game.setup, state, action, cast)
        assert ("wants to go to" in said) == (aboard > 0 and nearer)


@pytest.mark.parametrize("seat", [0, 1])
def test_ways_lead_where_those_aboard_the_taxi_that_drives_want_to_go(seat):
    """One from its space to each landmark, and none for who rides with others."""
    game = game_of()
    state = position(game, at=5)
    state.seat = state.player = seat
    state.node[:2], state.aboard[:4] = [5, 9], [1, 2, 4, 0]
    setup, riders = game.setup, [t for t in state.aboard[2 * seat : 2 * seat + 2] if t]
    goals = {f"way {t}": setup.landmark_node[setup.tile_to[t - 1]] for t in riders}
    found = {str(element.get("data-key")) for element in draw(view(game, state))[0].moving}
    expected = {key for key, node in goals.items() if node != state.node[seat]}
    assert expected == {key for key in found if key.startswith("way ")}


def test_the_desk_shows_who_rides():
    """Passengers aboard whoever drives can be touched, and are drawn for all."""
    game, state = first_turn()
    state.aboard[:4] = [1, 0, 2, 3]
    scene = desk(view(game, state))
    assert ["aboard:0"] == [part for part in scene.targets if part.startswith("aboard")]
    assert {"aboard 0", "aboard 1", "aboard 2"} <= {element.get("data-key") for element in scene.moving}


def test_the_desk_says_what_prizes_are_worth_and_when_the_game_ends():
    """The first prizes are those of the house rules."""
    for more in (0, 2):
        game = load("taxi_derby", players=2, bonuses={"distance": [10 + more, 6, 4]}, end_stacks=3 + more)
        match = Match(game, [game.type.bots.COMPILED[-1]] * 2, seed=5)
        while not any(match.state.up):
            match.step()
        drawn = re.sub("<[^>]*>", " ", to_string(*desk(view(game, match.state)).moving_elements()))
        said = " ".join(drawn.split())
        assert re.search(r"These rows have \d(, \d){4} more passengers to come\.", said)
        assert f"The game ends when {3 + more} rows run out." in said
        assert f"longest turn ${10 + more}, most upgrades $7, fewest tickets $7, most passengers of a type $4" in said


def test_the_desk_shows_what_counts_for_prizes():
    """Tickets, passengers by type and the longest turn stand on a driver's card as soon as there are any."""
    game, state = first_turn()
    cards = [e for e in desk(view(game, state)).moving_elements() if e.get("data-key", "").startswith("card ")]
    blank = to_string(*cards)
    assert 2 == len(cards)
    assert "delivered" not in blank
    assert "longest" not in blank
    state.delivered[:10] = [2, 0, 0, 0, 1, 0, 1, 0, 0, 0]
    state.best[:2], state.tickets[:2] = [9, 0], [1, 2]
    drawn = to_string(*desk(view(game, state)).moving_elements())
    delivered = ("delivered: 2 commuters, an agent, longest turn 9", "delivered: a criminal<")
    for words in (*delivered, ", 1 ticket<", ", 2 tickets<"):
        assert words in drawn
    state.delivered[:5] = [3, 2, 3, 2, 3]
    assert ">3 comm., 2 crim., 3 prof." in to_string(*desk(view(game, state)).moving_elements())


def test_nothing_moves_when_the_first_passengers_come():
    """The desk has its rows from the start, and an empty one says where nobody waits."""
    game, state = first_turn()
    there = desk(view(game, state))
    state.up[:] = [0] * len(state.up)
    empty = desk(view(game, state))
    assert (there.height, there.width) == (empty.height, empty.width)
    assert f">at {node_name(game.setup, game.setup.place_node[0])}<" in to_string(*empty.moving_elements())


def test_the_chance_of_a_ticket_stands_on_every_space():
    """Beside what stands there, too: stores, pins and passengers are where a taxi wants to stop."""
    game, state = first_turn()
    shown = city(replace(view(game, state), overlays=frozenset({"tickets"}))).moving_elements()
    heat = [each for each in shown if each.get("data-key", "").startswith("ticket ")]
    assert len(heat) == len(heat_map(game, state))
    assert all(re.search(r">\d+<", to_string(each)) for each in heat)


def test_who_waits_shows_whether_the_taxi_suits():
    """A wish that is met has a tick and its cat is drawn in full; other wishes say "needs", and the cat is pale."""
    game, state = first_turn()
    setup = game.setup
    tile = next(t for t in range(56) if setup.tile_needs[t] == 1 and not setup.tile_solo[t] and setup.tile_limit[t] > 9)
    state.up[0] = tile + 1
    for tokens, words, opacity in ((0, "needs stereo", "0.6"), (1, "stereo ✓", None)):
        state.token[0] = tokens
        [cat] = [e for e in city(view(game, state)).moving_elements() if e.get("data-key") == f"passenger {tile + 1}"]
        assert opacity == cat.get("opacity")
        assert words in to_string(*desk(view(game, state)).moving_elements())


def test_values_lie_beside_words():
    """The worth of who waits and of who rides is drawn where it covers nothing; of an upgrade the list has it."""
    game, state = first_turn()
    state.aboard[0] = 1
    scene = desk(replace(view(game, state), legal=frozenset({"upgrade:0"}), badges={"upgrade:0": Badge("9")}))
    assert scene.targets["upgrade:0"].badge == ""
    for part in ("passenger:0", "aboard:0"):
        (x, y), (left, top) = scene.targets[part].badge_at, scene.targets[part].shape.centre
        assert x - left > 20 or y - top > 16


def test_nothing_hides_the_taxi_or_leaves_the_board():
    """The worth of the spaces round a taxi is spoken and in the list; a wish beside a taxi stays within the edge."""
    game, state = first_turn()
    step = game.parts(state, game.legal_actions(state)[0])[0]
    drawn = city(view(game, state, badges={step: Badge("5.0", "worth 5")})).targets[step]
    assert ("", True) == (drawn.badge, "worth 5" in drawn.spoken())
    setup = laid(game.setup, state)
    for place in range(2 * setup.stacks):
        node = setup.place_node[place]
        state.up[:], state.node[0] = [place == each for each in range(len(state.up))], node
        x, _ = spot(setup, node)
        [cat] = [e for e in city(view(game, state)).moving_elements() if e.get("data-key") == "wish 1"]
        [words] = [e for e in cat.iter() if e.get("text-anchor")]
        ends = {"start": 0, "middle": 0.5, "end": 1}[words.get("text-anchor")]
        left = x + float(words.get("x")) - 40 * ends
        assert 0 < left < left + 40 < 500, (place, x)


def test_a_key_ends_the_turn():
    """It is beside the button in the list."""
    table = Table(game_of(2), seats=[None, "law-abiding"], seed=3)
    table.board.click(f"space:{table.match.game.setup.home[0]}")
    assert ["end the turn"] == [choice["label"] for choice in table.options.choices if choice["key"] == "e"]


def test_the_board_is_drawn_as_the_quarters_lie():
    """Another way to lay the quarters is another picture; the same way is the very same, sent once."""
    game = load("taxi_derby", players=2)
    pictures = []
    for seed in (1, 2):
        state = first_turn(game, seed)[1]
        pictures.append(city(view(game, state)).fixed)
        assert pictures[-1] is city(view(game, game.successor(state, game.legal_actions(state)[0]))).fixed
    assert to_string(pictures[0]) != to_string(pictures[1])


def test_numbers_along_the_edge_stand_clear_of_streets():
    """No street is drawn as far out as the letters and numbers along the edge."""
    drawing = to_string(plan(load("taxi_derby"), "The city").fixed)
    number = r'="([\d.]+)" '
    found = re.findall(f'<rect x{number}y{number}width{number}height{number}rx="3" fill="#aeb3ba"', drawing)
    boxes = [tuple(map(float, numbers)) for numbers in found]
    assert 112 == len(boxes)
    assert all(13 < x and y + height < 467 for x, y, width, height in boxes)


def test_terms_of_passengers_are_tooltips():
    """A limit of tickets, a fare that grows and what is asked for are said in sentences where the card shows signs."""
    game, state = first_turn()
    setup, said = game.setup, {}
    for tile in range(56):
        state.up = [tile + 1, *[0] * (len(state.up) - 1)]
        shown = desk(view(game, state))
        said[tile] = shown.targets["passenger:0"].does
        assert bool(setup.tile_times[tile]) == (" each time<" in to_string(*shown.moving_elements()))
    limited = [tile for tile in said if setup.tile_limit[tile] == 4]
    assert all("≤ 4 tickets: gets in only while you have no more than that." in said[tile] for tile in limited)
    assert [bool(setup.tile_times[tile]) for tile in said] == ["and once more" in words for words in said.values()]
    assert [bool(setup.tile_needs[tile]) for tile in said] == ["stores sell that" in words for words in said.values()]
    assert limited


@pytest.fixture(scope="module")
def finished():
    """A whole game of two bots."""
    match = Match(game_of(2), ["expected money", "expected money"], seed=3)
    match.advance()
    return match


def test_the_end_says_why_the_game_ended(finished):
    """Stacks that are empty, that nobody can serve anybody, or that the rounds were over."""
    game, cast = finished.game, cast_of(finished)
    said = [game.story.ending(game.setup, finished.state, cast)]
    for up, depth in (([1], 0), ([0], 0)):
        state = finished.state.copy()
        state.up[:10], state.depth[:5], state.aboard[:4] = up * 10, [depth] * 5, [0] * 4
        said.append(game.story.ending(game.setup, state, cast))
    expected = ("stacks of passengers were empty", "its rounds were over", "nobody could serve anybody")
    assert [True] * 3 == [words in sentence for words, sentence in zip(expected, said, strict=True)]


def test_the_ranking_names_every_prize(finished):
    """What was earned and each prize add up to what a driver has."""
    match = finished
    for s in range(2):
        said = match.game.story.standing(match.game.setup, match.state, s)
        everything, *parts = map(int, re.findall(r"\$(\d+)", said))
        assert f"${match.state.money[s]} earned and prizes: " in said
        assert everything == sum(parts)


def test_the_end_says_one_sum_everywhere(finished):
    """Once the game is over the line above the board, the end and the cards count prizes alike."""
    match = finished
    sums = [total(match.game.setup, match.state, s) for s in range(2)]
    cast = cast_of(match)
    said = match.game.story.goal(match.game.setup, match.state, cast, None)
    assert f"{cast.names[0]} ${sums[0]}, {cast.names[1]} ${sums[1]}" in said
