// Mounts one scene: a layer that stays, a layer that moves, and places one can focus and click.
const NS = "http://www.w3.org/2000/svg";
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const HOVER = 350;                       // milliseconds until pointing shows a label
const SLIDE = { duration: 260, easing: "ease-in-out" };
const SENTENCE = /(?<=(?<!\bSt)[.!?]\s)(?!\p{Ll})|(?<=[。！？])/u;   // where one ends
const PATIENCE = 400;                    // milliseconds without an answer after which that is said
const TALL = 150;                        // pixels from which on the chance to win has room for words
const LATE = ["change:chance", "change:chance_late"];
const FINGER = 22, WIDE = 44;             // pixels by which a finger may miss a place that can be chosen; of one that none misses
const MEANT = ".legal, [data-best]";      // what a finger may mean: what can be chosen, and what is marked to be touched
const SURE = 38, CLOSE = 14;             // pixels of a place that a finger meets; between two that it may mistake
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function make(tag, attributes = {}, parent = null) {
  const node = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  parent?.append(node);
  return node;
}

const parse = (fragment) =>
  [...new DOMParser().parseFromString(`<svg xmlns="${NS}">${fragment}</svg>`, "image/svg+xml").documentElement.children]
    .map((node) => document.adoptNode(node));

const set = (node, name, value) => { if (node.getAttribute(name) !== value) node.setAttribute(name, value); };

const origin = (node) => {
  let x = 0, y = 0;
  for (const m of (node.getAttribute("transform") ?? "").matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g)) {
    x += +m[1]; y += +m[2];
  }
  return [x, y];
};

function slide(node, before) {
  if (still()) return;
  const from = origin(before), to = origin(node);
  if (node.dataset.key.startsWith("line ")) return lengthen(node, before, 2 * SLIDE.duration);
  if (from[0] === to[0] && from[1] === to[1]) return;
  if (!node.dataset.via) {
    const ends = [before, node].map((each) => ({ transform: css(each.getAttribute("transform")) }));
    return node.animate(ends, { ...SLIDE, duration: 1.5 * SLIDE.duration });
  }
  const via = (node.dataset.via ?? "").split(" ").filter(Boolean).map((pair) => pair.split(",").map(Number));
  const stops = [from, ...via, to].map(([x, y]) => ({ translate: `${x - to[0]}px ${y - to[1]}px` }));
  node.animate(stops, { ...SLIDE, duration: SLIDE.duration * Math.min(stops.length - 1, 4) });
}

// Keeps every node that did not change, so a click touches only the few that did.
function updateLayer(layer, drawn, drawings) {
  const old = new Map([...layer.children].filter((n) => n.dataset.key).map((n) => [n.dataset.key, n]));
  let place = layer.firstElementChild;
  for (const fresh of drawn) {
    fresh.written = fresh.outerHTML + (drawings[fresh.dataset.use] ?? "");
    const before = old.get(fresh.dataset.key), same = before?.written === fresh.written;
    const node = same ? before : fresh;
    if (!same && fresh.dataset.use) fresh.append(...parse(drawings[fresh.dataset.use]));
    if (node === place) place = place.nextElementSibling;
    else layer.insertBefore(node, place);
    if (!before && fresh.dataset.from && !still()) {
      node.animate([{ transform: css(fresh.dataset.from) }, { transform: css(node.getAttribute("transform")) }], { ...SLIDE, duration: 1.5 * SLIDE.duration });
    }
    if (before && !same) {
      slide(node, before);
      if (before === place) place = place.nextElementSibling;
      before.remove();
    }
  }
  while (place) { const next = place.nextElementSibling; place.remove(); place = next; }
}

