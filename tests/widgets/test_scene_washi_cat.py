"""What a table of Washi Cat shows of a position: the tape, lines as they were drawn, cats, special moves."""

from xml.etree import ElementTree as ET

import pytest
from catwidgets.draw import to_string
from catwidgets.scenes import View
from catwidgets.scenes.washi_cat import desk, legs_of, line_cells, plan, spot, tape_scene
from catwidgets.scenes.washi_cat.tape import HOME, Leg
from catwidgets.table import Table

from catlib import language, load
from catlib.games.washi_cat.boards import board_names, cell_number
from catlib.games.washi_cat.moving import target
from catlib.games.washi_cat.odds.paths import quickest_trip, reach
from catlib.games.washi_cat.odds.race import race
from catlib.games.washi_cat.odds.traps import trap
from catlib.games.washi_cat.odds.walls import cheapest_wall
from catlib.games.washi_cat.phases import JUMP, POP, STEP, add_line
from catlib.games.washi_cat.voice import COLOURS
from catlib.play import Match

from ..washi_cat.positions import position


def small(**house):
    """The board of 6 rows and 7 columns, drawn beforehand."""
    return load("washi_cat", board="small", drawing="board", **house)


def view(match: Match, **rest) -> View:
    """How a table looks at a match."""
    game, state = match.game, match.state
    legal = [] if match.is_over or game.is_chance_node(state) else game.legal_actions(state)
    parts = frozenset(part for action in legal for part in game.parts(state, action))
    return View(game, state, match.names, parts, states=match.states, actions=match.actions, **rest)


def played(game, *words: str, seats=("human", "human")) -> Match:
    """A match after some actions in words."""
    match = Match(game, list(seats), seed=1)
    for each in words:
        match.act(each)
    return match


def drawn(scene, key):
    """What is drawn under a key, as text; nothing if nothing is."""
    return "".join(to_string(element) for element in scene.moving if element.get("data-key") == key)


def test_cells_say_what_they_are():
    """Shrines, sewers, walls, fish, lines and cats are in the words of a cell."""
    targets = tape_scene(view(Match(small(), seed=1))).targets

    def said(name):
        return targets[f"cell:{cell_number(name)}"].label

    assert 42 == len(targets)
    assert "b3, shrine" == said("b3")
    assert "a3, green sewer" == said("a3")
    assert "d3, wall north" == said("d3")
    assert "d4, wall south" == said("d4")
    assert "a1, red fish" == said("a1")
    assert "c1, red line, red cat 1" == said("c1")
    full = tape_scene(view(Match(load("washi_cat"), seed=1))).targets
    assert "f2, bath house, wall south" == full[f"cell:{cell_number('f2')}"].label


def test_cats_that_start_apart():
    """Each cat's row stands in the card, and both edge rows show the colours of both players."""
    match = Match(small(cats_start="one on each side"), seed=1)
    errands = drawn(desk(view(match)), "errands 0")
    assert errands.index("to row 6") < errands.index("to row 1")
    assert "to a fish" not in errands
    for game, bands in ((match.game, 2), (small(), 1)):
        paper = "".join(map(to_string, tape_scene(view(Match(game, seed=1))).fixed))
        assert [bands] * 2 == [paper.count(f'fill="{colour}"') for colour in HOME]


def test_lines_are_drawn_as_they_went():
    """Steps, jumps and sewers are legs of the cat that made them, in order."""
    match = played(small(), "cat 1 to c2", "cat 1 to e5", "cat 2 to f2", "cat 1 to d5")
    legs = legs_of(match.game.setup, match.states, match.actions)
    a, b = cell_number("c1"), cell_number("c2")
    assert [Leg(STEP, a, b)] == legs[0]
    assert [Leg(STEP, cell_number("e6"), cell_number("e5")), Leg(STEP, cell_number("e5"), cell_number("d5"))] == legs[2]


