# %% [markdown]
# # Counting rows
#
# Before the game, both players draw fish and cats in a row, with two spaces between any two. In how many ways can six be drawn? How
# likely is it that neither of two rows jams? And how full does a very long row get?
#
# **You will find out**
#
# - how to count placements with gaps by taking the gaps away;
# - which share of a very long row is used.
#
# **You need** [Parking](../course/08_parking.ipynb), and binomial coefficients for section 1. No programming: read, guess, click.
# About 50 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The game is Washi Cat, which you can [play here](play.ipynb). Other lessons on it are [The jump
# home](lesson_shortest_paths.ipynb) and [Traps](lesson_cuts_and_traps.ipynb).

# %%
from math import comb

from catwidgets import agree, check, exercise, guess
from catwidgets.lessons.washi_cat import parking as lesson

from catlib.games.washi_cat import odds

# %% [markdown]
# ## 1 Counting
#
# Sixteen columns leave no choice. With every column more there are more ways.

# %%
guess("parking: seventeen")

# %%
guess("parking: eighteen")

# %% [markdown]
# Each way has a number here. Turn it and see them all.

# %% tags=["unstored", "nbval-ignore-output"]
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

# %% tags=["unstored", "nbval-ignore-output"]
for n in (16, 17, 18, 20, 26):
    print(f"{n}:", agree(comb(n - 10, 6), odds.setups(n)))

# %% [markdown]
# ## 2 Two rows
#
# Both edge rows of a board are drawn, one after the other.

# %%
exercise("parking: both rows")

# %% [markdown]
# ## 3 A very long row
#
# Cars along a street without marks, molecules on a surface: they park like our fish. How crowded does it get?

# %%
guess("parking: crowded")

# %% tags=["unstored", "nbval-ignore-output"]
lesson.crowding()

# %% [markdown]
# For an endless row there is a formula. Paul Flory found it in 1939 for long molecules, and Alfréd Rényi in 1958 for
# cars of length 1 that park anywhere along a street, not only in marked places. With a gap of one space it is
# (1 − 1/e²)/2. For two spaces it is an integral of exp(x²), which has no simpler form. (`erfi` is the name of that integral.)

# %% tags=["unstored", "nbval-ignore-output"]
odds.crowded_density_formula(1), odds.crowded_density_formula(2)

# %% [markdown]
# ## What we saw
#
# - Placements with gaps are counted by taking the gaps away: 6 out of *n* − 10.
# - Long rows filled at random have a fish on 27.5% of their spaces, between 20% and 33.3%.
#
# ## Checks
#
# If you like to program: this cell adds where it should multiply. Mend it, and run the cell again.

# %%
check("parking: both rows", odds.fits_chance(20) + odds.fits_chance(20))

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
print(agree([odds.setups(n) for n in range(16, 27)], [comb(n - 10, 6) for n in range(16, 27)]))
print(agree(odds.fits_chance(20) ** 2, odds.fits_chance_by_gaps(20) ** 2))

# %% [markdown]
# **To think about.** How would you choose one of all rows at random, fairly? And what if fish were drawn on both sides of a
# street?
#
# Next: [Traps](lesson_cuts_and_traps.ipynb), about walls that are drawn. Or [play](play.ipynb) the whole game.
