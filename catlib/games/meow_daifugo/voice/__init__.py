"""The voice of Meow Meow Daifugō: the words that fill `en/`, which sentence is said when, what a seat sees."""

import functools
import random
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from catlib.game import BotNames, Cast, Moment, Phrase, Step, Voice, WorkedTurn, capital, sentence

from .. import rules as r
from ..bots import fewest, left_after
from ..cards import BLACK_ONE, CARDS, DOPPELGANGER, WILD, cards_of, code, show
from ..plays import EQUAL, NEVER, SEQUENCE, SINGLE, SUITS, Play, holdings, list_plays, ones_of, play_table
from ..setup import HouseRules, choice
from ..worlds import DRAWS, redeal, unseen_cards

HIDDEN = ("hand", "deck", "bottom", "shown", "order", "loose")
DEALER = "Deck"
HIGH = 6  # the lowest number that is worth keeping for later
CATS = ("mikan", "kuro", "shiro", "tama")


PHASES = ("DEAL", "TURN_UP", "EXCHANGE", "DRAW", "DUEL", "PLAY", "CHOOSE", "OVER", "SHUFFLE")


def _legal(setup: Any, state: Any) -> list[int]:
    found = [0] * r.NUM_ACTIONS
    return found[: r.legal_actions(setup, state, found)]


def _who(at: Moment) -> int:
    """Return the seat that decides, or the one that a card comes to."""
    if at.state.player >= 0:
        return int(at.state.player)
    return int(at.state.drawing - 1 if at.state.phase == r.DRAW else at.state.dealt % at.setup.seats)


def _suit(card: int) -> str:
    if card >= WILD:
        return SUITS[card - WILD]
    return "doppelganger" if card >= DOPPELGANGER else SUITS[card >= 8]


def _card(at: Moment, card: int) -> Phrase:
    suit, second = at.phrase(_suit(card)), card < BLACK_ONE
    if card >= WILD:
        return at.phrase("wild", suit=suit)
    return at.phrase("black-card" if _suit(card) == "black" else "card", suit=suit, number=card % 8 + 1, second=second)


def _card_of(at: Moment) -> Phrase:
    """Return the card that an action takes, shows or puts away, or that comes."""
    action, state = at.action, at.state
    if state.player < 0:
        return _card(at, action)
    if action >= r.SHOW:
        return _card(at, action - r.SHOW)
    return _card(at, WILD + action - r.UNDER if action >= r.UNDER else state.field[action - r.TAKE] - 1)


def _row(at: Moment, play: int) -> Phrase:
    """Return a play of the table as a player says it."""
    row = play_table()[play]
    words = {"rank": row.rank, "wild": row.wild, "suit": at.phrase(SUITS[row.suit])}
    if row.kind == EQUAL:
        return at.phrase("equal", count=row.counts, held=_held(at, row), **words)
    if row.kind == SINGLE:
        return at.phrase("single", **words)
    numbers = "-".join(str(n) for n in range(row.rank - row.counts + 1, row.rank + 1))
    return at.phrase("doppelgangers" if SUITS[row.suit] == "doppelganger" else "sequence", numbers=numbers, **words)


def _held(at: Moment, row: Play) -> list[Phrase]:
    """Return the cards of equal numbers by their sorts."""
    bit = row.rank - 1
    ids = ["white"] * (row.need >> bit & 1)
    ids += [("black", "two-black")[row.need >> 16 + bit & 1]] * (row.need >> 8 + bit & 1)
    twin = "doppelganger-twice" if row.twos else "a-doppelganger"
    ids += [twin] * (row.rank <= 6 and row.need >> DOPPELGANGER + bit & 1)
    wilds = [_card(at, WILD + i) for i in range(2) if row.need >> WILD + i & 1]
    return [*map(at.phrase, ids), *wilds]


