"""The board: small messages, sentences instead of silence, and the same play by mouse and by keyboard."""

import json
from pathlib import Path
from typing import Any

import pytest
from catwidgets import draw
from catwidgets.draw import Board, Circle, Die, Grid, Rect, Scene, dice_tray, group, pieces, rect

from .person import send

GRID = Grid(4, 3, cell=50, left=20, top=0)
FIXED = Scene(1, 1, "").fixed
FIXED.append(GRID.drawing())


def drawn(cab: tuple[int, int] = (1, 1), legal: tuple[tuple[int, int], ...] = ((2, 1), (1, 2))) -> Scene:
    """A small city: a cab on a grid, and a tray of three dice beside it."""
    scene = Scene(420, 200, "City", FIXED)
    for c, r in GRID.cells():
        here = "cab" if (c, r) == cab else "empty"
        place = {"row": GRID.rows - r, "col": c, "legal": (c, r) in legal}
        scene.target(f"c{c}-{r}", GRID.shape(c, r), f"column {c}, row {r}, {here}", **place)
    scene.add(pieces.cab(*GRID.centre(*cab), 40, key="cab"), pieces.cube(10, 10, key="cube"))
    scene.place(dice_tray([Die(f"d{k}", face=k + 1, state="ready") for k in range(3)], width=180), 230, 0)
    return scene


class City:
    """A board on which a cab goes to the cell that is clicked, if it may."""

    def __init__(self) -> None:
        self.cab = (1, 1)
        self.board = Board(drawn(), status="Red to move.", shortcuts={"r": "roll"})
        self.board.on_click(self.click)

    def click(self, id: str) -> None:
        if id == "roll":
            self.board.set_status("Rolled.")
        elif id.startswith("d"):
            raise ZeroDivisionError("no such <die>")
        elif id not in self.board.legal:
            raise ValueError("Too far: one step at a time.")
        else:
            self.cab = int(id[1]), int(id[3])
            self.board.show(drawn(self.cab, tuple(_near(self.cab))), status=f"Red at {id}.")


def _near(cell: tuple[int, int]) -> list[tuple[int, int]]:
    return [(c, r) for c, r in GRID.cells() if abs(c - cell[0]) + abs(r - cell[1]) == 1]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The states that boards send."""
    messages: list[dict[str, Any]] = []
    monkeypatch.setattr(Board, "_send", lambda self, msg, buffers=None: messages.append(msg))
    return messages


# Without a browser


def test_a_click_reaches_the_callback() -> None:
    """A legal click changes what is shown, its status, and the revision by one."""
    city = City()
    rev = city.board.rev
    city.board.click("c2-1")
    assert city.board.status == "Red at c2-1."
    assert rev + 1 == city.board.rev
    assert [id for id in city.board.legal if id.startswith("c")] == ["c2-2", "c1-1", "c3-1"]


def test_a_click_sends_one_small_message(sent: list[dict[str, Any]]) -> None:
    """Only what a move changes is sent: neither the fixed layer, nor shapes, nor the cab's drawing again."""
    city = City()
    sent.clear()
    city.board.click("c2-1")
    (message,) = [m for m in sent if m["method"] == "update"]
    assert {"moving_svg", "spoken", "legal", "status", "rev"} == set(message["state"])
    assert len(json.dumps(message)) < 6000


def test_the_same_scene_again_sends_only_a_revision(sent: list[dict[str, Any]]) -> None:
    """Showing an unchanged picture costs next to nothing."""
    board = City().board
    sent.clear()
    board.show(drawn())
    assert [list(m["state"]) for m in sent] == [["rev"]]


def test_long_drawings_are_sent_once_and_named() -> None:
    """The moving layer names a cab's drawing, which is kept beside it."""
    board = City().board
    assert "data-use" in board.moving_svg
    assert len(board.moving_svg) < len(board.scene.moving_svg()) / 2
    names = set(board.drawings)
    board.show(drawn((3, 2)))
    assert names == set(board.drawings)


