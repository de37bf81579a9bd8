# %% [markdown]
# # Washi Cat: play
#
# Two players, two pens, one roll of tape. Your cats draw lines across it to a fish and home again, jump over their own
# lines, and shut the other cats in. There are no dice: whoever plans better wins.
#
# *For everybody who likes mazes and short games of thought. A game on the small board takes five minutes, on the tape
# twenty. To start, choose* Run All Cells *in the menu* Run.
#
# ## The game in a minute
#
# A turn is **one move with one cat**:
#
# | move | what it does |
# | --- | --- |
# | step | draws the line into the next space, not across a corner, a wall, a shrine or a line of the other player |
# | super cat jump | straight over lines of your own to the first space without a line |
# | super amazing cat jump | the same over lines of the other player too; a special move |
# | super sewer popper | into a sewer beside the cat and out of the one of that colour in the same row; a special move |
#
# Each player has **two special moves** in a game. A cat that steps on a sewer blocks that pair for both players. On
# the far side a cat takes a fish of either colour, but no second one, and no fish on its own side. Who first brings
# two fish home, one with each cat, wins. And who is **cut off** from that by lines, with no special move left, loses
# at once.
#
# The boards are invented here; the printed tape is lost.
#
# ## A small board first
#
# You are red and begin at the bottom. Click a space beside a cat to step there. Where a space holds two numbers, both
# of your cats can come: click the number of the one you mean.

# %%
from catlib import load
from catwidgets import Table

# %%
table = Table(load("washi_cat", board="small", drawing="board"), seats=["human", "racer"], seed=2026)
table

# %% [markdown]
# **By keyboard**: press Tab until the board has the focus, walk with the arrow keys, draw with Enter. U takes back, Y
# does again. What stands on a space is read out.
#
# **What is a move worth?** Press *Hint* twice: a search plays thousands of games on from each move. A
# tilde marks its numbers as estimates. Near the end of a game on a small board every line of play can be looked at, and
# then the numbers are exact.
#
# ## The whole tape
#
# Now take turns drawing the fish and the cats: first four fish each, two in each edge row, then two cats
# each, with two spaces between any two of them.

# %%
full = Table(load("washi_cat"), seats=["human", "blocker"], seed=2026)
full

# %% [markdown]
# ## Draw your own board
#
# Click a cell for a shrine or a pair of sewers, and the side between two cells for a wall. By keyboard: arrow keys walk
# over cells and sides, Enter draws, S, E, C, F and G choose what a cell gets. The line below tells whether the board
# can be played on. *Play on it* opens a table; the text below can be saved, sent to a friend, or printed.

# %%
from catwidgets.lessons.washi_cat.drawing_board import DrawingBoard

# %%
drawing = DrawingBoard("tiny")
drawing

# %% [markdown]
# ## What we saw
#
# - The quickest path is not always the straight one: a cat that climbs beside its own line may jump home over it.
# - A line is a wall for the other player, so it pays to draw where the other has to go.
# - A special move that is kept is worth more than one that was used: nobody can be cut off who still has one.

# %% [markdown]
# Next: [Shortest paths](lesson_shortest_paths.ipynb), about the jump home. Or go back to [the start](../start.ipynb).
