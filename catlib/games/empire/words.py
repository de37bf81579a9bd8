"""What a person reads of a game of Empire: names of actions, positions and parts."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from catlib.games import sentences
from catlib.numerals import counted

from . import rules as r
from .maps import PESTS, CityMap
from .setup import SETS, city_of

__all__ = [
    "COLOURS",
    "HIDDEN",
    "action_to_string",
    "card_name",
    "cards",
    "information_state",
    "log_text",
    "neighborhood",
    "observation",
    "parts",
    "question",
    "resample",
    "rolls_openly",
    "seat_name",
    "set_name",
    "short_label",
    "state_to_string",
    "why_not",
    "why_not_together",
]

HIDDEN = ("hand", "pile", "mission")
COLOURS = ("red", "blue", "green", "purple", "orange", "sky", "neutral")
KINDS = (*PESTS, "wild card")
FIRST_GO = "of equal cards the first in hand go"


def seat_name(setup: Any, seat: int) -> str:
    """A player by colour, or neutral."""
    return COLOURS[seat]


def neighborhood(setup: Any, h: int) -> str:
    """A neighborhood by its name."""
    return city_of(setup).neighborhoods[h].name


def cards(mask: int) -> list[int]:
    """The cards of a hand or pile, which states hold as bits.

    >>> cards(0b1010)
    [1, 3]
    """
    return [card for card in range(r.CARDS) if mask >> card & 1]


def kind_of(setup: Any, card: int) -> int:
    """Squirrel, rat, pigeon or wild, as a number."""
    return next(kind for kind in range(4) if setup.kind_cards[kind] >> card & 1)


def card_name(setup: Any, card: int) -> str:
    """A card by its neighborhood and pest."""
    if card >= r.NODES:
        return f"River Wild card {card - r.NODES + 1}"
    return f"{neighborhood(setup, card)} ({KINDS[kind_of(setup, card)]})"


def set_name(i: int) -> str:
    """Three cards by their kinds.

    >>> set_name(0), set_name(5), set_name(14)
    ('3 squirrels', 'a squirrel, a rat and a pigeon', 'a rat, a pigeon and a wild card')
    """
    named = [f"{n} {KINDS[kind]}s" if n > 1 else f"a {KINDS[kind]}" for kind, n in enumerate(SETS[i]) if n]
    return " and ".join([", ".join(named[:-1]), named[-1]] if len(named) > 1 else named)


# Actions


def action_to_string(setup: Any, state: Any, action: int) -> str:
    """The action or chance outcome as a player says it."""
    return _SAY[state.phase](setup, state, action)


def short_label(setup: Any, state: Any, action: int) -> str:
    """The same in few words: a die by its colour and face, a card that is drawn face down by nothing but its taker."""
    if state.phase in (r.DRAW, r.MISSION):
        what = "a card" if state.phase == r.DRAW else "an Occupation card"
        return f"{what} for {seat_name(setup, state.seat)}"
    if state.phase in (r.ROLL, r.START_ROLL):
        seat = r.lowest(state.pending) if state.phase == r.START_ROLL else _rolling(state)
        return f"{seat_name(setup, seat)} {action + 1}"
    return action_to_string(setup, state, action)


def log_text(setup: Any, state: Any, action: int, seat: int | None, names: Sequence[str] | None = None) -> str:
    """What the log of a seat notes; cards are named for who gets them, and all who hold what is not worth a line."""
    if state.phase == r.DEAL:
        return "the neighborhoods are dealt" if state.dealt + 1 == setup.size else ""
    if state.phase in (r.DRAW, r.MISSION) and seat in (state.seat, None):
        return action_to_string(setup, state, action)
    return short_label(setup, state, action)


def _rolling(state: Any) -> int:
    """Whose die rolls next in a battle."""
    return int(state.seat if state.rolled < state.attacking else state.owner[state.target])


def _say_place(setup: Any, state: Any, action: int) -> str:
    cubes = ("a cube", "ten cubes", "all cubes")[action // r.NODES]
    return f"place {cubes} on {neighborhood(setup, action % r.NODES)}"


def _say_exchange(setup: Any, state: Any, action: int) -> str:
    if action == r.KEEP_CARDS:
        return "turn in no set"
    return f"turn in {set_name(action)} for {counted(r.award(setup, state.sets), 'cube')}"


def _say_bonus(setup: Any, state: Any, action: int) -> str:
    return f"{counted(setup.territory_bonus, 'more cube')} on {neighborhood(setup, action)}, which the set shows"


def _say_attack(setup: Any, state: Any, action: int) -> str:
    return "no more attacks" if action == r.STOP else f"attack from {neighborhood(setup, action)}"


def _say_dice(setup: Any, state: Any, action: int) -> str:
    return f"roll {counted(action, 'die', 'dice')}" if action else "call the attack off"


def _say_defend(setup: Any, state: Any, action: int) -> str:
    return f"defend with {counted(action, 'die', 'dice')}"


def _say_roll(setup: Any, state: Any, action: int) -> str:
    side = "attacker" if state.rolled < state.attacking else "defender"
    return f"the {side}'s die shows {action + 1}"


def _moved(setup: Any, state: Any, action: int) -> int:
    """How many cubes an amount stands for."""
    return state.cubes[state.origin] - 1 if action == r.REST else action


def _say_move_in(setup: Any, state: Any, action: int) -> str:
    more = _moved(setup, state, action)
    all_in = state.cubes[state.target] + more
    if more == 0:
        return f"move no more than {counted(all_in, 'cube')} in"
    return f"move {more} more in, {all_in} in all"


def _say_free_from(setup: Any, state: Any, action: int) -> str:
    return "no free move" if action == r.STOP else f"free move from {neighborhood(setup, action)}"


def _say_free_count(setup: Any, state: Any, action: int) -> str:
    cubes = _moved(setup, state, action)
    return f"move {counted(cubes, 'cube')} to {neighborhood(setup, state.target)}"


_SAY: dict[int, Any] = {
    r.START_ROLL: lambda setup, state, a: f"{seat_name(setup, r.lowest(state.pending))} rolls {a + 1} for the start",
    r.MISSION: lambda setup, state, a: (
        f"{seat_name(setup, state.seat)} is {city_of(setup).missions[a].name}: {city_of(setup).missions[a].sentence()}"
    ),
    r.DEAL: lambda setup, state, a: f"{neighborhood(setup, state.dealt)} is {seat_name(setup, a)}",
    r.PLACE: _say_place,
    r.EXCHANGE: _say_exchange,
    r.BONUS: _say_bonus,
    r.ATTACK: _say_attack,
    r.TARGET: lambda setup, state, a: f"attack {neighborhood(setup, a)}",
    r.DICE: _say_dice,
    r.DEFEND: _say_defend,
    r.ROLL: _say_roll,
    r.MOVE_IN: _say_move_in,
    r.FREE_FROM: _say_free_from,
    r.FREE_TO: lambda setup, state, a: f"free move to {neighborhood(setup, a)}",
    r.FREE_COUNT: _say_free_count,
    r.DRAW: lambda setup, state, a: f"{seat_name(setup, state.seat)} draws {card_name(setup, a)}",
}


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """The ids of what one touches to take an action: neighborhoods, cards, an amount or a button."""
    phase = state.phase
    if phase == r.PLACE:
        amount = ((), ("amount:ten",), ("amount:all",))[action // r.NODES]
        return (*amount, f"hood:{action % r.NODES}")
    if phase in (r.ATTACK, r.FREE_FROM) and action != r.STOP:
        return (f"hood:{action}",)
    if phase in (r.TARGET, r.FREE_TO, r.BONUS):
        return (f"hood:{action}",)
    if phase == r.EXCHANGE and action != r.KEEP_CARDS:
        return tuple(f"card:{card}" for card in _cards_of_set(setup, state, action))
    return (f"button:{action_to_string(setup, state, action)}",)


def _cards_of_set(setup: Any, state: Any, action: int) -> Iterator[int]:
    """The cards that go when a set is turned in."""
    after = state.copy()
    for kind in range(4):
        for _ in range(setup.set_needs[4 * action + kind]):
            card = r.best_card(setup, after, kind)
            after.hand[after.seat] ^= 1 << card
            yield card


# Positions


_QUESTIONS = {
    r.START_ROLL: "the players roll for the start",
    r.MISSION: "Occupation cards are dealt",
    r.DEAL: "the neighborhoods are dealt",
    r.PLACE: "places cubes",
    r.EXCHANGE: "may turn in a set of cards",
    r.BONUS: "chooses where the cubes of the set go",
    r.ATTACK: "chooses where to attack from",
    r.TARGET: "chooses whom to attack",
    r.DICE: "chooses how many dice to attack with",
    r.DEFEND: "chooses how many dice to defend with",
    r.ROLL: "the dice roll",
    r.MOVE_IN: "chooses how many cubes move in",
    r.FREE_FROM: "may move cubes: from where",
    r.FREE_TO: "moves cubes: to where",
    r.FREE_COUNT: "moves cubes: how many",
    r.DRAW: "a card is drawn",
    r.OVER: "the game is over",
}


def question(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now, and of whom, in a few words; players go by their names if they have any."""
    asked = sentences.question(setup, state, _QUESTIONS, seat_name, names)
    return asked if state.player < 0 else f"{asked}{_where(setup, state)}"


