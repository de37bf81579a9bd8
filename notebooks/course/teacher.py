# %% [markdown]
# # For teachers
#
# A guide to each unit and a note on each lesson, with all answers. Pupils need not see this page. Worksheets are at the end.

# %% jupyter={"source_hidden": true}
from catwidgets.teach import Classroom, Guesses, guide, hand_in, lesson_note, take_part, worksheet

# %% [markdown]
# ## 1 Ties

# %%
guide("ties")

# %% [markdown]
# ## 2 Twenty rolls

# %%
guide("twenty rolls")

# %% [markdown]
# ## 3 Next door

# %%
guide("next door")

# %% [markdown]
# ## 4 Re-roll for seven

# %%
guide("reroll for seven")

# %% [markdown]
# ## 5 The patient die

# %%
guide("patient die")

# %% [markdown]
# ## 6 Jam

# %%
guide("jam")

# %% [markdown]
# ## 7 Walls

# %%
guide("walls")

# %% [markdown]
# ## 8 Parking

# %%
guide("parking")

# %% [markdown]
# ## 9 Speeding

# %%
guide("speeding")

# %% [markdown]
# ## 10 One die or three

# %%
guide("one die or three")

# %% [markdown]
# ## 11 Both masks

# %%
guide("both masks")

# %% [markdown]
# ## 12 A pass speaks

# %%
guide("a pass speaks")

# %% [markdown]
# ## 13 The best question

# %%
guide("best question")

# %% [markdown]
# ## 14 The perfect driver

# %%
guide("perfect driver")

# %% [markdown]
# ## 15 Equal armies

# %%
guide("equal armies")

# %% [markdown]
# ## 16 Solved

# %%
guide("solved")

# %% [markdown]
# ## 17 Does starting help?

# %%
guide("does starting help")

# %% [markdown]
# ## 18 Liar's dice

# %%
guide("liars dice")

# %% [markdown]
# ## 19 Craps

# %%
guide("craps")

# %% [markdown]
# ## 20 Either, or

# %%
guide("either or")

# %% [markdown]
# ## 21 Snakes and ladders

# %%
guide("snakes and ladders")

# %% [markdown]
# ## 22 Bluff

# %%
guide("bluff")

# %% [markdown]
# ## 23 Sums

# %%
guide("sums")

# %% [markdown]
# ## 24 Same luck

# %%
guide("same luck")

# %% [markdown]
# ## 25 Maybe a bluff

# %%
guide("maybe a bluff")

# %% [markdown]
# ## Lessons beyond the units
#
# Each note says for whom a lesson is, how long it takes, and its words and answers. Click on it to open it.

# %% [markdown]
# **Push your luck**, [the lesson](../cat_cab/lesson_push_your_luck.ipynb)

# %%
lesson_note("cat_cab", "push your luck")

# %% [markdown]
# **Ways home**, [the lesson](../cat_cab/lesson_ways_home.ipynb)

# %%
lesson_note("cat_cab", "ways home")

# %% [markdown]
# **One roll**, [the lesson](../empire/lesson_one_roll.ipynb)

# %%
lesson_note("empire", "one roll")

# %% [markdown]
# **A battle as a Markov chain**, [the lesson](../empire/lesson_markov.ipynb)

# %%
lesson_note("empire", "markov")

# %% [markdown]
# **Streets**, [the lesson](../taxi_derby/lesson_shortest_paths.ipynb)

# %%
lesson_note("taxi_derby", "shortest paths")

# %% [markdown]
# **Risk and reward**, [the lesson](../taxi_derby/lesson_risk_and_reward.ipynb)

# %%
lesson_note("taxi_derby", "risk and reward")

# %% [markdown]
# **Counting hands**, [the lesson](../meow_daifugo/lesson_counting_hands.ipynb)

# %%
lesson_note("meow_daifugo", "counting hands")

# %% [markdown]
# **What do they hold?**, [the lesson](../meow_daifugo/lesson_what_do_they_hold.ipynb)

# %%
lesson_note("meow_daifugo", "what do they hold")

# %% [markdown]
# **The jump home**, [the lesson](../washi_cat/lesson_shortest_paths.ipynb)

# %%
lesson_note("washi_cat", "jump home")

# %% [markdown]
# **Traps**, [the lesson](../washi_cat/lesson_cuts_and_traps.ipynb)

# %%
lesson_note("washi_cat", "cuts and traps")

# %% [markdown]
# **Counting rows**, [the lesson](../washi_cat/lesson_parking.ipynb)

# %%
lesson_note("washi_cat", "parking")

# %% [markdown]
# ## A class on one screen
#
# Give all pupils one class number (`seed`). Each runs this line with a number from the class list, and sends you the code: in a chat, by mail, or read
# aloud. The luck is different for each pupil, and the same whenever it is asked. (The other experiments are "twenty battles" and
# "twenty duels".)

# %%
take_part("twenty hands", number=7, seed=3)

# %% [markdown]
# Paste all codes here, with spaces, commas or lines between them. The points are your class, and the bars are exact.
# A mistyped code is not taken, nor is one of another class.

# %%
Classroom("twenty hands", seed=3)

# %% [markdown]
# Guesses work in the same way. Pupils hand in before they press *Guess*, with the name of the question as it stands in their
# notebook.

# %%
hand_in("masks: both", "1/16", number=7, seed=3)

# %% [markdown]
# The answer stays hidden until you show it.

# %%
Guesses("masks: both", seed=3)

# %% [markdown]
# ## Worksheets
#
# A worksheet has the exercises of a unit, drawn for a number in the class list. The number is printed on the sheet, and the answers
# stand on pages of their own at the end. Take one for the whole class, or one for each pupil. Write the name of any unit in
# place of "ties", as it stands in the line of its guide, and run the line. Press the button, open the saved file in a browser, and
# print it, or print it to a PDF.

# %%
worksheet("ties", 1, 2, 3)
