"""Builds the folder `site`: pages, pictures, Python for the browser, and the notebooks in JupyterLite."""

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

from catwidgets.teach import units

from catlib.game import beginning
from tools.languages import languages, site_words
from tools.pictures import CLASSICS, classic_cover, cover
from tools.project import ROOT, Trouble, say
from tools.prose import spoken_in
from tools.site_guides import guide_page, guide_path, guides_in_other_languages
from tools.site_kit import KIT, write_kit
from tools.site_lite import build_notebooks
from tools.site_pages import (
    ABOUT_US,
    ADDRESS,
    Game,
    about_in,
    about_page,
    filled,
    games,
    in_language,
    landing,
    link_page,
    odds_help,
    odds_page,
    page,
    pages,
    puzzle_page,
    titles,
)
from tools.site_parts import npm_modules, npm_package, wheels
from tools.site_runtime import begin_with
from tools.site_workshop import classics, widget_code, workshop_page

SITE, CACHE, WEB = ROOT / "site", ROOT / "build" / "site", ROOT / "web"
PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
PACKED = {"editor.js", "enter.js", "frame.js", "sw.js"}  # scripts that come to a page in another way
NEEDED = ["annotated-types", "anywidget", "comm", "fluent-syntax", "ipywidgets", "lark", "mpmath", "networkx",
          "psygnal", "pydantic", "pydantic-core", "sympy", "traitlets", "typing-extensions", "typing-inspection"]
LARGE = {"sympy", "mpmath"}
FONT_FACE = r"@font-face\{(?:[^{}]|\$\{[^}]*\})*\}"  # of icons that no page shows: the fonts are not sent
# What worker.js fetches until Python starts.
AT_START = ["pyodide/pyodide.asm.wasm.gz", "pyodide/pyodide-lock.json", "python/pydantic.wasm.gz",
            "python/snapshot.bin.zst", "python/own.bin.zst"]


def build(site: Path = SITE, quick: bool = False) -> None:
    """Make the whole site anew; raise Trouble where something it needs cannot be had.

    A quick one has neither JupyterLite nor sympy nor documentation, packs Python less tightly, and has fewer
    puzzles and worksheets in other languages.
    """
    began = time.monotonic()
    found = games()
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    parts = write_parts(site, quick)
    write_pages(site, found, parts.name, quick)
    write_pictures(site, found)
    if not quick:
        write_docs(site, parts.name)
    write_puzzles(site, quick)
    write_map(site)
    write_kit(site)
    write_service_worker(site)
    if not quick:
        [own] = (CACHE / "own").glob("*.whl")
        build_notebooks(site / "notebooks", CACHE, npm_package("pyodide", CACHE / "npm"), own)
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    say(f"Built the site in {time.monotonic() - began:.0f} s: {size / 1e6:.0f} MB in {site}.")


def write_parts(site: Path, quick: bool) -> Path:
    """All that pages are made of, in a folder whose name changes with its contents: no cache mixes two versions."""
    parts = site / "parts"
    scripts = [path for path in sorted(WEB.iterdir()) if path.suffix in (".css", ".js") and path.name not in PACKED]
    copy([*scripts, WEB / "icon.svg", ROOT / "widgets" / "catwidgets" / "static" / "tokens.css"], parts)
    write_libraries(parts)
    write_words(parts)
    write_python(parts, quick)
    write_packed(parts)
    digest = hashlib.sha256(json.dumps(hashes(parts)).encode()).hexdigest()
    return parts.rename(site / f"v-{digest[:12]}")


