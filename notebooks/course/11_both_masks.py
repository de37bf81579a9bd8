# %% [markdown]
# # 11 Both masks
#
# The deck has 32 cards, and two of them are cats behind masks, marked “?”. You get eight cards: a quarter of the deck. So each mask is
# yours with chance 1/4. Are both yours with chance 1/16?
#
# **You will find out**
#
# - how to count all hands without writing down a single one;
# - what the first mask takes away from the second;
# - why "none" is the easy way to "at least one".
#
# **You need** fractions and products of chances: [Re-roll for seven](04_reroll_for_seven.ipynb). About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The cards are from the game Meow Meow Daifugō, which you can [play here](../meow_daifugo/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from functools import cache

from catwidgets import agree, check, exercise, guess
from catwidgets.lessons.meow_daifugo import both_masks as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.deal_hands()

# %%
guess("masks: together")

# %% [markdown]
# ## Nine kittens
#
# There are far too many hands to look at. So begin with a deck of nine kittens and hands of two cards. Write down all hands on
# paper. Find a way not to forget any.

# %%
guess("masks: two of nine")

# %% [markdown]
# Here they are. Each field stands for the card of its row together with the card of its column. Choose which hands to mark.

# %% tags=["unstored", "nbval-ignore-output"]
unit.kittens()

# %% [markdown]
# ## With it or without it
#
# Now hands of three. Pick one card. Some hands have it: then two more cards come from the eight others. The
# rest do not have it: then all three come from the eight others.

# %%
guess("masks: three of nine")


# %% [markdown]
# To choose *k* of *n* cards, look at one card. Either it is in your hand, or it is not. Both times a smaller question
# is left.
#
# <details><summary>In the code</summary>
#
# `@cache` remembers what was worked out before.
#
# </details>
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
@cache
def choose(n, k):
    if k == 0 or k == n:
        return 1
    with_it = choose(n - 1, k - 1)
    without_it = choose(n - 1, k)
    return with_it + without_it


# %% [markdown]
# Each line is a deck. How does each number come from the line above? This is Pascal's triangle.

# %% tags=["unstored", "nbval-ignore-output"]
for n in range(10):
    print(" ".join(f"{choose(n, k):3}" for k in range(n + 1)).center(40))

# %% [markdown]
#

# %%
guess("masks: how many")

# %% [markdown]
# And if order counted? Each hand can come in 8 · 7 · 6 · 5 · 4 · 3 · 2 · 1 orders.

# %% tags=["unstored", "nbval-ignore-output"]
in_order = 1
for dealt in range(8):
    in_order = in_order * (32 - dealt)
print(f"{choose(32, 8)} hands, {in_order} in order: {in_order // choose(32, 8)} times as many")

# %% [markdown]
# ## Both
#
# All hands are equally likely: divide the hands that we mean by all hands.

# %% [markdown]
# **Your turn.** Both masks take two of your eight places. Where do your other cards come from? You can type sums, such as
# *5 choose 2*.

# %%
exercise("masks: both")

# %% [markdown]
# There is a second way, step by step. Deal the white mask first: 8 of its 32 places are yours. Then deal the black mask: 7 of the 31
# places that are left are yours. Multiply. Do both ways agree?

# %% tags=["unstored", "nbval-ignore-output"]
agree(Fraction(choose(30, 6), choose(32, 8)), Fraction(8, 32) * Fraction(7, 31))

# %% [markdown]
# ## At least one
#
# One mask is enough to win many a trick. How likely is one or more?

# %%
guess("masks: at least one")

# %% [markdown]
# The area shows all hands. Its width is shared by the white mask, its height by the black one. Shaded
# hands have a mask. Which part did 1/4 + 1/4 count twice? Then change deck and hand.

# %% tags=["unstored", "nbval-ignore-output"]
unit.masks(choose)


# %% [markdown]
# With many marked cards there are many such parts, but only one without any. “None” means that your whole hand comes from the
# other cards.
#
# **For those who program.** Write the chance of at least one: it gets the number of marked cards, the size of the hand, and of
# the deck. Everyone else can go on.

# %% tags=["your-turn"]
def at_least_one(marked, hand, deck):
    return ...


check("masks: some", at_least_one)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def at_least_one(marked, hand, deck):
#     none = Fraction(choose(deck - marked, hand), choose(deck, hand))
#     return 1 - none
#
#
# check("masks: some", at_least_one)
# ```
#
# </details>

# %%
guess("masks: a doppelganger")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - A hand is a choice without order. Either a card is in it, or it is not: that counts them all.
# - The first mask takes a place away from the second. So both together are rarer than the product says.
# - For "at least one", count "none" and take the rest.
#
# **To think about.** For both masks, are seven cards from a deck of 28 as good as eight from 32? Would you be surprised to be dealt
# the same hand a second time?
#
# **Go on.** How many of a sort come, what a whole hand can do, and three players at one table: [Counting
# hands](../meow_daifugo/lesson_counting_hands.ipynb).
