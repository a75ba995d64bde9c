// The elastic surface: a text under an elastic header.
import { make } from '../dom.js';

export const styleName = 'SurfaceStyle';
export const groups = [
  ['Shape', /^(edge|profile|minimum|maximum|wave|crest)/], ['Bounce', /^(settling|damping)/],
  ['Pull', /^(overPull|rubber|travel|claim)/], ['Colours', /^(fill|shows|control)/],
];
const SIDES = { top: 'Top', bottom: 'Bottom', left: 'Left', right: 'Right' };

export function build({ stage }) {
  const content = make('div', { className: 'content' }, make('h2', { textContent: 'Pull me' }),
    make('p', { textContent: 'The header above is one elastic edge. Its height follows what is drawn, and this text follows its height.' }),
    make('p', { textContent: 'Let go and it springs back; grab it while it swings and it goes on from where it is.' }));
  stage.append(content);
  stage.tabIndex = 0;
  stage.setAttribute('role', 'img');
  return { content };
}

export function connect(elastic, { stage, content }) {
  // Space and the arrow away from the edge pull; letting go of the key lets go.
  let pulled = 0, timer = 0;
  const reach = (phase) => {
    const [w, h] = elastic.size, { edge } = elastic.motion;
    const along = 0.3, deep = edge === 'bottom' || edge === 'right' ? -pulled : pulled;
    elastic.input(edge === 'left' || edge === 'right'
      ? { phase, id: -1, x: w / 2 + deep, y: h * along } : { phase, id: -1, x: w * along, y: h / 2 + deep });
  };
  const release = () => { if (pulled) reach('up'); pulled = 0; };
  stage.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') { pulled = 0; return elastic.perform('cancel'); }
    const away = { top: 'ArrowDown', bottom: 'ArrowUp', left: 'ArrowRight', right: 'ArrowLeft' }[elastic.motion.edge];
    if (event.key !== away && event.key !== ' ') return;
    event.preventDefault();
    if (!pulled) reach('down');
    pulled = Math.min(pulled + 16, 200);
    reach('move');
    clearTimeout(timer);
    timer = setTimeout(release, 600);
  });
  stage.addEventListener('keyup', () => { clearTimeout(timer); release(); });

  let side = '';
  elastic.addEventListener('frame', () => {
    const { edge, extent, access } = elastic.motion;
    if (edge !== side) content.style.padding = '';
    side = edge;
    content.style[`padding${SIDES[edge]}`] = `${elastic.player ? 0 : extent}px`;
    stage.classList.toggle('sideways', edge === 'left' || edge === 'right');
    stage.setAttribute('aria-label', `${access.label}. Space or the arrow key away from its edge pulls it.`);
  });
}
