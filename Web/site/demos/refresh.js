// The letters that are pulled: each refresh brings one.
import { make } from '../../elements/dom.js';

const WHO = ['Ada', 'Bruno', 'Chioma', 'Dae', 'Elif', 'Farid', 'Greta', 'Hiro', 'Inés', 'Jonas'];
const WHAT = [
  'The ferry is late again, start without me', 'Photos from the lake are up', 'Who has the key to the workshop?',
  'Bread came out well this time', 'Train at 17:40, platform 3', 'Could you water the tomatoes?',
  'Rehearsal moved to Thursday', 'Found your blue umbrella',
];
const row = (n) => make('li', {},
  make('span', { className: 'face', textContent: WHO[n % 10][0], style: `--hue: ${n * 47 % 360}` }),
  make('b', { textContent: WHO[n % 10] }), make('span', { textContent: WHAT[n * 5 % 8] }));

export function controls(letters) {
  const list = letters.querySelector('ul'), automatic = make('input', { type: 'checkbox', checked: true, id: 'automatic' });
  let count = 0;
  while (count < 40) list.append(row(count++));
  const load = async (place) => {
    await new Promise((done) => setTimeout(done, 1500 / letters.elastic.rate));
    if (!letters.elastic.player) list[place](row(count++));
  };

  letters.addEventListener('refresh', ({ detail }) => {
    if (automatic.checked) detail.waitUntil(load('prepend'));
  });
  letters.addEventListener('load-more', ({ detail }) => {
    if (automatic.checked) detail.waitUntil(load('append'));
  });

  return make('label', { className: 'check' }, automatic, ' Finish loading after 1.5 s');
}
