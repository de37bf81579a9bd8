// The closed room in which somebody's program runs and is shown: a frame without an origin, which may ask no host. Its page
// handed in all that it needs; what it says to its page is never more than words.
import { fresh, put, shower } from "./outputs.js";
import { makeWorker } from "./python.js";
import { makeManager } from "./widgets.js";

const say = (message) => parent.postMessage(message, "*");
const { language, modules, where } = self.given;
const worker = makeWorker(language);
const widgets = makeManager(worker, () => {});
const main = document.getElementById("main");

// Only the library's own widgets bring code along; a program's would run beside them.
const isOurs = ({ content }) => [content?.data?.state, content?.data?.content?.state, content?.data].every(
  (state) => state?._esm === undefined || modules.includes(state._esm));

const carried = (name) => (data) => {
  if (name === "idle" || isOurs(JSON.parse(data.message))) widgets.then((manager) => manager[name](data));
};

const showOutput = shower(async (id, box) => {
  await (await widgets).show(id, box);
  say({ type: "shown" });
}, where);

function place(cell) {
  for (const section of main.children) section.hidden = section.id !== cell;
  return document.getElementById(cell) ?? makePlace(cell);
}

function makePlace(cell) {
  const section = put(main, "section", "cell");
  section.id = cell;
  put(section, "div", "output");
  return section;
}

function run(message) {
  const output = place(message.cell).querySelector(".output");
  output.dataset.stale = "1";
  worker.postMessage(message);
}

const fromPage = {
  run, ask: (message) => worker.postMessage(message),
  show: ({ cell }) => place(cell),
  empty: () => main.replaceChildren(),
  print: ({ cell }) => { place(cell); print(); },
  look: ({ light, large, language, dir }) => {
    document.documentElement.dataset.jpThemeLight = String(light);
    document.documentElement.classList.toggle("large", large);
    if (language) Object.assign(document.documentElement, { lang: language, dir });
  },
};
const fromPython = {
  comm: carried("receive"), idle: carried("idle"), output: showOutput,
  done: ({ cell, well }) => {
    const output = document.getElementById(cell)?.querySelector(".output");
    if (output) fresh(output);
    say({ type: "done", cell, well });
  },
  ask: ({ message }) => say({ type: "asks", message }),
};
for (const type of ["stage", "fetched", "ready", "answered", "failed", "broken"]) fromPython[type] = say;

addEventListener("message", ({ source, data }) => { if (source === parent) fromPage[data.type]?.(data); });
worker.onmessage = ({ data }) => fromPython[data.type]?.(data);
worker.onerror = (event) => say({ type: "failed", message: event.message ?? "the worker could not be started" });
widgets.catch((error) => say({ type: "failed", message: error.message }));
fromPage.look(self.given);
