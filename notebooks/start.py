# ---
# jupyter:
#   jupytext:
#     cell_metadata_filter: tags,jupyter,-all
#     formats: ipynb,py:percent
#     text_representation:
#       extension: .py
#       format_name: percent
#       format_version: '1.3'
#       jupytext_version: 1.19.6
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Games in which every chance is exact
#
# Play a tabletop game in this notebook, see at every decision what each choice is worth, and find out why. Nothing here
# is guessed: a chance is a fraction with a proof, and whatever is only an estimate says so.
#
# ## Pick a game
#
# **Cat Cab Crew**: drive a cab through the city, push your luck with dice, leave before the others.
#
# | you want to | open | minutes |
# | --- | --- | --- |
# | play, alone against Crazy cat or with friends | [Cat Cab Crew: play](cat_cab/play.ipynb) | 20 |
# | learn when to roll again and when to stop | [Lesson: push your luck](cat_cab/lesson_push_your_luck.ipynb) | 45 |
# | learn what a city and a graph have in common | [Lesson: ways home](cat_cab/lesson_ways_home.ipynb) | 45 |
# | change a rule and see who wins | [Design lab](cat_cab/design_lab.ipynb) | 20 |
#
# Teachers find age, time, curriculum words and answers at the top of each lesson, folded away.
#
# ## A tour in two minutes
#
# Run the cells: press **Shift + Enter** in each of them, or choose *Run → Run All Cells* in the menu.

# %%
from catlib import die, load
from catwidgets import Table

# %% [markdown]
# **An exact chance.** Five dice: how likely is a total of 25 or more? Not a decimal with an error, a fraction.

# %%
(5 @ die(6)).at_least(25)

# %% [markdown]
# **A table.** You are red. Click dice to choose which roll again, or press *K* to keep them all; then click the cells to
# drive. On the right is what each choice is worth: here, how many spaces the cab gets on average if you go on playing
# as well as possible. The star marks the best choice, and the number in grey is what you lose by another one.

# %%
table = Table(load("cat_cab", players=2), seed=7, goal="net spaces")
table

# %% [markdown]
# With the keyboard: Tab goes from part to part, arrow keys walk over cells and dice, Enter clicks, U takes back. Turn
# *Step by step* on to roll one die at a time and see what can happen next.
#
# **A question about whole games.** How often does the first driver win, if two greedy bots play? That is an estimate, so
# it comes with an interval.

# %%
from catlib.simulate import simulate

print(simulate(load("cat_cab", players=2), games=2000, seed=1, progress=False).win_rate(0))

# %% [markdown]
# **One rule changed.** The same with a curse limit of two instead of four:

# %%
print(simulate(load("cat_cab", players=2, curse_limit=2), games=2000, seed=1, progress=False).mean("rounds"))

# %% [markdown]
# Go on with [a whole game](cat_cab/play.ipynb), or with [the first lesson](cat_cab/lesson_push_your_luck.ipynb).
#
# The games belong to their makers. Boards whose pictures are lost are our inventions and say so; the README of this
# project tells where an owner enters the printed ones.
