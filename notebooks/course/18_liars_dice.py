# %% [markdown]
# # 18 Liar's dice
#
# You and Lea roll five dice each. You see yours. Hers stay under her cup, and she has not looked. She says: "At least three
# of all ten dice show a 4." Do you believe it? Call a few rounds.
#
# **You will find out**
#
# - how likely hidden dice are to help a bid;
# - what *exactly two* and *at least two* have to do with each other;
# - which bid is the boldest that you should believe.
#
# **You need** independent events: [Re-roll for seven](04_reroll_for_seven.ipynb). About 45 minutes. Ten real dice and two cups
# are fun.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# Liar's dice is an old game with many names. Here it is played for one bid. [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from math import comb
from random import randint

from catwidgets import check, exercise, guess
from catwidgets.lessons.classics import liars_dice as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## Guess first
#
# Take away the dice that you see. The hidden dice have to bring the rest.

# %%
guess("liars: one more")

# %% [markdown]
# The computer rolls five dice a thousand times and counts the 4s. Run the cell a few times.

# %% tags=["unstored", "nbval-ignore-output"]
cups = [[randint(1, 6) for _ in range(5)] for _ in range(1000)]
for fours in range(6):
    print(f"{fours} fours: {sum(cup.count(4) == fours for cup in cups)} cups")

# %% [markdown]
# ## None, and exactly two
#
# The dice are **independent**: no die knows what another one shows. So chances are multiplied.

# %%
guess("liars: none")

# %%
guess("liars: two")


# %% [markdown]
# First the chance of one order, then the number of orders: the **binomial distribution** of equal, independent
# trials.
#
# <details><summary>In the code</summary>
#
# `comb(5, 2)` counts in how many ways two of five dice can be chosen.
#
# </details>
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea", "unstored", "nbval-ignore-output"]
def exactly(k, dice, chance=Fraction(1, 6)):
    orders = comb(dice, k)
    return orders * chance**k * (1 - chance) ** (dice - k)


def at_least(k, dice, chance=Fraction(1, 6)):
    return sum(exactly(i, dice, chance) for i in range(k, dice + 1))


print(f"exactly two: {exactly(2, 5)}, at least two: {at_least(2, 5)}")

# %% [markdown]
# ## A bid is a tail
#
# A bid is true if there are *at least* as many: one bar and all to its right, a **tail**.

# %% tags=["unstored", "nbval-ignore-output"]
unit.tail(exactly)

# %%
guess("liars: thirty")

# %% [markdown]
# With many dice the tallest bar stands at the average. A bid on the average, for more and more dice:

# %% tags=["unstored", "nbval-ignore-output"]
for dice in (6, 12, 30, 60, 120):
    print(f"{dice} dice, at least {dice // 6}: {float(at_least(dice // 6, dice)):.1%}")

# %% [markdown]
# ## Your turn
#
# A 1 is a **joker** now, and counts as any face.

# %%
exercise("liars: jokers")


# %% [markdown]
# Which bid is the boldest that is true at least half of the time? Write a function that finds it for any number of hidden dice:
# the largest `k` with `at_least(k, dice) >= Fraction(1, 2)`. No jokers.

# %% tags=["your-turn"]
def boldest(dice):
    return ...


check("liars: boldest", boldest)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def boldest(dice):
#     return max(k for k in range(dice + 1) if at_least(k, dice) >= Fraction(1, 2))
#
#
# check("liars: boldest", boldest)
# ```
#
# </details>

# %% [markdown]
# Go back to Lea's bids and play with what you know: take away the dice that you see, and look at the tail.
#
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - One order is a product. The number of orders is a binomial coefficient. Together they make one bar.
# - A bid is a tail. *At least one* is quickest by the complement: all, less none.
# - The average of *n* trials with chance *p* is *n* · *p*, and where that is a whole number, a bid on it is true more than half of the time.
#
# **To think about.** Say Lea looks at her dice before she bids. Are the bars still right? When is a binomial distribution wrong?
#
# **Go on.** What a bid says about the dice: [A pass speaks](12_a_pass_speaks.ipynb).
