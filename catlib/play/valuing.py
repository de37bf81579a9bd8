"""The worth of each choice, for every game: exact where a goal can be solved, else an estimate."""

import functools
import math
import re
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from catlib.chance import Estimate, Pmf, Tail, about, fixed, generator, local, proportion, spaced, tail
from catlib.game import OPEN_HANDS, Game, Goal, goal_words, hides, in_a_row, players_on, say, together
from catlib.game import WIN as WIN
from catlib.play.judge import LIMIT, NO_ACTION, Judge
from catlib.play.match import bot_policy
from catlib.play.racing import race
from catlib.solving import (
    EQUILIBRIUM,
    ActionValue,
    Choice,
    ExactSolution,
    Solver,
    choices_unseen,
    distribution,
    settled,
    solve,
)

BOUND, NARROW = "bound ± 0.0001%", 1e-6  # what is told of bounds, and how far those of wins may lie apart for it
SIMULATIONS, SECONDS, TREES = 60_000, 0.6, 2
SOON = 0.1  # seconds, within which a strongest bot that is not a rule may not have made up its mind
GAMES = 2500  # played on from each choice at most: good to 2 percentage points
WORLDS = 8  # that are searched where hands are hidden
EQUAL, ALIKE, MIXED = 0.01, 0.04, 0.1  # chances that pass for equal, solved or searched; what counts as mixed
KEPT_ROLLS = 4096
LEAST = 0.1  # of a count: half an interval that is shown
DOUBT = 0.35  # of a win: what a tree search takes for a loss counts beyond this, or it would often be none
OUTLOOK = 400  # games that are played on for the chances of all seats: good to 5 percentage points


