"""One voice a game: what a person reads stands in Fluent files beside the rules, one folder a language.

A game has a package `voice`: `voice/en/*.ftl` holds its sentences, in the format of Project Fluent, so that translators
find what they and their tools know; `voice/__init__.py` computes the words that fill them, and which one is said when.

**A phase has one message, whose attributes are all that is said of it.** The constant `NIBBLE_ROLL` of `phases` has the
message `nibble-roll`:

    item =
        .asks = an item is rolled
        .name = item roll { $face }: { $item }
        .told = Item roll { $face }: { $item }{ $again ->
            [yes] , which is nothing a second time
           *[no] {""}
        }

`asks` is what is asked, after the name of the player who decides; `you` what that player can touch, `guide` what a
newcomer is told to touch, which is marked, and why (`welcome` comes before the first, `first-loss` after the first
loss); `gain` what an action brings; `name` what an action or a roll is called, `short` the same in fewer words,
`answer` the same after "Now red chooses:" (`answers` all of them at once); `told` its entry in the log. Whatever else
is said has a message of its own.

**A variable is looked up** among the words that `say` is given, then in the game's WORDS, then among the house rules,
then among the fields of the setup and of the state: `{ $curse_limit }` is the limit that is played, `{ $seats }` the
number of seats. A number that a house rule can change is never typed in a sentence.

    WORDS = {
        "face": lambda at: at.action + 1,
        "item": lambda at: at.phrase("items", n=at.action + 1),
    }
    voice = Voice(__file__, rules, HouseRules, phases, WORDS)
    voice.at(setup, state, action).say("item.name")              # "item roll 1: nothing"
    voice.at_step(step).say("collects", who=2, points=5)         # "Ann collects the passenger: +5 points"

The names of PEOPLE are those of persons, and stand for seats: `$who` does it, `$whom` it is done to, `$by` caused it.
`$who` is the player who decides unless WORDS knows better, and `seat` of WORDS is what a seat is called where nobody
has a name. What a variable may be, and what FORM, LIST, AS and NUMBER do, is said once, in `docs/translating.md`. A
language with other plurals, cases, genders and order writes other sentences, and no code knows English. What all games
say stands in `en.ftl` beside this file. A message is parsed when it is first said.

**A house rule** is described by the message `house-…` with its name, which tables, labs and rulebooks show.

**The player's rulebook** is made of the messages `page-…`, a chapter each, in Markdown: a heading, paragraphs, lists, a
table, a picture in letters (`catlib.game.manual.chapter`). Chapters come in the order of their file, an empty one is
left out; `{ ours }` puts a small sign after what is our reading and not in the printed rules. There `$game`,
`$players` and `$house` are known. The worked turn is played again when it is shown: `worked-turn` says what is played,
its attribute `note-3` stands beside line 3, counted from 0, of what the story tells.

**A function is found by its name:** `tell_item(at)` yields the log of the phase ITEM where `.told` alone will not
do, `brought(at)` what any step brought, `why_no_die(at, 3)` says why the part `die:3` does nothing here.
`parts_of_voice(voice)` makes the contract's words and story of these and of what else the package defines for them.

Tests hold every voice to this (`tests/test_voice.py`): each sentence is said in some game or named with a reason, no
message is missing or superfluous, and no number lags behind a house rule.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, get_args

from catlib.chance import LANGUAGES, Language, language, spoken
from catlib.chance.messages import Entry, entries
from catlib.game.manual import OURS, Section, chapter
from catlib.game.story import Cast, Step

PEOPLE = frozenset({"who", "whom", "by"})
Said = Callable[["Moment"], str]


class Voice:
    """The sentences of a game in one language, read from the folder `voice/<language>` beside the file that is given.

    `voice.now` is the same voice in the language that is spoken; what that language lacks, or has translated from
    another English sentence, it says in English. Raise KeyError for a message that is not there, ValueError for one
    that is not Fluent; both name the file.
    """

    def __init__(
        self,
        file: str,
        rules: Any = None,
        house: Any = None,
        phases: Any = None,
        words: Mapping[str, Any] | None = None,
        language: str = "en",
        english: Voice | None = None,
    ):
        self.folder, self.language, self.words = Path(file).with_name(language), language, words or {}
        self.rules, self.house, self.phases, self.english = rules, house, phases, english
        self.others: dict[str, Voice] = {language: self}

    @property
    def now(self) -> Voice:
        """The voice in the language that is spoken."""
        code, root = spoken(), self.english or self
        if code not in root.others:
            file, rules = str(root.folder), root.rules
            root.others[code] = Voice(file, rules, root.house, root.phases, root.words, code, root)
        return root.others[code]

    def at(
        self, setup: Any, state: Any = None, action: int = 0, cast: Cast | Sequence[str] | None = None, step: Any = None
    ) -> Moment:
        """Return a point of a game; without a cast, or their names, seats are called as the game calls them."""
        people = cast if cast is None or isinstance(cast, Cast) else Cast.of(cast, you())
        return Moment(self.now, setup, state, action, people, step)

    def button(self, setup: Any, state: Any, action: int) -> str:
        """Return the id of the button of an action: its English name, whatever is spoken, so that keys find it."""
        with language("en"):
            return f"button:{self.at(setup, state, action).name()}"

    def say(self, id: str, **given: Any) -> str:
        """Return a message that belongs to no game, with the words that are given."""
        return self.at(None).say(id, **given)

    def together(self, things: Sequence[Any], between: str) -> str:
        """Return some things in a row, with the message `list-…` between any two."""
        return self.at(None).joined(things, between) if things else ""

    def at_step(self, step: Step) -> Moment:
        """Return the point at which a step begins."""
        return self.at(step.setup, step.before, step.action, step.cast, step)

    @functools.cached_property
    def entries(self) -> dict[str, Entry]:
        """Return every message that is written in this language; those that all games say come first."""
        return entries([*Path(__file__).parent.glob(f"{self.language}.ftl"), *sorted(self.folder.glob("*.ftl"))])

    @functools.cached_property
    def sources(self) -> dict[str, str]:
        """Return every message that holds in this language as it is written, by its id."""
        known = self.english.sources if self.english else {}
        return {id: each.text for id, each in self.entries.items() if each.holds(known.get(id, ""))}

    @functools.cached_property
    def phase_of(self) -> dict[int, str]:
        """Return the message of each phase, by the phase's number."""
        names = {name.lower().replace("_", "-"): value for name, value in vars(self.phases).items() if name.isupper()}
        return {names[id]: id for id in (self.english or self).sources if id in names}

    @functools.cache  # noqa: B019
    def has(self, id: str) -> bool:
        """Return whether there is a message, or an attribute of one: `item`, `item.told`."""
        name, _, attribute = id.partition(".")
        known = name in self.sources and attribute in self.message(name)
        return known or bool(self.english and self.english.has(id))

    @functools.cache  # noqa: B019 - a voice lives as long as its game
    def message(self, name: str) -> Mapping[str, Said]:
        """Return a message ready to be said: its value under "", its attributes under their names."""
        from fluent.syntax import FluentParser
        from fluent.syntax.ast import Message, Term

        english = self.english.message(name) if self.english and name in self.english.sources else {}
        if name not in self.sources:
            if english:
                return english
            raise KeyError(f"{self.folder} has no message {name}")
        entry = FluentParser(with_spans=False).parse_entry(self.sources[name])
        if not isinstance(entry, Message | Term):
            raise ValueError(f"{self.folder}: {name} is not Fluent: {self.sources[name]!r}")
        parts = {each.id.name: each.value for each in entry.attributes} | ({"": entry.value} if entry.value else {})
        own = {attribute: self._pattern(value, f"{name}.{attribute}") for attribute, value in parts.items()}
        return {**english, **own}

    @functools.cache  # noqa: B019
    def said(self, id: str) -> Said:
        """Return what says a message or an attribute of one."""
        name, _, attribute = id.partition(".")
        message = self.message(name)
        if attribute not in message:
            raise KeyError(f"{self.folder}: {name} has nothing to say{f' as {attribute}' * bool(attribute)}")
        return message[attribute]

    @functools.cache  # noqa: B019
    def source(self, name: str) -> Callable[[Moment], Any]:
        """Return where the value of a variable comes from that a sentence is not given."""
        if name in self.words:
            return self.words[name]
        if self.house and name in self.house.model_fields:
            return lambda at: at.played(name)
        return (lambda at: at.state.player) if name == "who" else lambda at: at.field(name)

    @property
    def row(self) -> Language:
        """The row of the language in the table of languages."""
        return LANGUAGES[self.language]

    def choose(self, where: str, among: Collection[str], default: str, value: Any) -> str:
        """Return the variant of the selector `where` that fits a value."""
        return next((key for key in self.keys(value) if key in among), default)

    def keys(self, value: Any) -> tuple[str, ...]:
        """Return what a value is called in the brackets of a selector, the most precise first."""
        if isinstance(value, bool):
            return ("yes" if value else "no",)
        if isinstance(value, Ordinal):
            return str(value), self.row.ordinal(value)
        if isinstance(value, int):
            return str(value), self.row.categories[self.row.plural(value)]
        if isinstance(value, Person):
            return ("you" if value.you else "other",)
        return (value.id if isinstance(value, Phrase) else re.sub(r"\W+", "-", str(value).lower()),)

    def form(self, value: Any, *forms: str) -> str:
        """Return the form that fits a person, a number, or yes or no; the last one where there are too few."""
        if isinstance(value, bool | Person):
            return forms[not (value if isinstance(value, bool) else value.you)]
        return forms[min(self.row.plural(value), len(forms) - 1)]

    def _pattern(self, pattern: Any, where: str) -> Said:
        parts = [self._part(element, where) for element in pattern.elements]
        return parts[0] if len(parts) == 1 else lambda at: "".join([part(at) for part in parts])

    def _part(self, element: Any, where: str) -> Said:
        if type(element).__name__ == "TextElement":
            return functools.partial(_constant, element.value)
        if type(element.expression).__name__ == "SelectExpression":
            return self._select(element.expression, where)
        value = self._value(element.expression, where)

        def text(at: Moment) -> str:
            found = value(at)
            return found if type(found) is str else at.text(found)

        return text

    def _select(self, select: Any, where: str) -> Said:
        value = self._value(select.selector, where)
        where = f"{where} ${selected(select)}"
        keys = [getattr(each.key, "name", None) or each.key.value for each in select.variants]
        default = next(key for key, each in zip(keys, select.variants, strict=True) if each.default)
        patterns = zip(keys, (each.value for each in select.variants), strict=True)
        variants = {key: self._pattern(pattern, f"{where}[{key}]") for key, pattern in patterns}
        return lambda at: variants[self.choose(where, variants, default, value(at))](at)

    def _value(self, expression: Any, where: str) -> Callable[[Moment], Any]:
        """Return the value of an expression, as selectors and functions take it."""
        match type(expression).__name__:
            case "VariableReference":
                name = expression.id.name
                return lambda at: at.value(name)
            case "StringLiteral":
                return functools.partial(_constant, expression.parse()["value"])
            case "NumberLiteral":
                return functools.partial(_constant, int(expression.value))
            case "Placeable":
                return self._part(expression, where)
            case "FunctionReference":
                does = FUNCTIONS[expression.id.name]
                given = [self._value(each, where) for each in expression.arguments.positional]
                named = {each.name.name: each.value.value for each in expression.arguments.named}
                return lambda at: does(self, at, *(each(at) for each in given), **named)
        id = f"{expression.id.name}.{expression.attribute.name if expression.attribute else ''}"
        if type(expression).__name__ == "MessageReference":
            return lambda at: at.voice.said(id)(at)
        named = expression.arguments.named if expression.arguments else []
        words = {each.name.name: self._value(each.value, where) for each in named}
        return lambda at: at.page(f"-{id}", **{name: value(at) for name, value in words.items()})


