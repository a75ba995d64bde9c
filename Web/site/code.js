// The code of a page: its samples as tabs, each to be copied.
import { button, make } from '../elements/dom.js';

// Syntax colours: comments, strings and keywords.
const PATTERN = /(\/\/.*|<!--[^]*?-->)|("[^"]*"|'[^']*'|`[^`]*`)|(<\/?[a-z][\w-]*|\/?>|\b(?:import|const|let|var|func|struct|final|class|private|static|override|try|await|async|return|if|else|in|self|some|true|false|null)\b)/g;

function colour(codes) {
  if (!globalThis.Highlight) return;
  const found = ['comment', 'text', 'word'].map((name) => [name, new Highlight()]);
  for (const { firstChild } of codes) {
    for (const match of firstChild.data.matchAll(PATTERN)) {
      const range = document.createRange();
      range.setStart(firstChild, match.index);
      range.setEnd(firstChild, match.index + match[0].length);
      found[match.slice(1).findIndex(Boolean)][1].add(range);
    }
  }
  for (const [name, highlight] of found) CSS.highlights.set(name, highlight);
}

/** A button that copies a text, if it may. */
export const copier = (text, label, properties) => {
  const made = button(label, async () => {
    made.textContent = await navigator.clipboard.writeText(text()).then(() => 'Copied', () => 'Not allowed');
    setTimeout(() => { made.textContent = label; }, 1500);
  }, properties);
  return made;
};

/** Makes tabs of the figures of `section`. Gives a function that shows an opening tag in the HTML instead of the first. */
export function tabs(section) {
  const figures = [...section.querySelectorAll('figure')], codes = figures.map((one) => one.querySelector('code'));
  const all = figures.map((figure, n) => {
    const caption = figure.querySelector('figcaption'), id = `tab-${n}`;
    figure.id = `code-${n}`;
    figure.setAttribute('role', 'tabpanel');
    figure.setAttribute('aria-labelledby', id);
    figure.querySelector('pre').setAttribute('aria-labelledby', id);
    figure.append(copier(() => codes[n].textContent, 'Copy', { className: 'copy' }));
    caption.hidden = true;
    return button(caption.textContent, () => choose(n), { id, attributes: { role: 'tab', 'aria-controls': figure.id } });
  });
  const choose = (chosen) => {
    for (const [n, tab] of all.entries()) {
      tab.setAttribute('aria-selected', String(n === chosen));
      tab.tabIndex = n === chosen ? 0 : -1;
      figures[n].hidden = n !== chosen;
    }
  };
  const list = make('div', { className: 'tabs', attributes: { role: 'tablist', 'aria-label': 'Code' }, onkeydown: (event) => {
    const at = all.indexOf(event.target), last = all.length - 1;
    const next = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    const to = { ArrowRight: at + next, ArrowLeft: at - next, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const n = (to + all.length) % all.length;
    choose(n);
    all[n].focus();
  } }, ...all);
  figures[0].before(list);
  choose(0);
  colour(codes);
  const html = codes[0].textContent;
  return (tag, opening) => {
    codes[0].textContent = html.replace(new RegExp(`<${tag}[^>]*>`), () => opening);
    colour(codes);
  };
}
