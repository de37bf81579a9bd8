"""What Washi Cat calls exact, against every move tried out by the rules."""

from __future__ import annotations

import random
from typing import Any

from catlib.games.washi_cat import phases
from catlib.games.washi_cat.moving import go, target, turn_actions
from catlib.games.washi_cat.odds.traps import trap
from catlib.games.washi_cat.odds.walls import quickest_wall
from catlib.games.washi_cat.phases import GRID, PASS
from catlib.games.washi_cat.rules import NUM_ACTIONS
from catlib.games.washi_cat.trapped import has_lost, is_cut_off

from ..everywhere import game_of, step, told
from .test_trapped import random_position, searched

RULES = (
    "own_tail",
    "landing",
    "amazing_draws",
    "jump_is_special",
    "popped_sewers",
    "delivered_cats",
    "trapped",
    "both_trapped",
    "no_move",
    "specials",
)
TURNS = 3  # to which walls are tried out


def check_trap(rng: random.Random) -> int:
    """Whether a player is cut off is what trying all walks says, for either reading of trapped."""
    trapped = rng.choice(["objective", "return only"])
    game, state = random_position(rng.randrange(10**6), trapped=trapped)
    found, expected = trap(game, state, 0), searched(game, state, 0)
    assert (expected, "exact") == (found.cut_off, found.mark), told(game, {}, state, trapped, expected)
    return 1


def check_wall(rng: random.Random) -> int:
    """No wall is drawn in fewer turns than it says, and one in as many."""
    base = {"board": "tiny", "drawing": "board", "turn_limit": 0}
    game = game_of("washi_cat", rng, RULES, base=base)
    state = game.initial_state()
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


def moved(game: Any, state: Any) -> list[Any]:
    """The positions after every move of the player to move, who is to move again."""
    actions, found = [0] * NUM_ACTIONS, []
    for action in actions[: turn_actions(game.setup, state, actions)]:
        if action != PASS:
            child = state.copy()
            go(game.setup, child, action, target(game.setup, state, action))
            found.append(child)
    return found


CHECKS = {
    "trap": (check_trap, 60),
    "quickest wall": (check_wall, 12),
}
