// The module with all components. The inlined package has another file in the place of this one.
import { provide } from './wasm.js';

provide('all', () => new URL('./elastic.wasm', import.meta.url));