def test_names_of_drawings_do_not_grow_for_ever() -> None:
    """After some hundred different pictures the names start anew, and every one used is there."""
    board = City().board
    for k in range(250):
        scene = Scene(10, 10, "x")
        scene.add(pieces.path_line([(0, k), (k, 0), (3, k)], key="way"))
        board.show(scene)
    assert len(board.drawings) <= 201
    assert board.moving_svg.split('data-use="')[1].split('"')[0] in board.drawings


def test_an_illegal_click_says_why_and_loses_nothing() -> None:
    """A ValueError becomes a sentence; picture and status stay."""
    city = City()
    before = city.board.moving_svg
    city.board.click("c4-3")
    assert city.board.error == "Too far: one step at a time."
    assert (before, "Red to move.", "") == (city.board.moving_svg, city.board.status, city.board.details)


def test_the_next_move_takes_the_error_away() -> None:
    """A legal click after an illegal one clears the sentence."""
    city = City()
    city.board.click("c4-3")
    city.board.click("c2-1")
    assert city.board.error == ""


def test_an_unexpected_error_is_shown_with_its_traceback(shown_errors: None) -> None:
    """A bug in a callback is neither swallowed nor fatal."""
    city = City()
    city.board.click("d0")
    assert city.board.error == "Something went wrong: ZeroDivisionError: no such <die>"
    assert "in click" in city.board.details


def test_an_unexpected_error_fails_a_test() -> None:
    """In tests a bug in a callback raises."""
    with pytest.raises(ZeroDivisionError):
        City().board.click("d0")


def test_a_click_on_what_is_gone_says_so() -> None:
    """A click on a place that is not on the board any more is answered in words."""
    board = City().board
    board.click("c9-9")
    assert "not on the board" in board.error


def test_only_what_is_on_the_board_is_marked() -> None:
    """Marks of places that are gone are left out, and marks stay until others come."""
    board = Board(drawn())
    board.show(drawn(), marks={"c1-1": "came here", "c9-9": "was there"})
    board.show(drawn())
    assert {"c1-1": "came here"} == board.marks
    assert board.spoken["c1-1"].endswith(", came here")
    board.show(drawn(), marks={})
    assert {} == board.marks


def test_a_click_that_changes_nothing_is_answered() -> None:
    """The browser learns that its click was heard."""
    board = Board(drawn())
    rev = board.rev
    board.click("c1-1")
    assert rev + 1 == board.rev


@pytest.mark.parametrize("content", [{}, {"type": "click"}, {"type": "click", "id": ["x"]}, {"type": "leap", "id": 3}])
def test_malformed_messages_do_no_harm(content: dict[str, Any]) -> None:
    """Whatever a browser sends, the picture stays."""
    city = City()
    before = city.board.moving_svg
    send(city.board, **content)
    assert before == city.board.moving_svg


def test_escape_cancels() -> None:
    """Escape reaches the callbacks of on_cancel."""
    board, heard = City().board, []
    board.on_cancel(lambda: heard.append("cancel"))
    send(board, type="cancel")
    assert heard == ["cancel"]


def test_other_widgets_show_their_errors_on_the_board() -> None:
    """A guarded callback puts its sentence on the board and returns None."""
    board = City().board

    @board.guarded
    def turn_knob(change: int) -> int:
        if change < 0:
            raise ValueError("The knob stops at 0.")
        return change

    assert turn_knob(3) == 3
    assert turn_knob(-1) is None
    assert board.error == "The knob stops at 0."


def test_a_still_picture_stands_beside_the_live_board() -> None:
    """JupyterLab finds the widget, GitHub and paper the picture, a terminal the sentence."""
    board = City().board
    data, _ = board._repr_mimebundle_()
    assert board.model_id == data["application/vnd.jupyter.widget-view+json"]["model_id"]
    assert data["image/svg+xml"].startswith("<svg xmlns=")
    assert data["text/plain"] == "City. Red to move."


