# %% [markdown]
#

# %% [markdown]
# # 23 Sums
#
# Roll one die 200 times. Then add two dice, then three, up to ten. Each time, say first what the bars will look like.
#
# **You will find out**
#
# - what shape the totals of many dice have, and why;
# - how far from the mean they lie;
# - whether chance evens out in the end.
#
# **You need** totals of two dice: [Ties](01_ties.ipynb). About 40 minutes. You need not write any Python: read, click, and write
# numbers. Squared paper is useful.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from random import choices, randint

from catwidgets import exercise, guess
from catwidgets.lessons.classics import sums as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## Guess first

# %%
guess("sums: exactly")

# %% [markdown]
# **Your turn.** Averages can be added: each die brings its own.

# %%
exercise("sums: thirty")

# %% [markdown]
# The computer adds ten dice a thousand times. Run the cell a few times.

# %% tags=["unstored", "nbval-ignore-output"]
totals = [sum(randint(1, 6) for _ in range(10)) for _ in range(1000)]
print(f"{totals.count(35)} times 35, {sum(30 <= total <= 40 for total in totals)} times 30 to 40")

# %% [markdown]
# ## One more
#
# To make 5 with three dice, let the third die show 1, 2 or 3. What have the other two to make?

# %%
guess("sums: three dice")


# %% [markdown]
# Here is the whole idea in Python: what the ways of each total become when one more die is added.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def add_one(ways, faces):
    after = {}
    for total, number in ways.items():
        for face in faces:
            after[total + face] = after.get(total + face, 0) + number
    return after


# %%
ways = {0: 1}
for dice in (1, 2, 3):
    ways = add_one(ways, [1, 2, 3, 4, 5, 6])
    print(f"dice: {dice}, ways:", *ways.values())

# %% [markdown]
# ## The bell
#
# Middle totals can be made in many ways, extremes in few.

# %%
guess("sums: strange")

# %% [markdown]
# The line is a **bell curve**, the normal distribution. The **spread** (standard deviation) is a typical distance from the mean.

# %% tags=["unstored", "nbval-ignore-output"]
unit.shape(add_one)

# %%
guess("sums: within")

# %% [markdown]
# ## Wider, but not as fast

# %%
guess("sums: four times")

# %%
for dice in (1, 4, 16, 64, 100):
    print(f"dice: {dice}, mean {3.5 * dice}, spread {round(1.708 * dice**0.5, 1)}")

# %% [markdown]
# **Your turn.** It is the same for whatever is added, if no part depends on another.

# %%
exercise("sums: spinner")

# %%
guess("sums: even out")

# %% [markdown]
# Twenty tries each: how far is the number of heads from one half of the tosses, and how far is the share of heads?

# %% tags=["unstored", "nbval-ignore-output"]
for tosses in (100, 10_000):
    heads = [sum(choices([0, 1], k=tosses)) for _ in range(20)]
    away = sum(abs(n - tosses // 2) for n in heads) / 20
    print(f"{tosses} tosses: {away:.1f} heads away on average, {100 * away / tosses:.1f} percentage points")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - Totals of many dice come near to a bell, whatever one die looks like.
# - About 68% lie within one spread of the mean, about 95% within two.
# - *n* times as many: the total spreads √*n* times as wide, and the average gets closer. Nothing is paid back.
#
# **To think about.** Why are so many things in nature shaped like a bell? What is not?
#
# **Go on.** How sure one can be of a count: [Does starting help?](17_does_starting_help.ipynb)
