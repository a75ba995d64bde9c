// A field for the path an element shows: presets, and SVG path data of one's own.
import { button, make } from '../../elements/dom.js';

/** Builds the field; each preset is a name and path data, or nothing for the element's own. */
export function pathField(element, presets) {
  const fault = make('output', { className: 'message', id: 'path-fault', attributes: { 'aria-live': 'polite' } });
  const text = make('textarea', { id: 'path', value: element.d, rows: 2, spellcheck: false, attributes: { 'aria-describedby': fault.id } });
  const say = (sentence) => {
    fault.textContent = sentence;
    text.setAttribute('aria-invalid', String(Boolean(sentence)));
  };
  element.addEventListener('error', ({ message }) => say(`Path, ${message}`));
  const show = (data) => {
    say('');
    element.d = data || null;
  };
  text.onchange = () => show(text.value.trim());
  const bar = make('div', { className: 'bar', attributes: { role: 'group', 'aria-label': 'Shapes' } },
    ...Object.entries(presets).map(([name, data]) => button(name, () => {
      text.value = data;
      show(data);
    })));
  return make('div', { className: 'path' }, bar,
    make('label', { htmlFor: text.id, textContent: 'SVG path data' }), text, fault);
}