def write_libraries(site: Path) -> None:
    """What others keep: Pyodide, and Jupyter's drawing of widgets."""
    packages = CACHE / "npm"
    pyodide = npm_package("pyodide", packages)
    copy([pyodide / name for name in PYODIDE], site / "pyodide")
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    (site / "pyodide" / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}), encoding="utf-8")
    manager = npm_package("@jupyter-widgets/html-manager", packages)
    (site / "lib").mkdir()
    drawing = (manager / "dist" / "libembed-amd.js").read_text(encoding="utf-8")
    (site / "lib" / "widgets.js").write_text(re.sub(FONT_FACE, "", drawing), encoding="utf-8")
    shutil.copy(npm_package("requirejs", packages) / "require.js", site / "lib" / "require.min.js")
    shutil.copy(npm_package("uqr", packages) / "dist" / "index.mjs", site / "lib" / "qr.mjs")
    shutil.copy(npm_package("zstddec", packages) / "dist" / "zstddec-stream.mjs", site / "lib" / "zstddec.mjs")
    shutil.copy(npm_package("fflate", packages) / "esm" / "browser.js", site / "lib" / "fflate.mjs")
    [anywidget] = wheels(["anywidget"], CACHE / "wheels")
    with zipfile.ZipFile(anywidget) as archive:
        (site / "lib" / "anywidget.js").write_bytes(archive.read("anywidget/nbextension/index.js"))


def write_words(parts: Path) -> None:
    """What pages themselves say: English as a script, other languages as files that are fetched."""
    english = site_words("en") | titles("en")
    (parts / "words.js").write_text(f"export default {json.dumps(english, indent=0)};\n", encoding="utf-8")
    for code in languages():
        said = json.dumps(site_words(code) | titles(code), ensure_ascii=False)
        (parts / f"words-{code}.json").write_text(said, encoding="utf-8")


def write_packed(parts: Path) -> None:
    """The scripts that are packed into one file each, and the code of our own widgets, which alone a room runs."""
    run("The scripts could not be packed", "node", WEB / "pack.mjs", npm_modules(CACHE / "modules"), parts)
    (parts / "room" / "modules.json").write_text(json.dumps(widget_code()), encoding="utf-8")


def write_python(site: Path, quick: bool) -> None:
    """The library and what it needs, as byte code for Python in the browser."""
    work, out = CACHE / "work", site / "python"
    shutil.rmtree(work, ignore_errors=True)
    out.mkdir()
    needed = [name for name in NEEDED if not (quick and name in LARGE)]
    copy([*wheels(needed, CACHE / "wheels"), own_wheel()], work / "wheels")
    shutil.copytree(WEB / "python", work / "python", ignore=shutil.ignore_patterns("__pycache__"))
    [machine_code] = wheels(["pydantic-core"], CACHE / "wheels")
    with zipfile.ZipFile(machine_code) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".so")]
        (out / "pydantic.wasm").write_bytes(archive.read(name))
    pyodide = npm_package("pyodide", CACHE / "npm")
    say("Compiling Python's modules for the browser.")
    command = ["node", WEB / "bundle.mjs", pyodide, work, out, "6" if quick else "19"]
    said = run("Python's modules could not be compiled for the browser", *command)
    runtime, machine = site / "pyodide" / "pyodide.asm.wasm", out / "pydantic.wasm"
    runtime.write_bytes(begin_with(runtime.read_bytes(), json.loads(said.splitlines()[-1])["memory"]))
    for code in (runtime, machine):  # not every host packs what it sends
        code.with_suffix(".wasm.gz").write_bytes(gzip.compress(code.read_bytes(), mtime=0))
        code.unlink()
    archives = out / "archives.json"
    known = json.loads(archives.read_text(encoding="utf-8"))
    known["bytes"] = sum((site / name).stat().st_size for name in AT_START)
    archives.write_text(json.dumps(known), encoding="utf-8")


def own_wheel() -> Path:
    """A wheel of catlib and catwidgets as they stand."""
    folder = CACHE / "own"
    shutil.rmtree(folder, ignore_errors=True)
    run_module("The project's wheel could not be built", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation",
               "--disable-pip-version-check", "--wheel-dir", folder, ROOT)
    [wheel] = folder.glob("*.whl")
    return wheel


