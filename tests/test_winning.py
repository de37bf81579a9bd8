"""Who has won: seats for themselves, teams, all together, a loser only; the same in every engine and every summary."""

import itertools
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest

from catlib import load
from catlib.bench import compare, equal_seats, sweep, tornado, tournament, until_narrow
from catlib.bench.findings import plus_minus
from catlib.chance import percent
from catlib.engine import driver as engine
from catlib.engine import has_wasm
from catlib.engine.driver import MARGIN, drive, margin
from catlib.game import TEAM, WIN, BadGame, endings, run_text, seats_of, share_alone, share_of, sharing
from catlib.play import Judge, Match, check_game, outlook, simulate, terminal, worth
from catlib.play.testing import check_winners, outcomes
from catlib.solving import cfr, first_advantage, mcts, solve

HERE = Path(__file__).parent / "teams"
TOLD = {"island": (3, {}), "two_of_five": (5, {}), "loser": (3, {}), "highest": (3, {})}
PUBLISHED = ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"]
EXAMPLES = sorted(path.stem for path in (HERE.parents[1] / "catlib" / "games" / "classics").glob("*.py"))


@pytest.fixture(autouse=True)
def _forgotten(forget_games):
    """The examples by their own names, and no game of these tests for others."""


def game_of(name):
    """A game of these tests, an example or a published one."""
    if name in TOLD:
        return load(str(HERE / f"{name}.py"), players=TOLD[name][0])
    return load(str(HERE.parents[1] / "catlib" / "games" / "classics" / f"{name}.py") if name in EXAMPLES else name)


# One reading of what is paid


def twin(paid, teams):
    """Shares and bits by sets: the best team wins alone, several share, all or a loss where there is one team."""
    sides = sorted(set(teams))
    best = {t for t in sides if any(p == max(paid) for p, mine in zip(paid, teams, strict=True) if mine == t)}
    if len(sides) == 1:
        best = best if max(paid) > 0 else set()
    shares = [1 / len(best) if t in best else 0.0 for t in teams]
    won = len(sides) == 1 or len(best) < len(sides)
    return shares, [seat for seat, t in enumerate(teams) if t in best and won]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_way_to_pay_and_to_play_together(seats):
    """Teams and seats for themselves share a win as a twin says that goes by sets."""
    for paid in itertools.product((-1, 0, 2), repeat=seats):
        for teams in itertools.product(range(2), repeat=seats):
            rules = SimpleNamespace(TEAMS=("a", "b"), team=lambda setup, state, seat: state[seat])
            shares = [0.0] * seats
            won = sharing(rules)(None, teams, paid, seats, shares)
            assert (shares, seats_of(won)) == twin(paid, teams), (paid, teams)
            assert {t for t in range(2) if won >> TEAM + t & 1} == {teams[seat] for seat in seats_of(won)}
            assert share_of(won) == max(shares[seat] for seat in seats_of(won) or [0]) * bool(won)
        shares = [0.0] * seats
        won = share_alone(None, None, paid, seats, shares)
        assert (shares, seats_of(won)) == twin(paid, range(seats))
        together = sharing(SimpleNamespace(TEAMS=("all",), team=None))(None, None, [paid[0]] * seats, seats, shares)
        assert (paid[0] > 0, [float(paid[0] > 0)] * seats) == (together > 0, shares)


# Games of each kind


@pytest.mark.parametrize("name", TOLD)
def test_games_of_each_kind_meet_the_contract(name):
    """The general checks of every game, both engines beside each other."""
    check_game(game_of(name), games=2)


@pytest.mark.parametrize("name", TOLD)
def test_every_way_of_playing_on_agrees_who_has_won(name):
    """Whole games of both engines, and the ends that a game tells one by one."""
    game = game_of(name)
    bots = [game.type.bots.COMPILED[-1]] * game.num_players
    runs = [engine.play(game, bots, range(100), compile=fast) for fast in ([False, True] if has_wasm() else [False])]
    assert all(run.winners == runs[0].winners for run in runs)
    for seed in range(20):
        played = engine.play(game, bots, [seed], compile=False)
        assert seats_of(played.winners[0]) == game.winners(played.state)


