"""A real JupyterLab on this machine, driven by a real Chromium."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHOTS = Path(os.environ.get("CATLIB_SCREENSHOTS", ROOT / "screenshots"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def shots() -> Path:
    """The folder where screenshots are kept."""
    SHOTS.mkdir(exist_ok=True)
    return SHOTS


@pytest.fixture(scope="session")
def workplace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the notebooks, so that the browser never saves into the checkout."""
    place = tmp_path_factory.mktemp("workplace")
    shutil.copytree(ROOT / "notebooks", place / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    return place


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory, workplace: Path) -> Iterator[str]:
    """The address of a JupyterLab with the settings that `run.py lab` uses."""
    port, home = _free_port(), tmp_path_factory.mktemp("lab")
    address = f"http://127.0.0.1:{port}"
    settings = {
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.root_dir": workplace,
        "ServerApp.open_browser": False,
        "ServerApp.allow_root": True,
        "ServerApp.ip": "127.0.0.1",
        "IdentityProvider.token": "",
        "ServerApp.disable_check_xsrf": True,
        "LabApp.expose_app_in_browser": True,
        "LabServerApp.expose_app_in_browser": True,
    }
    command = [sys.executable, "-m", "jupyterlab", *(f"--{k}={v}" for k, v in settings.items())]
    with _server(command, f"{address}/api", workplace, _environment(home), home / "lab.log"):
        yield address


def _environment(home: Path) -> dict[str, str]:
    """Settings of their own, beside those of the project, so that nothing of the user's is read or written."""
    env = dict(os.environ)
    for name in ("JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR", "IPYTHONDIR"):
        (home / name).mkdir()
        env[name] = str(home / name)
    shutil.copytree(ROOT / "jupyter", home / "config")
    env["JUPYTER_CONFIG_DIR"] = str(home / "config")
    env["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}"
    return env


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


@contextlib.contextmanager
def _server(command: list[str], url: str, cwd: Path, env: dict[str, str], log: Path) -> Iterator[None]:
    with log.open("w") as out:
        process = subprocess.Popen(command, cwd=cwd, env=env, stdout=out, stderr=out, start_new_session=True)
    try:
        _wait_for(url, process, log)
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(20)


def _wait_for(url: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 90) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()[-3000:]}") from None
            time.sleep(0.1)


@pytest.fixture
def page(chromium, lab):
    """A page of 1280 × 800 that remembers console errors and requests to other machines."""
    with _page(chromium, lab) as page:
        yield page


@pytest.fixture(scope="module")
def shared_page(chromium, lab):
    """One such page for all tests of a file."""
    with _page(chromium, lab) as page:
        yield page


@contextlib.contextmanager
def _page(chromium, lab):
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.lab, page.complaints, page.outside = lab, [], []
    page.on("console", lambda m: m.type == "error" and page.complaints.append(m.text[:400]))
    page.on("pageerror", lambda e: page.complaints.append(f"page error: {e.stack or e}"[:900]))
    page.on("request", lambda r: None if _is_local(r.url) else page.outside.append(r.url))
    yield page
    context.close()


def _is_local(url: str) -> bool:
    return url.startswith(("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:"))
