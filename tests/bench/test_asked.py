"""A designer's questions: each answer agrees with what is known, and says with an interval when it cannot tell."""

import sys
from dataclasses import replace
from itertools import product

import pytest

from catlib import language, load
from catlib.bench import (
    QUESTIONS,
    Panel,
    aims_of,
    ask,
    asking,
    compare,
    ladder,
    luck_and_skill,
    numbers_of,
    tornado,
    turnable,
)
from catlib.bench.findings import plus_minus
from catlib.bench.ladder import SLIPPING, rungs
from catlib.chance import Estimate
from catlib.engine import drive

CAB = load("cat_cab")
FEW = ["curse_limit", "passengers", "handicap"]


def test_every_question_has_an_answer_with_intervals():
    """Each is a sentence with who played, and a number with its interval in every row."""
    target = {"rule": "curse_limit", "number": "rounds", "target": 8.0}
    needs = {"target": target, "both": {"aims": ["shorter", "less luck"]}}
    for name, asked in QUESTIONS.items():
        rules = {"rules": FEW} if "rules" in asked.needs else {}
        found = ask(CAB, name, games=60, seed=1, **needs.get(name, {}), **rules)
        strong = [CAB.story.NAMES[bot] for bot in ("eager", "learner", "greedy", "navigator")]
        who = ", ".join(strong) if name == "skill" else "Ginger (average)"
        assert found.how.startswith(f"60 games each time, played by bots: {who}.")
        assert found.how == str(found).removeprefix(f"{found.sentence} ")
        assert ("Points are" in found.how) == any(one.estimate.unit == "points" for one in found.findings)
        assert ("the others take a random choice" in found.how) == (name in ("shorter", "both"))
        assert found.title.endswith("?")
        assert len(found.rows_of) * len(found.panels) == len(found.findings) > 0
        assert all(one.estimate.low <= one.estimate.value <= one.estimate.high for one in found.findings)
        assert (found.total, len(found.frame())) == (found.done, len([*found.findings, *found.differences]))


def test_to_go_first_is_what_compare_says():
    """How often the first player wins is the finding of `compare` from the same games, beside an equal share."""
    found = compare(CAB, games=400, seed=3, progress=False).find("first-player advantage").estimate
    said = ask(CAB, "fair", games=400, seed=3)
    rate = said.panels[0].estimates[0]
    assert found.value == pytest.approx(rate.value - 0.5)
    assert f"The first player won {plus_minus(rate)} of 400 games; an equal share is 50%." in said.sentence
    assert ("first player", "second player") == said.rows_of


def test_an_equal_share_of_games_that_have_a_winner_is_explained():
    """Where nobody wins some games, the sentence says how many, and the chart names the share that is left."""
    found = ask(load("taxi_derby"), "fair", games=200, seed=1)
    assert "an equal share is 49.5%, as 1% had no winner." in found.sentence
    assert "equal share: 49.5%" == found.panels[0].marked


@pytest.mark.parametrize(("points", "says"), [
    ((-1, 5), "Can't tell yet. The"), ((1, 4), "Yes, a small advantage. The"), ((1, 9), "Yes, an advantage. The"),
    ((6, 9), "Yes, a clear advantage. The"), ((11, 15), "Yes, a large advantage. The"),
    ((-4, -1), "No, it is a small disadvantage. The")])
def test_whether_starting_pays_begins_with_yes_or_no(points, says, monkeypatch):
    """An advantage is one only where the games are enough to tell, and so is how large it is."""
    low, high = (0.5 + end / 100 for end in points)
    first = Estimate((low + high) / 2, low, high, 100, 0.95, "%")
    means = iter([first, *[Estimate(0.5, 0.5, 0.5, 100, 0.95, "%")] * 2])
    monkeypatch.setattr(sys.modules["catlib.bench.asked"], "mean_of", lambda *_: next(means))
    assert ask(CAB, "fair", games=100).sentence.startswith(says)


def test_a_target_is_reached_by_the_value_that_was_played():
    """With the mean of the printed rules as target, the printed value is the best one."""
    mean = compare(CAB, games=300, seed=2, progress=False).find("rounds").estimate.value
    found = ask(CAB, "target", games=300, seed=2, rule="curse_limit", number="rounds", target=mean)
    assert ["curse limit: 4, as now"] == [found.rows_of[i] for i in found.best]
    less = ask(CAB, "target", games=300, seed=2, rule="curse_limit", number="rounds")
    assert f"comes nearest to {0.9 * mean:.3g}, a tenth less than now" in less.sentence
    assert 0.9 * mean == pytest.approx(less.panels[0].mark)


