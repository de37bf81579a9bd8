"""Games solved turn by turn: a twin that knows only the dice, the plain solver, both engines, and what is refused."""

import functools
import itertools
import math
from collections import Counter

import pytest

from catlib import load
from catlib.game import BadGame
from catlib.solving import TooLarge, solve

ACES, SIXES, THREE, FULL, SMALL, YAHTZEE, CHANCE = 0, 5, 6, 8, 9, 11, 12


def card(*open_boxes, upper=0, bonus=0, **house):
    """Yahtzee with some boxes left to fill."""
    game = load("yahtzee", **house)
    state = game.initial_state()
    state.filled[:] = [int(box not in open_boxes) for box in range(13)]
    state.upper, state.bonus = upper, bonus
    return game, state


# A twin of Yahtzee's end: whole hands, and what one would write on paper


HANDS = list(itertools.combinations_with_replacement(range(1, 7), 5))


@functools.cache
def rolls(dice):
    """What that many dice show, each with its chance."""
    ways = Counter(tuple(sorted(roll)) for roll in itertools.product(range(1, 7), repeat=dice))
    return [(roll, n / 6**dice) for roll, n in ways.items()]


@functools.cache
def kept(hand):
    """All that may be left on the table."""
    return {part for n in range(6) for part in itertools.combinations(hand, n)}


def straight(hand, length):
    """Whether that many numbers follow each other."""
    return any(set(range(low, low + length)) <= set(hand) for low in range(1, 8 - length))


def on_card(box, hand, joker):
    """The points of a hand in a box."""
    same = sorted(Counter(hand).values())
    if box < 6:
        return hand.count(box + 1) * (box + 1)
    wanted = {THREE: same[-1] >= 3, 7: same[-1] >= 4, FULL: same == [2, 3], SMALL: straight(hand, 4)}
    met = (wanted | {10: straight(hand, 5), YAHTZEE: same == [5], CHANCE: True})[box]
    fixed = {FULL: 25, SMALL: 30, 10: 40, YAHTZEE: 50}
    return fixed.get(box, sum(hand)) if met or (joker and box in (FULL, SMALL, 10)) else 0


def boxes_for(left, hand, forced):
    """The boxes that a hand may be written in, and whether it is a joker."""
    own = hand[0] - 1
    further = len(set(hand)) == 1 and YAHTZEE not in left
    if not forced or not further:
        return left, further and own not in left
    return ({own} if own in left else {box for box in left if box > 5} or left), own not in left


@functools.cache
def best(left, upper, bonus, forced):
    """The mean of what is still to come."""
    if not left:
        return 0.0
    worth = {hand: max(written(left, upper, bonus, forced, hand)) for hand in HANDS}
    for _ in range(2):
        parts = {part for hand in HANDS for part in kept(hand)}
        mean = {part: mean_after(worth, part) for part in parts}
        worth = {hand: max(mean[part] for part in kept(hand)) for hand in HANDS}
    return mean_after(worth, ())


def mean_after(worth, part):
    """What a hand is worth of which some dice are kept."""
    return math.fsum(p * worth[tuple(sorted(part + roll))] for roll, p in rolls(5 - len(part)))


def written(left, upper, bonus, forced, hand):
    """What each box brings, with the bonuses, and what is to come after it."""
    boxes, joker = boxes_for(left, hand, forced)
    for box in boxes:
        points = on_card(box, hand, joker)
        more = 100 if bonus and len(set(hand)) == 1 else 0
        after = min(63, upper + points) if box < 6 else upper
        more += 35 if after == 63 > upper else 0
        yield points + more + best(left - {box}, after, bonus or (box == YAHTZEE and points > 0), forced)


@pytest.mark.wasm
@pytest.mark.parametrize(("boxes", "upper", "bonus", "forced"), [
    ((CHANCE,), 0, 0, False),
    ((THREE, SMALL), 0, 1, False),
    ((SIXES, FULL), 40, 1, False),
    ((SIXES, FULL), 40, 1, True),
    ((ACES, YAHTZEE), 60, 0, True)])
def test_the_end_of_yahtzee_is_worth_what_its_twin_says(boxes, upper, bonus, forced):
    """With one box or two left, jokers and both bonuses included."""
    game, state = card(*boxes, upper=upper, bonus=bonus, forced=forced)
    found = solve(game, state=state)
    assert found.low - 1e-9 <= best(frozenset(boxes), upper, bool(bonus), forced) <= found.high + 1e-9
    assert found.high - found.low < 1e-9