def _play(at: Moment) -> Phrase:
    """Return an action that plays, with the black cards of one circle that go in place of those with two."""
    play = r.play_of(at.setup, at.action)
    if at.action < r.TWIN:
        return _row(at, play)
    numbers = [i + 1 for i in range(8) if ones_of(at.setup, at.action - r.TWIN) >> i & 1]
    single = play_table()[play].kind == SINGLE
    return at.phrase("the-other-black" if single else "other-blacks", play=_row(at, play), numbers=numbers)


def _does(at: Moment) -> str:
    """Return what kind of action it is: pass, take, top or play."""
    if r.is_play(at.action):
        return "play"
    return {r.PASS: "pass", r.TOP: "top"}.get(at.action, "take")


def _lead(at: Moment) -> str:
    """Return what is led: anything, or what shows a card again; "none" where something has to be beaten."""
    if at.setup.seats == 1:
        return "alone"
    return "shown" if at.state.must else "none" if at.state.top else "free"


def _passes(at: Moment) -> str:
    """Return whether a pass takes a card, or may do so or not."""
    legal = _legal(at.setup, at.state)
    takes = any(r.TAKE <= action < r.PASS for action in legal)
    return "either" if takes and r.PASS in legal else "take" if takes else "pass"


def _turn(at: Moment) -> int:
    """Return the turn of a solo game, to which the card belongs that comes at its end."""
    late = at.state.turn > 1 and at.state.phase in (r.CHOOSE, r.DRAW, r.TURN_UP)
    return int(at.state.turn) - late


def _hand_after(at: Moment) -> int:
    """Return the hand of whoever decides after a play, or with the card that is taken."""
    return int(left_after(at.setup, at.state, at.action))


def _plays(at: Moment) -> list[int]:
    return [action for action in _legal(at.setup, at.state) if r.is_play(action)]


def _most(at: Moment) -> int:
    """Return the most cards that a play can have now."""
    return max(at.setup.counts[r.play_of(at.setup, action)] for action in _plays(at))


def _longer(at: Moment) -> str:
    """Return "now" for a play of more cards than its turn asks for, "later" where longer plays may wait, or "no"."""
    laid = at.value("laid")
    if laid > at.value("turn"):
        return "now"
    return "later" if _most(at) > laid else "no"


def _others_may_hold(at: Moment) -> int:
    """Return the cards that may be in other hands, as far as the one who decides knows."""
    me = at.state.player
    known = [cards for seat, cards in enumerate(at.state.known[: at.setup.seats]) if seat != me]
    return unseen_cards(at.setup, at.state, me) | functools.reduce(int.__or__, known, 0)


def _beating(at: Moment) -> int:
    """Count what others may hold that beats a play: cards of a single, else plays."""
    play, found, others = r.play_of(at.setup, at.action), [0] * r.NUM_ACTIONS, _others_may_hold(at)
    single = play_table()[play].kind == SINGLE
    hands = [1 << card for card in cards_of(others)] if single else [others]
    return sum(min(1, n) if single else n for n in (list_plays(at.setup, hand, play, found, 0) for hand in hands))


def _kind(play: int) -> str:
    return {SINGLE: "single", EQUAL: "set", SEQUENCE: "row"}[play_table()[play].kind]


def _needed(at: Moment, play: int) -> Phrase:
    """Return what it takes to beat a play."""
    row = play_table()[play]
    return at.phrase("needed", kind=_kind(play), count=row.counts, highest=row.rank)


