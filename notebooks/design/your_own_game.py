# %% [markdown]
# # Your own game: Pig, from nothing to a tournament
#
# Write down the rules of a game once. Then play it at a table, let bots play ten thousand games of it, and find out who
# wins if both play as well as can be.
#
# *For everybody who has a game in mind and knows a little Python. About 15 minutes.*
#
# **Pig** is quickly told. On your turn you roll a die as often as you like. Each number counts for you, but a 1 ends the
# turn and all that you rolled in it is lost. Whoever stops in time keeps it. The first to reach 100 wins.
#
# **Guess:** how many points should one collect in a turn before stopping? 10, 20 or 30? Keep your number in mind.
#
# ## 1. What there is
#
# A game has *actions* (what a player can decide), *outcomes* (what chance can bring) and a *state* (all there is to know
# at one moment). Each field of the state is a whole number; `i1` is a small one, `i2` one beyond 127.

# %% tags=["read"]
from catlib.game.authoring import CHANCE, TERMINAL, Field, House, Track, add, record, rule

TITLE = "Pig"
ACTIONS, OUTCOMES, PAYOFFS = ("hold", "roll"), tuple("123456"), (0, 1)
State = record("State", {"rolling": "i1", "seat": "i1", "pot": "i2", "score": ("i2", 2)}, __name__)
LOOKS = {"pot": Track(30), "score": Track("target")}


# %% [markdown]
# A *house rule* is a number that a table agrees on before it plays. It has a default, bounds, and a sentence.

# %%
class HouseRules(House):
    target: int = Field(100, ge=2, le=1000, description="Points that win.")
    losing: int = Field(1, ge=1, le=6, description="The number that ends a turn.")


# %% [markdown]
# ## 2. What happens
#
# Three rules make the game: who decides next, what an action changes, and what everybody gets at the end.

# %%
@rule
def current_player(setup, state):
    over = max(state.score[0], state.score[1]) >= setup.target
    return TERMINAL if over else CHANCE if state.rolling else state.seat


# %% [markdown]
# When chance decides, the action is the number of the outcome: 0 for a rolled 1, up to 5 for a 6. More points than are
# needed to win do not count.

# %%
@rule
def apply_action(setup, state, action):
    if state.rolling and action + 1 != setup.losing:
        state.rolling = 0
        state.pot = min(state.pot + action + 1, setup.target - state.score[state.seat])
    elif action == 1 and not state.rolling:
        state.rolling = 1
    else:
        state.score[state.seat] += 0 if state.rolling else state.pot
        state.pot, state.rolling, state.seat = 0, 0, 1 - state.seat


# %%
@rule
def returns(setup, state, out):
    out[state.seat], out[1 - state.seat] = 0, 1  # the turn has passed from the winner


# %% [markdown]
# Last, a bot that can be compared: it holds as soon as it has collected 20.

# %%
BOTS = {"hold at 20": "Holds with 20 points or when that wins."}


@rule
def choose(bot, setup, state, actions, count, u, work):
    enough = state.pot >= 20 or state.score[state.seat] + state.pot >= setup.target
    return 0 if enough else 1


# %%
add(__name__)

# %% [markdown]
# That was the whole game. `add` looks it over: a misspelt name, a rule that never ends or a payoff that cannot be would
# be told here or when it is loaded, with the line and what would be right.
#
# ## 3. Play it
#
# You sit in the first seat, a bot that looks 2,000 games ahead in the other. Choose *chance to win* under *Worth of
# choices*, and every choice shows what it is worth.

# %%
from catlib import load
from catwidgets import Table

Table(load("pig"), seats=["human", "search"], seed=5)

# %% [markdown]
# ## 4. Ten thousand games
#
# The rules that you wrote are translated to WebAssembly, so this takes less than a second.

# %%
from catlib.play import simulate

print(simulate(load("pig"), ["hold at 20", "random"], games=10_000, seed=1))

# %%
print(simulate(load("pig"), "hold at 20", games=10_000, seed=1))

# %% [markdown]
# Between equals it is good to begin. How good exactly, if both play as well as can be? A short game is solved at once;
# all positions are looked at, loops included, and the value surely lies between two bounds.

# %%
from catlib.solving import solve

short = solve(load("pig", target=30))
print(short)

# %% [markdown]
# ## 5. The turn that holds at 20
#
# How many points does such a turn bring on average? This is not a simulation but the exact answer, as a fraction.

# %%
from catlib.solving import distribution

game = load("pig")
hold_at_20 = lambda state: 0 if state.pot >= 20 else 1  # noqa: E731
turn = distribution(game, game.initial_state(), lambda s: s.seat == 1, hold_at_20, observe=lambda s: s.score[0])
float(turn.mean)

# %% [markdown]
# ## 6. A tournament
#
# Every bot against every other, 2,000 games each; the numbers are how often the bot of the row wins when it begins.

# %%
bots = ["random", "hold at 20"]
for first in bots:
    won = [simulate(game, [first, second], 2_000, 1, progress=False).win_rate(0) for second in bots]
    print(f"{first:>10}:", *won, sep="  ")

# %% [markdown]
# ## 7. Change one rule
#
# What if a 6 ended the turn, and not a 1? Then the best number is lost. **Guess:** would beginning help more, or less?

# %%
for losing in (1, 6):
    print(f"a {losing} ends the turn:", solve(load("pig", target=30, losing=losing)))

# %% [markdown]
# In the design lab every house rule has a slider, and whole games are played while you drag it.

# %%
from catwidgets import DesignLab

DesignLab(load("pig"), bots="hold at 20", games=2_000)

# %% [markdown]
# ## What we saw
#
# - A game is a state, actions, outcomes and three rules; all else has a default and can be written when you need it.
# - A game that all win or lose together says so in one line, `TEAMS = ("the crew",)`; teams are named in the same way.
# - The same rules are played by people, by ten thousand games of bots, and looked at as a whole.
# - To keep the game, copy the cells into a file `pig.py`; `load("pig.py")` finds it, and so do saved matches and other
#   computers. `python -m catlib check pig.py` looks for mistakes.
# - The folder `examples` has a dozen games of one file, from Nim to poker, each with a number that others have published.
#
# [Back to the start page](../start.ipynb)
