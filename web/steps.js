// The steps of a unit: what follows a guess or a check appears after it, a solution after a try, and a thin line shows how much is done.
import { put } from "./outputs.js";
import { say } from "./say.js";
import { hand } from "./take.js";

const namesOf = (cell) => cell.dataset.guess.split("|");

export class Steps {
  constructor(kept, page) {
    Object.assign(this, { kept, page, answered: new Set(), open: new Set(), waiting: new Map(), asked: false });
    const main = document.getElementById("main");
    this.parts = document.body.classList.contains("steps") ? [...main.children] : [];
    // A guess that was made is known at once; whether an answer to a check was right, Python says.
    for (const gate of this.gates) for (const name of namesOf(gate)) {
      if (!gate.matches(".asks") && kept.get(`answer ${page} ${name}`)) this.answer(name);
    }
    this.show();
    const [, toTry] = this.parts.filter((part) => part.matches(".cell"));  // the first cell shows nothing
    if (toTry && !toTry.dataset.guess) put(toTry.querySelector(".output"), "p", "coming", say("coming-try"));
    if (this.parts.length) this.drawLine(main);
  }
  get gates() { return this.parts.filter((part) => part.dataset.guess); }

  // A guess is made, or a check answered; what follows comes with the last one of its cell.
  answer(name) {
    this.answered.add(name);
    const gate = this.gates.find((each) => namesOf(each).includes(name));
    if (gate && namesOf(gate).every((each) => this.answered.has(each))) this.pass(gate);
  }
  pass(gate) {
    this.open.add(gate);
    this.show();
    this.waiting.get(gate)?.();
  }
  // Until what follows this cell may be seen; at once for a cell that asks for no guess.
  passed(cell) {
    if (!this.gates.includes(cell) || this.open.has(cell)) return Promise.resolve();
    return new Promise((resolve) => this.waiting.set(cell, resolve));
  }
  // Somebody has written something of their own and run it: the solution below may be seen.
  tried(cell) {
    cell.dataset.tried = "yes";
    this.show();
  }

  show() {
    const last = this.parts.findIndex((part) => part.dataset.guess && !this.open.has(part));
    this.parts.forEach((part, i) => {
      const early = part.matches(".solution") && !this.parts[i - 1]?.dataset.tried;
      part.hidden = early || (last >= 0 && i > last);
    });
    this.bar?.remove();
    if (last >= 0) this.offer(this.parts[last]);
  }
  offer(gate) {
    const here = gate.dataset.done;
    this.bar = Object.assign(document.createElement("p"), { className: here ? "held" : "held coming",
      textContent: `${say(here ? "held" : "coming-question")} ` });
    if (here) put(this.bar, "button", "plain", say("without-guess")).addEventListener("click", () => {
      const next = this.parts[this.parts.indexOf(gate) + 1];
      this.pass(gate);
      if (next) Object.assign(next, { tabIndex: -1 }).focus({ preventScroll: true });
    });
    gate.after(this.bar);
  }

  // The line

  drawLine(main) {
    this.line = Object.assign(document.createElement("div"), { id: "way", role: "progressbar", ariaLabel: say("done-here"),
      ariaValueMin: "0" });
    this.line.append(document.createElement("span"));
    main.prepend(this.line);
    let asked = false;
    const soon = () => {
      if (!asked) requestAnimationFrame(() => { asked = false; this.measure(); });
      asked = true;
    };
    new MutationObserver(soon).observe(main, { subtree: true, childList: true, attributeFilter: ["class"] });
    this.measure();
  }
  measure() {
    const steps = this.parts.filter((part) => part.matches(".turn, .asks") || part.dataset.guess);
    const done = steps.reduce((sum, part) => sum + shareOf(part, this.open.has(part)), 0);
    this.line.firstChild.style.width = `${100 * done / (steps.length || 1)}%`;
    Object.assign(this.line, { ariaValueMax: String(steps.length), ariaValueNow: String(Math.floor(done)),
      ariaValueText: say("steps", { done: Math.floor(done), steps: steps.length }) });
    if (steps.length && done !== this.told) hand("steps", { done, of: steps.length });
    this.told = done;
  }
}

// How much of a step is done: a guess made, a task right, the answered ones of the exercises.
function shareOf(part, open) {
  if (part.dataset.guess) return Number(open && !part.querySelector(".cat-lesson:not(.known)"));
  if (part.matches(".turn")) return Number(Boolean(part.querySelector(".cat-right")));
  const all = part.querySelectorAll(".cat-lesson").length;
  return all ? part.querySelectorAll(".cat-lesson.known").length / all : 0;
}
