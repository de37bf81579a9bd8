"""The odds page: typed, answered, compared, rolled, sent as a link, shown in another page, and told what is wrong."""

import re
from urllib.parse import parse_qs, quote

import pytest
from playwright.sync_api import expect

from .sites import PATIENCE, press_look, violations, visit

ANSWERED = "JSON.parse(document.documentElement.dataset.times ?? '{}').answer"
SIZES = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
}
AT_A_DESK = pytest.mark.parametrize("page", ["desk"], indirect=True)  # for what looks the same in any hand


@pytest.fixture(scope="module", params=SIZES)
def page(request, chromium, site):
    """The odds page in somebody's hand, with motion."""
    context = chromium.new_context(**SIZES[request.param], accept_downloads=True, service_workers="block")
    context.route("**/*", site.guard)
    context.set_default_timeout(PATIENCE)
    yield visit(context, site, "odds.html", f"odds, {request.param}: first answer", ANSWERED)
    context.close()


def ask(page, text: str, *headlines: str) -> None:
    """Type a question a line and wait for their answers."""
    page.locator("#question").fill(text)
    expect(page.locator("#answers .asked")).to_have_text(text.split("\n"), timeout=PATIENCE)
    expect(page.locator("#answers .headline")).to_have_text(list(headlines))


def test_questions_are_answered_as_one_types(page, site):
    """A distribution, a question, words: each has its number, its chart and its table, and nothing goes wrong."""
    ask(page, "3d6", "on average 10.5")
    assert 16 == page.locator("#chart .hit").count()
    page.locator("#chart .hit").nth(3).click()
    expect(page.locator("#pointed")).to_have_text("3d6: exactly 6, 5/108 = 4.63%")
    page.locator("#table summary").click()
    expect(page.locator("#table tr", has_text="10/216").first).to_have_text("610/2164.63%95.37%9.26%")
    page.locator("#table summary").click()
    ask(page, "2d6 >= 9", "27.78%")
    expect(page.locator(".reading")).to_have_text("Read as the sum of 2d6. To count dice, write count(2d6 >= 9).")
    expect(page.locator(".views")).to_be_hidden()
    ask(page, "3d6\ntwo dice", "on average 10.5", "on average 7")
    page.locator(".read button", has_text="2d6").click()
    expect(page.locator("#question")).to_have_value("3d6\n2d6")
    expect(page.locator(".read")).to_have_count(0, timeout=PATIENCE)
    ask(page, "two sixes in three rolls", "6.94%")
    expect(page).to_have_url(re.compile(r"two\+sixes"))
    expect(page.locator(".read strong")).to_have_text("Exactly two 6s with 3 dice.")
    expect(page.locator(".read button")).to_have_text(["At least two 6s with 3 dice.", "count(6 in 3d6) = 2"])
    tops = [page.locator(each).bounding_box()["y"] for each in (".read strong", "#answers .headline", ".read .code")]
    assert sorted(tops) == tops
    page.locator(".read button").first.click()
    expect(page.locator("#answers .headline")).to_have_text("7.41%", timeout=PATIENCE)
    ask(page, "d20 vs 2d10", "wins 45.00%, ties 5.00%, loses 50.00%")
    ask(page, "2d{hit, blank}", "most likely: 1 hit, 50.00%")
    ask(page, "10d10!kh5", "most likely: 39, 4.18%")  # numbers, though there is no exact mean
    expect(page.locator("#answers .small").first).to_contain_text("39 or more: 69.46%")
    assert 24 > page.locator("#chart text[font-size='11']:not(:empty)").count()
    assert ([], []) == (page.errors, site.outside)


def test_answer_and_chart_are_seen_at_once(page):
    """Under what is typed, without scrolling; a keyboard of 300 px may cover the rest of a phone."""
    ask(page, "2d8", "on average 9")
    ends = "(what) => document.querySelector(what).getBoundingClientRect()"
    assert 60 >= page.evaluate(f"({ends})('.top').height")
    assert 0 <= page.evaluate(f"({ends})('.headline').top")
    assert page.viewport_size["height"] >= page.evaluate(f"({ends})('#chart').bottom")
    assert page.viewport_size["height"] - 300 >= page.evaluate(f"({ends})('#chart').bottom - ({ends})('#question').top")


