// A page with cells: starts Python, runs the cells in order, shows what they show, and keeps what a person did.
import { makeManager } from "./widgets.js";
import { beginAgain } from "./again.js";
import { BEGUN_AGAIN, isOfPython, Kept, nameOf } from "./kept.js";
import { lacking, mark, showShare, tell, whyNot } from "./news.js";
import { keepAll } from "./offline.js";
import { fresh, shower } from "./outputs.js";
import { Part } from "./part.js";
import { Steps } from "./steps.js";
import { makeWorker } from "./python.js";
import { say } from "./say.js";
import { copy, hand, offer } from "./take.js";
import { Typed } from "./typed.js";

const settings = JSON.parse(document.getElementById("settings").textContent);
const kept = new Kept(tell);
const { language } = document.documentElement.dataset;
const cells = [...document.querySelectorAll(".cell")];
const typed = new Typed(kept, settings.page, cells);
const steps = new Steps(kept, settings.page);
const part = new Part(kept, (name, text) => worker?.postMessage({ type: "kept", name, text }));
let worker = null, widgets = null;
let queue = Promise.resolve();

// Showing what a cell shows

const showOutput = shower(showWidget, say("where"));

async function showWidget(id, box) {
  await widgets.then((manager) => manager.show(id, box));
  mark("board");
  keepAll();
}

// Running cells

function run(cell, byHand = false) {
  return new Promise((resolve) => {
    const place = cell.querySelector(".output"), code = typed.code(cell, byHand), ended = typed.began();
    place.dataset.stale = "1";
    cell.classList.add("running");
    cell.finished = (well, followers) => {
      ended();
      cell.followers = followers;
      if (typed.isMine(cell)) steps.tried(cell);
      cell.classList.remove("running");
      cell.dataset.done = well ? "well" : "failed";
      if (cell.dataset.guess) steps.show();
      fresh(place);
      resolve(well);
    };
    worker.postMessage({ type: "run", cell: cell.id, code });
  });
}

const inTurn = (work) => (queue = queue.then(work));

// What a reader runs, and then all that ran before and depends on it.
async function runByHand(cell) {
  if (!await run(cell, true)) return;
  for (const name of cell.followers) {
    const follower = document.getElementById(name);
    if (follower?.dataset.done) await run(follower);
  }
}

// A cell runs when the reader comes near it, or near one below it.
// In a frame, which is as high as its page, all run.
let furthest = document.documentElement.classList.contains("embed") ? Infinity : -1, came = () => {};
const watch = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) furthest = Math.max(furthest, cells.indexOf(target));
  came();
}, { rootMargin: "600px" });
cells.forEach((cell) => watch.observe(cell));
const near = (index) => new Promise((resolve) => {
  came = () => { if (index <= furthest) resolve(); };
  came();
});

// Run the cells in order; where a guess is asked, what comes after it waits for the guess.
async function runAll() {
  for (let i = 0; i < cells.length; i++) {
    await near(i);
    await inTurn(() => run(cells[i]));
    await (await widgets).settled();
    await steps.passed(cells[i]);
  }
  mark("finished");
}

// Guesses and answers, kept from visit to visit

function onModel(model) {
  const mode = model?.get?.("mode");
  if (mode !== "guess" && mode !== "exercise") return;
  // The numbers of an exercise come from a seed: an answer is kept with it, and a choice by its place, which is every language's.
  const asked = mode === "exercise" ? `${model.get("name")} ${model.get("seed") ?? ""}` : model.get("name") || model.get("question");
  const key = `answer ${settings.page} ${asked}`.trim(), choices = model.get("choices");
  const earlier = kept.get(key);
  if (earlier) model.send({ type: "guess", guess: choices[earlier] ?? earlier });
  model.on("change:guess", () => kept.set(key, choices.length ? String(choices.indexOf(model.get("guess"))) : model.get("guess")));
  model.on("change:code", () => part.take(model.get("name"), model.get("code")));
  model.on("change:answer change:tries", () => hand("answer",
    { name: model.get("name"), guess: model.get("guess"), right: model.get("right") }));
  model.on("change:answer", () => model.get("answer") && steps.answer(model.get("name")));
}

// What Python asks of the page

function onAsk({ message }) {
  const { what, name, text } = JSON.parse(message);
  if (what === "keep" && isOfPython(name)) { kept.set(name, text); forgetLink(name); }
  if (name === "class place") part.show();
  if (what === "remove" && isOfPython(name)) kept.remove(name);
  if (what === "shares") share.hidden = false;
  if (what === "code") copy(linkTo(text), tell, say("link-to-position"));
  if (what === "settings") copy(linkWith(text), tell, say("link-to-settings"));
  if (what === "offer") offer(name, text);
  if (what === "tell") tell(text);
}

