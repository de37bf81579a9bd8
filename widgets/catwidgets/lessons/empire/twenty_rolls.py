"""The unit on variability: twenty rolls, a class that rolls, and how relative frequencies settle.

All chances are found by the reader's own rule of losses, over all 7776 ways in which five dice can fall.
"""

import functools
import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from catlib.chance import Pmf, generator, percent
from catlib.games.empire.odds import Losses
from catwidgets.draw import Rect, Scene, circle, curve, group, line, pieces, text, token
from catwidgets.teach import (
    Answer,
    Own,
    Picture,
    Tries,
    Unit,
    by_reader,
    compared,
    drawing,
    friendly,
    saying,
    together,
)

say = saying(__name__)
SHARES = (3, 10, 28, 50)  # of a hundred pupils, to choose from
TWENTY, MOST, ENOUGH = 20, 200, Fraction(1, 10)
WIDTH, HEIGHT = 480, 250


def losses(attack: Sequence[int], defend: Sequence[int]) -> Losses:
    """Return what these dice cost both sides.

    >>> losses((5, 4, 3), (5, 2))
    Losses(attackers=1, defenders=1)
    """
    pairs = list(zip(sorted(attack, reverse=True), sorted(defend, reverse=True), strict=False))
    won = sum(a > d for a, d in pairs)
    return Losses(len(pairs) - won, won)


def words_of(lost: Losses) -> str:
    """Return who loses what, in words.

    >>> words_of(Losses(1, 1)), words_of(Losses(0, 2))
    ('1 cube each', 'the defender loses 2 cubes')
    """
    both = "each" if lost.attackers == lost.defenders else "both"
    who = both if all(lost) or not any(lost) else "attacker" if lost.attackers else "defender"
    return say("lost", who=who, attackers=lost.attackers, defenders=lost.defenders)


class Rule:
    """A reader's rule of losses: it is asked once for every way in which three dice against two can fall."""

    def __init__(self, own: Own):
        ways = product(range(1, 7), repeat=5)
        self.ways = [_lost(own, (a, b, c), (d, e)) for a, b, c, d, e in ways]
        self.net = Pmf.from_samples(lost.defenders - lost.attackers for lost in self.ways)
        self._after = [Pmf.point(0)]

    def after(self, rolls: int) -> tuple[Fraction, Fraction, Fraction]:
        """Return how likely it is after that many rolls that the defender, nobody, or the attacker has lost more."""
        while len(self._after) <= rolls:
            self._after.append(self._after[-1] + self.net)
        sums = self._after[rolls]
        return sums.at_least(1), sums.exactly(0), sums.at_most(-1)

    def draw(self, rng: Any) -> Losses:
        """Return what one roll of five dice costs."""
        return self.ways[int(len(self.ways) * rng.random())]


def _lost(own: Own, attack: Sequence[int], defend: Sequence[int]) -> Losses:
    """Return what a reader's rule says of some dice; raise Broken unless it is two numbers of cubes."""

    def fits(said: Any) -> bool:
        pair = tuple(said) if isinstance(said, tuple | list) else ()
        return len(pair) == 2 and all(isinstance(n, int) and n >= 0 for n in pair)

    return Losses(*own.giving(say("two-numbers"), fits, attack, defend))


# Dice to roll


class Rolls(Tries):
    """Three dice against two, rolled once or twenty times, and the cubes that both sides have lost so far."""

    TIMES = TWENTY

    def __init__(self, rule: Rule, seed: int = 2026):
        self.rule, self.attack, self.defend = rule, [1] * 3, [1] * 2
        super().__init__(seed)

    def try_once(self) -> Losses:
        """Roll five dice, and return what they cost."""
        faces = [1 + int(6 * self._rng.random()) for _ in range(5)]
        self.attack, self.defend = faces[:3], faces[3:]
        return self.rule.ways[sum((face - 1) * 6**i for i, face in enumerate(faces[::-1]))]

    def picture(self) -> Picture:
        """Draw dice, bars of lost cubes, and a sentence."""
        scene = Scene(WIDTH, HEIGHT, say("dice"))
        cubes = (
            sum(lost.attackers * n for lost, n in self.counts.items()),
            sum(lost.defenders * n for lost, n in self.counts.items()),
        )
        unseen = "" if self.last else "rolling"
        for row, (who, faces) in enumerate((("attacker", self.attack), ("defender", self.defend))):
            scene.add(group(text(14, 34 + 52 * row, say(who), 14, anchor="start"), key=who))
            for i, face in enumerate(faces):
                scene.add(pieces.d6(152 + 54 * i, 34 + 52 * row, 42, face, row, unseen, key=f"{who} {i}"))
            y = 166 + 40 * row
            scene.add(group(text(14, y, say(f"{who}-lost"), 13, anchor="start"), key=f"name {row}"))
            bar = Rect(192, y - 11, max(1.0, 208 * cubes[row] / max(*cubes, 12)), 22, 3)
            scene.add(group(bar.element(fill=pieces.SEATS[row].colour), key=f"bar {row}"))
            scene.add(group(text(412, y, str(cubes[row]), 14, anchor="start", bold=True), key=f"cubes {row}"))
        if not self.last:
            return Picture(scene, self.to_begin)
        scene.add(group(text(14, 130, words_of(self.last), 14, anchor="start", bold=True), key="lost"))
        dice = {"attack": together(self.attack, "comma"), "defend": together(self.defend, "comma")}
        given = {"rolls": self.counts.total(), "attackers": cubes[0], "defenders": cubes[1], **dice}
        return Picture(scene, say("so-far", lost=words_of(self.last), **given))


