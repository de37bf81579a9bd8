# %% [markdown]
# # The course
#
# Every question comes from a real game, and every guess has an exact answer. Most units take a lesson of 35 to 45 minutes;
# 17 takes an hour. Begin with any of them: each starts by saying what you need to know.
#
# **For pupils.** Guess first, then count. Change the code and see what happens. In the exercises, type your number on the
# class list: everyone gets different ones. Code can be folded away with a click on the bar at its left, and the text carries on.
#
# **For teachers.** Every unit has [a guide](teacher.ipynb): a timed plan, what to say, why pupils guess wrong,
# all answers, and worksheets to print. [The class screen](class.ipynb) shows the answers of the whole class. Nobody
# needs an account.
#
# ## Ages 11 and 12
#
# | | unit | age | concept | game | the question | for teachers |
# | --- | --- | --- | --- | --- | --- | --- |
# | 1 | [Ties](01_ties.ipynb) | 11 | sample space | Empire | One die each, and a tie goes to the defender. Is it fair? | [guide](teacher.ipynb#1-Ties) |
# | 2 | [Twenty rolls](02_twenty_rolls.ipynb) | 12 | variability, relative frequency | Empire | Roll twenty times to see who gains. How often will the rolls mislead you? | [guide](teacher.ipynb#2-Twenty-rolls) |
# | 3 | [Next door](03_next_door.ipynb) | 11 | parity | Cat Cab Crew | The passenger is next door, and you have exactly four steps. Can you get there? | [guide](teacher.ipynb#3-Next-door) |
# | 4 | [Re-roll for seven](04_reroll_for_seven.ipynb) | 12 | independence | Cat Cab Crew | You need 7 with two dice. Roll one again, or both? | [guide](teacher.ipynb#4-Re-roll-for-seven) |
# | 20 | [Either, or](20_either_or.ipynb) | 11 | Venn diagram, two-way table, complement | Meow Meow Daifugō | How many cards are even or high? Adding is not enough: some are both. | [guide](teacher.ipynb#20-Either,-or) |
#
# ## Ages 13 and 14
#
# | | unit | age | concept | game | the question | for teachers |
# | --- | --- | --- | --- | --- | --- | --- |
# | 5 | [The patient die](05_patient_die.ipynb) | 13 | expectation | Cat Cab Crew | Your die shows a 4. Would you roll it again? | [guide](teacher.ipynb#5-The-patient-die) |
# | 6 | [Jam](06_jam.ipynb) | 13 | breadth-first search, Dijkstra's search | Taxi Derby | The centre is jammed. Is the shortest way still the quickest? | [guide](teacher.ipynb#6-Jam) |
# | 7 | [Walls](07_walls.ipynb) | 13 | minimum cut | Washi Cat | A cat with three exits. How few bricks keep it from getting home? | [guide](teacher.ipynb#7-Walls) |
# | 8 | [Parking](08_parking.ipynb) | 14 | unequal cases, recursion | Washi Cat | Three fish fit on seven columns in one of 35 ways. Is the chance 1/35? | [guide](teacher.ipynb#8-Parking) |
# | 9 | [Speeding](09_speeding.ipynb) | 14 | break-even | Taxi Derby | A fare of 5 dollars if you speed, 3 if you don't, and a ticket costs 3. What risk pays? | [guide](teacher.ipynb#9-Speeding) |
# | 22 | [Bluff](22_bluff.ipynb) | 13 | mixed strategies | Kuhn poker | Never bluff and you win nothing. Always bluff and you win nothing. How often should you bluff? | [guide](teacher.ipynb#22-Bluff) |
# | 23 | [Sums](23_sums.ipynb) | 13 | towards the normal distribution | Dice | One die is flat, two make a roof. What do many dice make, and what if they are strange dice? | [guide](teacher.ipynb#23-Sums) |
# | 24 | [Same luck](24_same_luck.ipynb) | 14 | fair tests, paired comparisons | Dice | Somebody changes a rule. Does it help, or was it luck? There is a trick that is worth five times as many tests. | [guide](teacher.ipynb#24-Same-luck) |
#
# ## Ages 15 and 16
#
# | | unit | age | concept | game | the question | for teachers |
# | --- | --- | --- | --- | --- | --- | --- |
# | 10 | [One die or three](10_one_die_or_three.ipynb) | 15 | variance | Taxi Derby | One die times three, or three dice: which would you rather run from? | [guide](teacher.ipynb#10-One-die-or-three) |
# | 11 | [Both masks](11_both_masks.ipynb) | 15 | combinations | Meow Meow Daifugō | Each mask is yours with chance 1/4. Are both yours with chance 1/16? | [guide](teacher.ipynb#11-Both-masks) |
# | 12 | [A pass speaks](12_a_pass_speaks.ipynb) | 15 | conditional probability, Bayes' rule | Meow Meow Daifugō | Kuro passes. What does that tell you about the card that could not have helped him? | [guide](teacher.ipynb#12-A-pass-speaks) |
# | 13 | [The best question](13_best_question.ipynb) | 16 | information, entropy | Meow Meow Daifugō | You may ask Kuro one question. Which one tells you the most about his hand? | [guide](teacher.ipynb#13-The-best-question) |
# | 14 | [The perfect driver](14_perfect_driver.ipynb) | 16 | dynamic programming, a Markov decision process | Cat Cab Crew | Two blank dice, three curses. Roll one of them, or both? | [guide](teacher.ipynb#14-The-perfect-driver) |
# | 18 | [Liar's dice](18_liars_dice.ipynb) | 15 | binomial distribution | Liar's dice | Ten dice, five of them hidden. Lea bids: at least three 4s in all. Do you believe it? | [guide](teacher.ipynb#18-Liar's-dice) |
# | 19 | [Craps](19_craps.ipynb) | 16 | geometric distribution, gambler's ruin | Craps | Two dice, one player, one house. Who wins in the end, if somebody plays all night? | [guide](teacher.ipynb#19-Craps) |
# | 21 | [Snakes and ladders](21_snakes_and_ladders.ipynb) | 16 | Markov chains, the long run | Snakes and ladders | Nobody decides anything here. How long does a game take, and which ladder matters most? | [guide](teacher.ipynb#21-Snakes-and-ladders) |
# | 25 | [Maybe a bluff](25_maybe_a_bluff.ipynb) | 15 | prior, likelihood, posterior | Meow Meow Daifugō | Kuro passes, but he may be holding back. How likely is it that he could have played? | [guide](teacher.ipynb#25-Maybe-a-bluff) |
#
# ## Ages 17 and up
#
# | | unit | age | concept | game | the question | for teachers |
# | --- | --- | --- | --- | --- | --- | --- |
# | 15 | [Equal armies](15_equal_armies.ipynb) | 17 | absorbing Markov chains | Empire | Eleven cubes attack eleven. Who is the favourite? | [guide](teacher.ipynb#15-Equal-armies) |
# | 16 | [Solved](16_solved.ipynb) | 17 | minimax and proof | Washi Cat | Two cats play perfectly. Who wins, and how can anybody know? | [guide](teacher.ipynb#16-Solved) |
# | 17 | [Does starting help?](17_does_starting_help.ipynb) | 17 | confidence intervals, a test | Cat Cab Crew, Meow Meow Daifugō | Ten thousand games are played. How sure can you be? | [guide](teacher.ipynb#17-Does-starting-help?) |
#
# What the games offer beyond these units stands in lessons, which you find on [the start page](../start.ipynb).
#
# ## Where the units fit
#
# | unit | England | Common Core | AP Statistics | IB Diploma | computer science |
# | --- | --- | --- | --- | --- | --- |
# | 1 Ties | GCSE P6, P7: listing outcomes, possibility spaces | 7.SP.C.7, 7.SP.C.8, HSS-MD.B.6 | Introduction to Probability | SL 4.5 | |
# | 2 Twenty rolls | GCSE P1, P5: experiments, samples that tend towards theory | 7.SP.A.2, 7.SP.C.6, 7.SP.C.7 | Estimating Probabilities Using Simulation | SL 4.5 | 3B-DA-07 |
# | 3 Next door | A level A: proof | MP3 | | AA SL 1.6 | |
# | 4 Re-roll for seven | GCSE P8: independent events, tree diagrams; A level M1 | 7.SP.C.8, HSS-CP.A.2 | Independent Events and Unions of Events | SL 4.6 | |
# | 5 The patient die | GCSE P2: expected outcomes; Further Maths: mean of a discrete random variable | HSS-MD.A.2, HSS-MD.B.5 | mean of a random variable | SL 4.7 | |
# | 6 Jam | Further Maths, Decision 1: algorithms on graphs | MP1, MP4 | | AI AHL 3.14 | 3B-AP-10, 3B-AP-11 |
# | 7 Walls | Further Maths, Decision 2: flows in networks, with cuts | MP3 | | AI AHL 3.14 | 3B-AP-10 |
# | 8 Parking | GCSE P8: dependent events, tree diagrams | 7.SP.C.7, 7.SP.C.8, HSS-CP.B.8 | Conditional Probability | SL 4.6 | 3B-AP-13 |
# | 9 Speeding | GCSE P2: expected outcomes; linear equations and graphs | 8.EE.C.8, HSS-MD.B.5 | mean of a random variable | SL 4.7 | |
# | 10 One die or three | Further Maths: variance of a discrete random variable | HSS-MD.A.3, HSS-MD.B.5 | mean and standard deviation of random variables | AA AHL 4.14, AI AHL 4.14 | |
# | 11 Both masks | GCSE N5: product rule for counting; P9: conditional probabilities | HSS-CP.B.8, HSS-CP.B.9 | Conditional Probability | AA AHL 1.10 | |
# | 12 A pass speaks | GCSE P9, A level M2: conditional probability | HSS-CP.A.3, HSS-CP.A.4, HSS-CP.A.5, HSS-CP.B.6 | Conditional Probability | SL 4.6, AA AHL 4.13 | |
# | 13 The best question | A level F: logarithms | HSF-LE.A.4 | | AA SL 1.7 | |
# | 14 The perfect driver | Further Maths, Decision 2: dynamic programming, decision analysis | HSS-MD.B.5, HSS-MD.B.7 | mean of a random variable | SL 4.7 | 3B-AP-09, 3B-AP-13 |
# | 15 Equal armies | GCSE P8 and recursion; the chains themselves are in none | HSS-CP.B.8 | | AI AHL 4.19 | 3B-AP-13 |
# | 16 Solved | A level A: proof; Further Maths, Decision 2: game theory | MP1, MP3 | | AA SL 1.6 | 3B-AP-09, 3B-AP-13 |
# | 17 Does starting help? | A level O: hypothesis tests | HSS-IC.A.2, HSS-IC.B.4, HSS-IC.B.5 | Constructing a Confidence Interval, Carrying Out a Test for a Population Proportion | AI SL 4.11, AI AHL 4.16, AI AHL 4.18 | 3B-DA-07 |
# | 18 Liar's dice | A level N: the binomial distribution | HSS-MD.A.3, HSA-APR.C.5 | The Binomial Distribution | SL 4.8 | |
# | 19 Craps | Further Maths, Statistics 1: the geometric distribution | HSS-CP.B.8, HSA-SSE.B.4 | The Geometric Distribution | AA SL 1.8 | |
# | 20 Either, or | GCSE P3, P4, P6: the scale from 0 to 1, events that add to 1, Venn diagrams and tables | 7.SP.C.5, HSS-CP.A.1, HSS-CP.A.4, HSS-CP.B.7 | Mutually Exclusive Events, Independent Events and Unions of Events | SL 4.5, SL 4.6 | |
# | 21 Snakes and ladders | GCSE P8 and loops; the chains themselves are in none | HSS-CP.B.8, HSS-MD.B.5 | mean of a random variable | AI AHL 4.19 | 3B-AP-13, 3B-DA-07 |
# | 22 Bluff | GCSE P2, P9: expected outcomes, conditional probabilities; Further Maths, Decision 2: game theory, mixed strategies | 8.EE.C.8, HSS-CP.A.4, HSS-MD.B.5, HSS-MD.B.7 | mean of a random variable | SL 4.6, SL 4.7 | |
# | 23 Sums | GCSE P5, P7: samples that tend towards theory, possibility spaces; A level N: the normal distribution | 7.SP.C.7, HSS-ID.A.4, HSS-MD.A.3 | The Normal Distribution, The Central Limit Theorem | SL 4.9, AI AHL 4.15 | 3B-DA-07 |
# | 24 Same luck | GCSE P2, S1: expected outcomes, properties of populations from samples; A level K: statistical sampling | 7.SP.B.4, HSS-IC.B.3, HSS-IC.B.5, HSS-MD.A.2 | Experimental Design, Matched Pairs | SL 4.1, AI AHL 4.18 | 3B-DA-07 |
# | 25 Maybe a bluff | GCSE P9, A level M2: conditional probability | HSS-CP.A.3, HSS-CP.A.4, HSS-CP.A.5, HSS-CP.B.6 | Conditional Probability | SL 4.6, AA AHL 4.13 | |
#
# An empty place means that nothing there fits. **Where the codes are from.** England: *GCSE mathematics: subject content and
# assessment objectives* (Department for Education) and its *AS and A level content*, as AQA's specification 7357 letters it;
# Further Maths as in Pearson Edexcel's specification 9FM0. United States: *Common Core State Standards for Mathematics*; *AP
# Statistics Course and Exam Description*, topics by name, as their numbers changed with the school year 2026–27. IB: the guides
# *Mathematics: analysis and approaches* (AA) and *applications and interpretation* (AI), first assessment 2021; SL 4.5 to 4.7 are in
# both. Computer science: *CSTA K–12 Computer Science Standards*, revised 2017. They were compared in November 2026 with copies and
# lists that others have published, not with the originals: before you rely on a code, look it up in the edition that you teach.
#
# **Not covered:** continuous distributions but the bell curve, regression and correlation, design of surveys.
