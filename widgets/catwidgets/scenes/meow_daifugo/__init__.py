"""The table of Meow Meow Daifugō: the hand of the one who looks, the field, the play to beat, and the others.

Everything is drawn from what the seat may see: hidden cards are gone from the state before anything is drawn.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.game import capital, in_a_row
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import BLACK_TWO, DOPPELGANGER, WILD, cards_of
from catlib.games.meow_daifugo.plays import BYTE, SEQUENCE, Play, laid, play_table
from catlib.games.meow_daifugo.setup import SLOTS, choice
from catlib.games.meow_daifugo.voice import (
    card_name,
    costs,
    heading,
    observation,
    outcome,
    play_name,
    standing,
    unseen,
    voice,
)
from catlib.rules import TERMINAL
from catwidgets.draw import (
    Circle,
    Element,
    Point,
    Rect,
    Scene,
    caption,
    circle,
    digit,
    group,
    line,
    path,
    rect,
    seat_mark,
    text,
    token,
)
from catwidgets.scenes import NOBODY, View
from catwidgets.scenes.meow_daifugo.cards import HIGH, card_back, card_shape, cat_card, suit_mark, suit_of

OVERLAYS = ("suits", "unseen")
KEYS = {"p": "button:pass", "d": "deck:top"} | {str(slot + 1): f"field:{slot}" for slot in range(SLOTS)}
MULTI_SELECT, INTERPRETATIONS = ("card:",), ("number:", "twice:")

WIDTH, DESK = 640, 300
TOP, MIDDLE, HAND, BAR, HEIGHT = 104, 112, 264, 444, 488
LINE = 22  # from the upper edge of a panel to the name in it, which a phone writes larger
CARD, SMALL, TINY = 76, 62, 30  # widths of cards in the hand, on the table, and of what is seen of the others' cards
THEIRS = 1.35 * TINY
DECK, PITCH = (46, MIDDLE + 66), SMALL + 6  # where the deck lies; from card to card beside it
TURN = 104  # from the edge to the first turn of a game for one, beside its name
LIFT = 6  # by which a selected card stands out
PHONE = 14.5  # what a letter takes where a phone writes larger
MANY = 8  # points up to which each has a heart
HEART = "M0 6.5C-9 -0.5 -5.5 -6.5 -2.6 -6.2Q-0.8 -6 0 -3.6Q0.8 -6 2.6 -6.2C5.5 -6.5 9 -0.5 0 6.5Z"


def signs() -> Mapping[str, Element]:
    """Return the pictures of what stands on the cards."""
    circles = circle(14, 14, 5, fill="none", stroke=token("ink"), stroke_width=2)
    return {"wild": text(14, 14, "?", 20, bold=True), "twice": text(14, 14, "×2", 16, bold=True), "circles": circles}


def draw(view: View) -> tuple[Scene, Scene]:
    """The table on the left, the score on the right."""
    state = _round_end(view) or seen_by(view)
    return _table(view, state), _desk(view, state)


def _round_end(view: View) -> Any:
    """Return how the round ended that is just over, with all cards open and what they cost; None elsewhere."""
    now = view.state
    if not now.winner or any(now.size) or len(view.states) < 2:
        return None
    ended, action = view.states[-2].copy(), view.actions[-1]
    seat = ended.last = ended.player
    ended.played |= ended.hand[seat]
    ended.hand[seat], ended.size[seat], ended.top = 0, 0, r.play_of(view.game.setup, action) + 1
    ended.phase, ended.player, ended.winner = r.OVER, TERMINAL, now.winner
    ended.lost, ended.penalty = now.lost, now.penalty
    return ended


def seen_by(view: View) -> Any:
    """The state without what the one who looks may not see; as it is if all cards lie open."""
    if view.seat is None:
        return view.state
    return type(view.state).from_dict(observation(view.game.setup, view.state, view.seat))


def _cards(view: View, n: int) -> str:
    return view.say("card-count", n=n)


def _me(view: View) -> int:
    """Return the seat at the lower edge: the one that looks, else among persons the one that decides, or the first."""
    if view.seat is not None and view.seat >= 0:
        return view.seat
    return max(0, view.state.player) if view.seat == NOBODY else 0


def _panel(x: float, y: float, width: float, height: float, key: str, strong: bool = False) -> Element:
    edge = {"stroke": token("ink" if strong else "line"), "stroke_width": 2 if strong else 1}
    return group(Rect(x + 0.5, y + 0.5, width - 1, height - 1, 8).element(fill=token("surface-2"), **edge), key=key)


@dataclass(frozen=True, slots=True)
class Place(Rect):
    """A card's place; what it is worth stands below, so that its circles can be seen."""

    @property
    def foot(self) -> Point:
        return self.x + self.width / 2, self.y + self.height + 16

    @classmethod
    def of(cls, card: Rect, width: float = 0) -> "Place":
        """The place of a card, or of the part of it that others leave free."""
        return cls(card.x, card.y, min(card.width, width or card.width), card.height, card.r)


