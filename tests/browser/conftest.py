"""A real JupyterLab on this machine, driven by a real Chromium."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .labui import close_notebooks, run_cell_with, run_notebook
from .server import copied_notebooks, jupyterlab
from .sites import PATIENCE, SIZE, served, site_folder

WAITS = """
  window.waits = [];
  const timeout = AbortSignal.timeout;
  AbortSignal.timeout = (time) => { waits.push(time); return timeout.call(AbortSignal, time); };
"""
ENDED = "Could not restore the debugger state: Canceled future"  # JupyterLab, whose kernel a test ended while it asked


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser; what other tests have run by then is not run for its own sake."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
    items.sort(key=lambda item: item.name.startswith("test_a_notebook_runs["))


@pytest.fixture(scope="session")
def workplace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the notebooks, so that the browser never saves into the checkout."""
    return copied_notebooks(tmp_path_factory.mktemp("workplace"))


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory, workplace: Path) -> Iterator[str]:
    """The address of a JupyterLab with the settings that `run.py lab` uses."""
    with jupyterlab(tmp_path_factory.mktemp("lab"), workplace) as address:
        yield address


@pytest.fixture(scope="session")
def pages(chromium, lab):
    """Pages with a JupyterLab that nobody uses now: to load one takes longer than all that a notebook does in it."""
    with contextlib.ExitStack() as opened:
        yield Pages(lambda ran: opened.enter_context(_page(chromium, lab, ran)))


@pytest.fixture
def page(request, pages):
    """A page of 1280 × 800 that remembers console errors and requests to other machines."""
    yield from pages.lent(request.session)


@pytest.fixture
def bare_page(request, pages):
    """Such a page for a test that loads JupyterLab itself."""
    yield from pages.lent(request.session, loaded=False)


@pytest.fixture(scope="module")
def shared_page(request, pages):
    """One such page for all tests of a file."""
    yield from pages.lent(request.session)


class Pages:
    """Pages to lend, and which notebooks ran on them; one on which a test failed is never lent again."""

    def __init__(self, make: Callable[[set[str]], Any]):
        self._make, self._free, self.ran = make, [], set()

    def lent(self, session: pytest.Session, loaded: bool = True) -> Iterator[Any]:
        """A page as if it were new, but for the JupyterLab that is loaded on it, or one where none is."""
        self._free.sort(key=_has_lab, reverse=not loaded)
        found = bool(self._free) and (loaded or not _has_lab(self._free[-1]))
        page, failed = self._free.pop() if found else self._make(self.ran), session.testsfailed
        page.complaints.clear()
        page.outside.clear()
        yield page
        close_notebooks(page)
        if not _has_lab(page):
            page.goto("about:blank")  # where nothing still opens that would complain in the next test; it loads anew
        if failed == session.testsfailed:
            page.set_viewport_size(SIZE)
            page.emulate_media(reduced_motion="reduce")
            self._free.append(page)
        else:
            page.close()


@pytest.fixture(scope="module")
def notebook(request, shared_page):
    """The notebook that a test file names as its NOTEBOOK, after Run All."""
    run_notebook(shared_page, request.module.NOTEBOOK)
    return shared_page


@pytest.fixture
def fresh(request, notebook):
    """A fresh table of that notebook, or what the file's FRESH makes; nothing complains and nothing calls outside."""
    run_cell_with(notebook, getattr(request.module, "FRESH", "table = Table"))
    yield notebook
    assert ([], []) == (notebook.complaints, notebook.outside)


@pytest.fixture(scope="session")
def built_site(tmp_path_factory) -> Path:
    """The folder of the site that needs no server."""
    return site_folder(lambda: tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def site(built_site):
    """The site on a server of its own, with the times of this file's steps."""
    yield from served(built_site)


@pytest.fixture(scope="module")
def visitor(request, chromium, site):
    """A reader who comes back: one storage for all tests of a file, and no other host."""
    workers = getattr(request.module, "SERVICE_WORKERS", "block")
    context = chromium.new_context(viewport=SIZE, reduced_motion="reduce", service_workers=workers)
    context.route("**/*", site.guard)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@contextlib.contextmanager
def _page(chromium, lab, ran):
    context = chromium.new_context(viewport=SIZE, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(WAITS)
    page.set_default_timeout(30_000)
    page.lab, page.ran, page.complaints, page.outside = lab, ran, [], []
    page.on("console", lambda m: _complains(m) and page.complaints.append(m.text[:400]))
    page.on("pageerror", lambda e: page.complaints.append(f"page error: {e.stack or e}"[:900]))
    page.on("request", lambda r: None if _is_local(r.url) else page.outside.append(r.url))
    yield page
    context.close()


def _has_lab(page: Any) -> bool:
    """Whether a notebook can be opened on it without loading JupyterLab."""
    return page.url.startswith(f"{page.lab}/doc/")


def _complains(message: Any) -> bool:
    return message.type == "error" and not message.text.startswith(ENDED)


def _is_local(url: str) -> bool:
    return url.startswith(("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:"))
