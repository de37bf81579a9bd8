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

// Why there can be no Python here, in a sentence; nothing where there can.
export function lacking() {
  if (self.sandboxed) return self.sandboxed;
  if (typeof WebAssembly === "undefined") {
    return "This browser has no WebAssembly, or it is switched off, and the games run on it: open this page in a current " +
      "Firefox, Chrome, Edge or Safari.";
  }
  return typeof Worker === "undefined"
    ? "This browser runs no workers, and the games need one: open this page in a current browser." : "";
}

export const whyNot = (message) => !navigator.onLine || /fetch|import|load/i.test(message)
  ? "The network went away before everything was here. What came is kept: load this page again when you are connected."
  : `The games could not start: ${message}.`;
