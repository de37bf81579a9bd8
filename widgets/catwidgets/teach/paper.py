"""Worksheets for paper: the exercises of a seed on one page, then the answers to all sheets, the seed on each."""

import html
from collections.abc import Sequence
from pathlib import Path

import ipywidgets as W

from catlib.chance import spoken
from catwidgets.page import StillPicture, written
from catwidgets.teach.exhibits import Exhibit
from catwidgets.teach.questions import Question, answer_in_words
from catwidgets.teach.unit import Unit, unit
from catwidgets.teach.voice import say

LOOK = """
@page { margin: 15mm }
body { font: 12pt/1.45 sans-serif; max-width: min(44rem, 100% - 2rem); margin: 2rem auto; color: #000; background: #fff}
h1 { font-size: 20pt; margin: 0 0 .5rem; display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline;
  justify-content: space-between }
h1 small { font-size: 12pt; font-weight: normal } h2 { font-size: 14pt; margin: 1.5rem 0 .5rem }
.lines { display: flex; gap: 1.5rem; margin: 0 0 1rem } .lines span { flex: 1; border-bottom: 1px solid #555 }
.lines span + span { flex: .45 } .hook { font-style: italic; margin: 0 0 .5rem }
.sheet { display: flex; flex-direction: column; min-height: 60rem; margin-bottom: 4rem }
.task { flex: 3; display: flex; flex-direction: column; margin-top: .6rem } .task p { margin: 0 } .last { flex: 1.2 }
.room { flex: 1; min-height: 12mm; margin-top: .4rem; border: 1px solid #bbb; display: flex; justify-content: flex-end;
  align-items: flex-end; print-color-adjust: exact; -webkit-print-color-adjust: exact;
  background: linear-gradient(#dcdcdc 1px, transparent 1px) 0 0 / 5mm 5mm,
  linear-gradient(90deg, #dcdcdc 1px, transparent 1px) 0 0 / 5mm 5mm }
.answer { width: 60mm; padding: 1mm 2mm; border: 1px solid #bbb; margin: -1px; background: #fff }
.map { text-align: center; margin: 0 } .map svg { width: 100%; height: auto; max-height: 92mm }
.map text { font-size: 12px; fill: #000 } .map.small text { font-size: 14px } .map.small svg { max-height: 52mm }
.small ~ .task { font-size: 11pt; line-height: 1.3 } .small ~ .task .room { min-height: 9mm }
.task small { display: block; margin-top: 1mm }
.sheet:has(.beside) { display: grid; grid-template: auto auto auto repeat(5, 3fr) 1.2fr / 1fr 86mm; column-gap: 6mm }
.sheet:has(.beside) > * { grid-column: 1 / -1 } .sheet > .map.beside { grid-area: 4 / 2 / span 3; align-self: center }
.map.beside svg { max-height: 92mm } .sheet > :is(.beside + .task, .beside + .task + .task,
.beside + .task + .task + .task) { grid-column: 1 }
li { margin-bottom: .75rem }
.key { break-inside: avoid }
@media screen and (max-width: 36rem) { .sheet:has(.beside) { display: flex } }
@media print { body { margin: 0; max-width: none }
  .sheet { height: 98vh; min-height: 0; margin: 0; break-after: page } }
"""
MANY = 5  # exercises that leave less room for a picture
SEED, TASKS = "{{seed}}", "{{tasks}}"  # where they go on a sheet


