// Asks one question; the answer comes only after a guess. Everything a person typed is set as text.
let count = 0;

function put(tag, parent, words = "", attributes = {}) {
  const node = document.createElement(tag);
  node.textContent = words;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  parent.append(node);
  return node;
}

const HOW = { fraction: "a chance, such as 1/6, 0.167 or 16.7 %", number: "a number", choice: "" };

function render({ model, el }) {
  el.classList.add("cat-widget", "cat-lesson");
  const id = `cat-guess-${++count}`;
  const form = put("form", el);
  const kind = model.get("kind");
  let read;

  if (kind === "choice") {
    const set = put("fieldset", form);
    put("legend", set, model.get("question"));
    const choices = model.get("choices").map((choice) => {
      const label = put("label", set, "", { class: "cat-choice" });
      const button = put("input", label, "", { type: "radio", name: id, value: choice });
      put("span", label, choice);
      return button;
    });
    read = () => choices.find((button) => button.checked)?.value ?? "";
  } else {
    put("label", form, model.get("question"), { for: id, class: "cat-question" });
    const field = put("input", form, "", { id, type: "text", autocomplete: "off", size: 12, "aria-describedby": `${id}-how` });
    read = () => field.value;
  }
  const button = put("button", form, "Guess", { type: "submit" });
  if (HOW[kind]) put("span", form, HOW[kind], { id: `${id}-how`, class: "cat-how" });
  const told = put("div", el, "", { class: "cat-told", role: "status", "aria-live": "polite" });
  const picture = put("div", el, "", { class: "cat-picture", "aria-hidden": "true" });

  function draw() {
    const guess = model.get("guess");
    el.classList.toggle("known", Boolean(guess));
    for (const input of form.querySelectorAll("input")) {
      input.disabled = Boolean(guess);
      if (guess && input.type === "radio") input.checked = input.value === guess;
      else if (guess) input.value = guess;
    }
    button.hidden = Boolean(guess);
    told.replaceChildren();
    if (model.get("problem")) put("p", told, model.get("problem"), { class: "cat-problem" });
    if (!guess) return;
    const pair = put("div", told, "", { class: "cat-pair" });
    for (const [name, words] of [["Your guess", guess], ["The answer", model.get("answer")]]) {
      const cell = put("div", pair);
      put("div", cell, name, { class: "cat-name" });
      put("div", cell, words, { class: words.length < 40 ? "cat-value" : "" });
    }
    if (model.get("verdict")) put("p", told, model.get("verdict"));
    const drawn = model.get("picture");
    picture.replaceChildren();
    if (drawn) picture.append(document.adoptNode(new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement));
  }

  const listening = new AbortController();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    model.send({ type: "guess", guess: read() });
  }, { signal: listening.signal });
  // Typing belongs to the field, not to JupyterLab's command mode.
  form.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey)) event.stopPropagation();
  }, { signal: listening.signal });
  const events = "change:guess change:problem change:answer change:verdict change:picture";
  model.on(events, draw);
  draw();
  return () => { listening.abort(); model.off(events, draw); };
}

export default { render };
