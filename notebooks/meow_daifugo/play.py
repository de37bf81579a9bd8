# %% [markdown]
# # Meow Meow Daifugō: play
#
# Shed your hand of cats before the others do, and take a card whenever you pass. Nobody sees another's hand; the
# table's hints know no more than you may.
#
# *For one to four players, persons or bots; this table seats you against one bot. A round takes five minutes. To start,
# choose* Run All Cells *in the menu* Run.
#
# ## The game in a minute
#
# There are 32 cards: white cats 1 to 8, black cats 1 to 8 twice, blue doppelgangers 1 to 6, and two masked cats, "?".
#
# | you may play | for example |
# | --- | --- |
# | one card | white 5 |
# | equal numbers, two or more, of any suits | two black 4s and a doppelganger 4 |
# | a sequence, three or more, of one suit | white 5, 6, 7 |
#
# A doppelganger counts as one card or as two. A "?" is any number of its colour. Whoever leads plays anything; the others play
# the same sort with as many cards, and higher, or pass. **Who passes takes a card** from the field. When all others have
# passed, the last to play leads again.
#
# The first to have no card left wins the round. The others count the circles on the cards they still hold: up to five cost a
# point, up to ten two points, more cost three. Who has lost five points has lost the game.
#
# ## Play

# %%
from catlib import load
from catlib.games.meow_daifugo.opening import opened
from catwidgets import Table

# %%
table = Table(opened(load("meow_daifugo", players=2), seed=20))
table

# %% [markdown]
# Click cards to select them, then press *Play*. A blue line below a card says that you can play it, or take it from the
# field. Any cards can be selected: if they are not a play, the sentence above the board says why. To pass, click the card
# that you take. The first round is dealt so that you lead and nobody has both "?"; all others begin with the duel for start.
#
# **Hint**, asked twice, says what each choice is worth: the points that the others lose in this round less your own. A "~"
# marks an estimate: the table deals the cards that you cannot see anew, thousands of times, and plays on. It does not look into
# the other hand. Once the deck is empty, two players can know everything, and the worth is *exact*.
#
# Behind *More*, **Cards that you have not seen** keeps count for you. **Save** keeps the game in a file or in a line of text;
# either holds the hidden cards as well.
#
# | key | does | key | does |
# | --- | --- | --- | --- |
# | Tab | goes from hand to field, buttons and choices | R | plays what is selected |
# | arrows | walk over the cards | P | passes, when there is no card to take |
# | Enter | selects | 1, 2, 3 | passes and takes that card from the field |
# | Escape | lets all go | U, Y | undo, redo |
#
# ## Two persons at one screen
#
# Before each decision the screen is covered: pass it on, and whoever decides presses S. A third and a fourth seat, or a bot, is
# a number and a name away.

# %%
Table(load("meow_daifugo", players=3), ["human", "human", "searcher"], seed=4, names=["Ann", "Ben", None])

# %% [markdown]
# Next: [today's deal, alone](solo_challenge.ipynb), or change the rules in [the design lab](design_lab.ipynb). Or go back to
# [the start](../start.ipynb).
