// A control for each setting of a component, and the same settings in Swift.
import { copier } from './code.js';
import { button, make, short, words } from '../elements/dom.js';
import { Setting } from '../elements/elastic.js';
import { camel, kebab } from '../elements/element.js';
import { framework, frameworks } from './framework.js';
import { SURROUNDINGS } from '../elements/names.js';
import { components, surroundings as ofReader } from './sentences.js';

/** A setting's name as it is written here. */
const title = (name) => words(name).replace(/color/gi, (one) => `${one[0]}olour`);
const CHOICES = { ltr: 'Left to right', rtl: 'Right to left' };
/** A number as a form shows it: four digits tell it from its neighbours. */
const rounded = (value) => (Math.abs(value) >= 1000 ? short(value) : String(Number(value.toPrecision(4))));

/**
 * The control of one setting with its sentence, and its update. `get` and `set` are of its value; `isOwn` says whether it differs from
 * what it is by itself, which `set(null)` brings back.
 */
function control(setting, sentence, { get, set, isOwn }) {
  const id = `set-${setting.name}`;
  const help = make('small', { id: `${id}-help`, textContent: sentence });
  const shared = { id, attributes: { 'aria-describedby': help.id, 'data-setting': setting.name } };
  const label = make('label', { htmlFor: id, textContent: title(setting.name) });
  const reset = button('↺', () => set(null), { className: 'reset', attributes: { 'aria-label': `Reset ${title(setting.name)}` } });
  const fault = make('output', { className: 'fault', id: `${id}-fault` });
  const inputs = [];
  let show;
  if (setting.kind === 'number') {
    // What ranges over more than three digits is turned on a logarithmic knob.
    // A limit that is by itself as large as can be is none: its field is empty, and the end of its knob.
    const { lower, upper } = setting, isLimit = setting.standard === upper && upper > 1e4, isLong = upper - lower > 1000 && lower >= 0;
    const near = Math.max(setting.standard * 4, lower + (setting.unit === 's' ? 2 : setting.unit === 'pt' ? 100 : 1));
    const top = isLimit ? 1000 : isLong || upper > near ? Math.min(upper, Math.max(near, setting.standard)) : upper;
    const slider = make('input', { ...shared, type: 'range', min: Math.max(lower, -top), max: top, step: 'any' });
    const exact = make('input', { type: 'number', min: lower, max: upper, step: 'any', placeholder: isLimit ? 'No limit' : '', attributes: { 'aria-label': `${title(setting.name)}, exactly`, 'aria-describedby': fault.id } });
    const digits = setting.unit === 'pt' ? 1 : 3;
    slider.oninput = () => set(isLimit && slider.value === slider.max ? upper : Number(Number(slider.value).toFixed(digits)));
    const complain = (sentence) => {
      fault.textContent = sentence;
      exact.setAttribute('aria-invalid', String(Boolean(sentence)));
    };
    // What cannot be is left in the field with what can, so that it can be mended there.
    exact.onchange = () => {
      const value = isLimit && !exact.value && !exact.validity.badInput ? upper : exact.valueAsNumber, isWrong = !(value >= lower && value <= upper);
      complain(isWrong ? `Enter a number from ${short(lower)} to ${short(upper)}.` : '');
      if (!isWrong) set(value);
    };
    inputs.push(slider, make('span', { className: 'exact' }, exact, make('i', { textContent: setting.unit })));
    show = (value) => {
      const isNone = isLimit && value === upper;
      slider.value = value;
      slider.ariaValueText = isNone ? 'No limit' : null;
      exact.value = isNone ? '' : rounded(value);
      complain('');
    };
  } else if (setting.kind === 'flag') {
    const box = make('input', { ...shared, type: 'checkbox', onchange: () => set(box.checked ? 1 : 0) });
    box.setAttribute('role', 'switch');
    inputs.push(box);
    show = (value) => { box.checked = value === 1; };
  } else if (setting.kind === 'choice') {
    const select = make('select', { ...shared, onchange: () => set(select.selectedIndex) },
      ...setting.choices.map((choice) => make('option', { value: choice, textContent: CHOICES[choice] ?? words(choice) })));
    inputs.push(select);
    show = (value) => { select.selectedIndex = value; };
  } else {
    const colour = make('input', { type: 'color', attributes: { 'aria-label': `${title(setting.name)}, colour` } });
    const alpha = make('input', { type: 'range', min: 0, max: 255, attributes: { 'aria-label': `${title(setting.name)}, opacity` } });
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
  const element = make('div', { className: `control ${setting.kind}` }, label, reset, make('div', { className: 'inputs' }, ...inputs), fault, help);
  return { element, update() {
    const value = get();
    show(value);
    reset.hidden = !isOwn(value);
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

/** The frameworks whose code has a tag; the others have a style in Swift. */
const isMarkup = () => [null, 'HTML', 'React'].includes(framework());

/** A finger that scrolls the page may begin on a slider, which has moved by then: it goes back. */
function keepWhileScrolling(root) {
  let slider = null, before = '';
  root.addEventListener('pointerdown', ({ target, pointerType }) => {
    slider = pointerType === 'touch' && target.matches('input[type=range]') ? target : null;
    before = slider?.value;
  }, { capture: true });
  root.addEventListener('pointercancel', () => {
    if (!slider || slider.value === before) return;
    slider.value = before;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    slider = null;
  });
}

/** The page's own look is what a plain element wears here; a preset has its own. */
export function wear(element, looks) {
  for (const [name, value] of looks) {
    if (element.preset && element.getAttribute(name) === value) element.removeAttribute(name);
    else if (!element.preset && !element.hasAttribute(name)) element.setAttribute(name, value);
  }
}

const NAMES = { plain: 'Default', 'objective-c': 'Objective-C' };

/** Chips for the presets of a component: one is chosen, and a sentence says what it is. */
function feels(names, sentences, get, set) {
  const help = make('small', { id: 'set-preset-help', attributes: { 'aria-live': 'polite' } });
  const inputs = names.map((name) => make('input', { type: 'radio', name: 'preset', value: name, onchange: () => set(name), attributes: { 'aria-describedby': help.id } }));
  const element = make('fieldset', { className: 'feels' }, make('legend', { textContent: 'Preset' }),
    ...names.map((name, n) => make('label', {}, inputs[n], make('span', { textContent: NAMES[name] ?? words(name) }))), help);
  return { element, update() {
    const at = Math.max(names.indexOf(get()), 0);
    inputs[at].checked = true;
    help.textContent = sentences[names[at]] ?? 'Default values.';
  } };
}

/** A field that leaves only the controls whose name or sentence has all its words. */
function finder(panel) {
  const none = make('p', { className: 'none', hidden: true, textContent: 'No matching settings.' });
  const field = make('input', { type: 'search', id: 'find', autocomplete: 'off', oninput: () => {
    const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const one of panel.querySelectorAll('.control')) one.hidden = !wanted.every((word) => one.textContent.toLowerCase().includes(word));
    for (const group of panel.querySelectorAll('fieldset')) group.hidden = !group.querySelector('.control:not([hidden])');
    none.hidden = Boolean(panel.querySelector('.control:not([hidden])'));
  } });
  return [make('label', { className: 'find', htmlFor: field.id }, 'Find a setting', field), none];
}

/**
 * The settings of an element: its feels and the settings of `main` first, and all others, by `groups` of a title and a pattern of
 * names, behind a search. `component` is its name in Swift; `looks` are the attributes by which this page's element differs from a plain
 * one, until a preset is chosen; `surround(name, value)` is called when the reader or the device is to be another.
 */
export function settingsPanel(element, { main, groups, component, looks, surround }) {
  const { elastic } = element, { style, table: { name: kind, presets } } = elastic.motion;
  const surroundings = SURROUNDINGS.map((row, index) => new Setting(index, row));
  const sentences = { ...ofReader, ...components[kind].settings };
  const code = make('code');
  const kits = (one) => {
    const written = presets.get(element.preset)?.get(one.name);
    return written ? one.number(written) : one.standard;
  };
  const look = (one) => (presets.has(element.preset) ? undefined : looks.get(kebab(one.name)));
  const base = (one) => (look(one) === undefined ? kits(one) : one.number(look(one)));
  // A setting may have a value from the page's style, under which only an attribute brings the component's default.
  const isStyled = ({ name }) => getComputedStyle(element).getPropertyValue(`--elastic-${kebab(name)}`) !== '';
  const updates = [() => {
    // The colours of this page are its own affair.
    const isPages = (one) => one.kind === 'paint' && isStyled(one) && !element.hasAttribute(kebab(one.name));
    const set = style.filter((one) => elastic.motion.value(one) !== kits(one) && !isPages(one));
    if (isMarkup()) {
      const known = [...element.attributes].filter(({ name }) => name === 'preset' || style.some((one) => kebab(one.name) === name));
      code.textContent = `<${element.localName}${known.map(({ name, value }) => `\n  ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`).join('')}>`;
      return;
    }
    const lines = set.map((one) => `style.${one.name} = ${literal(one, elastic.motion.value(one))}`);
    // A link may name a preset that does not exist.
    const preset = presets.has(element.preset) ? `.${camel(element.preset)}` : '()';
    code.textContent = [`var style = ${component}.Style${preset}`, ...lines].join('\n');
  }];
  const update = () => { for (const one of updates) one(); };
  const add = (setting, { get, set, isOwn }) => {
    const made = control(setting, sentences[setting.name], { get, isOwn, set: async (value) => { await set(value); update(); } });
    updates.push(made.update);
    return made.element;
  };
  const group = (title, settings, one) =>
    make('fieldset', {}, make('legend', { textContent: title }), ...settings.map(one));
  const own = (setting) => add(setting, {
    get: () => elastic.motion.value(setting),
    isOwn: (value) => (isStyled(setting) ? element.hasAttribute(kebab(setting.name)) : value !== base(setting)),
    async set(value) {
      const { name } = setting, attribute = kebab(name);
      const isReset = value === null || (value === base(setting) && !isStyled(setting));
      if (isReset && look(setting) !== undefined) element.setAttribute(attribute, look(setting));
      else element[name] = isReset ? null : setting.written(value);
      await null; // The element is told of its attributes.
    },
  });

  const chips = feels(['plain', ...presets.keys()], components[kind].presets, () => element.preset, async (name) => {
    await (element.preset = name === 'plain' ? null : name);
    wear(element, looks);
    await null; // The element is told of its attributes.
    update();
  });
  updates.push(chips.update);
  const rest = new Set(style.filter(({ name }) => !main.includes(name)));
  const first = make('section', { className: 'first', attributes: { 'aria-label': 'Settings' } }, chips.element,
    make('fieldset', { className: 'main-settings' }, make('legend', { textContent: 'Settings' }), ...main.map((name) => own(elastic.motion.setting(name)))));

  const panel = make('div', { className: 'panel' });
  for (const [title, pattern] of [...groups, ['More', /./]]) {
    const found = [...rest].filter((setting) => pattern.test(setting.name));
    if (!found.length) continue;
    for (const setting of found) rest.delete(setting);
    panel.append(group(title, found, own));
  }
  panel.append(group('Accessibility and device', surroundings, (setting) => add(setting, {
    get: () => setting.number(elastic.environment[setting.name] ?? setting.written(setting.standard)),
    isOwn: (value) => value !== setting.standard,
    set(given) {
      const value = given ?? setting.standard;
      if (!(value >= setting.lower && value <= setting.upper)) return;
      elastic.override[setting.name] = setting.written(value);
      surround(setting.name, setting.written(value));
      elastic.surround();
    },
  })));
  const all = make('details', { className: 'all-settings' },
    make('summary', { textContent: `More settings (${style.length - main.length + surroundings.length})` }), ...finder(panel), panel);
  const swift = make('div', { className: 'swift' }, make('h2', { id: 'swift', textContent: 'Your settings' }),
    copier(() => code.textContent, 'Copy', { id: 'copy' }), copier(() => location.href, 'Copy link', { id: 'link' }),
    make('pre', { tabIndex: 0, attributes: { 'aria-labelledby': 'swift' } }, code));
  update();
  frameworks.addEventListener('change', update);
  keepWhileScrolling(document.body);
  return [first, all, swift];
}
