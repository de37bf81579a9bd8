"""Passengers: where they come into the game, and how they are picked up."""

from catlib.rules import rule

from .phases import COLLECTED, COLUMN, LANDED, NOBODY, QUIET, ROW, ask_dice
from .setup import BLOCKED


@rule
def new_passenger(setup, state):
    """Two dice name the cell of the next passenger; rules 9 and 33."""
    ask_dice(state, COLUMN, setup.columns)


@rule
def place_column(setup, state, column):
    state.column = column
    ask_dice(state, ROW, setup.rows)


@rule
def place_row(setup, state, row):
    """On a blocked cell the dice roll again; on a cab or a gate cell the passenger stays; gap 0.9."""
    cell = row * setup.columns + state.column
    if setup.kind[cell] == BLOCKED:
        new_passenger(setup, state)
        return
    if state.passenger == NOBODY:
        state.placed += 1
    state.passenger, state.column = cell, 0


@rule
def pickup_stage(setup, state):
    """Landing exactly on the passenger collects it; rule 32."""
    if state.moved == LANDED and state.cell[state.actor] == state.passenger:
        collect(setup, state, state.actor)


@rule
def collect(setup, state, s):
    """Take the passenger aboard, whose cell stays quiet, and the next one appears; rules 30, 33 and 35."""
    state.aboard[s] += 1
    state.collected += 1
    state.passenger, state.moved = NOBODY, COLLECTED
    if state.settled == 0:
        state.settled = QUIET
    if state.placed < setup.passengers:
        new_passenger(setup, state)
