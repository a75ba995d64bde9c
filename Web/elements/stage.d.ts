export type StageTag = 'elastic-surface' | 'elastic-shape' | 'message-balloon';
export interface StageItemOptions {
  /** Where it is, in points of the stage; 0. */
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  /** Its settings by name, written as attributes write them. */
  style?: Record<string, string | number | boolean>;
  /** Another shape, as SVG path data. */
  d?: string;
}
/** One event of a recording. */
export type StageInput =
  | { phase: 'down' | 'move' | 'up' | 'cancel'; x: number; y: number; id?: number }
  | { phase: 'activate' }
  | { command: string; value?: number };

/**
 * A component of a stage that has no element; it dispatches the component's events, and `error` when its path is none or
 * it cannot be drawn.
 */
export class StageItem extends EventTarget {
  readonly tag: StageTag;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The state by its name. */
  readonly state: string;
  /** Whether a point of the stage lies in its frame. */
  contains(point: { x: number; y: number }): boolean;
  /** Moves it or gives it another size. */
  place(place: { x?: number; y?: number; width?: number; height?: number }): void;
  /** Changes a setting; null is the kit's own again. False if it means nothing. */
  set(name: string, value: string | number | boolean | null): boolean;
  /** Does a command of the component. */
  perform(command: string, value?: number): void;
  /** One event, in the item's own points, at a time of `performance.now()`. Of a touch, 2: it is the item's; 0: refused. */
  input(event: StageInput, milliseconds?: number): number;
  /** Takes it from the stage. */
  remove(): void;
}

/** `<elastic-stage>`: any number of components on one canvas. `thread="page"` draws it without a worker. */
export class ElasticStage extends HTMLElement {
  /** Fulfilled when it draws. */
  readonly ready: Promise<this>;
  /** Whether a thread of its own draws it. */
  readonly isThreaded: boolean;
  /** The added items, in drawing order. */
  readonly items: StageItem[];
  /** Adds a component without an element. */
  add(tag: StageTag, options?: StageItemOptions): StageItem;
  /** How many frames were drawn so far. */
  countFrames(): Promise<number>;
}

declare global {
  interface HTMLElementTagNameMap { 'elastic-stage': ElasticStage; }
}
