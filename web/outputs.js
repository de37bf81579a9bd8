// Shows what Python shows under a cell: widgets, pictures, text, and errors in a sentence.
const WIDGET = "application/vnd.jupyter.widget-view+json";

const outputOf = (name) => document.getElementById(name)?.querySelector(".output");

export function fresh(place) {
  if (!place.dataset.stale) return;
  delete place.dataset.stale;
  place.replaceChildren();
}

export function put(place, tag, className, words = "") {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = words;
  place.append(node);
  return node;
}

export const shower = (showWidget, where) => ({ message }) => {
  const { cell, kind, data, text, sentence, details } = JSON.parse(message);
  const place = outputOf(cell);
  if (!place) return;
  fresh(place);
  if (kind === "shown") showBundle(place, data, showWidget);
  else if (kind === "error") {
    const box = put(place, "div", "error");
    box.setAttribute("role", "alert");
    put(box, "p", "", sentence);
    const more = put(box, "details", "");
    put(more, "summary", "", where);
    put(more, "pre", "", details);
  } else if (place.lastElementChild?.dataset.stream === kind) place.lastElementChild.textContent += text;
  else put(place, "pre", "printed", text).dataset.stream = kind;
};

function showBundle(place, data, showWidget) {
  const box = put(place, "div", "shown");
  if (data[WIDGET]) showWidget(data[WIDGET].model_id, box);
  else if (data["text/html"]) box.innerHTML = data["text/html"];
  else if (data["image/svg+xml"]) box.innerHTML = data["image/svg+xml"];
  else put(box, "pre", "", data["text/plain"] ?? "");
}
