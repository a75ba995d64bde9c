// Takes: what was done to the component, kept, cut and given to others.
import { copier } from './code.js';
import { button, make, save } from '../elements/dom.js';
import { entriesIn, entry, lengthOf } from '../elements/elastic.js';
import { PHASES } from '../elements/names.js';
import { ENTRY_TOUCH } from '../elements/numbers.js';

const [DOWN, , UP, CANCEL] = PHASES.map((_, n) => n);
/** A link is at most so long: what is longer is cut off by chats and letters. */
const LONGEST_LINK = 8000;
/** The longest text that the take of a link may have, in bytes. One as long as a link may be has a tenth of it. */
const LONGEST_TAKE = 1_000_000;
/** So many packed bytes at a time are unpacked: each can become a thousand. */
const AT_ONCE = 512;


/** The part of a run from a time to another. What was set before it is set at its start; a finger that lies there comes down then. */
export function cut(run, from, to) {
  const early = [], late = [], down = new Map();
  for (const one of entriesIn(run.numbers)) {
    const [t, says, , ...values] = one;
    if (t > to) continue;
    const isTouch = says === ENTRY_TOUCH, [id, phase, ...point] = values;
    if (t >= from) {
      if (!late.length) for (const [finger, place] of down) late.push(entry(0, ENTRY_TOUCH, finger, DOWN, ...place));
      late.push([t - from, ...one.slice(1)]);
    } else if (!isTouch) early.push([0, ...one.slice(1)]);
    if (isTouch && (phase === UP || phase === CANCEL)) down.delete(id);
    else if (isTouch && (phase === DOWN || down.has(id))) down.set(id, point);
  }
  // Who holds it at the end lets go.
  for (const [finger, place] of down) if (late.length) late.push(entry(to - from, ENTRY_TOUCH, finger, UP, ...place));
  return { numbers: [...run.numbers.slice(0, 3), ...early.flat(), ...late.flat()], content: run.content };
}

const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
/** A text as letters that an address may have, and back. */
const packed = async (text) => (await through(text, new CompressionStream('deflate-raw'))).toBase64?.({ alphabet: 'base64url', omitPadding: true })
  ?? btoa(String.fromCharCode(...await through(text, new CompressionStream('deflate-raw')))).replace(/[+/=]/g, (one) => ({ '+': '-', '/': '_' })[one] ?? '');
const unpacked = async (letters) => {
  const bytes = Uint8Array.from(atob(letters.replace(/[-_]/g, (one) => (one === '-' ? '+' : '/'))), (one) => one.charCodeAt(0));
  let at = 0;
  const parts = new ReadableStream({
    pull(source) {
      if (at < bytes.length) source.enqueue(bytes.subarray(at, (at += AT_ONCE)));
      else source.close();
    },
  });
  const decoder = new TextDecoder();
  let text = '', length = 0;
  // A link of somebody's may hold a thousand times its own length: the rest of it is never unpacked.
  for (const reader = parts.pipeThrough(new DecompressionStream('deflate-raw')).getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > LONGEST_TAKE) {
      reader.cancel().catch(() => {});
      throw new RangeError('is too long: the limit is 1 MB');
    }
    text += decoder.decode(value, { stream: true });
  }
};

/** A page that shows a take of an element. */
const embedded = (element, script, run, recording) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A take</title>
<link rel="stylesheet" href="node_modules/elastickit/elements.css">
<script type="module" src="node_modules/elastickit/${script}.js"></script>

<${element} id="take" style="display: block; width: ${run.numbers[1]}px; height: ${run.numbers[2]}px; max-width: 100%"></${element}>

<script type="module">
  const take = document.querySelector('#take');
  await customElements.whenDefined('${element}');
  await take.ready;
  take.elastic.play(${recording.trim().replaceAll('<', '\\u003c')});
