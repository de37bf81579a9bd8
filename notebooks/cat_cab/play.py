# %% [markdown]
# # Cat Cab Crew: play
#
# Drive a cab through Mew York, collect passengers, and leave the city before the others. At every decision you can ask
# for a hint, and see the odds behind it.
#
# *For everybody who can count dice. A game takes about 15 minutes. To start, choose* Run All Cells *in the menu* Run.
#
# ## The game in a minute
#
# In your turn you roll five dice, fewer in your very first turn. Roll again whichever you like, as often as you like; only a **1** hurts, because each
# one is a curse at once, and with four curses the dice stand. Then the dice drive:
#
# | a die shows | it brings |
# | --- | --- |
# | 1 | a curse: one space less |
# | 2 | a curse for somebody else, after you have driven |
# | 3 | an item: one more roll that can bring spaces, a coloured die, or nothing (two in a turn) |
# | 4 or 5 | a movement of 1 space |
# | 6 or more | a movement of 2 spaces, straight on |
#
# Every movement has to be used. End *exactly* on the passenger to collect it for 5 points. Once somebody has collected one,
# the gate at the top opens: the first to leave get 10, 5 and 3 points, and the others have five more turns. End on another
# cab, and you duel; end on nibbles or on the Paw patrol, and see what happens.
#
# ## Play
#
# Here you drive against Crazy cat, who never rolls again. Click dice to select them, press *roll again* or *keep all
# dice*, then click the cells.

# %%
from catlib import load
from catwidgets import Table

# %%
table = Table(load("cat_cab", players=1), seed=24)
table

# %% [markdown]
# **Hint** says which choice is best, asked again what it is worth, and asked once more why.
# Everything else is behind **More**. *Value of choices* there keeps numbers in sight, by whatever you care about: spaces,
# landing on the passenger, getting out, or winning. The best choice has a star, the others say what they fall short by.
# A mark says whether the numbers are *exact* or an *estimate*.
#
# **Show on the board** draws which cells your dice reach, a shortest path, and the paths a curse can push you back.
# **Luck** says how good your last roll was, compared with all rolls that could have come. **Save** keeps the game in a
# file, or in one line of text that a friend can paste. **I roll real dice** asks you what your own dice show.
#
# | key | does | key | does |
# | --- | --- | --- | --- |
# | Tab | goes from city to drivers, dice and choices | R | rolls the selected dice again |
# | arrows | walk over cells, dice and choices | K | keeps all dice |
# | Enter | clicks | U, Y | undo, redo |
# | Escape | clears the selection | N | goes on, step by step |
#
# ## Two or three players
#
# Change the number, run the cell with Shift and Enter, and say under *New game* who is a person and who is a bot. The
# number after `seed` fixes the dice, so that everybody in class gets the same ones; without it they are always new.

# %%
players = 2
Table(load("cat_cab", players=players), seed=7)

# %% [markdown]
# Want to know why *roll again* is so often best? [The perfect driver](../course/14_perfect_driver.ipynb) takes the turn apart, and
# [Ways home](lesson_ways_home.ipynb) the streets. To change the rules, go to the [design lab](design_lab.ipynb). Or go
# back to [the start](../start.ipynb).
