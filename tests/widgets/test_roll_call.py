"""A class on one board: pupils by questions, out of a pasted chat."""

import time
from collections.abc import Iterator

import pytest
from catwidgets.teach import Guess, RollCall, guess, pupil, question, questions_in, units
from catwidgets.teach.lesson import Exercise
from catwidgets.teach.roll_call import Place, code_of, places
from catwidgets.teach.unit import unit

TIES = unit("ties")


@pytest.fixture(autouse=True)
def nobody() -> Iterator[None]:
    """Nobody takes part before and after a test."""
    pupil()
    yield
    pupil()


def told(number: int, short: str, value: str, seed: int = 3, name: str = "ties") -> str:
    """The code of an answer to a unit."""
    return code_of(Place(name, short), seed, number, value)


def signs(room: RollCall) -> dict[str, str]:
    """Each pupil with all signs in a row."""
    return {f"{number} {name}".strip(): "".join(row.values()) for (number, name), row in room.rows.items()}


def answer(asked: Guess, given: str) -> str:
    """The code after an answer."""
    asked.submit(given)
    return asked.code


def test_an_answer_has_a_code_in_a_class() -> None:
    """A guess, a choice and an exercise; none outside a class, nor for numbers of another place."""
    assert "" == answer(guess("ties: how many"), "6")
    pupil(seed=3, number=7)
    assert told(7, "G2", "6") == answer(guess("ties: how many"), "6")
    assert told(7, "G1", "2") == answer(guess("ties: fair"), "The defender")
    first = TIES.questions(7)[0]
    assert told(7, "E1", str(first.answer())) == answer(Exercise(first, 7), str(first.answer()))
    assert "" == answer(Exercise(TIES.questions(8)[0], 8), "1/2")
    asked = guess("ties: one against one")
    asked.submit("5/12")
    pupil(seed=3, number=8)
    assert told(8, "G3", "5/12") == asked.code


def test_a_chat_becomes_a_board() -> None:
    """Checks, crosses and nothing; names before codes, whatever else the chat says, and what came last counts."""
    room = RollCall(seed=3)
    room.paste(f"""Good morning: here we go 12:05
    [12:06] Mia: {told(7, "G1", "2")} {told(7, "G2", "6").lower()}
    Ömer K. - {told(9, "G1", "1")} bye
    sir here is mine: {told(11, "G2", "12")}
    {told(11, "G2", "6")}, sorry""")
    assert {"7 Mia": "✓✓", "9 Ömer K.": "✗", "11": "✓"} == signs(room)
    assert "Ties, class 3: 3 pupils, 4 answers, 3 of them right." == room.said
    assert "aria-label=\"nothing yet\"" in room.table.value
    room.forget()
    assert ({}, "") == (room.rows, room.table.value)


def test_two_pupils_with_one_name_or_one_number() -> None:
    """Each has a row of their own, and a number that two names use is told."""
    room = RollCall(seed=3)
    room.paste(f"Mia: {told(7, 'G1', '2')}\nMia: {told(8, 'G1', '1')}\nLeo: {told(8, 'G2', '6')}")
    assert {"7 Mia": "✓", "8 Mia": "✗", "8 Leo": "✓"} == signs(room)
    assert room.said.endswith(" Two names hand in as number 8.")


def test_codes_of_another_class_are_told() -> None:
    """By its seed; a slip, too. Codes of another unit wait until it is chosen."""
    room = RollCall(seed=3)
    slip = told(7, "G2", "6").replace(":6:", ":7:")
    jam = told(1, "G1", "1", name="jam")
    room.paste(f"{told(7, 'G1', '2')} {told(8, 'G1', '2')} {told(9, 'G1', '2', seed=5)} {slip} {jam}")
    assert {"7": "✓", "8": "✓"} == signs(room)
    assert "1 code of Jam." in room.said
    assert "1 code not taken: of class 5." in room.said
    assert "1 code not taken: a slip, or of another class." in room.said
    room.seed.value = 5
    assert {"9": "✓"} == signs(room)
    room.seed.value, room.unit.value = 3, "jam"
    assert ["1"] == list(signs(room))


def test_rounded_numbers_are_right_and_choices_are_judged() -> None:
    """As on the pupil's own page; an answer that no such question has is wrong."""
    room = RollCall(seed=3)
    room.paste(" ".join([told(1, "G3", "417/1000"), told(2, "G3", "2/5"), told(3, "G1", "9"), told(4, "G77", "1")]))
    assert {"1": "✓", "2": "✗", "3": "✗", "4": "✗"} == signs(room)


@pytest.mark.parametrize("made", units(), ids=lambda made: made.name)
def test_thirty_pupils_with_eight_answers(made) -> None:
    """In less than a second, with all exercises worked out."""
    shorts = [place.short for place in places().values() if place.unit == made.name][-8:]
    room = RollCall(seed=3)
    lines = [" ".join(told(n, short, "1", name=made.name) for short in shorts) for n in range(1, 31)]
    chat = "\n".join(f"Pupil {'ABC'[n % 3]}: {line}" for n, line in enumerate(lines, 1))
    began = time.process_time()
    room.paste(chat)
    assert time.process_time() - began < 1
    assert (30, 30 * len(shorts)) == (len(room.rows), len(room.answers))


def test_thirty_pupils_of_another_class_are_of_one_class() -> None:
    """What four letters cannot tell apart is taken for the class that the codes before were of."""
    room = RollCall(seed=3)
    room.paste(" ".join(told(n, short, "6", seed=190) for n in range(1, 31) for short in ("G1", "G2", "E1", "E2")))
    assert {190: 120} == room.foreign


def test_every_question_of_the_course_has_a_place_of_its_own() -> None:
    """No two questions share a code, and all guesses of a unit are there."""
    assert len(places()) == len(set(places().values()))
    assert {"ties: fair", "ties: exercise 3"} <= set(places())
    assert all(name in places() for made in units() for name in questions_in(made.module) if question(name).hints)
