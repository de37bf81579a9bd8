"""Pictures: a small SVG toolkit, boards one can click, pieces, dice and charts."""

from catwidgets.draw import pieces
from catwidgets.draw.board import Board
from catwidgets.draw.chart import CAME, EXPECTED, Chart, DataPoint, Series, nice_ticks
from catwidgets.draw.dice import Die, dice_tray
from catwidgets.draw.pieces import (
    DIGITS,
    EARS,
    HEAD,
    PALETTE,
    PINK,
    SEATS,
    arrow,
    caption,
    digit,
    path_line,
    seat_mark,
    step_number,
)
from catwidgets.draw.plots import curve, in_one_colour, outcome_chart, simulated_over_exact, win_rates, with_rest
from catwidgets.draw.svg import (
    Circle,
    Element,
    Grid,
    Point,
    Polygon,
    Rect,
    Scene,
    circle,
    el,
    ellipse,
    group,
    hatching,
    line,
    num,
    path,
    polygon,
    polyline,
    rect,
    text,
    to_string,
    token,
)

__all__ = [
    "CAME", "DIGITS", "EARS", "EXPECTED", "HEAD", "PALETTE", "PINK", "SEATS", "Board", "Chart", "Circle", "DataPoint",
    "Die", "Element", "Grid", "Point", "Polygon", "Rect", "Scene", "Series", "arrow", "caption", "circle", "curve",
    "dice_tray", "digit", "el", "ellipse", "group", "hatching", "in_one_colour", "line", "nice_ticks", "num",
    "outcome_chart", "path", "path_line", "pieces", "polygon", "polyline", "rect", "seat_mark", "simulated_over_exact",
    "step_number", "text", "to_string", "token", "win_rates", "with_rest",
]
