"""The unit on searches: the city built from squared paper, its pictures by the reader's searches, its exercises."""

import itertools
import re
from functools import cache
from typing import Any

import pytest
from catwidgets.draw import to_string
from catwidgets.lessons.taxi_derby import jam
from catwidgets.lessons.taxi_derby.city_map import byname, said, striped
from catwidgets.teach import check, question

from .second_ways import ROADS, Place, at, next_to, numbers_in

Found = dict[Place, int]


def is_jammed(road: Place) -> bool:
    """Whether a road is in the middle of the city."""
    return all(6 <= c <= 12 for c in road)


@cache
def mended(name: str, cost: int = 1) -> Found:
    """The fewest minutes to each road, by mending numbers until none gets smaller (Bellman and Ford)."""
    slow = {road: cost if is_jammed(road) else 1 for road in ROADS}
    found = dict.fromkeys(ROADS, 10**6) | {at(name): 0}
    while True:
        better = {r: min([found[r], *(found[n] + slow[r] for n in next_to(r) if r != at(name))]) for r in ROADS}
        if better == found:
            return found
        found = better


def dive(name: str) -> Found:
    """The numbers of a search that takes the newest, with a stack."""
    number, stack = {at(name): 0}, [at(name)]
    while stack:
        here = stack.pop()
        for there in sorted(next_to(here), key=lambda p: (p[1], p[0])):
            if there not in number:
                number[there] = number[here] + 1
                stack.append(there)
    return number


@cache
def second_ways_of_the_unit() -> dict[str, Any]:
    """Answers by a second way, worked out when they are asked for."""
    return {
        "jam: two away": list(mended("i8").values()).count(2),
        "jam: newest first": "Some become too large" if sum(dive("i8").values()) > sum(mended("i8").values()) else "",
        "jam: rumour": "It has exactly 3 steps",
        "jam: settled": "Never",
        "jam: round it": next(c for c in range(1, 9) if mended("d9", c)[at("n9")] < 4 * c + 1),
    }


# Searches that a reader may write


