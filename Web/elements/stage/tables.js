// The names and settings of what a stage shows without an element, for a page that has not the scripts of all of them.
import '../content.js';
import { TABLE as balloon } from '../balloon-table.js';
import { TABLE as shape } from '../shape-table.js';
import { TABLE as surface } from '../surface-table.js';
import { know } from '../wasm.js';

know('elastic-surface', surface);
know('elastic-shape', shape);
know('message-balloon', balloon);
