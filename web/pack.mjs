// Packs scripts into one file each with esbuild: node pack.mjs NODE_MODULES PARTS
// The editor, which is made of many packages; and what goes into a frame that can fetch nothing.
import { createRequire } from "node:module";
import path from "node:path";

const [modules, parts] = process.argv.slice(2).map((folder) => path.resolve(folder));
const { build } = createRequire(path.join(modules, "here.js"))("esbuild-wasm");
const here = (name) => new URL(name, import.meta.url).pathname;
const settings = { bundle: true, minify: true, target: "es2022", nodePaths: [modules], external: ["node:*", "ws"], logLevel: "error",
  logOverride: { "empty-import-meta": "silent" } };

await build({ ...settings, entryPoints: [here("editor.js")], format: "esm", outfile: path.join(parts, "editor.js") });
await build({ ...settings, entryPoints: [here("frame.js")], format: "iife", outfile: path.join(parts, "room", "frame.js") });
// Pyodide asks whether it may import modules by trying what modules may not.
await build({ ...settings, entryPoints: [path.join(parts, "worker.js")], format: "iife", outfile: path.join(parts, "room", "worker.js"),
  banner: { js: "self.importScripts = undefined;" } });
