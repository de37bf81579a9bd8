"""Pictures: escaped by construction, the same every time, readable in colour and without."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations

import pytest
from catwidgets.draw import (
    Circle,
    Die,
    Grid,
    Rect,
    Scene,
    dice_tray,
    el,
    group,
    num,
    pieces,
    rect,
    text,
    to_string,
    token,
)
from catwidgets.draw.dice import STATES
from catwidgets.draw.svg import STATIC, Target, token_values

DRAWN = {
    "cab": lambda size: pieces.cab(0, 0, size),
    "crazy cab": lambda size: pieces.cab(0, 0, size, crazy=True, facing="left"),
    "cat": lambda size: pieces.cat(0, 0, size),
    "crazy cat": lambda size: pieces.crazy_cat(0, 0, size),
    "passenger": lambda size: pieces.passenger(0, 0, size),
    "paw": lambda size: pieces.paw(0, 0, size),
    "fish bowl": lambda size: pieces.fish_bowl(0, 0, size),
    "open gate": lambda size: pieces.gate(0, 0, size, opened=True),
    "closed gate": lambda size: pieces.gate(0, 0, size, opened=False),
    "cube": lambda size: pieces.cube(0, 0, size),
    "d6": lambda size: pieces.d6(0, 0, size, face=6),
    "d8": lambda size: pieces.d8(0, 0, size, face=8, seat=1),
}


def scene_of_a_cell(name: str = "cat") -> Scene:
    scene = Scene(100, 80, f"Board of {name}")
    scene.add_fixed(rect(0, 0, 100, 80, fill=token("surface")))
    scene.add(pieces.cab(30, 30, 40, key="cab-0"), text(50, 70, name))
    scene.target("a1", Rect(10, 10, 40, 40), f"A1, {name}", row=0, col=0, legal=True, badge="5/6", tone="best")
    return scene


def test_text_is_escaped() -> None:
    """What a person typed stays text, in the live fragments and in the still picture."""
    evil = "</text><script>alert(1)</script>&\x00"
    scene = scene_of_a_cell(evil)
    for written in (scene.moving_svg(), scene.to_svg("Now " + evil)):
        assert "<script" not in written
    assert "&lt;script&gt;" in scene.moving_svg()
    ET.fromstring(scene.to_svg("Now " + evil))


@pytest.mark.parametrize("words", ["", "cat", "<&>\"'", "a\rb\nc\td", "&amp;", "漢\u2028\U0001f600"])
def test_pictures_are_written_as_the_standard_library_writes_xml(words):
    """Names, signs and white space, in text and in attributes, with and without something inside."""
    drawn = group(text(0, 0, words), rect(0, 0, 1, 2), el("g", el("title", words)), key=words)
    assert ET.tostring(drawn, encoding="unicode") == to_string(drawn)


@pytest.mark.parametrize("name", DRAWN)
def test_pieces_are_written_as_the_standard_library_writes_xml(name):
    """Every drawing."""
    drawn = DRAWN[name](48)
    assert ET.tostring(drawn, encoding="unicode") == to_string(drawn)


@pytest.mark.parametrize("name", ["onclick", "ONLOAD", "href", "style"])
def test_attributes_cannot_run_code(name: str) -> None:
    """An attribute that could run code or load a file is refused by name."""
    with pytest.raises(ValueError, match=name):
        el("g", **{name: "alert(1)"})


def test_tags_that_are_no_drawing_are_refused() -> None:
    """Only tags that draw are allowed."""
    with pytest.raises(ValueError, match="foreignObject"):
        el("foreignObject")


@pytest.mark.parametrize(("value", "written"), [
    (1, "1"), (1.0, "1"), (0.125, "0.12"), (-0.004, "0"), (1e3, "1000"), (2.5, "2.5")])
def test_numbers_are_written_short(value: float, written: str) -> None:
    """At most two decimals, no trailing zeros, no minus zero."""
    assert written == num(value)


def test_a_still_picture_needs_nothing_else() -> None:
    """The still picture holds its colours and no class, id, script or style; the same bytes each time."""
    written = scene_of_a_cell().to_svg("Red to move.")
    assert written == scene_of_a_cell().to_svg("Red to move.")
    assert re.findall(r"var\(|data-|class=|id=|<style|<script|url\(", written) == []
    root = ET.fromstring(written)
    assert "Board of cat. Red to move." == root.get("aria-label") == root[0].text
    assert token_values()["surface"] in written


def test_a_still_picture_does_not_change_the_scene() -> None:
    """Drawing the still picture leaves the live layers as they were."""
    scene = scene_of_a_cell()
    before = scene.fixed_svg(), scene.moving_svg()
    scene.to_svg()
    assert before == (scene.fixed_svg(), scene.moving_svg())
    assert "var(--cat-surface)" in before[0]
    assert 'data-key="cab-0"' in before[1]


def test_marks_lie_below_and_badges_above() -> None:
    """The mark of a legal cell is drawn under the pieces and its badge over them."""
    keys = re.findall(r'data-key="([^"]+)"', scene_of_a_cell().moving_svg())
    assert keys == ["mark a1", "cab-0", "badge a1"]


def test_a_target_is_spoken_with_its_state() -> None:
    """A screen reader hears the place, its state and its worth."""
    target = Target("x", Circle(0, 0, 5), "B3, patrol", legal=True, selected=True, badge="2/3", badge_label="worth 2/3")
    assert target.spoken() == "B3, patrol, selected, can be chosen, worth 2/3"


def test_ids_differ() -> None:
    """Two targets of one name are refused."""
    scene = scene_of_a_cell()
    with pytest.raises(ValueError, match="'a1' is used twice"):
        scene.target("a1", Circle(0, 0, 3), "again")


def test_a_scene_can_be_placed_in_another() -> None:
    """Both layers, targets and group names move by the same amount, and pieces keep their keys."""
    tray = dice_tray([Die("d0", face=3, state="ready")], width=100, label="Dice of red")
    whole = Scene(300, 300, "Table")
    whole.place(tray, 100, 50)
    (x, y), (u, v) = whole.targets["d0"].shape.centre, tray.targets["d0"].shape.centre
    assert (x, y) == (u + 100, v + 50)
    assert 'transform="translate(100 50) translate(' in whole.moving_svg()
    assert 'data-key="die d0"' in whole.moving_svg()
    assert whole.group_labels == {"dice": "Dice of red"}


def test_a_shared_fixed_layer_stays_as_it_is() -> None:
    """A fixed layer made once serves many scenes: what one of them adds does not reach the others."""
    base = Scene(9, 9, "base")
    base.add_fixed(rect(0, 0, 9, 9))
    one, other = Scene(9, 9, "one", base.fixed), Scene(9, 9, "other", base.fixed)
    one.place(dice_tray([]), 0, 0)
    assert other.fixed is base.fixed
    assert len(base.fixed) == 1
    assert len(one.fixed) == 2


def test_placing_moves_the_way_of_a_piece_too() -> None:
    """The points a piece slides through move with it."""
    part, whole = Scene(9, 9, "part"), Scene(99, 99, "whole")
    part.add(group(at=(1, 1), key="k", via=[(2, 3)]))
    whole.place(part, 10, 20)
    assert 'data-via="12,23"' in whole.moving_svg()


def test_a_grid_reads_like_a_board() -> None:
    """Row 1 lies at the bottom, and cells come from the top row on."""
    grid = Grid(6, 8, cell=50, left=20, top=10)
    assert grid.centre(1, 8) == (45, 35)
    cells = list(grid.cells())
    assert (len(cells), cells[0], cells[-1]) == (48, (1, 8), (6, 1))


# Colours


def contrast(a: str, b: str) -> float:
    """Contrast of two colours; WCAG 2.2, definition of contrast ratio."""

    def light(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    bright, dark = sorted((light(a), light(b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def dark_values() -> dict[str, str]:
    block = (STATIC / "tokens.css").read_text(encoding="utf-8").split('light="false"]')[1]
    return dict(re.findall(r"--cat-([\w-]+):\s*(#[0-9a-fA-F]{6})", block))


def test_style_sheets_use_tokens_that_exist() -> None:
    """Every token that a style sheet or script asks for is defined, so that nothing falls back to black."""
    defined = set(re.findall(r"(--cat-[\w-]+):", (STATIC / "tokens.css").read_text(encoding="utf-8")))
    measured = set(re.findall(r'setProperty\("(--cat-[\w-]+)"', (STATIC / "board.js").read_text(encoding="utf-8")))
    for sheet in sorted(STATIC.glob("*.css")):
        own = sheet.read_text(encoding="utf-8")
        local = set(re.findall(r"(--cat-[\w-]+):", own)) | measured
        assert set(re.findall(r"var\((--cat-[\w-]+)", own)) <= defined | local, sheet.name


@pytest.mark.parametrize("name", ["ink", "muted", "best", "warn"])
def test_words_are_readable_on_light_paper(name: str) -> None:
    """Every colour that words have stands out by 4.5 : 1."""
    assert contrast(token_values()[name], token_values()["paper"]) >= 4.5
    assert contrast(token_values()[name], token_values()["surface-2"]) >= 4.5


@pytest.mark.parametrize("name", ["legal", "best", "path", "warn"])
def test_marks_stand_out_in_both_themes(name: str) -> None:
    """Marks stand out by 3 : 1 on JupyterLab's light and dark cells, and so do the words on them."""
    assert contrast(token_values()[name], "#ffffff") >= 3
    assert contrast(dark_values()[name], "#212121") >= 3
    assert contrast(token_values()[name], token_values()["on-strong"]) >= 4.5
    assert contrast(dark_values()[name], dark_values()["on-strong"]) >= 4.5


