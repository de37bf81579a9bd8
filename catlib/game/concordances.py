"""From every sentence of a rulebook to a rule with its code and its tests, or to a gap with its house rule.

A rulebook's own words are never printed: a sentence is known by its section and its number there. What a game's
`concordance.toml` says is checked when it is read, and `to_markdown` makes the page of the documentation of it.

>>> found = concordance("washi_cat")
>>> found.rules[8].says[:30]
"A step draws the cat's line in"
>>> [gap.house for gap in found.gaps if gap.number == "2.4"]
[('own_line_blocks',)]
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Any

from pydantic import Field, field_validator, model_validator

from catlib.game.catalogue import find
from catlib.game.entries import Entries, wrong_entry
from catlib.game.house import bounds, choices
from catlib.game.naming import say_value


def numbers_in(text: str) -> list[int]:
    """Numbers and spans of them.

    >>> numbers_in("1, 3-5")
    [1, 3, 4, 5]
    """
    spans = (part.split("-") for part in text.split(","))
    return [n for span in spans for n in range(int(span[0]), int(span[-1]) + 1)]


NAMED = r"\d+(\.\d+)?(, \d+(\.\d+)?)*"


class Places(Entries):
    """Sentences of one section, by number, with the rules and gaps that they lead to, or why there is none."""

    at: str = Field(pattern=r"^\d+(-\d+)?(, \d+(-\d+)?)*$")
    said: str = Field(pattern=rf"^({NAMED}|\D.*)$")

    @property
    def named(self) -> list[str]:
        """The numbers of rules, and of gaps, which have a dot."""
        return self.said.split(", ") if self.said[0].isdigit() else []


class Section(Entries):
    """One section of the rulebook and how many sentences it has; a heading or a line of a list counts as one.

    >>> section = Section(title="Curses", count=4, sentences="1-2: 13, 0.4 | 3: advice | 4: 16")
    >>> [places.named for places in section.sentences]
    [['13', '0.4'], [], ['16']]
    """

    title: str
    count: int = Field(ge=1)
    sentences: tuple[Places, ...]

    @field_validator("sentences", mode="before")
    @classmethod
    def _split(cls, text: str) -> list[dict[str, str]]:
        parts = (" ".join(part.split()).partition(": ") for part in text.split("|"))
        return [{"at": at, "said": said} for at, _, said in parts]

    @model_validator(mode="after")
    def _is_whole(self) -> Section:
        found = sorted(n for places in self.sentences for n in numbers_in(places.at))
        if found != list(range(1, self.count + 1)):
            odd = {n for n in found if found.count(n) > 1 or n > self.count} | ({*range(1, self.count + 1)} - {*found})
            raise wrong_entry(("sentences",), self.title, f"sentences {sorted(odd)} are missing, doubled or too many")
        return self


class Rule(Entries):
    """A rule in our own words; `source` says where it comes from that is in no sentence, `chapter` what begins here."""

    number: int
    says: str
    code: tuple[str, ...] = Field(min_length=1, description="As `module:name`, within the game's package.")
    tests: tuple[str, ...] = Field((), description="As `file.py::name`, but those that are named after it.")
    house: tuple[str, ...] = Field((), description="House rules that turn a number of the rulebook.")
    chapter: str = ""
    source: str = ""


class Gap(Entries):
    """A question that the rulebook leaves open, our reading, and the house rules with other readings.

    Where no other reading was ever played, `reading` says "there is no house rule" and why.
    """

    number: str
    open: str
    reading: str
    house: tuple[str, ...] = ()
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _is_filled(self) -> Gap:
        if bool(self.house) == ("there is no house rule" in self.reading):
            reason = f"gap {self.number} names a house rule, or its reading says why there is no house rule"
            raise wrong_entry(("house",), self.house, reason)
        return self


class Ours(Entries):
    """House rules that neither a rule nor a gap of the rulebook asks for."""

    house: tuple[str, ...]
    says: str
    tests: tuple[str, ...] = ()


class Note(Entries):
    """A chapter of its own at the end of the page, as Markdown."""

    title: str
    text: str


class Concordance(Entries):
    """All of it; rules and gaps are tables by their numbers, those of rules from 1 to `count`."""

    title: str
    rulebook: str = Field(description="Which text the sentences are counted in.")
    count: int
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]
    gaps: tuple[Gap, ...]
    ours: tuple[Ours, ...] = ()
    notes: tuple[Note, ...] = ()

    @field_validator("rules", "gaps", mode="before")
    @classmethod
    def _numbered(cls, entries: Any) -> Any:
        return [{"number": number} | entry for number, entry in entries.items()]

    @model_validator(mode="after")
    def _fits(self) -> Concordance:
        self._check_numbers()
        named = {n for section in self.sections for places in section.sentences for n in places.named}
        for i, rule in enumerate(self.rules):
            if (str(rule.number) in named) == bool(rule.source):
                reason = "a rule is named by a sentence, or its `source` says where it comes from"
                raise wrong_entry(("rules", i, "source"), rule.source, f"rule {rule.number}: {reason}")
        return self

    def _check_numbers(self) -> None:
        numbers, gaps = [rule.number for rule in self.rules], [gap.number for gap in self.gaps]
        if numbers != list(range(1, self.count + 1)):
            raise wrong_entry(("rules",), numbers, f"rules are numbered from 1 to {self.count}, each once")
        for i, section in enumerate(self.sections):
            for places in section.sentences:
                strange = {*places.named} - {*map(str, numbers), *gaps}
                if strange:
                    reason = f"sentences {places.at}: there is no rule or gap {min(strange)}"
                    raise wrong_entry(("sections", i), section.title, reason)

    @property
    def entries(self) -> Iterator[Rule | Gap | Ours]:
        """All that may name tests and house rules."""
        yield from self.rules
        yield from self.gaps
        yield from self.ours

    def to_markdown(self, house_rules: Any) -> str:
        """The page; what choices a house rule has is read from the model `house_rules`."""
        parts = [f"# {self.title}: from the rulebook to the code", INTRODUCTION, f"Counted in: {self.rulebook}"]
        parts += ["## Sentences of the rulebook", _table(("section", "sentences", "where they are"), self._places())]
        parts += ["## Rules", *_chapters(self.rules, house_rules)]
        parts += ["## Gaps", GAPS, _table(GAP_HEAD, (_gap(gap, house_rules) for gap in self.gaps))]
        if self.ours:
            rows = ((o.says, _house(o.house, house_rules), _code(o.tests)) for o in self.ours)
            parts += ["## House rules of ours", _table(("what it is", "house rule", "tests"), rows)]
        parts += [part for note in self.notes for part in (f"## {note.title}", note.text.strip())]
        return "\n\n".join(parts) + "\n"

    def _places(self) -> Iterator[tuple[str, ...]]:
        for section in self.sections:
            title = section.title
            for places in section.sentences:
                yield title, places.at.replace("-", "–"), _where(places)
                title = ""


INTRODUCTION = (
    "This page is made from `concordance.toml`. No sentence of the rulebook is printed here: each is known by its"
    " section and its number there, counted from 1, headings and lines of lists too. It leads to a rule, in our "
    "own words, with the code that plays it and the tests that pin it, or to a gap, with the house rule that "
    "fills it. Code is `module:name` in the game's folder of `catlib/games`, tests are `file.py::name` in its folder "
    "of `tests`; one that is called after a rule (`test_rule_1_…`), a gap or a house rule is not listed."
)
GAPS = (
    "A house rule is a keyword of `catlib.load`; the value before the semicolon is the default, our reading. Where "
    "none is named or it is fixed, no other reading can be played."
)


def concordance(name: str) -> Concordance:
    """Read a game's `concordance.toml`; raise ValidationError at the place where it does not fit."""
    text = (resources.files(f"catlib.games.{name}") / "concordance.toml").read_text(encoding="utf-8")
    found = Concordance(**tomllib.loads(text))
    setup = find(name).setup
    known = (*setup.HouseRules.model_fields, *setup.FROZEN)
    for entry in found.entries:
        for rule in entry.house:
            if rule not in known:
                raise wrong_entry(("house",), rule, "there is no such house rule")
    named = {rule for entry in found.entries for rule in entry.house}
    for rule in known:
        if rule not in named:
            reason = "no entry names this house rule; name it in a gap of concordance.toml, or in `ours`"
            raise wrong_entry(("house",), rule, reason)
    return found


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(' '.join(cell.split()) for cell in line)} |" for line in lines)


