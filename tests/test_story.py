"""A game told in sentences: every game by its own words, and a game that has none by its labels."""

import re

import pytest

from catlib import load
from catlib.chance import generator
from catlib.game import Cast, names
from catlib.play import HUMAN, Match, Storyteller, cast_of, tell, turns
from catlib.rules import CHANCE

from .meow_daifugo.positions import daifugo, position

BOTS = {"cat_cab": "greedy", "empire": "greedy", "taxi_derby": "expected money", "meow_daifugo": "fewest plays",
    "washi_cat": "racer"}
PLAYERS = [
    (name, players) for name in BOTS for players in range(*(n + i for i, n in enumerate(load(name).type.setup.PLAYERS)))
]


def played(name, players=None, plies=400, seed=5):
    """A match that bots played for some plies, told to the person who sits down first then."""
    match = Match(load(name, players=players), [BOTS[name]] * load(name, players=players).num_players, seed=seed)
    while match.ply < plies and not match.is_over:
        match.step()
    match.sit(0, HUMAN)
    return match


def lines(match, seat=0):
    """All that is told."""
    return [line for chapter in tell(match, seat) for line in chapter.lines]


@pytest.fixture(scope="module", params=PLAYERS, ids=lambda case: f"{case[0]}-{case[1]}")
def match(request):
    """A match of every game for every number of players."""
    return played(*request.param)


def test_all_is_told_in_order(match):
    """Every ply belongs to one line at most, and lines come in the order of their plies."""
    plies = [ply for line in lines(match) for ply in line.plies]
    assert sorted(set(plies)) == plies


def test_lines_are_sentences(match):
    """A line begins with a capital letter or a number and ends with a full stop; nothing is left unfilled."""
    for line in lines(match):
        assert re.match(r"[A-Z0-9].*\.$", line.text), line.text
        assert not re.search(r"[{}_]|None|  |\.\.", line.text), line.text
        grammar = r"\b[Yy]ou (rolls|gets|takes|drives|plays|passes|loses|moves|is|has)\b"
        assert not re.search(grammar, line.text), line.text


def test_no_line_holds_the_dice_of_two(match):
    """What two players roll is never one line, whatever the game joins."""
    for line in lines(match):
        rollers = {
            match.game.story.roller(match.game.setup, match.states[ply])
            for ply in line.plies
            if match.game.current_player(match.states[ply]) == CHANCE
        }
        assert len(rollers) <= 1, line.text


def test_every_roll_stands_in_the_log():
    """Whatever the dice of a turn show is told, also when a die shows again what it showed before."""
    match = played("cat_cab", 1)
    told = [line.text for line in lines(match) if " again and get" in line.text]
    assert "You roll 2 again and get 2." in told


