"""What a person reads of a game of Cat Cab Crew: names of actions, positions and parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catlib.game import sentences
from catlib.rules import lowest_place

from . import phases
from . import rules as r
from .board import DIRECTIONS
from .curses import cancelled
from .dice import CHARM, GAIN_D6, GAIN_D8, MOVE_1, MOVE_2, NOTHING
from .moving import STOP, landing, still_to_push, target
from .setup import BLOCKED, EXACT, NODES, SEATS, SLOTS, STEPS, WHITE

COLOURS = ("red", "blue", "green")
DIRECTION_NAMES = tuple(DIRECTIONS)
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
    NOTHING: "nothing",
    MOVE_1: "1 space",
    MOVE_2: "2 spaces",
    CHARM: "a lucky charm",
    GAIN_D6: "the own D6",
    GAIN_D8: "the own D8",
}
NIBBLE_WORDS = ("a cab upgrade", "Greedy cat", "a speed boost")
PATROL_WORDS = (
    "bad luck, a coloured die is lost",
    "a pothole, the cab falls back",
    "an unhappy customer, a passenger is lost",
)


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
    if slot < WHITE:
        return f"white die {slot + 1}"
    return coloured_die(slot - WHITE)


def coloured_die(i: int) -> str:
    """A coloured die by its number, kind * SEATS + colour."""
    return f"{COLOURS[i % SEATS]} {'D6' if i < SEATS else 'D8'}"


def action_to_string(setup: Any, state: Any, action: int) -> str:
    """The action or chance outcome as a player says it."""
    return _SAY[state.phase](setup, state, action)


def _rolled(what: str) -> Any:
    return lambda setup, state, action: f"{what}: {action + 1}"


def _say_roll(setup: Any, state: Any, action: int) -> str:
    return f"{die_name(lowest_place(state.pending))} shows {action + 1}: {FACES[action + 1]}"


def _say_keep(setup: Any, state: Any, dice: int) -> str:
    if dice == 0:
        return "keep all dice"
    again = [die_name(slot) for slot in range(SLOTS) if dice >> slot & 1]
    return f"roll again: {', '.join(again)}"


def short_label(setup: Any, state: Any, action: int) -> str:
    """The action or chance outcome in few words; sets of dice that show the same share them.

    >>> import catlib
    >>> game = catlib.load("cat_cab")
    >>> short_label(game.setup, game.initial_state(), 4)
    'red 5'
    """
    if state.phase == phases.START_ROLL:
        return f"{seat_name(setup, lowest_place(state.pending))} {action + 1}"
    if state.phase == phases.DUEL_ROLL:
        return f"{seat_name(setup, lowest_place(state.duel_pending) // 2)} {action + 1} in the duel"
    if state.phase == phases.ROLLING:
        slot = lowest_place(state.pending)
        return f"{action + 1}" if slot < WHITE else f"{die_name(slot)} {action + 1}"
    if state.phase != phases.KEEP or action == 0:
        return action_to_string(setup, state, action)
    slots = [slot for slot in range(SLOTS) if action >> slot & 1]
    white = sorted(state.die[slot] for slot in slots if slot < WHITE)
    own = [f"{die_name(slot)} ({state.die[slot]})" for slot in slots if slot >= WHITE]
    return f"roll again {', '.join([*map(str, white), *own])}"


def _say_cancel(setup: Any, state: Any, twos: int) -> str:
    best = cancelled(setup, state.ones, state.twos, state.curses[state.seat])
    ones = best - 2 * twos
    both = [_times(n, spaces) for n, spaces in ((ones, "1 space"), (twos, "2 spaces")) if n]
    return f"curses cancel {' and '.join(both)}"


def _times(n: int, what: str) -> str:
    return what if n == 1 else f"{n} × {what}"


def _say_move(setup: Any, state: Any, action: int) -> str:
    if action == STOP:
        return "stop here"
    there = landing(setup, state, action)
    return f"{('1 space', '2 spaces')[action // STEPS]} {DIRECTION_NAMES[action % STEPS]}{_to(setup, there)}"


def _to(setup: Any, node: int) -> str:
    return f", {cell_name(setup, node)}" if node == setup.out else f" to {cell_name(setup, node)}"


def _say_boost(setup: Any, state: Any, direction: int) -> str:
    if direction == STOP:
        return "stop here"
    there = target(setup, state, state.cell[state.actor], direction, state.boost)
    return f"boost {_spaces([state.boost])} {DIRECTION_NAMES[direction]}{_to(setup, there)}"


def _say_retreat(setup: Any, state: Any, direction: int) -> str:
    there = setup.backward[state.cell[state.player] * STEPS + direction]
    return f"back {DIRECTION_NAMES[direction]}{_to(setup, there)}"


def _say_duel_keep(setup: Any, state: Any, dice: int) -> str:
    s = state.duel_turn
    shown = state.duel_die[2 * s : 2 * s + 2]
    if dice == phases.BOTH:
        return "roll both duel dice again"
    return f"roll the {('first', 'second')[dice - 1]} duel die again, a {shown[dice - 1]}"


def _say_duel_roll(setup: Any, state: Any, action: int) -> str:
    return f"{seat_name(setup, lowest_place(state.duel_pending) // 2)} rolls {action + 1} in the duel"


def _say_item(setup: Any, state: Any, action: int) -> str:
    return f"item roll {action + 1}: {ITEMS[action + 1]}"


def _say_nibble(setup: Any, state: Any, action: int) -> str:
    return f"cat nibbles {action + 1}: {NIBBLE_WORDS[setup.nibbles_bands[action // 2]]}"


def _say_patrol(setup: Any, state: Any, action: int) -> str:
    return f"Paw patrol {action + 1}: {PATROL_WORDS[setup.patrol_bands[action // 2]]}"


def _say_greedy(setup: Any, state: Any, action: int) -> str:
    return f"take the {coloured_die(action)} of {seat_name(setup, state.holder[action] - 1)}"


_SAY: dict[int, Any] = {
    phases.START_ROLL: lambda setup, state, a: (
        f"{seat_name(setup, lowest_place(state.pending))} rolls {a + 1} for the start"
    ),
    phases.COLUMN: _rolled("column"),
    phases.ROW: _rolled("row"),
    phases.ROLLING: _say_roll,
    phases.KEEP: _say_keep,
    phases.ITEM: _say_item,
    phases.CANCEL: _say_cancel,
    phases.MOVE: _say_move,
    phases.NIBBLE_ROLL: _say_nibble,
    phases.BOOST_ROLL: _rolled("spaces of the boost"),
    phases.BOOST: _say_boost,
    phases.GREEDY: _say_greedy,
    phases.PATROL_ROLL: _say_patrol,
    phases.LOSE: lambda setup, state, a: f"give up the {coloured_die(a)}",
    phases.RETREAT: _say_retreat,
    phases.DUEL_KEEP: _say_duel_keep,
    phases.DUEL_ROLL: _say_duel_roll,
    phases.SABOTAGE: lambda setup, state, a: f"sabotage {seat_name(setup, a)}",
}


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """The ids of what one touches to take an action: cells, dice, seats or a button."""
    phase = state.phase
    if phase == phases.KEEP and action:
        return tuple(f"die:{slot}" for slot in range(SLOTS) if action >> slot & 1)
    if phase == phases.MOVE and action != STOP:
        return (f"cell:{landing(setup, state, action)}",)
    if phase == phases.BOOST and action != STOP:
        return (f"cell:{target(setup, state, state.cell[state.actor], action, state.boost)}",)
    if phase == phases.RETREAT:
        return (f"cell:{setup.backward[state.cell[state.player] * STEPS + action]}",)
    if phase == phases.SABOTAGE:
        return (f"seat:{action}",)
    if phase in (phases.LOSE, phases.GREEDY):
        return (f"die:{WHITE + action}",)
    if phase == phases.DUEL_KEEP:
        return tuple(f"duel:{2 * state.duel_turn + i}" for i in range(2) if action >> i & 1)
    return (f"button:{action_to_string(setup, state, action)}",)


_QUESTIONS = {
    phases.START_ROLL: "the drivers roll for the start",
    phases.COLUMN: "the column of the passenger is rolled",
    phases.ROW: "the row of the passenger is rolled",
    phases.ROLLING: "the dice roll",
    phases.KEEP: "keeps or rolls again",
    phases.ITEM: "an item is rolled",
    phases.CANCEL: "chooses what the curses cancel",
    phases.MOVE: "moves",
    phases.NIBBLE_ROLL: "a die rolls at the cat nibbles",
    phases.BOOST_ROLL: "the length of the speed boost is rolled",
    phases.BOOST: "chooses the direction of the boost",
    phases.GREEDY: "takes a die",
    phases.PATROL_ROLL: "a die rolls at the Paw patrol",
    phases.LOSE: "gives up a die",
    phases.RETREAT: "is pushed back and chooses the path",
    phases.DUEL_KEEP: "chooses which duel dice roll again",
    phases.DUEL_ROLL: "the duel dice roll",
    phases.SABOTAGE: "chooses whom to sabotage",
    phases.OVER: "the game is over",
}


def question(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now, and of whom, in a few words; drivers go by their names if they have any."""
    return sentences.question(setup, state, _QUESTIONS, seat_name, names)


