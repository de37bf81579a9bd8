# %% [markdown]
# # What do they hold?
#
# You cannot see the other hand. But you see what it plays, and when it passes. In this lesson every card on the table
# changes what you may believe, and you learn to say by how much.
#
# **You will find out**
#
# - how evidence multiplies odds;
# - how to read a whole hand, and how to find out whether your chances are honest.
#
# **You need** Bayes' rule, from the unit [A pass speaks](../course/12_a_pass_speaks.ipynb). Combinations help: [Counting
# hands](lesson_counting_hands.ipynb).
# No programming: read, guess, press the buttons. About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Nothing can break.
#
# The cards are those of the game Meow Meow Daifugō, which you can [play here](play.ipynb).

# %%
from fractions import Fraction

from catlib.games.meow_daifugo.odds import beliefs
from catwidgets import agree, check, exercise, guess
from catwidgets.teach import Exhibit
from catwidgets.lessons.meow_daifugo import what_do_they_hold as lesson

# %% [markdown]
# ## 1 The whole deck
#
# In [A pass speaks](../course/12_a_pass_speaks.ipynb) Kuro had two kittens. Here are your eight cards, and three on the field. Kuro has eight.

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
# There is a quick way to do that in your head: **odds**. Write down how many hands have a “?” and how many have none. Of those
# who have one only half pass, of those who have none all do. So multiply the left side by 1/2. Evidence multiplies odds.

# %%
exercise("hold: two passes")

# %% [markdown]
# After *n* passes *q* has been multiplied *n* times.

# %% tags=["unstored", "nbval-ignore-output"]
beliefs.passes_form()

# %% tags=["unstored", "nbval-ignore-output"]
lesson.passes()

# %% [markdown]
# Now a play. You lead a black 3, and Kuro answers with a black 6, his lowest card above 3.

# %%
guess("hold: a higher card")

# %% [markdown]
# ## 2 Read his hand
#
# Here is everything at once: all 32 cards, and under each one the chance that it is in Kuro's hand. The bar shows the
# chance, and the thin line across it what it was a moment ago. Lead your cards, one after the other. (In the game Kuro would
# lead after winning. Here you always do, as we have questions.) When he passes he takes the card that lies on the field for
# the longest time, and another one is turned up: that is evidence, too.
#
# With the keyboard: go to your hand with Tab, choose with the arrow keys, lead with Enter.
#
# Which lead tells you most? Which tells you nothing at all? Then turn his hand over.

# %% tags=["unstored", "nbval-ignore-output"]
lesson.read_kuro()

# %% [markdown]
# This deal has 203,490 hands for Kuro. The computer did not go through all of them: it counts hands by how many
# cards of each number they have, as no answer depends on more.

# %%
start = lesson.first_belief()
print(f"{len(start.weights)} kinds of hands, {sum(start.weights.values())} hands")

# %% [markdown]
# ## 3 Does it come true?
#
# A chance that cannot be checked is a mere opinion. First the single question from section 1: how many “?” has Kuro after
# he passed on your 7? The bars are what we have worked out. The points are rounds that the computer has dealt and
# played: only those in which he did pass.

# %% tags=["unstored", "nbval-ignore-output"]
Exhibit(lesson.simulated())

# %% [markdown]
# And now everything at once. The computer plays 150 rounds like yours, with three leads each, and looks at every card that
# was unseen: of all those with a chance of about 40%, did Kuro hold about 40%? Then the point lies on the line, and we
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
# - In odds it is one multiplication: 22 to 13 becomes 11 to 13.
# - A belief can be tested: things with a chance of 40% should come true in 40 of 100 cases.
#
# ## Checks
#
# If you like to program: after one pass on the 7 the chance of a “?” was 11/24. Somebody halves it for the second
# pass. Mend the cell.

# %%
check("hold: two passes", Fraction(11, 24) / 2)

# %% [markdown]
# And these are facts of this lesson once more, each worked out in two ways or more.

# %%
print(agree(start.beats(7), 1 - Fraction(13 * 12, 21 * 20), Fraction(22, 35)))

# %% [markdown]
# **To think about.** The player *searcher* of this game deals the cards that it has not seen anew, all deals alike, as if a
# pass said nothing. How could you make use of that? And if Kuro knew that you read his passes, when should he hold back?
#
# Before this: [Counting hands](lesson_counting_hands.ipynb). Or [play](play.ipynb) the whole game.
