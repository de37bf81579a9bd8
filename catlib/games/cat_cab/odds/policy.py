"""The best policy for net spaces in words, checked against every state: question D3."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from catlib.game import Game

from .. import phases
from ..goals import check_dice, turn
from ..setup import D8, SLOTS
from .turns import net_solver
from .usual import world

SHOWN = {"blank": 2, "item": 3, "one": 4, "two": 6}  # a face of each class; a 1 is worth as little as a 2 once it lies


class Check(NamedTuple):
    """A check of the words: states, states where an option that they allow is not best, the worst loss."""

    states: int
    wrong: tuple[str, ...]
    loss: Fraction


@dataclass(frozen=True)
class Policy:
    """A policy in sentences of what to keep and what to roll again, checked in every state with a choice."""

    sentences: tuple[str, ...]
    check: Check

    def __str__(self) -> str:
        wrong = len(self.check.wrong)
        lost = f"not best in {wrong}, by up to {float(self.check.loss):.4f} spaces," if wrong else "best in every one"
        return " ".join(self.sentences) + f" ({lost} of {self.check.states} states)"


def best_policy(d6: int = 5, d8: int = 0, *, items: bool = False, game: Game | None = None) -> Policy:
    """Return which faces to keep and how many dice to roll at once for the most net spaces, with proof (D3; rules 12 to
    19).

    Every option that the sentences allow is compared with the exact best one in every state: every set of face
    classes (blank, item, one space, two spaces) on that many D6 and D8 with every number of curses below the limit.
    The sentences were found for up to six D6 and one D8, the dice that a driver can win; the check says if not.

    >>> policy = best_policy(3)
    >>> policy.check
    Check(states=40, wrong=(), loss=Fraction(0, 1))
    >>> print(policy.sentences[0])
    Keep every die that moves the cab; what shows 1, 2 or 3 is a blank.
    """
    played = world(game, items)
    check_dice(played, d6, d8, 0)
    found = [(_name(state), _loss(played, state)) for state in states(played, d6, d8)]
    wrong = tuple(name for name, loss in found if loss)
    return Policy(
        _sentences(played.setup.curse_limit, d8, items), Check(len(found), wrong, max(loss for _, loss in found))
    )


def _sentences(limit: int, d8: int, items: bool) -> tuple[str, ...]:
    keep = "Keep every die that moves the cab; what shows 1, 2 or 3 is a blank."
    three = "A 3 is a blank too: its item roll is worth half a space, rolling it again more." if items else ""
    last = (
        f"With {limit - 1} curses roll all blanks at once: one more 1 ends the rolling, and further ones cost nothing."
    )
    most = f"{limit - 1} less your curses"
    one = f"With fewer than {limit - 1} curses roll one blank at a time; up to {most} at once do no harm."
    first = "The D8 goes first and alone, and goes on until it shows 6 or more: a 4 or 5 on it is rolled again."
    both = "roll it along with two or more blanks" if items else "keep that 4 or 5 as long as a D6 is blank"
    special = f"With {limit - 1} curses {both}, and roll it by itself when no D6 is."
    found = [keep, three, *([first] if d8 else []), one if limit > 1 else "", last, special if d8 else ""]
    return tuple(sentence for sentence in found if sentence)


def states(game: Game, d6: int, d8: int) -> Iterator[Any]:
    """A state for every set of face classes and every number of curses that leaves a choice."""
    classes = [name for name in SHOWN if name != "item" or game.setup.item_limit]
    for curses in range(game.setup.curse_limit):
        for six in combinations_with_replacement(classes, d6):
            for eight in combinations_with_replacement(classes, d8):
                yield _looking(game, six, eight, curses)


def _looking(game: Game, six: tuple[str, ...], eight: tuple[str, ...], curses: int) -> Any:
    state = turn(game, len(six), len(eight), curses=curses)
    slots = [slot for slot in range(SLOTS) if state.pending >> slot & 1]
    for slot, name in zip(slots, six + eight, strict=True):
        state.die[slot] = SHOWN[name]
    state.pending = 0
    phases.ask(state, phases.KEEP, state.seat)
    return state


def _name(state: Any) -> str:
    six, eight = ("".join(str(f) for f in dice if f) for dice in (state.die[:D8], state.die[D8:]))
    return f"{six}{'+' + eight if eight else ''} with {state.curses[state.seat]} curses"


def _loss(game: Game, state: Any) -> Fraction:
    """By how much the worst option that the sentences allow misses the best one."""
    options = {option.action: option for option in net_solver(game).solve(state).options}
    return max(options[action].regret for action in allowed(game, state))


def allowed(game: Game, state: Any) -> list[int]:
    """The options that the sentences allow, as sets of dice to roll again."""
    left = game.setup.curse_limit - 1 - state.curses[state.seat]
    blanks = [slot for slot in range(D8) if 1 <= state.die[slot] <= 3]
    eights = [slot for slot in range(D8, SLOTS) if 1 <= state.die[slot] <= 5]
    if left == 0:
        return [_last_roll(game, state, blanks, eights)]
    if eights:
        blank = [slot for slot in eights if state.die[slot] <= 3]
        return [1 << slot for slot in blank or eights]
    if not blanks:
        return [0]
    return [dice for dice in _sets(blanks) if 1 <= dice.bit_count() <= max(1, left)]


def _last_roll(game: Game, state: Any, blanks: list[int], eights: list[int]) -> int:
    weak = [slot for slot in eights if state.die[slot] > 3]
    rolled = [*blanks, *(slot for slot in eights if state.die[slot] <= 3)]
    if not rolled:
        rolled = weak[:1]
    elif game.setup.item_limit and len(rolled) > 1:
        rolled += weak
    return sum(1 << slot for slot in rolled)


def _sets(slots: list[int]) -> list[int]:
    """All sets of some dice, as bits."""
    sets = [0]
    for slot in slots:
        sets += [dice | 1 << slot for dice in sets]
    return sets
