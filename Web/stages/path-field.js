// A field for the path a component shows: presets, and SVG path data of one's own.
import { button, make } from '../dom.js';

/** Builds the field; each preset is a name and path data, or null for the component's own. */
export function pathField(elastic, presets) {
  const fault = make('output', { className: 'message', id: 'path-fault', attributes: { 'aria-live': 'polite' } });
  const text = make('textarea', { id: 'path', rows: 2, spellcheck: false, attributes: { 'aria-describedby': fault.id } });
  const show = (data) => {
    try {
      if (data) elastic.load(data);
      else {
        elastic.content = undefined;
        elastic.reset();
      }
      fault.textContent = '';
      text.setAttribute('aria-invalid', 'false');
    } catch (error) {
      fault.textContent = `Path, ${error.message}`;
      text.setAttribute('aria-invalid', 'true');
    }
  };
  text.onchange = () => show(text.value.trim());
  const bar = make('div', { className: 'bar', attributes: { role: 'group', 'aria-label': 'Shapes' } },
    ...Object.entries(presets).map(([name, data]) => button(name, () => {
      text.value = data ?? '';
      show(data);
    })));
  return make('div', { className: 'path' }, bar,
    make('label', { htmlFor: text.id, textContent: 'Its path, as SVG path data' }), text, fault);
}