# The table


def _table(view: View, state: Any) -> Scene:
    scene = Scene(WIDTH, HEIGHT, view.game.title)
    if view.game.num_players == 1:
        _turns(scene, view, state)
    else:
        _others(scene, view, state)
    _deck_and_field(scene, view, state)
    _to_beat(scene, view, state)
    _hand(scene, view, state)
    _bar(scene, view, state)
    return scene


# The others


def _others(scene: Scene, view: View, state: Any) -> None:
    """A box for each other seat, in the order of play."""
    seats, me = view.game.num_players, _me(view)
    scene.name_group("seats", view.say("others"))
    width = (WIDTH - 8 * (seats - 2)) / (seats - 1)
    for i in range(1, seats):
        _other(scene, view, state, (me + i) % seats, (i - 1) * (width + 8), width)


def _seat_spot(view: View, seat: int) -> Point:
    """The place from which the cards of a seat come."""
    seats, i = view.game.num_players, (seat - _me(view)) % view.game.num_players
    return (WIDTH / 2, HAND + 90) if i == 0 else ((i - 0.5) * WIDTH / (seats - 1), 60)


def _other(scene: Scene, view: View, state: Any, seat: int, x: float, width: float) -> None:
    """A name, and cards: open if everybody has seen them, else their backs."""
    scene.add(_panel(x, 0, width, TOP, f"seat {seat}", state.player == seat))
    name = text(x + 30, LINE, view.short(seat, 14), 13, anchor="start", bold=state.player == seat)
    fine = None if width > 300 else "fine"
    facts = caption(x + width - 10, LINE, _cards(view, state.size[seat]), anchor="end", class_=fine)
    doing = caption(x + 12, 97, _doing(view, state, seat), anchor="start")
    scene.add(group(seat_mark(x + 18, LINE, 16, seat), name, facts, doing, key=f"name {seat}"))
    known = cards_of(state.hand[seat] | state.known[seat])
    step = min(TINY + 4, (width - 24 - THEIRS) / max(1, state.size[seat] - 1))
    for i in range(state.size[seat]):
        at = x + 12 + THEIRS / 2 + step * i
        if i < len(known):
            circles = view.game.setup.circles[known[i]]
            scene.add(cat_card(at, 60, known[i], THEIRS, circles, key=f"card {known[i]}"))
        else:
            scene.add(card_back(at, 60, THEIRS, key=f"back {seat} {i}"))
    words = {"name": view.names[seat], "facts": _facts(view, state, seat)}
    label = view.say("seat-with-cards", known=[*map(card_name, known)] or False, **words)
    look = view.look(f"seat:{seat}") | {"mark": "none"}
    scene.target(f"seat:{seat}", Rect(x, 0, width, TOP, 8), label, group="seats", **look)


def _facts(view: View, state: Any, seat: int) -> str:
    return in_a_row([_cards(view, state.size[seat]), _doing(view, state, seat)])


def _doing(view: View, state: Any, seat: int) -> str:
    if state.phase == r.DUEL and seat < state.duel:
        return view.say("has-chosen")
    return view.say("played-last") if state.top and state.last == seat else ""


