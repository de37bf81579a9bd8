"""The lesson on pushing one's luck: five dice rolled once, a whole turn as a distribution, and other goals."""

from collections import Counter

from catlib.games.cat_cab import odds
from catwidgets.draw import Chart, curve, outcome_chart, simulated_over_exact
from catwidgets.lessons.cat_cab.turns import simulate_turns as simulate_turns
from catwidgets.teach import explored, note_of, saying

say = saying(__name__)
DICE, LIMIT = 5, 4


# Five dice


def played(turns: Counter[int], best: bool = False) -> Chart:
    """Turns of Crazy cat, or of the best driver, over the exact chances."""
    exact = odds.best_turn_distribution(DICE) if best else odds.one_roll(DICE)
    return simulated_over_exact(exact, turns, say("played", best=best), say("net-spaces"), cases=say("turns"))


@explored(dice=(1, DICE, 7), curses_at_the_start=(0, 0, LIMIT))
def best_turns(dice: int, curses_at_the_start: int) -> Chart:
    """The distribution of the net spaces under best play, for any number of dice and of curses at the start."""
    distribution = odds.best_turn_distribution(dice, curses=curses_at_the_start)
    title = say("best-play", dice=dice, curses=curses_at_the_start)
    return outcome_chart(distribution, title=title, x_title=say("net-spaces"))


# Other goals


def reaching() -> Chart:
    """The chance of at least that many net spaces: for Crazy cat, for the highest mean, and driven for just that."""
    cat, mean = odds.one_roll(DICE), odds.best_turn_distribution(DICE)
    spaces = range(11)
    lines = {
        say("for-that"): [(d, odds.reach(d, DICE)) for d in spaces],
        say("for-mean"): [(d, mean.at_least(d)) for d in spaces],
        say("crazy-cat"): [(d, cat.at_least(d)) for d in spaces],
    }
    return curve(lines, say("at-least"), say("net-spaces"), say("chance"), percents=True)


note = note_of(
    __name__,
    {
        "luck: two dice": lambda: odds.one_roll(2).mean,
        "luck: any curse": lambda: odds.curse_chance(DICE),
        "luck: Crazy cat": lambda: odds.one_roll(DICE).mean,
        "luck: six before one": lambda: odds.reach(2, 1),
        "luck: ten spaces": lambda: odds.reach(10, DICE),
    },
)
