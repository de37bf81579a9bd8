"""How a game of Taxi Derby is told: the goal, drives with what they bring, pursuits, tickets, and the end."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from catlib.chance import counted
from catlib.game import Cast, Step, capital, listed, seats_of, share_alone
from catlib.rules import TERMINAL

from . import phases
from . import rules as r
from .cards import TYPE_NAMES, TYPES, UPGRADE_NAMES, UPGRADES
from .city import LANDMARKS
from .passengers import fare
from .patrol import ticket_faces
from .prizes import prize, total
from .setup import PRIZES, STEPS, TO_STATION
from .standstill import is_at_standstill
from .streets import spaces_between
from .turns import is_triggered, may_act, may_stop
from .upgrades import limit, price_for, reach, tier_bonus
from .words import PRIZE_NAMES, fine_words, landmark_name, node_name, tile_words

NAMES = {
    "random": "Tourist (plays anything)",
    "law-abiding": "Careful Carla (easy)",
    "expected money": "Fast Eddie (medium)",
    "tree search": "The Dispatcher (strong)",
}


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """What it takes to win, what everybody has, prizes too once it is over, and when it ends."""
    over = state.phase == phases.OVER
    has = ", ".join(f"{cast.who(s)} ${total(setup, state, s) if over else state.money[s]}" for s in range(setup.seats))
    empty = sum(depth >= setup.stack_size for depth in state.depth[: setup.stacks])
    end = f". One more turn each: {counted(state.last, 'turn')} left" if state.last else f". {_end(setup, empty)}"
    end = " with all prizes" if over else end
    return f"Most money wins: bring passengers where they want to go. {capital(has)}{end}"


def _end(setup: Any, empty: int) -> str:
    stacks = f"{setup.end_stacks} of {setup.stacks} stacks are used up (now {empty})"
    return f"It ends when {stacks}, or 2 with nobody left to wait"


_ASKS = {
    phases.HOME: "Click the space where your taxi starts.",
    phases.LOSE: "Choose the upgrade to give up.",
    phases.ANEW: "The ticket is settled: choose your last action anew, or end your turn.",
}


def ask(setup: Any, state: Any, cast: Cast) -> str:
    """What whoever decides can touch and why; while driving, how far the limit still is."""
    if state.phase == phases.DRIVE:
        return f"{_ask_driver(setup, state)} {counted(state.moved, 'space')} driven, {_speed(setup, state)}."
    if state.phase == phases.PATROL:
        far = counted(reach(setup, state, state.seat), "space")
        why = f"You kept the speed limit, so you may move the patrol car, up to {far}"
        return f"{why}: click where to put it, or click the car to leave it. Near a rival it makes speeding risky."
    if state.phase == phases.CHASE:
        far, whom = counted(state.chase, "space"), cast.who(state.seat)
        return f"The patrol car has {far} to come after {whom}, and several ways: click where it stops."
    return _ASKS.get(state.phase, "")


def _ask_driver(setup: Any, state: Any) -> str:
    """What can be done here, where to go next, and what a last action means."""
    here = _at_hand(setup, state)
    things = ", or ".join([*here, f"where to go ({_errand(setup, state)})"])
    fast = state.moved > limit(setup, state, state.seat)
    why = "You are over the speed limit" if fast else "You have acted in this turn" if state.acted else ""
    means = f" {why}: what you do here ends your turn, and the patrol car moves first." if here and why else ""
    return f"Click {things}, or end your turn.{means}"


def _at_hand(setup: Any, state: Any) -> list[str]:
    """What a taxi can do on the space where it stands, as things to click."""
    if not state.fresh or not may_stop(setup, state, state.seat, state.node[state.seat]):
        return []
    here = {
        "the card of the passenger who waits here": [phases.PICK_UP],
        "your passenger, who gets off here": [phases.DROP_OFF, phases.DROP_OFF + 1],
        "an upgrade that this shop sells": range(phases.BUY, phases.END),
    }
    return [thing for thing, actions in here.items() if any(may_act(setup, state, action) for action in actions)]


def _errand(setup: Any, state: Any) -> str:
    """Where a taxi earns money next."""
    tiles = [tile - 1 for tile in state.aboard[2 * state.seat : 2 * state.seat + 2] if tile]
    if not tiles:
        return "to a cat who waits, or to a shop"
    places = listed(sorted({LANDMARKS[setup.tile_to[tile]] for tile in tiles}))
    return f"your passenger wants to {places}" if len(tiles) == 1 else f"your passengers want to {places}"


def _speed(setup: Any, state: Any) -> str:
    """How a turn stands to the speed limit."""
    over = state.moved - limit(setup, state, state.seat)
    if over < 0:
        return f"{counted(-over, 'space')} to the speed limit"
    if over == 0:
        return "at the speed limit"
    away = spaces_between(setup, state, state.patrol, state.node[state.seat])
    faces, sides = ticket_faces(setup, away, over), setup.die_sides
    catches = {0: "it cannot reach you here", sides: "it surely catches you here"}
    how = catches.get(faces, f"here it catches you with {faces} of {sides} faces of its die")
    return f"{over} over the speed limit: the patrol car will chase you, {how}"


def turn_of(setup: Any, state: Any) -> int:
    """Whose turn it is; nobody's while the game is set up."""
    setting_up = state.phase == phases.HOME or (state.stage == phases.SETTING_UP and state.phase != phases.OVER)
    return -1 if setting_up or state.player == TERMINAL else int(state.seat)