# The solo game


def _turns(scene: Scene, view: View, state: Any) -> None:
    """The turns of a solo game, and what this one asks for."""
    scene.add(_panel(0, 0, WIDTH, TOP, "turns"))
    this = int(voice.at(view.game.setup, state).value("turn"))
    last = max(8, this)
    step = min(46.0, (WIDTH - TURN - 20) / last)
    scene.add(group(text(20, 20, view.say("the-turn"), 13, anchor="start", bold=True), key="turn word"))
    for turn in range(1, last + 1):
        now = turn == this
        fill = token("legal") if now else token("line") if turn < this else token("surface")
        ink = token("on-strong") if now else token("ink")
        disc = circle(0, 0, min(15, step / 2 - 2), fill=fill, stroke=token("ink"), stroke_width=1)
        at = (TURN + step * (turn - 1), 20)
        scene.add(group(disc, text(0, 0, str(turn), 12, bold=now, fill=ink), at=at, key=f"turn {turn}"))
    for i, said in enumerate(_solo_words(view, state)):
        scene.add(group(text(20, 54 + 28 * i, said, 13, anchor="start"), key=f"turn words {i}"))


def _solo_words(view: View, state: Any) -> list[str]:
    if state.phase == r.OVER:
        return [f"{capital(outcome(view.game.setup, state))}."]
    return [view.say(id) for id in (["enough-cards"] if state.phase == r.CHOOSE else ["next-card", "fewer-cards"])]


# Deck, field, and the play to beat


def _deck_and_field(scene: Scene, view: View, state: Any) -> None:
    scene.name_group("field", view.say("deck-and-field"))
    slots = view.game.setup.field_cards
    scene.add(_panel(0, MIDDLE, 102 + PITCH * slots, HAND - MIDDLE - 8, "field"))
    for x, name in [(12, "deck"), (96, "field")][: 1 + bool(slots)]:
        words = text(x, MIDDLE + 14, view.say(f"the-{name}"), 11, anchor="start", fill=token("muted"))
        scene.add(group(words, key=f"{name} word"))
    _deck(scene, view, state)
    for slot in range(slots):
        _slot(scene, view, state, slot)


def _deck(scene: Scene, view: View, state: Any) -> None:
    x, y = DECK
    shape = card_shape(x, y, SMALL)
    if state.pile:
        under = card_back(x + 3, y + 3, SMALL, key="deck under") if state.pile > 1 else None
        scene.add(under, card_back(x, y, SMALL, key="deck"))
    else:
        scene.add(group(_empty(shape), key="deck"))
    scene.add(group(caption(x, y + HIGH * SMALL / 2 + 14, _cards(view, state.pile)), key="deck size"))
    label, does = view.say("deck-of", cards=_cards(view, state.pile)), view.say("deck-does")
    scene.target("deck:top", shape, label, group="field", **(view.look("deck:top") | {"mark": "ring", "does": does}))


def _slot(scene: Scene, view: View, state: Any, slot: int) -> None:
    x, y = 126 + PITCH * slot, MIDDLE + 66
    shape, card = card_shape(x, y, SMALL), state.field[slot] - 1
    if card < 0:
        scene.add(group(_empty(shape), key=f"slot {slot}"))
    else:
        scene.add(_from(DECK, SMALL, cat_card(x, y, card, SMALL, view.game.setup.circles[card], key=f"card {card}")))
    label = view.say("on-the-field", card=_card_words(view, card) if card >= 0 else view.say("cards", n=0))
    does = view.say("field-does") if card >= 0 else ""
    look = view.look(f"field:{slot}")
    look |= {"mark": "ring", "does": does, "roomy": _has_room(view, look)}
    if f"field:{slot}" in view.legal:
        _legal(scene, x - SMALL / 2 + 4, y + HIGH * SMALL / 2 + 4, SMALL - 8, f"field:{slot}")
        scene.add(group(caption(x, y + HIGH * SMALL / 2 + 27, view.say("take-slot", n=slot + 1)), key=f"take {slot}"))
    scene.target(f"field:{slot}", Place.of(shape), label, group="field", **look)


