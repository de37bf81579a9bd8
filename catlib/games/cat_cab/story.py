"""How a game of Cat Cab Crew is told: the goal, every roll and drive with what it brought, and the end."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from catlib.chance import counted
from catlib.game import Cast, Step, capital, listed, ordinal, seats_of, share_alone
from catlib.rules import TERMINAL, lowest_place

from . import phases
from . import rules as r
from .curses import cancelled
from .dice import CHARM, MOVE_1, MOVE_2, held
from .duels import SEVEN
from .ending import points
from .moving import STOP, landing, target
from .setup import BACK_ONLY, BAD_LUCK, BEFORE_LANDING, PICKUP_FINAL, STEPS, UNHAPPY_CUSTOMER, WHITE
from .words import ITEMS, NIBBLE_WORDS, PATROL_WORDS, cell_name, coloured_die, die_name, short_label

NAMES = {
    "random": "Whiskers (plays anything)",
    "crazy cat": "Crazy cat (easy)",
    "greedy": "Ginger (medium)",
    "optimum": "Professor Paws (strong)",
}
DRIVES = (phases.MOVE, phases.BOOST, phases.RETREAT)


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """What brings points, and what everybody has."""
    places = listed([str(n) for n in setup.place_points[: setup.seats]])
    scores = ", ".join(f"{cast.who(s)} {points(setup, state, s)}" for s in range(setup.seats))
    what = f"Most points win: {setup.passenger_points} for each passenger, {places} for leaving first to last"
    late = [s for s in range(setup.seats) if phases.inside(state, s) and state.rush[s]]
    rush = [f"{cast.does(s, 'have')} {counted(state.rush[s], 'turn')} to get out" for s in late]
    return f"{what}. {capital(scores)}" + (f". Rush hour: {listed(rush)}" if rush else "")


_ASKS = {
    phases.KEEP: "Click the dice you want to roll again, or keep all of them.",
    phases.CANCEL: "Choose which spaces your curses take away.",
    phases.MOVE: "Click a marked cell to drive there.",
    phases.BOOST: "Choose where the speed boost takes you.",
    phases.GREEDY: "Greedy cat takes a coloured die for you: choose which.",
    phases.LOSE: "Choose the coloured die to give up.",
    phases.RETREAT: "You are pushed back: click the cell to go to.",
    phases.DUEL_KEEP: "A duel: 7 with both dice wins. Choose which to roll again.",
    phases.SABOTAGE: "Your 2s are curses for somebody else: choose for whom.",
}


def ask(setup: Any, state: Any, cast: Cast) -> str:
    """What whoever decides can touch; at the dice, what is at stake."""
    asked = _ASKS.get(state.phase, "")
    if state.phase == phases.KEEP:
        left = setup.curse_limit - state.curses[state.seat]
        return f"{asked} {counted(left, 'more curse')} end{'s' * (left == 1)} your rolls."
    if state.phase == phases.MOVE:
        spaces = [counted(n, f"move of {size}", f"moves of {size}") for n, size in _left(state)]
        passes = state.cell[state.actor] == state.passenger and setup.pickup == PICKUP_FINAL
        passing = f" The passenger gets in only where {cast.whose(state.actor)} drive ends."
        return f"{asked} To go: {listed(spaces)}.{passing * passes}"
    return asked


def _left(state: Any) -> list[tuple[int, str]]:
    """The movements that are left: how many, how long."""
    return [(n, size) for n, size in ((state.ones, "1 space"), (state.twos, "2 spaces")) if n]


def turn_of(setup: Any, state: Any) -> int:
    """Whose turn it is; nobody's while drivers roll for the start and the first passenger is placed."""
    began = state.player != TERMINAL and any(state.turns[: setup.seats])
    return int(state.seat) if began else -1


def heading(setup: Any, state: Any, cast: Cast) -> str:
    """The round and whose turn it is."""
    seat = turn_of(setup, state)
    return f"round {state.round + 1}: {cast.whose(seat)} turn" if seat >= 0 else "before the first turn"


