"""How a game of Empire is told: the goal, new cubes, battles die by die with what they cost, and the end."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from catlib.chance import counted
from catlib.game import Cast, Step, capital, listed
from catlib.rules import TERMINAL, lowest_place

from . import phases
from .board import cubes_of
from .placing import new_cubes
from .sets import award
from .setup import OBJECTIVE_MISSIONS, TIES_DEFENDER, city_of, missions_of
from .words import card_name, mission_of, neighborhood, set_name

NAMES = {"random": "Recruit (plays anything)", "greedy": "Captain (medium)", "searching": "General (strong)"}
FREE = (phases.FREE_FROM, phases.FREE_TO, phases.FREE_COUNT)


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """What it takes to win, and who holds how much."""
    holds = ", ".join(f"{cast.who(s)} {state.count[s]}" for s in range(setup.seats))
    holds = capital(holds)
    if setup.objective == OBJECTIVE_MISSIONS:
        own = mission_of(setup, state, seat) if seat is not None and 0 <= seat < setup.seats else ""
        return f"First to do what the own Occupation card says{f' ({own})' if own else ''}. Neighborhoods: {holds}"
    limit = f", or the most after {counted(setup.turn_limit, 'round')}," if setup.turn_limit else ""
    return f"First to hold all {setup.size} neighborhoods{limit} wins. {holds}"


_ASKS = {
    phases.PLACE: "Click your neighborhoods to put cubes there.",
    phases.EXCHANGE: "Click three cards that make a set for more cubes, or keep your cards.",
    phases.BONUS: "Choose where the cubes of the set go.",
    phases.ATTACK: "Click a rival neighborhood to attack it, one of yours to attack from, or end your attacks.",
    phases.TARGET: "Click the neighbour to attack.",
    phases.DICE: "Choose how many dice to roll: the more, the better your chance.",
    phases.DEFEND: "You are attacked: choose how many dice to defend with.",
    phases.MOVE_IN: "You have taken it: choose how many cubes move in.",
    phases.FREE_FROM: "Move cubes once to a neighbour, or end your turn.",
    phases.FREE_TO: "Click where the cubes go.",
    phases.FREE_COUNT: "Choose how many cubes move.",
}


def ask(setup: Any, state: Any, cast: Cast) -> str:
    """What whoever decides can touch, and the numbers that matter."""
    asked = _ASKS.get(state.phase, "")
    if state.phase == phases.PLACE:
        return f"{asked} {counted(state.reserve[state.player], 'cube')} to go."
    return asked


def turn_of(setup: Any, state: Any) -> int:
    """Whose turn it is; nobody's while the map is filled."""
    return int(state.seat) if state.stage > phases.FILLING and state.player != TERMINAL else -1


def heading(setup: Any, state: Any, cast: Cast) -> str:
    """The round and whose turn it is."""
    seat = turn_of(setup, state)
    return f"round {state.round + 1}: {cast.whose(seat)} turn" if seat >= 0 else "before the first turn"


def roller(setup: Any, state: Any) -> int:
    """Whose die rolls next: the attacker's, then the defender's."""
    if state.phase == phases.START_ROLL:
        return int(lowest_place(state.pending))
    if state.phase == phases.ROLL and state.rolled >= state.attacking:
        return int(state.owner[state.target])
    return int(state.seat)


def together(setup: Any, state: Any, action: int) -> Hashable:
    """Dice of one side, the deal, cubes that are placed in a row, an attack with its target, a free move."""
    phase = state.phase
    if phase == phases.DEAL:
        return phase
    if phase == phases.PLACE:
        return (phase, state.seat) if state.stage > phases.FILLING else phase
    if phase in (phases.ATTACK, phases.TARGET) and not (phase == phases.ATTACK and action == phases.STOP):
        return phases.ATTACK, state.seat
    if phase in FREE and action != phases.STOP:
        return phases.FREE_FROM, state.seat
    if state.player >= 0:
        return None
    return roller(setup, state), phase


def tell(step: Step) -> Sequence[str]:
    """What was done or rolled, and what it cost or brought."""
    return [*_TELL[step.before.phase](step), *_brought(step)]


def _name(step: Step, owner: int) -> str:
    return "the neutral cubes" if owner == phases.NEUTRAL else step.cast.who(owner)


def _does(step: Step, owner: int, verb: str) -> str:
    return f"the neutral cubes {verb}" if owner == phases.NEUTRAL else step.cast.does(owner, verb)


def _tell_start(step: Step) -> Iterator[str]:
    shown = listed([str(action + 1) for _, action, _ in step.moves], "then")
    yield f"{step.cast.does(roller(step.setup, step.before), 'roll')} a {shown} for the start"


def _tell_mission(step: Step) -> Iterator[str]:
    if step.seat not in (None, step.before.seat):
        yield f"{step.cast.does(step.before.seat, 'get')} an Occupation card"
        return
    mission = missions_of(step.setup)[step.action]
    yield f"{step.cast.whose(step.before.seat)} Occupation card is {mission.name}: {mission.sentence()}"