def _has_room(view: View, look: Mapping[str, Any]) -> bool:
    """Return whether a small board shows what a card is worth: where it can be below 0, only of the best."""
    return view.game.num_players == 1 or look.get("tone") == "best"


def _from(place: Point, width: float, card: Element) -> Element:
    """A card that flies from a place, where it is as wide as that, if the picture before did not have it."""
    card.set("data-from", f"translate({place[0]:g} {place[1]:g}) scale({width / 100:g})")
    return card


def _empty(shape: Rect) -> Element:
    return shape.element(fill="none", stroke=token("line"), stroke_width=1.5, stroke_dasharray="4 3")


def _card_words(view: View, card: int) -> str:
    """A card in words with its circles."""
    name = card_name(card)
    named_by_circles = BLACK_TWO <= card < DOPPELGANGER
    return name if named_by_circles else view.say("with-circles", card=name, circles=_circles(view, card))


def _circles(view: View, card: int) -> str:
    return view.say("circles", n=view.game.setup.circles[card])


def _does(view: View, card: int) -> str:
    """Say what a card in the hand is good for, and what it costs if it stays there."""
    does = "wild-does" if card >= WILD else "doppelganger-does" if card >= DOPPELGANGER else "cost-of-a-card"
    return view.say(does, circles=_circles(view, card)).strip()


def _to_beat(scene: Scene, view: View, state: Any) -> None:
    """The play on the table, or what is asked."""
    left = 110 + PITCH * view.game.setup.field_cards
    width = WIDTH - left
    scene.add(_panel(left, MIDDLE, width, HAND - MIDDLE - 8, "table"))
    asked = _headline(view, state)
    kind = "fine" if PHONE * len(asked) > width - 24 else None  # the sentence under the board says the same
    head = text(left + 12, MIDDLE + 15, asked, 13, anchor="start", bold=True, class_=kind)
    scene.add(group(head, key="headline"))
    if view.game.num_players == 1:
        _played(scene, view, state, left, width)
    if not state.top:
        return
    cards = cards_to_beat(view, state)
    step = min(SMALL + 6.0, (width - 24 - SMALL) / max(1, len(cards) - 1))
    for i, (card, note, known) in enumerate(cards):
        x, y = left + 12 + SMALL / 2 + step * i, MIDDLE + 70
        circles = view.game.setup.circles[card] if known else 0
        scene.add(_from(_seat_spot(view, state.last), THEIRS, cat_card(x, y, card, SMALL, circles, key=f"card {card}")))
        if note:
            scene.add(_note(x + 15, y - 26, note, f"note {i}"))
    words_ = play_name(state.top - 1)
    scene.add(group(caption(left + 12, HAND - 20, _clip(words_, width), anchor="start"), key="play name"))


def _played(scene: Scene, view: View, state: Any, left: float, width: float) -> None:
    """All that was played in a solo game, small, turn by turn."""
    setup, steps = view.game.setup, zip(view.states, view.states[1:], view.actions, strict=False)
    turns = [(cards_of(b.played & ~a.played), action) for a, b, action in steps if a.phase == r.PLAY]
    wide = SMALL * 0.7
    step = min(wide + 3, (width - 36 - wide) / max(1, state.played.bit_count() + 0.4 * len(turns)))
    x = left + 12 + wide / 2
    for turn, (cards, action) in enumerate(turns, 1):
        row = play_table()[r.play_of(setup, action)]
        disc = circle(0, 0, 9, fill=token("line"), stroke=token("ink"), stroke_width=1)
        scene.add(group(disc, text(0, 0, str(turn), 10), at=(x, HAND - 22), key=f"played {turn}"))
        for card in _as_meant(cards, row):
            scene.add(cat_card(x, MIDDLE + 74, card, wide, setup.circles[card], key=f"card {card}"))
            if note := _meant(row, card):
                scene.add(_note(x + 9, MIDDLE + 52, note, f"note {card}"))
            x += step
        x += 0.4 * step


