"""One turn on the table: dice to push one's luck with, drivers who do it by a rule, and many turns at once.

Everything is played by the rules of the game, without items, so that only movement and curses count.
"""

import functools
import random
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from catlib import load
from catlib.chance import Pmf, decimal, fixed, generator, local, own_luck, pick
from catlib.game import Game, in_a_row
from catlib.games.cat_cab import phases
from catlib.games.cat_cab.curses import add_curse, may_reroll
from catlib.games.cat_cab.goals import NET, goals, turn
from catlib.games.cat_cab.setup import WHITE
from catlib.rules import lowest_place
from catlib.solving import Solver, distribution
from catwidgets.draw import Die, Scene, dice_tray, pieces, rect, text, token
from catwidgets.teach import Exhibit, Picture, saying, sentences

say = saying("catwidgets.lessons.cat_cab.perfect_driver")

WIDTH = 480
HABITS = ["stop", "roll one blank", "roll all blanks"]

State = Any
Policy = Callable[[State], int]


@functools.cache
def road() -> Game:
    """The game in which a 3 is a blank: no items, as in the lesson."""
    return load("cat_cab", players=2, item_limit=0)


@functools.cache
def best_solver() -> Solver:
    """Return what every option is exactly worth in net spaces."""
    return Solver(road(), goals(road())[NET])


def position(dice: str, curses: int = 0) -> State:
    """Dice on the table, with that many curses before their driver, who looks at them.

    >>> position("1346", curses=1).die[:5]
    [1, 3, 4, 6, 0]
    """
    state = turn(road(), len(dice), curses=curses)
    state.die[: len(dice)], state.pending = [int(face) for face in dice], 0
    phases.ask(state, phases.KEEP, state.seat)
    return state


def net_of(state: State) -> tuple[int, int]:
    """The spaces that the dice on the table move a cab, and the curses that its driver holds."""
    return sum(2 if face >= 6 else 1 for face in state.die if face >= 4), state.curses[state.seat]


def throw(state: State, rng: random.Random) -> State:
    """Roll all dice that are in the cup, one after the other; every 1 is a curse at once."""
    child = state.copy()
    while child.pending:
        face = 1 + pick([1] * 6, 6, rng.random())
        child.die[lowest_place(child.pending)] = face
        child.pending &= child.pending - 1
        if face == 1:
            add_curse(road().setup, child, child.seat)
    phases.ask(child, phases.KEEP, child.seat)
    return child


def may_roll(state: State) -> bool:
    """Return whether the driver may roll dice again: not with four curses."""
    return bool(may_reroll(road().setup, state))


# Drivers


def drive(start: State, policy: Policy, rng: random.Random) -> int:
    """Play one turn to its end and return its net spaces."""
    state = throw(start, rng)
    while may_roll(state) and (again := policy(state)):
        state = throw(road().successor(state, again), rng)
    spaces, curses = net_of(state)
    return spaces - curses


def simulate_turns(
    turns: int = 2000, dice: int = 5, curses: int = 0, policy: Policy | None = None, seed: int = 1
) -> Counter[int]:
    """The net spaces of that many turns played with dice, by default with the best policy; always the same turns."""
    rng, start = generator(seed), turn(road(), dice, curses=curses)
    return Counter(drive(start, policy or best_choice, rng) for _ in range(turns))


def best_choice(state: State) -> int:
    """The policy with the highest mean: the dice to roll again, as bits; 0 keeps all.

    >>> bin(best_choice(position("22456", curses=3)))
    '0b11'
    """
    action = best_solver().policy(state)
    assert isinstance(action, int)  # only other seats follow mixed policies
    return action


def driver_distribution(habits: Sequence[str], dice: int = 5, curses: int = 0) -> Pmf:
    """The exact distribution of the net spaces of a driver who has a habit for each number of curses, 0 to 3.

    The habits are `HABITS`; dice that move the cab are kept.

    >>> driver_distribution(["stop"] * 4).mean
    Fraction(19441, 7776)
    """
    return _driver_distribution(tuple(habits), dice, curses)


