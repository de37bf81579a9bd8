"""The goals of a turn: exact from any state, the same as going through the rules to the end of the movement."""

import random
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from catlib import load
from catlib.games.cat_cab import goals, odds, phases
from catlib.games.cat_cab.dice import NOTHING, begin_turn
from catlib.games.cat_cab.goals import CHANCES, LAND, LEAVE, NEARER_EXIT, NEARER_PASSENGER, NET, turn
from catlib.games.cat_cab.setup import BLOCKED, NODES, OUT, SLOTS, WHITE
from catlib.play import valuing as worths
from catlib.solving import exact, solve

from .houses import sampled
from .positions import action as named
from .positions import go_on, position

DUELS = (phases.DUEL_ROLL, phases.DUEL_KEEP)


def value(game: Any, state: Any, name: str) -> Fraction:
    """What a state is worth; nothing where the goal has nothing to say."""
    goal = goals.goals(game)[name]
    return Fraction(0) if goal.until(state) else solve(game, goal, state).value


def options(game: Any, state: Any, name: str) -> dict[int, Fraction]:
    return {option.action: option.value for option in solve(game, goals.goals(game)[name], state).options}


def moving(game: Any, ones: int, twos: int, curses: int = 0, **facts: Any) -> Any:
    """A driver whose dice and items are settled, at the choice of what curses cancel or at the movement."""
    state = turn(game, 1, curses=curses, **facts)
    state.pending, state.phase, state.stage = 0, phases.ITEM, phases.ITEMS
    state.items, state.ones, state.twos = 1, ones, twos
    return game.successor(state, NOTHING - 1)


def next_turn(game: Any, state: Any, seat: int) -> Any:
    """The position as it stands, with its curses, but with a turn of some seat beginning."""
    begun = state.copy()
    begun.die = [0] * SLOTS
    begun.items = begun.ones = begun.twos = begun.backlog = begun.sabotage = begun.moved = begun.settled = 0
    begun.position = state.order.index(seat)
    begin_turn(game.setup, begun)
    return begun


# Twins


def solved_by_the_rules(game: Any, root: Any, name: str) -> exact.ExactSolution:
    """The slow way: real states only, nothing lumped, every step through the rules until the movement is over."""
    seat, number, had = root.seat, root.turns[root.seat], root.collected

    def landed(state: Any) -> bool:
        on_it = state.cell[seat] == state.passenger and state.moved > 0
        return state.collected > had or (state.phase in DUELS and state.seat == seat and on_it)

    def got(state: Any) -> bool:
        return landed(state) if name == LAND else state.place[seat] > 0

    def over(state: Any) -> bool:
        passed = state.seat != seat or state.turns[seat] != number
        late = state.phase == phases.SABOTAGE and state.stage == phases.PLACE_SABOTAGE
        return got(state) or passed or late or state.phase in (*DUELS, phases.OVER)

    goal = exact.Goal(name, "the slow way", until=over, value=lambda state: int(got(state)), seat=seat)
    return exact.Solver(game, goal).solve(root)


def house(seed: int) -> dict[str, Any]:
    """Random house rules, without those that let a goal leave something out."""
    found = sampled(seed)
    if found.get("pickup") == "each move":
        found["nibbles_bands"] = ("cab upgrade", "greedy cat", "cab upgrade")
    return found


def somewhere(game: Any, rng: random.Random, dice: int) -> Any:
    """A turn that begins with cabs, curses and the passenger anywhere."""
    setup = game.setup
    cells = [cell for cell in range(setup.cells) if setup.kind[cell] != BLOCKED]
    state = turn(game, dice, opened=rng.random() < 0.6, curses=rng.randrange(setup.curse_limit + 1))
    for seat in range(setup.seats):
        state.cell[seat] = rng.choice([*cells, setup.start])
    state.passenger = rng.choice(cells)
    state.curses[1 - state.seat] = rng.randrange(2)
    return state


@pytest.mark.parametrize("seed", range(60))
def test_chances_by_the_rules(seed: int) -> None:
    """From the start of a turn with one or two dice, under random house rules, all options are worth what they are."""
    rng = random.Random(seed)
    game = load("cat_cab", players=rng.choice([1, 2, 3]), **house(seed))
    state = somewhere(game, rng, 1 if game.setup.cells > 20 else rng.choice([1, 2]))
    for name in (LAND, LEAVE):
        twin = solved_by_the_rules(game, state, name)
        assert twin.value == value(game, state, name)


@pytest.mark.parametrize("seed", range(60))
def test_options_of_movement_by_the_rules(seed: int) -> None:
    """The same for each option at a choice of what to cancel and at a movement."""
    rng = random.Random(seed)
    game = load("cat_cab", players=rng.choice([2, 3]), **house(seed))
    start = somewhere(game, rng, 1)
    start.pending, start.phase, start.items = 0, phases.ITEM, 1
    start.ones, start.twos = rng.randrange(4), rng.randrange(3)
    state = game.successor(start, NOTHING - 1)
    for name in (LAND, LEAVE):
        if state.phase in (phases.CANCEL, phases.MOVE) and not goals.goals(game)[name].until(state):
            twin = solved_by_the_rules(game, state, name)
            assert {option.action: option.value for option in twin.options} == options(game, state, name)


