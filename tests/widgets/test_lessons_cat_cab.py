"""The lessons on Cat Cab Crew: answers by a second way, hints that fit, exhibits that answer clicks and keys."""

import itertools
import re
from collections import Counter
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from catwidgets.draw import outcome_chart
from catwidgets.lessons.cat_cab import perfect_driver, push_your_luck, turns, ways_home
from catwidgets.lessons.cat_cab.city_map import CELLS, cell_at, city_graph, grid_table, home
from catwidgets.teach import Exhibit, Explorer, Listing

from catlib.chance import die, generator
from catlib.games.cat_cab import odds, phases
from catlib.games.cat_cab.goals import turn

from .second_ways import by_value_iteration

F = Fraction
NET = {1: -1, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2}
ROLLS = list(itertools.product(range(1, 7), repeat=5))


# Second ways


PAIRS = list(itertools.product(CELLS, repeat=2))
TWOS = [(2, 0), (-2, 0), (0, 2), (0, -2)]
SECOND_WAYS: dict[str, Any] = {
    "luck: two dice": F(sum(NET[a] + NET[b] for a, b in itertools.product(NET, repeat=2)), 36),
    "luck: any curse": F(sum(1 in roll for roll in ROLLS), len(ROLLS)),
    "luck: Crazy cat": F(sum(max(-4, sum(map(NET.get, roll))) for roll in ROLLS), len(ROLLS)),
    "luck: six before one": F(1, 6) / (1 - F(4, 6)),
    "luck: ten spaces": F(1, 2) ** 5,
    "ways: streets": sum(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in itertools.combinations(CELLS, 2)),
    "ways: layer": sum(x - 1 + y - 1 == 5 for x, y in CELLS),
    "ways: mean distance": F(sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in PAIRS), len(PAIRS)),
    "ways: from (3, 3)": len(set(itertools.permutations("LLDD"))),
    "ways: from (4, 3)": len(set(itertools.permutations("LLLDD"))),
    "ways: from the corner": comb(12, 5),
    "ways: over the patrol": comb(7, 3) * comb(5, 2),
    "ways: pushed back": len(
        {(4 - path.count("L"), 5 - path.count("D")) for path in itertools.product("LD", repeat=3)}
    ),
    "ways: two twos": len({(a + c, b + d) for (a, b), (c, d) in itertools.product(TWOS, repeat=2)}),
    "ways: five steps": sum((x + y) % 2 == 1 and abs(x) + abs(y) <= 5 for x in range(-5, 6) for y in range(-5, 6)),
}


def test_without_sharing_five_dice_would_bring_five_times_one() -> None:
    """The reason given for the difference: with as many curses as one likes it goes away."""
    many = by_value_iteration(5, limit=12)[0]
    assert pytest.approx(5, abs=0.001) == many
    assert float(odds.best_turn(5)) < 5 * 255 / 256 < many


# Turns


def test_dice_are_rolled_by_the_rules() -> None:
    """The same faces lead to the same dice and curses in the game itself, or to its going on past the rolling."""
    game = turns.road()
    for seed, curses in itertools.product(range(40), (0, 2, 3)):
        state, played = turns.throw(turn(game, 5, curses=curses), generator(seed)), turn(game, 5, curses=curses)
        faces = generator(seed)
        for _ in range(5):
            played = game.successor(played, int(6 * faces.random()))
        if turns.may_roll(state):
            assert (state.die, state.curses, state.phase) == (played.die, played.curses, played.phase)
        else:
            assert phases.KEEP != played.phase


def test_a_drivers_distribution_agrees_with_other_questions() -> None:
    """Four habits make Crazy cat, and four others the best driver there is."""
    assert odds.one_roll(5) == turns.driver_distribution(["stop"] * 4)
    assert odds.best_turn(5) == turns.driver_distribution(["roll one blank"] * 3 + ["roll all blanks"]).mean
    best = max(turns.driver_distribution(habits).mean for habits in itertools.product(turns.HABITS, repeat=4))
    assert odds.best_turn(5) == best