def _reason(at: Moment) -> str:
    """Return why a card is taken, or why somebody passes who could beat a play."""
    setup, state = at.setup, at.state
    hand, legal = state.hand[state.player], _legal(setup, state)
    needed, takes = fewest(setup, hand), {a: state.field[a - r.TAKE] - 1 for a in legal if r.TAKE <= a < r.PASS}
    if at.action == r.TOP:
        return "deck"
    if at.action in takes and (with_it := fewest(setup, _hand_after(at))) <= needed:
        others = [card for a, card in takes.items() if a != at.action and fewest(setup, hand | 1 << card) == with_it]
        cheap = setup.seats > 1 and all(setup.circles[takes[at.action]] < setup.circles[card] for card in others)
        return "cheap" if others and cheap else "alike" if others else "fewer" if with_it < needed else "joins"
    card, plays = takes.get(at.action, -1), _plays(at)
    if setup.seats > 1 and card >= 0 and card % 8 == 7:
        return "high"
    useful = [a for a in plays if fewest(setup, left_after(setup, state, a)) < needed] if setup.seats > 1 else []
    if setup.seats > 1 and plays and not useful:
        return "breaks"
    if useful:
        low = any(play_table()[r.play_of(setup, a)].rank < HIGH for a in useful)
        return "saves" if not low else "open" if takes else "waits"
    if any(fewest(setup, hand | 1 << each) <= needed for each in takes.values()):
        return "open"
    costs = [setup.circles[each] for each in takes.values()]
    return "cheap" if setup.seats > 1 and card >= 0 and setup.circles[card] == min(costs) < max(costs) else "none"


def _named(at: Moment, cards: int) -> list[Phrase]:
    """Return some cards in words, without their circles."""
    found = (_card(at, card) for card in cards_of(cards))
    return [Phrase(card.at, "black-card.short") if card.id == "black-card" else card for card in found]


WORDS: dict[str, Callable[..., Any]] = {
    "seat": lambda at, seat: at.phrase(CATS[seat]),
    "who": _who,
    "card": _card_of,
    "cards": lambda at: [_card(at, action) for _, action, _ in at.step.moves],
    "n": lambda at: len(at.step.plies),
    "place": lambda at: at.state.ordered + 1,
    "play": _play,
    "does": _does,
    "lead": _lead,
    "passes": _passes,
    "beats": lambda at: r.is_play(min(_legal(at.setup, at.state))),
    "must": lambda at: _card(at, at.state.must - 1),
    "top": lambda at: _row(at, at.state.top - 1) if at.state.top else False,
    "left": lambda at: _hand_after(at).bit_count(),
    "plays": lambda at: fewest(at.setup, _hand_after(at)),
    "were": lambda at: fewest(at.setup, at.state.hand[at.state.player]),
    "reason": _reason,
    "kind": lambda at: _kind(r.play_of(at.setup, at.action)),
    "hidden": lambda at: _others_may_hold(at).bit_count(),
    "beating": lambda at: _beating(at),
    "needed": lambda at: _needed(at, r.play_of(at.setup, at.action)),
    "alone": lambda at: at.setup.seats == 1,
    "holds": lambda at: at.state.hand[at.state.player] >> DOPPELGANGER & 63 > 0,
    "turn": _turn,
    "laid": lambda at: at.setup.counts[r.play_of(at.setup, at.action)],
    "longer": _longer,
    "reach": lambda at: at.state.phase != r.PLAY or _most(at) >= at.state.turn,
    "rivals": lambda at: at.setup.seats - 1,
    "chooses": lambda at: at.value("laid") >= at.value("turn"),
    "turns": lambda at: at.phrase("turns", n=at.state.turn),
    "cleared": lambda at: bool(at.state.cleared),
    "round": lambda at: max(1, at.state.round),
    "points_lost": lambda at: " ".join(map(str, at.state.lost[: at.setup.seats])),
    # The player's rulebook
    "dealt": lambda at: at.setup.hand_cards,
    "in_the_deck": lambda at: at.value("house").deck.cards,
    "doppelganger": lambda at: bool(at.value("house").deck.doppelganger),
    "wilds": lambda at: len(at.value("house").deck.wild),
    "twice": lambda at: bool({*at.value("house").deck.black_one} & {*at.value("house").deck.black_two}),
    "sorts": lambda at: "\n".join(_sorts(at)),
    "losses": lambda at: "\n".join(at.say("loss", **each) for each in _losses(at)),
    "bands": lambda at: [at.phrase("band", **each, lost=at.phrase("points", n=each["n"])) for each in _losses(at)],
}
WORTH_TRYING = ("ends", "deck", "field_cards", "must_take", "hand_limit")
WORKED_TURN = WorkedTurn(players=2, seed=18, lead=30, moves=(646, 720))
voice = Voice(__file__, r, HouseRules, SimpleNamespace(**{name: getattr(r, name) for name in PHASES}), WORDS)
NAMES = BotNames(voice, "random", "highest first", "beginner", "lowest first", "fewest plays", "learned", "searcher")