@pytest.mark.parametrize("board", board_names())
def test_legs_end_where_lines_are(board):
    """Over a game every leg ends in a cell with the line of its cat, and there are steps and jumps."""
    match = Match(load("washi_cat", board=board), ["random", "random"], seed=2)
    match.advance()
    found = legs_of(match.game.setup, match.states, match.actions)
    assert {STEP, JUMP} <= {leg.kind for line in found for leg in line}
    for cat, line in enumerate(found):
        assert {leg.end for leg in line} <= set(line_cells(match.state, cat))


def test_a_sewer_popper_is_two_legs():
    """A line through a sewer goes into it and, under the street, to its twin."""
    match = played(small(), "cat 1 to c2", "cat 1 to e5", "cat 1 to c3", "cat 1 to e4")
    pops = [a for a in match.game.legal_actions(match.state) if "sewer" in match.game.action_to_string(match.state, a)]
    end = target(match.game.setup, match.state, pops[0])
    match.act(pops[0])
    found = next(
        line for line in legs_of(match.game.setup, match.states, match.actions) if line and line[-1].kind == POP
    )
    assert [Leg(STEP, found[-2].start, found[-1].start), Leg(POP, found[-1].start, end)] == found[-2:]
    assert match.game.setup.twin[end] == found[-1].start


def test_the_two_players_are_told_apart_without_colour():
    """Blue lines have a white core and blue fish stripes; red ones have neither."""
    match = played(small(), "cat 1 to c2", "cat 1 to e5")
    scene = tape_scene(view(match))
    red, blue = (drawn(scene, f"line {cat}") for cat in (0, 2))
    assert red.count("<path") + 1 == blue.count("<path")
    assert COLOURS == ("red", "blue")
    fish = [drawn(scene, f"fish {cell_number(name)}") for name in ("a1", "g6")]
    assert fish[0].count("<path") + 1 == fish[1].count("<path")


def test_two_moves_to_one_cell_have_places_of_their_own():
    """Where both cats can come to a cell, it is divided into two places with the numbers of the cats."""
    match = Match(small(), seed=1)
    state = match.state.copy()
    state.head[1] = cell_number("d2")
    add_line(state, 1, state.head[1])
    game = match.game
    legal = frozenset(part for a in game.legal_actions(state) for part in game.parts(state, a))
    scene = tape_scene(View(game, state, match.names, legal))
    cell = cell_number("c2")
    shapes = [scene.targets[f"cell:{cell}:{cat}"].shape for cat in range(2)]
    assert f"cell:{cell}" not in scene.targets
    assert shapes[0].x + shapes[0].width < shapes[1].x
    assert scene.targets[f"cell:{cell}:1"].label.endswith("red cat 2")


def test_blocked_sewers_are_crossed_out():
    """A pair of sewers that a line covers says so at both ends."""
    match = played(small(), "cat 1 to c2", "cat 1 to e5", "cat 1 to c3", "cat 1 to e4", "cat 1 to c4")
    scene = tape_scene(view(match))
    assert "green sewer, blocked" in scene.targets[f"cell:{cell_number('g4')}"].label
    assert drawn(scene, "blocked 1: green")
    assert not drawn(scene, "blocked 0: green")


def test_the_desk_shows_special_moves():
    """Special moves that are left are said, those used are crossed off."""
    match = Match(small(specials=3), seed=1)
    state = match.state.copy()
    state.specials[1] = 1
    scene = desk(View(match.game, state, match.names))
    assert "1 special move left" == scene.targets["special:1"].label
    assert 0 == drawn(scene, "specials 0").count("<line")
    assert 4 == drawn(scene, "specials 1").count("<line")


