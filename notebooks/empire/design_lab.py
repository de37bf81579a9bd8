# %% [markdown]
# # Empire: design lab
#
# Turn a rule and watch what it does: to one battle, worked out exactly, and to whole games, played while you drag the slider.
#
# *For designers, teachers and anybody who asks "what if". About 20 minutes. Nothing to prepare;
# [play a game](play.ipynb) first if you have never done so.*
#
# ## One battle
#
# How likely is an attack on five defenders? The curve has the answer for every number of attackers, with dice of your choice
# beside the usual ones.

# %%
from catwidgets.lessons.empire.markov import capture_curves

capture_curves()

# %% [markdown]
# **Guess, then look.**
#
# 1. Let the attacker win ties. How many attackers does that save against five?
# 2. Dice with twenty sides hardly ever tie. Who gains by that?
# 3. Give the defender a third die. Is it worth more or less than the attacker's third?
#
# ## Whole games
#
# The first run may take a second longer, because the rules are translated for speed.

# %%
from catlib import load
from catwidgets import DesignLab

rules = ["sides", "ties", "attack_dice", "defend_dice", "bonus_percent", "set_awards", "set_step", "least_cubes"]
lab = DesignLab(load("empire", players=3), games=1000, rules=rules, live=True)
lab

# %% [markdown]
# **How to read it.** The upper chart counts who wins. As long as all seats are played by the same bot, the bars are the
# places in the order of play: *start 1* is who began. The thin lines are 95% intervals: where two of them overlap a lot, a
# thousand games cannot tell the difference. The lower chart is not an estimate: it is the exact distribution of what is left when eight
# cubes attack seven and fight to the end.
#
# **To compare** two sets of rules, press *Keep as A*, then turn something: from there on A and B stand side by side.
# *Export CSV* writes a row for every game. *Which rules matter most?*
# turns every house rule by itself to the least and the most that it may be, and draws how far each moves a number.
#
# **Guess, then look.**
#
# 1. Is it an advantage to begin? By how much?
# 2. If sets bring more and more cubes, are games longer or shorter? Look at the rounds in the table below the charts, and set
#    *set step* to 0.
# 3. What do boroughs do? Set *bonus percent* to 0, then to 300.
#
# ## The same in code
#
# Every rule on a slider is an argument of `load`, so that an experiment can be written down and repeated.

# %%
from catlib.play import simulate

flat = load("empire", players=3, set_awards=(4, 4, 4, 4, 4, 4), set_step=0)
print(simulate(load("empire", players=3), games=500, seed=1).mean("rounds"), "rounds in our reading")
print(simulate(flat, games=500, seed=1).mean("rounds"), "rounds if every set brings four")

# %% [markdown]
# And an exact number, the chance of eight against seven, with dice of eight sides:

# %%
from catlib.games.empire import odds

chance = odds.capture_chance(8, 7, dice=odds.Dice(sides=8))
print(chance, "≈", round(float(chance), 4))

# %% [markdown]
# ## A city of your own
#
# The printed map of the game is lost to us, so the map is an invention. Copy
# [the file of the default map](../../catlib/games/empire/data/default.toml), change neighborhoods, bridges and bonuses, and
# load it with `load("empire", map="my_map.toml")`. A border that only one side tells, a neighborhood that cannot be reached
# or a borough without neighborhoods is refused with a sentence that says what is wrong, and where.
#
# ## What we saw
#
# - Some numbers can be worked out exactly (a battle), others are estimated from many games (who wins). The lab says which is
#   which.
# - A rule that changes a battle a lot need not change who wins, if it changes it for everybody.
# - An interval is part of an estimate: without it, two bars of different height say little.
#
# Next: [play with your rules](play.ipynb), or [see how a battle goes](lesson_markov.ipynb).