def _sorts(at: Moment) -> Iterator[str]:
    """Yield every sort of card with its numbers and circles."""
    deck = at.value("house").deck
    kinds = {
        "white-cats": (deck.white, deck.circles.white),
        "black-one": (deck.black_one, deck.circles.black_one),
        "black-two": (deck.black_two, deck.circles.black_two),
        "doppelganger-cats": (deck.doppelganger, deck.circles.doppelganger),
    }
    for id, (numbers, circles) in kinds.items():
        if numbers:
            whole = len(numbers) > 1 and list(numbers) == list(range(numbers[0], numbers[-1] + 1))
            span = at.phrase("span", first=numbers[0], last=numbers[-1])
            row = span if whole else at.joined(numbers, "comma")
            yield at.say("sort", sort=at.phrase(id), numbers=row, circles=circles)
    for i, circles in enumerate((deck.circles.white_wild, deck.circles.black_wild)):
        if SUITS[i] in deck.wild:
            yield at.say("sort", sort=_card(at, WILD + i), numbers=at.phrase("any"), circles=circles)


def _losses(at: Moment) -> Iterator[dict[str, Any]]:
    """Yield the points of each band of circles that there is."""
    first = 1
    for last, points in zip((*at.setup.penalty_bands, None), at.setup.point_losses, strict=True):
        if last is None or last >= first:
            circles = at.phrase("span" if last else "or-more", first=first, last=last)
            yield {"first": first, "circles": first if last == first else circles, "n": points}
            first = last + 1 if last else first


def costs(at: Moment, circles: int) -> dict[str, Any]:
    """Return how many circles there are, among how many they count, and the points that these cost."""
    band = [each for each in _losses(at) if each["first"] <= circles][-1]
    lost = at.phrase("points", n=band["n"])
    return {"circles": at.phrase("circles", n=circles), "band": band["circles"], "lost": lost}


# Names


@functools.cache
def _once(spoken: Voice, make: Callable[[Moment, int], Any], number: int) -> str:
    return str(make(spoken.at(None), number))


def card_name(card: int) -> str:
    """Return a card in words.

    >>> card_name(4), card_name(8), card_name(25), card_name(31)
    ('white 5', 'black 1 (2 circles)', 'doppelganger 2', 'black ?')
    """
    return _once(voice.now, _card, card)


def play_name(play: int) -> str:
    """Return a play of the table as a player says it.

    >>> [play_name(p) for p in (0, 3, 38)]
    ['white 1', 'white ? as 1', 'two 1s (white and black)']
    """
    return _once(voice.now, _row, play)


def name_of_play(setup: Any, action: int) -> str:
    """Return an action that plays, with the black cards of one circle that go in place of those with two."""
    return play_name(action) if action < r.TWIN else str(_play(voice.at(setup, None, action)))


def _is_hidden(setup: Any, state: Any, player: int | None) -> bool:
    """Return whether a card that comes, is put away or is shown now stays unnamed to a seat."""
    if player is None or state.phase not in (r.SHUFFLE, r.DEAL, r.DRAW, r.EXCHANGE, r.DUEL):
        return False
    if state.phase == r.DUEL and state.duel == setup.seats - 1:
        return False
    return state.phase == r.SHUFFLE or _who(voice.at(setup, state)) != player


