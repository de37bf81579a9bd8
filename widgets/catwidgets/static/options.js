// A list of choices as buttons with a bar for what each is worth, and the keyboard of the table around it.
const ROOM = 300, LEAST = 32;            // pixels of a list from which on it scrolls; of one row
const HINT = 20, CROWDED = 112;          // pixels of a line below it; of a list that wants the room of that line
const NARROW = 560;                      // pixels of a table from which on its list may stand beside something, as in table.css
const BESIDE = 900, LYING_WIDE = 600;    // pixels of a table from which on all stands beside its board; on a phone on its side
const ROOMY = 600, TOP = 100;            // pixels beside a board for two columns; of a page above a table that stay in sight
const SHORT = 22;                        // characters of a choice that fits beside another one
const BAR = 0.15, READ = 0.3;            // of a phone's height: the bar at the thumb; with worth to read, or on its side
const LYING = 500;                       // pixels of height below which a phone lies on its side, as in table.css
const MEMORY = "catlib table";           // where the device remembers how tables are set

// A kernel that has ended can't answer: the list says so at once.
function send(model, list, message) {
  try {
    if (!isLost(model)) return model.send(message);
  } catch { /* told below */ }
  const hint = list.parentElement.querySelector(".hint");
  hint.hidden = false;
  hint.setAttribute("role", "alert");
  hint.classList.add("lost");
  hint.textContent = model.get("lost");
}

const choose = (model, list, id) => send(model, list, { type: "choose", id, position: model.get("position") });

function row(choice, model, list) {
  const place = node("li", choice.place ? "cat-choice place" : "cat-choice", list), hidden = { "aria-hidden": "true" };
  const button = node("button", choice.best ? "best" : "", place, "", { type: "button", "data-id": choice.id, title: choice.detail });
  if (choice.value) node("span", "bar", button, "", hidden).style.width = `${Math.round(100 * choice.share)}%`;
  const label = node("span", "label", button, choice.label);
  if (choice.key) {
    node("kbd", "", label, choice.key, hidden);
    button.setAttribute("aria-keyshortcuts", choice.key);
  }
  if (choice.value) {
    const silent = choice.spoken ? hidden : {};  // said in words
    node("span", "value", button, (choice.best ? "★ " : "") + choice.value, silent);
    node("span", "regret", button, choice.regret, silent);
  }
  if (choice.spoken) button.setAttribute("aria-description", choice.spoken);
  button.addEventListener("click", () => choose(model, list, choice.id));
}

