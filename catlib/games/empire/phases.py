"""The numbers of Empire's phases, stages and actions."""

from .maps import NODES
from .setup import SEATS

NOBODY, NEUTRAL = -1, SEATS  # who holds neighborhoods that are not dealt yet; that no player holds

# Phases: the present question; NEXT means that the next stage has to ask
NEXT, START_ROLL, MISSION, DEAL, PLACE, EXCHANGE = range(6)
ATTACK, TARGET, DICE, DEFEND, ROLL, MOVE_IN = range(6, 12)
FREE_FROM, FREE_TO, FREE_COUNT, DRAW, OVER = range(12, 17)

# Stages: what a game, then a turn does next
SETTING_UP, FILLING, BEGIN, EXCHANGING, PLACING, ATTACKING, FREEING, DRAWING, ENDING = range(9)

# Actions; to place a brick or all cubes is numbered NODES and 2 * NODES after a single cube
STOP = NODES  # no attack, no free move
KEEP_CARDS = 20  # no set is turned in
LOT, REST = 100, 101  # most cubes that one movement names, and the action that moves all
BRICK = 10  # cubes