def test_light_ground_has_the_light_tokens() -> None:
    """A board on light ground keeps every colour of the light theme, also where the theme is dark."""
    block = (STATIC / "board.css").read_text(encoding="utf-8").split(":is(.cat-svg, .cat-ground) {")[1].split("}")[0]
    assert token_values() == dict(re.findall(r"--cat-([\w-]+): (#[0-9a-f]{6});", block))


def test_seats_differ_by_more_than_colour() -> None:
    """Colours, names and marks of any two seats differ, and every colour is one of the palette."""
    for one, other in combinations(pieces.SEATS, 2):
        assert len({one.colour, other.colour}) == len({one.name, other.name}) == len({one.mark, other.mark}) == 2
    assert {seat.colour for seat in pieces.SEATS} <= set(pieces.PALETTE.values())
    assert all(contrast(seat.colour, seat.ink) >= 3 for seat in pieces.SEATS)


# Pieces and dice


@pytest.mark.parametrize("name", DRAWN)
def test_pieces_need_no_font(name: str) -> None:
    """A piece is shapes only, one drawing at every size."""
    small, large = to_string(DRAWN[name](24)), to_string(DRAWN[name](120))
    assert "<text" not in small
    assert small.split(">", 1)[1] == large.split(">", 1)[1]
    assert 'scale(0.24)"' in small


