"""D1 to D8: published numbers, slow twins that share no code with what they check, sympy, and the rules."""

import random
from collections import Counter
from fractions import Fraction as F
from functools import cache
from itertools import combinations, product

import networkx as nx
import pytest
import sympy

from catlib.games.empire import odds
from catlib.games.empire.odds import STANDARD, Dice, Front, Left, Losses

from .positions import empire, position

HOUSES = [STANDARD, Dice(ties="attacker"), Dice(4, 4, 3), Dice(3, 2, 3, "attacker"), Dice(8, 1, 1), Dice(2, 3, 1)]


# Twins


def slow_roll(a, d, dice=STANDARD):
    """What each side loses, over every way that the dice can fall."""
    found = Counter()
    for faces in product(range(dice.sides), repeat=a + d):
        mine, theirs = sorted(faces[:a], reverse=True), sorted(faces[a:], reverse=True)
        pairs = list(zip(mine, theirs, strict=False))
        won = sum(x > y or (x == y and dice.ties == "attacker") for x, y in pairs)
        found[len(pairs) - won, won] += 1
    return found


@cache
def kept_roll(a, d, dice):
    return slow_roll(a, d, dice)


def slow_battle(a, d, dice=STANDARD, stop=lambda a, d: False):
    """The distribution of what is left, by recursion in fractions; the attacker's cubes all counted."""

    @cache
    def distribution(a, d):
        if a == 1 or d == 0 or stop(a, d):
            return {(a, d): F(1)}
        x, y = min(dice.attack, a - 1), min(dice.defend, d)
        found = Counter()
        for (mine, theirs), n in kept_roll(x, y, dice).items():
            for end, p in distribution(a - mine, d - theirs).items():
                found[end] += F(n, dice.sides ** (x + y)) * p
        return found

    return {end: p for end, p in distribution(a, d).items() if p}


def as_dict(distribution):
    return {tuple(outcome): p for outcome, p in distribution.items()}


# One roll; D1


@pytest.mark.parametrize("dice", HOUSES, ids=str)
def test_rolls_against_every_way_to_fall(dice):
    """Every number of dice against every other, in whole numbers."""
    for a, d in product(range(1, dice.attack + 1), range(1, dice.defend + 1)):
        compared = min(a, d)
        expected = [slow_roll(a, d, dice)[compared - won, won] for won in range(compared + 1)]
        assert expected == list(odds.roll_weights(a, d, dice))
        assert dice.sides ** (a + d) == sum(expected)


def test_published_rolls():
    """Osborne's table 2: 3 against 2 is 2890, 2611 and 2275 of 7776."""
    published = {
        (1, 1): (21, 15),
        (1, 2): (161, 55),
        (2, 1): (91, 125),
        (2, 2): (581, 420, 295),
        (3, 1): (441, 855),
        (3, 2): (2275, 2611, 2890),
    }
    assert published == {pair: odds.roll_weights(*pair) for pair in published}
    assert F(2890, 7776) == odds.roll(3, 2).exactly(Losses(attackers=0, defenders=2))


# Battles; D2, D5, D8


@pytest.mark.parametrize("dice", HOUSES, ids=str)
def test_battles_against_recursion(dice):
    """The joint distribution of every battle up to 8 against 7, and of one that is larger."""
    for a, d in [*product(range(1, 9), range(1, 8)), (23, 17), (17, 23)]:
        assert slow_battle(a, d, dice) == as_dict(odds.battle(a, d, dice=dice).distribution)


def test_published_battles():
    """4 against 2 is 6610505 of 10077696; Osborne's table 3, which counts spare cubes, to three places."""
    assert F(6610505, 10077696) == odds.battle(4, 2).capture == odds.battle(3, 2, counting="spare").capture
    assert (1.4064, 1.4379) == (round(float(odds.battle(4, 2).attackers_lost), 4),
        round(float(odds.battle(4, 2).defenders_lost), 4))
    table = {(1, 1): 417, (1, 2): 106, (2, 1): 754, (2, 2): 363, (3, 1): 916, (3, 2): 656, (3, 3): 470}
    table |= {(5, 5): 506, (10, 10): 568}
    found = {pair: round(1000 * float(odds.battle(*pair, counting="spare").capture)) for pair in table}
    assert table == found


