"""What is each choice worth? One answer for every game: exact where a goal can be solved, else an estimate."""

from __future__ import annotations

import functools
import math
import random
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from catlib.cancelling import look_up
from catlib.contract import WIN
from catlib.engine import plain_choosers
from catlib.estimate import Estimate, critical_value, mean_of_sums, proportion, student_value
from catlib.exact import ActionValue, ExactSolution, Goal, Solver, distribution, solve
from catlib.game import Game
from catlib.luck import Tail, tail
from catlib.numerals import about, fixed, spaced
from catlib.pmf import Pmf
from catlib.rng import generator
from catlib.seats import seat_bots

__all__ = [
    "WIN",
    "Roll",
    "Worth",
    "about_chance",
    "drawn_in",
    "goals",
    "judge_roll",
    "outlook",
    "turn_distribution",
    "worth",
]

PROVED_SENTENCE = (
    "Chance to win if both play as well as can be; every line of play that matters was looked at. "
    "Of equal wins the soonest is best, of equal losses the latest."
)
SIMULATIONS, SECONDS, TREES = 20_000, 0.6, 2
WORLDS = 8  # that are searched where hands are hidden
KEPT_ROLLS = 4096
APART, ALIKE = 0.1, 8  # how much chances of one decision differ, if the search does not tell; games as all went
OUTLOOK = 200  # games that are played on for the chances of all seats: good to 7 percent points


@dataclass(frozen=True)
class Worth:
    """Every legal action of a decision with its value and regret, measured by one goal.

    `mark` is "exact", or "estimate" with how it was made; `chance` says whether values are probabilities. `margins`
    holds half a 95 % interval of each estimate, by action.

    >>> options = (ActionValue(0, "keep", Fraction(1, 2), Fraction(0), True),
    ...            ActionValue(1, "roll", Fraction(1, 4), Fraction(1, 4), False))
    >>> found = Worth("g", "s", "exact", True, options)
    >>> [found.tell(option) for option in options]
    ['50.0 %', '25.0 %']
    """

    goal: str
    sentence: str
    mark: str
    chance: bool
    options: tuple[ActionValue, ...]
    solution: ExactSolution | None = None
    margins: Mapping[int, float] = field(default_factory=dict)

    @property
    def best(self) -> ActionValue:
        """The first of the best options.

        >>> options = (ActionValue(0, "keep", Fraction(1, 2), Fraction(0), True),
        ...            ActionValue(1, "roll", Fraction(1, 4), Fraction(1, 4), False))
        >>> Worth("g", "s", "exact", True, options).best.label
        'keep'
        """
        return max(self.options, key=lambda option: (option.best, option.value))

    def say(self, value: Fraction) -> str:
        """A value as a reader wants it: percent for chances, two decimals for counts; an estimate with a tilde.

        >>> Worth("g", "s", "exact", True, ()).say(Fraction(1, 3))
        '33.3 %'
        """
        if self.mark == "exact":
            return _percent(value) if self.chance else fixed(value, 2)
        return f"~{100 * float(value):.0f} %" if self.chance else about(value)

    def tell(self, option: ActionValue) -> str:
        """The value of an option, an estimate with its margin.

        >>> option = ActionValue(3, "keep", Fraction(1, 2), Fraction(0), True)
        >>> Worth("g", "s", "estimate", True, (option,), margins={3: 0.021}).tell(option)
        '~50 ± 2 %'
        """
        margin = self.margins.get(option.action)
        if margin is None:
            return self.say(option.value)
        if self.chance:
            return about_chance(float(option.value), margin)
        return f"{self.say(option.value)} ± {max(0.1, margin):.1f}"

    def round(self, value: Fraction) -> str:
        """A value in few characters: whole percents for chances, one decimal for counts; an estimate with a tilde.

        >>> Worth("g", "s", "exact", True, ()).round(Fraction(1, 300))
        '< 1 %'
        """
        sign, shown = "" if self.mark == "exact" else "~", round(100 * value)
        if not self.chance:
            return about(value) if sign else fixed(value, 1)
        if shown in (0, 100) and 0 < value < 1:
            return "> 99 %" if shown else "< 1 %"
        return f"{sign}{shown} %"

    def shortfall(self, option: ActionValue) -> str:
        """How far an option falls behind the best, in percentage points for chances; nothing for the best itself.

        >>> Worth("g", "s", "exact", True, ()).shortfall(ActionValue(0, "stop", Fraction(1, 2), Fraction(1, 8), False))
        '12.5'
        """
        if option.best or not option.regret:
            return ""
        return f"{100 * float(option.regret):.1f}" if self.chance else f"{float(option.regret):.2f}"

    @property
    def indifferent(self) -> bool:
        """Whether there is a choice and all of it is worth the same.

        >>> options = (ActionValue(0, "keep", Fraction(1, 2), Fraction(0), True),
        ...            ActionValue(1, "roll", Fraction(1, 4), Fraction(1, 4), False))
        >>> Worth("g", "s", "exact", True, options).indifferent
        False
        """
        return len(self.options) > 1 and all(option.best for option in self.options)

    def share(self, value: Fraction) -> float:
        """How long a bar for the value is, from 0 to 1: bars begin at 0, or at the least value if that is below.

        >>> options = [ActionValue(n, str(n), Fraction(n), Fraction(4 - n), n == 4) for n in (1, 4)]
        >>> [Worth("g", "s", "exact", False, tuple(options)).share(option.value) for option in options]
        [0.25, 1.0]
        """
        if self.chance:
            return float(value)
        values = [Fraction(0), *(option.value for option in self.options)]
        low, high = min(values), max(values)
        return 1.0 if low == high else float((value - low) / (high - low))

    def distribution(self, action: int) -> Pmf | None:
        """How the goal comes out after an action and best play; None where only an estimate is known.

        >>> options = (ActionValue(0, "keep", Fraction(1, 2), Fraction(0), True),
        ...            ActionValue(1, "roll", Fraction(1, 4), Fraction(1, 4), False))
        >>> Worth("g", "s", "estimate", True, options).distribution(0) is None
        True
        """
        return self.solution.distribution(action) if self.solution else None