@friendly
def play_rolls(losses: Callable[..., Any] = losses, seed: int = 2026) -> Rolls:
    """Dice to roll, three against two, by the reader's own rule of losses, or at first by the true one."""
    return Rolls(Rule(Own(losses)), seed)


# A class that rolls

COLUMNS, LEFT, BASE, PUPILS = 21, 20, 196, 30


@by_reader(lambda: say("class-task"), made=Rule, rolls=(1, TWENTY, MOST), class_number=(1, 1, 20))
def classroom(rule: Rule, rolls: int, class_number: int) -> Picture:
    """A dot for each pupil of a class: how many more cubes the defender lost in that pupil's rolls."""
    rng = generator(1000 * rolls + class_number)
    drawn = ([rule.draw(rng) for _ in range(rolls)] for _ in range(PUPILS))
    nets = [sum(lost.defenders - lost.attackers for lost in one) for one in drawn]
    most = max(2 * 10, *(abs(net) for net in nets))
    scene = Scene(WIDTH, 240, say("class"))
    step = (WIDTH - 2 * LEFT) / COLUMNS
    stacks: Counter[int] = Counter()
    for net in sorted(nets, key=abs):
        column = round(10 * net / most) or (net > 0) - (net < 0)
        x, y = LEFT + step * (10 + column + 0.5), BASE - 13 * (stacks[column] + 0.6)
        stacks[column] += 1
        scene.add(_dot(x, y, net))
    middle = WIDTH / 2
    scene.add(line(LEFT, BASE, WIDTH - LEFT, BASE, stroke=token("muted"), stroke_width=1.5))
    scene.add(line(middle, BASE, middle, BASE + 6, stroke=token("muted"), stroke_width=1.5))
    scene.add(text(middle, BASE + 16, say("same"), 12), text(LEFT, BASE + 34, say("attacker-more"), 12, anchor="start"))
    scene.add(text(WIDTH - LEFT, BASE + 34, say("defender-more"), 12, anchor="end"))
    scene.add(text(LEFT, BASE + 16, str(-most).replace("-", "−"), 12, anchor="start"))
    scene.add(text(WIDTH - LEFT, BASE + 16, f"+{most}", 12, anchor="end"))
    return Picture(scene, _found(nets, rolls))


def _dot(x: float, y: float, net: int) -> Any:
    """A pupil: a full dot where the defender lost more, a ring where the attacker did, a square for neither."""
    if net == 0:
        return Rect(x - 5, y - 5, 10, 10, 2).element(fill=token("muted"))
    colour = pieces.SEATS[1 if net > 0 else 0].colour
    if net > 0:
        return circle(x, y, 5.5, fill=colour)
    return circle(x, y, 4.5, fill="none", stroke=colour, stroke_width=3)


def _found(nets: Sequence[int], rolls: int) -> str:
    more, less = sum(net > 0 for net in nets), sum(net < 0 for net in nets)
    given = {"pupils": len(nets), "more": more, "less": less, "level": len(nets) - more - less}
    return say("found", rolls=rolls, **given)


# The long run

RUNS = 5


def _runs(own: Own) -> list[list[Fraction]]:
    rule = Rule(own)
    return [_shares(rule, seed) for seed in range(7, 7 + RUNS)]


def _shares(rule: Rule, seed: int) -> list[Fraction]:
    """The defender's share of all lost cubes after each roll; one half as long as none is lost."""
    rng, mine, both, shares = generator(seed), 0, 0, []
    for _ in range(2000):
        lost = rule.draw(rng)
        mine, both = mine + lost.defenders, both + sum(lost)
        shares.append(Fraction(mine, both) if both else Fraction(1, 2))
    return shares


