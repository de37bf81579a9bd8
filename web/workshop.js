// The workshop: a gallery of games, an editor with the rules of one, and a closed room in which it runs.
import { MOST, packed, unpacked } from "./carried.js";
import { makeEditor } from "./editor.js";
import { Kept } from "./kept.js";
import { lacking, mark, showShare, tell, whyNot } from "./news.js";
import { keepAll } from "./offline.js";
import { put } from "./outputs.js";
import { Room } from "./room.js";
import { say } from "./say.js";
import { copy, offer } from "./take.js";

const PAUSE = 500, STOPS = 10, SLOW = 3;  // milliseconds after the last letter; seconds until it is stopped, and can be
const place = (id) => document.getElementById(id);
const root = document.documentElement, news = place("news"), stop = place("stop");
const kept = new Kept(tell);
const CELLS = { play: "visit.shop.table()", bench: "visit.shop.balance()", rules: "visit.shop.rules()", report: "visit.shop.report()" };
const ASKED = ["check", "solve"];  // answered in sentences
const WAIT = { check: "checking", solve: "solving", bench: "playing", rules: "playing", report: "writing" };
const FETCHED = 0.7, STEP = 0.07;  // of the way to a table: what is fetched, and each thing done then
let editor = null, name = "game", cell = "play", opened = 0, fresh = new Set(), waiting = 0, good = false, halted = false, strict = 0, ahead = [];

