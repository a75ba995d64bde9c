// The flowing menu: a small mail app. Its folders are the menu, its list of letters is the page.
import { button, make } from '../dom.js';

export const styleName = 'MenuStyle';
export const measures = ['progress'];
export const groups = [
  ['Opening', /^(edge|opens|claim|openT|closeT|projection)/], ['Menu', /^(menu|maximum|backdrop|fill)/],
  ['Flow', /^(profile|bubble|base|wave|closing|over|rubber|release|duration|damping|shows)/],
];
const LETTERS = [
  ['Ada', 'The ferry is late again', 'Start without me, I will come by the evening boat and bring the bread.', 'inbox'],
  ['Bruno', 'Photos from the lake', 'They are up. The one with the heron is yours, I think.', 'inbox starred'],
  ['Chioma', 'The key to the workshop', 'It hangs behind the second shelf, not the first.', 'inbox'],
  ['Dae', 'Train at 17:40', 'Platform three. I have both tickets.', 'inbox starred'],
  ['Elif', 'Tomatoes', 'Could you water them until Sunday? They like it in the morning.', 'inbox'],
  ['Farid', 'Rehearsal', 'Moved to Thursday; the hall is taken on Wednesday.', 'inbox'],
  ['Greta', 'Blue umbrella', 'Found it under the stairs. It is dry by now.', 'inbox'],
  ['To Hiro', 'Bread', 'It came out well this time: longer in the cold, less salt.', 'sent'],
  ['To Inés', 'Sunday', 'Yes, and bring the small boat too.', 'sent starred'],
  ['Jonas', 'A draft of the map', 'The path along the shore is still missing.', 'archive'],
];
const FOLDERS = ['Inbox', 'Starred', 'Sent', 'Archive'];

export const ownCommands = ['restore'];
export function build({ stage, canvas }) {
  const rows = make('ul', { className: 'list letters' });
  const title = make('h2', { id: 'folder' });
  const letter = make('article', { className: 'letter', hidden: true, tabIndex: -1 });
  const opener = button('☰', null, { id: 'opener', attributes: { 'aria-label': 'Open menu', 'aria-expanded': 'false', 'aria-controls': 'folders' } });
  const page = make('div', { className: 'mail' }, make('div', { className: 'mailbar' }, opener, title), rows, letter);

  const open = ([who, about, text], back) => {
    letter.replaceChildren(
      button('‹ Back', () => { letter.hidden = true; rows.hidden = false; back.focus(); }),
      make('h3', { textContent: about }), make('b', { textContent: who }), make('p', { textContent: text }));
    rows.hidden = true;
    letter.hidden = false;
    letter.focus();
  };
  const list = (folder) => {
    title.textContent = folder;
    letter.hidden = true;
    rows.hidden = false;
    rows.replaceChildren(...LETTERS.filter((one) => one[3].includes(folder.toLowerCase())).map((one, n) => {
      const row = make('button', { type: 'button', onclick: () => open(one, row) },
        make('span', { className: 'face', textContent: one[0].split(' ').at(-1)[0], style: `--hue: ${(n * 47 + one[1].length * 31) % 360}` }),
        make('b', { textContent: one[0] }), make('span', { textContent: one[1] }));
      return make('li', {}, row);
    }));
  };
  list('Inbox');

  const folders = FOLDERS.map((name) => button(name, null, { data: { folder: name } }));
  const menu = make('nav', { id: 'folders', className: 'folders', attributes: { 'aria-label': 'Folders' } },
    make('p', { className: 'who', textContent: 'Ada’s mail' }), ...folders);
  const holders = { page: make('div', {}, page), menu: make('div', { inert: true, hidden: true }, menu) };
  // The elastic edge is over the page and under the menu's own text.
  stage.append(holders.page, canvas, make('div', { data: { clips: '' } }, holders.menu));
  stage.classList.add('opens');
  return { holders, opener, folders, list, menu, page };
}

/** The menu and the page say what they are themselves. */
export function announce({ canvas }) { canvas.setAttribute('aria-hidden', 'true'); }

export function connect(elastic, { stage, holders, opener, folders, list, page }) {
  elastic.slots = holders;
  opener.onclick = () => elastic.perform('open');
  for (const one of folders) {
    one.onclick = () => {
      list(one.dataset.folder);
      elastic.perform('close');
    };
  }
  stage.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !/open/.test(elastic.motion.state)) return;
    elastic.perform('close');
    event.preventDefault();
  });

  // While the menu is open nothing else can be reached; then focus goes back to where it came from.
  let isModal = false;
  elastic.addEventListener('frame', () => {
    const now = elastic.motion.access.isModal && !elastic.player;
    if (now === isModal) return;
    isModal = now;
    page.inert = isModal;
    opener.setAttribute('aria-expanded', String(isModal));
    const wasInside = holders.menu.contains(document.activeElement) || document.activeElement === document.body;
    if (isModal && (document.activeElement === opener || stage.contains(document.activeElement) || document.activeElement === document.body)) {
      folders.find((one) => one.dataset.folder === page.querySelector('h2').textContent)?.focus({ preventScroll: true });
    } else if (!isModal && wasInside) opener.focus({ preventScroll: true });
  });
  // A key that leaves the menu at one end comes in at the other.
  holders.menu.addEventListener('keydown', (event) => {
    const at = folders.indexOf(document.activeElement), last = folders.length - 1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
      ?? (event.key === 'Tab' ? at + (event.shiftKey ? -1 : 1) : undefined);
    if (to === undefined || !isModal) return;
    event.preventDefault();
    folders[(to + folders.length) % folders.length].focus();
  });
}