def _tell_deal(step: Step) -> Iterator[str]:
    held = listed([f"{step.cast.who(s)} {step.after.count[s]}" for s in range(step.setup.seats)])
    yield f"The neighborhoods are dealt: {held}"


def _tell_place(step: Step) -> Iterator[str]:
    """Where cubes were put; in the set-up, by everybody in turn."""
    before, after = step.before, step.after
    if before.stage <= phases.FILLING:
        who = [s for s in range(step.setup.seats) if after.reserve[s] < before.reserve[s]]
        if len(who) == 1:
            yield step.cast.phrase(who[0], "{place} cubes")
        else:
            yield f"{listed([step.cast.who(s) for s in who])} place cubes, one after the other"
        if step.cast.you in who:
            yield f"you strengthen {_where(step, step.cast.you)}"
        return
    seat = before.seat
    if step.earlier is None or step.earlier.seat != seat or step.earlier.stage <= phases.FILLING:
        brings = new_cubes(step.setup, before, seat)
        yield f"{step.cast.does(seat, 'get')} {counted(brings, 'new cube')} for {_held(step, seat)}"
    yield f"{step.cast.does(seat, 'place')} cubes: {_where(step, seat)}"


def _held(step: Step, seat: int) -> str:
    """What brings new cubes."""
    whole = _boroughs(step, step.before, seat)
    return counted(step.before.count[seat], "neighborhood") + (f" and all of {listed(whole)}" if whole else "")


def _boroughs(step: Step, state: Any, seat: int) -> list[str]:
    """The boroughs of which a seat holds everything."""
    setup, city = step.setup, city_of(step.setup)
    lost = {setup.borough[h] for h in range(setup.size) if state.owner[h] != seat}
    return [borough.name for b, borough in enumerate(city.boroughs) if b not in lost]


def _where(step: Step, seat: int) -> str:
    """Where a seat has more cubes than before."""
    more = {h: step.after.cubes[h] - step.before.cubes[h] for h in range(step.setup.size)}
    own = [h for h in more if more[h] > 0 and step.after.owner[h] == seat]
    return listed([f"{neighborhood(step.setup, h)} (+{more[h]})" for h in own])


def _tell_exchange(step: Step) -> Iterator[str]:
    seat = step.before.player
    if step.action != phases.KEEP_CARDS:
        cubes = counted(award(step.setup, step.before.sets), "cube")
        yield f"{step.cast.does(seat, 'turn')} in {set_name(step.action)} for {cubes}"


def _tell_bonus(step: Step) -> Iterator[str]:
    there = neighborhood(step.setup, step.action)
    yield f"{counted(step.setup.territory_bonus, 'more cube')} on {there}, which the set shows"


def _tell_attack(step: Step) -> Iterator[str]:
    *_, (last, action, after) = step.moves
    if last.phase == phases.TARGET:
        here, there, owner = neighborhood(step.setup, last.origin), neighborhood(step.setup, action), last.owner[action]
        defends = f"{_name(step, owner)}, {counted(after.cubes[action], 'cube')}"
        own = counted(after.cubes[last.origin], "cube")
        yield f"{step.cast.does(last.seat, 'attack')} {there} ({defends}) from {here} ({own})"


def _tell_dice(step: Step) -> Iterator[str]:
    if step.action == 0:
        yield f"{step.cast.does(step.before.player, 'call')} the attack off"


def _tell_roll(step: Step) -> Iterator[str]:
    """The dice of one side; with the last of them, which pairs the attacker wins."""
    before = step.before
    seat = roller(step.setup, before)
    faces = sorted((action + 1 for _, action, _ in step.moves), reverse=True)
    yield f"{_does(step, seat, 'roll')} {' '.join(map(str, faces))}"
    if before.rolled < before.attacking:
        return
    for mine, theirs in zip(before.die[: before.attacking], faces, strict=False):
        wins = mine > theirs or (mine == theirs and step.setup.ties != TIES_DEFENDER)
        equal = ", and equal dice are the defender's" if mine == theirs and not wins else ""
        yield f"{mine} {'beats' if wins else 'does not beat'} {theirs}{equal}"


def _tell_move_in(step: Step) -> Iterator[str]:
    cubes = counted(step.after.cubes[step.before.target], "cube")
    yield f"{step.cast.does(step.before.player, 'move')} in with {cubes}"


def _tell_free(step: Step) -> Iterator[str]:
    *_, (last, _, after) = step.moves
    if last.phase == phases.FREE_COUNT:
        here, there = neighborhood(step.setup, last.origin), neighborhood(step.setup, last.target)
        moved = counted(last.cubes[last.origin] - after.cubes[last.origin], "cube")
        yield f"{step.cast.does(last.seat, 'move')} {moved} from {here} to {there}"


