"""The unit on variability: twenty rolls, a class that rolls, and how relative frequencies settle.

All chances are found by the reader's own rule of losses, over all 7776 ways in which five dice can fall.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from catlib.chance import generator, percent
from catlib.games.empire import odds
from catlib.games.empire.odds import Losses
from catwidgets.draw import Rect, Scene, circle, curve, group, line, pieces, text, token
from catwidgets.teach import Broken, Exhibit, Explorer, Guide, Own, Picture, Question, Unit, ask, friendly, task

DEFENDER, ATTACKER, BOTH = "The defender", "The attacker", "Both lose the same"
SMALL, LARGE, ALIKE = "The club that rolls 20 times", "The club that rolls 200 times", "Both equally often"
SHARES = (3, 10, 28, 50)  # of a hundred pupils, to choose from
TWENTY, MOST, ENOUGH = 20, 200, Fraction(1, 10)
WIDTH, HEIGHT = 480, 250


def losses(attack: Sequence[int], defend: Sequence[int]) -> Losses:
    """What these dice cost both sides.

    >>> losses((5, 4, 3), (5, 2))
    Losses(attackers=1, defenders=1)
    """
    pairs = list(zip(sorted(attack, reverse=True), sorted(defend, reverse=True), strict=False))
    won = sum(a > d for a, d in pairs)
    return Losses(len(pairs) - won, won)


def words_of(lost: Losses) -> str:
    """Who loses what, in words.

    >>> words_of(Losses(1, 1)), words_of(Losses(0, 2))
    ('one each', 'the defender loses two')
    """
    if lost.attackers == lost.defenders:
        return "one each" if lost.attackers == 1 else f"{lost.attackers} each"
    told = [
        f"the {who} loses {('one', 'two')[n - 1] if n < 3 else n}"
        for who, n in (("attacker", lost.attackers), ("defender", lost.defenders))
        if n
    ]
    return " and ".join(told)


class Rule:
    """A reader's rule of losses: it is asked once for every way in which three dice against two can fall.

    >>> rule = Rule(losses)
    >>> rule.mean, rule.after(1)[2]
    (Fraction(205, 1296), Fraction(2275, 7776))
    """

    def __init__(self, function: Callable[..., Any]):
        own = Own(function)
        ways = product(range(1, 7), repeat=5)
        self.ways = [_lost(own, (a, b, c), (d, e)) for a, b, c, d, e in ways]
        self.counts = Counter(lost.defenders - lost.attackers for lost in self.ways)
        self.mean = Fraction(sum(net * n for net, n in self.counts.items()), len(self.ways))
        self._after: list[dict[int, int]] = [{0: 1}]

    def after(self, rolls: int) -> tuple[Fraction, Fraction, Fraction]:
        """How likely it is after so many rolls that the defender, nobody, or the attacker has lost more."""
        while len(self._after) <= rolls:
            self._after.append(self._one_more(self._after[-1]))
        ways = self._after[rolls]
        total = len(self.ways) ** rolls
        signs = (sum(n for net, n in ways.items() if (net > 0) - (net < 0) == sign) for sign in (1, 0, -1))
        more, level, less = (Fraction(n, total) for n in signs)
        return more, level, less

    def _one_more(self, before: dict[int, int]) -> dict[int, int]:
        ways: Counter[int] = Counter()
        for net, n in before.items():
            for more, m in self.counts.items():
                ways[net + more] += n * m
        return ways

    def draw(self, rng: Any) -> Losses:
        """What one roll of five dice costs."""
        return self.ways[int(len(self.ways) * rng.random())]


def _lost(own: Own, attack: Sequence[int], defend: Sequence[int]) -> Losses:
    """What a reader's rule says of some dice; raise Broken unless it is two numbers of cubes."""
    said = own(attack, defend)
    pair = tuple(said) if isinstance(said, tuple | list) else ()
    if len(pair) != 2 or not all(isinstance(n, int) and n >= 0 for n in pair):
        told = f"{own.name} gives {said!r} at ({attack}, {defend})"
        raise Broken(f"{told}: it should give two numbers, what the attacker loses and what the defender loses")
    return Losses(*pair)


