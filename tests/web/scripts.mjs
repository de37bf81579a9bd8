// Scripts of the site in Node, without a browser: what they keep, hand out and tell. `tests/tools/test_scripts.py` runs them.
import assert from "node:assert/strict";
import { createHash, webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import vm from "node:vm";

const WEB = new URL("../../web/", import.meta.url);
const load = (name) => import(new URL(name, WEB));
const source = (name) => readFileSync(new URL(name, WEB), "utf8");
const bytes = (text) => new TextEncoder().encode(text);
let seed = 1;
const draw = (n) => (seed = (seed * 48271) % 2147483647) % n;  // Lehmer's generator: the same numbers in every run

// A page with no element, for what it says in English.
const root = { dataset: {}, classList: { remove: () => {} } };
Object.assign(globalThis, { self: globalThis, document: { documentElement: root, querySelectorAll: () => [] } });

// What a browser keeps, which may be full or blocked.
class Store {
  constructor() { Object.assign(this, { kept: new Map(), state: "well" }); }
  get length() { this.may(); return this.kept.size; }
  may(writes = false) { if (this.state === "blocked" || (writes && this.state === "full")) throw new Error("no"); }
  key(i) { this.may(); return [...this.kept.keys()][i]; }
  getItem(name) { this.may(); return this.kept.get(name) ?? null; }
  setItem(name, text) { this.may(true); this.kept.set(name, text); }
  removeItem(name) { this.may(); this.kept.delete(name); }
}
function fresh() {
  globalThis.localStorage = new Store();
  localStorage.setItem("another site's", "own");
}

const { Kept, isOfPython, nameOf } = await load("kept.js");

test("a visit finds what it kept last, whatever becomes of the store, and is told once", () => {
  for (let round = 0; round < 200; round += 1) {
    fresh();
    const expected = new Map(), told = [], kept = new Kept((words) => told.push(words));
    let refused = 0;
    for (let step = 0; step < 12; step += 1) {
      const name = `${["answer", "code"][draw(2)]} ${draw(3)}`;
      if (step > 4) localStorage.state = ["well", "full"][draw(2)];  // now and then there is room again
      if (draw(3)) {
        kept.set(name, String(step));
        expected.set(name, String(step));
        refused ||= Number(localStorage.state === "full");
      }
      else { kept.remove(name); expected.delete(name); }
      assert.equal(kept.get(name), expected.get(name) ?? null);
      assert.deepEqual(kept.names("code "), [...expected.keys()].filter((each) => each.startsWith("code ")).sort());
    }
    assert.deepEqual(kept.all(), Object.fromEntries([...expected].sort()));
    assert.equal(told.length, refused);
    kept.clear();
    assert.deepEqual([kept.names(""), localStorage.getItem("another site's")], [[], "own"]);
  }
});

test("where nothing can be kept a visit goes on by itself; another tab's newer text is read", () => {
  fresh();
  const told = [], kept = new Kept((words, how) => told.push(how)), other = new Kept(() => {});
  kept.set("game a", "1");
  other.set("game a", "2");
  assert.equal(kept.get("game a"), "2");
  localStorage.state = "blocked";
  kept.set("game b", "3");
  kept.set("game c", "4");
  kept.remove("game c");
  assert.deepEqual([kept.get("game b"), kept.names("game "), told], ["3", ["game b"], ["problem"]]);
});

test("Python keeps games, labs and classes, and no code", () => {
  const names = ["game 1", "rules x", "class y", "code p 1", "answer p 1", "a game 1", "theme", "games 1"];
  assert.deepEqual(names.filter(isOfPython), ["game 1", "rules x", "class y"]);
  assert.deepEqual(["catlib theme", "theme", null].map(nameOf), ["theme", null, null]);
});

test("a link gives back every text that it may carry, and nothing larger", async () => {
  const { MOST, packed, unpacked } = await load("carried.js");
  for (const text of ["", "Pig", "名前 🐈 ü", "\n".repeat(MOST), "x".repeat(MOST)]) {
    const code = await packed(text);
    assert.match(code, /^[\w-]*$/);
    assert.equal(await unpacked(code), text);
  }
  for (const text of ["x".repeat(MOST + 1), "ü".repeat(3 * MOST)]) await assert.rejects(unpacked(await packed(text)));
  for (const code of ["?", "AAAA", (await packed("Pig, which is played")).slice(0, -4)]) await assert.rejects(unpacked(code));
});

test("puzzles go by the reader's day; stars by what a guess gives away; a row by days without a gap", async () => {
  globalThis.document = { getElementById: () => ({ textContent: JSON.stringify({ first: "2026-01-05", weeks: 2 }) }) };
  mock.timers.enable({ apis: ["Date"], now: new Date(2026, 2, 1, 12) });
  const { dateOf, dayOf, difficulty, made, keep, starsFor, starsOf, streak, today, said } = await load("puzzles.js");
  const now = today();
  assert.deepEqual([dateOf(now), dayOf("2026-01-06"), said(0)], ["2026-03-01", 1, "Monday 5 January"]);
  for (let day = -20; day < 20; day += 1) {
    assert.equal(dayOf(dateOf(day)), day);
    assert.equal(difficulty(day), difficulty(day + 7));
  }
  assert.deepEqual([difficulty(0), difficulty(6)], ["easy", "hardest"]);
  const worth = [0.5, 0.46, 0.44, 0.1].map((share) => ({ share }));
  assert.deepEqual([0, 1, 2, 3].map((at) => starsFor(worth, at)), [3, 2, 1, 1]);
  assert.deepEqual([null, { place: 0 }, { place: 7 }, { place: 5, stars: 2 }].map(starsOf), ["", "★★★", "☆☆☆", "★★☆"]);
  for (let round = 0; round < 100; round += 1) {
    const kept = new Map(), done = new Set();
    for (let day = now; day > now - 9; day -= 1) {
      const on = draw(5) ? day : day + 1;  // now and then answered a day late
      if (!draw(4)) continue;
      kept.set(`puzzle ${dateOf(day)}`, JSON.stringify({ place: 0, on: dateOf(on) }));
      if (on === day) done.add(day);
    }
    let expected = 0;
    for (let day = done.has(now) ? now : now - 1; done.has(day); day -= 1) expected += 1;
    assert.equal(streak(kept), expected);
  }
  const kept = new Map([["puzzle 2026-03-02", "{"]]);
  keep(kept, now, 1, 2);
  assert.deepEqual([made(kept, now), made(kept, now + 1), made(kept, 3)], [{ place: 1, stars: 2, on: "2026-03-01" }, null, null]);
  mock.timers.reset();
});

// A cell with a field and a button that brings back its first code.
function cell(id, first) {
  const heard = {}, add = (name) => (what, act) => { heard[`${name} ${what}`] = act; };
  const field = { value: first, defaultValue: first, addEventListener: add("field"), focus() {} };
  const back = { addEventListener: add("back") };
  return { id, field, back, querySelector: (selector) => (selector.startsWith("button") ? back : field),
    type(text) { field.value = text; heard["field input"](); }, press: () => heard["back click"]() };
}

test("typed code comes back into the code that it was typed into, and a run without an end runs once", async () => {
  const { Typed } = await load("typed.js");
  fresh();
  mock.timers.enable({ apis: ["setTimeout"] });
  const kept = new Kept(() => {}), visit = (first) => { const at = cell("c1", first); return [at, new Typed(kept, "page", [at])]; };
  const [one, typed] = visit("a = 1\nb");
  assert.deepEqual([typed.isThere, one.back.hidden, one.field.rows], [false, true, 2]);
  one.type("a = 2");
  assert.deepEqual([typed.isThere, one.back.hidden], [true, false]);
  assert.equal(visit("a = 1\nb")[0].field.value, "a = 2");
  assert.equal(visit("a = 3")[0].field.value, "a = 3");
  const ended = typed.began();
  mock.timers.tick(3001);
  const [next, later] = visit("a = 1\nb");
  assert.deepEqual([later.wasEndless, later.code(next, false), later.code(next, true)], [true, "a = 1\nb", "a = 2"]);
  assert.equal(later.wasEndless, false);  // it was run by hand
  kept.set("endless page", "yes");
  ended();
  assert.equal(later.wasEndless, false);
  one.press();
  assert.deepEqual([one.field.value, kept.names("code ")], ["a = 1\nb", []]);
  mock.timers.reset();
});

test("what follows a question is seen after the last guess of its cell", async () => {
  globalThis.document = { documentElement: { ...root, classList: { contains: () => false } }, querySelectorAll: () => [] };
  const { Steps } = await load("steps.js"), passed = [], [gates, answered] = [["a|b", "c"].map((guess) => ({ dataset: { guess } })), new Set()];
  for (const name of ["b", "c", "b", "a"]) {
    Steps.prototype.answer.call({ gates, answered, pass: ({ dataset }) => passed.push(dataset.guess) }, name);
  }
  assert.deepEqual(passed, ["c", "a|b"]);
});

test("a pack is unpacked file by file", async () => {
  const { PLACE, unpack } = await load("unpack.js"), found = {}, folders = [];
  const list = bytes(JSON.stringify([["a/b.py", 2], ["a/c.py", 0], ["d.py", 3]])), pack = new Uint8Array(9 + list.length);
  new DataView(pack.buffer).setUint32(0, list.length, true);
  pack.set(list, 4);
  pack.set(bytes("hiyou"), 4 + list.length);
  unpack({ mkdirTree: (name) => folders.push(name), writeFile: (name, part) => { found[name] = new TextDecoder().decode(part); } }, pack);
  assert.deepEqual(found, { [`${PLACE}/a/b.py`]: "hi", [`${PLACE}/a/c.py`]: "", [`${PLACE}/d.py`]: "you" });
  assert.deepEqual(folders, [`${PLACE}/a`, PLACE]);
});

// The worker that hands out the site: files as they were built, what the network has, what its cache has, what is kept.
function worker(files, { network = files, cached = network, stores = {} } = {}) {
  const heard = {}, asked = [], kept = new Map(Object.entries(stores).map(([name, urls]) => [name, new Map(urls.map((url) => [url, ""]))]));
  const hash = (text) => createHash("sha256").update(text).digest("hex");
  const self = { location: "https://a.org/site/sw.js", registration: { waiting: null }, clients: { matchAll: async () => self.pages },
    pages: [{}], addEventListener: (what, act) => { heard[what] = act; }, skipWaiting: () => asked.push("skip") };
  const open = async (name) => {
    const there = kept.get(name) ?? kept.set(name, new Map()).get(name);
    return { match: async (url) => (there.has(url) ? new Response(there.get(url)) : undefined), delete: async (url) => there.delete(url),
      put: async (url, answer) => { there.set(url, await answer.text()); }, keys: async () => [...there.keys()].map((url) => ({ url })) };
  };
  const fetch = async (what, { cache = "as asked" } = {}) => {
    const name = decodeURI(String(what.url ?? what).slice("https://a.org/site/".length)) || "index.html", has = cache === "default" ? cached : network;
    asked.push(`${cache} ${name}`);
    return name in has ? new Response(has[name]) : new Response("", { status: 404 });
  };
  const caches = { open, keys: async () => [...kept.keys()], delete: async (name) => kept.delete(name) };
  vm.runInNewContext(source("sw.js").replace("{{hashes}}", JSON.stringify(Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, hash(text)])))), { self, caches, fetch, crypto: webcrypto, URL, Response, Uint8Array });
  const waited = async (what) => { let end; heard[what]({ waitUntil: (work) => { end = work; } }); return end; };
  const got = async (url, mode = "cors", method = "GET") => {
    let answer = null;
    heard.fetch({ request: { url, mode, method }, respondWith: (given) => { answer = given; } });
    return answer;
  };
  return { self, asked, kept, hash, waited, got, message: (data) => heard.message({ data }) };
}
const SITE = { "index.html": "<p>1", "a/b c.js": "go()" };
const STORE = "catlib /site/";

