"""What each bot does with a taxi, and that nobody speeds, buys or turns back without a reason."""

from collections import Counter
from itertools import permutations

import pytest

from catlib.chance import generator
from catlib.engine import play
from catlib.games.taxi_derby import bots
from catlib.games.taxi_derby.cards import UPGRADE_NAMES
from catlib.games.taxi_derby.odds import best_turn, first_turn
from catlib.games.taxi_derby.phases import BUY, CHASE, DRIVE, DROP_OFF, END, NODE, PATROL
from catlib.games.taxi_derby.prizes import total
from catlib.games.taxi_derby.tickets import take_ticket
from catlib.games.taxi_derby.upgrades import limit
from catlib.play import bot_policy
from catlib.solving import mcts

from .positions import FEW, TINY, apart, city, distance, position


def turns(players, bot, games):
    """How the turns of some games went: actions, speeding, upgrades bought."""
    game, found = city(players), Counter()
    policy = bot_policy(game, bot)
    for seed in range(games):
        draw, state = generator(seed).random, game.initial_state()
        while not game.is_terminal(state):
            u = draw()
            action = game.sample(state, u) if game.is_chance_node(state) else policy(state, u)
            new = game.successor(state, action)
            if state.phase == DRIVE:
                found["bought"] += BUY <= action < END
                if new.phase != DRIVE or new.seat != state.seat:
                    found["turns"] += 1
                    found["two actions"] += bool(state.acted and action != END)
                    found["speeding"] += state.moved > limit(game.setup, state, state.seat)
            state = new
    return found


def test_the_law_abiding_never_speed():
    """In whole games no turn of theirs has more spaces than the limit."""
    found = turns(2, "law-abiding", 2)
    assert (0, True) == (found["speeding"], found["turns"] > 40)


@pytest.mark.parametrize("players", [2, 4])
def test_two_actions_speeding_and_upgrades_are_real_choices(players):
    """Who weighs the odds has two actions in about a third of all turns, speeds in a third, and buys upgrades."""
    games = 40
    found = turns(players, "expected money", games)
    assert 0.25 < found["two actions"] / found["turns"] < 0.45
    assert 0.25 < found["speeding"] / found["turns"] < 0.45
    assert 2.5 < found["bought"] / (games * players) < 5


@pytest.mark.parametrize("fields", [("quarter", "place", "variant"), ("money",)])
@pytest.mark.parametrize("bot", ["law-abiding", "expected money"])
def test_what_drivers_remember_changes_nothing(bot, fields):
    """Who has just seen the same taxis in other streets, or with other money, decides as one who has seen nothing."""
    game = city(3, streets="shuffled and turned")
    experienced, other = bot_policy(game, bot), game.initial_state()
    for seed in range(2):
        draw, state = generator(seed).random, game.initial_state()
        for _ in range(250):
            u, chance = draw(), game.is_chance_node(state)
            action = game.sample(state, u) if chance else experienced(state, u)
            if state.phase == DRIVE:
                elsewhere = state.copy()
                for field in fields:
                    getattr(elsewhere, field)[:] = getattr(other, field)
                assert bot_policy(game, bot)(elsewhere, u) == experienced(elsewhere, u)
                assert bot_policy(game, bot)(state, u) == action
            state = game.successor(state, action)
        other = state


@pytest.mark.parametrize("gone", [range(8), range(8, 16)])
def test_drivers_see_which_tickets_are_gone(gone):
    """Who has just weighed a whole deck decides with half of its kinds gone as one who has seen nothing."""
    game = city(3)
    experienced = bot_policy(game, "expected money")
    draw, state = generator(1).random, game.initial_state()
    for _ in range(400):
        u, chance = draw(), game.is_chance_node(state)
        action = game.sample(state, u) if chance else experienced(state, u)
        if state.phase == DRIVE:
            later = state.copy()
            for kind in gone:
                later.deck[kind] = 0
            assert bot_policy(game, "expected money")(later, u) == experienced(later, u)
        state = game.successor(state, action)


@pytest.mark.parametrize("bot", ["law-abiding", "expected money"])
def test_a_fare_next_door_is_delivered(bot):
    """A space from the drop-off both drivers go there, announce it, and are paid."""
    game = city()
    park = game.setup.landmark_node[0]
    state, policy = position(game, at=apart(game, park, 1), aboard=[0]), bot_policy(game, bot)
    while not state.money[0]:
        before, state = state, game.child(state, policy(state, 0.5))
    assert (park, 2, 1) == (before.node[0], state.money[0], before.moved)


