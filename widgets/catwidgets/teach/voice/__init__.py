"""Words of all lessons, whatever they are about: verdicts, buttons and headings, from the files `en/` beside this one.

>>> say("nearly")
'Nearly.'
"""

from catlib.game import Voice

voice = Voice(__file__)
say, together = voice.say, voice.together


def sentences(*said: str) -> str:
    """Return whole sentences one after the other, without those that are empty.

    >>> sentences("One.", "", "Two.")
    'One. Two.'
    """
    return voice.at(None).sentences([*filter(None, said)])
