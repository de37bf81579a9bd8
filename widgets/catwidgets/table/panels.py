"""Panels around the boards of a table: the offer to go on, the log, saving and sharing."""

import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as W

from catlib.play import BadSave, Match, turns
from catwidgets.page import button, field, free_path, refill, row, with_class, written
from catwidgets.session import TURNS, Keeper, Narrator, Step, has_secrets, say, taps

Guard = Callable[[Callable[..., Any]], Callable[..., Any]]


class Offer:
    """Offers to go on with the games that were kept before, where there are any."""

    def __init__(self, keeper: Keeper, guard: Guard):
        self._keeper, self._guard = keeper, guard
        self.view = with_class(row(), "cat-offer")
        self.show()

    def show(self, saved: str = "") -> None:
        """Show the offer, or nothing once it is answered."""
        kept = self._keeper.kept
        self.view.layout.display = None if kept else "none"
        if not kept:
            return refill(self.view, [])
        going = {name: max(1, turns(one.match)) for name, one in kept.items() if one.match}
        only = len(going) == 1
        asked = say("go-on-asks", turn=next(iter(going.values()), 0)) if only else say("games-kept", n=len(going))
        unreadable = self._keeper.unreadable
        trouble = [escape(one.trouble) for one in kept.values()]
        asked = f"<b>{asked}</b>" if going else ""
        said = " ".join(filter(None, [*trouble, say("put-aside") if unreadable else "", saved, asked]))
        buttons = list[W.Button]()
        for number, (name, turn) in enumerate(going.items(), 1):
            words = say("go-on") if only else say("go-on-game", number=number, turn=turn)
            act = self._guard(lambda name=name: self._keeper.go_on(name))
            buttons.append(button(words, say("go-on.tip"), act, button_style="primary"))
        if unreadable:
            buttons.append(button(say("save-copy"), say("save-copy.tip"), self._guard(self._save)))
        buttons.append(button(say("start-anew"), say("start-anew.tip"), self._dismiss))
        return refill(self.view, [W.HTML(said), *buttons])

    def _save(self) -> None:
        """Write each kept game that cannot be read to a file of its own, as it is."""
        paths = []
        for name, text in self._keeper.unreadable.items():
            paths.append(path := free_path(Path(f"{name}.unreadable.json")))
            path.write_text(text, encoding="utf-8")
            written(path)
        self.show(say("saved-in", files=[*map(str, paths)], secret=False))

    def _dismiss(self) -> None:
        self._keeper.dismiss()
        self.show()


class GuideBar:
    """A sentence for a newcomer, above the board, and a way out of it."""

    def __init__(self, leave: Callable[[], Any], guard: Guard):
        self.said, self._words = "", W.HTML()
        self.view = with_class(row(self._words, button("", say("skip"), guard(leave))), "cat-guide")
        self.show(None)

    def show(self, step: Step | None, is_over: bool = False) -> None:
        """Show a step, or at the end where help is; nothing else."""
        self.view.layout.display = None if step or is_over else "none"
        said = step.said if step else say("guide-over") if is_over else ""
        self.said = say("guide-step", turn=step.turn, turns=TURNS, said=said) if step and step.turn else said
        words, others = re.sub("|".join(taps()), _by_hand, escape(self.said)), escape(say("others-play"))
        self._words.value = f'<div role="status">{words}</div><div class="cat-others">{others}</div>'


def _by_hand(word: re.Match[str]) -> str:
    """Write a click as HTML that a finger reads as a tap, as `said` in common.js does for what it draws."""
    return f'<span class="cat-mouse">{word[0]}</span><span class="cat-finger">{taps()[word[0]]}</span>'


class EndBar:
    """A question whether the game ends here, with the answers; `end(winner)` is called, -1 for whoever wins then."""

    def __init__(self, end: Callable[[], Any], play_on: Callable[[], Any], guard: Guard):
        self.asked, self._words = "", W.HTML()
        answers = [button(say("end-game"), say("end-game.tip"), guard(end)),
                   button(say("play-on"), say("play-on.tip"), guard(play_on))]
        self.view = with_class(W.Box([with_class(row(self._words, *answers), "cat-offer")]), "cat-end")
        self.show("")

    def show(self, asked: str) -> None:
        """Ask, or nothing."""
        self.asked, self._words.value = asked, f'<div role="status"><b>{escape(asked)}</b></div>'
        self.view.layout.display = None if asked else "none"


class Log:
    """The log, turn by turn, the newest turn first; everything is shown as text."""

    def __init__(self) -> None:
        self.view = with_class(W.HTML(tabbable=True), "cat-log")  # it scrolls, by keyboard too

    def show(self, narrator: Narrator) -> None:
        """Show what led to the present, as the narrator's reader may know it."""
        self.view.value = narrator.to_html()


class Storage:
    """Save and open a file, show and load a share code; `take(match)` is called with what was loaded.

    What came of it stands in the tab too: the board, which says it to screen readers, may be scrolled out of sight.
    """

    def __init__(
        self,
        current: Callable[[], Match],
        take: Callable[[Match], Any],
        show_status: Callable[[str], Any],
        guard: Guard,
    ):
        self._current, self._take, self._show_status = current, take, show_status
        self.path = field(W.Text, say("file"), "220px", "32px", value=f"{current().game.name}.json")
        self.code = field(W.Textarea, "", "min(100% - 4px, 480px)", placeholder=say("paste-code"), rows=3)
        self.code.tooltip = say("share-code")
        acts = {"save": self.save, "open": self.open, "make-code": self.share, "load-code": self.load}
        made = [button(say(id), say(f"{id}.tip"), guard(self._telling(act))) for id, act in acts.items()]
        self.news = W.HTML()
        self.view = W.VBox([row(self.path, *made[:2]), self.code, row(*made[2:]), self.news])

    def save(self) -> None:
        """Write the match, but never over a file that is not a saved match."""
        path = self._named()
        if path.exists() and not _is_save(path):
            raise ValueError(say("not-a-match", file=str(path)))
        self._current().save(path)
        written(path)
        self._say(say("saved-in", files=[str(path)], secret=has_secrets(self._current().game)))

    def open(self) -> None:
        """Go on with the match in the file."""
        path = self._named()
        self._take(Match.open(path))
        self._say(say("goes-on-with", file=str(path)))

    def share(self) -> None:
        """Show the match as one line of text."""
        self.code.value = self._current().share()
        self._say(say("code-holds", secret=has_secrets(self._current().game)))

    def load(self) -> None:
        """Go on with the match of the code."""
        if not self.code.value.strip():
            raise ValueError(say("no-code"))
        self._take(Match.from_share(self.code.value))
        self._say(say("goes-on-with-code"))

    def _say(self, words: str) -> None:
        self._show_status(words)
        self.news.value = escape(words)

    def _telling(self, act: Callable[[], None]) -> Callable[[], None]:
        """Say here, too, what was wrong."""

        def clicked() -> None:
            try:
                _naming_the_file(act)
            except ValueError as error:
                self.news.value = escape(str(error))
                raise

        return clicked

    def _named(self) -> Path:
        if not self.path.value.strip():
            raise ValueError(say("no-name"))
        return Path(self.path.value.strip())


def _is_save(path: Path) -> bool:
    try:
        Match.open(path)
    except BadSave:
        return False
    return True


def _naming_the_file(act: Callable[[], None]) -> None:
    """Do it; trouble with files is told in a sentence."""
    try:
        act()
    except OSError as error:
        raise ValueError(say("file-trouble", file=str(error.filename or say("the-file")), why=error.strerror)) from None