function render({ model, el }) {
  el.classList.add("cat-widget", "cat-options");
  const head = node("div", "head", el);
  const title = node("h2", "title", head), mark = node("span", "mark", head);
  const measure = node("p", "measure", el);
  const list = node("ul", "list", el);
  const more = node("p", "more", el, "", { "aria-hidden": "true", hidden: "" });    // says that a list which is cut goes on
  const hint = node("p", "hint", el);
  let home = null;                       // the table, once we are in the page
  let last = null;                       // what had the focus in it
  let position = null;                   // what the rows are about
  let pressed = false, late = false;     // whether a button is held down, and something is to be drawn after it
  let again = false, cutting = 0;        // whether the list begins anew at its top; the frame in which it is cut
  let moved = false;                     // whether a row is kept where the mouse is, out of its order

  const buttons = () => [...list.querySelectorAll("button")];
  const rows = () => [...list.children].filter((each) => each.offsetHeight);   // a phone leaves some to the board

  // The row that the mouse is over stays where it is while worth comes in, until the mouse leaves the list.
  function arranged(choices) {
    moved = false;
    const place = buttons().findIndex((button) => button.matches(":hover"));
    const held = place < 0 ? null : choices.find((choice) => choice.id === buttons()[place].dataset.id);
    if (!held || position !== model.get("position")) return choices;
    const others = choices.filter((choice) => choice !== held);
    moved = choices.indexOf(held) !== place;
    return [...others.slice(0, place), held, ...others.slice(place)];
  }

  // How high the list and the lines below it may be for the table to fit the window from its top on. On a phone it is a bar
  // at the thumb that leaves the board in sight.
  function room() {
    const table = el.closest(".cat-table");
    if (!table) return ROOM + 2 * HINT;
    const lies = innerHeight < LYING, share = lies || model.get("measure") ? READ : BAR;
    if (lies || table.clientWidth < NARROW) return Math.max(3 * LEAST, innerHeight * share) + HINT;
    const above = list.getBoundingClientRect().top - table.getBoundingClientRect().top;
    const page = el.closest(".jp-WindowedPanel-outer")?.clientHeight ?? innerHeight - Math.min(TOP, table.getBoundingClientRect().top + scrollY);
    const left = page - above - 10;
    return left < 0 ? ROOM + 2 * HINT : Math.min(ROOM + 2 * HINT, Math.max(LEAST, left));
  }

  // Say how many rows are below what is seen of a list that is cut.
  function tellMore() {
    const end = list.getBoundingClientRect().bottom + 1;
    const below = rows().filter((each) => each.getBoundingClientRect().bottom > end).length;
    const [lower, upper] = model.get("unseen");
    more.textContent = below ? lower.replace("#", below) : upper;
  }

  // Whether there is room for all beside the board, and in two columns.
  function arrange() {
    const stage = home?.querySelector(".cat-main > .cat-stage"), wide = home?.clientWidth;
    if (!stage) return;
    home.classList.toggle("cat-beside", wide >= (innerHeight <= LYING ? LYING_WIDE : BESIDE) && !home.matches(".cat-flat"));
    home.classList.toggle("cat-roomy", wide - stage.offsetWidth >= ROOMY);
  }

  // In the next frame, when everything else that a message changed is laid out too.
  function cutSoon() {
    cutting ||= requestAnimationFrame(cut);
  }

  // A long list shows whole rows and scrolls; none moves away under a button that is held down.
  function cut() {
    cutting = 0;
    arrange();
    late = late || pressed;
    if (pressed) return;
    const seen = again ? 0 : list.scrollTop;
    again = false;
    list.style.maxHeight = "";
    const all = room(), crowded = all < CROWDED, ends = () => {
      const top = list.getBoundingClientRect().top - list.scrollTop;
      return rows().map((each) => each.getBoundingClientRect().bottom - top);
    };
    const rest = crowded ? all : all - HINT, isCut = ends().at(-1) > rest;
    more.hidden = !isCut;
    hint.classList.toggle("crowded", crowded);
    if (!isCut) return;
    const most = Math.max(LEAST, rest - HINT);
    list.style.maxHeight = `${most}px`;  // rows are narrower, and may be higher, beside a scrollbar
    const narrow = ends();
    list.style.maxHeight = `${Math.max(...narrow.filter((end) => end <= most), narrow[0])}px`;
    void list.offsetHeight;              // a list that was cut snaps to a row of its own choice
    list.scrollTop = seen;
    tellMore();
  }

  function drawRows() {
    const held = focusedIn(el), had = list.contains(held);
    const choices = arranged(model.get("choices"));
    again = again || position !== model.get("position");
    position = model.get("position");
    list.replaceChildren();
    for (const choice of choices) row(choice, model, list);
    const isShort = (choice) => choice.label.length <= SHORT;
    const letters = (choice) => choice.label.length + (choice.value ? choice.value.length + 2 : 0) + (choice.key ? 4 : 0);
    list.classList.toggle("short", choices.filter(isShort).length > 1);
    list.style.setProperty("--cat-choice-width", `${34 + 6.8 * Math.max(0, ...choices.filter(isShort).map(letters))}px`);
    choices.forEach((choice, n) => list.children[n].classList.toggle("long", !isShort(choice)));
    cutSoon();
    if (had) (buttons().find((b) => b.dataset.id === held.dataset.id) ?? buttons()[0])?.focus();
  }

  // The keyboard follows from board to board, and never falls out of the table with a button that is no longer there.
  function lead() {
    settle();
    if (!home) return;
    const active = focusedIn(el);
    const onBoard = active.matches?.(".cat-hit:focus-visible") && home.contains(active);
    const fallen = last && (last.disabled || !last.isConnected) && (active === document.body || active === last);
    if (!fallen && !(onBoard && model.get("leads"))) return;
    const place = model.get("focus") && home.querySelector(`.cat-hit[data-id="${CSS.escape(model.get("focus"))}"]`);
    (place || buttons().find((each) => each.offsetHeight))?.focus();
  }

  // What a guide marks comes into sight, above the bar; on a phone the board does after each act, and for a marked button.
  function showMark(acted) {
    if (!acted && home?.matches(".cat-open")) return;  // whoever sets a switch there goes on reading
    const guided = home?.matches(".cat-guided"), mark = guided ? home.querySelector(".cat-hit[data-best]") : null;
    const stage = acted || guided ? home?.querySelector(".cat-main > .cat-stage") : null;  // back from dice below it, too
    const place = mark && !mark.closest(".cat-main") ? mark : stage;
    const far = home?.getBoundingClientRect();  // a table out of sight stays there
    if (!place || (!mark && home.clientWidth >= NARROW) || far.bottom < 0 || far.top > innerHeight) return;
    const { top, bottom } = place.getBoundingClientRect(), isBar = home.clientWidth < NARROW && el.offsetHeight;
    const bar = isBar ? el.getBoundingClientRect().top : innerHeight;
    if (top >= 0 && bottom <= bar) return;
    if (place !== stage) place.scrollIntoView({ block: "center" });
    else if (bottom + scrollY <= bar) scrollTo(0, 0);   // the head of the page fits above it
    else home.querySelector(home.matches(".cat-open") ? ".cat-main > .cat-status" : ".cat-tools").scrollIntoView({ block: "start" });
  }

  // A list that changes between press and release would lose the click.
  // The list waits for the picture: it would tell how the dice fall.
  function draw() {
    late = pressed || Boolean(home?.querySelector(".cat-playing, .cat-rolling"));
    if (!late) drawNow();
  }

  function waited() {
    if (late && !pressed) draw();
  }

  function release() {
    pressed = false;
    if (late) setTimeout(draw, 60);      // after the click, which a finger sends a little later
  }

  function drawNow() {
    title.textContent = model.get("heading");
    mark.textContent = model.get("mark");
    mark.hidden = !model.get("mark");
    mark.classList.toggle("exact", model.get("choices").some((choice) => choice.detail));  // exactly so much
    measure.textContent = model.get("measure");
    measure.hidden = !model.get("measure");
    hint.textContent = said(model.get("hint"), model);
    hint.hidden = !model.get("hint");
    el.classList.toggle("quiet", !model.get("measure"));
    el.classList.toggle("plain", !model.get("measure") && !model.get("choices").some((choice) => choice.value));
    const acted = position !== null && position !== model.get("position");
    drawRows();
    lead();
    requestAnimationFrame(() => requestAnimationFrame(() => showMark(acted)));
    list.dataset.rev = model.get("rev");
  }

  // up and down walk through the list
  function onListKey(event) {
    const all = buttons(), at = all.indexOf(focusedIn(el));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    all[to]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  // a plain key in the table is for the table, lists included; JupyterLab's command mode would take it
  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Tab" || event.key === "Escape" || (event.shiftKey && event.key === "Enter")) return;
    event.stopPropagation();
    if (isTyping(event.target)) return;
    const id = model.get("shortcuts")[event.key.toLowerCase()];
    if (id && !event.repeat) {
      choose(model, list, id);
      event.preventDefault();
    }
  }

  // While bots play, a key anywhere in the table or a click on the list goes on to the reader's own decision.
  function skipBots(event) {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || ["Tab", "Shift"].includes(event.key));
    const waits = event.type === "click" ? ".cat-playing, .cat-rolling" : ".cat-playing";
    if (!isPlain || !home.querySelector(waits) || (event.type === "click" && !el.contains(event.target))) return;
    for (const board of home.querySelectorAll(".cat-board")) board.dispatchEvent(new Event("cat-skip"));
    event.preventDefault();
    event.stopPropagation();
  }

  function reveal() {
    const part = (home ?? el).querySelector(`.${model.get("reveals").split(" ")[0]}`);
    part?.scrollIntoView({ block: innerWidth < 560 && part.matches(".cat-tabs") ? "start" : "nearest" });  // they grow
  }

  // The first table of a page that is run comes into view, as Run All goes on to the end of the page.
  function arrive() {
    settle();
    if (model.get("arrived") || !home) return;
    arrange();
    model.set("arrived", true);
    model.save_changes?.();
    const { top, bottom } = (home.querySelector(".cat-main > .cat-stage") ?? home).getBoundingClientRect();
    const seen = top >= 0 && bottom <= innerHeight;
    const far = top > innerHeight && !home.closest(".jp-Notebook");   // a later table of a page may be there before the first
    if (!seen && !far && document.querySelector(".cat-table") === home) home.scrollIntoView({ block: "start" });
  }

  const sizes = new ResizeObserver(cutSoon);
  const listening = new AbortController(), { signal } = listening;
  function settle() {
    if (home || !el.isConnected) return;
    home = el.closest(".cat-table") ?? el;
    sizes.observe(home);
    for (const type of ["keydown", "click"]) home.addEventListener(type, skipBots, { capture: true, signal });
    home.addEventListener("cat-played", waited, { signal });
    home.addEventListener("keydown", onKey, { signal });
    home.addEventListener("focusin", (event) => { last = event.target; }, { signal });
  }

  // What somebody sets at one table holds at every other on this device, where it may remember anything.
  function remember() {
    try { localStorage.setItem(MEMORY, JSON.stringify(model.get("device"))); } catch { /* set for now */ }
  }

  function recall() {
    try {
      model.set("device", { told: [], ...JSON.parse(localStorage.getItem(MEMORY)) });
      model.save_changes();
    } catch { /* as it is */ }
  }

  list.addEventListener("keydown", onListKey, { signal });
  list.addEventListener("scroll", tellMore, { signal });
  list.addEventListener("pointerleave", () => { if (moved) draw(); });
  list.addEventListener("pointerdown", () => { pressed = true; }, { signal });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, { signal });
  addEventListener("resize", cut, { signal });
  model.on("change:rev", draw);
  model.on("change:reveals", reveal);
  recall();
  model.on("change:device", remember);
  draw();
  requestAnimationFrame(arrive);
  return () => { model.off("change:rev", draw); model.off("change:reveals", reveal); model.off("change:device", remember); listening.abort(); sizes.disconnect(); };
}
export default { render };
