"""A table on the built site in one hand: 390 × 844 with touch, guided through its first turns by marks alone."""

import pytest
from playwright.sync_api import expect

from .sites import BOARD, COUNT_SLIDES, MOVED, PATIENCE, SIZE, run_code, visit

WALK = pytest.mark.walk
EVERY_DAY = ("cat_cab", "washi_cat")
GAMES = [game if game in EVERY_DAY else pytest.param(game, marks=WALK)
         for game in ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat")]
PORTRAIT, LANDSCAPE = {"width": 390, "height": 844}, {"width": 844, "height": 390}
FINGER, LEAST_TYPE = 44, 12  # pixels
MOST = 80  # touches in three turns

# What is wrong with the first table as it is laid out now, a sentence each.
WRONG = r"""([finger, type]) => {
  const table = document.querySelector('.cat-table'), found = [], upright = innerHeight > innerWidth;
  const box = (node) => node.getBoundingClientRect(), of = (name) => box(table.querySelector(name));
  const seen = { opacityProperty: true, visibilityProperty: true };
  const shown = (node) => node.checkVisibility(seen) && box(node).width > 1;
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent.trim(), node = walker.currentNode.parentElement;
    if (!words || !shown(node) || node.closest('title, desc, style, .quiet .head')) continue;
    const scale = node.ownerSVGElement ? node.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    if (size < type - 0.1) found.push(`${words.slice(0, 30)}: ${size.toFixed(1)} px`);
  }
  for (const node of table.querySelectorAll('button, select, .lm-TabBar-tab, summary')) {
    if (shown(node) && box(node).height < finger - 0.5) found.push(`${node.textContent.slice(0, 30)}: a small target`);
  }
  const list = table.querySelector('.list');
  const cut = [...list.children].some((row) => box(row).bottom > box(list).bottom + 1);
  if (cut && !shown(table.querySelector('.more'))) found.push('the list is cut without a sign');
  const options = table.querySelector('.cat-options'), none = { top: innerHeight, bottom: innerHeight };
  const bar = shown(options) ? box(options) : none, stage = of('.cat-main .cat-stage');
  if (upright && bar.bottom > innerHeight + 1) found.push(`the bar ends at ${bar.bottom}`);
  if (upright && box(table).top >= 0 && (stage.top < 0 || stage.bottom > bar.top + 1)) {
    found.push(`the board from ${stage.top} to ${stage.bottom}, the bar from ${bar.top}`);
  }
  if ([...table.querySelectorAll('kbd')].some(shown)) found.push('a key cap');
  if (/\bclick\b/i.test(table.innerText)) found.push('Click');
  return [...new Set(found)];
}"""
SETTLED = f"!({WRONG})([{FINGER}, {LEAST_TYPE}]).length || performance.now() > 60000"
MARKED = ".cat-table.cat-guided .cat-hit[data-best], .cat-table.cat-guided .cat-options button.best"
CHOICE = ".cat-hit.legal, .list button:visible"
IN_SIGHT = """() => {
  const mark = document.querySelector(`MARKED`), { top, bottom } = mark.getBoundingClientRect();
  const bar = document.querySelector('.cat-options').getBoundingClientRect().top || innerHeight;
  return top >= 0 && bottom <= (mark.matches('button') ? innerHeight : bar) + 1;
}""".replace("MARKED", MARKED)
REVISION = "document.querySelector('.cat-table .list').dataset.rev"


@pytest.fixture(scope="module")
def phone(chromium, site):
    """A phone that nobody has played on before."""
    context = chromium.new_context(service_workers="block", viewport=PORTRAIT, has_touch=True, is_mobile=True,
                                   reduced_motion="reduce")
    context.route("**/*", site.guard)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(COUNT_SLIDES)
    yield context
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_three_turns_with_one_thumb(game, phone, site):
    """All is in sight, large enough and uncut; touching what is marked, and nothing else, plays three turns.

    Nothing moves for who wishes so.
    """
    page = visit(phone, site, f"{game}/play.html")
    table = page.locator(".cat-table").first
    expect(table.locator(CHOICE).first).to_be_visible()  # others may attack before the first turn
    said, scrolled = [], None
    for touch in range(MOST):
        page.wait_for_function(SETTLED)
        if scrolled is None:
            scrolled = page.evaluate("scrollY")
            expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
            expect(page.get_by_role("link", name="Every Chance")).to_be_in_viewport()  # the only one
            expect(table.get_by_role("button", name="Hint")).to_be_enabled()
            for kind, opacity in (("add", "0.35"), ("remove", "1")):  # what was done is pale while it is worked out
                table.locator(".cat-main").first.evaluate("(board, kind) => board.classList[kind]('cat-waiting')", kind)
                expect(table.locator(".cat-guide [role=status]")).to_have_css("opacity", opacity)
                expect(table.locator(".cat-guide [role=status]")).to_be_visible()
        if not table.locator(".cat-desk .cat-hit[data-best]").count():  # what must be touched may be out of sight
            page.wait_for_function(f"scrollY === {scrolled}")  # the board stays or comes back
        assert [] == page.evaluate(WRONG, [FINGER, LEAST_TYPE]), f"after {touch} touches"
        marked = page.locator(MARKED)
        if table.locator(".cat-guide").is_visible():
            said.append(table.locator(".cat-guide").inner_text())
            if not marked.count():  # the words may follow the marks
                expect(table.locator(".cat-guide")).to_contain_text("Now you know how it goes")
                break
            assert said[-1].startswith("Turn ")
        else:  # in the turn of others, who attack or duel, the guide is silent
            marked = table.locator(CHOICE).first
        expect(marked).to_have_count(1)
        if table.locator(".cat-guide").is_visible():
            page.wait_for_function(IN_SIGHT)
        before = page.evaluate(REVISION)
        marked.tap()
        if page.locator(".cat-zoomed").count():  # among small places the first touch has them drawn larger
            marked.tap()
        page.wait_for_function(f"{REVISION} !== '{before}'")
        expect(page.locator(".cat-zoomed")).to_have_count(0)
        expect(table.locator(".cat-error").first).to_be_hidden()
    page.wait_for_timeout(500)
    assert 0 == page.evaluate(MOVED)
    assert {f"Turn {n} of 3" for n in (1, 2, 3)} <= {words.split(":")[0] for words in said}
    page.set_viewport_size(LANDSCAPE)
    page.wait_for_function(SETTLED)
    assert [] == page.evaluate(WRONG, [FINGER, LEAST_TYPE])
    page.close()


# What hides on a phone of what a hint says or is about, a sentence each.
HIDDEN = """() => {
  const table = document.querySelector('.cat-table'), bottom = (node) => node.getBoundingClientRect().bottom;
  const parts = [...table.querySelectorAll('.cat-main .cat-status i:not(.over)')];
  const cut = parts.filter((each) => each.previousSibling && bottom(each) > bottom(each.parentNode) + 1);
  const bar = table.querySelector('.cat-options').getBoundingClientRect().top;
  const isWord = (each) => /^(item|curse|move|sab|again)/.test(each.textContent);
  const words = [...table.querySelectorAll('.cat-desk text')].filter(isWord);
  const dice = words.filter((each) => bottom(each) > bar);
  const arrow = getComputedStyle(table.querySelector('.cat-legend summary'), '::before').content;
  return [...cut, ...dice].map((each) => each.textContent).concat(arrow === 'none' ? [] : [arrow]);
}"""

CHOICES_IN_SIGHT = """() => {
  const list = document.querySelector('.cat-table .list'), bottom = (node) => node.getBoundingClientRect().bottom;
  return [...list.children].filter((row) => row.offsetHeight && bottom(row) <= bottom(list) + 1).length;
}"""


# What the game stops for, and whether it leaves the board in sight.
STOPPED = """() => {
  const stop = document.querySelector('.cat-table .cat-stop'), stage = document.querySelector('.cat-table .cat-stage');
  const before = stage.getBoundingClientRect().top;
  stop.hidden = false;
  stop.textContent = 'A duel';
  const { top } = stage.getBoundingClientRect(), { bottom } = stop.getBoundingClientRect();
  stop.hidden = true;
  stop.replaceChildren();
  return before === top && 0 < bottom && bottom <= top;
}"""


def test_three_hints_in_one_hand(phone, site):
    """Each says something else in whole sentences, above dice in full sight; after a roll is kept there is one, too.

    Four choices are in sight whatever it tells, and the button beside others stays as wide as it is. While guided, one
    may do something else; a hint moves nothing, and what the game stops for covers no part of the board.
    """
    page = visit(phone, site, "cat_cab/play.html")
    table = page.locator(".cat-table").first
    status, said, wide = table.locator(".cat-main > .cat-status"), [], set()
    table.get_by_role("button", name="Guide", exact=True).tap()
    expect(table.locator(".cat-guide")).to_be_visible()
    table.locator(".cat-hit.legal:not([data-best])").first.tap()
    for own in ("keep all dice", "reroll the"):
        expect(table.get_by_role("button", name=own)).to_be_in_viewport(ratio=1)
    assert page.evaluate(STOPPED)
    stage = table.locator(".cat-main > .cat-stage").bounding_box()
    for name, then in (("Hint", "What is it worth?"), ("What is it worth?", "Why?"), ("Why?", "Hint")):
        before = status.inner_text()
        table.get_by_role("button", name=name, exact=True).tap()
        expect(table.get_by_role("button", name=then, exact=True)).to_be_enabled()
        expect(status).not_to_have_text(before)
        if not said:  # the guide gives way, and it is worked out
            expect(status).to_contain_text("Tap “")
        said.append(status.inner_text())
        assert [] == page.evaluate(HIDDEN), said
        assert page.evaluate(CHOICES_IN_SIGHT) >= 4
        wide.add(table.locator(".cat-hint").bounding_box()["width"])
        assert (stage, True) == (table.locator(".cat-main > .cat-stage").bounding_box(), page.evaluate(STOPPED))
    assert (3, 1) == (len(set(said)), len(wide))
    table.locator(".cat-main .cat-hit:not(.legal)").first.tap()
    expect(table.locator(".cat-main > .cat-error")).to_contain_text("Tap the dice you want to roll again, or keep all")
    table.get_by_role("button", name="keep all dice").tap()
    table.get_by_role("button", name="Hint", exact=True).tap()
    expect(status).to_contain_text("Tap ")
    page.locator(".looks button").first.evaluate("(each) => { each.textContent = 'Link kopieren'; }")
    page.locator(".top summary").first.evaluate("(each) => { each.textContent = 'Weitere Seiten'; }")
    assert page.locator(".top").bounding_box()["height"] < 1.5 * FINGER, "a longer language has one line of it, too"
    page.close()


def test_alone_the_choices_are_at_the_thumb(phone, site):
    """The bar stays in the window, though the table is in a box; the word that deals stands below it all."""
    page = visit(phone, site, "meow_daifugo/solo_challenge.html")
    table = page.locator(".cat-table").first
    table.get_by_role("button", name="Play on without the guide").tap()
    expect(table.locator(".cat-guide")).to_be_hidden()
    desk = table.locator(".cat-desk").bounding_box()
    table.locator(".cat-hit.legal").first.tap()
    expect(table.locator(".list button").first).to_be_in_viewport(ratio=1)
    assert desk == table.locator(".cat-desk").bounding_box()
    assert page.get_by_label("Word or date").bounding_box()["y"] > desk["y"]
    page.close()


@pytest.mark.parametrize("size", [SIZE, {"width": 800, "height": 900}], ids=["beside", "below"])
def test_a_refusal_moves_no_dice(size, chromium, site):
    """What cannot be done is said over the sentence, so that the next click finds the dice where they were."""
    context = chromium.new_context(service_workers="block", viewport=size, reduced_motion="reduce")
    context.route("**/*", site.guard)
    context.set_default_timeout(PATIENCE)
    page = visit(context, site, "cat_cab/play.html")
    table = page.locator(".cat-table").first
    places = [table.locator(name).first for name in (".cat-main > .cat-stage", ".cat-desk .cat-stage", ".cat-options")]
    before = [each.bounding_box() for each in places]
    table.locator(".cat-main .cat-hit:not(.legal)").first.click()
    expect(table.locator(".cat-main > .cat-error p")).to_contain_text("The cab drives after the dice.")
    assert before == [each.bounding_box() for each in places]
    context.close()


PLACES = """() => ['.cat-main > .cat-stage', '.cat-options'].map((name) => {
  const { top, bottom } = document.querySelector(`.cat-table ${name}`).getBoundingClientRect();
  return [top, bottom].map(Math.round);
})"""
OFFERED = """
import gc
from catwidgets import Table
for at in [each for each in gc.get_objects() if type(each) is Table]:
    at.session._leaders = {turn: (0, at.match.player) for turn in (-2, -1)}
    at._show_end()
"""


def test_resigning_and_a_remembered_speed(phone, site):
    """Who resigns is asked first and may look back; the next table on this device is as fast as the one before.

    A refusal moves nothing, a review begins at the top. A finger among small places is told that they are drawn larger,
    and how to see all again. A new game is set up beside its button, and then the board is in sight.
    """
    page = visit(phone, site, "washi_cat/play.html")
    page.locator(".cat-table").nth(1).locator(".cat-hit.legal").first.tap()
    page.get_by_role("button", name="Tap the place you mean").tap()
    expect(page.locator(".cat-zoomed")).to_have_count(0)
    table = page.locator(".cat-table").first
    skip = table.get_by_role("button", name="Play on without the guide")
    if skip.is_visible():  # a test before may have done it on this device
        skip.tap()
    expect(table.locator(".cat-guide")).to_be_hidden()
    table.locator(".cat-main > .cat-stage").scroll_into_view_if_needed()
    before = page.evaluate(PLACES)
    table.locator('.cat-hit[aria-label^="d6"]').tap()
    expect(table.locator(".cat-main > .cat-error")).to_contain_text("d6 is out of reach")
    expect(table.locator(".cat-main > .cat-status")).to_be_hidden()
    assert before == page.evaluate(PLACES)
    run_code(page, OFFERED)
    offer = table.locator(".cat-end")
    expect(offer).to_contain_text("as good as won. End the game now?")
    assert before == page.evaluate(PLACES)
    offer.get_by_role("button", name="Play on").tap()
    expect(offer).to_be_hidden()
    speed = table.locator(".cat-extra select", has=page.locator("option", has_text="at once"))
    table.get_by_role("button", name="More").tap()
    speed.select_option("fast")
    table.get_by_role("button", name="Resign").tap()
    table.get_by_role("button", name="End the game").tap()
    expect(table.locator(".cat-main > .cat-status")).to_contain_text("You resigned, so the game ends here.")
    expect(table.locator(".list button")).to_have_text(["Play again", "Review this game"])
    table.locator(".list button").last.tap()
    expect(table.locator(".cat-tabs")).to_contain_text("You resigned")  # the review says so first
    assert table.locator(".cat-tabs").bounding_box()["y"] < PORTRAIT["height"] / 4, "a review has the whole window"
    page.reload()
    page.wait_for_function(BOARD)
    table.get_by_role("button", name="More").tap()
    expect(speed).to_have_value("fast")
    table.get_by_role("button", name="New game …").tap()
    start = table.locator(".cat-tabs").get_by_role("button", name="New game", exact=True)
    expect(start).to_be_in_viewport(ratio=1)
    start.tap()
    expect(table.locator(".cat-main > .cat-stage")).to_be_in_viewport(ratio=1)
    assert [] == page.errors
    page.close()
