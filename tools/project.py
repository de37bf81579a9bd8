"""Where things are in the project, and how to speak to the person at the keyboard."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
NOTEBOOKS = ROOT / "notebooks"
START_PAGE = "notebooks/start.ipynb"


class Trouble(Exception):
    """One sentence that says what went wrong and what to do; nothing else is printed."""


def say(text: object) -> None:
    """Print at once, so that lines of several processes keep their order."""
    print(text, flush=True)