// Words that meet on a line, one from either side or one beside the other, are drawn narrower.
function squeeze(layer) {
  const words = [...layer.querySelectorAll("text")].filter((node) => node.getComputedTextLength() && !node.closest("[data-key]")?.getAnimations().length);
  for (const node of words) node.removeAttribute("textLength");
  const lines = words.map((node) => ({ node, share: 1, ...node.getBoundingClientRect().toJSON(), anchor: node.getAttribute("text-anchor") }));
  lines.sort((a, b) => a.left - b.left);
  lines.forEach((a, at) => {
    for (const b of lines.slice(at + 1)) {
      if (b.left > a.right || Math.abs(a.top + a.bottom - b.top - b.bottom) > a.height || a.node.textContent === b.node.textContent) continue;
      const ends = a.anchor === "start" && b.anchor === "end", room = ends ? b.right - a.left : (b.right + b.left - a.right - a.left) / 2;
      if (ends || a.anchor + b.anchor === "middlemiddle") a.share = b.share = Math.min(a.share, b.share, (room - 6) / (a.width + b.width) * (ends ? 1 : 2));
    }
  });
  for (const { node, share } of lines) {
    if (share > 0 && share < 1) for (const [name, value] of [["textLength", share * node.getComputedTextLength()], ["lengthAdjust", "spacingAndGlyphs"]]) node.setAttribute(name, value);
  }
}

// Which target an arrow key goes to.
function neighbour(targets, from, [dx, dy]) {
  const peers = targets.filter((t) => t.group === from.group && t.id !== from.id);
  const ahead = (t) => {
    const [x, y] = from.row === undefined ? [t.at[0] - from.at[0], t.at[1] - from.at[1]] : [t.col - from.col, t.row - from.row];
    const along = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
    return { t, along, aside };
  };
  const nearest = (found) => found.sort((a, b) => a.along + 2 * a.aside - b.along - 2 * b.aside)[0]?.t;
  if (from.near) {
    const ids = new Set(from.near);
    return nearest(targets.filter((t) => ids.has(t.id)).map(ahead).filter((c) => c.along > 0 && c.aside < 2.75 * c.along));
  }
  if (from.row !== undefined) {
    const found = peers.filter((t) => t.row !== undefined).map(ahead).filter((c) => c.along > 0);
    return nearest(found.filter((c) => c.aside === 0)) ?? nearest(found.filter((c) => c.aside < c.along));
  }
  const line = targets.filter((t) => t.group === from.group);
  return line[line.indexOf(from) + dx + dy];
}

function edge(targets, from, end, all) {
  let line = targets.filter((t) => t.group === from.group && (all || from.row === undefined || t.row === from.row));
  if (!all && from.row !== undefined) line = line.sort((a, b) => a.col - b.col);
  return end ? line.at(-1) : line[0];
}

