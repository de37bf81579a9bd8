"""A JupyterLab of its own, with the settings that `run.py lab` uses and nothing of the user's."""

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

from tools.notebooks import UNDISTURBED

ROOT = Path(__file__).parents[2]
START_LIMIT = 90  # seconds


@contextlib.contextmanager
def jupyterlab(home: Path, workplace: Path) -> Iterator[str]:
    """The address of a JupyterLab that shows a folder; its own files are under an empty `home`."""
    port = free_port()
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
        "KernelManager.transport_encryption": "auto",
        "KernelManager.shutdown_wait_time": 0,  # to end in peace costs a kernel as much as to start
    }
    command = [sys.executable, "-m", "jupyterlab", *(f"--{name}={value}" for name, value in settings.items())]
    with (home / "lab.log").open("w") as log:
        process = subprocess.Popen(
            command, cwd=workplace, env=environment(home), stdout=log, stderr=log, start_new_session=True
        )
    try:
        wait_for(f"http://127.0.0.1:{port}/api", process, home / "lab.log")
        yield f"http://127.0.0.1:{port}"
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(20)


def environment(home: Path) -> dict[str, str]:
    """Folders of its own, and the project's settings."""
    env = dict(os.environ)
    for name in ("JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR", "IPYTHONDIR"):
        (home / name).mkdir()
        env[name] = str(home / name)
    shutil.copytree(ROOT / "jupyter", home / "config")
    env |= UNDISTURBED  # tests begin anew; the test of keeping asks for it
    env["JUPYTER_CONFIG_DIR"] = str(home / "config")
    env["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}"
    return env


def copied_notebooks(place: Path) -> Path:
    """A folder with a copy of all notebooks in it."""
    not_ours = shutil.ignore_patterns(".ipynb_checkpoints", ".catlib")
    shutil.copytree(ROOT / "notebooks", place / "notebooks", ignore=not_ours)
    return place


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the server answers; raise RuntimeError with what it wrote if it never does."""
    end = time.monotonic() + START_LIMIT
    while True:
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()[-3000:]}") from None
            time.sleep(0.1)
