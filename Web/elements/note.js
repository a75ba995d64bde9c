// The line of text in the room that a pull opens: a note such as "Updated 10:42" beside the circle, and how a refresh has ended, in
// the circle's place, for as long as it takes to read it.
import { CODE_STROKE, ITEM_CODE, ITEM_COUNT, PAINT_COLOR } from './numbers.js';
import { color } from './paint.js';

const READING = 1500; // Milliseconds.

/** From now on until `signal` is aborted. Gives what shows a sentence, as a promise that it has been read. */
export function showNotes(list, elastic, signal) {
  const { line, scroller, inner } = list;
  let sentence = '', shown = '';

  /** The circle's colour, which contrasts with what lies under the text too. */
  const ink = ({ scene, items, end }) => {
    for (let i = items; i < end; i += scene[i + ITEM_COUNT]) if (scene[i + ITEM_CODE] === CODE_STROKE) return color(scene[i + PAINT_COLOR]);
  };

  const show = () => {
    const { motion } = elastic, { style } = line, { edge } = motion, depth = parseFloat(inner.style[`padding-${edge}`]) || 0;
    const text = sentence || list.note;
    line.hidden = !text || depth < 1;
    if (line.hidden) return;
    if (text !== shown) line.textContent = shown = text;
    const drawn = sentence ? '' : ink(motion);
    if (drawn) style.color = drawn;
    Object.assign(style, {
      top: edge === 'bottom' ? 'auto' : 0, bottom: edge === 'bottom' ? 0 : 'auto', height: `${depth}px`,
      transform: elastic.canvas.style.transform,
    });
    line.toggleAttribute('data-alone', Boolean(sentence));
  };
  const describe = () => {
    if (list.note) scroller.setAttribute('aria-description', list.note);
    else scroller.removeAttribute('aria-description');
    show();
  };
  elastic.addEventListener('frame', show);
  const attributes = new MutationObserver(describe);
  attributes.observe(list, { attributes: true, attributeFilter: ['note'] });
  signal.addEventListener('abort', () => {
    attributes.disconnect();
    line.hidden = true;
  });
  describe();

  const say = (said) => {
    sentence = said;
    list.forced = said ? { indicator: 'none' } : null;
    if (!signal.aborted) list.restyle();
    show();
  };
  return async (said) => {
    say(said);
    if (!said) return;
    await new Promise((done) => { elastic.window.setTimeout(done, READING); });
    // The room closes with it.
    elastic.addEventListener('settled', () => { if (sentence === said) say(''); }, { once: true });
  };
}
