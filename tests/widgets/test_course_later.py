"""The pictures and exercises of the later units: they follow a reader's function, and every number is found again."""

import itertools
import re
from collections import Counter
from fractions import Fraction as F
from functools import cache
from math import comb, log2
from typing import Any

import pytest
from catwidgets.lessons.cat_cab import perfect_driver, starting
from catwidgets.lessons.empire import equal_armies
from catwidgets.lessons.meow_daifugo import best_question, both_masks
from catwidgets.lessons.taxi_derby import one_die, speeding
from catwidgets.lessons.washi_cat import solved
from catwidgets.teach import check, question

from catlib.games.cat_cab import odds
from catlib.games.washi_cat.odds import solve

from .second_ways import HANDS, entropy, numbers_in

each_seed = pytest.mark.parametrize("seed", range(1, 9))


# Both masks


def test_the_area_follows_the_readers_function() -> None:
    """Its sentence has the formula and both chances, anew for each deck and hand."""
    picture = both_masks.masks(comb)
    assert "choose(30, 6) = 593,775 of choose(32, 8) = 10,518,300 hands, 7/124 = 5.6%" in picture.board.status
    assert picture.board.status.endswith("55/124 = 44.4%.")
    picture.set("deck", 16)
    picture.set("hand", 14)
    assert "91/120" in picture.board.status
    assert "stops at" in repr(both_masks.masks(lambda n, k: n // 0))


@each_seed
def test_exercises_on_hands_are_written_down(seed: int) -> None:
    """Teams one by one, masks and gold by the places where they lie."""
    teams, paws, pair, lake, gold = both_masks.exercises.questions(seed)
    [n] = numbers_in(paws.text)
    assert len(list(itertools.combinations(range(n), 2))) == paws.answer()
    m, h, r = numbers_in(lake.text)
    assert [lake.answer()] == [fish for fish in range(h, 2000) if fish * r == m * h]
    k, n = numbers_in(teams.text)
    assert len(list(itertools.combinations(range(n), k))) == teams.answer()
    n, h = numbers_in(pair.text)
    places = list(itertools.combinations(range(n), 2))
    assert F(sum(b < h for _, b in places), len(places)) == pair.answer()
    n, marked, h = numbers_in(gold.text)
    places = list(itertools.combinations(range(n), marked))
    assert F(sum(min(chosen) < h for chosen in places), len(places)) == gold.answer()


# The best question


def information(question: Any) -> float:
    """The idea of the unit."""
    groups = Counter(question(hand) for hand in best_question.HANDS)
    return sum(n / 21 * log2(21 / n) for n in groups.values())


def test_the_hands_are_those_of_the_second_way() -> None:
    """The same 21 pairs."""
    assert set(map(frozenset, HANDS)) == set(map(frozenset, best_question.HANDS))


def test_a_field_says_what_a_question_tells() -> None:
    """Each answer with its hands and its surprise, and the mean by the reader's function."""
    field = best_question.fields(information)
    field.set("question", "How many masks do you have?")
    assert "0 by 10 of 21 (1.07 bits), 1 by 10 of 21 (1.07 bits), 2 by 1 of 21 (4.39 bits)" in field.board.status
    assert f"{entropy(lambda held: sum('?' in card for card in held)):.3f} bits" in field.board.status
    assert "gives -1" in repr(best_question.fields(lambda question: -1))
    assert "gives 'much'" in repr(best_question.fields(lambda question: "much"))


def test_leads_tell_what_is_said_of_them() -> None:
    """2.40 and 1.98 bits, as beside the answer."""
    leads = best_question.best_lead(information)
    assert "1.981 bits" in leads.board.status
    leads.set("question", "I lead my black 1")
    assert "2.398 bits" in leads.board.status


def test_a_slider_says_how_many_should_say_yes() -> None:
    """Nothing is told by a question to which all say yes."""
    picture = best_question.shares(information)
    picture.set("yes", 21)
    assert "no by 0: 0.000 bits" in picture.board.status
    picture.set("yes", 11)
    assert "0.998 bits" in picture.board.status


def test_a_hand_is_found_by_questions() -> None:
    """What was told and what is missing add up to what was missing at first."""
    game = best_question.ask_kuro(information, seed=3)
    for words in game.choice.options:
        before = game.bits
        game.put(words)
        assert game.kuro in game.left
        assert before <= game.bits
        assert log2(21) == pytest.approx(game.bits + log2(len(game.left)))
    first = best_question.play()
    first.put("Do you have a 2?")
    assert ("bits" in game.board.status, "bits" in first.board.status) == (True, False)
    game.deal()
    assert (21, 0, 0.0) == (len(game.left), game.asked, game.bits)


@pytest.mark.parametrize(("question", "said"), [
    (lambda held: "W?" in held or "B?" in held, "Right: it splits the hands into 11 and 10."),
    (lambda held: "D2" in held, "Not yet. It splits the hands into 15 and 6."),
    (lambda held: True, "Not yet. It has 1 answer:"),
    (lambda held: held[0], "Not yet. It has 6 answers:"),
    (lambda held: None, "Not yet: your function gives nothing")])
def test_any_question_that_splits_evenly_is_right(question: Any, said: str) -> None:
    """There are many, and each is judged by its own answers."""
    assert check("best: split", question).sentence.startswith(said)


def test_three_dots_are_a_turn_and_not_a_mistake() -> None:
    """Who does not program is not told that a question is wrong."""
    assert not check("best: split", lambda hand: ...).begun


@pytest.mark.parametrize(("play", "won"), [
    (starting.Evening, lambda won: 7 <= max(won, 10 - won)),
    (one_die.Chase, lambda far: far[0] % 3 == 0 and 3 <= far[1] <= 12)])
def test_what_is_played_first_is_counted(play: Any, won: Any) -> None:
    """Evenings with a winner of seven or more are told; one car stops on multiples of three, the other on any sum."""
    first = play()
    first.go(100)
    there = sum(n for came, n in first.counts.items() if won(came))
    told = f"Of 100 evenings, {there} had" if play is starting.Evening else f"{there} chases so far."
    assert told in first.board.status


@pytest.mark.parametrize(("draws", "says"), [("213", "Blue has won."), ("222", "Blue has won."),
    ("31", "Blue has won."), ("233", "Red has won."), ("22", "4 spaces are left.")])
def test_a_row_of_ten_is_drawn_over(draws: str, says: str) -> None:
    """Whoever leaves a multiple of four wins, and blue does where it can."""
    shown = solved.play_row()
    for n in draws:
        shown.press(n)
    assert says == shown.board.status


def test_nobody_draws_over_more_than_there_is() -> None:
    """It is said how many there are, and nothing changes."""
    with pytest.raises(ValueError, match="Only 2 spaces are left"):
        solved.Row((2, 1, 2, 1, 2)).draw(3)


def test_the_perfect_cat_answers() -> None:
    """Red wins with the library's moves, in as many turns as it says."""
    game, shown, moves = solved.backyard(), solved.play(), 0
    plies = solve(game, shown.value).plies
    while not game.is_terminal(shown.value):
        [best, *_] = solve(game, shown.value).line
        shown.board.click(next(f"cell:{cell}" for cell, action in solved._steps(shown.value).items() if action == best))
        moves += 1
    assert ("Red has won.", plies) == (shown.board.status, 2 * moves - 1)


def test_a_risk_is_not_told_of_odds() -> None:
    """The gain divided by the rest of the cost is a slip of its own here."""
    asked = [each for seed in range(1, 9) for each in speeding.exercises.questions(seed)[2:]]
    for each in [question("speeding: parking"), question("speeding: empty purse"), *asked]:
        odds_of_it = each.answer() / (1 - each.answer())
        assert "odds" not in each.judge(odds_of_it).sentence


def test_a_battle_is_fought_by_the_rules() -> None:
    """Each roll takes as many cubes as pairs are compared, and a battle ends with one red cube or no blue one."""
    at, fought = equal_armies.Battle(), 0
    for _ in range(300):
        after = at.roll()
        a, d = (11, 11) if at.over else (at.attackers, at.defenders)
        assert min(3, a - 1, 2, d) == a + d - after.attackers - after.defenders
        fought += after.over
        at = after
    assert fought == at.captured + at.held
    played = equal_armies.play()
    played.press("Fight to the end")
    assert played.value.over


def test_rides_are_paid() -> None:
    """Five dollars a ride over the limit, three less with a ticket, three within it."""
    played = speeding.play()
    for words in ("Speed", "Speed", "Speed", "Stay within the limit"):
        played.press(words)
    caught = played.value.earned.count(2)
    told = f"Speeding: 3 rides, {caught} caught, ${15 - 3 * caught}. Within the limit: 1 ride, $3."
    assert told == played.board.status


@cache
def questions_for(n: int) -> int:
    """Huffman's way: join the two rarest until one is left; each joining asks once for all that it joins."""
    weights, asked = [1] * n, 0
    while len(weights) > 1:
        weights.sort()
        joined = weights.pop(0) + weights.pop(0)
        asked += joined
        weights.append(joined)
    return asked


@cache
def weighed(coins: int) -> int:
    """How many weighings find the lighter coin at worst, by trying all ways to fill the pans."""
    if coins == 1:
        return 0
    return 1 + min(max(weighed(pan), weighed(coins - 2 * pan) if coins > 2 * pan else 0)
                   for pan in range(1, coins // 2 + 1))


@each_seed
def test_exercises_on_information_are_halved(seed: int) -> None:
    """By halving, by logarithms of counts, and by Huffman's tree."""
    enough, rows, told, scales, average = best_question.exercises.questions(seed)
    assert len(list(itertools.product("yn", repeat=numbers_in(rows.text)[0]))) == rows.answer()
    [coins] = numbers_in(scales.text)
    assert weighed(coins) == scales.answer()
    _, n = numbers_in(enough.text)
    assert next(k for k in range(20) if 2**k >= n) == enough.answer()
    n, k = numbers_in(told.text)
    assert log2(n) - (k * log2(k) + (n - k) * log2(n - k)) / n == pytest.approx(told.answer())
    [n] = numbers_in(average.text)
    assert F(questions_for(n), n) == average.answer()


def test_the_extension_for_21_hands_is_right() -> None:
    """94/21 questions on average, and no fewer."""
    assert 94 == questions_for(21) == best_question._asked_in_all(21)


# The perfect driver


def test_the_map_is_that_of_the_game() -> None:
    """The first roll takes all five dice; from there on the map is worth what the game's own best play is."""
    blank = F(1, 3) ** 5
    for curses in range(4):
        found = (1 - blank) * perfect_driver.worth(5, curses, 5) + blank * perfect_driver.best(5, curses) - curses
        assert odds.best_turn(5, curses=curses) == found


def test_the_map_follows_the_readers_function() -> None:
    """Its sentence has all choices of a state; a function that stops or gives words gets a sentence."""
    picture = perfect_driver.map_of(perfect_driver.worth)
    assert "roll 1: 29/16 ≈ 1.812, roll 2: 115/64 ≈ 1.797. Best: 1." in picture.board.status
    picture.set("curses", 3)
    assert picture.board.status.endswith("roll 1: 21/16 ≈ 1.312, roll 2: 23/16 ≈ 1.438. Best: 2.")
    picture.set("curses", 0)
    assert picture.board.status.endswith("Best: 1–2.")
    timid = perfect_driver.map_of(lambda blank, curses, dice: -dice)
    timid.set("blanks", 5)
    assert timid.board.status.endswith("Best: 1.")
    assert "gives 'far'" in repr(perfect_driver.map_of(lambda blank, curses, dice: "far"))
    assert "stops at (1, 0, 1)" in repr(perfect_driver.map_of(lambda blank, curses, dice: dice / curses))


@pytest.mark.parametrize(("policy", "said"), [
    (lambda blank, curses: blank if curses == 3 else 1, "Right: it is best in all 20 states."),
    (lambda blank, curses: blank if curses == 3 else min(blank, 2 - (curses > 1)), "Right"),
    (lambda blank, curses: 1, "Not yet. With 2 blanks and 3 curses rolling 1 gives away 1/8 = 0.125 net spaces."),
    (lambda blank, curses: blank, "Not yet. With 2 blanks and 2 curses rolling 2 gives away 1/64"),
    (lambda blank, curses: 0, "Not yet. With 1 blank and 0 curses it says 0: give a number from 1 to 1."),
    (lambda blank, curses: ..., "Your turn: write something in place of the three dots")])
def test_every_best_policy_is_right(policy: Any, said: str) -> None:
    """Where two choices are worth the same, both will do."""
    assert check("driver: policy", policy).sentence.startswith(said)


def test_the_numbers_beside_the_answers() -> None:
    """1.81 against 1.80 with two curses, 4.98 and 4.82 for five drivers and one."""
    one, both = perfect_driver.worth(2, 2, 1), perfect_driver.worth(2, 2, 2)
    assert ("1.81", "1.80") == (f"{float(one):.2f}", f"{float(both):.2f}")
    assert ("4.98", "4.82") == (f"{float(5 * odds.single_die()):.2f}", f"{float(odds.best_turn(5)):.2f}")


@each_seed
def test_exercises_on_stopping_are_solved(seed: int) -> None:
    """By all policies with a threshold, and by what one more roll brings."""
    twice, again, pot, room, often = perfect_driver.exercises.questions(seed)
    _, sides, face, _ = numbers_in(again.text)
    assert F(sum(other - face for other in range(1, sides + 1)), sides) == again.answer()
    now, low, high = numbers_in(room.text)
    assert min(F(sum(pay), 2) for pay in ((now, now), (low, high))) == room.answer()
    sides = numbers_in(twice.text)[1]
    assert best_threshold(sides, 2) == twice.answer()
    (_, sides, lowest), have = numbers_in(pot.text), pot.answer()
    assert have == sum((F(have + face if face >= lowest else 0) for face in range(1, sides + 1)), F(0)) / sides
    sides, rolls = numbers_in(often.text)[1:3]
    assert best_threshold(sides, rolls) == often.answer()


def best_threshold(sides: int, rolls: int) -> F:
    """The best of all policies that stop from a face on, for each number of rolls left."""
    plans = itertools.product(range(1, sides + 1), repeat=rolls - 1)
    return max(F(followed(sides, plan), sides) for plan in plans)


@cache
def followed(sides: int, plan: tuple[int, ...]) -> F:
    """The sum over all faces of what a plan gets."""
    faces = range(1, sides + 1)
    if not plan:
        return F(sum(faces))
    later = followed(sides, plan[1:]) / sides
    return sum((F(face) if face >= plan[0] else later for face in faces), F(0))


# Solved


def searching(game: Any, any_one: Any = any) -> Any:
    """The idea of the unit."""

    @cache
    def wins(position: Any, player: int, turns: int) -> bool:
        if game.is_terminal(position):
            return bool(game.returns(position)[player] == 1)
        if turns == 0:
            return False
        after = (wins(game.successor(position, move), player, turns - 1) for move in game.legal_actions(position))
        return bool(any_one(after)) if game.current_player(position) == player else all(after)

    return wins


def test_each_move_is_judged_by_the_readers_function() -> None:
    """Who wins with it, and in how many turns, as the question counts; a wrong function judges wrongly."""
    picture, turns = solved.judged(searching(solved.backyard())), question("solved: backyard").answer()
    assert picture.board.status == f"After 0 turns. Red is to move. cat to b2: Red wins in {turns}."
    picture.set("turns_played", 2)
    assert "cat to c2: Red wins in 3, cat to b1: Blue wins in 4, cat to a2: Red wins in 3" in picture.board.status
    assert "b2: open" in solved.judged(searching(solved.backyard(), all)).board.status
    assert "stops at" in repr(solved.judged(lambda position, player, turns: 1 // 0))


def test_the_perfect_game_loses_a_turn_each_turn() -> None:
    """Red's win comes nearer with every turn, and the only first move that wins is told."""
    picture = solved.perfect_game()
    assert picture.board.status.endswith("Red wins in 15. 1 of 3 moves keeps it so.")
    assert f"<td>Red wins in {question('solved: turns').answer()}</td>" in solved.perfect_game.drawn(0)[2]
    for turns in range(1, 15):
        picture.set("turns_played", turns)
        assert f"Red wins in {15 - turns}." in picture.board.status


def test_red_wins_the_courtyard_in_fifteen_and_not_in_fourteen() -> None:
    """A strategy for each side, from the library, is checked against all answers of the other by the rules alone."""
    game, move = solved.courtyard(), {}

    def held(position: Any, left: int, seat: int) -> bool:
        """Whether the strategy of a seat does what it should: Red wins in time, Blue is not beaten in time."""
        if game.is_terminal(position) or left == 0:
            return (game.is_terminal(position) and game.returns(position)[0] == 1) == (seat == 0)
        if game.current_player(position) != seat:
            return all(held(game.successor(position, a), left - 1, seat) for a in game.legal_actions(position))
        if (position, left) not in move:
            move[position, left] = chosen(position, left, seat)
        return held(game.successor(position, move[position, left]), left - 1, seat)

    def chosen(position: Any, left: int, seat: int) -> int:
        for action in game.legal_actions(position):
            child = game.successor(position, action)
            if game.is_terminal(child) or left == 1:
                found = 0 if game.is_terminal(child) and game.returns(child)[0] == 1 else None
            else:
                found = solve(game, child, depth=left - 1, prove=False).winner
            if (found == 0) == (seat == 0):
                return int(action)
        return int(game.legal_actions(position)[0])

    assert held(game.initial_state(), 15, 0)
    assert held(game.initial_state(), 14, 1)


@pytest.mark.parametrize(("rows", "most"), [((1, 2, 3), 30), ((1, 3, 4), 30), ((2, 5), 30)])
def test_lost_rows_are_those_with_grundy_value_zero(rows: tuple[int, ...], most: int) -> None:
    """By the values of Sprague and Grundy."""
    values: list[int] = []
    for n in range(most + 1):
        reached = {values[n - drawn] for drawn in rows if drawn <= n}
        values.append(next(v for v in range(len(rows) + 1) if v not in reached))
    assert [n for n, value in enumerate(values) if value == 0] == solved.lost_rows(rows, most)


@each_seed
def test_exercises_on_rows_are_played(seed: int) -> None:
    """By remainders, by writing the games of a proof down, and by trying every row."""
    first, thirds, proof, sweets, other = solved.exercises.questions(seed)
    n, _, most = numbers_in(first.text)
    assert n % (most + 1) == first.answer()
    turns, moves = numbers_in(proof.text)
    assert len(list(itertools.product(range(moves), repeat=turns // 2))) == proof.answer()
    *drawn, _, most = numbers_in(other.text)

    @cache
    def wins(n: int) -> bool:
        return any(k <= n and not wins(n - k) for k in drawn)

    assert sum(not wins(n) for n in range(1, most + 1)) == other.answer()
    assert ("Yes" if numbers_in(thirds.text)[0] not in solved.lost_rows((1, 2), 30) else "No") == thirds.answer()
    heaps, cuts = [numbers_in(sweets.text)[0]], 0
    while max(heaps) > 1:
        heap = heaps.pop(heaps.index(max(heaps)))
        heaps, cuts = [*heaps, heap // 3 or 1, heap - (heap // 3 or 1)], cuts + 1
    assert ("The one who begins" if cuts % 2 else "The other one") == sweets.answer()


# Does starting help?


def test_the_intervals_follow_the_readers_function() -> None:
    """How many hold the truth is counted anew; no width at all holds it never."""
    picture = starting.classes(starting.true_interval)
    assert "95 intervals hold the true 54.5%, 5 miss it." in picture.board.status
    narrow = starting.classes(lambda won, games: (won / games, won / games))
    assert "0 intervals hold the true 54.5%, 100 miss it." in narrow.board.status
    for shown in picture.controls["each_class_plays"].options:
        picture.set("each_class_plays", shown)
        assert f"100 classes play {shown} each." in picture.board.status
    assert "a low end and a high end" in repr(starting.classes(lambda won, games: won / games))


def test_a_coin_is_as_far_from_half_as_it_says() -> None:
    """All ways that ten games can go, and more wins than games are all of them."""
    picture = starting.coins()
    picture.set("games", 10)
    picture.set("won_by_the_first", 8)
    ways = [sum(way) for way in itertools.product((0, 1), repeat=10)]
    share = F(sum(won >= 8 or won <= 2 for won in ways), len(ways))
    assert f"in {100 * float(share):.1f}%." in picture.board.status
    picture.set("won_by_the_first", 100)
    assert "The first wins 10 of 10." in picture.board.status


def test_a_p_value_may_be_a_computed_float() -> None:
    """It is off in its last digits at most, or it is wrong."""
    assert check("starting: p-value", lambda won, games: float(starting.p_value(won, games)))
    assert not check("starting: p-value", lambda won, games: round(float(starting.p_value(won, games)), 4))


def test_the_story_of_the_real_games() -> None:
    """1000 games of Cat Cab cannot tell and 10,000 can; 2000 of Daifugō raise a false alarm that 10,000 take back."""
    assert 0 in starting.played("cat_cab", 1000)
    assert 0 not in starting.played("cat_cab", 10_000)
    assert 0 not in starting.played("meow_daifugo", 2000, 12)
    assert 0 in starting.played("meow_daifugo", 10_000, 12)
    assert "52" == f"{100 * (starting.played('cat_cab', 10_000).value + 0.5):.0f}"


@pytest.mark.long
def test_a_million_games_of_daifugo_find_nothing() -> None:
    """What unit 17 tells of them, so that the alarm before was false: ±0.1 points, and zero among them."""
    found = starting.played("meow_daifugo", 1_000_000, 12)
    assert ("0.01", "0.10") == (f"{100 * found.value:.2f}", f"{50 * (found.high - found.low):.2f}")


@pytest.mark.parametrize("given", ["±4.49", "4,49 percent", "4.49%", "4.49 percentage points", "+/- 4.49", 4.49])
def test_percentage_points_are_read_as_people_write_them(given: Any) -> None:
    """With a sign, a % or their name; a share is none, and the hint says so."""
    asked = starting.exercises.questions(1)[0]
    assert asked.judge(given)
    assert "Not yet. That is as a share. One percentage point is 0.01." == asked.judge("0.0449").sentence
    assert "Not yet. The answer is smaller." == asked.judge("5.2%").sentence


def test_no_class_is_told_that_it_can_be_sure() -> None:
    """The picture of intervals counts those above one half, and says no more than that."""
    said = starting.classes.drawn(starting.true_interval, "100 games").sentence
    assert said.endswith("5 miss it. 14 intervals lie wholly above one half.")


@each_seed
def test_exercises_on_intervals_are_worked_out(seed: int) -> None:
    """By the variance of zeros and ones, by trying, and by all ways that games can go."""
    side, above, enough, lucky, coin = starting.exercises.questions(seed)
    share, _, off = numbers_in(above.text)
    inside = any(number == 50 for number in range(share - off, share + off + 1))
    assert ("One half lies in the interval" if inside else "All of the interval is above one half") == above.answer()
    guessed = [sum(way) for way in itertools.product((0, 1), repeat=numbers_in(lucky.text)[1] // 2)]
    assert F(2 * sum(guessed), len(guessed)) == lucky.answer()
    won, games, *_ = numbers_in(side.text)
    mean = won / games
    variance = (won * (1 - mean) ** 2 + (games - won) * mean**2) / games
    assert 100 * 1.959964 * (variance / games) ** 0.5 == pytest.approx(side.answer(), rel=1e-5)
    points = F(re.findall(r"±([\d.]+)", enough.text)[0])
    n = enough.answer()
    assert F(98) / points <= F(n) ** F(1, 2) + 1e-9
    assert (F(98) / points) ** 2 > n - 1
    won, games = numbers_in(coin.text)
    ways = [sum(way) for way in itertools.product((0, 1), repeat=games)]
    assert F(sum(max(way, games - way) >= won for way in ways), len(ways)) == coin.answer()
