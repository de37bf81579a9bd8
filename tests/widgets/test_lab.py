"""The design lab: a control for every house rule, charts that follow, comparison, export, sentences for what is not."""

import csv
import math
import re
import threading
from statistics import mean, stdev

import catwidgets.lab
import catwidgets.lab.lab
import pytest
from catwidgets import DesignLab
from catwidgets.lab import Workshop
from catwidgets.lab.beside import SAME, rows, verdict, win_chart
from catwidgets.table import allowed, rule_control

from catlib import language, load
from catlib.bench.findings import plus_minus
from catlib.bench.sample import sampled, side_by_side
from catlib.chance import Estimate
from catlib.game import classics, describe
from catlib.play import turn_distribution

from .person import control, inside, words


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    """A few games, played without compiling."""
    monkeypatch.setattr("catlib.engine.kernels.has_wasm", lambda: False)


def lab(players: int = 2, games: int = 12, **options) -> DesignLab:
    """A lab of Cat Cab Crew with few games."""
    return DesignLab(load("cat_cab", players=players), games=games, **options)


def bots(at: DesignLab) -> list[str]:
    """The seats that a bot can be put in."""
    return [w.description for w in inside(at) if "'greedy'" in str(getattr(w, "options", ()))]


# Controls


def test_every_house_rule_has_a_control():
    """Each rule of the model can be turned, and its description stands below."""
    game, at = load("cat_cab"), lab()
    assert list(type(game.house).model_fields) == list(at.controls)
    for rule, made in at.controls.items():
        note = made.view.children[1].value
        assert describe(type(game.house), rule).split("(")[0].split("'")[0][:20] in note


@pytest.mark.parametrize("rule", list(type(load("cat_cab").house).model_fields))
def test_a_control_shows_what_it_was_told(rule):
    """A control holds the rule's value, in a form that loads the same game again."""
    game = load("cat_cab")
    control = rule_control(game, rule)
    control.show(getattr(game.house, rule))
    assert game == load("cat_cab", **{rule: control.value})


def test_showing_tells_nobody():
    """Only what a person changes is reported."""
    control, told = rule_control(load("cat_cab"), "curse_limit"), []
    control.on_change(told.append)
    control.show(3)
    assert [] == told
    control.parts[0].value = 5
    assert [5] == told


def test_numbers_run_between_their_bounds():
    """A slider goes from the least to the most that the model allows."""
    [slider] = rule_control(load("cat_cab"), "curse_limit").parts
    assert (1, 12, 4) == (slider.min, slider.max, slider.value)


def test_what_is_allowed_is_said():
    """Bounds for numbers, names for choices, nothing for what has its own sentences."""
    game = load("cat_cab")
    assert "; allowed is 1 to 12" == allowed(game, "curse_limit")
    assert "; allowed is final, each move" == allowed(game, "pickup")
    assert "" == allowed(game, "place_points") == allowed(game, "no_such_rule")


def test_any_game_with_house_rules_has_a_lab():
    """Nothing in the lab names a game."""
    at = DesignLab(load("hog"), games=6)
    at.set("target", 30)
    assert 30 == at.now.game.house.target
    assert "seat 1" in at.win_board.label


# Turning


def test_a_slider_changes_the_game():
    """The rules, the distribution of a turn and the whole games follow the control."""
    at = lab()
    at.controls["curse_limit"].parts[0].value = 2
    assert load("cat_cab", curse_limit=2) == at.now.game
    assert turn_distribution(at.now.game) == at.now.distribution
    assert sampled(at.now.game, games=12, seed=at.now.seed) == at.now.run


def test_settings_come_back_as_they_were():
    """Players, house rules and bots go into a text and out of it; one that does not hold is refused in a sentence."""
    at, other = lab(), DesignLab(load("cat_cab", players=3, curse_limit=3), games=12)
    at.sit(1, "random")
    at.set("item_limit", 3)
    other.restore(at.settings())
    assert (at.now.game, at.now.bots) == (other.now.game, other.now.bots)
    assert 4 == other.controls["curse_limit"].value
    for wrong in ("{}", "[]", "x", '{"players": 2, "house": {"x": 1}, "bots": []}', "[" * 9000):
        with pytest.raises(ValueError):  # noqa: PT011 - whose sentence is shown as it is
            other.restore(wrong)
    assert at.now.game == other.now.game


def test_points_of_places_are_turned_one_by_one():
    """A rule of three numbers has three fields."""
    at = lab()
    at.controls["place_points"].parts[2].value = 0
    assert (10, 5, 0) == at.now.game.house.place_points


