// The search of the documentation: a row of search.json for each heading of each page, fetched at the first use.
import { make } from '../elements/dom.js';

const field = document.querySelector('#search'), list = document.querySelector('#found'), MOST = 12;
let rows = null;

const fold = (text) => text.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** The rows that have all words, the best first: words in a title weigh most, then in a heading, then in the text. */
function find(words) {
  const found = [];
  for (const row of rows) {
    let weight = 0;
    const all = words.every((word) => {
      const [title, heading, text] = row.folded, at = heading.indexOf(word);
      const here = (title.includes(word) && 4) + (at >= 0 && 6) + (at === 0 && 2) + (text.includes(word) && 1);
      weight += here;
      return here;
    });
    if (all) found.push([weight, row]);
  }
  return found.sort(([a], [b]) => b - a).slice(0, MOST).map(([, row]) => row);
}

/** Some words of a text around the first that was looked for, with all of those marked. */
function excerpt(text, words) {
  const at = Math.max(0, Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((one) => one >= 0), text.length) - 40);
  const cut = text.slice(at ? text.indexOf(' ', at) + 1 : 0).slice(0, 140), parts = [];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`, 'giu');
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
