# %% [markdown]
# # 5 The patient die
#
# Your die shows a 4: one space for your cab. Roll it again?
#
# **You will find out**
#
# - what an average is good for, even one that no roll can show;
# - what patience is worth;
# - how an equation can add up a sum without end.
#
# **You need** fractions and simple equations. About 45 minutes. A die helps.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The dice are from the game Cat Cab Crew, which you can [play here](../cat_cab/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from random import choice

from catwidgets import check, exercise, guess
from catwidgets.lessons.cat_cab import patient_die as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## One roll
#
# | shows | brings |
# | --- | --- |
# | 1 | a **curse**: −1 space |
# | 2, 3 | nothing: the die is **blank** |
# | 4, 5 | 1 space |
# | 6 | 2 spaces |
#
# An **expected value** is the average over many rolls. Add what the six faces bring, and divide by six.

# %%
guess("patient: one roll")

# %% [markdown]
# The computer rolls ten thousand times and takes the average. Run it a few times.

# %% tags=["unstored", "nbval-ignore-output"]
brings = [-1, 0, 0, 1, 1, 2]
average = sum(choice(brings) for _ in range(10_000)) / 10_000
print(f"{average:.2f} spaces a roll")


# %% [markdown]
# **For those who program.** Write a function for the mean of any list of numbers. `sum(values)` adds them up, `len(values)` says
# how many there are. Everyone else can go on.

# %% tags=["your-turn"]
def mean(values):
    return ...


check("patient: mean", mean)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def mean(values):
#     return sum(values) / len(values)
#
#
# check("patient: mean", mean)
# ```
#
# </details>

# %% [markdown]
# ## Patience
#
# A 1 is a curse, and it takes a space away. But the die itself is then blank, like a 2 or a 3. A blank die may be rolled again.
# Let us do that until it moves the cab.

# %%
guess("patient: patience")


# %% [markdown]
# What is a die worth with some rolls left? With none left, nothing. Otherwise roll once. After a 1, 2 or 3 one roll less
# is left. A 4, 5 or 6 you keep.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def worth(rolls):
    if rolls == 0:
        return Fraction(0)
    later = worth(rolls - 1)
    after = {1: later - 1, 2: later, 3: later, 4: 1, 5: 1, 6: 2}
    return sum(after.values()) / Fraction(6)


# %% tags=["unstored", "nbval-ignore-output"]
unit.patience(worth)

# %% [markdown]
# **A quick way.** Let *V* be the worth of a blank die. After a blank roll nothing has changed: it is worth *V* again. So
# *V* is the mean of six things:
#
# $$V = \frac{(V - 1) + V + V + 1 + 1 + 2}{6}$$
#
# So 6*V* = 3*V* + 3. Solve it, and then guess.

# %%
guess("patient: a four")

# %% [markdown]
# ## Your turn: a costly curse
#
# What if a curse took **two** spaces away? Solve the equation on paper.

# %%
exercise("patient: dear curse")

# %% [markdown]
# ## The limit
#
# In the game you must stop with the fourth curse. Suppose that you hold three already. Then a 1 ends everything: after it the
# die stays blank, and is worth 0.

# %%
guess("patient: last chance")

# %% [markdown]
# From three curses we go back to two, one and none. Each worth follows from the one before.

# %% tags=["unstored", "nbval-ignore-output"]
value = Fraction(0)
for curses in (3, 2, 1, 0):
    value = (3 + value) / 4
    print(f"Curses: {curses}. Worth: {value}")

# %% [markdown]
# And if more curses were allowed, or fewer?

# %% tags=["unstored", "nbval-ignore-output"]
unit.limits()

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - The expected value is the average of very many rolls. It need not be a number that a roll can show.
# - A blank die is a new beginning. So its worth stands on both sides of an equation.
# - A patient die is worth as much as a 4. With a limit on curses it is worth a little less.
#
# **To think about.** Would you rather keep the 4, although both are worth the same? With a limit of four curses, is rolling a 4
# again still fair?
#
# **Go on.** Five dice, and how the best driver plays: [The perfect driver](14_perfect_driver.ipynb).
