// Where the modules come from.

const sources = {}; // What gives each by its name: an address, bytes, a module, or the promise of one.
const tables = {}; // The names and settings of each component that an element's script has brought.

/**
 * Says where a module comes from: that of a component, `all` with all of them, `recordings`, `songs`, or that of a component and a
 * stage, by its name and `/stage`. Later calls change nothing. `table` has the settings of the module's component.
 */
export function provide(name, source, table) {
  sources[name] ??= source;
  know(name, table);
}
export function know(component, table) { tables[component] ??= table; }
export const tableOf = (component) => tables[component];
export const isProvided = (name) => name in sources;

let hasStage = false;
/** The page has the script of a stage: the modules that it fetches from now on can draw one. */
export const bringStage = () => { hasStage = true; };

/** Where a component's module comes from: the one with all, if a script of the page or the page itself provides that. */
export const sourceOf = (component) => sources.all ?? (hasStage ? sources[`${component}/stage`] : null) ?? sources[component];
export const hasAll = (source) => source === sources.all;

/**
 * Says where the modules are, if not beside the scripts; before the first element is on a page. Each is an address, the
 * bytes or a compiled module: `wasm` of elastic.wasm, or of the only component used; `recordings` of recordings.wasm, `songs` of songs.wasm.
 */
export function configure({ wasm, recordings, songs } = {}) {
  if (wasm) sources.all = () => wasm;
  if (recordings) sources.recordings = () => recordings;
  if (songs) sources.songs = () => songs;
}

/** The promise of a compiled module. */
export async function compile(source) {
  let given;
  try {
    given = await source();
    if (given instanceof WebAssembly.Module) return given;
    return await WebAssembly.compile(ArrayBuffer.isView(given) || given instanceof ArrayBuffer ? given : await bytesAt(given));
  } catch (error) {
    await import('./mistakes.js').then(({ sayCure }) => sayCure(error), () => console.error('elastickit:', error));
    throw error;
  }
}

async function bytesAt(address) {
  const answer = await fetch(address).catch(({ message }) => ({ status: message }));
  if (!answer.ok) throw new Error(`${address} (${answer.status})`);
  return answer.arrayBuffer();
}

/** A module's exports by the names that scripts call. As functions in C they begin with elastic_. */
export const named = (exports) =>
  Object.fromEntries(Object.entries(exports).map(([name, one]) => [name.replace('elastic_', ''), one]));

/** The promise of the compiled module of a name that a script has provided. */
export const compileOf = (name) => compile(sources[name]);
