// The page of one component: its stage, a control for each of its settings, and what can be done to it.
import { Elastic } from './view.js';

const make = (tag, properties = {}, ...children) => {
  const { data, attributes, ...rest } = properties;
  const element = Object.assign(document.createElement(tag), rest);
  Object.assign(element.dataset, data);
  for (const [key, value] of Object.entries(attributes ?? {})) element.setAttribute(key, value);
  element.append(...children);
  return element;
};
const words = (name) => {
  const spaced = name.replace(/-/g, ' ').replace(/[A-Z]/g, (letter) => ' ' + letter.toLowerCase());
  return spaced[0].toUpperCase() + spaced.slice(1);
};
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const short = (number) => String(Number(number.toPrecision(6)));

const name = document.body.dataset.component;
const isRefresh = name === 'pull-to-refresh';
const main = document.querySelector('main');

// The stage and, under it, what is pulled.

const canvas = make('canvas');
const content = make('div', { className: 'content' });
const stage = make('div', { className: 'stage' });
const holder = make('div', { className: 'holder' }, stage, canvas);
const rows = [];
if (isRefresh) {
  const who = ['Ada', 'Bruno', 'Chioma', 'Dae', 'Elif', 'Farid', 'Greta', 'Hiro', 'Inés', 'Jonas'];
  const what = [
    'The ferry is late again, start without me', 'Photos from the lake are up', 'Who has the key to the workshop?',
    'Bread came out well this time', 'Train at 17:40, platform 3', 'Could you water the tomatoes?',
    'Rehearsal moved to Thursday', 'Found your blue umbrella',
  ];
  const list = make('ul', { className: 'list', attributes: { 'aria-label': 'Messages' } });
  const row = (n) => make('li', {},
    make('span', { className: 'face', textContent: who[n % 10][0], style: `--hue: ${n * 47 % 360}` }),
    make('b', { textContent: who[n % 10] }), make('span', { textContent: what[n * 5 % 8] }));
  for (let n = 0; n < 40; n++) list.append(row(n));
  let fresh = 40;
  rows.add = (atEnd) => (atEnd ? list.append(row(fresh++)) : list.prepend(row(fresh++)));
  content.append(list);
  stage.classList.add('scrolls');
  Object.assign(stage, { tabIndex: 0 });
  stage.setAttribute('role', 'region');
  stage.setAttribute('aria-label', 'A list that can be pulled');
} else {
  content.append(make('h2', { textContent: 'Pull me' }),
    make('p', { textContent: 'The header above is one elastic edge. Its height follows what is drawn, and this text follows its height.' }),
    make('p', { textContent: 'Let go and it springs back; grab it while it swings and it goes on from where it is.' }));
}
stage.append(content);

// What can be scrolled is the list's own until it lies at the edge that is pulled.
const atEdge = () => {
  if (!isRefresh) return true;
  switch (elastic.motion.edge) {
    case 'top': return stage.scrollTop <= 0;
    case 'bottom': return stage.scrollTop >= stage.scrollHeight - stage.clientHeight - 1;
    default: return true;
  }
};

