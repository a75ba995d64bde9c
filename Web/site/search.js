// The search of the documentation: a row of search.json for each heading of each page, fetched at the first use.
import { make } from '../elements/dom.js';

const field = document.querySelector('#search'), list = document.querySelector('#found'), MOST = 12;
let rows = null;
const FIRST = /^(how-to|web|guide|index|api-|getting-started)/, LAST = /^(changelog|decision-|contributing|performance|security|readme)/;

const quoted = (word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const fold = (text) => text.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** Words that a reader may use for those of the documentation. */
const ALSO = {
  __proto__: null, // A word of every object, such as "constructor", is none of these.
  csp: ['policy', 'content-security-policy', 'wasm-unsafe-eval'], install: ['npm', 'download', 'package'], installation: ['install'], cdn: ['elastic.js'],
  npm: ['package'], jsx: ['react'], nextjs: ['react'], svelte: ['frameworks'], vue: ['frameworks'], drawer: ['menu'], sidebar: ['menu'], hamburger: ['menu'],
  karaoke: ['lyrics', 'song'], lyrics: ['song'], typing: ['balloon'], spinner: ['refresh'], ptr: ['refresh'], easing: ['spring'], a11y: ['keyboard', 'screen readers'],
  accessibility: ['keyboard', 'screen readers'], size: ['kb', 'downloads'], bundle: ['bundlers'], color: ['colour'], colors: ['colours'], api: ['attributes'],
  props: ['attributes'], router: ['navigation'], sticky: ['header'], safari: ['browsers'], ssr: ['server'], typescript: ['types'],
};
const LETTER = /[\p{L}\p{N}]/u;

/** How well a text has a word: as a whole word best, then as the beginning of one; within another word it counts for nothing. */
function fits(text, word) {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0 && best < 2; at = text.indexOf(word, at + 1)) {
    if (at && LETTER.test(text[at - 1])) continue;
    best = LETTER.test(text[at + word.length] ?? '') ? Math.max(best, 1) : 2;
  }
  return best;
}

/**
 * The rows that have all words, the best first: a word of the page's title weighs most, then of a heading, then of the text. Guides and how-tos
 * come before notes on the making of the kit.
 */
function find(words) {
  const found = [];
  for (const row of rows) {
    let weight = 0;
    const [title, heading, text] = row.folded, own = heading === title ? '' : heading;
    const all = words.every((word) => {
      const here = [word, ...ALSO[word] ?? []].map((one, n) => (fits(title, one) * 6 + fits(own, one) * 8 + Math.min(fits(text, one), 1)) / (n ? 3 : 1));
      const most = Math.max(...here);
      weight += most;
      return most;
    });
    if (all) found.push([weight * (LAST.test(row.cells[0]) ? 0.3 : FIRST.test(row.cells[0]) ? 1.6 : 1), row]);
  }
  return found.sort(([a], [b]) => b - a).slice(0, MOST).map(([, row]) => row);
}

/** Some words of a text around the first that was looked for, whole, with all of those marked. */
function excerpt(text, words) {
  const wanted = words.flatMap((word) => [word, ...ALSO[word] ?? []]), folded = text.toLowerCase();
  const places = wanted.map((word) => [...folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${quoted(word)}`, 'giu'))][0]?.index).filter((one) => one !== undefined);
  const at = Math.max(0, Math.min(...places, text.length) - 40), start = at ? text.indexOf(' ', at) + 1 : 0;
  const end = start + 140 >= text.length ? text.length : Math.max(text.lastIndexOf(' ', start + 140), start + 1);
  const cut = `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`, parts = [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.map(quoted).join('|')})`, 'giu');
  for (const [n, part] of cut.split(pattern).entries()) parts.push(n % 2 ? make('mark', { textContent: part }) : part);
  return parts;
}

function show() {
  const words = fold(field.value).split(/\s+/).filter(Boolean);
  list.hidden = !words.length || !rows;
  field.setAttribute('aria-expanded', String(!list.hidden));
  field.removeAttribute('aria-activedescendant');
  if (list.hidden) return;
  const found = find(words);
  list.replaceChildren(...found.map(({ cells: [page, title, heading, anchor, text] }, n) =>
    make('a', { id: `found-${n}`, href: page + (anchor && `#${anchor}`), tabIndex: -1, attributes: { role: 'option', 'aria-selected': 'false' } },
      heading ? `${title} › ${heading}` : title, make('small', {}, ...excerpt(text, words)))));
  if (!found.length) list.append(make('p', { textContent: 'No results.', attributes: { role: 'option', 'aria-disabled': 'true' } }));
}

function choose(step) {
  const all = [...list.querySelectorAll('a')], at = all.findIndex((one) => one.getAttribute('aria-selected') === 'true');
  if (!all.length) return;
  all[at]?.setAttribute('aria-selected', 'false');
  const next = all[(at + step + all.length + (at < 0 && step < 0)) % all.length];
  next.setAttribute('aria-selected', 'true');
  next.scrollIntoView({ block: 'nearest' });
  field.setAttribute('aria-activedescendant', next.id);
}

let fetched = null;
const ready = () => (fetched ??= fetch(new URL('docs/search.json', import.meta.url)).then((answer) => answer.json()).then((all) => {
  rows = all.map((cells) => ({ cells, folded: [cells[1], cells[2] || cells[1], cells[4]].map(fold) }));
  show();
}, () => { fetched = null; }));

field.addEventListener('focus', ready);
field.addEventListener('input', () => { ready(); show(); });
field.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') choose(event.key === 'ArrowDown' ? 1 : -1);
  else if (event.key === 'Escape' && !list.hidden) { field.value = ''; show(); }
  else if (event.key === 'Enter') (list.querySelector('[aria-selected=true]') ?? list.querySelector('a'))?.click();
  else return;
  event.preventDefault();
});
document.addEventListener('pointerdown', (event) => { if (!event.target.closest('search')) list.hidden = true; });
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target.closest('input, textarea, [contenteditable]')) return;
  event.preventDefault();
  field.focus();
});
if (field.value) ready(); // It was typed before this script came.
