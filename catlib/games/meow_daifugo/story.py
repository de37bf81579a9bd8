"""How a game of Meow Meow Daifugō is told: what counts, every play, pass and card as its reader may know it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from catlib.chance import counted
from catlib.game import Cast, Step, capital, listed

from . import rules as r
from .cards import card_name, cards_of
from .setup import LAST_POINT
from .words import COLOURS, action_as_seen_by, action_to_string, name_of_play, play_name

NAMES = {
    "random": "Kitten (plays anything)",
    "lowest first": "Momo (easy)",
    "fewest plays": "Hana (medium)",
    "searcher": "Old Neko (strong)",
}


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """What it takes to win, and how everybody stands."""
    if setup.seats == 1:
        return f"Play all your cards in as few turns as you can; this is turn {state.turn}"
    cards = _said([f"{cast.who(s)} {counted(state.size[s], 'card')}" for s in range(setup.seats)])
    lost = _said([f"{cast.who(s)} {state.lost[s]}" for s in range(setup.seats)])
    if setup.ends == LAST_POINT:
        return f"First to play all cards wins; the others pay for circles on cards left. {cards}. Points lost: {lost}"
    return f"First to play all cards wins the round. {cards}"


def _said(parts: Sequence[str]) -> str:
    said = ", ".join(parts)
    return capital(said)


def ask(setup: Any, state: Any, cast: Cast) -> str:
    """What whoever decides can touch, and what has to be beaten."""
    if state.phase == r.EXCHANGE:
        return "You have both ? cards: click the one that goes under the deck."
    if state.phase == r.DUEL:
        return "Click a card to show; the lowest one starts."
    if state.phase == r.CHOOSE:
        return "Click a card of the field to take it, or take the top card of the deck."
    if state.phase != r.PLAY:
        return ""
    if setup.seats == 1:
        many = counted(state.turn, "card")
        return f"Click cards to play: one, equal numbers, or a row. With {many} or more you choose your next card."
    if state.must:
        return f"You lead: click cards to play, {card_name(state.must - 1)} with them."
    if state.top:
        return _ask_to_beat(setup, state, play_name(state.top - 1))
    return "You lead: click cards to play: one, equal numbers, or three or more in a row of one suit."


def _ask_to_beat(setup: Any, state: Any, top: str) -> str:
    """Whether anything in the hand beats what lies there, and what else can be done."""
    found = [0] * r.NUM_ACTIONS
    legal = found[: r.legal_actions(setup, state, found)]
    takes = any(r.TAKE <= action < r.PASS for action in legal)
    passing = "pass and take a card of the field" if takes else "pass"
    if r.is_play(min(legal)):
        return f"Click cards that beat {top} (as many, of the same sort, higher), or {passing}."
    return f"You have nothing that beats {top}: {passing}."


def turn_of(setup: Any, state: Any) -> int:
    """Whose turn it is; nobody's while cards are dealt."""
    if state.phase in (r.SHUFFLE, r.DEAL, r.OVER):
        return -1
    return int(state.player) if state.player >= 0 else int(state.next)


def heading(setup: Any, state: Any, cast: Cast) -> str:
    """The round, or the turn of a game for one."""
    return f"turn {state.turn}" if setup.seats == 1 else f"round {max(1, state.round)}"


def roller(setup: Any, state: Any) -> int:
    """Nobody: the deck gives."""
    return -1


def together(setup: Any, state: Any, action: int) -> Hashable:
    """The cards of a deal, and those that are turned up."""
    return None if state.player >= 0 or state.phase == r.DRAW else state.phase


def tell(step: Step) -> Sequence[str]:
    """What was played, taken or turned up, and what a round cost."""
    phase = step.before.phase
    if step.before.player == r.CHANCE:
        return list(_TELL_CARDS[phase](step))
    return [*_tell_decision(step), *_round_over(step)]


def _may_see(step: Step, seat: int) -> bool:
    return step.seat in (None, seat)


def _tell_deal(step: Step) -> Iterator[str]:
    """The deal, with the cards of whoever reads."""
    setup = step.setup
    each = counted(step.after.size[0], "card")
    if step.before.winner and setup.seats > 1:
        yield f"The last round went to {step.cast.who(step.before.winner - 1)}"
    yield f"{each} are dealt" + (" to each" if setup.seats > 1 else "")
    for s in range(setup.seats):
        if _may_see(step, s):
            held = listed([card_name(card) for card in cards_of(step.after.hand[s])])
            yield f"{step.cast.does(s, 'have')} {held}"


def _tell_turned_up(step: Step) -> Iterator[str]:
    shown = [card_name(action) for _, action, _ in step.moves]
    yield f"{listed(shown)} {'is' if len(shown) == 1 else 'are'} turned up in the field"


def _tell_draw(step: Step) -> Iterator[str]:
    s = step.before.drawing - 1
    yield f"{step.cast.does(s, 'draw')} {card_name(step.action) if _may_see(step, s) else 'a card'}"


_TELL_CARDS: dict[int, Any] = {
    r.SHUFFLE: lambda step: ["The deck is shuffled"],
    r.DEAL: _tell_deal,
    r.TURN_UP: _tell_turned_up,
    r.DRAW: _tell_draw,
}


