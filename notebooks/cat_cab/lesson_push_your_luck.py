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
# - what one die is worth, when you roll it once and when you are patient;
# - how five dice fall, and how likely bad luck is;
# - how much a curse really costs;
# - how the best driver of all plays, and how close you come.
#
# **You need** fractions and the idea of an average. No programming: read, guess, press the buttons. About 90 minutes;
# sections 1 to 4 make a lesson of their own.
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
from catlib.pmf import die
from catwidgets import check, exercise, guess, outcome_chart, simulated_over_exact
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
# Keep your average in mind. We now take the turn apart, beginning with a single die.
#
# ## 2 One die, rolled once
#
# An **expected value** is the average over very many rolls. For one die you can work it out: each of the six faces is
# equally likely, so add what they bring and divide by six.

# %%
guess("luck: one roll")

# %% [markdown]
# The next cell writes down what each face brings, and lets the computer turn a fair die into net spaces. All chances in
# this lesson are exact fractions, not rounded numbers.

# %%
spaces = {1: -1, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2}
one_die = die(6).map(spaces.get)
Exhibit(outcome_chart(one_die, title="One die, rolled once", x_title="net spaces"))

# %% [markdown]
# The dashed line is the mean, the place where the bars would balance on a finger.

# %%
print(one_die.mean)

# %% [markdown]
# ## 3 A patient die
#
# A blank die brings nothing, and one more roll is worth half a space on average. So it pays to roll it again. And if it
# is blank once more? Then the same is true again. Half of all rolls end blank (1, 2 or 3).

# %%
guess("luck: patience")

# %% [markdown]
# One way to see it is a sum without end. The first roll brings 1/2 on average. In half of all cases you roll a second
# time, which brings half of 1/2. Then a quarter of the cases, and so on.

# %%
n = sympy.Symbol("n")
series = sympy.Sum(1 / 2**n, (n, 1, sympy.oo))
sympy.Eq(series, series.doit(), evaluate=False)

# %% [markdown]
# There is a second way, without a sum. Let *V* be what a die is worth that you are about to roll. A 1 costs one space,
# and then you hold one more curse; call the worth from there *W*. A 2 or a 3 changes nothing, so you have *V* again. A
# 4, 5 or 6 brings 1, 1 or 2, and you keep it.

# %%
V, W = sympy.symbols("V W")
[step] = sympy.solve(sympy.Eq(V, ((W - 1) + V + V + 1 + 1 + 2) / 6), V)
step

# %% [markdown]
# Without a limit on curses one more of them changes nothing: *W* is *V*. Then the equation has just one solution.

# %%
sympy.solve(sympy.Eq(V, step.subs(W, V)), V)

# %% [markdown]
# A patient die is worth exactly 1. So what about a die that shows a 4?

# %%
guess("luck: a four")

# %% [markdown]
# **Now the limit.** With the fourth curse a blank die stays blank: *W* is 0. Find out what a blank die is worth to
# somebody who holds three curses. This time you can try as often as you like, and you get a hint.

# %%
exercise("luck: last chance")

# %% [markdown]
# From three curses we go back to two, one and none: each worth follows from the one before.

# %%
worth = [Fraction(0)]
for curses in (3, 2, 1, 0):
    worth.append((3 + worth[-1]) / 4)
print(*worth)

# %% [markdown]
# The pattern has a formula, for *c* curses and a limit of *L*. The cell after it checks it against
# the library, which solves the whole game by another method: *True* means that they agree.

# %%
formula = odds.single_die_formula()
formula

# %%
print(*(formula.subs({"c": c, "L": 4}) == odds.single_die(c) for c in range(4)))

# %% [markdown]
# What would the die be worth if one curse were allowed, or two, or six?

# %%
Exhibit(lesson.limits())

# %% [markdown]
# The limit of four takes only 1/256 of a space. Patience is nearly free, as long as there is one die.
#
# ## 4 Five dice, rolled once
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
# ## 5 Five dice and all the patience you want
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
# ## 6 What a curse costs
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
# ## 7 The best driver's secret
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
# ## 8 Another goal, another policy
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
# - One die, rolled once, brings 1/2 net space on average; with patience 1; with the limit of four curses 255/256.
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
print(one_die.mean == Fraction(1, 2))
print(worth[-1] == odds.single_die() == Fraction(255, 256))
print(odds.one_roll(5).mean == Fraction(sum(nets), len(nets)) == Fraction(19441, 7776))
print(odds.reach(10, 5) == odds.reach(2, 1) ** 5 == Fraction(1, 32))

# %% [markdown]
# **To think about.** What would change if a 1 on a die cost two spaces? If the limit were two curses? In the
# [design lab](design_lab.ipynb) you can turn such rules and look.
#
# Next: [Ways home](lesson_ways_home.ipynb), about the city as a graph. Or [play](play.ipynb) the whole game.
