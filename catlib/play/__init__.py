"""A game in progress: match, saves, log, worth of choices, reviews, simulations, the terminal."""

from catlib.play.atomic import whole_file
from catlib.play.console import terminal
from catlib.play.judge import Judge
from catlib.play.match import HUMAN, SHARE_PREFIX, BadSave, Entry, Match, bot_policy, slipping
from catlib.play.pairing import Pairing
from catlib.play.reviews import Judged, Review, brings, reason, review, review_in_steps
from catlib.play.rulebook import manual
from catlib.play.saves import FileShelf, Kept, Shelf, Slot, slot_name
from catlib.play.simulation import Simulation, simulate
from catlib.play.telling import Chapter, Storyteller, cast_of, tell, turns
from catlib.play.testing import check_game, walk
from catlib.play.valuing import (
    SOON,
    Roll,
    Worth,
    about_chance,
    aim,
    called,
    exact_goals,
    goals,
    judge_roll,
    outlook,
    telling_goals,
    turn_distribution,
    worth,
    worth_of_way,
)
from catlib.play.variants import check_variants

__all__ = [
    "HUMAN", "SHARE_PREFIX", "SOON", "BadSave", "Chapter", "Entry", "FileShelf", "Judge", "Judged", "Kept", "Match",
    "Pairing", "Review", "Roll", "Shelf", "Simulation", "Slot", "Storyteller", "Worth", "about_chance", "aim",
    "bot_policy", "brings", "called", "cast_of", "check_game", "check_variants", "exact_goals", "goals", "judge_roll",
    "manual", "outlook", "reason", "review", "review_in_steps", "simulate", "slipping", "slot_name", "tell",
    "telling_goals", "terminal", "turn_distribution", "turns", "walk", "whole_file", "worth", "worth_of_way",
]