def state_to_string(setup: Any, state: Any) -> str:
    """The position on one line: round, question, dice, cabs, passenger."""
    dice = "".join(str(f) for f in state.die if f) or "-"
    cabs = ", ".join(
        f"{seat_name(setup, s)} {_whereabouts(setup, state, s)}"
        + (f" {state.curses[s]} cursed" if state.curses[s] else "")
        + (f" +{state.aboard[s]}" if state.aboard[s] else "")
        for s in range(setup.seats)
    )
    where = "none" if state.passenger == phases.NOBODY else cell_name(setup, state.passenger)
    left = f", to move {state.ones} × 1 + {state.twos} × 2" if state.ones + state.twos else ""
    return f"round {state.round + 1}, {question(setup, state)}; dice {dice}{left}; {cabs}; passenger {where}"


def _whereabouts(setup: Any, state: Any, s: int) -> str:
    if state.place[s]:
        return "missed rush hour" if state.place[s] < 0 else "out of the city"
    return f"at {cell_name(setup, state.cell[s])}"


# Refusals


def why_not(setup: Any, state: Any, part: str, names: Sequence[str] | None = None) -> str:
    """Why touching a part does nothing here, and what would, in two or three sentences."""
    if state.phase == phases.OVER:
        return sentences.GAME_OVER
    return f"{sentences.reason(setup, state, part, _REASONS)} {what_is_legal(setup, state, names)}"


