# %% [markdown]
# # Traps
#
# Walls are not built in this game, they are drawn, turn by turn. And a cat that walks draws, too. What helps a cat that is nearly
# trapped? How long does it take to draw a wall?
#
# **You will find out**
#
# - what a fish on the last door is good for;
# - what protects a cat that has walked, and which jump undoes it;
# - why a cheap wall need not be a quick one.
#
# **You need** [Walls](../course/07_walls.ipynb): there you find the cheapest wall and prove it. No programming: read, guess, click.
# About 35 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The game is Washi Cat, which you can [play here](play.ipynb). Other lessons on it are [The jump
# home](lesson_shortest_paths.ipynb) and [Counting rows](lesson_parking.ipynb).

# %%
from catwidgets import check, exercise, guess
from catwidgets.lessons.washi_cat import cuts_and_traps as lesson

# %% [markdown]
# ## 1 The last door
#
# A cat steps to a space beside it: up, down, left or right. It enters no space with a line of the other colour. The red cat has
# a fish and wants to go home, to row 1.

# %%
lesson.case()

# %%
guess("cuts: the last door")

# %% [markdown]
# Here is the proof: everything that the cat can reach is dotted, and around it is what closes it in.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.proof()

# %% [markdown]
# ## 2 The line is a way home
#
# In the game a cat walks, and draws a line.

# %%
lesson.walked()

# %%
guess("cuts: own line")

# %% [markdown]
# There is a special move, the **super amazing cat jump**. It crosses lines of the other colour in a straight
# line, and draws on them.

# %%
guess("cuts: amazing")

# %% tags=["unstored", "nbval-ignore-output"]
lesson.crossing()

# %% [markdown]
# ## 3 Walls are drawn, not built
#
# A wall may touch at corners only, and still nobody gets through. But a line goes from side to side.

# %%
lesson.sewer_run()

# %%
exercise("cuts: turns")

# %% [markdown]
# Move the slider. The bricks are the spaces of a cheapest wall that are still missing, then all of it.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.drawing_the_wall()

# %% [markdown]
# The cheapest wall is a **lower bound** for the turns: each turn draws on one space. The line that was found is an
# **upper bound**. Here they differ by one, and a search of all lines has shown that nobody is quicker.
#
# ## What we saw
#
# - For a cat that carries a fish, another fish is part of the wall.
# - A cat that has walked has a way home, its own line. Only a super amazing cat jump can draw across that line.
# - The cheapest wall is a lower bound for the turns. Drawing it may take longer.

# %% [markdown]
# ## Checks
#
# If you like to program: in how many turns can Blue draw the wall of section 3? Somebody counted the spaces of the cheapest
# wall. Mend the cell.

# %%
check("cuts: turns", len(["f4", "f3", "g2"]))

# %% [markdown]
# **To think about.** What is the cheapest wall around *two* cats? Can you place shrines so that three paths home share no
# space, however the cat stands?
#
# Next: [Counting rows](lesson_parking.ipynb), about fish with room between them. Or [play](play.ipynb) the whole game.