@AT_A_DESK
def test_a_german_reader_is_answered_in_german(page, site):
    """Title, answer, chart, table, reading and mistake; the comma of decimals too."""
    opened = visit(page.context, site, "odds.html?lang=de", until=ANSWERED)
    assert "Chancen mit Würfeln und Karten" == opened.title()
    ask(opened, "4d6kh3", "im Mittel 12,24")
    expect(opened.locator("#answers .small").first).to_have_text(
        "Am wahrscheinlichsten: 13 (13,27 %). 13 oder mehr: 48,77 %. 59 % aller Ergebnisse reichen von 10 bis 14.")
    expect(opened.locator("#answers .reading")).to_have_text("kh3 behält die höchsten Würfel: 3 von 4.")
    expect(opened.locator("#table caption")).to_have_text(
        "4d6kh3: Genau 15869/1296. Standardabweichung 2,847. Das mittlere Ergebnis (der Median) ist 12.")
    expect(opened.locator("#chart")).to_contain_text("Wahrscheinlichkeit jedes Ergebnisses")
    ask(opened, "d20 vs 2d10", "Sieg 45,00 %, Gleichstand 5,00 %, Niederlage 50,00 %")
    ask(opened, "adv", "im Mittel 13,82")
    expect(opened.locator(".reading")).to_have_text("adv ist der höhere von zwei d20.")
    ask(opened, "cuont(2d6 = 1)", "im Mittel 0,3333")
    expect(opened.locator(".read").first).to_contain_text("Gelesen als")
    opened.locator("#question").fill("will my cat win a prize")
    expect(opened.locator("#news")).to_contain_text("Hier kannst du nur nach Würfeln, Münzen und Karten fragen")
    offered = opened.locator("#news button").nth(1)
    assert "4 Würfel: mindestens 1-mal 6." == offered.inner_text()
    offered.click()
    expect(opened.locator("#answers .headline")).to_be_visible()
    opened.evaluate("localStorage.removeItem('catlib language')")
    opened.close()


def test_two_lines_stand_side_by_side(page):
    """Two answers, two rows of bars; *at least* draws lines."""
    ask(page, "3d6\n4d6kh3", "on average 10.5", "on average 12.24")
    assert 32 == page.locator("#chart .hit").count()
    page.get_by_label("at least").check()
    page.wait_for_function("location.hash.includes('view=at_least')")
    page.locator("#chart .hit").nth(7).click()
    expect(page.locator("#pointed")).to_contain_text("3d6: at least 10, 5/8")
    page.get_by_label("exactly").check()
    page.wait_for_function("!location.hash.includes('view')")


@AT_A_DESK
def test_rolled_ten_thousand_times(page):
    """The same seed rolls the same, another rolls anew, and typing takes the rolls away."""
    ask(page, "d6", "on average 3.5")
    page.locator("#roll").click()
    expect(page.locator("#rolled")).to_contain_text("d6, tried 10,000 times")
    page.wait_for_function("location.hash.includes('rolls')")  # soon after the answer
    rolled, link = page.locator("#rolled").inner_text(), page.evaluate("location.hash")
    page.locator("#roll").click()
    page.wait_for_function(f"location.hash !== {link!r}")
    page.evaluate(f"location.hash = {link!r}")
    page.wait_for_function(f"document.getElementById('rolled').textContent === {rolled!r}")
    ask(page, "d8", "on average 4.5")
    assert "" == page.locator("#rolled").inner_text()


@AT_A_DESK
@pytest.mark.parametrize(("text", "marked", "says"), [
    ("4d6 and 3", "4d6", "Expected a question that is true or false"),
    ("chance of two unicorns", "unicorns", "“unicorns” is not a word known here"),
    ("1000000d1000000", "1000000d1000000", "at most 1000 of one kind, with 20000 faces"),
])
def test_what_is_wrong_is_marked_at_its_place(page, text, marked, says):
    """One sentence with the cure, and the old answer goes."""
    page.locator("#question").fill(text)
    expect(page.locator("#news mark")).to_have_text(marked, timeout=PATIENCE)
    expect(page.locator("#news")).to_contain_text(says)
    expect(page.locator("#result")).to_be_hidden()
    assert (3 if "unicorns" in text else 0) == page.locator("#news button").count()
    ask(page, "d4", "on average 2.5")
    expect(page.locator("#result")).to_be_visible()


