"""All plays in a table: what each needs of a hand, and which a hand can make; rules 7 to 12."""

import functools
import itertools
from collections.abc import Iterator
from typing import NamedTuple

from catlib.rules import rule

from .cards import CARDS, DOPPELGANGER, WHITE, WILD

SINGLE, EQUAL, SEQUENCE = 1, 2, 3
PLAYS = 720  # rows of the table
TWINS = 4049  # ways to lay them with the other of two equal black cards, wherever a play takes one of them
BLOCK_CLASSES = 4  # plays of equal numbers by which "?" are in them: none, white, black, both
NEVER = 1 << 40  # a need that no hand meets

# A hand's holdings: bits as those of cards, but for some black 1-8 and both blacks 1-8.
SOME_BLACK, BOTH_BLACKS = 8, 16
BYTE = 255
NO_BLACKS = (1 << CARDS) - 1 - (BYTE << SOME_BLACK) - (BYTE << BOTH_BLACKS)
SUITS = ("white", "black", "doppelganger")


class Play(NamedTuple):
    """One play: its sort, how many cards it counts as, its highest number, how many cards leave the hand.

    `need` is the holdings it takes. `suit` is that of a single or a sequence, 0 to 2. `wild` is the number that a
    "?" stands for, or 0 if there is none. `twos` counts the doppelgangers that are used as two.
    """

    kind: int
    counts: int
    rank: int
    cards: int
    need: int
    suit: int = -1
    wild: int = 0
    twos: int = 0


@functools.cache
def play_table() -> tuple[Play, ...]:
    """All plays: singles by number, equal numbers by number and by "?", sequences by suit, length and number."""
    return (*_singles(), *_equals(), *_sequences())


def _singles() -> Iterator[Play]:
    for rank in range(1, 9):
        yield Play(SINGLE, 1, rank, 1, 1 << WHITE + rank - 1, suit=0)
        yield Play(SINGLE, 1, rank, 1, 1 << SOME_BLACK + rank - 1, suit=1)
        if rank <= 6:
            yield Play(SINGLE, 1, rank, 1, 1 << DOPPELGANGER + rank - 1, suit=2)
        yield Play(SINGLE, 1, rank, 1, 1 << WILD, suit=0, wild=rank)
        yield Play(SINGLE, 1, rank, 1, 1 << WILD + 1, suit=1, wild=rank)


def _equals() -> Iterator[Play]:
    for rank in range(1, 9):
        for wilds in range(BLOCK_CLASSES):
            for doubles in range(3 if rank <= 6 else 1):
                for blacks in range(3):
                    for white in range(2):
                        play = _equal(rank, white, blacks, doubles, wilds)
                        if play.counts >= 2:
                            yield play


def _equal(rank: int, white: int, blacks: int, doubles: int, wilds: int) -> Play:
    """Return equal cards of a number, a doppelganger as one or two, with white "?" (1), black "?" (2) or both."""
    need = white << WHITE + rank - 1 | (blacks > 0) << SOME_BLACK + rank - 1 | (blacks == 2) << BOTH_BLACKS + rank - 1
    need |= (doubles > 0) << DOPPELGANGER + rank - 1 | wilds << WILD
    others = white + blacks + wilds.bit_count()
    twos = int(doubles == 2)
    return Play(EQUAL, others + doubles, rank, others + (doubles > 0), need, wild=rank if wilds else 0, twos=twos)


def _sequences() -> Iterator[Play]:
    for suit, (first, most) in enumerate(((WHITE, 8), (SOME_BLACK, 8), (DOPPELGANGER, 6))):
        for count in range(3, most + 1):
            for rank in range(count, most + 1):
                run = ((1 << count) - 1) << first + rank - count
                yield Play(SEQUENCE, count, rank, count, run, suit=suit)
                for wild in range(rank - count + 1, rank + 1) if suit < 2 else ():
                    need = run ^ 1 << first + wild - 1 | 1 << WILD + suit
                    yield Play(SEQUENCE, count, rank, count, need, suit=suit, wild=wild)


# Hands


@rule
def holdings(hand):
    """Return what plays are compared with: of a black number some card, and in the next byte both."""
    two, one = hand >> 8 & BYTE, hand >> 16 & BYTE
    return hand & NO_BLACKS | (two | one) << 8 | (two & one) << 16


@rule
def laid(hand, need):
    """The cards that a play takes from a hand: of two equal black cards the one with two circles."""
    return laid_with(hand, need, 0)


@rule
def laid_with(hand, need, ones):
    """The same, but of the numbers in `ones`, a bit a number, the black card with one circle."""
    two, some, both = hand >> 8 & BYTE, need >> 8 & BYTE, need >> 16 & BYTE
    return need & NO_BLACKS | (two & some & ~ones) << 8 | (both | some & (~two | ones)) << 16


