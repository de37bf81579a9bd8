"""The heat map of tickets to play with: put taxi and patrol car anywhere, change the rules, ask about a space."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from catlib import load
from catlib.chance import counted, percent
from catlib.game import Game
from catlib.games.taxi_derby.odds import first_turn, heat_map
from catlib.games.taxi_derby.patrol import ticket_faces
from catlib.games.taxi_derby.setup import NODES, laid
from catlib.games.taxi_derby.voice import node_name
from catwidgets.draw import Element, pieces, token
from catwidgets.page import table_html
from catwidgets.scenes.taxi_derby import path_arrows, patrol_car, plan, road, spot, warmth
from catwidgets.teach import Explorer, Picture

ASK, TAXI, PATROL = "asks about a space", "puts the taxi there", "puts the patrol car there"
CITIES = {"112 spaces": "city", "60 spaces": "small_city", "180 spaces": "large_city"}


class HeatMap(Explorer):
    """The chance of a ticket on every space where a turn could end, under sliders for the rules.

    A click asks about a space, or puts the taxi or the patrol car there; the taxi begins at home, the patrol car at the
    police station.
    """

    def __init__(self) -> None:
        self.asked: int | None = None
        self.at: dict[str, tuple[int, int]] = {}
        task = "On which spaces can a turn end without risk? A deeper colour is a larger chance of a ticket."
        super().__init__(
            self._draw_city,
            task,
            city=list(CITIES),
            speed_limit=(1, 4, 8),
            die_sides=(1, 4, 12),
            a_click=[ASK, TAXI, PATROL],
        )
        self.board.on_click(lambda id: self.click(int(id.removeprefix("space:"))))

    def click(self, node: int) -> None:
        """Ask about a space, or put somebody there, as the control says."""
        taxi, patrol = self.at[self.values["city"]]
        act = self.values["a_click"]
        self.asked = node if act == ASK else None
        self.at[self.values["city"]] = (node if act == TAXI else taxi, node if act == PATROL else patrol)
        self.redraw()

    def _draw_city(self, city: str, speed_limit: int, die_sides: int, a_click: str) -> Picture:
        house = {"city": CITIES[city], "speed_limit": speed_limit, "die_sides": die_sides, "streets": "as arranged"}
        game = load("taxi_derby", players=2, **house)
        if city not in self.at:
            self.at, self.asked = {city: (game.setup.home[0], game.setup.station_node)}, None
        state = first_turn(game)[1].copy()
        state.node[0], state.patrol = self.at[city]
        chances = heat_map(game, state)
        says = {node: f"ticket {percent(chance, 0)}" for node, chance in chances.items()}
        scene = plan(game, f"Chance of a ticket in %, {city}", self._drawn(game, chances), says, chances, True)
        sentence = _summary(chances) if self.asked is None else _about(game, state, self.asked)
        return Picture(scene, sentence, _table(game, chances))

    def _drawn(self, game: Game, chances: Mapping[int, Fraction]) -> list[Element]:
        setup = laid(game.setup)
        taxi, patrol = next(iter(self.at.values()))
        drawn = [warmth(setup, node, chance) for node, chance in chances.items()]
        if self.asked is not None:
            edge = road(setup, self.asked).element(fill="none", stroke=token("legal"), stroke_width=3)
            drawn += [edge, path_arrows(setup, patrol, self.asked, key="pursuit")]
        x, y = spot(setup, taxi)
        car_x, car_y = spot(setup, patrol)
        return [*drawn, pieces.cab(x, y - 3, 30, 4, key="taxi"), patrol_car(car_x, car_y + 11 * (taxi == patrol))]


heat = HeatMap


def _summary(chances: Mapping[int, Fraction]) -> str:
    values = list(chances.values())
    mean = percent(sum(values, Fraction(0)) / len(values), 1)
    free = f"Without any risk: {values.count(Fraction(0))} of {len(values)} spaces"
    return f"{free}. A sure ticket: {values.count(Fraction(1))}. The mean of all: {mean}."


def _about(game: Game, state: Any, node: int) -> str:
    """Return how far a space is for the taxi and for the patrol car, and which faces of the die bring a ticket."""
    setup = laid(game.setup)
    moved = setup.distance[state.node[0] * NODES + node]
    away = setup.distance[state.patrol * NODES + node]
    over = moved - setup.speed_limit
    start = f"{node_name(setup, node)} is {counted(moved, 'space')} away"
    if over <= 0:
        return f"{start}, within the speed limit: no ticket."
    faces = ticket_faces(setup, away, over)
    need = f"{start}, {over} over the limit, and {counted(away, 'space')} from the patrol car"
    if faces == setup.die_sides:
        return f"{need}: every face brings a ticket."
    if faces == 0:
        return f"{need}: even a {setup.die_sides} takes it only {counted(over * setup.die_sides, 'space')}, no ticket."
    least = setup.die_sides + 1 - faces
    more = " or more" if faces > 1 else ""
    return f"{need}: a {least}{more} brings a ticket, chance {Fraction(faces, setup.die_sides)}."


def _table(game: Game, chances: Mapping[int, Fraction]) -> str:
    rows = [(node_name(game.setup, node), str(chance)) for node, chance in chances.items()]
    return table_html("Chance of a ticket if the turn ends there", ("space", "chance of a ticket"), rows)