@AT_A_DESK
def test_a_line_that_cannot_be_read_leaves_the_others(page):
    """What can be read is answered; the rest is marked."""
    page.locator("#question").fill("3d6\nattak + 2")
    expect(page.locator("#news mark")).to_have_text("attak", timeout=PATIENCE)
    expect(page.locator("#answers .headline")).to_have_text(["on average 10.5"])
    page.locator("#question").fill("")
    expect(page.locator("#news")).to_have_text("Ask about some dice, such as 3d6.")


def test_files_and_code_to_take_away(page):
    """A table, two pictures, and the code of a frame."""
    ask(page, "2d4", "on average 5")
    page.locator(".more summary").click()
    page.evaluate("navigator.clipboard.writeText = async (words) => { window.copied = words; }")
    for kind, begins in (("csv", b'"2d4"\noutcome,weight'), ("svg", b"<svg"), ("png", b"\x89PNG")):
        with page.expect_download() as waited:
            page.locator(f"[data-save={kind}]").click()
        assert waited.value.path().read_bytes().startswith(begins)
    for what, begins in (("words", "2d4: on average 5"), ("embed", "<iframe src=")):
        page.locator(f"[data-copy={what}]").click()
        page.wait_for_function("window.copied")
        assert page.evaluate("copied").startswith(begins)
        page.evaluate("window.copied = ''")
    page.locator(".more summary").click()


@AT_A_DESK
def test_a_link_carries_all(page, site):
    """Question, view and rolls come back; the question stands after the #, which no server sees."""
    question = "4d6kh3 # for a hero\n3d6"
    opened = visit(page.context, site, f"odds.html#q={quote(question)}&view=at_most", until=ANSWERED)
    assert question == opened.locator("#question").input_value()
    assert opened.get_by_label("at most").is_checked()
    carried = parse_qs(opened.evaluate("location.hash").lstrip("#"))
    assert {"q": [question], "view": ["at_most"]} == carried
    hostile = quote("3d6 # <img src=x onerror=alert(1)>")
    foreign = visit(page.context, site, f"odds.html#q={hostile}&rolls=999999.1", until=ANSWERED)
    assert 0 == foreign.locator("main img").count()
    opened.close()
    foreign.close()


@AT_A_DESK
def test_a_link_that_an_answer_writes_over_is_followed(page):
    """The address of the answer before may come between a click and what it opens."""
    ask(page, "3d6", "on average 10.5")
    page.evaluate("""() => {
        const before = location.href;
        location.hash = "q=2d12";
        history.replaceState(null, "", before);
    }""")
    expect(page.locator("#answers .asked")).to_have_text("2d12", timeout=PATIENCE)


@AT_A_DESK
def test_the_landing_page_asks(page, site):
    """What is typed there is answered here."""
    opened = page.context.new_page()
    opened.goto(f"{site.address}index.html")
    opened.locator("#odds").fill("d% <= 37")
    opened.keyboard.press("Enter")
    expect(opened.locator("#answers .headline")).to_have_text("37.00%", timeout=PATIENCE)
    opened.close()


def test_examples_and_help(page):
    """Each example fills in its question and is answered; each chapter of the help opens, on the keyboard."""
    for example in page.locator("#examples a").all():
        example.click()
        asked = example.locator("code").inner_text()
        page.wait_for_function(f"document.getElementById('question').value === {asked!r}")
        expect(page.locator("#answers .asked").first).to_have_text(asked.split("\n")[0], timeout=PATIENCE)
        assert page.locator("#news").is_hidden()
    for chapter in page.locator(".prose details").all():
        chapter.locator("summary").press("Enter")  # a click may miss what a late chart moves
        code = chapter.locator("a:has(code)").first
        asked = code.inner_text() if code.count() else ""
        if asked:
            code.press("Enter")
            expect(page.locator("#answers .asked")).to_have_text(asked, timeout=PATIENCE)


