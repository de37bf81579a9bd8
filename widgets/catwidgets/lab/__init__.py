"""Design labs: house rules side by side, and what they change."""

from catwidgets.lab.bench import Bench
from catwidgets.lab.inquiries import tornado_scene
from catwidgets.lab.lab import DesignLab
from catwidgets.lab.odds import odds
from catwidgets.lab.questions import BenchQuestions, Questions
from catwidgets.lab.workshop import Workshop

__all__ = [
    "Bench",
    "BenchQuestions",
    "DesignLab",
    "Questions",
    "Workshop",
    "odds",
    "tornado_scene",
]