# Dice to roll


class Rolls(Exhibit):
    """Three dice against two, rolled once or twenty times, and the cubes that both sides have lost so far."""

    def __init__(self, rule: Rule, seed: int = 2026):
        self.rule, self._rng = rule, generator(seed)
        self.counts: Counter[Losses] = Counter()
        self._throw()
        super().__init__(self._picture(), "Who loses more cubes? Roll twenty times and write it down.")
        self.button("Roll", "Roll all five dice once", lambda: self.roll(1), button_style="primary")
        self.button("Roll 20 times", "Roll twenty times and count", lambda: self.roll(TWENTY))
        self.button("Start again", "Forget all rolls but the last", self.forget)

    def roll(self, times: int) -> None:
        """Roll so often, and show the last roll with all that came so far."""
        for _ in range(times):
            self._throw()
        self.show(self._picture())

    def forget(self) -> None:
        """Count from the present roll on."""
        self.counts = Counter([self.lost])
        self.show(self._picture())

    def _throw(self) -> None:
        faces = [1 + int(6 * self._rng.random()) for _ in range(5)]
        self.attack, self.defend = faces[:3], faces[3:]
        at = sum((face - 1) * 6**i for i, face in enumerate(faces[::-1]))
        self.lost = self.rule.ways[at]
        self.counts[self.lost] += 1

    def _picture(self) -> Picture:
        scene = Scene(WIDTH, HEIGHT, "Three dice against two")
        cubes = (
            sum(lost.attackers * n for lost, n in self.counts.items()),
            sum(lost.defenders * n for lost, n in self.counts.items()),
        )
        for row, (who, faces) in enumerate((("attacker", self.attack), ("defender", self.defend))):
            scene.add(group(text(14, 34 + 52 * row, who, 14, anchor="start"), key=who))
            for i, face in enumerate(faces):
                scene.add(pieces.d6(120 + 54 * i, 34 + 52 * row, 42, face=face, seat=row, key=f"{who} {i}"))
            y = 166 + 40 * row
            scene.add(group(text(14, y, f"{who} lost", 13, anchor="start"), key=f"name {row}"))
            bar = Rect(130, y - 11, max(1.0, 270 * cubes[row] / max(*cubes, 12)), 22, 3)
            scene.add(group(bar.element(fill=pieces.SEATS[row].colour), key=f"bar {row}"))
            scene.add(group(text(412, y, str(cubes[row]), 14, anchor="start", bold=True), key=f"cubes {row}"))
        scene.add(group(text(290, 60, words_of(self.lost), 14, anchor="start", bold=True), key="lost"))
        rolls = self.counts.total()
        dice = " against ".join(", ".join(map(str, faces)) for faces in (self.attack, self.defend))
        so_far = f"After {rolls} {'roll' if rolls == 1 else 'rolls'}"
        said = (
            f"{dice}: {words_of(self.lost)}. {so_far} the attacker has lost {cubes[0]} cubes, the defender {cubes[1]}."
        )
        return Picture(scene, said)


@friendly
def play_rolls(losses: Callable[..., Any], seed: int = 2026) -> Rolls:
    """Dice to roll, three against two, by the reader's own rule of losses."""
    return Rolls(Rule(losses), seed)


# A class that rolls

COLUMNS, LEFT, BASE = 21, 20, 196


@friendly
def classroom(losses: Callable[..., Any]) -> Explorer:
    """A dot for each pupil of a class: how many more cubes the defender lost in that pupil's rolls."""
    rule = Rule(losses)
    return Explorer(
        lambda rolls, class_number: _classroom(rule, rolls, class_number),
        "Each dot is a pupil. Look at other classes, then let everybody roll more often.",
        rolls=(1, TWENTY, MOST),
        class_number=(1, 1, 20),
    )


PUPILS = 30