@dataclass(frozen=True)
class Worth:
    """Every legal action of a decision with its value and regret, measured by one goal.

    `mark` is "exact", "bound" with how far off the values may be, or "estimate" with how it was made; `chance` says
    whether values are probabilities. `margins` holds half a 95% interval of each estimate, by action; an estimate
    without one may be off by any amount. `contenders` are the actions of an estimate that may be the best, each with
    its place among them, the simplest first; actions of one name share theirs. Of those that bots played on from, the
    one that the strongest bot would take is marked as best. Values that are a `cost` are below 0, told without it.

    >>> options = (ActionValue(0, "keep", Fraction(1, 2), Fraction(0), True),
    ...            ActionValue(1, "roll", Fraction(1, 4), Fraction(1, 4), False))
    >>> exact = Worth("g", "s", "exact", True, options)
    >>> [exact.tell(option) for option in exact.ranked], [exact.is_star(option) for option in options]
    (['50.0%', '25.0%'], [True, False])
    >>> exact.best.label, exact.shortfall(options[1]), exact.say(Fraction(1, 3)), exact.round(Fraction(1, 300))
    ('keep', '25.0', '33.3%', '< 1%')
    >>> exact.indifferent, exact.is_close, exact.distribution(0)
    (False, False, None)
    >>> found = Worth("g", "s", "estimate", True, options, margins={0: 0.03, 1: 0.04}, contenders={1: 0, 0: 1})
    >>> [option.label for option in found.good], found.tell(options[0]), found.doubt(options[0]), found.is_close
    (['roll', 'keep'], '~50 ± 3%', 0.06, True)
    >>> float(found.near)
    0.47
    >>> [Worth("g", "s", mark, True, ()).sure for mark in ("exact", "bound ± 0.0001%", "estimate from 9 games")]
    [True, True, False]
    >>> Worth("g", "s", "estimate", False, options, margins={1: 0.021}).half(options[1])
    0.1
    >>> options = [ActionValue(n, str(n), Fraction(n), Fraction(4 - n), n == 4) for n in (1, 4)]
    >>> [Worth("g", "s", "exact", False, tuple(options)).share(option.value) for option in options]
    [0.25, 1.0]
    >>> lasts = ActionValue(0, "keep", Fraction(-9, 2), Fraction(0), True)
    >>> Worth("g", "s", "exact", False, (lasts,), cost=True).exactly(lasts)
    '9/2'
    """

    goal: str
    sentence: str
    mark: str
    chance: bool
    options: tuple[ActionValue, ...]
    solution: ExactSolution | None = None
    margins: Mapping[int, float] = field(default_factory=dict)
    contenders: Mapping[int, int] = field(default_factory=dict)
    cost: bool = False

    @property
    def sure(self) -> bool:
        """Return whether all that is shown of the values is known: they are exact, or their bounds lie closer than
        that.
        """
        return self.mark.startswith(("exact", "bound"))

    @property
    def games(self) -> str:
        """The number of games that an estimate is made of, as it is written; empty where none were played on."""
        games = "".join(filter(str.isdecimal, self.mark.partition(" games")[0]))
        return spaced(int(games)) if games else ""

    @property
    def best(self) -> ActionValue:
        """The first of the best options."""
        return max(self.options, key=lambda option: (option.best, option.value))

    @property
    def is_close(self) -> bool:
        """Return whether several choices may be the best, and none of them surely is."""
        return len(set(self.contenders.values())) > 1

    def is_star(self, option: ActionValue) -> bool:
        """Return whether an option is better than others beyond all doubt."""
        if self.contenders:
            return option.action in self.contenders and not self.is_close
        return option.best and not self.indifferent

    @property
    def near(self) -> Fraction:
        """The least worth of an option that is not in doubt."""
        return self.best.value - Fraction(self.half(self.best))

    @property
    def ranked(self) -> tuple[ActionValue, ...]:
        """The options as they should be read: those that may be the best, the simplest first, then by value."""
        last = len(self.contenders)
        return tuple(sorted(self.options, key=lambda o: (self.contenders.get(o.action, last), -o.value, not o.best)))

    @property
    def good(self) -> list[ActionValue]:
        """The options that are the best, or may be, as they should be read."""
        return [option for option in self.ranked if self.is_star(option) or option.action in self.contenders]

    def doubt(self, option: ActionValue) -> float:
        """Return how far an option may fall behind the best and still be as good."""
        if option.action in self.contenders:
            return max(float(option.regret), self._margin(option))
        return self._margin(option)

    def _margin(self, option: ActionValue) -> float:
        """Half an interval of what an option falls behind the best."""
        if self.sure or self.mark == EQUILIBRIUM:
            return 0.0
        if not self.margins:
            return DOUBT
        return self.half(option) + self.half(self.best)

    def half(self, option: ActionValue) -> float:
        """Half the interval of an option as it is shown, 0 where there is none."""
        margin = self.margins.get(option.action)
        return 0.0 if margin is None else margin if self.chance else max(LEAST, margin)

    def say(self, value: Fraction) -> str:
        """A value as a reader wants it: percent for chances, two decimals for counts; an estimate with a tilde."""
        if math.isinf(value):
            return say("never-ends")
        value = abs(value) if self.cost else value
        if self.sure:
            return _percent(value) if self.chance else fixed(value, 2)
        return local(f"~{100 * float(value):.0f}%") if self.chance else about(value)

    def tell(self, option: ActionValue) -> str:
        """The value of an option, an estimate with its margin."""
        margin = self.margins.get(option.action)
        if margin is None:
            return self.say(option.value)
        if self.chance:
            return about_chance(float(option.value), margin)
        return f"{self.say(option.value)} ± {fixed(self.half(option), 1)}"

    def exactly(self, option: ActionValue) -> str:
        """The value of an option as a fraction."""
        return str(abs(option.value) if self.cost else option.value)

    def round(self, value: Fraction) -> str:
        """A value in few characters: whole percents for chances, one decimal for counts; an estimate with a tilde."""
        if math.isinf(value):
            return say("never-ends")
        value = abs(value) if self.cost else value
        sign, shown = "" if self.sure else "~", round(100 * value)
        if not self.chance:
            return about(value) if sign else fixed(value, 1)
        if shown in (0, 100) and 0 < value < 1:
            return local("> 99%" if shown else "< 1%")
        return local(f"{sign}{shown}%")

    def figure(self, game: Game, value: Fraction) -> str:
        """Return a value in few characters: an estimate as a list has it, money to the cent, else without a last zero.

        >>> from catlib import load
        >>> Worth("best turn", "s", "exact", False, ()).figure(load("taxi_derby"), Fraction(11, 2))
        '5.50'
        """
        if not self.sure:
            return self.round(value)
        paid = goal_words(game, self.goal, "amount", n="")
        return re.sub(r"[.,]0+$", "", self.say(value) if paid else self.round(value))

    def shortfall(self, option: ActionValue) -> str:
        """Return how far an option falls behind the best, in percentage points for chances; nothing for the best
        itself.

        Of an estimate whole points are told, and nothing where what is told would be 0.
        """
        if option.best or not option.regret or math.isinf(option.regret):
            return ""
        places, scale = int(self.sure) if self.chance else 1 + self.sure, 100 if self.chance else 1
        best, own = (round(float(value) * scale, places) for value in (option.value + option.regret, option.value))
        behind = best - own
        return fixed(behind, places) if behind else ""

    @property
    def indifferent(self) -> bool:
        """Return whether there is a choice and all of it is worth the same."""
        return len(self.options) > 1 and all(option.best for option in self.options)

    def share(self, value: Fraction) -> float:
        """Return how long a bar for the value is, from 0 to 1; bars begin at 0, or at the least if that is less."""
        if math.isinf(value):
            return 0.0
        if self.chance:
            return float(value)
        values = [Fraction(0), *(option.value for option in self.options if not math.isinf(option.value))]
        low, high = min(values), max(values)
        return 1.0 if low == high else float((value - low) / (high - low))

    def distribution(self, action: int) -> Pmf | None:
        """Return how the goal comes out after an action and best play; None where only an estimate is known."""
        return self.solution.distribution(action) if self.solution else None