def _tell_draw(step: Step) -> Iterator[str]:
    seat = step.before.seat
    card = card_name(step.setup, step.action) if step.seat in (None, seat) else "a card"
    yield f"{step.cast.does(seat, 'draw')} {card} for a turn that took something"


_TELL: dict[int, Any] = {
    phases.START_ROLL: _tell_start,
    phases.MISSION: _tell_mission,
    phases.DEAL: _tell_deal,
    phases.PLACE: _tell_place,
    phases.EXCHANGE: _tell_exchange,
    phases.BONUS: _tell_bonus,
    phases.ATTACK: _tell_attack,
    phases.TARGET: _tell_attack,
    phases.DICE: _tell_dice,
    phases.DEFEND: lambda step: [],
    phases.ROLL: _tell_roll,
    phases.MOVE_IN: _tell_move_in,
    phases.FREE_FROM: _tell_free,
    phases.FREE_TO: _tell_free,
    phases.FREE_COUNT: _tell_free,
    phases.DRAW: _tell_draw,
}


# What it brought


def _brought(step: Step) -> Iterator[str]:
    """Cubes lost, neighborhoods taken, boroughs won and lost, players wiped out."""
    before, after, setup = step.before, step.after, step.setup
    if before.phase == phases.ROLL:
        yield from _battle(step)
    for s in range(setup.seats):
        if before.phase in (phases.ROLL, phases.MOVE_IN):
            yield from _borough_changes(step, s)
        if before.count[s] and not after.count[s]:
            yield f"{step.cast.does(s, 'are')} wiped out"


def _battle(step: Step) -> Iterator[str]:
    """What a roll cost."""
    before, after, here, there = step.before, step.after, step.before.origin, step.before.target
    attacker, defender = before.seat, before.owner[there]
    if after.owner[there] != defender:
        yield f"{step.cast.does(attacker, 'take')} {neighborhood(step.setup, there)} from {_name(step, defender)}"
        return
    for owner, h in ((attacker, here), (defender, there)):
        if lost := before.cubes[h] - after.cubes[h]:
            place, left = neighborhood(step.setup, h), after.cubes[h]
            yield f"{_does(step, owner, 'lose')} {counted(lost, 'cube')} in {place}, {left} left"


def _borough_changes(step: Step, s: int) -> Iterator[str]:
    held, holds = _boroughs(step, step.before, s), _boroughs(step, step.after, s)
    for name in holds:
        if name not in held:
            yield f"{step.cast.does(s, 'hold')} all of {name}: more new cubes every turn"
    for name in held:
        if name not in holds:
            yield f"{step.cast.does(s, 'lose')} the bonus of {name}"


# What is outlined


def marks(step: Step) -> Mapping[str, str]:
    """Neighborhoods that others took, or where they left fewer cubes."""
    before, after = step.before, step.after
    found: dict[str, str] = {}
    if before.stage <= phases.FILLING:
        return found
    for h in range(step.setup.size):
        was, now = before.owner[h], after.owner[h]
        if was != now and now != step.seat:
            found[f"hood:{h}"] = f"{_name(step, now)} took it from {_name(step, was)}"
        elif was == now == step.seat and after.cubes[h] < before.cubes[h] and after.phase < phases.MOVE_IN:
            found[f"hood:{h}"] = f"{counted(before.cubes[h] - after.cubes[h], 'cube')} lost"
    return found


def lately(step: Step) -> Sequence[str]:
    """What the reader held and others hold now."""
    before, after, seat = step.before, step.after, step.seat
    if seat is None or seat < 0 or before.stage <= phases.FILLING:
        return []
    lost: dict[int, list[str]] = {}
    for h in range(step.setup.size):
        if before.owner[h] == seat != after.owner[h]:
            lost.setdefault(after.owner[h], []).append(neighborhood(step.setup, h))
    gone = [f"{listed(names)} to {_name(step, owner)}" for owner, names in lost.items()]
    return [f"{step.cast.does(seat, 'lost')} {listed(gone)}"] if gone else []


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Neighborhoods and cubes."""
    return f"{counted(state.count[seat], 'neighborhood')}, {counted(cubes_of(setup, state, seat), 'cube')}"


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Who has won, and by what."""
    over = "the rounds are over" if 0 < setup.turn_limit <= state.round else "nobody can do anything any more"
    if state.winner == phases.NOBODY:
        return f"Nobody has won: {over}, and two hold the same"
    s = state.winner
    if all(not state.count[t] for t in range(setup.seats) if t != s):
        why = "nobody else holds a neighborhood any more"
    elif setup.objective == OBJECTIVE_MISSIONS and mission_of(setup, state, s):
        why = f"{cast.whose(s)} Occupation card is fulfilled, {mission_of(setup, state, s)}"
    else:
        why = f"{over}, and {cast.who(s)} {cast.verb(s, 'have')} the most, {standing(setup, state, s)}"
    said = f"{cast.does(s, 'win')}: {why}"
    return capital(said)
