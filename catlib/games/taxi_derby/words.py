"""What a person reads of a game of Taxi Derby: names of actions, positions and parts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from catlib.chance import counted
from catlib.game import sentences

from . import phases
from .cards import TYPE_NAMES, TYPES, UPGRADE_NAMES, UPGRADES
from .city import LANDMARKS, SPOTS, space_name
from .passengers import fare, has_room, may_drop_off, suits
from .patrol import ticket_faces
from .prizes import has_won
from .setup import ANY_UPGRADE, MOST_TOKENS, NO_LIMIT, STEPS, TO_STATION, laid
from .standstill import is_at_standstill
from .streets import next_space, spaces_between
from .turns import may_stop
from .upgrades import limit, price_for, reach

COLOURS = ("orange", "green", "yellow", "blue", "red")
PRIZE_NAMES = {
    "upgrades": "most upgrades",
    "tickets": "fewest tickets",
    "distance": "longest turn without a ticket",
    **{kind: f"most {kind}s" for kind in TYPE_NAMES if kind != "celebrity"},
    "celebrity": "most celebrities",
}
STATION_NAME = "the police station"
SPOT_NAMES = ("upper left", "upper right", "lower right", "lower left")


def seat_name(setup: Any, seat: int) -> str:
    """A driver by the colour of the taxi."""
    return COLOURS[seat]


def node_name(setup: Any, node: int, state: Any = None) -> str:
    """A space by column and row as on a chess board, or the police station.

    Without a state the streets lie as the house rules arrange them.
    """
    if node >= setup.spaces:
        return STATION_NAME
    streets = laid(setup, state)
    return space_name((streets.x[node], streets.y[node]))


def landmark_name(landmark: int) -> str:
    """A drop-off by its letter in the city file."""
    return f"drop-off {LANDMARKS[landmark]}"


def tile_words(setup: Any, tile: int) -> str:
    """A passenger in a few words: type, where to, fare, what is asked.

    >>> import catlib
    >>> tile_words(catlib.load("taxi_derby").setup, 55)
    'commuter to V for $8, needs stereo'
    """
    needs = [name for u, name in enumerate(UPGRADE_NAMES) if setup.tile_needs[tile] >> u & 1]
    times = " × type" if setup.tile_times[tile] else ""
    asked = [
        f"needs {' and '.join(needs)}" if needs else "",
        "alone" if setup.tile_solo[tile] else "",
        f"at most {counted(setup.tile_limit[tile], 'ticket')}" if setup.tile_limit[tile] < NO_LIMIT else "",
    ]
    who = f"{TYPE_NAMES[setup.tile_type[tile]]} to {LANDMARKS[setup.tile_to[tile]]}"
    return ", ".join(filter(None, [f"{who} for ${setup.tile_pays[tile]}{times}", *asked]))


def fine_words(setup: Any, kind: int) -> str:
    """The fine of a kind of ticket."""
    fine = setup.ticket_fine[kind]
    if fine == TO_STATION:
        return "visit the police station"
    if fine == ANY_UPGRADE:
        return "lose any upgrade"
    return f"lose {UPGRADE_NAMES[-1 - fine]}" if fine < 0 else f"${max(0, fine + setup.fine_change)}"


def action_to_string(setup: Any, state: Any, action: int) -> str:
    """The action or chance outcome as a player says it."""
    phase = state.phase
    if phase in (phases.DRIVE, phases.ANEW):
        return _say_turn(setup, state, action)
    if phase == phases.LOSE:
        return "be impounded" if action == phases.KEEP_LAST else f"give up {UPGRADE_NAMES[action - phases.BUY]}"
    if phase == phases.ROLL:
        return f"the pursuit die shows {action + 1}"
    if phase == phases.TOKEN:
        return f"{UPGRADE_NAMES[action]} is drawn"
    if phase == phases.TICKET:
        return f"ticket {action + 1}: {fine_words(setup, action)}"
    if phase == phases.TILE:
        return f"passenger {action + 1}: {tile_words(setup, action)}"
    if phase == phases.LAY:
        return _say_layout(setup, state, action)
    where = node_name(setup, action - phases.NODE, state)
    if phase == phases.HOME:
        return f"start on {where}"
    if phase == phases.PATROL and action - phases.NODE == state.patrol:
        return "leave the patrol car where it is"
    return f"patrol car to {where}"


def short_label(setup: Any, state: Any, action: int) -> str:
    """The action in few words: who gets off, and not where in the taxi that one sits."""
    return re.sub(r" in place \d", "", action_to_string(setup, state, action))


def _say_turn(setup: Any, state: Any, action: int) -> str:
    s = state.seat
    if action < STEPS:
        return f"drive to {node_name(setup, next_space(setup, state, state.node[s], action), state)}"
    if action == phases.PICK_UP:
        return f"pick up the {tile_words(setup, state.up[setup.pickup[state.node[s]]] - 1)}"
    if action < phases.BUY:
        i = action - phases.DROP_OFF
        tile = state.aboard[2 * s + i] - 1
        return f"drop off the {TYPE_NAMES[setup.tile_type[tile]]} in place {i + 1} for ${fare(setup, state, s, tile)}"
    if action == phases.END:
        return "end the turn"
    price = price_for(setup, state, s, setup.store[state.node[s]])
    return f"buy {UPGRADE_NAMES[action - phases.BUY]} for ${price}"


_ACTS = phases.DRIVE, phases.ANEW


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """The ids of what one touches to take an action: a space, a passenger, an upgrade or a button."""
    phase = state.phase
    if phase in (phases.HOME, phases.PATROL, phases.CHASE):
        return (f"space:{action - phases.NODE}",)
    if phase == phases.DRIVE and action < STEPS:
        return (f"space:{next_space(setup, state, state.node[state.seat], action)}",)
    if phase in _ACTS and action == phases.PICK_UP:
        return (f"passenger:{setup.pickup[state.node[state.seat]]}",)
    if phase in _ACTS and phases.DROP_OFF <= action < phases.BUY:
        return (f"aboard:{action - phases.DROP_OFF}",)
    if phase in (*_ACTS, phases.LOSE) and phases.BUY <= action < phases.BUY + UPGRADES:
        return (f"upgrade:{action - phases.BUY}",)
    return (f"button:{action_to_string(setup, state, action)}",)


def _say_layout(setup: Any, state: Any, action: int) -> str:
    """A quarter, its place, and how it lies, such as "quarter 3 upper left, turned twice"."""
    quarter, turns = divmod(action, SPOTS)
    turned = ("", ", turned once", ", turned twice", ", turned three times")[turns]
    return f"quarter {quarter + 1} {SPOT_NAMES[state.laid]}{turned}"


_QUESTIONS = {
    phases.LAY: "the quarters of the city are laid",
    phases.HOME: "chooses a space beside the own home",
    phases.TOKEN: "an upgrade is drawn from the bag",
    phases.TILE: "a passenger is turned up",
    phases.DRIVE: "drives, acts or ends the turn",
    phases.ROLL: "the pursuit die rolls",
    phases.CHASE: "chooses the way of the patrol car",
    phases.PATROL: "may move the patrol car",
    phases.TICKET: "a ticket is drawn",
    phases.LOSE: "loses an upgrade",
    phases.ANEW: "chooses the last action anew",
    phases.OVER: "the game is over",
}


def question(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now, and of whom, in a few words; drivers go by their names if they have any."""
    return sentences.question(setup, state, _QUESTIONS, seat_name, names)


