// What a page says of itself, in the line under its top, and when it was how far.
import { say } from "./say.js";

const news = document.getElementById("news"), root = document.documentElement, began = performance.now(), times = {};

export function tell(words, kind = "") {
  news.textContent = words;
  news.className = kind;
  news.hidden = !words;
}

// How much has come, beside the words: not read aloud at every change.
export function showShare(share) {
  if (!news.lastElementChild) news.append(Object.assign(document.createElement("span"), { ariaHidden: "true" }));
  news.lastElementChild.textContent = ` ${(Math.min(100, Math.floor(100 * share)) / 100).toLocaleString(root.lang, { style: "percent" })}`;
}

export function mark(step) {
  times[step] ??= Math.round(performance.now() - began);
  root.dataset.times = JSON.stringify(times);
}

// Why there can be no Python here, in a sentence; nothing where there can.
export function lacking() {
  if (self.sandboxed) return self.sandboxed;
  return typeof WebAssembly === "undefined" ? say("no-webassembly") : typeof Worker === "undefined" ? say("no-workers") : "";
}

export const whyNot = (message) => !navigator.onLine || /fetch|import|load/i.test(message) ? say("network-gone") : say("not-started", { why: message });
