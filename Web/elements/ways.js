// Which ways a finger or a mouse that goes down may still go and be a component's: what is above it, what uses a drag itself and
// what can still scroll come first. Who of several components then has it: touches.js. The whole law: docs/web.md.

/** The ways, each a bit: where the finger goes, not what scrolls. */
export const UP = 1, DOWN = 2, LEFT = 4, RIGHT = 8;
export const ALL = UP | DOWN | LEFT | RIGHT;
const VERTICAL = UP | DOWN, HORIZONTAL = LEFT | RIGHT;

/** The way that a displacement mostly leads. */
export const wayOf = (dx, dy) => (Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? LEFT : RIGHT) : dy < 0 ? UP : DOWN);

// Controls that are dragged, and those that a mouse selects text in, opens or drags. A finger only taps these, and pulls from them.
const DRAGGED = 'input[type=range], [role=slider], [role=scrollbar], [role=separator][tabindex]';
const OF_MOUSE = 'input, textarea, select, audio[controls], video[controls], [draggable=true]';
// Their bars are dragged sideways.
const PLAYERS = 'audio[controls], video[controls]';

const matches = (element, selector) => {
  try { return element.matches(selector); } catch { return false; /* A browser that does not know it has none such. */ }
};
const isOnTop = (element) => matches(element, ':modal') || matches(element, ':popover-open');

/** The node that contains another one, out of shadow trees too. */
const around = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
const contains = (outer, inner) => {
  for (let node = inner; node; node = around(node)) if (node === outer) return true;
  return false;
};

/**
 * The ways that are free for a component at `element`, of the custom element `owner`; 0 if the touch is not its at all. Where
 * `element` scrolls the whole page, the owner is only a part of that. With `isAtEdge` the component comes before what scrolls there,
 * as a swipe from a screen's edge does.
 */
export function freeWays(event, element, owner, isAtEdge = false) {
  const isPage = element === element.ownerDocument.scrollingElement;
  if (event.defaultPrevented || isSelecting(event) || (isPage && isLocked(element, owner))) return 0;
  const path = event.composedPath(), isMouse = event.pointerType === 'mouse';
  let ways = ALL, isInside = !isPage;
  for (const one of path) {
    isInside ||= one === owner;
    if (one.nodeType === 1) {
      const isOwn = isPart(one), css = getComputedStyle(one);
      if (!isOwn) ways &= ~usedBy(one, css, isMouse);
      if (!isAtEdge) ways &= ~scrolledBy(one, css);
      const isAbove = one !== element && (isOnTop(one) || (!isInside && css.position === 'fixed' && !contains(one, owner)));
      if (!ways || isAbove) return 0;
    }
    if (one === element) break;
  }
  return ways;
}

/** Whether it is a part of one of our own elements, which say themselves what they can follow. */
const isPart = (one) => Boolean(one.getRootNode().host?.constructor.component);

/** The ways in which a control uses a drag itself. */
function usedBy(one, css, isMouse) {
  if (one.hasAttribute('elastic-ignore') || one.matches(DRAGGED)) return ALL;
  if (isMouse && (one.matches(OF_MOUSE) || one.isContentEditable)) return ALL;
  let ways = one.matches(PLAYERS) ? HORIZONTAL : 0;
  // What keeps a browser from panning does so to use the drag.
  const { touchAction = 'auto' } = css;
  if (touchAction !== 'auto' && touchAction !== 'manipulation') {
    if (!/pan-(x|left|right)/.test(touchAction)) ways |= HORIZONTAL;
    if (!/pan-(y|up|down)/.test(touchAction)) ways |= VERTICAL;
  }
  return ways;
}

