"""What a person reads of Meow Meow Daifugō, and what a seat may see of it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from catlib.chance import counted
from catlib.game import capital

from . import rules as r
from .cards import CARDS, DOPPELGANGER, WILD, card_name, cards_of, code, show
from .plays import EQUAL, NEVER, SEQUENCE, SINGLE, SUITS, Play, holdings, ones_of, play_table
from .setup import BEFOREHAND, WHILE_THE_DECK_HAS_CARDS
from .worlds import DRAWS, redeal, unseen_cards

HIDDEN = ("hand", "deck", "bottom", "shown", "order", "loose")
DEALER = "Deck"
SEAT_NAMES = ("Mikan", "Kuro", "Shiro", "Tama")
SIZES = {2: "pair", 3: "triple", 4: "four", 5: "five", 6: "six", 7: "seven"}
COLOURS = ("white", "black")


# Names


def seat_name(setup: Any, seat: int, names: Sequence[str] | None = None) -> str:
    """A player by the name given, or by a cat's."""
    return names[seat] if names else SEAT_NAMES[seat]


def play_name(play: int) -> str:
    """A play of the table as a player says it.

    >>> [play_name(p) for p in (0, 3, 38)]
    ['white 1', 'white ? as 1', 'pair of 1s with white and black']
    """
    row = play_table()[play]
    return {SINGLE: _single_name, EQUAL: _equal_name, SEQUENCE: _sequence_name}[row.kind](row)


def name_of_play(setup: Any, action: int) -> str:
    """An action that plays, with the black cards of one circle that go in place of those with two."""
    name = play_name(r.play_of(setup, action))
    if action < r.TWIN:
        return name
    numbers = [str(i + 1) for i in range(8) if ones_of(setup, action - r.TWIN) >> i & 1]
    return f"{name} (1 circle)" if name == f"black {numbers[0]}" else f"{name} (black {_joined(numbers)} of 1 circle)"


def _single_name(row: Play) -> str:
    return f"{SUITS[row.suit]} ? as {row.rank}" if row.wild else f"{SUITS[row.suit]} {row.rank}"


def _equal_name(row: Play) -> str:
    bit = row.rank - 1
    held = ["white"] * (row.need >> bit & 1)
    held += [("black", "two black")[row.need >> 16 + bit & 1]] * (row.need >> 8 + bit & 1)
    held += ["a doppelganger"] * (row.rank <= 6 and row.need >> DOPPELGANGER + bit & 1)
    held += [f"{COLOURS[i]} ?" for i in range(2) if row.need >> WILD + i & 1]
    return f"{SIZES[row.counts]} of {row.rank}s with {_joined(held)}"


def _sequence_name(row: Play) -> str:
    numbers = "-".join(str(n) for n in range(row.rank - row.counts + 1, row.rank + 1))
    suit = "doppelgangers" if row.suit == 2 else SUITS[row.suit]
    return f"{suit} {numbers}" + (f", ? as {row.wild}" if row.wild else "")


def _joined(words: Sequence[str], last: str = "and") -> str:
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else words[0]


def action_to_string(setup: Any, state: Any, action: int) -> str:
    """The action or chance outcome as a player says it."""
    if state.player == r.CHANCE:
        return _card_comes(setup, state, card_name(action))
    if r.is_play(action):
        return name_of_play(setup, action)
    if action < r.PASS:
        taken = f"take {card_name(state.field[action - r.TAKE] - 1)}"
        return taken if state.phase == r.CHOOSE else f"pass and {taken}"
    if action >= r.SHOW:
        return f"show {card_name(action - r.SHOW)}"
    if action >= r.UNDER:
        return f"put {COLOURS[action - r.UNDER]} ? under the deck"
    return "pass" if action == r.PASS else "take the top card"


def _card_comes(setup: Any, state: Any, name: str) -> str:
    if state.phase == r.SHUFFLE:
        return f"{name} is at place {state.ordered + 1} of the deck"
    if state.phase == r.TURN_UP:
        return f"{name} is turned up"
    if state.phase == r.DRAW:
        return f"{seat_name(setup, state.drawing - 1)} draws {name}"
    return f"{seat_name(setup, state.dealt % setup.seats)} gets {name}"


