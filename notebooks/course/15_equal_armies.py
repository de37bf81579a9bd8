# %% [markdown]
# # 15 Equal armies
#
# Eleven cubes attack eleven. The attacker rolls three dice against two, and that is a good roll. But ties go to the defender,
# and one of the attacker's cubes always has to stay at home. Who is the favourite?
#
# **You will find out**
#
# - what a state is, and why the past does not matter;
# - how a function can follow all battles at once;
# - how large equal armies must be so that the attack pays.
#
# **You need** the chances of one roll: [Ties](01_ties.ipynb), and [One roll](../empire/lesson_one_roll.ipynb) for more dice. About
# 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The battles are from the game Empire, which you can [play here](../empire/play.ipynb). All cubes are counted, the one that stays,
# too. [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from functools import cache
from random import randint

from catwidgets import check, guess
from catwidgets.lessons.empire import equal_armies as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# ## Guess first

# %%
guess("armies: eleven")


# %% [markdown]
# A thousand such battles, die by die:

# %% tags=["unstored", "nbval-ignore-output"]
def battle(attackers, defenders):
    while attackers > 1 and defenders > 0:
        attack = sorted((randint(1, 6) for _ in range(min(3, attackers - 1))), reverse=True)
        defend = sorted((randint(1, 6) for _ in range(min(2, defenders))), reverse=True)
        for a, d in zip(attack, defend):
            attackers, defenders = (attackers, defenders - 1) if a > d else (attackers - 1, defenders)
    return defenders == 0


won = sum(battle(11, 11) for _ in range(1000))
print(f"The attacker wins {won} of 1,000.")

# %% [markdown]
# So close to one half, we need the exact chance.
#
# ## States
#
# "Two against two" is a **state**; a roll is a **step** to another. One that is never left, because the battle is
# over, is **absorbing**. Together they are an **absorbing Markov chain**.

# %%
for (attacker, defender), chance in unit.roll(2, 2).items():
    print(f"attacker loses {attacker}, defender {defender}: {chance}")

# %% [markdown]
# A roll: what both lose, and the chance.

# %%
guess("armies: two against two")


# %% [markdown]
# Is it over? Then the answer is known. Otherwise look one roll ahead: each state that may come has a chance of its
# own, and the function asks itself for it. (`@cache` remembers what was worked out already. Leave it there.)
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea", "unstored", "nbval-ignore-output"]
@cache
def capture(attackers, defenders):
    if defenders == 0:
        return 1
    if attackers == 1:
        return 0
    rolled = unit.roll(attackers, defenders).items()
    return sum(p * capture(attackers - a, defenders - d) for (a, d), p in rolled)


print(f"2 against 2: {capture(2, 2)}. 11 against 11: {float(capture(11, 11)):.1%}")

# %% [markdown]
# ## Larger and larger

# %%
guess("armies: favourite")

# %% [markdown]
# The picture uses this function. Move the slider.

# %% tags=["unstored", "nbval-ignore-output"]
unit.equal(capture)

# %% [markdown]
# And some sizes in figures, in percent.

# %% tags=["unstored", "nbval-ignore-output"]
for n in (5, 11, 12, 20):
    print(f"{n} against {n}: {float(capture(n, n)):.2%}")

# %% [markdown]
# Change the idea: let the attacker stop fighting with three cubes left (`if attackers <= 3`). How does the line change?
#
# ## Your turn
#
# Ten cubes defend. How many attackers does it take for a better chance than one half? Let `capture` find it.

# %% tags=["your-turn"]
answer = ...
check("armies: force", answer)


# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# answer = next(attackers for attackers in range(1, 30) if capture(attackers, 10) > Fraction(1, 2))
# check("armies: force", answer)
# ```
#
# </details>

# %% [markdown]
# Now a function of the same kind. **How many rolls** does a battle take on average? If it is over: 0. Otherwise one roll,
# and what the state after it takes.

# %% tags=["your-turn"]
@cache
def rolls(attackers, defenders):
    return ...


check("armies: rolls", rolls)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# @cache
# def rolls(attackers, defenders):
#     if attackers == 1 or defenders == 0:
#         return 0
#     rolled = unit.roll(attackers, defenders).items()
#     return 1 + sum(p * rolls(attackers - a, defenders - d) for (a, d), p in rolled)
#
#
# check("armies: rolls", rolls)
# ```
#
# </details>

# %% [markdown]
# This table is worth a place beside the map. It says how many attackers you need.

# %% tags=["unstored", "nbval-ignore-output"]
unit.forces()

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers. Your functions may help.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - What comes next depends on the state, and on nothing before it.
# - Each state asks those that come after it. The absorbing states know the answer.
# - Small equal armies favour the defender, large ones the attacker.
#
# **To think about.** What changes if the attacker may stop at any time? Why do large armies help the attacker?
#
# **Go on.** The same with matrices, and marches through several neighborhoods: [A battle as a Markov
# chain](../empire/lesson_markov.ipynb).