def about_chance(share: float, margin: float) -> str:
    """An estimated chance in percent with half its interval; near 0 and 100 what it is surely below or above.

    >>> about_chance(0.5, 0.021), about_chance(1.0, 0.02), about_chance(0.004, 0.01)
    ('~50 ± 2 %', '> 98 %', '< 2 %')
    """
    low, high = share - margin, share + margin
    if share > 0.9 and high > 0.995:
        return f"> {min(99, math.floor(100 * low + 1e-9))} %"
    if share < 0.1 and low < 0.005:
        return f"< {max(1, math.ceil(100 * high - 1e-9))} %"
    return f"~{100 * share:.0f} ± {max(1, round(100 * margin))} %"


def _percent(value: Fraction) -> str:
    shown = f"{100 * float(value):.1f}"
    if shown in ("0.0", "100.0") and 0 < value < 1:
        return "< 0.1 %" if value < Fraction(1, 2) else "> 99.9 %"
    return f"{shown} %"


def goals(game: Game) -> dict[str, str]:
    """What choices can be measured by: the game's own exact goals, and what is searched for.

    >>> from catlib import load
    >>> list(goals(load("cat_cab")))[-1]
    'chance to win'
    """
    return {name: goal.sentence for name, goal in exact_goals(game).items()} | game.goals.searched(game)


@functools.lru_cache(maxsize=64)
def exact_goals(game: Game) -> dict[str, Goal]:
    """The goals that can be solved; kept, so that what was solved for them is found again."""
    return game.goals.goals(game)


def worth(game: Game, state: Any, goal: str, *, simulations: int = SIMULATIONS, seed: int = 0) -> Worth | None:
    """The worth of every legal action at a decision, or None where the goal has nothing to say.

    Raise ValueError if there is no such goal.

    >>> from catlib import load
    >>> from catlib.match import Match
    >>> match = Match(load("cat_cab", players=2), seats=["human", "greedy"], seed=7)
    >>> entries = match.advance()
    >>> worth(match.game, match.state, "net spaces").best.label
    'roll again: white die 1'
    """
    if goal not in goals(game):
        raise ValueError(f"goal={goal!r}: {game.title} measures by {', '.join(goals(game))}")
    if goal in game.goals.searched(game):
        found = _appraised(game, state, goal, seed) or _proved(game, state)
        return found or _by_search(game, state, goal, simulations, seed)
    wanted = exact_goals(game)[goal]
    if wanted.until(state):
        return None
    solution = solve(game, state, wanted)
    chance = goal in game.goals.CHANCES
    options = solution.options if wanted.haste is None else _soonest(solution.options, state, wanted.haste)
    return Worth(goal, wanted.sentence, "exact", chance, options, solution)


