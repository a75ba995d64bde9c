// JSX in Preact 10 and 11: import type {} from 'elastickit/preact'.
import type { ComponentProps, Ref } from 'preact';
import type { Elements, Listeners } from './attributes.js';

type Props<Tag extends keyof Elements> = Elements[Tag]['settings'] & Listeners<Elements[Tag]['events']> & { ref?: Ref<Elements[Tag]['element']> } &
  Omit<ComponentProps<'div'>, keyof Elements[Tag]['settings'] | 'ref'>;
type Tags = { [Tag in keyof Elements]: Props<Tag> };

declare module 'preact' {
  namespace JSX { interface IntrinsicElements extends Tags {} }
}
