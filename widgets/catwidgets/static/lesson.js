// Asks one question: a guess is taken once and then answered, an exercise is checked until it is right.
// Everything a person typed is set as text.
let count = 0;

function put(tag, parent, words = "", attributes = {}) {
  const node = document.createElement(tag);
  node.textContent = words;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  parent.append(node);
  return node;
}

function render({ model, el }) {
  const focused = () => el.getRootNode().activeElement ?? document.activeElement;  // marimo gives each output a root
  el.classList.add("cat-widget", "cat-lesson");
  const id = `cat-guess-${++count}`;
  const form = put("form", el);
  const words = model.get("words"), kind = model.get("kind"), exercise = model.get("mode") === "exercise";
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
  const button = put("button", form, exercise ? words.check : words.guess, { type: "submit" });
  if (words.how) put("span", form, words.how, { id: `${id}-how`, class: "cat-how" });
  const told = put("div", el, "", { class: "cat-told", role: "status", "aria-live": "polite", tabindex: -1 });
  const picture = put("div", el, "", { class: "cat-picture", "aria-hidden": "true" });

  function draw() {
    const guess = model.get("guess"), answer = model.get("answer");
    if (answer && el.contains(focused())) told.focus();   // the field is about to go
    el.classList.toggle("known", Boolean(answer));
    for (const input of form.querySelectorAll("input")) {
      input.disabled = Boolean(answer);
      if (guess && input.type === "radio") input.checked = input.value === guess;
      else if (guess && (answer || !input.value)) input.value = guess;
    }
    button.hidden = Boolean(answer);
    told.replaceChildren();
    const problem = model.get("problem");
    if (problem) put("p", told, problem, { class: "cat-problem" });
    if (exercise && guess && !problem) drawVerdict(guess, answer);
    else if (answer) drawPair([words["your-guess"], guess], [words.answer, answer]);
    if (model.get("code")) put("p", told, `${words.code} ${model.get("code")}`, { class: "cat-code" });
    const drawn = model.get("picture");
    picture.replaceChildren();
    if (drawn) picture.append(document.adoptNode(new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement));
  }

  function drawPair(...entries) {
    const pair = put("div", told, "", { class: "cat-pair" });
    for (const [name, told] of entries) {
      const cell = put("div", pair);
      put("div", cell, name, { class: "cat-name" });
      put("div", cell, told, { class: told.length < 40 ? "cat-value" : "" });
    }
    if (model.get("verdict")) put("p", told, model.get("verdict"));
  }

  function drawVerdict(guess, answer) {
    const right = model.get("right");
    if (answer && !right) return drawPair([words["your-last"], guess], [words.answer, answer]);
    const verdict = put("p", told, "", { class: right ? "cat-verdict right" : "cat-verdict" });
    put("strong", verdict, right ? "✓" : "→", { "aria-hidden": "true" });
    if (!right && kind !== "choice") put("strong", verdict, ` ${guess}`);
    put("span", verdict, ` ${model.get("verdict")}`);
    if (!model.get("offer")) return;
    put("button", told, words.show, { type: "button", class: "cat-solve" })
      .addEventListener("click", () => model.send({ type: "solve" }));
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
  const events = ["guess", "problem", "answer", "verdict", "tries", "picture", "code"].map((name) => `change:${name}`);
  for (const event of events) model.on(event, draw);
  draw();
  return () => { listening.abort(); for (const event of events) model.off(event, draw); };
}

export default { render };
