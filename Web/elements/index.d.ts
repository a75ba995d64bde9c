// The API of the elements. Made from their tables: UPDATE_GOLDENS=1 with the tests of the package writes it.

export type Role = 'tint' | 'surface' | 'background' | 'label' | 'line' | 'dot' | 'highlight' | 'backdrop' | 'control' | 'on-tint';
/** A role of the kit, or any colour of CSS. */
export type Paint = Role | (string & {});
/** The detail of an event: its time in seconds, and its number if it has one. */
export interface Detail { t: number; value?: number; replayed: boolean }

/** A recording, for `elastic render --gesture`. Times are seconds from its start, positions points from the corner. */
export interface Recording {
  version: 1; component: string; size: [number, number]; content?: string; events: { t: number; [key: string]: unknown }[];
}
/** The component behind an element: its clock and its recording. Dispatches `frame`, `input`, `reset` and `clock`. */
export interface Host extends EventTarget {
  /** How many times as fast as usual it moves. */
  rate: number;
  paused: boolean;
  /** Whether nothing moves and nothing is awaited. */
  readonly resting: boolean;
  /** The recording since the last rest. */
  readonly log: Promise<Recording>;
  /** The duration in seconds of the last run, or of the recording that plays. */
  readonly duration: number;
  /** Begins a recording, from a new component with the settings there are. */
  record(): void;
  /** Ends the recording. */
  stopRecording(): Promise<Recording>;
  /** Plays a recording, or its text, or the last run, without events of the element. A finger, a key that pulls or presses, or an
   * activation catches it in flight; commands and attributes reach what is played. Rejected with the
   * line and column of a mistake. */
  play(recording?: Recording | string): Promise<void>;
  /** Shows a recording, or its text, or the last run, at one time. */
  seek(seconds: number, recording?: Recording | string): Promise<void>;
  /** Begins anew and live, with the settings and attributes there are. */
  reset(): void;
}

/**
 * Says where the WebAssembly is, if not beside the scripts: an address, the bytes, or a compiled module. `wasm` is
 * elastic.wasm, or the module of the only element used; `recordings` is recordings.wasm, `songs` is songs.wasm. Before the first element is on a
 * page, or in the script that imports the elements.
 */
export function configure(places: { wasm?: Module; recordings?: Module; songs?: Module }): void;
export type Module = string | URL | BufferSource | WebAssembly.Module;

/** Common to all elements; each setting is an attribute and a custom property, `--elastic-…`, too. */
export class ElasticElement extends HTMLElement {
  /** Fulfilled when the component is there. */
  readonly ready: Promise<this>;
  /** The component's host while the element is on a page. */
  readonly elastic: Host | null;
  readonly state: string;
  /** Has the effect of a drag, like a screen reader's action. */
  activate(): void;
}

