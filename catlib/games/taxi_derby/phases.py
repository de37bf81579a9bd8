"""The numbers of Taxi Derby's phases, stages and actions."""

from .cards import UPGRADES
from .setup import STEPS

# Actions: six directions to drive in, then what is done on a space, the end of the turn, nodes for the patrol car
PICK_UP = STEPS
DROP_OFF = PICK_UP + 1  # + place in the taxi
BUY = DROP_OFF + 2  # + upgrade
END = BUY + UPGRADES
KEEP_LAST = END  # be impounded rather than lose the last upgrade
NODE = END + 1  # + node
NOTHING = -1

# Phases: the present question
HOME, TOKEN, TILE, DRIVE, ROLL, CHASE, PATROL, TICKET, LOSE, OVER, LAY, ANEW = range(12)

SETTING_UP, MIDWAY, FINISHING = range(3)  # stages: what follows when vacated places are filled
