# %% [markdown]
# # Ways home
#
# How far is it, how many paths lead there, and where can you end? In this lesson a small city
# turns into mathematics, and you find rules that hold for every city of this kind.
#
# **You will find out**
#
# - what a graph is, and how a computer measures distance in it;
# - how many shortest paths lead home, without walking them all;
# - how colours can prove that something is impossible;
# - on which cells a cab can end with the dice that it has.
#
# **You need** squared paper and patience for counting. No programming: read, guess, click. About 90 minutes; sections 1
# to 3 make a lesson of their own.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The city is the one of the game Cat Cab Crew, which you can [play here](play.ipynb). The other lesson on it is
# [Push your luck](lesson_push_your_luck.ipynb).

# %%
from math import comb

import sympy

from catlib.chance import graphs
from catlib.games.cat_cab import odds
from catwidgets import agree, check, exercise, guess
from catwidgets.lessons.cat_cab import ways_home as lesson
from catwidgets.teach import Exhibit

# %% [markdown]
# ## 1 Click first
#
# A cell is written (column, row): (3, 2) is in the third column and the second row from below. A cab drives left, right,
# up or down, one cell a step, never across a corner. **Home** is the cell (1, 1) at the start gate.
#
# Can you find all the cells? With the keyboard: go to the map with Tab, walk with the arrow keys, press Enter.

# %%
lesson.find_steps_from_home(4)

# %% [markdown]
# ## 2 The city as a graph
#
# To a mathematician this city is a **graph**: dots, called *vertices*, and lines between some of them, called *edges*.
# Each cell is a vertex. Two cells that share a side are joined by an edge, a street that a cab can take.

# %%
guess("ways: streets")

# %% tags=["unstored", "nbval-ignore-output"]
lesson.city_as_graph()

# %% [markdown]
# The library has the same graph. Let it count, and then compare with a formula for *m* columns and *n* rows.

# %% tags=["unstored", "nbval-ignore-output"]
city = lesson.city_graph()
print(f"{len(city)} vertices, {city.number_of_edges()} edges")

# %%
m, n = sympy.symbols("m n")
streets = (m - 1) * n + m * (n - 1)
sympy.Eq(streets, sympy.expand(streets), evaluate=False)

# %% [markdown]
# And with our 6 columns and 8 rows:

# %% tags=["unstored", "nbval-ignore-output"]
streets.subs({m: 6, n: 8})

# %% [markdown]
# ## 3 Distance
#
# The **distance** of two cells is the number of steps on a shortest path. How does a computer find it? It spreads the
# news. Home knows: distance 0. Home tells its neighbours: distance 1. They tell all neighbours that have not heard:
# distance 2. And so on, layer by layer. This is called *breadth-first search*.

# %%
guess("ways: layer")

# %%
lesson.layers()

# %% [markdown]
# In a city without walls there is a short cut to all this: add the difference of the columns and the difference of the
# rows. The next cell runs the search and compares it with that rule, on all 48 cells.

# %%
far = graphs.distances(city, (1, 1))
agree([far[column, row] for column, row in city], [(column - 1) + (row - 1) for column, row in city])

# %% [markdown]
# Now for a question of chance. Passengers turn up anywhere: a six-sided die tells the column, an eight-sided die the
# row. And you may be anywhere too.

# %%
guess("ways: mean distance")

# %% [markdown]
# Columns and rows can be averaged one by one. For *n* cells in a line there are 2(*n* − *d*) ordered pairs at distance
# *d*, out of *n*² pairs. The formula adds that up for both directions.

# %%
mean = odds.mean_distance_formula()
mean

# %%
agree(mean.subs({m: 6, n: 8}), odds.distance_distribution().mean)

# %% [markdown]
# And a second way, with dice: 2,000 times two random cells. Bars are exact, points are what came, each with an interval
# in which the true chance should be, 19 times out of 20.

# %%
rolled = lesson.random_distances(2000, seed=2026)
Exhibit(lesson.distances(rolled))

# %% [markdown]
# ## 4 How many paths home?
#
# There is one distance, but there are many shortest paths. Take the cell (3, 3). Each shortest path home has four steps:
# two to the left and two down, in some order. Draw them on squared paper before you guess.

# %%
guess("ways: from (3, 3)")

# %% [markdown]
# Here is a map that counts for you. Click cells, begin near home, and look for a rule in the numbers. When you think
# that you have it, predict the next number before you click.

# %%
lesson.paths()

# %%
exercise("ways: from (4, 3)")

# %% [markdown]
# **The rule.** A path home begins with a step to the left or a step down. So the number on a cell is the sum of the number
# to its left and the number below it. Along the rim there is only one path. That is *Pascal's triangle*, standing on a
# corner.
#
# How can you get such a number without filling in the whole map? Write a path as a word: L for left, D for down. From
# (6, 8) it has 12 letters, and 5 of them are L. So the question is in how many ways one can choose 5 places out of 12.
# That number is called a *binomial coefficient*, "12 choose 5".

