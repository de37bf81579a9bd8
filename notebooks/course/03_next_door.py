# %% [markdown]
# # 3 Next door
#
# Your passenger waits next door. You could be there with one step. But your dice bring four steps, and you have to use all of
# them. Can you end on the passenger?
#
# **You will find out**
#
# - where a cab can be after a number of steps;
# - how a proof saves you from trying everything;
# - what breaks the proof.
#
# **You need** squared paper. About 35 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The city is from the game Cat Cab Crew, which you can [play here](../cat_cab/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from catwidgets import check, exercise, guess
from catwidgets.lessons.cat_cab import next_door as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## Four steps
#
# Where did you end? Try on squared paper, too.

# %%
guess("door: four steps")

# %%
guess("door: five steps")


# %% [markdown]
# ## All ways at once
#
# Can the cab end next door? A computer takes all steps at once. It begins with a single cell. Step by step, it
# replaces every cell by its four neighbours.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea", "unstored", "nbval-ignore-output"]
def ends(start, steps):
    cells = {start}
    moves = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    for _ in range(steps):
        cells = {(x + a, y + b) for x, y in cells for a, b in moves}
    return cells


for steps in (4, 5):
    print(f"{steps} steps: yes" if (4, 3) in ends((3, 3), steps) else f"{steps} steps: no")

# %% [markdown]
# The map uses this function. It marks the cells where the cab can end.

# %% tags=["unstored", "nbval-ignore-output"]
unit.where(ends)


# %% [markdown]
# **The proof.** Colour the cells like a chess board. Each step changes the colour, so four steps lead back to the first.
# Next door has the other colour.
#
# Even or odd: that is **parity**. *x* + *y* is even on plain cells. The code below checks it for 0 to 29 steps.

# %%
def colours(cells):
    return {(x + y) % 2 for x, y in cells}


same = all(colours(ends((3, 3), steps)) == {steps % 2} for steps in range(30))
print("Each time all cells have one colour." if same else "Two colours at once.")

# %% [markdown]
# ## Your turn
#
# Count row by row.

# %%
exercise("door: striped cells")


# %% [markdown]
# **For those who program.** Write the whole rule: `True` if a cab can get from `start` to `end` in exactly `steps` steps in an
# endless city. It has to be near enough, and the parity has to fit. Everyone else can go on.

# %% tags=["your-turn"]
def possible(start, end, steps):
    away = abs(start[0] - end[0]) + abs(start[1] - end[1])
    return ...


check("door: possible", possible)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def possible(start, end, steps):
#     away = abs(start[0] - end[0]) + abs(start[1] - end[1])
#     return away <= steps and (steps - away) % 2 == 0
#
#
# check("door: possible", possible)
# ```
#
# </details>

# %% [markdown]
# ## Across corners

# %%
guess("door: corners")


# %% [markdown]
# Try it. Go back to the idea, and add `(1, 1)` to the moves. Run it and the map again: what happens to the colours?
#
# Here is the same with all four corners, without touching the function.

# %% tags=["unstored", "nbval-ignore-output"]
def with_corners(start, steps):
    cells = {start}
    for _ in range(steps):
        cells = {(x + a, y + b) for x, y in cells for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)}
    return cells


unit.where(with_corners)

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - Every step changes the colour. So an even number of steps leads back to the same colour.
# - That is a proof: it speaks about all ways, and nobody had to try them.
# - A city that can be coloured like this is called *bipartite*. Steps across corners break it.
#
# **To think about.** What if a cab could also wait for a step? Which pieces of chess always change the colour, and which never
# do?
#
# **Go on.** In the game some movements go two cells straight on: [Ways home](../cat_cab/lesson_ways_home.ipynb).
