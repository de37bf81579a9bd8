// Draws widgets of ipywidgets from their models, as plain HTML with the classes that Jupyter gives them; an anywidget
// among them draws itself.
const known = (ref) => ref.replace("IPY_MODEL_", "anywidget:");

let count = 0;
const named = () => `cat-field-${++count}`;

function make(tag, classes = "", ...inside) {
  const made = document.createElement(tag);
  made.className = classes;
  made.append(...inside);
  return made;
}

const tell = (model, values) => {
  for (const [name, value] of Object.entries(values)) model.set(name, value);
  model.save_changes();
};

// Acts now, and on every change of these traits until the view is gone.
function follow({ model, signal }, names, act) {
  for (const name of names.split(" ")) {
    model.on(`change:${name}`, act);
    signal.addEventListener("abort", () => model.off(`change:${name}`, act));
  }
  return act();
}

// What every field has: words before it, a tip, and whether it answers.
function labelled(view, kind, field, ...more) {
  const { model } = view, words = make("label", "widget-label");
  field.id = words.htmlFor = named();
  follow(view, "description tooltip disabled", () => {
    const tip = model.get("tooltip") ?? "";
    words.textContent = model.get("description");
    words.hidden = !words.textContent;
    field.title = words.title = tip;
    field.disabled = model.get("disabled") ?? false;
    words.hidden && tip ? field.setAttribute("aria-label", tip) : field.removeAttribute("aria-label");
  });
  view.style((style) => { words.style.width = words.style.minWidth = style.get("description_width") ?? ""; });
  return make("div", `widget-inline-hbox ${kind}`, words, field, ...more);
}

function pressed(view, kind, press) {
  const { model } = view, node = make("button", `jupyter-button ${kind}`);
  follow(view, "description tooltip disabled button_style", () => {
    node.textContent = model.get("description");
    node.title = model.get("tooltip") ?? "";
    node.disabled = model.get("disabled");
    node.dataset.look = model.get("button_style");
  });
  node.addEventListener("click", press);
  return node;
}

function written(view, tag = "input", type = "text") {
  const { model } = view, field = make(tag, "widget-input"), isNumber = type === "number";
  if (tag === "input") field.type = type;
  const read = () => isNumber ? field.valueAsNumber : field.value;
  follow(view, "value placeholder min max step rows", () => {
    for (const name of ["placeholder", "min", "max", "step", "rows"]) if (model.get(name) != null) field[name] = model.get(name);
    if (read() !== model.get("value")) field.value = model.get("value");
  });
  field.addEventListener(!isNumber && model.get("continuous_update") ? "input" : "change", () => {
    if (Number.isNaN(read())) field.value = model.get("value");
    else tell(model, { value: read() });
  });
  field.addEventListener("keydown", ({ key }) => { if (key === "Enter" && type === "text") model.send({ event: "submit" }); });
  return field;
}

function options(view, list) {
  const { model } = view, labels = model.get("_options_labels") ? "_options_labels" : "options";
  follow(view, labels, () => list.replaceChildren(...model.get(labels).map((words) => new Option(words))));
  return list;
}

function dropdown(view) {
  const { model } = view, field = options(view, make("select"));
  follow(view, "_options_labels index", () => { field.selectedIndex = model.get("index") ?? -1; });
  field.addEventListener("change", () => tell(model, { index: field.selectedIndex }));
  return labelled(view, "widget-dropdown", field);
}

function combobox(view) {
  const field = written(view), list = options(view, make("datalist"));
  field.setAttribute("list", list.id = named());
  return labelled(view, "widget-text widget-combobox", field, list);
}

function checkbox(view) {
  const { model } = view, field = Object.assign(make("input"), { type: "checkbox" }), node = labelled(view, "widget-checkbox", field);
  follow(view, "value", () => { field.checked = model.get("value"); });
  field.addEventListener("change", () => tell(model, { value: field.checked }));
  if (model.get("indent")) view.style((style) => { node.style.paddingLeft = style.get("description_width") || "84px"; });
  return node;
}

