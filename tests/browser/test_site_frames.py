"""Pages in a frame of another site: no head, no foot, a height for the host; in a sandbox, what is missing."""

import functools
import http.server
import threading

import pytest
from playwright.sync_api import expect

from tools.site_server import Handler

from .sites import PATIENCE

PAGE = """<!doctype html><title>A host</title><script>
addEventListener('message', ({ data, source }) => {
  for (const frame of document.querySelectorAll('iframe')) {
    if (source === frame.contentWindow && data.type === 'catlib height') frame.style.height = `${data.height}px`;
  }
});</script>"""
FRAMES = {"lab": ("cat_cab/design_lab.html", ""), "closed": ("cat_cab/play.html", "sandbox='allow-scripts'"),
          "open": ("odds.html", "sandbox='allow-scripts allow-same-origin'")}


@pytest.fixture
def host(tmp_path, site):
    """The address of another site, which shows pages of ours in frames."""
    frames = [f"<iframe id={name} title={name} src='{site.address}{path}?embed=1' {more}></iframe>"
              for name, (path, more) in FRAMES.items()]
    (tmp_path / "index.html").write_text(PAGE + "".join(frames), encoding="utf-8")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=tmp_path)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


def test_a_page_lives_in_a_frame_of_another_site(chromium, host):
    """A lab and odds are alive there, as high as they are; a game in a closed sandbox says which word is missing."""
    context = chromium.new_context(reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(host)
    for name, what in {"lab": ".cat-lab .cat-status", "open": "#answers"}.items():
        expect(page.frame_locator(f"#{name}").locator(what).first).not_to_be_empty(timeout=PATIENCE)
    for name in FRAMES:
        inside = page.frame_locator(f"#{name}")
        expect(inside.locator(".top")).to_be_hidden()
        expect(inside.locator("body > footer")).to_be_hidden()
        page.wait_for_function(f"document.getElementById('{name}').clientHeight !== 150")
    assert page.locator("#lab").bounding_box()["height"] > 600
    expect(page.frame_locator("#closed").locator("#news")).to_contain_text("add allow-same-origin")
    context.close()