def test_the_still_picture_is_the_same_for_every_board() -> None:
    """Two boards of one position give the same picture and sentence, so that notebooks can be compared."""
    one, other = (City().board._repr_mimebundle_()[0] for _ in range(2))
    assert one["image/svg+xml"] == other["image/svg+xml"]
    assert one["text/plain"] == other["text/plain"]


# In a browser, without Jupyter

browser = pytest.mark.browser


def focused(page: Any) -> str:
    return page.evaluate("document.activeElement?.dataset?.id ?? document.activeElement?.tagName")


def wait_for_answer(page: Any) -> None:
    page.wait_for_function("() => window.answered > 0")
    page.evaluate("window.answered = 0")


def press(page: Any, *keys: str) -> str:
    """Press keys and say where the focus is."""
    for key in keys:
        page.keyboard.press(key)
    return focused(page)


@browser
def test_mouse(mounted: Any) -> None:
    """A click moves the cab, keeps the focus and touches only what changed."""
    city = City()
    page = mounted(city.board)
    page.evaluate("window.cube = document.querySelector('[data-key=cube]')")
    page.locator('[data-id="c2-1"]').click()
    wait_for_answer(page)
    assert city.cab == (2, 1)
    assert page.locator(".cat-status").inner_text() == "Red at c2-1."
    assert focused(page) == "c2-1"
    assert page.evaluate("window.cube === document.querySelector('[data-key=cube]')")
    assert "translate(95 " in page.locator('[data-key="cab"]').get_attribute("transform")
    assert str(city.board.rev) == page.locator(".cat-svg").get_attribute("data-rev")


@browser
def test_keyboard(mounted: Any) -> None:
    """Tab enters the grid at a legal cell, arrows walk, Home and End go to the ends, Enter and Space choose."""
    city = City()
    page = mounted(city.board)
    assert press(page, "Tab") == "c1-2"
    assert press(page, "ArrowUp") == "c1-3"
    assert press(page, "ArrowUp") == "c1-3"
    assert press(page, "End") == "c4-3"
    assert press(page, "Home") == "c1-3"
    assert press(page, "Control+End") == "c4-1"
    assert press(page, "ArrowLeft", "ArrowLeft") == "c2-1"
    press(page, "Enter")
    wait_for_answer(page)
    assert city.cab == (2, 1)
    assert focused(page) == "c2-1"
    press(page, "ArrowUp", "Space")
    wait_for_answer(page)
    assert city.cab == (2, 2)


@browser
def test_tab_goes_from_group_to_group(mounted: Any) -> None:
    """The grid and the dice are one stop each; arrows walk along the dice; Shift+Tab comes back."""
    page = mounted(City().board)
    assert [press(page, "Tab"), press(page, "Tab")] == ["c1-2", "d0"]
    assert press(page, "ArrowRight", "ArrowRight") == "d2"
    assert press(page, "Shift+Tab") == "c1-2"
    assert press(page, "Tab") == "d2"


@browser
def test_keys_of_the_board_go_no_further(mounted: Any) -> None:
    """JupyterLab's command mode never sees plain keys pressed on the board, but does see Ctrl+S and Shift+Enter."""
    page = mounted(City().board)
    press(page, "Tab")
    page.evaluate("window.taken = []")
    press(page, "x", "d", "ArrowDown", "Enter", "Escape", "r")
    assert page.evaluate("window.taken") == []
    press(page, "Control+s", "Shift+Enter")
    assert {"s", "Enter"} <= set(page.evaluate("window.taken"))


@browser
def test_letters_are_shortcuts(mounted: Any) -> None:
    """A letter clicks what the shortcuts name, in either case."""
    city = City()
    page = mounted(city.board)
    press(page, "Tab", "R")
    wait_for_answer(page)
    assert page.locator(".cat-status").inner_text() == "Rolled."


