"""`run.py app`: Voilà shows the play and design pages without code, to this machine only."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tools.project import ROOT

PATIENCE = 120_000  # milliseconds, on a busy machine too
pytest.importorskip("voila", reason="Voilà, the extra app, is not installed")


@pytest.fixture(scope="module")
def address(tmp_path_factory) -> Iterator[str]:
    """What `run.py app --no-browser` prints; it ends when told to."""
    command = [sys.executable, str(ROOT / "run.py"), "app", "--no-setup", "--no-browser"]
    place, env = tmp_path_factory.mktemp("app"), os.environ | {"CATLIB_GAMES": ""}
    with subprocess.Popen(command, cwd=place, env=env, stdout=subprocess.PIPE, text=True) as run:
        try:
            line = next(line for line in run.stdout if "http://" in line)
            yield re.search(r"http://127\.0\.0\.1:\d+/\S*\?token=\w+", line)[0]
        finally:
            run.send_signal(signal.SIGTERM)
            assert run.wait(20) is not None


@pytest.fixture(scope="module")
def visitor(chromium, address) -> Iterator[Page]:
    """A reader's page, which notes what is asked of other machines."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.outside = []
    page.on("request", lambda r: None if r.url.startswith(_of_here(address)) else page.outside.append(r.url))
    page.goto(address)
    yield page
    context.close()


def _of_here(address: str) -> tuple[str, ...]:
    host = address.split("/")[2]
    return (f"http://{host}", f"ws://{host}", "data:", "blob:")


def test_the_first_page_leads_to_the_games(visitor, address):
    """The start page has links to the pages of the games, and no code."""
    expect(visitor.get_by_role("link", name="play").first).to_be_visible(timeout=PATIENCE)
    assert 0 == visitor.locator(".jp-InputArea-editor").count()


def test_a_game_is_played_without_code(visitor, address):
    """The board is there, a choice is taken, the log tells it; nothing comes from another machine."""
    visitor.goto(address.replace("start.ipynb", "cat_cab/play.ipynb"))
    choice = visitor.locator(".cat-options button:not([disabled])").first
    expect(choice).to_be_visible(timeout=PATIENCE)
    before = visitor.locator(".cat-table .cat-svg").first.get_attribute("data-rev")
    choice.click()
    expect(visitor.locator(".cat-table .cat-svg").first).not_to_have_attribute("data-rev", before)
    assert 0 == visitor.locator(".jp-InputArea-editor").count()
    assert 0 == visitor.get_by_text("Run All Cells").count()
    assert [] == visitor.outside


def test_the_design_lab_has_its_sliders(visitor, address):
    """The lab plays whole games and shows its rules."""
    visitor.goto(address.replace("start.ipynb", "cat_cab/design_lab.ipynb"))
    expect(visitor.locator(".cat-lab .cat-status").first).to_contain_text("10 000 games", timeout=PATIENCE)
    assert 0 == visitor.locator(".jp-InputArea-editor").count()


def test_only_this_machine_and_its_reader_get_in(visitor, address):
    """Another address of this machine is refused, and so is who lacks the token."""
    host, port = address.split("/")[2].split(":")
    assert "127.0.0.1" == host
    if sys.platform == "linux":  # the one system where the other addresses of the machine itself need no set-up
        with (
            pytest.raises(ConnectionRefusedError),
            contextlib.closing(socket.create_connection(("127.0.0.2", int(port)))),
        ):
            pass
    with urlopen(address.partition("?")[0]) as answer:
        assert "/login" in answer.url