_HEADLINES = {r.OVER: "game-is-over", r.DUEL: "lowest-shown-starts", r.EXCHANGE: "one-of-both-goes"}


def _headline(view: View, state: Any) -> str:
    if state.top and state.phase == r.OVER:
        return view.say("last-play")
    if state.top:
        return view.say("to-beat", who=state.last)
    if view.game.num_players == 1:
        return view.say("played-so-far")
    if state.player >= 0 and state.phase == r.PLAY:
        return view.say("now-leads", name=view.short(state.player, 14))
    return view.say(_HEADLINES.get(state.phase, "nothing-is-played"))


def _clip(words_: str, width: float) -> str:
    room = int(width / 5.6)
    return words_ if len(words_) <= room else words_[: room - 1] + "…"


def cards_to_beat(view: View, state: Any) -> list[tuple[int, str, bool]]:
    """Return the cards of the play to beat, a note on each, and whether its circles are known.

    Which of two equal black cards it was is forgotten once both were played.
    """
    row = play_table()[state.top - 1]
    cards = _as_meant(cards_of(laid(state.played, row.need)), row)
    both = row.need >> 16 & BYTE
    found = []
    for card in cards:
        note = _meant(row, card)
        twin = 1 << 8 + card % 8 | 1 << 16 + card % 8
        known = not BLACK_TWO <= card < DOPPELGANGER or state.played & twin != twin or bool(both >> card % 8 & 1)
        found.append((card, note, known))
    return found


def _as_meant(cards: Sequence[int], row: Play) -> list[int]:
    """Return cards by number, a "?" in a row of cards where it stands in."""
    in_row = row.kind == SEQUENCE
    return sorted(in_order(cards, False), key=lambda card: row.wild - 1 if in_row and card >= WILD else card % 8)


def _meant(row: Play, card: int) -> str:
    """Return what a "?" stands for in a play, or that a doppelganger counts as two there."""
    return str(row.wild) if card >= WILD else "×2" if row.twos and card >= DOPPELGANGER else ""


def _note(x: float, y: float, note: str, key: str) -> Element:
    """Draw how a card is meant."""
    disc = circle(0, 0, 10, fill=token("legal"), stroke=token("halo"), stroke_width=1.5)
    inside = digit(int(note), 9, token("on-strong"), 3) if note.isdigit() else None
    words_ = None if inside is not None else text(0, 0, note, 10.5, bold=True, fill=token("on-strong"))
    return group(disc, inside, words_, at=(x, y), key=key)


# The hand


def _hand(scene: Scene, view: View, state: Any) -> None:
    """The cards of the seat at the lower edge, the lowest first; backs if nobody may see them."""
    me = _me(view)
    scene.name_group("hand", view.say("own-hand"))
    scene.add(_panel(0, HAND, WIDTH, BAR - HAND - 8, "hand", state.player == me))
    name = text(30, HAND + LINE, view.short(me, 14), 13, anchor="start", bold=state.player == me)
    costs = caption(WIDTH - 10, HAND + LINE, _costs(view, state, me), anchor="end", class_=None)
    scene.add(group(seat_mark(18, HAND + LINE, 16, me), name, costs, key="me"))
    held = in_order(cards_of(state.hand[me]), "suits" in view.overlays)
    hidden = max(0, state.size[me] - len(held))
    step = min(CARD + 6.0, (WIDTH - 24 - CARD) / max(1, len(held) + hidden - 1))
    for i in range(len(held) + hidden):
        x, y = 12 + CARD / 2 + step * i, HAND + 92
        if i < len(held):
            _held(scene, view, state, held[i], x, y, step)
        else:
            scene.add(card_back(x, y, CARD, key=f"own back {i}"))


def _costs(view: View, state: Any, seat: int) -> str:
    """Return the points that the circles of a hand would cost now; alone, and where it is hidden, nothing."""
    setup, hand = view.game.setup, state.hand[seat]
    if setup.seats == 1 or not hand:
        return ""
    circles = r.circles_of(setup, hand)
    return view.say("hand-costs", **costs(voice.at(setup, state), circles)) if circles else ""


