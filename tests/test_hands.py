"""Hidden hands and moves made at once: what looks at everything refuses or says so, and nobody sees a choice early."""

import dataclasses
from pathlib import Path

import pytest

from catlib import load
from catlib.chance import generator
from catlib.game import BadGame, Goal, nothing_hidden, run_text
from catlib.game.hands import HiddenHands
from catlib.play import check_game
from catlib.play.testing import check_at_once
from catlib.solving import TooLarge, cfr, first_advantage, forced_win, mcts, solve
from catlib.solving.whole_game import solve_whole

from .at_once import FILES, GOOFSPIEL, PENNIES, small_game

EXAMPLES = Path(__file__).parents[1] / "catlib" / "games" / "classics"
PAID = Goal("paid", "what seat 1 is paid", until=lambda state: False, value=lambda state: 0, seat=0)
PAID_OPENLY = dataclasses.replace(PAID, open_hands=True)


def hidden_game(name, folder):
    """A game with hidden hands, small where it can be, by name."""
    if name in FILES:
        return small_game(folder, name, **({"cards": 3} if name == "goofspiel" else {}))
    small = {"liars_dice": {"sides": 2}, "empire": {"players": 2}, "meow_daifugo": {"players": 2}}
    path = EXAMPLES / f"{name}.py"
    return load(path if path.exists() else name, **small.get(name, {}))


HIDING = (*FILES, "kuhn_poker", "leduc_poker", "liars_dice", "meow_daifugo", "empire")
SMALL = (*FILES, "kuhn_poker", "liars_dice")


def decision(game):
    """A position in which somebody decides and something is hidden, or the last decision on the way."""
    state, draw, found = game.initial_state(), generator(1).random, None
    while not game.is_terminal(state):
        chance = game.is_chance_node(state)
        if not chance:
            found = state
            if not nothing_hidden(game, state):
                break
        legal = game.legal_actions(state)
        state = game.child(state, game.sample(state, draw()) if chance else legal[0])
    return found


@pytest.mark.parametrize("name", HIDING)
def test_every_door_refuses_hidden_hands_or_names_them(name, tmp_path):
    """What sees all hands refuses in a sentence that names cfr; a search says what it did."""
    game = hidden_game(name, tmp_path)
    state = decision(game)
    doors = [lambda: solve_whole(game, state)]
    doors += [lambda: forced_win(game, state, depth=2)] * (game.num_players == 2)
    for door in doors:
        with pytest.raises(HiddenHands, match=r"open_hands=False: .* hides .*; catlib\.solve finds"):
            door()
    found = mcts(game, state, simulations=20, limit=200)
    assert "estimate with open hands" == found.mark
    assert "20 simulations with open hands, " in str(found)


@pytest.mark.parametrize("name", SMALL)
def test_what_is_solved_with_open_hands_says_so(name, tmp_path):
    """In every text of every result, also of one that was asked for another position."""
    game = hidden_game(name, tmp_path)
    state = decision(game)
    found = solve(game, open_hands=True)
    told = [found, found.at(state)]
    if game.num_players == 2:
        told.append(forced_win(game, state, open_hands=True))
    for result in told:
        assert "with open hands" in result.mark
        assert "with open hands" in repr(result)
        assert "with open hands" in str(result)
    assert "open hands" not in str(first_advantage(game))  # which knows the equilibrium


def test_what_is_too_large_for_an_equilibrium_is_ahead_with_open_hands(tmp_path, monkeypatch):
    """The design lab's line on best play names the game that was solved."""
    monkeypatch.setattr("catlib.solving.perfect.NODES", 3)
    ahead = first_advantage(small_game(tmp_path, "rps"))
    assert "with open hands" in ahead.mark
    assert "with open hands" in str(ahead)


@pytest.mark.parametrize("name", SMALL)
def test_a_goal_that_looks_at_hands_is_refused_or_says_so(name, tmp_path):
    """Without an abstraction a goal tells apart what the mover cannot."""
    game = hidden_game(name, tmp_path)
    with pytest.raises(HiddenHands, match="hides"):
        solve(game, PAID, game.initial_state())
    assert "exact with open hands" == solve(game, PAID_OPENLY, game.initial_state()).mark


def test_a_goal_that_does_not_look_is_exact(tmp_path):
    """The doors that are left do not depend on where the car is."""
    game = small_game(tmp_path, "monty_hall")
    guessed = lambda state: (state.car > 0, state.guess)  # noqa: E731
    goal = Goal("first", "the number of the first guess", lambda s: s.guess > 0, lambda s: s.guess, guessed)
    found = solve(game, goal, game.initial_state())
    assert ("exact", 3) == (found.mark, found.value)