function render({ model, el }) {
  el.classList.add("cat-widget", "cat-board");
  const stage = node("div", "cat-stage", el);
  const chance = node("div", "cat-chance", stage, "", { role: "img", hidden: "" });
  const ground = make("svg", { class: "cat-ground", "aria-hidden": "true" }, stage);
  const svg = make("svg", { class: "cat-svg", role: "group", tabindex: -1 }, stage);
  const layer = (name) => make("g", { class: `cat-${name}`, "aria-hidden": "true" }, svg);
  const fixed = layer("fixed"), land = layer("marks"), way = layer("best");   // marks and the way of the best choice under names
  const moving = layer("moving"), marks = layer("marks"), best = layer("best");
  const badges = layer("badges");        // above the outline of what they are about
  const hits = make("g", { class: "cat-hits" }, svg);
  const moments = layer("moments"), ring = layer("ring");
  const tip = node("div", "cat-tip", stage, "", { "aria-hidden": "true", hidden: "" });
  const finale = node("div", "cat-finale", stage, "", { hidden: "" });
  stage.dataset.skip = model.get("wording")["tap-to-skip"];
  const stop = node("div", "cat-stop", el, "", { hidden: "" });     // what the game stops for
  const larger = node("button", "cat-larger", el, "", { type: "button", hidden: "" });   // the way back to all of a board drawn larger
  larger.textContent = model.get("wording").larger;
  const error = node("div", "cat-error", el, "", { role: "alert", hidden: "" });
  const status = node("div", "cat-status", el, "", { role: "status", "aria-live": "polite" });
  const numbers = node("details", "cat-numbers", el, "", { hidden: "" });
  node("summary", "", numbers).textContent = model.get("wording").table;
  const table = node("div", "", numbers, "", { tabindex: 0, role: "region", "aria-label": model.get("wording").table });

  const seen = {};                       // last value drawn, by trait
  const active = {};                     // the target that Tab goes to, by group
  let byId = new Map(), nodes = new Map();
  let waiting = null, asked = null;      // a timer while the kernel works; the id it was asked about
  let pointing = null;                   // timer until a label shows
  let zoom = 1;                          // by how much a finger had the board drawn larger
  let playing = null;                    // timer until the next action of a bot is shown
  let roomy = [0, 0];                    // the size that all pictures have room in meanwhile
  const queue = [];                      // pictures that are still to be shown
  let rolling = null, dice = [], landed = null;   // timer while dice tumble, here or beside; those here; what is drawn then
  let high = 0;                          // pixels of the picture as it was laid out last; asking for them here is slow

  const changed = (name) => {
    const value = model.get(name), same = seen[name] === value;
    seen[name] = value;
    return !same;
  };

  // Drawing

  function drawMoving(fragment) {
    const drawn = parse(fragment), drawings = model.get("drawings"), isBadge = (node) => node.dataset.key?.startsWith("badge ");
    updateLayer(moving, drawn.filter((node) => !isBadge(node)), drawings);
    updateLayer(badges, drawn.filter(isBadge), drawings);
    squeeze(moving);
  }

  function drawTargets() {
    const held = focusedIn(el)?.dataset?.id;
    const inside = hits.contains(focusedIn(el));
    byId = new Map(seen.targets.map((t) => [t.id, t]));
    nodes = new Map();
    const groups = new Map();
    for (const t of seen.targets) groups.set(t.group, [...(groups.get(t.group) ?? []), t]);
    hits.replaceChildren();
    for (const [name, members] of groups) {
      const grid = members.every((t) => t.row !== undefined);
      const label = model.get("groups")[name] ?? model.get("label");
      const box = make("g", { role: grid ? "grid" : "listbox", "aria-label": label }, hits);
      if (!grid) box.setAttribute("aria-multiselectable", "true");
      const rows = new Map();
      for (const t of members) {
        let parent = box;
        if (grid) {
          if (!rows.has(t.row)) rows.set(t.row, make("g", { role: "row" }, box));
          parent = rows.get(t.row);
        }
        const node = make(t.tag, { ...t.shape, class: "cat-hit", role: grid ? "gridcell" : "option", tabindex: -1, "data-id": t.id }, parent);
        nodes.set(t.id, node);
      }
    }
    if (inside && nodes.has(held)) nodes.get(held).focus();
    return inside && !nodes.has(held);
  }

  function drawState() {
    const legal = new Set(model.get("legal")), selected = new Set(model.get("selected")), spoken = model.get("spoken");
    const explained = model.get("explained");
    for (const [id, node] of nodes) {
      set(node, "aria-label", spoken[id] ?? id);
      set(node, "aria-selected", String(selected.has(id)));
      if (explained[id]) set(node, "aria-description", explained[id]);
      else node.removeAttribute("aria-description");
      set(node, "class", legal.has(id) ? "cat-hit legal" : "cat-hit");
    }
  }

  // What changed since the reader's last turn, and dice that were just rolled, also where they show what they did before.
  function drawMarks() {
    marks.replaceChildren();
    land.replaceChildren();
    for (const [id, why] of Object.entries(model.get("marks"))) {
      const target = byId.get(id);
      if (!target) continue;
      const layer = target.tag === "polygon" ? land : marks;
      const mark = make(target.tag, { ...target.shape, class: why.startsWith("just rolled") ? "fresh" : "changed" }, layer);
      mark.style.transformOrigin = `${target.at[0]}px ${target.at[1]}px`;
    }
  }

  // The best choice: its places outlined, and an arrow along the way that something goes, under pieces and names.
  function drawBest() {
    best.replaceChildren();
    way.replaceChildren();
    for (const [id, node] of nodes) node.toggleAttribute("data-best", model.get("best").includes(id));
    for (const id of model.get("best")) {
      const target = byId.get(id);
      if (target) make(target.tag, { ...target.shape, class: "shape", "data-of": id }, best);
    }
    const points = model.get("arrow");
    if (points.length < 2) return;
    const [[x0, y0], [x1, y1]] = points.slice(-2), long = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [ux, uy] = [(x1 - x0) / long, (y1 - y0) / long], back = [x1 - 13 * ux, y1 - 13 * uy];
    make("polyline", { points: [...points.slice(0, -1), back].map((p) => p.join(",")).join(" "), class: "shaft" }, way);
    const side = (k) => `${back[0] - k * uy},${back[1] + k * ux}`;
    make("polygon", { points: `${x1},${y1} ${side(10)} ${side(-10)}`, class: "head" }, way);
  }

  // The chance to win, the reader first.
  function drawChance() {
    const parts = model.get("chance");
    chance.hidden = !parts.length;
    if (parts.length !== seen.parts) el.style.setProperty("--cat-bar-room", parts.length ? "26px" : "0px");
    seen.parts = parts.length;
    chance.classList.toggle("late", Boolean(model.get("chance_late")));
    if (!parts.length) return;
    const [{ share, said, short, wins }] = parts;
    set(chance, "aria-label", said);
    chance.title = said;
    while (chance.children.length < parts.length + 1) node("div", "", chance);
    while (chance.children.length > parts.length + 1) chance.lastElementChild.remove();
    parts.forEach((part, n) => {
      chance.children[n].className = n ? "" : "you";
      chance.children[n].style.height = `${100 * part.share}%`;
    });
    let words = chance.lastElementChild;
    if (words.tagName !== "SPAN") { words.remove(); words = node("span", "", chance, "", { "aria-hidden": "true" }); }
    words.textContent = high < TALL ? short : wins;
    words.className = high < TALL ? "" : "upright";
    words.style.cssText = share > 0.5 ? "bottom: 4px; color: var(--cat-on-strong)" : "top: 4px";
  }

  function fit() {
    const [width] = seen.size ?? [0], drawn = svg.clientWidth;
    if (!width || !drawn) return;
    const scale = zoom * drawn / width;
    el.style.setProperty("--cat-shrink", scale < 0.99 || TOUCH.matches ? String(1 / scale) : "0");
    el.classList.toggle("cat-tiny", scale < 0.7);
    el.classList.toggle("cat-touch", TOUCH.matches);
    squeeze(moving);
    moveIn();
  }

  // A city or a map is a picture of its own below the rest, so that no click has the browser draw it again.
  function setApart() {
    const apart = Boolean(fixed.querySelector("[data-ground]"));
    el.classList.toggle("cat-apart", apart);
    (apart ? ground : svg).prepend(fixed);
  }

  // Words beside a line of a chart move in where they are larger than their room.
  function moveIn() {
    if (!svg.clientWidth) return;
    for (const words of fixed.querySelectorAll("line + text[text-anchor=start]")) {
      const box = words.getBBox(), over = box.x + box.width - seen.size[0];
      words.style.translate = over > 0 ? `${-over}px` : "";
    }
  }

  function chooseActive() {
    const legal = new Set(model.get("legal"));
    for (const group of new Set(seen.targets.map((t) => t.group))) {
      const members = seen.targets.filter((t) => t.group === group);
      const kept = byId.get(active[group]);
      if (kept?.group !== group) active[group] = (members.find((t) => legal.has(t.id)) ?? members[0]).id;
      for (const t of members) set(nodes.get(t.id), "tabindex", t.id === active[group] ? "0" : "-1");
    }
  }

  function rescueFocus() {
    const legal = model.get("legal").find((id) => nodes.has(id));
    (nodes.get(legal) ?? nodes.values().next().value ?? svg).focus();
  }

  function drawError() {
    const sentence = model.get("error");
    error.replaceChildren();
    error.hidden = !sentence;
    if (!sentence) return;
    node("p", "", error).textContent = said(sentence, model);
    if (!model.get("details")) return;
    const more = node("details", "", error);
    node("summary", "", more).textContent = model.get("wording").details;
    node("pre", "", more).textContent = model.get("details");
  }

  // What bots did is shown one action after the other; a click or a key skips to the end.
  function play() {
    answered();
    const frames = model.get("frames");
    if (seen.frames !== frames) queue.push(...frames);
    seen.frames = frames;
    finale.hidden ||= !model.get("finale").title;
    if (queue.length || seen.fresh !== model.get("fresh") || model.get("finale").title) magnify(1);   // what is new is seen whole
    if (playing) return;
    if (!queue.length || !("targets" in seen) || still() || document.hidden || !model.get("pace")) { queue.length = 0; return draw(); }
    el.classList.add("cat-playing");
    drawError();
    for (const layer of [marks, land, best, way]) layer.replaceChildren();   // what was said of the position before
    roomy = [0, 1].map((n) => Math.max(...[...queue.map((frame) => frame.size), model.get("size")].map((size) => size?.[n] ?? 0)));
    next();
  }

  function next() {
    playing = null;
    stop.hidden = true;
    const frame = queue.shift();
    if (!frame) { el.classList.remove("cat-playing"); draw(); return rolling ? null : end(); }
    if (seen.size !== roomy) resize(seen.size = roomy);
    seen.moving_svg = seen.marks = seen.best = null;
    const found = frame.moments ?? {}, rolls = rolled(found).length > 0;
    drawLanded(frame.moving, found, () => { if (frame.status) { say(frame.status); seen.status = null; } });
    if (frame.stops && model.get("pace")) { playing = -1; return halt(said(frame.status ?? "", model)); }
    playing = setTimeout(next, rolls * TUMBLE + Math.max(LEAST, LETTER * (frame.letters ?? 0)) * model.get("pace"));
  }

  // The game goes on when somebody has seen what it stopped for.
  function halt(words) {
    stop.replaceChildren();
    stop.hidden = !words;                // another board of the table says it
    node("p", "", stop).textContent = words;
    node("button", "", stop, "", { type: "button" }).textContent = model.get("wording")["go-on"];
  }

  // A click or a key skips to the end, but not over a stop further on.
  function skip() {
    settle();
    if (!playing) return;
    clearTimeout(playing);
    const after = playing === -1 ? -1 : queue.findIndex((frame) => frame.stops && model.get("pace"));
    if (playing !== -1) queue.splice(0, after < 0 ? queue.length : after);
    next();
  }

  // The page goes on: what waited for the picture is told now.
  function end() {
    tell();
    (el.closest(".cat-table") ?? el).dispatchEvent(new Event("cat-played"));
  }

  // Dice lie at once.
  function settle() {
    if (!rolling) return;
    clearTimeout(rolling);
    rolling = null;
    dice.forEach((each) => each.cancel());
    el.classList.remove("cat-rolling");
    landed?.();
    landed = null;
    if (!playing) end();
  }

  const isQuick = () => still() || document.hidden || !model.get("pace");
  const rolled = (found) => (isQuick() ? [] : Object.keys(found).filter((id) => found[id].startsWith("roll")).flatMap((id) => [id, `die ${id}`]));

  // What dice decide is seen once they lie, and told then: the dice themselves are drawn at once.
  function drawLanded(fragment, found, then = () => {}) {
    const names = rolled(found), here = names.some((name) => fragment.includes(`data-key="${name}"`));
    if (here || !names.length) drawMoving(fragment);
    landed = here ? then : () => { drawMoving(fragment); then(); };
    if (!names.length) { then(); landed = null; }
    mark(found);
  }

  // What the position is reached by: dice tumble, moments are seen and heard.
  function mark(found) {
    if (isQuick()) return;
    const kinds = Object.values(found).flatMap((each) => each.split(" ")), names = rolled(found), rolls = names.length > 0;
    if (model.get("sound")) for (const kind of new Set(kinds)) hear(kind);
    if (rolls) {
      dice = [...moving.children].filter((node) => names.includes(node.dataset.key)).map(tumble);
      clearTimeout(rolling);
      rolling = setTimeout(settle, TUMBLE);
      el.classList.add("cat-rolling");
    }
    for (const [id, each] of Object.entries(found)) {
      const place = byId.get(id), kind = each.split(" ").at(-1);
      if (place && kind !== "roll") setTimeout(() => flash(moments, kind, place.at), rolls ? TUMBLE : 0);
    }
  }

  function markCut() {
    const isCut = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
    const parts = [...status.querySelectorAll("span:first-child > i")], going = status.matches(".story") ? parts : parts.reverse(), kept = going.at(-1);
    for (const part of going) part.classList.remove("over", "short");
    for (const part of going) part.classList.toggle(part === kept ? "short" : "over", isCut(part.parentNode));
    status.classList.toggle("cut", Boolean(status.querySelector(".over")) || [status, ...status.querySelectorAll("span")].some(isCut));
  }

  // What happened, and what is asked now; where there is no room for all, whole sentences: of a story the last, of a hint the first.
  function say(words, asked = "") {
    const asks = asked && words.endsWith(asked), before = asks ? words.slice(0, -asked.length) : words;
    status.classList.toggle("story", asks || Boolean(el.closest(".cat-guided")));
    status.replaceChildren();
    status.classList.remove("whole");
    if (!words) return;
    const all = node("div", "", status);
    for (const part of [before, words.slice(before.length)]) {
      const span = node("span", "", all);
      for (const sentence of said(part, model).split(SENTENCE)) if (sentence) node("i", "", span).textContent = sentence;
    }
    markCut();
  }

  function tell() {
    drawLate();
    if (changed("status")) say(seen.status, model.get("asked"));
    if (changed("finale")) setTimeout(drawFinale, still() || !model.get("pace") ? 0 : 1.3 * MOMENT);   // after the last move
  }

  // The winner's moment: who has won and why, until somebody looks at the board again.
  function drawFinale() {
    const told = model.get("finale");
    finale.replaceChildren();
    finale.hidden = !told.title;
    if (!told.title) return;
    const picture = make("svg", { viewBox: "0 0 60 40", class: told.won ? "won" : "", "aria-hidden": "true" }, finale);
    make("path", { d: "M6 34L2 8L17 20L30 3L43 20L58 8L54 34Z" }, picture);
    node("strong", "", finale).textContent = told.title;
    for (const words of told.lines) node("p", "", finale).textContent = words;
    node("button", "", finale, "", { type: "button" }).textContent = model.get("wording")["see-board"];
    if (still()) return;
    finale.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: 400, easing: "ease-out" });
    if (told.won) confetti(stage);
    if (model.get("sound")) hear(told.won ? "win" : "loss");
  }

  function resize([width, height]) {
    for (const picture of [svg, ground]) set(picture, "viewBox", `0 0 ${width} ${height}`);
    el.style.setProperty("--cat-board-width", `${width}px`);
    el.style.setProperty("--cat-board-ratio", `${width / Math.max(1, height)}`);
  }

  function draw() {
    answered();
    const hadFocus = svg.contains(focusedIn(el));
    if (changed("size")) {
      resize(seen.size);
      fit();
    }
    if (changed("label")) svg.setAttribute("aria-label", seen.label);
    if (changed("fixed_svg")) {
      fixed.replaceChildren(...parse(seen.fixed_svg));
      setApart();
      moveIn();
    }
    const isNew = "fresh" in seen && seen.fresh !== model.get("fresh"), redrawn = changed("moving_svg");
    if (redrawn && !isNew) { landed = null; drawMoving(seen.moving_svg); }
    const regrouped = changed("groups");
    const lost = (changed("targets") || regrouped) && drawTargets();
    const moved = [changed("legal"), changed("selected"), changed("spoken"), changed("explained")].some(Boolean);
    if (moved || lost || regrouped) drawState();
    if ([changed("marks"), changed("fresh"), lost].some(Boolean)) drawMarks();
    if ([changed("best"), changed("arrow"), lost].some(Boolean)) drawBest();
    const wanted = byId.get(model.get("focus"));
    if (wanted) active[wanted.group] = wanted.id;
    chooseActive();
    if (wanted && hadFocus) nodes.get(wanted.id).focus();
    else if (lost) rescueFocus();
    drawRing();
    if (isNew) redrawn ? drawLanded(seen.moving_svg, model.get("moments")) : mark(model.get("moments"));
    if (!rolling) tell();
    if (changed("numbers")) { table.innerHTML = seen.numbers; numbers.hidden = !seen.numbers; }
    const failed = [changed("error"), changed("details")].some(Boolean);
    if (failed || asked) drawError();      // said anew, even if the sentence is the same
    asked = null;
    svg.dataset.rev = model.get("rev");
  }

  // Focus ring and label

  function drawRing() {
    const node = focusedIn(el);
    const target = hits.contains(node) && node.matches(":focus-visible") ? byId.get(node.dataset.id) : null;
    ring.replaceChildren();
    if (!target) return hideTip();
    for (const name of ["outer", "inner"]) make(target.tag, { ...target.shape, class: name }, ring);
    showTip(node);
  }

  function showTip(place) {
    const box = place.getBoundingClientRect(), home = stage.getBoundingClientRect();
    tip.textContent = place.getAttribute("aria-label");
    const does = model.get("explained")[place.dataset.id];
    if (does) node("div", "does", tip).textContent = does;
    tip.hidden = false;
    const half = tip.offsetWidth / 2, middle = box.left + box.width / 2 - home.left;
    tip.style.left = `${Math.max(half, Math.min(home.width - half, middle))}px`;
    const above = box.top - home.top - tip.offsetHeight - 6;
    tip.style.top = `${above < 0 ? box.bottom - home.top + 6 : above}px`;
  }

  function hideTip() {
    clearTimeout(pointing);
    tip.hidden = true;
  }

  function onPoint(event) {
    const node = hit(event);
    if (!node || event.pointerType !== "mouse" || !tip.hidden) return;
    clearTimeout(pointing);
    pointing = setTimeout(() => node.isConnected && showTip(node), HOVER);
  }

  function moveTo(target) {
    if (!target) return;
    nodes.get(active[target.group])?.setAttribute("tabindex", "-1");
    active[target.group] = target.id;
    nodes.get(target.id).setAttribute("tabindex", "0");
    nodes.get(target.id).focus();
  }

  // Messages

  // A kernel that has ended can't answer: that is said at once, and the last picture stays.
  function lose() {
    answered();
    el.classList.add("cat-lost");
    error.replaceChildren();
    error.hidden = false;
    node("p", "", error).textContent = model.get("lost");
  }

  // The first board of a table says it, so that nobody waits for a bot that will never answer.
  function onKernel(_, status) {
    const first = (el.closest(".cat-table") ?? el.parentElement)?.querySelector(".cat-board") ?? el;
    if (ENDED.includes(status) && (first === el || waiting)) lose();
  }

  function send(message) {
    answered();
    if (isLost(model)) return lose();
    try { model.send(message); } catch { return lose(); }
    waiting = setTimeout(() => {
      el.classList.add("cat-waiting");
      status.textContent = model.get("wording").thinking;
      seen.status = null;
    }, PATIENCE);
  }

  function ask(id) { asked = id; send({ type: "click", id }); }

  function answered() {
    clearTimeout(waiting);
    waiting = null;
    el.classList.remove("cat-waiting");
  }

  const hit = (event) => event.target.closest?.(".cat-hit");
  status.addEventListener("click", () => status.classList.toggle("whole"));
  larger.addEventListener("click", () => magnify(1));
  stop.addEventListener("click", skipAll);
  finale.addEventListener("click", (event) => { finale.hidden = true; event.stopPropagation(); });

  // The place that can be chosen nearest to a finger which touched none, or a small one that cannot.
  function missed({ pointerType, clientX, clientY }, node) {
    const { width, height } = node?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (pointerType !== "touch" || node?.matches(MEANT) || Math.min(width, height) >= WIDE) return null;
    const [found] = near(clientX, clientY);
    return found && found[0] <= FINGER ? found[1] : null;
  }

  // The places that can be chosen, the nearest to a point first, each with its distance.
  function near(x, y) {
    const beside = (node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return [Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)), node];
    };
    return [...nodes.values()].filter((node) => node.matches(MEANT)).map(beside).sort((a, b) => a[0] - b[0]);
  }

  // A finger among small places has the board drawn larger around it, until it touches again.
  function enlarge({ pointerType, clientX, clientY }, node) {
    const { width, height } = node?.getBoundingClientRect() ?? svg.getBoundingClientRect(), small = Math.min(width, height);
    const crowded = small < SURE && near(clientX, clientY).filter(([away]) => away <= CLOSE).length > 1;
    const wished = pointerType === "touch" && zoom === 1 && (node ? crowded : el.matches(".cat-apart"));
    const { left, top } = svg.getBoundingClientRect();
    if (wished) el.style.setProperty("--cat-zoom-at", `${clientX - left}px ${clientY - top}px`);
    magnify(wished ? Math.min(4, Math.max(2, WIDE / small)) : 1);
    return wished;
  }

  function magnify(by) {
    if (zoom === by) return;
    zoom = by;
    el.style.setProperty("--cat-zoom", zoom);
    el.classList.toggle("cat-zoomed", zoom !== 1);
    larger.hidden = zoom === 1;
    fit();
  }

  function onClick(event) {
    const node = missed(event, hit(event)) ?? hit(event);
    if (skipAll()) return;
    if (el.matches(".cat-waiting") || (waiting && event.detail > 1) || enlarge(event, node) || !node) return;
    moveTo(byId.get(node.dataset.id));
    hideTip();
    ask(node.dataset.id);
  }

  function onKey(event) {
    if (event.altKey || event.metaKey) return;
    if (skipAll()) { event.preventDefault(); return event.stopPropagation(); }
    const from = byId.get(hit(event)?.dataset.id), key = event.key;
    if (key === "Home" || key === "End") { if (from) moveTo(edge(seen.targets, from, key === "End", event.ctrlKey)); }
    else if (event.ctrlKey) return;
    else if (event.shiftKey && key === "Enter") return;
    else if (ARROWS[key]) { if (from) moveTo(neighbour(seen.targets, from, ARROWS[key])); }
    else if (key === "Enter" || key === " ") {
      if (!from) return;
      ask(from.id);
    } else if (key === "Escape") { hideTip(); send({ type: "cancel" }); }
    else if (key.length === 1 && svg.contains(event.target)) {
      const id = model.get("shortcuts")[key] ?? model.get("shortcuts")[key.toLowerCase()];
      if (id) ask(id);
    } else return;
    if (svg.contains(event.target)) event.preventDefault();
    event.stopPropagation();             // else JupyterLab's command mode takes the key
  }

  // All boards of a table skip together.
  function skipAll() {
    if (!playing && !rolling) return false;
    const stopped = Boolean(playing);
    (el.closest(".cat-table") ?? el.parentElement).querySelectorAll(".cat-board").forEach((board) => board.dispatchEvent(new Event("cat-skip")));
    return stopped;
  }

  const listening = new AbortController(), { signal } = listening;
  stage.addEventListener("click", onClick, { signal });
  stage.addEventListener("keydown", onKey, { signal });
  stage.addEventListener("focusin", drawRing, { signal });
  stage.addEventListener("focusout", () => { ring.replaceChildren(); hideTip(); }, { signal });
  stage.addEventListener("pointermove", onPoint, { signal });
  stage.addEventListener("pointerout", hideTip, { signal });
  el.addEventListener("cat-skip", skip, { signal });
  document.addEventListener("click", (event) => {   // what a tool tells is of the position after all pictures, but for a stop
    if (!event.target.closest(".cat-tools button") || !el.closest(".cat-table")?.contains(event.target)) return;
    if (playing !== -1 && queue.some((frame) => frame.stops)) event.stopPropagation();
    else queue.length = 0;
    skip();
  }, { signal, capture: true });
  const sizes = new ResizeObserver(([{ contentRect }]) => {
    const changes = (high < TALL) !== (contentRect.height < TALL);
    high = contentRect.height;
    fit();
    if (changes) drawChance();
  });
  const cuts = new ResizeObserver(markCut);
  sizes.observe(svg);
  cuts.observe(status);
  const drawLate = () => { if (!playing && !rolling && [changed("chance"), changed("chance_late")].some(Boolean)) drawChance(); };
  const kernel = model.widget_manager?.kernel;
  kernel?.statusChanged?.connect(onKernel);
  model.on("change:rev", play);
  for (const event of LATE) model.on(event, drawLate);
  seen.frames = model.get("frames");
  draw();
  if (!still() && !model.get("motion")) { model.set("motion", true); model.save_changes(); }
  return () => { sizes.disconnect(); cuts.disconnect(); listening.abort(); answered(); hideTip(); clearTimeout(playing); clearTimeout(rolling); kernel?.statusChanged?.disconnect(onKernel); model.off("change:rev", play); for (const event of LATE) model.off(event, drawLate); };
}

export default { render };
