"""Lessons and units: questions, exhibits, exercises, guides, worksheets, the class."""

from __future__ import annotations

from catwidgets.teach.classroom import EXPERIMENTS, Classroom, Experiment, Guesses, code_of, hand_in, take_part
from catwidgets.teach.exhibits import Exhibit, Explorer, Listing, Picture, grid_html, table_html
from catwidgets.teach.further import lesson_note
from catwidgets.teach.lesson import TeacherNote, exercise, guess, teacher_note
from catwidgets.teach.own import Broken, Own, Places, Task, friendly, task
from catwidgets.teach.paper import worksheet
from catwidgets.teach.questions import Question, Verdict, ask, check, question, questions_in
from catwidgets.teach.unit import Guide, Unit, guide, units

__all__ = [
    "EXPERIMENTS",
    "Broken",
    "Classroom",
    "Exhibit",
    "Experiment",
    "Explorer",
    "Guesses",
    "Guide",
    "Listing",
    "Own",
    "Picture",
    "Places",
    "Question",
    "Task",
    "TeacherNote",
    "Unit",
    "Verdict",
    "ask",
    "check",
    "code_of",
    "exercise",
    "friendly",
    "grid_html",
    "guess",
    "guide",
    "hand_in",
    "lesson_note",
    "question",
    "questions_in",
    "table_html",
    "take_part",
    "task",
    "teacher_note",
    "units",
    "worksheet",
]
