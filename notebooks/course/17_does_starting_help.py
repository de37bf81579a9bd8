# %% [markdown]
# # 17 Does starting help?
#
# Does it help to go first? You can ask anybody who plays, and everybody is sure. So let us play ten thousand games and count. How
# sure can you be then?
#
# **You will find out**
#
# - how far a count may be from the truth, and how to say so;
# - how to tell luck from a real difference;
# - why ten thousand games are not many.
#
# **You need** variance or at least square roots, and binomial coefficients: [Both masks](11_both_masks.ipynb). About 60 minutes.
# It uses much of what came before.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The games are Cat Cab Crew, which you can [play here](../cat_cab/play.ipynb), and [Meow Meow
# Daifugō](../meow_daifugo/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from fractions import Fraction
from math import comb, sqrt
from random import choice

from catlib import load
from catlib.bench import compare
from catlib.chance import proportion
from catwidgets import check, exercise, guess
from catwidgets.lessons.cat_cab import starting as unit

# %% tags=["unstored", "nbval-ignore-output"]
unit.Evening()

# %% [markdown]
# ## Seven of ten
#
# Two friends played ten games. The one who started won seven of them. "You see, starting helps." Do you believe it?

# %%
guess("starting: ten games")

# %% tags=["unstored", "nbval-ignore-output"]
for _ in range(5):
    games = [choice("AB") for _ in range(10)]
    print(f"{''.join(games)}: {games.count('A')} to {games.count('B')}")


# %% [markdown]
# ## An interval
#
# Now a game whose truth we know: the first 7 with two dice wins, for the starter with 6/11.
#
# <details><summary>Why 6/11</summary>
#
# We worked it out in [Re-roll for seven](04_reroll_for_seven.ipynb).
#
# </details>
#
# About 95 of 100 shares lie within 1.96 **spreads** of the truth. Go as far to both sides: a **confidence interval**.
#
# <details><summary>The spread of a share</summary>
#
# A share *p* of *n* games has a spread (a *standard deviation*) of √(*p*(1 − *p*)/*n*).
#
# </details>
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
def interval(won, games):
    share = won / games
    spread = sqrt(share * (1 - share) / games)
    return share - 1.96 * spread, share + 1.96 * spread


# %% [markdown]
# Which classes miss the truth?
#
# <details><summary>Try it</summary>
#
# The solid line is the truth. Let the classes play more games: what changes? Then write 1 in place of 1.96. With ten games the recipe is too rough.
#
# </details>

# %% tags=["unstored", "nbval-ignore-output"]
unit.classes(interval)

# %%
guess("starting: meaning")

# %% [markdown]
# ## How wide?
#
# More games make the interval narrower. How much narrower?

# %%
guess("starting: half as wide")

# %%
guess("starting: ten thousand")

# %% [markdown]
# **Your turn.** Try some numbers, or solve an equation.

# %%
exercise("starting: half a point")


# %% [markdown]
# ## A test
#
# **Suppose that starting does not matter**: a game is a coin. The **p-value** is the chance that a coin is as far
# from one half as what you saw, or farther, on either side. Many draw the line at 5%.
#
# <details><summary>If it is small</summary>
#
# Then something rare has happened, or starting does matter.
#
# </details>
#
# **Your turn.** Write it. Of 2ⁿ ways, `comb(n, k)` have *k* wins.

# %% tags=["your-turn"]
def p_value(won, games):
    return ...


check("starting: p-value", p_value)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# def p_value(won, games):
#     far = abs(won - games / 2)
#     ways = sum(comb(games, k) for k in range(games + 1) if abs(k - games / 2) >= far)
#     return Fraction(ways, 2**games)
#
#
# check("starting: p-value", p_value)
# ```
#
# </details>

# %% [markdown]
# The bars are the coin. Red ones are as far from one half as the result, or farther. From how many wins of 20 on would you say that
# starting helps? And of 100?

# %% tags=["unstored", "nbval-ignore-output"]
unit.coins()

# %% [markdown]
# What does such a number say?

# %%
guess("starting: p-value says")

# %% [markdown]
# ## Real games
#
# Two drivers with the same habits play Cat Cab Crew. No formula says whether starting helps, so we have to count. Begin with 1,000
# games. Is one half in the interval?

# %% tags=["unstored", "nbval-ignore-output"]
won = unit.first_wins("cat_cab", 1000)
low, high = interval(won, 1000)
print(f"{won} of 1,000 won by the first: {100 * low:.1f}% to {100 * high:.1f}%")

# %% [markdown]
# And ten thousand? They take a second or two.

# %%
guess("starting: cab")

# %% [markdown]
# The library says the same, with the p-value below.
#
# <details><summary>The library's interval</summary>
#
# It is by Edwin Wilson, and it is better where a share is near 0 or 1.
#
# </details>

# %% tags=["unstored", "nbval-ignore-output"]
won = unit.first_wins("cat_cab", 10_000)
low, high = interval(won, 10_000)
print(f"{100 * low:.2f}% to {100 * high:.2f}%, or {proportion(won, 10_000)}")
print(f"p-value: {float(unit.p_value(won, 10_000)):.3f}")

# %% [markdown]
# Meow Meow Daifugō, for two: after 2,000 games, somebody is sure that starting *harms*.

# %% tags=["unstored", "nbval-ignore-output"]
game = load("meow_daifugo", players=2)
print(compare(game, games=2000, seed=12, progress=False).find("first-player advantage"))

# %% [markdown]
# Play on, to 10,000 games.

# %% tags=["unstored", "nbval-ignore-output"]
print(compare(game, games=10_000, seed=12, progress=False).find("first-player advantage"))

# %% [markdown]
# One half is inside again: the first interval was a **false alarm**. One in twenty misses, and that is what 95%
# means. A million games say +0.01 ± 0.10 points.

# %%
guess("starting: twenty tests")

# %% [markdown]
# Twenty classes with a fair coin each, 1,000 tosses a class. How many false alarms?

# %% tags=["unstored", "nbval-ignore-output"]
for number in range(1, 21):
    low, high = interval(sum(choice([0, 1]) for _ in range(1000)), 1000)
    print(f"{number}: {100 * low:.1f}% to {100 * high:.1f}%", "" if low <= 0.5 <= high else "(false alarm)")

# %% [markdown]
# "No sign that it matters" does not say that it doesn't: ten thousand games cannot see half a point. How many could?
# You worked it out in part 3.
#
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - A count is an estimate. Say it with an interval.
# - Four times as many games make the interval half as wide. Ten thousand games give only ±0.98 points.
# - A test asks how often chance alone would do the same. Where there is nothing to find, one test in twenty is a false
#   alarm.
# - No sign of a difference is not a sign of no difference.
#
# **To think about.** Would you tell the makers of the game to change it? What if we stop as soon as the interval leaves one half?
#
# **Go on.** Change a rule and see what it does: [the design lab](../cat_cab/design_lab.ipynb).
