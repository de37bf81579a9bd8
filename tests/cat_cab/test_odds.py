"""Every answer of `odds` beside an anchor of the checklist, a slow obvious twin, or another library."""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise, product
from typing import Any

import icepool
import pytest
import sympy

from catlib import load
from catlib.chance import Pmf, graphs
from catlib.games.cat_cab import goals, odds, phases
from catlib.games.cat_cab.duels import begin_duel
from catlib.games.cat_cab.odds import policy as policies
from catlib.games.cat_cab.setup import SEATS
from catlib.solving import exact

from .contests import winners
from .positions import go_on

# Twins

Turn = tuple[tuple[tuple[int, str], ...], int]  # dice as (sides, class), sorted, and curses held
FACES = {6: "cbi112", 8: "cbi11222"}  # a curse, a blank, an item, one space, two spaces
SPACES = {"b": 0.0, "i": 0.0, "1": 1.0, "2": 2.0}


@functools.cache
def faces(rolled: tuple[int, ...]) -> list[tuple[tuple[tuple[int, str], ...], float]]:
    """All that some dice can show, whichever die shows it, with chances."""
    shown = Counter(tuple(sorted(zip(rolled, seen, strict=True))) for seen in product(*(FACES[s] for s in rolled)))
    return [(dice, n / math.prod(rolled)) for dice, n in shown.items()]


def rolled(state: Turn, dice: tuple[tuple[int, str], ...], limit: int) -> Iterator[tuple[Turn, float]]:
    """What follows when some of the dice are rolled again."""
    kept = list(state[0])
    for die in dice:
        kept.remove(die)
    for shown, chance in faces(tuple(sides for sides, _ in dice)):
        new = [(sides, "b" if c == "c" else c) for sides, c in shown]
        yield (tuple(sorted(kept + new)), min(limit, state[1] + sum(c == "c" for _, c in shown))), chance


def driven(
    dice: tuple[int, ...], final: Callable[[str, int], float], curses: int = 0, limit: int = 4, rounds: int = 120
) -> float:
    """The best mean of `final(classes, curses)` by value iteration, one sweep after another."""
    shapes = {tuple(sorted(zip(dice, classes, strict=True))) for classes in product("bi12", repeat=len(dice))}
    value = {(shape, c): final("".join(k for _, k in shape), c) for shape in shapes for c in range(limit + 1)}
    options = {shape: {d for n in range(1, len(dice) + 1) for d in combos(shape, n)} for shape in shapes}
    follow = {(s, d): list(rolled(s, d, limit)) for s in value if s[1] < limit for d in options[s[0]]}
    for _ in range(rounds):
        before = dict(value)
        for state, dice_again in follow:
            value[state] = max(value[state], sum(p * value[after] for after, p in follow[state, dice_again]))
        if all(abs(value[s] - before[s]) < 1e-13 for s in value):
            break
    start = ((), curses)
    return sum(p * value[after] for after, p in rolled_from(start, dice, limit))


def rolled_from(start: tuple[Any, int], dice: tuple[int, ...], limit: int) -> Iterator[tuple[Turn, float]]:
    nothing = tuple((sides, "none") for sides in dice)
    return rolled((nothing, start[1]), nothing, limit)


def combos(shape: tuple[Any, ...], n: int) -> set[tuple[Any, ...]]:
    return {tuple(sorted(c)) for c in combinations_with_replacement(shape, n) if not Counter(c) - Counter(shape)}


def net(classes: str, curses: int) -> float:
    return sum(SPACES[c] for c in classes) - curses


def net_with_items(classes: str, curses: int) -> float:
    """Up to two 3s count as the mean of an item roll, (1 + 2) / 6 of a space each."""
    return net(classes, curses) + min(2, classes.count("i")) * 0.5


def close(twin: float, answer: Fraction) -> bool:
    return math.isclose(twin, float(answer), abs_tol=1e-9)


# D1


