// The module with all components, and what it fetches when that is first needed. The inlined package has another file in the
// place of this one.
import { provide } from './wasm.js';

provide('all', () => new URL('./elastic-core.wasm', import.meta.url));
provide('all/songs', () => new URL('./elastic-songs.wasm', import.meta.url));
provide('all/paths', () => new URL('./elastic-paths.wasm', import.meta.url));
provide('all/stage', () => new URL('./elastic-stage.wasm', import.meta.url));