def test_a_driver_has_a_habit_for_every_number_of_curses() -> None:
    """Too few habits, or an unknown one, are refused with what there is."""
    with pytest.raises(ValueError, match="expected 4 of them, each one of stop, roll one blank, roll all blanks"):
        turns.driver_distribution(["stop"])
    with pytest.raises(ValueError, match="dance"):
        turns.driver_distribution(["dance"] * 4)


@pytest.mark.parametrize(("policy", "distribution"), [
    (None, odds.best_turn_distribution(5)), (lambda state: 0, odds.one_roll(5))])
def test_simulated_turns_follow_the_exact_distribution(policy: Any, distribution: Any) -> None:
    """The mean of 2000 turns is within four standard errors, and only possible results come."""
    seen = turns.simulate_turns(2000, policy=policy, seed=3)
    mean = sum(net * n for net, n in seen.items()) / 2000
    assert abs(mean - float(distribution.mean)) < 4 * distribution.std / 2000**0.5
    assert set(seen) <= set(distribution)
    assert seen == turns.simulate_turns(2000, policy=policy, seed=3)


def showing(table: turns.Turn, dice: str, curses: int = 0) -> turns.Turn:
    """A table at which these dice lie."""
    table.state, table.chosen = turns.position(dice, curses), 0
    return table


def test_dice_are_chosen_rolled_and_kept() -> None:
    """Click, roll, stop: what was not chosen lies as before, and the result is noted."""
    table = showing(turns.Turn(seed=1), "22456")
    table.board.click("die:0")
    table.board.click("die:1")
    table.board.click("die:1")
    assert ["die:0"] == table.board.selected
    table.board.click("do:roll")
    assert [2, 4, 5, 6] == table.state.die[1:5]
    spaces, curses = turns.net_of(table.state)
    table.board.click("do:stop")
    assert [spaces - curses] == table.results
    assert f"Net spaces of your turns: {spaces - curses}. Mean {spaces - curses:.2f}." in table._words.value
    table.board.click("do:new")
    assert not table._over


def test_a_turn_that_is_over_stays_so() -> None:
    """Neither dice nor buttons change it; a sentence says how to go on."""
    table = turns.Turn(seed=1)
    table.stop()
    for id in ("die:0", "do:roll", "do:stop"):
        table.board.click(id)
        assert table.board.error.startswith("This turn is over")
    assert 1 == len(table.results)


def test_rolling_nothing_is_explained() -> None:
    """Roll again needs dice; Escape takes a choice back."""
    table = turns.Turn(seed=1)
    table.board.click("die:0")
    table.board._handle_custom_msg({"type": "cancel"}, [])
    table.board.click("do:roll")
    assert table.board.error.startswith("Choose first")


def test_the_fourth_curse_ends_a_turn() -> None:
    """The dice stand as they lie, and the turn counts."""
    table = turns.Turn(curses=3, seed=2)
    for _ in range(200):
        if not table._over:
            table.chosen = 1
            table.roll()
    assert "the fourth curse, and you must stop" in table.board.status
    assert 1 == len(table.results)


def test_the_coach_takes_a_turn_apart() -> None:
    """Expectation, less what choices gave away, and luck, make the result."""
    table = showing(turns.Turn(seed=1, coach=True), "22456")
    table.stop()
    assert "That gave away 1.98: “reroll the 2” was better." in table.board.status
    said = r"expects (\S+); your choices gave away (\S+), the dice (brought|took) (\S+)\.$"
    numbers = re.search(said, table.board.status)
    assert numbers
    luck = float(numbers[4]) * (1 if numbers[3] == "brought" else -1)
    assert pytest.approx(4, abs=0.02) == float(numbers[1]) - float(numbers[2]) + luck


def test_the_coach_praises_the_best_choice() -> None:
    """Nothing is given away by it."""
    table = showing(turns.Turn(seed=1, coach=True), "44566")
    table.stop()
    assert table.board.status.startswith("No choice was better. You stop: 7 spaces, no curse, net 7.")