def _soonest(
    options: tuple[ActionValue, ...], state: Any, haste: Callable[[Any, int], tuple[int, ...]]
) -> tuple[ActionValue, ...]:
    """Of the best options only those that get there soonest, so that whoever follows them does not go in circles."""
    best = [option.action for option in options if option.best]
    if len(best) == 1:
        return options
    needed = {action: haste(state, action) for action in best}
    least = min(needed.values())
    return tuple(option._replace(best=needed.get(option.action) == least) for option in options)


def _appraised(game: Game, state: Any, goal: str, seed: int) -> Worth | None:
    """What the game's own search makes of every option, if it has one."""
    found = game.goals.appraise(game, state, goal, seed=seed)
    if found is None:
        return None
    values, margins, mark = found
    options = _options(game, state, {a: Fraction(value).limit_denominator(10**6) for a, value in values.items()})
    return Worth(goal, game.goals.searched(game)[goal], mark, False, options, margins=margins)


def _proved(game: Game, state: Any) -> Worth | None:
    """The chance to win where the game can prove it for every option; of equal wins the soonest is best."""
    found = game.goals.proved(game, state)
    if found is None:
        return None
    options = _options(game, state, {action: value for action, (value, _) in found.items()})
    haste = {a: -plies if value else plies for a, (value, plies) in found.items()}
    most = max(haste[option.action] for option in options if option.best)
    chosen = tuple(option._replace(best=option.best and haste[option.action] == most) for option in options)
    return Worth(WIN, PROVED_SENTENCE, "exact", True, chosen)


def _options(game: Game, state: Any, values: Mapping[int, Fraction]) -> tuple[ActionValue, ...]:
    best = max(values.values())
    return tuple(
        ActionValue(a, game.action_to_string(state, a), value, best - value, value == best)
        for a, value in sorted(values.items())
    )


def _by_search(game: Game, state: Any, goal: str, simulations: int, seed: int) -> Worth:
    """What a tree search makes of every option; those that go by one name are one to a reader and share their games.

    A game whose playouts are better than random, or too long, says so: `SEARCH` in its bots has options for the search.
    Where hands are hidden, worlds are searched that the mover cannot tell from the real one.
    """
    wins = goal == WIN and game.rules.PAYOFFS != (0, 1)
    worlds = _worlds(game, state, seed)
    games, found = 0, list[dict[int, tuple[Fraction, float]]]()
    for n, world in enumerate(worlds):
        share = simulations // len(worlds), SECONDS / len(worlds)
        played, values = _one_world(game, world, *share, seed + n, wins, goal == WIN and len(worlds) == 1)
        games += played
        found.append(values)
    pooled = {a: _over_worlds([values[a] for values in found if a in values]) for a in found[0]}
    options = _options(game, state, {a: value for a, (value, _) in pooled.items()})
    margins = {a: margin for a, (_, margin) in pooled.items()}
    where = f" in {len(worlds)} worlds" if len(worlds) > 1 else ""
    sentence, mark = game.goals.searched(game)[goal], f"estimate from {spaced(games)} games{where}"
    return Worth(goal, sentence, mark, goal == WIN, options, margins=margins)


def _worlds(game: Game, state: Any, seed: int) -> list[Any]:
    """The state, or where hands are hidden some that the mover cannot tell from it."""
    if not game.words.HIDDEN:
        return [state]
    draw = generator(seed)
    return [game.words.resample(game.setup, state, game.current_player(state), draw) for _ in range(WORLDS)]


