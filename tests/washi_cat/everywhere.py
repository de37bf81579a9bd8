"""What Washi Cat calls exact, against every move tried out by the rules."""

import random
from collections.abc import Collection
from fractions import Fraction
from typing import Any

from catlib.game import BadSetup, load
from catlib.games.washi_cat import phases
from catlib.games.washi_cat.boards import COLUMNS, Board
from catlib.games.washi_cat.goals import turn_distribution
from catlib.games.washi_cat.moving import go, target, turn_actions
from catlib.games.washi_cat.odds.paths import reach
from catlib.games.washi_cat.odds.race import race
from catlib.games.washi_cat.odds.traps import trap
from catlib.games.washi_cat.odds.walls import quickest_wall
from catlib.games.washi_cat.phases import GRID, MOVE, PASS, STEP, add_line, cat_of, fish_side, has_line, kind_of
from catlib.games.washi_cat.rules import NUM_ACTIONS
from catlib.games.washi_cat.trapped import has_lost, is_cut_off

from ..everywhere import game_of, step, told
from .positions import empty
from .test_trapped import random_position, searched, searched_with_jumps

RULES = ("cats_start", "leaving", "own_line_blocks", "own_tail", "landing", "jump_is_special", "delivered_cats",
    "trapped", "specials")
TURNS = 3  # to which walls are tried out
STEPS = [action for action in range(MOVE, PASS) if kind_of(action) == STEP]
ONE = {"title": "One cat", "columns": 3, "rows": 4, "walls": [["b2", "b3"]], "fish": 2, "cats": 1}
TWO = {"title": "Two cats", "columns": 4, "rows": 3, "walls": [["b2", "c2"]], "fish": 2, "cats": 2}
EXITS = [["b2", "b1"], ["c2", "c3"], ["b2", "a2"], ["c2", "d2"]]
HOUSE = {**ONE, "columns": 4, "rows": 3, "walls": [], "buildings": [{"corners": ["b2", "c2"], "exits": EXITS}]}
RACES = (ONE, TWO, HOUSE)  # boards
STARTS = ("on their own side", "one on each side")


def check_trap(rng: random.Random) -> int:
    """Whether a player is cut off is what trying all walks says, for either reading of trapped."""
    trapped, starts = rng.choice(["objective", "return only"]), rng.choice(STARTS)
    game, state = random_position(rng.randrange(10**6), trapped=trapped, cats_start=starts)
    found, expected = trap(game, state, 0), searched(game, state, 0)
    assert (expected, "exact") == (found.cut_off, found.mark), told(game, {}, state, trapped, starts, expected)
    return 1


BUILDINGS = [
    Board(**empty(3, 4, buildings=[{"corners": ["b2", "c2"], "exits": exits}]))
    for exits in (
        [["b2", "b3"], ["c2", "c1"]],
        [["b2", "a2"], ["c2", "d2"]],
        [["b2", "b3"], ["b2", "b1"], ["c2", "c1"], ["c2", "c3"]],
    )
]


def check_trap_beside_a_building(rng: random.Random) -> int:
    """Who is said to be free or cut off is so by the moves of the game, where own lines shut exits, too."""
    house = {"leaving": rng.choice(["as any step", "into an empty space"]),
        "landing": rng.choice(["anything free", "blank"]), "own_line_blocks": rng.random() < 0.4}
    trapped = rng.choice(["objective", "return only"])
    game, state = random_position(rng.randrange(10**6), trapped, cats=1, ground=rng.choice(BUILDINGS), **house)
    for cell in rng.sample(range(3 * 4), rng.randint(0, 4)):
        cell = cell // 4 * COLUMNS + cell % 4
        if not has_line(state, 1, cell) and fish_side(game.setup, state, cell) < 0:
            add_line(state, 0, cell)
    found = trap(game, state, 0)
    if found.mark != "exact":
        assert not found.cut_off
        return 0
    if trapped == "objective" or not has_line(state, 1, state.head[0]):  # at home under a line: see test_return_only
        assert searched_with_jumps(game, state, 0) == found.cut_off, told(game, {}, state, house, found)
    return 1