def heading(setup: Any, state: Any, cast: Cast) -> str:
    """The round and whose turn it is."""
    seat = turn_of(setup, state)
    return f"round {state.round + 1}: {cast.whose(seat)} turn" if seat >= 0 else "before the first turn"


def roller(setup: Any, state: Any) -> int:
    """Whose turn brings the die, the ticket or the passenger; nobody's in the set-up."""
    return turn_of(setup, state)


def together(setup: Any, state: Any, action: int) -> Hashable:
    """Spaces driven in a row; in the set-up all quarters, upgrades, and passengers; after a turn its new passengers."""
    if state.phase == phases.DRIVE and action < STEPS:
        return "drive", state.seat
    if state.player >= 0:
        return None
    return roller(setup, state), state.phase


def tell(step: Step) -> Sequence[str]:
    """What was done or drawn, and what it brought."""
    return [*_TELL[step.before.phase](step), *_brought(step)]


def _tell_home(step: Step) -> Iterator[str]:
    where = node_name(step.setup, step.action - phases.NODE, step.after)
    yield f"{step.cast.does(step.before.player, 'start')} at {where}"


def _tell_streets(step: Step) -> Iterator[str]:
    yield "The quarters of the city are laid anew"


def _tell_tokens(step: Step) -> Iterator[str]:
    before, after = step.before, step.after
    for s in range(step.setup.seats):
        places = range(UPGRADES * s, UPGRADES * (s + 1))
        got = [UPGRADE_NAMES[i % UPGRADES] for i in places if after.token[i] > before.token[i]]
        if got:
            yield f"{step.cast.does(s, 'get')} {listed(got)}"
    yield "The other upgrades are for sale in the stores"


def _tell_tiles(step: Step) -> Iterator[str]:
    setup, found = step.setup, []
    for before, _, after in step.moves:
        place = next(i for i in range(2 * setup.stacks) if after.up[i] and not before.up[i])
        where = node_name(setup, setup.place_node[place], after)
        words = tile_words(setup, after.up[place] - 1)
        found.append(f"{'an' if words[0] in 'aeiou' else 'a'} {words} at {where}")
    if turn_of(setup, step.before) < 0:
        yield f"{counted(len(found), 'passenger')} {'waits' if len(found) == 1 else 'wait'} in the city"
    else:
        yield f"New: {listed(found)}"


def _tell_turn(step: Step) -> Iterator[str]:
    before, after, setup, s = step.before, step.after, step.setup, step.before.seat
    action = step.action
    if action < STEPS:
        spaces = len(step.plies)
        there = node_name(setup, after.node[s], after) if after.seat == s else ""
        yield f"{step.cast.does(s, 'drive')} {counted(spaces, 'space')} to {there}"
        yield from _over_the_limit(step, spaces)
    elif action == phases.PICK_UP:
        tile = before.up[setup.pickup[before.node[s]]] - 1
        yield from _announced(step, "pick", f"up the {tile_words(setup, tile)}")
    elif action < phases.BUY:
        tile = before.aboard[2 * s + action - phases.DROP_OFF] - 1
        where = landmark_name(setup.tile_to[tile])
        pay = f": {_paid(step, s, tile)}" if after.money[s] > before.money[s] else ""
        yield from _announced(step, "drop", f"off the {TYPE_NAMES[setup.tile_type[tile]]} at {where}{pay}")
    elif action != phases.END:
        paid = f" for ${before.money[s] - after.money[s]}" if after.money[s] < before.money[s] else ""
        yield from _announced(step, "buy", f"{UPGRADE_NAMES[action - phases.BUY]}{paid}")


def _paid(step: Step, s: int, tile: int) -> str:
    """The fare of a passenger, and what of it the driver's upgrades bring."""
    setup, before = step.setup, step.before
    tokens = before.token[UPGRADES * s : UPGRADES * (s + 1)]
    more = sum(tier_bonus(n) for u, n in enumerate(tokens) if setup.tile_needs[tile] >> u & 1)
    return f"+${fare(setup, before, s, tile)}" + (f", ${more} of it for upgrades" if more else "")


