// A list of choices as buttons in a table-like grid, with a bar for what each is worth.
function node(tag, className, parent, words = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = words;
  parent?.append(made);
  return made;
}

function row(choice, model, list) {
  const item = node("li", "cat-choice", list);
  const button = node("button", choice.best ? "best" : "", item);
  button.type = "button";
  button.dataset.id = choice.id;
  const bar = node("span", "bar", button);
  bar.style.width = `${Math.round(100 * choice.share)}%`;
  bar.setAttribute("aria-hidden", "true");
  node("span", "label", button, choice.label);
  if (choice.value) {
    node("span", "value", button, (choice.best ? "★ " : "") + choice.value);
    node("span", "regret", button, choice.regret);
    const worth = choice.best ? "best choice" : `falls short by ${choice.regret.replace("−", "")}`;
    button.setAttribute("aria-label", `${choice.label}, worth ${choice.value}, ${worth}`);
  }
  button.addEventListener("click", () => model.send({ type: "choose", id: choice.id }));
}

function render({ model, el }) {
  el.classList.add("cat-widget", "cat-options");
  const head = node("div", "head", el);
  const title = node("h4", "title", head), mark = node("span", "mark", head);
  const measure = node("p", "measure", el);
  const list = node("ul", "list", el);
  const hint = node("p", "hint", el);

  function draw() {
    const focused = document.activeElement?.dataset?.id, had = list.contains(document.activeElement);
    title.textContent = model.get("heading");
    mark.textContent = model.get("mark");
    mark.hidden = !model.get("mark");
    mark.dataset.mark = model.get("mark").split(" ")[0];
    measure.textContent = model.get("measure");
    measure.hidden = !model.get("measure");
    hint.textContent = model.get("hint");
    hint.hidden = !model.get("hint");
    list.replaceChildren();
    for (const choice of model.get("choices")) row(choice, model, list);
    list.dataset.rev = model.get("rev");
    if (had) ([...list.querySelectorAll("button")].find((b) => b.dataset.id === focused) ?? list.querySelector("button"))?.focus();
  }

  // up and down walk through the list; JupyterLab must not see these keys
  function onKey(event) {
    const buttons = [...list.querySelectorAll("button")], at = buttons.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0) return;
    if (to !== undefined && buttons[to]) { buttons[to].focus(); event.preventDefault(); }
    if (to !== undefined || event.key === "Enter" || event.key === " ") event.stopPropagation();
  }

  el.addEventListener("keydown", onKey);
  model.on("change:rev", draw);
  draw();
  return () => { model.off("change:rev", draw); el.removeEventListener("keydown", onKey); };
}
export default { render };
