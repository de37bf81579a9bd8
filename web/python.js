import { at } from "./where.js";

const script = (code) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));

// A worker that runs the library. One that is made from a blob is under this page's policy; one that is fetched would be
// under none. In a frame without an origin a browser starts no worker that is a module.
export function makeWorker(language = "") {
  const code = JSON.stringify(at("worker.js"));
  return self.handed
    ? new Worker(script(`self.handed = ${JSON.stringify(self.handed)}; importScripts(${code});`), { name: language })
    : new Worker(script(`import ${code};`), { type: "module", name: language });
}