@browser
def test_streets_follow_neighbours(mounted: Any) -> None:
    """With neighbours instead of a grid, an arrow takes the street that leads its way, or none."""
    scene = Scene(200, 200, "Map")
    places = {"hub": (100, 100), "north": (110, 40), "east": (180, 110), "far": (100, 190)}
    streets = {"hub": ("north", "east"), "north": ("hub",), "east": ("hub", "far"), "far": ("east",)}
    for name, (x, y) in places.items():
        scene.target(name, Circle(x, y, 9), name, neighbours=streets[name], legal=name == "hub")
    page = mounted(Board(scene))
    assert press(page, "Tab") == "hub"
    assert press(page, "ArrowDown") == "hub"
    assert press(page, "ArrowRight") == "east"
    assert press(page, "ArrowDown") == "far"
    assert press(page, "ArrowRight", "ArrowLeft") == "hub"
    assert press(page, "ArrowUp") == "north"


@browser
def test_errors_are_seen_and_read_aloud(mounted: Any, shown_errors: None) -> None:
    """The strip is an alert, a traceback is folded away, and nothing in it is HTML."""
    page = mounted(City().board)
    page.locator('[data-id="c4-3"]').click()
    wait_for_answer(page)
    assert page.get_by_role("alert").inner_text() == "Too far: one step at a time."
    assert not page.locator(".cat-tip").is_visible()  # it is told once
    page.locator('[data-id="d1"]').click()
    wait_for_answer(page)
    assert "no such <die>" in page.get_by_role("alert").inner_text()
    assert not page.locator(".cat-error pre").is_visible()
    page.locator('[data-id="c2-1"]').click()
    wait_for_answer(page)
    assert not page.locator(".cat-error").is_visible()


@browser
def test_the_same_error_is_said_again(mounted: Any) -> None:
    """A second illegal click with the same sentence puts it into the alert anew, so that it is read again."""
    page = mounted(City().board)
    for _ in range(2):
        page.evaluate("window.alertBefore = document.querySelector('[role=alert] p')")
        page.locator('[data-id="c4-3"]').click()
        wait_for_answer(page)
        assert page.get_by_role("alert").inner_text() == "Too far: one step at a time."
        assert page.evaluate("document.querySelector('[role=alert] p') !== window.alertBefore")


@browser
def test_screen_readers_hear_places(mounted: Any) -> None:
    """Targets are grid cells and options with labels, and pictures are hidden from screen readers."""
    page = mounted(City().board)
    assert page.get_by_role("gridcell", name="column 2, row 1, empty, can be chosen").count() == 1
    assert page.get_by_role("option", name="white D6 shows 2, can be chosen").count() == 1
    assert page.get_by_role("row").count() == 3
    assert page.locator(".cat-moving").get_attribute("aria-hidden") == "true"
    assert page.locator(".cat-status").get_attribute("aria-live") == "polite"


def focus_after_click(mounted: Any, scene: Scene, focus: str = "") -> str:
    """Where the keyboard is when a click on the first place has shown something else."""
    board = Board(drawn())
    board.on_click(lambda id: board.show(scene, focus=focus))
    page = mounted(board)
    press(page, "Tab", "Enter")
    wait_for_answer(page)
    return focused(page)


@browser
def test_focus_survives_when_its_place_goes(mounted: Any) -> None:
    """When the focused place leaves the board, the focus goes to something that can be chosen."""
    scene = Scene(100, 100, "After")
    scene.target("only", Rect(0, 0, 50, 50), "the only place", legal=True)
    assert "only" == focus_after_click(mounted, scene)


@browser
def test_focus_can_be_led(mounted: Any) -> None:
    """Python can lead the keyboard to a place."""
    assert "d2" == focus_after_click(mounted, drawn((2, 1)), focus="d2")


