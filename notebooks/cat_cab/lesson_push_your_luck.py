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
# # Push your luck
#
# You may roll your dice again as often as you like, but every 1 is a curse. When do you stop? In this lesson you
# find the best answer there is, and you prove it.
#
# **You will find out**
#
# - how five dice fall, and how likely bad luck is;
# - how much a curse really costs;
# - how the best driver of all plays, and how close you come.
#
# **You need** fractions, and [The patient die](../course/05_patient_die.ipynb). No programming: read, guess, click.
# About 75 minutes; sections 1 to 4 make a lesson of their own.
#
# **To begin**, choose *Clear Outputs of All Cells* in the menu *Edit*, so that nothing is given away. Then go from cell to
# cell with Shift and Enter: read, guess, and only then go on. (*Run All Cells* in the menu *Run* works too.)
#
# The dice are those of the game Cat Cab Crew, which you can [play here](play.ipynb). The other lesson on it is
# [Ways home](lesson_ways_home.ipynb).

# %%
from fractions import Fraction
from itertools import product

import sympy

from catlib.games.cat_cab import odds
from catwidgets import check, exercise, guess, simulated_over_exact
from catwidgets.lessons.cat_cab import push_your_luck as lesson
from catwidgets.lessons.exhibits import Exhibit

# %%
lesson.note()

# %% [markdown]
# ## 1 Play first
#
# Here are five dice. Each die can do one of four things for your cab:
#
# | shows | does |
# | --- | --- |
# | 1 | a **curse** at once, even if you roll the die again later |
# | 2, 3 | nothing: the die is **blank** |
# | 4, 5 | 1 space |
# | 6 | 2 spaces |
#
# Click the dice that you want to roll again, press *Roll again*, and do so as often as you like. At the end every curse
# takes away one space: your **net spaces** are spaces less curses. With the fourth curse you must stop.
# (In the whole game a 3 can also bring an item. Here it brings nothing.)
#
# Play ten turns. What is your average?

# %%
lesson.play_turns()

# %% [markdown]
# Keep your average in mind. One die alone is worth half a space if it is rolled once, and nearly a whole one with patience:
# [The patient die](../course/05_patient_die.ipynb) shows why. Now take all five.
#
# ## 2 Five dice, rolled once
#
# Crazy cat drives without patience: it rolls five dice once and keeps whatever comes.

# %%
guess("luck: any curse")

# %% [markdown]
# It is easier to count the rolls *without* a curse. Each die has five faces that are no 1, and dice are
# independent, so chances multiply. What is left over is the chance of at least one curse, here for *n* dice.

# %%
curse = odds.curse_chance_formula().subs("m", 0)
curse

# %%
print(curse.subs("n", 5), curse.subs("n", 5) == odds.curse_chance(5))

# %% [markdown]
# Now the net spaces. You know what one die brings on average. What do five bring?

# %%
guess("luck: Crazy cat")

# %% [markdown]
# To be sure, we write down all 7776 rolls of five dice and count. The `max` is the limit: five 1s are only four curses.

# %%
spaces = {1: -1, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2}
nets = [max(sum(map(spaces.get, roll)), -4) for roll in product(spaces, repeat=5)]
print(len(nets), "rolls,", nets.count(0), "of them bring 0; the mean is", Fraction(sum(nets), len(nets)))

# %% [markdown]
# There is a slick way to count. Write each die as a polynomial, with the net spaces as exponents. Multiplying five of
# them adds up exponents in all possible ways, so the number in front of *x*³ says how many rolls give 3 net spaces.

# %%
x = sympy.Symbol("x")
sympy.expand((1 / x + 2 + 2 * x + x**2) ** 5)

# %% [markdown]
# Only one term differs from the game: the five curses of 1/*x*⁵ count as four. The chart shows the exact chances as bars. The
# points over them are 2000 rolls that the computer has really made, with an interval for each: where the true chance
# should be, 19 times out of 20.

# %%
cat_rolls = lesson.simulate_turns(2000, policy=lambda dice: 0, seed=1)
Exhibit(simulated_over_exact(odds.one_roll(5), cat_rolls, "Crazy cat's turns", "net spaces", cases="turns"))

# %% [markdown]
# ## 3 Five dice and all the patience you want
#
# Somebody who knows exactly what every choice is worth, and always takes the best one, is the **best driver**. Such a
# driver still has good and bad luck, but nobody does better on average.

