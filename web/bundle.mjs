// Packs what a page needs of Python as byte code: node bundle.mjs PYODIDE_FOLDER WORK_FOLDER OUT_FOLDER
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, work, out] = process.argv.slice(2).map((folder) => path.resolve(folder));
const { loadPyodide } = await import(pathToFileURL(path.join(pyodideFolder, "pyodide.mjs")));
const python = await loadPyodide();
for (const [name, root] of Object.entries({ "/work": work, "/out": out })) {
  python.FS.mkdirTree(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
}
try {
  python.runPython(fs.readFileSync(new URL("bundle.py", import.meta.url), "utf8"), { filename: "bundle.py" });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
