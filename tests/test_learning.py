"""Learned values: the same on both engines, from a seat's own point of view, and good for play."""

import re
from statistics import fmean

import pytest

from catlib import learn, load, simulate
from catlib.chance import generator
from catlib.game import bot_words
from catlib.play import bot_policy
from catlib.solving import learning

FIVE = ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"]
TABLES = [["board 5"], ["board 1", "board 9"]]


def small(**options):
    return learn(load("tictactoe"), games=60, tables=TABLES, progress=False, **options)


@pytest.mark.wasm
def test_engines_agree():
    """Both engines learn the same numbers, without dice and with them."""
    assert small(compile=False) == small(compile=True)
    pig = load("pig", target=10)
    on_python, compiled = (learn(pig, games=30, compile=engine, progress=False) for engine in (False, True))
    assert on_python == compiled


def test_seeds():
    """A seed tells what is learned, and another seed tells another."""
    assert small(seed=1) == small(seed=1)
    assert small(seed=1).weights != small(seed=2).weights


def test_file():
    """What a file keeps is what was learned."""
    learned = small()
    assert learning.Learned.from_toml(learned.to_toml()) == learned


@pytest.mark.wasm
def test_tictactoe():
    """After some thousand games the bot almost never loses to a player who takes anything."""
    game = learn(load("tictactoe"), games=6000, progress=False).teach(load("tictactoe"))
    for seat in range(2):
        bots = ["learned" if s == seat else "random" for s in range(2)]
        assert simulate(game, bots, games=1000, workers=1).win_rate(1 - seat).value < 0.03


@pytest.mark.wasm
def test_pig():
    """Some seconds of Pig are enough to beat a player who takes anything."""
    game = load("pig")
    taught = learn(game, games=3000, progress=False).teach(game)
    assert simulate(taught, ["learned", "random"], games=500, workers=1).win_rate(0).value > 0.98


def test_bot_leaves_the_state():
    """The bot looks at what comes of each choice and leaves the position as it found it."""
    game = small().teach(load("tictactoe"))
    state = game.initial_state()
    state.board[4], state.moves = 1, 1
    before = state.copy()
    assert bot_policy(game, "learned")(state, 0.5) in game.legal_actions(state)
    assert before == state


@pytest.mark.parametrize("name", [*FIVE, "tictactoe"])
def test_results(name):
    """What the bot takes for the end of a game is each seat's share of the win, and the room before it is kept."""
    game = load(name)
    rules = learning._rules(game.type, learning.shape_of(game))
    draw = generator(7).random
    for _ in range(3):
        state, step = game.initial_state(), 0
        policies = [bot_policy(game, game.type.bots.COMPILED[-1]) for _ in range(game.num_players)]
        while (player := game.current_player(state)) != learning.TERMINAL and step < 5000:
            action = game.sample(state, draw()) if player < 0 else policies[player](state, draw())
            state, step = game.successor(state, action), step + 1
        if game.is_terminal(state):
            work = [3] * rules.at
            found = [rules.result(game.setup, state, seat, work) for seat in range(game.num_players)]
            assert game.shares(state) == pytest.approx(found)
            assert [3] * max(1, game.type.bots.WORK) == work[: max(1, game.type.bots.WORK)]


def test_hidden_hands():
    """Values know a seat's own card and nobody else's."""
    names, _, _ = learning.features_of(load("kuhn_poker").type)
    assert [name for name in names if "card" in name] == ["own card"]


def test_over():
    """A bot to play over is one that is a rule; the error names those."""
    with pytest.raises(ValueError, match="over='search': not a bot written as a rule; those are random"):
        small(over="search")


STORED = [("washi_cat", 2, "racer"), *(("meow_daifugo", players, "fewest plays") for players in (2, 3, 4))]


@pytest.mark.wasm
@pytest.mark.parametrize(("name", "players", "rule"), STORED)
def test_stored(name, players, rule):
    """The values that come with a game beat its strongest rule, at every number of players, and say so."""
    values = learning.learned(name, players)
    assert values.how["over"] == rule
    game, won = values.teach(load(name, players=players)), 0.0
    for seat in range(players):
        bots = ["learned" if s == seat else rule for s in range(players)]
        rates = [rate.value for rate in simulate(game, bots, games=800, seed=11, workers=1, progress=False).win_rates()]
        won += rates[seat] / sum(rates)  # several may win together
    assert won > 1


@pytest.mark.parametrize(("name", "players", "rule"), STORED)
def test_the_bot_at_a_table_plays_by_the_stored_values(name, players, rule):
    """As the compiled one does, and not always as the rule that it plays over."""
    game = load(name, players=players)
    taught = learning.learned(name, players).teach(game)
    bots, others = ([bot_policy(of, "learned") for _ in range(players)] for of in (game, taught))
    draw, state, apart, usual = generator(3).random, game.initial_state(), 0, bot_policy(game, rule)
    for _ in range(150):
        if (player := game.current_player(state)) == learning.TERMINAL:
            break
        u = draw()
        action = game.sample(state, u) if player < 0 else bots[player](state, u)
        if player >= 0:
            assert others[player](state, u) == action
            apart += usual(state, u) != action
        state = game.successor(state, action)
    assert apart


def test_what_is_told_of_the_values():
    """The figures in what a table says of the bots are those of the values: rounded, in an even game, or on average."""
    first, second = (learning.learned("washi_cat").effects()["own special moves"][n] for n in ("1", "2"))
    assert [f"{first:.0f}", f"{second - first:.0f}"] == re.findall(r"\d+", bot_words(load("washi_cat"), "learned"))
    game, values = load("meow_daifugo"), learning.learned("meow_daifugo")
    rules, work = learning._rules(game.type, values.shape), [0] * learning._work(game.type, values.shape)
    bot, leading, one_left = bot_policy(game, "learned"), list[float](), list[float]()
    for seed in range(60):
        draw, state = generator(seed).random, game.initial_state()
        while (player := game.current_player(state)) != learning.TERMINAL:
            if player >= 0:
                expected = 100 * rules.chance(game.setup, state, player, work, values.weights)
                leading += [expected] * (state.top == 0)
                one_left += [expected] * (state.size[1 - player] == 1)
            state = game.successor(state, game.sample(state, draw()) if player < 0 else bot(state, draw()))
    told = [int(figure) for figure in re.findall(r"(\d+)%", bot_words(game, "learned"))]
    assert told == pytest.approx([fmean(leading), fmean(one_left)], abs=3)


@pytest.mark.parametrize("name", FIVE)
def test_features(name):
    """What a position is judged by leaves it as it is, fits what it is called, and is the same whatever is hidden."""
    game, room = load(name), max(1, load(name).type.bots.WORK)
    names, features, _ = learning.features_of(game.type)
    draw = generator(5)
    policies = [bot_policy(game, game.type.bots.COMPILED[-1]) for _ in range(game.num_players)]
    state, work = game.initial_state(), [0] * (room + len(names) + 1)
    for _ in range(150):
        if (player := game.current_player(state)) == learning.TERMINAL:
            break
        if player >= 0:
            before, other = state.copy(), game.words.resample(game.setup, state, player, draw)
            work[-1] = 7
            features(game.setup, state, player, work, room)
            found = work[room:]
            features(game.setup, other, player, work, room)
            assert (before, found, 7) == (state, work[room:], found[-1])
        action = game.sample(state, draw.random()) if player < 0 else policies[player](state, draw.random())
        state = game.successor(state, action)