def write_pages(site: Path, found: list[Game], parts: str, quick: bool) -> None:
    """The landing page, a page a notebook, and the boards they speak of; `parts` is the folder of what they need."""
    (site / "index.html").write_text(landing(found, parts), encoding="utf-8")
    for each in pages():
        place = site / each.path
        place.parent.mkdir(exist_ok=True)
        place.write_text(page(each, found, parts), encoding="utf-8")
        for code in each.languages:
            place.with_name(f"{place.stem}-{code}.json").write_text(in_language(each, code), encoding="utf-8")
    for made in units():
        for path, text in {guide_path(made): guide_page(made, parts), **guides_in_other_languages(made, quick)}.items():
            (site / path).write_text(text, encoding="utf-8")
    (site / "play.html").write_text(link_page(pages(), parts), encoding="utf-8")
    (site / "puzzle.html").write_text(puzzle_page(parts), encoding="utf-8")
    (site / "odds.html").write_text(odds_page(parts), encoding="utf-8")
    for code in spoken_in("dice"):
        (site / f"odds-{code}.json").write_text(json.dumps({"prose": [odds_help(code)]}), encoding="utf-8")
    (site / "workshop.html").write_text(workshop_page(found, parts), encoding="utf-8")
    copy(classics(), site / "classics")
    (site / "classics" / "my_game.py").write_text(beginning("My game"), encoding="utf-8")
    for name in ABOUT_US:
        (site / f"{name}.html").write_text(about_page(name, parts), encoding="utf-8")
        for code in spoken_in(name):
            (site / f"{name}-{code}.json").write_text(about_in(name, code), encoding="utf-8")
    copy([WEB / "site.webmanifest"], site)
    for path in (ROOT / "catlib" / "games").glob("*/data/*.toml"):
        copy([path], site / path.parent.relative_to(ROOT))


def write_pictures(site: Path, found: list[Game]) -> None:
    """The cover of each game, and what other places show."""
    copy(sorted((WEB / "pictures").glob("*.png")), site / "pictures")
    drawn = {game.name: cover(game.name) for game in found} | {name: classic_cover(name) for name in CLASSICS}
    for name, picture in drawn.items():
        (site / "pictures" / f"{name}.svg").write_text(picture, encoding="utf-8")


def write_docs(site: Path, parts: str) -> None:
    """The documentation, which asks the network for every page and runs its examples; a warning stops it."""
    run_module("The documentation could not be built", "sphinx", "-q", "-W", "--keep-going", "-d", CACHE / "docs",
               "-D", f"parts={parts}", "docs", site / "docs")


def write_puzzles(site: Path, quick: bool) -> None:
    """What the page of the daily puzzles shows, in a process of its own, where no other games are loaded."""
    run_module("The puzzles could not be drawn", "tools.puzzles", site / "puzzles", *["--quick"] * quick)


def run_module(trouble: str, module: str, *arguments: str | Path) -> None:
    """Run a module of Python; raise Trouble where that fails."""
    run(trouble, sys.executable, "-m", module, *arguments)


def run(trouble: str, *command: str | Path) -> str:
    """Run a program from the root of the project and return what it says; raise Trouble where it fails."""
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise Trouble(f"{trouble}: {ended.stderr.strip()[-2000:]}")
    return ended.stdout


def write_map(site: Path) -> None:
    """The list of pages for search engines, which asks for whole addresses; none where the site's is not known."""
    if ADDRESS:
        names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
        rows = "".join(f"<url><loc>{ADDRESS}{name.removesuffix('index.html')}</loc></url>" for name in names)
        head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        (site / "sitemap.xml").write_text(f"{head}{rows}</urlset>\n", encoding="utf-8")


def write_service_worker(site: Path) -> None:
    """The service worker, with the hash of every other file of the site but the documentation and the offline kit."""
    (site / "sw.js").unlink(missing_ok=True)
    kept = {name: digest for name, digest in hashes(site).items() if not name.startswith(("docs/", KIT))}
    (site / "sw.js").write_text(filled("sw.js", hashes=json.dumps(kept, indent=0)), encoding="utf-8")


def hashes(folder: Path) -> dict[str, str]:
    """Return the SHA-256 of every file of a folder, by its name there."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def copy(paths: list[Path], folder: Path) -> None:
    """Copy files into a folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in paths:
        shutil.copy(path, folder)


if __name__ == "__main__":
    try:
        build(quick="--quick" in sys.argv)
    except Trouble as trouble:
        sys.exit(str(trouble))
