# %% [markdown]
# # 9 Speeding
#
# A passenger is in a hurry and pays 5 dollars if you speed. If you stay within the limit you earn 3 dollars. A patrol car may catch you, and
# a ticket costs 3 dollars. What risk would you take?
#
# **You will find out**
#
# - what a risky turn is worth on average;
# - up to what risk it pays;
# - why a fine costs those most who can least afford it.
#
# **You need** fractions, averages and simple equations: [The patient die](05_patient_die.ipynb). About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The tickets are from the game Taxi Derby, which you can [play here](../taxi_derby/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from random import random

from catwidgets import check, exercise, guess
from catwidgets.lessons.taxi_derby import speeding as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## What is a risk worth?
#
# You keep the fare, caught or not.

# %%
guess("speeding: worth")

# %% [markdown]
# Is that true? Ten thousand rides with a chance of 1/2, on average:

# %% tags=["unstored", "nbval-ignore-output"]
earned = [5 - 3 * (random() < 1 / 2) for _ in range(10_000)]
average = sum(earned) / len(earned)
print(f"{average:.2f} dollars a ride")

# %% [markdown]
# ## Break-even
#
# With a sure ticket speeding is worth 2 dollars, less than the slow way. For some chance of a ticket both are worth
# the same: that is **break-even**.

# %%
guess("speeding: break-even")



# %% [markdown]
# Take the fare, and take away the ticket times its chance. Then compare with the slow way.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea", "unstored", "nbval-ignore-output"]
def speeding(chance, fare, ticket):
    free = fare
    caught = fare - ticket
    return (1 - chance) * free + chance * caught


# %% [markdown]
# One line is speeding, the other the slow way. Move the sliders and read the calculation below the picture.

# %% tags=["unstored", "nbval-ignore-output"]
unit.weighing(speeding)

# %% [markdown]
# ## An empty purse
#
# Now you cannot pay a fine. If you are caught, you are **impounded**.

# %%
guess("speeding: empty purse")

# %% [markdown]
# With money in the purse it was 2/3. It is the same fine. But those who can least afford it should take the least risk.
#
# ## Outside the game

# %%
exercise("speeding: parking")


# %% [markdown]
# **For those who program.** Write the rule as a function: up to what chance does speeding pay? Take `Fraction(gain, cost)` for
# a fraction. Everyone else can go on.

# %% tags=["your-turn"]
def pays_up_to(fare, ticket, slow):
    return ...


check("speeding: rule", pays_up_to)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def pays_up_to(fare, ticket, slow):
#     return Fraction(fare - slow, ticket)
#
#
# check("speeding: rule", pays_up_to)
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
# - A risk is worth its average: the fare, less the chance times the cost.
# - Break-even is what speeding gains, divided by what a ticket costs.
# - With an empty purse a ticket costs more, so only small risks pay.
#
# **To think about.** What should a ticket cost so that nobody speeds any more? Is one fine for all fair?
#
# **Go on.** How likely is a ticket, and what do three dice change? [Risk and reward](../taxi_derby/lesson_risk_and_reward.ipynb).
