"""Every play there is, in a table: what it needs of a hand, and what must be played to beat it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

__all__ = ["BLOCK_CLASSES", "EQUAL", "NEVER", "PLAYS", "SEQUENCE", "SINGLE", "Play", "play_table"]

SINGLE, EQUAL, SEQUENCE = 1, 2, 3
PLAYS = 720  # rows of the table
BLOCK_CLASSES = 4  # plays of equal numbers by which "?" are in them: none, white, black, both
NEVER = 1 << 40  # a need that no hand meets

# A hand's holdings: white 1-8, some black 1-8, both blacks 1-8, doppelgangers 1-6, white ?, black ?.
WHITE, SOME_BLACK, BOTH_BLACKS, DOPPELGANGER, WHITE_WILD, BLACK_WILD = 0, 8, 16, 24, 30, 31
SUITS = ("white", "black", "doppelganger")


class Play(NamedTuple):
    """One play: its sort, how many cards it counts as, its highest number, how many cards leave the hand.

    `need` is the holdings it takes. `suit` is that of a single or a sequence, 0 to 2. `wild` is the number that a
    "?" stands for, or 0 if there is none. `twos` counts the doppelgangers that are used as two. `lacks` is the
    holding that a "?" in a sequence stands in for.
    """

    kind: int
    counts: int
    rank: int
    cards: int
    need: int
    suit: int = -1
    wild: int = 0
    twos: int = 0
    lacks: int = 0


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
        yield Play(SINGLE, 1, rank, 1, 1 << WHITE_WILD, suit=0, wild=rank)
        yield Play(SINGLE, 1, rank, 1, 1 << BLACK_WILD, suit=1, wild=rank)


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
    """So many cards of a number, with a doppelganger as one or two, and with white "?" (1), black "?" (2) or both."""
    need = white << WHITE + rank - 1 | (blacks > 0) << SOME_BLACK + rank - 1 | (blacks == 2) << BOTH_BLACKS + rank - 1
    need |= (doubles > 0) << DOPPELGANGER + rank - 1 | wilds << WHITE_WILD
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
                    gap = 1 << first + wild - 1
                    need = run ^ gap | 1 << WHITE_WILD + suit
                    yield Play(SEQUENCE, count, rank, count, need, suit=suit, wild=wild, lacks=gap)