@pytest.mark.wasm
def test_both_engines_solve_turns_alike():
    """Every number is the same in plain Python and in WebAssembly."""
    game, state = card(CHANCE)
    assert solve(game, state=state, compile=False) == solve(game, state=state, compile=True)


@pytest.mark.wasm
def test_positions_within_a_turn_are_worth_what_follows():
    """Points on the card count; a dice roll is worth the mean of what it brings; stopping beats taking up a six."""
    game, state = card(CHANCE)
    solved = solve(game, state=state)
    assert solved.mark.startswith("bound ± ")  # dice fall within the turn
    state.points = 200
    assert 200 + 70 / 3 == pytest.approx(solved.at(state).value)
    for face in (5, 5, 5, 5, 5):
        state = game.child(state, face)
    assert (7, 230.0) == (solved.at(state).best, solved.at(state).value)
    after = game.child(state, 7)
    assert [("Chance", 230.0)] == [(option.label, option.low) for option in solved.at(after).options]
    with pytest.raises(KeyError, match="Solo Yahtzee does not come to"):
        solved.at(card(CHANCE, SIXES)[1])


PIGS = '''
"""Pigs: Pig with its turns told apart from its scores; a turn ends with an action of its own."""
from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule
ACTIONS, OUTCOMES, PAYOFFS = ("hold", "roll", "pass on"), tuple("123456"), (0, 1)
State = record(
    "State", {"rolling": "i1", "passing": "i1", "over": "i1", "seat": "i1", "pot": "i2", "score": ("i2", 2)}, __name__
)
@rule
def current_player(setup, state):
    return TERMINAL if state.over else CHANCE if state.rolling else state.seat
@rule
def legal_actions(setup, state, actions):
    actions[0], actions[1] = 2 if state.passing else 0, 1
    return 1 if state.passing else 2
@rule
def apply_action(setup, state, action):
    if state.rolling:
        state.pot = min(state.pot + action + 1, 10) if action else 0
        state.rolling, state.passing = 0, 0 if action else 1
    elif action == 0:
        state.passing = 1
    elif action == 1:
        state.rolling = 1
    else:
        state.score[state.seat] += state.pot
        state.over = 1 if state.score[state.seat] >= 10 else 0
        state.pot, state.passing, state.seat = 0, 0, 1 - state.seat
@rule
def returns(setup, state, out):
    out[state.seat], out[1 - state.seat] = 0, 1
add(__name__)
'''


def pigs(tmp_path, **more):
    """Pigs, which may say more of itself."""
    lines = "".join(f"{name} = {value!r}\n" for name, value in more.items())
    name = f"pigs_{len(more)}.py"
    (tmp_path / name).write_text(PIGS.replace("State =", f"{lines}State ="), encoding="utf-8")
    return load(tmp_path / name)


@pytest.mark.wasm
@pytest.mark.parametrize(("fields", "fewer"), [
    (("pot", "rolling", "passing", "over", "seat"), True), (("pot", "rolling"), False), (("score", "over"), False)])
def test_turns_that_lead_round_are_solved_as_without(tmp_path, fields, fewer):
    """Whatever a game says of its turns, it is worth the same; Pig goes from turn to turn and back."""
    plain, found = solve(pigs(tmp_path)), solve(pigs(tmp_path, WITHIN_TURN=fields))
    assert plain.value == pytest.approx(found.value, abs=1e-9)
    assert found.low <= plain.high
    assert plain.low <= found.high
    assert found.high - found.low < 1e-9
    assert (5 * found.states < plain.states) == fewer
    assert found.loops > 0


COINS = '''
"""Coins: take what lies there or wait for more, three times; each coin is a point."""
from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule
ACTIONS, OUTCOMES, PLAYERS, PAYOFFS = ("wait", "take"), tuple("0123"), 1, (0, 99)
WITHIN_TURN, SCORED_BY = ("coins", "tossed"), "points"
State = record("State", {"coins": "i1", "tossed": "i1", "turn": "i1", "points": "i2"}, __name__)
@rule
def current_player(setup, state):
    return TERMINAL if over(state) else 0 if state.tossed else CHANCE
@rule
def over(state):
    return state.turn == 3
@rule
def apply_action(setup, state, action):
    if not state.tossed:
        state.coins, state.tossed = action, 1
    else:
        if action:
            state.points += state.coins
            state.turn += 1
        state.tossed, state.coins = 0, 0
@rule
def returns(setup, state, out):
    out[0] = state.points
add(__name__)
'''


