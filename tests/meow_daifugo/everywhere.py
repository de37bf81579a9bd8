"""What Meow Meow Daifugō calls exact, against every line of play by the rules."""

import itertools
import random
from collections import Counter
from fractions import Fraction
from typing import Any

from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import CARDS, WILD, cards_of
from catlib.games.meow_daifugo.goals import turn_distribution
from catlib.games.meow_daifugo.odds import deals
from catlib.games.meow_daifugo.odds.beliefs import PASSES, believe
from catlib.games.meow_daifugo.odds.endgame import endgame_of
from catlib.games.meow_daifugo.odds.solo import clearance_of
from catlib.games.meow_daifugo.plays import EQUAL, SEQUENCE, list_plays, play_table
from catlib.games.meow_daifugo.voice import plays_of

from ..everywhere import game_of, step, told
from .positions import can_beat

PLAYS = ("doppelganger_sequences",)
TWO = ("must_take", "taking", "hand_limit", "points", *PLAYS)
SOLO = ("solo_turns", "field_cards", *PLAYS)
TEN = {
    "title": "Ten kittens",
    "cards": 10,
    "white": [1, 2, 3],
    "black_one": [2, 3],
    "black_two": [2],
    "doppelganger": [1, 2],
    "wild": ["white", "black"],
}


def check_endgame(rng: random.Random) -> int:
    """Every option of an endgame wins what it wins if both play as well as can be."""
    game = game_of("meow_daifugo", rng, TWO, base={"ends": "one round"})
    if game.house.hand_limit == 32:
        among = ("must_take", "taking", *PLAYS)
        game = game_of("meow_daifugo", rng, among, base={"ends": "one round", "hand_limit": 2})
    cards = rng.sample(range(CARDS), 8)
    state = game.initial_state()
    sizes = rng.randint(1, 4), rng.randint(1, 3)
    state.hand[0], state.hand[1] = (sum(1 << card for card in cards[4 * s : 4 * s + sizes[s]]) for s in range(2))
    state.size[0], state.size[1] = sizes
    state.dealt, state.duel, state.exchange = 2 * game.setup.hand_cards, 2, r.SKIPPED
    state.phase, state.player, state.deck, state.pile = r.PLAY, 0, 0, 0
    left = [card for card in range(CARDS) if card not in cards]
    state.field[:] = [0] * len(state.field)
    for slot in range(rng.randint(0, min(2, game.setup.field_cards))):
        state.field[slot] = left.pop(rng.randrange(len(left))) + 1
    if rng.random() < 0.7:
        leads = [action for action in game.legal_actions(state) if action < r.PLAYS]
        after = game.successor(state, rng.choice(leads))
        state = state if game.is_terminal(after) else after
    known: dict[Any, int] = {}

    def value(at: Any) -> int:
        """What the first seat gets."""
        if game.is_terminal(at):
            return game.returns(at)[0]
        key = at.key()
        if key not in known:
            values = [value(game.successor(at, action)) for action in game.legal_actions(at)]
            known[key] = max(values) if at.player == 0 else min(values)
        return known[key]

    sign = 1 if state.player == 0 else -1
    expected = {action: sign * value(game.successor(state, action)) for action in game.legal_actions(state)}
    found = {option.action: option.value for option in endgame_of(game, state).options}
    assert expected == found, told(game, {"ends": "one round"}, state, expected, found)
    return len(found)


def check_clearance(rng: random.Random) -> int:
    """No solo game of a known deck is shorter than it says, and one is as short."""
    base = {"deck": TEN, "shuffle": "beforehand", "hand_cards": (rng.choice([3, 4]),) * 4}
    game = game_of("meow_daifugo", rng, SOLO, players=(1,), base=base)
    state = game.initial_state()
    while state.phase != r.PLAY:
        state = step(game, state, rng)
    most = 5
    fewest = fewest_turns(game, state, most)
    try:
        found = clearance_of(game, state, most).turns
    except ValueError:
        found = None
    assert fewest == found, told(game, base, state, fewest, found)
    return 1


def fewest_turns(game: Any, state: Any, most: int) -> int | None:
    """The turn of the shortest line of play that clears the hand, all of them tried."""
    level, seen = [state], {state.key()}
    best: int | None = None
    while level:
        after = []
        for at in level:
            for action in game.legal_actions(at) or [outcome for outcome, _ in game.chance_weights(at)]:
                child = game.successor(at, action)
                if game.is_terminal(child):
                    if child.cleared and child.turn <= most:
                        best = min(best or most, child.turn)
                elif child.turn <= most and child.key() not in seen:
                    seen.add(child.key())
                    after.append(child)
        level = after
    return best


