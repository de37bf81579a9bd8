# %% [markdown]
# # Taxi Derby: design lab
#
# Turn a rule and watch what it does: to the chance of a ticket on every space, worked out exactly, and to whole games,
# played while you drag the slider.
#
# *For designers, teachers and anybody who asks "what if". About 25 minutes. Nothing to prepare; [play a game](play.ipynb)
# first if you have never done so.*
#
# ## Where a turn can end
#
# The taxi is at home, the patrol car at the police station. On every space stands the chance of a ticket in percent, if
# the taxi drives there by a shortest path and its turn ends. A click asks about a space, or moves one of the cars.

# %%
from catwidgets.lessons.taxi_derby.heat import heat

heat()

# %% [markdown]
# **Guess, then look.**
#
# 1. Raise the speed limit from 4 to 5. How many more spaces are free of any risk?
# 2. A die with eight sides goes farther on average. Are there fewer free spaces, and are there also fewer sure tickets?
# 3. Where should the patrol car stand to leave the taxi the fewest free spaces? Is that where the taxi is?
# 4. Is a small city more dangerous than a large one?
#
# ## Whole games
#
# The first run may take a second longer, because the rules are translated for speed.

# %%
from catlib import load
from catwidgets import DesignLab

rules = ["city", "speed_limit", "die_sides", "patrol_reach", "fine_change", "fare_change", "capacity", "end_stacks"]
lab = DesignLab(load("taxi_derby", players=3), games=2000, rules=rules, live=True)
lab

# %% [markdown]
# **How to read it.** The upper chart counts who wins. As long as the same bot drives all taxis, the bars are the places in
# the order of play: orange begins. The thin lines are 95% intervals: where two of them overlap a lot, two thousand games
# cannot tell the difference. The lower chart is not an estimate: it is the exact distribution of how many spaces a turn can have
# without any risk, if the patrol car stands anywhere and the turn ends anywhere else. The table below the charts says how
# long games are and how many tickets are given.
#
# **To compare** two sets of rules, press *Keep as A*, then turn something: from there on A and B stand side by side.
# *Export CSV* writes a row for every game. *Which rules matter most?*
# turns every house rule by itself to the least and the most that it may be, and draws how far each moves a number.
#
# **Guess, then look.**
#
# 1. *Fine change* adds dollars to every fine. From which fine on do the drivers, who weigh every ticket by its chance,
#    hardly speed any more? Look at the tickets.
# 2. Now leave the fines alone and raise the fares with *fare change*. Are there more tickets, or fewer?
# 3. Are games longer in a large city? What happens to the lead of whoever begins?
# 4. Give the die twelve sides. Why do the drivers get fewer tickets, not more?
#
# ## The same in code
#
# Every rule on a slider is an argument of `load`, so that an experiment can be written down and repeated.

# %%
from catlib.play import simulate

for fine in (0, 2, 5):
    run = simulate(load("taxi_derby", players=3, fine_change=fine), games=500, seed=1, progress=False)
    print(f"${fine} more: {run.mean('tickets').value:.1f} tickets in {run.mean('rounds').value:.1f} rounds")

# %% [markdown]
# And an exact number: how many spaces a turn can have without any risk, on average, and the chance of a ticket for two
# spaces too many, the patrol car anywhere.

# %%
from catlib.games.taxi_derby import odds
from catlib.play import turn_distribution

large = load("taxi_derby", players=3, city="large_city")
print(turn_distribution(large).mean, odds.random_pair_chance(2, large))

# %% [markdown]
# ## A city of your own
#
# The printed board of the game is lost to us, so the city is an invention, and so are the passengers and the tickets. Copy
# [the file of the city](../../catlib/games/taxi_derby/data/city.toml), draw other streets, and load it with
# `load("taxi_derby", city="my_city.toml")`. A quarter whose roads don't meet its neighbours', a drop-off that cannot be
# reached or an unknown icon is refused with a sentence that says what is wrong, and where.
# [Passengers](../../catlib/games/taxi_derby/data/passengers.toml) and
# [tickets](../../catlib/games/taxi_derby/data/tickets.toml) are files of the same kind.
#
# ## What we saw
#
# - The chance of a ticket can be worked out exactly for every space; who wins is estimated from many games. The lab says
#   which is which.
# - Fines change how often people speed, and much less how long a game is or who wins it.
# - An interval is part of an estimate: without it, two bars of different height say little.
#
# Next: [play with your rules](play.ipynb), or [weigh risk and reward](lesson_risk_and_reward.ipynb).
