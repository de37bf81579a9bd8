// The odds page: a text box, its exact answer as a chart, and a link that carries all of it.
import { lacking, mark, tell, whyNot } from "./news.js";
import { keepAll } from "./offline.js";
import { put } from "./outputs.js";
import { makeWorker } from "./python.js";
import { say } from "./say.js";
import { copy, offer } from "./take.js";

// Milliseconds after the last letter until a mistake is told, and until an answer can be stopped; and after an answer
// until its table and files are made and the address holds it.
const PAUSE = 900, LONG = 2000, AFTER = 200;
const place = (id) => document.getElementById(id);
const question = place("question"), news = place("news"), result = place("result"), stop = place("stop");
const embedded = new URLSearchParams(location.search).has("embed");
let worker = null, ready = false, stopped = null, asked = 0, shown = null, rolls = 0, seed = 1, slow = 0, telling = 0, askedAt = 0;
let typing = false, busy = false, waits = false, sent = null, files = null, arrive = null, making = 0, there = 0;  // there: which answer is seen

const view = () => document.querySelector("input[name=view]:checked").value;

// The link: what is asked and how it is shown, after the # that no server sees.

function state() {
  const carried = new URLSearchParams({ q: question.value });
  if (view() !== "exactly") carried.set("view", view());
  if (rolls) carried.set("rolls", `${rolls}.${seed}`);
  return carried;
}

function address(embed = false) {
  const link = new URL(location.pathname, location.href);
  if (embed) link.search = "embed=1";
  link.hash = state();
  return link.href;
}

function fromLink(link = location.href) {
  const carried = new URLSearchParams(new URL(link).hash.slice(1));
  if (!carried.has("q")) return;
  question.value = carried.get("q").slice(0, 1000);
  const wanted = document.querySelector(`input[name=view][value="${CSS.escape(carried.get("view") ?? "exactly")}"]`);
  if (wanted) wanted.checked = true;
  const [, number, from] = /^(\d{1,5})\.(\d{1,9})$/.exec(carried.get("rolls") ?? "") ?? [];
  [rolls, seed] = number ? [Math.min(10000, Number(number)), Number(from)] : [0, 1];
}

// Asking Python: one question at a time; of those that are typed meanwhile the newest is next.

function ask() {
  question.rows = Math.min(8, question.value.split("\n").length);
  [waits, askedAt] = [true, performance.now()];
  clearTimeout(making);
  next();
}

function next() {
  if (!ready || busy) return;
  [busy, waits] = [true, false];
  asked += 1;
  slow = setTimeout(() => { stop.hidden = false; tell(say("odds-counting"), "working"); }, LONG);
  const room = Math.min(1100, place("chart").clientWidth || question.clientWidth || 640);
  const width = Math.max(280, document.documentElement.classList.contains("large") ? room / 1.35 : room);
  sent = { text: question.value, view: view(), rolls, seed };
  worker.postMessage({ type: "ask", door: "odds", id: asked, text: JSON.stringify({ ...sent, width }) });
}

function typed() {
  [rolls, typing] = [0, true];
  clearTimeout(telling);
  ask();
}

