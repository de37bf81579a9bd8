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
# # Parking
#
# Before the game, both players draw fish and cats in a row, with two spaces between any two. Draw carelessly, and the
# last one finds no room. In how many ways does it work, how likely, and how wide must a row be so that it cannot fail?
#
# **You will find out**
#
# - how to count placements with gaps by taking the gaps away;
# - why placements that look alike are not equally likely;
# - how a chance is worked out by a recursion on shorter rows;
# - which share of a very long row is used.
#
# **You need** fractions, and for section 2 binomial coefficients. No programming: read, guess, click. About 80 minutes.
#
# **To begin**, choose *Clear Outputs of All Cells* in the menu *Edit*, so that nothing is given away. Then go from cell
# to cell with Shift and Enter: read, guess, and only then go on. (*Run All Cells* in the menu *Run* works too.)
#
# The game is Washi Cat, which you can [play here](play.ipynb). Other lessons on it are [The jump
# home](lesson_shortest_paths.ipynb) and [Traps](lesson_cuts_and_traps.ipynb).

# %%
from math import comb

from catwidgets import check, exercise, guess, simulated_over_exact
from catwidgets.lessons.exhibits import Exhibit
from catwidgets.lessons.washi_cat import parking as lesson

from catlib.games.washi_cat import odds

# %%
lesson.note()

# %% [markdown]
# ## 1 A jam
#
# Six drawings have to go into this row, fish or cats; here all are fish. A click draws one, and strokes mark the
# columns that it closes. With the keyboard: go to the row with Tab, walk with the arrow keys, press Enter.

# %%
lesson.row(16)

# %%
guess("parking: narrowest")

# %% [markdown]
# Now do the opposite: jam it as soon as you can.

# %%
exercise("parking: fewest")

# %% [markdown]
# ## 2 Counting
#
# Sixteen columns leave no choice. With every column more there are more ways.

# %%
guess("parking: seventeen")

# %%
guess("parking: eighteen")

# %% [markdown]
# Each way has a number here; turn it and see them all.

# %%
lesson.all_rows()

# %% [markdown]
# **The rule.** Behind every fish but the last, take the two spaces away that have to be there. What is left is a row
# with ten columns fewer, on which the fish may be anywhere, even side by side. And the other way round: any six of
# those columns become a lawful row if the spaces are put back. So there are as many ways as choices of 6 out of *n* −
# 10.

# %%
exercise("parking: twenty")

# %% [markdown]
# Here is the formula for *k* drawings and a gap of *g*, and a table: the formula, and a count column by column.

# %%
odds.rows_drawn_formula()

# %%
for n in (16, 17, 18, 20, 26):
    print(n, comb(n - 10, 6), odds.setups(n))

# %% [markdown]
# ## 3 The chance
#
# Now chance draws: each fish goes to a random column that is still free.

# %%
guess("parking: seven columns")

# %% [markdown]
# One choice out of 35 works, but its chance is 2/7: the rows that chance makes are *not* equally likely. So counting is
# not enough, and the order of drawing matters.

# %%
guess("parking: first drawing")

# %%
lesson.split()

# %% [markdown]
# That is the whole trick. The first fish cuts the row in two, and what happens on one side does not depend on the
# other. So the distribution of a row of *n* columns is made of distributions of shorter rows: for each column of the first fish, add the
# two numbers of fish, and take the mean over all columns. This is a **recursion**.

# %%
guess("parking: sixteen")

# %%
lesson.full_rows()

# %% [markdown]
# And a second way: two thousand rows of twenty columns, filled at random. Bars are exact, points are what came, each
# with an interval in which the true chance should be, 19 times out of 20.

# %%
drawn = lesson.random_rows(20, rows=2000, seed=2026)
Exhibit(simulated_over_exact(odds.full_row_distribution(20), drawn, "Fish in a full row of 20 columns", "fish", cases="rows"))

# %% [markdown]
# ## 4 Wide enough

# %%
guess("parking: never jams")

# %%
lesson.widths()

# %% [markdown]
# Look at the last step. With 25 columns six fish fit with chance 3124/3125: to fail, five fish must land on exactly c,
# h, m, r and w. Yet it can happen, so players need a rule for it, or a wider tape.

# %%
exercise("parking: both rows")

# %% [markdown]
# ## 5 A very long row
#
# Cars along a street without marks, molecules on a surface: they park like our fish. How crowded does it get?

# %%
guess("parking: crowded")

# %%
lesson.crowding()

# %% [markdown]
# For an endless row there is a formula. Paul Flory found it in 1939 for long molecules, and Alfréd Rényi in 1958 for
# cars of length 1 that park anywhere along a street, not only in marked places. With a gap of one space it is (1 − 1/e²)/2; for two spaces it is an integral of exp(x²),
# which has no simpler form. (`erfi` is the name of that integral.)

# %%
odds.crowded_density_formula(1), odds.crowded_density_formula(2)

# %% [markdown]
# ## What we saw
#
# - Placements with gaps are counted by taking the gaps away: 6 out of *n* − 10.
# - Placements need not be equally likely. On seven columns three fish fit with chance 2/7, not 1/35.
# - A recursion on shorter rows gives exact chances: 141/2912 for 16 columns, 1 from 26 columns on.
# - Long rows filled at random have a fish on 27.5 % of their spaces, between 20 % and 33.3 %.
#
# ## Checks
#
# If you like to program: this cell adds where it should multiply. Mend it, and run the cell again.

# %%
check("parking: both rows", odds.fits_chance(20) + odds.fits_chance(20))

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways. Every line has to say *True*.

# %%
print([odds.setups(n) for n in range(16, 27)] == [comb(n - 10, 6) for n in range(16, 27)])
print(all(odds.fits_chance(n) == odds.fits_chance_by_gaps(n) for n in range(16, 27)))
print(odds.full_row_distribution(16).at_least(6) == odds.fits_chance(16), sum(drawn.values()) == 2000)

# %% [markdown]
# **To think about.** If a fish could only land where it leaves room for the others, would all placements be equally
# likely? How would you choose one of them at random, fairly? And what if fish were drawn on both sides of a street?
#
# Next: [Traps](lesson_cuts_and_traps.ipynb), about walls that are drawn. Or [play](play.ipynb) the whole game.
