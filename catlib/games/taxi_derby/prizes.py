"""Money at the end: prizes for what is compared, and who has won; rules 36 to 39."""

from catlib.rules import rule

from .cards import TYPES
from .setup import DISTANCE, FEWEST_TICKETS, FIRST_TYPE, MOST_UPGRADES, THINGS
from .upgrades import tokens_of


@rule
def total(setup, state, s):
    """Return what a driver has, prizes for what is compared included; rules 36 to 39."""
    dollars = state.money[s]
    for thing in range(THINGS):
        dollars += prize(setup, state, thing, s)
    return dollars


@rule
def compared(setup, state, thing, s):
    """Return what a driver is compared by; the more the better."""
    if thing == MOST_UPGRADES:
        return tokens_of(state, s)
    if thing == FEWEST_TICKETS:
        return -state.tickets[s]
    if thing == DISTANCE:
        return state.best[s]
    return state.delivered[s * TYPES + thing - FIRST_TYPE]


@rule
def prize(setup, state, thing, s):
    """First, second or third prize, shared with those who tie; rules 36 to 38, gaps 1.7 and 1.8."""
    mine = compared(setup, state, thing, s)
    if mine == 0 and thing != FEWEST_TICKETS:
        return 0
    better, tied = 0, 0
    for t in range(setup.seats):
        other = compared(setup, state, thing, t)
        if other > mine:
            better += 1
        elif other == mine:
            tied += 1
    return shared_prize(setup, thing, better, tied)


@rule
def shared_prize(setup, thing, better, tied):
    """Return what each of `tied` drivers gets behind `better` others; rule 38, gap 1.7."""
    if better > 2 or (better == 2 and tied > 2):
        return 0
    dollars = 0
    for place in range(better, min(3, better + tied)):
        dollars += setup.prize[3 * thing + place]
    return (dollars + tied - 1) // tied


@rule
def has_won(setup, state, s):
    """The most money wins, and equal money is a shared victory; rule 39, gap 1.22."""
    mine = total(setup, state, s)
    for t in range(setup.seats):
        if total(setup, state, t) > mine:
            return False
    return True
