# %% [markdown]
# # Meow Meow Daifugō: design lab
#
# Take cats out of the deck, turn the field and the penalties, and watch what that does to whole games, to the points that a hand
# costs, and to the solo game.
#
# *For designers, teachers and anybody who asks "what if". About 20 minutes. Nothing to prepare;
# [play a game](play.ipynb) first if you have never done so.*
#
# The first run may take a second longer, because the rules are translated for speed. After that, three thousand games take a
# fraction of a second.

# %%
from catlib import load
from catwidgets import DesignLab

rules = ["deck", "field_cards", "hand_cards", "penalty_bands", "point_losses", "points", "ends", "must_take"]
lab = DesignLab(load("meow_daifugo", players=3), games=3000, rules=rules, live=True)
lab

# %% [markdown]
# **How to read it.** A match goes on until somebody has lost five points: one loses, and all others win. The upper chart counts
# who wins, seat by seat; the thin lines are 95% intervals, and where two of them
# overlap a lot, three thousand games cannot tell the difference. The lower chart is not an estimate: it is the exact distribution of the points
# that three cards cost which somebody could not shed, all hands of three being alike. The table says how long games are.
#
# **To compare** two sets of rules, press *Keep as A*, then turn something: from there on A and B stand side by side. Give the seats
# different bots, and the bars say who plays better. *Export CSV* writes a row for every game. *Which rules matter most?*
# turns every house rule by itself to the least and the most that it may be, and draws how far each moves a number.
#
# ## Guess, then look
#
# Decide on an answer before you touch anything.
#
# 1. Without doppelgangers there are fewer pairs. Does a match take more rounds or fewer? Press *Keep as A*, then choose
#    *no_doppelgangers* as the deck.
# 2. With a field of no cards, nobody takes anything when passing. Are rounds longer or shorter? Who loses more circles?
# 3. Put the penalty bands at 8 and 16. The lower chart moves at once. Do the bars above move as well?
# 4. Seat "lowest first" against two of "fewest plays". How much is thinking ahead worth in wins?
#
# ## How hard is the solo game?
#
# Set *Players* to 1, and the bars are turns. Whether a deal *can* be cleared is another question: here is the share of deals
# cleared by each turn, by somebody who knows the deck (a bound that nobody beats) and by the greedy bot.

# %%
from catwidgets.lessons.meow_daifugo.solo import difficulty, within_six

difficulty()

# %% [markdown]
# And some rules side by side, forty deals each. Where the intervals overlap, forty deals are too few to call one of them easier.

# %%
within_six(40, {}, {"field_cards": 1}, {"deck": "no_doppelgangers"})

# %% [markdown]
# ## The same in code
#
# Every rule on a slider is an argument of `load`, so that an experiment can be written down and repeated.

# %%
from catlib.play import simulate

for cards in (3, 1, 0):
    run = simulate(load("meow_daifugo", players=3, field_cards=cards), games=2000, seed=1)
    print(f"field of {cards}: {run.mean('rounds')} rounds")

# %% [markdown]
# And an exact number, the chance that a hand of three costs three points:

# %%
from catlib.play import turn_distribution

turn_distribution(load("meow_daifugo"))[3]

# %% [markdown]
# ## A deck of your own
#
# Copy [the file of the deck](../../catlib/games/meow_daifugo/data/rulebook.toml), take cards out, change their circles, and write
# the path of your copy into *deck*. A deck that does not add up, or a card that is named twice, is refused with a sentence that
# says what is wrong.
#
# ## What we saw
#
# - Some numbers can be worked out exactly (what a hand costs), some are bounds (what a solo deal allows), others are estimated
#   from many games (who wins). The lab says which is which.
# - A rule that changes what a hand costs need not change who wins.
# - An interval is part of an estimate: without it, two bars of different height say little.
#
# Next: [play with your rules](play.ipynb), or [count hands](lesson_counting_hands.ipynb).
