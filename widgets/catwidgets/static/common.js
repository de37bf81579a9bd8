// Stands before the other scripts of a widget.
const TOUCH = matchMedia("(pointer: coarse)");
const said = (words, model) => Object.entries(TOUCH.matches ? model.get("taps") : {}).reduce((all, each) => all.replaceAll(...each), words);
const focusedIn = (el) => el.getRootNode().activeElement ?? document.activeElement;  // marimo gives each output a root
const isTyping = (node) => node.matches?.("input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]");

function node(tag, className, parent, words = "", attributes = {}) {
  const made = Object.assign(document.createElement(tag), { className, textContent: words });
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  parent?.append(made);
  return made;
}

const ENDED = ["dead", "terminating", "autorestarting", "restarting"];
function isLost({ widget_manager }) {
  const kernel = widget_manager?.kernel;
  return kernel === null || kernel?.isDisposed || ENDED.includes(kernel?.status);
}