@pytest.mark.parametrize("code", ["de", "en", "es", "fr", "ja", "pt-BR"])
def test_words_of_the_desk_end_before_the_next_sign(code):
    """In no language an errand or the name of a sign runs into what stands to its right."""
    next_sign = {48: 107, 146: 210, 34: 136, 162: 256}  # where words begin, and what they must not reach
    with language(code):
        scene = desk(view(Match(small(), ["human", "human"], seed=1)))
    words = [each for each in ET.fromstring(scene.to_svg()).iter() if each.get("font-size") == "11" and each.text]
    wide = {each.text: sum(11 if letter > "⺀" else 5.8 for letter in each.text) for each in words}
    starts = [(each.text, float(each.get("x"))) for each in words if each.get("text-anchor") == "start"]
    assert (8, []) == (len(starts), [text for text, x in starts if x + wide[text] > next_sign[x]])


def test_a_plan_for_lessons():
    """A lesson draws the tape with or without a position and says which cells can be clicked."""
    game = small()
    empty = plan(game, "Empty", legal=[5], says={5: "here"})
    assert ["cell:5"] == empty.legal_ids()
    assert "f1, here" == empty.targets["cell:5"].label
    assert [] == empty.moving
    full = plan(game, "Full", game.initial_state())
    assert drawn(full, "cat 0")
    assert spot(game.setup, 0) == full.targets["cell:0"].shape.centre


def test_no_dice():
    """There are no dice at this table; where chance draws, it is called chance."""
    table = Table(small(), seed=3)
    assert ("Log", "Review", "New game", "Save") == table.tabs.titles
    table = Table(load("washi_cat", board="garden", drawing="random"), seed=3, step=True)
    assert "Chance is due" == table.options.heading
    table.options.choose("do:next")
    assert 1 == table.match.ply


# Overlays


def overlaid(match: Match, *names: str):
    """The tape with something shown on request."""
    return tape_scene(view(match, overlays=frozenset(names)))


def said(scene, words) -> set[int]:
    """The cells that say something."""
    return {int(id.split(":")[1]) for id, target in scene.targets.items() if words in target.label}


def test_reach_is_drawn():
    """A dot and a word for each space that a cat can walk to, by the same answer as the library's."""
    match = Match(small(), seed=1)
    scene = overlaid(match, "reach")
    for cat in range(2):
        cells = reach(match.game, match.state, cat)
        assert cells == said(scene, f"in reach of red cat {cat + 1}")
        assert len(cells) == drawn(scene, f"reach {cat}").count("<circle")


def test_shortest_walks_are_drawn():
    """The mover's walks to two fish and home, every step numbered in words."""
    match = Match(small(), seed=1)
    trips = race(match.game, match.state).trips[0]
    scene = overlaid(match, "trips")
    for cat, trip in enumerate(trips):
        assert set(trip.cells[1:]) - {match.state.head[cat]} == said(scene, f"of {trip.turns} of red cat {cat + 1}")
        assert drawn(scene, f"trip {cat}")


def test_the_race_is_told_beside_the_tape():
    """With the walks each player's card says how many steps are left, and who is ahead."""
    match = played(small(), "cat 1 to c2", "cat 1 to e5", "cat 1 to c3")
    found = race(match.game, match.state)
    scene = desk(view(match, overlays=frozenset(["trips"])))
    for seat in range(2):
        words = f"{found.turns[seat]} steps to go" + ", ahead" * (found.ahead == seat)
        assert scene.targets[f"seat:{seat}"].label.endswith(words)
        assert words in drawn(scene, f"left {seat}")
    assert not drawn(desk(view(match)), "left 0")


def test_quickest_trips_are_drawn():
    """The trips with jumps say how many turns they take, and whether that was proved."""
    match = Match(small(), seed=1)
    scene = overlaid(match, "quickest")
    for cat in range(2):
        trip = quickest_trip(match.game, match.state, cat)
        assert trip.mark == "exact"
        assert f"{trip.turns} turns" in drawn(scene, f"quickest {cat}")
        assert trip.cells[-1] in said(scene, f"step {trip.turns} of {trip.turns} of red cat {cat + 1}")
    far = Match(load("washi_cat"), ["racer", "blocker"], seed=3)
    while far.ply < 16:
        far.step()
    assert "≤ " in drawn(overlaid(far, "quickest"), "quickest 0")