def action_as_seen_by(setup: Any, state: Any, action: int, player: int) -> str:
    """An action or chance outcome as a seat sees it: cards that come to others stay unnamed, as do cards in a duel.

    >>> import catlib
    >>> game = catlib.load("meow_daifugo")
    >>> [action_as_seen_by(game.setup, game.initial_state(), 4, seat) for seat in range(2)]
    ['Mikan gets white 5', 'Mikan gets a card']
    """
    if state.phase == r.SHUFFLE:
        return _card_comes(setup, state, "a card")
    if state.player == r.CHANCE and state.phase != r.TURN_UP:
        seat = state.drawing - 1 if state.phase == r.DRAW else state.dealt % setup.seats
        return action_to_string(setup, state, action) if seat == player else _card_comes(setup, state, "a card")
    if state.player not in (r.CHANCE, player) and state.phase == r.EXCHANGE:
        return "put a ? under the deck"
    if state.player not in (r.CHANCE, player) and state.phase == r.DUEL and state.duel < setup.seats - 1:
        return "show a card"
    return action_to_string(setup, state, action)


def log_text(setup: Any, state: Any, action: int, player: int | None, names: Sequence[str] | None = None) -> str:
    """An action as it stands in the log of a seat, empty for what need not be there; None reads everything, -1 nothing
    that is hidden.

    Who empties the hand ends the round, and what the others pay is noted with it.
    """
    if state.phase in (r.SHUFFLE, r.DEAL, r.DRAW) and state.player == r.CHANCE:
        return _log_card(setup, state, action, player, names)
    if state.phase == r.TURN_UP:
        return f"turned up: {card_name(action)}"
    said = action_to_string(setup, state, action) if player is None else action_as_seen_by(setup, state, action, player)
    return said + _log_duel(setup, state, names) + _log_end(setup, state, action, names)


def _log_card(setup: Any, state: Any, card: int, player: int | None, names: Sequence[str] | None) -> str:
    """A card that comes to a hand: named for who gets it; that others get some in a deal is not worth a line."""
    if state.phase == r.SHUFFLE:
        return ""
    drawn = state.phase == r.DRAW
    seat = state.drawing - 1 if drawn else state.dealt % setup.seats
    if player in (seat, None):
        return f"to {seat_name(setup, seat, names)}: {card_name(card)}"
    return f"a card to {seat_name(setup, seat, names)}" if drawn else ""


def _log_duel(setup: Any, state: Any, names: Sequence[str] | None) -> str:
    """What the others show when the last card of the duel is chosen."""
    if state.phase != r.DUEL or state.duel < setup.seats - 1:
        return ""
    shown = [(seat, card) for seat, card in enumerate(state.shown) if card]
    return ", " + _joined([f"{seat_name(setup, seat, names)} {card_name(card - 1)}" for seat, card in shown])


def _log_end(setup: Any, state: Any, action: int, names: Sequence[str] | None) -> str:
    """What a round costs that ends with a play."""
    seat = state.player
    if setup.seats == 1 or not r.is_play(action) or setup.cards[r.play_of(setup, action)] < state.size[seat]:
        return ""
    paid = []
    for other in range(setup.seats):
        circles = r.circles_of(setup, state.hand[other])
        if other != seat and circles:
            points = r.points_for(setup, circles)
            who = seat_name(setup, other, names)
            paid.append(f"{who} loses {counted(points, 'point')} for {counted(circles, 'circle')}")
    return f", and wins the round; {_joined(paid)}" if paid else ", and wins the round"


def state_to_string(setup: Any, state: Any) -> str:
    """The position in a few words on one line, hidden cards included; cards that are blank are counted."""
    hands = [f"{seat_name(setup, seat)}: {_hand(state, seat)}" for seat in range(setup.seats)]
    field = " ".join(code(card - 1) for card in state.field if card) or "no card"
    return f"{'; '.join(hands)}; field: {field}; deck: {state.pile}; {_when(setup, state)}"


def _hand(state: Any, seat: int) -> str:
    return show(state.hand[seat]) or (counted(state.size[seat], "card") if state.size[seat] else "no card")


def _when(setup: Any, state: Any) -> str:
    if state.phase == r.OVER:
        return outcome(setup, state)
    what = f"turn {state.turn}" if setup.seats == 1 else f"round {state.round}"
    lost = f", points lost {' '.join(map(str, state.lost[: setup.seats]))}" if setup.seats > 1 else ""
    return what + lost + (f", to beat: {play_name(state.top - 1)}" if state.top else "")


