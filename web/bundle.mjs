// Packs what a page needs of Python as byte code: node bundle.mjs PYODIDE_FOLDER GIVEN_FOLDER OUT_FOLDER LEVEL
// LEVEL is how hard files are packed: 19 takes minutes where 3 takes seconds, for files a fifth smaller.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { withMachineCode, withoutTrampoline } from "./machine.js";
import { env, unpack } from "./unpack.js";

const [pyodideFolder, given, out] = process.argv.slice(2, 5).map((folder) => path.resolve(folder));
const { loadPyodide } = await import(pathToFileURL(path.join(pyodideFolder, "pyodide.mjs")));
const make = (await import(pathToFileURL(path.join(pyodideFolder, "pyodide.asm.mjs")))).default;
const code = WebAssembly.compile(fs.readFileSync(path.join(out, "pydantic.wasm")));
const settings = { env: { ...env, PYTHONNODEBUGRANGES: "1" }, createPyodideModule: withMachineCode(make, code) };

async function packed() {
  const python = await loadPyodide(settings);
  for (const [name, root] of Object.entries({ "/given": given, "/out": out })) {
    python.FS.mkdirTree(name);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
  }
  python.runPython(fs.readFileSync(new URL("bundle.py", import.meta.url), "utf8"), { filename: "bundle.py" });
  return python;
}

// What was freed keeps its bytes, which a snapshot would hold: they become zeros. Memory is not made to grow for it.
function wipe(runtime) {
  const taken = [];
  for (let size = 1 << 18; size >= 16; size >>= 1) {
    for (const end = runtime._sbrk(0); runtime._sbrk(0) === end;) {
      taken.push(runtime._malloc(size));
      runtime.HEAPU8.fill(0, taken.at(-1), taken.at(-1) + size);
    }
  }
  taken.forEach((at) => runtime._free(at));
}

// Writes the snapshot of Python that has done once what a page does first; returns which modules are in it.
async function snapshot() {
  const early = path.join(out, "early.zip");
  const python = await loadPyodide({ ...settings, env, _makeSnapshot: true });
  python.FS.writeFile("/early.zip", new Uint8Array(fs.readFileSync(early)));
  unpack(python.FS, new Uint8Array(fs.readFileSync(path.join(out, "own.bin"))));
  python.runPython(fs.readFileSync(new URL("warm.py", import.meta.url), "utf8"), { filename: "warm.py" });
  const started = python.runPython("import json; json.dumps(sorted(sys.modules))");
  withoutTrampoline(python._module);
  wipe(python._module);
  fs.writeFileSync(path.join(out, "snapshot.bin"), python.makeMemorySnapshot());
  console.log(JSON.stringify({ memory: python._module.HEAP8.length }));
  return started;
}

try {
  const python = await packed();
  python.runPython(`finish(wanted, set(${await snapshot()}), ${process.argv[5]})`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
