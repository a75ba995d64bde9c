// The code of a page: its samples as tabs, each to be copied.
import { button, make } from '../elements/dom.js';
import { elements, frameFor } from './frame.js';
import { chooseFramework, framework } from './framework.js';

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

/** Runs the text of a page in a frame that has no part in the site: a reader may have pasted it, or followed a link that set a part of it. */
function runner(code) {
  const [frame, show] = frameFor({ className: 'run-frame', title: 'Running page', hidden: true });
  const run = button('Run', async () => {
    const html = code.textContent;
    frame.hidden = false;
    show(await elements().then((found) => ({ html, ...found }), () => ({ html: '<p>The elements could not be loaded.</p>' })));
    // On a phone it would come below the screen.
    frame.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }, { className: 'run-code main', id: 'run' });
  return [run, frame];
}

// Also as React writes them: `style={{ height: '20rem' }}`.
const ATTRIBUTE = /\s+([^\s"'<>/={}]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'<>=`]+))?/g;
const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The opening tag of an element in a text of HTML, with these attributes changed: a value of null takes one away. All else stays as it is written. */
function changed(html, tag, changes) {
  const opening = new RegExp(`(<${tag})((?:${ATTRIBUTE.source})*)(?=\\s*/?>)`, 'i');
  return html.replace(opening, (_, start, attributes) => {
    const left = new Map(changes);
    // The only place where a text becomes markup.
    const written = (name) => {
      const value = left.get(name);
      left.delete(name);
      if (value === null) return '';
      return ` ${name}${value && `="${value.replace(/[&<>"]/g, (one) => ESCAPED[one])}"`}`;
    };
    const kept = attributes.replace(ATTRIBUTE, (whole, name) => (left.has(name.toLowerCase()) ? written(name.toLowerCase()) : whole));
    return start + kept + [...left.keys()].map(written).join('');
  });
}

/** Makes tabs of the figures of `section`. The first is HTML, to be edited and run, the second React; gives a function that changes attributes in both. */
export function tabs(section) {
  const figures = [...section.querySelectorAll('figure')], codes = figures.map((one) => one.querySelector('code'));
  const all = figures.map((figure, n) => {
    const caption = figure.querySelector('figcaption'), id = `tab-${n}`;
    figure.id = `code-${n}`;
    figure.setAttribute('role', 'tabpanel');
    figure.setAttribute('aria-labelledby', id);
    figure.querySelector('pre').setAttribute('aria-labelledby', id);
    const acts = make('div', { className: 'acts' }, copier(() => codes[n].textContent, 'Copy', { className: 'copy' }));
    figure.append(acts);
    caption.hidden = true;
    return button(caption.textContent, () => pick(n), { id, attributes: { role: 'tab', 'aria-controls': figure.id } });
  });
  const choose = (chosen) => {
    for (const [n, tab] of all.entries()) {
      tab.setAttribute('aria-selected', String(n === chosen));
      tab.tabIndex = n === chosen ? 0 : -1;
      figures[n].hidden = n !== chosen;
    }
  };
  // The next page begins with it.
  const pick = (n) => {
    choose(n);
    chooseFramework(all[n].textContent);
  };
  const list = make('div', { className: 'tabs', attributes: { role: 'tablist', 'aria-label': 'Code' }, onkeydown: (event) => {
    const at = all.indexOf(event.target), last = all.length - 1;
    const next = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    const to = { ArrowRight: at + next, ArrowLeft: at - next, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const n = (to + all.length) % all.length;
    pick(n);
    all[n].focus();
  } }, ...all);
  figures[0].before(list);
  choose(Math.max(all.findIndex((one) => one.textContent === framework()), 0));
  colour(codes);
  const [code] = codes, original = code.textContent;
  let set = null;
  // Editing must leave one text, in which the colours are.
  code.contentEditable = 'plaintext-only';
  code.spellcheck = false;
  Object.assign(code, { role: 'textbox', ariaLabel: 'Editable HTML', ariaMultiLine: 'true' });
  code.addEventListener('input', () => { code.normalize(); colour(codes); undo.hidden = false; });
  const write = (text) => {
    code.textContent = set ? changed(text, ...set) : text;
    colour(codes);
  };
  const undo = button('Reset', () => { write(original); undo.hidden = true; code.focus(); }, { className: 'undo', hidden: true, title: 'Brings the original code back, with your settings.' });
  code.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) figures[0].querySelector('.run-code').click();
  });
  const [run, frame] = runner(code);
  figures[0].querySelector('.acts').prepend(undo, run);
  figures[0].append(frame);
  return (tag, changes) => {
    set = [tag, changes];
    codes[1].textContent = changed(codes[1].textContent, ...set);
    write(code.textContent);
  };
}
