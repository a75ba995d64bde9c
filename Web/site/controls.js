// A control for each setting of a component, and the same settings in Swift.
import { copier } from './code.js';
import { button, make, short, words } from '../elements/dom.js';
import { camel } from '../elements/element.js';
import { components, surroundings as ofReader } from './sentences.js';

/** The control of one setting with its sentence, and its update; `base` gives the default. */
function control(setting, sentence, get, set, base = () => setting.standard) {
  const id = `set-${setting.name}`;
  const help = make('small', { id: `${id}-help`, textContent: sentence });
  const shared = { id, attributes: { 'aria-describedby': help.id, 'data-setting': setting.name } };
  const label = make('label', { htmlFor: id, textContent: words(setting.name) });
  const reset = button('↺', () => set(base()), { className: 'reset', attributes: { 'aria-label': `Reset ${words(setting.name)}` } });
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
  const element = make('div', { className: `control ${setting.kind}` }, label, reset, make('div', { className: 'inputs' }, ...inputs), help);
  return { element, update() {
    const value = get();
    show(value);
    reset.hidden = value === base();
  } };
}

/** A value in Swift. */
function literal(setting, value) {
  const written = setting.written(value);
  if (setting.kind === 'choice') return `.${camel(written)}`;
  if (setting.kind !== 'paint') return written;
  if (value < 0) return `.role(.${camel(written)})`;
  const hex = written.slice(1).toUpperCase();
  return `.color(ElasticColor(hex: 0x${hex.slice(0, 4)}_${hex.slice(4)}))`;
}

/**
 * The panel of all settings of an element, by `groups` of a title and a pattern of names. `component` is its name in
 * Swift; `say(sentence)` shows what is wrong with a value, or nothing; `surround(name, value)` is called when the reader
 * or the device is to be another.
 */
export function settingsPanel(element, { groups, component, say, surround }) {
  const { elastic } = element, { style, surroundings, table: { name: kind, presets } } = elastic.motion;
  const sentences = {
    ...ofReader, ...components[kind].settings,
    preset: Object.entries(components[kind].presets).map(([name, one]) => `${words(name)}: ${one}`).join(' '),
  };
  const code = make('code');
  const base = (one) => {
    const written = presets.get(element.preset)?.get(one.name);
    return written ? one.number(written) : one.standard;
  };
  const updates = [() => {
    const set = style.filter((one) => elastic.motion.value(one) !== base(one));
    const lines = set.map((one) => `style.${one.name} = ${literal(one, elastic.motion.value(one))}`);
    code.textContent = [`var style = ${component}.Style${element.preset ? `.${camel(element.preset)}` : '()'}`, ...lines].join('\n');
  }];
  const update = () => { for (const one of updates) one(); };
  const add = (setting, get, set, base) => {
    const made = control(setting, sentences[setting.name], get, async (value) => { await set(value); update(); }, base);
    updates.push(made.update);
    return made.element;
  };
  const group = (title, settings, one) =>
    make('fieldset', {}, make('legend', { textContent: title }), ...settings.map(one));

  const panel = make('section', { className: 'panel', attributes: { 'aria-label': 'Settings' } },
    make('div', { className: 'swift' }, make('h2', { id: 'swift', textContent: 'The same in Swift' }),
      copier(() => code.textContent, 'Copy', { id: 'copy' }), copier(() => location.href, 'Copy link', { id: 'link' }),
      make('pre', { tabIndex: 0, attributes: { 'aria-labelledby': 'swift' } }, code)));
  const names = ['plain', ...presets.keys()];
  panel.append(group('Look and feel', [{
    name: 'preset', kind: 'choice', choices: names, standard: 0,
  }], (setting) => add(setting, () => Math.max(names.indexOf(element.preset), 0), async (place) => {
    await (element.preset = place ? names[place] : null);
  })));
  const rest = new Set(style);
  for (const [title, pattern] of [...groups, ['More', /./]]) {
    const found = [...rest].filter((setting) => pattern.test(setting.name));
    if (!found.length) continue;
    for (const setting of found) rest.delete(setting);
    panel.append(group(title, found, (setting) => add(setting, () => elastic.motion.value(setting), async (value) => {
      const { name } = setting, before = element[name];
      element[name] = value === base(setting) ? null : setting.written(value);
      await null; // The element is told of its attributes.
      const isTaken = value === base(setting) || Object.is(elastic.motion.value(setting), value);
      if (!isTaken) element[name] = before === setting.written(base(setting)) ? null : before;
      say(isTaken ? '' : `${words(name)}: ${short(setting.lower)} to ${short(setting.upper)} ${setting.unit}`);
    }, () => base(setting))));
  }
  panel.append(group('Reader and device', surroundings, (setting) => add(setting,
    () => setting.number(elastic.environment[setting.name] ?? setting.written(setting.standard)), (value) => {
      if (!(value >= setting.lower && value <= setting.upper)) return;
      elastic.override[setting.name] = setting.written(value);
      surround(setting.name, setting.written(value));
      elastic.surround();
    })));
  update();
  return panel;
}
