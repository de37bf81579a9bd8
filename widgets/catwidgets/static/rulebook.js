// The "?" of a table: a button that opens the rulebook as a modal dialog, which the browser itself closes on Escape.
let count = 0;

function render({ model, el }) {
  el.classList.add("cat-widget", "cat-rulebook");
  const words = model.get("wording"), how = words["how-to-play"];
  const button = node("button", "ask", el, "?", {
    type: "button", title: `${how} (?)`, "aria-label": how, "aria-haspopup": "dialog", "aria-keyshortcuts": "?",
  });

  const dialog = node("dialog", "cat-rulebook-page", el);
  const head = node("div", "head", dialog);
  const title = node("h2", "", head, "", { id: `cat-rulebook-${(count += 1)}` });
  const close = node("button", "close", head, words.close, { type: "button" });
  // it scrolls, by keyboard too
  const text = node("div", "text", dialog, "", { tabindex: 0, role: "document", "aria-labelledby": title.id });
  dialog.setAttribute("aria-labelledby", title.id);

  function draw() {
    title.textContent = model.get("heading");
    text.innerHTML = model.get("html");
  }

  function open() {
    if (dialog.open) return;
    dialog.showModal();
    text.scrollTop = 0;
    text.focus();
  }

  // what is typed in the dialog is neither for the table nor for JupyterLab
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); }); // beside the page
  dialog.addEventListener("close", () => button.focus());
  button.addEventListener("click", open);
  close.addEventListener("click", () => dialog.close());

  const listening = new AbortController();
  requestAnimationFrame(() => {
    const home = el.closest(".cat-table");
    home?.addEventListener("keydown", (event) => {
      if (event.key !== "?" || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.stopPropagation();
      event.preventDefault();
      open();
    }, { signal: listening.signal });
  });

  const events = ["change:heading", "change:html"];
  for (const event of events) model.on(event, draw);
  draw();
  return () => { for (const event of events) model.off(event, draw); listening.abort(); };
}
export default { render };