def test_conventions_differ_by_the_cube_that_stays():
    """All cubes or only the spare ones: the same battle, and both answers say which."""
    every, spare = odds.battle(7, 4), odds.battle(6, 4, counting="spare")
    assert as_dict(every.distribution) == {(a + 1, d): p for (a, d), p in as_dict(spare.distribution).items()}
    assert every.attackers_lost == spare.attackers_lost
    assert "with the one that has to stay" in str(every)
    assert "without the one that has to stay" in str(spare)


def test_large_battles_add_up():
    """100 against 100 in whole numbers: a distribution of 199 ends that has probability one, near what floats say."""
    large = odds.battle(100, 100)
    assert (199, 1) == (len(large.distribution), sum(large.distribution.values()))
    assert large.distribution.exact
    floats = odds.battle(100, 100, exact=False)
    assert not floats.distribution.exact
    assert abs(large.capture - floats.capture) < 1e-12
    assert abs(float(large.capture) - slow_chance(100, 100)) < 1e-12


def slow_chance(attackers, defenders):
    """The chance to capture in floats, backwards from the ends."""
    chance = {(a, 0): 1.0 for a in range(attackers + 1)} | {(1, d): 0.0 for d in range(1, defenders + 1)}
    for a, d in product(range(2, attackers + 1), range(1, defenders + 1)):
        x, y = min(3, a - 1), min(2, d)
        ways = (n * chance[a - i, d - j] for (i, j), n in kept_roll(x, y, STANDARD).items())
        chance[a, d] = sum(ways) / 6 ** (x + y)
    return chance[attackers, defenders]


def test_floats_with_and_without_numpy(monkeypatch):
    """The plain fallback says what NumPy says."""
    quick = odds.battle(150, 140, exact=False)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    plain = odds.battle(150, 140, exact=False)
    assert len(quick.distribution) == len(plain.distribution)
    assert all(abs(quick.distribution[end] - p) < 1e-12 for end, p in plain.distribution.items())


def test_a_thousand_against_a_thousand():
    """Floats reach 1000 against 1000; the attacker is the sure favourite."""
    distribution = odds.battle(1000, 1000, exact=False).distribution
    assert abs(sum(map(float, distribution.values())) - 1) < 1e-9
    assert 0.998 < float(distribution.probability(lambda left: left.defenders == 0)) < 0.9995


def test_stop_loss():
    """Stopping early: no later than that many attackers, or as any function says; twins agree."""
    for stop in (1, 2, 3, 5):
        expected = slow_battle(9, 6, stop=lambda a, d, stop=stop: a <= stop)
        assert expected == as_dict(odds.battle(9, 6, stop=stop).distribution)
        assert expected == as_dict(odds.battle(9, 6, stop=lambda a, d, stop=stop: a <= stop).distribution)
    assert slow_battle(9, 6, stop=lambda a, d: a < d) == as_dict(
        odds.battle(9, 6, stop=lambda a, d: a < d).distribution
    )
    spare = odds.battle(8, 6, counting="spare", stop=2)
    assert as_dict(odds.battle(9, 6, stop=3).distribution) == {
        (a + 1, d): p for (a, d), p in as_dict(spare.distribution).items()
    }
    assert {Left(4, 5): F(1)} == dict(odds.battle(4, 5, stop=4).distribution)


# Tables; D3


def test_tables_hold_the_battles():
    """Every chance to capture in a table is that of its battle, counted either way."""
    for counting in ("all", "spare"):
        table = odds.capture_table(9, 8, counting=counting)
        for a, d in product(range(10), range(1, 9)):
            assert odds.battle(a, d, counting=counting).capture == table[a][d]
    assert [1] * 10 == [row[0] for row in odds.capture_table(9, 8)]


