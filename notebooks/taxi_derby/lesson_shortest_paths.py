# %% [markdown]
# # Streets
#
# The patrol car always takes a shortest path to you. How many are there? How far is it across the city? In this lesson a
# city turns into a graph, and you count paths without walking them.
#
# **You will find out**
#
# - how roads become the points of a graph, and crossings its lines;
# - how far two spaces are apart on average;
# - how many shortest paths there are, without walking them all.
#
# **You need** [Jam](../course/06_jam.ipynb): there you find out how a search measures distances. No programming: read, guess,
# click. About 70 minutes; sections 1 and 2 make a lesson of their own.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The city is the one of the game Taxi Derby, which you can [play here](play.ipynb). The other lesson on it is [Risk and
# reward](lesson_risk_and_reward.ipynb).

# %%
from math import comb

import networkx as nx
import sympy

from catwidgets import agree, check, exercise, guess
from catwidgets.teach import Exhibit
from catwidgets.lessons.taxi_derby import shortest_paths as lesson
from catwidgets.lessons.taxi_derby.city_map import byname, city_graph

# %% [markdown]
# ## 1 A graph turned inside out
#
# A **graph** is made of dots, called *vertices*, and lines between some of them, called *edges*. The usual graph of a
# town has a vertex for each crossing and an edge for each road. But taxis stand on roads, not on crossings. So let us
# turn it inside out: each *road* becomes a vertex, and two of them are joined if they meet at a crossing. That is
# called the **line graph** of the town.

# %%
guess("streets: at a crossing")

# %%
guess("streets: neighbours")

# %% [markdown]
# Switch between the two graphs. The road round the edge of the table is closed, so that roads which lead there are dead
# ends.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.two_graphs()

# %%
exercise("streets: pairs")

# %% [markdown]
# There is a formula for cities of any size. With *b* blocks along each of the four quarters there are 2*b* − 1 inner
# streets each way, so (2*b* − 1)² crossings, and each of them makes six pairs.

# %% tags=["unstored", "nbval-ignore-output"]
b = sympy.Symbol("b", positive=True, integer=True)
spaces, pairs = 2 * (2 * b - 1) * 2 * b, 6 * (2 * b - 1) ** 2
print(f"{spaces.subs(b, 4)} spaces, {pairs.subs(b, 4)} pairs")

# %% [markdown]
# And networkx, the library with which the game computes, can make line graphs itself. The next cell builds the town as
# crossings and roads, turns it inside out, and compares.

# %%
town = nx.Graph(((x, y), (x + 1, y)) for x in range(8) for y in range(1, 8))
town.add_edges_from(((x, y), (x, y + 1)) for x in range(1, 8) for y in range(8))
agree(nx.is_isomorphic(nx.line_graph(town), city_graph()), True)

# %% [markdown]
# ## 2 How far is far?
#
# A short cut for our city: take the nearest ends of the two spaces. Count how many roads apart these two crossings are,
# across and up, and add 1. How far do you have to drive on average?

# %%
guess("streets: mean distance")

# %% tags=["unstored", "nbval-ignore-output"]
Exhibit(lesson.distances())

# %% [markdown]
# And a second way: two thousand times two spaces drawn at random. Bars are exact, points are what came, each with an
# interval in which the true chance should be, 19 times out of 20.

# %%
drawn = lesson.random_distances(2000, seed=2026)
Exhibit(lesson.distances(drawn))

# %% [markdown]
# ## 3 How many paths for the patrol car?
#
# The rules say that it comes by *a* shortest path, and somebody may choose which. So it is good to know how many there
# are.

# %%
guess("streets: pursuit")

# %% [markdown]
# Here is a map that counts for you. Begin near the patrol car and look for a rule in the numbers.

# %%
lesson.paths()

# %% [markdown]
# **The rule.** The last step of a shortest path comes from a neighbour that is one space nearer. So the number on a
# space is the sum of the numbers on those neighbours. Along one street you find 1, 1, 1, then 1, 2, 3, then 1, 3, 6:
# Pascal's triangle.

# %%
exercise("streets: longer pursuit")

# %% [markdown]
# Write a path as a word, L for a road to the left and U for one up. With three L and two U there are 5 letters, and you
# choose which two are U: "5 choose 2", a binomial coefficient.

# %%
exercise("streets: corner to corner")

# %% [markdown]
# Even so large a number need not be counted by walking. The next cell does both for three pairs of spaces.

# %%
for start, end, word in (("k8", "g14", (4, 2)), ("k4", "e10", (5, 2)), ("c2", "k12", (8, 4))):
    print(f"{start} – {end}:", agree(lesson.paths_between(byname(start), byname(end)), comb(*word)))

# %% [markdown]
# ## What we saw
#
# - Roads become vertices, and meeting becomes an edge: the line graph. Ours has 112 vertices and 6 × 49 = 294 edges.
# - Two spaces are 187/37, about 5, apart on average.
# - Numbers of shortest paths add up, as in Pascal's triangle: 6 to Memorial Park, 924 from corner to corner.
#
# ## Checks
#
# If you like to program: how many pairs of neighbours has the city? The answer in this cell counts something twice.
# Mend it, and run the cell again.

# %%
check("streets: pairs", sum(len(city_graph()[space]) for space in city_graph()))

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
print(agree(city_graph().number_of_edges(), pairs.subs(b, 4), 294))
print(agree(lesson.distance_distribution().mean, sympy.Rational(187, 37)))
print(agree(lesson.paths_between(byname("k8"), byname("g14")), comb(4, 2), 6))

# %% [markdown]
# **To think about.** The patrol car may be left up to four spaces from where it stands. From how many spaces can it
# reach Memorial Park? Which single road, if closed, would lengthen the most paths?
#
# Next: [Risk and reward](lesson_risk_and_reward.ipynb), about the die of the patrol car. Or [play](play.ipynb) the
# whole game.
