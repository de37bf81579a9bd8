"""The workshop: a game is taken, changed, looked at and sent as a link, and a stranger's can do no harm."""

import re

import pytest
from playwright.sync_api import expect

from catlib.game import classics

from .sites import IMAGE, NOTHING_RAN, PATIENCE, violations, visit

SIZES = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
}
AT_A_DESK = pytest.mark.parametrize("page", ["desk"], indirect=True)  # for what looks the same in any hand
THERE = "JSON.parse(document.documentElement.dataset.times ?? '{}').page"
HEAD = "from catlib.game.authoring import *\n"
PIG = classics()["pig"].read_text(encoding="utf-8")


@pytest.fixture(scope="module", params=SIZES)
def page(request, chromium, site):
    """The workshop in somebody's hand, with Pig in it."""
    context = chromium.new_context(**SIZES[request.param], accept_downloads=True, service_workers="block")
    context.route("**/*", site.guard)
    context.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    context.on("console", lambda message: complaints.append(message.text[:200]) if message.type == "error" else None)
    page = visit(context, site, "workshop.html", until=THERE)
    expect(page.locator("#gallery .classics .game")).to_have_count(len(classics()))
    assert [] == violations(page)
    page.locator("[data-change=pig]").click()
    expect(page.locator("#news")).to_contain_text("Change the number in line 10", timeout=PATIENCE)
    expect(page.locator(".cm-activeLine")).to_contain_text("target: int = Field(100")
    page.get_by_role("button", name="Use a slider").click()
    expect(page.get_by_role("tab", name="House rules", exact=True)).to_have_attribute("aria-selected", "true")
    tab(page, "Play")
    expect(room(page).locator("#play .cat-svg").first).to_be_visible(timeout=PATIENCE)
    assert [] == complaints  # such as of a font that the closed frame may not fetch
    yield page
    context.close()


def room(page):
    """The frame in which the game runs."""
    return page.frame_locator("#room iframe")


def tab(page, name: str) -> None:
    page.get_by_role("tab", name=name, exact=True).click()


def write(page, text: str) -> None:
    """Put another text into the editor as a file that is dropped there would, and wait until it is taken or refused."""
    field = page.locator("#share input[type=file]")
    field.set_input_files({"name": "pig.py", "mimeType": "text/x-python", "buffer": text.encode()})


def test_a_game_is_played(page, site):
    """The table stands beside the rules; a choice is taken."""
    expect(page.locator("#title")).to_have_text("Pig")
    room(page).get_by_role("button", name="roll").first.click()
    expect(room(page).locator("#play .cat-svg").first).to_contain_text("Rolled: You")
    expect(room(page).locator(".cat-log").first).to_contain_text("You choose “roll”.")
    assert ([], []) == (page.errors, site.outside)


def test_what_is_typed_is_taken(page):
    """The table follows; what is wrong is underlined in its line, with the sentence that there is for it."""
    code = page.get_by_role("tab", name="Code", exact=True)
    if code.is_visible():
        code.click()
    line = page.locator(".cm-line", has_text="over = max(state.score[0]")
    line.click(position={"x": 12, "y": 6})
    page.keyboard.press("Home")
    page.keyboard.type("bad ")
    expect(page.locator("#news")).to_contain_text("Line 15", timeout=PATIENCE)
    expect(page.locator(".cm-lintRange-error")).to_be_visible()
    assert page.locator("#room iframe").evaluate("(frame) => frame.inert")
    for _ in range(4):
        page.keyboard.press("Backspace")
    expect(page.locator("#news")).to_be_hidden(timeout=PATIENCE)
    expect(page.locator(".cm-lintRange-error")).to_have_count(0)
    expect(page.locator("#older")).to_be_hidden()


