"""What somebody else wrote stays text on the site, and what would run or ask another host is refused by its policy."""

import json

import pytest
from playwright.sync_api import expect

from catlib import load
from catlib.play import Match

from .sites import IMAGE, NOTHING_RAN, run_code, visit

SCRIPT = "<script>window.foreign=1</script>"

# Tries one thing; returns what the policy refused, and whether foreign code ran.
TRIED = """async (attempt) => {
  const refused = new Set();
  const heard = ({ effectiveDirective }) => refused.add(effectiveDirective);
  document.addEventListener('securitypolicyviolation', heard);
  const there = 'http://elsewhere.example/';
  const put = (html) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    document.body.append(box);
    return box;
  };
  const attempts = {
    handler: () => put(`<img src="data:," onerror="globalThis.foreign = 1">`),
    click: () => put('<button onclick="globalThis.foreign = 1">x</button>').firstChild.click(),
    address: () => put('<a href="javascript:globalThis.foreign = 1">x</a>').firstChild.click(),
    script: () => document.head.append(Object.assign(document.createElement('script'), { src: there })),
    module: () => import(there),
    image: () => put(`<img src="${there}">`),
    frame: () => put(`<iframe src="${there}"></iframe>`),
    form: () => put(`<form action="${there}"></form>`).firstChild.submit(),
    base: () => put(`<base href="${there}">`),
    style: () => put(`<link rel="stylesheet" href="${there}">`),
    beacon: () => navigator.sendBeacon(there),
    socket: () => new WebSocket('ws://elsewhere.example/'),
  };
  await new Promise((next) => { Promise.resolve(attempts[attempt]()).then(next, next); });
  for (let n = 0; n < 100 && !refused.size; n += 1) await new Promise((next) => setTimeout(next, 20));
  document.removeEventListener('securitypolicyviolation', heard);
  return [globalThis.foreign ?? 'nothing ran', ...refused];
}"""
REFUSED = {
    "handler": "script-src-attr", "click": "script-src-attr", "address": "script-src-elem",
    "script": "script-src-elem", "module": "script-src-elem", "image": "img-src", "frame": "frame-src",
    "form": "form-action", "base": "base-uri", "style": "style-src-elem", "beacon": "connect-src",
    "socket": "connect-src",
}
IN_PYTHON_S_WORKER = """async () => {
  const refused = new Set();
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.add(effectiveDirective));
  await fetch('http://elsewhere.example/').catch(() => {});
  await import('http://elsewhere.example/').catch(() => {});
  return [...refused].sort();
}"""


def match_of_a_stranger() -> Match:
    """A game whose players are called by what would run if it were no text."""
    match = Match(load("cat_cab", players=2), ["human", "greedy"], seed=5, names=[SCRIPT, IMAGE])
    match.advance()
    match.act(match.legal_actions()[0])
    return match


@pytest.fixture(scope="module")
def opened(visitor, site):
    """A page on which the link of a stranger was opened."""
    page = visit(visitor, site, f"cat_cab/play.html?code={match_of_a_stranger().share()}")
    yield page
    assert [] == site.outside


def test_names_in_a_link_are_text(opened):
    """They are read as they were written, and make no part of the page."""
    expect(opened.locator(".cat-log").first).to_contain_text(IMAGE)
    assert [0, "nothing ran"] == opened.evaluate(NOTHING_RAN)


