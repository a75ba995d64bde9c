// The message balloon: a small chat; whoever answers is seen writing first.
import { make, button } from '../dom.js';
import { pathField } from './path-field.js';

export const styleName = 'BalloonStyle';
export const measures = [];
export const groups = [
  ['Dots', /^dot/], ['Up and down', /^(rise|fall|place|grow|fade|stiffness|friction|pulse|widest)/],
  ['Balloon', /^(line|color|is|show|hidden)/],
];
const SHAPES = {
  Balloon: null,
  Box: 'M20 0H80Q100 0 100 20V50Q100 70 80 70H40L20 90V70Q0 70 0 50V20Q0 0 20 0Z',
  Cloud: 'M25 70C5 70 0 45 20 40C18 15 50 8 60 25C75 12 100 22 95 42C115 48 108 70 90 70Z',
  Heart: 'M50 90C10 60 0 40 0 25C0 5 30-5 50 20C70-5 100 5 100 25C100 40 90 60 50 90Z',
};
const ANSWERS = [
  'The 17:40, from platform three.', 'I will bring the bread.', 'Give me ten minutes.', 'Of course!', 'Ask Chioma, she has the key.',
];

export function build({ stage, canvas }) {
  const log = make('ol', { className: 'chat', tabIndex: 0, attributes: { role: 'log', 'aria-label': 'Messages' } });
  const say = (text, mine) => {
    log.append(make('li', { className: mine ? 'mine' : '', textContent: text }));
    log.scrollTop = log.scrollHeight;
  };
  say('Are you coming to the lake?', true);
  const frame = make('div', { className: 'balloon' }, canvas);
  const news = make('p', { className: 'unseen', attributes: { role: 'status' } });
  stage.append(log, frame, news);
  stage.classList.add('talks');
  return { frame, log, say, news };
}

/** A screen reader is told once that somebody writes. */
export function announce({ canvas, news }, { value }) {
  canvas.setAttribute('aria-hidden', 'true');
  const sentence = value && `Bruno ${value}`;
  if (news.textContent !== sentence) news.textContent = sentence;
}

export function connect(elastic, { live, say }) {
  const text = make('input', { type: 'text', id: 'say', autocomplete: 'off', placeholder: 'Message', attributes: { 'aria-label': 'Message' } });
  let answers = 0, timer = 0;
  const form = make('form', { className: 'bar', onsubmit: (event) => {
    event.preventDefault();
    if (!text.value.trim()) return;
    say(text.value.trim(), true);
    text.value = '';
    elastic.perform('start');
    elastic.perform('show');
    clearTimeout(timer);
    timer = setTimeout(() => {
      elastic.perform('hide');
      say(ANSWERS[answers++ % ANSWERS.length], false);
    }, 3600 / elastic.rate);
  } }, text, button('Send', null, { type: 'submit', className: 'main' }));
  live.append(form, pathField(elastic, SHAPES));
}