@functools.cache
def _driver_distribution(habits: tuple[str, ...], dice: int, curses: int) -> Pmf:
    limit = road().setup.curse_limit
    if len(habits) != limit or any(habit not in HABITS for habit in habits):
        raise ValueError(f"habits={list(habits)}: expected {limit} of them, each one of {', '.join(HABITS)}")
    goal = goals(road())[NET]
    return distribution(
        road(),
        turn(road(), dice, curses=curses),
        goal.until,
        lambda state: _by_habit(state, habits),
        goal.value,
        goal.abstraction,
        goal.successor,
    )


def habit_words() -> dict[str, str]:
    """Return the habits by what they are called."""
    return {say(f"habit-{habit.replace(' ', '-')}"): habit for habit in HABITS}


def _by_habit(state: State, habits: Sequence[str]) -> int:
    blanks = sum(1 << slot for slot, face in enumerate(state.die) if 1 <= face <= 3)
    habit = habits[state.curses[state.seat]]
    return 0 if habit == "stop" else blanks & -blanks if habit == "roll one blank" else blanks


def shown(value: Fraction) -> str:
    """A fraction as it is where it is short, and as a decimal.

    >>> shown(Fraction(-5, 4)), shown(Fraction(22351268989, 4638965760))
    ('-5/4 = −1.25', '4.818')
    """
    if value.denominator == 1:
        return str(value)
    return f"{value} {decimal(value)}" if len(str(value)) <= 14 else local(f"{float(value):.4g}")


# A turn to play


