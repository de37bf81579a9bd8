# ---
# jupyter:
#   jupytext:
#     cell_metadata_filter: tags,jupyter,-all
#     formats: ipynb,py:percent
#     text_representation:
#       extension: .py
#       format_name: percent
#       format_version: '1.3'
#       jupytext_version: 1.19.6
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% [markdown]
# # 12 A pass speaks
#
# Kuro passes. What does that tell you about his cards?
#
# **You will find out**
#
# - what a chance becomes when you learn something;
# - what a pass is worth from somebody who may be bluffing;
# - why it matters how a card was chosen, and not only which.
#
# **You need** fractions and products of chances: [Re-roll for seven](04_reroll_for_seven.ipynb). About 90 minutes: parts 1 and 2
# make a lesson, and parts 3 to 5 another.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The cards are from the game Meow Meow Daifugō, which you can [play here](../meow_daifugo/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from itertools import combinations

from catwidgets import check, guess
from catwidgets.lessons.meow_daifugo import a_pass_speaks as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play_kittens()

# %% [markdown]
# ## All hands that there are
#
# Two of seven cards are Kuro's: white 1 and 3, two black 2s, a doppelganger 2, and two "?", which stand for any
# number. You lead a 2. He plays if he can (the 3, or a "?"), and else he passes.
#
# <details><summary>The deck</summary>
#
# There are nine kittens. You hold the other two, a white 2 and a black 1.
#
# </details>

# %% [markdown]
# Begin before Kuro does anything.

# %%
guess("speaks: before")

# %% [markdown]
# Python writes down all his hands. We call the cards W1, W3, B2, b2, D2 (the doppelganger), W? and B?. How many hands are there,
# and how many of them have D2?

# %% tags=["unstored", "nbval-ignore-output"]
cards = ["W1", "W3", "B2", "b2", "D2", "W?", "B?"]
hands = list(combinations(cards, 2))
print(len(hands), sum("D2" in hand for hand in hands))

# %% [markdown]
# Now he passes. Which hands can you cross out? Do it on paper, and only then guess.

# %%
guess("speaks: after a pass")


# %% [markdown]
# ## Bayes' rule
#
# For each hand, multiply what you believed before by how likely this hand does what you saw: its **likelihood**. Then
# divide by the sum.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def update(before, likelihood):
    weights = {hand: before[hand] * likelihood(hand) for hand in before}
    total = sum(weights.values())
    return {hand: weight / total for hand, weight in weights.items()}


# %% [markdown]
# Kuro passes (1) with none of W3, W? and B?, else not (0).

# %% tags=["unstored", "nbval-ignore-output"]
def passes(hand):
    return 0 if {"W3", "W?", "B?"} & set(hand) else 1


alike = {hand: Fraction(1, len(hands)) for hand in hands}
after = update(alike, passes)
print(sum(chance for hand, chance in after.items() if "D2" in hand))

# %% [markdown]
# Set *Kuro answers* to *a pass*, and compare.

# %% tags=["unstored", "nbval-ignore-output"]
unit.hands(update)

# %%
guess("speaks: a low card")

# %% [markdown]
# ## A pass that may be a bluff
#
# Some cats hold their good cards back. From now on Kuro tosses a coin whenever he could play. Heads, he plays. Tails, he passes all
# the same. If he cannot play there is nothing to toss.

# %%
guess("speaks: could have")

# %% [markdown]
# It helps to think of whole deals. Take 210 of them, ten for each of the 21 hands. The slider says how often he holds back.

# %% tags=["unstored", "nbval-ignore-output"]
unit.mosaic()


# %% [markdown]
# The width of the rectangles is what you knew before: the **prior**. The height of what is shaded is the **likelihood**. The share of
# the shaded part is what you know afterwards: the **posterior**.
#
# **Your turn.** Write the likelihood of a pass for this Kuro: 1 if he cannot play, and one half if he can.

# %% tags=["your-turn"]
def passes_with_a_coin(hand):
    return ...


check("speaks: coin", passes_with_a_coin)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def passes_with_a_coin(hand):
#     return Fraction(1, 2) if {"W3", "W?", "B?"} & set(hand) else 1
#
#
# check("speaks: coin", passes_with_a_coin)
# ```
#
# </details>

# %% [markdown]
# And now let `update` work with it. How likely is it that this Kuro, who passed, has the doppelganger?

# %% tags=["your-turn"]
answer = ...
check("speaks: with a coin", answer)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# believed = update(alike, passes_with_a_coin)
# answer = sum(chance for hand, chance in believed.items() if "D2" in hand)
# check("speaks: with a coin", answer)
# ```
#
# </details>

# %% [markdown]
# ## How was it chosen?
#
# A new deal. Kuro plays whenever he can, always the lowest card that will do. You lead the black 1, and he answers with the
# doppelganger.

# %%
guess("speaks: another two")


# %% [markdown]
# A hand with *two* 2s shows you the doppelganger only every second time. Else you would have seen a black 2.

# %% tags=["unstored", "nbval-ignore-output"]
def plays_the_doppelganger(hand):
    twos = {"B2", "b2", "D2"} & set(hand)
    return Fraction(1, len(twos)) if "D2" in hand and "D2" in twos else 0


shown = update(alike, plays_the_doppelganger)
print(sum(chance for hand, chance in shown.items() if {"B2", "b2"} & set(hand)))

# %% tags=["unstored", "nbval-ignore-output"]
unit.one_by_one()

# %% [markdown]
# The same trap is in a famous quiz with three doors. **What you see is one thing. How you came to see it is
# another.**
#
# <details><summary>What card players say</summary>
#
# They call it *restricted choice*: it is more likely that he had no choice than that he had one.
#
# </details>
#
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
# - It matters how a card was chosen, and not only which.
#
# **To think about.** What if Kuro knew that you read his passes? Does a pass ever say nothing at all?
#
# **Go on.** The whole deck, and whether such chances come true: [What do they
# hold?](../meow_daifugo/lesson_what_do_they_hold.ipynb).