def test_a_game_that_is_won_together_is_told_so():
    """Its rate is that of the games that pay something; nobody is told of a seat."""
    game = game_of("island")
    run = simulate(game, games=2000, seed=4, progress=False)
    won = sum(paid > 0 for paid in run.returns[0])
    assert 0 < won < 2000
    assert [won / 2000] * 3 == [rate.value for rate in run.win_rates()]
    assert {"won together": won, "not won": 2000 - won, "not finished": 0} == endings(game.rules, 3, run._won, 0)
    said = str(run)
    assert f"  digger, digger, digger: won together {percent(Fraction(won, 2000), 1)}" in said
    assert f"  not won: {percent(1 - Fraction(won, 2000), 1)}" in said
    assert "seat" not in said


def test_two_against_three_win_as_teams():
    """The partner is paid less and has won; each team has its rate, and so has each seat."""
    run = simulate(game_of("two_of_five"), "loyal", games=2000, seed=3, progress=False)
    two = sum(paid > 0 for paid in run.returns[0])
    assert two / 2000 == run.endings()["the two"].value == run.win_rate(0).value
    partners = [sum(paid == 1 for paid in column) for column in run.returns[1:]]
    assert [n / 2000 for n in partners] == [rate.value for rate in run.win_rates()[1:]]
    assert "  the two: won " in str(run)


def test_the_loser_alone_loses():
    """All others have won, each wholly."""
    run = simulate(game_of("loser"), games=500, seed=3, progress=False)
    assert 1 == run.endings()["the others"].value
    assert 2 == pytest.approx(sum(rate.value for rate in run.win_rates()))
    game = run.game
    state = game.initial_state()
    state.total, state.seat = 13, 1
    assert ([0, 2], [1, 0, 1]) == (game.winners(state), game.shares(state))


def test_words_of_the_end():
    """Whoever has won is named, with the team, or that all have won or lost together."""
    names = ["Ann", "Bob", "Cem", "Dan", "Eve"]
    island, five, potato = (game_of(name) for name in ("island", "two_of_five", "loser"))
    state = island.initial_state()
    state.stones = 4
    assert "the crew won together" == island.words.outcome(island.setup, state, names[:3])
    state.stones, state.water = 0, 3
    assert "the crew lost together" == island.words.outcome(island.setup, state, names[:3])
    state = five.initial_state()
    state.dealt, state.seat, state.mate[3], state.two = 1, 5, 1, 20
    assert "the two won: Ann and Dan" == five.words.outcome(five.setup, state, names)
    state = potato.initial_state()
    state.total = 13
    assert "the others won: Bob and Cem" == potato.words.outcome(potato.setup, state, names[:3])


# Search, judge and bar


@pytest.mark.parametrize("compiled", [False, True] if has_wasm() else [False])
def test_a_search_for_wins_gives_a_team_the_whole_win(compiled):
    """Partners find the same value; together it is the chance that the game is won."""
    game = game_of("island")
    found = mcts(game, simulations=400, seed=1, wins=True, compile=compiled)
    assert found.value[0] == found.value[1] == found.value[2] > 0.5  # of which none is left where a win is shared
    five = game_of("two_of_five")
    state = five.child(five.initial_state(), 2)
    found = mcts(five, state, simulations=400, seed=1, wins=True, compile=compiled)
    two, three = found.value[0], found.value[1]
    assert [two, three, three, two, three] == list(found.value)
    assert 1 == pytest.approx(two + three)


def test_the_judge_and_the_outlook_see_the_team():
    """Each of a team has its chance, counted over the very games that are played on."""
    game = game_of("island")
    judge = Judge(game, ["digger"] * 3, playouts=300)
    chances = judge.chances(game.initial_state(), 1)
    known = simulate(game, "digger", games=20_000, seed=1, progress=False).win_rate(0).value
    assert len(set(chances)) == 1
    assert known == pytest.approx(chances[0], abs=0.1)
    *_, seen = outlook(game, game.initial_state(), 0, games=200)
    assert len({one.value for one in seen}) == 1
    assert known == pytest.approx(seen[0].value, abs=0.12)


