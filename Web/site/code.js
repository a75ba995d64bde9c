// The code of a page: its samples as tabs, each to be copied.
import { button, make } from '../elements/dom.js';

// Syntax colours: comments, strings and keywords.
const PATTERN = /(\/\/.*|<!--[^]*?-->)|("[^"]*"|'[^']*'|`[^`]*`)|(<\/?[a-z][\w-]*|\/?>|\b(?:import|const|let|var|func|struct|final|class|private|static|override|try|await|async|return|if|else|in|self|some|true|false|null)\b)/g;

function colour(codes) {
  if (!globalThis.Highlight) return;
  const found = ['comment', 'text', 'word'].map((name) => [name, new Highlight()]);
  for (const { firstChild } of codes) {
    if (!firstChild?.data) continue;
    for (const match of firstChild.data.matchAll(PATTERN)) {
      const range = document.createRange();
      range.setStart(firstChild, match.index);
      range.setEnd(firstChild, match.index + match[0].length);
      found[match.slice(1).findIndex(Boolean)][1].add(range);
    }
  }
  for (const [name, highlight] of found) CSS.highlights.set(name, highlight);
}

/** A button that copies a text, or what a promise gives, if it may. */
export const copier = (text, label, properties) => {
  const made = button(label, async () => {
    try {
      const copied = await text();
      made.textContent = await navigator.clipboard.writeText(copied).then(() => 'Copied', () => 'Not allowed');
    } catch ({ message }) {
      made.textContent = message; // There is no text.
    }
    setTimeout(() => { made.textContent = label; }, 1500);
  }, properties);
  return made;
};

/** Runs the text of a page in a frame of its own, with the elements from here: they are loaded already, so it runs at once, and it is the code that
 * the reader copies but for the folder. The file that has all of it inlined would be 165 kB more, and other lines than those that are shown. */
function runner(code) {
  const frame = make('iframe', { className: 'run-frame', title: 'The page, running', hidden: true });
  const run = button('Run', () => {
    const elements = new URL('../elements/', import.meta.url).href;
    frame.srcdoc = code.textContent.replaceAll('node_modules/elastickit/', elements);
    frame.hidden = false;
  }, { className: 'run-code', id: 'run' });
  return [run, frame];
}

/** The opening tag of an element in a text, with these attributes changed: a value of null takes one away. */
function changed(html, tag, changes) {
  return html.replace(new RegExp(`<${tag}([^>]*)>`), (_, rest) => {
    let said = rest;
    for (const [name, value] of changes) {
      const pattern = new RegExp(`\\s+${name}(="[^"]*")?(?=\\s|$)`);
      const text = value === null ? '' : ` ${name}${value && `="${value.replaceAll('"', '&quot;')}"`}`;
      said = pattern.test(said) ? said.replace(pattern, () => text) : said + text;
    }
    return `<${tag}${said}>`;
  });
}

/** Makes tabs of the figures of `section`. The first is HTML, to be edited and run; gives a function that changes attributes in it. */
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
  const [code] = codes;
  // Editing must leave one text, in which the colours are.
  code.contentEditable = 'plaintext-only';
  code.spellcheck = false;
  Object.assign(code, { role: 'textbox', ariaLabel: 'HTML, to be edited', ariaMultiLine: 'true' });
  code.addEventListener('input', () => { code.normalize(); colour(codes); });
  code.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) figures[0].querySelector('.run-code').click();
  });
  figures[0].append(...runner(code));
  return (tag, changes) => {
    code.textContent = changed(code.textContent, tag, changes);
    colour(codes);
  };
}
