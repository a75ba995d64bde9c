// The page of one element: what can be done to it, its clock, its code, and a control for each of its settings.
import { tabs } from './code.js';
import { settingsPanel, wear } from './controls.js';
import { button, make, short, words } from '../elements/dom.js';
import { camel, kebab } from '../elements/element.js';
import { COMMANDS, KINDS } from './kinds.js';
import { takes } from './takes.js';

const element = document.querySelector('.stage'), tag = element.localName, kind = KINDS[tag];
const live = document.querySelector('.live'), holder = document.querySelector('.holder');
// Without its module the page is its words and its code; the element has told the console why.
await element.ready.catch(() => {
  holder.after(make('p', { className: 'message', textContent: 'This demo cannot run: its WebAssembly file is missing or blocked. You can still read the text and the code.', attributes: { role: 'status' } }));
  document.body.classList.add('ready');
  return new Promise(() => {});
});
const { elastic } = element, { table } = elastic.motion;
window.elastic = elastic; // For tests and consoles.
const demo = document.body.dataset.demo && await import(`./demos/${document.body.dataset.demo}.js`);
const below = document.createDocumentFragment();

// What can be done to it. What only its makers ask for is behind a summary.

// A screen reader is told a state that has lasted for a second; what a motion passes through is only seen.
const state = make('span', { className: 'state', id: 'state' }), stood = make('output', { className: 'unseen', id: 'stood' });
const numbers = make('span', { className: 'numbers' });
const events = make('ol', { className: 'events', id: 'events', tabIndex: 0, attributes: { 'aria-label': 'Events' } });
const bar = make('div', { className: 'bar', attributes: { role: 'group', 'aria-label': 'Commands' } });
const tests = make('div', { className: 'bar', attributes: { role: 'group', 'aria-label': 'Tests' } });
const action = kind.action && button(kind.action, () => element.activate(), { className: 'main', id: 'activate', title: 'Same as pressing Enter, or a tap with a screen reader.' });
if (action) bar.append(action);
for (const command of table.commands) {
  if (!(command in COMMANDS)) continue; // The page has a better control for it.
  const method = command === 'open' ? 'show' : camel(command), { label, about, isTest } = COMMANDS[command];
  (isTest ? tests : bar).append(button(label, () => element[method](), { title: about, data: { command } }));
}
const off = 'disabled' in element && button('Disable', () => { element.disabled = !element.disabled; },
  { id: 'disable', title: 'Ignores touches and keys.', attributes: { 'aria-pressed': 'false' } });
if (off) tests.append(off);
const inspect = make('details', { className: 'log' }, make('summary', { textContent: 'Inspect' }),
  make('p', { className: 'readout' }, state, numbers), tests, make('h2', { textContent: 'Events' }), events);
below.append(stood);
if (bar.childElementCount) below.append(bar);
if (demo) below.append(demo.controls(element));

// Time.

const speed = make('div', { className: 'bar', attributes: { role: 'group', 'aria-label': 'Speed' } });
for (const [label, rate] of [['1×', 1], ['¼', 0.25], ['⅒', 0.1]]) {
  speed.append(button(label, () => {
    elastic.rate = rate;
    for (const one of speed.children) if (one.dataset.rate) one.setAttribute('aria-pressed', String(one.dataset.rate === String(rate)));
  }, { data: { rate }, title: rate === 1 ? 'Normal speed.' : 'Slow motion, even while you drag.', attributes: { 'aria-pressed': String(rate === 1), 'aria-label': `Speed ${label}` } }));
}
const pause = button('Pause', () => {
  if (elastic.player?.ended) elastic.play();
  else elastic.paused = !elastic.paused;
  settle();
}, { id: 'pause', title: 'Pauses or resumes all motion.' });
const again = button('Replay', () => elastic.play(), { id: 'replay', title: 'Replays everything since it last came to rest.' });
const back = button('Exit replay', () => { elastic.reset(); elastic.paused = false; }, { id: 'live', title: 'Ends the replay and goes back to the live component.' });
speed.append(pause, again, back);
const scrubber = make('input', { type: 'range', min: 0, max: 2, step: 0.001, value: 0, id: 'scrubber', title: 'Scrub through the last motion.', attributes: { 'aria-label': 'Time in the last motion, in seconds' } });
const clock = make('span', { className: 'clock' });
scrubber.oninput = () => {
  elastic.paused = true;
  elastic.seek(Number(scrubber.value));
  settle();
};
const settle = () => { pause.textContent = elastic.paused || elastic.player?.ended ? 'Play' : 'Pause'; };