def test_what_choices_are_worth_is_the_chance_of_the_team():
    """To dig for the last stone wins but for three floods in a row, of all three and not in thirds: it is solved."""
    game = game_of("island")
    state = game.initial_state()
    state.stones = 3
    found = worth(game, state, WIN, simulations=300)
    assert ("dig", True) == (found.best.label, found.sure)
    assert 26 / 27 == pytest.approx(float(found.best.value))
    assert found.sentence.startswith("Chance that all win the game together.")


def test_games_that_are_cut_are_not_won_together(monkeypatch):
    """The sentence says as what they count: a tie is of seats against each other."""
    monkeypatch.setattr("catlib.play.judge.LIMIT", 2)
    monkeypatch.setattr("catlib.play.judge.has_wasm", lambda: False)
    game = game_of("island")
    found = worth(game, game.initial_state(), WIN, simulations=20, solving=False)
    assert found.sentence.endswith(" steps; they count as not won.")
    assert {0} == {option.value for option in found.options}


# What a file may say


RULES = """
from catlib.game.authoring import TERMINAL, add, record, rule
ACTIONS = ("a", "b")
State = record("State", {"seat": "i1", "over": "i1"}, __name__)
@rule
def current_player(setup, state):
    return TERMINAL if state.over else state.seat
@rule
def apply_action(setup, state, action):
    state.over = 1
@rule
def returns(setup, state, out):
    out[0], out[1] = PAID
TEAMED
add(__name__)
"""
TEAM_RULE = "@rule\ndef team(setup, state, seat):\n    return NUMBER\n"


@pytest.mark.parametrize(
    ("paid", "more", "said"),
    [
        ("1, 0", "TEAMS = ('the crew',)",
         "in returns: seat 0 is paid 1 and seat 1 0; TEAMS names one team, the crew, which is paid alike"),
        ("1, 1", "TEAMS = 'the crew'", "TEAMS is 'the crew'; write TEAMS = ('the crew',) where all play together"),
        ("1, 1", "TEAM = ('the crew',)", "there is no TEAMS; did you mean TEAM (line 14)?"),
        ("1, 1", "TEAMS = ('a', 'a')", "TEAMS is ('a', 'a'); up to 12 teams, each with a name of its own"),
        ("1, 1", "TEAMS = ('a', 'b')", "TEAMS names 2 teams; write @rule def team(setup, state, seat): 0 or more"),
        ("1, 1", TEAM_RULE, "there is a rule team, and TEAMS is (); it names the teams, two or more"),
        ("1, 0", "TEAMS = ('a', 'b')\n" + TEAM_RULE.replace("NUMBER", "seat + 1"),
         "in team: seat 1 is on team 2; teams are 0 to 1"),
        ("2, 1", "TEAMS = ('a', 'b')\ndef team(setup, state, seat): return seat", "team has no @rule above it"),
    ],
)  # fmt: skip
def test_a_mistake_about_teams_is_told_in_a_sentence(paid, more, said):
    """What is misspelt or inconsistent is told when the game is loaded, with what is right."""
    with pytest.raises(BadGame) as raised:
        loaded(RULES.replace("PAID", paid).replace("TEAMED", more.replace("NUMBER", "0")))
    assert said in str(raised.value)


def loaded(text):
    """The game of a text, which is looked at when it is added and when it is loaded."""
    run_text(text, "teamed.py")
    return load("teamed")


def test_the_general_checks_notice_payoffs_that_differ(monkeypatch):
    """A game of any kind that pays players of one team differently is told so."""
    game = game_of("island")
    state = game.initial_state()
    state.stones = 4
    check_winners(game, state)
    unfair = staticmethod(lambda setup, state, out: out.__setitem__(slice(None), [1, 0, 0]))
    monkeypatch.setattr(type(game.rules), "returns", unfair)
    with pytest.raises(AssertionError, match="the crew, which is paid alike"):
        check_winners(game, state)