test("the site is kept whole, as it was built, and what is not used any more goes", async () => {
  const old = "https://a.org/site/sha-256/old";
  const { waited, kept, hash, got } = worker(SITE, { stores: { [STORE]: [old], "catlib 0123456789ab": [], "catlib /b/": [], other: [] } });
  await waited("install");
  const wanted = Object.values(SITE).map((text) => `https://a.org/site/sha-256/${hash(text)}`);
  assert.deepEqual([...kept.get(STORE).keys()].sort(), [old, ...wanted].sort());
  await waited("activate");
  assert.deepEqual([...kept.get(STORE).keys()].sort(), wanted.sort());
  assert.deepEqual([...kept.keys()], [STORE, "catlib /b/", "other"]);
  const page = await got("https://a.org/site/", "navigate"), script = await got("https://a.org/site/a/b%20c.js");
  assert.deepEqual([await page.text(), page.headers.get("Content-Type")], ["<p>1", "text/html; charset=utf-8"]);
  assert.deepEqual([await script.text(), script.headers.get("Content-Type")], ["go()", "text/javascript"]);
  for (const url of ["https://a.org/site/constructor", "https://a.org/", "https://b.org/site/index.html", "https://a.org/site/no.js"]) {
    assert.equal(await got(url), null);
  }
  assert.equal(await got("https://a.org/site/", "navigate", "POST"), null);
});

