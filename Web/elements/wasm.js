// Where the modules come from. The inlined package has another file in the place of this one.

const compiled = async (url) => WebAssembly.compile(await (await fetch(url)).arrayBuffer());

/** The components, beside this script. */
export const compile = () => compiled(new URL('elastic.wasm', import.meta.url));
/** The reader and writer of recordings. */
export const compileRecordings = () => compiled(new URL('recordings.wasm', import.meta.url));
