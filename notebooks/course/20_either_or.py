# %% [markdown]
# # 20 Either, or
#
# 24 cards of a card game, white and black, numbered 1 to 8. Some cards are two things at once. Find them all.
#
# **You will find out**
#
# - why eight and three can make ten;
# - how circles and a table keep order among cards;
# - why it is often easier to count what you do not want.
#
# **You need** fractions. About 40 minutes. You need not write any Python: read, click, and write numbers.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The cards are from the game Meow Meow Daifugō, which you can [play here](../meow_daifugo/play.ipynb). [All
# units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from random import choice

from catwidgets import exercise, guess
from catwidgets.lessons.meow_daifugo import either_or as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.find()

# %% [markdown]
# ## Guess first
#
# In mathematics *or* means: the one, the other, or both.

# %%
guess("either: even or high")


# %% [markdown]
# ## Circles and a table
#
# A card that is both lies in both circles. Such a picture is called a **Venn diagram**. The same four numbers stand
# in a **two-way table**.
#
# Here is the whole idea in Python. It goes through the cards, and counts each card once.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def either(first, second, cards):
    count = 0
    for card in cards:
        if first(card) or second(card):
            count += 1
    return count


# %% tags=["unstored", "nbval-ignore-output"]
unit.circles(either)

# %%
guess("either: exclusive")

# %% [markdown]
# Choose *a 1* and *high* above: the middle is empty. And this many cards are white or a 1, as you found:

# %%
found = 8 + 3 - 1
print(f"{found} cards")

# %% [markdown]
# **Your turn.** Add, and take away what you counted twice.

# %%
exercise("either: black or high")

# %% [markdown]
# ## Chances
#
# All cards are equally likely to be drawn. So a chance is a number of cards, divided by 24.

# %%
guess("either: chance")

# %%
guess("either: neither")

# %% [markdown]
# The **complement** is all that is left. Together an event and its complement have the chance 1. So the chance of a card that is not white is

# %%
print(1 - Fraction(8, 24))

# %% [markdown]
# The computer draws a thousand times, and counts.

# %% tags=["unstored", "nbval-ignore-output"]
drawn = [choice(unit.cards()) for _ in range(1000)]
wanted = sum(number % 2 == 0 or number >= 6 for colour, number in drawn)
print(f"{wanted} even or high, {1000 - wanted} neither")

# %% [markdown]
# **Your turn.** This *or* is another one: one of the two, but not both. Which fields of the circles do you need?

# %%
exercise("either: only one")

# %% [markdown]
# ## Among the even cards
#
# Somebody looks at a card and tells you a part of what it is. Then only some of the cards are left. Read one row or one column of
# the table.

# %%
guess("either: white of even")

# %% [markdown]
# White among the even is not the same as even among the white:

# %% tags=["unstored", "nbval-ignore-output"]
even = [card for card in unit.cards() if card[1] % 2 == 0]
white = [card for card in unit.cards() if card[0] == "white"]
both = [card for card in even if card in white]
print(f"{len(both)} of {len(even)} even cards are white, {len(both)} of {len(white)} white cards are even")

# %% [markdown]
# Now a question without cards. Think of the circles.

# %%
guess("either: story")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - Either: add, and take away what was counted twice. Mutually exclusive events have nothing to take away.
# - Every card lies in exactly one of four fields, and their chances add up to 1.
# - The complement is all that is left: 1 less the chance.
#
# **To think about.** When is adding enough? Can two circles be one inside the other?
#
# **Go on.** Two dice on a board: [Ties](01_ties.ipynb).