class Worksheet(StillPicture, W.VBox):
    """The exercises of one or more seeds as a page to print; every browser makes a PDF of it.

    Its button saves the page under the name of the unit.

    >>> print(worksheet("ties", 7))
    Worksheet: Ties, number 7, 5 exercises
    """

    def __init__(self, name: str, seeds: Sequence[int]):
        self.unit, self.seeds = unit(name), list(seeds)
        self.button = W.Button(description=say("paper-save"), button_style="primary")
        self.button.layout = W.Layout(width="auto", align_self="flex-start")
        self.button.on_click(lambda _: self._save())
        self.told = W.HTML()
        super().__init__([W.HTML(f"<strong>{html.escape(repr(self))}</strong>"), self.button, self.told])

    def _save(self) -> None:
        name = f"worksheet_{self.unit.name.replace(' ', '_')}.html"
        try:
            self.save(name)
            self.told.value = html.escape(say("paper-saved", name=name))
        except OSError as error:
            self.told.value = html.escape(say("paper-unsaved", error=str(error)))

    def still(self) -> dict[str, str]:
        """Its name in words."""
        return {"text/plain": repr(self), "text/html": f"<p><em>{html.escape(repr(self))}</em></p>"}

    def __repr__(self) -> str:
        seeds = ", ".join(map(str, self.seeds))
        return say("paper-still", title=self.unit.title, seeds=seeds, exercises=len(self.unit.exercises))

    def page(self) -> str:
        """Everything as one HTML file: a page for each sheet first, then all answers."""
        head, sheet, foot = parts(self.unit)
        sheets = "".join(sheet.replace(SEED, str(seed)).replace(TASKS, tasks(self.unit, seed)) for seed in self.seeds)
        return head + sheets + "".join(key(self.unit, seed) for seed in self.seeds) + foot

    def save(self, path: str | Path) -> Path:
        """Write the page to a file, and say where; a page without a disk offers it as a download."""
        place = Path(path)
        place.write_text(self.page(), encoding="utf-8", newline="\n")
        written(place)
        return place


def parts(made: Unit) -> tuple[str, str, str]:
    """Return the parts that all seeds share: the beginning, a sheet without its seed and tasks, and the end."""
    head = f"<h1>{html.escape(made.title)} <small>{say('paper-head', seed=SEED)}</small></h1>"
    lines = "".join(f"<span>{say(f'paper-{line}')}</span>" for line in ("name", "class", "date"))
    lines = f'<p class="lines">{lines}</p>'
    hook = f'<p class="hook">{html.escape(made.hook)}</p>'
    drawn = _drawn(Exhibit(made.paper()), len(made.exercises)) if made.paper else ""
    asked, answer = map(html.escape, made.guide.ticket)
    last = f'<div class="task last"><p><b>{say("paper-before")}</b> {asked}</p>{_room()}</div>'
    title = html.escape(say("paper-title", title=made.title))
    begin = f'<meta charset="utf-8"><title>{title}</title><style>{LOOK}</style>'
    end = f"<h2>{say('paper-ticket')}</h2><p>{asked}<br><b>{answer}</b></p></body></html>"
    sheet = f'<section class="sheet">{head}{lines}{hook}{drawn}{TASKS}{last}</section>'
    return f'<!doctype html><html lang="{spoken()}"><head>{begin}</head><body>', sheet, end


def tasks(made: Unit, seed: int) -> str:
    """The exercises of a seed with room to work."""
    asked = [_asked(i, each) for i, each in enumerate(made.questions(seed), 1)]
    return "".join(f'<div class="task"><p>{each}</p>{_room()}</div>' for each in asked)


def _asked(i: int, each: Question) -> str:
    """An exercise, and below it what it offers."""
    choices = "".join(f"<small>☐ {html.escape(words)}</small>" for words in each.choices)
    asked = say("paper-level", level=each.level, text=each.text) if each.level else each.text
    return html.escape(f"{i}. {asked}").replace("–", "\u2060–\u2060") + choices  # a road A–B stays on one line


def _drawn(picture: Exhibit, exercises: int) -> str:
    """The picture of a sheet; many exercises leave room for a low one above them, or for a high one beside them."""
    high = picture.board.scene.width < 1.5 * picture.board.scene.height
    look = "map" if exercises < MANY else "map small beside" if high else "map small"
    return f'<p class="{look}">{picture.to_svg()}</p>'


def _room() -> str:
    return f'<div class="room"><span class="answer">{say("paper-answer")}</span></div>'


def key(made: Unit, seed: int) -> str:
    """The exercises of a seed with their answers."""
    head = f"<h2>{html.escape(say('paper-key', seed=str(seed), title=made.title))}</h2>"
    items = "".join(f"<li>{html.escape(a.text)}<br><b>{html.escape(_told(a))}</b></li>" for a in made.questions(seed))
    return f'<section class="key">{head}<ol>{items}</ol></section>'


def _told(asked: Question) -> str:
    return f"{answer_in_words(asked.answer(), asked.kind)}. {asked.because}".strip()


def worksheet(name: str, *seeds: int) -> Worksheet:
    """A worksheet for each seed; without a seed, one for seed 1."""
    return Worksheet(name, seeds or (1,))
