# %% [markdown]
# # Risk and reward
#
# A passenger in a hurry, a speed limit, and a patrol car that may or may not reach you. How likely is a ticket? How far can
# you go without any? And what becomes of a small risk if you take it every night?
#
# **You will find out**
#
# - how likely a ticket is, and how far you can go without any risk;
# - what becomes of a small risk that is taken again and again.
#
# **You need** fractions. No programming: read, guess, press the buttons. About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The rules are those of the game Taxi Derby, which you can [play here](play.ipynb). The other lesson on it is
# [Streets](lesson_shortest_paths.ipynb).

# %%
from fractions import Fraction
from itertools import product

from catlib.games.taxi_derby import odds
from catwidgets import agree, check, exercise, guess
from catwidgets.lessons.taxi_derby import risk_and_reward as lesson

# %% [markdown]
# ## 1 Drive first
#
# Each night a passenger offers you a fare if you go over the speed limit. Then the patrol car comes: it rolls a
# **four-sided die**, multiplies it by the spaces you were over the limit, and goes so far towards you. If it arrives,
# you pay a fine, but you keep the fare. Filled faces mean a ticket. You may also stay within the limit for less.
#
# Drive for ten nights. How much do you earn?

# %%
lesson.drive_nights()

# %% [markdown]
# At the end you saw what your choices were worth and what was luck.
#
# ## 2 How likely is a ticket?

# %%
guess("risk: one over")

# %%
guess("risk: three over")

# %% [markdown]
# The four faces are equally likely. So count those that are high enough, and divide by four.

# %%
exercise("risk: two over")

# %% [markdown]
# The smallest face that is enough is the distance divided by the spaces over the limit, **rounded up**. All faces from
# there on count. Mathematicians write rounding up as ⌈ ⌉. With *D* spaces to go, *s* over the limit and a die with *n*
# sides:

# %%
ticket = odds.ticket_chance_formula()
ticket

# %% [markdown]
# The next cell counts faces one by one, for all distances up to 20 and up to 6 over, and compares.

# %%
cases = list(product(range(1, 21), range(1, 7)))
faces = {(D, s): sum(s * face >= D for face in range(1, 5)) for D, s in cases}
agree([Fraction(n, 4) for n in faces.values()], [odds.ticket_chance(D, s) for D, s in faces])

# %% [markdown]
# Change the die and watch the steps.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.chances()

# %% [markdown]
# Whose distance is it, by the way?

# %%
guess("risk: which distance")

# %% [markdown]
# ## 3 Free spaces
#
# If even the highest face is not enough, speeding is free.

# %%
guess("risk: free spaces")

# %% [markdown]
# With *L* for the speed limit the longest turn without risk has so many spaces; ⌊ ⌋ means rounding down. Every four
# spaces of distance give you one space more.

# %%
odds.free_spaces_formula()

# %% tags=["unstored", "nbval-ignore-output"]
print(*(f"{away} → {odds.free_spaces(away)}" for away in (1, 5, 9, 13)), sep="\n")

# %% [markdown]
# Here is the whole city. Every space says how likely a ticket is if your turn ends there, in percent. Ask about some
# spaces, then put the taxi and the patrol car elsewhere. Where should it stand so that you can go anywhere? What if the
# die had eight sides?

# %%
lesson.heat()

# %% [markdown]
# When is a risk worth taking? That is a unit of its own: [Speeding](../course/09_speeding.ipynb). Come back with what you
# found there, and go to the ten nights once more: can you give nothing away now?
#
# The rules multiply *one* die. What if there were more dice, and they were added up? That is another unit: [One die or
# three](../course/10_one_die_or_three.ipynb).
#
# ## 4 Again and again
#
# A chance of 1/4 sounds small.

# %%
guess("risk: five turns")

# %% [markdown]
# Here are all ways in which the die can fall in five turns. A 0 stands for a ticket.

# %% tags=["unstored", "nbval-ignore-output"]
nights = list(product(range(4), repeat=5))
print(f"{sum(all(night) for night in nights)} of {len(nights)}")

# %% [markdown]
# After how many turns is a ticket more likely than none?

# %% tags=["unstored", "nbval-ignore-output"]
lesson.still_free()

# %% [markdown]
# ## What we saw
#
# - Count the faces that are enough: with *D* to go and *s* over the limit those from ⌈*D*/*s*⌉ on.
# - Every four spaces between you and the patrol car make one space free: 6 spaces if it is 9 away.
# - Small risks pile up. They do not add up: five times 1/4 is more than 1. The chances of *no* ticket multiply, and
#   (3/4)⁵ = 243/1024 is left.
#
# ## Checks
#
# If you like to program: how likely is it that five turns, each with a risk of 1/4, bring no ticket? Somebody multiplied by
# five. Mend the cell.

# %%
check("risk: five turns", 1 - Fraction(1, 4) * 5)

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
print(agree(odds.free_spaces(9), max(n for n in range(20) if odds.ticket_chance(9, n - 4) == 0), 6))
print(agree(sum(map(all, nights)), 3**5, 4**5 * Fraction(3, 4) ** 5))

# %% [markdown]
# **To think about.** What should a ticket cost so that nobody speeds any more? Is that fair to those with little money?
# In the [design lab](design_lab.ipynb) you can turn fines and fares, and see what it does to whole games.
#
# Next: [Streets](lesson_shortest_paths.ipynb), about the ways of the patrol car. Or [play](play.ipynb) the whole
# game.
