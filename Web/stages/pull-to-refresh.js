// Pull to refresh: a list of messages that grows with each refresh.
import { button, make } from '../dom.js';
import { isPathAtEdge, keepInset } from '../elements/scrolling.js';

export const styleName = 'RefreshStyle';
export const groups = [
  ['Pull', /^(edge|purpose|profile|trigger|maximum|wave|overPull|rubber|claim)/], ['Loading', /^(loading|bounce|inset|stop|minimum|spin)/],
  ['Indicator', /^indicator/], ['Colours', /^(fill|background|shows)/],
];

export function build({ stage }) {
  const who = ['Ada', 'Bruno', 'Chioma', 'Dae', 'Elif', 'Farid', 'Greta', 'Hiro', 'Inés', 'Jonas'];
  const what = [
    'The ferry is late again, start without me', 'Photos from the lake are up', 'Who has the key to the workshop?',
    'Bread came out well this time', 'Train at 17:40, platform 3', 'Could you water the tomatoes?',
    'Rehearsal moved to Thursday', 'Found your blue umbrella',
  ];
  const list = make('ul', { className: 'list', attributes: { 'aria-label': 'Messages' } });
  const row = (n) => make('li', {},
    make('span', { className: 'face', textContent: who[n % 10][0], style: `--hue: ${n * 47 % 360}` }),
    make('b', { textContent: who[n % 10] }), make('span', { textContent: what[n * 5 % 8] }));
  for (let n = 0; n < 40; n++) list.append(row(n));
  let fresh = 40;
  const add = (atEnd) => (atEnd ? list.append(row(fresh++)) : list.prepend(row(fresh++)));
  const content = make('div', { className: 'content' }, list);
  stage.append(content);
  stage.classList.add('scrolls');
  stage.tabIndex = 0;
  stage.setAttribute('role', 'region');
  stage.setAttribute('aria-label', 'A list that can be pulled');
  return { content, add };
}

/** What can be scrolled is the list's own until it lies at the edge that is pulled. */
export const accepts = ({ stage }, edge, event) => isPathAtEdge(event, stage, edge);

export function connect(elastic, { stage, content, add, bar, live }) {
  // The page's own indicator, where the component leaves a place for one: an arrow that turns over as the pull arms.
  elastic.slot = (context, part, x, y, width, height) => {
    const { progress, state } = elastic.motion;
    context.save();
    context.translate(x + width / 2, y + height / 2);
    context.rotate(Math.PI * Math.min(Math.max(progress * 4 - 3, 0), 1));
    context.fillStyle = 'currentColor';
    context.font = `${height * 0.8}px system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(/bouncing|loading|stopping/.test(state) ? '⋯' : '↓', 0, 0);
    context.restore();
  };

  // Return does what the drag does.
  stage.addEventListener('keydown', (event) => {
    if (event.target !== stage) return;
    if (event.key === 'Enter') elastic.activate();
    else if (event.key === 'Escape') elastic.perform('cancel');
    else return;
    event.preventDefault();
  });
  const action = button('Refresh', () => elastic.activate(), { className: 'main', id: 'activate' });
  bar.prepend(action);

  const automatic = make('input', { type: 'checkbox', checked: true, id: 'automatic' });
  live.append(make('label', { className: 'check' }, automatic, ' Loading ends by itself after 1.5 s'));
  const load = (atEnd) => ({ detail }) => {
    if (detail.replayed || !automatic.checked) return;
    setTimeout(() => {
      if (elastic.player) return;
      add(atEnd);
      elastic.perform('end-refreshing');
    }, 1500 / elastic.rate);
  };
  elastic.addEventListener('refresh', load(false));
  elastic.addEventListener('load-more', load(true));

  keepInset(elastic, stage, content);
  elastic.addEventListener('frame', () => {
    const { edge, access } = elastic.motion;
    stage.classList.toggle('sideways', edge === 'left' || edge === 'right');
    action.textContent = access.action || access.value || access.label;
    action.disabled = !access.action;
    stage.setAttribute('aria-busy', String(access.value === 'Loading'));
  });
}
