"""A new version of the site takes the place of the one before as a whole, for visitors who have been there before."""

import contextlib
import http.server
import os
import shutil
import threading
import time
from pathlib import Path

import pytest
from playwright.sync_api import Error

from tools.site_build import hashes, write_service_worker
from tools.site_server import Handler

from .sites import PATIENCE

NO_WORKER = "Object.defineProperty(globalThis, 'Worker', { value: undefined })"
PAGE = "cat_cab/play.html"
LARGE = 100_000  # bytes; a file that is larger is cut short, since no Python starts here
KEEP = "import(document.querySelector('[rel=modulepreload]').href.replace('page', 'offline')).then((o) => o.keepAll())"
KEPT = "document.documentElement.dataset.kept === 'all'"
# Looks for a new version, as a browser does at every visit, until it is there or has failed; whether it waits now.
LOOK = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const { installing } = registration;
  while (installing?.state === 'installing') {
    await new Promise((next) => installing.addEventListener('statechange', next, { once: true }));
  }
  return Boolean(registration.waiting);
}"""
PARTS = "document.querySelector('script[type=module]')?.src.split('/').at(-2)"
# The hashes of files, as the page gets them.
HASHED = """async (names) => {
  const found = {};
  for (const name of names) {
    const bytes = await (await fetch(new URL(`../${name}`, location.href))).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    found[name] = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return found;
}"""
# What code that runs in a page can do to the site's store: other bytes, or the same with a header that leads away.
REWRITE = """async (header) => {
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    for (const request of await store.keys()) {
      const bytes = header ? await (await store.match(request)).arrayBuffer() : 'document.title = "foreign"';
      const headers = header ? { Refresh: '0; url=http://elsewhere.example/', 'Content-Type': 'text/html' } : {};
      await store.put(request, new Response(bytes, { headers }));
    }
  }
}"""


class Host:
    """A web server that hands out the folder that was published last, with a header for caches, and notes each file."""

    def __init__(self, place: Path, cache: str = ""):
        self.place, self.asked = place / "published", []
        host = self

        class Noting(Handler):
            def __init__(self, *given):
                super().__init__(*given, directory=str(host.place))

            def end_headers(self):
                host.asked.append(self.path.lstrip("/"))
                if cache:
                    self.send_header("Cache-Control", cache)
                super().end_headers()

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Noting)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def publish(self, folder: Path) -> None:
        """Hand out another folder from now on."""
        self.asked.clear()
        link = self.place.with_name("next")
        link.symlink_to(folder)
        link.replace(self.place)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def version(folder: Path, built: Path, day: int, words: str = "") -> Path:
    """A version of the site, published days ago: a few pages of one that was built, its scripts with other words."""
    old = next(built.glob("v-*")).name
    new = f"{old}{words}"
    for path in [built / "index.html", *built.glob("cat_cab/*"), *(built / old).rglob("*.*")]:
        there = folder / str(path.relative_to(built)).replace(old, new, 1)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, there) if path.stat().st_size < LARGE else there.write_text(path.name)
    for page in folder.rglob("*.html"):
        page.write_text(page.read_text().replace(old, new))
    for name in ("page.js", "worker.js", "site.css", "python/own.bin.zst") if words else ():
        with (folder / new / name).open("a") as part:
            part.write(f"\n/* {words} */\n")
    write_service_worker(folder)
    for path in folder.rglob("*"):
        os.utime(path, (ago := time.time() - 86_400 * day, ago))
    return folder


@pytest.fixture(scope="module")
def versions(built_site, tmp_path_factory):
    """Two versions of the site, of which the second is the newer one."""
    folder = tmp_path_factory.mktemp("versions")
    return version(folder / "one", built_site, 20), version(folder / "two", built_site, 10, "-two")


@pytest.fixture
def reader(chromium):
    """Somebody who comes back: a browser with all its caches, in which no Python starts."""
    context = chromium.new_context()
    context.add_init_script(NO_WORKER)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def host(tmp_path):
    """A server on which nothing is published yet."""
    host = Host(tmp_path)
    yield host
    host.close()


def at(reader, host, path=PAGE):
    """A page that was opened, asked for again where a new version takes over."""
    page = reader.new_page()
    page.goto(host.address + path, wait_until="commit")
    page.wait_for_function(f"{PARTS} !== undefined")
    return page


def comes(reader, host, folder, path=PAGE):
    """A page of the version in a folder; one that was closed may still count as open for a moment."""
    for _ in range(20):
        page = at(reader, host, path)
        if (folder / page.evaluate(PARTS)).exists():
            return page
        page.close()
        time.sleep(0.2)
    raise AssertionError(f"no page of {folder} comes")


def keep(page):
    """Wait until the page's version is kept, as it is once a board is drawn."""
    page.evaluate(KEEP)
    page.wait_for_function(KEPT)
    return page


