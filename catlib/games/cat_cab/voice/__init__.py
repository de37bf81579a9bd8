"""The voice of Cat Cab Crew: the words that fill the sentences of `en/`, and which sentence is said when."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from catlib.game import (
    BotNames,
    Cast,
    Moment,
    Phrase,
    Step,
    Voice,
    WorkedTurn,
    capital,
    seats_of,
    sentence,
    share_alone,
)
from catlib.rules import TERMINAL, each_place, lowest_place

from .. import phases, rules
from ..board import DIRECTIONS
from ..crazy_cat import ends_after
from ..curses import cancelled
from ..dice import CHARM, GAIN_D6, GAIN_D8, MOVE_1, MOVE_2, held
from ..duels import SEVEN
from ..ending import points, worth_aboard
from ..moving import STOP, landing, still_to_push, target
from ..navigator import ARRIVED, ONES, THREES, TWOS, WORK, after_curses, aim_of, count_faces, weigh_ends
from ..setup import BLOCKED, NIBBLES, NODES, PATROL, SEATS, SLOTS, STEPS, WHITE, HouseRules

COLOURS = ("red", "blue", "green")
DRIVES = (phases.MOVE, phases.BOOST, phases.RETREAT)


def _die(at: Moment, slot: int) -> Phrase:
    if slot < WHITE:
        return at.phrase("white-die", n=slot + 1)
    i = slot - WHITE
    return at.phrase("d6" if i < SEATS else "d8", colour=at.phrase(COLOURS[i % SEATS]))


def _cell(at: Moment, node: int) -> Phrase:
    if node in (at.setup.start, at.setup.out):
        return at.phrase("start-gate" if node == at.setup.start else "outside")
    return at.phrase("cell", column=node % at.setup.columns + 1, row=node // at.setup.columns + 1)


def _lands(setup: Any, state: Any, action: int) -> int:
    """Return the node on which a movement, a boost or a step back ends."""
    if state.phase == phases.MOVE:
        return int(landing(setup, state, action))
    if state.phase == phases.BOOST:
        return int(target(setup, state, state.cell[state.actor], action, state.boost))
    return int(setup.backward[state.cell[state.player] * STEPS + action])


def _shown(at: Moment) -> list[Any]:
    """Return what the dice that roll again show now."""
    if at.state.phase == phases.DUEL_KEEP:
        return [at.state.duel_die[2 * at.state.duel_turn + at.action - 1]]
    white = sorted(at.state.die[slot] for slot in each_place(at.action) if slot < WHITE)
    own = [slot for slot in each_place(at.action) if slot >= WHITE]
    return [*white, *(at.phrase("die-with-face", die=_die(at, slot), face=at.state.die[slot]) for slot in own)]


def _counted(at: Moment, ones: int, twos: int) -> list[Phrase]:
    """Return how many movements of one space and of two there are, those of which there are any."""
    return [at.phrase(f"spaces-of-{size}", n=n) for size, n in (("one", ones), ("two", twos)) if n]


def _cancelled_ones(at: Moment) -> int:
    state = at.state
    return int(cancelled(at.setup, state.ones, state.twos, state.curses[state.seat])) - 2 * at.action


def _cancels(at: Moment) -> list[Phrase]:
    """Return what an action lets curses cancel."""
    return _counted(at, _cancelled_ones(at), at.action)


def _rest(at: Moment) -> list[Phrase]:
    """Return what is left to drive then."""
    return _counted(at, at.state.ones - _cancelled_ones(at), at.state.twos - at.action)


def _net(at: Moment) -> int:
    """Return how many spaces the dice bring as they lie, after curses."""
    ones, twos = _movement(at.state.die)
    return ones + 2 * twos - int(cancelled(at.setup, ones, twos, at.state.curses[at.state.seat]))


def _away(at: Moment) -> int:
    """Return how far the cab then is from where it wants to go."""
    return _from(at, _lands(at.setup, at.state, at.action))


def _from(at: Moment, node: int) -> int:
    return int(at.setup.distance[node * NODES + _aim(at)])


def _aim(at: Moment) -> int:
    return int(aim_of(at.setup, at.state, phases.mover(at.state)))


def _arrives(at: Moment) -> str:
    """Return whether the drive can end where the cab wants to go, and if not, whether that is too far or uneven."""
    setup, state, aim, work = at.setup, at.state, _aim(at), [0] * WORK
    if state.phase == phases.KEEP:
        count_faces(state, work)
        ones, twos, curses = work[ONES], work[TWOS], state.curses[state.seat]
        if work[THREES] and (aim == state.passenger or at.played("leave_by") == "exact"):
            return "no"  # items may lead past it
        weigh_ends(setup, state, ones + twos, work)
        return "yes" if after_curses(setup, ones, twos, curses, work) == -ARRIVED else "no"
    left, away = state.ones + 2 * state.twos, _from(at, state.cell[state.actor])
    if ends_after(setup, state, at.action, work) >> aim & 1:
        return "yes"
    return "far" if away > left else "uneven" if (away - left) % 2 and setup.directions == 4 else "no"


def _driving(at: Moment) -> str:
    """Return whether dice that move the cab are rolled again; if not, "near" where those that stay drive far enough."""
    if any(at.state.die[slot] > 3 for slot in each_place(at.action)):
        return "yes"
    ones, twos = _movement(at.state.die)
    return "near" if ones + 2 * twos >= _from(at, at.state.cell[at.state.actor]) else "no"


WORDS: dict[str, Callable[..., Any]] = {
    "seat": lambda at, seat: at.phrase("crazy-cat" if seat == at.setup.crazy else COLOURS[seat]),
    "who": lambda at: at.state.player if at.state.player >= 0 else roller(at.setup, at.state),
    "whom": lambda at: at.state.holder[at.action] - 1 if at.state.phase == phases.GREEDY else at.action,
    "action": lambda at: at.action,
    "mine": lambda at: at.phrase(COLOURS[at.cast.you or 0]),
    "fetches": lambda at: _aim(at) == at.state.passenger,
    "arrives": _arrives,
    "around": lambda at: at.state.ones + 2 * at.state.twos > _from(at, at.state.cell[at.state.actor]),
    "driving": _driving,
    "to_drive": lambda at: at.phrase("spaces", n=at.state.ones + 2 * at.state.twos),
    "odd": lambda at: at.state.ones % 2 == 1,
    "face": lambda at: at.action + 1,
    "faces": lambda at: [action + 1 for _, action, _ in at.step.moves],
    "die": lambda at: _die(at, _rolling(at) if at.state.phase == phases.ROLLING else WHITE + at.action),
    "white": lambda at: _rolling(at) < WHITE,
    "dice": lambda at: [_die(at, slot) for slot in each_place(at.action)],
    "shown": _shown,
    "net": lambda at: at.phrase("spaces", n=_net(at)),
    "left": lambda at: at.setup.curse_limit - at.state.curses[at.state.seat],
    "cancels": _cancels,
    "rest": lambda at: _rest(at) or at.phrase("none"),
    "away": lambda at: at.phrase("spaces", n=_away(at)),
    "pushed": lambda at: at.state.back[at.state.player],
    "cursed": lambda at: at.state.stage in (phases.LANDING, phases.PLACE_SABOTAGE),
    "back": lambda at: at.phrase("spaces", n=at.setup.retreat_steps),
    "reward": lambda at: at.setup.place_points[at.state.left],
    "moves": lambda at: _counted(at, at.state.ones, at.state.twos),
    "passing": lambda at: at.state.cell[at.state.actor] == at.state.passenger and at.played("pickup") == "final",
    "stops": lambda at: at.action == STOP,
    "length": lambda at: at.action // STEPS + 1,
    "boosted": lambda at: at.phrase("spaces", n=at.state.boost),
    "direction": lambda at: at.phrase([*DIRECTIONS][at.action % STEPS]),
    "there": lambda at: _cell(at, _lands(at.setup, at.state, at.action)),
    "brings": lambda at: at.phrase(at.played("nibbles_bands")[at.action // 2]),
    "costs": lambda at: at.phrase(at.played("patrol_bands")[at.action // 2]),
    "void": lambda at: _void(at),
    "fits": lambda at: at.step.after.phase == phases.BOOST,
    "seven": lambda at: SEVEN,
    "round": lambda at: at.state.round + 1,
    "places": lambda at: list(at.setup.place_points[: at.setup.seats]),
    # The board and the player's rulebook
    "next_points": lambda at: worth_aboard(at.setup, _aboard(at) + 1) - worth_aboard(at.setup, _aboard(at)),
    "may_gain": lambda at: [at.phrase(name) for name in dict.fromkeys(at.played("nibbles_bands"))],
    "may_lose": lambda at: [at.phrase(f"may-{name}") for name in dict.fromkeys(at.played("patrol_bands"))],
    "first": lambda at: at.setup.place_points[0],
    "second": lambda at: at.setup.place_points[1],
    "third": lambda at: at.setup.place_points[2],
    "next": lambda at: list(at.setup.place_points[1 : at.setup.seats]),
    "fewest": lambda at: max(1, at.setup.white_dice - at.setup.seats + 1),
    "handicaps": lambda at: [max(1, at.setup.white_dice - n) for n in reversed(range(at.setup.seats))],
    "invented": lambda at: at.value("house").board.invented,
    "way_in": lambda at: _cell(at, at.setup.entry),
    "way_out": lambda at: _cell(at, at.setup.exit),
    "city": lambda at: _city(at.setup),
    "nibbles": lambda at: _kind(at, NIBBLES),
    "patrols": lambda at: _kind(at, PATROL),
    "blocked": lambda at: _kind(at, BLOCKED),
    "bands": lambda at: "\n".join(_bands(at)),
    "pushed_first": lambda at: (
        at.played("curses_land") == "before landing" and at.played("curses_act") != "cancel only"
    ),
}
WORTH_TRYING = ("diagonal", "may_waive", "pickup")
WORKED_TURN = WorkedTurn(
    players=2,
    seed=6,
    lead=0,
    told_from=4,
    moves=(
        *(5, 1, 4, 0, 0, 3, 3, 2, 1, 3, 0, 4, 1, 0, 3, 5, 4, 2, 5, 0, 0),
        *(1, 0, 8, 8, 3, 0, 5, 2, 1, 4, 18, 1, 4, 0, 1, 8, 1, 0, 3, 5, 3),
    ),
)

voice = Voice(__file__, rules, HouseRules, phases, WORDS)
NAMES = BotNames(voice, "random", "eager", "learner", "crazy cat", "greedy", "navigator", "optimum")


def _rolling(at: Moment) -> int:
    return int(lowest_place(at.state.pending))


def _aboard(at: Moment) -> int:
    """Return how many passengers the driver whose turn it is has."""
    return int(at.state.aboard[at.state.seat])


def _kind(at: Moment, kind: int) -> Any:
    """Return the cells of a kind; `[none]` and `[some]` tell whether there are any."""
    nodes = [node for node in range(at.setup.cells) if at.setup.kind[node] == kind]
    return [_cell(at, node) for node in sorted(nodes, key=lambda n: n % at.setup.columns)] or at.phrase("none")


def _bands(at: Moment) -> Iterator[str]:
    """Yield what each pair of numbers of a D6 brings on either kind of special cell."""
    for i, (gain, loss) in enumerate(zip(at.played("nibbles_bands"), at.played("patrol_bands"), strict=True)):
        effects = {"gain": at.phrase(f"how-{gain}"), "loss": at.phrase(f"how-{loss}")}
        yield at.say("band", low=2 * i + 1, high=2 * i + 2, **effects)


def _city(setup: Any) -> str:
    """Return the city in letters, the last row on top."""
    signs = {NIBBLES: "N", PATROL: "P", BLOCKED: "#"}
    letters = [signs.get(kind, ".") for kind in setup.kind[: setup.cells]]
    letters[setup.entry], letters[setup.exit] = "S", "E"
    rows = [letters[y * setup.columns : (y + 1) * setup.columns] for y in range(setup.rows)]
    lines = [f"{y} {' '.join(row)}" for y, row in enumerate(rows, 1)]
    return "\n".join([*reversed(lines), f"  {' '.join(str(x + 1) for x in range(setup.columns))}"])


# Names


def cell_name(setup: Any, node: int) -> str:
    """Return a cell as (column, row), or which gate."""
    return str(_cell(voice.at(setup), node))


def seat_name(setup: Any, seat: int) -> str:
    """Return a driver by colour, or Crazy cat."""
    return voice.at(setup).person(seat).name


def die_name(slot: int) -> Phrase:
    """Return the die in a slot, as a sentence names it."""
    return _die(voice.at(None), slot)


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """Return the ids of what one touches to take an action: cells, dice, seats or a button."""
    phase = state.phase
    if phase == phases.KEEP and action:
        return tuple(f"die:{slot}" for slot in each_place(action))
    if phase == phases.RETREAT or (phase in DRIVES and action != STOP):
        return (f"cell:{_lands(setup, state, action)}",)
    if phase == phases.SABOTAGE:
        return (f"seat:{action}",)
    if phase in (phases.LOSE, phases.GREEDY):
        return (f"die:{WHITE + action}",)
    if phase == phases.DUEL_KEEP:
        return tuple(f"duel:{2 * state.duel_turn + i}" for i in range(2) if action >> i & 1)
    return (voice.button(setup, state, action),)


def state_to_string(setup: Any, state: Any) -> str:
    """Return the position on one line: round, question, dice, cabs, passenger."""
    at = voice.at(setup, state)
    cabs = [
        at.phrase("cab", who=s, cell=_cell(at, state.cell[s]), **{name: getattr(state, name)[s] for name in OF_A_CAB})
        for s in range(setup.seats)
    ]
    passenger = at.phrase("none") if state.passenger == phases.NOBODY else _cell(at, state.passenger)
    faces = "".join(str(face) for face in state.die if face) or "-"
    moving = state.ones + state.twos > 0
    return at.say("position", question=at.asks(), faces=faces, cabs=cabs, passenger=passenger, moving=moving)


OF_A_CAB = ("place", "curses", "aboard")


# Why not


def why_no_cell(at: Moment, node: int) -> str:
    setup, state = at.setup, at.state
    if not 0 <= node < NODES or setup.cells <= node < setup.start:
        return at.say("no-such-cell")
    if state.phase == phases.MOVE:
        return _why_no_move(at, node)
    if state.phase == phases.RETREAT:
        return at.say("not-nearer-to-start", cell=_cell(at, node))
    if state.phase == phases.BOOST:
        return at.say("boost-goes-straight")
    if state.player < 0:
        return at.say("nobody-drives")
    return at.say("dice-first" if state.phase in (phases.KEEP, phases.CANCEL) else "no-cell-now")


def _why_no_move(at: Moment, node: int) -> str:
    """Return why no single movement that is left ends on a node."""
    setup, state = at.setup, at.state
    here, lengths = state.cell[state.actor], [n for n, left in ((1, state.ones), (2, state.twos)) if left]
    if node == setup.start:
        return at.say("no-way-back-out")
    if node < setup.cells and setup.kind[node] == BLOCKED:
        return at.say("blocked", cell=_cell(at, node))
    if node == here:
        return at.say("stands-there")
    leaves = node == setup.out
    if leaves and state.collected == 0:
        return at.say("exit-closed")
    away, cell = setup.distance[here * NODES + node], at.phrase("the-exit") if leaves else _cell(at, node)
    if leaves and away in lengths and still_to_push(setup, state):
        return at.say("exit-pushed-back", spaces=at.phrase("spaces", n=state.backlog))
    if leaves and away in lengths and at.played("leave_by") == "exact":
        return at.say("exit-exact")
    if away == 2 and 2 in lengths:
        return at.say("two-directions", cell=cell)
    goes = at.phrase("one-or-two-spaces") if len(lengths) == 2 else at.phrase("spaces", n=lengths[0])
    return at.say("too-close" if away < lengths[0] else "too-far", **{"from": _cell(at, here)}, cell=cell, spaces=goes)


def why_no_die(at: Moment, slot: int) -> str:
    setup, state = at.setup, at.state
    if slot >= SLOTS:
        return at.say("no-such-die")
    die = _die(at, slot)
    if state.phase == phases.GREEDY:
        return _why_not_taken(at, slot, die)
    if state.phase == phases.LOSE:
        return at.say("not-held", die=die, who=state.actor)
    if state.pending >> slot & 1:
        return at.say("die-is-rolling", die=die)
    if state.die[slot] == 0:
        return at.say("die-not-in-turn", die=die)
    if state.seat == setup.crazy:
        return at.say("crazy-cat-rolls-once")
    if state.curses[state.seat] >= setup.curse_limit:
        return at.say("curse-limit-reached", who=state.seat)
    return at.say("dice-kept" if state.pending == 0 else "others-rolling")


def _why_not_taken(at: Moment, slot: int, die: Phrase) -> str:
    """Return why Greedy cat cannot have a die."""
    if slot < WHITE:
        return at.say("white-not-taken")
    holder = at.state.holder[slot - WHITE] - 1
    if holder < 0:
        return at.say("with-nobody", die=die)
    if holder == at.state.actor:
        return at.say("with-you-already", die=die, who=holder)
    return at.say("d6-first" if phases.inside(at.state, holder) else "drives-no-more", die=die, who=holder)


def why_no_seat(at: Moment, s: int) -> str:
    if s >= at.setup.seats:
        return at.say("no-such-driver")
    if at.state.phase == phases.SABOTAGE:
        return at.say("not-themselves" if s == at.state.seat else "no-use", who=s)
    return at.say("no-driver-now")


def why_no_duel(at: Moment, i: int) -> str:
    if at.state.phase != phases.DUEL_KEEP or i >= 2 * SEATS:
        return at.say("no-duel-dice-now" if at.state.duel else "no-duel")
    return at.say("duel-die-of", who=i // 2)


# Whose turn it is


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """Return what brings points, and what everybody has."""
    at = voice.at(setup, state, cast=cast)
    scores = [at.phrase("score", who=s, points=points(setup, state, s)) for s in range(setup.seats)]
    late = [s for s in range(setup.seats) if phases.inside(state, s) and state.rush[s]]
    rush = [at.phrase("turns-to-get-out", who=s, n=state.rush[s]) for s in late]
    *said, last = at.say("aim"), capital(at.listed(scores, "comma")), *[at.say("rush-hour", late=rush)] * bool(late)
    return at.sentences([*map(sentence, said), last])


def turn_of(setup: Any, state: Any) -> int:
    """Return whose turn it is; nobody's while drivers roll for the start and the first passenger is placed."""
    began = state.player != TERMINAL and any(state.turns[: setup.seats])
    return int(state.seat) if began else -1