def what_is_legal(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now and what answers it, in a sentence.

    >>> import catlib
    >>> game = catlib.load("cat_cab")
    >>> what_is_legal(game.setup, game.initial_state())
    'Now the drivers roll for the start.'
    """
    return f"Now {question(setup, state, names)}{_answers(setup, state, names)}."


def _answers(setup: Any, state: Any, names: Sequence[str] | None) -> str:
    """The legal answers in a few words: cells, drivers, dice, or what a button says."""
    if state.player < 0:
        return ""
    if state.phase == phases.KEEP:
        return ": keep all dice, or choose those to roll again"
    if state.phase == phases.DUEL_KEEP:
        return ": one of them or both"
    legal = [0] * r.NUM_ACTIONS
    actions = legal[: r.legal_actions(setup, state, legal)]
    if state.phase == phases.SABOTAGE:
        known = names or [seat_name(setup, s) for s in range(setup.seats)]
        return f": {_either([known[a] for a in actions])}"
    if state.phase in (phases.GREEDY, phases.LOSE):
        return f": {_either([f'the {coloured_die(a)}' for a in actions])}"
    if state.phase in (phases.MOVE, phases.BOOST, phases.RETREAT):
        cells = {p: None for a in actions for p in parts(setup, state, a) if p.startswith("cell:")}
        ends = [_to(setup, int(p[5:])).removeprefix(", ").strip() for p in cells]
        return f": {_either(ends + ['stop here'] * (STOP in actions))}"
    return f": {_either([action_to_string(setup, state, a).removeprefix('curses cancel ') for a in actions])}"


def _either(things: Sequence[str]) -> str:
    """
    >>> _either(["red", "blue", "green"])
    'red, blue or green'
    """
    return " or ".join(filter(None, [", ".join(things[:-1]), *things[-1:]]))


def _why_no_cell(setup: Any, state: Any, node: int) -> str:
    if not 0 <= node < NODES or setup.cells <= node < setup.start:
        return "There is no such cell."
    if state.phase == phases.MOVE:
        return _why_no_move(setup, state, node)
    if state.phase == phases.RETREAT:
        return f"A retreat goes one space nearer to the start gate, and {cell_name(setup, node)} is not."
    if state.phase == phases.BOOST:
        return f"The boost goes {_spaces([state.boost])} straight on."
    if state.player < 0:
        return "Nobody drives at the moment."
    return (
        "The cab drives after the dice."
        if state.phase in (phases.KEEP, phases.CANCEL)
        else "No cell is to be chosen now."
    )


def _why_no_move(setup: Any, state: Any, node: int) -> str:
    """Why no single movement that is left ends on a node."""
    here, lengths = state.cell[state.actor], [n for n, left in ((1, state.ones), (2, state.twos)) if left]
    if node == setup.start:
        return "Nobody drives back through the start gate."
    if node < setup.cells and setup.kind[node] == BLOCKED:
        return f"The cell {cell_name(setup, node)} is blocked."
    if node == here:
        return "The cab stands there already."
    if node == setup.out and state.collected == 0:
        return "The exit gate is closed until somebody has collected a passenger."
    away, where = setup.distance[here * NODES + node], "the exit" if node == setup.out else cell_name(setup, node)
    if node == setup.out and away in lengths and still_to_push(setup, state):
        back = _spaces([state.backlog])
        return f"Curses push the cab back {back}: it gets out only with so much movement to spare."
    if node == setup.out and away in lengths and setup.leave_by == EXACT:
        return "Only the last movement may lead out of the exit gate."
    if away == 2 and 2 in lengths:
        return f"Getting to {where} takes two directions, but one movement goes straight."
    too = "close" if away < lengths[0] else "far"
    return f"From {cell_name(setup, here)} to {where} is too {too}: one movement goes {_spaces(lengths)}."


def _spaces(lengths: Sequence[int]) -> str:
    return f"{' or '.join(map(str, lengths))} {'space' if lengths[-1] == 1 else 'spaces'}"


def _why_no_die(setup: Any, state: Any, slot: int) -> str:
    if slot >= SLOTS:
        return "There is no such die."
    if state.phase == phases.GREEDY:
        return _why_not_taken(setup, state, slot)
    if state.phase == phases.LOSE:
        return f"The {die_name(slot)} is no coloured die that {seat_name(setup, state.actor)} holds."
    if state.pending >> slot & 1:
        return f"The {die_name(slot)} is rolling."
    if state.die[slot] == 0:
        return f"The {die_name(slot)} is not rolled in this turn."
    if state.seat == setup.crazy:
        return "Crazy cat rolls only once."
    if state.curses[state.seat] >= setup.curse_limit:
        who, limit = seat_name(setup, state.seat), setup.curse_limit
        return f"With {limit} {'curse' if limit == 1 else 'curses'} the dice stand, and {who} has that many."
    return "The dice lie as they were kept." if state.pending == 0 else "Other dice are rolling."


def _why_not_taken(setup: Any, state: Any, slot: int) -> str:
    """Why Greedy cat cannot have a die."""
    if slot < WHITE:
        return "White dice cannot be taken."
    i, holder = slot - WHITE, state.holder[slot - WHITE] - 1
    if holder < 0:
        return f"The {coloured_die(i)} is with nobody."
    who = seat_name(setup, holder)
    if holder == state.actor:
        return f"The {coloured_die(i)} is with {who} already."
    if not phases.inside(state, holder):
        return f"The {coloured_die(i)} is with {who}, who drives no more."
    return f"From {who} the D6 must be taken before the {coloured_die(i)}."


def _why_no_seat(setup: Any, state: Any, s: int) -> str:
    if s >= setup.seats:
        return "There is no such driver."
    who = seat_name(setup, s)
    if state.phase == phases.SABOTAGE:
        return "Nobody sabotages themselves." if s == state.seat else f"A curse is no use on {who}, who drives no more."
    return "No driver is to be chosen now."


def _why_no_duel_die(setup: Any, state: Any, i: int) -> str:
    if state.phase != phases.DUEL_KEEP or i >= 2 * SEATS:
        return "The duel dice cannot be chosen now." if state.duel else "There is no duel now."
    return f"That is a duel die of {seat_name(setup, i // 2)}."


_REASONS: dict[str, Any] = {
    "cell": _why_no_cell,
    "die": _why_no_die,
    "seat": _why_no_seat,
    "duel": _why_no_duel_die,
}
