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
# # Cuts and traps
#
# A cat that cannot get home any more has lost. Is it trapped? How few spaces must be closed to trap it? And can they be
# drawn in time? You judge, build walls, and find out why the best wall and the most paths are one and the same number.
#
# **You will find out**
#
# - how to prove in a moment that a cat is free, or that it is not;
# - how cheap a wall can be;
# - why nobody can build a cheaper one;
# - what protects a cat that has walked, and which jump undoes it.
#
# **You need** squared paper and a pen. No programming: read, guess, click. About 75 minutes; sections 1 and 2 make a
# lesson of their own.
#
# **To begin**, choose *Clear Outputs of All Cells* in the menu *Edit*, so that nothing is given away. Then go from cell
# to cell with Shift and Enter: read, guess, and only then go on. (*Run All Cells* in the menu *Run* works too.)
#
# The game is Washi Cat, which you can [play here](play.ipynb). Other lessons on it are [The jump
# home](lesson_shortest_paths.ipynb) and [Parking](lesson_parking.ipynb).

# %%
import networkx as nx
from catwidgets import check, exercise, guess
from catwidgets.lessons.washi_cat import cuts_and_traps as lesson
from catwidgets.lessons.washi_cat.yards import cells, yard

from catlib.games.washi_cat.odds import empty_graph

# %%
lesson.note()

# %% [markdown]
# ## 1 Trapped?
#
# A cat steps to a space beside it: up, down, left or right. It enters no shrine, the red gate, and no space with a line
# of the other colour. The red cat has a fish and wants to go home, to row 1. It has no special moves left.

# %%
lesson.case("A long wall")

# %%
guess("cuts: long wall")

# %% [markdown]
# Here the line is shorter, and shrines stand beside it.

# %%
lesson.case("A short wall")

# %%
guess("cuts: short wall")

# %% [markdown]
# On the third tape there are no shrines, but there is one more fish.

# %%
lesson.case("The last door")

# %%
guess("cuts: the last door")

# %% [markdown]
# You need not believe anybody. Here are proofs: a path, step by step, or everything that the cat can reach, dotted, and
# what closes it.

# %%
lesson.proof("A long wall")

# %%
lesson.proof("A short wall")

# %% [markdown]
# The last of the three needs a closer look.

# %%
lesson.proof("The last door")

# %%
guess("cuts: what proves it")

# %% [markdown]
# Both proofs are short and can be checked by anyone, with no computer. Such a proof is called a **certificate**. The
# board is a **graph**: spaces are its vertices, steps its edges. What a cat can reach is a **component** of it, and it
# is trapped if its component has no space of row 1.
#
# ## 2 The cheapest wall
#
# Nothing is drawn yet, and you are allowed to close spaces wherever you like. How few are enough?

# %%
guess("cuts: open paper")

# %%
guess("cuts: corner")

# %% [markdown]
# Shrines help. Close spaces until the cat is shut in, then try to do it with fewer. With the keyboard: go to the board
# with Tab, walk with the arrow keys, press Enter.

# %%
lesson.build("e6")

# %%
exercise("cuts: the yard")

# %% [markdown]
# ## 3 Why no fewer?
#
# You have found a wall of two spaces. Perhaps there is one of a single space, and you did not see it?

# %%
guess("cuts: why no fewer")

# %% [markdown]
# Click a space to put the cat there. You see a cheapest wall, and just as many paths home that share no space.

# %%
lesson.anywhere()

# %% [markdown]
# If there are *k* paths that share no space, every wall needs at least *k* spaces: one on each path. And if there is a
# wall of *k* spaces, there cannot be more than *k* such paths. So where both have the same number, both are best. The
# surprise is that this always happens: **the cheapest wall has as many spaces as there are paths that share none.** Karl
# Menger proved it in 1927. It is the same as the theorem of the *maximum flow and minimum cut*: think of water that
# runs through the spaces, one litre through each, and ask how much gets home.

# %%
exercise("cuts: best place")

# %% [markdown]
# networkx, the library with which the game computes, knows both sides of the theorem. The next cell joins row 1 to one
# more vertex, "home", and asks for the wall and for the paths.

# %%
graph, (cat,) = empty_graph(yard()), cells("e6")
graph.add_edges_from((space, "home") for space in cells("a1 b1 c1 d1 e1 f1 g1"))
print(len(nx.minimum_node_cut(graph, cat, "home")), len(list(nx.node_disjoint_paths(graph, cat, "home"))))

# %% [markdown]
# ## 4 The line is a way home
#
# So far the cat fell from the sky. In the game it walks, and draws a line.

# %%
lesson.walked()

# %%
guess("cuts: own line")

# %% [markdown]
# That changes with a special move, the **super amazing cat jump**. It crosses lines of the other colour in a straight
# line, and draws on them.

# %%
guess("cuts: amazing")

# %%
lesson.crossing()

# %% [markdown]
# ## 5 Walls are drawn, not built
#
# A wall may touch at corners only, and still nobody gets through. But a line goes from side to side.

# %%
lesson.sewer_run()

# %%
exercise("cuts: turns")

# %% [markdown]
# Move the slider. The bricks are the spaces of a cheapest wall that are still missing, then all of it.

# %%
lesson.drawing_the_wall()

# %% [markdown]
# The cheapest wall is a **lower bound** for the turns: each turn draws on one space. The line that was found is an
# **upper bound**. Here they differ by one, and a search of all lines has shown that four turns are least.
#
# ## What we saw
#
# - Free is proved by one path, trapped by one wall. Both are quick to check.
# - The cheapest wall on open paper has four spaces; shrines and edges make it cheaper.
# - As many paths that share no space as the wall has spaces: then neither can be bettered.
# - A cat that has walked has a way home, its own line. Only a super amazing cat jump can draw across that line.
#
# ## Checks
#
# If you like to program: for how many spaces of the yard has the cheapest wall more than two spaces? The answer in this
# cell counts walls of two as well. Mend it, and run the cell again.

# %%
walls = [lesson.wall_at(yard(), space) for space in lesson.above_home()]
check("cuts: best place", sum(len(wall.cells) >= 2 for wall in walls))

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways. Every line has to say *True*.

# %%
wall = lesson.wall_at(yard(), "e6")
print(len(wall.cells) == len(wall.paths) == len(nx.minimum_node_cut(graph, cat, "home")))
print(not nx.has_path(nx.restricted_view(graph, wall.cells, []), cat, "home"))

# %% [markdown]
# **To think about.** Which single space of the yard would you close if you were allowed only one? What is the cheapest
# wall around *two* cats? And can you place shrines so that three paths home share no space, however the cat stands?
#
# Next: [Parking](lesson_parking.ipynb), about fish that find no room. Or [play](play.ipynb) the whole game.
