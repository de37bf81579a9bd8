# %% [markdown]
# # 4 Re-roll for seven
#
# Two cabs meet on one cell, and their drivers duel. Each has two dice. Whoever shows **7 in all** first wins. After each
# roll you may roll one of your dice again, or both. Which is better?
#
# **You will find out**
#
# - what you should roll again, and why 7 is special;
# - whether dice remember what came before;
# - how much it is worth to start.
#
# **You need** fractions, and the 36 pairs of [Ties](01_ties.ipynb). About 45 minutes. Two dice help.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The duel is from the game Cat Cab Crew, which you can [play here](../cat_cab/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from itertools import product
from random import randint

from catwidgets import check, exercise, guess
from catwidgets.lessons.cat_cab import reroll_for_seven as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## One die or both?
#
# Try it with real dice, too.

# %%
guess("seven: one or both")

# %% [markdown]
# Did you expect that? Count both ways yourself.

# %%
guess("seven: one die")

# %%
guess("seven: both dice")


# %% [markdown]
# Here is the whole idea in Python. `kept` are the dice that stay on the table. The others can fall in many ways. Which of
# those ways make the target?
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea", "unstored", "nbval-ignore-output"]
def chance(target, kept=()):
    free = 2 - len(kept)
    rolls = list(product(range(1, 7), repeat=free))
    good = [roll for roll in rolls if sum(kept) + sum(roll) == target]
    return Fraction(len(good), len(rolls))


print(f"keep the 3: {chance(7, (3,))}  keep the 5: {chance(7, (5,))}  roll both: {chance(7)}")

# %% [markdown]
# The bars come from the function above. Move the slider to other targets.

# %% tags=["unstored", "nbval-ignore-output"]
unit.targets(chance)


# %% [markdown]
# ## Your turn: the partner
#
# **For those who program.** You keep one die. Which face must the other one show to make the target? Finish the function.
# Everyone else can go on.

# %% tags=["your-turn"]
def need(kept, target):
    return ...


check("seven: need", need)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def need(kept, target):
#     return target - kept
#
#
# check("seven: need", need)
# ```
#
# </details>

# %% [markdown]
# With another target some faces have no partner. Which faces have none if the target is 8?

# %%
exercise("seven: eight")

# %%
for target in range(2, 13):
    print(f"total {target}, faces to keep:", *(face for face in range(1, 7) if 1 <= target - face <= 6))

# %% [markdown]
# ## Do dice remember?

# %%
guess("seven: after misses")

# %% [markdown]
# Let us look. The computer rolls two dice very often and keeps only the moments *after* five misses in a row. How often does
# a 7 come then?

# %% tags=["unstored", "nbval-ignore-output"]
sevens = [randint(1, 6) + randint(1, 6) == 7 for _ in range(100_000)]
after = [sevens[i] for i in range(5, len(sevens)) if not any(sevens[i - 5 : i])]
percent = round(100 * sum(after) / len(after))
print(f"{len(after)} times after five misses, and a 7 in {percent}% of them")

# %% [markdown]
# Rolls that do not change each other's chances are **independent**. For independent rolls you may multiply. No 7 twice: 5/6
# of 5/6.

# %%
guess("seven: three rolls")

# %% tags=["unstored", "nbval-ignore-output"]
for rolls in range(1, 9):
    percent = round(100 * (1 - (5 / 6) ** rolls))
    print(f"Rolls: {rolls}. At least one 7: {percent}%")

# %% [markdown]
# ## Who starts?
#
# Some people play the duel in turns: you roll, then your rival, then you.

# %%
guess("seven: the starter")

# %% [markdown]
# The tree shows roll after roll. To the right somebody wins, downwards it goes on. Each bar shows how likely it is that
# this roll decides it. Move the slider.

# %% tags=["unstored", "nbval-ignore-output"]
unit.taking_turns()

# %% [markdown]
# The computer adds up the starter's turns: the first, the third, the fifth roll and so on. The sum comes nearer and nearer to
# one number.

# %% tags=["unstored", "nbval-ignore-output"]
starter = sum((5 / 6) ** (2 * k) * (1 / 6) for k in range(100))
print(f"the starter wins with chance {starter:.4f}")

# %% [markdown]
# **Your turn.** With more drivers, each one gets the turn only if all before have missed.

# %%
exercise("seven: three drivers")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - Whatever you keep, one face of the other die makes 7. So it makes no difference what you roll again.
# - Dice do not remember. Independent chances may be multiplied.
# - "At least one" is easiest from the other side: take the chance of none away from 1.
# - Whoever starts is better off, since the other one only gets a turn after a miss.
#
# **To think about.** Which rule would make the duel fair? Is there a target other than 7 for which it makes no difference?
#
# **Go on.** What is a die worth that you may roll again and again? [The patient die](05_patient_die.ipynb).
