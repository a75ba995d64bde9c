// The module of a page's own values. The package has another file in the place of this one, with the module inside.

const module = await WebAssembly.compile(await (await fetch(new URL('./values.wasm', import.meta.url))).arrayBuffer());
const { exports } = await WebAssembly.instantiate(module, {});
exports.__wasm_call_ctors();

/** What the module exports. */
export const values = () => exports;
