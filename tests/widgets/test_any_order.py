"""Whatever a person does at a table, in any order: no error but ours, and a reload always gives the same position."""

from __future__ import annotations

import pytest
from catwidgets import Table
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from catlib import load
from catlib.match import HUMAN, Match

from .person import control, inside, send

FEW = settings(max_examples=2, stateful_step_count=20, derandomize=True, deadline=None, phases=[Phase.generate],
               suppress_health_check=list(HealthCheck))
MANY = settings(FEW, max_examples=5, stateful_step_count=60)
ANY = st.integers(0, 10**6)  # one of those that are there
NAMES = ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat", "pig", "kuhn")
QUIET = ("Log", "New game", "Save")  # tabs that work nothing out


class Anything(RuleBasedStateMachine):
    """A person who clicks, takes back, replays, changes seats, saves and loads as it comes."""

    game = load("cat_cab")

    def __init__(self):
        super().__init__()
        self.table = Table(self.game, seed=1)

    @rule(n=ANY)
    def take_a_choice(self, n):
        """One of the choices in the list, or a tool that stands there."""
        if choices := [choice["id"] for choice in self.table.options.choices if choice["id"] != "do:review"]:
            send(self.table.options, type="choose", id=choices[n % len(choices)])

    @rule(n=ANY)
    def touch_a_part(self, n):
        """Anything that is drawn, legal or not."""
        board = self.table.boards[n % len(self.table.boards)]
        if parts := sorted(board.scene.targets):
            board.click(parts[n % len(parts)])

    @rule()
    def touch_nothing(self):
        """A part that is not there."""
        send(self.table.board, type="click", id="nowhere")

    @rule()
    def leave_it(self):
        """Escape."""
        send(self.table.board, type="cancel")

    @rule()
    def undo(self):
        control(self.table, "Undo").click()

    @rule()
    def redo(self):
        control(self.table, "Redo").click()

    @rule(n=ANY)
    def look_back(self, n):
        """The slider, anywhere."""
        slider = control(self.table, "Replay")
        slider.value = n % (slider.max + 1)

    @rule(n=ANY, quick=st.sampled_from(["random", "greedy"]))
    def change_a_seat(self, n, quick):
        """A person, or a bot that does not think for long."""
        self.table.sit(n % self.game.num_players, quick if n % 2 and quick in self.game.bots else HUMAN)

    @rule(on=st.booleans())
    def step_by_step(self, on):
        control(self.table, "Step by step").value = on

    @rule(on=st.booleans())
    def real_dice(self, on):
        """Where there are dice."""
        for box in inside(self.table):
            if getattr(box, "description", "") == "I roll real dice":
                box.value = on

    @rule(n=ANY)
    def turn_to_a_tab(self, n):
        self.table.tabs.selected_index = self.table.tabs.titles.index(QUIET[n % len(QUIET)])

    @rule()
    def load_again(self):
        """The same match on a new table, as after a restart."""
        self.table = Table(Match.from_share(self.table.match.share()))

    @rule(n=st.integers(0, 3))
    def new_game(self, n):
        self.table.new_game(n)

    @invariant()
    def a_reload_gives_the_same_position(self):
        """What is saved is what is on the table, and the table says something about it."""
        match = self.table.match
        found = Match.from_json(match.to_json())
        assert (match.state, match.ply, match.plies, match.seats) == (found.state, found.ply, found.plies, found.seats)
        assert self.table.board.status or self.table.headline.value


def wandering(name):
    """The person at a table of this game."""
    return type("Anything", (Anything,), {"game": load(name)})


@pytest.mark.parametrize("name", NAMES)
def test_any_order_of_clicks(name):
    """Twenty things in any order, twice a game."""
    run_state_machine_as_test(wandering(name), settings=FEW)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_any_long_order_of_clicks(name):
    """Sixty things in any order, five times a game."""
    run_state_machine_as_test(wandering(name), settings=MANY)
