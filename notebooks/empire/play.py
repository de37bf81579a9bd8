# %% [markdown]
# # Empire: play
#
# Take over New York, neighborhood by neighborhood, with cubes and dice. At every decision you can see what each choice is
# worth.
#
# *For 2 to 6 players, persons or bots; this table seats you against two bots. A whole game takes about half an hour. Nothing
# to prepare.*

# %%
from catlib import load
from catlib.games.empire.opening import opened
from catwidgets import Table

table = Table(opened(load("empire", players=3), seed=2032))
table

# %% [markdown]
# The neighborhoods were dealt, and everybody's starting cubes are placed. To place them yourself, write
# `Table(load("empire", players=3))` instead.
#
# **How a turn goes.** First you place new cubes: a click on one of your neighborhoods places one, and *all on one spot* before the
# click places the rest. Then you attack, as often as you like: click where from, click whom, choose
# how many dice (keys 1, 2, 3). When a neighborhood falls, say how many cubes move in. *No more attacks* (E) ends that, then
# one free move is yours, and the next player's turn begins.
#
# **What to look at.**
#
# - *Hint* says which choice is best. *Value of choices*, behind *More*: set it to *capture*, and every choice says how likely the attack is to succeed when it is fought to
#   the end. At *hold* it says the same for the one who defends.
# - *Best chance of every capture*, behind *More*, writes on each rival neighborhood how likely one of your stacks gets there,
#   by the best path through all that lies between.
# - *Luck*, behind *More*, compares every roll with what it could have been.
#
# The map is invented: the printed one is lost to us. Its neighborhoods are real, and so are bridges, the tram and the subway
# lines; which of them touch, and what boroughs are worth, is ours. Whoever owns the game can write down the printed map in
# [a file](../../catlib/games/empire/data/default.toml) and load that instead.
#
# Next: [one roll of the dice](lesson_one_roll.ipynb), [a battle as a Markov chain](lesson_markov.ipynb),
# [the design lab](design_lab.ipynb).