def test_a_row_of_choices_is_turned():
    """What a die brings at cat nibbles is chosen face by face."""
    at = lab()
    at.controls["nibbles_bands"].parts[0].value = "speed boost"
    assert ("speed boost", "greedy cat", "speed boost") == at.now.game.house.nibbles_bands


def test_a_city_is_named_or_read_from_a_file(tmp_path):
    """The board is a name that comes along or the path of a TOML file; a wrong one is told and changes nothing."""
    at = lab()
    control = at.controls["board"]
    assert ["default"] == list(control.parts[0].options)
    assert "default" == control.value
    control.parts[0].value = "nowhere"
    assert "board=" in at.problem
    assert "there is no such board" in at.problem
    assert "default" == control.value
    path = tmp_path / "city.toml"
    path.write_text(
        'title = "Small"\ncolumns = 3\nrows = 3\n[[gates]]\ncell = [1, 1]\nside = "down"\n'
        '[[gates]]\ncell = [3, 3]\nside = "up"\n'
    )
    control.parts[0].value = str(path)
    assert 3 == at.now.game.setup.columns
    assert "board = Small" == at.now.changes
    assert "Small" == control.value


@pytest.mark.parametrize(("rule", "value", "said"), [
    ("curse_limit", math.nan, "curse_limit=nan: input should be a finite number; allowed is 1 to 12."),
    ("curse_limit", 13, "curse_limit=13: input should be less than or equal to 12; allowed is 1 to 12."),
    ("curse_limit", "many", "unable to parse string as an integer; allowed is 1 to 12."),
    ("place_points", (10, 5, 101), "place_points.2=101: input should be less than or equal to 100"),
    ("place_points", (10, 5), "expected three values"),
    ("pickup", "gone", "allowed is final, each move."),
    ("stolen_dice", "one turn", "stolen_dice is fixed: A die taken by Greedy cat stays with the thief (0.18)."),
    ("speed", 3, "speed: no such house rule of Cat Cab Crew")])
def test_what_is_not_allowed_is_a_sentence(rule, value, said):
    """The sentence names the rule and what it may be; rules, charts and controls stay as they were."""
    at = lab()
    before = at.now
    at.set(rule, value)
    assert said in at.problem
    assert at.problem == at.win_board.error
    assert before is at.now
    if rule in at.controls:
        assert load("cat_cab") == load("cat_cab", **{rule: at.controls[rule].value})


def test_a_value_that_is_put_back_is_explained_where_it_was_typed():
    """Below the fields of a rule stands what is allowed, until a value fits."""
    lab = DesignLab(load("empire", players=3), games=1, rules=["set_awards"])
    control = lab.controls["set_awards"]
    control.parts[1].value = 500
    assert [4, 6, 8, 10, 12, 15] == control.value
    assert "the value is as before: set_awards" in control._note.value
    assert "numbers of cubes are 0 to 200" in control._note.value
    control.parts[1].value = 7
    assert "as before" not in control._note.value


def test_the_sentence_goes_when_things_are_well_again():
    """What was wrong is forgotten with the next change."""
    at = lab()
    at.set("curse_limit", 99)
    at.set("curse_limit", 3)
    assert "" == at.problem == at.win_board.error


def test_all_as_printed():
    """One button sets every rule and every control back."""
    at = lab()
    at.set("curse_limit", 2)
    at.set("diagonal", True)
    at.reset()
    assert load("cat_cab") == at.now.game
    assert 4 == at.controls["curse_limit"].value
    assert not at.controls["diagonal"].value


# Who plays


def test_places_at_the_start_tell_equal_drivers_apart():
    """Where one bot drives all cabs the bars are the order of play."""
    at = lab(players=3, games=30)
    assert ("start 1", "start 2", "start 3") == win_chart(side_by_side({"": at.now.run})).ticks
    starts = list(at.now.run.columns["start of the winner"])
    [bars] = win_chart(side_by_side({"": at.now.run})).series
    assert [starts.count(place) / 30 for place in (1, 2, 3)] == [point.y for point in bars.points]


def test_different_drivers_stand_for_themselves():
    """With a bot of its own in a seat the bars are the seats."""
    at = lab()
    control(at, "blue").value = "random"
    assert ("greedy", "random") == at.now.bots
    chart = win_chart(side_by_side({"": at.now.run}))
    assert ("red", "blue") == chart.ticks
    won = [sum(bits >> seat & 1 for bits in at.now.run.played.winners) for seat in (0, 1)]
    assert [n / 12 for n in won] == [point.y for point in chart.series[0].points]


