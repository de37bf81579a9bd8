"""Players' rulebooks: the numbers that are played, a worked turn that is played again."""

import re
from pathlib import Path

import pytest

from catlib import load
from catlib.game import Booklet, Picture, Points, Section, Strip, Table, bounds, choices, describe, seat_bots
from catlib.play import HUMAN, Match, manual, tell

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in (ROOT / "catlib" / "games").glob("*/__init__.py"))
TWO_PAGES = 1200  # words


@pytest.mark.parametrize("name", GAMES)
def test_the_worked_turn_is_played(name):
    """The moves of the worked turn are legal, and the story tells them in the sentences of the rulebook."""
    part = load(name).type.manual
    turn = part.WORKED_TURN
    if part.voice:  # plays it whenever it is shown
        assert f"## {part.voice.at(None).say('worked-turn.title')}" in manual(load(name)).to_markdown()
        return
    game = load(name, players=turn.players, **turn.house)
    match = Match(game, seat_bots(game), seed=turn.seed)
    for _ in range(turn.lead):
        match.step()
    match.sit(turn.seat, HUMAN)
    for move in turn.moves:
        match.act(move)
    lines = [line.text for chapter in tell(match, turn.seat, turn.told_from) for line in chapter.lines]
    assert lines == [said for said, _ in turn.told]


@pytest.mark.parametrize("name", GAMES)
def test_one_to_two_pages(name):
    """A rulebook is short, and has no line that is empty or unfilled."""
    text = manual(load(name)).to_markdown()
    plain = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    assert 300 < len(re.findall(r"\w[\w'’.-]*", plain)) < TWO_PAGES
    assert not re.search(r"[{}]|None|<.*?>|\.\.|  \S", plain)


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_a_strip(name):
    """What is done in a turn stands there step after step."""
    shapes = [shape for section in manual(load(name)).sections for shape in section.blocks]
    assert any(isinstance(shape, Strip) for shape in shapes)


def changes(game):
    """Every house rule of a game at every other choice, and at both its bounds."""
    model = type(game.house)
    for name, field in model.model_fields.items():
        if field.annotation is bool:
            yield name, not field.default
        elif field.annotation is int:
            yield from ((name, value) for value in bounds(model, name) if value != field.default)
        elif isinstance(field.default, str):
            yield from ((name, value) for value in choices(model, name) if value != field.default)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_played_otherwise_is_said(name):
    """Under every other value of a house rule the rulebook can be read and names that rule and what is usual."""
    game = load(name)
    for rule, value in changes(game):
        try:
            other = load(name, players=game.players, **{rule: value})
        except ValueError:  # needs another house rule beside it
            continue
        section = next(s for s in manual(other).sections if s.title == "House rules at this table")
        about = describe(type(game.house), rule).partition(" (")[0].rstrip(".")
        assert any(item.startswith(about) and "Here: **" in item for item in section.blocks[0].items), rule


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("fewest", [True, False])
def test_any_number_of_players(name, fewest):
    """There is a rulebook for the fewest and for the most players."""
    few, many = load(name).type.setup.PLAYERS
    assert manual(load(name, players=few if fewest else many)).to_html()


def test_a_game_for_one_has_no_turn_of_several():
    """Neither a worked turn against a bot, nor points, nor house rules for passing."""
    alone, several = (manual(load("meow_daifugo", players=players)).to_markdown() for players in (1, 2))
    for said in ("the bot Hana", "write points on", "costs you", "while there is one on the field"):
        assert said in several
        assert said not in alone


@pytest.mark.parametrize("name", GAMES)
def test_house_rules_to_try_are_there(name):
    """What a table may want to try is a house rule."""
    game = load(name)
    assert set(game.type.manual.WORTH_TRYING) <= set(type(game.house).model_fields)


def test_the_numbers_are_those_that_are_played():
    """A changed number stands in the text, and the usual one beside the house rule."""
    text = manual(load("washi_cat", specials=4)).to_markdown()
    assert "You have 4 special moves" in text
    assert "- Special moves of each player. Here: **4**, usually 2." in text


