// Call a module of `bench_engines.py` in V8: node run_module.mjs FOLDER ROUNDS; prints the seconds of each call.
import fs from "fs";

const [folder, rounds] = process.argv.slice(2);
const image = fs.readFileSync(`${folder}/memory.bin`);
const module = new WebAssembly.Module(fs.readFileSync(`${folder}/module.wasm`));
const { memory, run } = new WebAssembly.Instance(module).exports;
if (image.length > memory.buffer.byteLength) memory.grow((image.length - memory.buffer.byteLength) / 65536);
const seconds = [];
for (let i = 0; i < Number(rounds); i++) {
  new Uint8Array(memory.buffer).set(image);
  const start = process.cpuUsage();
  run();
  const used = process.cpuUsage(start);
  seconds.push((used.user + used.system) / 1e6);
}
console.log(JSON.stringify({ seconds }));