def test_a_front_is_what_no_other_beats():
    """Of all rows, those marked are beaten on both aims by none."""
    found = ask(CAB, "both", games=100, seed=1, aims=["shorter", "less luck"], rules=FEW)
    length, better = (panel.estimates for panel in found.panels)
    points = [(-a.value, b.value) for a, b in zip(length, better, strict=True)]
    beaten = {i for i, j in product(range(len(points)), repeat=2)
              if points[i] != points[j] and all(b >= a for a, b in zip(points[i], points[j], strict=True))}
    assert set(range(len(points))) - beaten >= set(found.best)
    assert found.best


def test_rules_that_do_not_meet_do_not_act_together():
    """What a pair of rules does beyond the sum of both is counted game by game, here by hand."""
    found = ask(CAB, "pairs", games=80, seed=1, rules=["curse_limit", "passengers"])
    turns = [drive(load("cat_cab", **rules), ["greedy"] * 2, 1, 0, 80).counts[2]
             for rules in ({}, {"curse_limit": 12}, {"passengers": 20}, {"curse_limit": 12, "passengers": 20})]
    assert ("curse limit: 12 with passengers: 20",) == found.rows_of
    plain, one, other, both = map(sum, turns)
    assert (both - one - other + plain) / 80 == pytest.approx(found.panels[0].estimates[0].value)


def test_slips_cost_the_more_the_more_there_are():
    """A seat that leaves a fifth of its decisions to chance wins less, in both engines alike."""
    fair, some, all_of_them = (drive(CAB, ["greedy"] * 2, 1, 0, 40, slips=[slip, 0.0]) for slip in (0.0, 0.2, 1.0))
    plain = drive(CAB, ["greedy"] * 2, 1, 0, 40, slips=[0.2, 0.0], compile=False)
    assert (plain.winners, plain.counts) == (some.winners, some.counts)
    wins = [sum(won & 1 for won in each.winners) for each in (fair, some, all_of_them)]
    assert sorted(wins, reverse=True) == wins
    assert drive(CAB, ["greedy"] * 2, 1, 0, 40).winners == fair.winners != some.winners


def test_slips_in_one_phase_change_only_that():
    """Where nobody is ever asked, slips change nothing."""
    base, never = (drive(CAB, ["greedy"] * 2, 1, 0, 30, slips=slips, only=62) for slips in ((), (1.0, 1.0)))
    assert base.counts == never.counts


def test_the_moving_of_cabs_matters_most():
    """To move a cab matters more than to choose what curses cancel; the kinds are named by their questions."""
    found = ask(CAB, "decisions", games=600, seed=1)
    assert found.rows_of.index("moves") < found.rows_of.index("chooses what the curses cancel")
    assert "moves" == found.rows_of[0]


@pytest.mark.parametrize("bots", [None, ["crazy cat", "greedy"]])
def test_every_strength_is_what_compare_says(bots):
    """To ask a strength is to play its games apart: what the start pays, and what a rule changes, game by game."""
    how = {"games": 60, "seed": 1, "progress": False}
    steps, found = rungs(CAB, bots), compare(CAB, bots, skill="ladder", **how)
    assert compare(CAB, bots, skill="ladder", workers=1, **how) == found
    assert replace(found, title="") == replace(ask(CAB, "skill", bots, games=60, seed=1), title="")
    both = [CAB, load("cat_cab", curse_limit=2)]
    found = compare(both, bots, skill="ladder", **how)
    one, other = (compare(both, bots or steps[-1].bots, **how).differences, found.panels[0].estimates[-1])
    assert [other.value] == pytest.approx([each.estimate.value for each in one if each.measure == "turns"])
    for rung, effect in zip(steps, found.panels[0].estimates, strict=True):
        first, second = (drive(game, rung.bots, 1, 0, 60, slips=[rung.slip] * 2).counts[2] for game in both)
        assert (sum(second) - sum(first)) / 60 == pytest.approx(effect.value)
    ends = [found.panels[0].estimates[i].value for i in (0, -1)]
    assert ends[1] - ends[0] == pytest.approx(found.apart[0].value) == pytest.approx(found.frame().value.iloc[-1])
    assert list(found.rows_of) == list(found.figure().data[0].x) == [rung.name for rung in steps]


def test_what_the_start_pays_is_what_compare_says():
    """The advantage of the first player among the strongest is the finding of `compare`."""
    found = compare(CAB, games=60, seed=1, skill="ladder", progress=False)
    alone = compare(CAB, "navigator", games=60, seed=1, progress=False).find("first-player advantage").estimate
    assert alone.value == pytest.approx(found.panels[0].estimates[-1].value)


def test_who_has_a_part_in_the_game_plays_it_at_every_strength():
    """Crazy cat drives as the rulebook says; where a game has no ladder, its bots slip."""
    alone = load("cat_cab", players=1)
    assert {"crazy cat"} == {rung.bots[alone.setup.crazy] for rung in rungs(alone)}
    assert list(SLIPPING.values()) == [rung.slip for rung in rungs(load("hog"))]


