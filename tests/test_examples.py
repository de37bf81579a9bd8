"""The gallery: each game of one file meets the contract and gives the number that others have published for it."""

import contextlib
import itertools
import statistics
from fractions import Fraction

import pytest

from catlib import Goal, load
from catlib.game import classics
from catlib.play import check_game
from catlib.solving import cfr, distribution, perft, solve


@pytest.mark.parametrize("name", classics())
def test_an_example_is_a_proper_game(name):
    """It has every property that the five games have."""
    check_game(load(name), games=1)


def test_the_gallery_is_short():
    """At least ten games, half of them of at most a hundred lines, and each names its source but Pig."""
    texts = {name: path.read_text(encoding="utf-8") for name, path in classics().items()}
    lengths = [len(text.splitlines()) for text in texts.values()]
    assert len(texts) >= 10
    assert statistics.median(lengths) <= 100
    silent = [name for name, text in texts.items() if "Source" not in text]
    assert ["pig"] == silent


@pytest.mark.wasm
@pytest.mark.slow
def test_pig():
    """The first player wins with chance 0.5306 when both play best (Neller and Presser 2004)."""
    found = solve(load("pig"))
    assert ("0.5306", "0.5306") == (f"{found.low:.4f}", f"{found.high:.4f}")
    assert found.high - found.low < 1e-8


def test_snakes_and_ladders():
    """The exact number of moves, numerator and denominator (Althoen, King and Schilling 1993)."""
    numerator = 225837582538403273407117496273279920181931269186581786048583
    denominator = 5757472998140039232950575874628786131130999406013041613400
    moves = Goal("length", "moves of a game", lambda state: False, lambda state: 0, cost=lambda state: 1)
    assert Fraction(numerator, denominator) == solve(load("snakes_and_ladders"), moves).value


def test_craps():
    """The pass line wins with chance 244/495 (Uspensky 1937)."""
    game = load("craps")
    came = distribution(game, game.initial_state(), lambda state: False, observe=lambda state: state.won)
    assert Fraction(244, 495) == came.exactly(1)


def test_tictactoe():
    """A draw; 255,168 games and 5,478 positions (Schaefer 2002)."""
    game = load("tictactoe")
    assert 255_168 == sum(perft(game, depth)["terminal"] for depth in range(10))
    found = solve(game)
    assert (0.0, 0.0, "exact", 5478) == (found.low, found.high, found.mark, found.states)


def test_nim():
    """Who is to move wins unless the heaps add up to 0 without carrying (Bouton 1901)."""
    game = load("nim", first=7, second=6, third=5)
    solved, found = solve(game), {}
    for heaps in itertools.product(range(8), range(7), range(6)):
        for seat in range(2):
            state = game.initial_state()
            state.heap[:], state.seat = heaps, seat
            with contextlib.suppress(KeyError):  # where the other seat would be to move
                found[heaps, seat] = solved.at(state).value
    assert len(found) > 600
    lost = {(heaps, seat): heaps[0] ^ heaps[1] ^ heaps[2] == 0 for heaps, seat in found}
    assert found == {place: -1 if lost[place] != place[1] else 1 for place in found}


@pytest.mark.wasm
@pytest.mark.parametrize(("columns", "rows", "positions"), [
    (4, 4, 161_029), pytest.param(4, 5, 1_706_255, marks=pytest.mark.slow)])
def test_connect_four(columns, rows, positions):
    """A draw on small boards (Tromp), and the number of positions (OEIS A212693 and Tromp's table)."""
    found = solve(load("connect_four", columns=columns, rows=rows))
    assert (0.0, "exact", positions) == (found.value, found.mark, found.states)


def test_cant_stop():
    """With runners in 6, 7 and 8 a roll succeeds with chance 149/162 (Glenn, Fang and Kruskal 2008)."""
    game = load("cant_stop")
    state = game.initial_state()
    state.runner[4], state.runner[5], state.runner[6] = 1, 1, 1
    rolled = distribution(game, game.child(state, 6), until=lambda state: state.rolled == 4,
        observe=lambda state: game.legal_actions(state) != [7])
    assert Fraction(149, 162) == rolled.exactly(True)


LAST_TWO = {  # in how many of 36 rolls they leave; by the points of both, 0 for a checker that is gone
    (4, 0): 34, (5, 0): 31, (6, 0): 27,
    (1, 1): 36, (2, 1): 36, (2, 2): 26, (3, 1): 34, (3, 2): 25, (3, 3): 17, (4, 1): 29, (4, 2): 23, (4, 3): 17,
    (4, 4): 11, (5, 1): 23, (5, 2): 19, (5, 3): 14, (5, 4): 10, (5, 5): 6, (6, 1): 15, (6, 2): 13, (6, 3): 10,
    (6, 4): 8, (6, 5): 6, (6, 6): 4,
}  # fmt: skip