@browser
def test_labels_show_on_pointing(mounted: Any) -> None:
    """Pointing at a place shows its label, leaving it hides it."""
    page = mounted(City().board)
    page.locator('[data-id="c3-2"]').hover()
    page.locator(".cat-tip").wait_for(state="visible")
    assert page.locator(".cat-tip").inner_text() == "column 3, row 2, empty"
    page.mouse.move(499, 499)
    assert not page.locator(".cat-tip").is_visible()


@browser
@pytest.mark.parametrize(("motion", "sliding"), [("no-preference", 1), ("reduce", 0)])
def test_pieces_slide_unless_motion_is_unwanted(mounted: Any, motion: str, sliding: int) -> None:
    """The cab slides to its new cell, and jumps for somebody who asked for reduced motion."""
    page = mounted(City().board)
    page.emulate_media(reduced_motion=motion)
    count = "function () { window.slid += this.dataset.key === 'cab' ? 1 : 0; }"
    page.evaluate(f"window.slid = 0; Element.prototype.animate = {count}; 0")
    page.locator('[data-id="c2-1"]').click()
    wait_for_answer(page)
    assert page.evaluate("window.slid") == sliding


@browser
def test_what_a_choice_is_worth_is_never_struck_by_a_line(mounted: Any) -> None:
    """A badge is drawn above the outline of the best choice."""
    scene = Scene(100, 100, "One place")
    scene.target("only", Rect(20, 20, 30, 30), "the only place", legal=True, badge="0.5")
    board = Board(scene)
    board.show(scene, best=["only"])
    page = mounted(board)
    badge, outline = page.locator('[data-key="badge only"]'), page.locator(".cat-best .shape")
    assert 1 == outline.count()
    below = "([a, b]) => Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)"
    assert page.evaluate(below, [outline.element_handle(), badge.element_handle()])


@browser
def test_no_advice_of_before_stands_while_bots_play(mounted: Any) -> None:
    """The outline and the arrow of a choice that was made are gone when the others' actions are shown."""
    scene = Scene(100, 100, "One place")
    scene.target("only", Rect(20, 20, 30, 30), "the only place", legal=True)
    board = Board(scene)
    board.show(scene, best=["only"], arrow=[(0, 0), (60, 60)])

    def played(id: str) -> None:
        board.show(scene, frames=[board.frame(scene, "Crazy cat rolls 4 4 4 1 2.")], best=["only"])

    board.on_click(played)
    page = mounted(board)
    page.emulate_media(reduced_motion="no-preference")
    assert 3 == page.locator(".cat-best *").count()
    page.locator('[data-id="only"]').click()
    page.get_by_text("Crazy cat rolls").wait_for()
    assert 0 == page.locator(".cat-best *").count()
    page.locator(".cat-best .shape").wait_for(state="attached")


@browser
@pytest.mark.parametrize(("motion", "told"), [("no-preference", "Roll."), ("reduce", "You roll 4.")])
def test_dice_are_told_when_they_lie(mounted: Any, motion: str, told: str) -> None:
    """The sentence waits for the dice, and a key lets them lie at once; without motion all is there at once."""
    scene = dice_tray([Die("d0", face=4, state="ready")])
    board, thrown = Board(scene, "Roll."), {"d0": "roll curse"}
    board.on_click(lambda id: board.show(scene, "You roll 4.", fresh=board.fresh + 1, moments=thrown))
    page = mounted(board)
    page.emulate_media(reduced_motion=motion)
    page.locator('[data-id="d0"]').click()
    wait_for_answer(page)
    assert told == page.locator(".cat-status").inner_text()
    assert (told == "Roll.") == page.locator(".cat-board").evaluate("(el) => el.classList.contains('cat-rolling')")
    page.locator('[data-id="d0"]').press("Escape")
    page.get_by_text("You roll 4.").wait_for(timeout=300)
    assert 0 == page.locator(".cat-rolling, .cat-face").count()