# %%
guess("luck: best driver")

# %% [markdown]
# Nearly twice as far as Crazy cat, with the same dice. Move the sliders: more dice, fewer dice, curses that lie there
# already when the turn begins.

# %%
lesson.best_turns()

# %% [markdown]
# Is that true? A second way to find out is to let the best driver play, and count.

# %%
best_turns = lesson.simulate_turns(2000, seed=1)
best_distribution = odds.best_turn_distribution(5)
Exhibit(simulated_over_exact(best_distribution, best_turns, "The best driver's turns", "net spaces", cases="turns"))

# %% [markdown]
# The points lie about the bars, as they should. And yet something is odd.

# %%
exercise("luck: why less")

# %% [markdown]
# ## 4 What a curse costs
#
# In the game, a final 2 puts a curse before somebody else: that is sabotage. It will take one space away. Is that all?

# %%
guess("luck: sabotage")

# %% [markdown]
# The dashed line stands for one space a curse. The gap between the lines is what the curses cost beyond that: rolls that
# you cannot dare any more.

# %%
Exhibit(lesson.curse_prices())

# %% [markdown]
# The second curse costs more than the first, the third more than the second. The fourth costs less than one space.
# With four curses there is nothing left to decide, and a 1 that you roll costs nothing any more.
#
# ## 5 The best driver's secret
#
# Build a driver out of four habits: what to do with blank dice while you hold 0, 1, 2 or 3 curses. Dice that move the
# cab are always kept. It begins as Crazy cat, who always stops. Can you get it above 4.8?

# %%
lesson.your_driver()

# %% [markdown]
# Before you read on, think about these two situations.

# %%
exercise("luck: two blanks")

# %%
exercise("luck: last two blanks")

# %% [markdown]
# Here is what the choices are worth, to the last fraction.

# %%
lesson.choices("22456", curses=2, most=2)

# %%
lesson.choices("22456", curses=3, most=2)

# %% [markdown]
# The differences are small, but they are real. Now the secret. The computer has tried every option in every situation
# that can come up with five dice, and compared it with the words.

# %%
policy = odds.best_policy(5)
print(*policy.sentences, f"Best in all of {policy.check.states} situations: {policy.check.loss == 0}.", sep="\n")

# %% [markdown]
# The same driver, built from habits, gets exactly as far as the best one:

# %%
lesson.driver_distribution(["roll one blank", "roll one blank", "roll one blank", "roll all blanks"]).mean == odds.best_turn(5)

# %% [markdown]
# Play again, now with a coach. After each choice the coach says what it gave away, and at the end your result is taken
# apart: what best play expects, what your choices cost, and what was luck.

# %%
lesson.play_turns(coach=True, seed=7)

# %% [markdown]
# ## 6 Another goal, another policy
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

# %%
Exhibit(lesson.reaching())

# %% [markdown]
# ## What we saw
#
# - Five dice show at least one 1 in 4651 of 7776 rolls: count the rolls without, and take the rest.
# - Crazy cat's mean is 5 × 1/2 and a tiny bit more. The best driver nearly doubles it: 4.818.
# - Each of the first three curses costs more than a space, because it takes choices away. The fourth costs 0.969.
# - If a 3 brings an item, worth half a space, as in the whole game, the best driver gets 4.833 instead of 4.818.
# - The best policy fits into three sentences, and it was checked in every situation.
# - Who wants something else should play something else: 10 spaces have a chance of exactly 1/32.
#
# ## Checks
#
# If you like to program: two dice, rolled once. How many net spaces do they bring on average? The answer in this cell is
# wrong. Mend it, and run the cell again.

# %%
check("luck: two dice", Fraction(1, 2) * Fraction(1, 2))

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways. Every line has to say *True*.

# %%
print(odds.one_roll(5).mean == Fraction(sum(nets), len(nets)) == Fraction(19441, 7776))
print(odds.reach(10, 5) == odds.reach(2, 1) ** 5 == Fraction(1, 32))

# %% [markdown]
# **To think about.** What would change if a 1 on a die cost two spaces? If the limit were two curses? In the
# [design lab](design_lab.ipynb) you can turn such rules and look.
#
# Next: [Ways home](lesson_ways_home.ipynb), about the city as a graph. Or [play](play.ipynb) the whole game.