main.append(make('section', { className: 'live', attributes: { 'aria-label': 'Live' } }, holder));
const elastic = new Elastic(stage, canvas, name, { accepts: atEdge });
window.elastic = elastic; // For tests and for whoever opens the console.
const { motion } = elastic;
// The page's own indicator, where the component leaves a place for one: an arrow that turns over as the pull arms.
elastic.slot = (context, x, y, width, height) => {
  const { progress, state } = elastic.motion;
  context.save();
  context.translate(x + width / 2, y + height / 2);
  context.rotate(Math.PI * Math.min(Math.max(progress * 4 - 3, 0), 1));
  context.fillStyle = 'currentColor';
  context.font = `${height * 0.8}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(/bouncing|loading|stopping/.test(state) ? '⋯' : '↓', 0, 0);
  context.restore();
};
const { style, surroundings, table } = motion;

const SIDES = { top: 'Top', bottom: 'Bottom', left: 'Left', right: 'Right' };
let inset = 0, side = '';
function place() {
  const { edge } = elastic.motion;
  // A list keeps away by the published inset; a text under a surface by all that is drawn.
  const now = elastic.player ? 0 : isRefresh ? elastic.motion.inset : elastic.motion.extent;
  const vertical = edge === 'top' || edge === 'bottom';
  if (edge !== side) {
    content.style.padding = '';
    side = edge;
    inset = 0;
  }
  if (now !== inset) {
    const wasAtEnd = stage.scrollTop >= stage.scrollHeight - stage.clientHeight - 1;
    const top = stage.scrollTop;
    content.style[`padding${SIDES[edge]}`] = `${now}px`;
    if (isRefresh && edge === 'bottom' && wasAtEnd) stage.scrollTop = stage.scrollHeight;
    if (isRefresh && edge === 'top' && top > 0) stage.scrollTop = top + now - inset;
    inset = now;
  }
  follow();
  stage.classList.toggle('sideways', !vertical);
}
// What hangs from the edge of the content goes away with it.
function follow() {
  const { edge } = elastic.motion;
  const away = !isRefresh || elastic.player ? 0 : edge === 'top' ? -stage.scrollTop
    : edge === 'bottom' ? stage.scrollHeight - stage.clientHeight - stage.scrollTop : 0;
  canvas.style.transform = Math.abs(away) >= 1 ? `translateY(${away}px)` : '';
}
stage.addEventListener('scroll', follow, { passive: true });

// What it does.

const state = make('output', { className: 'state', id: 'state', attributes: { 'aria-live': 'polite' } });
const numbers = make('span', { className: 'numbers' });
const events = make('ol', { className: 'events', id: 'events', attributes: { 'aria-label': 'Events' } });
const live = main.firstElementChild;
live.append(make('p', { className: 'readout' }, state, numbers));

const button = (label, act, properties = {}) => make('button', { type: 'button', textContent: label, onclick: act, ...properties });
const bar = make('div', { className: 'bar', attributes: { role: 'group', 'aria-label': 'Commands' } });
let action;
if (isRefresh) {
  action = button('Refresh', () => elastic.activate(), { className: 'main', id: 'activate' });
  bar.append(action);
}
for (const command of table.commands) bar.append(button(words(command), () => elastic.perform(command), { data: { command } }));
live.append(bar);
const automatic = make('input', { type: 'checkbox', checked: true, id: 'automatic' });
if (isRefresh) {
  live.append(make('label', { className: 'check' }, automatic, ' Loading ends by itself after 1.5 s'));
  const load = (atEnd) => ({ detail }) => {
    if (detail.replayed || !automatic.checked) return;
    setTimeout(() => {
      if (elastic.player) return;
      rows.add(atEnd);
      elastic.perform('end-refreshing');
    }, 1500 / elastic.rate);
  };
  elastic.addEventListener('refresh', load(false));
  elastic.addEventListener('load-more', load(true));
}

// Return and space do what the drag does; arrows pull.
stage.addEventListener('keydown', (event) => {
  if (event.target !== stage || !isRefresh) return;
  if (event.key === 'Enter') elastic.activate();
  else if (event.key === 'Escape') elastic.perform('cancel');
  else return;
  event.preventDefault();
});
if (!isRefresh) {
  stage.tabIndex = 0;
  stage.setAttribute('role', 'img');
  let pulled = 0, timer = 0;
  const reach = (phase) => {
    const [w, h] = elastic.size, { edge } = elastic.motion;
    const along = 0.3, deep = edge === 'bottom' || edge === 'right' ? -pulled : pulled;
    elastic.input(edge === 'left' || edge === 'right'
      ? { phase, id: -1, x: w / 2 + deep, y: h * along } : { phase, id: -1, x: w * along, y: h / 2 + deep });
  };
  const release = () => { if (pulled) reach('up'); pulled = 0; };
  stage.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') { pulled = 0; return elastic.perform('cancel'); }
    const away = { top: 'ArrowDown', bottom: 'ArrowUp', left: 'ArrowRight', right: 'ArrowLeft' }[elastic.motion.edge];
    if (event.key !== away && event.key !== ' ') return;
    event.preventDefault();
    if (!pulled) reach('down');
    pulled = Math.min(pulled + 16, 200);
    reach('move');
    clearTimeout(timer);
    timer = setTimeout(release, 600);
  });
  stage.addEventListener('keyup', () => { clearTimeout(timer); release(); });
}

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
  const { version, component, size } = recording;
  const file = `{"version":${version},"component":"${component}","size":${JSON.stringify(size)},"events":[\n${lines}\n]}\n`;
  const link = make('a', { download: `${component}.gesture.json`, href: URL.createObjectURL(new Blob([file], { type: 'application/json' })) });
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

// A control for each setting.

const GROUPS = isRefresh
  ? [['Pull', /^(edge|purpose|profile|trigger|maximum|wave|overPull|rubber|claim)/], ['Loading', /^(loading|bounce|inset|stop|minimum|spin)/],
    ['Indicator', /^indicator/], ['Colours', /^(fill|background|shows)/]]
  : [['Shape', /^(edge|profile|minimum|maximum|wave|crest)/], ['Bounce', /^(settling|damping)/],
    ['Pull', /^(overPull|rubber|travel|claim)/], ['Colours', /^(fill|shows|control)/]];

const controls = [];
function control(setting, get, set) {
  const id = `set-${setting.name}`;
  const help = make('small', { id: `${id}-help`, textContent: setting.sentence });
  const shared = { id, attributes: { 'aria-describedby': help.id, 'data-setting': setting.name } };
  const label = make('label', { htmlFor: id, textContent: words(setting.name) });
  const reset = button('↺', () => set(setting.standard), { className: 'reset', attributes: { 'aria-label': `Reset ${words(setting.name)}` } });
  const inputs = [];
  let show;
  if (setting.kind === 'number') {
    // What ranges over more than three digits is turned on a logarithmic knob.
    const { lower, upper } = setting, isLong = upper - lower > 1000 && lower >= 0;
    const near = Math.max(setting.standard * 4, lower + (setting.unit === 's' ? 2 : setting.unit === 'pt' ? 100 : 1));
    const top = isLong || upper > near ? Math.min(upper, Math.max(near, setting.standard)) : upper;
    const slider = make('input', { ...shared, type: 'range', min: Math.max(lower, -top), max: top, step: 'any' });
    const exact = make('input', { type: 'number', min: lower, max: upper, step: 'any', attributes: { 'aria-label': `${words(setting.name)}, exactly` } });
    const digits = setting.unit === 'pt' ? 1 : 3;
    slider.oninput = () => set(Number(Number(slider.value).toFixed(digits)));
    exact.onchange = () => set(Number(exact.value));
    inputs.push(slider, make('span', { className: 'exact' }, exact, make('i', { textContent: setting.unit })));
    show = (value) => { slider.value = value; exact.value = short(value); };
  } else if (setting.kind === 'flag') {
    const box = make('input', { ...shared, type: 'checkbox', onchange: () => set(box.checked ? 1 : 0) });
    box.setAttribute('role', 'switch');
    inputs.push(box);
    show = (value) => { box.checked = value === 1; };
  } else if (setting.kind === 'choice') {
    const select = make('select', { ...shared, onchange: () => set(select.selectedIndex) },
      ...setting.choices.map((choice) => make('option', { value: choice, textContent: words(choice) })));
    inputs.push(select);
    show = (value) => { select.selectedIndex = value; };
  } else {
    const colour = make('input', { type: 'color', attributes: { 'aria-label': `${words(setting.name)}, colour` } });
    const alpha = make('input', { type: 'range', min: 0, max: 255, attributes: { 'aria-label': `${words(setting.name)}, opacity` } });
    const role = make('select', { ...shared, onchange: () => (role.selectedIndex ? set(-role.selectedIndex) : take()) },
      make('option', { textContent: 'Colour' }), ...setting.roles.map((one) => make('option', { value: one, textContent: words(one) })));
    const take = () => set(setting.number(colour.value + Number(alpha.value).toString(16).padStart(2, '0')));
    colour.oninput = () => { if (alpha.value === '0') alpha.value = 255; take(); };
    alpha.oninput = take;
    inputs.push(role, colour, alpha);
    show = (value) => {
      role.selectedIndex = Math.max(-value, 0);
      colour.hidden = alpha.hidden = value < 0;
      if (value < 0) { alpha.value = 255; return; }
      const hex = value.toString(16).padStart(8, '0');
      colour.value = `#${hex.slice(0, 6)}`;
      alpha.value = parseInt(hex.slice(6), 16);
    };
  }
  controls.push(() => {
    const value = get();
    show(value);
    reset.hidden = value === setting.standard;
  });
  return make('div', { className: `control ${setting.kind}` }, label, reset, make('div', { className: 'inputs' }, ...inputs), help);
}
const refresh = () => {
  for (const one of controls) one();
  swift();
};