def about_chance(share: float, margin: float) -> str:
    """An estimated chance in percent with half its interval, rounded so that it holds no less; near 0 and 100 a bound.

    >>> about_chance(0.5, 0.021), about_chance(1.0, 0.02), about_chance(0.004, 0.01)
    ('~50 ± 3%', '> 98%', '< 2%')
    """
    low, high = share - margin, share + margin
    if share > 0.9 and high > 0.995:
        return local(f"> {min(99, math.floor(100 * low + 1e-9))}%")
    if share < 0.1 and low < 0.005:
        return local(f"< {max(1, math.ceil(100 * high - 1e-9))}%")
    shown = round(100 * share)
    return local(f"~{shown} ± {math.ceil(100 * margin + abs(100 * share - shown) - 1e-9)}%")


def _percent(value: Fraction) -> str:
    shown = f"{100 * float(value):.1f}"
    if shown in ("0.0", "100.0") and 0 < value < 1:
        shown = "< 0.1" if value < Fraction(1, 2) else "> 99.9"
    return local(f"{shown}%")


def goals(game: Game) -> dict[str, str]:
    """Return what choices can be measured by: the game's own exact goals, and what is searched for.

    >>> list(goals(load("cat_cab")))[-1]
    'chance to win'
    """
    own = {name: goal_words(game, name, "about") or goal.sentence for name, goal in exact_goals(game).items()}
    return own | game.goals.searched(game)


def aim(game: Game) -> str:
    """Return what a game is played for, by which list, hint and review judge: the chance to win, or what is searched.

    >>> aim(load("cat_cab")), aim(load("meow_daifugo"))
    ('chance to win', 'points of the round')
    """
    return next(iter(game.goals.searched(game)))


@functools.lru_cache(maxsize=64)
def exact_goals(game: Game) -> dict[str, Goal]:
    """The goals that can be solved; kept, so that what was solved for them is found again."""
    return game.goals.goals(game)


def telling_goals(game: Game, state: Any) -> Sequence[str]:
    """Return the exact goals that tell the choices of a decision apart, the first first: what it is about, if the game
    says that.

    >>> telling_goals(load("cat_cab"), load("cat_cab").initial_state())[-1]
    'net spaces'
    """
    return game.goals.errands(game, state) or [*exact_goals(game)]


