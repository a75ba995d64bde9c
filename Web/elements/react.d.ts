// JSX in React 19, which sets properties and listens to events of custom elements: import type {} from 'elastickit/react'.
// React 18 has the tags and settings too; it listens only with addEventListener.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Elements, Listeners } from './attributes.js';

type Props<Tag extends keyof Elements> = Elements[Tag]['settings'] & Listeners<Elements[Tag]['events']> & { class?: string } &
  Omit<DetailedHTMLProps<HTMLAttributes<Elements[Tag]['element']>, Elements[Tag]['element']>, keyof Elements[Tag]['settings'] | 'onerror'>;
type Tags = { [Tag in keyof Elements]: Props<Tag> };

declare module 'react' {
  namespace JSX { interface IntrinsicElements extends Tags {} }
}
declare global {
  namespace JSX { interface IntrinsicElements extends Tags {} }
}