def _where(places: Places) -> str:
    if not places.named:
        return f"no rule in it: {places.said}"
    rules, gaps = ([n for n in places.named if ("." in n) == dotted] for dotted in (False, True))
    found = {"rule": rules, "gap": gaps}.items()
    return "; ".join(f"{what}{'s' if len(n) > 1 else ''} {', '.join(n)}" for what, n in found if n)


def _chapters(rules: Iterable[Rule], house_rules: Any) -> Iterator[str]:
    rows: list[tuple[str, ...]] = []
    for rule in rules:
        if rule.chapter:
            yield from [_table(HEAD, rows)] if rows else []
            yield f"### {rule.chapter}"
            rows = []
        turned = f" House rule: {_house(rule.house, house_rules)}." if rule.house else ""
        source = f" Source: {rule.source}." if rule.source else ""
        rows.append((str(rule.number), f"{rule.says}{turned}{source}", _code(rule.code), _code(rule.tests)))
    yield _table(HEAD, rows)


HEAD = ("rule", "in our words", "code", "tests")
GAP_HEAD = ("gap", "what is open, and how we read it", "house rule", "code", "tests")


def _gap(gap: Gap, house_rules: Any) -> tuple[str, ...]:
    said = f"**{gap.open}** {gap.reading}"
    return gap.number, said, _house(gap.house, house_rules) or "none", _code(gap.code), _code(gap.tests)


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _house(names: Iterable[str], house_rules: Any) -> str:
    """House rules with their choices, the default first."""
    return "; ".join(f"`{name}` ({_values(house_rules, name)})" for name in names)


def _values(house_rules: Any, name: str) -> str:
    """The default of a house rule and what else it can be; of one that is in `FROZEN`, that it is fixed."""
    if name not in house_rules.model_fields:
        return "fixed"
    entry = house_rules.model_fields[name]
    usual = say_value(entry.default)
    if entry.annotation is bool:
        return f"{usual}; {say_value(not entry.default)}"
    if entry.annotation is int:
        return f"{usual}; {' to '.join(map(str, bounds(house_rules, name)))}"
    others = [choice for choice in choices(house_rules, name) if choice != entry.default]
    return "; ".join(filter(None, [usual, ", ".join(others)]))
