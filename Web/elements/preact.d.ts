// JSX in Preact: import type {} from 'elastickit/preact'.
import type { JSX as Own } from 'preact';
import type { Elements, Listeners } from './attributes.js';

type Props<Tag extends keyof Elements> = Elements[Tag]['settings'] & Listeners<Elements[Tag]['events']> &
  Omit<Own.HTMLAttributes<Elements[Tag]['element']>, keyof Elements[Tag]['settings']>;
type Tags = { [Tag in keyof Elements]: Props<Tag> };

declare module 'preact' {
  namespace JSX { interface IntrinsicElements extends Tags {} }
}