class Turn(Exhibit):
    """One turn with dice: choose what to roll again, stop in time, and again.

    With `coach` every choice is judged by what it is exactly worth, and the turn is taken apart at its end into
    what best play expects, what the choices cost, and luck.

    >>> table = Turn(dice=2, seed=3)
    >>> table.board.status
    'You rolled 4 and 5: 2 spaces, no curse. Click dice to roll them again, or stop.'
    >>> table.stop(); table.results
    [2]
    """

    def __init__(self, dice: int = 5, curses: int = 0, seed: int = 2026, coach: bool = False):
        self.dice, self.held, self.coach = dice, curses, coach
        self.results: list[int] = []
        self._rng = generator(seed)
        super().__init__(Picture(Scene(WIDTH, 10, say("one-turn")), ""))
        self.board.on_click(self._toggle)
        self.board.on_cancel(self._clear)
        self.board.shortcuts = {"r": "do:roll", "s": "do:stop", "n": "do:new"}
        self.button(say("again"), say("again-tip"), self.roll, button_style="primary")
        self.button(say("stop"), say("stop-tip"), self.stop)
        self.button(say("new-turn"), say("new-turn-tip"), self.new_turn)
        self.new_turn()
        self._rng = own_luck(seed + 1)  # the first roll is on the page before Python is

    # What a person does

    def new_turn(self) -> None:
        """Begin another turn; one that was not brought to its end does not count."""
        self._lost, self._over, self._said = Fraction(0), False, ""
        self._throw(turn(road(), self.dice, curses=self.held))

    def roll(self) -> None:
        """Roll the chosen dice again."""
        self._check()
        if not self.chosen:
            raise ValueError(say("choose-first"))
        self._judge(self.chosen)
        self._throw(road().successor(self.state, self.chosen))

    def stop(self) -> None:
        """Keep all dice as they lie."""
        self._check()
        self._judge(0)
        self._end("stopped")

    def _check(self) -> None:
        if self._over:
            raise ValueError(say("turn-over"))

    def _toggle(self, id: str) -> None:
        if id.startswith("do:"):
            return {"roll": self.roll, "stop": self.stop, "new": self.new_turn}[id[3:]]()
        self._check()
        self.chosen ^= 1 << int(id.removeprefix("die:"))
        return self._draw(self.board.status)

    def _clear(self) -> None:
        self.chosen = 0
        self._draw(self.board.status)

    # What follows

    def _throw(self, state: State) -> None:
        rolled = [slot for slot in range(WHITE + 3) if state.pending >> slot & 1]
        self.chosen, self.state = 0, throw(state, self._rng)
        came = sorted(self.state.die[slot] for slot in rolled)
        if not may_roll(self.state):
            self._end("fourth", dice=came)
        else:
            self._draw(sentences(self._said, say("rolled", dice=came, counted=_counted(self.state))))

    def _end(self, id: str, **given: Any) -> None:
        spaces, curses = net_of(self.state)
        self.chosen, self._over = 0, True
        self.results.append(spaces - curses)
        told = say(id, counted=_counted(self.state), net=spaces - curses, **given)
        self._draw(sentences(self._said, told, self._balance(spaces - curses)))

    def _judge(self, action: int) -> None:
        """Work out what a choice gives away."""
        self._said = ""
        if not self.coach:
            return
        options = best_solver().solve(self.state).options
        taken, best = next(o for o in options if o.action == action), next(o for o in options if o.best)
        self._lost += taken.regret
        if taken.regret:
            said = road().words.short_label(road().setup, self.state, best.action)
            self._said = say("gave-away", lost=fixed(taken.regret, 2), better=said)
        else:
            self._said = say("none-better")

    def _balance(self, net: int) -> str:
        if not self.coach:
            return ""
        expected = best_solver().value(turn(road(), self.dice, curses=self.held))
        luck = net - expected + self._lost
        numbers = {"expected": fixed(expected, 2), "lost": fixed(self._lost, 2), "luck": fixed(abs(luck), 2)}
        return say("balance", brought=luck >= 0, **numbers)

    # Showing

    def _draw(self, sentence: str) -> None:
        spaces, curses = net_of(self.state)
        dice = [self._die(slot) for slot in range(WHITE + 3) if self.state.die[slot]]
        tray = dice_tray(dice, WIDTH, 46, say("dice"), columns=7)
        scene = Scene(WIDTH, tray.height + 48, say("one-turn"))
        net = f"{spaces} − {curses} = {spaces - curses}".replace("= -", "= −")
        scene.add(text(8, 22, net, 20, anchor="start", bold=True, key="net"))
        scene.add(text(118, 22, say("spaces-less-curses"), 13, anchor="start", fill=token("muted"), key="words"))
        scene.add(*self._cubes(curses))
        scene.place(tray, 0, 46)
        self.board.show(scene, status=sentence)
        self.show_html(self._results())

    def _die(self, slot: int) -> Die:
        face, chosen = self.state.die[slot], self.chosen >> slot & 1
        lies = "fixed" if self._over else "selected" if chosen else "ready"
        words = say("face", face="again" if chosen else face)
        label = say("die", face=face, words=words)
        return Die(f"die:{slot}", face=face, state=lies, caption=words, label=label, legal=not self._over)

    def _cubes(self, curses: int) -> list[Any]:
        """As many places as curses are allowed, filled from the left."""
        limit = road().setup.curse_limit
        places = [WIDTH - 20 - 30 * (limit - 1 - k) for k in range(limit)]
        look = {"fill": "none", "stroke": token("muted"), "stroke_dasharray": "3 3"}
        empty = [rect(x - 11, 11, 22, 22, 4, **look) for x in places[curses:]]
        return [*empty, *(pieces.cube(x, 22, 25, key=f"cube {k}") for k, x in enumerate(places[:curses]))]

    def _results(self) -> str:
        if not self.results:
            return ""
        mean = sum(self.results) / len(self.results)
        nets = in_a_row([*["…"] * (len(self.results) > 20), *map(fixed, self.results[-20:])])
        return f"<p>{say('nets', nets=nets, mean=fixed(mean, 2))}</p>"


def _counted(state: State) -> str:
    spaces, curses = net_of(state)
    return say("spaces-and-curses", spaces=spaces, curses=curses)