def test_it_fits_and_axe_finds_nothing(page):
    """In both themes; nothing is wider than the window."""
    ask(page, "3d6\n2d10", "on average 10.5", "on average 11")
    found = violations(page)
    press_look(page, "theme")
    found += violations(page)
    press_look(page, "theme")
    assert [] == found
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@AT_A_DESK
def test_in_another_page(page, site):
    """In a frame it is the chart alone, and tells its height."""
    outer = page.context.new_page()
    outer.goto(f"{site.address}index.html")
    outer.evaluate("""(address) => {
      addEventListener('message', ({ data }) => { window.heard = data; });
      document.body.innerHTML = `<iframe width="360" height="400" src="${address}"></iframe>`;
    }""", f"{site.address}odds.html?embed=1#q=2d6")
    framed = outer.frame_locator("iframe")
    expect(framed.locator("#chart svg")).to_be_visible(timeout=PATIENCE)
    expect(framed.locator("#question")).to_be_hidden()
    outer.wait_for_function("window.heard?.height > 200")
    outer.close()


@AT_A_DESK
def test_a_long_answer_is_stopped(page):
    """What takes above two seconds can be stopped; then the page answers again."""
    page.evaluate("""() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (data, ...more) {
        if (data.type === 'ask' && data.text.includes('1d1')) return;  // an answer that never comes
        return postMessage.call(this, data, ...more);
      };
    }""")
    page.locator("#question").fill("1d1")
    page.locator("#stop").click()
    expect(page.locator("#stop")).to_be_hidden()
    ask(page, "d10", "on average 5.5")
    expect(page).to_have_url(re.compile("q=d10"))


@AT_A_DESK
def test_one_question_at_a_time(page):
    """A letter asks at once; of what is typed before it is answered only the last, and no slip is told."""
    ask(page, "d6", "on average 3.5")
    asked = page.evaluate("""() => new Promise((resolve) => {
      const question = document.getElementById('question'), news = document.getElementById('news');
      const { postMessage } = Worker.prototype, asked = [], seen = new Set(), at = [];
      Worker.prototype.postMessage = function (data, ...more) {
        if (data.door === 'odds') asked.push(JSON.parse(data.text).text);
        return postMessage.call(this, data, ...more);
      };
      const look = new MutationObserver(() => seen.add(news.hidden ? '' : news.textContent));
      look.observe(news, { childList: true, attributes: true });
      for (const text of ['3d', '3d6 +', '3d6 + 1']) {
        question.value = text;
        question.dispatchEvent(new Event('input'));
        at.push(asked.length);
      }
      new MutationObserver((_, observer) => {
        observer.disconnect();
        Worker.prototype.postMessage = postMessage;
        resolve([at, asked, [...seen].filter(Boolean)]);
      }).observe(document.getElementById('answers'), { childList: true });
    })""")
    assert [[1, 1, 1], ["3d", "3d6 + 1"], []] == asked
    expect(page.locator("#answers .headline")).to_have_text("on average 11.5")


DOCUMENTATION = """<h1 id="module-catlib.chance">catlib.chance</h1><dl class="py function">
<dt id="catlib.chance.die">die</dt><dd><div class="highlight"><pre>&gt;&gt;&gt; cube = die(6)
</pre></div><div class="highlight"><pre>&gt;&gt;&gt; cube.at_least(5)
Fraction(1, 3)
</pre></div></dd></dl><script type="module" src="../../PARTS/examples.js"></script>"""


def test_an_example_of_the_documentation_runs(chromium, site):
    """After those before it, with the names of its module; then changed, by the keys; a slip is told as Python does."""
    context = chromium.new_context(**SIZES["phone"], service_workers="block")
    context.route("**/*", site.guard)
    page, [parts] = context.new_page(), [path.name for path in site.folder.glob("v-*")]
    page.route("**/docs/reference/chance.html", lambda route: route.fulfill(
        body=DOCUMENTATION.replace("PARTS", parts), content_type="text/html"))
    page.goto(f"{site.address}docs/reference/chance.html")
    page.get_by_role("button", name="Run").last.click()
    answer = page.locator(".example pre").last
    expect(answer).to_have_text("Fraction(1, 3)\n", timeout=PATIENCE)
    code = page.get_by_role("textbox").last
    assert "cube.at_least(5)" == code.input_value()
    code.fill("fair = die(8)\nfair.at_least(5), fair\nfair.least")
    code.press("Shift+Enter")
    expect(answer).to_contain_text("(Fraction(1, 2), Pmf(", timeout=PATIENCE)
    expect(answer).to_contain_text("AttributeError: 'Pmf' object has no attribute 'least'")
    assert [] == site.outside
    context.close()