def _as_seen(at: Moment, player: int | None) -> Moment:
    """Return a moment as a seat sees it: some cards stay unnamed; None sees everything."""
    if not _is_hidden(at.setup, at.state, player):
        return at
    return at.with_words(card=at.phrase("a-wild" if at.state.phase == r.EXCHANGE else "a-card"))


def log_text(setup: Any, state: Any, action: int, player: int | None, names: Sequence[str] | None = None) -> str:
    """Return an action as it stands in the log of a seat; None reads everything, -1 nothing that is hidden.

    It is empty for what need not be there. A play that ends a round is followed by what the others pay.
    """
    at = voice.at(setup, state, action, names)
    if state.phase in (r.SHUFFLE, r.DEAL, r.DRAW):
        hidden = state.phase == r.SHUFFLE or _is_hidden(setup, state, player)
        return at.say("log-to") if not hidden else at.say("log-a-card-to") if state.phase == r.DRAW else ""
    if state.phase == r.TURN_UP:
        return at.say("log-turned-up")
    said = _as_seen(at, player).name()
    if state.phase == r.DUEL and state.duel == setup.seats - 1:
        others = [(seat, _card(at, card - 1)) for seat, card in enumerate(state.shown) if card]
        said += at.say("log-others-show", shown=[at.phrase("log-shown", who=s, card=card) for s, card in others])
    if setup.seats > 1 and r.is_play(action) and not at.value("left"):
        paid = [at.phrase("loses", **words) for words in _paid(at)]
        said += at.say("log-wins", paid=paid or False)
    return said


def _paid(at: Moment) -> Iterator[dict[str, Any]]:
    """Yield what each loser pays at the end of a round, and for how many circles."""
    for seat in range(at.setup.seats):
        circles = r.circles_of(at.setup, at.state.hand[seat]) if seat != at.state.player else 0
        if circles:
            yield {"who": seat, **costs(at, circles)}


def state_to_string(setup: Any, state: Any) -> str:
    """Return the position on one line, hidden cards included; cards that are blank are counted."""
    at = voice.at(setup, state)
    held = [show(state.hand[s]) or at.phrase("cards", n=state.size[s]) for s in range(setup.seats)]
    hands = at.joined([at.phrase("hand", who=s, cards=cards) for s, cards in enumerate(held)], "semicolon")
    field = " ".join(code(card - 1) for card in state.field if card) or at.phrase("cards", n=0)
    now = outcome(setup, state) if state.phase == r.OVER else at.phrase("now-played")
    return at.say("position", hands=hands, field=field, pile=state.pile, now=now)