</script>
</html>
`;

/** The controls: a button that records, files, and the list. `script` is the element's file, `say` shows a sentence or nothing. */
export function takes(element, script, say) {
  const { elastic } = element, { name } = elastic.motion.table;
  const list = make('ol', { className: 'takes', attributes: { 'aria-label': 'Takes' } });
  let count = 0;

  /** A take of the list: it can be played, cut, saved, given as a link or as a page, and removed. */
  const add = (run, title = `Take ${++count}`) => {
    const length = Math.max(lengthOf(run.numbers), 0.1);
    const ends = [0, length].map((value, n) => make('input', { type: 'range', min: 0, max: length, step: 'any', value,
      title: n ? 'Where the take ends.' : 'Where the take starts.', attributes: { 'aria-label': `${title}, ${n ? 'end' : 'start'}` } }));
    const told = make('output', { className: 'clock', attributes: { 'aria-live': 'off' } });
    const chosen = () => {
      const [from, to] = ends.map(({ value }) => Number(value));
      return from === 0 && to === length ? run : cut(run, from, to);
    };
    const tell = () => {
      const [from, to] = ends.map(({ value }) => Number(value));
      told.textContent = `${from.toFixed(2)} to ${to.toFixed(2)} s`;
    };
    ends.forEach((one, n) => {
      one.oninput = () => {
        const [from, to] = ends.map(({ value }) => Number(value));
        if (from > to - 0.05) one.value = n ? from + 0.05 : to - 0.05;
        tell();
      };
      one.onchange = () => play();
    });
    const play = () => elastic.play(chosen()).then(() => say(''), ({ message }) => say(`${title}: ${message}`));
    const link = async () => {
      const address = `${location.origin}${location.pathname}#take=${await packed(await elastic.write(chosen()))}`;
      if (address.length > LONGEST_LINK) throw new Error('too long for a link: trim it, or save it as a file');
      return address;
    };
    const file = async () => save(`${name}.gesture.json`, 'application/json', await elastic.write(chosen()));
    const page = async () => embedded(element.localName, script, run, await elastic.write(chosen()));
    const row = make('li', {}, make('b', { textContent: title }), told,
      make('div', { className: 'cuts' }, ...ends.map((one, n) => make('label', {}, n ? 'End' : 'Start', one))),
      make('div', { className: 'bar' },
        button('Play', play, { className: 'main', title: 'Plays this take at the chosen speed. Export then uses it.' }),
        copier(link, 'Copy link', { title: 'A link that plays this take.' }),
        copier(page, 'Copy embed', { title: 'An HTML page that plays this take.' }),
        button('Save', file, { title: 'Saves a .gesture.json, which the command line and every platform can play.' }),
        button('Remove', () => row.remove(), { title: 'Removes this take from the list.' })));
    tell();
    list.append(row);
    return play;
  };

  const recorder = button('Record', () => {
    if (!elastic.recording) {
      elastic.record();
      say('');
    } else {
      const { run } = elastic;
      elastic.recording = false;
      elastic.wake();
      add(run);
    }
    recorder.textContent = elastic.recording ? 'Stop recording' : 'Record';
    recorder.setAttribute('aria-pressed', String(Boolean(elastic.recording)));
  }, { id: 'record', title: 'Records everything you do, as a take.', attributes: { 'aria-pressed': 'false' } });

  /** Adds the take of a text and plays it; what cannot be read leaves all as it is. */
  const open = async (text, title) => {
    try {
      const { read } = await import('../elements/recordings.js'), run = await read(text);
      if (run.numbers[0] !== elastic.kind) throw new Error(`expected a recording of ${name}`);
      await elastic.play(run);
      add(elastic.player.run, title);
      say('');
    } catch ({ message }) {
      say(`${title}: ${message}`);
    }
  };
  const file = make('input', { type: 'file', accept: '.json,application/json', id: 'file', title: 'Plays a .gesture.json file.', onchange: async () => {
    const [one] = file.files;
    if (one) await open(await one.text(), one.name);
    file.value = '';
  } });
  const given = new URLSearchParams(location.hash.slice(1)).get('take');
  if (given) unpacked(given).then((text) => open(text, 'Shared take'), (error) => say(`The take in this link ${error instanceof RangeError ? error.message : 'cannot be read'}.`));

  return make('section', { className: 'take-list', attributes: { 'aria-label': 'Takes' } },
    make('div', { className: 'bar' }, recorder, make('label', { className: 'file' }, 'Open recording…', file)), list);
}
