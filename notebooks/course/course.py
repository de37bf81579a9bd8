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
# | 2 | [Twenty rolls](02_twenty_rolls.ipynb) | 12 | variability, relative frequency | Empire | Roll twenty times to see who gains. How often do the rolls say the opposite? |
# | 3 | [Next door](03_next_door.ipynb) | 11 | parity | Cat Cab Crew | The passenger is next door, and you have exactly four steps. Can you get there? |
# | 4 | [Re-roll for seven](04_reroll_for_seven.ipynb) | 12 | independence | Cat Cab Crew | You need 7 with two dice. Roll one again, or both? |
# | 5 | [The patient die](05_patient_die.ipynb) | 13 | expectation | Cat Cab Crew | Your die shows a 4. Would you roll it again? |
# | 6 | [Jam](06_jam.ipynb) | 13 | breadth-first search, Dijkstra's search | Taxi Derby | The centre is jammed. Is the shortest way still the quickest? |
# | 7 | [Walls](07_walls.ipynb) | 13 | minimum cut | Washi Cat | A cat with three exits. How few bricks keep it from getting home? |
# | 8 | [Parking](08_parking.ipynb) | 14 | unequal cases, recursion | Washi Cat | Three fish fit on seven columns in one of 35 ways. Is the chance 1/35? |
# | 9 | [Speeding](09_speeding.ipynb) | 14 | break-even | Taxi Derby | A fare of 5 dollars if you speed, 3 if you don't, and a ticket costs 3. What risk pays? |
# | 10 | [One die or three](10_one_die_or_three.ipynb) | 15 | variance | Taxi Derby | One die times three, or three dice: which would you rather run from? |
# | 11 | [Both masks](11_both_masks.ipynb) | 15 | combinations | Meow Meow Daifugō | Each mask is yours with chance 1/4. Are both yours with chance 1/16? |
# | 12 | [A pass speaks](12_a_pass_speaks.ipynb) | 15 | Bayes | Meow Meow Daifugō | Kuro passes. What does that tell about the card that could not have helped him? |
# | 13 | [The best question](13_best_question.ipynb) | 16 | information, entropy | Meow Meow Daifugō | You may ask Kuro one question. Which one tells most about his hand? |
# | 14 | [The perfect driver](14_perfect_driver.ipynb) | 16 | dynamic programming, a Markov decision process | Cat Cab Crew | Two blank dice, three curses. Roll one of them, or both? |
# | 15 | [Equal armies](15_equal_armies.ipynb) | 17 | absorbing Markov chains | Empire | Eleven cubes attack eleven. Who is the favourite? |
# | 16 | [Solved](16_solved.ipynb) | 17 | minimax and proof | Washi Cat | Two cats play perfectly. Who wins, and how can anybody know? |
# | 17 | [Does starting help?](17_does_starting_help.ipynb) | 17 | confidence intervals, a test | Cat Cab Crew, Meow Meow Daifugō | Ten thousand games are played. How sure can you be? |
#
# What the games offer beyond these units stands in lessons, which you find on [the start page](../start.ipynb).
#
# ## Where the units fit
#
# | unit | England, GCSE and A level | Common Core | AP Statistics, IB |
# | --- | --- | --- | --- |
# | 1 Ties | GCSE Probability: sample spaces, equally likely outcomes | 7.SP.C.7, 7.SP.C.8 | AP 4.3; IB SL 4.5 |
# | 2 Twenty rolls | GCSE Probability: relative frequency, theoretical and experimental | 7.SP.A.2, 7.SP.C.6, 7.SP.C.7 | AP 4.2; IB SL 4.5 |
# | 3 Next door | reasoning and proof (GCSE AO2); A level 1.01 Proof | MP3 | IB HL 1.15 |
# | 4 Re-roll for seven | GCSE Probability: independent events, tree diagrams | 7.SP.C.8, HSS-CP.A.2 | AP 4.6; IB SL 4.6 |
# | 5 The patient die | A level: discrete random variables; GCSE expected frequency | HSS-MD.A.2, HSS-MD.B.5 | AP 4.8; IB SL 4.7 |
# | 6 Jam | A level Further Maths, decision: Dijkstra; CS GCSE searching, CS A level: graphs, BFS, Dijkstra | MP1, MP4 | AP CS A and CSP: algorithms; IB CS HL, AI HL 3.16 |
# | 7 Walls | A level Further Maths, decision: flows and cuts; reasoning and proof (GCSE AO2); CS A level: graph traversal | MP3 | IB HL AI 3.14, CS HL |
# | 8 Parking | GCSE Probability: tree diagrams, unequal outcomes; CS A level: recursion | 7.SP.C.7b, 7.SP.C.8, HSS-CP.B.8 | AP 4.3, 4.5; IB SL 4.6, CS HL |
# | 9 Speeding | GCSE linear equations and graphs; A level expected value | HSS-MD.B.5, 8.EE.C.8 | AP 4.8; IB SL 4.7 |
# | 10 One die or three | A level Further Maths: variance of discrete random variables, linear combinations | HSS-ID.A.2, HSS-MD.A.3, HSS-MD.B.5 | AP 4.8, 4.9; IB HL 4.14 |
# | 11 Both masks | A level: combinations (Further Maths), GCSE product rule for counting | HSS-CP.B.9 | AP 4.3; IB HL 1.10 |
# | 12 A pass speaks | A level: conditional probability | HSS-CP.A.3 to A.5, HSS-CP.B.6 | AP 4.5; IB HL 4.13 |
# | 13 The best question | CS A level: data, compression; logarithms in A level | HSF-LE.A.4 | outside AP Statistics; IB SL 1.5 |
# | 14 The perfect driver | Further Maths, decision: dynamic programming; recursion in CS A level | HSS-MD.B.5, HSS-MD.B.7 | AP 4.8; IB SL 4.7 |
# | 15 Equal armies | Further Maths, discrete; recursion in CS A level | HSS-CP.B.8, HSS-MD.B.5 | IB HL AI 4.19 |
# | 16 Solved | A level: proof by exhaustion; Further Maths, decision: game theory; CS A level: recursion, trees | MP1, MP3 | IB CS HL: recursion, trees; IB HL 1.15 |
# | 17 Does starting help? | A level: hypothesis tests with the binomial distribution; Further Maths: confidence intervals | HSS-IC.A.2, HSS-IC.B.4, HSS-IC.B.5 | AP 6.1 to 6.5; IB AI HL 4.16, SL 4.11 |
#
# **Not covered:** continuous distributions, the normal distribution, regression and correlation, design of surveys.
