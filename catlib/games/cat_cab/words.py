"""What a person reads of a game of Cat Cab Crew: names of actions, positions and parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import rules as r
from .board import DIRECTIONS

__all__ = ["COLOURS", "action_to_string", "brief", "cell_name", "die_name", "parts", "seat_name", "state_to_string", "why_not"]

COLOURS = ("red", "blue", "green")
WAYS = tuple(DIRECTIONS)
FACES = {
    1: "a curse",
    2: "sabotage",
    3: "an item roll",
    4: "1 space",
    5: "1 space",
    6: "2 spaces",
    7: "2 spaces",
    8: "2 spaces",
}
ITEMS = {
    r.NOTHING: "nothing",
    r.MOVE_1: "1 space",
    r.MOVE_2: "2 spaces",
    r.CHARM: "a lucky charm",
    r.GAIN_D6: "the own D6",
    r.GAIN_D8: "the own D8",
}
NIBBLE_WORDS = ("a cab upgrade", "Greedy cat", "a speed boost")
PATROL_WORDS = ("bad luck: lose a coloured die", "a pothole: fall back", "an unhappy customer: lose a passenger")


def cell_name(setup: Any, node: int) -> str:
    """A cell as (column, row), or which gate."""
    if node == setup.start:
        return "the start gate"
    if node == setup.out:
        return "out of the city"
    return f"({node % setup.columns + 1}, {node // setup.columns + 1})"


def seat_name(setup: Any, seat: int) -> str:
    """A driver by colour, or Crazy cat."""
    return "Crazy cat" if seat == setup.crazy else COLOURS[seat]


def die_name(slot: int) -> str:
    """The die in a slot."""
    if slot < r.WHITE:
        return f"white die {slot + 1}"
    return f"{COLOURS[(slot - r.WHITE) % 3]} {'D6' if slot < r.WHITE + 3 else 'D8'}"


def coloured_die(i: int) -> str:
    """A coloured die by its number, kind * 3 + colour."""
    return f"{COLOURS[i % 3]} {'D6' if i < 3 else 'D8'}"


def action_to_string(setup: Any, state: Any, action: int) -> str:
    """The action or chance outcome as a player says it."""
    return _SAY[state.phase](setup, state, action)


def _rolled(what: str) -> Any:
    return lambda setup, state, action: f"{what}: {action + 1}"


def _say_roll(setup: Any, state: Any, action: int) -> str:
    return f"{die_name(r.lowest(state.pending))} shows {action + 1}: {FACES[action + 1]}"


def _say_keep(setup: Any, state: Any, dice: int) -> str:
    if dice == 0:
        return "keep all dice"
    again = [die_name(slot) for slot in range(r.SLOTS) if dice >> slot & 1]
    return f"roll again: {', '.join(again)}"


def brief(setup: Any, state: Any, action: int) -> str:
    """The action in few words; sets of dice that show the same share them."""
    if state.phase != r.KEEP or action == 0:
        return action_to_string(setup, state, action)
    slots = [slot for slot in range(r.SLOTS) if action >> slot & 1]
    white = sorted(state.die[slot] for slot in slots if slot < r.WHITE)
    own = [f"{die_name(slot)} ({state.die[slot]})" for slot in slots if slot >= r.WHITE]
    return f"roll again {', '.join([*map(str, white), *own])}"


def _say_cancel(setup: Any, state: Any, twos: int) -> str:
    best = r.cancelled(setup, state.ones, state.twos, state.curses[state.seat])
    ones = best - 2 * twos
    both = [_times(n, spaces) for n, spaces in ((ones, "1 space"), (twos, "2 spaces")) if n]
    return f"curses cancel {' and '.join(both)}"


def _times(n: int, what: str) -> str:
    return what if n == 1 else f"{n} × {what}"


def _say_move(setup: Any, state: Any, action: int) -> str:
    if action == r.STOP:
        return "stop here"
    there = r.landing(setup, state, action)
    return f"{_times(1, ('1 space', '2 spaces')[action // 8])} {WAYS[action % 8]} to {cell_name(setup, there)}"


def _say_boost(setup: Any, state: Any, direction: int) -> str:
    there = r.target(setup, state, state.cell[state.actor], direction, state.boost)
    return f"boost {state.boost} {WAYS[direction]} to {cell_name(setup, there)}"


def _say_retreat(setup: Any, state: Any, direction: int) -> str:
    there = setup.backward[state.cell[state.player] * 8 + direction]
    return f"back {WAYS[direction]} to {cell_name(setup, there)}"


def _say_duel_keep(setup: Any, state: Any, dice: int) -> str:
    s = state.duel_turn
    shown = state.duel_die[2 * s : 2 * s + 2]
    if dice == 3:
        return "roll both duel dice again"
    return f"roll the {('first', 'second')[dice - 1]} duel die again, a {shown[dice - 1]}"


def _say_duel_roll(setup: Any, state: Any, action: int) -> str:
    return f"{seat_name(setup, r.lowest(state.duel_pending) // 2)} rolls {action + 1} in the duel"


def _say_item(setup: Any, state: Any, action: int) -> str:
    return f"item roll {action + 1}: {ITEMS[action + 1]}"


def _say_nibble(setup: Any, state: Any, action: int) -> str:
    return f"cat nibbles {action + 1}: {NIBBLE_WORDS[setup.nibbles_bands[action // 2]]}"


def _say_patrol(setup: Any, state: Any, action: int) -> str:
    return f"Paw patrol {action + 1}: {PATROL_WORDS[setup.patrol_bands[action // 2]]}"


_SAY: dict[int, Any] = {
    r.START_ROLL: lambda setup, state, a: f"{seat_name(setup, r.lowest(state.pending))} rolls {a + 1} for the start",
    r.ASK_FIRST: lambda setup, state, a: ("wait with the first passenger", "place the first passenger")[a],
    r.COLUMN: _rolled("column"),
    r.ROW: _rolled("row"),
    r.ROLLING: _say_roll,
    r.KEEP: _say_keep,
    r.ITEM: _say_item,
    r.CANCEL: _say_cancel,
    r.MOVE: _say_move,
    r.NIBBLE_ROLL: _say_nibble,
    r.BOOST_ROLL: _rolled("spaces of the boost"),
    r.BOOST: _say_boost,
    r.GREEDY: lambda setup, state, a: f"take the {coloured_die(a)} of {seat_name(setup, state.holder[a] - 1)}",
    r.PATROL_ROLL: _say_patrol,
    r.LOSE: lambda setup, state, a: f"give up the {coloured_die(a)}",
    r.RETREAT: _say_retreat,
    r.OPPONENT: lambda setup, state, a: f"duel with {seat_name(setup, a)}",
    r.DUEL_KEEP: _say_duel_keep,
    r.DUEL_ROLL: _say_duel_roll,
    r.SABOTAGE: lambda setup, state, a: f"sabotage {seat_name(setup, a)}",
}


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """The ids of what one touches to take an action: cells, dice, seats or a button."""
    phase = state.phase
    if phase == r.KEEP and action:
        return tuple(f"die:{slot}" for slot in range(r.SLOTS) if action >> slot & 1)
    if phase == r.MOVE and action != r.STOP:
        return (f"cell:{r.landing(setup, state, action)}",)
    if phase == r.BOOST:
        return (f"cell:{r.target(setup, state, state.cell[state.actor], action, state.boost)}",)
    if phase == r.RETREAT:
        return (f"cell:{setup.backward[state.cell[state.player] * 8 + action]}",)
    if phase in (r.SABOTAGE, r.OPPONENT):
        return (f"seat:{action}",)
    if phase in (r.GREEDY, r.LOSE):
        return (f"die:{r.WHITE + action}",)
    if phase == r.DUEL_KEEP:
        return tuple(f"duel:{2 * state.duel_turn + i}" for i in range(2) if action >> i & 1)
    return (f"button:{action_to_string(setup, state, action)}",)


_QUESTIONS = {
    r.START_ROLL: "the drivers roll for the start",
    r.ASK_FIRST: "may place the first passenger",
    r.COLUMN: "the column of the passenger is rolled",
    r.ROW: "the row of the passenger is rolled",
    r.ROLLING: "the dice roll",
    r.KEEP: "keeps or rolls again",
    r.ITEM: "an item is rolled",
    r.CANCEL: "chooses what the curses cancel",
    r.MOVE: "moves",
    r.NIBBLE_ROLL: "a die rolls at the cat nibbles",
    r.BOOST_ROLL: "the length of the speed boost is rolled",
    r.BOOST: "chooses the way of the boost",
    r.GREEDY: "takes a die",
    r.PATROL_ROLL: "a die rolls at the Paw patrol",
    r.LOSE: "gives up a die",
    r.RETREAT: "is pushed back",
    r.OPPONENT: "chooses whom to duel",
    r.DUEL_KEEP: "duels: which dice roll again",
    r.DUEL_ROLL: "the duel dice roll",
    r.SABOTAGE: "chooses whom to sabotage",
    r.OVER: "the game is over",
}


def question(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now, and of whom, in a few words; drivers go by their names if they have any."""
    if state.player < 0:
        return _QUESTIONS[state.phase]
    who = names[state.player] if names else seat_name(setup, state.player)
    return f"{who} {_QUESTIONS[state.phase]}"