def test_bear_off():
    """In how many of 36 rolls the last checkers leave at once (Sengoku's tables of the last two)."""
    for (first, second), rolls in LAST_TWO.items():
        game = load("bear_off", first=first, second=second)
        goal = Goal("off", "what is paid", lambda state: False, lambda state, game=game: game.returns(state)[0])
        assert rolls == 36 * solve(game, goal).value, (first, second)


BASIC = """
hard  9 HDDDDHHHHH
hard 10 DDDDDDDDHH
hard 11 DDDDDDDDDH
hard 12 HHSSSHHHHH
hard 13 SSSSSHHHHH
hard 14 SSSSSHHHHH
hard 15 SSSSSHHHHH
hard 16 SSSSSHHHHH
hard 17 SSSSSSSSSS
soft 14 HHHDDHHHHH
soft 15 HHHDDHHHHH
soft 16 HHDDDHHHHH
soft 17 HDDDDHHHHH
soft 18 SDDDDSSHHH
soft 19 SSSSSSSSSS
"""  # against a dealer's 2 to 10 and an ace; the table doubles soft 15 against a 4, which endless decks change


@pytest.mark.wasm
def test_blackjack():
    """The published basic strategy for two cards, pairs left out (Wong 1994)."""
    game = load("blackjack")
    solved, found = solve(game), ["\n"]
    for kind, total, _ in map(str.split, BASIC.strip().splitlines()):
        found.append(f"{kind} {int(total):2} ")
        for up in (2, 3, 4, 5, 6, 7, 8, 9, 10, 1):
            state = game.initial_state()
            state.up, state.dealers, state.dealers_total, state.dealers_ace = up, 1, up, int(up == 1)
            state.cards, state.ace = 2, int(kind == "soft")
            state.total = int(total) - 10 * state.ace
            found.append("SHD"[solved.at(state).best])
        found.append("\n")
    assert BASIC == "".join(found)


def test_kuhn_poker():
    """The first player loses 1/18 a game (Kuhn 1950), and with a jack bets at most a third of the time."""
    found = cfr(load("kuhn_poker"), 3000)
    assert found.low <= -1 / 18 <= found.high
    assert found.exploitability < 5e-5
    assert found.strategy(0, card=[1, 0], moves=0)["bet"] < 1 / 3 + 0.01


@pytest.mark.wasm
def test_goofspiel():
    """Neither is ahead (by symmetry); with four cards both bid the highest first."""
    found = cfr(load("goofspiel"), 400)
    assert found.low <= 0 <= found.high
    assert found.exploitability < 1e-3
    assert found.strategy(0, prize=4)["4"] > 0.999


def test_leduc_poker():
    """The first player loses 0.0856 a game, to the last digit."""
    found = cfr(load("leduc_poker"), 5000)
    assert ("-0.0856", "-0.0856") == (f"{found.low:.4f}", f"{found.high:.4f}")


LIARS = [
    *[({"sides": sides, "joker": joker}, 2000, 5e-4, value) for sides, joker, value in (
        (2, 0, 0), (3, 0, "-1/9"), (4, 0, "-1/8"), (3, 1, "1/3"))],
    *[pytest.param({"joker": joker}, 500, 3e-4, value, marks=pytest.mark.slow) for joker, value in (
        (0, "-1/9"), (1, "-7/327"))],
    *[({"dice": dice, "others": 3 - dice, "sides": sides, "joker": joker}, 300, 1e-3, value)
        for dice, sides, joker, value in ((2, 2, 0, "1/4"), (1, 2, 0, 0), (2, 3, 0, "1/9"), (1, 3, 1, "-1/27"))],
    *[({"dice": 2, "others": 2, "sides": 2, "joker": joker}, 1000, 5e-5, value) for joker, value in (
        (0, "1/8"), (2, "7/8"))],
]


@pytest.mark.wasm
@pytest.mark.parametrize(("house", "iterations", "near", "value"), LIARS)
def test_liars_dice(house, iterations, near, value):
    """What it is worth to the first player (Ahle's tables; OpenSpiel says so of two dice each: `tests/interop`)."""
    found = cfr(load("liars_dice", **house), iterations)
    assert found.low <= Fraction(value) <= found.high
    assert found.exploitability < near
