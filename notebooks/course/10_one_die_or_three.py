# %% [markdown]
# # 10 One die or three
#
# You were 3 over the limit, and the patrol car comes after you. Our rules roll **one** four-sided die and multiply it
# by three. Another table adds up **three** dice. Which would you rather run from?
#
# **You will find out**
#
# - what two rules with the same mean can differ in;
# - how to measure it, with squares;
# - when a large spread is your friend, and when it is not.
#
# **You need** means and fractions: [The patient die](05_patient_die.ipynb). About 45 minutes. Four-sided dice help.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The patrol car is from the game Taxi Derby, which you can [play here](../taxi_derby/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from itertools import product
from random import randint

from catwidgets import check, exercise, guess
from catwidgets.lessons.taxi_derby import one_die as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.Chase()

# %% [markdown]
# ## The mean

# %%
guess("dice: same mean")

# %% [markdown]
# Ten thousand rolls each way, on average:

# %% tags=["unstored", "nbval-ignore-output"]
times_three = [3 * randint(1, 4) for _ in range(10_000)]
added = [randint(1, 4) + randint(1, 4) + randint(1, 4) for _ in range(10_000)]
print(f"one die times three: {sum(times_three) / 10_000:.2f}, three dice added: {sum(added) / 10_000:.2f}")

# %% [markdown]
# All ways are equally likely: four with one die, 4 · 4 · 4 = 64 with three.

# %% tags=["unstored", "nbval-ignore-output"]
faces = range(1, 5)
one = [3 * face for face in faces]
three = [a + b + c for a, b, c in product(faces, repeat=3)]
unit.two_lists(one, three)

# %% [markdown]
# The dashed lines are the means.
#
# ## Far and near
#
# The patrol car has to come at least as far as you are away.

# %%
guess("dice: far away")

# %%
guess("dice: near")

# %% tags=["unstored", "nbval-ignore-output"]
unit.reaching(lambda values, away: Fraction(sum(value >= away for value in values), len(values)))

# %%
exercise("dice: change places")

# %% [markdown]
# ## Squares
#
# How far does a list spread? **Square** the distance of each number from the mean. The mean of these squares is the
# **variance**. Try it with one die.

# %%
guess("dice: one die")

# %% [markdown]
# Now multiply the die by three. Each number is three times as far from the mean as before.

# %%
guess("dice: times three")

# %% [markdown]
# And three dice? They are seldom all high or all low.

# %%
guess("dice: three dice")


# %% [markdown]
# Here is the whole idea in Python. `Fraction` keeps everything exact.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea", "unstored", "nbval-ignore-output"]
def variance(values):
    mean = Fraction(sum(values), len(values))
    squares = [(value - mean) ** 2 for value in values]
    return sum(squares) / len(squares)


# %% [markdown]
# The sliders take any number of dice. There are two rules in the sentence below the picture. Can you find them?

# %% tags=["unstored", "nbval-ignore-output"]
unit.spread(variance)

# %% [markdown]
# - One die times 3: 3 · 3 = 9 times the variance of one die. Each distance is three times as large, and then squared.
# - Three dice added: 3 times the variance. Those of independent dice can simply be added up.
#
# The square root of the variance is the **standard deviation**: a distance in spaces again.
#
# ## Outside the game

# %%
guess("dice: lift")


# %% [markdown]
# **For those who program.** Why squares? Try it without: write a function for the mean **distance** from the mean.
# `abs(value - mean)` is the distance. Everyone else can go on.

# %% tags=["your-turn"]
def mean_distance(values):
    mean = Fraction(sum(values), len(values))
    return ...


check("dice: mean distance", mean_distance)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def mean_distance(values):
#     mean = Fraction(sum(values), len(values))
#     return sum(abs(value - mean) for value in values) / len(values)
#
#
# check("dice: mean distance", mean_distance)
# ```
#
# </details>

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - Two rules can have the same mean and spread differently about it. The variance measures it: the mean of the squares.
# - Three times one die has 3 · 3 = 9 times the variance of one die, three dice added only 3 times.
# - If the mean is not enough for you and you need luck, you like a large spread. If the mean is enough, you like a small
#   one.
#
# **To think about.** Who would rather have three dice, the taxi or the patrol car? Where else do many small chances make a sum that
# you can rely on?
#
# **Go on.** How likely a ticket is anywhere in the city: [Risk and reward](../taxi_derby/lesson_risk_and_reward.ipynb).
