// Templates of Vue: import type {} from 'elastickit/vue'. A listener is `@refresh`, which a template calls `onRefresh`.
import type { HTMLAttributes } from 'vue';
import type { Elements } from './attributes.js';

type Camel<S extends string> = S extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : S;
type Heard<Events> = { [K in keyof Events & string as `on${Capitalize<K>}` | `on${Capitalize<Camel<K>>}`]?: (event: Events[K]) => void };
type Component<Tag extends keyof Elements> = new () => {
  $props: Elements[Tag]['settings'] & Heard<Elements[Tag]['events']> & Omit<HTMLAttributes, keyof Elements[Tag]['settings']>;
};
type Named<Tag extends string> = Tag | Capitalize<Camel<Tag>>;

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
type Components = { [Tag in keyof Elements as Named<Tag>]: Component<Tag> };
