"""A player's rulebook: a page or two from which somebody new learns a game, with the numbers that are played.

>>> from catlib import load
>>> book = manual(load("washi_cat", specials=3))
>>> book.title
'Washi Cat'
>>> print(book.to_markdown()[:33])
# Washi Cat
<BLANKLINE>
## What it is about
"""

import re
from collections.abc import Iterator

from catlib.chance import from_to
from catlib.game import (
    Booklet,
    Game,
    Points,
    Section,
    WorkedTurn,
    describe,
    load,
    rule_value,
    say,
    seat_bots,
)
from catlib.play.match import HUMAN, Match
from catlib.play.telling import tell


def manual(game: Game) -> Booklet:
    """The rulebook of a game as it is played: what the game says of itself, a worked turn, and its house rules."""
    part = game.type.manual
    own = tuple(part.how_to_play(game))
    sections = own or (Section("What it is about", tuple(_paragraphs(part.ABOUT) or [_alone(game)])),)
    turn = part.WORKED_TURN if game.num_players > 1 else None
    return Booklet(game.title, (*sections, *([_worked(game, turn)] if turn else []), *_house_rules(game, bool(own))))


def _paragraphs(text: str) -> list[str]:
    """The paragraphs of a docstring, each in one line."""
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", text.strip()) if part.strip()]


def _alone(game: Game) -> str:
    few, many = game.type.setup.PLAYERS
    return f"{game.title} is for {from_to(few, many, 'player')}. Nobody has written more of it yet."


def _worked(game: Game, turn: WorkedTurn) -> Section:
    """Return the worked turn as the story tells it."""
    voice = game.type.manual.voice
    if voice is None:
        many = f"It is a game for {turn.players}." if game.players != turn.players else ""
        usual = "It is played by the usual house rules." if _changed(game) else ""
        items = tuple(f"{said} {why}".strip() for said, why in turn.told)
        return Section(turn.title, (*filter(None, [" ".join(filter(None, [turn.before, many, usual]))]), Points(items)))
    at = voice.at(game.setup)
    others = [at.say("game-for", n=turn.players)] * (game.players != turn.players)
    others += [at.say("usual-house-rules")] * bool(_changed(game))
    lines = []
    for n, said in enumerate(_told(game, turn)):
        note = f"worked-turn.note-{n}"
        lines.append(f"{said} {at.say(note)}" if voice.has(note) else said)
    return Section(at.say("worked-turn.title"), (" ".join([at.say("worked-turn"), *others]), Points(tuple(lines))))


def _told(game: Game, turn: WorkedTurn) -> list[str]:
    """Play the worked turn and return what the story tells of it."""
    usual = load(game.type, players=turn.players, **turn.house)
    match = Match(usual, seat_bots(usual), seed=turn.seed)
    for _ in range(turn.lead):
        match.step()
    match.sit(turn.seat, HUMAN)
    for move in turn.moves:
        match.act(move)
    return [line.text for told in tell(match, turn.seat, turn.told_from) for line in told.lines]


def _changed(game: Game) -> list[str]:
    """The house rules that are not as usual."""
    fields = type(game.house).model_fields
    return [name for name, entry in fields.items() if getattr(game.house, name) != entry.default]


def _house_rules(game: Game, explained: bool) -> Iterator[Section]:
    """House rules that are played otherwise than usual, and some that one may try; all where nothing was explained."""
    changed = _changed(game)
    shown = changed if explained else list(type(game.house).model_fields)
    if changed or (shown and not explained):
        yield Section(say("house-rules-here"), (Points(tuple(_rule(game, name) for name in shown)),))
    worth = [name for name in game.type.manual.WORTH_TRYING if name not in changed]
    if worth and game.num_players > 1:
        yield Section(say("house-rules-to-try"), (Points(tuple(_rule(game, name) for name in worth)),))


def _rule(game: Game, name: str) -> str:
    """A house rule in one line: what it is about, how it is played, and how it usually is."""
    entry, value = type(game.house).model_fields[name], getattr(game.house, name)
    about = re.sub(r"\s*\((?:\d+\.\d+(?:, | and )?)+\)", "", describe(type(game.house), name)).rstrip(".")
    model = type(game.house)
    now, usual = (rule_value(model, name, each) for each in (value, entry.default))
    values = {"value": now, "usual": usual, "changed": value != entry.default}
    return say("house-rule", **values, about=about)
