"""The course: what every unit has. A unit's questions and pictures live in its game's folder of lessons."""

from catwidgets.course.paper import worksheet
from catwidgets.course.unit import Guide, Unit, guide, units

__all__ = ["Guide", "Unit", "guide", "units", "worksheet"]
