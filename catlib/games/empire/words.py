"""What a person reads of a game of Empire: names of actions, positions and parts."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from catlib.chance import counted
from catlib.game import sentences
from catlib.rules import bit_count, lowest_place

from . import phases
from .board import cubes_of
from .maps import NODES, PESTS
from .sets import award, best_card
from .setup import CARDS, KINDS, SETS, WILD, city_of, missions_of
from .winning import fulfilled

HIDDEN = ("hand", "pile", "mission")
COLOURS = ("red", "blue", "green", "purple", "orange", "sky", "neutral")
KIND_NAMES = (*PESTS, "wild card")
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
    return [card for card in range(CARDS) if mask >> card & 1]


def kind_of(setup: Any, card: int) -> int:
    """Squirrel, rat, pigeon or wild, as a number."""
    return next(kind for kind in range(KINDS) if setup.kind_cards[kind] >> card & 1)


def card_name(setup: Any, card: int) -> str:
    """A card by its neighborhood and pest."""
    if card >= NODES:
        return f"River Wild card {card - NODES + 1}"
    return f"{neighborhood(setup, card)} ({KIND_NAMES[kind_of(setup, card)]})"


def set_name(i: int) -> str:
    """Three cards by their kinds.

    >>> set_name(0), set_name(5), set_name(14)
    ('3 squirrels', 'a squirrel, a rat and a pigeon', 'a rat, a pigeon and a wild card')
    """
    named = [f"{n} {KIND_NAMES[kind]}s" if n > 1 else f"a {KIND_NAMES[kind]}" for kind, n in enumerate(SETS[i]) if n]
    return " and ".join([", ".join(named[:-1]), named[-1]] if len(named) > 1 else named)


# Actions


def action_to_string(setup: Any, state: Any, action: int) -> str:
    """The action or chance outcome as a player says it."""
    return _SAY[state.phase](setup, state, action)


def short_label(setup: Any, state: Any, action: int) -> str:
    """The same in few words: a die by its colour and face, a card that is drawn face down by nothing but its taker."""
    if state.phase in (phases.DRAW, phases.MISSION):
        what = "a card" if state.phase == phases.DRAW else "an Occupation card"
        return f"{what} for {seat_name(setup, state.seat)}"
    if state.phase in (phases.ROLL, phases.START_ROLL):
        seat = lowest_place(state.pending) if state.phase == phases.START_ROLL else _rolling(state)
        return f"{seat_name(setup, seat)} {action + 1}"
    return action_to_string(setup, state, action)


def log_text(setup: Any, state: Any, action: int, seat: int | None, names: Sequence[str] | None = None) -> str:
    """What the log of a seat notes; cards are named for who gets them, and all who hold what is not worth a line."""
    if state.phase == phases.DEAL:
        return "the neighborhoods are dealt" if state.dealt + 1 == setup.size else ""
    if state.phase in (phases.DRAW, phases.MISSION) and seat in (state.seat, None):
        return action_to_string(setup, state, action)
    return short_label(setup, state, action)


def _rolling(state: Any) -> int:
    """Whose die rolls next in a battle."""
    return int(state.seat if state.rolled < state.attacking else state.owner[state.target])


def _say_place(setup: Any, state: Any, action: int) -> str:
    cubes = ("a cube", "ten cubes", "all cubes")[action // NODES]
    return f"place {cubes} on {neighborhood(setup, action % NODES)}"


def _say_exchange(setup: Any, state: Any, action: int) -> str:
    if action == phases.KEEP_CARDS:
        return "turn in no set"
    return f"turn in {set_name(action)} for {counted(award(setup, state.sets), 'cube')}"


def _say_bonus(setup: Any, state: Any, action: int) -> str:
    return f"{counted(setup.territory_bonus, 'more cube')} on {neighborhood(setup, action)}, which the set shows"


def _say_attack(setup: Any, state: Any, action: int) -> str:
    return "no more attacks" if action == phases.STOP else f"attack from {neighborhood(setup, action)}"


def _say_dice(setup: Any, state: Any, action: int) -> str:
    return f"roll {counted(action, 'die', 'dice')}" if action else "call the attack off"


def _say_defend(setup: Any, state: Any, action: int) -> str:
    return f"defend with {counted(action, 'die', 'dice')}"


def _say_roll(setup: Any, state: Any, action: int) -> str:
    side = "attacker" if state.rolled < state.attacking else "defender"
    return f"the {side}'s die shows {action + 1}"


def _moved(setup: Any, state: Any, action: int) -> int:
    """How many cubes an amount stands for."""
    return state.cubes[state.origin] - 1 if action == phases.REST else action


def _say_move_in(setup: Any, state: Any, action: int) -> str:
    more = _moved(setup, state, action)
    all_in = state.cubes[state.target] + more
    if more == 0:
        return f"move no more than {counted(all_in, 'cube')} in"
    return f"move {more} more in, {all_in} in all"


def _say_free_from(setup: Any, state: Any, action: int) -> str:
    return "no free move" if action == phases.STOP else f"free move from {neighborhood(setup, action)}"


def _say_free_count(setup: Any, state: Any, action: int) -> str:
    cubes = _moved(setup, state, action)
    return f"move {counted(cubes, 'cube')} to {neighborhood(setup, state.target)}"


_SAY: dict[int, Any] = {
    phases.START_ROLL: lambda setup, state, a: (
        f"{seat_name(setup, lowest_place(state.pending))} rolls {a + 1} for the start"
    ),
    phases.MISSION: lambda setup, state, a: (
        f"{seat_name(setup, state.seat)} is {missions_of(setup)[a].name}: {missions_of(setup)[a].sentence()}"
    ),
    phases.DEAL: lambda setup, state, a: f"{neighborhood(setup, state.dealt)} is {seat_name(setup, a)}",
    phases.PLACE: _say_place,
    phases.EXCHANGE: _say_exchange,
    phases.BONUS: _say_bonus,
    phases.ATTACK: _say_attack,
    phases.TARGET: lambda setup, state, a: f"attack {neighborhood(setup, a)}",
    phases.DICE: _say_dice,
    phases.DEFEND: _say_defend,
    phases.ROLL: _say_roll,
    phases.MOVE_IN: _say_move_in,
    phases.FREE_FROM: _say_free_from,
    phases.FREE_TO: lambda setup, state, a: f"free move to {neighborhood(setup, a)}",
    phases.FREE_COUNT: _say_free_count,
    phases.DRAW: lambda setup, state, a: f"{seat_name(setup, state.seat)} draws {card_name(setup, a)}",
}


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """The ids of what one touches to take an action: neighborhoods, cards, an amount or a button."""
    phase = state.phase
    if phase == phases.PLACE:
        amount = ((), ("amount:ten",), ("amount:all",))[action // NODES]
        return (*amount, f"hood:{action % NODES}")
    if phase in (phases.ATTACK, phases.FREE_FROM) and action != phases.STOP:
        return (f"hood:{action}",)
    if phase in (phases.TARGET, phases.FREE_TO, phases.BONUS):
        return (f"hood:{action}",)
    if phase == phases.EXCHANGE and action != phases.KEEP_CARDS:
        return tuple(f"card:{card}" for card in _cards_of_set(setup, state, action))
    return (f"button:{action_to_string(setup, state, action)}",)


def _cards_of_set(setup: Any, state: Any, action: int) -> Iterator[int]:
    """The cards that go when a set is turned in."""
    after = state.copy()
    for kind in range(KINDS):
        for _ in range(setup.set_needs[KINDS * action + kind]):
            card = best_card(setup, after, kind)
            after.hand[after.seat] ^= 1 << card
            yield card


# Positions


_QUESTIONS = {
    phases.START_ROLL: "the players roll for the start",
    phases.MISSION: "Occupation cards are dealt",
    phases.DEAL: "the neighborhoods are dealt",
    phases.PLACE: "places cubes",
    phases.EXCHANGE: "may turn in a set of cards",
    phases.BONUS: "chooses where the cubes of the set go",
    phases.ATTACK: "chooses where to attack from",
    phases.TARGET: "chooses whom to attack",
    phases.DICE: "chooses how many dice to attack with",
    phases.DEFEND: "chooses how many dice to defend with",
    phases.ROLL: "the dice roll",
    phases.MOVE_IN: "chooses how many cubes move in",
    phases.FREE_FROM: "chooses where to move cubes from, or moves none",
    phases.FREE_TO: "chooses where the cubes go",
    phases.FREE_COUNT: "chooses how many cubes move",
    phases.DRAW: "a card is drawn",
    phases.OVER: "the game is over",
}


def question(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now, and of whom, in a few words; players go by their names if they have any."""
    asked = sentences.question(setup, state, _QUESTIONS, seat_name, names)
    return asked if state.player < 0 else f"{asked}{_where(setup, state)}"