const message = make('output', { className: 'message', attributes: { 'aria-live': 'polite' } });
below.append(speed, make('div', { className: 'scrub' }, scrubber, clock),
  takes(element, kind.script, (sentence) => { message.textContent = sentence; }), message,
  make('details', { id: 'export', ontoggle: async ({ target }) => {
    target.ontoggle = null; // What makes files is fetched when somebody looks.
    target.append((await import('./export.js')).exporter(element));
  } }, make('summary', { textContent: 'Export as SVG, Lottie, CSS, GIF or video' })),
  inspect);
document.querySelector('.held').append(make('div', { className: 'below' }, below));

// Its code and its settings: what is set is an attribute, and in the address, so that a link to it can be given.

const show = tabs(document.querySelector('.code')), names = ['preset', ...elastic.motion.style.map(({ name }) => kebab(name))];
const unsaid = new Set(['class', 'dir', 'style', 'tabindex', 'refreshing', 'open']);
const given = new Map([...element.attributes].map(({ name, value }) => [name, value]));
// Those by which it looks as the site does; the code has them too.
const looks = new Map([...given].filter(([name]) => names.includes(name)));
for (const [written, value] of new URLSearchParams(location.hash.slice(1))) {
  // A link may call a setting as before: recordings can do that too.
  const formerly = async () => (await import('../elements/recordings.js')).indexOf(table.name, camel(written), value);
  const name = names.includes(written) ? written : names[1 + await formerly()] ?? written;
  if (names.includes(name)) element.setAttribute(name, value);
}
wear(element, looks);
const touched = new Set();
const tell = () => {
  const said = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  for (const name of new Set([...said.keys(), ...given.keys()])) if (!unsaid.has(name) && said.get(name) !== given.get(name)) touched.add(name);
  off && off.setAttribute('aria-pressed', String(element.disabled));
  show(tag, [...touched].map((name) => [name, said.get(name) ?? null]));
  const set = [...said].filter(([name, value]) => names.includes(name) && given.get(name) !== value);
  const link = new URLSearchParams(set).toString();
  if (link !== location.hash.slice(1)) history.replaceState(history.state, '', link ? `#${link}` : location.pathname + location.search);
};
new MutationObserver(tell).observe(element, { attributes: true });
await null; // What the address says is told.
live.append(...settingsPanel(element, {
  main: kind.main, groups: kind.groups, component: `${kind.style}Motion`, looks,
  surround(name, value) {
    if (name === 'scheme') document.documentElement.style.colorScheme = value;
    if (name === 'direction') holder.dir = value;
  },
}));
document.body.classList.add('ready');

// The last thousand events of `motion`; a slide that goes on is one.
let motion, scrolling = 0;
const renew = () => {
  if (motion !== elastic.motion) events.replaceChildren();
  ({ motion } = elastic);
};
for (const name of table.events) {
  elastic.addEventListener(name, ({ detail: { t, value } }) => {
    renew();
    if (name === 'slide' && events.lastChild?.title === name) events.lastChild.remove();
    if (events.childElementCount === 1000) events.firstChild.remove();
    events.append(make('li', { title: name }, make('b', { textContent: name }), value == null ? '' : ` ${short(value)}`, ` ${t.toFixed(3)} s`));
    // Once a frame: it lays out the whole list.
    scrolling ||= requestAnimationFrame(() => {
      scrolling = 0;
      events.scrollTop = events.scrollHeight;
    });
  });
}

let spoken, standing, shown, isAsked = false;
const frame = () => {
  const { motion: now } = elastic;
  if (shown !== now.state) {
    clearTimeout(standing);
    standing = setTimeout(() => { if (stood.textContent !== state.textContent) stood.textContent = state.textContent; }, 1000);
    state.textContent = words((shown = now.state));
  }
  numbers.textContent = kind.measures.map((one) => `${one} ${now[one].toFixed(one === 'progress' ? 2 : 1)}`).join(' · ');
  if (action) {
    const { access } = now, said = access.action || access.value || access.label;
    if (said !== spoken) Object.assign(action, { textContent: (spoken = said), disabled: !access.action });
  }
  renew();
  const { duration } = elastic;
  scrubber.max = duration;
  const t = Math.min(elastic.time() - elastic.start, duration);
  if (document.activeElement !== scrubber || !elastic.paused) scrubber.value = t;
  back.hidden = !elastic.player;
  clock.textContent = elastic.player ? `${t.toFixed(2)} s` : elastic.recording ? 'Recording' : 'Live';
  settle();
  // The clock of a replay goes on where the component waits for the next entry.
  if (isAsked || !elastic.player || elastic.player.ended || elastic.paused || t >= duration) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    frame();
  });
};
elastic.addEventListener('frame', frame);
if (elastic.motion.scene) frame();
elastic.wake();
