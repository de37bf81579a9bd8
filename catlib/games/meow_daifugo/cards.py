"""The cards of Meow Meow Daifugō: their numbers, their names, and decks read from TOML and checked."""

import re
from collections import Counter
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from catlib.game import Entries, file_names, read_entries, wrong_entry
from catlib.rules import each_place

# A card is a bit of a mask: white 1-8, black 1-8 of two circles, black 1-8 of one, doppelgangers 1-6, white ?, black ?.
CARDS = 32
WHITE, BLACK_TWO, BLACK_ONE, DOPPELGANGER, WILD = 0, 8, 16, 24, 30
FIRST = {"white": WHITE, "black_two": BLACK_TWO, "black_one": BLACK_ONE, "doppelganger": DOPPELGANGER}
MOST = {"white": 8, "black_two": 8, "black_one": 8, "doppelganger": 6}

Number = Annotated[int, Field(ge=1, le=8)]
Cost = Annotated[int, Field(ge=0, le=20)]


class Circles(Entries):
    """The circles of each sort of card."""

    white: Cost = 3
    black_one: Cost = 1
    black_two: Cost = 2
    doppelganger: Cost = 4
    black_wild: Cost = 5
    white_wild: Cost = 6

    def of_cards(self) -> tuple[int, ...]:
        """The circles of all 32 cards, in the deck or not."""
        black, wild = [*[self.black_two] * 8, *[self.black_one] * 8], (self.white_wild, self.black_wild)
        return *[self.white] * 8, *black, *[self.doppelganger] * 6, *wild


class Deck(Entries):
    """The cards of the 32 that are in the game, and their circles; `cards` is their number."""

    title: str = Field("A deck", max_length=80)
    invented: bool = Field(True, description="True for our invention, False for the rulebook's deck.")
    cards: int = Field(ge=1, le=CARDS)
    white: tuple[Number, ...] = ()
    black_one: tuple[Number, ...] = ()
    black_two: tuple[Number, ...] = ()
    doppelganger: tuple[Number, ...] = ()
    wild: tuple[Literal["white", "black"], ...] = ()
    circles: Circles = Circles()

    @model_validator(mode="after")
    def _adds_up(self) -> "Deck":
        for sort in (*FIRST, "wild"):
            self._check_sort(sort)
        found = len(cards_of(self.mask()))
        if found != self.cards:
            raise wrong_entry(("cards",), self.cards, f"the deck does not add up; its lists hold {found} cards")
        return self

    def _check_sort(self, sort: str) -> None:
        numbers = getattr(self, sort)
        for i, number in enumerate(numbers):
            if number in numbers[:i]:
                raise wrong_entry((sort, i), number, "this card is in the list already; a card is named once")
            if sort in MOST and number > MOST[sort]:
                raise wrong_entry((sort, i), number, f"there are doppelgangers 1 to {MOST[sort]}")

    def mask(self) -> int:
        """The cards as bits."""
        bits = [1 << FIRST[sort] + number - 1 for sort in FIRST for number in getattr(self, sort)]
        return sum(bits) + sum(1 << WILD + (colour == "black") for colour in self.wild)


def deck_names() -> list[str]:
    """The decks that come with the library."""
    return file_names(__package__)


def read_deck(source: Any) -> Any:
    """A deck from the name of one that comes along, a TOML file's path, a mapping, or a Deck.

    Raise ValueError in one sentence if it cannot be read or does not add up.
    """
    return read_entries(source, Deck, __package__, "deck")


# Names


def code(card: int) -> str:
    """A card in a few letters; of a black card the last digit counts the circles.

    >>> code(4), code(8), code(25), code(31)
    ('W5', 'B1.2', 'D2', 'B?')
    """
    if card >= WILD:
        return "W?" if card == WILD else "B?"
    if card >= DOPPELGANGER:
        return f"D{card - DOPPELGANGER + 1}"
    if card < BLACK_TWO:
        return f"W{card + 1}"
    return f"B{card % 8 + 1}.{1 if card >= BLACK_ONE else 2}"


_BY_CODE = {code(card): card for card in range(CARDS)}
_SHORT = re.compile(r"B[1-8]\Z")


def hand(text: str) -> int:
    """A hand as bits, from codes such as W5, D3, B?, B4.1; B4 is the black 4 of two circles, then that of one.

    Raise ValueError in a sentence for a card that is not known or is there too often.

    >>> show(hand("B4 W? D1 B4"))
    'B4.2 B4.1 D1 W?'
    >>> hand("W5 W5")
    Traceback (most recent call last):
    ...
    ValueError: hand 'W5 W5': W5 is there twice, and the deck has it once
    """
    mask, seen = 0, Counter[str]()
    for word in text.upper().split():
        seen[word] += 1
        mask = _with_card(mask, word, text, seen[word])
    return mask


def _with_card(mask: int, word: str, text: str, times: int) -> int:
    choices = [f"{word}.2", f"{word}.1"] if _SHORT.match(word) else [word]
    if choices[0] not in _BY_CODE:
        known = "W1-W8, B1-B8 (or B1.1 and B1.2 by their circles), D1-D6, W? and B?"
        raise ValueError(f"hand {text!r}: {word} is not a card; there are {known}")
    for choice in choices:
        if not mask >> _BY_CODE[choice] & 1:
            return mask | 1 << _BY_CODE[choice]
    often = "once" if len(choices) == 1 else "twice"
    there = {2: "twice", 3: "three times"}.get(max(times, len(choices) + 1), "too often")
    raise ValueError(f"hand {text!r}: {word} is there {there}, and the deck has it {often}")


def cards_of(mask: int) -> list[int]:
    """The cards of a mask in ascending order."""
    return list(each_place(mask))


def show(mask: int) -> str:
    """A hand as codes, from white to "?"."""
    return " ".join(code(card) for card in cards_of(mask))
