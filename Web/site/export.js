// The export of files: the motion of the component since it last rested, or the recording that is playing.
import { button, make, save } from '../elements/dom.js';

// In the order of the module's own lists.
const FORMATS = [['svg', 'SVG, moving', 1], ['still', 'SVG, as it is now', 0], ['lottie', 'Lottie', 2], ['dotlottie', 'dotLottie', 3], ['css', 'CSS', 4]];
/** The control: a format, a button, and what became of it. */
export function exporter({ elastic }) {
  let worker = null, working = false;
  const status = make('output', {
    id: 'exported', attributes: { 'aria-live': 'polite' }, textContent: 'The motion since the last rest, or the recording that plays.' });
  const format = make('select', { id: 'export-format' }, ...FORMATS.map(([value, textContent]) => make('option', { value, textContent })));
  const end = (sentence) => {
    working = false;
    download.textContent = 'Download';
    status.textContent = sentence;
  };
  const made = ({ name, type, sentence, error, bytes }) => {
    if (error) return end(`${error[0].toUpperCase()}${error.slice(1)}.`);
    save(name, type, bytes);
    end(sentence);
  };
  const download = button('Download', () => {
    if (working) {
      worker.terminate();
      worker = null;
      return end('Stopped.');
    }
    working = true;
    download.textContent = 'Stop';
    status.textContent = 'Working …';
    if (!worker) {
      worker = new Worker(new URL('export-worker.js', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }) => made(data);
      worker.onerror = () => { worker = null; end('The exporter could not be loaded.'); };
    }
    const run = elastic.player?.run ?? elastic.run;
    const numbers = Float64Array.from(run.numbers), content = new TextEncoder().encode(run.content ?? '');
    const [, , number] = FORMATS[format.selectedIndex];
    worker.postMessage({ numbers, content, format: number, seconds: elastic.time() - elastic.start, error: 0.25 }, [numbers.buffer]);
  }, { id: 'export-download', className: 'main' });
  return make('div', { className: 'bar' }, make('label', { htmlFor: format.id, textContent: 'Format' }), format, download, status);
}
