"""The voice of Empire: the words that fill the sentences of `en/`, which is said when, what a seat sees."""

import random
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from catlib.game import BotNames, Cast, Moment, Phrase, Step, Voice, WorkedTurn, capital
from catlib.rules import TERMINAL, bit_count, each_place, lowest_place

from .. import phases, rules
from ..board import cubes_of
from ..maps import NODES, PESTS, Mission
from ..placing import in_supply
from ..sets import award
from ..setup import ATTACK_DICE, KINDS, SETS, HouseRules, choice, city_of, missions_of
from ..winning import fulfilled

HIDDEN = ("hand", "pile", "mission")
COLOURS = ("red", "blue", "green", "purple", "orange", "sky", "neutral")


KIND_NAMES = (*PESTS, "wild card")
WAYS = {"bridge": "bridges", "tram": "tram-lines", "subway": "subway-lines"}
NAMED = 4  # neighborhoods that the log names at once; of more the map says it
FREE = (phases.FREE_FROM, phases.FREE_TO, phases.FREE_COUNT)
ASKED = "START_ROLL MISSION DEAL PLACE EXCHANGE ATTACK TARGET DICE DEFEND ROLL"
ASKED += " MOVE_IN FREE_FROM FREE_TO FREE_COUNT DRAW OVER"


def roller(setup: Any, state: Any) -> int:
    """Return whose die rolls next: the attacker's, then the defender's."""
    if state.phase == phases.START_ROLL:
        return int(lowest_place(state.pending))
    if state.phase == phases.ROLL and state.rolled >= state.attacking:
        return int(state.owner[state.target])
    return int(state.seat)


def _who(at: Moment) -> Any:
    """Return the seat that decides, rolls, or gets a card or a neighborhood."""
    if at.state.player >= 0:
        return int(at.state.player)
    return _owner(at, at.action if at.state.phase == phases.DEAL else roller(at.setup, at.state))


def _owner(at: Moment, seat: int) -> Any:
    """Return who holds a neighborhood; the neutral cubes have no name in a cast."""
    if seat != phases.NEUTRAL:
        return at.person(seat)
    return at.phrase("neutral-cubes" if at.cast else "neutral")


def _many(at: Moment, seat: int) -> bool:
    """Return whether a verb stands as after "you": neutral cubes are several."""
    return seat == phases.NEUTRAL or at.person(seat).you


def neighborhood(setup: Any, h: int) -> str:
    """Return a neighborhood's name."""
    return city_of(setup).neighborhoods[h].name


def _hood(at: Moment) -> str:
    """Return the neighborhood that an action is about."""
    return neighborhood(at.setup, at.state.dealt if at.state.phase == phases.DEAL else at.action % NODES)


def _held(at: Moment, state: Any) -> list[Phrase]:
    return [at.phrase("holding", who=s, n=state.count[s]) for s in range(at.setup.seats)]


def _target(at: Moment) -> int:
    return int(at.action if at.state.phase == phases.TARGET else at.state.target)


def _moved(at: Moment) -> int:
    """Return how many cubes an amount stands for."""
    return int(at.state.cubes[at.state.origin] - 1 if at.action == phases.REST else at.action)


def _is_seen(at: Moment) -> bool:
    """Return whether the reader of a step sees the card that comes."""
    return at.step is None or at.step.seat in (None, at.state.seat)


def _card(at: Moment) -> Phrase:
    if not _is_seen(at):
        return at.phrase("a-card")
    if at.action >= NODES:
        return at.phrase("wild", number=at.action - NODES + 1)
    return at.phrase("card", name=neighborhood(at.setup, at.action), pest=kind_name(at.setup, at.action))


def _set(at: Moment) -> list[Phrase]:
    """Return the three cards of a set by their kinds."""
    kinds = zip(KIND_NAMES, SETS[at.action], strict=True)
    return [at.phrase("cards-of-set", pest=at.phrase(name), n=n) for name, n in kinds if n]


