// The page's end of the closed room: fetches what the room needs, hands it in, asks, waits, and tears it down.
import { say } from "./say.js";
import { at } from "./where.js";

const PARTS = { "frame.js": "room/frame.js", "worker.js": "room/worker.js" };
for (const name of ["lib/require.min.js", "lib/widgets.js", "lib/anywidget.js", "pyodide/pyodide.asm.wasm.gz", "pyodide/pyodide-lock.json",
  "python/pydantic.wasm.gz", "python/snapshot.bin.zst", "python/own.bin.zst", "python/archives.json", "python/rest.zip.zst",
  "python/library.zip.zst"]) PARTS[name] = name;
const VOICE = `python/voice-${document.documentElement.dataset.language}.bin.zst`;  // the reader's language
if (document.documentElement.dataset.language) PARTS[VOICE] = VOICE;
const BEAT = 1000;  // milliseconds between two questions whether it still answers

// How much has come of what was announced, as a share.
let all = 0, here = 0, came = () => {};

async function part(name) {
  const response = await fetch(at(name));
  if (!response.ok) throw new Error(`${name} could not be fetched (${response.status})`);
  all += Number(response.headers.get("Content-Length"));
  response.clone().body.pipeTo(new WritableStream({ write: ({ length }) => came((here += length) / all) })).catch(() => {});
  return new Blob([await response.arrayBuffer()], { type: name.endsWith("js") ? "text/javascript" : "" });
}
const words = async (name) => (await part(name)).text();

let fetched = null;
const everything = () => (fetched ??= Promise.all([
  Promise.all(Object.entries(PARTS).map(async ([name, from]) => [name, await part(from)])).then(Object.fromEntries),
  Promise.all(["tokens.css", "site.css", "workshop.css"].map(words)), words("room/modules.json").then(JSON.parse),
])).catch((error) => { fetched = null; throw error; });

export class Room {
  // `heard` takes what the room says, by its type; `slow` the seconds for which it has not answered.
  constructor(place, html, look, heard, slow) {
    Object.assign(this, { place, html, look, heard, slow, count: 0, frame: null });
    addEventListener("message", ({ source, data }) => { if (this.frame && source === this.frame.contentWindow) this.hear(data); });
    setInterval(() => this.beat(), BEAT);
    came = (share) => heard.came(Math.min(1, share));
  }

  begin() {
    this.leave();
    const frame = Object.assign(document.createElement("iframe"), { title: say("workshop-game"), srcdoc: this.html });
    frame.setAttribute("sandbox", "allow-scripts allow-modals");  // a report is printed from there
    const loaded = new Promise((resolve) => { frame.onload = resolve; });
    this.place.append(frame);
    Object.assign(this, { frame, waiting: new Map(), sounded: 0 });
    this.ready = new Promise((resolve, reject) => { this.waiting.set("ready", { resolve, reject }); });
    this.ready.catch(() => {});
    Promise.all([everything(), loaded]).then(([[parts, styles, modules]]) => {
      if (frame === this.frame) frame.contentWindow.postMessage({ parts, styles, modules, ...this.look() }, "*");
    }, (error) => this.hear({ type: "failed", message: error.message }));
  }

  leave() {
    this.frame?.remove();
    this.frame = null;
    for (const { reject } of this.waiting?.values() ?? []) reject(new Error("left"));
    this.waiting = new Map();
  }

  // What comes from the room may be anything: of its messages only their known parts are read, and as text.
  hear(data) {
    const { type } = Object(data), end = (id) => {
      const found = this.waiting.get(id);
      if (this.waiting.delete(id)) this.sounded = performance.now();
      return found;
    };
    if (type === "ready") {
      this.show();  // what changed while the room was made
      end("ready")?.resolve();
    } else if (type === "answered") { try { end(data.id)?.resolve(JSON.parse(data.text)); } catch { /* no answer */ } }
    else if (type === "done") end(`cell ${data.cell}`)?.resolve(data.well === true);
    else if (type === "failed" || type === "broken") {
      const error = new Error(String(data.message).slice(0, 500));
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
      this.heard.failed?.(error);
    } else this.heard[type]?.(data);
  }

  async ask(door, given = {}) {
    await this.ready;
    const id = `${door} ${++this.count}`;
    return this.waits(id, { type: "ask", door, id, text: JSON.stringify(given) });
  }

  // Run what the site itself has written, never what came with a link.
  async run(cell, code) {
    await this.ready;
    return this.waits(`cell ${cell}`, { type: "run", cell, code });
  }

  waits(id, message) {
    this.waiting.get(id)?.reject(new Error("left"));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post(message);
    });
  }

  // What it was asked and has not answered, but for whether it still answers.
  asked() { return [...this.waiting?.keys() ?? []].filter((id) => id !== "ready" && id !== "pulse"); }

  // In the page's theme, size of type and language.
  show() { this.post({ type: "look", ...this.look() }); }

  post(message) { this.frame?.contentWindow?.postMessage(message, "*"); }

  beat() {
    if (!this.frame || this.waiting.has("ready")) return;
    if (this.waiting.has("pulse")) return this.slow((performance.now() - this.sounded) / 1000);
    this.sounded = performance.now();
    this.waits("pulse", { type: "ask", door: "pulse", id: "pulse", text: "{}" }).then(() => this.slow(0), () => {});
  }
}
