"""Words of all lessons, whatever they are about: verdicts, buttons and headings, from the files `en/` beside this one.

>>> say("nearly")
'Nearly.'
"""

from catlib.game import Voice

say = Voice(__file__).say
