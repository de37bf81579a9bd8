# %% [markdown]
# # 13 The best question
#
# Kuro, your opponent, holds two cards that you cannot see. You may ask him one question, and he is honest. Which question
# tells you most?
#
# **You will find out**
#
# - how surprise is measured, in bits;
# - what makes a question good, whatever it is about;
# - why a lead is a question, too.
#
# **You need** chances as fractions. About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The cards are from the game Meow Meow Daifugō, which you can [play here](../meow_daifugo/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from collections import Counter
from math import log2

from catwidgets import check, exercise, guess
from catwidgets.lessons.meow_daifugo import best_question as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## Yes or no
#
# Kuro's cards are two of seven: white 1, white 3, two black 2s, a doppelganger 2, and the white and the black "?". We call them W1,
# W3, B2, b2, D2, W? and B?. These are all his hands.

# %% tags=["unstored", "nbval-ignore-output"]
hands = unit.HANDS
print(*("+".join(hand) for hand in hands))

# %%
guess("best: yes or no")

# %% [markdown]
# So the number of questions has to do with halving. A good question rules out many hands, whatever the answer is. Which of these two
# questions is better?

# %%
guess("best: two questions")


# %% [markdown]
# Python counts all answers.

# %% tags=["unstored", "nbval-ignore-output"]
def has_the_doppelganger(hand):
    return "D2" in hand


def can_beat_a_2(hand):
    return bool({"W3", "W?", "B?"} & set(hand))


for question in (has_the_doppelganger, can_beat_a_2):
    yes = sum(map(question, hands))
    print(f"{question.__name__}: {yes} yes, {len(hands) - yes} no")

# %% [markdown]
# ## Surprise
#
# An answer that you knew before tells you nothing, an unexpected one much. A chance of 1/2 is one **bit** of surprise, 1/4 is two
# bits: count how often you halve. log2 counts that, too: log2(16) = 4, as 16, 8, 4, 2, 1 are four halvings. A chance has
# log2(1/chance) bits.
#
# <details><summary>Who thought of it</summary>
#
# Claude Shannon, in 1948.
#
# </details>

# %%
guess("best: surprise")


# %% [markdown]
# Here is the whole idea in Python: the **information** of a question, or its **entropy**, is the average surprise of
# its answers.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def surprise(chance):
    return log2(1 / chance)


def information(question):
    groups = Counter(question(hand) for hand in hands)
    chances = [size / len(hands) for size in groups.values()]
    return sum(chance * surprise(chance) for chance in chances)


# %% tags=["unstored", "nbval-ignore-output"]
for question in (has_the_doppelganger, can_beat_a_2):
    print(f"{question.__name__}: {information(question):.2f} bits")

# %% [markdown]
# Both are the same: information does not depend on what a question is about. Which question tells most?

# %% tags=["unstored", "nbval-ignore-output"]
unit.fields(information)

# %% [markdown]
# ## How many should say yes?
#
# Think of questions with yes and no. How many bits can such a question tell? Move the slider.

# %% tags=["unstored", "nbval-ignore-output"]
unit.shares(information)

# %%
guess("best: most")


# %% [markdown]
# **For those who program.** Write a question of your own that tells as much: it gives True for some hands and False for the
# others. You may ask for one card, for several cards, or for anything else. Everyone else can go on.

# %% tags=["your-turn"]
def my_question(hand):
    return ...


check("best: split", my_question)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# # eleven hands have a mask, and ten have none
# def my_question(hand):
#     return "W?" in hand or "B?" in hand
#
#
# check("best: split", my_question)
# ```
#
# </details>

# %% [markdown]
# ## More than two answers
#
# The cards with “?” are cats behind masks. How many does he have? Kuro answers 0, 1 or 2. Choose that question in the list
# in the part *Surprise*.

# %%
exercise("best: masks")


# %% tags=["unstored", "nbval-ignore-output"]
def masks(hand):
    return len({"W?", "B?"} & set(hand))


print(f"{information(masks):.2f} bits for 0, 1 or 2 masks")

# %% [markdown]
# In the game nobody answers questions. But you lead a card, and Kuro does something: he plays his lowest card that is higher, a "?"
# only if nothing else will do, or he passes. (Of equal cards he takes the one that stands first in our list.) You have a white 2 and
# a black 1.

# %%
guess("best: lead")

# %% tags=["unstored", "nbval-ignore-output"]
unit.best_lead(information)

# %% [markdown]
# ## Find his hand
#
# All 21 hands are equally likely, so log2(21) = 4.39 bits are missing. Each answer brings some of them. Before you ask, think which
# question will tell most about the hands that are *left*. Can you do it with four questions?

# %% tags=["unstored", "nbval-ignore-output"]
unit.ask_kuro(information)

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - An answer with chance *p* is a surprise of log2(1/*p*) bits.
# - The information of a question is its average surprise. It only matters how the question splits the cases.
# - Yes and no tell at most 1 bit. More answers can tell more.
#
# **To think about.** Is the lead that tells most the lead that wins? What does a question tell if Kuro may make up the
# answer?
#
# **Go on.** Read a whole hand card by card: [What do they hold?](../meow_daifugo/lesson_what_do_they_hold.ipynb).