def test_a_seat_has_its_colour_in_every_language():
    """Who is orange is drawn orange where that has another name."""
    result = side_by_side({"": DesignLab(load("taxi_derby"), games=12).now.run})
    drawn = [point.colour for point in win_chart(result).series[0].points]
    with language("de"):
        chart = win_chart(result)
    assert (["Orange", "Grün"], drawn) == ([*chart.ticks][:2], [point.colour for point in chart.series[0].points])


def test_whoever_plays_alone_is_told_apart_by_turns():
    """A game for one has nobody to beat: the bars are the turns it takes, and all of them together are certain."""
    lab = DesignLab(load("meow_daifugo", players=1), games=200)
    chart = lab._win_chart()
    assert pytest.approx(1) == sum(point.y for point in chart.series[0].points)
    assert sorted(set(lab.now.run.columns["turns as the game counts them"])) == [*map(int, chart.ticks)]
    assert "How many turns whole games take" in lab.to_svg()
    assert ">0.0 " not in words(lab)
    assert "1 in every game" in words(lab)


def test_the_number_of_players_changes():
    """Two, three, or one against Crazy cat, whose seat keeps its bot's name."""
    at = lab()
    at.players.value = 3
    assert 3 == at.now.game.num_players == len(bots(at))
    at.players.value = 1
    assert ("greedy", "crazy cat") == at.now.bots
    assert ["red", "Crazy cat"] == bots(at)


# Comparing


def test_a_and_b_stand_side_by_side():
    """What was kept is A, what is turned next is B, in both charts and in the table."""
    at = lab()
    at.keep()
    at.set("curse_limit", 2)
    assert "A: start 1" in at.win_board.label
    assert "B: start 1" in at.win_board.label
    assert at.turn_board.label.startswith("A: One full turn")
    assert "our reading" in words(at)
    assert "curse limit = 2" in words(at)
    at.drop()
    assert "A:" not in at.win_board.label + at.turn_board.label


def test_differences_stand_first_with_their_intervals():
    """B − A is told game by game, before any chart, with what was changed; bold is what games can tell."""
    at = lab(games=40)
    at.keep()
    assert "Change a rule, and B − A stands here." in words(at)
    at.set("white_dice", 2)
    assert at._beside is at.children[1].children[1].children[0]
    assert "white dice: 5 → 2" in at._beside.value
    two = at.kept.run, at.now.run
    result = side_by_side(dict(zip("AB", two, strict=True)))
    table = {row.what: row for row in (*rows(result), *at._known())}
    won = [(b == 1) - (a == 1) for a, b in zip(*(one.columns["start of the winner"] for one in two), strict=True)]
    half = 1.959964 * stdev(won) / math.sqrt(40)
    assert f"{100 * mean(won):+.1f} ± {100 * half:.1f} points" == table["start 1 wins"].apart[0][0].replace("−", "-")
    longer = [b - a for a, b in zip(*(one.columns["rounds"] for one in two), strict=True)]
    error = 1.959964 * stdev(longer) / math.sqrt(40)
    assert f"+{mean(longer):.1f} ± {error:.1f}" == table["rounds a game"].apart[0][0]
    rounds = [plus_minus(one.mean("rounds")) for one in two]
    assert rounds == [*table["rounds a game"].values]
    gap = turn_distribution(at.now.game).mean - turn_distribution(at.kept.game).mean
    assert f"{float(gap):.3f} exactly".replace("-", "−") == table["mean of the lower chart"].apart[0][0]
    assert [name for name, row in table.items() if row.told] == re.findall('bold">([^<]*)</th>', at._beside.value)


@pytest.mark.parametrize(("low", "high", "says"), [
    (-0.1, 0.2, "unsure"), (0.1, 0.2, "more"), (-0.2, -0.1, "less"), (0, 0, SAME)])
def test_a_difference_is_told_only_where_its_interval_leaves_nought_out(low, high, says):
    """Noise is not news."""
    assert says == verdict(Estimate((low + high) / 2, low, high, 100))


def test_the_same_distribution_has_one_mean():
    """Two variants that differ only elsewhere share the line of their mean."""
    at = lab()
    at.keep()
    at.set("rush_turns", 3)
    assert "A and B" in at.turn_board.fixed_svg


