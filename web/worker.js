// Runs the library: Python in WebAssembly, away from the page, so that the page answers while Python thinks.
import "./forget.js";
import { ZSTDDecoder } from "./lib/zstddec.mjs";
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { withMachineCode, withTrampoline } from "./machine.js";
import { env, unpack } from "./unpack.js";
import { at, found } from "./where.js";

const RUNTIME = "pyodide/pyodide.asm.wasm";  // which Pyodide asks for, and which comes packed
const NO_FILES = new Uint8Array([80, 75, 5, 6, ...Array(18).fill(0)]);  // an archive
const decoder = new ZSTDDecoder();
let kernel = null, visit = null;
const [language, more] = self.name.split(" ");  // "de", or "de games" with rulebooks, "de lessons" with lessons on games, or "de odds"

const post = (message, buffers = []) => self.postMessage(message, buffers);
const stage = (words) => post({ type: "stage", words, at: performance.now() });

// What is fetched until Python starts is counted, Pyodide's own requests too, and told as a share of all of it.
const plainly = self.fetch;
function countFetched(archives) {
  let come = 0, all = Infinity;
  const told = () => { if (self.fetch !== plainly) post({ type: "fetched", share: come / all }); };
  archives.then(({ bytes }) => { all = bytes; told(); }, () => {});
  const count = (part) => { come += part.length; told(); };
  self.fetch = async (address, ...how) => {
    if (String(address).endsWith(RUNTIME)) return unzipped(`${RUNTIME}.gz`);
    const response = await plainly.call(self, found(address), ...how);
    response.clone().body?.pipeTo(new WritableStream({ write: count })).catch(() => {});
    return response;
  };
}

// An archive that an import asks for; Python waits for it.
function fetchedNow(python, name) {
  const request = new XMLHttpRequest();
  request.open("GET", at(`python/${name}.zip.zst`), false);
  request.responseType = "arraybuffer";
  try { request.send(); } catch { request.failed = true; }
  if (request.failed || request.status !== 200) throw new Error(name); // parts.py says it
  python.FS.writeFile(`/${name}.zip`, decoder.decode(new Uint8Array(request.response)));
  return `/${name}.zip`;
}

async function fetched(name) {
  const response = await fetch(at(name));
  if (!response.ok) throw new Error(`${name} could not be fetched (${response.status})`);
  return response;
}
// Machine code is made ready while it comes.
async function unzipped(name) {
  const whole = (await fetched(name)).body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(whole, { headers: { "Content-Type": "application/wasm" } });
}
async function unpacked(name) {
  const [packed] = await Promise.all([fetched(`${name}.zst`).then((response) => response.arrayBuffer()), decoder.init()]);
  return decoder.decode(new Uint8Array(packed));
}

// Where its runtime cannot be fetched, Pyodide only warns and waits for ever; `lost` hears of it.
let lost = () => {};
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = (...how) => {
  const made = instantiateStreaming.apply(WebAssembly, how);
  made.catch((error) => lost(error));
  return made;
};

// Python as it was when the site was built, which is sooner there than Python from its beginning.
async function started(snapshot, code, runtime) {
  const settings = { env, indexURL: at("pyodide/"), createPyodideModule: withMachineCode((await runtime).default, code) };
  const load = (library, more) => new Promise((resolve, reject) => {
    lost = reject;
    const stdLibURL = URL.createObjectURL(new Blob([library]));
    Promise.all([loadPyodide({ ...settings, stdLibURL, ...more }), code]).then(([python]) => resolve(python), reject);
  });
  try {
    const python = await load(NO_FILES, { _loadSnapshot: await snapshot });
    withTrampoline(python._module);
    return python;
  } catch (error) {
    console.warn(`Python begins from its beginning: ${error.message}`);
    return load(await unpacked("python/library.zip"));
  }
}

async function start() {
  stage("fetching");
  const archives = fetch(at("python/archives.json")).then((response) => response.json());
  countFetched(archives);
  const own = unpacked("python/own.bin");
  const spoken = language ? ["voice", ...more ? [more] : []] : [];
  const voices = spoken.map((name) => unpacked(`python/${name}-${language}.bin`).catch(() => null));
  const code = WebAssembly.compileStreaming(unzipped("python/pydantic.wasm.gz"));
  const runtime = import("./pyodide/pyodide.asm.mjs");
  for (const each of [own, code, runtime]) each.catch(() => {});
  const python = await started(unpacked("python/snapshot.bin"), code, runtime);
  self.fetch = plainly;
  stage("unpacking");
  unpack(python.FS, await own);
  const said = (await Promise.all(voices)).filter(Boolean);
  for (const pack of said) unpack(python.FS, pack);
  python.globals.set("_language", said.length ? language : "en");
  python.globals.set("_later", python.toPy((await archives).later));
  python.globals.set("_fetch", (name) => fetchedNow(python, name));
  python.runPython(`
import importlib, random, sys
importlib.invalidate_caches()
random.seed()  # a snapshot would draw the same numbers on every visit
sys.path[:] = filter(None, sys.path)  # a file that is put beside the game takes no module's place
from catlib import language
from parts import Later
language(_language)
sys.meta_path.append(Later(_fetch, _later))
`);
  stage("starting");
  kernel = python.pyimport("kernel");
  kernel.start((type, message, buffers) => {
    const sent = buffers.length ? [...buffers].map((each) => each.toJs?.() ?? each) : [];
    post({ type, message, buffers: sent });
  });
  visit = python.pyimport("visit");
  post({ type: "ready", at: performance.now() });
}

function handle({ data }) {
  if (data.type === "run") {
    post({ type: "begun", cell: data.cell });
    const well = kernel.run(data.cell, data.code);
    post({ type: "done", cell: data.cell, well, followers: JSON.parse(kernel.followers(data.cell)), at: performance.now() });
  }
  if (data.type === "ask") post({ type: "answered", id: data.id, text: visit.answer(data.door, data.text) });
  if (data.type === "page") visit.begin(data.page, data.code, data.kept);
  if (data.type === "kept") visit.hear(data.name, data.text);
  if (data.type === "share") visit.share();
  if (data.type === "file") visit.open_file(data.name, data.text);
  if (data.type === "comm") {
    kernel.receive(data.message, data.buffers ?? []);
    post({ type: "idle", id: data.id });
  }
}

const begun = start();
begun.catch((error) => post({ type: "failed", message: String(error?.message ?? error) }));
self.onmessage = (event) => begun.then(() => handle(event)).catch((error) => {
  if (kernel) post({ type: "broken", message: String(error?.message ?? error) });
});
