"""The page on which games are written: its gallery, and the closed frame in which a program runs."""

import ast
import base64
import hashlib
import html
import importlib
import json
import pkgutil
from pathlib import Path

from catlib import game
from tools.pictures import CLASSICS
from tools.site_pages import POLICY, Game, filled, menu_of, whole

# What holds, beside the policy of the page, for a program that came with a link: it asks no host at all.
CLOSED = "; ".join([
    "default-src 'none'", "script-src blob: 'unsafe-eval' {enter}", "style-src 'unsafe-inline'", "img-src data: blob:",
    "connect-src data: blob:", "font-src data:", "worker-src blob:", "base-uri 'none'", "form-action 'none'",
])


def classics() -> list[Path]:
    """The games of one file that come along, in the order of their covers."""
    return [game.classics()[name] for name in CLASSICS]


def widget_code() -> list[str]:
    """The JavaScript of every widget of ours: what a room runs, and nothing that a program brings along."""
    import catwidgets
    from catwidgets.page import Live

    for module in pkgutil.walk_packages(catwidgets.__path__, "catwidgets."):
        importlib.import_module(module.name)
    return sorted(kind._esm for kind in Live.__subclasses__())


def workshop_page(found: list[Game], parts: str = "parts") -> str:
    """The HTML of the workshop; in it is that of the frame, whose one script of its own is known by its hash."""
    enter = filled("enter.js")
    known = "'sha256-" + base64.b64encode(hashlib.sha256(enter.encode()).digest()).decode() + "'"
    room = filled("room.html", closed=CLOSED.format(enter=known), enter=enter)
    our_games = [filled("ours.html", **each._asdict() | {"play": each.play[0].path}) for each in found]
    policy = POLICY.replace("script-src 'self'", f"script-src 'self' {known}")
    return whole("workshop.html", "workshop.js", "workshop-page", "workshop-in-short", parts, policy=policy,
                 **menu_of(),
                 classics="\n".join(map(_card, classics())), games="\n".join(our_games),
                 room=json.dumps(room).replace("</", "<\\/"))


def _card(path: Path) -> str:
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    source = told.partition("\nSource")[2].removeprefix("s").removeprefix(": ") or "Neller, Presser, 2004."
    return filled("classic.html", name=path.stem, source=html.escape(" ".join(source.split())))