def worth(
    game: Game, state: Any, goal: str, *, simulations: int = SIMULATIONS, seed: int = 0, solving: bool = True,
    seconds: float | None = None,
) -> Worth | None:
    """The worth of every legal action at a decision, or None where the goal has nothing to say.

    A chance to win is solved where that is soon done (not tried without `solving`), else estimated from games that the
    best bots play on, or guessed by a tree search, in about as many `seconds`; the sentence and the mark say which.
    In `SOON` or less the mark keeps to what the bots that play on would do, else to the strongest bot's choice.
    Raise ValueError if there is no such goal.

    >>> from catlib.play import Match
    >>> match = Match(load("cat_cab", players=2), seats=["human", "greedy"], seed=7)
    >>> entries = match.advance()
    >>> worth(match.game, match.state, "net spaces").best.label
    'roll again: white die 1'
    """
    if goal not in (known := goals(game)):
        raise ValueError(f"goal={goal!r}: {game.title} measures by {', '.join(known)}")
    seconds = seconds or SECONDS
    if goal in game.goals.searched(game):
        found = (
            _appraised(game, state, goal, seed)
            or _proved(game, state)
            or (_solved(game, state, goal) if solving else None)
            or _unseen(game, state, goal, simulations, seed)
            or _played_on(game, state, goal, simulations, seed, seconds)
            or _in_worlds(game, state, goal, simulations, seed, seconds)
            or _by_tree(game, state, goal, simulations, seed, seconds)
        )
        return found if found.sure or found.mark == EQUILIBRIUM else _weighed(game, state, found)
    wanted = exact_goals(game)[goal]
    if wanted.until(state):
        return None
    solution = solve(game, wanted, state)
    chance = goal in game.goals.CHANCES
    options = solution.options if wanted.haste is None else _soonest(solution.options, state, wanted.haste)
    return Worth(goal, known[goal], solution.mark, chance, options, solution)


def worth_of_way(game: Game, state: Any, found: Worth, way: Sequence[int], label: str) -> ActionValue | None:
    """The worth of a place that several actions in a row lead to, beside the choices of a `found` worth; None where no
    exact goal looks that far ahead.

    >>> from catlib.play import Match
    >>> match = Match(load("taxi_derby", players=2), seats=["human", "human"], seed=1)
    >>> entries = [entry for place in (111, 78) for entry in (*match.advance(), match.act(place))]
    >>> entries = match.advance()
    >>> found = worth(match.game, match.state, "best turn")
    >>> found.best.value, worth_of_way(match.game, match.state, found, [0, 0], "two spaces on").value
    (Fraction(5, 1), Fraction(4, 1))
    """
    goal = exact_goals(game).get(found.goal)
    if goal is None or goal.successor is None or found.chance:
        return None
    for action in way[:-1]:
        state = game.child(state, action)
    value = Fraction(goal.value(goal.successor(state, way[-1])))
    return ActionValue(way[0], label, value, found.best.value - value, value == found.best.value)


def _weighed(game: Game, state: Any, found: Worth) -> Worth:
    """The worth with all that may be the best in order: of those as good the simplest first, then those in doubt."""
    near = found.near
    may = {o.action for o in found.options if o.action in found.contenders or o.value >= near}
    if not found.contenders:
        known, first = found.margins, found.best.action  # of games apart, so that their errors add up in squares
        may |= {
            o.action
            for o in found.options
            if o.regret <= (math.hypot(known[o.action], known[first]) if o.action in known else found.doubt(o))
        }
    order = {o.action: (o.value < near, len(game.parts(state, o.action)), not o.best, -o.value) for o in found.options}
    simple = sorted(found.options, key=lambda o: order[o.action])
    named = {o.action: game.short_label(state, o.action) for o in simple if o.action in may}
    places = {name: place for place, name in enumerate(dict.fromkeys(named.values()))}
    return replace(found, contenders={action: places[name] for action, name in named.items()})


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
    """Return what the game's own search makes of every option, if it has one."""
    found = game.goals.appraise(game, state, goal, seed=seed)
    if found is None:
        return None
    values, margins, mark = found
    options = _options(game, state, {a: Fraction(value).limit_denominator(10**6) for a, value in values.items()})
    cost = goal in game.goals.COSTS
    return Worth(goal, game.goals.searched(game)[goal], mark, False, options, margins=margins, cost=cost)