const panel = make('section', { className: 'panel', attributes: { 'aria-label': 'Settings' } });
const set = (setting) => (value) => {
  const failure = elastic.set(setting, value);
  message.textContent = failure ? `${words(setting.name)}: ${short(setting.lower)} to ${short(setting.upper)} ${setting.unit}` : '';
  refresh();
};
const rest = new Set(style);
for (const [title, pattern] of [...GROUPS, ['More', /./]]) {
  const found = [...rest].filter((setting) => pattern.test(setting.name));
  if (!found.length) continue;
  for (const setting of found) rest.delete(setting);
  panel.append(make('fieldset', {}, make('legend', { textContent: title }),
    ...found.map((setting) => control(setting, () => elastic.motion.value(setting), set(setting)))));
}
panel.append(make('fieldset', {}, make('legend', { textContent: 'Reader and device' }), ...surroundings.map((setting) =>
  control(setting, () => setting.number(elastic.environment[setting.name] ?? setting.written(setting.standard)), (value) => {
    if (!(value >= setting.lower && value <= setting.upper)) return refresh();
    elastic.override[setting.name] = setting.written(value);
    elastic.surround();
    dress();
    refresh();
  }))));

// The Swift that says the same.

const code = make('code'), copy = button('Copy', async () => {
  await navigator.clipboard.writeText(code.textContent);
  copy.textContent = 'Copied';
  setTimeout(() => { copy.textContent = 'Copy'; }, 1500);
}, { id: 'copy' });
const typeName = isRefresh ? 'RefreshStyle' : 'SurfaceStyle';
function swift() {
  const lines = [`var style = ${typeName}()`];
  for (const setting of style) {
    const value = elastic.motion.value(setting);
    if (value === setting.standard) continue;
    const written = setting.written(value);
    const said = setting.kind === 'choice' ? `.${camel(written)}`
      : setting.kind !== 'paint' ? written
        : value < 0 ? `.role(.${camel(written)})` : `.color(Color(hex: 0x${written.slice(1, 5)}_${written.slice(5)}))`.replace(/0x\S+?\)/, (hex) => hex.toUpperCase().replace('0X', '0x'));
    lines.push(`style.${setting.name} = ${said}`);
  }
  code.textContent = lines.join('\n');
}
panel.prepend(make('div', { className: 'swift' }, make('h2', { textContent: 'Swift' }), copy, make('pre', { tabIndex: 0 }, code)));
main.append(panel);