def _constant(value: Any, at: Moment) -> Any:
    return value


def selected(select: Any) -> str:
    """Return the name of the variable by which a selector chooses, also within a function."""
    arguments = getattr(select.selector, "arguments", None)
    return str((arguments.positional[0] if arguments else select.selector).id.name)


class BotNames(Mapping[str, str]):
    """The names of bots that players read, by the names in code: the messages `bot-…` of a voice."""

    def __init__(self, voice: Voice, *bots: str):
        self.voice, self.bots = voice, bots

    def __getitem__(self, bot: str) -> str:
        if bot not in self.bots:
            raise KeyError(bot)
        return self.voice.at(None).say(f"bot-{bot.replace(' ', '-')}")

    def __iter__(self) -> Iterator[str]:
        return iter(self.bots)

    def __len__(self) -> int:
        return len(self.bots)


class Ordinal(int):
    """A number that is selected by which one it is: first, second, third."""


class Person(NamedTuple):
    """Somebody in a sentence: what others call them, and whether they read it."""

    name: str
    you: bool


class Phrase(NamedTuple):
    """A message with the words that fill it, said where a sentence has it as a variable."""

    at: Moment
    id: str

    def __str__(self) -> str:
        return self.at.voice.said(self.id)(self.at)


class Moment:
    """A point of a game at which something is said."""

    __slots__ = ("action", "cast", "given", "setup", "state", "step", "voice")

    def __init__(self, voice: Voice, setup: Any, state: Any, action: int, cast: Cast | None, step: Any):
        self.voice, self.setup, self.state, self.action = voice, setup, state, action
        self.cast, self.step = cast, step
        self.given: Mapping[str, Any] = {}

    # Sentences and words

    def say(self, id: str, **given: Any) -> str:
        """Return a message or an attribute of one as a line, with the words that are given."""
        return self.voice.said(id)(self.with_words(**given) if given else self).replace("\n", " ")

    def page(self, id: str, **given: Any) -> str:
        """Return the same with its lines as they are written."""
        return self.voice.said(id)(self.with_words(**given) if given else self)

    def phrase(self, id: str, **given: Any) -> Phrase:
        """Return a message to be said within others, which may choose its form; spaces of an id become dashes."""
        return Phrase(self.with_words(**given), id.replace(" ", "-"))

    def with_words(self, **given: Any) -> Moment:
        """Return the same point with words for its sentences."""
        at = Moment(self.voice, self.setup, self.state, self.action, self.cast, self.step)
        at.given = {**self.given, **given}
        return at

    def value(self, name: str) -> Any:
        """Return the value of a variable; raise KeyError where nothing has that name."""
        value = self.given[name] if name in self.given else self.voice.source(name)(self)
        is_seat = isinstance(value, int) and not isinstance(value, bool)
        return self.person(value) if name in PEOPLE and is_seat else value

    def field(self, name: str) -> Any:
        """Return what the setup or the state has of that name."""
        holder = self.setup if hasattr(self.setup, name) else self.state
        if not hasattr(holder, name):
            raise KeyError(f"{self.voice.folder}: nothing says what ${name} is")
        return getattr(holder, name)

    def played(self, name: str) -> Any:
        """Return a house rule as it is played: a number, True or False, or the words of a choice."""
        if "house" in self.given:
            value = getattr(self.given["house"], name)
            return list(value) if isinstance(value, tuple) else value
        kind, value = self.voice.house.model_fields[name].annotation, getattr(self.setup, name)
        if isinstance(value, tuple):
            return [_played(each_kind, each) for each_kind, each in zip(get_args(kind), value, strict=False)]
        return _played(kind, value)

    def person(self, seat: int) -> Person:
        """Return a seat as somebody in a sentence; raise ValueError where chance is due and nobody is meant."""
        if seat < 0:
            raise ValueError(f"{self.voice.folder}: a sentence speaks of somebody where nobody is to move")
        if self.cast is None:
            return Person(str(self.voice.words["seat"](self, seat)), False)
        return Person(self.cast.names[seat], seat == self.cast.you)

    def text(self, value: Any) -> str:
        """Return a value as it stands in a sentence."""
        if isinstance(value, Person):
            return self.say("you") if value.you else value.name
        if isinstance(value, list):
            return self.listed(value)
        return str(value).replace("-", "−") if isinstance(value, int) else str(value)

    def listed(self, things: Sequence[Any], last: str = "and") -> str:
        """Return things in a row with commas, and with a word before the last one."""
        *before, end = things or [""]
        return self.joined([self.joined(before, "comma"), end], last) if before else self.text(end)

    def joined(self, things: Sequence[Any], between: str) -> str:
        """Return things in a row with the same between any two."""
        texts = [self.text(thing) for thing in things]
        return functools.reduce(lambda some, text: self.say(f"list-{between}", before=some, last=text), texts)

    def sentences(self, said: Sequence[Any]) -> str:
        """Return whole sentences one after the other; empty if there are none."""
        return self.joined(said, "space") if said else ""

    # What is said of a phase

    @property
    def phase(self) -> str:
        """The message of the phase."""
        return self.voice.phase_of[self.state.phase]

    def has(self, attribute: str) -> bool:
        """Return whether the phase has something of its own to say there."""
        return self.voice.has(f"{self.phase}.{attribute}")

    def name(self, attribute: str = "name") -> str:
        """Return what an action or an outcome is called, in another form if there is one."""
        return self.say(f"{self.phase}.{attribute if self.has(attribute) else 'name'}")

    def asks(self) -> str:
        """Return the present question and who answers it."""
        asked = self.say(f"{self.phase}.asks")
        return asked if self.state.player < 0 else self.say("question", asks=asked)

    def told(self, **given: Any) -> str:
        """Return its entry in the log, or an empty text."""
        return self.say(f"{self.phase}.told", **given) if self.has("told") else ""

    def now(self) -> str:
        """Return the present question and what answers it, in a sentence.

        >>> from catlib.games.cat_cab.voice import voice
        >>> game = load("cat_cab")
        >>> voice.at(game.setup, game.initial_state()).now()
        'Now the drivers roll for the start.'
        """
        return self.say("now", question=self.asks(), answers=self._answers() or False)

    def _answers(self) -> str:
        if self.state.player < 0 or self.has("answers"):
            return "" if self.state.player < 0 else self.say(f"{self.phase}.answers")
        rules, legal = self.voice.rules, [0] * self.voice.rules.NUM_ACTIONS
        actions = legal[: rules.legal_actions(self.setup, self.state, legal)]
        at = (self.voice.at(self.setup, self.state, action, self.cast) for action in actions)
        return self.listed([*dict.fromkeys(each.name("answer") for each in at)], "or")