def in_order(cards: Sequence[int], by_suit: bool) -> list[int]:
    """Cards by number, or by suit."""

    def place(card: int) -> tuple[int, ...]:
        number = 9 if card >= WILD else card % 8
        return (suit_of(card), number, card) if by_suit else (number, suit_of(card), card)

    return sorted(cards, key=place)


def _held(scene: Scene, view: View, state: Any, card: int, x: float, y: float, step: float) -> None:
    """A card in the hand; a selected one stands out, and only what is not covered by the next can be touched."""
    part = f"card:{card}"
    chosen = part in view.selected
    shape = card_shape(x, y - LIFT * chosen, CARD)
    drawn = cat_card(x, y - LIFT * chosen, card, CARD, view.game.setup.circles[card], key=f"card {card}")
    scene.add(_from(DECK, SMALL, drawn))
    if chosen:
        edge = shape.inset(-2).element(fill="none", stroke=token("legal"), stroke_width=3.5)
        scene.add(group(edge, _tick(x + CARD / 2 - 6, shape.y + 6), key=f"chosen {card}"))
    place = Place.of(shape, step)
    look = view.look(part)
    look |= {"mark": "none", "does": _does(view, card), "roomy": step >= PITCH and _has_room(view, look)}
    if part in view.legal:
        _legal(scene, shape.x + 4, y + HIGH * CARD / 2 + 4, min(CARD, step) - 8, part)
    scene.target(part, place, _card_words(view, card), group="hand", **look)


def _legal(scene: Scene, x: float, y: float, width: float, part: str) -> None:
    """A line below what can be touched."""
    scene.add(group(Rect(x, y, width, 4, 2).element(fill=token("legal")), key=f"legal {part}"))


def _tick(x: float, y: float) -> Element:
    disc = circle(0, 0, 8, fill=token("legal"), stroke=token("halo"), stroke_width=1.5)
    ink = {"stroke": token("on-strong"), "stroke_width": 2.2, "stroke_linecap": "round"}
    return group(disc, line(-3.5, 0, -1, 3, **ink), line(-1, 3, 4, -3, **ink), at=(x, y))


# The bar: how cards are meant, and what to do with them


def _bar(scene: Scene, view: View, state: Any) -> None:
    scene.name_group("meant", view.say("how-meant"))
    scene.name_group("do", view.say("what-to-do"))
    moves = _moves(view, state)
    _numbers(scene, view, moves)
    _twice(scene, view, moves)
    if "button:pass" in view.legal:
        _button(scene, view, "button:pass", view.say("pass-button"), WIDTH - 360, 92)
    plays = any(part.startswith(MULTI_SELECT) for part in view.legal)
    if view.legal and state.phase in _BUTTONS and (plays or "button:pass" not in view.legal):
        is_alone = not any(part.startswith(INTERPRETATIONS) for parts in moves for part in parts)
        asked = view.say("choose-first" if plays else "only-pass")
        _do(scene, view, view.say(_BUTTONS[state.phase]), asked, is_alone and "button:pass" not in view.legal)


_BUTTONS = {r.PLAY: "play-button", r.DUEL: "show-button", r.EXCHANGE: "put-button"}


def _moves(view: View, state: Any) -> list[frozenset[str]]:
    """The parts of every action that goes with what is selected, however it is meant."""
    chosen = frozenset(part for part in view.selected if part.startswith(MULTI_SELECT))
    if not view.legal or not chosen:
        return []
    game = view.game
    every = (frozenset(game.parts(state, action)) for action in game.legal_actions(state))
    return [parts for parts in every if frozenset(p for p in parts if p.startswith(MULTI_SELECT)) == chosen]


