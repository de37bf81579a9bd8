# %% [markdown]
# # 7 Walls
#
# A cat wants to go home, and you don't want it to. A brick closes one space. How few bricks are enough? And how do you
# prove that fewer are not?
#
# **You will find out**
#
# - how to prove in a moment that a cat is free, or that it is not;
# - how cheap a wall can be;
# - why nobody can build a cheaper one.
#
# **You need** squared paper. About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The boards are from the game Washi Cat, which you can [play here](../washi_cat/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from itertools import combinations

from catwidgets import check, exercise, guess
from catwidgets.lessons.washi_cat import walls as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.chase()

# %% [markdown]
# ## Trapped?
#
# A cat steps up, down, left or right. It never steps on a line of the other colour. The red cat wants to go home, to
# row 1.

# %%
unit.case("A long wall")

# %%
guess("walls: long wall")

# %% [markdown]
# Here the line is shorter. Red gates stand beside it. They are shrines, and no cat enters a shrine.

# %%
unit.case("A short wall")

# %%
guess("walls: short wall")

# %%
guess("walls: what proves it")


# %% [markdown]
# ## Everything that it reaches
#
# A computer begins where the cat stands and goes from space to space, as far as it can, but never into the wall.
#
# <details><summary>In the code</summary>
#
# `spaces[here]` are the spaces beside `here`.
#
# </details>
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def reach(spaces, start, wall):
    reached, waiting = {start}, [start]
    while waiting:
        for there in spaces[waiting.pop()]:
            if there not in reached and there not in wall:
                reached.add(there)
                waiting.append(there)
    return reached


# %% [markdown]
# The dots are what the function reaches.

# %% tags=["unstored", "nbval-ignore-output"]
unit.cases(reach)


# %% [markdown]
# **For those who program.** When is a cat shut in? Write a function; everyone else can go on. It gets two sets of spaces: those that are reached, and those of row 1. It
# should give `True` or `False`. `reached & home` is the set of spaces that are in both.

# %% tags=["your-turn"]
def shut_in(reached, home):
    return ...


check("walls: shut in", shut_in)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def shut_in(reached, home):
#     return len(reached & home) == 0
#
#
# check("walls: shut in", shut_in)
# ```
#
# </details>

# %% [markdown]
# ## The cheapest wall
#
# Nothing is drawn now, and your bricks may go anywhere. First on empty paper, 6 rows and 7 columns.

# %%
guess("walls: open paper")

# %% [markdown]
# Edges help. Here are some spaces and how many neighbours they have.

# %%
paper = unit.neighbours("paper")
for space in ("d5", "a5", "a6"):
    print(f"{space} has {len(paper[space])} neighbours")

# %% [markdown]
# And in the yard with its shrines? Close spaces until the cat is shut in. Then try to do it with fewer. With the keyboard: go to the
# board with Tab, walk with the arrow keys, press Enter.

# %% tags=["unstored", "nbval-ignore-output"]
unit.build(reach)

# %%
guess("walls: three exits")

# %% [markdown]
# Python tries all walls of one brick, then all of two, and counts those that shut the cat in.

# %% tags=["unstored", "nbval-ignore-output"]
spaces, home = unit.neighbours(), unit.home()
free = [space for space in spaces if space != "e6"]
for bricks in (1, 2):
    walls = list(combinations(free, bricks))
    shut = sum(not reach(spaces, "e6", wall) & home for wall in walls)
    print(f"bricks: {bricks}, walls: {len(walls)}, shut in by {shut} of them")

# %% [markdown]
# ## Why no fewer?
#
# Trying everything takes long on a larger board. There is a shorter proof.

# %%
guess("walls: why no fewer")

# %% [markdown]
# Here are two such paths. Only the first space is in both. Python checks it.

# %% tags=["unstored", "nbval-ignore-output"]
first, second = unit.paths("e6")
print(*first)
print(*second)
print("Only e6 is in both." if set(first) & set(second) == {"e6"} else "They share more than e6.")

# %% [markdown]
# Click a space to put the cat there. You see a cheapest wall, and just as many paths home that share no space.

# %% tags=["unstored", "nbval-ignore-output"]
unit.anywhere()

# %% [markdown]
# With *k* paths that share no space, every wall needs at least *k* bricks. That many are always enough: **the
# cheapest wall has as many bricks as there are paths that share no space.** Python compares them.
#
# <details><summary>Who proved it</summary>
#
# This is called *maximum flow and minimum cut*. Karl Menger proved it in 1927. Think of water: no more gets through than the narrowest place lets through.
#
# </details>

# %%
same = all(len(unit.paths(space)) == size for space, size in unit.sizes().items())
print("As many bricks as paths, from every space." if same else "They differ.")

# %% [markdown]
# **Your turn.** Try the spaces on the board above. Then go back to the hunt at the top: can you win it now?

# %%
exercise("walls: best place")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - One path home proves that a cat is free. A list of all the spaces it can reach proves that it is trapped. Both are quick to check.
# - On open paper a wall needs a brick for each neighbour. Edges and shrines make it cheaper.
# - Are there as many paths that share no space as the wall has bricks? Then no wall is cheaper.
#
# **To think about.** Which single space of the yard would you close if you were allowed only one? Where else does somebody look for
# the cheapest cut?
#
# **Go on.** In the game walls are drawn, turn by turn: [Traps](../washi_cat/lesson_cuts_and_traps.ipynb).