def test_smallest_force():
    """The first count that reaches more than a chance, by looking at each."""
    for defenders, chance in product((1, 2, 5, 10), (F(1, 2), F(3, 4), F(9, 10))):
        expected = next(a for a in range(1, 60) if odds.battle(a, defenders).capture > chance)
        assert expected == odds.smallest_force(defenders, chance)
        assert expected - 1 == odds.smallest_force(defenders, chance, counting="spare")
        assert expected == odds.smallest_force(defenders, chance, exact=False)


def test_favourite():
    """With five spare cubes against five the attacker is the favourite for the first time; all counted, with twelve."""
    table = odds.capture_table(40, 40, counting="spare")
    assert [n >= 5 for n in range(1, 41)] == [table[n][n] > F(1, 2) for n in range(1, 41)]
    assert (5, 12) == (odds.favourite_from(counting="spare"), odds.favourite_from())
    assert odds.favourite_from(dice=Dice(attack=1), most=30) is None


# How many dice; D4


def slow_minimax(a, d, dice):
    """The chance to capture when both sides choose dice before each roll, once with each side first."""

    @cache
    def value(a, d, attacker_first):
        if d == 0 or a == 1:
            return F(d == 0)
        attack, defend = range(1, min(dice.attack, a - 1) + 1), range(1, min(dice.defend, d) + 1)

        def after(x, y):
            rolled = kept_roll(x, y, dice)
            ways = (F(n) * value(a - i, d - j, attacker_first) for (i, j), n in rolled.items())
            return sum(ways) / dice.sides ** (x + y)

        if attacker_first:
            return max(min(after(x, y) for y in defend) for x in attack)
        return min(max(after(x, y) for x in attack) for y in defend)

    return value(a, d, True), value(a, d, False)


@pytest.mark.parametrize("dice", HOUSES[:4], ids=str)
def test_the_most_dice_are_best(dice):
    """Against every smaller choice, whoever has to say first, the most dice capture and hold best."""
    for a, d in product(range(2, 7), range(1, 6)):
        first, second = slow_minimax(a, d, dice)
        choice = odds.best_dice(a, d, dice=dice)
        assert first == choice.value == odds.battle(a, d, dice=dice).capture
        assert choice.saddle == (first == second)
        assert min(dice.attack, a - 1) in choice.attack
        assert min(dice.defend, d) in choice.defend
    assert [] == odds.fewer_dice_pay(10, 10, dice=dice)


# A Markov chain


@pytest.mark.parametrize(("a", "d"), [(2, 1), (4, 2), (5, 4)])
def test_chain(a, d):
    """The fundamental matrix gives the same distribution, and each row of the chain is a distribution."""
    chain = odds.chain(a, d)
    rows = chain.q.row_join(chain.r)
    assert all(sum(rows.row(i)) == 1 for i in range(rows.rows))
    assert sympy.eye(chain.q.rows) == (sympy.eye(chain.q.rows) - chain.q) * chain.fundamental
    start = chain.transient.index(Left(a, d))
    distribution = {
        tuple(end): F(int(p.p), int(p.q)) for end, p in zip(chain.absorbing, chain.absorbed.row(start), strict=True)
    }
    assert as_dict(odds.battle(a, d).distribution) == {end: p for end, p in distribution.items() if p}


def test_chain_counts_rolls():
    """The expected number of rolls, by the recursion that defines it."""

    @cache
    def rolls(a, d):
        if a == 1 or d == 0:
            return F(0)
        x, y = min(3, a - 1), min(2, d)
        return 1 + sum(F(n, 6 ** (x + y)) * rolls(a - i, d - j) for (i, j), n in kept_roll(x, y, STANDARD).items())

    chain = odds.chain(6, 4)
    found = {left: F(int(n.p), int(n.q)) for left, n in zip(chain.transient, chain.rolls, strict=True)}
    assert {left: rolls(*left) for left in chain.transient} == found


# Campaigns; D6


def slow_campaign(a, chain, stop=lambda captured, a, d: False):
    """The distribution of (captured, stack, defenders), stage after stage in fractions."""
    distribution, done = {a: F(1)}, Counter()
    for captured, d in enumerate(chain):
        after = Counter()
        for size, p in distribution.items():
            for (left, held), q in slow_battle(size, d, stop=lambda a, d, n=captured: stop(n, a, d)).items():
                if held:
                    done[captured, left, held] += p * q
                else:
                    after[left - 1] += p * q
        distribution = after
    for size, p in distribution.items():
        done[len(chain), size, 0] += p
    return {end: p for end, p in done.items() if p}