def _numbers(scene: Scene, view: View, moves: Sequence[frozenset[str]]) -> None:
    """The numbers that a selected "?" can stand for."""
    offered = {part for parts in moves for part in parts if part.startswith("number:")}
    if not offered:
        return
    scene.add(group(caption(10, BAR + 20, view.say("stands-for"), 12, anchor="start"), key="as"))
    for number in range(1, 9):
        part, shape = f"number:{number}", Circle(54 + 30 * (number - 1), BAR + 20, 13)
        legal, chosen = part in offered, part in view.selected
        fill = token("legal") if chosen else token("surface")
        ink = token("on-strong") if chosen else token("ink" if legal else "line")
        edge = {"stroke": token("legal" if legal else "line"), "stroke_width": 1.5}
        scene.add(group(shape.element(fill=fill, **edge), text(*shape.centre, str(number), 13, fill=ink), key=part))
        look = view.look(part) | {"mark": "none", "legal": legal}
        scene.target(part, shape, view.say("stands-for-number", n=number), group="meant", **look)


def _twice(scene: Scene, view: View, moves: Sequence[frozenset[str]]) -> None:
    """Draw the choice whether a selected doppelganger counts as two."""
    for part in sorted({part for parts in moves for part in parts if part.startswith("twice:")})[:1]:
        shape, chosen = Rect(292, BAR + 4, 200, 32, 16), part in view.selected
        fill = token("legal") if chosen else token("surface")
        ink = token("on-strong") if chosen else token("ink")
        words_ = text(*shape.centre, view.say("times-two"), 12, fill=ink)
        scene.add(group(shape.element(fill=fill, stroke=token("legal"), stroke_width=1.5), words_, key=part))
        look = view.look(part) | {"mark": "none"}
        scene.target(part, shape, view.say("counts-as-two"), group="meant", **look)


def _button(scene: Scene, view: View, part: str, words_: str, x: float, width: float) -> None:
    shape = Rect(x, BAR + 4, width, 32, 6)
    edge = {"stroke": token("legal"), "stroke_width": 1.5}
    drawn = text(*shape.centre, words_.partition(" (")[0], 13)
    scene.add(group(shape.element(fill=token("surface"), **edge), drawn, key=part))
    scene.target(part, shape, words_, group="do", **(view.look(part) | {"mark": "none"}))


def _do(scene: Scene, view: View, words_: str, asked: str, is_alone: bool) -> None:
    """The button that does what is selected, in the middle where it `is_alone`; its key is said on pointing at it."""
    ready = any(view.selected <= parts for parts in _moves(view, view.state))
    drawn = words_.partition(" (")[0] if view.selected else asked
    width = max(24 + 8 * len(words_), 8 + PHONE * len(asked if is_alone else drawn))
    shape = Rect((WIDTH - width) / 2 if is_alone else WIDTH - width - 8, BAR + 4, width, 32, 6)
    fill, edge, ink = map(token, ("legal", "legal", "on-strong") if ready else ("surface", "line", "muted"))
    button = shape.element(fill=fill, stroke=edge, stroke_width=1.5)
    scene.add(group(button, text(*shape.centre, drawn, 13, bold=True, fill=ink), key="do"))
    scene.target("do:selected", shape, words_, group="do", legal=ready, mark="none")


# The desk: the score, and the cards that have not been seen


def _desk(view: View, state: Any) -> Scene:
    seats = view.game.num_players
    rows = 0 if seats == 1 else seats
    height = 30 + 30 * rows + (128 if "unseen" in view.overlays else 0) + (22 if seats == 1 else 0)
    scene = Scene(DESK, height, view.say("score"))
    scene.name_group("score", view.say("score"))
    scene.add(_panel(0, 0, DESK, height, "score"))
    head = capital(heading(view.game.setup, state, view.cast))
    scene.add(group(text(12, 16, head, 13, anchor="start", bold=True), key="round"))
    scene.add(group(caption(DESK - 10, 16, view.say("stakes"), anchor="end"), key="stakes"))
    for seat in range(rows):
        _score(scene, view, state, seat, 28 + 30 * seat)
    if seats == 1:
        played = view.say("cards-in-plays", cards=_cards(view, state.laid), plays=int(state.plays))
        scene.add(group(caption(12, 38, played, 12, anchor="start"), key="laid"))
    if "unseen" in view.overlays:
        _unseen(scene, view, state, height - 122)
    return scene