def test_a_file_that_is_refused_is_told_as_text(opened):
    """The sentence that says what is wrong with it quotes it."""
    saved = json.loads(match_of_a_stranger().to_json()) | {"version": IMAGE}
    opened.locator("#file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(saved).encode()})
    expect(opened.locator("#news")).to_contain_text("<img src=x")
    assert [0, "nothing ran"] == opened.evaluate(NOTHING_RAN)


def test_a_file_of_a_stranger_takes_no_module_s_place(opened):
    """It lies where files are found by their name and modules are not."""
    opened.locator("#file").set_input_files(
        {"name": "colorsys.py", "mimeType": "text/x-python", "buffer": b"print('foreign')"})
    expect(opened.locator("#news")).to_contain_text("colorsys.py is there now")
    code = "import colorsys, os, sys\nprint(colorsys.__file__, {'', os.getcwd()} & {*sys.path}, *open('colorsys.py'))"
    assert "/library.zip/colorsys.py set() print('foreign')" == run_code(opened, code).strip()


@pytest.mark.parametrize("attempt", REFUSED)
def test_a_page_refuses(attempt, opened):
    """Even what stands in the page runs no code of others and asks no other host."""
    assert ["nothing ran", REFUSED[attempt]] == opened.evaluate(TRIED, attempt)


def test_python_is_under_the_policy_of_its_page(opened, site):
    """The worker that Python runs in asks no other host and takes no script from it."""
    [worker] = opened.workers
    assert ["connect-src", "script-src-elem"] == worker.evaluate(IN_PYTHON_S_WORKER)
    assert [] == site.outside


# Tries ways to what outlasts a visit, or to another worker in which it could be had; returns those that lead there.
WAYS = """async () => {
  const lasting = /^(Cache|IDB|Storage|ServiceWorker|Cookie|FileSystem|DOMFileSystem|Lock|BroadcastChannel)/;
  const found = new Set();
  const note = (way, get) => { try { if (get()) found.add(way); } catch { /* is not there */ } };
  for (const whole of [globalThis, navigator]) {
    for (let part = whole; part; part = Object.getPrototypeOf(part)) {
      for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(part))) {
        note(name, () => lasting.test(Object.prototype.toString.call(get ? get.call(whole) : whole[name]).slice(8)) &&
          typeof whole[name] !== 'function');
      }
    }
  }
  const code = URL.createObjectURL(new Blob(['postMessage(typeof caches)'], { type: 'text/javascript' }));
  for (const name of ['caches', 'indexedDB', 'cookieStore', 'localStorage', 'webkitRequestFileSystem']) {
    note(`global ${name}`, () => (0, eval)(name));
    note(`function ${name}`, () => new Function(`return ${name}`)());
    note(`constructor ${name}`, () => Reflect.get(self.constructor.prototype, name, self));
    note(`lookup ${name}`, () => self.__lookupGetter__(name));
  }
  for (const name of ['storage', 'storageBuckets', 'serviceWorker', 'locks']) {
    note(`navigator ${name}`, () => navigator[name]);
    note(`lookup ${name}`, () => navigator.__lookupGetter__(name));
  }
  note('worker', () => new Worker(code));
  note('shared worker', () => new SharedWorker(code));
  note('channel', () => new BroadcastChannel('x'));
  note('realm', () => new ShadowRealm());
  const module = URL.createObjectURL(new Blob(['export default () => caches'], { type: 'text/javascript' }));
  const imported = (await import(module)).default;
  note('module', () => imported());
  return [...found];
}"""
TRIES = """
import js
for way in ("caches", "indexedDB", "Worker", "BroadcastChannel"):
    print(way, hasattr(js, way), hasattr(js.globalThis, way), hasattr(js.self, way))
print("storage", hasattr(js.navigator, "storage"))
"""


def test_python_reaches_nothing_that_outlasts_the_visit(opened):
    """Neither JavaScript in its worker, by any way, nor Python finds a store, or a worker that would have one."""
    [worker] = opened.workers
    assert [] == worker.evaluate(WAYS)
    assert 4 * [" False False False"] + [" False"] == [
        line[line.index(" "):] for line in run_code(opened, TRIES).split("\n") if line]


def test_python_keeps_games_and_no_code(opened):
    """What the page keeps for Python is a game, the rules of a lab or the codes of a class; it changes nothing else."""
    ask = "import kernel, json\nfor what, name in [('keep', 'game x'), ('keep', 'code x'), ('keep', 'theme'), " \
          "('remove', 'large')]:\n    kernel.send('ask', json.dumps({'what': what, 'name': name, 'text': 'x'}))"
    opened.evaluate("localStorage.setItem('catlib large', 'no')")
    run_code(opened, ask)
    assert ["x", None, None, "no"] == opened.evaluate(
        "['game x', 'code x', 'theme', 'large'].map((name) => localStorage.getItem(`catlib ${name}`))")
