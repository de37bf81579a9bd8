"""Estimates beside exact values, on games small enough to be solved: what a table shows, and what reviews tell.

Positions are those of random play. What bots play on is compared with the exact value of that very quantity, this
choice and then all as the bots, found in a second way: a Markov chain that is listed and solved as linear equations.
"""

import functools
import itertools
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from scipy.sparse import csc_matrix, identity
from scipy.sparse.linalg import spsolve

from catlib import Game, load
from catlib.game import WIN, players_on
from catlib.games.cat_cab.setup import SMALL
from catlib.play import Judged, Match, Worth, review, worth
from catlib.solving import Solution, solve

DUEL = '''"""Three times in turn each rolls a die and may roll it once again; the higher sum wins, equal sums share."""

from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule

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
def games(names: tuple[str, ...] = ()) -> list[tuple[str, Game, Solution]]:
    """The games with what they are called, by default all, solved."""
    return [(name, game, solve(game, wins=True)) for name, game in _games() if name in names or not names]


def _games() -> Iterator[tuple[str, Game]]:
    yield "tic-tac-toe", load("tictactoe")
    yield "Nim", load("nim")
    yield "Pig to 12", load("pig", target=12)
    yield "Pig to 40", load("pig", target=40)
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


class Followed:
    """Chances to win where all go on like some bots, exactly: a chain that is listed and worked out in equations."""

    def __init__(self, game: Game, bots: Sequence[str]):
        self.game, self.bots = game, [game.type.bots.COMPILED.index(bot) for bot in bots]
        self.values: dict[Any, float] = {}

    def true_values(self, state: Any) -> dict[int, float]:
        """What each option is worth to the mover."""
        game, player = self.game, self.game.current_player(state)
        after = {action: game.child(state, action) for action in game.legal_actions(state)}
        for child in after.values():
            if child.key() not in self.values:
                self._work_out(child)
        first = {action: self.values[child.key()] for action, child in after.items()}
        return first if player == 0 else {action: 1 - value for action, value in first.items()}

    def _work_out(self, state: Any) -> None:
        """List what can follow and solve the equations of a Markov chain; a tie is half a win."""
        number, rows, waiting = {state.key(): 0}, list[list[tuple[int, float]]](), [state]
        constant = list[float]()
        for now in waiting:
            known = self.values.get(now.key())
            if known is None and self.game.is_terminal(now):
                known = self.game.shares(now)[0]
            row = [] if known is not None else self._followed(now)
            rows.append([])
            constant.append(known or 0.0)
            for child, chance in row:
                if child.key() not in number:
                    number[child.key()] = len(waiting)
                    waiting.append(child)
                rows[-1].append((number[child.key()], chance))
        n = len(rows)
        flat = [(i, j, chance) for i, row in enumerate(rows) for j, chance in row]
        i, j, chance = zip(*flat, strict=True) if flat else ((), (), ())
        chain = identity(n, format="csc") - csc_matrix((chance, (i, j)), shape=(n, n))
        found = spsolve(chain, np.array(constant)) if flat else constant
        self.values |= {now.key(): float(value) for now, value in zip(waiting, found, strict=True)}

    def _followed(self, state: Any) -> list[tuple[Any, float]]:
        """What comes next, with its chance."""
        game = self.game
        if game.is_chance_node(state):
            return [(game.child(state, outcome), float(p)) for outcome, p in game.chance_outcomes(state)]
        weights = self.weights(state)
        return [(game.child(state, action), n / sum(weights.values())) for action, n in weights.items()]

    def weights(self, state: Any) -> dict[int, int]:
        """How often the bot takes each action, asked with random numbers that are spread evenly."""
        game = self.game
        legal, bot = game.legal_actions(state), self.bots[game.current_player(state)]
        work, many = [0] * max(1, game.type.bots.WORK), 2 * len(legal)
        return Counter(
            game.type.bots.choose(bot, game.setup, state, legal, len(legal), (k + 0.5) / many, work)
            for k in range(many)
        )


class Following(Followed):
    """The same chain, where the first seat takes what is marked after that many games a decision."""

    def __init__(self, game: Game, bots: Sequence[str], simulations: int):
        super().__init__(game, bots)
        self.simulations, self.seeds = simulations, itertools.count()

    def weights(self, state: Any) -> dict[int, int]:
        if self.game.current_player(state):
            return super().weights(state)
        found = worth(self.game, state, WIN, simulations=self.simulations, seed=next(self.seeds))
        return {found.best.action: 1}


def share_of_first(chain: Followed) -> float:
    """What the first seat wins of a whole game, exactly."""
    start = chain.game.initial_state()
    chain._work_out(start)
    return chain.values[start.key()]


class Row(NamedTuple):
    """Options, how many of them lie inside their ±, the sum of their errors; decisions, and what the marks lost."""

    options: int = 0
    inside: int = 0
    off: float = 0.0
    decisions: int = 0
    lost: float = 0.0

    def beside(self, found: Worth, truth: dict[int, float]) -> "Row":
        options, inside, off, decisions, lost = self
        for option in found.options:
            error = abs(float(option.value) - truth[option.action])
            inside += error <= found.margins.get(option.action, 0.0) + 1e-6
            off += error
        lost += max(truth.values()) - truth[found.best.action]
        return Row(options + len(found.options), inside, off, decisions + 1, lost)

    def __str__(self) -> str:
        inside = f"{self.inside} of {self.options} inside, mean error {100 * self.off / self.options:.2f}"
        return f"{inside}, {100 * self.lost / self.decisions:.2f} lost a decision"


def claimed(game: Game, solved: Solution, followed: Followed, state: Any, sure: bool) -> dict[int, float]:
    """The exact value of what is said: under best play where that is known, else if all go on like the bots."""
    return true_values(solved, state) if sure else followed.true_values(state)


def shown(game: Game, solved: Solution, count: int) -> tuple[Row, int]:
    """What a table shows, and of how many positions that is surely known."""
    row, sure, followed = Row(), 0, Followed(game, players_on(game))
    for n, state in enumerate(positions(game, count)):
        found = worth(game, state, WIN, seed=n)
        row, sure = row.beside(found, claimed(game, solved, followed, state, found.sure)), sure + found.sure
    return row, sure


@contextmanager
def unsolved(game: Game) -> Iterator[list[str]]:
    """Nothing is solved, as if the game were too large for it: bots play on, and are handed over."""
    bots = list(players_on(game))
    nothing: Callable[..., None] = lambda game, state: None  # noqa: E731 - stands in for a function
    with (
        patch("catlib.play.valuing.settled", nothing),
        patch("catlib.play.reviews.settled", nothing),
        patch.object(game.type.bots, "plays_on", lambda game: bots),
    ):
        yield bots


def played_on(game: Game, solved: Solution, count: int) -> tuple[Row, Row]:
    """The estimate by playing on beside the exact value of that, and beside best play."""
    own, best = Row(), Row()
    with unsolved(game) as bots:
        followed = Followed(game, bots)
        for n, state in enumerate(positions(game, count)):
            found = worth(game, state, WIN, seed=n)
            own, best = own.beside(found, followed.true_values(state)), best.beside(found, true_values(solved, state))
    return own, best


class Accused(NamedTuple):
    """Mistakes that reviews tell, those that cost nothing, sums inside their ±, and games."""

    told: int
    false: int
    sums: int
    games: int

    def __str__(self) -> str:
        return f"{self.told} told, {self.false} cost nothing, {self.sums} of {self.games} sums inside"


def accused(game: Game, solved: Solution, reviews: int) -> Accused:
    """Reviews of random games beside exact losses."""
    counts, followed = [0, 0, 0], Followed(game, players_on(game))
    for seed in range(reviews):
        match, draw = Match(game, ["human"] * game.num_players, seed=seed), random.Random(seed)
        while not match.is_over:
            match.step() if match.player < 0 else match.act(draw.choice(match.legal_actions()))
        found = review(match, 0)
        lost = [
            _lost(match, each, claimed(game, solved, followed, match.states[each.ply], each.margin == 0))
            for each in found.mistakes
        ]
        counts[0] += len(lost)
        counts[1] += sum(loss < 1e-6 for loss in lost)
        counts[2] += abs(float(found.given_away) - sum(lost)) <= found.margin + 1e-6
    return Accused(*counts, reviews)


def _lost(match: Match, each: Judged, values: dict[int, float]) -> float:
    """How much less what was done was worth than what a review calls better."""
    state = match.states[each.ply]
    better = next(a for a in values if match.game.short_label(state, a) == each.better)
    return values[better] - values[match.actions[each.ply]]