/** The ways in which a scroller can still scroll. One in a closed shadow tree is not seen: its host says `elastic-scrolls`. */
function scrolledBy(one, { overflowX, overflowY, scrollSnapType }) {
  const said = one.getAttribute('elastic-scrolls');
  let ways = said === null ? 0 : said === 'x' ? HORIZONTAL : said === 'y' ? VERTICAL : ALL;
  const { body, scrollingElement } = one.ownerDocument, isPage = one === scrollingElement;
  if (one === body && !isPage) return ways; // What it says about scrolling is the page's.
  const isMandatory = scrollSnapType?.includes('mandatory');
  if (one.scrollHeight > one.clientHeight && (isPage || /auto|scroll/.test(overflowY))) {
    const [from, to] = range(one, false, isMandatory);
    if (one.scrollTop >= from + 1) ways |= DOWN;
    if (one.scrollTop <= to - 1) ways |= UP;
  }
  if (one.scrollWidth > one.clientWidth && (isPage || /auto|scroll/.test(overflowX))) {
    const [from, to] = range(one, true, isMandatory);
    if (one.scrollLeft >= from + 1) ways |= RIGHT;
    if (one.scrollLeft <= to - 1) ways |= LEFT;
  }
  return ways;
}

/** From where to where it scrolls: what begins at the right or at the bottom counts down from 0; where it snaps, from there. */
function range(scroller, isX, isMandatory) {
  const { direction, writingMode, display, flexDirection } = getComputedStyle(scroller);
  const isInline = isX === writingMode.startsWith('horizontal'), isFlex = display.includes('flex');
  // Lines go with the text's direction, blocks down or as the writing mode has them; a reversed box turns its own axis.
  let isReversed = isInline ? direction === 'rtl' : writingMode.endsWith('-rl');
  if (isFlex && flexDirection.endsWith('-reverse') && flexDirection.startsWith('row') === isInline) isReversed = !isReversed;
  const length = isX ? scroller.scrollWidth - scroller.clientWidth : scroller.scrollHeight - scroller.clientHeight;
  const [from, to] = isReversed ? [-length, 0] : [0, length];
  const snaps = isMandatory ? snapsOf(scroller, isX).map((position) => Math.min(Math.max(position, from), to)) : [];
  return snaps.length ? [Math.min(...snaps), Math.max(...snaps)] : [from, to];
}

/** Where a scroller's boxes snap along an axis. */
function snapsOf(scroller, isX) {
  const [start, end, length] = isX ? ['left', 'right', 'clientWidth'] : ['top', 'bottom', 'clientHeight'];
  const Side = (name) => name[0].toUpperCase() + name.slice(1), number = (text) => parseFloat(text) || 0;
  const own = getComputedStyle(scroller), box = scroller.getBoundingClientRect(), offset = isX ? scroller.scrollLeft : scroller.scrollTop;
  const origin = box[start] + (isX ? scroller.clientLeft : scroller.clientTop);
  const before = number(own[`scrollPadding${Side(start)}`]), after = number(own[`scrollPadding${Side(end)}`]), seen = scroller[length];
  const positions = [];
  for (const one of scroller.querySelectorAll('*')) {
    const css = getComputedStyle(one), aligns = css.scrollSnapAlign.split(' '), align = (isX ? aligns[1] : aligns[0]) ?? aligns[0];
    if (align === 'none') continue;
    const rect = one.getBoundingClientRect();
    const first = rect[start] - origin + offset - number(css[`scrollMargin${Side(start)}`]) - before;
    const last = rect[end] - origin + offset + number(css[`scrollMargin${Side(end)}`]) - seen + after;
    positions.push(align === 'start' ? first : align === 'end' ? last : (first + last) / 2);
  }
  return positions;
}

/** Whether a pointer goes down on text that is selected, which it drags or changes. */
function isSelecting(event) {
  const [target] = event.composedPath(), selection = target.ownerDocument?.defaultView?.getSelection();
  if (target.selectionEnd > target.selectionStart && target.ownerDocument.activeElement === target) return true;
  if (!selection || selection.isCollapsed || !selection.rangeCount) return false;
  return [...selection.getRangeAt(0).getClientRects()].some(({ left, right, top, bottom }) =>
    event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom);
}

/** Whether a page is held where it is, or what pulls it is out of reach. */
function isLocked(page, owner) {
  const { body } = page.ownerDocument, [whole, inner] = [page, body].map((one) => getComputedStyle(one));
  const isHeld = ({ overflowY }) => overflowY === 'hidden' || overflowY === 'clip';
  if (inner.position === 'fixed' || isHeld(whole) || (whole.overflowY === 'visible' && isHeld(inner))) return true;
  for (let node = owner; node; node = around(node)) if (node.nodeType === 1 && node.hasAttribute('inert')) return true;
  return false;
}
