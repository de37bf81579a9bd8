"""Languages: what is translated holds, what is stale or missing is said in English, numbers are written by CLDR."""

import ast
import itertools
import json
import random
import re

import pytest
from babel import Locale
from babel.numbers import format_decimal, format_percent

pytest.importorskip("anywidget")

from catwidgets import guess
from catwidgets.lessons.empire import ties as unit_of_ties
from catwidgets.lessons.washi_cat.draft import Draft
from catwidgets.teach import pupil, question, units
from catwidgets.teach.own import Task
from catwidgets.teach.questions import questions_in
from catwidgets.teach.texts import messages, texts
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from catlib import language, load
from catlib.chance import LANGUAGES, as_read, fixed, percent, spaced
from catlib.chance.messages import ENTRY, Entry, entries, mark
from catlib.game import Voice
from catlib.play import BadSave, Match
from catlib.play.saves import FileShelf, Slot
from tools import languages, prose
from tools.project import ROOT

NUMBERS = (999, 1234, 12345, 1234567)
REAL = [code for code in LANGUAGES if code != "en" and "-X" not in code]
ENGLISH = "cat = cat\n    .many = cats\ndog = { $n } { FORM($n, \"dog\", \"dogs\") }\nboth = { cat }, { dog }\n"


@pytest.fixture
def speak(tmp_path):
    """A voice in English, beside which other languages may stand."""
    (tmp_path / "en").mkdir()
    (tmp_path / "fr").mkdir()
    (tmp_path / "en" / "play.ftl").write_text(ENGLISH, encoding="utf-8")

    def made(french):
        (tmp_path / "fr" / "play.ftl").write_text(french, encoding="utf-8")
        return Voice(str(tmp_path / "voice.py"))

    return made


def test_what_is_missing_is_said_in_english(speak):
    """A message or an attribute that a language lacks is said in English, with its forms, within others too."""
    voice = speak("cat = chat\n")
    with language("fr"):
        said = [voice.at(None).say(id, n=0) for id in ("cat", "cat.many", "dog", "both")]
    assert ["chat", "cats", "0 dogs", "chat, 0 dogs"] == said
    assert "cat, 1 dog" == voice.at(None).say("both", n=1)


def test_what_is_stale_is_said_in_english(speak):
    """A message that is marked with another English than today's is said in English; one without a mark holds."""
    fresh = mark("cat = cat\n    .many = cats")
    for above, said in ((f"# en: {fresh}\n", "chat"), ("", "chat"), ("# A word.\n# en: 00000000\n", "cat")):
        with language("fr"):
            assert said == speak(f"{above}cat = chat\n").at(None).say("cat")


@pytest.mark.parametrize(("marked", "said"), [("00000000", False), (None, True)])
def test_a_stale_page_is_read_in_english(monkeypatch, marked, said):
    """So is a page of words whose English is another one by now, paragraph by paragraph."""
    there = prose.messages(prose.PAGES[0])
    own = {id: Entry(f"{id} = Oui.", marked) for id in there}
    monkeypatch.setattr(prose, "entries", lambda files: own)
    [cell] = prose.translated(prose.PAGES[0], "fr")
    assert said == (cell["source"].count("Oui.") == len(there)) == ("Oui." in cell["source"])


def test_every_message_is_marked_and_known():
    """`python -m tools.languages stamp` was called, and no message is there that nothing needs."""
    left = [line for line in languages.listed() if " missing: " not in line and " stale: " not in line]
    assert "" == "\n".join(left)


def test_a_message_has_one_text():
    """A second one of the same name would silently take its place."""
    for place, code in itertools.product(languages.PLACES, ("en", *languages.languages())):
        texts = [file.read_text(encoding="utf-8") for file in languages.files(place, code)]
        ids = [found[2] for text in texts for found in ENTRY.finditer(text)]
        assert (place, code, sorted(set(ids))) == (place, code, sorted(ids))


