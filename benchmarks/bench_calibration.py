"""Do estimates hold the truth? Chances to win and reviews on games small enough to be solved, beside exact values.

For each game some positions of random play. *shown* is what a table shows; *played on* is the estimate that it shows
where a game is too large to be solved, beside the exact value of that very quantity (this choice, then all as the bot).
"""

from __future__ import annotations

import functools
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from catlib import Game, load
from catlib.contract import WIN
from catlib.games.cat_cab.setup import SMALL
from catlib.match import Match
from catlib.review import decisions, review
from catlib.solve import Solution, solve
from catlib.worth import Worth, worth

EXAMPLES = Path(__file__).parents[1] / "examples"
POSITIONS = 60
REVIEWS = 20
DUEL = '''"""Three times in turn each rolls a die and may roll it once again; the higher sum wins, equal sums share."""

from catlib.plain import CHANCE, TERMINAL, add, record, rule

ACTIONS, OUTCOMES, PAYOFFS = ("keep", "roll again"), tuple("123456"), (-1, 1)
BOTS, COMPILED = {"careful": "Rolls a 1 to 3 again."}, ("careful",)
State = record("State", {"seat": "i1", "left": "i1", "die": "i1", "again": "i1", "sum": ("i2", 2)}, __name__)


@rule
def start(setup, state):
    state.left = 6


@rule
def current_player(setup, state):
    return TERMINAL if state.left == 0 else CHANCE if state.die == 0 else state.seat


@rule
def apply_action(setup, state, action):
    if state.die == 0:
        state.die = action + 1
        if state.again:
            take(state)
    elif action == 1:
        state.die, state.again = 0, 1
    else:
        take(state)


@rule
def take(state):
    state.sum[state.seat] += state.die
    state.die, state.again, state.left, state.seat = 0, 0, state.left - 1, 1 - state.seat


@rule
def returns(setup, state, out):
    ahead = state.sum[0] - state.sum[1]
    out[0] = 1 if ahead > 0 else -1 if ahead < 0 else 0
    out[1] = -out[0]


@rule
def choose(bot, setup, state, actions, count, u, work):
    return 1 if state.die <= 3 else 0


add(__name__)
'''


@functools.cache
def games() -> list[tuple[str, Game, Solution]]:
    """The games with what they are called in the table, solved."""
    return [(name, game, solve(game, wins=True)) for name, game in _games()]


def _games() -> Iterator[tuple[str, Game]]:
    yield "tic-tac-toe", load(EXAMPLES / "tictactoe.py")
    yield "Nim", load(EXAMPLES / "nim.py")
    yield "Pig to 12", load(EXAMPLES / "pig.py", target=12)
    yield "Pig to 40", load(EXAMPLES / "pig.py", target=40)
    yield "small Cat Cab", load("cat_cab", players=2, **SMALL)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "duel.py"
        path.write_text(DUEL, encoding="utf-8")
        yield "a duel of dice", load(path)


def positions(game: Game, count: int) -> list[Any]:
    """Decisions with a choice, met in random play, each once."""
    draw, found = random.Random(1), dict[Any, Any]()
    for _ in range(50 * count):
        state = game.initial_state()
        while not game.is_terminal(state) and len(found) < count:
            if game.is_chance_node(state):
                action = game.sample(state, draw.random())
            else:
                legal = game.legal_actions(state)
                action = legal[int(draw.random() * len(legal))]
                if len(legal) > 1 and draw.random() < 0.3:
                    found.setdefault(state.key(), state)
            state = game.child(state, action)
    return list(found.values())


def true_values(solved: Solution, state: Any) -> dict[int, float]:
    """What each option is worth to the mover if both play their best."""
    found = solved.at(state)
    middle = {option.action: (option.low + option.high) / 4 for option in found.options}
    return middle if found.player == 0 else {action: 1 - value for action, value in middle.items()}


def inside(found: Worth, truth: dict[int, float]) -> tuple[int, int, float]:
    """How many options there are, how many lie inside what is shown for them, and the sum of errors."""
    within, off = 0, 0.0
    for option in found.options:
        error = abs(float(option.value) - truth[option.action])
        within += error <= found.margins.get(option.action, 0.0) + 1e-6
        off += error
    return len(found.options), within, off


def accused(game: Game, solved: Solution, seed: int) -> tuple[int, int, int, int]:
    """Of the review of a random game: mistakes, those that cost nothing, and whether the sum lies inside its ±."""
    match, draw = Match(game, ["human"] * game.num_players, seed=seed), random.Random(seed)
    while not match.is_over:
        match.step() if match.player < 0 else match.act(draw.choice(match.legal_actions()))
    found, lost = review(match, 0), 0.0
    for ply in decisions(match, 0):
        values = true_values(solved, match.states[ply])
        lost += max(values.values()) - values[match.actions[ply]]
    false = 0
    for each in found.mistakes:
        values = true_values(solved, match.states[each.ply])
        false += max(values.values()) - values[match.actions[each.ply]] < 1e-6
    return len(found.mistakes), false, abs(float(found.given_away) - lost) <= found.margin + 1e-6, 1


def main() -> None:
    print("| game | mistakes told | cost nothing | sums inside ± | games |")
    for name, game, solved in games():
        rows = [accused(game, solved, seed) for seed in range(REVIEWS)]
        print(f"| {name} | {' | '.join(str(sum(column)) for column in zip(*rows, strict=True))} |", flush=True)
    print("| game | options | inside ± | mean error |")
    for name, game, solved in games():
        counts = [0, 0, 0.0]
        for n, state in enumerate(positions(game, POSITIONS)):
            found = worth(game, state, WIN, seed=n)
            assert found is not None
            counts = [a + b for a, b in zip(counts, inside(found, true_values(solved, state)), strict=True)]
        print(f"| {name} | {counts[0]} | {counts[1]} | {100 * counts[2] / counts[0]:.2f} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