def _proved(game: Game, state: Any) -> Worth | None:
    """The chance to win where the game can prove it for every option; of equal wins the soonest is best."""
    found = game.goals.proved(game, state)
    if found is None:
        return None
    options = _options(game, state, {action: value for action, (value, _) in found.items()})
    haste = {a: -plies if value else plies for a, (value, plies) in found.items()}
    most = max(haste[option.action] for option in options if option.best)
    chosen = tuple(option._replace(best=option.best and haste[option.action] == most) for option in options)
    return Worth(WIN, say("worth-proved"), "exact", True, chosen)


def _options(game: Game, state: Any, values: Mapping[int, Fraction]) -> tuple[ActionValue, ...]:
    best = max(values.values())
    return tuple(
        ActionValue(a, game.action_to_string(state, a), value, best - value, value == best)
        for a, value in sorted(values.items())
    )


# The chance to win, step by step: what answers first


def _solved(game: Game, state: Any, goal: str) -> Worth | None:
    """The chance to win if both play their best, where all that can follow is listed soon enough."""
    found = settled(game, state) if goal == WIN else None
    if found is None or any(option.high - option.low > NARROW for option in found.options):
        return None
    won = {o.action: Fraction(o.low) / 2 if found.mark == "exact" else _middle(o.low, o.high) for o in found.options}
    as_first = found.player == 0 or together(game.rules)
    values = won if as_first else {action: 1 - value for action, value in won.items()}
    most = max(values.values())
    near = {action: most if most - value < NARROW else value for action, value in values.items()}
    mark = "exact" if found.mark == "exact" else BOUND
    return Worth(goal, _known(game, goal, say("worth-solved")), mark, True, _options(game, state, near))


def _middle(low: float, high: float) -> Fraction:
    """The middle of bounds of wins, as a chance."""
    return Fraction(round((low + high) / 4 * 10**9), 10**9)


def _known(game: Game, goal: str, *how: str) -> str:
    """Say what a goal measures, and how that is known."""
    return in_a_row([game.goals.searched(game)[goal], *how], "space")


def _unseen(game: Game, state: Any, goal: str, simulations: int, seed: int) -> Worth | None:
    """Return where hands are hidden or choices made at once: by an equilibrium, or else by a search that does not look.

    What best play mixes is worth the same, up to what neither can tell apart.
    """
    found = choices_unseen(game, state, simulations=simulations, seed=seed, wins=goal == WIN) if hides(game) else None
    if found is None:
        return None
    solved, games = found.mark == EQUILIBRIUM, spaced(found.simulations)
    how = say("worth-balanced") if solved else say("worth-unseen", n=games)
    options = _options(game, state, _alike(found.choices, EQUAL if solved or goal != WIN else ALIKE))
    mixed = [f"{c.name} {local(f'{100 * c.often:.0f}%')}" for c in found.choices if c.often >= MIXED]
    mixing = [say("worth-mixed", choices=mixed)] * (len(mixed) > 1)
    return Worth(goal, _known(game, goal, how, *mixing), found.mark, goal == WIN, options)


def _alike(choices: Sequence[Choice], near: float) -> dict[int, Fraction]:
    """The values of choices: what is mixed is worth the same, up to `near`, and nothing is worth more than that."""
    most = max(choices, key=lambda choice: choice.often)
    mixed = [c for c in choices if c.often >= MIXED and abs(c.value - most.value) <= near]
    same = Fraction(sum(c.often * c.value for c in mixed) / sum(c.often for c in mixed)).limit_denominator(10**6)
    below = same - Fraction(1, 10**6) if same else same  # nothing is below a chance of 0
    values = {c.action: min(Fraction(c.value).limit_denominator(10**6), below) for c in choices}
    return values | dict.fromkeys((c.action for c in mixed), same)


