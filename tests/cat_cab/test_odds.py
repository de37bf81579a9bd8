"""Answers of `odds` beside an anchor of the checklist, a slow obvious twin, or another library.

Turns, duels and rush hour are beside the rules played out in `closed_forms` and `contests`.
"""

import math
from collections import Counter
from fractions import Fraction
from itertools import pairwise, permutations, product
from typing import Any

import pytest
import sympy

from catlib import load
from catlib.chance import Pmf, graphs
from catlib.games.cat_cab import goals, odds, phases
from catlib.games.cat_cab.odds import policy as policies
from catlib.solving import exact

# D1


def test_a_single_die() -> None:
    """Below the limit of four curses a die is worth 1 − 4^−(4−c); at the limit one roll brings 2/3."""
    assert [1 - Fraction(1, 4) ** (4 - c) for c in range(4)] == [odds.single_die(c) for c in range(4)]
    assert odds.single_die(4) == Fraction(2, 3)


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


# D5


def test_ten_spaces_with_five_dice() -> None:
    """Each die has to show a 6 before a 1, so it is (1/2)⁵; eleven cannot be done."""
    assert odds.reach(10) == Fraction(1, 32)
    assert odds.reach(11) == 0
    assert [Fraction(1, 2) ** n for n in range(1, 6)] == [odds.reach(2 * n, n) for n in range(1, 6)]


# D7; how often dice show something is drawn in `tests/draws`


def test_curses_and_items_of_a_roll() -> None:
    """A 1 comes in 4651 of 7776 rolls, as the formula says; where nobody rolls for items there are none."""
    assert odds.curse_chance() == Fraction(4651, 7776)
    assert sympy.Rational(str(odds.curse_chance(3, 1))) == odds.curse_chance_formula().subs({"n": 3, "m": 1})
    assert odds.item_rolls(game=load("cat_cab", item_limit=0)) == Pmf.point(0)


def test_items_and_manners_that_do_not_exist() -> None:
    """A wrong name is answered with those that there are."""
    with pytest.raises(ValueError, match="own D8"):
        odds.item_chance("umbrella")
    with pytest.raises(ValueError, match="for the item"):
        odds.item_chance(manner="wild")  # type: ignore[arg-type]


# D8


def test_every_choice_of_duel_dice_is_alike() -> None:
    """Whatever shows and whatever is rolled again, a seven comes with 1/6, and within three rolls with 91/216."""
    shown = product(range(1, 7), repeat=2)
    assert {Fraction(1, 6)} == {p for pair in shown for p in odds.reroll_chances(*pair).values()}
    assert odds.seven_within(3) == Fraction(91, 216)
    with pytest.raises(ValueError, match="duel dice 7"):
        odds.reroll_chances(7, 1)


def test_duels_that_do_not_exist() -> None:
    """Two or three can duel, and only two with Crazy cat."""
    with pytest.raises(ValueError, match="duellists=4"):
        odds.duel(4)
    with pytest.raises(ValueError, match="Crazy cat"):
        odds.duel(3, game=load("cat_cab", players=1))


# D10


def test_distances_in_the_city() -> None:
    """The mean of two random cells is 329/72, by the formula, too."""
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


def straight_ends(graph: Any, start: tuple[int, int], moves: list[int]) -> set[tuple[int, int]]:
    """Try all orders and all directions of straight moves."""
    ends = set()
    for order in set(permutations(moves)):
        for directions in product([(1, 0), (-1, 0), (0, 1), (0, -1)], repeat=len(order)):
            here, fits = start, True
            for steps, (dx, dy) in zip(order, directions, strict=True):
                for _ in range(steps):
                    ahead = (here[0] + dx, here[1] + dy)
                    fits = fits and graph.has_edge(here, ahead)
                    here = ahead
            if fits:
                ends.add(here)
    return ends


@pytest.mark.parametrize("cell", [(1, 1), (3, 4), (6, 8)])
@pytest.mark.parametrize("ones", range(4))
@pytest.mark.parametrize("twos", range(4))
def test_reachable_cells(cell: tuple[int, int], ones: int, twos: int) -> None:
    """The bits of the goals, sets of cells on the graph, and the colours of a chess board agree."""
    found = odds.reachable_cells(cell, ones, twos)
    assert straight_ends(graphs.grid(6, 8), cell, [1] * ones + [2] * twos) == found
    assert {(x + y + ones) % 2 for x, y in found} == {sum(cell) % 2}


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


# D12


def stay_twin(p: float, q: float, worth: float, lead: float, behind: float, rush: int) -> float:
    """What staying is worth, by going through a thousand rounds of the model."""

    def late(turns: int) -> float:
        return behind if turns < 2 else p * (worth + behind) + (1 - p) * late(turns - 1)

    hunting = 0.0
    for _ in range(1000):
        landed = worth + (1 - q) * lead + q * behind
        hunting = p * landed + (1 - p) * (q * late(rush) + (1 - q) * hunting)
    return hunting


@pytest.mark.parametrize("p", [Fraction(1, 10), Fraction(1, 2), Fraction(9, 10), Fraction(1)])
@pytest.mark.parametrize("q", [Fraction(0), Fraction(1, 20), Fraction(1, 2), Fraction(1)])
@pytest.mark.parametrize("margin", [False, True])
def test_stay_or_leave(p: Fraction, q: Fraction, margin: bool) -> None:
    """The closed form is what the model comes to round by round."""
    choice = odds.stay_or_leave(p, q, margin=margin)
    lead, behind = (5, -5) if margin else (10, 5)
    twin = stay_twin(float(p), float(q), 5, lead, behind, 5)
    assert float(choice.stay) == pytest.approx(twin)
    assert choice.better == ("stay" if choice.stay > lead else "leave" if choice.stay < lead else "either")


@pytest.mark.parametrize("p", [Fraction(1, 20), Fraction(1, 5), Fraction(2, 5)])
def test_the_threshold_of_staying(p: Fraction) -> None:
    """At the threshold both are worth the same; a little more danger and leaving is better."""
    at = odds.stay_or_leave(p, Fraction(0), margin=True).threshold
    assert at is not None
    assert odds.stay_or_leave(p, at, margin=True).better == "either"
    assert odds.stay_or_leave(p, at + Fraction(1, 1000), margin=True).better == "leave"


def test_nothing_to_wait_for() -> None:
    """If nobody ever gets anywhere both are worth the same; a chance above 1 is refused."""
    assert odds.stay_or_leave(Fraction(0), Fraction(0)).better == "either"
    with pytest.raises(ValueError, match="land=3/2"):
        odds.stay_or_leave(Fraction(3, 2), Fraction(0))
