// The page of one component: its stage, what can be done to it, its clock, and a control for each of its settings.
import { settingsPanel } from './controls.js';
import { button, make, short, words } from './dom.js';
import { Elastic } from './view.js';

const name = document.body.dataset.component;
const main = document.querySelector('main');
const kind = await import(`./stages/${name}.js`);

// The stage and, over it, what is drawn.

const canvas = make('canvas');
const stage = make('div', { className: 'stage' });
const holder = make('div', { className: 'holder' }, stage, canvas);
const live = make('section', { className: 'live', attributes: { 'aria-label': 'Live' } }, holder);
const parts = { stage, canvas, holder, live };
Object.assign(parts, kind.build(parts));
main.append(live);
const elastic = new Elastic(parts.frame ?? stage, canvas, name, { accepts: (event) => kind.accepts?.(parts, elastic.motion.edge, event) ?? true });
window.elastic = elastic; // For tests and for whoever opens the console.

// What it does.

const state = make('output', { className: 'state', id: 'state', attributes: { 'aria-live': 'polite' } });
const measures = kind.measures ?? ['inset', 'extent', 'progress'];
const numbers = make('span', { className: 'numbers' });
const events = make('ol', { className: 'events', id: 'events', attributes: { 'aria-label': 'Events' } });
live.append(make('p', { className: 'readout' }, state, numbers));
const bar = make('div', { className: 'bar', attributes: { role: 'group', 'aria-label': 'Commands' } });
for (const command of elastic.motion.table.commands) {
  if (kind.ownCommands?.includes(command)) continue; // The stage has a better control for it.
  bar.append(button(words(command), () => elastic.perform(command), { data: { command } }));
}
live.append(bar);
kind.connect(elastic, { ...parts, bar });

// Time.

const rates = [['1×', 1], ['¼', 0.25], ['⅒', 0.1]];
const speed = make('div', { className: 'bar', attributes: { role: 'group', 'aria-label': 'Speed' } });
for (const [label, rate] of rates) {
  speed.append(button(label, () => {
    elastic.rate = rate;
    for (const one of speed.children) if (one.dataset.rate) one.setAttribute('aria-pressed', String(one.dataset.rate === String(rate)));
  }, { data: { rate }, attributes: { 'aria-pressed': String(rate === 1), 'aria-label': `Speed ${label}` } }));
}
const pause = button('Pause', () => {
  if (elastic.player?.ended) elastic.play();
  else elastic.paused = !elastic.paused;
  settle();
}, { id: 'pause' });
const again = button('Play again', () => elastic.play(), { id: 'replay' });
const back = button('Live', () => { elastic.reset(); elastic.paused = false; }, { id: 'live' });
speed.append(pause, again, back);
const scrubber = make('input', { type: 'range', min: 0, max: 2, step: 0.001, value: 0, id: 'scrubber', attributes: { 'aria-label': 'Time of the last run, seconds' } });
const clock = make('output', { className: 'clock' });
scrubber.oninput = () => {
  elastic.paused = true;
  elastic.seek(Number(scrubber.value));
  settle();
};
const settle = () => { pause.textContent = elastic.paused || elastic.player?.ended ? 'Play' : 'Pause'; };
live.append(speed, make('div', { className: 'scrub' }, scrubber, clock));

const recorder = button('Record', () => {
  if (!elastic.recording) {
    elastic.record();
    recorder.textContent = 'Stop and save';
    recorder.setAttribute('aria-pressed', 'true');
    return;
  }
  const recording = elastic.stopRecording();
  recorder.textContent = 'Record';
  recorder.setAttribute('aria-pressed', 'false');
  const lines = recording.events.map((event) => JSON.stringify(event)).join(',\n');
  const { events: _, ...head } = recording;
  const file = `${JSON.stringify(head).slice(0, -1)},"events":[\n${lines}\n]}\n`;
  const link = make('a', { download: `${name}.gesture.json`, href: URL.createObjectURL(new Blob([file], { type: 'application/json' })) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  last = structuredClone(recording);
  again.textContent = 'Play recording';
  again.onclick = () => elastic.play(last);
}, { id: 'record', attributes: { 'aria-pressed': 'false' } });
let last;
const message = make('output', { className: 'message', attributes: { 'aria-live': 'polite' } });
const file = make('input', { type: 'file', accept: '.json,application/json', id: 'file', onchange: async () => {
  try {
    const recording = JSON.parse(await file.files[0].text());
    if (recording.version !== 1 || recording.component !== name || !Array.isArray(recording.events)) {
      throw new Error(`expected a recording of ${name}, version 1`);
    }
    message.textContent = '';
    elastic.play(recording);
  } catch (error) {
    message.textContent = `${file.files[0]?.name}: ${error.message}`;
  }
  file.value = '';
} });
live.append(make('div', { className: 'bar' }, recorder, make('label', { className: 'file' }, 'Open a recording', file)), message,
  make('details', { className: 'log', open: true }, make('summary', { textContent: 'Events' }), events));

// Its settings.

main.append(settingsPanel(elastic, {
  groups: kind.groups, styleName: kind.styleName, say: (sentence) => { message.textContent = sentence; },
}));

// The page wears what the component is told.
function dress() {
  const { scheme, direction } = elastic.environment;
  document.documentElement.style.colorScheme = scheme;
  document.documentElement.dataset.scheme = scheme;
  holder.dir = direction;
}

let shown = '', told;
elastic.addEventListener('frame', () => {
  const { motion: now } = elastic;
  if (state.textContent !== now.state) state.textContent = now.state;
  numbers.textContent = measures.map((one) => `${one} ${now[one].toFixed(one === 'progress' ? 2 : 1)}`).join(' · ');
  const { access } = now, label = [access.label, access.value].filter(Boolean).join(', ');
  if (label !== shown) {
    shown = label;
    if (kind.announce) kind.announce(parts, access);
    else {
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', label);
    }
  }
  const last = elastic.happened.at(-1);
  if (last !== told) {
    told = last;
    events.replaceChildren(...elastic.happened.map(({ t, name: what, value }) =>
      make('li', {}, make('b', { textContent: what }), value == null ? '' : ` ${short(value)}`, ` ${t.toFixed(3)} s`)));
    events.scrollTop = events.scrollHeight;
  }
  const { duration } = elastic;
  scrubber.max = duration;
  const t = Math.min(elastic.time() - elastic.start, duration);
  if (document.activeElement !== scrubber || !elastic.paused) scrubber.value = t;
  clock.textContent = elastic.player ? `${t.toFixed(2)} s` : elastic.recording ? 'recording' : 'live';
  settle();
});
elastic.addEventListener('input', ({ detail }) => { if (detail.phase === 'environment') dress(); });
dress();