// The page wears what the component is told.
function dress() {
  const { scheme, direction } = elastic.environment;
  document.documentElement.style.colorScheme = scheme;
  document.documentElement.dataset.scheme = scheme;
  holder.dir = direction;
}

let shown = '';
elastic.addEventListener('frame', () => {
  const { motion: now } = elastic;
  place();
  if (state.textContent !== now.state) state.textContent = now.state;
  numbers.textContent = `inset ${now.inset.toFixed(1)} · extent ${now.extent.toFixed(1)} · progress ${now.progress.toFixed(2)}`;
  const access = now.access, key = access.label + access.value + access.action;
  if (key !== shown) {
    shown = key;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', [access.label, access.value].filter(Boolean).join(', '));
    if (!isRefresh) stage.setAttribute('aria-label', `${access.label}. Space or the arrow key away from its edge pulls it.`);
    if (action) {
      action.textContent = access.action || access.value || access.label;
      action.disabled = !access.action;
      stage.setAttribute('aria-busy', String(access.value === 'Loading'));
    }
  }
  if (events.childElementCount !== elastic.happened.length) {
    events.replaceChildren(...elastic.happened.map(({ t, name: what }) => make('li', {}, make('b', { textContent: what }), ` ${t.toFixed(3)} s`)));
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
refresh();
