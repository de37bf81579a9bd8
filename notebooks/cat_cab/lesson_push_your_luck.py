# %% [markdown]
# # Push your luck
#
# How do five dice fall, and how far does a whole turn carry you? And what if you need exactly ten spaces, and nothing less will do?
#
# **You will find out**
#
# - how five dice fall, and how likely bad luck is;
# - what a turn of the best driver looks like;
# - that another goal needs another policy.
#
# **You need** [The patient die](../course/05_patient_die.ipynb) and [The perfect
# driver](../course/14_perfect_driver.ipynb). No programming: read, guess, click. About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The dice are those of the game Cat Cab Crew, which you can [play here](play.ipynb). The other lesson on it is
# [Ways home](lesson_ways_home.ipynb).

# %%
from fractions import Fraction
from itertools import product

import sympy

from catlib.games.cat_cab import odds
from catwidgets import agree, check, exercise, guess
from catwidgets.lessons.cat_cab import push_your_luck as lesson
from catwidgets.teach import Exhibit

# %% [markdown]
# ## 1 Five dice, rolled once
#
# A 1 is a curse, which takes a space away. 2 and 3 are blank, 4 and 5 bring one space, and 6 brings two. Only four curses count.
# Crazy cat drives without patience: it rolls five dice once and keeps whatever comes.

# %%
guess("luck: any curse")

# %% [markdown]
# It is easier to count the rolls *without* a curse. Each die has five faces that are no 1, and dice are
# independent, so chances multiply. What is left over is the chance of at least one curse, here for *n* dice.

# %% tags=["unstored", "nbval-ignore-output"]
curse = odds.curse_chance_formula().subs("m", 0)
curse

# %% tags=["unstored", "nbval-ignore-output"]
agree(curse.subs("n", 5), odds.curse_chance(5))

# %% [markdown]
# Now the net spaces. You know what one die brings on average. What do five bring?

# %%
guess("luck: Crazy cat")

# %% [markdown]
# To be sure, we write down all 7,776 rolls of five dice and count. The `max` is the limit: five 1s are only four curses.

# %% tags=["unstored", "nbval-ignore-output"]
spaces = {1: -1, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2}
nets = [max(sum(map(spaces.get, roll)), -4) for roll in product(spaces, repeat=5)]
print(f"{len(nets)} rolls, {nets.count(0)} of them bring 0; the mean is {Fraction(sum(nets), len(nets))}")

# %% [markdown]
# There is a slick way to count. Write each die as a polynomial, with the net spaces as exponents. Multiplying five of
# them adds up exponents in all possible ways, so the number in front of *x*³ says how many rolls give 3 net spaces.

# %%
x = sympy.Symbol("x")
sympy.expand((1 / x + 2 + 2 * x + x**2) ** 5)

# %% [markdown]
# Only one term differs from the game: the five curses of 1/*x*⁵ count as four. The chart shows the exact chances as bars. The
# points over them are 2,000 rolls that the computer has really made, with an interval for each: where the true chance
# should be, 19 times out of 20.

# %%
cat_rolls = lesson.simulate_turns(2000, policy=lambda dice: 0, seed=1)
Exhibit(lesson.played(cat_rolls))

# %% [markdown]
# ## 2 Five dice and all the patience you want
#
# [The perfect driver](../course/14_perfect_driver.ipynb) gets nearly twice as far, with the same dice. That is an average. Here is
# all that can come of a turn. Move the sliders: more dice, fewer dice, curses that lie there already when the turn begins.

# %%
lesson.best_turns()

# %% [markdown]
# Is that true? A second way to find out is to let the best driver play, and count.

# %%
best_turns = lesson.simulate_turns(2000, seed=1)
Exhibit(lesson.played(best_turns, best=True))

# %% [markdown]
# ## 3 Another goal, another policy
#
# So far we wanted the highest average. But suppose that the passenger waits exactly 10 spaces away, and it is the last
# turn. Only five 6s will do, without a curse. Look at one die first: you roll it again until it shows a 6, or a 1 spoils
# everything.

# %%
guess("luck: six before one")

# %%
exercise("luck: ten spaces")

# %% [markdown]
# For this goal the best driver rolls 4s and 5s again, which would be foolish for the average. **The best choice depends
# on what you want.** The chart compares three drivers: one who always drives for just the distance in question, one who
# always drives for the highest average, and Crazy cat.

# %% tags=["unstored", "nbval-ignore-output"]
Exhibit(lesson.reaching())

# %% [markdown]
# ## What we saw
#
# - Five dice show at least one 1 in 4,651 of 7,776 rolls: count the rolls without, and take the rest.
# - Crazy cat's mean is 5 × 1/2 and a tiny bit more.
# - If a 3 brings an item, worth half a space, as in the whole game, the best driver gets 4.833 instead of 4.818.
# - Who wants something else should play something else: 10 spaces have a chance of exactly 1/32.
#
# ## Checks
#
# If you like to program: two dice, rolled once. How many net spaces do they bring on average? The answer in this cell is
# wrong. Mend it, and run the cell again.

# %%
check("luck: two dice", Fraction(1, 2) * Fraction(1, 2))

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
print(agree(odds.one_roll(5).mean, Fraction(sum(nets), len(nets)), Fraction(19441, 7776)))
print(agree(odds.reach(10, 5), odds.reach(2, 1) ** 5, Fraction(1, 32)))

# %% [markdown]
# **To think about.** What would change if a 1 on a die cost two spaces? If the limit were two curses? In the
# [design lab](design_lab.ipynb) you can turn such rules and look.
#
# Next: [Ways home](lesson_ways_home.ipynb), about the city as a graph. Or [play](play.ipynb) the whole game.