def _played(kind: Any, value: Any) -> Any:
    """Return a number of the setup as the house rule is written."""
    if kind is bool:
        return bool(value)
    choices = [choice for choice in get_args(kind) if isinstance(choice, str)]
    return choices[value] if choices and isinstance(value, int) else value


def parts_of_voice(module: Any) -> dict[str, Any]:
    """Return the parts of the contract that a package `voice` gives, with all that its sentences answer by themselves.

    `module` is the package; what it defines itself comes first.
    """
    at, find = module.voice.at, lambda kind, name: getattr(module, f"{kind}_{name.replace('-', '_')}", None)

    def why_not(setup: Any, state: Any, part: str, names: Sequence[str] | None = None) -> str:
        moment = at(setup, state, cast=names)
        if moment.phase == "over":
            return moment.say("game-over")
        kind, number, *_ = [*part.split(":"), ""]
        why = find("why_no", kind) if number.isdecimal() else None
        reason = why(at(setup, state), int(number)) if why else ""
        own = moment.cast and moment.cast.you == state.player
        asked = moment.name("instead") if moment.has("instead") else ask(setup, state, moment.cast) if own else ""
        return f"{reason or moment.say('not-asked')} {asked or moment.now()}"

    def tell(step: Step) -> Sequence[str]:
        moment = module.voice.at_step(step)
        say = find("tell", moment.phase)
        return [*filter(None, say(moment) if say else [moment.told()]), *module.brought(moment)]

    def ask(setup: Any, state: Any, cast: Cast) -> str:
        moment = at(setup, state, cast=cast)
        return moment.name("you") if moment.has("you") else ""

    def welcome(setup: Any, cast: Cast) -> str:
        seat = at(setup).person(cast.you or 0).name
        return at(setup, cast=cast).say("welcome", seat=seat) if module.voice.has("welcome.") else ""

    def form(name: str, setup: Any, state: Any, action: int, cast: Cast) -> str:
        moment = at(setup, state, action, cast)
        return moment.name(name) if moment.has(name) else ""

    def heading(setup: Any, state: Any, cast: Cast) -> str:
        seat = module.turn_of(setup, state)
        return at(setup, state, cast=cast).say("heading" if seat >= 0 else "before-the-first-turn", who=seat)

    def how_to_play(game: Any) -> list[Section]:
        moment = at(game.setup).with_words(game=game, house=game.house, players=game.players)
        pages = (moment.page(id) for id in module.voice.sources if id.startswith("page-"))
        *first, last = [chapter(page) for page in pages if page.strip()]
        note = [moment.say("note-on-ours")] * any(OURS in str(each) for each in (*first, last))
        return [*first, Section(last.title, (*last.blocks, *note))]

    common = {
        "how_to_play": how_to_play,
        "seat_name": lambda setup, seat: at(setup).person(seat).name,
        "action_to_string": lambda setup, state, action: at(setup, state, action).name(),
        "short_label": lambda setup, state, action: at(setup, state, action).name("short"),
        "question": lambda setup, state, names=None: at(setup, state, cast=names).asks(),
        "why_not": why_not,
        "tell": tell,
        "ask": ask,
        "welcome": welcome,
        "guide": functools.partial(form, "guide"),
        "gain": functools.partial(form, "gain"),
        "first": lambda kind: at(None).say(f"first-{kind}") if module.voice.has(f"first-{kind}.") else "",
        "heading": heading,
    }
    if module.voice.house.voice not in (None, module.voice):
        raise ValueError(f"{module.voice.folder}: these house rules have a voice already, which would be lost")
    module.voice.house.voice = module.voice
    part = SimpleNamespace(**common | vars(module))
    return dict.fromkeys(("words", "story", "manual"), part)


def _as(voice: Voice, at: Moment, phrase: Any, form: str) -> str:
    if isinstance(phrase, Phrase) and at.voice.has(f"{phrase.id}.{form}"):
        return phrase.at.page(f"{phrase.id}.{form}")
    return at.text(phrase)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "FORM": lambda voice, at, value, *forms: voice.form(value, *forms),
    "LIST": lambda voice, at, things, last: at.listed(things, last),
    "MONEY": lambda voice, at, value: re.sub(r"[.,]\d$", r"\g<0>0", at.text(value)),
    "AS": _as,
    "NUMBER": lambda voice, at, value, type="cardinal": Ordinal(value) if type == "ordinal" else value,
}
SHARED = Voice(__file__)  # what all games say, also those without a voice of their own


def say(id: str, cast: Cast | None = None, **given: Any) -> str:
    """Return a sentence that all games say.

    >>> say("heading", Cast(("You", "Kuro"), you=0), who=1), say("ordinal", n=21)
    ("Kuro's turn", '21st')
    """
    return SHARED.at(None, cast=cast).say(id, **given)


def you() -> str:
    """Return what the reader is called as a name, in the language that is spoken.

    >>> you()
    'You'
    """
    return say("you.name")
