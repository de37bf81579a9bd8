"""A game at a table in plain Python: the match, who sees what, choices with their worth, the story."""

from catwidgets.session.advice import Chances, advised, chances
from catwidgets.session.choices import Choice, listing
from catwidgets.session.guide import TURNS, Guide, Step
from catwidgets.session.keeping import Keeper, keep_on
from catwidgets.session.narrator import Narrator
from catwidgets.session.session import BotStopped, Session, usual_seats
from catwidgets.session.voice import say, taps
from catwidgets.session.wording import has_secrets, rolls_openly, seat_name

__all__ = [
    "TURNS", "BotStopped", "Chances", "Choice", "Guide", "Keeper", "Narrator", "Session", "Step", "advised", "chances",
    "has_secrets", "keep_on", "listing", "rolls_openly", "say", "seat_name", "taps", "usual_seats",
]
