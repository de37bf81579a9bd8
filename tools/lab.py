"""JupyterLab, opened on the start page."""

import contextlib
import http.client
import os
import secrets
import socket
import subprocess
import time
from pathlib import Path

from tools.environment import child_env
from tools.project import ROOT, START_PAGE, Trouble, say

FIRST_PORT = 8888
GRACE = 5  # seconds in which JupyterLab, interrupted too, ends by itself


def open_lab(python: Path | str, port: int, browser: bool) -> int:
    """Start JupyterLab, print its address once it answers, and stay until it ends."""
    token = os.environ.get("JUPYTER_TOKEN") or secrets.token_hex(16)
    say("Starting JupyterLab.")
    with subprocess.Popen(lab_command(python, port, browser), cwd=ROOT, env=lab_env(python, token)) as lab:
        try:
            if answers(lab, port):
                say(f"The games are at http://127.0.0.1:{port}{start_page()}?token={token}\nCtrl-C here ends them.")
            return lab.wait()
        except KeyboardInterrupt:
            with contextlib.suppress(subprocess.TimeoutExpired):
                lab.wait(GRACE)
            return 0
        finally:
            lab.terminate()


def start_page() -> str:
    """The path of the start page in JupyterLab."""
    return f"/lab/tree/{START_PAGE}" if (ROOT / START_PAGE).exists() else "/lab"


def lab_command(python: Path | str, port: int, browser: bool) -> list[str]:
    """The command that starts JupyterLab on this project, for this machine only."""
    as_root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return [str(python), "-m", "jupyterlab", "--log-level=ERROR", "--LabApp.log_level=ERROR",
            "--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}", "--ServerApp.port_retries=0",
            "--ServerApp.base_url=/", f"--ServerApp.root_dir={ROOT}", f"--ServerApp.open_browser={browser}",
            f"--LabApp.default_url={start_page()}", "--ServerApp.answer_yes=True",
            "--KernelManager.transport_encryption=auto", *as_root]


def lab_env(python: Path | str, token: str) -> dict[str, str]:
    """The variables that give JupyterLab its token, the environment's own kernel and our settings."""
    settings = filter(None, [str(ROOT / "jupyter"), os.environ.get("JUPYTER_CONFIG_PATH")])
    return child_env(python, JUPYTER_TOKEN=token, JUPYTER_PREFER_ENV_PATH="1",
                     JUPYTER_CONFIG_PATH=os.pathsep.join(settings))


def answers(server: subprocess.Popen, port: int) -> bool:
    """Wait until the server answers; return False if it ended first."""
    while server.poll() is None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", "/api")
            if connection.getresponse().status == 200:
                return True
        time.sleep(0.1)
    return False


def choose_port(wanted: int | None = None) -> int:
    """The wanted port if it is free, or the first free one from 8888 on."""
    if wanted is not None and not is_free(wanted):
        raise Trouble(f"Port {wanted} is in use: name another one with --port, or leave --port out.")
    return wanted or next(port for port in range(FIRST_PORT, 65536) if is_free(port))


def is_free(port: int) -> bool:
    """Whether a server could listen on this port of this machine."""
    with socket.socket() as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