def test_tabs_answer(page):
    """Check, Bench and Solve say what was found; the house rules can be turned."""
    write(page, PIG.replace("Field(100", "Field(8"))
    tab(page, "Check")
    expect(page.locator("#check")).to_contain_text("No mistake was found.", timeout=PATIENCE)
    tab(page, "Bench")
    expect(room(page).locator("#bench")).to_contain_text("Does it pay to go first?", timeout=PATIENCE)
    expect(room(page).locator("#bench")).to_contain_text("What does each house rule do?")
    page.locator("#paper").click()
    expect(room(page).locator("#report h1")).to_have_text("Pig", timeout=PATIENCE)
    assert [] == violations(page)
    tab(page, "Solve")
    expect(page.locator("#solve")).to_contain_text("the first player wins", timeout=PATIENCE)
    tab(page, "House rules")
    expect(room(page).locator("#rules .cat-lab")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@AT_A_DESK
def test_a_link_carries_the_game(page, site):
    """A game of 130 lines takes at most 6 kB; whoever opens the link reads first what it is, then runs it and plays."""
    long = classics()["cant_stop"].read_text(encoding="utf-8")
    write(page, long)
    expect(page.locator("#title")).to_have_text("Can't Stop")
    tab(page, "Share")
    link = page.locator("#address").input_value()
    assert 130 < len(long.splitlines()) < 140
    assert len(link) - len(site.address) < 6_000
    with page.expect_download() as waited:
        page.locator("#save").click()
    assert (long, "pig.py") == (waited.value.path().read_text(encoding="utf-8"), waited.value.suggested_filename)
    page.evaluate("localStorage.removeItem('catlib workshop')")
    friend = visit(page.context, site, link.removeprefix(site.address), until=THERE)
    expect(friend.locator("#theirs")).to_have_text("Can't Stop")
    expect(friend.locator("#about")).to_have_text(re.compile(r"13\d lines of Python, 4\.\d kB"))
    expect(friend.locator("#stranger")).to_contain_text("This is somebody's program")
    assert None is friend.evaluate("document.documentElement.dataset.opened ?? null")
    friend.locator("#run").click()
    expect(room(friend).locator(".cat-svg").first).to_be_visible(timeout=PATIENCE)
    friend.close()


@AT_A_DESK
def test_who_plays_sees_the_game_first(page, site):
    """The code is behind a button, and choices are as large as a finger needs."""
    there = visit(page.context, site, "workshop.html", until=THERE)
    there.locator("[data-game=pig]").click()
    expect(room(there).locator("#play .cat-svg").first).to_be_visible(timeout=PATIENCE)
    expect(there.locator("#code")).to_be_hidden()
    assert 44 <= room(there).get_by_role("button", name="roll").last.bounding_box()["height"]
    there.get_by_role("button", name="Show the code").click()
    expect(there.locator("#code .cm-content")).to_be_visible()
    there.close()


@AT_A_DESK
def test_a_link_that_was_cut_off(page, site):
    """It is refused in a sentence, and the gallery stands."""
    cut = visit(page.context, site, "workshop.html#name=x&game=rVjNbt", until=THERE)
    expect(cut.locator("#news")).to_contain_text("it may have been cut off")
    expect(cut.locator("#gallery")).to_be_visible()
    cut.close()


# What a stranger's program may try. Each of these is a file; what it found stands in the sentence with which it stops.

REACHES = HEAD + """
import js
found = [name for name in ("localStorage", "indexedDB", "caches", "cookieStore", "BroadcastChannel", "Worker",
                           "RTCPeerConnection") if hasattr(js, name)]
def asks(address):
    request = js.XMLHttpRequest.new()
    request.open("GET", address, False)
    try:
        request.send()
    except BaseException:
        return False
    return request.status == 200
found += [address for address in ("HOST", "http://elsewhere.example/") if asks(address)]
raise ValueError(f"reached {found}")
"""
SHOWS = HEAD + """
import anywidget, kernel
class Foreign(anywidget.AnyWidget):
    _esm = "globalThis.foreign = 1; export default { render() {} }"
kernel.show(kernel.bundle_of(Foreign()))
kernel.show({"text/html": IMAGE + "<script>globalThis.foreign = 1</script>"})
kernel.send("ask", '{"what": "keep", "name": "game x", "text": "x"}')
raise ValueError(IMAGE)
"""
OUTSIDE = """async (host) => {
  const found = [], tried = async (way, what) => { try { if (await what()) found.push(way); } catch { /* refused */ } };
  await tried('storage', () => localStorage);
  await tried('cookie', () => (document.cookie = 'a=1', true));
  await tried('page', () => parent.document);
  await tried('above', () => { top.location = 'http://elsewhere.example/'; });
  await tried('window', () => open('http://elsewhere.example/'));
  for (const address of [host, 'http://elsewhere.example/']) await tried(address, () => fetch(address));
  document.body.append(Object.assign(document.createElement('img'), { src: 'http://elsewhere.example/x' }));
  document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://elsewhere.example/y' }));
  setTimeout(() => { location.href = 'http://elsewhere.example/z'; }, 200);
  return found;
}"""


@pytest.fixture(scope="module")
def attacked(chromium, site):
    """The workshop in a browser that keeps a game."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    context.route("**/*", site.guard)
    context.set_default_timeout(PATIENCE)
    page = visit(context, site, "workshop.html", until=THERE)
    page.evaluate("localStorage.setItem('catlib game secret', 'mine')")
    page.locator("[data-game=nim]").click()
    expect(room(page).locator("#play .cat-svg").first).to_be_visible(timeout=PATIENCE)
    yield page
    kept = page.evaluate("[localStorage.getItem('catlib game secret'), localStorage.getItem('catlib game x')]")
    assert (["mine", None], []) == (kept, site.outside)
    context.close()


def test_the_five_games_are_benched(attacked, site):
    """They have no text to be copied; bots play them, their house rules turn, and charts follow the theme."""
    page = visit(attacked.context, site, "workshop.html", until=THERE)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("#gallery .games").last.locator(".known")).to_have_count(5)
    page.get_by_role("button", name="Bench Meow Meow Daifugō").click()
    expect(room(page).locator("#bench")).to_contain_text("games were played by bots", timeout=PATIENCE)
    chart = room(page).locator("#bench svg text[fill='var(--cat-ink)']").first
    ink = page.evaluate("getComputedStyle(document.body).color")
    expect(chart).to_have_css("fill", ink)
    assert ["Play", "House rules", "Bench"] == [each for each in page.get_by_role("tab").all_inner_texts() if each]
    assert page.url.endswith("#ours=meow_daifugo&tab=bench")
    page.close()


def test_python_reaches_nothing(attacked, site):
    """Neither a store, nor another worker, nor any host, this one neither."""
    write(attacked, REACHES.replace("HOST", f"{site.address}index.html"))
    expect(attacked.locator("#news")).to_contain_text("reached []", timeout=PATIENCE)


def test_what_a_program_shows_runs_nowhere(attacked):
    """Widgets bring no code but the library's, and names are text."""
    write(attacked, SHOWS.replace("IMAGE", repr(IMAGE)))
    expect(attacked.locator("#news")).to_contain_text("<img src=x", timeout=PATIENCE)
    assert [0, "nothing ran"] == attacked.evaluate(NOTHING_RAN)
    assert "nothing ran" == attacked.frames[1].evaluate("window.foreign ?? 'nothing ran'")


def test_an_endless_game_is_stopped(attacked):
    """The page says so, and takes the next game, also after one that takes all memory; a gigabyte does not end it."""
    write(attacked, HEAD + "while True: pass")
    expect(attacked.locator("#stop")).to_be_visible(timeout=PATIENCE)
    expect(attacked.locator("#news")).to_contain_text("This game was stopped", timeout=PATIENCE)
    before = attacked.evaluate("+document.documentElement.dataset.opened")
    write(attacked, HEAD + "while True: pass")
    write(attacked, PIG)  # mended before it was stopped
    attacked.wait_for_function(f"+document.documentElement.dataset.opened > {before}")
    expect(attacked.locator("#news")).to_be_hidden()
    write(attacked, PIG + "\nlarge = [0]\nwhile True: large += large")
    expect(attacked.locator("#news")).to_contain_text(re.compile("more memory|was stopped: it"), timeout=PATIENCE)
    write(attacked, PIG + "\nlarge = bytearray(1 << 30)")
    expect(attacked.locator("#news")).to_be_hidden(timeout=PATIENCE)
    expect(room(attacked).locator(".cat-svg").first).to_be_visible(timeout=PATIENCE)


def test_the_frame_reaches_nothing(attacked, site):
    """Whatever ran beside the table would have no store, no page around it, no window and no host."""
    frame = attacked.frames[1]
    assert "null" == frame.evaluate("self.origin")
    assert [] == frame.evaluate(OUTSIDE, f"{site.address}index.html")
    attacked.wait_for_timeout(700)
    assert attacked.url.startswith(site.address)