@pytest.mark.parametrize("chain", [(2,), (2, 1, 3), (1, 1, 1, 1), (5, 4)], ids=str)
def test_campaigns_against_recursion(chain):
    """The joint distribution of where a campaign stands in the end, with stops and without."""
    for a in (1, 2, 6, 11):
        assert slow_campaign(a, chain) == as_dict(odds.campaign(a, chain).distribution)
        stops = slow_campaign(a, chain, lambda captured, a, d: a <= 3)
        assert stops == as_dict(odds.campaign(a, chain, stop=3).distribution)
        cautious = slow_campaign(a, chain, lambda captured, a, d: captured + d > a)
        assert cautious == as_dict(
            odds.campaign(a, chain, stop=lambda f: f.captured + f.defenders > f.attackers).distribution
        )


def test_campaigns_count_either_way():
    """Spare cubes or all of them, exact or in floats: the same campaign."""
    every, spare = odds.campaign(10, (2, 3)), odds.campaign(9, (2, 3), counting="spare")
    assert as_dict(every.distribution) == {(n, a + 1, d): p for (n, a, d), p in as_dict(spare.distribution).items()}
    assert every.attackers_lost == spare.attackers_lost
    floats = odds.campaign(10, (2, 3), exact=False)
    assert abs(floats.chance - every.chance) < 1e-12
    assert [every.at_least(n) for n in (1, 2)] == [every.captured.at_least(n) for n in (1, 2)]


def test_cubes_left_on_the_way_are_not_lost():
    """A sure campaign loses what its battles lose."""
    first = odds.battle(5, 1)
    assert first.attackers_lost == odds.campaign(5, [1]).attackers_lost