@pytest.mark.parametrize("bot", ["law-abiding", "expected money"])
def test_who_cannot_get_off_yet_waits_for_no_other(bot):
    """Where taxis do not share spaces, a blocked drop-off is not a goal: the other passenger aboard is served first."""
    game = city(shared_spaces=False)
    near, far = (game.setup.landmark_node[game.setup.tile_to[i]] for i in (0, 1))
    state = position(game, at=apart(game, near, 1), aboard=[0, 1], up=dict.fromkeys(range(10)))
    state.node[1] = near
    policy, before = bot_policy(game, bot), distance(game, state.node[0], far)
    while state.seat == 0 and state.phase == DRIVE:
        state = game.child(state, policy(state, 0.5))
    assert before > distance(game, state.node[0], far)


def test_a_sure_ticket_is_not_worth_a_fare():
    """Five spaces from the drop-off the odds driver speeds if the patrol car is far, and not if it stands there."""
    game = city()
    park = game.setup.landmark_node[0]
    policy, start = bot_policy(game, "expected money"), apart(game, park, 5)
    far = max(range(112), key=lambda node: distance(game, node, park))
    empty = {"aboard": [0], "up": dict.fromkeys(range(10))}
    for patrol, speeds in ((far, True), (park, False)):
        state = position(game, at=start, patrol=patrol, **empty)
        while state.seat == 0 and state.phase == DRIVE:
            before, state = state, game.child(state, policy(state, 0.5))
        assert speeds == (before.moved > 4)
        assert speeds == (best_turn(game, position(game, at=start, patrol=patrol, **empty)).over > 0)


def last_round():
    """The last round on a tiny city: seat 0 has a passenger for the landmark next door, and wins only if it pays."""
    game = city(2, **TINY)
    park = game.setup.landmark_node[0]
    state = position(game, at=apart(game, park, 1), tokens={"stereo": 1}, aboard=[0], patrol=apart(game, park, 4))
    state.money[1] = total(game.setup, state, 0) - total(game.setup, state, 1) + 6
    return game, state, park


def test_tree_search_takes_what_wins(monkeypatch):
    """It drives to the drop-off and takes the fare that decides the game."""
    monkeypatch.setattr("catlib.engine.kernels.has_wasm", lambda: False)
    game, state, park = last_round()
    search = bot_policy(game, "tree search")
    there = game.child(state, search(state, 0.3))
    assert park == there.node[0]
    assert DROP_OFF == search(there, 0.3)


def test_the_chance_to_win_of_each_choice(monkeypatch):
    """The search that a table asks gives driving to the drop-off far more than ending the turn."""
    monkeypatch.setattr("catlib.engine.kernels.has_wasm", lambda: False)
    game, state, park = last_round()
    found = mcts(game, state, simulations=300, seed=2, **game.type.bots.SEARCH)
    value = {option.action: option.value.value for option in found.options}
    there = next(a for a in game.legal_actions(state) if game.child(state, a).node[0] == park)
    assert value[there] > 0.9
    assert value[END] < 0.4


@pytest.mark.parametrize("u", [0.1, 0.7])
def test_tree_search_mostly_does_what_the_odds_say(u, monkeypatch):
    """Without a choice that has clearly won more it follows the driver who weighs the odds."""
    monkeypatch.setattr(bots, "SIMULATIONS", 8)
    monkeypatch.setattr("catlib.engine.kernels.has_wasm", lambda: False)
    game, state = first_turn(seed=1)
    assert bot_policy(game, "expected money")(state, u) == bot_policy(game, "tree search")(state, u)


def test_tree_search_that_tried_nothing_twice_does_what_the_odds_say(monkeypatch):
    """A search of one game has compared nothing."""
    monkeypatch.setattr(bots, "SIMULATIONS", 1)
    monkeypatch.setattr("catlib.engine.kernels.has_wasm", lambda: False)
    game, state = first_turn(seed=1)
    assert bot_policy(game, "expected money")(state, 0.3) == bot_policy(game, "tree search")(state, 0.3)