def coins(tmp_path, **changed):
    """A game with points, some of its lines written otherwise."""
    text = COINS
    for old, new in changed.values():
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "coins.py").write_text(text, encoding="utf-8")
    return load(tmp_path / "coins.py")


def test_points_in_a_loop_are_refused(tmp_path):
    """Who waits for three coins can wait for ever."""
    with pytest.raises(ValueError, match=r"Coins: .*can go round for ever; SCORED_BY is for games that cannot"):
        solve(coins(tmp_path))


def test_points_without_a_loop_are_added_up(tmp_path):
    """Where waiting takes a turn as well, each of three turns brings its mean, 3/2."""
    found = solve(coins(tmp_path, wait=("            state.turn += 1", "        state.turn += 1")))
    assert found.low <= 4.5 <= found.high
    assert found.high - found.low < 1e-12
    assert found.mark.startswith("bound ± ")


@pytest.mark.parametrize(("old", "new", "line"), [
    ("state.turn == 3", "state.points >= 9", 12),
    ("state.points += state.coins", "state.points = 2 * state.points", 19),
    ("state.points += state.coins", "state.points += state.points", 19),
    ("state.points += state.coins", "state.points *= 2", 19),
    ("out[0] = state.points", "out[0] = state.points // 2", 24)])
def test_rules_that_look_at_the_points_are_named(tmp_path, old, new, line):
    """SCORED_BY is a promise that is checked when the game loads, with file and line."""
    with pytest.raises(BadGame, match=rf"coins.py:{line}, in \w+: SCORED_BY is points, so "):
        coins(tmp_path, line=(old, new))


def test_legal_actions_do_not_hang_on_the_points(tmp_path):
    """What may be done is a rule like any other."""
    legal = "@rule\ndef legal_actions(setup, state, actions):\n    actions[0], actions[1] = 0, 1\n"
    with pytest.raises(BadGame, match=r"coins.py:28, in legal_actions: SCORED_BY is points, so "):
        coins(tmp_path, more=("add(__name__)", f"{legal}    return 1 if state.points else 2\nadd(__name__)"))


FLIPS = '''
"""Flips: turn a coin over as often as you like, then put it down; three coins, a point each."""
from catlib.game.authoring import TERMINAL, add, record, rule
ACTIONS, PLAYERS, PAYOFFS = ("turn over", "put down"), 1, (0, 3)
WITHIN_TURN, SCORED_BY = ("side",), "points"
State = record("State", {"side": "i1", "turn": "i1", "points": "i2"}, __name__)
@rule
def current_player(setup, state):
    if state.side < 2:
        return 0
    return TERMINAL if state.turn == 3 else 0
@rule
def apply_action(setup, state, action):
    if state.side < 2:
        state.side = 2 if action else 1 - state.side
    else:
        state.points += 1
        state.turn += 1
        state.side = 0
@rule
def returns(setup, state, out):
    out[0] = state.points
add(__name__)
'''


def test_a_turn_that_goes_round_in_itself_is_refused_where_points_count(tmp_path):
    """A coin on the table may be turned over for ever before anything else is asked."""
    (tmp_path / "flips.py").write_text(FLIPS, encoding="utf-8")
    with pytest.raises(ValueError, match="Flips: a turn can go round for ever; SCORED_BY is for games that cannot"):
        solve(load(tmp_path / "flips.py"))


def test_fields_of_a_turn_are_fields_of_the_state(tmp_path):
    """A misspelt one is named with what was meant."""
    with pytest.raises(BadGame, match=r"WITHIN_TURN names pott, no field of State; did you mean pot\?"):
        pigs(tmp_path, WITHIN_TURN=("pott",))
    with pytest.raises(BadGame, match="SCORED_BY names scored, no field of State"):
        pigs(tmp_path, SCORED_BY="scored")


def test_too_many_turns_are_said_before_any_is_valued():
    """The limit is that of turns."""
    game, state = card(*range(6))
    with pytest.raises(TooLarge, match="has more than 100 positions in which a turn begins"):
        solve(game, state=state, states=100)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("forced", "points"), [(False, "254.5896"), (True, "254.5877")])
def test_yahtzee(forced, points):
    """All thirteen boxes, from 536,448 cards: 254.5896 points by Verhoeff's rules (1999), less if jokers are forced.

    With forced jokers it took 299 s of processor time on one core, of a busy machine.
    """
    found = solve(load("yahtzee", forced=forced))
    assert (points, points) == (f"{found.low:.4f}", f"{found.high:.4f}")
    assert 536_448 == found.states
