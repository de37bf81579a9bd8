"""A language that nobody speaks, added to a copy of the project as any language is: accents, and a third longer.

`python -m tests.browser.nobodys FOLDER`, run in the copy, writes what the site's pages fetch of it into a folder.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from catwidgets.teach import units
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from catlib import load
from catlib.chance import LANGUAGES
from catlib.game import choices
from tools import prose
from tools.languages import PLACES, english, files, site_words
from tools.project import ROOT
from tools.puzzles import a_week, stored
from tools.site_guides import guides_in_other_languages
from tools.site_pages import about_in, in_language, odds_help, pages, titles

NOBODYS = "en-XA"
VOWELS = dict(zip("aeiouAEIOU", ("áà", "éè", "íì", "óò", "úù", "ÁÀ", "ÉÈ", "ÍÌ", "ÓÒ", "ÚÙ"), strict=True))
# What no language changes: variables, code, addresses, tags and formulas.
FIXED = re.compile(r"(\{[^{}]*\}|`[^`]*`|\]\([^)]*\)|<code.*?</code>|<[^>]*>|\$\$.*?\$\$|&\w+;)", re.DOTALL)
COPIED = ("catlib", "widgets", "web", "tools", "notebooks", "docs", "tests/browser")


class Nobodys(Transformer):
    """English in accents and a third longer."""

    def visit_TextElement(self, node):
        node.value = foreign(node.value)
        return node

    def visit_FunctionReference(self, node):
        if node.id.name == "FORM":
            for each in node.arguments.positional[1:]:
                if isinstance(each, ftl.StringLiteral):
                    each.value = foreign(each.value)
        return node


def foreign(text: str) -> str:
    """Return a text in nobody's language."""
    parts = FIXED.split(text)
    return "".join(part if at % 2 else "".join(VOWELS.get(x, x) for x in part) for at, part in enumerate(parts))


def messages(text: str, named: dict[str, str]) -> str:
    """Return a file of messages in nobody's language; `named` are the lines that only a translation has."""
    body = FluentParser(with_spans=False).parse(text).body
    entries = [Nobodys().visit(each) for each in body if isinstance(each, ftl.Message | ftl.Term)]
    return "".join(FluentSerializer().serialize_entry(each) + named.get(each.id.name, "") for each in entries)


def rules(game: str) -> dict[str, str]:
    """Return what house rules and their choices are called, as the lines that a translation has below `house-…`."""
    house, lines = load(game).type.setup.HouseRules, {}
    for rule in house.model_fields:
        words = {"name": rule.replace("_", " "), **{choice: choice for choice in choices(house, rule)}}
        said = ((re.sub("[^a-z0-9]+", "-", word.lower()), foreign(text)) for word, text in words.items())
        lines[f"house-{rule}"] = "".join(f"    .{word} = {text}\n" for word, text in said)
    return lines


def written(place: str) -> dict[Path, str]:
    """Return the files of a place in nobody's language, by their paths in the project."""
    folder = PLACES[place].relative_to(ROOT)
    if place == "course":
        stems = {*prose.PAGES, *map(prose.name_of, ROOT.glob("notebooks/*/*.ipynb"))}
        said = {stem: [each.text.partition(" = ") for each in prose.messages(stem).values()] for stem in stems}
        lines = {stem: [f"{id} = {foreign(text)}\n" for id, _, text in each] for stem, each in said.items()}
        return {folder / NOBODYS / f"{stem}.ftl": "".join(each) for stem, each in lines.items()}
    if place == "lessons":
        return {folder / NOBODYS / "all.ftl": messages("\n".join(each.text for each in english(place).values()), {})}
    named, found = rules(place) if folder.is_relative_to("catlib/games") else {}, {}
    for file in files(place, "en"):
        path = file.relative_to(ROOT)
        path = path.with_stem(NOBODYS) if path.stem == "en" else path.parents[1] / NOBODYS / path.name
        found[path] = messages(file.read_text(encoding="utf-8"), named)
    return found


def spoken(work: Path) -> Path:
    """Return a folder with all that pages fetch of the language, written by a copy of the project that speaks it."""
    copy, site = work / "copy", work / "site"
    others = [each for each in LANGUAGES if each != "en"]
    left = shutil.ignore_patterns("__pycache__", ".*", "node_modules", *others, *(f"{each}.ftl" for each in others))
    for name in COPIED:
        shutil.copytree(ROOT / name, copy / name, ignore=left)
    shutil.copy(ROOT / "pyproject.toml", copy)
    for place in PLACES:
        for path, text in written(place).items():
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            (copy / path).write_text(text, encoding="utf-8")
    environment = {"PYTHONPATH": f"{copy}:{copy / 'widgets'}"}
    subprocess.run([sys.executable, "-m", "tests.browser.nobodys", site], cwd=copy, env=environment, check=True)
    return site


def write(site: Path) -> None:
    """Write what pages of the site fetch, and the puzzles of the first week."""
    found = {f"words-{NOBODYS}.json": json.dumps(site_words(NOBODYS) | titles(NOBODYS))}
    found |= {page.path.replace(".html", f"-{NOBODYS}.json"): in_language(page, NOBODYS) for page in pages()}
    found[f"odds-{NOBODYS}.json"] = json.dumps({"prose": [odds_help(NOBODYS)]})
    found |= {f"{name}-{NOBODYS}.json": about_in(name, NOBODYS) for name in prose.PAGES}
    found |= guides_in_other_languages(units()[5], quick=True)
    found[f"puzzles/0-{NOBODYS}.json"] = json.dumps(a_week(0, stored(), [NOBODYS])[f"-{NOBODYS}"])
    for name, text in found.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text, encoding="utf-8")
    (site / f"voice-{NOBODYS}.bin.zst").write_bytes(stored_whole(pack()))


def pack() -> bytes:
    """Return the messages as `web/unpack.js` reads them."""
    found = sorted([*ROOT.glob("catlib/**/*.ftl"), *ROOT.glob("widgets/**/*.ftl")])
    paths = [path for path in found if NOBODYS in path.relative_to(ROOT).as_posix()]
    said = [(str(path.relative_to(ROOT)).removeprefix("widgets/"), path.read_bytes()) for path in paths]
    head = json.dumps([[name, len(text)] for name, text in said]).encode()
    return b"".join([len(head).to_bytes(4, "little"), head, *(text for _, text in said)])


def stored_whole(whole: bytes, most: int = 1 << 17) -> bytes:
    """Return bytes as Zstandard that packs nothing: a head, and blocks, each after its size and whether it ends."""
    parts = [whole[at : at + most] for at in range(0, len(whole), most)]
    heads = [(len(part) << 3 | (part is parts[-1])).to_bytes(3, "little") for part in parts]
    return b"\x28\xb5\x2f\xfd\x00\x50" + b"".join(map(bytes.__add__, heads, parts))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