def outcome(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """Return how a game ended, in a few words."""
    at = voice.at(setup, state, cast=names)
    losers = [at.person(s) for s in _losers(setup, state)]
    return at.say("outcome", who=state.winner - 1, n=len(losers), losers=losers or False)


def _losers(setup: Any, state: Any) -> list[int]:
    return [seat for seat in range(setup.seats) if state.losers >> seat & 1]


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """Return the cards or slots that an action touches.

    `number:4` is what a "?" stands for, `twice:24` a doppelganger used as two.
    """
    if state.player == r.CHANCE:
        return (f"card:{action}",)
    if r.is_play(action):
        cards = cards_of(r.cards_laid(setup, state.hand[state.player], action))
        row = play_table()[r.play_of(setup, action)]
        twice = [f"twice:{card}" for card in cards if row.twos and DOPPELGANGER <= card < WILD]
        return (*(f"card:{card}" for card in cards), *twice, *([f"number:{row.wild}"] if row.wild else []))
    if action < r.PASS:
        return (f"field:{action - r.TAKE}",)
    if action >= r.SHOW:
        return (f"card:{action - r.SHOW}",)
    return {r.PASS: ("button:pass",), r.TOP: ("deck:top",)}.get(action) or (f"card:{WILD + action - r.UNDER}",)


# Why not


def plays_of(cards: int) -> list[int]:
    """Return all plays that lay exactly these cards, each with another reading of "?" or of a doppelganger."""
    have = holdings(cards)
    size = len(cards_of(cards))
    return [i for i, row in enumerate(play_table()) if row.cards == size and row.need & ~have == 0]


def why_not_cards(setup: Any, state: Any, cards: int) -> str:
    """Return why these cards cannot be played now, in a sentence; empty if they can.

    >>> from catlib.games.meow_daifugo.cards import hand
    >>> game = load("meow_daifugo")
    >>> why_not_cards(game.setup, game.initial_state(), hand("W4 B5 W6"))
    'Nobody plays now.'
    """
    return capital(_refused(voice.at(setup, state), cards))


def _refused(at: Moment, cards: int) -> str:
    setup, state = at.setup, at.state
    if state.player < 0 or state.phase != r.PLAY:
        return at.say("nobody-plays")
    hand, readings = state.hand[state.player], plays_of(cards)
    if cards & ~hand:
        return at.say("not-in-hand", cards=_named(at, cards & ~hand))
    if not cards:
        return at.say("no-card-chosen")
    if any(r.is_play(action) and r.cards_laid(setup, hand, action) == cards for action in _legal(setup, state)):
        return ""
    if not readings:
        return _no_play(at, cards)
    if all(setup.need[play] >= NEVER for play in readings):
        return at.say("forbidden", cards=_named(at, cards))
    return at.say("shown-again") if state.must else _too_low(at)


def _no_play(at: Moment, cards: int) -> str:
    """Return why cards are not a play of any sort."""
    held, names = cards_of(cards), _named(at, cards)
    numbers = sorted(card % 8 + 1 for card in held if card < WILD)
    if cards >> WILD in (1, 2) and plays_of(cards ^ 3 << WILD):
        wild = next(card for card in held if card >= WILD)
        return at.say("wild-is-of-a-suit", cards=names, suit=at.phrase(_suit(wild)))
    suits = [at.phrase(suit) for suit in sorted({_suit(card) for card in held})]
    apart = len(set(numbers)) == len(numbers)
    if len(suits) > 1 and len(numbers) > 2 and apart and numbers[-1] - numbers[0] < len(held):
        return at.say("one-suit", cards=names, suits=suits)
    return at.say("no-such-play")


def _too_low(at: Moment) -> str:
    """Return what it takes to beat the play that lies there."""
    top = at.state.top - 1
    return at.say("too-low", highest=play_table()[top].rank, needed=_needed(at, top))


def why_not(setup: Any, state: Any, part: str, names: Sequence[str] | None = None) -> str:
    """Return why a part cannot be chosen now, in a sentence."""
    kind, _, number = part.partition(":")
    at = voice.at(setup, state, cast=names)
    if state.phase == r.OVER:
        return at.say("game-over")
    if state.player == r.CHANCE:
        return at.say("card-comes")
    if kind in ("field", "deck"):
        return _why_no_card(at, int(number) if number.isdecimal() else -1)
    if kind == "score":
        return at.say("score-does")
    if kind == "seat" and number.isdecimal() and int(number) < setup.seats:
        held = at.phrase("card-count", n=int(state.size[int(number)]))
        return sentence(capital(at.say("has-cards", who=int(number), cards=[held])))
    if kind == "card" and state.phase == r.PLAY and number.isdecimal() and int(number) < CARDS:
        return capital(_refused(at, 1 << int(number))) or at.say("can-be-played")
    if part == "button:pass" and state.phase == r.PLAY:
        return at.say("passing-takes" if state.top else "leader-cannot-pass")
    return f"{capital(at.asks())}."


def why_not_together(setup: Any, state: Any, parts: Iterable[str]) -> str:
    """Return why the selected cards are not an action together, in a sentence; empty if there is nothing to say.

    >>> game = load("meow_daifugo")
    >>> why_not_together(game.setup, game.initial_state(), ["card:3", "card:11"])
    'Nobody plays now.'
    """
    at, chosen = voice.at(setup, state), sum(1 << int(part[5:]) for part in parts if part.startswith("card:"))
    if state.player >= 0 and state.phase in (r.DUEL, r.EXCHANGE):
        return at.say("one-card-is-shown" if state.phase == r.DUEL else "one-wild-goes")
    meant = "another-number" if any(part.startswith("number:") for part in parts) else "another-count"
    return why_not_cards(setup, state, chosen) or at.say(meant)


def _why_no_card(at: Moment, slot: int) -> str:
    setup, state = at.setup, at.state
    if slot >= setup.field_cards or (slot >= 0 and not state.field[slot]):
        return at.say("no-card-there")
    if setup.seats == 1:
        return at.say("taken-later")
    if state.phase == r.PLAY and not state.top:
        return at.say("leader-takes-none")
    if setup.taking == choice.WHILE_THE_DECK_HAS_CARDS and state.pile == 0:
        return at.say("deck-is-empty")
    full = setup.hand_limit and state.size[state.player] >= setup.hand_limit
    return at.say("hand-is-full" if full else "taken-when-passing")


# Hidden hands


def observation(setup: Any, state: Any, player: int) -> dict[str, Any]:
    """Return what a seat may see.

    It is all but the hands of others, the deck, a "?" that others put under it, and cards chosen for the duel. At the
    end all cards are turned up.
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
    """Return all that a seat knows of the round, in a line.

    Two states that differ only in what is hidden have the same. The rounds before and the order of the plays are left
    out: no card of this round depends on them.
    """
    seen = observation(setup, state, player)
    return f"seat {player}: " + ", ".join(f"{name} {value}" for name, value in seen.items())


def unseen(setup: Any, state: Any, player: int) -> int:
    """Return the cards, as bits, of which a seat does not know where they are."""
    return unseen_cards(setup, state, player)


def resample(setup: Any, state: Any, player: int, rng: random.Random) -> Any:
    """Return a world that a seat cannot tell from the given one, each as likely as any other."""
    world = state.copy()
    if state.phase == r.OVER or (setup.seats == 1 and setup.shuffle != choice.BEFOREHAND):
        return world
    while not redeal(setup, world, player, [0] * CARDS, [rng.random() for _ in range(DRAWS)]):
        pass
    return world


# Whose turn it is


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """Return what it takes to win, and how everybody stands."""
    at, seats = voice.at(setup, state, cast=cast), range(setup.seats)
    if setup.seats == 1:
        return at.say("goal-alone")
    sizes = [at.phrase("size", who=s, n=int(state.size[s])) for s in seats]
    lost = [at.phrase("lost-so-far", who=s, n=state.lost[s]) for s in seats]
    return at.say("goal", sizes=capital(at.joined(sizes, "comma")), lost=capital(at.joined(lost, "comma")))


def turn_of(setup: Any, state: Any) -> int:
    """Return whose turn it is; nobody's until somebody leads."""
    if state.phase in (r.SHUFFLE, r.DEAL, r.EXCHANGE, r.DUEL, r.OVER):
        return -1
    return int(state.player) if state.player >= 0 else int(state.next)


def heading(setup: Any, state: Any, cast: Cast) -> str:
    """Return the round, or the turn of a game for one."""
    return voice.at(setup, state, cast=cast).say("heading")


def roller(setup: Any, state: Any) -> int:
    """Return nobody: the deck gives."""
    return -1


def together(setup: Any, state: Any, action: int) -> Hashable:
    """Return what the cards of a deal, and those that are turned up, have in common."""
    return None if state.player >= 0 or state.phase == r.DRAW else state.phase


# What happened


def tell_deal(at: Moment) -> Iterator[str]:
    """Yield the deal, with the cards of the reader."""
    before, after, seats = at.step.before, at.step.after, at.setup.seats
    if before.winner and seats > 1:
        yield at.say("last-round", who=before.winner - 1)
    yield at.told(each=int(after.size[0]))
    for s in range(seats):
        if at.step.seat in (None, s):
            yield at.say("has-cards", who=s, cards=[_card(at, card) for card in cards_of(after.hand[s])])


def tell_draw(at: Moment) -> Iterator[str]:
    yield _as_seen(at, at.step.seat).told()


tell_exchange = tell_draw


def tell_duel(at: Moment) -> Iterator[str]:
    """Yield a card of the duel for start; those of others are named once the last is shown."""
    before, after, setup = at.step.before, at.step.after, at.setup
    if before.duel < setup.seats - 1:
        yield _as_seen(at, at.step.seat).told()
        return
    shown = [(seat, card - 1) for seat, card in enumerate(before.shown) if card and seat != at.step.seat]
    shown.append((before.player, at.action - r.SHOW))
    yield at.joined([at.phrase("shows", who=s, card=_card(at, card)) for s, card in sorted(shown)], "semicolon")
    yield at.say("the-lowest-starts", who=after.player)


def tell_play(at: Moment) -> Iterator[str]:
    """Yield a play or a pass, and who leads next when nobody has beaten a play."""
    before, after = at.step.before, at.step.after
    yield at.told()
    goes_on = after.phase != r.OVER and after.round == before.round
    if before.top and not after.top and not r.is_play(at.action) and goes_on:
        yield at.say("nobody-beats", who=after.next if after.player < 0 else after.player)


def brought(at: Moment) -> Iterator[str]:
    """Yield who has emptied their hand, and what the others pay."""
    if at.state.player < 0 or not r.is_play(at.action) or at.value("left"):
        return
    if at.setup.seats == 1:
        yield at.say("all-played")
        return
    yield at.say("won-the-round")
    for words in _paid(at):
        if at.step.after.lost[words["who"]] > at.state.lost[words["who"]]:
            yield at.say("for-cards-left", **words)


def marks(step: Step) -> Mapping[str, str]:
    """Return what is outlined: cards of the field that are new, and those that came to the reader's hand."""
    before, after, s, at = step.before, step.after, step.seat, voice.at_step(step)
    if before.phase in (r.SHUFFLE, r.DEAL) or before.round != after.round:
        return {}
    new = [i for i, card in enumerate(after.field) if card and card != before.field[i]]
    found = {f"field:{i}": at.say("new") for i in new}
    if s is not None and 0 <= s < step.setup.seats:
        found |= {f"card:{card}": at.say("just-taken") for card in cards_of(after.hand[s] & ~before.hand[s])}
    return found


def moments(step: Step) -> Mapping[str, str]:
    """Return that a round has ended, and another follows."""
    ended = any(state.player >= 0 and after.round != state.round for state, _, after in step.moves)
    return {"": "round"} if ended and step.after.phase != r.OVER else {}


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Return the points lost, or the turn on which a game for one was cleared."""
    at = voice.at(setup, state)
    return at.say("standing", lost=at.phrase("points", n=state.lost[seat]))


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Return who won the last round, and who has lost the match by what."""
    at, losers = voice.at(setup, state, cast=cast), _losers(setup, state)
    if setup.seats == 1:
        return at.say("ending-alone")
    lost = {s: at.phrase("points", n=state.lost[s]) for s in losers}
    if setup.seats == 2 and losers:
        return capital(at.say("ending-of-two", who=1 - losers[0], whom=losers[0], lost=lost[losers[0]]))
    won = at.phrase("won-the-round", who=state.winner - 1)
    return capital(at.joined([won, *(at.phrase("loses-the-match", who=s, lost=lost[s]) for s in losers)], "semicolon"))
