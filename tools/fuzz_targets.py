"""What a person or a file can give us: each kind of text with a function that takes any bytes at all.

A target raises for nothing but a fault of ours. It swallows our own sentences, `BadSave` and `BadSetup`; of what it
could read it asks whether it can be written and read again.
"""

import base64
import functools
import re
import tempfile
import warnings
import zlib
from collections.abc import Callable
from fractions import Fraction
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from catwidgets.teach import Classroom, Guesses, Question, code_of

import catlib
from catlib.chance import dice
from catlib.play import HUMAN, SHARE_PREFIX, BadSave, Match, walk

GAMES = ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat")
BOARDS = [("cat_cab", "board", "default"), ("empire", "map", "default"), ("meow_daifugo", "deck", "kittens"),
          ("taxi_derby", "city", "small_city"), ("taxi_derby", "passengers", "passengers"),
          ("taxi_derby", "tickets", "tickets"), ("washi_cat", "board", "tiny")]
STEPS = 12  # of a game on a board that was taken
WORD = re.compile(rb"[A-Za-z_]+|-?\d+|[^\w\s]")
ODD = [b"-1", b"0", b"1e999", b"NaN", b"99999999999999999999", b"null", b"[]", b"{}", b'""', b"\xff", b"\x00",
       "½".encode(), "²".encode(), "−1".encode(), b"9**9**9", b"(" * 300, b"inf", b"true", b"1/0", b"\n", b"'''"]


class Target(NamedTuple):
    """A kind of text: what takes it, and good examples of it."""

    take: Callable[[bytes], None]
    seeds: Callable[[], list[bytes]]


# save files and share codes


@functools.cache
def matches() -> list[Match]:
    """A short match of each game."""
    found = []
    for name in GAMES:
        game = catlib.load(name)
        match = Match(game, [HUMAN, *["random"] * (game.num_players - 1)], seed=1)
        for _ in range(STEPS):
            match.advance()
            if match.legal_actions():
                match.act(match.legal_actions()[0])
        found.append(match)
    return found


def read(reader: Callable[[str], Match], text: str) -> None:
    """Read a match; one that can be read is written and read again as it was."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            match = reader(text)
        except BadSave:
            return
        again = Match.from_json(match.to_json())
    assert (match.state, match.ply, match.plies, match.seats) == (again.state, again.ply, again.plies, again.seats)


def take_share(data: bytes) -> None:
    """Any text as a share code; any bytes as what a code with a right sum holds; any text packed in such a code."""
    read(Match.from_share, data.decode("utf-8", "replace"))
    for packed in (data, zlib.compress(data, 1)):
        sealed = zlib.crc32(packed).to_bytes(4, "big") + packed
        read(Match.from_share, SHARE_PREFIX + base64.urlsafe_b64encode(sealed).rstrip(b"=").decode())


# boards


def board_seeds() -> list[bytes]:
    """The files that come along, each behind the number of its kind."""
    return [bytes([kind]) + (resources.files(f"catlib.games.{game}") / "data" / f"{name}.toml").read_bytes()
            for kind, (game, _, name) in enumerate(BOARDS)]


@functools.cache
def place() -> Path:
    """A folder for the board that is tried."""
    return Path(tempfile.mkdtemp(prefix="catlib-fuzz-"))


def take_board(data: bytes) -> None:
    """Any bytes as a TOML file of the kind that the first byte names; on a board that is taken a game begins."""
    name, field, _ = BOARDS[data[0] % len(BOARDS) if data else 0]
    path = place() / "board.toml"
    path.write_bytes(data[1:])
    try:
        game = catlib.load(name, **{field: str(path)})
    except catlib.BadSetup:
        return
    walk(game, 1, STEPS)


# answers


@functools.cache
def asked() -> tuple[list[Question], list[Classroom | Guesses]]:
    """A question of each kind, and classes that gather codes."""
    kinds = [("fraction", Fraction(1, 6)), ("number", 792), ("choice", "a tie")]
    questions = [Question(f"fuzz {kind}", kind=kind, text="?", answer=lambda exact=exact: exact,
                          choices=("a tie", "a win") if kind == "choice" else ()) for kind, exact in kinds]
    rooms = [Classroom("twenty hands", seed=3), Guesses("masks: both", seed=3), Guesses("masks: together", seed=3)]
    return questions, rooms


def take_answer(data: bytes) -> None:
    """Any text as an answer to each kind of question, as codes of a class, and as what a right code says."""
    text = data.decode("utf-8", "replace")
    questions, rooms = asked()
    for question in questions:
        assert question.judge(text).sentence
    for room in rooms:
        room.paste(f"{text} {code_of(room.name, room.seed, 7, text.strip())}")
        if isinstance(room, Guesses):
            room.reveal()
        room.forget()


def answer_seeds() -> list[bytes]:
    """Ways to write a number."""
    given = ["1/6", "0.1667", "16,7 %", "1 in 6", "one sixth", "1 - 5/6", "C(12,5)", "12 choose 5", "12!/(5!7!)", "3½",
             "6'561", "$3.50", "(3/4)⁵", "1.5e3", "a tie", "7:9:PB 8:9:QQ", "≈ 0.17", "2**10", "x = 1/6"]
    return [text.encode() for text in given]


# dice


def take_dice(data: bytes) -> None:
    """Any text as dice that a player writes; what is refused is shown from the mistake on."""
    try:
        dice(data.decode("utf-8", "replace"))
    except ValueError as error:
        if not str(error).startswith("expression"):
            raise


def dice_seeds() -> list[bytes]:
    """Ways to write dice."""
    given = ["3d6 + 2", "4d6kh3", "2d6 >= 9", "d%", "2d6!2 - 1", "highest(2d6, d8)", "(d4 + 1) * 2 / d3", "5d9dl2 // 2"]
    return [text.encode() for text in given]


TARGETS = {
    "saves": Target(lambda data: read(Match.from_json, data.decode("utf-8", "replace")),
                    lambda: [match.to_json().encode() for match in matches()]),
    "codes": Target(take_share, lambda: [match.share().encode() for match in matches()]
                    + [match.to_json().encode() for match in matches()]),
    "boards": Target(take_board, board_seeds),
    "answers": Target(take_answer, answer_seeds),
    "dice": Target(take_dice, dice_seeds),
}


def words_of(seeds: list[bytes]) -> list[bytes]:
    """The words of good examples, and odd ones."""
    return sorted({word for seed in seeds for word in WORD.findall(seed)}) + ODD
