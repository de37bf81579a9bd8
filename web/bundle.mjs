// Packs what a page needs of Python as byte code: node bundle.mjs PYODIDE_FOLDER GIVEN_FOLDER OUT_FOLDER
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import zlib from "node:zlib";
import { env, unpack } from "./unpack.js";

const [pyodideFolder, given, out] = process.argv.slice(2).map((folder) => path.resolve(folder));
const { loadPyodide } = await import(pathToFileURL(path.join(pyodideFolder, "pyodide.mjs")));
const settings = { env };

async function packed() {
  const python = await loadPyodide(settings);
  for (const [name, root] of Object.entries({ "/given": given, "/out": out })) {
    python.FS.mkdirTree(name);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
  }
  python.runPython(fs.readFileSync(new URL("bundle.py", import.meta.url), "utf8"), { filename: "bundle.py" });
  return python;
}

// Python as it is once it has started and imported what every page needs. A snapshot holds no machine code, so pydantic
// and what asks for it come later.
const EARLY = `
import sys
sys.path.insert(1, "/early.zip")
import annotated_types, asyncio, base64, concurrent.futures, copy, csv, dataclasses, decimal, difflib, email.parser, fractions
import html, importlib.metadata, importlib.resources, inspect, json, logging.config, random, statistics, tempfile, tomllib
import typing, typing_extensions, typing_inspection.introspection, urllib.parse, uuid, xml.etree.ElementTree, zipfile, zlib
import networkx, psygnal, traitlets, ipywidgets, anywidget
import kernel
from catlib import exact, game, kernels, match, review, shelf, simulate, story, worth
from catwidgets import board, chart, dice, keeping, narrator, options, outcomes, panels, pieces, plots, reviewing, svg, table
assert not any(name.startswith("pydantic") for name in sys.modules), "pydantic cannot be in a snapshot"
sys.path.remove("/early.zip")
import zipimport
for place in [place for place in sys.path_importer_cache if place.startswith("/early.zip")]:
    del sys.path_importer_cache[place]
zipimport._zip_directory_cache.pop("/early.zip", None)
import gc
gc.collect()
`;

// Writes the snapshot, and returns which modules are in it.
async function snapshot() {
  const python = await loadPyodide({ ...settings, _makeSnapshot: true }), early = path.join(out, "early.zip");
  python.FS.writeFile("/early.zip", new Uint8Array(fs.readFileSync(early)));
  unpack(python.FS, zlib.gunzipSync(fs.readFileSync(path.join(out, "own.bin.gz"))));
  python.runPython(EARLY);
  const started = python.runPython("import json; json.dumps(sorted(sys.modules))");
  fs.writeFileSync(path.join(out, "snapshot.bin.gz"), zlib.gzipSync(python.makeMemorySnapshot(), { level: 9 }));
  fs.rmSync(early);
  console.log(JSON.stringify({ memory: python._module.HEAP8.length }));
  return started;
}

try {
  const python = await packed();
  python.runPython(`finish(wanted, set(${await snapshot()}))`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