// What other tabs of this browser keep; no text is what they remove.
addEventListener("storage", ({ key, newValue }) => {
  const name = nameOf(key);
  if (name === BEGUN_AGAIN) location.replace(location.pathname);
  if (name) worker?.postMessage({ type: "kept", name, text: newValue ?? "" });
});

// Jupyter's sliders have a label beside them, and their handles no name.
new MutationObserver(() => {
  for (const handle of document.querySelectorAll(".noUi-handle:not([aria-label])")) {
    const label = handle.closest(".jupyter-widgets")?.querySelector(".widget-label")?.textContent;
    if (label) handle.setAttribute("aria-label", label);
  }
  for (const field of document.querySelectorAll("input.widget-input[title]:not([aria-label])")) {
    if (field.title) field.setAttribute("aria-label", field.title);
  }
}).observe(document.getElementById("main"), { childList: true, subtree: true });

// Starting

function startWorker() {
  worker = makeWorker(language && `${language} ${settings.pack}`);
  widgets = makeManager(worker, onModel);
  widgets.catch((error) => {
    worker.onmessage = null; // Python has nothing to show itself with, and its "ready" would wipe the sentence away
    failed({ message: error.message });
  });
  worker.onerror = (event) => failed({ message: event.message ?? "the worker could not be fetched" });
  const carried = (name) => (data) => widgets.then((manager) => manager[name](data));
  const handlers = {
    stage: ({ words }) => { mark(words); tell(say("one-moment", { what: say(words) }), "working"); },
    fetched: ({ share }) => showShare(share),
    ready: () => { mark("ready"); tell(typed.wasEndless ? say("endless") : ""); begin(); },
    comm: carried("receive"), idle: carried("idle"),
    output: showOutput, ask: onAsk, failed, broken: failed,
    done: ({ cell, well, followers }) => document.getElementById(cell)?.finished?.(well, followers),
  };
  worker.onmessage = ({ data }) => handlers[data.type]?.(data);
}

function begin() {
  const code = new URLSearchParams(location.search).get("code") ?? "";
  worker.postMessage({ type: "page", page: settings.page, code, kept: JSON.stringify({ ...kept.all(), ...linked() }) });
  for (const button of document.querySelectorAll("button.run")) button.disabled = false;
  window.dispatchEvent(new Event("python"));
  runAll();
}

const failed = ({ message }) => tell(whyNot(message), "problem");

beginAgain(kept, () => worker?.terminate(), settings.page);

// A link to the position, and files

const share = document.getElementById("share");
share.addEventListener("click", () => worker.postMessage({ type: "share" }));

function linkTo(code) {
  const link = new URL("../play.html", location.href);
  link.search = new URLSearchParams({ game: settings.game, code });
  if (settings.page.split("/")[1] !== "play") link.searchParams.set("page", settings.page.split("/")[1]);
  return link.href;
}

// What is set in labs goes after the #, which no server sees: the text of each, by its cell.
function linkWith(text) {
  const link = new URL(location.pathname, location.href);
  link.hash = new URLSearchParams({ set: text });
  return link.href;
}

function linked() {
  try {
    const cells = Object.entries(JSON.parse(new URLSearchParams(location.hash.slice(1)).get("set") ?? "{}"));
    return Object.fromEntries(cells.map(([cell, text]) => [`rules ${settings.page} ${cell}`, String(text)]));
  } catch {
    tell(say("cut-off"), "problem");
    return {};
  }
}

// After a change the browser's own settings hold, at the next visit too; another link in this tab begins anew.
function forgetLink(name) {
  if (name in linked()) history.replaceState(null, "", location.pathname + location.search);
}
addEventListener("hashchange", () => { if (Object.keys(linked()).length) location.reload(); });

document.getElementById("file").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (file) worker?.postMessage({ type: "file", name: file.name, text: await file.text() });
  target.value = "";
});

for (const cell of cells) {
  for (const button of cell.querySelectorAll("button.run")) button.addEventListener("click", () => inTurn(() => runByHand(cell)));
  cell.querySelector(".code textarea").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.shiftKey) {
      event.preventDefault();
      inTurn(() => runByHand(cell));
    }
  });
}

const missing = lacking();
if (missing) tell(missing, "problem");
else startWorker();

export { cells, inTurn, kept, onModel, run, settings, tell };