# Of two equal black cards either may go. A play of the table lays the one with two circles; each other choice is a twin
# of it, numbered play by play, and for one play by the numbers of which the card with one circle goes


def twins_from() -> tuple[int, ...]:
    """By play: the number of its first twin."""
    counts = [2 ** lone_blacks(play.need).bit_count() - 1 for play in play_table()]
    return tuple(itertools.accumulate([0, *counts[:-1]]))


@rule
def lone_blacks(need):
    """The numbers of which a play takes one black card, a bit a number."""
    return need >> SOME_BLACK & ~(need >> BOTH_BLACKS) & BYTE


@rule
def twin_of(setup, play, ones):
    """The number of the twin that lays the black cards with one circle of some numbers."""
    left, place, bit = lone_blacks(setup.need[play]), 0, 1
    while left:
        low = left & -left
        if ones & low:
            place |= bit
        left ^= low
        bit <<= 1
    return setup.twins_from[play] + place - 1


@rule
def base_of(setup, twin):
    """The play of the table that a twin is one of."""
    low, high = 0, PLAYS
    while high - low > 1:
        middle = low + high >> 1
        if setup.twins_from[middle] <= twin:
            low = middle
        else:
            high = middle
    return low


@rule
def ones_of(setup, twin):
    """The numbers of which a twin lays the black card with one circle."""
    play = base_of(setup, twin)
    place, left, ones = twin - setup.twins_from[play] + 1, lone_blacks(setup.need[play]), 0
    while left:
        low = left & -left
        if place & 1:
            ones |= low
        left ^= low
        place >>= 1
    return ones


@rule
def list_twins(setup, hand, first, actions, plays, n):
    """After `n` actions, the twins of the plays that stand before them, counted from `first`."""
    both = hand >> 8 & hand >> 16 & BYTE
    if both:
        for i in range(plays):
            free = both & lone_blacks(setup.need[actions[i]])
            ones = free
            while ones:
                actions[n] = first + twin_of(setup, actions[i], ones)
                n += 1
                ones = ones - 1 & free
    return n


@rule
def list_singles(setup, have, rank, actions, n):
    """List singles above a number; rules 7, 8 and 12."""
    for play in range(setup.single_from[rank + 1], setup.single_from[9]):
        if setup.need[play] & ~have == 0:
            actions[n] = play
            n += 1
    return n


@rule
def any_of(have, number):
    """Return whether a hand has a card of a number, counted from 0, other than a "?"."""
    some = have >> number | have >> 8 + number
    if number < 6:
        some |= have >> DOPPELGANGER + number
    return some & 1 == 1


@rule
def list_equals(setup, have, count, rank, actions, n):
    """List `count` equal numbers above a number, or any number of them if `count` is 0; rules 7, 8, 11 and 12."""
    wilds = have >> WILD
    for number in range(rank, 8):
        if not any_of(have, number) and wilds != 3:
            continue
        for block in range(BLOCK_CLASSES):
            if block & ~wilds == 0:
                start = number * BLOCK_CLASSES + block
                for play in range(setup.equal_from[start], setup.equal_from[start + 1]):
                    if setup.need[play] & ~have == 0 and (count == 0 or setup.counts[play] == count):
                        actions[n] = play
                        n += 1
    return n


@rule
def runs(have, suit):
    """Return whether there is a sequence of three in a suit, its "?" included."""
    if suit == 2:
        cards = have >> DOPPELGANGER & 63
        return cards & cards >> 1 & cards >> 2 != 0
    cards = have >> 8 * suit & BYTE
    if have >> WILD + suit & 1:
        return cards & (cards >> 1 | cards >> 2) != 0
    return cards & cards >> 1 & cards >> 2 != 0


@rule
def list_sequences(setup, have, count, rank, actions, n):
    """List sequences of a length above a number, or of any length if `count` is 0; rules 7, 8, 11 and 12."""
    for suit in range(3):
        if runs(have, suit):
            start = suit * 10 + (count if count else 3)
            stop = suit * 10 + (count + 1 if count else 9)
            for play in range(setup.sequence_from[start], setup.sequence_from[stop]):
                if setup.rank[play] > rank and setup.need[play] & ~have == 0:
                    actions[n] = play
                    n += 1
    return n


@rule
def list_plays(setup, hand, top, actions, n):
    """List what a hand can lead, or play on top of a play; rules 7, 8 and 17."""
    have = holdings(hand)
    if top < 0:
        n = list_singles(setup, have, 0, actions, n)
        n = list_equals(setup, have, 0, 0, actions, n)
        return list_sequences(setup, have, 0, 0, actions, n)
    kind, count, rank = setup.kind[top], setup.counts[top], setup.rank[top]
    if kind == SINGLE:
        return list_singles(setup, have, rank, actions, n)
    if kind == EQUAL:
        return list_equals(setup, have, count, rank, actions, n)
    return list_sequences(setup, have, count, rank, actions, n)