def _occupation(at: Moment, mission: Mission, id: str = "occupation") -> Phrase:
    """Return an Occupation card in words."""
    wants = [at.phrase("all-of", name=name) for name in mission.boroughs]
    if mission.neighborhoods:
        wants.append(at.phrase("neighborhoods-held", n=mission.neighborhoods, each=mission.cubes))
    if mission.links:
        wants.append(at.phrase("links-held", n=mission.links))
    return at.phrase(id, name=mission.name, wants=wants)


def _ways(at: Moment) -> Any:
    """Return how many links of each kind there are; False if there are none."""
    kinds = [link.kind for link in city_of(at.setup).links]
    return [at.phrase(id, n=kinds.count(kind)) for kind, id in WAYS.items() if kind in kinds] or False


def _rows(at: Moment) -> Iterator[str]:
    """Yield each borough with its size and its bonus, of which one is printed."""
    city = city_of(at.setup)
    for borough, brings in zip(city.boroughs, at.setup.bonus, strict=False):
        words = {"n": len(city.members(borough.name)), "brings": brings, "printed": borough.name == "Manhattan"}
        yield at.say("row-of-borough", name=borough.name, **words)


def _awards(at: Moment) -> list[int]:
    """Return what the sets of the rulebook's table bring."""
    return [award(at.setup, n) for n in range(len(at.setup.set_awards) + 1)]