def _in_worlds(game: Game, state: Any, goal: str, simulations: int, seed: int, seconds: float) -> Worth | None:
    """Return where hands are hidden and nothing else will do: tree searches with open hands in worlds that look
    alike."""
    if not hides(game):
        return None
    games, found = 0, list[dict[int, tuple[Fraction, float]]]()
    worlds = _worlds(game, state, seed)
    for n, world in enumerate(worlds):
        played, values = _one_world(game, world, goal, simulations // len(worlds), seconds / len(worlds), seed + n)
        games += played
        found.append(values)
    tried = {a: [values[a][0] for values in found if a in values] for a in found[0]}
    options = _options(game, state, {a: statistics.mean(values) for a, values in tried.items()})
    mark = f"estimate from {spaced(games)} games in {len(worlds)} worlds {OPEN_HANDS}"
    return Worth(goal, _known(game, goal, say("worth-openly")), mark, goal == WIN, options)


def _worlds(game: Game, state: Any, seed: int) -> list[Any]:
    """Some worlds that the mover cannot tell from a state."""
    draw = generator(seed)
    return [game.words.resample(game.setup, state, game.current_player(state), draw) for _ in range(WORLDS)]


def _played_on(game: Game, state: Any, goal: str, simulations: int, seed: int, seconds: float) -> Worth | None:
    """The chance to win if bots go on from each choice, all choices with the same luck; None where none play well.

    Where hands are hidden, each game begins in another world that the mover cannot tell from this one.
    """
    bots = game.type.bots.plays_on(game) if goal == WIN else []
    if not bots:
        return None
    named, judge = _named(game, state), Judge(game, bots)
    leads = game.type.bots.leads(game) if seconds > SOON else bots
    usual = _leader(game, leads[game.current_player(state)])(state, generator(seed).random())
    favourite = next(i for i, alike in enumerate(named) if usual in alike)

    def play(choices: Sequence[int], start: int, stop: int) -> list[list[float]]:
        return judge.rows(state, [named[choice][0] for choice in choices], seed, start, stop)

    judge.shares(state, [named[0][0]], seed, 0, 1)  # translated, if need be, before the clock runs
    raced = race(play, len(named), favourite, simulations, GAMES, seconds)
    won = [proportion(sum(row), len(row)) for row in raced.rows]
    of = {action: i for i, alike in enumerate(named) for action in alike}
    value = [Fraction(each.value).limit_denominator(10**6) for each in won]
    best = raced.best
    options = tuple(
        ActionValue(a, game.action_to_string(state, a), value[i], max(Fraction(0), value[best] - value[i]), i == best)
        for a, i in sorted(of.items())
    )
    margins = {a: max(won[i].high - won[i].value, won[i].value - won[i].low) for a, i in of.items()}
    how = [say("worth-played-on", bots=called(game, bots)), *[say("worth-dealt-anew")] * hides(game)]
    how += [say("worth-cut-off", n=spaced(LIMIT), together=together(game.rules))] * bool(judge.cut)
    contenders = {a: 0 for a, i in of.items() if i in raced.contenders}
    mark = f"estimate from {spaced(raced.games)} games"
    return Worth(goal, _known(game, goal, *how), mark, True, options, margins=margins, contenders=contenders)


@functools.lru_cache(maxsize=8)
def _leader(game: Game, name: str) -> Callable[[Any, float], int]:
    """A bot, kept with what it has solved, as most decisions of a turn need the same."""
    return bot_policy(game, name)


def _named(game: Game, state: Any) -> list[list[int]]:
    """The legal actions, those together that go by one name: they are one choice to a reader."""
    named: dict[str, list[int]] = {}
    for action in game.legal_actions(state):
        named.setdefault(game.short_label(state, action), []).append(action)
    return list(named.values())


def called(game: Game, bots: Sequence[str]) -> str:
    """Return what the bots of some seats are called, each once.

    >>> called(load("taxi_derby"), ["expected money", "expected money"])
    'Fast Eddie (strong)'
    """
    return in_a_row(dict.fromkeys(game.type.story.NAMES.get(bot, bot) for bot in bots), "and")


def _by_tree(game: Game, state: Any, goal: str, simulations: int, seed: int, seconds: float) -> Worth:
    """Return what a tree search guesses of every option; nobody knows how far off that is, so it comes without an
    interval."""
    games, found = _one_world(game, state, goal, simulations, seconds, seed)
    options = _options(game, state, {action: value for action, (value, _) in found.items()})
    mark = f"estimate by a tree search over {spaced(games)} games"
    return Worth(goal, _known(game, goal, say("worth-guessed")), mark, goal == WIN, options)


def _one_world(
    game: Game, state: Any, goal: str, simulations: int, seconds: float, seed: int
) -> tuple[int, dict[int, tuple[Fraction, float]]]:
    """Return how many games a tree search played, and the value of every option with half its interval.

    A game whose playouts are better than random, or too long, says so: `SEARCH` in its bots has options for the search.
    """
    from catlib.solving import mcts

    how = {"wins": goal == WIN, **game.type.bots.SEARCH}
    found = mcts(game, state, simulations=simulations, seconds=seconds, seed=seed, trees=TREES, **how)
    tried = {option.action: option for option in found.options if option.visits > 1}
    values: dict[int, tuple[Fraction, float]] = {}
    for alike in _named(game, state):
        if several := [tried[action] for action in alike if action in tried]:
            values |= dict.fromkeys(alike, _pooled(several))
    return found.simulations, values


def _pooled(alike: Sequence[Any]) -> tuple[Fraction, float]:
    """The mean of some estimates, weighted by their games, and half its interval."""
    games = sum(option.visits for option in alike)
    mean = sum(option.visits * option.value.value for option in alike) / games
    half = math.hypot(*(option.visits * (option.value.high - option.value.value) for option in alike)) / games
    return Fraction(mean).limit_denominator(10**6), half


# Who wins


def outlook(game: Game, state: Any, seat: int, games: int = OUTLOOK, seed: int = 0) -> Iterator[list[Estimate]]:
    """Yield how probably each seat wins if bots play on, as `seat` can know it; after every game with a wider view.

    Each game is played on from a world that the seat cannot tell from this one, so that of two such worlds it says the
    same. The bots are those of `plays_on`. Those who win together share the win.

    >>> from catlib.play import Match
    >>> match = Match(load("meow_daifugo", players=3), seats=["human", "lowest first", "lowest first"], seed=7)
    >>> entries = match.advance()
    >>> *_, last = outlook(match.game, match.state, 0, games=20)
    >>> len(last), round(sum(each.value for each in last), 6), last[0].games
    (3, 1.0, 20)
    """
    draw, won = generator(seed), [0.0] * game.num_players
    judge = Judge(game, players_on(game))
    for n in range(games):
        world = game.words.resample(game.setup, state, seat, draw) if game.words.HIDDEN else state
        [[shares]] = judge.shares(world, [NO_ACTION], seed, n, n + 1)
        won = [total + share for total, share in zip(won, shares, strict=True)]
        yield [proportion(total, n + 1) for total in won]


def turn_distribution(game: Game) -> Pmf | None:
    """The exact distribution of a turn played best, as the game defines it; None if it has none.

    It is what a design lab redraws while a house rule is changed; what it counts says `game.goals.DISTRIBUTION`.

    >>> turn_distribution(load("cat_cab", white_dice=1, item_limit=0)).mean
    Fraction(255, 256)
    """
    return game.goals.turn_distribution(game)


# Luck


@dataclass(frozen=True)
class Roll:
    """A roll of dice: its plies, who rolled, what could come of it, what came, and how lucky that was.

    >>> Roll(range(3, 4), 0, die(6), Fraction(6), tail(die(6), 6)).seat
    0
    """

    plies: range
    seat: int
    expected: Pmf
    came: Fraction
    tail: Tail


def judge_roll(game: Game, states: Sequence[Any], actions: Sequence[int], ply: int) -> Roll | None:
    """Return how lucky the dice were that were rolled from a ply of a match on, by the game's own yardstick.

    The yardstick is a goal; a roll is measured by what its state was worth once no die was rolling any more. None
    where the game has no yardstick for these dice, or where they still roll.

    >>> from catlib.play import Match
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
