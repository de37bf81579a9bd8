# %% [markdown]
#

# %% [markdown]
# # 24 Same luck
#
# Ten dice are added. Somebody proposes a new rule. Are the totals larger on average? Test it both ways and compare the dots.
#
# **You will find out**
#
# - how to see a small change through much luck;
# - how many tests are enough;
# - why the worst get better, with a lucky charm or without.
#
# **You need** averages. About 45 minutes. You need not write any Python: read, click, and write numbers. Ten real dice are fun.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from random import randint

from catwidgets import exercise, guess
from catwidgets.lessons.classics import same_luck as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## Guess first

# %%
guess("luck: rule")

# %%
for face in range(1, 7):
    print(f"{face} counts {unit.scored(face)}, that is {unit.scored(face) - face} more")

# %% [markdown]
# **Your turn.** One die first, then ten.

# %%
exercise("luck: ten dice")

# %% [markdown]
# ## Same dice or separate dice
#
# With the *same dice* one roll is counted by both rules. Such a test is called **paired**. With *separate dice* each rule has a
# roll of its own.

# %%
guess("luck: single")

# %% [markdown]
# A thousand tests of each kind: in how many does the new rule make the larger total? Run the cell a few times.

# %% tags=["unstored", "nbval-ignore-output"]
same, own = [], []
for _ in range(1000):
    dice, others = ([randint(1, 6) for _ in range(10)] for _ in range(2))
    same.append(sum(map(unit.scored, dice)) - sum(dice))
    own.append(sum(map(unit.scored, others)) - sum(dice))
print(f"separate dice: {sum(more > 0 for more in own)}, same dice: {sum(more > 0 for more in same)}")

# %%
guess("luck: which")


# %% [markdown]
# Here is the whole idea in Python: the **margin of error** of an average. The true gain lies within this margin, up or down, in
# about 19 cases of 20.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def error(differences):
    n = len(differences)
    mean = sum(differences) / n
    variance = sum((d - mean) ** 2 for d in differences) / (n - 1)
    return 2 * (variance / n) ** 0.5


# %% tags=["unstored", "nbval-ignore-output"]
unit.errors(error)

# %% [markdown]
# Where zero lies inside, luck alone could have done it. Other schools have other dice: move the second slider.

# %%
guess("luck: many")

# %% [markdown]
# ## How many tests?

# %%
for n in (10, 40, 160):
    print(f"{n} tests: same dice ± {round(2 * 2.84 / n**0.5, 1)}, separate dice ± {round(2 * 6.43 / n**0.5, 1)}")

# %% [markdown]
# **Your turn.** The margin of error falls with the square root of the number of tests.

# %%
exercise("luck: needed")

# %% [markdown]
# ## The worst get better

# %%
guess("luck: worst")

# %% [markdown]
# No charm at all, and what the ten worst of a hundred do next. Run the cell a few times.

# %% tags=["unstored", "nbval-ignore-output"]
first = sorted(sum(randint(1, 6) for _ in range(10)) for _ in range(100))
again = [sum(randint(1, 6) for _ in range(10)) for _ in range(10)]
print(f"the ten worst: {sum(first[:10]) / 10}, and again: {sum(again) / 10}")

# %% [markdown]
# Runners who train after a bad race, pupils who are praised after a good mark, roads that get a camera after an accident: look
# for others to compare with.

# %%
guess("luck: pairs")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - One test says little: luck is stronger than most rules.
# - With the same luck for both, one test is worth about five.
# - Half the margin of error takes four times as many tests.
# - Who is chosen for bad luck does better next time: regression to the mean.
#
# **To think about.** Can the same luck deceive? Why should chance decide who takes the medicine?
#
# **Go on.** A test of a whole game: [Does starting help?](17_does_starting_help.ipynb)
