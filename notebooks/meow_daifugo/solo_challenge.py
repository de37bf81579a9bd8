# %% [markdown]
# # Meow Meow Daifugō alone
#
# One deck, one deal, the whole class: who clears it in the fewest turns? Afterwards you see what was possible for somebody who
# knows the deck, and where your turns went.
#
# *For everybody who knows [the plays of Meow Meow Daifugō](play.ipynb); 15 minutes. You will compare a bound, an exact count
# and an estimate, and say which is which. To start, choose* Run All Cells *in the menu* Run.
#
# ## The solo game in a minute
#
# You hold eight cards, and three lie on the field. Every turn you play whatever you like: a single card, equal numbers, or a
# sequence. Then one card comes to your hand. If you played **as many cards as the number of the turn**, or more, you choose it
# from the field or take the top of the deck; else it is the top of the deck. (A doppelganger that counts as two counts as two.)
# The game ends when your hand is empty. Six turns are a good result.
#
# **Guess first:** in how many of a hundred deals can a player clear within six turns who is shown the whole deck? And the
# greedy bot, which only ever looks at its own hand?
#
# ## Play

# %%
from catwidgets.lessons.meow_daifugo.solo import HowHard, challenge

# %%
solo = challenge(word="fish friday")
solo

# %% [markdown]
# Type another word, or press *Today's date*: the same word deals the same cards on every machine, in the same order, whatever
# you play. When your hand is empty, press *How does that compare?*
#
# Whoever takes a move back has seen a card too many, so the comparison counts that, too.
#
# ## What is the bound worth?
#
# A computer that knows the order of the deck tries all ways and finds the fewest turns. That is exact for somebody who sees
# through cards, and for you it is a **bound**: nobody beats it, and hardly anybody reaches it. The bots play with what you
# see. One is greedy and plays each deal in one way, so its number of turns is exact. The other tries out many games in its head,
# with decks that might be the real one. Chance decides some of its moves, so what it takes is an **estimate**, the mean of
# twenty games. How good bots are *in general* can only be estimated from many deals.

# %% tags=["unstored", "nbval-ignore-output"]
HowHard()

# %% [markdown]
# The gap between the two bots and the line above them is the most that a better player could gain. To gain all of it, you would
# have to see through cards.
#
# ## Three kinds of numbers
#
# - A **bound** says what cannot be beaten, not what can be reached.
# - A count of one game is **exact**, and says little about the next one.
# - A mean over many deals is an **estimate**: it comes with an interval.
#
# **For the next lesson:** everybody brings a word. Which of the deals is hardest, and for whom: for you, or for who knows the
# deck?
#
# Next: [what do they hold?](lesson_what_do_they_hold.ipynb), or change the solo game in [the design lab](design_lab.ipynb).
