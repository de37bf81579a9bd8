"""The story of a match as a table shows it: the goal, what happened, the question, marks, the end.

>>> from catlib import load
>>> from catlib.play import Match
>>> match = Match(load("cat_cab", players=1), ["human", "greedy"], seed=24)
>>> entries = match.advance()
>>> Narrator(match, 0).question()
'Your turn. Click the dice you want to roll again, or keep all of them. 4 more curses end your rolls.'
"""

from collections.abc import Iterator
from html import escape
from typing import Any

from catlib.game import Step, capital, in_a_row, sentence, together
from catlib.play import HUMAN, Chapter, Match, Storyteller, cast_of
from catwidgets.session.voice import say
from catwidgets.session.wording import question

LINES = 90  # of the log
PIECE = 5  # of them that stand under one heading, as many as are in sight
LAST = 2  # things that happened that the sentence under the board repeats
ROLLED = "just rolled"  # how the mark of a die begins
MOST = 330  # letters that have room there, three lines of a table 850 pixels wide


class Narrator:
    """One match as one reader is told of it; `seat` is a seat, -1 for what all may see, None for everything."""

    def __init__(self, match: Match, seat: int | None):
        self.match, self.seat, self.cast = match, seat, cast_of(match)
        self._teller = Storyteller(match, self.cast, seat)

    def tells(self, match: Match, seat: int | None) -> bool:
        """Return whether this is the story of that match for that reader, with everybody called as now."""
        return match is self.match and seat == self.seat and self.cast == cast_of(match)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all players."""
        return self.cast.names

    def goal(self) -> str:
        """Return what it takes to win and how far everybody is."""
        game = self.match.game
        said = game.story.goal(game.setup, self.match.state, self.cast, self.seat)
        return sentence(said) if said else ""

    def question(self) -> str:
        """Return whose turn it is and what can be done."""
        return question(self.match)

    def happened(self, start: int) -> list[str]:
        """The last things that happened from a ply on, in sentences."""
        return [line.text for line in self._teller.lines(start)[-LAST:]]

    def told(self, start: int, asked: str, explained: str = "") -> str:
        """The same with what is asked now, as far as there is room; what came first is left to the log.

        When others played since, what the reader's turn brought and what the others did to the reader come first, with
        what is `explained` of it.
        """
        told, first = self.happened(start), in_a_row([*self._news(start), explained], "space")
        while len(in_a_row([first, *told, asked], "space")) > MOST and told and (told[1:] or ". " in told[0]):
            told = told[1:] or [told[0].partition(". ")[2]]
        return in_a_row([first, *told, asked], "space")

    def _news(self, start: int) -> list[str]:
        """Return what matters most to the reader of what happened from a ply on, if others played meanwhile."""
        match, you = self.match, self._reader()
        if you is None or all(self._turn_at(ply) in (you, -1) for ply in range(start, match.ply)):
            return []
        lines = [line.text for line in self._teller.lines(start)[:-LAST] if self._turn_at(line.plies.start) == you]
        results = [text.partition(". ")[2] for text in lines]
        lately = match.game.story.lately(self._step(self.since()))
        return [*filter(None, results), *map(sentence, lately)]

    def _turn_at(self, ply: int) -> int:
        return self.match.game.story.turn_of(self.match.game.setup, self.match.states[ply])

    def ending(self) -> str:
        """Return who has won and why."""
        match, game = self.match, self.match.game
        if match.is_ended_early:
            wins = [say("wins", self.cast, who=seat) for seat in match.winners]
            seats = [game.current_player(match.state), *range(game.num_players)]
            gave_up = [seat for seat in seats if match.seats[seat] == HUMAN and seat not in match.winners]
            ended = say("resigned", self.cast, who=gave_up[0]) if gave_up else say("ended-early")
            return in_a_row(map(capital, [*wins, ended]), "space")
        return sentence(game.story.ending(game.setup, self.match.state, self.cast))

    def ranking(self) -> list[str]:
        """Everybody with what they have to show, the winners first; nobody where all win or lose together."""
        game, state = self.match.game, self.match.state
        if together(game.rules):
            return []
        paid = game.returns(state)
        shares = self.match.shares
        seats = sorted(range(game.num_players), key=lambda seat: (-shares[seat], -paid[seat]))
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
        return dict(match.game.story.marks(self._step(start)))

    def moments(self, start: int) -> dict[str, str]:
        """The parts where something happened from a ply on, each with its kind: dice roll, and the game's own."""
        match = self.match
        if start >= match.ply:
            return {}
        step = self._step(start)
        rolls = {part: "roll" for part, why in match.game.story.marks(step).items() if why.startswith(ROLLED)}
        others = match.game.story.moments(step)
        return rolls | {part: " ".join(filter(None, [rolls.get(part), kind])) for part, kind in others.items()}

    def finale(self) -> dict[str, Any]:
        """The winner's moment: a title, the reason and everybody's standing, and whether the reader has won."""
        if not self.match.is_over:
            return {"title": "", "lines": [], "won": False}
        you, won = self._reader(), self.match.winners
        title, _, rest = self.ending().partition("! ")
        if not rest:
            title = capital(say("wins", self.cast, who=won[0])) if len(won) == 1 else say("is-over")
        lines = [rest or self.ending(), *self.ranking()]
        return {"title": capital(title.lstrip("¡")), "lines": lines, "won": you in won or (you is None and bool(won))}

    def _step(self, start: int) -> Step:
        """Everything from a ply on."""
        match = self.match
        seat = self.seat if self.seat is not None and self.seat >= 0 else self._reader()
        return Step(match.game.setup, match.states, match.actions, range(start, match.ply), self.cast, seat)

    # The log

    def to_html(self) -> str:
        """The log, the newest chapter first; what is new since the reader's last turn is marked."""
        first, since, left, rows = max(0, self.match.ply - 6 * LINES), self.since(), LINES, []
        chapters = self._teller.chapters(first)[::-1]
        if self.match.is_over:
            ranking = "".join(f"<li>{escape(line)}</li>" for line in self.ranking())
            ranked = f"<ol>{ranking}</ol>" if ranking else ""
            rows.append(f"<h3>{escape(say('the-end'))}</h3><p>{escape(self.ending())}</p>{ranked}")
        for chapter in chapters:
            if left <= 0:
                break
            rows += [_chapter(piece, since, left) for piece in _pieces(chapter)]
            left -= len(chapter.lines)
        return "".join(rows) or say("nothing-yet")


def _pieces(chapter: Chapter) -> Iterator[Chapter]:
    """A long chapter in pieces, the newest first, so that nobody has to scroll to what happened last."""
    lines, heading = chapter.lines, chapter.heading
    while len(lines) > PIECE:
        yield Chapter(heading, lines[-PIECE:])
        lines, heading = lines[:-PIECE], say("before-that", heading=chapter.heading)
    yield Chapter(heading, lines)


def _chapter(chapter: Chapter, since: int, room: int) -> str:
    lines = chapter.lines[-room:]
    rows = [f"<li{' class=new' if line.plies.start >= since else ''}>{escape(line.text)}</li>" for line in lines]
    return f"<h3>{escape(chapter.heading)}</h3><ul>{''.join(rows)}</ul>"