def test_a_single_die() -> None:
    """Below the limit of four curses a die is worth 1 − 4^−(4−c); at the limit one roll brings 2/3."""
    assert [1 - Fraction(1, 4) ** (4 - c) for c in range(4)] == [odds.single_die(c) for c in range(4)]
    assert odds.single_die(4) == Fraction(2, 3)
    assert all(close(driven((6,), net, c) + c, odds.single_die(c)) for c in range(5))


@pytest.mark.parametrize("sides", [6, 8])
@pytest.mark.parametrize("limit", [1, 3, 6])
def test_the_formula_for_a_single_die(sides: int, limit: int) -> None:
    """With numbers put in, the sympy form gives what the solver finds, for other limits too."""
    game, formula = load("cat_cab", curse_limit=limit), odds.single_die_formula(sides)
    found = [odds.single_die(c, sides=sides, game=game) for c in range(limit)]
    assert [formula.subs({"c": c, "L": limit}) for c in range(limit)] == [sympy.Rational(str(v)) for v in found]


def test_without_a_limit_a_blank_is_worth_a_space() -> None:
    """Rolling a blank D6 again is then worth exactly one space, so that a 4 or 5 may as well be rolled again."""
    assert sympy.limit(odds.single_die_formula(), sympy.Symbol("L"), sympy.oo) == 1


def test_dice_that_do_not_exist() -> None:
    """There are dice of six and eight sides, nine and three of them, and curses up to the limit."""
    with pytest.raises(ValueError, match="sides=7"):
        odds.single_die(sides=7)
    with pytest.raises(ValueError, match="10 D6 and 0 D8"):
        odds.best_turn(10)
    with pytest.raises(ValueError, match="curses=5"):
        odds.best_turn(curses=5)


# D2


def test_the_best_mean_of_a_turn() -> None:
    """Three dice give 78613/26624; the others are pinned as found, and a policy in words confirms them (D3)."""
    assert odds.best_turn(3) == Fraction(78613, 26624)
    assert odds.best_turn(4) == Fraction(262837, 67392)
    assert odds.best_turn(5) == Fraction(22351268989, 4638965760)
    assert odds.best_turn(6) == Fraction(9997373205143, 1753529057280)
    assert odds.best_turn(5, 1) == Fraction(7323978368300522813, 1153847253606727680)
    assert odds.best_turn(6, 1) == Fraction(608402838091876242521, 84674636918524477440)


@pytest.mark.parametrize("dice", [(6,), (6, 6), (6, 6, 6), (6, 6, 6, 6), (8,), (6, 8), (6, 6, 8)])
def test_the_best_mean_by_value_iteration(dice: tuple[int, ...]) -> None:
    """Sweeping over all states comes to the same mean."""
    d6, d8 = dice.count(6), dice.count(8)
    assert close(driven(dice, net), odds.best_turn(d6, d8))


@pytest.mark.parametrize("dice", [(6, 6, 6), (6, 6, 8)])
def test_items_are_worth_their_mean(dice: tuple[int, ...]) -> None:
    """Real item rolls give the same best mean as half a space for each 3 that counts."""
    assert close(driven(dice, net_with_items), odds.best_turn(dice.count(6), dice.count(8), items=True))


def test_items_change_the_mean_of_a_turn() -> None:
    """With items three dice bring 157355/53248 and five a little more than without."""
    assert odds.best_turn(3, items=True) == Fraction(157355, 53248)
    assert odds.best_turn(5, items=True) == Fraction(605286701527, 125252075520)


def test_the_distribution_of_the_best_turn() -> None:
    """Its mean is the best mean; a single die is c curses, each with chance 1/4, and then one or two spaces."""
    assert odds.best_turn_distribution(5).mean == odds.best_turn(5)
    assert odds.best_turn_distribution(6, 1, items=True).mean == odds.best_turn(6, 1, items=True)
    distribution: Counter[int] = Counter({-4: 1})
    for c in range(4):
        distribution[1 - c] += 2 * 4 ** (3 - c)
        distribution[2 - c] += 4 ** (3 - c)
    assert Pmf.from_counts(distribution) == odds.best_turn_distribution(1)


# D3