def test_one_of_a_losing_team_is_not_paid_more_than_one_who_wins():
    """A team wins by its best paid seat, so that another of it may not be paid less than one who loses."""
    more = "    out[2] = 2\nTEAMS, PLAYERS = ('a', 'b'), 3\n" + TEAM_RULE
    text = RULES.replace("PAID", "3, 1").replace("TEAMED", more)
    run_text(text.replace("NUMBER", "seat == 2"), "teamed.py")
    with pytest.raises(BadGame, match="seat 2 is paid 2 and loses; seat 1 is paid 1 and wins with its team"):
        load("teamed")


# Summaries add up


@pytest.mark.parametrize("name", [*TOLD, *EXAMPLES, *PUBLISHED])
def test_the_ways_to_end_add_up(name):
    """Each game ends in one way: won alone by a seat or a team, shared, won by nobody, or not finished."""
    game = game_of(name)
    run = simulate(game, game.type.bots.COMPILED[0], games=12, seed=2, limit=3000, progress=False, workers=1)
    counts = endings(game.rules, game.num_players, run._won, run.unfinished)
    assert (12, run.unfinished) == (sum(counts.values()), counts["not finished"])
    assert 1 == pytest.approx(sum(share.value for share in run.endings().values()))
    by_hand = [game_winners(game, run, g) for g in range(12)]
    assert [n / 12 for n in (sum(seat in won for won in by_hand) for seat in range(game.num_players))] == [
        rate.value for rate in run.win_rates()
    ]


def game_winners(game, run, g):
    """Who has won a game, by what it paid; teams by those whom it paid something."""
    paid = [column[g] for column in run.returns]
    if game.rules.TEAMS or len(paid) == 1:
        return [seat for seat, p in enumerate(paid) if p > 0]
    return [seat for seat, p in enumerate(paid) if p == max(paid) > min(paid)]


def test_draws_of_random_play_are_as_many_as_its_exact_value_says():
    """Noughts and crosses at random: the first wins 58.5%, the second 28.8%, and 12.7% are drawn."""
    run = simulate(game_of("tictactoe"), "random", games=20_000, seed=1, progress=False)
    known = {"seat 1": 0.5849, "seat 2": 0.2881, "won by nobody": 0.1270}
    assert all(abs(run.endings(0.9999)[who].value - rate) < 0.012 for who, rate in known.items())
    assert "  nobody won: 12." in str(run)


def test_shared_wins_are_told_beside_those_alone():
    """Of three who roll the highest, several may; what each won alone, what is shared and what is drawn add up."""
    run = simulate(game_of("highest"), games=2000, seed=1, progress=False)
    how = run.endings()
    assert how["shared"].value > 0.1
    assert "% alone" in str(run)
    assert "  shared by several: " in str(run)


# The bench


def found_in(result):
    """Findings by measure and by whose they are."""
    return {(one.measure, one.who): one for one in result.findings}


def test_the_bench_tells_a_team_of_all_its_one_rate():
    """It is the very share of games that pay; nothing is said of seats, of going first, or of a winner."""
    game = game_of("island")
    result = compare(game, games=400, seed=2, workers=1, progress=False)
    found = found_in(result)
    won = sum(paid > 0 for paid in drive(game, ["digger"] * 3, 2, 0, 400).paid[0])
    assert won / 400 == found["win rate", ""].estimate.value
    assert f"all win together in {plus_minus(found['win rate', ''].estimate)} of games." in str(result)
    assert not {"first-player advantage", "completion", "win rate of bot"} & {measure for measure, _ in found}
    assert "seat order" not in str(result)
    assert "seat 1 wins" not in str(result)


def test_the_margin_of_a_team_is_over_the_others():
    """Not over the partner, who is paid less; two who share a win have none."""
    assert 3 == margin([2, 1, -1, -1], [1.0, 1.0, 0.0, 0.0], 4)
    assert 0 == margin([2, 2, 1], [0.5, 0.5, 0.0], 3)
    assert {2, 3} >= set(drive(game_of("two_of_five"), ["loyal"] * 5, 2, 0, 30).counts[MARGIN])