def _where(setup: Any, state: Any) -> str:
    """The places that a decision is about."""
    if state.phase == r.PLACE:
        return f", {state.reserve[state.player]} to go"
    if state.phase == r.TARGET:
        return f" from {neighborhood(setup, state.origin)}"
    if state.phase in (r.DICE, r.DEFEND):
        a, b = state.origin, state.target
        return (
            f": {neighborhood(setup, a)} with {state.cubes[a]} against {neighborhood(setup, b)} with {state.cubes[b]}"
        )
    return ""


def state_to_string(setup: Any, state: Any) -> str:
    """The position on one line: round, question, dice, what everybody holds."""
    dice = "".join(str(f) for f in state.die if f)
    holds = ", ".join(
        f"{seat_name(setup, s)} {state.count[s]} with {r.cubes_of(setup, state, s)}" for s in _holders(setup, state)
    )
    shown = f"; dice {dice}" if dice else ""
    return f"round {state.round + 1}, {question(setup, state)}{shown}; {holds or 'the map is empty'}"


def _holders(setup: Any, state: Any) -> list[int]:
    return [s for s in (*range(setup.seats), r.NEUTRAL) if state.count[s]]


def why_not(setup: Any, state: Any, part: str, names: Sequence[str] | None = None) -> str:
    """Why touching a part does nothing here, and what would, in a sentence or two."""
    kind, _, number = part.partition(":")
    asked = f"Now {question(setup, state, names)}."
    if state.phase == r.OVER:
        return sentences.GAME_OVER
    if kind == "hood":
        reason = _why_not_there(setup, state, int(number))
        return f"{reason} {asked}" if reason else asked
    if kind == "card" and state.phase == r.EXCHANGE:
        return f"That card makes no set with the others in this hand; {FIRST_GO}. {asked}"
    return f"That is not asked. {asked}"


