# %% [markdown]
# # 1 Ties
#
# Two armies meet. Each side rolls one die. The higher die wins. If both dice show the same, the defender wins. Is that
# fair?
#
# **You will find out**
#
# - how to list everything that can happen;
# - how much ties are worth;
# - what happens with other dice and other rules.
#
# **You need** fractions. About 40 minutes. Have two dice at hand, if you can.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The dice are those of the game Empire, which you can [play here](../empire/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from random import randint

from catwidgets import check, exercise, guess
from catwidgets.lessons.empire import ties as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.Duel()

# %% [markdown]
# ## Guess first

# %%
guess("ties: fair")

# %% [markdown]
# A thousand rolls. Run the cell a few times.

# %% tags=["unstored", "nbval-ignore-output"]
rolls = [(randint(1, 6), randint(1, 6)) for _ in range(1000)]
higher = sum(attack > defend for attack, defend in rolls)
print(f"The attacker's die was higher in {higher} of 1,000 rolls.")

# %% [markdown]
# ## Everything that can happen
#
# Rolling gives an idea. Counting gives the answer. Each face of one die can meet each face of the other. That makes 6 × 6 =
# 36 pairs, and all of them are equally likely. Such a list of all that can happen is called a **sample space**.

# %%
guess("ties: how many")

# %%
guess("ties: one against one")


# %% [markdown]
# Here is the whole idea in Python: the rule, then all pairs, and of them those that the attacker wins.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea", "unstored", "nbval-ignore-output"]
def attacker_wins(attack, defend):
    return attack > defend


faces = range(1, 7)
pairs = [(attack, defend) for attack in faces for defend in faces]
won = [pair for pair in pairs if attacker_wins(*pair)]
print(f"{len(won)} of {len(pairs)}")

# %% [markdown]
# The board shows the same. Each square is a pair. A means that the attacker wins it, D that the defender does. The ties have
# a thick edge.

# %% tags=["unstored", "nbval-ignore-output"]
unit.board(attacker_wins)

# %% [markdown]
# ## Your turn: change the rule
#
# What if the attacker won ties? Click them on the board. Or open the idea, and write `>=` in place of `>`: *higher or the
# same*.

# %%
exercise("ties: to the attacker")

# %%
exercise("ties: pairs two higher")


# %% [markdown]
# **For those who program.** Write this rule in Python. Everyone else can go on.

# %% tags=["your-turn"]
def two_higher(attack, defend):
    return ...


check("ties: two higher", two_higher)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def two_higher(attack, defend):
#     return attack >= defend + 2
#
#
# check("ties: two higher", two_higher)
# ```
#
# </details>

# %% [markdown]
# Look at your rule on the board. (If it is not right yet, the cell says so.)

# %% tags=["unstored", "nbval-ignore-output"]
unit.board(two_higher)

# %% [markdown]
# ## More sides
#
# With more sides there are more pairs. There are more ties, too. Which matters more?

# %%
guess("ties: many sides")

# %% [markdown]
# Move the slider and read the sentence below the board. It counts all pairs anew each time.

# %% tags=["unstored", "nbval-ignore-output"]
unit.sides(lambda attack, defend: attack > defend)


# %% [markdown]
# The attacker's chance for dice with *n* sides has a formula. There are *n* · *n* pairs, *n* of them are ties, and the
# attacker has half of the rest:
#
# $$\frac{n \cdot n - n}{2 \cdot n \cdot n} = \frac{n - 1}{2n}$$

# %%
def counted(n):
    return Fraction(sum(a > d for a in range(1, n + 1) for d in range(1, n + 1)), n * n)


same = all(counted(n) == Fraction(n - 1, 2 * n) for n in range(2, 31))
print("The formula and the count are the same for 2 to 30 sides." if same else "They differ.")

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - A sample space is the list of all that can happen. If all of it is equally likely, you may count.
# - Of 36 pairs six are ties. The attacker wins half of the other 30.
# - The more sides, the rarer the ties, and the nearer the chance comes to one half.
#
# **To think about.** Can you make a rule for ties that is fair? What happens with a thousand sides?
#
# **Go on.** In Empire an attacker may roll three dice: [Twenty rolls](02_twenty_rolls.ipynb).