def test_the_table_of_shares_is_as_it_is():
    """`docs/translating.md` says how much of each part every language has."""
    assert languages.TABLE.read_text(encoding="utf-8").endswith(f"\n\n{languages.table()}")


@pytest.mark.parametrize(("missing", "stale"), [(0, 0), (3, 0), (0, 3), (2, 3)])
def test_a_share_is_of_all_messages(monkeypatch, missing, stale):
    """What is missing or stale is not said in that language, and counts as not done."""
    parts = {"done": ["x"] * 5, "missing": ["x"] * missing, "stale": ["x"] * stale, "unmarked": [], "superfluous": []}
    monkeypatch.setattr(languages, "found", lambda language, place: languages.Slice(language, place, **parts))
    shares = re.findall(r"\| (\d+) ?%", languages.table())
    assert {str(500 // (5 + missing + stale))} == set(shares)


@pytest.mark.parametrize("code", languages.languages())
def test_marks_do_not_begin_a_line(code):
    """No space that breaks stands before `%`; in French, nor before `? ! ; :` or within « » (a `?` may be a card)."""
    loose = re.compile(r"[\d}] %" + r"|(?<![=,;\]]) [?!]| [:;»]|« |[^\W\d][?!;]" * (code == "fr"))
    for file in [file for place in languages.PLACES for file in languages.files(place, code)]:
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or not loose.search(line)


@pytest.mark.parametrize("place", ["teaching", "lessons", "course"])
def test_a_translation_has_the_parts_of_its_english(place):
    """Each message of the course has the attributes and variables of the English, and is Fluent where it has to be."""

    def parts(text):
        return set(re.findall(r"^ +\.([\w-]+) =", text, re.MULTILINE)), set(re.findall(r"\{ \$([\w-]+)", text))

    english = languages.english(place)
    for code in languages.languages():
        for id, own in entries(languages.files(place, code)).items():
            assert (code, id, parts(english[id].text)) == (code, id, parts(own.text))
            if place != "course":
                said, meant = (FluentParser().parse_entry(each.text) for each in (own, english[id]))
                assert isinstance(said, Message)
                assert (id, bool(said.value)) == (id, bool(meant.value))


def test_no_sentence_is_assembled_from_pieces():
    """A message with words or a mark beside it in code is one message: another language orders or spaces it its way."""
    found = []
    for path in sorted(path for place in ("catlib", "widgets/catwidgets") for path in (ROOT / place).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            parts = node.values if isinstance(node, ast.JoinedStr) else []
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                parts = [node.left, node.right]
            texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            glued = any(re.search(r"[A-Za-z]{2}|[.,:;!?]", text) and "<" not in text for text in texts)
            if glued and any(_says(getattr(part, "value", part)) or _says(part) for part in parts):
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}")
    for path in sorted((ROOT / "web").glob("*.js")):
        lines = path.read_text(encoding="utf-8").split("\n")
        found += [f"{path.relative_to(ROOT)}: {line.strip()}" for line in lines if _glues(line)]
    assert "" == "\n".join(found)


@pytest.mark.parametrize(("line", "glued"), [
    ("`${say('a', { n: 2 })}: you ${say('b')}`", True), ("say('a') + ' and more'", True),
    ("`${say('a', { n: 2 })} · ${say(`b-${n}`)}`", False), ("say(`b-${n}`)", False),
    ("`<a title=\"${say('a')}\">`", False)])
def test_a_line_of_javascript_that_glues_is_known(line, glued):
    """Words beside a message are seen, not a dot between two, an id that is put together, or an attribute."""
    assert glued == _glues(line)


def _glues(line):
    """Return whether a line of JavaScript puts words or a mark beside a message."""
    if "say(" not in line or "<" in line:
        return False
    bare = line
    while bare != (less := re.sub(r"\$?\{[^{}]*\}", "", bare)):
        bare = less
    bare = re.sub(r"say\(`[^`]*`", "say(", bare).replace("Every Chance", "")
    texts = re.findall(r"`([^`]*)`", bare) if "${" in line else []
    added = re.search(r"""say\([^()]*\) \+ ["'`]\W*\w""", line)
    return bool(added) or any(re.search(r"[A-Za-z]{2}|[.,:;!?]", text) for text in texts)


def _says(node):
    """Return whether this is a message: a call of `say`."""
    called = getattr(node, "func", None)
    return "say" in (getattr(called, "id", ""), getattr(called, "attr", ""))


def test_every_exercise_is_asked_alike_in_all_languages():
    """Its words take what is drawn, no English in a translation, and its answer is the same number or choice.

    So is that of every question before the exercises: a guide in each language tells it.
    """
    answers: dict[tuple[str, object], set[object]] = {}

    def told(asked):
        answer, choices = asked.answer(), list(asked.choices)
        return choices.index(answer) if choices else answer

    english: dict[tuple[str, int], tuple[str, dict[str, str]]] = {}
    for code in ("en", *languages.languages()):
        foreign = re.compile(r"[^\W\d_]{2}" + r"|\d\.\d" * (LANGUAGES[code].decimal == ","))
        with language(code):
            for made in units():
                said = texts(made.module).now.sources
                plain = [id for id in messages(made.module) if "-say-" not in id and id in said]
                assert [] == [f"{code}: {id}" for id in plain if re.search(r"FORM|NUMBER|->", said[id])]
                for number, (asked, draw) in enumerate(zip(made.questions(7), made.exercises, strict=True)):
                    drawn = {name: str(value) for name, value in draw(random.Random(7)).numbers.items()}
                    text, meant = english.setdefault((made.name, number), (asked.text, drawn))
                    same = [each for each in drawn.items() & meant.items() if foreign.search(each[1])]
                    assert asked.text == text or not same
                    assert not re.search(r"\{ ?[$\w]", " ".join([asked.text, asked.because, *asked.hints.values()]))
                    answers.setdefault((made.name, number), set()).add(told(asked))
                for asked in map(question, questions_in(made.module)):
                    if not isinstance(asked, Task):
                        answers.setdefault((made.name, asked.name), set()).add(told(asked))
    assert len(answers) > 2 * sum(len(made.exercises) for made in units())
    assert {1} == {len(found) for found in answers.values()}


def test_a_lesson_asks_the_same_in_all_languages():
    """Answers, seeds and codes are nobody's language; words, and numbers with a comma, are the reader's."""
    codes, titles = set(), set()
    for code in ("en", *languages.languages()):
        with language(code):
            asked = question("ties: fair")
            pupil(seed=3, number=7)
            shown = guess("ties: fair")
            shown.submit(asked.choices[1])
            codes.add((shown.code, asked.answer() == asked.choices[1]))
            pupil()
            titles.add(unit_of_ties.exercises.title)
            decimal = LANGUAGES[code].decimal
            assert f"41{decimal}7" in unit_of_ties.sides.drawn(unit_of_ties.plain, 6).sentence
    assert 1 == len(codes)
    assert {"Ties", "Gleichstand"} <= titles


@pytest.mark.parametrize("code", ["en", *REAL])
def test_numbers_are_written_by_the_rules_of_the_language(code):
    """Decimals, thousands and percents are CLDR's, as Babel has them."""
    locale, row = Locale.parse(code, sep="-"), LANGUAGES[code]
    with language(code):
        assert format_decimal(12.5, locale=locale) == fixed(12.5, 1)
        assert format_percent(0.125, "0.0" + row.percent, locale=locale) == percent(0.125, 1)
        grouped = [format_decimal(n, locale=locale, group_separator=n >= row.grouped_from) for n in NUMBERS]
        assert grouped == [spaced(n) for n in NUMBERS]
        assert format_decimal(0.271, locale=locale) == as_read("0.271")
        is_decimal = format_decimal(6.003, locale=locale) == as_read("6.003")
        assert is_decimal == ((row.thousands, row.grouped_from) != (".", 1000))  # there it is six thousand and three
    assert (row.grouped_from > 1000) == (code in ("es", "it"))  # CLDR's minimumGroupingDigits, which Babel leaves out
    assert locale.percent_formats[None].pattern.endswith(row.percent)
    for n in range(200):
        assert locale.plural_form(n) == row.categories[row.plural(n)] or locale.plural_form(n) == "many"
        assert locale.ordinal_form(n) == row.ordinal(n)


@pytest.mark.parametrize("code", ["en", *languages.languages()])
def test_typed_numbers_are_written_by_the_rules_of_the_language(code):
    """Thousands that are typed stand apart as those that are computed; years and the name of a document do not."""
    fixed_parts = re.compile(r"`[^`]*`|\{[^{}]*\}|\]\([^)]*\)|https?:\S+|<[^>]*>|\b(?:1[6-9]|20)\d\d\b|\b7357\b")
    found = []
    with language(code):
        for place in languages.PLACES:
            said = languages.english(place) if code == "en" else entries(languages.files(place, code))
            for id, entry in said.items():
                bare = re.findall(r"(?<![\w.,/#=\u202f-])\d{4,}(?![\w/]|[.,]\d)", fixed_parts.sub("~", entry.text))
                found += [f"{id}: {n}" for n in bare if spaced(int(n)) != n]
    assert [] == found


def test_saves_and_share_codes_are_the_same_in_all_languages():
    """A game that is begun in one language goes on in another: nothing that is kept is translated."""

    def kept():
        match = Match(load("cat_cab"), ["random"] * 2, seed=5, names=["Ann", "Bo"])
        for _ in range(100):
            match.step()
        return match.share(), match.to_json(), match.game.spec()

    english = kept()
    for code in ("en-XA", *REAL):
        with language(code):
            assert english == kept()


def test_a_language_is_refused_that_nobody_knows():
    """The refusal names what is known, and the language stays."""
    with pytest.raises(ValueError, match="language='xx': expected one of en, "):
        language("xx")


@pytest.mark.parametrize("code", prose.spoken_in("course"))
def test_what_a_player_cannot_open_or_play_on_is_said_in_the_language(code, tmp_path):
    """A link that was cut off, a kept game that is damaged, and boards that are blocked, narrow or unfair."""
    slot = Slot(FileShelf(tmp_path), "cab")
    slot.shelf.write("cab", "{")
    fish, cats = (("a1", 0), ("b1", 0), ("a3", 1), ("b3", 1)), (("c1", 0), ("c3", 1))
    drawn = [Draft(3, 3, 1, 2, shrines=("b1", "b2", "b3")), Draft(2, 2), Draft(3, 3, 1, 2, fish=fish, cats=cats),
             Draft(2, 2, 1, shrines=("a1", "b1", "a2", "b2"))]
    odd = [{"shrines": ("b3",)}, {"fish": fish[:1]}, {"cats": cats[:1]}, {"sewers": (("a2", "b2"),)},
           {"walls": frozenset({frozenset({"a1", "a2"})})}]

    def told():
        saves = [str(BadSave("share code: it is damaged")), slot.kept().trouble]
        return [*saves, *(each.problem() for each in drawn), *(Draft(3, 3, **entries).unfair() for entries in odd)]

    english = told()
    with language(code):
        assert not {*english, ""} & {*told()}


@pytest.mark.parametrize("code", prose.spoken_in("course"))
def test_tables_of_the_course_keep_their_fields(code):
    """The map of units and the curricula have as many fields in every language, empty ones too."""

    def bars(cells):
        rows = [row for cell in cells for row in "".join(cell["source"]).split("\n") if row.startswith("|")]
        return [(row.count("|"), row[-1]) for row in rows]

    english = json.loads((ROOT / "notebooks" / "course" / "course.ipynb").read_text(encoding="utf-8"))["cells"]
    assert bars(english) == bars(prose.translated("course", code))