def _where(setup: Any, state: Any) -> str:
    """The places that a decision is about."""
    if state.phase == phases.PLACE:
        return f", {state.reserve[state.player]} to go"
    if state.phase == phases.TARGET:
        return f" from {neighborhood(setup, state.origin)}"
    if state.phase in (phases.DICE, phases.DEFEND):
        a, b = state.origin, state.target
        return (
            f": {neighborhood(setup, a)} with {state.cubes[a]} against {neighborhood(setup, b)} with {state.cubes[b]}"
        )
    return ""


def state_to_string(setup: Any, state: Any) -> str:
    """The position on one line: round, question, dice, what everybody holds."""
    dice = "".join(str(f) for f in state.die if f)
    holds = ", ".join(
        f"{seat_name(setup, s)} {state.count[s]} with {cubes_of(setup, state, s)}" for s in _holders(setup, state)
    )
    shown = f"; dice {dice}" if dice else ""
    return f"round {state.round + 1}, {question(setup, state)}{shown}; {holds or 'the map is empty'}"


def _holders(setup: Any, state: Any) -> list[int]:
    return [s for s in (*range(setup.seats), phases.NEUTRAL) if state.count[s]]


def why_not(setup: Any, state: Any, part: str, names: Sequence[str] | None = None) -> str:
    """Why touching a part does nothing here, and what would, in a sentence or two."""
    kind, _, number = part.partition(":")
    asked = f"Now {question(setup, state, names)}."
    if state.phase == phases.OVER:
        return sentences.GAME_OVER
    if kind == "hood":
        reason = _why_not_there(setup, state, int(number))
        return f"{reason} {asked}" if reason else asked
    if kind == "card" and state.phase == phases.EXCHANGE:
        return f"That card makes no set with the others in this hand; {FIRST_GO}. {asked}"
    return f"That is not asked. {asked}"