def _one_world(
    game: Game, state: Any, simulations: int, seconds: float, seed: int, wins: bool, chance: bool
) -> tuple[int, dict[int, tuple[Fraction, float]]]:
    """How many games a search played, and the value of every option with half its interval."""
    from catlib.mcts import mcts

    how = {"wins": wins, **game.type.bots.SEARCH}
    found = mcts(game, state, simulations=simulations, seconds=seconds, seed=seed, trees=TREES, **how)
    named: dict[str, list[Any]] = {}
    for option in found.options:
        if option.visits > 1:
            named.setdefault(game.short_label(state, option.action), []).append(option)
    values = {name: _pooled(alike) for name, alike in named.items()}
    if chance:
        games = {name: sum(option.visits for option in alike) for name, alike in named.items()}
        values = drawn_in({name: (n, float(values[name][0])) for name, n in games.items()})
    return found.simulations, {option.action: values[name] for name, alike in named.items() for option in alike}


def drawn_in(tried: Mapping[Any, tuple[int, float]]) -> dict[Any, tuple[Fraction, float]]:
    """Chances to win with half their intervals, each drawn towards the mean of all, the more the fewer games it had.

    `tried` holds the games and the share of wins of each choice. The highest of many estimates is too high: of sixty
    choices with eight games each, one wins all eight. Source: B. Efron and C. Morris, Data analysis using Stein's
    estimator and its generalizations (1975); for its own noise a choice has some games more that went as all did.

    >>> found = drawn_in({n: (8, 1.0 if n == 0 else 0.5) for n in range(20)})
    >>> round(float(found[0][0]), 2)
    0.67
    """
    total = sum(games for games, _ in tried.values())
    middle = sum(games * share for games, share in tried.values()) / total
    chance = {name: (games * share + ALIKE * middle) / (games + ALIKE) for name, (games, share) in tried.items()}
    noise = {name: chance[name] * (1 - chance[name]) / games for name, (games, _) in tried.items()}
    spread = [(share - middle) ** 2 - noise[name] for name, (_, share) in tried.items()]
    apart = max(APART**2, statistics.fmean(spread))
    common = middle * (1 - middle) / total
    found = {}
    for name, (_, share) in tried.items():
        own = apart / (apart + noise[name])
        half = critical_value() * math.sqrt(own * noise[name] + (1 - own) ** 2 * common)
        found[name] = Fraction(middle + own * (share - middle)).limit_denominator(10**6), half
    return found


