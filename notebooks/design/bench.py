# %% [markdown]
# # The designer's bench
#
# Choose a game and a question. Bots play thousands of games of it here, on your device, and answer in a sentence that says how
# sure they are.
#
# *For anybody who designs a game. Most answers take a second or two, the longest some minutes. Nothing to prepare.*

# %%
from catwidgets import BenchQuestions

BenchQuestions("cat_cab", seed=1)

# %% [markdown]
# **How to read it.** A dot is what was seen. The line through it is its 95% interval: the true number is very likely somewhere on
# it, and more games make it shorter. A filled dot is one that the answer speaks of. The less often the better player wins, the
# luckier the game. On the site *Copy link* sends your question to somebody else. In Python the same is
# `ask(game, "fair")` of `catlib.bench`.
#
# ## Three variants of one game
#
# You have changed a rule. What did that do to the game? Here variants are played side by side, and what differs stands
# first, with how sure it is.
#
# Cat Cab Crew in our reading of its rules, without the handicap of early starters, and with a higher curse limit. All three are played
# with the same luck: where two of them ask for the same die, it shows the same number. So a small difference shows in few
# games.
#
# **Guess first:** which of the two changes will move the win rates more? Which one changes how long a game is?

# %%
from catlib import load
from catwidgets import Bench

variants = [
    load("cat_cab", players=3),
    load("cat_cab", players=3, handicap=False),
    load("cat_cab", players=3, curse_limit=6),
]
Bench(variants, games=5000, seed=1)

# %% [markdown]
# **How to read it.** The first column is the printed game. Every other column is a *difference*: that variant less the
# printed one, with a 95% interval. *Can't tell* means that the interval holds 0: these games are too few to say
# which way it goes. *Play as many again* makes every interval narrower; *Stop* keeps what is played. *Export* writes one page to
# send to somebody, or a table (`.csv`, `.parquet`).
#
# To halve an interval you need four times as many games. How many would it take to tell "can't tell" apart? This asks for an
# interval that is 3 points wide, and stops as soon as it is:

# %%
from catlib.bench import until_narrow

print(until_narrow([variants[0], variants[2]], width=0.03, seed=1))

# %% [markdown]
# ## Which rules matter?
#
# A *tornado chart* turns every rule by itself to the least and to the most that it may be. The bar says how far that moves a number;
# a dark bar is told from noise, a pale one is not. Which rule will be on top for the length of a game?

# %%
from catlib.bench import tornado
from catwidgets import Board, tornado_scene

rules = ["white_dice", "curse_limit", "item_limit", "passengers", "rush_turns", "retreat_steps", "handicap", "diagonal"]
Board(tornado_scene(tornado(load("cat_cab"), rules, games=1000, seed=1, measure="rounds", who="")))

# %% [markdown]
# And for whoever starts? Here most rules can't be told from noise: they change the game for all seats alike.

# %%
Board(tornado_scene(tornado(load("cat_cab"), rules, games=2000, seed=1, who="start 1")))

# %% [markdown]
# ## Luck or skill?
#
# Every pair of bots plays the same dice, and then other dice. What of the results do the dice explain, and what do the players?
# "Skill" means the difference between *these* bots. Two that play well, then one of them and a clumsy one: which game has more of it?

# %%
from catlib.bench import luck_and_skill

print(luck_and_skill(load("cat_cab"), ["crazy cat", "greedy"], games=400, seed=1))
print(luck_and_skill(load("cat_cab"), ["random", "greedy"], games=400, seed=1))

# %% [markdown]
# ## One game, explained
#
# Numbers say what, a game says why. Any result opens one of its games: the *median*, the *closest*, the *luckiest* or a
# *failing* one. It stands at its beginning; *Redo* goes to the next decision of the winner, and the table says what each
# choice is worth.

# %%
from catlib.bench import compare
from catwidgets import Table

result = compare(load("cat_cab"), games=500, seed=1, progress=False)
lucky = result.explain("luckiest", look_at=10)
print(lucky)

# %%
Table(lucky.match, goal="net spaces")

# %% [markdown]
# ## What we saw
#
# - A difference without an interval says little; "can't tell" is an answer, and it says how many games are missing.
# - The same luck for all variants makes small differences visible.
# - Most rules move how long a game is; few move who wins.
#
# Longer runs, several rules at once, tournaments of bots, checkpoints and clusters: see the README. Next: turn the rules of
# your own game in [Your own game](your_own_game.ipynb), then bring it here: `compare` takes any game that loads.
