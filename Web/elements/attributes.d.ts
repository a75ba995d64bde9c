// What the types of React, Preact, Solid and Vue have in common: attributes and events of the elements, from their classes.
import type {
  ElasticElement, ElasticRefresh, ElasticRefreshEvents, ElasticShape, ElasticShapeEvents, ElasticSurface, ElasticSurfaceEvents, FlowingMenu,
  FlowingMenuEvents, LyricBall, LyricBallEvents, MessageBalloon, MessageBalloonEvents,
} from './index.js';
import type { ElasticStage } from './stage.js';

/** `claimDistance` as HTML writes it. */
type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest> ? `${Lowercase<First>}${Kebab<Rest>}` : `${Lowercase<First>}-${Kebab<Rest>}` : S;
/** A number may have a unit of CSS; nothing is the kit's own. */
type Written<T> = T extends number ? number | string : T extends boolean ? boolean | '' : T;
type Settings<E extends ElasticElement> = {
  [K in Exclude<keyof E, keyof ElasticElement> as E[K] extends (...all: never[]) => unknown ? never : K extends string ? K | Kebab<K> : never]?: Written<E[K]> | null;
};

/** The element, its settings as properties and as attributes, and its events, by its tag. */
export interface Elements {
  'elastic-surface': { element: ElasticSurface; settings: Settings<ElasticSurface>; events: ElasticSurfaceEvents };
  'elastic-refresh': { element: ElasticRefresh; settings: Settings<ElasticRefresh>; events: ElasticRefreshEvents };
  'flowing-menu': { element: FlowingMenu; settings: Settings<FlowingMenu>; events: FlowingMenuEvents };
  'lyric-ball': { element: LyricBall; settings: Settings<LyricBall>; events: LyricBallEvents };
  'message-balloon': { element: MessageBalloon; settings: Settings<MessageBalloon>; events: MessageBalloonEvents };
  'elastic-shape': { element: ElasticShape; settings: Settings<ElasticShape>; events: ElasticShapeEvents };
  'elastic-stage': { element: ElasticStage; settings: { thread?: 'page' }; events: { error: ErrorEvent } };
}

/** Listeners named by `on` and the event's name: `onrefresh`, `onload-more`. */
export type Listeners<Events, Prefix extends string = 'on'> = { [K in keyof Events & string as `${Prefix}${K}`]?: (event: Events[K]) => void };