export interface ElasticRefreshEvents {
  'armed': CustomEvent<Detail>;
  'disarmed': CustomEvent<Detail>;
  'refresh': CustomEvent<Detail & { waitUntil(promise: PromiseLike<unknown>): void; readonly signal: AbortSignal }>;
  'load-more': CustomEvent<Detail & { waitUntil(promise: PromiseLike<unknown>): void; readonly signal: AbortSignal }>;
  'ended': CustomEvent<Detail & { result?: 'succeeded' | 'failed' }>;
  'cancelled': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  'pull': CustomEvent<Detail & { value: number }>;
  error: ErrorEvent;
}
/** `<elastic-refresh>` */
export class ElasticRefresh extends ElasticElement {
  readonly state: '' | 'stopped' | 'dragging' | 'bouncing' | 'loading' | 'stopping' | 'disabled' | 'no-more-data';
  disabled: boolean;
  refreshing: boolean;
  page: boolean;
  keepsPlace: boolean;
  loadsAutomatically: boolean;
  carriesOn: boolean;
  label: string;
  pointers: string;
  automaticDistance: string;
  note: string;
  successNote: string;
  failureNote: string;
  beginRefreshing(): void;
  endRefreshing(result?: 'succeeded' | 'failed'): void;
  noMoreData(): void;
  disable(): void;
  enable(): void;
  cancel(): void;
  moreData(): void;
  /** A look and feel. Attributes and CSS override it.
   * - `classic`: Like DGElasticPullToRefresh: a thin white circle on the tint colour.
   * - `calm`: Slow and soft, no bounce.
   * - `snappy`: Fast, barely any bounce.
   * - `jelly`: Soft: a big, slow wobble.
   */
  get preset(): '' | 'classic' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'calm' | 'snappy' | 'jelly' | null);
  /** Side of the view that is pulled. Default: top. */
  get edge(): 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  set edge(value: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null);
  /** What a pull does: refresh, or load more. Default: automatic. */
  get purpose(): 'automatic' | 'refresh' | 'load-more';
  set purpose(value: 'automatic' | 'refresh' | 'load-more' | null);
  /** Shape of the wave: classic leans, smooth is symmetric. Default: classic. */
  get profile(): 'classic' | 'smooth';
  set profile(value: 'classic' | 'smooth' | null);
  /** Distance to pull before a release refreshes. 1 to 1000 pt. Default: 95. */
  get triggerOffset(): number;
  set triggerOffset(value: number | null);
  /** Space kept open while loading. 0 to 1000 pt. Default: 50. */
  get loadingInset(): number;
  set loadingInset(value: number | null);
  /** Maximum height of the wave. 0 to 1000 pt. Default: 70. */
  get maximumWave(): number;
  set maximumWave(value: number | null);
  /** Wave height for each point of pull. 0 to 1. Default: 0.5333333333333333. */
  get waveRatio(): number;
  set waveRatio(value: number | null);
  /** Time until the bounce after a release settles. 0.01 to 10 s. Default: 0.9. */
  get settlingDuration(): number;
  set settlingDuration(value: number | null);
  /** Damping of the bounce. Lower bounces longer; 1 means no bounce. 0.01 to 1. Default: 0.43. */
  get dampingRatio(): number;
  set dampingRatio(value: number | null);
  /** Time the content takes to reach its loading position. 0 to 10 s. Default: 0.36. */
  get insetDuration(): number;
  set insetDuration(value: number | null);
  /** Time to return to rest after loading. 0 to 10 s. Default: 0.4. */
  get stopDuration(): number;
  set stopDuration(value: number | null);
  /** Minimum time that loading is shown. 0 to 60 s. Default: 0. */
  get minimumVisibleTime(): number;
  set minimumVisibleTime(value: number | null);
  /** Past the trigger: follow freely, or resist. Default: free. */
  get overPull(): 'free' | 'rubber-band';
  set overPull(value: 'free' | 'rubber-band' | null);
  /** Stretch past the limit. Lower resists more; 1 starts by following the finger. 0.05 to 1. Default: 0.55. */
  get rubberBand(): number;
  set rubberBand(value: number | null);
  /** Distance a finger moves before the component claims the touch. 0 to 100 pt. Default: 10. */
  get claimDistance(): number;
  set claimDistance(value: number | null);
  /** Maximum sideways movement that still counts as a pull. 0.1 to 100. Default: 2. */
  get claimSlope(): number;
  set claimSlope(value: number | null);
  /** What is shown while pulling and loading. Default: circle. */
  get indicator(): 'circle' | 'none' | 'custom';
  set indicator(value: 'circle' | 'none' | 'custom' | null);
  /** Width and height of the indicator. 0 to 1000 pt. Default: 30. */
  get indicatorSize(): number;
  set indicatorSize(value: number | null);
  /** Maximum distance of the indicator from the edge. 0 to 1000 pt. Default: 10. */
  get indicatorMargin(): number;
  set indicatorMargin(value: number | null);
  /** Line width of the circle. 0.1 to 100 pt. Default: 2.5. */
  get indicatorLineWidth(): number;
  set indicatorLineWidth(value: number | null);
  /** Share of the circle that is drawn at the trigger. 0 to 1. Default: 0.9. */
  get indicatorArcShare(): number;
  set indicatorArcShare(value: number | null);
  /** Rotation of the circle for each further trigger distance. -3600 to 3600 °. Default: 200. */
  get indicatorTurn(): number;
  set indicatorTurn(value: number | null);
  /** Time of one rotation while loading. 0.05 to 60 s. Default: 1. */
  get spinPeriod(): number;
  set spinPeriod(value: number | null);
  /** Colour of the wave. Default: tint. */
  get fill(): Paint;
  set fill(value: Paint | null);
  /** Colour behind the wave. Default: #00000000. */
  get background(): Paint;
  set background(value: Paint | null);
  /** Colour of the circle. Default: on-tint. */
  get indicatorColor(): Paint;
  set indicatorColor(value: Paint | null);
  /** Show the control points. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof ElasticRefreshEvents>(type: K, listener: (this: ElasticRefresh, event: ElasticRefreshEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof ElasticRefreshEvents>(type: K, listener: (this: ElasticRefresh, event: ElasticRefreshEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface ElasticShapeEvents {
  'activated': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  'cancelled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<elastic-shape>` */