# Exhibits


def test_a_chart_is_told_below_itself() -> None:
    """Its title is the label, its sentence stands once below, its table is folded away."""
    exhibit = Exhibit(outcome_chart(die(6), title="One die"))
    assert ("One die", "6 outcomes from 1 to 6, mean 7/2 = 3.5, every outcome with chance 1/6 = 16.7%. Exact.") == (
        exhibit.board.label, exhibit.board.status)
    assert "<details>" in exhibit._words.value


def test_words_in_an_exhibit_are_text() -> None:
    """A task with signs of HTML in it is shown as written."""
    exhibit = Exhibit(outcome_chart(die(6), title="One die"), task="Is 1 < 2?")
    assert "Is 1 &lt; 2?" in exhibit.children[0].children[0].value
    assert "&lt;b&gt;" in Listing("<b>", ("<b>",), [("<b>",)])._repr_html_()
    assert "&lt;i&gt;" in grid_table({(1, 1): "<i>"}, "<i>")


def test_a_slider_changes_the_picture() -> None:
    """Moving a control draws anew; a value that it does not have is refused with what is allowed."""
    exhibit = push_your_luck.best_turns()
    exhibit.controls["curses_at_the_start"].value = 4
    assert "Best play with 5 dice, 4 curses" == exhibit.board.label
    exhibit.set("dice", 1)
    assert "Best play with 1 die, 4 curses" == exhibit.board.label
    with pytest.raises(ValueError, match="dice=9: allowed is 1 to 7"):
        exhibit.set("dice", 9)
    driver = perfect_driver.your_driver()
    with pytest.raises(ValueError, match="with_1='go': allowed is stop, roll one blank, roll all blanks"):
        driver.set("with_1", "go")
    driver.set("with_0", "roll all blanks")
    assert "mean 2.5 " not in driver.board.status


def test_a_mistake_in_a_drawing_is_shown() -> None:
    """What a picture's function raises stands on the board, and the control keeps its value."""
    exhibit = Explorer(lambda n: outcome_chart(die(7 - n), title="Dice"), n=(1, 1, 7))
    exhibit.set("n", 7)
    assert exhibit.board.error


# The city


def test_ids_name_cells() -> None:
    """Every target of a map is a cell."""
    exhibit = ways_home.pascal()
    assert {*CELLS} == {cell_at(id) for id in exhibit.board.scene.targets}
    assert (1, 1) == home()


def test_a_hunt_judges_every_click() -> None:
    """Right cells and misses are marked and counted, and a moral is told at the end."""
    hunt = ways_home.find_steps_from_home(2)
    assert {(1, 3), (2, 2), (3, 1)} == hunt.wanted
    hunt.board.click("cell:2")
    assert "Yes: (3, 1) is 2 steps from home. 1 of 3 found." == hunt.board.status
    hunt.click((4, 1))
    assert "No: (4, 1) is 3 steps from home. 1 of 3 found." == hunt.board.status
    assert "not one of them" in hunt.board.spoken["cell:3"]
    hunt.click((1, 3))
    hunt.click((2, 2))
    assert hunt.board.status.startswith("Yes: (2, 2) is 2 steps from home. All found, with 1 miss. They stand")


def test_a_hunt_can_be_given_up_and_begun_anew() -> None:
    """All cells are shown then, or none."""
    hunt = ways_home.find_pushed_back((4, 5), 2)
    hunt.give_up()
    assert {(2, 5), (3, 4), (4, 3)} == hunt.found
    assert "In 1, 2 and 1 ways: 4 ways of going back, but only 3 cells." == hunt.board.status
    hunt.restart()
    assert (frozenset(), frozenset()) == (hunt.found, hunt.missed)