WORDS: dict[str, Callable[..., Any]] = {
    "seat": lambda at, seat: at.phrase(COLOURS[seat]),
    "who": _who,
    "whom": lambda at: _owner(at, at.state.owner[_target(at)]),
    "many": lambda at: _many(at, roller(at.setup, at.state)),
    "face": lambda at: at.action + 1,
    "faces": lambda at: [action + 1 for _, action, _ in at.step.moves],
    "held": lambda at: _held(at, at.step.after),
    "attacks": lambda at: at.state.rolled < at.state.attacking,
    "hood": _hood,
    "here": lambda at: neighborhood(at.setup, at.state.origin),
    "there": lambda at: neighborhood(at.setup, at.state.target),
    "own": lambda at: at.state.cubes[at.state.origin],
    "theirs": lambda at: at.state.cubes[_target(at)],
    "amount": lambda at: ("one", "brick", "all")[at.action // NODES],
    "left": lambda at: at.state.reserve[at.state.player],
    "keeps": lambda at: at.action == phases.KEEP_CARDS,
    "set": _set,
    "brings": lambda at: in_supply(at.setup, at.state, award(at.setup, at.state.sets)),
    "stops": lambda at: at.action == phases.STOP,
    "n": lambda at: at.action,
    "moved": _moved,
    "in_all": lambda at: at.state.cubes[at.state.target] + _moved(at),
    "seen": _is_seen,
    "card": _card,
    "occupation": lambda at: _occupation(at, missions_of(at.setup)[at.action]),
    "round": lambda at: at.state.round + 1,
    "timed": lambda at: 0 < at.setup.turn_limit <= at.state.round,
    "neutral": lambda at: bool(at.setup.neutral_third and at.setup.seats == 2),
    # The player's rulebook
    "ways": _ways,
    "invented": lambda at: city_of(at.setup).invented,
    "rows": lambda at: "\n".join(_rows(at)),
    "two": lambda at: at.setup.seats == 2,
    "pairs": lambda at: min(at.setup.attack_dice, at.setup.defend_dice),
    "usable_wilds": lambda at: bool(at.value("wild_cards")),
    "rises": lambda at: all(a < b for a, b in zip(_awards(at), _awards(at)[1:], strict=False)),
    "awards": lambda at: " | ".join(map(str, _awards(at))),
    "mission_list": lambda at: "\n".join(
        str(_occupation(at, mission, "mission-point")) for mission in city_of(at.setup).missions
    ),
}
WORTH_TRYING = ("objective", "placement", "turn_limit", "forced_exchange", "inherit_cards", "free_move")
MOVES = (123, 11, 29, 3, 2, 2, 1, 3, 3, 5, 5, 1, 0, 3, 29, 12, 3, 2, 5, 2, 3, 1, 0, 0, 56, 29, 11, 2, 25)
WORKED_TURN = WorkedTurn(players=3, seed=1, lead=301, told_from=301, moves=MOVES)
NUMBERED = SimpleNamespace(**{name: getattr(phases, name) for name in ASKED.split()})
GUIDE = "teaching"  # as the greedy player strands cubes behind the front

voice = Voice(__file__, rules, HouseRules, NUMBERED, WORDS)
NAMES = BotNames(voice, "random", "rash", "beginner", "hasty", "greedy", "searching")


# Names


def kind_of(setup: Any, card: int) -> int:
    """Return squirrel, rat, pigeon or wild, as a number."""
    return next(kind for kind in range(KINDS) if setup.kind_cards[kind] >> card & 1)


def kind_name(setup: Any, card: int) -> Phrase:
    """Return the animal of a card, or that it is a wild card."""
    return voice.at(setup).phrase(KIND_NAMES[kind_of(setup, card)])


def mission_of(setup: Any, state: Any, seat: int) -> str:
    """Return a seat's Occupation card in words, empty if it has none."""
    mission = state.mission[seat]
    return "" if mission == phases.NOBODY else str(_occupation(voice.at(setup), missions_of(setup)[mission]))


def log_text(setup: Any, state: Any, action: int, seat: int | None, names: Sequence[str] | None = None) -> str:
    """Return what the log of a seat notes; cards are named for who gets them, and all who hold what is one line."""
    at = voice.at(setup, state, action)
    if state.phase == phases.DEAL:
        return at.asks() if state.dealt + 1 == setup.size else ""
    seen = state.phase in (phases.DRAW, phases.MISSION) and seat in (state.seat, None)
    return at.name("name" if seen else "short")


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """Return the ids of what one touches to take an action: neighborhoods, cards, an amount or a button."""
    phase = state.phase
    if phase == phases.PLACE:
        amount = ((), ("amount:ten",), ("amount:all",))[action // NODES]
        return (*amount, f"hood:{action % NODES}")
    if phase in (phases.ATTACK, phases.TARGET, phases.FREE_FROM, phases.FREE_TO) and action != phases.STOP:
        return (f"hood:{action}",)
    if phase == phases.EXCHANGE and action != phases.KEEP_CARDS:
        return tuple(f"card:{card}" for card in _cards_of_set(setup, state, action))
    return (voice.button(setup, state, action),)


def _cards_of_set(setup: Any, state: Any, action: int) -> Iterator[int]:
    """Yield the cards that go when a set is turned in: the lowest of each kind."""
    for kind, n in enumerate(SETS[action]):
        yield from [*each_place(state.hand[state.seat] & setup.kind_cards[kind])][:n]


def state_to_string(setup: Any, state: Any) -> str:
    """Return the position on one line: round, question, dice, what everybody holds."""
    at = voice.at(setup, state)
    holders = [s for s in (*range(setup.seats), phases.NEUTRAL) if state.count[s]]
    holds = [at.phrase("holding-cubes", who=s, n=state.count[s], all=cubes_of(setup, state, s)) for s in holders]
    holds_all = at.joined(holds or [at.phrase("empty-map")], "comma")
    shown = "".join(str(face) for face in state.die if face)
    return at.say("position", question=at.asks(), shown=shown or False, holds=holds_all)


# Why not


def why_no_hood(at: Moment, h: int) -> str:
    setup, state = at.setup, at.state
    if h >= setup.size or state.owner[h] == phases.NOBODY:
        return ""
    mine = state.owner[h] == state.seat
    at = at.with_words(hood=neighborhood(setup, h), whom=_owner(at, state.owner[h]))
    if state.phase in (phases.PLACE, phases.FREE_FROM, phases.FREE_TO, phases.ATTACK) and not mine:
        return at.say("not-yours")
    if state.phase in (phases.ATTACK, phases.FREE_FROM):
        if state.cubes[h] < 2:
            return at.say("one-cube")
        return at.say("no-rival" if state.phase == phases.ATTACK else "none-next-door")
    if state.phase == phases.TARGET:
        return at.say("your-own" if mine else "not-next-door")
    return at.say("out-of-reach") if state.phase == phases.FREE_TO else ""


def why_no_card(at: Moment, _: int) -> str:
    return at.say("makes-no-set") if at.state.phase == phases.EXCHANGE else ""


def why_not_together(setup: Any, state: Any, parts: frozenset[str]) -> str:
    """Return what is missing for the parts that are chosen to make an action."""
    at = voice.at(setup, state)
    if state.phase == phases.PLACE:
        return at.say("click-the-neighborhood")
    return at.say("what-makes-a-set")


# Hidden cards


def observation(setup: Any, state: Any, player: int) -> dict[str, Any]:
    """Return what a seat may see: the map and its own cards, and how many cards the others and the pile have."""
    seen = state.to_dict()
    seen["cards"] = [bit_count(hand) for hand in state.hand]
    seen["hand"] = [hand if s == player else 0 for s, hand in enumerate(state.hand)]
    seen["pile"] = bit_count(state.pile)
    seen["mission"] = [m if s == player else phases.NOBODY for s, m in enumerate(state.mission)]
    return seen


def information_state(setup: Any, state: Any, player: int) -> str:
    """Return what a seat knows, as one line; positions that it cannot tell apart have the same.

    Hands are all that is hidden, and what was turned in lies open, so what can be seen now is all that can be known.
    """
    seen = observation(setup, state, player)
    return "; ".join(f"{name} {' '.join(map(str, v)) if isinstance(v, list) else v}" for name, v in seen.items())


def rolls_openly(setup: Any, state: Any) -> bool:
    """Return whether chance is due that everybody knows the odds of: dice and the deal of the map, but no card."""
    return state.phase in (phases.START_ROLL, phases.ROLL, phases.DEAL)


def resample(setup: Any, state: Any, player: int, rng: random.Random) -> Any:
    """Return a world that this seat cannot tell from the given one: other hands, the pile and missions dealt anew."""
    world = state.copy()
    others = [s for s in range(setup.seats) if s != player]
    unseen = [*each_place(state.pile | sum(state.hand[s] for s in others))]
    rng.shuffle(unseen)
    for s in others:
        held = [unseen.pop() for _ in range(bit_count(state.hand[s]))]
        world.hand[s] = sum(1 << card for card in held)
    world.pile = sum(1 << card for card in unseen)
    _deal_missions(setup, world, player, others, rng)
    return world


def _deal_missions(setup: Any, world: Any, player: int, others: Sequence[int], rng: random.Random) -> None:
    """Deal other missions to the others; none that they have fulfilled already, if there are enough."""
    free = [m for m in range(setup.missions) if m != world.mission[player]]
    rng.shuffle(free)
    for s in others:
        if world.mission[s] != phases.NOBODY:
            world.mission[s] = next((m for m in free if not _is_done(setup, world, s, m)), free[0])
            free.remove(world.mission[s])


def _is_done(setup: Any, world: Any, s: int, mission: int) -> bool:
    guess = world.copy()
    guess.mission[s] = mission
    return bool(fulfilled(setup, guess, s))


# Whose turn it is


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """Return what it takes to win, and who holds how much."""
    at = voice.at(setup, state, cast=cast)
    at = at.with_words(holds=capital(at.joined(_held(at, state), "comma")))
    if setup.objective != choice.MISSIONS:
        return at.say("aim-all")
    own = mission_of(setup, state, seat) if seat is not None and 0 <= seat < setup.seats else ""
    return at.say("aim-mission", own=own or False)


def turn_of(setup: Any, state: Any) -> int:
    """Return whose turn it is; nobody's while the map is filled."""
    return int(state.seat) if state.stage > phases.FILLING and state.player != TERMINAL else -1


def together(setup: Any, state: Any, action: int) -> Hashable:
    """Join dice of one side, the deal, cubes placed in a row, an attack with its target, a free move."""
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


# What happened


def tell_place(at: Moment) -> Iterator[str]:
    """Yield where cubes were put; in the set-up, by everybody in turn."""
    step, before, seat = at.step, at.step.before, at.step.before.seat
    if before.stage <= phases.FILLING:
        who = [s for s in range(at.setup.seats) if step.after.reserve[s] < before.reserve[s]]
        if len(who) == 1:
            yield at.say("places-cubes", who=who[0])
        else:
            yield at.say("place-in-turn", all=[at.person(s) for s in who])
        for reader in (s for s in who if at.person(s).you):
            if len(where := _where(at, reader)) <= NAMED:
                yield at.say("strengthens", who=reader, where=where)
        return
    yield from _new_cubes(at)
    yield at.told(where=_where(at, seat))


def tell_exchange(at: Moment) -> Iterator[str]:
    yield from _new_cubes(at)
    yield at.told()


def _new_cubes(at: Moment) -> Iterator[str]:
    """Yield what a turn brings, where it begins."""
    before, earlier, seat = at.step.before, at.step.earlier, at.step.before.seat
    if before.reserve[seat] and (earlier is None or earlier.seat != seat or earlier.stage <= phases.FILLING):
        whole = holds_whole(at.setup, before, seat) or False
        yield at.say("gets-cubes", n=before.reserve[seat], hoods=before.count[seat], whole=whole)


def holds_whole(setup: Any, state: Any, seat: int) -> list[str]:
    """Return the boroughs of which a seat holds everything."""
    lost = {setup.borough[h] for h in range(setup.size) if state.owner[h] != seat}
    return [borough.name for b, borough in enumerate(city_of(setup).boroughs) if b not in lost]


def _where(at: Moment, seat: int) -> list[Phrase]:
    """Return where a seat has more cubes than before."""
    before, after = at.step.before, at.step.after
    more = {h: after.cubes[h] - before.cubes[h] for h in range(at.setup.size) if after.owner[h] == seat}
    return [at.phrase("more-there", hood=neighborhood(at.setup, h), n=n) for h, n in more.items() if n > 0]


def tell_target(at: Moment) -> Iterator[str]:
    """Yield the log of a step's last action: only then is it known what goes where."""
    *_, (last, action, _) = at.step.moves
    yield voice.at(at.setup, last, action, at.cast, at.step).told()


tell_attack = tell_free_from = tell_free_to = tell_free_count = tell_target


def tell_roll(at: Moment) -> Iterator[str]:
    """Yield the dice of one side; with the last of them, which pairs the attacker wins."""
    before = at.step.before
    faces = sorted((action + 1 for _, action, _ in at.step.moves), reverse=True)
    yield at.told(faces=" ".join(map(str, faces)))
    if before.rolled < before.attacking:
        return
    for mine, theirs in zip(before.die[: before.attacking], faces, strict=False):
        wins = mine > theirs or (mine == theirs and at.setup.ties != choice.DEFENDER)
        result = "wins" if wins else "equal" if mine == theirs else "loses"
        yield at.say("beats", mine=mine, theirs=theirs, result=result)


def brought(at: Moment) -> Iterator[str]:
    """Yield cubes lost, neighborhoods taken, boroughs won and lost, players wiped out."""
    before, after = at.step.before, at.step.after
    if before.phase == phases.ROLL:
        yield from _battle(at)
    for s in range(at.setup.seats):
        if before.phase in (phases.ROLL, phases.MOVE_IN) and before.owner != after.owner:
            held, holds = holds_whole(at.setup, before, s), holds_whole(at.setup, after, s)
            yield from (at.say("holds-borough", who=s, name=name) for name in holds if name not in held)
            yield from (at.say("loses-borough", who=s, name=name) for name in held if name not in holds)
        if before.count[s] and not after.count[s]:
            yield at.say("wiped-out", who=s)


def _battle(at: Moment) -> Iterator[str]:
    """Yield what a roll cost."""
    before, after, attacker = at.step.before, at.step.after, at.step.before.seat
    defender = before.owner[before.target]
    if after.owner[before.target] != defender:
        yield at.say("takes", who=attacker)
        return
    for owner, h in ((attacker, before.origin), (defender, before.target)):
        if lost := before.cubes[h] - after.cubes[h]:
            words = {"who": _owner(at, owner), "many": _many(at, owner), "n": lost}
            yield at.say("loses-cubes", there=neighborhood(at.setup, h), left=after.cubes[h], **words)


def marks(step: Step) -> Mapping[str, str]:
    """Return what is outlined: neighborhoods that others took, or where they left fewer cubes."""
    before, after, at = step.before, step.after, voice.at_step(step)
    found: dict[str, str] = {}
    if before.stage <= phases.FILLING:
        return found
    for h in range(step.setup.size):
        was, now = before.owner[h], after.owner[h]
        if was != now and now != step.seat:
            found[f"hood:{h}"] = at.say("took-it", who=_owner(at, now), whom=_owner(at, was))
        elif was == now == step.seat and after.cubes[h] < before.cubes[h] and after.phase < phases.MOVE_IN:
            found[f"hood:{h}"] = at.say("lost-there", n=before.cubes[h] - after.cubes[h])
    return found


def moments(step: Step) -> Mapping[str, str]:
    """Return the dice of battles, and the neighborhoods that were taken."""
    found: dict[str, str] = {}
    for state, _, _ in step.moves:
        if state.phase == phases.ROLL:
            second = state.rolled - state.attacking
            found[f"die:{state.rolled if second < 0 else ATTACK_DICE + second}"] = "roll"
    for h, (was, now) in enumerate(zip(step.before.owner, step.after.owner, strict=True)):
        if was != now and step.before.stage > phases.FILLING:
            found[f"hood:{h}"] = "capture"
            found |= {"": "loss"} if was == step.seat else {}
    return found


def lately(step: Step) -> Sequence[str]:
    """Return what the reader held and others hold now."""
    before, after, seat, at = step.before, step.after, step.seat, voice.at_step(step)
    if seat is None or seat < 0 or before.stage <= phases.FILLING:
        return []
    lost: dict[int, list[str]] = {}
    for h in range(step.setup.size):
        if before.owner[h] == seat != after.owner[h]:
            lost.setdefault(after.owner[h], []).append(neighborhood(step.setup, h))
    gone = [at.phrase("lost-to", hoods=names, by=_owner(at, owner)) for owner, names in lost.items()]
    return [at.say("held-lost", who=seat, gone=gone)] if gone else []


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Return neighborhoods and cubes."""
    return voice.at(setup, state).say("standing", n=state.count[seat], all=cubes_of(setup, state, seat))


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Return who has won, and by what."""
    at, s = voice.at(setup, state, cast=cast), state.winner
    if s == phases.NOBODY:
        return at.say("nobody-wins")
    why = "most"
    if all(not state.count[t] for t in range(setup.seats) if t != s):
        why = "alone"
    elif setup.objective == choice.MISSIONS and state.mission[s] != phases.NOBODY:
        why = "mission"
    words = {"occupation": mission_of(setup, state, s), "standing": standing(setup, state, s)}
    return capital(at.say("wins", who=s, why=why, **words))