def test_a_story_that_goes_on_is_the_story_told_at_once(match):
    """What is kept from click to click is what one would tell from the beginning, also after taking back."""
    teller = Storyteller(match, cast_of(match), 0)
    end = match.ply
    for ply in (0, 1, end // 3, end // 2, end // 2 - 1, end // 4, end):
        match.replay(ply)
        assert [str(chapter) for chapter in tell(match, 0)] == [str(chapter) for chapter in teller.chapters()]


@pytest.mark.parametrize("name", BOTS)
def test_a_story_is_told_anew_where_something_else_was_done(name):
    """Whatever is taken back and done otherwise: what is told then is what one would tell from the beginning."""
    rng = generator(3)
    match = Match(load(name), [HUMAN] * load(name).num_players, seed=3)
    teller = Storyteller(match, cast_of(match))
    for _ in range(60):
        for _ in range(rng.randrange(4)):
            if match.waits_for_human:
                match.act(rng.choice(match.legal_actions()))
            elif not match.is_over:
                match.step()
        assert [str(chapter) for chapter in tell(match)] == [str(chapter) for chapter in teller.chapters()]
        match.replay(max(0, match.ply - rng.randrange(3)))


def test_a_story_begins_where_one_asks(match):
    """From the end of any line on the next one is told first, under headings or not; from within a line, that line."""
    teller = Storyteller(match, cast_of(match), 0)
    every = teller.lines()
    for i in range(0, len(every), 29):
        for start, first in ((every[i].plies.start, i), (every[i].plies.stop - 1, i), (every[i].plies.stop, i + 1)):
            assert every[first:] == teller.lines(start)
            assert every[first:] == [line for chapter in tell(match, 0, start) for line in chapter.lines]


def test_the_goal_is_one_line_with_a_name_for_everybody(match):
    """It says what wins, and how far everybody is."""
    game, cast = match.game, cast_of(match)
    goal = game.story.goal(game.setup, match.state, cast, 0)
    assert 20 < len(goal) < 230
    assert "\n" not in goal
    assert game.num_players == 1 or all(name.lower() in goal.lower() for name in cast.names)


def test_whoever_decides_is_told_what_to_touch(match):
    """At every decision there is a sentence to the person who decides."""
    game, cast = match.game, cast_of(match)
    for state in match.states[: match.ply + 1]:
        if game.current_player(state) >= 0:
            asked = game.story.ask(game.setup, state, cast)
            assert re.match(r"[A-Z].*\.$", asked), game.state_to_string(state)


@pytest.mark.parametrize(("name", "players"), [("cat_cab", 1), ("cat_cab", 3), ("meow_daifugo", 1), ("washi_cat", 2)])
def test_the_end_says_who_won_and_why(name, players):
    """Who has won stands first, and everybody has something to show."""
    match = played(name, players, 100_000)
    game, cast = match.game, cast_of(match)
    ending = game.story.ending(game.setup, match.state, cast)
    assert re.match(r"[A-Z].*( wins? |have (won|played))", ending)
    assert all(game.story.standing(game.setup, match.state, seat) for seat in range(game.num_players))


def test_the_end_says_what_brought_the_points():
    """Cat Cab Crew names passengers and the place of who left; Daifugō between two says who has won the match."""
    match = played("cat_cab", 2, 100_000)
    game, state = match.game, match.state
    for seat in range(2):
        said = game.story.standing(game.setup, state, seat)
        assert re.search(r"^\d+ points, \d+ passengers?, (left the city (first|second)|missed rush hour)$", said)
    match = played("meow_daifugo", 2, 100_000)
    ending = match.game.story.ending(match.game.setup, match.state, cast_of(match))
    assert re.search(r"^(You win|\w+ wins) the match: (you have|\w+ has) lost 5 points$", ending)


def test_a_new_round_says_who_won_the_last():
    """The deal of each round but the first begins with who won the one before."""
    match = played("meow_daifugo", 2, 100_000)
    assert match.state.round - 1 == told("meow_daifugo", 2, 100_000).count("The last round went to ") > 0


# Each game's own sentences


def told(name, players=None, plies=400, seat=0):
    """All the text of a game."""
    return " ".join(line.text for line in lines(played(name, players, plies), seat))


def test_cat_cab_tells_causes_and_gains():
    """Curses are counted, items named, passengers and places worth their points, sabotage has its doer."""
    text = told("cat_cab", 1, 100_000)
    for said in ("You roll 1 6 2 3 2. A 1 is a curse: your first.",
        "You keep 4 6 4 3 6: 2 spaces, 2 × 2 spaces straight on and 1 item roll.",
        "Your curses take away 2 spaces.", "Item roll 4: a lucky charm. The passenger moves to (5, 4).",
        "Cat nibbles: a 2 brings a cab upgrade. You win the red D6, one more die to roll.",
        "Ginger collects the passenger: +5 points. The exit gate opens.", "Ginger sabotages you: 2 curses.",
        "With 4 curses your dice stand.",
        "Ginger leaves the city first: +10 points. Rush hour: the others have 5 turns left."):
        assert said in text


def test_cat_cab_tells_thefts_and_duels():
    """Who takes a die from whom, who meets whom, and what the duel dice add up to."""
    text = " ".join(line.text for line in lines(played("cat_cab", 3, 100_000, seed=97)))
    for said in ("Cat nibbles: a 3 brings Greedy cat. Ginger 2 takes the red D6 from you.",
        "You and Ginger 2 meet on one cell. That is a duel: each rolls a pair of dice, and only a total of 7 wins.",
        "Ginger 1 rolls 5 + 2 = 7 in the duel. Ginger 1 wins the duel with a 7.",
        "You lose the duel and fall back to (1, 1)."):
        assert said in text


def test_cat_cab_tells_a_push_before_what_it_led_to():
    """Curses push a cab back first, and then it collects or meets another where it stands."""
    match = Match(load("cat_cab", players=3), ["random", "random", "greedy"], seed=76)
    match.advance()
    pushed = "Ginger has more curses than moves and slides back to (2, 1). Ginger collects the passenger: +5 points."
    assert any(pushed in line.text for line in lines(match, None))


def test_empire_tells_battles_die_by_die():
    """The attacker's dice, the defender's, which beats which, what it cost and who took what."""
    text = told("empire", 3)
    for said in ("Captain 1 gets 4 new cubes for 14 neighborhoods. Captain 1 places cubes: Washington Heights (+4).",
        "Captain 1 attacks Fordham (you, 1 cube) from Washington Heights (8 cubes). Captain 1 rolls 4 2 1.",
        "You roll 4. 4 ties 4, so the defender wins.",
        "Captain 1 loses 1 cube in Washington Heights, 7 left.",
        "You roll 5. 6 beats 5. Captain 1 takes Fordham from you. Captain 1 holds all of The Bronx",
        "You take Pelham Bay from Captain 1. Captain 1 loses the bonus of The Bronx."):
        assert said in text


def test_empire_names_cards_to_their_owner_alone():
    """Others read that a card was drawn."""
    assert "You draw Bushwick (squirrel)" in told("empire", 3, seat=0)
    assert "You draw a card" in told("empire", 3, seat=1)
    assert "(squirrel)" not in told("empire", 3, seat=-1)


def test_taxi_derby_tells_drives_pursuits_and_money():
    """How far and where to, what the limit says, whether the patrol car came, and what was paid."""
    text = told("taxi_derby", 3, 260)
    for said in (
        "The city is laid out.",
        "You drive 1 space to j15. You kept the speed limit and put the patrol car at g14.",
        "You drop off the agent at pin Y: +$3, $1 of it for upgrades.",
        "You buy turbo for $2.",
        "You drive 4 spaces to f7. That is 1 over the speed limit.",
        "The pursuit die shows 4, times 1 over the speed limit: the patrol car has 4 spaces to come after you. "
        "The patrol car comes to k8 and does not reach you.",
    ):
        assert said in text


def test_taxi_derby_tells_a_fare_apart_from_a_fine():
    """With a ticket just before the last action, what was paid and the whole fare are said each by itself."""
    text = told("taxi_derby", 3, 900)
    assert "+$0" not in text
    assert re.search(r"gets? a ticket: \$(\d)\. [^.]* pays? \$\1\. ", text)
    assert re.search(r"\+\$\d+, \$\d of it for upgrades", text)


@pytest.mark.parametrize(("held", "asked"), [
    ("B4 W3", "Click cards that beat black 2 (as many cards, of the same sort, but higher), or pass and take"),
    ("W1 B1", "You can't beat black 2: pass and take a card from the field.")])
def test_meow_daifugo_asks_for_what_can_be_done(held, asked):
    """Whoever has nothing to beat a play with is not told to click cards."""
    game = daifugo(2)
    state = position(game, held, "B1", field="W5", top="B2")
    assert asked in game.story.ask(game.setup, state, Cast(("You", "Hana"), 0))


def test_meow_daifugo_tells_what_a_seat_may_know():
    """Plays are open; a hand is named to its owner, the others' stay hidden."""
    mine, open_to_all = told("meow_daifugo", 3, 60), told("meow_daifugo", 3, 60, seat=-1)
    assert "You have white 4, white 5, white 8, black 3" in mine
    assert "You have" not in open_to_all
    assert "You choose a card to show." in open_to_all
    assert "Hana 2 plays two 4s (two black)." in mine
    assert "Nobody beats the last play: you lead next." in open_to_all


def test_washi_cat_tells_moves_and_what_they_brought():
    """Steps, jumps and sewers, fish taken and brought home."""
    text = told("washi_cat")
    for said in ("Your cat 1 goes to w8. It takes a fish; now it has to get home to your row.",
        "Dash's cat 1 goes to k8. It brings its fish home: 1 of 2.",
        "Your cat 2 crawls through the green sewer to o2. That was a special move, 1 left."):
        assert said in text


# What all stories share


def test_a_game_without_a_story_is_told_by_its_labels():
    """Each action by its name, with who did it."""
    match = Match(load("tictactoe"), ["random", "random"], seed=1)
    match.step()
    [chapter] = tell(match)
    assert [f"{match.names[0]} chooses “{match.game.short_label(match.states[0], match.actions[0])}”."] == [
        line.text for line in chapter.lines
    ]


def test_the_only_person_is_you_and_keeps_a_name():
    """A name that was given stands on the board; sentences say "you" all the same."""
    match = Match(load("cat_cab", players=2), [HUMAN, "greedy"], seed=1, names=["Ann", None])
    assert Cast(("Ann", "Ginger"), 0) == cast_of(match)
    assert Cast(("Player 1", "Player 2")) == cast_of(Match(load("cat_cab", players=2), [HUMAN, HUMAN], seed=1))


def test_turns_are_counted():
    """A turn begins when it is somebody else's, or the same one's again."""
    match = played("cat_cab", 1, 34)
    assert (3, 0) == (turns(match), turns(Match(match.game, seed=1)))
    assert [1, 2] == [turns(played("meow_daifugo", 1, plies)) for plies in (13, 14)]


def test_turns_that_were_taken_back_do_not_count():
    """Whoever steps back through a game is told how many turns had begun there."""
    match = played("cat_cab", 1, 34)
    counts = []
    for ply in range(35):
        match.replay(ply)
        counts.append(turns(match))
    assert ([0, 3], sorted(counts)) == ([counts[0], counts[-1]], counts)


def test_every_game_that_comes_along_has_a_story():
    """A goal, and names for all its bots that say how strong they are."""
    for name in set(BOTS) & set(names()):
        story = load(name).story
        assert set(load(name).bots) == set(story.NAMES)
        strength = r"\((plays anything|child|beginner|average|strong|expert)\)$"
        assert all(re.search(strength, said) for said in story.NAMES.values())
        named = [story.NAMES[bot].partition("(")[2] for bot in load(name).type.bots.LADDER]
        assert named == ["child)", "beginner)", "average)", "strong)", "expert)"]
