"""A match in a terminal: a number chooses an action, a word does the rest."""

from collections.abc import Callable, Iterator
from typing import Any

from catlib.game import IllegalAction, sentence
from catlib.play.match import HUMAN, Match
from catlib.play.telling import cast_of, tell
from catlib.play.valuing import goals, worth

HELP = "A number or a name chooses; so do undo, worth (of every choice), share (a code of this match) and quit."
NOBODY = -1  # whose eyes see what all may see
SCREENFUL = "\n" * 60  # so that one person's cards leave the screen before the next one looks


def terminal(match: Match, read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> Match:
    """Play a match until it ends or somebody quits: ask whoever is a person, tell what chance and bots do.

    `read` asks for a line and `write` shows one. The end of the input and Ctrl-C mean quit. Return the match, so that
    it can go on.

    >>> answers = iter(["9", "1", "quit"])
    >>> match = Match(load("washi_cat"), seats=["human", "racer"], seed=1)
    >>> match = terminal(match, read=lambda asked: next(answers))  # doctest: +ELLIPSIS
    A number or a name chooses; ...
    Stopped.
    """
    write(HELP)
    shown = 0
    try:
        while True:
            match.advance()
            for chapter in tell(match, _reader(match), min(shown, match.ply)):
                write(str(chapter))
            shown = match.ply
            if match.is_over:
                write(sentence(match.game.story.ending(match.game.setup, match.state, cast_of(match))))
                return match
            if not _turn(match, read, write):
                break
    except (EOFError, KeyboardInterrupt):
        write("")
    write("Stopped.")
    return match


def seen_by(match: Match, seat: int) -> Any:
    """The present state as a seat may see it: what is hidden from it is blank.

    >>> match = Match(load("meow_daifugo", players=2), seed=1)
    >>> _ = match.advance()
    >>> any(seen_by(match, 0).hand[:1]), any(seen_by(match, 0).hand[1:])
    (True, False)
    """
    state = match.state.copy()
    for name, value in match.game.observation(match.state, seat).items():
        if name in state.FIELDS:
            setattr(state, name, value)
    return state


def _reader(match: Match) -> int | None:
    """Return who reads the log: everybody where there are no secrets, the only person, or nobody who could tell one."""
    persons = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
    return None if not match.game.words.HIDDEN else persons[0] if len(persons) == 1 else NOBODY


def _turn(match: Match, read: Callable[[str], str], write: Callable[[str], None]) -> bool:
    """Ask until an action is chosen or taken back; return whether to go on."""
    choices = _choices(match)
    if match.game.words.HIDDEN and match.seats.count(HUMAN) > 1:
        read(f"{SCREENFUL}{match.names[match.player]}, take the screen and press Enter. ")
    for line in _asked(match, choices):
        write(line)
    while True:
        answer = read("> ").strip()
        if answer == "quit":
            return False
        if answer == "undo":
            write("Taken back." if match.undo() else "Nothing can be taken back.")
            return True
        if answer in ("worth", "share"):
            for line in _told(match, choices) if answer == "worth" else [match.share()]:
                write(line)
        elif _act(match, choices, answer):
            return True
        else:
            write(f"{answer!r} is not a choice: give a number from 1 to {len(choices)}, or undo, worth, share, quit.")


def _choices(match: Match) -> dict[str, int]:
    """The legal actions by their short names; of those that a reader need not tell apart, the first."""
    found: dict[str, int] = {}
    for action in match.legal_actions():
        found.setdefault(match.game.short_label(match.state, action), action)
    return found


def _asked(match: Match, choices: dict[str, int]) -> Iterator[str]:
    """The position, the question and its answers."""
    game = match.game
    yield game.state_to_string(seen_by(match, match.player))
    yield sentence(game.words.question(game.setup, match.state, match.names))
    yield from (f"{number:4} {name}" for number, name in enumerate(choices, 1))


def _act(match: Match, choices: dict[str, int], answer: str) -> bool:
    """Do what was chosen, by its number here or its name; return whether there is such a thing."""
    numbered = dict(enumerate(choices.values(), 1)).get(int(answer)) if answer.isdecimal() else choices.get(answer)
    try:
        match.act(answer if numbered is None else numbered)
    except IllegalAction:
        return False
    return True


def _told(match: Match, choices: dict[str, int]) -> Iterator[str]:
    """Yield what every choice is worth by the first goal that has something to say here."""
    found = next(filter(None, (worth(match.game, match.state, goal) for goal in goals(match.game))), None)
    if found is None:
        yield "Nothing is known of what these choices are worth."
        return
    yield f"{found.sentence} ({found.mark})"
    options = {option.action: option for option in found.options}
    for name, action in choices.items():
        if option := options.get(action):
            yield f"{'*' if found.is_star(option) else ' '} {found.tell(option):>8}  {name}"