def check_wall(rng: random.Random) -> int:
    """No wall is drawn in fewer turns than it says, and one in as many."""
    base = {"board": "tiny", "drawing": "board", "turn_limit": 0}
    if rng.random() < 0.3:
        base = {"board": TWO, "drawing": "random", "turn_limit": 0, "cats_start": rng.choice(STARTS)}
    game = game_of("washi_cat", rng, RULES, base=base)
    state = game.initial_state()
    while state.phase != phases.TURN:
        state = step(game, state, rng)
    for _ in range(rng.randint(2, 14)):
        after = step(game, state, rng)
        if game.is_terminal(after):
            break
        state = after
    seat, specials = rng.randrange(2), rng.randint(0, 1)
    siege = quickest_wall(game, state, seat, specials=specials, most=3000)
    fewest = fewest_turns(game, state, seat, specials)
    if siege.mark == "exact":
        within = siege.turns if siege.turns is not None and siege.turns <= TURNS else None
        assert fewest == within, told(game, base, state, seat, specials, fewest, siege)
    return 1


def fewest_turns(game: Any, state: Any, seat: int, specials: int) -> int | None:
    """The fewest turns of the opponent that cut a player off, all of them tried; None beyond a few."""
    start = state.copy()
    start.phase, start.player, start.turn, start.passed = phases.TURN, 1 - seat, 0, 0
    start.specials[seat], start.specials[1 - seat] = 0, specials
    level, seen = [start], {start.key()}
    for turns in range(TURNS + 1):
        if any(is_cut_off(game.setup, at, seat, [0] * GRID) for at in level):
            return turns
        level = [
            child
            for at in level
            for child in moved(game, at)
            if not has_lost(game.setup, child, 1 - seat) or is_cut_off(game.setup, child, seat, [0] * GRID)
            if child.key() not in seen and not seen.add(child.key())
        ]
    return None


def moved(game: Any, state: Any, among: Collection[int] = range(PASS)) -> list[Any]:
    """The positions after every move of the player to move, or of some of them, who is to move again."""
    actions, found = [0] * NUM_ACTIONS, []
    for action in actions[: turn_actions(game.setup, state, actions)]:
        if action in among:
            child = state.copy()
            go(game.setup, child, action, target(game.setup, state, action))
            found.append(child)
    return found


def a_turn(rng: random.Random, base: dict[str, Any]) -> tuple[Any, Any]:
    """A turn after some random moves under a random pair of house rules, nobody's specials among them."""
    game = game_of("washi_cat", rng, [name for name in RULES if name != "specials"], base=base)
    state = game.initial_state()
    while state.phase != phases.TURN or rng.random() < 0.8:
        after = step(game, state, rng)
        if game.is_terminal(after):
            break
        state = after
    return (game, state) if state.phase == phases.TURN else a_turn(rng, base)


def check_race(rng: random.Random) -> int:
    """No player's cats come home in fewer turns than the race says, and they do in as many, walking or jumping."""
    base = {"board": rng.choice(RACES), "drawing": "random", "turn_limit": 0, "cats_start": rng.choice(STARTS)}
    game, state = a_turn(rng, base)
    jumps = rng.random() < 0.6
    found = race(game, state, jumps)
    assert "exact" == found.mark, told(game, base, state, jumps, found)
    expected = fewest_home(game, state, 0, jumps), fewest_home(game, state, 1, jumps)
    assert expected == found.turns, told(game, base, state, jumps, expected, found)
    return 1


def fewest_home(game: Any, state: Any, seat: int, jumps: bool) -> int | None:
    """The fewest turns in which all cats of a player are home, all of them tried while nobody else moves."""
    start = state.copy()
    start.phase, start.player, start.specials[seat] = phases.TURN, seat, 0
    cats = range(2 * seat, 2 * seat + game.setup.cats)
    level, seen, turns = [start], {start.key()}, 0
    while level:
        if any(all(at.carry[cat] == phases.DELIVERED for cat in cats) for at in level):
            return turns
        level = [
            child
            for at in level
            for child in moved(game, at, range(PASS) if jumps else STEPS)
            if child.key() not in seen and not seen.add(child.key())
        ]
        turns += 1
    return None