def test_every_game_is_a_row_of_the_table_of_numbers(tmp_path):
    """The CSV file has a line for each game of each variant, with rules, bots, payoffs and measures."""
    at, path = lab(games=5), tmp_path / "a.csv"
    at.keep()
    at.set("curse_limit", 2)
    at.export(path)
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert ["A"] * 5 + ["B"] * 5 == [row["variant"] for row in rows]
    assert {"our reading", "curse limit = 2"} == {row["house rules"] for row in rows}
    assert list(at.kept.run.columns["rounds"]) == [int(row["rounds"]) for row in rows[:5]]
    assert f"Written to {path}." == at.win_board.status


def test_variants_with_other_players_share_a_file(tmp_path):
    """What one variant has no column for stays empty."""
    at, path = lab(games=3), tmp_path / "a.csv"
    at.keep()
    at.play_with(3)
    at.export(path)
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert ["", "", ""] == [row["payoff of seat 3"] for row in rows[:3]]
    assert all(row["payoff of seat 3"] for row in rows[3:])


@pytest.mark.parametrize(("name", "said"), [("a.ipynb", "ends in .csv"), ("no/a.csv", "No such file")])
def test_a_file_that_cannot_be_written_is_told(tmp_path, name, said):
    """No other kind of file is written over, and trouble with folders is a sentence."""
    at = lab(games=3)
    at.path.value = str(tmp_path / name)
    control(at, "Export CSV").click()
    assert said in at.win_board.error
    assert [] == list(tmp_path.iterdir())


def test_bad_luck_is_not_the_same_at_every_value():
    """Each set of rules has luck of its own, always the same; what is compared with A has A's."""
    at = lab()
    seeds = []
    for limit in (2, 3, 4, 2):
        at.set("curse_limit", limit)
        seeds.append(at.now.seed)
    assert [seeds[0], at.seed, 3] == [seeds[3], seeds[2], len(set(seeds))]
    at.keep()
    at.set("curse_limit", 3)
    assert at.kept.seed == at.now.seed == seeds[0]


def test_buttons_are_there_while_they_do_something():
    """Nothing is compared or changed at first; a rule that is turned can be put back, and A let go."""
    at = lab()
    assert "played by bots: Ginger (average)." in words(at)

    def shown():
        return [b.layout.display != "none" for b in (at.drop_button, at.reset_button)]

    assert [False, False] == shown()
    at.keep()
    at.set("curse_limit", 2)
    assert [True, True] == shown()
    at.drop()
    at.reset()
    assert [False, False] == shown()


def test_a_long_range_is_turned_near_its_usual_value():
    """A slider of 999 values would jump; it goes to twice the usual value, and further if a rule was set so."""
    [slider] = rule_control(load("pig"), "target").parts
    assert (2, 200, 100) == (slider.min, slider.max, slider.value)
    far = rule_control(load("pig"), "target")
    far.show(1000)
    assert 1000 == far.value


# Working in the background


def test_a_live_lab_answers_first_and_then_in_the_background():
    """The first picture is complete, so that a stored notebook is; later changes do not block."""
    at = lab(games=10, live=True)
    assert 10 == at.now.run.games
    assert at.now.distribution is not None
    at.set("curse_limit", 2)
    at.wait()
    assert turn_distribution(load("cat_cab", curse_limit=2)) == at.now.distribution
    assert sampled(load("cat_cab", curse_limit=2), games=10, seed=at.now.seed) == at.now.run


def test_stale_answers_are_dropped(monkeypatch):
    """While a slider is dragged only the last place counts, however late an older answer comes."""
    at, held = lab(games=4, live=True), threading.Event()
    play = catwidgets.lab.lab.samples

    def slow(game, *args, **rest):
        for run in play(game, *args, **rest):
            if game.house.curse_limit == 2:
                held.wait(20)
            yield run

    monkeypatch.setattr(catwidgets.lab.lab, "samples", slow)
    at.set("curse_limit", 2)
    at.set("curse_limit", 3)
    held.set()
    at.wait()
    expected = load("cat_cab", curse_limit=3)
    assert (expected, turn_distribution(expected)) == (at.now.game, at.now.distribution)
    assert expected == at.now.run.game


def test_games_come_in_batches(monkeypatch):
    """The bars are drawn as games come in, and the sentence stands once all are played."""
    at, seen = lab(games=10, live=True), []
    monkeypatch.setattr(catwidgets.lab.lab, "_draw", lambda board, chart, status=None: seen.append((board, status)))
    at.set("curse_limit", 2)
    at.wait()
    assert 5 <= sum(board is at.win_board for board, _ in seen)
    assert "10 games" in [status for board, status in seen if board is at.win_board][-1]