function toggle(view) {
  const { model } = view, node = pressed(view, "widget-toggle-button", () => tell(model, { value: !model.get("value") }));
  follow(view, "value", () => { node.ariaPressed = node.classList.toggle("mod-active", model.get("value")); });
  return node;
}

function slider(view) {
  const { model } = view, field = Object.assign(make("input"), { type: "range" }), readout = make("output", "widget-readout");
  follow(view, "min max step value", () => {
    for (const name of ["min", "max", "step", "value"]) field[name] = model.get(name);
    readout.textContent = field.value;
  });
  field.addEventListener("input", () => { readout.textContent = field.value; });
  field.addEventListener(model.get("continuous_update") ? "input" : "change", () => tell(model, { value: Number(field.value) }));
  return labelled(view, "widget-hslider", field, readout);
}

function progress(view) {
  const { model } = view, bar = make("progress");
  follow(view, "max value", () => Object.assign(bar, { max: model.get("max"), value: model.get("value") }));
  return labelled(view, "widget-hprogress", bar);
}

function words(view, kind, name) {
  const content = make("div", `${kind}-content`), node = labelled(view, kind, content);
  follow(view, "value", () => { content[name] = view.model.get("value"); });
  return node;
}

// Puts the children of a box into a place, each in its holder; one that stays is not drawn anew.
function fill(view, place, held = (node) => node, then = () => {}) {
  const { model, host, signal } = view, there = new Map();
  let turn = 0;
  return follow(view, "children", async () => {
    const mine = ++turn, refs = model.get("children").map(known);
    for (const ref of refs) {
      if (there.has(ref)) continue;
      const end = new AbortController();
      signal.addEventListener("abort", () => end.abort());
      there.set(ref, { end, node: draw(ref, host, end.signal).then(held) });
    }
    const nodes = await Promise.all(refs.map((ref) => there.get(ref)?.node));
    if (mine !== turn) return;
    for (const [ref, { end }] of there) if (!refs.includes(ref)) { end.abort(); there.delete(ref); }
    for (const node of [...place.children]) if (!nodes.includes(node)) node.remove();
    nodes.forEach((node, index) => { if (place.children[index] !== node) place.insertBefore(node, place.children[index] ?? null); });
    then(nodes);
  });
}

async function box(view, kind) {
  const node = make("div", `widget-container widget-box ${kind}`);
  await fill(view, node);
  return node;
}

async function tabs(view) {
  const { model } = view, bar = Object.assign(make("ul", "lm-TabBar"), { role: "tablist" }), inside = make("div", "widget-tab-contents");
  const choose = (selected_index) => tell(model, { selected_index });
  const show = () => {
    const now = model.get("selected_index");
    [...inside.children].forEach((node, index) => node.classList.toggle("cat-away", index !== now));
    bar.replaceChildren(...[...inside.children].map((_, index) => {
      const tab = Object.assign(make("li", "lm-TabBar-tab", model.get("titles")[index] ?? ""), { role: "tab", tabIndex: index === now ? 0 : -1 });
      tab.ariaSelected = tab.classList.toggle("lm-mod-current", index === now);
      tab.addEventListener("click", () => choose(index));
      return tab;
    }));
  };
  bar.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key], many = bar.children.length;
    if (!step) return;
    event.stopPropagation();
    choose((model.get("selected_index") + step + many) % many);
    bar.querySelector(".lm-mod-current").focus();
  });
  await fill(view, inside, undefined, show);
  follow(view, "selected_index titles", show);
  return make("div", "widget-container widget-tab", bar, inside);
}

async function accordion(view) {
  const { model } = view, node = make("div", "widget-container widget-accordion");
  const show = () => [...node.children].forEach((part, index) => {
    part.open = index === model.get("selected_index");
    part.firstChild.textContent = model.get("titles")[index] ?? "";
  });
  const fold = (inside) => {
    const part = make("details", "", make("summary"), inside);
    part.firstChild.addEventListener("click", (event) => {
      event.preventDefault();
      tell(model, { selected_index: part.open ? null : [...node.children].indexOf(part) });
    });
    return part;
  };
  await fill(view, node, fold, show);
  follow(view, "selected_index titles", show);
  return node;
}

