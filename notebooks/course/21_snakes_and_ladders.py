# %% [markdown]
# # 21 Snakes and ladders
#
# The old board with 100 squares. Nobody decides anything: a die moves the piece, ladders lift it up, snakes send it back.
# Play a few games.
#
# **You will find out**
#
# - how chances flow over a board;
# - how long a game takes, and why most games are shorter than the average;
# - which ladder matters most, and which snake is a help.
#
# **You need** independent events. About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The board is the one that Milton Bradley has sold since 1943. Who would go beyond 100 stays. [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from catwidgets import check, exercise, guess
from catwidgets.lessons.classics import snakes_and_ladders as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## Guess first

# %%
guess("snakes: average")


# %% [markdown]
# ## Chances that flow
#
# Only the square counts, not how the piece came there: a **Markov chain**.
#
# Each square sends a sixth of its chance to each square that a roll leads to.
#
# <details><summary>In the code</summary>
#
# `chances` holds for each square how likely the piece is there. `unit.land` knows the board.
#
# </details>
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def step(chances):
    after = {}
    for square, chance in chances.items():
        for roll in range(1, 7):
            there = unit.land(square, roll)
            after[there] = after.get(there, 0) + chance / 6
    return after


# %% tags=["unstored", "nbval-ignore-output"]
unit.flow(step)

# %%
guess("snakes: fewest")

# %% tags=["unstored", "nbval-ignore-output"]
two = step(step({0: 1}))
best = max(two, key=two.get)
print(f"After two turns there are {len(two)} squares to stand on, most likely {best}: {two[best] * 36:.0f} of 36 ways.")

# %% [markdown]
# ## How long a game takes
#
# After how many turns are at least half of all games over? Move the slider until you know, and write the number.

# %% tags=["unstored", "nbval-ignore-output"]
unit.lengths()

# %%
exercise("snakes: half")

# %% [markdown]
# And the average? Each turn counts with the share of games that still need it.

# %% tags=["unstored", "nbval-ignore-output"]
chances, average = {0: 1}, 0
for _ in range(1000):
    average += 1 - chances.get(100, 0)
    chances = step(chances)
print(f"{average:.1f} turns on average")


# %% [markdown]
# **For those who program.** Write a function: how likely is a game over after some turns? Begin with `{0: 1}`, take that many
# steps, and look up square 100 with `.get(100, 0)`. Everyone else can go on.

# %% tags=["your-turn"]
def over(turns):
    return ...


check("snakes: over", over)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def over(turns):
#     chances = {0: 1}
#     for _ in range(turns):
#         chances = step(chances)
#     return chances.get(100, 0)
#
#
# check("snakes: over", over)
# ```
#
# </details>

# %% [markdown]
# ## Take one away

# %%
guess("snakes: without")

# %% [markdown]
# Take away a snake or a ladder. The average is worked out anew, exactly.

# %% tags=["unstored", "nbval-ignore-output"]
unit.without()

# %%
guess("snakes: odd")

# %% [markdown]
# ## The long run
#
# Games end. Other chains go on for ever, and after a while they forget where they began.

# %%
guess("snakes: weather")

# %% [markdown]
# See it happen: day after day, once from sun and once from rain.

# %% tags=["unstored", "nbval-ignore-output"]
from_sun, from_rain = 1.0, 0.0
for day in range(1, 9):
    from_sun, from_rain = (0.8 * p + 0.4 * (1 - p) for p in (from_sun, from_rain))
    print(f"day {day}: {from_sun:.1%} from sun, {from_rain:.1%} from rain")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - A chain needs the state and nothing before it. A step sends each chance on, and adds what meets.
# - A few very long games pull the average above the median.
# - What a ladder is worth depends on what comes after it. In the long run a chain that goes on forgets where it began.
#
# **To think about.** Is there a board on which nobody ever reaches the end? Does a long run always forget where it began?
#
# **Go on.** Chains in which somebody wins: [Equal armies](15_equal_armies.ipynb).