@pytest.mark.parametrize("dice", [(1, 0), (4, 0), (5, 0), (6, 0), (3, 1), (5, 1), (6, 1)])
def test_the_policy_in_words(dice: tuple[int, int]) -> None:
    """Every option that the sentences allow is best in every state."""
    found = odds.best_policy(*dice)
    states = math.comb(dice[0] + 2, 2) * 3 ** dice[1] * 4
    assert policies.Check(states, (), Fraction(0)) == found.check


@pytest.mark.parametrize("dice", [(5, 0), (3, 1)])
def test_the_policy_in_words_with_items(dice: tuple[int, int]) -> None:
    """Where items count a 3 is still rolled again, and one more sentence says so."""
    found = odds.best_policy(*dice, items=True)
    assert found.check.wrong == ()
    assert len(found.sentences) == len(odds.best_policy(*dice).sentences) + 1


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6])
def test_the_policy_for_other_limits(limit: int) -> None:
    """The sentences hold for every limit of curses, with its number in them."""
    found = odds.best_policy(4, game=load("cat_cab", curse_limit=limit))
    assert found.check.wrong == ()
    assert any(f"With {limit - 1} curses" in sentence for sentence in found.sentences)


def test_the_words_allow_all_that_is_best() -> None:
    """With five white dice the options allowed are the best ones, all of them."""
    game = load("cat_cab", item_limit=0)
    solver = exact.Solver(game, goals.goals(game)[goals.NET])
    for state in policies.states(game, 5, 0):
        best = {option.action for option in solver.solve(state).options if option.best}
        assert best == set(policies.allowed(game, state))