def outcome(setup: Any, state: Any, names: Sequence[str]) -> str:
    """Who won, and that there was a standstill if that ended the game."""
    won = [names[s] for s in range(setup.seats) if has_won(setup, state, s)]
    said = f"{' and '.join(won)} won"
    return f"nobody can serve anybody any more; {said}" if is_at_standstill(setup, state) else said


def state_to_string(setup: Any, state: Any) -> str:
    """The position on one line: round, question, spaces driven, taxis, patrol car."""
    taxis = "; ".join(_taxi(setup, state, s) for s in range(setup.seats))
    driven = f", {counted(state.moved, 'space')} driven" if state.moved else ""
    patrol = f"patrol car at {node_name(setup, state.patrol, state)}"
    return f"round {state.round + 1}, {question(setup, state)}{driven}; {taxis}; {patrol}"


def _taxi(setup: Any, state: Any, s: int) -> str:
    tokens = [
        f"{name} {n}"
        for name, n in zip(UPGRADE_NAMES, state.token[UPGRADES * s : UPGRADES * (s + 1)], strict=True)
        if n
    ]
    aboard = [tile_words(setup, t - 1).split(" for ")[0] for t in state.aboard[2 * s : 2 * s + 2] if t]
    delivered = sum(state.delivered[TYPES * s : TYPES * (s + 1)])
    facts = [
        f"{seat_name(setup, s)} at {node_name(setup, state.node[s], state)} ${state.money[s]}",
        *tokens,
        f"with {' and '.join(aboard)}" if aboard else "",
        counted(state.tickets[s], "ticket") if state.tickets[s] else "",
        f"delivered {delivered}" if delivered else "",
    ]
    return ", ".join(filter(None, facts))


# Refusals


def why_not(setup: Any, state: Any, part: str, names: Sequence[str] | None = None) -> str:
    """Why touching a part does nothing here, and what would, in two or three sentences."""
    if state.phase == phases.OVER:
        return sentences.GAME_OVER
    return f"{sentences.reason(setup, state, part, _REASONS)} {what_is_legal(setup, state, names)}"


