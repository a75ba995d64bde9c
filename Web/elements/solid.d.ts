// JSX in Solid, whose listeners are `on:refresh`: import type {} from 'elastickit/solid'.
import type { JSX as Own } from 'solid-js';
import type { Elements, Listeners } from './attributes.js';

type Props<Tag extends keyof Elements> = Elements[Tag]['settings'] & Listeners<Elements[Tag]['events'], 'on:'> &
  Omit<Own.HTMLAttributes<Elements[Tag]['element']>, keyof Elements[Tag]['settings']>;
type Tags = { [Tag in keyof Elements]: Props<Tag> };

declare module 'solid-js' {
  namespace JSX { interface IntrinsicElements extends Tags {} }
}
