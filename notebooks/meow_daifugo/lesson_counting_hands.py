# %% [markdown]
# # Counting hands
#
# You are dealt eight cards. Before you look: how likely is it that you hold what you hope for? And what can a whole hand do?
#
# **You will find out**
#
# - how many cards of a sort come, and how sure that is;
# - what a whole hand can do, and what it costs to be left with it.
#
# **You need** combinations, from the unit [Both masks](../course/11_both_masks.ipynb). No programming: read, guess, press the
# buttons. About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The cards are those of the game Meow Meow Daifugō, which you can [play here](play.ipynb). The next lesson asks
# [what the others hold](lesson_what_do_they_hold.ipynb).

# %%
from fractions import Fraction
from itertools import combinations
from math import comb

import sympy
import sympy.stats

from catlib.games.meow_daifugo.odds import deals
from catwidgets import agree, check, exercise, guess
from catwidgets.teach import Exhibit
from catwidgets.lessons.meow_daifugo import counting_hands as lesson

# %% [markdown]
# ## 1 Deal first
#
# The deck has 32 cards: white cats 1 to 8, black cats 1 to 8 twice, six doppelgangers with two cats each, and two
# cats behind masks, the white “?” and the black “?”.
#
# | play | what it is |
# | --- | --- |
# | **equal numbers** | two or more cards of the same number; a doppelganger may count as two, so it is a pair alone |
# | **sequence** | three or more numbers in a row, all white, all black, or all doppelgangers |
# | **“?”** | stands for any number of its own colour |
#
# Deal a few hands, then a few hundred. Write down, for each of the five things below the hand, how often you think it
# comes in the long run.

# %%
lesson.deal_hands()

# %% [markdown]
# ## 2 How many of them?
#
# Most hands have a doppelganger. How many have they?

# %%
guess("hands: mean")

# %% [markdown]
# That was quick, as averages add up. For the chance of *exactly two* there is more to choose: two of the six
# doppelgangers, **and** six of the 26 other cards. "And" means: multiply.

# %%
exercise("hands: exactly two")

# %% [markdown]
# The same thought gives every other number. The list of all these chances is called the *hypergeometric distribution*.
# Choose a sort of cards and the size of the hand. How does the mean grow with the hand?

# %% tags=["unstored", "nbval-ignore-output"]
lesson.how_many()

# %% [markdown]
# Mathematicians use this distribution so often that the computer algebra knows it by name: the mean, and the chance of two.

# %% tags=["unstored", "nbval-ignore-output"]
doppelgangers = sympy.stats.Hypergeometric("D", 32, 6, 8)
sympy.stats.E(doppelgangers), sympy.stats.P(sympy.Eq(doppelgangers, 2))

# %% [markdown]
# Is it true? The bars are exact. The points are 2,000 hands that the computer has really dealt, with an interval for
# each: where the true chance should be, 19 times out of 20.

# %% tags=["unstored", "nbval-ignore-output"]
Exhibit(lesson.simulated())

# %% [markdown]
# What if every card were shown and **put back** before the next one is drawn? Then each draw would be like the first, and
# the draws would be independent.

# %% tags=["unstored", "nbval-ignore-output"]
Exhibit(lesson.put_back())

# %% [markdown]
# The mean is the same. But without putting back, four or more are rarer, and so is none at all: every doppelganger that
# you get is one that cannot come again. Hands that are dealt are *less* varied than dice.
#
# ## 3 What a hand can do
#
# In section 1 nearly every hand had equal numbers. When is there none? Not a single doppelganger (it is a pair alone),
# no “?” (it makes a pair with anything), and no number twice.

# %%
guess("hands: no equal numbers")

# %% tags=["unstored", "nbval-ignore-output"]
print(f"chance {deals.no_equal_numbers(8)} of {comb(32, 8)} hands")

# %% [markdown]
# That is rare. Here is how the chances grow with the number of cards. Four players get seven cards each, two or three
# players eight: which line changes most between 7 and 8?

# %%
Exhibit(lesson.by_size())

# %% [markdown]
# ## 4 The whole table
#
# So far you have looked at one hand. Three of you sit at the table. The first question is whether you may add.

# %%
guess("hands: somebody")

# %% [markdown]
# If two things can't both happen, their chances may be **added**. If two things are **independent**, their chances may be
# **multiplied**. Hands from one deck are not independent.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.table_of_exchanges()

# %% [markdown]
# At the end of a round everybody but the winner pays for the cards that are left. A black cat has one or two circles at
# its foot, a white one three, a doppelganger four, the “?” five and six. Together that is 83.

# %%
guess("hands: circles")

# %% tags=["unstored", "nbval-ignore-output"]
deals.penalty_mean_form()

# %% [markdown]
# One to five circles cost a point, six to ten cost two, more cost three. How many cards may you have left, if you want to
# get away with two points most of the time?

# %% tags=["unstored", "nbval-ignore-output"]
lesson.circles()

# %% [markdown]
# ## 5 One play
#
# There is a game for one: clear eight cards in as few turns as you can. The dream is a hand that is a **single play**.
# Equal numbers will not do it, as no number is on so many cards. So it is a sequence of all eight numbers.
#
# In white there are 9 such hands: the eight white cats, or seven of them and the white “?” for the one that is missing. In
# black each number is on two cards.

# %%
exercise("hands: one play")

# %% tags=["unstored", "nbval-ignore-output"]
ways, hands = deals.one_turn_clears()
print(f"{ways} of {hands} hands: about one in {round(hands / ways)}")

# %% [markdown]
# If you play once a day, that is one such deal in 22 years.
#
# ## What we saw
#
# - So many of a sort: choose from the sort, choose from the rest, multiply. The mean is hand size times share.
# - Cards are not put back. That leaves the mean as it is and makes extremes rarer.
# - Things that can't both happen: add. Independent things: multiply.
# - 1,289 hands are a single play.
#
# ## Checks
#
# If you like to program: the chance of exactly two doppelgangers in a hand of eight. Somebody forgot the other six cards.
# Mend the cell.

# %%
check("hands: exactly two", Fraction(comb(6, 2), comb(32, 8)))

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
print(agree(deals.count_distribution(6, 8).mean, 8 * Fraction(6, 32), sympy.stats.E(doppelgangers)))
print(agree(ways, (1 + 8) + (2**8 + 8 * 2**7), 1289))

# %% [markdown]
# **To think about.** Take the doppelgangers out of the deck. Does a hand of eight then still have equal numbers most of the
# time? And how many hands are a single play, if there are two white cats of each number as well?
#
# Next: [What do they hold?](lesson_what_do_they_hold.ipynb), about the hands that you do not see. Or [play](play.ipynb) the
# whole game.
