"""Sentences of the bench on games that bots played, from the files `en/` beside this one.

>>> say("wins-place", who="start 1", rate="52.0% ± 1.0")
'start 1 wins 52.0% ± 1.0.'
"""

from catlib.game import Voice

voice = Voice(__file__)
say, together = voice.say, voice.together