def test_wrong_words_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever always keeps all dice is wrong wherever there is a blank, and loses up to the worth of three."""
    monkeypatch.setattr(policies, "allowed", lambda game, state: [0])
    found = odds.best_policy(3)
    assert len(found.check.wrong) == 4 * 6
    assert found.check.loss == odds.best_turn(3)
    assert "not best in 24" in str(found)


# D4


def test_what_sabotage_costs() -> None:
    """Each curse before the turn costs more than a space, except the last, which frees the driver of further ones."""
    costs = [odds.sabotage_cost(c) for c in range(5)]
    assert costs[0] == 0
    assert costs[4] == odds.best_turn(5) + 4 - 5 * Fraction(2, 3)
    assert [b - a > 1 for a, b in pairwise(costs)] == [True, True, True, False]


@pytest.mark.parametrize("curses", range(5))
def test_what_sabotage_costs_by_value_iteration(curses: int) -> None:
    """Sweeping over all states of three dice comes to the same."""
    twin = driven((6, 6, 6), net) - driven((6, 6, 6), net, curses)
    assert close(twin, odds.sabotage_cost(curses, 3))


# D5


def test_ten_spaces_with_five_dice() -> None:
    """Each die has to show a 6 before a 1, so it is (1/2)⁵; eleven cannot be done."""
    assert odds.reach(10) == Fraction(1, 32)
    assert odds.reach(11) == 0
    assert [Fraction(1, 2) ** n for n in range(1, 6)] == [odds.reach(2 * n, n) for n in range(1, 6)]


@pytest.mark.parametrize("spaces", [-2, 0, 2, 4])
@pytest.mark.parametrize("exactly", [False, True])
def test_reaching_by_value_iteration(spaces: int, exactly: bool) -> None:
    """At least so many spaces, or exactly so many, with a D6 and the D8, by sweeps over all states."""

    def hit(classes: str, curses: int) -> float:
        found = net(classes, curses)
        return float(found == spaces if exactly else found >= spaces)

    assert close(driven((6, 8), hit, rounds=900), odds.reach(spaces, 1, 1, exactly=exactly))


def test_reaching_is_worth_at_least_the_best_mean_policy() -> None:
    """Who drives for d spaces gets there at least as often as who drives for the mean."""
    distribution = odds.best_turn_distribution(5)
    assert all(distribution.at_least(d) <= odds.reach(d) for d in range(-4, 12))


# D6


def every_roll(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    return product(*(range(1, sides + 1) for sides in dice))


def net_of(roll: tuple[int, ...], items: tuple[int, ...] = (), curses: int = 0) -> int:
    moved = sum(f in (4, 5) for f in roll) + 2 * sum(f >= 6 for f in roll) + sum(i - 1 for i in items if i in (2, 3))
    return moved - min(4, curses + roll.count(1))


def test_one_roll_of_five_dice() -> None:
    """All 7776 rolls one by one; 0 comes 752 times and the mean is 19441/7776."""
    distribution = odds.one_roll()
    assert Pmf.from_counts(Counter(map(net_of, every_roll((6,) * 5)))) == distribution
    assert distribution.exactly(0) * 7776 == 752
    assert distribution.mean == Fraction(19441, 7776)


@pytest.mark.parametrize("curses", [0, 2, 4])
def test_one_roll_with_curses_held(curses: int) -> None:
    """Curses that lie before the driver count, up to the limit."""
    twin = Counter(net_of(roll, curses=curses) for roll in every_roll((6, 6, 6, 8)))
    assert Pmf.from_counts(twin) == odds.one_roll(3, 1, curses=curses)


def test_one_roll_with_items() -> None:
    """Every roll of four dice with every pair of item rolls; only as many count as there are 3s, at most two."""
    rolls = product(every_roll((6, 6, 6, 6)), every_roll((6, 6)))
    twin = Counter(net_of(roll, items[: min(2, roll.count(3))]) for roll, items in rolls)
    assert Pmf.from_counts(twin) == odds.one_roll(4, items=True)


@pytest.mark.parametrize("house", [{}, {"curses_act": "cancel only"}, {"curses_act": "back only", "curse_limit": 2}])
@pytest.mark.parametrize("items", [False, True])
def test_one_roll_by_the_rules(house: dict[str, Any], items: bool) -> None:
    """The rules themselves, stepped die by die for somebody who keeps everything, give the same distribution."""
    game = load("cat_cab", **house, **({} if items else {"item_limit": 0}))
    goal = goals.goals(game)[goals.NET]
    distribution = exact.distribution(game, goals.turn(game, 3, 1), until=goal.until, policy=lambda state: 0,
        observe=goal.value, successor=goal.successor)
    assert distribution == odds.one_roll(3, 1, items=items, game=game)


def test_one_roll_by_icepool() -> None:
    """Another library adds up the dice to the same distribution."""
    curse = 100
    distribution = (5 @ icepool.Die([curse, 0, 0, 1, 1, 2])).map(lambda n: n % curse - min(4, n // curse))
    assert {int(n): Fraction(w, distribution.denominator()) for n, w in distribution.items()} == dict(odds.one_roll())


# D7


def test_curses_of_a_roll() -> None:
    """A 1 comes in 4651 of 7776 rolls; the formula and a count of all rolls agree."""
    assert odds.curse_chance() == Fraction(4651, 7776)
    twin = Counter(roll.count(1) for roll in every_roll((6, 6, 6, 8)))
    assert Pmf.from_counts(twin) == odds.curses_rolled(3, 1)
    put_in = odds.curse_chance_formula().subs({"n": 3, "m": 1})
    assert sympy.Rational(str(odds.curse_chance(3, 1))) == put_in


def test_item_rolls_of_a_turn() -> None:
    """At most two 3s count."""
    twin = Counter(min(2, roll.count(3)) for roll in every_roll((6, 6, 6, 6, 8)))
    assert Pmf.from_counts(twin) == odds.item_rolls(4, 1)
    assert odds.item_rolls(game=load("cat_cab", item_limit=0)) == Pmf.point(0)


def test_the_chance_of_an_item() -> None:
    """Every roll of four dice with every pair of item rolls."""
    rolls = product(every_roll((6, 6, 6, 6)), every_roll((6, 6)))
    got = [6 in items[: min(2, roll.count(3))] for roll, items in rolls]
    assert Fraction(sum(got), len(got)) == odds.item_chance("own D8", 4)
    assert odds.item_chance("own D8") == odds.item_chance("nothing") == Fraction(2221, 17496)


@pytest.mark.parametrize("dice", [(6, 6, 6), (6, 6, 8)])
def test_driving_for_an_item_by_value_iteration(dice: tuple[int, ...]) -> None:
    """Rolling again for 3s, by sweeps over all states."""

    def hit(classes: str, curses: int) -> float:
        return 1 - (5 / 6) ** min(2, classes.count("i"))

    twin = driven(dice, hit, rounds=400)
    assert close(twin, odds.item_chance("own D8", dice.count(6), dice.count(8), manner="for the item"))


def test_items_and_manners_that_do_not_exist() -> None:
    """A wrong name is answered with those that there are."""
    with pytest.raises(ValueError, match="own D8"):
        odds.item_chance("umbrella")
    with pytest.raises(ValueError, match="for the item"):
        odds.item_chance(manner="wild")  # type: ignore[arg-type]


# Waiting


# D8


def test_every_choice_of_duel_dice_is_alike() -> None:
    """Whatever shows and whatever is rolled again, a seven comes with 1/6."""
    shown = product(range(1, 7), repeat=2)
    assert {Fraction(1, 6)} == {p for pair in shown for p in odds.reroll_chances(*pair).values()}
    with pytest.raises(ValueError, match="duel dice 7"):
        odds.reroll_chances(7, 1)


def test_three_rolls_for_a_seven() -> None:
    """91 of 216, counted over the rolls."""
    rolls = [any(a + b == 7 for a, b in trio) for trio in product(product(range(1, 7), repeat=2), repeat=3)]
    assert Fraction(sum(rolls), len(rolls)) == odds.seven_within(3) == Fraction(91, 216)


def duel_state(game: Any, duellists: int, actor: int = 0) -> Any:
    """The duel that settles a tie between the first seats, begun by the rules."""
    state = game.initial_state()
    state.pending = 0
    state.stage, state.actor = phases.FINAL, actor
    begin_duel(game.setup, state, (1 << duellists) - 1)
    return state


def duel_key(state: Any) -> Any:
    """What matters while both dice are always rolled again: whose pairs are sevens, and a pair half rolled."""
    pairs = []
    for s in range(SEATS):
        rolling = state.duel_pending >> 2 * s & 3
        first, second = state.duel_die[2 * s], state.duel_die[2 * s + 1]
        pairs.append(("half", first) if rolling == 2 else rolling or first + second == 7)
    return state.phase, state.duel_turn, state.duel_rounds, state.winner, state.duel_roll[0], *pairs


@pytest.mark.parametrize("kind", ["simultaneous", "alternate"])
@pytest.mark.parametrize("cat_first", [False, True])
def test_duels_in_closed_form(kind: str, cat_first: bool) -> None:
    """Two and three duellists, and Crazy cat's three rolls, come out as counted by hand."""
    for players, duellists in ((1, 2), (3, 2), (3, 3)):
        game = load("cat_cab", players=players, duel=kind)
        assert winners(game, duellists, cat_first) == odds.duel(duellists, game=game, cat_first=cat_first)


