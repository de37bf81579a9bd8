# %% [markdown]
# # Cat Cab Crew: design lab
#
# Turn a rule and watch what it does: to one turn, worked out exactly, and to ten thousand whole games, played while
# you drag the slider.
#
# *For designers, teachers and anybody who asks "what if". About 20 minutes. Nothing to prepare;
# [play a game](play.ipynb) first if you have never done so.*
#
# The first run may take a second longer, because the rules are translated for speed. After that, 10,000 games take less
# than a second.

# %%
from catlib import load
from catwidgets import DesignLab

lab = DesignLab(load("cat_cab", players=3), live=True)
lab

# %% [markdown]
# **How to read it.** The upper chart counts who wins. As long as all seats are driven by the same bot, colours are equal,
# so the bars are the places in the order of play: *start 1* is who began. Give the seats different bots and the bars
# become the drivers. The thin lines are 95% intervals: where two of them overlap a lot, ten thousand games cannot tell
# the difference. The lower chart is not an estimate: it is the exact distribution of how far a full turn carries a cab, when the dice
# are played as well as they can be.
#
# **To compare** two sets of rules, press *Keep as A*, then turn something: from there on A and B stand side by side.
# *Export CSV* writes a row for every game. *Which rules matter most?*
# turns every house rule by itself to the least and the most that it may be, and draws how far each moves a number.
#
# ## Guess, then look
#
# Decide on an answer before you touch the slider.
#
# 1. Early starters roll fewer dice in their first turn. Does that make up for starting first? Look at the three bars as
#    they are. Then press *Keep as A* and untick *handicap*.
# 2. Curses push cabs back, and at the limit nobody may roll again. Will a turn carry farther with a *curse limit* of 8
#    than with 4? By more or by less than it drops when the limit is 2?
# 3. Which makes games longer: more *passengers*, or fewer *white dice*?
# 4. Put "crazy cat" in one seat, who never rolls a die again. How much is rolling again worth in wins?
#
# ## The same in code
#
# Every rule on a slider is an argument of `load`, so that an experiment can be written down and repeated.

# %%
from catlib.play import simulate, turn_distribution

bold = load("cat_cab", players=3, curse_limit=8)
print("mean of a turn:", float(turn_distribution(bold).mean))
print(simulate(bold, games=10_000, seed=1).mean("rounds"), "rounds a game")

# %% [markdown]
# The mean of a turn is a fraction, and the library keeps it as one:

# %%
turn_distribution(load("cat_cab", white_dice=1, item_limit=0)).mean

# %% [markdown]
# ## A city of your own
#
# The printed card of the game is lost to us, so the city is an invention. Copy
# [the file of the default city](../../catlib/games/cat_cab/data/default.toml), change its cells, and write the path of
# your copy into *board*, among the folded house rules. A gate off the rim or a cell that cannot be reached is refused with
# a sentence that says what is wrong.
#
# ## What we saw
#
# - Some numbers can be worked out exactly (a turn), others are estimated from many games (who wins). The lab says which
#   is which.
# - A rule that changes a turn a lot need not change who wins.
# - An interval is part of an estimate: without it, two bars of different height say little.
#
# Next: [play with your rules](play.ipynb), or [see how far to push your luck](lesson_push_your_luck.ipynb).
