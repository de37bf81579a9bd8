"""Hidden hands and moves made at once, valued without looking: by second ways, and in play."""

import functools

import pytest

from catlib import load
from catlib.bench import compare
from catlib.chance import generator
from catlib.game import before_choices, run_text
from catlib.play import Worth, worth
from catlib.play.valuing import EQUAL, WIN, _alike
from catlib.solving import EQUILIBRIUM, Choice, cfr, choices_unseen, equilibria, infosets, search_unseen

from .at_once import PENNIES, small_game


@pytest.fixture
def too_large(monkeypatch):
    """No game is small enough for an equilibrium."""
    monkeypatch.setattr(equilibria, "NODES", 1)
    monkeypatch.setattr(equilibria, "ENDING", 1)
    monkeypatch.setattr(equilibria, "_found", type(equilibria._found)())


@pytest.fixture(params=[False, True])
def searched(request):
    """Whether the game is searched, as if it were too large."""
    if request.param:
        request.getfixturevalue("too_large")
    return request.param


def dealt(game, *outcomes):
    """A position after some outcomes or actions."""
    return functools.reduce(game.child, outcomes, game.initial_state())


def decisions(game, equilibrium, count, seed=0):
    """Some positions of games in which an equilibrium is played, with a whim now and then."""
    draw, found = generator(seed).random, []
    while len(found) < count:
        state = game.initial_state()
        while not game.is_terminal(state):
            if game.is_chance_node(state):
                state = game.child(state, game.sample(state, draw()))
                continue
            legal = game.legal_actions(state)
            found += [state] * (len(legal) > 1 and draw() < 0.5)
            often = {action: share for action, (share, _) in equilibrium.choices(state).items()}
            whim = draw() < 0.3
            u, action = draw(), legal[-1]
            for action in legal:
                u -= 1 / len(legal) if whim else often[action]
                if u < 0:
                    break
            state = game.child(state, action)
    return found[:count]


# The figures that are known


@pytest.mark.wasm
def test_matching_pennies_is_even(searched, tmp_path):
    """Half for both choices, of whoever chooses first and second; both say to mix."""
    game = small_game(tmp_path, "pennies")
    for state in (game.initial_state(), game.child(game.initial_state(), 0)):
        found = worth(game, state, WIN)
        assert all(abs(float(option.value) - 0.5) <= 0.01 for option in found.options)
        assert all(option.best for option in found.options)
        assert "best to mix: heads" in found.sentence
        assert "±" not in found.tell(found.best)
        assert ("estimate without looking" if searched else EQUILIBRIUM) == found.mark


@pytest.mark.wasm
def test_a_symmetric_goofspiel_is_even(searched, tmp_path):
    """Four cards each: the best bid is worth one half to both, and nobody sees the other's."""
    game = small_game(tmp_path, "goofspiel")
    for state in (game.initial_state(), game.child(game.initial_state(), 3)):
        best = worth(game, state, WIN).best
        assert (3, pytest.approx(0.5, abs=0.011)) == (best.action, float(best.value))


@pytest.mark.wasm
def test_the_jack_of_kuhn_poker(searched):
    """A pass and a bet of the jack cost 1 each by equilibrium; within 2 of 100 of what can be won or lost."""
    game = load("kuhn_poker")
    state = dealt(game, 0, 2)
    known = cfr(game, 20_000).choices(state)
    assert [-1, -1] == [pytest.approx(value, abs=1e-2) for _, value in known.values()]
    found = choices_unseen(game, state, simulations=60_000)
    assert -1 == pytest.approx(sum(choice.often * choice.value for choice in found.choices), abs=0.08)
    if not searched:
        assert [-1, -1] == [pytest.approx(choice.value, abs=0.08) for choice in found.choices]


def test_monty_hall_is_worth_two_thirds(tmp_path):
    """The guess is changed, whatever the car."""
    game = small_game(tmp_path, "monty_hall")
    found = {o.label: o for o in worth(game, dealt(game, 0, 0, 1), WIN).options}
    for door, share in (("1", 1 / 3), ("3", 2 / 3)):
        assert share == pytest.approx(float(found[door].value), abs=0.01)
    assert found["3"].best


