# %% [markdown]
# # The class screen
#
# Who has answered what, and was it right? Pupils send their codes in the chat of your class. You paste the whole chat here. There is
# no server, and nothing leaves this device.
#
# **How it works.** Choose a number for your class, such as 3. On the page of a unit's guide you find a link with that number in it,
# and a QR code. Pupils open it and write their number from the class list. From then on each of their answers has a code. At the end
# of the page stands one line with all of them. They send it with their name before it.

# %%
from catwidgets.teach import RollCall

RollCall(seed=1)

# %% [markdown]
# A check is a right answer, a cross a wrong one, and a dot none yet. *G2* is the second question of a unit, and *E1* its first
# exercise. Codes of another class are counted and left out. Whoever answers again counts with the last answer.