def test_every_state_of_a_die_looks_and_sounds_different() -> None:
    """No two states of a die share a drawing."""
    drawings = {to_string(pieces.d6(0, 0, face=5, state=state)) for state in STATES}
    assert len(STATES) == len(drawings)


@pytest.mark.parametrize("face", range(1, 7))
def test_a_d6_has_as_many_pips_as_it_shows(face: int) -> None:
    """The pips add up, and lie in a way that half a turn does not change."""
    spots = re.findall(r'<circle cx="(-?\d+)" cy="(-?\d+)"', to_string(pieces.d6(0, 0, face=face)))
    assert face == len(set(spots))
    assert {(int(x), int(y)) for x, y in spots} == {(-int(x), -int(y)) for x, y in spots}


@pytest.mark.parametrize("dice", [0, 1, 5, 7, 12])
@pytest.mark.parametrize("width", [180, 340, 700])
def test_dice_lie_on_their_tray(dice: int, width: float) -> None:
    """All dice lie within the tray and no two overlap."""
    tray = dice_tray([Die(f"d{k}", caption="move 1") for k in range(dice)], width=width)
    shapes = [t.shape for t in tray.targets.values()]
    assert dice == len(shapes)
    for shape in shapes:
        assert shape.x >= 0
        assert shape.x + shape.width <= tray.width
        assert shape.y >= 0
        assert shape.y + shape.height <= tray.height
    for one, other in combinations(shapes, 2):
        assert abs(one.x - other.x) >= one.width or abs(one.y - other.y) >= one.height


def test_six_dice_lie_in_a_row_on_a_phone() -> None:
    """The sixth die, which a driver wins, is not hidden below the others."""
    tray = dice_tray([Die(f"d{k}", caption="sabotage") for k in range(6)], width=330, size=40, columns=6)
    assert 1 == len({target.shape.y for target in tray.targets.values()})


@pytest.mark.parametrize(("kind", "last"), [("d6", 6), ("d8", 8)])
def test_a_die_says_the_face_it_shows(kind: str, last: int) -> None:
    """From the first face to the last, unless it still rolls."""
    said = [Die("x", kind=kind, face=face).spoken() for face in range(1, last + 1)]
    assert [f"white {kind.upper()} shows {face}" for face in range(1, last + 1)] == said
    assert f"white {kind.upper()} is rolling" == Die("x", kind=kind, face=last, state="rolling").spoken()


def test_only_lifted_dice_can_be_chosen() -> None:
    """Ready and selected dice may be clicked, others not, unless it is said."""
    dice = [Die(state or "plain", state=state) for state in STATES] + [Die("said", state="held", legal=True)]
    tray = dice_tray(dice)
    assert tray.legal_ids() == ["ready", "selected", "said"]
    assert tray.selected_ids() == ["selected"]


@pytest.mark.parametrize(("wrong", "says"), [
    ({"kind": "d7"}, "d6, d8"),
    ({"face": 7}, "face 7"),
    ({"kind": "d8", "face": 9}, "1 to 8"),
    ({"state": "x"}, "held")])
def test_impossible_dice_are_refused(wrong: dict, says: str) -> None:
    """The error names the die, what is wrong and what is allowed."""
    with pytest.raises(ValueError, match=f"'d0'.*{says}"):
        Die("d0", **wrong)