def test_equilibria_are_found_once_and_make_room(tmp_path, monkeypatch):
    """A whole game is solved once for all its positions; of a larger one the last endings are kept."""
    solved = []

    def counted(game, rounds, root, **how):
        solved.append(root)
        return cfr(game, 9, root, **how)

    monkeypatch.setattr(equilibria, "_found", type(equilibria._found)())
    monkeypatch.setattr(equilibria, "cfr", counted)
    game = small_game(tmp_path, "goofspiel")
    for state in (game.initial_state(), dealt(game, 0), dealt(game, 0, 1)):
        assert EQUILIBRIUM == choices_unseen(game, state).mark
    assert [game.initial_state()] == solved
    monkeypatch.setattr(equilibria, "NODES", 100)
    monkeypatch.setattr(equilibria, "KEPT", 1)
    game = small_game(tmp_path, "goofspiel", cards=5)
    endings = [dealt(game, *bids) for bids in ((0, 1, 1, 0), (2, 3, 3, 2), (0, 0, 1, 1))]
    assert {EQUILIBRIUM} == {choices_unseen(game, state).mark for state in endings}
    assert [game.initial_state(), *endings] == solved[1:]
    [roots] = equilibria._found.values()
    assert [None, True, True] == [found and True for found in roots.values()]
    assert "estimate without looking" == choices_unseen(game, game.initial_state(), simulations=30).mark
    assert 5 == len(solved)


# Second ways


def even_value(rows):
    """The value of a game of two with payoffs of one sum that is played once at once, by linear programming."""
    np, optimize = pytest.importorskip("numpy"), pytest.importorskip("scipy.optimize")
    gains = np.array(rows, float)
    m, n = gains.shape
    limits = np.hstack([-gains.T, np.ones((n, 1))])
    found = optimize.linprog([0] * m + [-1], limits, [0] * n, [[1] * m + [0]], [1], [(0, None)] * m + [(None, None)])
    return found.x[-1], found.x[:-1]


def test_goofspiel_is_what_linear_programs_say(tmp_path):
    """Each bid of each position of three and four cards: an equilibrium is within a point of the program's value."""
    inside = []
    game = small_game(tmp_path, "goofspiel")

    @functools.cache
    def value(state):
        return game.shares(state)[0] if game.is_terminal(state) else even_value(table(state))[0]

    def table(state):
        first = [game.child(state, action) for action in game.legal_actions(state)]
        return [[value(game.child(one, action)) for action in game.legal_actions(one)] for one in first]

    for state in [game.initial_state(), *decisions(game, cfr(game, 100), 8)]:
        state = before_choices(game, state)
        rows = table(state)
        _, reply = even_value([[-x for x in column] for column in zip(*rows, strict=True)])
        if len(rows) == 1 or max(reply) < 0.999:
            continue  # several replies may do
        wanted = [sum(x * y for x, y in zip(row, reply, strict=True)) for row in rows]
        found = worth(game, state, WIN)
        inside += [abs(float(option.value) - each) <= 0.01 for option, each in zip(found.options, wanted, strict=True)]
    assert len(inside) > 12
    assert sum(inside) >= 0.93 * len(inside)


def test_openspiel_solves_the_same_games(tmp_path):
    """Goofspiel of four cards and Kuhn poker as OpenSpiel has them have the same value."""
    pyspiel = pytest.importorskip("pyspiel")
    four = pyspiel.load_game_as_turn_based(
        "goofspiel", {"num_cards": 4, "points_order": "descending", "returns_type": "win_loss", "imp_info": False}
    )
    theirs = {"goofspiel": four, "kuhn_poker": pyspiel.load_game("kuhn_poker")}
    for name, spiel in theirs.items():
        solver = pyspiel.CFRPlusSolver(spiel)
        for _ in range(200):
            solver.evaluate_and_update_policy()
        policy = solver.tabular_average_policy()
        value = pyspiel.expected_returns(spiel.new_initial_state(), policy, -1, True)[0]
        game = small_game(tmp_path, name) if name == "goofspiel" else load(name)
        assert value == pytest.approx(cfr(game, 400).value, abs=5e-3)


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker"])
def test_an_equilibrium_is_that_of_more_rounds(name):
    """What the first decisions are worth is within a point of what ten times as many rounds say."""
    game = load(name)
    known = cfr(game, 10_000, wins=True)
    for card in (0, 1, 2):
        state = dealt(game, card, (card + 1) % 3)
        found = max(value for _, value in known.choices(state).values())
        assert found == pytest.approx(float(worth(game, state, WIN).best.value), abs=0.011)


# The search


@pytest.mark.wasm
@pytest.mark.parametrize("name", ["pennies", "goofspiel", "kuhn_poker", "liars_dice"])
def test_both_engines_search_alike(name, tmp_path):
    """Every number is the same in plain Python and in WebAssembly."""
    game = small_game(tmp_path, name) if name in ("pennies", "goofspiel") else load(name)
    state = decisions(game, cfr(game, 1, nodes=200_000), 1)[0] if name != "liars_dice" else dealt(game, 1, 2, 3)
    plain, fast = (search_unseen(game, state, simulations=300, seed=7, compile=compiled) for compiled in (False, True))
    assert plain == fast


def test_the_search_does_not_look(tmp_path):
    """Positions that the mover cannot tell apart have the same answer, hands and choices alike."""
    kuhn, goof = load("kuhn_poker"), small_game(tmp_path, "goofspiel")
    for game, one, other in ((kuhn, dealt(kuhn, 1, 0), dealt(kuhn, 1, 2)), (goof, dealt(goof, 0), dealt(goof, 3))):
        first, second = (search_unseen(game, state, simulations=300, seed=1, compile=False) for state in (one, other))
        assert first == second


