"""What a table works out while a person looks: clicks are heard meanwhile, and what is out of date is not shown."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from catwidgets import Table
from catwidgets.page import Later, background
from catwidgets.session import advice, say

from catlib import load
from catlib.engine import CalledOff, look_up
from catlib.play import valuing
from catlib.play.match import bot_policy
from catlib.play.valuing import SOON


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Nobody has to look first."""
    monkeypatch.setattr(background, "AFTER", 0)


def alone(page):
    """Run a loop of its own: where a browser is tested, the thread of the tests has one already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, page).result()


def loud(callback):
    """A guard that lets everything through."""
    return callback


async def shown_by(steps, until, guarded=loud):
    """What is shown of steps until something is true."""
    shown, later = [], Later()
    later.do(steps, shown.append, guarded)
    while not until(shown):
        await asyncio.sleep(0.001)
    return shown


def test_a_click_is_heard_while_a_step_is_done():
    """A step that waits for what a callback of the loop does comes to its end."""

    async def page():
        clicked = threading.Event()

        def steps():
            asyncio_is_free = clicked.wait(10)
            yield ["a click was heard"] if asyncio_is_free else ["nothing was heard"]

        asyncio.get_running_loop().call_later(0.01, clicked.set)
        return await shown_by(steps(), bool)

    assert [["a click was heard"]] == alone(page())


@pytest.mark.parametrize(("name", "times"), [("cat_cab", [SOON, None]), ("tictactoe", [SOON])])
def test_worth_is_there_soon_and_then_better(name, times, monkeypatch):
    """What time does not make better is worked out once; the last word stays on the board."""
    asked, worth = [], advice.worth
    monkeypatch.setattr(advice, "SOON", SOON)

    def noted(*given, seconds):
        asked.append(seconds)
        return worth(*given, seed=len(asked))

    monkeypatch.setattr(advice, "worth", noted)
    at = Table(load(name, players=2), seats=["human", "human"], seed=7)
    at.measure_by("chance to win")
    assert times == asked
    best = worth(at.match.game, at.match.state, "chance to win", seed=len(times))
    assert best == at.session.worth


def test_chances_wait_for_no_slow_bot(monkeypatch):
    """A click is not kept waiting by a bot whose choice is shown to nobody."""
    asked = []
    monkeypatch.setattr(valuing, "_leader", lambda game, name: asked.append(name) or bot_policy(game, name))
    at = Table(load("cat_cab", players=2), seats=["human", "human"], seed=7)
    at.measure_by("net spaces")
    at.show_chances()
    assert ["navigator"] == asked


@pytest.mark.parametrize("threads", [True, False])
def test_steps_that_found_nothing_are_not_shown(threads, monkeypatch):
    """Each step is done in its turn, in a thread or where there is none."""
    monkeypatch.setattr(background, "HAS_THREADS", threads)
    assert [[1], [2]] == alone(shown_by(iter([[], [1], [], [2]]), lambda shown: len(shown) == 2))


def test_what_was_put_off_is_not_shown():
    """New work takes the place of what waits and of what is being done."""

    async def page():
        begun, go_on, shown, later = threading.Event(), threading.Event(), [], Later()

        def old():
            begun.set()
            go_on.wait(10)
            yield ["old"]

        later.do(old(), shown.append, loud)
        while not begun.is_set():
            await asyncio.sleep(0.001)
        later.do(iter([["new"]]), shown.append, loud)
        go_on.set()
        while not shown:
            await asyncio.sleep(0.001)
        later.do(iter([["never"]]), shown.append, loud)
        later.cancel()
        await asyncio.sleep(0.02)
        return shown

    assert [["new"]] == alone(page())


def test_a_step_that_asks_ends_when_it_is_put_off():
    """Nobody waits for work in plain Python that another click has made useless."""

    async def page():
        begun, ended, enough, later = threading.Event(), threading.Event(), threading.Event(), Later()

        def long():
            begun.set()
            try:
                while not enough.is_set():
                    look_up()
            except CalledOff:
                ended.set()
                raise
            yield

        later.do(long(), loud, loud)
        while not begun.is_set():
            await asyncio.sleep(0.001)
        later.cancel()
        try:
            return await asyncio.to_thread(ended.wait, 10)
        finally:
            enough.set()

    assert alone(page())


def test_a_click_is_answered_before_worth_is_known(monkeypatch):
    """In a kernel, worth comes once the board was shown; what it was of the position before comes no more."""
    monkeypatch.setattr(background, "in_kernel", lambda: True)

    async def page():
        at = Table(load("cat_cab", players=1), seed=24, goal="net spaces")
        seen = [(at.options.mark, at.match.ply)]
        at.options.observe(lambda _: seen.append((at.options.mark, at.match.ply)), "rev")
        at.options.choose(at.options.choices[0]["id"])
        later = at.match.ply
        while at.options.mark != "exact":
            await asyncio.sleep(0.001)
        return later, seen

    later, seen = alone(page())
    assert say("working") == seen[0][0]
    assert seen[0][1] < later
    assert [(say("working"), later), ("exact", later)] == seen[1:]


def test_late_worth_leaves_what_was_said_since(monkeypatch):
    """A sentence about saving, or about an illegal click, stays when worth comes after it."""
    monkeypatch.setattr(background, "in_kernel", lambda: True)

    async def page():
        at = Table(load("cat_cab", players=1), seed=24, goal="net spaces")
        at.board.set_status("Saved.")
        at.board.show_error(ValueError("Not there."))
        while at.options.mark != "exact":
            await asyncio.sleep(0.001)
        return at.board.status, at.board.error

    assert ("Saved.", "Not there.") == alone(page())


def test_a_picture_for_paper_waits_for_worth(monkeypatch):
    """What a notebook stores holds the worth of choices, although a screen shows it later."""
    monkeypatch.setattr(background, "in_kernel", lambda: True)

    async def page():
        at = Table(load("cat_cab", players=1), seed=24, goal="net spaces")
        before = at.options.mark
        at.to_svg()
        return before, at.options.mark

    assert (say("working"), "exact") == alone(page())


def test_a_mistake_in_a_step_is_told():
    """What a step raises goes through the guard, as what a click raises."""

    async def page():
        told = []

        def guarded(callback):
            def guard(*given):
                try:
                    callback(*given)
                except ValueError as error:
                    told.append(str(error))

            return guard

        def steps():
            raise ValueError("no such goal")
            yield

        await shown_by(steps(), lambda _: told, guarded)
        return told

    assert ["no such goal"] == alone(page())


def test_without_a_loop_nothing_is_done():
    """A plain program asks if it wants to know."""
    shown = []
    with ThreadPoolExecutor(1) as pool:
        pool.submit(Later().do, iter([["never"]]), shown.append, loud).result()
    assert [] == shown