@pytest.mark.parametrize(("cell", "said"), [
    ((3, 4), "Yes: 2 ways of going back lead to (3, 4)"),
    ((2, 5), "Yes: 1 way of going back leads to (2, 5)"),
    ((4, 4), "No: (4, 4) is 1 step nearer to home"),
    ((5, 2), "No: (5, 2) is 2 steps nearer to home, but not on a shortest path from (4, 5)"),
    ((5, 5), "No: (5, 5) is 1 step farther from home"),
    ((5, 4), "No: (5, 4) is no nearer to home")])
def test_a_cell_is_told_where_a_push_leads(cell: tuple[int, int], said: str) -> None:
    """Why a cell is right or wrong is said of this very cell."""
    hunt = ways_home.find_pushed_back((4, 5), 2)
    hunt.click(cell)
    assert hunt.board.status.startswith(f"{said}. ")


def test_ways_are_counted_by_walking_them() -> None:
    """On every cell the number is Pascal's, and the sum of those that a first step leads to."""
    for x, y in CELLS:
        assert comb(x + y - 2, x - 1) == ways_home.paths_from((x, y))
    panel = ways_home.paths()
    panel.board.click("cell:13")
    assert "From (2, 3) home: 3 steps, 3 shortest paths. 1 over (1, 3) and 2 over (2, 2)." == panel.board.status
    assert "3 shortest paths home" in panel.board.spoken["cell:13"]
    panel.board.click("cell:0")
    assert panel.board.status == "From (1, 1) home: you are there."
    for words, noted in (("Show all numbers", 48), ("Start again", 0)):
        panel.press(words)
        assert noted == sum("shortest path" in said for said in panel.board.spoken.values())


def test_layers_count_all_cells_once() -> None:
    """The newest layers add up to the city."""
    exhibit, newest = ways_home.layers(), []
    for n in range(13):
        exhibit.set("steps", n)
        newest.append(int(re.search(r"(?:is|are) (\d+) cell", exhibit.board.status)[1]))
    assert [1, 2, 3, 4, 5, 6, 6, 6, 5, 4, 3, 2, 1] == newest
    assert "within 12 steps are 48 of 48" in exhibit.board.status


@pytest.mark.parametrize("moves", [[1], [2], [1, 2], [2, 2], [1, 1, 2], [1, 2, 2]])
def test_reach_is_every_order_and_direction_tried(moves: list[int]) -> None:
    """All orders and directions, walked one by one on the city and on an endless board."""
    directions = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    city, endless = set(), set()
    for order in set(itertools.permutations(moves)):
        for heading in itertools.product(directions, repeat=len(moves)):
            x, y, inside = 3, 3, True
            for n, (dx, dy) in zip(order, heading, strict=True):
                x, y = x + n * dx, y + n * dy
                inside = inside and (x, y) in CELLS
            endless.add((x - 3, y - 3))
            city |= {(x, y)} if inside else set()
    assert city == set(odds.reachable_cells((3, 3), moves.count(1), moves.count(2)))
    assert endless == ways_home.endless_reach(moves)


def test_reach_follows_sliders_and_clicks() -> None:
    """The sentence counts the cells and names their colour, and a click moves the cab."""
    panel = ways_home.reach()
    panel.board.click("cell:0")
    assert panel.board.status.startswith("From (1, 1), which is plain, with 1 + 2:")
    panel.set("movements_of_1", 0)
    panel.set("movements_of_2", 0)
    assert "From (1, 1) with no movement: 1 cell, (1, 1)." == panel.board.status


def test_random_distances_are_those_of_the_distribution() -> None:
    """As many as asked for, the same each time, and none that cannot be."""
    seen = ways_home.random_distances(500, seed=5)
    assert Counter(seen) == ways_home.random_distances(500, seed=5)
    assert (500, True) == (sum(seen.values()), set(seen) <= set(odds.distance_distribution()))


def test_the_map_is_the_graph() -> None:
    """What is drawn has as many lines as the graph has edges."""
    drawn = ways_home.city_as_graph().board.scene.moving_svg()
    assert city_graph().number_of_edges() == drawn.count("<line")
