// Loads pydantic's machine code before Python starts. So it has the same place in memory and in the table of functions
// at every start and in every browser, and a snapshot of Python may hold what it made.
import { PLACE } from "./unpack.js";

const MACHINE_CODE = `${PLACE}/pydantic_core/_pydantic_core.cpython-314-wasm32-emscripten.so`;
const IN_TABLE = 1 << 15;  // where its functions begin, above all of Pyodide's own

// A maker of Pyodide's runtime that has the machine code in it; `code` promises a WebAssembly.Module.
export const withMachineCode = (make, code) => (settings) => {
  const load = async (runtime) => {
    runtime.addRunDependency("machine code");
    runtime.trampoline = runtime.HEAP32[trampolineAt(runtime)];
    runtime.wasmTable.grow(IN_TABLE - runtime.wasmTable.length);
    const found = await runtime.loadWebAssemblyModule(await code, { loadAsync: true, nodelete: true }, MACHINE_CODE, {});
    runtime.newDSO(MACHINE_CODE, undefined, found).global = false;
    runtime.removeRunDependency("machine code");
  };
  return make({ ...settings, preRun: [...settings.preRun, load] });
};

// Python calls functions through a trampoline of WebAssembly, which older browsers cannot have: it does without where there
// is none. So a snapshot holds none, and a page that began with one gives Python its own.
const trampolineAt = (runtime) =>
  (runtime.__PyRuntime + runtime.HEAP32[runtime.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
export const withoutTrampoline = (runtime) => { runtime.HEAP32[trampolineAt(runtime)] = 0; };
export const withTrampoline = (runtime) => { runtime.HEAP32[trampolineAt(runtime)] = runtime.trampoline; };
