# %% [markdown]
# # 12 A pass speaks
#
# You play cards with Kuro. You lead a white 2: a 3 beats it, and so does a “?”, which stands for any number. Kuro passes.
# What does that tell you about the two cards in his hand?
#
# **You will find out**
#
# - what a chance becomes when you learn something;
# - why a card that has no say can become likelier.
#
# **You need** fractions and products of chances: [Re-roll for seven](04_reroll_for_seven.ipynb). About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The cards are from the game Meow Meow Daifugō, which you can [play here](../meow_daifugo/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from itertools import combinations

from catwidgets import check, exercise, guess
from catwidgets.lessons.meow_daifugo import a_pass_speaks as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play_kittens()

# %% [markdown]
# ## All possible hands
#
# Two of seven cards are Kuro's: white 1 and 3, two black 2s, a doppelganger 2, and two "?", which stand for any
# number. You lead a 2. He plays if he can (the 3, or a "?"), otherwise he passes.
#
# <details><summary>The deck</summary>
#
# There are nine kittens. You hold the other two, a white 2 and a black 1.
#
# </details>

# %% [markdown]
# Start before Kuro has done anything.

# %%
guess("speaks: before")

# %% [markdown]
# Python writes down all his hands. We call the cards W1, W3, B2, b2, D2 (the doppelganger), W? and B?. Then it counts
# them, and those with D2.

# %% tags=["unstored", "nbval-ignore-output"]
cards = ["W1", "W3", "B2", "b2", "D2", "W?", "B?"]
hands = list(combinations(cards, 2))
with_it = [hand for hand in hands if "D2" in hand]
print(f"{len(hands)} hands, {len(with_it)} of them with D2")

# %% [markdown]
# Now he passes. A square is a hand: the cards at its left and below.

# %% tags=["unstored", "nbval-ignore-output"]
unit.cross_out()

# %%
guess("speaks: after a pass")


# %% [markdown]
# ## Bayes' rule
#
# The **likelihood** of a pass is 0 for hands with the 3 or a “?”, and 1 for six others. Multiply, and divide by the sum: 1/6 each.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def update(before, likelihood):
    weights = {hand: before[hand] * likelihood(hand) for hand in before}
    total = sum(weights.values())
    return {hand: weight / total for hand, weight in weights.items()}


# %% tags=["unstored", "nbval-ignore-output"]
def passes(hand):
    return 0 if {"W3", "W?", "B?"} & set(hand) else 1


alike = {hand: Fraction(1, len(hands)) for hand in hands}
after = update(alike, passes)
chance = sum(p for hand, p in after.items() if "D2" in hand)
print(f"The chance of D2 after the pass: {chance}")

# %% [markdown]
# Set *Kuro answers* to *a pass*.

# %% tags=["unstored", "nbval-ignore-output"]
unit.hands(update)

# %%
guess("speaks: a low card")

# %% [markdown]
# ## A play speaks, too
#
# A new deal. Kuro always plays the lowest card that will do, and he answers with the white 3. Which hands are left now?

# %%
exercise("speaks: wild")


# %% [markdown]
# **For those who program.** Write the likelihood of that: 1 for a hand that plays the 3, and 0 for all others. Everyone else can
# go on.

# %% tags=["your-turn"]
def plays_the_three(hand):
    return ...


check("speaks: three", plays_the_three)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def plays_the_three(hand):
#     return 1 if "W3" in hand else 0
#
#
# check("speaks: three", plays_the_three)
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
# - Learning something means: weigh each case by how likely it makes what you saw, and share out anew.
# - The chances of all cards add up to the number of cards. What some lose, others win.
#
# **To think about.** What if Kuro sometimes passes although he could play?
#
# **Go on.** What if Kuro holds his good cards back? [Maybe a bluff](25_maybe_a_bluff.ipynb).