export class ElasticShape extends ElasticElement {
  readonly state: '' | 'rest' | 'dragging' | 'settling';
  disabled: boolean;
  d: string;
  label: string;
  pointers: string;
  poke(): void;
  cancel(): void;
  disable(): void;
  enable(): void;
  /** A look and feel. Attributes and CSS override it.
   * - `button`: A button: a rounded rectangle that sinks where you press it.
   * - `calm`: Slow and soft, no bounce.
   * - `snappy`: Fast, barely any bounce.
   * - `jelly`: Soft: a big, slow wobble.
   */
  get preset(): '' | 'button' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'button' | 'calm' | 'snappy' | 'jelly' | null);
  /** A button that can be pressed, or decoration only. Default: ornament. */
  get purpose(): 'ornament' | 'button';
  set purpose(value: 'ornament' | 'button' | null);
  /** Corner radius of the rectangle that is drawn if there is no path. 0 to 1000 pt. Default: 48. */
  get cornerRadius(): number;
  set cornerRadius(value: number | null);
  /** Free space around the shape, as a share of the frame's shorter side. 0 to 0.45. Default: 0.15. */
  get marginShare(): number;
  set marginShare(value: number | null);
  /** Minimum number of curves in the outline; 0 keeps the path unchanged. 0 to 200. Default: 64. */
  get minimumCurveCount(): number;
  set minimumCurveCount(value: number | null);
  /** Radius of the finger's effect, as a share of the longer side. 0.05 to 4. Default: 0.45. */
  get reachShare(): number;
  set reachShare(value: number | null);
  /** Depth of the dent that a tap makes. 0 to 200 pt. Default: 10. */
  get pokeDepth(): number;
  set pokeDepth(value: number | null);
  /** Time until the wobble settles. 0.01 to 10 s. Default: 1.2. */
  get settlingDuration(): number;
  set settlingDuration(value: number | null);
  /** Damping of the wobble. Lower wobbles longer; 1 means no wobble. 0.01 to 1. Default: 0.25. */
  get dampingRatio(): number;
  set dampingRatio(value: number | null);
  /** Keep the area constant while the shape is deformed. Default: false. */
  get keepsArea(): boolean;
  set keepsArea(value: boolean | null);
  /** Distance outside the shape at which a touch still counts. 0 to 100000 pt. Default: 100000. */
  get touchMargin(): number;
  set touchMargin(value: number | null);
  /** Distance a finger moves before the component claims the touch. 0 to 100 pt. Default: 10. */
  get claimDistance(): number;
  set claimDistance(value: number | null);
  /** Fill colour. Default: tint. */
  get fill(): Paint;
  set fill(value: Paint | null);
  /** Line colour. Default: line. */
  get lineColor(): Paint;
  set lineColor(value: Paint | null);
  /** Line width; it does not scale with the frame. 0 to 100 pt. Default: 0. */
  get lineWidth(): number;
  set lineWidth(value: number | null);
  /** Show the control points. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof ElasticShapeEvents>(type: K, listener: (this: ElasticShape, event: ElasticShapeEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof ElasticShapeEvents>(type: K, listener: (this: ElasticShape, event: ElasticShapeEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface ElasticSurfaceEvents {
  'settled': CustomEvent<Detail>;
  'cancelled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<elastic-surface>` */
