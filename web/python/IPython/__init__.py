"""As much of IPython as ipywidgets asks for where a page shows outputs itself; the real one would be ten megabytes."""

from __future__ import annotations

from typing import Any

__version__ = "9.0.0"
version_info = (9, 0, 0)


def get_ipython() -> Any:
    """There is no shell."""
    return None
