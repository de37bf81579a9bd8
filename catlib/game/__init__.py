"""Games: the contract, the catalogue, house rules, and games of one file."""

from typing import TYPE_CHECKING

from catlib.game import authoring, catalogue
from catlib.game.catalogue import add, beginning, classics, find, forget, names
from catlib.game.contract import DICE, WIN, BadGame
from catlib.game.extras import MissingLibrary, library
from catlib.game.files import read_file, run_text
from catlib.game.game import BadSetup, Game, IllegalAction, load
from catlib.game.gametype import GameType, fill, strictly_literal
from catlib.game.goal import End, Goal
from catlib.game.hands import OPEN_HANDS, before_choices, hides, looks_at_hands, marked_open, nothing_hidden
from catlib.game.hidden import share
from catlib.game.looks import Cards, Dice, Graph, Grid, Look, Names, Track, size
from catlib.game.manual import Booklet, Picture, Points, Section, Strip, Table, WorkedTurn
from catlib.game.mistakes import try_out
from catlib.game.naming import bot_words, describe, goal_words, rule_value, rule_words, rules_words, say_value
from catlib.game.onefile import RANDOM, SEARCH, SEARCHED, UNSEEN, search_by
from catlib.game.scored import check_score
from catlib.game.seats import Bots, all_of, deciding, players_on, seat_bots, strengths
from catlib.game.sentences import capital, in_a_row, sentence
from catlib.game.slips import in_words
from catlib.game.story import Cast, Step
from catlib.game.version import __version__
from catlib.game.voice import BotNames, Moment, Person, Phrase, Voice, parts_of_voice, say, you
from catlib.game.winning import (
    DRAWN,
    LOST,
    SHARED,
    TEAM,
    UNFINISHED,
    endings,
    is_shared,
    on_one_team,
    seats_of,
    share_alone,
    share_of,
    sharing,
    together,
    unlike,
)
from catlib.rules import late

if TYPE_CHECKING:
    from catlib.game.concordances import concordance
    from catlib.game.entries import Entries, file_names, read_entries, wrong_entry
    from catlib.game.house import House, Numbers, bounds, choices, constant_names, constants

__all__ = [
    "DICE", "DRAWN", "LOST", "OPEN_HANDS", "RANDOM", "SEARCH", "SEARCHED", "SHARED", "TEAM", "UNFINISHED", "UNSEEN",
    "WIN", "BadGame", "BadSetup", "Booklet", "BotNames", "Bots", "Cards", "Cast", "Dice", "End", "Entries", "Game",
    "GameType", "Goal", "Graph", "Grid", "House", "IllegalAction", "Look", "MissingLibrary", "Moment", "Names",
    "Numbers", "Person", "Phrase", "Picture", "Points", "Section", "Step", "Strip", "Table", "Track", "Voice",
    "WorkedTurn", "__version__", "add", "all_of", "authoring", "before_choices", "beginning", "bot_words", "bounds",
    "capital", "catalogue", "check_score", "choices", "classics", "concordance", "constant_names", "constants",
    "deciding", "describe", "endings", "file_names", "fill", "find", "forget", "goal_words", "hides", "in_a_row",
    "in_words", "is_shared", "library", "load", "looks_at_hands", "marked_open", "names", "nothing_hidden",
    "on_one_team", "parts_of_voice", "players_on", "read_entries", "read_file", "rule_value", "rule_words",
    "rules_words", "run_text", "say", "say_value", "search_by", "seat_bots", "seats_of", "sentence", "share",
    "share_alone", "share_of", "sharing", "size", "strengths", "strictly_literal", "together", "try_out", "unlike",
    "wrong_entry", "you",
]

__getattr__ = late(__name__, {
    "Entries": "entries", "House": "house", "Numbers": "house", "bounds": "house", "choices": "house",
    "concordance": "concordances", "constant_names": "house", "constants": "house", "file_names": "entries",
    "read_entries": "entries", "wrong_entry": "entries",
})  # these need pydantic