def state_to_string(setup: Any, state: Any) -> str:
    """The position on one line: round, question, dice, cabs, passenger."""
    dice = "".join(str(f) for f in state.die if f) or "-"
    cabs = ", ".join(
        f"{seat_name(setup, s)} {_whereabouts(setup, state, s)}"
        + (f" {state.curses[s]} cursed" if state.curses[s] else "")
        + (f" +{state.aboard[s]}" if state.aboard[s] else "")
        for s in range(setup.seats)
    )
    where = "none" if state.passenger == r.NOBODY else cell_name(setup, state.passenger)
    left = f", to move {state.ones} × 1 + {state.twos} × 2" if state.ones + state.twos else ""
    return f"round {state.round + 1}, {question(setup, state)}; dice {dice}{left}; {cabs}; passenger {where}"


def _whereabouts(setup: Any, state: Any, s: int) -> str:
    return "missed rush hour" if state.place[s] < 0 else cell_name(setup, state.cell[s])


def why_not(setup: Any, state: Any, part: str) -> str:
    """Why touching a part does nothing here, and what would, in a sentence or two."""
    kind, _, number = part.partition(":")
    asked = f"Now {question(setup, state)}."
    if kind == "cell" and state.phase == r.MOVE:
        return f"{_why_no_move(setup, state, int(number))} {asked}"
    if kind == "cell" and state.phase == r.RETREAT:
        return f"Only a cell that is one space nearer to the start gate will do. {asked}"
    if kind == "die" and state.player >= 0 and state.phase != r.KEEP:
        return f"The dice lie as they are. {asked}"
    if state.phase == r.OVER:
        return "The game is over; start a new one or go back a step."
    return f"That is not asked. {asked}"


def _why_no_move(setup: Any, state: Any, node: int) -> str:
    here = state.cell[state.actor]
    lengths = [n for n, left in ((1, state.ones), (2, state.twos)) if left]
    spaces = " or ".join(str(n) for n in lengths)
    if node == setup.out and state.collected == 0:
        return "The exit gate opens once somebody has collected a passenger."
    if node == setup.start:
        return "The start gate is for coming in only."
    if node < setup.cells and setup.kind[node] == r.BLOCKED:
        return f"{cell_name(setup, node)} is blocked."
    if node == here:
        return "The cab stands there already."
    unit = "space" if spaces == "1" else "spaces"
    return f"One movement goes {spaces} {unit} straight from {cell_name(setup, here)}."