def seen(page, folder: Path) -> bool:
    """Whether a page, and all that it may ask for, is as it was built in a folder."""
    page.wait_for_function("document.querySelector('script[type=module]') !== null")
    parts, built = page.evaluate(PARTS), hashes(folder)
    wanted = {name: digest for name, digest in built.items() if name.startswith((f"{parts}/", PAGE))}
    return (folder / parts).exists() and page.evaluate(HASHED, list(wanted)) == wanted


@pytest.mark.parametrize("cache", ["", "max-age=600", "public, max-age=31536000, immutable"])
def test_a_new_version_comes_whole(cache, versions, reader, tmp_path):
    """One visit before it is published and three after: each sees one version, and the second visit the new one.

    What did not change isn't fetched again, whatever the server says about caches.
    """
    host, (one, two) = Host(tmp_path, cache), versions
    host.publish(one)
    page = keep(at(reader, host))
    assert seen(page, one)
    page.close()
    host.publish(two)
    page = at(reader, host)
    assert seen(page, one)
    assert page.evaluate(LOOK)
    assert seen(page, one)
    page.close()
    for _ in range(2):
        page = comes(reader, host, two)
        assert seen(page, two)
        page.close()
    changed = {name for name, digest in hashes(two).items() if digest not in hashes(one).values()}
    assert changed | {"sw.js"} == set(host.asked)
    host.close()


def test_an_open_page_keeps_its_version(versions, reader, host):
    """A new version waits while two pages are open; whoever reloads the only one gets it."""
    one, two = versions
    host.publish(one)
    keep(at(reader, host)).close()
    first = at(reader, host)
    host.publish(two)
    second = at(reader, host)
    assert second.evaluate(LOOK)
    second.reload()
    assert [True, True] == [seen(page, one) for page in (first, second)]
    second.close()
    for _ in range(20):  # a page that was closed counts for a moment
        with contextlib.suppress(Error):  # a reload is cut off by the one that brings the new version
            first.reload(wait_until="commit")
        with contextlib.suppress(Error):
            first.wait_for_function(f"{PARTS}?.endsWith('-two')", timeout=3000)
            break
    assert seen(first, two)


def test_half_a_version_is_never_used(versions, reader, host, tmp_path):
    """Where files of the old version come with the list of the new one, the old one stays whole."""
    one, two = versions
    host.publish(one)
    keep(at(reader, host)).close()
    half = shutil.copytree(one, tmp_path / "half")
    shutil.copy(two / "sw.js", half)
    host.publish(half)
    page = at(reader, host)
    assert not page.evaluate(LOOK)
    page.close()
    assert seen(at(reader, host), one)


def test_two_copies_of_the_site_leave_each_other_alone(versions, reader, host, tmp_path):
    """On one host, each keeps its own version, also when the other is published anew and when the network is gone."""
    one, two = versions
    both = tmp_path / "both"
    for name in ("a", "b"):
        shutil.copytree(one, both / name)
    host.publish(both)
    for name in ("a", "b"):
        keep(at(reader, host, f"{name}/{PAGE}")).close()
    newer = tmp_path / "newer"
    shutil.copytree(one, newer / "a")
    shutil.copytree(two, newer / "b")
    host.publish(newer)
    page = at(reader, host, f"b/{PAGE}")
    assert page.evaluate(LOOK)
    page.close()
    assert seen(comes(reader, host, two, f"b/{PAGE}"), two)
    host.close()
    assert seen(at(reader, host, f"a/{PAGE}"), one)


@pytest.mark.parametrize("header", [False, True])
def test_what_was_rewritten_in_the_store_is_not_used(header, versions, reader, host):
    """Code that ran in a page cannot change what later visits run: the file that was built is fetched again."""
    one, _ = versions
    host.publish(one)
    page = keep(at(reader, host))
    page.evaluate(REWRITE, header)
    page.close()
    page = at(reader, host)
    assert seen(page, one)
    assert host.address + PAGE == page.url
