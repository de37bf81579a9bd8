// Each example of the documentation can be run where it stands, changed, and run again.
import { lacking, whyNot } from "./news.js";
import { makeWorker } from "./python.js";

const STYLE = `
  .example textarea { box-sizing: border-box; width: 100%; padding: 0.6rem; resize: vertical; font: 0.81rem/1.5 monospace;
    color: inherit; background: var(--color-code-background); border: 1px solid var(--color-background-border); }
  .example button { min-height: 2.75rem; padding: 0 1rem; font: inherit; cursor: pointer; border-radius: 0.4rem;
    color: var(--color-brand-primary); background: none; border: 1px solid currentcolor; }
  .example { margin: -0.5rem 0 1rem; }
  .example pre { margin: 0.5rem 0; font-size: 0.81rem; white-space: pre-wrap; }`;
const element = (tag, properties) => Object.assign(document.createElement(tag), properties);
const waiting = new Map(), examples = [];
let worker = null, asked = 0;

function tellAll(words) {
  waiting.forEach((tell) => tell(words));
  waiting.clear();
}

function begin() {
  worker = makeWorker();
  worker.onerror = ({ message }) => tellAll(whyNot(message ?? "the worker could not be fetched"));
  worker.onmessage = ({ data }) => {
    if (data.type === "answered") {
      waiting.get(data.id)?.(JSON.parse(data.text).printed);
      waiting.delete(data.id);
    }
    if (data.type === "failed") tellAll(whyNot(data.message));
    if (data.type === "broken") tellAll(data.message);
  };
}

function run(code, of, tell) {
  if (lacking()) return tell(lacking());
  if (!worker) begin();
  tell("Python is at work …");
  waiting.set(asked += 1, tell);
  return worker.postMessage({ type: "ask", door: "example", id: asked, text: JSON.stringify({ code, of }) });
}

// What is typed at the prompt, without it and without the answers.
function typed(text) {
  let prompt = false;
  const lines = text.split("\n").filter((line) => (prompt = line.startsWith(">>>") || (prompt && line.startsWith("..."))));
  return lines.map((line) => line.slice(4)).join("\n");
}

// What an example belongs to: a class or function of the reference, or its whole page.
function owner(block) {
  let part = block.closest("dl.py");
  while (part?.parentElement.closest("dl.py")) part = part.parentElement.closest("dl.py");
  return part?.querySelector("dt[id]").id ?? document.querySelector("[id^='module-']")?.id.slice("module-".length) ?? "";
}

// What stands before it, in the same docstring or on the same page, runs first.
function offerToRun(block) {
  const place = element("div", { className: "example" });
  const button = element("button", { type: "button", textContent: "Run" });
  const output = element("pre", { ariaLive: "polite", hidden: true });
  const home = block.closest("dd");
  let text = null;
  const first = () => text || go();
  const before = examples.filter((each) => each.home === home);
  const go = () => {
    if (!text) {
      before.forEach((each) => each.first());
      text = element("textarea", { value: typed(block.textContent), spellcheck: false, ariaLabel: "Example, which you may change" });
      text.rows = text.value.split("\n").length;
      text.onkeydown = (event) => { if (event.key === "Enter" && event.shiftKey) { event.preventDefault(); go(); } };
      place.prepend(text);
    }
    output.hidden = false;
    run(text.value, owner(block), (words) => { output.textContent = words || "It runs and prints nothing."; });
  };
  button.onclick = go;
  place.append(button, output);
  (block.closest("[class*='highlight-']") ?? block).after(place);
  examples.push({ home, first });
}

document.head.append(element("style", { textContent: STYLE }));
for (const block of document.querySelectorAll("div.highlight")) if (block.textContent.startsWith(">>>")) offerToRun(block);