export class ElasticSurface extends ElasticElement {
  readonly state: '' | 'rest' | 'dragging' | 'settling';
  disabled: boolean;
  label: string;
  pointers: string;
  cancel(): void;
  disable(): void;
  enable(): void;
  /** A look and feel. Attributes and CSS override it.
   * - `classic`: The bounce view of the original tutorial.
   * - `objective-c`: The Objective-C port: the crest moves as far as the finger and stops at 150 points.
   * - `calm`: Slow and soft, no bounce.
   * - `snappy`: Fast, barely any bounce.
   * - `jelly`: Soft: a big, slow wobble.
   */
  get preset(): '' | 'classic' | 'objective-c' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'objective-c' | 'calm' | 'snappy' | 'jelly' | null);
  /** Side of the view that the surface hangs from. Default: top. */
  get edge(): 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  set edge(value: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null);
  /** Shape of the wave: classic leans, smooth is symmetric. Default: classic. */
  get profile(): 'classic' | 'smooth';
  set profile(value: 'classic' | 'smooth' | null);
  /** Height at rest. 0 to 2000 pt. Default: 50. */
  get minimumHeight(): number;
  set minimumHeight(value: number | null);
  /** Maximum height of the wave. 0 to 1000 pt. Default: 100. */
  get maximumWave(): number;
  set maximumWave(value: number | null);
  /** Share of a pull that becomes the wave. 0 to 1. Default: 0.6. */
  get waveRatio(): number;
  set waveRatio(value: number | null);
  /** Time until the bounce settles. 0.01 to 10 s. Default: 0.9. */
  get settlingDuration(): number;
  set settlingDuration(value: number | null);
  /** Damping of the bounce. Lower bounces longer; 1 means no bounce. 0.01 to 1. Default: 0.57. */
  get dampingRatio(): number;
  set dampingRatio(value: number | null);
  /** Past the maximum wave: follow freely, or resist. Default: free. */
  get overPull(): 'free' | 'rubber-band';
  set overPull(value: 'free' | 'rubber-band' | null);
  /** Stretch past the limit. Lower resists more; 1 starts by following the finger. 0.05 to 1. Default: 0.55. */
  get rubberBand(): number;
  set rubberBand(value: number | null);
  /** Finger travel after which the surface stops following. 1 to 100000 pt. Default: 100000. */
  get maximumTravel(): number;
  set maximumTravel(value: number | null);
  /** Position of the crest: under the finger, or as far from the middle as the finger moved. Default: under-finger. */
  get crest(): 'under-finger' | 'by-travel';
  set crest(value: 'under-finger' | 'by-travel' | null);
  /** Distance a finger moves before the component claims the touch. 0 to 100 pt. Default: 10. */
  get claimDistance(): number;
  set claimDistance(value: number | null);
  /** Fill colour. Default: surface. */
  get fill(): Paint;
  set fill(value: Paint | null);
  /** Show the control points. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  /** Colours of the control points. Default: red. */
  get controlPointColors(): 'red' | 'spectrum';
  set controlPointColors(value: 'red' | 'spectrum' | null);
  addEventListener<K extends keyof ElasticSurfaceEvents>(type: K, listener: (this: ElasticSurface, event: ElasticSurfaceEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof ElasticSurfaceEvents>(type: K, listener: (this: ElasticSurface, event: ElasticSurfaceEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface FlowingMenuEvents {
  'opening': CustomEvent<Detail>;
  'opened': CustomEvent<Detail>;
  'closing': CustomEvent<Detail>;
  'closed': CustomEvent<Detail>;
  'slide': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  'cancelled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<flowing-menu>` */
export class FlowingMenu extends ElasticElement {
  readonly state: '' | 'closed' | 'dragging' | 'opening' | 'open' | 'closing';
  open: boolean;
  back: boolean;
  disabled: boolean;
  label: string;
  pointers: string;
  pinned: string;
  /** Whether it stays beside its page now. */
  readonly isPinned: boolean;
  show(): void;
  close(): void;
  toggle(): void;
  cancel(): void;
  restore(): void;
  disable(): void;
  enable(): void;
  /** A look and feel. Attributes and CSS override it.
   * - `classic`: Like FlowingMenu: opens in two stages, closes past a fifth of its width.
   * - `calm`: Slow and soft, no bounce.
   * - `snappy`: Fast, barely any bounce.
   * - `jelly`: Soft: a big, slow wobble.
   */
  get preset(): '' | 'classic' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'calm' | 'snappy' | 'jelly' | null);
  /** Side of the view that the menu opens from. Default: start. */
  get edge(): 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  set edge(value: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null);
  /** Shape of the edge: classic leans, smooth is symmetric. Default: classic. */
  get profile(): 'classic' | 'smooth';
  set profile(value: 'classic' | 'smooth' | null);
  /** How the bubble that reveals the menu opens. Default: smooth. */
  get bubble(): 'classic' | 'smooth';
  set bubble(value: 'classic' | 'smooth' | null);
  /** Open the bubble only after the release. Default: false. */
  get opensInStages(): boolean;
  set opensInStages(value: boolean | null);
  /** Width of the menu, as a share of the view. 0.05 to 1. Default: 0.6666666666666666. */
  get widthShare(): number;
  set widthShare(value: number | null);
  /** Width of the menu; 0 uses the share instead. 0 to 10000 pt. Default: 0. */
  get width(): number;
  set width(value: number | null);
  /** Maximum width of the menu. 1 to 100000 pt. Default: 100000. */
  get maximumWidth(): number;
  set maximumWidth(value: number | null);
  /** Where a drag that opens the menu may begin. Default: edge. */
  get opensFrom(): 'edge' | 'anywhere' | 'nowhere';
  set opensFrom(value: 'edge' | 'anywhere' | 'nowhere' | null);
  /** Width of the strip at the edge where a drag may begin. 0 to 1000 pt. Default: 32. */
  get edgeWidth(): number;
  set edgeWidth(value: number | null);
  /** Share of the finger's travel that moves the whole edge. 0 to 1. Default: 0.09. */
  get baseRatio(): number;
  set baseRatio(value: number | null);
  /** Share of the finger's travel that becomes the wave. 0 to 1. Default: 0.9. */
  get waveRatio(): number;
  set waveRatio(value: number | null);
  /** Share of the finger's travel that becomes the wave while closing. 0 to 1. Default: 0.3. */
  get closingWaveRatio(): number;
  set closingWaveRatio(value: number | null);
  /** Share of the width after which a release opens the menu. 0.05 to 0.95. Default: 0.5. */
  get openThresholdShare(): number;
  set openThresholdShare(value: number | null);
  /** Share of the width after which a release closes the menu. 0.05 to 0.95. Default: 0.5. */
  get closeThresholdShare(): number;
  set closeThresholdShare(value: number | null);
  /** How far ahead a release projects the finger's speed. 0 to 1 s. Default: 0.12. */
  get projectionTime(): number;
  set projectionTime(value: number | null);
  /** Open at the threshold, without waiting for the release. Default: false. */
  get opensWithoutRelease(): boolean;
  set opensWithoutRelease(value: boolean | null);
  /** Past the menu's width: follow freely, or resist. Default: free. */
  get overPull(): 'free' | 'rubber-band';
  set overPull(value: 'free' | 'rubber-band' | null);
  /** Stretch past the limit. Lower resists more; 1 starts by following the finger. 0.05 to 1. Default: 0.55. */
  get rubberBand(): number;
  set rubberBand(value: number | null);
  /** Duration of opening and closing after a release. 0.01 to 10 s. Default: 0.6. */
  get releaseDuration(): number;
  set releaseDuration(value: number | null);
  /** Duration of opening and closing from code. 0.01 to 10 s. Default: 0.2. */
  get duration(): number;
  set duration(value: number | null);
  /** Damping of the opening edge. Lower bounces longer; 1 means no bounce. 0.01 to 1. Default: 0.4. */
  get dampingRatio(): number;
  set dampingRatio(value: number | null);
  /** Distance a finger moves before the component claims the touch. 0 to 100 pt. Default: 10. */
  get claimDistance(): number;
  set claimDistance(value: number | null);
  /** Maximum sideways movement that still counts as a drag. 0.1 to 100. Default: 2. */
  get claimSlope(): number;
  set claimSlope(value: number | null);
  /** Colour of the elastic edge. Default: surface. */
  get fill(): Paint;
  set fill(value: Paint | null);
  /** Colour behind the menu. Default: surface. */
  get background(): Paint;
  set background(value: Paint | null);
  /** Colour drawn over the page while the menu is open. Default: backdrop. */
  get backdrop(): Paint;
  set backdrop(value: Paint | null);
  /** Show the control points. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof FlowingMenuEvents>(type: K, listener: (this: FlowingMenu, event: FlowingMenuEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof FlowingMenuEvents>(type: K, listener: (this: FlowingMenu, event: FlowingMenuEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface LyricBallEvents {
  'word': CustomEvent<Detail & { value: number; text: string }>;
  'line': CustomEvent<Detail>;
  'finished': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<lyric-ball>` */
export class LyricBall extends ElasticElement {
  readonly state: '' | 'waiting' | 'hopping' | 'holding' | 'finished';
  for: string;
  src: string;
  durations: string;
  label: string;
  /** The media element: found by `for`, or set. */
  media: HTMLMediaElement | null;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  rate(times: number): void;
  load(song: string): void;
  /** A look and feel. Attributes and CSS override it.
   * - `classic`: The original's hops and timing; the ball stays where it landed.
   * - `calm`: Low hops that land softly.
   * - `snappy`: Short, flat hops, and words that light up at once.
   * - `jelly`: High hops, and a ball that splashes.
   */
  get preset(): '' | 'classic' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'calm' | 'snappy' | 'jelly' | null);
  /** Path of the ball from word to word. Default: gravity. */
  get hop(): 'gravity' | 'classic';
  set hop(value: 'gravity' | 'classic' | null);
  /** Diameter of the ball. 0 to 200 pt. Default: 14. */
  get ballSize(): number;
  set ballSize(value: number | null);
  /** Colour of the ball. Default: highlight. */
  get ballColor(): Paint;
  set ballColor(value: Paint | null);
  /** Height of a hop's control points; the ball rises by three quarters of it. 0 to 1000 pt. Default: 48. */
  get lift(): number;
  set lift(value: number | null);
  /** Duration of the first and the last hop. 0.01 to 10 s. Default: 0.3. */
  get edgeHopDuration(): number;
  set edgeHopDuration(value: number | null);
  /** Longest duration of any other hop. 0.01 to 60 s. Default: 1.2. */
  get maximumHopDuration(): number;
  set maximumHopDuration(value: number | null);
  /** How early the ball lands before its word. 0 to 1 s. Default: 0. */
  get landingLead(): number;
  set landingLead(value: number | null);
  /** Distance from the middle of the word to the landing point. -100 to 100 pt. Default: 0. */
  get landingOffset(): number;
  set landingOffset(value: number | null);
  /** Distance from the row at which the first hop starts. 0 to 1000 pt. Default: 10. */
  get entryDistance(): number;
  set entryDistance(value: number | null);
  /** Length of the last hop. 0 to 1000 pt. Default: 60. */
  get exitDistance(): number;
  set exitDistance(value: number | null);
  /** Fade the ball out in the last hop. Default: true. */
  get fadesOut(): boolean;
  set fadesOut(value: boolean | null);
  /** How much the ball flattens on landing, as a share of its height. 0 to 0.9. Default: 0.25. */
  get squashShare(): number;
  set squashShare(value: number | null);
  /** Time until the ball is round again. 0.001 to 2 s. Default: 0.12. */
  get squashDuration(): number;
  set squashDuration(value: number | null);
  /** How sung words are marked. Default: wipe. */
  get highlight(): 'wipe' | 'step';
  set highlight(value: 'wipe' | 'step' | null);
  /** Colour of words not sung yet. Default: label. */
  get wordColor(): Paint;
  set wordColor(value: Paint | null);
  /** Colour of sung words. Default: highlight. */
  get sungColor(): Paint;
  set sungColor(value: Paint | null);
  /** Font size of the words. 1 to 400 pt. Default: 24. */
  get wordSize(): number;
  set wordSize(value: number | null);
  /** Space between words. 0 to 400 pt. Default: 8. */
  get wordGap(): number;
  set wordGap(value: number | null);
  /** Space between rows, where the ball moves. 0 to 1000 pt. Default: 56. */
  get rowGap(): number;
  set rowGap(value: number | null);
  /** Margin on both sides. 0 to 1000 pt. Default: 20. */
  get margin(): number;
  set margin(value: number | null);
  /** Repeat the song. Default: false. */
  get loops(): boolean;
  set loops(value: boolean | null);
  /** Show the path of the ball. Default: false. */
  get showsPath(): boolean;
  set showsPath(value: boolean | null);
  /** Colour of the ball's path. Default: highlight. */
  get pathColor(): Paint;
  set pathColor(value: Paint | null);
  /** Line width of the path. 0 to 100 pt. Default: 3. */
  get pathWidth(): number;
  set pathWidth(value: number | null);
  /** Opacity of the path's line. 0 to 1. Default: 0.9. */
  get pathOpacity(): number;
  set pathOpacity(value: number | null);
  /** Opacity of the area under the path. 0 to 1. Default: 0.3. */
  get pathFillOpacity(): number;
  set pathFillOpacity(value: number | null);
  /** Show the control points of the hop. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof LyricBallEvents>(type: K, listener: (this: LyricBall, event: LyricBallEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof LyricBallEvents>(type: K, listener: (this: LyricBall, event: LyricBallEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface MessageBalloonEvents {
  'started': CustomEvent<Detail>;
  'stopped': CustomEvent<Detail>;
  'hidden': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<message-balloon>` */
export class MessageBalloon extends ElasticElement {
  readonly state: '' | 'hidden' | 'stopped' | 'typing';
  typing: boolean;
  label: string;
  d: string;
  writers: string;
  hide(): void;
  show(): void;
  start(): void;
  stop(): void;
  /** A look and feel. Attributes and CSS override it.
   * - `classic`: Like the MessageBalloon loader.
   * - `calm`: Dots that fade in turn and stay where they are.
   * - `snappy`: Dots that hop in a quick wave.
   * - `jelly`: Dots that leap high, in a balloon that pops up.
   */
  get preset(): '' | 'classic' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'calm' | 'snappy' | 'jelly' | null);
  /** Movement of the dots. Default: classic. */
  get dotStyle(): 'classic' | 'wave' | 'pulse' | 'cut';
  set dotStyle(value: 'classic' | 'wave' | 'pulse' | 'cut' | null);
  /** How the balloon fits its frame, and where the dots are. Default: tight. */
  get fit(): 'tight' | 'control-points';
  set fit(value: 'tight' | 'control-points' | null);
  /** Number of dots. 1 to 12. Default: 3. */
  get dotCount(): number;
  set dotCount(value: number | null);
  /** Line width. 0 to 100 pt. Default: 5. */
  get lineWidth(): number;
  set lineWidth(value: number | null);
  /** Maximum line width, as a share of the frame's height. 0 to 1. Default: 1. */
  get maximumLineWidthShare(): number;
  set maximumLineWidthShare(value: number | null);
  /** Fill colour. Default: #00000000. */
  get fill(): Paint;
  set fill(value: Paint | null);
  /** Line colour of the balloon. Default: line. */
  get lineColor(): Paint;
  set lineColor(value: Paint | null);
  /** Colour of the dots. Default: dot. */
  get dotColor(): Paint;
  set dotColor(value: Paint | null);
  /** Diameter of a dot, as a share of the frame's height. 0 to 1. Default: 0.1. */
  get dotSizeShare(): number;
  set dotSizeShare(value: number | null);
  /** Distance between dots, in diameters. 0 to 10. Default: 1.6. */
  get dotStepShare(): number;
  set dotStepShare(value: number | null);
  /** Maximum width of the row of dots, as a share of the balloon's width. 0.05 to 1. Default: 0.8. */
  get maximumRowWidthShare(): number;
  set maximumRowWidthShare(value: number | null);
  /** Delay from one dot to the next. 0 to 2 s. Default: 0.1. */
  get dotDelay(): number;
  set dotDelay(value: number | null);
  /** Time a dot takes to move up. 0.01 to 10 s. Default: 0.5. */
  get riseDuration(): number;
  set riseDuration(value: number | null);
  /** Time a dot takes to come back. 0.01 to 10 s. Default: 0.7. */
  get fallDuration(): number;
  set fallDuration(value: number | null);
  /** Distance that a dot moves up, in diameters. 0 to 10. Default: 1. */
  get riseHeightShare(): number;
  set riseHeightShare(value: number | null);
  /** Scale of a dot at the top. 0 to 4. Default: 1.3. */
  get riseScale(): number;
  set riseScale(value: number | null);
  /** How far below its place a dot reappears, in diameters. 0 to 10. Default: 0.5. */
  get fallDepthShare(): number;
  set fallDepthShare(value: number | null);
  /** Scale of a dot when it reappears. 0 to 4. Default: 0.5. */
  get fallScale(): number;
  set fallScale(value: number | null);
  /** Time a dot takes from below to its place. 0.01 to 10 s. Default: 0.2. */
  get placeDuration(): number;
  set placeDuration(value: number | null);
  /** Time a dot takes to grow to full size. 0.01 to 10 s. Default: 0.3. */
  get growDuration(): number;
  set growDuration(value: number | null);
  /** Time a dot takes to fade in. 0.01 to 10 s. Default: 0.5. */
  get fadeDuration(): number;
  set fadeDuration(value: number | null);
  /** Stiffness of the dots' spring (mass 1). 1 to 10000. Default: 100. */
  get stiffness(): number;
  set stiffness(value: number | null);
  /** Friction of the dots' spring. 0.1 to 1000. Default: 10. */
  get friction(): number;
  set friction(value: number | null);
  /** Minimum opacity of a pulsing dot, as with Reduce Motion. 0 to 1. Default: 0.3. */
  get pulseOpacity(): number;
  set pulseOpacity(value: number | null);
  /** Minimum scale of a pulsing dot. 0 to 1. Default: 0.7. */
  get pulseScale(): number;
  set pulseScale(value: number | null);
  /** Duration of showing and hiding. 0.01 to 10 s. Default: 0.3. */
  get showDuration(): number;
  set showDuration(value: number | null);
  /** Scale that showing starts from and hiding ends at. 0 to 1. Default: 0.8. */
  get hiddenScale(): number;
  set hiddenScale(value: number | null);
  /** Mirror the balloon in right-to-left layouts. Default: true. */
  get isMirrored(): boolean;
  set isMirrored(value: boolean | null);
  /** Show the control points. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof MessageBalloonEvents>(type: K, listener: (this: MessageBalloon, event: MessageBalloonEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof MessageBalloonEvents>(type: K, listener: (this: MessageBalloon, event: MessageBalloonEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'elastic-refresh': ElasticRefresh;
    'elastic-shape': ElasticShape;
    'elastic-surface': ElasticSurface;
    'flowing-menu': FlowingMenu;
    'lyric-ball': LyricBall;
    'message-balloon': MessageBalloon;
  }
}