def outcome(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """How a game ended, in a few words."""
    if setup.seats == 1:
        return f"cleared on turn {state.turn}" if state.cleared else f"not cleared in {counted(state.turn, 'turn')}"
    losers = [seat_name(setup, seat, names) for seat in range(setup.seats) if state.losers >> seat & 1]
    won = f"{seat_name(setup, state.winner - 1, names)} wins the round"
    return f"{won}, overall loser: {_joined(losers)}" if losers else won


_COMING = {
    r.SHUFFLE: "the deck is shuffled",
    r.DEAL: "a card is dealt",
    r.TURN_UP: "a card is turned up",
    r.DRAW: "a card is drawn",
}


def question(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now, and of whom, in a few words."""
    if state.phase == r.OVER:
        return "the game is over"
    if state.player == r.CHANCE:
        return _COMING[state.phase]
    who = seat_name(setup, state.player, names)
    return {
        r.EXCHANGE: f"{who} has both ? and puts one under the deck",
        r.DUEL: f"{who} chooses a card to show; the lowest starts",
        r.CHOOSE: f"{who} takes a card from the field or the top of the deck",
    }.get(state.phase) or _asked_to_play(setup, state, who)


def _asked_to_play(setup: Any, state: Any, who: str) -> str:
    if setup.seats == 1:
        enough = counted(state.turn, "card")
        return f"turn {state.turn}: {who} plays anything; {enough} or more, and the next card is a choice"
    if state.must:
        return f"{who} leads anything with {card_name(state.must - 1)}"
    return f"{who} beats {play_name(state.top - 1)} or passes" if state.top else f"{who} leads anything"


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """The cards or slots that an action touches; `number:4` is what a "?" stands for, `twice:24` a card used as two."""
    if state.player == r.CHANCE:
        return (f"card:{action}",)
    if r.is_play(action):
        laid = r.cards_laid(setup, state.hand[state.player], action)
        return _play_parts(cards_of(laid), play_table()[r.play_of(setup, action)])
    if action < r.PASS:
        return (f"field:{action - r.TAKE}",)
    if action >= r.SHOW:
        return (f"card:{action - r.SHOW}",)
    return {r.PASS: ("button:pass",), r.TOP: ("deck:top",)}.get(action) or (f"card:{WILD + action - r.UNDER}",)


def _play_parts(cards: Sequence[int], row: Play) -> tuple[str, ...]:
    twice = [f"twice:{card}" for card in cards if row.twos and DOPPELGANGER <= card < WILD]
    return (*(f"card:{card}" for card in cards), *twice, *([f"number:{row.wild}"] if row.wild else []))


# Why not


def plays_of(cards: int) -> list[int]:
    """All plays that lay exactly these cards, each with another reading of "?" or of a doppelganger."""
    have = holdings(cards)
    size = len(cards_of(cards))
    return [i for i, row in enumerate(play_table()) if row.cards == size and row.need & ~have == 0]


def why_not_cards(setup: Any, state: Any, cards: int) -> str:
    """Why these cards cannot be played now, in a sentence; empty if they can.

    >>> import catlib
    >>> from catlib.games.meow_daifugo.cards import hand
    >>> game = catlib.load("meow_daifugo")
    >>> why_not_cards(game.setup, game.initial_state(), hand("W4 B5 W6"))
    'Nobody plays now.'
    """
    return capital(_refused(setup, state, cards))


def _refused(setup: Any, state: Any, cards: int) -> str:
    if state.player < 0 or state.phase != r.PLAY:
        return "Nobody plays now."
    if missing := cards & ~state.hand[state.player]:
        return f"{_card_names(missing)}: not in this hand."
    if not cards:
        return "No card is chosen."
    buffer = [0] * r.NUM_ACTIONS
    legal = buffer[: r.legal_actions(setup, state, buffer)]
    readings, hand = plays_of(cards), state.hand[state.player]
    if any(r.is_play(action) and r.cards_laid(setup, hand, action) == cards for action in legal):
        return ""
    if not readings:
        return _no_play(cards)
    return _not_now(state, [p for p in readings if setup.need[p] < NEVER], cards)


def _card_names(cards: int) -> str:
    """Some cards in words, without their circles."""
    return _joined([card_name(card).partition(" (")[0] for card in cards_of(cards)])


def _no_play(cards: int) -> str:
    suits = {_suit(card) for card in cards_of(cards)}
    numbers = sorted(card % 8 + 1 for card in cards_of(cards) if card < WILD)
    apart = len(set(numbers)) == len(numbers)
    if len(suits) > 1 and len(numbers) > 2 and apart and numbers[-1] - numbers[0] < len(cards_of(cards)):
        return f"{_card_names(cards)}: a sequence is of one suit, and these are {_joined(sorted(suits))}."
    return f"{_card_names(cards)}: neither equal numbers nor a sequence of three or more in one suit."


def _suit(card: int) -> str:
    if card >= WILD:
        return COLOURS[card - WILD]
    return "doppelganger" if card >= DOPPELGANGER else "white" if card < 8 else "black"


def _not_now(state: Any, readings: list[int], cards: int) -> str:
    if not readings:
        return f"{_card_names(cards)}: a house rule forbids this play."
    if state.must:
        return f"The first lead shows {card_name(state.must - 1)} again."
    return _too_low(state, readings)


def _too_low(state: Any, readings: list[int]) -> str:
    top, table = play_table()[state.top - 1], play_table()
    there = play_name(state.top - 1)
    alike = [p for p in readings if table[p].kind == top.kind]
    if not alike:
        kind = {SINGLE: "a single card", EQUAL: "a set of equal numbers", SEQUENCE: "a sequence"}
        return f"{play_name(readings[0])} is {kind[table[readings[0]].kind]}; {there} is {kind[top.kind]}."
    same = [p for p in alike if table[p].counts == top.counts]
    if not same:
        counts = table[alike[0]].counts
        return f"{play_name(alike[0])} counts as {counted(counts, 'card')}; {there} counts as {top.counts}."
    highest = max(same, key=lambda p: table[p].rank)
    return f"{play_name(highest)} is not higher than {there}; its highest number has to be above {top.rank}."


def why_not(setup: Any, state: Any, part: str, names: Sequence[str] | None = None) -> str:
    """Why a part cannot be chosen now, in a sentence."""
    kind, _, number = part.partition(":")
    if state.phase == r.OVER:
        return "The game is over."
    if state.player == r.CHANCE:
        return "A card is about to come."
    if kind == "field":
        return _why_no_card(setup, state, int(number))
    if kind == "card" and state.phase == r.PLAY:
        reason = why_not_cards(setup, state, 1 << int(number))
        return reason or "This card can be played."
    if part == "button:pass":
        return "The leader cannot pass." if not state.top else "Who passes takes a card while there is one."
    asked = question(setup, state, names)
    return f"{capital(asked)}."


def why_not_together(setup: Any, state: Any, parts: Iterable[str]) -> str:
    """Why the cards that are selected are no action together, in a sentence; empty if there is nothing to say.

    >>> import catlib
    >>> game = catlib.load("meow_daifugo")
    >>> why_not_together(game.setup, game.initial_state(), ["card:3", "card:11"])
    'Nobody plays now.'
    """
    chosen = sum(1 << int(part[5:]) for part in parts if part.startswith("card:"))
    if state.phase == r.DUEL and state.player >= 0:
        return "One card is shown in the duel."
    if state.phase == r.EXCHANGE and state.player >= 0:
        return "One ? goes under the deck."
    return why_not_cards(setup, state, chosen) or _misread(parts)


def _misread(parts: Iterable[str]) -> str:
    """What is wrong with how cards are meant that could be played."""
    if any(part.startswith("number:") for part in parts):
        return "With these cards the ? is another number."
    return "With these cards the doppelganger counts another way."


def _why_no_card(setup: Any, state: Any, slot: int) -> str:
    if slot >= setup.field_cards or not state.field[slot]:
        return "There is no card in this place of the field."
    if state.phase == r.PLAY and not state.top:
        return "The leader cannot pass, so takes no card."
    if setup.taking == WHILE_THE_DECK_HAS_CARDS and state.pile == 0:
        return "With no deck left nobody takes a card."
    if setup.hand_limit and state.size[state.player] >= setup.hand_limit:
        return f"Who holds {setup.hand_limit} cards takes no more."
    return "Cards of the field are taken when passing."


# Hidden hands


def observation(setup: Any, state: Any, player: int) -> dict[str, Any]:
    """What a seat may see: all but the hands of others, the deck, a "?" that others put under it, and chosen cards.

    At the end all cards are turned up.
    """
    seen = state.to_dict()
    if state.phase == r.OVER:
        return seen
    seen["hand"] = [cards if seat == player else 0 for seat, cards in enumerate(state.hand)]
    seen["shown"] = [card if seat == player else 0 for seat, card in enumerate(state.shown)]
    seen["deck"], seen["loose"], seen["order"] = 0, 0, [0] * CARDS
    if state.exchange != player + 1:
        seen["bottom"] = 0
    return seen


def information_state(setup: Any, state: Any, player: int) -> str:
    """All that a seat knows of the round, in a line: two states that differ only in what is hidden have the same.

    The rounds before and the order of the plays are left out: no card of this round depends on them.
    """
    seen = observation(setup, state, player)
    return f"seat {player}: " + ", ".join(f"{name} {value}" for name, value in seen.items())


def unseen(setup: Any, state: Any, player: int) -> int:
    """The cards of which a seat does not know where they are, as bits."""
    return unseen_cards(setup, state, player)


def resample(setup: Any, state: Any, player: int, rng: random.Random) -> Any:
    """A world that a seat cannot tell from the given one, each as likely as any other."""
    world = state.copy()
    if state.phase == r.OVER or (setup.seats == 1 and setup.shuffle != BEFOREHAND):
        return world
    while not redeal(setup, world, player, [0] * CARDS, [rng.random() for _ in range(DRAWS)]):
        pass
    return world
