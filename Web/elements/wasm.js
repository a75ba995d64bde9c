// Where the module comes from. The inlined package has another file in the place of this one.

/** The module beside this script, compiled. */
export const compile = async () =>
  WebAssembly.compile(await (await fetch(new URL('elastic.wasm', import.meta.url))).arrayBuffer());