@pytest.mark.parametrize("name", list(goals.goals(load("cat_cab"))))
@pytest.mark.parametrize("faces", [(3, 4, 1), (4, 2, 4), (2, 6, 7)])
def test_lumping_changes_nothing(name: str, faces: tuple[int, ...]) -> None:
    """Without an abstraction and classes of actions, every option of two D6 and a D8 is worth the same."""
    game = load("cat_cab")
    state = turn(game, 2, 1, cell=(2, 5), passenger=(3, 6), opened=True)
    for face in faces:
        state = game.successor(state, face - 1)
    goal = goals.goals(game)[name]
    slow = exact.Solver(game, replace(goal, abstraction=None, action_classes=None)).solve(state)
    fast = solve(game, goal, state)
    assert slow.options == fast.options
    assert fast.proof.improving == 0
    assert fast.proof.states < slow.proof.states


def own_choices(game: Any, seed: int, count: int) -> list[Any]:
    """States of a game played at random where a turn's movement lies ahead or is under way."""
    rng, found = random.Random(seed), []
    state = turn(game, cell=(6, 7), passenger=(4, 7), opened=True)
    while len(found) < count and not game.is_terminal(state):
        if goals.movement_ahead(state):
            found.append(state)
        legal = game.legal_actions(state) or [outcome for outcome, _ in game.chance_weights(state)]
        keep = state.phase == phases.KEEP and rng.random() < 0.5
        state = game.successor(state, 0 if keep else rng.choice(legal))
    return found


@pytest.mark.parametrize("name", [NET, LAND, LEAVE])
def test_the_narrow_world_is_the_game(name: str) -> None:
    """In random play a step of the real rules is worth what the goal said, wherever the goal still speaks after it."""
    game = load("cat_cab", players=2, white_dice=2)
    goal = goals.goals(game)[name]
    seen = 0
    for state in own_choices(game, 4, 100):
        if goal.until(state) or (name == NET and state.phase == phases.MOVE):
            continue
        for action, worth in options(game, state, name).items():
            after = game.successor(state, action)
            same_turn = after.seat == state.seat and after.turns == state.turns
            if same_turn and not goal.until(after):
                seen += 1
                assert worth == solve(game, goal, after).value
    assert seen > 50


# What goals say


def test_pinned_values() -> None:
    """Five dice at (3, 3): as found, confirmed by the tests above on fewer dice."""
    game = load("cat_cab")
    state = turn(game, cell=(3, 3), passenger=(3, 5), opened=True)
    assert value(game, state, NET) == odds.best_turn(5, items=True) == Fraction(605286701527, 125252075520)
    assert [0.9435, 0.0612] == [round(float(value(game, state, name)), 4) for name in (LAND, LEAVE)]


def test_net_spaces_count_curses() -> None:
    """Two curses leave six of eight spaces, whatever they cancel; a curse that splits no 2 pushes back."""
    game = load("cat_cab")
    state = moving(game, ones=2, twos=3, curses=2)
    assert state.phase == phases.CANCEL
    assert {0: 6, 1: 6} == options(game, state, NET)
    assert value(game, moving(game, ones=0, twos=2, curses=3), NET) == 1
    assert value(game, moving(game, ones=1, twos=2), NET) == 5


def test_a_duel_counts_by_its_odds() -> None:
    """Crazy cat, a space nearer, throws who loses two spaces back: in three rolls it has a seven with 91/216."""
    game = load("cat_cab", players=1)
    state = position(game, seat=0, cells=[(4, 1), (5, 1)], passenger=(6, 6), ones=1)
    right, up, left = (named(game, state, f"{way} 1") for way in ("right", "up", "left"))
    assert {right: 1 - 2 * Fraction(91, 216), up: 1, left: -1} == options(game, state, NEARER_PASSENGER)


def test_leaving() -> None:
    """At the exit a 6 always leads out and a 4 or 5 unless a curse came before it; the gate must be open.

    So a 1 first leaves the 6 to hope for: 3/4 + 1/4 · 1/2.
    """
    game = load("cat_cab")
    at_exit = turn(game, 1, cell=(6, 8), opened=True)
    assert value(game, at_exit, LEAVE) == Fraction(7, 8)
    assert goals.goals(game)[LEAVE].until(turn(game, 1, cell=(6, 8)))
    assert 1 == max(options(game, moving(game, 1, 0, cell=(6, 8), opened=True), LEAVE).values())


def test_where_goals_have_nothing_to_say() -> None:
    """Before a turn, after its movement, and where there is no passenger."""
    game = load("cat_cab", players=3)
    found = goals.goals(game)
    assert all(goal.until(game.initial_state()) for goal in found.values())
    alone = turn(game, passenger=None, opened=True)
    assert {LAND, NEARER_PASSENGER} == {name for name, goal in found.items() if goal.until(alone)}
    late = turn(game, cell=(3, 3), passenger=(3, 4), opened=True)
    late.pending, late.stage, late.sabotage = 0, phases.PLACE_SABOTAGE, 1
    go_on(game, late)
    assert late.phase == phases.SABOTAGE
    assert all(goal.until(late) for goal in found.values())


