# %% [markdown]
#

# %% [markdown]
# # 22 Bluff
#
# King beats queen, queen beats jack. Each of you puts in a coin. If Lea bets another one, *call* (put in one, too) or
# *fold* (she takes all). Without a bet the cards are shown. You hold the queen.
#
# | Lea's coins | bet, you call | bet, you fold | no bet |
# | --- | --- | --- | --- |
# | king | +2 | +1 | +1 |
# | jack | −2 | +1 | −1 |
#
# **You will find out**
#
# - why somebody who never bluffs wins no more than somebody who always does;
# - how many bluffs are right, even if the other knows the number;
# - what a chance of 75% promises, and what it does not.
#
# **You need** fractions. About 45 minutes. You need not write any Python: read, click, and write numbers. Three real cards and some
# coins are fun.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# This is Kuhn poker, the smallest game of cards in which bluffing pays. [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from random import random

from catlib import load
from catlib.solving import cfr
from catwidgets import exercise, guess
from catwidgets.lessons.classics import bluff as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## Guess first
#
# Lea gets kings and jacks equally often.

# %%
guess("bluff: honest")

# %%
guess("bluff: always")

# %% [markdown]
# ## How many bluffs?
#
# To bet with a jack is to **bluff**. Lea chooses by chance which of her jacks bluff, so you never know which.

# %%
guess("bluff: best")


# %% [markdown]
# Here is the whole idea in Python: Lea's coins in 24 deals. In `calls` of 12 bets you call.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def coins(bluffs, calls):
    kings, other_jacks = 12, 12 - bluffs
    never_called = kings + bluffs - other_jacks
    always_called = 2 * kings - 2 * bluffs - other_jacks
    return Fraction(calls * always_called + (12 - calls) * never_called, 12)


# %%
for bluffs in (0, 3, 4, 6, 12):
    print(f"{bluffs} bluffs: never called {coins(bluffs, 0)} coins, always called {coins(bluffs, 12)}")

# %% [markdown]
# You choose the lower number, so Lea wants it as high as can be. A plan that leaves a choice to chance is called a
# **mixed strategy**.

# %% tags=["unstored", "nbval-ignore-output"]
unit.balance(coins)

# %% [markdown]
# ## How many calls?
#
# Call too seldom, and she bluffs with every jack. Call too often, and she never does. Look for a flat line.

# %%
guess("bluff: calls")

# %%
for bluffs in (0, 4, 12):
    print(f"{bluffs} bluffs: {coins(bluffs, 8)} coins")

# %% [markdown]
# ## What a bet tells
#
# **Your turn.** Lea bluffs with 4 of 12 jacks. Count the bets, not the deals.

# %%
exercise("bluff: king")

# %% [markdown]
# The computer deals a thousand times and counts Lea's bets. Run the cell a few times.

# %% tags=["unstored", "nbval-ignore-output"]
cards = ["king" if random() < 1 / 2 else "jack" for _ in range(1000)]
bets = [card for card in cards if card == "king" or random() < 4 / 12]
print(f"{bets.count('king')} of {len(bets)} bets come from a king")

# %%
guess("bluff: happens")

# %% [markdown]
# ## Larger bets, and the whole game
#
# **Your turn.** Now a bet is two coins: a king that is called wins three, and a bluff that is called loses three.

# %%
exercise("bluff: two")

# %% [markdown]
# <details><summary>Step by step, with a bet of three coins</summary>
#
# Never called, Lea wins 2 · bluffs, as before. Always called, the kings win 12 · 4 = 48, the jacks lose 12, and each
# bluff loses 3 more: 36 − 3 · bluffs. Both are equal if 5 · bluffs = 36. So 7.2 bluffs are right: mostly 7, sometimes
# 8.
#
# </details>
#
# In the whole game you may get any of the three cards, and both of you may bet.

# %%
guess("bluff: first")

# %% [markdown]
# The computer plays 3,000 times against itself. What another choice would have won is its **regret**, and that choice
# comes more often from then on. In the end the second one, after a pass, bluffs with this share of jacks:

# %% tags=["unstored", "nbval-ignore-output"]
found = cfr(load("kuhn_poker"), 3000)
print(f"{round(found.value, 3)} coins a deal for the first one")
print(f"{round(100 * found.strategy(1, card=[0, 1], moves=1, paid=[1, 1])['bet'])}% of jacks")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - Never to bluff wins nothing, and always to bluff wins nothing. Four bluffs of twelve win 8 coins in 24 deals, whatever the other does.
# - A good mix makes the other one's choices equally good.
# - A chance of 75% says how often, and not what happens next.
#
# **To think about.** A ticket inspector cannot check every train. Why is it wrong to check every Monday? Does Lea have to hide
# how often she bluffs?
#
# **Go on.** Bids that you may believe or not: [Liar's dice](18_liars_dice.ipynb).
