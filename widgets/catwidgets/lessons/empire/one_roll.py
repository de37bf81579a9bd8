"""The lesson on one roll: attack dice against defence dice, ties, and comparisons that depend on each other."""

import functools
from collections import Counter
from fractions import Fraction
from itertools import product

from catlib.chance import Pmf, die, generator, keep_highest, percent
from catlib.games.empire import odds
from catlib.games.empire.odds import Dice, Losses
from catwidgets.draw import Chart, outcome_chart, simulated_over_exact
from catwidgets.lessons.empire.twenty_rolls import losses
from catwidgets.lessons.empire.twenty_rolls import words_of as words_of
from catwidgets.teach import Answer, Listing, compared, explored, note_of, saying

say = saying(__name__)


def tie_rules() -> dict[str, str]:
    """Return who wins ties, by what that rule is called."""
    return {say(f"{who}-wins"): who for who in ("defender", "attacker")}



# More dice


def _highest(dice: int) -> Pmf:
    return keep_highest(die(6), dice, 1)


@explored(dice=(1, 3, 6))
def highest(dice: int) -> Chart:
    """The distribution of the highest of some dice."""
    return outcome_chart(_highest(dice), title=say("highest", dice=dice), x_title=say("shows"))


# Three against two


@functools.cache
def comparisons() -> Pmf:
    """Return whether the attacker wins the first and the second comparison of a roll, three dice against two."""
    counts: Counter[tuple[bool, bool]] = Counter()
    for faces in product(range(1, 7), repeat=5):
        attack, defend = sorted(faces[:3], reverse=True), sorted(faces[3:], reverse=True)
        counts[attack[0] > defend[0], attack[1] > defend[1]] += 1
    return Pmf.from_counts(counts)


def second_comparison() -> str:
    alone = comparisons().probability(lambda won: won[1])
    after = comparisons().given(lambda won: won[0]).probability(lambda won: won[1])
    return compared(after, alone, "less", "same", "more")


def _independent() -> Fraction:
    distribution = comparisons()
    return distribution.probability(lambda won: won[0]) * distribution.probability(lambda won: won[1])


def both() -> Fraction:
    return odds.roll(3, 2).exactly(Losses(0, 2))


def both_comparisons() -> Listing:
    """The two comparisons of a roll: what multiplying says, and what counting says."""
    distribution = comparisons()
    first, second = distribution.probability(lambda won: won[0]), distribution.probability(lambda won: won[1])
    won = distribution.map(sum)
    multiplied = (first * second, first * (1 - second) + second * (1 - first), (1 - first) * (1 - second))
    counted = [won.exactly(n) for n in (2, 1, 0)]
    names = map(say, ("both", "just-one", "neither"))
    rows = [(name, percent(m), percent(c)) for name, m, c in zip(names, multiplied, counted, strict=True)]
    sentence = say("comparisons", first=percent(first), second=percent(second))
    return Listing(sentence, (say("attacker"), say("multiplied"), say("counted")), rows)


# Choices


def one_die_or_two() -> str:
    best = odds.best_dice(10, 10).defend
    return "no_matter" if len(best) > 1 else ("one", "two")[best[0] - 1]


SIDES = ["6", "2", "4", "8", "12", "20"]


@explored(
    lambda: say("task"),
    attack=(1, 3, 4),
    defend=(1, 2, 3),
    sides=SIDES,
    ties=lambda: [*tie_rules()],
)
def roll_distributions(attack: int, defend: int, sides: str, ties: str) -> Chart:
    """Any roll: that many dice against that many, of any sides, with either rule for ties."""
    dice = Dice(int(sides), attack, defend, tie_rules()[ties])
    distribution = odds.roll(attack, defend, dice).map(lambda lost: lost.defenders - lost.attackers)
    return outcome_chart(distribution, title=say("roll", attack=attack, defend=defend), x_title=say("more"))


def simulated(rolls: int = 2000, seed: int = 1) -> Chart:
    """So many rolls of three dice against two over the exact chances."""
    rng, counts = generator(seed), Counter[Losses]()
    for _ in range(rolls):
        faces = [1 + int(6 * rng.random()) for _ in range(5)]
        counts[losses(faces[:3], faces[3:])] += 1
    rolled = {_short(lost): n for lost, n in counts.items()}
    return simulated_over_exact(odds.roll(3, 2).map(_short), rolled, say("three-two"), say("lost"), cases=say("rolls"))


def _short(lost: Losses) -> str:
    return say("one-each" if lost.attackers == lost.defenders else "attacker-two" if lost.attackers else "defender-two")


note = note_of(
    __name__,
    {
        "roll: highest of three": lambda: _highest(3).exactly(6),
        "roll: three against one": lambda: odds.roll(3, 1).exactly(Losses(0, 1)),
        "roll: the second comparison": second_comparison,
        "roll: both": Answer(both, wrong={"independent": _independent()}),
        "roll: one die or two": one_die_or_two,
    },
)