def why_not_together(setup: Any, state: Any, parts: frozenset[str]) -> str:
    """What is missing for the parts that are chosen to make an action."""
    if state.phase == r.PLACE:
        return "Now click the neighborhood that gets them."
    wild = any(needs[3] and counts for needs, counts in zip(SETS, setup.set_counts, strict=True))
    return f"Three equal pests make a set, or one of each{', or any with a wild card' if wild else ''}; {FIRST_GO}."


def _why_not_there(setup: Any, state: Any, h: int) -> str:
    name, owner = neighborhood(setup, h), state.owner[h]
    mine = owner == state.seat
    if state.phase in (r.PLACE, r.FREE_FROM, r.FREE_TO, r.ATTACK) and not mine:
        return f"{name} is {COLOURS[owner]}; it takes an own neighborhood."
    if state.phase in (r.ATTACK, r.FREE_FROM) and state.cubes[h] < 2:
        return f"{name} has one cube, and one has to stay."
    if state.phase == r.ATTACK:
        return f"{name} has no rival next door."
    if state.phase == r.FREE_FROM:
        return f"{name} has no own neighborhood next door."
    if state.phase == r.TARGET:
        return f"{name} is your own." if mine else f"{name} is not next to {neighborhood(setup, state.origin)}."
    if state.phase == r.FREE_TO:
        return f"Cubes cannot get from {neighborhood(setup, state.origin)} to {name} in one free move."
    return ""


