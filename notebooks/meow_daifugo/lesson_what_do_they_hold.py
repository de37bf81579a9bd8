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
# # What do they hold?
#
# You cannot see the other hand. But you see what it plays, and when it passes. In this lesson every card on the table
# changes what you may believe, and you learn to say by how much.
#
# **You will find out**
#
# - what a chance becomes when you learn something;
# - what a pass is worth, if the other one may be bluffing;
# - why it matters how a card was chosen, and not only which;
# - how to read a whole hand, and how to find out whether your chances are honest.
#
# **You need** fractions, and combinations help: [Counting hands](lesson_counting_hands.ipynb) is the lesson before this one.
# No programming: read, guess, press the buttons. About 75 minutes; sections 1 to 4 make a lesson of their own.
#
# **To begin**, choose *Clear Outputs of All Cells* in the menu *Edit*, so that nothing is given away. Then go from cell to
# cell with Shift and Enter: read, guess, and only then go on. (*Run All Cells* in the menu *Run* works too.)
#
# The cards are those of the game Meow Meow Daifugō, which you can [play here](play.ipynb).

# %%
from fractions import Fraction

import sympy

from catlib.games.meow_daifugo.odds import beliefs
from catwidgets import check, exercise, guess
from catwidgets.lessons.exhibits import Exhibit
from catwidgets.lessons.meow_daifugo import what_do_they_hold as lesson

# %%
lesson.note()

# %% [markdown]
# ## 1 Watch first
#
# Nine kittens are in the deck: white 1, 2 and 3, black 1 and two black 2s, a doppelganger 2, and both “?”. You hold the
# white 2 and the black 1. Two of the seven others are Kuro's, and the rest stays face down.
#
# You lead the 2. Kuro can beat it with a 3, or with a “?” as a 3. He has a **habit**, and you know it: *he plays if he
# can, the lowest card that will do, and a “?” only if there is nothing else*. If nothing will do, he passes.
#
# Deal a few times. Then a few hundred times: how often is the doppelganger in a hand that passed, and how often in one that
# played?

# %%
lesson.play_kittens()

# %% [markdown]
# The doppelganger cannot beat your 2, as it is a 2 itself. And still a pass seems to say something about it. Why?
#
# ## 2 All the hands that there are
#
# Begin before Kuro does anything.

# %%
guess("hold: before")

# %% [markdown]
# Each field is one hand: the card of its row with the card of its column. All 21 are equally likely. Under each card
# stands the chance that Kuro has it. Leave the controls alone for now.

# %%
lesson.two_by_two()

# %% [markdown]
# Now he passes. Which hands can you cross out? Do it on paper, and only then guess.

# %%
guess("hold: after a pass")

# %% [markdown]
# Go back to the fields, set *Kuro answers* to *a pass*, and compare. This is a **conditional probability**: the chance of
# one thing *given* another. Keep the cases in which the other thing is true, and count again.
#
# $$P(A \mid B) = \frac{P(A \text{ and } B)}{P(B)}$$

# %%
hands = beliefs.all_hands(lesson.OUT_OF_SIGHT, 2)
passing = hands.given(lambda hand: beliefs.answer(hand, 2).exactly(beliefs.PASSES) == 1)
print(len(hands), "hands, of which", len(passing), "pass")
print(passing.probability(lambda hand: hand >> lesson.DOPPELGANGER & 1))

# %% [markdown]
# ## 3 What about the others?
#
# The doppelganger is no exception.

# %%
guess("hold: a low card")

# %% [markdown]
# Kuro has two cards, whatever happens. So the chances of all cards always **add up to 2**. What some cards lose, others
# win. Look at the numbers under the cards, before the pass and after it, and add them up.
#
# ## 4 A pass that may be a bluff
#
# Some cats hold their good cards back. From now on Kuro tosses a coin whenever he could play: heads, he plays; tails, he
# passes all the same. If he cannot play, there is nothing to toss.

# %%
guess("hold: could have")

# %% [markdown]
# It helps to think of whole deals instead of fractions. Take 210 of them, ten for each of the 21 hands. The slider says how
# often he holds back.

# %%
lesson.mosaic()

# %% [markdown]
# What you knew before is the width of the rectangles: the **prior**. How likely a pass is in either case is the height of
# what is shaded: the **likelihood**. What you know afterwards is the share of the shaded part: the **posterior**. That
# is *Bayes' rule*, for a chance *p* before and somebody who holds back with chance *q*:

# %%
p, q, n = sympy.symbols("p q n", nonnegative=True)
beliefs.passes_form().subs(n, 1)

# %%
beliefs.passes_form().subs({n: 1, p: sympy.Rational(5, 7), q: sympy.Rational(1, 2)})

# %% [markdown]
# And the doppelganger? No hand is crossed out any more, but some count less than others.

# %%
exercise("hold: with a coin")

# %% [markdown]
# Here are all the hands again. A field is as full as its hand is likely, beside the likeliest. Try other habits, too. What
# is a pass worth from somebody who holds back nine times out of ten?

# %%
lesson.two_by_two(holds_back=True)


# %% [markdown]
# The computer does the same. `posterior` takes what you believed and, for each hand, how likely it is that this
# hand does what you saw.

# %%
def how_often_it_passes(hand):
    return beliefs.answer(hand, 2, Fraction(1, 2)).exactly(beliefs.PASSES)


passed = beliefs.posterior(hands, how_often_it_passes)
print(passed.probability(lambda hand: hand >> lesson.DOPPELGANGER & 1))