def test_what_may_be_nothing_is_not_said_to_be_something():
    """An effect has a direction only where its interval is on one side; so has the difference between strengths."""
    def points(value, half):
        return Estimate(value / 100, (value - half) / 100, (value + half) / 100, 90, 0.95, "points")

    def said(weak, strong):
        panel = Panel("going first is worth", (points(weak, 2), points(strong, 2)), 0.0, "equal shares")
        return ladder._said(panel, ("children", "experts"), points(strong - weak, 3))

    start = "no: going first is worth {} ± 2.0 points among experts"
    end = "nothing that shows (+1.0 ± 2.0 points) among children"
    assert f"{start.format('+5.0')}, {end}; the difference is 4.0 ± 3.0 points" == said(1, 5)
    assert f"{start.format('−4.0')}, {end}; the difference is 5.0 ± 3.0 points" == said(1, -4)
    assert said(2.5, 5).startswith("yes, as far as these games tell: going first is worth +5.0")


def test_a_ladder_takes_no_other_look():
    """What belongs to a single strength is refused, and so is a number that there is not."""
    for more in ({"traces": 2}, {"common": False}, {"checkpoint": "x"}):
        with pytest.raises(ValueError, match='skill="ladder": all share their luck; without traces'):
            compare(CAB, games=10, skill="ladder", **more)
    with pytest.raises(ValueError, match="number='x': there are turns, the first player wins, "):
        compare(CAB, games=10, skill="ladder", number="x")


@pytest.mark.parametrize(("question", "needs", "why"), [
    ("luck", {}, "question='luck': there are fair, shorter"),
    ("fair", {"rule": "x"}, "rule: “Is going first an advantage.” needs nothing more"),
    ("target", {"rule": "curse_limit", "number": "points"}, "number='points': there are turns"),
    ("both", {"aims": ["shorter"]}, "expected two of shorter"),
    ("pairs", {"rules": ["handicap"]}, "It takes two house rules"),
    ("skill", {"rule": "place_points"}, "place_points: say which value to try"),
])
def test_what_cannot_be_asked_is_refused_in_a_sentence(question, needs, why):
    """The sentence names what there is."""
    with pytest.raises(ValueError, match=why):
        list(asking(CAB, question, games=10, **needs))


def test_who_plays_alone_is_asked_less():
    """Where nobody is beaten there is no start, and no better player."""
    alone = load("meow_daifugo", players=1)
    assert "played by different bots" in ask(load("cat_cab", players=1), "fair", games=4).sentence
    assert "no start to compare" in ask(alone, "fair", games=4).sentence
    assert "decisions" == next(iter(numbers_of(alone)))
    assert {"less luck", "a fair start"}.isdisjoint(aims_of(alone))
    assert ["handicap"] == turnable(CAB, ["place_points", "handicap"])
    for question in ("shorter", "decisions"):
        with pytest.raises(ValueError, match="Nobody plays against another"):
            ask(alone, question, games=4)


@pytest.mark.parametrize(("question", "tried", "needs"), [
    ("shorter", "changes of the rules", {"rules": FEW}), ("pairs", "pairs", {}),
    ("target", "values", {"rule": "curse_limit", "number": "turns"}),
    ("both", "changes of the rules", {"rules": FEW, "aims": ["shorter", "less luck"]}),
    ("skill", "strengths of players", {}), ("decisions", "decisions", {})])
def test_a_question_that_is_stopped_says_how_much_it_knows(question, tried, needs):
    """Whatever it finds among a part of what it tries, the answer begins with how many those are, until all are."""
    for answer in (answers := [one for one, *_ in asking(CAB, question, games=30, seed=1, **needs) if one]):
        so_far = f"So far, {answer.done} of {answers[-1].total} {tried} tried. "
        assert answer.sentence.startswith(so_far) == (answer.done < answer.total), answer.sentence
    assert len(answers) > 2
    assert answers[-1].done == answers[-1].total


def test_rules_and_bots_are_said_in_the_language():
    """Neither True nor a bot's own name, and lists are those of the language."""
    game = load("cat_cab")
    with language("ja"):
        turned = tornado(game, ["handicap"], games=40)
        assert {"いいえ"} == {turned.bars[0].say(value) for value, _ in turned.bars[0].moves}
        assert "クレイジーキャット (ふつう)、" in luck_and_skill(game, ["crazy cat", "greedy"], games=40).sentence
        said = ask(game, "both", games=20, aims=["shorter", "less luck"], rules=["handicap"]).sentence
        assert "、" in said
        assert ", " not in said
