// Where the modules come from, and what is said where they cannot be had.

const sources = {}; // What gives each by its name: an address, bytes, a module, or the promise of one.

/**
 * Says where a module comes from: that of a component, `all` with all of them, or `recordings`; and by the name of one, a
 * slash and its own, a part of it. The first counts.
 */
export function provide(name, source) { sources[name] ??= source; }
export const isProvided = (name) => name in sources;

/** Where a component's module comes from: the one with all, if a script of the page or the page itself provides that. */
export const sourceOf = (component) => sources.all ?? sources[component];
export const partOf = (name, part) => sources[`${name}/${part}`];
export const hasAll = (source) => source === sources.all;

/**
 * Says where the modules are, if not beside the scripts; before the first element is on a page. Each is an address, the
 * bytes or a compiled module: `wasm` of elastic.wasm, or of the only component used; `recordings` of recordings.wasm.
 */
export function configure({ wasm, recordings } = {}) {
  if (wasm) sources.all = () => wasm;
  if (recordings) sources.recordings = () => recordings;
}

/** The promise of a compiled module. */
export async function compile(source) {
  let given;
  try {
    given = await source();
    if (given instanceof WebAssembly.Module) return given;
    return await WebAssembly.compile(ArrayBuffer.isView(given) || given instanceof ArrayBuffer ? given : await bytesAt(given));
  } catch (error) {
    const cure = /unsafe-eval|content security/i.test(error.message)
      ? "add 'wasm-unsafe-eval' to script-src of the page's Content-Security-Policy"
      : "serve the package's .wasm file there, or tell configure({ wasm }) where it is; the package's README says how for each bundler";
    console.error(`elastickit: no WebAssembly: ${error.message}: ${cure}.`);
    throw error;
  }
}

async function bytesAt(address) {
  const answer = await fetch(address).catch(({ message }) => ({ status: message }));
  if (!answer.ok) throw new Error(`${address} (${answer.status})`);
  return answer.arrayBuffer();
}

export const compileRecordings = () => compile(sources.recordings);