@browser
def test_what_happened_last_is_in_sight_on_a_phone(mounted: Any) -> None:
    """Where there is no room for all, what came before goes, a whole sentence at a time; a "?" may stand within one."""
    scene = Scene(300, 300, "One place")
    scene.target("only", Rect(20, 20, 30, 30), "the only place", legal=True)
    taken = [f"Kuro passes and takes doppelganger {n}, a card of the field that everybody saw. " for n in (1, 2)]
    told, asked = [*taken, "White ? is turned up. "], "Your turn. Play what you like."
    board = Board(scene)
    said = iter(("".join([*told, asked]), "".join(2 * taken)))
    board.on_click(lambda id: board.show(scene, next(said), asked=asked))
    page = mounted(board)
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_style_tag(path=Path(draw.__file__).parents[1] / "static" / "table.css")
    page.evaluate("document.body.classList.add('cat-table'), first.el.classList.add('cat-main')")
    page.locator('[data-id="only"]').click()
    page.locator(".cat-status.cut").wait_for()
    seen = """[...document.querySelectorAll('.cat-status i')].filter((each) => each.checkVisibility())
        .map((each) => each.textContent)"""
    assert [*told[1:], "Your turn. ", "Play what you like."] == page.evaluate(seen)
    page.locator(".cat-status").click()
    assert [*told, "Your turn. ", "Play what you like."] == page.evaluate(seen)
    page.locator('[data-id="only"]').click()
    page.locator(".cat-status.cut:not(.story)").wait_for()
    assert taken == page.evaluate(seen), "a hint is read from its beginning"


@browser
@pytest.mark.parametrize("tool", [False, True])
def test_the_end_of_a_round_waits_for_a_person(mounted: Any, tool: bool) -> None:
    """The pictures stop there, also in a hurry; a click goes on with what came later, a tool skips it. The winner has a
    moment."""
    scene = Scene(300, 300, "One place")
    scene.target("only", Rect(20, 20, 30, 30), "the only place", legal=True)
    board = Board(scene)

    def played(id: str) -> None:
        last = board.frame(scene, "You win the round.", {"": "round"}, stops=True)
        frames = [board.frame(scene, text, letters=200) for text in ("Kuro passes.", "A new deal.")]
        frames.insert(1, last)
        board.finale = {"title": "You win!", "lines": ["2 to 1 rounds."], "won": True}
        board.show(scene, "The end.", frames=frames, moments={"only": "gain"}, fresh=1)

    board.on_click(played)
    page = mounted(board)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("""() => document.body.classList.add("cat-table") || document.body.insertAdjacentHTML("beforeend",
        "<div class='cat-tools'><button onclick='window.hints = (window.hints ?? 0) + 1'>Hint</button></div>")""")
    page.locator('[data-id="only"]').click()
    page.locator(".cat-status", has_text="Kuro passes.").wait_for()
    hint = page.get_by_role("button", name="Hint")
    hint.click() if tool else page.locator('[data-id="only"]').press("Escape")
    page.locator(".cat-stop button").wait_for()
    if tool:
        hint.click()
        assert 1 == page.evaluate("window.hints"), "the first press led to the stop alone"
    else:
        page.locator(".cat-stop button").click()
        page.locator(".cat-status", has_text="A new deal.").wait_for()
        page.locator('[data-id="only"]').press("Escape")
    assert not page.locator(".cat-stop").is_visible()
    page.locator(".cat-status", has_text="The end.").wait_for()
    page.locator(".cat-finale", has_text="You win!").wait_for()
    assert 1 == page.locator(".cat-confetti").count()
    page.locator(".cat-finale button").click()
    assert not page.locator(".cat-finale").is_visible()


