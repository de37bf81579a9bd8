"""Lessons and units: questions, exhibits, exercises, guides, worksheets, the class."""

from catwidgets.teach import maps
from catwidgets.teach.classroom import Classroom, Guesses, code_of, hand_in, take_part
from catwidgets.teach.exhibits import Click, Exhibit, Explorer, Listing, Picture, Steered, Tries, explored, grid_html
from catwidgets.teach.further import lesson_note
from catwidgets.teach.lesson import Guess, TeacherNote, exercise, guess, teacher_note
from catwidgets.teach.own import Broken, Own, Places, Task, by_reader, friendly
from catwidgets.teach.paper import worksheet
from catwidgets.teach.questions import Question, Verdict, agree, check, question, questions_in, register
from catwidgets.teach.roll_call import RollCall, pupil
from catwidgets.teach.texts import saying, words_of
from catwidgets.teach.unit import Guide, Unit, guide, units
from catwidgets.teach.voice import sentences, together
from catwidgets.teach.words import Answer, Drawn, compared, drawing, note_of

__all__ = [
    "Answer", "Broken", "Classroom", "Click", "Drawn", "Exhibit", "Explorer", "Guess", "Guesses", "Guide", "Listing",
    "Own", "Picture", "Places", "Question", "RollCall", "Steered", "Task", "TeacherNote", "Tries", "Unit", "Verdict",
    "agree", "by_reader", "check", "code_of", "compared", "drawing", "exercise", "explored", "friendly", "grid_html",
    "guess", "guide", "hand_in", "lesson_note", "maps", "note_of", "pupil", "question", "questions_in", "register",
    "saying", "sentences", "take_part", "teacher_note", "together", "units", "words_of", "worksheet",
]
