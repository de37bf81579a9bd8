"""The bots: stronger than chance, honest about hidden cards, and none of them asks for what is not allowed."""

import random

import pytest

from catlib.engine import driver as engine
from catlib.games.empire import bots
from catlib.games.empire.battles import capture_chance
from catlib.games.empire.board import cubes_of
from catlib.games.empire.maps import NODES
from catlib.games.empire.opening import opened
from catlib.games.empire.phases import BEGIN, FREE_FROM, FREEING, NEUTRAL, STOP, TARGET
from catlib.games.empire.setup import city_of, missions_of
from catlib.games.empire.winning import fulfilled
from catlib.play import Match, bot_policy, walk

from .positions import empire, fight, number, position, to_front


def test_odds_are_the_exact_chances():
    """The table in the setup has the exact chances to capture, to the millionth."""
    setup = empire().setup
    for a, d in ((2, 1), (4, 2), (9, 9), (31, 30)):
        assert round(1_000_000 * capture_chance(a, d)) == bots.odds(setup, a, d)
    assert bots.odds(setup, 60, 30) == bots.odds(setup, 31, 15)
    assert bots.odds(setup, 1000, 1) == bots.odds(setup, 31, 1)


@pytest.mark.parametrize("rules", [{}, {"ties": "attacker"}, {"attack_dice": 1}, {"attack_dice": 4, "defend_dice": 3}])
def test_no_force_has_better_odds_than_its_best(rules):
    """A neighborhood is not looked at where its cubes cannot have the least chance, whatever stands next door."""
    setup = empire(**rules).setup
    for a in range(2, 60):
        best = setup.best_odds[min(a, bots.KNOWN)]
        assert [] == [d for d in range(1, 80) if bots.odds(setup, a, d) > best]
    assert setup.odds[31 * 32 + 1] == setup.best_odds[31]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_greedy_beats_random(players):
    """A greedy player among random ones always wins."""
    played = engine.play(empire(players), ["random"] * (players - 1) + ["greedy"], range(20))
    assert [1] * 20 == [row[players - 1] for row in played.returns]


def test_greedy_takes_the_best_chance():
    """Among rivals alike it attacks the weakest, and never against the odds."""
    game = empire(2, map="row")
    policy = bot_policy(game, "greedy")
    state = position(game, holds=[{"B": 6}, {"A": 5, "C": 1, "D": 1}])
    state = game.child(state, policy(state, 0.5))
    assert number(game, "C") == policy(state, 0.5)
    hopeless = position(game, holds=[{"B": 3}, {"A": 5, "C": 5, "D": 1}])
    assert STOP == policy(hopeless, 0.5)


def test_greedy_calls_a_lost_battle_off():
    """It goes on while the chance is good and stops when it is not."""
    game, state = fight(3, 2)
    state.begun = 1
    policy = bot_policy(game, "greedy")
    assert 0 == policy(state, 0.5)
    game, state = fight(9, 2)
    state.begun = 1
    assert 3 == policy(state, 0.5)


def test_greedy_brings_cubes_to_the_front():
    """Whoever holds what: most cubes behind the front go, all of them, where it is nearest, and there to most cubes."""
    game, draw, moved = empire(2), random.Random(5), 0
    policy, names = bot_policy(game, "greedy"), game.house.map.names()
    for _ in range(60):
        held: list[dict[str, int]] = [{}, {}]
        for name in names:
            held[draw.random() < 0.2][name] = draw.randint(1, 4)
        state = position(game, 0, held, stage=FREEING)
        front, away = to_front(game, state, 0)
        behind = [h for name in held[0] if (h := names.index(name)) not in front and state.cubes[h] > 1]
        if state.phase != FREE_FROM or not behind:
            continue
        start = policy(state, 0.5)
        assert (start in behind, max(state.cubes[h] for h in behind)) == (True, state.cubes[start])
        state = game.child(state, start)
        there = {h: (away.get(h, NODES), -state.cubes[h]) for h in game.legal_actions(state)}
        assert min(there.values()) == there[policy(state, 0.5)]
        state = game.child(state, policy(state, 0.5))
        assert max(game.legal_actions(state)) == policy(state, 0.5)
        moved += len(set(there.values())) > 2
    assert moved > 5


