// A small chat: a balloon types before each answer.
import { button, make } from '../../elements/dom.js';
import { pathField } from './path-field.js';

const SHAPES = {
  Balloon: '',
  Box: 'M20 0H80Q100 0 100 20V50Q100 70 80 70H40L20 90V70Q0 70 0 50V20Q0 0 20 0Z',
  Cloud: 'M25 70C5 70 0 45 20 40C18 15 50 8 60 25C75 12 100 22 95 42C115 48 108 70 90 70Z',
  Heart: 'M50 90C10 60 0 40 0 25C0 5 30-5 50 20C70-5 100 5 100 25C100 40 90 60 50 90Z',
};
const ANSWERS = [
  'The 17:40, from platform three.', 'I will bring the bread.', 'Give me ten minutes.', 'Of course!', 'Ask Chioma, she has the key.',
];

export function controls(balloon) {
  const log = document.querySelector('.chat');
  const say = (text, mine) => {
    log.append(make('li', { className: mine ? 'mine' : '', textContent: text }));
    log.scrollTop = log.scrollHeight;
  };
  const text = make('input', { type: 'text', id: 'say', autocomplete: 'off', placeholder: 'Message', attributes: { 'aria-label': 'Message' } });
  let answers = 0, timer = 0;
  const form = make('form', { className: 'bar', onsubmit: (event) => {
    event.preventDefault();
    if (!text.value.trim()) return;
    say(text.value.trim(), true);
    text.value = '';

    balloon.typing = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      balloon.typing = false;
      say(ANSWERS[answers++ % ANSWERS.length], false);
    }, 3600 / balloon.elastic.rate);
  } }, text, button('Send', null, { type: 'submit', className: 'main' }));
  return make('div', {}, form, pathField(balloon, SHAPES));
}