def _classroom(rule: Rule, rolls: int, number: int) -> Picture:
    rng = generator(1000 * rolls + number)
    drawn = ([rule.draw(rng) for _ in range(rolls)] for _ in range(PUPILS))
    nets = [sum(lost.defenders - lost.attackers for lost in one) for one in drawn]
    most = max(2 * 10, *(abs(net) for net in nets))
    scene = Scene(WIDTH, 240, "What a class found")
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
    scene.add(text(middle, BASE + 16, "the same", 12), text(LEFT, BASE + 34, "attacker lost more", 12, anchor="start"))
    scene.add(text(WIDTH - LEFT, BASE + 34, "defender lost more", 12, anchor="end"))
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
    level = len(nets) - more - less
    each = "once" if rolls == 1 else f"{rolls} times"
    return (
        f"{len(nets)} pupils roll {each}. {more} find that the defender lost more, {less} that the attacker lost more, "
        f"and {level} that both lost the same."
    )


# The long run

RUNS = 5


@friendly
def settling(losses: Callable[..., Any], seed: int = 7) -> Explorer:
    """Five runs of many rolls: which share of all lost cubes was the defender's, roll by roll."""
    rule = Rule(losses)
    runs = [_shares(rule, seed + k) for k in range(RUNS)]
    return Explorer(
        lambda rolls: _settling(rule, runs, rolls), "Move the slider. What happens to the lines?", rolls=(20, 20, 2000)
    )


def _shares(rule: Rule, seed: int) -> list[Fraction]:
    """The defender's share of all lost cubes after each roll; one half as long as none is lost."""
    rng, mine, both, shares = generator(seed), 0, 0, []
    for _ in range(2000):
        lost = rule.draw(rng)
        mine, both = mine + lost.defenders, both + sum(lost)
        shares.append(Fraction(mine, both) if both else Fraction(1, 2))
    return shares


def _settling(rule: Rule, runs: Sequence[Sequence[Fraction]], rolls: int) -> Picture:
    at = sorted({round(1 + (rolls - 1) * k / 60) for k in range(61)})
    lines = {f"run {k}": [(n, shares[n - 1]) for n in at] for k, shares in enumerate(runs, 1)}
    chart = curve(lines, "The defender's share of lost cubes", "rolls so far", "share", percents=True)
    scene = chart.scene(WIDTH, 300)
    scene.label = "The defender's share of all lost cubes, in five runs"
    last = [shares[rolls - 1] for shares in runs]
    apart = f"After {rolls} rolls the five shares lie between {percent(min(last), 1)} and {percent(max(last), 1)}."
    return Picture(scene, apart, chart.table_html())


@friendly
def opposite(losses: Callable[..., Any]) -> Explorer:
    """How likely some rolls say the opposite of the long run, exactly, by the reader's rule."""
    rule = Rule(losses)
    task = "Move the slider. How often do the rolls still say the opposite?"
    return Explorer(lambda rolls: _opposite(rule, rolls), task, rolls=(2, TWENTY, MOST))