def _over_the_limit(step: Step, spaces: int) -> Iterator[str]:
    s = step.before.seat
    over = step.before.moved + spaces - limit(step.setup, step.before, s)
    if over > 0:
        yield f"That is {over} over the speed limit"


def _announced(step: Step, verb: str, what: str) -> Iterator[str]:
    """An action, or with the last of a turn what is to come after the patrol car."""
    s = step.before.seat
    if step.after.final == step.action:
        yield f"{step.cast.does(s, 'are')} about to {verb} {what}: the last action, so first the patrol car moves"
    else:
        yield f"{step.cast.does(s, verb)} {what}"


def _tell_pursuit(step: Step) -> Iterator[str]:
    before, after, s = step.before, step.after, step.before.seat
    over = before.moved - limit(step.setup, before, s)
    far = counted((step.action + 1) * over, "space")
    times = f"times {over} over the speed limit: the patrol car has {far} to come after {step.cast.who(s)}"
    yield f"The pursuit die shows {step.action + 1}, {times}"
    if after.phase == phases.CHASE:
        return
    yield _caught_or_not(step, s) if after.patrol != before.patrol or after.phase == phases.TICKET else "It stays"


def _caught_or_not(step: Step, s: int) -> str:
    if step.after.phase == phases.TICKET or step.after.tickets[s] > step.before.tickets[s]:
        return f"The patrol car catches {step.cast.who(s)}"
    where = node_name(step.setup, step.after.patrol, step.after)
    return f"The patrol car comes to {where} and does not reach {step.cast.who(s)}"


def _tell_chase(step: Step) -> Iterator[str]:
    yield _caught_or_not(step, step.before.seat)


def _tell_patrol(step: Step) -> Iterator[str]:
    where = node_name(step.setup, step.action - phases.NODE, step.after)
    stays = step.action - phases.NODE == step.before.patrol
    what = "{leave} the patrol car where it is" if stays else f"{{put}} the patrol car at {where}"
    yield step.cast.phrase(step.before.player, f"kept the speed limit and {what}")


def _tell_ticket(step: Step) -> Iterator[str]:
    who = step.before.ticketed
    fine = step.setup.ticket_fine[step.action]
    what = "to the police station" if fine == TO_STATION else fine_words(step.setup, step.action)
    if step.earlier is not None and step.earlier.phase == phases.DRIVE and who == step.before.seat:
        yield f"{step.cast.does(who, 'stop')} on the patrol car's own space"
    yield f"{step.cast.does(who, 'get')} a ticket: {what}"


def _tell_lose(step: Step) -> Iterator[str]:
    s = step.before.player
    if step.action == phases.KEEP_LAST:
        yield f"{step.cast.does(s, 'keep')} the last upgrade and {step.cast.verb(s, 'are')} impounded instead"


_TELL: dict[int, Any] = {
    phases.LAY: _tell_streets,
    phases.HOME: _tell_home,
    phases.TOKEN: _tell_tokens,
    phases.TILE: _tell_tiles,
    phases.DRIVE: _tell_turn,
    phases.ROLL: _tell_pursuit,
    phases.CHASE: _tell_chase,
    phases.PATROL: _tell_patrol,
    phases.TICKET: _tell_ticket,
    phases.LOSE: _tell_lose,
    phases.ANEW: _tell_turn,
}


# What it brought


def _brought(step: Step) -> Iterator[str]:
    """Money, upgrades, passengers and places that changed."""
    if step.before.phase == phases.TOKEN or (
        step.before.phase in (phases.DRIVE, phases.ANEW) and step.action < phases.END
    ):
        return
    for s in range(step.setup.seats):
        yield from _lost(step, s)
        yield from _gained(step, s)
    if step.after.last and not step.before.last:
        yield "The end is near: everybody has one more turn"


def _gained(step: Step, s: int) -> Iterator[str]:
    before, after, cast = step.before, step.after, step.cast
    ridden = _delivered(step, s)
    if ridden:
        yield f"{cast.does(s, 'deliver')} the passenger: {_paid(step, s, ridden[0] - 1)}"
    elif after.money[s] > before.money[s]:
        yield f"{cast.does(s, 'get')} ${after.money[s] - before.money[s]}"
    new = [t for t in after.aboard[2 * s : 2 * s + 2] if t and t not in before.aboard[2 * s : 2 * s + 2]]
    if new:
        yield f"{cast.does(s, 'pick')} up the {tile_words(step.setup, new[0] - 1)}"
    for u in _bought(step, s):
        yield f"{cast.does(s, 'buy')} {UPGRADE_NAMES[u]} for ${_price(step, s)}"


def _delivered(step: Step, s: int) -> list[int]:
    """The passenger whom a driver delivered, if there was one, as numbers of tiles from 1."""
    of = slice(TYPES * s, TYPES * (s + 1))
    return _gone(step, s) if sum(step.after.delivered[of]) > sum(step.before.delivered[of]) else []


