"""JupyterLab starts on a free port, with our settings, and ends with run.py."""

import os
import re
import signal
import socket
import subprocess
import sys
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tools import lab
from tools.project import ROOT, Trouble


@pytest.fixture
def taken():
    """A port on which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_a_port_in_use_is_told(taken):
    """Who names a port that is taken is told what to do."""
    with pytest.raises(Trouble, match=f"Port {taken} is in use: name another one with --port"):
        lab.choose_port(taken)


def test_a_free_port_is_found(taken, monkeypatch):
    """Who names no port gets the first free one."""
    monkeypatch.setattr(lab, "FIRST_PORT", taken)
    assert taken < lab.choose_port()


def test_the_lab_listens_on_this_machine_alone():
    """No other machine can reach it, whoever knows the token or not."""
    assert ["--ServerApp.ip=127.0.0.1"] == [word for word in lab.lab_command("python", 1, False) if ".ip=" in word]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signal that a program can catch")
def test_the_lab_answers_with_our_settings(tmp_path):
    """`run.py lab --no-browser` prints an address that works with its token alone, opens no pop-up, and stops."""
    pytest.importorskip("jupyterlab")
    command = [sys.executable, str(ROOT / "run.py"), "lab", "--no-setup", "--no-browser"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as run:
        line = next(line for line in run.stdout if "http://" in line)
        address = re.search(r"http://127\.0\.0\.1:\d+/lab\S*\?token=\w+", line)[0]
        with urlopen(address) as answer:
            page = answer.read().decode()
        with pytest.raises(HTTPError, match="403") as refused:
            urlopen(address.partition("/lab")[0] + "/api/contents")
        refused.value.close()
        run.send_signal(signal.SIGTERM)
        assert run.wait(20) is not None
    assert '"buildCheck": false' in page  # it would start a Node.js process each time a page is opened
    assert "@jupyterlab/apputils-extension:announcements" in re.search(r'"disabledExtensions": \[.*?\]', page)[0]
    with pytest.raises(OSError, match="refused"):
        urlopen(address)