def _over_worlds(found: Sequence[tuple[Fraction, float]]) -> tuple[Fraction, float]:
    """The mean of what some worlds say, and half its interval, in which these few worlds differ as well."""
    if len(found) == 1:
        return found[0]
    values = [float(value) for value, _ in found]
    half = student_value(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Fraction(statistics.fmean(values)).limit_denominator(10**6), half


def _pooled(alike: Sequence[Any]) -> tuple[Fraction, float]:
    """The mean of some estimates, weighted by their games, and half its interval."""
    games = sum(option.visits for option in alike)
    mean = sum(option.visits * option.value.value for option in alike) / games
    half = math.hypot(*(option.visits * (option.value.high - option.value.value) for option in alike)) / games
    return Fraction(mean).limit_denominator(10**6), half


# Who wins


def outlook(game: Game, state: Any, seat: int, games: int = OUTLOOK, seed: int = 0) -> Iterator[list[Estimate]]:
    """How probably each seat wins if bots play on, as `seat` can know it; after every game with a wider view.

    Each game is played on from a world that the seat cannot tell from this one, so that of two such worlds it says the
    same. The bots are the game's own, where they are rules. Those who win together share the win.

    >>> from catlib import load
    >>> from catlib.match import Match
    >>> match = Match(load("meow_daifugo", players=3), seats=["human", "lowest first", "lowest first"], seed=7)
    >>> entries = match.advance()
    >>> *_, last = outlook(match.game, match.state, 0, games=20)
    >>> len(last), round(sum(each.value for each in last), 6), last[0].games
    (3, 1.0, 20)
    """
    draw, seats = generator(seed), range(game.num_players)
    compiled = game.type.bots.COMPILED
    ids, choose = plain_choosers(game, [name if name in compiled else compiled[0] for name in seat_bots(game)])
    totals, squares = [0.0] * len(seats), [0.0] * len(seats)
    for n in range(1, games + 1):
        world = game.words.resample(game.setup, state, seat, draw) if game.words.HIDDEN else state.copy()
        for s, share in enumerate(game.shares(_played_on(game, world, ids, choose, draw))):
            totals[s] += share
            squares[s] += share**2
        yield [_share(n, total, square) for total, square in zip(totals, squares, strict=True)]


def _played_on(game: Game, state: Any, ids: Sequence[int], choose: Any, draw: random.Random) -> Any:
    """The end of a game that bots play on."""
    work = [0] * max(1, game.type.bots.WORK)
    while not game.is_terminal(state):
        look_up()
        player = game.current_player(state)
        if player < 0:
            state = game.successor(state, game.sample(state, draw.random()))
        else:
            legal = game.legal_actions(state)
            action = choose(ids[player], game.setup, state, legal, len(legal), draw.random(), work)
            state = game.successor(state, action)
    return state


def _share(games: int, total: float, squares: float) -> Estimate:
    """A mean of shares of a win, with Wilson's interval where all are wins or none."""
    if total in (0, games):
        return proportion(round(total), games)
    found = mean_of_sums(games, total, squares)
    return replace(found, low=max(0.0, found.low), high=min(1.0, found.high), unit="%")


def turn_distribution(game: Game) -> Pmf | None:
    """The exact distribution of a turn played best, as the game defines it; None if it has none.

    It is what a design lab redraws while a house rule is changed; what it counts says `game.goals.DISTRIBUTION`.

    >>> from catlib import load
    >>> turn_distribution(load("cat_cab", white_dice=1, item_limit=0)).mean
    Fraction(255, 256)
    """
    return game.goals.turn_distribution(game)


# Luck


@dataclass(frozen=True)
class Roll:
    """What some dice did: at which plies, who rolled, what could come of it, what came, and how lucky that was.

    >>> from catlib.pmf import die
    >>> Roll(range(3, 4), 0, die(6), Fraction(6), tail(die(6), 6)).seat
    0
    """

    plies: range
    seat: int
    expected: Pmf
    came: Fraction
    tail: Tail


def judge_roll(game: Game, states: Sequence[Any], actions: Sequence[int], ply: int) -> Roll | None:
    """How lucky the dice were that were rolled from a ply of a match on, by the game's own yardstick.

    The yardstick is a goal; a roll is measured by what its state was worth once no die was rolling any more. None
    where the game has no yardstick for these dice, or where they still roll.

    >>> from catlib import load
    >>> from catlib.match import Match
    >>> match = Match(load("cat_cab", players=2), seats=["human", "greedy"], seed=7)
    >>> entries = match.advance()
    >>> rolls = [judge_roll(match.game, match.states, match.actions, ply) for ply in range(match.ply)]
    >>> all(roll.expected.exact for roll in rolls if roll)
    True
    """
    goal = game.goals.luck_goal(game, states[ply]) if game.is_chance_node(states[ply]) else None
    if goal is None:
        return None
    solver = _solver(game, goal)
    step, world, end = goal.successor or game.successor, states[ply], ply
    while end < len(actions) and _is_rolling(game, goal, world):
        if game.goals.luck_goal(game, states[end]) is not None:
            world = step(world, actions[end])
        end += 1
    if _is_rolling(game, goal, world):
        return None
    expected, came = _distribution_of_roll(game, goal, states[ply]), solver.value(world)
    return Roll(range(ply, end), game.goals.luck_seat(game, states[ply]), expected, came, tail(expected, came))


def _is_rolling(game: Game, goal: Goal, state: Any) -> bool:
    return game.is_chance_node(state) and not goal.until(state)


@functools.lru_cache(maxsize=16)
def _solver(game: Game, goal: Goal) -> Solver:
    return Solver(game, goal)


def _distribution_of_roll(game: Game, goal: Goal, before: Any) -> Pmf:
    """The exact distribution of what a roll is worth once all its dice lie; kept by what matters of the state."""
    key = game, goal, goal.abstraction(before) if goal.abstraction else before
    if key not in _rolls:
        if len(_rolls) == KEPT_ROLLS:
            del _rolls[next(iter(_rolls))]
        _rolls[key] = distribution(
            game,
            before,
            until=lambda state: not _is_rolling(game, goal, state),
            observe=_solver(game, goal).value,
            abstraction=goal.abstraction,
            successor=goal.successor,
        )
    return _rolls[key]


_rolls: dict[tuple[Game, Goal, Any], Pmf] = {}
