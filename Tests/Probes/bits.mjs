// node bits.mjs MODULE WORDS NUMBER…: the two hashes of each of these plays from the WebAssembly module, a line each.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const [path, file, ...numbers] = process.argv.slice(2);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {});
exports.__wasm_call_ctors();
const write = (bytes) => {
  const place = exports.room(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
};
write(new TextEncoder().encode(basename(file).split('.')[0]));
const kind = exports.kind();
if (kind < 0) throw new Error(`${file}: expected words named after a component`);
write(readFileSync(file));
exports.read();
const digits = (hash) => BigInt.asUintN(64, hash).toString(16).padStart(16, '0');
for (const number of numbers) console.log([0, 1].map((form) => digits(exports.hash(kind, Number(number), form))).join('\t'));
