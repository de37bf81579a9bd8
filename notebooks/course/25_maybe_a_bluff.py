# %% [markdown]
# # 25 Maybe a bluff
#
# You lead a 2, and Kuro passes. But he bluffs: now and then he passes although he could play. Could he this time?
#
# **You will find out**
#
# - what a pass is worth from somebody who may be bluffing;
# - why it matters how a card was chosen, and not only which.
#
# **You need** fractions. [A pass speaks](12_a_pass_speaks.ipynb) has the same cards, but comes without bluffs. About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The cards are from the game Meow Meow Daifugō, which you can [play here](../meow_daifugo/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from itertools import combinations

from catwidgets import check, exercise, guess
from catwidgets.lessons.meow_daifugo import maybe_a_bluff as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play_bluffs()

# %% [markdown]
# ## A pass that may be a bluff
#
# Kuro has two of seven cards: white 1 and 3, two black 2s, the doppelganger 2, and two “?”, which stand for any number. You
# lead a 2, and only the 3 or a “?” beats it. Whenever he could play, he tosses a coin. Heads, he plays. Tails, he passes all the same.

# %%
guess("maybe: could have")

# %% [markdown]
# It helps to think of whole deals. Take 210 of them, ten for each of the 21 hands. The slider says how often he holds back.

# %% tags=["unstored", "nbval-ignore-output"]
unit.mosaic()


# %% [markdown]
# The width is what you knew before: the **prior**. The shaded height is the **likelihood**. The share of
# the shaded part is what you know afterwards: the **posterior**.

# %% [markdown]
# **Bayes' rule**: prior times likelihood, divided by the sum. Here are all 21 hands. Set *Kuro answers* to *a pass*.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def update(before, likelihood):
    weights = {hand: before[hand] * likelihood(hand) for hand in before}
    total = sum(weights.values())
    return {hand: weight / total for hand, weight in weights.items()}


# %% tags=["unstored", "nbval-ignore-output"]
cards = ["W1", "W3", "B2", "b2", "D2", "W?", "B?"]
hands = list(combinations(cards, 2))
alike = {hand: Fraction(1, len(hands)) for hand in hands}
unit.hands(update)

# %% [markdown]
# **Your turn.** Six hands cannot play, and three of them have the doppelganger. Fifteen can, and three of those have it.

# %%
exercise("maybe: with a coin")


# %% [markdown]
# **For those who program.** Write the likelihood of a pass for this Kuro: 1 if he cannot play, and one half if he can. Everyone
# else can go on.

# %% tags=["your-turn"]
def passes_with_a_coin(hand):
    return ...


check("maybe: coin", passes_with_a_coin)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def passes_with_a_coin(hand):
#     return Fraction(1, 2) if {"W3", "W?", "B?"} & set(hand) else 1
#
#
# check("maybe: coin", passes_with_a_coin)
# ```
#
# </details>

# %% [markdown]
# ## How was it chosen?
#
# A new deal. Kuro plays whenever he can, always the lowest card that will do. You lead the black 1, and he answers with the
# doppelganger.

# %%
guess("maybe: another two")


# %% [markdown]
# A hand with *two* 2s shows you the doppelganger only every second time. Else you would have seen a black 2.

# %% tags=["unstored", "nbval-ignore-output"]
def plays_the_doppelganger(hand):
    twos = {"B2", "b2", "D2"} & set(hand)
    return Fraction(1, len(twos)) if "D2" in hand and "D2" in twos else 0


shown = update(alike, plays_the_doppelganger)
chance = sum(p for hand, p in shown.items() if {"B2", "b2"} & set(hand))
print(f"The chance that his other card is a black 2: {chance}")

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
# - The prior, times the likelihood, shared out anew, is the posterior.
# - The more often he holds back, the less his pass says.
# - It matters how a card was chosen, and not only which.
#
# **To think about.** What if Kuro knew that you read his passes? Does a pass ever say nothing at all?
#
# **Go on.** The whole deck, and whether such chances come true: [What do they
# hold?](../meow_daifugo/lesson_what_do_they_hold.ipynb).
