// The export of files, with a preview: the motion since the component last rested, or the take that plays.
import { button, make, save } from '../elements/dom.js';
import { entriesIn } from '../elements/elastic.js';
import * as kit from '../elements/numbers.js';
import { frameFor } from './frame.js';
import { PICTURES } from './pictures.js';

// Made by the module, in the order of its own lists.
const FORMATS = [['svg', 'SVG (animated)', 1], ['still', 'SVG (current frame)', 0], ['lottie', 'Lottie', 2], ['dotlottie', 'dotLottie', 3], ['css', 'CSS', 4]];
const MOVING = 1, PREVIEWS = { 2: MOVING, 3: MOVING }; // A Lottie is shown as the moving SVG of the same motion.

const SETTINGS = [kit.ENTRY_SET, kit.ENTRY_RESIZED, kit.ENTRY_SURROUNDINGS, kit.ENTRY_MEASURED];
/** Whether a run does no more than say how the component is at rest. */
const isStill = (elastic, run) => elastic.resting && entriesIn(run.numbers).every(([, says]) => SETTINGS.includes(says));

/** The control: a format, a button, what became of it, and how it looks. */
export function exporter({ elastic }) {
  let worker = null, working = 0, seen = '';
  const status = make('output', {
    id: 'exported', attributes: { 'aria-live': 'polite' }, textContent: 'Exports the last motion, or the take now playing.' });
  const view = make('div', { className: 'preview', hidden: true }), [frame, showInFrame] = frameFor({ title: 'Preview' });
  const format = make('select', { id: 'export-format', title: 'File format.' },
    ...[...FORMATS, ...Object.entries(PICTURES).map(([value, { label }]) => [value, label])].map(([value, textContent]) => make('option', { value, textContent })));
  const end = (sentence) => {
    working = 0;
    download.textContent = 'Download';
    status.textContent = sentence;
  };
  const fail = (reason) => end(`${reason[0].toUpperCase()}${reason.slice(1)}.`);

  /** Shows a file as it looks on a page. */
  const look = (blob, text) => {
    URL.revokeObjectURL(seen);
    seen = URL.createObjectURL(blob);
    const how = blob.type.startsWith('video/') ? make('video', { src: seen, autoplay: true, loop: true, muted: true, controls: true, playsInline: true })
      : text ? frame : make('img', { src: seen, alt: 'Preview' });
    if (text) showInFrame({ html: text });
    how.onload = how.onloadedmetadata = () => view.scrollIntoView({ block: 'nearest' });
    view.replaceChildren(how);
    view.hidden = false;
  };
  /** The module's answer for a format: a promise, which never comes if the work is stopped. */
  const ask = (number, run) => new Promise((done, failed) => {
    if (!worker) {
      worker = new Worker(new URL('export-worker.js', import.meta.url), { type: 'module' });
      worker.onerror = () => { worker = null; failed(new Error('the exporter could not be loaded')); };
    }
    worker.onmessage = ({ data }) => (data.error ? failed(new Error(data.error)) : done(data));
    const numbers = Float64Array.from(run.numbers), content = new TextEncoder().encode(run.content ?? '');
    worker.postMessage({ numbers, content, format: number, seconds: elastic.time() - elastic.start, error: 0.25 }, [numbers.buffer]);
  });

  const act = async (keeps) => {
    if (working) {
      worker?.terminate();
      worker = null;
      return end('Stopped.');
    }
    const turn = (working = performance.now()), run = elastic.player?.run ?? elastic.run, name = format.value;
    if (name !== 'still' && name !== 'png' && isStill(elastic, run)) return end('Nothing has moved yet: pull it, or play a take.');
    download.textContent = 'Stop';
    status.textContent = 'Exporting…';
    try {
      if (name in PICTURES) {
        const ground = getComputedStyle(elastic.element.closest('.holder') ?? document.documentElement).backgroundColor;
        const { blob, sentence } = await PICTURES[name].make(elastic, run, ground);
        if (working !== turn) return;
        if (keeps) save(`${elastic.motion.table.name}.${name}`, blob.type, blob);
        look(blob);
        return end(sentence);
      }
      const [, , number] = FORMATS[format.selectedIndex];
      const { name: file, type, sentence, bytes } = await ask(number, run);
      if (working !== turn) return;
      if (keeps) save(file, type, bytes);
      status.textContent = sentence;
      const shown = number in PREVIEWS ? await ask(PREVIEWS[number], run) : { type, bytes };
      if (working !== turn) return;
      const text = name === 'css' ? new TextDecoder().decode(bytes) : '';
      // A style sheet begins with the elements that it moves, in a comment.
      const markup = text && `${text.split('\n', 1)[0].slice(3, -3)}<style>${text}body{margin:0}</style>`;
      look(new Blob([shown.bytes], { type: shown.type }), markup);
      end(sentence);
    } catch ({ message }) {
      if (working === turn) fail(message);
    }
  };
  const download = button('Download', () => act(true), { id: 'export-download', className: 'main', title: 'Exports the file, shows it and downloads it.' });
  const preview = button('Preview', () => { if (!working) act(false); }, { id: 'export-preview', title: 'Exports the file and shows it here.' });
  return make('div', {}, make('div', { className: 'bar' }, make('label', { htmlFor: format.id, textContent: 'Format' }), format, download, preview, status), view);
}