LINE = nx.path_graph(3)
REFUSED = {
    "fewer than no cubes": (lambda: odds.battle(-1, 2), "attackers=-1: expected a whole number of cubes, 0 or more"),
    "nobody attacked": (lambda: odds.battle(3, 0), "defenders=0: expected a whole number of cubes, 1 or more"),
    "half a cube": (lambda: odds.battle(3.5, 1), "attackers=3.5: expected a whole number of cubes, 0 or more"),
    "too many cubes": (lambda: odds.battle(501, 1),
        "attackers=501: up to 500 cubes a side are worked out here; ask for exact=False"),
    "another count": (lambda: odds.battle(3, 2, counting="some"),
        "counting='some': attackers are counted as 'all' or as 'spare'"),
    "another winner of ties": (lambda: odds.battle(3, 2, dice=Dice(ties="nobody")),
        "ties='nobody': ties are won by the defender or the attacker"),
    "a die of one side": (lambda: odds.roll(1, 1, Dice(1)), "sides=1: a die has 2 to 100 sides"),
    "three kinds": (lambda: odds.set_chance(3, hand=(1, 1, 1)), "hand=(1, 1, 1): expected numbers of squirrels"),
    "cards below none": (lambda: odds.set_chance(3, deck=(1, 1, -1, 0)),
        "deck=(1, 1, -1, 0): expected numbers of squirrels"),
    "more cards than there are": (lambda: odds.set_chance(45), "cards=45: the deck has 44 cards to draw from"),
    "campaign against nobody": (lambda: odds.campaign(5, []), "defenders=[]: a campaign needs a neighborhood to take"),
    "campaign against a number": (lambda: odds.campaign(5, 3), "defenders=3: a campaign needs a neighborhood to take"),
    "stop against nobody": (lambda: odds.best_stop(5, []), "defenders=[]: a campaign needs a neighborhood to take"),
    "stop with too many": (lambda: odds.best_stop(400, [3]), "400 cubes: up to 100 a side are planned here"),
    "stop at a word": (lambda: odds.battle(5, 3, stop="two"), "stop='two': expected a number of cubes, or a function"),
    "half a die": (lambda: odds.roll(1.5, 1), "attackers=1.5: a side rolls 1 to 6 dice"),
    "half a side": (lambda: odds.roll(1, 1, Dice(sides=6.5)), "sides=6.5: a die has 2 to 100 sides"),
    "no chance": (lambda: odds.smallest_force(5, "much"), "chance='much': expected a chance from 0"),
    "a sure chance": (lambda: odds.smallest_force(5, 1), "chance=1: expected a chance from 0 up to, but without, 1"),
    "dice for nobody": (lambda: odds.best_dice(1, 1), "attackers=1: no cube is to spare, so no die can be rolled"),
    "fewer than none": (lambda: odds.fewer_dice_pay(-3, 5), "attackers=-3: expected a whole number of cubes"),
    "a chain too long": (lambda: odds.chain(9, 2), "attackers=9: a chain is written out for 2 to 8 cubes"),
    "nowhere": (lambda: odds.best_paths(LINE, {0: 5}, {7: 1}), "7: the map has no such neighborhood"),
    "from nowhere": (lambda: odds.best_paths(LINE, {9: 5}, {1: 1}), "9: the map has no such neighborhood"),
    "negative cubes": (lambda: odds.best_paths(LINE, {0: -1}, {1: 1}), "attackers=-1: expected a whole number"),
    "a seat too many": (lambda: odds.routes(empire(2), empire(2).initial_state(), 2),
        "seat=2: the seats of this game are 0"),
    "half a hand": (lambda: odds.has_set((1, 2)), "hand=(1, 2): expected numbers of squirrels"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_questions_that_make_no_sense_are_refused(case):
    """Each with one sentence that says what was wrong and what would be right."""
    ask, sentence = REFUSED[case]
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the sentence is compared below
        ask()
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_large_plans():
    """A hundred cubes against a hundred are planned without going too deep, and all positions along the way."""
    plan = odds.best_stop(100, [100], neighborhood=10**200)
    assert plan.value == plan.to_the_end
    assert 2 == plan.fewest(0, 100)


def slow_plan(a, chain, neighborhood, cube):
    """The worth of the best stops, by the definition."""

    @cache
    def value(captured, a, d):
        stay = captured * neighborhood + (captured + a) * cube
        if a == 1:
            return stay
        x, y = min(3, a - 1), min(2, d)
        total = F(0)
        for (i, j), n in kept_roll(x, y, STANDARD).items():
            if j < d:
                total += n * value(captured, a - i, d - j)
            elif captured + 1 < len(chain):
                total += n * value(captured + 1, a - i - 1, chain[captured + 1])
            else:
                total += n * ((captured + 1) * neighborhood + (captured + 1 + a - i - 1) * cube)
        return max(stay, total / 6 ** (x + y))

    return value(0, a, chain[0])


def test_best_stop():
    """The best stopping rule is worth what the definition says, and following it is worth just that."""
    for a, chain, hood in ((8, (2, 2, 2), 3), (5, (2,), 2), (6, (4, 1), F(5, 2))):
        plan = odds.best_stop(a, chain, neighborhood=hood)
        assert slow_plan(a, chain, hood, 1) == plan.value
        followed = odds.campaign(a, chain, stop=lambda front, plan=plan: front not in plan.go_on)
        assert plan.value == followed.distribution.map(lambda f, hood=hood: f.captured * (hood + 1) + f.attackers).mean
        straight = (
            odds.campaign(a, chain).distribution.map(lambda f, hood=hood: f.captured * (hood + 1) + f.attackers).mean
        )
        assert straight == plan.to_the_end
        assert plan.value >= max(plan.to_the_end, plan.at_once == a)


def test_best_stop_never_and_always():
    """Neighborhoods worth nothing are not attacked; priceless ones are fought for to the end."""
    assert frozenset() == odds.best_stop(8, (2, 2), neighborhood=0).go_on
    priceless = odds.best_stop(8, (2, 2), neighborhood=10**9)
    assert priceless.value == priceless.to_the_end
    assert 2 == priceless.fewest(0, 2)
    assert Front(1, 2, 2) in priceless.go_on


def slow_best(graph, own, rivals, target):
    """The best chance over every simple path through rivals."""
    best = F(0)
    for origin in own:
        allowed = graph.subgraph([origin, *rivals])
        for path in nx.all_simple_paths(allowed, origin, target):
            best = max(best, odds.campaign(own[origin], [rivals[place] for place in path[1:]]).chance)
    return best


@pytest.mark.parametrize("seed", range(6))
def test_best_path_against_every_path(seed):
    """On random small maps no other simple path is better."""
    rng = random.Random(seed)
    graph = nx.gnp_random_graph(8, 0.4, seed=seed)
    own = {place: rng.randint(1, 12) for place in (0, 1)}
    rivals = {place: rng.randint(1, 4) for place in range(2, 8)}
    everywhere = odds.best_paths(graph, own, rivals, least=0.0)
    for target in rivals:
        expected = slow_best(graph, own, rivals, target)
        route = everywhere.get(target)
        assert expected == (route.chance if route else 0)
        if route:
            assert nx.is_path(graph, list(route.path))
    chances = [route.chance for route in everywhere.values()]
    assert sorted(chances, reverse=True) == chances


def test_best_path_on_the_map():
    """From Midtown with ten cubes against ones and a strong Chelsea, Greenwich Village is reached by Gramercy."""
    game = empire(2)
    state = position(game, holds=[{"Midtown": 10}, {"Chelsea": 9}])
    routes = odds.routes(game, state, 0, least=0.5)
    assert ("Midtown", "Gramercy", "Lower East Side", "Greenwich Village") == routes["Greenwich Village"].path
    assert all(route.chance >= F(1, 2) for route in routes.values())
    assert odds.routes(game, state, 1, least=0.0)["Midtown"].path[-1] == "Midtown"


# Sets; D7


def slow_set(hand):
    """Whether some three cards are equal, all different, or helped by a wild card."""
    return any("w" in three or len(set(three)) in (1, 3) for three in combinations(hand, 3))


@pytest.mark.parametrize("deck", ["ssrrppw", "sssrrpww", "ssssrrrrpppp", "sssrrrpppw"])
def test_sets_against_every_hand(deck):
    """The chance of a set among that many cards, over every hand there is."""
    kinds = [deck.count(kind) for kind in "srpw"]
    for cards in range(min(6, len(deck)) + 1):
        hands = list(combinations(deck, cards))
        assert F(sum(map(slow_set, hands)), len(hands)) == odds.set_chance(cards, deck=kinds)
    held = [list(deck)[:2], list(deck)[2:]]
    hands = [held[0] + list(more) for more in combinations(held[1], 2)]
    expected = F(sum(map(slow_set, hands)), len(hands))
    kinds = [[some.count(kind) for kind in "srpw"] for some in held]
    assert expected == odds.set_chance(2, hand=kinds[0], deck=kinds[1])


def test_sets_of_the_full_deck():
    """Three, four and five cards, with two wild cards and without; five always hold a set."""
    for deck in ((14, 14, 14, 2), (14, 14, 14, 0)):
        cards = "s" * deck[0] + "r" * deck[1] + "p" * deck[2] + "w" * deck[3]
        hands = list(combinations(cards, 3))
        assert F(sum(map(slow_set, hands)), len(hands)) == odds.set_chance(3, deck=deck)
        assert 1 == odds.set_chance(5, deck=deck)
    assert odds.set_chance(3) > odds.set_chance(3, deck=(14, 14, 14, 0))


def test_wild_cards_in_sets():
    """Two wild cards may stand in a set, three may not."""
    assert [True, False] == [odds.has_set(hand) for hand in ((1, 0, 0, 2), (0, 0, 0, 3))]


def test_no_goal_of_a_battle_looks_at_hands():
    """Late in a game, with cards in hands and missions, goals are solved as at its start."""
    from .everywhere import check_hold, check_net

    assert [4, 2, 2] == [
        check(random.Random(f"{check.__name__} {seed}"))
        for check, seed in ((check_net, 1000023), (check_net, 1000070), (check_hold, 1000116))
    ]