const KINDS = {
  BoxView: (view) => box(view, ""),
  VBoxView: (view) => box(view, "widget-vbox"),
  HBoxView: (view) => box(view, "widget-hbox"),
  TabView: tabs,
  AccordionView: accordion,
  HTMLView: (view) => words(view, "widget-html", "innerHTML"),
  LabelView: (view) => words(view, "widget-label", "textContent"),
  ButtonView: (view) => pressed(view, "widget-button", () => view.model.send({ event: "click" })),
  ToggleButtonView: toggle,
  ToggleButtonsView: dropdown,
  DropdownView: dropdown,
  ComboboxView: combobox,
  CheckboxView: checkbox,
  TextView: (view) => labelled(view, "widget-text", written(view)),
  TextareaView: (view) => labelled(view, "widget-textarea", written(view, "textarea", "")),
  IntTextView: (view) => labelled(view, "widget-text", written(view, "input", "number")),
  FloatTextView: (view) => labelled(view, "widget-text", written(view, "input", "number")),
  IntSliderView: slider,
  ProgressView: progress,
};

// Until a node is on the page: the style sheet of an anywidget goes where its node is, and it looks for its table there.
async function placed(node, signal) {
  while (!node.isConnected) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    signal.throwIfAborted();
  }
}

async function drawn(view, ref) {
  const { model, host, signal } = view;
  if (model.get("_model_module") === "anywidget") {
    const node = make("div"), widget = await host.getWidget(ref);
    placed(node, signal).then(() => widget.render({ el: node, signal }), () => {});
    return node;
  }
  const kind = KINDS[model.get("_view_name")];
  return kind ? kind(view) : make("div", "", `${model.get("_view_name")} cannot be shown here.`);
}

// The node of a widget, with its classes and its layout.
async function draw(ref, host, signal) {
  const model = await host.getModel(ref), view = { model, host, signal };
  const lent = async (name) => ({ host, signal, model: await host.getModel(known(model.get(name))) });
  view.style = (act) => { if (model.get("style")) lent("style").then((style) => follow(style, "description_width", () => act(style.model))); };
  const node = await drawn(view, ref);
  let classes = [];
  node.classList.add("jupyter-widgets");
  follow(view, "_dom_classes", () => {
    node.classList.remove(...classes);
    node.classList.add(...(classes = model.get("_dom_classes") ?? []));
  });
  const layout = await lent("layout");
  const traits = Object.keys(LAYOUT).filter((name) => layout.model.get(name) !== undefined);
  follow(layout, traits.join(" "), () => { for (const name of traits) node.style.setProperty(LAYOUT[name], layout.model.get(name) ?? ""); });
  return node;
}

const LAYOUT = Object.fromEntries(("align_content align_items align_self border_bottom border_left border_right border_top display " +
  "flex flex_flow grid_area grid_gap grid_template_areas grid_template_columns grid_template_rows height justify_content " +
  "margin max_height max_width min_height min_width order overflow padding visibility width").split(" ")
  .map((name) => [name, name.replaceAll("_", "-")]));

// Our style sheets ask as Jupyter's do whether the page is light.
function shade(el) {
  el.style.color = "light-dark(#fff, #000)";
  el.dataset.jpThemeLight = getComputedStyle(el).color === "rgb(255, 255, 255)";
  el.style.color = "";
}

async function render({ model, el, host }) {
  const end = new AbortController(), watch = new MutationObserver(() => shade(el));
  el.classList.add("cat-bridge");
  shade(el);
  for (const node of [document.documentElement, document.body]) watch.observe(node, { attributes: true });
  end.signal.addEventListener("abort", () => watch.disconnect());
  el.append(await draw(model.get("whole"), host, end.signal));
  return () => end.abort();
}

export default { render };
