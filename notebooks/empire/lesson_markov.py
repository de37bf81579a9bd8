# %% [markdown]
# # A battle as a Markov chain
#
# You have eight cubes, they have seven. You may attack, and stop whenever you like. Should you? One roll is easy to count,
# but a battle is many rolls, and nobody knows beforehand how many. In this lesson you follow all of them at once.
#
# **You will find out**
#
# - what states and steps are, and why the past does not matter;
# - how a matrix knows how a battle ends, and how long it takes;
# - how sure a march through several neighborhoods is, and when to stop.
#
# **You need** the chances of one roll, from [the lesson before](lesson_one_roll.ipynb), states from [Equal
# armies](../course/15_equal_armies.ipynb), and for section 4 the product of two
# matrices. About 90 minutes; sections 1 to 3 make a lesson of their own. To run a grey cell click into it and press Shift and
# Enter, or choose *Run All Cells* in the menu *Run*.
#
# **How we count.** One cube always has to stay at home. Here all cubes are counted, that one too, as you see them on the
# map. Many published tables leave it out, so that their "3 against 2" is our "4 against 2".

# %%
from fractions import Fraction

import sympy

from catlib.games.empire import odds
from catwidgets import agree, check, exercise, guess
from catwidgets.lessons.empire import markov as lesson
from catwidgets.teach import Exhibit

# %% [markdown]
# ## 1 Three against one
#
# Three cubes attack a single one. Two can roll, the third has to stay. One roll leads to one of two places:

# %%
lesson.one_step(3, 1)

# %% [markdown]
# If the roll is lost, two cubes are left, and they can try once more with one die.

# %%
guess("battle: three against one")

# %% [markdown]
# What you used is worth a name. "Two against one" is a **state**: whoever knows it can forget how the battle came there. A
# roll is a **step** from state to state. Steps whose chances depend on the state alone make a **Markov chain**, and a state
# that is never left, because the battle is over, is called **absorbing**.
#
# ## 2 All states on a board
#
# Every square is a state: attackers left from left to right, defenders left from top to bottom. Round places are absorbing:
# the lower row is captured, the right column is held. At first the whole chance of 100% lies on one square. Move the last
# slider, roll by roll, and watch where it flows.

# %%
lesson.chain_picture()

# %% [markdown]
# As long as two dice defend against two or three, each roll takes two cubes off the board, so the chance flows from
# diagonal to diagonal.
#
# ## 3 Four against two
#
# Now to the end. Set the board to four against two, and guess before you move the rolls.

# %%
guess("battle: four against two")

# %% [markdown]
# The library adds all ways up, as fractions. This is what is left of the attacker's army, captured or not.

# %% tags=["unstored", "nbval-ignore-output"]
small = odds.battle(4, 2)
small.capture

# %% tags=["unstored", "nbval-ignore-output"]
Exhibit(lesson.attackers_left(4, 2))

# %% [markdown]
# Both sides pay for it. Who pays more?

# %%
exercise("battle: losses")

# %% [markdown]
# ## 4 What a matrix knows
#
# Write down the chances of a step as a matrix. Rows and columns of *Q* are the states in which the battle goes on; what is
# missing in a row leads to the end. For three against two those are four states.

# %%
chain = odds.chain(3, 2)
print(*(f"{a}:{d}" for a, d in chain.transient))
chain.q

# %% [markdown]
# *Q* is one step, *Q*² two steps, *Q*³ three. The sum 1 + *Q* + *Q*² + … counts how often each state is visited. In this
# small battle *Q*² is already 0: after two rolls it is over. In a longer one the sum goes on, but it always has the closed
# form of a geometric series, (1 − *Q*)⁻¹. This is the **fundamental matrix**.

# %%
chain.fundamental

# %%
agree(sum((chain.q**n for n in range(5)), sympy.zeros(4, 4)), chain.fundamental)

# %% [markdown]
# The sum of a row is the expected number of rolls. One more product, with the matrix *R* of the steps that end the battle,
# says how it ends.

# %%
print(*(f"{a}:{d}" for a, d in chain.absorbing))
chain.absorbed

# %% [markdown]
# Back to four against two.

# %%
exercise("battle: rolls")

# %% [markdown]
# ## 5 Eight against seven
#
# On its way the battle of the beginning can stand in 31 states, and its numbers are long. But a chart is a chart. Right of the middle are
# the attacker's cubes when the neighborhood falls, left of it the defender's cubes when it does not. The last slider stops
# an attack early, when so few cubes are left.

# %%
lesson.battle_distributions()

# %% [markdown]
# A second way to find out: a thousand battles, rolled die by die.

# %%
Exhibit(lesson.simulated(8, 7))

# %% [markdown]
# ## 6 Fewer dice?
#
# Nobody has to roll all the dice. Perhaps it is wise to risk less?

# %%
guess("battle: fewer dice")

# %% [markdown]
# To be sure, the library lets both sides choose anew before each roll, and looks for a position in which fewer dice are
# strictly better. An empty list would say that there is none.

# %% tags=["unstored", "nbval-ignore-output"]
odds.fewer_dice_pay(12, 12)

# %% [markdown]
# ## 7 A march
#
# Whoever captures moves in and can go on. One cube stays in each neighborhood on the way.

# %%
guess("battle: march")

# %% [markdown]
# How far does a stack get? Four neighborhoods lie in a row; choose who holds them.

# %%
lesson.march()

# %% [markdown]
# And when should one stop? That depends on what neighborhoods and cubes are worth. Let a neighborhood be worth two cubes.
# Then eight cubes that march against 2, 2 and 2 should go on as long as they have at least so many cubes:

# %%
plan = odds.best_stop(8, [2, 2, 2], neighborhood=2)
for taken in (0, 1, 2):
    print(f"{taken} taken: against two {plan.fewest(taken, 2)} cubes, against one {plan.fewest(taken, 1)}")

# %% [markdown]
# Stopping well is worth something. This is what you can expect to hold in the end, a neighborhood counted as two cubes
# beside the cubes themselves.

# %%
print(f"best stops: {round(float(plan.value), 2)}")
print(f"never stopping: {round(float(plan.to_the_end), 2)}")
print(f"never starting: {plan.at_once}")

# %% [markdown]
# ## What we saw
#
# - A battle is a Markov chain: what comes next depends on the cubes that are left, and on nothing else.
# - The fundamental matrix adds up all rolls, however many there are. Four against two is captured with 65.6%.
# - The most dice are always best, for both sides.
# - A march is a chain of battles. When to stop depends on what things are worth.
#
# ## Checks
#
# If you like to program: what is the chance that three cubes capture from one? The answer in this cell forgets something.
# Mend it, and run the cell again.

# %%
check("battle: three against one", Fraction(125, 216))

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
print(agree(small.capture, odds.battle(3, 2, counting="spare").capture, Fraction(6610505, 10077696)))
print(agree(lesson.after_rolls(4, 2, 9), small.distribution))
print(agree(odds.campaign(4, [2]).chance, small.capture))

# %% [markdown]
# **To think about.** What would change if the attacker had to stop after three rolls? If ties cost both sides nothing? In the
# [design lab](design_lab.ipynb) some such rules can be turned.
