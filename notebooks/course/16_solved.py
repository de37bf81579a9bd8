# %% [markdown]
# # 16 Solved
#
# Two cats play perfectly. Who wins? And how can anybody know?
#
# **You will find out**
#
# - what a winning and a losing position are;
# - how a function of six lines plays a game perfectly;
# - how to prove that nobody will ever win.
#
# **You need** functions that call themselves: [The perfect driver](14_perfect_driver.ipynb). About 45 minutes.
#
# **How it works.** Click into a grey cell and press Shift and Enter to run it. Go from top to bottom. Each guess is taken
# once, and then it explains itself. Where it says *Your turn* you write something. Nothing can break.
#
# The cats are from the game Washi Cat, which you can [play here](../washi_cat/play.ipynb). [All units](course.ipynb).

# %% jupyter={"source_hidden": true}
from functools import cache

from catwidgets import check, exercise, guess
from catwidgets.lessons.washi_cat import solved as unit

# %% [markdown]
# ## A row of spaces
#
# In a row of ten spaces, each of you in turn draws over the next 1, 2 or 3. Whoever draws the last wins.

# %% tags=["unstored", "nbval-ignore-output"]
unit.play_row()

# %%
guess("solved: row")

# %% [markdown]
# With none left at your turn you have **lost**. So 4, 8 and 12 are lost, too.

# %% [markdown]
# ## Two cats
#
# Each cat draws a line as it walks, never over a line of the other; it may jump straight over its own. A cat that
# brings a fish home from the far side wins. One that is cut off has lost.

# %% tags=["unstored", "nbval-ignore-output"]
unit.play()

# %% [markdown]
# You say: "Red can force a win from here." How would you prove it?

# %%
guess("solved: any or all")


# %% [markdown]
# Can a player win within a number of turns? Look at all positions *after* a move. At the player's own turn **any** of
# them may be won. At the other's turn **all** of them must be: that is **minimax**.
#
# The code is folded into a bar with three dots: a click on the bar opens it. On the keyboard, press Shift and Enter until
# the bar is marked, and then Enter. You need not read the code, but run it: what follows needs it.

# %% jupyter={"source_hidden": true} tags=["idea"]
@cache
def wins(position, player, turns):
    if game.is_terminal(position):
        return game.returns(position)[player] == 1
    if turns == 0:
        return False
    after = (wins(game.successor(position, move), player, turns - 1) for move in game.legal_actions(position))
    return any(after) if game.current_player(position) == player else all(after)


# %%
guess("solved: backyard")

# %% [markdown]
# The **backyard**: "Red 5" means that Red wins in five turns, with this move; "open", that nobody wins in six.

# %% tags=["unstored", "nbval-ignore-output"]
game = unit.backyard()
unit.judged(wins)

# %% [markdown]
# ## The courtyard
#
# Now 4 × 5 spaces and two walls. There are far more positions, so the library does the search: the same idea, but compiled, and with
# a table in which a position and its mirror image are one.

# %%
guess("solved: who")

# %%
guess("solved: turns")

# %% [markdown]
# Here is that game, turn by turn, and what every other move would have led to. ("Open" means that Red cannot force a win nearly so
# soon.) Where does Red have only one good move?

# %% tags=["unstored", "nbval-ignore-output"]
unit.perfect_game()

# %% [markdown]
# ## Nobody
#
# In the real game each player has special moves: a jump over a line of the other one.

# %%
guess("solved: one special")

# %% [markdown]
# The search agrees, as far as it looks.

# %% tags=["unstored", "nbval-ignore-output"]
game = unit.backyard(1)
start = game.initial_state()
wins.cache_clear()
found = any(wins(start, player, turns) for turns in range(11) for player in (0, 1))
print("Somebody wins." if found else "Nobody wins within ten turns.")

# %% [markdown]
# But within a hundred turns, or a thousand? The cats may walk round and round.

# %%
guess("solved: what proves it")


# %% [markdown]
# Python looks for such a set. At the attacker's turn *all* moves stay in it, at the defender's *one* is enough.
#
# <details><summary>Which one it takes</summary>
#
# One that is in the set already, or one after which the attacker cannot win soon.
#
# </details>

# %% tags=["unstored", "nbval-ignore-output"]
def safe_set(attacker, soon=12):
    safe, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        after = [game.successor(here, move) for move in game.legal_actions(here)]
        if game.current_player(here) != attacker:
            after = ([p for p in after if p in safe] or [p for p in after if not wins(p, attacker, soon)])[:1]
        new = [p for p in after if p not in safe and not game.is_terminal(p)]
        safe, waiting = safe | set(new), waiting + new
    return safe


# %% tags=["unstored", "nbval-ignore-output"]
red, blue = (len(safe_set(attacker)) for attacker in (0, 1))
print(f"{red} positions hold Red off.")
print(f"{blue} positions hold Blue off.")


# %% [markdown]
# Is it a proof? These checks need no search and no trust.
#
# <details><summary>Why it is</summary>
#
# Nobody wins inside, the attacker cannot leave, and the defender always has a move that stays.
#
# </details>

# %% tags=["unstored", "nbval-ignore-output"]
def holds(safe, attacker):
    for here in safe:
        after = [game.successor(here, move) for move in game.legal_actions(here)]
        good = [p in safe or game.is_terminal(p) and game.returns(p)[attacker] != 1 for p in after]
        if not (all(good) if game.current_player(here) == attacker else any(good)):
            return False
    return True


print("Both sets hold." if holds(safe_set(0), 0) and holds(safe_set(1), 1) else "A set does not hold.")

# %% [markdown]
# With two special moves each nobody can force a win on the courtyard.
#
# ## Outside the game

# %%
exercise("solved: mower")


# %% [markdown]
# **For those who program.** Is a row lost for the one to move? It may call itself. Everyone else can go on.

# %% tags=["your-turn"]
def is_lost(spaces):
    return ...


check("solved: lost", is_lost)

# %% [markdown] tags=["solution"]
# <details><summary>Solution</summary>
#
# ```python
# # lost, if the other one wins after every move
# def is_lost(spaces):
#     return not any(is_lost(spaces - drawn) for drawn in (1, 2, 3) if drawn <= spaces)
#
#
# check("solved: lost", is_lost)
# ```
#
# </details>

# %% [markdown]
# ## Exercises
#
# Write your number from the class list in place of the 1. Everyone gets different numbers.

# %%
unit.exercises(seed=1)

# %% [markdown]
# ## What we saw
#
# - A position is lost if every move makes the other one win.
# - To force a win you need one good move at your own turn, and an answer to all moves of the other.
# - That nobody can win is proved by a safe set: one can always stay in it. Anybody can check that.
#
# **To think about.** Chess has not been solved. What stands in the way? If a program says that Red wins, why should anybody believe it?
#
# **Go on.** Paths and walls as proofs: [Cuts and traps](../washi_cat/lesson_cuts_and_traps.ipynb).
