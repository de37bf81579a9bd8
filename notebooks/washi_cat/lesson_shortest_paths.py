# %% [markdown]
# # The jump home
#
# A cat draws a line to a fish and back. How many turns does it need at least? You count by hand, then watch a search
# do it, and then find out that the quickest path is not a walk at all.
#
# **You will find out**
#
# - how layers give every distance, round shrines and walls;
# - how long a way there and back is;
# - a trick with which a cat comes home in one turn, and when it pays;
# - a formula for every tape, and why nobody can do better.
#
# **You need** squared paper and a pen. No programming: read, guess, click. About 75 minutes; sections 1 and 2 make a
# lesson of their own.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The game is Washi Cat, which you can [play here](play.ipynb).

# %%
import networkx as nx

from catlib.games.washi_cat.odds import speed_formula, speed_table
from catwidgets import agree, check, exercise, guess
from catwidgets.lessons.washi_cat import jump_home as lesson
from catwidgets.lessons.washi_cat.paper import layers_from, town_graph

# %% [markdown]
# ## 1 Layers
#
# A cat steps to a space beside it: up, down, left or right. It does not enter a shrine, the red gate, and does not
# cross a wall, the black line. The **distance** of two spaces is the least number of steps.
#
# Find the spaces at distance 2. With the keyboard: go to the board with Tab, walk with the arrow keys, press Enter.

# %%
lesson.find_steps(2)

# %% [markdown]
# On squared paper it goes quickly: write 0 on the start, 1 on every space beside it, 2 on every blank space beside a 1,
# and so on. Draw the board, take c1 as the start, and write the first three layers. Then answer.

# %%
guess("tape: third layer")

# %% [markdown]
# Check your paper. Say before each press which spaces come next.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.layer_by_layer()

# %% [markdown]
# This is **breadth-first search**. Each layer holds just the spaces that have a neighbour in the layer before and are
# in no earlier one. Nobody has to try all paths, of which there are thousands.

# %%
exercise("tape: round the wall")

# %% [markdown]
# The library networkx does the same. Its layers have to be as large as ours:

# %%
found = nx.single_source_shortest_path_length(town_graph(), 2)
agree([len(layer) for layer in layers_from(2)], [list(found.values()).count(n) for n in range(10)])

# %% [markdown]
# ## 2 There and home again
#
# A cat has to fetch a fish from the last row and bring it home, to *any* space of its starting row. So two distances
# are added: from the cat to the fish, and from the fish to the row.
#
# Take an empty tape of four rows. The fish lies in the last row, one column to the side.

# %%
guess("tape: walk home")

# %% [markdown]
# In general: with R rows and a fish k columns aside there are R − 1 + k steps to the fish and R − 1 steps home,
# together 2R − 2 + k.

# %%
exercise("tape: farther walk")

# %% [markdown]
# ## 3 Can it be quicker?
#
# There is one more move in the game. A cat beside a line of its own may **jump**: straight over all spaces of that
# line, to the first one without a line. That takes one turn, however long the line is.
#
# Here is the tape of four rows. The dots show where your cat can go in one turn. Bring the fish home. How few turns can
# you do it in? If you think you cannot do better, take turns back and draw the line in another place.

# %%
guess("tape: best run")

# %% tags=["unstored", "nbval-ignore-output"]
lesson.run(4, 1)

# %% [markdown]
# Did you see it? The way out is the runway for the way home.

# %%
exercise("tape: what it takes")

# %%
guess("tape: eight rows")

# %% [markdown]
# Is there nothing quicker, on no tape? A search has to try lines, not only spaces: its points are *where the cat is and
# what it has drawn*. On eight rows nine turns lead to more than 80,000 of them, so it always goes on from the most
# promising one. What it finds is proved to be the least. Change the tape and look.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.quickest_runs()

# %% [markdown]
# ## 4 Any tape
#
# Here is what the search finds. Look for a rule in the columns k = 1 to k = 4.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.table_of_runs(straight=False)

# %%
guess("tape: any tape")

# %% [markdown]
# **Why nobody is quicker.** Each turn brings the line at most one space nearer to the fish, for a jump lands right
# behind a space of the line. And the way home is one turn at least.

# %%
exercise("tape: saved")

# %% [markdown]
# And if the fish is straight ahead? Then there is no room to land.

# %%
guess("tape: straight ahead")

# %% tags=["unstored", "nbval-ignore-output"]
lesson.run(5, 0)

# %% [markdown]
# Does that still hold on a longer tape?

# %%
exercise("tape: straight ahead, eight rows")

# %% [markdown]
# Here is the table again, with a column for k = 0.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.table_of_runs()

# %% [markdown]
# For k = 0 the least is the smaller of two numbers: one for the walk, and one for the detour. The library has the whole
# formula, and it agrees with the search:

# %% tags=["unstored", "nbval-ignore-output"]
speed_formula()

# %% [markdown]
# What if jumps were not allowed, or own lines not entered again? Turn the rule, and the table follows.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.table_of_runs(jumps=False)

# %% tags=["unstored", "nbval-ignore-output"]
lesson.table_of_runs(own_line_blocks=True)

# %% [markdown]
# ## What we saw
#
# - Breadth-first search finds all distances, one layer after the other.
# - A walk there and home takes 2R − 2 + k steps.
# - With a jump it takes R + k turns, if the fish is to the side: the line on the way out carries the cat home.
# - Straight ahead the jump has no place to land, and it takes the smaller of 2R − 2 and R + 3.
# - A least number needs two things: a path that reaches it, and a reason why no path is shorter.
#
# ## Checks
#
# If you like to program: the turns that the jump saves on eight rows, 2 columns aside. This cell subtracts the wrong
# way round. Mend it, and run the cell again.

# %%
with_jumps, walking = speed_table([8], [2])[8][0], speed_table([8], [2], jumps=False)[8][0]
check("tape: saved", with_jumps - walking)

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
rows, aside = sorted(speed_formula().free_symbols, key=str)
places = [(n, k) for n in speed_table() for k in range(5)]
print(agree([speed_table()[n][k] for n, k in places], [speed_formula().subs({rows: n, aside: k}) for n, k in places]))
print(agree([speed_table(jumps=False)[n][k] for n, k in places], [2 * n - 2 + k for n, k in places]))
print(agree(max(nx.single_source_shortest_path_length(town_graph(), 2).values()), len(layers_from(2)) - 1))

# %% [markdown]
# **To think about.** Your other cat's line can be jumped over, too. Can two cats together be quicker than each for
# itself? And how would you stop a cat that is on its way to such a run?
#
# Next: [Traps](lesson_cuts_and_traps.ipynb), about shutting a cat in. Or [play](play.ipynb).
