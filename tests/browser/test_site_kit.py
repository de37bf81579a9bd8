"""The offline kit as a teacher uses it: fetched from the page for schools, unpacked, started, without the site."""

import http.client
import shutil
import socket
import subprocess

import pytest
from playwright.sync_api import expect

from .sites import BOARD, PATIENCE, SIZE, play_a_choice

NEEDED = ("perl", "sh", "unzip")


@pytest.mark.skipif(not all(map(shutil.which, NEEDED)), reason="starting it on Linux needs perl, and this test unzip")
def test_the_kit_starts_a_table_and_a_unit_from_an_empty_folder(chromium, site, tmp_path):
    """The starter opens the browser; nothing that a table or a unit asks for is missing or elsewhere."""
    context = chromium.new_context(viewport=SIZE, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(site.address + "schools.html")
    link = page.get_by_role("link", name="offline kit")
    with page.expect_download() as fetched:
        link.click()
    subprocess.run(["unzip", "-q", str(fetched.value.path()), "-d", str(tmp_path)], check=True)
    assert f"one zip of {fetched.value.path().stat().st_size / 1e6:.0f} MB" in link.inner_text()
    browser = tmp_path / "xdg-open"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path / "opened"}\n', encoding="utf-8")
    browser.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"http://localhost:{taken.getsockname()[1]}/"
    command = [tmp_path / "every_chance" / "start_mac_linux.command", address.strip("/").split(":")[-1]]
    with subprocess.Popen(command, env={"PATH": f"{tmp_path}:/usr/bin:/bin"}, stdout=subprocess.PIPE, text=True) as kit:
        try:
            assert f"Every Chance is open at {address}\n" == kit.stdout.readline()
            for path in ("//etc/passwd", "/%2Fetc/passwd", "/../server.pl", "/pictures/%2e%2e/../../server.pl"):
                asked = http.client.HTTPConnection(address.split("/")[2])
                asked.request("GET", path)
                assert 404 == asked.getresponse().status, path
            outside, missing = [], []
            context.route(lambda url: not url.startswith((address, "data:", "blob:")), lambda route: (
                outside.append(route.request.url), route.abort()))
            context.on("response", lambda response: missing.append(response.url) if response.status == 404 else None)
            page.goto(address)
            page.locator(".games a").first.click()
            page.wait_for_function(BOARD)
            play_a_choice(page, site, "offline kit: a choice")
            page.goto(address + "course/01_ties.html")
            asked = page.locator(".cat-lesson").first
            asked.locator("input[type=radio]").first.check()
            asked.locator("button[type=submit]").click()
            expect(asked).to_contain_text("The answer")
            assert ([], [f"{address}sw.js"]) == (outside, sorted(set(missing)))
            assert address == (tmp_path / "opened").read_text(encoding="utf-8").strip()
        finally:
            kit.terminate()
    context.close()
