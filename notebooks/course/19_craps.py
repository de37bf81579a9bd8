# %% [markdown]
# # 19 Craps
#
# Two dice, one player, one house. The first roll may win or lose at once. Any other total is your **point**: it has to come again before a 7. Play
# a few games.
#
# **You will find out**
#
# - how long you wait for a total, and when it is likeliest to come;
# - how to forget rolls that decide nothing;
# - what happens to somebody who plays all night.
#
# **You need** independent events, and a bit of powers: [Re-roll for seven](04_reroll_for_seven.ipynb). About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# Craps comes from an English game of the Middle Ages, and its bet on the shooter is called the pass line. [All
# units](course.ipynb).

# %% jupyter={"source_hidden": true}
from collections import Counter
from fractions import Fraction
from itertools import count
from random import randint

from catwidgets import check, exercise, guess
from catwidgets.lessons.classics import craps as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## Guess first
#
# You have played a few games. What do you think?

# %%
guess("craps: fair")

# %%
guess("craps: at once")

# %% tags=["unstored", "nbval-ignore-output"]
ways = Counter(a + b for a in range(1, 7) for b in range(1, 7))
print(f"{ways[7]} of {ways.total()} pairs make 7, and {ways[11]} make 11")

# %% [markdown]
# ## Waiting
#
# If nothing is decided, you roll on. So how long does one wait?

# %%
guess("craps: first seven")

# %%
guess("craps: wait")

# %% [markdown]
# The computer waits a thousand times.

# %% tags=["unstored", "nbval-ignore-output"]
waits = [next(n for n in count(1) if randint(1, 6) + randint(1, 6) == 7) for _ in range(1000)]
print(f"on average {sum(waits) / 1000:.2f} rolls, {waits.count(1)} waits of one roll, {max(waits)} at most")


# %% [markdown]
# All rolls before it miss, and then it comes: the bars fall by the same factor, the **geometric distribution**. The
# dice have no memory.
#
# Here is the whole idea in Python: when a total first comes, and which of two comes first.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def first_at(roll, chance):
    misses = (1 - chance) ** (roll - 1)
    return misses * chance


def before(total, other=7):
    return Fraction(ways[total], ways[total] + ways[other])


# %%
unit.waiting(first_at)

# %% [markdown]
# ## The point
#
# Say your first roll was a 4. Now a 4 wins and a 7 loses. Everything else only takes time.

# %%
guess("craps: four")

# %% tags=["unstored", "nbval-ignore-output"]
for point in (4, 5, 6, 8, 9, 10):
    print(f"{point} has {ways[point]} ways against {ways[7]} and comes before 7 with {before(point)}")

# %% [markdown]
# **Your turn.** Put the game together: 7 and 11 win at once. Each point wins later, if it comes before 7. You can type sums, such as
# (8 + 2) / 36.

# %%
exercise("craps: pass line")

# %% [markdown]
# ## All night
#
# One game is nearly fair. Now play on, a coin a game, until one side has nothing left. That is called **gambler's ruin**.

# %%
guess("craps: ten coins")

# %%
guess("craps: hundred coins")

# %% [markdown]
# The picture shows other purses. Beside it is the line of a fair coin, for which the size of the purses doesn't matter.

# %% tags=["unstored", "nbval-ignore-output"]
unit.ruin()


# %% [markdown]
# **Why?** A game is won with chance *p*, and *r* is (1 − *p*) / *p*. On average a game changes nothing: each coin adds
# *r* times as much as the last. *c* of *g* coins have
#
# $$\frac{1 - r^c}{1 - r^g}$$
#
# **For those who program.** Write it, with `coins` *c*, `goal` *g*, `win` *p*. Everyone else can go on.

# %% tags=["your-turn"]
def reach(coins, goal, win):
    return ...


check("craps: reach", reach)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def reach(coins, goal, win):
#     r = (1 - win) / win
#     return (1 - r**coins) / (1 - r**goal)
#
#
# check("craps: reach", reach)
# ```
#
# </details>

# %% [markdown]
# With many coins, one more is usually reached, even so. Twice as many is another thing:

# %% tags=["unstored", "nbval-ignore-output"]
r = 251 / 244
for coins in (2, 10, 50, 100):
    more, double = ((1 - r**coins) / (1 - r**goal) for goal in (coins + 1, 2 * coins))
    print(f"{coins} coins: one more with {round(more, 3)}, twice as many with {round(double, 3)}")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - The wait for a success is geometric: the first trial is the likeliest, and one over the chance is the average.
# - Of two totals, the one with more ways comes first more often. The others may be forgotten.
# - Nearly fair is not fair: even a chance just below half decides a long night.
#
# **To think about.** Bold or timid: which is better against the house? Is there a way to bet that beats the house?
#
# **Go on.** Chains of states, in battles: [Equal armies](15_equal_armies.ipynb).