@pytest.mark.usefixtures("shown_errors")
def test_what_goes_wrong_in_the_background_is_shown(monkeypatch):
    """A mistake in a thread is on the board and not in a log."""
    at = lab(games=4, live=True)
    monkeypatch.setattr(catwidgets.lab.lab, "turn_distribution", lambda game: 1 / 0)
    at.set("curse_limit", 2)
    at.wait()
    assert "Something went wrong: ZeroDivisionError: division by zero" == at.win_board.error


# On paper


def test_paper_gets_both_charts_and_their_sentences():
    """A stored notebook shows pictures and words, the same every time."""
    first, second = (lab(players=3)._repr_mimebundle_()[0] for _ in range(2))
    for kind in ("text/plain", "image/svg+xml"):
        assert first[kind] == second[kind]
    assert first["text/plain"].startswith("Design lab of Cat Cab Crew, our reading. Who wins whole games: start 1 ")
    assert "One full turn, played best: 15 outcomes from −4 to 10" in first["text/plain"]
    assert "One full turn, played best" in first["image/svg+xml"]


def test_changed_rules_are_marked_and_older_charts_are_pale(monkeypatch):
    """The control of a changed rule stands out, and while answers are missing the words say which charts are older."""
    at = lab()
    at.set("white_dice", 2)
    marked = [name for name, each in at.controls.items() if "cat-changed" in each.view._dom_classes]
    assert ["white_dice"] == marked
    monkeypatch.setattr(at, "_computing", lambda request: iter(()))
    at._start()
    at.wait()
    assert "pale charts show the rules before" in words(at)
    assert "cat-late" in at._charts["run"]._dom_classes


def test_rules_can_be_picked_to_stand_in_front():
    """A notebook names the rules it is about; the others are folded away."""
    at = lab(rules=["diagonal"])
    shown, more = at.children[1].children[0].children[0].children
    assert [at.controls["diagonal"].view] == list(shown.children)
    assert f"{len(at.controls) - 1} more house rules" == more.get_title(0)


# Best play


def test_a_small_game_is_solved():
    """One button takes rules of a game small enough, the other says how far ahead whoever begins is."""
    at = DesignLab(load("washi_cat"), games=4)
    at.small()
    assert "tiny" == at.controls["board"].value
    at.set("turn_limit", 4)
    assert "best play" not in at._words.value
    at.solve()
    assert "the first player wins, with best play</th><td" in re.sub(' style="[^"]*"', "", at._words.value)
    assert "That is exact." in at._words.value.partition("How exact is this?")[2]
    said = "The first player wins, with best play: 0%"
    assert said in at.to_text()
    assert "" == at._busy.value
    at.set("turn_limit", 5)
    assert "best play" not in at._words.value
    at.set("turn_limit", 4)
    at.keep()
    at.solve()
    assert said in at._beside.value
    at.set("turn_limit", 3)
    at.solve()
    assert 1 == at._beside.value.count("the first player wins, with best play")


def test_what_is_dropped_while_it_is_solved_does_not_come_back(monkeypatch):
    """Who stops comparing meanwhile sees the present rules alone."""
    at, solved = DesignLab(load("washi_cat"), games=4), catwidgets.lab.lab.first_advantage
    at.small()
    at.set("turn_limit", 3)
    at.keep()
    monkeypatch.setattr(catwidgets.lab.lab, "first_advantage", lambda game, going: at.drop() or solved(game))
    at.solve()
    assert (None, True) == (at.kept, "best play" in at._words.value)


def test_what_cannot_be_solved_is_said():
    """The sentence stands where errors stand, and the lab goes on; a small game is for two."""
    at = DesignLab(load("empire", players=3), games=2)
    at.win_board.guarded(at.solve)()
    assert "3 seats play; a game for one or two can be solved" in at.win_board.error
    assert "" == at._busy.value
    at.small()
    assert (2, 2, "A row") == (at.players.value, at.now.game.players, at.controls["map"].value)


def test_the_workshop_solves_by_the_house_rules_that_are_set():
    """A slider holds under Solve, too, which names it; a new text begins anew."""
    text = classics()["pig"].read_text(encoding="utf-8").replace("Field(100", "Field(20")
    shop = Workshop()
    shop.open(text, "pig")
    written = shop.solve()["said"]
    shop.rules().set("target", 12)
    assert "Target = 12." == shop.solve()["said"][0] != written[0]
    assert shop.solve()["said"][1:] != written
    shop.open(text, "pig")
    assert written == shop.solve()["said"]
