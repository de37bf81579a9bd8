"""Design labs: house rules side by side, and what they change."""

from catwidgets.lab.bench import Bench
from catwidgets.lab.inquiries import tornado_scene
from catwidgets.lab.lab import DesignLab
from catwidgets.lab.odds import odds, odds_files
from catwidgets.lab.questions import BenchQuestions, Questions
from catwidgets.lab.workshop import Workshop

__all__ = ["Bench", "BenchQuestions", "DesignLab", "Questions", "Workshop", "odds", "odds_files", "tornado_scene"]
