# ---
# jupyter:
#   jupytext:
#     cell_metadata_filter: tags,jupyter,-all
#     formats: ipynb,py:percent
#     text_representation:
#       extension: .py
#       format_name: percent
#       format_version: '1.3'
#       jupytext_version: 1.19.6
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% [markdown]
# # The course
#
# Behind every question stands a real game, and under every guess an exact answer. Each unit takes 30 to 45 minutes. Begin
# with any of them: what a unit needs is said at its top.
#
# **For pupils.** Guess first, then count. Change the code and see what happens. Each exercise has its own numbers: write your
# place in the class list as the seed. Code can be folded away with a click on the bar at its left, and the text carries on.
#
# **For teachers.** Every unit has [a guide](teacher.ipynb): a plan with minutes, what to say, what lies behind wrong guesses,
# all answers, and worksheets to print.
#
# | | unit | age | concept | game | the question |
# | --- | --- | --- | --- | --- | --- |
# | 1 | [Ties](01_ties.ipynb) | 11 | sample space | Empire | One die each, and a tie goes to the defender. Is it fair? |
# | 3 | [Next door](03_next_door.ipynb) | 11 | parity | Cat Cab Crew | The passenger is next door, and you have exactly four steps. Can you get there? |
# | 4 | [Re-roll for seven](04_reroll_for_seven.ipynb) | 12 | independence | Cat Cab Crew | You need 7 with two dice. Roll one again, or both? |
#
# What the games offer beyond these units stands in lessons, which you find on [the start page](../start.ipynb).
#
# ## Where the units fit
#
# | unit | England, GCSE and A level | Common Core | AP Statistics, IB |
# | --- | --- | --- | --- |
# | 1 Ties | GCSE Probability: sample spaces, equally likely outcomes | 7.SP.C.7, 7.SP.C.8 | AP 4.3; IB SL 4.5 |
# | 3 Next door | reasoning and proof (GCSE AO2); A level 1.01 Proof | MP3 | IB HL 1.15 |
# | 4 Re-roll for seven | GCSE Probability: independent events, tree diagrams | 7.SP.C.8, HSS-CP.A.2 | AP 4.6; IB SL 4.6 |
#
# **Not covered:** continuous distributions, the normal distribution, regression and correlation, design of surveys.