# %% [markdown]
# ## 5 How was it chosen?
#
# A new deal, and Kuro plays whenever he can. This time you lead the black 1, and he answers with the doppelganger 2. His
# lowest cards above 1 are 2s, if he has any. If he has two of them, he takes one without looking.

# %%
guess("hold: another two")

# %% [markdown]
# Most people say 1/3: six cards may be his other one, and two of them are 2s. But a hand with *two* 2s shows you the
# doppelganger only every second time. The other half of these deals you do not see now, as you would have seen a black 2.

# %%
lesson.one_by_one()

# %% [markdown]
# The same trap is in a famous quiz with three doors, and card players know it as *restricted choice*: who had no choice is
# more likely than who had one. **What you see is one thing, how you came to see it is another.** If Kuro had the habit
# of playing doppelgangers first, 1/3 would be right.
#
# ## 6 The whole deck
#
# Enough of kittens. Here are your eight cards, and three on the field. Kuro has eight.

# %%
lesson.my_hand()

# %% [markdown]
# The first piece of evidence is what you see yourself.

# %%
guess("hold: one card")

# %%
exercise("hold: a wild")

# %% [markdown]
# You lead the black 7. This Kuro tosses his coin again. (In the game he also takes a card of the field when he passes. You
# see which, and none of them beats a 7, so it changes nothing here.)

# %%
exercise("hold: a wild after a pass")

# %% [markdown]
# There is a quick way to do that in your head: **odds**. Before the pass 22 to 13 speak for a “?”. Of those who have one only
# half pass, of those who have none all do. So multiply the left side by 1/2: 11 to 13. Evidence multiplies odds.

# %%
exercise("hold: two passes")

# %% [markdown]
# After *n* passes *q* has been multiplied *n* times.

# %%
beliefs.passes_form()

# %%
lesson.passes()

# %% [markdown]
# Now a play. You lead a black 3, and Kuro answers with a black 6, his lowest card above 3.

# %%
guess("hold: a higher card")

# %% [markdown]
# ## 7 Read his hand
#
# Here is everything at once: all 32 cards, and under each one the chance that it is in Kuro's hand. The bar shows the
# chance, and the thin line across it what it was a moment ago. Lead your cards, one after the other. (In the game Kuro would
# lead after winning. Here you always do, as we have questions.) When he passes he takes the card that lies on the field for
# the longest time, and another one is turned up: that is evidence, too.
#
# With the keyboard: go to your hand with Tab, choose with the arrow keys, lead with Enter.
#
# Which lead tells you most? Which tells you nothing at all? Then turn his hand over.

# %%
lesson.read_kuro()

# %% [markdown]
# This deal has 203 490 hands for Kuro. The computer did not go through all of them: it counts hands by how many
# cards of each number they have, as no answer depends on more.

# %%
start = lesson.first_belief()
print(len(start.weights), "kinds of hands,", sum(start.weights.values()), "hands")

# %% [markdown]
# ## 8 Does it come true?
#
# A chance that cannot be checked is a mere opinion. First the single question from section 6: how many “?” has Kuro after
# he passed on your 7? The bars are what we have worked out. The points are rounds that the computer has dealt and
# played: only those in which he did pass.

# %%
Exhibit(lesson.simulated())

# %% [markdown]
# And now everything at once. The computer plays 150 rounds like yours, with three leads each, and looks at every card that
# was unseen: of all those with a chance of about 40 %, did Kuro hold about 40 %? Then the point lies on the line, and we
# call the chances *calibrated*. (The cards of one hand are not independent, so take these intervals as a rough guide.)
#
# Then choose a Kuro who is not the one that you believe in. What goes wrong?

# %%
lesson.calibrations()

# %% [markdown]
# Bayes' rule is exact, but only as good as the habit that you put in. If you take a Kuro who holds back nearly always for one
# who hardly ever does, then you believe his passes, and the cards that you have all but ruled out come back and bite you.
#
# ## What we saw
#
# - Learning something means: keep the cases in which it is true, and count again. After a pass 2/7 became 1/2.
# - The chances of all cards add up to the number of cards in the hand. What some lose, others win.
# - If the evidence is not certain, cases count by how likely they make it: prior times likelihood, divided by the total.
# - In odds it is one multiplication: 22 to 13 becomes 11 to 13.
# - It matters how a card was chosen: 1/5, and not 1/3.
# - A belief can be tested: things with a chance of 40 % should come true in 40 of 100 cases.
#
# ## Checks
#
# If you like to program: after one pass on the 7 the chance of a “?” was 11/24. Somebody halves it for the second
# pass. Mend the cell.

# %%
check("hold: two passes", Fraction(11, 24) / 2)

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways. Every line has to say *True*.

# %%
believed = beliefs.believe(lesson.OUT_OF_SIGHT, 2)
print(believed.passed(2, Fraction(1, 2)).beats(2) == Fraction(75, 60 + 75))
print(believed.passed(2).chance(lesson.DOPPELGANGER) == Fraction(3, 6))
print(sum(believed.passed(2).chances().values()) == 2)
print(start.beats(7) == 1 - Fraction(13 * 12, 21 * 20) == Fraction(22, 35))

# %% [markdown]
# **To think about.** The player *searcher* of this game deals the cards that it has not seen anew, all deals alike, as if a
# pass said nothing. How could you make use of that? And if Kuro knew that you read his passes, when should he hold back?
#
# Before this: [Counting hands](lesson_counting_hands.ipynb). Or [play](play.ipynb) the whole game.
