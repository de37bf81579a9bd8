"""Words of all lessons, whatever they are about: verdicts, buttons and headings, from the files `en/` beside this one.

>>> say("nearly")
'Nearly.'
"""

from typing import Any

from catlib.game import Voice

voice = Voice(__file__)


def say(id: str, **given: Any) -> str:
    """Return a sentence of a lesson, with the words that are given."""
    return voice.at(None).say(id, **given)
