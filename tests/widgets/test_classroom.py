"""A class on one screen: codes that a slip breaks, results over the exact distribution, guesses before the answer."""

import itertools
from fractions import Fraction as F
from math import comb

import pytest
from catwidgets.teach import Classroom, Guesses, code_of, hand_in, question, take_part
from catwidgets.teach.classroom import experiments

each_experiment = pytest.mark.parametrize("name", sorted(experiments()))
CHANCES = {"twenty battles": F(15, 36), "twenty hands": 1 - F(comb(30, 8), comb(32, 8)), "twenty duels": F(6, 11)}


@each_experiment
def test_an_experiment_has_its_exact_distribution(name: str) -> None:
    """Twenty trials of a chance that is known by another way."""
    p = CHANCES[name]
    spread = {k: comb(20, k) * p**k * (1 - p) ** (20 - k) for k in range(21)}
    assert spread == dict(experiments()[name].distribution().items())


@each_experiment
def test_a_whole_class_is_gathered(name: str) -> None:
    """Thirty codes, with anything between them, once or twice."""
    parts = [take_part(name, number, seed=5) for number in range(1, 31)]
    room = Classroom(name, seed=5)
    room.paste("; ".join(part.code for part in parts))
    room.paste("\n".join(part.code.lower() for part in parts[:10]))
    assert {part.number: part.got for part in parts} == room.results
    assert [] == room.refused
    assert "30 pupils over the exact chances" in room.board.status
    mean = sum(part.got for part in parts) / 30
    assert abs(mean - 20 * CHANCES[name]) < 4 * float(20 * CHANCES[name] * (1 - CHANCES[name]) / 30) ** 0.5


def test_luck_is_ones_own_and_stays() -> None:
    """The same for the same seed and place, another for another."""
    assert take_part("twenty hands", 4, 1) == take_part("twenty hands", 4, 1)
    assert 1 < len({take_part("twenty hands", n, 1).got for n in range(1, 9)})
    assert 1 < len({take_part("twenty hands", 4, seed).got for seed in range(8)})


def test_a_slip_is_noticed() -> None:
    """Another result, place, seed or experiment does not fit the letters, and is named."""
    part = take_part("twenty hands", 7, seed=3)
    room = Classroom("twenty hands", seed=3)
    number, got, letters = part.code.split(":")
    room.paste(f"{number}:{int(got) + 1}:{letters} 8:{got}:{letters} hello {take_part('twenty hands', 7, 4).code}")
    room.paste(take_part("twenty duels", 7, seed=3).code)
    assert ({}, 5) == (room.results, len(room.refused))
    assert "Not read: " in room.board.status
    room.forget()
    assert [] == room.refused


@pytest.mark.parametrize("number", [0, -3, 1.5, True, "7"])
def test_a_place_is_a_number_of_the_class_list(number: object) -> None:
    """Anything else is refused in a sentence."""
    with pytest.raises(ValueError, match="take your place in the class list"):
        take_part("twenty hands", number, 1)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there are: twenty battles"):
        take_part("thirty hands", 1, 1)


def test_guesses_hide_the_answer_until_it_is_shown() -> None:
    """Then right guesses are counted, rightly rounded ones too."""
    room = Guesses("masks: both", seed=3)
    for number, guess in enumerate(["1/16", "7/124", "5.6%", "0.25"], 1):
        room.paste(hand_in("masks: both", guess, number, 3))
    assert "4 guesses. 7/125: 1, 7/124: 1, 1/16: 1, 1/4: 1." == room.board.status
    room.reveal()
    assert room.board.status.endswith("The answer: 7/124 = 5.6%, guessed by 2 of 4.")
    room.forget()
    assert "0 guesses. Paste the codes of the class." == room.board.status


def test_who_hands_in_twice_counts_with_what_came_last() -> None:
    """Whoever had another thought before the answer was shown is one pupil with one guess."""
    room = Guesses("masks: both", seed=3)
    for guess in ("1/4", "1/16"):
        room.paste(hand_in("masks: both", guess, 7, 3))
    assert {7: F(1, 16)} == room.results


def test_choices_are_handed_in_by_their_words() -> None:
    """Each is a bar, guessed or not."""
    asked = question("masks: together")
    room = Guesses("masks: together", seed=1)
    room.paste(" ".join(hand_in("masks: together", choice, n, 1) for n, choice in enumerate(asked.choices, 1)))
    assert dict(enumerate(asked.choices, 1)) == room.results
    room.reveal()
    assert all(f"{choice}: 1" in room.board.status for choice in asked.choices)
    assert room.board.status.endswith("guessed by 1 of 3.")
    with pytest.raises(ValueError, match="choose one of A little less than 1/16"):
        hand_in("masks: together", "perhaps", 1, 1)


def test_codes_are_short_and_seldom_alike() -> None:
    """A wrong letter fits in one of 576 cases only."""
    codes = [hand_in("masks: both", f"{a}/{b}", 1, 1) for a, b in itertools.product(range(1, 8), (11, 13, 17))]
    assert all(len(code) <= 12 for code in codes)
    assert 15 < len({code[-2:] for code in codes})


ROOMS = [(Classroom, "twenty hands", "9"), (Guesses, "masks: both", "1/16"), (Guesses, "masks: together", "1")]
NOBODYS = {  # letters fit, and yet nobody was given such a code
    "twenty hands": ["21", "-1", "1/2", "1/0", "9" * 4000, "9" * 5000],
    "masks: both": ["1/0", "9" * 4000, "9" * 5000, "1/" + "3" * 400],
    "masks: together": ["0", "4", "-1", "1/2", "9" * 4000],
}


@pytest.mark.parametrize(("room", "name", "good", "odd"), [(*room, odd) for room in ROOMS for odd in NOBODYS[room[1]]],
                         ids=lambda value: str(value)[:10])
def test_a_code_that_nobody_was_given_is_refused(room: type, name: str, good: str, odd: str) -> None:
    """The letters can be worked out by anybody; the rest of the class is gathered all the same."""
    there = room(name, seed=3)
    values = enumerate((good, odd, good), 1)
    codes = [code_of(name, 3, number, value) for number, value in values]
    there.paste(" ".join(codes))
    assert ([1, 3], [codes[1]]) == ([*there.results], there.refused)
    assert len(there.board.status) < 1000
    if isinstance(there, Guesses):
        there.reveal()


@pytest.mark.parametrize("number", ["0", "9" * 7, "9" * 5000])
def test_a_place_that_no_class_has_is_refused(number: str) -> None:
    """Place 0, and numbers that Python itself would not read."""
    room = Classroom("twenty hands", seed=3)
    odd = number + code_of("twenty hands", 3, int(number[:9]), "9")[len(number[:9]):]
    room.paste(f"{odd} {take_part('twenty hands', 7, 3).code}")
    assert ({7: 9}, 1) == (room.results, len(room.refused))


@pytest.mark.parametrize("guess", ["1000^300", "1e300", "1e-300"])
def test_a_guess_is_short_enough_for_a_code(guess: str) -> None:
    """Nobody types a code of hundreds of digits."""
    with pytest.raises(ValueError, match="more than 200 signs; round it"):
        hand_in("masks: both", guess, 1, 1)
    with pytest.raises(ValueError, match="from 1 to 999999"):
        take_part("twenty hands", 10**5000, 1)
