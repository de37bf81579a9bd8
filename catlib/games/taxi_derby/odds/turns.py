"""The best next turn and where to leave the patrol car: questions D8 and D9."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from catlib.engine import look_up
from catlib.game import Game

from ..passengers import fare
from ..patrol import ticket_faces
from ..phases import ANEW, DRIVE, END, LOSE, NODE, NOTHING, PATROL
from ..setup import NODES, choice, laid
from ..tickets import answer_loss, has_tickets, take_ticket, upgrades_to_lose
from ..turns import act, actions_here, begin_turn, last_action, last_actions, may_stop
from ..upgrades import limit, tokens_of
from ..voice import node_name, voice

Worth = Callable[[Any, Any, int], Fraction | int]


def worth(setup: Any, state: Any, seat: int) -> Fraction:
    """A yardstick for a driver's position: dollars, half of the fares aboard, three dollars a token.

    Whoever thinks otherwise gives another function of setup, state and seat.
    """
    aboard = sum(fare(setup, state, seat, t - 1) for t in state.aboard[2 * seat : 2 * seat + 2] if t)
    return Fraction(aboard, 2) + state.money[seat] + 3 * tokens_of(state, seat)


class Turn(NamedTuple):
    """A whole turn: what is done where, how many spaces, the chance of a ticket, and what it is worth.

    `stops` are nodes with what is done there, the end of the turn included; `free` is the worth without a ticket,
    `caught` the mean over the deck with one, `value` the mean of both.
    """

    stops: tuple[tuple[int, str], ...]
    spaces: int
    over: int
    chance: Fraction
    free: Fraction
    caught: Fraction
    value: Fraction

    def sentence(self, setup: Any) -> str:
        """The plan in words; `setup` may be the streets of a state, see `laid`."""
        steps = ", then ".join(f"at {node_name(setup, node)} {what}" for node, what in self.stops)
        return f"{steps}: {self.spaces} spaces, ticket {self.chance}, worth {float(self.value):.2f}"


def best_turn(game: Game, state: Any, worth: Worth = worth) -> Turn:
    """The turn with the highest mean worth, tickets counted exactly (D8; rules 12 to 27).

    The driver to move may have driven or acted already. Shortest paths are driven; what other drivers do is left out.

    >>> from catlib.games.taxi_derby.odds.usual import first_turn
    >>> game, state = first_turn()
    >>> turn = best_turn(game, state)
    >>> [what for _, what in turn.stops], turn.spaces, turn.chance
    (['pick up the criminal to V for $2', 'drop off the criminal in place 1 for $2'], 3, Fraction(0, 1))
    """
    return max(plans(game, state, worth), key=by_worth)


def by_worth(turn: Turn) -> tuple[Fraction, int]:
    """Return what tells the best of some turns: its mean worth, then how short it is."""
    return turn.value, -turn.spaces


def plans(game: Game, state: Any, worth: Worth = worth) -> list[Turn]:
    """Every turn that drives the shortest paths between what it does, with its exact chance of a ticket and worth.

    Raise ValueError unless somebody is driving.
    """
    if state.phase != DRIVE:
        raise ValueError("a turn is planned while its driver drives")
    return list(_plans(laid(game.setup, state), state, worth))


def _plans(setup: Any, state: Any, worth: Worth) -> Iterator[Turn]:
    s = state.seat
    starts: list[tuple[Any, tuple[tuple[int, str], ...]]] = [(state, ())]
    if state.acted == 0:
        for there, action in _actions_anywhere(setup, state):
            if there.moved <= limit(setup, state, s):
                what = voice.at(setup, there, action).name()
                after = there.copy()
                after.acted, after.fresh = 1, 0
                act(setup, after, action)
                starts.append((after, ((there.node[s], what),)))
    for before, done in starts:
        for there in _ends(setup, before):
            yield finished(setup, there, NOTHING, done, worth)
        for there, action in _actions_anywhere(setup, before):
            if before.acted or there.moved > limit(setup, state, s):
                yield finished(setup, there, action, done, worth)


def _actions_anywhere(setup: Any, state: Any) -> Iterator[tuple[Any, int]]:
    """Everything that can be done somewhere, with the state just before it is done there."""
    s = state.seat
    actions = [0] * 32
    for node in filter(lambda n: n >= 0, (*setup.place_node, *setup.landmark_node, *setup.store_node)):
        spaces = setup.distance[state.node[s] * NODES + node]
        if spaces == 0 and not state.fresh:
            spaces = 2
        if state.moved + spaces > setup.most_spaces or not may_stop(setup, state, s, node):
            continue
        there = _driven(state, node, spaces)
        for i in range(actions_here(setup, there, actions, 0)):
            yield there, actions[i]


def _driven(state: Any, node: int, spaces: int) -> Any:
    """The position after driving somewhere."""
    there = state.copy()
    there.node[state.seat] = node
    there.moved += spaces
    there.fresh += spaces
    return there


def _ends(setup: Any, state: Any) -> Iterator[Any]:
    """Yield where the turn can be ended: here, or wherever there is room if nobody may stop here (gap 1.14).

    Where it is safe there, also on the patrol car's space.
    """
    s = state.seat
    row, found = state.node[s] * NODES, False
    if state.moved == 0 or may_stop(setup, state, s, state.node[s]):
        yield state
        spaces = setup.distance[row + state.patrol] if state.patrol < setup.spaces else setup.most_spaces
        if setup.patrol_space == choice.FREE and 0 < spaces <= setup.most_spaces - state.moved:
            yield _driven(state, state.patrol, spaces)
        return
    for node in range(setup.spaces):
        spaces = setup.distance[row + node]
        if state.moved + spaces <= setup.most_spaces and may_stop(setup, state, s, node):
            found = True
            yield _driven(state, node, spaces)
    if not found:
        yield state


def finished(setup: Any, state: Any, action: int, done: Any, worth: Worth) -> Turn:
    """A turn that ends here with an announced action or none."""
    look_up()
    s = state.seat
    over = state.moved - limit(setup, state, s)
    chance = _chance(setup, state, setup.distance[state.patrol * NODES + state.node[s]], over)
    after = state.copy()
    if action != NOTHING:
        act(setup, after, action)
    free = Fraction(worth(setup, after, s))
    caught = _with_ticket(setup, state, action, worth) if over > 0 else free
    what = "end the turn" if action == NOTHING else voice.at(setup, state, action).name()
    stops = (*done, (state.node[s], what))
    return Turn(stops, state.moved, max(0, over), chance, free, caught, free + chance * (caught - free))


def _chance(setup: Any, state: Any, away: int, over: int) -> Fraction:
    if not has_tickets(setup, state):
        return Fraction(0)
    return Fraction(ticket_faces(setup, away, over), setup.die_sides)


def _with_ticket(setup: Any, state: Any, action: int, worth: Worth) -> Fraction:
    """The mean worth over the tickets left, each settled and answered as well as can be."""
    total, cards = Fraction(0), 0
    for kind in range(setup.kinds):
        if state.deck[kind]:
            ticketed = state.copy()
            ticketed.caught, ticketed.final = 1, action
            take_ticket(setup, ticketed, kind)
            total += state.deck[kind] * _best_answer(setup, ticketed, state.seat, worth)
            cards += state.deck[kind]
    if cards:
        return total / cards
    after = state.copy()
    if action != NOTHING:
        act(setup, after, action)
    return Fraction(worth(setup, after, state.seat))


def _best_answer(setup: Any, state: Any, seat: int, worth: Worth) -> Fraction:
    """The worth once a ticket is settled: the upgrade that is lost, and what is done anew, are the best."""
    if state.phase not in (LOSE, ANEW):
        return Fraction(worth(setup, state, seat))
    actions, options = [0] * 32, upgrades_to_lose if state.phase == LOSE else last_actions
    answers = [state.copy() for _ in range(options(setup, state, actions))]
    for answer, action in zip(answers, actions, strict=False):
        if state.phase == LOSE:
            answer_loss(setup, answer, action)
        else:
            answer.final = NOTHING if action == END else action
            last_action(setup, answer)
    return max(_best_answer(setup, answer, seat, worth) for answer in answers)


# The patrol car


class Spot(NamedTuple):
    """A space for the patrol car, and what the others' best next turns are worth together if it stands there.

    `cost` is how much that is less than with no patrol car at all.
    """

    node: int
    value: Fraction
    cost: Fraction


def patrol_spots(game: Game, state: Any, worth: Worth = worth) -> list[Spot]:
    """Return where the driver to move can leave the patrol car, worst for the others first (D9; rule 20).

    Each rival's turns are planned once, as if it were that rival's turn; only their chances of a ticket change with
    the patrol car. Tickets that the move itself brings under the house rule `free_patrol` are left out. Raise
    ValueError unless the patrol car is to be moved.
    """
    if state.phase != PATROL:
        raise ValueError("the patrol car is moved after a turn within the speed limit")
    setup = laid(game.setup, state)
    others = [s for s in range(setup.seats) if s != state.seat]
    rivals = [_useful(list(_plans(setup, _turn_of(setup, state, s), worth))) for s in others]
    at_ease = sum((max(free for _, _, free, _ in turns) for turns in rivals), Fraction(0))
    spots = []
    for action in game.legal_actions(state):
        row = (action - NODE) * NODES
        value = sum((max(_value(setup, state, row, turn) for turn in turns) for turns in rivals), Fraction(0))
        spots.append(Spot(action - NODE, value, at_ease - value))
    return sorted(spots, key=lambda spot: (spot.value, spot.node))


def _turn_of(setup: Any, state: Any, seat: int) -> Any:
    """The position as it stands at the beginning of a seat's turn."""
    begun = state.copy()
    begun.seat = seat
    begin_turn(setup, begun)
    return begun


def _useful(turns: list[Turn]) -> list[tuple[int, int, Fraction, Fraction]]:
    """End, spaces over the limit and both worths, without plans that another one beats in everything."""
    found = {(turn.stops[-1][0] if turn.over else -1, turn.over, turn.free, turn.caught) for turn in turns}
    lawful = max((free for node, _, free, _ in found if node < 0), default=Fraction(-(10**9)))
    best: dict[tuple[int, int], list[tuple[int, int, Fraction, Fraction]]] = {}
    for plan in sorted(found, key=lambda plan: plan[2:], reverse=True):
        kept = best.setdefault(plan[:2], [])
        if (plan[0] < 0 and not kept) or (plan[2] > lawful and all(plan[3] > other[3] for other in kept)):
            kept.append(plan)
    return [plan for kept in best.values() for plan in kept]


def _value(setup: Any, state: Any, row: int, plan: tuple[int, int, Fraction, Fraction]) -> Fraction:
    node, over, free, caught = plan
    return free + _chance(setup, state, setup.distance[row + node], over) * (caught - free) if over else free
