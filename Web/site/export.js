// The export of files: the motion of the component since it last rested, or the recording that is playing.
import { button, make, save } from '../elements/dom.js';

// In the order of the module's own lists.
const FORMATS = [['svg', 'SVG, moving', 1], ['still', 'SVG, as it is now', 0], ['lottie', 'Lottie', 2], ['dotlottie', 'dotLottie', 3], ['css', 'CSS', 4]];
const DEEDS = ['touch', 'scroll', 'resize', 'environment', 'measured', 'activate', 'command', 'set'];
const PHASES = ['down', 'move', 'up', 'cancel'];

/** A recording as the module takes it: see RecordingNumbers.swift. */
export function numbersOf({ size, events }, motion) {
  const all = [motion.kind, ...size];
  const say = (t, deed, ...values) => all.push(t, DEEDS.indexOf(deed), values.length, ...values);
  for (const event of events) {
    const { t, phase, command } = event;
    if (command === 'set') {
      const setting = motion.setting(event.key);
      say(t, 'set', setting?.index ?? NaN, setting?.number(event.value) ?? NaN);
    } else if (command) {
      say(t, 'command', motion.table.commands.indexOf(command), event.value ?? 0);
    } else if (PHASES.includes(phase)) {
      say(t, 'touch', event.id ?? 0, PHASES.indexOf(phase), event.x, event.y);
    } else if (phase === 'scroll') say(t, phase, event.offset, event.tracking ? 1 : 0);
    else if (phase === 'resize') say(t, phase, ...event.size);
    else if (phase === 'environment') {
      const said = motion.surroundings.filter(({ name }) => name in event);
      say(t, phase, ...said.flatMap((one) => [one.index, one.number(event[one.name])]));
    } else if (phase === 'measured') say(t, phase, event.lineHeight, ...event.widths);
    else say(t, phase);
  }
  return Float64Array.from(all);
}

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
    const recording = elastic.player?.recording ?? elastic.log;
    const numbers = numbersOf(recording, elastic.motion), content = new TextEncoder().encode(recording.content ?? '');
    const [, , number] = FORMATS[format.selectedIndex];
    worker.postMessage({ numbers, content, format: number, seconds: elastic.time() - elastic.start, error: 0.25 }, [numbers.buffer]);
  }, { id: 'export-download', className: 'main' });
  return make('div', { className: 'bar' }, make('label', { htmlFor: format.id, textContent: 'Format' }), format, download, status);
}