def _score(scene: Scene, view: View, state: Any, seat: int, y: float) -> None:
    """A player's points that are lost, and what the last round cost."""
    lost, points = state.lost[seat], view.game.setup.points
    name = text(32, y + 14, view.short(seat, 14), 13, anchor="start", bold=state.player == seat)
    scene.add(group(seat_mark(18, y + 14, 16, seat), name, key=f"score {seat}"))
    cost = view.say("won-it") if state.winner == seat + 1 else ""
    if state.winner and not cost:
        circles = int(state.penalty[seat])
        paid = r.points_for(view.game.setup, circles)
        cost = view.say("paid-for", circles=view.say("circles", n=circles), n=paid)
    scene.add(group(caption(198, y + 14, cost, 11, anchor="end"), key=f"cost {seat}"))
    if points <= MANY and view.game.setup.ends == choice.LAST_POINT:
        dots = [_heart(DESK - 16 - 17 * (points - 1 - i), y + 14, i < lost) for i in range(points)]
    else:
        dots = [text(DESK - 10, y + 14, standing(view.game.setup, state, seat), 12, anchor="end")]
    scene.add(group(*dots, key=f"lost {seat}"))
    label = in_a_row([view.names[seat], standing(view.game.setup, state, seat), cost])
    look = view.look(f"score:{seat}") | {"mark": "none", "does": view.say("score-does")}
    scene.target(f"score:{seat}", Rect(4, y, DESK - 8, 28, 6), label, group="score", **look)


def _heart(x: float, y: float, lost: bool) -> Element:
    """A point; a lost one is empty and crossed out. A heart, as circles are on the cards."""
    fill = "none" if lost else token("best")
    heart = path(HEART, fill=fill, stroke=token("ink"), stroke_width=1.5, stroke_linejoin="round")
    cross = line(-4, 4, 4, -4, stroke=token("ink"), stroke_width=1.8) if lost else None
    return group(heart, cross, at=(x, y))


def _unseen(scene: Scene, view: View, state: Any, top: float) -> None:
    """A table of all cards: those that the one who looks has not seen stand out."""
    setup = view.game.setup
    hidden = state.deck if view.seat is None else unseen(setup, state, view.seat)
    known = view.say("not-seen", cards=_cards(view, hidden.bit_count()))
    scene.add(group(caption(12, top, known, anchor="start"), key="unseen words"))
    rows = [([0], 0, 8), ([8, 16], 1, 8), ([24], 2, 6), ([30], None, 2)]
    for row, (firsts, suit, count) in enumerate(rows):
        y = top + 24 + 26 * row
        mark = suit_mark(20, y, suit, 15) if suit is not None else text(20, y, "?", 14, bold=True)
        scene.add(group(mark, key=f"unseen row {row}"))
        for i in range(count):
            x = 48 + 31 * i
            there = [first + i for first in firsts if setup.deck >> first + i & 1]
            left = [card for card in there if hidden >> card & 1]
            name = view.say(("white", "black")[i]) if suit is None else str(i + 1)
            scene.add(_cell(x, y, name, len(there), len(left), f"unseen {row} {i}"))


def _cell(x: float, y: float, name: str, there: int, left: int, key: str) -> Element:
    """A card that is still unseen is framed, with a dot for each if there are two; a seen one is pale."""
    wide = 27 if len(name) == 1 else 44
    x += (wide - 27) / 2 * (1 if name != "black" else 2.9)
    frame = rect(-wide / 2, -11, wide, 22, 4, fill=token("surface"), stroke=token("ink"), stroke_width=1.3)
    ink = token("ink") if left else token("line")
    dots = [circle(-3 + 6 * k, 7.5, 1.6, fill=ink) for k in range(left)] if there > 1 else []
    words_ = text(0, -2 if there > 1 else 0, name, 12, bold=bool(left), fill=ink) if there else None
    return group(frame if left else None, words_, *dots, at=(x, y), key=key)
