"""The daily puzzles: chosen by their rule, worth what a second computation says, told and drawn whole."""

import json
import re
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from catwidgets.lab import Workshop

from catlib.chance import language
from catlib.play import Match
from tools import puzzles
from tools.languages import found
from tools.project import ROOT
from tools.puzzle_kinds import KINDS

from .second_computation import twice

CLASSICS = ROOT / "catlib" / "games" / "classics"
STORED = puzzles.stored()
QUICK = ["blackjack", "tictactoe", "nim", "bear_off", "cat_cab", "empire", "cant_stop", "yahtzee",
         "meow_daifugo", "taxi_derby"]


def first(name: str) -> puzzles.Puzzle:
    return next(puzzle for puzzle in STORED if puzzle.kind.name == name)


def test_two_years_of_puzzles_follow_the_rule():
    """Every week has seven kinds, every puzzle one best choice, and none comes twice."""
    assert 7 * puzzles.WEEKS == len(STORED) == 742
    assert puzzles.FIRST.weekday() == 0
    weeks = [STORED[start : start + 7] for start in range(0, len(STORED), 7)]
    assert {7} == {len({puzzle.kind.name for puzzle in week}) for week in weeks}
    assert [] == [day for day, puzzle in enumerate(STORED) if puzzle.values.count(max(puzzle.values)) > 1]
    assert len(STORED) == len({json.dumps([each.kind.name, each.position]) for each in STORED})


def test_mondays_are_easier_than_sundays():
    """On average the second choice of a Sunday comes nearer to the best, whatever the kind."""
    for name in [name for name, kind in KINDS.items() if not kind.fails]:
        gaps = {day: [float(max(each.values) - sorted(each.values)[-2]) for at, each in enumerate(STORED)
                      if each.kind.name == name and at % 7 == day] for day in (0, 6)}
        assert sum(gaps[0]) / len(gaps[0]) > sum(gaps[6]) / len(gaps[6]), name


@pytest.mark.parametrize("name", QUICK)
def test_a_second_computation_finds_the_same_values(name):
    """Sweeps over all that can follow come to the stored fractions."""
    puzzle = first(name)
    assert [float(value) for value in puzzle.values] == pytest.approx(twice(puzzle), abs=1e-9)


@pytest.mark.long
@pytest.mark.parametrize("name", KINDS)
def test_a_second_computation_finds_the_same_values_of_all(name):
    """For every puzzle of its kind, what was swept before being found again."""
    known = {}
    for puzzle in [puzzle for puzzle in STORED if puzzle.kind.name == name]:
        assert [float(value) for value in puzzle.values] == pytest.approx(twice(puzzle, known), abs=1e-9)


@pytest.mark.parametrize("name", KINDS)
def test_a_puzzle_is_told_whole(name):
    """Nothing is left open in its words; the choices offered hold the best, the second and the third; its picture says
    what it shows."""
    shown = puzzles.opened(3, first(name))()
    said = " ".join(shown[part] for part in ("title", "story", "question", "why"))
    assert not set("{}") & set(said)
    assert set(range(min(3, len(shown["worth"])))) <= set(shown["choices"]) <= set(range(len(shown["worth"])))
    assert sorted(row["place"] for row in shown["worth"]) == [row["place"] for row in shown["worth"]]
    assert 'role="img" aria-label="' in shown["picture"]


def told_of(name: str, most: int = 25):
    """Puzzles of a kind, with the reason that is told and their values, the best first."""
    for puzzle in [puzzle for puzzle in STORED if puzzle.kind.name == name][:most]:
        yield puzzle, puzzles.opened(0, puzzle)()["why"], sorted(puzzle.values, reverse=True)


@pytest.mark.parametrize(("name", "says"), [
    ("bear_off", r"^After it, (\S+) of the (\S+) (?:rolls|pairs of rolls) take off .* choice, (\S+) do\."),
    ("cant_stop", r"^After it, (\S+) of the (\S+) rolls fit; after the next best choice, (\S+) do\."),
])
def test_a_reason_counts_rolls(name, says):
    """As many rolls as the values of the best two choices say."""
    for _, why, values in told_of(name):
        ways, cases, fewer = (int(number.replace(",", "")) for number in re.match(says, why).groups())
        assert [Fraction(ways, cases), Fraction(fewer, cases)] == values[:2]


def test_a_reason_counts_lines():
    """Three cells of tic-tac-toe are a line if their numbers in a magic square add up to 15."""
    square, counted = [2, 7, 6, 9, 5, 1, 4, 3, 8], Counter()
    lines = [line for line in combinations(range(9), 3) if sum(square[cell] for cell in line) == 15]
    for puzzle, why, _ in told_of("tictactoe", 100):
        board = [0] * 9
        best, second = sorted(range(len(puzzle.values)), key=lambda at: -puzzle.values[at])[:2]
        for turn, cell in enumerate(puzzle.position.actions):
            board[cell] = 1 + turn % 2
        free = [cell for cell in range(9) if not board[cell]]
        own, found = 1 + len(puzzle.position.actions) % 2, []
        for at in (best, second):
            then = [own if cell == free[at] else mark for cell, mark in enumerate(board)]
            rows = [sorted(then[cell] for cell in line) for line in lines]
            found.append({"It leaves you ": rows.count([0, own, own]),
                          "It leaves your opponent": rows.count([0, 3 - own, 3 - own]),
                          "line that can": sum(3 - own not in row for row in rows),
                          "that your": sum(own not in row for row in rows), "It completes": [own] * 3 in rows})
        told = next((words for words in found[0] if words in why.replace("lines that can", "line that can")), "")
        numbers = [*map(int, re.findall(r"\d+", why.partition(". ")[0]))]
        assert not told or told == "It completes" or numbers == [each[told] for each in found]
        counted[told] += 1
    assert counted[""] < 20 < counted.total()
    assert len(counted) > 3


@pytest.mark.parametrize("name", KINDS)
def test_play_goes_on_from_there(name):
    """The link holds the position, at a table or in the workshop; the reader is to move, against nobody who plays
    by chance."""
    puzzle = first(name)
    page, code = puzzles.opened(0, puzzle)()["play"].split("&code=")
    match = Match.from_share(code)
    game, states = puzzles.played(puzzle.kind, puzzle.position)
    assert (states[-1], True) == (match.state, match.waits_for_human)
    assert "random" not in match.seats
    if page.startswith("workshop.html"):
        shop = Workshop()
        shop.open((CLASSICS / f"{game.name}.py").read_text(encoding="utf-8"), game.name)
        assert puzzle.position.actions == shop.table(code=code).match.actions


@pytest.mark.parametrize("name", KINDS)
def test_a_picture_has_as_many_texts_in_every_language(name):
    """The page puts them in the places of the English ones, in their order."""
    for puzzle in [puzzle for puzzle in STORED if puzzle.kind.name == name][::40]:
        show = puzzles.opened(0, puzzle)
        english = len(puzzles.in_words(show())["picture"])
        for code in puzzles.told_in():
            with language(code):
                said = puzzles.in_words(show())
            assert english == len(said["picture"]), code
            assert not set("{}") & set(str(list(said["picture"])) + said["story"] + said["why"]), code


@pytest.mark.parametrize("code", ["en", *puzzles.told_in()])
def test_every_word_of_puzzles_is_there_once(code):
    """No message is missing or stale, and none stands twice, where the last one would win."""
    file = ROOT / "web" / "puzzles" / code / "puzzles.ftl"
    ids = re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert [] == [id for id, times in Counter(ids).items() if times > 1]
    compared = found(code, "puzzles")
    assert ([], []) == (compared.missing, compared.stale)
