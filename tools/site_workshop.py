"""The page on which games are written: its gallery, and the closed frame in which a program runs."""

import ast
import base64
import hashlib
import html
import importlib
import json
import pkgutil
import re
import sys
from pathlib import Path
from typing import NamedTuple

from catlib import game, load
from catlib.games.cat_cab import odds as cat_cab
from catlib.games.empire import odds as empire
from catlib.games.meow_daifugo import odds as meow_daifugo
from catlib.games.taxi_derby import odds as taxi_derby
from catlib.games.washi_cat import odds as washi_cat
from tools.site_pages import POLICY, Game, filled, menu_of, whole

# What holds, beside the policy of the page, for a program that came with a link: it asks no host at all.
CLOSED = "; ".join([
    "default-src 'none'", "script-src blob: 'unsafe-eval' {enter}", "style-src 'unsafe-inline'", "img-src data: blob:",
    "connect-src data: blob:", "font-src data:", "worker-src blob:", "base-uri 'none'", "form-action 'none'",
])
NARROW = 240  # units of a picture that is seen at least
CHOICES = 3  # that are made before a game is drawn
PIG = "Known: played best by both, the first player wins with chance 0.5306.\nSource: Neller and Presser, 2004."


class Classic(NamedTuple):
    """A game of one file as the workshop presents it, with what others found out about it."""

    path: Path
    known: str

    @property
    def picture(self) -> str:
        """Its board after the first choices, cut to the shape of a card."""
        from catwidgets import Table

        table = Table(load(self.path), seed=7)
        for _ in range(CHOICES):
            if table.match.waits_for_human:
                table.act(table.match.legal_actions()[-1])
        scene = table.board.scene
        wide = min(scene.width, max(NARROW, scene.height * 8 / 5))
        is_grid = any(isinstance(look, game.Grid) for look in table.match.game.words.LOOKS.values())
        left = (scene.width - wide) / 2 if is_grid else 0
        seen = f'viewBox="{left:g} 0 {wide:g} {scene.height:g}" width="{wide:g}"'
        return re.sub(r'viewBox="[^"]+" width="[^"]+"', seen, scene.to_svg(""), count=1)


def classics() -> list[Classic]:
    """The games of one file that come along, with what their files say is known of them, the shortest first."""
    return sorted(map(_classic, game.classics().values()), key=lambda classic: classic.path.stat().st_size)


def _classic(path: Path) -> Classic:
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    told += "" if "Known" in told else f"\n\n{PIG}"
    known = re.search(r"Known(?:, [^:]+)?:.*?(?=\nSources?:)", told, re.DOTALL)
    said = re.sub(r", exactly\s[\d/]{40,}", "", known[0]) if known else ""
    return Classic(path, " ".join(said.split()))


def known_of_ours() -> dict[str, str]:
    """Return a number of each of the five games, worked out now; Empire's was published by others."""
    tiny = load("washi_cat", board="tiny", drawing="board")
    walk, jump = (washi_cat.race(tiny, tiny.initial_state(), jumps=jumps).turns[0] for jumps in (False, True))
    three = empire.roll(3, 2)
    lost = [three[empire.Losses(at, 2 - at)] * 6**5 for at in range(3)]
    return {
        "cat_cab": f"Exact: five dice show at least one curse with chance {cat_cab.curse_chance()}.",
        "empire": f"Known: three dice against two cost the attacker nothing in {lost[0]}, one cube in {lost[1]} and "
                  f"two in {lost[2]} of {6**5} throws (Osborne, 2003).",
        "taxi_derby": f"Exact: 13 spaces from the patrol car, a taxi may drive {taxi_derby.free_spaces(13)} spaces, "
                      "three over the limit, and is sure to get no ticket.",
        "meow_daifugo": f"Exact: a hand of eight has both of the “?” with chance {meow_daifugo.deals.both_wilds()}.",
        "washi_cat": f"Exact: on the tiny board all fish take {walk} turns on foot, and {jump} with jumps.",
    }


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
    policy = POLICY.replace("script-src 'self'", f"script-src 'self' {known}")
    return whole("workshop.html", "workshop.js", "workshop-page", "workshop-in-short", parts, policy=policy,
                 **menu_of(),
                 classics="\n".join(map(_card, classics())), games="\n".join(map(_ours, found)),
                 room=json.dumps(room).replace("</", "<\\/"))


def _ours(each: Game) -> str:
    return filled("ours.html", **each._asdict() | {"play": each.play[0].path, "known": known_of_ours()[each.name]})


def _card(classic: Classic) -> str:
    known = re.sub(r"`(.+?)`", r"<code>\1</code>", html.escape(classic.known))
    return filled("classic.html", name=classic.path.stem, known=known)


if __name__ == "__main__":
    for each in classics():
        (Path(sys.argv[1]) / f"{each.path.stem}.svg").write_text(each.picture, encoding="utf-8")
