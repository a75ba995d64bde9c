// The page's own content in the slots of a component: elements over it, where the drawing has their places.
import * as kit from './numbers.js';
import { painters, round } from './paint.js';

// How SVG writes each verb of a path, and how many numbers follow it.
const VERBS = { [kit.VERB_MOVE]: ['M', 2], [kit.VERB_LINE]: ['L', 2], [kit.VERB_QUAD]: ['Q', 4], [kit.VERB_CUBIC]: ['C', 6], [kit.VERB_CLOSE]: ['Z', 0] };

painters[kit.CODE_SLOT] = ({ context, s, slot, clips }, at, next, opacity) => {
  context.globalAlpha *= opacity;
  slot?.(context, s.slice(at + kit.SLOT_X, at + kit.SLOT_HEIGHT + 1), s[at + kit.ITEM_PART], clips.filter(Boolean));
  context.globalAlpha /= opacity || 1;
};

/** A clip as CSS writes it: its rule, and the numbers of its path. */
function css([rule, path]) {
  let text = '';
  for (let i = 0; i < path.length; ) {
    const [letter, count] = VERBS[path[i++]];
    text += letter + path.subarray(i, i + count).join(' ');
    i += count;
  }
  return `path(${rule}, "${text}")`;
}

export class Slots {
  #elastic;
  #holders;
  #filled = new Set();

  /**
   * For a host: elements by the numbers of their parts; each has one child, which is placed. The clip around its own goes
   * to its parent, if that has data-clips.
   */
  constructor(elastic, holders) {
    this.#elastic = elastic;
    this.#holders = holders;
  }

  /** The place of a part's content, as it is painted. */
  fill = (context, [x, y, width, height], part, clips) => {
    const holder = this.#holders[part];
    if (!holder) return;
    this.#filled.add(part);
    const { a, b, c, d, e, f } = context.getTransform();
    const { ratio } = this.#elastic, content = holder.firstElementChild;
    const layer = (element, clip) => {
      element.style.cssText = `position:absolute;inset:0;pointer-events:none;clip-path:${clip ? css(clip) : 'none'}`;
    };
    layer(holder, clips.at(-1));
    if ('clips' in holder.parentElement.dataset) layer(holder.parentElement, clips.at(-2));
    const matrix = [a, b, c, d].map((one) => one / ratio).concat([e / ratio + x * a / ratio, f / ratio + y * d / ratio]);
    content.style.cssText = `position:absolute;left:0;top:0;transform-origin:0 0;pointer-events:auto;width:${width}px;` +
      `height:${height}px;transform:matrix(${matrix.map((one) => round(one, 4))});opacity:${round(context.globalAlpha, 4)}`;
  };

  /** All is painted: content that has no place now is hidden. */
  end() {
    for (const [part, holder] of Object.entries(this.#holders)) {
      const isShown = this.#filled.has(+part);
      if (holder.inert === isShown) Object.assign(holder, { inert: !isShown, hidden: !isShown });
    }
    this.#filled.clear();
  }
}
