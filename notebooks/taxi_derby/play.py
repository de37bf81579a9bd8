# %% [markdown]
# # Taxi Derby: play
#
# Drive a taxi through the city, earn fares, and decide when it pays to speed with the patrol car behind you. Ask, and
# the game tells you how likely a ticket is on every space, and what each of your choices is worth.
#
# *For everybody who likes a map. A game takes about 30 minutes. To start, choose* Run All Cells *in the menu* Run.
#
# ## The game in a minute
#
# | in your turn | what it does |
# | --- | --- |
# | drive | as many spaces as you like; a space is the road between two crossings |
# | pick up | a passenger on whose space you stop, if your taxi has the upgrades asked for and room (two seats) |
# | drop off | at the landmark of the passenger, for the fare |
# | buy | an upgrade at a store, with nobody aboard |
#
# You have two actions if the first comes within four spaces, else one. **Five spaces or more are speeding**: before
# your last action a four-sided die is rolled, times the spaces you were over the limit, and so far the patrol car
# comes. If it reaches you, a ticket: a fine, a lost upgrade, or your passengers gone. After a turn within the limit you
# may move the patrol car yourself, up to four spaces.
#
# When four stacks of passengers are used up, everybody has one more turn. Prizes are for most upgrades, fewest tickets,
# most passengers of each type, and the longest turn without a ticket. The most money wins.
#
# City, passengers and tickets are invented here; the printed ones are lost.
#
# ## Play
#
# Here you drive against a taxi that weighs every ticket by its chance. Click a space next to your taxi to drive there.

# %%
from catlib import load
from catwidgets import Table

# %%
table = Table(load("taxi_derby", players=2), seed=2026)
table

# %% [markdown]
# **Hint** says which choice is best. Behind *More*, **Show on the board** has the *chance of a ticket* on every space if your turn ends there, the *paths of the patrol
# car* to your taxi, and *where it can be left* after a turn within the limit. Click a space that is too far
# for the speed limit, and you read how likely a ticket is before you go. When you move the patrol car, choose *patrol car* under *Value
# of choices* to see where it costs the others most.
#
# Your next guess: how many spaces can you go without any risk when the patrol car is nine spaces away from where you
# stop?

# %%
from catlib.games.taxi_derby.odds import free_spaces, ticket_chance

# %%
free_spaces(9)

# %% [markdown]
# One more, and the die decides:

# %%
print(ticket_chance(away=9, over=3))

# %% [markdown]
# ## What we saw
#
# - Where the patrol car stands decides how fast is too fast: every four spaces of distance give one free space.
# - A turn within the limit lets you put the patrol car where the others want to go.
# - Speeding pays when a fare is waiting and the fine can be paid.

# %% [markdown]
# Change the number of players, run the cell above again, and say under *New game* who is a person and who is a bot. How
# a shortest path is found is told in [Jam](../course/06_jam.ipynb), when speeding pays in [Risk and
# reward](lesson_risk_and_reward.ipynb), and in the [design lab](design_lab.ipynb) you can change the rules. Or go back
# to [the start](../start.ipynb).