def test_the_games_that_are_known(tmp_path):
    """Kuhn poker −1/18, Monty Hall 2/3, what is fair at 0 or one half; open hands say something else."""
    known = {"kuhn_poker": -1 / 18, "monty_hall": 2 / 3, "pennies": 1 / 2, "rps": 0, "goofspiel": 0}
    opened = {"kuhn_poker": 0, "monty_hall": 1, "pennies": 0, "rps": -1, "goofspiel": -1}
    for name, value in known.items():
        game = hidden_game(name, tmp_path) if name != "goofspiel" else small_game(tmp_path, name)
        found = cfr(game, 400)
        assert found.low - 1e-9 <= value <= found.high + 1e-9
        assert found.exploitability < 2e-3
        assert opened[name] == pytest.approx(solve(game, open_hands=True).value, abs=1e-9)


def test_cfr_is_for_one_or_two(tmp_path):
    """Three seats are refused; the tree of one is as large as it is."""
    with pytest.raises(ValueError, match="3 seats play; this is for one or two"):
        cfr(load("meow_daifugo", players=3))
    with pytest.raises(TooLarge):
        cfr(small_game(tmp_path, "monty_hall"), nodes=10)


# Made at once


@pytest.mark.parametrize("name", FILES)
def test_games_with_moves_made_at_once_are_whole(name, tmp_path):
    """They pass what every game passes: engines, saves, words, secrets."""
    check_game(hidden_game(name, tmp_path))


def test_choices_lie_open_when_all_have_chosen(tmp_path):
    """Nobody sees a first choice before the second, and everybody sees both after it."""
    game = small_game(tmp_path, "pennies")
    one = game.child(game.initial_state(), 1)
    assert [[2, 0], [0, 0], [0, 0]] == [game.observation(one, seat)["choice"] for seat in (0, 1, -1)]
    both = game.child(one, 0)
    assert [[2, 1]] * 3 == [game.observation(both, seat)["choice"] for seat in (0, 1, -1)]


def test_worlds_of_a_large_game_need_no_list(tmp_path, monkeypatch):
    """What the other chose is made again, all choices alike, and one's own choice stays."""
    monkeypatch.setattr("catlib.game.hidden.MOST", 0)
    game = small_game(tmp_path, "goofspiel", cards=8)
    state, draw = game.child(game.initial_state(), 3), generator(3)
    worlds = [game.words.resample(game.setup, state, 1, draw).bid[0] for _ in range(200)]
    assert set(range(1, 9)) == set(worlds)
    assert state == game.words.resample(game.setup, state, 0, draw)


@pytest.mark.parametrize(("text", "old", "new", "said"), [
    (PENNIES, "AT_ONCE = ", "HIDDEN = ", None),
    (PENNIES, '"choice": ("i1", 2)', '"choice": "i1", "first": ("i1", 2)', "no entry for each seat"),
    (PENNIES, '(0, 1), "choice"', '(0, 1), "coin"', "names coin, no field of State; did you mean choice"),
])
def test_a_wrong_declaration_is_named_when_the_game_loads(text, old, new, said, tmp_path):
    """The field is one of the state and has an entry for each seat."""
    assert old in text
    new_text = text.replace(old, new)
    if said is None:
        new_text = new_text.replace('"choice"\nState', '("choice",)\nState')
        load(run_text(new_text, "right.py"))
        return
    if "first" in new:
        new_text = new_text.replace("state.choice[", "state.first[")
    with pytest.raises(BadGame, match=said):
        load(run_text(new_text, "wrong.py"))


@pytest.mark.parametrize(("old", "new", "said"), [
    ("            state.bid[each] = 0\n", "", "bid: seat 1 chooses again, seeing all"),
    ("state.bid[seat] = action + 1", "state.bid[seat] = action + 1\n    state.seen = state.bid[0]",
     "resample changed|secret|sees what is hidden"),
])
def test_choices_that_are_not_made_at_once_are_found_by_the_checks(old, new, said, tmp_path):
    """A choice that is not kept, not cleared, or told by another field."""
    text = GOOFSPIEL.replace(old, new, 1).replace('"ahead": "i1"', '"ahead": "i1", "seen": "i1"')
    with pytest.raises((AssertionError, BadGame), match=said):
        check_game(load(run_text(text, "wrong.py")))


def test_a_choice_is_kept_by_its_seat():
    """A bid that is entered for the other seat is found at the first decision after it."""
    text = GOOFSPIEL.replace("state.bid[seat] = action + 1", "state.bid[1 - seat] = action + 1")
    game = load(run_text(text, "wrong.py"))
    with pytest.raises(AssertionError, match=r"bid: what seat 0 chose is not kept|seat 0 is asked again"):
        check_at_once(game, game.child(game.initial_state(), 0))