def test_greedy_reads_no_action_beyond_those_there_are():
    """With one neighborhood and one cube there is one action, whatever stands behind it from an earlier decision."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 1}], reserve=1)
    for stale in (0, 2 * NODES + 1):
        actions = [stale] * game.num_distinct_actions
        count = game.rules.legal_actions(game.setup, state, actions)
        chosen = bots.greedy(game.setup, state, actions, count, [0] * bots.WORK)
        assert game.legal_actions(state) == [number(game, "A")] == [chosen]


def test_searching_sees_no_hidden_cards():
    """The searching player decides alike in two worlds that it cannot tell apart."""
    game = empire(2, map="row")
    policy = bot_policy(game, "searching")
    state = position(game, holds=[{"B": 6}, {"A": 2, "C": 1, "D": 1}], hand=[[], ["A", "C"]])
    other = position(game, holds=[{"B": 6}, {"A": 2, "C": 1, "D": 1}], hand=[[], ["B", "D"]])
    assert game.observation(state, 0) == game.observation(other, 0)
    told = [game.words.information_state(game.setup, world, 0) for world in (state, other)]
    assert told[0] == told[1]
    assert told[0] != game.words.information_state(game.setup, state, 1)
    assert policy(state, 0.25) == policy(other, 0.25)


def test_searching_takes_the_win():
    """With the last rival at its mercy the searching player attacks."""
    game = empire(2, map="row")
    policy = bot_policy(game, "searching")
    state = position(game, holds=[{"A": 1, "B": 1, "C": 9}, {"D": 1}])
    assert number(game, "C") == policy(state, 0.5)


def test_searching_does_as_greedy_unless_it_is_sure():
    """A defender rolls all dice; on the last turn, one behind, it attacks against odds that the greedy player fears."""
    game, state = fight(9, 3)
    state = game.child(state, 3)
    assert 2 == bot_policy(game, "searching")(state, 0.5) == bot_policy(game, "greedy")(state, 0.5)
    game = empire(2, map="row", turn_limit=1)
    state = position(game, seat=1, holds=[{"A": 1, "B": 4}, {"C": 3, "D": 1}])
    assert STOP == bot_policy(game, "greedy")(state, 0.5)
    assert number(game, "C") == bot_policy(game, "searching")(state, 0.5)


def test_unknown_bots_are_refused():
    """A bot that does not exist is named, and those that do."""
    with pytest.raises(ValueError, match="bot='clever': Empire has random, rash, beginner, hasty, greedy, searching"):
        bots.make("clever", empire())


def test_an_opened_match_begins_with_a_turn():
    """Everything is dealt and placed, the seats are those asked for, and the match can be saved and loaded."""
    game = empire(4)
    match = opened(game, ["greedy", "human", "random", "greedy"], seed=3)
    assert ("greedy", "human", "random", "greedy") == match.seats
    assert BEGIN <= match.state.stage
    assert [30] * 4 == [cubes_of(game.setup, match.state, s) for s in range(4)]
    assert match.state == Match.from_share(match.share()).state
    assert {1} == {opened(game, match.seats, seed).player for seed in range(8)}, "the person begins"


def worth_by_words(game, state, target):
    """What a rival's neighborhood is worth to who moves, counted on the map as `bots` has it in words."""
    setup, seat, owner = game.setup, state.seat, state.owner[target]
    members = [h for h in range(setup.size) if setup.borough[h] == setup.borough[target]]
    own, bonus = sum(state.owner[h] == seat for h in members), setup.bonus[setup.borough[target]]
    points = 10 + 6 * bonus * (own + 1) // len(members) + 10 * bonus * (own + 1 == len(members))
    points += 8 * bonus * ({owner} == {state.owner[h] for h in members})
    if owner != NEUTRAL and state.owner.count(owner) == 1:
        points += 20 + 10 * state.hand[owner].bit_count()
    wanted = () if state.mission[seat] < 0 else missions_of(setup)[state.mission[seat]].boroughs
    return points + 10 * (not state.taken) + 20 * (city_of(setup).neighborhoods[target].borough in wanted)


