"""Colours that are said: a piece that is called red is red, for every word that a game says of a piece."""

import colorsys
import math
import re
from itertools import combinations
from random import Random

import pytest
from catwidgets.draw import pieces, to_string
from catwidgets.scenes import View, scenes_of
from catwidgets.scenes.empire import cube
from catwidgets.scenes.meow_daifugo.cards import LOOKS
from catwidgets.scenes.washi_cat import tape

from catlib import load
from catlib.games.cat_cab.voice import COLOURS as CAT_CAB
from catlib.games.empire.voice import COLOURS as EMPIRE
from catlib.games.taxi_derby.voice import COLOURS as TAXI_DERBY
from catlib.games.taxi_derby.voice import turn_of
from catlib.games.washi_cat.voice import COLOURS as WASHI_CAT

from ..everywhere import position

# degrees of hue that a person calls so; brown is a dark orange, pink lies between purple and red
HUES = {
    "red": (345, 365),
    "orange": (20, 45),
    "yellow": (48, 66),
    "green": (80, 170),
    "sky": (190, 215),
    "blue": (195, 250),
    "purple": (260, 310),
}

# how people without one kind of cone see; Machado, Oliveira and Fernandes (2009), table 1, severity 1
CONES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "long": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "middle": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "short": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))


def parts(colour: str) -> list[float]:
    return [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]


def called(colour: str, word: str) -> bool:
    """Whether people call a colour so."""
    hue, saturation, value = colorsys.rgb_to_hsv(*parts(colour))
    if word in ("white", "black", "neutral"):
        return saturation < 0.2 and {"white": value > 0.9, "black": value < 0.3, "neutral": 0.4 < value < 0.7}[word]
    low, high = HUES[word]
    bright = value > (0.7 if word in ("orange", "yellow", "sky") else 0.4)
    return saturation > 0.3 and bright and any(low <= degrees <= high for degrees in (360 * hue, 360 * hue + 360))


def painted(drawing: str) -> str:
    """The first colour of a seat in a drawing: its body's, before fur, lamps and wheels."""
    found = re.findall(r'fill="(#[0-9A-Fa-f]{6})"', drawing)
    return next(colour for colour in found if colour in {seat.colour for seat in pieces.SEATS})


def apart(one: str, other: str, cones: str) -> float:
    """How far two colours lie apart in CIELAB (1976) for somebody with these cones."""
    return math.dist(lab(one, cones), lab(other, cones))


def dot(row, values) -> float:
    return sum(a * b for a, b in zip(row, values, strict=True))


def lab(colour: str, cones: str) -> tuple[float, float, float]:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts(colour)]
    seen = [min(1.0, max(0.0, dot(row, linear))) for row in CONES[cones]]
    x, y, z = (dot(row, seen) / white for row, white in zip(XYZ, (0.95047, 1, 1.08883), strict=True))
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


@pytest.mark.parametrize("seat", pieces.SEATS, ids=lambda seat: seat.name)
def test_a_seat_has_the_colour_of_its_name(seat):
    """A seat, and with it charts, dice and marks, has the colour that it is called by."""
    assert called(seat.colour, seat.name)


@pytest.mark.parametrize("name", sorted(set(pieces.PALETTE) - {"black"}))
def test_the_palette_says_what_it_holds(name):
    """Every name of the palette is what people call its colour."""
    assert called(pieces.PALETTE[name], name)


def test_words_are_taken_at_their_meaning():
    """The judge itself: vermilion is not red, pink is not purple, brown is not orange."""
    assert not called("#D55E00", "red")
    assert not called("#CC79A7", "purple")
    assert not called("#8A5A00", "orange")


@pytest.mark.parametrize(("name", "said", "key", "house"), [
    ("cat_cab", CAT_CAB, "cab", {"players": 3}),
    ("taxi_derby", TAXI_DERBY, "taxi", {"players": 5})])
def test_what_drives_has_the_colour_that_is_said(name, said, key, house):
    """Each cab and taxi of a table is drawn in the colour by which the log calls it."""
    game = load(name, **house)
    state = position(game, Random(1), lambda state: name == "cat_cab" or turn_of(None, state) >= 0)  # all taxis drive
    scene = scenes_of(game).draw(View(game, state, [f"driver {s}" for s in range(game.num_players)]))[0]
    drawn = {element.get("data-key"): to_string(element) for element in scene.moving}
    for seat in range(game.num_players):
        assert called(painted(drawn[f"{key} {seat}"]), said[seat]), said[seat]


@pytest.mark.parametrize("seat", range(len(EMPIRE)))
def test_cubes_have_the_colour_that_is_said(seat):
    """Empire's cubes are drawn in the colour by which words call their owner, the grey ones of nobody too."""
    drawing = re.findall(r'fill="(#[0-9A-Fa-f]{6})"', to_string(cube(0, 0, 24, seat)))
    assert called(drawing[0], EMPIRE[seat])


@pytest.mark.parametrize("seat", range(len(WASHI_CAT)))
def test_cats_and_fish_have_the_colour_that_is_said(seat):
    """Washi Cat's cats, fish and lines are drawn in the colour of their player."""
    assert called(tape.COLOURS[seat], WASHI_CAT[seat])
    assert called(painted(to_string(tape.cat(0, 0, 40, 2 * seat))), WASHI_CAT[seat])


@pytest.mark.parametrize("colour", sorted(set(tape.SEWERS) - {"grey"}))
def test_sewers_have_the_colour_of_their_letter(colour):
    """A sewer cover with the letter G is green, and so on."""
    assert called(tape.SEWERS[colour], colour)


def test_gates_and_suits_have_the_colour_that_is_said():
    """The gates of shrines are red; Daifugō's cats are white and black, and doppelgangers blue."""
    assert called(tape.TORII, "red")
    white, black, twin = LOOKS
    assert called(white.fur, "white")
    assert called(black.fur, "black")
    assert called(twin.fur, "sky")
    assert called(twin.edge, "blue")


@pytest.mark.parametrize(("one", "other"), list(combinations(sorted(pieces.PALETTE), 2)))
def test_colour_blind_people_tell_any_two_apart(one, other):
    """With any one kind of cone missing two colours differ by as much as two of Okabe and Ito's at least do (16)."""
    seen = [apart(pieces.PALETTE[one], pieces.PALETTE[other], cones) for cones in CONES]
    assert min(seen) >= 15.5
