// What a page says of itself, in the line under its top, and when it was how far.
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