test("a stale file is fetched past the cache; a file that is another one is neither kept nor hidden", async () => {
  const stale = worker(SITE, { cached: { ...SITE, "index.html": "<p>0" } });
  await stale.waited("install");
  assert.ok(stale.asked.includes("reload index.html"));
  assert.ok(!stale.asked.includes("reload a/b c.js"));
  const wrong = worker(SITE, { network: { ...SITE, "index.html": "<p>2" } });
  await assert.rejects(wrong.waited("install"), /index.html is not what was built/);
  assert.equal(await (await wrong.got("https://a.org/site/", "navigate")).text(), "<p>2");
  const store = stale.kept.get(STORE);
  for (const url of store.keys()) store.set(url, "rewritten");
  assert.equal(await (await stale.got("https://a.org/site/", "navigate")).text(), "<p>1");
});

test("a version that waits takes over where one page is open, and no sooner", async () => {
  const { self, got, message, asked } = worker(SITE), posted = [];
  self.registration.waiting = { postMessage: (what) => posted.push(what) };
  self.pages = [{}, {}];
  assert.equal(await (await got("https://a.org/site/", "navigate")).text(), "<p>1");
  self.pages = [{}];
  assert.equal(await (await got("https://a.org/site/a/b%20c.js")).text(), "go()");
  assert.deepEqual(posted, []);
  assert.equal((await got("https://a.org/site/", "navigate")).headers.get("Refresh"), "0");
  assert.deepEqual(posted, ["take over"]);
  message("something else");
  message("take over");
  assert.equal(asked.filter((each) => each === "skip").length, 1);
});

