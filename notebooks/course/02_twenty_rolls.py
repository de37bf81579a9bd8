# %% [markdown]
# # 2 Twenty rolls
#
# Three dice attack two. You roll twenty times, and your neighbour gets the opposite result. Who is right?
#
# **You will find out**
#
# - how much twenty rolls vary;
# - what happens if you go on and on;
# - how many rolls are enough to be nearly sure.
#
# **You need** fractions and percent, and [Ties](01_ties.ipynb). About 45 minutes. Have five dice at hand, if you can.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The dice are those of the game Empire, which you can [play here](../empire/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from collections import Counter
from itertools import product
from random import randint

from catwidgets import check, exercise, guess
from catwidgets.lessons.empire import twenty_rolls as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.play_rolls()

# %% [markdown]
# ## Roll twenty times
#
# The highest dice of both sides meet, and then the second highest. Whoever is lower loses a cube. **The defender wins
# ties.**
#
# The third die helps the attacker, ties help the defender. Which matters more?

# %%
guess("twenty: who gains")


# %% [markdown]
# Here is the whole rule in Python. It puts the dice in order, highest first, and compares them in pairs. The
# attacker's third die meets no other.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def losses(attack, defend):
    attack = sorted(attack, reverse=True)
    defend = sorted(defend, reverse=True)
    attacker, defender = 0, 0
    for a, d in zip(attack, defend):
        if a > d:
            defender = defender + 1
        else:
            attacker = attacker + 1
    return attacker, defender


# %% [markdown]
# These dice use your rule. Roll twenty times, and write down who has lost more cubes. Then *Start again*.

# %% tags=["unstored", "nbval-ignore-output"]
unit.play_rolls(losses)

# %% [markdown]
# ## A whole class
#
# Did your twenty rolls say the same? Not everybody's do.

# %%
guess("twenty: a school")

# %% [markdown]
# Here is a class of thirty, and each dot is a pupil with twenty rolls. Dots on the left are pupils who found that the attacker
# lost more. Look at a few classes. Then let everybody roll only once, and then 200 times.

# %% tags=["unstored", "nbval-ignore-output"]
unit.classroom(losses)


# %% [markdown]
# Here are twenty rolls at once. Run the cell a few times. It counts what the attacker lost and what the defender lost.

# %% tags=["unstored", "nbval-ignore-output"]
def dice(n):
    return [randint(1, 6) for _ in range(n)]


came = Counter(losses(dice(3), dice(2)) for _ in range(20))
for (attacker, defender), n in sorted(came.items()):
    print(f"attacker loses {attacker}, defender {defender}, times: {n}")


# %% [markdown]
# **For those who program.** Write a function for the difference: how many cubes *more* than the attacker does the defender
# lose in a roll? Use `losses`. Everyone else can go on.

# %% tags=["your-turn"]
def net(attack, defend):
    attacker, defender = losses(attack, defend)
    return ...


check("twenty: net", net)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def net(attack, defend):
#     attacker, defender = losses(attack, defend)
#     return defender - attacker
#
#
# check("twenty: net", net)
# ```
#
# </details>

# %% [markdown]
# ## The long run
#
# How often something came, divided by the number of tries, is called its **relative frequency**. Here it is for “the defender
# loses two cubes”. Run the cell a few times. Which line changes most, and which least?

# %% tags=["unstored", "nbval-ignore-output"]
for n in (20, 200, 2000):
    found = [losses(dice(3), dice(2)) for _ in range(n)]
    share = found.count((0, 2)) / n
    print(f"{n} rolls: {share}")

# %% [markdown]
# A relative frequency jumps about at first. Then it settles.

# %%
guess("twenty: two clubs")

# %% [markdown]
# Five people roll and roll. After each roll they work out which share of all lost cubes was the defender's. Move the slider to the
# right.

# %% tags=["unstored", "nbval-ignore-output"]
unit.settling(losses)

# %% [markdown]
# Rolling never ends. Counting does: five dice fall in 6 · 6 · 6 · 6 · 6 ways, all equally likely. The computer writes
# them all down and asks your rule.

# %% tags=["unstored", "nbval-ignore-output"]
faces = range(1, 7)
ways = [losses((a, b, c), (d, e)) for a, b, c, d, e in product(faces, repeat=5)]
for (attacker, defender), n in sorted(Counter(ways).items()):
    print(f"attacker loses {attacker} and defender {defender} in {n} of {len(ways)}")

# %% [markdown]
# **Your turn.** Use the three numbers. You may write a fraction.

# %%
exercise("twenty: net mean")

# %% [markdown]
# ## How many rolls are enough?
#
# So the defender loses a little more in each roll. It is so little that twenty rolls often hide it. The line shows how likely
# the rolls are to say the opposite. It is worked out exactly, with your rule.

# %% tags=["unstored", "nbval-ignore-output"]
unit.opposite(losses)

# %% [markdown]
# **Your turn.** Move the slider, and read the sentence.

# %%
exercise("twenty: enough")

# %% [markdown]
# What if the attacker won ties? Go back to the rule, write `>=` in place of `>`, and run everything below it again. Do twenty
# rolls tell you now who gains?
#
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - Twenty rolls vary a lot. More than one pupil in four gets the opposite of the long run.
# - A relative frequency settles as you go on. To halve how much it varies, take four times as many rolls.
# - Counting all 7,776 ways says exactly what rolling only hints at.
#
# **To think about.** Is there a number of rolls after which nobody can be wrong any more? Where do people in newspapers trust
# twenty rolls?
#
# **Go on.** The same roll holds a famous mistake: [One roll](../empire/lesson_one_roll.ipynb).