def test_a_lucky_game_of_a_team_names_all_who_have_won():
    """It is opened at the seat of one of them; where all win together nobody is named."""
    five = compare(game_of("two_of_five"), "loyal", games=20, seed=2, workers=1, progress=False)
    found = five.explain("luckiest", look_at=4, playouts=8)
    [won] = drive(five.task.games[0], five.task.bots[0], 2, found.number, found.number + 1).winners
    won = " and ".join(f"seat {seat + 1}" for seat in seats_of(won))
    assert f": {won} won, and had a chance" in found.sentence
    island = compare(game_of("island"), games=20, seed=2, workers=1, progress=False)
    assert ": all won, and had a chance of" in island.explain("luckiest", look_at=6, playouts=8).sentence
    assert "between to win and not to" in island.explain("closest", look_at=4, playouts=8).sentence


def test_a_rule_is_swept_for_the_rate_of_all():
    """By default the first seat's rate is asked for; where all win together it is theirs."""
    text = (HERE / "island.py").read_text().replace("state.water == 3", "state.water == setup.height")
    house = 'class HouseRules(House):\n    height: int = Field(3, ge=1, le=6, description="Floods")\n\n\n@rule'
    run_text(text.replace("CHANCE, TERMINAL,", "CHANCE, TERMINAL, Field, House,").replace("@rule", house, 1), "high.py")
    curve = sweep(load("high"), "height", [2, 5], games=200)
    assert "win rate: from " in curve.sentence
    assert curve.estimates[0].high < curve.estimates[1].low
    assert tornado(load("high"), ["height"], games=100).sentence.startswith("What moves win rate most: height")


def test_a_run_of_teams_is_kept_and_read_again(tmp_path):
    """The bits of teams stand beside those of seats in a checkpoint."""
    game = game_of("two_of_five")
    first, again = (compare(game, "loyal", games=60, seed=2, progress=False, checkpoint=tmp_path) for _ in range(2))
    assert first.run.tallies[0].winners == again.run.tallies[0].winners
    assert str(first) == str(again)


def test_a_terminal_says_that_all_have_won_or_lost():
    """The last line, after the log of what everybody did."""
    said = []
    match = terminal(Match(game_of("island"), ["digger"] * 3, seed=2), write=said.append)
    assert said[-1] == f"The crew {'won' if match.game.winners(match.state) else 'lost'} together."


def test_variants_of_a_game_won_together_differ_in_one_rate():
    """Beside random play a bot that knows when to build wins more often, game by game."""
    result = compare([load(str(HERE / "island.py"), players=n) for n in (2, 3)], games=300, seed=2, progress=False)
    rates = [one for one in result.differences if one.measure == "win rate"]
    assert [("", "all win together")] == [(one.who, one.sentence[:16]) for one in rates]
    assert until_narrow(game_of("island"), 0.2, seed=1).sentence.startswith("all win together ")
    traced = compare(game_of("island"), games=20, seed=2, traces=4, playouts=8, progress=False)
    assert not {"lead change", "drama"} & {one.measure for one in traced.findings}
    with pytest.raises(ValueError, match="no bot beats another"):
        tournament(game_of("island"), ["random", "digger"], games=2)


def test_the_bench_tells_teams_and_their_seats():
    """The two and the three add up to all games; the partner has won though paid less."""
    result = compare(game_of("two_of_five"), "loyal", games=400, seed=2, workers=1, progress=False)
    found = found_in(result)
    two, three = (found["win rate", team].estimate.value for team in ("the two", "the three"))
    assert 1 == pytest.approx(two + three)
    assert two == found["win rate", "seat 1"].estimate.value
    rates = sum(found["win rate", f"seat {n}"].estimate.value for n in range(1, 6))
    assert 2 * two + 3 * three == pytest.approx(rates)
    assert ("first-player advantage", "") not in found