@by_reader(lambda: say("settling-task"), made=_runs, rolls=(20, 20, 2000))
def settling(runs: Sequence[Sequence[Fraction]], rolls: int) -> Picture:
    """Five runs of many rolls: which share of all lost cubes was the defender's, roll by roll."""
    at = sorted({round(1 + (rolls - 1) * k / 60) for k in range(61)})
    lines = {say("run", k=k): [(n, shares[n - 1]) for n in at] for k, shares in enumerate(runs, 1)}
    chart = curve(lines, say("settling"), say("rolls-so-far"), say("share"), percents=True)
    last = [shares[rolls - 1] for shares in runs]
    apart = say("apart", rolls=rolls, low=percent(min(last), 1), high=percent(max(last), 1))
    picture = Picture.of(chart, apart, 300)
    picture.scene.label = say("settling-label")
    return picture


@by_reader(lambda: say("opposite-task"), made=Rule, rolls=(2, TWENTY, MOST))
def opposite(rule: Rule, rolls: int) -> Picture:
    """Return how likely some rolls say the opposite of the long run, exactly, by the reader's rule."""
    gains = rule.net.mean >= 0  # the attacker, in the long run
    step = max(1, rolls // 50)
    at = sorted({*range(1, rolls + 1, step), rolls})
    points = [(n, rule.after(n)[2 if gains else 0]) for n in at]
    chart = curve(points, say("opposite"), say("rolls"), say("chance"), percents=True)
    return Picture.of(chart, _after_words(rule, rolls))


def _after_words(rule: Rule, rolls: int) -> str:
    more, level, less = (percent(p, 1) for p in rule.after(rolls))
    who = compared(rule.net.mean, 0, "attacker", "nobody", "defender")
    return say("after", who=who, rolls=rolls, more=more, level=level, less=less)


@functools.cache
def _rule() -> Rule:
    return Rule(Own(losses))


# Questions


def _lost_more(rolls: int) -> Fraction:
    """Return how likely the attacker has lost more after that many rolls."""
    return _rule().after(rolls)[2]


def net(attack: Sequence[int], defend: Sequence[int]) -> int:
    lost = losses(attack, defend)
    return lost.defenders - lost.attackers


# Exercises

# how often the defender lost two, each side one, and the attacker two, of fifty times
LOST: dict[str, Any] = {"two": range(16, 23), "one": range(12, 18), "other": lambda two, one: 50 - two - one}


exercises = Unit(
    __name__,
    {
        "twenty: who gains": lambda: compared(0, _rule().net.mean, "defender", "both", "attacker"),
        "twenty: a school": lambda: str(min(SHARES, key=lambda n: abs(n - 100 * _lost_more(TWENTY)))),
        "twenty: two clubs": lambda: compared(_lost_more(TWENTY), _lost_more(MOST), "large", "alike", "small"),
        "twenty: net": Answer(
            net, cases=tuple(((a, b, c), (d, e)) for a, b, c, d, e in product((1, 3, 4, 6), repeat=5))
        ),
        "twenty: net mean": lambda: _rule().net.mean,
        "twenty: enough": lambda: next(n for n in itertools.count(1) if _lost_more(n) < ENOUGH),
    },
    exercises=(
        drawing(lambda two: Fraction(two, 50), **LOST),
        drawing(
            lambda rolls, share: rolls * share // 100,
            rolls=(50, 150, 200, 300, 400, 500),
            share=(10, 12, 14, 18, 20, 22),
        ),
        drawing(lambda two, one: Fraction(2 * two + one, 50), **LOST),
        drawing(
            lambda people, part: people * part**2,
            poll=[(50, 12), (60, 12), (120, 8), (140, 8), (160, 8), (180, 8), (500, 4), (600, 4), (700, 4)],
            part=(2, 4), people=lambda poll: poll[0], off=lambda poll: poll[1], less=lambda off, part: off // part,
        ),
        drawing(
            lambda good, bad, ways: Fraction(bad**3 + 3 * bad**2 * good, ways),
            spinner=[(3, 5), (2, 3), (3, 4), (4, 5), (4, 7), (5, 8), (5, 7), (5, 6)],
            good=lambda spinner: spinner[0], fields=lambda spinner: spinner[1],
            bad=lambda fields, good: fields - good, ways=lambda fields: fields**3,
        ),
    ),
    board=lambda: classroom.drawn(_rule(), TWENTY, 1),
)