def fewest(streets: Any, start: str, last: bool = False) -> dict[str, int]:
    """Breadth-first search, or with the newest taken first."""
    found, waiting = {start: 0}, [start]
    while waiting:
        here = waiting.pop() if last else waiting.pop(0)
        for there in streets[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def quickest(streets: Any, start: str, minutes: Any, nearest: bool = True) -> dict[str, int]:
    """Dijkstra's search, or one that takes the oldest all the same."""
    found, waiting = {start: 0}, [start]
    while waiting:
        here = min(waiting, key=found.__getitem__) if nearest else waiting[0]
        waiting.remove(here)
        for there in streets[here]:
            if there not in found:
                found[there] = found[here] + minutes[there]
                waiting.append(there)
    return found


def endless(streets: Any, start: str) -> dict[str, int]:
    """A search that never takes a space out of those that wait."""
    waiting = [start]
    while waiting:
        assert streets[waiting[0]]
    return {}


def unfinished(streets: Any, start: str, minutes: Any) -> dict[str, int]:
    """Dots where something is to be written."""
    here: Any = ...
    return {start: minutes[here]}


@pytest.mark.parametrize("cost", [1, 2, 3, 6])
def test_searches_are_those_of_squared_paper(cost: int) -> None:
    """In our city nothing has to be mended: each number is right when it is found."""
    assert mended("d9", cost) == {at(p): n for p, n in quickest(jam.streets(), "d9", jam.jammed(cost)).items()}
    assert mended("e4") == {at(p): n for p, n in fewest(jam.streets(), "e4").items()}


def test_the_jam_is_where_its_stripes_are() -> None:
    """Twenty-four spaces in the middle, each with stripes."""
    assert 24 == len(jam.JAM)
    assert {at(said(n)) for n in jam.JAM} == {road for road in ROADS if is_jammed(road)}
    assert to_string(striped(jam.JAM)).count("L") >= 24


# Pictures


def test_the_map_takes_spaces_as_the_readers_search_does() -> None:
    """The oldest first, space by space, until nothing waits; a click begins elsewhere."""
    shown = jam.spread(fewest)
    assert "1 space taken, the last one is i8 with number 0. 6 spaces wait." == shown.board.status
    shown.set("taken", 10)
    assert "10 spaces taken, the last one is j5 with number 2. 20 spaces wait." == shown.board.status
    shown.set("taken", 112)
    assert shown.board.status.endswith("0 spaces wait. The search is over: all numbers are right.")
    shown.board.click(f"space:{byname('c2')}")
    shown.set("taken", 0)
    assert "Nothing is taken yet. 1 space waits." == shown.board.status


def test_an_impatient_search_is_found_out() -> None:
    """Ninety of the 112 numbers are too large."""
    shown = jam.spread(lambda streets, start: fewest(streets, start, last=True))
    shown.set("taken", 112)
    large = sum(n > mended("i8")[road] for road, n in dive("i8").items())
    assert shown.board.status.endswith(f"The search is over: {large} numbers are too large.")


def test_the_rush_hour_is_told_in_minutes() -> None:
    """A search that takes the oldest is wrong as soon as there is a jam."""
    for nearest, said_ in ((True, "all numbers are right"), (False, "47 numbers are too large")):
        shown = jam.rush_hour(lambda *args, n=nearest: quickest(*args, nearest=n))
        shown.set("taken", 112)
        assert shown.board.status.endswith(f"The search is over: {said_}.")
        shown.set("jam", 1)
        assert shown.board.status.endswith("The search is over: all numbers are right.")


def test_a_search_by_hand_takes_the_smallest() -> None:
    """Ten spaces by clicks have the numbers of mending; one with a larger number is not taken, and that is told."""
    played = jam.by_hand()
    while len(played.value.done) < 10:
        waiting = sorted(played.value.waiting.items(), key=lambda each: each[1])
        if waiting[-1][1] > waiting[0][1]:
            played.board.click(f"space:{byname(waiting[-1][0])}")
            told = f"{waiting[-1][0]} waits with {waiting[-1][1]}, but another one with {waiting[0][1]}."
            assert told in played.board.status
        played.board.click(f"space:{byname(waiting[0][0])}")
    assert {at(name): n for name, n in played.value.found.items() if name in played.value.done}.items() <= mended(
        "d9", 3).items()
    assert jam.quickest(jam.streets(), "d9", jam.jammed(3)) == {said(byname(name)): n for name, n in
        jam._truth(jam.streets(), "d9", jam.jammed(3)).items()}


@pytest.mark.parametrize("cost", range(1, 7))
def test_two_taxis_race(cost: int) -> None:
    """One drives straight on, the other round the jam; each is there at the minute of mending, and not before."""
    shown, straight, around = jam.race(), 4 * cost + 1, 9
    shown.set("jam", cost)
    for clock in (0, straight - 1, straight, around - 1, around, 25):
        shown.set("clock", clock)
        for words, comes in (("straight on, the taxi", straight), ("round the jam, it", around)):
            told = f"has been there since minute {comes}" if clock >= comes else "is on its way"
            assert f"{words} {told}" in shown.board.status
    assert mended("d9", 3)[at("n9")] == around
    spaces = [(kind, sum(is_jammed(at(said(node))) == jammed for node in way[1:-1]))
              for way, kind, jammed in ((jam._way(1), "jammed spaces", True), (jam._way(3), "free ones", False))]
    assert all(f"{n} {kind}, then n9" in question("jam: round it").text for kind, n in spaces)


@pytest.mark.parametrize(("search", "said_"), [
    (endless, "the search never ends"),
    (lambda streets, start: 7, "gives 7: it should give a dictionary"),
    (lambda streets, start: {"i8": 0, "z9": 1}, "'z9' is not a space"),
    (lambda streets, start: {"c2": 1}, "gives no number for i8"),
    (lambda streets, start: {"i8": "no"}, "it should give a dictionary")])
def test_a_search_that_is_none_gets_a_sentence(search: Any, said_: str) -> None:
    """Also one that would run for ever."""
    assert said_ in repr(jam.spread(search))


def test_dots_are_no_search() -> None:
    """Nobody is told of an error that the dots have made."""
    assert "in place of the three dots in unfinished" in repr(jam.rush_hour(unfinished))
    assert "in place of the three dots" in check("jam: quickest", unfinished).sentence
    assert not check("jam: quickest", lambda *args: quickest(*args, nearest=False))
    assert check("jam: quickest", quickest)


# Exercises


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_searches_are_walked(seed: int) -> None:
    """On squared paper, and along all paths of five squares."""
    apart, crossings, roads, till, network = jam.exercises.questions(seed)
    [n] = numbers_in(crossings.text)
    assert sum(abs(x) + abs(y) == n for x in range(-n, n + 1) for y in range(-n, n + 1)) == crossings.answer()
    gap, served, people = numbers_in(till.text)
    free = wait = 0
    for comes in range(0, gap * people, gap):
        wait = max(free - comes, 0)
        free = comes + wait + served
    assert wait == till.answer()
    start, end = re.findall(r"\b[a-p]\d+\b", apart.text)
    assert mended(start)[at(end)] == apart.answer()
    slow, cost, _, free = (int(n) for n in re.findall(r"\d+", roads.text))
    assert min(slow * cost + 1, free) == roads.answer()
    found = re.findall(r"([A-E])–([A-E]) (\d)", network.text)
    times = {frozenset(pair): int(time) for *pair, time in found}
    paths = [("A", *middle, "E") for n in range(4) for middle in itertools.permutations("BCD", n)]
    steps = [[frozenset(step) for step in itertools.pairwise(path)] for path in paths]
    assert min(sum(times[s] for s in path) for path in steps if all(s in times for s in path)) == network.answer()
