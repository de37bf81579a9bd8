"""The site that needs no server: built into the folder `site`, and shown."""

from pathlib import Path

from tools.environment import call
from tools.lab import choose_port
from tools.project import ROOT, Trouble, say
from tools.site_parts import NO_NPM, has_npm
from tools.site_server import serve

SITE = ROOT / "site"


def make_site(python: Path | str, show: bool, port: int | None, browser: bool, quick: bool = False) -> int:
    """Build the site, or show it: then it is built only where there is none."""
    if not (show and (SITE / "index.html").exists()):
        if not has_npm():
            raise Trouble(NO_NPM)
        failed = call(python, "-m", "tools.site_build", *(["--quick"] if quick else []))
        if failed:
            return failed
    if show:
        return serve(SITE, choose_port(port), browser)
    say("`python run.py site --serve` shows it.")
    return 0
