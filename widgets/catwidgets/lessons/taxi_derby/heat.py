"""The heat map of tickets to play with: put taxi and patrol car anywhere, change the rules, ask about a space."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from catlib import load
from catlib.chance import percent
from catlib.game import Game
from catlib.games.taxi_derby.odds import first_turn, heat_map
from catlib.games.taxi_derby.patrol import ticket_faces
from catlib.games.taxi_derby.setup import NODES, laid
from catlib.games.taxi_derby.voice import node_name
from catwidgets.draw import Element, pieces, token
from catwidgets.page import table_html
from catwidgets.scenes.taxi_derby import path_arrows, patrol_car, plan, road, spot, warmth
from catwidgets.teach import Explorer, Picture, saying

LESSON = "catwidgets.lessons.taxi_derby.risk_and_reward"
say = saying(LESSON)
CITIES = {112: "city", 60: "small_city", 180: "large_city"}
ACTS = ("asks", "puts-taxi", "puts-patrol")


def cities() -> dict[str, str]:
    """Return the cities by what the control calls them."""
    return {say("spaces", n=n): city for n, city in CITIES.items()}


class HeatMap(Explorer):
    """The chance of a ticket on every space where a turn could end, under sliders for the rules.

    A click asks about a space, or puts the taxi or the patrol car there; the taxi begins at home, the patrol car at the
    police station.
    """

    def __init__(self) -> None:
        self.asked: int | None = None
        self.at: dict[str, tuple[int, int]] = {}
        super().__init__(
            self._draw_city,
            say("heat-task"),
            LESSON,
            city=[*cities()],
            speed_limit=(1, 4, 8),
            die_sides=(1, 4, 12),
            a_click=[*map(say, ACTS)],
        )
        self.board.on_click(lambda id: self.click(int(id.removeprefix("space:"))))

    def click(self, node: int) -> None:
        """Ask about a space, or put somebody there, as the control says."""
        taxi, patrol = self.at[self.values["city"]]
        asks, puts_taxi, puts_patrol = (self.values["a_click"] == say(act) for act in ACTS)
        self.asked = node if asks else None
        self.at[self.values["city"]] = (node if puts_taxi else taxi, node if puts_patrol else patrol)
        self.redraw()

    def _draw_city(self, city: str, speed_limit: int, die_sides: int, a_click: str) -> Picture:
        house = {"city": cities()[city], "speed_limit": speed_limit, "die_sides": die_sides, "streets": "as arranged"}
        game = load("taxi_derby", players=2, **house)
        if city not in self.at:
            self.at, self.asked = {city: (game.setup.home[0], game.setup.station_node)}, None
        state = first_turn(game)[1].copy()
        state.node[0], state.patrol = self.at[city]
        chances = heat_map(game, state)
        says = {node: say("ticket", chance=percent(chance, 0)) for node, chance in chances.items()}
        scene = plan(game, say("heat", city=city), self._drawn(game, chances), says, chances, True)
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
    return say("summary", free=values.count(Fraction(0)), sure=values.count(Fraction(1)), all=len(values), mean=mean)


def _about(game: Game, state: Any, node: int) -> str:
    """Return how far a space is for the taxi and for the patrol car, and which faces of the die bring a ticket."""
    setup = laid(game.setup)
    moved = setup.distance[state.node[0] * NODES + node]
    away = setup.distance[state.patrol * NODES + node]
    over = moved - setup.speed_limit
    told = {"space": node_name(setup, node), "moved": moved, "over": over, "away": away}
    if over <= 0:
        return say("within", **told)
    sides, faces = setup.die_sides, ticket_faces(setup, away, over)
    which = {0: "none", 1: "last", sides: "all"}.get(faces, "some")
    told |= {"sides": sides, "most": over * sides, "least": sides + 1 - faces, "chance": str(Fraction(faces, sides))}
    return say("beyond", which=which, **told)


def _table(game: Game, chances: Mapping[int, Fraction]) -> str:
    rows = [(node_name(game.setup, node), str(chance)) for node, chance in chances.items()]
    return table_html(say("heat-table"), (say("space"), say("chance-of-ticket")), rows)