def test_the_choice_in_a_duel_does_not_matter() -> None:
    """Who always rolls the first die again, and never the second, has the same 6/11 as who rolls both."""
    game = load("cat_cab", players=2, duel="alternate")

    def key(state: Any) -> Any:
        """The second dice stay what they are, so that they matter beside the sevens."""
        return *duel_key(state), state.duel_die[1], state.duel_die[3]

    distribution = exact.distribution(game, duel_state(game, 2), until=lambda state: False, policy=lambda state: 1,
        observe=lambda state: state.winner, abstraction=key)
    assert distribution.exactly(0) == Fraction(6, 11)


def test_duels_that_do_not_exist() -> None:
    """Two or three can duel, and only two with Crazy cat."""
    with pytest.raises(ValueError, match="duellists=4"):
        odds.duel(4)
    with pytest.raises(ValueError, match="Crazy cat"):
        odds.duel(3, game=load("cat_cab", players=1))


# D10


def test_distances_in_the_city() -> None:
    """The mean of two random cells is 329/72, counted over all pairs and by the formula."""
    cells = list(product(range(1, 7), range(1, 9)))
    twin = Counter(abs(a - c) + abs(b - d) for (a, b), (c, d) in product(cells, cells))
    assert Pmf.from_counts(twin) == odds.distance_distribution()
    assert odds.distance_distribution().mean == Fraction(329, 72)
    assert odds.mean_distance_formula().subs({"m": 6, "n": 8}) == sympy.Rational(329, 72)


