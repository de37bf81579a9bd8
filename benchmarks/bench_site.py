"""The site's pages: bytes, seconds by the clock on a first visit and on later ones, step by step, and clicks.

    python benchmarks/bench_site.py [visits]

`python run.py site` has to have built the site, or CATLIB_SITE names its folder. `visits` (by default 3) are how many
readers come to each page. Times stand beside those of the first page in the same run, as a ratio. The bytes are those
that the page asks the server for until its board or its answer lives, not those that the service worker keeps for
offline afterwards; files that web servers compress (GitHub Pages: text, JSON, JavaScript, WebAssembly) count as
compressed by gzip. Later visits come from the browser's store.
"""

import gzip
import os
import sys
import threading
import time
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.browsers import find_browser  # noqa: E402 - the folder is not on the path of a script
from tools.project import Trouble  # noqa: E402
from tools.site_server import Handler  # noqa: E402

SITE = Path(os.environ.get("CATLIB_SITE", ROOT / "site"))
LATER, CLICKS = 2, 5
OURS = ("cat_cab", "empire", "taxi_derby", "meow_daifugo", "washi_cat")
PAGES = (
    "cat_cab/play.html",
    "empire/play.html",
    "odds.html",
    "cat_cab/design_lab.html",
    "design/bench.html",
    "course/12_a_pass_speaks.html",
    "workshop.html#classic=pig",
    *(f"workshop.html#ours={name}&tab={tab}" for tab in ("play", "bench") for name in OURS),
)
COMPRESSED = {".html", ".css", ".js", ".mjs", ".json", ".svg", ".wasm"}
TIMES = "JSON.parse(document.documentElement.dataset.times ?? '{}')"
LIVES = f"(({{ board, answer }}) => board ?? answer)({TIMES})"
LIMITS = {"first": 4.0, "later": 6.0, "MB": 25.0}
CHOICE = ".cat-table .list button:not([disabled])"


class Counting(Handler):
    """A server that remembers which files it was asked for."""

    asked: list[str]

    def log_request(self, *_: object) -> None:
        if not self.headers.get("Referer", "").endswith("/sw.js"):
            self.asked.append(self.path.partition("?")[0].lstrip("/"))


def main(readers: int = 3) -> int:
    """All figures in one run."""
    if not (SITE / "index.html").exists():
        print("There is no site yet: `python run.py site` builds it.")
        return 0
    try:
        browser = find_browser(sys.executable)
    except Trouble as trouble:
        print(trouble)
        return 0
    Counting.asked = []
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Counting, directory=SITE)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        print(f"Load of the last minute: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        measure(browser, f"http://127.0.0.1:{server.server_port}/", readers)
        server.shutdown()
    return 0


def measure(browser: str, address: str, readers: int) -> None:
    """Visit each page some times, each time as somebody new who then comes back."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"])
        known: list[float] = []
        for page in PAGES:
            rounds = [visits(chromium, address + page) for _ in range(readers)]
            known = report(page, rounds, known)
        chromium.close()


def visits(chromium, address: str) -> tuple[list[dict], list[str], list[float]]:
    """The times of a first visit and of later ones, what the first one fetched, and the seconds of clicks."""
    context = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(120_000)
    Counting.asked.clear()
    seen, fetched, clicks = [], [], []
    for visit in range(1 + LATER):
        page, began = context.new_page(), time.monotonic()
        page.goto(address)
        page.wait_for_function(LIVES)
        seen.append(page.evaluate(TIMES) | {"all": 1000 * (time.monotonic() - began)})
        if visit == 0:
            fetched = list(dict.fromkeys(Counting.asked))
            page.wait_for_function("document.documentElement.dataset.kept === 'all'")
        elif visit == LATER and address.endswith("play.html"):
            clicks = [click(page) for _ in range(CLICKS)]
        page.close()
    context.close()
    return seen, fetched, clicks


def click(page) -> float:
    """The seconds from a click on the first choice until the table has changed."""
    page.locator(CHOICE).first.wait_for()
    return page.evaluate(
        """async (choice) => {
          const list = document.querySelector('.cat-table .list'), before = list.dataset.rev, began = performance.now();
          document.querySelector(choice).click();
          while (list.dataset.rev === before) await new Promise(requestAnimationFrame);
          return (performance.now() - began) / 1000;
        }""",
        CHOICE,
    )


def report(page: str, rounds: list[tuple[list[dict], list[str], list[float]]], known: list[float]) -> list[float]:
    """Print the medians, in seconds and in ratio to those of the first page, which are returned; the bytes as well."""
    firsts = [seen[0] for seen, _, _ in rounds]
    laters = [each for seen, _, _ in rounds for each in seen[1:]]
    clicks = [each for _, _, some in rounds for each in some]
    sent = {name: size(name) for name in rounds[0][1] if (SITE / name).is_file()}
    total = sum(sent.values()) / 1e6
    print(f"\n{page}: {total:.1f} MB (to reach: {LIMITS['MB']:.0f})")
    for name, bytes_ in sorted(sent.items(), key=lambda pair: -pair[1])[:8]:
        print(f"  {name:<34}{bytes_ / 1e6:8.2f} MB")
    wholes = [median(each["all"] for each in times) / 1000 for times in (firsts, laters)]
    known = known or wholes
    for words, times, whole, beside in zip(("first", "later"), (firsts, laters), wholes, known, strict=True):
        named = [step for step in firsts[0] if step not in ("all", "finished")]
        steps = ", ".join(f"{step} {median(each[step] for each in times) / 1000:.1f}" for step in named)
        print(
            f"  {words} visit: median {whole:.1f} s of {len(times)} (to reach: {LIMITS[words]:.0f}), "
            f"{whole / beside:.2f} times the first page's; until {steps}"
        )
    if clicks:
        print(f"  a click: median {1000 * median(clicks):.0f} ms of {len(clicks)}, slowest {1000 * max(clicks):.0f} ms")
    return known


def size(name: str) -> int:
    """Bytes of a file on the way."""
    content = (SITE / name).read_bytes()
    return len(gzip.compress(content, 6)) if Path(name).suffix in COMPRESSED else len(content)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