def test_crazy_cat_does_not_roll_again() -> None:
    """Its turn is worth the mean of one roll."""
    game = load("cat_cab", players=1)
    state = next_turn(game, turn(game), game.setup.crazy)
    assert value(game, state, NET) == odds.one_roll(items=True, game=game).mean


def test_goals_are_made_once() -> None:
    """So that what was solved for one is found again; chances are named."""
    game = load("cat_cab")
    assert goals.goals(game) is goals.goals(load("cat_cab"))
    assert goals.goals(game).keys() >= CHANCES
    assert goals.goals(load("cat_cab", may_waive=True))[NET] != goals.goals(game)[NET]


def test_a_goal_changes_no_state() -> None:
    """The state asked about is as it was."""
    game = load("cat_cab")
    state = turn(game, 3, cell=(3, 3), passenger=(3, 5), opened=True)
    before = state.copy()
    for name in goals.goals(game):
        value(game, state, name)
    assert before == state


def test_of_ways_with_the_same_spaces_the_marked_ones_end_nearest_to_the_errand() -> None:
    """Whoever follows them gets as near to the passenger, or with nobody there to the exit, as the movement allows."""
    game, draw, nearer = load("cat_cab"), random.Random(4), []
    for _ in range(40):
        column, row, opened = draw.randint(1, 6), draw.randint(1, 8), draw.random() < 0.3
        place = {} if opened else {"passenger": (draw.randint(1, 6), draw.randint(1, 8))}
        state = moving(game, draw.randint(0, 3), draw.randint(0, 2), cell=(column, row), opened=opened, **place)
        if state.phase != phases.MOVE:
            continue
        goal, seat, start = state.passenger if place else OUT, state.seat, state.cell[state.seat]
        hoped = value(game, state, NEARER_PASSENGER if place else NEARER_EXIT)
        while state.phase == phases.MOVE and state.seat == seat:
            found = worths.worth(game, state, NET)
            assert found is not None
            state = game.successor(state, found.best.action)
        away = game.setup.distance
        nearer.append((hoped, away[start * NODES + goal] - away[state.cell[seat] * NODES + goal]))
    assert [(hoped, hoped) for hoped, _ in nearer] == nearer
    assert len({hoped for hoped, _ in nearer}) > 4


def test_the_yardstick_for_luck() -> None:
    """Rolls and item rolls are measured in net spaces; dice that place a passenger are not measured."""
    game = load("cat_cab")
    assert goals.luck_goal(game, turn(game)) is goals.goals(game)[NET]
    assert goals.luck_goal(game, game.initial_state()) is None


def test_the_distribution_of_a_turn() -> None:
    """It is the distribution of net spaces with the house's dice, and follows the house rules."""
    assert goals.turn_distribution(load("cat_cab")).mean == odds.best_turn(items=True)
    assert goals.turn_distribution(load("cat_cab", white_dice=2)).outcomes[-1] == 4
    strict = goals.turn_distribution(load("cat_cab", curse_limit=1))
    assert strict.mean < goals.turn_distribution(load("cat_cab")).mean


def test_a_turn_begins() -> None:
    """Dice beyond the six white ones are coloured; what the game does not have is refused."""
    game = load("cat_cab", players=3)
    state = turn(game, 8, 2)
    assert [1, 1, 0, 1, 1, 0] == state.holder
    assert turn(game, 0, 1).sides == 8
    for d6, d8, curses in product(range(-1, 11), range(-1, 5), (-1, 0, 4, 5)):
        if d6 + d8 and 0 <= d6 <= 9 and 0 <= d8 <= 3 and curses in (0, 4):
            begun = turn(game, d6, d8, curses=curses)
            assert (d6 + d8, curses) == (begun.pending.bit_count(), begun.curses[0])
        else:
            with pytest.raises(ValueError, match=r"D6|holds"):
                turn(game, d6, d8, curses=curses)
    for wrong in ({"cell": (7, 1)}, {"passenger": (1, 9)}):
        with pytest.raises(ValueError, match="columns"):
            turn(game, **wrong)


def test_the_turn_of_another_seat() -> None:
    """Its own dice are rolled, its curses lie there, and the first turn has fewer dice."""
    game = load("cat_cab", players=3)
    state = turn(game, cell=(3, 3), passenger=(4, 4))
    state.holder[1], state.curses[1] = 2, 2
    state.turns = [3, 2, 2]
    begun = next_turn(game, state, 1)
    assert (1, 1, 2) == (begun.seat, begun.actor, begun.curses[1])
    assert begun.pending == 0b11111 | 1 << WHITE + 1
    state.turns[0] = 0
    assert next_turn(game, state, 0).pending == 0b111
