"""Washi Cat: drawings in a row keep two spaces between any two."""

import functools

from catlib import load
from catlib.games.washi_cat import odds
from catlib.games.washi_cat.odds.parking import fits_chance_by_gaps
from catlib.play import turn_distribution

from . import shows


def drawn(rng, columns):
    """Fish drawn on random free columns until none is free."""
    free, number = set(columns), 0
    while free:
        at, number = rng.choice(sorted(free)), number + 1
        free -= set(range(at - 2, at + 3))
    return number


@shows(odds.full_row_distribution, 12)
def fish_in_a_row(rng):
    return drawn(rng, range(12))


@shows(odds.full_row_distribution, 14, 2, [3, 4])
def fish_beside_closed_columns(rng):
    return drawn(rng, {*range(14)} - {3, 4})


@shows(odds.fits_chance, 18, 6)
@shows(fits_chance_by_gaps, 18, 6)
def six_fit(rng):
    return drawn(rng, range(18)) >= 6


MARKET = functools.partial(load, "washi_cat", board="market")


@functools.cache
def market_row():
    edge = MARKET().setup.edge[0]
    return [column for column in range(edge.bit_length()) if edge >> column & 1]


@shows(turn_distribution, MARKET)
def drawings_in_the_market(rng):
    """A cat and five fish at most."""
    return min(6, drawn(rng, market_row()))
