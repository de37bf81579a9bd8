# %% [markdown]
# # One roll
#
# Three dice attack two. The higher dice win, but a tie goes to the defender. How likely is it that the defender loses two
# cubes? Count before you believe: the first answer that was published rests on a mistake, and you are about to meet it.
#
# **You will find out**
#
# - what the highest of several dice shows;
# - why two comparisons in one roll are not two coins;
# - whether a defender should roll one die or two.
#
# **You need** fractions, and [Twenty rolls](../course/02_twenty_rolls.ipynb): there you find out who gains. No programming:
# read, guess, press the buttons. To run a grey cell click into it and press Shift and Enter, or choose *Run All Cells* in
# the menu *Run*. About 45 minutes.
#
# The dice are those of the game Empire, which you can [play here](play.ipynb). The next lesson is about
# [whole battles](lesson_markov.ipynb).

# %%
from fractions import Fraction
from itertools import product

from catlib.games.empire import odds
from catwidgets import agree, check, exercise, guess
from catwidgets.lessons.empire import one_roll as lesson
from catwidgets.teach import Exhibit

# %% [markdown]
# ## 1 The highest of three
#
# An attacker with enough cubes rolls three dice and uses the best. That helps. How much?

# %%
guess("roll: highest of three")

# %% [markdown]
# Two dice are not twice as good as one, and three not three times. Here all rolls of three dice are written down and counted.

# %% tags=["unstored", "nbval-ignore-output"]
rolls = list(product(range(1, 7), repeat=3))
print(f"{sum(max(roll) == 6 for roll in rolls)} of {len(rolls)}")

# %% [markdown]
# Move the slider and watch the mean.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.highest()

# %% [markdown]
# Now let three dice attack one.

# %%
exercise("roll: three against one")

# %% [markdown]
# Four dice fall in 6⁴ = 1,296 ways. Here they are all counted.

# %% tags=["unstored", "nbval-ignore-output"]
for lost, chance in odds.roll(3, 1).items():
    print(chance, lesson.words_of(lost))

# %% [markdown]
# ## 2 A famous mistake
#
# This is the roll that large armies make. The attacker has a third die, the defender has the ties. In [Twenty
# rolls](../course/02_twenty_rolls.ipynb) you counted all 7,776 ways in which five dice can fall. Is there no shorter way?
# Here is an idea. The attacker wins the first comparison with some chance, and the second with some chance. To win both,
# multiply. Before we do: is that allowed?

# %%
guess("roll: the second comparison")

# %% [markdown]
# The first analysis that was published of this roll (Tan, 1997) took the two comparisons for independent and multiplied.
# Blatt (2002) and Osborne (2003) counted. Now you.

# %%
exercise("roll: both")

# %% [markdown]
# The table has both ways.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.both_comparisons()

# %% [markdown]
# Multiplying makes both extremes look too rare: if one side wins the first comparison, it tends to win the second as well.
# We can ask the list of all rolls directly. This is the chance to win the second comparison, first without knowing anything,
# then knowing that the first was won.

# %% tags=["unstored", "nbval-ignore-output"]
won = lesson.comparisons()
first_won = won.given(lambda pair: pair[0])
before, after = (each.probability(lambda pair: pair[1]) for each in (won, first_won))
print(f"before: {before}, after a first win: {after}")

# %% [markdown]
# A simulation settles it for everybody who does not trust lists. The bars are exact, the points are 2,000 rolls with an
# interval for each.

# %% tags=["unstored", "nbval-ignore-output"]
Exhibit(lesson.simulated())

# %% [markdown]
# ## 3 One die or two?
#
# A defender with two cubes may roll one die, and then only one cube is at stake. Careful, or too careful?

# %%
guess("roll: one die or two")

# %% [markdown]
# The library has asked for every choice of both sides, at every point of a battle, what it leads to with best play
# afterwards. The best numbers of dice, for ten cubes against ten, are these.

# %% tags=["unstored", "nbval-ignore-output"]
choice = odds.best_dice(10, 10)
print("attacker:", *choice.attack, "defender:", *choice.defend)

# %% [markdown]
# ## 4 Your own dice
#
# Change the number of dice, their sides, and who wins ties. The chart shows how many cubes more than the attacker the
# defender loses. A fair roll would have the mean 0. None of these quite has it. Two come equally near: which?

# %% tags=["unstored", "nbval-ignore-output"]
lesson.roll_distributions()

# %% [markdown]
# ## What we saw
#
# - The highest of three dice shows a 6 in 91 of 216 rolls: count the rolls without, and take the rest.
# - Three against two: the defender loses two cubes in 2,890 of 7,776 rolls.
# - The two comparisons of a roll are made of the same dice, so they are not independent, and chances must not be multiplied.
# - Two dice defend better than one.
#
# ## Checks
#
# If you like to program: the attacker wins the first comparison with 3667/7776 and the second with 4724/7776. Somebody
# multiplies them to get the chance that the defender loses two cubes. Mend the cell.

# %%
check("roll: both", Fraction(3667, 7776) * Fraction(4724, 7776))

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
print(agree(won.exactly((True, True)), Fraction(2890, 7776), odds.roll(3, 2).exactly((0, 2))))
print(agree(odds.roll(3, 1).exactly((0, 1)), Fraction(855, 1296)))

# %% [markdown]
# **To think about.** With dice of very many sides ties hardly ever happen. Who is the favourite then, one die against one?
# Three against two? In the [design lab](design_lab.ipynb) you can try, and see what it does to whole games.