def what_is_legal(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now, in a sentence.

    >>> import catlib
    >>> game = catlib.load("taxi_derby", streets="as arranged")
    >>> what_is_legal(game.setup, game.initial_state())
    'Now orange chooses a space beside the own home.'
    """
    return f"Now {question(setup, state, names)}."


def _why_no_space(setup: Any, state: Any, node: int) -> str:
    if not (0 <= node < setup.spaces or node == setup.station_node):
        return "There is no such space."
    if state.phase == phases.DRIVE:
        return _why_no_drive(setup, state, node)
    if state.phase == phases.PATROL:
        far = counted(reach(setup, state, state.seat), "space")
        return f"The patrol car may be moved up to {far}, and {node_name(setup, node, state)} is farther."
    if state.phase == phases.CHASE:
        steps = counted(state.chase, "space")
        return f"After {steps} on a shortest path the patrol car is not at {node_name(setup, node, state)}."
    if state.phase == phases.HOME:
        return f"{node_name(setup, node, state)} is not beside the home of {seat_name(setup, state.seat)}."
    return "Nobody drives at the moment."


def _why_no_drive(setup: Any, state: Any, node: int) -> str:
    here = state.node[state.seat]
    if node == here:
        return "The taxi stands there already; who waits there, rides or is for sale is clicked beside the map."
    if node >= setup.spaces:
        return "Nobody drives into the police station."
    if state.moved == setup.most_spaces:
        return f"A turn has at most {counted(setup.most_spaces, 'space')}."
    away = spaces_between(setup, state, here, node)
    name, sure = node_name(setup, node, state), _how_sure(setup, state, node)
    return f"A taxi drives space by space, and {name} is {away} away{sure}."


def _how_sure(setup: Any, state: Any, node: int) -> str:
    """How likely a taxi that goes somewhere and ends its turn there gets no ticket, as the end of a sentence."""
    moved = state.moved + spaces_between(setup, state, state.node[state.seat], node)
    if moved > setup.most_spaces:
        return ""
    away = spaces_between(setup, state, state.patrol, node)
    faces = ticket_faces(setup, away, moved - limit(setup, state, state.seat))
    if faces in (0, setup.die_sides):
        return f"; a turn that ends there {'surely brings a' if faces else 'brings no'} ticket"
    free = Fraction(setup.die_sides - faces, setup.die_sides)
    return f"; a turn that ends there brings no ticket with chance {free}"


def _why_no_passenger(setup: Any, state: Any, place: int) -> str:
    if not 0 <= place < 2 * setup.stacks:
        return "There is no such pick-up."
    tile, s = state.up[place] - 1, state.seat
    if tile < 0:
        return "Nobody waits there."
    if state.phase != phases.DRIVE:
        return ""
    if state.node[s] != setup.place_node[place]:
        return f"That passenger waits at {node_name(setup, setup.place_node[place], state)}."
    if not state.fresh:
        return "A taxi drives at least one space before it acts."
    if not _has_room_to_stop(setup, state):
        return "Nobody stops where another taxi stands."
    if not has_room(setup, state, s, tile):
        return "There is no room: two ride along at most, and some only alone."
    if not suits(setup, state, s, tile):
        needs = [name for u, name in enumerate(UPGRADE_NAMES) if setup.tile_needs[tile] >> u & 1]
        return f"That passenger asks for {' and '.join(needs)}."
    if state.tickets[s] > setup.tile_limit[tile]:
        return f"That passenger rides with nobody who has more than {counted(setup.tile_limit[tile], 'ticket')}."
    return ""


def _has_room_to_stop(setup: Any, state: Any) -> bool:
    return bool(may_stop(setup, state, state.seat, state.node[state.seat]))


def _why_no_aboard(setup: Any, state: Any, i: int) -> str:
    tile = state.aboard[2 * state.seat + i] - 1 if i < 2 else -1
    if tile < 0:
        return "Nobody sits there."
    if state.phase != phases.DRIVE:
        return ""
    if not may_drop_off(setup, state, state.seat, i):
        where = node_name(setup, setup.landmark_node[setup.tile_to[tile]], state)
        return f"That passenger wants to go to {landmark_name(setup.tile_to[tile])} at {where}."
    if state.fresh and not _has_room_to_stop(setup, state):
        return "Nobody stops where another taxi stands."
    return "A taxi drives at least one space before it acts."


def _why_no_upgrade(setup: Any, state: Any, u: int) -> str:
    s = state.seat
    if u >= UPGRADES:
        return "There is no such upgrade."
    if state.phase != phases.DRIVE:
        return ""
    store = setup.store[state.node[s]]
    if store < 0:
        return "There is no store here."
    if not state.fresh:
        return "A taxi drives at least one space before it acts."
    if not _has_room_to_stop(setup, state):
        return "Nobody stops where another taxi stands."
    if state.shelf[store] >> (2 * u) & 3 == 0:
        return f"This store has no {UPGRADE_NAMES[u]}."
    if state.aboard[2 * s] or state.aboard[2 * s + 1]:
        return "Nobody buys while a passenger is aboard."
    if state.bought == store + 1:
        return "A store sells one upgrade a turn."
    if state.token[s * UPGRADES + u] >= MOST_TOKENS:
        return f"The track of {UPGRADE_NAMES[u]} is full."
    return f"It costs ${price_for(setup, state, s, store)}, and {seat_name(setup, s)} has ${state.money[s]}."


_REASONS: dict[str, Any] = {
    "space": _why_no_space,
    "passenger": _why_no_passenger,
    "aboard": _why_no_aboard,
    "upgrade": _why_no_upgrade,
}
