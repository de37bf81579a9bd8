"""The play and design pages as apps: Voilà shows the notebooks without their code, from this machine only."""

from __future__ import annotations

import contextlib
import os
import secrets
import subprocess
import webbrowser
from pathlib import Path

from tools.environment import child_env
from tools.lab import GRACE, answers
from tools.project import NOTEBOOKS, ROOT, say

__all__ = ["open_app"]

FIRST = "start.ipynb"
IDLE = 5 * 60  # seconds until the Python of a page that was closed ends


def open_app(python: Path | str, port: int, browser: bool) -> int:
    """Start Voilà, print its address once it answers, and stay until it ends."""
    token = os.environ.get("JUPYTER_TOKEN") or secrets.token_hex(16)
    say("Starting Voilà.")
    address = f"http://127.0.0.1:{port}/voila/render/{FIRST}?token={token}"
    with subprocess.Popen(app_command(python, port), cwd=ROOT, env=app_env(python, token)) as app:
        try:
            if answers(app, port, "/voila/static/favicon.ico"):
                say(f"The games are at {address}\nCtrl-C here ends them.")
                if browser:
                    webbrowser.open(address)
            return app.wait()
        except KeyboardInterrupt:
            with contextlib.suppress(subprocess.TimeoutExpired):
                app.wait(GRACE)
            return 0
        finally:
            app.terminate()


def app_command(python: Path | str, port: int) -> list[str]:
    """The command that starts Voilà on the notebooks, for this machine only."""
    return [str(python), "-m", "voila", str(NOTEBOOKS), "--no-browser", "--Voila.ip=127.0.0.1", f"--port={port}",
            "--Voila.port_retries=0", "--Voila.auto_token=True", "--Voila.log_level=ERROR", "--template=catlib",
            "--MappingKernelManager.cull_interval=60",
            f"--MappingKernelManager.cull_idle_timeout={IDLE}", "--KernelManager.transport_encryption=auto"]


def app_env(python: Path | str, token: str) -> dict[str, str]:
    """The variables that give Voilà its token, the environment's own kernel, our page and our settings."""
    folders = filter(None, [str(ROOT / "jupyter"), os.environ.get("JUPYTER_PATH")])
    settings = filter(None, [str(ROOT / "jupyter"), os.environ.get("JUPYTER_CONFIG_PATH")])
    return child_env(python, JUPYTER_TOKEN=token, JUPYTER_PREFER_ENV_PATH="1", JUPYTER_PATH=os.pathsep.join(folders),
                     JUPYTER_CONFIG_PATH=os.pathsep.join(settings))