CARDS = PENNIES.replace('"choice": ("i1", 2)', '"card": ("i1", 2), "choice": ("i1", 2)').replace(
    "return 0 if", "return CHANCE if state.card[1] == 0 else 0 if"
)
CARDS = CARDS.replace("import TERMINAL", "import CHANCE, TERMINAL").replace(
    "def apply_action(setup, state, action):",
    """def apply_action(setup, state, action):
    if state.card[1] == 0:
        state.card[0 if state.card[0] == 0 else 1] = action + 1
        return""",
)
CARDS = CARDS.replace('"choice"\nState', '"choice"\nOUTCOMES, HIDDEN = 12, ("card",)\nState')


def test_a_few_games_are_enough_for_an_answer(tmp_path, monkeypatch):
    """Every legal action has its share after six games, whatever the seed; none is counted that was not asked."""
    kept, choices = [], infosets._choices
    monkeypatch.setattr(infosets, "_choices", lambda *given: kept.append(given[-1]) or choices(*given))
    kuhn, cards = load("kuhn_poker"), load(run_text(CARDS, "cards.py"))
    for state, game in ((dealt(kuhn, 1, 0), kuhn), (dealt(cards, 2, 3, 0), cards)):
        for seed in range(40):
            found = search_unseen(game, state, simulations=6, seed=seed, compile=False)
            assert game.legal_actions(state) == sorted(choice.action for choice in found.choices)
            assert kept[-1]["tried"][-1] == 0 == kept[-1]["worth"][-1]


def test_no_chance_is_shown_below_zero():
    """Where the choice that is recommended wins nothing, no other is worth less."""
    choices = Choice(0, "call", 0.0, 0.0), Choice(1, "fold", 1.0, 0.0)
    found = _alike(choices, EQUAL)
    assert {0: 0, 1: 0} == found
    assert "~0%" == Worth(WIN, "", "equilibrium", True, ()).say(found[0])


OWN = """
def observation(setup, state, player):
    return {"choice": list(state.choice) if all(state.choice) else [0, 0]}
add(__name__)
"""


def test_an_own_observation_is_searched_in_plain_python(too_large):
    """A file that says itself what seats see is searched by that."""
    game = load(run_text(PENNIES.replace("add(__name__)\n", OWN), "own.py"))
    found = choices_unseen(game, game.initial_state())
    assert (equilibria.PLAIN, "estimate without looking") == (found.simulations, found.mark)
    assert all(abs(choice.value - 0.5) < 0.15 for choice in found.choices)


def test_what_the_rules_cannot_take_back_is_left_as_it_is(tmp_path):
    """Choices are taken back only where the rules lead to the position again."""
    game = small_game(tmp_path, "goofspiel")
    one = dealt(game, 2)
    assert game.initial_state() == before_choices(game, one)
    text = PENNIES.replace('("i1", 2)}', '("i1", 2), "seat": "i1"}')
    text = text.replace("return 0 if state.choice[0] == 0 else 1 if", "return state.seat if")
    text = text.replace("action + 1", "action + 1\n    state.seat = 1 - state.seat")
    odd = load(run_text(text, "odd.py"))
    one = dealt(odd, 1)
    assert (1, one) == (one.seat, before_choices(odd, one))


def test_what_cannot_be_searched_is_said(tmp_path):
    """Chance, the end, and too few simulations."""
    kuhn = load("kuhn_poker")
    with pytest.raises(ValueError, match="chance decides here"):
        search_unseen(kuhn)
    with pytest.raises(ValueError, match="simulations=1"):
        search_unseen(kuhn, dealt(kuhn, 0, 1), simulations=1)
    pennies = small_game(tmp_path, "pennies")
    with pytest.raises(ValueError, match="the game is over"):
        search_unseen(pennies, dealt(pennies, 0, 0))


def test_a_pick_is_as_often_as_it_is_recommended():
    """Also where rounding leaves the last draws over."""
    found = equilibria.Unseen(0, (Choice(3, "a", 0.25, 0), Choice(5, "b", 0.7499999, 0)), 1, 1)
    assert [3, 5, 5] == [found.pick(u) for u in (0.2, 0.3, 0.99999999)]
    assert "b: 0.000, 75% of the time" in str(found)


# In play


@pytest.mark.wasm
def test_going_first_does_not_pay_where_moves_are_made_at_once(tmp_path):
    """Searching bots play a symmetric Goofspiel evenly: the bench finds no sign that seat order matters."""
    text = str(compare([small_game(tmp_path, "goofspiel")], ["search", "search"], games=200))
    assert "no sign that seat order matters" in text
    assert "it pays" not in text