def why_not_together(setup: Any, state: Any, parts: frozenset[str]) -> str:
    """What is missing for the parts that are chosen to make an action."""
    if state.phase == phases.PLACE:
        return "Now click the neighborhood that gets them."
    wild = any(needs[WILD] and counts for needs, counts in zip(SETS, setup.set_counts, strict=True))
    return f"Three equal pests make a set, or one of each{', or any with a wild card' if wild else ''}; {FIRST_GO}."


def _why_not_there(setup: Any, state: Any, h: int) -> str:
    name, owner = neighborhood(setup, h), state.owner[h]
    mine = owner == state.seat
    if state.phase in (phases.PLACE, phases.FREE_FROM, phases.FREE_TO, phases.ATTACK) and not mine:
        return f"{name} is {COLOURS[owner]}; choose one of your own."
    if state.phase in (phases.ATTACK, phases.FREE_FROM) and state.cubes[h] < 2:
        return f"{name} has one cube, and one has to stay."
    if state.phase == phases.ATTACK:
        return f"{name} has no rival next door."
    if state.phase == phases.FREE_FROM:
        return f"{name} has none of your neighborhoods next door."
    if state.phase == phases.TARGET:
        return f"{name} is your own." if mine else f"{name} is not next to {neighborhood(setup, state.origin)}."
    if state.phase == phases.FREE_TO:
        return f"Cubes cannot get from {neighborhood(setup, state.origin)} to {name} in one free move."
    return ""


# Hidden cards


def observation(setup: Any, state: Any, player: int) -> dict[str, Any]:
    """What a seat may see: the map and its own cards, and how many cards the others and the pile have."""
    seen = state.to_dict()
    seen["cards"] = [bit_count(hand) for hand in state.hand]
    seen["hand"] = [hand if s == player else 0 for s, hand in enumerate(state.hand)]
    seen["pile"] = bit_count(state.pile)
    seen["mission"] = [m if s == player else phases.NOBODY for s, m in enumerate(state.mission)]
    return seen


def information_state(setup: Any, state: Any, player: int) -> str:
    """What a seat knows, as one line; positions that it cannot tell apart have the same.

    Hands are all that is hidden, and what was turned in lies open, so what can be seen now is all that can be known.
    """
    seen = observation(setup, state, player)
    return "; ".join(f"{name} {' '.join(map(str, v)) if isinstance(v, list) else v}" for name, v in seen.items())


def rolls_openly(setup: Any, state: Any) -> bool:
    """Whether chance is due that everybody knows the odds of: dice and the deal of the map, but no card."""
    return state.phase in (phases.START_ROLL, phases.ROLL, phases.DEAL)


def resample(setup: Any, state: Any, player: int, rng: random.Random) -> Any:
    """A world that this seat cannot tell from the given one: other hands and the pile are dealt anew, and missions."""
    world = state.copy()
    others = [s for s in range(setup.seats) if s != player]
    unseen = cards(state.pile | sum(state.hand[s] for s in others))
    rng.shuffle(unseen)
    for s in others:
        held = [unseen.pop() for _ in range(bit_count(state.hand[s]))]
        world.hand[s] = sum(1 << card for card in held)
    world.pile = sum(1 << card for card in unseen)
    _deal_missions(setup, world, player, others, rng)
    return world


def _deal_missions(setup: Any, world: Any, player: int, others: Sequence[int], rng: random.Random) -> None:
    """Other missions for the others; none that they have fulfilled already, if there are enough."""
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


def mission_of(setup: Any, state: Any, seat: int) -> str:
    """A seat's Occupation card in words, empty if it has none."""
    if state.mission[seat] == phases.NOBODY:
        return ""
    mission = missions_of(setup)[state.mission[seat]]
    return f"{mission.name}: {mission.sentence()}"