const titleOf = (text) => (/^TITLE\s*=\s*(["'])(.+?)\1/m.exec(text)?.[2] ?? /^\s*r?(?:"""|''')\s*([^\n]+?)(?:[:.]|"""|\n|$)/.exec(text)?.[1] ??
  say("workshop-untitled")).trim().slice(0, 80);
const named = (words) => words.toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$|^\d+_*/g, "").slice(0, 40) || "game";

// The room

let share = 0;  // of what the first table needs
function come(now) {
  share = now;
  if (news.className === "working" && !root.dataset.opened) showShare(share);
}

const look = () => ({ light: root.dataset.jpThemeLight !== "false", large: root.classList.contains("large"), language: root.dataset.language, dir: root.dir, where: say("where") });
const room = new Room(place("room"), JSON.parse(place("closed").textContent), look, {
  came: (part) => come(FETCHED * part), stage: () => come(Math.max(FETCHED, share) + STEP),
  shown: () => { mark("board"); keepAll(); },
  asks: ({ message }) => asked(message),
  failed: (error) => { if (!document.body.classList.contains("open")) return; tell(whyNot(error.message), "problem"); },
}, slow);

// What a program asks for: to hand over a file, which a person then takes or not.
function asked(message) {
  let wish;
  try { wish = JSON.parse(message); } catch { return; }
  if (Object(wish).what !== "offer") return;
  const file = String(wish.name).replace(/[^\w.-]/g, "").slice(0, 60) || "game.json", text = String(wish.text).slice(0, 2_000_000);
  tell(say("workshop-offers", { file }));
  news.append(" ");
  put(news, "button", "plain", say("workshop-take")).addEventListener("click", () => { offer(file, text); tell(""); });
}

// It has not answered for some seconds: it can be stopped. What was not asked for by a person is stopped, unless
// it still waits for what was.
function slow(seconds) {
  stop.hidden = seconds < SLOW;
  if (!(seconds > STOPS && strict === opened && !ahead.some((id) => room.waiting.has(id)))) return;
  const mended = room.asked().filter((id) => id.startsWith("open ")).length > 1;  // while the one before it ran
  halt(say("workshop-endless", { seconds: STOPS }));
  if (mended) take(editor.text);
}

function halt(words) {
  room.begin();
  fresh.clear();
  [opened, strict, good, halted] = [opened + 1, 0, false, true];
  stop.hidden = true;
  tell(words, "problem");
}

stop.addEventListener("click", () => halt(say("workshop-stopped")));

// Opening a game: its text, or the name of one of ours, which has no text to be changed here.

async function open(text, called, first = "play") {
  name = called;
  document.body.classList.add("open");
  place("gallery").hidden = place("stranger").hidden = true;
  if (place("shop").hidden) fold(first !== "code");  // who plays sees the game first
  place("shop").hidden = false;
  if (first === "code" && !tabs[0].offsetParent) first = "play";
  place("shop").classList.toggle("ours", text === null);
  if (editor) editor.text = text;
  else if (text !== null) editor = makeEditor(place("code"), text, typed);
  scrollTo(0, 0);
  show(first);
  await take(text);
}

function typed(text) {
  clearTimeout(waiting);
  waiting = setTimeout(() => take(text), PAUSE);
  kept.set("workshop", JSON.stringify({ name, text }));
}

// Take the text as the game: what is wrong is underlined, or the tab that is open shows the new game.
async function take(text) {
  const mine = ++opened, anew = halted || !root.dataset.opened;
  fresh.clear();
  ahead = strict ? [] : room.asked();
  [strict, halted] = [text === null ? 0 : mine, false];
  const title = text === null ? ours(name).querySelector("h3").textContent : titleOf(text);
  place("title").textContent = title;
  document.title = say("workshop-named", { game: title });
  if (anew) tell(say("workshop-starting", { game: title }), "working");
  come(share);
  carry(text);
  if (!room.frame) room.begin();
  try {
    const found = await (text === null ? room.ask("take", { name }) : room.ask("open", { text, name }));
    if (mine !== opened) return;
    good = !found.wrong;
    if (!good) return wrong(found);
    editor?.wrong();
    if (news.className !== "working") tell("");
    older(false);
    await show(cell);
    if (news.className === "working") tell("");
    root.dataset.opened = mine;
    if (mine === opened) strict = 0;
  } catch (error) {
    if (mine === opened && error.message !== "left") tell(say("workshop-not-opened", { why: error.message }), "problem");
  }
}

function wrong({ wrong: said, line: at, cured }) {
  const sentence = String(said), line = Number(at) || 0;
  fold(false);
  editor.wrong(sentence, line);
  tell("", "problem");
  if (!good) {
    older(Boolean(root.dataset.opened));
    for (const id of ASKED) place(id).replaceChildren(Object.assign(document.createElement("p"), { textContent: say("workshop-mend") }));
  }
  if (line) {
    const button = put(news, "button", "plain", say("workshop-line", { n: line }));
    button.addEventListener("click", () => { if (tabs[0].offsetParent) show("code"); editor.goTo(line); });
    news.append(" ");
  }
  put(news, "span", "", `${sentence[0].toUpperCase()}${sentence.slice(1)}${/[.?!。]$/.test(sentence) ? "" : "."}`).lang = cured ? root.lang : "en";
  news.hidden = false;
}

// What does not run leaves the game before it in its place, pale and out of reach.
function older(is) {
  place("older").hidden = !is;
  room.frame.inert = is;
}

// Tabs: the code on a narrow screen, what Python shows, and what can be taken away.

const tabs = [...document.querySelectorAll("[role=tab]")];

async function show(next) {
  if (cell === "rules") fresh.delete("solve");  // what was set there holds here
  cell = next;
  for (const tab of tabs) {
    tab.setAttribute("aria-selected", String(tab.dataset.cell === next));
    tab.tabIndex = tab.dataset.cell === next ? 0 : -1;
  }
  place("shop").dataset.cell = next;
  for (const id of ["share", ...ASKED]) place(id).hidden = next !== id;
  place("room").hidden = !(next in CELLS);
  place("paper").hidden = next !== "bench";
  if (next in CELLS) room.post({ type: "show", cell: next });
  if (good && !fresh.has(next)) await (next in CELLS ? shown(next) : ASKED.includes(next) ? said(next) : null);
}

async function working(next, work) {
  fresh.add(next);
  if (next in WAIT) tell(say(`workshop-${WAIT[next]}`), "working");
  const found = await work.catch(() => null);
  if (news.className === "working") tell("");
  return found;
}

// A position that came with a link to a classic is shown once, in place of a new game.
let position = "";
function shown(next) {
  const there = next === "play" && position ? `visit.shop.table(code="${position}")` : CELLS[next];
  if (next === "play") position = "";
  return working(next, room.run(next, `import visit; ${there}`));
}

// What is answered in sentences, and what is wrong in a line.
async function said(next) {
  place(next).replaceChildren();
  const mine = opened, found = await working(next, room.ask(next));
  if (mine !== opened || !found) return;
  if (found.wrong) wrong(found);
  for (const words of found.said ?? []) put(place(next), "p", "", String(words));
  const [title, ...rest] = found.more ?? [], more = title && put(place(next), "details", "", "");
  if (more) put(more, "summary", "", String(title));
  for (const words of rest) put(more, "p", "", String(words));
  if (!found.said) put(place(next), "p", "", `${found.wrong}`).lang = "en";
}

function fold(away) {
  place("shop").classList.toggle("unread", away);
  place("fold").textContent = say(away ? "workshop-show" : "workshop-hide");
}
place("fold").addEventListener("click", () => fold(!place("shop").classList.contains("unread")));

for (const tab of tabs) {
  tab.addEventListener("click", () => {
    show(tab.dataset.cell);
    if (halted) take(editor?.text ?? null);
  });
  tab.addEventListener("keydown", (event) => {
    const seen = tabs.filter((each) => each.offsetParent), step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = seen[(seen.indexOf(tab) + step + seen.length) % seen.length];
    next.focus();
    next.click();
  });
}

// The link, and files

const size = (bytes) => `${(bytes / 1000).toLocaleString(root.lang, { maximumFractionDigits: 1 })} kB`;

async function carry(text) {
  if (text === null) return history.replaceState(null, "", `#${new URLSearchParams({ ours: name, tab: cell })}`);
  const link = new URL(location.pathname, location.href), fits = text.length <= MOST;
  if (fits) link.hash = new URLSearchParams({ name, game: await packed(text) });
  history.replaceState(null, "", link);
  place("address").value = fits ? link.href : "";
  place("copy").disabled = !fits;
  place("size").textContent = fits
    ? say("workshop-fits", { size: size(link.href.length) }) : say("workshop-too-long", { size: size(text.length), most: size(MOST) });
}

place("copy").addEventListener("click", () => copy(place("address").value, (words) => { place("said").textContent = words; },
  say("workshop-copied")));
place("paper").addEventListener("click", async () => {
  await show("bench");
  await working("report", room.run("report", `import visit; ${CELLS.report}`));
  room.post({ type: "print", cell: "report" });
});
place("save").addEventListener("click", () => offer(`${name}.py`, editor.text));

async function openFile(file) {
  if (!file) return;
  if (file.size > 1_000_000) return tell(say("workshop-too-large", { file: file.name }), "problem");
  const text = await file.text();
  kept.set("workshop", JSON.stringify({ name: named(file.name.replace(/\.py$/, "")), text }));
  open(text, named(file.name.replace(/\.py$/, "")));
}
for (const field of document.querySelectorAll("input[type=file]")) {
  field.addEventListener("change", () => { openFile(field.files[0]); field.value = ""; });
}
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  openFile([...event.dataTransfer.files].find((file) => file.name.endsWith(".py")));
});

// The gallery, and a link of somebody

const classics = [...document.querySelectorAll("[data-game]")];
for (const button of classics) button.addEventListener("click", () => openClassic(button.dataset.game));
for (const button of document.querySelectorAll("[data-change]")) button.addEventListener("click", () => openClassic(button.dataset.change, "code"));
const ours = (game) => document.querySelector(`[data-ours="${CSS.escape(game)}"]`)?.closest(".game");
for (const button of document.querySelectorAll("[data-ours]")) {
  button.addEventListener("click", () => open(null, button.dataset.ours, button.dataset.tab));
}

async function openClassic(game, first) {
  const response = await fetch(`classics/${game}.py`);
  if (!response.ok) return tell(say("workshop-gone"), "problem");
  const text = await response.text();
  await open(text, game, first);
  if (first === "code") begin(text);
}

// Where a newcomer begins: at the first number that is a house rule, or with its slider.
function begin(text) {
  const line = 1 + text.split("\n").findIndex((each) => /\bField\(/.test(each));
  if (!line || !good) return;
  editor.goTo(line, false);
  tell(`${say("workshop-begin", { n: line })} `);
  put(news, "button", "plain", say("workshop-slider")).addEventListener("click", () => show("rules"));
}
place("back").addEventListener("click", () => { location.href = location.pathname; });

const mine = (() => { try { return JSON.parse(kept.get("workshop")); } catch { return null; } })();
if (typeof mine?.text === "string") {
  place("last").hidden = false;
  place("last").textContent = say("workshop-go-on", { game: titleOf(mine.text) });
  place("last").addEventListener("click", () => open(mine.text, named(String(mine.name))));
}

async function fromLink() {
  const carried = new URLSearchParams(location.hash.slice(1)), classic = carried.get("classic"), code = carried.get("code") ?? "";
  const first = tabs.find((tab) => tab.dataset.cell === carried.get("tab"))?.dataset.cell;
  if (classics.some((button) => button.dataset.game === classic)) {
    position = /^catlib1\.[\w-]+$/.test(code) ? code : "";
    await room.ready.catch(() => {});  // the room takes the first message for its parts
    return openClassic(classic, first);
  }
  if (ours(carried.get("ours") ?? "")) {
    await room.ready.catch(() => {});
    return open(null, carried.get("ours"), first in CELLS ? first : "play");
  }
  if (!carried.has("game")) return;
  let text;
  try { text = await unpacked(carried.get("game")); } catch {
    return tell(say("workshop-cut-off"), "problem");
  }
  const called = named(carried.get("name") ?? "");
  if (mine?.text === text) {
    await room.ready.catch(() => {});
    return open(text, called, first);
  }
  place("gallery").hidden = true;
  place("stranger").hidden = false;
  place("theirs").textContent = titleOf(text);
  place("about").textContent = say("workshop-about", { n: text.split("\n").length, size: size(new Blob([text]).size) });
  place("text").textContent = text;
  place("run").addEventListener("click", () => open(text, called, first), { once: true });
  place("run").focus();
}

addEventListener("hashchange", () => location.reload());
// Theme and size of type, by a button or by the system, hold in the room too.
new MutationObserver(() => room.show()).observe(root, { attributeFilter: ["class", "data-jp-theme-light"] });

const missing = lacking();
if (missing) tell(missing, "problem");
else {
  room.begin();
  fromLink().then(() => mark("page"));
}