def test_ways_home_and_enclosures_are_drawn():
    """Who is free has a path for each cat; who is not has the wall, each part of which says so."""
    match = Match(small(), seed=1)
    scene = overlaid(match, "trapped")
    assert all(drawn(scene, f"path {cat}") for cat in range(4))
    state = match.state.copy()
    for column in range(7):
        add_line(state, 2, 26 + column)
    shut = tape_scene(View(match.game, state, match.names, overlays=frozenset(["trapped"])))
    [cat] = [e.cat for e in trap(match.game, state, 0).enclosures]
    assert drawn(shut, f"enclosure {cat}")
    wall = said(shut, f"part of the wall around red cat {cat + 1}")
    assert wall >= set(trap(match.game, state, 0).enclosures[0].lines)
    assert state.head[cat] in said(shut, "is shut in")


def test_what_shuts_a_cat_in_is_drawn_and_no_way_home_that_is_not_there():
    """In the bath house one's own line outside is part of the wall; where nothing is proved, no path is drawn."""
    game = load("washi_cat")
    for blue, key in (("h4 i2 i1", "enclosure 0"), ("h4", "unproved 0")):
        lines = " ".join(f"{column}2" for column in "abcde" + "ijklmnopqrstuvwxyz" * (blue == "h4"))
        own = lines + " g4 g5 g6 g7 g8" * (blue == "h4")
        state = position(game, "f2 a1", "y8 z8" if blue == "h4" else "g4 z8", red_line=own, blue_line=blue,
                         carrying="f2", delivered="a1", specials=(1, 1))
        scene = tape_scene(View(game, state, ("red", "blue"), overlays=frozenset(["trapped", "reach"])))
        assert drawn(scene, key)
        assert not drawn(scene, "path 0")
        assert not said(scene, "on a way home of red cat 1")
        walls = said(scene, "own line outside an exit")
        assert ({cell_number("e2")} if blue != "h4" else set()) == walls
        assert not walls & said(scene, "in reach of red cat 1")
        assert ({state.head[0]} if blue == "h4" else set()) == said(scene, "no way home of red cat 1 was found")


def test_the_cheapest_wall_is_drawn():
    """The spaces that part the others from their fish are those of the minimum cut."""
    match = Match(small(), seed=1)
    scene = overlaid(match, "cut")
    for cat in (2, 3):
        wall = cheapest_wall(match.game, match.state, cat, "fish")
        assert set(wall.cells) <= said(scene, f"{len(wall.cells)} spaces that part blue cat {cat - 1} from fish")


def test_a_table_draws_lines_as_they_went():
    """Lines follow the moves of the match, after an undo and a redo too."""
    table = Table(small(), seats=[None, None], seed=3)
    for name in ("c2", "e5", "d2", "d5"):
        table.board.click(f"cell:{cell_number(name)}")
    before = table.board.moving_svg
    table.undo()
    assert before != table.board.moving_svg
    table.redo()
    line = drawn(table.board.scene, "line 0")
    assert line == drawn(tape_scene(view(table.match)), "line 0")
    assert line.count("L") >= 2


def test_letters_of_sewers_stand_above_lines():
    """No line strikes the letter of a sewer: all letters are drawn once more above the lines."""
    match = played(small(), "cat 1 to c2", "cat 1 to e5", "cat 1 to c3", "cat 1 to e4", "cat 1 to c4")
    keys = [element.get("data-key") for element in tape_scene(view(match)).moving]
    assert max(keys.index(key) for key in keys if key.startswith(("line", "blocked"))) < keys.index("letters")
    assert keys.index("letters") < min(keys.index(key) for key in keys if key.startswith("cat "))