def check_deals(rng: random.Random) -> int:
    """What a hand holds and costs is what all hands of the deck hold and cost by the rules."""
    losses = {"penalty_bands": sorted(rng.choices(range(12), k=2)), "point_losses": rng.choices(range(4), k=3)}
    base = {"hand_cards": (2,) * 4, **losses, **rng.choice([{}, {"deck": TEN}, {"deck": TEN}])}
    game = game_of("meow_daifugo", rng, TWO, players=(2, 3, 4), base=base)
    cards = [*cards_of(game.setup.deck)]
    size = rng.randint(2, len(cards) if len(cards) == 10 else 3)
    hands = [sum(1 << card for card in held) for held in itertools.combinations(cards, size)]
    kinds: Counter[Any] = Counter()
    for hand in hands:
        buffer = [0] * r.NUM_ACTIONS
        kinds.update({play_table()[play].kind for play in buffer[: list_plays(game.setup, hand, -1, buffer, 0)]})
    circles = Counter(sum(game.setup.circles[card] for card in cards_of(hand)) for hand in hands)
    points = Counter(r.points_for(game.setup, sum(game.setup.circles[c] for c in cards_of(hand))) for hand in hands)
    pairs = sum(
        hand >> WILD == 3 for hand in itertools.starmap(lambda a, b: 1 << a | 1 << b, itertools.combinations(cards, 2))
    )
    expected = [1 - Fraction(kinds[EQUAL], len(hands)), Fraction(kinds[SEQUENCE], len(hands))]
    expected += [Fraction(sum(hand >> WILD == 3 for hand in hands), len(hands))]
    expected += [game.players * Fraction(pairs, len(cards) * (len(cards) - 1) // 2)]
    found = [deals.no_equal_numbers(size, game), deals.sequence_chance(size, game), deals.both_wilds(size, game)]
    found += [deals.somebody_exchanges(game.players, game)]
    assert expected == found, told(game, base, game.initial_state(), size, expected, found)
    for counted, told_ in ((circles, deals.penalty_distribution), (points, deals.points_distribution)):
        assert {n: Fraction(k, len(hands)) for n, k in counted.items()} == dict(told_(size, game).items())
    if size == 3:
        assert {n: Fraction(k, len(hands)) for n, k in points.items()} == dict(turn_distribution(game).items())
    return len(hands)


def lowest(setup: Any, held: int, number: int) -> list[int]:
    """What beats a single of a number by the rules: the lowest, each of equal ones; a "?" if all else fails."""
    single = plays_of(1 << number - 1)[0]
    able = [card for card in cards_of(held) if can_beat(setup, 1 << card, single)]
    ranks = [8 if card >= WILD else card % 8 for card in able]
    return [card for card, rank in zip(able, ranks, strict=True) if rank == min(ranks)]


def check_beliefs(rng: random.Random) -> int:
    """What is believed of a hand is every hand weighed by how often it would have answered so, by the rules."""
    game = game_of("meow_daifugo", rng, TWO)
    pool, size = rng.sample(range(CARDS), 10), rng.randint(1, 4)
    unseen, back = sum(1 << card for card in pool), rng.choice([Fraction(0), Fraction(1, 3), Fraction(1, 2)])
    truth = sum(1 << card for card in rng.sample(pool, size))
    belief, worlds = (believe(unseen, size),
        {sum(1 << card for card in held): Fraction(1) for held in itertools.combinations(pool, size)})
    for number in rng.choices(range(1, 9), k=3):
        if truth == 0:
            break
        able = lowest(game.setup, truth, number)
        came = rng.choice(able) if able and rng.random() >= back else PASSES
        belief = belief.passed(number, back) if came == PASSES else belief.played(number, came, back)
        after: dict[int, Fraction] = {}
        for held, weight in worlds.items():
            might = lowest(game.setup, held, number)
            share = (back if might else 1) if came == PASSES else (1 - back) / len(might) if came in might else 0
            if share:
                left = held if came == PASSES else held & ~(1 << came)
                after[left] = after.get(left, Fraction(0)) + weight * share
        worlds, truth = after, truth if came == PASSES else truth & ~(1 << came)
        total = sum(worlds.values())
        for card in pool:
            expected = sum((w for held, w in worlds.items() if held >> card & 1), Fraction(0)) / total
            assert expected == belief.chance(card), told(game, {}, game.initial_state(), pool, number, came, card)
        for top in range(1, 9):
            expected = sum((w for held, w in worlds.items() if lowest(game.setup, held, top)), Fraction(0)) / total
            assert expected == belief.beats(top), told(game, {}, game.initial_state(), pool, number, came, top)
    return len(worlds)


CHECKS = {
    "deals": (check_deals, 20),
    "beliefs": (check_beliefs, 12),
    "endgame": (check_endgame, 60),
    "clearance": (check_clearance, 12),
}
