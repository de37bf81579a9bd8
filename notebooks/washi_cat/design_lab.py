# %% [markdown]
# # Washi Cat: design lab
#
# Turn a rule, or draw another board, and watch what it does to whole games: how long they are, how they end, and
# whether it pays to begin.
#
# *For designers, teachers and anybody who asks "what if". About 25 minutes. Nothing to prepare; [play a
# game](play.ipynb) first if you have never done so.*
#
# ## Whole games
#
# Two racers play: each takes the shortest path to the fish and home. Fish and cats are drawn by chance. The first run may
# take a second longer, because the rules are translated for speed; then thousands of games take a second or two.

# %%
from catlib import load
from catwidgets import DesignLab

rules = ["board", "specials", "own_line_blocks", "own_tail", "jump_is_special", "delivered_cats", "first_player"]
lab = DesignLab(load("washi_cat", board="garden", drawing="random"), games=4000, rules=rules, live=True)
lab

# %% [markdown]
# **How to read it.** The upper chart counts who wins: *start 1* is whoever began, as long as both seats are played by
# the same bot. Give the seats different bots, and the bars become red and blue. The thin lines are 95% intervals:
# where they overlap a lot, four thousand games cannot tell the difference. The lower chart is not an estimate: it is the
# exact distribution of how many of the six drawings in an edge row keep their full distance, if all are made by chance. The
# table below says how long games are and how many spaces the lines cover.
#
# **To compare** two sets of rules, press *Keep as A*, then turn something: from there on A and B stand side by side.
# *Export CSV* writes a row for every game. *Which rules matter most?*
# turns every house rule by itself to the least and the most that it may be, and draws how far each moves a number.
#
# **Guess, then look.**
#
# 1. Both racers do the same. How much does it help to begin? Take the board *tiny*, too: why is it more there?
# 2. Forbid to step on own lines (*own line blocks*). Are games longer or shorter?
# 3. Let every jump cost a special move. By how many turns does a game grow?
# 4. Put the blocker in one seat. Is standing in the way worth the time it takes?
# 5. Take the board *market*. How often do six drawings not find room?
#
# ## The same in code
#
# Every rule on a slider is an argument of `load`, so that an experiment can be written down and repeated. Here is the
# length of a game, and how often whoever begins wins, under four sets of rules.

# %%
from catlib.play import simulate


def measured(**house):
    run = simulate(load("washi_cat", drawing="random", **house), games=2000, seed=1, progress=False)
    first, turns = run.win_rates()[0], run.mean("turns").value
    print(f"{turns:.1f} turns; who begins wins {100 * first.low:.0f} to {100 * first.high:.0f}%")


# %%
print("our reading:", end=" ")
measured(board="garden")
print("own lines block:", end=" ")
measured(board="garden", own_line_blocks=True)
print("every jump is special:", end=" ")
measured(board="garden", jump_is_special=True)
print("no special moves:", end=" ")
measured(board="garden", specials=0)

# %% [markdown]
# ## The shape of the board
#
# Does a longer path make the first turn matter less? These boards are empty but for their size.

# %%
from catlib.games.washi_cat.boards import draw_board

for rows in (3, 4, 6, 8):
    print(f"{rows} rows:", end=" ")
    measured(board=draw_board(rows, 16, spacing=1, fish=4))

# %% [markdown]
# ## A board of your own
#
# Draw, press Enter or click; then run the cell below it to play two thousand games on what you drew.

# %%
from catwidgets.lessons.washi_cat.drawing_board import DrawingBoard

drawing = DrawingBoard("garden")
drawing

# %%
print("my board:", end=" ")
measured(board=drawing.draft.board())

# %% [markdown]
# The text of a board can be saved there, too, and loaded with `load("washi_cat", board="my_board.toml")`. The printed
# tape is lost; whoever owns it can enter its shrines, houses and sewers in the same way.
#
# ## What we saw
#
# - Whoever begins is one turn ahead, and in a race that is worth something: the more, the shorter the race.
# - A rule can change how games are played without changing who wins them.
# - An interval is part of an estimate: without it, two bars of different height say little.
#
# Next: [play with your rules](play.ipynb), or [find the jump home](lesson_shortest_paths.ipynb).