def _tell_decision(step: Step) -> Iterator[str]:
    before, cast, action, s = step.before, step.cast, step.action, step.before.player
    if r.is_play(action):
        yield from _tell_play(step)
    elif action < r.PASS:
        taken = card_name(before.field[action - r.TAKE] - 1)
        passes = "" if before.phase == r.CHOOSE else f"{cast.verb(s, 'pass')} and "
        yield f"{cast.who(s)} {passes}{cast.verb(s, 'take')} {taken} from the field"
    elif action == r.PASS:
        yield cast.does(s, "pass")
    elif action >= r.SHOW:
        yield from _tell_show(step)
    elif action >= r.UNDER:
        known = f"{COLOURS[action - r.UNDER]} ?" if _may_see(step, s) else "a ?"
        yield f"{cast.does(s, 'put')} {known} under the deck"
    else:
        yield f"{cast.does(s, 'take')} the top card of the deck"
    if before.top and not step.after.top and before.phase != r.DUEL and not r.is_play(action):
        leads = step.after.next if step.after.player < 0 else step.after.player
        if _goes_on(step):
            yield f"Nobody beats {play_name(before.top - 1)}: {cast.does(leads, 'lead')} next"


def _goes_on(step: Step) -> bool:
    """Whether the round goes on with a new lead."""
    return step.setup.seats > 1 and step.after.phase != r.OVER and step.after.round == step.before.round


def _tell_play(step: Step) -> Iterator[str]:
    before, cast, s = step.before, step.cast, step.before.player
    verb = "lead" if step.setup.seats > 1 and not before.top else "play"
    over = f" over {play_name(before.top - 1)}" if before.top else ""
    left = before.size[s] - step.setup.cards[r.play_of(step.setup, step.action)]
    rest = f"{counted(left, 'card')} left" if left else f"{cast.whose(s)} hand is empty"
    yield f"{cast.does(s, verb)} {name_of_play(step.setup, step.action)}{over}; {rest}"


def _tell_show(step: Step) -> Iterator[str]:
    """A card of the duel for the start; all are named once the last is shown."""
    before, cast, s = step.before, step.cast, step.before.player
    if before.duel < step.setup.seats - 1:
        yield f"{cast.does(s, 'choose')} {_shown_card(step, s)} to show"
        return
    shown = [(seat, card - 1) for seat, card in enumerate(before.shown) if card] + [(s, step.action - r.SHOW)]
    yield "; ".join(f"{cast.does(seat, 'show')} {card_name(card)}" for seat, card in sorted(shown))
    if step.after.duel >= step.setup.seats or step.after.phase == r.PLAY:
        yield f"The lowest starts: {cast.who(step.after.player)}"


def _shown_card(step: Step, s: int) -> str:
    say = action_to_string if step.seat is None else action_as_seen_by
    more = () if step.seat is None else (step.seat,)
    return say(step.setup, step.before, step.action, *more).removeprefix("show ")


def _round_over(step: Step) -> Iterator[str]:
    """Who has emptied the hand, and what the others pay."""
    before, after, cast, s = step.before, step.after, step.cast, step.before.player
    if not r.is_play(step.action) or step.setup.cards[r.play_of(step.setup, step.action)] < before.size[s]:
        return
    if step.setup.seats == 1:
        yield f"All cards are played, on turn {before.turn}"
        return
    yield f"{cast.does(s, 'win')} the round"
    for other in range(step.setup.seats):
        circles = r.circles_of(step.setup, before.hand[other]) if other != s else 0
        if lost := after.lost[other] - before.lost[other]:
            why = f"{counted(circles, 'circle')} on the cards left"
            yield f"{cast.does(other, 'lose')} {counted(lost, 'point')} for {why}"


# What is outlined


def marks(step: Step) -> Mapping[str, str]:
    """Cards of the field that are new, and those that came to the reader's hand."""
    before, after, s = step.before, step.after, step.seat
    if before.phase in (r.SHUFFLE, r.DEAL) or before.round != after.round:
        return {}
    found = {f"field:{i}": "new" for i, card in enumerate(after.field) if card and card != before.field[i]}
    if s is not None and 0 <= s < step.setup.seats:
        found |= {f"card:{card}": "just taken" for card in cards_of(after.hand[s] & ~before.hand[s])}
    return found


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Points lost, or the turn on which a game for one was cleared."""
    if setup.seats == 1:
        return f"cleared on turn {state.turn}" if state.cleared else "not cleared"
    return f"{counted(state.lost[seat], 'point')} lost"


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Who won the last round, and who has lost the match by what."""
    if setup.seats == 1:
        turns = counted(state.turn, "turn")
        return f"You have played all your cards in {turns}" if state.cleared else f"Not cleared in {turns}"
    won = f"{cast.does(state.winner - 1, 'win')} the round with an empty hand"
    losers = [s for s in range(setup.seats) if state.losers >> s & 1]
    if setup.seats == 2 and losers:
        best = 1 - losers[0]
        has = f"{cast.does(losers[0], 'have')} lost {counted(state.lost[losers[0]], 'point')}"
        return capital(f"{cast.does(best, 'win')} the match: {has}")
    why = [f"{cast.does(s, 'lose')} the match with {counted(state.lost[s], 'point')} lost" for s in losers]
    said = "; ".join([won, *why])
    return capital(said)
