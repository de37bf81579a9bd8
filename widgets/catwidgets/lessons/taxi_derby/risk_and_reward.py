"""The lesson on risk and reward: how likely a ticket is, free spaces, the whole city, risks taken again and again."""

from fractions import Fraction
from typing import Any, NamedTuple

from catlib.chance import fixed, own_luck
from catlib.games.taxi_derby import odds
from catwidgets.draw import Chart, Element, Scene, curve, group, pieces, polygon, rect, text, token
from catwidgets.lessons.taxi_derby.city_map import byname, distances_from
from catwidgets.lessons.taxi_derby.heat import heat as heat
from catwidgets.scenes.taxi_derby import patrol_car
from catwidgets.teach import Exhibit, Picture, explored, note_of, saying, sentences

say = saying(__name__)

# Ten nights

NIGHTS = 10
ROAD_WIDTH, ROAD_HEIGHT = 480, 128


class Night(NamedTuple):
    """A decision: how far the patrol car is, how far over the limit speeding is, and the dollars at stake."""

    away: int
    over: int
    fare: int
    fine: int
    slow: int

    @property
    def chance(self) -> Fraction:
        """The chance of a ticket."""
        return odds.ticket_chance(self.away, self.over)

    @property
    def speeding(self) -> Fraction:
        """Return what speeding is worth on average."""
        return self.fare - self.chance * self.fine


class Nights(Exhibit):
    """Ten nights on which one may speed or not; at the end choices and luck are told apart."""

    def __init__(self, seed: int = 1):
        self._seed = seed
        self._reset()
        super().__init__(self._picture(), say("nights-task"))
        self.button(say("speed"), say("speed-tip"), lambda: self.choose(True))
        self.button(say("stay"), say("stay-tip"), lambda: self.choose(False))
        self.button(say("again"), say("again-tip"), self.restart)

    def _reset(self) -> None:
        self._rng = own_luck(1, self._seed - 1)
        self.nights = [_night(self._rng.random) for _ in range(NIGHTS)]
        self.at, self.earned, self.expected, self.given_away = 0, 0, Fraction(0), Fraction(0)
        self._last = ""

    @property
    def night(self) -> Night:
        """The night that is decided now, or the last one."""
        return self.nights[min(self.at, NIGHTS - 1)]

    def choose(self, speed: bool) -> None:
        """Speed or not, roll the die, and go on to the next night."""
        if self.at == NIGHTS:
            raise ValueError(say("nights-over"))
        night = self.night
        mean, best = (night.speeding if speed else Fraction(night.slow)), max(night.speeding, Fraction(night.slow))
        dollars, told = self._drive(night) if speed else (night.slow, say("slow", slow=night.slow))
        self.earned += dollars
        self.expected += mean
        self.given_away += best - mean
        self.at += 1
        self._last = told
        self.show(self._picture())

    def _drive(self, night: Night) -> tuple[int, str]:
        face = 1 + int(4 * self._rng.random())
        caught = face * night.over >= night.away
        dollars = night.fare - night.fine * caught
        return dollars, say("drove", face=face, far=face * night.over, caught=caught, fare=night.fare, fine=night.fine)

    def restart(self) -> None:
        """Begin ten other nights."""
        self._seed += 1
        self._reset()
        self.show(self._picture())

    def _picture(self) -> Picture:
        offer = say("night", n=self.at + 1, earned=self.earned, **self.night._asdict())
        return Picture(_road(self.night), sentences(self._last, self._account() if self.at == NIGHTS else offer))

    def _account(self) -> str:
        """Return what was earned, what the choices were worth, and what was luck."""
        luck = self.earned - self.expected
        worth = {"expected": self.expected, "luck": abs(luck), "better": self.given_away}
        told = {name: fixed(dollars, 2) for name, dollars in worth.items()}
        return say("account", earned=self.earned, added=luck >= 0, **told)


def _night(draw: Any) -> Night:
    """A night worth thinking about: neither a ticket for sure nor none at all."""
    while True:
        away, over, fare, fine, slow = (low + int(draw() * n) for low, n in ((2, 8), (1, 3), (4, 4), (2, 4), (1, 4)))
        if 0 < odds.ticket_chance(away, over) < 1 and fare > slow:
            return Night(away, over, fare, fine, slow)


def _road(night: Night) -> Scene:
    """The spaces between patrol car and taxi, and how far each face of the die takes it."""
    scene = Scene(ROAD_WIDTH, ROAD_HEIGHT, say("road"))
    step = ROAD_WIDTH / 14
    sections = [rect(step * k + 2, 52, step - 4, 30, 4, fill=token("surface"), stroke=token("line")) for k in range(14)]
    scene.add(*sections, patrol_car(step / 2, 67), pieces.cab(step * (night.away + 0.5), 64, 32, 4, key="taxi"))
    for face in range(1, 5):
        scene.add(_landing(night, face, step))
    scene.add(text(ROAD_WIDTH / 2, 14, say("stakes", **night._asdict()), 14, bold=True))
    return scene


def _landing(night: Night, face: int, step: float) -> Element:
    """Return where a face takes the patrol car, as a small die; at the taxi or beyond it is a ticket."""
    reached = min(face * night.over, 13)
    caught = face * night.over >= night.away
    x, y = step * (reached + 0.5), 108
    look = {"fill": token("warn" if caught else "surface"), "stroke": token("warn" if caught else "muted")}
    shape = polygon([(0, -15), (14, 9), (-14, 9)], stroke_width=2, stroke_linejoin="round", **look)
    words = text(0, 2, str(face), 12, bold=True, fill=token("on-strong" if caught else "ink"))
    return group(shape, words, at=(x, y), key=f"face {face}")


drive_nights = Nights


# The chance of a ticket


@explored(lambda: say("chances-task"), die_sides=(1, 4, 12))
def chances(die_sides: int) -> Chart:
    """The chance of a ticket by distance, a line for each number of spaces over the limit."""
    lines = {
        say("over", over=over): [(away, odds.ticket_chance(away, over, die_sides)) for away in range(1, 14)]
        for over in range(1, 5)
    }
    return curve(lines, say("die", sides=die_sides), say("from-patrol"), say("chance-of-ticket"), percents=True)


def which_distance() -> str:
    game, state = odds.first_turn()
    end, found = byname("i8"), set()
    for start in (node for node, away in distances_from(end).items() if away == 6):
        state = state.copy()
        state.node[0], state.patrol = start, byname("c2")
        found.add(odds.heat_map(game, state, [end])[end])
    return "end" if len(found) == 1 else "start"


# Again and again


@explored(lambda: say("free-task"), faces_that_catch=(1, 1, 3))
def still_free(faces_that_catch: int) -> Chart:
    """Return how likely somebody is still without a ticket, turn by turn."""
    chance = Fraction(faces_that_catch, 4)
    points = [(turns, (1 - chance) ** turns) for turns in range(11)]
    return curve(points, say("free"), say("turns"), say("chance"), percents=True)


note = note_of(
    __name__,
    {
        "risk: one over": lambda: odds.ticket_chance(3, 1),
        "risk: three over": lambda: odds.ticket_chance(3, 3),
        "risk: two over": lambda: odds.ticket_chance(5, 2),
        "risk: which distance": which_distance,
        "risk: free spaces": lambda: odds.free_spaces(9),
        "risk: five turns": lambda: Fraction(3, 4) ** 5,
    },
)