def roller(setup: Any, state: Any) -> int:
    """Return whose die rolls next."""
    if state.phase == phases.START_ROLL:
        return int(lowest_place(state.pending))
    if state.phase == phases.DUEL_ROLL:
        return int(lowest_place(state.duel_pending) // 2)
    return int(state.actor)


def together(setup: Any, state: Any, action: int) -> Hashable:
    """Return what dice of one roll, a passenger's column and row, the moves of a turn have in common."""
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


# What happened


def tell_row(at: Moment) -> Iterator[str]:
    before, after = at.step.before, at.step.after
    if after.passenger != phases.NOBODY:
        new = "first-waits" if after.placed == 1 else "next-waits"
        yield at.say(new if before.passenger == phases.NOBODY else "passenger-moves", cell=_cell(at, after.passenger))


tell_column = tell_row


def tell_rolling(at: Moment) -> Iterator[str]:
    step, earlier = at.step, at.step.earlier
    rolled = [(lowest_place(state.pending), action + 1) for state, action, _ in step.moves]
    white = " ".join(str(face) for slot, face in rolled if slot < WHITE)
    own = [at.phrase("own-die-shows", die=_die(at, slot), face=face) for slot, face in rolled if slot >= WHITE]
    dice = [*filter(None, [white]), *own]
    if earlier is not None and sum(earlier.turns) == sum(step.before.turns) and earlier.phase == phases.KEEP:
        again = " ".join(str(earlier.die[slot]) for slot, _ in rolled)
        yield at.say("rolls-again", again=again, dice=dice)
    else:
        yield at.say("rolls", dice=dice)
    yield from _curses(at, sum(face == 1 for _, face in rolled))


def _curses(at: Moment, ones: int) -> Iterator[str]:
    """Yield the curses of a roll, and whether they end it."""
    step, seat = at.step, at.state.seat
    have = max(state.curses[seat] for state, _, _ in [*step.moves, (step.after, 0, None)])
    new = have - step.before.curses[seat]
    if not ones:
        return
    first, last = (at.phrase("ordinal", n=n) for n in (have - new + 1, have))
    yield at.say("new-curses" if new > 1 else "new-curse" if new else "no-more-curses", n=new, first=first, last=last)
    if new and have >= at.setup.curse_limit and step.after.phase != phases.KEEP and seat != at.setup.crazy:
        yield at.say("dice-stand", n=have)


def tell_keep(at: Moment) -> Iterator[str]:
    """Yield what kept dice bring; dice that roll again come with what they show then."""
    if at.action:
        return
    faces = [face for face in at.state.die if face]
    items, others = min(faces.count(3), at.setup.item_limit), faces.count(2)
    brings = _counted(at, *_movement(faces))
    brings += [at.phrase(id, n=n) for id, n in (("item-rolls", items), ("curses-for-others", others)) if n]
    yield at.told(faces=" ".join(map(str, faces)), brings=brings or at.phrase("nothing"))


def tell_item(at: Moment) -> Iterator[str]:
    for ply in at.step.plies:
        yield voice.at_step(replace(at.step, plies=range(ply, ply + 1))).told()


def tell_move(at: Moment) -> Iterator[str]:
    """Yield where a cab drives; what leaving the city brings says that it left."""
    if at.action == STOP and at.state.phase != phases.RETREAT:
        yield at.say("stops-there")
        return
    ends = [_lands(at.setup, state, action) for state, action, _ in at.step.moves]
    cells = [_cell(at, node) for node in ends if node != at.setup.out]
    if cells:
        yield at.told(cells=cells)


tell_boost = tell_retreat = tell_move


def _void(at: Moment) -> Any:
    """Return why a roll brings nothing; False where it brings something."""
    before, after = at.step.before, at.step.after
    same = list(before.holder) == list(after.holder)
    if before.phase == phases.ITEM:
        no_charm = at.action + 1 == CHARM and before.passenger == phases.NOBODY
        return "nobody" if no_charm else "again" if same and at.action + 1 in (GAIN_D6, GAIN_D8) else False
    if before.phase == phases.NIBBLE_ROLL:
        return at.value("brings") if same and after.phase != phases.GREEDY else False
    spared = {"bad-luck": not held(before, before.actor), "unhappy-customer": not before.aboard[before.actor]}
    return spared.get(at.value("costs").id, False) and at.value("costs")


def tell_duel_roll(at: Moment) -> Iterator[str]:
    seat, dice, last = roller(at.setup, at.state), list(at.state.duel_die), at.state
    for last, action, _ in at.step.moves:
        dice[lowest_place(last.duel_pending)] = action + 1
    mine = dice[2 * seat : 2 * seat + 2]
    yield at.told(faces=f"{mine[0]} + {mine[1]} = {sum(mine)}" if all(mine) else " ".join(map(str, filter(None, mine))))
    if last.duel_pending & (last.duel_pending - 1) == 0:  # all dice of the round lie
        seven = [s for s in range(at.setup.seats) if last.duel >> s & 1 and sum(dice[2 * s : 2 * s + 2]) == SEVEN]
        if len(seven) == 1:
            yield at.say("duel-won", who=seven[0])
        elif seven:
            yield at.say("duel-again", people=[at.person(s) for s in seven])


# What it brought


def brought(at: Moment) -> Iterator[str]:
    """Yield what is gained or lost, and by whom."""
    pushed_first = at.state.phase == phases.MOVE and at.played("curses_land") == "before landing"
    tellers = [_passengers, _coloured_dice, _cancelled, _places, _meetings]
    for tells in [_pushed, *tellers, _sabotage] if pushed_first else [*tellers, _pushed, _sabotage]:
        yield from tells(at.step, at)


def _passengers(step: Step, at: Moment) -> Iterator[str]:
    for s in range(step.setup.seats):
        had, has = step.before.aboard[s], step.after.aboard[s]
        if had != has:
            brings = abs(worth_aboard(step.setup, has) - worth_aboard(step.setup, had))
            yield at.say("collects" if has > had else "loses-a-passenger", who=s, points=brings)
    if step.after.collected and not step.before.collected:
        yield at.say("exit-opens")


def _coloured_dice(step: Step, at: Moment) -> Iterator[str]:
    for i, (had, has) in enumerate(zip(step.before.holder, step.after.holder, strict=True)):
        if had != has:
            said = "takes-die" if had and has else "wins-die" if has else "loses-die"
            yield at.say(said, who=(has or had) - 1, whom=had - 1, die=_die(at, WHITE + i))


def _cancelled(step: Step, at: Moment) -> Iterator[str]:
    """Yield what curses leave to drive where they cancelled without being asked."""
    before, after = step.before, step.after
    phase, seat = before.phase, before.seat
    if phase not in (phases.ROLLING, phases.KEEP, phases.ITEM) or after.phase in (phases.KEEP, phases.CANCEL):
        return
    curses = max(state.curses[seat] for state, _, _ in [*step.moves, (after, 0, None)])
    goes_on = sum(after.turns) == sum(before.turns)
    if curses and not (goes_on and after.phase in (phases.ROLLING, phases.ITEM, phases.COLUMN)):
        ones, twos = _given(step)
        taken, left = cancelled(step.setup, ones, twos, curses), (after.ones, after.twos) if goes_on else (0, 0)
        if taken and (goes_on or taken == ones + 2 * twos):
            yield at.say("curses-take", n=taken, moves=_counted(at, left[0], left[1]), stops=not any(left))
        elif twos and at.played("curses_act") != "back only":
            yield at.say("half-a-move")


def _given(step: Step) -> tuple[int, int]:
    """Return the movements of one space and of two that dice and items give, before curses take any."""
    if step.before.phase == phases.ITEM:
        found = [action + 1 for _, action, _ in step.moves]
        return step.before.ones + found.count(MOVE_1), step.before.twos + found.count(MOVE_2)
    *_, (last, action, _) = step.moves
    faces = list(last.die)
    if last.phase == phases.ROLLING:
        faces[lowest_place(last.pending)] = action + 1
    return _movement(faces)


def _movement(faces: Sequence[int]) -> tuple[int, int]:
    """Return the movements of one space and of two that dice show."""
    return sum(face in (4, 5) for face in faces), sum(face > 5 for face in faces)


def _places(step: Step, at: Moment) -> Iterator[str]:
    before, after, setup = step.before, step.after, step.setup
    for s in range(setup.seats):
        place = after.place[s]
        if place < 0 and place != before.place[s]:
            yield at.say("misses-rush-hour", who=s)
        elif place != before.place[s]:
            yield at.say("leaves", who=s, nth=at.phrase("ordinal", n=place), points=setup.place_points[place - 1])
    if after.left and not before.left and any(after.rush[s] for s in range(setup.seats)):
        yield at.say("rush-hour-begins")


def _meetings(step: Step, at: Moment) -> Iterator[str]:
    before, after = step.before, step.after
    if after.duel and not before.duel:
        yield at.say("meet", people=[at.person(s) for s in range(step.setup.seats) if after.duel >> s & 1])
    for phase, said in ((phases.NIBBLE_ROLL, "nibbles-there"), (phases.PATROL_ROLL, "patrol-there")):
        if after.phase == phase and before.phase in DRIVES:
            yield at.say(said)


def _pushed(step: Step, at: Moment) -> Iterator[str]:
    """Yield cabs that stand elsewhere than they were driven."""
    for s in range(step.setup.seats):
        if step.after.cell[s] == _driven_to(step, s) or not phases.inside(step.after, s):
            continue
        thrown = step.before.phase == phases.PATROL_ROLL and s == step.before.actor
        said = "falls-back" if step.before.phase == phases.DUEL_ROLL else "thrown-back" if thrown else "pushed-back"
        yield at.say(said, who=s, cell=_cell(at, step.after.cell[s]))


def _driven_to(step: Step, s: int) -> int:
    """Return where a cab stands by its own driving at the end of a step."""
    *_, (last, action, _) = step.moves
    pushed = last.phase == phases.RETREAT
    drives = pushed or (last.phase in DRIVES and action != STOP)
    driver = last.player if pushed else last.actor
    return _lands(step.setup, last, action) if drives and s == driver else int(step.before.cell[s])


def _sabotage(step: Step, at: Moment) -> Iterator[str]:
    """Yield curses that somebody gets from another driver's 2s."""
    for s in range(step.setup.seats):
        more = step.after.curses[s] - step.before.curses[s]
        if more > 0 and s != step.before.seat and step.before.phase != phases.ROLLING:
            yield at.say("gets-curses", who=s, n=more, by=step.before.seat)


def marks(step: Step) -> Mapping[str, str]:
    """Return what is outlined: dice of the last roll, cabs that others drove, a passenger that came or moved."""
    before, after, at = step.before, step.after, voice.at_step(step)
    found: dict[str, str] = {}
    for state, action, _ in step.moves:
        if state.phase != phases.ROLLING:
            found = {part: why for part, why in found.items() if state.phase != phases.KEEP or not action}
        else:
            found[f"die:{lowest_place(state.pending)}"] = at.say("just-rolled", face=action + 1)
    found = {part: why for part, why in found.items() if after.die[int(part[4:])]}
    for s in range(step.setup.seats):
        if after.cell[s] != before.cell[s] and s != step.seat and phases.inside(after, s):
            found[f"cell:{after.cell[s]}"] = at.say("came-here", who=s)
    if after.passenger not in (before.passenger, phases.NOBODY):
        found[f"cell:{after.passenger}"] = at.say("passenger-came-here")
    return found


def moments(step: Step) -> Mapping[str, str]:
    """Return where passengers came aboard or were lost, and the dice that showed a curse."""
    rolled = ((state, action) for state, action, _ in step.moves if state.phase == phases.ROLLING)
    found = {f"die:{lowest_place(state.pending)}": "curse" for state, action in rolled if action == 0}
    for s in range(step.setup.seats):
        more = step.after.aboard[s] - step.before.aboard[s] + max(0, step.after.place[s] - step.before.place[s])
        if more:
            found[f"cell:{step.after.cell[s]}"] = "gain" if more > 0 else "loss"
    reader = step.seat
    if reader is None or reader < 0:
        return found
    kinds = {"": "curse" * _befalls(step, reader), "new": " ".join(_new(step, reader))}
    return found | {part: kind for part, kind in kinds.items() if kind}


def _new(step: Step, s: int) -> Iterator[str]:
    """Yield what the reader may never have met before, a kind each."""
    before, after, at = step.before, step.after, voice.at_step(step)
    if _is_pushed(step, s):
        yield "back"
    if any(state.phase == phases.ROLLING and state.seat == s and action == 0 for state, action, _ in step.moves):
        yield "curse"
    won = [i for i, (had, has) in enumerate(zip(before.holder, after.holder, strict=True)) if had != has == s + 1]
    yield from ("d6" if i < SEATS else "d8" for i in won)
    if after.phase != phases.MOVE or after.actor != s:
        return
    reaches = step.setup.distance[after.cell[s] * NODES + after.passenger] <= after.ones + 2 * after.twos
    if reaches and after.passenger != phases.NOBODY and at.played("pickup") == "final" and not step.setup.may_waive:
        yield "stop"
    if after.twos:
        yield "straight"
    yield "cell"


def _befalls(step: Step, s: int) -> bool:
    """Return whether the reader is pushed back, or cursed by others."""
    return _is_pushed(step, s) or (step.before.seat != s and step.after.curses[s] > step.before.curses[s])


def _is_pushed(step: Step, s: int) -> bool:
    return any(state.phase == phases.RETREAT and state.player == s for state, _, _ in step.moves)


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Return points, and what brought them."""
    at = voice.at(setup, state)
    return at.say("standing", points=points(setup, state, seat), **_score(at, seat))


def _score(at: Moment, seat: int) -> dict[str, Any]:
    """Return what a driver's points are for: passengers, and the place among those who left."""
    place = at.state.place[seat]
    return {"n": at.state.aboard[seat], "place": int(place), "nth": at.phrase("ordinal", n=place)}


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Return who has won, with what, and what kept the others from it."""
    at, paid, shares = voice.at(setup, state, cast=cast), [0] * setup.seats, [0.0] * setup.seats
    rules.returns(setup, state, paid)
    won = seats_of(share_alone(setup, state, paid, setup.seats, shares))
    if not won:
        return at.say("nobody-has-won")
    others = [s for s in range(setup.seats) if s != won[0]]
    scores = at.joined([points(setup, state, s) for s in [won[0], *others]], "to")
    late = [at.phrase("lost-by-rush-hour", who=s) for s in others if state.place[s] < 0]
    settled = state.winner != phases.NOBODY
    why = at.listed(late) if late else at.say("settled-by-duel" if settled else "score-of", **_score(at, won[0]))
    return capital(at.say("has-won", who=won[0], scores=scores, why=why))
