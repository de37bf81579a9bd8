// Asks one question: a guess is taken once and then answered, an exercise is checked until it is right.
// Everything a person typed is set as text.
let count = 0;

function render({ model, el }) {
  el.classList.add("cat-widget", "cat-lesson");
  const id = `cat-guess-${++count}`;
  const form = node("form", "", el);
  const words = model.get("words"), kind = model.get("kind"), exercise = model.get("mode") === "exercise";
  let read;

  if (kind === "choice") {
    const set = node("fieldset", "", form);
    node("legend", "", set, model.get("question"));
    const choices = model.get("choices").map((choice) => {
      const label = node("label", "cat-choice", set);
      const button = node("input", "", label, "", { type: "radio", name: id, value: choice });
      node("span", "", label, choice);
      return button;
    });
    read = () => choices.find((button) => button.checked)?.value ?? "";
  } else {
    node("label", "cat-question", form, model.get("question"), { for: id });
    const field = node("input", "", form, "", { id, type: "text", autocomplete: "off", size: 12, "aria-describedby": `${id}-how` });
    read = () => field.value;
  }
  const button = node("button", "", form, exercise ? words.check : words.guess, { type: "submit" });
  if (words.how) node("span", "cat-how", form, words.how, { id: `${id}-how` });
  const told = node("div", "cat-told", el, "", { role: "status", "aria-live": "polite", tabindex: -1 });
  const picture = node("div", "cat-picture", el, "", { "aria-hidden": "true" });

  function draw() {
    const guess = model.get("guess"), answer = model.get("answer");
    if (answer && el.contains(focusedIn(el))) told.focus();   // the field is about to go
    el.classList.toggle("known", Boolean(answer));
    for (const input of form.querySelectorAll("input")) {
      input.disabled = Boolean(answer);
      if (guess && input.type === "radio") input.checked = input.value === guess;
      else if (guess && (answer || !input.value)) input.value = guess;
    }
    button.hidden = Boolean(answer);
    told.replaceChildren();
    const problem = model.get("problem");
    if (problem) node("p", "cat-problem", told, problem);
    if (exercise && guess && !problem) drawVerdict(guess, answer);
    else if (answer) drawPair([words["your-guess"], guess], [words.answer, answer]);
    if (model.get("code")) node("p", "cat-code", told, `${words.code} ${model.get("code")}`);
    const drawn = model.get("picture");
    picture.replaceChildren();
    if (drawn) picture.append(document.adoptNode(new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement));
  }

  function drawPair(...entries) {
    const pair = node("div", "cat-pair", told);
    for (const [name, told] of entries) {
      const cell = node("div", "", pair);
      node("div", "cat-name", cell, name);
      node("div", told.length < 40 ? "cat-value" : "", cell, told);
    }
    if (model.get("verdict")) node("p", "", told, model.get("verdict"));
  }

  function drawVerdict(guess, answer) {
    const right = model.get("right");
    if (answer && !right) return drawPair([words["your-last"], guess], [words.answer, answer]);
    const verdict = node("p", right ? "cat-verdict right" : "cat-verdict", told);
    node("strong", "", verdict, right ? "✓" : "→", { "aria-hidden": "true" });
    if (!right && kind !== "choice") node("strong", "", verdict, ` ${guess}`);
    node("span", "", verdict, ` ${model.get("verdict")}`);
    if (!model.get("offer")) return;
    node("button", "cat-solve", told, words.show, { type: "button" })
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