test("a learning platform hears of its own frame alone, and no score falls", () => {
  const values = { "cmi.core.score.raw": "40", "cmi.core.lesson_status": "" }, heard = {}, frame = { contentWindow: {}, style: {}, dataset: { src: "u" } };
  const API = { LMSInitialize() {}, LMSCommit() {}, LMSFinish() {}, LMSGetValue: (name) => values[name] ?? "", LMSSetValue: (name, value) => { values[name] = value; } };
  const window = { API };
  window.parent = window;
  vm.runInNewContext(source("scorm.js"), { window, document: { querySelector: (tag) => (tag === "iframe" ? frame : { hidden: true }) },
    addEventListener: (what, act) => { heard[what] = act; } });
  const say = (data, from = frame.contentWindow) => heard.message({ source: from, data });
  assert.deepEqual([values["cmi.core.lesson_status"], frame.src], ["incomplete", "u"]);
  const scores = [[1, 4], [3, 4], [2, 4]].map(([done, of]) => { say({ type: "catlib steps", done, of }); return values["cmi.core.score.raw"]; });
  assert.deepEqual(scores, ["40", "75", "75"]);
  say({ type: "catlib steps", done: 4, of: 4 }, {});
  say({ type: "toString" });
  assert.equal(values["cmi.core.score.raw"], "75");
  for (const [name, right] of [["ties: fair", true], ["ties: two", false], ["ties: fair", undefined]]) say({ type: "catlib answer", name, guess: "1", right });
  assert.deepEqual([0, 1].map((n) => values[`cmi.interactions.${n}.result`]), ["neutral", "wrong"]);
  assert.deepEqual([values["cmi.interactions.0.id"], values["cmi.interactions.2.id"]], ["ties_fair", undefined]);
  assert.match(values["cmi.core.session_time"], /^0000:00:0\d$/);
  say({ type: "catlib steps", done: 4, of: 4 });
  assert.equal(values["cmi.core.lesson_status"], "completed");
});
