// The elastic shape: one shape, to be poked, dragged and flung.
import { make } from '../dom.js';
import { pathField } from './path-field.js';

export const styleName = 'ShapeStyle';
export const measures = [];
export const groups = [
  ['Shape', /^(purpose|corner|margin|pieces)/], ['Touch', /^(reach|poke|touch|claim)/],
  ['Wobble', /^(settling|damping|keeps)/], ['Look', /^(fill|line|shows)/],
];
const SHAPES = {
  Own: null,
  Blob: 'M60 10C100 0 130 40 120 75C112 108 75 120 45 108C10 96 0 62 14 36C22 20 40 14 60 10Z',
  Star: 'M50 0L62 36L100 36L70 58L81 95L50 73L19 95L30 58L0 36L38 36Z',
  Heart: 'M50 90C10 60 0 40 0 25C0 5 30-5 50 20C70-5 100 5 100 25C100 40 90 60 50 90Z',
  Ring: 'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50ZM28 50A22 22 0 1 0 72 50A22 22 0 1 0 28 50Z',
};

export function build({ stage }) {
  stage.tabIndex = 0;
  stage.setAttribute('role', 'button');
  return { stage };
}

export function announce({ stage, canvas }, { label, value }) {
  canvas.setAttribute('aria-hidden', 'true');
  stage.setAttribute('aria-label', [label, value].filter(Boolean).join(', '));
}

export function connect(elastic, { stage, live }) {
  // Return and Space poke it as a screen reader would; Escape lets go.
  stage.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') elastic.activate();
    else if (event.key === 'Escape') elastic.perform('cancel');
    else return;
    event.preventDefault();
  });
  live.append(make('div', {}, pathField(elastic, SHAPES)));
}
