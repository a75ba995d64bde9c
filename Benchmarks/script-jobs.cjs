#!/usr/bin/env node
// What the scripts of one element are made of: `NODE_PATH=/usr/share/nodejs Benchmarks/script-jobs.cjs` prints, for each
// job, how many bytes, gzipped, a page with a surface would save if its functions were empty. Their names and calls
// remain, and what one job leaves out shortens another's text no more: the sum is less than the whole.
const fs = require('fs'), { execFileSync } = require('child_process'), { gzipSync } = require('zlib'), { minify } = require('terser'), ts = require('typescript');

// By file, the functions and constants of each job.
const JOBS = {
  'settings from attributes and CSS, with colours, lengths and presets': {
    elastic: ['Setting', 'complete', 'setting', 'value', 'style'],
    element: ['#restyle', '#restyleSoon', '#lengthOf', 'numberOf', 'read', 'colorOf', 'mirror', 'FORCED', 'kebab', 'camel', 'write'], view: ['set', 'value'],
  },
  'names and settings of a surface, names of entries, roles and edges': { names: ['COMPONENTS', 'CALLS', 'PHASES', 'EDGES', 'ROLES', 'READER', 'READER_USUAL'], 'surface-table': ['TABLE'] },
  'life of an element: tag, attributes, its tree, errors, another document, taken out and put back': {
    dom: ['make'],
    element: ['define', 'constructor', 'activate', 'perform', 'changed', 'connectedCallback', 'adoptedCallback', 'disconnectedCallback', '#leave', '#stop', '#reportError', 'fail', '#start', '#limit', 'adoptStyles', 'later', 'STYLES'],
    view: ['close', 'share'],
  },
  'pointers': { pointers: ['Pointers'], view: ['touch'] },
  'places of pointers under a transform': { place: ['PointerMap'] },
  'keys': { element: ['handleKeys', 'KEYS'], view: ['key'], elastic: ['keyed'] },
  "the reader's settings: direction, dark mode, less motion, more contrast": { watch: ['QUERIES'], view: ['surround', 'environment'], element: ['surround', 'surroundings', 'watch'], elastic: ['surround'] },
  'accessibility: role, label, value and action': { elastic: ['access', '#readAccess', 'ACCESS'], surface: ['describe'] },
  'drawing: canvas, pixels, size, painting': { paint: ['paint', 'color', 'trace', 'COUNTS'], view: ['#paint', 'redraw', '#resize'], watch: ['watchPage'], elastic: ['draw', 'paint'] },
  'frames, events and time': { clock: ['Clock', 'clockOf'], view: ['time', '#rebase', 'wake', '#stop', '#tick', '#show'], elastic: ['nextEvent'] },
  "a component on a page: what is done to it, as entries, its log, size and the system's settings": {
    view: ['constructor', 'reset', 'load', '#begin', '#note', '#opening', 'measure', '#input', 'follow', '#do', 'perform'], elastic: ['perform', 'write', 'follow'], entry: ['entry', 'entriesOf'],
  },
  'replays and recordings': { view: ['#endReplay', '#endStaleReplay', 'record', 'stopRecording', 'run', 'log', 'write', 'duration', 'play', 'seek', 'activate'] },
  'modules: fetched, chosen, their parts, memory and texts, and that they can stop': {
    wasm: ['provide', 'know', 'configure', 'compile', 'bytesAt'],
    elastic: ['imports', 'constructor', '#guarded', 'numbers', 'text', 'start', 'open'],
  },
  "a surface's own: content that follows the edge, scrolling that is left to the browser, a line at the edge": {
    surface: ['styles', 'build', 'accepts', '#sayTouches', 'connectedCallback', '#pad', 'drawn', '#move', '#begin', 'connect', 'SIDES', 'LINES', 'WAYS', 'PANS'],
  },
};

/** A script in which what these names stand for is empty; takes those that it finds out of the set. */
function emptied(text, names) {
  const tree = ts.createSourceFile('', text, ts.ScriptTarget.Latest, true), cuts = [];
  const visit = (node) => {
    const name = ts.isConstructorDeclaration(node) ? 'constructor' : node.name?.getText(tree);
    if (!names.includes(name)) return node.forEachChild(visit);
    const value = node.body ?? node.initializer, isClass = ts.isClassDeclaration(node);
    if (isClass) cuts.push([node.members.pos, node.members.end, '']);
    else if (value) cuts.push([value.getStart(tree), value.end, node.body ? name === 'constructor' && /\bsuper\(/.test(value.getText(tree)) ? '{ super(); }' : '{}' : '0']);
    names.found.add(name);
  };
  visit(tree);
  return cuts.reverse().reduce((rest, [from, to, by]) => rest.slice(0, from) + by + rest.slice(to), text);
}

async function bytes(job = {}) {
  const folder = fs.mkdtempSync('.build/script-jobs-'), own = {};
  for (const file of fs.readdirSync('Web/elements').filter((one) => one.endsWith('.js'))) {
    const names = job[file.slice(0, -3)], text = fs.readFileSync(`Web/elements/${file}`, 'utf8');
    if (names) names.found = own[file] = new Set();
    // As Scripts/web-package.sh does: what esbuild leaves of styles.
    fs.writeFileSync(`${folder}/${file}`, (names ? emptied(text, names) : text).replace(/^ +/gm, '').replace(/ *\/\*[^*]+\*\//g, ''));
    const missing = names?.filter((name) => !own[file].has(name));
    if (missing?.length) throw new Error(`${file} has no ${missing.join(', ')}`);
  }
  // All that base.js exports to other elements' scripts, or what only an emptied function uses would be left out too.
  fs.writeFileSync(`${folder}/whole.js`, ['surface', 'clock', 'elastic', 'element', 'entry', 'names', 'paint', 'place', 'pointers', 'view', 'wasm'].map((file) => `export * from './${file}.js';\n`).join(''));
  const whole = execFileSync('esbuild', [`${folder}/whole.js`, '--bundle', '--format=esm', '--minify', '--target=es2022', '--log-level=error', '--external:./mistakes.js', '--external:./recordings.js'], { encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  return gzipSync((await minify(whole, { module: true, ecma: 2022 })).code, { level: 9 }).length;
}

(async () => {
  const all = await bytes();
  let rest = all;
  for (const [says, job] of Object.entries(JOBS)) {
    const saved = all - await bytes(job);
    rest -= saved;
    console.log(`${saved}\t${says}`);
  }
  console.log(`${rest}\tnot in one job alone\n${all}\tas one file`);
})();