@browser
@pytest.mark.parametrize(("ground", "home"), [("light", ".cat-ground"), (None, ".cat-svg")])
def test_a_city_is_a_picture_below_the_rest(mounted: Any, ground: str | None, home: str) -> None:
    """What is drawn on light ground lies exactly below what moves, and what never changes is drawn once."""
    scene = Scene(100, 100, "A city", fixed=group(rect(0, 0, 100, 100), data_ground=ground))
    scene.target("only", Rect(20, 20, 30, 30), "the only place", legal=True)
    board = Board(scene)
    board.on_click(lambda id: board.show(scene, status="Clicked."))
    page = mounted(board)
    page.evaluate("window.before = document.querySelector('.cat-fixed rect')")
    page.locator('[data-id="only"]').click()
    page.get_by_text("Clicked.").wait_for()
    assert 1 == page.locator(f"{home} > .cat-fixed").count()
    assert page.evaluate("document.querySelector('.cat-fixed rect') === window.before")
    assert page.locator(".cat-fixed rect").bounding_box() == page.locator(".cat-svg").bounding_box()


@browser
@pytest.mark.parametrize(("motion", "seconds"), [("no-preference", "0.3s"), ("reduce", "0s")])
def test_the_chance_to_win_jumps_where_motion_is_unwanted(mounted: Any, motion: str, seconds: str) -> None:
    """The bar beside the board grows to its new height, or is there at once."""
    board = Board(drawn())
    board.show_chances([("You", 0.5, "50%"), ("Crazy cat", 0.5, "50%")])
    page = mounted(board)
    page.emulate_media(reduced_motion=motion)
    assert seconds == page.locator(".cat-chance .you").evaluate("(bar) => getComputedStyle(bar).transitionDuration")


@browser
def test_a_slow_kernel_is_noticed(mounted: Any) -> None:
    """While no answer comes the status says so and clicks are not collected; the answer puts the old status back."""
    page = mounted(City().board)
    page.evaluate("window.late = [], window.send = window.model.send, window.model.send = (each) => late.push(each), 0")
    page.locator('[data-id="c4-3"]').click()
    page.get_by_text("Thinking").wait_for()
    page.locator('[data-id="c2-1"]').click()
    assert ["c4-3"] == page.evaluate("late.map(({ id }) => id)")
    page.evaluate("window.send(late[0])")
    wait_for_answer(page)
    assert page.locator(".cat-status").inner_text() == "Red to move."


@browser
def test_two_views_and_their_end(mounted: Any) -> None:
    """Two views of one board move together; a view that is disposed listens no more."""
    city = City()
    page = mounted(city.board)
    alone = page.evaluate("window.listening()")
    assert alone > 0
    page.evaluate("window.second = window.mount()")
    assert page.evaluate("window.listening()") == 2 * alone
    page.locator('[data-id="c2-1"]').first.click()
    wait_for_answer(page)
    for k in range(2):
        assert "translate(95 " in page.locator('[data-key="cab"]').nth(k).get_attribute("transform")
    page.evaluate("window.second.dispose()")
    assert page.evaluate("window.listening()") == alone


@browser
def test_a_narrow_page_shows_the_whole_board(mounted: Any) -> None:
    """At 360 pixels the board shrinks to its column."""
    page = mounted(City().board)
    page.set_viewport_size({"width": 360, "height": 600})
    assert page.locator(".cat-svg").bounding_box()["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@browser
def test_script_in_a_drawing_does_not_run(mounted: Any) -> None:
    """Words that look like a script are drawn as words."""
    scene = Scene(100, 100, "<img src=x onerror='window.hurt = 1'>")
    scene.add(pieces.caption(50, 50, "<script>window.hurt = 1</script>"))
    page = mounted(Board(scene, status="<b onmouseover='window.hurt = 1'>Ann</b>"))
    assert page.locator(".cat-moving text").text_content() == "<script>window.hurt = 1</script>"
    assert page.locator(".cat-status").inner_text() == "<b onmouseover='window.hurt = 1'>Ann</b>"
    assert page.evaluate("window.hurt") is None


def test_a_new_sentence_takes_one_about_an_error_away():
    """What went well is not told beside what went wrong before."""
    board = Board(Scene(10, 10, "Empty"))
    board.show_error(ValueError("no such file"))
    board.set_status("Written.")
    assert ("Written.", "", "") == (board.status, board.error, board.details)