def _opposite(rule: Rule, rolls: int) -> Picture:
    gains = rule.mean >= 0  # the attacker, in the long run
    step = max(1, rolls // 50)
    at = sorted({*range(1, rolls + 1, step), rolls})
    points = [(n, rule.after(n)[2 if gains else 0]) for n in at]
    chart = curve(points, "Rolls that say the opposite", "rolls", "chance", percents=True)
    scene = chart.scene(WIDTH, 280)
    scene.label = chart.title
    return Picture(scene, _after_words(rule, rolls), chart.table_html())


def _after_words(rule: Rule, rolls: int) -> str:
    more, level, less = (percent(p, 1) for p in rule.after(rolls))
    who = "the defender loses more" if rule.mean > 0 else "the attacker loses more" if rule.mean < 0 else "nobody does"
    return (
        f"In the long run {who}. After {rolls} rolls: the defender has lost more with {more}, "
        f"the attacker with {less}, and both the same with {level}."
    )


def board() -> Exhibit:
    """A class of thirty with twenty rolls each, for paper."""
    return Exhibit(_classroom(Rule(losses), TWENTY, 1))


# Questions


def _mean_losses() -> tuple[Fraction, Fraction]:
    distribution = odds.roll(3, 2)
    return distribution.map(lambda lost: lost.attackers).mean, distribution.map(lambda lost: lost.defenders).mean


def _signs(rolls: int) -> tuple[Fraction, Fraction]:
    """How likely the defender and the attacker have lost more after so many rolls."""
    net = rolls @ odds.roll(3, 2).map(lambda lost: lost.defenders - lost.attackers)
    return net.probability(lambda n: n > 0), net.probability(lambda n: n < 0)


@ask(
    "twenty: who gains",
    "Three dice attack two, and the defender wins ties. Who loses more cubes in the long run?",
    kind="choice",
    choices=(DEFENDER, ATTACKER, BOTH),
    hints={
        ATTACKER: "Ties help the defender. But the attacker keeps the best two of three dice.",
        BOTH: "It is close, but not equal.",
    },
    because="The third die is worth more than the ties: the defender loses 1.079 cubes a roll, the attacker 0.921.",
)
def who_gains() -> str:
    mine, theirs = _mean_losses()
    return BOTH if mine == theirs else ATTACKER if mine > theirs else DEFENDER


@ask(
    "twenty: a school",
    "Every pupil of a large school rolls three dice against two, twenty times. How many of a hundred pupils find the "
    "opposite: that the attacker lost more?",
    kind="choice",
    choices=tuple(f"About {n}" for n in SHARES),
    hints={
        "About 3": "Twenty rolls vary more than that.",
        "About 10": "That many find that both lost the same.",
        "About 50": "The defender does lose more, and even twenty rolls show a little of that.",
    },
    because="28.3 % find the opposite, and 9.9 % find that both lost the same. Twenty rolls are few.",
)
def a_school() -> str:
    found = 100 * _signs(TWENTY)[1]
    return f"About {min(SHARES, key=lambda n: abs(n - found))}"


@ask(
    "twenty: two clubs",
    "One club rolls 20 times on each day, another club 200 times. Which club has more days on which the attacker loses "
    "more cubes?",
    kind="choice",
    choices=(SMALL, LARGE, ALIKE),
    hints={
        LARGE: "More rolls bring more surprises, but also more that make up for them.",
        ALIKE: "The dice are the same. But how much does one lucky roll weigh among 20, and among 200?",
    },
    because="With 20 rolls it happens on 28.3 % of the days, with 200 rolls on 7.8 %. Few rolls vary more.",
)
def two_clubs() -> str:
    few, many = _signs(TWENTY)[1], _signs(MOST)[1]
    return ALIKE if few == many else SMALL if few > many else LARGE


@task(
    "twenty: net",
    "How many cubes more than the attacker the defender loses in a roll.",
    cases=tuple(((a, b, c), (d, e)) for a, b, c, d, e in product((1, 3, 4, 6), repeat=5)),
    because="What the defender loses, less what the attacker loses.",
)
def net(attack: Sequence[int], defend: Sequence[int]) -> int:
    lost = losses(attack, defend)
    return lost.defenders - lost.attackers


@ask(
    "twenty: net mean",
    "How many cubes more than the attacker does the defender lose on average in one roll?",
    kind="number",
    hints={
        "8391/7776": "That is what the defender loses. Take away what the attacker loses.",
        "7161/7776": "That is what the attacker loses.",
        1230: "That is the sum over all rolls. Divide by how many there are.",
        2: "That many cubes are lost in all, by both together.",
    },
    because="2 · 2890 cubes less 2 · 2275 cubes in 7776 rolls.",
)
def net_mean() -> Fraction:
    mine, theirs = _mean_losses()
    return theirs - mine


@ask(
    "twenty: enough",
    "After how many rolls is the opposite rarer than 1 in 10 for the first time?",
    kind="number",
    hints={
        20: "After twenty rolls it is still more than 1 in 4.",
        100: "After a hundred rolls it is still 15 %.",
        200: "It is rarer than that already earlier.",
        160: "Look closely: after 160 rolls it is 10.02 %, a little more than 1 in 10.",
    },
    because="That is eight times as many rolls as twenty, and the opposite still comes in nearly one of ten tries.",
)
def enough() -> int:
    rule = Rule(losses)
    return next(rolls for rolls in range(1, 1000) if rule.after(rolls)[2] < ENOUGH)


# Exercises


def _counted(rng: random.Random) -> tuple[int, int, int]:
    """How often the defender lost two, each side one, and the attacker two."""
    two, one = rng.randint(16, 22), rng.randint(12, 17)
    return two, one, 50 - two - one


def _fifty(two: int, one: int, other: int) -> str:
    return (
        f"In 50 rolls the defender lost two cubes {two} times, each side lost one {one} times, "
        f"and the attacker lost two {other} times."
    )


def _frequency(rng: random.Random) -> Question:
    two, one, other = _counted(rng)
    return Question(
        "twenty: exercise 1",
        f"{_fifty(two, one, other)} What is the relative frequency of “the defender lost two”?",
        lambda: Fraction(two, 50),
        because=f"{two} of 50 rolls.",
    )


def _average(rng: random.Random) -> Question:
    two, one, other = _counted(rng)
    return Question(
        "twenty: exercise 2",
        f"{_fifty(two, one, other)} How many cubes did the defender lose on average in a roll?",
        lambda: Fraction(2 * two + one, 50),
        kind="number",
        because=f"{two} · 2 + {one} · 1 cubes in 50 rolls.",
    )


def _three_spins(rng: random.Random) -> Question:
    good, fields = rng.choice([(3, 5), (2, 3), (3, 4), (4, 5), (4, 7), (5, 8), (5, 7), (5, 6)])
    bad = fields - good

    def answer() -> Fraction:
        spins = product([True] * good + [False] * bad, repeat=3)
        return Fraction(sum(sum(won) < 2 for won in spins), fields**3)

    return Question(
        "twenty: exercise 3",
        f"A spinner has {fields} equal fields. On {good} of them you win, on {bad} you lose. You spin three times. "
        "How likely is it that you lose more often than you win?",
        answer,
        because=f"Three losses in {bad}³ ways, two losses in 3 · {bad}² · {good} ways, of {fields}³ = {fields**3}.",
    )


UNIT = Unit(
    number=2,
    name="twenty rolls",
    title="Twenty rolls",
    age=12,
    minutes=45,
    concept="variability, and how relative frequencies settle",
    game="Empire",
    hook="Roll twenty times to see who gains. How often do the rolls say the opposite?",
    exercises=(_frequency, _average, _three_spins),
    board=board,
    guide=Guide(
        plan=[
            (10, "Pairs roll three red dice against two blue ones twenty times. Each pair puts a dot on the board."),
            (5, "First guess: who loses more in the long run? Let the class argue with its own dots."),
            (10, "The guess on the school, then the dots of other classes. Compare them with your own."),
            (10, "The long run: two clubs, five runs, and all 7776 ways. Your turn 1 and 2."),
            (5, "Your turn 3: how many rolls are enough?"),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "Nobody rolled wrong. Twenty rolls are few, and few rolls vary.",
            "We do not ask what came. We ask what comes how often if we do it all again.",
        ],
        ask=[
            "Your neighbour found the opposite. Who of you is right, and how could you find out?",
            "What does one lucky roll weigh among 20 rolls, and among 200?",
            "Why is a count of all 7776 ways better than 7776 rolls?",
        ],
        support="Add up the cubes of all pairs. Let pupils see how the total of the class is nearer than most pairs.",
        extension="Let the defender roll three dice, too, and compare all of them. Who gains now?",
        ticket=(
            "A club rolls 20 times and says that the attacker loses more. What do you answer?",
            "Twenty rolls say the opposite in more than one of four tries. Roll some hundred times, or count all ways.",
        ),
        open_answers={
            "Is there a number of rolls after which nobody can be wrong any more?": "No. The opposite becomes "
            "rarer and rarer, but it never becomes impossible: the attacker could lose two cubes in every roll.",
            "Where do people in newspapers trust twenty rolls?": "Wherever a few cases stand for many: a new medicine "
            "tried by twenty people, a player praised after five games, a poll of one school class.",
        },
    ),
)

exercises = UNIT.sheet
