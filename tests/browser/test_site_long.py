"""Long games on the site, at a desk and on a phone: whatever happens, nothing is printed or cut."""

import random
import re

import pytest
from playwright.sync_api import Frame, Page, expect

from catlib.game import classics
from tools.site_pages import games

from .sites import PATIENCE, visit
from .test_site_workshop import SIZES, THERE

WALK = pytest.mark.walk
GAMES, CLASSICS = [game.name for game in games()], sorted(classics())[:3]
# Jupyter's drawing of widgets says so of itself, and Playwright; icons are refused in the room of a stranger's game.
KNOWN = ("strict mode: use allowUnionTypes", "Service Worker registration blocked",
         "Loading the font 'https://handed.invalid/lib/")
LIST = ".cat-table .list"
DECIDE = """(share) => {
  const table = document.querySelector('.cat-table'), dice = ".cat-desk .cat-hit.legal[data-id^='die:']";
  const rows = [...table.querySelectorAll(`.list button:not([disabled]), ${dice}`)];
  const decisions = rows.filter((row) => !/^do:(all|review)/.test(row.dataset.id));
  decisions[Math.floor(share * decisions.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
ANSWERED = """(before) => {
  const table = document.querySelector('.cat-table');
  for (const board of table.querySelectorAll('.cat-playing')) board.dispatchEvent(new Event('cat-skip'));
  return +table.querySelector('.list').dataset.rev > before;
}"""
# What is wrong with the first table now: a list cut without a sign, words cut in a button, what lies on something else.
WRONG = """() => {
  const table = document.querySelector('.cat-table'), found = [], list = table.querySelector('.list');
  const shown = (node) => node.checkVisibility() && node.getBoundingClientRect().height > 1;
  if (!shown(table.querySelector('.more')) && list.scrollHeight > list.clientHeight + 1) found.push('a list is cut');
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`${wide} wide`);
  for (const node of table.querySelectorAll('button, .cat-status')) {
    if (shown(node) && node.scrollWidth > node.clientWidth + 1) found.push(`${node.textContent.slice(0, 40)}: cut`);
  }
  const parts = '.cat-tools > *, .cat-guide, .cat-main > .cat-stage, .cat-main > .cat-status, .cat-desk .cat-stage';
  const boxes = [...table.querySelectorAll(parts)].filter(shown).map((node) => [node, node.getBoundingClientRect()]);
  for (const [node, a] of boxes) for (const [other, b] of boxes) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const sticks = [node, other].some((each) => getComputedStyle(each).position === 'sticky');
    if (node !== other && !sticks && wide > 2 && high > 2) found.push(`${node.className} on ${other.className}`);
  }
  for (const svg of table.querySelectorAll('.cat-svg')) {
    const frame = svg.getBoundingClientRect();
    for (const words of svg.querySelectorAll('text')) {
      const box = words.getBoundingClientRect();
      const beyond = box.width > 1 && (box.right > frame.right + 3 || box.left < frame.left - 3);
      if (beyond) found.push(`${words.textContent}: beyond the board`);
    }
  }
  return [...new Set(found)];
}"""
COLLECT = "\nimport gc\ngc.collect();"


def decide(page: Page | Frame, rng: random.Random) -> None:
    """Take one of the choices by chance, and wait for what it brings."""
    expect(page.locator(f".cat-hit.legal, {LIST} button:visible").first).to_be_visible()
    before = int(page.locator(LIST).first.get_attribute("data-rev"))
    page.evaluate(DECIDE, rng.random())  # at once, as the rows may change while their worth comes in
    page.wait_for_function(ANSWERED, arg=before)


def collect_garbage(page: Page) -> None:
    """Have Python forget what it no longer needs, which it else does at any time."""
    cell = page.locator(".cell", has=page.locator("textarea", has_text="Table(")).first
    cell.locator("summary").last.click()
    field = cell.locator(".code textarea")
    field.fill(field.input_value() + COLLECT)
    cell.locator("button.run").click()
    expect(cell).not_to_have_class(re.compile("running"))


@pytest.mark.parametrize(("game", "size", "decisions"), [
    ("cat_cab", "phone", 25), ("empire", "phone", 25),
    *(pytest.param(game, size, 100, marks=WALK) for game in [*GAMES, *CLASSICS] for size in SIZES),
])
def test_a_long_game_prints_nothing_and_hides_nothing(game, size, decisions, chromium, site):
    """Nothing is printed below the table and nothing said in the console; nothing is cut and nothing overlaps."""
    motion = "reduce" if decisions < 100 else "no-preference"
    context = chromium.new_context(**SIZES[size], reduced_motion=motion, service_workers="block")
    said, rng = [], random.Random(game)
    context.set_default_timeout(PATIENCE)
    context.on("console", lambda message: said.append(message.text) if not message.text.startswith(KNOWN) else None)
    where = {"path": "workshop.html", "until": THERE} if game in CLASSICS else {"path": f"{game}/play.html"}
    page = visit(context, site, **where)
    table: Page | Frame = page
    if game in CLASSICS:
        page.locator(f"[data-game={game}]").click()
        page.wait_for_timeout(1000)
        table = page.frames[-1]
    wrong = {}
    for n in range(decisions):
        decide(table, rng)
        wrong |= dict.fromkeys(table.evaluate(WRONG), n)
    assert [] == table.locator(".printed").all_inner_texts()
    if table is page:
        collect_garbage(page)
    assert ([], [], [], {}) == (page.locator(".printed").all_inner_texts(), said, page.errors, wrong)
    context.close()