def check_reach(rng: random.Random) -> int:
    """A cat can walk just to where its steps lead, all of them tried while nobody else moves; a fish ends its walk."""
    base = {"board": rng.choice(RACES), "drawing": "random", "turn_limit": 0, "cats_start": rng.choice(STARTS)}
    game, state = a_turn(rng, base)
    seat = rng.randrange(2)
    cat = 2 * seat + rng.randrange(game.setup.cats)
    steps = [action for action in STEPS if cat_of(state, action) % 2 == cat % 2]
    start = state.copy()
    start.phase, start.player = phases.TURN, seat
    expected, queue = {start.head[cat]}, [start]
    while queue:
        for child in moved(game, queue.pop(), steps):
            if child.head[cat] not in expected:
                expected.add(child.head[cat])
                if child.taken == state.taken:
                    queue.append(child)
    found = reach(game, state, cat)
    assert expected == found, told(game, base, state, cat, expected, found)
    return 1


def check_drawings(rng: random.Random) -> int:
    """As many drawings of a row keep their full distance as where every drawing by chance is tried out."""
    columns, gap = rng.choice([(3, 0), (3, 1), (4, 1), (5, 1), (4, 2), (5, 2), (6, 2)])
    rows = rng.choice([2, 3, 4, 5])
    shrine, sewer = (f"{'abcdef'[rng.randrange(columns)]}1" for _ in range(2))
    board = {"title": "A row", "columns": columns, "rows": rows, "spacing": gap, "fish": 2, "cats": 1}
    board |= rng.choice([{}, {"shrines": [shrine, opposite(shrine, board)]}])
    if rng.random() < 0.4 and columns > 3:
        pair = [sewer, f"{'abcdef'[(ord(sewer[0]) - ord('a') + 2) % columns]}1"]
        board |= {
            "sewers": [{"colour": "green", "cells": cells} for cells in (pair, [opposite(c, board) for c in pair])]
        }
        board.pop("shrines", None)
    base = {"board": board, "drawing": "random"}
    try:
        load("washi_cat", **base)
    except BadSetup:  # too few spaces
        return 0
    game = game_of("washi_cat", rng, ["first_player"], base=base)
    known: dict[Any, dict[int, Fraction]] = {}

    def full(state: Any) -> dict[int, Fraction]:
        """How many more drawings come to keep their distance in the first row, with chances."""
        if state.phase == phases.TURN or game.is_terminal(state):
            return {0: Fraction(1)}
        key = state.key()
        if key not in known:
            found: dict[int, Fraction] = {}
            for outcome, p in game.chance_outcomes(state):
                keeps = state.phase == phases.DRAW and outcome < COLUMNS and keeps_distance(game, state, outcome)
                for n, q in full(game.successor(state, outcome)).items():
                    found[n + keeps] = found.get(n + keeps, Fraction(0)) + p * q
            known[key] = found
        return known[key]

    found = turn_distribution(game)
    if found is None:
        assert rows <= gap + 1
        return 0
    expected = full(game.initial_state())
    assert expected == dict(found.items()), told(game, base, game.initial_state(), board, expected, found)
    return 1


def opposite(name: str, board: dict[str, Any]) -> str:
    """The cell that a half turn of the board brings there."""
    return f"{'abcdef'[board['columns'] - 1 - (ord(name[0]) - ord('a'))]}{board['rows'] + 1 - int(name[1:])}"


def keeps_distance(game: Any, state: Any, column: int) -> bool:
    """Whether a drawing in the first row has the board's spaces between it and all others that count."""
    gap, rows = game.house.board.spacing, game.setup.rows
    there = [(fish_or_cat, 0) for fish_or_cat in drawn_in(state, 0, 0)]
    there += [(fish_or_cat, rows - 1) for fish_or_cat in drawn_in(state, 1, rows - 1)]
    return all(max(abs(column - other), row) > gap for other, row in there)


def drawn_in(state: Any, side: int, row: int) -> list[int]:
    """The columns of a side's row with a fish or a cat."""
    cats = [head % COLUMNS for head in state.head if head >= 0 and head // COLUMNS == row]
    fish = state.fish[side] | state.fish[2 + side]
    return [*cats, *(column for column in range(COLUMNS) if fish >> column & 1)]


CHECKS = {
    "drawings": (check_drawings, 20),
    "reach": (check_reach, 30),
    "race": (check_race, 20),
    "trap": (check_trap, 60),
    "trap beside a building": (check_trap_beside_a_building, 60),
    "quickest wall": (check_wall, 12),
}