def small(**facts: Any) -> dict[str, Any]:
    """A city of 3 × 4 cells with its gates in two corners."""
    gates = [{"cell": (1, 1), "side": "down"}, {"cell": (3, 4), "side": "up"}]
    return {"columns": 3, "rows": 4, "gates": gates} | facts


def test_distances_in_other_cities() -> None:
    """The formula holds for other open grids; a blocked cell lengthens paths, and diagonals shorten them."""
    open_city = odds.distance_distribution(load("cat_cab", board=small()))
    assert odds.mean_distance_formula().subs({"m": 3, "n": 4}) == sympy.Rational(str(open_city.mean))
    cells = [cell for cell in product(range(1, 4), range(1, 5)) if cell != (2, 2)]
    straight = Counter(abs(a - c) + abs(b - d) for (a, b), (c, d) in product(cells, cells))
    around = straight + Counter({4: 4, 5: 2})  # two ways of 2 spaces and one of 3, there and back, are 2 longer
    around.subtract({2: 4, 3: 2})
    assert Pmf.from_counts(around) == odds.distance_distribution(load("cat_cab", board=small(blocked=[(2, 2)])))
    assert odds.distance_distribution(load("cat_cab", diagonal=True)).outcomes[-1] == 7


@pytest.mark.parametrize("cell", [(1, 1), (3, 4), (6, 8)])
@pytest.mark.parametrize("ones", range(4))
@pytest.mark.parametrize("twos", range(4))
def test_reachable_cells(cell: tuple[int, int], ones: int, twos: int) -> None:
    """The bits of the goals, sets of cells on the graph, and the colours of a chess board agree."""
    found = odds.reachable_cells(cell, ones, twos)
    assert graphs.reachable(graphs.grid(6, 8), cell, [1] * ones + [2] * twos, straight=True) == found
    assert {(x + y + ones) % 2 for x, y in found} == {sum(cell) % 2}


def test_reachable_cells_with_the_exit_open() -> None:
    """Through an open exit one can get out, with spaces to spare."""
    assert "out" in odds.reachable_cells((6, 7), 3, 0, opened=True)
    assert "out" not in odds.reachable_cells((6, 7), 1, 0, opened=True)
    assert "out" not in odds.reachable_cells((6, 7), 3, 0)


def ends_by_the_rules(game: Any, state: Any) -> set[Any]:
    """Where movement ends, by every order and direction that the rules allow."""
    if state.phase != phases.MOVE:
        return {"out" if state.place[0] else game.house.board.cells()[state.cell[0]]}
    return set().union(*(ends_by_the_rules(game, game.successor(state, a)) for a in game.legal_actions(state)))


@pytest.mark.parametrize("house", [{}, {"diagonal": True}, {"may_waive": True}, {"leave_by": "exact"}])
@pytest.mark.parametrize("moves", [(1, 0), (2, 1), (0, 2), (3, 0)])
def test_reachable_cells_by_the_rules(house: dict[str, Any], moves: tuple[int, int]) -> None:
    """Every movement that the rules allow, in a small city with a blocked cell."""
    game = load("cat_cab", board=small(blocked=[(2, 3)]), **house)
    state = goals.turn(game, cell=(3, 2), opened=True)
    state.pending, state.stage, (state.ones, state.twos) = 0, phases.MOVEMENT, moves
    phases.ask(state, phases.MOVE, 0)
    assert ends_by_the_rules(game, state) == odds.reachable_cells((3, 2), *moves, opened=True, game=game)


def test_paths_home() -> None:
    """There are binomially many, none longer than the distance, and each is found."""
    for x, y in [(1, 1), (3, 4), (6, 8)]:
        home = odds.paths_home((x, y))
        assert home.number == math.comb(x - 1 + y - 1, x - 1) == len(set(home.paths))
        assert odds.paths_home_formula().subs({"x": x - 1, "y": y - 1}) == home.number
        assert {x + y - 1} == {len(path) for path in home.paths}


