"""A pytest plugin for nbval: kernels talk through files, and not through ports that another process may take first.

A kernel is told numbers of ports that were free a moment ago. Where much starts at the same time, such as JupyterLab
and a browser, one of them is now and then taken when the kernel comes to it, and the kernel dies.
"""

import os
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.manager import KernelManager
from nbval import kernel


def pytest_configure(config: pytest.Config) -> None:
    """Give nbval a manager of kernels with sockets in a folder of their own, which is removed at the end."""
    if os.name == "nt":  # has no such sockets
        return
    folder = tempfile.TemporaryDirectory(prefix="nbval-")  # a short path: a socket's may have some 100 letters
    numbers = count(1)

    def manager(**options: Any) -> KernelManager:
        file = Path(folder.name) / f"{next(numbers)}.json"
        return KernelManager(transport="ipc", connection_file=str(file), **options)

    patch = pytest.MonkeyPatch()
    patch.setattr(kernel, "KernelManager", manager)
    config.add_cleanup(patch.undo)
    config.add_cleanup(folder.cleanup)
