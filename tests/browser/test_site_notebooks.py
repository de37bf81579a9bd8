"""The notebooks in JupyterLite, with every other host blocked: one is opened, run and played."""

import time

import pytest
from playwright.sync_api import expect

from .sites import FOREIGN, IMPATIENT, PATIENCE, served, site_folder
from .test_site_policy import IN_PYTHON_S_WORKER, WAYS

pytestmark = pytest.mark.walk
SERVICE_WORKERS = "allow"  # one is a part of JupyterLite
REFUSED = """
  window.refused = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    refused.push(`${violatedDirective} ${blockedURI}`));
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The whole site, JupyterLite and all."""
    yield from served(site_folder(lambda: tmp_path_factory.mktemp("whole"), quick=False))


def test_a_notebook_runs_in_jupyterlite(visitor, site):
    """A notebook is opened without menus, run and played on a page that is busy; it refuses foreign code."""
    page, began = visitor.new_page(), time.monotonic()
    page.add_init_script(IMPATIENT + REFUSED)
    page.goto(f"{site.address}notebooks/notebooks/index.html?path=cat_cab/play.ipynb")
    expect(page.locator(".jp-Notebook .jp-Cell").first).to_be_visible(timeout=PATIENCE)
    site.timed("JupyterLite: the notebook is open", began)
    assert not page.locator("#menu-panel").is_visible()
    page.locator("[data-command='notebook:restart-run-all'], [title^='Restart the kernel and run all']").first.click()
    accept = page.locator(".jp-Dialog .jp-mod-accept")
    expect(accept).to_be_visible()
    accept.click()
    choice = page.locator(".cat-options button:not([disabled])").first
    expect(choice).to_be_visible(timeout=3 * PATIENCE)
    site.timed("JupyterLite: the board", began)
    before = page.locator(".cat-table .cat-svg").first.get_attribute("data-rev")
    choice.click()
    expect(page.locator(".cat-table .cat-svg").first).not_to_have_attribute("data-rev", before, timeout=PATIENCE)
    assert ([], []) == (site.outside, page.evaluate("refused"))
    assert [False, "connect-src", "script-src-elem"] == page.evaluate(FOREIGN)
    [worker] = page.workers
    assert ["connect-src", "script-src-elem"] == worker.evaluate(IN_PYTHON_S_WORKER)
    assert [] == worker.evaluate(WAYS)
    assert [] == site.outside
    page.close()
