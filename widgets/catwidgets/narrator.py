"""What a table tells of its match: the goal, what happened, what is asked, what is outlined, how it ended.

>>> from catlib import load
>>> from catlib.match import Match
>>> match = Match(load("cat_cab", players=1), ["human", "greedy"], seed=24)
>>> entries = match.advance()
>>> Narrator(match, 0).question()
'Your turn. Click the dice you want to roll again, or keep all of them. 4 more curses end your rolls.'
"""

from __future__ import annotations

from html import escape

from catlib.contract import capital
from catlib.match import Match
from catlib.story import Chapter, Step, Storyteller, cast_of
from catwidgets.wording import question

__all__ = ["Narrator"]

LINES = 90  # of the log
LAST = 2  # things that happened that the sentence under the board repeats
MOST = 330  # letters that have room there, three lines of a table 850 pixels wide


class Narrator:
    """One match as one reader is told of it; `seat` is a seat, -1 for what all may see, None for everything."""

    def __init__(self, match: Match, seat: int | None):
        self.match, self.seat, self.cast = match, seat, cast_of(match)
        self._teller = Storyteller(match, self.cast, seat)

    def tells(self, match: Match, seat: int | None) -> bool:
        """Whether this is the story of that match for that reader, with everybody called as now."""
        return match is self.match and seat == self.seat and self.cast == cast_of(match)

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return self.cast.names

    def goal(self) -> str:
        """What it takes to win and how far everybody is."""
        game = self.match.game
        said = game.story.goal(game.setup, self.match.state, self.cast, self.seat)
        return f"{said}." if said else ""

    def question(self) -> str:
        """Whose turn it is and what can be done."""
        return question(self.match)

    def happened(self, start: int) -> list[str]:
        """The last things that happened from a ply on, in sentences."""
        return [line.text for line in self._teller.lines(start)[-LAST:]]

    def told(self, start: int, asked: str) -> str:
        """The same with what is asked now, as far as there is room; what came first is left to the log."""
        told = " ".join(self.happened(start))
        while len(told) + len(asked) >= MOST and ". " in told:
            told = told.partition(". ")[2]
        return f"{told} {asked}".strip()

    def ending(self) -> str:
        """Who has won and why."""
        game = self.match.game
        return capital(f"{game.story.ending(game.setup, self.match.state, self.cast)}.")

    def ranking(self) -> list[str]:
        """Everybody with what they have to show, the winners first."""
        game, state = self.match.game, self.match.state
        paid = game.returns(state)
        seats = sorted(range(game.num_players), key=lambda seat: -paid[seat])
        told = [(self.names[seat], game.story.standing(game.setup, state, seat)) for seat in seats]
        return [": ".join(filter(None, pair)) for pair in told]

    # Since the reader's last turn

    def since(self) -> int:
        """The ply after the reader's last decision of an earlier turn; 0 if there is none."""
        match, you = self.match, self._reader()
        turn_of, setup, states, ply = match.game.story.turn_of, match.game.setup, match.states, match.ply
        while ply and you is not None and turn_of(setup, states[ply - 1]) == you:
            ply -= 1
        while ply and match.game.current_player(states[ply - 1]) != you:
            ply -= 1
        return ply

    def _reader(self) -> int | None:
        """The seat to which others are others: the reader's, else who decides."""
        if self.cast.you is not None:
            return self.cast.you
        return self.match.player if self.match.waits_for_human else None

    def marks(self) -> dict[str, str]:
        """The parts that changed since then, each with what happened."""
        match, start = self.match, self.since()
        if start >= match.ply:
            return {}
        plies = range(start, match.ply)
        seat = self.seat if self.seat is not None and self.seat >= 0 else self._reader()
        step = Step(match.game.setup, match.states, match.actions, plies, self.cast, seat)
        return dict(match.game.story.marks(step))

    # The log

    def to_html(self) -> str:
        """The log, the newest chapter first; what is new since the reader's last turn is marked."""
        first, since, left, rows = max(0, self.match.ply - 6 * LINES), self.since(), LINES, []
        chapters = self._teller.chapters(first)[::-1]
        if self.match.is_over:
            ranking = "".join(f"<li>{escape(line)}</li>" for line in self.ranking())
            rows.append(f"<h3>The end</h3><p>{escape(self.ending())}</p><ol>{ranking}</ol>")
        for chapter in chapters:
            if left <= 0:
                break
            rows.append(_chapter(chapter, since, left))
            left -= len(chapter.lines)
        return "".join(rows) or "Nothing has happened yet."


def _chapter(chapter: Chapter, since: int, room: int) -> str:
    lines = chapter.lines[-room:]
    rows = [f"<li{' class=new' if line.plies.start >= since else ''}>{escape(line.text)}</li>" for line in lines]
    return f"<h3>{escape(chapter.heading)}</h3><ul>{''.join(rows)}</ul>"