# Hidden cards


def observation(setup: Any, state: Any, player: int) -> dict[str, Any]:
    """What a seat may see: the map and its own cards, and how many cards the others and the pile have."""
    seen = state.to_dict()
    seen["cards"] = [r.with_bits(hand) for hand in state.hand]
    seen["hand"] = [hand if s == player else 0 for s, hand in enumerate(state.hand)]
    seen["pile"] = r.with_bits(state.pile)
    seen["mission"] = [m if s == player else r.NOBODY for s, m in enumerate(state.mission)]
    return seen


def information_state(setup: Any, state: Any, player: int) -> str:
    """What a seat knows, as one line; positions that it cannot tell apart have the same.

    Hands are all that is hidden, and what was turned in lies open, so what can be seen now is all that can be known.
    """
    seen = observation(setup, state, player)
    return "; ".join(f"{name} {' '.join(map(str, v)) if isinstance(v, list) else v}" for name, v in seen.items())


def rolls_openly(setup: Any, state: Any) -> bool:
    """Whether chance is due that everybody knows the odds of: dice and the deal of the map, but no card."""
    return state.phase in (r.START_ROLL, r.ROLL, r.DEAL)


def resample(setup: Any, state: Any, player: int, rng: random.Random) -> Any:
    """A world that this seat cannot tell from the given one: other hands and the pile are dealt anew, and missions."""
    world = state.copy()
    others = [s for s in range(setup.seats) if s != player]
    unseen = cards(state.pile | sum(state.hand[s] for s in others))
    rng.shuffle(unseen)
    for s in others:
        held = [unseen.pop() for _ in range(r.with_bits(state.hand[s]))]
        world.hand[s] = sum(1 << card for card in held)
    world.pile = sum(1 << card for card in unseen)
    _deal_missions(setup, world, player, others, rng)
    return world


def _deal_missions(setup: Any, world: Any, player: int, others: Sequence[int], rng: random.Random) -> None:
    """Other missions for the others; none that they have fulfilled already, if there are enough."""
    free = [m for m in range(setup.missions) if m != world.mission[player]]
    rng.shuffle(free)
    for s in others:
        if world.mission[s] != r.NOBODY:
            world.mission[s] = next((m for m in free if not _is_done(setup, world, s, m)), free[0])
            free.remove(world.mission[s])


def _is_done(setup: Any, world: Any, s: int, mission: int) -> bool:
    guess = world.copy()
    guess.mission[s] = mission
    return bool(r.fulfilled(setup, guess, s))


def mission_of(setup: Any, state: Any, seat: int) -> str:
    """A seat's Occupation card in words, empty if it has none."""
    if state.mission[seat] == r.NOBODY:
        return ""
    city: CityMap = city_of(setup)
    mission = city.missions[state.mission[seat]]
    return f"{mission.name}: {mission.sentence()}"
