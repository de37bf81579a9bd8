"""Maps of lessons: words, tints, stripes and crosses on places, a graph, and a hunt for places."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from catwidgets.draw import Element, Point, Rect, Scene, circle, group, hatching, line, path, text, token
from catwidgets.teach.exhibits import Exhibit, Picture, Steered
from catwidgets.teach.voice import say


def numbers(
    values: Iterable[tuple[Point, Any]], size: float = 15, muted: bool = False, key: str = "numbers"
) -> Element:
    """A number, or a short word, at each of some points, readable on any ground."""
    look: dict[str, Any] = {"fill": token("muted" if muted else "ink"), "stroke": token("surface"), "stroke_width": 3}
    look |= {"paint_order": "stroke", "bold": not muted}
    return group(*(text(*at, str(value), size, **look) for at, value in values), key=key)


def tinted(
    shapes: Iterable[Rect], strength: float = 0.2, edge: bool = False, colour: str = "legal", key: str = "tint"
) -> Element:
    """Places in a colour of the theme, with a firm edge if wanted."""
    look: dict[str, Any] = {"fill": token(colour), "fill_opacity": strength}
    if edge:
        look |= {"stroke": token(colour), "stroke_width": 2.5}
    return group(*(shape.element(**look) for shape in shapes), key=key)


def striped(shapes: Iterable[Rect], gap: int, rising: bool = True, **look: Any) -> Element:
    """Places with slanting stripes, like the dark fields of a chess board but the same in a dark theme."""
    d = "".join(hatching(shape, gap, first=gap // 2, rising=rising) for shape in shapes)
    return path(d, fill="none", stroke=token("muted"), **look)


def crosses(corners: Iterable[Point], side: int) -> Element:
    """A small cross below and to the right of each corner."""
    look: dict[str, Any] = {"stroke": token("warn"), "stroke_width": 2.5, "stroke_linecap": "round"}
    strokes = f"l{side} {side}m0 -{side}l-{side} {side}"
    marks = (path(f"M{round(x, 2)} {round(y, 2)}{strokes}", fill="none", **look) for x, y in corners)
    return group(*marks, key="crosses")


def graph(
    edges: Iterable[tuple[Point, Point]],
    dots: Iterable[Point],
    width: float = 2.5,
    r: float = 6,
    halo: float = 1.5,
    colour: str = "path",
    key: str = "graph",
) -> Element:
    """A graph over the map: a line for each edge and a dot of radius `r` for each vertex."""
    lines = [line(*a, *b, stroke=token(colour), stroke_width=width) for a, b in edges]
    look: dict[str, Any] = {"fill": token(colour), "stroke": token("halo"), "stroke_width": halo}
    return group(*lines, *(circle(*at, r, **look) for at in dots), key=key)


def boxes(
    columns: Sequence[str], rows: Sequence[tuple[str, Sequence[Any]]], left: float, top: float, wide: float
) -> Iterator[Element]:
    """A table with a head above each column and before each row, whose boxes begin at `left`; "" leaves one empty."""
    for j, words in enumerate(columns):
        yield text(left + wide * (j + 0.5), top - 10, words, 12, fill=token("muted"))
    for i, (head, values) in enumerate(rows):
        yield text(8, top + 34 * i + 17, head, 12, anchor="start", fill=token("muted"))
        for j, value in enumerate(values):
            yield Rect(left + wide * j, top + 34 * i, wide, 34).element(fill="none", stroke=token("line"))
            yield text(left + wide * (j + 0.5), top + 34 * i + 17, str(value), 16, bold=True)


class Hunt(Exhibit):
    """Find all places of a kind on a map: every click is judged in a sentence and leaves its mark.

    Parameters
    ----------
    noun : str
        What a place of the map is: a "cell", a "space" or a "card".
    at : callable
        Finds the place of a target.
    scene : callable
        Draws the map with what a hunt has `found` and `missed`.
    task : str
        What to find, as a sentence.
    wanted : places
        Those to be found.
    why : callable
        Says of a place, in a clause, what there is to say: "(2, 2) is 2 steps from home".
    mark : callable
        What is written on a place that was clicked.
    moral : str
        What one sees when all are found.
    drawn : elements
        What is on the map from the start.
    """

    def __init__(
        self,
        noun: str,
        at: Callable[[str], Any],
        scene: "Callable[[Hunt], Scene]",
        /,
        task: str,
        wanted: Collection[Any],
        why: Callable[[Any], str],
        mark: Callable[[Any], Any],
        moral: str,
        drawn: Iterable[Element] = (),
    ):
        self._noun, self._scene = noun, scene
        self.wanted, self.moral = frozenset(wanted), moral
        self._why, self._mark, self.drawn = why, mark, tuple(drawn)
        self.found: frozenset[Any] = frozenset()
        self.missed: frozenset[Any] = frozenset()
        super().__init__(self._picture(), task)
        self.board.on_click(lambda id: self.click(at(id)))
        self.button(say("hunt-show"), say("hunt-show.tip"), self.give_up)
        self.button(say("start-again"), say("hunt-forget"), self.restart)

    @property
    def label(self) -> str:
        """Return what the map is called."""
        return say("hunt-map", noun=self._noun)

    @property
    def says(self) -> Mapping[Any, str]:
        """Return what a screen reader says of the places that were clicked."""
        return dict.fromkeys(self.found, say("hunt-found")) | dict.fromkeys(self.missed, say("hunt-missed"))

    def marks(self, places: Collection[Any]) -> dict[Any, Any]:
        """Return what is written on some places."""
        return {place: self._mark(place) for place in places}

    def click(self, place: Any) -> None:
        """Judge a place."""
        right = place in self.wanted
        if right:
            self.found |= {place}
        else:
            self.missed |= {place}
        self.show(self._picture(say("hunt-said", right=right, why=self._why(place), rest=self._rest())))

    def give_up(self) -> None:
        """Show all the places that were to be found."""
        self.found = self.wanted
        self.show(self._picture(self.moral))

    def restart(self) -> None:
        """Begin anew."""
        self.found = self.missed = frozenset()
        self.show(self._picture())

    def _picture(self, sentence: str = "") -> Picture:
        return Picture(self._scene(self), sentence or say("hunt-choose", noun=self._noun))

    def _rest(self) -> str:
        if self.found == self.wanted:
            return say("hunt-all", misses=len(self.missed), moral=self.moral)
        return say("hunt-some", found=len(self.found), all=len(self.wanted))


def noting(
    draw: Callable[[tuple[Any, ...], Any], Picture],
    task: str,
    place: Callable[[str], Any],
    everywhere: Collection[Any],
    tip: str,
) -> Steered:
    """Return a map on which a click on a place, or a button for all places, writes down what is known of it.

    `draw` gets the places noted so far and the one that was clicked last, None at first and after the button, of which
    `tip` says what it does. `place` finds the place of a target.
    """
    buttons = {
        say("show-numbers"): (tip, lambda noted: ((*everywhere,), None)),
        say("start-again"): (say("wipe"), lambda noted: ((), None)),
    }

    def click(noted: tuple[tuple[Any, ...], Any], id: str) -> tuple[tuple[Any, ...], Any]:
        return (*noted[0], place(id)), place(id)

    return Steered(lambda noted: draw(*noted), task, ((), None), click, buttons)
