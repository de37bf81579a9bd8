"""The course: what every unit has. A unit's questions and pictures live in its game's folder of lessons."""

from catwidgets.course.classroom import Classroom, Guesses, hand_in, take_part
from catwidgets.course.further import lesson_note
from catwidgets.course.paper import worksheet
from catwidgets.course.unit import Guide, Unit, guide, units

__all__ = [
    "Classroom",
    "Guesses",
    "Guide",
    "Unit",
    "guide",
    "hand_in",
    "lesson_note",
    "take_part",
    "units",
    "worksheet",
]