@pytest.mark.parametrize("cell", [(6, 8), (4, 6), (3, 5)])
def test_special_cells_on_paths_home(cell: tuple[int, int]) -> None:
    """Paths over a special cell are paths to it times paths from it."""
    home = odds.paths_home(cell)
    for special in [(2, 6), (5, 3), (3, 4), (4, 5)]:
        aside, up = cell[0] - special[0], cell[1] - special[1]
        paths = math.comb(aside + up, aside) * math.comb(sum(special) - 2, special[0] - 1) if min(aside, up) >= 0 else 0
        expected = 0 if special == cell else Fraction(paths, home.number)
        assert expected == home.meets.get(special, 0)


def test_retreats_by_the_rules() -> None:
    """Pushed back two spaces step by step, with every choice, a cab comes to the same cells in as many ways."""
    game = load("cat_cab")
    cells = game.house.board.cells()
    for cell in [(3, 4), (1, 5), (2, 2)]:
        state = goals.turn(game, cell=cell)
        state.pending, state.back[0], state.stage = 0, 2, phases.PUSH_BACK
        go_on(game, state)
        waiting, ends = [state], Counter[Any]()
        while waiting:
            now = waiting.pop()
            if now.phase == phases.RETREAT:
                waiting += [game.successor(now, a) for a in game.legal_actions(now)]
            else:
                ends[cells[now.cell[0]]] += 1
        assert set(ends) == set(odds.retreat_ends(cell, 2))


# D11


def test_rush_hour_without_rerolls() -> None:
    """Five rolls of all dice added up turn by turn, stopping where the aim is reached."""
    distribution = odds.one_roll()
    for spaces in (6, 9, 12):
        inside, out = {spaces: Fraction(1)}, Fraction(0)
        for _ in range(5):
            after: Counter[int] = Counter()
            for rest, p in inside.items():
                for net_spaces, q in distribution.items():
                    after[rest - net_spaces] += p * q
            out += sum((p for rest, p in after.items() if rest <= 0), Fraction(0))
            inside = {rest: p for rest, p in after.items() if rest > 0}
        assert out == odds.rush_hour(spaces, manner="no re-roll")


@pytest.mark.parametrize("spaces", [2, 4])
def test_rush_hour_driven_best_by_value_iteration(spaces: int) -> None:
    """Two turns of two dice: the last turn first, then the one before, by sweeps over all states."""

    @functools.cache
    def last(rest: int) -> float:
        return driven((6, 6), lambda classes, curses: float(net(classes, curses) >= rest), rounds=400)

    def first(classes: str, curses: int) -> float:
        rest = spaces - int(net(classes, curses))
        return 1.0 if rest <= 0 else last(rest)

    assert close(driven((6, 6), first, rounds=400), odds.rush_hour(spaces, 2, 2))


def test_rush_hour_in_one_turn() -> None:
    """A single turn is the question D5."""
    assert [odds.reach(n) for n in range(1, 12)] == [odds.rush_hour(n, 1) for n in range(1, 12)]


def test_rush_hour_at_the_start_gate() -> None:
    """Who cannot be pushed farther back than the start gate covers more, and no less than without a wall."""
    free = odds.rush_hour(6, 3, 2, manner="no re-roll")
    assert free < odds.rush_hour(6, 3, 2, manner="no re-roll", farthest=6)
    assert free < odds.rush_hour(6, 3, 2)


def test_rush_hour_is_pinned() -> None:
    """Crazy cat covers 6, 9 and 12 spaces in five turns with 94, 81 and 59 %, the best driver nearly always."""
    cat = [round(float(odds.rush_hour(n, manner="no re-roll")), 4) for n in (6, 9, 12)]
    best = [round(float(odds.rush_hour(n)), 4) for n in (6, 9, 12)]
    assert cat == [0.9401, 0.8118, 0.5933]
    assert best == [0.9998, 0.9986, 0.9939]