@pytest.mark.parametrize("name", [*TOLD, *EXAMPLES, *PUBLISHED])
def test_the_numbers_of_the_bench_add_up(name):
    """Who wins alone, what is shared, what nobody wins, and what does not end are all games, also as they are told."""
    game = game_of(name)
    result = compare(game, game.type.bots.COMPILED[0], games=12, seed=2, limit=3000, progress=False, workers=1)
    [tally], found = result.run.tallies, found_in(result)
    counts = endings(game.rules, game.num_players, tally.winners, tally.unfinished)
    assert tally.counted == sum(counts.values())
    if game.rules.TEAMS[1:]:
        return  # told above
    if game.rules.TEAMS:
        assert counts["won together"] == 12 * found["win rate", ""].estimate.value
        return
    alone = sum(counts[f"seat {seat + 1}"] for seat in range(game.num_players))
    assert 12 * found["completion", ""].estimate.value == pytest.approx(alone + counts["shared"])
    if game.num_players > 2:
        assert 12 * found["shared wins", ""].estimate.value == pytest.approx(counts["shared"])
    said = found["completion", ""].sentence
    assert ("drawn" in said, "do not end" in said) == (counts.get("won by nobody", 0) > 0, tally.unfinished > 0)


def test_draws_are_told_of_every_variant():
    """A rule that changes who wins may change draws alone: they are compared game by game."""
    result = compare(game_of("tictactoe"), games=400, seed=1, workers=1, progress=False)
    rate = found_in(result)["completion", ""]
    drawn = 1 - rate.estimate.value
    assert rate.sentence.endswith(f" of games have a winner, {100 * drawn:.1f}% are drawn.")
    two = compare([load(str(HERE / "highest.py"), players=n) for n in (3, 4)], games=400, seed=1, progress=False)
    rows = {(one.measure, one.who): one.estimate.value for one in two.differences}
    values = [{m: two.find(m, "", name).estimate.value for m in ("completion", "shared wins")} for name in two.names]
    assert values[1]["completion"] - values[0]["completion"] == pytest.approx(rows["completion", ""])
    assert rows["shared wins", ""] == pytest.approx(values[1]["shared wins"] - values[0]["shared wins"])


# Best play


def best_of(game, state, known):
    """What all are paid if all play their best, by looking at everything; where a game comes round, by repetition."""
    if state not in known:
        known[state] = 0.0
    if game.is_terminal(state):
        return float(game.returns(state)[0])
    below = [(game.successor(state, a), float(p)) for a, p in game.chance_outcomes(state)]
    if below:
        return sum(p * known.get(child, 0.0) for child, p in below)
    return max(known.get(game.successor(state, a), 0.0) for a in game.legal_actions(state))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("compiled", [False, True] if has_wasm() else [False])
def test_a_game_won_together_is_solved_as_if_one_played_for_all(players, compiled):
    """Its value is that of a twin that repeats what each position is worth; its best choice is best for everybody."""
    game = load(str(HERE / "island.py"), players=players)
    found = solve(game, compile=compiled)
    states, waiting = {}, [game.initial_state()]
    while waiting:
        state = waiting.pop()
        if state not in states:
            states[state] = 0.0
            waiting += [game.successor(state, a) for a in outcomes(game, state)]
    for _ in range(120):
        states |= {state: best_of(game, state, states) for state in states}
    assert found.low - 1e-6 <= states[game.initial_state()] <= found.high + 1e-6
    assert str(found).split(", ")[0].endswith(" to everybody")
    second = next(s for s in states if game.current_player(s) == 1 and s.stones == 3 and s.water == 2 and s.act == 0)
    worths = {a: states[game.successor(second, a)] for a in game.legal_actions(second)}
    assert max(worths, key=worths.get) == found.at(second).best
    assert str(first_advantage(game)).startswith("best play is worth ")


def test_what_is_for_seats_against_each_other_refuses_a_game_won_together():
    """One sentence says why."""
    for call in (lambda game: cfr(game, 10), lambda game: equal_seats(game, "x")):
        with pytest.raises(ValueError, match=r"all win or lose together|house rule"):
            call(load(str(HERE / "island.py"), players=2))
    with pytest.raises(ValueError, match="3 seats play; a game for one or two can be solved"):
        solve(game_of("loser"))
