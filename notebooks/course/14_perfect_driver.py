# %% [markdown]
# # 14 The perfect driver
#
# Five dice move your cab. Two are blank, and you hold three curses. The fourth ends your turn. Do you roll one die, or both?
#
# **You will find out**
#
# - how to choose when every choice leads to another one;
# - why the best place to begin is the end;
# - what a curse really costs.
#
# **You need** expected values: [The patient die](05_patient_die.ipynb). About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The dice are from the game Cat Cab Crew, which you can [play here](../cat_cab/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

from catwidgets import check, exercise, guess
from catwidgets.lessons.cat_cab import perfect_driver as unit

# %% [markdown]
# ## The dice
#
# | shows | does |
# | --- | --- |
# | 1 | a **curse**, and **blank** |
# | 2, 3 | **blank** |
# | 4, 5 | 1 space |
# | 6 | 2 spaces |
#
# Spaces less curses are your **net spaces**.

# %% tags=["unstored", "nbval-ignore-output"]
unit.play_turns()

# %% [markdown]
# Dice that move the cab are best kept. So the question is what to do with blank dice.

# %%
guess("driver: three curses")

# %% [markdown]
# ## States
#
# A **state** is how many dice are blank, and how many curses you hold. What you rolled before does not matter.
#
# Your **action** is how many blanks you roll.

# %%
guess("driver: two curses")


# %% tags=["unstored", "nbval-ignore-output"]
def after(blank, curses, dice):
    results = Counter()
    for fall in product([-1, 0, 0, 1, 1, 2], repeat=dice):
        hit = min(fall.count(-1), 4 - curses)
        moved = [spaces for spaces in fall if spaces > 0]
        if any(fall):
            results[sum(moved) - hit, blank - len(moved), curses + hit] += 1
    return results


# %% [markdown]
# ## Begin at the end
#
# With four curses or no blank the turn is over. Else an action is worth the mean of what it brings and what comes
# **after**, and a state is worth its **best** action.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def worth(blank, curses, dice):
    results = after(blank, curses, dice)
    total = sum(ways * (net + best(*state)) for (net, *state), ways in results.items())
    return Fraction(total) / results.total()


@cache
def best(blank, curses):
    actions = range(1, blank + 1) if curses < 4 else []
    return max((worth(blank, curses, dice) for dice in actions), default=0)


# %% [markdown]
# This is **dynamic programming**.
#
# <details><summary>Why it ends, and who thought of it</summary>
#
# States, actions, chances and rewards together are a **Markov decision process**. `best` asks `worth`, and `worth` asks `best`. They never go round in a circle: after each roll there are fewer
# blanks or more curses. Richard Bellman wrote this down in 1957.
#
# </details>

# %% tags=["unstored", "nbval-ignore-output"]
for curses in (0, 1, 2, 3):
    one, both = float(worth(2, curses, 1)), float(worth(2, curses, 2))
    print(f"Curses held: {curses}. Two blanks one at a time {one:.3f}, both {both:.3f}")

# %% [markdown]
# Now all states at once.
#
# <details><summary>How to read the map</summary>
#
# Each field says how many blanks to roll and what the state is worth. Shaded fields roll more than one die. "1–2"
# means that both are worth the same.
#
# </details>

# %% tags=["unstored", "nbval-ignore-output"]
unit.map_of(worth)

# %% [markdown]
# ## A whole turn
#
# Build a driver out of four habits: what to do with blank dice while holding 0, 1, 2 or 3 curses. The chart has all that can come of
# a turn with five dice, exactly. It begins as Crazy cat, who always stops. How far can you get it?

# %% tags=["unstored", "nbval-ignore-output"]
unit.your_driver()

# %%
guess("driver: whole turn")

# %% [markdown]
# How it is worked out: the first roll takes all five dice. Nearly always it changes something. If all five are blank you are
# in the state with five blanks, and choose.

# %% tags=["unstored", "nbval-ignore-output"]
all_blank = Fraction(2, 6) ** 5


def turn(curses):
    return (1 - all_blank) * worth(5, curses, 5) + all_blank * best(5, curses)


worth_of_turn = float(turn(0))
print(f"a turn is worth {worth_of_turn:.2f} net spaces")

# %%
guess("driver: why less")

# %% [markdown]
# ## What a curse costs
#
# In the game, others may put a curse before you: that is sabotage. It takes one space away at the end. Is that all it costs?

# %%
guess("driver: sabotage")

# %% [markdown]
# The dashed line stands for one space a curse. The gap is what curses cost beyond that: rolls that you cannot dare
# any more. Which curse costs most?
#
# Play again, now with a coach, who says what each choice gave away. At the end you see what best play expects, what
# your choices cost, and what was luck.

# %% tags=["unstored", "nbval-ignore-output"]
unit.play_turns(coach=True, seed=7)

# %% [markdown]
# ## Outside the game

# %%
exercise("driver: room")


# %% [markdown]
# **For those who program.** What to do in every state is called a **policy**. Write the best one: how many dice to roll. One
# line is enough. Everyone else can go on.

# %% tags=["your-turn"]
def policy(blank, curses):
    return ...


check("driver: policy", policy)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def policy(blank, curses):
#     return blank if curses == 3 else 1
#
#
# check("driver: policy", policy)
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
# - A state is all that you need to know to go on.
# - An action is worth its reward and what comes after it. A state is worth its best action. Begin at the end.
# - The best driver rolls one blank at a time, but with three curses all at once.
# - The first three curses cost more than the space that each of them takes, because they take choices away.
#
# **To think about.** What would the map look like if the passenger waited exactly ten spaces away? Is there a state in which the best
# driver stops although a blank is left?
#
# **Go on.** How five dice fall, and how to drive for another goal: [Push your luck](../cat_cab/lesson_push_your_luck.ipynb).