@pytest.mark.parametrize(("held", "other"), [*permutations(range(4), 2)])
def test_an_upgrade_of_a_new_kind_is_bought_before_a_second_of_one(held, other):
    """Of two kinds that a store sells."""
    game = city()
    state = position(game, at=game.setup.store_node[0], money=9, tokens={UPGRADE_NAMES[held]: 1}, moved=1, fresh=1)
    state.shelf[0] = 1 << 2 * held | 1 << 2 * other
    legal = game.legal_actions(state)
    assert {BUY + held, BUY + other} <= set(legal)
    work = [0] * bots.WORK
    bots.recall(game.setup, state, 0, work)
    assert BUY + other == bots.best_action(game.setup, state, 0, legal, len(legal), work)


@pytest.mark.parametrize("held", range(4))
def test_drivers_expect_to_pay_what_tickets_take(held):
    """Card by card, whatever their upgrades make of a fine."""
    game = city(**TINY | {"passengers": FEW | {"abilities": {"stereo": "fines -1"}}}, abilities=True)
    state = position(game, money=20, tokens={"stereo": held}, ticketed=0)
    for kind in (kind for kind in range(game.setup.kinds) if game.setup.ticket_fine[kind] > 0):
        state.deck = [int(other == kind) for other in range(len(state.deck))]
        after, work = state.copy(), [0] * bots.WORK
        bots.weigh_cards(game.setup, state, 0, work)
        take_ticket(game.setup, after, kind)
        assert bots.CENT * (20 - after.money[0]) == work[bots.COSTS]


def test_nobody_means_to_buy_twice_in_one_store_a_turn():
    """Wherever something was bought in the turn, that store is worth nothing and the others are what they were."""
    game = city()
    setup, state = game.setup, position(game, money=20)
    worth = [bots.store_worth(setup, state, 0, store) for store in range(setup.stores)]
    for state.bought in range(1, setup.stores + 1):
        found = [bots.store_worth(setup, state, 0, store) for store in range(setup.stores)]
        assert [each * (store + 1 != state.bought) for store, each in enumerate(worth)] == found
    assert min(worth) > 0


@pytest.mark.parametrize("phase", [PATROL, CHASE])
def test_the_patrol_car_is_left_nearest_to_the_rivals(phase):
    """The first of the spaces where it may go from which the sum of the ways to them is least, near by or anywhere."""
    game = city(4)
    draw, state = generator(3).random, game.initial_state()
    while state.phase != DRIVE:
        chance = game.is_chance_node(state)
        state = game.successor(state, game.sample(state, draw()) if chance else game.legal_actions(state)[0])
    for _ in range(300 if phase == CHASE else 40):
        state.phase = phase
        state.node[:4], state.patrol = [int(draw() * 112) for _ in range(4)], int(draw() * 112)
        state.chase = int(draw() * distance(game, state.patrol, state.node[state.seat]))  # not as far as the taxi
        legal = game.legal_actions(state)
        cost = {a: sum(distance(game, a - NODE, state.node[s]) for s in range(4) if s != state.player) for a in legal}
        assert min(legal, key=cost.__getitem__) == bots.near_rivals(game.setup, state, legal, len(legal))


def test_an_unknown_bot():
    """The bots there are come with the refusal."""
    game = city()
    with pytest.raises(ValueError, match="Taxi Derby has random, nearest, beginner, law-abiding, "):
        game.type.bots.make("racer", game)


def test_expected_money_beats_the_law_abiding():
    """Over 60 games, seats changed, whoever weighs the odds wins more often than who never speeds."""
    game = city(2)
    won = 0
    for names, seat in ((["expected money", "law-abiding"], 0), (["law-abiding", "expected money"], 1)):
        played = play(game, names, range(30), compile=False)
        won += sum(paid[seat] - paid[1 - seat] for paid in played.returns)
    assert won > 0


def test_who_has_just_acted_has_to_leave_to_act_again():
    """A goal on the taxi's own space is two spaces away once something was done there, and none before."""
    game = city()
    place = game.setup.place_node[0]
    for fresh, away in ((0, 2), (1, 0)):
        state = position(game, at=place, up={0: 0}, moved=1, fresh=fresh)
        work = [0] * bots.WORK
        bots.recall(game.setup, state, 0, work)
        assert 16 * 3000 - away == bots.by_turns(game.setup, state, 0, 0, 3000, 4, False, work)