def roller(setup: Any, state: Any) -> int:
    """Whose die rolls next."""
    if state.phase == phases.START_ROLL:
        return int(lowest_place(state.pending))
    if state.phase == phases.DUEL_ROLL:
        return int(lowest_place(state.duel_pending) // 2)
    return int(state.actor)


def together(setup: Any, state: Any, action: int) -> Hashable:
    """Dice of one roll, a passenger's column and row, the moves of a turn."""
    phase, turn = state.phase, sum(state.turns)
    if phase in (phases.COLUMN, phases.ROW):
        return "place", state.placed
    if phase == phases.MOVE and action != STOP:
        return "move", state.actor, turn
    if phase == phases.RETREAT:
        return "back", state.player, turn
    if state.player >= 0:
        return None
    return roller(setup, state), phase, turn, state.duel_rounds if phase == phases.DUEL_ROLL else 0


def tell(step: Step) -> Sequence[str]:
    """What was rolled or done, and what it brought."""
    say = _TELL.get(step.before.phase, _tell_plainly)
    return [*say(step), *_brought(step)]


def _tell_plainly(step: Step) -> Iterator[str]:
    said = short_label(step.setup, step.before, step.action)
    yield f"{step.cast.who(step.before.player)}: {said}" if step.before.player >= 0 else said


def _tell_start(step: Step) -> Iterator[str]:
    shown = listed([str(action + 1) for _, action, _ in step.moves], "then")
    yield f"{step.cast.does(roller(step.setup, step.before), 'roll')} a {shown} for the start"


def _tell_place(step: Step) -> Iterator[str]:
    new = step.before.passenger == phases.NOBODY
    if step.after.passenger == phases.NOBODY:
        return
    who = ("The first passenger" if step.after.placed == 1 else "The next passenger") if new else "The passenger"
    yield f"{who} {'waits at' if new else 'moves to'} {cell_name(step.setup, step.after.passenger)}"


def _tell_dice(step: Step) -> Iterator[str]:
    seat = step.before.seat
    rolled = [(lowest_place(state.pending), action + 1) for state, action, _ in step.moves]
    shown = " ".join(str(face) for slot, face in rolled if slot < WHITE)
    own = [f"{die_name(slot)}: {face}" for slot, face in rolled if slot >= WHITE]
    faces = ", ".join(filter(None, [shown, *own]))
    earlier = step.earlier
    same_turn = earlier is not None and sum(earlier.turns) == sum(step.before.turns)
    if earlier is not None and same_turn and earlier.phase == phases.KEEP:
        again = " ".join(str(earlier.die[slot]) for slot, _ in rolled)
        yield f"{step.cast.does(seat, 'roll')} {again} again and {step.cast.verb(seat, 'get')} {faces}"
    else:
        yield f"{step.cast.does(seat, 'roll')} {faces}"
    yield from _tell_curses(step, sum(face == 1 for _, face in rolled))


def _tell_curses(step: Step, ones: int) -> Iterator[str]:
    """The curses of a roll, and whether they end it."""
    seat = step.before.seat
    have = max(state.curses[seat] for state, _, _ in [*step.moves, (step.after, 0, None)])
    new = have - step.before.curses[seat]
    if not ones:
        return
    if not new:
        yield "More curses than that cannot be had"
    elif new == 1:
        yield f"A 1 is a curse: {step.cast.whose(seat)} {ordinal(have)}"
    else:
        between = "and" if new == 2 else "to"
        yield f"Each 1 is a curse: {step.cast.whose(seat)} {ordinal(have - new + 1)} {between} {ordinal(have)}"
    if new and have >= step.setup.curse_limit and step.after.phase != phases.KEEP and seat != step.setup.crazy:
        yield f"With {counted(have, 'curse')} {step.cast.whose(seat)} dice stand"


def _tell_keep(step: Step) -> Iterator[str]:
    """What kept dice bring; dice that roll again are told with what they show then."""
    if step.action:
        return
    seat, faces = step.before.seat, [face for face in step.before.die if face]
    kept = " ".join(str(face) for face in faces)
    items = min(faces.count(3), step.setup.item_limit)
    brings = [counted(n, f"move of {size}", f"moves of {size}") for n, size in _moves_of(faces)]
    brings += [counted(items, "item roll")] * bool(items)
    brings += [f"{counted(faces.count(2), 'curse')} for somebody else"] * bool(faces.count(2))
    yield f"{step.cast.does(seat, 'keep')} {kept}: {listed(brings) or 'nothing'}"


def _moves_of(faces: Sequence[int]) -> list[tuple[int, str]]:
    singles, doubles = sum(face in (4, 5) for face in faces), sum(face > 5 for face in faces)
    return [(n, size) for n, size in ((singles, "1 space"), (doubles, "2 spaces")) if n]


def _tell_item(step: Step) -> Iterator[str]:
    whose = step.cast.whose(step.before.actor)
    for before, action, after in step.moves:
        won = [coloured_die(i) for i, (h, k) in enumerate(zip(before.holder, after.holder, strict=True)) if not h and k]
        what = ITEMS[action + 1].replace("the own", f"{whose} own")
        nothing = ", which is nothing a second time" if "own" in what and not won else ""
        if action + 1 == CHARM and before.passenger == phases.NOBODY:
            nothing = ", with no passenger to move"
        yield f"Item roll {action + 1}: {what}{nothing}"


def _tell_cancel(step: Step) -> Iterator[str]:
    said = short_label(step.setup, step.before, step.action).removeprefix("curses cancel ")
    yield f"{step.cast.whose(step.before.player)} curses cancel {said}"


def _tell_move(step: Step) -> Iterator[str]:
    seat, setup = step.before.actor, step.setup
    if step.action == STOP:
        yield f"{step.cast.does(seat, 'stop')} there"
        return
    ends = [landing(setup, state, action) for state, action, _ in step.moves]
    cells = [cell_name(setup, node) for node in ends if node != setup.out]
    if cells:
        yield f"{step.cast.does(seat, 'drive')} to {listed(cells, 'then')}"


def _tell_boost(step: Step) -> Iterator[str]:
    seat, setup = step.before.actor, step.setup
    if step.action == STOP:
        yield f"{step.cast.does(seat, 'stop')} there"
        return
    there = target(setup, step.before, step.before.cell[seat], step.action, step.before.boost)
    if there != setup.out:
        boost = counted(step.before.boost, "space")
        yield f"The boost takes {step.cast.who(seat)} {boost} to {cell_name(setup, there)}"


def _tell_nibble(step: Step) -> Iterator[str]:
    what = NIBBLE_WORDS[step.setup.nibbles_bands[step.action // 2]]
    nothing = step.after.holder == step.before.holder and step.after.phase != phases.GREEDY
    yield f"Cat nibbles: a {step.action + 1} brings {what}{_FOR_NOTHING.get(what, '') * nothing}"


_FOR_NOTHING = {NIBBLE_WORDS[0]: ", which is nothing a second time", NIBBLE_WORDS[1]: ", and there is no die to take"}


def _tell_boost_roll(step: Step) -> Iterator[str]:
    stays = step.after.phase != phases.BOOST
    yield f"A {step.action + 1} is rolled for the speed boost{', which fits nowhere: the cab stays' * stays}"


def _tell_patrol(step: Step) -> Iterator[str]:
    s, effect = step.before.actor, step.setup.patrol_bands[step.action // 2]
    spared = {BAD_LUCK: not held(step.before, s), UNHAPPY_CUSTOMER: not step.before.aboard[s]}.get(effect, False)
    what = PATROL_WORDS[effect].partition(",")[0] + ", and nothing to lose" if spared else PATROL_WORDS[effect]
    yield f"Paw patrol: a {step.action + 1} is {what}"


def _tell_retreat(step: Step) -> Iterator[str]:
    seat = step.before.player
    ends = [step.setup.backward[state.cell[seat] * STEPS + action] for state, action, _ in step.moves]
    cells = listed([cell_name(step.setup, node) for node in ends], "then")
    yield f"{step.cast.does(seat, 'go')} back to {cells}"


def _tell_duel(step: Step) -> Iterator[str]:
    seat, dice, last = roller(step.setup, step.before), list(step.before.duel_die), step.before
    for last, action, _ in step.moves:
        dice[lowest_place(last.duel_pending)] = action + 1
    mine = dice[2 * seat : 2 * seat + 2]
    shown = f"{mine[0]} + {mine[1]} = {sum(mine)}" if all(mine) else " ".join(map(str, filter(None, mine)))
    yield f"{step.cast.does(seat, 'roll')} {shown} in the duel"
    if last.duel_pending & (last.duel_pending - 1) == 0:  # all dice of the round lie
        seven = [s for s in range(step.setup.seats) if last.duel >> s & 1 and sum(dice[2 * s : 2 * s + 2]) == SEVEN]
        if len(seven) == 1:
            yield f"{step.cast.does(seven[0], 'win')} the duel with a 7"
        elif seven:
            yield f"{listed([step.cast.who(s) for s in seven])} have a 7 each, so the dice roll again"


_TELL: dict[int, Any] = {
    phases.START_ROLL: _tell_start,
    phases.COLUMN: _tell_place,
    phases.ROW: _tell_place,
    phases.ROLLING: _tell_dice,
    phases.KEEP: _tell_keep,
    phases.ITEM: _tell_item,
    phases.CANCEL: _tell_cancel,
    phases.MOVE: _tell_move,
    phases.NIBBLE_ROLL: _tell_nibble,
    phases.BOOST_ROLL: _tell_boost_roll,
    phases.BOOST: _tell_boost,
    phases.GREEDY: lambda step: [],
    phases.PATROL_ROLL: _tell_patrol,
    phases.LOSE: lambda step: [],
    phases.RETREAT: _tell_retreat,
    phases.DUEL_KEEP: lambda step: [],
    phases.DUEL_ROLL: _tell_duel,
    phases.SABOTAGE: lambda step: [],
}


# What it brought


def _brought(step: Step) -> Iterator[str]:
    """What is gained or lost, and by whom."""
    pushed_first = step.before.phase == phases.MOVE and step.setup.curses_land == BEFORE_LANDING
    if pushed_first:
        yield from _pushed(step)
    yield from _passengers(step)
    yield from _coloured_dice(step)
    yield from _cancelled(step)
    yield from _places(step)
    yield from _meetings(step)
    if not pushed_first:
        yield from _pushed(step)
    yield from _sabotage(step)


def _passengers(step: Step) -> Iterator[str]:
    before, after, setup = step.before, step.after, step.setup
    for s in range(setup.seats):
        more = after.aboard[s] - before.aboard[s]
        if more > 0:
            yield f"{step.cast.does(s, 'collect')} the passenger: +{setup.passenger_points * more} points"
        elif more < 0:
            yield f"{step.cast.does(s, 'lose')} a passenger: −{setup.passenger_points * -more} points"
    if after.collected and not before.collected:
        yield "The exit gate opens"


def _coloured_dice(step: Step) -> Iterator[str]:
    for i, (h, k) in enumerate(zip(step.before.holder, step.after.holder, strict=True)):
        if h == k:
            continue
        if not h:
            yield f"{step.cast.does(k - 1, 'win')} the {coloured_die(i)}, one more die to roll"
        elif not k:
            yield f"{step.cast.does(h - 1, 'lose')} the {coloured_die(i)}"
        else:
            yield f"{step.cast.does(k - 1, 'take')} the {coloured_die(i)} from {step.cast.who(h - 1)}"


def _cancelled(step: Step) -> Iterator[str]:
    """What curses leave to drive where they cancelled without being asked."""
    before, after = step.before, step.after
    phase, seat = before.phase, before.seat
    if phase not in (phases.ROLLING, phases.KEEP, phases.ITEM) or after.phase in (phases.KEEP, phases.CANCEL):
        return
    curses = max(state.curses[seat] for state, _, _ in [*step.moves, (after, 0, None)])
    if curses and after.phase not in (phases.ROLLING, phases.ITEM, phases.COLUMN) and after.seat == seat:
        ones, twos = _movement(step)
        taken = cancelled(step.setup, ones, twos, curses)
        if taken:
            left = [counted(n, f"move of {size}", f"moves of {size}") for n, size in _left(after)]
            take = f"{counted(taken, 'curse')} {'takes' if taken == 1 else 'take'} {counted(taken, 'space')} away"
            yield f"{take}: {listed(left) or 'none'} left"
        elif twos and step.setup.curses_act != BACK_ONLY:
            yield "1 curse cannot take half of a move of 2 spaces"


def _movement(step: Step) -> tuple[int, int]:
    """The movements of one space and of two that dice and items give, before curses take any."""
    if step.before.phase == phases.ITEM:
        found = [action + 1 for _, action, _ in step.moves]
        return step.before.ones + found.count(MOVE_1), step.before.twos + found.count(MOVE_2)
    *_, (last, action, _) = step.moves
    faces = list(last.die)
    if last.phase == phases.ROLLING:
        faces[lowest_place(last.pending)] = action + 1
    return sum(face in (4, 5) for face in faces), sum(face > 5 for face in faces)


def _places(step: Step) -> Iterator[str]:
    before, after, setup = step.before, step.after, step.setup
    for s in range(setup.seats):
        if after.place[s] == before.place[s]:
            continue
        if after.place[s] < 0:
            yield f"{step.cast.does(s, 'miss')} rush hour and {step.cast.verb(s, 'are')} out of the race"
            continue
        won = setup.place_points[after.place[s] - 1]
        yield f"{step.cast.does(s, 'leave')} the city {ordinal(after.place[s])}: +{won} points"
    if after.left and not before.left and any(after.rush[s] for s in range(setup.seats)):
        yield f"Rush hour: the others have {counted(setup.rush_turns, 'turn')} left"


def _meetings(step: Step) -> Iterator[str]:
    before, after = step.before, step.after
    if after.duel and not before.duel:
        met = [step.cast.who(s) for s in range(step.setup.seats) if after.duel >> s & 1]
        yield f"{listed(met)} meet on one cell: a duel"
    if after.phase == phases.NIBBLE_ROLL and before.phase in DRIVES:
        yield "The cell has cat nibbles: a die says what they bring"
    if after.phase == phases.PATROL_ROLL and before.phase in DRIVES:
        yield "The Paw patrol waits there: a die says what it takes"


def _pushed(step: Step) -> Iterator[str]:
    """Cabs that stand elsewhere than they were driven."""
    for s in range(step.setup.seats):
        stood = _driven_to(step, s)
        if step.after.cell[s] == stood or not phases.inside(step.after, s):
            continue
        there = cell_name(step.setup, step.after.cell[s])
        if step.before.phase == phases.DUEL_ROLL:
            yield f"{step.cast.does(s, 'lose')} the duel and {step.cast.verb(s, 'fall')} back to {there}"
        elif step.before.phase == phases.PATROL_ROLL and s == step.before.actor:
            yield f"{step.cast.does(s, 'are')} thrown back to {there}"
        else:
            yield f"Curses that nothing cancels push {step.cast.who(s)} back to {there}"


def _driven_to(step: Step, s: int) -> int:
    """Where a cab stands by its own driving at the end of a step."""
    *_, (last, action, _) = step.moves
    if last.phase == phases.MOVE and s == last.actor and action != STOP:
        return int(landing(step.setup, last, action))
    if last.phase == phases.BOOST and s == last.actor and action != STOP:
        return int(target(step.setup, last, last.cell[s], action, last.boost))
    if last.phase == phases.RETREAT and s == last.player:
        return int(step.setup.backward[last.cell[s] * STEPS + action])
    return int(step.before.cell[s])


def _sabotage(step: Step) -> Iterator[str]:
    """Curses that somebody gets from another driver's 2s."""
    if step.before.phase == phases.ROLLING:
        return
    for s in range(step.setup.seats):
        more = step.after.curses[s] - step.before.curses[s]
        if more > 0 and s != step.before.seat:
            by = step.cast.whose(step.before.seat)
            yield f"{step.cast.does(s, 'get')} {counted(more, 'curse')} by {by} sabotage"


# What is outlined


def marks(step: Step) -> Mapping[str, str]:
    """Dice of the last roll, cabs that others drove, a passenger that came or moved."""
    before, after = step.before, step.after
    found: dict[str, str] = {}
    for state, action, _ in step.moves:
        if state.phase != phases.ROLLING:
            found = {part: why for part, why in found.items() if state.phase != phases.KEEP or not action}
        else:
            found[f"die:{lowest_place(state.pending)}"] = f"just rolled, {action + 1}"
    found = {part: why for part, why in found.items() if after.die[int(part[4:])]}
    for s in range(step.setup.seats):
        if after.cell[s] != before.cell[s] and s != step.seat and phases.inside(after, s):
            found[f"cell:{after.cell[s]}"] = f"{step.cast.who(s)} came here"
    if after.passenger not in (before.passenger, phases.NOBODY):
        found[f"cell:{after.passenger}"] = "the passenger came here"
    return found


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Points, and what brought them."""
    return f"{counted(points(setup, state, seat), 'point')}, {_with(setup, state, seat)}"


def _with(setup: Any, state: Any, seat: int) -> str:
    """What a driver's points are for: passengers, and the place among those who left."""
    place = state.place[seat]
    left = f"left the city {ordinal(place)}" if place > 0 else "missed rush hour" if place < 0 else "still in the city"
    return f"{counted(state.aboard[seat], 'passenger')}, {left}"


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Who has won, with what, and what kept the others from it."""
    paid, shares = [0] * setup.seats, [0.0] * setup.seats
    r.returns(setup, state, paid)
    won = seats_of(share_alone(setup, state, paid, setup.seats, shares))
    if not won:
        return "Nobody has won"
    others = [s for s in range(setup.seats) if s not in won]
    scores = " to ".join(str(points(setup, state, s)) for s in [*won, *others])
    verb = cast.verb(won[0], "win") if len(won) == 1 else "win"
    late = [cast.does(s, "lost") + " by missing rush hour" for s in others if state.place[s] < 0]
    tie = not late and state.winner != phases.NOBODY
    has = f"{_with(setup, state, won[0])}" if len(won) == 1 else ""
    why = listed(late) or ("a duel settled the tie" if tie else has)
    said = f"{listed([cast.who(s) for s in won])} {verb} {scores} points" + (f": {why}" if why else "")
    return capital(said)
