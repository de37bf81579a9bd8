"""Whatever a person does at a table, in any order: no error but ours, and a reload always gives the same position."""

import random
import tempfile
from pathlib import Path

import ipywidgets as W
import pytest
from catwidgets import Table

from catlib import load
from catlib.play import HUMAN, Match

from .person import control, inside, send

STEPS = 100
NAMES = ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat", "hog", "kuhn")
ODD_NAMES = ("default", "tiny", "none of these", "no.toml", "../no.toml", "a\0.toml", "<b>", "")
QUIET = ("Log", "New game", "Save")  # tabs that work nothing out


def thing(**drawn):
    """Mark what a person may do, with the values that each argument may have."""

    def marked(function):
        function.drawn = drawn
        return function

    return marked


ANY = range(10**6)  # one of those that are there


class Anything:
    """A person who clicks, takes back, replays, changes seats and rules, saves and loads as it comes."""

    def __init__(self, game):
        self.game = game
        self.table = Table(game, seed=1)
        self.folder = tempfile.TemporaryDirectory()
        self.saved: list[tuple[str, str]] = []  # a file and what is in it

    def teardown(self):
        self.table.close()
        self.folder.cleanup()

    @thing(n=ANY)
    def take_a_choice(self, n):
        """One of the choices in the list, or a tool that stands there."""
        if choices := [choice["id"] for choice in self.table.options.choices if choice["id"] != "do:review"]:
            send(self.table.options, type="choose", id=choices[n % len(choices)])

    @thing(n=ANY)
    def touch_a_part(self, n):
        """Anything that is drawn, legal or not."""
        board = self.table.boards[n % len(self.table.boards)]
        if parts := sorted(board.scene.targets):
            board.click(parts[n % len(parts)])

    @thing(n=ANY, board=(True, False))
    def press_a_key(self, n, board):
        """Any letter or digit that does something here, on a board or in the list."""
        if ids := [id for _, id in sorted(self.table.options.shortcuts.items()) if id != "do:review"]:
            of = self.table.boards[n % len(self.table.boards)] if board else self.table.options
            send(of, type="click" if board else "choose", id=ids[n % len(ids)])

    @thing()
    def touch_nothing(self):
        """A part that is not there."""
        send(self.table.board, type="click", id="nowhere")

    @thing()
    def leave_it(self):
        """Escape."""
        send(self.table.board, type="cancel")

    @thing()
    def undo(self):
        control(self.table, "Undo").click()

    @thing()
    def redo(self):
        control(self.table, "Redo").click()

    @thing(n=ANY)
    def look_back(self, n):
        """The slider, anywhere."""
        slider = control(self.table, "Replay")
        slider.value = n % (slider.max + 1)

    @thing(n=ANY, quick=["random", "greedy"])
    def change_a_seat(self, n, quick):
        """A person, or a bot that does not think for long."""
        self.table.sit(n % self.table.match.game.num_players, quick if n % 2 and quick in self.game.bots else HUMAN)

    @thing(on=(True, False))
    def step_by_step(self, on):
        control(self.table, "Step by step").value = on

    @thing(on=(True, False))
    def real_dice(self, on):
        """Where there are dice."""
        for box in inside(self.table):
            if getattr(box, "description", "") == "I roll real dice":
                box.value = on

    @thing(n=ANY)
    def turn_to_a_tab(self, n):
        self.table.tabs.selected_index = self.table.tabs.titles.index(QUIET[n % len(QUIET)])

    @thing()
    def load_again(self):
        """The same match on a new table, as after a restart: the old one is gone."""
        self.table.close()
        self.table = Table(Match.from_share(self.table.match.share()))

    @thing()
    def save_a_file(self):
        """What is in the file is what is on the table."""
        match, path = self.table.match, Path(self.folder.name) / f"{len(self.saved)}.json"
        self.table.storage.path.value = str(path)
        control(self.table, "Write the match to the file").click()
        assert match.to_json() == path.read_text(encoding="utf-8")
        self.saved.append((str(path), match.to_json()))

    @thing(n=ANY)
    def open_a_file(self, n):
        """A game that was saved before goes on where it was; no file is a sentence."""
        path, text = self.saved[n % len(self.saved)] if self.saved else (f"{self.folder.name}/none.json", "")
        self.table.storage.path.value = path
        control(self.table, "Go on with the match in the file").click()
        self.goes_on_with(text)

    @thing(n=ANY)
    def open_part_of_a_file(self, n):
        """A file that was cut off leaves the table as it is."""
        before, whole = self.table.match.to_json(), self.table.match.to_json().rstrip()
        path = Path(self.folder.name) / "part.json"
        path.write_text(whole[: n % len(whole)], encoding="utf-8")
        self.table.storage.path.value = str(path)
        control(self.table, "Go on with the match in the file").click()
        assert before == self.table.match.to_json()
        assert "save file: " in self.table.board.error

    @thing()
    def share_and_load_the_code(self):
        control(self.table, "Show the whole match as one line of text").click()
        before = self.table.match.to_json()
        control(self.table, "Go on with the match of the code").click()
        self.goes_on_with(before)

    def goes_on_with(self, text):
        """Whether the table has a match that was saved; what plays alone may have gone on."""
        if text:
            saved, now = Match.from_json(text), self.table.match
            assert (saved.game, saved.seats, saved.actions) == (now.game, now.seats, now.actions[: saved.ply])

    @thing(n=ANY, value=ANY)
    def change_a_rule_of_the_next_game(self, n, value):
        """Any house rule, by its control."""
        fold = control(self.table, "House rules")
        fold.value = True
        for more in [each for each in inside(self.table) if getattr(each, "description", "").startswith("Show all ")]:
            more.click()
        rules = [each.parts for each in self.table.players._controls.values()]
        if rules:
            [*parts] = rules[n % len(rules)]
            turn(parts[n % len(parts)], value)
        fold.value = value % 2 == 0

    @thing(n=ANY)
    def read_the_rules_another_way(self, n):
        """Our reading, or strictly literal."""
        turn(self.table.players.reading, n)

    @thing(n=ANY)
    def change_the_number_of_players(self, n):
        turn(self.table.players.count, n)

    @thing(seed=["", "7", "-1", "seven", "9" * 5000])
    def begin_the_planned_game(self, seed):
        """With the rules and players that were chosen, if they can be played."""
        self.table.players.seed.value = seed
        control(self.table, "Start again with these players and rules").click()

    @thing()
    def close_and_open(self):
        """What a page no longer shows and shows again."""
        self.table.close()
        self.table.open()

    @thing(n=range(4))
    def new_game(self, n):
        self.table.new_game(n)

    def a_reload_gives_the_same_position(self):
        """What is saved is what is on the table, and the table says something about it."""
        match = self.table.match
        found = Match.from_json(match.to_json())
        assert (match.state, match.ply, match.plies, match.seats) == (found.state, found.ply, found.plies, found.seats)
        assert self.table.board.status or self.table.headline.value


def turn(part, n):
    """Set a control to one of the values that it has; a field for numbers or words to any."""
    if isinstance(part, W.Dropdown):
        part.index = n % len(part.options)
    elif isinstance(part, W.Checkbox):
        part.value = not part.value
    elif isinstance(part, W.IntSlider):
        part.value = part.min + n % (part.max - part.min + 1)
    elif isinstance(part, W.IntText):
        part.value = n % 1000 - 100
    else:
        part.value = ODD_NAMES[n % len(ODD_NAMES)]


@pytest.mark.parametrize("name", NAMES)
def test_any_order_of_clicks(name):
    """A hundred things as they come; a failure names them all."""
    at, rng, done = Anything(load(name)), random.Random(name), []
    things = [each for each in vars(Anything).values() if hasattr(each, "drawn")]
    try:
        for _ in range(STEPS):
            do = rng.choice(things)
            given = {argument: rng.choice(values) for argument, values in do.drawn.items()}
            done.append(f"{do.__name__}({given})")
            do(at, **given)
            at.a_reload_gives_the_same_position()
    except BaseException as error:
        error.add_note("\n".join(done))
        raise
    finally:
        at.teardown()
