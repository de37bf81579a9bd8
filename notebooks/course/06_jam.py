# %% [markdown]
# # 6 Jam
#
# It is half past five, and the middle of the city is jammed. Is the shortest way still the quickest?
#
# **You will find out**
#
# - how a search measures all distances, one space after the other;
# - why it must not be in a hurry;
# - what one line changes, so that it finds the quickest way.
#
# **You need** patience for counting. About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The city is the one of the game Taxi Derby, which you can [play here](../taxi_derby/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from catwidgets import check, exercise, guess
from catwidgets.lessons.taxi_derby import jam as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.race()

# %%
exercise("jam: round it")

# %% [markdown]
# ## Look for spaces
#
# A space is a piece of road between two crossings. A taxi drives from a space to any other that meets it at a crossing. A
# computer does not see the map: it knows only which spaces meet.

# %%
guess("jam: two away")

# %% [markdown]
# A computer looks up which spaces meet i8, and then which spaces meet those.

# %% tags=["unstored", "nbval-ignore-output"]
streets = unit.streets()
next_door = streets["i8"]
print(f"i8 meets {len(next_door)} spaces:", *next_door)
beyond = {there for here in next_door for there in streets[here]}
more = beyond - set(next_door) - {"i8"}
print(f"Those meet {len(more)} more.")


# %% [markdown]
# ## Spreading the news
#
# The computer takes the space that has waited longest, numbers its neighbours, and lets them wait: **breadth-first
# search**.
#
# <details><summary>Step by step</summary>
#
# It keeps a list of spaces that *wait*: at first only the start. Again and again it *takes* the one that has waited
# longest, and gives each neighbour that has no number yet the next number. Those wait from then on.
#
# </details>
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def fewest_spaces(streets, start):
    found, waiting = {start: 0}, [start]
    while waiting:
        here = waiting.pop(0)
        for there in streets[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


# %% [markdown]
# Before you move the slider, say which space is taken next.

# %% tags=["unstored", "nbval-ignore-output"]
unit.spread(fewest_spaces)

# %% [markdown]
# Count the spaces at each distance from i8:

# %% tags=["unstored", "nbval-ignore-output"]
found = fewest_spaces(streets, "i8")
for distance in range(max(found.values()) + 1):
    spaces = sum(number == distance for number in found.values())
    print(f"distance {distance}, spaces: {spaces}")

# %%
guess("jam: newest first")

# %% [markdown]
# ## The smallest first
#
# Back to the jam: now the search has to count minutes. So it takes the waiting space with the **smallest number** first.
#
# <details><summary>Who thought of it</summary>
#
# Edsger Dijkstra, in 1956, in twenty minutes over a coffee.
#
# </details>
#
# **Your turn.** Be the search yourself for ten spaces.

# %% tags=["unstored", "nbval-ignore-output"]
unit.by_hand()

# %% [markdown]
# Watch the search go round the jam. The numbers are minutes now. At the end of the slider it says whether they are right.

# %% tags=["unstored", "nbval-ignore-output"]
unit.rush_hour(unit.quickest)

# %%
guess("jam: settled")

# %% [markdown]
# From d9 to a space, on average over the whole city:

# %% tags=["unstored", "nbval-ignore-output"]
times = unit.quickest(streets, "d9", unit.jammed(3))
average = sum(times.values()) / len(times)
print(f"{average:.2f} minutes")

# %% [markdown]
# ## Outside the game

# %%
guess("jam: rumour")


# %% [markdown]
# **For those who program.** Write `found.get` in place of the three dots: it looks up the number of a space. Everyone else can
# go on.

# %% tags=["your-turn"]
def quickest(streets, start, minutes):
    found, waiting = {start: 0}, [start]
    while waiting:
        waiting.sort(key=...)
        here = waiting.pop(0)
        for there in [place for place in streets[here] if place not in found]:
            found[there] = found[here] + minutes[there]
            waiting.append(there)
    return found


check("jam: quickest", quickest)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def quickest(streets, start, minutes):
#     found, waiting = {start: 0}, [start]
#     while waiting:
#         waiting.sort(key=found.get)
#         here = waiting.pop(0)
#         for there in [place for place in streets[here] if place not in found]:
#             found[there] = found[here] + minutes[there]
#             waiting.append(there)
#     return found
#
#
# check("jam: quickest", quickest)
# ```
#
# </details>

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - Breadth-first search takes what has waited longest. It finds all distances, layer by layer.
# - When spaces cost time, take the smallest number first: Dijkstra's search. What was taken is final.
# - The shortest way and the quickest way are two different questions.
#
# **To think about.** Would everybody be quicker if all drove round the jam? Where else does something spread space by space?
#
# **Go on.** How many shortest paths are there? [Streets](../taxi_derby/lesson_shortest_paths.ipynb).
