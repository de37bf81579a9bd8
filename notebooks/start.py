# %% [markdown]
# # Games in which every chance is exact
#
# Play a tabletop game with dice, and ask at every turn: what is each of my choices worth? The answer is not a guess. It
# is worked out, as a fraction, while you look.
#
# ![The boards of the five games, each in the middle of a game](images/boards.svg)
#
# *For readers who want to play, teachers who explain chance, and designers who change rules. Two minutes for the tour.
# Nothing to install, nothing to know.*
#
# ## A two-minute tour
#
# Choose *Run All Cells* in the menu *Run*, then come back here. Below is a turn of Cat Cab Crew. You drive the red cab, and
# your dice are rolled. A 4 or a 5 brings one space, a 6 brings two, and a 1 is a curse that costs one. You may
# roll any dice again, as often as you like. With four curses you must stop.
#
# 1. **Guess:** would you keep these dice, or roll some again? Which ones?
# 2. Press *More*, and under *Value of choices* select *net spaces*. The star is on the best choice, and every other
#    choice says how much worse it is. Were you right?
# 3. Click the die that you would roll. The chart shows everything that can come of it. Then take *roll again*.
# 4. Open *Luck* and see how your roll compares. *Undo* takes it back.

# %%
from catlib import load
from catwidgets import Table

Table(load("cat_cab", players=1), seed=118)

# %% [markdown]
# ## Pick a game
#
# | game | play | learn | design |
# | --- | --- | --- | --- |
# | **Cat Cab Crew**: race a cab through the city and push your luck with dice; 1 to 3 players | [Play Cat Cab Crew](cat_cab/play.ipynb) | [Push your luck: how five dice fall](cat_cab/lesson_push_your_luck.ipynb)<br>[Ways home: shortest paths on a grid](cat_cab/lesson_ways_home.ipynb) | [The design lab of Cat Cab Crew](cat_cab/design_lab.ipynb) |
# | **Empire**: cubes fight for the neighborhoods of New York with dice; 2 to 6 players | [Play Empire](empire/play.ipynb) | [One roll: a famous mistake](empire/lesson_one_roll.ipynb)<br>[A battle as a Markov chain](empire/lesson_markov.ipynb) | [The design lab of Empire](empire/design_lab.ipynb) |
# | **Taxi Derby**: pick up passengers, and speed past a patrol car if you dare; 2 to 5 players | [Play Taxi Derby](taxi_derby/play.ipynb) | [Streets: a city as a graph](taxi_derby/lesson_shortest_paths.ipynb)<br>[Risk and reward: where speeding is free](taxi_derby/lesson_risk_and_reward.ipynb) | [The design lab of Taxi Derby](taxi_derby/design_lab.ipynb) |
# | **Meow Meow Daifugō**: get rid of all your cat cards before anyone else; 1 to 4 players | [Play Meow Meow Daifugō](meow_daifugo/play.ipynb)<br>[Today's deal, alone](meow_daifugo/solo_challenge.ipynb) | [Counting hands](meow_daifugo/lesson_counting_hands.ipynb)<br>[What do they hold? Chances that change with what you see](meow_daifugo/lesson_what_do_they_hold.ipynb) | [The design lab of Meow Meow Daifugō](meow_daifugo/design_lab.ipynb) |
# | **Washi Cat**: draw paths to fetch fish, jump over lines and trap your rival's cats; 2 players, no dice | [Play Washi Cat](washi_cat/play.ipynb) | [The jump home: shortest trips and a trick](washi_cat/lesson_shortest_paths.ipynb)<br>[Traps: walls that are drawn](washi_cat/lesson_cuts_and_traps.ipynb)<br>[Counting rows: gaps, and streets without end](washi_cat/lesson_parking.ipynb) | [The design lab of Washi Cat](washi_cat/design_lab.ipynb) |
#
# ## A course
#
# **[The course](course/course.ipynb)** leads from counting pairs of dice to proofs, one question of a game at a time, with a
# guide for teachers.
#
# ## Where to go
#
# - **To play:** open a game, run all cells, and click. Everything works by mouse, by touch and by keyboard alone, and
#   every picture is described for screen readers.
# - **To teach:** [a page for teachers](course/teacher.ipynb) has a guide to each unit and a note on each lesson: age,
#   minutes, words and answers. Lessons ask for a guess before they show an answer, and check answers by themselves. A
#   share code under *Save* puts the same position on every screen.
# - **To design:** the lab has a control for every house rule. Drag one, and ten thousand whole games are played
#   while you watch. Every table of numbers can be exported. [The designer's bench](design/bench.ipynb) puts variants side
#   by side and says what differs, how sure that is, and which rules matter.
# - **To make a game of your own:** [Your own game: Pig, from nothing to a tournament](design/your_own_game.ipynb) needs 15
#   minutes and 40 lines.
# - **To read on:** all of it is a small library. This line asks it for the chance that two dice show at least 10:

# %%
from catlib.chance import die

(2 @ die(6)).at_least(10)
