// Packs what a page needs of Python as byte code: node bundle.mjs PYODIDE_FOLDER GIVEN_FOLDER OUT_FOLDER
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import zlib from "node:zlib";

const [pyodideFolder, given, out] = process.argv.slice(2).map((folder) => path.resolve(folder));
const { loadPyodide } = await import(pathToFileURL(path.join(pyodideFolder, "pyodide.mjs")));
const settings = { env: { JUPYTER_WIDGETS_ECHO: "0", HOME: "/home/pyodide" } };

async function pack() {
  const python = await loadPyodide(settings);
  for (const [name, root] of Object.entries({ "/given": given, "/out": out })) {
    python.FS.mkdirTree(name);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
  }
  python.runPython(fs.readFileSync(new URL("bundle.py", import.meta.url), "utf8"), { filename: "bundle.py" });
}

// Python as it is once it has started and imported what every page needs. Pyodide restores only what fits into the memory
// that it begins with, and no machine code such as pydantic's.
const EARLY = `
import sys
sys.path.insert(1, "/first.zip")
import annotated_types, asyncio, base64, comm, concurrent.futures, copy, csv, dataclasses, decimal, difflib, email.parser
import fractions, html, importlib.metadata, importlib.resources, inspect, json, logging.config, psygnal, random, statistics
import tempfile, tomllib, traitlets, typing, typing_extensions, urllib.parse, uuid, xml.etree.ElementTree, zipfile, zlib
import gc
gc.collect()
`;

async function snapshot() {
  const python = await loadPyodide({ ...settings, _makeSnapshot: true });
  const memory = python._module.HEAP8.length;
  python.FS.writeFile("/first.zip", new Uint8Array(fs.readFileSync(path.join(out, "first.zip"))));
  python.runPython(EARLY);
  if (python._module.HEAP8.length !== memory) throw new Error("the snapshot does not fit: import less in bundle.mjs");
  fs.writeFileSync(path.join(out, "snapshot.bin.gz"), zlib.gzipSync(python.makeMemorySnapshot(), { level: 9 }));
}

try {
  await pack();
  await snapshot();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