# %%
exercise("ways: from the corner")

# %% [markdown]
# Here is the whole map, and then the number for a cell in column *m* and row *n*.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.pascal()

# %%
odds.paths_home_formula()

# %% [markdown]
# Check the formula on every cell. On the left side of the equals sign the library has walked all the paths, one by one.

# %%
agree(list(map(lesson.paths_from, city)), [comb(column + row - 2, column - 1) for column, row in city])

# %% [markdown]
# ## 5 Paths through, and paths back
#
# A Paw patrol lies in wait at (3, 4). How many of the paths from the far corner meet it? Each of them has two parts.

# %%
lesson.over_the_patrol()

# %%
exercise("ways: over the patrol")

# %% [markdown]
# "First this, then that" means: multiply. "Either this or that" means: add. In this lesson you have used both.
#
# In the game a curse can push a cab back: so many steps along *some* shortest path home, and the driver chooses which.

# %%
lesson.find_pushed_back((4, 5), 2)

# %%
guess("ways: pushed back")

# %% [markdown]
# The library can tell you for 2, 3 and 4 steps back. Behind each cell stands in how many ways a cab can get there.

# %% tags=["unstored", "nbval-ignore-output"]
for steps in (2, 3, 4):
    ends = ", ".join(f"{cell}: {ways}" for cell, ways in odds.retreat_ends((5, 6), steps).items())
    print(f"{steps} steps back: {ends}")

# %% [markdown]
# The numbers are 1, 2, 1, then 1, 3, 3, 1, then 1, 4, 6, 4, 1: Pascal's triangle again, this time row by row.
#
# ## 6 Where movement can end
#
# On your turn the dice bring movements. A movement of 2 goes two cells straight on. All movements have to be used. Every
# step changes the colour of the cell, as on a chess board. So after an even number of steps you stand on the colour that you
# started from: [Next door](../course/03_next_door.ipynb) has the proof.
#
# Colour tells where a cab *cannot* end. Find out where it can.

# %%
lesson.find_ends(ones=1, twos=1, cell=(2, 2))

# %% [markdown]
# Now with sliders. What do you get with single steps only? With movements of 2 only? What does one single step change?

# %%
lesson.reach()

# %% [markdown]
# Near the rim cells are missing, which hides the rule. So think of an endless board, and count the cells where a cab can
# end after 0, 1, 2, 3 and 4 single steps.

# %%
print(*(len(lesson.endless_reach([1] * steps)) for steps in range(5)))

# %% [markdown]
# Can you go on with this row? And what about movements of 2?

# %%
exercise("ways: five steps")

# %%
exercise("ways: two twos")

# %% [markdown]
# Why squares? After *n* steps a cab is *n*, *n* − 2, *n* − 4, … steps from its start. On an endless board 4*d* cells are
# exactly *d* steps away (and one for *d* = 0). For an even *n* = 2*k* the sum is

# %% tags=["unstored", "nbval-ignore-output"]
k, d = sympy.symbols("k d", integer=True, positive=True)
sympy.factor(1 + sympy.summation(4 * (2 * d), (d, 1, k)))

# %% [markdown]
# which is (*n* + 1)², as we saw. And one single step is all it takes: movements of 1, 2 and 2 reach every cell of the
# right colour within five steps, just like five single steps.

# %%
agree(lesson.endless_reach([1, 2, 2]), lesson.endless_reach([1, 1, 1, 1, 1]))

# %% [markdown]
# ## What we saw
#
# - A city is a graph. Ours has 48 vertices and 82 edges, (*m* − 1)*n* + *m*(*n* − 1) for *m* columns and *n* rows.
# - Breadth-first search finds distances layer by layer. Two random cells are 329/72 steps apart on average.
# - Shortest paths home make Pascal's triangle: 792 from the far corner, 350 of them over the Paw patrol at (3, 4).
# - Every step changes the colour. That is a proof that some cells cannot be reached, and no search is needed.
# - On an endless board *n* single steps end on (*n* + 1)² cells.
#
# ## Checks
#
# If you like to program: how many shortest paths lead from (3, 3) home? The answer in this cell is wrong. Mend it, and
# run the cell again.

# %%
check("ways: from (3, 3)", 2 * 2 * 2)

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
print(agree(city.number_of_edges(), streets.subs({m: 6, n: 8}), 82))
print(agree(odds.distance_distribution().mean, sympy.Rational(35, 18) + sympy.Rational(21, 8), sympy.Rational(329, 72)))
print(agree(len(graphs.shortest_paths(city, (6, 8), (1, 1))), comb(12, 5), 792))
print(agree((4, 3) in odds.reachable_cells((3, 3), ones=2, twos=1), False))

# %% [markdown]
# **To think about.** Close one street of the city. Which number in Pascal's triangle changes first? Can you close two
# streets so that nobody gets home any more?
#
# Next: [Push your luck](lesson_push_your_luck.ipynb), about the dice. Or [play](play.ipynb) the whole game.