ANSWERS = {
    ("cat_cab", 2): ("you choose among the shortest ways, and nothing on the new cell counts.°",
        "if that fits nowhere you stay", "from another driver in the city, the D6 first",
        "you win your D6, once in the game", "One curse cannot take half of a move of 2."),
    ("cat_cab", 1): ("In a duel only Crazy cat rolls: two D6, three times.",),
    ("taxi_derby", 2): ("Orange begins.°", "from 7 spaces on, up to 15.°",
        "If you delivered nobody of a kind, you get no prize for it.°", "You have room for 3 of a kind.",
        "The printed boards, tiles and tickets are lost;", "| prize for° |", "you get a ticket without a roll.°",
        "with equal money you share the victory.°"),
    ("meow_daifugo", 3): ("If the field is empty, just pass.°", "it goes round clockwise", "Of two equal black"),
    ("washi_cat", 2): ("Two equal ones in a row are twins: **A** green", "A bar or a dash between two spaces"),
}


@pytest.mark.parametrize(("name", "players"), ANSWERS)
def test_what_readers_asked_is_answered(name, players):
    """What those who read the rulebooks sentence by sentence did not find stands there."""
    text = manual(load(name, players=players)).to_markdown()
    assert [] == [answer for answer in ANSWERS[name, players] if answer not in text]


def test_a_rulebook_for_one_has_no_duel_for_two():
    """Against Crazy cat nobody else rolls in a duel."""
    assert "Each has two D6" not in manual(load("cat_cab", players=1)).to_markdown()


def test_a_worked_turn_says_what_is_played_in_it():
    """Where others play, or by other house rules, the worked turn says so."""
    section = next(s for s in manual(load("meow_daifugo", players=4, points=3)).sections if s.title == "A round begins")
    said = "You play against the bot Hana. It is a game for 2 players. It is played by the usual house rules."
    assert said == section.blocks[0]


def test_a_game_of_one_file():
    """It is explained by its docstring, with all its house rules."""
    book = manual(load(str(ROOT / "catlib" / "games" / "classics" / "bear_off.py"), rolls=2))
    assert ["What it is about", "House rules at this table"] == [section.title for section in book.sections]
    assert book.sections[0].blocks[0].startswith("Bearing off: the end of backgammon for one")
    assert "- The point of one checker. Here: **5**." in book.to_markdown()
    assert "- Rolls that there are. Here: **2**, usually 1." in book.to_markdown()


def test_a_game_without_a_word():
    """A game that says nothing of itself is at least named."""
    [section] = manual(load("tictactoe")).sections
    assert section.blocks[0]


# How it is written


BOOK = Booklet(
    "A <game>",
    (
        Section(
            "Every block",
            ("One **bold** <word>.", Points(("a & b",)), Strip((("Roll", "all dice"),)),
                Table(("n", "x"), (("1", "2"),))),
        ),
        Section("A picture", (Picture("<#>", "a board"),)),
    ),
)


def test_markdown():
    """Headings, paragraphs, lists, tables and pictures, an empty line between."""
    assert (
        "# A <game>\n\n## Every block\n\nOne **bold** <word>.\n\n- a & b\n\n1. **Roll.** all dice\n\n"
        "| n | x |\n| --- | --- |\n| 1 | 2 |\n\n## A picture\n\n```text\n<#>\n```\n"
    ) == BOOK.to_markdown()


def test_html():
    """Text is text whatever it holds; a picture is spoken of; a table has a head."""
    html = BOOK.to_html()
    assert "<p>One <b>bold</b> &lt;word&gt;.</p><ul><li>a &amp; b</li></ul>" in html
    assert '<ol class="strip"><li><b>Roll.</b> all dice</li></ol>' in html
    assert '<th scope="col">n</th>' in html
    assert '<pre role="img" tabindex="0" aria-label="a board">&lt;#&gt;</pre>' in html
