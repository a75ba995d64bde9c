// node sums.mjs MODULE TARGETS FOLDER…: what elastic-sums prints, from the WebAssembly module. TARGETS
// are the targets' names in their order, parted by commas.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const [path, names, ...folders] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
for (const folder of folders) {
  const target = names.split(",").indexOf(basename(folder));
  if (target < 0) throw new Error(`${folder}: expected a folder named after one of ${names}`);
  const { exports } = new WebAssembly.Instance(module, {});
  exports.__wasm_call_ctors();
  // In the order of the bytes, as Swift sorts ASCII.
  for (const name of readdirSync(folder).sort()) {
    const bytes = readFileSync(join(folder, name));
    const place = exports.room(bytes.length);
    new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
    const sum = BigInt.asUintN(64, exports.sum(target)).toString(16).padStart(16, "0");
    console.log(basename(folder), name, sum);
  }
}
