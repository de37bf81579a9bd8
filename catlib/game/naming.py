"""Names of bots, goals and house rules, by a game's voice or else its code."""

import re
from collections.abc import Mapping
from typing import Any

from catlib.game.sentences import in_a_row
from catlib.game.voice import SHARED, say


def describe(model: Any, name: str) -> str:
    """Return what a house rule is about: the message `house-…` of the game's voice, else its description."""
    voice, id = getattr(model, "voice", None), f"house-{name}"
    said = voice.at(None).say(id) if voice is not None and voice.has(id) else model.model_fields[name].description
    return str(said or "")


def bot_words(game: Any, bot: str) -> str:
    """Return a sentence about a bot: the message `bot-…-does` of the game's voice, else what BOTS or all games say.

    >>> bot_words(load("washi_cat"), "tree search")
    'Plays many games on from each decision and takes what did best.'
    """
    voice, id = getattr(game.house, "voice", None), f"bot-{bot.replace(' ', '-')}-does"
    if voice is not None and voice.has(f"{id}."):
        return voice.at(None).say(id)
    own, known = game.bots.get(bot, ""), SHARED.has(f"{id}.")
    return own or (say(id, hidden=bool(game.words.HIDDEN)) if known else "")


def goal_words(game: Any, goal: str, form: str = "", **given: Any) -> str:
    """Return what a goal is called, the message `goal-…`, or a form of it; without one, the goal itself or nothing.

    `about` says what it measures (of a win also for a `team` or all `together`), `best` heads the best choice, `unit`
    is what its worth counts, `why` says what a choice brings, `lost` what somebody gave up.

    >>> goal_words(load("washi_cat"), "steps ahead", "best")
    'most steps ahead'
    """
    voice, id = getattr(game.house, "voice", None) or SHARED, f"goal-{goal.replace(' ', '-')}.{form}"
    if voice.has(id):
        return voice.at(game.setup).say(id.removesuffix("."), **given)
    return game.goals.BEST.get(goal, "") if form == "best" else "" if form else goal


def rule_words(model: Any, name: str, choice: str = "") -> str:
    """Return what a house rule or one of its choices is called: the attribute `name`, or the choice's, of `house-…`.

    Only translations have these attributes; English is what code says, with spaces, or the title of a board or a deck.
    """
    words = re.sub(r"^[^a-z]+|[^a-z0-9]+", "-", choice.lower()).removeprefix("-")
    voice, id = getattr(model, "voice", None), f"house-{name}.{words if choice else 'name'}"
    return voice.at(None).say(id) if voice is not None and voice.now.has(id) else choice or name.replace("_", " ")


def say_value(value: Any) -> str:
    """A value of a house rule as people read it.

    >>> [say_value(value) for value in (True, 3, "own turns", (10, 5, 3))]
    ['yes', '3', 'own turns', '10, 5, 3']
    """
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if isinstance(value, tuple | list):
        return in_a_row(map(say_value, value)) or say("none")
    if isinstance(value, str | int):
        return str(value)
    return str((value if isinstance(value, dict) else vars(value)).get("title", say("one-of-your-own")))


def rule_value(model: Any, name: str, value: Any) -> str:
    """Return a value of a house rule as people read it."""
    each = value if isinstance(value, tuple | list) else [value]
    said = [one if isinstance(one, int) else rule_words(model, name, say_value(one)) for one in each]
    return say_value(said if isinstance(value, tuple | list) else said[0])


def rules_words(model: Any, changes: Mapping[str, Any]) -> str:
    """Return house rules with their values as people read them; see `rule_words`."""
    return in_a_row(f"{rule_words(model, rule)} = {rule_value(model, rule, v)}" for rule, v in changes.items())
