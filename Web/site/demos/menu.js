// A small mail app: its folders are the menu, its letters the page.
import { button, make } from '../../elements/dom.js';

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

export function controls(mail) {
  const [opener, title, list, letter] = ['opener', 'folder', 'letters', 'letter'].map((id) => document.getElementById(id));
  const open = ([who, about, text], from) => {
    letter.replaceChildren(
      button('‹ Back', () => { letter.hidden = true; list.hidden = false; from.focus(); }),
      make('h3', { textContent: about }), make('b', { textContent: who }), make('p', { textContent: text }));
    list.hidden = true;
    letter.hidden = false;
    letter.focus();
  };
  const show = (folder) => {
    title.textContent = folder.textContent;
    for (const one of folder.parentElement.children) one.autofocus = one === folder;
    letter.hidden = true;
    list.hidden = false;
    list.replaceChildren(...LETTERS.filter((one) => one[3].includes(folder.textContent.toLowerCase())).map((one, n) => {
      const row = make('button', { type: 'button', onclick: () => open(one, row) },
        make('span', { className: 'face', textContent: one[0].split(' ').at(-1)[0], style: `--hue: ${(n * 47 + one[1].length * 31) % 360}` }),
        make('b', { textContent: one[0] }), make('span', { textContent: one[1] }));
      return make('li', {}, row);
    }));
  };
  const folders = mail.querySelectorAll('nav button');
  show(folders[0]);

  opener.onclick = () => mail.show();
  for (const folder of folders) {
    folder.onclick = () => {
      show(folder);
      mail.close();
    };
  }
  mail.addEventListener('opening', () => { opener.ariaExpanded = 'true'; });
  mail.addEventListener('closing', () => { opener.ariaExpanded = 'false'; });

  return '';
}