def _gone(step: Step, s: int) -> list[int]:
    aboard = step.after.aboard[2 * s : 2 * s + 2]
    return [t for t in step.before.aboard[2 * s : 2 * s + 2] if t and t not in aboard]


def _bought(step: Step, s: int) -> list[int]:
    return [u for u in range(UPGRADES) if step.after.token[UPGRADES * s + u] > step.before.token[UPGRADES * s + u]]


def _price(step: Step, s: int) -> int:
    """What a token cost where the taxi stands."""
    return int(price_for(step.setup, step.before, s, step.setup.store[step.after.node[s]]))


def _lost(step: Step, s: int) -> Iterator[str]:
    """Dollars that a ticket took, upgrades, passengers, and the way to the station."""
    before, after, cast = step.before, step.after, step.cast
    ridden = _delivered(step, s)
    paid = before.money[s] - after.money[s] - sum(_price(step, s) for _ in _bought(step, s))
    paid += sum(fare(step.setup, before, s, tile - 1) for tile in ridden)
    if paid > 0:
        yield f"{cast.does(s, 'pay')} ${paid}"
    for u in range(UPGRADES):
        if after.token[UPGRADES * s + u] < before.token[UPGRADES * s + u]:
            yield f"{cast.does(s, 'lose')} {UPGRADE_NAMES[u]}"
    if (gone := _gone(step, s)) and not ridden:
        yield f"{cast.does(s, 'lose')} {counted(len(gone), 'passenger')}"
    if after.node[s] == step.setup.station_node != before.node[s] and step.before.phase != phases.HOME:
        settled = step.before.phase == phases.TICKET and step.setup.ticket_fine[step.action] == TO_STATION
        chosen = step.before.phase == phases.LOSE and step.action == phases.KEEP_LAST
        why = "" if settled or chosen else f"{cast.who(s)} cannot settle it: "
        yield f"{why}{cast.whose(s)} taxi is towed to the police station"


# What is outlined


def marks(step: Step) -> Mapping[str, str]:
    """Taxis that others drove, the patrol car, passengers that came."""
    before, after = step.before, step.after
    found: dict[str, str] = {}
    if turn_of(step.setup, before) < 0:
        return found
    for s in range(step.setup.seats):
        if after.node[s] != before.node[s] and s != step.seat:
            found[f"space:{after.node[s]}"] = f"{step.cast.who(s)} drove here"
    if after.patrol != before.patrol:
        found[f"space:{after.patrol}"] = "the patrol car came here"
    for place in range(2 * step.setup.stacks):
        if after.up[place] and after.up[place] != before.up[place]:
            found[f"passenger:{place}"] = "new"
    return found


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Money with each prize, and tickets."""
    paid = [(prize(setup, state, thing, seat), PRIZE_NAMES[name]) for thing, name in enumerate(PRIZES)]
    prizes = ", ".join(f"${dollars} {name}" for dollars, name in paid if dollars)
    earned = f"${state.money[seat]} earned" + (f" and prizes: {prizes}" if prizes else "")
    return f"${total(setup, state, seat)} ({earned}); {counted(state.tickets[seat], 'ticket')}"


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Who has won with how much, what the prizes did, and why the game ended."""
    paid, shares = [0] * setup.seats, [0.0] * setup.seats
    r.returns(setup, state, paid)
    won = seats_of(share_alone(setup, state, paid, setup.seats, shares))
    if not won:
        return f"All have the same: nobody has won. {_over(setup, state)}"
    verb = cast.verb(won[0], "win") if len(won) == 1 else "win"
    others = [s for s in range(setup.seats) if s not in won]
    has = [f"${total(setup, state, s)}" for s in [*won, *others]]
    rich = max(range(setup.seats), key=lambda s: state.money[s])
    why = "" if rich in won else f"; without prizes {cast.does(rich, 'have')} more"
    said = f"{listed([cast.who(s) for s in won])} {verb} {' to '.join(has)} with all prizes{why}"
    return f"{capital(said)}. {_over(setup, state)}"


def _over(setup: Any, state: Any) -> str:
    """Why the game ended."""
    if not is_triggered(setup, state):
        still = is_at_standstill(setup, state)
        served = "nobody could serve anybody any more; then everybody had one more turn"
        return f"The game ended because {served if still else 'its rounds were over'}"
    empty = sum(depth == setup.stack_size for depth in state.depth[: setup.stacks])
    beside = "" if empty >= setup.end_stacks else ", two of them with nobody left beside them"
    gone = f"{empty} of {setup.stacks} stacks of passengers were empty{beside}"
    return f"The game ended because {gone}; then everybody had one more turn"
