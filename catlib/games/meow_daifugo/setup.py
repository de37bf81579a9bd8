"""House rules of Meow Meow Daifugō and the fixed tables that its rules read."""

import functools
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, field_validator

from catlib.game import House, Numbers, constants

from .cards import WILD, Deck, deck_names, read_deck
from .plays import BLOCK_CLASSES, EQUAL, NEVER, SEQUENCE, SINGLE, play_table, twins_from

TITLE = "Meow Meow Daifugō"
PLAYERS, DEFAULT_PLAYERS = (1, 4), 2
SLOTS = 5  # the largest field

HandCards = Annotated[int, Field(ge=1, le=16)]
Points = Annotated[int, Field(ge=0, le=20)]
Band = Annotated[int, Field(ge=0, le=100)]


LITERAL: dict[str, tuple[Any, str]] = {
    "taking": (
        "while the deck has cards",
        "“If there are no cards left, just pass” follows on refilling from the deck.",
    )
}

FROZEN: dict[str, tuple[Any, str]] = {
    "wild_in_duel": ("highest", "A ? shown in the duel for start counts as 8 (4.2)."),
    "doppelganger_pairs": ("anywhere", "A doppelganger counts as two with other cards too, not only on its own (4.5)."),
    "wilds_together": (True, "Both ? without another card are a pair of any number (4.7)."),
    "wild_repeats": (True, "In a sequence a ? may stand for a number whose card stays in the hand (4.8)."),
    "exchange": ("after the field", "A player with both ? exchanges one after the field is turned up (4.9)."),
    "doppelganger_counts_two": (True, "In the solo game a doppelganger used as two counts as two cards played (4.13)."),
    "solo_empty_pile": ("nothing", "With no deck left a solo player draws nothing (4.15)."),
    "solo_exchange": (False, "A solo player with both ? keeps them."),
}

FORMER = {"first_lead": "anything", "lost_together": "more circles"}

# Four cards, two each, one round: what whole games can be solved for
SMALL: dict[str, Any] = {
    "deck": {"title": "four cards", "cards": 4, "white": [1, 2], "black_two": [1, 2]},
    "hand_cards": (2, 2, 2, 2),
    "field_cards": 0,
    "ends": "one round",
}


class HouseRules(House):
    """The rules that a table agrees on before it plays; every default is our reading of the rulebook.

    What each is about stands in `voice/en/house.ftl`.
    """

    # Numbers that the rulebook fixes and a designer may turn
    hand_cards: tuple[HandCards, HandCards, HandCards, HandCards] = (8, 8, 8, 7)
    field_cards: int = Field(3, ge=0, le=SLOTS)
    penalty_bands: tuple[Band, Band] = (5, 10)
    point_losses: tuple[Points, Points, Points] = (1, 2, 3)
    points: int = Field(5, ge=1, le=50)
    ends: Literal["last point", "one round"] = "last point"

    shuffle: Literal["as cards come", "beforehand"] = "as cards come"

    # The gaps of the rulebook
    deck: Annotated[Deck, BeforeValidator(read_deck)] = Field(read_deck("rulebook"), examples=deck_names())
    first_lead: Literal["anything", "shown card"] = "shown card"
    doppelganger_sequences: bool = True
    must_take: bool = True
    taking: Literal["while the field has cards", "while the deck has cards"] = "while the field has cards"
    hand_limit: int = Field(0, ge=0, le=32)
    lost_together: Literal["more circles", "more points", "shared"] = "shared"
    solo_turns: int = Field(0, ge=0, le=40)

    @field_validator("hand_cards", "penalty_bands", "point_losses", mode="before")
    @classmethod
    def _as_many(cls, values: Any, info: Any) -> Any:
        wanted = {"hand_cards": 4, "penalty_bands": 2, "point_losses": 3}[info.field_name]
        if not isinstance(values, list | tuple) or len(values) != wanted:
            raise ValueError(f"expected {('two', 'three', 'four')[wanted - 2]} values")
        return values

    @field_validator("penalty_bands")
    @classmethod
    def _ascending(cls, values: tuple[int, int]) -> tuple[int, int]:
        if values[0] > values[1]:
            raise ValueError("the first band cannot end above the second")
        return values


choice = constants(HouseRules)


class Setup(Numbers, house=HouseRules):
    """Cards and plays as the rules read them; the house rules come after them."""

    seats: int
    hand_cards: int
    deck: int  # the cards, as bits
    circles: tuple[int, ...]  # by card
    need: tuple[int, ...]  # by play: the holdings it takes, with NEVER for a play that a house rule forbids
    kind: tuple[int, ...]  # by play
    counts: tuple[int, ...]  # by play: as how many cards it counts
    rank: tuple[int, ...]  # by play: its highest number
    cards: tuple[int, ...]  # by play: how many cards leave the hand
    single_from: tuple[int, ...]  # by number: the first single as high
    equal_from: tuple[int, ...]  # by (number - 1) * 4 + which "?": the first play of equal numbers
    sequence_from: tuple[int, ...]  # by suit * 10 + length: the first sequence
    twins_from: tuple[int, ...]  # by play: the first of its twins, which lay other cards of two equal black ones


def build(players: int, house: HouseRules) -> Setup:
    """Return the tables for 1 to 4 players; raise BadSetup if the deck has too few cards for their hands."""
    from catlib.game import BadSetup

    dealt = house.hand_cards[players - 1]
    if players * dealt > house.deck.cards:
        hands = f"{players} × {dealt} cards are dealt" if players > 1 else f"{dealt} cards are dealt"
        raise BadSetup(f"deck={house.deck.title!r}: it has {house.deck.cards} cards, and {hands}")
    cards = {"hand_cards": dealt, "deck": house.deck.mask(), "circles": house.deck.circles.of_cards()}
    return Setup.of(house, seats=players, need=_needs(house.doppelganger_sequences), **cards, **_columns())


@functools.cache
def _needs(doppelganger_sequences: bool) -> tuple[int, ...]:
    """Return what each play needs, NEVER for a sequence of doppelgangers where the house rule forbids it."""
    forbidden = (SEQUENCE, None if doppelganger_sequences else 2)
    return tuple(NEVER if (play.kind, play.suit) == forbidden else play.need for play in play_table())


@functools.cache
def _columns() -> dict[str, tuple[int, ...]]:
    table = play_table()
    return {
        "kind": tuple(play.kind for play in table),
        "counts": tuple(play.counts for play in table),
        "rank": tuple(play.rank for play in table),
        "cards": tuple(play.cards for play in table),
        "twins_from": twins_from(),
        "single_from": _starts([play.rank for play in table if play.kind == SINGLE], range(10), 0),
        "equal_from": _starts(
            [(play.rank - 1) * BLOCK_CLASSES + (play.need >> WILD) for play in table if play.kind == EQUAL],
            range(8 * BLOCK_CLASSES + 1),
            sum(play.kind == SINGLE for play in table),
        ),
        "sequence_from": _starts(
            [play.suit * 10 + play.counts for play in table if play.kind == SEQUENCE],
            range(31),
            sum(play.kind != SEQUENCE for play in table),
        ),
    }


def _starts(keys: list[int], wanted: range, first: int) -> tuple[int, ...]:
    """Return where each key begins in an ascending list that stands from row `first` of the table."""
    assert keys == sorted(keys)
    return tuple(first + sum(key < want for key in keys) for want in wanted)