def test_the_greedy_player_attacks_what_is_worth_most():
    """The best chance times worth of all that can be attacked, on random positions, against a slow count."""
    compared, kinds = 0, set()
    for seed in range(30):
        rng = random.Random(seed)
        game = empire(rng.choice([2, 3, 4]), objective=rng.choice(["everything", "missions"]))
        greedy, state = bot_policy(game, "greedy"), game.initial_state()
        for _ in range(500):
            if game.is_terminal(state):
                break
            legal = game.legal_actions(state)
            if state.phase == TARGET and len(legal) > 1:
                few = state.copy()  # fewer neighborhoods, more cards: somebody is soon wiped out
                alone = rng.choice([s for s in range(game.num_players) if s != state.seat])
                theirs = [h for h in range(game.setup.size) if state.owner[h] == alone and h not in legal[1:]]
                for h in theirs[1:]:
                    few.owner[h] = state.seat
                few.hand[alone], few.hand[state.seat] = rng.choice([(0, 0b111), (0b11000, 0)])
                few.count[: game.num_players] = [few.owner.count(s) for s in range(game.num_players)]
                for at in (state, few):
                    options = [h for h in legal if at.owner[h] != at.seat]
                    odds = {h: bots.odds(game.setup, at.cubes[at.origin], at.cubes[h]) for h in options}
                    gains = {h: odds[h] * worth_by_words(game, at, h) for h in options}
                    work = [0] * bots.WORK
                    chosen = bots.choose(bots.GREEDY, game.setup, at, options, len(options), 0.5, work)
                    assert gains[chosen] == max(gains.values()), (seed, gains)
                    compared, kinds = compared + 1, kinds | {len(set(gains.values())) > 1}
            u = rng.random()
            wild = rng.choice(legal) if legal and rng.random() < 0.3 else None
            step = game.sample(state, u) if game.is_chance_node(state) else wild or greedy(state, u)
            state = game.successor(state, step)
    assert compared > 200
    assert True in kinds


@pytest.mark.parametrize("players", [2, 3, 6])
def test_dealt_worlds_are_games(players):
    """Every card is in one place, hands are as large and missions apart, none of them fulfilled; what is seen stays."""
    game, rng = empire(players, objective="missions"), random.Random(players)
    every, landed = game.initial_state().pile, set()
    for met in walk(game, players, 600).states[200::40]:
        for seat in range(players):
            state, rich = met.copy(), (seat + 1) % players  # who has what many a mission wants
            for h in rng.sample(range(42), 21):
                state.owner[h], state.cubes[h] = rich, 3
            state.count[:players] = [state.owner.count(s) for s in range(players)]
            for _ in range(4):
                world = game.words.resample(game.setup, state, seat, rng)
                places = [*world.hand[:players], world.pile, world.aside]
                assert (sum(places), sum(place.bit_count() for place in places)) == (every, every.bit_count())
                assert [h.bit_count() for h in state.hand] == [h.bit_count() for h in world.hand]
                assert (state.hand[seat], state.mission[seat]) == (world.hand[seat], world.mission[seat])
                dealt = [m for m in world.mission[:players] if m >= 0]
                assert len(set(dealt)) == len(dealt)
                done = [s for s in range(players) if s != seat and fulfilled(game.setup, world, s)]
                assert [] == done or players > 3  # where there are too few missions for all
                landed.add(tuple(world.mission))
    assert len(landed) > 5
