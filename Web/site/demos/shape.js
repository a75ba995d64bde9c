// Shapes to choose from, and a field for one of one's own.
import { pathField } from './path-field.js';

const SHAPES = {
  Default: '',
  Blob: 'M60 10C100 0 130 40 120 75C112 108 75 120 45 108C10 96 0 62 14 36C22 20 40 14 60 10Z',
  Star: 'M50 0L62 36L100 36L70 58L81 95L50 73L19 95L30 58L0 36L38 36Z',
  Heart: 'M50 90C10 60 0 40 0 25C0 5 30-5 50 20C70-5 100 5 100 25C100 40 90 60 50 90Z',
  Ring: 'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50ZM28 50A22 22 0 1 0 72 50A22 22 0 1 0 28 50Z',
};

export const controls = (shape) => pathField(shape, SHAPES);
