"""The reader of voices: Fluent's own rules, and the forms in which languages differ."""

from types import SimpleNamespace
from typing import Literal

import pytest
from pydantic import Field

from catlib.game import Cast, House, Voice

CAST = Cast(("Ann", "Kuro"), you=0)
PHASES = SimpleNamespace(ROLL_DICE=3, BEGIN=4)


class HouseRules(House):
    """A number, a switch, a choice and several choices."""

    pace: int = Field(3, ge=0, le=9)
    loud: bool = False
    way: Literal["up, then down", "up"] = "up"
    bands: tuple[Literal["a b", "c"], Literal["a b", "c"]] = ("c", "a b")


WORDS = {"seat": lambda at, seat: f"seat {seat + 1}", "face": lambda at: at.action + 1}
SETUP = SimpleNamespace(**HouseRules().numbers(), seats=2)


@pytest.fixture
def speak(tmp_path):
    """A voice that has some lines to say, and a point at which it says them."""

    def made(text, language="en", cast=CAST, **more):
        folder = tmp_path / language
        folder.mkdir(exist_ok=True)
        (folder / "play.ftl").write_text(text, encoding="utf-8")
        voice = Voice(str(tmp_path / "voice.py"), None, HouseRules, PHASES, WORDS, language)
        return voice.at(SETUP, SimpleNamespace(phase=3, player=0, round=7), cast=cast, **more)

    return made


def test_who_reads_is_spoken_to(speak):
    """A person is "you" or a name; the form of a verb and a selector go by it; who has no name has a seat."""
    rolls = 'rolls = { $who } { FORM($who, "roll", "rolls") }'
    at = speak(f"{rolls}\nfor = for {{ $whom ->\n    [you] you\n   *[other] {{ $whom }}\n}}")
    assert ["you roll", "Kuro rolls"] == [at.say("rolls", who=seat) for seat in (0, 1)]
    assert ["for you", "for Kuro"] == [at.say("for", whom=seat) for seat in (0, 1)]
    assert "seat 2 rolls" == speak(rolls, cast=None).say("rolls", who=1)


def test_numbers_choose_a_form(speak):
    """One, and all others; a number of its own comes first; a minus is a minus."""
    counted = "c = { $n ->\n    [0] none\n    [one] a die\n   *[other] { $n }\n}"
    at = speak('n = { $n } { FORM($n, "die", "dice") }\n' + counted)
    assert ["0 dice", "1 die", "2 dice", "−1 die"] == [at.say("n", n=n) for n in (0, 1, 2, -1)]
    assert ["none", "a die", "5"] == [at.say("c", n=n) for n in (0, 1, 5)]


@pytest.mark.parametrize("counting", ["en mom", "de mom", "es mom", "fr oom", "pt-BR oom", "ja ooo"])
def test_languages_count_each_in_their_way(speak, counting):
    """Nothing is one thing in French and Portuguese; Japanese has one form."""
    language, forms = counting.split()
    at = speak('n = { FORM($n, "o", "m") }', language)
    assert forms == "".join(at.say("n", n=n) for n in (0, 1, 2))


def test_a_phrase_has_cases_and_genders(speak):
    """A sentence takes the form that it asks for, and the plain one where there is no other."""
    text = """
katze = eine Katze
    .dativ = einer Katze
    .geschlecht = f
taxi = ein Taxi
    .dativ = einem Taxi
    .geschlecht = n
von = { AS($what, "geschlecht") ->
    [f] Sie
   *[other] Es
} kommt von { AS($what, "dativ") }, { AS($what, "genitiv") }, { $what ->
    [taxi] Wagen
   *[other] Tier
}
"""
    at = speak(text, "de")
    said = [at.say("von", what=at.phrase(id)) for id in ("katze", "taxi")]
    assert ["Sie kommt von einer Katze, eine Katze, Tier", "Es kommt von einem Taxi, ein Taxi, Wagen"] == said


def test_lists_are_said_by_the_language(speak):
    """Commas and a last word, phrases and people among the things; nothing and one thing stay as they are."""
    at = speak('all = { $all }\nthen = { LIST($all, "then") }\nrow = { LIST($all, "comma") }\nred = red { $n }')
    assert ["", "a", "a and b"] == [at.say("all", all=list(each)) for each in ("", "a", "ab")]
    assert "a, b and 3" == at.say("all", all=["a", "b", 3])
    assert "a, b then c" == at.say("then", all=["a", "b", "c"])
    assert "you, red 2" == at.say("row", all=[at.person(0), at.phrase("red", n=2)])


def test_house_rules_are_known_by_name(speak):
    """Numbers, yes and no, and the words of choices; then fields of the setup and of the state; first what is given."""
    text = """
all = { $pace } { FORM($loud, "loud", "quiet") } { $way ->
    [up-then-down] both
   *[up] one
} { $bands } { $seats } { $round } { $face }
"""
    assert "3 quiet one c and a b 2 7 5" == speak(text, action=4).say("all")
    at = speak(text, action=4)
    assert "8 quiet one c and a b 2 7 9" == at.say("all", pace=8, face=9)
    other = HouseRules(pace=4, loud=True, way="up, then down")
    assert "4 loud both c and a b 2 7 5" == at.say("all", house=other)


def test_a_phase_has_one_message(speak):
    """It is called as the constant, and says what it has; a shorter name only if there is one."""
    at = speak("roll-dice =\n    .asks = rolls\n    .name = roll\n    .answer = rolling")
    assert "roll-dice" == at.phase
    assert ("Ann rolls", "roll", "roll", "rolling", "") == (
        speak("roll-dice =\n    .asks = rolls\n    .name = roll", cast=["Ann", "Bo"]).asks(),
        *(at.name(each) for each in ("name", "short", "answer")),
        at.told(),
    )


def test_terms_messages_and_lines(speak):
    """A message says others with its own words, a term takes words of its own; a page keeps its lines."""
    at = speak('-cat = { $n } cats\nhere = at { $place }\nall =\n    { -cat(n: 2) } { here }\n    { "{" }')
    assert "2 cats at home {" == at.say("all", place="home")
    assert "2 cats at home\n{" == at.page("all", place="home")


@pytest.mark.parametrize(("text", "id", "error", "says"), [
    ("a = b", "c", KeyError, "has no message c"),
    ("a = b", "a.short", KeyError, "a has nothing to say as short"),
    ("a = { $nobody }", "a", KeyError, r"nothing says what \$nobody is"),
    ("a = { $open", "a", ValueError, "a is not Fluent")])
def test_mistakes_are_named(speak, text, id, error, says):
    """Whoever writes a voice learns which file and which message."""
    with pytest.raises(error, match=says):
        speak(text).say(id)
