# %% [markdown]
# # 8 Parking
#
# Before a game of Washi Cat fish are drawn in a row. Two spaces have to lie between any two of them, like cars that need room. Draw
# carelessly, and the last fish finds no place. How likely is that?
#
# **You will find out**
#
# - why ways that look alike need not be equally likely;
# - how a tree of cases gives the chance;
# - how a function works out long rows by asking itself about shorter ones.
#
# **You need** fractions and tree diagrams. About 45 minutes. Squared paper and coins help.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The row is from the game Washi Cat, which you can [play here](../washi_cat/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import choice

from catwidgets import check, exercise, guess
from catwidgets.lessons.washi_cat import jammed_rows as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.row()

# %% [markdown]
# ## Seven columns
#
# Take a small row: seven columns, and three fish. There are 35 ways to choose three of seven columns. In how many of them do two
# spaces lie between any two fish? Python lists them all.

# %%
ways = list(combinations("abcdefg", 3))
good = [way for way in ways if ord(way[1]) - ord(way[0]) > 2 and ord(way[2]) - ord(way[1]) > 2]
print(f"{len(ways)} ways. Far enough apart:", *("-".join(way) for way in good))

# %% [markdown]
# Only one. Now let chance draw, one fish after the other, each on a random column that is still free.

# %%
guess("row: seven columns")


# %% [markdown]
# Do you believe it? The computer fills seven columns 7,000 times. It says how many fish got in, and how often.

# %% tags=["unstored", "nbval-ignore-output"]
def random_row(columns, gap=2):
    fish, free = [], list(range(columns))
    while free:
        fish.append(choice(free))
        free = [column for column in free if abs(column - fish[-1]) > gap]
    return len(fish)


filled = Counter(random_row(7) for _ in range(7000))
for fish, n in sorted(filled.items()):
    print(f"{fish} fish: {n} times")

# %% [markdown]
# ## Long rows
#
# Now six fish.

# %%
guess("row: narrowest")

# %% [markdown]
# A tree for twenty columns would be huge. There is a trick.

# %%
guess("row: first drawing")


# %% [markdown]
# The first fish cuts the row into two shorter ones, and one side does not change the other. So the function asks
# itself: that is a **recursion**.
#
# <details><summary>In the code</summary>
#
# It gives the chance for each number of fish. `@cache` makes it remember what it has worked out.
#
# </details>
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
@cache
def full_row(columns, gap=2):
    if columns <= 0:
        return {0: Fraction(1)}
    chances = Counter()
    for first in range(columns):
        for a, p in full_row(first - gap, gap).items():
            for b, q in full_row(columns - 1 - first - gap, gap).items():
                chances[1 + a + b] += p * q / columns
    return chances


# %% [markdown]
# Seven columns: is it what the tree says?

# %% tags=["unstored", "nbval-ignore-output"]
for fish, chance in sorted(full_row(7).items()):
    print(f"{fish} fish: {chance}")

# %% [markdown]
# Move the first fish, and read what becomes of the row.

# %% tags=["unstored", "nbval-ignore-output"]
unit.split(full_row)

# %%
guess("row: by chance")

# %% [markdown]
# Here is the recursion for all rows up to 24 columns.

# %% tags=["unstored", "nbval-ignore-output"]
unit.full_rows(full_row)

# %% [markdown]
# ## Wide enough
#
# The wider the row, the better the chance. Is there a width at which nothing can go wrong?

# %%
guess("row: never jams")

# %% [markdown]
# ## Outside the game

# %%
exercise("row: smaller gap")


# %% [markdown]
# **For those who program.** `full_row` gives a dictionary: the number of fish, and its chance. Write a function that adds up the
# chances of *at least* that many fish. Everyone else can go on.

# %% tags=["your-turn"]
def at_least(chances, fish):
    return ...


check("row: at least", at_least)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def at_least(chances, fish):
#     return sum(chance for number, chance in chances.items() if number >= fish)
#
#
# check("row: at least", at_least)
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
# - Ways need not be equally likely. Then counting is not enough: follow the tree, multiply along a branch, add up the branches.
# - The first fish cuts the row in two shorter rows that know nothing of each other. A recursion uses it.
# - In 16 columns six fish hardly ever fit by chance. In 26 columns they always do.
#
# **To think about.** If a fish could only land where it leaves room for the others, would all rows be equally likely? What parks like
# our fish?
#
# **Go on.** In how many ways it works, and very long rows: [Counting rows](../washi_cat/lesson_parking.ipynb).
