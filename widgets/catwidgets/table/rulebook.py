"""The "?" of a table: a button that opens the player's rulebook, with the numbers of the house rules that are played.

>>> from catlib import load
>>> button = RulebookButton(load("washi_cat", specials=3))
>>> button.heading
'How to play Washi Cat'
>>> "3 special moves" in button.html
True
"""

from typing import Any

import traitlets as t

from catlib.game import Game
from catlib.play import manual
from catwidgets.page import Live, static
from catwidgets.session import say


class RulebookButton(Live):
    """A button "?" and the page that it opens over everything else; Escape closes it, and the focus returns.

    The page is with the browser from the start, so that it opens where there is no kernel any more. The key ? opens it
    from anywhere in a table.
    """

    _esm = static("common.js", "rulebook.js")
    _css = static("tokens.css", "rulebook.css")

    WORDS = ("close", "how-to-play")
    heading = t.Unicode("").tag(sync=True)
    html = t.Unicode("").tag(sync=True)

    def __init__(self, game: Game, **traits: Any):
        super().__init__(**traits)
        self.show(game)

    def show(self, game: Game) -> None:
        """Take the rulebook of another game, or of the same one under other house rules."""
        with self.hold_sync():
            self.heading, self.html = say("how-to-play", game=game.title), manual(game).to_html()