function answered({ id, text }) {
  if (id === -there) return arrive(JSON.parse(text));
  if (id !== asked) return;
  busy = false;
  clearTimeout(slow);
  stop.hidden = true;
  if (waits) return next();
  const found = JSON.parse(text);
  mark("answer");
  keepAll();
  document.documentElement.dataset.took = Math.round(performance.now() - askedAt);
  clearTimeout(telling);
  if (found.wrong || !found.answers) telling = setTimeout(() => wrong(found), typing ? PAUSE : 0);
  else right();
  if (!found.answers) return;
  [shown, there] = [found, id];
  show(found);
  if (typing && place("chart").getBoundingClientRect().bottom > visualViewport.height) question.scrollIntoView();
  files = new Promise((resolve) => { arrive = resolve; });
  files.then(({ table }) => { place("table").querySelector("div").innerHTML = table; });
  making = setTimeout(() => {
    worker.postMessage({ type: "ask", door: "files", id: -id, text: JSON.stringify(sent) });
    history.replaceState(null, "", address(embedded).replace(/^[^?#]*/, location.pathname));
  }, AFTER);
}

function right() {
  question.removeAttribute("aria-invalid");
  tell("");
}

// A text that cannot be read is marked at its place, once typing has paused; lines that can be read are answered, and
// where there are none the answer before goes.
function wrong({ wrong, start, end, nearest, answers }) {
  question.setAttribute("aria-invalid", "true");
  result.hidden = !answers;
  if (!wrong) return tell(say("odds-some-dice"));
  tell("", "problem");
  const before = question.value.slice(0, start).split("\n").pop(), bad = question.value.slice(start, end).trim();
  const line = document.createElement("code");
  line.append(before, Object.assign(document.createElement("mark"), { textContent: bad || " " }),
    question.value.slice(Math.max(end, start)).split("\n")[0]);
  news.append(line, " ", wrong);
  if (nearest.length) ways(put(news, "span", "read", say("odds-try")), nearest, start);
  news.hidden = false;
}

// The line around a place is written anew.
function write(line, start) {
  const all = question.value, begins = Math.max(all.lastIndexOf("\n", start - 1), all.lastIndexOf(";", start - 1)) + 1;
  question.value = all.slice(0, begins) + all.slice(begins).replace(/^[^\n;]*/, () => line);
  typed();
  question.focus();
}

function show({ answers, svg, ordered, rolled }) {
  place("rolled").textContent = rolled;
  place("said").textContent = "";
  document.querySelector(".views").hidden = !ordered;
  result.hidden = false;
  place("answers").replaceChildren(...answers.map(drawn));
  place("chart").innerHTML = svg;
  place("table").querySelector("div").replaceChildren();
  place("roll").textContent = say(rolls ? "odds-again" : "odds-roll");
  place("pointed").textContent = say("odds-point");
}

// Other ways to write a line, in words where there are some, as buttons that write them.
function ways(line, all, start) {
  line.append(...all.map(({ written, words }) => Object.assign(document.createElement("button"),
    { className: words ? "plain" : "plain code", textContent: words || written, onclick: () => write(written, start) })));
}

function drawn({ asked: words, headline, more, readings, read, others = [], start }) {
  const box = Object.assign(document.createElement("div"), { className: "answer" });
  put(box, "p", "asked", words);
  if (read) {
    const line = put(box, "p", "small read", say("odds-read"));
    if (read.words) put(line, "strong", "", read.words);
    else ways(line, [read], start);
  }
  if (others.length) ways(put(box, "p", "small read", say("odds-or")), others, start);
  put(box, "p", "headline", headline);
  for (const sentence of more) put(box, "p", "small", sentence);
  for (const sentence of readings) put(box, "p", "small reading", sentence);
  if (read?.words) ways(put(box, "p", "small read", ""), [{ written: read.written }], start);
  return box;
}

// Pointing at a bar, with a mouse or a finger

for (const kind of ["pointerover", "click"]) {
  place("chart").addEventListener(kind, ({ target }) => {
    const title = target.closest?.(".hit")?.querySelector("title")?.textContent;
    if (title) place("pointed").textContent = title;
  });
}

// Copying and saving

function note(words) {
  place("said").textContent = words;
  place("said").scrollIntoView({ block: "nearest" });
}

async function picture(svg) {
  const image = new Image(), canvas = document.createElement("canvas");
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  Object.assign(canvas, { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

const copied = {
  words: (found) => [found.words, note, say("odds-copied")],
  embed: () => [`<iframe src="${address(true)}" title="${say("odds")}" width="600" height="520" style="border:0"></iframe>`,
    note, say("odds-embed-copied")],
};
const saved = {
  csv: (found) => ["odds.csv", found.csv],
  svg: (found) => ["odds.svg", found.picture],
  png: async (found) => ["odds.png", await picture(found.picture)],
};

place("link").addEventListener("click", () => copy(address(), note, say("odds-link-copied")));
for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => copy(...copied[button.dataset.copy](await files)));
}
for (const button of document.querySelectorAll("[data-save]")) {
  button.addEventListener("click", async () => offer(...await saved[button.dataset.save](await files)));
}
place("roll").addEventListener("click", () => {
  [rolls, seed] = [10000, rolls ? seed + 1 : 1 + Math.floor(Math.random() * 1e6)];
  ask();
});
question.addEventListener("input", typed);
const askNow = () => { typing = false; ask(); };
for (const choice of document.querySelectorAll("input[name=view]")) choice.addEventListener("change", askNow);
place("large").addEventListener("click", () => setTimeout(askNow));
// An answer that comes at the same moment writes its own link over the one that is followed.
addEventListener("hashchange", ({ newURL }) => {
  if (new URL(newURL).hash.slice(1) === state().toString()) return;
  fromLink(newURL);
  ask();
  question.scrollIntoView({ block: "center" });
});

// Starting, and starting anew where an answer is stopped

function start() {
  const { language } = document.documentElement.dataset;
  worker = makeWorker(language && `${language} odds`);
  ready = busy = false;
  worker.onerror = (event) => tell(whyNot(event.message ?? "the worker could not be fetched"), "problem");
  const handlers = {
    stage: ({ words }) => { if (!shown && stopped === null) tell(say("one-moment", { what: say(words) }), "working"); },
    ready: () => {
      ready = true;
      mark("ready");
      if (question.value !== stopped) ask();
    },
    answered, failed: ({ message }) => tell(whyNot(message), "problem"),
    broken: ({ message }) => {
      busy = false;
      tell(say("odds-broken", { why: message }), "problem");
      if (waits) next();
    },
  };
  worker.onmessage = ({ data }) => handlers[data.type]?.(data);
}

stop.addEventListener("click", () => {
  worker.terminate();
  stopped = question.value;
  asked += 1;
  clearTimeout(slow);
  stop.hidden = result.hidden = true;
  tell(say("odds-stopped"));
  start();
});

document.body.classList.toggle("embedded", embedded);
fromLink();
const missing = lacking();
if (missing) tell(missing, "problem");
else start();
